"""Baselines: a collective in one piece, and the best alternative, as programs for one device."""

from __future__ import annotations

from collections.abc import Callable, Iterator, Sequence
from dataclasses import replace
from importlib.util import find_spec
from math import prod
from typing import NamedTuple

from shardwright.ir.core import Module, Op
from shardwright.ir.parse import parse
from shardwright.passes.collect.chains.chain_lowering import Site, write_chain
from shardwright.passes.collect.chains.chain_prices import KINDS, Offer, Prices
from shardwright.passes.collect.chains.chunk_lowering import write_chunks
from shardwright.passes.collect.chains.fastest import Chain
from shardwright.passes.collect.chains.pipelined_chains import CHUNKS, Piped, Pipelines
from shardwright.passes.collect.comparison.candidates import Offered, fastest_of
from shardwright.passes.collect.comparison.cluster_question import ClusterQuestion
from shardwright.passes.collect.link_graph.chosen_schedule import Schedule
from shardwright.passes.collect.link_graph.graph_lowering import units_of, write_schedule
from shardwright.passes.collect.link_graph.replace_slower import Schedules
from shardwright.passes.collect.synthesis.cluster_prices import ClusterPrice
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Attrs, String
from shardwright.spec.axes import Axes, Mesh, quote
from shardwright.spec.links import Links
from shardwright.spec.machines.number_words import plural
from shardwright.spec.machines.units import shown
from shardwright.spec.placement import digits
from shardwright.spec.sharding_rules.reductions import Grouping, placed_digits

ELEMENT = 4  # bytes of a float32

_REDUCER = """({
^bb0(%a: tensor<f32>, %b: tensor<f32>):
  %c = stablehlo.add %a, %b : tensor<f32>
  stablehlo.return %c : tensor<f32>
})"""
_GLOBAL = ", use_global_device_ids"
_SPELLED = {  # by collective: the op, its other attributes, its body
    "all-reduce": ("all_reduce", _GLOBAL, _REDUCER),
    "all-gather": ("all_gather", f", all_gather_dim = 0 : i64{_GLOBAL}", ""),
    "reduce-scatter": ("reduce_scatter", f", scatter_dimension = 0 : i64{_GLOBAL}", _REDUCER),
    "all-to-all": (
        "all_to_all",
        ", split_dimension = 0 : i64, concat_dimension = 0 : i64, split_count = {parts} : i64",
        "",
    ),
    "broadcast": ("collective_broadcast", "", ""),
}


class Way(NamedTuple):
    """A program of one argument and one result; `name`: of its function, `said`: its docstring."""

    name: str
    said: str
    local: Module


class Rival(NamedTuple):
    """The two ways as programs, and what to say about them."""

    ways: tuple[Way, Way]
    title: tuple[str, ...]


class _Other(NamedTuple):
    """Another way: what it is, its modelled seconds, what writes it in a collective's place."""

    what: str
    seconds: float
    write: Callable[[Op], None]


def best_rival(question: ClusterQuestion, offered: Offered) -> Rival | None:
    """The fastest way of several steps under a placement; None where there is none."""
    site = _Place(question, offered)
    if site.parts == 1:
        return None
    found = list(site.others())
    if not found:
        return None
    best = min(found, key=lambda one: one.seconds)
    module = parse(site.text)
    best.write(_collective(module))
    over = ", ".join(question.axes.names[axis] for axis in question.over)
    title = (
        f"{question.collective.capitalize()} over {over} of {shown(question.size, 'bytes')} on "
        f"{question.cluster.name}: one piece against {best.what}.",
        "",
        f"In the model {shown(offered.default.seconds, 'seconds')} against "
        f"{shown(best.seconds, 'seconds')}; this script measures.",
    )
    name = question.collective.capitalize()
    default = Way("default", f"{name} in one piece.", parse(site.text))
    return Rival((default, Way("synthesised", f"{name} as {best.what}.", module)), title)


def _collective(module: Module) -> Op:
    return next(op for op in module.walk() if "replica_groups" in op.attrs)


class _Place:
    """A collective where its axes lie, each on levels of its own name."""

    def __init__(self, question: ClusterQuestion, offered: Offered) -> None:
        self.question, self.offered = question, offered
        names = {
            (one.axis, one.level): f"{question.axes.names[one.axis]}_{question.levels[one.level]}"
            for one in digits(offered.matrix)
        }
        found = {key: name.replace(".", "_") for key, name in names.items()}
        sizes = tuple((found[one.axis, one.level], one.size) for one in digits(offered.matrix))
        self.price = ClusterPrice(
            Links(question.cluster), offered.matrix, question.over, question.size
        )
        everything = Grouping(0, len(self.price.radices))
        self.over = tuple(
            found[one.axis, one.level]
            for one in placed_digits(everything, offered.matrix, question.over)
        )
        self.parts = prod(self.price.radices)
        self.prices = Prices(Mesh(sizes), question.cluster)
        self.text = self._text(sizes) if self.parts > 1 else ""

    def others(self) -> Iterator[_Other]:
        """All ways of several steps, each the best of its kind."""
        op = _collective(parse(self.text))
        if op.name in KINDS and len(self.price.radices) > 1:
            yield from self._chains(op)
        found = Schedules(self.question.cluster)
        if find_spec("scipy") is not None and found.units(op) is not None:
            yield self._schedule(op, found.of(op))

    def _chains(self, op: Op) -> Iterator[_Other]:
        offer = self.prices.offer(op, self.over)
        if len(offer.chain.steps) == 1:
            chain = fastest_of(self.question, self.price, KINDS[op.name], is_split=True)
            offer = replace(offer, chain=chain)
        chain, what = offer.chain, _said(offer.chain, len(offer.levels))
        note: tuple[str, Attribute] = plan.SYNTHESIS, _note(what)

        def write(one: Op) -> None:
            write_chain(self._site(one, offer), chain, note)

        yield _Other(what, chain.seconds, write)
        piped = Pipelines(self.prices, self.question.cluster, CHUNKS).best(op, offer)
        if piped is not None:
            yield self._chunks(offer, piped)

    def _chunks(self, offer: Offer, piped: Piped) -> _Other:
        what = f"{_said(piped.chain, len(offer.levels))} in {piped.chunks} chunks"

        def write(one: Op) -> None:
            write_chunks(self._site(one, offer), piped, (plan.SYNTHESIS, _note(what)))

        return _Other(what, piped.chain.seconds, write)

    def _site(self, op: Op, offer: Offer) -> Site:
        return Site(op, offer.order, offer.levels, self.prices.groups, _names)

    def _schedule(self, op: Op, found: Schedule) -> _Other:
        turns = sum(len(phase.turns) for phase in found.phases)
        what = (
            f"a schedule on the links, {plural(found.pieces, 'piece')} in {plural(turns, 'turn')}"
        )
        notes: dict[str, Attribute] = {plan.SYNTHESIS: _note(what)}

        def write(one: Op) -> None:
            units = units_of(one, self.question.cluster.devices)
            assert units is not None
            axes = self.over if len(units.bases) > 1 else self.prices.mesh.names
            write_schedule(one, units, found, axes, notes, {})

        return _Other(what, found.seconds, write)

    def _text(self, axes: Sequence[tuple[str, int]]) -> str:
        kind, parts = self.question.collective, self.parts
        name, more, body = _SPELLED[kind]
        unit = parts * max(CHUNKS)  # whatever is cut has equal parts
        whole = -(-round(self.question.size / ELEMENT) // unit) * unit
        given = whole // parts if kind == "all-gather" else whole
        made = whole // parts if kind == "reduce-scatter" else whole
        devices = prod(size for _, size in axes)
        rows = self.prices.groups(self.prices.order(self.over)).tolist()
        groups = ", ".join(f"[{', '.join(map(str, row))}]" for row in rows)
        over = ", ".join(map(quote, self.over))
        mesh = ", ".join(f"{quote(axis)}={size}" for axis, size in axes)
        every = ", ".join(quote(axis) for axis, _ in axes)
        cut = f"#sdy.sharding_per_value<[<@mesh, [{{{every}}}]>]>"
        return (
            f"module attributes {{mhlo.num_partitions = {devices} : i32, "
            f"mhlo.num_replicas = 1 : i32}} {{\nsdy.mesh @mesh = <[{mesh}]>\n"
            f"func.func @main(%x: tensor<{given}xf32>) -> tensor<{made}xf32> attributes {{"
            f"{plan.ARG_SHARDINGS} = {cut}, {plan.ARG_TYPES} = [tensor<{given * devices}xf32>], "
            f"{plan.RESULT_SHARDINGS} = {cut}, "
            f"{plan.RESULT_TYPES} = [tensor<{made * devices}xf32>]}} {{\n"
            f'%0 = "stablehlo.{name}"(%x) <{{channel_handle = '
            "#stablehlo.channel_handle<handle = 1, type = 1>, replica_groups = "
            f"dense<[{groups}]> : tensor<{len(rows)}x{parts}xi64>{more.format(parts=parts)}}}> "
            f"{body} {{{plan.AXES} = [{over}]}} : (tensor<{given}xf32>) -> tensor<{made}xf32>\n"
            f"return %0 : tensor<{made}xf32>\n}}\n}}\n"
        )


def _names(axes: Axes) -> tuple[str, ...]:
    return tuple(axis.name for axis in axes)


def _note(what: str) -> Attrs:
    return Attrs({"program": String(what)})


def _said(chain: Chain, levels: int) -> str:
    return ", ".join(step.replace("@", " on ") for step in chain.text(levels).split())
