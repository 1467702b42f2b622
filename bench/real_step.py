"""A process of `bench/real.py`: an emitted step against the model under `jax.jit`, in pairs.

    real_step.py FOLDER NAME SIZE REPS

It runs in the virtual environment of the models and knows nothing of shardwright; its parent sets
the number of CPU devices, and where modules are. In the folder stand `step.py`, the emitted script,
the arrays of its arguments by number, and `donated.json`: the numbers of the arguments that may be
overwritten. The last line is a JSON object.
"""

from __future__ import annotations

import json
import sys
from importlib import import_module
from pathlib import Path
from typing import Any

import jax
import numpy as np
from lower_models import jitted
from paired import compiled, difference, interval, paired


def main() -> None:
    folder, name, size, reps = Path(sys.argv[1]), sys.argv[2], sys.argv[3], int(sys.argv[4])
    script: Any = import_module("step")
    arrays = [np.load(folder / f"{k}.npy") for k in range(len(script.ARGS))]
    donated = tuple(json.loads((folder / "donated.json").read_text()))
    theirs, shapes, their_mesh = jitted(name, size)
    with jax.set_mesh(their_mesh):
        packed = _packed(theirs.lower(*shapes), shapes, arrays)
    mesh = script.make_mesh()
    step = jax.jit(script.make_step(mesh), donate_argnums=donated)
    args = [script.place(mesh, arg, x) for arg, x in zip(script.ARGS, arrays, strict=True)]

    def make_ours() -> Any:
        with jax.enable_x64(script.X64):
            return step.lower(*args).compile()

    def make_theirs() -> Any:
        with jax.enable_x64(False), jax.set_mesh(their_mesh):
            return theirs.lower(*packed).compile()

    ours_step, ours_compile, their_step, theirs_compile = compiled(make_ours, make_theirs)
    differs = difference(ours_step(*_copied(args)), their_step(*_copied(packed)))
    fresh = (lambda: _copied(args), lambda: _copied(packed))
    ours, other = paired(ours_step, their_step, reps, fresh)
    log = np.log(ours / other)
    low, high = interval([log])
    found = {
        "ours_ms": 1e3 * float(np.median(ours)),
        "jit_ms": 1e3 * float(np.median(other)),
        "ratio": float(np.exp(np.median(log))),
        "low": low,
        "high": high,
        "ours_compile": ours_compile,
        "jit_compile": theirs_compile,
        "differs": differs,
    }
    print(json.dumps(found))


def _packed(lowered: Any, shapes: Any, arrays: list[Any]) -> Any:
    """The arrays as arguments of the jitted step; those that it never reads are zeros."""
    leaves, tree = jax.tree.flatten(shapes)
    kept = sorted(lowered._lowering.compile_args["kept_var_idx"])
    found = [np.zeros(leaf.shape, leaf.dtype) for leaf in leaves]
    for place, array in zip(kept, arrays, strict=True):
        found[place] = array.astype(leaves[place].dtype)
    shardings = jax.tree.leaves(lowered.compile().input_shardings[0])
    if len(shardings) == len(leaves):
        found = [jax.device_put(x, s) for x, s in zip(found, shardings, strict=True)]
    return jax.tree.unflatten(tree, found)


def _copied(tree: Any) -> Any:
    return jax.tree.map(lambda x: x.copy(), tree)


if __name__ == "__main__":
    main()
