"""Runs our propagation and Shardy's side by side: whole, or pass by pass.

Shardy's answer is read by our parser and printed again: printing is not what is compared here.
"""

from __future__ import annotations

import difflib

from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.passes.registry import Step, parse_pipeline
from shardwright.testing.oracles import Refused, shardy

PIPELINE = "sdy-propagation-pipeline"

# Where Shardy's spelling of a step differs from ours.
_SPELLING = {
    "canonicalize": "canonicalize{enable-patterns={sdy-collective} region-simplify=aggressive}",
    "sdy-user-priority-propagate": "sdy-user-priority-propagate{keep-sharding-rules=true}",
}


def ours(text: str, pipeline: str = PIPELINE) -> str:
    """The printed program after our passes; sharding stops at chlo ops, as in Shardy."""
    module = parse(text)
    steps = parse_pipeline(pipeline)
    for step in steps.steps:
        like_shardy(step).run.run(module)
    return print_module(module)


def like_shardy(step: Step) -> Step:
    """The same step without rules for chlo ops."""
    name = step.name
    if hasattr(step.run, "chlo_rules"):
        text = str(step).replace("chlo-rules=true", "chlo-rules=false")
        (step,) = parse_pipeline(text).steps
    assert step.name == name
    return step


def theirs(text: str, pipeline: str = PIPELINE) -> str | None:
    """The same by jaxlib; None where it has no opinion."""
    try:
        answer = shardy(text, pipeline)
    except Refused:
        return None
    return None if answer is None else print_module(parse(answer))


def spelled(step: Step) -> str:
    """A step of our pipeline as jaxlib wants to read it."""
    text = _SPELLING.get(step.name, step.name)
    return f"func.func({text})" if step.run.anchor == "func.func" else text


def differing_step(text: str) -> str:
    """The first pass that alone makes a difference, and how; empty if every pass alone agrees."""
    for step in parse_pipeline(PIPELINE).steps:
        wanted = shardy(text, spelled(step))
        if wanted is None:
            return f"{step.name}: no opinion"
        module = parse(text)
        like_shardy(step).run.run(module)
        if difference := shown_difference(print_module(module), print_module(parse(wanted))):
            return f"{step.name}:\n{difference}"
        text = wanted
    return ""


def shown_difference(ours: str, theirs: str, limit: int = 20) -> str:
    """The first lines of a diff; empty for equal texts."""
    lines = difflib.unified_diff(
        theirs.splitlines(), ours.splitlines(), "Shardy", "ours", lineterm="", n=0
    )
    return "\n".join(line for line, _ in zip(lines, range(limit), strict=False))
