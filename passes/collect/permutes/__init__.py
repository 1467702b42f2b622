"""This library writes block transfers as rounds of collective permutes."""
