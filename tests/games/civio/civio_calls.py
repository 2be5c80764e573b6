"""Hands that can be called, and a table of two on which A holds one."""

from __future__ import annotations

from games.civio.play import play

FLUSH = """
    hidden.A school barnette
    open.A   tinker pico expression A1 A14
    """
SPLIT = """
    hidden.A police powell
    open.A   gideon reed frontiero equality A5
    """
# FLUSH divides as well, for instance into school, barnette, A14 and the others; this one does not.
FLUSH_ONLY = """
    hidden.A gender comstock
    open.A   griswold privacy A1 A4 A5
    """


def called(hand: str, moves: str) -> None:
    """A table of two in which A is about to finish with this hand, and what follows."""
    play(f"""
        seats 2
        option match rounds:1
        {hand}
        stack finish A
        ---
        {moves}
        """)
