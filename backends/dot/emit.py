"""Prints a folded graph in graphviz's `dot` language."""

from __future__ import annotations

from collections import Counter
from collections.abc import Iterator

from shardwright.backends.dot.fold import Folded, Group, Link

PALETTE = (
    "#cfe2f3", "#d9ead3", "#fff2cc", "#f4cccc", "#d9d2e9", "#fce5cd", "#d0e0e3", "#ead1dc",
    "#b6d7a8", "#a4c2f4",
)  # fmt: skip
PLAIN, RED = "#f3f3f3", "#cc0000"
SHAPES = {"argument": "ellipse", "result": "ellipse", "op": "box"}
_UNITS = ("B", "KB", "MB", "GB", "TB", "PB")


def emit(graph: Folded, title: str) -> str:
    """The text of a digraph. Nodes are coloured by the axes that cut them; red edges move data."""
    colours = _colours(graph)
    lines = [
        f"digraph {quoted(title)} {{",
        "  rankdir=TB; ranksep=0.35; nodesep=0.25; compound=true;",
        f'  label={quoted(title)}; labelloc=t; fontname="Helvetica"; fontsize=14;',
        '  node [style="filled,rounded", fontname="Helvetica", fontsize=10, margin="0.08,0.04"];',
        '  edge [color="#888888", fontname="Helvetica", fontsize=9, arrowsize=0.6];',
    ]
    for cluster in range(-1, len(graph.repeats)):
        lines += _cluster(graph, cluster, colours)
    lines += [f"  {_link(link)}" for link in graph.links]
    lines += _legend(colours)
    return "\n".join([*lines, "}"]) + "\n"


def quoted(text: str) -> str:
    """A quoted string of the DOT language; newlines start a new line of a label."""
    escaped = text.replace("\\", "\\\\").replace('"', '\\"').replace("\n", "\\n")
    return f'"{"".join(c if c.isprintable() else "?" for c in escaped)}"'


def byte_text(count: float) -> str:
    """`1.5 MB`; 1 MB is 10^6 bytes."""
    step = 0
    while count >= 999.5 and step < len(_UNITS) - 1:
        count /= 1000
        step += 1
    return f"{count:.3g} {_UNITS[step]}"


def _colours(graph: Folded) -> dict[tuple[str, ...], str]:
    """A colour for each set of axes, in order of first use."""
    found = dict.fromkeys(group.head.axes for group in graph.groups)
    used = [axes for axes in found if axes]
    colours = {axes: PALETTE[k % len(PALETTE)] for k, axes in enumerate(used)}
    return {(): PLAIN, **colours}


def _cluster(graph: Folded, cluster: int, colours: dict[tuple[str, ...], str]) -> Iterator[str]:
    members = [(n, group) for n, group in enumerate(graph.groups) if group.cluster == cluster]
    nodes = [f"n{n} {_node(group, colours)};" for n, group in members]
    if cluster >= 0:
        times = graph.repeats[cluster][2]
        yield f"  subgraph cluster_{cluster} {{"
        yield f'    label="x {times}"; style="rounded,dashed"; color="#666666"; fontsize=16;'
        yield from (f"    {node}" for node in nodes)
        yield "  }"
        return
    for number, function in enumerate(dict.fromkeys(group.head.function for _, group in members)):
        inside = [
            node for node, (_, g) in zip(nodes, members, strict=True) if g.head.function == function
        ]
        if not number:
            yield from (f"  {node}" for node in inside)
            continue
        yield f"  subgraph cluster_function_{number} {{"
        yield f"    label={quoted(f'@{function}')}; style=rounded; color={quoted('#bbbbbb')};"
        yield from (f"    {node}" for node in inside)
        yield "  }"


def _node(group: Group, colours: dict[tuple[str, ...], str]) -> str:
    head = group.head
    shape, colour = SHAPES[head.role], colours[head.axes]
    return f"[label={quoted(_label(group))}, shape={shape}, fillcolor={quoted(colour)}]"


def _label(group: Group) -> str:
    head = group.head
    times = f" x {group.times}" if group.times > 1 else ""
    lines = [f"{head.name} {head.what}{times}" if head.role == "op" else f"{head.name}{times}"]
    others = Counter(node.what for node in group.nodes if node.is_light and node is not head)
    if head.is_light:
        others[head.what] = 0
    shown = [name for name, count in others.most_common() if count][:3]
    if shown:
        more = ", ..." if len([c for c in others.values() if c]) > 3 else ""
        lines.append(f"+ {', '.join(shown)}{more}")
    types = [head.type, head.sharding]
    if head.role != "op" and len({node.type for node in group.nodes}) > 1:
        types = [f"{head.type}, ...", ""]
    return "\n".join([line.strip() for line in (*lines, *types) if line])


def _link(link: Link) -> str:
    ends = f"n{link.source} -> n{link.target}"
    back = ["constraint=false", "style=dashed"] if link.is_back else []
    if not link.freight:
        return f"{ends} [{', '.join(back)}];" if back else f"{ends};"
    total = sum(bytes for _, bytes in link.freight)
    counts = Counter(what for what, bytes in link.freight if bytes)
    kinds = ", ".join(f"{n} x {what}" if n > 1 else what for what, n in counts.items())
    first = link.freight[0][0]
    text = f"{kinds}\n{byte_text(total)}" if total else f"{first}, as above"
    width = 1.5 + min(4.0, max(0.0, len(str(int(total))) - 3) * 0.7)
    red = [f"label={quoted(text)}", f"color={quoted(RED)}", f"fontcolor={quoted(RED)}"]
    return f"{ends} [{', '.join([*red, f'penwidth={width:.1f}', *back])}];"


def _legend(colours: dict[tuple[str, ...], str]) -> Iterator[str]:
    yield "  subgraph cluster_legend {"
    yield '    label="cut by"; style=rounded; color="#bbbbbb"; fontsize=11;'
    for number, (axes, colour) in enumerate(colours.items()):
        label = quoted(", ".join(axes) or "nothing")
        yield f"    legend{number} [label={label}, shape=box, fillcolor={quoted(colour)}];"
    yield "  }"
