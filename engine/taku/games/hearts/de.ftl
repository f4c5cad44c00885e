# Hearts in German

game = Hearts
game-line = Nimm kein Herz
game-time = 3–6 Spieler · 25 Min.
game-art = AH QS 7H

### Helpers: the suit of $suit, the number of $count

the-suit = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
}
one-of-suit = { $suit ->
    [C] ein Kreuz
    [D] ein Karo
    [S] ein Pik
   *[H] ein Herz
}
number = { $count ->
    [1] eine
    [2] zwei
    [3] drei
    [4] vier
    [5] fünf
    [6] sechs
    [7] sieben
    [8] acht
    [9] neun
    [10] zehn
   *[other] { $count }
}
some-cards = { $count ->
    [1] eine Karte
   *[other] { number } Karten
}
some-cards-title = { $count ->
    [1] Eine Karte
    [2] Zwei Karten
    [3] Drei Karten
   *[4] Vier Karten
}

### The table

caption-hand = Runde { $round }
caption-hand-long = Runde { $round } · { $passing ->
    [left] Weitergabe links
    [right] Weitergabe rechts
    [second-left] Weitergabe zwei nach links
    [second-right] Weitergabe zwei nach rechts
    [across] Weitergabe gegenüber
    [scatter] gestreut
    [smoosh] gemischt
   *[none] keine Weitergabe
} · { $hands ->
    [0] bis { $target }
   *[other] { $hands } Runden
}

badge-led = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
} gefragt
badge-hearts-broken = Herz gebrochen
badge-hearts-unbroken = Herz nicht gebrochen
badge-decided = Keine Punkte mehr in dieser Runde
badge-team = Team { $team }
badge-chosen = hat gewählt
badge-kitty = { $count ->
    [one] 1 Karte übrig
   *[other] { $count } Karten übrig
}
place-kitty = Übrige Karten
badge-tricks = { $count ->
    [one] 1 Stich
   *[other] { $count } Stiche
}
badge-loser = verloren

zone-centre = Der Stich
zone-last = Der letzte Stich
zone-taken = Genommene Strafkarten
zone-chosen = Zum Weitergeben
zone-given = Weitergegeben
zone-received = Erhalten

### Words of the page that Hearts says in its own way: a round is a hand

wins-round = { $who ->
    [you] Du hast die Runde gewonnen
   *[other] { $player } hat die Runde gewonnen
}
wins-round-shared = { $names } haben die Runde gewonnen
last-round = Letzte Runde
finish-round = Runde zu Ende spielen
round-over = Die Runde ist vorbei
jumps = Nach Stich oder Runde springen
key-line-rounds-does = zur vorigen oder nächsten Runde
review-unit-round = Punkte besser als der Schnitt am Tisch in dieser Runde (mehr ist besser)

### What to do next

ask-pass-left = Wähle { number }
ask-pass-left-title = { some-cards-title } an { $player }
ask-pass-left-note = Du bekommst { number } von { $giver }. Antippen legt zurück.
ask-pass-right = Wähle { number }
ask-pass-right-title = { some-cards-title } an { $player }
ask-pass-right-note = Du bekommst { number } von { $giver }. Antippen legt zurück.
ask-pass-second-left = Wähle { number }
ask-pass-second-left-title = { some-cards-title } an { $player }
ask-pass-second-left-note = Du bekommst { number } von { $giver }. Antippen legt zurück.
ask-pass-second-right = Wähle { number }
ask-pass-second-right-title = { some-cards-title } an { $player }
ask-pass-second-right-note = Du bekommst { number } von { $giver }. Antippen legt zurück.
ask-pass-across = Wähle { number }
ask-pass-across-title = { some-cards-title } an { $player }
ask-pass-across-note = Du bekommst { number } von { $giver }. Antippen legt zurück.
ask-pass-scatter = Wähle drei
ask-pass-scatter-title = Jedem Spieler eine Karte
ask-pass-scatter-note = Du bekommst von jedem eine. Antippen legt zurück.
ask-pass-smoosh = Wähle drei
ask-pass-smoosh-title = Drei Karten in die Mitte
ask-pass-smoosh-note = Alle zwölf werden gemischt und neu verteilt.
ask-open = Spiel { $cards }
ask-lead = Wähle dein Ausspiel
ask-lead-short = Spiel aus
ask-follow = Spiel { the-suit }
ask-discard = Wirf etwas ab
ask-moon = Wähle
ask-moon-title = Dein Durchmarsch ist geglückt!
ask-moon-note = Dein Durchmarsch ist { $points } Punkte wert. Was soll damit geschehen?

button-moon-subtract = Mir { $points } Punkte abziehen
button-moon-add = Den anderen { $points } geben
button-claim-take = { $points ->
    [0] Alle nehmen
    [one] Alle nehmen (1 Punkt)
   *[other] Alle nehmen ({ $points } Punkte)
}
button-claim-end = Runde beenden

say-play = { $cards } spielen
say-pass = Weitergeben
hint-pass = { $cards } weitergeben
say-moon-subtract = Mir { $points } Punkte abziehen
say-moon-add = Den anderen { $points } geben
say-claim-take = Den Rest nehmen
say-claim-end = Runde beenden


### What happened

event-deal = Runde { $round }: Die Karten sind verteilt. { $passing ->
    [left] Gib { some-cards } nach links weiter.
    [right] Gib { some-cards } nach rechts weiter.
    [second-left] Gib { some-cards } an den zweiten Spieler links weiter.
    [second-right] Gib { some-cards } an den zweiten Spieler rechts weiter.
    [across] Gib { some-cards } nach gegenüber weiter.
    [scatter] Streuen: Gib jedem Spieler eine Karte.
    [smoosh] Mischen: Drei Karten kommen in die Mitte.
   *[none] Es wird nichts weitergegeben.
}
event-exchange = Die Karten sind weitergegeben.
event-lead = { $who ->
    [you] Du spielst { $cards } aus.
   *[other] { $player } spielt { $cards } aus.
}
event-play = { $who ->
    [you] Du spielst { $cards }.
   *[other] { $player } spielt { $cards }.
}
event-broken = Herz ist gebrochen.
event-trick = { $who ->
    [you] Du nimmst den Stich mit { $cards }.
   *[other] { $player } nimmt den Stich mit { $cards }.
}
event-trick-points = { $who ->
    [you] Du nimmst
   *[other] { $player } nimmt
} { $cards }: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
event-moon = { $who ->
    [you] Dein Durchmarsch ist geglückt!
   *[other] Durchmarsch von { $player }!
}
event-sun = { $who ->
    [you] Dein großer Durchmarsch ist geglückt – mit jedem Stich!
   *[other] Großer Durchmarsch von { $player } – mit jedem Stich!
}
event-kitty = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} die { $count ->
    [one] übrige Karte. Es ist keine Strafkarte.
   *[other] übrigen Karten. Es ist keine Strafkarte dabei.
}
event-kitty-points = { $who ->
    [you] Du bekommst
   *[other] { $player } bekommt
} die { $count ->
    [one] übrige Karte, { $cards }
   *[other] übrigen Karten, mit { $cards }
}: { $points ->
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
event-moon-subtract = { $who ->
    [you] Du ziehst dir { $points } Punkte ab.
   *[other] { $player } zieht sich selbst { $points } Punkte ab.
}
event-moon-add = { $who ->
    [you] Du gibst den anderen je { $points } Punkte.
   *[other] { $player } gibt den anderen je { $points } Punkte.
}
event-claim-take = { $who ->
    [you] Du legst { $cards } offen hin und nimmst den Rest
   *[other] { $player } legt { $cards } offen hin und nimmt den Rest
}: { $points ->
    [0] keine Punkte.
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
called-claim-take = Der ganze Rest!
event-claim-end = Es sind keine Punkte mehr übrig. { $who ->
    [you] Du beendest die Runde.
   *[other] { $player } beendet die Runde.
}
called-claim-end = Keine Punkte mehr
event-hand = Runde { $round } ist vorbei.
event-over = Die Partie ist vorbei.

part-hearts = Herz
part-queen = Pik-Dame
part-spades = Pik-König und Pik-Ass
part-bonus = Bonuskarte
part-moon = Durchmarsch
part-partner = Vom Partner
part-no-tricks = Kein Stich
part-exact = Genau 50 oder 100

### Why not

refusal-two-of-clubs = { $cards } eröffnet die Runde: Spiel die Karte zuerst.
refusal-follow-suit = { $player } hat { the-suit } ausgespielt, und du hast { $cards }: Du musst { $count ->
    [1] diese Karte
   *[other] eine davon
} spielen.
refusal-first-trick = Keine Punkte im ersten Stich: { $cards } muss warten, solange du etwas anderes hast.
refusal-hearts-broken = { $by ->
    [heart] Es wurde noch kein Herz gespielt
   *[any-penalty] Es wurde noch keine Strafkarte gespielt
}. Solange du eine andere Farbe hast, darfst du { $cards } nicht ausspielen.
refusal-queen-waits = Es wurde noch kein Herz gespielt: { $cards } muss warten, solange du eine andere Karte spielen darfst.
refusal-queen-forced = Du kannst nicht bedienen, also musst du { $cards } abwerfen.
refusal-claim = { $problem ->
    [loses] { $cards } könnte einen Stich an { $suit ->
        [C] ein höheres Kreuz
        [D] ein höheres Karo
        [S] ein höheres Pik
       *[H] ein höheres Herz
    } verlieren.
    [behind] Du kannst { $cards } in diesem Stich nicht schlagen.
    [points] Es sind noch Punkte im Spiel.
    [first-trick] Der erste Stich muss zu Ende gespielt werden.
   *[queen] Nach den Hausregeln an diesem Tisch muss erst { $cards } gespielt werden.
}
refusal-keep-spades = { $cards } darfst du nicht weitergeben, solange du genug andere Karten hast.
refusal-trick = Jeder spielt eine Karte zum Stich; du hast { $count ->
    [0] keine
   *[other] { number }
} gewählt.
refusal-pass = { $problem ->
    [twice] { $cards } kommt doppelt vor. Wähle verschiedene Karten.
   *[count] Wähle genau { $wanted ->
        [1] eine Karte
        [2] zwei Karten
        [3] drei Karten
       *[4] vier Karten
    }; du hast { $count ->
        [0] keine
       *[other] { number }
    } gewählt.
}

### Practice

quiz-playable-title = Was gespielt werden darf
quiz-playable = Welche deiner Karten darfst du jetzt spielen? Wähle alle.
quiz-rule-title = Warum nicht?
quiz-rule = Du darfst { $cards } jetzt nicht spielen. Welche Regel verbietet es?
quiz-taker-title = Wer nimmt den Stich
quiz-taker = { $who ->
    [you] Du spielst { $cards }.
   *[other] { $player } spielt { $cards }.
} Wer nimmt den Stich?
quiz-cost-title = Was ein Stich kostet
quiz-cost = { $who ->
    [you] Du spielst { $cards }.
   *[other] { $player } spielt { $cards }.
} Wie viele Punkte sind im Stich?
quiz-so-far-title = Punkte bisher
quiz-so-far = Wie viele Punkte stecken in den Karten, die { $who ->
    [you] du bisher genommen hast
   *[other] { $player } bisher genommen hat
}?
quiz-score-title = Punkte einer Runde
quiz-score = Die letzte Karte der Runde ist { $cards }. Wie viele Punkte { $who ->
    [you] kostet dich diese Runde
   *[other] bekommt { $player } in dieser Runde
}?
quiz-claim-title = Den Rest beanspruchen
quiz-claim = Jetzt werden alle restlichen Stiche beansprucht. Wie viele Punkte { $who ->
    [you] kostet dich diese Runde
   *[other] bekommt { $player } in dieser Runde
}?
quiz-moon-title = Nach einem Durchmarsch
quiz-moon-subtract = Es gab einen Durchmarsch, und wer ihn geschafft hat, zog sich { $points } Punkte ab. Wie viele Punkte { $who ->
    [you] kostet dich diese Runde
   *[other] bekommt { $player } in dieser Runde
}?
quiz-moon-add = Es gab einen Durchmarsch, und wer ihn geschafft hat, gab den anderen je { $points } Punkte. Wie viele Punkte { $who ->
    [you] kostet dich diese Runde
   *[other] bekommt { $player } in dieser Runde
}?

why-taker = Nur { the-suit } zählt, denn diese Farbe wurde ausgespielt, und { $cards } ist davon am höchsten.
why-hearts = { $count ->
    [one] Ein Herz
   *[other] { $count } Herzen
}: { $points ->
    [one] 1 Punkt.
   *[other] { $points } Punkte.
}
why-queen = Die Pik-Dame: { $points } Punkte.
why-spade = { $cards }: { $points } Punkte.
why-bonus = Die Bonuskarte { $cards }: { $points } Punkte weniger.
why-no-tricks = Kein Stich genommen: { $points } Punkte.
why-exact = Der Punktestand ist genau 50 oder 100: { $points } Punkte.
why-partner = Was die Partner genommen haben, zählt auch: { $points }.
why-claim = { $who ->
    [you] Du bekommst alle restlichen Karten
   *[other] { $player } bekommt alle restlichen Karten
}: { $points ->
    [0] keine Punkte.
    [one] ein Punkt.
   *[other] { $points } Punkte.
}
why-nothing = { $who ->
    [you] Du hast keine Strafkarte genommen.
   *[other] { $player } hat keine Strafkarte genommen.
}
why-moon-subtract = Wer den Durchmarsch schafft, zieht sich { $points } Punkte ab; die anderen bekommen keine.
why-moon-add = Der Durchmarsch geht an die anderen: je { $points } Punkte, und keine für den, der ihn geschafft hat.
why-moon-partner = Partner teilen ihn: Beiden werden Punkte abgezogen, oder nur ihre Gegner bekommen sie.

### House rules

preset-classic = Klassisch
preset-classic-help = Die üblichen Regeln: drei Karten weitergeben und bis 100 spielen.
preset-windows = Windows
preset-windows-help = Nur ein Herz bricht Herz; ein Durchmarsch kostet alle anderen 26.
preset-bicycle = Bicycle
preset-bicycle-help = Die Regeln von Bicycle-Karten: Ein Durchmarsch kostet alle anderen 26.
preset-bonus = Omnibus
preset-bonus-help = Der Karo-Bube zieht zehn Punkte ab.
preset-black-maria = Black Maria
preset-black-maria-help = Auch Pik-König und Pik-Ass kosten Punkte; alles darf ausgespielt werden. Am besten zu dritt.
preset-pip = Pip Hearts
preset-pip-help = Jedes Herz kostet seinen Wert, bis zu 14 für das Ass. Bis 500.
preset-partners = Partner
preset-partners-help = Du und dein Gegenüber teilt eure Punkte.
preset-everything = Alles an
preset-everything-help = Streuen, Mischen, Bonuskarte und jede Runde neue Partner.

option-target = Die Partie endet bei
option-target-help = Bei so vielen Punkten ist die Partie vorbei. Die wenigsten Punkte gewinnen.
option-target-also = Verlustgrenze, Limit, Punktegrenze
option-hands = Zahl der Runden
option-hands-help = Die Partie endet nach so vielen Runden statt bei einem Punktestand.
option-hands-also = feste Rundenzahl
option-hands-0 = nach Punkten
option-passing = Weitergabe
option-passing-help = Vor den meisten Runden Karten weitergeben, normalerweise drei: links, rechts, gegenüber, dann keine Weitergabe.
option-passing-also = Tausch, drei Karten, schieben
option-pass_cycle = Richtung
option-pass_cycle-help = Wer deine Karten bekommt, Runde für Runde. Zu fünft ist „gegenüber“ der zweite Spieler links, zu dritt der erste.
option-pass_cycle-also = links, rechts, gegenüber, behalten
option-pass_cycle-turning = reihum, dann keine
option-pass_cycle-turning-no-hold = reihum
option-pass_cycle-left = links
option-pass_cycle-right = rechts
option-pass_cycle-across = gegenüber
option-pass_cycle-left-right = links, rechts
option-pass_count = Kartenzahl
option-pass_count-help = Wie viele Karten jeder Spieler weitergibt.
option-keep_spades = Hohe Pik bleiben
option-keep_spades-help = Pik-Dame, Pik-König und Pik-Ass dürfen nicht weitergegeben werden.
option-keep_spades-also = keine Pik weitergeben
option-keep_spades-art = QS KS AS
option-scatter = Streuen
option-scatter-help = Ersetzt die Runde ohne Weitergabe: Gib jedem Spieler eine Karte.
option-smoosh = Mischen
option-smoosh-help = Ersetzt die Runde ohne Weitergabe: Je drei Karten von allen werden gemischt und neu verteilt.
option-extra_cards = Übrige Karten
option-extra_cards-help = Zu dritt, zu fünft und zu sechst gehen die Karten nicht auf.
option-extra_cards-also = Kitty, Widow, Talon
option-extra_cards-removed = aussortiert
option-extra_cards-first-trick = mit dem ersten Stich
option-extra_cards-first-heart = mit dem ersten Herz
option-penalties = Strafkarten
option-penalties-help = Welche Karten Punkte kosten und wie viele.
option-penalties-also = Schwarze Dame, Black Lady, Black Maria, Spot Hearts
option-penalties-black-lady = Herz 1, ♠Q 13
option-penalties-hearts-only = nur Herz
option-penalties-black-maria = auch ♠K 10, ♠A 7
option-penalties-face = ♥J 2 bis ♥A 5, ♠Q 13
option-penalties-pip = Herz nach Wert
option-penalties-spot = nach Wert, ♠Q 25
option-first_lead = Erstes Ausspiel
option-first_lead-help = Wer zum ersten Stich ausspielt.
option-first_lead-also = Kreuz-Zwei
option-first_lead-low-club = kleinstes Kreuz
option-first_lead-by-deal = reihum, jede Karte
option-first_trick = Erster Stich
option-first_trick-help = Ob im ersten Stich Strafkarten gespielt werden dürfen.
option-first_trick-also = keine Punkte im ersten Stich, no blood
option-first_trick-safe = keine Punkte
option-first_trick-any = jede Karte
option-lead_hearts = Herz ausspielen
option-lead_hearts-help = Wann ein Herz ausgespielt werden darf.
option-lead_hearts-also = Herz brechen
option-lead_hearts-broken = wenn gebrochen
option-lead_hearts-any-time = jederzeit
option-break_by = Herz brechen
option-break_by-help = Was gespielt sein muss, bevor ein Herz ausgespielt werden darf.
option-break_by-any-penalty = jede Strafkarte
option-break_by-heart = ein Herz
option-queen_waits = Die Dame wartet
option-queen_waits-help = Die Pik-Dame darf nicht vor dem ersten Herz gespielt werden, solange eine andere Karte erlaubt ist.
option-queen_waits-art = QS
option-queen_forced = Die Dame muss weg
option-queen_forced-help = Wer nicht bedienen kann, muss die Pik-Dame abwerfen.
option-queen_forced-also = Damenzwang, Dame abwerfen
option-queen_forced-off = nein
option-queen_forced-void = auf andere Farbe
option-bonus_card = Bonuskarte
option-bonus_card-help = Wer sie nimmt, bekommt zehn Punkte weniger.
option-bonus_card-also = Omnibus, Karo-Bube, Karo-Zehn
option-bonus_card-none = keine
option-bonus_card-JD = Karo-Bube
option-bonus_card-TD = Karo-Zehn
option-bonus_floor = Bonus nur bis null
option-bonus_floor-help = Die Bonuskarte bringt eine Runde nie unter null Punkte.
option-moon_needs_bonus = Durchmarsch nur mit Bonuskarte
option-moon_needs_bonus-help = Ein Durchmarsch gelingt dir nur, wenn du auch die Bonuskarte nimmst.
option-bonus_on_moon = Bonus auch bei Durchmarsch
option-bonus_on_moon-help = Der Bonus wird auch in einer Runde mit Durchmarsch abgezogen.
option-moon = Durchmarsch
option-moon-help = Was alle Strafkarten in einer Runde wert sind.
option-moon-also = Shoot the moon, Mond, alle Herzen, Slam, Capot
option-moon-choice = freie Wahl
option-moon-add = an die anderen
option-moon-subtract = als Abzug
option-moon-rescue = Abzug, wenn sonst verloren
option-moon-none = nichts Besonderes
option-sun = Großer Durchmarsch
option-sun-help = Ein Durchmarsch mit jedem Stich der Runde zählt doppelt.
option-sun-also = jeder Stich, alle Stiche, Shoot the sun
option-no_tricks = Gar kein Stich
option-no_tricks-help = Abzug für Spieler, die keinen Stich nehmen.
option-no_tricks-0 = nichts
option-exact = Genau 50 oder 100
option-exact-help = Ein Punktestand von genau 50 oder 100 sinkt um 50.
option-tie = Gleichstand am Ende
option-tie-help = Was geschieht, wenn mehrere die wenigsten Punkte haben.
option-tie-shared = geteilt
option-tie-play-on = weiterspielen
option-partnership = Partner
option-partnership-help = Für Partner zählen die Punkte von beiden.
option-partnership-also = Teams, Mannschaften
option-partnership-none = keine
option-partnership-fixed = gegenüber
option-partnership-ad-hoc = jede Runde neue

### Rules

chapter-aim = Ziel
chapter-passing = Weitergabe
chapter-play = Spiel
chapter-scoring = Wertung
chapter-spices = Hausregeln

rule-aim-title = Worum es geht
rule-aim = Nimm so wenige Punkte, wie du kannst. Normalerweise kostet jedes Herz, das du nimmst, 1 Punkt und die Pik-Dame 13. Wer am Ende die wenigsten Punkte hat, gewinnt.
rule-cards-title = Die Karten
rule-cards = 52 Karten, je 13 für vier Spieler. Zu dritt kommt ♦2 heraus, zu fünft ♣2 und ♦2, zu sechst ♣2, ♦2, ♠2 und ♣3, damit alle 17, 10 oder 8 Karten haben. (Bei Black Maria kommt zu dritt ♣2 heraus, zu sechst alle vier Zweien.) In jeder Farbe ist das Ass am höchsten, dann K, Q, J, 10 bis hinunter zur 2. Trumpf gibt es nicht. Strafkarten sind normalerweise alle Herzen und die Pik-Dame: 26 Punkte pro Runde.
rule-pass-title = Weitergabe
rule-pass = Bevor gespielt wird, wählt jeder drei Karten und gibt sie verdeckt weiter, bevor er sieht, was kommt. In der ersten Runde gehen sie nach links, dann nach rechts, dann nach gegenüber. In der vierten Runde wird nichts weitergegeben. Dann geht es von vorn los. Zu dritt: links, rechts, keine Weitergabe. Zu fünft: links, rechts, an den zweiten Spieler links, an den zweiten Spieler rechts, keine Weitergabe. Zu sechst ebenso, aber vor der Runde ohne Weitergabe auch nach gegenüber.
rule-pass-cycle-title = Wohin die Karten gehen
rule-pass-cycle = Hausregel: Vor jeder Runde wird weitergegeben, oder die Karten gehen immer nach links, nach rechts oder nach gegenüber, oder abwechselnd nach links und rechts.
rule-pass-count-title = Wie viele Karten
rule-pass-count = Hausregel: Eine, zwei oder vier Karten werden weitergegeben statt drei. (In einer kleinen Übungsverteilung mit weniger Karten wird nichts weitergegeben.)
rule-keep-spades-title = Hohe Pik bleiben
rule-keep-spades = Pik-Dame, Pik-König und Pik-Ass dürfen nicht weitergegeben werden. Wer zu wenige andere Karten hat, gibt diese alle weiter und füllt mit den hohen Pik auf.
rule-scatter-title = Streuen
rule-scatter = Zu viert, anstelle der Runde ohne Weitergabe: Jeder gibt jedem der drei anderen eine Karte. Du weißt, von wem welche Karte kommt.
rule-smoosh-title = Mischen
rule-smoosh = Zu viert, anstelle der Runde ohne Weitergabe oder nach dem Streuen: Jeder legt drei Karten in die Mitte. Sie werden zusammen gemischt und neu verteilt, drei an jeden. Du kannst deine eigenen zurückbekommen, und niemand weiß, welche Karte von wem war.
rule-trick-title = Der Stich
rule-trick = Jeder spielt eine Karte, im Uhrzeigersinn. Die höchste Karte der ausgespielten Farbe nimmt den Stich, andere Farben nie. Wer ihn nimmt, spielt zum nächsten aus. Genommene Strafkarten liegen offen vor dem, der sie genommen hat.
rule-two-of-clubs-title = Das kleinste Kreuz beginnt
rule-two-of-clubs = Wer das kleinste Kreuz hat, muss damit die Runde eröffnen. Normalerweise ist es ♣2 zu dritt oder zu viert, ♣3 zu fünft und ♣4 zu sechst; bei Black Maria ♣3 zu dritt, zu fünft oder zu sechst. (In einer kleinen Übungsverteilung ohne Kreuz spielt der erste Spieler aus, was er will.)
rule-follow-suit-title = Farbe bedienen
rule-follow-suit = Spiel eine Karte der ausgespielten Farbe, wenn du eine hast. Hast du keine, spiel irgendetwas.
rule-first-lead-title = Erstes Ausspiel reihum
rule-first-lead = Das kleinste Kreuz spielt keine Rolle. Die Spieler spielen reihum, Runde für Runde, zum ersten Stich aus, mit jeder Karte, die ausgespielt werden darf.
rule-first-trick-title = Der erste Stich
rule-first-trick = Im ersten Stich darfst du keine Strafkarte spielen, außer du hast nichts anderes. Die Bonuskarte ist erlaubt.
rule-any-first-trick-title = Punkte im ersten Stich
rule-any-first-trick = Hausregel: Strafkarten dürfen im ersten Stich gespielt werden wie jede andere Karte.
rule-queen-waits-title = Die Dame wartet
rule-queen-waits = Bis ein Herz gespielt ist, darf die Pik-Dame weder ausgespielt noch abgeworfen noch auf Pik gelegt werden, solange eine andere Karte erlaubt ist. Wer am Ausspiel ist und nur Strafkarten hat, darf die Dame ausspielen.
rule-queen-forced-title = Die Dame muss weg
rule-queen-forced = Wer die ausgespielte Farbe nicht hat, muss die Pik-Dame abwerfen, außer die Regel für den ersten Stich verbietet es. Ausspielen muss sie niemand.
rule-free-hearts-title = Herz jederzeit
rule-free-hearts = Hausregel: Ein Herz darf jederzeit ausgespielt werden. Herz muss nicht erst gebrochen sein.
rule-hearts-broken-title = Herz brechen
rule-hearts-broken = Ein Herz darf erst ausgespielt werden, wenn Herz gebrochen ist: wenn in dieser Runde eine Strafkarte gespielt wurde. Hast du nur Strafkarten, darfst du jede davon ausspielen. Ein Pik, das Punkte kostet, darf jederzeit ausgespielt werden. Hausregel: Nur ein Herz bricht Herz.
rule-claim-title = Den Rest beanspruchen
rule-claim = Ab dem zweiten Stich darf, wer am Zug ist, sein Blatt offen hinlegen und alle restlichen Stiche nehmen, wenn keine Karte der anderen einen davon gewinnen könnte. Die Strafkarten darin gelten als genommen. Sind keine Punkte mehr übrig, darf jeder, der am Zug ist, die Runde beenden. Ein Anspruch, der nicht stimmt, wird abgelehnt.
rule-score-title = Punkte
rule-score = Nach der Runde zählt jeder die Punkte seiner genommenen Strafkarten zusammen: normalerweise 1 für jedes Herz und 13 für die Pik-Dame.
rule-penalties-title = Andere Strafkarten
rule-penalties = Hausregel. Nur Herz: Die Dame kostet nichts. Black Maria: Der Pik-König kostet 10, das Pik-Ass 7. Bilder: Der Herz-Bube kostet 2, die Dame 3, der König 4, das Ass 5. Pip: Jedes Herz kostet seinen Wert, vom Buben mit 11 bis zum Ass mit 14, und die Pik-Dame nichts. Spot: 2 bis 10 kosten ihren Wert, Bilder und das Ass 10, die Pik-Dame 25.
rule-kitty-title = Übrige Karten
rule-kitty = Hausregel zu dritt, zu fünft und zu sechst: Es wird nichts aussortiert. Die eine, zwei oder vier übrigen Karten liegen verdeckt und gehen an den, der den ersten Stich nimmt, oder den ersten Stich mit einem Herz (gibt es keinen, den letzten Stich). Nur er sieht sie, aber Strafkarten und Bonuskarten darunter werden allen gezeigt. Diese zählen, auch für den Durchmarsch.
rule-moon-title = Durchmarsch
rule-moon = Wer alle Strafkarten nimmt, hat die Wahl: sich ihre Punkte, normalerweise 26, selbst abziehen oder jedem der anderen ebenso viele geben. Der Punktestand darf unter null fallen.
rule-moon-settled-title = Durchmarsch ohne Wahl
rule-moon-settled = Hausregel: Die Punkte gehen immer an die anderen, oder sie werden dem, der den Durchmarsch schafft, immer abgezogen. Oder sie gehen an die anderen, werden aber abgezogen, wenn die Partie sonst enden würde und er nicht Erster wäre. Oder es gibt keinen Durchmarsch, und die Punkte bleiben bei ihm.
rule-sun-title = Großer Durchmarsch
rule-sun = Ein Durchmarsch mit jedem Stich der Runde zählt doppelt: normalerweise 52 Punkte statt 26.
rule-no-tricks-title = Gar kein Stich
rule-no-tricks = Wer in einer Runde keinen Stich genommen hat, bekommt fünf Punkte abgezogen, außer in einer Runde mit Durchmarsch. Partner bekommen den Abzug nur, wenn keiner von beiden einen Stich genommen hat.
rule-end-title = Das Ende
rule-end = Die Partie endet nach einer Runde, in der jemand die Grenze erreicht, normalerweise 100 Punkte. Genau erreichen genügt. Die wenigsten Punkte gewinnen; wer gleich viele hat, teilt sich den Platz, und alle an oder über der Grenze haben verloren. Spätestens nach 200 Runden ist Schluss, und es gilt der Stand.
rule-hands-title = Feste Zahl von Runden
rule-hands = Hausregel: Die Partie endet nach 4, 8, 12 oder 16 Runden, egal, wie es steht. Die wenigsten Punkte gewinnen, und es gibt keine Grenze, unter der man bleiben muss.
rule-exact-title = Genau 50 oder 100
rule-exact = Ein Punktestand, den eine Runde auf genau 50 oder genau 100 bringt, sinkt um 50; erst danach entscheidet sich, ob die Partie vorbei ist. Ein Stand, der sich nicht geändert hat, sinkt nicht noch einmal.
rule-tie-title = Weiterspielen bei Gleichstand
rule-tie = Hausregel: Solange am Ende mehrere die wenigsten Punkte haben, wird noch eine Runde gespielt.
rule-bonus-card-title = Bonuskarte
rule-bonus-card = Wer die Bonuskarte nimmt, den Karo-Buben oder die Karo-Zehn, bekommt zehn Punkte weniger. Sie darf im ersten Stich gespielt werden und bricht Herz nicht.
rule-bonus-floor-title = Bonus nur bis null
rule-bonus-floor = Die Bonuskarte bringt eine Runde nie unter null Punkte, außer in einer Runde mit Durchmarsch.
rule-moon-needs-bonus-title = Durchmarsch mit Bonuskarte
rule-moon-needs-bonus = Ein Durchmarsch gelingt nur, wenn jemand alle Strafkarten und die Bonuskarte genommen hat. Die Bonuskarte eines Partners zählt nicht.
rule-bonus-on-moon-title = Bonus bei Durchmarsch
rule-bonus-on-moon = Ohne diese Regel bekommt in einer Runde mit Durchmarsch niemand den Bonus; mit ihr zählt die Bonuskarte auch dann.
rule-partnership-title = Partner
rule-partnership = Zu viert zählen für jeden Partner die Punkte von beiden. Gegenüber: Partner sitzen sich immer gegenüber. Jede Runde neue Partner: Die ersten beiden verschiedenen Spieler, die einen Stich nehmen, sind für diese Runde Partner, und die anderen beiden auch. Wer alle Stiche nimmt, spielt allein gegen drei. Den Durchmarsch muss ein Spieler allein schaffen: Die Punkte werden beiden Partnern abgezogen oder gehen an beide Gegner. Haben Partner alle Punkte nur zusammen, ist das kein Durchmarsch.

### Kinds of decision

decision-passing = Karten weitergeben
decision-leading-spades = Pik ausspielen
decision-leading-hearts = Herz ausspielen
decision-leading-others = Kreuz und Karo ausspielen
decision-taking = Drübergehen
decision-ducking = Drunterbleiben
decision-stopping-moon = Durchmarsch stoppen
decision-voiding = Harmlose Karte abwerfen
decision-discarding = Teure Karte abwerfen
decision-moon = Nach dem Durchmarsch
decision-claiming = Den Rest beanspruchen

theme-passing = Was weitergeben
theme-leading-spades = Wann Pik ausspielen
theme-leading-hearts = Wann Herz ausspielen
theme-leading-others = Was ausspielen
theme-taking = Wann den Stich nehmen
theme-ducking = Wann drunterbleiben
theme-stopping-moon = Wann den Durchmarsch stoppen
theme-voiding = Welche Farbe loswerden
theme-discarding = Welche Punkte weggeben
theme-moon = Wohin mit dem Durchmarsch
theme-claiming = Wann den Rest beanspruchen

holds-queen = Wer hat die Pik-Dame?

### Advice

advice-forced = Es ist die einzige Karte, die du spielen darfst.
nudge-forced = Du darfst nur eine einzige Karte spielen.
advice-claim = Ganz gleich, was die anderen haben: Es ändert nichts mehr.
nudge-claim = Könnten die Karten der anderen noch etwas ändern?
advice-tried = In vielen möglichen Verteilungen ausprobiert: Kein anderer Zug ist besser.
nudge-tried = Was könnten die anderen noch haben?

advice-pass-queen = Ohne vier kleine Pik, die sie decken, ist die Pik-Dame in einem anderen Blatt besser aufgehoben.
nudge-pass-queen = Hast du genug kleine Pik auf der Hand?
advice-pass-spades = Mit wenigen kleinen Pik daneben müssen Pik-Ass und Pik-König vielleicht die Dame nehmen.
nudge-pass-spades = Schau dir deine Pik an.
advice-pass-void = Ohne { the-suit } darfst du alles abwerfen, wenn diese Farbe ausgespielt wird.
nudge-pass-void = Könntest du eine ganze Farbe loswerden?
advice-pass-high = Hohe Karten ohne kleine daneben nehmen Stiche, die du nicht willst.
nudge-pass-high = In welcher Farbe fehlt dir eine kleine Karte zum Drunterbleiben?

advice-moon-win = { $points } Punkte für jeden der anderen beenden die Partie, und niemand liegt vor dir.
nudge-moon-win = Endet die Partie, und wer liegt dann vorn?
advice-moon-add = { $points } Punkte für jeden der anderen bringen das Ende näher.
nudge-moon-add = Wie weit sind alle von der Grenze entfernt?
advice-moon-subtract = Du stehst um { $points } Punkte besser, und die anderen sind der Grenze nicht näher.
nudge-moon-subtract = Liegst du vorn, wenn die Partie jetzt endet?

advice-take-bonus = Das holt die Bonuskarte: weniger Punkte für dich.
nudge-take-bonus = Wo ist die Bonuskarte?
advice-shoot = Noch hat niemand sonst eine Strafkarte genommen: Du könntest sie alle holen.
nudge-shoot = Wer hat bisher Strafkarten genommen?
advice-stop-moon = Bisher hat nur { $player } Strafkarten genommen. Nimm selbst eine, und es gibt keinen Durchmarsch.
nudge-stop-moon = Versucht jemand den Durchmarsch?
advice-starve-moon = Bisher hat nur { $player } Strafkarten genommen: Gib keine dazu und behalte deine Herzen, um später selbst eine zu nehmen.
nudge-starve-moon = Versucht jemand den Durchmarsch?

advice-flush-queen = Du hast kein Pik über der Dame: Ein kleines Pik lockt sie heraus und kann sie nicht nehmen.
nudge-flush-queen = Wo ist die Pik-Dame, und kann sie dir wehtun?
advice-lead-under = Jedes { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
} der anderen ist höher, also muss jemand anders diesen Stich nehmen.
nudge-lead-under = Gibt es eine Karte, die den Stich nicht nehmen kann?
advice-lead-low = Dein kleinstes { the-suit }: Gut möglich, dass die anderen höher gehen müssen.
nudge-lead-low = In welcher Farbe müssten die anderen höher spielen?
advice-high-early = Solange die anderen noch viel { the-suit } haben, wirst du eine hohe Karte gefahrlos los.
nudge-high-early = Von welcher Farbe haben die anderen noch viele Karten?
advice-keep-lead = Niemand kann sie schlagen: Der Stich ist deiner, und das nächste Ausspiel auch.
nudge-keep-lead = Willst du wieder ausspielen?

advice-queen-under = Die Karte von { $player } ist höher als die Pik-Dame: Jemand anders nimmt sie.
nudge-queen-under = Kann sich die Pik-Dame unter einer Karte auf dem Tisch verstecken?
advice-duck = Sie bleibt unter der Karte von { $player }, also ist der Stich nicht deiner.
nudge-duck = Kannst du unter den Karten auf dem Tisch bleiben?
advice-below-queen = Sie ist kleiner als die Pik-Dame: Fällt die Dame in diesem Stich, nimmst du sie nicht.
nudge-below-queen = Die Pik-Dame ist noch nicht gespielt. Welches Pik kann sie nicht nehmen?
advice-last-and-clean = Nach dir kommt niemand mehr, und der Stich kostet nichts: Du wirst eine hohe Karte umsonst los.
nudge-last-and-clean = Was kostet dieser Stich, wenn niemand mehr nach dir kommt?
advice-stay-low = Du musst höher gehen, also spiel deine kleinste Karte: Vielleicht muss jemand nach dir noch höher.
nudge-stay-low = Wer muss noch spielen?
advice-take-high = Der Stich ist ohnehin deiner: Spiel die höchste und behalte die kleinen.
nudge-take-high = Wenn du den Stich nehmen musst, mit welcher Karte?

advice-dump-queen = Du hast die ausgespielte Farbe nicht, also geht die Pik-Dame an jemand anders.
nudge-dump-queen = Du darfst alles abwerfen. Was würde dir am meisten wehtun?
advice-dump-spade = Sie könnte später die Pik-Dame nehmen müssen, also weg damit.
nudge-dump-spade = Die Pik-Dame ist noch nicht gespielt. Was könnte sie nehmen?
advice-dump-heart = Ein hier abgeworfenes Herz kostet jemand anders einen Punkt und nimmt später keinen Stich.
nudge-dump-heart = Du darfst alles abwerfen. Was kostet jemand anders einen Punkt?
advice-void-suit = Es ist dein letztes { the-suit }: Wird die Farbe wieder ausgespielt, darfst du alles abwerfen.
nudge-void-suit = Könntest du eine Farbe ganz loswerden?
advice-dump-high = Du hast die ausgespielte Farbe nicht: Wirf eine Karte ab, die später einen Stich nehmen könnte.
nudge-dump-high = Welche Karte könnte einen Stich nehmen, den du nicht willst?
advice-give-bonus = Der Stich gehört bisher deinem Partner, und der Bonus wäre für euch beide.
nudge-give-bonus = Wessen Stich ist es?
advice-spare-partner = Der Stich gehört bisher deinem Partner: Was er kostet, zahlst du mit.
nudge-spare-partner = Wessen Stich ist es?

### What could be known of a move, looking back

known-guard = Du hattest die Pik-Dame { $count ->
    [0] ohne ein kleineres Pik
    [one] mit einem kleineren Pik
   *[other] mit { $count } kleineren Pik
} als Deckung.
known-alone = Niemand sonst hatte noch { the-suit }, also konnte dir niemand diesen Stich nehmen.
known-highest = Jedes { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
} in den anderen Blättern war kleiner.
known-lowest = Jedes { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
} in den anderen Blättern war höher.
known-between = { the-suit } in den anderen Blättern: { $higher } höher, { $lower } kleiner.
known-void = { $player } hatte erkennbar kein { the-suit } mehr.
known-to-come = { $count ->
    [one] Ein Spieler kam
   *[other] { $count } Spieler kamen
} noch nach dir.
known-queen = Die Pik-Dame war noch nicht gespielt.

### A guided first game: $who and $player are whoever it is about

guide-aim-title = Wenige Punkte gewinnen
guide-aim = Karten, die du nimmst, können Punkte kosten: jedes Herz 1, die Pik-Dame 13. Nimm so wenige Punkte, wie du kannst.
guide-aim-learnt = Die wenigsten Punkte gewinnen: Jedes Herz kostet 1, die Pik-Dame 13
guide-two-of-clubs-title = { $who ->
    [you] Du beginnst
   *[other] { $player } beginnt
}
guide-two-of-clubs = { $who ->
    [you] Wer { $cards } hat, beginnt damit, und das bist du. Tippe auf die Karte, dann auf „Spielen“.
   *[other] Wer { $cards } hat, beginnt damit: { $player }. Dann spielt jeder reihum eine Karte.
}
guide-two-of-clubs-learnt = Das kleinste Kreuz eröffnet die Runde
guide-trick-title = { $who ->
    [you] Der Stich ist deiner
   *[other] { $player } nimmt den Stich
}
guide-trick = { $cards } ist die höchste Karte der ausgespielten Farbe. { $who ->
    [you] Also nimmst du die Karten auf dem Tisch, einen Stich, und spielst zum nächsten aus.
   *[other] Also nimmt { $player } die Karten auf dem Tisch, einen Stich, und spielt zum nächsten aus.
}
guide-trick-learnt = Die höchste Karte der ausgespielten Farbe nimmt den Stich und spielt als Nächstes aus
guide-follow-suit-title = { $suit ->
    [C] Kreuz
    [D] Karo
    [S] Pik
   *[H] Herz
} wurde ausgespielt
guide-follow-suit = Du hast { the-suit }, also musst du bedienen. Mit welcher Karte, entscheidest du.
guide-follow-suit-learnt = Bediene die Farbe, wenn du kannst
guide-discard-title = { $who ->
    [you] Kein { the-suit }
   *[other] { $player } hat kein { the-suit }
}
guide-discard = { $who ->
    [you] Du hast kein { the-suit }, also darfst du jede Karte abwerfen. Sie kann den Stich nicht nehmen: eine gute Gelegenheit, etwas loszuwerden, das dir wehtun könnte.
   *[other] { $player } hat kein { the-suit } und darf jede Karte abwerfen. Sie kann den Stich nicht nehmen: eine gute Gelegenheit, etwas loszuwerden, das Punkte kostet.
}
guide-discard-learnt = Nichts von dieser Farbe: Spiel irgendetwas
guide-first-trick-title = Noch keine Punkte
guide-first-trick = Du hast kein { the-suit }, aber im ersten Stich darf niemand Punkte abwerfen: Deine Strafkarten müssen warten.
guide-first-trick-learnt = Keine Punkte im ersten Stich
guide-hearts-broken-title = { $state ->
    [broken] Herz ist gebrochen
   *[unbroken] Noch kein Herz
}
guide-hearts-broken = { $state ->
    [broken] { $who ->
        [you] Du hast { $cards } gespielt, { $by ->
            [heart] das erste Herz
           *[any-penalty] die erste Strafkarte
        }.
       *[other] { $player } hat { $cards } gespielt, { $by ->
            [heart] das erste Herz
           *[any-penalty] die erste Strafkarte
        }.
    } Ab jetzt darf Herz ausgespielt werden.
   *[unbroken] Du darfst noch kein Herz ausspielen. Erst muss jemand { $by ->
        [heart] ein Herz auf eine andere Farbe abwerfen
       *[any-penalty] eine Strafkarte spielen
    }: Spiel etwas anderes aus.
}
guide-hearts-broken-learnt = Herz darfst du erst ausspielen, wenn eine Strafkarte gespielt ist
guide-unbroken-title = Noch nicht gebrochen
guide-unbroken = { $cards } kostet Punkte, aber nach dieser Hausregel bricht nur ein Herz Herz.
guide-unbroken-learnt = Die Pik-Dame bricht Herz nicht
guide-points-title = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
} für { $who ->
    [you] dich
   *[other] { $player }
}
guide-points = { $who ->
    [you] Du hast { $cards } genommen. Strafkarten liegen offen vor dir und zählen, wenn die Runde vorbei ist.
   *[other] { $player } hat { $cards } genommen. Strafkarten liegen offen vor dem, der sie genommen hat, und zählen, wenn die Runde vorbei ist.
}
guide-points-learnt = Strafkarten liegen offen vor dem, der sie genommen hat
guide-queen-title = { $state ->
    [held] Du hast die Dame
   *[taken] { $points } Punkte auf einmal
}
guide-queen = { $state ->
    [held] Die Pik-Dame kostet { $points } Punkte, wenn man sie nimmt. Wirf sie auf eine andere Farbe ab oder spiel sie unter ein höheres Pik.
   *[taken] { $who ->
        [you] Du hast
       *[other] { $player } hat
    } die Pik-Dame genommen: { $points } Punkte auf einmal, mehr als jede andere Karte.
}
guide-queen-learnt = Die Pik-Dame kostet am meisten
guide-moon-title = { $state ->
    [shot] { $who ->
        [you] Dein Durchmarsch ist geglückt!
       *[other] Durchmarsch von { $player }!
    }
   *[near] { $who ->
        [you] Alle Punkte sind bei dir
       *[other] { $player } hat alle Punkte
    }
}
guide-moon = { $state ->
    [shot] { $who ->
        [you] Dein Durchmarsch ist geglückt: Du hast jede Strafkarte. Zieh dir { $points } Punkte ab oder gib den anderen je { $points }.
       *[other] { $player } hat den Durchmarsch geschafft, mit jeder Strafkarte, und darf sich { $points } Punkte abziehen oder den anderen je { $points } geben.
    }
   *[near] { $who ->
        [you] Alle Punkte bisher sind bei dir. Nimmst du alle { $points }, ist es ein Durchmarsch: Dann kosten sie dich nichts mehr.
       *[other] { $player } hat alle Punkte bisher. Mit allen { $points } ist es ein Durchmarsch, und sie kosten nichts. Ein Punkt für jemand anders verhindert das.
    }
}
guide-moon-learnt = Alle Punkte einer Runde: Das ist ein Durchmarsch
guide-end-title = Die Runde ist vorbei
guide-end = Die Punkte kommen auf den Spielblock. Eine Partie geht weiter, { $hands ->
    [0] bis jemand { $target } hat
   *[other] bis { $hands } Runden gespielt sind
}: Die wenigsten Punkte gewinnen.
guide-end-learnt = Die Partie endet normalerweise bei 100 Punkten

guide-pass-title = { some-cards-title } an { $player }
guide-pass = Gib { some-cards } an { $player } weiter, bevor du siehst, was kommt. Gib hohe Pik weg oder hohe Karten ohne kleine daneben.
guide-pass-learnt = Vor den meisten Runden werden Karten weitergegeben
guide-received-title = Deine neuen Karten
guide-received = Du hast dafür { $cards } bekommen. Merk dir, was du weggegeben hast: Du weißt, wer es hat.
guide-received-learnt = Du weißt, wo die weitergegebenen Karten sind
guide-hold-title = Diesmal keine Weitergabe
guide-hold = In dieser Runde wird nichts weitergegeben: Du behältst, was du bekommen hast. Die Richtung wechselt von Runde zu Runde.
guide-hold-learnt = Die Richtung der Weitergabe wechselt, und jeder Durchgang hat eine Runde ohne Weitergabe
guide-scatter-title = Jedem Spieler eine Karte
guide-scatter = In dieser Runde gehen deine drei Karten an drei Spieler: die zuerst gewählte nach links, die zweite nach gegenüber, die dritte nach rechts.
guide-scatter-learnt = Streuen: jedem Spieler eine Karte
guide-scattered-title = Von jedem eine Karte
guide-scattered = Du hast { $cards } bekommen, eine von jedem Spieler, und du weißt, welche von wem ist.
guide-scattered-learnt = Du weißt, von wem welche Karte kommt
guide-smoosh-title = In die Mitte
guide-smoosh = In dieser Runde werden je drei Karten von allen zusammen gemischt, und jeder bekommt drei zurück. Deine eigenen können auch dabei sein.
guide-smoosh-learnt = Mischen: drei Karten in die Mitte, drei wieder heraus
guide-smooshed-title = Drei aus der Mitte
guide-smooshed = Du hast { $cards } bekommen. Niemand weiß, woher sie kommen.
guide-smooshed-learnt = Niemand weiß, welche Karte von wem war
guide-bonus-card-title = { $state ->
    [held] Du hast die Bonuskarte
   *[taken] { $who ->
        [you] Die Bonuskarte ist deine
       *[other] { $player } hat die Bonuskarte
    }
}
guide-bonus-card = { $state ->
    [held] Wer { $cards } nimmt, bekommt { $points } Punkte weniger. Willst du sie behalten, gewinne den Stich, in dem du sie spielst.
   *[taken] { $who ->
        [you] Mit { $cards } bekommst du in dieser Runde { $points } Punkte weniger.
       *[other] Mit { $cards } bekommt { $player } in dieser Runde { $points } Punkte weniger.
    }
}
guide-bonus-card-learnt = Die Bonuskarte zieht Punkte ab
guide-moon-needs-bonus-title = { $state ->
    [yes] Mit der Bonuskarte
   *[no] Kein Durchmarsch
}
guide-moon-needs-bonus = { $state ->
    [yes] Alle Punkte und dazu { $cards }: Erst beides zusammen ist ein Durchmarsch.
   *[no] Ein Spieler hat alle Punkte, aber { $cards } hat jemand anders genommen. Also ist es kein Durchmarsch, und alle Punkte zählen.
}
guide-moon-needs-bonus-learnt = Zum Durchmarsch gehört auch die Bonuskarte
guide-bonus-on-moon-title = Die Bonuskarte zählt auch
guide-bonus-on-moon = { $who ->
    [you] Du hast { $cards }: Nach dieser Hausregel wird dir der Bonus trotz des Durchmarschs abgezogen.
   *[other] { $player } hat { $cards }: Nach dieser Hausregel wird der Bonus trotz des Durchmarschs abgezogen.
}
guide-bonus-on-moon-learnt = Auch nach einem Durchmarsch zählt die Bonuskarte
guide-partnership-title = Dein Partner: { $player }
guide-partnership = { $state ->
    [fixed] { $player }, dir gegenüber, spielt mit dir als Partner: Für jeden von euch zählen die Punkte von beiden.
   *[ad-hoc] Die ersten beiden, die einen Stich nehmen, sind Partner, die anderen auch: Was { $player } nimmt, kostet dich mit.
}
guide-partnership-learnt = Für Partner zählen die Punkte von beiden
guide-shared-title = Geteilte Punkte
guide-shared = { $points } deiner Punkte kommen von dem, was { $player } genommen hat: Partner bekommen gleich viele.
guide-shared-learnt = Was ein Partner nimmt, zählt auch für dich

guide-first-lead-title = { $who ->
    [you] Du spielst aus
   *[other] { $player } spielt aus
}
guide-first-lead = Nach dieser Hausregel geht das erste Ausspiel Runde für Runde reihum, und ein Kreuz muss es nicht sein.
guide-first-lead-learnt = Das erste Ausspiel geht reihum, und ein Kreuz muss es nicht sein
guide-any-first-trick-title = Punkte im ersten Stich
guide-any-first-trick = Nach dieser Hausregel dürfen Strafkarten schon im allerersten Stich abgeworfen werden.
guide-any-first-trick-learnt = Strafkarten dürfen im ersten Stich gespielt werden
guide-free-hearts-title = Herz ist erlaubt
guide-free-hearts = Nach dieser Hausregel muss Herz nicht gebrochen sein: Du darfst jetzt eins ausspielen.
guide-free-hearts-learnt = Herz darf jederzeit ausgespielt werden
guide-queen-waits-title = Die Dame muss warten
guide-queen-waits = Es wurde noch kein Herz gespielt, und nach dieser Hausregel wartet { $cards } darauf, solange du etwas anderes spielen darfst.
guide-queen-waits-learnt = Die Pik-Dame wartet auf das erste Herz
guide-queen-forced-title = Die Dame muss weg
guide-queen-forced = Du kannst nicht bedienen, also musst du nach dieser Hausregel { $cards } abwerfen.
guide-queen-forced-learnt = Die Pik-Dame muss bei der ersten Gelegenheit abgeworfen werden
guide-pass-cycle-title = An { $player }
guide-pass-cycle = { $way ->
    [left] An diesem Tisch gehen die Karten immer nach links.
    [right] An diesem Tisch gehen die Karten immer nach rechts.
    [across] An diesem Tisch gehen die Karten immer nach gegenüber.
    [left-right] An diesem Tisch gehen die Karten abwechselnd nach links und rechts.
   *[turning-no-hold] An diesem Tisch wird vor jeder Runde weitergegeben.
}
guide-pass-cycle-learnt = Eine Hausregel bestimmt die Richtung der Weitergabe
guide-pass-count-title = { some-cards-title }
guide-pass-count = An diesem Tisch { $count ->
    [1] wird
   *[other] werden
} { some-cards } statt drei weitergegeben.
guide-pass-count-learnt = Eine Hausregel bestimmt, wie viele Karten weitergegeben werden
guide-keep-spades-title = Hohe Pik bleiben
guide-keep-spades = Nach dieser Hausregel darfst du { $cards } nicht weitergeben. Wähle aus deinen anderen Karten.
guide-keep-spades-learnt = Hohe Pik dürfen nicht weitergegeben werden
guide-kitty-title = { $who ->
    [you] Die übrigen Karten sind deine
   *[other] { $player } bekommt die übrigen Karten
}
guide-kitty = { $count ->
    [one] Die vom Verteilen übrige Karte geht
   *[other] Die { $count } vom Verteilen übrigen Karten gehen
} mit diesem Stich an { $who ->
    [you] dich. Nur du siehst sie, aber ihre Punkte zählen.
   *[other] { $player }. Niemand sonst sieht sie, aber ihre Punkte zählen.
}
guide-kitty-learnt = Übrige Karten gehen an den, der einen bestimmten Stich nimmt
guide-penalties-title = { $points ->
    [one] Ein Punkt
   *[other] { $points } Punkte
}
guide-penalties = An diesem Tisch { $penalties ->
    [hearts-only] kostet nur Herz Punkte, je einen, und die Pik-Dame nichts.
    [black-maria] kostet der Pik-König 10 und das Pik-Ass 7, neben den 13 der Dame.
    [face] kostet der Herz-Bube 2, die Dame 3, der König 4, das Ass 5.
    [pip] kostet jedes Herz seinen Wert, bis zu 14 für das Ass, und die Pik-Dame nichts.
   *[spot] kostet jedes Herz seinen Wert, Bilder kosten 10 und die Pik-Dame 25.
}
guide-penalties-learnt = Eine Hausregel bestimmt, welche Karten Punkte kosten
guide-bonus-floor-title = Nicht unter null
guide-bonus-floor = Nach dieser Hausregel kann { $cards } deine Punkte einer Runde nicht unter null bringen.
guide-bonus-floor-learnt = Der Bonus kann eine Runde nicht unter null bringen
guide-moon-settled-title = Der Durchmarsch
guide-moon-settled = { $who ->
    [you] Du hast alle Strafkarten genommen.
   *[other] { $player } hat alle Strafkarten genommen.
} { $state ->
    [moon-add] Nach dieser Hausregel bekommt jeder der anderen { $points } Punkte; es gibt nichts zu wählen.
    [moon-subtract] Nach dieser Hausregel werden { $who ->
        [you] dir
       *[other] { $player }
    } dafür { $points } Punkte abgezogen; es gibt nichts zu wählen.
   *[none] Nach dieser Hausregel gibt es keinen Durchmarsch: { $who ->
        [you] Du behältst
       *[other] { $player } behält
    } alle { $points } Punkte.
}
guide-moon-settled-learnt = Eine Hausregel bestimmt, was ein Durchmarsch wert ist
guide-sun-title = { $who ->
    [you] Dein großer Durchmarsch!
   *[other] Großer Durchmarsch von { $player }!
}
guide-sun = { $who ->
    [you] Du hast alle Strafkarten und jeden Stich
   *[other] { $player } hat alle Strafkarten und jeden Stich
}: Nach dieser Hausregel zählt das doppelt, { $points } Punkte.
guide-sun-learnt = Ein Durchmarsch mit jedem Stich zählt doppelt
guide-no-tricks-title = Gar kein Stich
guide-no-tricks = { $who ->
    [you] Du hast in dieser Runde keinen Stich genommen und bekommst fünf Punkte abgezogen.
   *[other] { $player } hat in dieser Runde keinen Stich genommen und bekommt fünf Punkte abgezogen.
}
guide-no-tricks-learnt = Fünf Punkte Abzug für gar keinen Stich

guide-claim-title = { $who ->
    [you] Der Rest steht fest
   *[other] { $player } beendet die Runde
}
guide-claim = { $state ->
    [take] { $who ->
        [you] Kein anderer kann noch einen Stich gewinnen. Du darfst dein Blatt offen hinlegen und den ganzen Rest nehmen.
       *[other] Kein anderer kann noch einen Stich gewinnen, also legt { $player } das Blatt offen hin und nimmt den ganzen Rest.
    }
   *[end] Alle Punkte dieser Runde sind genommen, also müssen die letzten Stiche nicht mehr gespielt werden.
}
guide-claim-learnt = Steht alles fest, darf eine Runde früher enden

guide-cost-trick-title = { $points ->
    [one] 1 Punkt für dich
   *[other] { $points } Punkte für dich
}
guide-cost-trick = { $cards } ist die höchste Karte in { the-suit }, also ist der Stich deiner, mit allen Punkten darin.
guide-cost-queen-title = { $points } Punkte für dich
guide-cost-queen = { $cards } ist die höchste Karte in { the-suit }, also ist der Stich deiner, und mit ihm die Pik-Dame.

### Ways of bots

temper-cautious = vorsichtig
temper-cautious-help = Bleibt drunter, sobald eine Farbe zum zweiten Mal kommt, und spart hohe Karten für später auf.
temper-daring = waghalsig
temper-daring-help = Behält die Pik-Dame, wenn kleine Pik sie decken, und spielt hohe Kreuz und Karo aus, solange die anderen noch viele haben.
temper-shooter = Durchmarschierer
temper-shooter-help = Wagt den Durchmarsch mit Blättern, die andere hoffnungslos nennen.
