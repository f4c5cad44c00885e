# Agram in English

game = Agram
game-line = Only the last trick counts
game-time = 2–5 players · 10 min
game-art = AH TS 3D

### Helpers: the suit of $suit, the number of $count

the-suit = { $suit ->
    [C] clubs
    [D] diamonds
    [S] spades
   *[H] hearts
}
one-of-suit = { $suit ->
    [C] a club
    [D] a diamond
    [S] a spade
   *[H] a heart
}
number = { $count ->
    [0] none
    [2] two
    [3] three
    [4] four
   *[other] { $count }
}

### The table

caption-round = Round { $round } · to { $target }

badge-led = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
   *[H] Hearts
} led
badge-last-trick = Last trick
badge-direction = Counter-clockwise
badge-dealer = dealer

zone-centre = The trick
zone-last = The last trick played

### What to do next

ask-lead = Choose a card to lead
ask-follow = Choose { one-of-suit }
ask-discard = Discard any card

say-lead = Lead { $cards }
say-follow = Play { $cards }
say-discard = Discard { $cards }

### What happened

event-deal = { they } deal{ s } round { $round }.
event-lead = { they } lead{ s } { $cards }.
event-follow = { they } play{ s } { $cards }.
event-discard = { they } discard{ s } { $cards }.
event-trick = { they } take{ s } the trick with { $cards }.
event-last-trick = The next trick is the last.
event-round = { they } win{ s } round { $round }.
event-over = { they } win{ s } the match.

called-last-trick = Last trick

### Why not

refusal-follow-suit = { $player } led { the-suit }, and you have { $cards }: you must play { $count ->
    [one] it
   *[other] one of them
}.
refusal-trick = Everyone plays one card to a trick; you have chosen { number }.

### Practice

quiz-playable-title = What may be played
quiz-playable = Which of your cards may you play now? Choose all of them.
quiz-rule-title = Why not?
quiz-rule = You may not play { $cards } now. Which rule forbids it?
quiz-taker-title = Who takes the trick
quiz-taker = { they } play{ s } { $cards }. Who takes the trick?
quiz-take-title = Taking the trick
quiz-take = Play a card that takes the trick from all who have played.
quiz-after-title = Whose turn is next
quiz-after = { they } play{ s } { $cards }. Whose turn is it then?
quiz-won-title = Who wins the round
quiz-won = { they } play{ s } { $cards }, the last card of the round. Who wins the round?

why-taker = Only { the-suit } count, because they were led, and { $cards } is the highest of them.
why-take = It takes one of the { the-suit } above { $cards }.
why-after = Play goes against the clock, so it is { $who ->
    [you] your turn
   *[other] the turn of { $player }
}.
why-won = { they } take{ s } the last trick, and that alone counts.

### House rules

preset-agram = Agram
preset-agram-help = Six cards each.
preset-five-cards = Five cards
preset-five-cards-help = Five cards each.

option-cards = Cards
option-cards-help = How many cards everyone gets.
option-target = Rounds to win
option-target-help = Whoever has won so many rounds wins the match.

### Rules

chapter-aim = Aim
chapter-play = Play
chapter-end = The end

rule-aim-title = What you want
rule-aim = Take the last trick of the round: whoever does has won it, for one point. All tricks before it bring nothing, but whoever takes one leads to the next.
rule-cards-title = The cards
rule-cards = 35 cards: in each suit A, 10, 9 and so on down to 3, the ace highest. The ace of spades is left out. Everyone gets six cards, or five. The rest stay face down.
rule-trick-title = The trick
rule-trick = Everyone plays one card, against the clock; the player after the dealer leads first. The highest card of the suit that was led takes the trick; other suits never do, and there is no trump. Whoever takes the trick leads to the next.
rule-follow-suit-title = Follow suit
rule-follow-suit = Play a card of the suit that was led if you have one. If you have none, discard any card.
rule-end-title = The end
rule-end = Whoever wins a round deals the next one. The match is won by whoever is first to win five rounds, or three or ten.

### Kinds of decision

decision-leading = Leading
decision-following = Following suit
decision-discarding = Throwing off another suit

theme-leading = What to lead
theme-following = When to take the trick
theme-discarding = What to throw off

### Advice

advice-forced = It is the only card you may play.
nudge-forced = There is only one card you may play.
advice-lead-last = Whoever takes this trick leads to the last one, and no one may then be able to follow.
nudge-lead-last = Who will lead to the last trick?
advice-sure-trick = You have seen every card that could beat it: this trick is yours.
nudge-sure-trick = Which of your cards can no one beat?
advice-keep-strong = It is the weakest card you may play. This trick brings nothing: keep the strong ones for the last.
nudge-keep-strong = Which card would you miss least in the last trick?
advice-tried = Played out in many deals that could be real, nothing else wins more often.
nudge-tried = What could the others still hold?
