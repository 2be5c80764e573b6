"""The rules of CIVIO, one short file for each phase."""
