"""The memory that a torch script takes: bytes of live storages on one rank, at their peak.

    python -m shardwright.testing.oracle.torch_memory script.py...

The scripts run in a child process, one after the other, as one rank of a process group that sends
nothing: collectives leave what they receive as it is. Arguments are random numbers and zeros.
"""

from __future__ import annotations

import json
import math
import subprocess
import sys
import tempfile
import weakref
from importlib import import_module, util
from pathlib import Path
from typing import Any, NamedTuple

_LIMIT_S = 120.0


class TorchMemory(NamedTuple):
    """Bytes of a step: of its arguments, and of all storages at the peak, these included."""

    argument_bytes: int
    peak_bytes: int


def torch_memory(*scripts: str) -> list[TorchMemory]:
    """Run a step of each script of `shardwright compile --emit torch`. Raises RuntimeError."""
    with tempfile.TemporaryDirectory() as folder:
        words = [sys.executable, "-m", __name__]
        for number, script in enumerate(scripts):
            path = Path(folder) / f"script{number}.py"
            path.write_text(script, encoding="utf-8")
            words.append(str(path))
        done = subprocess.run(words, capture_output=True, text=True, timeout=_LIMIT_S, check=False)
    if done.returncode:
        raise RuntimeError(done.stderr[-2000:])
    return [TorchMemory(*one) for one in json.loads(done.stdout.splitlines()[-1])]


def measured(path: str) -> TorchMemory:
    """The same, in this process."""
    torch: Any = import_module("torch")
    dist: Any = import_module("torch.distributed")
    fake: Any = import_module("torch.testing._internal.distributed.fake_pg")

    script = _loaded(path)
    ranks = math.prod(script.MESH.values())
    dist.init_process_group("fake", rank=0, world_size=ranks, store=fake.FakeStore())
    step = script.make_step(script.make_mesh())
    torch.manual_seed(0)
    args = [_argument(torch, script, arg) for arg in script.ARGS]
    ledger = _ledger()
    with ledger:
        for arg in args:
            ledger.note(arg)
        step(*args)
    dist.destroy_process_group()
    return TorchMemory(sum(arg.untyped_storage().nbytes() for arg in args), ledger.peak)


def _loaded(path: str) -> Any:
    spec = util.spec_from_file_location("script", path)
    assert spec is not None and spec.loader is not None
    module = util.module_from_spec(spec)
    sys.modules["script"] = module  # its dataclasses look for it there
    spec.loader.exec_module(module)
    return module


def _argument(torch: Any, script: Any, arg: Any) -> Any:
    cuts = [math.prod(script.MESH[name] for name in axes) for axes in arg.axes]
    shape = [n // count for n, count in zip(arg.shape, cuts, strict=True)]
    dtype = getattr(torch, script.stored_dtype(arg.dtype))
    if dtype.is_floating_point:
        return torch.rand(shape).to(dtype)
    return torch.zeros(shape, dtype=dtype)


def _ledger() -> Any:
    """A mode of torch that adds up the storages of all results while they live."""
    modes: Any = import_module("torch.utils._python_dispatch")
    trees: Any = import_module("torch.utils._pytree")
    torch: Any = import_module("torch")

    class Ledger(modes.TorchDispatchMode):
        def __init__(self) -> None:
            modes.TorchDispatchMode.__init__(self)
            self.live = self.peak = 0
            self.known: set[int] = set()

        def note(self, tensor: Any) -> None:
            storage = tensor.untyped_storage()
            key, size = storage._cdata, storage.nbytes()
            if key in self.known:
                return
            self.known.add(key)
            self.live += size
            self.peak = max(self.peak, self.live)
            weakref.finalize(storage, self.drop, key, size)

        def drop(self, key: int, size: int) -> None:
            self.known.discard(key)
            self.live -= size

        def __torch_dispatch__(self, func: Any, types: Any, args: Any = (), kwargs: Any = None):
            out = func(*args, **(kwargs or {}))
            for leaf in trees.tree_leaves(out):
                if isinstance(leaf, torch.Tensor):
                    self.note(leaf)
            return out

    return Ledger()


if __name__ == "__main__":
    print(json.dumps([measured(path) for path in sys.argv[1:]]))
