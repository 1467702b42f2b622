"""Reads profiles of layers (`--format pipedream`): graph.txt of PipeDream's profiler.

    node4 -- Conv2d(...) -- forward_compute_time=1.2, backward_compute_time=2.1,
                            activation_size=4096.0, parameter_size=512.0      (one line)
    <tab>node4 -- node5

Times are ms, sizes bytes; `activation_size` may be a list in brackets, whose sum counts. Lines are
in no order. Inputs are removed, and sinks that take a part of a tuple that nobody uses.
"""

from __future__ import annotations

import math
import re
from collections.abc import Mapping, Sequence
from dataclasses import dataclass, field, replace
from pathlib import Path

import numpy as np

from shardwright.ir.errors import Place, ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.passes.search.problem.json_fields import SCHEMA, Fields
from shardwright.passes.search.problem.problem import Floats
from shardwright.passes.search.problem.stages.graph_fields import (
    MOST_BATCH,
    MOST_DEVICES,
    expect_acyclic,
    overridden,
)
from shardwright.passes.search.problem.stages.topological import topological

# Words of --set that say what the machines are, and the batch; a profile does not.
FIELDS = {word: word for word in ("machines", "bandwidth", "maxMemoryPerDevice", "mbsInBatch")}
MACHINES, SPEED, CAP, BATCH = FIELDS
_EXAMPLES = {MACHINES: "machines=4x2", SPEED: "bandwidth=1e10,1.25e9", BATCH: "mbsInBatch=512"}
_NUMBERS = ("forward_compute_time", "backward_compute_time", "activation_size", "parameter_size")
_VALUE = re.compile(r"(\w+)=(\[[^\]]*\]|[^,\s]*)")
_NODE = "nodeK -- description -- forward_compute_time=ms, backward_compute_time=ms, ..."


@dataclass(frozen=True)
class Profile:
    """Of n layers: `ids`; `forward`, `backward` (s), `activation`, `parameter` (bytes) [n];
    `edges`: maker, user. `inputs`: ids of input nodes, which are no layers.
    `machines`, `bandwidth` (bytes/s): by level, the inner one first, of devices of `cap` bytes.
    `batch`: how many minibatches of the profile make a batch. `stashed`, `owned` (bytes) [n], where
    more is known than a profile says: what the way back reads of a layer, in place of its
    activation, and what a device holds of its parameters.
    """

    ids: tuple[str, ...]
    forward: Floats
    backward: Floats
    activation: Floats
    parameter: Floats
    edges: tuple[tuple[int, int], ...]
    inputs: tuple[str, ...]
    machines: tuple[int, ...]
    bandwidth: tuple[float, ...]
    cap: float = math.inf
    batch: int = 1
    stashed: Floats | None = None
    owned: Floats | None = None

    @property
    def kept(self) -> Floats:
        """[n] bytes of a minibatch that a layer keeps for the way back."""
        return self.activation if self.stashed is None else self.stashed

    @property
    def held(self) -> Floats:
        """[n] bytes that a device holds of a layer besides."""
        return self.parameter if self.owned is None else self.owned

    @property
    def devices(self) -> int:
        """All of them."""
        return math.prod(self.machines)


@dataclass
class _Lines:
    """What the lines of a file hold, so far. `rows`: numbers by id, and the description."""

    file: str
    rows: dict[str, tuple[str, list[float]]] = field(default_factory=dict)  # pyright: ignore
    edges: dict[tuple[str, str], Place] = field(default_factory=dict)  # pyright: ignore


def in_order(profile: Profile) -> Profile:
    """The layers in a topological order."""
    order = topological(len(profile.ids), profile.edges)
    place = {old: k for k, old in enumerate(order)}
    return replace(
        profile, ids=tuple(profile.ids[k] for k in order), forward=profile.forward[order],
        backward=profile.backward[order], activation=profile.activation[order],
        parameter=profile.parameter[order],
        edges=tuple(sorted((place[a], place[b]) for a, b in profile.edges)),
        stashed=None if profile.stashed is None else profile.stashed[order],
        owned=None if profile.owned is None else profile.owned[order],
    )  # fmt: skip


def crossing(profile: Profile) -> Floats:
    """[n + 1] bytes that cross a cut in front of a layer, each maker once; layers in order."""
    last = np.arange(len(profile.ids))
    for a, b in profile.edges:
        last[a] = max(last[a], b)
    cuts = range(1, len(profile.ids))
    inner = [float(profile.activation[:cut][last[:cut] >= cut].sum()) for cut in cuts]
    return np.array([0.0, *inner, 0.0])


def load_profile(
    path: Path, given: Mapping[str, str], needs: Sequence[str] = (MACHINES, SPEED)
) -> Profile:
    """The profile that a file holds, on machines as `given`. Raises ProgramError, too, for words
    that are missing of what a method `needs`.
    """
    machines, bandwidth = _levels(given, needs)
    given_too = {word: given[word] for word in (CAP, BATCH) if word in given}
    numbers = overridden(Fields(str(path), "", {}), given_too, FIELDS)
    cap = numbers.number(CAP) if CAP in given else math.inf
    batch = numbers.whole(BATCH, 1, least=1, most=MOST_BATCH)
    lines = _Lines(str(path))
    for number, text in enumerate(_text(path).splitlines(), 1):
        if text.strip():
            _take(lines, text, Place(lines.file, number, 1, text))
    names = list(lines.rows)
    number_of = {name: k for k, name in enumerate(names)}
    for (a, b), place in lines.edges.items():
        for one in (a, b):
            if one not in number_of:
                raise error(f"no node is called '{one}'", place, help=nearest(one, names) or SCHEMA)
    edges = [(number_of[a], number_of[b]) for a, b in lines.edges]
    fields = Fields(lines.file, "", {})
    expect_acyclic(fields, names, edges)
    kept, inputs = _layers(lines, edges)
    if not kept:
        raise fields.wrong("the file has no layers, expected at least one node besides inputs")
    place_of = {old: k for k, old in enumerate(kept)}
    columns = np.array([lines.rows[names[k]][1] for k in kept], np.float64).T.copy()
    return Profile(
        tuple(names[k] for k in kept), columns[0] / 1000.0, columns[1] / 1000.0, columns[2],
        columns[3], tuple((place_of[a], place_of[b]) for a, b in edges if {a, b} <= set(kept)),
        tuple(names[k] for k in inputs), machines, bandwidth, cap, batch,
    )  # fmt: skip


def _text(path: Path) -> str:
    try:
        return path.read_text(encoding="utf-8")
    except OSError as problem:
        raise error(f"cannot read: {problem.strerror or problem}", Place(str(path))) from None
    except UnicodeDecodeError:
        raise error("is no text in UTF-8", Place(str(path)), help=SCHEMA) from None


def _take(lines: _Lines, text: str, place: Place) -> None:
    """One line: a node, or an edge where it is set in."""
    parts = [part.strip() for part in text.split(" -- ")]
    if text.startswith("\t"):
        if len(parts) != 2:
            raise error("an edge is set in, expected '<tab>nodeA -- nodeB'", place, help=SCHEMA)
        lines.edges.setdefault((parts[0], parts[1]), place)
        return
    if len(parts) < 3:
        raise error(f"is no node, expected '{_NODE}'", place, help=SCHEMA)
    if parts[0] in lines.rows:
        raise error(f"two nodes are called '{parts[0]}'", place, help="give each its own name")
    numbers = dict(_VALUE.findall(next((p for p in reversed(parts) if "=" in p), "")))
    lines.rows[parts[0]] = parts[1], [_number(numbers, key, place) for key in _NUMBERS]


def _number(numbers: Mapping[str, str], key: str, place: Place) -> float:
    if key not in numbers:
        raise error(f"field '{key}' is missing", place, help=SCHEMA)
    parts = re.split(r"[;,\s]+", numbers[key].strip("[] ")) if "[" in numbers[key] else None
    try:
        found = sum(map(float, parts)) if parts else float(numbers[key])
    except ValueError:
        found = math.nan
    if not math.isfinite(found) or found < 0:
        message = f"field '{key}' is '{numbers[key]}', expected a number of at least 0"
        raise error(message, place, help=SCHEMA)
    return found


def _layers(lines: _Lines, edges: Sequence[tuple[int, int]]) -> tuple[list[int], list[int]]:
    """Numbers of layers and of inputs, in the order of the file."""
    described = [words for words, _ in lines.rows.values()]
    reached = {b for _, b in edges}
    inputs = [
        k for k, words in enumerate(described) if words.startswith("Input") and k not in reached
    ]
    used = {a for a, _ in edges}
    unused = {
        k for k, words in enumerate(described) if words.startswith("__getitem__") and k not in used
    }
    return [k for k in range(len(described)) if k not in unused | set(inputs)], inputs


def _levels(
    given: Mapping[str, str], needs: Sequence[str]
) -> tuple[tuple[int, ...], tuple[float, ...]]:
    """Machines by level, as `4x2` (four within each of two), and bandwidths, as `1e10,1.25e9`."""
    for word in needs:
        if word not in given:
            message = f"setting {word} is missing: a profile does not say what it runs on"
            raise error(message, help=f"add --set {_EXAMPLES[word]}", code=USAGE)
    counts = [int(part) if part.isdecimal() else 0 for part in given[MACHINES].split("x")]
    if not all(counts):
        message = f"setting machines is '{given[MACHINES]}', expected counts such as 4x2"
        raise error(message, help="write machines=4x2: two machines of four", code=USAGE)
    if math.prod(counts) > MOST_DEVICES:
        message = f"setting machines is '{given[MACHINES]}', "
        message += f"expected at most {MOST_DEVICES} devices"
        raise error(message, help="write machines=4x2: two machines of four", code=USAGE)
    if SPEED not in given:
        return tuple(counts), (math.inf,) * len(counts)
    speeds = [_speed(part, given[SPEED]) for part in given[SPEED].split(",")]
    if len(speeds) != len(counts):
        message = f"{len(speeds)} bandwidths are set for {len(counts)} levels of machines"
        raise error(message, help="write bandwidth=1e10,1.25e9: inside, across", code=USAGE)
    return tuple(counts), tuple(speeds)


def _speed(text: str, whole: str) -> float:
    try:
        found = float(text)
    except ValueError:
        found = 0.0
    if not math.isfinite(found) or found <= 0:
        raise _bad_speed(whole)
    return found


def _bad_speed(text: str) -> ProgramError:
    message = f"setting bandwidth is '{text}', expected bytes per second above 0"
    return error(message, help="write bandwidth=1e10,1.25e9", code=USAGE)
