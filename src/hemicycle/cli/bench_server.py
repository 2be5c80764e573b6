"""`hemicycle bench server`: how many tables one server holds, and where its time goes."""

from __future__ import annotations

import argparse
import asyncio
import os
import platform
import sys
import time
from collections.abc import Callable
from typing import Any, Final

from hemicycle.cli.own_server import OwnServer
from hemicycle.kernel.options import BadInput
from hemicycle.lab import bench
from hemicycle.lab.capacity import LIMIT_MS, Capacity, Stage, capacity
from hemicycle.lab.load import SEATS, Load
from hemicycle.server.sampling import WAITING

YARDSTICK_SECONDS: Final = 0.4
THOUSAND: Final = 1_000
OTHER_FILES: Final = 200

Say = Callable[[str], None]


def server(args: argparse.Namespace, say: Say) -> dict[str, Any]:
    """All that was measured, as plain values."""
    if args.most < 1 or not args.every > 0 or not args.seconds > 0:
        raise BadInput("--most must be 1 or more, and --every and --seconds more than 0.")
    _allow_files(SEATS * args.most + OTHER_FILES)
    say("yardstick")
    rate = bench.rate(bench.yardstick, YARDSTICK_SECONDS)
    with OwnServer() as own:
        found = asyncio.run(_search(own, args, rate, say))
    held = [stage for stage in found.stages if stage.tables == found.tables] or found.stages
    return {
        "machine": {"cores": os.cpu_count(), "system": platform.platform(), "python": platform.python_version()},
        "every_s": args.every,
        "limit_ms": LIMIT_MS,
        "tables": found.tables,
        "more_is_too_many": found.found,
        "parts": held[-1].parts,
        "stages": [stage.__dict__ for stage in found.stages],
    }


def _allow_files(wanted: int) -> None:
    """Each page is a socket here and one in the server; many systems allow a process few at first."""
    if sys.platform != "win32":
        import resource  # noqa: PLC0415

        soft, hard = resource.getrlimit(resource.RLIMIT_NOFILE)
        if soft != resource.RLIM_INFINITY and soft < wanted:
            most = wanted if hard == resource.RLIM_INFINITY else min(wanted, hard)
            resource.setrlimit(resource.RLIMIT_NOFILE, (most, hard))


async def _search(own: OwnServer, args: argparse.Namespace, rate: float, say: Say) -> Capacity:
    load = Load(own.port, args.every)

    async def measure(tables: int) -> Stage:
        say(f"{tables} tables are opened")
        await load.play(tables)
        say(f"{tables} tables play")
        await asyncio.sleep(args.every)  # until the new ones are in step
        own.watch()
        began, worked = time.perf_counter(), time.process_time()
        seen = await load.measure(args.seconds)
        told, lasted = own.watched(), time.perf_counter() - began
        looks = {part: count for part, count in told.get("looks", {}).items() if part != WAITING}
        return Stage(
            tables=tables,
            moves=len(seen.moves),
            p50_ms=round(1e3 * seen.quantile(0.5), 1),
            p99_ms=round(1e3 * seen.quantile(0.99), 1),
            slowest_ms=round(1e3 * max(seen.moves), 1),
            late=seen.late,
            refused=seen.refused,
            server_cores=round(told.get("worked", 0.0) / lasted, 3),
            load_cores=round((time.process_time() - worked) / lasted, 3),
            yardsticks_a_move=round(told.get("worked", 0.0) / len(seen.moves) * rate / THOUSAND, 2),
            parts={part: round(n / sum(looks.values()), 3) for part, n in sorted(looks.items(), key=_by_count)},
        )

    try:
        return await capacity(measure, args.most)
    finally:
        await load.end()


def _by_count(one: tuple[str, int]) -> int:
    return -one[1]


def lines(told: dict[str, Any]) -> list[str]:
    """For reading."""
    out = [f"{'tables':>8}{'moves':>8}{'p50 ms':>10}{'p99 ms':>10}{'slowest':>10}{'server':>10}{'load':>8}"]
    for stage in told["stages"]:
        cores = f"{stage['server_cores']:>10.2f}{stage['load_cores']:>8.2f}"
        times = "".join(f"{stage[name]:>10.1f}" for name in ("p50_ms", "p99_ms", "slowest_ms"))
        out.append(f"{stage['tables']:>8}{stage['moves']:>8}{times}{cores}")
    more = "with more it is slower" if told["more_is_too_many"] else "more were not tried"
    out += [
        "",
        f"{told['tables']} tables of 4, a move every {told['every_s']:g} s at each: 99 of 100 moves are at all four",
        f"pages within {told['limit_ms']:g} ms; {more}. Server and load: cores, of {told['machine']['cores']}.",
    ]
    if told["parts"]:
        out += ["", "Where the time of the server's thread goes:"]
        out += [f"  {part:<24}{share:>6.1%}" for part, share in told["parts"].items()]
    return out
