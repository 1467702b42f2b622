"""This library writes loops out: their turns, the calls in these, and what is known before."""
