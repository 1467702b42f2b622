"""This library finds copies of constants that are one when a program is exported."""
