"""Time prepared steps on the GPU of this machine; knows nothing of shardwright.

    python measure.py jax FOLDER OUT.json [STEP ...]         # the JAX scripts, under jax.jit
    python measure.py jax FOLDER OUT.json STEP --compile     # only compile it: for a cache of JAX
    python measure.py torch FOLDER OUT.json                  # the torch scripts, op by op
    python measure.py torch-compiled FOLDER OUT.json         # the same under torch.compile

A step carries its state to the next, as in training: a sample is a run of steps at whose end the
device is waited for. Random state is drawn on the device. Per step: seconds of each sample, seconds
of compiling, and bytes. Of JAX those that XLA assigned (arguments, results in places of their own,
temporaries) and the most that its allocator held; of torch the most that its allocator held.
"""

from __future__ import annotations

import argparse
import importlib.util
import json
import os
import sys
import traceback
from collections.abc import Callable, Iterator
from concurrent.futures import Future, ThreadPoolExecutor
from contextlib import ExitStack
from pathlib import Path
from tempfile import TemporaryDirectory
from time import perf_counter
from typing import Any
from zipfile import ZIP_DEFLATED, ZipFile

import numpy as np

SAMPLES, SAMPLE, MOST = 5, 0.15, 64  # samples; seconds of one; its most steps
THREADS = 14  # that compile
POOL = 1 << 22  # random numbers, which repeat
SCALE = 0.02  # of random numbers


def main() -> None:
    parser = argparse.ArgumentParser(description=(__doc__ or "").split("\n\n")[0])
    parser.add_argument("runtime", choices=("jax", "torch", "torch-compiled"))
    parser.add_argument("folder", type=Path)
    parser.add_argument("output", type=Path)
    parser.add_argument("steps", nargs="*")
    parser.add_argument("--compile", action="store_true", help="leave once all are compiled")
    parser.add_argument("--texts", type=Path, metavar="FILE.zip", help="programs as XLA made them")
    parser.add_argument("--kernels", type=Path, metavar="FILE", help="JSON of kernels by time")
    options = parser.parse_args()
    told = json.loads((options.folder / "steps.json").read_text())
    names = options.steps or list(told)
    runtime = Jax() if options.runtime == "jax" else Torch(options.runtime == "torch-compiled")
    found: dict[str, Any] = {"facts": runtime.facts(), "steps": {}}
    kernels: dict[str, Any] = {}
    with ExitStack() as closing:
        closing.callback(runtime.close)
        for name in names:
            path = options.folder / f"{told[name]['slug']}_{runtime.target}.py"
            carried = {int(k): n for k, n in told[name]["carried"].items()}
            runtime.prepare(name, loaded(path, told[name]["slug"]), carried)
        for name in names:
            start = perf_counter()
            try:
                said = (
                    runtime.built(name)
                    if options.compile and isinstance(runtime, Jax)
                    else runtime.measured(name)
                )
            except Exception as problem:
                traceback.print_exc()
                said = {"failed": f"{type(problem).__name__}: {problem}"[:400]}
            kernels[name] = said.pop("kernels", [])
            if options.kernels:
                options.kernels.write_text(json.dumps(kernels) + "\n")
            if options.texts and "text" in said:
                with ZipFile(options.texts, "a", ZIP_DEFLATED) as archive:
                    archive.writestr(f"{told[name]['slug']}.txt", said["text"])
            said.pop("text", None)
            found["steps"][name] = said
            options.output.write_text(json.dumps(found, indent=1) + "\n")
            print(name, _short(said), f"{perf_counter() - start:.1f} s", flush=True)


def _short(said: dict[str, Any]) -> str:
    if "seconds" not in said:
        return str(said.get("failed", "compiled"))[:200]
    middle = sorted(said["seconds"])[len(said["seconds"]) // 2]
    held = said.get("bytes", 0) / 1e6
    return f"{1e3 * middle:.3f} ms, {held:.1f} MB, compiled {said['compiling']:.1f} s"


def samples(run: Callable[[int], None]) -> list[float]:
    """Seconds of a step, by sample, after two steps that are not counted."""
    run(1)
    start = perf_counter()
    run(1)
    turns = max(1, min(MOST, round(SAMPLE / (perf_counter() - start))))
    run(turns)
    seconds = list[float]()
    for _ in range(SAMPLES):
        start = perf_counter()
        run(turns)
        seconds.append((perf_counter() - start) / turns)
    return seconds


class Jax:
    """The scripts for JAX; all are compiled beforehand, by several threads."""

    target = "jax"

    def __init__(self) -> None:
        import jax

        self.jax: Any = jax
        self.compiled: dict[str, Future[Any]] = {}
        self.pool = ThreadPoolExecutor(THREADS)

    def facts(self) -> dict[str, Any]:
        """Device and versions."""
        jax, device = self.jax, self.jax.devices()[0]
        versions = {"jax": jax.__version__, "jaxlib": jax.lib.__version__}
        return {"device": device.device_kind, "versions": versions}

    def prepare(self, name: str, script: Any, carried: dict[int, int]) -> None:
        """Begin to compile."""
        self.compiled[name] = self.pool.submit(self._compiled, script, carried)

    def _compiled(self, script: Any, carried: dict[int, int]) -> Any:
        jax = self.jax
        mesh = script.make_mesh()
        spec, named = jax.sharding.PartitionSpec, jax.sharding.NamedSharding
        shapes = [
            jax.ShapeDtypeStruct(x.shape, x.dtype, sharding=named(mesh, spec(*x.axes)))
            for x in script.ARGS
        ]
        start = perf_counter()
        step = script.make_step(mesh).lower(*shapes).compile()
        return script, carried, step, perf_counter() - start

    def measured(self, name: str) -> dict[str, Any]:
        """Seconds and bytes of a step."""
        jax = self.jax
        for future in self.compiled.values():
            future.exception()  # nothing is timed beside a compiler
        script, carried, step, compiling = self.compiled.pop(name).result()
        state = [jax.device_put(one) for one in drawn(script, carried)]
        jax.block_until_ready(state)
        outs: Any = ()

        def run(turns: int) -> None:
            nonlocal outs
            for _ in range(turns):
                outs = step(*state)
                for result, argument in carried.items():
                    state[argument] = outs[result]
            jax.block_until_ready(outs)

        seconds = samples(run)
        stats = jax.devices()[0].memory_stats() or {}
        told = [float(x) for k, x in enumerate(outs) if k not in carried and not x.shape]
        found = {"seconds": seconds, "allocator": stats.get("peak_bytes_in_use", 0)}
        return found | {"results": told, "kernels": self._kernels(run)} | _sizes(step, compiling)

    def built(self, name: str) -> dict[str, Any]:
        """Bytes and text of a step."""
        _, _, step, compiling = self.compiled.pop(name).result()
        return _sizes(step, compiling)

    def _kernels(self, run: Callable[[int], None]) -> list[Any]:
        """Name, count and seconds of the kernels of two steps, by time; none without a profiler."""
        jax, sums = self.jax, dict[str, list[float]]()
        try:
            with TemporaryDirectory() as folder:
                with jax.profiler.trace(folder):
                    run(2)
                (path,) = Path(folder).rglob("*.xplane.pb")
                planes = jax.profiler.ProfileData.from_file(str(path)).planes
                for line in (line for p in planes if "GPU" in p.name for line in p.lines):
                    for event in line.events:
                        if line.name.startswith("Stream"):
                            op = str(dict(event.stats).get("hlo_op", ""))
                            one = sums.setdefault(f"{event.name} {op}", [0, 0.0])
                            one[0] += 1
                            one[1] += event.duration_ns / 1e9
        except Exception:
            traceback.print_exc()
        return sorted(([k, *v] for k, v in sums.items()), key=lambda one: -one[2])

    def close(self) -> None:
        """Nothing is left running."""
        self.pool.shutdown(cancel_futures=True)


def _sizes(step: Any, compiling: float) -> dict[str, Any]:
    """The bytes that XLA assigned, and its text; a program from a cache may not know them."""
    found: dict[str, Any] = {"compiling": compiling}
    try:
        sizes = step.memory_analysis()
        parts = {
            key: int(getattr(sizes, f"{key}_size_in_bytes"))
            for key in ("argument", "output", "alias", "temp")
        }
        held = parts["argument"] + parts["output"] - parts["alias"] + parts["temp"]
        found |= {"bytes": held, "parts": parts, "text": step.as_text()}
    except Exception:
        traceback.print_exc()
    return found


class Torch:
    """The scripts for torch, op by op or compiled."""

    target = "torch"

    def __init__(self, is_compiled: bool) -> None:
        import torch
        import torch.distributed

        self.torch: Any = torch
        self.is_compiled = is_compiled
        self.ready: dict[str, Any] = {}
        self.is_gpu = torch.cuda.is_available()
        for key, value in {"MASTER_ADDR": "127.0.0.1", "MASTER_PORT": "29611", "RANK": "0",
                           "WORLD_SIZE": "1", "LOCAL_RANK": "0"}.items():  # fmt: skip
            os.environ.setdefault(key, value)
        torch.distributed.init_process_group("nccl" if self.is_gpu else "gloo")

    def facts(self) -> dict[str, Any]:
        """Device and versions."""
        torch = self.torch
        name = torch.cuda.get_device_name() if self.is_gpu else "cpu"
        versions = {"torch": str(torch.__version__), "cuda": str(torch.version.cuda)}
        return {"device": name, "versions": versions}

    def prepare(self, name: str, script: Any, carried: dict[int, int]) -> None:
        """Keep what is to be run."""
        self.ready[name] = script, carried

    def measured(self, name: str) -> dict[str, Any]:
        """Seconds and bytes of a step."""
        torch = self.torch
        script, carried = self.ready.pop(name)
        device = "cuda" if self.is_gpu else "cpu"
        if self.is_compiled:
            torch.compiler.reset()  # not of `with device:`, which torch 2.11 loses
            script.step_on_device = torch.compile(script.step_on_device)
        step = script.make_step(script.make_mesh(device))
        state = [self._put(one, array, device) for one, array in
                 zip(script.ARGS, drawn(script, carried), strict=True)]  # fmt: skip
        told: list[Any] = []

        def run(turns: int) -> None:
            with torch.no_grad():
                for _ in range(turns):
                    outs = step(*state)
                    for result, argument in carried.items():
                        state[argument] = outs[result]
                    told[:] = [x for k, x in enumerate(outs) if k not in carried and not x.shape]
                    del outs
            self._wait()

        start = perf_counter()
        run(1)
        compiling = perf_counter() - start
        self._forget_peak()
        seconds = samples(run)
        most = torch.cuda.max_memory_allocated() if self.is_gpu else 0
        results = [float(x) for x in told]
        return {"seconds": seconds, "compiling": compiling, "bytes": int(most),
                "results": results, "kernels": self._kernels(run)}  # fmt: skip

    def _kernels(self, run: Callable[[int], None]) -> list[Any]:
        """Name, count and seconds of the kernels of two steps, by time."""
        profiler = self.torch.profiler
        if not self.is_gpu:
            return []
        try:
            with profiler.profile(activities=[profiler.ProfilerActivity.CUDA]) as found:
                run(2)
            events = [e for e in found.key_averages() if e.self_device_time_total]
            told = [[e.key, e.count, e.self_device_time_total / 1e6] for e in events]
        except Exception:
            traceback.print_exc()
            return []
        return sorted(told, key=lambda one: -one[2])

    def _put(self, one: Any, array: Any, device: str) -> Any:
        dtype = getattr(self.torch, one.dtype)
        return self.torch.from_numpy(array).to(device).to(dtype)

    def _wait(self) -> None:
        if self.is_gpu:
            self.torch.cuda.synchronize()

    def _forget_peak(self) -> None:
        if self.is_gpu:
            self.torch.cuda.reset_peak_memory_stats()

    def close(self) -> None:
        """Leave the group."""
        self.torch.distributed.destroy_process_group()


def drawn(script: Any, carried: dict[int, int]) -> Iterator[Any]:
    """Arrays for the arguments: parameters and floats at random, zeros for other carried state.

    Second moments must not be negative, and parameters stand first among the results.
    """
    state = {n: script.RESULTS[k].name for k, n in carried.items()}
    generator = np.random.default_rng(0)
    pool = (SCALE * generator.standard_normal(POOL)).astype(np.float32)
    for number, one in enumerate(script.ARGS):
        dtype = np.dtype("float32" if one.dtype == "bfloat16" else one.dtype)
        if not state.get(number, "result[0]").startswith("result[0]"):
            yield np.zeros(one.shape, dtype)
        elif np.issubdtype(dtype, np.floating):
            yield np.resize(pool, one.shape).astype(dtype, copy=False)
        else:
            low, high = map(int, one.bounds)
            yield generator.integers(low, max(high, low + 1), one.shape).astype(dtype)


def loaded(path: Path, name: str) -> Any:
    """A script as a module."""
    name = f"step_{name}"
    spec = importlib.util.spec_from_file_location(name, path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules[name] = module
    spec.loader.exec_module(module)
    return module


if __name__ == "__main__":
    main()
