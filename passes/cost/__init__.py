"""The cost passes estimate time and memory of a local program on a cluster."""
