"""This library finds the fastest chain of collectives in place of one."""
