"""This room draws op instances and checks every row of the op table."""
