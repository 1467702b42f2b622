"""Loops, branches and calls: bodies are made of the same ops as the rest."""

from __future__ import annotations

from collections.abc import Sequence

from shardwright.ir.core import Func, Op, Region, Value
from shardwright.spec.attributes import Attrs, Enum, Symbol
from shardwright.spec.types import TensorType, tensor
from shardwright.testing.generate.scope import MAX_BOUND, Facts, Maker, Scope

MAX_DEPTH = 2  # regions inside regions
COUNTER = tensor((), "i32")
PARAMETER = Facts(MAX_BOUND, False)  # what a callee knows of its arguments


def _fill(scope: Scope, count: int) -> None:
    for _ in range(count):
        scope.world.body(scope)


def _settled(scope: Scope, type: TensorType, old: Value | None = None) -> Value:
    """A value of this type made here, bounded by 1 if it is a float: what a body returns."""
    value = scope.like(type)
    if old is not None and type.element == "f32":
        value = scope.add("stablehlo.add", [value, old], type, facts=Facts(2 * MAX_BOUND, False))
    elif old is not None and type.element == "i32":
        value = scope.add("stablehlo.add", [value, old], type, facts=Facts(2.0**31, True))
    if type.element == "f32":
        return scope.add("stablehlo.tanh", [value], type, facts=Facts(1.0, False))
    return value


def _states(scope: Scope, count: int) -> list[Value]:
    """Distinct values to carry through a loop or to a callee."""
    values: dict[Value, None] = {}
    for _ in range(count):
        value = scope.numeric(rank=scope.rng.choice((0, 1, 2)))
        if value.tensor.element == "f32":
            value = scope.tame(value)
        values[value] = None
    return list(values)


def _while(scope: Scope) -> None:
    """Two to four rounds over a counter and a few tensors."""
    if scope.depth >= MAX_DEPTH:
        return
    rng = scope.rng
    states = _states(scope, rng.randint(1, 3))
    types = [COUNTER, *(value.tensor for value in states)]
    facts = [Facts(8.0, True), *(_carried(value) for value in states)]
    start = scope.number(COUNTER, 0)

    condition = scope.inner(types, facts, sees=False)
    rounds = condition.number(COUNTER, rng.randint(2, 4))
    attrs = {
        "comparison_direction": Enum("comparison_direction", "LT"),
        "compare_type": Enum("comparison_type", "SIGNED"),
    }
    operands = [condition.block.args[0], rounds]
    go_on = condition.add("stablehlo.compare", operands, tensor((), "i1"), Attrs(attrs))

    body = scope.inner(types, facts, sees=True)
    _fill(body, rng.randint(2, 4))
    one = body.number(COUNTER, 1)
    results = [body.add("stablehlo.add", [body.block.args[0], one], COUNTER)]
    for type, old in zip(types[1:], body.block.args[1:], strict=True):
        results.append(_settled(body, type, old))
    regions = [condition.close([go_on]), body.close(results)]
    scope.add_many("stablehlo.while", [start, *states], types, Attrs(), facts, regions)


def _carried(value: Value) -> Facts:
    """Floats change in the loop; integers stay exact."""
    return Facts(2.0**31, True) if value.tensor.element == "i32" else PARAMETER


def _case(scope: Scope) -> None:
    """Two or three branches, chosen by an integer that may be out of range."""
    if scope.depth >= MAX_DEPTH:
        return
    rng = scope.rng
    results = [value.tensor for value in _states(scope, rng.randint(1, 2))]
    index = scope.like(COUNTER)
    two = scope.number(COUNTER, 3)
    index = scope.add("stablehlo.remainder", [index, two], COUNTER, facts=Facts(3.0, True))
    closed = [_branch(scope, results) for _ in range(rng.randint(2, 3))]
    facts = [_branch_facts(type) for type in results]
    scope.add_many("stablehlo.case", [index], results, Attrs(), facts, closed)


def _if(scope: Scope) -> None:
    if scope.depth >= MAX_DEPTH:
        return
    results = [value.tensor for value in _states(scope, 1)]
    choice = scope.like(tensor((), "i1"))
    closed = [_branch(scope, results) for _ in "ab"]
    facts = [_branch_facts(type) for type in results]
    scope.add_many("stablehlo.if", [choice], results, Attrs(), facts, closed)


def _branch(scope: Scope, results: Sequence[TensorType]) -> Region:
    inner = scope.inner([], [], sees=True)
    _fill(inner, scope.rng.randint(1, 3))
    return inner.close([_settled(inner, type) for type in results])


def _branch_facts(type: TensorType) -> Facts:
    return Facts(2.0**31, True) if type.element == "i32" else Facts(1.0, False)


def _call(scope: Scope) -> None:
    """Call a private function, an old one where its arguments are at hand."""
    if scope.depth >= MAX_DEPTH:
        return
    rng = scope.rng
    known = [func for func in scope.world.callees if rng.random() < 0.5]
    func = known[0] if known else None
    if func is None:
        args = _states(scope, rng.randint(1, 3))
        func = _callee(scope, [value.tensor for value in args])
    else:
        args = [_argument(scope, value.tensor) for value in func.args]
    types = [type for type in func.result_types if isinstance(type, TensorType)]
    attrs = Attrs({"callee": Symbol(func.symbol)})
    facts = [_branch_facts(type) for type in types]
    scope.add_many("func.call", args, types, attrs, facts)


def _argument(scope: Scope, type: TensorType) -> Value:
    value = scope.like(type)
    return scope.tame(value) if type.element == "f32" else value


def _callee(scope: Scope, types: Sequence[TensorType]) -> Func:
    """A new private function on these types. It is known to others only once complete: no
    recursion.
    """
    world = scope.world
    name = f"helper_{sum(1 for op in world.module.ops if isinstance(op, Func)) - 1}"
    func = Func(name, types, [], "private")
    func.result_types = []
    world.module.body.append(func)
    for value in func.args:
        is_integer = value.tensor.element == "i32"
        world.facts[value] = Facts(2.0**31, True) if is_integer else PARAMETER
    inner = Scope(world, func.body, scope.rng, scope.depth + 1)
    _fill(inner, scope.rng.randint(2, 5))
    results = [_settled(inner, inner.numeric().tensor)]
    if scope.rng.random() < 0.3:
        results.append(_settled(inner, inner.numeric().tensor))
    func.body.append(Op("func.return", results))
    func.result_types = [value.type for value in results]
    func.result_attrs = [Attrs()] * len(results)
    func.result_shardings = [None] * len(results)
    world.callees.append(func)
    return func


MAKERS = {
    "while": Maker(_while, 0.7),
    "case": Maker(_case, 0.4),
    "if": Maker(_if, 0.15),
    "call": Maker(_call, 0.9),
}
