"""Generates a script that times several implementations, each a `local` program."""

from __future__ import annotations

from collections.abc import Mapping, Sequence
from itertools import chain
from typing import NamedTuple

from shardwright.backends.alike_functions import Draft
from shardwright.backends.constants import Tables
from shardwright.backends.emit import Program
from shardwright.backends.names import Names, comment, items, names_used, quoted, words
from shardwright.backends.script import (
    Layout,
    carried,
    drafts,
    fill,
    function_lines,
    names_in,
    reserved,
    text_of,
    used_imports,
)
from shardwright.ir.analysis.local_plan import read_plan
from shardwright.ir.core import Module


class Way(NamedTuple):
    """A program of one argument and one result; `name`: of its function, `said`: its docstring."""

    name: str
    said: str
    local: Module


def assemble_ways(
    layout: Layout, ways: Sequence[Way], title: Sequence[str], command: str,
    more: Mapping[str, Sequence[str] | str],
) -> str:  # fmt: skip
    """The script. All ways have the same mesh, argument and result.

    `title`: lines of its docstring. `more`: pieces that the target's skeleton asks for, too.
    """
    skeleton = text_of(layout.runtime, "benchmark.py.txt")
    libraries = [text_of(layout.runtime, f"{name}.py") for name in layout.libraries]
    texts = [skeleton, text_of(layout.runtime, "runtime.py.txt"), *libraries, *layout.imports]
    taken = reserved(layout, texts, (way.name for way in ways))
    names, tables = Names(taken), Tables()
    sections, said = list[list[Draft]](), list[str]()
    for way in ways:
        plan = read_plan(way.local)
        program = Program(
            layout.target, way.local, plan.mesh, tables, names, taken, way.name, layout.before
        )
        sections.append(drafts(program, plan, way.said))
        said += program.said
    lines = [*chain.from_iterable(function_lines(sections, folds=False))]
    plan = read_plan(ways[0].local)
    program_words = words("\n".join([skeleton, *said]))
    pieces: dict[str, str | Sequence[str]] = {
        "header": [
            "# Written by shardwright. Edit it, or make it again by:",
            f"#   {comment(command)}",
        ],
        "title": "\n".join(map(comment, title)).replace('"""', "'''"),
        "mesh": "{" + ", ".join(f"{quoted(name)}: {size}" for name, size in plan.mesh.axes) + "}",
        "device_count": str(plan.mesh.device_count),
        "device_ids": str(plan.mesh.device_ids or f"range({plan.mesh.device_count})"),
        "shape": str(plan.args[0].local.shape),
        "names": items([way.name for way in ways]),
        "tables": tables.lines(),
        "libraries": [line for text in libraries for line in carried(text, program_words)],
        "ways": lines,
        **more,
    }
    fixed = fill(skeleton, {**pieces, "imports": [], "ways": []})
    used = names_in(fixed) | names_used("\n".join(said)) | names_used("\n".join(lines))
    return fill(skeleton, {**pieces, "imports": used_imports(layout.imports, used)})
