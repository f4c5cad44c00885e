"""A language is what its files say, and English where they say nothing."""

import json
import shutil

import pytest

from taku import words
from taku.words import LANGUAGES, Unsaid, Words, facts
from taku.words.conventions import Conventions, ListPatterns, conventions_of
from taku.words.fluent import Variable, parsed
from taku.words.plurals import category, is_in

FRENCH = Conventions(
    decimal=",",
    group="\u202f",
    list=ListPatterns(pair="{0} et {1}", end="{0} et {1}"),
    plural={
        "one": "i = 0,1",
        "many": "e = 0 and i != 0 and i % 1000000 = 0 and v = 0 or e != 0..5",
    },
)
GERMAN = Conventions(
    decimal=",", group=".", list=ListPatterns(pair="{0} und {1}", end="{0} und {1}")
)
POLISH = Conventions(
    group="\u00a0",
    decimal=",",
    plural={
        "one": "i = 1 and v = 0",
        "few": "v = 0 and i % 10 = 2..4 and i % 100 != 12..14",
        "many": "v = 0 and i != 1 and i % 10 = 0..1 or v = 0 and i % 10 = 5..9"
        " or v = 0 and i % 100 = 12..14",
    },
)
MARKED = ListPatterns(pair="{1} & {0}", start="<{0}; {1}", middle="{0}: {1}", end="{0}! {1}>")


@pytest.fixture
def language(tmp_path, monkeypatch):
    """Makes a language from a text and conventions, in a folder with those that exist."""
    shutil.copytree(words.__path__[0], tmp_path, dirs_exist_ok=True)

    def make(code, messages, told=None):
        (tmp_path / f"{code}.ftl").write_text(messages, encoding="utf-8")
        if told:
            (tmp_path / f"{code}.json").write_text(json.dumps(told.plain()), encoding="utf-8")
        monkeypatch.setattr(words, "FOLDER", tmp_path)
        monkeypatch.setattr(words, "LANGUAGES", (*LANGUAGES, code))
        monkeypatch.setattr("taku.words.conventions.FOLDER", tmp_path)
        forget()

    yield make
    forget()


def forget():
    words.messages.cache_clear()
    conventions_of.cache_clear()


# Numbers


@pytest.mark.parametrize(
    ("told", "number", "expected"),
    [
        (FRENCH, 0, "one"),
        (FRENCH, 1, "one"),
        (FRENCH, 2, "other"),
        (FRENCH, 3_000_000, "many"),
        (GERMAN, 0, "other"),
        (GERMAN, 1, "one"),
        (GERMAN, -1, "one"),
        (POLISH, 1, "one"),
        (POLISH, 0, "many"),
        (POLISH, 3, "few"),
        (POLISH, 13, "many"),
        (POLISH, 23, "few"),
        (POLISH, 121, "many"),
        (conventions_of("ja"), 1, "other"),
    ],
)
def test_a_number_has_its_languages_plural(told, number, expected):
    assert told.category(number) == expected


def test_a_rule_may_name_many_ranges():
    rules = {"few": "n % 10 = 1,3..5 and n != 11, 13..14"}
    found = [number for number in range(25) if category(rules, number) == "few"]
    assert found == [1, 3, 4, 5, 15, 21, 23, 24]


@pytest.mark.parametrize("rule", ["i is 1", "i = 1 and", "x = 1", "i = a", ""])
def test_a_rule_without_sense_is_refused(rule):
    with pytest.raises(ValueError, match="no plural rule"):
        is_in(rule, 1)


@pytest.mark.parametrize(
    ("told", "number", "decimals", "text"),
    [
        (FRENCH, 1000, 0, "1\u202f000"),
        (FRENCH, 2.5, 1, "2,5"),
        (GERMAN, 1000, 0, "1.000"),
        (GERMAN, -1234.5, 2, "−1.234,50"),
        (POLISH, 1_000_000, 0, "1\u00a0000\u00a0000"),
        (conventions_of("en"), -1000, 0, "−1,000"),
        (conventions_of("ja"), 999, 0, "999"),
    ],
)
def test_a_number_has_its_languages_signs(told, number, decimals, text):
    assert told.number(number, decimals) == text


# Lists


@pytest.mark.parametrize(
    ("told", "items", "text"),
    [
        (GERMAN, "", ""),
        (GERMAN, "A", "A"),
        (GERMAN, "A B", "A und B"),
        (GERMAN, "A B C", "A, B und C"),
        (FRENCH, "A B C D", "A, B, C et D"),
        (conventions_of("en"), "A B C", "A, B and C"),
        (conventions_of("ja"), "A B C", "A、B、C"),
        (Conventions(list=MARKED), "A B", "B & A"),
        (Conventions(list=MARKED), "A B C D", "<A; B: C! D>"),
        (Conventions(list=MARKED), "{1} {0}", "{0} & {1}"),
    ],
)
def test_a_list_follows_its_languages_patterns(told, items, text):
    assert told.listed(items.split()) == text


# A language is its files


def test_files_alone_make_a_language(language):
    head = "language-name = Polski\nlanguage-tag = pl-PL\ncard-index = { $suit }-{ $rank }\n"
    cards = "cards = { $count ->\n  [one] karta\n  [few] karty\n  *[many] kart\n}: { $cards }\n"
    language("pl", f"{head}{cards}", POLISH)
    spoken = Words("hearts", "pl")
    assert facts("pl") == words.Facts(name="Polski", tag="pl-PL")
    said = [spoken.say("cards", count=count, cards="QS TD") for count in (1, 4, 1000)]
    assert said == ["karta: ♠-Q and ♦-10", "karty: ♠-Q and ♦-10", "kart: ♠-Q and ♦-10"]


def test_english_stands_in_whole_and_said(language):
    text = "they = ONI\ncard-index = { $suit }{ $rank }\nplayer-name = Gracz { $seat }\n"
    language("pl", text, POLISH)
    spoken, english = Words("hearts", "pl", you=1), Words("hearts", you=1)
    trick = {"player": 0, "cards": "QS 3H", "points": 14}
    assert spoken.say("event-trick-points", **trick) == english.say("event-trick-points", **trick)
    assert [spoken.lacks(id) for id in ("event-trick-points", "they")] == [True, False]
    assert spoken.say("they", player=1) == "ONI"
    assert spoken.seat(2) == "Gracz 3"
    assert not english.lacks("event-trick-points")


def test_a_message_inside_may_be_english(language):
    language("pl", "mine = { $player }: { are }!\n")
    assert Words("hearts", "pl", you=0).say("mine", player=1) == "Player 2: is!"


def test_every_game_precedes_a_games_english(language):
    language("pl", "game = gra\n")
    assert Words("hearts", "pl").say("game") == "gra"


def test_no_language_says_an_unknown_message():
    spoken = Words("hearts", "ja")
    assert "nothing" not in spoken
    assert not spoken.lacks("nothing")
    with pytest.raises(Unsaid, match="ja: there is no message 'nothing'"):
        spoken.say("nothing")


def test_a_language_without_facts_is_named(language):
    language("pl", "language-name = Polski\n")
    with pytest.raises(ValueError, match=r"words/pl\.ftl: write language-tag"):
        facts("pl")


def test_an_unknown_language_is_refused():
    with pytest.raises(LookupError, match="no words in 'xx', only in "):
        Words("hearts", "xx")


@pytest.mark.parametrize("language", LANGUAGES)
def test_each_language_names_itself_and_cards(language):
    assert facts(language).tag.split("-")[0] == language
    spoken = Words("hearts", language)
    assert not any(spoken.lacks(id) for id in ("language-name", "language-tag", "card-index"))
    assert {*spoken.item("TS")} == {*"10♠"}


def test_japanese_cards_begin_with_the_suit():
    assert Words("hearts", "ja").item("QS") == "♠Q"
    assert Words("hearts").item("QS") == "Q♠"


# Reading


def test_attributes_and_their_message_are_read():
    text = 'a = Text\n    .say = { $p1 } has {"QS"}\n        and more\nb =\n    .c = d\n'
    assert parsed(text, "x") == {
        "a": ("Text",),
        "a.say": (Variable("p1"), " has ", "QS", "\nand more"),
        "b.c": ("d",),
    }


def test_no_break_spaces_around_a_text_stay():
    found = parsed("a = { $x ->\n    [one] \u00a0: x\u202f\n   *[other] y\n}\u202f!\n", "x")
    assert found["a"][0].variants["one"] == ("\u00a0: x\u202f",)
    assert found["a"][1] == "\u202f!"
