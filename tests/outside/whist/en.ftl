game = German Whist
game-line = Win the right cards first, then the tricks
game-time = 2 players · 10 min
game-art = AS KH 9D

the-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}

caption-round = Round { $round } · to { $target }
badge-trump = Trumps: { the-suit }
badge-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
zone-centre = The trick
zone-last = The last trick
zone-pool = To be won
place-prize = The card to win

ask-play = Play a card

event-deal = { they } deal{ s } round { $round }.
event-play = { they } play{ s } { $cards }.
event-prize = { they } win{ s } { $cards }.
event-point = { they } take{ s } the trick: a point.
event-draw = { $who ->
    [you] You draw { $cards }.
   *[other] { $player } draws a card.
}
event-turned = The next trick wins { $cards }.
event-round = Round { $round } is over.
event-over = { they } win{ s } the match.

refusal-follow-suit = You must follow { the-suit }.
refusal-trick = Play one card; you have chosen { $count }.
refusal-deal = { $problem ->
    [stock] That card isn’t in the stock.
   *[other] { deal-fault }
}

preset-whist = German Whist
preset-whist-help = To seven points.
option-target = Points to win
option-target-help = The first player with this many points wins.

chapter-aim = Aim
chapter-play = Play
chapter-end = The end
rule-aim-title = What you want
rule-aim = The first six tricks win cards of the stock. The six tricks after it are a point each.
rule-trick-title = The trick
rule-trick = Each player plays one card. The highest trump takes the trick, or else the highest card of the suit that was led.
rule-follow-suit-title = Follow suit
rule-follow-suit = Play a card of the suit that was led if you have one.
rule-trump-title = Trumps
rule-trump = The suit of the first card to win is trumps for the whole round.
rule-stock-title = The stock
rule-stock = The winner of a trick takes the open card, the loser the next one of the stock, unseen. Then the next card is turned.
rule-points-title = The end
rule-points = The first player with seven points wins, or with eleven.
