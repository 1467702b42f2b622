"""What arguments and results of a program are, by what is done with them: no names, no order.

A result that pointwise ops make of an argument of its type is that argument's new value. Arguments
that have rows of the batch are inputs; those that activations are made of, parameters; others that
have a new value, state of the optimizer.
"""

from __future__ import annotations

from collections.abc import Sequence
from enum import Enum

from shardwright.ir.analysis.donation import donated
from shardwright.ir.core import Func, Module, Value
from shardwright.ir.diagnostics.at_op import op_error
from shardwright.passes.pipeline.microbatching.batch_dims import batch_of
from shardwright.passes.pipeline.microbatching.turn_states import Refusal
from shardwright.passes.search.rules.written_out import Class, Flow, Node, Step
from shardwright.spec.types import TensorType, Type

Dims = Sequence[tuple[Value, int]]


class Role(Enum):
    """What an argument is."""

    INPUT = "input"
    PARAMETER = "parameter"
    STATE = "state"
    CONSTANT = "constant"


class Roles:
    """The roles of main.

    of         by number of an argument its role
    updated    by number of an argument the number of the result that is its new value
    gradients  the nodes that meet parameters and state in their updates, `met` by the number of
               the parameter
    batch      by number of an argument the dim that holds rows of the batch
    rows       the classes of rows; of a batch that a loop takes in turns, those of a turn
    feeds      by node whether an activation is made of it, by way of what is none
    """

    def __init__(self, module: Module, main: Func, flow: Flow) -> None:
        self.main, self.flow = main, flow
        self.batch = {value.index: dim for value, dim in batch_dims(module, main)}
        self.rows = _rows(flow, self.batch)
        self.is_activation = [
            not self.rows.keys().isdisjoint(flow.roots(node)) for node in range(len(flow.values))
        ]
        self.feeds = self._feeds()
        self._cones = [_Cone(flow, node) for node in flow.results]
        self.updated = _updated(main, flow, self._cones)
        _alike(main, flow, self.updated)
        self.of = self._roles()
        touched = self._touched()
        self.met: dict[int, list[Node]] = {
            number: self._cones[result].summed(touched)
            for number, result in self.updated.items()
            if self.of[number] in (Role.PARAMETER, Role.STATE)
        }
        every = (node for nodes in self.met.values() for node in nodes)
        self.gradients: list[Node] = list(dict.fromkeys(every))

    def from_parameters(self) -> list[bool]:
        """By node whether it is made of parameters, and no activation, and no inner product."""
        found = [False] * len(self.flow.values)
        for number in self.numbers(Role.PARAMETER):
            found[self.flow.args[number]] = True
        for step in self.flow.steps:
            if any(found[node] for node in step.ins):
                for out in step.outs:
                    found[out] = not (self.is_activation[out] or self.is_inner(step))
        return found

    def is_inner(self, step: Step) -> bool:
        """Whether a step is a product that is no activation, and that activations are made of."""
        return (
            not step.is_same
            and step.op.sig.is_contraction
            and not any(self.is_activation[out] for out in step.outs)
            and any(self.feeds[out] for out in step.outs)
        )

    def numbers(self, role: Role) -> list[int]:
        """The numbers of the arguments of a role."""
        return [number for number, one in enumerate(self.of) if one is role]

    def _roles(self) -> list[Role]:
        in_products = self._in_products()
        found: list[Role] = []
        for number, node in enumerate(self.flow.args):
            is_used = self.feeds[node] and bool(self.flow.shape(node))
            if number in self.batch or self.is_activation[node]:
                found.append(Role.INPUT)
            elif is_used and (number in self.updated or node in in_products):
                found.append(Role.PARAMETER)
            else:
                found.append(Role.STATE if number in self.updated else Role.CONSTANT)
        return found

    def _in_products(self) -> dict[Node, None]:
        """Nodes that products and lookups of activations are made of, by way of what is none."""
        found: dict[Node, None] = {}
        for step in reversed(self.flow.steps):
            is_sum = not step.is_same and step.op.sig.adds_up
            is_used = is_sum and any(self.is_activation[out] for out in step.outs)
            if is_used or any(out in found for out in step.outs):
                found.update((k, None) for k in step.ins if not self.is_activation[k])
        return found

    def _feeds(self) -> list[bool]:
        """By node whether an activation is made of it, by way of what is no activation."""
        found = [False] * len(self.flow.values)
        for step in reversed(self.flow.steps):
            if any(self.is_activation[out] or found[out] for out in step.outs):
                for node in step.ins:
                    found[node] = True
        return found

    def _touched(self) -> list[bool]:
        """By node whether it is made of the batch."""
        found = list(self.is_activation)
        for step in self.flow.steps:
            if any(found[node] for node in step.ins):
                for out in step.outs:
                    found[out] = True
        return found


class _Cone:
    """What pointwise ops make a value of: nodes of its shape, arguments among them, and where they
    end, `ends`, at other ops.
    """

    def __init__(self, flow: Flow, node: Node) -> None:
        self.args: dict[Node, None] = {}
        self.ends: dict[Node, None] = {}
        self.inner: dict[Node, tuple[Node, ...]] = {}
        args = set(flow.args)
        waiting = [node]
        while waiting:
            one = waiting.pop()
            if one in self.inner:
                continue
            step = flow.made.get(one)
            self.inner[one] = ()
            if one in args:
                self.args[one] = None
            elif step is not None and (step.is_same or step.op.sig.is_elementwise):
                shape = flow.shape(one)
                self.inner[one] = tuple(k for k in step.ins if flow.shape(k) == shape)
                waiting += self.inner[one]
            elif step is not None and any(flow.shape(k) for k in step.ins):
                self.ends[one] = None

    def summed(self, touched: Sequence[bool]) -> list[Node]:
        """The first node that all ends which the batch has touched have gone into, and no
        argument; else these ends.
        """
        ends = [node for node in self.ends if touched[node]]
        if len(ends) < 2:
            return ends
        for node in sorted(self.inner):
            below = self._below(node)
            if below.keys() >= set(ends) and below.keys().isdisjoint(self.args):
                return [node]
        return ends

    def _below(self, node: Node) -> dict[Node, None]:
        found: dict[Node, None] = {}
        waiting = [node]
        while waiting:
            one = waiting.pop()
            if one not in found:
                found[one] = None
                waiting += self.inner[one]
        return found


def _rows(flow: Flow, batch: dict[int, int]) -> dict[Class, None]:
    """The classes of rows that products have: of the batch, else of what its dims hold further in,
    where turns of a loop each take a part of the batch.
    """
    outer = {flow.root(flow.args[number], dim): None for number, dim in batch.items()}
    steps = [step for step in flow.steps if not step.is_same and step.op.sig.is_contraction]
    in_products = {root for step in steps for root in flow.factors(step).values()}
    rows = outer
    while rows:
        if not in_products.isdisjoint(rows):
            return rows
        rows = {root: None for one in rows for root in flow.minor.get(one, ()) if root not in rows}
    return outer


def _updated(main: Func, flow: Flow, cones: Sequence[_Cone]) -> dict[int, int]:
    """Which result is the new value of which argument: first those that are made of few."""
    numbers = {node: number for number, node in enumerate(flow.args)}
    aliases = donated(main)
    found: dict[int, int] = {}

    def free(number: int, result: int) -> bool:
        is_alike = main.args[number].type is main.result_types[result]
        return is_alike and number not in found and isinstance(main.args[number].type, TensorType)

    for result in sorted(
        range(len(cones)), key=lambda k: (len(cones[k].args), len(cones[k].inner))
    ):
        given = [numbers[k] for k in cones[result].args if free(numbers[k], result)]
        alias = aliases.get(result, -1)
        if given:
            found[alias if alias in given else given[0]] = result
    done = set(found.values())
    for result, number in sorted(aliases.items()):
        if result not in done and free(number, result):
            found[number] = result
            done.add(result)
    return found


def _alike(main: Func, flow: Flow, updated: dict[int, int]) -> None:
    """Pair arguments with results of their type whose dims go together with theirs: parameters
    whose new values are rounded from a copy in the optimizer's state.
    """
    waiting: dict[tuple[Type, tuple[Class, ...]], list[int]] = {}
    for number, node in enumerate(flow.args):
        if number not in updated and flow.shape(node):
            waiting.setdefault((main.args[number].type, flow.roots(node)), []).append(number)
    done = set(updated.values())
    for result, node in enumerate(flow.results):
        numbers = waiting.get((main.result_types[result], flow.roots(node)))
        if numbers and result not in done:
            updated[numbers.pop(0)] = result


def batch_dims(module: Module, main: Func) -> Dims:
    """The dims of arguments that are rows of the batch. Raises ProgramError if there are none."""
    help = "name the dims of the batch by sdy.sharding, or choose a method that cuts no batch"
    try:
        found = batch_of(module, main)
    except Refusal as refusal:
        dims = _read(main, refusal.batch)
        if dims:
            return dims
        raise op_error(module, main, f"has no batch: {refusal.message}", help=help) from None
    if not found:
        raise op_error(
            module, main, "has no batch: no dim of an argument is one of rows", help=help
        )
    if len(found) > 1:
        several = " or ".join(map(str, found))
        raise op_error(module, main, f"has no batch that is certain: {several}", help=help)
    return found[0].dims


def _read(main: Func, text: str) -> Dims:
    """The dims that a refusal names: rows of which one depends on others are a batch, too."""
    pairs = [word.removeprefix("arg").split(":") for word in text.split(",") if ":" in word]
    return [(main.args[int(number)], int(dim)) for number, dim in pairs]
