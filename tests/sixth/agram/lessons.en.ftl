# Lessons of Agram: a message for each lesson and each step; see engine/TRANSLATING.md

### Only the last trick

last-trick =
    .title = Only the last trick
    .line = Follow suit, and see who wins the round
last-trick-the-suit-that-was-led =
    .title = The suit that was led
    .say = { $p0 } **led** {"8S"}: the first card, and it asks for spades. Play goes against the clock, and everyone adds one card. Together they are a **trick**.
    .ask = Choose all the cards that you may play.
    .hint = Spades were led. Do you have any?
    .right = Whoever has the suit must **follow** it, high or low.
last-trick-rather-the-ace =
    .title = Rather the ace?
    .say = The same trick. {"AH"} is the highest card you hold.
    .ask = Try to play {"AH"}, and see what the table says.
    .hint = Just tap {"AH"}. Nothing is lost.
    .right = The suit comes first. A card that is dimmed tells you why when you tap it.
last-trick-a-discard-never-takes =
    .title = A discard never takes
    .say = Now you have no spades, and may **discard** any card.
    .ask = You discard {"AH"}. Who takes the trick?
    .hint = Look at the spades only.
    .right = Only the suit that was led can take the trick. There is no trump.
last-trick-the-last-one-wins =
    .title = The last one wins
    .say = { $p0 } has taken the first trick with {"AC"}, and leads to the last. Everyone has one card left.
    .ask = You add {"TD"}. Who wins the round?
    .hint = Who takes the **last** trick?
    .right = You do! The tricks before the last bring nothing at all.

### Five cards

five-cards =
    .title = Five cards
    .line = Five cards each, and a shorter match
five-cards-the-chief-is-missing =
    .title = The chief is missing
    .say = In each suit the ace is highest, then 10, 9 and so on down to 3. But the ace of spades, the **chief**, is left out of the game.
    .ask = Lead the card that nobody can beat.
    .caption = All the spades
    .hint = Which suit has no ace?
    .right = Without the ace, the ten of spades is the highest of its suit.
    .other = That may go well, but an ace could be out. There is one card above which there is nothing.
five-cards-five-cards =
    .title = Five cards
    .say = It is played with six cards each, or with **five**.
    .ask = Each has five. How many tricks are there in a round?
    .hint = Everyone plays one card to each trick.
    .right = As many as everyone has cards. Only the fifth one counts.
five-cards-a-short-match =
    .title = A short match
    .say = How many rounds must be won is agreed on beforehand: here **three**. You have won two, and the last trick of this one is on the table.
    .ask = You add {"5C"}. Who wins the match?
    .hint = Who has won three rounds then?
    .right = Three rounds, and the match is yours. Whoever wins a round deals the next one.

### The last lead

lead-last =
    .title = The last lead
    .line = Take the trick before the last
lead-last-who-leads-last =
    .title = Who leads last?
    .say = Two cards each. { $p3 } has played {"9D"}, and you are the last to play to this trick.
    .ask = Play the diamond that lets **you** lead to the last trick.
    .hint = Whoever takes this trick leads to the next.
    .right = You led {"4D"}, and nobody had a diamond left: even a four wins the round.
    .advise-4D = { $p3 } took it and led {"3H"}. You had no heart, and your ten was worth nothing.
lead-last-the-sure-trick-first =
    .title = The sure trick first
    .say = You lead, with two cards left. {"AD"} takes any trick in which diamonds are led; {"9S"} may meet {"TS"}.
    .ask = Lead so that you lead once more.
    .hint = With which card do you keep the lead for sure?
    .right = { $p2 } had no diamonds, kept {"AH"} and discarded {"TS"}: so your {"9S"} took the last trick.
    .advise-9S = { $p2 } took it with {"TS"} and led {"AH"}. Your {"AD"} was worth nothing.
lead-last-look-who-leads =
    .title = Look who leads
    .say = { $p0 } led {"6D"}, and { $p3 } has played {"9D"}.
    .ask = You play {"4D"}. Who leads to the last trick?
    .hint = Which diamond is the highest?
    .right = {"9D"} takes the trick, and { $p3 } chooses the suit of the last one.

### What to keep

keep =
    .title = What to keep
    .line = Weak cards first, strong cards last
keep-under-the-ace =
    .title = Under the ace
    .say = { $p0 } led {"AC"}. You must follow, and nothing beats an ace.
    .ask = Play the club that you will miss less.
    .hint = The trick is lost either way.
    .right = Now {"TC"} is the highest club in the game.
    .advise-TC = The ten is gone for nothing. With the ace out, it would have been the highest club.
keep-a-good-discard =
    .title = A good discard
    .say = { $p0 } led {"8S"}, and you have no spades: discard what you like.
    .ask = Keep the cards that could take the last trick.
    .hint = Which of the three is the weakest?
    .right = The three was of no use. The other two may still win the round.
    .other = That card could have taken the last trick. The three takes nothing.
keep-an-early-lead =
    .title = An early lead
    .say = You lead to the first of three tricks. Taking it brings nothing.
    .ask = Lead your weakest card.
    .hint = Aces and tens are for the end.
    .right = { $p3 } takes it with {"TC"}. Your strong cards are still there.
    .other = You may. But it would have been worth more in the last two tricks.
