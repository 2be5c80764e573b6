"""How one server is set up: where it listens, what it keeps where, and how much it lets anybody do."""

from __future__ import annotations

from dataclasses import dataclass, field
from pathlib import Path
from typing import Final

import hemicycle

DEFAULT_PORT: Final = 8000
EVERYWHERE: Final = "0.0.0.0"  # a class must reach it
BOT_PAUSE: Final = 1.2
PAGE: Final = Path(hemicycle.__file__).with_name("web_page")


@dataclass(frozen=True)
class Limits:
    """What is plenty for people and little for a program that does harm."""

    body: int = 16_384  # bytes of a request
    message: int = 8_192  # bytes of a message
    messages_a_second: float = 20.0  # of one connection, and how many it may save up
    messages_at_once: float = 80.0
    connections: int = 8  # of one person
    tables_an_hour: int = 120  # opened from one address: a school has one
    tables_at_once: int = 5_000  # in memory
    wrong_a_minute: int = 60  # codes, tokens and PINs from one address, before they are answered slowly
    wrong_pins: int = 20  # for one name, before this way back is shut until the person comes another way
    slow_seconds: float = 0.25  # between two answers when they are slow
    waiting: int = 64  # for a slow answer, from one address


@dataclass(frozen=True)
class Settings:
    """Everything that may differ from one server to the next."""

    data: Path
    host: str = EVERYWHERE
    port: int = DEFAULT_PORT
    bot_pause: float = BOT_PAUSE  # seconds that a bot seems to think, whatever it holds
    workers: int = 1  # processes in which bots think
    page: Path = PAGE
    behind_proxy: bool = False
    limits: Limits = field(default_factory=Limits)
