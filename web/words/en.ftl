# The page in English

### Taku

tagline = A table for cards and dice
welcome = Take a seat
welcome-line = New to a game? Play a first one with a guide beside you: ten minutes, nothing to read before.
promise-free = Free
promise-offline = Works offline
promise-account = No account

### Home

play = Play
play-game = Play { $game }
starting = Laying the table
played-soon = Done in a moment
left-unfinished = Left unfinished
resume = Resume
resume-turn = Your turn
resume-other = Others are playing
also-unfinished = Also unfinished
round-number = Round { $round }
place-now = you are { $place ->
    [1] first
    [2] second
    [3] third
   *[other] { $place }th
}
for-you = For you today
remove = Remove
remove-match = Remove { $game }, { $when }
damaged = Can’t be opened
damaged-line = They stay as they are until you remove them.
damaged-game = Saved game
damaged-why = { $part ->
    [format] This game was saved by another version of Taku, which this one can’t read.
    [game] This version of Taku has no such game.
    [options] This game’s house rules are not those of this version.
    [seats] This game’s players are not those of this version.
    [move] Move { $entry } of this game can’t be played by the rules of this version.
    [crash] The table broke down twice at the same place of this game.
    [seed] This saved game is damaged: its seed can’t be read.
    [log] This saved game is damaged: its moves can’t be read.
    [names] This saved game is damaged: its players’ names can’t be read.
    [when] This saved game is damaged: its date can’t be read.
    [whole] This saved game is damaged.
   *[other] This saved game is damaged: its part “{ $part }” can’t be read.
}
damaged-copy = Copy
damaged-copy-match = Copy as text: { $match }
damaged-copied = The saved game is on the clipboard, as text.
damaged-remove = Remove for good: { $match }
games = Games
rules = Rules
rules-of = Rules of { $game }
options = Options
options-of = Options of { $game }
settings = Settings
about = About
back = Back
close = Close
other-theme = Light or dark
change-language = 日本語で表示
progress = Laying the table
progress-bytes = Laying the table · { $loaded } of { $total } MB
progress-starting = Laying the table · almost there

### A game

new-match = New match
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
look-back = Look back
workbench = Workbench
lessons = Lessons
see-again = See again
done-of = { $done } of { $all }
last-result = { $result } { $day }
won-of = { $won } of { $matches } won
not-played-yet = not played yet
not-begun-yet = not begun yet
all-hands-seen = all hands seen
unfinished = left unfinished
daily-begun-before = begun, and removed
matches-of = See again: { $game }
filter-result = Result
remove-played = Remove the match of { $day }, { $result }

### Notices

notice = Notice
dismiss = Dismiss
notice-update = A new version of Taku is ready.
update = Update now
notice-not-kept = This browser keeps nothing here: games and settings last until you close the page.
notice-measured = { $kind ->
    [league] The league is over, after { $deals } deals.
    [wrong] { $name } could not be measured to the end.
   *[measure] { $name } has been measured in { $deals } deals.
}
notice-not-opened = { damaged-why } It is kept as it is.
notice-unavailable = The table could not be loaded. Check the connection: after the first visit Taku works without one.
notice-incomplete = A part of the page could not be loaded. Check the connection: once all of it is there, Taku works without one.
notice-standstill = The table takes long to load: the connection is slow, or has stopped. It may still come.
notice-no-webassembly = This browser has no WebAssembly, or it is switched off (as in Lockdown Mode): games and lessons need it. The rules can be read without.
retry = Try again
notice-replaced = A newer version of Taku has taken the place of this one, which can no longer be loaded whole. Reload the page to go on.
reload = Reload
notice-not-read = What this browser keeps can’t be read just now.
notice-not-erased = This browser does not let the saved games be erased just now. Everything else is gone.
notice-tablebase-missing = What the best player knows by heart could not be loaded, so a weaker one fills in. Check the connection.
notice-lost = The browser has cleared away your saved games. If you have a file of them, it brings them back.
bring-file = To the file
notice-waits = Your game is kept as you left it.
back-to-game = Back to the game
notice-nowhere = There is nothing here at “{ $address }”.
notice-apart = This game is played with friends. Open its link again to go on.
notice-elsewhere = This game is open in another tab.
play-here = Play it here
notice-taken = Another tab goes on with this game.
notice-not-laid = The table broke down twice at this position, so it can’t be laid here.
notice-further = This game had got further elsewhere, and goes on from there.{ $parted ->
    [true] {" "}What was played here has become a game of its own.
   *[false] {""}
}
notice-removed = { $count ->
    [1] Removed: { $what }.
   *[other] Removed: { $what } and others, { $count } in all.
}
undo-removal = Undo
put-back = Put back.
notice-not-removed = This browser does not let it be removed just now.
notice-restarted = The table had to be laid again. Your game goes on where it was.

### First games

first-game = First game
first-row = Learn by playing a first game
first-which = Which game?
first-line = A real game, with a guide beside you who tells each rule when it matters.
first-minutes = ten minutes
first-played = played
first-leave = Leave: it stays as it is
first-over = You know how to play { $game }
first-learnt = What you learnt
first-yet = This will come by itself
first-further = One rule further:
first-again = First game once more, other cards
first-try = Try it in a deal
first-options = One rule in a deal
notice-first-anew = This game could not be laid where you left it, so it begins anew.
guide = Guide
guide-is = Guide: { $on ->
    [true] on
   *[false] off
}
rules-met = Rules met
rules-count = { $met } of { $all } rules
rules-to-come = { $count ->
    [one] 1 rule is still to come
   *[other] { $count } rules are still to come
}
tell-again = Tell them all again
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
learn-club = From this site’s club
notice-no-lesson = There is no such lesson. Here are those there are.
notice-no-step = The lesson has no such step.
lesson-number = { $game } · lesson { $number }
lesson-start = Start
lesson-leave = Leave the lesson
lesson-text = What this step is about
lesson-step = Step { $step } of { $steps }, { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} won
lesson-stars = { $stars ->
    [one] 1 star
   *[other] { $stars } stars
} of { $steps }
lesson-right = That’s it
lesson-poor = There is something better
lesson-other = Allowed, but not this time
lesson-refused = Not allowed
lesson-wrong = Look again
lesson-missed = These belong to it too: { $cards }.
lesson-rule = Rule: { $rule }
lesson-broken = This step cannot be laid. Go on with the next one.
lesson-continue = Continue
lesson-known = Known from the first game.
lesson-again = Try again
lesson-take-back = Take it back
lesson-answer = Answer
lesson-answer-own = { $answer }
lesson-your-answer = Your answer
lesson-less = One less
lesson-more = One more
ask-these = { $most ->
    [1] Choose a card
   *[other] Choose cards
}
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
    [you] It is you.
   *[other] It is { $player }.
}
lesson-shown-cards = These: { $cards }.
lesson-shown-try = Try just what the lesson asks: the table will say why not.
advice-guess = A good guess: what each choice is worth could not be looked up.
lesson-nudge-move = Read the question once more. Cards that are not dimmed may be played.
lesson-nudge-forbidden = Touch it, even if it is dimmed: nothing can go wrong.
lesson-nudge-playable = Take the cards one by one: would the rule let you play it?
lesson-nudge-number = Count slowly, card by card.
lesson-nudge-seat = Go round the table, player by player.
lesson-nudge-choice = Strike out what it cannot be.
lesson-nudge-play = Just play, as in a match: there is no single right answer here.
lesson-over = { $praise ->
    [2] Every star is yours.
    [1] Well learnt. Play it again for the missing stars, or go on.
   *[other] You have been through it. Once more, and it will feel easy.
}
lesson-taught = The rules you have met
lesson-next = Next: { $title }
lesson-once-more = Once more
lesson-all = All lessons of { $game }

### Practice

practice = Practice
practice-of = Practice { $game }
practice-line = Small questions without end, each from a new position. What you miss comes back more often.
practice-new = Not begun yet
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

### Options

presets = House rules, ready-made
preset-own = Your own mix
preset-own-help = As chosen below.
own-save-as = Keep these rules under a name
own-save = Keep
own-replace = Replace
own-name = Name of these rules
own-rename = Rename
own-drop = Delete
own-taken = Other rules have this name already.
own-saved = { $name } is kept.
single-rules = One by one
more-rules = More house rules ({ $on ->
    [0] none on
   *[other] { $on } on
})
find-rule = Find a house rule
option-brings = Choosing it also sets { $what }
option-needs = Only with { $what }
option-needs-players = Only with { $counts } players
option-value = { $option }: { $values }
option-true = on
option-false = off
players = Players
number-of-players = Number of players
player-count = { $count }
bots-level = How well the bots play
level-easy = Easy
level-easy-help = Plays by the rules, without much of a plan.
level-normal = Normal
level-normal-help = Thinks ahead, as most people do.
level-skilled = Skilled
level-skilled-help = Tries a few moves out before it decides.
level-strong = Strong
level-strong-help = Thinks longer and remembers every card.
level-expert = Expert
level-expert-help = Thinks longest: seconds a move on a slow device.
sitter-human = Person here
sitter-bot = { $level } bot
bot-with-temper = { $bot } · { $temper }
seat-name = Name of player { $seat }
seat-who = Who is player { $seat }
your-name = Your name
several-people = Several people on one device: a curtain hides the cards between turns.
deal = Deal the cards

### Rules

rule-on = on
rule-off = off
example = Example
example-table = On the table
example-hand = Your hand
example-yes = You may
example-no = You may not
example-fine = is fine
example-taken-of = Taken
example-hand-of = Still held
rules-off = Not played here: { $rules }
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
manual-play-title = Start and resume
manual-play = Tap Play beside a game: bots sit down with you. Close the page whenever you like; Resume brings the game back.
manual-table-title = Cards and dice
manual-table = Tap a card to choose it; tap it again, or the button, to play it. A dimmed card can’t be played now: tap it and the table says why. Tap dice to keep them, tap a box to write it.
manual-hints-title = Hints and taking back
manual-hints = The bulb gives a nudge first, then the move and the reason. You can take back your last decision as long as you have seen nothing new since; in practice and lessons at any time.
manual-options-title = House rules and players
manual-options = Each game’s page shows the rules it would be played by. Options change them, the number of players, their names and how well the bots play. You can save a set of rules by name.
manual-first-title = First game
manual-first = A short, real game with a guide: each rule is explained when it matters. A poor move is shown slowly, and you may take it back.
manual-learn-title = Lessons
manual-learn = Tiny deals with one idea each, a few minutes a lesson. You make every move, the forbidden ones too. Every lesson has an address that you can send.
manual-practice-title = Practice
manual-practice = Short questions without end. What you missed comes up more often.
manual-rules-title = Rules
manual-rules = Every rule with a picture of an example, in chapters and with a search. A refused move leads to its rule, and a rule leads to the lesson that teaches it. The printer makes a sheet.
manual-review-title = What mattered
manual-review = After a match, see what your decisions cost and what the cards gave, the three decisions that cost most, and how the match went. Try a decision again without seeing the answer.
manual-mistakes-title = My mistakes
manual-mistakes = Clear mistakes from your reviews come back after 1, 3, 7 and 21 days, until you have put them right each time.
manual-statistics-title = Statistics
manual-statistics = Results by game, options and level, your play apart from luck, and what kinds of decision go well. The score sheet of each match shows its rounds as a chart.
manual-replay-title = See it again
manual-replay = Every match is kept move by move. Walk through it, see it with any player’s eyes once it is over, and play on from any point as practice.
manual-daily-title = Deal of the day
manual-daily = The same cards for every player. Past days are in the calendar, and the result can be copied as a line of text. Afterwards you see what the strong bot got in your seat.
manual-send-title = Send a match, a deal or a position
manual-send = A whole match, the same cards with your score to beat, or one position fits into a link or a QR code. Nothing is stored on a server.
manual-study-title = Open table
manual-study = All hands open, for teaching: step forward and back, change any move, set up a position by hand, and send it as a link.
manual-friends-title = Friends on their own devices
manual-friends = Invite friends with a link or a QR code: each has their own hand on their own screen, and bots take the free seats. Your device deals and holds all hands, so play with people you trust. Others may watch if you allow it.
manual-side-title = Side by side without internet
manual-side = Two devices in the same room can meet by showing each other a code, without any relay.
manual-shared-title = Several people on one device
manual-shared = Name more players in the options. A curtain hides all hands until the next player says who it is.
manual-lessons-title = Lessons of your own
manual-lessons = Write lessons at the desk: lay a position, ask for a move, a number or a choice, and say why answers are wrong. The rules check them before you send them as a link, a code or a file.
manual-class-title = For a class
manual-class = Learners’ slips show how each step went: collect them by camera, link, letters or over the air. For a projector, a step can be asked in large type. Nothing goes to a server.
manual-lab-title = Lab
manual-lab = Write a bot in Python in the browser. Try it move by move, measure it against the levels, let it sit at a table, and send it as a link.
manual-data-title = Your data
manual-data = Everything stays in this browser. Save all of it as a file, bring it into another browser, or erase it. Bringing a file in only adds.
manual-offline-title = Without a connection
manual-offline = After the first visit everything works offline. A new version waits until you accept it, and never in the middle of a game.
manual-keyboard-title = Keyboard
manual-keyboard = Arrow keys move in the hand, Space chooses, Enter plays; S, H, D and C jump to a suit, 1 to 5 keep a die. T tells the table, P the points, L the last trick, W why a card can’t be played, and ? lists all keys.
manual-hearing-title = Screen readers and low vision
manual-hearing = Every game and lesson can be played with a screen reader; Settings choose how much is spoken. There are light, dark and high-contrast colours, four suit colours and larger cards.

### The open table

open-table = Open table
study-this = Look at it with open hands
open-hands = Open everybody’s hands?
open-hands-what = You see all cards, and what has been seen cannot be unseen. The match itself stays as it is, and waits for you: the way out leads back to it.
open-hands-yes = Open them
open-hands-no = Go back
study-of = Open table: { $game }
notice-takes-over = { $name } now plays in place of a bot.
notice-asked-again = The device that plays has asked { $count } times for the numbers of the next deal. So it may have chosen the deal.
notice-bad-link = This link leads nowhere: { $part ->
    [size] it is too long.
    [version] it was made by another version of Taku.
    [older] it is of an older version of Taku. Ask for a new invitation.
    [kind] it is a link of another kind.
    [game] this version of Taku has no such game.
    [rules] its house rules, or its number of players, are not known here.
    [players] its players are not known here.
    [moves] its moves cannot be played.
    [place] its place in the game is wrong.
    [score] its score to beat cannot be.
    [lesson] what it holds is no lesson that can be taken{ $named ->
        [true] : “{ $where }” is wrong in it.
       *[other] .
    }
    [check] a part of it is missing or changed.
   *[other] it is damaged, or was made for another version.
}
study-eyes = Whose cards are seen
study-all = All hands
study-hands = All hands
study-hand = { $player }: { $count ->
    [one] 1 card
   *[other] { $count } cards
}
study-no-cards = No cards
study-line = Along the game
study-place = Place in the game
study-at = Move { $at } of { $count }
study-first = To the beginning
study-back = One move back
study-next = One move on
study-final = To the end
jumps = By tricks and rounds
jump-before = { $what }: back
jump-after = { $what }: on
jump-turn = Turn
study-bot = Bot moves
study-other = Other line
study-set-up = Set up
study-chance = Nothing is dealt yet
study-by-hand-cards = Deal by hand
study-by-hand-dice = Set the dice
study-draw-cards = Deal at random
study-draw-dice = Roll the dice
study-cancel = Back to the table
study-cards = Deal by hand
study-cards-help = Choose who gets cards, then tap them in the deck. A tap on a card that is given takes it back; the keys 1 to 9 give it to a seat.
study-gets = Who gets the next card
study-deck = The deck
study-count = { $count ->
    [one] 1 card
   *[other] { $count } cards
}
study-given = { $card }, given to { $name }
study-apart = Apart
study-each = Cards for each
study-usual = as usual
study-fill = Deal the rest at random
study-clear = Take all back
study-lay = Lay it on the table
study-dice = What { $player } rolls
study-die = Die { $place }
study-dealer = Who deals first?
study-rules = Players and house rules
study-text = As text
study-lay-text = Lay this text on the table
study-text-help = One entry a line: deals, rolls and moves, as in a saved game. Change it, or paste another.
study-bad-line = Line { $line }, “{ $entry }”: { $why }

### Seen again

replay = See it again
replay-of = Seen again: { $game }
replay-from = { $day }: see it again
replay-step = Go through it move by move
replay-play-on = Play on
transcript = What happened
before-first = Before the first deal
practice-match = practice
notice-not-yet = Several people play here: this can be seen again when it is over.

### Sent

send = Send
send-what = What to send
send-match = The whole match
send-match-help = To be seen again, move by move, with the names you gave.
send-deal = The same cards
send-deal-help = The same game with the same deals or throws, to be played anew.
send-score = Your result goes with it as the score to beat: { $score }{ $named ->
    [false] .
   *[true] , by { $name }.
}
send-position = This position
send-position-help = On the open table, with all hands, to go on from.
send-tells = Your match is not over: whoever takes this link apart can find out what will be dealt in it.
send-link = Link
send-copy = Copy the link
send-copied = Copied
send-select = It could not be copied. It is marked: copy it yourself.
send-on = Pass it on …
send-code = QR code of the link
send-too-long = This link is too long for a QR code that a camera can read.
send-none = All of it is in the link itself. Nothing is stored on a server.

deal-sent = The same cards
deal-sent-line = Somebody has sent you these cards: whoever opens this link gets the same deals and throws, and the same bots.
rival-line = The score to beat, { $name } says: { $score }
rival-nameless = the sender
rival-own = You have played these cards: { $score }
rival-unchecked = The link tells it, and nobody has checked it.

### The deal of the day

daily = Deal of the day
daily-line = Each day the same cards and bots for everybody
daily-open = Not played yet
daily-removed = Begun, and removed
daily-again = not the first try
daily-play-again = Play again
daily-since = Played again: { $points }
daily-played = { $played ->
    [0] not played yet
   *[other] { $played } of { $all } played
}
daily-place = { $place } of { $sides }
daily-copy = Copy the result
daily-not-copied = It could not be copied.
fair-daily = This is the deal of the day: its number is the date, so that everybody gets the same cards. It is no secret.
daily-of = Deal of the day: { $game }
daily-today = To today
daily-all = All games of this day
par = The strong bot in your place
par-line = The strong bot in your place: { $score }
par-reckoning = being reckoned …
par-what = Once you have played a deal to its end, the strong bot plays it in your place: the same cards, the same opponents, and no more seen than you could see.
same-cards = With the same deals and throws
rival-says = { $name }, the link says
score-beaten = { $points } better
score-not-beaten = { $points } worse
score-level = level
calendar = Past days
calendar-in-time = played on its day
calendar-later = played later
calendar-better = better than the strong bot
days-in-a-row = { $days ->
    [0] No day in a row yet
    [one] 1 day in a row
   *[other] { $days } days in a row
}
days-in-a-row-best = at best { $days }
row-rule = A day counts when you play one of its deals to the end on that day. Today may still come, and days played later do not count.

### Statistics

statistics = Statistics
statistics-of = Statistics: { $game }
statistics-help = Matches you have played to their end on this device, the first player’s at a shared one. Lessons, practice and the open table do not count; a match with hints or moves taken back does, and says so.
statistics-empty = Nothing played to its end yet
statistics-empty-line = Play a match to its end, and you will find here how it went, and how you do over time.
statistics-overall = Altogether
statistics-filter = Which matches
not-played = Not played to its end yet
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
average-of = { $points } points on average
latest-places = Latest places:
time-played = At the table
minutes = { $minutes } min
hours = { $hours } h { $minutes } min
many-hours = { $hours } h
average-place = Average place
average-points = Average points
best-points = Best
streak-now = First in a row now
streak-best = First in a row, at best
places = Places
place-word = Place
boxes = The score sheet
box-word = Box
box-scored = Scored
average = Average
best = Best
compared = Side by side
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
    [one] 1 move taken back
   *[other] { $count } moves taken back
}

### Settings

settings-page = The page
settings-cards = Cards
settings-hand = In your hand
settings-done = Done for you
settings-show = Pace and sound
settings-guided = First games
settings-spoken = Spoken and by keyboard
setting-language = Language
setting-language-help = Of the page, the rules and what is spoken.
setting-language-system = Like the browser
setting-theme = Theme
setting-theme-help = The colours of the room.
setting-theme-system = Like the device
setting-theme-light = Light
setting-theme-dark = Dark
setting-theme-contrast = High contrast
setting-deckColours = Suits
setting-deckColours-help = Four colours tell diamonds from hearts and clubs from spades at a glance.
setting-deckColours-two = Two colours
setting-deckColours-four = Four colours
setting-cardFace = Faces
setting-cardFace-help = How spades, hearts, diamonds and clubs are drawn.
setting-cardFace-large = Large suit
setting-cardFace-corners = Both corners
setting-cardBack = Backs
setting-cardBack-help = The pattern on cards that are face down.
setting-cardBack-lozenge = Lozenge
setting-cardBack-waves = Waves
setting-cardBack-checks = Checks
setting-cardSize = Size
setting-cardSize-help = Large cards are easier to read, and hide more of each other.
setting-cardSize-small = Small
setting-cardSize-normal = Normal
setting-cardSize-large = Large
setting-completeChoice = Complete the choice
setting-completeChoice-help = Where a card can be played with certain others only, tapping it chooses them too.
setting-askZero = Ask before a 0
setting-askZero-help = Before you write a 0 while another box would score.
setting-onlyCard = The only card
setting-onlyCard-help = When just one card can be played, it is played without a touch.
setting-finishDecided = The end of a hand
setting-finishDecided-help = When no points are left to win or lose, the last tricks are played at once.
setting-sounds = Sounds
setting-sounds-help = Short and quiet: a card, a trick, your turn, dice, the end. Nothing is told by sound alone.
setting-volume = Volume
setting-volume-off = Only with sounds
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
setting-sort-game = As the game likes
setting-sort-suit = By suit
setting-sort-rank = By rank
setting-sort-steady = By rank, even when strength is reversed
setting-taps = Playing a card
setting-taps-help = With one touch a card is played at once; with two, the first shows what it will do.
setting-taps-one = One touch
setting-taps-two = Two touches
setting-verbosity = Spoken
setting-verbosity-help = How much a screen reader is told of the game.
setting-verbosity-brief = Brief
setting-verbosity-normal = Normal
setting-verbosity-full = Everything
setting-guide = The guide
setting-guide-help = Tells each rule once, when it matters, and what a poor move costs. Rules that you know are not told again.
setting-queryKeys = Question keys
setting-queryKeys-help = On the table T, H, P, L and W speak the table, your hand, the points, the last trick, and why not; a question mark lists all keys.
setting-yourName = Your name
setting-yourName-help = Others at the table see it; it stays on this device.

### About

about-what = Taku 卓 is a table for card and dice games: play against bots, alone or together around one device, with the rules at hand. It is free, has no advertising and no accounts.
about-offline-title = Without a connection
about-offline = { $kept ->
    [yes] Everything is on this device: Taku works without a connection.
    [no] Not everything is on this device, so that Taku may not open without a connection.
   *[soon] Everything is put on this device while you are here. As soon as Taku works without a connection, it says so in this place.
} Nothing is asked of any other server, now or later.
about-data-title = What is kept
about-data = Your games and settings are kept in this browser, on this device, and nowhere else. Nobody counts your visits.
about-python-title = Python
about-python = The rules and the bots are a program in Python that runs beside the page. If a table does not answer, start it anew: no game is lost.
about-python-state = Python: { $state ->
    [loading] loading
    [ready] ready
    [busy] busy
   *[stopped] stopped
}
about-restart = Restart
about-licence-title = Licence
about-licence = Taku is free software under the MIT licence. Rules of games belong to nobody; names of games belong to their owners.
about-version-title = Version
about-version = Build { $build }

### What is kept here

data = Your data
data-link = Take your data along, or erase it
data-kept = What is kept here
data-where = Matches, progress and preferences stay in this browser, on this device. Nobody else has them.
data-over = Matches finished
data-open = Left unfinished
data-lessons = Lessons begun
data-answers = Questions answered
data-mistakes = Mistakes to come back
data-rules = Own house rules
data-bytes = As a file
data-safe = The browser has promised to keep all this until you erase it.
data-unsafe = When room gets short, or after weeks without a visit, the browser may clear this away.
data-ask = Ask the browser to keep it
data-asked = The browser does not promise to keep it. A file is the safe way.
data-along = Take it along
data-along-line = All of it in one file, for another device or just to be safe. Whoever has the file can also see the cards of matches left unfinished.
data-save = Save as a file
data-back = Bring it back
data-back-line = What a file holds is added to what is here. Nothing here is lost or replaced.
data-choose = Choose a file
data-drop = or drop it on this page.
data-coming = Taking in { $file }
data-came = Taken in from { $file }:
data-nothing-new = All that { $file } holds was here already.
data-came-matches = { $count ->
    [one] 1 match
   *[other] { $count } matches
}
data-came-further = { $count ->
    [one] 1 match goes on from where the file left it
   *[other] { $count } matches go on from where the file left them
}
data-came-lessons = { $count ->
    [one] progress in 1 lesson
   *[other] progress in { $count } lessons
}
data-came-practice = { $count ->
    [one] practice of 1 game
   *[other] practice of { $count } games
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
    [one] 1 set of house rules
   *[other] { $count } sets of house rules
}
data-came-renamed = { $count ->
    [one] 1 of them under a new name: rules of yours have the old one
   *[other] { $count } of them under new names: rules of yours have the old ones
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
    [large] { $file } is too large to be a file of Taku’s.
    [unreadable] { $file } cannot be read: it is damaged, or no file of Taku’s.
    [foreign] { $file } was not saved by Taku on this page.
    [newer] { $file } was saved by a newer version of Taku. Update this one first.
   *[part] In { $file } the part “{ $part }” is not as it must be.
} Nothing was taken in.
data-no-room = { $file } could not be stored: the browser has no room for it.
data-away = Start afresh
data-away-line = Matches, progress, preferences and house rules on this device. The page itself stays, also without a connection.
data-erase = Erase everything
data-sure = All of it will be gone, and cannot be brought back unless you have saved it.
data-erase-yes = Erase
data-keep = Keep
data-erased = Everything is erased.

### People

you = You
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
player-name = Player { $seat }

### Cards

card = { $rank } of { $suit }
card-back = card face down
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

### Dice and the score sheet

dice = Dice
keep = keep
throw = roll
no-die = No die
kept = kept
die = Die { $place } of { $count }: { $face }
die-kept = Die { $place } of { $count }: { $face }, kept
face-1 = one
face-2 = two
face-3 = three
face-4 = four
face-5 = five
face-6 = six
dice-lie = Dice: { $faces }.
dice-kept = Kept: { $faces }.
rolls-left = { $left } left
all-kept = Every die is kept: write a box
refusal-all-kept-title = Every die is kept
refusal-all-kept = Tap a die to let it go and roll it again, or tap a box to write it.
refusal-press-again-title = Press again
refusal-press-again = The focus has moved here: { $what }. Press the same key again if you mean it.
refusal-fill-now-title = No roll left
refusal-fill-now = Now tap a box on the sheet to write it.
turn-of = { $name }’s turn
sheet-of = Score sheet: { $name }
box-open = { $box }, open
box-filled = { $box }, { $points }, filled
box-possible = { $box }, { $points } possible
box-barred = { $box }, { $points } possible, not allowed now
box-cost = costs { $cost }
box-scores = { $box } { $points }
zero = Write 0 in { $box }?
zero-others = Now something else scores: { $boxes }.
zero-write = Write 0
box-help = { $box }: { $help }.
zero-back = Go back
alone-over = { $points ->
    [one] Your total: 1 point
   *[other] Your total: { $points } points
}
coach = Coach
coach-worth = average final total with best play from here
costs = “{ $cost }” in { $box }: writing it now would lose { $points } points on average.

### What is not a rule of a game

refusal-not-yours-title = Not yours
refusal-not-yours = { $cards } is not in your hand.
refusal-not-now-title = Not now
refusal-not-now = { $phase ->
    [turn] It is the turn of { $player }.
    [over] The match is over.
    [undo] There is nothing to take back now.
   *[other] That belongs to another part of the game.
}
refusal-seen-title = It stays
refusal-seen = { $what ->
    [deal] New cards have been dealt, and you have seen them: the hand before is over.
    [roll] New dice have been rolled, and you have seen them.
   *[exchange] You have seen the cards that came for it: what you gave away stays given.
} Only in practice can this be taken back.
refusal-unreadable-title = Not understood
refusal-unreadable = That is not a move: { $problem }

### Table

table = Table
middle = Middle of the table
others = The others
partner = Partner
beside = Points and what happened
laying = Laying the table …
state-of-play = State of play
points = { $points ->
    [one] 1 point
   *[other] { $points } points
}
lies-open = Open: { $cards }
holds = Holds { $count ->
    [0] no cards.
    [one] 1 card.
   *[other] { $count } cards.
}
thinking = { $player } is thinking
dealing = The cards are dealt
your-turn = Your turn
your-hand = Your hand, { $count ->
    [one] 1 card
   *[other] { $count } cards
}
hand-empty = Your hand is empty.
table-empty = Nothing lies on the table.
no-last = There is no last trick yet.
won-trick = won
trick-won-by = { $who ->
    [you] You won it.
   *[other] { $player } won it.
}
card-chosen = { $card }, chosen
card-ahead = { $card }, ahead
card-moved = { $card } moved to place { $place } of { $count }
card-new = { $card }, new
card-barred = { $card }, not playable
card-barred-why = { $card }, not playable: { $why }
take-back = Take back { $card }
choose-more = { $count ->
    [1] Choose one more
    [2] Choose two more
   *[other] Choose { $count } more
}
choose-on = Choose what goes with it
choose-these = Choose these
choice-completed = Chosen with it: { $cards }.
choice-back = Put back: { $cards }.
laid-by = { $player }:{" "}
weak = weak
strong = strong
comma = ,{" "}
refusal-nothing-chosen-title = First choose
refusal-nothing-chosen = Tap a card in your hand to choose it. This button then says what it will do.
rule = Rule
readings = How do you play them?
undo = Take back
hint = Hint
hint-soon = Looking for a good move …
show-move = Show the move
weighed-cards = ({ $cards })
ahead-by = { $fewest ->
    [true] Points against the others’ average: fewer is better
   *[other] Points ahead of the others’ average
}
more = More
sort = { $order ->
    [rank] Sorted by rank: sort by suit
   *[suit] Sorted by suit: sort by rank
}
sort-again = Laid by hand: sort again
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
round = Hand
review-round = { round } { $round }
total = Total
fewest-wins = fewest wins
most-wins = most wins
chart = The points from hand to hand, as lines. The table has the same figures.
what-happened = What happened
trick-number = Trick
exchanged-given = You gave { $cards } to { $player }.
exchanged-given-middle = You gave { $cards }.
exchanged-received = { $player } gave you { $cards }.
exchanged-received-middle = You got { $cards }.
house-rules = House rules
house-rules-preset = House rules: { $preset }
house-rules-changed = { $count ->
    [one] House rules: 1 changed
   *[other] House rules: { $count } changed
}
fair = Fair dealing
fair-before = Every deal and every throw of this match was settled before the first move: a secret number decides them. This is its fingerprint. Note it down if you like: when the match is over, the secret is shown here, and nobody can find another one with the same fingerprint.
fair-seal = Fingerprint
fair-sealed = What was settled before the first move; the secret is the last word
fair-all = { $count ->
    [one] Checked: the one deal or throw of this match is just what the secret gives.
   *[other] Checked: all { $count } deals and throws of this match are just what the secret gives.
}
fair-strays = Checked: { $count } of { $drawn } deals and throws are not what the secret gives. They were set by hand, or by another version of Taku.
fair-shared = Checked on this device: the secret was made of one number from each of { $count } devices, this one too. Each was bound to its number before any was shown.
fair-not-shared = Checked on this device: the secret was not made of the numbers that the devices were bound to. The device that plays chose another.
fair-asked = The device that plays asked { $count } times for the numbers of this deal. So it may have chosen the deal.
fair-no-share = This device has added no number to the secret, so it cannot tell whether the deal was chosen.
fair-how = The fingerprint is the SHA-256 of the line above. Any program that computes one gives the same.
fair-shows = This shows: if you noted this fingerprint before you played, no card and no die was changed afterwards, for or against anybody.
fair-shows-not = This does not show that the secret came by chance, nor what the bots looked at. For that there is the source of Taku: a secret is drawn by the browser, and a bot is given only what its seat may see.
fair-brought = This deal came with the page, so that a first match can begin at once. It is one of sixty, the same for everybody, and no secret. Matches that are dealt on this device have a secret number.
fair-brought-shows-not = This does not show what the bots looked at. For that there is the source of Taku: a bot is given only what its seat may see. The deal itself came with the page, the same for everybody: its number was counted, not chosen.
fair-look = Was it dealt fairly?
nothing-taken = No card that counts has been taken yet.
wins-round = { $who ->
    [you] You did best
   *[other] { $player } did best
}
wins-round-shared = { $names } did best
wins-match = { $who ->
    [you] You win
   *[other] { $player } wins
}
wins-match-together = { $names } win
wins-match-shared = { $names } share the win
place = { $place ->
    [1] 1st
    [2] 2nd
    [3] 3rd
   *[other] { $place }th
}
last-round = Last round
finish-decided = Finish the hand
finish-round = Finish this round
skip-told = You are out. Tap anywhere to skip ahead.
house-rules-of = { $game }: { $rules }
next-hand = Next hand
play-again = Play again
result = Result
hand-over = Hand the device to { $name }
i-am = I am { $name }
brief-play = { $player }: { $cards }.
trick-ahead = { $who ->
    [you] You are ahead.
   *[other] { $player } is ahead.
}
may-play = You may play { $names }.
stop = .
# Between two sentences.
gap = { " " }
keys = Keys
keys-off = The question keys are switched off in the settings.
key-arrows = ← →
key-arrows-does = move along your hand
key-shift = Shift + ← →
key-shift-does = move the card to another place; Sort puts all in order again
key-space = Space
key-space-does = choose the card, or take it back
key-enter = Enter
key-enter-does = play
key-suits = { $letters }
key-suits-does = to the next card of this suit, while you are in your hand
key-line-arrows = ← →
key-line-arrows-does = one move back, one move on, outside a hand
key-line-pages = Page up, Page down
key-line-pages-does = to the trick, or turn, before or after
key-line-rounds = Shift + Page up, Page down
key-line-rounds-does = to the round before or after
key-line-ends = Home, End
key-line-ends-does = to the beginning, to the end
key-line-told = ↑ ↓, Enter
key-line-told-does = along the lines of what happened, and to that move
key-die-arrows = ← →
key-die-arrows-does = move along the dice, or about the sheet
key-die-space = Space
key-die-space-does = keep the die, or let it go
key-die-digits = { $digits }
key-die-digits-does = keep this die, or let it go
key-die-enter = Enter
key-die-enter-does = roll the others
key-box-enter = Space, or Enter
key-box-enter-does = write the box you are on
key-turn = { $key }
key-turn-does = what happened in the last turn
key-box-why = { $key }
key-box-why-does = what this box wants, or why it can’t be written; elsewhere what to do now
key-boxes = { $key }
key-boxes-does = what your open boxes would score
key-table = { $key }
key-table-does = what lies on the table
key-hand = { $key }, or Shift + { $key }
key-hand-does = what you hold
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
    [one] 1 waits
   *[other] { $count } wait
}
mistakes-about = { $minutes ->
    [one] About a minute
   *[other] About { $minutes } minutes
}
mistakes-begin = Begin
mistakes-none-wait = Nothing waits
mistakes-next = The next one comes back { $when }.
mistakes-empty = No mistakes here
mistakes-empty-line = After a match, What mattered finds the decisions that clearly cost something. They come back here until you have put them right.
mistakes-edit = Edit
mistakes-edited = Done
mistakes-rule = Right again after 1, 3, 7 and 21 days, and a mistake is gone.
mistakes-leave = Leave the mistakes
mistakes-due = { $count ->
    [one] 1 of your mistakes waits
   *[other] { $count } of your mistakes wait
}
mistakes-pill = { $count ->
    [one] 1 mistake waits
   *[other] { $count } mistakes wait
}
mistake-now = now
mistake-right = put right { $count } of { $all } times
mistake-back = It comes back { $when }.
mistake-learnt = You have put it right as often as needed: it is gone.
remove-mistake = Remove { $what }

### What mattered in a match

review = What mattered
review-title = What mattered
review-state = How far it has got
review-reckoning = Reckoning …
review-seconds = about { $count } s
review-minutes = about { $count } min
review-stop = Stop
review-stopped = { $known } of { $all } rounds are known
review-go-on = Go on
review-failed = This match can’t be reviewed.
notice-review-not-yet = What mattered can be looked at when the match is over.
review-verdict-luck = { $what ->
    [dice] It was the dice
   *[cards] It was the cards
}
review-verdict-more-luck = { $what ->
    [dice] More the dice than you
   *[cards] More the cards than you
}
review-verdict-half = Half and half
review-verdict-more-you = { $what ->
    [dice] More you than the dice
   *[cards] More you than the cards
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
review-percent = { $percent } %
review-chance = { $amount } % of the chance to win
review-lost = { $amount } lost
review-won = { $amount } won
review-even = nothing either way
review-error = give or take { $amount }{ $sure ->
    [false] : hard to tell
   *[true] {""}
}
review-average = on average
review-the-dice = dice
review-choices = decisions
review-points-word = points
review-to-win = to win
review-well = You played well:
review-well-line = no decision clearly cost even { $amount }.
review-next-time = Next time:
review-costs = What cost most
review-nothing-clear = Nothing clear: the rest is too close to call.
review-you = you
review-better = better
review-course = The whole match
review-axis-lead = points ahead of the table’s average
review-axis-points = points to expect
review-table = Table
review-what = What happened
review-change = Change
review-else = what else happened
review-slide = Slide along the line to see what happened.
review-by-others = What others changed most
review-whose = Whose decisions
review-cost = Cost
review-close = too close to call
review-none = nothing
review-expected = To expect
review-bad-luck = { $what ->
    [dice] bad throws
   *[cards] bad cards
}
review-good-luck = { $what ->
    [dice] good throws
   *[cards] good cards
}
review-position = The position
review-hand = Your hand
review-unit-round = Points ahead of the table’s average that this round brings: more is better
review-unit-match = Points to expect in the end: more is better
review-unit-chance = Chance to win the match
review-exactly = The difference is { $difference }, exactly.
review-clear = The difference, { $difference }, is clear: give or take { $error }.
review-not-clear = The difference, { $difference }, is too close to call: give or take { $error }.
review-plain = There was nothing to think about: no other move comes near.
review-best-known = Nothing better is known than what you did.
review-why = Why
review-why-better = Better:
review-your-reason = What speaks for yours:
review-known = You could know:
review-likely = Of 100 deals that fit what you knew, the better move brings more in { $percent }.
review-what-came = What came of it
review-could-hold = What they could hold
review-could-hold-line = Some of the deals in which both moves were tried out. They were guessed from what you could know; nobody looked at the real one.
review-deals = { $count ->
    [one] { $count } deal
   *[other] { $count } deals
}
review-deal = Deal { $number }
review-play-on = Play on from here
review-try = Try again
review-of = { $at } of { $all }
review-next = Next
review-leave = Back to what mattered
review-what-now = What would you do?
review-played = You did this: { $move }. It cost about { $amount }.
review-better-by = Better by { $amount }:
review-is-better = That is better
review-as-good = That is about as good as any
review-same-again = That is what you did before
review-not-yet = There is something better
review-both = { $better }: { $most } on average. { $own }: { $least }.
review-latest = What mattered last time
review-from = { $day }: what mattered

### How well one plays

skill = Skill, apart from luck
skill-none = A review of a match tells what your decisions cost and what luck gave. None of these has been reviewed yet.
skill-decisions = Your decisions
skill-luck = Luck
skill-points = { $span ->
    [match] points a match
   *[round] points a round
}
skill-error = give or take { $points }
skill-error-word = Give or take
skill-scale = { $span ->
    [match] points a match, against the best known play
   *[round] points a round, against the best known play
}
skill-reviewed = { $count } of { $all } matches reviewed.
skill-review = Review the one of { $day }
kinds = Where it goes well
kinds-few = Not enough decisions have been reviewed to say so: ten of a kind are needed.
kinds-even = Nothing sets one kind of decision apart from another.
kinds-best = Best
kinds-worst = Worst
kinds-how = { $clear ->
    [0] no clear mistake in { $decisions } decisions
    [one] 1 clear mistake in { $decisions } decisions
   *[other] { $clear } clear mistakes in { $decisions } decisions
}
kinds-decisions = Decisions
kinds-clear = Mistakes
kinds-cost = Points each

# Friends: rooms, and the ways to them
friends = Friends
friends-title = { $game } with friends
friends-seats = The seats
friends-sits = { $name } sits down.
friends-goes = { $name } is gone.
friends-hint = Touch a free seat for a bot.
friends-touch-free = Free seat: let a bot sit here
friends-touch-bot = { $name }, bot: free this seat
friends-touch-person = { $name }: move, or take the seat away
move-seat = Move { $name }
move-where = Touch the seat for { $name }.
take-seat = Take the seat away
more-here = More people at this device
more-here-help = a curtain hides the cards between turns
their-name = Their name
sits-here = Add
gets-up = { $name } gets up
no-seat-left = No seat is left.
own-bot-sits = A bot of your own
own-bot-sits-help = it thinks on this device
who-watches = Who watches
you-watch = You watch: you see what everybody sees.
late-sits = After this round, or in the next match, you take a bot’s seat if there is one.
somebody = Somebody
against-bots = Against bots
invite-to = Invite to { $game }
each-own-phone = each on their own phone
room-private = { $name } lets nobody watch
friends-start = Start
friends-count = { $people ->
    [one] { $people } person
   *[other] { $people } people
  }, { $bots ->
    [0] no bots
    [one] { $bots } bot
   *[other] { $bots } bots
  }
friends-asked = Your device deals and holds all hands: play with people you trust. The devices talk directly and see each other’s internet address. Public relays and STUN servers introduce them. They learn addresses, no names, no cards. Works on the same Wi-Fi, often beyond.
friends-unkept = Somebody’s device has not answered. Start again, or let a bot sit there.
seat-free = Free
seat-bot = bot
seat-host = host
seat-away = away
name-mixed = mixed alphabets
room-is-open = Room open
open-room = Open the room
room-code = The invitation as a code
invite = Invite
invite-help = Scan the code, or open the link: a name, and you sit.
bots-are = bots: { $level }
no-internet = No internet?
side-by-side = Side by side
onlookers = Others may watch
onlookers-help = They see what everybody sees.
asking-relays = Asking the relays …
no-relay = No relay answers. Try again, or join side by side.
invited-by = { $name } invites you
say-your-name = Say your name first.
sit-down = Sit down
just-watch = Just watch
guest-asked = Free, no account, nothing to install. Never played? The table tells you what you may play, and why not. { $name }’s device deals and holds all hands. The devices talk directly and see each other’s internet address; public relays and STUN servers introduce them.
other-version = { $name } plays with another version of Taku. Reload the page; if that does not help, ask { $name } to reload it too.
to-home = To the first page
room-full = { $name }’s table is full
room-full-line = You can watch if { $name } allows it, or try again once a seat is free.
room-closed = { $name } has closed the room
room-freed = { $name } needs your seat for somebody else
room-elsewhere = You sit at { $name }’s table in another tab
room-version = { $name } plays with another version of Taku
host-starts = { $name } starts
arriving = Coming to the table
finding = Finding { $name }’s device
way-relays-title = Relays
way-relays = A relay has answered.
way-relays-not = No relay has answered yet.
way-found-title = The room
way-found = { $name }’s device has answered.
way-found-not = { $name }’s device has not answered yet.
way-direct-title = A direct way
way-direct = Found.
way-direct-not = Yours and { $name }’s have not reached each other yet.
no-way = No way through to { $name }’s device
no-way-why = Taku has tried for 30 seconds. Some mobile networks and offices don’t let two devices talk to each other.
what-helps = What helps most often
help-wifi = Both on the same Wi-Fi, or you on { $name }’s hotspot.
help-vpn = Turn off a VPN, on both devices.
side-show = Show yours
side-scan = Scan theirs
next-step = Next
let-scan-title = Let your friend scan this
let-scan = Same Wi-Fi or hotspot. On their device: Side by side, then scan a code.
let-scan-back-title = Now let them scan this
let-scan-back = It brings you to their table.
code-as-text = The code as text
copy-as-text = Copy as text instead
next-scan = Next: scan theirs
now-scan-title = Now scan their code
now-scan = It shows once they have read yours.
scan-first-title = Scan your friend’s code
scan-first = On the device that has the room: Side by side.
no-camera = No camera is found. Paste the code as text, or load a picture of it.
camera-denied = The camera may not be used: your browser’s settings for this page say so. Paste the code as text, or load a picture of it.
finder = What the camera sees
their-code = Their code as text
paste-text = Paste text
load-picture = Load a picture
picture-stays = The picture stays on this device.
no-code-in-picture = No code is seen in this picture.
nothing-to-paste = There is no text to paste.
own-code = That is your own code.
not-a-code = Not a Taku code.
not-this-code = This code does not fit here. Begin again on both devices.
no-way-aside = The devices do not reach each other. Are both on the same Wi-Fi?
sign-1 = Hello
sign-2 = Well played
sign-3 = Ouch!
sign-4 = Thanks
sign-5 = One moment
sign-6 = Good game
host-away = { $name }’s device is away
host-away-kept = The match is kept there. It goes on as soon as the way is found again.
device-away = { $name }’s device is away
pair-again = Pair again
pair-again-kept = The match and the seats are kept. Pair the two devices again with the codes, and it goes on.
seat-waits-pair = The seat waits. Pair the two devices again with the codes, and { $name } is back.
seat-waits = The seat waits. The link brings { $name } back.
send-link-again = Send the link
let-bot-play = Let a bot play
give-seat-back = Give the seat back
guest-slow = The table waits for { $name }
guest-slow-line = A bot can play on for { $name } until you give the seat back. To do that, tap the seat.
seat-held = A bot plays for you. { $name } can give you the seat back.
bot-plays = a bot plays
watch-count = { $count ->
    [one] { $count } watches
   *[other] { $count } watch
  }
signs = Signs
turn-at = { $turn } – { $title }
back-to-table = Back to the table
close-room = Close the room
with-friends = With friends
with-friends-state = own devices
leave-room = Leave the room
room-code-large = The invitation as a code: large or small

### The lab

lab = Lab
lab-line = your own bot, in Python
lab-of = Lab: { $game }
lab-file = Bot
lab-kept = kept on this device
lab-not-kept = not kept beyond this visit
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
lab-coming = The editor is on its way
lab-keys = Signs
lab-indent = Indent
lab-unread = Somebody else has written this.
lab-unread-file = This came in a file.
lab-unread-line = Nothing of it runs until you have read it.
lab-lines = { $count ->
    [one] line { $lines }
   *[other] lines { $lines }
}
lab-unseen = { $count ->
    [one] One character can’t be seen or turns the text around: { $where }.
   *[other] { $count } characters can’t be seen or turn the text around: { $where }.
}
lab-far = { $count ->
    [one] One line goes on far to the right: { $where }.
   *[other] { $count } lines go on far to the right: { $where }.
}
lab-gap = The code goes on after many empty lines: { $where }.
lab-mixed = { $count ->
    [one] One word has letters of two alphabets that can look the same: { $where }.
   *[other] { $count } words have letters of two alphabets that can look the same: { $where }.
}
lab-have-read = I have read it
lab-unread-mark = not read yet
lab-idle = Try plays one deal with this bot, and shows it here, move by move.
lab-playing = The deal is being played
lab-trying = { $name } plays a deal.
lab-nothing-yet = What the bot prints for each decision will stand here.
lab-nothing-printed = nothing printed
lab-decision = Decision { $number }
lab-ms = { $time } ms
lab-where = After move { $at } of the deal. The trial stopped here.
lab-at-start = Before the first card.
lab-late = Stopped after { $seconds } s without a move.
lab-gone = Its Python has ended, or there is none: out of memory, or not loaded. Try again.
lab-illegal = The bot’s move can’t be played. { $why }
lab-own = Your bots
lab-name = Name of the file
lab-begin-with = Begin a new one with
lab-starter-plays = One that just plays
lab-starter-counts = One that counts
lab-starter-worlds = One that plays out worlds
lab-out = Take it along
lab-save = Save as .py
lab-remove = Remove { $name }
lab-damaged = A bot that can’t be read
lab-league = League
lab-league-help = Your bots and the levels play each other, on the same deals in every seat, and are rated.
lab-league-begin = Begin the league
lab-league-line = Ratings by openskill’s Plackett–Luce model, ± their error. Same deals, everybody in every seat.
lab-deals = { $deals } of { $all } deals
lab-left = { $minutes } min left
lab-stop = Stop
lab-go-on = Go on
lab-rests = it rests
lab-how-many = Deals
lab-against = Against
lab-against-all = All levels
lab-away = Go on while I am elsewhere in Taku
lab-away-help = It rests while you are at a table or the page is hidden, and says when it is done.
lab-measuring = The first deal is being played.
lab-one-deal = One deal says nothing yet.
lab-sentence = { $way ->
    [better] Better than { $other } by { $by } ± { $error } points a deal
    [worse] Worse than { $other } by { $by } ± { $error } points a deal
   *[level] Level with { $other }, ± { $error } points a deal
}: { $sure ->
    [true] sure
   *[false] not sure yet
}
lab-how = Same deals, every bot in every seat: luck cancels. Dot: the average; line: two errors either way; dashed: an equal share.
lab-figures = All figures
lab-who = Who
lab-rating = Rating
lab-points-each = Points a deal
lab-fewer = Fewer is better
lab-more = More is better
lab-move = A move
lab-slowest = Slowest
lab-refused = Lost by fault
lab-lost = { $name } has lost { $count ->
    [one] one deal
   *[other] { $count } deals
} by a fault:
lab-csv = Save as CSV
lab-command = It goes on while you edit, and what has been measured is kept; of changed code it begins anew. The same on a command line:
lab-agent = A function of this name is a bot. It is called for each decision, and remembers nothing.
lab-zones = What lies on the table: hands, trick or pile, the trick before, each with role, seat, items and seats. "?" lies face down.
lab-seat = Whose turn it is, and where the bot sits. Seats count from 0.
lab-points = The total of each seat, and what the round has brought so far.
lab-badges = How the table stands, and what is asked.
lab-sheet = The score sheet with its boxes, where the game has one.
lab-moves = All legal moves, in notation: QS is the queen of spades, TD the ten of diamonds.
lab-random = A generator of its own: random.choice(moves), random.random().
lab-weigh = Or an object called bot with this method: it gets the engine’s own objects.
lab-seen = Its seat, and its legal moves as the engine has them.
lab-world = A whole state that could be real: what the bot can’t know is drawn anew. clone(), play(move), moves(), points.
lab-returns-move = agent returns one of moves, just as it stands there.
lab-returns-weighed = weigh returns a list, the best first; points may be left out.
lab-prints = Whatever is printed stands beside the decision, as far as 4,000 characters.
lab-time = A decision may take so long; then the weakest level plays for it, and that is said.
data-bots = Own bots
data-came-bots = { $count ->
    [one] One bot of your own
   *[other] { $count } bots of your own
}
notice-bot-replaced = { $why ->
    [late] { $player } has thought for too long: the weakest level plays for it, whenever that happens.
    [said] { $player } has failed: { $words } The weakest level plays for it, whenever that happens.
    [refused] { $player } wanted to play what the rules forbid: the weakest level plays for it, whenever that happens.
    [missing] { $player } is no longer on this device: the weakest level plays for it.
    [unread] { $player } came in a file and has not been read yet: the weakest level plays for it. The lab shows its code.
   *[gone] { $player } can’t be started: the weakest level plays for it, whenever that happens.
}
notice-bot-parted = Another tab has changed this bot meanwhile. What you wrote here is kept beside it, as { $name }.
notice-bot-long = This is longer than a bot may be: the end of it is not kept.

# My lessons, and the desk at which one is written
my-lessons = My lessons
my-lessons-line = Lessons that you write yourself: a position, a question, and what to say to each answer. The rules mark them.
my-lessons-none = Write one
make-lesson = Make a lesson
desk-untitled = Lesson without a name
desk-new = New lesson
desk-steps-count = { $count ->
    [0] no step yet
    [one] { $count } step
   *[other] { $count } steps
}
desk-remove = Remove { $title }
desk-damaged = Cannot be read
desk-damaged-one = Damaged lesson { $number }
desk-take = Make a lesson of this position
desk-instead = Into step { $number } of “{ $title }”, in the place of its position
desk-into = One more step of “{ $title }”
desk-kept = kept on this device
desk-not-kept = for this visit only
desk-undo = Undo
desk-redo = Redo
desk-try = Try it
desk-try-over = Back to the desk
desk-send = Send
desk-left = { $count ->
    [one] { $count } question left
   *[other] { $count } questions left
}
desk-steps = Steps
desk-step-unnamed = Without a heading
desk-questions = { $count ->
    [one] { $count } question
   *[other] { $count } questions
}
desk-whole = nothing is open
desk-add = Add a step
desk-parts = Parts of the step
desk-tab-position = Position
desk-tab-words = Words
desk-tab-answers = Answers
desk-task = Task
desk-kind-move = A move, or one of several
desk-kind-forbidden = Try a forbidden move
desk-kind-playable = All cards that may be played
desk-kind-number = A number
desk-kind-seat = A player
desk-kind-choice = A choice of answers
desk-kind-play = Play on against bots
desk-title = Heading
desk-say = What it is about
desk-ask = Question
desk-right = When it is right
desk-hint = Hint
desk-signs = { "{QS}" } draws the queen of spades, { "{p1}" } is the player on your left, **two stars** make words bold.
desk-touch-move = Touch what is right; once more for poor, then wrong.
desk-touch-forbidden = Touch what is to be tried in vain.
desk-touch-several = Touch the cards or dice of a move: what it is worth is said below.
desk-touch-box = Touch a box; once more for poor, then wrong.
desk-touch-playable = The rules know which cards may be played.
desk-touch-number = The learner gives a number.
desk-touch-seat = The learner chooses a player.
desk-touch-choice = The learner chooses one of your answers.
desk-touch-play = The learner plays on from here.
desk-broken = This position cannot be laid.
desk-from-match = From a match
desk-from-match-line = see one of your matches again, and take a position
desk-set-up = Set up
desk-set-up-line = deal or lay it by hand on the open table
desk-same = The same position
desk-same-line = as in the step before
desk-copy-ours = Copy one of ours
desk-copy-ours-line = to begin with, and to change
desk-lay-first = Where does the lesson begin?
desk-lay-step = What lies on the table?
desk-stand-right = Right
desk-stand-poor = Poor
desk-stand-wrong = Wrong
desk-stand-decide = Decide
desk-stand-rules = Rules
desk-stand-try = To try
desk-cards = { $cards }
desk-undecided = This move is allowed too.
desk-undecided-ask = Right, poor or wrong?
desk-same-right = The same is said as above.
desk-say-right = What to say when it is right
desk-say-poor = Why there is something better
desk-say-wrong = Why it is wrong
desk-picked = { $none ->
    [true] { $cards } is no move here, nor part of one.
   *[other] { $count ->
        [0] Touch what belongs together, to see the moves with it.
       *[other] Moves with { $cards }
    }
}
desk-many = { $count } moves are open. Say which are right; the others can be taken together.
desk-others = All other moves
desk-others-wrong = All others are wrong
desk-others-apart = One by one
desk-other-usual = That is allowed, but not what is asked.
desk-stray = This move is none in this position any more.
desk-locked = Against the rules
desk-no-move-here = Nobody has a move to make in this position. Set another task, or another position.
desk-by-rules = The rules know
desk-allowed = { $card } may be played here.
desk-allowed-cards = { $cards } may be played here.
desk-forbidden-none = Touch a card below which “Rules” stands.
desk-nothing-forbidden = No single card is forbidden in this position. Several together may be.
desk-how-many = Cards that are tried
desk-alone = One card
desk-together = Several together
desk-try-several = Touch the cards that are to be tried together. The rules then say why not.
desk-try-more = If something else may be tried as well, touch those cards, too.
desk-try-these = Have it tried
desk-try-box = Touch a box beside which “Rules” stands.
desk-no-box-forbidden = No box is forbidden in this position.
desk-no-move = No move can be made of these.
desk-not-forbidden = The rules allow this here, or refuse it for another reason.
desk-number = The right number
desk-another-number = A wrong number that needs words of its own
desk-another-add = Add
desk-any-other = Any other answer
desk-say-other = What to say to it
desk-wrong-is-right = This is the right answer.
desk-seat = The right player
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
desk-nothing-yet = As soon as a position lies there, it can be tried here.
desk-from = from { $author }
desk-about = About this lesson
desk-lesson-title = Name of the lesson
desk-author = From whom, for learners to see
desk-both = In English and Japanese
desk-both-help = Each text stands twice, side by side. What is missing in one language is shown in the other.
desk-this-step = Step { $number }
desk-earlier = Earlier
desk-later = Later
desk-copy-step = Copy
desk-drop-step = Delete
desk-dropped = The step is deleted. Undo brings it back.
notice-seeking = When the position lies there, touch “Make a lesson”: it goes into your lesson.
notice-lesson-parted = Another tab has changed this lesson meanwhile. What you wrote here is kept beside it, as one of its own.
data-own = Own lessons
data-came-own = { $count ->
    [one] One lesson of your own
   *[other] { $count } lessons of your own
}

# Lessons that are sent, and what comes back
send-lesson = Send the lesson
send-lessons = { $count } lessons
send-change = Change
send-wall = For the wall: whoever scans it can begin at once.
send-print = Print it for the wall
send-print-line = code and title, on one page
send-file = Save as file
send-no-code = This lesson is too long for a code that a camera can read. Send the link, or save it as a file.
send-only-file = This is too long for a link. Save it as a file, and hand that on.
send-not-written = The file could not be written: something in the lesson is not understood.
send-all-in-link = All of it is in the link itself: no server, no account, nothing about your device.
send-all-in-file = All of it is in the file: no server, no account, nothing about your device.
send-course = Several lessons in one link
send-course-help = They come in the order in which you choose them.
send-course-title = Name of the course
given = Lessons from others
given-one = Somebody else’s lesson
given-lead = Lessons that others have written and that you keep here, with how far you are.
given-from = { $course ->
    [true] { $named ->
        [true] A course from { $author }
       *[other] A course from somebody
    }
   *[other] { $named ->
        [true] A lesson from { $author }
       *[other] A lesson from somebody
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
   *[other] The words are those of whoever sent it, not Taku’s.
} What is allowed, the rules of { $game } decide.
given-keep = Keep it on this device
given-keep-help = With how far you are. Without that it is there as long as you have the link.
given-begin = Begin
given-new = { $game } is new to me
given-file = Open a lesson from a file
given-choose = Choose a file
given-wrong = This file is no lesson that can be taken{ $named ->
    [true] : “{ $part }” is wrong in it.
   *[other] .
}
given-wrong-line = This file is no lesson that can be taken: line { $line } is not understood.
given-too-large = This file is too large to be a lesson.
slip-done = Done. Here is your slip
slip-result = { $right } of { $steps }
slip-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
slip-change-name = Change name
slip-write-name = Write it on the slip
slip-try = { $tries ->
    [0] not yet
    [1] 1st try
    [2] 2nd try
    [3] 3rd try
   *[other] { $tries }th try
}
slip-show = { $named ->
    [true] Show this to { $to }, or read out
   *[other] Show this, or read out
}
slip-qr = The slip as a code
slip-holds = Name, tries and time are in the slip, and the answer that was wrong most often, nothing else. It goes nowhere unless you show or send it.
slip-send = Send the slip
slip-copy = Copy the slip’s link
slip-not-copied = It could not be copied. Read the letters out, or show the code.
slip-one = A slip
slip-strange = { $named ->
    [true] { $name }’s slip belongs to no lesson here
   *[other] This slip belongs to no lesson here
}
slip-strange-line = It is collected on the device on which the lesson was written, and as long as its positions and answers are as they were.
slip-came = { $came ->
    [0] This slip was here already.
   *[other] { $named ->
        [true] { $name }’s slip is here.
       *[other] The slip is here.
    }
}
class = The class
class-line = collect slips, see who got it
class-kept = { $count ->
    [one] { $count } slip · only on this device
   *[other] { $count } slips · only on this device
}
class-none = No slips yet
class-none-line = Whoever finishes the lesson gets a slip: a code to be scanned, letters to be read out, and a link.
class-collect = Collect slips
class-scan = Scan slips
class-stop = Stop scanning
class-scan-line = Hold one phone after another before the camera. Each is taken once.
class-blind = No camera, or it may not be used. Paste letters or links instead.
class-paste = Or paste codes or links, as many as you like
class-take = Take them in
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
    [one] { " " }Not this lesson.
   *[other] { " " }{ $other } are not of this lesson.
}{ $strange ->
    [0] { "" }
    [one] { " " }One line is no slip.
   *[other] { " " }{ $strange } lines are no slips.
}
class-page = { $named ->
    [true] { $to }’s page
   *[other] the teacher’s page
}
class-tells = To { $page } go your name, tries, time and the answer that was wrong most often; nobody else can read them. The devices talk directly and see each other’s internet address; public relays and STUN servers introduce them.
fetch-title = The lesson comes from { $page }
fetch-asked = Your device asks for it directly. The two devices see each other’s internet address; public relays and STUN servers introduce them. Nothing about you is sent.
fetch-it = Get the lesson
fetch-going = Looking for it …
fetch-failed = There is no way to { $page } now. It has to be open, with a connection. Or ask for the lesson as a link or a file.
given-hand-in = { $begun ->
    [true] Continue, and send my slip
   *[other] Begin, and send my slip
}
given-alone = { $begun ->
    [true] Continue without sending
   *[other] Begin without sending
}
slip-holds-class = Name, tries and time are in the slip, and the answer that was wrong most often, nothing else. It goes nowhere unless you agree, show it or send it.
slip-nameless = Write your name on it first.
slip-hand-in = Send it to { $page }
slip-going = On its way to { $page } …
slip-waits = The slip cannot reach { $page } yet. It waits on this device, and goes by itself as soon as both have Taku open and a connection. Or show the code.
slip-taken = It is on { $page }.
slip-full = No more slips fit on { $page }. Show the code instead.
slip-other = This lesson is not collected on { $page } any more. Show the code instead.
slip-handed-in = { $answer ->
    [taken] { $name }’s slip is now on { $page }.
   *[other] { $name }’s slip has not been taken on { $page }. Open the lesson once more, and show the code.
}
class-air = Over the air
class-air-short = slips come by themselves
class-air-line = Learners open the lesson by a link of its own. Whoever agrees sends the slip here by itself when the lesson is over, and only this device can read it. The devices talk directly and see each other’s internet address; public relays and STUN servers introduce them. A class needs a relay, and so the internet: without it slips come by code, link or letters.
class-air-long = This lesson is too long for that. Its slips come by code, link or letters.
class-wall = For the wall: whoever scans it begins at once, and the slip comes here.
class-joined = { $count ->
    [0] Nobody is joined just now.
    [one] One device is joined just now.
   *[other] { $count } devices are joined just now.
}
class-no-relay = No relay answers. Slips come by code, link or letters meanwhile.
class-full = No more slips are taken over the air: there are 64 devices, or 20 slips from one. Collect others by code, or remove some.
class-before = Answered before you changed the lesson: { $count ->
    [one] { $count } slip
   *[other] { $count } slips
}
class-before-line = They are of other positions or answers than the lesson has now, so they are not counted.
class-lost = Of lessons that are not here any more: { $count ->
    [one] { $count } slip
   *[other] { $count } slips
}
class-lost-line = The lesson has been removed, or changed before slips were told apart.
class-some = { $count ->
    [one] One slip
   *[other] { $count } slips
}
class-remove-all = Remove all
class-no-proof = A slip shows that it belongs to this lesson. It is no proof against cheating.
class-csv = Save as CSV
class-csv-step = Step { $step }: try
class-csv-wrong = Step { $step }: wrong answer
class-code = Code
class-seconds = Seconds
class-slip = Slip
class-damaged = { $count ->
    [one] One slip cannot be read.
   *[other] { $count } slips cannot be read.
}
class-sentence = { $hard ->
    [true] Step { $step } is the hard one: { $right } of { $count } had it at once
   *[other] Everybody had every step at once
}
class-how = At which try each step was right, in the first slip. First, best, last: steps right at once in each one’s slips.
class-who = Who
class-first = First
class-best = Best
class-last = Last
class-time = Time
class-all = All
class-at-once = { $right } of { $count } at once
class-wrong = Most often wrong
class-times = { $times }×
class-another = another answer
class-nameless = without a name ({ $code } …)
class-slips = { $count } slips
class-slip-of = Slip { $number }
class-slip-named = Slip { $number } of { $name }
class-right-at-once = { $right } of { $steps } at once
class-remove = Remove slip { $number } of { $name }
ask-class = Ask the class
ask-class-line = on the projector, step by step
ask-which = { $game }: which lesson is it to be?
ask-leave = Leave the class
ask-step = Step { $step } of { $steps }
ask-answers = { $count ->
    [one] { $count } answer
   *[other] { $count } answers
}
ask-next = Next step
ask-end = Finish
ask-tap = Tap how many chose what, or press its number. The answer stays hidden.
ask-none = Here the class plays on. There is nothing to be counted.
ask-less = One less for { $choice }
ask-more = One more for { $choice }
ask-counted = { $choice }: { $count }
data-slips = Slips of a class
data-given = Lessons from others
data-came-slips = { $count ->
    [one] One slip of a class
   *[other] { $count } slips of a class
}
data-came-given = { $count ->
    [one] One lesson from others
   *[other] { $count } lessons from others
}
