# Haggis in German

game = Haggis
game-line = Höher legen, bomben und zuerst fertig sein
game-time = 2–4 Spieler · 30 Min.
game-art = 7R 8O K0

### Helpers: $kind, $width, $length, $low and $high are a combination, $bomb is a bomb

bomb-name = { $bomb ->
    [rainbow] 3-5-7-9-Bombe in vier Farben
    [suited] 3-5-7-9-Bombe in einer Farbe
    [JQ] J-Q-Bombe
    [JK] J-K-Bombe
    [QK] Q-K-Bombe
   *[JQK] J-Q-K-Bombe
}
your-bomb-name = { $your_bomb ->
    [rainbow] 3-5-7-9-Bombe in vier Farben
    [suited] 3-5-7-9-Bombe in einer Farbe
    [JQ] J-Q-Bombe
    [JK] J-K-Bombe
    [QK] Q-K-Bombe
   *[JQK] J-Q-K-Bombe
}
rows = { $width ->
    [2] Paare
    [3] Drillinge
    [4] Vierlinge
    [5] Fünflinge
    [6] Sechslinge
    [7] Siebenlinge
   *[other] Achtlinge
}
set-name = { $width ->
    [2] Paar { $low }er
    [3] Drilling { $low }er
    [4] Vierling { $low }er
    [5] Fünfling { $low }er
    [6] Sechsling { $low }er
    [7] Siebenling { $low }er
    [8] Achtling { $low }er
    [9] Neunling { $low }er
    [10] Zehnling { $low }er
   *[other] Elfling { $low }er
}
combination = { $kind ->
    [bomb] { bomb-name }
    [run] Folge { $low }–{ $high }
    [stairs] { $width ->
        [2] Paarfolge
        [3] Drillingsfolge
        [4] Vierlingsfolge
        [5] Fünflingsfolge
        [6] Sechslingsfolge
        [7] Siebenlingsfolge
       *[other] Achtlingsfolge
    } { $low }–{ $high }
    [set] { set-name }
   *[single] { $low }
}
short = { $kind ->
    [stairs] { rows } { $low }–{ $high }
   *[other] { combination }
}
laid = { $kind ->
    [single] { $cards }
    [bomb] die { bomb-name } ({ $cards })
    [run] eine { combination } ({ $cards })
    [stairs] eine { combination } ({ $cards })
   *[set] { $width ->
        [2] ein { combination } ({ $cards })
       *[other] einen { combination } ({ $cards })
    }
}
lying = { $kind ->
    [bomb] eine { bomb-name }
    [run] eine Folge aus { $length } Karten
    [stairs] eine Folge aus { $length } { rows }n
    [set] { $width ->
        [2] ein Paar
        [3] einen Drilling
        [4] einen Vierling
       *[other] { $width } gleiche Karten
    }
   *[single] eine einzelne Karte
}
yours = { $your_kind ->
    [bomb] eine Bombe
    [run] eine Folge aus { $your_length } Karten
    [stairs] eine Satzfolge aus { $your_length } Werten mit je { $your_width } Karten
    [set] { $your_width ->
        [2] ein Paar
        [3] einen Drilling
        [4] einen Vierling
       *[other] { $your_width } gleiche Karten
    }
   *[single] eine einzelne Karte
}
to-beat = { $kind ->
    [bomb] eine stärkere Bombe
    [run] eine Folge aus { $length } Karten über { $high }
    [stairs] eine Folge aus { $length } { rows }n über { $high }
    [set] { $width ->
        [2] ein Paar
        [3] einen Drilling
        [4] einen Vierling
       *[other] { $width } gleiche Karten
    } über { $high }
   *[single] eine Karte über { $high }
}
so-many-cards = { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}
so-many-points = { $points ->
    [-1] { $points } Punkt
    [one] 1 Punkt
   *[other] { $points } Punkte
}

### The table

caption-round = Runde { $round }
caption-round-long = Runde { $round } · bis { $target }

badge-to-beat = { $player }: { combination }
badge-to-beat-what = { combination }
badge-stake = Stich bisher: { so-many-cards }, { so-many-points }
badge-worth = Jede gewonnene Karte zählt einen Punkt
badge-team = Team { $team }
badge-bet = Wette { $points }
badge-bid = Bietet { $points }
badge-declarer = Spielt um { $points }
badge-passed = gepasst
badge-out = { $place ->
    [1] zuerst fertig
    [2] als Zweiter fertig
   *[3] als Dritter fertig
}
badge-captured = { so-many-cards }, { $points } P.
note-made-out = { $place ->
    [1] Zuerst
    [2] Als Zweiter
   *[3] Als Dritter
} fertig; { $who ->
    [you] du hattest
   *[other] { $player } hatte
} noch { $count }
note-made-bet = Wette um { $points } gewonnen
note-made-by-bet = { $who ->
    [you] Deine verlorene Wette
   *[other] Verlorene Wette von { $player }
}
note-lost-bet = Wette um { $bet } verloren
note-made-captured = { $count ->
    [one] Eine gewonnene Karte
   *[other] { $count } gewonnene Karten
}

zone-centre = Auf dem Tisch
place-haggis = Der Haggis
zone-last = Der letzte Stich
zone-combination = Bombe

part-bets = Wetten
part-out = Fertig werden
part-captured = Gewonnene Karten

next-hand = Nächste Runde
round = Runde

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

### What the player is asked

ask-lead = Spiel frei aus
ask-follow = Spiel { to-beat } oder passe
ask-follow-short = { short } schlagen
ask-cannot = Das kannst du nicht schlagen
ask-cannot-title = Dafür bräuchtest du { to-beat }
ask-cannot-note = Du kannst nur passen.
ask-bet = Wette darauf, zuerst fertig zu sein
ask-bid = Biete oder passe
ask-bid-title = { $points ->
    [0] Wirst du zuerst fertig? Dann biete darauf.
   *[other] { $points } sind geboten. Mehr?
}
ask-bid-note = Wer am meisten bietet, spielt gegen die beiden anderen.
ask-capture = Wer bekommt den Stich?
ask-capture-title = Deine Bombe gewinnt. Wer bekommt { so-many-cards }, { so-many-points }?

button-pass = Passen
button-bet = { $points } wetten
button-bid = { $points } bieten
button-bid-pass = Passen
button-capture = { $player }

say-play = { short } spielen
say-pass = Passen
say-bet = { $points } darauf wetten, zuerst fertig zu sein
say-bid = { $points } bieten
say-bid-pass = Passen
say-capture = Stich an { $giver } geben


### Readings of cards

kind-single = Eine einzelne Karte
kind-set = Ein Satz
kind-run = Eine Folge
kind-stairs = Eine Satzfolge
kind-bomb = Eine Bombe
kind-none = Keine Kombination

### Events

event-dealer = { $who ->
    [you] Du gibst
   *[other] { $player } gibt
} zuerst.
event-deal = Runde { $round }: Die Karten sind verteilt.
event-bid = { $who ->
    [you] Du bietest
   *[other] { $player } bietet
} { $points }.
event-bid-pass = { $who ->
    [you] Du passt.
   *[other] { $player } passt.
}
event-declarer = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} allein gegen die anderen, um { $points } Punkte.
event-no-declarer = Niemand bietet.
event-bet = { $who ->
    [you] Du wettest
   *[other] { $player } wettet
} { $points } darauf, zuerst fertig zu sein.
event-bet-won = { $who ->
    [you] Du gewinnst deine
   *[other] { $player } gewinnt die
} Wette um { $points }.
event-bet-lost = { $who ->
    [you] Du verlierst deine
   *[other] { $player } verliert die
} Wette um { $points }.
event-lead = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} { laid } aus.
event-play = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} { laid }.
event-bomb = Bombe!
event-pass = { $who ->
    [you] Du passt.
   *[other] { $player } passt.
}
event-choice = { $who ->
    [you] Deine Bombe gewinnt: Du entscheidest
   *[other] Die Bombe von { $player } gewinnt, und { $player } entscheidet
}, wer den Stich bekommt.
event-trick = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
} { so-many-cards }, { so-many-points }.
event-trick-bombed = Die Bombe gewinnt, und { $who ->
    [you] du bekommst
   *[other] { $player } bekommt
} { so-many-cards }, { so-many-points }.
event-out = { $who ->
    [you] Du bist
   *[other] { $player } ist
} fertig: { so-many-points } für { so-many-cards } im größten gegnerischen Blatt.
event-haggis = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} den Rest: { so-many-cards }, { so-many-points }.
event-round = Runde { $round } ist vorbei.
event-scored = { $player }: { so-many-points }.
event-scored-team = { $player } und { $giver }: { so-many-points }.
event-over = Die Partie ist vorbei.

### Calls, shown over the table

called-bomb = Bombe
called-bet = Wette { $points }
called-declarer = Um { $points }
called-out = Fertig!

### Refusals: why a move is not legal

refusal-lead = Wer ausspielt, muss spielen: Nur die anderen dürfen passen.
refusal-combination = { $problem ->
    [bomb-suits] { $cards } haben zwei oder drei Farben: 3-5-7-9 ist nur in vier verschiedenen Farben oder in einer einzigen eine Bombe.
    [bomb-wild] In eine 3-5-7-9-Bombe darf kein Joker, und { $cards } lassen sich auch nicht anders spielen.
    [stairs-suits] { $cards } haben nicht dieselben Farben: In einer Satzfolge müssen sie bei jedem Wert gleich sein.
    [wide] { $cards } haben zu viele Karten eines Werts: In einer Satzfolge kann ein Wert nicht öfter vorkommen als im Kartenspiel.
    [uneven] { $cards } sind ungleich verteilt: In einer Satzfolge braucht jeder Wert gleich viele Karten, und die Joker müssen genau auffüllen.
    [gap] { $cards } haben eine Lücke, für die Joker fehlen.
    [short] { $cards } folgen aufeinander, aber eine Folge braucht mindestens drei Karten.
    [suits] { $cards } folgen aufeinander, aber eine Folge muss ganz in einer Farbe sein.
    [reading] { $cards } lassen sich so nicht spielen.
   *[ranks] { $cards } haben weder denselben Wert noch folgen sie aufeinander.
}
refusal-follow = { $problem ->
    [bomb] Auf dem Tisch liegt eine { bomb-name }: Nur eine stärkere Bombe schlägt sie.
    [kind] Es gilt, { lying } zu schlagen, du hast aber { yours } gewählt.
    [size] Es gilt, { lying } zu schlagen, du hast aber { yours } gewählt. Spiel { $size ->
        [one] eine Karte
       *[other] { $size } Karten
    }.
    [width] Es gilt, { lying } zu schlagen. Das hier sind gleich viele Karten, aber eine andere Art von Folge.
    [equal] { $kind ->
        [bomb] Auf dem Tisch liegt schon eine { bomb-name }: Nur eine stärkere Bombe schlägt sie, keine gleich starke.
       *[other] { $your_high } auf { $high } ist nur gleich hoch: Spiel etwas Höheres.
    }
   *[weaker] { $kind ->
        [bomb] Eine { your-bomb-name } ist schwächer als die { bomb-name } auf dem Tisch.
       *[other] { $your_high } ist nicht höher als { $high }.
    }
}
refusal-bet = { $problem ->
    [tatties] Hier entscheidet nur das Bieten, wer um wie viel spielt.
    [again] Du hast schon gewettet, und eine Wette lässt sich nicht ändern.
    [played] Wetten kannst du nur vor deiner ersten Karte der Runde.
    [late] Es ist schon jemand fertig: zu spät zum Wetten.
   *[amount] Eine Wette um { $points } gibt es hier nicht.
}
refusal-bid = { $problem ->
    [low] { $points } ist nicht mehr als { $bid }.
   *[amount] Biete 15, 30 oder 45, nicht { $points }.
}
refusal-capture = Der Stich kann nicht an { $who ->
    [you] dich
   *[other] { $player }
} gehen: Wähle einen Gegner.
refusal-deal = { $problem ->
    [many] Niemand bekommt mehr als { $most } Zahlenkarten.
   *[other] { deal-fault }
}

### Practice

quiz-playable-title = Was du spielen darfst
quiz-playable = Welche deiner Karten können dabei sein, wenn du schlägst, was auf dem Tisch liegt? Wähle alle aus.
quiz-rule-title = Warum nicht?
quiz-rule = { $cards } darfst du jetzt nicht spielen. Welche Regel verbietet es?
quiz-rule-pass = Du darfst jetzt nicht passen. Welche Regel verbietet es?
quiz-rule-bet = Du darfst jetzt nicht { $points } wetten. Welche Regel verbietet es?
quiz-kind-title = Was Karten zusammen sind
quiz-kind = Was sind { $cards }, zusammen gespielt?
quiz-beats-title = Was schlägt was?
quiz-beats = Auf dem Tisch: { combination }. Darf man { $cards } darauf spielen?
quiz-bomb-title = Finde die Bombe
quiz-bomb = In deinem Blatt steckt eine Bombe. Spiel eine.
quiz-points-title = Was Karten zählen
quiz-points = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} { $cards } aus, und alle anderen passen. Wie viele Punkte bringt der Stich?
quiz-capture-title = Wer bekommt die Karten?
quiz-capture = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} die Bombe { $cards }, und alle anderen passen. Wer bekommt den Stich?
quiz-out-title = Punkte fürs Fertigwerden
quiz-out = { $who ->
    [you] Du spielst { $cards } und bist
   *[other] { $player } spielt { $cards } und ist
} fertig. Wie viele Punkte bringt das sofort?
quiz-bets-title = Was Wetten bringen
quiz-bets = Mit { $cards } endet die Runde. Wie viele Punkte bringen die Wetten { $who ->
    [you] dir
   *[other] { $player }
}?

why-follow = { $kind ->
    [bomb] Dafür braucht man { to-beat }.
   *[other] Dafür braucht man { to-beat } oder eine Bombe.
}
why-kind = Zusammen ergeben sie eine Kombination: { combination }.
why-beats = { $kind ->
    [bomb] Eine { bomb-name } schlägt alles außer einer gleich starken oder stärkeren Bombe.
   *[other] Es ist dieselbe Art mit gleich vielen Karten, aber höher: { combination }.
}
why-bomb = Bomben sind J-Q, J-K, Q-K, J-Q-K und 3-5-7-9 in vier Farben oder in einer. Hier: { laid }.
why-points-classic = 3, 5, 7 und 9 zählen je 1, hier { $odd }; J 2, Q 3, K 5. Zusammen: { $points }.
why-points-each = Jede gewonnene Karte zählt 1: { $points }.
why-capture = { $by ->
    [winner] Hier bekommt den Stich, wer ihn gewinnt, auch mit einer Bombe.
   *[next-highest] { $led ->
        [yes] Die Bombe wurde ausgespielt, und sonst kam nichts: Die Karten gehen an den rechten Nachbarn dessen, der gebombt hat.
       *[no] Wer bombt, spielt als Nächstes aus, aber die Karten gehen an den, der direkt vor der Bombe gespielt hat; beim Spiel mit Partnern an den Gegner, der zuletzt vor ihr gespielt hat.
    }
}
why-first = { $who ->
    [you] Du bist
   *[other] { $player } ist
} zuerst fertig geworden.
why-no-bets = Keine Wette bringt { $who ->
    [you] dir
   *[other] { $player }
} etwas ein.

### House rules

preset-haggis = Haggis
preset-haggis-help = Alle dürfen darauf wetten, zuerst fertig zu sein.
preset-tatties = Haggis & Tatties
preset-tatties-help = Zu dritt: Gebote entscheiden, wer gegen die beiden anderen spielt.

option-tatties = Haggis & Tatties
option-tatties-help = Vor dem Spiel wird geboten: Wer am meisten bietet, spielt gegen die beiden anderen.
option-tatties-also = Bieten, Reizen, Versteigerung, drei Spieler
option-bets = Wetten
option-bets-help = Um wie viel man wetten darf, zuerst fertig zu sein.
option-bets-also = Gebote, Einsätze
option-bets-15-30 = 15 oder 30
option-bets-5-15-30 = 5, 15 oder 30
option-failed_bet = Eine verlorene Wette
option-failed_bet-help = Wessen Punkte sich ändern.
option-failed_bet-paid = die anderen bekommen sie
option-failed_bet-lost = Abzug beim Wettenden
option-bomb_capture = Gebombter Stich
option-bomb_capture-help = Wer die Karten bekommt.
option-bomb_capture-also = wer bekommt den Stich
option-bomb_capture-next-highest = wer vor der Bombe kam
option-bomb_capture-choose = Gewinner sucht aus
option-bomb_capture-winner = der Gewinner
option-card_points = Gewonnene Karten
option-card_points-help = Was sie zählen.
option-card_points-also = Kartenpunkte
option-card_points-classic = je nach Wert
option-card_points-each = je 1 Punkt
option-length = Länge der Partie
option-length-help = Bei welchem Punktestand die Partie endet.
option-length-also = Zielpunktzahl
option-length-short = kurz: bis { $amount } Punkte
option-length-long = lang: bis { $amount } Punkte

### Kinds of decision

decision-capturing = Aussuchen, wer nach einer Bombe die Karten bekommt
decision-betting = Wetten
decision-passing = Passen
decision-bombing = Eine Bombe spielen
decision-wild = Joker einsetzen
decision-breaking = Einen Satz oder eine Folge zerreißen
decision-following = Schlagen, was auf dem Tisch liegt
decision-leading-single = Eine einzelne Karte ausspielen
decision-leading-combination = Eine Kombination ausspielen

theme-capturing = Wer die gebombten Karten bekommt
theme-betting = Wann wetten
theme-passing = Wann passen
theme-bombing = Wann bomben
theme-wild = Wann Joker einsetzen
theme-breaking = Wann Satz oder Folge zerreißen
theme-following = Wann schlagen
theme-leading-single = Wann einzelne Karten ausspielen
theme-leading-combination = Welche Kombination ausspielen

holds-bomb = Wer hat eine 3-5-7-9-Bombe?

### Why a move is good

advice-forced = Etwas anderes bleibt dir nicht übrig.
nudge-forced = Hier gibt es nur eine Möglichkeit.
advice-tried = In vielen möglichen Verteilungen ausprobiert: Kein anderer Zug ist besser.
nudge-tried = Was könnten die anderen noch haben?
advice-bomb = Eine Bombe schlägt alles außer einer stärkeren Bombe: Als Nächstes spielst wahrscheinlich du aus.
nudge-bomb = Was schlägt alles, was liegt?
advice-capture = Gib die Punkte dem, der am wenigsten hat: Dort schaden sie dir am wenigsten.
nudge-capture = Wem nützen diese Punkte am wenigsten?
advice-bet = Du brauchst nur wenige Züge für deine Karten: Wahrscheinlich bist du zuerst fertig.
nudge-bet = Wie viele Züge braucht dein Blatt?
advice-no-bid = Du brauchst viele Züge für deine Karten: Zuerst fertig zu sein ist zu unsicher.
nudge-no-bid = Wie viele Züge braucht dein Blatt?
advice-last = Das sind deine letzten Karten: Du bist fertig.
nudge-last = Kannst du alle deine Karten loswerden?
advice-two-plays = Danach geht der ganze Rest auf einmal weg.
nudge-two-plays = Mit wie wenigen Zügen wirst du fertig?
advice-bomb-stop = Gleich wird jemand fertig: Mit einer Bombe, die alles außer einer stärkeren Bombe schlägt, nimmst du das Ausspiel weg.
nudge-bomb-stop = Wie kannst du das Ausspiel wegnehmen?
advice-stop = Gleich wird jemand fertig: Ans Spiel zu kommen ist jetzt eine gute Karte wert.
nudge-stop = Kannst du es dir leisten, hier zu passen?
advice-partner = Dein Partner gewinnt diesen Stich: Lass ihn laufen.
nudge-partner = Wer gewinnt diesen Stich?
advice-save = Passen kostet nichts: Du darfst später noch spielen, und deine Sätze und Joker bleiben beisammen.
nudge-save = Ist dieser Stich wert, was er kosten würde?
advice-large = Du wirst viele Karten auf einmal los, und so viele sind schwer zu schlagen.
nudge-large = Wie wirst du mehrere Karten auf einmal los?
advice-low-first = Niedrige Karten wirst du beim Ausspielen los; einen Stich gewinnen sie kaum je.
nudge-low-first = Welche Karten wirst du später kaum noch los?
advice-wild = Allein gespielt bringt dich ein Joker oft ans Spiel, und mit dem Stich bekommst du seine Punkte zurück.
nudge-wild = Was schlägt jede Zahlenkarte?
advice-cheap = Das Schwächste, was noch gewinnt – und deine Sätze und Folgen bleiben beisammen.
nudge-cheap = Was ist das Schwächste, das noch gewinnt?

### Rules

chapter-game = Das Spiel
chapter-combinations = Was man spielen darf
chapter-bombs = Bomben
chapter-play = Ablauf
chapter-scoring = Punkte
chapter-teams = Zu viert

rule-aim-title = Das Ziel
rule-aim = Werde deine Karten zuerst los: Jede Karte, die dann noch im größten gegnerischen Blatt ist, bringt dir 5 Punkte. Unterwegs gewinnst du Stiche mit wertvollen Karten. Wer am Ende der Partie die meisten Punkte hat, gewinnt.
rule-cards-title = Die Karten
rule-cards = Zahlenkarten gehen von 2 bis 10, in vier Farben, zu dritt in fünf. Jeder bekommt 14 davon verdeckt, dazu offen einen J, eine Q und einen K: Das sind Joker ohne Farbe, und alle sehen sie, bis sie gespielt sind. Die Werte steigen von 2 bis 10 und weiter über J und Q bis K. Die nicht verteilten Karten, der Haggis, bleiben verdeckt, bis die Runde abgerechnet wird: 8 Karten zu zweit, 3 zu dritt. Wie viele Karten jeder hat, wissen alle.
rule-author-title = Der Autor
rule-author = Haggis ist ein Spiel von Sean Ross, erschienen 2010. Dieses Programm ist eine unabhängige Umsetzung und hat weder mit ihm noch mit den Verlagen zu tun.

rule-combination-title = Kombinationen
rule-combination = Spielen darf man eine einzelne Karte, einen Satz, eine Folge, eine Satzfolge oder eine Bombe, sonst nichts. Mindestens eine Zahlenkarte muss immer dabei sein, außer bei einem einzelnen Joker und bei Bomben.
rule-set-title = Satz
rule-set = Zwei oder mehr Karten desselben Werts. Joker machen ihn größer, so viele du willst.
rule-run-title = Folge
rule-run = Drei oder mehr aufeinanderfolgende Werte, alle in einer Farbe. Joker füllen Lücken.
rule-stairs-title = Satzfolge
rule-stairs = Zwei oder mehr aufeinanderfolgende Werte, jeder mit gleich vielen Karten, mindestens zwei, und jeder in denselben Farben. Joker füllen Lücken. Zum Beispiel die Paare 7–9 in Sonne und Mond: zwei 7er, zwei 8er, zwei 9er. Jeder Wert kann höchstens so viele Karten haben, wie es Farben gibt; zu viert, mit zwei Kartenspielen, höchstens acht.
rule-wild-title = Joker
rule-wild = Ein Joker steht für jede Karte bis zu seinem eigenen Wert: J bis J, Q bis Q, K bis K. Eine Folge kann also bis J, Q und K weitergehen: 9-10-J ist eine. Allein gespielt sind sie einfach J, Q und K, höher als die 10. Man darf alle drei auf einmal verwenden.
rule-reading-title = Wenn mehreres möglich ist
rule-reading = Dieselben Karten können mehrere Kombinationen sein: mit Jokern etwa ein Drilling oder eine Folge. Wer ausspielt, sagt, welche gemeint ist; innerhalb einer Art zählen sie immer so hoch wie möglich. Bei allen anderen gelten sie als die Art, die auf dem Tisch liegt.
rule-bomb-title = Bomben
rule-bomb = Es gibt sechs Bomben, von der schwächsten zur stärksten: 3-5-7-9 in vier verschiedenen Farben, J-Q, J-K, Q-K, J-Q-K und 3-5-7-9 in einer Farbe. Eine Bombe schlägt alles außer einer gleich starken oder stärkeren Bombe, egal, was auf dem Tisch liegt und wie viele Karten es sind. In 3-5-7-9 darf kein Joker, und in zwei oder drei Farben ist es keine Bombe. J-Q ist immer eine Bombe, nie ein Paar.

rule-leader-title = Wer anfängt
rule-leader = In der ersten Runde wird der Geber ausgelost, und wer links von ihm sitzt, spielt aus. Danach gibt, wer die meisten Punkte hat, und wer die wenigsten hat, spielt aus. Haben mehrere die wenigsten, spielt der von ihnen aus, der vom Geber aus links am nächsten sitzt. Haben mehrere die meisten, gibt der von ihnen, der in der letzten Runde am frühesten fertig war. War keiner von ihnen fertig, gibt der erste von ihnen im Uhrzeigersinn nach dem, der zuerst fertig war.
rule-lead-title = Ausspielen
rule-lead = Wer ausspielt, muss spielen: eine beliebige Kombination oder eine Bombe. Dann spielen oder passen die anderen im Uhrzeigersinn.
rule-follow-title = Schlagen
rule-follow = Spiel dieselbe Art mit gleich vielen Karten, aber höher; gleich hoch genügt nicht. Es zählt der höchste Wert. Eine Satzfolge braucht außerdem von jedem Wert gleich viele Karten wie die auf dem Tisch. Eine Bombe darf immer gespielt werden.
rule-pass-title = Passen
rule-pass = Du darfst immer passen, außer wenn du ausspielst, und im selben Stich später wieder spielen. Haben alle anderen, die noch Karten haben, nacheinander gepasst, endet der Stich.
rule-trick-title = Der Stich
rule-trick = Wer zuletzt gespielt hat, gewinnt den Stich, bekommt seine Karten und spielt zum nächsten aus. Auch wer keine Karten mehr hat, bekommt den gewonnenen Stich; dann spielt der Nächste im Uhrzeigersinn aus, der noch Karten hat.
rule-capture-title = Gebombter Stich
rule-capture = Wer bombt, spielt als Nächstes aus, bekommt aber die Karten nicht: Alle, auch die der Bombe, gehen an den, der direkt vor der Bombe gespielt hat. Wurde die Bombe ausgespielt und kam sonst nichts, gehen sie an den rechten Nachbarn dessen, der gebombt hat, selbst wenn dieser Nachbar schon fertig ist. Hausregel: Wer bombt, sucht einen Gegner aus, der sie bekommt, oder bekommt sie selbst wie jeder andere.
rule-out-title = Fertig werden
rule-out = Wer die letzte Karte seines Blatts spielt, bekommt sofort 5 Punkte für jede Karte im größten gegnerischen Blatt, Joker eingeschlossen. Die anderen spielen weiter, und zu dritt punktet der Zweite, der fertig wird, genauso. Die Runde endet, sobald nur noch einer Karten hat. Der Stich wird dann wie üblich vergeben; die Karten des letzten Blatts und der Haggis gehen an den, der zuerst fertig war.

rule-score-title = Gewonnene Karten
rule-score = 3, 5, 7 und 9 zählen je 1 Punkt, J 2, Q 3 und K 5; alles zusammen 36 Punkte zu zweit, 50 zu dritt. Hausregel: Jede Karte zählt 1 Punkt. Gewonnene Karten liegen verdeckt, aber da alle sie gesehen haben, werden ihre Zahl und ihre Punkte angezeigt.
rule-bet-title = Wetten
rule-bet = Vor deiner ersten Karte einer Runde, und solange niemand fertig ist, darfst du 15 (kleine Wette) oder 30 (große Wette) darauf wetten, dass du zuerst fertig wirst, per Hausregel auch 5. Eine Wette verbraucht deinen Zug nicht und lässt sich nicht ändern. Gewinnst du sie, bekommst du ihre Punkte.
rule-failed-bet-title = Verlorene Wetten
rule-failed-bet = Eine verlorene Wette bekommt in voller Höhe, wer zuerst fertig war, und ebenso jeder andere, der nicht gewettet hat; wer sie verliert, bekommt nichts abgezogen. Hausregel: Sie wird stattdessen vom eigenen Punktestand abgezogen, auch unter null, und niemand bekommt sie.
rule-bid-title = Haggis & Tatties
rule-bid = Zu dritt kann statt der Wetten geboten werden: 15, 30 oder 45, immer mehr als das letzte Gebot, oder man passt; wer gepasst hat, bietet nicht mehr mit. Wer am meisten bietet, spielt gegen die beiden anderen und bekommt das Gebot, wenn er zuerst fertig wird. Sonst bekommt zwei Drittel davon, wer zuerst fertig war, und ein Drittel der dritte Spieler. Geteilt wird sonst nichts: Gewonnene Karten und Fertigwerden zählen für jeden allein. Passen alle, gibt es in dieser Runde keine Wetten.
rule-end-title = Das Ende
rule-end = Die Partie endet, wenn nach einer Runde jemand 250 Punkte oder mehr hat; in einer langen Partie 350. Der höchste Punktestand gewinnt. Haben mehrere den höchsten, geht es weiter.

rule-teams-title = Partner
rule-teams = Zu viert spielen zwei gegen zwei, Partner sitzen sich gegenüber: das Teamspiel mit erweitertem Kartensatz. Die vier Farben gibt es doppelt, jeder hat 18 Zahlenkarten und J, Q und K, und es gibt keinen Haggis. In einer Satzfolge darf eine Farbe zweimal vorkommen, dann aber bei jedem Wert.
rule-teams-score-title = Was für das Team zählt
rule-teams-score = Partner haben einen gemeinsamen Punktestand; eine Partie geht bis 350, eine lange bis 550. Beim Fertigwerden zählt das größere Blatt der beiden Gegner. Ein gebombter Stich geht an den Gegner, der darin am nächsthöchsten gespielt hat, sonst an den Gegner rechts von dem, der gebombt hat. Eine Wette ist verloren, wenn ein anderer zuerst fertig ist, auch wenn es der Partner ist. Dann bekommt das andere Team sie einmal, oder per Hausregel wird sie dem eigenen Team abgezogen. Die Runde endet auch, wenn beide Partner fertig sind; die übrigen Karten gehen an den, der zuerst fertig war. Gewonnene Karten zählen insgesamt 72 Punkte oder, bei je 1 Punkt, 84.

### Review: what the player could know

known-few = { $player } hatte nur noch { $count ->
    [one] eine Karte
   *[other] { $count } Karten
}.

### A guided first game: $who and $player name the player that the text is about

guide-aim-title = Werde deine Karten zuerst los
guide-aim = Wer zuerst keine Karten mehr hat, bekommt 5 Punkte für jede Karte, die noch im größten gegnerischen Blatt ist. Auch manche Karten, die du unterwegs gewinnst, zählen Punkte.
guide-aim-learnt = Zuerst fertig: 5 Punkte für jede Karte im größten gegnerischen Blatt
guide-lead-title = Du spielst aus
guide-lead = Du spielst aus, was du willst: eine Karte, mehrere eines Werts oder eine Folge in einer Farbe. Niedrige Karten wirst du später schwer los.
guide-lead-learnt = Wer ausspielt, darf jede Kombination spielen
guide-follow-title = Dieselbe Art, aber höher
guide-follow = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { lying } gespielt. Schlag das mit derselben Art und gleich vielen Karten, aber höher, oder passe.
guide-follow-learnt = Geschlagen wird mit derselben Art und gleich vielen Karten, aber höher
guide-pass-title = Das kannst du nicht schlagen
guide-pass = Das kannst du nicht schlagen, also passt du. { $seats ->
    [2] Dein Gegner bekommt den Stich, aber um den nächsten kannst du wieder kämpfen.
   *[other] Kommst du in diesem Stich noch einmal an die Reihe, darfst du wieder spielen.
}
guide-pass-learnt = Du darfst immer passen, außer wenn du ausspielst
guide-set-title = { $state ->
    [held] Du hast einen Satz
   *[played] Ein Satz
}
guide-set = { $cards } haben denselben Wert{ $state ->
    [held] : Du darfst sie zusammen spielen
   *[played] , also durften sie zusammen gespielt werden
}. Nur ebenso viele Karten eines höheren Werts schlagen sie.
guide-set-learnt = Ein Satz: zwei oder mehr Karten desselben Werts
guide-run-title = { $state ->
    [held] Du hast eine Folge
   *[played] Eine Folge
}
guide-run = { $cards } { $state ->
    [held] folgen in einer Farbe aufeinander, das ist eine Folge: Du darfst alle auf einmal spielen.
   *[played] sind eine Folge in einer Farbe. Nur eine höhere Folge mit gleich vielen Karten schlägt sie.
}
guide-run-learnt = Eine Folge: drei oder mehr hintereinander, in einer Farbe
guide-stairs-title = { $state ->
    [held] Du hast eine Satzfolge
   *[played] Eine Satzfolge
}
guide-stairs = { $cards }: Sätze hintereinander, alle in denselben Farben. { $state ->
    [held] Du darfst sie auf einmal spielen.
   *[played] Sie werden zusammen gespielt.
}
guide-stairs-learnt = Eine Satzfolge: aufeinanderfolgende Werte, von jedem gleich viele Karten in denselben Farben
guide-wild-title = Joker helfen
guide-wild = Allein ist ein Joker höher als die 10. Mit anderen Karten steht er für jede Karte bis zu seinem eigenen Wert. Spiel hier einen.
guide-wild-learnt = J, Q und K sind Joker; allein gespielt sind sie höher als die 10
guide-bomb-title = { $state ->
    [held] Du könntest bomben
   *[played] Eine Bombe!
}
guide-bomb = { $state ->
    [held] { $cards } sind eine Bombe: Nur eine stärkere schlägt sie. Du würdest als Nächstes ausspielen, { $capture ->
        [winner] und die Karten des Stichs bekommen.
       *[other] aber die Karten bekommt jemand anders.
    }
   *[played] { $cards }: Eine Bombe schlägt alles außer einer stärkeren Bombe, egal, was auf dem Tisch liegt.
}
guide-bomb-learnt = Eine Bombe schlägt alles: zwei oder drei Joker oder 3-5-7-9
guide-capture-title = { $who ->
    [you] Die Karten bekommst du
   *[other] Die Karten bekommt { $player }
}
guide-capture = Eine Bombe bringt das nächste Ausspiel, aber nicht die Karten: { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} { so-many-cards }, zusammen { so-many-points }.
guide-capture-learnt = Wer bombt, spielt als Nächstes aus, aber die Karten bekommt jemand anders
guide-trick-title = { $who ->
    [you] Der Stich gehört dir
   *[other] Der Stich geht an { $player }
}
guide-trick = Niemand schlägt, was zuletzt kam. { $who ->
    [you] Du bekommst { so-many-cards } und darfst ausspielen, was du willst.
   *[other] { $player } bekommt { so-many-cards } und spielt als Nächstes aus.
}
guide-trick-learnt = Wer zuletzt gespielt hat, bekommt den Stich und spielt aus
guide-score-title = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gewonnen
guide-score = { $who ->
    [you] Du hast
   *[other] { $player } hat
} Karten für { so-many-points } gewonnen: 3, 5, 7 und 9 zählen je 1, ein J 2, eine Q 3, ein K 5.
guide-score-learnt = 3, 5, 7 und 9 zählen 1 Punkt, J 2, Q 3, K 5
guide-out-title = { $who ->
    [you] Du bist zuerst fertig!
   *[other] { $player } ist fertig
}
guide-out = { $who ->
    [you] Du bist
   *[other] { $player } ist
} fertig. { $seats ->
    [2] { $who ->
        [you] Dein Gegner hat noch
       *[other] Du hast noch
    }
   *[other] Das größte gegnerische Blatt hat noch
} { so-many-cards }. Bei je 5 Punkten macht das { so-many-points }.
guide-out-learnt = Fertig werden: 5 Punkte für jede Karte im größten gegnerischen Blatt
guide-plays-on-title = Es geht weiter
guide-plays-on = { $who ->
    [you] Du bist
   *[other] { $player } ist
} fertig, aber die anderen spielen weiter, bis nur noch einer Karten hat. Wer als Zweiter fertig wird, punktet genauso.
guide-plays-on-learnt = Zu dritt spielen die anderen um den zweiten Platz weiter
guide-haggis-title = Das letzte Blatt und der Haggis
guide-haggis = { $who ->
    [you] Du bist
   *[other] { $player } ist
} zuerst fertig geworden, und dafür gibt es den Rest: das letzte Blatt und den „Haggis“, die nie verteilten Karten. Sie zählen { so-many-points }.
guide-haggis-learnt = Wer zuerst fertig ist, bekommt das letzte Blatt und den Haggis, die nie verteilten Karten
guide-bet-title = Willst du wetten?
guide-bet = Vor deiner ersten Karte darfst du darauf wetten, zuerst fertig zu sein. Klappt es nicht, { $failed ->
    [lost] verlierst du die Punkte.
   *[paid] { $seats ->
        [2] bekommt dein Gegner
       *[other] bekommen die anderen
    } die Punkte, und du verlierst keine.
}
guide-bet-learnt = Vor deiner ersten Karte darfst du darauf wetten, zuerst fertig zu sein
guide-end-title = Die Runde ist vorbei
guide-end = Die Punkte werden aufgeschrieben, und wer am wenigsten hat, spielt als Nächstes aus. Bei { $target } endet die Partie: Die meisten Punkte gewinnen.
guide-end-learnt = Die Partie endet meist bei 250 Punkten
guide-hands-title = Was verteilt wurde
guide-hands = Jeder hat { $count } Zahlenkarten und, für alle sichtbar, einen J, eine Q und einen K. { $seats ->
    [4] Alle Karten sind verteilt.
   *[other] Die nicht verteilten Karten sind der „Haggis“.
}
guide-hands-learnt = J, Q und K liegen offen; die nicht verteilten Karten sind der Haggis
guide-other-bomb-title = { $state ->
    [held] Du hast eine Bombe ohne Joker
   *[played] Eine Bombe ohne Joker
}
guide-other-bomb = { $cards } { $state ->
    [held] sind eine Bombe: 3, 5, 7 und 9, alle in einer Farbe oder in vier. Joker können hier nicht einspringen.
   *[played] sind auch eine Bombe: 3, 5, 7 und 9, alle in einer Farbe oder in vier.
}
guide-other-bomb-learnt = Auch 3-5-7-9 ist eine Bombe: in einer Farbe die stärkste, in vier Farben die schwächste
guide-leader-title = { $who ->
    [you] Du spielst
   *[other] { $player } spielt
} in dieser Runde aus
guide-leader = { $who ->
    [you] Du hast die wenigsten Punkte, also spielst du in dieser Runde zuerst aus.
   *[other] { $player } hat die wenigsten Punkte und spielt deshalb in dieser Runde zuerst aus.
} Bei Gleichstand spielt aus, wer vom Geber aus links am nächsten sitzt.
guide-leader-learnt = Wer die wenigsten Punkte hat, spielt zuerst aus
guide-bet-won-title = { $who ->
    [you] Du hast deine Wette gewonnen
   *[other] { $player } hat eine Wette gewonnen
}
guide-bet-won = { $who ->
    [you] Du bist zuerst fertig geworden, also bekommst du die { $points } Punkte deiner Wette.
   *[other] { $player } ist zuerst fertig geworden und bekommt die { $points } Punkte der Wette.
}
guide-bet-won-learnt = Eine Wette gewinnt, wer zuerst fertig wird
guide-bet-lost-title = { $who ->
    [you] Du hast deine Wette verloren
   *[other] { $player } hat eine Wette verloren
}
guide-bet-lost = { $failed ->
    [lost] { $who ->
        [you] Du verlierst
       *[other] { $player } verliert
    } die { $points } Punkte der Wette, und niemand sonst bekommt sie.
   *[paid] Die { $points } Punkte der Wette bekommt, wer zuerst fertig war{ $seats ->
        [2] .
       *[other] , und jeder, der nicht gewettet hat.
    } { $who ->
        [you] Du verlierst keine Punkte.
       *[other] { $player } verliert keine Punkte.
    }
}
guide-bet-lost-learnt = Eine Wette ist verloren, wenn jemand anders zuerst fertig wird

guide-small-bet-title = Eine Wette um wenig
guide-small-bet = Vor deiner ersten Karte darfst du darauf wetten, zuerst fertig zu sein, hier auch um { $points }: wenig zu gewinnen und wenig zu verlieren.
guide-small-bet-learnt = Du darfst auch nur 5 wetten
guide-choose-capture-title = Wer bekommt die Karten?
guide-choose-capture = Mit dieser Hausregel entscheidet, wer mit einer Bombe gewonnen hat, welcher Gegner den Stich bekommt.
guide-choose-capture-learnt = Wer bombt, sucht aus, wer die Karten bekommt
guide-bomb-keeps-title = Die Bombe behält alles
guide-bomb-keeps = Mit dieser Hausregel gewinnt eine Bombe auch die Karten: { $who ->
    [you] Der Stich gehört dir
   *[other] Der Stich geht an { $player }
}, insgesamt { so-many-points }.
guide-bomb-keeps-learnt = Wer bombt, bekommt auch die Karten
guide-failed-bet-title = Eine verlorene Wette kostet
guide-failed-bet = Mit dieser Hausregel wird eine verlorene Wette von deinem eigenen Punktestand abgezogen, auch unter null, und niemand sonst bekommt sie.
guide-failed-bet-learnt = Eine verlorene Wette kostet eigene Punkte
guide-each-card-title = { $who ->
    [you] Du hast
   *[other] { $player } hat
} { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
} gewonnen
guide-each-card = Mit dieser Hausregel zählt jede gewonnene Karte 1 Punkt, egal, welchen Wert sie hat.
guide-each-card-learnt = Jede gewonnene Karte zählt 1 Punkt
guide-bid-title = { $bid ->
    [0] Spielst du gegen beide?
   *[other] { $bid } sind geboten
}
guide-bid = Wer am meisten bietet, spielt gegen alle anderen und muss zuerst fertig werden. { $bid ->
    [0] Biete 15, 30 oder 45 – oder passe.
   *[other] Biete mehr, oder passe und spiel gegen den, der bietet.
}
guide-bid-learnt = Bei Tatties spielt, wer am meisten bietet, gegen die beiden anderen
guide-declarer-title = { $who ->
    [you] Du gegen zwei
   *[other] Zwei gegen { $player }
}
guide-declarer = { $who ->
    [you] Wirst du zuerst fertig, gehören { $points } Punkte dir. Sonst teilen die anderen sie sich.
   *[other] Wird { $player } nicht zuerst fertig, gehen die { $points } Punkte an die beiden anderen: zwei Drittel an den, der zuerst fertig ist.
}
guide-declarer-learnt = Wer allein spielt, gewinnt das Gebot, indem er zuerst fertig wird
guide-bid-paid-title = { $state ->
    [won] Das Gebot ist gewonnen
   *[lost] Das Gebot ist verloren
}
guide-bid-paid = { $state ->
    [won] { $who ->
        [you] Du bist zuerst fertig geworden und bekommst
       *[other] { $player } ist zuerst fertig geworden und bekommt
    } die { $points } Punkte.
   *[lost] { $who ->
        [you] Du bist
       *[other] { $player } ist
    } nicht zuerst fertig geworden: Zwei Drittel der { $points } Punkte bekommt, wer es war, ein Drittel der andere.
}
guide-bid-paid-learnt = Ein verlorenes Gebot wird geteilt: zwei Drittel für den, der zuerst fertig ist, ein Drittel für den anderen
guide-partners-title = Dein Partner: { $player }
guide-partners = Dir gegenüber sitzt { $player }, dein Partner: Ihr punktet zusammen. Jede Farbe gibt es doppelt.
guide-partners-learnt = Zu viert spielen zwei gegen zwei, Partner gegenüber
guide-team-score-title = Für euch beide
guide-team-score = Gewonnene Karten und Fertigwerden zählen für dich und { $player } zusammen: { so-many-points } in dieser Runde.
guide-team-score-learnt = Die Punkte eines Teams werden zusammengezählt

guide-cost-bombed-title = { so-many-points } verschenkt
guide-cost-bombed = Deine Bombe bringt dich ans Spiel, aber die Karten gehen an { $player }. In diesem Stich waren zu viele Punkte für eine Bombe.
guide-cost-lost-title = { so-many-points } verloren
guide-cost-lost = { $player } bekommt { $cards }, die du gerade gespielt hast.
guide-cost-out-title = { so-many-points } für { $player }
guide-cost-out = { $player } wird fertig, und du hast noch { so-many-cards }: je 5 Punkte.

### Playing styles of bots

temper-cautious = vorsichtig
temper-cautious-help = Hält um jeden Preis auf, wer gleich fertig wird.
temper-daring = waghalsig
temper-daring-help = Wettet so viel wie möglich oder gar nicht.
temper-hoarder = Hamsterer
temper-hoarder-help = Spart Joker für eine Bombe auf, solange das Blatt groß ist.
