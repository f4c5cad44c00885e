"""Write what the page gets of the games: game_data.py INTO [LESSONS], run by build.py.

It needs the engine alone: data/*.json, from which the page shows the games before Python has
loaded, and the words of each game in each language, offered or not. LESSONS is a folder with a
club's own lessons. record_steps.py and problem_views.py write what the engine plays.
"""

import json
import re
import sys
from collections.abc import Callable, Iterator, Mapping, Sequence
from dataclasses import replace
from functools import cache
from pathlib import Path
from typing import Any

from fluent_words import Filled, filled, plain_messages, with_list, written_messages
from taught import laid, taught_lessons

from taku import games
from taku.game_folders import folder_of
from taku.lab.starters import starters
from taku.messages.catalogue import GameEntry
from taku.messages.lesson import Lesson, LessonEntry
from taku.messages.replies import Catalogue
from taku.problems.problem_file import training
from taku.records import plain
from taku.service.catalogue import catalogue, rulebook
from taku.teaching.guided_deals import guide_of, guided_deals
from taku.teaching.practice import quiz_of
from taku.words import ENGLISH, LANGUAGES
from taku.words.conventions import FOLDER as SPOKEN

OPTION_HELP = re.compile(r"option-\w+-help")  # option names have no hyphen


def data(club_lessons: Path | None) -> dict[str, bytes]:
    """Return the JSON files from which the page shows the games before Python has loaded."""
    taught = {game: laid(game, each) for game, each in taught_lessons(club_lessons).items()}
    games = tuple(completed(game, has_lessons=bool(taught[game.name])) for game in catalogue())
    tables: dict[str, Any] = {"catalogue": Catalogue(games)}
    tables |= {game.name: rulebook(game.name) for game in games}
    tables |= {f"problems/{game.name}": training(game.name) for game in games}
    of_languages = dict(told(games, taught))
    for language in LANGUAGES:
        spoken = {name: in_language(table, language) for name, table in of_languages.items()}
        spoken |= {f"lab/{game.name}": lab(game.name, language) for game in games}
        tables |= {f"{name}.{language}": table for name, table in spoken.items()}
    return {
        f"data/{name}.json": json.dumps(
            plain(table), ensure_ascii=False, separators=(",", ":")
        ).encode()
        for name, table in tables.items()
    }


def told(
    games: Sequence[GameEntry], taught: Mapping[str, Sequence[Lesson]]
) -> Iterator[tuple[str, Any]]:
    """Yield each file with texts, in all languages, and its name."""
    yield "lessons", plain({game: tuple(map(entry(game), each)) for game, each in taught.items()})
    guided = {game.name: deals for game in games if (deals := guided_deals(game.name))}
    yield "guided", plain(guided)
    yield from ((f"lessons/{game}", plain(each)) for game, each in taught.items())


def lab(game: str, language: str) -> list[dict[str, Any]]:
    """Return the starter bots of a game for the lab, with their comments in a language."""
    return [{"name": name, "code": code} for name, code in starters(game, language).items()]


def in_language(value: Any, language: str) -> Any:
    """Return data in which each text has one language: this one if it has it, else English."""
    if isinstance(value, Mapping):
        if value and all(key in LANGUAGES and isinstance(text, str) for key, text in value.items()):
            spoken = next((each for each in (language, ENGLISH, *value) if value.get(each)), "")
            return {spoken: value[spoken]} if spoken else {}
        return {name: in_language(each, language) for name, each in value.items()}
    if isinstance(value, (list, tuple)):
        return [in_language(each, language) for each in value]
    return value


def completed(game: GameEntry, *, has_lessons: bool) -> GameEntry:
    """Return a game with what only the build knows of it."""
    return replace(
        game,
        lessons=has_lessons,
        practice=bool(asked(game.name)),
        guide=bool(guide_of(game.name)),
        problems=bool(training(game.name).problems),
    )


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


def titles(game: GameEntry, language: str) -> Filled:
    """Return the messages that the page shows before it loads the game's words, as page messages.

    They name the game's offers on home, its presets, practice questions, and kinds of decision
    and of problems. ValueError if one is missing or is not plain text.
    """
    every_game = filled(*(read(SPOKEN, spoken) for spoken in (language, ENGLISH)))
    own = in_words(game.name, language)
    plain_texts = plain_messages(every_game.text) | plain_messages(own.text)
    offers = ["game", *(f"game-{preset}" for preset in game.shown)]
    ids = [offer + part for offer in offers for part in ("", "-line", "-time", "-art")]
    ids += [f"preset-{preset}" for preset in game.presets]
    ids += [f"quiz-{kind}-title" for kind in asked(game.name)]
    ids += [id for id in plain_texts if id.startswith(("decision-", "theme-"))]
    for id in ids:
        if id not in plain_texts:
            raise ValueError(f"{game.name}/{language}.ftl needs a message {id} of plain text")
    written = written_messages(every_game.text) | written_messages(own.text)
    lacking = {*every_game.english, *own.english}
    return Filled(
        "".join(f"{game.name}--{written[id]}\n" for id in dict.fromkeys(ids)),
        tuple(f"{game.name}--{id}" for id in dict.fromkeys(ids) if id in lacking),
    )


def asked(game: str) -> list[str]:
    """Return the kinds of practice questions of a game."""
    quiz = quiz_of(game)
    return list(quiz.kinds) if quiz else []


def words() -> dict[str, bytes]:
    """Return the words of the games: one file for each game and language, and all titles.

    The titles are in words/<language>.ftl; site.py adds the page's own words to them.
    """
    entries = catalogue()
    files = {
        f"words/{game}.{language}.ftl": with_list(in_words(game, language), f"{game}--english")
        for game in games
        for language in LANGUAGES
    }
    for language in LANGUAGES:
        named = [titles(game, language) for game in entries]
        every_game = filled(read(SPOKEN, language), read(SPOKEN, ENGLISH))
        whole = Filled(
            "\n".join([every_game.text, *(each.text for each in named)]),
            sum((each.english for each in named), every_game.english),
        )
        files[f"words/{language}.ftl"] = with_list(whole, "games--english")
    return {path: text.encode() for path, text in files.items()}


@cache
def in_words(game: str, language: str) -> Filled:
    """Return the words of a game, in English where the language lacks a message."""
    found = filled(*(read(Path(folder_of(game)), spoken) for spoken in (language, ENGLISH)))
    elsewhere = "".join(f"\n{text}" for text in names_elsewhere(game, language))
    return replace(found, text=found.text + elsewhere)


def read(folder: Path, language: str) -> str:
    """Return the words of a language in a folder; "" if it has none."""
    path = folder / f"{language}.ftl"
    return path.read_text(encoding="utf-8") if path.exists() else ""


def names_elsewhere(game: str, language: str) -> Iterator[str]:
    """Yield a message for each house rule: its names in the other languages, for the search."""
    folder = Path(folder_of(game))
    others = [plain_messages(read(folder, spoken)) for spoken in LANGUAGES if spoken != language]
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
