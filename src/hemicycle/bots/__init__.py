"""Players that are programs. They see Observations and Worlds, never a table's State."""
