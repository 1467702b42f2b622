"""This library compares the ways to run one collective on a cluster."""
