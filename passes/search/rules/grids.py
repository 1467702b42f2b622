"""Lays a program out over a grid of devices: what 2-D, 2.5-D and 3-D tensor parallelism share.

A grid says which axes cut rows, what is contracted and what is made, of each of the three products
of a weight, and over which a sum is scattered. Which dims these are is found in the program
(`uses.py`); activations between products lie as the products leave them, weights as they are kept.
"""

from __future__ import annotations

from collections.abc import Collection, Iterator, Sequence
from functools import cached_property
from typing import NamedTuple, Protocol

from shardwright.ir.core import Module, Op, Value
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.uses import Part, Use, uses_of
from shardwright.passes.search.rules.weight_products import Product, sources_of, summed_elsewhere
from shardwright.passes.search.rules.writing import (
    Cuts,
    Names,
    bound,
    closed,
    complete,
    count,
    divided,
    owned,
    returned,
    tell,
)
from shardwright.passes.search.rules.written_out import Class, Node
from shardwright.passes.shared.shardings import set_sharding
from shardwright.spec.axes import Mesh
from shardwright.spec.factors import Kind

FIRST, SECOND = 0, 1  # colours of columns: those that a product contracts, those that it makes


class Sides(NamedTuple):
    """Of a product of a weight: the class that it contracts, the one that it makes, which axes can
    cut, None where there is none; and the colour of what it contracts.
    """

    contracts: Class | None
    makes: Class | None
    colour: int


class Cells(NamedTuple):
    """Axes that cut a product. `scattered`: side into which a sum is scattered, and the axes."""

    rows: Names
    contracts: Names
    makes: Names
    scattered: tuple[str, Names] = ("", ())


class Sizes(NamedTuple):
    """Elements of what a product takes and makes, whole: M K, K N and M N."""

    taken: int
    weight: int
    made: int


class Grid(Protocol):
    """Where blocks lie.

    side      devices along an axis that cuts columns
    is_lean   operands are gathered again for each product, not kept for the backward part
    is_deep   two axes cut what weights make, and columns alternate
    formula   elements that a device receives for a product, forward and backward
    """

    @property
    def side(self) -> int: ...

    @property
    def is_lean(self) -> bool: ...

    @property
    def is_deep(self) -> bool: ...

    @property
    def formula(self) -> str: ...

    def received(self, sizes: Sizes, parts: Collection[Part]) -> float:
        """Elements that a device receives for some of the three products of a weight."""
        ...

    def rows(self, colour: int) -> Names:
        """The axes of rows beside columns of a colour."""
        ...

    def columns(self, colour: int) -> Names:
        """The axes of columns of a colour."""
        ...

    def weight(self, sides: Sides, parts: int) -> tuple[Names, Names]:
        """The axes of a weight's dims: contracted, made. `parts`: into how many what is made can be
        cut.
        """
        ...

    def cells(self, sides: Sides, part: Part) -> Cells:
        """The axes of a product."""
        ...


class Layout:
    """A program on a grid: its uses, which classes axes can cut, and their colours."""

    def __init__(self, subject: Subject, grid: Grid) -> None:
        self.subject, self.grid, self.flow = subject, grid, subject.flow
        self.uses = uses_of(self.flow, subject.roles)
        self.colours: dict[Class, int] = {}
        weights = sources_of(self.flow, subject.roles)
        self._summed = summed_elsewhere(self.flow, subject.roles, weights)
        for one in self.uses:
            if one.part is Part.FORWARD:
                self._colour(one.product)

    @cached_property
    def sizes(self) -> dict[Class, dict[int, None]]:
        """By class the sizes that its dims have."""
        found: dict[Class, dict[int, None]] = {}
        for node, dim, root in self.flow.dims():
            found.setdefault(root, {})[self.flow.shape(node)[dim]] = None
        return found

    def sides(self, product: Product) -> Sides:
        """The sides of a product, as coloured."""
        contracts, makes = self._one(product.contracts), self._one(product.makes)
        if contracts is not None:
            return Sides(contracts, makes, self.colours.get(contracts, FIRST))
        other = self.colours.get(makes, SECOND) if makes is not None else SECOND
        return Sides(None, makes, SECOND - other)

    def can_cut(self, root: Class, parts: int) -> bool:
        """Whether so many devices divide all dims of a class."""
        return not any(size % parts for size in self.sizes.get(root, ()) if size > 1)

    def _one(self, classes: dict[Class, None]) -> Class | None:
        """Of a side the class that is cut: one that nothing else sums over, where there is one."""
        able = [one for one in classes if self.can_cut(one, self.grid.side)]
        free = [one for one in able if one not in self._summed]
        return next(iter([*free, *able]), None)

    def _colour(self, product: Product) -> None:
        """What a product makes gets the other colour than what it contracts, unless it has one."""
        contracts, makes = self._one(product.contracts), self._one(product.makes)
        if contracts is not None and contracts not in self.colours:
            of_made = self.colours.get(makes, SECOND) if makes is not None else SECOND
            self.colours[contracts] = SECOND - of_made
        if makes is not None and makes not in self.colours:
            of_contracted = FIRST if contracts is None else self.colours[contracts]
            self.colours[makes] = SECOND - of_contracted

    # --- where things lie

    def names(self, node: Node) -> list[Names]:
        """The axes of the dims of a value that is no weight: its rows, and its first column."""
        roots = self.flow.roots(node)
        column = next((k for k, root in enumerate(roots) if root in self.colours), -1)
        colour = self.colours[roots[column]] if column >= 0 else FIRST
        rows = next((k for k, root in enumerate(roots) if root in self.subject.rows), -1)
        found: list[Names] = [()] * len(roots)
        if rows >= 0:
            found[rows] = self.grid.rows(colour)
        if column >= 0:
            found[column] = self.grid.columns(colour)
        return found

    def weight_names(self, product: Product, node: Node) -> list[Names]:
        """The axes of the dims of a weight."""
        sides, side = self.sides(product), self.grid.side
        can_deep = sides.makes is not None and self.can_cut(sides.makes, side * side)
        contracts, makes = self.grid.weight(sides, side * side if can_deep else side)
        axes = {sides.contracts: contracts, sides.makes: makes}
        taken: set[Class] = set()
        found: list[Names] = []
        for root in self.flow.roots(node):
            found.append(() if root in taken else axes.get(root, ()))
            taken.add(root)
        return found


def lay_out(subject: Subject, grid: Grid) -> Layout:
    """Say the layout of a program on a grid.

    Raises ProgramError where no product of a weight can be cut, and where rows do not part.
    """
    layout = Layout(subject, grid)
    if not layout.colours:
        message = f"has no product of a weight whose dims {grid.side} devices divide"
        raise op_error(subject.module, subject.main, message, help="choose data-parallel")
    for colour in (FIRST, SECOND):
        cuts: Cuts = {root: grid.rows(colour) for root in subject.rows}
        words = dict.fromkeys(subject.rows, "a batch")
        divided(subject.module, subject.flow, cuts, subject.mesh, words)
    bound(subject.main, subject.mesh_name, dict(_arguments(layout)))
    returned(subject.main, subject.roles.updated)
    _tell(layout)
    _lay(layout)
    return layout


def _arguments(layout: Layout) -> Iterator[tuple[int, list[Names]]]:
    """By number of an argument how it lies."""
    flow, subject = layout.flow, layout.subject
    products: dict[int, Product] = {}
    alike: dict[tuple[Class, ...], Product] = {}  # state of the optimizer lies as its weight
    for one in layout.uses:
        if one.part is Part.FORWARD:
            products.setdefault(one.product.weight, one.product)
    for number, product in products.items():
        alike.setdefault(flow.roots(flow.args[number]), product)
    for number, node in enumerate(flow.args):
        product = products.get(number) or alike.get(flow.roots(node))
        if number in subject.roles.batch:
            names = layout.names(node)
            dim = subject.roles.batch[number]
            names[dim] = names[dim] or layout.grid.rows(FIRST)
            yield number, names
        elif product is not None:
            yield number, layout.weight_names(product, node)
        else:
            yield number, layout.names(node)


def _tell(layout: Layout) -> None:
    """Say how products are cut, where all uses of a function agree."""
    found: dict[Op, tuple[Use, Cells] | None] = {}
    for use in layout.uses:
        cells = layout.grid.cells(layout.sides(use.product), use.part)
        same = found.get(use.step.op, (use, cells))
        found[use.step.op] = (use, cells) if same is not None and same[1] == cells else None
    for op, known in found.items():
        if known is not None:
            _tell_one(layout, op, *known)


def _tell_one(layout: Layout, op: Op, use: Use, cells: Cells) -> None:
    mesh, sides = layout.subject.mesh, layout.sides(use.product)
    axes: dict[str, Names] = {
        "rows": cells.rows, "contracts": cells.contracts, "makes": cells.makes
    }  # fmt: skip
    side = _by_factor(layout, use, sides)
    if not tell(op, {f: axes[word] for f, word in side.items() if axes[word]}, mesh):
        return
    into, over = cells.scattered
    scattered = {f: over for f, word in side.items() if word == into and over}
    if scattered and _parts(layout, op, scattered, axes[into], mesh):
        complete(op, scattered, mesh)
    if layout.grid.is_lean and op.sig.is_contraction:
        owned(op, range(2))


def _parts(layout: Layout, op: Op, scattered: dict[int, Names], before: Names, mesh: Mesh) -> bool:
    """Whether a scatter divides the factor that it cuts further."""
    rule = op.sig.blocks
    assert rule is not None
    return all(rule.sizes[f] % count(mesh, (*before, *over)) == 0 for f, over in scattered.items())


def _by_factor(layout: Layout, use: Use, sides: Sides) -> dict[int, str]:
    """What a factor of a product is: its rows, what is contracted, or what is made."""
    words: dict[Class | None, str] = {sides.contracts: "contracts", sides.makes: "makes"}
    words.update(dict.fromkeys(layout.subject.rows, "rows"))
    found: dict[int, str] = {}
    for factor, root in sorted(layout.flow.factors(use.step).items()):
        word = words.get(root, "")
        if word == "makes" and sides.contracts == sides.makes:
            word = _of_one_class(layout, use, factor)
        if word and word not in found.values():
            found[factor] = word
    return found


def _of_one_class(layout: Layout, use: Use, factor: int) -> str:
    """What a factor is where one class is contracted and made: as it stands in the product."""
    rule = use.step.op.sig.blocks
    assert rule is not None
    if use.part is not Part.WEIGHT:
        is_summed = rule.kinds[factor] is Kind.REDUCTION
        return "contracts" if is_summed is (use.part is Part.FORWARD) else "makes"
    taken = layout.flow.values[next(iter(use.product.step.ins))]
    values = [layout.flow.values[node] for node in use.step.ins]
    at = values.index(taken) if taken in values else 0
    return "contracts" if any(factor in dim for dim in rule.operands[at]) else "makes"


def _lay(layout: Layout) -> None:
    """Let activations lie as products leave them, where all uses of a function agree."""
    found: dict[Value, Sequence[Names] | None] = {}
    flow, roles = layout.flow, layout.subject.roles
    for node, value in enumerate(flow.values):
        if not roles.is_activation[node] or value.op is None or not _is_wide(layout, node):
            continue
        names = layout.names(node)
        found[value] = names if found.get(value, names) == names else None
    for value, names in found.items():
        if names is not None and value.sharding is None:
            set_sharding(value, closed(layout.subject.mesh_name, names))


def _is_wide(layout: Layout, node: Node) -> bool:
    """Whether a value has rows and a coloured column."""
    roots = layout.flow.roots(node)
    return any(root in layout.colours for root in roots) and not layout.subject.rows.keys(
    ).isdisjoint(roots)  # fmt: skip


def expect_side(module: Module, mesh: Mesh, names: Names, method: str, others: Names = ()) -> int:
    """Devices along each of the named axes. Raises ProgramError where a mesh lacks one, where they
    differ, and where it has further axes than `others`.
    """
    sizes = dict(mesh.axes)
    own = [sizes.get(name, 0) for name in names]
    if len({*own}) == 1 and own[0] > 1 and sizes.keys() <= {*names, *others}:
        return own[0]
    given = ", ".join(f'"{name}"={size}' for name, size in mesh.axes)
    like = ", ".join(f'"{name}"=2' for name in (*others, *names))
    axes = " and ".join(f'"{name}"' for name in names)
    message = f"needs a mesh with axes {axes} of one size for {method}, it has <[{given}]>"
    raise op_error(module, module.main or module, message, help=f"give it <[{like}]>")
