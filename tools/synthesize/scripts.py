"""Scripts of collectives: one piece timed against the best alternative, or all programs checked."""

from __future__ import annotations

from math import prod

from shardwright.api.scripts import script
from shardwright.backends.jax import lower as jax
from shardwright.backends.torch import lower as torch
from shardwright.backends.ways import Way
from shardwright.ir.errors import error
from shardwright.ir.exit_codes import USAGE
from shardwright.ir.parse import parse
from shardwright.passes.collect.comparison.baselines import best_rival
from shardwright.passes.collect.comparison.candidates import offers
from shardwright.passes.collect.comparison.cluster_question import ClusterQuestion
from shardwright.passes.collect.synthesis.enumerate import counts, programs
from shardwright.passes.collect.synthesis.lowering import local_text, whole_text
from shardwright.passes.collect.synthesis.question import Question

TARGETS = {"jax": jax.emit_ways, "torch": torch.emit_ways}
MAX_DEVICES, MAX_PROGRAMS = 64, 128
WIDTH, REDUCER = 4, "stablehlo.add"


def benchmark(question: ClusterQuestion, target: str, command: str) -> str:
    """The script. Raises ProgramError where nothing but one piece is known.

    `command`: what was typed.
    """
    for offered in offers(question, 1):
        rival = best_rival(question, offered)
        if rival is not None:
            ways = [Way(*one) for one in rival.ways]
            return TARGETS[target](ways, rival.title, command)
    message = "on no placement is there another way than one piece"
    help = "take axes that lie on several levels, or all devices of a unit of at most 16"
    raise error(message, help=help, code=USAGE)


def all_programs(question: Question, size: int, target: str) -> str:
    """A script that runs every program over all levels on integers, and checks it.

    Raises ProgramError where axes are given, or there are too many devices or programs.
    """
    radices = tuple(level for level in question.levels if level > 1)
    if question.axes is not None or prod(radices) > MAX_DEVICES or not radices:
        message = f"a script is for levels of 2 to {MAX_DEVICES} devices, without axes"
        raise error(message, help="write --levels 2x4", code=USAGE)
    count = sum(counts(len(radices), size))
    if count > MAX_PROGRAMS:
        message = f"{count} programs are more than {MAX_PROGRAMS} in a script"
        raise error(message, help="write a smaller --max-size", code=USAGE)
    found = tuple(programs(len(radices), size))
    local = parse(local_text(found, radices, WIDTH, REDUCER))
    whole = parse(whole_text(count, radices, WIDTH, REDUCER, 0))
    levels = "x".join(map(str, question.levels))
    command = f"shardwright synthesize --levels {levels} --max-size {size} --emit {target}"
    return script(target, local, whole, command)
