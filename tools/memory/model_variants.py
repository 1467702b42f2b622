"""Variants of a `shardwright model` train step that need less memory, the cheapest first."""

from __future__ import annotations

from collections.abc import Iterator, Mapping
from dataclasses import replace
from functools import partial
from typing import Any

from shardwright.backends.jax.capture.recipe import REMATS, Recipe
from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.print import print_module
from shardwright.passes.cost.trials.memory_changes import Variant
from shardwright.spec.stages import is_local
from shardwright.tools.model.invocation import Asked, asked_for, built
from shardwright.tools.session.extras import installed
from shardwright.tools.session.session import Session

FILE = "smaller.mlir"  # what the words write
_KEPT = ("none", "selective", "full")  # of REMATS, less and less
assert set(_KEPT) == set(REMATS)

Other = tuple[str, Asked]  # what is other, and all of it
_Change = tuple[str, Mapping[str, Any]]  # by fields of a recipe


def made_by(session: Session, given: Module) -> Asked | None:
    """The words that make just this program; None where there are none, or JAX is missing."""
    if is_local(given) or installed("jax") is None:
        return None
    asked = asked_for(given)
    module = made(session, asked) if asked is not None else None
    is_same = module is not None and print_module(module) == print_module(given)
    return asked if is_same else None


def made(session: Session, asked: Asked) -> Module | None:
    """The program of words; None where its sizes do not fit one another."""
    file, phase = session.file, session.phase
    try:
        return built(session, asked)[0]
    except ProgramError:
        return None
    finally:
        session.file, session.phase = file, phase


class ModelVariants:
    """A train step of `shardwright model` with other options."""

    def __init__(self, session: Session, asked: Asked) -> None:
        self.session, self.asked = session, asked

    def milder(self) -> Iterator[Variant]:
        """On as many devices, with nothing computed again."""
        return map(self._variant, milder(self.asked))

    def harder(self) -> Iterator[Variant]:
        """On as many devices, with more computed again."""
        return map(self._variant, harder(self.asked))

    def wider(self) -> Iterator[Variant]:
        """On twice as many devices."""
        return map(self._variant, wider(self.asked))

    def _variant(self, one: Other) -> Variant:
        what, other = one
        devices, before = other.recipe.parallel.devices, self.asked.recipe.parallel.devices
        build = partial(made, self.session, other)
        return Variant(what, command(other), devices, devices > before, build)


def variants_of(session: Session, given: Module) -> ModelVariants | None:
    """Those of a program; None where no options write it."""
    asked = made_by(session, given)
    return None if asked is None else ModelVariants(session, asked)


def command(asked: Asked) -> str:
    """The command that writes the program."""
    return " ".join(["shardwright model", asked.family, *asked.words(), "-o", FILE])


def milder(asked: Asked) -> Iterator[Other]:
    """On as many devices, with nothing worked out again: each alone, then all together."""
    changes = list(_mild(asked.recipe))
    yield from (_other(asked, change) for change in changes)
    if len({tuple(fields) for _, fields in changes}) > 1:
        yield _other(asked, *changes)


def harder(asked: Asked) -> Iterator[Other]:
    """On as many devices, with more worked out again: alone, then with all that is mild."""
    mild = list(_mild(asked.recipe))
    for change in _hard(asked.recipe):
        yield _other(asked, change)
        if mild:
            yield _other(asked, *mild, change)


def wider(asked: Asked) -> Iterator[Other]:
    """On twice as many devices: alone, then with all of the above."""
    above = [*_mild(asked.recipe), *_hard(asked.recipe)]
    known, least = _other(asked, *above)
    for alone, together in zip(_wide(asked.recipe), _wide(least.recipe), strict=True):
        yield _other(asked, alone)
        if above:
            what, other = _other(least, together)
            yield f"{what}, {known}", other


def _other(asked: Asked, *changes: _Change) -> Other:
    """All changes, later ones in the place of earlier ones of the same kind."""
    recipe = asked.recipe
    said: dict[str, str] = {}
    for what, fields in changes:
        parallel = fields.get("parallel")
        own = {name: value for name, value in fields.items() if name != "parallel"}
        if parallel is not None:
            own["parallel"] = replace(recipe.parallel, **parallel)
        recipe = replace(recipe, **own)
        said[" ".join([*own, *(parallel or {})])] = what
    return ", ".join(said.values()), replace(asked, recipe=recipe)


def _mild(recipe: Recipe) -> Iterator[_Change]:
    if recipe.stages > 1 and recipe.schedule != "1f1b":
        yield "1f1b", {"schedule": "1f1b", "chunks": 1}
    if recipe.parallel.tp > 1 and not recipe.parallel.sp:
        yield "sp=on", {"parallel": {"sp": True}}
    if recipe.shard_grad_op:
        yield "no shard-grad-op", {"shard_grad_op": False}
    for rows in _smaller(recipe.microbatch):
        passes = recipe.accumulate * recipe.microbatch // rows
        yield f"{passes} micro-batches of {rows}", {"microbatch": rows, "accumulate": passes}


def _smaller(count: int) -> Iterator[int]:
    """Divisors, each of the one before: by the smallest factor there is."""
    factor = 2
    while count > 1:
        while count % factor and factor * factor <= count:
            factor += 1
        count //= factor if count % factor == 0 else count
        yield count


def _hard(recipe: Recipe) -> Iterator[_Change]:
    for remat in _KEPT[_KEPT.index(recipe.remat) + 1 :]:
        yield f"remat {remat}", {"remat": remat}


def _wide(recipe: Recipe) -> Iterator[_Change]:
    parallel = recipe.parallel
    for axis in ("pp", "tp", "fsdp"):
        size = 2 * getattr(parallel, axis)
        fields: dict[str, Any] = {"parallel": {axis: size}}
        if axis == "fsdp" and recipe.accumulate % 2 == 0:
            fields["accumulate"] = recipe.accumulate // 2  # as many tokens in a step
        yield f"{axis}={size}", fields
