"""The list of passes and pipelines, as `--show-passes` and `docs/passes.md` show it."""

from __future__ import annotations

import sys
from dataclasses import fields
from inspect import cleandoc

from shardwright.passes.base import Pass
from shardwright.passes.registry import find, make_step, names, pipelines


def description(kind: type[Pass]) -> str:
    """The description of a pass: the docstring of its class, or of its file."""
    own = kind.__dict__.get("__doc__") or ""
    generated = own.startswith(f"{kind.__name__}(")  # by dataclass
    return cleandoc((sys.modules[kind.__module__].__doc__ or "") if generated else own)


def list_passes() -> str:
    """Name, first line and default options of every pass; then the pipelines."""
    passes = [name for name in names() if name not in pipelines()]
    width = max(map(len, passes), default=0)
    lines = ["passes:"]
    for name in passes:
        lines.append(f"  {name:{width}}  {(description(find(name)).splitlines() or [''])[0]}")
        if fields(find(name)):
            lines.append(f"  {'':{width}}  default: --{flag(name)}")
    lines.append("pipelines:")
    lines += [f"  {pipelines()[name]}" for name in sorted(pipelines())]
    return "\n".join(lines) + "\n"


def passes_page() -> str:
    """The text of `docs/passes.md`: every pass with its docstring, stages and default options."""
    made = "Made from the docstrings by `make golden`. Attributes `plan.*`: [plan keys](plan.md)."
    parts = [f"# Passes\n\n{made}\n"]
    for name in names():
        if name in pipelines():
            continue
        kind = find(name)
        stages = f"Needs stage `{kind.needs}`, leaves `{kind.leaves}`."
        parts.append(f"## {name}\n\n```text\n{description(kind).strip()}\n```\n\n{stages}")
        if fields(kind):
            parts.append(f"Defaults: `--{flag(name)}`")
        parts.append("")
    parts.append("# Pipelines\n")
    parts += [f"- `{pipelines()[name]}`" for name in sorted(pipelines())]
    return "\n".join(parts) + "\n"


def flag(name: str) -> str:
    """A pass with all options at their defaults, as a flag."""
    head, brace, options = str(make_step(name)).partition("{")
    return f"{head}='{options[:-1]}'" if brace else head
