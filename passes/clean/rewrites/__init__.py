"""This library holds the local rewrites that the cleanup passes apply."""
