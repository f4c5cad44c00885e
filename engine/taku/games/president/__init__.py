"""President (大富豪), with every house rule."""

from taku.game import Game
from taku.games.president.advice import advise
from taku.games.president.bot import BOTS
from taku.games.president.kinds import kind
from taku.games.president.known import known
from taku.games.president.rulebook import RULEBOOK
from taku.games.president.rules import Options, President
from taku.games.president.table import (
    auto,
    look,
    outcomes,
    places,
    read,
    readings,
    tell,
    together,
    write,
)
from taku.games.president.tempers import TEMPERS

JAPAN = Options(
    skip=False,
    sequence=True,
    suit_lock=True,
    spade_three=True,
    eight_cut=True,
    jack_back=True,
    illegal_finish_eight=True,
)
FEDERATION = Options(
    skip=False,
    sequence=True,
    sequence_revolution=0,
    sequence_effects="none",
    suit_lock=True,
    spade_three=True,
    eight_cut=True,
    illegal_finish_eight=True,
    illegal_finish_spade_three=True,
    permanent_pass=True,
    equal_hands=True,
    rounds=12,
    titles_reset=4,
)
WESTERN = Options(
    jokers=0,
    revolution=False,
    two_clears="same-number",
    illegal_finish=False,
    downfall=False,
    permanent_pass=True,
    first_card="3C",
    first_card_played=True,
)
RICH = Options(
    no_skip_on_two=True,
    sequence=True,
    suit_lock=True,
    number_lock="any",
    spade_three=True,
    eight_cut=True,
    five_skip=True,
    seven_give="up-to",
    ten_discard="up-to",
    nine_reverse=True,
    jack_back=True,
    queen_bomber=True,
    nines_cut=True,
    sandstorm=True,
    illegal_finish_eight=True,
    illegal_finish_spade_three=True,
    overturn=True,
    calamity=True,
)
PRESETS = {
    "moderate": Options(),
    "japan": JAPAN,
    "federation": FEDERATION,
    "western": WESTERN,
    "rich": RICH,
    "all": Options(
        sequence=True,
        suit_lock=True,
        eight_cut=True,
        nine_reverse=True,
        jack_back=True,
    ),
    "none": Options(
        jokers=0,
        revolution=False,
        skip=False,
        illegal_finish=False,
        downfall=False,
        first_player="president",
    ),
}

GAME = Game[President](
    name="president",
    seats=(4, 3, 5, 6, 7, 8),
    options=Options,
    presets=PRESETS,
    first_offers={"ja": "japan"},
    start=President,
    write=write,
    read=read,
    readings=readings,
    look=look,
    outcomes=outcomes,
    tell=tell,
    advise=advise,
    kind=kind,
    known=known,
    bots=BOTS,
    tempers=TEMPERS,
    places=places,
    rulebook=RULEBOOK,
    auto=auto,
    together=together,
    place=2,
)
