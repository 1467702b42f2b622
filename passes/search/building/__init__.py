"""From a program on a machine to a problem, and back."""
