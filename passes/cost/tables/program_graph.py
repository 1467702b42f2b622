"""A global program as a graph: what may be cut, and which of it hands a tensor to which."""

from __future__ import annotations

from dataclasses import dataclass, field
from typing import NamedTuple

from shardwright.ir.core import Block, Op, Value
from shardwright.spec.op import Sig
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import TensorType

NOBODY = -1

Key = Sig | TensorType  # what strategies follow from: an op's signature, or a value's type
Source = tuple[int, int, float]  # a node, the number of its result, how often that is made


class Visit(NamedTuple):
    """An op of a block in the order in which it runs, calls written out, and its node if any."""

    op: Op
    node: int


@dataclass
class Region:
    """A block that runs so many times a step, calls written out.

    `starts`: by op of the block the number of its first visit.
    """

    block: Block
    turns: float
    visits: list[Visit] = field(default_factory=list[Visit])
    starts: list[int] = field(default_factory=list[int])


@dataclass
class Graph:
    """By node: its subject, what its strategies follow from, how often it runs, what the text asks
    for, and the node of the same text that it must do alike (itself where there is none before).

    By edge: producer, its result, consumer, its operand, executions. `args`, `results`: the nodes
    of arguments and results of main, `NOBODY` for scalars. `shared`: nodes of values of several
    users. `joined`: pairs of ops whose results are added up: one sum over devices does for both.
    `opaque`: ops that stand for themselves. `held`: by what makes a value the values of the text
    that it stands for.
    """

    subjects: list[Op | Value] = field(default_factory=list["Op | Value"])
    keys: list[Key] = field(default_factory=list["Key"])
    turns: list[float] = field(default_factory=list[float])
    asked: dict[int, Sharding] = field(default_factory=dict[int, Sharding])
    same: list[int] = field(default_factory=list[int])
    edges: list[tuple[int, int, int, int]] = field(
        default_factory=list["tuple[int, int, int, int]"]
    )
    weights: list[float] = field(default_factory=list[float])
    regions: list[Region] = field(default_factory=list[Region])
    args: list[int] = field(default_factory=list[int])
    results: list[int] = field(default_factory=list[int])
    shared: list[int] = field(default_factory=list[int])
    joined: list[tuple[int, int]] = field(default_factory=list["tuple[int, int]"])
    opaque: frozenset[Sig] = frozenset()
    held: dict[Source, list[Value]] = field(default_factory=dict["Source", "list[Value]"])
