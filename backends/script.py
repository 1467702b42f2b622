"""Assembles scripts: inserts the program at the marked places of a runtime file.

A marker `#<name>` stands alone on a line (it is replaced by lines) or within one (by a short text).
"""

from __future__ import annotations

import ast
from collections.abc import Callable, Container, Iterable, Mapping, Sequence
from dataclasses import dataclass, field
from functools import lru_cache
from pathlib import Path
from types import ModuleType

import shardwright.ir.reference.action_order as ir_order
import shardwright.ir.reference.arrays_in_files as ir_files
import shardwright.ir.reference.compare as ir_judge
import shardwright.ir.reference.mesh_transfers as ir_transfers
import shardwright.ir.reference.random_inputs as ir_inputs
from shardwright.backends.alike_functions import Draft, settled
from shardwright.backends.annotations import is_manual
from shardwright.backends.constants import Tables
from shardwright.backends.emit import (
    Program,
    Target,
    finished,
    start_main,
    write_function,
    write_main,
)
from shardwright.backends.inline_formulas import inlined
from shardwright.backends.list_entries import numbers_of
from shardwright.backends.long_lines import short
from shardwright.backends.names import (
    Names,
    comment,
    items,
    names_used,
    quoted,
    quoted_items,
    words,
    wrap,
)
from shardwright.backends.script_text import MARKER, overridden, text_of, unmarked
from shardwright.backends.short_tables import Entry, table
from shardwright.backends.staged import Stages
from shardwright.backends.varying import Varying
from shardwright.ir.analysis.collective_traffic import collectives
from shardwright.ir.analysis.local_plan import Plan, Tensor, dtype_word
from shardwright.ir.core import Func, Module, Value, callee
from shardwright.ir.reference.tolerances import rounding_elements, value_types
from shardwright.spec.axes import Mesh
from shardwright.spec.given_rows import GivenRows


def fill(skeleton: str, pieces: Mapping[str, Sequence[str] | str]) -> str:
    """The skeleton with every marker replaced. Raises KeyError for one that has no piece."""
    lines: list[str] = []
    for line in skeleton.splitlines():
        alone = MARKER.fullmatch(line)
        if alone is None:
            lines.append(MARKER.sub(lambda match: str(pieces[match[1]]), line))
            continue
        piece = pieces[alone[1]]
        lines += piece.splitlines() if isinstance(piece, str) else piece
    return tidy(lines)


def tidy(lines: Sequence[str]) -> str:
    """At top level two blank lines around definitions and below headings; else at most one."""
    kept: list[str] = []
    is_blank = in_body = False
    for line in map(str.rstrip, lines):
        if not line:
            is_blank = True
            continue
        is_top = not line[0].isspace() and not line.startswith(_CLOSING)
        defines = is_top and line.startswith(("def ", "class ", "@", "if __name__"))
        follows = bool(kept) and kept[-1].startswith("#") and not is_blank
        if kept and is_top and (defines or in_body) and not follows and kept[-1][0] != "@":
            kept += ["", ""]
        elif kept and is_blank and not kept[-1].endswith(":"):
            kept += ["", ""] if line.startswith("# ---") else [""]
        kept.append(line)
        in_body = defines or (in_body and not is_top)
        is_blank = False
    return "\n".join(kept) + "\n"


_CLOSING = (")", "]", "}")


def carried(source: str, needed: Container[str]) -> list[str]:
    """The top-level definitions of a Python text that these names need, in order, verbatim."""
    found = _definitions(source)
    wanted: dict[str, None] = {}
    pending = [name for name in found if name in needed]
    while pending:
        name = pending.pop()
        if name not in wanted:
            wanted[name] = None
            used = words(found[name][1])
            pending += [other for other in found if other in used]
    pieces = sorted(found[name] for name in wanted)
    return [line for _, text in pieces for line in [*text.splitlines(), "", ""]]


def definitions(source: str, names: Sequence[str]) -> list[str]:
    """Some top-level definitions of a Python text, which may hold markers, and nothing else."""
    found = _definitions(unmarked(source))
    return [line for name in names for line in [*found[name][1].splitlines(), "", ""]]


@lru_cache(maxsize=64)
def _definitions(source: str) -> Mapping[str, tuple[int, str]]:
    """Top-level definitions of a Python text by name: where in the order, and their text."""
    found: dict[str, tuple[int, str]] = {}
    for number, node in enumerate(ast.parse(source).body):
        name = _defined(node)
        if name:
            found[name] = number, _segment(source, node)
    return found


def _defined(node: ast.stmt) -> str:
    if isinstance(node, ast.FunctionDef | ast.ClassDef):
        return node.name
    if isinstance(node, ast.Assign) and isinstance(node.targets[0], ast.Name):
        return node.targets[0].id
    if isinstance(node, ast.AnnAssign) and isinstance(node.target, ast.Name):
        return node.target.id
    return ""


def _segment(source: str, node: ast.stmt) -> str:
    lines = source.splitlines()
    decorators = getattr(node, "decorator_list", [])
    first = min([node.lineno, *(decorator.lineno for decorator in decorators)])
    while first > 1 and lines[first - 2].startswith("#"):
        first -= 1  # the comment above belongs to it
    return "\n".join(lines[first - 1 : node.end_lineno])


MAX_LISTED = 12  # arguments and results in the comment block, largest first


def header(plan: Plan, command: str, source: str, stages: Stages | None) -> list[str]:
    """The comment block: where the script comes from, what it holds and moves."""
    origin = [  # not broken: people paste the command
        "Written by shardwright. Edit it, or make it again by:",
        f"  {comment(command)}",
        *([f"  (program: {comment(source)})"] if source else []),
    ]
    lines = [
        *_meshes_said(plan),
        *([] if stages is None else stages.said()),
        *_holdings("Arguments", plan.args),
        *_holdings("Results", plan.results),
        *_transfers(plan.module),
    ]
    return [f"# {line}" for line in origin] + short(f"# {line}".rstrip() for line in lines)


def _meshes_said(plan: Plan) -> list[str]:
    """The mesh, or those of all groups of devices."""
    if plan.groups is None:
        return [f"Mesh: {_mesh_said(plan.mesh)}"]
    meshes = map(_mesh_said, plan.groups.meshes)
    return [f"Mesh of group {k}: {said}" for k, said in enumerate(meshes)]


def _mesh_said(mesh: Mesh) -> str:
    axes = ", ".join(f"{comment(name)}={size}" for name, size in mesh.axes)
    return f"{axes} ({mesh.device_count} devices)"


def _holdings(title: str, tensors: Sequence[Tensor]) -> list[str]:
    total = sum(tensor.local.bytes for tensor in tensors)
    largest = sorted(tensors, key=lambda tensor: -tensor.local.bytes)[:MAX_LISTED]
    listed, rest = frozenset(largest), len(tensors) - len(largest)
    return [
        f"{title}: {total:,} bytes per device",
        *(
            f"  {tensor.local.bytes:>12,}  {comment(tensor.name)}: {tensor.local} of {tensor.type}"
            for tensor in tensors
            if tensor in listed
        ),
        *([f"  ... and {rest} smaller ones"] if rest else []),
    ]


def _transfers(module: Module) -> list[str]:
    """The collectives of one step by kind and axes."""
    rows: dict[tuple[str, tuple[str, ...]], tuple[int, int, bool]] = {}
    for move in collectives(module):
        count, size, is_exact = rows.get((move.kind, move.axes), (0, 0, True))
        size += move.count * move.result_bytes
        rows[move.kind, move.axes] = count + move.count, size, is_exact and move.is_exact
    lines = ["Collectives per step: count, result bytes per device, kind, axes"]
    for (kind, axes), (count, size, is_exact) in sorted(rows.items()):
        least = "" if is_exact else " (at least: a loop of unknown length is counted once)"
        name = kind.split(".")[-1]
        lines.append(f"  {count:>5}  {size:>14,}  {name} over {comment(', '.join(axes))}{least}")
    return lines if rows else ["Collectives: none"]


def specs(
    plan: Plan, original: Module, given: Mapping[Value, int], donations: Mapping[int, int]
) -> list[str]:
    """The tables ARGS and RESULTS of a script."""
    main = original.main
    assert main is not None
    ranges = ir_inputs.input_ranges(main, original)
    args = [
        _tensor(arg, "" if bounds == BOUNDS else f", {bounds}")
        for arg, bounds in zip(plan.given_args, ranges, strict=True)
    ]
    results = [
        _tensor(result, "" if element == result.type.element else _rounding(element))
        for result, element in zip(plan.given_results, rounding_elements(original), strict=True)
    ]
    given_away = numbers_of(sorted(set(donations.values())))
    feeds = numbers_of([*given.values()])
    has_rows = plan.arg_rows is not None
    lines = [
        *table("GIVEN_ARGS" if has_rows else "ARGS", args),
        *table("GIVEN_RESULTS" if has_rows else "RESULTS", results),
        *(_row_tables(plan) if has_rows else ()),
        "# Arguments whose memory results take, and results that other results are computed from.",
        f"DONATED = {given_away}",
        f"FEEDS_OTHERS = {feeds}",
    ]
    return short(lines)


BOUNDS = (-0.1, 0.1)  # of random values, where a row says nothing


def _row_tables(plan: Plan) -> list[str]:
    """What the step takes and gives, where this is rows of arrays that the program has whole."""
    assert plan.arg_rows is not None and plan.result_rows is not None  # both, or none
    return [
        "# What the step takes and gives is rows of these.",
        *table("ARGS", [_tensor(arg, "") for arg in plan.args]),
        *table("RESULTS", [_tensor(result, "") for result in plan.results]),
        "# By each of them the number of the whole one, the dim of its rows, and the first.",
        *wrap("ARG_ROWS = (", [*map(_rows, plan.arg_rows.rows)], ")"),
        *wrap("RESULT_ROWS = (", [*map(_rows, plan.result_rows.rows)], ")"),
    ]


def _rows(one: GivenRows) -> str:
    return f"({one.number},)" if one.dim is None else f"({one.number}, {one.dim}, {one.start})"


def _rounding(element: str) -> str:
    return f", rounding={quoted(dtype_word(element))}"


def _tensor(tensor: Tensor, tail: str) -> Entry:
    axes = items([quoted_items(names) for names in tensor.axes])
    said = f"{tensor.type.shape}, {quoted(tensor.dtype)}, {axes}{tail}"
    return Entry(comment(tensor.name), said)


def given_results(original: Module) -> dict[Value, int]:
    """The results of main that others are computed from, with their numbers."""
    main = original.main
    assert main is not None
    found: dict[Value, int] = {}
    for index, value in enumerate(main.body.terminator.operands):
        feeds = any(user.name != "func.return" for user in value.users())
        if value.op is not None and (feeds or _is_read_within(original, value)):
            found.setdefault(value, index)
    return found


def _is_read_within(module: Module, value: Value) -> bool:
    """True if a function that is called for a value reads it itself."""
    while value.op is not None and value.op.name == "func.call":
        func = module.func(callee(value.op))
        if func is None or func.is_declaration:
            return False
        value = func.body.terminator.operands[value.index]
        if len(value.uses) > 1:
            return True
    return False


def has_64_bits(*modules: Module) -> bool:
    """True if any value has 64-bit numbers."""
    wide = ("i64", "ui64", "f64", "complex<f64>")
    return any(type.element in wide for module in modules for type in value_types(module))


@dataclass(frozen=True)
class Layout:
    """The parts that a target adds: folder, modules whose helpers scripts carry, imports, settings.

    `before` are the first parameters of functions that communicate; `donations`: by result the
    argument whose memory it takes.
    """

    target: Target
    runtime: str
    imports: tuple[str, ...]
    libraries: tuple[str, ...] = ("prelude",)
    varying: Varying | None = None
    settings: Mapping[str, str | Sequence[str]] = field(default_factory=dict[str, str])
    before: tuple[str, ...] = ()
    fast_extremes: bool = False
    folds: bool = False
    donations: Callable[[Func], Mapping[int, int]] = lambda main: {}
    stages: Stages | None = None
    staged: tuple[str, str] = ("", "")  # how stages are played; where parts are padded


def assemble(layout: Layout, plan: Plan, original: Module, command: str) -> str:
    """The whole script."""
    skeleton, common = _skeleton(layout, plan), _common(plan)
    libraries = {name: text_of(layout.runtime, f"{name}.py") for name in layout.libraries}
    borrowed = [source_of(module) for module, _ in (*LENT, *_played(plan))]
    padding = _padding(layout, plan)
    texts = [skeleton, common, *borrowed, padding, *libraries.values(), *layout.imports]
    given, tables = given_results(original), Tables()
    arrays = specs(plan, original, given, layout.donations(plan.main))
    texts += [f"{line} ..." for line in arrays if line.startswith("def ")]
    taken = reserved(layout, texts, (STEP, WHOLE, GIVEN))
    shared = (tables, Names(taken), taken)
    step = Program(
        layout.target,
        plan.module,
        plan.mesh,
        *shared,
        STEP,
        layout.before,
        layout.varying,
        layout.fast_extremes,
        donates=layout.stages is None,
        folds=layout.folds and layout.stages is None,
    )
    whole = Program(
        layout.target, original, plan.mesh, *shared, WHOLE, given=given, folds=layout.folds
    )
    step_lines, whole_lines, played = _program_lines(layout, step, whole, plan)
    said = "\n".join([*step.said, *whole.said])  # of tens of thousands of lines, what differs
    program_words = words(f"{skeleton}\n{said}")
    pieces: dict[str, str | Sequence[str]] = {
        "header": header(plan, command, original.file, layout.stages),
        "device_count": str(plan.mesh.device_count),
        "mesh": _mesh(plan),
        "device_ids": _device_ids(plan),
        "x64": str(has_64_bits(plan.module, original)),
        "tables": tables.lines(),
        "libraries": [line for text in libraries.values() for line in carried(text, program_words)],
        "step": step_lines,
        "plays": played,
        "staged": layout.staged[plan.is_padded],
        "order": _carried(plan),
        "unsharded": whole_lines,
        "carried": lent(),
        "common": padding + common,
        **_array_words(plan),
        "specs": arrays,
        **layout.settings,
    }
    # Only the fixed part is parsed.
    fixed = fill(
        skeleton, {**pieces, "imports": [], "step": [], "unsharded": [], "specs": [], "plays": []}
    )
    used = names_in(fixed) | names_used("\n".join([said, *pieces["specs"]]))
    pieces["imports"] = used_imports(layout.imports, used)
    return fill(skeleton, pieces)


def _common(plan: Plan) -> str:
    """What scripts of all targets have."""
    common = fill(text_of("runtime.py.txt"), _array_words(plan))
    return common if plan.arg_rows is None else f"{common}\n\n{text_of('rows.py.txt')}"


def _array_words(plan: Plan) -> dict[str, str | Sequence[str]]:
    """How scripts speak of arrays."""
    padding = _PADDED if plan.is_padded else _EVEN
    return {**padding, **(_WHOLE if plan.arg_rows is None else _IN_ROWS)}


def _skeleton(layout: Layout, plan: Plan) -> str:
    """The runtime of a target, with what stages on meshes of their own do otherwise."""
    text = text_of(layout.runtime, "runtime.py.txt").replace("#<making>", _making(layout))
    if plan.groups is None:
        return text
    return overridden(text, text_of(layout.runtime, "own_meshes.py.txt"))


def _padding(layout: Layout, plan: Plan) -> str:
    """What scripts need where parts of arrays differ in size."""
    if not plan.is_padded:
        return ""
    padding = text_of("padding.py.txt") + text_of(layout.runtime, "padding.py.txt")
    if layout.stages is not None:
        padding += text_of(layout.runtime, "padded_stages.py.txt")
    return padding


def _program_lines(
    layout: Layout, step: Program, whole: Program, plan: Plan
) -> tuple[Sequence[str], Sequence[str], list[str]]:
    """The functions of a step, those without a mesh, and the tables by which stages are played."""
    staged = layout.stages
    own = drafts(step, plan, STEP_DOC) if staged is None else []
    staged_lines = [] if staged is None else staged.functions(step)
    played = [] if staged is None else staged.tables(step, plan)
    is_whole = not is_manual(whole.module)
    others = drafts(whole, plan, WHOLE_DOC, ("*", GIVEN)) if is_whole else []
    step_lines, whole_lines = function_lines([own, others], folds=layout.folds)
    return staged_lines or step_lines, whole_lines or NO_WHOLE, played


def _making(layout: Layout) -> str:
    """The part of a skeleton that makes a step and runs it."""
    if layout.stages is None:
        return text_of(layout.runtime, "one_mesh.py.txt")
    return text_of("pipeline.py.txt") + "\n\n" + text_of(layout.runtime, "stages.py.txt")


# How scripts speak of global arrays, and where dims are cut into parts of different size.
_EVEN: dict[str, str | Sequence[str]] = {
    "part": "np.asarray(array[block])",
    "fetched": "np.asarray(array)",
    "joined": "whole",
    "jitted": "jax.jit(step, donate_argnums=DONATED)",
    "longer_part": [],
    "stepped": "step_on_device(groups, *args)",
    "lengthened": [],
    "shape": "tensor.shape",
}
_PADDED: dict[str, str | Sequence[str]] = {
    "part": "padded_block(array, bounds)",
    "fetched": "unpadded(tensor, np.asarray(array))",
    "joined": "unpadded(tensor, whole)",
    "jitted": "on_true_shapes(step, mesh)",
    "longer_part": [
        "    if part is not None:",
        "        part = padded_part(mesh, tensor, part)",
    ],
    "stepped": "on_true_parts(mesh, functools.partial(step_on_device, groups), args)",
    "lengthened": ["    part = padded_part(mesh, tensor, part)"],
    "shape": "padded_shape(tensor)",
}


# And what they take, where the step has rows of arrays. `made`: one after the other.
_WHOLE: dict[str, str | Sequence[str]] = {
    "given_args": "ARGS",
    "given_results": "RESULTS",
    "taken": "arrays",
    "made": "results",
}
_IN_ROWS: dict[str, str | Sequence[str]] = {
    "given_args": "GIVEN_ARGS",
    "given_results": "GIVEN_RESULTS",
    "taken": "in_rows(arrays)",
    "made": "in_whole(results)",
}


def reserved(layout: Layout, texts: Iterable[str], more: Iterable[str]) -> frozenset[str]:
    """The names that no function or variable of a program may have in a script.

    They are what `texts` bind at top level, what spellings of ops use, and `more`.
    """
    bound = (name for text in texts for name in top_names(text))
    return frozenset((*bound, *layout.target.reserved, *layout.before, *more))


@lru_cache(maxsize=64)
def top_names(text: str) -> tuple[str, ...]:
    """The names that a text binds at top level; it may hold markers."""
    found: list[str] = []
    for node in ast.parse(unmarked(text)).body:
        if isinstance(node, ast.Import | ast.ImportFrom):
            found += [(name.asname or name.name).partition(".")[0] for name in node.names]
        elif isinstance(node, ast.Assign):
            inner = (part for target in node.targets for part in ast.walk(target))
            found += [part.id for part in inner if isinstance(part, ast.Name)]
        elif name := _defined(node):
            found.append(name)
    return tuple(found)


def names_in(text: str) -> frozenset[str]:
    """The names that a Python text uses."""
    return frozenset(node.id for node in ast.walk(ast.parse(text)) if isinstance(node, ast.Name))


def used_imports(imports: Sequence[str], used: Container[str]) -> list[str]:
    """The import lines that names in use need, without the names not in use."""
    lines: list[str] = []
    for line in imports:
        head, _, tail = line.rpartition("import ")
        kept = [name for name in tail.split(", ") if name.split(" as ")[-1].split(".")[0] in used]
        if kept or not line:
            lines.append(f"{head}import {', '.join(kept)}" if line else "")
    return lines


def source_of(module: ModuleType) -> str:
    """The text of a Python module."""
    assert module.__file__ is not None
    return Path(module.__file__).read_text("utf-8")


def _mesh(plan: Plan) -> str:
    if plan.groups is not None:
        return items([*map(_mesh_text, plan.groups.meshes)])
    return _mesh_text(plan.mesh)


def _mesh_text(mesh: Mesh) -> str:
    return "{" + ", ".join(f"{quoted(name)}: {size}" for name, size in mesh.axes) + "}"


def _device_ids(plan: Plan) -> str:
    """Devices by place in the mesh, or in those of all groups."""
    if plan.groups is None:
        return str(plan.mesh.device_ids or f"range({plan.mesh.device_count})")
    found = (str(one.device_ids or f"range({one.device_count})") for one in plan.groups.meshes)
    return items([*found])


# What scripts carry of our own modules.
LENT: tuple[tuple[ModuleType, tuple[str, ...]], ...] = (
    (ir_judge, ("judge",)),
    (ir_inputs, ("make_input",)),
    (ir_files, ("Parts", "read_members", "write_members")),
)

# And where stages of a pipeline follow lists of actions.
ORDER: tuple[ModuleType, tuple[str, ...]] = (ir_order, ("SENDS", "in_order"))
ROUTES: tuple[ModuleType, tuple[str, ...]] = (ir_transfers, ("block_of", "blocks_on", "routes"))


def _carried(plan: Plan) -> list[str]:
    """The lines of these."""
    return [line for one, names in _played(plan) for line in carried(source_of(one), names)]


def _played(plan: Plan) -> tuple[tuple[ModuleType, tuple[str, ...]], ...]:
    """What scripts of pipeline stages carry besides."""
    return (ORDER,) if plan.groups is None else (ORDER, ROUTES)


def lent() -> list[str]:
    """The lines of `LENT`."""
    return [line for module, names in LENT for line in carried(source_of(module), names)]


STEP, WHOLE, GIVEN = "step_on_device", "unsharded", "given"
STEP_DOC = "What each device does; arguments and results are its own parts."
NO_WHOLE = (
    "def unsharded(*args, given):",
    '    """Not written: the program has a manual computation, which needs its mesh."""',
    '    raise Refusal("--check: a manual computation cannot run on one device")',
)
WHOLE_DOC = "All of it on one device; `given` replaces results that others are computed from."


def drafts(
    program: Program, plan: Plan, docstring: str, after: tuple[str, ...] = ()
) -> list[Draft]:
    """Main and the functions it calls, callees first."""
    args = [tensor.name for tensor in plan.given_args]
    results = [tensor.name for tensor in plan.given_results]
    main = start_main(program, args, results)
    reached = [func for func in program.reached() if func is not program.module.main]
    found = [write_function(program, func) for func in reached]
    return [*found, write_main(main, docstring, after)]


def function_lines(sections: Sequence[Sequence[Draft]], *, folds: bool) -> list[list[str]]:
    """By section the lines of its functions; what is alike is written where it is first."""
    every = [draft for section in sections for draft in section]
    left = inlined(settled(every)) if folds else settled(every, most=0)
    return [
        [
            line
            for draft in section
            if draft in left
            for line in [*finished(left[draft], folds=folds), "", ""]
        ]
        for section in sections
    ]
