"""Generated programs are legal, large enough, varied, and shrink."""

from __future__ import annotations

from hypothesis import HealthCheck, given, settings

from shardwright.ir.core import Module
from shardwright.ir.print import print_module
from shardwright.ir.verify import verify
from shardwright.testing import oracles
from shardwright.testing.coverage import Coverage, coverage
from shardwright.testing.makers import MAKERS
from shardwright.testing.recipes import Recipe, build, random_recipe, shrink
from shardwright.testing.strategies import programs

COUNT = 300

WANTED = {  # op variants that must occur
    *(f"stablehlo.{name}" for name in (
        "abs", "add", "and", "atan2", "broadcast_in_dim", "case", "ceil", "clamp", "compare",
        "concatenate", "constant", "convert", "convolution", "cosine", "divide", "dot_general",
        "dynamic_slice", "dynamic_update_slice", "exponential", "floor", "gather", "if", "iota",
        "log", "logistic", "maximum", "minimum", "multiply", "negate", "not", "or", "pad",
        "popcnt", "power", "reduce add", "reduce and", "reduce argmax", "reduce body",
        "reduce maximum", "reduce minimum", "reduce multiply", "reduce or", "reduce xor",
        "reduce_window add", "reduce_window maximum", "remainder", "reshape", "reverse", "rsqrt",
        "scatter add", "scatter maximum", "scatter overwrite", "select", "shift_left", "sign",
        "sine", "slice", "sort", "sqrt", "subtract", "tanh", "transpose", "while", "xor",
        "optimization_barrier",
    )),
    "chlo.erf", "chlo.square", "chlo.top_k", "func.call", "sdy.sharding_constraint",
}  # fmt: skip


def total() -> Coverage:
    return coverage(random_recipe(seed) for seed in range(COUNT))


def test_programs_are_real_ones() -> None:
    seen = total()
    print(seen)
    assert seen.median_ops >= 15
    for feature in ("regions", "calls", "sub-axes", "uneven dims"):
        assert seen.share(feature) >= 0.2, feature
    assert not {name for name in WANTED if not seen.ops[name]}


def test_same_seed_same_program() -> None:
    assert random_recipe(5).text == random_recipe(5).text
    assert random_recipe(5).text != random_recipe(6).text


def test_jaxlib_and_our_verifier_accept_them() -> None:
    for seed in range(60):
        module = build(random_recipe(seed))
        assert not verify(module), seed
        text = print_module(module)
        assert oracles.jaxlib_print(text) == text, seed


@settings(max_examples=40, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(programs(min_ops=1, max_ops=6))
def test_small_programs_are_legal_too(module: Module) -> None:
    assert not verify(module)


@settings(max_examples=30, derandomize=True, deadline=None, suppress_health_check=list(HealthCheck))
@given(programs(kinds=("dot", "reduce"), integers=True))
def test_kinds_and_integers_can_be_asked_for(module: Module) -> None:
    assert module.main is not None
    names = {op.name for op in module.main.body.ops if not op.is_terminator}
    assert names <= {"stablehlo.dot_general", "stablehlo.reduce", "stablehlo.constant"}
    assert all(v.tensor.element == "i32" for op in module.main.body.ops for v in op.results)


def test_shrinking_keeps_what_fails() -> None:
    """A bug in `reverse` is reduced to a few decisions, one of which makes a reverse."""

    def fails(recipe: Recipe) -> bool:
        return any(op.name == "stablehlo.reverse" for f in build(recipe).funcs for op in f.walk())

    recipe = next(r for r in map(random_recipe, range(100)) if fails(r) and len(r.ops) > 12)
    small = shrink(recipe, fails)
    assert fails(small)
    assert len(small.ops) <= 2
    assert len(small.mesh) == 1


def test_each_kind_makes_an_op_of_its_own() -> None:
    """No kind is dead: alone, with ten seeds, it adds ops."""
    for kind in MAKERS:
        seeds = (random_recipe(seed) for seed in range(10))
        recipes = [
            Recipe(r.mesh, r.sizes, tuple(d.__class__(kind, d.seed) for d in r.ops[:3]))
            for r in seeds
        ]
        assert any(len(_main_ops(recipe)) > 1 for recipe in recipes), kind


def _main_ops(recipe: Recipe) -> list[object]:
    main = build(recipe).main
    assert main is not None
    return list(main.body.ops)
