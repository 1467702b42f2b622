"""Graph folding: merges repeated layers and equal parallel ops, absorbs light ops.

Each step maps nodes to groups; a group is drawn once, with the number of times that it stands for.
"""

from __future__ import annotations

from collections import defaultdict
from collections.abc import Hashable, Sequence
from dataclasses import dataclass, field

from shardwright.backends.dot.graph import Edge, Freight, Graph, Node, neighbours

GRAM = 6  # equal ops in a row by which the next layer is found
PLACES = 24  # later places that are tried for it
MANY_ENDS = 16  # arguments and results that are drawn apart
SMALL_PIECE = 6  # groups of a piece of a repeat that is compared as a whole
ROUNDS = 2  # how far around a node its likes must look alike

Repeat = tuple[int, int, int]  # first position, ops of one layer, number of layers


@dataclass
class Group:
    """Nodes drawn as one. `times`: likes that it stands for, in each layer of repeat `cluster`."""

    nodes: list[Node]
    times: int
    cluster: int  # -1 outside of repeats

    @property
    def head(self) -> Node:
        """The node that gives the group its colour and name."""
        return next((node for node in self.nodes if not node.is_light), self.nodes[0])


@dataclass(frozen=True)
class Link:
    """All edges between two groups."""

    source: int
    target: int
    freight: tuple[Freight, ...]
    is_back: bool


@dataclass
class Folded:
    """Groups in program order of their first nodes, links between them, and the repeats."""

    groups: list[Group] = field(default_factory=list[Group])
    links: list[Link] = field(default_factory=list[Link])
    repeats: list[Repeat] = field(default_factory=list[Repeat])


def folded(graph: Graph) -> Folded:
    """The graph for people."""
    ops = [node.order for node in graph.nodes if node.role == "op"]
    found = repeats([_token(graph.nodes[n]) for n in ops])
    clusters, classes = _layers(graph, ops, found)
    classes = _alike(graph, classes, clusters)
    leader = _joined(graph, classes, clusters)
    for _ in range(ROUNDS):
        leader = _beside(graph, leader, clusters)
    return _quotient(graph, leader, clusters, found)


def unfolded(graph: Graph) -> Folded:
    """Every node for itself."""
    alone = list(range(len(graph.nodes)))
    return _quotient(graph, alone, [-1] * len(alone), [])


# --- layers


def repeats(tokens: Sequence[Hashable]) -> list[Repeat]:
    """Stretches of a sequence that stand two or more times in a row; the longest from the left."""
    places: dict[tuple[Hashable, ...], list[int]] = defaultdict(list)
    for i in range(len(tokens) - GRAM + 1):
        places[tuple(tokens[i : i + GRAM])].append(i)
    found: list[Repeat] = []
    i = 0
    while i <= len(tokens) - GRAM:
        best = _best(tokens, i, places[tuple(tokens[i : i + GRAM])])
        if best is None:
            i += 1
        else:
            found.append(best)
            i += best[1] * best[2]
    return found


def _best(tokens: Sequence[Hashable], i: int, places: Sequence[int]) -> Repeat | None:
    best: Repeat | None = None
    later = places[_after(places, i) :][:PLACES]
    for j in later:
        period = j - i
        length = 0
        while j + length < len(tokens) and tokens[i + length] == tokens[j + length]:
            length += 1
        count = 1 + length // period
        if count > 1 and (best is None or period * count > best[1] * best[2]):
            best = i, period, count
    return best


def _after(places: Sequence[int], i: int) -> int:
    low, high = 0, len(places)
    while low < high:
        middle = (low + high) // 2
        if places[middle] <= i:
            low = middle + 1
        else:
            high = middle
    return low


def _token(node: Node) -> tuple[str, ...]:
    return node.what, node.type, node.sharding, node.function


def _layers(
    graph: Graph, ops: Sequence[int], found: Sequence[Repeat]
) -> tuple[list[int], list[Hashable]]:
    """Per node the repeat it is in, and a class: the same for the same op of each layer."""
    clusters = [-1] * len(graph.nodes)
    classes: list[Hashable] = [("node", node.order) for node in graph.nodes]
    for number, (first, period, count) in enumerate(found):
        for position in range(period * count):
            node = ops[first + position]
            clusters[node] = number
            classes[node] = ("layer", number, position % period)
    return clusters, classes


# --- likes


def _alike(graph: Graph, classes: Sequence[Hashable], clusters: Sequence[int]) -> list[Hashable]:
    """One class for nodes outside of layers that look alike, and whose neighbours do."""
    sources, targets = neighbours(graph)
    labels: list[Hashable] = [
        known if clusters[node.order] >= 0 else (node.role, *_token(node))
        for node, known in zip(graph.nodes, classes, strict=True)
    ]
    ids: dict[Hashable, int] = {}
    numbers = [ids.setdefault(label, len(ids)) for label in labels]
    for _ in range(ROUNDS):
        ids = {}
        refined: list[int] = []
        for n in range(len(numbers)):
            around: Hashable = (
                tuple(sorted({numbers[s] for s in sources[n]})),
                tuple(sorted({numbers[t] for t in targets[n]})),
            )
            key: Hashable = numbers[n] if clusters[n] >= 0 else (numbers[n], around)
            refined.append(ids.setdefault(key, len(ids)))
        numbers = refined
    return list(numbers)


# --- light ops, arguments and results


def _joined(graph: Graph, classes: Sequence[Hashable], clusters: Sequence[int]) -> list[int]:
    """Per node the first node of its group.

    A light class joins the last one that it takes from and that is cut by the same axes, or else
    its only user. Many arguments or results are grouped by axes and by the layers they serve.
    """
    first: dict[Hashable, int] = {}
    for node in graph.nodes:
        first.setdefault(classes[node.order], node.order)
    parent = [first[known] for known in classes]
    leader = list(range(len(parent)))
    near: dict[int, int] = {}
    users: dict[int, set[int]] = defaultdict(set)
    for edge in graph.edges:
        source, target = parent[edge.source], parent[edge.target]
        users[source].add(-1 if edge.freight else target)
        if _may_join(graph, edge, clusters) and source < target:
            near[target] = max(source, near.get(target, -1))
    for n in sorted(set(parent)):
        if graph.nodes[n].is_light and n in near:
            leader[n] = leader[near[n]]
    for n in sorted(set(parent), reverse=True):
        (only, *others) = users[n] or {-1}
        is_free = graph.nodes[n].is_light and leader[n] == n and not others and only > n
        if is_free and graph.nodes[only].role == "op" and clusters[only] == clusters[n]:
            leader[n] = leader[only]
    found = [_root(leader, p) for p in parent]
    return _ends(graph, found, clusters)


def _root(leader: Sequence[int], n: int) -> int:
    while leader[n] != n:
        n = leader[n]
    return n


def _may_join(graph: Graph, edge: Edge, clusters: Sequence[int]) -> bool:
    source, target = graph.nodes[edge.source], graph.nodes[edge.target]
    return (
        not edge.freight
        and not edge.is_back
        and source.role == "op"
        and source.axes == target.axes
        and source.function == target.function
        and clusters[edge.source] == clusters[edge.target]
    )


def _ends(graph: Graph, leader: list[int], clusters: Sequence[int]) -> list[int]:
    """Arguments and results in few groups, where there are many."""
    near: dict[int, set[int]] = defaultdict(set)
    for edge in graph.edges:
        for end, other in ((edge.source, edge.target), (edge.target, edge.source)):
            if graph.nodes[end].role != "op":
                near[end].add(clusters[other])
    ends = [node for node in graph.nodes if node.role != "op"]
    if len({leader[node.order] for node in ends}) <= MANY_ENDS:
        return leader
    first: dict[Hashable, int] = {}
    found = list(leader)
    for node in ends:
        key = node.role, node.function, node.axes, min(near[node.order], default=-1)
        found[node.order] = first.setdefault(key, node.order)
    return found


def _beside(graph: Graph, leader: Sequence[int], clusters: Sequence[int]) -> list[int]:
    """Groups that do the same with the same neighbours become one.

    Small separate pieces of a repeat, as the updates of many weights, may differ in their types.
    """
    words: dict[int, dict[str, None]] = defaultdict(dict)
    for node in graph.nodes:
        words[leader[node.order]][node.what] = None
    around: dict[int, tuple[set[int], set[int]]] = {n: (set(), set()) for n in words}
    piece = list(range(len(graph.nodes)))
    for edge in graph.edges:
        a, b = leader[edge.source], leader[edge.target]
        around[b][0].add(a)
        around[a][1].add(b)
        if clusters[a] == clusters[b] and graph.nodes[a].role == graph.nodes[b].role == "op":
            piece[_root(piece, max(a, b))] = _root(piece, min(a, b))
    looks = {
        n: (graph.nodes[n].function, tuple(sorted(words[n])), graph.nodes[n].axes) for n in words
    }
    pieces: dict[int, list[int]] = defaultdict(list)
    for n in words:
        pieces[_root(piece, n)].append(n)
    first: dict[Hashable, int] = {}
    found: dict[int, int] = {}
    for members in pieces.values():
        whole = tuple(sorted(looks[n] for n in members))
        for n in members:
            node = graph.nodes[n]
            key: Hashable = (clusters[n], looks[n], whole)
            if len(members) > SMALL_PIECE:
                near = tuple(tuple(sorted(side - {n})) for side in around[n])
                key = (clusters[n], looks[n], node.type, node.sharding, near)
            found[n] = first.setdefault(key, n) if node.role == "op" else n
    return [found[n] for n in leader]


def _quotient(
    graph: Graph, leader: Sequence[int], clusters: Sequence[int], found: Sequence[Repeat]
) -> Folded:
    numbers = {n: k for k, n in enumerate(dict.fromkeys(leader))}
    members: list[list[Node]] = [[] for _ in numbers]
    for node in graph.nodes:
        members[numbers[leader[node.order]]].append(node)
    groups = [_group(nodes, clusters[nodes[0].order], found) for nodes in members]
    freight: dict[tuple[int, int], list[Freight]] = defaultdict(list)
    backs: dict[tuple[int, int], bool] = {}
    for edge in graph.edges:
        key = numbers[leader[edge.source]], numbers[leader[edge.target]]
        freight[key] += edge.freight
        is_back = edge.is_back or edge.source > edge.target or key[0] > key[1]
        backs[key] = backs.get(key, True) and is_back
    links = [
        Link(*key, tuple(moved), backs[key])
        for key, moved in freight.items()
        if moved or key[0] != key[1]
    ]
    return Folded(groups, links, list(found))


def _group(nodes: list[Node], cluster: int, found: Sequence[Repeat]) -> Group:
    first = next((node for node in nodes if not node.is_light), nodes[0])
    like = [n for n in nodes if first.role != "op" or _token(n) == _token(first)]
    layers = found[cluster][2] if cluster >= 0 else 1
    times = len(like) // layers if not first.is_light or cluster < 0 else 1
    return Group(nodes, times, cluster)
