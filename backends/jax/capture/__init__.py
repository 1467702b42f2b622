"""Captures the annotated train step of a model from JAX, without allocating arrays.

`recipe` and `labels` need no jax; the other files are imported when a model is asked for.
"""
