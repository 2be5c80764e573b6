"""Addresses at which others in the same network find this machine, and a port that is free."""

from __future__ import annotations

import contextlib
import ipaddress
import socket
from typing import Final

from hemicycle.server.settings import EVERYWHERE

# Nothing is sent to these: a datagram socket only asks the system which way it would go.
SOMEWHERE: Final = ("192.0.2.1", "10.255.255.255", "192.168.255.255", "172.31.255.255")
PORTS_TRIED: Final = 20


def lan_addresses() -> list[str]:
    """Addresses of this machine in its own networks, the likeliest first."""
    found: list[str] = []
    for target in SOMEWHERE:
        with contextlib.suppress(OSError), socket.socket(socket.AF_INET, socket.SOCK_DGRAM) as probe:
            probe.connect((target, 9))
            found.append(probe.getsockname()[0])
    with contextlib.suppress(OSError):
        found += [str(info[4][0]) for info in socket.getaddrinfo(socket.gethostname(), None, socket.AF_INET)]
    return [address for address in dict.fromkeys(found) if _is_ours(address)]


def _is_ours(address: str) -> bool:
    ip = ipaddress.ip_address(address)
    return ip.is_private and not ip.is_loopback and not ip.is_link_local and not ip.is_unspecified


def is_everywhere(host: str) -> bool:
    return host in (EVERYWHERE, "::", "")


def listen(host: str, port: int) -> socket.socket:
    """A socket on the port, or on the next free one after it; port 0 is any free one."""
    family = socket.AF_INET6 if ":" in host else socket.AF_INET
    last: OSError | None = None
    for candidate in range(port, port + PORTS_TRIED) if port else (0,):
        if candidate > 65535:
            break
        listener = socket.socket(family, socket.SOCK_STREAM)
        # Not on Windows, where it would let two servers share a port.
        if hasattr(socket, "SO_REUSEPORT"):
            listener.setsockopt(socket.SOL_SOCKET, socket.SO_REUSEADDR, 1)
        try:
            listener.bind((host, candidate))
            listener.listen(1024)
        except OSError as error:
            listener.close()
            last = error
            continue
        return listener
    assert last is not None
    raise last
