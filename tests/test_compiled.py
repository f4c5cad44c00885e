"""The compiled engine is what the other tests of tests/native.py import."""

import re
from importlib import import_module
from pathlib import Path
from zipfile import ZipFile

import pytest

import build
from conftest import COMPILED

pytestmark = pytest.mark.skipif(not COMPILED, reason="tests/native.py runs it")


def test_every_module_that_is_to_be_compiled_is() -> None:
    for path in build.hot_modules():
        module = import_module(".".join(path.with_suffix("").parts))
        assert (module.__file__ or "").endswith(build.COMPILED)


@pytest.mark.skipif(not build.DIST.exists(), reason="needs python build.py build")
def test_a_native_wheel_has_them_beside_their_sources(tmp_path: Path) -> None:
    wheel = build.build_native_wheel(tmp_path / "made")
    assert re.search(r"-(manylinux_|musllinux_|macosx_|win)\w+\.whl$", wheel.name), (
        "an index takes it"
    )
    names = ZipFile(wheel).namelist()
    assert {"taku/cards.py", f"taku/cards{build.COMPILED}"} <= set(names)
    assert sum("__mypyc" in name for name in names) == 1
