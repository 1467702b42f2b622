"""AccPar and HyPar: a type for every layer, level by level, by dynamic programming over the chain.

A level cuts devices in two equal groups and gives each layer a type: I cuts the batch, II input
channels, III output channels (HyPar: I and II). It minimises the elements that groups communicate,
    sum_i own(i, t_i) + A_i T[t_(i-1), t_i],
with own and T of `kernels/layer_types.py`; then shapes are halved and each group goes on by itself.

What differs. The unequal ratio of AccPar's paper is not in its released code, and not here. A
shortcut is charged by the type that the layer further back has in the best chain so far, and not at
all behind type I, as the released code does: chains are exact, residual networks need not be.

Of a program: layers are the products of activations and weights in the forward part, in program
order; every axis of the mesh is a level, the outermost first, of as many groups as it has devices;
where no mesh is given, levels are of two groups, or of another prime. A product, and those that are
its gradients, are cut by type: rows of the batch, the largest dim that both operands sum over, or
the largest that only the weight has. Types whose dim the axis does not divide are not in the space.
Everything else is completed as for every method.
"""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from dataclasses import dataclass
from math import inf, prod
from typing import NamedTuple

from shardwright.ir.core import Module
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.search.kernels.layer_types import BETWEEN, Halved, Shape, halved, shapes_of
from shardwright.passes.search.kernels.typed_chain import NO_SKIPS, typed_chain
from shardwright.passes.search.problem.layer_tables import LayerTable
from shardwright.passes.search.problem.op_graphs import prime_parts
from shardwright.passes.search.rules.subject import Subject
from shardwright.passes.search.rules.weight_products import Product, products_of, sources_of
from shardwright.passes.search.rules.writing import Names, closed, tell
from shardwright.passes.search.rules.written_out import Class, Node, Step
from shardwright.passes.shared.shardings import set_sharding
from shardwright.spec.axes import Mesh
from shardwright.spec.factors import Kind

NOWHERE = -1
Level = tuple[str, int]  # an axis, and into how many parts it cuts


@dataclass
class TypedLayer:
    """A product of a program. `factors`: by type the one that it cuts, `NOWHERE`; `left`: points of
    these factors on a device; `cuts`: axes by factor.
    """

    product: Product
    shape: Shape
    factors: tuple[int, int, int]
    left: dict[int, int]
    cuts: dict[int, Names]

    def own(self, types: int, parts: int) -> list[float]:
        """Elements by type; infinite where the axis does not divide."""
        costs = self.shape.own()[:types]
        return [cost if self.may(type, parts) else inf for type, cost in enumerate(costs)]

    def may(self, type: int, parts: int) -> bool:
        factor = self.factors[type]
        return factor != NOWHERE and self.left[factor] % parts == 0

    def take(self, type: int, axis: str, parts: int) -> None:
        """Cut it by a type over an axis."""
        factor = self.factors[type]
        self.cuts[factor] = (*self.cuts.get(factor, ()), axis)
        self.left[factor] //= parts
        self.shape = self.shape.cut(type, parts)


class Elements(NamedTuple):
    """Elements that are `sent`, by level, and the layers before any cut."""

    sent: tuple[float, ...]
    layers: tuple[TypedLayer, ...]


class TypedLayers:
    """`types`: the first so many of I, II, III."""

    decides: tuple[str, ...] = ("shard",)
    on_any_mesh = True

    def __init__(self, name: str, types: int, label: str, paper: str, about: str) -> None:
        self.name, self.types, self.label = name, types, label
        self.paper, self.about = paper, about

    def of_layers(self, table: LayerTable) -> Halved:
        """Types and elements of all levels of a table of layers."""
        skips = table.skips if self.types > 2 else NO_SKIPS
        return halved(shapes_of(table), [2] * table.levels, self.types, skips)

    def meshes(self, devices: int) -> list[Mesh]:
        """That of levels."""
        return [level_mesh(devices)]

    def annotate(self, module: Module, mesh_name: str, mesh: Mesh) -> None:
        """Cut products of weights by type.

        Raises ProgramError without such products, and where no type of one goes with an axis.
        """
        subject = Subject(module, mesh_name, mesh)
        weights = sources_of(subject.flow, subject.roles)
        layers = self._layers(subject, weights)
        for level in levels_of(mesh):
            self._level(subject, layers, level)
        for layer in layers:
            _write(subject, weights, layer)

    def elements(self, module: Module, mesh_name: str, mesh: Mesh) -> Elements:
        """What the plan of a program sends. Raises ProgramError as `annotate` does."""
        subject = Subject(module, mesh_name, mesh)
        weights = sources_of(subject.flow, subject.roles)
        layers = self._layers(subject, weights)
        sent = tuple(self._level(subject, layers, level) for level in levels_of(mesh))
        return Elements(sent, tuple(self._layers(subject, weights)))

    def _layers(self, subject: Subject, weights: dict[Node, int]) -> list[TypedLayer]:
        """Before any cut. Raises ProgramError where there are none."""
        products = list(products_of(subject.flow, subject.roles, weights))
        if not products:
            message = "has no product of an activation and a weight, which are the layers of "
            help = "take a method that needs no layers, such as pase or eliminate"
            raise op_error(subject.module, subject.main, message + self.name, help=help)
        return [_layer(subject, weights, one) for one in products]

    def _level(self, subject: Subject, layers: Sequence[TypedLayer], level: Level) -> float:
        """Cut all layers over an axis; elements that are sent. Raises ProgramError."""
        axis, parts = level
        own = [one.own(self.types, parts) for one in layers]
        for layer, costs in zip(layers, own, strict=True):
            if min(costs) == inf:
                message = (
                    f"has no dim that {self.name} may cut over the {parts} devices of axis {axis!r}"
                )
                help = "take fewer devices, or sizes that they divide"
                raise op_error(subject.module, layer.product.step.op, message, help=help)

        def between(layer: int, before: int, type: int) -> float:
            return layers[layer].shape.taken * BETWEEN[before][type]

        found = typed_chain(own, between)
        for layer, type in zip(layers, found.types, strict=True):
            layer.take(type, axis, parts)
        return found.cost


def levels_of(mesh: Mesh) -> list[Level]:
    """The axes that cut something."""
    return [(axis, parts) for axis, parts in mesh.axes if parts > 1]


def level_mesh(devices: int) -> Mesh:
    """An axis of two, or another prime, per level."""
    return Mesh(tuple((f"level{k}", prime) for k, prime in enumerate(prime_parts(devices))))


def _layer(subject: Subject, weights: Mapping[Node, int], one: Product) -> TypedLayer:
    """A product before any cut."""
    flow, step = subject.flow, one.step
    rule = step.op.sig.blocks
    assert rule is not None
    at = next(k for k, node in enumerate(step.ins) if weights.get(node) == one.weight)
    weight, taken = ({f for dim in rule.operands[k] for f in dim} for k in (at, 1 - at))
    roots = flow.factors(step)
    rows = [f for f, root in roots.items() if root in subject.rows and f not in weight]
    both = [f for f in roots if rule.kinds[f] is Kind.REDUCTION and f in weight & taken]
    made = [f for f in roots if rule.kinds[f] is not Kind.REDUCTION and f in weight - taken]
    sizes = rule.sizes
    batch, ins, outs = (prod(sizes[f] for f in some) for some in (rows, both, made))
    own, other, out = (prod(flow.shape(k)) for k in (step.ins[at], step.ins[1 - at], step.outs[0]))
    shape = Shape(batch, ins, outs, own / (ins * outs), other / (batch * ins), out / (batch * outs))
    first, second, third = (
        max(some, key=lambda f: sizes[f], default=NOWHERE) for some in (rows, both, made)
    )
    left = {f: sizes[f] for f in (first, second, third) if f != NOWHERE}
    return TypedLayer(one, shape, (first, second, third), left, {})


def _write(subject: Subject, weights: Mapping[Node, int], layer: TypedLayer) -> None:
    """Say how a product is cut, its gradients, and its weight."""
    flow, step, mesh = subject.flow, layer.product.step, subject.mesh
    tell(step.op, layer.cuts, mesh)
    roots = flow.factors(step)
    by_root: dict[Class, Names] = {roots[f]: names for f, names in layer.cuts.items() if f in roots}
    if len(set(roots.values())) < len(roots):  # a class twice: which one is cut is not clear
        return
    for twin in _gradients(subject, weights, layer.product):
        factors = flow.factors(twin)
        tell(twin.op, {f: by_root[r] for f, r in factors.items() if r in by_root}, mesh)
    argument = subject.main.args[layer.product.weight]
    if argument.sharding is None:
        dims = [by_root.get(r, ()) for r in flow.roots(flow.args[layer.product.weight])]
        parts = [prod(dict(mesh.axes)[name] for name in names) for names in dims]
        if all(size % part == 0 for size, part in zip(argument.shape, parts, strict=True)):
            set_sharding(argument, closed(subject.mesh_name, dims))


def _gradients(subject: Subject, weights: Mapping[Node, int], product: Product) -> list[Step]:
    """Products of the same classes: of what comes back with the weight, or with what went in."""
    flow, own = subject.flow, product.step
    classes = set(flow.factors(own).values())
    taken = [node for node in own.ins if weights.get(node) != product.weight]
    found: list[Step] = []
    for step in flow.steps:
        if step.is_same or step is own or not step.op.sig.is_contraction or len(step.ins) != 2:
            continue
        is_twin = any(weights.get(k) == product.weight or k in taken for k in step.ins)
        is_like = set(flow.factors(step).values()) == classes
        if is_twin and is_like and flow.roots(step.outs[0]) != flow.roots(own.outs[0]):
            found.append(step)
    return found


ACCPAR = TypedLayers(
    "accpar", 3, "exact-code", "Song et al., AccPar, HPCA 2020, section 5; repo linghaosong/AccPar",
    "a type (batch, input or output channels) by layer and level, by elements that are sent",
)  # fmt: skip
HYPAR = TypedLayers(
    "hypar", 2, "exact-code", "Song et al., HyPar, HPCA 2019 (arXiv 1901.02067), section 4",
    "a type (batch or input channels) by layer and level, by elements that are sent",
)  # fmt: skip
