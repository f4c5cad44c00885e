# The dice games in German

game = Yahtzee
game-line = Der klassische Block: dreizehn Felder
game-time = 1–8 Spieler · 15 Min.
game-art = 5 5 5

game-yams = Yams
game-yams-line = Französisch, mit Plus und Minus
game-yams-time = 1–8 Spieler · 15 Min.
game-yams-art = 1 1 6

game-yacht = Yacht
game-yacht-line = Zwölf Felder, älter als Yahtzee
game-yacht-time = 1–8 Spieler · 15 Min.
game-yacht-art = 4 5 6

game-yatzy = Yatzy
game-yatzy-line = Skandinavisch, mit Paaren
game-yatzy-time = 1–8 Spieler · 20 Min.
game-yatzy-art = 2 2 3

game-kniffel = Kniffel
game-kniffel-line = Deutsch: 50 extra für den zweiten Kniffel
game-kniffel-time = 1–8 Spieler · 15 Min.
game-kniffel-art = 3 3 3

game-generala = Generala
game-generala-line = Zehn Felder; der erste Wurf zählt mehr
game-generala-time = 1–8 Spieler · 10 Min.
game-generala-art = 1 1 1

### Helpers: $box is a box, $column its column if the sheet has several, $sheet is the value of the option, $count dice are thrown

boxed = { named-box }{ of-column }
of-column = { $column ->
    [free] {" (frei)"}
    [down] {" (absteigend)"}
    [up] {" (aufsteigend)"}
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
called = { $sheet ->
    [yams] Yams
    [yacht] Yacht
    [yatzy] Yatzy
    [kniffel] Kniffel
    [generala] Generala
   *[yahtzee] Yahtzee
}
thrown = { $count ->
    [1] einen Würfel
    [2] zwei Würfel
    [3] drei Würfel
    [4] vier Würfel
   *[other] alle fünf Würfel
}

### The boxes

column-free = Frei
column-down = Ab
column-up = Auf
box-ones = Einser
box-ones-help = Die Summe der Einser
box-twos = Zweier
box-twos-help = Die Summe der Zweier
box-threes = Dreier
box-threes-help = Die Summe der Dreier
box-fours = Vierer
box-fours-help = Die Summe der Vierer
box-fives = Fünfer
box-fives-help = Die Summe der Fünfer
box-sixes = Sechser
box-sixes-help = Die Summe der Sechser
box-bonus = Bonus
box-bonus-help = 35 für 63 oder mehr im oberen Block: drei von jeder Zahl
box-three-of-a-kind = Dreierpasch
box-three-of-a-kind-help = Mindestens drei gleiche: die Summe aller Würfel
box-four-of-a-kind = Viererpasch
box-four-of-a-kind-help = Mindestens vier gleiche: die Summe aller Würfel
box-full-house = Full House
box-full-house-help = Drei von einer Zahl und zwei von einer anderen: 25
box-small-straight = Kleine Straße
box-small-straight-help = Vier in Folge: 30
box-large-straight = Große Straße
box-large-straight-help = Fünf in Folge: 40
box-yahtzee = Yahtzee
box-yahtzee-help = Fünf gleiche: 50
box-chance = Chance
box-chance-help = Die Summe beliebiger Würfel
box-yahtzee-bonus = Weitere Yahtzees
box-yahtzee-bonus-help = Je 100, sobald Yahtzee 50 gebracht hat
box-yams-upper-bonus = Bonus
box-yams-upper-bonus-help = 60 oder mehr im oberen Block: 30, und alles über 60 noch einmal
box-plus = Plus
box-plus-help = Die Summe beliebiger Würfel: hoch ist gut
box-minus = Minus
box-minus-help = Die Summe beliebiger Würfel: niedrig ist gut
box-delta = Delta
box-delta-help = Plus minus Minus, mindestens 0
box-yams-four-of-a-kind = Viererpasch
box-yams-four-of-a-kind-help = Mindestens vier gleiche: die Summe aller Würfel plus 40
box-yams-full-house = Full House
box-yams-full-house-help = Drei von einer Zahl und zwei von einer anderen: die Summe aller Würfel plus 30
box-yams-small-straight = Kleine Straße
box-yams-small-straight-help = Vier in Folge: 40, per Hausregel 45
box-yams-large-straight = Große Straße
box-yams-large-straight-help = Fünf in Folge: 50
box-yams = Yams
box-yams-help = Fünf gleiche: die Summe aller Würfel plus 50
box-rigole = Rigole
box-rigole-help = Vier gleiche und ein fünfter mit der Gegenseite: 50
box-yams-bonus = Weitere Yams
box-yams-bonus-help = Je 100, sobald Yams Punkte gebracht hat
box-choice = Choice
box-choice-help = Die Summe beliebiger Würfel
box-yacht-four-of-a-kind = Viererpasch
box-yacht-four-of-a-kind-help = Mindestens vier gleiche: die Summe dieser vier
box-yacht-full-house = Full House
box-yacht-full-house-help = Drei von einer Zahl und zwei von einer anderen: die Summe aller Würfel
box-yacht-small-straight = Kleine Straße
box-yacht-small-straight-help = Vier in Folge: 15
box-yacht-big-straight = Große Straße
box-yacht-big-straight-help = Fünf in Folge: 30
box-yacht-classic-small-straight = Kleine Straße
box-yacht-classic-small-straight-help = 1 2 3 4 5: 30
box-yacht-classic-big-straight = Große Straße
box-yacht-classic-big-straight-help = 2 3 4 5 6: 30
box-yacht = Yacht
box-yacht-help = Fünf gleiche: 50
box-one-pair = Ein Paar
box-one-pair-help = Die zwei Würfel des höchsten Paars
box-two-pairs = Zwei Paare
box-two-pairs-help = Zwei Paare verschiedener Zahlen: diese vier Würfel
box-yatzy-three-of-a-kind = Dreierpasch
box-yatzy-three-of-a-kind-help = Mindestens drei gleiche: die Summe dieser drei
box-yatzy-four-of-a-kind = Viererpasch
box-yatzy-four-of-a-kind-help = Mindestens vier gleiche: die Summe dieser vier
box-yatzy-small-straight = Kleine Straße
box-yatzy-small-straight-help = 1 2 3 4 5: 15
box-yatzy-large-straight = Große Straße
box-yatzy-large-straight-help = 2 3 4 5 6: 20
box-yatzy-full-house = Full House
box-yatzy-full-house-help = Drei von einer Zahl und zwei von einer anderen: die Summe aller Würfel
box-yatzy = Yatzy
box-yatzy-help = Fünf gleiche: 50
box-yatzy-upper-bonus = Bonus
box-yatzy-upper-bonus-help = 50 für 63 oder mehr im oberen Block: drei von jeder Zahl
box-kniffel = Kniffel
box-kniffel-help = Fünf gleiche: 50
box-kniffel-bonus = Weitere Kniffel
box-kniffel-bonus-help = Extrapunkte für noch einen Fünferpasch, sobald bei Kniffel 50 stehen
box-straight = Straße
box-straight-help = Fünf in Folge: 20, beim ersten Wurf 25
box-generala-full = Full House
box-generala-full-help = Drei von einer Zahl und zwei von einer anderen: 30, beim ersten Wurf 35
box-poker = Poker
box-poker-help = Mindestens vier gleiche: 40, beim ersten Wurf 45
box-generala = Generala
box-generala-help = Fünf gleiche: 60, per Hausregel 50
box-double-generala = Doppel-Generala
box-double-generala-help = Noch einmal fünf gleiche: doppelt so viele Punkte wie bei Generala, wenn dort welche stehen
box-column = Summe
box-column-help = Alle Punkte der Spalte
box-total = Gesamt
box-total-help = Alle Punkte

### The table

caption-round = Runde { $round } von { $rounds }

badge-rolls = { $player }: { $left ->
    [0] kein Wurf mehr
    [one] noch 1 Wurf
   *[other] noch { $left } Würfe
}
badge-joker = { $problem ->
    [face] Joker: nur { boxed }
    [lower] Joker: jedes Feld unten
    [upper] Joker: jedes Feld, für 0
    [free-face] Joker: am besten bei { boxed }
   *[free] Joker: jedes Feld
}
note-upper = { $points } von { $target }
note-upper-long = { $points } von { $target } · { $behind ->
    [0] { $ahead ->
        [0] auf Kurs
       *[other] { $ahead } voraus
    }
   *[other] { $behind } zurück
}
note-upper-reached = { $points } von { $target }
note-upper-reached-long = { $points } von { $target }: erreicht
note-upper-grows = { $points } von { $target }
note-upper-grows-long = { $points } von { $target }: Jeder weitere Punkt zählt doppelt
note-upper-lost = { $points } von { $target }
note-upper-lost-long = { $points } von { $target }: nicht mehr zu schaffen
note-delta = { $plus } − { $minus }
note-extras = { $count } × { $points }

next-hand = Nächste Runde
round = Runde

### What to do next

ask-roll = Würfel behalten und würfeln oder eintragen
ask-roll-title = { $left ->
    [one] Noch ein Wurf
   *[other] Noch { $left } Würfe
}
ask-roll-note = Tippe die Würfel an, die du behalten willst, oder ein Feld, um einzutragen.
ask-fill = Tippe ein Feld an
ask-fill-title = Kein Wurf mehr
ask-fill-note = In jedem Zug wird ein Feld gefüllt, mit 0, wenn nichts passt.
ask-lay = Tippe die fünf Würfel vom Tisch ein
ask-lay-title = Deine Würfel
ask-lay-note = Tippe unten die fünf Würfel ein, die auf deinem Tisch liegen. Oder tippe ein Feld an, um nur seine Punkte einzutragen.
ask-first-throw = Nur einmal gewürfelt?
button-first-throw = Ja, erster Wurf
ask-later-throw = Als erster Wurf eingetragen.
button-later-throw = Nein, öfter gewürfelt

say-roll = { $count ->
    [1] Einen
    [2] Zwei
    [3] Drei
    [4] Vier
   *[other] Alle 5
} werfen
say-fill = { $points } bei { boxed } eintragen{ $extra ->
    [0] {""}
   *[other] , dazu { $extra } extra
}
hint-roll = { $count ->
    [5] Alle fünf Würfel werfen
   *[other] { $dice } behalten, { thrown } werfen
}
hint-fill = { say-fill }


### What happened

event-deal = Runde { $round } von { $rounds }.
event-roll = { $who ->
    [you] Du würfelst
   *[other] { $player } würfelt
} { $dice }{ $count ->
    [5] .
   *[other] : jetzt { $all }.
}
event-lay = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $dice } auf dem Tisch.
event-keep = { $count ->
    [5] { $who ->
        [you] Du behältst nichts.
       *[other] { $player } behält nichts.
    }
   *[other] { $who ->
        [you] Du behältst { $dice }.
       *[other] { $player } behält { $dice }.
    }
}
event-five = { called }!
event-joker = { $problem ->
    [face] Ein Joker: Die Würfel müssen bei { boxed } eingetragen werden, denn das Feld ist frei.
    [lower] Ein Joker: Er passt in jedes freie Feld des unteren Blocks und zählt dort voll.
    [upper] Ein Joker, aber der untere Block ist voll: Im oberen zählt er 0.
    [free-face] Ein Joker: Er passt in jedes freie Feld, aber unten zählt er nur wie andere Würfel, solange { boxed } frei ist.
   *[free] Ein Joker: Er passt in jedes freie Feld und zählt im unteren Block voll.
}
event-fill = { $who ->
    [you] Du trägst
   *[other] { $player } trägt
} { $points } bei { boxed } ein.
event-extra = Noch einmal { called }: { $points } Punkte extra.
event-bonus = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} den Bonus im oberen Block{ of-column }: { $points }.
event-delta = { $who ->
    [you] Dein Delta{ of-column } ist { $points }.
   *[other] Das Delta{ of-column } von { $player } ist { $points }.
}
event-served = { $who ->
    [you] Fünf gleiche Würfel bei deinem ersten Wurf: Du gewinnst die Partie sofort.
   *[other] Fünf gleiche Würfel beim ersten Wurf: { $player } gewinnt die Partie sofort.
}
event-over = Die Partie ist vorbei.

### Called out over the table

called-five = { called }!
called-served = Sieg!
called-joker = Joker
called-extra = +{ $points }
called-bonus = Bonus +{ $more }

### Why not

refusal-roll = { $problem ->
    [none] Du hast schon dreimal gewürfelt: Fülle ein Feld.
   *[thrown] Wirf { $needed } Würfel, nicht { $count }.
}
refusal-keep = { $problem ->
    [all] Willst du alle fünf behalten, fülle ein Feld: Ein Wurf braucht mindestens einen Würfel.
   *[missing] Behalten kannst du nur Würfel vom Tisch: { $dice }.
}
refusal-fill = { $problem ->
    [filled] Bei { boxed } steht schon { $points }: Jedes Feld wird nur einmal gefüllt.
    [computed] { boxed } wird ausgerechnet, nie von Hand eingetragen.
    [points] Kein Wurf bringt { $points } bei { boxed }.
   *[other-sheet] Das Feld { boxed } gibt es auf diesem Spielblock nicht.
}
refusal-order = Die Felder werden von oben nach unten gefüllt: Als Nächstes ist { boxed } dran.
refusal-yams-column = { $order ->
    [descending] { $column ->
        [down] Die absteigende Spalte wird von oben nach unten gefüllt: Als Nächstes ist { named-box } dran.
       *[none] Die Felder werden von oben nach unten gefüllt: Als Nächstes ist { named-box } dran.
    }
   *[ascending] { $column ->
        [up] Die aufsteigende Spalte wird von unten nach oben gefüllt: Als Nächstes ist { named-box } dran.
       *[none] Die Felder werden von unten nach oben gefüllt: Als Nächstes ist { named-box } dran.
    }
}
refusal-joker = { $problem ->
    [face] Das ist ein Joker: Solange { boxed } frei ist, muss er dort eingetragen werden.
   *[lower] Das ist ein Joker: Solange unten ein Feld frei ist, muss er dort eingetragen werden.
}

### Kinds of decision

decision-keeping-first = Nach dem ersten Wurf behalten
decision-keeping-second = Nach dem zweiten Wurf behalten
decision-filling-early = Eintragen, obwohl noch Würfe übrig sind
decision-scratching = Aussuchen, wo eine Null hinkommt
decision-filling-upper = Im oberen Block eintragen
decision-filling-lower = Im unteren Block eintragen

theme-keeping-first = Was behalten, erster Wurf
theme-keeping-second = Was behalten, zweiter Wurf
theme-filling-early = Wann nicht weiterwürfeln
theme-scratching = Wohin mit der Null
theme-filling-upper = Wann oben eintragen
theme-filling-lower = Wann unten eintragen

### Why a move is good

advice-forced = Du hast nur noch dieses eine Feld.
nudge-forced = Wie viele Felder sind noch frei?
advice-in-order = Dieses Feld ist als Nächstes dran.
nudge-in-order = Welches Feld ist als Nächstes dran?
advice-next = Diese Würfel helfen in dem Feld, das als Nächstes dran ist.
nudge-next = Welche deiner Würfel helfen in dem Feld, das als Nächstes dran ist?
advice-tried = Kein anderer Zug bringt im Schnitt mehr.
nudge-tried = In welche Felder könnten diese Würfel noch passen?
advice-all = Keiner dieser Würfel hilft mehr als ein neuer.
nudge-all = Lohnt es sich, einen dieser Würfel zu behalten?
advice-equal = Mehr Würfel derselben Zahl würden in mehrere Felder passen.
nudge-equal = Zeigen einige deiner Würfel dieselbe Zahl?
advice-row = Diese Würfel folgen aufeinander, und eine Straße ist noch frei.
nudge-row = Könnte aus einigen deiner Würfel eine Straße werden?
advice-pairs = Zwei Paare: Passt noch ein Würfel dazu, ist es ein Full House.
nudge-pairs = Wie viel fehlt dir zum Full House?
advice-high = Hohe Würfel helfen, wo die Summe aller fünf zählt.
nudge-high = Wo zählt die Summe aller fünf?
advice-low = Niedrige Würfel helfen bei Minus, wo eine kleine Summe gut ist.
nudge-low = Wo wäre eine kleine Summe gut?
advice-fits = Die Würfel passen: Was sie hier bringen, ist sicher.
nudge-fits = Gibt es ein Feld, in das diese Würfel gut passen?
advice-bonus = Mit drei oder mehr von einer Zahl bleibst du auf Kurs für den Bonus.
nudge-bonus = Was brächte dich dem Bonus im oberen Block näher?
advice-sum = Eine gute Summe für ein Feld, in das alles passt.
nudge-sum = In welches Feld passen beliebige Würfel?
advice-low-sum = Eine kleine Summe, genau was Minus braucht.
nudge-low-sum = Wo wäre eine kleine Summe gut?
advice-joker = Hier zählt der Joker voll.
nudge-joker = In welche Felder darf der Joker, und wo bringt er am meisten?
advice-joker-forced = Die Regel lässt keine Wahl: Der Joker kommt in das Feld seiner Zahl.
nudge-joker-forced = Das ist ein Joker: Wohin muss er?
advice-small = Du verlierst wenig: Dieses Feld bringt nie viel.
nudge-small = Welches Feld würde dir am wenigsten fehlen?
advice-zero = Die Würfel passen nirgends besser, und auf dieses Feld verzichtest du am leichtesten.
nudge-zero = Welches Feld würde dir am wenigsten fehlen?

### Practice

quiz-box-title = Was ein Feld bringt
quiz-box = Die Würfel zeigen { $dice }. Wie viele Punkte wären das bei { boxed }?
quiz-most-title = Welches Feld am meisten bringt
quiz-most = Die Würfel zeigen { $dice }. Welches dieser Felder brächte am meisten?
quiz-least-title = Welches Feld am wenigsten bringt
quiz-least = Die Würfel zeigen { $dice }. Welches dieser Felder brächte am wenigsten?
quiz-total-title = Der neue Punktestand
quiz-total = Du hast insgesamt { $points }. Du trägst { $dice } bei { boxed } ein. Wie viel hast du dann?
quiz-rule-title = Warum nicht?
quiz-rule-keep = Du darfst nicht { $dice } behalten und den Rest neu würfeln. Welche Regel verbietet es?
quiz-rule-fill = Du darfst jetzt nichts bei { boxed } eintragen. Welche Regel verbietet es?
quiz-joker-title = Der Joker
quiz-joker = Die Würfel zeigen { $dice }, und das Feld für den Fünferpasch ist schon gefüllt. Darfst du jetzt bei { boxed } eintragen?
quiz-in-order-title = Welches Feld ist dran?
quiz-in-order = Die Würfel zeigen { $dice }. Darfst du jetzt bei { boxed } eintragen?
quiz-bonus-title = Der Bonus oben
quiz-bonus = Im oberen Block stehen { $points }, und du trägst { $dice } in sein letztes Feld ein, { boxed }. Wie hoch ist der Bonus?
quiz-delta-title = Plus, Minus und Delta
quiz-delta = Du trägst { $dice } bei { boxed } ein. Wie viele Punkte bringt Delta?
quiz-extra-title = Extrapunkte?
quiz-extra = Die Würfel zeigen { $dice }. Du trägst sie bei { boxed } ein. Bekommst du Extrapunkte für den Fünferpasch?

why-box = { boxed }: { $dice } brächten { $points }.
why-in-order = Als Nächstes ist { boxed } dran.
why-upper = Mit { $more } bei { boxed } stehen im oberen Block { $points }.
why-bonus = Ab { $target } beträgt der Bonus 35, darunter 0. Hier sind es { $bonus }.
why-yams-upper-bonus = Ab { $target } beträgt der Bonus 30, und alles über { $target } zählt noch einmal; darunter 0. Hier sind es { $bonus }.
why-total = { $points } und noch { $more }: { $total }.
why-yatzy-upper-bonus = Ab { $target } beträgt der Bonus 50, darunter 0. Hier sind es { $bonus }.
why-delta = Plus { $plus } minus Minus { $minus }, aber nie weniger als 0: { $points }.
why-extra = Noch ein Fünferpasch bringt { $more } extra, aber nur, wenn bei { boxed } schon Punkte stehen. { $points ->
    [open] Hier ist das Feld noch frei.
    [0] Hier steht dort 0.
   *[other] Hier stehen dort { $points }.
}

kind-extra = Ja
kind-no-extra = Nein

### House rules

preset-yahtzee = Yahtzee
preset-yahtzee-help = 13 Felder, mit erzwungenem Joker.
preset-yams = Yams
preset-yams-help = 14 Felder, mit Plus, Minus und Rigole.
preset-yacht = Yacht
preset-yacht-help = 12 Felder, mit Choice und einem Bonus von 35.
preset-yatzy = Yatzy
preset-yatzy-help = 15 Felder, mit Paaren und einem Bonus von 50.
preset-kniffel = Kniffel
preset-kniffel-help = 13 Felder; ein zweiter Kniffel zählt nach der gedruckten Regel.
preset-generala = Generala
preset-generala-help = 10 Felder; der erste Wurf eines Zugs zählt mehr.

option-sheet = Spielblock
option-sheet-help = Welche Felder es gibt.
option-sheet-yahtzee = Yahtzee
option-sheet-yams = Yams
option-sheet-yacht = Yacht
option-sheet-yatzy = Yatzy
option-sheet-kniffel = Kniffel
option-sheet-generala = Generala
option-joker = Joker
option-joker-help = Was mit einem weiteren Fünferpasch erlaubt ist.
option-joker-also = Jokerregel, Joker-Yahtzee
option-joker-forced = erzwungen
option-joker-free = frei
option-joker-none = keiner
option-yams_small_straight = Kleine Straße
option-yams_small_straight-help = Wie viele Punkte sie bringt.
option-yams_bonus = Weitere Yams
option-yams_bonus-help = Jeder weitere Fünferpasch bringt 100.
option-yams_column = Spalte
option-yams_column-help = In einer absteigenden Spalte werden die Felder von oben gefüllt, in einer aufsteigenden von unten. Drei Spalten: von jeder eine, nebeneinander, für 42 Züge.
option-yams_column-also = auf und ab, absteigend, aufsteigend
option-yams_column-free = frei
option-yams_column-descending = absteigend
option-yams_column-ascending = aufsteigend
option-yams_column-all = drei Spalten
option-yatzy_equal = Vier oder fünf gleiche Würfel
option-yatzy_equal-help = Großzügig: Vier gleiche sind auch zwei Paare, und fünf ein Full House.
option-yatzy_equal-strict = streng
option-yatzy_equal-lenient = großzügig
option-yatzy_order = Reihenfolge der Felder
option-yatzy_order-help = Fest: Die Felder müssen von oben nach unten gefüllt werden.
option-yatzy_order-also = Zwangs-Yatzy, der Reihe nach
option-yatzy_order-free = frei
option-yatzy_order-forced = fest
option-second_kniffel = Ein zweiter Kniffel
option-second_kniffel-help = Was ein weiterer Fünferpasch bringt, wenn das Feld Kniffel gefüllt ist.
option-second_kniffel-also = noch ein Kniffel, Extrakniffel
option-second_kniffel-publisher = wie gedruckt
option-second_kniffel-plus-100 = 100 Punkte
option-second_kniffel-nothing = nichts
option-generala = Generala
option-generala-help = Wie viele Punkte sie bringt.
option-served_wins = Generala auf Anhieb gewinnt
option-served_wins-help = Fünf gleiche Würfel beim ersten Wurf eines Zugs gewinnen die Partie.
option-served_wins-also = fünf auf Anhieb, fünf auf einmal
option-ace_straight = 1 3 4 5 6 ist eine Straße
option-ace_straight-help = Die Eins steht für die Zwei.
option-double_generala = Doppel-Generala
option-double_generala-help = Ein elftes Feld für einen zweiten Fünferpasch.
option-double_generala-also = zweite Generala
option-yacht_points = Punkte
option-yacht_points-help = Modern: Straßen für 15 und 30 und ein Bonus im oberen Block. Klassisch, wie 1938: beide Straßen 30, kein Bonus.
option-yacht_points-also = Yacht-Wertung
option-yacht_points-modern = modern
option-yacht_points-classic = klassisch
option-yacht_five_house = Fünf gleiche als Full House
option-yacht_five_house-help = Ein Fünferpasch zählt auch als Full House.

### Rules

chapter-turn = Ein Zug
chapter-upper = Oberer Block
chapter-lower = Unterer Block
chapter-five = Fünferpasch
chapter-about = Die Spiele

rule-aim-title = Das Ziel
rule-aim = Fülle alle Felder deines Spielblocks, eines pro Zug, für so viele Punkte, wie die Würfel hergeben. Sind alle Felder voll, gewinnt der höchste Punktestand; bei Gleichstand teilt man sich den Platz. Allein spielst du um deinen eigenen Rekord.
rule-roll-title = Würfeln
rule-roll = Wirf alle fünf Würfel; dann darfst du beliebige davon neu würfeln, bis zu zweimal. Nach jedem Wurf darfst du aufhören. Der erste Spieler beginnt, die anderen folgen im Uhrzeigersinn.
rule-keep-title = Behalten
rule-keep = Behalte vor jedem neuen Wurf beliebige Würfel oder keinen. Was du behalten hast, darfst du später doch neu würfeln. Behältst du alle fünf, würfelst du nicht: Fülle ein Feld.
rule-fill-title = Eintragen
rule-fill = Am Ende jedes Zugs füllst du genau ein freies Feld. Passen die Würfel nicht, kommt eine 0 hinein. Was eingetragen ist, bleibt.
rule-upper-title = Einser bis Sechser
rule-upper = Die Summe der Würfel dieser Zahl. Stehen in den sechs Feldern zusammen 63 oder mehr, so viel wie drei von jeder Zahl, bekommst du einmalig 35 Punkte.
rule-kinds-title = Dreierpasch und Viererpasch
rule-kinds = Mindestens drei oder vier gleiche Würfel: die Summe aller fünf.
rule-full-house-title = Full House
rule-full-house = Drei von einer Zahl und zwei von einer anderen: 25. Ein Fünferpasch zählt nicht als Full House, außer als Joker.
rule-straights-title = Straßen
rule-straights = Kleine Straße: vier Zahlen in Folge, 30. Große Straße: fünf in Folge, 40. Eine große ist auch eine kleine.
rule-chance-title = Chance
rule-chance = Die Summe von fünf beliebigen Würfeln.
rule-yahtzee-title = Yahtzee
rule-yahtzee = Fünf gleiche Würfel: 50. Stehen in dem Feld 50, bringt jeder weitere Fünferpasch 100 extra, egal, welches Feld du füllst. Steht dort 0, gibt es nichts extra.
rule-joker-title = Joker
rule-joker = Ein Fünferpasch ist ein Joker, wenn das Feld Yahtzee schon gefüllt ist, mit 50 oder 0. Er muss in das Feld seiner Zahl, wenn es frei ist. Sonst kommt er in ein beliebiges freies Feld des unteren Blocks: Full House zählt dann 25, die kleine Straße 30, die große Straße 40 und die übrigen, was die Würfel ergeben. Ist unten kein Feld frei, kommt er in ein beliebiges freies Feld des oberen Blocks, für 0. Hausregel: Der Joker ist frei und passt in jedes noch leere Feld, aber Full House und Straßen zählen erst, wenn das Feld seiner Zahl gefüllt ist. Andere Hausregel: Es gibt keinen Joker, und ein Fünferpasch zählt wie alle anderen Würfel. An den 100 Punkten ändert das nichts.
rule-yams-upper-title = Einser bis Sechser
rule-yams-upper = Die Summe der Würfel dieser Zahl. Stehen in den sechs Feldern zusammen 60 oder mehr, bekommst du 30 Punkte und alles über 60 noch einmal: 63 bringen 33. Der Bonus wächst mit jedem gefüllten Feld.
rule-difference-title = Plus, Minus und Delta
rule-difference = Plus und Minus nehmen je einmal die Summe beliebiger Würfel auf, in beliebiger Reihenfolge. Für sich bringen sie nichts. Plus minus Minus ist Delta, und das zählt, sobald beide gefüllt sind; es ist nie weniger als 0.
rule-yams-kind-title = Viererpasch
rule-yams-kind = Mindestens vier gleiche Würfel, also auch fünf: die Summe aller fünf plus 40.
rule-yams-full-house-title = Full House
rule-yams-full-house = Drei von einer Zahl und zwei von einer anderen: die Summe aller fünf Würfel plus 30. Ein Fünferpasch zählt nicht als Full House.
rule-yams-straights-title = Straßen
rule-yams-straights = Kleine Straße: vier Zahlen in Folge, 40, per Hausregel 45. Große Straße: fünf in Folge, 50. Eine große ist auch eine kleine.
rule-rigole-title = Rigole
rule-rigole = Genau vier gleiche Würfel und ein fünfter, der die gegenüberliegende Seite des Würfels zeigt: 50. Gegenüberliegende Seiten ergeben sieben, zum Beispiel 2 und 5.
rule-yams-title = Yams
rule-yams = Fünf gleiche Würfel: ihre Summe plus 50. Einen Joker gibt es nicht.
rule-yams-bonus-title = Weitere Yams
rule-yams-bonus = Hausregel: Sobald im Feld Yams Punkte stehen, bringt jeder weitere Fünferpasch 100 extra, egal, welches Feld du füllst. Die Würfel selbst zählen wie immer.
rule-yams-column-title = Spalten
rule-yams-column = Hausregel: Die Spalte ist absteigend: Die Felder müssen von oben nach unten gefüllt werden, von Einser bis Rigole. Oder sie ist aufsteigend: von unten nach oben, von Rigole bis Einser. In einer freien Spalte darfst du jedes noch leere Feld füllen. Oder dein Spielblock hat alle drei Spalten nebeneinander, und jeder Zug füllt ein Feld in einer davon. Jede Spalte hat ihren eigenen Bonus, ihr Delta und ihre Summe; weitere Yams zählen nur, wenn das Feld Yams dieser Spalte Punkte hat. Die drei Summen ergeben den Punktestand.
rule-yacht-upper-title = Einser bis Sechser
rule-yacht-upper = Die Summe der Würfel dieser Zahl. Bei moderner Wertung bekommst du einmalig 35 dazu, wenn in den sechs Feldern zusammen 63 oder mehr stehen. Bei klassischer Wertung gibt es keinen Bonus.
rule-choice-title = Choice
rule-choice = Die Summe von fünf beliebigen Würfeln.
rule-yacht-kind-title = Viererpasch
rule-yacht-kind = Mindestens vier gleiche Würfel, also auch fünf. Bei moderner Wertung zählen alle fünf Würfel, bei klassischer nur die vier.
rule-yacht-full-house-title = Full House
rule-yacht-full-house = Drei von einer Zahl und zwei von einer anderen: die Summe aller fünf Würfel. Ein Fünferpasch zählt nicht als Full House.
rule-yacht-five-house-title = Fünf gleiche als Full House
rule-yacht-five-house = Hausregel: Auch ein Fünferpasch zählt als Full House und bringt die Summe aller fünf Würfel.
rule-yacht-straights-title = Straßen
rule-yacht-straights = Bei moderner Wertung sind vier Zahlen in Folge eine kleine Straße, 15, und fünf in Folge eine große, 30; eine große ist auch eine kleine. Bei klassischer Wertung ist nur 1 2 3 4 5 eine kleine Straße und nur 2 3 4 5 6 eine große, je 30.
rule-yacht-title = Yacht
rule-yacht = Fünf gleiche Würfel: 50. Einen Joker gibt es nicht, und ein zweiter Fünferpasch bringt nichts extra.
rule-yatzy-upper-title = Einser bis Sechser
rule-yatzy-upper = Die Summe der Würfel dieser Zahl. Stehen in den sechs Feldern zusammen 63 oder mehr, so viel wie drei von jeder Zahl, bekommst du einmalig 50 Punkte.
rule-pairs-title = Paare
rule-pairs = Ein Paar: zwei gleiche Würfel; nur das höchste Paar zählt. Zwei Paare: zwei Paare verschiedener Zahlen; diese vier Würfel zählen. Die anderen Würfel zählen nicht. Hausregel: Auch vier gleiche Würfel sind zwei Paare.
rule-yatzy-kinds-title = Dreierpasch und Viererpasch
rule-yatzy-kinds = Mindestens drei oder vier gleiche Würfel: Nur diese drei oder vier zählen.
rule-yatzy-straights-title = Straßen
rule-yatzy-straights = Kleine Straße: 1 2 3 4 5, 15 Punkte. Große Straße: 2 3 4 5 6, 20 Punkte. Sonst ist nichts eine Straße.
rule-yatzy-full-house-title = Full House
rule-yatzy-full-house = Drei von einer Zahl und zwei von einer anderen: die Summe aller fünf Würfel. Hausregel: Auch fünf gleiche Würfel sind ein Full House.
rule-yatzy-title = Yatzy
rule-yatzy = Fünf gleiche Würfel: 50. Einen Joker gibt es nicht, und ein zweiter Yatzy bringt nichts extra.
rule-order-title = Von oben nach unten
rule-order = Hausregel: Die Felder müssen in der Reihenfolge des Spielblocks gefüllt werden, Einser zuerst und Yatzy zuletzt.
rule-kniffel-title = Kniffel
rule-kniffel = Fünf gleiche Würfel: 50.
rule-second-kniffel-title = Ein zweiter Kniffel
rule-second-kniffel = Diese Regel bestimmt, was fünf gleiche Würfel bringen, wenn das Feld Kniffel gefüllt ist. Nach der gedruckten Regel bringen sie im Feld ihrer Zahl, wenn es frei ist, 50 extra (steht bei Kniffel 0, nichts extra). Ist das Feld ihrer Zahl gefüllt, sind sie ein Joker: Sie passen in jedes freie Feld des unteren Blocks, und Full House zählt 25, die kleine Straße 30, die große Straße 40. Hausregel: Sie bringen in jedem Feld 100 extra, wenn bei Kniffel 50 stehen, oder nichts extra, und sind kein Joker.
rule-generala-upper-title = Einser bis Sechser
rule-generala-upper = Die Summe der Würfel dieser Zahl. Einen Bonus gibt es nicht.
rule-straight-title = Straße
rule-straight = Fünf Zahlen in Folge: 20 Punkte.
rule-ace-straight-title = 1 3 4 5 6
rule-ace-straight = Auch diese Würfel sind eine Straße: Die Eins steht für die Zwei.
rule-full-title = Full House
rule-full = Drei von einer Zahl und zwei von einer anderen: 30 Punkte. Ein Fünferpasch zählt nicht als Full House.
rule-poker-title = Poker
rule-poker = Mindestens vier gleiche Würfel: 40 Punkte.
rule-generala-title = Generala
rule-generala = Fünf gleiche Würfel: 60 Punkte, per Hausregel 50. Einen Joker gibt es nicht.
rule-served-title = Auf Anhieb
rule-served = Was schon beim ersten Wurf eines Zugs gelingt, ohne neu zu würfeln, bringt fünf Punkte mehr: eine Straße 25, ein Full House 35, ein Poker 45.
rule-served-generala-title = Generala auf Anhieb
rule-served-generala = Fünf gleiche Würfel beim ersten Wurf eines Zugs gewinnen die Partie sofort. Die Plätze der anderen ergeben sich aus ihren Punkten. Hausregel: Das ist eine Generala wie jede andere.
rule-double-generala-title = Doppel-Generala
rule-double-generala = Hausregel: Ein elftes Feld nimmt einen zweiten Fünferpasch auf. Er bringt doppelt so viele Punkte wie Generala, wenn dort Punkte stehen, sonst 0.
rule-sheet-title = Sechs Spiele
rule-sheet = Alle werden mit denselben fünf Würfeln und auf dieselbe Weise gespielt. Yahtzee und Kniffel haben 13 Felder, Yams 14, Yacht 12, Yatzy 15 und Generala 10, und sie zählen verschieden. Yahtzee und Kniffel sind Marken ihrer Inhaber, die mit dieser Seite nichts zu tun haben; Yams aus Frankreich, Yatzy aus Skandinavien, Generala aus Südamerika und das ältere Yacht sind ihre freien Verwandten.
rule-bots-title = Wie die Bots spielen
rule-bots = Leicht sammelt gleiche Würfel und füllt das Feld, das am meisten bringt. Mittel bedenkt, was jedes Feld wert ist, solange es frei ist, und schaut, was der nächste Wurf aus den Würfeln machen könnte. Stark weiß, was jede Stellung im Schnitt wert ist, und wählt das Beste für den eigenen Punktestand, egal, was die anderen haben; kurz vor dem Ende einer knappen Partie ist das nicht unbedingt der beste Weg zum Sieg. Bei Yams mit drei Spalten weiß Stark, was jede Spalte für sich wert ist, und sucht die Spalte, in der der Wurf am meisten bringt.

### What the page says of cards elsewhere

places-why = Fünf gleiche Würfel beim ersten Wurf haben die Partie gewonnen, egal, wie die Punkte stehen.
deal = Würfeln
several-people = Mehrere Leute an einem Gerät: Nichts ist verdeckt, also reicht das Gerät einfach herum.
level-easy-help = Sammelt gleiche Würfel und nimmt, was am meisten bringt.
level-normal-help = Schaut, was der nächste Wurf bringen könnte.
level-strong-help = Weiß, was jeder Zug im Schnitt wert ist.

### What could be known of a move, looking back

known-throws = { $count ->
    [one] Ein Wurf war
   *[other] { $count } Würfe waren
} in diesem Zug noch übrig.
known-boxes = { $count ->
    [one] Das war das letzte freie Feld.
   *[other] { $count } Felder waren noch frei.
}

### A guided first game: $who and $player are whoever it is about

guide-aim-title = Ein Feld pro Zug
guide-aim = In jedem Zug würfelst du bis zu dreimal mit fünf Würfeln und trägst in ein Feld deines Spielblocks ein, was sie bringen. Einige Felder sind schon gefüllt, bei allen dieselben. Der höchste Punktestand gewinnt.
guide-aim-learnt = Ein Feld pro Zug, für so viele Punkte, wie die Würfel hergeben
guide-roll-title = Dein erster Wurf
guide-roll = Du darfst noch { $left ->
    [one] einmal
    [2] zweimal
   *[other] { $left }-mal
} würfeln. Tippe die Würfel an, die du behalten willst, und würfle dann die anderen. Der Spielblock zeigt, was du jetzt bekämst.
guide-roll-learnt = Drei Würfe pro Zug
guide-keep-title = Was du behalten hast
guide-keep = Du hast { $count ->
    [one] einen Würfel
   *[other] { $count } Würfel
} behalten. Jetzt darfst du andere behalten und auch neu würfeln, was du behalten hast.
guide-keep-learnt = Behalte beliebige Würfel und entscheide vor jedem Wurf neu
guide-fill-title = Fülle jetzt ein Feld
guide-fill = Das war der letzte Wurf. Tippe ein freies Feld an, um einzutragen: { boxed } brächte { $points }. Was eingetragen ist, bleibt.
guide-fill-learnt = Jeder Zug füllt ein Feld, und was eingetragen ist, bleibt
guide-zero-title = Du musst eine Null eintragen
guide-zero = { $count ->
    [one] Die Würfel passen nicht in das letzte freie Feld
   *[other] Die Würfel passen in keines der freien Felder
}, also kommt { $count ->
    [one] eine 0 hinein. Das passiert allen einmal.
   *[other] in eines eine 0. Nimm eines, das du kaum noch gut gefüllt hättest.
}
guide-zero-learnt = Wenn nichts passt, bekommt ein Feld eine 0
guide-upper-title = { $points } bei { boxed }
guide-upper = Drei von jeder Zahl ergeben im oberen Block { $target }, und das bringt 35 extra. Bisher hast du dort { $upper }.
guide-upper-learnt = Bei 63 im oberen Block: 35 extra
guide-bonus-title = Der Bonus
guide-bonus = { $who ->
    [you] In deinem oberen Block stehen 63 oder mehr
   *[other] Im oberen Block von { $player } stehen 63 oder mehr
}, so viel wie drei von jeder Zahl: einmalig { $points } Punkte extra.
guide-bonus-learnt = Den Bonus von 35 gibt es einmal, bei 63 im oberen Block
guide-kinds-title = { boxed }
guide-kinds = { $state ->
    [fits] Bei drei oder bei vier gleichen Würfeln zählen alle fünf: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } genug gleiche Würfel für { boxed }, also zählen alle fünf: { $points } Punkte.
}
guide-kinds-learnt = Drei oder vier gleiche Würfel: die Summe aller fünf
guide-full-house-title = Full House
guide-full-house = { $state ->
    [fits] Drei von einer Zahl und zwei von einer anderen: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } drei von einer Zahl und zwei von einer anderen: { $points } Punkte.
}
guide-full-house-learnt = Full House: drei und zwei, 25
guide-straights-title = { boxed }
guide-straights = { $state ->
    [fits] Zahlen in Folge: { $points } Punkte bei { boxed }.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } Zahlen in Folge: { $points } Punkte.
} Vier in Folge sind eine kleine Straße, fünf eine große.
guide-straights-learnt = Straßen: vier in Folge 30, fünf 40
guide-yahtzee-title = { $state ->
    [made] Ein Yahtzee!
   *[near] Auf dem Weg zum Yahtzee
}
guide-yahtzee = { $state ->
    [made] Fünf gleiche Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[near] { $count } Würfel zeigen die { $face }. Fünf gleiche sind ein Yahtzee und bringen { $points }; weniger zählen im Feld ihrer Zahl.
}
guide-yahtzee-learnt = Yahtzee: fünf gleiche Würfel, 50
guide-joker-title = Noch ein Yahtzee
guide-joker = Wieder fünf gleiche Würfel: { $points } extra. { $state ->
    [face] Außerdem ein Joker, und er muss bei { boxed } eingetragen werden, denn das Feld ist frei.
    [lower] Außerdem ein Joker: { boxed } ist gefüllt, also zählt er in jedem freien Feld des unteren Blocks voll.
    [upper] Außerdem ein Joker, aber unten ist kein Feld frei: Eines oben bekommt 0.
    [free-face] Sie passen in jedes freie Feld, sind aber erst ein Joker, wenn { boxed } gefüllt ist.
    [free] Außerdem ein Joker: Er passt in jedes freie Feld und zählt im unteren Block voll.
   *[none] Mit dieser Hausregel sind sie kein Joker.
}
guide-joker-learnt = Noch ein Yahtzee: 100 extra und ein Joker, wenn diese Regel gilt
guide-chance-title = Nutze deine Chance
guide-chance = Für Würfel, die in kein anderes Feld des unteren Blocks passen, gibt es Chance: Dort zählt ihre Summe, { $points }, egal, was sie zeigen.
guide-chance-learnt = Chance: die Summe beliebiger Würfel
guide-end-title = Alle Felder sind voll
guide-end = { $state ->
    [won] Du hast mit { $points } den höchsten Punktestand und gewinnst.
    [shared] Niemand hat mehr als deine { $points }: Du teilst dir den ersten Platz.
   *[lost] Du hast insgesamt { $points }. { $player } hat den höchsten Punktestand und gewinnt.
}
guide-end-learnt = Sind alle Felder voll, gewinnt der höchste Punktestand

guide-yams-upper-title = { $points } bei { boxed }
guide-yams-upper = Ab { $target } im oberen Block bekommst du 30 extra, und alles über { $target } zählt doppelt. Bisher hast du dort { $upper }.
guide-yams-upper-learnt = Ab 60 im oberen Block: 30 extra, und alles darüber zählt doppelt
guide-yams-bonus-upper-title = Der Bonus
guide-yams-bonus-upper = { $who ->
    [you] In deinem oberen Block stehen 60 oder mehr
   *[other] Im oberen Block von { $player } stehen 60 oder mehr
}. Das bringt 30 extra und alles über 60 noch einmal: bisher { $points }.
guide-yams-bonus-upper-learnt = Der Bonus wächst mit jedem Punkt über 60
guide-yams-kind-title = { boxed }
guide-yams-kind = { $state ->
    [fits] Vier oder fünf gleiche Würfel bringen die Summe aller fünf plus 40: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } mindestens vier gleiche Würfel, und die bringen die Summe aller fünf plus 40: { $points } Punkte.
}
guide-yams-kind-learnt = Vier gleiche Würfel: die Summe aller fünf plus 40
guide-yams-straights-title = { boxed }
guide-yams-straights = { $state ->
    [fits] Zahlen in Folge: { $points } Punkte bei { boxed }.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } Zahlen in Folge: { $points } Punkte.
} Vier in Folge sind eine kleine Straße, fünf eine große.
guide-yams-straights-learnt = Straßen: vier in Folge 40, fünf 50
guide-difference-title = Plus und Minus
guide-difference = In { boxed } passen beliebige Würfel: jetzt { $points }. Nur der Unterschied zwischen Plus und Minus bringt Punkte: Hohe Würfel gehören zu Plus.
guide-difference-learnt = Plus und Minus: nur der Unterschied zählt
guide-delta-title = Delta: { $points }
guide-delta = { $who ->
    [you] Plus und Minus sind bei dir
   *[other] Plus und Minus sind bei { $player }
} beide gefüllt. Plus minus Minus ist Delta und nie weniger als 0: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
guide-delta-learnt = Delta ist Plus minus Minus
guide-yams-title = { $state ->
    [made] Ein Yams!
   *[near] Auf dem Weg zum Yams
}
guide-yams = { $state ->
    [made] Fünf gleiche Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[near] { $count } Würfel zeigen die { $face }. Fünf gleiche sind ein Yams und bringen ihre Summe plus 50: bei dieser Zahl { $points }.
}
guide-yams-learnt = Yams: fünf gleiche Würfel, die Summe plus 50
guide-yams-bonus-title = Wieder fünf gleiche
guide-yams-bonus = Bei Yams stehen Punkte. Mit dieser Hausregel bringen fünf gleiche Würfel jetzt { $points } extra, egal, welches Feld du füllst.
guide-yams-bonus-learnt = Noch ein Fünferpasch: 100 extra
guide-small-straight-45-title = { $points } für eine kleine Straße
guide-small-straight-45 = Vier Zahlen in Folge. Mit dieser Hausregel bringen sie { $points } statt 40.
guide-small-straight-45-learnt = Eine kleine Straße bringt 45
guide-yams-full-house-title = Full House
guide-yams-full-house = { $state ->
    [fits] Drei von einer Zahl und zwei von einer anderen bringen die Summe aller fünf plus 30: { $points } bei { boxed }.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } drei von einer Zahl und zwei von einer anderen, und die bringen die Summe aller fünf plus 30: { $points } Punkte.
}
guide-yams-full-house-learnt = Full House: drei und zwei, die Summe plus 30
guide-rigole-title = { $state ->
    [made] Rigole!
   *[near] Fast eine Rigole
}
guide-rigole = { $state ->
    [made] Vier Würfel zeigen die { $face }, der fünfte die gegenüberliegende Seite, die { $other }: Die beiden Zahlen ergeben sieben. Rigole bringt 50.
   *[near] Vier Würfel zeigen die { $face }: Zeigte der fünfte die { $other }, die gegenüberliegende Seite des Würfels, wäre das eine Rigole und brächte 50.
}
guide-rigole-learnt = Rigole: vier gleiche, und der fünfte zeigt die Gegenseite
guide-yacht-upper-title = { $points } bei { boxed }
guide-yacht-upper = { $target ->
    [0] Bei { boxed } zählt die Summe dieser Würfel. Bei klassischer Wertung gibt es keinen Bonus. In deinem oberen Block stehen bisher { $upper }.
   *[other] Drei von jeder Zahl ergeben im oberen Block { $target }, und das bringt 35 extra. Bisher hast du dort { $upper }.
}
guide-yacht-upper-learnt = In jedem Feld oben zählt die Summe der Würfel seiner Zahl
guide-yacht-bonus-title = Der Bonus
guide-yacht-bonus = { $who ->
    [you] In deinem oberen Block stehen 63 oder mehr
   *[other] Im oberen Block von { $player } stehen 63 oder mehr
}: einmalig { $points } Punkte extra.
guide-yacht-bonus-learnt = Bei moderner Wertung: 35 extra bei 63 im oberen Block
guide-choice-title = Deine Choice
guide-choice = Für Würfel, die in kein anderes Feld des unteren Blocks passen, gibt es Choice: Dort zählt ihre Summe, { $points }, egal, was sie zeigen.
guide-choice-learnt = Choice: die Summe beliebiger Würfel
guide-yacht-kind-title = Viererpasch
guide-yacht-kind = { $state ->
    [fits] Mindestens vier gleiche Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } mindestens vier gleiche Würfel: { $points } Punkte.
}
guide-yacht-kind-learnt = Viererpasch: mindestens vier gleiche Würfel
guide-yacht-full-house-title = Full House
guide-yacht-full-house = { $state ->
    [fits] Ein Full House bringt die Summe aller fünf Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } ein Full House, und das bringt die Summe aller fünf Würfel: { $points } Punkte.
}
guide-yacht-full-house-learnt = Full House: drei und zwei, die Summe aller Würfel
guide-yacht-five-house-title = Fünf gleiche als Full House
guide-yacht-five-house = Mit dieser Hausregel zählen fünf gleiche Würfel auch als Full House: { $points } Punkte.
guide-yacht-five-house-learnt = Fünf gleiche Würfel darf man als Full House eintragen
guide-yacht-straights-title = { boxed }
guide-yacht-straights = { $state ->
    [fits] Zahlen in Folge: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } Zahlen in Folge: { $points } Punkte.
}
guide-yacht-straights-learnt = Straßen: Zahlen in Folge
guide-yacht-title = { $state ->
    [made] Eine Yacht!
   *[near] Auf dem Weg zur Yacht
}
guide-yacht = { $state ->
    [made] Fünf gleiche Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[near] { $count } Würfel zeigen die { $face }. Fünf gleiche sind eine Yacht und bringen { $points }; weniger zählen im Feld ihrer Zahl.
}
guide-yacht-learnt = Yacht: fünf gleiche Würfel, 50
guide-yatzy-upper-title = { $points } bei { boxed }
guide-yatzy-upper = Drei von jeder Zahl ergeben im oberen Block { $target }, und das bringt 50 extra. Bisher hast du dort { $upper }.
guide-yatzy-upper-learnt = Bei 63 im oberen Block: 50 extra
guide-yatzy-bonus-title = Der Bonus
guide-yatzy-bonus = { $who ->
    [you] In deinem oberen Block stehen 63 oder mehr
   *[other] Im oberen Block von { $player } stehen 63 oder mehr
}: einmalig { $points } Punkte extra.
guide-yatzy-bonus-learnt = Den Bonus von 50 gibt es einmal, bei 63 im oberen Block
guide-pairs-title = { boxed }
guide-pairs = { $state ->
    [fits] Nur die Würfel der Paare zählen: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hast
       *[other] { $player } hat
    } bei { boxed } eingetragen, wo nur die Würfel der Paare zählen: { $points } Punkte.
}
guide-pairs-learnt = Paare: nur ihre eigenen Würfel zählen
guide-yatzy-kinds-title = { boxed }
guide-yatzy-kinds = { $state ->
    [fits] Nur die gleichen Würfel zählen: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hast
       *[other] { $player } hat
    } bei { boxed } eingetragen, wo nur die gleichen Würfel zählen: { $points } Punkte.
}
guide-yatzy-kinds-learnt = Dreierpasch und Viererpasch: nur die gleichen Würfel zählen
guide-yatzy-full-house-title = Full House
guide-yatzy-full-house = { $state ->
    [fits] Ein Full House bringt die Summe aller fünf Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } ein Full House, und das bringt die Summe aller fünf Würfel: { $points } Punkte.
}
guide-yatzy-full-house-learnt = Full House: drei und zwei, die Summe aller Würfel
guide-yatzy-straights-title = { boxed }
guide-yatzy-straights = { $state ->
    [fits] Fünf in Folge: { $points } Punkte bei { boxed }.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } fünf Zahlen in Folge: { $points } Punkte.
} 1 bis 5 sind eine kleine Straße, 2 bis 6 eine große.
guide-yatzy-straights-learnt = Straßen: 1 bis 5 bringen 15, 2 bis 6 bringen 20
guide-yatzy-title = { $state ->
    [made] Ein Yatzy!
   *[near] Auf dem Weg zum Yatzy
}
guide-yatzy = { $state ->
    [made] Fünf gleiche Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[near] { $count } Würfel zeigen die { $face }. Fünf gleiche sind ein Yatzy und bringen { $points }; weniger zählen im Feld ihrer Zahl.
}
guide-yatzy-learnt = Yatzy: fünf gleiche Würfel, 50
guide-yams-column-title = Ein Feld nach dem anderen
guide-yams-column = { $order ->
    [descending] Mit dieser Hausregel wird die Spalte von oben nach unten gefüllt: Als Nächstes ist { boxed } dran.
   *[ascending] Mit dieser Hausregel wird die Spalte von unten nach oben gefüllt: Als Nächstes ist { boxed } dran.
}
guide-yams-column-learnt = Die Felder der Spalte werden der Reihe nach gefüllt
guide-yams-columns-title = Drei Spalten
guide-yams-columns = Ein Zug füllt ein Feld in einer von drei Spalten: eine in beliebiger Reihenfolge, eine von oben nach unten, eine von unten nach oben.
guide-yams-columns-learnt = Ein Zug füllt ein Feld in einer von drei Spalten
guide-order-title = Von oben nach unten
guide-order = Mit dieser Hausregel werden die Felder der Reihe nach gefüllt: Als Nächstes ist { boxed } dran.
guide-order-learnt = Die Felder werden von oben nach unten gefüllt
guide-kniffel-title = { $state ->
    [made] Ein Kniffel!
   *[near] Auf dem Weg zum Kniffel
}
guide-kniffel = { $state ->
    [made] Fünf gleiche Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[near] { $count } Würfel zeigen die { $face }. Fünf gleiche sind ein Kniffel und bringen { $points }; weniger zählen im Feld ihrer Zahl.
}
guide-kniffel-learnt = Kniffel: fünf gleiche Würfel, 50
guide-second-kniffel-title = Noch ein Kniffel
guide-second-kniffel = { $state ->
    [face] Bei Kniffel stehen Punkte, also bringt { boxed } jetzt { $points } extra.
    [free] { boxed } ist gefüllt, also sind diese Würfel ein Joker: In jedem freien Feld des unteren Blocks zählen sie voll.
   *[none] Bei Kniffel stehen Punkte. Mit dieser Hausregel bringen fünf gleiche Würfel in jedem Feld { $points } extra.
}
guide-second-kniffel-learnt = Ein zweiter Kniffel bringt je nach Regel etwas extra
guide-generala-upper-title = { $points } bei { boxed }
guide-generala-upper = Bei { boxed } zählt die Summe dieser Würfel. Einen Bonus gibt es bei Generala nicht. In deinem oberen Block stehen bisher { $upper }.
guide-generala-upper-learnt = In jedem Feld oben zählt die Summe der Würfel seiner Zahl
guide-straight-title = Straße
guide-straight = { $state ->
    [fits] Fünf Zahlen in Folge: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } fünf Zahlen in Folge: { $points } Punkte.
}
guide-straight-learnt = Straße: fünf Zahlen in Folge, 20
guide-ace-straight-title = 1 3 4 5 6
guide-ace-straight = Die Eins steht für die Zwei, also sind auch diese Würfel eine Straße: { $points } Punkte.
guide-ace-straight-learnt = Auch 1 3 4 5 6 ist eine Straße
guide-full-title = Full House
guide-full = { $state ->
    [fits] Drei von einer Zahl und zwei von einer anderen: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } drei von einer Zahl und zwei von einer anderen: { $points } Punkte.
}
guide-full-learnt = Full House: drei und zwei, 30
guide-poker-title = Poker
guide-poker = { $state ->
    [fits] Mindestens vier gleiche Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[written] { $who ->
        [you] Du hattest
       *[other] { $player } hatte
    } mindestens vier gleiche Würfel: { $points } Punkte.
}
guide-poker-learnt = Poker: mindestens vier gleiche Würfel, 40
guide-generala-title = { $state ->
    [made] Eine Generala!
   *[near] Auf dem Weg zur Generala
}
guide-generala = { $state ->
    [made] Fünf gleiche Würfel: { $points } Punkte, wenn du sie bei { boxed } einträgst.
   *[near] { $count } Würfel zeigen die { $face }. Fünf gleiche sind eine Generala und bringen { $points }; weniger zählen im Feld ihrer Zahl.
}
guide-generala-learnt = Generala: fünf gleiche Würfel
guide-served-title = Auf Anhieb
guide-served = Ein erster Wurf zählt mehr: Bei { boxed } bringen diese Würfel jetzt { $points }, fünf Punkte mehr als nach einem neuen Wurf.
guide-served-learnt = Der erste Wurf eines Zugs bringt fünf Punkte mehr
guide-served-generala-title = Sofort gewonnen
guide-served-generala = { $who ->
    [you] Du hattest
   *[other] { $player } hatte
} beim ersten Wurf eines Zugs fünf gleiche Würfel, und das gewinnt die Partie.
guide-served-generala-learnt = Fünf gleiche Würfel beim ersten Wurf gewinnen die Partie
guide-double-generala-title = Noch eine Generala
guide-double-generala = Bei Generala stehen Punkte, also bringen fünf gleiche Würfel { $points } bei { boxed }.
guide-double-generala-learnt = Doppel-Generala: ein zweiter Fünferpasch, doppelt so viele Punkte
guide-cost-box-title = { $points ->
    [0] Nichts für diese Würfel
    [one] Nur 1 Punkt
   *[other] Nur { $points } Punkte
}
guide-cost-box = Auch { boxed } war noch frei: Dort hätten deine Würfel { $best } gebracht. Hier waren es { $points }.
guide-cost-thrown-title = Du hast Punkte weggewürfelt
guide-cost-thrown = Vor diesem Wurf waren die Würfel in einem freien Feld { $best } wert. Jetzt sind es höchstens { $points }.

### Ways of bots

temper-cautious = vorsichtig
temper-cautious-help = Behält mehr Würfel und trägt früher ein, wenn wenig davon abhängt.
temper-daring = waghalsig
temper-daring-help = Würfelt mehr Würfel neu, wenn wenig davon abhängt.
temper-hoarder = Sammler
temper-hoarder-help = Sammelt gleiche Würfel, wenn wenig davon abhängt.
