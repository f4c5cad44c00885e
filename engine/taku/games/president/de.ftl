# President in German

game = Präsident
game-line = Werde deine Karten zuerst los
game-time = 3–8 Spieler · 25 Min.
game-art = 3D KC X1

### Helpers: $kind, $size, $low and $high are a combination, $title is a title

combination = { $kind ->
    [jokers] { $size ->
        [1] Joker
       *[other] Jokerpaar
    }
    [sequence] Folge { $low }–{ $high }
   *[set] { $size ->
        [1] { $low }
        [2] Paar { $low }
        [3] Drilling { $low }
        [4] Vierling { $low }
        [5] Fünfling { $low }
       *[other] Sechsling { $low }
    }
}
to-beat = { $kind ->
    [jokers] { $size ->
        [1] eine Karte, die den Joker schlägt
       *[other] ein Paar, das die Joker schlägt
    }
    [sequence] { $matched ->
        [yes] eine mindestens so starke Folge aus { $size } Karten
       *[no] eine stärkere Folge aus { $size } Karten
    }
   *[set] { $matched ->
        [yes] { $size ->
            [1] eine mindestens so starke Karte
            [2] ein mindestens so starkes Paar
            [3] einen mindestens so starken Drilling
            [4] einen mindestens so starken Vierling
            [5] einen mindestens so starken Fünfling
           *[other] einen mindestens so starken Sechsling
        } wie { $low }
       *[no] { $size ->
            [1] eine stärkere Karte
            [2] ein stärkeres Paar
            [3] einen stärkeren Drilling
            [4] einen stärkeren Vierling
            [5] einen stärkeren Fünfling
           *[other] einen stärkeren Sechsling
        } als { $low }
    }
}
named = { $title ->
    [president] Präsident
    [minister] Vize
    [citizen] Bürger
    [peasant] Vizebettler
   *[beggar] Bettler
}
while-reversed = { $order ->
    [reversed] , solange die Rangfolge umgekehrt ist
   *[normal] {""}
}

### What cards are together

kind-jokers = Joker
kind-set = Satz
kind-sequence = Folge
kind-none = keine Kombination

### The table

caption-round = Runde { $round }
caption-round-long = Runde { $round } · { $scoring ->
    [lives] bis jemand keine Leben mehr hat
    [rounds] von { $target }
   *[points] bis { $target }
}

badge-order = Schwach bis stark: { $ranks }
badge-to-beat = { $player }: { combination }
badge-to-beat-what = { combination }
badge-revolution = Revolution
badge-jack-back = J-Umkehr
badge-lock = Nur { $suits }
badge-number-lock = { $rank ->
    [joker] Nur ein Joker
   *[other] Als Nächstes: { $rank }
}
badge-direction = { $direction ->
    [clockwise] Im Uhrzeigersinn
   *[counterclockwise] Gegen den Uhrzeigersinn
}
badge-title = { named }
badge-out = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
badge-passed = gepasst
badge-skipped = setzt aus
badge-fallen = gestürzt
badge-disqualified = disqualifiziert
badge-chosen = hat gewählt

zone-centre = Auf dem Tisch
zone-last = Der letzte Stich
zone-chosen = Zum Abgeben
zone-given = Gegeben
zone-received = Erhalten

part-president = Präsident
part-minister = Vize
part-citizen = Bürger
part-peasant = Vizebettler
part-beggar = Bettler

next-hand = Nächste Runde

### Words of the page that President says in its own way

wins-round = { $who ->
    [you] Du bist Präsident
   *[other] { $player } ist Präsident
}
places-why = Bei Gleichstand entscheidet der bessere Platz in der letzten Runde.
trick-number = Stich
jumps = Nach Stich oder Runde springen
no-last = Es gibt noch keinen letzten Stich.
key-last-does = der letzte Stich
key-line-pages-does = zum vorigen oder nächsten Stich
desk-play-until = { $stretch ->
    [trick] bis zum Ende des Stichs
    [round] bis zum Ende der Runde
    [1] ein Zug
   *[other] { $stretch } Züge
}
round = Runde

### What to do next

ask-give = Wähle, was du abgibst
ask-give-title = { $count ->
    [one] Eine beliebige Karte
   *[other] { $count } beliebige Karten
} an { $player }
ask-give-note = Du bekommst dafür das Beste von { $player }. Antippen legt zurück.
ask-give-best = Gib deine besten Karten ab
ask-give-best-title = { $count ->
    [one] Deine stärkste Karte
   *[other] Deine { $count } stärksten Karten
} an { $player }
ask-give-best-note = Du bekommst, was { $player } dir geben will.
ask-lead = Spiel frei aus
ask-follow = Spiel { to-beat } – oder passe
ask-follow-short = { combination } { $matched ->
    [yes] schlagen oder gleichziehen
   *[no] schlagen
}
ask-cannot = Du kannst nichts spielen
ask-cannot-title = Dafür bräuchtest du { to-beat }
ask-cannot-note = Du kannst nur passen.

ask-hand-on = Wähle, was du abgibst
ask-hand-on-title = { $least ->
    [0] { $count ->
        [one] Eine Karte, wenn du magst,
       *[other] Bis zu { $count } Karten
    }
   *[other] { $count ->
        [one] Eine Karte
       *[other] { $count } Karten
    }
} an { $player }
ask-hand-on-note = Was du gibst, seht nur ihr beide. Ist dein Blatt danach leer, bist du fertig.
ask-discard = Wähle, was du abwirfst
ask-discard-title = { $least ->
    [0] { $count ->
        [one] Wirf eine Karte ab, wenn du magst
       *[other] Wirf bis zu { $count } Karten ab
    }
   *[other] { $count ->
        [one] Wirf eine Karte ab
       *[other] Wirf { $count } Karten ab
    }
}
ask-discard-note = Alle sehen, was du abwirfst. Ist dein Blatt danach leer, bist du fertig.
ask-name = Wähle einen Wert
ask-name-title = { $count ->
    [one] Nenne einen Wert
   *[other] Nenne bis zu { $count } Werte
}
ask-name-note = Jeder Spieler, auch du, wirft alle Karten { $count ->
    [one] dieses Wertes
   *[other] dieser Werte
} ab.
ask-swap = Blatt tauschen?
ask-swap-title = Das Blatt mit { $player } tauschen?
ask-swap-note = Du hast nichts über der 10. Nach dem Tausch gibt es zwischen euch beiden keinen Kartentausch.

button-none = Nichts
button-swap = Blatt tauschen
button-keep = Blatt behalten
button-pass = Passen

say-play = { combination } spielen
say-pass = Passen
say-discard = { $cards } abwerfen
say-name = { $ranks } nennen
say-none = Nichts
say-swap = Blatt tauschen
say-keep = Blatt behalten
say-give = { $cards } abgeben


### What happened

event-deal = Runde { $round }: Die Karten sind verteilt.
event-exchange = Die Karten sind getauscht.
event-lead = { $who ->
    [you] Du spielst { $cards } aus.
   *[other] { $player } spielt { $cards } aus.
}
event-play = { $who ->
    [you] Du spielst { $cards }.
   *[other] { $player } spielt { $cards }.
}
event-pass = { $who ->
    [you] Du passt.
   *[other] { $player } passt.
}
event-lock = Gebunden: nur noch { $suits }.
event-skip = { $who ->
    [you] Du wirst übersprungen.
   *[other] { $player } wird übersprungen.
}
event-number-lock = { $both ->
    [yes] Doppelbindung: dieselben Farben, und jeder Zug eine Stufe stärker.
   *[no] Wertbindung: Jeder Zug muss eine Stufe stärker sein.
}
event-spade-three = Die Pik-Drei schlägt den Joker!
event-five-skip = 5-Sprung: { $count ->
    [one] Ein Spieler wird
   *[other] { $count } Spieler werden
} übersprungen.
event-seven-give = 7-Gabe: { $who ->
    [you] Du darfst
   *[other] { $player } darf
} dem nächsten Spieler { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} geben.
event-handed-on = { $who ->
    [you] Du gibst dem nächsten Spieler
   *[other] { $player } gibt dem nächsten Spieler
} { $count ->
    [0] nichts
    [one] eine Karte
   *[other] { $count } Karten
}.
event-ten-discard = 10-Abwurf: { $who ->
    [you] Du darfst
   *[other] { $player } darf
} { $count ->
    [one] eine Karte
   *[other] { $count } Karten
} abwerfen.
event-discarded = { $who ->
    [you] Du wirfst
   *[other] { $player } wirft
} { $count ->
    [0] nichts
   *[other] { $cards }
} ab.
event-queen-bomber = Q-Bomber: { $who ->
    [you] Du darfst
   *[other] { $player } darf
} { $count ->
    [one] einen Wert
   *[other] { $count } Werte
} nennen.
event-named = { $who ->
    [you] Du nennst
   *[other] { $player } nennt
} { $count ->
    [0] keinen Wert
   *[other] { $ranks }
}.
event-bombed = { $who ->
    [you] Du verlierst { $cards }.
   *[other] { $player } verliert { $cards }.
}
event-nines-cut = 99-Stopp!
event-sandstorm = Sandsturm! Drei 3er schlagen alles.
event-two-clears = Die 2 beendet den Stich.
event-first = { $who ->
    [you] Das Los entscheidet: Du spielst zuerst aus.
   *[other] Das Los entscheidet: { $player } spielt zuerst aus.
}
event-calamity = Katastrophe! { $who ->
    [you] Du tauschst dein Blatt mit dem Präsidenten.
   *[other] { $player } tauscht das Blatt mit dem Präsidenten.
}
event-kept-hand = { $who ->
    [you] Du behältst dein Blatt.
   *[other] { $player } behält das Blatt.
}
event-overturn = Umsturz! Der Bettler ist Erster, und alle Plätze kehren sich um.
event-eight-cut = 8-Stopp!
event-revolution = Revolution! Die Rangfolge ist umgekehrt.
event-counter-revolution = Gegenrevolution! Die Rangfolge ist wieder normal.
event-jack-back = J-Umkehr: Die Rangfolge ist { $order ->
    [reversed] umgekehrt,
   *[normal] normal,
} bis der Stich endet.
event-nine-reverse = 9-Wende: Jetzt geht es { $direction ->
    [clockwise] im Uhrzeigersinn
   *[counterclockwise] gegen den Uhrzeigersinn
} weiter.
event-trick = { $who ->
    [you] Du gewinnst den Stich.
   *[other] { $player } gewinnt den Stich.
}
event-out = { $who ->
    [you] Du bist fertig
   *[other] { $player } ist fertig
}: { named }!
event-illegal-finish = { $who ->
    [you] Du wirst
   *[other] { $player } wird
} mit { $cards } unter den letzten Karten fertig: verbotener Schluss, disqualifiziert.
event-downfall = Absturz! { $who ->
    [you] Du verlierst die Präsidentschaft, und die Runde ist für dich vorbei.
   *[other] { $player } verliert die Präsidentschaft und ist raus aus der Runde.
}
event-round = Runde { $round } ist vorbei.
event-placed = { $who ->
    [you] Du wirst { named }.
   *[other] { $player } wird { named }.
}
event-over = Die Partie ist vorbei.

### Called out over the table

called-lock = Nur { $suits }
called-skip = Sprung
called-number-lock = { $both ->
    [yes] Doppelbindung
   *[no] Wertbindung
}
called-spade-three = ♠3!
called-five-skip = 5-Sprung
called-seven-give = 7-Gabe
called-ten-discard = 10-Abwurf
called-queen-bomber = Q-Bomber
called-nines-cut = 99-Stopp
called-sandstorm = Sandsturm
called-two-clears = 2!
called-calamity = Katastrophe
called-overturn = Umsturz
called-eight-cut = 8-Stopp
called-revolution = Revolution!
called-counter-revolution = Gegenrevolution!
called-jack-back = J-Umkehr
called-nine-reverse = 9-Wende
called-illegal-finish = Verbotener Schluss
called-downfall = Absturz

### Why not

refusal-lead = Wer ausspielt, muss spielen: Passen dürfen nur die anderen.
refusal-exchange = { $problem ->
    [strongest] Du musst deine stärksten Karten abgeben: { $cards }.
   *[count] Gib genau { $needed ->
        [one] eine Karte
       *[other] { $needed } Karten
    } ab; gewählt hast du { $count }.
}
refusal-combination = { $problem ->
    [short] { $cards } folgen aufeinander, aber eine Folge braucht mindestens drei Karten.
    [suits] { $cards } folgen aufeinander, aber eine Folge muss ganz aus einer Farbe sein.
    [gap] { $cards } lassen eine Lücke: Eine Folge hat keine, außer ein Joker füllt sie.
    [corner] { $cards }: Eine Folge endet mit der 2 und kann nicht mit der 3 weitergehen.
    [off] { $cards } sind eine Folge, und Folgen werden hier nicht gespielt: Wähle Karten mit gleichem Wert.
   *[ranks] { $cards } haben nicht den gleichen Wert.
}
refusal-follow = { $problem ->
    [kind] { $kind ->
        [sequence] Auf dem Tisch liegt eine Folge: Nur eine Folge aus { $needed } Karten darf darauf.
       *[set] { $needed ->
            [one] Auf dem Tisch liegt eine einzelne Karte
           *[other] Auf dem Tisch liegen Karten mit gleichem Wert
        }: Eine Folge darf nicht darauf.
    }
    [size] Dieser Stich braucht { $needed ->
        [one] eine Karte
       *[other] { $needed } Karten { $kind ->
            [sequence] hintereinander
           *[set] mit gleichem Wert
        }
    }; gewählt hast du { $count }.
    [joker] { $beaten_by ->
        [spade-three] Nur die Pik-Drei schlägt einen Joker.
        [sandstorm] Nur drei 3er schlagen einen Joker.
        [both] Nur die Pik-Drei oder drei 3er schlagen einen Joker.
       *[nothing] { $needed ->
            [one] Nichts schlägt einen Joker.
           *[other] Nichts schlägt zwei Joker.
        }
    }
    [equal] { $rank } auf { $beat } ist nur gleich stark: Spiel etwas Stärkeres.
   *[weaker] { $rank } ist nicht stärker als { $beat }{ while-reversed }.
}
refusal-skip-two = { $rank } ist der stärkste Wert{ while-reversed }: Hier darfst du nicht gleichziehen, um jemanden zu überspringen.
refusal-number-lock = { $wanted ->
    [joker] Die Werte sind gebunden: Hierauf darf nur noch ein Joker folgen.
   *[other] Die Werte sind gebunden: Nur { $wanted } darf folgen, nicht { $rank }.
}
refusal-first = Der erste Zug muss { $cards } enthalten.
refusal-seven-give = { $problem ->
    [few] Gib hier { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    } ab; gewählt hast du { $count }.
   *[many] Du darfst höchstens { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    } abgeben, eine für jede 7; gewählt hast du { $count }.
}
refusal-ten-discard = { $problem ->
    [few] Wirf hier { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    } ab; gewählt hast du { $count }.
   *[many] Du darfst höchstens { $most ->
        [one] eine Karte
       *[other] { $most } Karten
    } abwerfen, eine für jede 10; gewählt hast du { $count }.
}
refusal-queen-bomber = { $problem ->
    [joker] Ein Joker hat keinen Wert, den du nennen könntest.
   *[many] Du darfst höchstens { $most ->
        [one] einen Wert
       *[other] { $most } Werte
    } nennen, einen für jede Dame; gewählt hast du { $count }.
}
refusal-lock = Der Stich ist an { $suits } gebunden: Du hast { $cards } gewählt.

### Kinds of decision

decision-giving = Karten abgeben
decision-passing = Passen
decision-sequence = Eine Folge spielen
decision-revolution = Vier oder mehr gleiche spielen
decision-joker = Einen Joker einsetzen
decision-breaking = Gleiche Karten aufbrechen
decision-following = Den Zug auf dem Tisch schlagen
decision-shedding = Abgeben oder abwerfen nach einer 7 oder 10
decision-naming = Einen Wert nennen nach einer Dame
decision-swapping = Blätter tauschen
decision-leading-single = Einzelne Karte ausspielen
decision-leading-set = Gleiche Karten ausspielen

theme-giving = Was abgeben
theme-passing = Wann passen
theme-sequence = Wann eine Folge spielen
theme-revolution = Wann Revolution machen
theme-joker = Wann einen Joker einsetzen
theme-breaking = Wann einen Satz aufbrechen
theme-following = Wann schlagen
theme-shedding = Was abgeben oder abwerfen
theme-naming = Welchen Wert nennen
theme-swapping = Wann Blätter tauschen
theme-leading-single = Wann einzelne Karten ausspielen
theme-leading-set = Wann einen Satz ausspielen

holds-joker = Wer hat einen Joker?

### Why a move is good

advice-forced = Etwas anderes bleibt dir nicht übrig.
nudge-forced = Hier gibt es nur eine Möglichkeit.
advice-tried = In vielen möglichen Verteilungen ausprobiert: Kein anderer Zug ist besser.
nudge-tried = Was könnten die anderen noch haben?
advice-give-best = Die Regel lässt keine Wahl: Du musst deine stärksten Karten abgeben.
nudge-give-best = Welche deiner Karten sind die stärksten?
advice-give-weak = Einzelne schwache Karten wird man am schwersten los.
nudge-give-weak = Welche Karten werden schwer zu spielen sein?
advice-last = Das sind deine letzten Karten: Du bist fertig.
nudge-last = Kannst du alle deine Karten loswerden?
advice-unbeatable = Kein Zug ist stärker: Du gewinnst wohl den Stich und spielst wieder aus.
nudge-unbeatable = Was ist dein stärkster Zug?
advice-cut = Die 8 beendet den Stich sofort, und du spielst wieder aus.
nudge-cut = Welche Karte beendet den Stich sofort?
advice-revolution = Die Rangfolge kehrt sich um, und deine schwachen Karten werden stark.
nudge-revolution = Wem würde eine umgekehrte Rangfolge nützen?
advice-weak-first = Werde schwache Karten los, wenn du ausspielst. Starke können warten: Sie schlagen, was kommt.
nudge-weak-first = Welche Karten wirst du später kaum noch los?
advice-strong-first = Du hast nur noch wenige Karten: Hol dir erst das Ausspiel, dann spiel den Rest.
nudge-strong-first = Wie kommst du mit deinen letzten Karten ans Ausspiel?
advice-no-trap = Das darf nicht deine letzte Karte sein: Spiel sie, solange du andere hast.
nudge-no-trap = Mit welchen Karten darfst du nicht fertig werden?
advice-sequence = Mit einer Folge wirst du mehrere Karten auf einmal los.
nudge-sequence = Wie wirst du mehrere Karten auf einmal los?
advice-cheap = Es ist der schwächste Zug, der stark genug ist, und er lässt deine Sätze zusammen.
nudge-cheap = Was ist der schwächste Zug, der stark genug ist?
advice-skip = Gleich stark wie der Zug davor: Der nächste Spieler wird übersprungen.
nudge-skip = Könnte jemand übersprungen werden?
advice-beat-joker = Die Pik-Drei schlägt den Joker, und du spielst aus.
nudge-beat-joker = Welche schwache Karte schlägt einen Joker?
advice-ends-trick = Das beendet den Stich sofort, und du spielst wieder aus.
nudge-ends-trick = Was beendet den Stich sofort?
advice-five-skip = Eine 5 überspringt den nächsten Spieler, der sie hätte schlagen können.
nudge-five-skip = Wer würde übersprungen?
advice-shed = Eine schwache Karte weniger: Der Rest deines Blatts spielt sich leichter.
nudge-shed = Welche Karte wird schwer zu spielen sein?
advice-shed-all = Damit ist dein Blatt leer: Du bist fertig, egal, welche Karten es sind.
nudge-shed-all = Könnte dein ganzes Blatt weg?
advice-name = Das schadet den anderen mehr als dir, oder du wirst los, was schwer zu spielen ist.
nudge-name = Welcher Wert würde den anderen am meisten fehlen und dir am wenigsten?
advice-swap = Dein Blatt hat nichts über der 10: Jedes andere ist wahrscheinlich besser.
nudge-swap = Könnte ein Blatt schlechter sein als deins?
advice-strong = Es kostet dich eine starke Karte, aber das Ausspiel ist es jetzt wert.
nudge-strong = Ist es Zeit für eine starke Karte?
advice-save = Mit Passen hebst du deine starken Karten und deine Sätze für später auf.
nudge-save = Ist dieser Stich wert, was er kosten würde?

### Practice

quiz-playable-title = Was gespielt werden darf
quiz-playable = Welche deiner Karten können jetzt zu einem Zug gehören? Wähle alle.
quiz-rule-title = Warum nicht?
quiz-rule = Du darfst { $cards } jetzt nicht spielen. Welche Regel verbietet es?
quiz-rule-pass = Du darfst jetzt nicht passen. Welche Regel verbietet es?
quiz-kind-title = Was Karten zusammen sind
quiz-kind = Was sind { $cards }, zusammen gespielt?
quiz-strongest-title = Die stärkste Karte
quiz-strongest = Spiel deine stärkste einzelne Karte.
quiz-next-title = Wer ist dran
quiz-next = { $who ->
    [you] Du spielst { $cards }.
   *[other] { $player } spielt { $cards }.
} Wer ist als Nächstes am Zug?
quiz-next-pass = { $who ->
    [you] Du passt.
   *[other] { $player } passt.
} Wer ist als Nächstes am Zug?
quiz-effect-title = Was ein Zug bewirkt
quiz-effect = { $who ->
    [you] Du spielst { $cards }.
   *[other] { $player } spielt { $cards }.
} Was bewirkt das?
quiz-finish-title = Fertig werden
quiz-finish = { $cards }: die letzten Karten { $who ->
    [you] auf deiner Hand
   *[other] von { $player }
}. Was geschieht, wenn sie jetzt gespielt werden?
quiz-give-title = Was abgeben
quiz-give = Du bist unten gelandet. { $count ->
    [one] Wähle die Karte, die
   *[other] Wähle die { $count } Karten, die
} du abgeben musst.
quiz-score-title = Was ein Platz wert ist
quiz-score-points = Mit { $cards } endet die Runde. Wie viele Punkte { $who ->
    [you] bekommst du
   *[other] bekommt { $player }
}?
quiz-score-lives = Mit { $cards } endet die Runde. Wie viele Leben { $who ->
    [you] gewinnst du? (Verlierst du
   *[other] gewinnt { $player }? (Verliert { $player }
} welche, ist die Antwort kleiner als null.)

why-follow = Ein Zug muss { $kind ->
    [sequence] eine Folge aus { $size } Karten
   *[set] { $size ->
        [1] eine einzelne Karte
        [2] ein Paar
        [3] ein Drilling
        [4] ein Vierling
        [5] ein Fünfling
       *[other] ein Sechsling
    }
} sein, { $matched ->
    [yes] mindestens so stark wie der Zug auf dem Tisch
   *[no] stärker als der Zug auf dem Tisch
}. Joker können einspringen.
why-kind = Zusammen sind sie eine Kombination: { combination }.
why-joker = Ein Joker ist die stärkste einzelne Karte, ob die Rangfolge umgekehrt ist oder nicht.
why-next = Also { $who ->
    [you] bist du
   *[other] ist { $player }
} als Nächstes dran.
why-plain = Es ändert nichts: Der nächste Spieler ist dran.
why-finish = { $eights ->
    [yes] Ein Joker, eine 8 oder der stärkste Wert
   *[no] Ein Joker oder der stärkste Wert
} unter den letzten Karten ist ein verbotener Schluss; der stärkste Wert ist die 2, bei umgekehrter Rangfolge die 3.
why-score-points = { $player }: { named }, auf Platz { $place }. Ein Punkt für jeden Spieler, der dahinter liegt.
why-score-lives = { $player }: { named }. Der Präsident gewinnt ein Leben; alle anderen verlieren welche, der Bettler am meisten.

kind-plain = Nichts Besonderes
kind-counter-revolution = Gegenrevolution
kind-out = Erlaubter Schluss

### House rules

preset-moderate = Gemäßigt
preset-moderate-help = Revolution, Sprung, verbotener Schluss und Absturz.
preset-japan = Japan-Standard
preset-japan-help = Revolution, Folgen, 8-Stopp, Farbbindung, ♠3 auf einen Joker, J-Umkehr, Absturz, verbotener Schluss (2, Joker, 8); kein Sprung.
preset-federation = Japan-Turnier
preset-federation-help = Turnierregeln: ♠3 auf einen Joker, 8-Stopp, Farbbindung, Passen ist endgültig, 12 Runden.
preset-western = Westlich
preset-western-help = Keine Joker, ♣3 beginnt, eine 2 beendet den Stich, Passen ist endgültig.
preset-rich = Fast alle lokalen Regeln
preset-rich-help = Alle Effekte auf einmal: 5-Sprung, 7-Gabe, 10-Abwurf, Q-Bomber und mehr.
preset-all = Gemäßigt plus
preset-all-help = Dazu Folgen, Farbbindung, 8-Stopp, 9-Wende und J-Umkehr.
preset-none = Keine
preset-none-help = Keine Joker und keine Sonderkarten: das reine Spiel.

option-jokers = Joker
option-jokers-help = Allein ist ein Joker die stärkste Karte; mit anderen steht er für jede Karte.
option-jokers-also = Wildcards
option-jokers-art = X1 X2
option-revolution = Revolution
option-revolution-help = Vier oder mehr gleiche auf einmal kehren die Rangfolge um.
option-revolution-also = Kakumei, Gegenrevolution
option-revolution-art = 7S 7H 7C 7D
option-skip = Sprung
option-skip-help = Du darfst mit dem Zug davor genau gleichziehen; der nächste Spieler wird dann übersprungen.
option-skip-also = aussetzen, gleicher Wert, überspringen, Skip
option-skip-art = 7S 7H
option-no_skip_on_two = Kein Sprung auf die 2
option-no_skip_on_two-help = Mit dem stärksten Wert kann man nicht gleichziehen, um jemanden zu überspringen.
option-no_skip_on_two-also = kein Gleichziehen bei der 2
option-no_skip_on_two-art = 2S 2H
option-sequence = Folgen
option-sequence-help = Drei oder mehr Karten hintereinander, alle aus einer Farbe, dürfen gespielt werden.
option-sequence-also = Reihe, Straße, Treppe, Kaidan
option-sequence-art = 5S 6S 7S
option-suit_lock = Farbbindung
option-suit_lock-help = Wird dieselbe Farbe zweimal nacheinander gespielt, darf nur diese Farbe folgen.
option-suit_lock-also = Farbsperre, Farbzwang, Shibari
option-suit_lock-art = 4S 6S KS
option-eight_cut = 8-Stopp
option-eight_cut-help = Eine 8 beendet den Stich sofort; wer sie spielt, spielt wieder aus.
option-eight_cut-also = Acht stoppt, Acht beendet, Yagiri
option-eight_cut-art = 8S
option-nine_reverse = 9-Wende
option-nine_reverse-help = Eine 9 kehrt die Spielrichtung um.
option-nine_reverse-also = Neun, Richtungswechsel
option-nine_reverse-art = 9S
option-equal_plain = Gleichziehen ohne Sprung
option-equal_plain-help = Du darfst mit dem Zug davor genau gleichziehen; niemand wird übersprungen.
option-equal_plain-also = gleich starke Züge
option-equal_plain-art = 7S 7H
option-sequence_revolution = Revolution durch Folge
option-sequence_revolution-help = Wie viele Karten hintereinander eine Revolution machen.
option-sequence_revolution-art = 3S 4S 5S 6S
option-sequence_revolution-0 = nie
option-sequence_effects = Effekte in einer Folge
option-sequence_effects-help = Ob eine 8 oder eine andere Sonderkarte in einer Folge wirkt.
option-sequence_effects-art = 7S 8S 9S
option-sequence_effects-all = ja
option-sequence_effects-none = nein
option-number_lock = Wertbindung
option-number_lock-help = Ein Zug, der eine Stufe stärker ist als der davor, bindet den Stich: Jeder weitere muss eine Stufe stärker sein.
option-number_lock-also = Zahlenbindung, Zahlensperre, Stufenzwang
option-number_lock-art = 5S 6H 7D
option-number_lock-off = aus
option-number_lock-any = Farben egal
option-number_lock-with-suit = bei gleichen Farben
option-spade_three = ♠3 schlägt Joker
option-spade_three-help = Die Pik-Drei allein schlägt einen einzelnen Joker und beendet den Stich.
option-spade_three-also = Pik-Drei, Supe-san
option-spade_three-art = X1 3S
option-five_skip = 5-Sprung
option-five_skip-help = Jede 5 in einem Zug überspringt einen Spieler.
option-five_skip-also = Fünf, aussetzen, überspringen, Gotobi
option-five_skip-art = 5S
option-seven_give = 7-Gabe
option-seven_give-help = Für jede 7 geht eine Karte an den nächsten Spieler.
option-seven_give-also = Sieben, weitergeben, Nanawatashi
option-seven_give-art = 7S
option-seven_give-off = aus
option-seven_give-up-to = wenn man mag
option-seven_give-exactly = immer
option-ten_discard = 10-Abwurf
option-ten_discard-help = Für jede 10 wird eine Karte nach Wahl abgeworfen.
option-ten_discard-also = Zehn, abwerfen, Jussute
option-ten_discard-art = TS
option-ten_discard-off = aus
option-ten_discard-up-to = wenn man mag
option-ten_discard-exactly = immer
option-queen_bomber = Q-Bomber
option-queen_bomber-help = Für jede Dame nennst du einen Wert: Alle Spieler werfen ihn ab.
option-queen_bomber-also = Damenbombe, Dame, Zwölf
option-queen_bomber-art = QS
option-nines_cut = 99-Stopp
option-nines_cut-help = Ein Paar 9er beendet den Stich wie eine 8.
option-nines_cut-also = Krankenwagen, Kyukyusha
option-nines_cut-art = 9S 9H
option-sandstorm = Sandsturm
option-sandstorm-help = Drei 3er schlagen alles und beenden den Stich.
option-sandstorm-also = drei Dreien, Sunaarashi
option-sandstorm-art = 3S 3H 3C
option-two_clears = Eine 2 beendet den Stich
option-two_clears-help = Wer sie spielt, spielt wieder aus.
option-two_clears-also = Zwei räumt ab, Zwei stoppt
option-two_clears-art = 2S
option-two_clears-off = aus
option-two_clears-same-number = bei gleicher Kartenzahl
option-two_clears-single = eine 2 auf jeden Satz
option-illegal_finish_spade_three = ♠3 nicht als letzte Karte
option-illegal_finish_spade_three-help = Auch mit ♠3 allein fertig zu werden ist ein verbotener Schluss.
option-illegal_finish_spade_three-also = Schluss mit ♠3 verboten
option-illegal_finish_spade_three-art = 3S
option-overturn = Umsturz
option-overturn-help = Wird der Bettler zuerst fertig, kehren sich alle Plätze der letzten Runde um.
option-overturn-also = umgekehrte Plätze, Aufstand, Gekokujo
option-calamity = Katastrophe
option-calamity-help = Hat der Bettler nichts über der 10, darf er das Blatt mit dem Präsidenten tauschen.
option-calamity-also = Blätter tauschen, Tenpenchii
option-equal_hands = Gleich große Blätter
option-equal_hands-help = Alle Blätter haben gleich viele Karten; der Rest kommt beiseite, nie ein Joker.
option-first_card = Erste Karte
option-first_card-help = Wer diese Karte hat, spielt in der ersten Runde aus.
option-first_card-also = Startkarte
option-first_card-art = 3D
option-first_card-3D = ♦3
option-first_card-3S = ♠3
option-first_card-3C = ♣3
option-first_card-random = durch Los
option-first_card_played = Erste Karte im ersten Zug
option-first_card_played-help = Der erste Zug muss diese Karte enthalten.
option-first_card_played-art = 3C
option-rounds = Zahl der Runden
option-rounds-help = Die Partie endet nach so vielen Runden statt bei einem Punktestand.
option-rounds-also = feste Rundenzahl
option-rounds-0 = nach Punkten
option-titles_reset = Titel-Neustart
option-titles_reset-help = Nach so vielen Runden fangen alle neu an, ohne Titel und ohne Kartentausch.
option-titles_reset-also = Titel zurücksetzen
option-titles_reset-0 = nie
option-jack_back = J-Umkehr
option-jack_back-help = Ein Bube kehrt die Rangfolge um, bis der Stich endet.
option-jack_back-also = Bube, Elf, 11-Back, J-Back
option-jack_back-art = JS
option-illegal_finish = Verbotener Schluss
option-illegal_finish-help = Wer mit einem Joker oder einer 2 fertig wird, ist Letzter.
option-illegal_finish-also = unerlaubter Schluss, Hansoku agari
option-illegal_finish-art = X1 2S
option-illegal_finish_eight = 8 nicht als letzte Karte
option-illegal_finish_eight-help = Auch mit einer 8 fertig zu werden ist ein verbotener Schluss.
option-illegal_finish_eight-also = Schluss mit 8 verboten
option-illegal_finish_eight-art = 8S
option-downfall = Absturz
option-downfall-help = Ein Präsident, der nicht wieder zuerst fertig wird, fällt auf den letzten Platz oder direkt vor disqualifizierte Spieler.
option-downfall-also = Sturz, Machtverlust, Miyako-ochi
option-permanent_pass = Passen gilt für den ganzen Stich
option-permanent_pass-help = Wer einmal passt, darf in diesem Stich nicht mehr spielen.
option-permanent_pass-also = endgültig passen
option-first_player = Wer ausspielt
option-first_player-help = Wer ab der zweiten Runde als Erster ausspielt.
option-first_player-also = wer die Runde beginnt
option-first_player-beggar = der Bettler
option-first_player-president = der Präsident
option-first_player-card = wer die erste Karte hat
option-exchange = Wahl beim Kartentausch
option-exchange-help = Ob Präsident und Vize wählen, bevor sie sehen, was sie bekommen.
option-exchange-also = Steuern, Abgaben, Kartentausch
option-exchange-blind = vor dem Erhalt
option-exchange-after-receiving = nach dem Erhalt
option-scoring = Wertung
option-scoring-help = Punkte für den Platz bekommen oder Leben verlieren.
option-scoring-also = Leben, Punkte
option-scoring-points = Punkte
option-scoring-lives = Leben
option-length = Länge der Partie
option-length-help = Bei wie vielen Punkten die Partie endet oder mit wie vielen Leben alle beginnen.
option-length-also = Zielpunktzahl
option-length-short = { $scoring ->
    [lives] kurz: 10 Leben
   *[other] kurz: bis { $amount } Punkte
}
option-length-medium = { $scoring ->
    [lives] mittel: 15 Leben
   *[other] mittel: bis { $amount } Punkte
}
option-length-long = { $scoring ->
    [lives] lang: 20 Leben
   *[other] lang: bis { $amount } Punkte
}
option-minister_loses = Der Vize verliert ein Leben
option-minister_loses-help = Ist das aus, verliert der Vize keins.
option-auto_pass = Automatisch passen
option-auto_pass-help = Kannst du nichts spielen, passt der Tisch für dich.
option-auto_pass-also = von selbst passen

### Rules

chapter-combinations = Kombinationen
chapter-play = Spiel
chapter-special = Sonderkarten
chapter-titles = Titel
chapter-scoring = Wertung

rule-aim-title = Worum es geht
rule-aim = Werde alle deine Karten los, je früher, desto besser. Alle Karten werden gegeben, deshalb bekommen manche Spieler eine mehr: in der ersten Runde durch Zufall, später die Spieler mit den schlechtesten Plätzen. Wie viele Karten jeder hat, sehen alle.
rule-combination-title = Satz
rule-combination = Eine bis vier Karten mit gleichem Wert, mit Jokern sogar fünf oder sechs. Die Werte gehen von der 3, der schwächsten, bis zu K, A und der 2, der stärksten. Die Farben haben keine Reihenfolge.
rule-joker-title = Joker
rule-joker = Ein Joker allein ist die stärkste Karte, auch bei umgekehrter Rangfolge; zwei sind das stärkste Paar. Nur die Pik-Drei schlägt einen einzelnen Joker, und drei 3er schlagen einen oder zwei, wo diese Hausregeln gelten. Zusammen mit anderen Karten steht ein Joker für jede fehlende Karte.
rule-sequence-title = Folge
rule-sequence = Drei oder mehr Karten hintereinander, alle aus einer Farbe. Nach dem K kommen A und 2; dort ist Schluss. Joker füllen Lücken, und übrige Joker verlängern das starke Ende. Mindestens zwei Karten müssen echt sein: Eine Karte mit Jokern ist ein Satz.
rule-first-title = Wer zuerst ausspielt
rule-first = In der ersten Runde spielt aus, wer die erste Karte hat, meist die Karo-Drei; spielen muss er sie nicht. (In einer kleinen Übungsverteilung ohne diese Karte spielt der erste Spieler aus.) Später spielt der Bettler aus; per Hausregel ist es der Präsident oder in jeder Runde, wer diese Karte hat.
rule-first-card-title = Die erste Karte
rule-first-card = Hausregel: Die erste Karte ist die Pik-Drei oder die Kreuz-Drei statt der Karo-Drei, oder es wird ausgelost, wer zuerst ausspielt. Liegt diese Karte beiseite, entscheidet eine andere 3, in der Reihenfolge Karo, Kreuz, Herz, Pik.
rule-first-card-played-title = Die erste Karte im ersten Zug
rule-first-card-played = Hausregel: Wer wegen einer Karte zuerst ausspielt, muss sie im ersten Zug mitspielen.
rule-equal-hands-title = Gleich große Blätter
rule-equal-hands = Hausregel: Alle Spieler bekommen gleich viele Karten. Übrige Karten, nie Joker, kommen für die Runde ungesehen beiseite.
rule-lead-title = Ausspielen
rule-lead = Wer ausspielt, muss spielen und darf alles spielen. Dann spielen oder passen die anderen reihum, zunächst im Uhrzeigersinn.
rule-follow-title = Nachlegen
rule-follow = Spiel dieselbe Art mit gleich vielen Karten, aber stärker. Beim Satz zählt sein Wert, bei der Folge ihre stärkste Karte. Bei umgekehrter Rangfolge ist 3 der stärkste Wert und 2 der schwächste, und eine Folge zählt nach ihrer niedrigsten Karte.
rule-pass-title = Passen
rule-pass = Du darfst immer passen, außer wenn du ausspielst, und später im selben Stich wieder spielen. Haben seit dem letzten Zug alle anderen gepasst, endet der Stich, und wer zuletzt gespielt hat, spielt aus; hat dieser Spieler keine Karten mehr, dann der nächste.
rule-permanent-pass-title = Passen gilt für den ganzen Stich
rule-permanent-pass = Wer gepasst hat, ist bis zum Ende des Stichs draußen. Wer nur übersprungen wurde, bleibt dabei.
rule-auto-pass-title = Automatisch passen
rule-auto-pass = Der Tisch passt für dich, wenn du nichts spielen kannst. Das ist nur bequem, keine Regel: Niemand gewinnt etwas dadurch.
rule-ready-made-title = Fertige Regelpakete
rule-ready-made = Ein Regelpaket ist eine Liste von Hausregeln. Gemäßigt: zwei Joker, Revolution, Sprung, verbotener Schluss und Absturz. Japan-Standard: wie Gemäßigt ohne den Sprung, aber mit Folgen, Farbbindung, 8-Stopp, J-Umkehr und der Pik-Drei auf einen Joker, und auch mit einer 8 darf man nicht fertig werden. Japan-Turnier: Turnierregeln, mit Titel-Neustart alle vier Runden. Westlich: keine Joker, und eine 2 beendet den Stich. Fast alle lokalen Regeln: beinahe jede Sonderkarte, die in Japan gespielt wird. Gemäßigt plus: Gemäßigt mit Folgen, Farbbindung, 8-Stopp, 9-Wende und J-Umkehr. Keine: das reine Spiel. Ein Regelpaket ist nur ein Ausgangspunkt: Jede Hausregel lässt sich einzeln ändern.
rule-revolution-title = Revolution
rule-revolution = Vier oder mehr Karten auf einmal, ein Satz mit oder ohne Joker oder eine Folge, kehren die Rangfolge um, bis die Runde endet. Noch einmal vier kehren sie wieder um.
rule-skip-title = Sprung
rule-skip = Du darfst mit dem Zug davor auch genau gleichziehen, mit gleicher Art, Zahl und Stärke, und der nächste Spieler wird übersprungen. Ist sonst niemand mehr im Stich, ist er sofort gewonnen.
rule-skip-two-title = Kein Sprung auf die 2
rule-skip-two = Mit einer 2 kann man nicht auf diese Art gleichziehen, auch nicht mit einer Folge, die mit ihr endet; bei umgekehrter Rangfolge gilt das Gleiche für die 3.
rule-equal-plain-title = Gleichziehen ohne Sprung
rule-equal-plain = Hausregel: Du darfst mit dem Zug davor genau gleichziehen, und niemand wird übersprungen. Liegen nur Joker auf dem Tisch, geht das nicht.
rule-lock-title = Farbbindung
rule-lock = Hat ein Zug genau die Farben des Zugs davor, beide ohne Joker, ist der Stich gebunden: Nur diese Farben dürfen folgen. Ein Joker darf für jede davon stehen.
rule-number-lock-title = Wertbindung
rule-number-lock = Ist ein Satz genau eine Stufe stärker als der Satz davor, ist der Stich gebunden: Jeder weitere Zug muss wieder eine Stufe stärker sein. Hausregel: Auch die Farben müssen gleich sein, und dann gelten beide Bindungen. Joker allein dürfen immer folgen. Folgen binden nicht und werden nicht gebunden.
rule-spade-three-title = ♠3 schlägt Joker
rule-spade-three = Die Pik-Drei allein darf auf einen einzelnen Joker gespielt werden, ob die Rangfolge umgekehrt ist oder nicht und trotz aller Bindungen. Sie beendet den Stich, und wer sie spielt, spielt aus. Außer drei 3ern beim Sandsturm schlägt sonst nichts einen Joker.
rule-sandstorm-title = Sandsturm
rule-sandstorm = Genau drei echte 3er dürfen auf alles gespielt werden, auch auf zwei Joker, und beenden den Stich sofort; wer sie spielt, spielt aus. Auch als Ausspiel beenden sie ihn. Vier 3er sind stattdessen eine Revolution.
rule-five-skip-title = 5-Sprung
rule-five-skip = Jede echte 5 in einem Zug überspringt einen Spieler: der Reihe nach die nächsten, die noch im Stich sind. Bleibt niemand übrig, ist der Stich sofort gewonnen.
rule-seven-give-title = 7-Gabe
rule-seven-give = Wer 7er spielt, gibt danach ebenso viele Karten oder weniger an den nächsten Spieler, der noch Karten hat. Bei einer strengeren Hausregel genau ebenso viele. Nur diese beiden Spieler sehen sie. Wer dann keine Karte mehr hat, ist fertig; das ist immer ein erlaubter Schluss.
rule-eight-cut-title = 8-Stopp
rule-eight-cut = Ein Zug mit einer 8 beendet den Stich sofort, und wer ihn spielt, spielt wieder aus. Er bindet und überspringt nicht, und ein Bube darin hat keine Wirkung. Ein Joker anstelle einer 8 stoppt nicht.
rule-nine-reverse-title = 9-Wende
rule-nine-reverse = Ein Zug mit einer 9 kehrt die Spielrichtung um, für den Rest der Partie. Mehrere 9er auf einmal kehren sie einmal um.
rule-nines-cut-title = 99-Stopp
rule-nines-cut = Ein Satz aus genau zwei echten 9ern beendet den Stich, und wer ihn spielt, spielt wieder aus. Eine 9 mit einem Joker tut das nicht.
rule-ten-discard-title = 10-Abwurf
rule-ten-discard = Wer 10er spielt, wirft danach ebenso viele Karten oder weniger ab, für alle sichtbar. Bei einer strengeren Hausregel genau ebenso viele. Wer dann keine Karte mehr hat, ist fertig; das ist immer ein erlaubter Schluss.
rule-jack-back-title = J-Umkehr
rule-jack-back = Ein Zug mit einem Buben kehrt die Rangfolge um, bis der Stich endet; während einer Revolution macht er die Rangfolge normal. Ein zweiter Bube kehrt sie wieder um.
rule-queen-bomber-title = Q-Bomber
rule-queen-bomber = Wer Damen spielt, nennt danach ebenso viele Werte oder weniger. Alle Spieler werfen sämtliche Karten dieser Werte ab. Wer dann keine Karte mehr hat, ist fertig, immer mit erlaubtem Schluss: zuerst, wer die Werte genannt hat, dann die anderen reihum.
rule-two-clears-title = Eine 2 beendet den Stich
rule-two-clears = Ein Satz aus echten 2ern beendet den Stich sofort, und wer ihn spielt, spielt wieder aus. Hausregel: Eine einzelne 2 darf auch auf jeden Satz gespielt werden, egal, wie groß er ist, aber nicht auf Joker allein oder eine Folge.
rule-sequence-revolution-title = Revolution durch Folge
rule-sequence-revolution = Eine Folge aus vier oder mehr Karten kehrt die Rangfolge um wie ein Satz. Hausregel: Dafür braucht es fünf, oder eine Folge macht nie Revolution.
rule-sequence-effects-title = Effekte in einer Folge
rule-sequence-effects = Hausregel: Eine 8, ein Bube oder eine andere Sonderkarte hat in einer Folge keine Wirkung.
rule-illegal-finish-title = Verbotener Schluss
rule-illegal-finish = Wer mit einem Joker oder einer 2 unter den letzten Karten fertig wird, oder mit einer 3 bei umgekehrter Rangfolge, wird disqualifiziert und landet hinter allen anderen. Es zählt die Rangfolge vor dem Zug. Trifft es mehrere, steht am besten, wer zuletzt disqualifiziert wurde.
rule-illegal-finish-eight-title = 8 nicht als letzte Karte
rule-illegal-finish-eight = Gilt der 8-Stopp, ist es auch ein verbotener Schluss, mit einer 8 fertig zu werden.
rule-illegal-finish-spade-three-title = ♠3 nicht als letzte Karte
rule-illegal-finish-spade-three = Hausregel: Auch mit der Pik-Drei allein fertig zu werden ist ein verbotener Schluss.
rule-titles-title = Titel
rule-titles = Zu dritt: Präsident, Bürger, Bettler. Mit mehr Spielern wird Präsident, wer zuerst fertig ist, und Vize der Zweite; der Letzte wird Bettler, der Vorletzte Vizebettler; alle dazwischen sind Bürger.
rule-calamity-title = Katastrophe
rule-calamity = Ein Bettler, der nichts über der 10 bekommen hat, darf sein ganzes Blatt mit dem Präsidenten tauschen. Zwischen diesen beiden gibt es dann keinen Kartentausch.
rule-exchange-title = Kartentausch
rule-exchange = Vor jeder Runde außer der ersten werden Karten getauscht; zu dritt nur zwischen Präsident und Bettler. Der Bettler gibt dem Präsidenten seine zwei stärksten Karten und bekommt zwei beliebige; der Vizebettler gibt dem Vize seine stärkste Karte und bekommt eine beliebige. Am stärksten sind Joker, dann zählt der Wert; bei gleichem Wert geht zuerst Karo weg, dann Kreuz, Herz, Pik. Präsident und Vize wählen, bevor sie sehen, was sie bekommen, oder per Hausregel aus allen Karten, die sie dann haben. Niemand sonst sieht die Karten.
rule-downfall-title = Absturz
rule-downfall = Wird jemand anders als Erster regelgerecht fertig, während der Präsident der letzten Runde noch Karten hat, scheidet der Präsident sofort aus und kommt auf den letzten Platz oder direkt vor disqualifizierte Spieler.
rule-overturn-title = Umsturz
rule-overturn = Wird der Bettler der letzten Runde als Erster regelgerecht fertig, endet die Runde sofort, und die Plätze der letzten Runde kehren sich um: Der Bettler wird Präsident, der Vizebettler Vize und so weiter.
rule-titles-reset-title = Titel-Neustart
rule-titles-reset = Hausregel: Nach je vier Runden verfallen die Titel. Die nächste Runde hat keinen Kartentausch und keinen Absturz und beginnt wie die erste.
rule-score-title = Punkte oder Leben
rule-score = Punkte: einer für jeden Spieler, der hinter dir liegt. Leben: Jeder hat einige; der Präsident gewinnt eins, Vize und Bürger verlieren eins, der Vizebettler zwei, der Bettler drei.
rule-minister-title = Das Leben des Vize
rule-minister = Hausregel: Der Vize verliert kein Leben.
rule-length-title = Das Ende
rule-length = Bei Punkten endet die Partie, wenn jemand zwei, drei oder vier Punkte pro Spieler hat; bei Leben, wenn jemand von 10, 15 oder 20 keins mehr hat. Wer am meisten hat, gewinnt, und bei Gleichstand entscheidet der bessere Platz in der letzten Runde.

rule-rounds-title = Zahl der Runden
rule-rounds = Hausregel: Eine Partie dauert 4, 8 oder 12 Runden, egal, wie es steht.

### What could be known of a move, looking back

known-stronger = { $count ->
    [0] Keine Karte in den anderen Blättern war stärker.
    [one] Eine Karte in den anderen Blättern war stärker.
   *[other] { $count } Karten in den anderen Blättern waren stärker.
}
known-few = { $player } hatte { $count ->
    [one] nur noch eine Karte.
   *[other] nur noch { $count } Karten.
}

### A guided first game: $who and $player are whoever it is about

guide-aim-title = Werde deine Karten zuerst los
guide-aim = Wer zuerst keine Karten mehr hat, ist Präsident; der Letzte ist Bettler. Je früher du fertig wirst, desto besser.
guide-aim-learnt = Werde deine Karten los, je früher, desto besser
first-card = { $suit ->
    [S] { option-first_card-3S }
    [C] { option-first_card-3C }
   *[D] { option-first_card-3D }
}
guide-first-title = { $who ->
    [you] Du beginnst
   *[other] { $player } beginnt
}
guide-first = { $who ->
    [you] Du hast { first-card }, also beginnst du die erste Runde, mit jeder Karte, die du willst.
   *[other] { $player } hatte { first-card } und beginnt deshalb die erste Runde, mit einer beliebigen Karte.
}
guide-first-learnt = Wer die erste Karte hat, spielt in der ersten Runde aus
guide-lead-title = Du spielst aus
guide-lead = Du spielst aus: eine Karte oder mehrere mit gleichem Wert. Werde schwache los, 3, 4 und 5, solange du am Ausspiel bist.
guide-lead-learnt = Wer ausspielt, spielt eine Karte oder mehrere mit gleichem Wert
guide-follow-title = Gleich viele, aber stärker
guide-follow = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $size ->
    [1] eine Karte
    [2] zwei Karten
    [3] drei Karten
   *[other] { $size } Karten
} gespielt. Spiel { $size ->
    [1] eine stärkere
    [2] zwei gleiche mit stärkerem Wert
    [3] drei gleiche mit stärkerem Wert
   *[other] ebenso viele mit stärkerem Wert
} oder passe. Die Farben sind egal.
guide-follow-learnt = Spiel gleich viele Karten mit stärkerem Wert
guide-order-title = { $rank ->
    [two] Über der 2 ist nichts
   *[other] Nur die 2 ist über dem Ass
}
guide-order = Die Werte, von schwach nach stark: 3, 4, 5 … J, Q, K, A, 2. { $who ->
    [you] Du hast gerade { $cards } gespielt.
   *[other] { $player } hat gerade { $cards } gespielt.
}
guide-order-learnt = 3 ist der schwächste Wert, 2 der stärkste
guide-pass-title = Nichts schlägt das
guide-pass = Du kannst nichts spielen, also passt du. { $again ->
    [yes] Kommst du in diesem Stich noch einmal dran, darfst du wieder spielen.
   *[no] In diesem Stich bist du draußen, im nächsten wieder dabei.
}
guide-pass-learnt = Du darfst immer passen, außer wenn du ausspielst
guide-trick-title = Alle anderen haben gepasst
guide-trick = Der Stich endet. { $who ->
    [you] Du hast zuletzt gespielt, also darfst du ausspielen, was du willst.
   *[other] { $player } hat zuletzt gespielt und darf alles ausspielen.
}
guide-trick-learnt = Haben alle anderen gepasst, spielt aus, wer zuletzt gespielt hat
guide-titles-title = { $who ->
    [you] Du bist fertig
   *[other] { $player } ist fertig
}
guide-titles = { $who ->
    [you] Du wirst
   *[other] { $player } wird
} als { $place ->
    [1] Erster
    [2] Zweiter
    [3] Dritter
   *[other] { $place }.
} fertig und damit { named }. Die Übrigen spielen um die anderen Titel weiter.
guide-titles-learnt = Wer zuerst fertig ist, ist Präsident, der Letzte ist Bettler
guide-score-title = { $points ->
    [0] Keine Punkte
    [one] 1 Punkt für dich
   *[other] { $points } Punkte für dich
}
guide-score = { $points ->
    [0] Keine Punkte: Du bekommst einen für jeden Spieler, der hinter dir liegt.
    [one] Du bekommst 1 Punkt: einen für jeden Spieler, der hinter dir liegt.
   *[other] Du bekommst { $points } Punkte: einen für jeden Spieler, der hinter dir liegt.
}
guide-score-learnt = Ein Punkt für jeden, der hinter dir liegt
guide-next-round-title = { named }
guide-next-round = { $title ->
    [president] Du warst Erster. Nächste Runde muss dir der Bettler seine zwei stärksten Karten geben und bekommt zwei beliebige von dir.
    [minister] Du warst Zweiter. Nächste Runde muss dir der Vizebettler seine stärkste Karte geben und bekommt eine beliebige von dir.
    [citizen] Du bist in der Mitte. Nächste Runde geben die Spieler unten denen oben ihre besten Karten; du behältst deine.
    [peasant] Du warst Vorletzter. Nächste Runde gibst du dem Vize deine stärkste Karte und bekommst dafür eine seiner Wahl.
   *[beggar] Du warst Letzter. Nächste Runde gibst du dem Präsidenten deine zwei stärksten Karten und bekommst dafür zwei seiner Wahl.
}
guide-next-round-learnt = Nächste Runde geben die Spieler unten denen oben ihre besten Karten

guide-joker-title = { $state ->
    [held] Du darfst einen Joker spielen
    [alone] Ein Joker
   *[among] Ein Joker zwischen anderen
}
guide-joker = { $state ->
    [held] Allein ist ein Joker die stärkste Karte. Zusammen mit anderen Karten steht er für eine fehlende.
    [alone] Kein Zug ist stärker als { $cards }.
   *[among] In { $cards } steht der Joker für eine fehlende Karte.
}
guide-joker-learnt = Allein ist ein Joker am stärksten; mit anderen steht er für jede Karte
guide-revolution-title = { $state ->
    [held] Vier auf einmal
    [revolution] Revolution!
   *[counter-revolution] Wieder normal
}
guide-revolution = { $state ->
    [held] { $cards } auf einmal sind eine Revolution: Bis die Runde endet, ist 3 der stärkste Wert und 2 der schwächste.
    [revolution] { $cards } auf einmal, eine Revolution: Bis die Runde endet, ist 3 der stärkste Wert und 2 der schwächste.
   *[counter-revolution] { $cards } auf einmal kehren die Rangfolge noch einmal um: Sie ist wieder normal.
}
guide-revolution-learnt = Vier auf einmal kehren die Rangfolge um
guide-eight-cut-title = { $state ->
    [held] Du darfst eine 8 spielen
   *[played] 8-Stopp!
}
guide-eight-cut = { $state ->
    [held] Ein Zug mit { $cards } beendet den Stich sofort, und du spielst wieder aus.
   *[played] { $who ->
        [you] Du hast { $cards } gespielt: Der Stich endet sofort, und du spielst wieder aus.
       *[other] { $player } hat { $cards } gespielt: Der Stich endet sofort, egal, was die anderen haben.
    }
}
guide-eight-cut-learnt = Eine 8 beendet den Stich sofort
guide-jack-back-title = { $state ->
    [held] Du darfst einen Buben spielen
   *[played] J-Umkehr!
}
guide-jack-back = { $state ->
    [held] Ein Zug mit { $cards } kehrt die Rangfolge um, bis der Stich endet.
   *[played] Nach { $cards } ist die Rangfolge { $order ->
        [reversed] umgekehrt: Bis der Stich endet, ist 3 am stärksten und 2 am schwächsten.
       *[normal] wieder normal: Bis der Stich endet, ist 2 am stärksten.
    }
}
guide-jack-back-learnt = Ein Bube kehrt die Rangfolge um, bis der Stich endet
guide-nine-reverse-title = { $state ->
    [held] Du darfst eine 9 spielen
   *[played] 9-Wende!
}
guide-nine-reverse = { $state ->
    [held] Ein Zug mit { $cards } kehrt die Spielrichtung um.
   *[played] Nach { $cards } geht es { $direction ->
        [clockwise] wieder im Uhrzeigersinn
       *[counterclockwise] gegen den Uhrzeigersinn
    } weiter, bis zur nächsten 9.
}
guide-nine-reverse-learnt = Eine 9 kehrt die Spielrichtung um
guide-lock-title = Gebunden
guide-lock = Zwei Züge nacheinander hatten dieselben Farben: { $suits }. Bis der Stich endet, dürfen nur diese folgen.
guide-lock-learnt = Zweimal nacheinander dieselben Farben binden den Stich
guide-five-skip-title = { $state ->
    [held] Du darfst eine 5 spielen
   *[played] 5-Sprung!
}
guide-five-skip = { $state ->
    [held] Ein Zug mit { $cards } überspringt den nächsten Spieler; zwei 5er überspringen zwei.
   *[played] { $cards }: Jede 5 überspringt einen Spieler, der nur dieses eine Mal aussetzt.
}
guide-five-skip-learnt = Jede 5 überspringt einen Spieler
guide-seven-give-title = { $state ->
    [held] Du darfst eine 7 spielen
   *[played] 7-Gabe!
}
guide-seven-give = { $state ->
    [held] Nach { $cards } darfst du dem nächsten Spieler eine Karte deiner Wahl geben.
   *[played] Nach { $cards } darf für jede 7 eine Karte an den nächsten Spieler gehen, ungesehen von den anderen.
}
guide-seven-give-learnt = Mit einer 7 darfst du dem nächsten Spieler eine Karte geben
guide-ten-discard-title = { $state ->
    [held] Du darfst eine 10 spielen
   *[played] 10-Abwurf!
}
guide-ten-discard = { $state ->
    [held] Nach { $cards } darfst du eine Karte deiner Wahl abwerfen.
   *[played] Nach { $cards } darf für jede 10 eine Karte abgeworfen werden.
}
guide-ten-discard-learnt = Mit einer 10 darfst du eine Karte abwerfen
guide-queen-bomber-title = { $state ->
    [held] Du darfst eine Dame spielen
   *[played] Q-Bomber!
}
guide-queen-bomber = { $state ->
    [held] Nach { $cards } nennst du einen Wert, und alle Spieler werfen ihn ab, auch du.
   *[played] Nach { $cards } wird für jede Dame ein Wert genannt, und alle Spieler werfen ihn ab.
}
guide-queen-bomber-learnt = Für jede Dame werfen alle einen Wert ab
guide-spade-three-title = { $state ->
    [held] Behalte die Pik-Drei
   *[played] ♠3!
}
guide-spade-three = { $state ->
    [held] Allein schlägt { $cards } einen Joker und beendet den Stich. Das kann keine andere einzelne Karte, also behalte sie, bis die Joker gespielt sind.
   *[played] { $cards } schlägt den Joker und gewinnt den Stich sofort.
}
guide-spade-three-learnt = Die Pik-Drei schlägt einen Joker
guide-sandstorm-title = { $state ->
    [held] Drei 3er
   *[played] Sandsturm!
}
guide-sandstorm = { $state ->
    [held] { $cards } zusammen schlagen alles und beenden den Stich.
   *[played] { $cards } zusammen schlagen alles und haben den Stich beendet.
}
guide-sandstorm-learnt = Drei 3er schlagen alles
guide-nines-cut-title = { $state ->
    [held] Ein Paar 9er
   *[played] 99-Stopp!
}
guide-nines-cut = { $state ->
    [held] { $cards } zusammen beenden den Stich, und du spielst wieder aus.
   *[played] { $cards } zusammen haben den Stich beendet.
}
guide-nines-cut-learnt = Ein Paar 9er beendet den Stich
guide-two-clears-title = { $state ->
    [held] Du darfst eine 2 spielen
   *[played] Die 2 stoppt
}
guide-two-clears = { $state ->
    [held] Mit { $cards } ist der Stich sofort zu Ende, und du spielst wieder aus.
   *[played] Mit { $cards } war der Stich sofort zu Ende.
}
guide-two-clears-learnt = Eine 2 beendet den Stich
guide-number-lock-title = Die Werte sind gebunden
guide-number-lock = { $rank ->
    [joker] Bis der Stich endet, muss jeder Zug eine Stufe stärker sein. Kein Wert ist stärker als dieser: Nur ein Joker darf folgen.
   *[other] Der Zug war genau eine Stufe stärker als der davor. Bis der Stich endet, muss jeder weitere eine Stufe stärker sein: Als Nächstes kommt { $rank }.
}
guide-number-lock-learnt = Ein Zug, der eine Stufe stärker ist, bindet die Werte
guide-equal-plain-title = Gleich stark genügt
guide-equal-plain = { $cards }: so stark wie der Zug auf dem Tisch. Nach dieser Hausregel genügt das, und niemand wird übersprungen.
guide-equal-plain-learnt = Gleich stark genügt, und niemand wird übersprungen
guide-sequence-revolution-title = { $state ->
    [held] Lang genug für eine Revolution
   *[played] Revolution!
}
guide-sequence-revolution = { $state ->
    [held] { $cards }: Zusammen ausgespielt kehrt eine Folge aus { $count } oder mehr Karten die Rangfolge um, bis die Runde endet.
   *[played] { $cards }: Eine Folge aus { $count } oder mehr Karten kehrt die Rangfolge um, bis die Runde endet.
}
guide-sequence-revolution-learnt = Eine lange Folge kehrt die Rangfolge um
guide-sequence-effects-title = { $state ->
    [held] Eine 8 in einer Folge
   *[played] Kein Stopp
}
guide-sequence-effects = { $state ->
    [held] Du darfst { $cards } zusammen ausspielen. Nach dieser Hausregel stoppt eine 8 in einer Folge nicht.
   *[played] { $cards }: Nach dieser Hausregel stoppt eine 8 in einer Folge nicht.
}
guide-sequence-effects-learnt = Eine 8 in einer Folge hat keine Wirkung
guide-illegal-finish-spade-three-title = { $state ->
    [held] Nicht als letzte Karte
   *[done] Verbotener Schluss
}
guide-illegal-finish-spade-three = { $state ->
    [held] Nach dieser Hausregel darfst du nicht mit { $cards } allein fertig werden. Spiel sie vorher, am besten auf einen Joker.
   *[done] { $who ->
        [you] Du bist mit { $cards } allein fertig geworden und landest hinter allen anderen.
       *[other] { $player } ist mit { $cards } allein fertig geworden und landet hinter allen anderen.
    }
}
guide-illegal-finish-spade-three-learnt = Werde nie mit der Pik-Drei allein fertig
guide-overturn-title = { $state ->
    [near] { $who ->
        [you] Du könntest alles umstürzen
       *[other] { $player } könnte alles umstürzen
    }
   *[turned] Umsturz!
}
guide-overturn = { $state ->
    [near] { $who ->
        [you] Du bist der Bettler. Wirst du zuerst fertig, endet die Runde sofort, und die Plätze der letzten Runde kehren sich um.
       *[other] { $player } ist der Bettler. Wird { $player } zuerst fertig, endet die Runde sofort, und die Plätze der letzten Runde kehren sich um.
    }
   *[turned] Der Bettler ist zuerst fertig geworden: Die Plätze der letzten Runde kehren sich um.
}
guide-overturn-learnt = Ein Bettler, der zuerst fertig wird, kehrt alle Plätze um
guide-calamity-title = { $state ->
    [asked] Nichts über der 10
   *[swapped] Katastrophe!
}
guide-calamity = { $state ->
    [asked] Dein Blatt hat nichts über der 10. Als Bettler darfst du es gegen das ganze Blatt von { $player } tauschen, dem Präsidenten.
   *[swapped] Bettler und Präsident haben ihre ganzen Blätter getauscht und tauschen sonst nichts.
}
guide-calamity-learnt = Hat der Bettler nichts über der 10, darf er das Blatt tauschen
guide-equal-hands-title = Jeder hat { $held } Karten
guide-equal-hands = Nach dieser Hausregel sind alle Blätter gleich groß. { $count ->
    [one] Eine Karte liegt ungesehen beiseite, und sie ist kein Joker.
   *[other] { $count } Karten liegen ungesehen beiseite, und keine ist ein Joker.
}
guide-equal-hands-learnt = Alle Blätter haben gleich viele Karten
guide-first-card-title = { $who ->
    [you] Du beginnst
   *[other] { $player } beginnt
}
guide-first-card = { $who ->
    [you] Du hast { first-card } und beginnst deshalb nach dieser Hausregel die erste Runde.
   *[other] { $player } hatte { first-card } und beginnt deshalb nach dieser Hausregel die erste Runde.
}
guide-first-card-learnt = Eine Hausregel bestimmt, welche Karte das erste Ausspiel gibt
guide-first-card-played-title = Spiel sie zuerst
guide-first-card-played = Mit { $cards } spielst du zuerst aus. Nach dieser Hausregel muss dein erster Zug diese Karte enthalten.
guide-first-card-played-learnt = Der erste Zug muss die Startkarte enthalten
guide-rounds-title = { $left ->
    [0] Die letzte Runde
    [one] Noch eine Runde
   *[other] Noch { $left } Runden
}
guide-rounds = Nach dieser Hausregel hat eine Partie { $rounds } Runden, egal, wie es steht. Nach der letzten gewinnt, wer die meisten Punkte hat.
guide-rounds-learnt = Die Partie endet nach einer festen Zahl von Runden
guide-titles-reset-title = Alle fangen neu an
guide-titles-reset = Nach dieser Hausregel verfallen die Titel nach vier Runden. Runde { $round } hat keinen Kartentausch und beginnt wie die erste.
guide-titles-reset-learnt = Nach vier Runden verfallen die Titel
guide-skip-title = { $state ->
    [held] Gleich stark genügt
   *[played] { $who ->
        [you] Du wirst übersprungen
       *[other] { $player } wird übersprungen
    }
}
guide-skip = { $state ->
    [held] { $cards }: gleich stark. Nach dieser Hausregel genügt das, und der nächste Spieler wird übersprungen.
   *[played] { $cards }: genau so stark wie der Zug davor, also { $who ->
        [you] setzt du
       *[other] setzt { $player }
    } einmal aus.
}
guide-skip-learnt = Gleich stark genügt, und der nächste Spieler wird übersprungen
guide-skip-two-title = Kein Sprung auf die 2
guide-skip-two = Du hast { $cards }, aber nach dieser Hausregel kannst du mit dem stärksten Wert nicht gleichziehen.
guide-skip-two-learnt = Mit dem stärksten Wert kann man nicht gleichziehen
guide-sequence-title = { $state ->
    [held] Du hast eine Folge
   *[played] Eine Folge
}
guide-sequence = { $cards } { $state ->
    [held] folgen in einer Farbe aufeinander, das ist eine Folge: Du darfst sie zusammen ausspielen.
   *[played] sind eine Folge in einer Farbe. Nur eine stärkere mit gleich vielen Karten schlägt sie.
}
guide-sequence-learnt = Drei oder mehr hintereinander in einer Farbe darf man zusammen spielen
guide-illegal-finish-title = { $state ->
    [held] Nicht als letzte Karte
   *[done] Verbotener Schluss
}
guide-illegal-finish = { $state ->
    [held] { $cards } darf nicht unter deinen letzten Karten sein: Wirst du damit fertig, landest du hinter allen anderen. Spiel sie vorher.
   *[done] { $who ->
        [you] Du bist
       *[other] { $player } ist
    } mit { $cards } unter den letzten Karten fertig geworden: { $who ->
        [you] Damit landest du
       *[other] Damit landet { $player }
    } hinter allen anderen.
}
guide-illegal-finish-learnt = Werde nie mit dem stärksten Wert oder einem Joker fertig
guide-illegal-finish-eight-title = { $state ->
    [held] 8 nicht als letzte Karte
   *[done] Verbotener Schluss
}
guide-illegal-finish-eight = { $state ->
    [held] Nach dieser Hausregel darf { $cards } nicht unter deinen letzten Karten sein: Wirst du damit fertig, landest du hinter allen anderen.
   *[done] { $who ->
        [you] Du bist
       *[other] { $player } ist
    } mit { $cards } unter den letzten Karten fertig geworden: { $who ->
        [you] Nach dieser Hausregel landest du damit
       *[other] Nach dieser Hausregel landet { $player } damit
    } hinter allen anderen.
}
guide-illegal-finish-eight-learnt = Werde nie mit einer 8 fertig
guide-permanent-pass-title = Passen gilt für den ganzen Stich
guide-permanent-pass = Nach dieser Hausregel ist, wer gepasst hat, bis zum Ende des Stichs draußen. Überleg es dir also gut, bevor du passt.
guide-permanent-pass-learnt = Passen gilt für den ganzen Stich
guide-exchange-title = { $state ->
    [rich] Karten von { $player }
   *[poor] Karten für { $player }
}
guide-exchange = { $state ->
    [rich] Du warst oben, also gibt dir { $player } { $count ->
        [one] die stärkste Karte
       *[other] die { $count } stärksten Karten
    }. Wähle { $count ->
        [one] eine Karte
       *[other] { $count } Karten
    }, die du loswerden willst.
   *[poor] Du warst unten, also gibst du { $player } { $count ->
        [one] deine stärkste Karte und bekommst dafür eine
       *[other] deine { $count } stärksten Karten und bekommst dafür { $count }
    }, die { $player } aussucht.
}
guide-exchange-learnt = Die Spieler unten geben denen oben ihre besten Karten
guide-exchanged-title = Von { $player }
guide-exchanged = Du hast { $cards } bekommen. Niemand sonst hat gesehen, welche Karten getauscht wurden.
guide-exchanged-learnt = Niemand sonst sieht, welche Karten getauscht werden
guide-after-receiving-title = Das Beste von { $player }
guide-after-receiving = Nach dieser Hausregel wählst du, was du abgibst, mit diesen Karten auf der Hand: { $count ->
    [one] eine beliebige
   *[other] { $count } beliebige
} von allen, die du jetzt hast.
guide-after-receiving-learnt = Die Spieler oben wählen, nachdem sie Karten bekommen haben
guide-beggar-leads-title = { $who ->
    [you] Du spielst aus
   *[other] { $player } spielt aus
}
guide-beggar-leads = Ab der zweiten Runde spielt { $first ->
    [beggar] der Bettler aus
   *[president] der Präsident aus
}: { $who ->
    [you] Das bist du
   *[other] { $player }
}.
guide-beggar-leads-learnt = Die Titel der letzten Runde entscheiden, wer ausspielt
guide-downfall-title = { $state ->
    [near] { $who ->
        [you] Stürz nicht ab
       *[other] Nieder mit dem Präsidenten
    }
   *[fallen] Absturz!
}
guide-downfall = { $state ->
    [near] { $who ->
        [you] Du warst Präsident. Wird jemand anders zuerst fertig, stürzt du sofort ganz nach unten.
       *[other] { $player } war Präsident. Wirst du oder jemand anders zuerst fertig, stürzt { $player } sofort ganz nach unten.
    }
   *[fallen] Jemand anders ist zuerst fertig geworden: { $who ->
        [you] Du verlierst die Präsidentschaft und bist
       *[other] { $player } verliert die Präsidentschaft und ist
    } raus aus der Runde.
}
guide-downfall-learnt = Ein Präsident, der nicht wieder zuerst fertig wird, stürzt ab
guide-lives-title = { $count ->
    [-1] Ein Leben mehr
    [0] Kein Leben verloren
    [one] Ein Leben verloren
   *[other] { $count } Leben verloren
}
guide-lives = Alle haben Leben statt Punkten. Nur der Präsident gewinnt eins; je tiefer der Titel, desto mehr gehen verloren. Hat jemand keins mehr, endet die Partie.
guide-lives-learnt = Leben: Nur der Präsident gewinnt eins
guide-minister-title = { $who ->
    [you] Du verlierst kein Leben
   *[other] { $player } verliert kein Leben
}
guide-minister = Nach dieser Hausregel verliert der zweite Platz, der Vize, kein Leben. Alle dahinter schon.
guide-minister-learnt = Der Vize verliert kein Leben

guide-cost-passed-title = Jetzt spielt { $player } aus
guide-cost-passed = Der Stich ging an { $cards }. Das hättest du schlagen können, und vielleicht würdest du jetzt ausspielen.
guide-cost-illegal-finish-title = Hinter allen anderen
guide-cost-illegal-finish = Mit { $cards } darf niemand fertig werden. Du landest hinter allen anderen.

### Ways of bots

temper-cautious = vorsichtig
temper-cautious-help = Bricht früh in der Runde keinen Satz auf, um einen Stich zu gewinnen.
temper-daring = waghalsig
temper-daring-help = Setzt Joker ein, um früh in der Runde einen Stich zu gewinnen.
temper-hoarder = Hamsterer
temper-hoarder-help = Hebt die stärksten Karten für später auf.
