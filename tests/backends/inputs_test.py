"""What a script says about files that do not fit: one line, exit code 1, no half-written output."""

from __future__ import annotations

import importlib.util
import os
import sys
from pathlib import Path
from types import ModuleType

import numpy as np
import pytest

pytest.importorskip("jax")

from shardwright.backends.jax.lower import emit
from shardwright.ir.parse import parse
from shardwright.ir.reference.random_inputs import inputs

HERE = Path(__file__).parent


@pytest.fixture(scope="module")
def script(tmp_path_factory: pytest.TempPathFactory) -> ModuleType:
    """A script as a module; only its reading and writing is called, so no device is needed."""
    local, original = (parse((HERE / f"types{k}.mlir").read_text()) for k in (".local", ""))
    path = tmp_path_factory.mktemp("script") / "types_script.py"
    path.write_text(emit(local, original, "command"))
    spec = importlib.util.spec_from_file_location("types_script", path)
    assert spec is not None and spec.loader is not None
    module = importlib.util.module_from_spec(spec)
    sys.modules["types_script"] = module
    spec.loader.exec_module(module)
    return module


@pytest.fixture
def arrays(script: ModuleType) -> dict[str, np.ndarray]:
    return {
        f"arg{k}": np.zeros(arg.shape, script.host_dtype(arg.dtype))
        for k, arg in enumerate(script.ARGS)
    }


def refusal(script: ModuleType, path: Path) -> str:
    with pytest.raises(script.Refusal) as caught:
        script.read_inputs(str(path))
    return str(caught.value)


def test_inputs_are_the_numbers_of_the_reference(script: ModuleType) -> None:
    options = script.parser().parse_args(["--seed", "3"])
    expected = inputs(parse((HERE / "types.mlir").read_text()), 3)
    for found, wanted, arg in zip(
        script.global_inputs(options), expected, script.ARGS, strict=True
    ):
        # The reference rounds what it holds in a wider type; the script does so on the device.
        tolerance = 0.01 if arg.dtype == "bfloat16" else 0
        assert np.allclose(found, wanted, rtol=tolerance, atol=0)


def test_a_fitting_file_is_read(
    script: ModuleType, arrays: dict[str, np.ndarray], tmp_path: Path
) -> None:
    np.savez(tmp_path / "in.npz", **arrays)
    assert len(script.read_inputs(str(tmp_path / "in.npz"))) == len(arrays)


def test_a_missing_file(script: ModuleType, tmp_path: Path) -> None:
    assert "No such file" in refusal(script, tmp_path / "none.npz")


@pytest.mark.parametrize("content", [b"", b"hello", b"PK\x03\x04 not a zip", b"\x93NUMPY\x01"])
def test_a_file_of_another_kind(script: ModuleType, content: bytes, tmp_path: Path) -> None:
    path = tmp_path / "in.npz"
    path.write_bytes(content)
    assert refusal(script, path).startswith(f"cannot read {path}")


def test_a_single_array(script: ModuleType, tmp_path: Path) -> None:
    np.save(tmp_path / "in.npy", np.zeros(3))
    assert "is one array, expected an npz file" in refusal(script, tmp_path / "in.npy")


def test_pickled_objects_are_refused(
    script: ModuleType, arrays: dict[str, np.ndarray], tmp_path: Path
) -> None:
    np.savez(tmp_path / "in.npz", **{**arrays, "arg0": np.array([{}], object)})
    assert "pickle" in refusal(script, tmp_path / "in.npz")


def test_a_missing_argument(
    script: ModuleType, arrays: dict[str, np.ndarray], tmp_path: Path
) -> None:
    del arrays["arg2"]
    np.savez(tmp_path / "in.npz", **arrays)
    wanted = "has no arg2 (h): expected shape (8, 4) and dtype float16"
    assert wanted in refusal(script, tmp_path / "in.npz")


@pytest.mark.parametrize("wrong", [np.zeros((4, 8), np.float32), np.zeros((8, 4), np.float64)])
def test_an_argument_of_another_type(
    script: ModuleType, arrays: dict[str, np.ndarray], wrong: np.ndarray, tmp_path: Path
) -> None:
    np.savez(tmp_path / "in.npz", **{**arrays, "arg0": wrong})
    had = (
        f"has shape {wrong.shape} and dtype {wrong.dtype}, expected shape (8, 4) and dtype float32"
    )
    assert had in refusal(script, tmp_path / "in.npz")


def test_outputs_are_written_whole_or_not_at_all(script: ModuleType, tmp_path: Path) -> None:
    script.write_outputs(str(tmp_path / "out.npz"), [np.arange(3)])
    with np.load(tmp_path / "out.npz") as archive:
        assert archive["res0"].tolist() == [0, 1, 2]
    with pytest.raises(script.Refusal, match="cannot write"):
        script.write_outputs(str(tmp_path / "no" / "out.npz"), [np.arange(3)])

    class Unwritable:
        def __array__(self, dtype: object = None, copy: object = None) -> np.ndarray:
            raise OSError(28, "No space left on device")

    with pytest.raises(script.Refusal, match="No space left"):
        script.write_outputs(str(tmp_path / "full.npz"), [Unwritable()])
    assert sorted(os.listdir(tmp_path)) == ["out.npz"]


# --- in parts


def test_only_what_is_read_of_a_file_is_in_memory(
    script: ModuleType, arrays: dict[str, np.ndarray], tmp_path: Path
) -> None:
    rng = np.random.default_rng(0)
    given = {
        key: (8 * rng.random(array.shape)).astype(array.dtype) for key, array in arrays.items()
    }
    np.savez(tmp_path / "in.npz", **given)
    np.savez_compressed(tmp_path / "packed.npz", **given)
    mapped = script.read_inputs(str(tmp_path / "in.npz"))
    assert all(isinstance(one, np.memmap) for one in mapped if one.size)
    packed = script.read_inputs(str(tmp_path / "packed.npz"))
    for number, (one, other) in enumerate(zip(mapped, packed, strict=True)):
        wanted = given[f"arg{number}"]
        block = tuple(slice(n // 2, n) for n in wanted.shape)
        assert np.array_equal(one[block], wanted[block])
        assert np.array_equal(other[block], wanted[block]) and not isinstance(other, np.ndarray)
        assert np.array_equal(np.asarray(one), wanted) and np.array_equal(np.asarray(other), wanted)


def test_fortran_order_and_damaged_files(
    script: ModuleType, arrays: dict[str, np.ndarray], tmp_path: Path
) -> None:
    turned = np.asfortranarray(np.arange(32, dtype=np.float32).reshape(8, 4))
    np.savez(tmp_path / "in.npz", **{**arrays, "arg0": turned})
    assert np.array_equal(script.read_inputs(str(tmp_path / "in.npz"))[0], turned)
    np.savez_compressed(tmp_path / "packed.npz", **{**arrays, "arg0": turned})
    raw = bytearray((tmp_path / "packed.npz").read_bytes())
    raw[120:140] = bytes(20)
    (tmp_path / "packed.npz").write_bytes(raw)
    assert "cannot read" in refusal(script, tmp_path / "packed.npz")


def test_random_inputs_are_drawn_in_parts(
    script: ModuleType, monkeypatch: pytest.MonkeyPatch
) -> None:
    whole = [np.asarray(one) for one in script.global_inputs(script.parser().parse_args([]))]
    monkeypatch.setattr(script, "AT_ONCE", 3)
    for one, wanted in zip(
        script.global_inputs(script.parser().parse_args([])), whole, strict=True
    ):
        block = tuple(slice(n // 3, n) for n in wanted.shape)
        assert np.array_equal(one[block], wanted[block], equal_nan=True)


def test_outputs_are_taken_one_after_the_other(script: ModuleType, tmp_path: Path) -> None:
    taken: list[int] = []

    def results():
        for k in range(3):
            assert taken == list(range(k))  # the last one is written
            yield np.full(4, k)
            taken.append(k)

    script.write_outputs(str(tmp_path / "out.npz"), results())
    with np.load(tmp_path / "out.npz") as archive:
        assert [archive[f"res{k}"].tolist() for k in range(3)] == [[k] * 4 for k in range(3)]

    def interrupted():
        yield np.zeros(4)
        raise KeyboardInterrupt

    with pytest.raises(KeyboardInterrupt):
        script.write_outputs(str(tmp_path / "no.npz"), interrupted())
    assert os.listdir(tmp_path) == ["out.npz"]
