"""What the site says where no script of the page forms sentences: too old a browser, no connection.

These texts are messages of web/words. They stand in the documents in every language that has them,
because nothing there knows the reader's language.
"""

import string
from collections.abc import Mapping
from functools import cache
from html import escape
from pathlib import Path

from fluent_words import plain_messages
from languages import PAGE_WORDS, languages

from taku.words import ENGLISH

FAILED, SORRY = Path("web/failed.html"), Path("web/sorry.html")
FAILED_TEXTS = {  # placeholders of failed.html, each with its message
    "title": "last-failed",
    "line": "last-failed-line",
    "again": "last-failed-again",
    "reload": "last-reload",
    "save": "last-save",
    "home": "last-home",
    "saved": "last-saved",
    "partly": "last-partly",
}
ELSEWHERE = (
    *("last-too-old", "last-framed", "last-open", "last-not-fetched", "last-no-script"),
    *("last-no-script-embedded", "last-lost", "last-try-again"),
)
LAST = frozenset({*FAILED_TEXTS.values(), *ELSEWHERE})
"""Ids of these messages, which the page's own files of words need not have."""


@cache
def page_messages(language: str) -> Mapping[str, str]:
    """Return the page's own messages that are plain text, in English where a language has none."""
    return _own(ENGLISH) | _own(language)


def paragraphs(id: str) -> str:
    """Return a message in every language, each in a paragraph of its own."""
    return "\n".join(
        f"<p{_marked(language)}>{escape(text)}</p>" for language, text in _spoken(id).items()
    )


def on_one_line(id: str) -> str:
    """Return a message in every language on one line."""
    return " · ".join(
        f"<span{_marked(language)}>{escape(text)}</span>" for language, text in _spoken(id).items()
    )


def failed_templates() -> str:
    """Return the last resort's page in each language."""
    page = string.Template(FAILED.read_text(encoding="utf-8").rstrip())
    return "\n".join(
        page.substitute(
            {name: escape(page_messages(language)[id]) for name, id in FAILED_TEXTS.items()},
            language=language,
        )
        for language in languages()
    )


def sorry() -> str:
    """Return the page that the service worker shows in place of a lost page."""
    page = string.Template(SORRY.read_text(encoding="utf-8"))
    return page.substitute(lost=paragraphs("last-lost"), again=on_one_line("last-try-again"))


def _spoken(id: str) -> dict[str, str]:
    """Return a message by language, without the languages that lack it."""
    return {each: _own(each)[id] for each in languages() if id in _own(each)}


def _marked(language: str) -> str:
    """Return the attribute that names a language; the documents around are English."""
    return "" if language == ENGLISH else f' lang="{language}"'


@cache
def _own(language: str) -> dict[str, str]:
    path = PAGE_WORDS / f"{language}.ftl"
    return plain_messages(path.read_text(encoding="utf-8")) if path.exists() else {}
