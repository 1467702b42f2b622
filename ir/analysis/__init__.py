"""The analyses read traffic, reducer kinds and partial kinds off a program."""
