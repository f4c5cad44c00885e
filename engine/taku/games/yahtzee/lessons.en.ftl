# Lessons of Yahtzee and its relatives: a message for each lesson and each step; see engine/TRANSLATING.md

### The sheet

sheet =
    .title = The sheet
    .line = Enter your dice where they score
sheet-thirteen-boxes =
    .title = Thirteen boxes
    .say = This is your **sheet**: thirteen boxes, and each asks for something different. Threes counts threes, as many as you can get.
    .ask = Tap the box Threes to enter your dice there.
    .hint = Threes is the third box, with a three drawn in it.
    .right = Three threes: 9 points, and they are yours for good.
    .other = That is possible, too. But first try the box Threes.
sheet-what-would-they-bring =
    .title = What would they score?
    .say = The number in an open box shows what your dice would score there **now**.
    .ask = Enter these dice where they score the most.
    .hint = Three of one face and two of another: one box is made for that.
    .right = A full house scores 25. The next lessons show what each box needs.
    .other = There is a box in which they score more. Compare the numbers.
sheet-each-box-once =
    .title = Each box once
    .say = A full house again! But that box is filled, and what you enter **stays**.
    .ask = Enter the dice where they still score the most.
    .hint = In two of the open boxes all five dice count.
    .right = 22 points. One box fewer is open now: with thirteen boxes, a match has thirteen turns.
    .other = Two of the open boxes score more. Compare the numbers.
sheet-if-nothing-fits =
    .title = If nothing fits
    .say = Two boxes are left. One needs five in a row, the other five equal dice. You have neither, and no rolls are left.
    .ask = Every turn fills a box. Enter a 0 in one of them.
    .hint = Large straight or Yahtzee: here either will do.
    .right = A 0 hurts, but it is part of every match. The other box may still score a lot.
sheet-the-total-counts =
    .title = The total counts
    .say = When all boxes are full, the **highest total** wins. { $p0 } is done, and you have one box left: Chance, the sum of any five dice.
    .ask = You enter your dice in Chance. Who wins?
    .hint = Add up your five dice, and add that to your points.
    .right = With 24 more, your total is higher. With equal totals you would have shared the win.

### Three rolls

turn =
    .title = Three rolls
    .line = Keep some dice and roll the others again
turn-keep-what-is-good =
    .title = Keep what is good
    .say = You rolled all five dice. You don’t have to stop there: **keep** the good ones by tapping them, and roll the others again.
    .ask = Keep the three fives and roll the other two.
    .hint = Tap each five once, then the large button.
    .right = One more five! The dice that you kept did not move.
    .other = You could do that too. But more fives would score more: keep all three of them.
turn-and-once-more =
    .title = And again
    .say = After the first roll you may roll **twice more**. You have used one of those: one roll is left.
    .ask = Keep the four fives and roll the last die.
    .hint = Three fives are still kept. Tap the new one, too.
    .right = No fifth one, but four fives are fine.
    .other = That is possible. But four fives are rare: keep them all.
turn-then-write =
    .title = Then fill a box
    .say = You have rolled three times, and that is the limit. Now your dice go into a box, and the turn is over.
    .ask = Enter them in a box where they score points.
    .hint = Look for a box that does not show 0.
    .right = That is a turn: roll, keep, roll, keep, roll, enter.
    .other = There they score nothing, and the box would be used up.
turn-a-kept-die-may-fly-again =
    .title = You may reroll a kept die
    .say = You kept two threes. Now there is something better: {"3 4 5 6"} is a sequence. A die that you kept **may be rolled again**.
    .ask = Keep {"3 4 5 6"} and roll one of the threes.
    .hint = One three, the four, the five and the six stay.
    .right = {"2 3 4 5 6"}: five in a row!
    .other = You could do that. But the sequence is worth more: keep {"3 4 5 6"}.
turn-stop-when-you-like =
    .title = Stop when you like
    .say = Five in a row on the first roll! Two rolls are left, but you don’t have to use them.
    .ask = Fill Large straight at once.
    .hint = You need not tap the dice: tap the box.
    .right = 40 points, safe. After any roll you may stop and fill a box.
    .other = Why give up 40 points? Tap the box Large straight.
    .advise-fill-small-straight = Four in a row are in it, so this scores 30. But Large straight scores 40.
turn-or-keep-nothing =
    .title = Or keep nothing
    .say = Only Sixes is open, and none of your dice is a six. You may keep **none**, too.
    .ask = Roll all five dice again.
    .hint = Leave the dice alone and press the large button.
    .right = Three sixes, and one more roll to come.
    .other = None of the dice you kept is a six, and only sixes count now: roll all five.
    .advise-fill-sixes = That would be 0 points. Two rolls are left to do better.
turn-round-the-table =
    .title = Round the table
    .say = With three at the table, the turns go **clockwise**, to the left of the player who has just filled a box.
    .ask = You enter your dice. Who rolls next?
    .hint = Follow the hands of a clock, starting with you.
    .right = { $p1 } comes after you, then { $p2 }, then you again: everyone fills one box in each round.

### Ones to Sixes

upper =
    .title = Ones to Sixes
    .line = Fill the upper boxes and reach 63
upper-one-face-only =
    .title = One face only
    .say = Each of the six **upper boxes** counts only the dice of its own face, and adds them up.
    .ask = How many points do these dice score in Fours?
    .hint = Count the fours: what do they make together?
    .right = 4 + 4 = 8. The other three dice count for nothing here.
upper-three-of-each =
    .title = Three of each
    .say = A player with **63** or more in the six upper boxes gets a **bonus** of 35. Three dice of each face make exactly 63, and that is what you have so far.
    .ask = Enter these dice so that you get the bonus.
    .hint = One upper box is still open.
    .right = 45 + 18 = 63: that is 18 points and 35 more.
    .other = There they do not count for the bonus. It needs the last upper box.
    .advise-fill-three-of-a-kind = 25 points here. In Sixes it is 18, and the bonus of 35 as well.
    .advise-fill-chance = 25 points here. In Sixes it is 18, and the bonus of 35 as well.
upper-a-little-behind =
    .title = A little behind
    .say = This time you have only two ones: one point is missing. The line below the boxes shows how far you are.
    .ask = Reach 63 anyway.
    .hint = A fourth die of one face makes up for a lot.
    .right = Four sixes are 24: now you have 68. The fourth six makes up for what was missing, and more.
    .other = The bonus needs points in the last upper box.
    .advise-fill-four-of-a-kind = 27 points, but then the bonus is out of reach. In Sixes it is 24 and 35.
    .advise-fill-three-of-a-kind = 27 points, but then the bonus is out of reach. In Sixes it is 24 and 35.
upper-once-not-more =
    .title = Once, not more
    .say = You have 54, and four sixes: together 78, far more than 63.
    .ask = You fill Sixes. How many points is the bonus?
    .hint = 63 or more: it does not matter how much more.
    .right = 35, whether you have 63 or 78.

### Equal dice

sets =
    .title = Equal dice
    .line = Three and four of a kind, full house, chance
sets-three-of-a-kind =
    .title = Three of a kind
    .say = **Three of a kind** needs at least three equal dice. Then **all five** dice count.
    .ask = How many points do these dice score there?
    .hint = Add up all five dice, the two others too.
    .right = 2 + 6 + 6 + 3 + 6 = 23. High dice make it worth a lot.
sets-four-of-a-kind =
    .title = Four of a kind
    .say = **Four of a kind** needs at least four equal dice, and counts all five as well.
    .ask = And how many points do the same dice score there?
    .hint = How many equal dice are there?
    .right = Three sixes are not four: 0 points.
sets-where-to-put-four =
    .title = Where to put four?
    .say = Four sixes are three sixes, too: both boxes would score 29.
    .ask = Enter them in the box that is harder to fill.
    .hint = Which is rarer: three equal dice or four?
    .right = 29 points, and three equal dice will come again for the other box.
    .other = One box needs four equal dice: these belong there.
    .advise-fill-three-of-a-kind = 29 points as well. But three equal dice come often, four rarely: use them where four are needed.
    .advise-fill-chance = 29 points as well. But Chance takes any dice: keep it for dice that fit nowhere.
sets-full-house =
    .title = Full house
    .say = A **full house** is three of one face and two of another: always 25 points. Two pairs are on the way to it.
    .ask = Keep both pairs and roll one die.
    .hint = Two threes and two fives stay.
    .right = A third five: a full house. A three would have done as well.
    .other = Possible, but then you need more luck. With both pairs, only one die is missing.
sets-two-different-faces =
    .title = Two different faces
    .say = Now four threes, and a five.
    .ask = How many points do they score in Full house?
    .hint = Are there three of one face and two of another?
    .right = 0: the single five is no pair. Five equal dice aren’t a full house either.
sets-chance =
    .title = Chance
    .say = **Chance** takes any dice and counts all five. No rolls are left, and these dice fit nowhere well.
    .ask = Enter them where they score the most.
    .hint = Which box takes any dice?
    .right = 22 points out of nothing. Chance is good to have when a turn goes wrong.
    .other = It is your choice, but one box scores 22 with these dice.

### Straights

straights =
    .title = Straights
    .line = Four or five faces in a row
straights-four-in-a-row =
    .title = Four in a row
    .say = Four faces that follow one another are a **small straight**: 30 points. The order on the table does not matter.
    .ask = Find the sequence, and enter it in Small straight.
    .hint = Sort the dice in your head: 1, 2, …
    .right = {"1 2 3 4"}: 30 points. The fifth die may be anything.
    .other = They score far more in Small straight.
straights-no-gaps =
    .title = No gaps
    .say = Five different faces. Is that enough?
    .ask = How many points do they score in Small straight?
    .hint = Is there a gap between 1 and 6?
    .right = 0: the four is missing, so the longest sequence is {"1 2 3"}.
straights-look-for-the-middle =
    .title = Look for the middle
    .say = Five in a row are a **large straight**: 40 points. {"3 4 5"} can grow at both ends.
    .ask = Keep {"3 4 5"} and roll the two ones.
    .hint = Tap the 3, the 4 and the 5, then roll.
    .right = 2 and 6, one at either end!
    .other = Possible, but here you want the sequence: {"3 4 5"}.
straights-five-in-a-row =
    .title = Five in a row
    .say = {"2 3 4 5 6"} is a large straight, and it has two small ones as well.
    .ask = Enter it where it scores the most.
    .hint = Compare the numbers of the two straights.
    .right = 40 points.
    .other = All five are in a row: enter them as a straight.
    .advise-fill-small-straight = 30 points, but you use up a rare straight in the easier box. Large straight scores 40.
straights-a-large-one-is-a-small-one-too =
    .title = A large one is a small one too
    .say = Another five in a row, but Large straight is filled.
    .ask = Enter the dice where they score the most.
    .hint = Are there four in a row among them?
    .right = 30 points: five in a row are four in a row as well.
    .other = They are worth 30 in another box.

### Yahtzee!

yahtzee =
    .title = Yahtzee!
    .line = Five of a kind, and what a second one scores
yahtzee-one-die-is-missing =
    .title = One die is missing
    .say = Five equal dice are a **Yahtzee**: 50 points, the highest-scoring box of all.
    .ask = Keep the four twos and try for the fifth.
    .hint = Tap all four twos, then roll.
    .right = Yahtzee! It does not come often: about once in 22 turns, if you try for it.
    .other = Then there would be no Yahtzee to hope for. Two rolls are left: try it.
yahtzee-write-it =
    .title = Enter it
    .say = The face does not matter: five twos score as much as five sixes.
    .ask = Enter your five twos where they score the most.
    .hint = One box is made for five equal dice.
    .right = 50 points. Soon you’ll see what another one can score.
    .other = In Yahtzee they score 50.
yahtzee-no-full-house =
    .title = No full house
    .say = The Yahtzee box is open, and here are five fours.
    .ask = How many points would they score in Full house?
    .hint = A full house has two different faces.
    .right = 0: three of one face and two of another are needed. While the Yahtzee box is open, five equal dice belong there.
yahtzee-100-more =
    .title = 100 more
    .say = If the Yahtzee box has 50, **every extra** five of a kind scores **100 more**, whichever box you fill.
    .ask = You have 50. You enter these in Fours: what is your total then?
    .hint = 50, five fours, and 100.
    .right = 50 + 20 + 100 = 170. The lesson on the joker explains why the table says “Fours only”.
yahtzee-not-after-a-0 =
    .title = Not after a 0
    .say = This time the Yahtzee box was given up: it has **0**. Then you roll five fours anyway.
    .ask = You enter them in Fours: what is your total then?
    .hint = You get the 100 only after a 50.
    .right = 20 and nothing more. So do not give Yahtzee up too early.

### The joker

joker =
    .title = The joker
    .line = Where a second five of a kind must go
joker-not-just-anywhere =
    .title = Not just anywhere
    .say = Five equal dice when the Yahtzee box is filled are a **joker**. The extra 100 are certain, but you can’t choose the box freely.
    .ask = Try it: tap Large straight, and see what the table says.
    .hint = Large straight is one of the lower boxes.
    .right = Its own box comes first: five sixes **belong in Sixes**, and the 100 come with them.
joker-its-own-box-first =
    .title = Its own box first
    .say = Five sixes, and Sixes is open.
    .ask = Enter the joker where it must go.
    .hint = Which box belongs to the face of these dice?
    .right = 30 and 100 more.
    .other = Five equal dice can’t get better: enter them in Sixes.
joker-then-the-lower-boxes =
    .title = Then the lower boxes
    .say = Now Sixes is filled. The joker may go into **any open lower box**, and counts as what that box needs: full house 25, small straight 30, large straight 40.
    .ask = Enter it where it scores the most.
    .hint = It counts as a straight, though it shows none.
    .right = 40 and 100 more, with five sixes!
    .other = It is a joker: one lower box scores 40.
joker-not-above-yet =
    .title = Not the upper boxes yet
    .say = Would you rather spend the joker on Ones, a box that scores little anyway?
    .ask = Try it: tap Ones.
    .hint = Ones is the first box.
    .right = The upper boxes of other faces come last of all.
joker-last-any-box-for-0 =
    .title = Last, any box for 0
    .say = All lower boxes are full, and so is Sixes. A joker then scores **0** in one of the open upper boxes. You still get the 100.
    .ask = You have 236 points and fill Ones. What is your total then?
    .hint = 0 for the box, and 100 for the five of a kind.
    .right = 100 more, and a 0 where it costs the least.
joker-a-joker-without-the-100 =
    .title = A joker without the 100
    .say = The Yahtzee box has **0**, and Sixes is filled. Five sixes are still a joker, but without the 100.
    .ask = How many points does the joker score in Large straight?
    .hint = A joker counts as what the box needs.
    .right = 40: for the joker it is enough that the Yahtzee box is filled.

### A free joker, or none

free-joker =
    .title = A free joker, or none
    .line = Two house rules for a second five of a kind
free-joker-any-open-box =
    .title = Any open box
    .say = By house rule the joker may be **free**: it need not go into the box of its face. But a straight or full house counts only once that box is filled.
    .ask = Sixes is open. How many points does the joker score in Large straight?
    .hint = Is the box of its face filled yet?
    .right = 0 while Sixes is open. You may enter it in Large straight, but hardly anyone would.
free-joker-now-it-counts =
    .title = Now it counts
    .say = Sixes is filled now, so the free joker counts in full. Any open box may take it, upper or lower.
    .ask = Enter it where it scores the most.
    .hint = Five sixes may stand for a straight.
    .right = 40 and 100 more.
    .other = That is allowed, but one box scores 40.
free-joker-no-joker-at-all =
    .title = No joker at all
    .say = With another house rule there is **no joker**: five equal dice score like any others, in any open box.
    .ask = How many points would they score in Full house?
    .hint = Are there two different faces?
    .right = 0: five sixes are not three and two.
free-joker-the-100-stay =
    .title = The 100 points stay
    .say = The **100 points** for another five of a kind are the same under every joker rule.
    .ask = Enter the five sixes where they score the most.
    .hint = Three boxes count all five dice; one of them is hard to fill.
    .right = 30 and 100 more.
    .other = All five dice count in some boxes: 30 points.
    .advise-fill-three-of-a-kind = 30 as well. But four of a kind is harder to fill: use the five sixes there.
    .advise-fill-chance = 30 as well. But Chance takes any dice: four of a kind does not.

### What to keep

keeping =
    .title = What to keep
    .line = Keep the dice that leave you the most chances
keeping-a-pair-without-company =
    .title = A pair on its own
    .say = Equal dice lead to most boxes: their own, three and four of a kind, full house, Yahtzee. Each extra die you keep is one die less to roll.
    .ask = What do you keep? Then roll.
    .hint = Equal dice only, and no die just because it is high.
    .right = A third six. A pair of high dice is the usual start of a good turn.
    .other = Two equal dice promise more than that.
    .advise-keep-5-6-6 = The five helps in few boxes, and you have one die fewer to roll for a third six: about 2 points worse on average.
keeping-the-higher-pair =
    .title = The higher pair
    .say = Two pairs on the first roll. Rolling one die could make a full house; rolling three could score more.
    .ask = Early in the match, what do you keep?
    .hint = One pair leaves more ways open. Which of the two?
    .right = One pair helps in more boxes than two, and a high pair scores more. With only Full house left, you would keep both.
    .other = More equal dice are what you want: start from a pair.
    .advise-keep-3-3 = The same idea, but threes score less than fives wherever dice are added up.
    .advise-keep-3-3-5-5 = One die must be just right, and then it is 25. Three fives would help in five boxes.
keeping-three-are-strong =
    .title = Three are strong
    .say = Three threes, and the sequence {"3 4 5"}. Both are a start.
    .ask = Which three dice do you keep?
    .hint = Which already scores points in several boxes?
    .right = Now it is a full house, with one roll left to try for a fourth three.
    .other = Three dice go together well here. Keep just those.
    .advise-keep-3-4-5 = A sequence of three still needs a lot of luck. Three equal dice are worth something already.
keeping-four-in-a-row =
    .title = Four in a row
    .say = A pair of twos, and {"2 3 4 5"}.
    .ask = What do you keep?
    .hint = What is safe already, and may still grow at both ends?
    .right = The small straight is safe, and two rolls are left for a 1 or a 6.
    .other = Four in a row are 30 points already. Keep them all.
    .advise-keep-2-2 = That breaks up 30 points for a low pair.
    .advise-fill-small-straight = 30 points are safe, but you have two free rolls: a 1 or a 6 would make it 40.
keeping-what-is-still-open =
    .title = What is still open?
    .say = Near the end, the **open boxes** decide. Only the two straights are left here.
    .ask = What do you keep?
    .hint = Sixes don’t help now. Which dice can grow at both ends?
    .right = A five: four in a row already.
    .other = Only a sequence counts now: keep dice that follow one another.
    .advise-keep-2-3-4-6 = With the six only a five helps. Without it, you roll two dice for a 1 or a 5.
    .advise-keep-6-6 = All boxes for equal dice are filled: the pair has nowhere to go.

### On course for 63

bonus =
    .title = On course for 63
    .line = When an upper box is worth more than it seems
bonus-fewer-points-more-worth =
    .title = Fewer points, more value
    .say = The upper bonus is 35 points. Three of a high face bring you closer to it.
    .ask = No rolls are left. Where do you enter three sixes?
    .hint = 18 of the 63 points, or 23 at once?
    .right = 18 points, and on course for 63. Three of a kind takes any face, another time.
    .other = Three sixes are worth more than that: there are better boxes.
    .advise-fill-three-of-a-kind = 5 points more now, but three sixes are missing in Sixes. On average it costs about 2 points.
    .advise-fill-chance = Chance takes any dice. Keep it for a bad turn.
bonus-four-of-a-high-face =
    .title = Four of a high face
    .say = Four fives: 20 in the upper box, 21 as four of a kind.
    .ask = Where do you enter them?
    .hint = One point less, but what does it do for the bonus?
    .right = Five points ahead: now a later box may fall short.
    .other = Four fives are rare: look at Fives and at Four of a kind.
    .advise-fill-four-of-a-kind = One point more, but five points less toward the bonus: about 8 points worse on average.
bonus-even-the-ones =
    .title = Even the ones
    .say = Three ones score only 3 points. But three of **each** face is what makes 63.
    .ask = Where do you enter these dice?
    .hint = Which box would you miss least? The dice are on course there.
    .right = On course, and every high-scoring box is still open.
    .other = That gives up a box that could score far more.
    .advise-fill-three-of-a-kind = 11 points there, but it scores about 22 on average: wait for higher dice.
    .advise-fill-chance = 11 is half of what Chance can score.
bonus-but-not-at-any-price =
    .title = But not at any price
    .say = Three fours would be on course. And yet these dice are something else, too.
    .ask = Where do you enter them?
    .hint = Three and two: how often do you get that?
    .right = 25 points for sure. Three fours come again more easily than a full house.
    .other = Compare the numbers again: there is a rare box among them.
    .advise-fill-fours = 12 points and on course, but the full house is gone: about 4 points worse on average.
    .advise-fill-three-of-a-kind = 24 points, and one less than the full house, which is rarer.

### When nothing fits

zero =
    .title = When nothing fits
    .line = Lose a turn where it costs the least
zero-a-cheap-box =
    .title = A low-value box
    .say = A bad turn, and Chance would score 15. But Chance can score 22 or more.
    .ask = Enter the dice where it costs you least.
    .hint = Which boxes never score much?
    .right = Ones and Twos are for bad turns: little is lost there.
    .other = That box can score a lot more later.
    .advise-fill-chance = 15 points now, but then the way out is gone: nearly 7 points worse on average.
zero-a-0-in-yahtzee =
    .title = A 0 in Yahtzee?
    .say = The low boxes are gone. One of the high-scoring ones gets the 0, and they are not equally hard to fill.
    .ask = Which one do you give up?
    .hint = Which of them would you hardly have filled anyway?
    .right = 50 points are a lot to lose, but you get them only about once in 22 turns. The straights come far more often.
    .advise-fill-four-of-a-kind = Close. But four equal dice come about six times as often as five.
    .advise-fill-large-straight = That is worth 40 and comes in one turn in four if you try. If it comes next, as here, there is nowhere to enter it.
    .advise-fill-small-straight = 30 points, and more than half of all tries succeed: keep it open.
zero-first-make-sure =
    .title = First make sure
    .say = Fours and Yahtzee are open. After two rolls you have two fours.
    .ask = One roll is left. Use it.
    .hint = The fours help in both boxes.
    .right = Three fours: 12 points. Never give up a box while a roll is left.
    .other = Rolling costs nothing: keep what helps, and roll.

### Five dice, another sheet

yams-turn =
    .title = Five dice, another sheet
    .line = Play a turn of Yams
yams-turn-keep-and-roll =
    .title = Keep and roll
    .say = Yams comes from France. You roll five dice, then reroll as many as you like, up to **twice**. **Keep** dice by tapping them.
    .ask = Keep the three fours and roll the other two.
    .hint = Tap each four once, then the large button.
    .right = A fourth four. A die you keep now may still be rolled again later.
    .other = You could do that too. But equal dice score most: keep all three fours.
yams-turn-write-a-box =
    .title = Fill a box
    .say = You may stop after any roll. At the end of each turn you fill **one box** of your sheet; the number in a box is what the dice would score there.
    .ask = Stop here: fill Four of a kind.
    .hint = It is the box that shows 58.
    .right = 58 points: 18 for the dice, plus 40. What is entered stays.
    .other = Possible too. But Four of a kind scores 58 at once.
yams-turn-if-nothing-fits =
    .title = If nothing fits
    .say = Two boxes are left. Yams needs five equal dice, Rigole four and one particular fifth. No rolls are left.
    .ask = Every turn fills a box. Enter a 0 in one of them.
    .hint = Here either will do.
    .right = Each box is filled once, if need be with 0. With fourteen boxes there are fourteen turns.
yams-turn-dearer-than-in-yahtzee =
    .title = Worth more than in Yahtzee
    .say = If you know Yahtzee, you’ll notice: the boxes look alike, but they score more. A full house is 25 there; here it is **the sum of the dice plus 30**.
    .ask = How many points do these dice score in Full house?
    .hint = Add up the five dice, then add 30.
    .right = 2 + 2 + 2 + 3 + 3 = 12, plus 30: 42 points.
yams-turn-the-total-counts =
    .title = The total counts
    .say = When all boxes are full, the **highest total** wins. { $p0 } is done. You have Rigole left, and this rigole scores 50.
    .ask = You enter it. Who wins?
    .hint = Add 50 to your points.
    .right = { $p0 } stays ahead by a few points: every box counts to the end.

### Sums and more

combinations =
    .title = Sums and more
    .line = Four of a kind, full house and straights in Yams
combinations-four-of-a-kind =
    .title = Four of a kind
    .say = **Four of a kind**, at least four equal dice: the sum of all five, **plus 40**.
    .ask = How many points do these dice score there?
    .hint = Four sixes and a five, then 40 more.
    .right = 24 + 5 + 40 = 69. Even four ones score more than 45.
combinations-full-house =
    .title = Full house
    .say = **Full house**, three of one face and two of another: the sum of all five, **plus 30**.
    .ask = No rolls are left. Enter the dice where they score the most.
    .hint = Three fours and two sixes: which box is that?
    .right = 24 + 30 = 54.
    .other = One box scores 54 with these dice.
combinations-five-are-no-full-house =
    .title = Five aren’t a full house
    .say = All five show the same face.
    .ask = How many points do they score in Full house?
    .hint = It takes two different faces.
    .right = 0. But five equal dice are four equal dice, too: in Four of a kind they count.
combinations-straights =
    .title = Straights
    .say = Four faces in a row are a **small straight**, 40 points; five in a row a **large** one, 50. A large one may be entered as a small one.
    .ask = Enter these dice where they score the most.
    .hint = Put them in order: how many follow one another?
    .right = 50 points.
    .other = They are five in a row.
    .advise-fill-small-straight = That works too, but scores only 40. The large one scores 50.
combinations-four-are-enough =
    .title = Four are enough
    .say = Again five different faces, but not all in a row.
    .ask = No rolls are left. Enter the dice where they score the most.
    .hint = Leave out one die: do the other four follow one another?
    .right = {"3 4 5 6"}: 40 points.
    .other = Four of them are in a row: that is 40 points.

### Yams and Rigole

five =
    .title = Yams and Rigole
    .line = Five of a kind, or four and the opposite side
five-yams =
    .title = Yams!
    .say = Five equal dice are a **Yams**: their sum plus 50.
    .ask = Keep the four ones and try for the fifth.
    .hint = Tap all four ones, then roll.
    .right = Yams! Five ones.
    .other = Four are there already: try for the fifth.
five-what-is-it-worth =
    .title = What is it worth?
    .say = The face counts: five sixes are worth more than five ones.
    .ask = How many points do five ones score in Yams?
    .hint = The sum of the dice, plus 50.
    .right = 5 + 50 = 55. Five sixes would score 80.
five-the-other-side-of-the-die =
    .title = The opposite side of the die
    .say = Opposite sides of a die make seven: 1 and 6, 2 and 5, 3 and 4. Four equal dice and a fifth that shows the **opposite side** are a **rigole**.
    .ask = Enter these dice in Rigole.
    .hint = 4 and 3 make seven. Rigole is the last box.
    .right = 50 points, whichever face it is.
    .other = That is possible, but try Rigole: these dice are just what it needs.
five-exactly-four =
    .title = Exactly four
    .say = And five fours?
    .ask = How many points do they score in Rigole?
    .hint = Is the opposite side there?
    .right = 0: a rigole needs a three beside four fours.
five-keep-the-odd-one =
    .title = Keep the odd one
    .say = Only Yams and Rigole are open. You have three sixes, a one and a three.
    .ask = What do you keep? Then roll.
    .hint = What is on the opposite side of the six?
    .right = The fourth six: a rigole. One and six make seven.
    .other = One of the two other dice is just what a rigole needs.
    .advise-keep-6-6-6 = A fourth six, but the one is gone. With the one kept, it would have been a rigole.
five-no-joker =
    .title = No joker
    .say = In Yams there is **no joker**: a second five of a kind scores like any dice.
    .ask = Yams is filled. Enter the dice where they score the most.
    .hint = Five equal dice are at least four equal dice.
    .right = 25 + 40 = 65.
    .other = In one box they score 65.

### Plus and Minus

plus =
    .title = Plus and Minus
    .line = Two sums, and only their difference counts
plus-plus-wants-much =
    .title = Plus: high is good
    .say = **Plus** takes the sum of any five dice. No rolls are left, and your dice make no combination.
    .ask = Enter the dice in Plus.
    .hint = Plus is at the top of the lower boxes.
    .right = Plus has 26 now, but your total is still 0: these are **not points yet**.
    .other = Possible, but try Plus: 26 is a high sum.
plus-minus-wants-little =
    .title = Minus: low is good
    .say = **Minus** takes a sum, too. Plus minus Minus is **Delta**, and Delta is what you score. So Minus should be small.
    .ask = No rolls are left. Enter these low dice where they help.
    .hint = Which box needs a small sum?
    .right = 26 − 9: Delta is 17, and 17 points are yours.
    .other = They score little there. In Minus, a low sum is good.
plus-work-it-out =
    .title = Work it out
    .say = Plus has 22. These dice add up to 13.
    .ask = You enter them in Minus. How many points is Delta?
    .hint = Plus minus Minus.
    .right = 22 − 13 = 9. You don’t enter Delta: it fills in once Plus and Minus are filled.
plus-in-any-order =
    .title = In any order
    .say = Minus may come first. Here it has taken 22, and now 13 go into Plus.
    .ask = How many points is Delta?
    .hint = It cannot fall below 0.
    .right = 0: Plus is smaller than Minus, but Delta takes nothing away.
plus-roll-for-a-small-sum =
    .title = Roll for a small sum
    .say = Only Minus is open, and Plus has 26.
    .ask = What do you keep? Then roll.
    .hint = Low dice stay, high ones go.
    .right = 1 + 2 + 3 + 1 + 2 = 9, and one roll is left.
    .other = Minus needs low dice, and only those.

### Above 60, double

sixty =
    .title = Above 60, double
    .line = The upper bonus that grows
sixty-one-face-only =
    .title = One face only
    .say = Each of the six **upper boxes** adds up the dice of its own face.
    .ask = How many points do these dice score in Fours?
    .hint = Count the fours: what do they make together?
    .right = 4 + 4 = 8.
sixty-60-brings-30 =
    .title = 60 scores 30
    .say = **60** or more in the six upper boxes score a **bonus** of 30, and each point above 60 counts again. You have 45.
    .ask = No rolls are left. Enter the dice so that you get the bonus.
    .hint = One upper box is still open.
    .right = 45 + 18 = 63: 30 for reaching 60, and 3 again. The bonus is 33.
    .other = That does not count for the bonus: it needs the upper box.
    .advise-fill-plus = 23 is a good Plus, but the bonus is lost: in Sixes these dice score 18 and 33.
sixty-work-it-out =
    .title = Work it out
    .say = Now you have 54, and four sixes.
    .ask = You fill Sixes. How many points is the bonus?
    .hint = 54 + 24 = 78: 30, and what is above 60.
    .right = 30 + 18 = 48. With 59 it would have been 0.
sixty-it-grows =
    .title = It grows
    .say = You have reached 60 with Ones still open: the bonus is 30. Each extra upper point counts **twice**.
    .ask = You enter these ones. How many points is the bonus then?
    .hint = 30, and the three ones again.
    .right = 33: three ones have scored 6 points, 3 in Ones and 3 in the bonus.

### House rules of Yams

more-yams =
    .title = House rules of Yams
    .line = 100 for another Yams, a small straight of 45, and columns in order
more-yams-100-for-another =
    .title = 100 for another
    .say = By house rule each **extra** five of a kind scores 100, once the Yams box has points.
    .ask = Enter these dice where they score the most.
    .hint = You get the 100 in any box. Where do the dice themselves score most?
    .right = 65 and 100 more. The dice score as usual: there is still no joker.
    .other = You get the 100 anyway, but one box adds 65.
more-yams-not-after-a-0 =
    .title = Not after a 0
    .say = Here the Yams box was given up: it has 0.
    .ask = You enter the five fives in Fives. What is your total then?
    .hint = Does the Yams box have any points?
    .right = 25: without points in Yams you don’t get the 100.
more-yams-nearly-a-large-one =
    .title = Nearly a large one
    .say = Another house rule: the small straight scores **45**, just five less than the large one. No rolls are left.
    .ask = Enter your four in a row.
    .hint = {"2 3 4 5"}, and one extra die.
    .right = 45 points.
    .other = In Small straight they score 45.
more-yams-from-the-top-down =
    .title = From the top down
    .say = A score pad from France may have a **descending** column: its boxes are filled from the top down.
    .ask = Which box can five sixes fill now?
    .hint = Only the topmost open box.
    .right = 0 points: Yams has to wait.
    .other = Possible, but here enter them at once, to see what happens.
more-yams-from-the-bottom-up =
    .title = From the bottom up
    .say = In an **ascending** column, Rigole is the first box and Ones is the last. You have rolled once.
    .ask = Which dice do you keep?
    .hint = Rigole takes four equal dice and a fifth that shows the opposite side.
    .right = Only a fourth two is missing. What else the dice could score does not count in this turn.
    .other = Only Rigole can be filled in this turn.
more-yams-three-columns =
    .title = Three columns
    .say = All **three columns** side by side: a free one, a descending one and an ascending one. Each turn fills a box in just one of them.
    .ask = Four fours and a three: which box takes them best?
    .hint = Which box is next in the ascending column?
    .right = 50 points, and the free column keeps its Rigole for another time.
    .other = It works, but Rigole comes first in the ascending column, and these dice are a rigole.

### High and low dice

high-and-low =
    .title = High and low dice
    .line = Make Plus and Minus work in bad turns
high-and-low-a-turn-of-high-dice =
    .title = A turn of high dice
    .say = No rolls are left, and you have no combination. But the sum is 23.
    .ask = Where do you enter the dice?
    .hint = Where does every die count, whatever it shows?
    .right = A bad turn that costs nothing: that is what Plus is for.
    .other = That costs more than it scores. One box takes any high sum.
    .advise-fill-sixes = With 12 in Sixes, the upper bonus is far away.
high-and-low-very-low-dice =
    .title = Very low dice
    .say = A full house, but of ones and twos: 37 points. Their sum, 7, is nearly the smallest there is.
    .ask = Where are they worth the most to you?
    .hint = Each point less in Minus is a point more for you.
    .right = A Minus of 7 is rare. A full house comes again, and with higher dice.
    .other = These dice are good just because they are low.
    .advise-fill-full-house = 37 now, but with higher dice it is 50, and such a low Minus hardly ever comes again: about 6 points worse on average.
    .advise-fill-ones = On course for the bonus, but Minus gains more from them: about 3 on average.
high-and-low-in-between =
    .title = In between
    .say = A sum of 15: too low for Plus, too high for Minus.
    .ask = No rolls are left. Where does it cost the least?
    .hint = Which boxes never score much?
    .right = A low upper box, or Minus: nearly the same here. Plus would have cost more.
    .other = That box can score much more later.
    .advise-fill-plus = 15 is a poor Plus; 22 and more are usual. It costs about 6 points on average.

### Hard boxes first

hard-boxes =
    .title = Hard boxes first
    .line = Where to enter dice that fit two boxes
hard-boxes-65-or-50 =
    .title = 65 or 50?
    .say = Four sixes and a one: 65 as four of a kind, 50 as a rigole. No rolls are left.
    .ask = Where do you enter them?
    .hint = Which of the two will come again more easily?
    .right = A rigole needs one particular fifth die; four of a kind takes any. Use the rarer chance first.
    .other = These dice are too good for that: look at the lower boxes.
    .advise-fill-four-of-a-kind = 15 more now. But four of a kind will come again, a rigole hardly: about 9 points worse on average.
    .advise-fill-sixes = 24 in Sixes count for the bonus, but the rigole is gone: about 10 points worse on average.
hard-boxes-without-the-other-side =
    .title = Without the opposite side
    .say = Four sixes again, now with a five.
    .ask = Where do you enter them?
    .hint = 24 in Sixes, or the sum plus 40?
    .right = 69 points. Three sixes for the upper box come more easily.
    .other = Four equal dice are worth far more in their own box.
    .advise-fill-sixes = A good start for the bonus, but four equal dice are rare, and their box scores a lot: about 6 points worse on average.
hard-boxes-three-of-a-face =
    .title = Three of a face
    .say = Three fives, and nothing else.
    .ask = No rolls are left. Where do you enter them?
    .hint = Three of each face take you past 60.
    .right = 15 points, on course for 60, and from there on every point counts twice.
    .other = Three fives are just what one box needs.
    .advise-fill-plus = 20 isn’t much in Plus, and three fives are missing in Fives: about 10 points worse on average.
hard-boxes-what-to-give-up =
    .title = What to give up
    .say = The upper boxes, Plus and Minus are filled, and these dice fit nowhere. One box gets a 0.
    .ask = Which one do you give up?
    .hint = Which of them is the rarest?
    .right = Yams and Rigole are the hardest. The straights and Four of a kind still come.
    .other = That box is filled more easily than two of the others.

### Twelve boxes

yacht-boxes =
    .title = Twelve boxes
    .line = What each box in Yacht needs
yacht-boxes-choice =
    .title = Choice
    .say = Yacht is older than Yahtzee and has twelve boxes. You roll five dice, up to three times, and fill one box. **Choice** takes the sum of any dice.
    .ask = No rolls are left. Enter the dice where they score the most.
    .hint = A small straight scores 15, but the sum of all five dice is 24.
    .right = 24 points. There is one Choice on the sheet, so keep it for a good sum.
    .other = That scores less. Which box takes any dice?
yacht-boxes-four-of-a-kind =
    .title = Four of a kind
    .say = **Four of a kind**, at least four equal dice: the sum of all five.
    .ask = How many points do these dice score there?
    .hint = Four sixes and a two.
    .right = 24 + 2 = 26.
yacht-boxes-full-house =
    .title = Full house
    .say = **Full house**, three of one face and two of another: the sum of all five, not 25 as in Yahtzee.
    .ask = How many points do these dice score in Full house?
    .hint = Add up all five dice.
    .right = 15 + 12 = 27. With ones and twos it would be 7 or 8.
yacht-boxes-straights =
    .title = Straights
    .say = Four faces in a row are a **small straight**, 15 points; five in a row a **big** one, 30. A big one may be entered as a small one.
    .ask = Enter these dice where they score the most.
    .hint = Put them in order: how many follow one another?
    .right = 30 points.
    .other = They are five in a row.
    .advise-fill-small-straight = That works too, but scores only 15. The big one scores 30.
yacht-boxes-yacht =
    .title = Yacht!
    .say = Five equal dice are a **Yacht**: 50, whatever they show. A second one scores nothing extra.
    .ask = Keep the four ones and try for the fifth.
    .hint = Tap all four ones, then roll.
    .right = Yacht! Now they score 50.
    .other = Four are there already: try for the fifth.
yacht-boxes-the-bonus =
    .title = The bonus
    .say = Each upper box takes the sum of the dice of its face. With **63 or more** together, which is three of each face, they score 35 more.
    .ask = You enter the three sixes in Sixes. How many points is the bonus?
    .hint = 45 so far, and 18 more.
    .right = 63 exactly: 35 points more.

### Classic points

classic-yacht =
    .title = Classic points
    .line = Yacht as it was played in 1938, and a house rule
classic-yacht-two-straights =
    .title = Two straights
    .say = With **classic points** a small straight is just {"1 2 3 4 5"} and a big one just {"2 3 4 5 6"}: 30 points each.
    .ask = How many points do these dice score in Small straight?
    .hint = Is there a one?
    .right = 0: they are a big straight only.
classic-yacht-only-the-four =
    .title = Only the four
    .say = In Four of a kind, classic points count the **four** equal dice alone.
    .ask = How many points do these dice score there?
    .hint = The two does not count.
    .right = Four sixes: 24.
classic-yacht-no-bonus =
    .title = No bonus
    .say = There is **no upper bonus** either: three of each face are 63 points and no more.
    .ask = You enter the three sixes in Sixes. What is your total then?
    .hint = 45 so far.
    .right = 63, and nothing else.
classic-yacht-five-as-a-full-house =
    .title = Five as a full house
    .say = With another house rule, **five equal dice** count as a full house, too.
    .ask = How many points do these dice score in Full house?
    .hint = A full house scores the sum of all five dice.
    .right = 20. Without this rule it is 0.

### Fifteen boxes

yatzy-boxes =
    .title = Fifteen boxes
    .line = Pairs, straights and a bonus of 50
yatzy-boxes-one-pair =
    .title = One pair
    .say = Yatzy is played all over Scandinavia. **One pair** takes two equal dice: only the highest pair counts, and nothing else.
    .ask = How many points do these dice score in One pair?
    .hint = There are threes and fours. Which pair is higher?
    .right = 4 + 4 = 8.
yatzy-boxes-two-pairs =
    .title = Two pairs
    .say = **Two pairs** takes two pairs of different faces. These four dice count.
    .ask = How many points do these dice score in Two pairs?
    .hint = The third two does not count.
    .right = 1 + 1 + 2 + 2 = 6.
yatzy-boxes-of-a-kind =
    .title = Of a kind
    .say = In **three** and **four of a kind** only the three or four equal dice count.
    .ask = How many points do these dice score in Three of a kind?
    .hint = Three fives, and no more.
    .right = 15. In Four of a kind they score 20.
yatzy-boxes-straights =
    .title = Straights
    .say = A **small straight** is {"1 2 3 4 5"} and scores 15, a **large** one is {"2 3 4 5 6"} and scores 20. Nothing else counts.
    .ask = Enter these dice where they score the most.
    .hint = Is there a one or a six?
    .right = 20 points.
    .other = They are five in a row, from two to six.
yatzy-boxes-full-house =
    .title = Full house
    .say = **Full house**, three of one face and two of another: the sum of all five.
    .ask = How many points do these dice score there?
    .hint = Add up all five dice.
    .right = 9 + 8 = 17.
yatzy-boxes-yatzy =
    .title = Yatzy!
    .say = Five equal dice are a **Yatzy**: 50. A second one scores nothing extra.
    .ask = Keep the four ones and try for the fifth.
    .hint = Tap all four ones, then roll.
    .right = Yatzy! Now they score 50.
    .other = Four are there already: try for the fifth.
yatzy-boxes-the-bonus =
    .title = The bonus
    .say = The six upper boxes take the sum of their face. With **63 or more** together they score 50 more: that is three of each face.
    .ask = You enter the three sixes in Sixes. How many points is the bonus?
    .hint = 45 so far, and 18 more.
    .right = 63 exactly: 50 points more.

### House rules of Yatzy

yatzy-rules =
    .title = House rules of Yatzy
    .line = From the top down, and more from equal dice
yatzy-rules-from-the-top-down =
    .title = From the top down
    .say = By house rule the boxes are filled **in the order of the sheet**. The first turn is for Ones.
    .ask = Which box can five sixes fill now?
    .hint = Only the topmost open box.
    .right = 0 points: Yatzy has to wait until the last turn.
    .other = Possible, but here enter them at once, to see what happens.
yatzy-rules-four-are-two-pairs =
    .title = Four are two pairs
    .say = **Lenient** tables count four equal dice as two pairs.
    .ask = How many points do these dice score in Two pairs?
    .hint = Four threes.
    .right = 12. By the strict rule it is 0.
yatzy-rules-five-are-a-full-house =
    .title = Five are a full house
    .say = At lenient tables, five equal dice count as a full house, too.
    .ask = How many points do these dice score in Full house?
    .hint = The sum of all five dice.
    .right = 25. In the Yatzy box they score 50.

### Kniffel

kniffel-turn =
    .title = Kniffel
    .line = The German score sheet
kniffel-turn-as-in-yahtzee =
    .title = As in Yahtzee
    .say = Kniffel has the thirteen boxes of Yahtzee with the same points: full house 25, straights 30 and 40.
    .ask = Enter these dice where they score the most.
    .hint = Three of one face and two of another.
    .right = 25 points.
    .other = Compare the numbers in the boxes.
kniffel-turn-kniffel =
    .title = Kniffel!
    .say = Five equal dice are a **Kniffel**: 50.
    .ask = Keep the four ones and try for the fifth.
    .hint = Tap all four ones, then roll.
    .right = Kniffel! Now they score 50.
    .other = Four are there already: try for the fifth.
kniffel-turn-a-second-one =
    .title = A second one
    .say = Your Kniffel box has 50. For another Kniffel the printed rules give **50 more**, but only in the box of its face.
    .ask = Enter the fours where they score the most.
    .hint = Fours is open.
    .right = 20 and 50: 70 points.
    .other = There they are dice like any others.
kniffel-turn-a-joker =
    .title = A joker
    .say = Now Fours is filled. The dice are a **joker**: any open lower box takes them and scores in full.
    .ask = How many points do they score in Large straight?
    .hint = What does a large straight score?
    .right = 40, without a sequence.

### House rules of Kniffel

kniffel-rules =
    .title = House rules of Kniffel
    .line = What a second Kniffel can score
kniffel-rules-100-for-each =
    .title = 100 for each
    .say = Many tables give **100** for each extra Kniffel, in whichever box, with no joker.
    .ask = You enter the fours in Fours. What is your total then?
    .hint = 50 so far, 20 for the dice.
    .right = 50 + 20 + 100 = 170.
kniffel-rules-no-joker-there =
    .title = No joker there
    .say = With the 100 points, five equal dice aren’t a full house.
    .ask = How many points do they score in Full house itself?
    .hint = It takes two different faces.
    .right = 0, but you also get 100.
kniffel-rules-nothing-more =
    .title = Nothing more
    .say = At other tables a second Kniffel scores **nothing extra**: only the dice count.
    .ask = You enter the fours in Fours. What is your total then?
    .hint = 50 so far.
    .right = 50 + 20 = 70.

### Ten boxes

generala-boxes =
    .title = Ten boxes
    .line = Straight, full house, poker and Generala
generala-boxes-straight =
    .title = Straight
    .say = Generala is played in South America. A **straight** is five faces in a row and scores 20.
    .ask = No rolls are left. Enter the dice where they score the most.
    .hint = Put them in order.
    .right = 20 points.
    .other = They are five in a row.
generala-boxes-with-a-one =
    .title = With a one
    .say = A one may stand for the two: {"1 3 4 5 6"} is a straight as well.
    .ask = How many points do these dice score in Straight?
    .hint = The same as any straight after a reroll.
    .right = 20. {"1 2 3 5 6"} isn’t a straight.
generala-boxes-full-house =
    .title = Full house
    .say = **Full house**, three of one face and two of another: 30.
    .ask = No rolls are left. Enter the dice where they score the most.
    .hint = Three twos and two fives.
    .right = 30 points.
    .other = One box scores 30 with these dice.
generala-boxes-poker =
    .title = Poker
    .say = **Poker** takes at least four equal dice: 40, whatever they show.
    .ask = How many points do these dice score in Poker?
    .hint = Five of a kind is also four of a kind.
    .right = 40. But Generala would be worth more.
generala-boxes-generala =
    .title = Generala!
    .say = Five equal dice are a **Generala**: 60.
    .ask = Keep the four ones and try for the fifth.
    .hint = Tap all four ones, then roll.
    .right = Generala! Now they score 60.
    .other = Four are there already: try for the fifth.
generala-boxes-the-upper-boxes =
    .title = The upper boxes
    .say = The upper boxes take the sum of their face. There is **no bonus**.
    .ask = How many points do these dice score in Fives?
    .hint = Two fives.
    .right = 10.

### Served

served =
    .title = Served
    .line = What the first roll scores
served-five-points-more =
    .title = Five points more
    .say = A combination made on the **first roll** scores five points more, if you don’t reroll.
    .ask = How many points do these dice score in Full house now?
    .hint = 30 and five more.
    .right = 35. A served straight is 25, a served poker 45.
served-later-it-is-less =
    .title = Later it is less
    .say = These dice came on the second roll.
    .ask = How many points do they score in Full house?
    .hint = You have rerolled.
    .right = 30.
served-take-it =
    .title = Take it
    .say = A straight on the first roll: it scores 25 now, and no later roll can improve it.
    .ask = Enter the dice.
    .hint = Straight is open.
    .right = 25 points.
    .other = You would lose 25 points.

### House rules of Generala

generala-rules =
    .title = House rules of Generala
    .line = Five equal dice on the first roll, and Double Generala
generala-rules-not-at-once =
    .title = Not at once
    .say = Five equal dice on the first roll usually **win the match** at once. By house rule they don’t: you enter them.
    .ask = How many points do they score in Generala?
    .hint = No more than later in a turn.
    .right = 60.
generala-rules-a-double =
    .title = A double
    .say = By house rule there is an eleventh box for a **second** five of a kind.
    .ask = How many points do these dice score in Double Generala?
    .hint = Twice as many as in Generala.
    .right = 120.
generala-rules-50-for-a-generala =
    .title = 50 for a Generala
    .say = Many tables give 50 for a Generala.
    .ask = How many points do these dice score there?
    .hint = Not 60.
    .right = 50.
generala-rules-no-straight =
    .title = No straight
    .say = And at some tables a one never stands for a two.
    .ask = How many points do these dice score in Straight?
    .hint = The two is missing.
    .right = 0.
