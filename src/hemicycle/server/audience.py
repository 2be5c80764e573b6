"""Tells those who are connected to a table what has happened: put together once for all who see the same."""

from __future__ import annotations

import time
from typing import TYPE_CHECKING, Final, NamedTuple

from hemicycle.kernel.record import Step
from hemicycle.kernel.schema import LETTERS
from hemicycle.server import protocol as p
from hemicycle.server.connection import ENCODER, Connection, encoded
from hemicycle.server.facts import table_info, you
from hemicycle.server.looking import Eyes, after_each
from hemicycle.server.words_of import words
from hemicycle.tables.sitting import ONLOOKER

if TYPE_CHECKING:
    from hemicycle.server.room import Room


# Looked at for the mere hint that taking back is free; when somebody does it, all are. Each view pays for this.
WORLDS: Final = 6


class Watching(NamedTuple):
    """All on which it hangs what somebody is told: where he looks from, and how he is spoken to."""

    viewer: int
    language: str
    names: tuple[str, ...]


class Audience:
    """Those who look on at one table."""

    def __init__(self, room: Room) -> None:
        self.room = room
        self._eyes: dict[Watching, Eyes] = {}

    def say(self, connection: Connection, name: str) -> str:
        return words(connection.language).say(name)

    # Who sees what.

    def watching(self, connection: Connection, step: int | None = None) -> Watching:
        """How somebody looks on now; with a step, by the names that the seats had then."""
        sitting = self.room.sitting
        seat = sitting.seat_of(connection.person)
        stays = sitting.names_at(step) if step is not None else None
        names = [stay.name for stay in stays] if stays else [one.name for one in sitting.head.seats]
        mine = seat != ONLOOKER and (stays is None or stays[seat].person == connection.person)
        if mine:
            names[seat] = words(connection.language).say("you")
        viewer = seat if seat != ONLOOKER else sitting.game.schema.onlooker
        return Watching(viewer, connection.language, tuple(names))

    def eyes(self, watching: Watching) -> Eyes:
        table = self.room.sitting.table
        assert table is not None
        found = self._eyes.get(watching)
        if found is None or found.notation is not table.notation:
            if len(self._eyes) > 100:
                self._eyes.clear()
            teller = self.room.voices.teller(watching.language, watching.names)
            found = self._eyes[watching] = Eyes(table.notation, watching.viewer, teller)
        return found

    def view(self, watching: Watching) -> p.View | None:
        """What is seen now; None before the game has begun."""
        sitting, table = self.room.sitting, self.room.sitting.table
        if table is None:
            return None
        eyes = self.eyes(watching)
        seat = watching.viewer if eyes.is_seat else ONLOOKER
        playing = seat != ONLOOKER and sitting.head.phase == "playing"
        free = playing and table.free_to_take_back(seat, WORLDS) is not None
        return eyes.view(table.state, len(table.record.steps) - 1, sitting.asked(seat), free)

    # Telling.

    def tell(self, steps: list[Step]) -> None:
        """New steps and whatever else has changed, to each in the same order."""
        messages: dict[Watching, list[str]] = {}
        here = {person.number for person in self.room.sitting.people()}
        for connection in self.room.connections:
            if connection.greeted and connection.person not in here:
                connection.bye("removed", self.say(connection, "bye-removed"))
            if not connection.greeted:
                continue
            watching = self.watching(connection)
            if watching != connection.watching:
                connection.watching, before = watching, connection.watching
                if self._anew(connection, before, watching, len(steps)):
                    continue
            if steps and watching not in messages:
                messages[watching] = self._step_messages(watching, steps)
            for message in messages.get(watching, ()):
                connection.send(message)
        self._facts()

    def _anew(self, connection: Connection, before: object, watching: Watching, new: int) -> bool:
        """Somebody looks on from another place now, or by other names: the view anew, and other lines."""
        table = self.room.sitting.table
        known = len(table.record.steps) - new if table else 0  # steps that he has been told of
        if table is None or not known:
            return False
        same_place = isinstance(before, Watching) and before[:2] == watching[:2]
        self.sync(connection, "", known - 1 if same_place else -1)
        return True

    def _step_messages(self, watching: Watching, steps: list[Step]) -> list[str]:
        table, eyes = self.room.sitting.table, self.eyes(watching)
        assert table is not None
        view = self.view(watching)
        assert view is not None
        if steps[-1].back is not None:
            line = self.taken_back(steps[-1], watching)
            return [encoded(p.Rewound(to=steps[-1].back, lines=[line], view=view))]
        out: list[str] = []
        for step, state in zip(steps, after_each(table.state, steps), strict=True):
            shown = view if step is steps[-1] else eyes.view(state, step.number, -1)
            out.append(encoded(p.Stepped(n=step.number, lines=eyes.lines(step), moves=eyes.moves(step), view=shown)))
        return out

    def taken_back(self, step: Step, watching: Watching) -> p.Line:
        """The line that says that steps were taken back."""
        seat = LETTERS.find(step.actor) if len(step.actor) == 1 else -1
        name = watching.names[seat] if seat >= 0 else "none"
        text = words(watching.language).say("taken-back", name=name)
        return p.Line(step.number, text, "taken_back", step.actor if seat >= 0 else "")

    def _facts(self) -> None:
        """What is open to all beside the game, to everybody for whom it has changed."""
        texts: dict[str, str] = {}
        for connection in self.room.connections:
            if not connection.greeted:
                continue
            language = connection.language
            if language not in texts:
                texts[language] = ENCODER.encode(table_info(self.room.sitting, language)).decode()
            text = self._facts_text(connection, texts[language])
            if text != connection.told:
                connection.told = text
                connection.send(text)

    def _facts_text(self, connection: Connection, table: str) -> str:
        yours = ENCODER.encode(self._you(connection)).decode()
        return f'{{"t":"table","table":{table},"you":{yours}}}'

    def _you(self, connection: Connection) -> p.You:
        watching, room = self.watching(connection), self.room
        teller = room.voices.teller(watching.language, watching.names)
        return you(room.sitting, connection.person, room.house.keyring, teller)

    def sync(self, connection: Connection, message: str, since: int) -> None:
        """Everything that somebody may know now; of the lines only those that he lacks."""
        sitting = self.room.sitting
        table = table_info(sitting, connection.language)
        watching = self.watching(connection)
        since = self._base(since)
        connection.tell(
            p.Sync(
                id=message,
                table=table,
                you=self._you(connection),
                view=self.view(watching),
                lines=self._lines(connection, since),
                since=since,
                now=time.time(),
            )
        )
        connection.told = self._facts_text(connection, ENCODER.encode(table).decode())
        connection.greeted, connection.watching = True, watching

    def _base(self, since: int) -> int:
        """The last step of which somebody who knows the steps up to `since` still has the right lines."""
        table = self.room.sitting.table
        if table is None or not -1 <= since < len(table.record.steps):
            return -1
        backs = [step.back for step in table.record.steps[since + 1 :] if step.back is not None]
        return min([since, *(back - 1 for back in backs)])

    def _lines(self, connection: Connection, since: int) -> list[p.Line]:
        table = self.room.sitting.table
        if table is None:
            return []
        standing = {step.number for step in table.record.standing() if step.number > since}
        out: list[p.Line] = []
        for step in table.record.steps[since + 1 :]:
            watching = self.watching(connection, step.number)
            if step.back is not None:
                out.append(self.taken_back(step, watching))
            elif step.number in standing:
                out += self.eyes(watching).lines(step)
        return out
