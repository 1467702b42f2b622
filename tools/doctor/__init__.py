"""`shardwright doctor`: versions, optional packages, and a self-test of this installation."""

from __future__ import annotations

import argparse
import json
import platform

import shardwright
from shardwright.ir.exit_codes import DONE, WRONG
from shardwright.ir.reference.compare import judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run as run_one
from shardwright.ir.run import run_devices
from shardwright.tools.session import driver, extras, for_target, text_tables
from shardwright.tools.session.session import Session

_PROGRAM = """\
sdy.mesh @mesh = <["x"=2, "y"=2]>
func.func public @main(
    %arg0: tensor<4x8xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"x"}, {"y"}]>},
    %arg1: tensor<8x4xf32> {sdy.sharding = #sdy.sharding<@mesh, [{"y"}, {}]>}) -> tensor<4x4xf32> {
  %0 = stablehlo.dot_general %arg0, %arg1, contracting_dims = [1] x [0] : (tensor<4x8xf32>, tensor<8x4xf32>) -> tensor<4x4xf32>
  return %0 : tensor<4x4xf32>
}
"""  # noqa: E501


def configure(parser: argparse.ArgumentParser) -> None:
    """Declare arguments and description."""
    parser.description = __doc__
    parser.add_argument("--json", action="store_true", help="print one JSON object")


def run(session: Session, found: argparse.Namespace) -> int:
    """Print the report; exit code 0, or 1 when the self-test fails."""
    versions = {"shardwright": shardwright.__version__, "python": platform.python_version()}
    core = {name: extras.installed(name) for name in extras.CORE}
    optional = {name: extras.installed(name) for name in extras.OPTIONAL}
    passed = _self_test(session)
    if found.json:
        record = {"versions": versions | core, "optional": optional, "self_test": passed}
        session.stdout.write(json.dumps(record, indent=2) + "\n")
        return DONE if passed else WRONG
    rows = [(name, text or "missing") for name, text in (versions | core).items()]
    rows += [
        (name, text or f"absent: pip install 'shardwright[{extras.OPTIONAL[name]}]'")
        for name, text in optional.items()
    ]
    rows.append(("self-test", "ok" if passed else "failed"))
    session.stdout.write(text_tables.table(("part", "found"), rows))
    return DONE if passed else WRONG


def _self_test(session: Session) -> bool:
    """True if a small partitioned product computes on four simulated devices what one computes."""
    session.file = "<self-test>"
    module = driver.make_module(session, _PROGRAM)
    local = for_target.partitioned(session, module).local
    args = inputs(module, 0)
    verdicts = judge(run_devices(local, args), run_one(module, args), ["product"])
    return all(verdict.ok for verdict in verdicts)
