"""Points in haggis for cards, going out and bets; partners and opponents."""

from collections.abc import Sequence
from typing import Final, TypeAlias

from taku.cards import Cards
from taku.game import Seat
from taku.games.haggis.deck import JACKS, KINGS, ODD, QUEENS
from taku.view import Note, Score

Out: TypeAlias = tuple[Seat, Seat, int]
"""The seat that went out, the opponent who then held most cards, and the number of these cards."""
Payment: TypeAlias = tuple[Seat, Seat, int]
"""The seat whose points change, the bettor, and the change; negative if the bettor pays."""

WORTH: Final = ((ODD, 1), (JACKS, 2), (QUEENS, 3), (KINGS, 5))
CLASSIC: Final = ODD | JACKS | QUEENS | KINGS  # the cards worth points by card_points "classic"
PER_CARD: Final = 5  # points for going out, for each card of the opponent who holds most
TARGETS: Final = {"short": (250, 350), "long": (350, 550)}  # points: for single players, for teams


def points_to_win(length: str, players: int) -> int:
    """Return the total that ends a match of this length, in points."""
    return TARGETS[length][players == 4]


def worth(cards: Cards, card_points: str = "classic") -> int:
    """Return the points of captured cards; `card_points` is the option of that name."""
    if card_points == "each":
        return cards.bit_count()
    total = 0
    if cards:
        for kind, points in WORTH:
            total += points * (cards & kind).bit_count()
    return total


def partner(seat: Seat, seats: int) -> Seat | None:
    """Return the partner of a seat; None without teams."""
    return (seat + 2) % 4 if seats == 4 else None


def opponents(seat: Seat, seats: int) -> list[Seat]:
    """Return all other seats except a partner, clockwise."""
    friend = partner(seat, seats)
    around = ((seat + step) % seats for step in range(1, seats))
    return [other for other in around if other != friend]


def paid(bets: Sequence[int], first: Seat) -> list[Payment]:
    """Return the payments for all bets, now that `first` is out first.

    A bettor who is out first gets the amount of the own bet. A lost bet is paid to the player who
    was out first and to every player without a bet. Among four, it is paid once, to the other
    team.
    """
    seats = len(bets)
    payments = [(first, first, bets[first])] if bets[first] else []
    for loser, bet in enumerate(bets):
        if not bet or loser == first:
            continue
        if seats == 4:
            receivers = [(loser + 1) % 4 if first % 2 == loser % 2 else first]
        else:
            receivers = [seat for seat in range(seats) if seat == first or not bets[seat]]
        payments += [(seat, loser, bet) for seat in receivers]
    return payments


def lost(bets: Sequence[int], first: Seat) -> list[Payment]:
    """Return the payments by the house rule that a bettor loses the amount of a failed bet.

    No other player gets it. A won bet is paid as usual.
    """
    return [(seat, seat, bet if seat == first else -bet) for seat, bet in enumerate(bets) if bet]


def paid_for_bid(declarer: Seat, bid: int, first: Seat) -> list[Payment]:
    """Return the payments if one of three players has declared against the two others.

    If the declarer is not out first, the first player out gets two thirds and the third player
    one third.
    """
    if first == declarer:
        return [(first, declarer, bid)]
    third = 3 - declarer - first
    return [(first, declarer, bid * 2 // 3), (third, declarer, bid // 3)]


def brought(
    captured: Sequence[Cards], outs: Sequence[Out], payments: Sequence[Payment], card_points: str
) -> Score:
    """Return the score of a round so far, with its parts and notes; partners share points."""
    seats = range(len(captured))
    in_cards = [worth(cards, card_points) for cards in captured]
    bets, out = [0] * len(seats), [0] * len(seats)
    for seat, _, amount in payments:
        bets[seat] += amount
    for seat, _, count in outs:
        out[seat] += PER_CARD * count
    parts = {"bets": bets, "out": out, "captured": in_cards}
    if len(seats) == 4:
        for name, part in parts.items():
            parts[name] = [part[seat] + part[seat - 2] for seat in seats]
    points = tuple(map(sum, zip(*parts.values(), strict=True)))
    notes = _notes(captured, outs, payments, card_points)
    return Score(points, {name: tuple(part) for name, part in parts.items()}, tuple(notes))


def _notes(
    captured: Sequence[Cards], outs: Sequence[Out], payments: Sequence[Payment], card_points: str
) -> list[Note]:
    """Return the lines that explain where the points come from."""
    notes = []
    for place, (seat, holder, count) in enumerate(outs, 1):
        args = {"place": place, "player": holder, "count": count, "points": PER_CARD * count}
        notes.append(Note("made-out", seat, args))
    notes += map(note_of, payments)
    for seat, cards in enumerate(captured):
        if cards:
            args = {"count": cards.bit_count(), "points": worth(cards, card_points)}
            notes.append(Note("made-captured", seat, args))
    return notes


def note_of(payment: Payment) -> Note:
    """Return the line of the score that explains a payment."""
    seat, bettor, points = payment
    if points < 0:
        return Note("lost-bet", seat, {"bet": -points, "points": points})
    name = "made-bet" if seat == bettor else "made-by-bet"
    return Note(name, seat, {"player": bettor, "points": points})
