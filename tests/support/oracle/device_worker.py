"""The child process behind `device_oracles`: one device's program on all devices of a mesh.

By the StableHLO interpreter, and compiled by XLA. See `oracle_worker` for the way of talking.
"""

from __future__ import annotations

from importlib import import_module
from typing import Any

import numpy as np

from shardwright.testing.oracle.oracle_worker import (
    Arrays,
    answer,
    compile_for,
    context,
    main_of,
    parse,
    passes,
    plain,
    to_array,
    to_constant,
)


def interpret(text: str, args: Arrays) -> Arrays:
    """Results of a module whose @main runs the device's function in parallel."""
    stablehlo = import_module("jaxlib.mlir.dialects.stablehlo")

    with context():
        module = passes(parse(text), "func.func(chlo-legalize-to-stablehlo)")
        types = main_of(module).type.inputs
        given = [to_constant(arg, type) for arg, type in zip(args, types, strict=True)]
        return [to_array(value) for value in stablehlo.eval_module(module, given)]


def compiled(text: str, args: list[Arrays], elements: list[str]) -> list[Arrays]:
    """Per result and device what XLA computes; `args[k][d]`: argument k on device d."""
    jax: Any = import_module("jax")

    with context():
        loaded = compile_for(parse(text), len(args[0]), is_quick=True)
    devices = jax.devices()[: len(args[0])]
    mesh = jax.sharding.Mesh(np.array(devices), ("all",))
    given = [_spread(mesh, parts, element) for parts, element in zip(args, elements, strict=True)]
    results = loaded.execute_sharded(given).disassemble_into_single_device_arrays()
    return [[plain(np.asarray(part)) for part in parts] for parts in results]


def _spread(mesh: Any, parts: Arrays, element: str) -> Any:
    """One array of the blocks of all devices. Only the blocks matter to what is compiled."""
    jax: Any = import_module("jax")

    dtype = jax.numpy.bfloat16 if element == "bf16" else parts[0].dtype
    blocks = [
        jax.device_put(np.asarray(part, dtype), device)
        for part, device in zip(parts, mesh.devices.flat, strict=True)
    ]
    shape = parts[0].shape
    spec = jax.sharding.PartitionSpec("all") if shape else jax.sharding.PartitionSpec()
    whole = (shape[0] * len(parts), *shape[1:]) if shape else ()
    sharding = jax.sharding.NamedSharding(mesh, spec)
    return jax.make_array_from_single_device_arrays(whole, sharding, blocks)


if __name__ == "__main__":
    answer({"interpret": interpret, "compiled": compiled})
