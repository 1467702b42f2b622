"""`shardwright model`: an annotated train step by parameters, captured from JAX.

    shardwright model transformer --layers 32 --hidden 4096 --heads 32 --parallel fsdp=128 -o step.mlir
    shardwright model transformer --help

Writes the program of one optimizer step, with every parameter, every input and what happens inside a
layer annotated as such a run has it: --parallel says what is cut by what. Nothing is computed, so any
size takes about a second. Options of the step are the same for all families; sizes are the family's.
"""  # noqa: E501

from __future__ import annotations

import argparse
import json

from shardwright.ir import text_files as files
from shardwright.ir.exit_codes import DONE
from shardwright.ir.print import print_module
from shardwright.tools.model.invocation import FAMILIES, built, family_of, read
from shardwright.tools.model.options import options_of
from shardwright.tools.model.text import summary
from shardwright.tools.session.extras import require
from shardwright.tools.session.session import Session


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.formatter_class = argparse.RawDescriptionHelpFormatter
    parser.description = __doc__
    parser.add_argument("family", metavar="FAMILY", choices=FAMILIES, help=", ".join(FAMILIES))
    parser.add_argument(
        "options", nargs=argparse.REMAINDER, metavar="...", help="see FAMILY --help"
    )


def run(session: Session, found: argparse.Namespace) -> int:
    """Write the train step; exit code 0. Raises ProgramError for sizes that do not fit."""
    session.phase = "model"
    require("jax", "shardwright model")
    family = family_of(found.family)
    with session.reading_words():
        asked = options_of(found.family, family).parse_args(found.options)
    module, record = built(session, read(found.family, asked))
    files.write_text(asked.output, print_module(module), session.stdout)
    if asked.json:
        session.stdout.write(json.dumps(record) + "\n")
    elif asked.output != files.STREAM:
        session.stdout.write(summary(asked.output, record))
    return DONE
