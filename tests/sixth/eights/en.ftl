# Crazy Eights in English

game = Crazy Eights
game-line = Match the suit or the number; an eight goes on anything
game-time = 2–5 players · 10 min
game-art = 8H 8S QD

### Helpers: the suit of $suit, the number of $count

the-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}

### The table

caption-round = Round { $round } · to { $target }

badge-named = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
   *[H] Hearts
} named

zone-stock = Stock
zone-discard = Pile
place-pile = First card of the pile

### What to do next

ask-play = Play a card
ask-draw = Draw a card
ask-draw-title = { $count ->
    [0] No card of yours goes on this one
   *[other] Still no card that goes
}
ask-pass = Pass

readings = Which suit?
button-draw = Draw
button-pass = Pass

say-play = Play { $cards }
say-eight = { $suit ->
    [C] Name clubs
    [D] Name diamonds
    [S] Name spades
   *[H] Name hearts
}
say-draw = Draw a card
say-pass = Pass

### What happened

event-deal = { they } deal{ s } round { $round }. The first card is { $cards }.
event-play = { they } play{ s } { $cards }.
event-eight = { they } play{ s } { $cards } and name{ s } { the-suit }.
event-draw = { $who ->
    [you] You draw { $cards }.
   *[other] { $player } draws a card.
}
event-turned = The stock is empty: the pile is turned over.
event-pass = { they } pass{ es }.
event-last-card = { they } { have } one card left.
called-last-card = Last card!
event-round = { they } win{ s } round { $round }.
event-blocked = No one can play: the round is over.
event-over = { they } win{ s } the match.

### Why not

refusal-match = { $cards } is on the pile: play { $suit ->
    [C] a club
    [D] a diamond
    [S] a spade
   *[H] a heart
}, a card of the same rank, or an eight.
refusal-turn = Play one card; you have chosen { $count }.
refusal-eight = Say which suit the eight stands for.
refusal-draw = You can play { $cards }, so you may neither draw nor pass.
refusal-pass = { $must ->
    [draw] Draw a card first.
   *[pass] You can’t draw any more in this turn: pass.
}
refusal-deal = { $problem ->
    [pile] The pile begins with one card that is no eight.
    [stock] That card isn’t in the stock.
   *[other] { deal-fault }
}

### House rules

preset-eights = Crazy Eights
preset-eights-help = Draw one card when you can’t play.
preset-draw-three = Draw three
preset-draw-three-help = Draw up to three cards until you can play.

option-cards = Cards
option-cards-help = How many cards everyone gets.
option-draws = Cards to draw
option-draws-help = How many cards you draw, at most, when you can’t play.
option-target = Points to lose
option-target-help = The match ends when a player has this many points; the fewest points win.

### Rules

chapter-aim = Aim
chapter-play = Play
chapter-end = The end

rule-aim-title = What you want
rule-aim = Be the first to play all your cards. The others then score what they still hold: 50 for an eight, 10 for a king, queen or jack, 1 for an ace, and the number of any other card. Points are bad.
rule-cards-title = The cards
rule-cards = 52 cards. Everyone gets five, or seven. One card is laid face up and begins the pile; the rest is the stock, face down.
rule-turn-title = Your turn
rule-turn = Everyone plays one card, in turn, clockwise; the player after the dealer begins. If you can play, you must.
rule-match-title = Match
rule-match = Play a card of the same suit or the same rank as the top card of the pile.
rule-eight-title = An eight
rule-eight = It goes on any card. Its player names the suit that the next player must match.
rule-draw-title = Draw
rule-draw = If you can’t play, draw a card from the stock, or up to three if you agreed so. Play as soon as you can. When the stock is empty, the pile is turned over, all but its top card.
rule-pass-title = Pass
rule-pass = If you have drawn and still can’t play, pass. When no one can play or draw, the round is over.
rule-end-title = The end
rule-end = The match ends when a player has 100 points, or 50 or 200. Whoever has fewest wins.
