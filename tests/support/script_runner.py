"""Executes the scripts listed in a folder, one after the other, in this process (see `scripts`).

Where there are ranks, all run this: the process group is made once, and scripts find it made. With
an address, a count and a rank behind the folder it is one of several processes of JAX.
"""

from __future__ import annotations

import os
import runpy
import sys
import traceback
from collections.abc import Callable
from contextlib import suppress
from datetime import timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

GIVE_UP = timedelta(seconds=30)  # waiting for ranks that failed


def main(folder: str) -> None:
    """Run `folder/jobs`, line k with `in<k>.npz`, to `out<k>.npz` or `error<k>`."""
    leave = _share_process_group() if "RANK" in os.environ else None
    for number, path in enumerate(Path(folder, "jobs").read_text().splitlines()):
        inputs, outputs = Path(folder, f"in{number}.npz"), Path(folder, f"out{number}.npz")
        sys.argv = [path, "--inputs", str(inputs), "--outputs", str(outputs)]
        try:
            runpy.run_path(path, run_name="__main__")
        except SystemExit as end:
            if end.code:
                Path(folder, f"error{number}").write_text(f"exit code {end.code}")
        except Exception:
            # All ranks fail alike, or the others give up waiting: go on with the next script.
            Path(folder, f"error{number}").write_text(traceback.format_exc())
    if leave is not None:
        leave()


def _share_process_group() -> Callable[[], None]:
    """Makes the group for all scripts; returns what leaves it, once all ranks are done."""
    dist: Any = import_module("torch.distributed")

    dist.init_process_group("gloo", timeout=GIVE_UP)
    destroy = dist.destroy_process_group

    def nothing(*args: Any, **kwargs: Any) -> None:
        """The group is there already, and others need it."""

    def leave() -> None:
        with suppress(RuntimeError):  # ranks that failed do not come
            dist.barrier()
        destroy()  # else threads of the group may outlive the interpreter, which aborts then

    dist.init_process_group = nothing
    dist.destroy_process_group = nothing
    return leave


def join_jax(address: str, processes: int, rank: int) -> None:
    """Become one of several processes of JAX."""
    jax: Any = import_module("jax")
    jax.distributed.initialize(address, processes, rank)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        join_jax(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    main(sys.argv[1])
