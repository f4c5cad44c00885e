"""In Pyodide, as a notebook would: install the library from a built site, and show a match."""

import sys


async def main() -> None:
    """Print what a cell would show."""
    sys.path.append(sys.argv[2])
    import micropip

    await micropip.install("taku", index_urls=[f"{sys.argv[1]}simple"])
    from taku import Match
    from taku.review import review

    match = Match("hearts", seed=1, seats=["easy"] * 4)
    match.run(until=lambda match: match.state.round > 1)
    print(match._repr_mimebundle_()["text/html"])
    print(match.text(0, "ja"))
    print(len([*review(match, 0, since=50)]))


main()
