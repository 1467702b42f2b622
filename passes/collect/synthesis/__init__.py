"""This library synthesizes reduction programs over the levels of a cluster."""
