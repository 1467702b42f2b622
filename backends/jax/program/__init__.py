"""Programs that are Python: what `FILE.py:name` or `module:name` lowers to, as text.

The user's code runs in a process of its own, `capture_process`; nothing here imports jax.
"""
