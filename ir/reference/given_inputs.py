"""Inputs that a person gives: an npz file with an array per argument of main."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping
from pathlib import Path

import numpy as np

from shardwright.ir.core import Func, Module
from shardwright.ir.errors import Place, error, nearest
from shardwright.ir.reference.limits import check_bytes
from shardwright.ir.value_labels import arg_label, arg_labels
from shardwright.spec.op import Values
from shardwright.spec.reference.numerics import round_to
from shardwright.spec.types import ELEMENTS


def given_inputs(module: Module, path: str) -> list[Values]:
    """One global array per argument, under `arg0`, `arg1`, ... or the arguments' names.

    Arrays have the types of the program, in the dtypes of `spec.types.ELEMENTS`. Raises
    ProgramError where the file cannot be read, or an array is missing, unknown or of another type.
    """
    main = module.main
    assert main is not None
    check_bytes(module, main)
    try:
        archive = np.load(path, allow_pickle=False)
        if not isinstance(archive, np.lib.npyio.NpzFile):
            said = "is one array, expected an npz file with one per argument: arg0, arg1, ..."
            raise error(said, Place(path))
        with archive:
            keys = _keys(main, path, archive.files)
            return [_checked(main, path, k, key, archive) for k, key in enumerate(keys)]
    except (OSError, ValueError, EOFError, zipfile.BadZipFile, zlib.error, MemoryError) as fault:
        raise error(f"cannot read inputs: {fault}", Place(path)) from None


def _keys(main: Func, path: str, found: list[str]) -> list[str]:
    """The key of each argument. Raises ProgramError."""
    labels = arg_labels(main)
    has_names = not {f"arg{k}" for k in range(len(labels))}.issuperset(found)
    keys = labels if has_names else [f"arg{k}" for k in range(len(labels))]
    for k, key in enumerate(keys):
        if key not in found:
            said = f"no array for {arg_label(main, k)}, {main.args[k].type}"
            raise error(said, Place(path), help=f'expected under "{key}" or, in all, "arg{k}"')
    known = set(keys)
    for key in found:
        if key not in known:
            raise error(f'no argument "{key}"', Place(path), help=nearest(key, keys))
    return keys


def _checked(main: Func, path: str, index: int, key: str, archive: Mapping[str, Values]) -> Values:
    array, type = archive[key], main.args[index].tensor
    dtype = np.dtype(ELEMENTS[type.element].numpy)
    if array.shape != type.shape or array.dtype != dtype:
        had = f"shape {array.shape} and dtype {array.dtype}"
        said = f"{key} has {had}, expected shape {type.shape} and dtype {dtype}: {type}"
        raise error(said, Place(Path(path).as_posix()))
    return round_to(array, type.element)
