"""The scanner splits a text into statements and cuts locations and resources out of it."""
