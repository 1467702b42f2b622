"""Writes strategies into a program at stage `propagated`: cuts on ops, shardings on values."""

from __future__ import annotations

from shardwright.ir.build import Builder
from shardwright.ir.core import Block, Func, Module, Op, Value, callee, out_sharding
from shardwright.passes.cost.tables.build_tables import Built
from shardwright.passes.cost.tables.sums_at_once import sums_at_once
from shardwright.passes.cost.tables.tables import Ints
from shardwright.spec import plan
from shardwright.spec.attributes import Attribute, Attrs, ShardingAttr, String
from shardwright.spec.axes import Mesh
from shardwright.spec.cuts import ALL_REDUCE, written
from shardwright.spec.layout import spelled
from shardwright.spec.op import Sig
from shardwright.spec.sharding import Sharding
from shardwright.spec.sharding_rules.dataflow import RESHARD
from shardwright.spec.strategies import Strategy, scatter_of


def write_plan(
    built: Built, module: Module, x: Ints, mesh_name: str, only: frozenset[int] | None = None
) -> None:
    """Say strategies x [n] in the program that `built` is made of.

    Values that are nodes get a sharding, and an `sdy.reshard` where their users take them in
    another one; ops a `plan.cut`, with `plan.partial` where a sum is scattered, or
    must be taken at once to be as charged (`sums_at_once.py`). Of other sums nothing is said, so
    that those that are added up are taken as one. Functions that one kernel
    stands for are cut by their arguments alone. `only`: nothing is said of other nodes than these
    ops and arguments, and of results of ops nothing either.
    """
    if only is not None:
        _write_cuts(built, x, only, _in_kernels(module))
        _write_arguments(built, x, only, mesh_name)
        return
    tables, graph = built.tables, built.graph
    mesh, fixed = tables.mesh, _in_kernels(module)
    shared = frozenset(tables.shared.tolist())
    results = {node: number for number, node in enumerate(graph.results)}
    at_once, declared = sums_at_once(built, x), dict[Value, int]()
    moved, held = _moved(built, x, mesh_name), {node for node, _, _ in graph.held}
    main = module.main
    assert main is not None
    shardings = list(main.result_shardings)
    said: dict[tuple[Sig, int, int], dict[str, Attrs]] = {}  # by signature, kind and choice
    for node, subject in enumerate(built.subjects):
        strategy = tables.strategies[int(tables.kinds[node])][int(x[node])]
        if node in held:
            continue
        if node in results:
            shardings[results[node]] = spelled(strategy.outs[0], mesh, mesh_name)
        elif isinstance(subject, Value):
            if node in shared or subject not in declared:
                declared[subject] = node
        elif out_sharding(subject) is None and subject.sig.blocks is not None and strategy.cut:
            for value, out in zip(subject.results, strategy.outs, strict=True):
                value.set_sharding(spelled(out, mesh, mesh_name))
            if subject not in fixed:
                key = subject.sig, int(tables.kinds[node]), int(x[node])
                if key not in said:  # layers repeat
                    said[key] = _words(subject.sig, strategy, mesh)
                words: dict[str, Attribute] = {**subject.notes, **said[key]}
                if node in at_once:
                    words[plan.PARTIAL] = String(ALL_REDUCE)
                subject.set_notes(Attrs(words))
    for value, node in declared.items():
        if value.op is None or out_sharding(value.op) is None:
            strategy = tables.strategies[int(tables.kinds[node])][int(x[node])]
            sharding = spelled(strategy.outs[0], mesh, mesh_name)
            value.set_sharding(sharding)
            if value.op is not None and "callee" in value.op.attrs:
                _return(module, value, sharding)
    main.set_boundary(result_shardings=shardings)
    for value, sharding in moved.items():
        _move(value, sharding)


def _write_cuts(built: Built, x: Ints, only: frozenset[int], fixed: frozenset[Op]) -> None:
    """Say of these ops how they are cut, where all uses of a function agree."""
    tables = built.tables
    found: dict[Op, Strategy | None] = {}
    for node in sorted(only):
        subject = built.subjects[node]
        if isinstance(subject, Value) or subject in fixed or subject.sig.blocks is None:
            continue
        if out_sharding(subject) is None:
            strategy = tables.strategies[int(tables.kinds[node])][int(x[node])]
            agreed = strategy if found.get(subject, strategy) == strategy else None
            found[subject] = agreed
    for op, strategy in found.items():
        if strategy is not None:
            op.set_notes(Attrs({**op.notes, **_words(op.sig, strategy, tables.mesh)}))


def _write_arguments(built: Built, x: Ints, only: frozenset[int], mesh_name: str) -> None:
    """Say of these arguments how they lie."""
    tables = built.tables
    for node in sorted(only.intersection(built.graph.args)):
        subject = built.subjects[node]
        assert isinstance(subject, Value)
        strategy = tables.strategies[int(tables.kinds[node])][int(x[node])]
        subject.set_sharding(spelled(strategy.outs[0], tables.mesh, mesh_name))


def _return(module: Module, value: Value, sharding: Sharding) -> None:
    """Let the function that a call runs return a result as the call has it."""
    assert value.op is not None
    func = module.func(callee(value.op))
    if func is not None and not func.is_declaration:
        shardings = list(func.result_shardings)
        shardings[value.index] = sharding
        func.set_boundary(result_shardings=shardings)


def _moved(built: Built, x: Ints, mesh_name: str) -> dict[Value, Sharding]:
    """Values with a layout of their own that users take in another one, once for all of them."""
    tables, graph, found = built.tables, built.graph, dict[Value, Sharding]()
    maker = {consumer: producer for producer, _, consumer, _ in graph.edges}
    for (node, _, _), values in graph.held.items():
        outs, has = (
            tables.strategies[int(tables.kinds[k])][int(x[k])].outs[0] for k in (node, maker[node])
        )
        if outs != has:
            found.update((value, spelled(outs, tables.mesh, mesh_name)) for value in values)
    return found


def _move(value: Value, sharding: Sharding) -> None:
    """Let all users of a value take it in a layout; what only hands it on to itself is none."""
    owner, users = value.owner, tuple(value.uses)
    if isinstance(owner, Block):
        users = tuple(
            (op, k)
            for op, k in users
            if not (op.is_terminator and op.block is owner and k == value.index)
        )
    if not users:
        return
    builder = Builder(owner, 0) if isinstance(owner, Block) else Builder.after(owner)
    made = builder.op(RESHARD, [value], [value.type], Attrs({"sharding": ShardingAttr(sharding)}))
    for user, index in users:
        user.set_operand(index, made.result)


def _words(sig: Sig, strategy: Strategy, mesh: Mesh) -> dict[str, Attrs]:
    """What the text says of an op."""
    found = {plan.CUT: written(sig, strategy.cut, mesh)}
    into = scatter_of(sig, mesh, strategy)
    if into is not None:
        factor, axes = into
        nothing = ((),) * len(strategy.cut)
        scattered = (*nothing[:factor], axes, *nothing[factor + 1 :])
        found[plan.PARTIAL] = written(sig, scattered, mesh)
    return found


def _in_kernels(module: Module) -> frozenset[Op]:
    """Ops of functions that one kernel stands for."""
    calls = [op for op in module.walk() if "callee" in op.attrs and plan.KERNEL in op.notes]
    names = {callee(op) for op in calls}
    kernels = [op for op in module.ops if isinstance(op, Func) and op.symbol in names]
    return frozenset(op for func in kernels for op in func.walk())
