# pyright: basic
"""Names of arguments and results are the pytree's: in tables, messages, and scripts."""

import ast
import functools
import io
import json
import tokenize
from collections import namedtuple
from dataclasses import dataclass
from typing import Any

import jax
import pytest
from hypothesis import given, settings
from hypothesis import strategies as st
from jax.sharding import AbstractMesh, NamedSharding
from jax.sharding import PartitionSpec as P

from shardwright.backends.jax.program import capture_process
from shardwright.ir import value_labels
from shardwright.tools import cli

MESH = AbstractMesh((2,), ("x",))
Pair = namedtuple("Pair", ["left", "right"])


@functools.partial(jax.tree_util.register_dataclass, data_fields=["w", "b"], meta_fields=["kind"])
@dataclass
class Layer:
    w: Any
    b: Any
    kind: str = "dense"


def array(is_cut: bool) -> jax.ShapeDtypeStruct:
    cut = NamedSharding(MESH, P("x")) if is_cut else None
    return jax.ShapeDtypeStruct((4,), "float32", sharding=cut)


WORDS = st.sampled_from(["w", "two words", "class", "it's", 'a"b', "ü", "日本", "#loc", "%arg0"])
KEYS = WORDS | st.text(st.characters(exclude_categories=["Cs"]), max_size=3)


def branches(inner: st.SearchStrategy[Any]) -> st.SearchStrategy[Any]:
    return st.one_of(
        st.dictionaries(KEYS, inner, max_size=3),
        st.dictionaries(st.integers(0, 99), inner, max_size=3),
        st.lists(inner, max_size=3),
        st.lists(inner, max_size=3).map(tuple),
        st.builds(Pair, inner, inner),
        st.builds(Layer, inner, inner),
    )


TREES = st.recursive(st.none() | st.booleans().map(array), branches, max_leaves=5)


def paths(name: str, tree: Any) -> list[str]:
    found, _ = jax.tree_util.tree_flatten_with_path(tree)
    return [f"{name}{jax.tree_util.keystr(path)}" for path, _ in found]


def run(text: str, *words: str) -> str:
    out, err = io.StringIO(), io.StringIO()
    assert cli.main([words[0], "-", *words[1:]], io.StringIO(text), out, err) == 0, err.getvalue()
    return out.getvalue()


def rows(script: str, table: str) -> list[str]:
    """The names in `ARGS = (GlobalArray(name, ...), ...)` of a script."""
    for node in ast.parse(script).body:
        if isinstance(node, ast.Assign) and ast.unparse(node.targets[0]) == table:
            return [ast.literal_eval(call.args[0]) for call in node.value.elts]
    raise AssertionError(f"no {table}")


def remarks(script: str) -> str:
    tokens = tokenize.generate_tokens(io.StringIO(script).readline)
    return "\n".join(token.string for token in tokens if token.type == tokenize.COMMENT)


def check(params: Any, batch: Any) -> None:
    first = array(True)

    def step(params: Any, batch: Any, first: Any) -> Any:
        doubled = jax.tree.map(lambda x: x * 2, batch)
        # Passes add values to such a program, and `show` numbers it again.
        slope = jax.grad(lambda x: jax.nn.relu(x).sum())(first)
        return {"new": doubled, "slope": slope}

    text = capture_process.lowered_text((step, (params, batch, first)))["text"]
    wanted = [*paths("params", params), *paths("batch", batch), "first"]
    results = [*paths("result['new']", batch), "result['slope']"]
    values = json.loads(run(text, "show", "--json"))["values"]
    assert [v["label"] for v in values if v["role"] == "argument"] == wanted
    assert sorted(v["label"] for v in values if v["role"] == "result") == sorted(results)
    for path in wanted:
        assert run(text, "explain", "--value", path, "--budget", "0").startswith(f"{path}: ")
    for target in ("jax", "torch"):
        script = run(text, "compile", "--emit", target)
        assert rows(script, "ARGS") == wanted and rows(script, "RESULTS") == results
        said = remarks(script)
        assert all(f" {path}: tensor<" in said for path in (*wanted, *results))


@settings(max_examples=25)
@given(TREES, TREES)
def test_names_are_the_pytrees(params: Any, batch: Any):
    check(params, batch)


def test_names_that_mean_something_in_text_and_in_python():
    keys = ["it's", 'a"b', "a\\b", "a\nb", "#loc", "{0}", "%s", '"""', "'''", "", "\x00", "\u202e"]
    for part in (keys[:4], keys[4:8], keys[8:]):  # scripts list the largest arguments
        check({key: array(True) for key in part}, {key: array(False) for key in part})


def test_a_planted_wrong_name_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(value_labels, "path_of", lambda value: value.loc.name.split("[")[0])
    with pytest.raises(AssertionError):
        check({"w": array(True), "v": array(True)}, None)
