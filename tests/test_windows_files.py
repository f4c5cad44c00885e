"""Files as editors on Windows write them: byte order marks, CRLF, and encodings of their own."""

import json
from pathlib import Path

import pytest

from lesson_documents import course_text
from taku import Match
from taku.__main__ import main
from taku.teaching.lessons import lessons
from taku.terminal.files import read_program, read_text
from taku.words import own_messages

GAMES = Path(__file__).parents[1] / "engine/taku/games"
WAYS = pytest.mark.parametrize("encoding", ["utf-8-sig", "utf-8", "utf-16"])
BOT = """{coding}
# 弱い札を出す
def agent(view, moves, random):
    return sorted(moves)[0]
"""


def written(path: Path, text: str, encoding: str) -> Path:
    path.write_bytes(text.replace("\n", "\r\n").encode(encoding))
    return path


@WAYS
def test_a_save_is_read_as_windows_writes_it(tmp_path, capsys, encoding) -> None:
    match = Match("yahtzee", seats=2, log=["roll 6 2 4 6 2", "fill sixes"])
    text = json.dumps(match.save(), indent=1)
    path = written(tmp_path / "match.json", text, encoding)
    assert main(["review", str(path), "--all"]) == 0
    assert "of seat 0" in capsys.readouterr().out


@WAYS
def test_lessons_are_read_as_windows_writes_them(tmp_path, capsys, encoding) -> None:
    path = written(tmp_path / "my.toml", f'author = "A"\n{course_text("hearts")}', encoding)
    main(["check", str(path)])
    told = capsys.readouterr().out
    assert "decode" not in told
    assert "line 1" not in told


@pytest.mark.parametrize(
    ("coding", "encoding"),
    [("", "utf-8-sig"), ("", "utf-8"), ("# -*- coding: cp932 -*-", "cp932")],
)
def test_a_bot_is_read_in_its_encoding(tmp_path, capsys, coding, encoding) -> None:
    path = written(tmp_path / "mine.py", BOT.format(coding=coding), encoding)
    assert "弱い札を出す" in read_program(path)
    assert main(["arena", "hearts", str(path), "easy", "--deals", "1"]) == 0
    assert "mine.py" in capsys.readouterr().out


def test_a_file_in_another_encoding_is_named(tmp_path, capsys) -> None:
    path = written(tmp_path / "match.json", '{"seed": "札"}', "cp932")
    with pytest.raises(ValueError, match=r"match\.json: not UTF-8: .* at byte 10"):
        read_text(path)
    bot = written(tmp_path / "mine.py", BOT.format(coding=""), "cp932")
    assert main(["arena", "hearts", str(bot), "easy"]) == 2
    assert "mine.py: invalid or missing encoding declaration" in capsys.readouterr().err


def test_a_games_words_and_lessons_may_have_marks(tmp_path, monkeypatch) -> None:
    hearts = GAMES / "hearts"
    for path in (hearts / "en.ftl", *hearts.glob("lessons.*")):
        written(tmp_path / path.name, path.read_text(encoding="utf-8"), "utf-8-sig")
    words, taught = own_messages("hearts", "en"), lessons("hearts")
    monkeypatch.setattr("taku.words.folder_of", lambda game: str(tmp_path))
    monkeypatch.setattr("taku.teaching.lessons.folder_of", lambda game: str(tmp_path))
    monkeypatch.setattr("taku.teaching.texts.folder_of", lambda game: str(tmp_path))
    assert (own_messages("hearts", "en"), lessons("hearts")) == (words, taught)


@pytest.mark.parametrize(
    ("text", "problem"),
    [
        ("a = { $x", "message 'a': neither"),
        ("b = { $x ->\n    [one] one", "message 'b': a selection does not end"),
        ("c = { $x ->\n    [one] one\n}\n", "message 'c': no default"),
        ("d = { 3 + }", "message 'd': neither"),
    ],
)
def test_a_message_that_cannot_be_read_is_named(tmp_path, monkeypatch, text, problem) -> None:
    written(tmp_path / "en.ftl", f"ok = fine\n{text}", "utf-8")
    monkeypatch.setattr("taku.words.folder_of", lambda game: str(tmp_path))
    with pytest.raises(ValueError, match=rf"en\.ftl: {problem}"):
        own_messages("hearts", "en")
