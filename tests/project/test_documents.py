"""The documents: short, with examples that run and links that lead to files."""

import doctest
import re
from pathlib import Path

import pytest

from taku.__main__ import COMMANDS

ROOT = Path(__file__).parents[2]
DOCUMENTS = [
    ROOT / "README.md",
    *sorted((ROOT / ".github").glob("*.md")),
    *sorted(ROOT.glob("engine/**/*.md")),
    *sorted(path for path in ROOT.glob("web/*.md")),
    *sorted(ROOT.glob("tests/**/*.md")),
]
EXAMPLE = re.compile(r"```python\n(>>> .*?)```", re.DOTALL)
LINK = re.compile(r"\]\(([^)#:]+)\)|src=\"([^\"]+)\"")
every = pytest.mark.parametrize("path", DOCUMENTS, ids=lambda path: str(path.relative_to(ROOT)))


def test_the_readme_is_the_door_and_no_more():
    assert len((ROOT / "README.md").read_bytes()) <= 8_000


@every
def test_the_examples_run_as_they_stand(path):
    for number, example in enumerate(EXAMPLE.findall(path.read_text(encoding="utf-8")), start=1):
        test = doctest.DocTestParser().get_doctest(example, {}, f"{path.name} {number}", None, 0)
        told = []
        doctest.DocTestRunner(verbose=False).run(test, out=told.append)
        assert not told, "".join(told)


@every
def test_links_within_the_project_lead_to_files(path):
    found = LINK.findall(path.read_text(encoding="utf-8"))
    links = {link or picture for link, picture in found}
    assert [link for link in links if not (path.parent / link).exists()] == []


def test_the_package_lists_every_command():
    package = (ROOT / "engine/PACKAGE.md").read_text(encoding="utf-8")
    told = re.findall(r"`taku (\w+)", package.partition("## Commands")[2].partition("\n\n`")[0])
    assert {*told} == COMMANDS.keys()


def test_each_test_file_says_what_it_protects():
    kinds = {"**/test_*.py": '"""', "node/page/*.test.ts": "// "}
    texts = {
        path.name: (begin, path.read_text(encoding="utf-8"))
        for kind, begin in kinds.items()
        for path in ROOT.glob(f"tests/{kind}")
    }
    assert [name for name, (begin, text) in texts.items() if not text.startswith(begin)] == []


def test_names_of_tests_have_at_most_eight_words():
    names = re.compile(r"^ *def test_(\w+)", re.MULTILINE)
    folders = ("tests", "tests/games", "tests/project")
    paths = [path for folder in folders for path in (ROOT / folder).glob("test_*.py")]
    found = [name for path in paths for name in names.findall(path.read_text(encoding="utf-8"))]
    assert len(found) > 1000
    assert [name for name in found if len(name.split("_")) > 8] == []
