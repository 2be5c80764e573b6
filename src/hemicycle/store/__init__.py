"""Keeps tables. What a store promises is in `promises`; SQLite is the one there is."""
