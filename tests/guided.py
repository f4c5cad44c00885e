"""Guided games as they are played in tests, and whether what is told there is true.

What a game's guide finds out from the state is found out here from what a learner sees: views,
refusals, events, and the hands laid open.
"""

from collections.abc import Callable, Iterator, Mapping
from dataclasses import dataclass, replace
from functools import cache
from random import Random
from typing import Any

import pytest

from taku import Match
from taku.game import Event
from taku.messages.parts import Tip
from taku.messages.replies import Consequence, Frame, Reply
from taku.tables.guided_table import GuidedTable
from taku.teaching import guided_judge
from taku.teaching.guided import GuidedDeal, guided
from taku.terminal.guided_search import LEARNERS, Learner
from taku.view import View, Zone

BUDGET = 40  # rollouts of the strong learner
HASTY_CHOOSING = 40  # rollouts that choose the move to compare with
HASTY_LOOKS = (24, 48)  # worlds that compare it with the move played
RANKS = {"hearts": "23456789TJQKA", "president": "3456789TJQKA2"}


def strong(match: Match, random: Random) -> str:
    """The strong bot, in more of a hurry."""
    bot = list(match.game.bots.values())[-1]
    hasty = replace(bot, budget=BUDGET) if hasattr(bot, "budget") else bot
    return match.game.write(match.state, hasty.weigh(match.seen(match.to_act), random)[0].move)


PLAYERS: Mapping[str, Learner] = {**LEARNERS, "strong": strong}


@dataclass(frozen=True)
class Said:
    """A rule that was told, and all that could be seen of it."""

    deal: GuidedDeal
    tip: Tip
    frame: Frame
    events: tuple[Event, ...]
    before: Match | None
    after: Match

    @property
    def view(self) -> View:
        return self.frame.view

    @property
    def args(self) -> Mapping[str, Any]:
        return self.tip.say.args

    @property
    def me(self) -> int:
        return self.view.seat

    @property
    def seat(self) -> int:
        assert self.tip.say.seat is not None
        return self.tip.say.seat

    @property
    def cards(self) -> list[str]:
        return str(self.args["cards"]).split()

    @property
    def hand(self) -> tuple[str, ...]:
        return items(self.view, "hand", self.me)

    @property
    def asks(self) -> str:
        return self.view.ask.id if self.view.ask else ""

    def open(self) -> View:
        return self.after.view(self.me, open_hands=True)

    def refused(self, *rules: str) -> list[str]:
        """The cards of the hand that one of these rules holds back."""
        refusals = ((card, self.after.why_not(card)) for card in self.hand)
        return [card for card, refusal in refusals if refusal and refusal.rule in rules]

    def event(self, kind: str) -> Event | None:
        return next((event for event in reversed(self.events) if event.kind == kind), None)

    def plays(self) -> list[str]:
        """The cards that have just been laid."""
        found = (event for event in reversed(self.events) if event.role == "play")
        return str(next(found).args["cards"]).split()

    def badge(self, id: str, seat: int | None = None) -> bool:
        return any(badge.id == id and badge.seat == seat for badge in self.view.badges)

    def held(self) -> bool:
        return set(self.cards) <= set(self.hand)

    def legal(self) -> list[list[str]]:
        """What may be played now, card by card."""
        return [move.split() for move in self.after.moves() if move != "pass"]


def zones(view: View, role: str, seat: int | None = None) -> Iterator[Zone]:
    return (zone for zone in view.zones if zone.role == role and zone.seat == seat)


def items(view: View, role: str, seat: int | None = None) -> tuple[str, ...]:
    return next((zone.items for zone in zones(view, role, seat)), ())


def taken(said: Said) -> Event:
    """The trick that has just been taken."""
    return next(event for event in reversed(said.events) if event.role == "take")


# Playing


@dataclass(frozen=True)
class Run:
    """A guided game that was played to its end."""

    deal: GuidedDeal
    table: GuidedTable
    replies: list[Reply]

    @property
    def frames(self) -> list[Frame]:
        return [reply for reply in self.replies if isinstance(reply, Frame)]

    @property
    def tips(self) -> list[Tip]:
        return [frame.tip for frame in self.frames if frame.tip]

    def said(self) -> Iterator[Said]:
        """Each rule that was told, with the matches before and after it."""
        match, start, entry, events = self.table.match, 0, 0, tuple[Event, ...]()
        for frame in self.frames:
            if frame.log and frame.log.entries:
                start, events = frame.log.start, frame.events
                entry = start + len(frame.log.entries)
            if frame.tip:
                before = match.at(start) if start else None
                yield Said(self.deal, frame.tip, frame, events, before, match.at(entry))


def play(game: str, deal: GuidedDeal, player: str, number: int = 0) -> Run:
    """A guided game, with poor moves kept; which moves are poor is judged in a hurry."""
    table = GuidedTable(game, deal)
    random = Random(f"{deal.name}/{player}/{number}")
    with pytest.MonkeyPatch.context() as patch:
        patch.setattr(guided_judge, "CHOOSING", HASTY_CHOOSING)
        patch.setattr(guided_judge, "LOOKS", HASTY_LOOKS)
        replies: list[Reply] = list(table.begin())
        while not ended(replies):
            if table.waits:
                replies += table.keep()
            else:
                replies += table.play(PLAYERS[player](table.match, random))
    return Run(deal, table, replies)


def ended(replies: list[Reply]) -> bool:
    last = replies[-1]
    return isinstance(last, Frame) and last.ended


@cache
def run(game: str, name: str, player: str, number: int = 0) -> Run:
    (deal,) = (deal for deal in guided(game) if deal.name == name)
    return play(game, deal, player, number)


def consequences(of: Run) -> list[Consequence]:
    return [reply for reply in of.replies if isinstance(reply, Consequence)]


# What must be so when a rule is told

Check = Callable[[Said], object]


def highest(said: Said) -> bool:
    """Of the trick that has just been taken, this card of this seat is the highest."""
    (last,) = zones(said.view, "last")
    (card,) = said.cards
    suit = [each for each in last.items if each[1] == last.items[0][1]]
    top = max(suit, key=lambda each: RANKS["hearts"].index(each[0]))
    just = taken(said).seat == said.seat
    return just and top == card and last.seats[last.items.index(card)] == said.seat == last.winner


def opened(said: Said) -> bool:
    """The lowest club of all hands is led, or must be."""
    centre = items(said.view, "centre")
    if centre:
        return list(centre) == said.cards == ["2C"] and said.view.to_act != said.seat
    return said.asks == "open" and said.held() and said.seat == said.me


def points_taken(said: Said) -> bool:
    lying = items(said.view, "taken", said.seat)
    worth = sum(1 if card[1] == "H" else 13 for card in said.cards)
    just = set(said.cards) <= set(str(taken(said).args["cards"]).split())
    return just and set(said.cards) <= set(lying) and worth == said.args["points"]


def moon(said: Said) -> bool:
    lying = [items(said.open(), "taken", seat) for seat in range(4)]
    others = [cards for seat, cards in enumerate(lying) if seat != said.seat]
    penalty = [card for cards in others for card in cards if card != "JD"]
    many = len(lying[said.seat]) >= (14 if said.args["state"] == "shot" else 6)
    return many and not penalty


def passes(said: Said) -> bool:
    ask = said.view.ask
    return ask is not None and ask.args["player"] == said.seat and ask.least == 3


def received(said: Said) -> bool:
    got = [card for zone in said.view.zones if zone.role == "received" for card in zone.items]
    just = any(event.role == "exchange" for event in said.events)
    return just and sorted(got) == sorted(said.cards) and said.held()


def broken(said: Said) -> bool:
    if said.args["state"] == "broken":
        return bool(said.event("broken")) and said.plays() == said.cards
    return said.asks == "lead" and said.refused("hearts-broken") == said.cards


def bonus(said: Said) -> bool:
    if said.args["state"] == "held":
        return said.held() and said.cards == ["JD"]
    just = "JD" in str(taken(said).args["cards"]).split()
    return just and "JD" in items(said.view, "taken", said.seat)


def queen(said: Said) -> bool:
    if said.args["state"] == "held":
        return "QS" in said.hand
    just = "QS" in str(taken(said).args["cards"]).split()
    return just and "QS" in items(said.view, "taken", said.seat)


def black_maria(card: str) -> int:
    return 1 if card[1] == "H" else {"QS": 13, "KS": 10, "AS": 7}[card]


def bonus_taken(said: Said) -> bool:
    return "JD" in items(said.view, "taken", said.seat)


def moon_taken(said: Said) -> bool:
    return len(items(said.open(), "taken", said.seat)) == 14


HEARTS: dict[str, Check] = {
    "two-of-clubs": opened,
    "trick": highest,
    "follow-suit": lambda said: (
        said.asks == "follow"
        and said.refused("follow-suit", "first-trick")
        and {card[1] for card in said.cards} == {said.args["suit"]}
        and [card for card in said.hand if card[1] == said.args["suit"]] == said.cards
    ),
    "discard": lambda said: (
        said.asks == "discard" and not said.refused("follow-suit", "first-trick", "hearts-broken")
        if said.seat == said.me
        else said.plays() != [] and said.plays()[-1][1] != said.args["suit"]
    ),
    "first-trick": lambda said: said.refused("first-trick") == said.cards,
    "hearts-broken": broken,
    "unbroken": lambda said: said.plays() == ["QS"] and said.badge("hearts-unbroken"),
    "points": points_taken,
    "queen": queen,
    "moon": moon,
    "pass": passes,
    "received": received,
    "scatter": lambda said: said.asks == "pass-scatter",
    "scattered": lambda said: received(said) and len(said.cards) == 3,
    "smoosh": lambda said: said.asks == "pass-smoosh",
    "smooshed": received,
    "bonus-card": bonus,
    "moon-needs-bonus": lambda said: (
        {"yes": 15, "no": 14}[said.args["state"]] == len(items(said.open(), "taken", said.seat))
    ),
    "bonus-on-moon": lambda said: (
        (said.asks.startswith("moon") or said.view.to_act != said.me)
        and "JD" in items(said.open(), "taken", said.seat)
    ),
    "partnership": lambda said: (
        said.seat != said.me and said.view.teams[said.seat] == said.view.teams[said.me]
    ),
    "shared": lambda said: (
        said.view.scores[-1].parts["partner"][said.me] == said.args["points"] > 0
    ),
    "end": lambda said: said.frame.ended and said.args["target"] == 100,
    "first-lead": lambda said: (
        said.plays() == said.cards if "cards" in said.args else said.asks == "lead"
    ),
    "any-first-trick": lambda said: said.held() and not said.refused("first-trick"),
    "free-hearts": lambda said: (
        said.asks == "lead" and {card[1] for card in said.cards} == {"H"} and said.held()
    ),
    "queen-waits": lambda said: said.refused("queen-waits") == ["QS"],
    "queen-forced": lambda said: "QS" in said.hand and bool(said.refused("queen-forced")),
    "pass-cycle": lambda said: said.asks == "pass-right" and said.seat == (said.me - 1) % 4,
    "pass-count": lambda said: said.view.ask and said.view.ask.least == said.args["count"] == 2,
    "keep-spades": lambda said: said.held() and not set(said.cards) & set(said.view.ask.items),
    "kitty": lambda said: taken(said).seat == said.seat and said.args["count"] == 1,
    "penalties": lambda said: (
        set(said.cards) <= set(items(said.view, "taken", said.seat))
        and said.args["points"] == sum(black_maria(card) for card in said.cards)
    ),
    "bonus-floor": lambda said: said.view.scores[-1].points[said.seat] == 0 and bonus_taken(said),
    "moon-settled": lambda said: said.view.scores[-1].points == (0, 26, 26, 26),
    "sun": lambda said: said.args["points"] == 52 and moon_taken(said),
    "no-tricks": lambda said: said.view.scores[-1].points[said.seat] == said.args["points"] == -5,
}


def laid(said: Said) -> bool:
    """What lies on top is what is told of, and this seat has laid it."""
    (centre,) = zones(said.view, "centre")
    size = int(said.args["size"])
    return len(centre.items) >= size and set(centre.seats[-size:]) == {said.seat}


def top_rank(said: Said) -> bool:
    wanted = {"two": "2", "ace": "A"}[said.args["rank"]]
    natural = {card[0] for card in said.plays() if card[0] != "X"}
    return natural == {wanted} and not said.badge("revolution") and not said.badge("jack-back")


def placed(said: Said) -> bool:
    event = said.event("out")
    if event is None or event.seat != said.seat:
        return False
    badges = (badge for badge in said.view.badges if badge.role == "out")
    if said.frame.ended:
        return place_of(said, said.seat) == said.args["place"]
    return (said.seat, said.args["place"]) in {(b.seat, b.args["place"]) for b in badges}


def place_of(said: Said, seat: int) -> int:
    points = said.view.scores[-1].points
    return 1 + sum(other > points[seat] for other in points)


def effect(kind: str, rank: str) -> Check:
    def check(said: Said) -> bool:
        if said.args["state"] == "played":
            has = any(card[0] == rank for card in said.cards)
            return bool(said.event(kind)) and said.plays() == said.cards and has
        (card,) = said.cards
        return said.held() and card[0] == rank and any(card in move for move in said.legal())

    return check


def joker(said: Said) -> bool:
    if said.args["state"] == "held":
        (card,) = said.cards
        return card[0] == "X" and said.held() and any(card in move for move in said.legal())
    alone = all(card[0] == "X" for card in said.cards)
    has = any(card[0] == "X" for card in said.cards)
    return has and said.plays() == said.cards and alone == (said.args["state"] == "alone")


def revolution(said: Said) -> bool:
    if said.args["state"] == "held":
        return said.asks == "lead" and said.held() and len(said.cards) >= 4
    turned = said.event(said.args["state"]) is not None and len(said.plays()) >= 4
    return turned and said.badge("revolution") == (said.args["state"] == "revolution")


def in_a_row(said: Said) -> bool:
    held = said.asks == "lead" and said.held() and said.cards in said.legal()
    if not (held if said.args["state"] == "held" else said.plays() == said.cards):
        return False
    ranks = RANKS["president"]
    natural = [card for card in said.cards if card[0] != "X"]
    places = [ranks.index(card[0]) for card in natural]
    one = len({card[1] for card in natural}) == 1 and len(set(places)) == len(places)
    return one and len(said.cards) >= 3 and max(places) - min(places) < len(said.cards)


def locked(said: Said) -> bool:
    letters = str(said.args["suits"]).split()
    return said.badge("lock") and {card[1] for card in said.plays()} == set(letters)


def skipped(said: Said) -> bool:
    if said.args["state"] == "held":
        centre = items(said.view, "centre")
        return said.held() and said.cards[0][0] == centre[-1][0] and said.cards in said.legal()
    assert said.before
    there = items(said.before.view(said.me), "centre")
    natural = {card[0] for card in (*said.plays(), *there[-len(said.plays()) :])} - {"X"}
    return len(natural) == 1 and said.event("skip") is not None


def illegal_three(said: Said) -> bool:
    if said.args["state"] == "done":
        event = said.event("illegal-finish")
        return event is not None and event.seat == said.seat and said.plays() == ["3S"]
    return said.held() and said.cards == ["3S"]


def illegal(said: Said) -> bool:
    (card, *_) = said.cards
    forbidden = "X2" + ("8" if said.deal.options.get("illegal_finish_eight") else "")
    if said.args["state"] == "done":
        event = said.event("illegal-finish")
        return event is not None and event.seat == said.seat
    return said.held() and card[0] in forbidden


def exchange(said: Said) -> bool:
    ask = said.view.ask
    if ask is None or ask.args["player"] != said.seat or ask.least != said.args["count"]:
        return False
    return ask.id == {"rich": "give", "poor": "give-best"}[said.args.get("state", "rich")]


def whole(kind: str, rank: str, size: int) -> Check:
    """The play is of this rank alone; where it is only held, it is so large and legal."""

    def check(said: Said) -> bool:
        alone = {card[0] for card in said.cards} == {rank}
        if said.args["state"] == "played":
            return alone and said.event(kind) is not None and said.plays() == said.cards
        return alone and len(said.cards) == size and said.held() and said.cards in said.legal()

    return check


def first_title(said: Said) -> bool:
    title = {"president": 1, "minister": 2, "peasant": 3, "beggar": 4}[said.args["title"]]
    return said.frame.ended and place_of(said, said.me) == said.args["place"] == title


def first(said: Said) -> bool:
    """Nothing but the lead has been played, by who was dealt the card that leads."""
    dealt = said.after.at(len(said.deal.setup))
    played = len(said.after.log) - len(dealt.log)
    card = said.deal.options.get("first_card", "3D")
    has = card in items(dealt.view(0, open_hands=True), "hand", said.seat)
    return has and played == (0 if said.asks == "lead" else 1)


def equal(said: Said) -> bool:
    """The held cards may be played, are as strong as the table, and skip no player."""
    centre = items(said.view, "centre")
    same = said.cards[0][0] == centre[-1][0] and said.cards in said.legal()
    return said.held() and same and said.event("skip") is None


def long_row(said: Said) -> bool:
    turned = said.event("revolution") is not None
    wanted = turned if said.args["state"] == "played" else not turned
    return in_a_row(said) and len(said.cards) >= said.args["count"] == 5 and wanted


def eight_in_a_row(said: Said) -> bool:
    has_eight = any(card[0] == "8" for card in said.cards)
    return in_a_row(said) and has_eight and said.event("eight-cut") is None


def places_turned(said: Said) -> bool:
    if said.args["state"] == "turned":
        event = said.event("overturn")
        return event is not None and event.seat == said.seat
    return title_of(said, said.seat) == "beggar" and not said.event("out")


def calamity(said: Said) -> bool:
    if said.args["state"] == "swapped":
        return said.event("calamity") is not None
    weak = all(card[0] in "3456789T" for card in said.hand)
    partner = title_of(said, said.seat) == "president"
    return weak and partner and set(said.after.moves()) == {"swap", "keep"}


def equal_hands(said: Said) -> bool:
    dealt = said.after.at(len(said.deal.setup)).view(0, open_hands=True)
    hands = [items(dealt, "hand", seat) for seat in range(4)]
    shown = {card for hand in hands for card in hand}
    same = {len(hand) for hand in hands} == {said.args["held"]}
    return same and {"X1", "X2"} <= shown and len(shown) + said.args["count"] == 54


def must_be_played(said: Said) -> bool:
    return said.held() and all(said.cards[0] in move for move in said.legal())


PRESIDENT: dict[str, Check] = {
    "first": first,
    "first-card": first,
    "first-card-played": must_be_played,
    "equal-plain": equal,
    "sequence-revolution": long_row,
    "sequence-effects": eight_in_a_row,
    "overturn": places_turned,
    "calamity": calamity,
    "equal-hands": equal_hands,
    "rounds": lambda said: (
        said.frame.ended and said.args["left"] == said.args["rounds"] - len(said.view.scores) == 3
    ),
    "titles-reset": lambda said: (
        said.args["round"] == 5
        and not any(badge.id == "title" and badge.seat == said.me for badge in said.view.badges)
        and said.event("exchange") is None
    ),
    "lead": lambda said: said.asks == "lead",
    "follow": lambda said: said.asks == "follow" and laid(said),
    "order": top_rank,
    "pass": lambda said: said.asks == "cannot" and said.after.moves() == ["pass"],
    "trick": lambda said: (
        said.event("pass") and said.view.to_act == said.seat and not items(said.view, "centre")
    ),
    "titles": placed,
    "score": lambda said: (
        said.args["points"] == said.view.scores[-1].points[said.me] == 4 - place_of(said, said.me)
    ),
    "next-round": first_title,
    "joker": joker,
    "revolution": revolution,
    "eight-cut": effect("eight-cut", "8"),
    "jack-back": effect("jack-back", "J"),
    "nine-reverse": effect("nine-reverse", "9"),
    "five-skip": effect("five-skip", "5"),
    "seven-give": effect("seven-give", "7"),
    "ten-discard": effect("ten-discard", "T"),
    "queen-bomber": effect("queen-bomber", "Q"),
    "spade-three": whole("spade-three", "3", 1),
    "sandstorm": whole("sandstorm", "3", 3),
    "nines-cut": whole("nines-cut", "9", 2),
    "two-clears": whole("two-clears", "2", 1),
    "number-lock": lambda said: said.badge("number-lock") and said.event("number-lock"),
    "lock": locked,
    "skip": skipped,
    "skip-two": lambda said: (
        said.held()
        and {card[0] for card in said.cards} == {items(said.view, "centre")[-1][0]}
        and said.refused("skip-two")
    ),
    "sequence": in_a_row,
    "illegal-finish": illegal,
    "illegal-finish-eight": illegal,
    "illegal-finish-spade-three": illegal_three,
    "permanent-pass": lambda said: said.asks == "follow",
    "exchange": exchange,
    "after-receiving": lambda said: exchange(said) and len(said.hand) > 13,
    "exchanged": received,
    "beggar-leads": lambda said: (
        said.view.to_act == said.seat and title_of(said, said.seat) == "beggar"
    ),
    "downfall": lambda said: (
        said.badge("fallen", said.seat)
        if said.args["state"] == "fallen"
        else title_of(said, said.seat) == "president"
    ),
    "lives": lambda said: said.args["count"] == -said.view.scores[-1].points[said.me],
}


def title_of(said: Said, seat: int) -> str:
    found = (b.args["title"] for b in said.view.badges if b.id == "title" and b.seat == seat)
    return str(next(found, ""))


def beats(said: Said) -> bool:
    """With a wild card the trick can be beaten, and with number cards alone only by a bomb."""
    moves = [move for move in said.legal() if "bet" not in move]
    ordinary = [move for move in moves if not is_bomb(move)]
    return bool(ordinary) and all(any(card[0] in "JQK" for card in move) for move in ordinary)


def is_bomb(move: list[str]) -> bool:
    cards = [card for card in move if card != "as" and len(card) == 2]
    wild = all(card[0] in "JQK" for card in cards) and len(cards) > 1
    return wild or ([card[0] for card in cards] == list("3579") and suits_of_bomb(cards))


def suits_of_bomb(cards: list[str]) -> bool:
    return len({card[1].upper() for card in cards}) in (1, 4)


def bomb(said: Said) -> bool:
    if said.args["state"] == "played":
        return said.event("bomb") is not None and is_bomb(said.cards)
    ordinary = [move for move in said.legal() if not is_bomb(move) and "bet" not in move]
    return said.held() and is_bomb(said.cards) and not ordinary and said.cards in said.legal()


def captured(said: Said) -> bool:
    """The trick has gone to this seat, which is told with its cards and its points."""
    event = taken(said)
    same = (event.seat, event.args["points"]) == (said.seat, said.args["points"])
    return same and said.args.get("count", event.args["count"]) == event.args["count"]


def combination(kind: str) -> Check:
    """The cards are of that kind: asked of the game's own words for that move."""

    def check(said: Said) -> bool:
        if said.args["state"] == "played":
            plays = (event for event in reversed(said.events) if event.role == "play")
            return next(plays).args["kind"] == kind and said.plays() == said.cards
        state, game = said.after.state, said.after.game
        named = {
            game.tell(state, move).args["kind"]
            for move in game.readings(state, said.cards)
            if state.why_not(move) is None
        }
        return said.asks == "lead" and said.held() and kind in named

    return check


def out(said: Said) -> bool:
    event = said.event("out")
    assert event
    count = int(said.args["count"])
    before = said.before or said.after
    hands = [len(items(before.view(0), "hand", seat)) for seat in range(len(said.view.points))]
    return event.seat == said.seat and said.args["points"] == 5 * count and count <= max(hands)


HAGGIS: dict[str, Check] = {
    "lead": lambda said: said.asks == "lead",
    "follow": lambda said: said.asks in ("follow", "cannot") and laid(said),
    "pass": lambda said: (
        not [move for move in said.legal() if not is_bomb(move) and move[0] != "bet"]
    ),
    "trick": lambda said: captured(said) and said.view.to_act == said.seat,
    "score": lambda said: captured(said) and said.args["points"],
    "each-card": lambda said: captured(said) and said.args["points"] == taken(said).args["count"],
    "run": combination("run"),
    "stairs": combination("stairs"),
    "set": combination("set"),
    "wild": beats,
    "bomb": bomb,
    "capture": lambda said: captured(said) and said.event("trick-bombed"),
    "choose-capture": lambda said: said.event("choice"),
    "bomb-keeps": lambda said: captured(said) and said.event("trick"),
    "out": out,
    "plays-on": lambda said: (
        not said.frame.ended and sum(badge.role == "out" for badge in said.view.badges) == 1
    ),
    "haggis": lambda said: said.frame.ended and said.seat == said.event("haggis").seat,  # type: ignore[union-attr]
    "end": lambda said: said.frame.ended and said.args["target"] == 250,
    "bet": lambda said: (
        said.view.ask
        and f"bet {said.args['points']}" in [button.move for button in said.view.ask.buttons]
    ),
    "small-bet": lambda said: (
        said.view.ask and "bet 5" in [button.move for button in said.view.ask.buttons]
    ),
    "failed-bet": lambda said: said.frame.view.ask and said.args["failed"] == "lost",
    "bid": lambda said: said.asks == "bid" and said.view.ask.args["points"] == said.args["bid"],  # type: ignore[union-attr]
    "declarer": lambda said: said.badge("declarer", said.seat),
    "bid-paid": lambda said: said.event(f"bet-{said.args['state']}"),
    "partners": lambda said: said.seat == 2 and said.view.teams[2] == said.view.teams[said.me],
    "team-score": lambda said: said.args["points"] == said.view.scores[-1].points[said.me],
}


def dice(said: Said) -> list[str]:
    return list(items(said.view, "centre"))


def left(said: Said) -> int:
    """How many throws are left."""
    (badge,) = (badge for badge in said.view.badges if badge.id == "rolls")
    return int(badge.args["left"])


def possible(said: Said, box: str) -> int | None:
    ids = {box, "generala-full" if box == "full-house" else box}
    ids |= {f"{sheet}-{box}" for sheet in ("yams", "yacht", "yatzy")}
    return next(row.possible for row in said.view.sheet if row.id in ids)


def best_open(said: Said) -> list[int]:
    rows = (row for row in said.view.sheet if row.move)
    return [row.possible or 0 for row in rows]


def fits(said: Said) -> bool:
    if said.args["state"] == "written":
        event = said.event("fill")
        return event is not None and event.args["points"] == said.args["points"] > 0
    return possible(said, said.args["box"]) == said.args["points"] > 0 and said.asks != ""


def rigole(said: Said) -> bool:
    count = dice(said).count(str(said.args["face"]))
    has = str(said.args["other"]) in dice(said)
    opposite = said.args["face"] + said.args["other"] == 7
    return count == 4 and opposite and has == (said.args["state"] == "made")


def equal(said: Said) -> bool:
    """So many of this face lie there; if not all, more can be rolled."""
    made, number = said.args["state"] == "made", dice(said).count(str(said.args["face"]))
    if made:
        return number == 5 and possible(said, said.args["box"]) == said.args["points"]
    return said.args["count"] == number in (3, 4) and said.asks == "roll"


def five_again(said: Said) -> bool:
    """Five equal lie there, and their box has points already."""
    box = "yams" if said.deal.options.get("sheet") == "yams" else "yahtzee"
    written = next(row for row in said.view.sheet if row.id == box).points[said.me]
    return len(set(dice(said))) == 1 and bool(written) and said.args["points"] == 100


def joker(said: Said) -> bool:
    fills = {move for move in said.after.moves() if move.startswith("fill")}
    upper = {f"fill {box}" for box in ("ones", "twos", "threes", "fours", "fives", "sixes")}
    kind = said.deal.options.get("joker", "forced")
    right = {
        "face": kind == "forced" and fills == {f"fill {said.args['box']}"},
        "lower": kind == "forced" and not fills & upper,
        "upper": kind == "forced" and fills <= upper,
        "free-face": kind == "free" and f"fill {said.args['box']}" in fills,
        "free": kind == "free" and f"fill {said.args['box']}" not in fills,
        "none": kind == "none",
    }
    return five_again(said) and right[str(said.args["state"])]


def winner(said: Said) -> bool:
    points = said.view.points
    own = points[said.me] == said.args["points"]
    won = {"won": 1, "shared": 1, "lost": 2}[said.args["state"]] == said.view.places[said.me]
    return said.frame.ended and own and won and points[said.seat] == max(points)


def zero(said: Said) -> bool:
    worth = best_open(said)
    return said.asks == "fill" and not any(worth) and len(worth) == said.args["count"]


YAHTZEE: dict[str, Check] = {
    "roll": lambda said: said.asks == "roll" and left(said) == said.args["left"] == 2,
    "keep": lambda said: (
        said.asks == "roll" and len(items(said.view, "kept")) == said.args["count"] > 0
    ),
    "fill": lambda said: (
        said.asks == "fill" and possible(said, said.args["box"]) == said.args["points"] > 0
    ),
    "zero": zero,
    "upper": lambda said: possible(said, said.args["box"]) == said.args["points"],
    "yams-upper": lambda said: possible(said, said.args["box"]) == said.args["points"],
    "full-house": fits,
    "yams-full-house": fits,
    "straights": fits,
    "chance": lambda said: said.asks == "fill" and possible(said, "chance") == said.args["points"],
    "difference": lambda said: (
        said.asks == "fill" and possible(said, said.args["box"]) == said.args["points"]
    ),
    "delta": lambda said: said.event("delta").args["points"] == said.args["points"],  # type: ignore[union-attr]
    "rigole": rigole,
    "yahtzee": equal,
    "yams": equal,
    "yacht": equal,
    "yatzy": equal,
    "kniffel": equal,
    "generala": equal,
    **dict.fromkeys(
        ("pairs", "yatzy-full-house", "yatzy-straights", "straight", "full", "poker"), fits
    ),
    **dict.fromkeys(
        ("yatzy-upper", "generala-upper", "served"),
        lambda said: possible(said, said.args["box"]) == said.args["points"],
    ),
    "yacht-upper": lambda said: possible(said, said.args["box"]) == said.args["points"],
    "yacht-full-house": fits,
    "yacht-straights": fits,
    "choice": lambda said: said.asks == "fill" and possible(said, "choice") == said.args["points"],
    "joker": joker,
    "yams-bonus": five_again,
    "dear-straight": lambda said: possible(said, "small-straight") == said.args["points"] == 45,
    "end": winner,
}

CHECKS = {"hearts": HEARTS, "haggis": HAGGIS, "president": PRESIDENT, "yahtzee": YAHTZEE}


def points_at_something(said: Said) -> bool:
    """What the sentence is about is there to be pointed at."""
    at, view = said.tip.at, said.view
    everything = {item for zone in view.zones for item in zone.items}
    match at.kind:
        case "item":
            return at.id in everything
        case "zone":
            return any(zone.role == at.id and zone.seat in (at.seat, None) for zone in view.zones)
        case "badge":
            return any(badge.id == at.id for badge in view.badges)
        case "row":
            return any(row.id == at.id for row in view.sheet)
        case "button":
            return view.ask is not None and at.id in [b.move for b in view.ask.buttons]
    return at.seat is None or at.seat in range(len(view.points))
