"""The command line: one command, `hemicycle`."""
