"""Put the site together: site.py INTO BASE, run by build.py from the project's folder.

Reads web/, web/node_modules/, the words in engine/ and what freeze.py has made in
.build/frozen/. All addresses in the site are relative, so that it works in any folder of any
host. Only 404.html, which a host may show at any address, has to know its BASE.
"""

import base64
import hashlib
import json
import posixpath
import re
import string
import subprocess
import sys
from collections.abc import Callable, Iterator, Mapping
from dataclasses import replace
from pathlib import Path
from typing import Any

from fluent.syntax import ast, parse

from taku.catalogue import catalogue, rulebook
from taku.lessons import Lesson, Step, lessons
from taku.marking import lay
from taku.practice import quiz_of
from taku.view import plain

WEB = Path("web")
MODULES = WEB / "node_modules"
FROZEN = Path(".build/frozen")
GAMES = Path("engine/taku/games")

LANGUAGES = ("en", "ja")
SHIPPED = {".js", ".css", ".ftl"}  # of web/, into the folder app-…
NOT_IN_APP = {"build", "icons", "node_modules", "start.js", "sw.js"}
PYODIDE = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")
LIBRARY = "python_stdlib.zip.packed"
LIBRARIES = {  # what the page imports by a bare name -> where npm has put it
    "@fluent/bundle": "@fluent/bundle/esm/index.js",
    "idb-keyval": "idb-keyval/dist/index.js",
    "lean-qr": "lean-qr/index.mjs",
    "lit-html": "lit-html/lit-html.js",
    "lit-html/": "lit-html/",
}
READ_FIRST = ("data/catalogue.json", *(f"words/{name}.ftl" for name in LANGUAGES))
POLICY = {
    "default-src": "'none'",
    "script-src": "'self' 'wasm-unsafe-eval' {}",
    "style-src": "'self'",
    "img-src": "'self' data:",
    "connect-src": "'self'",
    "worker-src": "'self'",
    "manifest-src": "'self'",
    "base-uri": "'none'",
    "form-action": "'none'",
}
IMPORT = re.compile(
    r"""(?:^|[\s;}])(?:import|export)\s*(?:[\w$*{}\s,]+?\bfrom\s*)?["']([^"']+)["']"""
)

Files = Mapping[str, bytes]


def tree(folder: Path) -> Iterator[Path]:
    """All files in a folder, in an order that is the same everywhere."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def digest(files: Files) -> str:
    whole = hashlib.sha256()
    for path, content in sorted(files.items()):
        whole.update(f"{path}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()[:12]


# Modules


def resolve(name: str, importer: str) -> str:
    """The file that a module means by `name`, as a path in the folder app-…"""
    if name.startswith("."):
        return posixpath.normpath(posixpath.join(posixpath.dirname(importer), name))
    if name in LIBRARIES:
        return f"vendor/{LIBRARIES[name]}"
    package, _, path = name.partition("/")
    if f"{package}/" in LIBRARIES:
        return f"vendor/{LIBRARIES[f'{package}/']}{path}"
    raise ValueError(f"{importer} imports {name!r}, which LIBRARIES does not name")


def imports(module: str, files: Files) -> list[str]:
    return [resolve(name, module) for name in IMPORT.findall(files[module].decode())]


def reached(start: str, files: Files) -> list[str]:
    """The modules that a browser loads before `start` can run, itself first."""
    found = [start]
    for module in found:
        found += [path for path in imports(module, files) if path not in found]
    return found


def libraries(app: Files) -> dict[str, bytes]:
    """The modules of npm's packages that the page imports, and their licences."""
    found: dict[str, bytes] = {}
    waiting = [(path, app) for path in app if path.endswith(".js")]
    for importer, files in waiting:
        for path in imports(importer, files):
            if path.startswith("vendor/") and path not in found:
                found[path] = (MODULES / path.removeprefix("vendor/")).read_bytes()
                waiting.append((path, found))
    for package in sorted({path.removeprefix("vendor/").rpartition("/")[0] for path in found}):
        for licence in (MODULES / package).glob("LICEN[CS]E*"):
            found[f"vendor/{package}/{licence.name}"] = licence.read_bytes()
    return found


# What the page reads


def data() -> dict[str, bytes]:
    """What the page shows of the games before Python is there."""
    games = catalogue()
    for game in games:
        game["words"] = {language: titles(game, language) for language in LANGUAGES}
    tables = {"catalogue": {"games": games}} | {g["name"]: rulebook(g["name"]) for g in games}
    taught = {game["name"]: list(map(laid(game["name"]), lessons(game["name"]))) for game in games}
    tables |= {"lessons": {game: list(map(entry, told)) for game, told in taught.items()}}
    tables |= {f"lessons/{game}": told for game, told in taught.items()}
    return {
        f"data/{name}.json": json.dumps(table, ensure_ascii=False).encode()
        for name, table in tables.items()
    }


def laid(game: str) -> Callable[[Lesson], dict[str, Any]]:
    """A lesson with what the page would have to ask the rules: who sits there, and who looks."""

    def seen(step: Step) -> Step:
        match, me = lay(game, step)
        return replace(step, seats=len(match.seats), me=me)

    return lambda lesson: plain(replace(lesson, steps=tuple(map(seen, lesson.steps))))


def entry(lesson: Mapping[str, Any]) -> dict[str, Any]:
    """What a list of lessons tells of each."""
    return {**lesson, "steps": len(lesson["steps"])}


def titles(game: Mapping[str, Any], language: str) -> dict[str, str]:
    """What is said of a game before its words are there: how home offers it, what it asks."""
    path = GAMES / game["name"] / f"{language}.ftl"
    messages = {
        entry.id.name: entry.value.elements
        for entry in parse(path.read_text(encoding="utf-8")).body
        if isinstance(entry, ast.Message) and entry.value
    }
    texts = {}
    offers = ["game", *(f"game-{preset}" for preset in game["shown"])]
    ids = [offer + part for offer in offers for part in ("", "-line", "-time", "-art")]
    ids += [f"preset-{preset}" for preset in game["presets"]]
    ids += [f"quiz-{kind}-title" for kind in asked(game["name"])]
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


def app() -> dict[str, bytes]:
    """The page's folder but for built.js, which can be written only when this is known."""
    files = {
        path.relative_to(WEB).as_posix(): path.read_bytes()
        for path in tree(WEB)
        if path.suffix in SHIPPED and path.relative_to(WEB).parts[0] not in NOT_IN_APP
    }
    files |= {f"engine/{path.name}": path.read_bytes() for path in tree(FROZEN / "engine")}
    return files | words() | data()


def python() -> dict[str, bytes]:
    files = {name: (MODULES / "pyodide" / name).read_bytes() for name in PYODIDE}
    return files | {path.name: path.read_bytes() for path in tree(FROZEN / "library")}


def lock_info() -> Any:
    """For which Pyodide a lock is; ours names no packages."""
    return json.loads((MODULES / "pyodide/pyodide-lock.json").read_text())["info"]


def tables() -> dict[str, bytes]:
    """What bots know by heart. The engine asks for it by the game and the name of the table."""
    return {
        f"{path.parts[-3]}/{path.name}": path.read_bytes() for path in GAMES.glob("*/tables/*.json")
    }


def beside() -> dict[str, bytes]:
    """What lies beside the page, under a name that stays."""
    paths = [WEB / "manifest.webmanifest", *tree(WEB / "icons")]
    return {path.relative_to(WEB).as_posix(): path.read_bytes() for path in paths}


def moved(folder: str, files: Files) -> dict[str, bytes]:
    return {f"{folder}/{path}": content for path, content in files.items()}


def in_one_sheet(files: dict[str, bytes]) -> dict[str, bytes]:
    """The same with one style sheet: tokens first, then those beside the page, then its parts'."""
    styles = [path for path in files if path.endswith(".css")]
    styles.sort(key=lambda path: (path != "tokens.css", path.count("/"), path))
    sheet = b"\n".join(files[path] for path in styles)
    return {path: files[path] for path in files if path not in styles} | {"style.css": sheet}


def constants(keyword: str, values: Mapping[str, object]) -> bytes:
    lines = (f"{keyword} {name} = {json.dumps(value)};\n" for name, value in values.items())
    return "".join(lines).encode()


def template(name: str, **values: str) -> bytes:
    return string.Template((WEB / name).read_text(encoding="utf-8")).substitute(values).encode()


def policy(*inline: str) -> str:
    """What the page may do; of scripts that stand in it, only these."""
    digests = (hashlib.sha256(text.encode()).digest() for text in inline)
    allowed = " ".join(f"'sha256-{base64.b64encode(digest).decode()}'" for digest in digests)
    return "; ".join(f"{name} {value}" for name, value in POLICY.items()).format(allowed)


def homes(files: Files) -> str:
    """Home in each language, drawn before anybody comes."""
    draw = ("node", "web/build/home.mjs")
    drawn = json.loads(subprocess.check_output(draw, input=files["data/catalogue.json"]))
    return "\n".join(
        f'<template id="home-{language}" lang="{language}">{text}</template>'
        for language, text in drawn.items()
    )


def page(folder: str, files: Files, drawn: str) -> bytes:
    """index.html: what is seen at once, where its parts are, and what it may do at all."""
    vendor = {name: f"./{folder}/vendor/{path}" for name, path in LIBRARIES.items()}
    importmap = json.dumps({"imports": vendor})
    start = template("start.js", app=folder).decode()
    modules = dict.fromkeys(reached("wire/worker.js", files) + reached("main.js", files))
    links = [f'rel="modulepreload" href="{folder}/{path}"' for path in modules]
    links += [f'rel="preload" as="fetch" crossorigin href="{folder}/{path}"' for path in READ_FIRST]
    return template(
        "index.html",
        app=folder,
        importmap=importmap,
        start=start,
        policy=policy(importmap, start),
        sprite=(WEB / "sprite.svg").read_text(encoding="utf-8"),
        homes=drawn,
        links="\n".join(f"<link {link}>" for link in links),
    )


def site(base: str) -> dict[str, bytes]:
    app_files, python_files, table_files, beside_files = app(), python(), tables(), beside()
    app_files = in_one_sheet(app_files | libraries(app_files))
    apart = ("index.html", "sprite.svg", "start.js", "sw.js")
    sources = {name: (WEB / name).read_bytes() for name in apart}
    drawn = homes(app_files)
    sources["homes"] = drawn.encode()
    build = digest(app_files | python_files | table_files | beside_files | sources)
    app_folder, python_folder = f"app-{build}", f"py-{digest(python_files)}"
    table_folder = f"tables-{digest(table_files)}"

    (wheel,) = (path for path in app_files if path.startswith("engine/"))
    loaded = moved(f"../{python_folder}", python_files) | {wheel: app_files[wheel]}
    built = {
        "build": build,
        "python": f"../{python_folder}/",
        "library": f"../{python_folder}/{LIBRARY}",
        "wheel": wheel,
        "lock": {"info": lock_info(), "packages": {}},
        "tables": {path.removesuffix(".json"): f"../{table_folder}/{path}" for path in table_files},
        "sizes": {path: len(content) for path, content in loaded.items()},
    }
    app_files["built.js"] = constants("export const", built)

    kept = moved(app_folder, app_files) | moved(python_folder, python_files) | beside_files
    kept |= moved(table_folder, table_files)
    worker = constants("const", {"BUILD": build, "FILES": ["./", *kept]}) + sources["sw.js"]
    pages = {
        "index.html": page(app_folder, app_files, drawn),
        "404.html": template("404.html", base=base),
    }
    return kept | pages | {"sw.js": worker}


def main(into: str, base: str) -> None:
    for path, content in site(base).items():
        file = Path(into) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


main(*sys.argv[1:])
