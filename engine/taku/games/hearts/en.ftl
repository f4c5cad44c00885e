# Hearts in English

game = Hearts
game-line = Take no hearts
game-time = 4 players · 25 min
game-art = AH QS 7H

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

### The table

caption-hand = Hand { $round }
caption-hand-long = Hand { $round } · { $passing ->
    [left] passed left
    [right] passed right
    [across] passed across
    [scatter] scattered
    [smoosh] smooshed
   *[none] no pass
} · to { $target }

badge-led = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
   *[H] Hearts
} led
badge-hearts-broken = Broken
badge-hearts-unbroken = Not broken
badge-decided = No points left in this hand
badge-team = Team { $team }
badge-chosen = has chosen
badge-tricks = { $count ->
    [one] 1 trick
   *[other] { $count } tricks
}
badge-loser = lost

zone-centre = The trick
zone-last = The last trick
zone-taken = Penalty cards taken
zone-chosen = Chosen to pass
zone-given = Passed on
zone-received = Received

### What to do next

ask-pass-left = Choose three cards
ask-pass-left-title = Three cards to { $player }
ask-pass-left-note = You get three from { $giver }. Tap a card to put it back.
ask-pass-right = Choose three cards
ask-pass-right-title = Three cards to { $player }
ask-pass-right-note = You get three from { $giver }. Tap a card to put it back.
ask-pass-across = Choose three cards
ask-pass-across-title = Three cards to { $player }
ask-pass-across-note = You get three back. Tap a card to put it back.
ask-pass-scatter = Choose three cards
ask-pass-scatter-title = One card to each player
ask-pass-scatter-note = You get one from each. Tap a card to put it back.
ask-pass-smoosh = Choose three cards
ask-pass-smoosh-title = Three cards into the middle
ask-pass-smoosh-note = All twelve are shuffled and dealt out again.
ask-open = Play { $cards }
ask-lead = Choose a card to lead
ask-follow = Choose { one-of-suit }
ask-discard = Choose any card
ask-moon = Choose
ask-moon-title = You have shot the moon!
ask-moon-note = You took all 26 points. What would you like to do with them?

button-moon-subtract = 26 off my score
button-moon-add = 26 onto the others

say-play = Play { $cards }
say-pass = Pass cards
hint-pass = Pass { $cards }
say-moon-subtract = 26 off my score
say-moon-add = 26 onto the others

### What happened

event-deal = Hand { $round } is dealt. { $passing ->
    [left] Pass three cards to the left.
    [right] Pass three cards to the right.
    [across] Pass three cards across.
    [scatter] Scatter: pass one card to each player.
    [smoosh] Smoosh: three cards into the middle.
   *[none] No cards are passed.
}
event-exchange = The cards have been passed.
event-lead = { $who ->
    [you] You lead { $cards }.
   *[other] { $player } leads { $cards }.
}
event-play = { $who ->
    [you] You play { $cards }.
   *[other] { $player } plays { $cards }.
}
event-broken = Hearts are broken.
event-trick = { $who ->
    [you] You take the trick with { $cards }.
   *[other] { $player } takes the trick with { $cards }.
}
event-trick-points = { $who ->
    [you] You take
   *[other] { $player } takes
} { $cards }: { $points ->
    [one] one point.
   *[other] { $points } points.
}
event-moon = { $who ->
    [you] You have shot the moon!
   *[other] { $player } has shot the moon!
}
event-moon-subtract = { $who ->
    [you] You take 26 points off.
   *[other] { $player } takes 26 points off.
}
event-moon-add = { $who ->
    [you] You put 26 points onto the others.
   *[other] { $player } puts 26 points onto the others.
}
event-hand = Hand { $round } is over.
event-over = The match is over.

part-hearts = Hearts
part-queen = Queen of spades
part-bonus = Bonus card
part-moon = Moon
part-partner = From partners

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
refusal-trick = Everyone plays one card to a trick; you have chosen { $count ->
    [0] none
   *[other] { number }
}.
refusal-pass = { $problem ->
    [twice] { $cards } appears twice. Choose three different cards.
   *[count] Choose exactly three cards; you have chosen { $count ->
        [0] none
       *[other] { number }
    }.
}
refusal-deal = { $problem ->
    [smoosh] The cards in the middle are dealt out again, three to each player.
   *[deal] Everyone must get the same number of cards, at least one.
}

### Practice

quiz-playable-title = What may be played
quiz-playable = Which of your cards may you play now? Choose all of them.
quiz-rule-title = Why not?
quiz-rule = You may not play { $cards } now. Which rule forbids it?
quiz-taker-title = Who takes the trick
quiz-taker = { $who ->
    [you] You play
   *[other] { $player } plays
} { $cards }. Who takes the trick?
quiz-cost-title = What a trick costs
quiz-cost = { $who ->
    [you] You play
   *[other] { $player } plays
} { $cards }. How many points are in the trick?
quiz-score-title = Points of a hand
quiz-score = The last card of the hand is { $cards }. How many points does { $who ->
    [you] this hand cost you
   *[other] { $player } score in this hand
}?
quiz-moon-title = After a moon
quiz-moon-subtract = { $giver } shot the moon and took the 26 points off. How many points does { $who ->
    [you] this hand cost you
   *[other] { $player } score in this hand
}?
quiz-moon-add = { $giver } shot the moon and put the 26 points onto the others. How many points does { $who ->
    [you] this hand cost you
   *[other] { $player } score in this hand
}?

why-taker = Only { the-suit } count, as that suit was led, and { $cards } is the highest of them.
why-hearts = { $count ->
    [one] One heart: 1 point.
   *[other] { $count } hearts: { $count } points.
}
why-queen = The queen of spades: 13 points.
why-bonus = The bonus card { $cards }: 10 points fewer.
why-partner = What the partners took counts as well: { $points }.
why-nothing = { $who ->
    [you] You have
   *[other] { $player } has
} taken no scoring cards.
why-moon-subtract = The moon, taken off: 26 points fewer for the shooter, nothing for the others.
why-moon-add = The moon, put onto the others: 26 points for each of them, nothing for the shooter.
why-moon-partner = Partners share it: fewer for both, or onto their opponents only.

### House rules

preset-classic = Classic
preset-classic-help = As most people play: three cards passed, to 100.
preset-bonus = With bonus card
preset-bonus-help = The jack of diamonds takes ten points off.
preset-partners = Partners
preset-partners-help = You and the player across share your points.
preset-everything = Everything on
preset-everything-help = Scatter, smoosh, bonus card, and new partners every hand.

option-target = The match ends at
option-target-help = Points at which the match is over. Fewest wins.
option-passing = Pass cards
option-passing-help = Pass three cards before each hand: left, right, across, then no pass.
option-scatter = Scatter
option-scatter-help = Replaces the no-pass hand: give one card to each player.
option-smoosh = Smoosh
option-smoosh-help = Replaces the no-pass hand: everyone’s three cards are shuffled and dealt out again.
option-break_by = Hearts are broken by
option-break_by-help = What must have been played before a heart may be led.
option-break_by-any-penalty = any penalty card
option-break_by-heart = a heart
option-bonus_card = Bonus card
option-bonus_card-help = Whoever takes it scores ten points fewer.
option-bonus_card-none = none
option-bonus_card-JD = jack of diamonds
option-bonus_card-TD = ten of diamonds
option-moon_needs_bonus = Moon needs the bonus card
option-moon_needs_bonus-help = You shoot the moon only if you also take the bonus card.
option-bonus_on_moon = Bonus counts after a moon
option-bonus_on_moon-help = The ten points come off in a hand with a moon, too.
option-partnership = Partners
option-partnership-help = Partners score the points of both.
option-partnership-none = none
option-partnership-fixed = across the table
option-partnership-ad-hoc = new partners every hand

### Rules

chapter-aim = Aim
chapter-passing = Passing
chapter-play = Play
chapter-scoring = Scoring
chapter-spices = Spices

rule-aim-title = What you want
rule-aim = Take as few points as you can. Every heart you take costs 1 point, the queen of spades 13. Whoever has the fewest points at the end wins.
rule-cards-title = The cards
rule-cards = 52 cards, 13 to each of four players. In each suit the ace is highest, then K, Q, J, 10 down to 2. There is no trump. The penalty cards are all hearts and the queen of spades: 26 points in a hand.
rule-pass-title = Passing
rule-pass = Before play, everyone chooses three cards and passes them face down, before seeing what comes: in the first hand to the left, then to the right, then across. In the fourth hand nothing is passed. Then the cycle starts again.
rule-scatter-title = Scatter
rule-scatter = Replaces the hand without a pass: one card to each of the three other players. You know who sent you which card.
rule-smoosh-title = Smoosh
rule-smoosh = Replaces the hand without a pass, or follows the scatter: everyone’s three cards are shuffled together and dealt out again, three to each. You may get your own back, and no one knows whose card was whose.
rule-trick-title = The trick
rule-trick = Everyone plays one card, clockwise. The highest card of the suit that was led takes the trick; other suits never do. The player who takes it leads to the next. Penalty cards taken are placed face up in front of their taker.
rule-two-of-clubs-title = Two of clubs
rule-two-of-clubs = The two of clubs opens the hand; its holder must lead it. (In a small practice deal without it, the lowest club does; without clubs, the first player leads anything.)
rule-follow-suit-title = Follow suit
rule-follow-suit = Play a card of the suit that was led if you have one. If you have none, play anything.
rule-first-trick-title = The first trick
rule-first-trick = No heart and no queen of spades on the first trick, unless you have nothing else.
rule-hearts-broken-title = Breaking hearts
rule-hearts-broken = A heart may not be led until hearts are broken: until a penalty card has been played in this hand, a heart or the queen of spades. If you have only penalty cards, you may lead any of them. The queen of spades may be led at any time. House rule: only a heart breaks hearts.
rule-score-title = Points
rule-score = After the hand each player adds the points of the penalty cards taken: 1 for each heart, 13 for the queen of spades.
rule-moon-title = Shooting the moon
rule-moon = A player who takes all 14 penalty cards chooses: 26 points off their own score, or 26 onto everyone else’s. Scores may fall below zero.
rule-end-title = The end
rule-end = The match ends after a hand in which a player reaches the limit: 100 points, or 50 or 75. Exactly is enough. The lowest score wins; equal scores share a place, and everyone at the limit or above has lost. After 200 hands the match ends as it stands.
rule-bonus-card-title = Bonus card
rule-bonus-card = Whoever takes the bonus card, the jack or the ten of diamonds, scores ten points fewer. It may be played on the first trick and does not break hearts.
rule-moon-needs-bonus-title = Moon with the bonus card
rule-moon-needs-bonus = Only a player who has taken all 14 penalty cards and the bonus card has shot the moon. A partner’s bonus card does not count.
rule-bonus-on-moon-title = Bonus in a moon hand
rule-bonus-on-moon = Without this rule no one gets the ten points in a hand with a moon; with it, the bonus card counts then too.
rule-partnership-title = Partners
rule-partnership = Partners each score the points of both. Across the table: always the two who sit opposite. New partners every hand: the first two different players to take a trick are partners for this hand, and so are the other two; a player who takes all the tricks plays alone against three. The moon must be shot by one player: 26 off for both partners, or 26 onto both opponents. Partners who have all 26 points between them have not shot the moon.

### Kinds of decision

decision-passing = Passing three cards
decision-leading-spades = Leading spades
decision-leading-hearts = Leading hearts
decision-leading-others = Leading clubs and diamonds
decision-taking = Beating the others
decision-ducking = Staying under
decision-discarding = Throwing off another suit
decision-moon = After shooting the moon

### Advice

advice-forced = It’s the only card you may play.
nudge-forced = There is only one card you may play.
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

advice-moon-win = 26 points onto the others end the match, and no one is ahead of you.
nudge-moon-win = Does the match end, and who is first then?
advice-moon-add = 26 points onto the others bring the end nearer.
nudge-moon-add = How far is everyone from the limit?
advice-moon-subtract = You are 26 points better off, and the others are no nearer the limit.
nudge-moon-subtract = Are you first if the match ends now?

advice-take-bonus = This takes the bonus card: ten points fewer for you.
nudge-take-bonus = Where is the bonus card?
advice-shoot = No one else has taken a penalty card yet: you could take them all.
nudge-shoot = Who has taken penalty cards so far?
advice-stop-moon = Only { $player } has taken penalty cards so far. Take one yourself, and no one shoots the moon.
nudge-stop-moon = Is someone shooting the moon?
advice-starve-moon = Only { $player } has taken penalty cards so far: don’t add to them, and keep your hearts to take one later.
nudge-starve-moon = Is someone shooting the moon?

advice-flush-queen = You have nothing above the queen of spades: a low spade brings her out and can’t catch her.
nudge-flush-queen = Where is the queen of spades, and can she hurt you?
advice-lead-under = Every { $suit ->
    [C] club
    [D] diamond
    [S] spade
   *[H] heart
} the others have is higher, so someone else must take this trick.
nudge-lead-under = Is there a card that can’t take the trick?
advice-lead-low = Your lowest of { the-suit }: the others may well have to go higher.
nudge-lead-low = In which suit would the others have to play higher?
advice-high-early = While the others still have many { the-suit }, a high card goes away cheaply.
nudge-high-early = How many cards of this suit are still out?
advice-keep-lead = No one can beat it: the trick is yours, and so is the next lead.
nudge-keep-lead = Do you want to lead again?

advice-queen-under = { $player }’s card is higher than the queen of spades: she stays there.
nudge-queen-under = Can the queen of spades hide under a card on the table?
advice-duck = It stays under { $player }’s card, so the trick isn’t yours.
nudge-duck = Can you stay under the cards on the table?
advice-below-queen = It’s lower than the queen of spades: if she falls on this trick, she isn’t yours.
nudge-below-queen = The queen of spades is still out. Which spade can’t catch her?
advice-last-and-clean = You are last and the trick costs nothing: a high card goes away for free.
nudge-last-and-clean = What does this trick cost, with no one after you?
advice-stay-low = You must play higher, so play your lowest: someone after you may have to beat it.
nudge-stay-low = Who has yet to play?
advice-take-high = The trick is yours whatever you play: use the highest and keep the low ones.
nudge-take-high = If you must take the trick, with which card?

advice-dump-queen = You have none of the suit led, so the queen of spades goes to someone else.
nudge-dump-queen = You may throw anything. What would hurt you most?
advice-dump-spade = It could catch the queen of spades later: away with it.
nudge-dump-spade = The queen of spades is still out. What could catch her?
advice-dump-heart = A heart thrown here costs someone else a point, and takes no trick later.
nudge-dump-heart = You may throw anything. What costs someone else a point?
advice-void-suit = It’s your last of { the-suit }: next time they are led you may throw anything.
nudge-void-suit = Could you be out of a suit?
advice-dump-high = You have none of the suit led: throw a card that could take a trick later.
nudge-dump-high = Which card could take a trick you don’t want?
advice-give-bonus = The trick is your partner’s so far, and the ten points would be for both of you.
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
} that was still out was lower.
known-lowest = Every { $suit ->
    [C] club
    [D] diamond
    [S] spade
   *[H] heart
} that was still out was higher.
known-between = Of the { the-suit } still out { $higher } were higher and { $lower } lower.
known-void = { $player } had shown a void in { the-suit }.
known-to-come = { $count ->
    [one] One player was
   *[other] { $count } players were
} still to come after you.
known-queen = The queen of spades was still out.

### A guided first game: $who and $player are whoever it is about

guide-aim-title = Fewest points win
guide-aim = Cards you take can cost points: each heart 1, the queen of spades 13. Take as few as you can.
guide-aim-learnt = Fewest points win: each heart costs 1, the queen of spades 13
guide-two-of-clubs-title = { $who ->
    [you] You start
   *[other] { $player } starts
}
guide-two-of-clubs = { $who ->
    [you] The player with the { $cards } starts with it, and that’s you. Tap it, then Play.
   *[other] The player with the { $cards } starts with it: { $player }. Then everyone in turn plays one card.
}
guide-two-of-clubs-learnt = The two of clubs opens the hand
guide-trick-title = { $who ->
    [you] The trick is yours
   *[other] { $player } takes the trick
}
guide-trick = The first card says which suit counts, and { $cards } is the highest of it. { $who ->
    [you] So the four cards, a trick, are yours, and you lead: you play the next first card.
   *[other] So { $player } takes the four cards, a trick, and leads the next one.
}
guide-trick-learnt = The highest card of the suit led takes the trick and leads next
guide-follow-suit-title = { $suit ->
    [C] Clubs
    [D] Diamonds
    [S] Spades
   *[H] Hearts
} were led
guide-follow-suit = If you have { the-suit }, you must play one. You have { $cards }: which of them is up to you.
guide-follow-suit-learnt = Follow suit if you can
guide-discard-title = { $who ->
    [you] No { the-suit }
   *[other] { $player } has no { the-suit }
}
guide-discard = { $who ->
    [you] You have none of the suit that was led, so you may throw any card, and it can’t take the trick. It’s a good moment to get rid of what could hurt you.
   *[other] A player with none of the suit that was led may throw any card. It can’t take the trick, so it’s a good moment to get rid of what costs points.
}
guide-discard-learnt = None of that suit: play anything
guide-first-trick-title = No points yet
guide-first-trick = You have none of the clubs that were led. But no one may throw points on the first trick, so { $cards } must wait.
guide-first-trick-learnt = No points on the first trick
guide-hearts-broken-title = { $state ->
    [broken] Hearts are broken
   *[unbroken] No hearts yet
}
guide-hearts-broken = { $state ->
    [broken] { $who ->
        [you] You have played { $cards }, the first { $by ->
            [heart] heart
           *[any-penalty] card with points
        }.
       *[other] { $player } has played { $cards }, the first { $by ->
            [heart] heart
           *[any-penalty] card with points
        }.
    } From now on hearts may be led.
   *[unbroken] You lead, but no heart yet: hearts wait until a player who has none of a suit throws { $by ->
        [heart] a heart
       *[any-penalty] a card that costs points
    } on it. Then they are *broken*. Choose another suit.
}
guide-hearts-broken-learnt = No heart led until a point card falls
guide-unbroken-title = Still not broken
guide-unbroken = { $cards } costs points, but by this house rule only a heart breaks hearts.
guide-unbroken-learnt = The queen of spades does not break hearts
guide-points-title = { $points ->
    [one] One point
   *[other] { $points } points
} for { $who ->
    [you] you
   *[other] { $player }
}
guide-points = { $who ->
    [you] You have taken { $cards }. Cards that cost points are placed face up in front of you and counted when the hand is over.
   *[other] { $player } has taken { $cards }. Cards that cost points are placed face up in front of their taker and counted when the hand is over.
}
guide-points-learnt = Point cards are face up in front of their taker
guide-queen-title = { $state ->
    [held] You have the queen
   *[taken] 13 points at once
}
guide-queen = { $state ->
    [held] The queen of spades costs 13 points to whoever takes her. Throw her on another suit, or under a higher spade, and she is someone else’s.
   *[taken] { $who ->
        [you] You have taken the queen of spades: half of all the points in the hand. Now only hearts cost anything.
       *[other] { $player } has taken the queen of spades: half of all the points in the hand. Now only hearts cost anything.
    }
}
guide-queen-learnt = The queen of spades costs as much as all the hearts
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
        [you] All 26 points are yours, which turns them around: 26 off your score, or 26 onto everyone else’s.
       *[other] All 26 points turn around: { $player } may take them off, or put 26 onto everyone else.
    }
   *[near] A player who takes all 26 points of a hand has shot the moon: then the others pay. { $who ->
        [you] You could try it, or leave one heart to someone else.
       *[other] A single heart for someone else stops it.
    }
}
guide-moon-learnt = All 26 points in one hand: you shoot the moon
guide-end-title = The hand is over
guide-end = The points go on the score sheet. In a match, a new hand is dealt until someone has { $target }: the fewest points win.
guide-end-learnt = 100 points end the match

guide-pass-title = Three cards to { $player }
guide-pass = Before play, everyone passes three cards, before seeing what comes. Give away what could take points: high spades, or high cards without low ones.
guide-pass-learnt = Three cards are passed before each hand
guide-received-title = Three for three
guide-received = You got { $cards } in return. Remember what you gave away: you know who has it.
guide-received-learnt = You know where the cards you passed are
guide-hold-title = No pass in this hand
guide-hold = Cards are passed to the left, in the next hand to the right, then across. In every fourth hand, as now, you keep what you were dealt.
guide-hold-learnt = Left, right, across, and in the fourth hand no pass
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
guide-smooshed = You got { $cards }. Nobody knows where they came from.
guide-smooshed-learnt = Nobody knows whose card was whose
guide-bonus-card-title = { $state ->
    [held] You have the bonus card
   *[taken] { $who ->
        [you] The bonus card is yours
       *[other] { $player } has the bonus card
    }
}
guide-bonus-card = { $state ->
    [held] Whoever takes { $cards } in a trick scores ten points fewer. To keep it, win the trick in which you play it.
   *[taken] { $who ->
        [you] { $cards } takes ten points off your score in this hand.
       *[other] { $cards } takes ten points off { $player }’s score in this hand.
    }
}
guide-bonus-card-learnt = The bonus card takes ten points off
guide-moon-needs-bonus-title = { $state ->
    [yes] With the bonus card
   *[no] Not a moon
}
guide-moon-needs-bonus = { $state ->
    [yes] All the points and { $cards } too: only both together are a moon.
   *[no] One player has all 26 points, but { $cards } went elsewhere. So it’s no moon, and they all count.
}
guide-moon-needs-bonus-learnt = The moon needs the bonus card too
guide-bonus-on-moon-title = The bonus card counts too
guide-bonus-on-moon = { $who ->
    [you] You have { $cards }: with this house rule, ten points come off your score even though the moon was shot.
   *[other] { $player } has { $cards }: with this house rule, ten points come off even though the moon was shot.
}
guide-bonus-on-moon-learnt = After a moon the bonus card counts as well
guide-partnership-title = { $player } is your partner
guide-partnership = { $state ->
    [fixed] You sit across from each other, and both score the points of both: what { $player } takes costs you as well.
   *[ad-hoc] The first two who take a trick are partners for this hand, and so are the other two. What { $player } takes costs you as well.
}
guide-partnership-learnt = Partners score the points of both
guide-shared-title = Shared points
guide-shared = { $points } of your points come from what { $player } took: partners score the same.
guide-shared-learnt = What a partner takes counts for you as well

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
temper-daring-help = Keeps the queen of spades if low spades guard her, and leads high while suits are long.
temper-shooter = moon-shooter
temper-shooter-help = Goes for the moon with hands others would call hopeless.
