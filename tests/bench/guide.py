"""Count what the guide says in first matches of learners, by every set of rules that is offered.

    .venv/bin/python tests/bench/guide.py [--only president/japan] [--matches 200] [--minutes 9]

The learner plays as an easy bot and knows what the first game teaches. Each line has the medians
and the largest numbers: bubbles of a match, words of a bubble, and its characters in Japanese.
"""

import argparse
import sys
import time
from pathlib import Path
from statistics import median

sys.path.insert(0, str(Path(__file__).parents[1]))
sys.path.insert(0, str(Path(__file__).parents[2] / "engine"))

from first_matches import RuleSet, first_match, length, rule_sets, text_of
from guided import Said, untrue


def line(of: RuleSet, matches: list[list[Said]]) -> str:
    """What was said in these matches, in one line."""
    said = [each for match in matches for each in match]
    sizes = [len(match) for match in matches]

    def longest(language: str) -> int:
        texts = (text_of(each, of.game, language) for each in said)
        return max((length(text, language) for text in texts), default=0)

    again = sum(each.tip.id in of.taught for each in said)
    wrong = sum(bool(untrue(each)) for each in said)
    return (
        f"{of}: {len(matches)} matches, bubbles {median(sizes):g} ({max(sizes)}), "
        f"words at most {longest('en')}, characters {longest('ja')}, "
        f"taught before {again}, not to be seen {wrong}"
    )


def main() -> None:
    """Run the command line."""
    parser = argparse.ArgumentParser(description=__doc__.split("\n")[0] if __doc__ else None)
    parser.add_argument("--only", default="", help="sets whose line begins like this: hearts/")
    parser.add_argument("--matches", type=int, default=200, help="of each set of rules")
    parser.add_argument("--minutes", type=float, default=9, help="for all sets together")
    given = parser.parse_args()
    sets = [of for of in rule_sets() if str(of).startswith(given.only)]
    for of in sets:
        end = time.monotonic() + 60 * given.minutes / len(sets)
        matches: list[list[Said]] = []
        while len(matches) < given.matches and (not matches or time.monotonic() < end):
            matches.append(first_match(of, len(matches), of.taught))
        print(line(of, matches), flush=True)


if __name__ == "__main__":
    main()
