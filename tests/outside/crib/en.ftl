game = Little Crib
game-line = Count to fifteen and 31, and fill the crib
game-time = 2–3 players · 10 min
game-art = 5H JD TS

caption-round = Round { $round } · to { $target }
badge-dealer = dealer
badge-played = Played last: { $cards }
badge-played-what = { $cards }
badge-count = Count { $count }
badge-laid = laid aside
badge-go = go
zone-centre = The series
zone-chosen = Laid aside
zone-pool = Crib

ask-lay = Lay a card into the crib
ask-lay-title = Lay a card into the crib
ask-play = Play a card
ask-go = No card of yours fits
button-go = Go
say-lay = Lay { $cards } aside
say-go = Say go

event-deal = { they } deal{ s } round { $round }.
event-laid = { they } laid a card aside.
event-crib = { $count } cards lie in the crib.
event-play = { they } play{ s } { $cards }: { $count }.
event-go = { $who ->
    [you] You say go.
   *[other] { $player } says go.
}
event-pair = { they } make{ s } a pair, for { $points } points.
called-pair = Pair +{ $points }
event-fifteen = { they } make{ s } fifteen, for { $points } points.
called-fifteen = Fifteen +{ $points }
event-thirty-one = { they } make{ s } 31, for { $points } points.
called-thirty-one = 31 +{ $points }
event-last = { they } played last, for { $points } point.
called-last = Last +{ $points }
event-crib-shown = { they } show{ s } the crib: { $cards }.
called-crib-shown = Crib { $cards }
event-crib-points = { they } get{ s } { $points } points for the crib.
called-crib-points = Crib +{ $points }
event-round = Round { $round } is over.
event-over = { they } win{ s } the match.

refusal-turn = One card; you have chosen { $count }.
refusal-count = The count is { $count }: with that card it would be above 31.
refusal-go = You can play { $cards }.

preset-crib = Little Crib
preset-crib-help = To 21 points.
option-target = Points to win
option-target-help = The match ends when a player has this many points.

chapter-aim = Aim
chapter-play = Play
rule-aim-title = What you want
rule-aim = Win 21 points, or 31. A pair, fifteen and 31 are two points each, the last card of a series is one.
rule-crib-title = The crib
rule-crib = Each player lays one of five cards into the crib, face down. After the round the dealer shows it, and gets two points for each pair and each fifteen in it.
rule-turn-title = One card
rule-turn = Each player in turn plays one card. The player after the dealer begins.
rule-count-title = The count
rule-count = The cards of a series count together, a court card ten: to 31 and no further.
rule-go-title = Go
rule-go = A player with no card that fits says go. When no player can play, a new series begins.
