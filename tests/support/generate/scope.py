"""A block under construction: visible values, what is known of their numbers, and how ops are
added.
"""

from __future__ import annotations

from collections.abc import Callable, Sequence
from dataclasses import dataclass, field
from random import Random
from typing import NamedTuple

from shardwright.ir.core import Block, Func, Module, Op, Region, Value
from shardwright.spec.attributes import Attrs, Dense
from shardwright.spec.types import ELEMENTS, TensorType, tensor

Shape = tuple[int, ...]
MAX_COUNT = 4096  # elements of a value: keeps oracles fast
MAX_BOUND = 64.0  # floats beyond this are squashed before further use


class Facts(NamedTuple):
    """The known facts of a value's numbers.

    `bound`: largest magnitude. `is_exact`: every implementation computes the same bits, so that
    comparing, sorting or truncating them cannot go two ways.
    """

    bound: float
    is_exact: bool


@dataclass
class World:
    """State shared by all blocks of a program. `sizes`: dims to choose; `is_integer`: no floats."""

    module: Module
    main: Func
    sizes: tuple[int, ...]
    is_integer: bool = False
    plain_starts: bool = False  # reductions start with their identity only
    facts: dict[Value, Facts] = field(default_factory=dict[Value, Facts])
    callees: list[Func] = field(default_factory=list[Func])
    constrain: Callable[[Random, TensorType], Attrs] = lambda rng, type: Attrs()
    body: Callable[[Scope], None] = lambda scope: None  # adds a random op to a body

    @property
    def element(self) -> str:
        """The usual element type."""
        return "i32" if self.is_integer else "f32"


class Scope:
    """A block that ops are appended to. `rng` decides; `depth` counts enclosing regions."""

    def __init__(
        self, world: World, block: Block, rng: Random, depth: int = 0, outer: Sequence[Value] = ()
    ) -> None:
        self.world = world
        self.block = block
        self.rng = rng
        self.depth = depth
        self.values: list[Value] = [*outer, *block.args]

    # --- choosing values

    def facts(self, value: Value) -> Facts:
        return self.world.facts[value]

    def bound(self, value: Value) -> float:
        return self.world.facts[value].bound

    def is_exact(self, *values: Value) -> bool:
        return all(self.world.facts[value].is_exact for value in values)

    def find(self, fits: Callable[[Value], bool]) -> Value | None:
        """A value that fits; unused and late ones more often."""
        fitting = [value for value in self.values if fits(value)]
        if not fitting:
            return None
        weights = [(3.0 if not v.uses else 1.0) * (1 + k) for k, v in enumerate(fitting)]
        return self.rng.choices(fitting, weights)[0]

    def like(self, type: TensorType, is_exact: bool = False) -> Value:
        """A value of this type: found, or made."""
        found = self.find(lambda v: v.type is type and (not is_exact or self.is_exact(v)))
        return found if found is not None else self.fresh(type)

    def mate(self, value: Value, is_exact: bool = False) -> Value:
        """A value of the same type, preferably another one: the other operand of an op."""

        def fits(other: Value) -> bool:
            is_other = other.type is value.type and other is not value
            return is_other and (not is_exact or self.is_exact(other))

        found = self.find(fits)
        if found is not None:
            return found
        return self.fresh(value.tensor) if self.rng.random() < 0.6 else value

    def numeric(self, rank: int = 0, is_exact: bool = False) -> Value:
        """A float or integer value of at least this rank: found, or made."""

        def fits(value: Value) -> bool:
            type = value.tensor
            is_number = type.element in ("f32", "i32")
            return is_number and type.rank >= rank and (not is_exact or self.is_exact(value))

        found = self.find(fits)
        return found if found is not None else self.fresh(self.new_type(max(rank, 1)))

    def floating(self, rank: int = 0, bound: float = MAX_BOUND) -> Value | None:
        """An f32 value within a bound (squashed if need be); None in integer programs."""
        if self.world.is_integer:
            return None
        found = self.find(lambda v: v.tensor.element == "f32" and v.tensor.rank >= rank)
        value = found if found is not None else self.fresh(self.new_type(max(rank, 1)))
        return self.tame(value, bound)

    def integer(self, rank: int = 0, bound: float = float("inf")) -> Value:
        """An i32 value of at least this rank: found, or made."""

        def fits(value: Value) -> bool:
            type = value.tensor
            return type.element == "i32" and type.rank >= rank and self.bound(value) <= bound

        found = self.find(fits)
        if found is not None:
            return found
        type = tensor(self.new_type(rank).shape if rank else (), "i32")
        return self.fresh(type)

    def new_type(self, rank: int, element: str = "") -> TensorType:
        """A type with dims from the program's sizes, at most `MAX_COUNT` elements."""
        while True:
            shape = tuple(self.rng.choice(self.world.sizes) for _ in range(rank))
            type = tensor(shape, element or self.world.element)
            if type.count <= MAX_COUNT // 4:
                return type
            rank -= 1

    # --- making values

    def fresh(self, type: TensorType) -> Value:
        """A new argument of main, where it can be seen; else a constant."""
        if self.block is self.world.main.body:
            value = self.world.main.body.add_arg(type)
            self.world.main.arg_attrs.append(Attrs())
            self.world.facts[value] = ARG_FACTS[ELEMENTS[type.element].kind]
            self.values.append(value)
            return value
        if ELEMENTS[type.element].kind == "bool":
            return self.splat(type, self.rng.choice(("true", "false")), 1.0)
        if ELEMENTS[type.element].kind == "float":
            return self.splat(type, f"{self.rng.choice((0.5, -0.25, 1.5)):e}", 1.5)
        return self.splat(type, str(self.rng.choice((1, 2, 3))), 3.0)

    def splat(self, type: TensorType, text: str, bound: float) -> Value:
        """A constant, all elements equal."""
        attrs = Attrs({"value": Dense(text, type)})
        return self.add("stablehlo.constant", [], type, attrs, Facts(bound, True))

    def number(self, type: TensorType, number: int) -> Value:
        """A splat of a small integer, in any numeric element type."""
        is_float = ELEMENTS[type.element].kind == "float"
        return self.splat(type, f"{float(number):e}" if is_float else str(number), abs(number))

    def tame(self, value: Value, bound: float = MAX_BOUND) -> Value:
        """The value itself, or its tanh when it could exceed a bound."""
        if self.bound(value) <= bound:
            return value
        return self.add("stablehlo.tanh", [value], value.tensor, facts=Facts(1.0, False))

    def add(
        self,
        name: str,
        operands: Sequence[Value],
        type: TensorType,
        attrs: Attrs = Attrs(),
        facts: Facts | None = None,
        regions: Sequence[Region] = (),
    ) -> Value:
        """Append an op with one result."""
        return self.add_many(name, operands, [type], attrs, [facts], regions)[0]

    def add_many(
        self,
        name: str,
        operands: Sequence[Value],
        types: Sequence[TensorType],
        attrs: Attrs = Attrs(),
        facts: Sequence[Facts | None] = (),
        regions: Sequence[Region] = (),
    ) -> list[Value]:
        """Append an op. Facts default to: as large and as exact as the operands; integers are
        exact.
        """
        op = self.block.append(Op(name, operands, types, attrs, regions))
        bound = max((self.bound(v) for v in operands), default=1.0)
        default = Facts(bound, self.is_exact(*operands))
        for index, value in enumerate(op.results):
            known = facts[index] if index < len(facts) else None
            known = known or default
            is_inexact = ELEMENTS[value.tensor.element].kind == "float" and not known.is_exact
            self.world.facts[value] = Facts(known.bound, not is_inexact)
            self.values.append(value)
        return op.results

    def inner(self, types: Sequence[TensorType], facts: Sequence[Facts], *, sees: bool) -> Scope:
        """A scope for a region of an op to come; `sees`: it may use values of this one."""
        block = Block(types)
        self.world.facts.update(zip(block.args, facts, strict=True))
        outer = self.rng.sample(self.values, min(3, len(self.values))) if sees else []
        return Scope(self.world, block, self.rng, self.depth + 1, outer)

    def close(self, values: Sequence[Value]) -> Region:
        """Return from the region."""
        self.block.append(Op("stablehlo.return", values))
        return Region([self.block])


ARG_FACTS = {  # what `ir.reference.random_inputs` draws
    "float": Facts(1.0, True),
    "int": Facts(16.0, True),
    "uint": Facts(16.0, True),
    "bool": Facts(1.0, True),
}


@dataclass(frozen=True, slots=True)
class Maker:
    """Adds one op (or a few) to a scope; nothing when no operands fit."""

    make: Callable[[Scope], None]
    weight: float
    in_bodies: bool = False  # at home in regions and callees, too
