"""Random programs of one device with donated arguments, and programs that terminate."""

from __future__ import annotations

from collections.abc import Iterator
from random import Random

from shardwright.ir.core import Module
from shardwright.ir.errors import ProgramError
from shardwright.ir.parse import parse
from shardwright.passes.registry import main_pipeline
from shardwright.spec.attributes import Int
from shardwright.testing.generate.annotated_programs import Features, Program
from shardwright.testing.generate.moving_programs import moving_program

_PLAIN = Features(ops=24, control=False)  # its loops need not end


def local_program(seed: int, donated: float = 0.6) -> Module | None:
    """The program of a seed for one device, or None where it cannot be cut.

    `donated`: the share of arguments that are overwritten, of those that have a result's type.
    """
    module = parse(Program(seed, Features(ops=24)).text)
    if not _cut(module):
        return None
    main, random = module.main, Random(seed)
    assert main is not None
    free = list(range(len(main.result_types)))
    for index, value in enumerate(main.args):
        fitting = [number for number in free if main.result_types[number] is value.type]
        if fitting and random.random() < donated:
            free.remove(number := random.choice(fitting))
            attrs = main.arg_attrs[index]
            main.arg_attrs[index] = attrs.set("tf.aliasing_output", Int(number, "i32"))
    return module


def local_programs(seeds: range) -> Iterator[tuple[int, Module]]:
    """Seeds with their programs."""
    for seed in seeds:
        module = local_program(seed)
        if module is not None:
            yield seed, module


def terminating_program(seed: int) -> str:
    """A global program that ends: full of moves and loops, or of all kinds of ops."""
    return moving_program(seed) if seed % 2 else Program(seed, _PLAIN).text


def _cut(module: Module) -> bool:
    try:
        main_pipeline().run(module)
    except ProgramError:
        return False
    return True
