"""Executes the scripts listed in a folder, one after the other, in this process (see `scripts`).

Under torchrun all ranks run this: the process group is made once, and scripts find it made. With an
address, a count and a rank behind the folder it is one of several processes of JAX.
"""

from __future__ import annotations

import os
import runpy
import sys
import traceback
from datetime import timedelta
from importlib import import_module
from pathlib import Path
from typing import Any

GIVE_UP = timedelta(seconds=30)  # waiting for ranks that failed


def main(folder: str) -> None:
    """Run `folder/jobs`, line k with `in<k>.npz`, to `out<k>.npz` or `error<k>`."""
    rank = int(os.environ.get("RANK", "-1"))
    if rank >= 0:
        _share_process_group()
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


def _share_process_group() -> None:
    dist: Any = import_module("torch.distributed")

    dist.init_process_group("gloo", timeout=GIVE_UP)

    def nothing(*args: Any, **kwargs: Any) -> None:
        """The group is there already, and others need it."""

    dist.init_process_group = nothing
    dist.destroy_process_group = nothing


def join_jax(address: str, processes: int, rank: int) -> None:
    """Become one of several processes of JAX."""
    jax: Any = import_module("jax")
    jax.distributed.initialize(address, processes, rank)


if __name__ == "__main__":
    if len(sys.argv) > 2:
        join_jax(sys.argv[2], int(sys.argv[3]), int(sys.argv[4]))
    main(sys.argv[1])
