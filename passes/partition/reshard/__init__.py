"""The reshard planner finds the chain of collectives that moves the fewest bytes."""
