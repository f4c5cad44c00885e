"""Python that dies without a word, or comes wrong: that is said, and another begins."""

import os
from contextlib import contextmanager

import pytest
from playwright.sync_api import expect

from tests.page.conftest import ready
from tests.page.table import BEGUN, WORKERS, Table, notice


def log(page):
    return page.evaluate("() => taku.match.log")


def test_another_engine_follows_a_silent_death(first_visit):
    page = first_visit(init_script=WORKERS)
    table = Table(page)
    table.sit("hearts", seats=("human", "easy", "easy", "easy"), options={"passing": False})
    before = log(page)
    page.evaluate("() => workers.at(-1).terminate()")
    expect(notice(page)).to_contain_text("continues where it was")
    page.wait_for_function(BEGUN, arg=2)
    table.my_turn()
    assert log(page)[: len(before)] == before
    table.decide(lambda: (table.touch(table.playable.first), table.primary.click()))
    assert len(log(page)) > len(before)


SPOILT = {
    "a portal's page": lambda content: b"<!doctype html><title>Welcome</title>",
    "a few wrong bytes": lambda content: (
        content[: len(content) // 2] + b"\xff" * 64 + content[len(content) // 2 + 64 :]
    ),
}


@contextmanager
def spoilt(file, how):
    """While this lasts a part of the site comes wrong, in a way that browsers keep."""
    content, times = file.read_bytes(), file.stat()
    file.write_bytes(SPOILT[how](content))
    os.utime(file, (0, 0))  # the browser does not revalidate a file that has not changed for years
    try:
        yield
    finally:
        file.write_bytes(content)
        os.utime(file, ns=(times.st_atime_ns, times.st_mtime_ns))


@pytest.mark.parametrize(
    ("part", "how"),
    [
        ("pyodide.asm.wasm", "a few wrong bytes"),
        ("pyodide.asm.js", "a portal's page"),
    ],
)
def test_a_wrong_part_of_python_is_fetched_anew(first_visit, site, dist, part, how):
    page = first_visit("icons/icon.svg", forgive=["favicon.ico"])
    again = page.get_by_role("button", name="Try again")
    (file,) = dist.glob(f"py-*/{part}")
    with spoilt(file, how):
        page.goto(site.url)
        expect(again).to_be_visible()
    again.click()
    ready(page)
    expect(notice(page)).to_have_count(0)
