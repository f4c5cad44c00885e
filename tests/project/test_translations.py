"""Each language has its table of CLDR, and what a translation lacks is told."""

import shutil

import pytest

import cldr
import translations
from taku.words import LANGUAGES
from taku.words.conventions import Conventions, conventions_of
from translations import faults, file_in, missing, report, share

HEARTS = translations.ROOT / "engine/taku/games/hearts"


@pytest.fixture
def polish(tmp_path, monkeypatch):
    """Writes the Polish file of an English one in a copy of the message files."""
    folders = ("engine/taku/words", "engine/taku/games/hearts", "web/words")
    for folder in folders:
        shutil.copytree(translations.ROOT / folder, tmp_path / folder)
    monkeypatch.setattr(translations, "ROOT", tmp_path)
    monkeypatch.setattr("taku.words.FOLDER", tmp_path / "engine/taku/words")
    monkeypatch.setattr(translations, "LANGUAGES", ("en", "pl"))

    def write(name, text):
        path = tmp_path / name
        path.write_text(text, encoding="utf-8")
        return path

    return write


@pytest.mark.parametrize("language", LANGUAGES)
def test_a_languages_table_is_that_of_cldr(language):
    committed = cldr.path_of(language).read_text(encoding="utf-8")
    assert committed == cldr.text_of(language), "run: python build.py words"
    assert conventions_of(language) == cldr.table(cldr.facts(language).tag)


def test_english_needs_no_table():
    assert Conventions() == conventions_of("en")


@pytest.mark.parametrize(
    ("tag", "number", "category", "text"),
    [
        ("fr-FR", 0, "one", "0"),
        ("fr-FR", 1000, "other", "1\u202f000"),
        ("de-DE", 1000, "other", "1.000"),
        ("pl-PL", 22, "few", "22"),
        ("ru-RU", 21, "one", "21"),
        ("ar-EG", 2, "two", "2"),
        ("pt-BR", 1, "one", "1"),
    ],
)
def test_any_language_of_cldr_can_be_written(tag, number, category, text):
    told = cldr.table(tag)
    assert (told.category(number), told.number(number)) == (category, text)


def test_every_rule_of_cldr_can_be_read():
    tags = ["af", "cy", "ga", "gv", "he", "lt", "lv", "mk", "ro", "sl", "tl", "br", "is", "lag"]
    for told in map(cldr.table, tags):
        assert {told.category(number) for number in range(200)} >= {"other"}, told


def test_german_joins_the_last_item():
    assert cldr.table("de-DE").listed(["A", "B", "C"]) == "A, B und C"


def test_translations_have_the_names_of_english_files():
    assert file_in("fr", HEARTS / "en.ftl") == HEARTS / "fr.ftl"
    assert file_in("fr", HEARTS / "lessons.en.ftl") == HEARTS / "lessons.fr.ftl"


def test_what_a_language_lacks_is_told(polish):
    head = "language-name = Polski\nlanguage-tag = pl-PL\n"
    words = polish("engine/taku/words/pl.ftl", f"{head}they = Oni\n")
    lacking = missing("pl")[words]
    assert lacking[0] == "card-index"
    assert "they" not in lacking
    assert 0 < share("pl") < 0.01
    told = [*report()]
    assert "pl Polski: 0 % of the messages" in told
    assert any(line.startswith("  engine/taku/words/pl.ftl lacks ") for line in told)
    assert any(line.startswith("  web/words/pl.ftl is missing: ") for line in told)


def test_what_can_never_be_said_is_told(polish):
    few = "s = { $who ->\n    [few] A\n   *[other] B\n}\n"
    polish("engine/taku/words/pl.ftl", f"unheard = A\nplayer-name = Gracz {{ $sat }}\n{few}")
    assert [*faults("pl")] == [
        "engine/taku/words/pl.ftl: unheard is no message of en.ftl",
        "engine/taku/words/pl.ftl: player-name: English has no $sat",
        "engine/taku/words/pl.ftl: s: this language never selects [few]",
    ]
