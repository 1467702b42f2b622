"""Saves a program between passes, where a dump directory was asked for."""

from __future__ import annotations

import os
from pathlib import Path

from shardwright.ir.core import Module
from shardwright.ir.errors import error
from shardwright.ir.print import print_module
from shardwright.ir.text_files import expect_other


def save(module: Module, directory: str, name: str, index: int) -> None:
    """Write `<directory>/<index>.<name>.mlir` whole; nothing without a directory.

    Raises ProgramError (exit code 2) for a name that leads elsewhere, and where nothing can be
    written.
    """
    if not directory:
        return
    if Path(name).name != name:
        raise error(f'a dump is a file in its directory, got the name "{name}"', code=2)
    path = Path(directory) / f"{index:02}.{name}.mlir"
    # Shardy writes nothing and says nothing here (decision 0012).
    if not path.parent.is_dir():
        message = f"there is no dump directory {directory}"
        raise error(message, help=f"mkdir -p {directory}", code=2)
    expect_other(str(path), [module.file])
    temporary = path.with_name(f".{path.name}.{os.getpid()}")
    try:
        temporary.write_text(print_module(module), encoding="utf-8")
        os.replace(temporary, path)
    except OSError as problem:
        temporary.unlink(missing_ok=True)
        raise error(f"cannot write {path}: {problem.strerror}", code=2) from None
