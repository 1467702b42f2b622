"""The child process of `portable`: jaxlib reads StableHLO's portable forms, and prints text.

Reads bytecode or text of the `vhlo` dialect from stdin. C++ code may abort on bad input, so it runs
here.
"""

from __future__ import annotations

import sys
from importlib import import_module
from typing import Any

_BYTECODE = b"ML\xefR"
_PORTABLE = b"StableHLO_v"


def main() -> int:
    """Print the program; exit code 1 with the reason on stderr where jaxlib cannot read it."""
    data = sys.stdin.buffer.read()
    try:
        text = as_text(data)
    except Exception as fault:
        print(_reason(fault), file=sys.stderr)
        return 1
    sys.stdout.write(text)
    return 0


def as_text(data: bytes) -> str:
    """The program as MLIR prints it. Raises whatever jaxlib raises."""
    mlir: Any = import_module("jax._src.interpreters.mlir")
    ir: Any = import_module("jaxlib.mlir.ir")
    stablehlo: Any = import_module("jaxlib.mlir.dialects.stablehlo")
    managers: Any = import_module("jaxlib.mlir.passmanager")
    context = mlir.make_ir_context()
    stablehlo.register_dialect(context)
    stablehlo.register_stablehlo_passes()
    with context:
        if data.startswith(_BYTECODE) and _PORTABLE in data[:64]:
            return str(stablehlo.deserialize_portable_artifact(context, data))
        module = ir.Module.parse(data)
        if not data.startswith(_BYTECODE):
            version = stablehlo.get_current_version()
            steps = f"vhlo-to-version{{target={version}}},vhlo-legalize-to-stablehlo"
            managers.PassManager.parse(f"builtin.module({steps})").run(module.operation)
        return str(module)


def _reason(fault: Exception) -> str:
    """What jaxlib found, on one line."""
    said = [str(one.message) for one in getattr(fault, "error_diagnostics", ())]
    lines = [line.strip() for line in "\n".join(said or [str(fault)]).splitlines() if line.strip()]
    return lines[0] if lines else type(fault).__name__


if __name__ == "__main__":
    sys.exit(main())
