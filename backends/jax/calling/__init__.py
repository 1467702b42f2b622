"""Functions of JAX as they are called: with their own pytrees, keys and static arguments."""
