"""Comments, docstrings, messages and test names are plain English."""

import pytest

from tests import plain_english

ALL = [*plain_english.files()]


def test_no_source_has_a_fault():
    told = {
        path.relative_to(plain_english.ROOT).as_posix(): plain_english.faults(path) for path in ALL
    }
    assert {path: faults for path, faults in told.items() if faults} == {}


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("x = 1  # nobody knows", "'nobody' in a comment"),
        ('"""What whoever calls wants."""', "'whoever' in a docstring"),
        ("def f(): raise ValueError('somebody')", "'somebody' in a message"),
        ("def run():\n    pass", "docstring missing: run"),
        (f'"""{" ".join(["word"] * 31)}."""', "sentence of 31 words"),
        (f"def test_{'x' * 70}():\n    pass", "test name of 75 characters"),
    ],
)
def test_a_fault_in_python_is_found(source, fault):
    assert any(fault in told for _, told in plain_english.of_python(source))


@pytest.mark.parametrize(
    ("source", "fault"),
    [
        ("let x = 1; // somewhere", "'somewhere' in a comment"),
        ("/** Whoever asks. */\nlet x;", "'Whoever' in a docstring"),
        ("export function run() {}", "doc comment missing: run"),
    ],
)
def test_a_fault_in_the_page_is_found(source, fault):
    assert any(fault in told for _, told in plain_english.of_page(source))


def test_the_output_of_an_example_is_no_sentence():
    words = " ".join(["word"] * 31)
    example = f'"""Print.\n\n>>> f()\n{words}\n\nSay {words}."""'
    assert [fault for _, fault in plain_english.of_python(example)] == [
        f"sentence of 32 words: Say {words[:56]}…"
    ]


def test_a_pages_strings_are_no_comments():
    assert [*plain_english.of_page("const x = '// nobody';")] == []
