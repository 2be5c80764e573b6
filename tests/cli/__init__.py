"""The command line, through processes of its own."""
