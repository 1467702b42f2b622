"""This library makes one function of all that a stage does in one go."""
