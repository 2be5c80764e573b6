"""A server for measuring and tests: it takes as much as it is given, and only from this machine.

python -m hemicycle.server.unlimited DATA PORT [WORKERS [SAMPLES]]: how many processes bots have, and the file for what
a signal asks about where its time goes. With such a file it ends when its standard input does: whoever wants to know is
gone then, however that came about.
"""

from __future__ import annotations

import os
import signal
import sys
import threading
from pathlib import Path

from hemicycle.server.logs import Log
from hemicycle.server.running import serve
from hemicycle.server.sampling import Sampler
from hemicycle.server.settings import Limits, Settings

FREE = Limits(messages_a_second=1e6, messages_at_once=1e6, tables_an_hour=10**6)


def main(arguments: list[str]) -> None:
    data, port, *more = arguments
    workers, samples = [*more, *("1", "")[len(more) :]]
    settings = Settings(Path(data), "127.0.0.1", int(port), bot_pause=0.0, workers=int(workers), limits=FREE)
    if samples:
        Sampler(Path(samples)).listen()
        threading.Thread(target=_end_with_input, daemon=True).start()
    serve(settings, lambda server: print(f"Hemicycle is here: {server.addresses.here()}", flush=True), Log())


def _end_with_input() -> None:
    while os.read(sys.stdin.fileno(), 1):
        pass
    os.kill(os.getpid(), signal.SIGTERM)


if __name__ == "__main__":
    main(sys.argv[1:])
