"""What several test files use lives in modules of helpers: no file loads the tests of another."""

import re
from pathlib import Path

TESTS = Path(__file__).parents[1]
PYTHON = re.compile(r"^ *(?:from|import) (?:[\w.]+\.)?test_\w+", re.MULTILINE)
NODE = re.compile(r"^(?:import|export) .*\.test\.ts'", re.MULTILINE)
TOGETHER = "together.ts"  # the files that share a process


def test_no_test_file_imports_another() -> None:
    found = {
        path.relative_to(TESTS).as_posix(): imports
        for kind, ending in ((PYTHON, "py"), (NODE, "ts"))
        for path in TESTS.rglob(f"*.{ending}")
        if path.name != TOGETHER and (imports := kind.findall(path.read_text(encoding="utf-8")))
    }
    assert found == {}


def test_such_an_import_would_be_found() -> None:
    assert PYTHON.search("import json\nfrom tests.page.test_policy import ESCAPES\n")
    assert PYTHON.search("    from test_service import ask\n")
    assert NODE.search("import { lay } from './play.test.ts';\n")
