"""The timed reshard planner finds the fastest chain of collectives on a cluster."""
