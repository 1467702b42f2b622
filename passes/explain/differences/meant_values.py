"""What values and ops are called: by what they mean, never by their names in the text."""

from __future__ import annotations

from shardwright.ir.core import Module, Op
from shardwright.ir.locations.location import origin
from shardwright.ir.value_labels import (
    arg_labels,
    argument_path,
    location,
    result_labels,
)
from shardwright.passes.explain.differences.value_graph import OUTSIDE, ValueGraph


class Labels:
    """Names for people of what is in one graph."""

    def __init__(self, graph: ValueGraph) -> None:
        self.graph = graph
        main = graph.module.main
        labels = [] if main is None else arg_labels(main)
        self.paths = [argument_path(label) for label in labels]
        self.results = [] if main is None else result_labels(main)

    def result(self, number: int) -> str:
        """`result loss`, or `result 2`."""
        label = self.results[number]
        if label == f"res{number}":
            return f"result {number}"
        return f"result {argument_path(label).removeprefix('result/')}"

    def value(self, number: int) -> str:
        """An argument's path, or the kind of op that makes a value."""
        maker, index = self.graph.maker[number]
        if maker == OUTSIDE:
            return self.paths[index]
        node = self.graph.nodes[maker]
        inside = index - len(node.outs)
        return f"an argument of {node.op.name}" if inside >= 0 else node.op.name

    def place(self, op: Op) -> tuple[str, ...]:
        """The user's line, else that of the text."""
        return place_of(self.graph.module, op)

    def value_place(self, number: int) -> tuple[str, ...]:
        """The line of the op that makes a value; none of an argument."""
        maker = self.graph.maker[number][0]
        return () if maker == OUTSIDE else self.place(self.graph.nodes[maker].op)


def place_of(module: Module, op: Op) -> tuple[str, ...]:
    """The user's line, else that of the text."""
    found = str(origin(op.loc)) or location(module, op)
    return (found,) if found else ()
