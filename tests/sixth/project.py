"""The project with five more games and one more language: a copy, to which only files are added.

These are the folders of two games, and the files of the language that pseudo.py makes.

The other three lie outside of the copy, in tests/outside, as TAKU_GAMES says: oh hell has bids,
little crib has a pool and points on the way, german whist is for two only. Devices of friends meet
at other relays.

Agram has all that a game may have, in both languages; crazy eights has only what a game needs.
`taku new` copies either, so their own files name no source. The rules are those of Pagat:

- https://www.pagat.com/last/agram.html; players agree beforehand how many rounds win
- https://www.pagat.com/eights/crazy8s.html; the cards that are left in a hand score, and a player
  draws only without a card to play
"""

import shutil
from pathlib import Path

import build
from tests.sixth.pseudo import add_language

NAMES = ("agram", "eights")
OUTSIDE = ("crib", "ohhell", "whist")
TAKU_GAMES = {"TAKU_GAMES": str(Path(__file__).parents[1] / "outside")}
RELAYS = ("wss://relay.school.example", "ws://127.0.0.1:7777")
FOLDER = Path(__file__).parent
HOME = Path("engine/taku/games")
SOURCES = ("build.py", "pyproject.toml", "engine", "tests", "web")
FETCHED = ("python", "build-tools", "page-libraries", "pyodide-libraries")  # steps
NOT_COPIED = (".git", ".venv", ".build", ".*_cache", "__pycache__", "node_modules", "dist")


def built() -> Path:
    """The copy with its site, for all suites: built again only after a source has changed."""
    project = build.WORK / "sixth"
    sources = [build.ROOT / source for source in SOURCES]
    with build.alone("sixth-lock"):
        build.step("sixth game", sources, project / "dist", lambda: make(project))
    return project


def make(project: Path) -> None:
    with_sixth_game(project)
    relays = [word for url in RELAYS for word in ("--relay", url)]
    command = (python(project), "build.py", "build", *relays)
    build.run("the copy cannot be built", *command, cwd=project, **TAKU_GAMES)


def with_sixth_game(project: Path) -> None:
    """Make the copy; what pip and npm have fetched for this project serves it as well.

    What earlier builds have made stays if it is made of the same.
    """
    ignore = shutil.ignore_patterns(*NOT_COPIED)
    made = keep_made(project)
    shutil.copytree(build.ROOT, project, ignore=ignore, dirs_exist_ok=True)
    for name in NAMES:
        shutil.copytree(FOLDER / name, project / HOME / name, ignore=ignore)
    add_language(project)
    made.rename(project / ".build")
    for fetched in (build.VENV, build.MODULES, build.WORK / "pyodide"):
        lend(fetched, project / fetched.relative_to(build.ROOT))


def keep_made(project: Path) -> Path:
    """Remove the copy; return the folder with what its last build has made.

    For the first build, that is what this project's build has made of each game's problems.
    """
    made, stamps = build.WORK / "sixth-made", [f"{name}.stamp" for name in FETCHED]
    shutil.rmtree(made, ignore_errors=True)
    if (project / ".build").exists():
        (project / ".build").rename(made)
        shutil.rmtree(made / "pyodide", ignore_errors=True)
    else:
        shutil.copytree(build.PROBLEM_VIEWS, made / build.PROBLEM_VIEWS.name)
        stamps += [stamp.name for stamp in build.WORK.glob("problems-of-*.stamp")]
    shutil.rmtree(project, ignore_errors=True)
    for stamp in stamps:
        shutil.copy(build.WORK / stamp, made)
    return made


def lend(folder: Path, copy: Path) -> None:
    """Link what is in the folder, not the folder itself: emptying the copy then deletes nothing."""
    copy.mkdir(parents=True)
    for entry in folder.iterdir():
        (copy / entry.name).symlink_to(entry)


def python(project: Path) -> str:
    """Its Python, by which nothing is found but what is in the copy."""
    return str(project / Path(build.PYTHON).relative_to(build.ROOT))


def files(project: Path) -> dict[str, bytes]:
    """What a project consists of, without what is made of it."""
    found = (
        path
        for source in map(project.joinpath, SOURCES)
        for path in (build.tree(source) if source.is_dir() else [source])
    )
    return {path.relative_to(project).as_posix(): path.read_bytes() for path in found}
