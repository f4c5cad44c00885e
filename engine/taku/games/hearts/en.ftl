# Hearts in English

game = Hearts
# Under the name on the card of a game, on the first screen: at most 40 letters.
game-line = Take no hearts
# An en dash in 3–6. “min” is short for minutes.
game-time = 3–6 players · 25 min
# Cards drawn on the card of the game. Data: leave it as it is.
game-art = AH QS 7H

### Helpers: the suit of $suit, the number of $count

# “You have spades”: follows “have”, “no”, “of the”.
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
    [1] one
    [2] two
    [3] three
    [4] four
    [5] five
    [6] six
    [7] seven
    [8] eight
    [9] nine
    [10] ten
   *[other] { $count }
}
some-cards = { $count ->
    [1] one card
   *[other] { number } cards
}
some-cards-title = { $count ->
    [1] One card
    [2] Two cards
    [3] Three cards
   *[4] Four cards
}

### The table

# Over the table. -long is shown where there is room.
caption-hand = Hand { $round }
caption-hand-long = Hand { $round } · { $passing ->
    [left] passed left
    [right] passed right
    [second-left] passed two to the left
    [second-right] passed two to the right
    [across] passed across
    [scatter] scattered
    [smoosh] smooshed
   *[none] no pass
} · { $hands ->
    [0] to { $target }
   *[other] { $hands } hands
}

# A badge is a fact beside a name or over the trick: at most 24 letters.
badge-led = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
   *[H] Hearts
} led
badge-hearts-broken = Hearts broken
badge-hearts-unbroken = Hearts not broken
badge-decided = No points left in this hand
badge-team = Team { $team }
badge-chosen = has chosen
badge-kitty = { $count ->
    [one] 1 card left over
   *[other] { $count } cards left over
}
# Where a card lies, in a deal that players set up by hand.
place-kitty = Cards left over
badge-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
# Beside a player who has reached the limit.
badge-loser = lost

zone-centre = The trick
zone-last = The last trick
zone-taken = Penalty cards taken
zone-chosen = Chosen to pass
zone-given = Passed on
zone-received = Received

### Words of the page that Hearts says in its own way: a round is a hand

# These replace words of web/words for this game. Leave out none: one that is missing is English.
wins-round = { they } won the hand
wins-round-shared = { $names } won the hand
last-round = Last hand
finish-round = Finish this hand
round-over = The hand is over
# Said by a screen reader of a group of four buttons.
jumps = Jump by trick or hand
# Goes on after the keys in a list: “Shift + Page up, Page down: to the previous …”.
key-line-rounds-does = to the previous or next hand
review-unit-round = Points better than the table’s average this hand (higher is better)

### What to do next

# ask- is what a player is to do, on the button of the table: at most 34 letters. -title stands
# over the hand, -note below it.
ask-pass-left = Choose { some-cards }
ask-pass-left-title = { some-cards-title } to { $player }
ask-pass-left-note = You get { number } from { $giver }. Tap a card to put it back.
ask-pass-right = Choose { some-cards }
ask-pass-right-title = { some-cards-title } to { $player }
ask-pass-right-note = You get { number } from { $giver }. Tap a card to put it back.
ask-pass-second-left = Choose { some-cards }
ask-pass-second-left-title = { some-cards-title } to { $player }
ask-pass-second-left-note = You get { number } from { $giver }. Tap a card to put it back.
ask-pass-second-right = Choose { some-cards }
ask-pass-second-right-title = { some-cards-title } to { $player }
ask-pass-second-right-note = You get { number } from { $giver }. Tap a card to put it back.
ask-pass-across = Choose { some-cards }
ask-pass-across-title = { some-cards-title } to { $player }
ask-pass-across-note = You get { number } from { $giver }. Tap a card to put it back.
ask-pass-scatter = Choose three cards
ask-pass-scatter-title = One card to each player
ask-pass-scatter-note = You get one from each. Tap a card to put it back.
ask-pass-smoosh = Choose three cards
ask-pass-smoosh-title = Three cards into the middle
ask-pass-smoosh-note = All twelve are shuffled and dealt out again.
ask-open = Play { $cards }
ask-lead = Choose a card to lead
# -short is on the button instead, and the longer one is said by screen readers.
ask-lead-short = Choose a lead
ask-follow = Choose { one-of-suit }
ask-discard = Choose a card to discard
ask-moon = Choose
ask-moon-title = You have shot the moon!
ask-moon-note = Your moon is worth { $points } points. What would you like to do with them?

# Buttons: at most 26 letters with the number.
button-moon-subtract = Take { $points } off my score
button-moon-add = Give { $points } to the others
button-claim-take = { $points ->
    [0] Take all
    [one] Take all (1 point)
   *[other] Take all ({ $points } points)
}
button-claim-end = End the hand

# say- is a move on a button, or in a list of moves to choose from.
say-play = Play { $cards }
say-pass = Pass cards
hint-pass = Pass { $cards }
say-moon-subtract = Take { $points } off my score
say-moon-add = Give { $points } to the others
say-claim-take = Take the rest
say-claim-end = End the hand


### What happened

# event- tells what happened: in the log, over the table, and to screen readers.
event-deal = Hand { $round } is dealt. { $passing ->
    [left] Pass { some-cards } to the left.
    [right] Pass { some-cards } to the right.
    [second-left] Pass { some-cards } to the second player on the left.
    [second-right] Pass { some-cards } to the second player on the right.
    [across] Pass { some-cards } across.
    [scatter] Scatter: pass one card to each player.
    [smoosh] Smoosh: three cards into the middle.
   *[none] No cards are passed.
}
event-exchange = The cards have been passed.
event-lead = { they } lead{ s } { $cards }.
event-play = { they } play{ s } { $cards }.
event-broken = Hearts are broken.
event-trick = { they } take{ s } the trick with { $cards }.
event-trick-points = { they } take{ s } { $cards }: { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-moon = { they } { have } shot the moon!
event-sun = { they } { have } shot the sun: the moon with every trick!
event-kitty = { they } get{ s } the { $count ->
    [one] card left over. It isn’t a penalty card.
   *[other] cards left over. No penalty card is among them.
}
event-kitty-points = { they } get{ s } the { $count ->
    [one] card left over, { $cards }
   *[other] cards left over, with { $cards }
}: { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-moon-subtract = { $who ->
    [you] You take { $points } points off your score.
   *[other] { $player } takes { $points } points off their own score.
}
event-moon-add = { they } give{ s } the others { $points } points each.
event-claim-take = { they } lay{ s } down { $cards } and { $who ->
    [you] take
   *[other] takes
} the rest: { $points ->
    [0] no points.
    [one] one point.
   *[other] { $points } points.
}
# called- is written large over the table for a moment: at most 20 letters.
called-claim-take = All the rest!
event-claim-end = No points are left. { they } end{ s } the hand.
called-claim-end = No points left
event-hand = Hand { $round } is over.
event-over = The match is over.

# A line of the table of points: at most 22 letters.
part-hearts = Hearts
part-queen = Queen of spades
part-spades = King and ace of spades
part-bonus = Bonus card
part-moon = Moon
part-partner = From partners
part-no-tricks = No trick
part-exact = Exactly 50 or 100

### Why not

refusal-two-of-clubs = { $cards } opens the hand: play it first.
refusal-follow-suit = { $player } led { the-suit }, and you have { $cards }: you must play { $count ->
    [one] it
   *[other] one of them
}.
refusal-first-trick = No points on the first trick: { $cards } must wait while you have anything else.
refusal-hearts-broken = { $by ->
    [heart] No heart has been played yet
   *[any-penalty] No penalty card has been played yet
}, so you can’t lead { $cards } while you have another suit.
refusal-queen-waits = No heart has been played yet: { $cards } must wait while you may play another card.
refusal-queen-forced = You can’t follow suit, so you must discard { $cards }.
refusal-claim = { $problem ->
    [loses] { $cards } could lose a trick to { $suit ->
        [C] a higher club
        [D] a higher diamond
        [S] a higher spade
       *[H] a higher heart
    }.
    [behind] You can’t beat { $cards } in this trick.
    [points] There are still points to come.
    [first-trick] The first trick must be played out.
   *[queen] By the house rules of this table, { $cards } must be played first.
}
refusal-keep-spades = { $cards } may not be passed while you have enough other cards.
refusal-trick = Everyone plays one card to a trick; you have chosen { $count ->
    [0] none
   *[other] { number }
}.
refusal-pass = { $problem ->
    [twice] { $cards } appears twice. Choose different cards.
   *[count] Choose exactly { $wanted ->
        [1] one card
        [2] two cards
        [3] three cards
       *[4] four cards
    }; you have chosen { $count ->
        [0] none
       *[other] { number }
    }.
}

### Practice

# quiz-…-title is in the list of exercises, quiz-… asks, why-… gives the reason for the answer.
quiz-playable-title = What may be played
quiz-playable = Which of your cards may you play now? Choose all of them.
quiz-rule-title = Why not?
quiz-rule = You may not play { $cards } now. Which rule forbids it?
quiz-taker-title = Who takes the trick
quiz-taker = { they } play{ s } { $cards }. Who takes the trick?
quiz-cost-title = What a trick costs
quiz-cost = { they } play{ s } { $cards }. How many points are in the trick?
quiz-so-far-title = Points so far
quiz-so-far = How many points are in the cards that { $who ->
    [you] you have
   *[other] { $player } has
} taken so far?
quiz-score-title = Points of a hand
quiz-score = The last card of the hand is { $cards }. How many points does { $who ->
    [you] this hand cost you
   *[other] { $player } score in this hand
}?
quiz-claim-title = Claiming the rest
quiz-claim = All the remaining tricks are claimed now. How many points does { $who ->
    [you] this hand cost you
   *[other] { $player } score in this hand
}?
quiz-moon-title = After a moon
quiz-moon-subtract = The moon was shot, and the shooter took { $points } points off their own score. How many points does { $who ->
    [you] this hand cost you
   *[other] { $player } score in this hand
}?
quiz-moon-add = The moon was shot, and the shooter gave the others { $points } points each. How many points does { $who ->
    [you] this hand cost you
   *[other] { $player } score in this hand
}?

why-taker = Only { the-suit } count, as that suit was led, and { $cards } is the highest of them.
why-hearts = { $count ->
    [one] One heart
   *[other] { $count } hearts
}: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
why-queen = The queen of spades: { $points } points.
why-spade = { $cards }: { $points } points.
why-bonus = The bonus card { $cards }: { $points } points fewer.
why-no-tricks = No trick taken: { $points } points.
why-exact = The total is exactly 50 or 100: { $points } points.
why-partner = What the partners took counts as well: { $points }.
why-claim = { they } get{ s } all the remaining cards: { $points ->
    [0] no points.
    [one] one point.
   *[other] { $points } points.
}
why-nothing = { they } { have } taken no penalty card.
why-moon-subtract = The shooter takes { $points } points off; the others get none.
why-moon-add = The moon goes to the others: { $points } points each, and none for the shooter.
why-moon-partner = Partners share it: both take points off, or only their opponents get them.

### House rules

# A rule set by the name that players use: at most 24 letters. Proper names stay.
preset-classic = Classic
preset-classic-help = The usual rules: pass three cards, and play to 100.
preset-windows = Windows
preset-windows-help = Only a heart breaks hearts; a moon costs everyone else 26.
preset-bicycle = Bicycle
preset-bicycle-help = The rules of Bicycle cards: a moon costs everyone else 26.
preset-bonus = Omnibus
preset-bonus-help = The jack of diamonds takes ten points off.
preset-black-maria = Black Maria
preset-black-maria-help = King and ace of spades cost points too; anything may be led. Best for three.
preset-pip = Pip Hearts
preset-pip-help = Each heart costs its rank, up to 14 for the ace. To 500.
preset-partners = Partners
preset-partners-help = You and the player across share your points.
preset-everything = Everything on
preset-everything-help = Scatter, smoosh, bonus card, and new partners every hand.

# The name of a house rule, beside its switch or list: at most 26 letters.
option-target = The match ends at
option-target-help = Points at which the match is over. The fewest points win.
# -also: other words that players search for, with commas; each language has its own.
option-target-also = losing score, limit
option-hands = Number of hands
option-hands-help = The match ends after this many hands instead of at a score.
option-hands-also = fixed number of hands
# -<value> is an entry of the list: at most 24 letters.
option-hands-0 = by score
option-passing = Pass cards
option-passing-help = Pass cards, usually three, before most hands: left, right, across, then no pass.
option-passing-also = exchange, three cards
option-pass_cycle = Pass direction
option-pass_cycle-help = Who gets your cards, hand by hand. With five players, “across” is the second on the left, with three the first.
option-pass_cycle-also = left, right, across, hold
option-pass_cycle-turning = in turn, then none
option-pass_cycle-turning-no-hold = in turn
option-pass_cycle-left = left
option-pass_cycle-right = right
option-pass_cycle-across = across
option-pass_cycle-left-right = left, right
option-pass_count = Cards passed
option-pass_count-help = How many cards each player passes.
option-keep_spades = High spades stay
option-keep_spades-help = The queen, king and ace of spades may not be passed.
option-keep_spades-also = no spades passed
# Cards drawn beside the rule. Data: leave it as it is.
option-keep_spades-art = QS KS AS
option-scatter = Scatter
option-scatter-help = Replaces the no-pass hand: give one card to each player.
option-smoosh = Smoosh
option-smoosh-help = Replaces the no-pass hand: everyone’s three cards are shuffled and dealt out again.
option-extra_cards = Cards left over
option-extra_cards-help = With three, five or six players the cards don’t divide evenly.
option-extra_cards-also = kitty, widow
option-extra_cards-removed = taken out
option-extra_cards-first-trick = with the first trick
option-extra_cards-first-heart = with the first heart
option-penalties = Penalty cards
option-penalties-help = Which cards cost points, and how many.
option-penalties-also = Black Lady, Black Maria, Spot Hearts
option-penalties-black-lady = hearts 1, ♠Q 13
option-penalties-hearts-only = hearts only
option-penalties-black-maria = also ♠K 10, ♠A 7
option-penalties-face = ♥J 2 to ♥A 5, ♠Q 13
option-penalties-pip = hearts by rank
option-penalties-spot = by rank, ♠Q 25
option-first_lead = First lead
option-first_lead-help = Who leads to the first trick.
option-first_lead-also = two of clubs
option-first_lead-low-club = lowest club
option-first_lead-by-deal = in turn, any card
option-first_trick = First trick
option-first_trick-help = Whether penalty cards may be played to the first trick.
option-first_trick-also = no blood
option-first_trick-safe = no points
option-first_trick-any = any card
option-lead_hearts = Leading hearts
option-lead_hearts-help = When a heart may be led.
option-lead_hearts-also = breaking hearts
option-lead_hearts-broken = once broken
option-lead_hearts-any-time = any time
option-break_by = Hearts are broken by
option-break_by-help = What must have been played before a heart may be led.
option-break_by-any-penalty = any penalty card
option-break_by-heart = a heart
option-queen_waits = The queen waits
option-queen_waits-help = The queen of spades may not be played before a heart, if another card may.
option-queen_waits-art = QS
option-queen_forced = The queen must go
option-queen_forced-help = A player who can’t follow suit must discard the queen of spades.
option-queen_forced-also = forced queen, dump the queen
option-queen_forced-off = no
option-queen_forced-void = on another suit
option-bonus_card = Bonus card
option-bonus_card-help = The player who takes it scores ten points fewer.
option-bonus_card-also = Omnibus, jack of diamonds, ten of diamonds
option-bonus_card-none = none
option-bonus_card-JD = jack of diamonds
option-bonus_card-TD = ten of diamonds
option-bonus_floor = Bonus stops at zero
option-bonus_floor-help = The bonus card never takes a hand below zero points.
option-moon_needs_bonus = Moon needs the bonus card
option-moon_needs_bonus-help = You shoot the moon only if you also take the bonus card.
option-bonus_on_moon = Bonus counts after a moon
option-bonus_on_moon-help = The bonus comes off in a hand with a moon, too.
option-moon = Shooting the moon
option-moon-help = What all the penalty cards in one hand are worth.
option-moon-also = slam, capot, all the hearts
option-moon-choice = shooter chooses
option-moon-add = to the others
option-moon-subtract = off the shooter’s score
option-moon-rescue = off if adding would lose
option-moon-none = nothing special
option-sun = Shooting the sun
option-sun-help = A moon with every trick of the hand counts double.
option-sun-also = every trick, total moon
option-no_tricks = No trick at all
option-no_tricks-help = Points off for a player who takes no trick.
option-no_tricks-0 = nothing
option-exact = Exactly 50 or 100
option-exact-help = A total that comes to exactly 50 or 100 drops by 50.
option-tie = A tie at the end
option-tie-help = What happens if the lowest total is shared.
option-tie-shared = shared
option-tie-play-on = play on
option-partnership = Partners
option-partnership-help = Partners score the points of both.
option-partnership-also = teams, partners
option-partnership-none = none
option-partnership-fixed = across the table
option-partnership-ad-hoc = new partners every hand

### Rules

chapter-aim = Aim
chapter-passing = Passing
chapter-play = Play
chapter-scoring = Scoring
chapter-spices = House rules

rule-aim-title = What you want
rule-aim = Take as few points as you can. As a rule, every heart you take costs 1 point, the queen of spades 13. The player with the fewest points at the end wins.
rule-cards-title = The cards
rule-cards = 52 cards, 13 to each of four players. With three players ♦2 is taken out, with five ♣2 and ♦2, with six ♣2, ♦2, ♠2 and ♣3, so that all have 17, 10 or 8 cards. (With Black Maria, three take out ♣2, six the four 2s.) In each suit the ace is highest, then K, Q, J, 10 down to 2. There is no trump. The penalty cards are, as a rule, all hearts and the queen of spades: 26 points in a hand.
rule-pass-title = Passing
rule-pass = Before play, everyone chooses three cards and passes them face down before seeing what comes. In the first hand they go to the left, then to the right, then across. In the fourth hand nothing is passed. Then the cycle starts again. Three players pass left, right, none. Five pass left, right, to the second on the left, to the second on the right, none. Six do the same, and pass across before the hand without a pass.
rule-pass-cycle-title = Where cards go
rule-pass-cycle = House rule: cards are passed before every hand, or always go left, right or across, or left and right in turn.
rule-pass-count-title = How many cards
rule-pass-count = House rule: one, two or four cards are passed instead of three. (In a small practice deal with fewer cards, nothing is passed.)
rule-keep-spades-title = High spades stay
rule-keep-spades = The queen, king and ace of spades may not be passed. A player with too few other cards passes all of them, and makes up the number with these spades.
rule-scatter-title = Scatter
rule-scatter = With four players, in place of the hand without a pass, everyone passes one card to each of the three others. You know who sent you which card.
rule-smoosh-title = Smoosh
rule-smoosh = With four players, in place of the hand without a pass or after the scatter, everyone puts three cards into the middle. They are shuffled together and dealt out again, three to each. You may get your own back, and no one knows whose card was whose.
rule-trick-title = The trick
rule-trick = Everyone plays one card, clockwise. The highest card of the suit that was led takes the trick; other suits never do. The player who takes it leads to the next. Penalty cards taken are placed face up in front of the player who took them.
rule-two-of-clubs-title = The lowest club leads
rule-two-of-clubs = The holder of the lowest club must lead it to open the hand. As a rule it is ♣2 with three or four players, ♣3 with five and ♣4 with six; with Black Maria, ♣3 with three, five or six. (In a small practice deal without clubs, the first player leads anything.)
rule-follow-suit-title = Follow suit
rule-follow-suit = Play a card of the suit that was led if you have one. If you have none, play anything.
rule-first-lead-title = First lead in turn
rule-first-lead = The lowest club plays no part. The players take turns, hand by hand, to lead to the first trick, with any card the rules let them lead.
rule-first-trick-title = The first trick
rule-first-trick = You may not play a penalty card on the first trick, unless you have nothing else. The bonus card is allowed.
rule-any-first-trick-title = Points on the first trick
rule-any-first-trick = House rule: penalty cards may be played to the first trick like any other card.
rule-queen-waits-title = The queen waits
rule-queen-waits = Until a heart has been played, the queen of spades may be neither led nor discarded nor played on spades, as long as another card may be played. A leader with nothing but penalty cards may lead her.
rule-queen-forced-title = The queen must go
rule-queen-forced = A player who has none of the suit led must discard the queen of spades, unless the first-trick rule forbids it. A lead is never forced.
rule-free-hearts-title = Hearts at any time
rule-free-hearts = House rule: a heart may be led at any time. Hearts don’t have to be broken first.
rule-hearts-broken-title = Breaking hearts
rule-hearts-broken = A heart may not be led until hearts are broken: until a penalty card has been played in this hand. If you have only penalty cards, you may lead any of them. A spade that costs points may be led at any time. House rule: only a heart breaks hearts.
rule-claim-title = Claiming the rest
rule-claim = From the second trick on, a player whose turn it is may lay down their hand and take all the remaining tricks, if no card of the others could win one. The penalty cards in them count as taken. If no points are left, any player whose turn it is may end the hand. A claim that doesn’t hold is refused.
rule-score-title = Points
rule-score = After the hand each player adds the points of the penalty cards taken: as a rule, 1 for each heart and 13 for the queen of spades.
rule-penalties-title = Other penalty cards
rule-penalties = House rule. Hearts only: the queen costs nothing. Black Maria: the king of spades costs 10, the ace 7. Face: the jack of hearts costs 2, the queen 3, the king 4, the ace 5. Pip: each heart costs its rank, jack 11 to ace 14, and the queen of spades nothing. Spot: 2 to 10 cost their rank, court cards and the ace 10, the queen of spades 25.
rule-kitty-title = Cards left over
rule-kitty = House rule for three, five and six players: no cards are taken out. The one, two or four cards left over lie face down and go to the taker of the first trick, or of the first trick with a heart (if there is none, of the last trick). Only the taker sees them, but penalty and bonus cards among them are shown to all. These count, for the moon too.
rule-moon-title = Shooting the moon
rule-moon = A player who takes every penalty card chooses: take the points of all of them, 26 as a rule, off their own score, or give that many to each of the others. Scores may fall below zero.
rule-moon-settled-title = The moon without a choice
rule-moon-settled = House rule: the points always go to the others, or always come off the shooter’s score. Or they go to the others, but come off if the match would end and the shooter would not be first. Or there is no moon, and the shooter keeps the points.
rule-sun-title = Shooting the sun
rule-sun = A shooter who has taken every trick of the hand as well counts double: 52 instead of 26, as a rule.
rule-no-tricks-title = No trick at all
rule-no-tricks = A player who has taken no trick in a hand gets five points off, except in a hand with a moon. Partners get it only if neither of them has taken a trick.
rule-end-title = The end
rule-end = The match ends after a hand in which a player reaches the limit, 100 points as a rule. Reaching it exactly is enough. The lowest score wins; equal scores share a place, and everyone at the limit or above has lost. After 200 hands the match ends as it stands.
rule-hands-title = A fixed number of hands
rule-hands = House rule: the match ends after 4, 8, 12 or 16 hands, whatever the scores. The lowest score wins, and there is no limit to stay below.
rule-exact-title = Exactly 50 or 100
rule-exact = A total that a hand brings to exactly 50 or exactly 100 drops by 50; only then is it decided whether the match is over. A total that has not changed does not drop again.
rule-tie-title = Playing off a tie
rule-tie = House rule: as long as the lowest total is shared at the end, another hand is played.
rule-bonus-card-title = Bonus card
rule-bonus-card = The player who takes the bonus card, the jack or the ten of diamonds, scores ten points fewer. It may be played on the first trick and does not break hearts.
rule-bonus-floor-title = Bonus stops at zero
rule-bonus-floor = The bonus card never takes a hand below zero points, except in a hand with a moon.
rule-moon-needs-bonus-title = Moon with the bonus card
rule-moon-needs-bonus = Only a player who has taken every penalty card and the bonus card has shot the moon. A partner’s bonus card does not count.
rule-bonus-on-moon-title = Bonus in a moon hand
rule-bonus-on-moon = Without this rule no one gets the bonus in a hand with a moon; with it, the bonus card counts then too.
rule-partnership-title = Partners
rule-partnership = With four players, partners each score the points of both. Across the table: partners always sit opposite each other. New partners every hand: the first two different players to take a trick are partners for this hand, and so are the other two. A player who takes all the tricks plays alone against three. The moon must be shot by one player: its points come off both partners’ scores, or go to both opponents. Partners who have all the points between them have not shot the moon.

### Kinds of decision

decision-passing = Passing cards
decision-leading-spades = Leading spades
decision-leading-hearts = Leading hearts
decision-leading-others = Leading clubs and diamonds
decision-taking = Beating the others
decision-ducking = Staying under
decision-stopping-moon = Stopping a moon
decision-voiding = Discarding a harmless card
decision-discarding = Discarding a costly card
decision-moon = After shooting the moon
decision-claiming = Claiming the rest

# A title over problems of this kind: at most 30 letters.
theme-passing = What to pass
theme-leading-spades = When to lead spades
theme-leading-hearts = When to lead hearts
theme-leading-others = What to lead
theme-taking = When to take a trick
theme-ducking = When to duck
theme-stopping-moon = When to stop the moon
theme-voiding = Which suit to void
theme-discarding = Which points to give away
theme-moon = What to do with a moon
theme-claiming = When to claim the rest

# The question of a trainer; the answer is a player.
holds-queen = Who holds the queen of spades?

### Advice

advice-forced = It’s the only card you may play.
nudge-forced = There is only one card you may play.
advice-claim = Nothing the others hold can change the outcome.
nudge-claim = Could the others’ cards still change anything?
advice-tried = Tried in many possible deals, no other move does better.
nudge-tried = What could the others still hold?

advice-pass-queen = Without four low spades to guard her, the queen of spades is better in another hand.
nudge-pass-queen = Are there enough low spades in your hand?
advice-pass-spades = With few low spades beside them, the ace and king of spades may have to take the queen.
nudge-pass-spades = Look at your spades.
advice-pass-void = Without { the-suit } you may throw anything when they are led.
nudge-pass-void = Could you get rid of a whole suit?
advice-pass-high = High cards with no low ones beside them take tricks you don’t want.
nudge-pass-high = Which suit has no low card to hide behind?

advice-moon-win = { $points } points for each of the others end the match, and no one is ahead of you.
nudge-moon-win = Does the match end, and who is first then?
advice-moon-add = { $points } points for each of the others bring the end nearer.
nudge-moon-add = How far is everyone from the limit?
advice-moon-subtract = You are { $points } points better off, and the others are no nearer the limit.
nudge-moon-subtract = Are you first if the match ends now?

advice-take-bonus = This takes the bonus card: fewer points for you.
nudge-take-bonus = Where is the bonus card?
advice-shoot = No one else has taken a penalty card yet: you could take them all.
nudge-shoot = Who has taken penalty cards so far?
advice-stop-moon = Only { $player } has taken penalty cards so far. Take one yourself, and no one shoots the moon.
nudge-stop-moon = Is someone shooting the moon?
advice-starve-moon = Only { $player } has taken penalty cards so far: don’t add any, and keep your hearts to win one yourself later.
nudge-starve-moon = Is someone shooting the moon?

advice-flush-queen = You have no spade above the queen: a low spade brings her out and can’t take her.
nudge-flush-queen = Where is the queen of spades, and can she hurt you?
advice-lead-under = Every { $suit ->
    [C] club
    [D] diamond
    [S] spade
   *[H] heart
} the others have is higher, so someone else must take this trick.
nudge-lead-under = Is there a card that can’t take the trick?
advice-lead-low = Your lowest { $suit ->
    [C] club
    [D] diamond
    [S] spade
   *[H] heart
}: the others may well have to go higher.
nudge-lead-low = In which suit would the others have to play higher?
advice-high-early = While the others still have many { the-suit }, you can get rid of a high card safely.
nudge-high-early = Of which suit do the others still have many cards?
advice-keep-lead = No one can beat it: the trick is yours, and so is the next lead.
nudge-keep-lead = Do you want to lead again?

advice-queen-under = { $player }’s card is higher than the queen of spades, so someone else takes her.
nudge-queen-under = Can the queen of spades hide under a card on the table?
advice-duck = It stays under { $player }’s card, so the trick isn’t yours.
nudge-duck = Can you stay under the cards on the table?
advice-below-queen = It’s lower than the queen of spades: if she is played to this trick, you don’t take her.
nudge-below-queen = The queen of spades has not been played yet. Which spade can’t take her?
advice-last-and-clean = You are last and the trick costs nothing: you can get rid of a high card for free.
nudge-last-and-clean = What does this trick cost, with no one after you?
advice-stay-low = You must play higher, so play your lowest: someone after you may have to beat it.
nudge-stay-low = Who has yet to play?
advice-take-high = The trick is yours whatever you play: use the highest and keep the low ones.
nudge-take-high = If you must take the trick, with which card?

advice-dump-queen = You have none of the suit led, so the queen of spades goes to someone else.
nudge-dump-queen = You may throw anything. What would hurt you most?
advice-dump-spade = It could take the queen of spades later, so get rid of it.
nudge-dump-spade = The queen of spades has not been played yet. What could take her?
advice-dump-heart = A heart discarded here costs someone else a point, and takes no trick later.
nudge-dump-heart = You may throw anything. What costs someone else a point?
advice-void-suit = It’s your last { $suit ->
    [C] club
    [D] diamond
    [S] spade
   *[H] heart
}: next time { the-suit } are led, you may throw anything.
nudge-void-suit = Could you empty a suit?
advice-dump-high = You have none of the suit led: throw a card that could take a trick later.
nudge-dump-high = Which card could take a trick you don’t want?
advice-give-bonus = The trick is your partner’s so far, and the bonus would be for both of you.
nudge-give-bonus = Whose trick is it?
advice-spare-partner = The trick is your partner’s so far: what it costs, you pay too.
nudge-spare-partner = Whose trick is it?

### What could be known of a move, looking back

known-guard = You had the queen of spades with { $count ->
    [0] no lower spade
    [one] one lower spade
   *[other] { $count } lower spades
} to guard her.
known-alone = No one else had any { the-suit } left, so no one could take this trick from you.
known-highest = Every { $suit ->
    [C] club
    [D] diamond
    [S] spade
   *[H] heart
} in the other hands was lower.
known-lowest = Every { $suit ->
    [C] club
    [D] diamond
    [S] spade
   *[H] heart
} in the other hands was higher.
known-between =
    { $higher ->
        [one] Of the { the-suit } in the other hands, one was higher and { $lower } lower.
       *[other] Of the { the-suit } in the other hands, { $higher } were higher and { $lower } lower.
    }
known-void = { $player } had shown a void in { the-suit }.
known-to-come = { $count ->
    [one] One player was
   *[other] { $count } players were
} still to come after you.
known-queen = The queen of spades had not been played yet.

### A guided first game: $who and $player are whoever it is about

# guide-… is a bubble beside the table: at most 25 words. -title stands over it. -learnt is a line
# in the list of rules met, in short form, without a full stop.
guide-aim-title = Fewest points win
guide-aim = Cards you take can cost points: each heart 1, the queen of spades 13. Take as few as you can.
guide-aim-learnt = Fewest points win: each heart costs 1, the queen of spades 13
guide-two-of-clubs-title = { they } start{ s }
guide-two-of-clubs = { $who ->
    [you] The player with the { $cards } starts with it, and that’s you. Tap it, then Play.
   *[other] The player with the { $cards } starts with it: { $player }. Then everyone in turn plays one card.
}
guide-two-of-clubs-learnt = The lowest club opens the hand
guide-trick-title = { $who ->
    [you] The trick is yours
   *[other] { $player } takes the trick
}
guide-trick = { $cards } is the highest of the suit led. { $who ->
    [you] So you take the cards on the table, a trick, and lead the next one.
   *[other] So { $player } takes the cards on the table, a trick, and leads the next one.
}
guide-trick-learnt = The highest card of the suit led takes the trick and leads next
guide-follow-suit-title = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
   *[H] Hearts
} were led
guide-follow-suit = You have { the-suit }, so you must play one. Which of them is up to you.
guide-follow-suit-learnt = Follow suit if you can
guide-discard-title = { $who ->
    [you] No { the-suit }
   *[other] { $player } has no { the-suit }
}
guide-discard = { $who ->
    [you] You have no { the-suit }, so you may throw any card. It can’t take the trick: a good moment for what could hurt you.
   *[other] { $player } has no { the-suit } and may throw any card. It can’t take the trick: a good moment for what costs points.
}
guide-discard-learnt = None of that suit: play anything
guide-first-trick-title = No points yet
guide-first-trick = You have no { the-suit }, but no one may throw points on the first trick: your penalty cards must wait.
guide-first-trick-learnt = No points on the first trick
guide-hearts-broken-title = { $state ->
    [broken] Hearts are broken
   *[unbroken] No hearts yet
}
guide-hearts-broken = { $state ->
    [broken] { $who ->
        [you] You have played { $cards }, the first { $by ->
            [heart] heart
           *[any-penalty] penalty card
        }.
       *[other] { $player } has played { $cards }, the first { $by ->
            [heart] heart
           *[any-penalty] penalty card
        }.
    } From now on hearts may be led.
   *[unbroken] You can’t lead a heart yet. First a player must { $by ->
        [heart] throw a heart on another suit
       *[any-penalty] play a penalty card
    }: lead something else.
}
guide-hearts-broken-learnt = You can’t lead a heart until a penalty card has been played
guide-unbroken-title = Still not broken
guide-unbroken = { $cards } costs points, but with this house rule only a heart breaks hearts.
guide-unbroken-learnt = The queen of spades does not break hearts
guide-points-title = { $points ->
    [one] One point
   *[other] { $points } points
} for { $who ->
    [you] you
   *[other] { $player }
}
guide-points = { $who ->
    [you] You have taken { $cards }. Penalty cards lie face up in front of you, and count when the hand is over.
   *[other] { $player } has taken { $cards }. Penalty cards lie face up in front of their taker, and count when the hand is over.
}
guide-points-learnt = Penalty cards lie face up in front of the player who took them
guide-queen-title = { $state ->
    [held] You have the queen
   *[taken] { $points } points at once
}
guide-queen = { $state ->
    [held] The queen of spades costs her taker { $points } points. Throw her on another suit, or play her under a higher spade.
   *[taken] { $who ->
        [you] You have taken
       *[other] { $player } has taken
    } the queen of spades: { $points } points at once, more than any other card.
}
guide-queen-learnt = The queen of spades costs the most
guide-moon-title = { $state ->
    [shot] { $who ->
        [you] You shot the moon!
       *[other] { $player } shot the moon!
    }
   *[near] { $who ->
        [you] All the points are yours
       *[other] { $player } has all the points
    }
}
guide-moon = { $state ->
    [shot] { $who ->
        [you] You shot the moon, with every penalty card. Take { $points } points off your score, or give the others { $points } each.
       *[other] { $player } shot the moon, with every penalty card, and may take { $points } points off or give the others { $points } each.
    }
   *[near] { $who ->
        [you] All the points so far are yours. Take all { $points } and you shoot the moon: they no longer cost you.
       *[other] { $player } has all the points so far. With all { $points } it’s a moon, and they cost nothing. One point for anyone else stops that.
    }
}
guide-moon-learnt = All the points of one hand: you shoot the moon
guide-end-title = The hand is over
guide-end = The points go on the score sheet. A match goes on { $hands ->
    [0] until someone has { $target }
   *[other] until { $hands } hands have been played
}: the fewest points win.
guide-end-learnt = The match ends at 100 points, as a rule

guide-pass-title = { some-cards-title } to { $player }
guide-pass = Pass { some-cards } to { $player } before you see what comes. Give away high spades, or high cards without low ones.
guide-pass-learnt = Cards are passed before most hands
guide-received-title = What you got
guide-received = You got { $cards } in return. Remember what you gave away: you know who has it.
guide-received-learnt = You know where the cards you passed are
guide-hold-title = No pass in this hand
guide-hold = There is no pass in this hand: you keep what you were dealt. The direction of the pass changes from hand to hand.
guide-hold-learnt = The direction of the pass changes, and one hand of each cycle has none
guide-scatter-title = One card to each player
guide-scatter = In this hand your three cards go to three players: the first you choose to the left, the second across, the third to the right.
guide-scatter-learnt = Scatter: one card to each player
guide-scattered-title = One card from each
guide-scattered = You got { $cards }, one from each player, and you know who sent which.
guide-scattered-learnt = You know who sent you which card
guide-smoosh-title = Into the middle
guide-smoosh = In this hand everyone’s three cards are shuffled together, and each player gets three back. You may get your own back, too.
guide-smoosh-learnt = Smoosh: three cards into the middle, three out of it
guide-smooshed-title = Three out of the middle
guide-smooshed = You got { $cards }. No one knows where they came from.
guide-smooshed-learnt = No one knows whose card was whose
guide-bonus-card-title = { $state ->
    [held] You have the bonus card
   *[taken] { $who ->
        [you] The bonus card is yours
       *[other] { $player } has the bonus card
    }
}
guide-bonus-card = { $state ->
    [held] The player who takes { $cards } scores { $points } points fewer. To keep it, win the trick in which you play it.
   *[taken] { $who ->
        [you] { $cards } takes { $points } points off your score in this hand.
       *[other] { $cards } takes { $points } points off { $player }’s score in this hand.
    }
}
guide-bonus-card-learnt = The bonus card takes points off
guide-moon-needs-bonus-title = { $state ->
    [yes] With the bonus card
   *[no] Not a moon
}
guide-moon-needs-bonus = { $state ->
    [yes] All the points and { $cards } too: only both together make a moon.
   *[no] One player has all the points, but someone else took { $cards }. So it isn’t a moon, and all the points count.
}
guide-moon-needs-bonus-learnt = The moon needs the bonus card too
guide-bonus-on-moon-title = The bonus card counts too
guide-bonus-on-moon = { $who ->
    [you] You have { $cards }: with this house rule, the bonus comes off your score even though the moon was shot.
   *[other] { $player } has { $cards }: with this house rule, the bonus comes off even though the moon was shot.
}
guide-bonus-on-moon-learnt = After a moon the bonus card counts as well
guide-partnership-title = { $player } is your partner
guide-partnership = { $state ->
    [fixed] { $player }, across from you, is your partner: both of you score the points of both.
   *[ad-hoc] The first two to take a trick are partners, and so are the others: what { $player } takes costs you as well.
}
guide-partnership-learnt = Partners score the points of both
guide-shared-title = Shared points
guide-shared = { $points } of your points come from what { $player } took: partners score the same.
guide-shared-learnt = What a partner takes counts for you as well

guide-first-lead-title = { they } lead{ s }
guide-first-lead = With this house rule, the first lead passes from player to player, hand by hand, and need not be a club.
guide-first-lead-learnt = Players take turns to lead first, and no club is needed
guide-any-first-trick-title = Points on the first trick
guide-any-first-trick = With this house rule, penalty cards may be thrown on the very first trick.
guide-any-first-trick-learnt = Penalty cards may be played to the first trick
guide-free-hearts-title = Hearts may be led
guide-free-hearts = With this house rule, hearts need not be broken: you may lead one now.
guide-free-hearts-learnt = Hearts may be led at any time
guide-queen-waits-title = The queen must wait
guide-queen-waits = No heart has been played yet, and with this house rule { $cards } waits for one while you may play something else.
guide-queen-waits-learnt = The queen of spades waits for the first heart
guide-queen-forced-title = The queen must go
guide-queen-forced = You can’t follow suit, so with this house rule you must discard { $cards }.
guide-queen-forced-learnt = The queen of spades must be discarded at the first chance
guide-pass-cycle-title = To { $player }
guide-pass-cycle = { $way ->
    [left] At this table cards always go to the left.
    [right] At this table cards always go to the right.
    [across] At this table cards always go across.
    [left-right] At this table cards go left and right in turn.
   *[turning-no-hold] At this table, cards are passed before every hand.
}
guide-pass-cycle-learnt = A house rule sets the direction of the pass
guide-pass-count-title = { some-cards-title }
guide-pass-count = At this table { some-cards } { $count ->
    [1] is
   *[other] are
} passed instead of three.
guide-pass-count-learnt = A house rule sets how many cards are passed
guide-keep-spades-title = High spades stay
guide-keep-spades = With this house rule, { $cards } may not be passed. Choose from your other cards.
guide-keep-spades-learnt = High spades may not be passed
guide-kitty-title = { $who ->
    [you] The leftover cards are yours
   *[other] { $player } gets the leftover cards
}
guide-kitty = { $count ->
    [one] The card left over from the deal goes
   *[other] The { $count } cards left over from the deal go
} to { $who ->
    [you] you
   *[other] { $player }
} with this trick. Only the taker sees { $count ->
    [one] it, but its
   *[other] them, but their
} points count.
guide-kitty-learnt = Cards left over go to the taker of a trick
guide-penalties-title = { $points ->
    [one] One point
   *[other] { $points } points
}
guide-penalties = At this table { $penalties ->
    [hearts-only] only hearts cost points, one each, and the queen of spades nothing.
    [black-maria] the king of spades costs 10 and the ace 7, besides the queen’s 13.
    [face] the jack of hearts costs 2, the queen 3, the king 4, the ace 5.
    [pip] each heart costs its rank, up to 14 for the ace, and the queen of spades nothing.
   *[spot] each heart costs its rank, court cards 10, and the queen of spades 25.
}
guide-penalties-learnt = A house rule sets which cards cost points
guide-bonus-floor-title = Not below zero
guide-bonus-floor = With this house rule, { $cards } can’t take your score for a hand below zero.
guide-bonus-floor-learnt = The bonus can’t take a hand below zero
guide-moon-settled-title = The moon
guide-moon-settled = { they } { have } taken every penalty card. { $state ->
    [moon-add] With this house rule, the { $points } points go to each of the others; there is nothing to choose.
    [moon-subtract] With this house rule, the { $points } points come off the shooter’s score; there is nothing to choose.
   *[none] With this house rule, there is no moon: the taker keeps all { $points } points.
}
guide-moon-settled-learnt = A house rule sets what a moon is worth
guide-sun-title = { they } shot the sun!
guide-sun = { they } { have } every penalty card and every trick: with this house rule that counts double, { $points } points.
guide-sun-learnt = A moon with every trick counts double
guide-no-tricks-title = No trick at all
guide-no-tricks = { they } { have } taken no trick in this hand, and get{ s } five points off.
guide-no-tricks-learnt = Five points off for no trick at all

guide-claim-title = { $who ->
    [you] The rest is settled
   *[other] { $player } ends the hand
}
guide-claim = { $state ->
    [take] { $who ->
        [you] No other player can win a trick any more. You may lay down your hand and take all the rest.
       *[other] No other player can win a trick any more, so { $player } lays down the hand and takes all the rest.
    }
   *[end] All the points of this hand have been taken, so the last tricks need not be played.
}
guide-claim-learnt = A hand may end early once it is settled

guide-cost-trick-title = { $points ->
    [one] 1 point for you
   *[other] { $points } points for you
}
guide-cost-trick = { $cards } is the highest of the { the-suit }, so the trick is yours, with all the points in it.
guide-cost-queen-title = { $points } points for you
guide-cost-queen = { $cards } is the highest of the { the-suit }, so the trick is yours, and the queen of spades with it.

### Ways of bots

temper-cautious = cautious
temper-cautious-help = Ducks from the second round of a suit onwards and saves high cards for later.
temper-daring = daring
temper-daring-help = Keeps the queen of spades if low spades guard her, and leads high clubs and diamonds while the others still have many.
temper-shooter = moon-shooter
temper-shooter-help = Goes for the moon with hands others would call hopeless.
