"""Put the site together: site.py INTO BASE [LESSONS], run by build.py from the project's folder.

Reads web/, web/node_modules/, the words in engine/, what freeze.py has made in .build/frozen/
and interpreter.mjs in .build/interpreter/. All addresses in the site are relative, so that it
works in any folder of any host. Only 404.html, which a host may show at any address, has to know
its BASE.
LESSONS is the folder with a club's own.
"""

import base64
import hashlib
import json
import string
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from pathlib import Path
from typing import Any

from club import club
from fluent.syntax import ast, parse
from rehearse import questions, rehearsed

from taku.lessons import Lesson, LessonEntry, Step, lessons
from taku.tables.opening import opening
from taku.teaching.guided import guide_of, guided
from taku.teaching.marking import lay
from taku.teaching.practice import quiz_of
from taku.wire.catalogue import GameEntry, catalogue, rulebook
from taku.wire.protocol import Catalogue, Head
from taku.wire.records import plain

WEB = Path("web")
MODULES = WEB / "node_modules"
INTERPRETER = Path(".build/interpreter")
FROZEN = Path(".build/frozen")
GAMES = Path("engine/taku/games")
RELAYS = WEB / "friends/ways/relays.json"  # of this site: whoever hosts it may choose others

LANGUAGES = ("en", "ja")
SHIPPED = {".css", ".ftl"}  # of web/, into the folder app-…, beside the scripts
NOT_IN_APP = {"build", "icons", "node_modules"}
LIBRARY = "python_stdlib.zip.packed"
READ_FIRST = "data/catalogue.json"  # beside the words, of which start.js knows the language
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval' {}",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "frame-src": "'self'",
    "worker-src": "'self' blob:",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "lit-html taku taku-start",
}
RELAY_POLICY = {  # of the frame that alone may reach other hosts
    "default-src": "'none'",
    "script-src": "'self'",
    "connect-src": "{}",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
}

SHEET_ENDS = b":root { --whole: 1 }\n"
BROUGHT = 60  # openings of each game: a device takes each once at most
OPENING_FILES = 10  # a visit fetches one of them, at random

FIRST_MOVE = '''"""Plays the first move there is."""


def agent(view, moves, random):
    print(len(moves), "moves")
    return moves[0]
'''

Files = Mapping[str, bytes]


def tree(folder: Path) -> Iterator[Path]:
    """All files in a folder, in an order that is the same everywhere."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def digest(files: Files) -> str:
    whole = hashlib.sha256()
    for path, content in sorted(files.items()):
        whole.update(f"{path}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()[:12]


def sha256(content: bytes) -> str:
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def told(script: str, given: bytes = b"") -> Any:
    """What one of the scripts beside this one tells under Node."""
    return json.loads(subprocess.check_output(("node", f"web/build/{script}"), input=given))


# Modules


@dataclass(frozen=True)
class Joined:
    """The page's modules in a few files, with what they use of npm's packages."""

    files: dict[str, str]
    needs: dict[str, list[str]]  # a file -> those that a browser loads before it can run
    read: list[str]  # the modules that have gone in, as paths in web/
    service_worker: str
    last_resort: str

    def scripts(self) -> dict[str, bytes]:
        return {name: text.encode() for name, text in self.files.items()}

    def licences(self) -> dict[str, bytes]:
        """Those of npm's packages that have gone in."""
        packages = sorted({folder for path in self.read for folder in Path(path).parents})
        found = (file for folder in packages for file in (WEB / folder).glob("LICEN[CS]E*"))
        return {
            f"vendor/{file.relative_to(MODULES).as_posix()}": file.read_bytes() for file in found
        }


def joined() -> Joined:
    return Joined(**told("join.mjs"))


# What the page reads


def data(club_lessons: Path | None) -> dict[str, bytes]:
    """What the page shows of the games before Python is there."""
    games = tuple(map(titled, catalogue()))
    ours = {game.name: lessons(game.name) for game in games}
    theirs = club(club_lessons, ours) if club_lessons else {}
    taught = {
        game: tuple(map(laid(game), (*own, *theirs.get(game, ())))) for game, own in ours.items()
    }
    tables: dict[str, Any] = {"catalogue": Catalogue(games)}
    tables |= {game.name: rulebook(game.name) for game in games}
    tables |= {"lessons": {game: tuple(map(entry(game), told)) for game, told in taught.items()}}
    tables |= {"guided": {game.name: told for game in games if (told := guided(game.name))}}
    tables |= {f"lab/{game.name}": starters(game.name) for game in games}
    tables |= {f"lessons/{game}": told for game, told in taught.items()}
    tables |= {f"rehearsed/{game}": rehearsed(game, told) for game, told in taught.items()}
    tables |= {f"questions/{game.name}": questions(game) for game in games}
    return {
        f"data/{name}.json": json.dumps(
            plain(table), ensure_ascii=False, separators=(",", ":")
        ).encode()
        for name, table in tables.items()
    }


def starters(game: str) -> list[dict[str, str]]:
    """The bots that the lab begins with; a game without any gets one for all games."""
    found = {path.name: path.read_text() for path in (GAMES / game / "starters").glob("*.py")}
    files = found or {"plays.py": FIRST_MOVE}
    names = sorted(files, key=("plays.py", "counts.py", "worlds.py").index)
    return [{"name": name, "code": files[name]} for name in names]


def openings(heads: Mapping[str, Mapping[str, Any]]) -> dict[str, bytes]:
    """How the first matches of each game begin on a device that has prepared none of its own.

    Everybody can look them up, so nobody may have chosen them: they are numbered.
    """
    brought = {
        key: [
            opening(Head(**head, seed=f"brought/{key}/{number}"))
            for number in range(1, BROUGHT + 1)
        ]
        for key, head in heads.items()
    }
    parts = [
        {key: all[n::OPENING_FILES] for key, all in brought.items()} for n in range(OPENING_FILES)
    ]
    return {
        f"data/openings/{n}.json": json.dumps(plain(part), separators=(",", ":")).encode()
        for n, part in enumerate(parts)
    }


def titled(game: GameEntry) -> GameEntry:
    """A game with what is said of it before its own words are there."""
    return replace(game, words={language: titles(game, language) for language in LANGUAGES})


def laid(game: str) -> Callable[[Lesson], Lesson]:
    """A lesson with what the page would have to ask the rules: who sits there, and who looks."""

    def seen(step: Step) -> Step:
        match, me = lay(game, step)
        return replace(step, seats=len(match.seats), me=me)

    return lambda lesson: replace(lesson, steps=tuple(map(seen, lesson.steps)))


def entry(game: str) -> Callable[[Lesson], LessonEntry]:
    """What a list of lessons tells of each."""
    guide = guide_of(game)
    cues = guide.cues if guide else ()

    def listed(lesson: Lesson) -> LessonEntry:
        rules = lesson.rules
        told = {rule: tuple(cue.id for cue in cues if cue.rule == rule) for rule in rules}
        parts = {"steps": len(lesson.steps), "rules": rules, "told": told}
        return LessonEntry(**{**vars(lesson), **parts})

    return listed


def titles(game: GameEntry, language: str) -> dict[str, str]:
    """What is said of a game before its words are there: how home offers it, what it asks."""
    path = GAMES / game.name / f"{language}.ftl"
    messages = {
        entry.id.name: entry.value.elements
        for entry in parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value
    }
    texts = {}
    offers = ["game", *(f"game-{preset}" for preset in game.shown)]
    ids = [offer + part for offer in offers for part in ("", "-line", "-time", "-art")]
    ids += [f"preset-{preset}" for preset in game.presets]
    ids += [f"quiz-{kind}-title" for kind in asked(game.name)]
    ids += [id for id in messages if id.startswith("decision-")]
    for id in ids:
        match messages.get(id):
            case [ast.TextElement(value=text)]:
                texts[id] = text
            case _:
                raise ValueError(f"{path} needs a message {id}, of plain text")
    return texts


def asked(game: str) -> list[str]:
    """The kinds of questions in its practice."""
    quiz = quiz_of(game)
    return list(quiz.kinds) if quiz else []


def words() -> dict[str, bytes]:
    return {
        f"words/{path.parent.name}.{path.name}": path.read_bytes() for path in GAMES.glob("*/*.ftl")
    }


# Folders


def app(club_lessons: Path | None) -> dict[str, bytes]:
    """The page's folder but for built.js, which can be written only when this is known."""
    files = {
        path.relative_to(WEB).as_posix(): path.read_bytes()
        for path in tree(WEB)
        if path.suffix in SHIPPED and path.relative_to(WEB).parts[0] not in NOT_IN_APP
    }
    for folder in ("engine", "lab"):
        files |= {f"{folder}/{path.name}": path.read_bytes() for path in tree(FROZEN / folder)}
    return files | words() | data(club_lessons) | {"relay.html": relay_frame()}


def relay_frame() -> bytes:
    """The frame in which relays are asked to introduce devices; no other part reaches any host."""
    asked = {name: " ".join(hosts) for name, hosts in json.loads(RELAYS.read_text()).items()}
    return template("relay.html", policy=policy(RELAY_POLICY, asked["relays"]), **asked)


def python() -> dict[str, bytes]:
    return {
        path.name: path.read_bytes()
        for folder in (INTERPRETER, FROZEN / "library")
        for path in tree(folder)
    }


def lock_info() -> Any:
    """For which Pyodide a lock is; ours names no packages."""
    return json.loads((MODULES / "pyodide/pyodide-lock.json").read_text())["info"]


def tablebases() -> dict[str, bytes]:
    """What bots look up. The engine asks for it by the game and the name of the tablebase."""
    paths = GAMES.glob("*/tablebases/*.json")
    return {f"{path.parts[-3]}/{path.name}": path.read_bytes() for path in paths}


def beside() -> dict[str, bytes]:
    """What lies beside the page, under a name that stays."""
    paths = [WEB / "manifest.webmanifest", *tree(WEB / "icons")]
    return {path.relative_to(WEB).as_posix(): path.read_bytes() for path in paths}


def moved(folder: str, files: Files) -> dict[str, bytes]:
    return {f"{folder}/{path}": content for path, content in files.items()}


def in_one_sheet(files: dict[str, bytes]) -> dict[str, bytes]:
    """The same with one style sheet: tokens first, then those beside the page, then its parts'.

    Its last rule tells the page that the sheet has come to its end.
    """
    styles = [path for path in files if path.endswith(".css")]
    styles.sort(key=lambda path: (path != "tokens.css", "/" in path, path))
    sheet = b"\n".join([*(files[path] for path in styles), SHEET_ENDS])
    return {path: files[path] for path in files if path not in styles} | {"style.css": sheet}


def constants(keyword: str, values: Mapping[str, object]) -> bytes:
    lines = (f"{keyword} {name} = {json.dumps(value)};\n" for name, value in values.items())
    return "".join(lines).encode()


def template(name: str, **values: str) -> bytes:
    return string.Template((WEB / name).read_text(encoding="utf-8")).substitute(values).encode()


def policy(rules: Mapping[str, str], allowed: str) -> str:
    """What a document may do; where the rules leave it open, only what is allowed here."""
    return "; ".join(f"{name} {value}" for name, value in rules.items()).format(allowed)


def inline(*scripts: str) -> str:
    """The scripts that stand in a document."""
    return " ".join(f"'sha256-{sha256(text.encode())}'" for text in scripts)


def homes(drawn: Mapping[str, str]) -> str:
    """Home in each language, and what greets whoever comes back; drawn before anybody does."""
    return "\n".join(
        f'<template id="{name}" lang="{name[-2:]}">{text}</template>'
        for name, text in drawn.items()
    )


def page(folder: str, modules: Joined, drawn: str) -> bytes:
    """index.html: what is seen at once, where its parts are, and what it may do at all."""
    preload, start = (
        template(f"{name}.js", app=folder, opening_files=str(OPENING_FILES)).decode()
        for name in ("preload", "start")
    )
    needed = dict.fromkeys(
        path for file in ("worker.js", "main.js") for path in (file, *modules.needs[file])
    )
    links = [f'rel="modulepreload" href="{folder}/{path}"' for path in needed]
    links.append(f'rel="preload" as="fetch" crossorigin href="{folder}/{READ_FIRST}"')
    return template(
        "index.html",
        app=folder,
        last_resort=modules.last_resort,
        preload=preload,
        start=start,
        policy=policy(POLICY, inline(preload, modules.last_resort, start)),
        sprite=(WEB / "sprite.svg").read_text(encoding="utf-8"),
        homes=drawn,
        links="\n".join(f"<link {link}>" for link in links),
    )


def site(base: str, club_lessons: Path | None) -> dict[str, bytes]:
    app_files, python_files = app(club_lessons), python()
    tablebase_files, beside_files = tablebases(), beside()
    modules = joined()
    app_files = in_one_sheet(app_files | modules.scripts() | modules.licences())
    apart = ("index.html", "sprite.svg", "preload.js", "start.js")
    sources = {name: (WEB / name).read_bytes() for name in apart}
    home = told("home.mjs", app_files["data/catalogue.json"])
    app_files |= openings(home["heads"])
    drawn = homes(home["homes"])
    scripts = {"sw.js": modules.service_worker, "last-resort.js": modules.last_resort}
    sources |= {"homes": drawn.encode(), **{name: text.encode() for name, text in scripts.items()}}
    build = digest(app_files | python_files | tablebase_files | beside_files | sources)
    app_folder, python_folder = f"app-{build}", f"py-{digest(python_files)}"
    tablebase_folder = f"tablebases-{digest(tablebase_files)}"

    (wheel,) = (path for path in app_files if path.startswith("engine/"))
    loaded = moved(f"../{python_folder}", python_files) | {wheel: app_files[wheel]}
    built = {
        "build": build,
        "python": f"../{python_folder}/",
        "library": f"../{python_folder}/{LIBRARY}",
        "wheel": wheel,
        "lab": "lab/lab.zip.packed",
        "lock": {"info": lock_info(), "packages": {}},
        "tablebases": {
            path.removesuffix(".json"): f"../{tablebase_folder}/{path}" for path in tablebase_files
        },
        "sizes": {path: len(content) for path, content in loaded.items()},
    }
    app_files["built.js"] = constants("export const", built)

    kept = moved(app_folder, app_files) | moved(python_folder, python_files) | beside_files
    kept |= moved(tablebase_folder, tablebase_files)
    index = page(app_folder, modules, drawn)
    files = {path: sha256(content) for path, content in (kept | {"./": index}).items()}
    worker = constants("const", {"BUILD": build, "FILES": files}) + sources["sw.js"]
    pages = {"index.html": index, "404.html": template("404.html", base=base)}
    return kept | pages | {"sw.js": worker}


def main(into: str, base: str, club_lessons: str = "") -> None:
    for path, content in site(base, Path(club_lessons) if club_lessons else None).items():
        file = Path(into) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


main(*sys.argv[1:])
