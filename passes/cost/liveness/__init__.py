"""The liveness analysis finds the peak memory of a local program."""
