"""Attributes of `sdy` drawn with all their parts, each short, in full or by an alias.

What is drawn is mostly right; what it is worth is decided by MLIR.
"""

from __future__ import annotations

from collections.abc import Callable
from random import Random

AXES = {"x": 4, "y": 2, "z": 2}
MESH = '<["x"=4, "y"=2, "z"=2]>'
_NUMBERS = ("0", "1", "2", "4", "-1", "0x1", "8", "9223372036854775808")
_LETTERS = ("i", "j", "k", "l", "z_1", "q", "ij", "a")


class Spelling:
    """Draws texts; keeps the aliases that they need. `slips`: how often a part is odd."""

    def __init__(self, draw: Random, slips: float = 0.04) -> None:
        self.draw, self.slips = draw, slips
        self.aliases: list[str] = []

    @property
    def head(self) -> str:
        """The lines that say what the aliases stand for."""
        return "".join(f"#k{number} = {text}\n" for number, text in enumerate(self.aliases))

    def alias(self, text: str) -> str:
        """A name that stands for a text."""
        if text not in self.aliases:
            self.aliases.append(text)
        return f"#k{self.aliases.index(text)}"

    def slip(self) -> bool:
        return self.draw.random() < self.slips

    def written(self, name: str, short: str) -> str:
        """An attribute short, in full in one of the ways there are, or by an alias."""
        roll = self.draw.random()
        if roll < 0.6 and not self.slip():
            return short
        full = self.full(name, short)
        return full if roll < 0.85 else self.alias(full)

    def full(self, name: str, short: str) -> str:
        """An attribute with its dialect and its name."""
        if self.slip():
            name = self.draw.choice(tuple(ATTRIBUTES))
        if short.startswith("<") and self.draw.random() < 0.5:
            return f"#sdy.{name}{short}"
        if self.slip():
            return f"#sdy.{name}<{short}>"
        return f"#sdy<{name}{self.draw.choice(('', '', ' '))}{short}>"

    def some(self, item: Callable[[], str], least: int = 0, most: int = 3) -> str:
        """Items with commas between them."""
        found = [item() for _ in range(self.draw.randint(least, most))]
        return ", ".join(found) + ("," if self.slip() and self.slip() else "")

    # --- parts

    def name(self) -> str:
        return '"w"' if self.slip() else self.draw.choice(('"x"', '"y"', '"z"'))

    def number(self) -> str:
        return self.draw.choice(_NUMBERS)

    def index(self) -> str:
        return self.number() if self.slip() else self.draw.choice(("0", "0", "1"))

    def sub_axis(self) -> str:
        if self.slip():
            return f"({self.number()}){self.number()}"
        return self.draw.choice(("(1)2", "(2)2"))

    def axis(self) -> str:
        if self.draw.random() < 0.75:
            return self.name()
        return f"{self.name()}:{self.written('sub_axis_info', self.sub_axis())}"

    def axis_ref(self) -> str:
        return self.written("axis_ref", self.axis())

    def mesh_axis(self) -> str:
        size = self.number() if self.slip() else self.draw.choice("24")
        return f"{self.name()}={size}"

    def mesh(self) -> str:
        axes = self.some(lambda: self.written("mesh_axis", self.mesh_axis()))
        ids = self.some(lambda: self.draw.choice("0123"), 1, 4)
        return f"<[{axes}]{f', device_ids=[{ids}]' if self.draw.random() < 0.2 else ''}>"

    def dim(self) -> str:
        axes = self.some(self.axis, 0, self.draw.choice((1, 1, 2)))
        mark = self.draw.choice(("", "", "?"))
        gap = ", " if axes and mark else ""
        priority = self.draw.choice(("p0", "p1", "p2")) if self.draw.random() < 0.15 else ""
        if priority and self.slip():
            priority = self.draw.choice(("p", "p01", "p-1", "q1", "p99999999999999999999"))
        return f"{{{axes}{gap}{mark}}}{priority}"

    def sharding(self, rank: int = 2) -> str:
        if self.slip():
            rank = self.draw.randint(0, 3)
        roll = self.draw.random()
        place = "@m" if roll < 0.8 else "@n" if roll < 0.85 else "@none"
        if roll > 0.9:
            place = f"mesh{self.draw.choice(('', ' '))}{self.written('mesh', MESH)}"
        dims = ", ".join(self.written("dimension_sharding", self.dim()) for _ in range(rank))
        clauses = ""
        for word in self.draw.sample(("replicated", "unreduced"), 2):
            if self.draw.random() < 0.12:
                clauses += f", {word}={{{self.some(self.axis_ref, 1, 2)}}}"
        return f"<{place}, [{dims}]{clauses}>"

    def per_value(self) -> str:
        return f"<[{self.some(lambda: self.written('sharding', self.sharding()), 1, 2)}]>"

    def axis_list(self) -> str:
        return f"{{{self.some(self.axis_ref)}}}"

    def axis_lists(self) -> str:
        return f"[{self.some(lambda: self.written('axis_ref_list', self.axis_list()), 1, 2)}]"

    def manual_axes(self) -> str:
        return f"{{{self.some(self.name, 0, 2)}}}"

    def param(self) -> str:
        axes = self.some(self.axis_ref, 1, 2)
        return f"{{{axes}}}: {self.index()}->{self.index()}"

    def params(self) -> str:
        return f"[{self.some(lambda: self.written('all_to_all_param', self.param()), 0, 2)}]"

    # --- edges

    def edge_value(self) -> str:
        return f"{self.draw.choice(('operand', 'result'))}-{self.index()}"

    def details(self) -> str:
        def value() -> str:
            return self.written("edge_value_ref", self.edge_value())

        return f"{{{self.axis_ref()} = {value()} -> [{self.some(value, 1, 2)}]}}"

    def step(self) -> str:
        def one() -> str:
            return self.written("axis_to_propagation_details", self.details())

        number = self.number() if self.slip() else self.draw.choice("0123")
        return f"{{step-{number} = [{self.some(one, 1, 2)}]}}"

    def edges(self) -> str:
        return f"<[{self.some(lambda: self.written('propagation_one_step', self.step()), 1, 2)}]>"

    # --- rules

    def dim_mapping(self) -> str:
        letters = _LETTERS if self.slip() else _LETTERS[:3]
        return self.draw.choice(letters)

    def tensor_mapping(self) -> str:
        return f"[{self.some(lambda: self.written('dim_mapping', self.dim_mapping()), 2, 2)}]"

    def rule(self) -> str:
        def tensors() -> str:
            one = self.some(lambda: self.written("tensor_mapping", self.tensor_mapping()), 1, 2)
            return f"({one})"

        count = self.draw.choice((2, 2, 3))
        sizes = ", ".join(f"{letter}=8" for letter in _LETTERS[:count])
        kinds = ""
        for word in ("reduction", "need_replication", "permutation", "blocked_propagation"):
            if self.draw.random() < 0.2:
                kinds += f" {word}={{{self.some(self.dim_mapping, 1, 1)}}}"
        custom = ", custom" if self.draw.random() < 0.2 else ""
        if self.draw.random() < 0.6:
            inside = f"([i, j])->([i, j]) {{i=8, j=8}}{kinds}{custom}"
        else:
            inside = f"{tensors()}->{tensors()} {{{sizes}}}{kinds}{custom}"
        return f"<{inside}>"


ATTRIBUTES: dict[str, Callable[[Spelling], str]] = {
    "mesh": Spelling.mesh,
    "sharding": Spelling.sharding,
    "sharding_per_value": Spelling.per_value,
    "op_sharding_rule": Spelling.rule,
    "manual_axes": Spelling.manual_axes,
    "axis_ref_list": Spelling.axis_list,
    "list_of_axis_ref_lists": Spelling.axis_lists,
    "all_to_all_param_list": Spelling.params,
    "propagation_edges": Spelling.edges,
    "mesh_axis": Spelling.mesh_axis,
    "axis_ref": Spelling.axis,
    "sub_axis_info": Spelling.sub_axis,
    "dimension_sharding": Spelling.dim,
    "all_to_all_param": Spelling.param,
    "tensor_mapping": Spelling.tensor_mapping,
    "dim_mapping": Spelling.dim_mapping,
    "edge_value_ref": Spelling.edge_value,
    "axis_to_propagation_details": Spelling.details,
    "propagation_one_step": Spelling.step,
}
