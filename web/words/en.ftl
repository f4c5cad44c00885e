# The page in English

### Taku

# The small line above the title on a first visitor’s card, on the first screen. At most 26
# characters.
tagline = A table for cards and dice
welcome = Take a seat
welcome-line = New to a game? Play your first one with a guide at your side. It takes ten minutes, and there’s nothing to read first.
# Three promises side by side under the card’s button: at most 22 characters each. The same for the
# next two.
promise-free = Free
promise-offline = Works offline
promise-account = No account

### Home

play = Play
play-game = Play { $game }
starting = Setting the table
# On the button of the table while cards are still moving and it can’t be pressed yet. At most 22
# characters.
played-soon = Done in a moment
left-unfinished = Left unfinished
resume = Resume
resume-turn = Your turn
resume-other = Others are playing
also-unfinished = Other unfinished games
round-number = Round { $round }
place-now = you are { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}
# Said by screen readers: the name of a list of suggestions on the first screen.
for-you = For you today
remove = Remove
remove-match = Remove { $game }, { $when }
damaged = Can’t be opened
damaged-line = These games stay as they are until you delete them.
damaged-game = Saved game
# Whole sentences. They also stand at the start of notice-not-opened.
damaged-why = { $part ->
    [format] This game was saved by another version of Taku, which this one can’t read.
    [game] This version of Taku doesn’t have this game.
    [options] This version doesn’t have this game’s house rules.
    [seats] This version doesn’t have this game’s bots or number of players.
    [move] Move { $entry } of this game isn’t allowed by the rules of this version.
    [crash] The table crashed twice at the same point in this game.
    [seed] This saved game is damaged: its deal can’t be read.
    [log] This saved game is damaged: its moves can’t be read.
    [names] This saved game is damaged: its players’ names can’t be read.
    [when] This saved game is damaged: its date can’t be read.
    [whole] This saved game is damaged.
   *[other] This saved game is damaged: its part “{ $part }” can’t be read.
}
damaged-copy = Copy
damaged-copy-match = Copy as text: { $match }
damaged-copied = The saved game has been copied as text.
damaged-remove = Delete for good: { $match }
games = Games
more-games = More games
rules = Rules
rules-of = { $game } rules
options = Options
options-of = { $game } options
settings = Settings
about = About
site-line = Play Hearts, President, Haggis and dice games against bots or with friends, and learn them by playing. Free, without accounts or advertising.
back = Back
close = Close
other-theme = Light or dark
change-language = Choose a language
progress = Setting the table
# Under the bar at the foot of the first screen. $loaded and $total are numbers such as 3.4.
progress-bytes = Setting the table · { $loaded } of { $total } MB
progress-starting = Setting the table · almost there

### A game

new-match = New match
# One line: “4 players, 2 at this device, easy bots”. The second and third part may be missing, and
# begin with a comma.
setup = { $players ->
    [one] 1 player
   *[other] { $players } players
}{ $people ->
    [0] {""}
   *[other] , { $people } at this device
}{ $bots ->
    [none] {""}
    [easy] , easy bots
    [normal] , normal bots
    [skilled] , skilled bots
    [strong] , strong bots
    [expert] , expert bots
   *[other] , bots of several levels
}
# A title over a group of links on a game’s screen. The same for the next one, a place to try things
# out.
look-back = Your games
workbench = Workshop
lessons = Lessons
see-again = Replay
# Of lessons, and of rules that the guide has explained: “3 of 12”. At most 12 characters with the
# numbers.
done-of = { $done } of { $all }
# Under a link. $result is such as “2nd” or “85 points”, $day such as “yesterday”.
last-result = { $result } { $day }
won-of = { $won } of { $matches } won
# Small text beside a link, in lower case: at most 31 characters. The same for the next four.
not-played-yet = not played yet
not-begun-yet = not started
all-hands-seen = see every hand
unfinished = left unfinished
daily-begun-before = started, then removed
matches-of = Replay: { $game }
filter-result = Result
remove-played = Remove the match of { $day }, { $result }

### Notices

notice = Notice
dismiss = Dismiss
notice-update = A new version of Taku is ready.
# The button of a notice: at most 17 characters. The same for retry, reload and undo-removal.
update = Update now
notice-not-kept = This browser doesn’t save anything here: games and settings last until you close the page.
notice-measured = { $kind ->
    [league] The league is over after { $deals } deals.
    [wrong] The measurement of { $name } stopped early.
   *[measure] { $name } has been measured over { $deals } deals.
}
notice-not-opened = { damaged-why } The game is kept as it is.
notice-unavailable = The table couldn’t be loaded. Check your connection: after the first visit, Taku works offline.
notice-incomplete = Part of the page couldn’t be loaded. Check your connection: once all of it has loaded, Taku works offline.
notice-standstill = The table is taking a long time to load: the connection is slow or has stopped. It may still finish.
notice-no-webassembly = Games and lessons can’t run in this browser, because WebAssembly is missing or switched off (as in Lockdown Mode). You can still read the rules.
retry = Try again
notice-replaced = Taku has been updated. Reload the page to continue.
reload = Reload
notice-not-read = What this browser has saved can’t be read right now.
notice-not-erased = This browser won’t delete the saved games right now. Everything else has been deleted.
notice-tablebase-missing = The strongest bot’s data couldn’t be loaded, so a weaker bot is playing. Check your connection.
notice-may-go = { $browser ->
    [webkit] Safari deletes saved games after seven days without a visit, unless Taku is installed.
   *[other] This browser may delete your saved games when space runs low.
}
keep-games = How to keep them
notice-lost = The browser has deleted your saved games. If you have a backup file, you can import it.
bring-file = Import a backup
notice-waits = Your game is saved as you left it.
back-to-game = Back to the game
notice-nowhere = There’s no page at “{ $address }”.
notice-apart = This game is played with friends. Open its link again to continue.
notice-elsewhere = This game is open in another tab.
play-here = Play it here
notice-taken = This game continues in another tab.
notice-not-laid = The table crashed twice at this position, so it can’t be opened here.
notice-further = You’d got further in this game elsewhere, so it continues from there.{ $parted ->
    [true] {" "}What you played here has been saved as a separate game.
   *[false] {""}
}
# $what is the name of the thing, such as a match or a lesson. A button beside it undoes it.
notice-removed = { $count ->
    [1] Removed: { $what }.
   *[other] Removed: { $what } and others, { $count } in all.
}
undo-removal = Undo
put-back = Restored.
notice-not-removed = This browser won’t delete it right now.
notice-restarted = The table had to be restarted. Your game continues where it was.

### First games

first-game = First game
# A button on the first screen, and a link above the lessons. At most 20 characters.
first-row = Learn as you play
first-which = Which game?
first-line = A real game, with a guide who explains each rule as it comes up.
# Small text beside “First game”: how long it takes. After it, the next message. At most 16
# characters.
first-minutes = ten minutes
first-played = played
first-leave = Leave (your game is saved)
first-over = You know how to play { $game }
first-learnt = What you learnt
first-yet = You’ll meet these as you play
first-further = Next step:
first-again = Play it again with a new deal
first-try = Try it in a short deal
first-options = Learn a house rule in a short deal
notice-first-anew = This game couldn’t be opened where you left it, so it starts again.
guide = Guide
guide-is = Guide: { $on ->
    [true] on
   *[false] off
}
guide-again = Show again: { $title }
guide-repeat = Show the guide’s words again
guide-ask = New to { $game }? I can explain each rule when you first see it.
guide-ask-yes = Yes
guide-ask-no = No
# Said by screen readers: a button that opens a bubble of the guide which shows one line only.
unfold = Show all
# A title: rules that came up in a game, so that the guide has explained them.
rules-met = Rules met
rules-to-come = { $count ->
    [one] 1 rule is still to come
   *[other] { $count } rules are still to come
}
rules-still-to-come = Still to come
tell-again = Explain all the rules again
# Two buttons after a poor move: leave it as it is, or take it back and try again.
keep-it = Keep it
try-again = Try again
play-match = Play a match

### Lessons

learn = Learn
learn-game = Learn { $game }
learn-line = Short lessons: read a little, play a little. No lesson takes more than three minutes.
learn-left = Continue: { $game }, { $title }
learn-left-line = step { $step } of { $steps }
learn-standing = { $done } of { $all } lessons
learn-rules = The rules
learn-options = House rules
learn-strategy = Playing well
learn-club = Lessons added by this site
notice-no-lesson = There’s no such lesson. Choose one of these.
notice-no-step = The lesson has no such step.
lesson-number = { $game } · lesson { $number }
lesson-start = Start
lesson-leave = Leave the lesson
# Said by screen readers: the name of the part of the page where the step’s text is.
lesson-text = What this step is about
lesson-step = Step { $step } of { $steps }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} won
lesson-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} of { $steps }
# A verdict over the reply to an answer, in bold: at most 41 characters. The same for the next four.
lesson-right = That’s it
lesson-poor = There is something better
lesson-other = Allowed, but not this time
lesson-refused = Not allowed
lesson-wrong = Look again
lesson-missed = These belong too: { $cards }.
lesson-rule = Rule: { $rule }
lesson-broken = This step can’t be shown. Go on to the next one.
lesson-continue = Continue
lesson-known = You know this from your first game.
lesson-again = Try again
lesson-take-back = Undo
lesson-answer = Answer
lesson-answer-own = { $answer }
lesson-your-answer = Your answer
# Said by screen readers: the buttons − and + beside a number. The same for the next one.
lesson-less = One less
lesson-more = One more
ask-these = { $most ->
    [1] Choose a card
   *[other] Choose cards
}
# The button that answers with the chosen cards. With none chosen it can’t be pressed yet.
lesson-these = { $count ->
    [0] Choose cards
    [one] This card
   *[other] These { $count } cards
}
try-these = { $count ->
    [one] Try this card
   *[other] Try these cards
}
show-answer = Show the answer
lesson-shown-number = The answer is { $number }.
lesson-shown-seat = { $who ->
    [you] It’s you.
   *[other] It’s { $player }.
}
lesson-shown-cards = The answer: { $cards }.
lesson-shown-try = Try exactly what the lesson asks: the table will say why it isn’t allowed.
advice-guess = An estimate: the exact values couldn’t be loaded.
# The hint for a kind of task, if the lesson has no hint of its own. The same for the next six.
lesson-nudge-move = Read the question again. Everything that isn’t dimmed is allowed.
lesson-nudge-forbidden = Tap it, even if it’s dimmed: nothing can go wrong.
lesson-nudge-playable = Go through the cards one by one: do the rules let you play this one?
lesson-nudge-number = Count slowly, one by one.
lesson-nudge-seat = Go round the table, player by player.
lesson-nudge-choice = Rule out the answers that can’t be right.
lesson-nudge-play = Just play, as in a match: there’s no single right answer here.
lesson-over = { $praise ->
    [2] You earned every star.
    [1] Well done. Play it again for the missing stars, or move on.
   *[other] You’ve finished it. Play it again: it’ll feel easier.
}
lesson-taught = Rules in this lesson
lesson-next = Next: { $title }
lesson-once-more = Play again
lesson-all = All { $game } lessons

### Practice

practice = Practice
practice-of = Practice { $game }
practice-line = Endless quick questions, each from a new position. The ones you miss come back more often.
practice-new = Not started
practice-standing = { $right } of { $answered } right · best run { $best }
practice-right = { $right } of { $answered } right
practice-streak = { $streak ->
    [0] A new run
   *[other] { $streak } in a row
}
practice-shaky = These come more often
practice-wrong = Not quite
practice-answer = The answer: { $answer }.
practice-next = Next question
practice-leave = Leave practice
kind-yes = Yes
kind-no = No

### Problems

# The name of the screen with problems, and of the link to it. At most 14 characters.
train = Train
train-of = Train: { $game }
train-line = What would you play?
train-lead = Positions from bots’ games in which one or a few moves are clearly best. The ones you miss come back.
train-leave = Leave the problems
train-problem = Problem { $at } of { $all }
train-dots = { $right } right, { $wrong } wrong, { $left } to come
train-what = What would you play?
train-last = { $who ->
    [you] You won the last trick
   *[other] { $player } won the last trick
}
train-next = Next problem
train-play-on = Play on
# $cards are the cards that were played, $amount is such as “2 points”: review-points or
# review-chance.
train-costs = { $cards } { $count ->
    [one] costs
   *[other] cost
} { $amount }
train-costs-move = “{ $move }” costs { $amount }
# $told is one of the two sentences above, without a full stop; $error is a number.
train-give-or-take = { $told }, give or take { $error }
train-right = { $count ->
    [one] Right: that is best
   *[other] Right: one of { $count } moves that are about equally good
}
train-shown = Best: { $cards }
train-shown-move = Best: { $move }
# Beside a move in a small table, opposite “you”. At most 12 characters.
train-best = best
train-best-move = The best move
train-your-move = Your move
# A tab with what follows the worse of two moves; train-best-move is the other tab. At most 22
# characters.
train-tempting = A bot’s mistake
# Said by screen readers of two columns: how the game goes on after each of two moves.
train-ways = Two continuations
train-see-ways = See both continuations
train-playing-out = Playing both moves out…
train-no-ways = The continuations of this problem can’t be shown.
train-way-told = { $name }: { $words }
# All three are numbers. $otherwise is how often the same thing came after the other move.
train-often = In { $often } of { $worlds } trial runs it came to this; after the other move, in { $otherwise }.
train-later = { $count ->
    [one] 1 trick in between
   *[other] { $count } tricks in between
}
train-trick = Step { $at } of { $all }
train-trick-before = Earlier
train-trick-after = Later
train-send = Copy a link to this problem
train-not-copied = The link couldn’t be copied.
train-over = { $right } of { $all } right
train-over-loss = Each answer cost { $amount } on average.
train-day = Problem of the day
train-not-tried = Not tried yet
train-was-right = Right
train-was-wrong = Not right
train-try = Try it
train-lost = Where you lose most
train-unit = points per decision
train-count = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}
# After a figure: “1.2 ± 0.9 · hard to tell”. At most 21 characters.
train-hard-to-tell = hard to tell
train-kind-told = { $error ->
    [none] { $amount } lost, one decision
   *[other] { $amount } lost per decision, give or take { $error }
}
train-start = { $count ->
    [one] Start: 1 problem
   *[other] Start: { $count } problems
}
train-session = { $count ->
    [one] 1 problem
   *[other] { $count } problems
}, about { $minutes ->
    [one] 1 minute
   *[other] { $minutes } minutes
}
train-due = { $count ->
    [one] One comes back from an earlier mistake.
   *[other] { $count } come back from earlier mistakes.
}
train-mostly = More often than others: { $kinds }, where you lose most.
train-strength = Your strength
train-strength-unit = points lost per decision
# Under a mark on a scale: “You 1.2”. At most 10 characters with the number.
train-strength-you = You { $loss }
train-strength-told = You lose { $amount } per decision, give or take { $error }.
train-strength-bot = { $level } bot: { $loss }.
train-strength-needs = { $count } of { $all } decisions
train-strength-when = The figure appears when it can be trusted: after { $all } reviewed decisions, which takes one to three matches.
# $level, $weaker and $stronger are names of levels, such as Strong. The same for the next three.
train-like = You play about as well as the “{ $level }” bot (± { $error }).
train-between = You play between the “{ $weaker }” and the “{ $stronger }” bot (± { $error }).
train-above = You play better than the “{ $level }” bot (± { $error }).
train-below = You play worse than the “{ $level }” bot (± { $error }).
train-formula = How it’s worked out
train-formula-mean = figure = (loss 1 + loss 2 + … + loss n) ÷ n
train-formula-error = give or take = 2 × standard deviation ÷ √n
train-formula-help = n = { $count }: your latest reviewed decisions where you had a choice, { $most } at most. A loss is what the move gave away, and 0 if no better move was found. Decisions judged by the chance of winning are left out, because they aren’t counted in points.
train-formula-bots = The bots were measured in the same way, under the usual rules.
train-formula-unusual = { $count ->
    [one] One of your decisions was made under other rules or with another number of players.
   *[other] { $count } of your decisions were made under other rules or with another number of players.
}
train-review = Review a match
train-review-count = { $count ->
    [one] 1 match
   *[other] { $count } matches
}{ $inIdleTime ->
    [true] , in idle time
   *[false] {""}
}
train-class = Problems for my class
train-class-line = { $game }: up to ten problems as a lesson of your own. Send its link, get your learners’ result slips back, or show it on a projector.
train-class-mixed = Mixed
train-class-costs = This costs { $amount } on average.
train-class-other = Another move is better on average.
holds-spread = Spread 100% over the answers before you play.
holds-soon = First a question about the other hands
holds-evenly = Spread evenly
holds-impossible = can’t have it
holds-no-one = No one
holds-skip = Skip
holds-mine = That’s my guess
# Column heads beside “you”: Taku’s estimate, and who really has the card. At most 14 characters.
holds-engine = Taku
holds-truth = holds it
holds-curve = When you say { $said }, it’s true { $was } of the time
# Column heads over percentages: at most 16 characters. The same for the next one.
holds-said = you said
holds-was = it was true
train-after-review = { $count ->
    [one] 1 problem of this kind
   *[other] { $count } problems of this kind
}
notice-no-problem = There’s no such problem here.

### Options

presets = Ready-made rule sets
preset-own = Your own mix
own-save-as = Save these rules under a name
own-save = Save
own-replace = Replace
own-name = Name of these rules
own-rename = Rename
own-drop = Delete
own-taken = You already have rules with this name.
own-saved = { $name } has been saved.
own-send = Send
# A rule set’s name with what differs. $set is such as Classic, $rule a house rule. The same for the
# next four.
set-base = { $set }
set-with = { $set } + { $rule }
set-without = { $set } − { $rule }
set-more = { $set } + { $count } more
set-own = { $name } ({ $set })
different-from = Different from { $set }
also-called = Also called { $names }
rules-for = { $count ->
    [0] No rule for “{ $typed }”
    [one] 1 rule for “{ $typed }”
   *[other] { $count } rules for “{ $typed }”
}
all-rules = All { $count } rules
rules-on = On now
rules-on-count = { $on } of { $all }
other-rules = The other rules ({ $count })
send-rules = Send house rules
send-rules-wall = Friends who scan this see the rules, and can play by them and keep them.
send-rules-help = { $named ->
    [true] The link holds everything, including your name, { $from }: no server, no account.
   *[other] The link holds everything: no server, no account, nothing about you.
}
rules-sent = { $named ->
    [true] House rules from { $from }
   *[other] House rules from a friend
}
rules-sent-others = The other rules
rules-sent-as = { $count }, as in { $set }
# “Keep” is the button rules-keep: use its word.
rules-sent-note = “Keep” adds these rules to yours on this device. Playing doesn’t change your rules.
rules-unknown = { $count ->
    [one] One rule isn’t known here: update Taku.
   *[other] { $count } rules aren’t known here: update Taku.
}
rules-keep = Keep
rules-kept = Kept
single-rules = Individual rules
more-rules = More house rules ({ $on ->
    [0] none on
   *[other] { $on } on
})
find-rule = Find a house rule
option-brings = Changing this also sets { $what }
option-needs = Needs { $what }
option-needs-players = Only with { $counts } players
option-value = { $option }: { $values }
# The value of a house rule, after a colon. At most 4 characters. The same for the next one.
option-true = on
option-false = off
players = Players
number-of-players = Number of players
player-count = { $count }
bots-level = Bot level
# Levels of bots, on buttons and in sentences: at most 10 characters. The same for the other levels.
level-easy = Easy
level-easy-help = Plays by the rules, without much of a plan.
level-normal = Normal
level-normal-help = Thinks ahead, as most people do.
level-skilled = Skilled
level-skilled-help = Tries out a few moves before deciding.
level-strong = Strong
level-strong-help = Thinks longer and remembers every card.
level-expert = Expert
level-expert-help = Thinks longest: several seconds per move on a slow device.
seat-level-help = Applies from the next move, and is noted in the log and statistics.
event-level = { $player } now plays at another level: { $after } (was { $before }).
sitter-human = Person on this device
sitter-bot = { $level } bot
# $bot is such as “Strong bot”, $temper the way it plays.
bot-with-temper = { $bot } · { $temper }
seat-name = Name of player { $seat }
seat-who = Who is player { $seat }
your-name = Your name
several-people = Several people on one device: the cards are hidden between turns.
deal = Deal the cards

### Rules

rule-on = on
rule-off = off
example = Example
example-table = On the table
example-hand = Your hand
# Said by screen readers before an allowed and a forbidden move. The same for the next one.
example-yes = You may
example-no = You may not
example-fine = allowed
example-taken-of = Taken
example-hand-of = Still in hand
rules-off = Not used here: { $rules }
link-to-rule = Link to this rule
search-rules = Search the rules
search-clear = Clear the search
rules-found = { $count ->
    [0] Nothing found
    [one] 1 rule found
   *[other] { $count } rules found
}
learn-it = Learn it by playing: { $lesson }
lesson = Lesson: { $lesson }
to-lesson = Lesson
house-rules-count = This game: { $on } of { $all } house rules
change = Change
print = Print

### Help

manual-title = Help
manual-search = Search the help
manual-found = { $count ->
    [0] Nothing found
    [one] One section
   *[other] { $count } sections
}
manual-go = Go there
manual-go-to = Go there: { $title }
# The sections of Help, each with its title. Where one names a button, use that button’s word.
manual-play-title = Start and resume
manual-play = Tap Play next to a game: bots sit down with you. Close the page whenever you like; Resume brings the game back.
manual-table-title = Cards and dice
manual-table = Tap a card to choose it; tap it again, or the button, to play it. A dimmed card can’t be played now: tap it and the table says why. Tap dice to keep them; tap a box to fill it.
manual-hints-title = Hints and undo
manual-hints = The bulb first gives a nudge, then the move and the reason. You can undo your last decision as long as you’ve seen nothing new since; in practice and lessons, at any time.
manual-options-title = House rules and players
manual-options = Each game’s page shows the rules it uses. In the options, change the rules, the number of players, their names and the level of the bots. You can save a rule set under a name.
manual-first-title = First game
manual-first = A short, real game with a guide who explains each rule when it matters. A poor move is played out slowly, and you may undo it.
manual-learn-title = Lessons
manual-learn = Tiny deals with one idea each, a few minutes per lesson. You make every move, the forbidden ones too. You can send a link to any lesson.
manual-practice-title = Practice
manual-practice = Endless quick questions. The ones you miss come up more often.
manual-rules-title = Rules
manual-rules = Every rule with a picture of an example, in chapters, with a search. A refused move leads to its rule, and a rule leads to the lesson that teaches it. You can print the rules.
manual-review-title = What mattered
manual-review = After a match, see what your decisions cost and what the cards gave you, your three costliest moves, and how the match went. Try a decision again without seeing the answer. A number after ± is a margin: 19 times out of 20, the true value lies within it.
manual-mistakes-title = My mistakes
manual-mistakes = When “What mattered” finds a clear mistake, it comes back after 1, 3, 7 and 21 days, until you’ve got it right each time.
manual-statistics-title = Statistics
manual-statistics = Results by game, options and level, your skill without luck, and which kinds of decision go well. The score sheet of each match shows its rounds as a chart.
manual-replay-title = Replay
manual-replay = Every match is saved move by move. Step through it, see it through any player’s eyes once it’s over, and play on from any point as practice.
manual-daily-title = Deal of the day
manual-daily = The same deal for every player. Past days are in the calendar, and you can copy your result as a line of text. Afterwards you see what the strong bot scored in your seat.
manual-send-title = Send a match, a deal or a position
manual-send = Send a whole match, a deal with your score to beat, or one position, as a link or a QR code. Nothing is stored on a server.
manual-study-title = Open table
manual-study = All hands open, for teaching: step forward and back, change any move, set up a position by hand, and send it as a link.
manual-friends-title = Friends on their own devices
manual-friends = Invite friends with a link or a QR code: everyone has their own hand on their own screen, and bots take the free seats. Your device deals and knows every hand, so play with people you trust. Others can watch if you allow it.
manual-side-title = In the same room, without internet
manual-side = Two devices in the same room can connect by showing each other a code, without any server.
manual-shared-title = Several people on one device
manual-shared = Name more players in the options. The cards are hidden until the next player taps their name.
manual-lessons-title = Your own lessons
manual-lessons = Write lessons at the desk: set up a position, ask for a move, a number or a choice, and say why answers are wrong. The rules check them before you send them as a link, a code or a file.
manual-class-title = For a class
manual-class = Learners’ result slips show how each step went: collect them by camera, link or text code, or let them arrive automatically. With a projector, show a step in large type and ask everyone. Nothing goes to a server.
manual-lab-title = Lab
manual-lab = Write a bot in Python in the browser. Try it move by move, measure it against the levels, let it sit at a table, and send it as a link.
manual-python-title = Python library
manual-python = Everything here is also a library for Python: rules, bots, review and an arena. Its documentation has examples that run in the browser.
manual-data-title = Your data
manual-data = Everything stays in this browser. Export it all as a file, import it into another browser, or delete it. An import only adds.
manual-offline-title = Offline
manual-offline = After the first visit everything works offline. A new version waits until you accept it, and never appears in the middle of a game.
manual-keyboard-title = Keyboard
manual-keyboard = Arrow keys move in the hand, Space chooses, Enter plays; S, H, D and C jump to a suit, 1 to 5 keep a die. T reads the table, P the points, L the last trick, W why a card can’t be played, and ? lists all keys. In Settings you can choose other letters for these questions.
manual-hearing-title = Screen readers and low vision
manual-hearing = Every game and lesson can be played with a screen reader; in Settings, choose how much is spoken, or have the page itself read aloud. There are light, dark and high-contrast colours, four suit colours, larger cards and a jumbo index. The table’s buttons can be on the left.

accessibility = Accessibility
access-tested-title = What was tested
access-tested = Automatic tests try every version in Chromium. Each game and each kind of lesson step is played with the keyboard alone, and what a screen reader is told is checked. The tool axe looks for faults against WCAG 2.2, level AA. Widths from 320 pixels up, text twice as large, high contrast, forced colours and reduced motion are tried too. With the screen reader Orca and Firefox, a refusal, a trick, a pass and a lesson step are tested.
access-limits-title = Known limits
access-limits = As far as we know, no one who uses a screen reader every day has tested Taku yet. It hasn’t been tried with switches or a braille display. Cards that overlap closely keep the normal index. Reading aloud needs a voice for your language on your device.
access-report-title = Is something in your way?
access-report = Tell the people who run this page, or open an issue where Taku’s source code is kept. Name what you wanted to do, your browser and screen reader, and this build: { $build }.

### The open table

open-table = Open table
study-this = View with open hands
open-hands = Open everyone’s hands?
open-hands-what = You’ll see all cards, and you can’t unsee them. The match itself stays as it is and waits for you: go back to continue it.
open-hands-yes = Open them
open-hands-no = Go back
study-of = Open table: { $game }
notice-takes-over = { $name } now plays in place of a bot.
notice-taken-over = { $gone }’s device has left. { $who ->
    [you] You take over
   *[other] { $name } takes over
  }; { $redealt ->
    [true] this round is dealt again.
   *[false] nothing is lost.
  }
notice-went-on = { $name } has taken over the match. You play on in your seat.
notice-unlike = { $count ->
    [0] { $name }’s device has sent a match that can’t be played.
    [one] { $name }’s device now shows round { $rounds } differently from what you saw.
   *[other] { $name }’s device now shows rounds { $rounds } differently from what you saw.
  }
notice-asked-again = The host’s device has drawn the next deal { $count } times, so it may have picked one it likes.
notice-room-overfull = The host has sent more than this device saves for one room. What comes now isn’t saved; if it goes on, leave the room.
# The part after the colon finishes the sentence.
notice-bad-link = This link doesn’t work: { $part ->
    [size] it is too long.
    [version] it was made by another version of Taku.
    [older] it was made by an older version of Taku. Ask for a new invitation.
    [kind] it is a link of another kind.
    [game] this version of Taku doesn’t have this game.
    [rules] its house rules aren’t known here.
    [players] its bots or number of players aren’t known here.
    [moves] its moves can’t be played.
    [place] its place in the game is wrong.
    [score] its score to beat is impossible.
    [lesson] it doesn’t hold a working lesson{ $named ->
        [true] : its part “{ $where }” is invalid.
       *[other] .
    }
    [check] part of it is missing or has been changed.
   *[other] it is damaged or was made for another version.
}
# Said by screen readers: the label of a list of players. Its first entry is the next message.
study-eyes = Whose cards to see
study-all = All hands
study-hands = All hands
study-hand = { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
study-no-cards = No cards
study-line = Step through the game
study-place = Position in the game
study-at = Move { $at } of { $count }
# Said by screen readers: four buttons with arrows. The same for the next three.
study-first = To the start
study-back = One move back
study-next = One move forward
study-final = To the end
jumps = Jump by trick or round
# Said by screen readers. $what is the message round, trick-number or jump-turn. The same for the
# next one.
jump-before = { $what }: back
jump-after = { $what }: forward
jump-turn = Turn
study-bot = Bot moves
# A button: go to the other of two lines of play, the recorded and the new one. At most 20
# characters.
study-other = Other line
study-set-up = Set up
notice-line-left = This is a new line of play. The recorded one is kept.
line-back = Go back to it
study-chance = Cards are about to be dealt
study-by-hand-cards = Deal by hand
study-by-hand-dice = Set the dice
study-draw-cards = Deal at random
study-draw-dice = Roll the dice
study-cancel = Back to the table
study-cards = Deal by hand
study-cards-help = Choose who gets cards, then tap them in the deck. Tap a dealt card to take it back; keys 1 to 9 deal it to a seat.
study-gets = Who gets the next card
study-deck = The deck
study-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
study-given = { $card }, given to { $name }
# Where cards go that no player has. At most 16 characters.
study-apart = Set aside
study-each = Cards per player
study-usual = as usual
study-fill = Deal the rest at random
study-clear = Take all back
study-lay = Set it up on the table
study-dice = { $who ->
    [you] What you roll
   *[other] What { $player } rolls
}
study-die = Die { $place }
study-dealer = Who deals first?
study-rules = Players and house rules
study-text = As text
study-lay-text = Set up the table from this text
study-text-help = One entry per line: deals, rolls and moves, as in a saved game. Change it, or paste another.
study-bad-line = Line { $line }, “{ $entry }”: { $why }

### Seen again

replay = Replay
replay-of = Replay: { $game }
replay-from = Replay of { $day }
replay-step = Step through it move by move
replay-play-on = Play on
transcript = What happened
before-first = Before the first deal
# A tag on a match that was played on from a replay and doesn’t count. At most 18 characters.
practice-match = practice
notice-not-yet = Several people are playing, so you can replay this only when it’s over.

### Sent

send = Send
send-what = What to send
send-match = The whole match
send-match-help = To replay it move by move. The names you entered are included.
send-deal = The same deal
send-deal-help = The same game with the same deals or rolls, to play from the start.
send-score = Your result is included as the score to beat: { $score }{ $named ->
    [false] .
   *[true] , by { $name }.
}
send-position = This position
send-position-help = On the open table, with all hands, to play on from.
send-tells = Your match isn’t over: anyone who decodes this link can see the cards or dice still to come.
send-link = Link
send-copy = Copy the link
send-copied = Copied
send-select = Copying failed. The text is selected: copy it yourself.
# A button that opens the device’s own menu for sharing. At most 13 characters.
send-on = Share…
send-code = QR code of the link
send-too-long = This link is too long for a QR code that a camera can read.
send-none = The link itself holds everything. Nothing is stored on a server.

deal-sent = A deal for you
deal-sent-line = Someone has sent you this deal: everyone who opens the link gets the same cards or dice, and the same bots.
rival-line = { $name }’s score to beat: { $score }
# Takes the place of $name in the line above and in rival-says.
rival-nameless = the sender
rival-own = You’ve played this deal: { $score }
rival-unchecked = The link says so; it hasn’t been checked.

### The deal of the day

daily = Deal of the day
daily-line = A new deal every day, the same for everyone, bots included
daily-open = Not played yet
daily-removed = Started, then removed
daily-again = not the first try
daily-play-again = Play again
daily-since = Played again: { $points }
daily-played = { $played ->
    [0] not played yet
   *[other] { $played } of { $all } played
}
# $place is such as “2nd”; $sides is the number of players or teams.
daily-place = { $place } of { $sides }
daily-copy = Copy the result
daily-not-copied = The result couldn’t be copied.
fair-daily = This is the deal of the day: its number is the date, so that everyone gets the same deal. It’s no secret.
daily-of = Deal of the day: { $game }
daily-today = To today
daily-all = All deals of the day
par = The strong bot in your place
par-line = The strong bot in your place: { $score }
par-reckoning = working it out…
par-what = Once you’ve finished a deal, the strong bot plays it in your place, against the same opponents. It sees no more than you could.
same-cards = With the same cards or dice
rival-says = { $name }, according to the link
# A tag beside a result: how far the player is ahead. At most 17 characters with the number. The
# same for the next two.
score-beaten = { $points } better
score-not-beaten = { $points } worse
score-level = tied
calendar = Past days
# What a sign in the calendar means: at most 32 characters. The same for the next two.
calendar-in-time = played on the day
calendar-later = played later
calendar-better = better than the strong bot
days-in-a-row = { $days ->
    [0] No streak yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
days-in-a-row-best = best { $days }
row-rule = A day counts if you finish one of its deals on that day. Today still counts if you play it; deals played late don’t.

### Statistics

statistics = Statistics
statistics-of = Statistics: { $game }
statistics-help = Matches finished on this device. On a shared device, only the first player’s results count. Lessons, practice and the open table don’t count; matches with hints or undone moves count too, and are marked.
statistics-empty = No finished matches yet
statistics-empty-line = Finish a match, and you’ll see here how it went and how you do over time.
statistics-overall = Overall
statistics-filter = Which matches
not-played = No finished matches yet
no-such-match = No match of this kind yet.
all = All
filter-rules = House rules
filter-others = Against
against-mixed = Bots of several levels
against-people = People only
against-alone = Alone
against-friends = With friends
matches = Matches
match-count = { $matches ->
    [one] 1 match
   *[other] { $matches } matches
}
first-places = First places
won-count = { $won } won
average-of = { $amount } on average
latest-places = Latest places:
time-played = At the table
# Short units, as in a table. The same for the next two.
minutes = { $minutes } min
hours = { $hours } h { $minutes } min
many-hours = { $hours } h
average-place = Average place
average-points = Average points
best-points = Best
streak-now = Current winning streak
streak-best = Longest winning streak
places = Places
place-word = Place
boxes = The score sheet
# Column heads of a table with the score sheet’s boxes: at most 10 characters. See also average and
# best.
box-word = Box
# The share of matches in which the box scored more than 0.
box-scored = Scored
average = Average
best = Best
compared = Comparison
last-results = { $count } latest results
legend-won = first place
legend-average = average { $points }
day = Day
show-more = Show { $count } more
player-number = { $count ->
    [one] 1 player
   *[other] { $count } players
}
with-hints = { $count ->
    [one] 1 hint
   *[other] { $count } hints
}
with-undo = { $count ->
    [one] 1 move undone
   *[other] { $count } moves undone
}

### Settings

settings-page = The page
settings-cards = Cards
settings-hand = In your hand
settings-done = Done for you
settings-show = Pace and sound
settings-guided = First games
settings-spoken = Screen reader and keyboard
setting-language = Language
setting-language-help = For the page, the rules and what is spoken.
setting-language-system = Same as browser
language-done = { $share } done; the rest in English
language-offline = Needs a connection the first time
language-line = The page, the rules and what is spoken change at once.
language-help = Help to translate

# A die’s face in a text of a lesson, in which no line breaks; the number alone where lines may break
face-unbroken = { $face }

# The sign between units and tenths in a number
decimal-sign = .
# A question has its name, a -help line below, and buttons. Most buttons hold 20 characters.
setting-theme = Theme
setting-theme-help = The colours of the page.
setting-theme-system = Same as device
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
# The player’s hand that holds the pointer or touches the screen, not the cards in it.
setting-side = Playing hand
setting-side-help = The buttons of the table are on this side.
setting-side-right = Right
setting-side-left = Left
setting-badge = Number on the icon
setting-badge-help = Once Taku is installed, its icon shows how many of your mistakes are due. The number is updated when you leave the page.
setting-deckColours = Suits
setting-deckColours-help = Four colours tell diamonds from hearts and clubs from spades at a glance.
setting-deckColours-two = Two colours
setting-deckColours-four = Four colours
# The fronts of cards.
setting-cardFace = Faces
setting-cardFace-help = How cards are drawn. The jumbo index is for low vision; “Both corners” is only for spades, hearts, diamonds and clubs.
setting-cardFace-large = Large suit
setting-cardFace-corners = Both corners
setting-cardFace-jumbo = Jumbo index
setting-cardBack = Backs
setting-cardBack-help = The pattern on cards that are face down.
setting-cardBack-lozenge = Lozenge
setting-cardBack-waves = Waves
setting-cardBack-checks = Checks
setting-cardSize = Size
setting-cardSize-help = Large cards are easier to read but hide more of each other.
setting-cardSize-small = Small
setting-cardSize-normal = Normal
setting-cardSize-large = Large
setting-completeChoice = Select matching cards
setting-completeChoice-help = If a card can only be played with certain others, tapping it selects those too.
setting-askZero = Ask before a 0
setting-askZero-help = Before you enter a 0 while another box would score.
setting-onlyCard = Play the only legal card
setting-onlyCard-help = If only one card can be played, it’s played for you.
# “Hands” are rounds here, not cards.
setting-finishDecided = End decided hands early
setting-finishDecided-help = When there are no points left to win or lose, the hand ends at once.
setting-sounds = Sounds
setting-sounds-help = Short and quiet: a card, a trick, your turn, dice, the end. Sound is never the only cue.
setting-haptics = Vibration
setting-haptics-help = A short buzz for your turn, a refused card and the end.
setting-volume = Volume
setting-volume-off = Only when sounds are on
setting-volume-low = Low
setting-volume-normal = Normal
setting-volume-high = High
setting-speed = Speed
setting-speed-help = How long you see what the others do. A tap always skips ahead.
setting-speed-calm = Calm
setting-speed-normal = Normal
setting-speed-fast = Fast
setting-speed-none = At once
setting-sort = Your hand
setting-sort-help = The order of your cards; the button on the table changes it too.
setting-sort-game = As suits the game
setting-sort-suit = By suit
setting-sort-rank = By rank
setting-sort-steady = By rank, even when the ranking is reversed
setting-taps = Playing a card
setting-taps-help = With one tap a card is played at once; with two, the first shows what it will do.
setting-taps-one = One tap
setting-taps-two = Two taps
setting-verbosity = Spoken
setting-verbosity-help = How much a screen reader tells you about the game.
setting-verbosity-brief = Brief
setting-verbosity-normal = Normal
setting-verbosity-full = Everything
setting-guide = The guide
setting-guide-help = Explains each rule once, when it matters, and what a poor move costs. It won’t repeat rules you know.
setting-idleReviews = Review in idle time
setting-idleReviews-help = While no table is open, Taku reviews your finished matches, so that your mistakes and your strength are known. This uses battery.
setting-guessHolders = Guess others’ hands first
setting-guessHolders-help = Before some problems you say who could hold the queen of spades, a joker or a bomb.
setting-guideAlong = The guide in matches
setting-guideAlong-help = In a match against bots, the guide explains a rule when you first see it on the table.
setting-voice = Read aloud
setting-voice-help = The page itself reads out what a screen reader would say. Leave it off if you use a screen reader.
setting-queryKeys = Question keys
setting-queryKeys-help = At the table, these keys read out the table, your hand, the points, the last trick or why a card can’t be played. Press ? for the list.
keys-own = Choose the keys
# $does is one of the messages key-…-does.
keys-taken = { $key } is already used for: { $does }.
keys-no-letter = Only the letters A to Z can be question keys.
keys-reset = Back to the usual keys
setting-yourName = Your name
setting-yourName-help = Seen only by people you play with or send something to.

### About

about-what = Taku 卓 is a table for card and dice games: play against bots, alone or together around one device, with the rules to hand. It is free, without advertising or accounts.
about-offline-title = Offline
about-offline = { $kept ->
    [yes] Everything is on this device: Taku works offline.
    [no] Not everything is on this device, so Taku may not open offline.
   *[soon] Everything is being saved on this device while you’re here. As soon as Taku works offline, it says so here.
} Taku contacts no server but the one it came from, except to connect devices. In a room with friends, and for slips and results that arrive automatically, public servers put the devices in touch.
about-data-title = What is saved
about-data = Your games and settings are saved in this browser, on this device, and nowhere else. No one counts your visits.
about-promised = Protected from deletion
about-promise = { $safe ->
    [true] yes
    [false] no
   *[unknown] unknown
}
about-used = Space used
about-python-title = Python
about-python = The rules and the bots are a Python program that runs beside the page. If a table stops responding, restart Python. You won’t lose your game.
about-python-state = Python: { $state ->
    [loading] loading
    [ready] ready
    [busy] busy
   *[stopped] stopped
}
about-restart = Restart
about-library = This program is also a Python library (documentation)
about-licence-title = Licence
about-licence = Taku is free software under the MIT licence. The rules of games belong to no one; the names of games belong to their owners.
about-version-title = Version
about-version = Build { $build }

### What is kept here

data = Your data
data-link = Export or delete your data
data-kept = What is saved here
data-where = Matches, progress and preferences stay in this browser, on this device. No one else has them.
# Names lines of a table of numbers: at most 29 characters. The same for the next seven.
data-over = Matches finished
data-open = Left unfinished
data-lessons = Lessons started
data-answers = Questions answered
data-training = Problems answered
data-mistakes = Mistakes to review
data-rules = Your house rules
# The size of all of this, saved in a file.
data-bytes = As a file
data-safe = The browser has promised to keep all this until you delete it.
data-unsafe = If space runs low, or you don’t visit for weeks, the browser may delete this.
data-ask = Ask the browser to keep it
data-asked = The browser doesn’t promise to keep it. A backup file is the safe way.
data-install = { $device ->
    [phone] Safari deletes all this after seven days without a visit. To keep it for good, put Taku on the Home Screen: tap Share, then “Add to Home Screen”. It starts empty there, so save a backup first and import it in the new app.
   *[mac] Safari deletes all this after seven days without a visit. To keep it for good, put Taku in the Dock: File, then “Add to Dock”. It starts empty there, so save a backup first and import it in the new app.
}
data-last-backup = Last backup
data-never = never
data-along = Back up
data-along-line = Everything in one file, to move to another device or keep safe. Anyone who has the file can also see the cards of unfinished matches.
data-save = Save as a file
data-back = Import
data-back-line = Adds what’s in a file to what’s here. Nothing here is lost or replaced.
data-choose = Choose a file
# Goes on after the button above: “Choose a file or drop it on this page.”
data-drop = or drop it on this page.
data-asks = { $file } contains:
data-agree = Import
data-refuse = Don’t import
data-first = First games
data-reviews = Reviews
data-preferences = Preferences and last setups
handed-from = { $kind ->
    [site] The website { $site } sent this file.
    [hidden] A website that hides its name sent this file.
   *[app] Another app or a website sent this file.
} Accept it only if you asked for it.
notice-handed-large = The shared file is too large for Taku. It wasn’t read.
data-coming = Importing { $file }
# A list follows, such as “1 match, 2 rule sets”. Its parts are the messages data-came-….
data-came = Imported from { $file }:
data-nothing-new = Everything in { $file } was here already.
data-came-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
data-came-further = { $count ->
    [one] 1 match continues from where the file left it
   *[other] { $count } matches continue from where the file left them
}
data-came-lessons = { $count ->
    [one] progress in 1 lesson
   *[other] progress in { $count } lessons
}
data-came-practice = { $count ->
    [one] practice in 1 game
   *[other] practice in { $count } games
}
data-came-training = { $count ->
    [one] answers to problems in 1 game
   *[other] answers to problems in { $count } games
}
data-came-mistakes = { $count ->
    [one] 1 of your mistakes
   *[other] { $count } of your mistakes
}
data-came-first = { $count ->
    [one] 1 first game
   *[other] { $count } first games
}
data-came-rules = { $count ->
    [one] 1 rule set
   *[other] { $count } rule sets
}
# Stands after the line above, so “them” are rule sets.
data-came-renamed = { $count ->
    [one] 1 of them under a new name, as you already have rules of that name
   *[other] { $count } of them under new names, as you already have rules of those names
}
data-came-preferences = { $count ->
    [one] 1 preference
   *[other] { $count } preferences
}
data-same = { $count ->
    [one] 1 match was here already and stays as it is.
   *[other] { $count } matches were here already and stay as they are.
}
data-wrong = { $fault ->
    [large] { $file } is too large to be a Taku file.
    [unreadable] { $file } can’t be read: it is damaged or not a Taku file.
    [foreign] { $file } was not saved by Taku on this page.
    [newer] { $file } was saved by a newer version of Taku. Update this one first.
   *[part] In { $file } the part “{ $part }” is invalid.
} Nothing was imported.
data-no-room = { $file } couldn’t be stored: the browser has no room for it.
data-away = Delete your data
data-away-line = Deletes the matches, progress, preferences and house rules on this device. The page itself stays and still works offline.
data-erase = Delete everything
data-sure = All of it will be gone for good, unless you have a backup.
data-erase-yes = Delete
data-keep = Keep
data-erased = Everything has been deleted.

### People

you = You
# Names of bots. Keep these names, in the writing of your language.
bot-name = { $seat ->
    [1] Mia
    [2] Otto
    [3] Ines
    [4] Aki
    [5] Nora
    [6] Emil
    [8] Lena
   *[other] Yuki
}
# The same names in the other writing
bot-name-also = { $seat ->
    [1] ミア
    [2] オットー
    [3] イネス
    [4] アキ
    [5] ノラ
    [6] エミール
    [8] レナ
   *[other] ユキ
}

### Dice and the score sheet

dice = Dice
# Under a die: it is to be kept, or rolled again (throw), or was kept (kept). At most 8 characters.
keep = keep
throw = roll
# In the picture of a rule: no die is kept.
no-die = No die
kept = kept
die = Die { $place } of { $count }: { $face }
die-kept = Die { $place } of { $count }: { $face }, kept
# Said by screen readers. $faces are numbers of the dice in words. The same for the next one.
dice-lie = Dice: { $faces }.
dice-kept = Kept: { $faces }.
# Beside the button to roll, and said by screen readers. At most 12 characters with the number.
rolls-left = { $left } left
all-kept = Every die is kept: fill a box
refusal-all-kept-title = Every die is kept
refusal-all-kept = Tap a die to let it go and roll it again, or tap a box to fill it.
refusal-press-again-title = Press again
refusal-press-again = The focus has moved here: { $what }. Press the same key again if you mean it.
refusal-fill-now-title = No rolls left
refusal-fill-now = Now tap a box on the sheet to fill it.
refusal-last-turn-title = The last turn
refusal-last-turn = { $right ->
    [true] { $best }: that was best.
   *[other] { $best }: that would have been best. On average it’s worth { $amount } more.
}
turn-of = { $name }’s turn
sheet-of = Score sheet: { $name }
# Titles over the two halves of a score sheet: at most 17 characters. The same for the next one.
sheet-lower = Combinations
sheet-upper = Numbers
sheets-all = All sheets
sheet-whose = { $you ->
    [true] Your sheet
   *[false] { $name }’s sheet
}
whose-sheet = Whose sheet?
# Said by screen readers of a box on the score sheet. The same for the next four; box-cost follows a
# comma.
box-open = { $box }, open
box-filled = { $box }, { $points }, filled
box-possible = { $box }, { $points } possible
box-barred = { $box }, { $points } possible, not allowed now
box-cost = loses { $amount } on average
box-scores = { $box } { $points }
zero = Enter 0 in { $box }?
zero-others = These would score now: { $boxes }.
zero-write = Enter 0
box-help = { $box }. { $help }.
zero-back = Go back

### The score pad for real dice

pad = Score pad
pad-of = Score pad: { $game }
pad-state = for real dice on your table
pad-what = Roll real dice, pass the device round, and tap the dice you see, or just the points. The sheet adds up by itself.
pad-add = Add a player
pad-most = A pad has room for { $count } players.
pad-remove = Remove { $name }
pad-first = They play in this order. Only the first player’s results count in this device’s statistics.
pad-begin = Start
pad-faces = Faces to enter
die-empty = Die { $place } of { $count }: not entered yet
pad-points = Points in { $box }
pad-enter = Enter
pad-number = Enter the points as a whole number.
pad-best = What would have been best?
pad-fair = You roll real dice, so nothing is drawn here and there’s nothing to prove.
# A title over the wins of all matches on a score pad: “So far · 3 matches”.
evening = So far
evening-name = Name
evening-wins = Wins
evening-points = Points
review-pad = This was a score pad for real dice. Only turns whose dice were entered are judged, and only the choice of the box. Which dice were rolled again isn’t recorded, so rerolls count as luck.


### Sheets and lessons on paper

print-sheet = Print a sheet
print-sheet-of = Sheet to print: { $game }
print-sheet-state = to keep score on paper
print-columns = Columns
print-name = Name
print-date = Date
handouts = Print lessons
handouts-of = Lessons to print: { $game }
handout-help = Positions and questions to answer on paper, on A4 or Letter; the answers are on the last page.
handout-answer = Answer
handout-answers = Answers
handout-open = Open boxes:

alone-over = { $points ->
    [one] Your total: 1 point
   *[other] Your total: { $points } points
}
coach = Coach
coach-worth = average final total with best play from here
costs = “{ $cost }” in { $box }: filling it now would lose { $amount } on average.

### Table

table = Table
# Said by screen readers: a part of the table. The same for others and beside.
middle = Middle of the table
others = The others
partner = Partner
beside = Points and history
laying = Setting the table…
state-of-play = State of play
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
lies-open = Face up: { $cards }
# Said by screen readers after a player’s name, and shown alone.
holds = Has { $count ->
    [0] no cards.
    [one] 1 card.
   *[other] { $count } cards.
}
thinking = { $player } is thinking
dealing = Dealing the cards
round-over = The round is over
your-turn = Your turn
your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-empty = Your hand is empty.
table-empty = There’s nothing on the table.
no-last = There’s no last trick yet.
# A tag beside the card that won the last trick. At most 10 characters.
won-trick = won
trick-won-by = { $who ->
    [you] You won it.
   *[other] { $player } won it.
}
# Said by screen readers: “queen of hearts, 2 of 3”. $most cards may be chosen.
card-chosen = { $cards }, { $count } of { $most }
card-ahead = { $card }, winning so far
card-moved = { $card } moved to place { $place } of { $count }
card-new = { $card }, new
card-barred = { $card }: { $why }
take-back = Take back { $card }
choose-more = { $count ->
    [1] Choose one more
    [2] Choose two more
   *[other] Choose { $count } more
}
# On the button of the table, not yet to be pressed: the chosen cards make no move alone. At most 33
# characters.
choose-on = Choose what goes with it
choose-these = Choose these
choice-completed = Also chosen: { $cards }.
choice-back = Put back: { $cards }.
# A fact about this player’s cards follows. The space at the end belongs to it.
laid-by = { $player }:{" "}
# The two ends of a scale: at most 9 characters. The same for the next one.
weak = weak
strong = strong
# Between parts that are joined, with a space if your language has one there.
comma = ,{" "}
colon = :{" "}
# A text in quotation marks.
quoted = “{ $text }”
refusal-nothing-chosen-title = Choose first
refusal-nothing-chosen = Tap a card in your hand to choose it. This button then says what it will do.
rule = Rule
# A title over buttons: the chosen cards can be played in more than one way.
readings = How do you want to play them?
undo = Undo
hint = Hint
hint-soon = Looking for a good move…
show-move = Show the move
weighed-cards = ({ $cards })
ahead-by = Points better than the others’ average (higher is better)
more = More
sort = { $order ->
    [rank] Sorted by rank: sort by suit
   *[suit] Sorted by suit: sort by rank
}
sort-again = Arranged by hand: sort again
sorted = { $order ->
    [rank] Sorted by rank
   *[suit] Sorted by suit
}
speed = Speed: { $speed ->
    [calm] calm
    [fast] fast
    [none] at once
   *[normal] normal
}
full-screen = Full screen
leave-table = Leave the table
scores = Points
# A column head, and the word in “Hand 3”. A game may replace it. At most 7 characters.
round = Hand
review-round = { round } { $round }
total = Total
fewest-wins = fewest wins
most-wins = most wins
chart = Line chart of the points through the match. The table shows the same numbers.
what-happened = What happened
# Said by screen readers before a number, and in jump-before.
trick-number = Trick
exchanged-given = You gave { $cards } to { $player }.
exchanged-given-middle = You gave { $cards }.
exchanged-received = { $player } gave you { $cards }.
exchanged-received-middle = You got { $cards }.
house-rules = House rules
house-rules-preset = House rules: { $preset }
fair = Fair dealing
fair-before = Every deal and roll of this match was fixed before the first move by a secret number. This is its fingerprint. Note it down if you like: when the match is over, the secret is shown here, and no other number has the same fingerprint.
fair-seal = Fingerprint
fair-sealed = What was settled before the first move; its last word is the secret
fair-all = { $count ->
    [one] Checked: the one deal or roll of this match is exactly what the secret gives.
   *[other] Checked: all { $count } deals and rolls of this match are exactly what the secret gives.
}
fair-strays = { $count ->
    [one] Checked: one of { $drawn } deals and rolls isn’t what the secret gives. It was set by hand, or by another version of Taku.
   *[other] Checked: { $count } of { $drawn } deals and rolls aren’t what the secret gives. They were set by hand, or by another version of Taku.
}
fair-host-says = { $strays ->
    [0] The host’s device says that all { $drawn } deals and rolls are what the secret gives.
    [one] The host’s device says that one of { $drawn } deals and rolls isn’t what the secret gives.
   *[other] The host’s device says that { $strays } of { $drawn } deals and rolls aren’t what the secret gives.
} This device hasn’t checked that yet.
fair-seen = Checked on this device: every deal, roll and move is as you saw it.
fair-unseen = { $count ->
    [one] Checked on this device: what you saw is right. This device missed all or part of one round, and can’t check that.
   *[other] Checked on this device: what you saw is right. This device missed all or part of { $count } rounds, and can’t check those.
}
fair-unlike = { $count ->
    [one] Checked on this device: round { $rounds } isn’t what you saw. The host’s device showed you something else.
   *[other] Checked on this device: rounds { $rounds } aren’t what you saw. The host’s device showed you something else.
}
fair-broken = Checked on this device: what the host’s device sent isn’t a match that can be played.
fair-rewound = { $count ->
    [one] The host’s device showed a round a second time, and it was different.
   *[other] { $count } times, the host’s device showed a round again, and it was different.
} If no one undid a move, something is wrong.
fair-shared = Checked on this device: the secret was made from one number from each of { $count } devices, including this one. Each had committed to its number before any was shown.
fair-not-shared = Checked on this device: the secret was not made from the numbers the devices had committed to. The host’s device chose another.
fair-taken-over = Another device has taken over from the host. The deals before that came from another secret, which this device can’t check.
fair-asked = The host’s device drew this deal { $count } times, so it may have picked one it liked.
fair-no-share = This device added no number to the secret, so it can’t tell whether the deal was chosen.
fair-how = The fingerprint is the SHA-256 of the line above. Any program that computes one gives the same.
fair-shows = This shows that, if you noted this fingerprint before you played, no card and no die was changed afterwards, for or against anyone.
fair-shows-not = It doesn’t show that the secret was random, nor what the bots looked at. For that, read Taku’s source: the browser draws the secret, and a bot is given only what its seat may see.
fair-brought = This deal came with the page, so that a first match can start at once. It’s one of sixty, the same for everyone, and no secret. Matches dealt on this device have a secret number.
fair-brought-shows-not = It doesn’t show what the bots looked at. For that, read Taku’s source: a bot is given only what its seat may see. The deal itself came with the page, the same for everyone. Such deals come from the numbers 1, 2, 3 and so on, so none was picked.
fair-look = Was it dealt fairly?
nothing-taken = No penalty card has been taken yet.
wins-round = { $who ->
    [you] You won the round
   *[other] { $player } won the round
}
wins-round-shared = { $names } won the round
wins-match = { $who ->
    [you] You win
   *[other] { $player } wins
}
wins-match-together = { $names } win
wins-match-shared = { $names } share the win
places-why = Equal points: the rules break the tie.
# $what is a round or a part of the points. $points is such as “Mia +12, Otto −3”.
decided-by = { $what } decided it: { $points }.
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
    [21] 21st
    [22] 22nd
    [23] 23rd
    [31] 31st
    [32] 32nd
    [33] 33rd
    [41] 41st
    [42] 42nd
    [43] 43rd
    [51] 51st
    [52] 52nd
    [53] 53rd
    [61] 61st
    [62] 62nd
    [63] 63rd
   *[other] { $place }th
}
last-round = Last round
finish-round = Finish this round
skip-told = You’re out of cards. Tap anywhere to skip ahead.
house-rules-of = { $game }: { $rules }
next-hand = Next hand
play-again = Play again
result = Result
hand-over = Pass the device to { $name }
i-am = I’m { $name }
brief-play = { $player }: { $cards }.
trick-ahead = { $who ->
    [you] You are ahead.
   *[other] { $player } is ahead.
}
may-play = You may play { $names }.
# The full stop. It is put after a sentence that has no end mark.
stop = .
# Between two sentences.
gap = { " " }
keys = Keys
keys-off = The question keys are switched off in the settings.
# A list of keys in two columns: keys as on your keyboards, and with -does, what they do.
key-arrows = ← →
key-arrows-does = move along your hand
key-shift = Shift + ← →
key-shift-does = move the card to another place; Sort puts your hand back in order
key-space = Space
key-space-does = choose the card, or put it back
key-enter = Enter
key-enter-does = play
key-suits = { $letters }
key-suits-does = to the next card of this suit, while you are in your hand
key-line-arrows = ← →
key-line-arrows-does = one move back or forward, outside a hand
key-line-pages = Page up, Page down
key-line-pages-does = to the previous or next trick or turn
key-line-rounds = Shift + Page up, Page down
key-line-rounds-does = to the previous or next round
key-line-ends = Home, End
key-line-ends-does = to the start, to the end
key-line-told = ↑ ↓, Enter
key-line-told-does = move through the list of what happened; Enter goes to that move
key-die-arrows = ← →
key-die-arrows-does = move along the dice, or around the sheet
key-die-space = Space
key-die-space-does = keep the die, or let it go
key-pad-digits = 1–6
key-pad-digits-does = enter the next die
key-pad-back = Backspace
key-pad-back-does = take the last die back
key-die-digits = { $digits }
key-die-digits-does = keep this die, or let it go
key-die-enter = Enter
key-die-enter-does = roll the others
key-box-enter = Space, or Enter
key-box-enter-does = fill the box you are on
key-turn = { $key }
key-turn-does = what happened in the last turn
key-box-why = { $key }
key-box-why-does = what this box needs, or why it can’t be filled; elsewhere, what to do now
key-boxes = { $key }
key-boxes-does = what your open boxes would score
key-table = { $key }
key-table-does = what is on the table
key-hand = { $key }, or Shift + { $key }
key-hand-does = your hand
key-points = { $key }
key-points-does = the points
key-last = { $key }
key-last-does = the last trick
key-why = { $key }
key-why-does = why this card can’t be played
key-help = ?
key-help-does = these keys
key-escape = Esc
key-escape-does = close

### One’s own mistakes

mistakes = My mistakes
mistakes-today = For today
mistakes-wait = { $count ->
    [one] 1 due
   *[other] { $count } due
}
mistakes-about = { $minutes ->
    [one] About a minute
   *[other] About { $minutes } minutes
}
mistakes-begin = Start
mistakes-none-wait = Nothing due
# $when is such as “tomorrow” or “in 3 days”, or the message mistake-now. The same for mistake-back.
mistakes-next = The next one comes back { $when }.
mistakes-empty = No mistakes here
mistakes-empty-line = After a match, “What mattered” finds the decisions that clearly cost you something. They come back here until you get them right.
mistakes-edit = Edit
mistakes-edited = Done
mistakes-rule = Get it right again after 1, 3, 7 and 21 days, and the mistake is gone for good.
mistakes-leave = Leave “My mistakes”
mistakes-due = { $count ->
    [one] 1 of your mistakes is due
   *[other] { $count } of your mistakes are due
}
mistakes-pill = { $count ->
    [one] 1 mistake due
   *[other] { $count } mistakes due
}
mistakes-early = Try now anyway
# $kind is a kind of decision, from the game’s messages decision-…. The same for the next three.
mistake-what = { $kind }: { $cards }
mistake-better = { $kind } (better: { $cards })
mistake-dice = { $kind }: { $dice }
mistake-kind = { $kind }
mistake-round = round { $round }
mistake-now = now
mistake-right = right { $count } of { $all } times
mistake-back = It comes back { $when }.
mistake-learnt = You’ve got it right four times: it’s gone for good.
remove-mistake = Remove { $what }

### What mattered in a match

review = What mattered
review-title = What mattered
review-state = Progress
review-reckoning = Working it out…
review-seconds = about { $count } s
review-minutes = about { $count } min
review-stop = Stop
review-stopped = { $known } of { $all } rounds done
review-go-on = Continue
review-failed = This match can’t be reviewed.
notice-review-not-yet = “What mattered” opens when the match is over.
# A title: was it luck or skill? At most 48 characters. The same for the next four.
review-verdict-luck = { $what ->
    [dice] It was the dice
   *[cards] It was the cards
}
review-verdict-more-luck = { $what ->
    [dice] More the dice than your play
   *[cards] More the cards than your play
}
review-verdict-half = Half and half
review-verdict-more-you = { $what ->
    [dice] More your play than the dice
   *[cards] More your play than your cards
}
review-verdict-unclear = Hard to tell
review-decisions = Your decisions
review-luck = { $what ->
    [dice] The dice
   *[cards] Your cards
}
review-meter = { $name }: { $told }.
review-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
review-percent = { $percent }%
# Takes the place of an amount of points, as in “2 points lost”.
review-chance = { $amount }% of the chance to win
review-lost = { $amount } lost
review-won = { $amount } won
review-even = nothing either way
review-error = ±{ $amount }{ $sure ->
    [false] : hard to tell
   *[true] {""}
}
# Words under the terms of a sum: 204 on average + 12 dice − 9 decisions = 207 points. At most 18
# characters. The same for the next three.
review-average = on average
review-the-dice = dice
review-choices = decisions
review-points-word = { $count ->
    [one] point
   *[other] points
}
review-to-win = to win
review-well = You played well:
review-well-line = no decision clearly cost you { $amount } or more.
review-next-time = Next time, pay most attention to “{ $kind }”.
# “It” is the kind of decision that the sentence before it names.
review-kind-cost = It cost you { $amount } in { $count ->
    [one] one decision
   *[other] { $count } decisions
}.
review-ask-first = Ask yourself first:
review-costs = Your costliest moves
review-nothing-clear = Nothing clear: every difference is too close to call.
# Under the player’s cards and under the better ones: at most 8 characters. The same for the next
# one.
review-you = you
review-better = better
review-course = The whole match
review-axis-lead = points better than the table’s average
review-axis-points = points to expect
review-table = Table
# Column heads: also review-change, review-cost and review-expected. At most 14 characters.
review-what = What happened
review-change = Change
review-else = What else happened
review-others = The others
review-slide = Drag along the line to see what happened.
review-by-others = What others changed most
review-whose = Whose decisions
review-cost = Cost
review-close = too close to call
review-none = nothing
review-expected = Expected
review-bad-luck = { $what ->
    [dice] bad rolls
   *[cards] bad cards
}
review-good-luck = { $what ->
    [dice] good rolls
   *[cards] good cards
}
review-position = The position
review-hand = Your hand
review-unit-round = Points better than the table’s average this round (higher is better)
review-unit-match = Points you’d expect at the end (higher is better)
review-unit-chance = Your chance to win the match
# $difference is such as “2 points”, and so is $error. The same for the next two.
review-exactly = The difference is exactly { $difference }.
review-clear = The difference of { $difference } is clear-cut (±{ $error }).
review-not-clear = The difference of { $difference } is too close to call (±{ $error }).
review-source = Most of it comes from: { $part }.
review-plain = There was nothing to think about: no other move comes close.
review-best-known = No better move is known than yours.
review-why = Why
review-why-better = Better:
review-your-reason = In favour of your move:
review-known = What you could know:
review-likely = In { $percent }% of the deals that fit what you knew, the better move scored more.
review-what-came = What happened next
review-could-hold = What they could hold
review-could-hold-line = Some of the deals in which both moves were tried. They were guessed from what you could know; the real one wasn’t looked at.
review-deals = { $count ->
    [one] { $shown } of { $count } deal
   *[other] { $shown } of { $count } deals
}
review-deal = Deal { $number }
review-play-on = Play on from here
review-try = Try again
review-of = { $at } of { $all }
review-next = Next
review-leave = Back to What mattered
review-what-now = What would you do?
review-latest = What mattered last time
review-from = { $day }: what mattered

### How well one plays

skill = Skill without luck
skill-none = “What mattered” shows what your decisions in a match cost and what luck gave you. None of these matches has been reviewed yet.
skill-decisions = Your decisions
skill-luck = Luck
skill-points = { $span ->
    [match] points a match
   *[round] points a round
}
skill-error = ±{ $points }
skill-error-word = Error
skill-scale = { $span ->
    [match] points a match, compared with the best play known
   *[round] points a round, compared with the best play known
}
skill-reviewed = { $count } of { $all } matches reviewed.
skill-review = Review the match of { $day }
kinds = Strengths and weaknesses
kinds-few = Too few decisions have been reviewed to say: ten of a kind are needed.
kinds-even = No kind of decision stands out yet.
kinds-best = Best
kinds-worst = Worst
kinds-how = { $clear ->
    [0] no clear mistake in { $decisions } decisions
    [one] 1 clear mistake in { $decisions } decisions
   *[other] { $clear } clear mistakes in { $decisions } decisions
}
kinds-decisions = Decisions
kinds-clear = Mistakes
kinds-cost = Points per decision

# Friends: rooms, and the ways to them
friends = Friends
friends-title = { $game } with friends
friends-seats = The seats
friends-sits = { $name } is here.
friends-goes = { $name } is no longer here.
friends-hint = Tap a free seat to add a bot.
# Said by screen readers: what a tap on a seat does. The same for the next two.
friends-touch-free = Free seat: let a bot sit here
friends-touch-bot = { $name }, bot: free this seat
friends-touch-person = { $name }: move, or free the seat
move-seat = Move { $name }
move-where = Tap the seat for { $name }.
take-seat = Free the seat
more-here = More players on this device
more-here-help = your cards are hidden between turns
their-name = Their name
# The button that adds a player on this device. At most 13 characters.
sits-here = Add
gets-up = Remove { $name }
no-seat-left = No seats left.
own-bot-sits = Your own bot
own-bot-sits-help = it thinks on this device
who-watches = Spectators
you-watch = You’re watching: you see what everyone sees.
late-sits = You get a seat after this round or in the next match, if a bot can give you its place.
somebody = Someone
against-bots = Against bots
invite-to = Invite to { $game }
each-own-phone = each on their own device
join-side = Join a friend in the same room
room-private = { $name } doesn’t allow spectators
friends-start = Start
friends-count = { $people ->
    [one] { $people } person
   *[other] { $people } people
  }, { $bots ->
    [0] no bots
    [one] { $bots } bot
   *[other] { $bots } bots
  }
friends-asked = Your device deals and knows every hand, so play with people you trust.
by-link = By link
servers-see = { $turn ->
    [true] Public servers and the other devices see your IP address, but no server can read what the devices send, even if it passes it on
   *[false] Public servers and the other devices see your IP address, but no server can read what the devices send
  }.
# $names is a list of players, $count is how many.
friends-unkept = { $count ->
    [one] { $names }’s device hasn’t answered. Start again, or let a bot take that seat.
   *[other] These devices haven’t answered: { $names }. Start again, or let bots take those seats.
}
# On a seat of the table in a room, under a name or instead of one. At most 12 characters. The same
# for the next three.
seat-free = Free
seat-bot = bot
seat-host = host
seat-away = away
# A warning tag: letters of two alphabets may make one name look like another. At most 25
# characters.
name-mixed = mixed alphabets
room-is-open = Room open
open-room = Open the room
room-code = QR code
invite = Invite
invite-help = Friends scan the code or open the link, enter a name, and have a seat.
bots-are = bots: { $level }
side-by-side = In the same room
side-by-side-line = Two devices on the same Wi-Fi scan each other’s codes, without the internet.
onlookers = Allow spectators
onlookers-help = They see only what everyone sees.
asking-relays = Contacting the connection servers…
no-relay = Can’t reach a connection server. Try again, or use “In the same room”.
invited-by = { $name } invites you
say-your-name = Enter your name first.
sit-down = Sit down
just-watch = Just watch
guest-asked = It’s free and needs no account, and the table shows what you may play. { $name }’s device deals and knows every hand. { servers-see }
other-version = { $name } uses another version of Taku. Reload the page; if that doesn’t help, ask { $name } to reload it too.
to-home = Go to Home
room-full = { $name }’s table is full
room-full-line = You can watch if { $name } allows it, or try again once a seat is free.
room-closed = { $name } has closed the room
room-freed = { $name } has freed your seat
room-elsewhere = You’re sitting at { $name }’s table in another tab
room-version = { $name } uses another version of Taku
host-starts = Waiting for { $name } to start
arriving = Joining the table
finding = Finding { $name }’s device
# Steps of a connection: a title, how it went, and with -not, how it failed so far.
way-relays-title = Connection servers
way-relays = A server has answered.
way-relays-not = No server has answered yet.
way-found-title = The room
way-found = { $name }’s device has answered.
way-found-not = { $name }’s device hasn’t answered yet.
way-direct-title = A direct connection
way-direct-not = Your device and { $name }’s haven’t reached each other yet.
way-server-title = A server in between
way-server-silent = It hasn’t answered.
way-server-not = It couldn’t connect the devices either.
connected-network = { $name } is connected within the same network.
connected-internet = { $name } is connected directly over the internet, because the devices aren’t in the same network.
connected-direct = { $name } is connected directly.
connected-server = { $name } is connected through a server, encrypted, because the networks allow no direct connection.
connected-codes = { $name } is connected by code, without a server.
no-way = No connection to { $name }’s device
no-way-why = Taku has tried for 30 seconds to reach { $name }’s device. Some mobile networks and offices don’t let two devices talk to each other.
what-helps = What usually helps
help-wifi = Both on the same Wi-Fi, or you on { $name }’s hotspot.
help-vpn = Turn off any VPN on both devices.
side-show = Show your code
side-scan = Scan their code
next-step = Next
let-scan-title = Let your friend scan this
# $button is the name of a button: join-side.
let-scan = Both devices need the same Wi-Fi or hotspot. On your friend’s: choose “{ $button }” and scan this.
let-scan-back-title = Now let them scan this
let-scan-back = Once they’ve scanned it, you join their table.
code-as-text = The code as text
copy-as-text = Copy as text instead
next-scan = Next: scan theirs
now-scan-title = Now scan their code
now-scan = It appears once they’ve scanned yours.
scan-first-title = Scan your friend’s code
scan-first = On the host’s device, choose “In the same room”.
no-camera = No camera found. Paste the code as text, or load a picture of it.
camera-denied = The browser’s settings don’t allow the camera on this page. Paste the code as text, or load a picture of it.
finder = What the camera sees
their-code = Their code as text
paste-text = Paste text
load-picture = Load a picture
picture-stays = The picture stays on this device.
no-code-in-picture = There’s no code in this picture.
nothing-to-paste = The clipboard couldn’t be read, or holds no text. Paste the code into the field yourself.
own-code = That’s your own code.
not-a-code = Not a Taku code.
not-this-code = That’s not the right code. Start again on both devices: the host’s code is scanned first.
insecure = Not over this connection
insecure-why = Taku encrypts what devices send to each other. Browsers allow that only at addresses that begin with https, or on the computer that serves the page.
insecure-works = Everything else works here: matches against bots or with others at this device, lessons, practice and the score pad.
no-way-aside = The devices can’t reach each other. Are both on the same Wi-Fi?
# Messages that players send each other with one tap: at most 17 characters. The same for the next
# five.
sign-1 = Hello
sign-2 = Well played
sign-3 = Ouch!
sign-4 = Thanks
sign-5 = One moment
sign-6 = Good game
host-away = { $name }’s device is away
host-away-kept = The match is kept here. If { $name } isn’t back within a minute, one of the other devices takes over, perhaps this one.
host-back = { $name } is back and plays on.
taking-over = You’re taking over the match
taking-over-waits = The other devices are joining yours.
deals-now = host now
leave-match = Leave, and let the others play on
leave-match-line = Another device takes over the match. A bot plays in your seat until you’re back.
leave-now = Leave now
leave-after-round = Leave after this round
leave-after-round-help = If you leave at once, this round is dealt again; if you wait, it’s played to the end.
device-away = { $name } is away
pair-again = Pair again
pair-again-kept = The match and the seats are saved. Pair the two devices again with the codes, and it continues.
seat-waits-pair = The seat is kept. If { $name } doesn’t come back, pair the two devices again with the codes.
seat-waits = The seat is kept. { $name } can come back with the link.
send-link-again = Send the link
let-bot-play = Let a bot play
give-seat-back = Give the seat back
guest-slow = The table is waiting for { $name }
guest-slow-line = A bot can play for { $name } until you tap the seat and give it back.
seat-held = A bot is playing for you. { $name } can give you the seat back.
bot-plays = a bot plays
watch-count = { $count ->
    [one] { $count } spectator
   *[other] { $count } spectators
  }
signs = Quick messages
# The title of the browser’s tab. $turn is such as “Your turn”, $title the game.
turn-at = { $turn } – { $title }
back-to-table = Back to the table
close-room = Close the room
with-friends = With friends
with-friends-state = each on their own device
leave-room = Leave the room
room-code-large = QR code: large or small

### The lab

lab = Lab
lab-line = your own bot, in Python
lab-of = Lab: { $game }
lab-file = Bot
lab-kept = saved on this device
lab-not-kept = only for this visit
lab-files = Files
lab-undo = Undo typing
lab-redo = Redo typing
lab-send = Send as a link
lab-sit = Sit down
lab-measure = Measure
lab-try = Try
lab-tab-code = Code
lab-tab-table = Table
lab-tab-printed = Printed
lab-tab-sees = What a bot sees
lab-tab-returns = What it returns
lab-code = The bot’s code
lab-coming = Loading the editor
lab-keys = Symbols
lab-indent = Indent
lab-which = { $given ->
    [true] Which game is { $file } for? You can read it in the lab before any of it runs.
   *[false] Which game should your bot play?
}
lab-unread = Someone else wrote this.
lab-unread-file = This came in a file.
lab-unread-line = None of it runs until you’ve read it.
# Takes the place of $where in the next four. $lines are numbers such as 3, 7–9.
lab-lines = { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
lab-unseen = { $count ->
    [one] One character is invisible or reverses the text: { $where }.
   *[other] { $count } characters are invisible or reverse the text: { $where }.
}
lab-far = { $count ->
    [one] One line continues far to the right: { $where }.
   *[other] { $count } lines continue far to the right: { $where }.
}
lab-gap = The code continues after many empty lines: { $where }.
lab-mixed = { $count ->
    [one] One word mixes letters of two alphabets that can look the same: { $where }.
   *[other] { $count } words mix letters of two alphabets that can look the same: { $where }.
}
lab-have-read = I’ve read it
lab-unread-mark = not read yet
lab-idle = Press Try to play one deal with this bot and see it here, move by move.
lab-playing = Playing the deal
lab-trying = { $name } is playing a deal.
lab-nothing-yet = Whatever your bot prints appears here, decision by decision.
lab-nothing-printed = nothing printed
lab-decision = Decision { $number }
lab-ms = { $time } ms
lab-where = The run stopped after move { $at }.
lab-at-start = The run stopped before the first move.
lab-late = Stopped after { $seconds } s without a move.
lab-gone = The bot’s Python has ended or couldn’t start: it ran out of memory, or wasn’t loaded. Try again.
lab-illegal = The bot’s move can’t be played. { $why }
lab-own = Your bots
lab-name = Name of the file
lab-begin-with = Start a new one from
lab-starter-plays = One that just plays
lab-starter-counts = One that counts
lab-starter-worlds = One that tries out possible deals
lab-out = Export
lab-save = Save as .py
lab-remove = Remove { $name }
lab-damaged = A bot that can’t be read
lab-league = League
lab-league-help = Your bots and the levels play each other on the same deals, in every seat, and are rated.
lab-league-begin = Start the league
lab-league-line = Ratings by openskill’s Plackett–Luce model, ± two standard errors. Same deals, every bot in every seat.
lab-deals = { $deals } of { $all } deals
lab-left = { $minutes } min left
lab-stop = Stop
lab-go-on = Continue
lab-start = Start
lab-rests = paused
lab-how-many = Deals
lab-against = Against
lab-against-all = All levels
lab-away = Keep measuring in the background
lab-away-help = It pauses while you play or the page is hidden, and tells you when it’s done.
lab-measuring = Playing the first deal.
lab-one-deal = One deal says nothing yet.
lab-sentence = { $way ->
    [better] Better than { $other } by { $by } ± { $error } points a deal
    [worse] Worse than { $other } by { $by } ± { $error } points a deal
   *[level] Level with { $other }, ± { $error } points a deal
}: { $sure ->
    [true] sure
   *[false] not sure yet
}
lab-how = Same deals, every bot in every seat, so luck cancels out. Dot: average. Line and ±: two standard errors. Dashed: an equal share.
lab-figures = All numbers
lab-who = Bot
lab-rating = Rating
lab-points-each = Points a deal
lab-fewer = Fewer is better
lab-more = More is better
# The average time for a move. The next one is the longest time.
lab-move = A move
lab-slowest = Slowest
lab-refused = Lost by an error
lab-lost = { $name } lost { $count ->
    [one] one deal
   *[other] { $count } deals
} by an error:
lab-csv = Save as CSV
lab-command = It keeps running while you edit, and results are saved. Changing the code starts a new measurement. To run it from the command line:
# Explains a line of Python that stands beside it. Code, such as “moves”, stays English. The same
# down to lab-time.
lab-agent = A function with this name is your bot. It is called for every decision and keeps no memory between calls.
lab-zones = What is on the table: hands, the trick or pile, the last trick. Each has role, seat (its owner), items, and seats (who played each item). "?" is a face-down card.
lab-seat = Whose turn it is, and where the bot sits. Seats are numbered from 0.
lab-points = Each player’s total, and what the round has scored so far.
lab-badges = Facts about the table, and what the bot must decide now.
lab-sheet = The score sheet with its boxes, where the game has one.
lab-moves = All legal moves, in notation: QS is the queen of spades, TD the ten of diamonds.
lab-random = Its own random generator: random.choice(moves), random.random().
lab-weigh = Or an object called bot with this method: it gets the engine’s own objects.
lab-seen = The bot’s seat, and its legal moves as engine objects.
lab-world = A complete state that is possible: what the bot can’t know is dealt at random. clone(), play(move), moves(), points.
lab-returns-move = agent returns one of the moves, exactly as it was given.
lab-returns-weighed = weigh returns a list, best first; points may be left out.
lab-prints = Whatever is printed appears beside the decision, up to 4,000 characters.
lab-time = Each decision has this time limit. After that, the easiest bot plays the move and you’re told.
data-bots = Your bots
data-came-bots = { $count ->
    [one] 1 bot of your own
   *[other] { $count } bots of your own
}
notice-bot-replaced = { $why ->
    [late] { $player } took too long: the easiest bot plays instead, this time and whenever it happens again.
    [said] { $player } failed (“{ $words }”): the easiest bot plays instead, this time and whenever it happens again.
    [refused] { $player } tried a move that the rules forbid: the easiest bot plays instead, this time and whenever it happens again.
    [missing] { $player } is no longer on this device: the easiest bot plays instead.
    [unread] { $player } came in a file and hasn’t been read yet: the easiest bot plays instead. The lab shows its code.
   *[gone] { $player } can’t be started: the easiest bot plays instead, this time and whenever it happens again.
}
notice-bot-parted = Another tab has changed this bot in the meantime. What you wrote here is saved beside it, as { $name }.
notice-bot-long = This bot is too long: the end of the code hasn’t been saved.
notice-bot-file-long = This file is too long to be a bot. Nothing has been changed.

# My lessons, and the desk at which one is written
my-lessons = My lessons
my-lessons-line = Write your own lessons: a position, a question, and a reply to each answer. The rules do the marking.
my-lessons-none = Write one
make-lesson = Make a lesson
desk-untitled = Untitled lesson
desk-new = New lesson
desk-steps-count = { $count ->
    [0] no steps yet
    [one] { $count } step
   *[other] { $count } steps
}
desk-remove = Remove { $title }
desk-damaged = Can’t be read
desk-damaged-one = Damaged lesson { $number }
desk-take = Make a lesson of this position
desk-instead = Use it in step { $number } of “{ $title }”, instead of its position
desk-into = Add it as a step of “{ $title }”
desk-kept = on this device
desk-not-kept = for this visit only
desk-undo = Undo
desk-redo = Redo
desk-try = Try it
desk-try-over = Back to the desk
desk-send = Send
desk-left = { $count ->
    [one] { $count } thing to do
   *[other] { $count } things to do
}
desk-steps = Steps
desk-step-unnamed = No heading
desk-questions = { $count ->
    [one] { $count } thing to do
   *[other] { $count } things to do
}
desk-whole = complete
desk-add = Add a step
desk-parts = Parts of the step
desk-tab-position = Position
desk-tab-words = Words
desk-tab-answers = Answers
desk-task = Task
desk-kind-move = A move, or one of several
desk-kind-forbidden = Try a forbidden move
desk-kind-playable = All playable cards
desk-kind-number = A number
desk-kind-seat = A player
desk-kind-choice = A choice of answers
desk-kind-play = Play on against bots
# Labels of fields. The same for the next four.
desk-title = Heading
desk-say = What it is about
desk-ask = Question
desk-right = If the answer is right
desk-hint = Hint
# What an author may type. QS, p1, the brackets and the pairs of stars stay as they are.
desk-signs = { "{QS}" } draws the queen of spades, { "{p1}" } is the player on your left, **two stars** make words bold.
desk-touch-move = Tap to mark it right; tap again for poor, then wrong.
desk-touch-forbidden = Tap the forbidden move that learners should try.
desk-touch-several = Tap the cards or dice of a move, and mark it below.
desk-touch-box = Tap a box to mark it right; tap again for poor, then wrong.
desk-touch-playable = The rules know which cards may be played.
desk-touch-number = The learner gives a number.
desk-touch-seat = The learner chooses a player.
desk-touch-choice = The learner chooses one of your answers.
desk-touch-play = The learner plays on from here.
desk-broken = This position can’t be set up.
desk-from-match = From a match
desk-from-match-line = replay one of your matches and pick a position
desk-set-up = Set up
desk-set-up-line = deal it by hand on the open table
desk-same = The same position
desk-same-line = as in the step before
desk-copy-ours = Copy one of ours
desk-copy-ours-line = as a starting point
desk-lay-first = Where does the lesson start?
desk-lay-step = Which position should this step use?
# Marks on moves: at most 12 characters. The same for the next five. “Rules” means that the rules
# decide.
desk-stand-right = Right
desk-stand-poor = Poor
desk-stand-wrong = Wrong
desk-stand-decide = Decide
desk-stand-rules = Rules
desk-stand-try = To try
desk-cards = { $cards }
desk-undecided = This move is allowed too.
desk-undecided-ask = Right, poor or wrong?
desk-same-right = The same reply as above.
desk-say-right = Reply if it is right
desk-say-poor = Why there is something better
desk-say-wrong = Why it is wrong
desk-picked = { $none ->
    [true] { $cards } is not a move here, nor part of one.
   *[other] { $count ->
        [0] Tap cards that belong together to see their moves.
       *[other] Moves with { $cards }
    }
}
desk-many = { $count } moves are unmarked. Say which are right; you can mark the others together.
desk-others = All other moves
desk-others-wrong = All others are wrong
desk-others-apart = One by one
desk-other-usual = That’s allowed, but it’s not what is asked.
desk-stray = This is no longer a legal move in this position.
desk-locked = Against the rules
desk-no-move-here = No one has a move to make in this position. Choose another task or another position.
desk-by-rules = The rules decide
desk-allowed = { $card } may be played here.
desk-allowed-cards = { $cards } may be played here.
desk-forbidden-none = Tap a card marked “Rules”.
desk-nothing-forbidden = No single card is forbidden in this position. Several together may be.
desk-how-many = Cards to try
desk-alone = One card
desk-together = Several together
desk-try-several = Tap the cards to try together. The rules then say why not.
desk-try-more = If other cards may be tried as well, tap those too.
desk-try-these = Ask for these
desk-try-box = Tap a box marked “Rules”.
desk-no-box-forbidden = No box is forbidden in this position.
desk-no-move = These cards don’t make a move.
desk-not-forbidden = The rules allow this here, or refuse it for another reason.
desk-number = The right number
desk-another-number = A wrong number that deserves its own reply
desk-another-add = Add
desk-any-other = Any other answer
desk-say-other = Reply to it
desk-wrong-is-right = This is the right answer.
desk-seat = The correct player
desk-answer = Answer { $number }
desk-answer-right = Answer { $number } is right
desk-answer-drop = Remove answer { $number }
desk-answer-add = Add an answer
desk-play = How long
desk-play-until = { $stretch ->
    [trick] to the end of the trick
    [round] to the end of the round
    [1] one move
   *[other] { $stretch } moves
}
desk-as-seen = As learners see it
desk-shape-phone = Phone
desk-shape-projector = Projector
desk-nothing-yet = Once there is a position, you can try the step here.
desk-from = from { $author }
desk-about = About this lesson
desk-lesson-title = Name of the lesson
desk-author = Author (shown to learners)
desk-also = Also in
desk-also-none = No other language
desk-also-help = With a second language, every text has two fields, side by side. If one is empty, the other language is shown.
desk-this-step = Step { $number }
# Buttons that move a step of the lesson up or down. The same for the next one.
desk-earlier = Earlier
desk-later = Later
desk-copy-step = Copy
desk-drop-step = Delete
desk-dropped = The step has been deleted. Undo brings it back.
notice-seeking = When the position is ready, tap “Make a lesson”: it goes into your lesson.
notice-lesson-parted = Another tab has changed this lesson in the meantime. What you wrote here is saved beside it, as a separate lesson.
data-own = Your lessons
data-came-own = { $count ->
    [one] 1 lesson of your own
   *[other] { $count } lessons of your own
}

# Lessons that are sent, and what comes back
send-lesson = Send the lesson
send-lessons = { $count } lessons
send-change = Change
send-wall = Put this on the wall: anyone who scans it can start at once.
send-print = Print it for the wall
send-print-line = code and title, on one page
send-file = Save as file
send-scorm = Save for Moodle
send-scorm-line = a SCORM 1.2 package: the platform records results
send-no-code = This lesson is too long for a QR code. Send the link, or save it as a file.
send-open-room = Or open a room: its code is short.
send-only-file = This is too long for a link. Save it as a file, and share that.
send-not-written = The file couldn’t be written: part of the lesson is invalid.
send-all-in-link = The link itself holds everything: no server, no account, nothing about your device.
send-all-in-file = The file holds everything: no server, no account, nothing about your device.
send-course = Several lessons in one link
send-course-help = They appear in the order you choose them.
send-course-title = Name of the course
given = Lessons from others
given-one = Someone else’s lesson
given-lead = Lessons from other people that you’ve saved, with your progress.
given-from = { $course ->
    [true] { $named ->
        [true] A course from { $author }
       *[other] A course someone sent you
    }
   *[other] { $named ->
        [true] A lesson from { $author }
       *[other] A lesson someone sent you
    }
}
given-line = { $course ->
    [true] { $lessons ->
        [one] { $lessons } lesson
       *[other] { $lessons } lessons
    }
   *[other] { $game }
} · { $steps ->
    [one] { $steps } step
   *[other] { $steps } steps
} · about { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
given-whose = { $named ->
    [true] The words are { $author }’s, not Taku’s.
   *[other] The words are the sender’s, not Taku’s.
} What’s allowed is decided by the rules of { $game }.
given-keep = Save it on this device
given-keep-help = Includes your progress. Otherwise you’ll need the link to come back.
given-begin = Start
given-new = { $game } is new to me
given-file = Open a lesson from a file
given-choose = Choose a file
given-asks = { $file } contains:
given-agree = Save and open
given-refuse = Don’t save
given-wrong = This file isn’t a working lesson{ $named ->
    [true] : its part “{ $part }” is invalid.
   *[other] .
}
given-wrong-line = This file isn’t a working lesson: line { $line } is invalid.
given-too-large = This file is too large to be a lesson.
slip-done = Done! Here’s your result slip
# How many steps were right at the first attempt: “3 of 5”.
slip-result = { $right } of { $steps }
slip-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
slip-change-name = Change name
slip-write-name = Add my name
slip-try = { $tries ->
    [0] not yet
    [1] 1st try
    [2] 2nd try
    [3] 3rd try
    [21] 21st try
    [22] 22nd try
    [23] 23rd try
   *[other] { $tries }th try
}
slip-show = { $named ->
    [true] Show this to { $to }, or read it out
   *[other] Show this or read it out
}
slip-qr = The slip as a QR code
slip-holds = The slip holds your name, attempts, time and most frequent wrong answer, nothing else. It stays here unless you show or send it.
slip-send = Send the slip
slip-copy = Copy the slip’s link
slip-not-copied = The link couldn’t be copied. Read the text code out, or show the QR code.
slip-one = A slip
slip-strange = { $named ->
    [true] { $name }’s slip doesn’t belong to any lesson here
   *[other] This slip doesn’t belong to any lesson here
}
slip-strange-line = Slips can be collected only on the device where the lesson was written, and only while its positions and answers stay the same.
slip-came = { $came ->
    [0] This slip was here already.
   *[other] { $named ->
        [true] { $name }’s slip is here.
       *[other] The slip is here.
    }
}
class = The class
class-line = collect results, see who understood
class-kept = { $count ->
    [one] { $count } slip · only on this device
   *[other] { $count } slips · only on this device
}
class-none = No slips yet
class-none-line = Everyone who finishes the lesson gets a slip: a QR code to scan, a text code to read out, and a link.
class-collect = Collect slips
class-scan = Scan slips
class-stop = Stop scanning
class-scan-line = Hold up one phone after another. Each is counted once.
class-blind = There’s no camera, or it may not be used. Paste text codes or links instead.
class-paste = Or enter text codes or links, one per line, each after a name if you like
class-take = Add them
class-collected = { $came ->
    [0] { "" }
    [one] { $named ->
        [true] { $name } · slip { $slips }
       *[other] One slip has come in.
    }
   *[other] { $came } slips have come in.
}{ $here ->
    [0] { "" }
    [one] { $named ->
        [true] { " " }{ $name } is already here.
       *[other] { " " }One was already here.
    }
   *[other] { " " }{ $here } were already here.
}{ $other ->
    [0] { "" }
    [one] { " " }One is from another lesson.
   *[other] { " " }{ $other } are from other lessons.
}{ $strange ->
    [0] { "" }
    [one] { " " }One line is not a slip.
   *[other] { " " }{ $strange } lines are not slips.
}
# Takes the place of $page in sentences below: “goes to Mia’s page”. The same for club-page.
class-page = { $named ->
    [true] { $to }’s page
   *[other] the teacher’s page
}
slip-tells = Your name, attempts, time and most frequent wrong answer go to { $page }; no one else can read them. { servers-see }
fetch-title = The lesson comes from { $page }
fetch-asked = Your device asks for it directly, and sends nothing about you. { servers-see }
fetch-it = Get the lesson
fetch-going = Looking for it…
fetch-failed = { $page } can’t be reached right now. It has to be open and online. Or ask for the lesson as a link or a file.
given-hand-in = { $begun ->
    [true] Continue, and send my slip
   *[other] Start, and send my slip
}
given-alone = { $begun ->
    [true] Continue without sending
   *[other] Start without sending
}
slip-holds-class = The slip holds your name, attempts, time and most frequent wrong answer, nothing else. It stays here unless you show it, send it, or agree to automatic sending.
slip-nameless = Add your name first.
slip-hand-in = Send it to { $page }
slip-going = On its way to { $page }…
slip-waits = The slip can’t reach { $page } yet. It waits on this device and is sent automatically as soon as this page and { $page } are both open and online. Or show the code.
slip-taken = It’s now on { $page }.
slip-full = { $page } can’t take any more slips. Show the code instead.
slip-other = { $page } no longer collects this lesson. Show the code instead.
slip-handed-in = { $answer ->
    [taken] { $name }’s slip is now on { $page }.
   *[other] { $name }’s slip wasn’t accepted on { $page }. Open the lesson again, and show the code.
}
class-air = Automatic collection
class-air-short = slips arrive automatically
class-air-line = Learners who open the lesson through a special link can agree to send their slip here automatically; only this device can read it. { servers-see } Without the internet, slips come by QR code, link or text code.
class-air-long = This lesson is too long for that. Its slips come by QR code, link or text code.
class-wall = Put this on the wall: anyone who scans it can start at once, and their slip arrives here.
class-joined = { $count ->
    [0] No device is connected right now.
    [one] One device is connected right now.
   *[other] { $count } devices are connected right now.
}
class-no-relay = Can’t reach a connection server. For now, slips come by QR code, link or text code.
class-full = No more slips can arrive automatically: the limit is 64 devices, and 20 slips from each. Collect others by code, or remove some.
class-before = Answered before you changed the lesson: { $count ->
    [one] { $count } slip
   *[other] { $count } slips
}
class-before-line = Their positions or answers differ from the lesson as it is now, so they aren’t counted.
class-lost = From lessons that are no longer here: { $count ->
    [one] { $count } slip
   *[other] { $count } slips
}
class-lost-line = The lesson has been removed, or it was changed in an older version of Taku that couldn’t tell old slips from new ones.
class-some = { $count ->
    [one] One slip
   *[other] { $count } slips
}
class-remove-all = Remove all
class-no-proof = A slip proves it belongs to this lesson, not that no one cheated.
class-csv = Save as CSV
class-csv-step = Step { $step }: attempt
class-csv-wrong = Step { $step }: wrong answer
class-code = Code
class-seconds = Seconds
class-slip = Slip
class-damaged = { $count ->
    [one] One slip can’t be read.
   *[other] { $count } slips can’t be read.
}
class-sentence = { $hard ->
    [true] Step { $step } was the hardest: { $right } of { $count } got it first time
   *[other] Everyone got every step first time
}
class-how = Which attempt got each step right, in each learner’s first slip. First, best and last show how many steps they got right first time.
class-who = Who
class-first = First
class-best = Best
class-last = Last
class-time = Time
class-all = All
class-at-once = { $right } of { $count } first time
class-wrong = Most often wrong
class-times = { $times }×
class-another = another answer
class-nameless = no name ({ $code } …)
class-slips = { $count } slips
class-slip-of = Slip { $number }
class-slip-named = { $name }’s slip { $number }
class-right-at-once = { $right } of { $steps } first time
class-remove = Remove { $name }’s slip { $number }
ask-class = Ask the class
ask-class-line = on the projector, step by step
ask-which = { $game }: which lesson?
ask-leave = Leave the class
ask-step = Step { $step } of { $steps }
ask-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
ask-next = Next step
ask-end = Finish
ask-tap = Count the votes with the buttons or number keys. The answer stays hidden.
ask-none = Here the class plays on. There’s nothing to count.
ask-less = One less for { $choice }
ask-more = One more for { $choice }
ask-counted = { $choice }: { $count }
data-slips = Class slips
data-given = Lessons from others
data-came-slips = { $count ->
    [one] 1 class slip
   *[other] { $count } class slips
}
data-came-given = { $count ->
    [one] 1 lesson from others
   *[other] { $count } lessons from others
}

### Examples of the Python library

examples = Try Python
examples-which = Example
examples-code = Code of the example
examples-run = Run
examples-printed = Output
examples-idle = Press Run: the output appears here.
examples-busy = Running…
examples-late = Stopped: it took longer than { $seconds } s.
examples-gone = Python has ended or couldn’t start. Run it again.
examples-documents = Library documentation

### Events of a club

events = Events
event = Event
club-state = same deals for everyone
events-line = An event is a few deals that everyone plays against the same bots, each on their own device. The page checks every result and ranks them.
events-here = On this device
club-new = New event
club-open-file = Open files
club-no-file = { $unread ->
    [one] One file is neither an event nor an event’s result.
   *[other] { $unread } files are neither events nor event results.
}
club-not-here = These results are of an event that isn’t on this device, or of several. Open the event first, and add the results of one event at a time.
club-left = { $count ->
    [one] one deal to play
   *[other] { $count } deals to play
}
club-all-played = all deals played
club-deals = { $count ->
    [one] one deal
   *[other] { $count } deals
}
club-until = until { $when }
club-ended = ended { $when }
club-deals-asked = Deals
club-bots = Bots in the other seats
club-open-until = Open until
club-tonight = Tonight
club-no-end = No end
club-name = Name of the event
club-same-for-all = { $count ->
    [one] Everyone plays the same deal, whenever they like: about { $minutes } minutes.
   *[other] Everyone plays the same { $count } deals, whenever they like: about { $isLong ->
        [true] { $hours } hours
       *[other] { $minutes } minutes
    }.
}
club-who = Who may enter
club-who-link = Anyone with the link
club-who-class = My class
club-who-names = Only these names
club-names = Names, one per line. Everyone with the link can read them.
club-names-missing = Write the names of the players who may enter.
club-names-count = { $count ->
    [one] one name
   *[other] { $count } names
}
club-choose-name = Choose your name
club-make = Make the event
club-not-made = This event can’t be made: { $problem }
club-invite = Invite
club-save = Save as a file
club-results = Results
club-results-count = { $count ->
    [one] one result
   *[other] { $count } results
}
club-none-yet = No results yet
club-fixed = The deals are fixed now. Taku shows no deal before it’s played, not even to you.
club-other-build = This event was made with another version of Taku, whose bots may play differently. It can’t be played here, and its results can’t be checked.
club-link-long = This link is too long for many apps. Send the file instead.
club-play-all = { $count ->
    [one] Play the deal
   *[other] Play your { $count } deals
}
club-play = Play deal { $deal }
club-resume = Resume deal { $deal }
club-deal-of = Deal { $deal } of { $deals }
club-on = Continue the event
club-send = Send your result
club-enter-as = Enter under this name
club-your-result = { $name }: { $count } of { $all } deals played
club-air-short = results arrive automatically
club-air-line = Entrants who open the event through the room’s new link can agree to send their results here automatically; only this device can read them. { servers-see } Without the internet, results come by link, file or QR code.
club-no-relay = Can’t reach a connection server. For now, results come by link, file or QR code.
club-came = { $name }’s result has arrived.
club-page = { $named ->
    [true] { $to }’s page
   *[other] the organiser’s page
}
result-tells = Your name and every move of your deals go to { $page }, now and after each further deal; no one else can read them. { servers-see }
result-going = On its way to { $page }…
result-waits = The result can’t reach { $page } yet. It waits on this device and is sent automatically as soon as this page and { $page } are both open and online. Or send the link or the file.
result-taken = It’s now on { $page }.
result-full = { $page } can’t take any more results. Send the link or the file instead.
result-other = { $page } doesn’t take this result. Send the link or the file instead.
result-handed-in = { $answer ->
    [taken] { $name }’s result is now on { $page }.
   *[other] { $name }’s result wasn’t accepted on { $page }. Open the event, and send the link or the file.
}
club-send-line = The link and the file hold your name and every move of your deals. They go only to the people you send them to.
club-reading = Reading the event…
club-join = Enter the event
club-add-asked = { $count ->
    [one] Add this result to the table?
   *[other] Add these { $count } results to the table?
}
club-add = Add
club-add-not = Don’t add
club-result-of = { $other ->
    [true] { $name }: a result of another event; it isn’t added
   *[other] { $name }: { $count ->
        [one] one deal
       *[other] { $count } deals
    }
}
club-full = No more results can be added: the limit is 64.
club-cells = What the cells show
# A point for each other entrant that one beats, as in duplicate bridge.
club-cells-matchpoints = Matchpoints
club-cells-differences = Against the average
club-cells-points = Points
club-add-file = Add results
club-print = Print
club-evening = An evening of several games
club-evening-line = matchpoints and places added up
club-evening-formula = The total adds up each entrant’s share of the matchpoints in each game. Equal totals are ranked by the smaller sum of places. A game that wasn’t played adds nothing.
club-evening-apart = { $name } appears { $count } times: the results come from different devices or aren’t signed, so they’re counted separately.
club-evening-games = Games of the evening
club-evening-open = { $count ->
    [one] One result is still to be checked
   *[other] { $count } results are still to be checked
}
club-evening-places = Sum of places
club-evening-total = Total
club-save-all = Save all results
club-projector = Projector
club-compare = Compare a deal
club-check-failed = The check has stopped. Open the table again to continue it.
club-checking = Checking: { $done } of { $all } done
club-checked = { $count ->
    [one] One result checked
   *[other] { $count } results checked
}{ $refused ->
    [0] {""}
   *[other] , { $refused } refused
}
club-not-compared = { $name } played with another version of Taku: not compared.
club-proof = A replay proves that every move is legal and that these are the event’s deals. It can’t prove that no one saw the cards first or tried twice.
club-again = { $name } began deal { $deal } more than once.
club-one-device = { $count ->
    [2] Two results come from the same device: { $names }.
   *[other] { $count } results come from the same device: { $names }.
}
club-unsigned = { $count ->
    [one] { $names }’s result isn’t signed by a device.
   *[other] Not signed by a device: { $names }.
}
club-entrant = Entrant
club-field = Against the average
club-give-or-take = , give or take { $error }
club-place = { $place }
club-place-shared = { $place }, shared
club-deal = Deal { $deal }
club-refused = { $name }’s result is refused
club-result-named = { $name }’s result
# Where a result is wrong: “Deal 2, entry 14: ♣7 isn’t …”. The same for the next one.
club-at-deal = Deal { $deal }:{" "}
club-at-entry = Deal { $deal }, entry { $entry }:{" "}
club-fault-other-event = It belongs to another event.
club-fault-entrant = This name isn’t on the event’s list.
club-fault-signature = It was changed after its device signed it.
club-fault-deals = It has no deal, or more deals than the event.
club-fault-long = Its log is longer than any match can be.
# Goes on after an entry such as ♣7. The same for the next four.
club-fault-draw = isn’t what this event deals or rolls here.
club-fault-move = isn’t a valid entry here.
club-fault-bot = isn’t what this bot plays here.
club-fault-short = is the last entry, but the deal isn’t over.
club-fault-further = comes after the end of the deal.
club-fault-shape = It isn’t a complete result.
# Goes on with the entry that would be right. The same for the next two.
club-known-draw = It should be
club-known-bot = It plays
club-known-move = Logs write it as
club-play-first = You haven’t played this deal yet.
club-nothing-to-compare = A comparison needs two entrants who have played this deal.
club-compare-with = Compare with
club-best = { $name }, best of the others
club-not-compared-now = These two logs can’t be compared.
club-same-until = { $count ->
    [0] The two entrants differ from the first decision on.
   *[other] Up to this decision both played the deal in the same way.
}
club-same-logs = Both played the whole deal in the same way.
club-hand = The hand at this decision
club-reviewing = Reviewing this decision…
club-no-mistake = The review finds no clear mistake here.
club-next-deal = Next deal
club-try = Try it from here
data-events = Events
data-results = Event results
data-came-events = { $count ->
    [one] 1 event
   *[other] { $count } events
}
data-came-results = { $count ->
    [one] 1 event result
   *[other] { $count } event results
}

### In other people’s pages

embed-open = Open in Taku
embed-step = step { $step } of { $steps }
embed-over = { $right } of { $all } right
embed = Embed
embed-help = Paste these lines into a web page, a blog or a course. The frame stores nothing and knows nothing about its reader.
embed-lines = Lines for the page
embed-copy = Copy the lines
embed-preview = Preview

# A SCORM package with the site inside
send-scorm-whole = Save for Moodle with Taku inside
send-scorm-whole-line = works without internet · { $size } MB
send-scorm-packing = Packing the files…

### Where no other words can be fetched: no connection, too old a browser, a failure

# Shown in all languages at once. The same for the next five.
last-too-old = This browser is too old for Taku. Update it, or open the page in a recent Chrome, Edge, Firefox or Safari.
last-framed = Another website is showing Taku inside its own page. To protect you, Taku only runs on its own page.
last-open = Open Taku
last-not-fetched = Part of Taku couldn’t be loaded. Check your connection and reload the page.
last-no-script = Taku runs in your browser and needs JavaScript, which is switched off. Allow it for this page and reload.
last-no-script-embedded = Taku runs in your browser and needs JavaScript, which is switched off.
last-failed = Something in Taku has gone wrong
last-failed-line = Your saved games are still here. Reload the page to continue. To be safe, save everything as a file first: you can import it again under “Your data”.
last-failed-again = This has happened here before. The home screen may still work.
last-reload = Reload
last-save = Save everything as a file
last-home = Home
last-saved = Everything has been saved as a file.
last-partly = The file has been saved, but this browser’s database can’t be read, so finished games are missing from it.
last-lost = Taku could not be opened: its page on this device is damaged or gone, and there is no connection to fetch it again. Your games are still here. Check the connection, then try again.
last-try-again = Try again
