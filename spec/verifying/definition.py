"""MLIR's definitions of StableHLO's ops: classes of operands, results, attributes; traits.

Sentences are MLIR's, in MLIR's order: how many, attributes, types, traits.
"""

from __future__ import annotations

from collections.abc import Iterator, Sequence
from dataclasses import dataclass

from shardwright.spec.attributes import Attrs
from shardwright.spec.types import Type
from shardwright.spec.verifying.faults import Fault
from shardwright.spec.verifying.structure import Structure
from shardwright.spec.verifying.traits import Trait, Written
from shardwright.spec.verifying.type_classes import TypeClass

Types = Sequence[Type]


@dataclass(frozen=True, slots=True, kw_only=True)
class Definition(Structure):
    """A structure with all that is said of types.

    `ins`, `outs`: a class per operand and result; several variadic ones share the values evenly.
    `traits`: what must hold between the types.
    """

    ins: tuple[TypeClass, ...] = ()
    outs: tuple[TypeClass, ...] = ()
    traits: tuple[Trait, ...] = ()

    def count_problem(
        self, operands: int, results: int, regions: int, successors: int
    ) -> str | None:
        """The problem with the numbers of an op's parts."""
        # the numbers of this class are those of its classes, so the base has no say in them
        wrong = Structure(operands=None, results=None, regions=self.regions, is_open=self.is_open)
        return (
            wrong.count_problem(0, 0, regions, 0)
            or _results_count(self.outs, results)
            or wrong.count_problem(0, 0, regions, successors)
            or _operands_count(self.ins, operands)
        )

    def problem(self, attrs: Attrs, ins: Types, outs: Types) -> str | None:
        """The problem with an op's attributes and types."""
        return next(self._faults(attrs, ins, outs), None)

    def _faults(self, attrs: Attrs, ins: Types, outs: Types) -> Iterator[str]:
        fields = sorted(self.fields)
        for name, kind, is_required in fields:
            if is_required and name not in attrs:
                example = f"add `{name} = {kind.example}`" if kind.example else ""
                yield Fault(f"requires attribute '{name}'", help=example)
        for name, kind, _ in fields:
            if name in attrs and not kind.accepts(attrs[name]):
                sentence = f"attribute '{name}' failed to satisfy constraint: {kind.words}"
                example = f"write it like `{name} = {kind.example}`" if kind.example else ""
                yield Fault(sentence, name, example)
        yield from _wrong_types("operand", self.ins, ins)
        yield from _wrong_types("result", self.outs, outs)
        for trait in self.traits:
            sentence = trait(Written(attrs, ins, outs))
            if sentence is not None:
                yield sentence


def _results_count(classes: Sequence[TypeClass], count: int) -> str | None:
    least, is_open = _least(classes)
    if count == least or (is_open and count > least):
        return None
    if is_open:
        return f"expected {least} or more results"
    few = ("requires zero results", "requires one result")
    return few[least] if least < len(few) else f"expected {least} results"


def _operands_count(classes: Sequence[TypeClass], count: int) -> str | None:
    least, is_open = _least(classes)
    if count == least or (is_open and count > least):
        return None
    if is_open:
        return f"expected {least} or more operands, but found {count}"
    few = ("requires zero operands", "requires a single operand")
    return few[least] if least < len(few) else f"expected {least} operands, but found {count}"


def _least(classes: Sequence[TypeClass]) -> tuple[int, bool]:
    """The least number of values, and whether there may be more."""
    variadic = sum(kind.many for kind in classes)
    return len(classes) - variadic, variadic > 0


def _wrong_types(word: str, classes: Sequence[TypeClass], types: Types) -> Iterator[Fault]:
    variadic = sum(kind.many for kind in classes)
    share = (len(types) - len(classes) + variadic) // variadic if variadic else 0
    number = 0
    for kind in classes:
        for _ in range(share if kind.many else 1):
            if not kind.accepts(types[number]):
                sentence = f"{word} #{number} must be {kind.words}, but got '{types[number]}'"
                yield Fault(sentence, f"{word} {number}")
            number += 1
