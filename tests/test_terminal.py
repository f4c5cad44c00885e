"""The command `taku`: play at a keyboard, output of any encoding, wrong arguments."""

import io
import json
import os
import re
import subprocess
import sys
from collections.abc import Callable, Iterable, Iterator
from contextlib import suppress
from pathlib import Path

import pytest

from taku import games
from taku.__main__ import main
from taku.game import IllegalMove
from taku.match import HUMAN, Match
from taku.tables.match_table import MatchTable
from taku.terminal import output
from taku.terminal.playing import Playing
from taku.terminal.serve import serve_folder
from taku.words import Words

ENGINE = Path(__file__).parents[1] / "engine"
ALONE = [HUMAN, "easy", "easy", "easy"]
LEFT = 500  # decisions after which a player leaves

Types = Callable[[Iterable[str]], None]


@pytest.fixture
def types(monkeypatch: pytest.MonkeyPatch) -> Types:
    """Let a person type these lines, and then leave."""

    def typed(lines: Iterable[str]) -> None:
        left = iter(lines)

        def answer(prompt: str = "") -> str:
            print(prompt)
            line = next(left, None)
            if line is None:
                raise EOFError
            return line

        monkeypatch.setattr("builtins.input", answer)

    return typed


Screen = pytest.CaptureFixture[str]


def run(
    *arguments: str, typed: bytes = b"", code: int = 0, folder: Path | None = None, **env: str
) -> bytes:
    """Run the command `taku` in a process; return what it prints."""
    done = subprocess.run(
        [sys.executable, "-m", "taku", *arguments],
        env=os.environ | {"PYTHONPATH": str(ENGINE), **env},
        input=typed,
        cwd=folder,
        stdout=subprocess.PIPE,
        stderr=subprocess.STDOUT,
        timeout=60,
    )
    assert done.returncode == code, done.stdout
    assert b"Traceback" not in done.stdout
    return done.stdout


# Taking back


def test_dice_that_were_seen_are_not_thrown_again(types: Types, capsys: Screen) -> None:
    match = Match("yahtzee", seed="a", seats=[HUMAN])
    types(["keep", "undo", "keep", "undo"])
    playing = Playing(match)
    playing.run()
    assert playing.match.log[1::2] == ["keep", "keep"]
    assert capsys.readouterr().out.count("New dice have been rolled, and you’ve seen them.") == 2


def test_a_pass_stays_given_once_cards_came(types: Types, capsys: Screen) -> None:
    match = Match("hearts", seed="tuesday", seats=ALONE)
    types(["2C 7C KC", "undo"])
    playing = Playing(match)
    playing.run()
    assert "pass 2C 7C KC" in playing.match.log
    assert "you can’t take back what you gave" in capsys.readouterr().out


def test_in_practice_any_decision_is_undone(types: Types, capsys: Screen) -> None:
    types(["2C 7C KC", "undo"])
    playing = Playing(Match("hearts", seed="tuesday", seats=ALONE), practice=True)
    playing.run()
    assert len(playing.match.log) == 1
    assert capsys.readouterr().out.count("Choose three cards") == 2


@pytest.mark.parametrize("game", games)
@pytest.mark.parametrize("people", [1, 2])
def test_the_terminal_undoes_what_the_page_undoes(
    game: str, people: int, types: Types, capsys: Screen
) -> None:
    seats = [HUMAN] * people + ["easy"] * (max(2, games[game].seats[0]) - people)
    playing = Playing(Match(game, seed="undo", seats=seats))
    tried = set()  # whether an undo was refused

    def tries() -> Iterator[str]:
        for _ in range(60):
            match = playing.match
            expected = undone_by_page(match)
            yield "undo"
            assert playing.match.log == expected
            tried.add(playing.match is match)
            if playing.match is not match:
                yield "undo"  # undoes earlier decisions, too
            yield playing.match.moves()[-1]

    def undone_by_page(match: Match) -> list[str]:
        """Return the log after an undo in the page, or as it is if the page refuses."""
        table = MatchTable(Match.load(match.save()))
        with suppress(IllegalMove):
            list(table.undo())
        return table.match.log

    types(tries())
    playing.run()
    assert True in tried
    assert False in tried or people > 1 or game == "yahtzee"


# Several people at one keyboard


def test_no_hand_is_seen_by_another_person(types: Types, capsys: Screen) -> None:
    match = Match("hearts", {"passing": False}, seed="a", seats=[HUMAN, HUMAN, "easy", "easy"])
    playing = Playing(match)
    seen: list[tuple[int, str]] = []

    def answers() -> Iterator[str]:
        for _ in range(30):
            printed = capsys.readouterr().out
            if "press Enter" in printed:
                _, _, after = printed.rpartition("\n" * 20)
                assert "›" not in after, "the curtain is all that is left to see"
                yield ""
                continue
            seen.append((playing.match.to_act, printed))
            yield playing.match.moves()[0]

    types(answers())
    playing.run()
    assert {seat for seat, _ in seen} == {0, 1}
    for seat, printed in seen:
        (hand,) = (line for line in printed.splitlines() if re.match(r"› .*[♣♦♥♠]$", line))
        assert f"› Player {seat + 1}" in printed
        assert len(hand.split()) > 1


def test_of_open_dice_nothing_is_hidden(types: Types, capsys: Screen) -> None:
    types(["keep", "keep", "chance", "keep"])
    Playing(Match("yahtzee", seed="a", seats=[HUMAN, HUMAN])).run()
    printed = capsys.readouterr().out
    assert "press Enter" not in printed
    assert len(re.findall("You enter .* in Chance", printed)) == 0
    assert len(re.findall("Player 1 enters .* in Chance", printed)) == 1


# Events


@pytest.mark.parametrize("game", games)
def test_every_event_of_a_match_is_told(game: str, types: Types, capsys: Screen) -> None:
    match = Match(game, seed="told", seats=[HUMAN] + ["easy"] * (games[game].seats[0] - 1))
    events, begun = match.story[:], len(match.log)
    types(match.moves()[0] for _ in range(LEFT))
    Playing(match).run()
    told = iter(capsys.readouterr().out.splitlines())
    words = Words(game, you=0)
    events += [each for entry in match.blank().replay(match.log)[begun:] for each in entry]
    sentences = [words.sentence(each) for each in events if each.role != "keep"]
    for sentence in filter(None, sentences):
        assert sentence in told, "told in its order"
    assert match.over


def test_the_points_are_told_after_a_round(types: Types, capsys: Screen) -> None:
    match = Match("hearts", {"target": 26}, seed="a", seats=ALONE)
    points = []

    def answers() -> Iterator[str]:
        hand = 1
        while True:
            if match.state.round > hand:
                hand = match.state.round
                points.append([*match.points])
            yield match.moves()[0]

    types(answers())
    Playing(match).run()
    told = capsys.readouterr().out
    assert points
    for each in points:
        assert "  " + "  ".join(f"Player {s} {p}" for s, p in enumerate(each, 1)) in told
    assert "The match is over." in told


def test_forced_moves_of_people_are_made(types: Types) -> None:
    match = Match("president", seed="a", seats=ALONE)
    asked = []

    def answers() -> Iterator[str]:
        for _ in range(LEFT):
            asked.append(match.game.auto(match.state))
            yield match.moves()[0]

    types(answers())
    Playing(match).run()
    assert match.over
    assert {*asked} == {None}


# Commands


def test_a_command_that_fails_ends_no_match(types: Types, capsys: Screen, tmp_path: Path) -> None:
    match = Match("yahtzee", seed="a", seats=[HUMAN])
    nowhere = tmp_path / "no" / "x.json"
    types([f"save {nowhere}", "save", "save \0", f"save {tmp_path}", "fill nonsense", "keep"])
    Playing(match).run()
    told = capsys.readouterr().out
    assert f"{nowhere}: No such file or directory" in told
    assert "Name the file: save FILE" in told
    assert "null" in told
    assert f"{tmp_path}: Is a directory" in told
    assert match.log[1] == "keep"
    assert [*tmp_path.parent.glob("*.part")] == []


@pytest.mark.parametrize("name", ["my match.json", "'my match.json'", '"my match.json"'])
def test_a_save_says_where_it_is(
    name: str, types: Types, capsys: Screen, tmp_path: Path, monkeypatch: pytest.MonkeyPatch
) -> None:
    monkeypatch.chdir(tmp_path)
    match = Match("yahtzee", seed="a", seats=[HUMAN])
    types([f"save {name}"])
    Playing(match).run()
    path = tmp_path / "my match.json"
    assert f"Saved in {path}\n" in capsys.readouterr().out
    assert json.loads(path.read_text(encoding="utf-8")) == match.save()
    assert [*tmp_path.iterdir()] == [path]


def test_moves_that_are_not_listed_are_counted(types: Types, capsys: Screen) -> None:
    match = Match("hearts", seed="a", seats=ALONE)
    types(["moves"])
    Playing(match).run()
    assert "  226 more: `moves all` lists them" in capsys.readouterr().out
    types(["moves all"])
    Playing(match).run()
    told = capsys.readouterr().out.splitlines()
    assert all(f"  {move}" in told for move in match.moves())


def test_the_terminal_speaks_japanese_of_itself_too(types: Types, capsys: Screen) -> None:
    types(["help", "save", "moves"])
    Playing(Match("hearts", seed="a", seats=ALONE), "ja").run()
    told = capsys.readouterr().out
    assert "ヒントとその理由" in told
    assert "ほかに226通り" in told


def test_a_review_is_in_the_language(tmp_path: Path, capsys: Screen) -> None:
    deal = "deal 2C 2S AS 4D | 9C 5S 6D 7D | TC QS 8D 9D | JC 7S KD TD"
    log = [deal, "2C", "9C", "TC", "JC", "7S", "AS", "5S", "QS"]
    file = tmp_path / "match.json"
    match = Match("hearts", {"passing": False}, log=log)
    file.write_text(json.dumps(match.save()), encoding="utf-8")
    told = {"en": [" of seat 0", "AS, better 2S"], "ja": ["の選択 ", "AS、より良い手は2S"]}
    for language in told:
        main(["review", str(file), "--language", language])
        shown = capsys.readouterr().out
        assert [text for text in told[language] if text not in shown] == []


# Output


@pytest.mark.parametrize("encoding", ["cp1252", "cp932", "ascii", "cp437"])
def test_output_of_any_encoding_is_readable(encoding: str) -> None:
    env = {"PYTHONIOENCODING": encoding, "PYTHONUTF8": "0"}
    typed = b"help\n?\npass 2C 7C KC\nquit\n"
    played = run("play", "hearts", "--seed", "tuesday", typed=typed, **env).decode(encoding)
    assert "Player 2 leads 2C." in played
    assert "?" not in played.replace("\n  ?  ", ""), "no sign is lost"
    arena = run("arena", "president", *["easy"] * 4, "--deals", "1", **env).decode(encoding)
    assert "standard error" in arena


@pytest.mark.parametrize("command", ["", "play", "review", "arena", "check", "new", "serve"])
def test_help_is_readable_in_the_smallest_encoding(command: str) -> None:
    env = {"PYTHONIOENCODING": "ascii", "PYTHONUTF8": "0"}
    assert "usage" in run(*filter(None, [command]), "--help", **env).decode("ascii")


def test_a_language_that_cannot_be_written_is_refused() -> None:
    env = {"PYTHONIOENCODING": "cp1252"}
    told = run("play", "hearts", "--language", "ja", code=2, **env)
    assert b"--language ja: the encoding of this terminal has no such letters" in told


def test_bytes_that_are_no_text_end_no_match() -> None:
    told = run("play", "hearts", "--seed", "a", typed=b"\xff\xfe\nquit\n", PYTHONUTF8="1")
    assert "That’s not a move" in told.decode()


@pytest.mark.parametrize(
    ("terminal", "env", "coloured"),
    [
        (True, {"TERM": "xterm"}, True),
        (True, {"TERM": "xterm", "NO_COLOR": ""}, True),
        (True, {"TERM": "xterm", "NO_COLOR": "1"}, False),
        (True, {"TERM": "dumb"}, False),
        (False, {"TERM": "xterm"}, False),
    ],
)
def test_colours_are_for_terminals_that_have_them(
    terminal: bool, env: dict[str, str], coloured: bool, monkeypatch: pytest.MonkeyPatch
) -> None:
    screen = io.StringIO()
    monkeypatch.setattr(screen, "isatty", lambda: terminal)
    monkeypatch.setattr(sys, "stdout", screen)
    monkeypatch.delenv("NO_COLOR", raising=False)
    for name, value in env.items():
        monkeypatch.setenv(name, value)
    assert output.has_colours() == coloured


def test_a_reader_that_stops_is_no_error() -> None:
    reading, writing = os.pipe()
    os.close(reading)
    done = subprocess.run(
        [sys.executable, "-m", "taku", "arena", "yahtzee", "easy", "--deals", "1"],
        env=os.environ | {"PYTHONPATH": str(ENGINE)},
        stdout=writing,
        stderr=subprocess.PIPE,
    )
    os.close(writing)
    assert (done.returncode, done.stderr) == (1, b"")


# Wrong arguments

DEEP = "[" * 100_000


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["play"], "which game?"),
        (["play", "snap"], "no game 'snap'"),
        (["play", "hearts", "--options", "[]"], "--options: an object"),
        (["play", "hearts", "--options", "null"], "--options: an object"),
        (["play", "hearts", "--options", "{"], "--options: Expecting"),
        (["play", "hearts", "--options", DEEP], "--options: brackets"),
        (["play", "hearts", "--options", '{"target": [1]}'], "options: option 'target'"),
        (["play", "hearts", "--preset", "x"], "preset: no preset 'x'"),
        (["play", "hearts", "--seats", "human"], "seats: hearts is for"),
        (["play", "hearts", "--seats", "a", "b", "c", "d"], "seats: no level 'a'"),
        (["play", "hearts", "--seed", "s" * 2000], "seed: 1000 characters"),
        (["play", "hearts", "--seed", "\udcff"], "seed: "),
        (["play", "hearts", "--language", "xx"], "argument --language"),
        (["play", "--resume", "/nowhere.json"], "/nowhere.json: No such file"),
        (["play", "--resume", "/"], "/: Is a directory"),
        (["play", "--resume", "x", "--match", "0"], "argument --match: '0' is not a number"),
        (["review"], "the following arguments are required: file"),
        (["review", "/nowhere.json"], "/nowhere.json: No such file"),
        (["review", "x", "--seat", "one"], "argument --seat"),
        (["review", "x", "--match", "9" * 9999], "argument --match"),
        (["arena", "hearts"], "required: entrants"),
        (["arena", "hearts", "easy", "--deals", "0"], "argument --deals: '0' is not a number"),
        (["arena", "hearts", "easy", "--deals", "9" * 30], "argument --deals"),
        (["arena", "hearts", "easy", "--workers", "-1"], "argument --workers"),
        (["arena", "hearts", "easy", "--limit", "nan"], "argument --limit: 'nan' is not a number"),
        (["arena", "hearts", "easy", "--csv", "/no/x.csv"], "/no/x.csv"),
        (["check"], "required: what"),
        (["check", "--limit", "x", "hearts"], "argument --limit"),
        (["new", "a b"], "name: 'a b' is not"),
        (["new", "hearts"], "name: there is a game"),
        (["new", "class"], "name: 'class' is not"),
        (["new", "mine", "--into", __file__], "Not a directory"),
        (["serve", "--port", "x"], "argument --port"),
        (["sing"], "invalid choice: 'sing'"),
        ([], "required: command"),
    ],
)
def test_a_wrong_argument_is_told(arguments: list[str], problem: str, capsys: Screen) -> None:
    try:
        code = main(arguments)
    except SystemExit as ended:  # argparse ends by SystemExit
        code = int(str(ended.code))
    assert code == 2
    assert problem in capsys.readouterr().err


@pytest.mark.parametrize("port", [-1, 0, 65_536, 10**30])
def test_a_port_that_is_none_is_told(port: int, tmp_path: Path) -> None:
    with pytest.raises(ValueError, match=f"port: 1 to 65535, not {port}"):
        serve_folder(tmp_path, "/", port, open_browser=False)


def test_ports_end_with_the_last_one(tmp_path: Path, monkeypatch: pytest.MonkeyPatch) -> None:
    def taken(folder: Path, base: str, port: int) -> None:
        raise OSError(98, "taken") if port < 65_535 else OverflowError(port)

    monkeypatch.setattr("taku.terminal.serve.server", taken)
    monkeypatch.setattr("taku.terminal.serve.LAST", 65_534)
    with pytest.raises(OSError, match="the ports 65530 to 65534 are all taken"):
        serve_folder(tmp_path, "/", 65_530, open_browser=False)


# A game that is being written


@pytest.mark.parametrize(
    ("code", "fault"),
    [
        ("GAME = 5", "__init__.py: GAME is no taku.game.Game, but int"),
        ("", "__init__.py: write GAME"),
        ("import sys\nsys.exit(3)", "__init__.py:2: SystemExit: 3"),
        ("GAME = ", "the game: SyntaxError: "),
        ("raise RecursionError", "__init__.py:1: RecursionError"),
    ],
)
def test_a_game_that_cannot_be_loaded_is_told(code: str, fault: str, tmp_path: Path) -> None:
    own = tmp_path / "mine"
    own.mkdir()
    (own / "__init__.py").write_text(code, encoding="utf-8")
    env = {"TAKU_GAMES": str(tmp_path)}
    assert f"mine: {fault}" in run("check", "mine", code=1, **env).decode()


def test_others_are_played_beside_a_faulty_game(tmp_path: Path) -> None:
    (tmp_path / "mine").mkdir()
    (tmp_path / "mine/__init__.py").write_text("import sys\nsys.exit(3)", encoding="utf-8")
    env = {"TAKU_GAMES": str(tmp_path)}
    assert "mine cannot be loaded: " in run("play", "mine", code=2, **env).decode()
    assert "mine cannot be loaded: " in run("arena", "mine", "easy", code=2, **env).decode()
    assert "Rigole" in run("play", "yams", typed=b"quit\n", **env).decode()


@pytest.mark.parametrize(
    "code", ["while True: pass", "input()", "import threading; threading.Event().wait()"]
)
def test_a_game_that_never_ends_is_told(code: str, tmp_path: Path) -> None:
    own = tmp_path / "mine"
    own.mkdir()
    (own / "__init__.py").write_text(f"def wait():\n    {code}\n\nwait()", encoding="utf-8")
    reading, writing = os.pipe()
    checked = subprocess.run(
        [sys.executable, "-m", "taku", "check", "--limit", "1", "mine"],
        env=os.environ | {"PYTHONPATH": str(ENGINE), "TAKU_GAMES": str(tmp_path)},
        stdin=reading,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    for end in (reading, writing):
        os.close(end)
    assert checked.returncode == 1
    assert (checked.stdout, checked.stderr) == (
        "mine: __init__.py:2: goes on after 1 s\n", "")  # fmt: skip
