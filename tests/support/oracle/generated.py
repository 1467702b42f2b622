"""Checks generated modules over the whole op table against MLIR, and counts what they hold."""

from __future__ import annotations

from collections.abc import Sequence
from random import Random

from shardwright.spec.op import ops
from shardwright.testing.generate.base_programs import base, has_base
from shardwright.testing.generate.together import together
from shardwright.testing.generate.variants import variant, with_mesh
from shardwright.testing.oracle.identity import Tally

TOGETHER = 4  # as many modules with one op as with several
ROUNDS = 40  # at most, over all rows


def check_generated(count: int, seed: int = 0, names: Sequence[str] = ()) -> Tally:
    """Check at least `count` legal modules: one op each, then several ops that were legal alone.

    Every row of the table, or of those named, has its turn in every round; in the first one it is
    left as it is drawn.
    """
    random, tally = Random(seed), Tally()
    chosen = [ops()[name] for name in names] or list(ops().values())
    rows = [row for row in chosen if has_base(row)]
    legal: list[str] = []
    for number in range(ROUNDS * (1 + count // len(rows))):
        if tally.texts >= count and number:
            break
        for row in rows:
            text = variant(row, random) if number else with_mesh(base(row, random))
            if tally.check(f"{row.name} {number}", text, random.randrange(6)):
                legal.append(text)
        for k in range(len(rows) // TOGETHER):
            text = together(random.sample(legal, min(len(legal), random.randint(2, 6))), random)
            tally.check(f"together {number} {k}", text, random.randrange(6))
    return tally


def gaps(tally: Tally) -> list[str]:
    """The ops and attributes of ops that the checked modules lack."""
    found: list[str] = []
    for row in ops().values():
        if not tally.ops[row.name]:
            found.append(f"no module with {row.name}")
            continue
        found += [
            f"no {row.name} with {key}"
            for key in row.inherent
            if not tally.properties[f"{row.name}.{key}"]
        ]
    return found
