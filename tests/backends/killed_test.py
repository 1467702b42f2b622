"""What is said of scripts that fail or are killed: which rank, why, and what to do."""

from __future__ import annotations

import re
import sys
from pathlib import Path

import numpy as np
import pytest

from shardwright.backends.verification.failures import failure, machine_bytes
from shardwright.backends.verification.script_runner import run_script
from shardwright.ir.errors import ProgramError

RANKS = 4
START = """
import os, sys, time
import torch
import torch.distributed as dist

dist.init_process_group("gloo")
rank = dist.get_rank()
"""
END = """
dist.all_reduce(torch.ones(3))
dist.barrier()
"""
KILLED = (
    r"rank 3 of the torch script was killed by the system \(SIGKILL\), most likely because memory"
)
# What a rank does, and what is said of it.
FATES = {
    "killed": ("if rank == 3: os.kill(os.getpid(), 9)", KILLED),
    "hung": ("if rank == 3: time.sleep(3); os.kill(os.getpid(), 9)", KILLED),
    "raised": (
        "if rank == 3:\n    try:\n        {}['x']\n    except KeyError as fault:\n"
        "        raise RuntimeError('a fault of rank 3') from fault",
        "the torch script failed with exit code 1: RuntimeError: a fault of rank 3$",
    ),
    "crashed": (
        "if rank == 1: os.kill(os.getpid(), 11)",
        "rank 1 of the torch script was ended by SIGSEGV",
    ),
    "refused": (
        "if rank == 2: print('rank 2: error: no such file', file=sys.stderr); sys.exit(1)",
        "the torch script failed with exit code 1: no such file$",
    ),
    "silent": ("if rank == 1: sys.exit(7)", "failed with exit code 1: it said nothing$"),
}


def said(target: str, text: str, folder: Path, needed: int = 0) -> ProgramError:
    with pytest.raises(ProgramError) as caught:
        run_script(target, text, [np.zeros(3, np.float32)], RANKS, folder, needed)
    return caught.value


@pytest.mark.parametrize("fate", FATES)
def test_the_rank_and_the_reason_are_named(fate: str, tmp_path: Path) -> None:
    pytest.importorskip("torch")
    does, wanted = FATES[fate]
    message = said("torch", START + does + END, tmp_path, needed=5 * 10**9).diagnostics[0].message
    assert re.search(wanted, message), message
    if wanted is KILLED:
        assert "this machine has" in message
        assert message.endswith("arguments and results of 4 devices alone are 5 GB")
    assert "=====" not in message


def test_a_killed_jax_script(tmp_path: Path) -> None:
    fault = said("jax", "import os\nos.kill(os.getpid(), 9)\n", tmp_path)
    (found,) = fault.diagnostics
    assert found.message.startswith("the jax script was killed by the system (SIGKILL)")
    assert "--skip jax" in str(fault)


def test_memory_that_is_refused_is_told_from_other_faults() -> None:
    full = "Traceback\n  File\nRuntimeError: DefaultCPUAllocator: can't allocate memory: 64 bytes\n"
    assert "--skip torch" in str(failure("torch", 1, full, 8, 10**9))
    other = "Traceback\n  File\nValueError: out of range\n"
    assert "--skip" not in str(failure("torch", 1, other, 8, 10**9))


def test_a_rank_that_lost_another_is_not_the_cause() -> None:
    """The launcher may see first that a rank lost its peer."""
    table = """
[rank0]: RuntimeError: [../gloo/transport/tcp/pair.cc:534] Connection closed by peer [127.0.0.1]
Failures:
[1]:
  rank      : 5 (local_rank: 5)
  exitcode  : -9 (pid: 2)  (SIGKILL)
------------------------------------------------------------
Root Cause (first observed failure):
[0]:
  rank      : 0 (local_rank: 0)
  exitcode  : 1 (pid: 1)
============================================================
"""
    assert "rank 5 of the torch script was killed" in str(failure("torch", 1, table, 8, 0))
    hung = table.replace(
        "RuntimeError: [../gloo/transport/tcp/pair.cc:534] Connection closed by", "ValueError: bad"
    )
    assert "ValueError: bad" in str(failure("torch", 1, hung, 8, 0))  # others are killed behind it


def test_the_memory_of_the_machine_is_known() -> None:
    assert 1 << 28 < machine_bytes() < 1 << 50


# --- files


WRITER = """
import sys
import numpy as np
files = dict(zip(sys.argv[1::2], sys.argv[2::2]))
given = np.load(files["--inputs"])
np.savez(files["--outputs"], res0=given["arg0"] + 1, res1=given["arg1"])
"""


def test_inputs_are_written_once_and_results_are_mapped(tmp_path: Path) -> None:
    args = [np.arange(6, dtype=np.float32), np.array([[np.nan, -0.0]])]
    for target in ("jax", "torch"):
        command = sys.executable if target == "jax" else ""
        text = (
            WRITER if command else f"import os\nif os.environ['RANK'] == '0':\n{_indented(WRITER)}"
        )
        if target == "torch":
            pytest.importorskip("torch")
        found = run_script(target, text, args, RANKS, tmp_path)
        assert all(isinstance(one, np.memmap) for one in found)
        assert found[0].tolist() == [1, 2, 3, 4, 5, 6] and np.isnan(found[1][0, 0])
    one, other = tmp_path / "jax_in.npz", tmp_path / "torch_in.npz"
    assert one.samefile(other)
    run_script("jax", WRITER, [args[0] + 1, args[1]], RANKS, tmp_path)
    assert not one.samefile(other)
    with np.load(other) as kept:
        assert kept["arg0"].tolist() == args[0].tolist()


def _indented(text: str) -> str:
    return "".join(f"    {line}\n" for line in text.splitlines())
