"""A process of `bench/calibrated.py` that times one emitted step, on JAX or as a rank of torch.

    step_seconds.py jax|torch FOLDER SECONDS

In the folder stand the script, the arrays of its arguments by number, and `carried.json`: by number
of a result the argument that it replaces in the next step, whose memory it takes over. As
`calibrate` does, a step is charged the wall clock less what other programs took meanwhile.
"""

from __future__ import annotations

import importlib.util
import json
import os
import sys
import threading
from importlib import import_module
from pathlib import Path
from time import perf_counter
from typing import Any

import numpy as np

from shardwright.passes.cost.calibration.schedule import half_width
from shardwright.tools.calibrate.jax_worker import Jax
from shardwright.tools.calibrate.torch_worker import Torch
from shardwright.tools.calibrate.worker import LAST, Request, Run, Runtime, processors, timed

LEAST, MOST, TIGHT = 3, 9, 0.04  # steps; half-width of the interval of their median
DEVICES = 8


def main() -> None:
    threading.Thread(target=_leave_with_parent, daemon=True).start()
    kind, folder, seconds = sys.argv[1], Path(sys.argv[2]), float(sys.argv[3])
    request = Request((), DEVICES, seconds, 0.0, 0, 0)
    runtime: Runtime = Jax(request) if kind == "jax" else Torch(request)
    script = loaded(folder / "step.py")
    count = len(script.ARGS)
    arrays = [np.load(folder / f"{k}.npy", mmap_mode="r") for k in range(count)]
    carried = {int(k): n for k, n in json.loads((folder / "carried.json").read_text()).items()}
    run = (_jax if kind == "jax" else _torch)(script, arrays, carried)
    run(1)
    walls, quiets = list[float](), list[float]()
    start = perf_counter()
    while runtime.agree(float(_goes_on(quiets, perf_counter() - start, seconds))):
        spent = timed(runtime, run, 1)
        walls.append(spent.wall)
        quiets.append(spent.quiet(processors(), False))
    if os.environ.get("RANK", "0") == "0":
        print(json.dumps({LAST: len(walls), "walls": walls, "quiets": quiets}), flush=True)
    runtime.close()


def _goes_on(quiets: list[float], spent: float, seconds: float) -> bool:
    if len(quiets) < LEAST:
        return True
    return len(quiets) < MOST and spent < seconds and half_width(quiets) > TIGHT


def _jax(script: Any, arrays: list[Any], carried: dict[int, int]) -> Run:
    jax: Any = import_module("jax")
    mesh = script.make_mesh()
    state = [script.place(mesh, arg, a) for arg, a in zip(script.ARGS, arrays, strict=True)]
    donated = tuple(sorted(carried.values()))
    step = jax.jit(script.make_step(mesh), donate_argnums=donated).lower(*state).compile()

    def run(turns: int) -> None:
        for _ in range(turns):
            outs = jax.block_until_ready(step(*state))
            for result, argument in carried.items():
                state[argument] = outs[result]

    return run


def _torch(script: Any, arrays: list[Any], carried: dict[int, int]) -> Run:
    torch: Any = import_module("torch")
    mesh = script.make_mesh()
    state = [script.cut(mesh, arg, a) for arg, a in zip(script.ARGS, arrays, strict=True)]
    step = script.make_step(mesh)

    def run(turns: int) -> None:
        with torch.no_grad():
            for _ in range(turns):
                outs = step(*state)
                for result, argument in carried.items():
                    state[argument] = outs[result]

    return run


def loaded(path: Path) -> Any:
    """A script as a module."""
    spec = importlib.util.spec_from_file_location("step", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["step"] = module
    spec.loader.exec_module(module)
    return module


def _leave_with_parent() -> None:
    while os.read(0, 1):
        pass
    os._exit(1)


if __name__ == "__main__":
    main()
