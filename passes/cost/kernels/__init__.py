"""This library flattens blocks into dataflow nodes and finds rematerializable values."""
