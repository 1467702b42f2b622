"""Pauses Python's cyclic garbage collector while a program is built."""

from __future__ import annotations

import gc
from collections.abc import Generator
from contextlib import contextmanager
from dataclasses import dataclass

WORTH_LOOKING = 30_000_000  # objects made since the last look, at least: some 3 GB


@dataclass
class Ledger:
    """Objects made while nothing was collected, and objects that were alive at the last look.

    `patience`: how many times as many may be made before the next one. `is_seldom`: only such looks
    collect.
    """

    made: int = 0
    alive: int = 0
    patience: int = 1
    keeps_apart: bool = True  # nobody else freezes objects, so all may be unfrozen
    is_seldom: bool = False

    def look(self) -> None:
        """Look for dead programs, cycles all of them, once they may be half of what there is."""
        if self.made + gc.get_count()[0] > self.patience * max(WORTH_LOOKING, self.alive):
            dead = gc.collect()
            self.patience = 2 if 4 * dead < self.made else 1  # most live: looks are in vain
            self.made, self.alive = 0, len(gc.get_objects())

    def close(self) -> None:
        """Note what was made, and count it as old: small collections would look at all of it."""
        self.made += gc.get_count()[0]
        # Counting frozen objects looks at each: once there were some, nobody asks again.
        self.keeps_apart = self.keeps_apart and gc.get_freeze_count() == 0
        if self.keeps_apart:
            gc.freeze()
            gc.unfreeze()


ledger = Ledger()


@contextmanager
def not_collecting() -> Generator[None, None, None]:
    """No collections meanwhile: a program is one big tree of live objects, looking at them only
    costs.

    Dead programs are looked for before the next is built: after the last one nobody needs the room.
    """
    was_enabled, was_seldom = gc.isenabled(), ledger.is_seldom
    if was_enabled or was_seldom:
        ledger.look()
    gc.disable()
    ledger.is_seldom = False
    try:
        yield
    finally:
        if was_enabled or was_seldom:
            ledger.close()
        ledger.is_seldom = was_seldom
        if was_enabled:
            gc.enable()


@contextmanager
def seldom_collecting() -> Generator[None, None, None]:
    """Meanwhile only the looks for dead programs collect: what else makes circles makes few, and
    every collection goes through all that is alive.
    """
    if not gc.isenabled():
        yield
        return
    gc.disable()
    ledger.is_seldom = True
    try:
        yield
    finally:
        ledger.is_seldom = False
        ledger.close()
        gc.enable()
