"""Reads and atomically writes files as users name them: `-` is a stream."""

from __future__ import annotations

import os
import tempfile
from collections.abc import Iterable
from pathlib import Path
from typing import TextIO

from shardwright.ir.errors import Place, ProgramError, error
from shardwright.ir.exit_codes import USAGE

STREAM = "-"
_BYTECODE = b"ML\xefR"


def read_bytes(path: str, stdin: TextIO) -> bytes:
    """The bytes of a file, or of `stdin` for `-`. Raises ProgramError when it cannot be read."""
    try:
        return _stream_bytes(stdin) if path == STREAM else Path(path).read_bytes()
    except (OSError, ValueError) as problem:
        raise _refused("read", path, problem) from None


def read_text(path: str, stdin: TextIO) -> str:
    """The text of a file, or of `stdin` for `-`. Raises ProgramError when it cannot be read."""
    return text_of(read_bytes(path, stdin), path)


def text_of(data: bytes, path: str) -> str:
    """The text of a file's bytes. Raises ProgramError when they are none."""
    if data.startswith(_BYTECODE):
        help = "print it as text: str(module), or stablehlo.deserialize_portable_artifact first"
        message = "expected a program in MLIR's text form, but this is MLIR bytecode"
        raise error(message, Place(shown(path), 1, 1), help=help)
    try:
        return data.decode("utf-8")
    except UnicodeDecodeError as problem:
        line = data.count(b"\n", 0, problem.start) + 1
        column = problem.start - data.rfind(b"\n", 0, problem.start)
        place = Place(shown(path), line, column)
        raise error(f"byte {data[problem.start]:#04x} is not UTF-8 text", place) from None


def write_text(path: str, text: str, stdout: TextIO) -> None:
    """Write a file through a temporary name beside it, or to `stdout` for `-`.

    Raises ProgramError when it cannot be written; then nothing is left behind.
    """
    if path == STREAM:
        stdout.write(text)
        stdout.flush()
        return
    try:
        _replace(Path(path), text)
    except (OSError, ValueError) as problem:
        raise _refused("write", path, problem) from None


def expect_other(output: str, inputs: Iterable[str | None]) -> None:
    """Raises ProgramError (exit code 2) where an output is one of the inputs, by whatever name.

    Of `FILE.py:name` and `module:name` the input is the file.
    """
    for path in inputs:
        if not path or STREAM in (path, output):
            continue
        if any(_is_same(file, output) for file in _files_of(path)):
            as_input = "" if path == output else f" {path!r}"
            message = f"the output {output!r} is the input{as_input}, which would be lost"
            raise error(message, help="write to another file", code=USAGE)


def _files_of(path: str) -> tuple[str, ...]:
    """A file itself; of a name in Python, the files that it may be in."""
    where = path.rpartition(":")[0]
    if not where or os.path.isfile(path):
        return (path,)
    return where, f"{where.replace('.', os.sep)}.py"


def _is_same(path: str, other: str) -> bool:
    try:
        return os.path.isfile(path) and os.path.samefile(path, other)
    except (OSError, ValueError):  # one of them does not exist
        return False


def make_folder(path: str) -> Path:
    """A folder, made when absent. Raises ProgramError when it cannot be."""
    try:
        Path(path).mkdir(parents=True, exist_ok=True)
    except (OSError, ValueError) as problem:
        raise _refused("make the folder", path, problem) from None
    return Path(path)


def shown(path: str) -> str:
    """The name of an input in diagnostics."""
    return "<stdin>" if path == STREAM else path


def _stream_bytes(stdin: TextIO) -> bytes:
    buffer = getattr(stdin, "buffer", None)
    return buffer.read() if buffer is not None else stdin.read().encode("utf-8", "surrogatepass")


def _replace(path: Path, text: str) -> None:
    if path.exists() and not path.is_file():  # a pipe or a device such as /dev/null: no rename
        path.write_text(text, encoding="utf-8")
        return
    path = path.resolve()  # keeps a link a link
    mode = path.stat().st_mode & 0o777 if path.exists() else 0o666 & ~_umask()
    if path.exists() and not os.access(path, os.W_OK):
        raise PermissionError(13, "Permission denied")
    handle, name = tempfile.mkstemp(prefix=f".{path.name}.", dir=path.parent)
    try:
        with os.fdopen(handle, "w", encoding="utf-8", newline="\n") as file:
            file.write(text)
        os.chmod(name, mode)
        os.replace(name, path)
    except BaseException:
        os.unlink(name)
        raise


def _umask() -> int:
    mask = os.umask(0)
    os.umask(mask)
    return mask


def _refused(act: str, path: str, problem: Exception) -> ProgramError:
    why = problem.strerror if isinstance(problem, OSError) and problem.strerror else str(problem)
    return error(f"cannot {act} {shown(path)!r}: {why.lower()}", Place(shown(path)))
