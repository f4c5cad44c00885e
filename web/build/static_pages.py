"""Pages that search engines and readers without JavaScript see: each game, its rules and lessons.

`pages.mjs` draws them as the app does. This module puts them into documents, with pictures for
previews of links, and lists them in a sitemap. Only with an origin, such as "https://host", can
addresses be absolute, which previews, sitemaps and oEmbed need.
"""

import base64
import json
import re
import string
from collections.abc import Iterable, Mapping
from html import escape
from pathlib import Path
from typing import Any, TypeAlias

from languages import languages
from manifest import name as manifest_name

from taku.words import ENGLISH

TEMPLATE = Path("web/build/static.html")
STYLE = Path("web/build/static.css")
TOKENS = Path("web/tokens.css")
SPRITE = Path("web/sprite.svg")
SYMBOL = re.compile(r'<symbol id="([^"]+)".*?</symbol>', re.DOTALL)
USED = re.compile(r'href="#([\w-]+)"')
OF_APP = re.compile(r'href="#/')
WIDTH, HEIGHT = 1200, 630
OEMBED = "oembed.json"  # beside each page
EMBED_SIZE = 430, 480  # CSS pixels of a frame that nothing gives the height of its content

Page: TypeAlias = Mapping[str, Any]
Pages: TypeAlias = Mapping[str, Mapping[str, Page]]
"""What `pages.mjs` prints: by English address and language, each page with its own `address`."""


def _root(page: Page) -> str:
    """Return the way from a page to the top of the site."""
    address: str = page["address"]
    return "../" * address.count("/")


def _games(pages: Pages) -> Iterable[Mapping[str, Page]]:
    """Yield the first page of each game, by language."""
    return (languages for path, languages in pages.items() if path.count("/") == 1)


def style() -> bytes:
    """Return the style sheet of these pages, which no script can give a theme."""
    tokens = TOKENS.read_text(encoding="utf-8")
    dark = re.search(r'\[data-theme="dark"\] \{(.*?)\n\}', tokens, re.DOTALL)
    if not dark:
        raise ValueError(f"{TOKENS.name}: no tokens of the dark theme")
    night = f"@media (prefers-color-scheme: dark) {{ :root:not([data-theme]) {{{dark[1]}\n}} }}\n"
    return (night + STYLE.read_text(encoding="utf-8")).encode()


def symbols_of(html: str) -> str:
    """Return the symbols of the sprite that a page uses, and those that they use."""
    known = {found[1]: found[0] for found in SYMBOL.finditer(SPRITE.read_text(encoding="utf-8"))}
    wanted, found = USED.findall(html), dict[str, str]()
    while wanted:
        name = wanted.pop()
        if name in known and name not in found:
            found[name] = known[name]
            wanted += USED.findall(known[name])
    return "".join(found[name] for name in known if name in found)


def documents(pages: Pages, app: str, base: str, origin: str) -> dict[str, bytes]:
    """Return all pages by path, with sitemap.xml and robots.txt if there is an origin.

    `app` is the name of the folder with the style sheets.
    """
    site = f"{origin}{base}" if origin else ""
    files = {
        f"{page['address']}index.html": _document(pages, path, language, app, site)
        for path, languages in pages.items()
        for language, page in languages.items()
    }
    if site:
        files |= {
            f"{page['address']}{OEMBED}": _oembed(page, language, site)
            for languages in pages.values()
            for language, page in languages.items()
        }
        files["sitemap.xml"] = _sitemap(pages, site)
        files["robots.txt"] = f"User-agent: *\nAllow: /\nSitemap: {site}sitemap.xml\n".encode()
    return files


def _document(pages: Pages, path: str, language: str, app: str, site: str) -> bytes:
    page = pages[path][language]
    root = _root(page)
    html = OF_APP.sub(f'href="{root}#/', page["html"])
    html = html.replace(f'target="_blank" rel="noopener" href="{page["address"]}#', 'href="#')
    parts = {
        "language": language,
        "title": page["title"],
        "about": page["about"],
        "links": "\n".join(_links(pages[path], language, site)),
        "others": _other_languages(pages[path], language, root),
        "symbols": page["symbols"],
    }
    return framed(pages, html, root, app, **parts)


def framed(
    pages: Pages,
    html: str,
    root: str,
    app: str,
    *,
    title: str,
    about: str,
    links: str,
    language: str = ENGLISH,
    others: str = "",
    symbols: str = "",
) -> bytes:
    """Return a document around the HTML of its body; `root` is the way to the top of the site.

    `links` go into its head, `others` into its bar, `symbols` are drawings that it brings.
    """
    parts = {
        "language": language,
        "title": escape(title),
        "about": escape(about),
        "root": root,
        "manifest": manifest_name(language),
        "app": app,
        "links": links,
        "sprite": symbols_of(f'{html}{symbols}<use href="#logo">') + symbols,
        "others": others,
        "games": "".join(_link(root, language, languages[language]) for languages in _games(pages)),
        "accessibility": escape(next(iter(pages.values()))[language]["accessibility"]),
        "html": html,
    }
    return string.Template(TEMPLATE.read_text(encoding="utf-8")).substitute(parts).encode()


def _link(root: str, language: str, page: Page) -> str:
    return f'<a href="{root}{page["address"]}" lang="{language}">{escape(page["name"])}</a>'


def _other_languages(pages: Mapping[str, Page], language: str, root: str) -> str:
    return "".join(
        f'<a href="{root}{page["address"]}" lang="{other}" hreflang="{other}">'
        f"{page['language']}</a>"
        for other, page in pages.items()
        if other != language
    )


def links_to(pages: Pages) -> str:
    """Return links from the top of the site to each game in each language."""
    found = (item for languages in _games(pages) for item in languages.items())
    return " · ".join(_link("", language, page) for language, page in found)


def _links(pages: Mapping[str, Page], language: str, site: str) -> Iterable[str]:
    """Yield what engines and chats read: the addresses, the preview, and data on the game."""
    page = pages[language]
    root = site or _root(page)
    for other, twin in pages.items():
        yield f'<link rel="alternate" hreflang="{other}" href="{root}{twin["address"]}">'
    if not site:
        return
    own = f"{site}{page['address']}"
    picture = f"{site}{page['picture']}"
    yield f'<link rel="alternate" hreflang="x-default" href="{site}{pages[ENGLISH]["address"]}">'
    yield f'<link rel="canonical" href="{own}">'
    preview = {
        "og:type": "website",
        "og:site_name": "Taku 卓",
        "og:locale": languages()[language].tag.replace("-", "_"),
        "og:title": page["title"],
        "og:description": page["about"],
        "og:url": own,
        "og:image": picture,
        "og:image:width": str(WIDTH),
        "og:image:height": str(HEIGHT),
        "og:image:alt": page["name"],
    }
    for name, value in preview.items():
        yield f'<meta property="{name}" content="{escape(value)}">'
    yield '<meta name="twitter:card" content="summary_large_image">'
    yield (
        '<link rel="alternate" type="application/json+oembed" '
        f'href="{own}{OEMBED}" title="{escape(page["title"])}">'
    )
    game = {
        "@context": "https://schema.org",
        "@type": "VideoGame",
        "name": page["name"],
        "description": page["about"],
        "url": own,
        "image": picture,
        "inLanguage": language,
        "applicationCategory": "Game",
        "gamePlatform": "Web browser",
        "offers": {"@type": "Offer", "price": "0", "priceCurrency": "EUR"},
    }
    text = json.dumps(game, ensure_ascii=False).replace("<", "\\u003c")
    yield f'<script type="application/ld+json">{text}</script>'


def _oembed(page: Page, language: str, site: str) -> bytes:
    """Return what turns a page's address in a blog into the thing itself (https://oembed.com)."""
    width, height = EMBED_SIZE
    frame = (
        f'<iframe src="{site}embed.html?language={language}{escape(page["embed"])}" '
        f'title="{escape(page["title"])}" width="{width}" height="{height}" loading="lazy" '
        'style="border:0;max-width:100%"></iframe>'
    )
    told = {
        "version": "1.0",
        "type": "rich",
        "provider_name": "Taku",
        "provider_url": site,
        "title": page["title"],
        "html": frame,
        "width": width,
        "height": height,
        "thumbnail_url": f"{site}{page['picture']}",
        "thumbnail_width": WIDTH,
        "thumbnail_height": HEIGHT,
    }
    return json.dumps(told, ensure_ascii=False).encode()


def _sitemap(pages: Pages, site: str) -> bytes:
    entries = "".join(
        f"<url><loc>{site}{page['address']}</loc></url>\n"
        for languages in pages.values()
        for page in languages.values()
    )
    schema = "http://www.sitemaps.org/schemas/sitemap/0.9"
    whole = f'<urlset xmlns="{schema}">\n<url><loc>{site}</loc></url>\n{entries}</urlset>\n'
    return f'<?xml version="1.0" encoding="UTF-8"?>\n{whole}'.encode()


# Pictures


def pictures(pages: Pages, drawn: Any) -> dict[str, bytes]:
    """Return the pictures as PNG by file; `drawn` turns a list of SVG into base64 of PNG."""
    wanted = {
        page["picture"]: _picture(page)
        for languages in _games(pages)
        for page in languages.values()
    }
    made = drawn(list(wanted.values()))
    return {file: base64.b64decode(png) for file, png in zip(wanted, made, strict=True)}


INKS = {"H": "#B5211F", "D": "#B5211F", "R": "#D55E00", "O": "#EDA320", "Y": "#B8A71E"}
INKS |= {"G": "#12A67D", "B": "#0B72B5"}
SIGNS = {"C": "♣", "D": "♦", "H": "♥", "S": "♠", "R": "▲", "O": "●", "Y": "★", "G": "◆", "B": "☾"}
PIPS = {1: "c", 2: "ai", 3: "aci", 4: "agix", 5: "agixc", 6: "agixmn"}
AT = {"a": (40, 40), "i": (160, 160), "g": (160, 40), "x": (40, 160), "c": (100, 100)}
AT |= {"m": (40, 100), "n": (160, 100)}


def _picture(page: Mapping[str, Any]) -> str:
    items = [_item(name, place) for place, name in enumerate(page["art"][:3])]
    size = min(92, 1000 // max(8, _wide(page["name"])))
    line = min(34, 1000 // max(20, _wide(page["line"])))
    texts = f"{page['name']}{page['line']}"
    fonts = "DejaVu Sans" if _wide(texts) == len(texts) else "BIZ UDGothic"
    return (
        f'<svg xmlns="http://www.w3.org/2000/svg" width="{WIDTH}" height="{HEIGHT}">'
        f'<rect width="{WIDTH}" height="{HEIGHT}" fill="#ECDDC3"/>{"".join(items)}'
        f'<g fill="#2B241C" font-family="{fonts}">'
        f'<text x="80" y="280" font-size="{size}" font-weight="700">{escape(page["name"])}</text>'
        f'<text x="80" y="360" font-size="{line}">{escape(page["line"])}</text>'
        '<text x="80" y="540" font-family="BIZ UDGothic" font-size="40" fill="#574C40">'
        "Taku 卓</text></g></svg>"
    )


def _wide(text: str) -> int:
    """Return the width of a text in Latin letters."""
    return sum(2 if ord(letter) > 0x2E80 else 1 for letter in text)


def _item(name: str, place: int) -> str:
    """Draw a card or a die."""
    x, turn = 690 + 110 * place, 9 * (place - 1)
    if name in "123456":
        pips = "".join(
            f'<circle cx="{AT[pip][0]}" cy="{AT[pip][1]}" r="18" fill="#241E18"/>'
            for pip in PIPS[int(name)]
        )
        return (
            f'<g transform="translate({660 + 170 * place} {170 + 60 * place}) scale(.8)">'
            f'<rect width="200" height="200" rx="34" fill="#FFFEFB" stroke="#CFC3B0" '
            f'stroke-width="4"/>{pips}</g>'
        )
    rank = {"T": "10", "X": "★"}.get(name[0], name[0])
    suit = SIGNS.get(name[1].upper(), "")
    ink = INKS.get(name[1].upper(), "#241E18")
    return (
        f'<g transform="translate({x} 130) rotate({turn} 110 310)" fill="{ink}" '
        'font-family="DejaVu Sans" font-weight="700" text-anchor="middle">'
        '<rect width="230" height="322" rx="20" fill="#FFFDF9" stroke="#CFC3B0" stroke-width="4"/>'
        f'<text x="46" y="76" font-size="64">{rank}</text>'
        f'<text x="46" y="140" font-size="60">{suit}</text>'
        f'<text x="140" y="290" font-size="150">{suit or rank}</text></g>'
    )
