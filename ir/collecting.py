"""When Python looks for objects that nobody needs any more: not while a program is built."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager


@contextmanager
def not_collecting() -> Generator[None, None, None]:
    """No collections meanwhile: a program is one big tree of live objects, looking at them only
    costs.

    What was made counts as old afterwards, else the next small collections look at all of it.
    """
    was_enabled = gc.isenabled()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            if not gc.get_freeze_count():  # else somebody else keeps objects apart
                gc.freeze()
                gc.unfreeze()
            gc.enable()
