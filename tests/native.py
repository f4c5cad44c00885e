"""Run the laws, the logs and the rule books' examples on the compiled engine.

.venv/bin/python -m tests.native
"""

import subprocess
import sys

import build
from tests.layers import NATIVE


def main() -> int:
    """Compile the engine and run pytest on it; return its exit code, 0 without a C compiler."""
    if not build.can_compile():
        print("skipped: this machine has no C compiler")
        return 0
    build.compile_engine()
    path = f"pythonpath={build.NATIVE.relative_to(build.ROOT)} tests ."
    pytest = [sys.executable, "-m", "pytest", "-q", "-o", path, "-p", "no:cacheprovider"]
    return subprocess.call([*pytest, *(f"tests/{name}" for name in NATIVE)], cwd=build.ROOT)


if __name__ == "__main__":
    sys.exit(main())
