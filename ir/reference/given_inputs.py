"""Inputs that a person gives: an npz file with an array per argument of main."""

from __future__ import annotations

import zipfile
import zlib
from collections.abc import Mapping
from typing import cast

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
            arrays = cast(Mapping[str, Values], archive)
            return [_checked(main, path, k, key, arrays[key]) for k, key in enumerate(keys)]
    except OSError as fault:
        raise error(f"cannot read inputs: {fault.strerror or fault}", Place(path)) from None
    except (ValueError, EOFError, zipfile.BadZipFile, zlib.error, MemoryError):
        said = "cannot read inputs: expected an npz file of arrays of numbers: arg0, arg1, ..."
        raise error(said, Place(path)) from None


def _keys(main: Func, path: str, found: list[str]) -> list[str]:
    """The key of each argument. Raises ProgramError."""
    labels, numbered = arg_labels(main), [f"arg{k}" for k in range(len(main.args))]
    has_names = any(key in found for key in set(labels).difference(numbered))
    keys = labels if has_names else numbered
    known = set(keys)
    for key in found:
        if key not in known:
            raise error(f'no argument "{key}"', Place(path), help=nearest(key, keys))
    for k, key in enumerate(keys):
        if key not in found:
            said = f"no array for {arg_label(main, k)}, {main.args[k].type}"
            help = f'expected "arg{k}" or, where all have their names, "{labels[k]}"'
            raise error(said, Place(path), help=help)
    return keys


def _checked(main: Func, path: str, index: int, key: str, array: Values) -> Values:
    type = main.args[index].tensor
    dtype = np.dtype(ELEMENTS[type.element].numpy)
    if array.shape != type.shape or array.dtype != dtype:
        had = f"shape {array.shape} and dtype {array.dtype}"
        said = f"{key} has {had}, expected shape {type.shape} and dtype {dtype}: {type}"
        raise error(said, Place(path))
    return round_to(array, type.element)
