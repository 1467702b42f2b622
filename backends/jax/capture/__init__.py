"""From a model to its annotated train step, captured from JAX: no array is ever made.

`recipe` and `labels` need no jax; the other files are imported when a model is asked for.
"""
