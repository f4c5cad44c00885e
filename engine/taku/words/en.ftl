# What every game says, in English

language-name = English
language-tag = en-GB
card-index = { $rank }{ $suit }

### Players

# Stands wherever { $player } does, where players have no names.
player-name = Player { $seat }

### You or another player in an English sentence: "{ they } play{ s }" is "You play" or "Mia plays"

# These five build sentences such as “Mia has passed”. If your language needs other parts, write
# whole sentences instead, and leave these as they are: sentences that stay English use them.
they = { $who ->
    [you] You
   *[other] { $player }
}
s = { $who ->
    [you] {""}
   *[other] s
}
es = { $who ->
    [you] {""}
   *[other] es
}
have = { $who ->
    [you] have
   *[other] has
}
are = { $who ->
    [you] are
   *[other] is
}

### Cards

# A card as a screen reader says it.
card = { $rank } of { $suit }
card-back = card face down
# In Haggis each player has a jack, queen and king of their own as wild cards.
card-wild = { $who ->
    [you] your
   *[other] { $player }’s
} wild { $rank }
card-X1 = red joker
card-X2 = black joker
suit-S = spades
suit-H = hearts
suit-D = diamonds
suit-C = clubs
# The five suits of Haggis are drawn as mountains, suns, stars, leaves and moons.
suit-R = mountains
suit-O = suns
suit-Y = stars
suit-G = leaves
suit-B = moons
rank-A = ace
rank-K = king
rank-Q = queen
rank-J = jack
rank-T = 10
rank-9 = 9
rank-8 = 8
rank-7 = 7
rank-6 = 6
rank-5 = 5
rank-4 = 4
rank-3 = 3
rank-2 = 2
# The corner of a card: the page draws J, Q, K and A in every language.
index-A = A
index-K = K
index-Q = Q
index-J = J
index-T = 10
index-9 = 9
index-8 = 8
index-7 = 7
index-6 = 6
index-5 = 5
index-4 = 4
index-3 = 3
index-2 = 2

### Dice

# The upper face of a die, as a screen reader says it.
face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six

### What a game need not say itself

# A name over cards on the table: at most 20 letters.
zone-stock = Stock
zone-discard = Discard pile
zone-pool = Laid aside
# What a move does, on a button.
say-play = Play { $cards }
say-draw = Draw a card
say-pass = Pass
# advice- is why a move is good; nudge- is the question asked before, which gives nothing away.
advice-forced = It’s the only thing you can do.
nudge-forced = There’s only one thing you can do.
advice-tried = It did best when played out in many possible deals.
nudge-tried = What could the others still hold?
# decision- is a row of the statistics on a player’s decisions, theme- a title of problems.
decision-move = Moves
theme-move = Which move

### What is not a rule of a game

# A refusal tells a player why a card can’t be played. Its -title is the name of the rule.
refusal-not-yours-title = Not yours
refusal-not-yours = You don’t hold { $cards }.
refusal-not-now-title = Not now
refusal-not-now = { $phase ->
    [turn] It’s { $player }’s turn.
    [over] The match is over.
    [undo] There’s nothing to undo now.
    [event-hint] There are no hints in an event: everyone plays these deals alone.
    [event-undo] In an event a move can’t be undone: everyone’s first try counts.
    [unseen] The dice of that turn weren’t entered, so there’s no saying what was best.
   *[other] You can’t do that now.
}
refusal-seen-title = It can’t be undone
refusal-seen = { $what ->
    [deal] New cards have been dealt, and you’ve seen them: what came before stays as it is.
    [roll] New dice have been rolled, and you’ve seen them.
   *[exchange] You’ve seen the cards you got in return, so you can’t take back what you gave.
} Only practice lets you undo this.
refusal-unreadable-title = Not understood
# $problem is in English: it says what cannot be read.
refusal-unreadable = That’s not a move: { $problem }

### A deal that a player sets up by hand

refusal-deal-title = The deal
refusal-deal = { deal-fault }
deal-fault = { $problem ->
    [seat] No one sits there.
    [foreign] There is no { $cards } to deal here.
    [owner] { $cards } can only go to their owner.
    [many] With this many players no one gets more than { $most } cards.
    [twice] A card can only go to one place.
    [unequal] Everyone must get the same number of cards.
    [whole] All of these cards must be dealt, { $most } to each player.
   *[empty] Everyone must get at least one card.
}
