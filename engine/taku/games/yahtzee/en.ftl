# The dice games in English

# A family of games: each sheet has its own name, which stays in every language.
game = Yahtzee
game-line = The classic sheet: thirteen boxes
game-time = 1–8 players · 15 min
game-art = 5 5 5

game-yams = Yams
# Under the name on the card of a game, on the first screen: at most 40 letters.
game-yams-line = French, with Plus and Minus
game-yams-time = 1–8 players · 15 min
game-yams-art = 1 1 6

game-yacht = Yacht
game-yacht-line = Twelve boxes, older than Yahtzee
game-yacht-time = 1–8 players · 15 min
game-yacht-art = 4 5 6

game-yatzy = Yatzy
game-yatzy-line = Scandinavian, with pairs
game-yatzy-time = 1–8 players · 20 min
game-yatzy-art = 2 2 3

game-kniffel = Kniffel
game-kniffel-line = German: 50 more for a second Kniffel
game-kniffel-time = 1–8 players · 15 min
game-kniffel-art = 3 3 3

game-generala = Generala
game-generala-line = Ten boxes; a first roll scores more
game-generala-time = 1–8 players · 10 min
game-generala-art = 1 1 1

### Helpers: $box is a box, $column its column if the sheet has several, $sheet is the value of the option, $count dice are thrown

# A box in a sentence, with its column on sheets that have several: “Ones (free)”.
boxed = { named-box }{ of-column }
# Begins with a space, or is empty.
of-column = { $column ->
    [free] {" (free)"}
    [down] {" (descending)"}
    [up] {" (ascending)"}
   *[none] {""}
}
in-column = { $box }{ of-column }
named-box = { $box ->
    [ones] { box-ones }
    [twos] { box-twos }
    [threes] { box-threes }
    [fours] { box-fours }
    [fives] { box-fives }
    [sixes] { box-sixes }
    [three-of-a-kind] { box-three-of-a-kind }
    [four-of-a-kind] { box-four-of-a-kind }
    [full-house] { box-full-house }
    [small-straight] { box-small-straight }
    [large-straight] { box-large-straight }
    [yahtzee] { box-yahtzee }
    [chance] { box-chance }
    [choice] { box-choice }
    [straight] { box-straight }
    [poker] { box-poker }
    [generala] { box-generala }
    [double-generala] { box-double-generala }
    [one-pair] { box-one-pair }
    [two-pairs] { box-two-pairs }
    [yatzy] { box-yatzy }
    [kniffel] { box-kniffel }
    [big-straight] { box-yacht-big-straight }
    [yacht] { box-yacht }
    [plus] { box-plus }
    [minus] { box-minus }
    [yams] { box-yams }
    [rigole] { box-rigole }
    [delta] { box-delta }
    [bonus] { box-bonus }
   *[total] { box-total }
}
# The name of the game, which players call out at five equal dice.
called = { $sheet ->
    [yams] Yams
    [yacht] Yacht
    [yatzy] Yatzy
    [kniffel] Kniffel
    [generala] Generala
   *[yahtzee] Yahtzee
}
thrown = { $count ->
    [1] one die
    [2] two dice
    [3] three dice
    [4] four dice
   *[other] all five dice
}

### The boxes

# The head of a column: at most 6 letters.
column-free = Free
column-down = Down
column-up = Up
# A row of the score sheet: at most 16 letters. -help is what it scores.
box-ones = Ones
box-ones-help = The sum of the ones
box-twos = Twos
box-twos-help = The sum of the twos
box-threes = Threes
box-threes-help = The sum of the threes
box-fours = Fours
box-fours-help = The sum of the fours
box-fives = Fives
box-fives-help = The sum of the fives
box-sixes = Sixes
box-sixes-help = The sum of the sixes
box-bonus = Bonus
box-bonus-help = 35 for 63 or more in the upper boxes: three of each face
box-three-of-a-kind = Three of a kind
box-three-of-a-kind-help = At least three equal: the sum of all dice
box-four-of-a-kind = Four of a kind
box-four-of-a-kind-help = At least four equal: the sum of all dice
box-full-house = Full house
box-full-house-help = Three of one face and two of another: 25
box-small-straight = Small straight
box-small-straight-help = Four in a row: 30
box-large-straight = Large straight
box-large-straight-help = Five in a row: 40
box-yahtzee = Yahtzee
box-yahtzee-help = Five equal: 50
box-chance = Chance
box-chance-help = The sum of any dice
box-yahtzee-bonus = More Yahtzees
box-yahtzee-bonus-help = 100 for each, once Yahtzee has scored 50
box-yams-upper-bonus = Bonus
box-yams-upper-bonus-help = 60 or more in the upper boxes: 30, plus everything above 60 again
box-plus = Plus
box-plus-help = The sum of any dice: high is good
box-minus = Minus
box-minus-help = The sum of any dice: low is good
box-delta = Delta
box-delta-help = Plus minus Minus, at least 0
box-yams-four-of-a-kind = Four of a kind
box-yams-four-of-a-kind-help = At least four equal: the sum of all dice plus 40
box-yams-full-house = Full house
box-yams-full-house-help = Three of one face and two of another: the sum of all dice plus 30
box-yams-small-straight = Small straight
box-yams-small-straight-help = Four in a row: 40, by house rule 45
box-yams-large-straight = Large straight
box-yams-large-straight-help = Five in a row: 50
box-yams = Yams
box-yams-help = Five equal: the sum of all dice plus 50
# A box of Yams: keep the French names of Yams where players have no others.
box-rigole = Rigole
box-rigole-help = Four equal, and a fifth showing the opposite side: 50
box-yams-bonus = More Yams
box-yams-bonus-help = 100 for each, once Yams has scored
box-choice = Choice
box-choice-help = The sum of any dice
box-yacht-four-of-a-kind = Four of a kind
box-yacht-four-of-a-kind-help = At least four equal: the sum of these four
box-yacht-full-house = Full house
box-yacht-full-house-help = Three of one face and two of another: the sum of all dice
box-yacht-small-straight = Small straight
box-yacht-small-straight-help = Four in a row: 15
box-yacht-big-straight = Big straight
box-yacht-big-straight-help = Five in a row: 30
box-yacht-classic-small-straight = Small straight
box-yacht-classic-small-straight-help = 1 2 3 4 5: 30
box-yacht-classic-big-straight = Big straight
box-yacht-classic-big-straight-help = 2 3 4 5 6: 30
box-yacht = Yacht
box-yacht-help = Five equal: 50
box-one-pair = One pair
box-one-pair-help = The two dice of the highest pair
box-two-pairs = Two pairs
box-two-pairs-help = Two pairs of different faces: those four dice
box-yatzy-three-of-a-kind = Three of a kind
box-yatzy-three-of-a-kind-help = At least three equal: the sum of these three
box-yatzy-four-of-a-kind = Four of a kind
box-yatzy-four-of-a-kind-help = At least four equal: the sum of these four
box-yatzy-small-straight = Small straight
box-yatzy-small-straight-help = 1 2 3 4 5: 15
box-yatzy-large-straight = Large straight
box-yatzy-large-straight-help = 2 3 4 5 6: 20
box-yatzy-full-house = Full house
box-yatzy-full-house-help = Three of one face and two of another: the sum of all dice
box-yatzy = Yatzy
box-yatzy-help = Five equal: 50
box-yatzy-upper-bonus = Bonus
box-yatzy-upper-bonus-help = 50 for 63 or more in the upper boxes: three of each face
box-kniffel = Kniffel
box-kniffel-help = Five equal: 50
box-kniffel-bonus = More Kniffels
box-kniffel-bonus-help = Extra points for another five of a kind, once Kniffel has 50
box-straight = Straight
box-straight-help = Five in a row: 20, or 25 on the first roll
box-generala-full = Full house
box-generala-full-help = Three of one face and two of another: 30, or 35 on the first roll
# Four of a kind is called Poker in Generala.
box-poker = Poker
box-poker-help = At least four equal: 40, or 45 on the first roll
box-generala = Generala
box-generala-help = Five equal: 60, by house rule 50
box-double-generala = Double Generala
box-double-generala-help = Five equal again: twice the points of Generala, if that has any
box-column = Sum
box-column-help = All points of the column
box-total = Total
box-total-help = All points

### The table

caption-round = Round { $round } of { $rounds }

badge-rolls = { $player }: { $left ->
    [0] no rolls left
    [one] 1 roll left
   *[other] { $left } rolls left
}
# Another five of a kind is a joker, which counts in other boxes.
badge-joker = { $problem ->
    [face] Joker: { boxed } only
    [lower] Joker: any lower box
    [upper] Joker: any box, for 0
    [free-face] Joker: best in { boxed }
   *[free] Joker: any box
}
# How far the upper boxes are from the bonus: in a cell of the sheet.
note-upper = { $points } of { $target }
note-upper-long = { $points } of { $target } · { $behind ->
    [0] { $ahead ->
        [0] on course
       *[other] { $ahead } ahead
    }
   *[other] { $behind } behind
}
note-upper-reached = { $points } of { $target }
note-upper-reached-long = { $points } of { $target }: reached
note-upper-grows = { $points } of { $target }
note-upper-grows-long = { $points } of { $target }: each extra point counts twice
note-upper-lost = { $points } of { $target }
note-upper-lost-long = { $points } of { $target }: out of reach
# A true minus: −.
note-delta = { $plus } − { $minus }
note-extras = { $count } × { $points }

next-hand = Next round
round = Round

### What to do next

ask-roll = Keep dice and roll, or fill a box
ask-roll-title = { $left ->
    [one] One roll left
   *[other] { $left } rolls left
}
ask-roll-note = Tap the dice you want to keep, or tap a box to fill it.
ask-fill = Tap a box to fill it
ask-fill-title = No rolls left
ask-fill-note = Every turn fills one box, with 0 if nothing fits.
# On a score pad for real dice.
ask-lay = Tap the five dice on the table
ask-lay-title = Your dice
ask-lay-note = Below, tap the five dice that lie on your table. Or tap a box to enter only its points.
# On a score pad: some boxes score more if the player has rolled only once.
ask-first-throw = Rolled just once?
button-first-throw = Yes, the first roll
ask-later-throw = Entered as a first roll.
button-later-throw = No, I rolled again

say-roll = Roll { thrown }
say-fill = Enter { $points } in { boxed }{ $extra ->
    [0] {""}
   *[other] , and { $extra } more
}
hint-roll = { $count ->
    [5] Roll all five dice
   *[other] Keep { $dice }, roll { thrown }
}
hint-fill = { say-fill }


### What happened

event-deal = Round { $round } of { $rounds }.
event-roll = { they } roll{ s } { $dice }{ $count ->
    [5] .
   *[other] : now { $all }.
}
event-lay = { they } { have } { $dice } on the table.
event-keep = { $count ->
    [5] { $who ->
        [you] You keep nothing.
       *[other] { $player } keeps nothing.
    }
   *[other] { $who ->
        [you] You keep { $dice }.
       *[other] { $player } keeps { $dice }.
    }
}
event-five = { called }!
event-joker = { $problem ->
    [face] A joker: the dice must go into { boxed }, which is open.
    [lower] A joker: any open lower box takes it and scores in full.
    [upper] A joker, but the lower boxes are filled: it scores 0 in an upper one.
    [free-face] A joker: any open box takes it, but while { boxed } is open, the lower ones score as usual.
   *[free] A joker: any open box takes it, and the lower ones score in full.
}
event-fill = { they } enter{ s } { $points } in { boxed }.
event-extra = Another { called }: { $points } more points.
event-bonus = { $who ->
    [you] Your upper bonus{ of-column } is { $points }.
   *[other] { $player } has an upper bonus{ of-column } of { $points }.
}
event-delta = { $who ->
    [you] Your Delta{ of-column } is { $points }.
   *[other] { $player } has a Delta{ of-column } of { $points }.
}
# In Generala, five equal dice on the first roll win the match.
event-served = { $who ->
    [you] Five equal dice on your first roll: you win the match at once.
   *[other] Five equal dice on the first roll: { $player } wins the match at once.
}
event-over = The match is over.

### Called out over the table

called-five = { called }!
called-served = Match!
called-joker = Joker
# Written large over the table for a moment.
called-extra = +{ $points }
called-bonus = Bonus +{ $more }

### Why not

refusal-roll = { $problem ->
    [none] You have rolled three times: fill a box.
   *[thrown] Roll { $needed } dice, not { $count }.
}
refusal-keep = { $problem ->
    [all] To keep all five, fill a box: a roll needs at least one die.
   *[missing] You can only keep dice on the table: { $dice }.
}
refusal-fill = { $problem ->
    [filled] { boxed } already has { $points }: each box is filled once.
    [computed] { boxed } is computed, never filled by hand.
    [points] No dice score { $points } in { boxed }.
   *[other-sheet] This sheet has no { boxed }.
}
refusal-order = The boxes are filled from the top down: { boxed } comes next.
refusal-yams-column = { $order ->
    [descending] { $column ->
        [down] The descending column is filled from the top down: { named-box } comes next.
       *[none] The boxes are filled from the top down: { named-box } comes next.
    }
   *[ascending] { $column ->
        [up] The ascending column is filled from the bottom up: { named-box } comes next.
       *[none] The boxes are filled from the bottom up: { named-box } comes next.
    }
}
refusal-joker = { $problem ->
    [face] This is a joker: it must go into { boxed } while that is open.
   *[lower] This is a joker: it must go into a lower box while one is open.
}

### Kinds of decision

decision-keeping-first = Keeping dice after the first roll
decision-keeping-second = Keeping dice after the second roll
decision-filling-early = Filling a box with rolls left
# To scratch is to enter a zero in a box.
decision-scratching = Choosing where to enter a zero
decision-filling-upper = Filling an upper box
decision-filling-lower = Filling a lower box

theme-keeping-first = What to keep, first roll
theme-keeping-second = What to keep, second roll
theme-filling-early = When to stop rolling
theme-scratching = Where to enter a zero
theme-filling-upper = When to fill an upper box
theme-filling-lower = When to fill a lower box

### Why a move is good

advice-forced = It’s the only box you have left.
nudge-forced = How many boxes are left?
advice-in-order = It’s the box that comes next.
nudge-in-order = Which box comes next?
advice-next = These dice help in the box that comes next.
nudge-next = Which of your dice help in the box that comes next?
advice-tried = On average nothing else scores more.
nudge-tried = Which boxes could these dice still fill?
advice-all = None of these dice helps more than a new one would.
nudge-all = Is any of these dice worth keeping?
advice-equal = More dice of the same face would fill several boxes.
nudge-equal = Do some of your dice show the same face?
advice-row = These dice are in sequence, and a straight is still open.
nudge-row = Could some of your dice become a straight?
advice-pairs = Two pairs: one more of either makes a full house.
nudge-pairs = How close are you to a full house?
advice-high = High dice help where the sum of all five counts.
nudge-high = Where does the sum of all five count?
advice-low = Low dice help in Minus, where a small sum is good.
nudge-low = Where would a small sum help?
advice-fits = The dice fit: what they score here is safe.
nudge-fits = Is there a box that these dice fit well?
advice-bonus = Three or more of a face keep you on course for the upper bonus.
nudge-bonus = What would bring you closer to the upper bonus?
advice-sum = A good sum, for a box that takes any dice.
nudge-sum = Which box takes any dice?
advice-low-sum = A small sum, just what Minus needs.
nudge-low-sum = Where would a small sum help?
advice-joker = The joker counts in full here.
nudge-joker = Which boxes may the joker go into, and where is it worth most?
advice-joker-forced = The rule leaves no choice: the joker goes into the box of its face.
nudge-joker-forced = This is a joker: where must it go?
advice-small = You lose little: this box never scores much.
nudge-small = Which box would you miss least?
advice-zero = The dice fit nowhere better, and this box costs least to give up.
nudge-zero = Which box would you miss least?

### Practice

quiz-box-title = What a box scores
quiz-box = The dice show { $dice }. How many points would { boxed } score?
quiz-most-title = Which box scores most
quiz-most = The dice show { $dice }. Which of these boxes would score most?
quiz-least-title = Which box scores least
quiz-least = The dice show { $dice }. Which of these boxes would score least?
quiz-total-title = The new total
quiz-total = Your total is { $points }. You enter { $dice } in { boxed }. What is your total then?
quiz-rule-title = Why not?
quiz-rule-keep = You may not keep { $dice } and roll the rest. Which rule forbids it?
quiz-rule-fill = You may not fill { boxed } now. Which rule forbids it?
quiz-joker-title = The joker
quiz-joker = The dice show { $dice }, and the box for five of a kind is filled. May you fill { boxed } now?
quiz-in-order-title = Which box comes next
quiz-in-order = The dice show { $dice }. May you fill { boxed } now?
quiz-bonus-title = The upper bonus
quiz-bonus = The upper boxes have { $points }, and you enter { $dice } in the last of them, { boxed }. How many points is the bonus?
quiz-delta-title = Plus, Minus and Delta
quiz-delta = You enter { $dice } in { boxed }. How many points is Delta?
quiz-extra-title = More points?
quiz-extra = The dice show { $dice }. You enter them in { boxed }. Do you get extra points for five of a kind?

why-box = { boxed }: { $dice } would score { $points }.
why-in-order = { boxed } is the box that comes next.
why-upper = With { $more } in { boxed }, the upper boxes have { $points }.
why-bonus = At { $target } or more, the bonus is 35; below that, 0. Here it is { $bonus }.
why-yams-upper-bonus = At { $target } or more, the bonus is 30, plus everything above { $target } again; below that, 0. Here it is { $bonus }.
why-total = { $points } and { $more } more: { $total }.
why-yatzy-upper-bonus = At { $target } or more, the bonus is 50; below that, 0. Here it is { $bonus }.
why-delta = Plus { $plus } minus Minus { $minus }, but never less than 0: { $points }.
why-extra = Another five of a kind scores { $more } more, but only if { boxed } already has points. { $points ->
    [open] Here it is still open.
    [0] Here it has 0.
   *[other] Here it has { $points }.
}

kind-extra = Yes
kind-no-extra = No

### House rules

preset-yahtzee = Yahtzee
preset-yahtzee-help = 13 boxes, with the forced joker.
preset-yams = Yams
preset-yams-help = 14 boxes, with Plus, Minus and Rigole.
preset-yacht = Yacht
preset-yacht-help = 12 boxes, with a Choice and a bonus of 35.
preset-yatzy = Yatzy
preset-yatzy-help = 15 boxes, with pairs and a bonus of 50.
preset-kniffel = Kniffel
preset-kniffel-help = 13 boxes; a second Kniffel scores as in the printed rules.
preset-generala = Generala
preset-generala-help = 10 boxes; the first roll of a turn scores more.

option-sheet = Sheet
option-sheet-help = Which boxes there are.
option-sheet-yahtzee = Yahtzee
option-sheet-yams = Yams
option-sheet-yacht = Yacht
option-sheet-yatzy = Yatzy
option-sheet-kniffel = Kniffel
option-sheet-generala = Generala
option-joker = Joker
option-joker-help = How another five of a kind may be used.
option-joker-also = joker rules, wild Yahtzee
option-joker-forced = forced
option-joker-free = free
option-joker-none = none
option-yams_small_straight = Small straight
option-yams_small_straight-help = How many points it scores.
option-yams_bonus = More Yams
option-yams_bonus-help = Each extra five of a kind scores 100.
option-yams_column = Column
option-yams_column-help = In a descending column the boxes are filled from the top, in an ascending one from the bottom. Three columns: one of each, side by side, for 42 turns.
option-yams_column-also = up and down, descending, ascending
option-yams_column-free = free
option-yams_column-descending = descending
option-yams_column-ascending = ascending
option-yams_column-all = three columns
option-yatzy_equal = Four or five equal dice
option-yatzy_equal-help = Lenient: four equal dice are also two pairs, and five a full house.
option-yatzy_equal-strict = strict
option-yatzy_equal-lenient = lenient
option-yatzy_order = Order of boxes
option-yatzy_order-help = Forced: the boxes must be filled from the top down.
option-yatzy_order-also = Forced Yatzy
option-yatzy_order-free = free
option-yatzy_order-forced = forced
option-second_kniffel = A second Kniffel
option-second_kniffel-help = What another five of a kind scores once the Kniffel box is filled.
option-second_kniffel-also = another Kniffel, extra Kniffel
option-second_kniffel-publisher = as printed
option-second_kniffel-plus-100 = 100 points
option-second_kniffel-nothing = nothing
option-generala = Generala
option-generala-help = How many points it scores.
option-served_wins = A first-roll Generala wins
option-served_wins-help = Five equal dice on the first roll of a turn win the match.
option-served_wins-also = served Generala, five at once
option-ace_straight = 1 3 4 5 6 is a straight
option-ace_straight-help = The one stands for the two.
option-double_generala = Double Generala
option-double_generala-help = An eleventh box, for a second five of a kind.
option-double_generala-also = second Generala
option-yacht_points = Points
option-yacht_points-help = Modern: straights of 15 and 30, and an upper bonus. Classic, as in 1938: both straights 30, and no bonus.
option-yacht_points-also = Yacht scoring
option-yacht_points-modern = modern
option-yacht_points-classic = classic
option-yacht_five_house = Five equal as a full house
option-yacht_five_house-help = Five of a kind also counts as a full house.

### Rules

chapter-turn = A turn
chapter-upper = Upper boxes
chapter-lower = Lower boxes
chapter-five = Five of a kind
chapter-about = The games

rule-aim-title = What you want
rule-aim = Fill every box of your sheet, one per turn, for as many points as the dice allow. When all boxes are full, the highest total wins; players with equal totals share a place. If you play alone, you try to beat your own best.
rule-roll-title = Rolling
rule-roll = Roll all five dice; then reroll any of them, up to twice. You may stop after any roll. The first player starts, the others follow clockwise.
rule-keep-title = Keeping
rule-keep = Before each reroll, keep any dice you like, or none. You may reroll a kept die later. If you keep all five, you don’t roll: fill a box.
rule-fill-title = Filling a box
rule-fill = At the end of each turn you fill exactly one open box. If the dice don’t fit, it gets 0. What you enter stays.
rule-upper-title = Ones to Sixes
rule-upper = The sum of the dice of that face. If the six boxes have 63 or more together (three of each face), you get 35 points, once.
rule-kinds-title = Three and four of a kind
rule-kinds = At least three, or four, equal dice: the sum of all five.
rule-full-house-title = Full house
rule-full-house = Three of one face and two of another: 25. Five of a kind doesn’t count as a full house, except as a joker.
rule-straights-title = Straights
rule-straights = Small straight: four faces in a row, 30. Large straight: five in a row, 40. A large one is a small one too.
rule-chance-title = Chance
rule-chance = The sum of any five dice.
rule-yahtzee-title = Yahtzee
rule-yahtzee = Five equal dice: 50. If the box has 50, every extra five of a kind scores 100 more, whichever box you fill. If it has 0, there is nothing extra.
rule-joker-title = Joker
rule-joker = Five of a kind when the Yahtzee box is filled, with 50 or 0, is a joker. It must go into the box of its face if that is open. If not, it goes into any open lower box: full house counts 25, small straight 30, large straight 40, the others what the dice score. If no lower box is open, it goes into any open upper box, for 0. By house rule the joker is free: any open box takes it, though full house and straights count only once the box of its face is filled. By another house rule there is no joker: five of a kind scores like any dice. The 100 points are the same.
rule-yams-upper-title = Ones to Sixes
rule-yams-upper = The sum of the dice of that face. When the six boxes have 60 or more together, you get 30 points plus everything above 60 again: 63 makes 33. The bonus grows as you fill boxes.
rule-difference-title = Plus, Minus and Delta
rule-difference = Plus and Minus each take the sum of any dice, once, in any order. They score nothing themselves. Plus minus Minus is Delta, which counts once both are filled; it is never less than 0.
rule-yams-kind-title = Four of a kind
rule-yams-kind = At least four equal dice, so five too: the sum of all five dice plus 40.
rule-yams-full-house-title = Full house
rule-yams-full-house = Three of one face and two of another: the sum of all five dice plus 30. Five of a kind doesn’t count as a full house.
rule-yams-straights-title = Straights
rule-yams-straights = Small straight: four faces in a row, 40, by house rule 45. Large straight: five in a row, 50. A large one is a small one too.
rule-rigole-title = Rigole
rule-rigole = Exactly four equal dice, and a fifth that shows the opposite side of the die: 50. Opposite sides make seven, such as 2 and 5.
rule-yams-title = Yams
rule-yams = Five equal dice: their sum plus 50. There is no joker.
rule-yams-bonus-title = More Yams
rule-yams-bonus = By house rule, once the Yams box has points, each extra five of a kind scores 100 more, whichever box you fill. The dice score as usual.
rule-yams-column-title = Columns
rule-yams-column = By house rule the column is descending: the boxes must be filled from the top down, from Ones to Rigole. Or it is ascending: from the bottom up, from Rigole to Ones. In a free column you may fill any open box. Or your sheet has all three columns side by side, and each turn fills one box in one of them. Each column has its own bonus, Delta and sum; extra Yams count only if that column’s Yams box has points. The three sums make the total.
rule-yacht-upper-title = Ones to Sixes
rule-yacht-upper = The sum of the dice of that face. With modern points you get 35 more, once, if the six boxes have 63 or more together. With classic points there is no bonus.
rule-choice-title = Choice
rule-choice = The sum of any five dice.
rule-yacht-kind-title = Four of a kind
rule-yacht-kind = At least four equal dice, so five too. With modern points all five dice count, with classic points only the four.
rule-yacht-full-house-title = Full house
rule-yacht-full-house = Three of one face and two of another: the sum of all five dice. Five of a kind doesn’t count as a full house.
rule-yacht-five-house-title = Five equal as a full house
rule-yacht-five-house = By house rule five of a kind counts as a full house, too: the sum of all five dice.
rule-yacht-straights-title = Straights
rule-yacht-straights = With modern points, four faces in a row are a small straight, 15, and five in a row a big one, 30; a big one is a small one too. With classic points, only 1 2 3 4 5 is a small straight and only 2 3 4 5 6 a big one, 30 each.
rule-yacht-title = Yacht
rule-yacht = Five equal dice: 50. There is no joker, and a second five of a kind scores nothing extra.
rule-yatzy-upper-title = Ones to Sixes
rule-yatzy-upper = The sum of the dice of that face. If the six boxes have 63 or more together (three of each face), you get 50 points, once.
rule-pairs-title = Pairs
rule-pairs = One pair: two equal dice; only the highest pair counts. Two pairs: two pairs of different faces; those four dice count. Other dice don’t count. By house rule four equal dice are two pairs, too.
rule-yatzy-kinds-title = Three and four of a kind
rule-yatzy-kinds = At least three, or four, equal dice: only those three, or four, count.
rule-yatzy-straights-title = Straights
rule-yatzy-straights = Small straight: 1 2 3 4 5, 15 points. Large straight: 2 3 4 5 6, 20 points. Nothing else is a straight.
rule-yatzy-full-house-title = Full house
rule-yatzy-full-house = Three of one face and two of another: the sum of all five dice. By house rule five equal dice are a full house, too.
rule-yatzy-title = Yatzy
rule-yatzy = Five equal dice: 50. There is no joker, and a second Yatzy scores nothing extra.
rule-order-title = From the top down
rule-order = By house rule the boxes must be filled in the order of the sheet, Ones first and Yatzy last.
rule-kniffel-title = Kniffel
rule-kniffel = Five equal dice: 50.
rule-second-kniffel-title = A second Kniffel
rule-second-kniffel = This rule decides what five equal dice score once the Kniffel box is filled. In the printed rules, if the box of their face is open, they score an extra 50 there (nothing extra if Kniffel has 0). If the box of their face is filled, they are a joker: any open lower box takes them, and full house counts 25, small straight 30, large straight 40. By house rule they score 100 more in any box if Kniffel has 50, or nothing extra, and they aren’t a joker.
rule-generala-upper-title = Ones to Sixes
rule-generala-upper = The sum of the dice of that face. There is no bonus.
rule-straight-title = Straight
rule-straight = Five faces in a row: 20 points.
rule-ace-straight-title = 1 3 4 5 6
rule-ace-straight = These dice are a straight, too: the one stands for the two.
rule-full-title = Full house
rule-full = Three of one face and two of another: 30 points. Five of a kind doesn’t count as a full house.
rule-poker-title = Poker
rule-poker = At least four equal dice: 40 points.
rule-generala-title = Generala
rule-generala = Five equal dice: 60 points, by house rule 50. There is no joker.
rule-served-title = Served
rule-served = A combination made on the first roll of a turn, without a reroll, scores five points more: a straight 25, a full house 35, a poker 45.
rule-served-generala-title = Generala on the first roll
rule-served-generala = Five equal dice on the first roll of a turn win the match at once. The others’ places follow from their totals. By house rule this is a Generala like any other.
rule-double-generala-title = Double Generala
rule-double-generala = By house rule an eleventh box takes a second five of a kind. It scores twice the points of Generala, if that box has points, and 0 otherwise.
rule-sheet-title = Six games
rule-sheet = All are played with the same five dice, in the same way. Yahtzee and Kniffel have 13 boxes, Yams 14, Yacht 12, Yatzy 15 and Generala 10, and they score differently. Yahtzee and Kniffel are trademarks of their owners, who have no part in this page; Yams from France, Yatzy from Scandinavia, Generala from South America and the older Yacht are their free relatives.
rule-bots-title = How the bots play
rule-bots = Easy collects equal dice and fills the box that scores most. Normal weighs what each box is worth while it is open, and looks at what the next roll could make of the dice. Strong knows what every position is worth on average and takes what is best for its own total, whatever the others have; near the end of a close match that need not be the best way to win it. With three columns of Yams it knows what each column alone is worth, and looks for the column where the roll scores most.

### What the page says of cards elsewhere

# Under the places, where they do not follow from the points.
places-why = Five equal dice on the first roll won the match, whatever the points.
deal = Roll the dice
several-people = Several people on one device: nothing is hidden, so just pass the device around.
level-easy-help = Collects equal dice and takes what scores most.
level-normal-help = Looks at what the next roll could score.
level-strong-help = Knows what every move is worth on average.

### What could be known of a move, looking back

known-throws = { $count ->
    [one] One roll was
   *[other] { $count } rolls were
} left in this turn.
known-boxes = { $count ->
    [one] This was the last open box.
   *[other] { $count } boxes were still open.
}

### A guided first game: $who and $player are whoever it is about

guide-aim-title = One box a turn
guide-aim = Each turn you roll five dice, up to three times, and enter what they score in one box of your sheet. Some boxes are already filled, the same for every player. The highest total wins.
guide-aim-learnt = One box a turn, for as many points as the dice allow
guide-roll-title = Your first roll
guide-roll = You may roll { $left ->
    [one] once more
    [2] twice more
   *[other] { $left } more times
}. Tap the dice you want to keep, then roll the others. The sheet shows what you would score now.
guide-roll-learnt = Three rolls a turn
guide-keep-title = The dice you kept
guide-keep = You kept { $count ->
    [one] one die
   *[other] { $count } dice
}. You may keep others now, and also reroll what you kept.
guide-keep-learnt = Keep any dice, and change your mind before each roll
guide-fill-title = Now fill a box
guide-fill = That was the last roll. Tap an open box to fill it: { boxed } would score { $points }. What you enter stays.
guide-fill-learnt = Each turn fills one box, and what you enter stays
guide-zero-title = You have to enter a zero
guide-zero = { $count ->
    [one] The dice don’t fit the last open box
   *[other] The dice fit none of the open boxes
}, so { $count ->
    [one] it gets 0. That happens to everyone.
   *[other] one gets 0. Choose one that you would hardly have filled.
}
guide-zero-learnt = If nothing fits, one box gets 0
guide-upper-title = { $points } for { boxed }
guide-upper = Three of each face make { $target } in the upper six boxes, which scores 35 more. You have { $upper } there so far.
guide-upper-learnt = At 63 in the upper six boxes: 35 more
guide-bonus-title = The bonus
guide-bonus = { $who ->
    [you] Your upper six boxes have 63 or more together
   *[other] { $player }’s upper six boxes have 63 or more together
}, which is three of each face: { $points } points more, once.
guide-bonus-learnt = The bonus of 35 comes once, at 63 in the upper six boxes
guide-kinds-title = { boxed }
guide-kinds = { $state ->
    [fits] With three equal dice, or with four, all five count: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } enough equal dice for { boxed }, so all five count: { $points } points.
}
guide-kinds-learnt = Three or four equal dice: the sum of all five
guide-full-house-title = Full house
guide-full-house = { $state ->
    [fits] Three of one face and two of another: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } three of one face and two of another: { $points } points.
}
guide-full-house-learnt = Full house: three and two, 25
guide-straights-title = { boxed }
guide-straights = { $state ->
    [fits] Faces in a row: { $points } points in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } faces in a row: { $points } points.
} Four in a row are a small straight, five a large one.
guide-straights-learnt = Straights: four in a row 30, five 40
guide-yahtzee-title = { $state ->
    [made] A Yahtzee!
   *[near] On the way to a Yahtzee
}
guide-yahtzee = { $state ->
    [made] Five equal dice: { $points } points, if you enter them in { boxed }.
   *[near] { $count } dice show { $face }. Five equal dice are a Yahtzee and score { $points }; fewer count in the box of their face.
}
guide-yahtzee-learnt = Yahtzee: five equal dice, 50
guide-joker-title = Another Yahtzee
guide-joker = Five equal dice again: { $points } more. { $state ->
    [face] A joker, too, and it must go into { boxed }, which is open.
    [lower] A joker, too: { boxed } is filled, so any open lower box scores in full.
    [upper] A joker, too, but no lower box is open: an upper one gets 0.
    [free-face] Any open box takes them, but as a joker only once { boxed } is filled.
    [free] A joker, too: any open box takes them, and the lower ones score in full.
   *[none] With this house rule, they aren’t a joker.
}
guide-joker-learnt = Another Yahtzee: 100 more, and a joker if that rule is on
guide-chance-title = Take your chance
guide-chance = For dice that fit no other lower box there is Chance: it takes their sum, { $points }, whatever they show.
guide-chance-learnt = Chance: the sum of any dice
guide-end-title = The sheets are full
guide-end = { $state ->
    [won] You have the highest total, { $points }, and win.
    [shared] No one has more than your { $points }: you share first place.
   *[lost] You have { $points } in all. { $player } has the highest total and wins.
}
guide-end-learnt = When all boxes are full, the highest total wins

guide-yams-upper-title = { $points } for { boxed }
guide-yams-upper = At { $target } in the upper six boxes you get 30 more, and everything above { $target } counts twice. You have { $upper } there so far.
guide-yams-upper-learnt = At 60 in the upper six boxes: 30 more, and every point above counts twice
guide-yams-bonus-upper-title = The bonus
guide-yams-bonus-upper = { $who ->
    [you] Your upper six boxes have 60 or more together
   *[other] { $player }’s upper six boxes have 60 or more together
}. That scores 30 more, and every point above 60 counts again: { $points } so far.
guide-yams-bonus-upper-learnt = The bonus grows with every point above 60
guide-yams-kind-title = { boxed }
guide-yams-kind = { $state ->
    [fits] Four equal dice, or five, score the sum of all five plus 40: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } at least four equal dice, which score the sum of all five plus 40: { $points } points.
}
guide-yams-kind-learnt = Four equal dice: the sum of all five plus 40
guide-yams-straights-title = { boxed }
guide-yams-straights = { $state ->
    [fits] Faces in a row: { $points } points in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } faces in a row: { $points } points.
} Four in a row are a small straight, five a large one.
guide-yams-straights-learnt = Straights: four in a row 40, five 50
guide-difference-title = Plus and Minus
guide-difference = { boxed } takes any dice: { $points } now. Only the difference between Plus and Minus scores: high dice go into Plus.
guide-difference-learnt = Plus and Minus: only the difference counts
guide-delta-title = Delta: { $points }
guide-delta = { $who ->
    [you] Your Plus and Minus are
   *[other] { $player }’s Plus and Minus are
} both filled. Plus minus Minus is Delta, and never less than 0: { $points ->
    [one] 1 point.
   *[other] { $points } points.
}
guide-delta-learnt = Delta is Plus minus Minus
guide-yams-title = { $state ->
    [made] A Yams!
   *[near] On the way to a Yams
}
guide-yams = { $state ->
    [made] Five equal dice: { $points } points, if you enter them in { boxed }.
   *[near] { $count } dice show { $face }. Five equal dice are a Yams and score their sum plus 50: { $points } with this face.
}
guide-yams-learnt = Yams: five equal dice, the sum plus 50
guide-yams-bonus-title = Five equal again
guide-yams-bonus = The Yams box has points. With this house rule, five equal dice now score { $points } more, whichever box you fill.
guide-yams-bonus-learnt = Another five of a kind: 100 more
guide-small-straight-45-title = { $points } for a small straight
guide-small-straight-45 = Four faces in a row. With this house rule, they score { $points } instead of 40.
guide-small-straight-45-learnt = A small straight scores 45
guide-yams-full-house-title = Full house
guide-yams-full-house = { $state ->
    [fits] Three of one face and two of another score the sum of all five plus 30: { $points } in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } three of one face and two of another, which score the sum of all five plus 30: { $points } points.
}
guide-yams-full-house-learnt = Full house: three and two, the sum plus 30
guide-rigole-title = { $state ->
    [made] Rigole!
   *[near] Nearly a rigole
}
guide-rigole = { $state ->
    [made] Four dice show { $face }, and the fifth shows the opposite side, { $other }: the two faces make seven. Rigole scores 50.
   *[near] Four dice show { $face }: if the fifth showed { $other }, the opposite side of the die, they would be a rigole and score 50.
}
guide-rigole-learnt = Rigole: four equal, and the fifth shows the opposite side
guide-yacht-upper-title = { $points } for { boxed }
guide-yacht-upper = { $target ->
    [0] { boxed } takes the sum of its dice. With classic points there is no bonus. Your upper boxes have { $upper } so far.
   *[other] Three of each face make { $target } in the upper six boxes, which scores 35 more. You have { $upper } there so far.
}
guide-yacht-upper-learnt = Each of the upper six boxes scores the sum of the dice of its face
guide-yacht-bonus-title = The bonus
guide-yacht-bonus = { $who ->
    [you] Your upper six boxes have 63 or more together
   *[other] { $player }’s upper six boxes have 63 or more together
}: { $points } points more, once.
guide-yacht-bonus-learnt = With modern points: 35 more at 63 in the upper six boxes
guide-choice-title = Your Choice
guide-choice = For dice that fit no other lower box there is Choice: it takes their sum, { $points }, whatever they show.
guide-choice-learnt = Choice: the sum of any dice
guide-yacht-kind-title = Four of a kind
guide-yacht-kind = { $state ->
    [fits] At least four equal dice: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } at least four equal dice: { $points } points.
}
guide-yacht-kind-learnt = Four of a kind: at least four equal dice
guide-yacht-full-house-title = Full house
guide-yacht-full-house = { $state ->
    [fits] A full house scores the sum of all five dice: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } a full house, which scores the sum of all five dice: { $points } points.
}
guide-yacht-full-house-learnt = Full house: three and two, the sum of all
guide-yacht-five-house-title = Five equal as a full house
guide-yacht-five-house = With this house rule, five equal dice also count as a full house: { $points } points.
guide-yacht-five-house-learnt = Five equal dice may be entered as a full house
guide-yacht-straights-title = { boxed }
guide-yacht-straights = { $state ->
    [fits] Faces in a row: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } faces in a row: { $points } points.
}
guide-yacht-straights-learnt = Straights: faces in a row
guide-yacht-title = { $state ->
    [made] A Yacht!
   *[near] On the way to a Yacht
}
guide-yacht = { $state ->
    [made] Five equal dice: { $points } points, if you enter them in { boxed }.
   *[near] { $count } dice show { $face }. Five equal dice are a Yacht and score { $points }; fewer count in the box of their face.
}
guide-yacht-learnt = Yacht: five equal dice, 50
guide-yatzy-upper-title = { $points } for { boxed }
guide-yatzy-upper = Three of each face make { $target } in the upper six boxes, which scores 50 more. You have { $upper } there so far.
guide-yatzy-upper-learnt = At 63 in the upper six boxes: 50 more
guide-yatzy-bonus-title = The bonus
guide-yatzy-bonus = { $who ->
    [you] Your upper six boxes have 63 or more together
   *[other] { $player }’s upper six boxes have 63 or more together
}: { $points } points more, once.
guide-yatzy-bonus-learnt = The bonus of 50 comes once, at 63 in the upper six boxes
guide-pairs-title = { boxed }
guide-pairs = { $state ->
    [fits] Only the paired dice count: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You entered
       *[other] { $player } entered
    } { boxed }, where only the paired dice count: { $points } points.
}
guide-pairs-learnt = Pairs: only their own dice count
guide-yatzy-kinds-title = { boxed }
guide-yatzy-kinds = { $state ->
    [fits] Only the equal dice count: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You entered
       *[other] { $player } entered
    } { boxed }, where only the equal dice count: { $points } points.
}
guide-yatzy-kinds-learnt = Three or four of a kind: only the equal dice count
guide-yatzy-full-house-title = Full house
guide-yatzy-full-house = { $state ->
    [fits] A full house scores the sum of all five dice: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } a full house, which scores the sum of all five dice: { $points } points.
}
guide-yatzy-full-house-learnt = Full house: three and two, the sum of all
guide-yatzy-straights-title = { boxed }
guide-yatzy-straights = { $state ->
    [fits] Five in a row: { $points } points in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } five faces in a row: { $points } points.
} 1 to 5 are a small straight, 2 to 6 a large one.
guide-yatzy-straights-learnt = Straights: 1 to 5 are 15, 2 to 6 are 20
guide-yatzy-title = { $state ->
    [made] A Yatzy!
   *[near] On the way to a Yatzy
}
guide-yatzy = { $state ->
    [made] Five equal dice: { $points } points, if you enter them in { boxed }.
   *[near] { $count } dice show { $face }. Five equal dice are a Yatzy and score { $points }; fewer count in the box of their face.
}
guide-yatzy-learnt = Yatzy: five equal dice, 50
guide-yams-column-title = One box after the other
guide-yams-column = { $order ->
    [descending] With this house rule, the column is filled from the top down: { boxed } comes next.
   *[ascending] With this house rule, the column is filled from the bottom up: { boxed } comes next.
}
guide-yams-column-learnt = The boxes of the column are filled in order
guide-yams-columns-title = Three columns
guide-yams-columns = A turn fills one box in one of three columns: one in any order, one from the top down, one from the bottom up.
guide-yams-columns-learnt = A turn fills a box in one of three columns
guide-order-title = From the top down
guide-order = With this house rule, the boxes are filled in order: { boxed } comes next.
guide-order-learnt = The boxes are filled from the top down
guide-kniffel-title = { $state ->
    [made] A Kniffel!
   *[near] On the way to a Kniffel
}
guide-kniffel = { $state ->
    [made] Five equal dice: { $points } points, if you enter them in { boxed }.
   *[near] { $count } dice show { $face }. Five equal dice are a Kniffel and score { $points }; fewer count in the box of their face.
}
guide-kniffel-learnt = Kniffel: five equal dice, 50
guide-second-kniffel-title = Another Kniffel
guide-second-kniffel = { $state ->
    [face] The Kniffel box has points, so { boxed } scores { $points } more now.
    [free] { boxed } is filled, so these dice are a joker: any open lower box takes them and scores in full.
   *[none] The Kniffel box has points. With this house rule, five equal dice score { $points } more in any box.
}
guide-second-kniffel-learnt = A second Kniffel scores extra, depending on the rules
guide-generala-upper-title = { $points } for { boxed }
guide-generala-upper = { boxed } takes the sum of its dice. There is no bonus in Generala. Your upper boxes have { $upper } so far.
guide-generala-upper-learnt = Each upper box scores the sum of the dice of its face
guide-straight-title = Straight
guide-straight = { $state ->
    [fits] Five faces in a row: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } five faces in a row: { $points } points.
}
guide-straight-learnt = Straight: five faces in a row, 20
guide-ace-straight-title = 1 3 4 5 6
guide-ace-straight = The one stands for the two, so these dice are a straight, too: { $points } points.
guide-ace-straight-learnt = 1 3 4 5 6 is a straight, too
guide-full-title = Full house
guide-full = { $state ->
    [fits] Three of one face and two of another: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } three of one face and two of another: { $points } points.
}
guide-full-learnt = Full house: three and two, 30
guide-poker-title = Poker
guide-poker = { $state ->
    [fits] At least four equal dice: { $points } points, if you enter them in { boxed }.
   *[written] { $who ->
        [you] You had
       *[other] { $player } had
    } at least four equal dice: { $points } points.
}
guide-poker-learnt = Poker: at least four equal dice, 40
guide-generala-title = { $state ->
    [made] A Generala!
   *[near] On the way to a Generala
}
guide-generala = { $state ->
    [made] Five equal dice: { $points } points, if you enter them in { boxed }.
   *[near] { $count } dice show { $face }. Five equal dice are a Generala and score { $points }; fewer count in the box of their face.
}
guide-generala-learnt = Generala: five equal dice
guide-served-title = Served
guide-served = A first roll scores more: in { boxed } these dice score { $points } now, five points more than after a reroll.
guide-served-learnt = The first roll of a turn scores five points more
guide-served-generala-title = Won at once
guide-served-generala = { they } had five equal dice on the first roll of a turn, and that wins the match.
guide-served-generala-learnt = Five equal dice on the first roll win the match
guide-double-generala-title = Generala again
guide-double-generala = The Generala box has points, so five equal dice score { $points } in { boxed }.
guide-double-generala-learnt = Double Generala: a second five of a kind, twice the points
guide-cost-box-title = { $points ->
    [0] Nothing for these dice
    [one] Only 1 point
   *[other] Only { $points } points
}
guide-cost-box = In { boxed }, which is open too, your dice would have scored { $best }. Here they scored { $points }.
guide-cost-thrown-title = You rolled points away
guide-cost-thrown = Before this roll the dice were worth { $best } in an open box. Now they are worth { $points } at most.

### Ways of bots

temper-cautious = cautious
temper-cautious-help = Keeps more dice and fills a box sooner when little depends on it.
temper-daring = daring
temper-daring-help = Rerolls more dice when little depends on it.
temper-hoarder = hoarder
temper-hoarder-help = Collects equal dice when little depends on it.
