"""The arena: the same deals for every entrant, in any order and on any machine."""

import csv
import os
import subprocess
import sys
from collections.abc import Iterable, Iterator
from contextlib import contextmanager
from dataclasses import replace
from itertools import islice
from math import isnan
from pathlib import Path

import pytest

from taku import games
from taku.arena import Entrant, Row, Trial, figures, play
from taku.arena.__main__ import main
from taku.arena.figures import between
from taku.arena.rows import File
from taku.arena.workers import block, played
from taku.records import plain

ENGINE = Path(__file__).parents[1] / "engine"
FIRST = "def agent(view, moves, random):\n    return moves[0]\n"
ANY = "def agent(view, moves, random):\n    return random.choice(moves)\n"
ANY_BOT = """
from taku.game import Weighed

class Any:
    def weigh(self, seen, random):
        return [Weighed(random.choice(seen.moves))]

bot = Any()
"""


def levels(*names: str) -> tuple[Entrant, ...]:
    return tuple(map(Entrant, names))


def timeless(rows: list[Row]) -> list[Row]:
    return [replace(row, milliseconds=0.0, worst=0.0) for row in rows]


def all_rows(trial: Trial, deals: int) -> list[Row]:
    return [row for deal in range(deals) for row in play(trial, deal)]


# The same for everybody


@pytest.mark.parametrize("game", games)
def test_the_same_bot_everywhere_is_level_with_itself(game: str) -> None:
    level = next(iter(games[game].bots))
    seats = max(2, games[game].seats[0])
    rows = all_rows(Trial(game, levels(*[level] * seats), seats=seats), 6)
    found = figures(rows)
    assert len(found) == seats
    for figure in found:
        for mean in figure.measures.values():
            assert (mean.difference, mean.error) == (0.0, 0.0)
    assert len({row.points for row in rows}) > 1


@pytest.mark.parametrize("game", games)
def test_each_entrant_sits_once_in_every_seat(game: str) -> None:
    seats = max(2, games[game].seats[0])
    trial = Trial(game, levels(*[next(iter(games[game].bots))] * seats), seats=seats)
    rows = play(trial, 3)
    assert {(row.entrant, row.seat) for row in rows} == {
        (entrant, seat) for entrant in range(seats) for seat in range(seats)
    }
    by_turn = [{row.seat: row.points for row in rows if row.turn == turn} for turn in range(seats)]
    assert all(points == by_turn[0] for points in by_turn)  # the same bot sits in all seats


def test_a_deal_depends_on_seed_and_number_alone() -> None:
    trial = Trial("hearts", levels("normal", "easy"))
    assert timeless(play(trial, 5)) == timeless(all_rows(trial, 6)[-16:])
    other = replace(trial, seed="2")
    assert timeless(play(trial, 5)) != timeless(play(other, 5))


def test_fewer_entrants_than_seats_are_repeated() -> None:
    rows = play(Trial("hearts", levels("normal", "easy")), 0)
    seated = [[row.entrant for row in rows if row.turn == turn] for turn in range(4)]
    assert sorted(seated[0]) == [0, 0, 1, 1]
    assert seated[1] == [seated[0][-1], *seated[0][:-1]]


def test_neighbours_differ_from_deal_to_deal() -> None:
    """The order round the table is as often the one as the other, but partners stay together."""
    trial = Trial("hearts", levels("easy", "easy", "easy", "normal"))

    def after_the_first(deal: int) -> int:
        seated = trial.line_up(deal, 4)
        return seated[(seated.index(0) + 1) % 4]

    following = [after_the_first(deal) for deal in range(90)]
    assert all(following.count(other) > 15 for other in (1, 2, 3))
    assert {trial.line_up(deal, 4, teams=True) for deal in range(9)} == {(0, 1, 2, 3)}


def test_more_entrants_than_seats_take_turns_equally_often() -> None:
    trial = Trial("hearts", levels(*["easy"] * 6))
    tables = [{row.entrant for row in play(trial, deal)} for deal in range(15)]
    assert len(set(map(frozenset, tables))) == 15  # every choice of four among six
    assert {figure.deals for figure in figures(all_rows(trial, 15))} == {10}


def test_deals_are_a_matchs_first_four_rounds() -> None:
    seen: list[int] = []
    agent = "def agent(view, moves, random):\n    print(view['round'])\n    return moves[0]\n"
    trial = Trial("hearts", (Entrant("rounds.py", agent),))
    for deal in range(4):
        with pytest.MonkeyPatch.context() as patch:
            patch.setattr("builtins.print", seen.append)
            play(trial, deal)
        assert set(seen) == {deal + 1}
        seen.clear()


@pytest.mark.parametrize("game", games)
def test_whole_matches_end_as_the_game_says(game: str) -> None:
    seats = max(2, games[game].seats[0])
    rows = play(Trial(game, levels("easy", "normal"), seats=seats, whole=True), 0)
    for turn in range(seats):
        table = [row for row in rows if row.turn == turn]
        assert sum(row.won for row in table) > 0
        assert min(row.place for row in table) < 2
        best = min(table, key=lambda row: row.place)
        points = [row.points for row in table]
        assert best.points == (min(points) if games[game].low_wins else max(points))


def test_partners_share_their_place() -> None:
    rows = play(Trial("haggis", levels("normal", "easy"), seats=4), 0)
    for turn in range(4):
        place = {row.seat: row.place for row in rows if row.turn == turn}
        assert place[0] == place[2] != place[1] == place[3]


def test_each_entrant_meets_the_same_throws_alone() -> None:
    """Two files that play alike are level in every deal; a better level is compared in pairs."""
    entrants = (Entrant("one.py", FIRST), Entrant("other.py", FIRST), Entrant("normal"))
    trial = Trial("yahtzee", entrants, seats=1)
    rows = all_rows(trial, 2)
    assert len(rows) == 2 * trial.rows_a_deal() == 6
    one, other, normal = (row.points for row in rows[:3])
    assert one == other < normal
    assert [(row.place, row.won) for row in rows[:3]] == [(2.5, 0), (2.5, 0), (1, 1)]
    difference = between(rows, 0, 1)
    assert difference
    assert (difference.difference, difference.error) == (0, 0)


# Figures


def row(deal: int, entrant: int, points: int, place: float = 1, **other: object) -> Row:
    parts = {"turn": 0, "seat": entrant, "won": 0.0, "decisions": 2, "milliseconds": 3.0}
    return Row(deal=deal, entrant=entrant, points=points, place=place, worst=2.0, **parts | other)  # type: ignore[arg-type]


def test_the_error_is_that_of_paired_differences() -> None:
    """Luck that strikes everybody alike does not count: 10, 20 and 30 points, but 1, 2, 3 apart."""
    deals = [(11, 10), (22, 20), (33, 30)]
    rows = [
        row(deal, who, points) for deal, both in enumerate(deals) for who, points in enumerate(both)
    ]
    one, other = (figure.measures["points"] for figure in figures(rows))
    assert (one.mean, one.difference) == (22, 2)
    assert one.error == pytest.approx((1 / 3) ** 0.5)  # deviation 1, of three
    assert (other.difference, other.error) == (-one.difference, one.error)
    assert one.sure


def test_of_one_deal_no_error_is_known() -> None:
    (one, _) = figures([row(0, 0, 5), row(0, 1, 3)])
    assert isnan(one.measures["points"].error)
    assert not one.measures["points"].sure


def test_seats_of_one_entrant_are_one_mean() -> None:
    rows = [row(0, 0, 4), row(0, 0, 6), row(0, 1, 2), row(1, 0, 8), row(1, 1, 2)]
    one, _ = figures(rows)
    assert one.measures["points"].mean == 6.5
    assert (one.deals, one.milliseconds, one.worst) == (2, 1.5, 2.0)


# Files by others


@pytest.mark.parametrize("code", [FIRST, ANY, ANY_BOT], ids=["agent", "random agent", "bot"])
@pytest.mark.parametrize("game", games)
def test_another_persons_code_plays(game: str, code: str) -> None:
    seats = max(2, games[game].seats[0])
    rows = play(Trial(game, (Entrant("mine.py", code), Entrant("easy")), seats=seats), 1)
    assert not [row.fault for row in rows if row.fault]
    assert any(row.decisions for row in rows if row.entrant == 0)


def test_an_agent_sees_only_what_its_seat_may() -> None:
    given: list[tuple[object, list[str]]] = []
    trial = Trial("hearts", (Entrant("spy.py", "agent = lambda *given: spy(*given)"),))
    with pytest.MonkeyPatch.context() as patch:
        spy = lambda view, moves, random: given.append((view, moves)) or moves[0]  # noqa: E731
        patch.setattr("builtins.spy", spy, raising=False)
        play(trial, 0)
    for view, moves in given:
        assert isinstance(view, dict)
        assert view == plain(view)
        hands = [
            zone for zone in view["zones"] if zone["role"] == "hand" and zone["seat"] is not None
        ]
        assert all(set(hand["items"]) <= {"?"} for hand in hands if hand["seat"] != view["seat"])
        assert all(isinstance(move, str) for move in moves)


FAULTS = {
    "illegal: nonsense": "def agent(view, moves, random):\n    return 'nonsense'\n",
    "illegal: None": "def agent(view, moves, random):\n    pass\n",
    "crash: ZeroDivisionError: division by zero (line 2)": (
        "def agent(view, moves, random):\n    return 1 / 0\n"
    ),
    "crash: SystemExit: 3 (line 3)": (
        "def agent(view, moves, random):\n    import sys\n    sys.exit(3)\n"
    ),
    "crash: IndexError: list index out of range": (
        "class Bot:\n    def weigh(self, seen, random):\n        return []\nbot = Bot()\n"
    ),
}


@pytest.mark.parametrize("fault", FAULTS)
@pytest.mark.parametrize("game", ["hearts", "haggis"])
def test_a_rule_breaker_loses_the_deal_by_name(game: str, fault: str) -> None:
    trial = Trial(game, (Entrant("bad.py", FAULTS[fault]), Entrant("easy")), seats=4)
    rows = play(trial, 0)
    bad = [row for row in rows if row.entrant == 0]
    assert {row.fault for row in bad} == {fault}
    for one in bad:
        table = [row for row in rows if row.turn == one.turn]
        worst = max if games[game].low_wins else min
        assert one.points == worst(row.points for row in table)
        assert (one.place, one.won) == (max(row.place for row in table), 0)
    assert {row.fault for row in rows if row.entrant == 1} == {""}
    (figure, _) = figures(rows)
    assert figure.faults == {fault: len(bad)}


@pytest.mark.parametrize(
    ("code", "problem"),
    [
        ("x = 1\n", "mine.py: defines neither bot nor agent"),
        (FIRST + "bot = 1\n", "mine.py: defines both bot and agent"),
        ("bot = 1\n", "mine.py: bot has no weigh(seen, random)"),
        ("def agent(:\n", "mine.py: SyntaxError: invalid syntax (mine.py, line 1)"),
        ("import sys\nsys.exit(1)\n", "mine.py: SystemExit: 1 (line 2)"),
        ("\n1 / 0\n", "mine.py: ZeroDivisionError: division by zero (line 2)"),
        ("import os\nos._exit(3)\n", "mine.py: crash: the process ended with exit code 3"),
        (
            "def agent(view, moves, random):\n    return moves[moves.index('fill ones')]\n",
            "mine.py: fails at its first decision in hearts: crash: "
            "ValueError: 'fill ones' is not in list (line 2)",
        ),
    ],
)
def test_unusable_code_is_refused_before_the_first_deal(
    code: str, problem: str, tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    (tmp_path / "mine.py").write_text(code, encoding="utf-8")
    assert main(["hearts", str(tmp_path / "mine.py"), "easy", "--deals", "1"]) == 2
    assert capsys.readouterr().err == f"taku.arena: {problem}\n"


# The command


@pytest.mark.parametrize(
    ("arguments", "problem"),
    [
        (["snap", "easy"], "no game 'snap': one of haggis, hearts"),
        (["yacht", "master"], "master: neither a file nor one of easy, "),
        (["hearts", "grandmaster"], "grandmaster: neither a file nor one of easy, normal, skilled"),
        (["hearts", "easy", "--seats", "7"], "seats: hearts is for 4, 3, 5, 6 players, not 7"),
        (["hearts", "easy", "--preset", "wild"], "--preset: one of classic"),
        (["hearts", "easy", "--options", "{"], "--options: "),
        (["hearts", "easy", "--options", "[]"], "--options: an object of house rules"),
        (["hearts", "easy", "--options", '{"sugar": 1}'], "options: "),
        (["hearts", "there/is/none.py"], "there/is/none.py: No such file or directory"),
        (["hearts", "easy", "--options", "[" * 100_000], "--options: brackets in brackets"),
    ],
)
def test_bad_input_is_refused_by_its_name(
    arguments: list[str], problem: str, capsys: pytest.CaptureFixture[str]
) -> None:
    assert main([*arguments, "--deals", "1"]) == 2
    assert capsys.readouterr().err.startswith(f"taku.arena: {problem}")


def test_a_table_tells_who_has_done_how(tmp_path: Path, capsys: pytest.CaptureFixture[str]) -> None:
    passes = "def agent(view, moves, random):\n    return moves[0] if len(moves) > 13 else None\n"
    (tmp_path / "mine.py").write_text(passes, encoding="utf-8")
    who = ["normal", str(tmp_path / "mine.py"), "normal", "easy"]
    options = ["--options", '{"bonus_card": "JD"}', "--deals", "3", "--seed", "x"]
    assert main(["hearts", *who, *options, "--ratings"]) == 0
    told = capsys.readouterr().out
    assert told.startswith("hearts 4 bonus_card=JD: 3 deals in every seat, 12 rounds; seed x\n")
    for name in ("normal #1", "mine.py", "normal #3", "easy"):
        assert f"\n{name} " in told
    assert "fewer points are better" in told
    assert "\nmine.py over easy " in told
    assert "mine.py lost 12 deals by a fault: illegal: None" in told
    rated = told.partition("Plackett–Luce)\n")[2].splitlines()
    assert len(rated) == 4
    assert rated[-1].startswith("mine.py ")  # the one that has lost them all


# Rows that stay


def test_a_trial_goes_on_where_it_was_stopped(tmp_path: Path) -> None:
    trial = Trial("president", levels("normal", "easy"))
    whole = all_rows(trial, 4)
    File(tmp_path / "whole.csv", trial, 16).add(whole)
    text = (tmp_path / "whole.csv").read_text(encoding="utf-8")
    for end in (0, len(text) // 3, len(text) // 2, len(text) - 1, len(text)):
        (tmp_path / "rows.csv").write_text(text[:end], encoding="utf-8")
        file = File(tmp_path / "rows.csv", trial, 16)
        written = max(0, text[:end].count("\n") - 1)
        assert file.rows == whole[: written // 16 * 16]
        file.add(whole[len(file.rows) :])
        assert (tmp_path / "rows.csv").read_text(encoding="utf-8") == text


def test_a_stopped_command_goes_on_where_it_was(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    command = ["hearts", "normal", "easy", "--csv", str(tmp_path / "rows.csv"), "--deals"]
    assert main([*command, "2"]) == 0
    first = (tmp_path / "rows.csv").read_text(encoding="utf-8")
    assert main([*command, "5"]) == 0
    text = (tmp_path / "rows.csv").read_text(encoding="utf-8")
    rows = list(csv.DictReader(text.splitlines()))
    assert text.startswith(first)
    assert [int(row["deal"]) for row in rows] == [deal for deal in range(5) for _ in range(16)]
    assert {row["name"] for row in rows} == {"normal", "easy"}
    assert main([*command, "3"]) == 0  # three of the rows that exist
    *_, last = capsys.readouterr().out.partition("5 deals in every seat")
    assert "hearts 4: 3 deals in every seat, 12 rounds; seed 1" in last


@pytest.mark.parametrize(
    "change", [{"seed": "2"}, {"options": {"passing": False}}, {"whole": True}]
)
def test_rows_of_another_trial_are_not_continued(change: dict[str, object], tmp_path: Path) -> None:
    trial = Trial("hearts", levels("easy"))
    File(tmp_path / "rows.csv", trial, 16).add(play(trial, 0))
    before = (tmp_path / "rows.csv").read_text(encoding="utf-8")
    with pytest.raises(ValueError, match=r"rows\.csv, line 2: of another trial"):
        File(tmp_path / "rows.csv", replace(trial, **change), 16)  # type: ignore[arg-type]
    assert (tmp_path / "rows.csv").read_text(encoding="utf-8") == before


@pytest.mark.parametrize("text", ["a,b\n1,2\n", "\n", "deal\n"])
def test_another_file_is_left_as_it_is(text: str, tmp_path: Path) -> None:
    (tmp_path / "rows.csv").write_text(text, encoding="utf-8")
    with pytest.raises(ValueError, match="not rows of an arena"):
        File(tmp_path / "rows.csv", Trial("hearts", levels("easy")), 16)
    assert (tmp_path / "rows.csv").read_text(encoding="utf-8") == text


# Files that never come to an end

LOOPS = """
def agent(view, moves, random):
    while view["round"] and len(moves) > 1:
        try:
            "".join(moves)
        except Exception:
            pass
    return moves[0]
"""


SLEEPS = "import select\ndef agent(view, moves, random):\n    select.select([], [], [], 600)\n"
SEARCHES = """
import re
def agent(view, moves, random):
    return re.match("(a+)+$", "a" * 60 + "b") or moves[0]
"""
ENDS = "import os\ndef agent(view, moves, random):\n    os._exit(0)\n"
LATE = "late: no move within 0.4 s"
ENDED = "crash: the process ended with exit code 0"
ENDLESS = (
    *(Entrant(f"{n}.py", code) for n, code in enumerate((LOOPS, SLEEPS, SEARCHES, ENDS))),
    Entrant("easy"),
)
FAULTED = {0: LATE, 1: LATE, 2: LATE, 3: ENDED, 4: ""}


def faults_of(deals: Iterable[list[Row]]) -> dict[int, str]:
    """The fault of each entrant, which is that of all its deals."""
    by_entrant = {(row.entrant, row.fault) for rows in deals for row in rows}
    assert len(by_entrant) == len(dict(by_entrant))
    return dict(by_entrant)


@pytest.mark.parametrize("workers", [1, 2])
def test_hanging_bots_lose_their_own_deals_only(workers: int) -> None:
    """Sleep and search hold the interpreter or the thread: only the end of a process stops them."""
    trial = Trial("yahtzee", ENDLESS, limit=0.4, seats=1)
    assert faults_of(played(trial, range(1), workers=workers)) == FAULTED


def test_a_file_plays_alike_in_its_own_process() -> None:
    trial = Trial("hearts", (Entrant("any.py", ANY), Entrant("easy")), limit=60.0)
    (apart,) = played(trial, range(1))
    assert timeless(apart) == timeless(play(trial, 0))
    assert all(row.milliseconds > 0 for row in apart if row.entrant == 0)


def test_what_a_file_prints_is_no_reply(capfd: pytest.CaptureFixture[str]) -> None:
    code = "import os\nos.write(1, b'loud\\n')\n" + FIRST.replace(":\n", ":\n    print('said')\n")
    (rows,) = played(Trial("yahtzee", (Entrant("loud.py", code),), seats=1), range(1))
    assert not rows[0].fault
    told = capfd.readouterr()
    assert (told.out, told.err.partition("said")[0]) == ("", "loud\n")


def test_the_command_has_an_option_for_it(
    tmp_path: Path, capsys: pytest.CaptureFixture[str]
) -> None:
    file = tmp_path / "own.py"
    file.write_text(LOOPS, encoding="utf-8")
    line = ["haggis", str(file), "easy", "--deals", "1", "--seats", "2", "--limit", "0.1"]
    assert main(line) == 2
    refused = "own.py: fails at its first decision in haggis: late: no move within 0.1 s\n"
    assert capsys.readouterr().err == f"taku.arena: {refused}"


@pytest.mark.parametrize(
    ("code", "limit", "workers"), [(LOOPS, 60, 1), (LOOPS, 60, 2), (SEARCHES, 1, 1)]
)
def test_a_file_ends_with_its_killed_arena(
    code: str, limit: float, workers: int, tmp_path: Path
) -> None:
    """The bot holds standard error, which is closed when its process has ended."""
    begins = "\n    import os; os.write(2, b'begins\\n')"
    code = code.replace("random):", f"random):{begins}")
    start = f"""
from taku.arena import Entrant, Trial
from taku.arena.workers import played

if __name__ == "__main__":
    trial = Trial("yahtzee", (Entrant("own.py", {code!r}),), seats=1, limit={limit})
    list(played(trial, range({workers}), workers={workers}))
"""
    (tmp_path / "start.py").write_text(start, encoding="utf-8")
    arena = subprocess.Popen(
        [sys.executable, tmp_path / "start.py"],
        env=os.environ | {"PYTHONPATH": str(ENGINE)},
        stderr=subprocess.PIPE,
        encoding="utf-8",
    )
    try:
        assert arena.stderr
        assert arena.stderr.readline() == "begins\n"
    finally:
        arena.kill()
        arena.communicate(timeout=30)


FORKS = """
import os, signal
def agent(view, moves, random):
    if not os.fork() or HANGS:
        signal.pause()
    return moves[0]
"""


@pytest.mark.skipif(not hasattr(os, "fork"), reason="needs processes that fork")
@pytest.mark.parametrize("hangs", [False, True])
def test_what_a_bot_has_started_ends_with_it(hangs: bool, tmp_path: Path) -> None:
    """The forks hold standard error, which is closed when all of them have ended."""
    code = FORKS.replace("HANGS", str(hangs))
    (tmp_path / "forks.py").write_text(code, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, "-m", "taku.arena", "yahtzee", "easy", "forks.py", "--deals", "1"]
        + (["--limit", "1"] if hangs else []),
        env=os.environ | {"PYTHONPATH": str(ENGINE)},
        cwd=tmp_path,
        capture_output=True,
        encoding="utf-8",
        timeout=60,
    )
    refused = "taku.arena: forks.py: fails at its first decision in yahtzee: late: no move"
    assert done.returncode == (2 if hangs else 0), done.stderr
    assert done.stderr.startswith(refused) if hangs else not done.stderr


# Several processes, several machines


@pytest.mark.skipif(not hasattr(os, "killpg"), reason="needs groups of processes")
@pytest.mark.parametrize("begun", [False, True])
def test_an_interrupted_arena_ends_its_workers_at_once(begun: bool, tmp_path: Path) -> None:
    """Ctrl-C reaches every process of the terminal, as soon as the first worker has started."""
    start = f"""
import os, signal
from multiprocessing import process
from taku.arena import workers
from taku.arena.__main__ import main

start = process.BaseProcess.start

def interrupts(self):
    start(self)
    os.killpg(0, signal.SIGINT)

if __name__ == "__main__":
    if {begun}:
        workers._in_order = lambda found: iter([next(found), os.killpg(0, signal.SIGINT)])
    else:
        process.BaseProcess.start = interrupts
    entrant = {"normal" if begun else "expert"!r}
    raise SystemExit(main(["hearts", entrant, "--deals", "400", "--workers", "2"]))
"""
    (tmp_path / "start.py").write_text(start, encoding="utf-8")
    done = subprocess.run(
        [sys.executable, tmp_path / "start.py"],
        env=os.environ | {"PYTHONPATH": str(ENGINE)},
        capture_output=True,
        encoding="utf-8",
        start_new_session=True,
        timeout=60,
    )
    assert (done.returncode, done.stdout, done.stderr) == (130, "", "\nstopped\n")


def test_however_many_play_the_rows_are_the_same() -> None:
    trial = Trial("hearts", (Entrant("any.py", ANY), Entrant("normal"), Entrant("easy")))
    alone = [timeless(deal) for deal in played(trial, range(6))]
    assert [timeless(deal) for deal in played(trial, range(6), workers=2)] == alone


def test_a_worker_with_another_engine_refuses() -> None:
    with pytest.raises(ValueError, match=r"this worker has version .* of the engine, not 0815"):
        block(Trial("hearts", levels("easy")), [0], "0815")


@contextmanager
def cluster(folder: Path, workers: int) -> Iterator[tuple[str, list[subprocess.Popen[str]]]]:
    """The address of a scheduler of Dask's, and its workers: processes of their own."""
    here = ["--host", "127.0.0.1", "--no-dashboard"]
    environment = os.environ | {"PYTHONPATH": str(ENGINE)}

    def started(name: str, *rest: str) -> subprocess.Popen[str]:
        command = [sys.executable, "-m", f"distributed.cli.{name}", *rest, *here]
        process = subprocess.Popen(
            command, env=environment, stderr=subprocess.PIPE, encoding="utf-8"
        )
        processes.append(process)
        return process

    processes: list[subprocess.Popen[str]] = []
    try:
        said = started("dask_scheduler", "--port", "0").stderr
        assert said
        address = next(line.split()[-1] for line in said if "Scheduler at:" in line)
        alone = ["--no-nanny", "--nthreads", "1", "--local-directory", str(folder)]
        for _ in range(workers):
            started("dask_worker", address, *alone)
        yield address, processes[1:]
    finally:
        for process in processes:
            process.kill()
            process.communicate()


def test_a_killed_worker_changes_nothing(tmp_path: Path) -> None:
    distributed = pytest.importorskip("distributed")
    trial = Trial("hearts", (Entrant("any.py", ANY), Entrant("normal"), Entrant("easy")))
    alone = [timeless(deal) for deal in played(trial, range(24))]
    with cluster(tmp_path, 2) as (address, workers):
        with distributed.Client(address) as client:
            client.wait_for_workers(2)
        there = played(trial, range(24), scheduler=address)
        first = list(islice(there, 1))
        workers[0].kill()
        assert [timeless(deal) for deal in [*first, *there]] == alone
        endless = Trial("yahtzee", ENDLESS, limit=0.4, seats=1)
        assert faults_of(played(endless, range(1), scheduler=address)) == FAULTED
