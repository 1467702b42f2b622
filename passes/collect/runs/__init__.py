"""This library finds runs of data movements and loops that can share collectives."""
