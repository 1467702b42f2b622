"""The child process behind `oracles`: jaxlib's MLIR, Shardy's passes, the StableHLO interpreter,
XLA.

C++ code may abort on bad input, so it runs here. Reads pickled `(function, arguments)` from stdin,
answers pickled `(is_ok, value or text)`.
"""

from __future__ import annotations

import os
import pickle
import re
import select
import signal
import sys
from collections.abc import Callable
from functools import cache
from importlib import import_module
from typing import Any

import numpy as np

from shardwright.testing.oracle.fork import Fork

Arrays = list[Any]


@cache
def context() -> Any:
    """MLIR's context with all dialects and passes that are asked for here."""
    mlir = import_module("jax._src.interpreters.mlir")
    stablehlo = import_module("jaxlib.mlir.dialects.stablehlo")

    context = mlir.make_ir_context()
    context.enable_multithreading(False)
    stablehlo.register_dialect(context)
    stablehlo.register_interpreter_dialect(context)
    stablehlo.register_stablehlo_passes()
    with context:  # a pass that needs quantised types loads their dialect
        passes(parse("func.func @f() { return }"), "vhlo-legalize-to-stablehlo")
    return context


def parse(text: str) -> Any:
    """An MLIR module."""
    ir = import_module("jaxlib.mlir.ir")

    return ir.Module.parse(text)


def passes(module: Any, pipeline: str) -> Any:
    """The module after MLIR passes, which rewrite it in place."""
    passmanager = import_module("jaxlib.mlir.passmanager")

    passmanager.PassManager.parse(f"builtin.module({pipeline})").run(module.operation)
    return module


def _print(text: str, generic: bool = False, debuginfo: bool = False) -> str:
    with context():
        module = parse(text)
        if not generic and not debuginfo:
            return str(module)
        return module.operation.get_asm(print_generic_op_form=generic, enable_debug_info=debuginfo)


_PLACE = re.compile(r'":(\d+):(\d+)')

Errors = list[tuple[int, int, str]]
_SLOW_S = 20.0  # one text


def _verdicts(texts: list[str]) -> list[Errors | None]:
    """Per text the errors of MLIR's parser and verifier; None where they died or took too long.

    They run in a fork, which is made anew behind a text that killed it.
    """
    context()
    found: list[Errors | None] = []
    while len(found) < len(texts):
        found += _until_death(texts[len(found) :])
        if len(found) < len(texts):
            found.append(None)
    return found


def _until_death(texts: list[str]) -> list[Errors | None]:
    """Answers of one fork, up to the text it died of."""
    reading, writing = os.pipe()
    child = os.fork()
    if not child:
        os.close(reading)
        try:
            _answer_all(texts, writing)
        finally:
            os._exit(0)
    os.close(writing)
    found: list[Errors | None] = []
    with os.fdopen(reading, "rb") as answers:
        while len(found) < len(texts) and select.select([answers], [], [], _SLOW_S)[0]:
            try:
                found.append(pickle.load(answers))
            except (EOFError, pickle.UnpicklingError):
                break
    os.kill(child, signal.SIGKILL)
    os.waitpid(child, 0)
    return found


def _answer_all(texts: list[str], writing: int) -> None:
    with os.fdopen(writing, "wb") as answers, context():
        for text in texts:
            pickle.dump(_errors(text), answers)
            answers.flush()


def _errors(text: str) -> Errors | None:
    """The problem with a text; None where MLIR fails in another way than by saying so."""
    ir = import_module("jaxlib.mlir.ir")

    try:
        parse(text)
    except ir.MLIRError as refusal:
        return [_error(one) for one in refusal.error_diagnostics]
    except Exception:
        return None
    return []


def _error(diagnostic: Any) -> tuple[int, int, str]:
    place = _PLACE.search(str(diagnostic.location))
    line, column = (int(place[1]), int(place[2])) if place else (0, 0)
    return line, column, diagnostic.message


def _shardy(text: str, pipeline: str) -> str:
    with context():
        return str(passes(parse(text), pipeline))


def _without_shardings(text: str) -> Any:
    """The module as plain StableHLO: `sdy` ops are identities, meshes and shardings go."""
    module = parse(text)
    found: list[Any] = []

    def visit(op: Any) -> Any:
        ir = import_module("jaxlib.mlir.ir")

        if op.name.startswith("sdy."):
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for op in found:
        if len(op.operands) == 1 and len(op.results) <= 1:
            if len(op.results):
                op.results[0].replace_all_uses_with(op.operands[0])
            op.erase()
    return passes(module, "sdy-drop-sharding-and-mesh")


def main_of(module: Any) -> Any:
    """The function @main."""
    return next(op for op in module.body.operations if op.name.value == "main")


def _interpret(text: str, args: Arrays) -> Arrays:
    stablehlo = import_module("jaxlib.mlir.dialects.stablehlo")

    with context():
        module = passes(_without_shardings(text), "func.func(chlo-legalize-to-stablehlo)")
        _copy_before_scatter(module)
        main = main_of(module)
        given = [to_constant(arg, t) for arg, t in zip(args, main.type.inputs, strict=True)]
        return [to_array(value) for value in stablehlo.eval_module(module, given)]


_INTERPRETER = Fork(_interpret)  # it divides by zero and aborts on ops that it lacks


def _interpreted(text: str, args: Arrays) -> Arrays | None:
    context()  # for all forks at once
    return _INTERPRETER(text, args)


def _copy_before_scatter(module: Any) -> None:
    """The interpreter's scatter writes into its operand: give it one of its own."""
    ir = import_module("jaxlib.mlir.ir")

    found: list[Any] = []

    def visit(op: Any) -> Any:
        if op.name == "stablehlo.scatter":
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for op in found:
        count = len(op.results)
        for index in range(count):
            value = op.operands[index]
            with ir.InsertionPoint(op), ir.Location.unknown():
                copy = ir.Operation.create("stablehlo.convert", [value.type], [value])
            op.operands[index] = copy.results[0]


def to_constant(array: Any, type: Any) -> Any:
    """An array as an MLIR attribute of this tensor type, by its bytes."""
    ir = import_module("jaxlib.mlir.ir")

    if not array.size:
        return ir.Attribute.parse(f"dense<> : {type}")
    if str(type.element_type) == "bf16":
        array = (array.astype(np.float32).view(np.uint32) >> 16).astype(np.uint16)
    return ir.Attribute.parse(f'dense<"0x{array.tobytes().hex().upper()}"> : {type}')


def to_array(attribute: Any) -> Any:
    """The values of a dense attribute; bf16 as float32."""
    ir = import_module("jaxlib.mlir.ir")

    type = ir.RankedTensorType(attribute.type)
    element, shape = str(type.element_type), tuple(type.shape)
    if element == "bf16":
        values = ir.DenseFPElementsAttr(attribute)
        flat = np.array([values[k] for k in range(int(np.prod(shape)))], np.float32)
        return flat.reshape(shape)
    if element == "i1":
        bits = ir.DenseIntElementsAttr(attribute)
        flat = np.array([bool(bits[k]) for k in range(int(np.prod(shape)))], bool)
        return flat.reshape(shape)
    return np.array(attribute)


def compile_for(module: Any, partitions: int, *, is_quick: bool = False) -> Any:
    """XLA's compilation of a module for so many CPU devices, by Shardy's partitioner.

    `is_quick`: what is run once, for its numbers, is not worth what LLVM's optimizations take.
    """
    jax = import_module("jax")
    compiler = import_module("jax._src.compiler")
    runtime = import_module("jax._src.lib")._jax

    mlir = import_module("jaxlib.mlir.ir")
    if "sym_name" not in module.operation.attributes:  # jax takes the name for granted
        module.operation.attributes["sym_name"] = mlir.StringAttr.get("unnamed")
    jax.config.update("jax_enable_x64", True)
    jax.config.update("jax_disable_most_optimizations", is_quick)
    devices = jax.devices()[:partitions]
    options = compiler.get_compile_options(1, partitions)
    build = options.executable_build_options
    build.use_spmd_partitioning = partitions > 1
    build.use_shardy_partitioner = partitions > 1
    build.num_partitions = partitions
    build.num_replicas = 1
    backend = devices[0].client
    return compiler.backend_compile_and_load(
        backend, module, runtime.DeviceList(tuple(devices)), options, []
    )


# XLA takes these only where operands that give shapes are constants, and `canonicalize-dynamism`
# has made a static op of them; or where `legalize-deprecated-ops` has made a newer op.
_MODERN = "stablehlo-legalize-deprecated-ops,stablehlo-canonicalize-dynamism"
_WITH_NUMBERS = ("stablehlo.real_dynamic_slice", "stablehlo.dynamic_pad", "stablehlo.dynamic_conv")
_DEPRECATED = ("stablehlo.unary_einsum",)


def _with_numbers(module: Any, args: Arrays) -> Any:
    """Integer arguments of such ops as constants: what they are in this run."""
    ir = import_module("jaxlib.mlir.ir")

    found: list[Any] = []

    def visit(op: Any) -> Any:
        if op.name in _WITH_NUMBERS or op.name in _DEPRECATED:
            found.append(op)
        return ir.WalkResult.ADVANCE

    module.operation.walk(visit)
    for op in found:
        for index, value in enumerate(op.operands):
            if not isinstance(value, ir.BlockArgument):
                continue
            given = args[value.arg_number]
            if given.dtype.kind != "i" or not 1 <= given.ndim <= 2:
                continue
            with ir.InsertionPoint(op), ir.Location.unknown():
                attrs = {"value": to_constant(given, value.type)}
                made = ir.Operation.create("stablehlo.constant", [value.type], attributes=attrs)
            op.operands[index] = made.results[0]
    return passes(module, f"func.func({_MODERN})") if found else module


def _xla_run(text: str, args: Arrays) -> Arrays:
    jax = import_module("jax")

    with context():
        module = _with_numbers(_without_shardings(text), args)
        types = [str(type.element_type) for type in main_of(module).type.inputs]
        loaded = compile_for(module, 1, is_quick=True)
    jax.config.update("jax_enable_x64", True)
    device = jax.devices()[0]
    buffers = [
        jax.device_put(np.asarray(arg, jax.numpy.bfloat16 if type == "bf16" else arg.dtype), device)
        for arg, type in zip(args, types, strict=True)
    ]
    results = loaded.execute_sharded(buffers).disassemble_into_single_device_arrays()
    return [plain(np.asarray(shards[0])) for shards in results]


def plain(array: Any) -> Any:
    """bf16 as float32, which the other side can read."""
    return array.astype(np.float32) if array.dtype.name == "bfloat16" else array


def _xla_partitioned(text: str, devices: int) -> dict[str, Any]:
    with context():
        loaded = compile_for(parse(text), devices)
    (module,) = loaded.hlo_modules()
    memory = loaded.get_compiled_memory_stats()
    costs: Any = loaded.cost_analysis()
    return {
        "text": module.to_string(),
        "argument_bytes": memory.argument_size_in_bytes,
        "output_bytes": memory.output_size_in_bytes,
        "temp_bytes": memory.temp_size_in_bytes,
        "alias_bytes": memory.alias_size_in_bytes,
        "flops": float(_first(costs).get("flops", 0.0)),
    }


def _first(costs: Any) -> Any:
    """Old versions answer with a list of one dictionary."""
    return costs if hasattr(costs, "get") else costs[0]


FUNCTIONS: dict[str, Callable[..., Any]] = {
    "print": _print,
    "verdicts": _verdicts,
    "shardy": _shardy,
    "interpret": _interpreted,
    "xla_run": _xla_run,
    "xla_partitioned": _xla_partitioned,
}


def answer(known: dict[str, Callable[..., Any]]) -> None:
    """Answer until stdin ends. What C++ prints goes nowhere: stdout carries answers only."""
    answers = os.fdopen(os.dup(1), "wb")
    nowhere = os.open(os.devnull, os.O_WRONLY)
    os.dup2(nowhere, 1)
    os.dup2(nowhere, 2)
    while True:
        try:
            name, args = pickle.load(sys.stdin.buffer)
        except EOFError:
            return
        try:
            said: tuple[bool, Any] = (True, known[name](*args))
        except Exception as fault:
            said = (False, f"{type(fault).__name__}: {fault}")
        pickle.dump(said, answers)
        answers.flush()


if __name__ == "__main__":
    answer(FUNCTIONS)
