# Haggis in English

# A proper name: keep it.
game = Haggis
game-line = Climb, bomb, and get rid of your cards first
game-time = 2–4 players · 30 min
game-art = 7R 8O K0

### Helpers: $kind, $width, $length, $low and $high are a combination, $bomb is a bomb

bomb-name = { $bomb ->
    [rainbow] 3-5-7-9 bomb in four suits
    [suited] 3-5-7-9 bomb in one suit
    [JQ] J-Q bomb
    [JK] J-K bomb
    [QK] Q-K bomb
   *[JQK] J-Q-K bomb
}
your-bomb-name = { $your_bomb ->
    [rainbow] 3-5-7-9 bomb in four suits
    [suited] 3-5-7-9 bomb in one suit
    [JQ] J-Q bomb
    [JK] J-K bomb
    [QK] Q-K bomb
   *[JQK] J-Q-K bomb
}
# Sets of equal width in a row, as in “run of pairs 4–6”.
rows = { $width ->
    [2] pairs
    [3] triples
    [4] quads
    [5] quints
    [6] sextets
    [7] septets
   *[other] octets
}
set-name = { $width ->
    [2] pair of { $low }s
    [3] three { $low }s
    [4] four { $low }s
    [5] five { $low }s
    [6] six { $low }s
    [7] seven { $low }s
    [8] eight { $low }s
    [9] nine { $low }s
    [10] ten { $low }s
   *[other] eleven { $low }s
}
combination = { $kind ->
    [bomb] { bomb-name }
    [run] run { $low }–{ $high }
    [stairs] run of { rows } { $low }–{ $high }
    [set] { set-name }
   *[single] { $low }
}
short = { $kind ->
    [stairs] { rows } { $low }–{ $high }
   *[other] { combination }
}
# Follows “Mia leads”: “Mia leads a run 5–8: 5 6 7 8”.
laid = { $kind ->
    [single] { $cards }
    [bomb] the { bomb-name }: { $cards }
    [run] a { combination }: { $cards }
    [stairs] a { combination }: { $cards }
   *[set] { $width ->
        [2] a { combination }: { $cards }
       *[other] { combination }: { $cards }
    }
}
# Follows “There is … on the table”.
lying = { $kind ->
    [bomb] a { bomb-name }
    [run] a run of { $length }
    [stairs] a run of { $length } { rows }
    [set] { $width ->
        [2] a pair
        [3] three of a kind
        [4] four of a kind
       *[other] { $width } of a kind
    }
   *[single] a single card
}
# Follows “this is …”: what the player tried to play.
yours = { $your_kind ->
    [bomb] a bomb
    [run] a run of { $your_length }
    [stairs] a run of sets, { $your_width } cards of each of { $your_length } ranks
    [set] { $your_width ->
        [2] a pair
        [3] three of a kind
        [4] four of a kind
       *[other] { $your_width } of a kind
    }
   *[single] a single card
}
# Follows “Play” and “It takes”.
to-beat = { $kind ->
    [bomb] a stronger bomb
    [run] a run of { $length } higher than { $high }
    [stairs] { $length } { rows } in a row higher than { $high }
    [set] { $width ->
        [2] a pair
        [3] three of a kind
        [4] four of a kind
       *[other] { $width } of a kind
    } higher than { $high }
   *[single] a card higher than { $high }
}
so-many-cards = { $count ->
    [one] one card
   *[other] { $count } cards
}
so-many-points = { $points ->
    [-1] { $points } point
    [one] one point
   *[other] { $points } points
}

### The table

caption-round = Round { $round }
caption-round-long = Round { $round } · to { $target }

badge-to-beat = { $player }: { combination }
badge-to-beat-what = { combination }
badge-stake = Trick so far: { so-many-cards }, { so-many-points }
badge-worth = Every captured card is worth one point
badge-team = Team { $team }
badge-bet = Bet { $points }
badge-bid = Bids { $points }
badge-declarer = Plays for { $points }
badge-passed = passed
badge-out = { $place ->
    [1] went out first
    [2] went out second
   *[3] went out third
}
badge-captured = { so-many-cards }, { so-many-points }
# A note in the table of points.
note-made-out = Went out { $place ->
    [1] first
    [2] second
   *[3] third
}; { $who ->
    [you] you
   *[other] { $player }
} had { $count } left
note-made-bet = Bet of { $points } won
note-made-by-bet = { $who ->
    [you] Your lost bet
   *[other] { $player }’s lost bet
}
note-lost-bet = Bet of { $bet } lost
note-made-captured = { $count ->
    [one] One captured card
   *[other] { $count } captured cards
}

zone-centre = On the table
# The cards left over from the deal are called the haggis.
place-haggis = The haggis
zone-last = The last trick
zone-combination = Bomb

part-bets = Bets
part-out = Going out
part-captured = Captured cards

next-hand = Next round
round = Round

trick-number = Trick
jumps = Jump by trick or round
no-last = There’s no last trick yet.
key-last-does = the last trick
key-line-pages-does = to the previous or next trick
desk-play-until = { $stretch ->
    [trick] to the end of the trick
    [round] to the end of the round
    [1] one move
   *[other] { $stretch } moves
}

### What the player is asked

ask-lead = Lead anything
ask-follow = Play { to-beat }, or pass
ask-follow-short = Beat the { short }
ask-cannot = You can’t beat that
ask-cannot-title = It takes { to-beat }. You have none.
ask-cannot-note = All you can do is pass.
ask-bet = Bet on going out first
ask-bid = Bid or pass
ask-bid-title = { $points ->
    [0] Will you go out first? Bid for it.
   *[other] { $points } is bid. More?
}
ask-bid-note = The highest bidder plays against the two others.
ask-capture = Who captures the trick?
# With a house rule, a player whose bomb wins chooses who gets the trick.
ask-capture-title = Your bomb wins. Who captures { so-many-cards }, { so-many-points }?

button-pass = Pass
button-bet = Bet { $points }
button-bid = Bid { $points }
button-bid-pass = Pass
button-capture = { $player }

say-play = Play { short }
say-pass = Pass
say-bet = Bet { $points } on going out first
say-bid = Bid { $points }
say-bid-pass = Pass
say-capture = Let { $giver } capture the trick


### Readings of cards

# Choices of an exercise, and readings of the same cards to choose from.
kind-single = A single card
kind-set = A set
kind-run = A run
kind-stairs = A run of sets
kind-bomb = A bomb
kind-none = No combination

### Events

event-dealer = { they } deal{ s } first.
event-deal = Round { $round } is dealt.
event-bid = { they } bid{ s } { $points }.
event-bid-pass = { they } pass{ es }.
# The highest bidder plays alone against the two others.
event-declarer = { they } play{ s } against the others, for { $points } points.
event-no-declarer = No one bids.
event-bet = { they } bet{ s } { $points } on going out first.
event-bet-won = { $who ->
    [you] You win your
   *[other] { $player } wins the
} bet of { $points }.
event-bet-lost = { $who ->
    [you] You lose your
   *[other] { $player } loses the
} bet of { $points }.
event-lead = { they } lead{ s } { laid }.
event-play = { they } play{ s } { laid }.
event-bomb = Bomb!
event-pass = { they } pass{ es }.
event-choice = { $who ->
    [you] Your bomb wins: you decide
   *[other] { $player }’s bomb wins, and { $player } decides
} who captures the trick.
event-trick = { they } capture{ s } { so-many-cards }, { so-many-points }.
event-trick-bombed = The bomb wins, and { $who ->
    [you] you capture
   *[other] { $player } captures
} { so-many-cards }, { so-many-points }.
event-out = { they } go{ es } out: { so-many-points } for { so-many-cards } in the largest opposing hand.
event-haggis = { they } get{ s } the leftovers: { so-many-cards }, { so-many-points }.
event-round = Round { $round } is over.
event-scored = { $player }: { so-many-points }.
event-scored-team = { $player } and { $giver }: { so-many-points }.
event-over = The match is over.

### Calls, shown over the table

called-bomb = Bomb
called-bet = Bet { $points }
called-declarer = For { $points }
called-out = No cards left!

### Refusals: why a move is not legal

refusal-lead = The leader must play: only the others may pass.
# Why these cards are no combination. $cards comes first in English: move it as you need.
refusal-combination = { $problem ->
    [bomb-suits] { $cards } have two or three suits: 3-5-7-9 is a bomb only in four different suits, or all in one.
    [bomb-wild] A 3-5-7-9 bomb takes no wild cards, and { $cards } can’t be played as anything else.
    [stairs-suits] { $cards } are not of the same suits: in a run of sets, every rank must have the same.
    [wide] { $cards } have too many cards of one rank: a run of sets can’t have more cards of a rank than the deck has.
    [uneven] { $cards } are uneven: in a run of sets every rank needs the same number of cards, and wild cards must fill it exactly.
    [gap] { $cards } leave a gap that needs more wild cards.
    [short] { $cards } are in a row, but a run needs at least three cards.
    [suits] { $cards } are in a row, but a run must be all one suit.
    [reading] { $cards } can’t be played that way.
   *[ranks] { $cards } are neither of the same rank nor in a row.
}
refusal-follow = { $problem ->
    [bomb] There is a { bomb-name } on the table: only a stronger bomb beats it.
    [kind] There is { lying } on the table; this is { yours }.
    [size] There is { lying } on the table; this is { yours }. Play { $size ->
        [one] one card
       *[other] { $size } cards
    }.
    [width] There is { lying } on the table; this has the same number of cards, but is another kind of run.
    [equal] { $kind ->
        [bomb] There is a { bomb-name } on the table already: only a stronger bomb beats it, not an equal one.
       *[other] { $your_high } on { $high } is only equal: play something higher.
    }
   *[weaker] { $kind ->
        [bomb] A { your-bomb-name } is weaker than the { bomb-name } on the table.
       *[other] { $your_high } is not higher than { $high }.
    }
}
refusal-bet = { $problem ->
    [tatties] Here only the auction decides who plays for how much.
    [again] You’ve already bet, and a bet can’t be changed.
    [played] A bet must be made before your first card of the round.
    [late] Someone has already gone out: it’s too late to bet.
   *[amount] There’s no bet of { $points } here.
}
refusal-bid = { $problem ->
    [low] { $points } is not more than { $bid }.
   *[amount] Bid 15, 30 or 45, not { $points }.
}
refusal-capture = The trick can’t go to { $who ->
    [you] you
   *[other] { $player }
}: choose an opponent.
refusal-deal = { $problem ->
    [many] No one gets more than { $most } number cards.
   *[other] { deal-fault }
}

### Practice

quiz-playable-title = What may be played
quiz-playable = Which of your cards can be part of a play that beats what is on the table? Choose all of them.
quiz-rule-title = Why not?
quiz-rule = You may not play { $cards } now. Which rule forbids it?
quiz-rule-pass = You may not pass now. Which rule forbids it?
quiz-rule-bet = You may not bet { $points } now. Which rule forbids it?
quiz-kind-title = What cards are together
quiz-kind = What are { $cards }, played together?
quiz-beats-title = What beats what
quiz-beats = On the table: { combination }. May { $cards } be played on it?
quiz-bomb-title = Find the bomb
quiz-bomb = There is a bomb in your hand. Play one.
quiz-points-title = What cards are worth
quiz-points = { they } lead{ s } { $cards }, and all others pass. How many points are captured?
quiz-capture-title = Who captures
quiz-capture = { they } play{ s } the bomb { $cards }, and all others pass. Who captures the trick?
quiz-out-title = Points for going out
quiz-out = { they } play{ s } { $cards } and { $who ->
    [you] go
   *[other] goes
} out. How many points is that at once?
quiz-bets-title = What bets score
quiz-bets = With { $cards } the round ends. How many points do the bets score for { $who ->
    [you] you
   *[other] { $player }
}?

why-follow = { $kind ->
    [bomb] It takes { to-beat }.
   *[other] It takes { to-beat }, or a bomb.
}
why-kind = Together they make one combination: { combination }.
why-beats = { $kind ->
    [bomb] A { bomb-name } beats anything except an equal or a stronger bomb.
   *[other] It’s the same kind, with the same number of cards, and higher: { combination }.
}
why-bomb = A bomb is J-Q, J-K, Q-K, J-Q-K, or 3-5-7-9 in four suits or in one. Here: { laid }.
why-points-classic = 3, 5, 7 and 9 count 1 each, here { $odd }; J 2, Q 3, K 5. In all: { $points }.
why-points-each = Every captured card counts 1: { $points }.
why-capture = { $by ->
    [winner] Here the bomber captures like anyone else.
   *[next-highest] { $led ->
        [yes] The bomb was led, and nothing else was played: the cards go to the player on the bomber’s right.
       *[no] The bomber leads next, but the cards go to the player who played right before the bomb; with partners, to the last opponent who played before it.
    }
}
why-first = { they } went out first.
why-no-bets = No bet scores { $who ->
    [you] you
   *[other] { $player }
} anything.

### House rules

preset-haggis = Haggis
preset-haggis-help = Everyone may bet on going out first.
preset-tatties = Haggis & Tatties
preset-tatties-help = For three: an auction decides who plays against the two others.

option-tatties = Haggis & Tatties
option-tatties-help = An auction before play: the highest bidder plays against the two others.
option-tatties-also = auction, three players
option-bets = Bets
option-bets-help = How much may be bet on going out first.
option-bets-also = bids
option-bets-15-30 = 15 or 30
option-bets-5-15-30 = 5, 15 or 30
option-failed_bet = A lost bet
option-failed_bet-help = Whose points change.
option-failed_bet-paid = scored by the others
option-failed_bet-lost = off the bettor’s own total
option-bomb_capture = A trick won by a bomb
option-bomb_capture-help = Who gets the cards.
option-bomb_capture-also = who captures
option-bomb_capture-next-highest = the next-highest play
option-bomb_capture-choose = the winner chooses
option-bomb_capture-winner = the winner
option-card_points = Captured cards
option-card_points-help = What they are worth.
option-card_points-also = points of cards
option-card_points-classic = by rank
option-card_points-each = 1 point each
option-length = Length of the match
option-length-help = The total that ends the match.
option-length-also = target score
option-length-short = short: to { $amount } points
option-length-long = long: to { $amount } points

### Kinds of decision

decision-capturing = Choosing who captures after a bomb
decision-betting = Betting
decision-passing = Passing
decision-bombing = Playing a bomb
decision-wild = Spending wild cards
decision-breaking = Breaking up a set or a run
decision-following = Beating the play on the table
decision-leading-single = Leading a single card
decision-leading-combination = Leading a combination

theme-capturing = Who gets the bombed cards
theme-betting = When to bet
theme-passing = When to pass
theme-bombing = When to bomb
theme-wild = When to spend wild cards
theme-breaking = When to break a set or a run
theme-following = When to beat it
theme-leading-single = When to lead a single card
theme-leading-combination = Which combination to lead

holds-bomb = Who has a 3-5-7-9 bomb?

### Why a move is good

advice-forced = It’s the only thing you can do.
nudge-forced = There is only one thing you can do.
advice-tried = Tried in many possible deals, no other move does better.
nudge-tried = What could the others still hold?
advice-bomb = A bomb beats anything except a stronger bomb, so you’re likely to lead next.
nudge-bomb = What beats anything on the table?
advice-capture = Give the points to the player with the fewest: they hurt you least there.
nudge-capture = Who would gain least from these points?
advice-bet = Your hand needs only a few plays: you’re likely to go out first.
nudge-bet = How many plays does your hand need?
advice-no-bid = Your hand needs many plays: going out first is too uncertain.
nudge-no-bid = How many plays does your hand need?
advice-last = These are your last cards: you go out.
nudge-last = Can you get rid of all your cards?
advice-two-plays = After this, everything left goes in a single play.
nudge-two-plays = In how few plays can you go out?
advice-bomb-stop = Someone is about to go out: with a bomb, which beats anything except a stronger bomb, you take the lead away.
nudge-bomb-stop = How can you take the lead away?
advice-stop = Someone is about to go out: winning the lead is worth a good card now.
nudge-stop = Can you afford to pass here?
advice-partner = Your partner is winning this trick: let it be.
nudge-partner = Who is winning this trick?
advice-save = Passing costs nothing: you may still play later, and your sets and wild cards stay together.
nudge-save = Is this trick worth what it would cost?
advice-large = You get rid of many cards at once, and that many are hard to beat.
nudge-large = How can you get rid of several cards at once?
advice-low-first = Get rid of low cards when you lead; they hardly ever win a trick.
nudge-low-first = Which cards will you hardly ever get rid of later?
advice-wild = A wild card alone often wins the lead, and its points come back to you with the trick.
nudge-wild = What beats any number card?
advice-cheap = It’s the weakest play that still wins, and it keeps your sets and runs together.
nudge-cheap = What’s the weakest play that still wins?

### Rules

chapter-game = The game
chapter-combinations = What can be played
chapter-bombs = Bombs
chapter-play = Play
chapter-scoring = Points
chapter-teams = Four players

rule-aim-title = What you want
rule-aim = Get rid of your cards first: every card left in the largest opposing hand is worth 5 points to you. On the way, capture tricks with valuable cards. The player with the most points at the end of the match wins.
rule-cards-title = The cards
rule-cards = Number cards go from 2 to 10 in four suits, or with three players in five. Everyone gets 14 of them, hidden, and a J, a Q and a K face up: wild cards without a suit, which everyone can see until they are played. Ranks rise from 2 to 10 and on to J, Q and K. The cards not dealt, the haggis, stay face down until the round is scored: 8 cards with two players, 3 with three. How many cards everyone has is public.
rule-author-title = The author
# Sean Ross is the author of Haggis: keep what this says of him exactly.
rule-author = Haggis is a design by Sean Ross, published in 2010. This program is an independent implementation, and has no connection with him or with the publishers.

rule-combination-title = Combinations
rule-combination = A play is one of these: a single card, a set, a run, a run of sets, or a bomb. Anything else can’t be played. Every play has at least one number card, except for a single wild card and the bombs.
rule-set-title = Set
rule-set = Two or more cards of the same rank. Wild cards make it larger, as many as you like.
rule-run-title = Run
rule-run = Three or more ranks in a row, all of one suit. Wild cards fill gaps.
rule-stairs-title = Run of sets
rule-stairs = Two or more ranks in a row, each with the same number of cards, two or more, and each with the same suits. Wild cards fill gaps. Pairs 7–9 in sun and moon, say: two 7s, two 8s, two 9s. Each rank can have at most as many cards as there are suits; with four players, who share two decks, at most eight.
rule-wild-title = Wild cards
rule-wild = A wild card stands for any card up to its own rank: J up to J, Q up to Q, K up to K. So a run may go on to J, Q and K: 9-10-J is one. Played alone they are just J, Q and K, above the 10. All three may be used at once.
rule-reading-title = More than one reading
rule-reading = The same cards may make several combinations: with wild cards, say, three of a kind or a run. The leader says which; within one kind they are always as high as they can be. When you follow, your cards count as the kind on the table.
rule-bomb-title = Bombs
rule-bomb = There are six bombs, from the weakest to the strongest: 3-5-7-9 in four different suits, J-Q, J-K, Q-K, J-Q-K, and 3-5-7-9 in one suit. A bomb beats everything except an equal or a stronger bomb, whatever is on the table and however many cards there are. 3-5-7-9 takes no wild cards, and in two or three suits it isn’t a bomb. J-Q is always a bomb, never a pair.

rule-leader-title = Who starts
rule-leader = In the first round, the dealer is chosen at random, and the player to the dealer’s left leads. Later, the player with the most points deals, and the player with the fewest leads. If several have the fewest, the one nearest to the dealer’s left leads. If several have the most, the one who went out earliest in the last round deals. If none of them went out, it is the first of them clockwise from the player who went out first.
rule-lead-title = Leading
rule-lead = The leader must play: any combination or a bomb. Then the others play or pass, clockwise.
rule-follow-title = Following
rule-follow = Play the same kind with the same number of cards, strictly higher: the highest rank counts. A run of sets also needs the same number of cards of each rank. A bomb may always be played.
rule-pass-title = Passing
rule-pass = You may always pass, except as the leader, and you may play again later in the same trick. When all others who have cards have passed one after the other, the trick ends.
rule-trick-title = The trick
rule-trick = The last to play wins the trick, captures its cards and leads the next one. A winner who is out of cards captures too; then the next player clockwise who has cards leads.
rule-capture-title = A trick won by a bomb
rule-capture = The bomber leads next, but does not capture: all the cards, the bomb’s own too, go to the player who played right before the bomb. If the bomb was led and nothing else was played, they go to the player on the bomber’s right, even one who is out of cards. By house rule the bomber chooses an opponent who captures, or captures like anyone else.
rule-out-title = Going out
rule-out = The player who plays the last card of a hand scores at once 5 points for each card in the largest opposing hand, wild cards included. The others play on, and with three the second to go out scores in the same way. The round ends as soon as only one player has cards. The trick is then captured as usual; the cards left in the last hand and the haggis go to the player who went out first.

rule-score-title = Captured cards
rule-score = 3, 5, 7 and 9 are worth 1 point each, J 2, Q 3 and K 5; all together 36 points with two players, 50 with three. By house rule every card is worth 1 point. Captured cards are face down, but as everyone has seen them, their number and points are shown.
rule-bet-title = Bets
rule-bet = Before your first card of a round, and while no one has gone out, you may bet 15 (a little bet) or 30 (a big bet) on going out first, by house rule also 5. Betting doesn’t use up your turn, and a bet can’t be changed. If you win it, you score the bet.
rule-failed-bet-title = Lost bets
rule-failed-bet = A lost bet scores in full for the player who went out first and for every other player who made no bet; the bettor loses no points. By house rule the bet comes off the bettor’s own total instead, even below zero, and no one scores it.
rule-bid-title = Haggis & Tatties
rule-bid = With three players, an auction may take the place of bets: 15, 30 or 45, always more than the last bid, or pass; a player who has passed is out of it. The highest bidder plays against the two others, and scores the bid by going out first. If not, the player who went out first gets two thirds of it and the third player one third. Nothing else is shared: captured cards and going out count for each alone. If all pass, there are no bets in this round.
rule-end-title = The end
rule-end = The match ends when a total is at 250 or above after a round; in a long match at 350. The highest total wins. If the highest total is shared, play continues.

rule-teams-title = Partners
rule-teams = Four play two against two, partners opposite each other: the team game with the expanded deck. The four suits appear twice, with 18 number cards and J, Q and K for everyone, and there is no haggis. In a run of sets a suit may occur twice, then on every rank.
rule-teams-score-title = What counts for the team
rule-teams-score = Partners share one total; a match goes to 350, a long one to 550. For going out, the larger hand of the two opponents counts. A trick won by a bomb goes to the next-highest play of an opponent in it, or else to the opponent on the bomber’s right. A bet is lost if any other player goes out first, even the partner. Then the other team gets it once, or by house rule the bettor’s own team loses it. The round also ends when both partners have gone out; the cards left go to the player who went out first. Captured cards are worth 72 points in all, or 84 at 1 point each.

### Review: what the player could know

known-few = { $player } had { $count ->
    [one] only one card
   *[other] only { $count } cards
} left.

### A guided first game: $who and $player name the player that the text is about

guide-aim-title = Be first to get rid of your cards
guide-aim = The first to run out of cards scores 5 points for every card left in the largest opposing hand. Some of the cards you capture on the way are worth points too.
guide-aim-learnt = Go out first: 5 points for every card in the largest opposing hand
guide-lead-title = You lead
guide-lead = You lead, with anything: one card, several of a rank, or a run in one suit. Low cards are hard to get rid of later.
guide-lead-learnt = The leader may play any combination
guide-follow-title = Same kind, but higher
guide-follow = { they } played { lying }. Beat it with the same kind and number of cards, but higher, or pass.
guide-follow-learnt = Follow with the same kind and number of cards, but higher
guide-pass-title = You can’t beat that
guide-pass = You can’t beat that, so you pass. { $seats ->
    [2] Your opponent gets the trick, but you can fight for the next one.
   *[other] If it comes round to you again in this trick, you may still play.
}
guide-pass-learnt = You may always pass, except as the leader
guide-set-title = { $state ->
    [held] You have a set
   *[played] A set
}
guide-set = { $cards } have the same rank{ $state ->
    [held] : you may play them together
   *[played] , so they could be played together
}. Only as many of a higher rank beat them.
guide-set-learnt = A set: two or more cards of the same rank
guide-run-title = { $state ->
    [held] You have a run
   *[played] A run
}
guide-run = { $cards } { $state ->
    [held] are in a row in one suit, a run: you may play them all at once.
   *[played] are a run in one suit. Only a higher run with as many cards beats it.
}
guide-run-learnt = A run: three or more in a row, in one suit
guide-stairs-title = { $state ->
    [held] You have a run of sets
   *[played] A run of sets
}
guide-stairs = { $cards }: sets in a row, all in the same suits. { $state ->
    [held] You may play them at once.
   *[played] They are played together.
}
guide-stairs-learnt = A run of sets: ranks in a row, the same number of each, in the same suits
guide-wild-title = Wild cards help
guide-wild = Alone, a wild card ranks above the 10. With others it stands for any card up to its own rank. Play one here.
guide-wild-learnt = J, Q and K are wild; played alone, they rank above the 10
guide-bomb-title = { $state ->
    [held] You could bomb
   *[played] A bomb!
}
guide-bomb = { $state ->
    [held] { $cards } make a bomb: only a stronger one beats it. You’d lead next, { $capture ->
        [winner] with the trick’s cards.
       *[other] but someone else gets the cards.
    }
   *[played] { $cards }: a bomb beats anything except a stronger bomb, whatever lies on the table.
}
guide-bomb-learnt = A bomb beats everything: two or three wild cards, or 3-5-7-9
guide-capture-title = { $who ->
    [you] The cards are yours
   *[other] { $player } gets the cards
}
guide-capture = A bomb wins the next lead, but not the cards: { $who ->
    [you] you capture
   *[other] { $player } captures
} { so-many-cards }, worth { so-many-points }.
guide-capture-learnt = If you bomb, you lead next, but someone else gets the cards
guide-trick-title = { $who ->
    [you] The trick is yours
   *[other] { $player } wins the trick
}
guide-trick = No one beats the last play. { $who ->
    [you] You capture { so-many-cards } and may lead anything.
   *[other] { $player } captures { so-many-cards } and leads next.
}
guide-trick-learnt = The last to play captures the trick and leads
guide-score-title = { they } captured { $points ->
    [one] 1 point
   *[other] { $points } points
}
guide-score = { they } captured { so-many-points }: 3, 5, 7 and 9 are worth 1 each, a J 2, a Q 3, a K 5.
guide-score-learnt = 3, 5, 7 and 9 are worth 1 point, J 2, Q 3, K 5
guide-out-title = { $who ->
    [you] You went out first!
   *[other] { $player } went out
}
guide-out = { they } went out. { $seats ->
    [2] { $who ->
        [you] Your opponent still has
       *[other] You still have
    }
   *[other] The largest opposing hand still has
} { so-many-cards }. At 5 points each, that’s { so-many-points }.
guide-out-learnt = Going out: 5 points for each card in the largest opposing hand
guide-plays-on-title = Play goes on
guide-plays-on = { they } { have } gone out, but the others play on until only one has cards. The second to go out scores in the same way.
guide-plays-on-learnt = With three the others play on for second place
guide-haggis-title = The last hand and the haggis
guide-haggis = { they } went out first and get{ s } the leftovers: the last hand and the “haggis”, the cards never dealt. They are worth { so-many-points }.
guide-haggis-learnt = The first to go out gets the last hand and the haggis, the cards never dealt
guide-bet-title = Would you bet?
guide-bet = Before your first card you may bet on going out first. If you fail, { $failed ->
    [lost] you lose the points.
   *[paid] { $seats ->
        [2] your opponent gets
       *[other] the others get
    } the points, and you lose none.
}
guide-bet-learnt = Before your first card you may bet on going out first
guide-end-title = The round is over
guide-end = The points go on the score sheet, and the player with the fewest leads next. At { $target } the match ends: the most points win.
guide-end-learnt = The match usually ends at 250 points
guide-hands-title = What was dealt
guide-hands = Everyone has { $count } number cards, and a J, a Q and a K that all can see. { $seats ->
    [4] All the cards are dealt.
   *[other] The cards not dealt are the “haggis”.
}
guide-hands-learnt = J, Q and K are face up; the cards that are not dealt are the haggis
guide-other-bomb-title = { $state ->
    [held] You have a bomb without wild cards
   *[played] A bomb without wild cards
}
guide-other-bomb = { $cards } { $state ->
    [held] are a bomb: 3, 5, 7 and 9, all in one suit or in four. Wild cards can’t stand in.
   *[played] are a bomb, too: 3, 5, 7 and 9, all in one suit or in four.
}
guide-other-bomb-learnt = 3-5-7-9 is a bomb too: in one suit the strongest, in four suits the weakest
guide-leader-title = { they } lead{ s } the round
guide-leader = { $who ->
    [you] You have the fewest points, so you lead
   *[other] { $player } has the fewest points and so leads
} this round. In a tie, the player nearest to the dealer’s left leads.
guide-leader-learnt = The player with the fewest points leads the round
guide-bet-won-title = { $who ->
    [you] You won your bet
   *[other] { $player } won a bet
}
guide-bet-won = { $who ->
    [you] You went out first, so you score the { $points } points of your bet.
   *[other] { $player } went out first and scores the { $points } points of the bet.
}
guide-bet-won-learnt = A bet is won by going out first
guide-bet-lost-title = { $who ->
    [you] You lost your bet
   *[other] { $player } lost a bet
}
guide-bet-lost = { $failed ->
    [lost] { $who ->
        [you] You lose
       *[other] { $player } loses
    } the bet of { $points } points, and no one else gets it.
   *[paid] The { $points } points of the bet go to the first to go out{ $seats ->
        [2] .
       *[other] , and to everyone without a bet.
    } { $who ->
        [you] You lose no points.
       *[other] { $player } loses no points.
    }
}
guide-bet-lost-learnt = A bet is lost if another player goes out first

guide-small-bet-title = A small bet
guide-small-bet = Before your first card you may bet on going out first, here also { $points }: little to win, and little to lose.
guide-small-bet-learnt = You may also bet only 5
guide-choose-capture-title = Who gets the cards?
guide-choose-capture = With this house rule, the player who won with a bomb decides which opponent captures the trick.
guide-choose-capture-learnt = The bomber chooses who captures
guide-bomb-keeps-title = The bomb keeps it all
guide-bomb-keeps = With this house rule, a bomb captures like any other play: { $who ->
    [you] the trick is yours
   *[other] the trick goes to { $player }
}, { so-many-points } in all.
guide-bomb-keeps-learnt = The bomber captures like anyone else
guide-failed-bet-title = A lost bet costs you
guide-failed-bet = With this house rule, a lost bet comes off your own total, even below zero, and no other player gets it.
guide-failed-bet-learnt = A lost bet comes off the bettor’s own total
guide-each-card-title = { they } captured { $points ->
    [one] 1 point
   *[other] { $points } points
}
guide-each-card = With this house rule, every captured card is worth 1 point, whatever its rank.
guide-each-card-learnt = Every captured card is worth 1 point
guide-bid-title = { $bid ->
    [0] Will you play against both?
   *[other] { $bid } is bid
}
guide-bid = The highest bidder plays against all the others, and has to go out first. { $bid ->
    [0] Bid 15, 30 or 45, or pass.
   *[other] Bid more, or pass and play against the bidder.
}
guide-bid-learnt = In Tatties the highest bidder plays against the two others
guide-declarer-title = { $who ->
    [you] You against two
   *[other] Two against { $player }
}
guide-declarer = { $who ->
    [you] If you go out first, { $points } points are yours. If not, the others share them.
   *[other] If { $player } doesn’t go out first, the { $points } points go to the other two: two thirds to the one who does.
}
guide-declarer-learnt = The declarer wins the bid by going out first
guide-bid-paid-title = { $state ->
    [won] The bid is won
   *[lost] The bid is lost
}
guide-bid-paid = { $state ->
    [won] { $who ->
        [you] You went out first and get
       *[other] { $player } went out first and gets
    } the { $points } points.
   *[lost] { $who ->
        [you] You didn’t
       *[other] { $player } didn’t
    } go out first: two thirds of the { $points } points go to the player who did, one third to the other.
}
guide-bid-paid-learnt = A lost bid is shared: two thirds to the first to go out, one third to the other
guide-partners-title = { $player } is your partner
guide-partners = { $player }, across from you, is your partner: you score together. The deck has every suit twice.
guide-partners-learnt = Four play two against two, partners opposite
guide-team-score-title = For both of you
guide-team-score = Captured cards and going out count for you and { $player } together: { so-many-points } in this round.
guide-team-score-learnt = A team’s points are added up

guide-cost-bombed-title = { so-many-points } given away
guide-cost-bombed = Your bomb wins the lead, but the cards go to { $player }. That trick had too many points in it for a bomb.
guide-cost-lost-title = { so-many-points } lost
guide-cost-lost = { $player } captures { $cards }, which you have just played.
guide-cost-out-title = { so-many-points } for { $player }
guide-cost-out = { $player } goes out while you still have { so-many-cards }: 5 points for each.

### Playing styles of bots

temper-cautious = cautious
temper-cautious-help = Blocks anyone about to go out, at any price.
temper-daring = daring
temper-daring-help = Bets as much as possible, or nothing.
temper-hoarder = hoarder
temper-hoarder-help = Keeps wild cards for a bomb while its hand is large.
