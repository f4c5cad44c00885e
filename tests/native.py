"""Run the laws, the logs and the rule books' examples on the compiled engine.

.venv/bin/python -m tests.native
"""

import subprocess
import sys

import build

FILES = (
    "test_compiled.py",
    "test_cards.py",
    "test_every_game.py",
    "test_logs.py",
    "test_lab.py",
    "test_pickles.py",
    "games/test_hearts.py",
    "games/test_haggis.py",
    "games/test_haggis_combinations.py",
    "games/test_president.py",
)


def main() -> int:
    """Compile the engine and run pytest on it; return its exit code, 0 without a C compiler."""
    if not build.can_compile():
        print("skipped: this machine has no C compiler")
        return 0
    build.compile_engine()
    path = f"pythonpath={build.NATIVE.relative_to(build.ROOT)} tests ."
    pytest = [sys.executable, "-m", "pytest", "-q", "-o", path, "-p", "no:cacheprovider"]
    return subprocess.call([*pytest, *(f"tests/{name}" for name in FILES)], cwd=build.ROOT)


if __name__ == "__main__":
    sys.exit(main())
