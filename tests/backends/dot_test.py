"""The picture of a program: whole text, red edges that carry all bytes, layers drawn once."""

from __future__ import annotations

import io
import re
from dataclasses import replace
from pathlib import Path

import pytest

from shardwright.backends.dot import fold
from shardwright.backends.dot.emit import RED, emit, quoted
from shardwright.backends.dot.fold import Folded, folded, repeats, unfolded
from shardwright.backends.dot.graph import Edge, Graph, Node
from shardwright.testing.generate.annotated_programs import random_program
from shardwright.tools import cli, draw
from shardwright.tools.session import driver
from shardwright.tools.session.session import Session

ROOT = Path(__file__).parent.parent.parent
EXAMPLES = sorted((ROOT / "examples").glob("*.mlir"))
GPT = ROOT / "examples" / "gpt_train_step.mlir"

_STRING = r'"(?:[^"\\]|\\.)*"'
_ATTRIBUTES = rf"\[(?:{_STRING}|[^\]\"])*\]"
_NODE = re.compile(rf"^ +(\w+) ({_ATTRIBUTES});$")
_EDGE = re.compile(rf"^ +(\w+) -> (\w+)( {_ATTRIBUTES})?;$")
_OTHER = re.compile(
    rf"^(digraph {_STRING} \{{| +subgraph \w+ \{{| *\}}| +(node|edge) {_ATTRIBUTES};"
    rf"|( +(\w+)=({_STRING}|[\w.,]+);)( (\w+)=({_STRING}|[\w.,]+);)*)$"
)


def read(text: str) -> tuple[dict[str, str], list[tuple[str, str, str]]]:
    """Nodes with their attributes, and edges; fails on a line that is none of DOT's."""
    nodes: dict[str, str] = {}
    edges: list[tuple[str, str, str]] = []
    depth = 0
    for line in text.splitlines():
        depth += line.endswith("{") - (line.strip() == "}")
        if match := _EDGE.match(line):
            edges.append((match[1], match[2], match[3] or ""))
        elif (match := _NODE.match(line)) and match[1] not in ("node", "edge"):
            assert match[1] not in nodes, f"{match[1]} stands twice"
            nodes[match[1]] = match[2]
        else:
            assert _OTHER.match(line), line
    assert depth == 0
    assert {end for edge in edges for end in edge[:2]} <= set(nodes), "an edge leads nowhere"
    return nodes, edges


def graph_of(text: str) -> tuple[Graph, float]:
    """The graph of a program, and what a device receives while it runs."""
    session = Session(io.StringIO(text), io.StringIO(), io.StringIO())
    module = driver.read_module(session, "-")
    whole, freight = draw.resharded(session, module)
    return draw.graph_of(whole, freight), sum(bytes for _, bytes in freight.values())


def carried(graph: Folded) -> float:
    return sum(bytes for link in graph.links for _, bytes in link.freight)


@pytest.mark.parametrize("path", EXAMPLES, ids=lambda path: path.stem)
def test_every_byte_is_on_a_red_edge(path: Path):
    graph, total = graph_of(path.read_text(encoding="utf-8"))
    for picture in (folded(graph), unfolded(graph)):
        assert carried(picture) == pytest.approx(total)
        nodes, edges = read(emit(picture, path.stem))
        assert len([n for n in nodes if n.startswith("n")]) == len(picture.groups)
        red = [edge for edge in edges if RED in edge[2]]
        assert len(red) == sum(bool(link.freight) for link in picture.links)
        assert bool(red) == bool(total)


def test_a_lost_edge_is_caught():
    graph, total = graph_of(GPT.read_text(encoding="utf-8"))
    heavy = max(graph.edges, key=lambda edge: sum(bytes for _, bytes in edge.freight))
    graph.edges.remove(heavy)
    assert carried(folded(graph)) != pytest.approx(total)


def test_layers_are_drawn_once():
    graph, _ = graph_of(GPT.read_text(encoding="utf-8"))
    picture = folded(graph)
    assert len(graph.nodes) > 1500 and len(picture.groups) < 150
    assert [count for _, period, count in picture.repeats if period > 40] == [4] * 5
    everyone = [node.order for group in picture.groups for node in group.nodes]
    assert sorted(everyone) == list(range(len(graph.nodes)))


def layers(count: int) -> Graph:
    """A chain of `count` layers of eight ops, each op with its own name."""
    nodes = [
        Node(n, f"op{n % 8}", f"%{n}", "8xf32", "[{}]", (), "main", "op", False)
        for n in range(8 * count)
    ]
    return Graph(nodes, [Edge(n, n + 1) for n in range(len(nodes) - 1)])


def test_the_picture_does_not_grow_with_the_layers():
    small, large = (folded(layers(count)) for count in (4, 4000))
    assert len(small.groups) == len(large.groups) == 8
    assert large.repeats == [(0, 8, 4000)]


def test_a_layer_that_differs_stands_apart():
    graph = layers(9)
    graph.nodes[4 * 8 + 3] = replace(graph.nodes[4 * 8 + 3], what="other")
    assert len(folded(graph).groups) > 8


@pytest.mark.parametrize("period", [6, 7, 13])
def test_repeats_are_found(period: int):
    tokens = [*"start", *([f"t{k}" for k in range(period)] * 5), *"and so on"]
    assert repeats(tokens) == [(5, period, 5)]
    assert repeats([str(k) for k in range(100)]) == []


def test_generated_programs_can_be_drawn():
    drawn = 0
    for seed in range(200, 230):
        out, err = io.StringIO(), io.StringIO()
        words = ["draw", "-", *(["--all"] if seed % 2 else [])]
        code = cli.main(words, io.StringIO(random_program(seed)), out, err)
        assert code in (0, 1), err.getvalue()
        if code == 0:
            drawn += bool(read(out.getvalue())[0])
    assert drawn > 20


def test_names_cannot_leave_their_quotes():
    assert quoted('a"];\n b\\') == '"a\\"];\\n b\\\\"'
    node = Node(0, 'x"]; y [', "%a\nb\x1b", 't"', '[{"x"}]', ('q"',), 'f"', "op", False)
    picture = unfolded(Graph([node], [Edge(0, 0, (('all "', 1.0),))]))
    assert read(emit(picture, 'title "\n'))


# --- the verb


def run(*words: str) -> tuple[int, str, str]:
    out, err = io.StringIO(), io.StringIO()
    code = cli.main(["draw", str(ROOT / "examples" / "moe_layer.mlir"), *words],
                    io.StringIO(), out, err)  # fmt: skip
    return code, out.getvalue(), err.getvalue()


def test_the_text_is_written_even_without_graphviz(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(draw, "which", lambda _: None)
    code, output, errors = run("-o", str(tmp_path / "moe.svg"))
    assert (code, output) == (4, "") and "needs graphviz's program dot" in errors
    assert read((tmp_path / "moe.dot").read_text(encoding="utf-8"))
    assert not (tmp_path / "moe.svg").exists()


def test_graphviz_is_asked_for_the_form(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    program = tmp_path / "dot"
    program.write_text('#!/bin/sh\ncp "$2" "$4"\necho "$1" >> "$4"\n')
    program.chmod(0o755)
    monkeypatch.setattr(draw, "which", lambda _: str(program))
    code, _, errors = run("-o", str(tmp_path / "moe.pdf"))
    assert (code, errors) == (0, "")
    assert (tmp_path / "moe.pdf").read_text().splitlines()[-1] == "-Tpdf"


def test_graphviz_that_fails_is_a_diagnostic(tmp_path: Path, monkeypatch: pytest.MonkeyPatch):
    program = tmp_path / "dot"
    program.write_text('#!/bin/sh\necho "no such form" >&2\nexit 1\n')
    program.chmod(0o755)
    monkeypatch.setattr(draw, "which", lambda _: str(program))
    code, _, errors = run("-o", str(tmp_path / "moe.png"))
    assert code == 1 and "graphviz failed" in errors and "no such form" in errors


def test_other_forms_are_refused(tmp_path: Path):
    code, _, errors = run("-o", str(tmp_path / "moe.gif"))
    assert code == 2 and "use .dot or one of .svg, .png, .pdf" in errors


def test_a_fold_that_forgets_layers_is_caught(monkeypatch: pytest.MonkeyPatch):
    monkeypatch.setattr(fold, "repeats", lambda _: [])
    assert len(folded(layers(40)).groups) > 8
