game = Oh Hell
game-line = Take just as many tricks as you bid
game-time = 3–5 players · 10 min
game-art = QH 7S 2C

the-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}

caption-round = Round { $round } of { $rounds }
badge-trump = Trumps: { the-suit }
badge-bid = bid { $count }
badge-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
zone-centre = The trick
zone-last = The last trick
place-trump = The card that shows trumps

ask-play = Play a card
ask-bid = How many tricks will you take?
ask-bid-title = How many tricks will you take?
button-bid = { $count }
say-bid = Bid { $count }

event-deal = { they } deal{ s } round { $round }.
event-bid = { they } bid{ s } { $count }.
called-bid = { $count }
event-play = { they } play{ s } { $cards }.
event-trick = { they } take{ s } the trick.
event-round = Round { $round } is over.
event-over = The match is over.

refusal-bid = You can take { $most } tricks at most, not { $count }.
refusal-follow-suit = You must follow { the-suit }.
refusal-trick = Play one card; you have chosen { $count }.

preset-ohhell = Oh Hell
preset-ohhell-help = Four cards each.
preset-long = Six cards
preset-long-help = Six cards each.
option-cards = Cards
option-cards-help = How many cards each player gets.
option-rounds = Rounds
option-rounds-help = How many rounds a match has.

chapter-aim = Aim
chapter-play = Play
chapter-end = The end
rule-aim-title = What you want
rule-aim = Take just as many tricks as you have bid: that brings ten points and one for each trick. Other numbers bring nothing.
rule-cards-title = The cards
rule-cards = 52 cards. Each player gets four, or six. One more is turned up.
rule-bid-title = The bid
rule-bid = Before the first trick each player in turn says how many tricks it will take.
rule-trick-title = The trick
rule-trick = Each player plays one card. The highest trump takes the trick, or else the highest card of the suit that was led.
rule-follow-suit-title = Follow suit
rule-follow-suit = Play a card of the suit that was led if you have one.
rule-trump-title = Trumps
rule-trump = The suit of the card that was turned up is trumps.
rule-end-title = The end
rule-end = After three rounds, or five, most points win.
