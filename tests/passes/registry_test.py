"""Pipeline strings: read, nested, printed back, refused with a place."""

import pytest

from shardwright.ir.errors import ProgramError
from shardwright.passes.registry import find, names, parse_pipeline, pipelines


def test_every_pass_has_one_class_and_its_file_name():
    for name in names():
        if name not in pipelines():
            assert find(name).__module__.rsplit(".", 1)[1].replace("_", "-") == name


@pytest.mark.parametrize("name", [*names()])
def test_printed_pipeline_reads_back_equal(name: str):
    pipeline = parse_pipeline(f"builtin.module({name})")
    assert parse_pipeline(str(pipeline)) == pipeline


def test_function_passes_nest_or_not():
    nested = parse_pipeline("builtin.module(func.func(sdy-insert-explicit-reshards))")
    assert nested == parse_pipeline("sdy-insert-explicit-reshards")
    assert str(nested).startswith("builtin.module(func.func(")


def test_empty_pipeline_is_legal():
    assert parse_pipeline("builtin.module()").steps == ()


@pytest.mark.parametrize(
    ("text", "column", "message"),
    [
        ("builtin.module(nonesuch)", 16, "'nonesuch' does not refer to a registered pass"),
        ("builtin.module(dce", 15, 'missing ")"'),
        ("builtin.module(dce))", 20, 'expected "," or the end, got ")"'),
        ("dce{", 4, 'missing "}"'),
        ("dce{zz=1}", 1, 'has no option "zz"'),
        ("module(dce)", 1, '"module" is not a pass anchor'),
        ("dce,,dce", 5, "expected a pass name"),
        ("dce{", 4, 'missing "}"'),
    ],
)
def test_bad_pipelines_are_refused_at_their_place(text: str, column: int, message: str):
    with pytest.raises(ProgramError) as caught:
        parse_pipeline(text)
    (diagnostic,) = caught.value.diagnostics
    assert message in diagnostic.message
    assert diagnostic.place.column == column
    assert caught.value.code == 2


def test_unknown_pass_names_its_neighbour():
    with pytest.raises(ProgramError) as caught:
        parse_pipeline("sdy-basic-propogate")
    assert "sdy-basic-propagate" in caught.value.diagnostics[0].help
