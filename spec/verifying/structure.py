"""The structure of an op in MLIR's op definitions: how many operands, results and regions it
has, the classes of its attributes and types. Sentences are MLIR's.
"""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import dataclass
from typing import Any, NamedTuple

from shardwright.spec.attributes import (
    AllToAllParams,
    Array,
    Attribute,
    Attrs,
    AxisList,
    AxisLists,
    Dense,
    Enum,
    Int,
    MeshAttr,
    ShardingAttr,
    ShardingPerValue,
    String,
    Symbol,
    TypeAttr,
    Unit,
)
from shardwright.spec.types import TensorType, Type


@dataclass(frozen=True, slots=True)
class Kind:
    """A class of attributes or types: MLIR's words for it, and a test.

    `stores`: of attributes, the wider class that the op's storage can hold at all. `example`: an
    attribute of the class, for helps.
    """

    words: str
    accepts: Callable[[Any], bool]
    stores: Callable[[Any], bool] | None = None
    example: str = ""


class Field(NamedTuple):
    """An inherent attribute."""

    name: str
    kind: Kind
    is_required: bool = True


def _kind(words: str, *classes: type) -> Kind:
    def accepts(value: object) -> bool:
        return isinstance(value, classes)

    return Kind(words, accepts)


SHARDING = _kind("Tensor sharding", ShardingAttr)
SHARDINGS = _kind("Tensor sharding per operand/result of an op", ShardingPerValue)
AXES = _kind("List of axis refs", AxisList)
AXIS_LISTS = _kind("List of axis ref lists", AxisLists)
ALL_TO_ALL = _kind("List of all-to-all parameters", AllToAllParams)
MANUAL_AXES = _kind("A list of axes that a ManualComputationOp is manual on", AxisList)
MESH = _kind("Mesh of axes and a list of devices", MeshAttr)
DIRECTION = _kind("propagation direction enum", Enum)
STRING = _kind("string attribute", String)
UNIT = _kind("unit attribute", Unit)
LIST = _kind("array attribute", Array)
TYPE = _kind("any type attribute", TypeAttr)
CONSTANT = _kind("constant vector/tensor attribute", Dense)


def _is_flat(value: object) -> bool:
    return isinstance(value, Symbol) and not value.path


def _is_int(value: object) -> bool:
    return isinstance(value, Int)


def _is_i64(value: object) -> bool:
    return isinstance(value, Int) and value.type == "i64"


def _is_ranked(type: object) -> bool:
    return isinstance(type, TensorType)


def _is_static(type: object) -> bool:
    return isinstance(type, TensorType) and type.is_static


def _is_any(type: object) -> bool:
    return True


def _is_shaped(type: object) -> bool:
    text = str(type)
    return isinstance(type, TensorType) or text.startswith(("tensor<", "vector<", "memref<"))


CALLEE = Kind("flat symbol reference attribute", _is_flat)
GROUP = Kind("64-bit signless integer attribute", _is_i64, _is_int)
RANKED = Kind("ranked tensor of any non-token type values", _is_ranked)
SHAPED = Kind("shaped of any non-token type values", _is_shaped)
STATIC = Kind("statically shaped tensor of any non-token type values", _is_static)
ANY = Kind("any type", _is_any)


@dataclass(frozen=True, slots=True, kw_only=True)
class Structure:
    """The frame of an op; None: any number.

    regions     their names; each has one block
    is_open     whether the last region may be repeated or left out
    parent      op in whose region it must stand, or several with commas
    ends_with   terminator of the regions, "" where any will do
    isolated    whether the regions see no values of those around them
    same_types  whether operands and results all have one type
    """

    operands: int | None = 1
    results: int | None = 1
    regions: tuple[str, ...] = ()
    is_open: bool = False
    fields: tuple[Field, ...] = ()
    takes: Kind = ANY
    gives: Kind = ANY
    parent: str = ""
    ends_with: str = ""
    isolated: bool = False
    same_types: bool = False

    def count_problem(
        self, operands: int, results: int, regions: int, successors: int
    ) -> str | None:
        """The problem with the numbers of an op's parts."""
        if regions != len(self.regions) and not self.is_open:
            few = ("requires zero regions", "requires one region")
            count = len(self.regions)
            return few[count] if count < len(few) else f"expected {count} regions"
        if self.results is not None and results != self.results:
            return "requires one result" if self.results else "requires zero results"
        if successors:
            return f"requires 0 successors but found {successors}"
        if self.operands is not None and operands != self.operands:
            return "requires a single operand" if self.operands else "requires zero operands"
        return None

    def problem(self, attrs: Attrs, ins: Sequence[Type], outs: Sequence[Type]) -> str | None:
        """The problem with an op's attributes and types."""
        return next(self._problems(attrs, ins, outs), None)

    def _problems(self, attrs: Attrs, ins: Sequence[Type], outs: Sequence[Type]) -> Iterator[str]:
        for name, kind, is_required in sorted(self.fields, key=lambda field: field.name):
            value = attrs.get(name)
            if value is None and is_required:
                yield f"requires attribute '{name}'"
            elif value is not None and not kind.accepts(value):
                yield f"attribute '{name}' failed to satisfy constraint: {kind.words}"
        for word, kind, types in (("operand", self.takes, ins), ("result", self.gives, outs)):
            for number, type in enumerate(types):
                if not kind.accepts(type):
                    yield f"{word} #{number} must be {kind.words}, but got '{type}'"
        if self.same_types and len({*ins, *outs}) > 1:
            yield "requires the same type for all operands and results"

    def unfit(self, properties: Attrs) -> tuple[str, Attribute] | None:
        """The first of an op's written properties that its storage cannot hold."""
        for name, kind, _ in sorted(self.fields, key=lambda field: field.name):
            value = properties.get(name)
            if value is not None and not (kind.stores or kind.accepts)(value):
                return name, value
        return None


def mover(*axes: Field) -> Structure:
    """A collective: one operand whose sharding becomes `out_sharding`."""
    fields = (*axes, Field("out_sharding", SHARDING))
    return Structure(fields=fields, takes=SHAPED, gives=SHAPED, same_types=True)


def bodies(*regions: str, ends_with: str = "", is_open: bool = False) -> Structure:
    """An op with regions, of which nothing else is said here."""
    return Structure(
        operands=None, results=None, regions=regions, ends_with=ends_with, is_open=is_open
    )


def terminator(parent: str = "") -> Structure:
    """An op that ends a block and returns its operands."""
    return Structure(operands=None, results=0, parent=parent)
