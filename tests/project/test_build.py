"""What the build has made, and what the repository must not hold."""

import gzip
import json
import os
import posixpath
import re
import socket
import struct
import subprocess
import sys
import threading
from contextlib import contextmanager
from html import escape
from html.parser import HTMLParser
from io import BytesIO
from zipfile import ZIP_STORED, ZipFile

import pytest

import build
from taku.teaching.lessons import lessons
from taku.terminal import serve
from web.build.club import club
from web.build.languages import ENGLISH, languages

OTHERS = [language for language in languages() if language != ENGLISH]
FROZEN = build.WORK / "frozen"
ORIGIN = "https://name.example"
STATIC = re.compile(
    rf"(({'|'.join(OTHERS)})/)?(hearts|president|haggis|yahtzee|yams|yacht|yatzy|kniffel|generala)/"
    r"((rules|learn)/)?index\.html"
)
ELSEWHERE = re.compile(
    r"registry[.]|pythonhoste[d]|pypi[.]org|jsdeliv[r]|unpkg[.]|/work[/]|/root[/]"
)

pytestmark = pytest.mark.skipif(not FROZEN.exists(), reason="needs python build.py build")


def names(archive):
    return [name for name in archive.namelist() if not name.endswith("/")]


def unpacked(path):
    return ZipFile(BytesIO(gzip.decompress(path.read_bytes())))


@pytest.fixture(scope="module")
def wheel():
    (wheel,) = (FROZEN / "engine").glob("*.whl.packed")
    return unpacked(wheel)


@pytest.fixture(scope="module")
def library():
    return unpacked(FROZEN / "library/python_stdlib.zip.packed")


@pytest.fixture(scope="module")
def sites(tmp_path_factory):
    """The site as it was built, for the top of a host, and for a folder: path -> content."""
    folder = tmp_path_factory.mktemp("site")
    with build.alone():
        build.run("no site", build.PYTHON, "web/build/site.py", folder, "/repo/", ORIGIN)
        return [
            {path.relative_to(site).as_posix(): path.read_bytes() for path in build.tree(site)}
            for site in (build.DIST, folder)
        ]


def test_python_is_shipped_compiled(wheel, library):
    assert all(name.endswith(".pyc") for name in names(library))
    assert not [name for name in names(wheel) if name.endswith(".py")]


def test_archives_hold_their_files_without_compression(wheel, library):
    infos = [*wheel.infolist(), *library.infolist()]
    assert {info.compress_type for info in infos} == {ZIP_STORED}
    assert wheel.comment == library.comment == b""


def test_the_wheel_has_every_module_needed(wheel):
    sources = {path.relative_to(build.ENGINE) for path in (build.ENGINE / "taku").rglob("*.py")}
    modules = {path.with_suffix(".pyc").as_posix() for path in sources}
    needing_numpy = {f"taku/games/yahtzee/{name}.pyc" for name in ("solver", "tabulate")}
    arena = {module for module in modules if module.startswith("taku/arena/")}
    starters = {module for module in modules if "/starters/" in module}
    rooms = ("taku/checking", "taku/mining", "taku/terminal", "taku/words")
    commands = {"taku/__main__.pyc", "taku/games/yahtzee/short_log.pyc"}
    commands |= {module for module in modules if module.startswith(rooms)}
    assert modules - set(names(wheel)) == needing_numpy | arena | commands | starters


def test_the_lab_has_the_arena(wheel, library):
    with ZipFile(BytesIO(gzip.decompress((FROZEN / "lab/lab.zip.packed").read_bytes()))) as lab:
        more = set(names(lab))
    assert {"taku/arena/bot_runner.pyc", "openskill/models/weng_lin/plackett_luce.pyc"} < more
    assert "statistics.pyc" in more | set(names(library))
    assert not more & {*names(wheel), *names(library)}


def test_the_wheel_has_no_tablebases(wheel):
    parts = {part for path in wheel.namelist() for part in path.split("/")}
    assert not parts & {"tablebases", "solver.pyc", "tabulate.pyc"}
    assert "perfect.pyc" in parts


def test_the_library_can_start_without_event_loop(library):
    shipped = set(names(library))
    assert {"encodings/utf_8.pyc", "_pyodide/_base.pyc", "typing.pyc"} < shipped
    asyncio = {name for name in shipped if name.startswith("asyncio/")}
    assert asyncio == {"asyncio/__init__.pyc"}
    assert not shipped & {"zipfile/__init__.pyc", "shutil.pyc", "socket.pyc", "ssl.pyc"}


def test_the_library_repeats_no_built_in_module(library):
    assert not set(names(library)) & {"os.pyc", "io.pyc", "codecs.pyc", "zipimport.pyc"}


def test_each_stand_in_has_a_module():
    ours = {path.relative_to(build.OWN_PYTHON).as_posix() for path in build.tree(build.OWN_PYTHON)}
    assert ours
    assert ours <= set(names(ZipFile(build.STOCK_LIBRARY)))


def test_the_library_is_cut_to_a_quarter():
    packed = (FROZEN / "library/python_stdlib.zip.packed").stat().st_size
    assert packed < build.STOCK_LIBRARY.stat().st_size / 4


def test_only_the_404_page_knows_the_base(sites):
    top, folder = sites
    differing = {path for path in top if top[path] != folder[path]}
    assert differing == {"404.html", *(path for path in top if STATIC.fullmatch(path))}
    assert b'url=/repo/"' in folder["404.html"]


def test_all_addresses_are_relative_and_lead_to_files(sites):
    site = sites[0]
    page = site["index.html"].decode()
    addresses = set(re.findall(r'(?:href|src)="([^"]+)"', page))
    screens = {address for address in addresses if address.startswith("#/")}
    drawings = {address for address in addresses - screens if address.startswith("#")}
    files = addresses - screens - drawings
    assert len(files) > 10
    assert {f"{file}index.html" if file.endswith("/") else file for file in files} <= set(site)
    awaited = set(re.findall(r'rel="expect" href="#([^"]+)"', page))
    assert awaited <= set(re.findall(r'\bid="([^"]+)"', page))
    assert {name[1:] for name in drawings} - awaited <= set(
        re.findall(r'<symbol id="([^"]+)"', page)
    )
    others = (build.WEB / "screens/lazy-screens.ts").read_text(encoding="utf-8")
    known = {"play", *re.findall(r"screen as '?([\w-]+)", others)}
    assert {address.split("/")[1] for address in screens} <= known


def test_home_is_painted_from_75_kb(sites):
    site = sites[0]
    page = site["index.html"].decode()
    loaded = re.findall(
        r'<link rel="(?:stylesheet|\w*preload)".* href="([^"]+)"|<script.* src=', page
    )
    (sheet,) = loaded
    assert sum(len(gzip.compress(site[path])) for path in ("index.html", sheet)) < 75_000
    (modules,) = re.findall(r"'([^']+)'\.split\(' '\)", page)
    folder = posixpath.dirname(sheet)
    assert {f"{folder}/{path}" for path in modules.split()} <= set(site)


def test_inline_scripts_have_no_string_of_several_lines(sites):
    for document in ("index.html", "embed.html"):
        scripts = re.findall(r"<script>(.*?)</script>", sites[0][document].decode(), re.DOTALL)
        assert len(scripts) > 1
        strings = [text for script in scripts for text in re.findall(r"`[^`]*`", script)]
        assert not [text for text in strings if "\n" in text]


def test_folder_names_do_not_depend_on_the_base(sites):
    top, folder = sites
    of_the_origin = {"sitemap.xml", "robots.txt"}
    pictures = {path for path in folder if path.startswith("pictures/")}
    told = {path for path in folder if path.endswith("/oembed.json")}
    assert set(folder) - set(top) == of_the_origin | pictures | told
    assert not set(top) - set(folder)


def test_a_manifest_names_existing_files_and_screens(sites):
    site = sites[0]
    others = (build.WEB / "screens/lazy-screens.ts").read_text(encoding="utf-8")
    names = {ENGLISH: "manifest.webmanifest"}
    names |= {language: f"manifest.{language}.webmanifest" for language in OTHERS}
    for language, name in names.items():
        manifest = json.loads(site[name])
        assert manifest["lang"] == language
        titles = [shortcut["name"] for shortcut in manifest["shortcuts"]]
        assert (language != "ja") or ("ハーツ" in titles)
        assert (language != ENGLISH) or ("Hearts" in titles)
        for shortcut in manifest["shortcuts"]:
            screen = shortcut["url"].removeprefix("./#/").split("/")[0]
            assert f"screen as {screen} " in others
        for picture in (*manifest["screenshots"], *manifest["icons"]):
            content = site[picture["src"]]
            if picture["type"] == "image/webp":
                sides = (int.from_bytes(content[at : at + 3], "little") + 1 for at in (24, 27))
                assert "x".join(map(str, sides)) == picture["sizes"]
        assert {each["form_factor"] for each in manifest["screenshots"]} == {"wide", "narrow"}


# Pages without JavaScript


class Read(HTMLParser):
    """Reads a document: whether its elements close as they should, its ids, links and metadata."""

    VOID = frozenset({"meta", "link", "br", "img", "input", "hr", "wbr"})

    def __init__(self, text):
        super().__init__()
        self.open, self.ids, self.links, self.meta = [], [], [], {}
        self.feed(text)
        assert self.open == []

    def handle_starttag(self, tag, attributes):
        given = dict(attributes)
        if tag not in self.VOID:
            self.open.append(tag)
        if "id" in given:
            self.ids.append(given["id"])
        if tag in ("a", "link") and "href" in given:
            self.links.append(given["href"])
        if tag == "meta":
            self.meta[given.get("name") or given.get("property")] = given.get("content")

    def handle_endtag(self, tag):
        assert self.open.pop() == tag, f"line {self.getpos()[0]}: {tag}"


def static(site):
    return {path: content.decode() for path, content in site.items() if STATIC.fullmatch(path)}


def test_each_game_has_its_pages_in_each_language(sites):
    offers = {
        "hearts",
        "president",
        "haggis",
        "yahtzee",
        "yams",
        "yacht",
        "yatzy",
        "kniffel",
        "generala",
    }
    assert set(static(sites[0])) == {
        f"{language}{offer}/{page}index.html"
        for language in ("", *(f"{each}/" for each in OTHERS))
        for offer in offers
        for page in ("", "rules/", "learn/")
    }


def test_pages_without_javascript_are_sound_and_small(sites):
    site = sites[0]
    library = [
        path
        for path in site
        if path.startswith("python/") and path.endswith(".html") and "/simple/" not in path
    ]
    documents = static(site) | {path: site[path].decode() for path in library}
    assert len(library) > 20
    whole = {path: Read(text) for path, text in documents.items()}
    for path, page in whole.items():
        assert len(set(page.ids)) == len(page.ids), path
        assert len(gzip.compress(site[path])) <= 60_000, path
        assert page.meta["description"]
        assert "<title>" in site[path].decode()
        drawn = set(re.findall(r'<use href="#([^"]+)"', site[path].decode()))
        assert drawn <= set(page.ids), path
        for link in filter(lambda link: not link.startswith("https://"), page.links):
            where, _, anchor = link.partition("#")
            file = (
                posixpath.normpath(posixpath.join(posixpath.dirname(path), where))
                if where
                else path
            )
            file = f"{file}/index.html".removeprefix("./") if where.endswith("/") else file
            assert file in site or file.removeprefix("./") in site, f"{path}: {link}"
            if anchor and not anchor.startswith("/"):
                assert anchor in whole[file].ids, f"{path}: {link}"


def test_a_link_to_run_leads_to_its_code(sites):
    site = sites[0]
    (examples,) = (site[path] for path in site if path.endswith("/data/examples.json"))
    ids = [example["id"] for example in json.loads(examples)]
    pages = "".join(site[path].decode() for path in site if re.match(r"python/.*html$", path))
    assert sorted(re.findall(r'#/python/([\w-]+)"', pages)) == sorted(ids)
    assert {"start-1", "hearts-1"} < {*ids}


def test_previews_get_absolute_addresses_with_an_origin(sites):
    top, folder = sites
    for path, text in static(folder).items():
        page = Read(text)
        own = f"{ORIGIN}/repo/{path.removesuffix('index.html')}"
        assert f'<link rel="canonical" href="{own}">' in text
        assert page.meta["og:url"] == own
        assert text.count('rel="alternate"') == len(languages()) + 2
        assert all(f'hreflang="{language}"' in text for language in languages())
        assert f'type="application/json+oembed" href="{own}oembed.json"' in text
        told = json.loads(folder[f"{path.removesuffix('index.html')}oembed.json"])
        assert (told["version"], told["type"]) == ("1.0", "rich")
        assert f"<title>{escape(told['title'])}" in text
        (frame,) = re.findall(r'<iframe src="([^"]+)"', told["html"])
        spoken = "|".join(languages())
        shown = rf"embed\.html\?language=({spoken})#/(game|rules|learn)/[\w/-]+"
        assert re.fullmatch(rf"{ORIGIN}/repo/{shown}", frame)
        assert page.meta["og:image"].removeprefix(f"{ORIGIN}/repo/") in folder
        (data,) = re.findall(r'<script type="application/ld\+json">(.*?)</script>', text)
        assert json.loads(data)["url"] == own
        assert own in folder["sitemap.xml"].decode()
    assert f"Sitemap: {ORIGIN}/repo/sitemap.xml" in folder["robots.txt"].decode()
    for path, content in folder.items():
        if path.startswith("pictures/"):
            assert struct.unpack(">II", content[16:24]) == (1200, 630)
    assert not [path for path, text in static(top).items() if "og:url" in text]


CLUB = """
game = "hearts"
author = "Ms Mori"

[[lesson]]
title = { ja = "初めに" }
name = "first-evening"
options = { passing = false }

[[lesson.step]]
title = { ja = "女王" }
ask = { ja = "{QS}を取らない" }
setup = ["deal 3C KS 9S | AC 5S 8D | 2C TS JD | 7C QS 3D", "2C", "7C", "3C", "AC", "5S", "TS", "QS"]
accept = ["9S"]

[lesson.step.advise]
KS = { ja = "取ってしまいます。" }
"""


def test_a_club_has_a_chapter_of_its_own(tmp_path):
    (tmp_path / "evenings").mkdir()
    (tmp_path / "evenings/one.toml").write_text(CLUB, encoding="utf-8")
    english = CLUB.replace("ja =", "en =").replace("初めに", "Our house").replace("name =", "# ")
    (tmp_path / "two.toml").write_text(english, encoding="utf-8")
    (one, two) = club(tmp_path, {"hearts": lessons("hearts")})["hearts"]
    assert (one.name, one.chapter, one.author) == ("first-evening", "club", "Ms Mori")
    assert (two.name, two.title) == ("our-house", {"en": "Our house"})


def test_a_clubs_lessons_are_checked_by_the_build(tmp_path):
    (tmp_path / "a.toml").write_text(CLUB.replace('["9S"]', '["QS"]'), encoding="utf-8")
    (tmp_path / "b.toml").write_text(CLUB.replace("first-evening", "points"), encoding="utf-8")
    (tmp_path / "c.toml").write_text("game =", encoding="utf-8")
    with pytest.raises(SystemExit) as told:
        club(tmp_path, {"hearts": lessons("hearts")})
    lines = str(told.value).splitlines()
    assert [line.split(": ")[0] for line in lines] == ["a.toml", "a.toml", "b.toml", "c.toml"]
    assert "step 1, accept: 'QS' is to be legal" in lines[0]
    assert "another 'points'" in lines[2]


def test_a_missing_folder_of_games_is_dropped(tmp_path, monkeypatch, capfd):
    monkeypatch.chdir(tmp_path)
    (tmp_path / "games").mkdir()
    monkeypatch.setenv("TAKU_GAMES", os.pathsep.join(["games", "none"]))
    build.find_games()
    assert os.environ["TAKU_GAMES"] == str(tmp_path / "games")
    assert f"TAKU_GAMES: there is no folder {tmp_path / 'none'}" in capfd.readouterr().err


def test_what_a_wheel_leaves_out_goes_by_name():
    patterns = ["starters/", "*.ftl", "solver.py"]
    left_out = ("games/a/starters/b.py", "games/a/en.ftl", "games/a/solver.py")
    assert all(build.is_excluded(place, patterns) for place in left_out)
    assert not build.is_excluded("games/a/rules.py", patterns)


def test_a_missing_folder_of_lessons_is_told(tmp_path):
    with pytest.raises(build.Failed, match="no folder of lessons"):
        build.build("/", tmp_path / "nowhere")


def test_the_lock_of_npm_names_no_host():
    lock = json.loads((build.WEB / "package-lock.json").read_text(encoding="utf-8"))
    assert not [name for name, package in lock["packages"].items() if "resolved" in package]


def test_every_action_is_pinned_by_its_commit():
    workflows = (build.ROOT / ".github/workflows").glob("*.yml")
    text = "".join(path.read_text(encoding="utf-8") for path in workflows)
    actions = re.findall(r"uses: (.+)", text)
    assert actions
    pinned = re.compile(r"[\w./-]+@[0-9a-f]{40}  # v\d+\.\d+\.\d+")
    assert [action for action in actions if not pinned.fullmatch(action)] == []


def test_every_installed_package_is_locked():
    freeze = [build.PYTHON, "-m", "pip", "--disable-pip-version-check", "freeze"]
    installed = subprocess.check_output(freeze, encoding="utf-8").split()
    assert len(installed) > 40
    assert set(installed) <= set(build.LOCK.read_text(encoding="utf-8").split())


def test_no_file_names_a_registry_or_machine():
    listed = subprocess.run(["git", "ls-files", "-z"], cwd=build.ROOT, capture_output=True)
    if listed.returncode:
        pytest.skip("not a git checkout")
    paths = [build.ROOT / name for name in listed.stdout.decode().split("\0") if name]
    texts = {path: path.read_bytes().decode(errors="ignore") for path in paths if path.is_file()}
    assert texts
    assert not [str(path) for path, text in texts.items() if ELSEWHERE.search(text)]


def test_help_tells_the_three_commands():
    told = subprocess.run(
        [sys.executable, "build.py", "--help"], cwd=build.ROOT, capture_output=True
    )
    assert all(name in told.stdout for name in (b"serve", b"build", b"test"))


@contextmanager
def serving(folder):
    with serve.server(folder, "/", 0) as server:
        thread = threading.Thread(target=server.serve_forever)
        thread.start()
        yield server
        server.shutdown()
        thread.join()


def ask_and_go(server):
    """Ask for a file, and hang up on the first bytes of it."""
    done = threading.Event()

    def shutdown_request(request):
        server.close_request(request)
        done.set()

    server.shutdown_request = shutdown_request
    with socket.create_connection(server.server_address) as browser:
        browser.setsockopt(socket.SOL_SOCKET, socket.SO_LINGER, struct.pack("ii", 1, 0))
        browser.sendall(b"GET /large HTTP/1.0\r\n\r\n")
        browser.recv(1)
    assert done.wait(20)


def test_a_browser_that_leaves_is_no_error(tmp_path, monkeypatch, capsys):
    with (tmp_path / "large").open("wb") as large:
        large.truncate(100_000_000)
    with serving(tmp_path) as server:
        ask_and_go(server)
        assert capsys.readouterr().err == ""
        monkeypatch.setattr(serve.Site, "do_GET", lambda site: 1 / 0)
        ask_and_go(server)
        assert "ZeroDivisionError" in capsys.readouterr().err


def test_a_first_visit_loads_little_python():
    (python,) = build.DIST.glob("py-*")
    files = [*python.iterdir(), *(FROZEN / "engine").iterdir()]
    packed = [path.suffix == ".packed" for path in files]
    sizes = [
        path.stat().st_size if done else len(gzip.compress(path.read_bytes()))
        for path, done in zip(files, packed, strict=True)
    ]
    assert sum(sizes) < 4_700_000  # bytes over the wire


# Parts of a build


@pytest.fixture
def part(tmp_path, monkeypatch):
    """A function that returns a part whose output is a file in tmp_path, or all of it."""
    monkeypatch.setattr(build, "WORK", tmp_path)

    def part(name, make, *after, inputs=()):
        return build.Part(name, inputs, tmp_path, make, after)

    return part


def test_a_part_comes_after_what_it_needs(part):
    made = []
    both = threading.Barrier(2, timeout=20)  # these two are made side by side

    def first(name):
        both.wait()
        made.append(name)

    parts = [
        part("last", lambda: made.append("last"), "one", "middle"),
        part("middle", lambda: made.append("middle"), "two"),
        part("one", lambda: first("one")),
        part("two", lambda: first("two")),
    ]
    build.make_all(parts)
    assert sorted(made) == ["last", "middle", "one", "two"]
    assert made[-1] == "last"
    assert made.index("two") < made.index("middle")
    build.make_all(parts)
    assert len(made) == 4, "all are unchanged"


def test_a_failed_part_ends_the_build(part):
    def fail():
        raise build.Failed("no page")

    made = []
    parts = [part("one", fail), part("two", lambda: made.append("two"), "one")]
    with pytest.raises(build.Failed, match="no page"):
        build.make_all(parts)
    assert made == []
    build.make_all([part("one", lambda: made.append("one"))])
    assert made == ["one"], "a failed part is not taken for made"


def test_a_part_after_none_is_told(part):
    with pytest.raises(AssertionError, match="one comes after a part that is not there"):
        build.make_all([part("one", lambda: None, "none")])


def test_a_games_parts_depend_on_no_other_game():
    files = {
        path.relative_to(build.ENGINE / "taku").as_posix() for path in build.engine_of("hearts")
    }
    assert {"cards.py", "games/__init__.py", "games/hearts/problems.jsonl"} < files
    assert {path.split("/")[1] for path in files if path.startswith("games/")} == {
        "__init__.py",
        "hearts",
    }
