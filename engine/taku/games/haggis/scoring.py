"""Points in haggis: what bets bring, and who plays against whom."""

from collections.abc import Sequence

from taku.game import Seat

TARGETS = {"short": (250, 350), "long": (350, 550)}  # for single players, and for teams


def partner(seat: Seat, seats: int) -> Seat | None:
    return (seat + 2) % 4 if seats == 4 else None


def opponents(seat: Seat, seats: int) -> list[Seat]:
    """Everybody else but a partner, clockwise."""
    friend = partner(seat, seats)
    around = ((seat + step) % seats for step in range(1, seats))
    return [other for other in around if other != friend]


def paid(bets: Sequence[int], first: Seat) -> list[tuple[Seat, Seat, int]]:
    """Who is paid for whose bet, and how much, once it is known who is out first.

    A bet on oneself is paid for if it is won. A lost one is paid to who was out first
    and to all who made no bet; among four to the other team, once.
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


def paid_for_bid(declarer: Seat, bid: int, first: Seat) -> list[tuple[Seat, Seat, int]]:
    """The same where one of three has declared against the two others."""
    if first == declarer:
        return [(first, declarer, bid)]
    third = 3 - declarer - first
    return [(first, declarer, bid * 2 // 3), (third, declarer, bid // 3)]
