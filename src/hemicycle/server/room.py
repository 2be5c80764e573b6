"""A table in memory: one change at a time, on disk before anybody hears of it, and then told to all who look on."""

from __future__ import annotations

import asyncio
import json
import time
from collections.abc import Callable, Coroutine
from contextlib import suppress
from dataclasses import dataclass

from hemicycle.kernel.chance import Sealed
from hemicycle.kernel.headers import describe
from hemicycle.kernel.record import Step, step_line
from hemicycle.kernel.schema import LETTERS
from hemicycle.server.audience import Audience
from hemicycle.server.connection import TRY_LATER, Connection
from hemicycle.server.library import Kind
from hemicycle.server.logs import Log
from hemicycle.server.memory import Memory
from hemicycle.server.minds import Minds
from hemicycle.server.words_of import Voices
from hemicycle.store.promises import Change, Line, Store, StoreError
from hemicycle.tables.faults import No
from hemicycle.tables.head import ENCODER
from hemicycle.tables.keys import Keyring
from hemicycle.tables.playing import act_for_bot, ring
from hemicycle.tables.sitting import Kept, Sitting
from hemicycle.tables.taking_back import PATIENCE, settle_wish

NO_STEP = -1
SAVE_SECONDS = 5.0  # between two notes of how much of a strict clock is used up: so much a power cut gives back
NEW = -1  # the revision of a table that is not on disk yet


@dataclass
class House:
    """What all rooms of a server share."""

    store: Store
    keyring: Keyring
    minds: Minds
    log: Log


class Room:
    """One table and those who are connected to it."""

    def __init__(self, house: House, sitting: Sitting, kind: Kind, voices: Voices) -> None:
        self.house, self.sitting, self.kind, self.voices = house, sitting, kind, voices
        self.revision = NEW
        self.memory = Memory()
        self.lock = asyncio.Lock()
        self.audience = Audience(self)
        self.connections: list[Connection] = []
        self.quiet_since = time.monotonic()
        self.closed = False
        self._thinking: dict[tuple[int, int], asyncio.Task[None]] = {}
        self._bell: asyncio.TimerHandle | None = None
        self._timers: set[asyncio.TimerHandle] = set()
        self._tasks: set[asyncio.Task[None]] = set()

    @property
    def code(self) -> str:
        return self.sitting.head.code

    # Changes.

    async def change(self, act: Callable[[float], object], person: int = 0, message: str = "") -> int:
        """Do something to the table; the number of the last step that it made. No says why it was not done."""
        async with self.lock:
            done = self.memory.step_of(person, message) if message else None
            return await self._change(act, person, message) if done is None else done

    async def _change(self, act: Callable[[float], object], person: int, message: str) -> int:
        if self.closed:
            raise No("table-moved", "fault")
        sitting, now = self.sitting, time.time()
        kept, wish = sitting.keep(), sitting.wish
        try:
            act(now)
            settle_wish(sitting, now)
            sitting.count(now)
            number = await self._keep(kept, now, person, message)
        except BaseException as error:
            sitting.back_to(kept, now)
            sitting.wish = wish
            if isinstance(error, No) or not isinstance(error, Exception):
                raise
            self.house.log.fault("not done", error, table=self.shade)
            raise No("not-saved" if isinstance(error, StoreError) else "program-fault", "fault") from None
        self._tell(kept)
        return number

    async def _keep(self, kept: Kept, now: float, person: int, message: str) -> int:
        """Write what has changed; the number of the last step if there was one."""
        sitting, steps = self.sitting, self.new_steps(kept)
        head = ENCODER.encode(sitting.head)
        number = steps[-1].number if steps else NO_STEP
        entry = self.memory.entry(person, message, number) if message else None
        new_head = head != kept.head or self.revision == NEW
        if steps or new_head:
            change = self._difference(steps, head if new_head else None, now)
            change.answered = entry
            await asyncio.wrap_future(self.house.store.write(change))
            self.revision += 1
        if entry is not None:
            self.memory.add(entry)
        return number

    def new_steps(self, kept: Kept) -> list[Step]:
        table = self.sitting.table
        return table.record.steps[kept.mark.steps if kept.mark else 0 :] if table else []

    def _difference(self, steps: list[Step], head: bytes | None, now: float) -> Change:
        sitting, table = self.sitting, self.sitting.table
        change = Change(self.code, self.revision, now, sitting.head.phase, "", 0, head)
        if table is not None:
            assert isinstance(table.stream, Sealed)
            event, words = table.notation.event, table.record.words
            change.drawn = table.stream.drawn
            change.waiting = "".join(LETTERS[seat] for seat in sitting.game.waiting_for(table.state.frames))
            change.lines = [Line(step.number, step_line(step, event), words.get(step.words or "")) for step in steps]
            if steps and steps[0].number == 0:
                change.header = json.dumps(describe(sitting.game), ensure_ascii=False, separators=(",", ":"))
        return change

    @property
    def shade(self) -> str:
        return self.house.keyring.shade(self.code)

    # Telling.

    def _tell(self, kept: Kept) -> None:
        """What has come of a change, for everybody who looks on; then it is the bots' turn."""
        try:
            self.audience.tell(self.new_steps(kept))
        except Exception as error:
            self.house.log.fault("not told", error, table=self.shade)
            self._send_away("stopping", "bye-stopping", TRY_LATER)
        if self.sitting.wish is not None:
            self._later(PATIENCE + 0.1, self._look_at_wish)
        self.wake()

    def _later(self, seconds: float, what: Callable[[], None]) -> None:
        def run() -> None:
            self._timers.discard(handle)
            what()

        handle = asyncio.get_running_loop().call_later(seconds, run)
        self._timers.add(handle)

    def _look_at_wish(self) -> None:
        settle_wish(self.sitting, time.time())
        self._refresh()

    def _refresh(self) -> None:
        """Tell what has changed beside the steps, as soon as no change is under way that may yet fail."""

        async def run() -> None:
            async with self.lock:
                if self.sitting.budget.limits and not self.closed:
                    with suppress(No):  # what is used up is saved; where that fails, it is counted all the same
                        await self._change(self.sitting.set_clock, 0, "")
                self.audience.tell([])
                self.wake()

        self._start(run())

    def _start(self, work: Coroutine[object, object, None]) -> None:
        task = asyncio.create_task(work)
        self._tasks.add(task)
        task.add_done_callback(self._tasks.discard)

    # Those who look on.

    async def enter(self, connection: Connection) -> None:
        """A person has connected."""
        async with self.lock:
            self.connections.append(connection)
            self.sitting.arrive(connection.person)
            self.sitting.set_clock(time.time())
            self.audience.tell([])
            self.wake()

    def leave(self, connection: Connection) -> None:
        if connection in self.connections:
            self.connections.remove(connection)
        if not any(other.person == connection.person for other in self.connections):
            self.sitting.depart(connection.person, time.time())
            self._refresh()
        if not self.connections:
            self.quiet_since = time.monotonic()

    def of_person(self, person: int) -> list[Connection]:
        return [connection for connection in self.connections if connection.person == person]

    def close(self, why: str, sentence: str, code: int) -> None:
        """Send everybody away, and let no bot go on; nothing changes here any more."""
        self.closed = True
        for task in self._thinking.values():
            task.cancel()
        for timer in self._timers:
            timer.cancel()
        if self._bell is not None:
            self._bell.cancel()
        self._send_away(why, sentence, code)

    def _send_away(self, why: str, sentence: str, code: int) -> None:
        for connection in self.connections:
            connection.bye(why, self.audience.say(connection, sentence), code)

    # Strict clocks.

    def _wind(self) -> None:
        """Have the bell ring when the next strict clock runs out; before that now and then, to save what is used up."""
        if self._bell is not None:
            self._bell.cancel()
            self._bell = None
        seconds = None if self.closed else self.sitting.budget.next_due()
        if seconds is not None:
            loop = asyncio.get_running_loop()
            self._bell = loop.call_later(min(seconds, SAVE_SECONDS), lambda: self._start(self._ring()))

    async def _ring(self) -> None:
        try:
            await self.change(lambda now: ring(self.sitting, now))
        except No:
            self._later(2.0, self._wind)  # nothing was kept: try again in a while

    # Bots.

    def wake(self) -> None:
        """Wind the clocks, and have a bot think for every seat that a bot must answer for."""
        if self.closed:
            return
        self._wind()
        if self.sitting.wish is not None:
            return
        for seat in self.sitting.bots_turn():
            key = (seat, self.sitting.asked(seat))
            if key not in self._thinking:
                self._thinking[key] = asyncio.create_task(self._think(*key))

    async def _think(self, seat: int, asked: int) -> None:
        """Wait as long as for any hand, think elsewhere, and choose; whatever fails, the table goes on."""
        minds = self.house.minds
        try:
            await asyncio.sleep(minds.pause())
            async with self.lock:
                if not self._still_asked(seat, asked):
                    return
                assert self.sitting.table is not None
                level = self.sitting.head.seats[seat].level or "sensible"
                thought = minds.think(self.kind, level, self.sitting.table.view(seat))
            action = await thought
            async with self.lock:
                if self._still_asked(seat, asked):
                    await self._bot_acts(seat, asked, action)
        finally:
            self._thinking.pop((seat, asked), None)

    def _still_asked(self, seat: int, asked: int) -> bool:
        sitting = self.sitting
        return not self.closed and not sitting.wish and seat in sitting.bots_turn() and sitting.asked(seat) == asked

    async def _bot_acts(self, seat: int, asked: int, action: tuple[int, ...] | None) -> None:
        def act(now: float) -> None:
            act_for_bot(self.sitting, seat, asked, action, now)

        try:
            await self._change(act, 0, "")
        except No:
            # Nothing was kept: try again in a while, unless somebody changes the table before.
            self._later(2.0, self.wake)
