"""No description of a cluster crashes: texts with wrong values, keys, links."""

from __future__ import annotations

import re
from collections import Counter
from importlib import resources

import pytest
from hypothesis import given
from hypothesis import strategies as st

from shardwright.ir.clusters import cluster_names, read_cluster
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.spec.cluster import Cluster
from shardwright.testing.machines.reference_graphs import CUBE_MESH, REFERENCE_GRAPHS, cluster_text

FOLDER = resources.files("shardwright.spec") / "clusters"
TEXTS = [
    *((FOLDER / f"{name}.mlir").read_text(encoding="utf-8") for name in cluster_names()),
    *(
        cluster_text(graph.cluster)
        for graph in REFERENCE_GRAPHS.values()
        if graph.cluster.startswith("{")
    ),
]
PAIR = re.compile(r'(?<=[{,\s])(\w+) = ("[^"]*"|[\w.]+|\[[^\[\]{}]*\])')
STRANGE = (
    "0", "1", "3", "-1", "99999999999", '""', '"x"', "true", "[]", "[2, 0]", "[true]", "{}", "1.5",
    "@a", "f32", '"1GB/s"', '"1e9"', '"0-1"', '"s0-1 0>7"', f'"{CUBE_MESH}"', '"torus"', '"graph"',
    '"ring"', "[{}]",
)  # fmt: skip


@st.composite
def mutated(draw: st.DrawFn) -> str:
    """The text of a cluster with values that others have, or strange ones, or other keys."""
    text = draw(st.sampled_from(TEXTS))
    for _ in range(draw(st.integers(1, 3))):
        pairs = list(PAIR.finditer(text))
        one, other = (draw(st.sampled_from(pairs)) for _ in range(2))
        alike = draw(st.sampled_from([pair for pair in pairs if pair[1] == one[1]]))
        strange = draw(st.sampled_from(STRANGE))
        value = draw(st.sampled_from([strange, other[2], alike[2]]))
        key = draw(st.sampled_from([one[1]] * 8 + ["rails", "shared", "wrap", "bandwith", "x"]))
        new = f"{key} = {value}"
        text = text[: one.start()] + new + text[one.end() :]
    return text


def is_readable(text: str) -> bool:
    """Whether a text is a program, whatever it describes."""
    try:
        parse(text)
    except ProgramError:
        return False
    return True


@given(mutated())
def test_no_description_crashes(text: str):
    try:
        assert isinstance(read_cluster(text, "own.mlir", "own"), Cluster)
    except ProgramError as bad:
        for found in bad.diagnostics if is_readable(text) else ():
            assert (found.place.file, found.place.line > 0) == ("own.mlir", True)
            assert found.help


def test_most_mutations_are_descriptions():
    """Else the test above would test the parser."""
    found = Counter[str]()

    @given(mutated())
    def count(text: str) -> None:
        if is_readable(text):
            try:
                read_cluster(text, "own.mlir", "own")
                found["right"] += 1
            except ProgramError:
                found["wrong"] += 1
        else:
            found["no program"] += 1

    count()
    assert found["right"] > 3
    assert found["wrong"] > 5 * found["no program"]


@given(st.text(alphabet='{}[]=,"@ab:0 \n', max_size=40))
def test_no_text_crashes(text: str):
    with pytest.raises(ProgramError):
        read_cluster(text, "own.mlir", "own")
