"""This library lowers a reshard to a greedy chain of collectives."""
