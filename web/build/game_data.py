"""Write what the page gets of the games: game_data.py INTO [LESSONS], run by build.py.

It needs the engine alone: data/*.json, from which the page shows the games before Python has
loaded, and the words of each game. LESSONS is a folder with a club's own lessons.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from club import club
from fluent_words import plain_messages, written_messages
from record_steps import problem_views, questions, recorded_steps

from taku import games
from taku.game_folders import folder_of
from taku.lab.starters import starters
from taku.messages.catalogue import GameEntry
from taku.messages.lesson import Lesson, LessonEntry, Step
from taku.messages.replies import Catalogue
from taku.problems.problem_file import training
from taku.records import plain
from taku.service.catalogue import catalogue, rulebook
from taku.teaching.guided_deals import guide_of, guided_deals
from taku.teaching.lessons import lessons
from taku.teaching.marking import lay
from taku.teaching.practice import quiz_of

SPOKEN = Path("engine/taku/words")  # the words of every game
LANGUAGES = ("en", "ja")
OPTION_HELP = re.compile(r"option-\w+-help")  # option names have no hyphen


def data(club_lessons: Path | None) -> dict[str, bytes]:
    """Return the JSON files from which the page shows the games before Python has loaded."""
    bare = catalogue()
    ours = {game.name: lessons(game.name) for game in bare}
    clubs = club(club_lessons, ours) if club_lessons else {}
    taught = {
        game: tuple(map(laid(game), (*own, *clubs.get(game, ())))) for game, own in ours.items()
    }
    games = tuple(titled(game, has_lessons=bool(taught[game.name])) for game in bare)
    tables: dict[str, Any] = {"catalogue": Catalogue(games)}
    tables |= {game.name: rulebook(game.name) for game in games}
    tables |= {"lessons": {game: tuple(map(entry(game), each)) for game, each in taught.items()}}
    tables |= {"guided": {game.name: deals for game in games if (deals := guided_deals(game.name))}}
    tables |= {f"lab/{game.name}": lab(game.name) for game in games}
    tables |= {f"lessons/{game}": each for game, each in taught.items()}
    tables |= {f"recorded/{game}": recorded_steps(game, each) for game, each in taught.items()}
    tables |= {f"problems/{game.name}": training(game.name) for game in games}
    tables |= {f"questions/{game.name}": questions(game) for game in games}
    for game in games:
        tables |= shown_problems(game.name)
    return {
        f"data/{name}.json": json.dumps(
            plain(table), ensure_ascii=False, separators=(",", ":")
        ).encode()
        for name, table in tables.items()
    }


def shown_problems(game: str) -> dict[str, Any]:
    """Return what the table shows of each problem of a game, by the first digit of its id."""
    tables: dict[str, dict[str, Any]] = {}
    for id, shown in problem_views(game, training(game).problems).items():
        tables.setdefault(f"problem-views/{game}/{id[0]}", {})[id] = shown
    return tables


def lab(game: str) -> list[dict[str, Any]]:
    """Return the starter bots of a game for the lab, with their code in each language."""
    code = {language: starters(game, language) for language in LANGUAGES}
    return [
        {"name": name, "code": {language: code[language][name] for language in LANGUAGES}}
        for name in starters(game)
    ]


def titled(game: GameEntry, *, has_lessons: bool) -> GameEntry:
    """Return a game with what the page shows before it loads the game's own words."""
    words = {language: titles(game, language) for language in LANGUAGES}
    guide, practice = bool(guide_of(game.name)), bool(asked(game.name))
    return replace(
        game,
        words=words,
        lessons=has_lessons,
        practice=practice,
        guide=guide,
        problems=bool(training(game.name).problems),
    )


def laid(game: str) -> Callable[[Lesson], Lesson]:
    """Return a function that adds to a lesson's steps the number of seats and the viewer's seat.

    Without them, the page would have to ask the engine.
    """

    def seen(step: Step) -> Step:
        match, me = lay(game, step)
        return replace(step, seats=len(match.seats), me=me)

    return lambda lesson: replace(lesson, steps=tuple(map(seen, lesson.steps)))


def entry(game: str) -> Callable[[Lesson], LessonEntry]:
    """Return a function that turns a lesson into its entry for the list of lessons."""
    guide = guide_of(game)
    cues = guide.cues if guide else ()

    def listed(lesson: Lesson) -> LessonEntry:
        rules = lesson.rules
        cue_ids = {rule: tuple(cue.id for cue in cues if cue.rule == rule) for rule in rules}
        parts = {"steps": len(lesson.steps), "rules": rules, "told": cue_ids}
        return LessonEntry(**{**vars(lesson), **parts})

    return listed


def titles(game: GameEntry, language: str) -> dict[str, str]:
    """Return the messages that the page shows before it loads the game's words.

    They name the game's offers on home, its presets, practice questions, and kinds of decision
    and of problems.
    ValueError if one is missing or is not plain text.
    """
    every_game = (SPOKEN / f"{language}.ftl").read_text(encoding="utf-8")
    messages = plain_messages(every_game) | plain_messages(game_words(game.name, language))
    offers = ["game", *(f"game-{preset}" for preset in game.shown)]
    ids = [offer + part for offer in offers for part in ("", "-line", "-time", "-art")]
    ids += [f"preset-{preset}" for preset in game.presets]
    ids += [f"quiz-{kind}-title" for kind in asked(game.name)]
    ids += [id for id in messages if id.startswith(("decision-", "theme-"))]
    for id in ids:
        if id not in messages:
            raise ValueError(f"{game.name}/{language}.ftl needs a message {id} of plain text")
    return {id: messages[id] for id in ids}


def asked(game: str) -> list[str]:
    """Return the kinds of practice questions of a game."""
    quiz = quiz_of(game)
    return list(quiz.kinds) if quiz else []


def words() -> dict[str, bytes]:
    """Return the words of each game, one file for each language."""
    return {
        f"words/{game}.{language}.ftl": game_words(game, language).encode()
        for game in games
        for language in LANGUAGES
    }


@cache
def game_words(game: str, language: str) -> str:
    """Return the Fluent text of a game, in English where the language lacks a message."""
    found = (Path(folder_of(game), f"{spoken}.ftl") for spoken in ("en", language))
    english, own = (path.read_text(encoding="utf-8") if path.exists() else "" for path in found)
    said = written_messages(own)
    added = [text for id, text in written_messages(english).items() if id not in said]
    return own + "".join(f"\n{text}" for text in [*added, *names_elsewhere(game, language)])


def names_elsewhere(game: str, language: str) -> Iterator[str]:
    """Yield a message for each house rule: its names in the other languages, for the search."""
    files = sorted(path for path in Path(folder_of(game)).glob("*.ftl") if path.stem != language)
    others = [plain_messages(path.read_text(encoding="utf-8")) for path in files]
    helps = dict.fromkeys(id for words in others for id in words if OPTION_HELP.fullmatch(id))
    for option in (id.removesuffix("-help") for id in helps):
        names = [words[id] for words in others for id in (option, f"{option}-also") if id in words]
        yield f"{option}-elsewhere = {', '.join(names)}"


def main(into: str, club_lessons: str = "") -> None:
    """Write the files into a folder."""
    made = data(Path(club_lessons) if club_lessons else None) | words()
    for path, content in made.items():
        file = Path(into) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


main(*sys.argv[1:])
