"""Python's cyclic garbage collector, while a program grows."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def paused() -> Generator[None]:
    """No cyclic collection inside, where it was on; a program is one big tree of live objects.

    The collector would walk the whole tree again and again as ops are added, and find nothing.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            gc.enable()
