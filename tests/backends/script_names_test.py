"""Names of a program never meet those that a script itself binds, imports or builds on."""

from __future__ import annotations

import ast
import builtins
import keyword
import re
import symtable
from collections import Counter
from collections.abc import Callable, Container, Iterable, Iterator
from pathlib import Path

import pytest

from shardwright.backends import script
from shardwright.backends.jax.lower import emit as emit_jax
from shardwright.backends.names import identifier
from shardwright.backends.torch.lower import emit as emit_torch
from shardwright.backends.verification.script_runner import run_script
from shardwright.ir.core import Module
from shardwright.ir.parse import parse
from shardwright.ir.reference.compare import failures, judge
from shardwright.ir.reference.random_inputs import inputs
from shardwright.ir.run import run
from shardwright.passes.cost.trials.compile import compiled

HERE = Path(__file__).parent
TARGETS: dict[str, Callable[[Module, Module, str], str]] = {"jax": emit_jax, "torch": emit_torch}
_SECTION = re.compile(r"^# --- (?:the program|running it).*$", re.MULTILINE)
WRITTEN = ("bodies", "collectives", "control", "loops", "rotated", "types")


def named_in(text: str) -> Iterator[str]:
    """Every name that a Python text binds, imports, loads or looks up."""
    for node in ast.walk(ast.parse(text)):
        match node:
            case ast.Name(id=name) | ast.arg(arg=name) | ast.Attribute(attr=name):
                yield name
            case ast.FunctionDef(name=name) | ast.ClassDef(name=name):
                yield name
            case ast.alias():
                yield from (node.asname or node.name).split(".")
            case _:
                pass


def names_of(target: str) -> list[str]:
    """The names of scripts that use most helpers, Python's own, as a program may spell them."""
    found = [*keyword.kwlist, *dir(builtins)]
    for name in WRITTEN:
        local, whole = (parse((HERE / f"{name}{k}.mlir").read_text()) for k in (".local", ""))
        found += named_in(TARGETS[target](local, whole, "command"))
    kept = {name for name in found if identifier(name) == name.strip("_").lower()}
    assert len(kept) > 300
    return sorted(({name.strip("_") for name in kept} | kept) - {"main", ""})


def program_of(names: Iterable[str]) -> Module:
    """An argument, a private function and a value by each name; what they give is added up."""
    kind, cut = "tensor<4xf32>", '{sdy.sharding = #sdy.sharding<@mesh, [{"x"}]>}'
    args, lines, funcs = [f"%5000: {kind} {cut}"], [f"%6000 = stablehlo.negate %5000 : {kind}"], ""
    last = 6000
    for number, name in enumerate(names):
        args.append(f'%{number}: {kind} loc("{name}")')
        lines += [
            f'%{name} = func.call @"{name}"(%{number}) : ({kind}) -> {kind}',
            f"%{last + 1} = stablehlo.add %{last}, %{name} : {kind}",
        ]
        last += 1
        funcs += f"""
          func.func private @"{name}"(%{name}: {kind}) -> {kind} {{
            %1 = stablehlo.constant dense<{number}.0> : {kind}
            %2 = stablehlo.maximum %{name}, %1 : {kind}
            return %2 : {kind}
          }}"""
    body = "\n        ".join(lines)
    return parse(f"""module {{
      sdy.mesh @mesh = <["x"=2]>
      func.func @main({", ".join(args)}) -> ({kind} {{jax.result_info = "result['given']"}}) {{
        {body}
        return %{last} : {kind}
      }}{funcs}
    }}""")


def bound_at_top(tree: ast.Module) -> list[str]:
    found: list[str] = []
    for node in tree.body:
        if isinstance(node, ast.FunctionDef | ast.ClassDef):
            found.append(node.name)
        elif isinstance(node, ast.Assign):
            found += [one.id for one in node.targets if isinstance(one, ast.Name)]
        elif isinstance(node, ast.Import | ast.ImportFrom):
            found += [(one.asname or one.name).split(".")[0] for one in node.names]
    return found


def tables(table: symtable.SymbolTable) -> Iterator[symtable.SymbolTable]:
    for child in table.get_children():
        yield child
        yield from tables(child)


def clashes(text: str) -> list[str]:
    """Names bound twice at top level, looked up in vain, or hidden in a function of a program."""
    top = Counter(bound_at_top(ast.parse(text)))
    found = [f"bound twice: {name}" for name, count in top.items() if count > 1]
    try:
        compile(text, "script", "exec")
    except SyntaxError as problem:
        return [*found, f"refused: {problem.msg}"]
    for table in tables(symtable.symtable(text, "script", "exec")):
        for symbol in table.get_symbols():
            name = symbol.get_name()
            is_looked_up = symbol.is_global() and not symbol.is_local()
            if is_looked_up and name not in (*top, *dir(builtins), "__file__"):
                found.append(f"unbound: {name}")
    step, whole = _SECTION.split(text)[1:3]
    for own, other in ((step, whole), (whole, step)):
        kept = {*top, *dir(builtins)} - {*bound_at_top(ast.parse(other))}
        found += [f"hidden: {name}" for name in hidden(own, kept)]
    return found


def hidden(own: str, kept: Container[str]) -> Iterator[str]:
    """Names to keep that functions of a program have for variables of theirs."""
    for table in tables(symtable.symtable(own, "own", "exec")):
        for symbol in table.get_symbols():
            name = symbol.get_name()
            is_meant = name in ("given", "groups") and symbol.is_parameter()
            is_own = symbol.is_local() and not symbol.is_global()
            if is_own and not is_meant and name in kept:
                yield name


@pytest.mark.parametrize("target", TARGETS)
def test_names_of_a_program_keep_clear_of_those_of_its_script(target: str) -> None:
    module = program_of(names_of(target))
    assert clashes(TARGETS[target](compiled(module).local, module, "command")) == []


@pytest.mark.parametrize("target", TARGETS)
def test_a_program_of_such_names_computes_the_same(target: str, tmp_path: Path) -> None:
    pytest.importorskip(target)
    names = ["step_on_device", "unsharded", "given", "groups", "run", "lax", "np", "torch"]
    module = program_of(names)
    local, args = compiled(module).local, inputs(module, 0)
    text = TARGETS[target](local, module, "command")
    results = run_script(target, text, args, 2, tmp_path)
    assert not failures(judge(results, run(module, args)))


@pytest.mark.parametrize("target", TARGETS)
def test_a_name_that_is_free_for_all_is_caught(
    target: str, monkeypatch: pytest.MonkeyPatch
) -> None:
    """Planted: the names of the script's own functions are not kept from programs."""

    def nothing(*_: object) -> frozenset[str]:
        return frozenset()

    monkeypatch.setattr(script, "reserved", nothing)
    module = program_of(names_of(target))
    found = clashes(TARGETS[target](compiled(module).local, module, "command"))
    assert "bound twice: step_on_device" in found and "bound twice: unsharded" in found
    assert "refused: duplicate argument 'given' in function definition" in found
