"""Algorithms that methods share: exact ones, bounds, and local search, on arrays."""
