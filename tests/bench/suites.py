"""Print what each suite took when it was last run whole, as a table for RESULTS.md.

python build.py test --all
.venv/bin/python -m tests.bench.suites
"""

import json

from tests.runner import TIMES


def main() -> None:
    """Print the table: the suites by their processor time, then the sum."""
    times = json.loads(TIMES.read_text(encoding="utf-8"))
    rows = sorted(times.items(), key=lambda row: -row[1]["processor"])
    print("| suite | seconds | processor seconds |\n| --- | --- | --- |")
    for name, took in rows:
        print(f"| {name} | {took['seconds']:.0f} | {took['processor']:.0f} |")
    print(f"| all | | {sum(took['processor'] for took in times.values()):.0f} |")


if __name__ == "__main__":
    main()
