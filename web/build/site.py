"""Assemble the static site: site.py INTO BASE [ORIGIN [RELAYS]], run by build.py.

It reads web/, web/node_modules/, the words in engine/, .build/games/ (made by game_data.py),
.build/recorded/ and .build/problem-views/ (made by record_steps.py and problem_views.py, a folder
for each game) and .build/frozen/ (made by freeze.py). All
addresses in the site are relative, so that it works in any folder of any host. Only 404.html
contains BASE, the path of the site on its host, because a host may show it at any address. ORIGIN
is the host, "https://…", for absolute addresses in what search engines read; "" leaves these out.
RELAYS are addresses, with spaces between, of the relays at which devices meet; "" for those of
relays.json.
"""

import base64
import hashlib
import json
import re
import string
import subprocess
import sys
import zlib
from collections.abc import Iterator, Mapping, Sequence
from concurrent.futures import ThreadPoolExecutor
from dataclasses import asdict, dataclass
from html import escape
from pathlib import Path
from typing import Any

from fluent_words import filled, plain_messages, with_list, without
from languages import PAGE_WORDS, language_of, languages
from last_words import LAST, failed_templates, on_one_line, page_messages, paragraphs, sorry
from library_pages import Library, library
from library_pages import documents as library_documents
from manifest import manifest, screenshots
from manifest import name as manifest_name
from static_pages import documents, links_to, pictures, style

from taku import games
from taku.arena.event_version import event_version
from taku.game_folders import folder_of
from taku.messages.parts import Head
from taku.records import plain
from taku.tables.opening import opening
from taku.words import ENGLISH

WEB = Path("web")
MODULES = WEB / "node_modules"
INTERPRETER = ("pyodide.mjs", "pyodide.asm.mjs", "pyodide.asm.wasm")  # files of npm's package
FROZEN = Path(".build/frozen")
PROBLEM_VIEWS = Path(".build/problem-views")
RECORDED = Path(".build/recorded")
OF_GAMES = Path(".build/games")  # their data and words
LIBRARY_WHEEL = Path(".build/library")  # the wheel of the library without the page
INDEX = """<!doctype html>
<html lang="en">
<head>
<meta charset="utf-8">
<meta name="pypi:repository-version" content="1.0">
<meta name="robots" content="noindex">
<title>Python packages of Taku</title>
</head>
<body><a href="{href}">{text}</a></body>
</html>
"""
RELAYS = WEB / "friends/connection/relays.json"  # a host of the site may choose other relays
HOST_ADDRESSES = {  # for each use in relays.json: the form of its addresses
    "relays": r"wss?://[\w.:/-]+",
    "stun": r"stuns?:[\w.:-]+",
    "turn": r"https?://[\w.:/-]+",  # each answers with TURN servers: friends/connection/turn.ts
}

SHIPPED = {".css"}  # file types of web/ that go into the folder app-…, beside the scripts
NOT_IN_APP = {"build", "icons", "node_modules"}
LIBRARY = "python_stdlib.zip.packed"
TEXTS = (".ftl", ".json")  # file types of words and data
PLAYED = tuple(f"data/{kind}/" for kind in ("problem-views", "problems", "questions", "recorded"))
READ_FIRST = "data/catalogue.json"  # preload.js preloads it
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
EMBED_POLICY = {name: value for name, value in POLICY.items() if name != "manifest-src"} | {
    "frame-src": "'none'"
}
RELAY_POLICY = {  # policy of the relay frame, the only document that may reach other hosts
    "default-src": "'none'",
    "script-src": "'self'",
    "connect-src": "{}",
    "base-uri": "'none'",
    "form-action": "'none'",
    "require-trusted-types-for": "'script'",
    "trusted-types": "'none'",
}

EXAMPLES = ("examples.html", "examples.js")  # a page with every kind of frame
APART = (  # sources of documents and of scripts in them
    *("index.html", "embed.html", "failed.html", "sorry.html", "sprite.svg"),
    *("appearance.js", "preload.js", "start.js"),
    *("embed/start.js", "embed/embed.js", *(f"embed/{name}" for name in EXAMPLES)),
)
STYLE_COMMENT = re.compile(rb"/\*.*?\*/\n?", re.DOTALL)
INDENTATION = re.compile(r"^[ \t]+", re.MULTILINE)
SCRIPT_COMMENT = re.compile(r"^\s*//[^\n]*\n|/\*\*.*?\*/[ \t]*\n?", re.DOTALL | re.MULTILINE)
NEEDLESS = re.compile(rb";? ?([{}]) ?|(?<=;) ")
LINE_START = re.compile(rb"\n\s*")
SHEET_ENDS = b":root { --whole: 1 }\n"
IN_EACH_LESSON = re.compile(
    r"py-.*|icons/icon\.svg"
    r"|app-\w+/(style\.css|data/catalogue\.json|engine/.*|vendor/lit-html/.*|words/\w+\.ftl)"
)
OF_A_GAME = re.compile(r"app-\w+/(?:data|words)/(\w+)(?:\.\w+)?\.\w+|tablebases-\w+/(\w+)/.*")
BROUGHT = 60  # openings of each offer of home; a device uses each at most once
OPENING_FILES = 10  # a visit fetches one of these files, at random

Files = Mapping[str, bytes]


def tree(folder: Path) -> Iterator[Path]:
    """Return all files in a folder, sorted, so that builds are reproducible."""
    return (path for path in sorted(folder.rglob("*")) if path.is_file())


def contents(folder: Path) -> dict[str, bytes]:
    """Return all files in a folder, by path in it."""
    return {path.relative_to(folder).as_posix(): path.read_bytes() for path in tree(folder)}


def digest(files: Files) -> str:
    """Return 12 hex digits of a hash of paths and contents."""
    whole = hashlib.sha256()
    for path, content in sorted(files.items()):
        whole.update(f"{path}\0{len(content)}\0".encode() + content)
    return whole.hexdigest()[:12]


def sha256(content: bytes) -> str:
    """Return the SHA-256 in base64, as in subresource integrity and Content-Security-Policy."""
    return base64.b64encode(hashlib.sha256(content).digest()).decode()


def addresses(documents: Files) -> dict[str, str]:
    """Return the hash of each document, by the address at which a reader opens it."""
    return {path.removesuffix("index.html"): sha256(content) for path, content in documents.items()}


def cached(files: Files) -> dict[str, str]:
    """Return the hash of each file that the service worker caches, by path.

    It leaves out the recorded tables of problems: only frames in other pages fetch them.
    """
    return {path: sha256(files[path]) for path in files if "/problem-views/" not in path}


def node_json(script: str, stdin: bytes = b"") -> Any:
    """Run a script of this folder under Node and return the JSON that it prints."""
    return json.loads(subprocess.check_output(("node", f"web/build/{script}"), input=stdin))


# Modules


@dataclass(frozen=True)
class Joined:
    """The bundles of join.mjs: the page's modules and the npm code that they use."""

    files: dict[str, str]
    needs: dict[str, list[str]]  # for each file, the files that a browser loads before it can run
    read: list[str]  # bundled modules, as paths in web/
    service_worker: str
    last_resort: str

    def scripts(self) -> dict[str, bytes]:
        return {name: text.encode() for name, text in self.files.items()}

    def licences(self) -> dict[str, bytes]:
        """Return the licences of the bundled npm packages."""
        packages = sorted({folder for path in self.read for folder in Path(path).parents})
        found = (file for folder in packages for file in (WEB / folder).glob("LICEN[CS]E*"))
        return {
            f"vendor/{file.relative_to(MODULES).as_posix()}": file.read_bytes() for file in found
        }


def joined() -> Joined:
    """Bundle the page's modules."""
    return Joined(**node_json("join.mjs"))


# Words and openings


def words() -> dict[str, bytes]:
    """Return the words of the page, with those that every game has and the titles of the games."""
    return {f"words/{language}.ftl": words_in(language).encode() for language in languages()}


def words_in(language: str) -> str:
    """Return the words of the page in a language, in English where it lacks a message."""
    own, english = (
        without((PAGE_WORDS / f"{spoken}.ftl").read_text(encoding="utf-8"), LAST)
        for spoken in (language, ENGLISH)
    )
    of_games = (OF_GAMES / f"words/{language}.ftl").read_text(encoding="utf-8")
    return with_list(filled(own, english), "page--english") + of_games


def openings(heads: Mapping[str, Mapping[str, Any]]) -> dict[str, bytes]:
    """Return openings, with which a match begins before the engine has loaded.

    Players can look up these deals. Their seeds are numbered, so that nothing about them is chosen.
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


# Folders


def app(relays: str) -> dict[str, bytes]:
    """Return the files of the folder app-…, without scripts, openings and built.js."""
    files = {
        path.relative_to(WEB).as_posix(): path.read_bytes()
        for path in tree(WEB)
        if path.suffix in SHIPPED and path.relative_to(WEB).parts[0] not in NOT_IN_APP
    }
    offered = {None, *languages()}
    of_games = contents(OF_GAMES)
    files |= {path: of_games[path] for path in of_games if language_of(path) in offered}
    for game in games:
        files |= contents(RECORDED / game)
        files |= moved(f"data/problem-views/{game}", contents(PROBLEM_VIEWS / game))
    for folder in ("engine", "lab"):
        files |= {f"{folder}/{path.name}": path.read_bytes() for path in tree(FROZEN / folder)}
    files["scorm.js"] = (WEB / "embed/scorm.js").read_bytes()
    return files | words() | {"relay.html": relay_frame(relays)}


def relay_frame(relays: str) -> bytes:
    """Return the frame that asks relays to introduce devices; only it may reach other hosts."""
    hosts = {use: " ".join(urls) for use, urls in named_hosts().items()}
    if relays:
        hosts["relays"] = relays
    return template(
        "relay.html", policy=policy(RELAY_POLICY, f"{hosts['relays']} {hosts['turn']}"), **hosts
    )


def named_hosts() -> dict[str, list[str]]:
    """Return the addresses of relays.json by their use; ValueError names one that does not fit."""
    named: dict[str, list[str]] = json.loads(RELAYS.read_text(encoding="utf-8"))
    for use, form in HOST_ADDRESSES.items():
        for url in named[use]:
            if not re.fullmatch(form, url):
                raise ValueError(f"relays.json: {use}: not such an address: {url}")
    return named


def python() -> dict[str, bytes]:
    """Return the files of the folder py-…: Pyodide's interpreter and the cut standard library.

    Its modules end in .js, because some hosts and learning platforms do not serve .mjs as scripts.
    """
    paths = [*(MODULES / "pyodide" / name for name in INTERPRETER), *tree(FROZEN / "library")]
    return {path.name.replace(".mjs", ".js"): path.read_bytes() for path in paths}


def lock_info() -> Any:
    """Return the header of Pyodide's lock file; the site's own lock file names no packages."""
    lock = (MODULES / "pyodide/pyodide-lock.json").read_text(encoding="utf-8")
    return json.loads(lock)["info"]


def tablebases() -> dict[str, bytes]:
    """Return the tablebases of all games, by game and name."""
    paths = (path for game in games for path in Path(folder_of(game)).glob("tablebases/*.json"))
    return {f"{path.parts[-3]}/{path.name}": path.read_bytes() for path in paths}


def beside() -> dict[str, bytes]:
    """Return the icons, which keep their names in every build."""
    return {path.relative_to(WEB).as_posix(): path.read_bytes() for path in tree(WEB / "icons")}


def manifests(catalogue: Any) -> dict[str, bytes]:
    """Return the web app manifest of each language, which names the games of the catalogue."""
    return {
        manifest_name(language): manifest(
            language,
            page_messages(language),
            titles(language, [game["name"] for game in catalogue["games"]]),
        )
        for language in languages()
    }


def titles(language: str, names: Sequence[str]) -> Mapping[str, str]:
    """Return the titles of games in a language."""
    said = plain_messages((OF_GAMES / f"words/{language}.ftl").read_text(encoding="utf-8"))
    return {name: said[f"{name}--game"] for name in names}


def texts_in(files: Files) -> bytes:
    """Return the words and the data among the files as JSON, without what the engine has played."""
    texts = {
        path: text.decode()
        for path, text in files.items()
        if path.endswith(TEXTS) and not path.startswith(PLAYED)
    }
    return json.dumps(texts).encode()


def moved(folder: str, files: Files) -> dict[str, bytes]:
    """Return the files with `folder` before each path."""
    return {f"{folder}/{path}": content for path, content in files.items()}


def in_one_sheet(files: dict[str, bytes]) -> dict[str, bytes]:
    """Return the files with all style sheets joined into style.css, in one line without comments.

    The order is tokens.css, the sheets of the top folder, then those of subfolders. The last rule
    lets the page check that it has received the whole sheet.
    """
    styles = [path for path in files if path.endswith(".css")]
    styles.sort(key=lambda path: (path != "tokens.css", "/" in path, path))
    sheet = b"\n".join([*(STYLE_COMMENT.sub(b"", files[path]) for path in styles), SHEET_ENDS])
    sheet = NEEDLESS.sub(rb"\1", LINE_START.sub(b" ", sheet))  # 7 % smaller over the wire
    return {path: files[path] for path in files if path not in styles} | {"style.css": sheet}


def constants(keyword: str, values: Mapping[str, object]) -> bytes:
    """Return a script that declares constants; `keyword` is `const` or `export const`."""
    lines = (f"{keyword} {name} = {json.dumps(value)};\n" for name, value in values.items())
    return "".join(lines).encode()


def template(name: str, **values: str) -> bytes:
    """Return a file of web/ with its `$names` replaced by values."""
    return string.Template((WEB / name).read_text(encoding="utf-8")).substitute(values).encode()


def policy(rules: Mapping[str, str], allowed: str) -> str:
    """Return a Content-Security-Policy; `allowed` replaces `{}` in its rules."""
    return "; ".join(f"{name} {value}" for name, value in rules.items()).format(allowed)


def bare(script: str) -> str:
    """Return a script without indentation, and without comments that fill lines or name types.

    It has no string of several lines.
    """
    return INDENTATION.sub("", SCRIPT_COMMENT.sub("", script))


def inline(*scripts: str) -> str:
    """Return the policy's sources for the inline scripts of a document."""
    return " ".join(f"'sha256-{sha256(text.encode())}'" for text in scripts)


def homes(drawn: Mapping[str, str]) -> str:
    """Return prerendered templates: home in each language, and the greeting of a return visit."""
    return "\n".join(
        f'<template id="{name}" lang="{name.partition("-")[2]}">{text}</template>'
        for name, text in drawn.items()
    )


def page(folder: str, modules: Joined, drawn: str, pages: str) -> bytes:
    """Return index.html: the first paint, what loads the page's own files, and its policy.

    `folder` is the name of the folder app-…, `drawn` the prerendered templates,
    `pages` the links to pages that need no JavaScript.
    """
    needed = dict.fromkeys(
        path for file in ("main.js", "worker.js") for path in (file, *modules.needs[file])
    )
    preload = template("preload.js", app=folder, modules=" ".join(needed), read_first=READ_FIRST)
    start = template("start.js", app=folder, opening_files=str(OPENING_FILES))
    scripts = {
        "appearance": bare((WEB / "appearance.js").read_text(encoding="utf-8")),
        "preload": bare(preload.decode()),
        "last_resort": bare(modules.last_resort),
        "start": bare(start.decode()),
    }
    return template(
        "index.html",
        app=folder,
        **scripts,
        policy=policy(POLICY, inline(*scripts.values())),
        sprite=(WEB / "sprite.svg").read_text(encoding="utf-8"),
        homes=drawn,
        pages=pages,
        about=escape(page_messages(ENGLISH)["site-line"]),
        failed=failed_templates(),
        too_old=paragraphs("last-too-old"),
        framed=paragraphs("last-framed"),
        open=on_one_line("last-open"),
        not_fetched=paragraphs("last-not-fetched"),
        no_script=paragraphs("last-no-script"),
    )


def embed_files(folder: str, modules: Joined, files: Files) -> dict[str, bytes]:
    """Return embed.html, which shows one thing inside a page of any other site, and embed.js.

    With them comes the list of those of the site's `files` that a lesson in embed.html needs.
    """
    scripts = {
        "appearance": bare((WEB / "appearance.js").read_text(encoding="utf-8")),
        "start": bare((WEB / "embed/start.js").read_text(encoding="utf-8")),
    }
    needed = ("embedded.js", *modules.needs["embedded.js"])
    document = template(
        "embed.html",
        app=folder,
        **scripts,
        policy=policy(EMBED_POLICY, inline(*scripts.values())),
        preloads="\n".join(f'<link rel="modulepreload" href="{folder}/{path}">' for path in needed),
        sprite=(WEB / "sprite.svg").read_text(encoding="utf-8"),
        not_fetched=paragraphs("last-not-fetched"),
        no_script=paragraphs("last-no-script-embedded"),
    )
    return {
        "embed.html": document,
        "embed.js": (WEB / "embed/embed.js").read_bytes(),
        f"{folder}/data/lesson-files.json": lesson_files(files, modules),
    }


def embed_examples() -> dict[str, bytes]:
    """Return a page that shows every kind of frame with the messages that it sends."""
    spoken = "".join(f"<option>{code}</option>" for code in languages())
    script = (WEB / "embed/examples.js").read_bytes()
    document = template("embed/examples.html", languages=spoken)
    return {"embed-examples.html": document, "embed-examples.js": script}


def lesson_files(files: Files, modules: Joined) -> bytes:
    """Return what a lesson in embed.html needs: for each game, and for all under "", file sizes.

    Sizes are bytes in a zip, by path from the site's folder. A SCORM package can carry these files.
    """
    started = ("embedded.js", "worker.js")
    needed = {*started}.union(*(modules.needs[name] for name in started))
    listed: dict[str, dict[str, int]] = {name: {} for name in ("", *games)}
    for path, content in files.items():
        of_game = OF_A_GAME.fullmatch(path)
        game = (of_game[1] or of_game[2]) if of_game else ""
        if game in games or path.partition("/")[2] in needed or IN_EACH_LESSON.fullmatch(path):
            listed[game if game in games else ""][path] = len(zlib.compress(content))
    return json.dumps(listed).encode()


def package_index() -> dict[str, bytes]:
    """Return the library as a wheel at an address that stays, and an index that pip reads."""
    (path,) = LIBRARY_WHEEL.glob("*.whl")
    wheel = path.read_bytes()
    link = f"../../{path.name}#sha256={hashlib.sha256(wheel).hexdigest()}"
    links = {"": ("taku/", "taku"), "taku/": (link, path.name)}
    index = {
        f"python/simple/{folder}index.html": INDEX.format(href=href, text=text).encode()
        for folder, (href, text) in links.items()
    }
    return {f"python/{path.name}": wheel, **index}


def told_to_worker(build: str, files: Mapping[str, str], library: Files) -> dict[str, object]:
    """Return the constants of the service worker; `files` has the hashes of all files."""
    shared = {path: hash for path, hash in files.items() if language_of(path) in {None, ENGLISH}}
    return {
        "BUILD": build,
        "FILES": shared,
        "LANGUAGES": {
            code: {path: hash for path, hash in files.items() if language_of(path) == code}
            for code in languages()
            if code != ENGLISH
        },
        "DOCUMENTS": addresses(library),
        "SORRY": sorry(),
    }


def made_at_once(texts: bytes) -> tuple[Joined, Any, Any, Library]:
    """Return the bundles, home, the pages without JavaScript and those of the Python library.

    Node makes the first three side by side, Python the last one meanwhile.
    """
    with ThreadPoolExecutor(3) as in_node:
        bundling = in_node.submit(joined)
        home = in_node.submit(node_json, "home.mjs", texts)
        pages = in_node.submit(node_json, "pages.mjs", texts)
        made = library()
        return bundling.result(), home.result(), pages.result(), made


def site(base: str, origin: str, relays: str) -> dict[str, bytes]:
    """Return all files of the site by path."""
    app_files, python_files = app(relays), python()
    modules, home, drawn_pages, made = made_at_once(texts_in(app_files))
    tablebase_files = tablebases()
    beside_files = beside() | manifests(json.loads(app_files[READ_FIRST]))
    app_files = in_one_sheet(app_files | modules.scripts() | modules.licences())
    sources = {name: (WEB / name).read_bytes() for name in APART}
    app_files["data/examples.json"] = json.dumps(made.examples).encode()
    app_files |= openings(home["heads"]) | {"static.css": style()}
    drawn = homes(home["homes"])
    scripts = {"sw.js": modules.service_worker, "last-resort.js": modules.last_resort}
    sources |= {"library": json.dumps(made.pages).encode()}
    sources["last"] = f"{failed_templates()}{sorry()}".encode()
    sources |= {"homes": drawn.encode(), **{name: text.encode() for name, text in scripts.items()}}
    build = digest(app_files | python_files | tablebase_files | beside_files | sources)
    app_folder, python_folder = f"app-{build}", f"py-{digest(python_files)}"
    tablebase_folder = f"tablebases-{digest(tablebase_files)}"

    (wheel,) = (path for path in app_files if path.startswith("engine/"))
    loaded = moved(f"../{python_folder}", python_files) | {wheel: app_files[wheel]}
    built = {
        "build": build,
        "languages": {code: asdict(language) for code, language in languages().items()},
        "eventVersions": {game: event_version(game) for game in games},
        "python": f"../{python_folder}/",
        "library": f"../{python_folder}/{LIBRARY}",
        "wheel": wheel,
        "lab": "lab/lab.zip.packed",
        "lock": {"info": lock_info(), "packages": {}},
        "tablebases": {
            path.removesuffix(".json"): f"../{tablebase_folder}/{path}" for path in tablebase_files
        },
        "turn": bool(named_hosts()["turn"]),
        "sizes": {path: len(content) for path, content in loaded.items()},
    }
    app_files["built.js"] = constants("export const", built)

    kept = moved(app_folder, app_files) | moved(python_folder, python_files) | beside_files
    kept |= moved(tablebase_folder, tablebase_files)
    kept |= embed_files(app_folder, modules, kept)
    index = page(app_folder, modules, drawn, links_to(drawn_pages))
    files = cached(kept | {"./": index})
    library_files = library_documents(made, drawn_pages, app_folder)
    worker = constants("const", told_to_worker(build, files, library_files)) + sources["sw.js"]
    pages = {"index.html": index, "404.html": template("404.html", base=base)}
    pages |= screenshots() | embed_examples() | documents(drawn_pages, app_folder, base, origin)
    pages |= library_files | package_index()
    if origin:
        pages |= pictures(
            drawn_pages, lambda drawings: node_json("picture.mjs", json.dumps(drawings).encode())
        )
    return kept | pages | {"sw.js": worker}


def main(into: str, base: str, origin: str = "", relays: str = "") -> None:
    """Write the site into a folder."""
    for path, content in site(base, origin, relays).items():
        file = Path(into) / path
        file.parent.mkdir(parents=True, exist_ok=True)
        file.write_bytes(content)


main(*sys.argv[1:])
