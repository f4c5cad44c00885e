# President in English

game = President
game-line = Get rid of your cards first
game-time = 3–8 players · 25 min
game-art = 3D KC X1

### Helpers: $kind, $size, $low and $high are a combination, $title is a title

# What lies on the table, without an article: “sequence 5–7”, “pair of 9s”.
combination = { $kind ->
    [jokers] { $size ->
        [1] joker
       *[other] pair of jokers
    }
    [sequence] sequence { $low }–{ $high }
   *[set] { $size ->
        [1] { $low }
        [2] pair of { $low }s
        [3] three { $low }s
        [4] four { $low }s
        [5] five { $low }s
       *[other] six { $low }s
    }
}
# Follows “Play” and “You don’t have”: “a pair that matches or beats 9s”.
to-beat = { $kind ->
    [jokers] { $size ->
        [1] a card that beats the joker
       *[other] a pair that beats the jokers
    }
    [sequence] { $matched ->
        [yes] an equal or stronger sequence of { $size } cards
       *[no] a stronger sequence of { $size } cards
    }
   *[set] { $size ->
        [1] a card
        [2] a pair
        [3] three cards
        [4] four of a kind
       *[other] { $size } of a kind
    } that { $matched ->
        [yes] { $size ->
            [1] matches or beats
            [2] matches or beats
           *[other] match or beat
        }
       *[no] { $size ->
            [1] beats
            [2] beats
           *[other] beat
        }
    } { $size ->
        [1] { $low }
       *[other] { $low }s
    }
}
# The places in a round, from first to last, with the titles that players use.
named = { $title ->
    [president] President
    [minister] Minister
    [citizen] Citizen
    [peasant] Peasant
   *[beggar] Beggar
}
# Follows a sentence’s end; begins with a space, or is empty.
while-reversed = { $order ->
    [reversed] {" "}while the ranking is reversed
   *[normal] {""}
}

### What cards are together

# Choices of an exercise: what are these cards together?
kind-jokers = jokers
kind-set = set
kind-sequence = sequence
kind-none = no combination

### The table

caption-round = Round { $round }
caption-round-long = Round { $round } · { $scoring ->
    [lives] until a player has no lives left
    [rounds] of { $target }
   *[points] to { $target }
}

badge-order = Weak to strong: { $ranks }
badge-to-beat = { $player }: { combination }
badge-to-beat-what = { combination }
badge-revolution = Revolution
# Names of house rules such as J-back and 8-cut: use those that players of your language know, or
# translate what they do.
badge-jack-back = J-back
# $suits are drawn: “Locked ♠”.
badge-lock = Locked { $suits }
badge-number-lock = { $rank ->
    [joker] Only a joker
   *[other] Next: { $rank }
}
badge-direction = { $direction ->
    [clockwise] Clockwise
   *[counterclockwise] Counter-clockwise
}
badge-title = { named }
# A place as an ordinal number: at most 8 letters.
badge-out = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
badge-passed = passed
badge-skipped = skipped
badge-fallen = fallen
badge-disqualified = disqualified
badge-chosen = has chosen

zone-centre = On the table
zone-last = The last trick
zone-chosen = Chosen to give
zone-given = Given
zone-received = Received

part-president = President
part-minister = Minister
part-citizen = Citizen
part-peasant = Peasant
part-beggar = Beggar

# On the button after the points of a round.
next-hand = Next round

### Words of the page that President says in its own way

wins-round = { they } { are } President
places-why = In a tie, the better place in the last round decides.
trick-number = Trick
jumps = Jump by trick or round
no-last = There’s no last trick yet.
key-last-does = the last trick
key-line-pages-does = to the previous or next trick
# Follows “Play on” in a list for authors of lessons.
desk-play-until = { $stretch ->
    [trick] to the end of the trick
    [round] to the end of the round
    [1] one move
   *[other] { $stretch } moves
}
round = Round

### What to do next

# After a round the top gives the bottom cards of its choice and gets the best ones.
ask-give = Choose what to give
ask-give-title = { $count ->
    [one] Any card
   *[other] Any { $count } cards
} to { $player }
ask-give-note = You get { $player }’s best in return. Tap a card to put it back.
ask-give-best = Give your best
ask-give-best-title = { $count ->
    [one] Your strongest card
   *[other] Your { $count } strongest cards
} to { $player }
ask-give-best-note = You get whatever { $player } chooses to give.
ask-lead = Lead anything
ask-follow = Play { to-beat }, or pass
# On the button; $matched is yes where equal cards may follow.
ask-follow-short = { $matched ->
    [yes] Match or beat
   *[no] Beat
} the { combination }
ask-cannot = You can’t play
ask-cannot-title = You don’t have { to-beat }
ask-cannot-note = All you can do is pass.

ask-hand-on = Choose what to give
ask-hand-on-title = { $least ->
    [0] { $count ->
        [one] One card, if you like,
       *[other] Up to { $count } cards
    }
   *[other] { $count ->
        [one] One card
       *[other] { $count } cards
    }
} to { $player }
ask-hand-on-note = Only the two of you see what you give. If that empties your hand, you go out.
ask-discard = Choose what to discard
ask-discard-title = { $least ->
    [0] { $count ->
        [one] Discard a card, if you like
       *[other] Discard up to { $count } cards
    }
   *[other] { $count ->
        [one] Discard one card
       *[other] Discard { $count } cards
    }
}
ask-discard-note = Everyone sees what you discard. If that empties your hand, you go out.
ask-name = Choose a rank
ask-name-title = { $count ->
    [one] Name a rank
   *[other] Name up to { $count } ranks
}
ask-name-note = Every player, including you, discards all cards of { $count ->
    [one] that rank
   *[other] those ranks
}.
ask-swap = Swap hands?
ask-swap-title = Swap hands with { $player }?
ask-swap-note = You have nothing above 10. After a swap the two of you exchange no cards.

button-none = Nothing
button-swap = Swap hands
button-keep = Keep my hand
button-pass = Pass

say-play = Play { combination }
say-pass = Pass
say-discard = Discard { $cards }
say-name = Name { $ranks }
say-none = Nothing
say-swap = Swap hands
say-keep = Keep the hand
say-give = Give { $cards }


### What happened

event-deal = Round { $round } is dealt.
event-exchange = The cards have changed hands.
event-lead = { they } lead{ s } { $cards }.
event-play = { they } play{ s } { $cards }.
event-pass = { they } pass{ es }.
# Locked: from now on only these suits may follow in this trick.
event-lock = Locked to { $suits }.
event-skip = { they } { are } skipped.
event-number-lock = { $both ->
    [yes] Both locks: the same suits, and each play one step stronger.
   *[no] Number lock: each play must be one step stronger.
}
event-spade-three = The three of spades beats the joker!
event-five-skip = 5-skip: { $count ->
    [one] one player is
   *[other] { $count } players are
} skipped.
event-seven-give = 7-give: { $who ->
    [you] you may give
   *[other] { $player } may give
} { $count ->
    [one] a card
   *[other] { $count } cards
} to the next player.
event-handed-on = { they } give{ s } { $count ->
    [0] nothing
    [one] a card
   *[other] { $count } cards
} to the next player.
event-ten-discard = 10-discard: { $who ->
    [you] you may discard
   *[other] { $player } may discard
} { $count ->
    [one] a card
   *[other] { $count } cards
}.
event-discarded = { they } discard{ s } { $count ->
    [0] nothing
   *[other] { $cards }
}.
event-queen-bomber = Q-bomber: { $who ->
    [you] you may name
   *[other] { $player } may name
} { $count ->
    [one] a rank
   *[other] { $count } ranks
}.
event-named = { they } name{ s } { $count ->
    [0] no rank
   *[other] { $ranks }
}.
event-bombed = { they } lose{ s } { $cards }.
event-nines-cut = 99-cut!
event-sandstorm = Sandstorm! Three 3s beat everything.
event-two-clears = The 2 ends the trick.
event-first = { they } lead{ s } first, by lot.
# The Beggar with nothing above 10 may swap hands with the President.
event-calamity = Calamity! { they } swap{ s } hands with the President.
event-kept-hand = { $who ->
    [you] You keep your hand.
   *[other] { $player } keeps the hand.
}
event-overturn = Overturned! The Beggar is first, and all places are reversed.
event-eight-cut = 8-cut!
event-revolution = Revolution! The ranking is reversed.
event-counter-revolution = Counter-revolution! The ranking is back to normal.
event-jack-back = J-back: the ranking is { $order ->
    [reversed] reversed
   *[normal] normal
} until the trick ends.
event-nine-reverse = 9-reverse: play now goes { $direction ->
    [clockwise] clockwise
   *[counterclockwise] counter-clockwise
}.
event-trick = { they } win{ s } the trick.
event-out = { they } go{ es } out: { named }!
event-illegal-finish = { $who ->
    [you] Your last cards include
   *[other] { $player }’s last cards include
} { $cards }: illegal finish, disqualified.
event-downfall = Downfall! { they } lose{ s } the presidency and { $who ->
    [you] are
   *[other] is
} out of the round.
event-round = Round { $round } is over.
event-placed = { they } become{ s } { named }.
event-over = The match is over.

### Called out over the table

called-lock = Locked { $suits }
called-skip = Skip
called-number-lock = { $both ->
    [yes] Both locks
   *[no] Number lock
}
# The three of spades, which beats a single joker.
called-spade-three = ♠3!
called-five-skip = 5-skip
called-seven-give = 7-give
called-ten-discard = 10-discard
called-queen-bomber = Q-bomber
called-nines-cut = 99-cut
called-sandstorm = Sandstorm
called-two-clears = 2!
called-calamity = Calamity
called-overturn = Overturned
called-eight-cut = 8-cut
called-revolution = Revolution!
called-counter-revolution = Counter-revolution!
called-jack-back = J-back
called-nine-reverse = 9-reverse
called-illegal-finish = Illegal finish
called-downfall = Downfall

### Why not

refusal-lead = The leader must play: only the others may pass.
refusal-exchange = { $problem ->
    [strongest] You must give your strongest: { $cards }.
   *[count] Give exactly { $needed ->
        [one] one card
       *[other] { $needed } cards
    }; you have chosen { $count }.
}
refusal-combination = { $problem ->
    [short] { $cards } are in a row, but a sequence needs at least three cards.
    [suits] { $cards } are in a row, but a sequence must be all one suit.
    [gap] { $cards } leave a gap: a sequence has none, unless a joker fills it.
    [corner] { $cards }: a sequence ends with the 2 and can’t go on to the 3.
    [off] { $cards } are a sequence, and sequences aren’t played here: choose cards of the same rank.
   *[ranks] { $cards } are not of the same rank.
}
refusal-follow = { $problem ->
    [kind] { $kind ->
        [sequence] There is a sequence on the table: only a sequence of { $needed } cards can follow.
       *[set] { $needed ->
            [one] There is a single card on the table
           *[other] There are cards of the same rank on the table
        }: a sequence can’t follow.
    }
    [size] This trick needs { $needed ->
        [one] one card
       *[other] { $needed } cards { $kind ->
            [sequence] in a row
           *[set] of the same rank
        }
    }; you have chosen { $count }.
    [joker] { $beaten_by ->
        [spade-three] Only the three of spades beats a joker.
        [sandstorm] Only three 3s beat a joker.
        [both] Only the three of spades or three 3s beat a joker.
       *[nothing] { $needed ->
            [one] Nothing beats a joker.
           *[other] Nothing beats two jokers.
        }
    }
    [equal] { $rank } on { $beat } is only equal strength: play something stronger.
   *[weaker] { $rank } is not stronger than { $beat }{ while-reversed }.
}
refusal-skip-two = The { $rank } is the strongest rank{ while-reversed }: here you can’t match it to skip someone.
refusal-number-lock = { $wanted ->
    [joker] The numbers are locked: above this only a joker may follow.
   *[other] The numbers are locked: only { $wanted } may follow, not { $rank }.
}
refusal-first = The first play must include { $cards }.
refusal-seven-give = { $problem ->
    [few] Give { $most ->
        [one] a card
       *[other] { $most } cards
    } here; you have chosen { $count }.
   *[many] You may give { $most ->
        [one] one card
       *[other] { $most } cards
    } at most, one for each 7; you have chosen { $count }.
}
refusal-ten-discard = { $problem ->
    [few] Discard { $most ->
        [one] a card
       *[other] { $most } cards
    } here; you have chosen { $count }.
   *[many] You may discard { $most ->
        [one] one card
       *[other] { $most } cards
    } at most, one for each 10; you have chosen { $count }.
}
refusal-queen-bomber = { $problem ->
    [joker] A joker has no rank to name.
   *[many] You may name { $most ->
        [one] one rank
       *[other] { $most } ranks
    } at most, one for each queen; you have chosen { $count }.
}
refusal-lock = The trick is locked to { $suits }: you chose { $cards }.

### Kinds of decision

decision-giving = Giving cards away
decision-passing = Passing
decision-sequence = Playing a sequence
decision-revolution = Playing four or more of a kind
decision-joker = Spending a joker
decision-breaking = Breaking up equal cards
decision-following = Beating the play on the table
decision-shedding = Giving or discarding after a 7 or a 10
decision-naming = Naming a rank after a queen
decision-swapping = Swapping hands
decision-leading-single = Leading a single card
decision-leading-set = Leading equal cards

theme-giving = What to give away
theme-passing = When to pass
theme-sequence = When to play a sequence
theme-revolution = When to make a revolution
theme-joker = When to spend a joker
theme-breaking = When to break a set
theme-following = When to beat it
theme-shedding = What to give or discard
theme-naming = Which rank to name
theme-swapping = When to swap hands
theme-leading-single = When to lead a single card
theme-leading-set = When to lead a set

holds-joker = Who has a joker?

### Why a move is good

advice-forced = It’s the only thing you can do.
nudge-forced = There is only one thing you can do.
advice-tried = Tried in many possible deals, no other move does better.
nudge-tried = What could the others still hold?
advice-give-best = The rule leaves no choice: you must give your strongest cards.
nudge-give-best = Which of your cards are the strongest?
advice-give-weak = Single weak cards are the hardest to get rid of.
nudge-give-weak = Which cards will be hard to play?
advice-last = These are your last cards: you go out.
nudge-last = Can you get rid of all your cards?
advice-unbeatable = No play is stronger: you should win the trick and lead again.
nudge-unbeatable = What is your strongest play?
advice-cut = The 8 ends the trick at once, and you lead again.
nudge-cut = Which card ends the trick at once?
advice-revolution = The ranking is reversed, and your weak cards become strong.
nudge-revolution = Who would gain if the ranking were reversed?
advice-weak-first = Get rid of weak cards when you lead. Strong ones can wait: they beat what comes.
nudge-weak-first = Which cards will you hardly ever get rid of later?
advice-strong-first = With few cards left, win the lead first, then play the rest.
nudge-strong-first = How do you get to lead with your last cards?
advice-no-trap = This must not be your last card: play it while you have others.
nudge-no-trap = Which cards may you not finish with?
advice-sequence = With a sequence you get rid of several cards at once.
nudge-sequence = How can you get rid of several cards at once?
advice-cheap = It’s the weakest play that’s strong enough, and it keeps your sets together.
nudge-cheap = What’s the weakest play that’s strong enough?
advice-skip = As strong as the play before: the next player is skipped.
nudge-skip = Could someone be skipped?
advice-beat-joker = The three of spades beats the joker, and you lead.
nudge-beat-joker = Which weak card beats a joker?
advice-ends-trick = It ends the trick at once, and you lead again.
nudge-ends-trick = What ends the trick at once?
advice-five-skip = A 5 skips the next player, who could have beaten it.
nudge-five-skip = Who would be skipped?
advice-shed = One weak card less: the rest of your hand is easier to play.
nudge-shed = Which card will be hard to play?
advice-shed-all = That empties your hand: you go out, whatever the cards are.
nudge-shed-all = Could your whole hand go?
advice-name = It hurts the others more than you, or rids you of what is hard to play.
nudge-name = Losing which rank would hurt the others most, and you least?
advice-swap = Your hand has nothing above 10: any other is likely to be better.
nudge-swap = Could a hand be worse than yours?
advice-strong = It costs you a strong card, but winning the lead is worth it now.
nudge-strong = Is it time for a strong card?
advice-save = Passing keeps your strong cards and your sets for later.
nudge-save = Is this trick worth what it would cost?

### Practice

quiz-playable-title = What may be played
quiz-playable = Which of your cards can be part of a play now? Choose all of them.
quiz-rule-title = Why not?
quiz-rule = You may not play { $cards } now. Which rule forbids it?
quiz-rule-pass = You may not pass now. Which rule forbids it?
quiz-kind-title = What cards are together
quiz-kind = What are { $cards }, played together?
quiz-strongest-title = The strongest card
quiz-strongest = Play your strongest single card.
quiz-next-title = Who is next
quiz-next = { they } play{ s } { $cards }. Whose turn is next?
quiz-next-pass = { they } pass{ es }. Whose turn is next?
quiz-effect-title = What a play does
quiz-effect = { they } play{ s } { $cards }. What does that do?
quiz-finish-title = How to finish
quiz-finish = { $cards }: the last cards that { $who ->
    [you] you have
   *[other] { $player } has
}. What happens if they are played now?
quiz-give-title = What to give
quiz-give = You finished at the bottom. { $count ->
    [one] Choose the card
   *[other] Choose the { $count } cards
} that you must give.
quiz-score-title = What a place is worth
quiz-score-points = With { $cards } the round ends. How many points { $who ->
    [you] do you score
   *[other] does { $player } score
}?
quiz-score-lives = With { $cards } the round ends. How many lives { $who ->
    [you] do you gain? (If you lose
   *[other] does { $player } gain? (If { $player } loses
} some, the answer is below zero.)

why-follow = A play must { $kind ->
    [sequence] be a sequence of { $size } cards
   *[set] { $size ->
        [1] be a single card
        [2] be a pair
        [3] be three of a kind
        [4] be four of a kind
       *[other] be { $size } of a kind
    }
}, { $matched ->
    [yes] as strong as the play on the table or stronger
   *[no] stronger than the play on the table
}. Jokers can stand in.
why-kind = Together they make one combination: { combination }.
why-joker = A joker is the strongest single card, whether or not the ranking is reversed.
why-next = So { $who ->
    [you] you are
   *[other] { $player } is
} next.
why-plain = It changes nothing: the next player goes on.
why-finish = { $eights ->
    [yes] A joker, an 8 or the strongest rank
   *[no] A joker or the strongest rank
} (the 2, or the 3 while the ranking is reversed) among the last cards is an illegal finish.
why-score-points = { $player }: { named }, in place { $place }. A point for each player placed below.
why-score-lives = { $player }: { named }. The President gains a life; everyone else loses some, the Beggar most of all.

kind-plain = Nothing special
kind-counter-revolution = Counter-revolution
kind-out = A legal finish

### House rules

preset-moderate = Moderate
preset-moderate-help = Revolution, skip, illegal finish and downfall.
preset-japan = Japanese standard
preset-japan-help = Revolution, sequences, 8-cut, suit lock, ♠3 on a joker, J-back, downfall, illegal finish (2, joker, 8); no skip.
preset-federation = Japanese tournament
preset-federation-help = Tournament rules: ♠3 on a joker, 8-cut, suit lock, a pass is final, 12 rounds.
preset-western = Western
preset-western-help = No jokers, ♣3 starts, a 2 ends the trick, a pass is final.
preset-rich = Almost every local rule
preset-rich-help = All effects at once: 5-skip, 7-give, 10-discard, Q-bomber and more.
preset-all = Moderate plus
preset-all-help = Also sequences, suit lock, 8-cut, 9-reverse and J-back.
preset-none = None
preset-none-help = No jokers and no special cards: the bare game.

option-jokers = Jokers
option-jokers-help = Alone, a joker is the strongest card; with others it stands for any card.
option-jokers-also = wild cards
option-jokers-art = X1 X2
option-revolution = Revolution
option-revolution-help = Playing four or more of a kind reverses the ranking.
option-revolution-also = kakumei, counter-revolution
option-revolution-art = 7S 7H 7C 7D
option-skip = Skip
option-skip-help = You may match the previous play exactly; the next player is then skipped.
option-skip-also = same-rank skip, match and skip
option-skip-art = 7S 7H
option-no_skip_on_two = No skip on the 2
option-no_skip_on_two-help = The strongest rank can’t be matched to skip someone.
option-no_skip_on_two-also = twos can’t be matched
option-no_skip_on_two-art = 2S 2H
option-sequence = Sequences
option-sequence-help = Three or more cards in a row, all of one suit, may be played.
option-sequence-also = runs, straights, kaidan
option-sequence-art = 5S 6S 7S
option-suit_lock = Suit lock
option-suit_lock-help = If the same suit is played twice running, only that suit may follow.
option-suit_lock-also = suit bind, tight, shibari
option-suit_lock-art = 4S 6S KS
option-eight_cut = 8-cut
option-eight_cut-help = An 8 ends the trick at once; its player leads again.
option-eight_cut-also = eight stop, eights end, yagiri
option-eight_cut-art = 8S
option-nine_reverse = 9-reverse
option-nine_reverse-help = A 9 reverses the direction of play.
option-nine_reverse-also = nine turnaround
option-nine_reverse-art = 9S
option-equal_plain = Equal plays without a skip
option-equal_plain-help = You may match the previous play exactly; no one is skipped.
option-equal_plain-also = equal plays
option-equal_plain-art = 7S 7H
option-sequence_revolution = Revolution by a sequence
option-sequence_revolution-help = How many cards in a row make a revolution.
option-sequence_revolution-art = 3S 4S 5S 6S
option-sequence_revolution-0 = never
option-sequence_effects = Effects in a sequence
option-sequence_effects-help = Whether an 8 or another special card in a sequence has its effect.
option-sequence_effects-art = 7S 8S 9S
option-sequence_effects-all = yes
option-sequence_effects-none = no
option-number_lock = Number lock
option-number_lock-help = A play one step stronger than the one before locks the trick: each later play must be one step stronger.
option-number_lock-also = rank lock, step lock
option-number_lock-art = 5S 6H 7D
option-number_lock-off = off
option-number_lock-any = any suits
option-number_lock-with-suit = with the same suits
option-spade_three = ♠3 beats a joker
option-spade_three-help = The three of spades alone beats a joker alone and ends the trick.
option-spade_three-also = spade 3 return, supe-san
option-spade_three-art = X1 3S
option-five_skip = 5-skip
option-five_skip-help = Each 5 in a play skips one player.
option-five_skip-also = five jump, gotobi
option-five_skip-art = 5S
option-seven_give = 7-give
option-seven_give-help = For each 7 a card goes to the next player.
option-seven_give-also = seven pass, seven-hand, nanawatashi
option-seven_give-art = 7S
option-seven_give-off = off
option-seven_give-up-to = if you like
option-seven_give-exactly = always
option-ten_discard = 10-discard
option-ten_discard-help = For each 10 a card of your choice is discarded.
option-ten_discard-also = ten dump, jussute
option-ten_discard-art = TS
option-ten_discard-off = off
option-ten_discard-up-to = if you like
option-ten_discard-exactly = always
option-queen_bomber = Q-bomber
option-queen_bomber-help = For each queen you name a rank: all players discard it.
option-queen_bomber-also = queen bomb, twelve bomber
option-queen_bomber-art = QS
option-nines_cut = 99-cut
option-nines_cut-help = A pair of 9s ends the trick like an 8.
option-nines_cut-also = ambulance, kyukyusha
option-nines_cut-art = 9S 9H
option-sandstorm = Sandstorm
option-sandstorm-help = Three 3s beat everything and end the trick.
option-sandstorm-also = three threes, sunaarashi
option-sandstorm-art = 3S 3H 3C
option-two_clears = A 2 ends the trick
option-two_clears-help = Its player leads again.
option-two_clears-also = 2 clears, 2 burns
option-two_clears-art = 2S
option-two_clears-off = off
option-two_clears-same-number = with the same number of cards
option-two_clears-single = one 2 on any set
option-illegal_finish_spade_three = No ♠3 as the last card
option-illegal_finish_spade_three-help = Going out with ♠3 alone is an illegal finish too.
option-illegal_finish_spade_three-also = ♠3 finish forbidden
option-illegal_finish_spade_three-art = 3S
option-overturn = Overturned places
option-overturn-help = If the Beggar goes out first, all places of the last round are reversed.
option-overturn-also = revolt, gekokujo
option-calamity = Calamity
option-calamity-help = A Beggar with nothing above 10 may swap hands with the President.
option-calamity-also = hand swap, tenpenchii
option-equal_hands = Equal hands
option-equal_hands-help = All hands have the same number of cards; the rest is set aside, never a joker.
option-first_card = First card
option-first_card-help = The holder of this card leads the first round.
option-first_card-also = starting card
option-first_card-art = 3D
option-first_card-3D = ♦3
option-first_card-3S = ♠3
option-first_card-3C = ♣3
option-first_card-random = by lot
option-first_card_played = First card must be played
option-first_card_played-help = The first play must include that card.
option-first_card_played-art = 3C
option-rounds = Number of rounds
option-rounds-help = The match ends after this many rounds instead of at a score.
option-rounds-also = fixed rounds
option-rounds-0 = by score
option-titles_reset = Titles reset
option-titles_reset-help = After this many rounds everyone starts again, without titles or exchange.
option-titles_reset-also = title reset
option-titles_reset-0 = never
option-jack_back = J-back
option-jack_back-help = A jack reverses the ranking until the trick ends.
option-jack_back-also = eleven back, 11-back, jack reverse
option-jack_back-art = JS
option-illegal_finish = Illegal finish
option-illegal_finish-help = A player who goes out with a joker or a 2 is last.
option-illegal_finish-also = foul finish, forbidden finish, hansoku agari
option-illegal_finish-art = X1 2S
option-illegal_finish_eight = No 8 as the last card
option-illegal_finish_eight-help = Going out with an 8 is an illegal finish too.
option-illegal_finish_eight-also = 8 finish forbidden
option-illegal_finish_eight-art = 8S
option-downfall = Downfall
option-downfall-help = A President who doesn’t finish first again drops to last place, or just above a disqualified player.
option-downfall-also = fall from power, capital fall, miyako-ochi
option-permanent_pass = A pass lasts the whole trick
option-permanent_pass-help = Once you pass, you may not play again in that trick.
option-permanent_pass-also = pass for good, final pass
option-first_player = First to lead
option-first_player-help = Who leads from the second round on.
option-first_player-also = leader of the round
option-first_player-beggar = the Beggar
option-first_player-president = the President
option-first_player-card = the holder of the first card
option-exchange = Choosing what to give
option-exchange-help = Whether President and Minister choose before they see what they get.
option-exchange-also = taxes, card exchange
option-exchange-blind = before seeing
option-exchange-after-receiving = after receiving
option-scoring = Scoring
option-scoring-help = Earn points for your place, or lose lives.
option-scoring-also = lives, points
option-scoring-points = points
option-scoring-lives = lives
option-length = Length of the match
option-length-help = How many points end the match, or how many lives everyone starts with.
option-length-also = target score
option-length-short = { $scoring ->
    [lives] short: 10 lives
   *[other] short: to { $amount } points
}
option-length-medium = { $scoring ->
    [lives] medium: 15 lives
   *[other] medium: to { $amount } points
}
option-length-long = { $scoring ->
    [lives] long: 20 lives
   *[other] long: to { $amount } points
}
option-minister_loses = The Minister loses a life
option-minister_loses-help = If off, the Minister loses none.
option-auto_pass = Automatic pass
option-auto_pass-help = If you can’t play anything, the table passes for you.
option-auto_pass-also = pass automatically

### Rules

chapter-combinations = Combinations
chapter-play = Play
chapter-special = Special cards
chapter-titles = Titles
chapter-scoring = Scoring

rule-aim-title = What you want
rule-aim = Get rid of all your cards, the sooner the better. All cards are dealt, so some players may get one more: in the first round by chance, later the players who were placed lowest. How many cards everyone has is public.
rule-combination-title = Set
rule-combination = One to four cards of the same rank, and with jokers even five or six. Ranks go from 3, the weakest, up to K, A and 2, the strongest. Suits have no order.
rule-joker-title = Joker
rule-joker = A joker alone is the strongest card, even when the ranking is reversed; two are the strongest pair. Only the three of spades beats a single joker, and three 3s beat one or two, where those house rules are on. Together with other cards a joker stands for any missing card.
rule-sequence-title = Sequence
rule-sequence = Three or more cards in a row, all of one suit. After K come A and 2; there it ends. Jokers fill gaps, and those left over extend the strong end. At least two cards must be natural: one card with jokers is a set.
rule-first-title = Who leads first
rule-first = In the first round, the holder of the first card leads, usually the three of diamonds, and need not play it. (In a small practice deal without it, the first player leads.) Later the Beggar leads; by house rule the President, or in every round the holder of that card.
rule-first-card-title = The first card
rule-first-card = By house rule the first card is the three of spades or clubs instead of diamonds, or the first leader is drawn by lot. If that card is set aside, another 3 decides, in this order: diamonds, clubs, hearts, spades.
rule-first-card-played-title = First card must be played
rule-first-card-played = By house rule a leader who was chosen by a card must include it in the first play.
rule-equal-hands-title = Equal hands
rule-equal-hands = By house rule all players get the same number of cards. Cards left over, never jokers, are set aside unseen for the round.
rule-lead-title = Leading
rule-lead = The leader must play, and may play anything. Then the others play or pass in turn, clockwise at first.
rule-follow-title = Following
rule-follow = Play the same kind with the same number of cards, but stronger. What counts in a set is its rank, in a sequence its strongest card. When the ranking is reversed, 3 is the strongest rank and 2 the weakest, and a sequence counts by its lowest card.
rule-pass-title = Passing
rule-pass = You may always pass, except as the leader, and you may play again later in the same trick. When all others have passed since the last play, the trick ends and the last to play leads; if that player is out of cards, the next player does.
rule-permanent-pass-title = A pass lasts the whole trick
rule-permanent-pass = A player who has passed is out of the trick until it ends. A player who has been skipped is not.
rule-auto-pass-title = Automatic pass
rule-auto-pass = The table passes for you when you can’t play anything. It’s a convenience, not a rule: no one gains by it.
rule-ready-made-title = Ready-made rule sets
rule-ready-made = A rule set is a list of house rules. Moderate: two jokers, revolution, skip, illegal finish and downfall. Japanese standard: Moderate without the skip, but with sequences, suit lock, 8-cut, J-back, the three of spades on a joker, and no finish with an 8. Japanese tournament: tournament rules, with titles reset every four rounds. Western: no jokers, and a 2 ends the trick. Almost every local rule: nearly every special card used in Japan. Moderate plus: Moderate with sequences, suit lock, 8-cut, 9-reverse and J-back. None: the bare game. A rule set is only a starting point: each house rule can be changed on its own.
rule-revolution-title = Revolution
rule-revolution = Four or more cards at once, a set with or without jokers or a sequence, reverse the ranking until the round ends. Another four reverse it back.
rule-skip-title = Skip
rule-skip = You may also match the previous play exactly, with the same kind, number and strength, and the next player is skipped. If no one else is left in the trick, it is won at once.
rule-skip-two-title = No skip on the 2
rule-skip-two = A 2 can’t be matched in that way, nor can a sequence that ends with one; when the ranking is reversed, the same is true of the 3.
rule-equal-plain-title = Equal plays without a skip
rule-equal-plain = By house rule you may match the previous play exactly, and no player is skipped. Nothing matches jokers alone.
rule-lock-title = Suit lock
rule-lock = When a play has exactly the suits of the play before, both without jokers, the trick is locked: only those suits may follow. A joker may stand for any of them.
rule-number-lock-title = Number lock
rule-number-lock = When a set is exactly one step stronger than the set before, the trick is locked: each later play must again be one step stronger. By house rule the suits must be the same too, and then both locks hold. Jokers alone may always follow. Sequences neither lock nor are locked.
rule-spade-three-title = ♠3 beats a joker
rule-spade-three = The three of spades alone may be played on a single joker, whether or not the ranking is reversed and whatever the locks. It ends the trick, and its player leads. Apart from three 3s with Sandstorm, nothing else beats a joker.
rule-sandstorm-title = Sandstorm
rule-sandstorm = Exactly three natural 3s may be played on anything, on two jokers too, and end the trick at once; its player leads. Led, they end it too. Four 3s are a revolution instead.
rule-five-skip-title = 5-skip
rule-five-skip = Each natural 5 in a play skips one player: the next in turn who are still in the trick. If no one is left, the trick is won at once.
rule-seven-give-title = 7-give
rule-seven-give = After a play with 7s its player gives the same number of cards, or fewer, to the next player who has cards. Under a stricter house rule, exactly the same number. Only these two players see them. A player whose hand is empty then goes out, always legally.
rule-eight-cut-title = 8-cut
rule-eight-cut = A play with an 8 in it ends the trick at once, and its player leads again. It neither locks nor skips, and a jack in it has no effect. A joker in place of an 8 does not cut.
rule-nine-reverse-title = 9-reverse
rule-nine-reverse = A play with a 9 in it reverses the direction of play, for the rest of the match. Several 9s at once reverse it once.
rule-nines-cut-title = 99-cut
rule-nines-cut = A set of exactly two natural 9s ends the trick, and its player leads again. A 9 and a joker do not.
rule-ten-discard-title = 10-discard
rule-ten-discard = After a play with 10s its player discards the same number of cards, or fewer, for all to see. Under a stricter house rule, exactly the same number. A player whose hand is empty then goes out, always legally.
rule-jack-back-title = J-back
rule-jack-back = A play with a jack in it reverses the ranking until the trick ends; during a revolution it makes the ranking normal. A second jack reverses it again.
rule-queen-bomber-title = Q-bomber
rule-queen-bomber = After a play with queens its player names the same number of ranks, or fewer. All players discard every card of those ranks. A player whose hand is empty then goes out, always legally: first the one who named, then the others in turn.
rule-two-clears-title = A 2 ends the trick
rule-two-clears = A set of natural 2s ends the trick at once, and its player leads again. By house rule a single 2 may also be played on any set, however many cards it has, but not on jokers alone or a sequence.
rule-sequence-revolution-title = Revolution by a sequence
rule-sequence-revolution = A sequence of four or more cards reverses the ranking like a set. By house rule it takes five, or a sequence never does.
rule-sequence-effects-title = Effects in a sequence
rule-sequence-effects = By house rule an 8, a jack or any other special card has no effect in a sequence.
rule-illegal-finish-title = Illegal finish
rule-illegal-finish = A player who goes out with a joker or a 2 among the last cards, or a 3 while the ranking is reversed, is disqualified: placed below everyone else. The ranking before the play counts. Of several disqualified players the latest is placed best.
rule-illegal-finish-eight-title = No 8 as the last card
rule-illegal-finish-eight = With 8-cut, going out with an 8 is an illegal finish too.
rule-illegal-finish-spade-three-title = No ♠3 as the last card
rule-illegal-finish-spade-three = By house rule, going out with the three of spades alone is an illegal finish too.
rule-titles-title = Titles
rule-titles = With three players: President, Citizen, Beggar. With more, the first to go out becomes President, the second Minister; the last becomes Beggar, the one before Peasant; everyone in between is a Citizen.
rule-calamity-title = Calamity
rule-calamity = A Beggar whose dealt hand has nothing above 10 may swap whole hands with the President. These two then exchange nothing.
rule-exchange-title = Exchange
rule-exchange = Before each round but the first, cards change hands; with three players only between President and Beggar. The Beggar gives the President the two strongest cards and gets any two; the Peasant gives the Minister the strongest card and gets any one. Jokers are strongest, then rank; among equals diamonds go first, then clubs, hearts, spades. President and Minister choose before they see what they get, or by house rule from all the cards they then have. No one else sees the cards.
rule-downfall-title = Downfall
rule-downfall = When someone else is the first to finish legally while last round’s President still has cards, the President is out at once, in last place or just above any disqualified player.
rule-overturn-title = Overturned places
rule-overturn = When last round’s Beggar is the first to finish legally, the round ends at once, and the places of the last round are reversed: Beggar becomes President, Peasant Minister, and so on.
rule-titles-reset-title = Titles reset
rule-titles-reset = By house rule titles are reset after every four rounds: the next round has no exchange and no downfall, and starts like the first.
rule-score-title = Points or lives
rule-score = Points: one for each player placed below you. Lives: everyone has some; the President gains one, Minister and Citizens lose one, the Peasant two, the Beggar three.
rule-minister-title = The Minister’s life
rule-minister = By house rule the Minister loses none.
rule-length-title = The end
rule-length = With points, the match ends when someone has two, three or four points per player; with lives, when someone has none left of 10, 15 or 20. The highest score wins, and a tie goes to the better place in the last round.

rule-rounds-title = Number of rounds
rule-rounds = By house rule a match lasts 4, 8 or 12 rounds, whatever the score.

### What could be known of a move, looking back

known-stronger = { $count ->
    [0] No card in the other hands was stronger.
    [one] One card in the other hands was stronger.
   *[other] { $count } cards in the other hands were stronger.
}
known-few = { $player } had { $count ->
    [one] only one card
   *[other] only { $count } cards
} left.

### A guided first game: $who and $player are whoever it is about

guide-aim-title = Get rid of your cards first
guide-aim = The first to run out of cards is President; the last is Beggar. The sooner you go out, the better.
guide-aim-learnt = Get rid of your cards, the sooner the better
first-card = { $suit ->
    [S] { option-first_card-3S }
    [C] { option-first_card-3C }
   *[D] { option-first_card-3D }
}
guide-first-title = { they } start{ s }
guide-first = { $who ->
    [you] You have { first-card }, so you start the first round, with any card you like.
   *[other] { $player } had { first-card } and so starts the first round, with any card.
}
guide-first-learnt = The holder of the first card leads the first round
guide-lead-title = You lead
guide-lead = You lead: one card, or several of the same rank. Get rid of weak ones, 3, 4 and 5, while you lead.
guide-lead-learnt = The leader plays one card, or several of the same rank
guide-follow-title = Same number, but stronger
guide-follow = { they } played { $size ->
    [1] one card
    [2] two cards
    [3] three cards
   *[other] { $size } cards
}. Play { $size ->
    [1] a stronger one
    [2] two of the same, stronger rank
    [3] three of the same, stronger rank
   *[other] the same number of a stronger rank
}, or pass. Suits don’t matter.
guide-follow-learnt = Follow with the same number of cards of a stronger rank
guide-order-title = { $rank ->
    [two] Nothing is above the 2
   *[other] Only the 2 is above the ace
}
guide-order = The ranks, weakest first: 3, 4, 5 … J, Q, K, A, 2. { they } { have } just played { $cards }.
guide-order-learnt = 3 is the weakest rank, 2 the strongest
guide-pass-title = Nothing beats that
guide-pass = You can’t play, so you pass. { $again ->
    [yes] If your turn comes again in this trick, you may still play.
   *[no] You’re out of this trick, and back in for the next.
}
guide-pass-learnt = You may always pass, except as the leader
guide-trick-title = All the others passed
guide-trick = The trick ends. { $who ->
    [you] You played last, so you may lead anything.
   *[other] { $player } played last and may lead anything.
}
guide-trick-learnt = When everyone else has passed, the last to play leads
guide-titles-title = { they } went out
guide-titles = { they } go{ es } out { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
} and { $who ->
    [you] become
   *[other] becomes
} { named }. The rest play on for the other titles.
guide-titles-learnt = The first to go out is President, the last is Beggar
guide-score-title = { $points ->
    [0] No points
    [one] 1 point for you
   *[other] { $points } points for you
}
guide-score = { $points ->
    [0] No points: you get one for every player placed below you.
    [one] You get 1 point: one for every player placed below you.
   *[other] You get { $points } points: one for every player placed below you.
}
guide-score-learnt = A point for everyone placed below you
guide-next-round-title = { named }
guide-next-round = { $title ->
    [president] You were first. Next round the Beggar has to give you the two strongest cards, and gets any two of yours.
    [minister] You were second. Next round the Peasant has to give you the strongest card, and gets any one of yours.
    [citizen] You are in the middle. Next round the bottom players give the top ones their best cards; you keep yours.
    [peasant] You came second to last. Next round you give the Minister your strongest card and get one of their choice in return.
   *[beggar] You were last. Next round you give the President your two strongest cards and get two of their choice in return.
}
guide-next-round-learnt = Next round, the players at the bottom give their best cards to those at the top

guide-joker-title = { $state ->
    [held] You may play a joker
    [alone] A joker
   *[among] A joker among others
}
guide-joker = { $state ->
    [held] Alone, a joker is the strongest card. Together with other cards it stands for a missing one.
    [alone] There is no stronger play than { $cards }.
   *[among] In { $cards } the joker stands for a missing card.
}
guide-joker-learnt = A joker is strongest alone; with others it stands for any card
guide-revolution-title = { $state ->
    [held] Four at once
    [revolution] Revolution!
   *[counter-revolution] Back to normal
}
guide-revolution = { $state ->
    [held] { $cards } at once are a revolution: until the round ends 3 is the strongest rank and 2 the weakest.
    [revolution] { $cards } at once, a revolution: until the round ends 3 is the strongest rank and 2 the weakest.
   *[counter-revolution] { $cards } at once reverse the ranking again: it is back to normal.
}
guide-revolution-learnt = Four at once reverse the ranking
guide-eight-cut-title = { $state ->
    [held] You may play an 8
   *[played] 8-cut!
}
guide-eight-cut = { $state ->
    [held] With { $cards } in it your play ends the trick at once, and you lead again.
   *[played] { $who ->
        [you] You have played { $cards }: the trick ends at once, and you lead again.
       *[other] { $player } has played { $cards }: the trick ends at once, whatever others have.
    }
}
guide-eight-cut-learnt = An 8 ends the trick at once
guide-jack-back-title = { $state ->
    [held] You may play a jack
   *[played] J-back!
}
guide-jack-back = { $state ->
    [held] With { $cards } in it your play reverses the ranking until the trick ends.
   *[played] After { $cards } the ranking is { $order ->
        [reversed] reversed: until the trick ends 3 is the strongest and 2 the weakest.
       *[normal] back to normal: until the trick ends 2 is the strongest.
    }
}
guide-jack-back-learnt = A jack reverses the ranking until the trick ends
guide-nine-reverse-title = { $state ->
    [held] You may play a 9
   *[played] 9-reverse!
}
guide-nine-reverse = { $state ->
    [held] With { $cards } in it your play reverses the direction of play.
   *[played] After { $cards } play goes { $direction ->
        [clockwise] clockwise again
       *[counterclockwise] counter-clockwise
    }, until the next 9.
}
guide-nine-reverse-learnt = A 9 reverses the direction of play
guide-lock-title = Locked
guide-lock = Two plays in a row had the same suits: { $suits }. Until the trick ends only these may follow.
guide-lock-learnt = Playing the same suits twice locks the trick to them
guide-five-skip-title = { $state ->
    [held] You may play a 5
   *[played] 5-skip!
}
guide-five-skip = { $state ->
    [held] With { $cards } in it your play skips the next player; two 5s skip two.
   *[played] { $cards }: each 5 skips one player, who loses this turn only.
}
guide-five-skip-learnt = Each 5 skips a player
guide-seven-give-title = { $state ->
    [held] You may play a 7
   *[played] 7-give!
}
guide-seven-give = { $state ->
    [held] After { $cards } you may give a card of your choice to the next player.
   *[played] After { $cards } a card for each 7 may go to the next player, unseen by the others.
}
guide-seven-give-learnt = A 7 lets you give a card to the next player
guide-ten-discard-title = { $state ->
    [held] You may play a 10
   *[played] 10-discard!
}
guide-ten-discard = { $state ->
    [held] After { $cards } you may discard a card of your choice.
   *[played] After { $cards } a card for each 10 may be discarded.
}
guide-ten-discard-learnt = A 10 lets you discard a card
guide-queen-bomber-title = { $state ->
    [held] You may play a queen
   *[played] Q-bomber!
}
guide-queen-bomber = { $state ->
    [held] After { $cards } you name a rank, and all players discard it, you too.
   *[played] After { $cards } a rank is named for each queen, and all players discard it.
}
guide-queen-bomber-learnt = Each queen makes everyone discard a rank
guide-spade-three-title = { $state ->
    [held] Keep the three of spades
   *[played] ♠3!
}
guide-spade-three = { $state ->
    [held] Alone, { $cards } beats a joker and ends the trick. No other single card does, so keep it until the jokers have been played.
   *[played] { $cards } beats the joker, and wins the trick at once.
}
guide-spade-three-learnt = The three of spades beats a joker
guide-sandstorm-title = { $state ->
    [held] Three 3s
   *[played] Sandstorm!
}
guide-sandstorm = { $state ->
    [held] { $cards } together beat anything, and end the trick.
   *[played] { $cards } together beat anything, and have ended the trick.
}
guide-sandstorm-learnt = Three 3s beat everything
guide-nines-cut-title = { $state ->
    [held] A pair of 9s
   *[played] 99-cut!
}
guide-nines-cut = { $state ->
    [held] { $cards } together end the trick, and you lead again.
   *[played] { $cards } together have ended the trick.
}
guide-nines-cut-learnt = A pair of 9s ends the trick
guide-two-clears-title = { $state ->
    [held] You may play a 2
   *[played] The 2 ends it
}
guide-two-clears = { $state ->
    [held] { $cards } ends the trick at once, and you lead again.
   *[played] { $cards }: the trick has ended at once.
}
guide-two-clears-learnt = A 2 ends the trick
guide-number-lock-title = The numbers are locked
guide-number-lock = { $rank ->
    [joker] Until the trick ends, each play must be one step stronger. No rank is stronger than this one: only a joker may follow.
   *[other] The play was exactly one step stronger than the one before. Until the trick ends, each must be one step stronger: next comes { $rank }.
}
guide-number-lock-learnt = A play one step stronger locks the numbers
guide-equal-plain-title = Equal strength is enough
guide-equal-plain = { $cards }: as strong as the play on the table. With this house rule that is enough, and no one is skipped.
guide-equal-plain-learnt = Equal strength is enough, and no one is skipped
guide-sequence-revolution-title = { $state ->
    [held] Long enough for a revolution
   *[played] Revolution!
}
guide-sequence-revolution = { $state ->
    [held] { $cards }: led together, a sequence of { $count } or more reverses the ranking until the round ends.
   *[played] { $cards }: a sequence of { $count } or more reverses the ranking until the round ends.
}
guide-sequence-revolution-learnt = A long sequence reverses the ranking
guide-sequence-effects-title = { $state ->
    [held] An 8 in a sequence
   *[played] No cut
}
guide-sequence-effects = { $state ->
    [held] You may lead { $cards } together. With this house rule, an 8 in a sequence does not cut.
   *[played] { $cards }: with this house rule, an 8 in a sequence does not cut.
}
guide-sequence-effects-learnt = An 8 in a sequence has no effect
guide-illegal-finish-spade-three-title = { $state ->
    [held] Not as your last card
   *[done] Illegal finish
}
guide-illegal-finish-spade-three = { $state ->
    [held] With this house rule, you may not go out with { $cards } alone. Play it earlier, best of all on a joker.
   *[done] { $who ->
        [you] You have gone out with { $cards } alone, and are placed below everyone else.
       *[other] { $player } has gone out with { $cards } alone, and is placed below everyone else.
    }
}
guide-illegal-finish-spade-three-learnt = Never go out with the three of spades alone
guide-overturn-title = { $state ->
    [near] { $who ->
        [you] You could overturn the places
       *[other] { $player } could overturn the places
    }
   *[turned] Overturned!
}
guide-overturn = { $state ->
    [near] { $who ->
        [you] You are the Beggar. If you go out first, the round ends at once, and last round’s places are reversed.
       *[other] { $player } is the Beggar. If { $player } goes out first, the round ends at once, and last round’s places are reversed.
    }
   *[turned] The Beggar went out first: last round’s places are reversed.
}
guide-overturn-learnt = A Beggar who goes out first reverses all places
guide-calamity-title = { $state ->
    [asked] Nothing above 10
   *[swapped] Calamity!
}
guide-calamity = { $state ->
    [asked] Your hand has nothing above 10, so you, the Beggar, may swap it for the whole hand of { $player }, the President.
   *[swapped] The Beggar and the President have swapped their whole hands, and exchange nothing else.
}
guide-calamity-learnt = A Beggar with nothing above 10 may swap hands
guide-equal-hands-title = { $held } cards each
guide-equal-hands = With this house rule, all hands are equal. { $count ->
    [one] One card lies aside unseen, and it isn’t a joker.
   *[other] { $count } cards lie aside unseen, and none is a joker.
}
guide-equal-hands-learnt = All hands have the same number of cards
guide-first-card-title = { they } start{ s }
guide-first-card = { $who ->
    [you] You have { first-card }, and so with this house rule you start the first round.
   *[other] { $player } had { first-card }, and so with this house rule starts the first round.
}
guide-first-card-learnt = A house rule sets which card decides who leads first
guide-first-card-played-title = Play it first
guide-first-card-played = { $cards } makes you the leader. With this house rule, your first play must include it.
guide-first-card-played-learnt = The first play must include the starting card
guide-rounds-title = { $left ->
    [0] The last round
    [one] One more round
   *[other] { $left } more rounds
}
guide-rounds = With this house rule, a match has { $rounds } rounds, whatever the score. After the last one, the player with the most points wins.
guide-rounds-learnt = The match ends after a fixed number of rounds
guide-titles-reset-title = Everyone starts again
guide-titles-reset = With this house rule, titles are reset after four rounds. Round { $round } has no exchange, and starts like the first.
guide-titles-reset-learnt = Titles are reset after four rounds
guide-skip-title = { $state ->
    [held] Equal strength is enough
   *[played] { $who ->
        [you] You are skipped
       *[other] { $player } is skipped
    }
}
guide-skip = { $state ->
    [held] { $cards }: equal strength. With this house rule that is enough, and skips the next player.
   *[played] { $cards }: exactly as strong as the play before, so { $who ->
        [you] you lose
       *[other] { $player } loses
    } a turn.
}
guide-skip-learnt = Equal strength is enough, and the next player is skipped
guide-skip-two-title = No skip on the 2
guide-skip-two = You have { $cards }, but with this house rule you can’t match the strongest rank.
guide-skip-two-learnt = The strongest rank cannot be matched
guide-sequence-title = { $state ->
    [held] You have a sequence
   *[played] A sequence
}
guide-sequence = { $cards } { $state ->
    [held] are in a row in one suit, a sequence: you may lead them together.
   *[played] are a sequence in one suit. Only a stronger one with as many cards beats it.
}
guide-sequence-learnt = Three or more in a row, in one suit, may be played together
guide-illegal-finish-title = { $state ->
    [held] Not as your last card
   *[done] Illegal finish
}
guide-illegal-finish = { $state ->
    [held] { $cards } may not be among your last cards: going out with it would put you below everyone. Play it earlier.
   *[done] { $who ->
        [you] Your last cards included
       *[other] { $player }’s last cards included
    } { $cards }: that puts { $who ->
        [you] you
       *[other] { $player }
    } below everyone else.
}
guide-illegal-finish-learnt = Never go out with the strongest rank or a joker
guide-illegal-finish-eight-title = { $state ->
    [held] No 8 as the last card
   *[done] Illegal finish
}
guide-illegal-finish-eight = { $state ->
    [held] With this house rule, { $cards } may not be among your last cards: going out with it would put you below everyone.
   *[done] { $who ->
        [you] Your last cards included
       *[other] { $player }’s last cards included
    } { $cards }: with this house rule that puts { $who ->
        [you] you
       *[other] { $player }
    } below everyone else.
}
guide-illegal-finish-eight-learnt = Never go out with an 8
guide-permanent-pass-title = A pass lasts the whole trick
guide-permanent-pass = With this house rule, a player who has passed is out of the trick until it ends. So think twice before you pass.
guide-permanent-pass-learnt = A pass lasts the whole trick
guide-exchange-title = { $state ->
    [rich] Cards from { $player }
   *[poor] Cards for { $player }
}
guide-exchange = { $state ->
    [rich] You were at the top, so { $player } gives you { $count ->
        [one] the strongest card
       *[other] the { $count } strongest cards
    }. Choose { $count ->
        [one] one card
       *[other] { $count } cards
    } to get rid of.
   *[poor] You were at the bottom, so you give { $player } your { $count ->
        [one] strongest card
       *[other] { $count } strongest cards
    }, and get { $count ->
        [one] one
       *[other] { $count }
    } of their choice in return.
}
guide-exchange-learnt = The bottom players give the top ones their best cards
guide-exchanged-title = From { $player }
guide-exchanged = You got { $cards }. No one else has seen which cards changed hands.
guide-exchanged-learnt = No one else sees which cards change hands
guide-after-receiving-title = You got { $player }’s best
guide-after-receiving = With this house rule, you choose what to give with those cards in your hand: any { $count ->
    [one] one
   *[other] { $count }
} of all that you have now.
guide-after-receiving-learnt = The top players choose after receiving cards
guide-beggar-leads-title = { they } lead{ s }
guide-beggar-leads = From the second round on, { $first ->
    [beggar] the Beggar leads
   *[president] the President leads
}: { $who ->
    [you] that’s you
   *[other] { $player }
}.
guide-beggar-leads-learnt = The last round’s titles decide who leads
guide-downfall-title = { $state ->
    [near] { $who ->
        [you] Don’t fall
       *[other] Down with the President
    }
   *[fallen] Downfall!
}
guide-downfall = { $state ->
    [near] { $who ->
        [you] You were President. If anyone else goes out first, you fall to the bottom at once.
       *[other] { $player } was President. If you or anyone else goes out first, { $player } falls to the bottom at once.
    }
   *[fallen] Someone else went out first: { $who ->
        [you] you lose the presidency and are
       *[other] { $player } loses the presidency and is
    } out of the round.
}
guide-downfall-learnt = A President who doesn’t finish first again falls
guide-lives-title = { $count ->
    [-1] One more life
    [0] No life lost
    [one] A life lost
   *[other] { $count } lives lost
}
guide-lives = Everyone has lives instead of points. Only the President gains one; lower titles lose more. With none left, the match ends.
guide-lives-learnt = Lives: only the President gains one
guide-minister-title = { they } lose{ s } no life
guide-minister = With this house rule, second place, the Minister, loses no life. All below still do.
guide-minister-learnt = The Minister loses no life

guide-cost-passed-title = { $player } leads now
guide-cost-passed = { $cards } took the trick. You could have beaten that, and might be leading now.
guide-cost-illegal-finish-title = Below everyone
guide-cost-illegal-finish = No one may go out with { $cards }. You are placed below everyone else.

### Ways of bots

temper-cautious = cautious
temper-cautious-help = Never breaks up a set to win a trick early in a round.
temper-daring = daring
temper-daring-help = Spends jokers to win a trick early in a round.
temper-hoarder = hoarder
temper-hoarder-help = Keeps its strongest cards for later.
