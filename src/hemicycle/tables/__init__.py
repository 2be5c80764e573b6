"""A sitting at a table: who sits where, whose clock runs, what may be taken back. No files, no network, no clock."""
