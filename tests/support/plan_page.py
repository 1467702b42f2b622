"""The page `docs/plan.md`: every `plan.*` attribute, from the table `spec/plan.py`."""

from __future__ import annotations

from collections.abc import Iterator

from shardwright.spec import plan
from shardwright.spec.stages import STAGES

HEAD = """\
# Plan keys

Made from `spec/plan.py` by `make golden`.

Facts of ours that no op says are attributes `plan.*`, on modules, functions and ops, never on an
argument or a result of a function. What stands on an op may stand on a call. A known key at another
place, or with a value of another type, is an error; fields of dictionaries may be missing, others
are not read. A key that is not listed is legal and says nothing: the warning `unknown-plan-key`
names it. `strip-plan` removes them all.

Written by: passes, verbs of `shardwright`, people (user). Stage: of a program that has the key.
"""


def page() -> str:
    """The whole page."""
    return "\n".join([HEAD, *(line for one in plan.WHERE for line in _section(one))])


def _section(where: plan.Where) -> Iterator[str]:
    yield f"## On {plan.WHERE[where]}\n"
    yield "| key | holds | written by | stage | says |"
    yield "|---|---|---|---|---|"
    for key in sorted((key for key in plan.KEYS if key.where == where), key=lambda key: key.name):
        writers = ", ".join(f"`{one}`" if one != "user" else one for one in key.writers)
        cells = f"`{key.name}`", str(key.type), writers, _stages(key.stages), key.meaning
        yield f"| {' | '.join(cells)} |"
    yield ""


def _stages(stages: tuple[str, ...]) -> str:
    if stages in ((), STAGES):
        return "any"
    return ", ".join(f"`{stage}`" for stage in stages)
