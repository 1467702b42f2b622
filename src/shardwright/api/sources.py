"""How a program is named wherever one is asked for: a file, `-` for a stream, or Python."""

from __future__ import annotations

from typing import TextIO

from shardwright.backends.jax.program import portable
from shardwright.backends.jax.program.argument import python_name
from shardwright.backends.jax.program.captured import Captured, captured
from shardwright.ir.text_files import read_bytes, shown, text_of


def read_program(path: str, stdin: TextIO, stderr: TextIO) -> Captured:
    """The text that a path, `-`, `FILE.py:name` or `module:name` stands for, with warnings.

    A file of that very name comes first; one of bytecode or `vhlo` is read by jaxlib. What a user's
    Python prints goes to `stderr`. Raises ProgramError.
    """
    found = python_name(path)
    if found is not None:
        return captured(found, stderr)
    data = read_bytes(path, stdin)
    if portable.form_of(data):
        return Captured(portable.text_of(data, shown(path)))
    return Captured(text_of(data, path))
