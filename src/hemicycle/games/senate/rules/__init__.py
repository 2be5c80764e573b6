"""The rules of Senate, one short file a phase."""
