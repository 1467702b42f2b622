"""Pauses Python's cyclic garbage collector while a program is built."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

WORTH_LOOKING = 5_000_000  # objects made since the last look, at least: some 500 MB


@dataclass
class Ledger:
    """Objects made while nothing was collected, and objects that were alive at the last look."""

    made: int = 0
    alive: int = 0
    is_shared: bool = False  # somebody else keeps objects apart

    def age(self) -> None:
        """Count all objects as old, where nobody else keeps objects apart."""
        # Counting frozen objects looks at each: once they were seen, nobody asks again.
        self.is_shared = self.is_shared or gc.get_freeze_count() > 0
        if not self.is_shared:
            gc.freeze()
            gc.unfreeze()

    def look(self) -> None:
        """Look for dead programs, cycles all of them, once they may be half of what there is."""
        if self.made > max(WORTH_LOOKING, self.alive):
            gc.collect()
            self.made, self.alive = 0, len(gc.get_objects())


ledger = Ledger()


@contextmanager
def not_collecting() -> Generator[None, None, None]:
    """No collections meanwhile: a program is one big tree of live objects, looking at them only
    costs.

    What was made counts as old afterwards, else the next small collections look at all of it. Dead
    programs are looked for before the next is built: after the last one nobody needs the room.
    """
    was_enabled = gc.isenabled()
    if was_enabled:
        ledger.look()
    gc.disable()
    try:
        yield
    finally:
        if was_enabled:
            made = gc.get_count()[0]
            ledger.age()
            gc.enable()
            ledger.made += made
