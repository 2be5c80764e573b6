"""The kernel: state, secrecy, chance, records and notation for every game. It knows no game."""
