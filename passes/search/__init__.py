"""Finds plans: the choice of a strategy for every op of a program."""
