"""This library prices kernels and collectives on a cluster."""
