"""What must hold of every game: the toys and all that are installed."""
