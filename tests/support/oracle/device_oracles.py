"""Second opinions on `local` programs: all devices by the StableHLO interpreter, and by XLA.

Both run in a child process; None means "no opinion" (see `oracles`). What their limits ask for is
done to a copy of the program, and changes nothing that it computes:
- the interpreter mixes up collectives of one channel: each gets a channel of its own. A collective
  that runs again may give what it gave before: no opinion on such programs (loops, callees that are
  called twice);
- a device that permutes to itself hangs the interpreter: it keeps what it has;
- the interpreter takes a thread per device, and no more than there are processors: a preloaded
  library claims 64 of them, where a C compiler is at hand;
- its scatter writes into the operand, which gets a copy.
"""

from __future__ import annotations

import atexit
import shutil
import subprocess
import tempfile
from collections import Counter
from collections.abc import Callable, Sequence
from functools import cache
from pathlib import Path

import numpy as np

from shardwright.ir.core import Func, Module, Op, Value, callee
from shardwright.ir.parse import parse
from shardwright.ir.print import print_module
from shardwright.ir.reference.device_blocks import Plan, cut, join, plan_of
from shardwright.passes.clean.strip_plan import StripPlan
from shardwright.spec.attributes import EMPTY, Attrs, Dense, Dialect, Ints, Number, String
from shardwright.spec.op import Values
from shardwright.spec.sharding import Sharding
from shardwright.spec.types import ELEMENTS, TensorType, tensor
from shardwright.spec.values.dense import dense, values
from shardwright.testing.oracle.device_worker import __name__ as _WORKER
from shardwright.testing.oracles import Child, Partitioned, xla_partitioned

LIMIT_S = 60.0
HANG_S = 15.0  # the interpreter: 3 s until it misses a device, and its process has to start

_CLAIM = """
#define _GNU_SOURCE
#include <sched.h>
#include <string.h>
int sched_getaffinity(pid_t pid, size_t size, cpu_set_t *set) {
  memset(set, 0, size);
  for (size_t cpu = 0; cpu < 64 && cpu < 8 * size; cpu++) CPU_SET_S(cpu, size, set);
  return 0;
}
"""


@cache
def _claim() -> str:
    """The library that claims 64 processors; "" without a C compiler."""
    compiler = shutil.which("cc")
    if compiler is None:
        return ""
    folder = Path(tempfile.mkdtemp(prefix="shardwright"))
    atexit.register(shutil.rmtree, folder, ignore_errors=True)
    source, library = folder / "claim.c", folder / "claim.so"
    source.write_text(_CLAIM)
    subprocess.run([compiler, "-shared", "-fPIC", "-o", library, source], check=True)
    return str(library)


def can_interpret() -> bool:
    """True if the interpreter can run more devices than there are processors."""
    return bool(_claim())


@cache
def _child(devices: int, claims: bool) -> Child:
    child = Child(devices, _WORKER, _claim() if claims else "")
    atexit.register(child.stop)
    return child


def interpret_devices(local: Module, args: Sequence[Values]) -> list[Values] | None:
    """Global results of a `local` program on all its devices, by the StableHLO interpreter."""
    if _repeats(local):
        return None
    module, plan = _prepared(local)
    devices = plan.mesh.device_count
    blocks = _blocks(plan, args)
    flat = [parts[device] for device in range(devices) for parts in blocks]
    text = _with_main(module, _parallel_main(module.func("device"), devices))
    answer = _child(8, True).ask("interpret", text, flat, timeout_s=HANG_S)
    if answer is None:
        return None
    count = len(plan.result_types)
    return _joined(plan, [answer[k::count] for k in range(count)])


def xla_devices(local: Module, args: Sequence[Values]) -> list[Values] | None:
    """Global results of a `local` program as one manual computation, compiled by XLA."""
    module, plan = _prepared(local, for_interpreter=False)
    elements = [type.element for type in plan.arg_types if isinstance(type, TensorType)]
    text = _with_main(module, _manual_main(module.func("device"), plan))
    answer = _child(8, False).ask(
        "compiled", text, _blocks(plan, args), elements, timeout_s=LIMIT_S
    )
    return None if answer is None else _joined(plan, answer)


def xla_compiled(local: Module, *, keeps_barriers: bool = False) -> Partitioned | None:
    """XLA's compilation of a `local` program as one manual computation, donations kept."""
    module, plan = _prepared(local, for_interpreter=False)
    device = module.func("device")
    assert device is not None
    donations = [_donation(attrs) for attrs in device.arg_attrs]
    device.arg_attrs = [EMPTY] * len(donations)
    text = _with_main(module, _manual_main(device, plan, donations))
    return xla_partitioned(text, plan.mesh.device_count, keeps_barriers=keeps_barriers)


def _donation(attrs: Attrs) -> Attrs:
    kept = ("tf.aliasing_output", "jax.buffer_donor")
    return Attrs({key: value for key, value in attrs.items() if key in kept})


def _blocks(plan: Plan, args: Sequence[Values]) -> list[list[Values]]:
    return [
        cut(plan.mesh, sharding, array)
        for sharding, array in zip(plan.arg_shardings, args, strict=True)
    ]


def _joined(plan: Plan, parts: Sequence[Sequence[Values]]) -> list[Values]:
    found: list[Values] = []
    for sharding, type, own in zip(plan.result_shardings, plan.result_types, parts, strict=True):
        assert isinstance(type, TensorType)
        found.append(join(plan.mesh, sharding, type, own))
    return found


# --- the program as the oracles take it


def _prepared(local: Module, for_interpreter: bool = True) -> tuple[Module, Plan]:
    """A copy whose entry is @device, free of plans."""
    module = parse(print_module(local))
    main = module.main
    assert main is not None
    plan = plan_of(module, main)
    StripPlan().run(module)
    main.attrs = main.attrs.set("sym_name", String("device")).set(
        "sym_visibility", String("private")
    )
    for number, op in enumerate([op for op in module.walk() if "channel_handle" in op.attrs], 1):
        op.set_attr("channel_handle", _channel(number))
    if for_interpreter:
        _suit_interpreter(module, plan.mesh.device_count)
    return module, plan


def _channel(number: int) -> Dialect:
    handle = (("handle", Number(number)), ("type", Number(1)))
    return Dialect("stablehlo.channel_handle", handle)


def _repeats(module: Module) -> bool:
    """True if a collective may run more than once."""
    calls: Counter[str] = Counter(callee(op) for op in module.walk() if op.name == "func.call")

    def often(func: Func) -> bool:
        sites = [op for op in module.walk() if op.name == "func.call" and callee(op) == func.symbol]
        return calls[func.symbol] > 1 or any(_is_repeated(op, often) for op in sites)

    return any(_is_repeated(op, often) for op in module.walk() if "channel_handle" in op.attrs)


def _is_repeated(op: Op, often: Callable[[Func], bool]) -> bool:
    owner = op.parent
    while owner is not None:
        if owner.name == "stablehlo.while" or (isinstance(owner, Func) and often(owner)):
            return True
        owner = owner.parent
    return False


def _suit_interpreter(module: Module, devices: int) -> None:
    for op in tuple(module.walk()):
        if "mesh" in op.attrs:
            op.erase()
        elif op.name == "stablehlo.scatter":
            _copy_inputs(op)
        elif "source_target_pairs" in op.attrs:
            _keep_own(op, devices)


def _copy_inputs(op: Op) -> None:
    for index in range(len(op.results)):
        value = op.operands[index]
        op.set_operand(index, _before(op, "stablehlo.convert", [value], value.tensor))


def _before(
    anchor: Op, name: str, operands: Sequence[Value], type: TensorType, attrs: Attrs = Attrs()
) -> Value:
    assert anchor.block is not None
    return anchor.block.insert_before(anchor, Op(name, operands, [type], attrs)).result


def _table(anchor: Op, array: Values, type: TensorType) -> Value:
    return _before(anchor, "stablehlo.constant", [], type, Attrs({"value": dense(array, type)}))


def _keep_own(op: Op, devices: int) -> None:
    """A permute without devices that send to themselves; they select what they have."""
    pairs = op.attrs["source_target_pairs"]
    assert isinstance(pairs, Dense) and op.block is not None
    table = values(pairs)
    rest = table[table[:, 0] != table[:, 1]]
    if len(rest) == len(table):
        return
    keeps = np.isin(np.arange(devices), table[table[:, 0] == table[:, 1]][:, 0])
    after = op.block.ops[op.block.ops.index(op) + 1]
    device = _before(after, "stablehlo.partition_id", [], tensor((), "ui32"))
    known = _table(after, keeps, tensor((devices,), "i1"))
    sizes = Attrs({"slice_sizes": Ints((1,))})
    own = _before(after, "stablehlo.dynamic_slice", [known, device], tensor((1,), "i1"), sizes)
    keep = _before(after, "stablehlo.reshape", [own], tensor((), "i1"))
    given, type = op.operands[0], op.result.tensor
    if len(rest):
        op.set_attr("source_target_pairs", dense(rest, tensor(rest.shape, "i64")))
        moved = op.result
    else:
        moved = _table(after, np.zeros(type.shape, ELEMENTS[type.element].numpy), type)
    select = Op("stablehlo.select", [keep, given, moved], [type])
    op.block.insert_before(after, select)
    op.result.replace_uses(select.result, keep=[select])
    if not len(rest):
        op.erase()


# --- what calls the device's function


def _with_main(module: Module, main: str) -> str:
    text = print_module(module).rstrip()
    assert text.endswith("}")
    return f"{text[:-1]}{main}}}\n"


def _parallel_main(device: Func | None, devices: int) -> str:
    """A function that runs the device's on all devices; arguments and results device by device."""
    assert device is not None
    ins = [str(value.type) for value in device.args] * devices
    outs = [str(type) for type in device.result_types] * devices
    params = ", ".join(f"%a{k}: {type}" for k, type in enumerate(ins))
    given = ", ".join(f"%a{k}" for k in range(len(ins)))
    results = ", ".join(f"%r#{k}" for k in range(len(outs)))
    types = ", ".join(outs)
    programs = ", ".join(["@device"] * devices)
    return f"""
func.func @main({params}) -> ({types}) {{
  %r:{len(outs)} = "interpreter.run_parallel"({given}) {{programs = [[{programs}]]}}
    : ({", ".join(ins)}) -> ({types})
  func.return {results} : {types}
}}
"""


def _whole(plan: Plan, types: Sequence[object], shardings: Sequence[Sharding]) -> list[object]:
    """Types of the blocks of all devices together: global ones with uneven dims padded."""
    found: list[object] = []
    for type, sharding in zip(types, shardings, strict=True):
        assert isinstance(type, TensorType)
        cuts = sharding.sizes(plan.mesh)
        found.append(type.with_shape(tuple(n * k for n, k in zip(type.shape, cuts, strict=True))))
    return found


def _listed(attrs: Attrs) -> str:
    return "".join(f", {key} = {value}" for key, value in attrs.items())


def _manual_main(device: Func | None, plan: Plan, donations: Sequence[Attrs] = ()) -> str:
    """A function of global values that gives each device its blocks."""
    assert device is not None
    ins = [str(value.type) for value in device.args]
    locals = ", ".join(str(type) for type in device.result_types)
    count = len(device.result_types)

    def shown(types: Sequence[object], shardings: Sequence[Sharding]) -> list[str]:
        pairs = zip(types, shardings, strict=True)
        return [f"{type} {{sdy.sharding = #sdy.sharding{sharding}}}" for type, sharding in pairs]

    arg_types = _whole(plan, [value.type for value in device.args], plan.arg_shardings)
    result_types = _whole(plan, device.result_types, plan.result_shardings)
    given_attrs = [_listed(attrs) for attrs in donations] or [""] * len(arg_types)
    args = zip(shown(arg_types, plan.arg_shardings), given_attrs, strict=True)
    params = ", ".join(f"%a{k}: {text[:-1]}{more}}}" for k, (text, more) in enumerate(args))
    outs = ", ".join(shown(result_types, plan.result_shardings))
    globals = ", ".join(map(str, result_types))
    given = ", ".join(f"%a{k}" for k in range(len(ins)))
    blocks = ", ".join(f"%b{k}" for k in range(len(ins)))
    inner = ", ".join(f"%b{k}: {type}" for k, type in enumerate(ins))
    names = [name for name, _ in plan.mesh.axes]
    return f"""
func.func @main({params}) -> ({outs}) {{
  %r:{count} = sdy.manual_computation({given})
    in_shardings=[{", ".join(map(str, plan.arg_shardings))}]
    out_shardings=[{", ".join(map(str, plan.result_shardings))}]
    manual_axes={{{", ".join(f'"{name}"' for name in names)}}} ({inner}) {{
    %s:{count} = func.call @device({blocks}) : ({", ".join(ins)}) -> ({locals})
    sdy.return {", ".join(f"%s#{k}" for k in range(count))} : {locals}
  }} : ({", ".join(map(str, arg_types))}) -> ({globals})
  func.return {", ".join(f"%r#{k}" for k in range(count))} : {globals}
}}
"""
