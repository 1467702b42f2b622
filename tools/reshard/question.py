"""Reads the query of `shardwright reshard` from its command line, each mistake located."""

from __future__ import annotations

import re
from dataclasses import dataclass
from math import prod

from shardwright.ir.errors import Place, ProgramError, error, nearest
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.mesh_text import mesh_from, point
from shardwright.ir.parser.dialects import ValueParser
from shardwright.ir.parser.sdy import sharding_of
from shardwright.ir.parser.tokens import Bad, Names
from shardwright.ir.verifier.shardings import sharding_problems
from shardwright.passes.partition.reshard.planner import Ends
from shardwright.spec.axes import Axes, Mesh, joined, total
from shardwright.spec.layout import Layout, layout_of
from shardwright.spec.sharding import KINDS, Sharding
from shardwright.spec.types import ELEMENTS, TensorType, tensor

LAYOUTS, SHAPE = "LAYOUT -> LAYOUT", "--shape"
MAX_ELEMENTS = 1 << 62

_SHAPE = re.compile(r"(?:tensor<)?((?:[0-9]+x)*)([a-z][\w<>]*?)>?\Z", re.ASCII)
_HEAD = "<@mesh, "  # what a layout lacks to be a sharding


@dataclass(frozen=True, slots=True)
class Question:
    """Two layouts of a tensor on a mesh; `kind`: how its parts combine where it is partial."""

    type: TensorType
    mesh: Mesh
    ends: Ends
    kind: str


def read_question(layouts: str, mesh: str, shape: str) -> Question:
    """The question, checked. Raises ProgramError with code 2."""
    found, type = mesh_from(mesh), _type(shape)
    parts = layouts.split("->")
    if len(parts) != 2:
        message = f"expected two layouts with -> between them, got {len(parts)}"
        place = point(LAYOUTS, layouts, layouts.find("->", layouts.find("->") + 1))
        raise error(message, place, help='write \'[{"x"}, {}] -> [{}, {"x"}]\'', code=USAGE)
    given = _sharding(layouts, 0, len(parts[0]), type, found)
    wanted = _sharding(layouts, len(parts[0]) + 2, len(layouts), type, found)
    if given.unreduced and wanted.unreduced and given.kind != wanted.kind:
        kinds = [one.kind or "add" for one in (given, wanted)]
        message = f"partial results combine by {kinds[0]} before, by {kinds[1]} after"
        help = "ask for two reshards: to a layout that is not partial, and from there"
        raise error(message, point(LAYOUTS, layouts, len(parts[0])), help=help, code=USAGE)
    src, dst = (layout_of(one, found, type.rank) for one in (given, wanted))
    before, after = (_in_order(one.unreduced, found) for one in (given, wanted))
    ends = Ends(type.shape, src, dst, before, after)
    return Question(type, found, ends, given.kind or wanted.kind)


def _in_order(axes: Axes, mesh: Mesh) -> Axes:
    resolved = [axis for axis in mesh.resolve(axes) if axis.size > 1]
    return joined(sorted(resolved, key=mesh.order))


# --- the shape


def _type(text: str) -> TensorType:
    match = _SHAPE.match(text.strip())
    if match is None:
        help = "write 64x32xf32, or f32 for one element"
        message = f"expected sizes and an element type, got {text!r}"
        raise error(message, point(SHAPE, text, 0), help=help, code=USAGE)
    if match[2] not in ELEMENTS:
        at = text.find(match[2])
        message, help = f'unknown element type "{match[2]}"', nearest(match[2], list(ELEMENTS), str)
        raise error(message, point(SHAPE, text, at), help=help, code=USAGE)
    sizes = tuple(int(size[:20]) for size in match[1].split("x")[:-1])
    if prod(sizes) > MAX_ELEMENTS:
        message = f"the tensor has more than {MAX_ELEMENTS} elements"
        raise error(message, point(SHAPE, text, 0), help="make it smaller", code=USAGE)
    return tensor(sizes, match[2])


# --- layouts


def _sharding(text: str, start: int, end: int, type: TensorType, mesh: Mesh) -> Sharding:
    """The layout that stands between two offsets of a text."""
    piece = text[start:end]
    written = f"{_HEAD}{piece}>"
    shift = start - len(_HEAD)
    parser = ValueParser(written, 0, (), Names())
    try:
        found = sharding_of(parser)
        if parser.last_end != len(written):
            raise Bad("expected -> or the end", parser.start)
    except Bad as bad:
        at = min(max(bad.at + shift, start), end)
        help = bad.help or _help(text[:at], bad.message)
        message = "expected -> or the end" if bad.message == "expected '>'" else bad.message
        raise error(message, point(LAYOUTS, text, at), help=help, code=USAGE) from None
    for problem in sharding_problems(found, type, mesh):
        at = start
        for word in problem.focus:
            at = max(at, text.find(word, at, end))
        help = problem.help or "name each axis once, by the mesh"
        raise error(problem.message, point(LAYOUTS, text, at), help=help, code=USAGE)
    _check_dims(text, start, found, type, mesh)
    return found


def _help(before: str, message: str) -> str:
    if message == "expected string":
        return "write names of axes in double quotes, and all in single ones: '[{\"x\"}, {}]'"
    if before.endswith("unreduced="):
        return f'write unreduced={{"x"}}, or a kind before the brace: {", ".join(KINDS)}'
    return 'write a list with one pair of braces per dim: [{"x"}, {}]'


def _check_dims(text: str, start: int, found: Sharding, type: TensorType, mesh: Mesh) -> None:
    """Every dim is closed, and divided by its axes."""
    at = start
    layout = layout_of(found, mesh, type.rank)
    for index, (dim, size, axes) in enumerate(zip(found.dims, type.shape, layout, strict=True)):
        at = text.index("{", at)
        if dim.is_open or dim.priority is not None:
            message = f"dim {index} is open: a reshard goes from one decided layout to another"
            help = f"write {{{', '.join(map(str, dim.axes))}}}"
            raise error(message, point(LAYOUTS, text, at), help=help, code=USAGE)
        if size % total(axes):
            raise _uneven(point(LAYOUTS, text, at), index, size, axes)
        at = text.index("}", at)


def _uneven(place: Place, index: int, size: int, axes: Axes) -> ProgramError:
    shards = total(axes)
    message = f"dim {index} of size {size} is not divided by its {shards} shards"
    padded = -(-size // shards) * shards
    help = f"pad it to {padded}, or cut it by fewer devices"
    return error(message, place, help=help, code=USAGE)


def layout_text(layout: Layout, partial: Axes, mesh: Mesh) -> str:
    """`[{"x"}, {}], unreduced={"y"}`."""
    dims = ", ".join(axes_text(axes, mesh) for axes in layout)
    return f"[{dims}]{f', unreduced={axes_text(partial, mesh)}' if partial else ''}"


def axes_text(axes: Axes, mesh: Mesh) -> str:
    """`{"x", "y":(1)2}`."""
    return f"{{{', '.join(map(str, mesh.spell(axes)))}}}"
