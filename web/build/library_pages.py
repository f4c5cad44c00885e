"""The pages of the Python library: guides, a page for each game, and the API reference.

The guides are documents of the engine or sections of them. pdoc renders them and the docstrings.
An example with prompts gets a link to the screen of the app that runs it (`#/python/ID`).
"""

import inspect
import posixpath
import re
import tomllib
from collections.abc import Iterable, Iterator, Mapping
from dataclasses import dataclass, field
from html import escape
from importlib import import_module
from pathlib import Path
from typing import Any

import pdoc.doc
import pdoc.render
from pdoc.render_helpers import to_html
from static_pages import Pages, framed

from taku import game as contract
from taku import view
from taku.field_docs import FieldDocs
from taku.game import Game
from taku.games import GAMES
from taku.options import OptionEntry, changed, form
from taku.words import Words

ENGINE = Path("engine")
TEMPLATES = Path("web/build/library")
STYLE = TEMPLATES / "library.css"
ROOM = "python/"
API = tomllib.loads(Path("pyproject.toml").read_text(encoding="utf-8"))["tool"]["taku"]["api"]
EXAMPLE = re.compile(r"```python\n(>>> .*?)```", re.DOTALL)
BARE_EXAMPLE = re.compile(r"^>>> .*?(?=\n\n|\Z)", re.DOTALL | re.MULTILINE)
LINK = re.compile(r"\[([^\]]+)\]\(([^):#]+)\)")
TO_MEMBER = re.compile(r'<a href="#([^"]+)">(.*?)</a>')
NOT_IN_THE_BROWSER = ("gymnasium", "pettingzoo", "numpy")  # the page lacks these modules


@dataclass(frozen=True)
class Guide:
    """A page made of a document, or of some sections of one."""

    address: str
    title: str
    source: Path
    sections: tuple[str, ...] = ()
    program: Path | None = None
    """A program that the page shows at its end."""

    def text(self) -> str:
        """Return its Markdown without the title."""
        text = self.source.read_text(encoding="utf-8")
        if self.sections:
            text = "\n".join(_section(text, heading) for heading in self.sections)
        if self.program:
            text += f"\n```python\n{self.program.read_text(encoding='utf-8')}```\n"
        return re.sub(r"\A# .*\n", "", text)


GUIDES = (
    Guide("", "Taku for Python", ENGINE / "PACKAGE.md"),
    Guide("notation/", "Notation", ENGINE / "README.md", ("Notation",)),
    Guide("bots/", "Write a bot", ENGINE / "guides/bots.md"),
    Guide("arena/", "The arena", ENGINE / "taku/arena/README.md"),
    Guide(
        "training/",
        "Train an agent",
        ENGINE / "guides/training.md",
        program=ENGINE / "guides/train_hearts.py",
    ),
    Guide("review/", "Review a match", ENGINE / "README.md", ("What mattered: review",)),
    Guide("lessons/", "Write lessons", ENGINE / "taku/teaching/README.md"),
    Guide("new-game/", "Write a game", ENGINE / "README.md", ("How to add a game", "The contract")),
    Guide("engine/", "Inside the engine", ENGINE / "README.md", ("Design ideas", "Glossary")),
    Guide("translating/", "Translate", ENGINE / "TRANSLATING.md"),
    Guide("changes/", "Changes", ENGINE / "CHANGELOG.md"),
)


def _section(text: str, heading: str) -> str:
    """Return a section of a document, with its heading of the second level."""
    found = re.search(rf"^## {re.escape(heading)}\n.*?(?=^## |\Z)", text, re.DOTALL | re.MULTILINE)
    if not found:
        raise ValueError(f"no section {heading!r}")
    return found[0]


@dataclass
class Library:
    """All pages by address, as HTML without a frame, and the examples that the app can run."""

    pages: dict[str, tuple[str, str]] = field(default_factory=dict)
    """The title and the HTML of each page."""
    examples: list[dict[str, str]] = field(default_factory=list)
    """The `id`, `title` and `code` of each example that the app can run."""

    def add(self, address: str, title: str, markdown: str, source: Path = ENGINE) -> None:
        """Render a page; relative links in it are as in `source`."""
        root = "../" * (ROOM + address).count("/")
        name = address.strip("/") or "start"
        count = 0

        def runnable(found: re.Match[str]) -> str:
            nonlocal count
            if any(module in found[1] for module in NOT_IN_THE_BROWSER):
                return found[0]
            count += 1
            id = f"{name}-{count}"
            code = _without_prompts(found[1])
            self.examples.append({"id": id, "title": f"{title} · {count}", "code": code})
            return f'{found[0]}\n\n<p class="run"><a href="{root}#/python/{id}">Run it</a></p>\n'

        markdown = LINK.sub(lambda found: _link(found, source, root), markdown)
        html = str(to_html(EXAMPLE.sub(runnable, markdown)))
        self.pages[address] = (title, html)


def _without_prompts(example: str) -> str:
    """Return the code of an example without its prompts and outputs."""
    lines = (line[4:] for line in example.splitlines() if line.startswith((">>> ", "... ")))
    return "\n".join(lines)


def _link(found: re.Match[str], source: Path, root: str) -> str:
    """Return a link to a document as one to its page, or as plain text if it has none."""
    text, target = found[1], posixpath.normpath(source.parent / found[2])
    for guide in GUIDES:
        if str(guide.source) == target:
            return f"[{text}]({root}{ROOM}{guide.address})"
    return text


# A page for each game


def _guide_to(name: str, game: Game[Any]) -> str:
    words = Words(name)
    package, table = (import_module(f"taku.games.{name}{part}") for part in ("", ".table"))
    about = BARE_EXAMPLE.sub(r"```python\n\g<0>\n```", inspect.getdoc(package) or "")
    notation = (inspect.getdoc(table) or "").partition("\n\n")[2]
    parts = [
        f"# {words.say('game')}",
        about,
        f"{', '.join(map(str, game.seats))} players; the first number is usual. "
        f"Levels of bots: {_codes(game.bots)}."
        + (f" Tempers: {_codes(game.tempers)}." if game.tempers else ""),
        f"## Notation\n\n{notation}",
        "## Rule sets\n\nA rule set is the argument `preset` of `Match`.",
        _table(("Preset", "What it is", "Options that it changes"), _presets(words, game)),
        "## Options\n\nHouse rules are the argument `options` of `Match`: a mapping of names to "
        "values. The first value is the default.",
        _table(("Option", "What it does", "Values"), _options(words, game)),
    ]
    return "\n\n".join(parts)


def _presets(words: Words, game: Game[Any]) -> Iterator[tuple[str, ...]]:
    for name, options in game.presets.items():
        about = f"**{words.say(f'preset-{name}')}**"
        if f"preset-{name}-help" in words:
            about += f". {words.say(f'preset-{name}-help')}"
        yield f"`{name}`", about, _codes(f"{k}={v!r}" for k, v in changed(options).items())


def _options(words: Words, game: Game[Any]) -> Iterator[tuple[str, ...]]:
    for option in form(type(next(iter(game.presets.values())))):
        id = f"option-{option.name}"
        about = f"**{words.say(id)}**"
        if f"{id}-help" in words:
            about += f". {words.say(f'{id}-help')}"
        yield f"`{option.name}`", about + _conditions(option), _values(option)


def _values(option: OptionEntry) -> str:
    others = (value for value in option.among if value is not option.default)
    return _codes(repr(value) for value in (option.default, *others))


def _conditions(option: OptionEntry) -> str:
    """Return when an option has an effect, as a sentence to append."""
    needs = [f"`{name}` is {_any(values)}" for name, values in option.needs.items()]
    if option.players:
        needs.append(f"there are {_any(option.players)} players")
    return f" *Only if {' and '.join(needs)}.*" if needs else ""


def _any(values: tuple[Any, ...]) -> str:
    return " or ".join(f"`{value!r}`" for value in values)


def _codes(names: Iterable[str]) -> str:
    return ", ".join(f"`{name}`" for name in names)


def _table(heads: tuple[str, ...], rows: Iterator[tuple[str, ...]]) -> str:
    lines = (heads, ("---",) * len(heads), *rows)
    return "\n".join(f"| {' | '.join(cells)} |" for cells in lines)


# All pages


def library() -> Library:
    """Render all pages."""
    made = Library()
    for guide in GUIDES:
        made.add(guide.address, guide.title, f"# {guide.title}\n\n{guide.text()}", guide.source)
    for name, game in GAMES.items():
        made.add(f"{name}/", Words(name).say("game"), _guide_to(name, game))
    for address, html in _reference().items():
        name = address.removeprefix("api/").removesuffix(".html")
        made.pages[address] = (name.replace("/", "."), html)
    return made


def _reference() -> Mapping[str, str]:
    """Return the API reference, a page for each module, by address."""
    pdoc.render.configure(
        docformat="markdown", search=False, show_source=False, template_directory=TEMPLATES
    )
    for kind in (*vars(contract).values(), *vars(view).values()):
        docs = vars(kind).get("__doc__") if isinstance(kind, type) else None
        if isinstance(docs, FieldDocs):
            kind.__doc__ = docs.own  # pdoc lists the fields itself
    modules = {name: pdoc.doc.Module(import_module(name)) for name in API}
    return {
        f"api/{name.replace('.', '/')}.html": _with_sound_links(
            pdoc.render.html_module(module, modules)
        )
        for name, module in modules.items()
    }


def _with_sound_links(html: str) -> str:
    """Return HTML without links to members that it leaves out, such as inherited ones."""
    shown = set(re.findall(r'\bid="([^"]+)"', html))
    return TO_MEMBER.sub(lambda found: found[0] if found[1] in shown else found[2], html)


def documents(made: Library, pages: Pages, app: str) -> dict[str, bytes]:
    """Return all files of the folder `python/`, by path; `app` is the folder of style sheets."""
    files = {"library.css": STYLE.read_bytes()}
    for address, (title, content) in made.pages.items():
        html = content.replace("<pre>", '<pre tabindex="0">')  # a keyboard can scroll it
        root = "../" * (ROOM + address).count("/")
        body = (
            f'<a class="to-pages" href="#pages">All pages</a><article>{html}</article>'
            f'<nav id="pages" aria-label="Pages">{_contents(made, address)}</nav>'
        )
        file = address if address.endswith(".html") else f"{address}index.html"
        style = f'<link rel="stylesheet" href="{root}{ROOM}library.css">'
        about = f"{title}: the Python library of Taku"
        parts = {"title": title, "about": about, "links": style}
        files[file] = framed(pages, f'<div class="library">{body}</div>', root, app, **parts)
    return {ROOM + file: content for file, content in files.items()}


def _contents(made: Library, address: str) -> str:
    """Return the list of all pages, as links from the page at this address."""
    root = "../" * address.count("/")
    groups = {
        "Guides": [guide.address for guide in GUIDES],
        "Games": [f"{name}/" for name in GAMES],
        "Reference": [each for each in made.pages if each.startswith("api/")],
    }

    def link(to: str) -> str:
        here = ' aria-current="page"' if to == address else ""
        return f'<li><a href="{root}{to or "./"}"{here}>{escape(made.pages[to][0])}</a></li>'

    return "".join(
        f"<h2>{group}</h2><ul>{''.join(map(link, each))}</ul>" for group, each in groups.items()
    )
