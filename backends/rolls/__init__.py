"""Calls that follow each other as loops of a script, and what they take and leave as lists."""
