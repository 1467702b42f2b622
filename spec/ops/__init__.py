"""One row per op, one file per family."""
