"""Languages: which are offered, what stands in for missing messages, what a visitor keeps."""

import json
import re

import pytest

import build
from taku.words import ENGLISH
from web.build import languages as module
from web.build.fluent_words import filled, with_list, without
from web.build.languages import language_of, languages

FACTS = "language-name = Nederlands\nlanguage-tag = nl-NL\n"
ENGLISH_WORDS = "one = One\ntwo = Two { part }\npart = more\nthree = { $n }\n    .more = More\n"
FULL = "one = Eén\ntwo = Twee\nthree = { $n }\n    .more = Meer\n"


@pytest.fixture
def dutch(tmp_path, monkeypatch):
    """A function that returns the languages, if Dutch has these words for the page."""
    spoken, page = tmp_path / "spoken", tmp_path / "page"
    for folder, text in ((spoken, FACTS.replace("Nederlands", "English")), (page, ENGLISH_WORDS)):
        folder.mkdir()
        (folder / "en.ftl").write_text(text, encoding="utf-8")
    (spoken / "nl.ftl").write_text(FACTS, encoding="utf-8")
    monkeypatch.setattr(module, "SPOKEN", spoken)
    monkeypatch.setattr(module, "PAGE_WORDS", page)
    monkeypatch.setattr(module, "games", {})

    def offered(words):
        (page / "nl.ftl").write_text(words, encoding="utf-8")
        languages.cache_clear()
        return languages()

    yield offered
    languages.cache_clear()


def test_a_complete_language_is_offered(dutch):
    assert list(dutch(FULL)) == ["en", "nl"]
    assert vars(dutch(FULL)["nl"]) == {"name": "Nederlands", "tag": "nl-NL", "done": 1.0}


def test_an_unfinished_language_is_offered_from_four_fifths(dutch):
    assert dutch(FULL.replace("two", "#")).get("nl").done == 0.83
    assert "nl" not in dutch(FULL.replace("two", "#").replace("one", "#"))


def test_a_language_without_its_facts_is_named(dutch, tmp_path):
    (tmp_path / "spoken/nl.ftl").write_text("language-name = Nederlands\n", encoding="utf-8")
    with pytest.raises(ValueError, match=r"nl\.ftl: write language-tag"):
        dutch(FULL)


def test_english_stands_in_and_is_listed():
    words = filled("one = Eén\n", ENGLISH_WORDS)
    assert words.english == ("two", "three")
    assert "part = more" in words.text
    assert with_list(words, "page--english").endswith("\npage--english = two three\n")
    assert with_list(filled(FULL + "part = meer\n", ENGLISH_WORDS), "english") == FULL + (
        "part = meer\n"
    )


def test_messages_are_left_out_by_their_ids():
    assert without("a = 1\nb = 2\nc = 3\n", {"b"}) == "a = 1\nc = 3\n"


@pytest.mark.parametrize(
    ("path", "language"),
    [
        ("app-1/words/ja.ftl", "ja"),
        ("app-1/words/hearts.ja.ftl", "ja"),
        ("app-1/data/lessons/hearts.en.json", "en"),
        ("manifest.ja.webmanifest", "ja"),
        ("app-1/data/hearts.json", None),
        ("app-1/main.js", None),
        ("icons/icon-192.png", None),
    ],
)
def test_a_file_tells_its_language(path, language):
    assert language_of(path) == language


def test_a_visit_keeps_files_of_no_other_language():
    worker = (build.DIST / "sw.js").read_text(encoding="utf-8")
    told = {
        name: json.loads(value)
        for name, value in re.findall(r"^const (FILES|LANGUAGES) = (.*);$", worker, re.MULTILINE)
    }
    assert {language_of(path) for path in told["FILES"]} == {None, ENGLISH}
    assert set(told["LANGUAGES"]) == {*languages()} - {ENGLISH}
    for language, files in told["LANGUAGES"].items():
        assert {language_of(path) for path in files} == {language}
        assert any(path.endswith(f"/data/lessons.{language}.json") for path in files)
