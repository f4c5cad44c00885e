# The page in German

### Taku

tagline = Karten und Würfel
welcome = Nimm Platz
welcome-line = Du kennst ein Spiel noch nicht? Spiel deine erste Partie mit einem Begleiter an deiner Seite. Sie dauert zehn Minuten, und du musst vorher nichts lesen.
promise-free = Kostenlos
promise-offline = Auch offline
promise-account = Ohne Konto

### Home

play = Spielen
play-game = { $game } spielen
starting = Der Tisch wird gedeckt
played-soon = Gleich so weit
left-unfinished = Unterbrochen
resume = Weiter
resume-turn = Dein Zug
resume-other = Die anderen spielen
also-unfinished = Weitere unterbrochene Partien
round-number = Runde { $round }
place-now = { $place ->
    [1] du liegst vorn
    [2] du bist auf Platz 2
    [3] du bist auf Platz 3
   *[other] du bist auf Platz { $place }
}
for-you = Heute für dich
remove = Entfernen
remove-match = { $game } entfernen, { $when }
damaged = Nicht zu öffnen
damaged-line = Diese Partien bleiben, wie sie sind, bis du sie löschst.
damaged-game = Gespeicherte Partie
damaged-why = { $part ->
    [format] Diese Partie wurde mit einer anderen Version von Taku gespeichert; diese kann sie nicht lesen.
    [game] Diese Version von Taku kennt das Spiel nicht.
    [options] Diese Version kennt die Hausregeln dieser Partie nicht.
    [seats] Diese Version kennt die Bots oder die Spielerzahl dieser Partie nicht.
    [move] Zug { $entry } dieser Partie ist nach den Regeln dieser Version nicht erlaubt.
    [crash] Der Tisch ist in dieser Partie zweimal an derselben Stelle abgestürzt.
    [seed] Diese gespeicherte Partie ist beschädigt: Die Verteilung ist nicht lesbar.
    [log] Diese gespeicherte Partie ist beschädigt: Die Züge sind nicht lesbar.
    [names] Diese gespeicherte Partie ist beschädigt: Die Namen der Spieler sind nicht lesbar.
    [when] Diese gespeicherte Partie ist beschädigt: Das Datum ist nicht lesbar.
    [whole] Diese gespeicherte Partie ist beschädigt.
   *[other] Diese gespeicherte Partie ist beschädigt: Der Teil „{ $part }“ ist nicht lesbar.
}
damaged-copy = Kopieren
damaged-copy-match = Als Text kopieren: { $match }
damaged-copied = Die gespeicherte Partie wurde als Text kopiert.
damaged-remove = Endgültig löschen: { $match }
games = Spiele
more-games = Mehr Spiele
rules = Regeln
rules-of = Regeln: { $game }
options = Optionen
options-of = Optionen: { $game }
settings = Einstellungen
about = Info
site-line = Hearts, Präsident, Haggis und Würfelspiele: gegen Bots oder mit Freunden spielen und dabei lernen. Kostenlos, ohne Konto und ohne Werbung.
back = Zurück
close = Schließen
other-theme = Hell oder dunkel
change-language = Sprache wählen
language-done = { $share } fertig; der Rest auf Englisch
language-offline = Braucht beim ersten Mal eine Verbindung
language-line = Die Seite, die Regeln und was vorgelesen wird, wechseln sofort.
language-help = Beim Übersetzen helfen

face-unbroken = { $face }
decimal-sign = ,
progress = Der Tisch wird gedeckt
progress-bytes = Der Tisch wird gedeckt · { $loaded } von { $total } MB
progress-starting = Der Tisch wird gedeckt · gleich fertig

### A game

new-match = Neue Partie
setup = { $players ->
    [one] 1 Spieler
   *[other] { $players } Spieler
}{ $people ->
    [0] {""}
   *[other] , { $people } an diesem Gerät
}{ $bots ->
    [none] {""}
    [easy] , Bots: leicht
    [normal] , Bots: mittel
    [skilled] , Bots: geübt
    [strong] , Bots: stark
    [expert] , Bots: Experten
   *[other] , Bots verschiedener Stärke
}
look-back = Deine Partien
workbench = Werkstatt
lessons = Lektionen
see-again = Ansehen
done-of = { $done } von { $all }
last-result = { $day }: { $result }
won-of = { $won } von { $matches } gewonnen
not-played-yet = noch nicht gespielt
not-begun-yet = noch nicht begonnen
all-hands-seen = alle Karten offen
unfinished = unterbrochen
daily-begun-before = begonnen und entfernt
matches-of = Ansehen: { $game }
filter-result = Ergebnis
remove-played = Partie vom { $day } entfernen, { $result }

### Notices

notice = Hinweis
dismiss = Ausblenden
notice-update = Eine neue Version von Taku ist da.
update = Aktualisieren
notice-not-kept = Dieser Browser speichert hier nichts: Partien und Einstellungen bleiben nur, bis du die Seite schließt.
notice-measured = { $kind ->
    [league] Die Liga ist nach { $deals } Verteilungen zu Ende.
    [wrong] Die Messung von { $name } ist vorzeitig abgebrochen.
   *[measure] { $name } wurde über { $deals } Verteilungen gemessen.
}
notice-not-opened = { damaged-why } Die Partie bleibt gespeichert, wie sie ist.
notice-unavailable = Der Tisch konnte nicht geladen werden. Prüfe deine Verbindung: Nach dem ersten Besuch läuft Taku auch offline.
notice-incomplete = Ein Teil der Seite konnte nicht geladen werden. Prüfe deine Verbindung: Sobald alles da ist, läuft Taku auch offline.
notice-standstill = Das Laden dauert lange: Die Verbindung ist langsam oder steht still. Es kann noch klappen.
notice-no-webassembly = In diesem Browser laufen keine Partien und Lektionen, weil WebAssembly fehlt oder abgeschaltet ist (zum Beispiel im Blockierungsmodus). Die Regeln kannst du trotzdem lesen.
retry = Noch einmal
notice-replaced = Taku wurde aktualisiert. Lade die Seite neu, dann geht es weiter.
reload = Neu laden
notice-not-read = Was dieser Browser gespeichert hat, ist gerade nicht lesbar.
notice-not-erased = Dieser Browser kann die gespeicherten Partien gerade nicht löschen. Alles andere ist gelöscht.
notice-tablebase-missing = Die Daten des stärksten Bots konnten nicht geladen werden, deshalb spielt ein schwächerer. Prüfe deine Verbindung.
notice-may-go = { $browser ->
    [webkit] Safari löscht gespeicherte Partien nach sieben Tagen ohne Besuch, wenn Taku nicht installiert ist.
   *[other] Dieser Browser löscht deine gespeicherten Partien vielleicht, wenn der Platz knapp wird.
}
keep-games = So behältst du sie
notice-lost = Der Browser hat deine gespeicherten Partien gelöscht. Wenn du eine Sicherungsdatei hast, kannst du sie importieren.
bring-file = Sicherung importieren
notice-waits = Deine Partie ist so gespeichert, wie du sie verlassen hast.
back-to-game = Zurück zur Partie
notice-nowhere = Unter „{ $address }“ gibt es keine Seite.
notice-apart = Diese Partie spielst du mit Freunden. Öffne den Link dazu noch einmal, dann geht es weiter.
notice-elsewhere = Diese Partie ist in einem anderen Tab offen.
play-here = Hier spielen
notice-taken = Diese Partie geht in einem anderen Tab weiter.
notice-not-laid = Der Tisch ist bei dieser Stellung zweimal abgestürzt, deshalb lässt sie sich hier nicht öffnen.
notice-further = Anderswo hattest du diese Partie schon weitergespielt, deshalb geht es von dort aus weiter.{ $parted ->
    [true] {" "}Was du hier gespielt hast, ist als eigene Partie gespeichert.
   *[false] {""}
}
notice-removed = { $count ->
    [1] Entfernt: { $what }.
   *[other] Entfernt: { $what } und andere, insgesamt { $count }.
}
undo-removal = Rückgängig
put-back = Wieder da.
notice-not-removed = Dieser Browser kann das gerade nicht löschen.
notice-restarted = Der Tisch musste neu gestartet werden. Deine Partie geht an derselben Stelle weiter.

### First games

first-game = Erste Partie
first-row = Spielend lernen
first-which = Welches Spiel?
first-line = Eine richtige Partie mit einem Begleiter, der jede Regel erklärt, wenn sie vorkommt.
first-minutes = zehn Minuten
first-played = gespielt
first-leave = Verlassen (die Partie ist gespeichert)
first-over = Jetzt kannst du { $game } spielen
first-learnt = Das hast du gelernt
first-yet = Das lernst du beim Weiterspielen kennen
first-further = Als Nächstes:
first-again = Noch einmal mit neuer Verteilung
first-try = In kurzer Runde probieren
first-options = Eine Hausregel in einer kurzen Runde lernen
notice-first-anew = Diese Partie ließ sich nicht an der alten Stelle öffnen, deshalb beginnt sie von vorn.
guide = Begleiter
guide-is = Begleiter: { $on ->
    [true] an
   *[false] aus
}
guide-again = Noch einmal zeigen: { $title }
guide-repeat = Worte des Begleiters noch einmal zeigen
guide-ask = { $game } ist neu für dich? Ich kann dir jede Regel erklären, sobald sie vorkommt.
guide-ask-yes = Ja
guide-ask-no = Nein
unfold = Alles zeigen
rules-met = Bekannte Regeln
rules-to-come = { $count ->
    [one] 1 Regel kommt noch
   *[other] { $count } Regeln kommen noch
}
rules-still-to-come = Kommt noch
tell-again = Alle Regeln noch einmal erklären
keep-it = So lassen
try-again = Neu versuchen
play-match = Partie spielen

### Lessons

learn = Lernen
learn-game = { $game } lernen
learn-line = Kurze Lektionen: etwas lesen, etwas spielen. Keine dauert länger als drei Minuten.
learn-left = Weiter: { $game }, { $title }
learn-left-line = Schritt { $step } von { $steps }
learn-standing = { $done } von { $all } Lektionen
learn-rules = Die Regeln
learn-options = Hausregeln
learn-strategy = Gut spielen
learn-club = Lektionen dieser Website
notice-no-lesson = Diese Lektion gibt es nicht. Wähle eine von diesen.
notice-no-step = Diesen Schritt hat die Lektion nicht.
lesson-number = { $game } · Lektion { $number }
lesson-start = Start
lesson-leave = Lektion verlassen
lesson-text = Worum es in diesem Schritt geht
lesson-step = Schritt { $step } von { $steps }, { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} geholt
lesson-stars = { $stars ->
    [one] 1 Stern
   *[other] { $stars } Sterne
} von { $steps }
lesson-right = Genau
lesson-poor = Es geht noch besser
lesson-other = Erlaubt, aber hier nicht gefragt
lesson-refused = Nicht erlaubt
lesson-wrong = Schau noch mal
lesson-missed = Auch diese gehören dazu: { $cards }.
lesson-rule = Regel: { $rule }
lesson-broken = Dieser Schritt lässt sich nicht zeigen. Geh zum nächsten.
lesson-continue = Weiter
lesson-known = Das kennst du aus deiner ersten Partie.
lesson-again = Noch einmal
lesson-take-back = Rückgängig
lesson-answer = Antworten
lesson-answer-own = { $answer }
lesson-your-answer = Deine Antwort
lesson-less = Eins weniger
lesson-more = Eins mehr
ask-these = { $most ->
    [1] Karte wählen
   *[other] Karten wählen
}
lesson-these = { $count ->
    [0] Karten wählen
    [one] Diese Karte
   *[other] Diese { $count } Karten
}
try-these = { $count ->
    [one] Diese Karte probieren
   *[other] Diese Karten probieren
}
show-answer = Auflösen
lesson-shown-number = Die Antwort ist { $number }.
lesson-shown-seat = { $who ->
    [you] Du bist es.
   *[other] { $player } ist es.
}
lesson-shown-cards = Die Antwort: { $cards }.
lesson-shown-try = Versuch genau das, was die Lektion verlangt: Der Tisch sagt dir, warum es nicht erlaubt ist.
advice-guess = Eine Schätzung: Die genauen Werte konnten nicht geladen werden.
lesson-nudge-move = Lies die Frage noch einmal. Erlaubt ist alles, was nicht abgedunkelt ist.
lesson-nudge-forbidden = Tippe darauf, auch wenn es abgedunkelt ist: Es kann nichts passieren.
lesson-nudge-playable = Geh die Karten einzeln durch und frag dich bei jeder: Darfst du sie nach den Regeln spielen?
lesson-nudge-number = Zähle in Ruhe, eins nach dem anderen.
lesson-nudge-seat = Geh reihum, Spieler für Spieler.
lesson-nudge-choice = Schließ die Antworten aus, die nicht stimmen können.
lesson-nudge-play = Spiel einfach wie in einer Partie: Hier gibt es nicht nur eine richtige Antwort.
lesson-over = { $praise ->
    [2] Du hast alle Sterne geholt.
    [1] Gut gemacht. Spiel sie noch einmal für die fehlenden Sterne, oder geh weiter.
   *[other] Geschafft. Spiel sie noch einmal: Es wird dir leichter fallen.
}
lesson-taught = Regeln in dieser Lektion
lesson-next = Weiter: { $title }
lesson-once-more = Noch einmal
lesson-all = Alle Lektionen: { $game }

### Practice

practice = Üben
practice-of = { $game } üben
practice-line = Kurze Fragen ohne Ende, jede aus einer neuen Stellung. Was du falsch hattest, kommt öfter.
practice-new = Noch nicht begonnen
practice-standing = { $right } von { $answered } richtig · beste Serie { $best }
practice-right = { $right } von { $answered } richtig
practice-streak = { $streak ->
    [0] Eine neue Serie
   *[other] { $streak } in Folge
}
practice-shaky = Diese kommen öfter
practice-wrong = Nicht ganz
practice-answer = Die Antwort: { $answer }.
practice-next = Nächste Frage
practice-leave = Übung verlassen
kind-yes = Ja
kind-no = Nein

### Problems

train = Training
train-of = Training: { $game }
train-line = Was würdest du spielen?
train-lead = Stellungen aus Partien von Bots, in denen ein Zug oder wenige klar am besten sind. Was du falsch hattest, kommt wieder.
train-leave = Training verlassen
train-problem = Aufgabe { $at } von { $all }
train-dots = { $right } richtig, { $wrong } falsch, { $left } noch offen
train-what = Was würdest du spielen?
train-last = { $who ->
    [you] Der letzte Stich ging an dich
   *[other] Der letzte Stich ging an { $player }
}
train-next = Nächste Aufgabe
train-play-on = Weiterspielen
train-costs = { $cards } { $count ->
    [one] kostet
   *[other] kosten
} { $amount }
train-costs-move = „{ $move }“ kostet { $amount }
train-give-or-take = { $told }, auf { $error } genau
train-right = { $count ->
    [one] Richtig: Das ist am besten
   *[other] Richtig: einer von { $count } etwa gleich guten Zügen
}
train-shown = Am besten: { $cards }
train-shown-move = Am besten: { $move }
train-best = am besten
train-best-move = Der beste Zug
train-your-move = Dein Zug
train-tempting = Fehler eines Bots
train-ways = Zwei Fortsetzungen
train-see-ways = Beide Fortsetzungen ansehen
train-playing-out = Beide Züge im Probelauf …
train-no-ways = Die Fortsetzungen dieser Aufgabe lassen sich nicht zeigen.
train-way-told = { $name }: { $words }
train-often = In { $often } von { $worlds } Probeläufen kam es dazu; nach dem anderen Zug in { $otherwise }.
train-later = { $count ->
    [one] 1 Stich dazwischen
   *[other] { $count } Stiche dazwischen
}
train-trick = Schritt { $at } von { $all }
train-trick-before = Früher
train-trick-after = Später
train-send = Link zu dieser Aufgabe kopieren
train-not-copied = Der Link ließ sich nicht kopieren.
train-over = { $right } von { $all } richtig
train-over-loss = Jede Antwort hat im Schnitt { $amount } gekostet.
train-day = Aufgabe des Tages
train-not-tried = Noch offen
train-was-right = Richtig
train-was-wrong = Nicht richtig
train-try = Lösen
train-lost = Wo du am meisten verlierst
train-unit = Punkte pro Entscheidung
train-count = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}
train-hard-to-tell = schwer zu sagen
train-kind-told = { $error ->
    [none] { $amount } verloren, in einer Entscheidung
   *[other] { $amount } pro Entscheidung verloren, auf { $error } genau
}
train-start = { $count ->
    [one] Start: 1 Aufgabe
   *[other] Start: { $count } Aufgaben
}
train-session = { $count ->
    [one] 1 Aufgabe
   *[other] { $count } Aufgaben
}, etwa { $minutes ->
    [one] 1 Minute
   *[other] { $minutes } Minuten
}
train-due = { $count ->
    [one] Eine geht auf einen früheren Fehler zurück.
   *[other] { $count } gehen auf frühere Fehler zurück.
}
train-mostly = Öfter als andere: { $kinds }. Dort verlierst du am meisten.
train-strength = Deine Spielstärke
train-strength-unit = verlorene Punkte pro Entscheidung
train-strength-you = Du { $loss }
train-strength-told = Du verlierst { $amount } pro Entscheidung, auf { $error } genau.
train-strength-bot = Bot „{ $level }“: { $loss }.
train-strength-needs = { $count } von { $all } Entscheidungen
train-strength-when = Die Zahl erscheint, sobald sie verlässlich ist: nach { $all } ausgewerteten Entscheidungen, also nach ein bis drei Partien.
train-like = Du spielst etwa so gut wie der Bot „{ $level }“ (± { $error }).
train-between = Du spielst zwischen den Bots „{ $weaker }“ und „{ $stronger }“ (± { $error }).
train-above = Du spielst besser als der Bot „{ $level }“ (± { $error }).
train-below = Du spielst schwächer als der Bot „{ $level }“ (± { $error }).
train-formula = So wird gerechnet
train-formula-mean = Zahl = (Verlust 1 + Verlust 2 + … + Verlust n) ÷ n
train-formula-error = Genauigkeit (±) = 2 × Standardabweichung ÷ √n
train-formula-help = n = { $count }: deine letzten ausgewerteten Entscheidungen, bei denen du eine Wahl hattest, höchstens { $most }. Ein Verlust ist, was der Zug verschenkt hat; er ist 0, wenn kein besserer Zug gefunden wurde. Entscheidungen, die nach der Gewinnchance beurteilt werden, zählen nicht mit, weil es bei ihnen nicht um Punkte geht.
train-formula-bots = Die Bots wurden genauso gemessen, unter den üblichen Regeln.
train-formula-unusual = { $count ->
    [one] Eine deiner Entscheidungen fiel unter anderen Regeln oder mit anderer Spielerzahl.
   *[other] { $count } deiner Entscheidungen fielen unter anderen Regeln oder mit anderer Spielerzahl.
}
train-review = Partie auswerten
train-review-count = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}{ $inIdleTime ->
    [true] , nebenbei
   *[false] {""}
}
train-class = Für die Klasse
train-class-line = { $game }: bis zu zehn Aufgaben als eigene Lektion. Verschick ihren Link, und du bekommst die Ergebniszettel deiner Klasse zurück, oder zeig die Lektion mit dem Beamer.
train-class-mixed = Gemischt
train-class-costs = Das kostet im Schnitt { $amount }.
train-class-other = Ein anderer Zug ist im Schnitt besser.
holds-spread = Verteile 100 % auf die Antworten, bevor du spielst.
holds-soon = Zuerst eine Frage zu den Karten der anderen
holds-evenly = Gleich verteilen
holds-impossible = unmöglich
holds-no-one = Niemand
holds-skip = Auslassen
holds-mine = Meine Schätzung
holds-engine = Taku
holds-truth = wirklich
holds-curve = Wenn du { $said } sagst, stimmt es in { $was } der Fälle
holds-said = du sagst
holds-was = es stimmt
train-after-review = { $count ->
    [one] 1 Aufgabe dieser Art
   *[other] { $count } Aufgaben dieser Art
}
notice-no-problem = Diese Aufgabe gibt es hier nicht.

### Options

presets = Fertige Regelpakete
preset-own = Eigene Mischung
own-save-as = Diese Regeln unter einem Namen speichern
own-save = Speichern
own-replace = Ersetzen
own-name = Name dieser Regeln
own-rename = Umbenennen
own-drop = Löschen
own-taken = Du hast schon Regeln mit diesem Namen.
own-saved = { $name } ist gespeichert.
own-send = Senden
set-base = { $set }
set-with = { $set } + { $rule }
set-without = { $set } − { $rule }
set-more = { $set } + { $count } weitere
set-own = { $name } ({ $set })
different-from = Unterschiede zu { $set }
also-called = Auch bekannt als { $names }
rules-for = { $count ->
    [0] Keine Regel zu „{ $typed }“
    [one] 1 Regel zu „{ $typed }“
   *[other] { $count } Regeln zu „{ $typed }“
}
all-rules = Alle { $count } Regeln
rules-on = Jetzt an
rules-on-count = { $on } von { $all }
other-rules = Die übrigen Regeln ({ $count })
send-rules = Hausregeln senden
send-rules-wall = Wer das scannt, sieht die Regeln, kann nach ihnen spielen und sie behalten.
send-rules-help = { $named ->
    [true] Im Link steckt alles, auch dein Name, { $from }: kein Server, kein Konto.
   *[other] Im Link steckt alles: kein Server, kein Konto, nichts über dich.
}
rules-sent = { $named ->
    [true] Hausregeln von { $from }
   *[other] Hausregeln von Freunden
}
rules-sent-others = Die übrigen Regeln
rules-sent-as = { $count }, wie in „{ $set }“
rules-sent-note = „Behalten“ fügt diese Regeln auf diesem Gerät zu deinen hinzu. Wenn du nur spielst, ändern sich deine Regeln nicht.
rules-unknown = { $count ->
    [one] Eine Regel ist hier unbekannt: Aktualisiere Taku.
   *[other] { $count } Regeln sind hier unbekannt: Aktualisiere Taku.
}
rules-keep = Behalten
rules-kept = Gespeichert
single-rules = Einzelne Regeln
more-rules = Weitere Regeln ({ $on ->
    [0] keine an
   *[other] { $on } an
})
find-rule = Hausregel suchen
option-brings = Damit ändert sich auch: { $what }
option-needs = Braucht: { $what }
option-needs-players = Nur mit { $counts } Spielern
option-value = { $option }: { $values }
option-true = an
option-false = aus
players = Spieler
number-of-players = Anzahl der Spieler
player-count = { $count }
bots-level = Bot-Stärke
level-easy = Leicht
level-easy-help = Spielt nach den Regeln, ohne großen Plan.
level-normal = Mittel
level-normal-help = Denkt voraus wie die meisten Leute.
level-skilled = Geübt
level-skilled-help = Probiert ein paar Züge durch und entscheidet dann.
level-strong = Stark
level-strong-help = Denkt länger nach und merkt sich jede Karte.
level-expert = Experte
level-expert-help = Denkt am längsten nach: auf langsamen Geräten mehrere Sekunden pro Zug.
seat-level-help = Gilt ab dem nächsten Zug und wird in Verlauf und Statistik vermerkt.
event-level = { $player } spielt jetzt mit anderer Stärke: { $after } (vorher { $before }).
sitter-human = Person an diesem Gerät
sitter-bot = Bot · { $level }
bot-with-temper = { $bot } · { $temper }
seat-name = Name von Spieler { $seat }
seat-who = Wer ist Spieler { $seat }?
your-name = Dein Name
several-people = Mehrere an einem Gerät: Zwischen den Zügen sind die Karten verdeckt.
deal = Karten geben

### Rules

rule-on = an
rule-off = aus
example = Beispiel
example-table = Auf dem Tisch
example-hand = Dein Blatt
example-yes = Du darfst
example-no = Du darfst nicht
example-fine = erlaubt
example-taken-of = Bekommen
example-hand-of = Noch auf der Hand
rules-off = Gilt hier nicht: { $rules }
link-to-rule = Link zu dieser Regel
search-rules = Regeln durchsuchen
search-clear = Suche löschen
rules-found = { $count ->
    [0] Nichts gefunden
    [one] 1 Regel gefunden
   *[other] { $count } Regeln gefunden
}
learn-it = Beim Spielen lernen: { $lesson }
lesson = Lektion: { $lesson }
to-lesson = Lektion
house-rules-count = Hausregeln: { $on } von { $all } an
change = Ändern
print = Drucken

### Help

manual-title = Hilfe
manual-search = Hilfe durchsuchen
manual-found = { $count ->
    [0] Nichts gefunden
    [one] Ein Abschnitt
   *[other] { $count } Abschnitte
}
manual-go = Hingehen
manual-go-to = Hingehen: { $title }
manual-play-title = Anfangen, weiterspielen
manual-play = Tippe bei einem Spiel auf „Spielen“: Bots setzen sich zu dir. Schließ die Seite, wann du willst; mit „Weiter“ bist du wieder in der Partie.
manual-table-title = Karten und Würfel
manual-table = Tippe auf eine Karte, um sie zu wählen; tippe noch einmal darauf oder auf die Schaltfläche, um sie zu spielen. Eine abgedunkelte Karte ist jetzt nicht spielbar: Tippe darauf, und der Tisch sagt, warum. Tippe Würfel an, um sie zu behalten, und ein Feld, um dort einzutragen.
manual-hints-title = Tipps und Zurücknehmen
manual-hints = Die Glühbirne gibt erst einen Denkanstoß, dann den Zug mit Begründung. Deine letzte Entscheidung kannst du zurücknehmen, solange du seither nichts Neues gesehen hast; beim Üben und in Lektionen jederzeit.
manual-options-title = Hausregeln und Spieler
manual-options = Auf der Seite jedes Spiels stehen die Regeln, nach denen gespielt wird. In den Optionen änderst du Regeln, Anzahl und Namen der Spieler und die Stärke der Bots. Ein Regelpaket kannst du unter einem Namen speichern.
manual-first-title = Erste Partie
manual-first = Eine kurze, richtige Partie mit einem Begleiter, der jede Regel erklärt, wenn sie wichtig wird. Nach einem schwachen Zug siehst du in Ruhe, was daraus wird, und darfst ihn zurücknehmen.
manual-learn-title = Lektionen
manual-learn = Winzige Verteilungen mit je einer Idee, ein paar Minuten pro Lektion. Du machst jeden Zug selbst, auch die verbotenen. Zu jeder Lektion kannst du einen Link senden.
manual-practice-title = Üben
manual-practice = Kurze Fragen ohne Ende. Was du falsch hattest, kommt öfter.
manual-rules-title = Regeln
manual-rules = Jede Regel mit einem Beispiel im Bild, in Kapiteln und mit Suche. Ein abgelehnter Zug führt zu seiner Regel, und von der Regel geht es zur Lektion, die sie lehrt. Du kannst die Regeln drucken.
manual-review-title = Rückblick
manual-review = Nach einer Partie siehst du, worauf es ankam: was deine Entscheidungen gekostet und die Karten gebracht haben, deine drei teuersten Züge und den Verlauf. Versuch eine Entscheidung noch einmal, ohne die Antwort zu sehen. Die Zahl nach ± ist ein Spielraum: In 19 von 20 Fällen liegt der wahre Wert darin.
manual-mistakes-title = Meine Fehler
manual-mistakes = Findet der Rückblick einen klaren Fehler, kommt dieser nach 1, 3, 7 und 21 Tagen wieder, bis du ihn jedes Mal vermieden hast.
manual-statistics-title = Statistik
manual-statistics = Ergebnisse nach Spiel, Optionen und Stärke, dein Können ohne Glück, und welche Arten von Entscheidungen dir liegen. Die Punkteliste jeder Partie zeigt die Runden als Diagramm.
manual-replay-title = Ansehen
manual-replay = Jede Partie wird Zug für Zug gespeichert. Geh sie durch, sieh sie nach dem Ende mit den Augen jedes Spielers, und spiel ab jeder Stelle zur Übung weiter.
manual-daily-title = Partie des Tages
manual-daily = Dieselbe Partie für alle. Frühere Tage stehen im Kalender, und dein Ergebnis kannst du als Textzeile kopieren. Danach siehst du, was der starke Bot an deiner Stelle erreicht hat.
manual-send-title = Partie, Verteilung oder Stellung senden
manual-send = Sende eine ganze Partie, eine Verteilung mit deinem Ergebnis als Messlatte oder eine einzelne Stellung, als Link oder QR-Code. Auf einem Server wird nichts gespeichert.
manual-study-title = Offener Tisch
manual-study = Alle Karten offen, zum Erklären: Geh vor und zurück, ändere jeden Zug, bau von Hand eine Stellung auf und sende sie als Link.
manual-friends-title = Freunde an eigenen Geräten
manual-friends = Lade Freunde mit einem Link oder QR-Code ein: Alle haben ihr Blatt auf dem eigenen Bildschirm, und Bots übernehmen die freien Plätze. Dein Gerät gibt und kennt alle Karten, spiel also mit Leuten, denen du vertraust. Andere können zuschauen, wenn du es erlaubst.
manual-side-title = Im selben Raum, ohne Internet
manual-side = Zwei Geräte im selben Raum können sich verbinden, indem sie einander einen Code zeigen, ganz ohne Server.
manual-shared-title = Mehrere an einem Gerät
manual-shared = Trag in den Optionen weitere Spieler ein. Die Karten bleiben verdeckt, bis der nächste Spieler auf seinen Namen tippt.
manual-lessons-title = Eigene Lektionen
manual-lessons = Schreib Lektionen in der Werkstatt: Bau eine Stellung auf, frag nach einem Zug, einer Zahl oder einer Auswahl, und sag, warum Antworten falsch sind. Die Regeln prüfen alles, bevor du die Lektion als Link, Code oder Datei sendest.
manual-class-title = Für eine Klasse
manual-class = Ergebniszettel zeigen, wie jeder Schritt lief: Sammle sie mit Kamera, Link oder Textcode ein, oder lass sie von selbst kommen. Mit einem Beamer zeigst du einen Schritt groß und fragst alle. Nichts geht an einen Server.
manual-lab-title = Labor
manual-lab = Schreib im Browser einen Bot in Python. Teste ihn Zug für Zug, miss ihn an Bots jeder Stärke, setz ihn an einen Tisch und sende ihn als Link.
manual-python-title = Python-Bibliothek
manual-python = Alles hier gibt es auch als Bibliothek für Python: Regeln, Bots, Rückblick und eine Arena. Die Dokumentation enthält Beispiele, die im Browser laufen.
manual-data-title = Deine Daten
manual-data = Alles bleibt in diesem Browser. Du kannst es als Datei exportieren, in einem anderen Browser importieren oder löschen. Ein Import fügt nur hinzu.
manual-offline-title = Offline
manual-offline = Nach dem ersten Besuch läuft alles offline. Eine neue Version wartet, bis du sie annimmst, und kommt nie mitten in einer Partie.
manual-keyboard-title = Tastatur
manual-keyboard = Mit den Pfeiltasten gehst du durch dein Blatt, die Leertaste wählt, Enter spielt; S, H, D und C springen zu Pik, Herz, Karo und Kreuz, 1 bis 5 behalten einen Würfel. T liest den Tisch vor, P die Punkte, L den letzten Stich, W den Grund, warum eine Karte nicht spielbar ist, und ? zeigt alle Tasten. In den Einstellungen kannst du für diese Fragen andere Buchstaben wählen.
manual-hearing-title = Screenreader und Sehbehinderung
manual-hearing = Jedes Spiel und jede Lektion lässt sich mit einem Screenreader spielen; in den Einstellungen bestimmst du, wie viel gesprochen wird, oder lässt die Seite selbst vorlesen. Es gibt helle, dunkle und kontrastreiche Farben, vier Kartenfarben, größere Karten und riesige Kartenzeichen. Die Schaltflächen des Tisches können auch links liegen.

accessibility = Barrierefreiheit
access-tested-title = Was geprüft wurde
access-tested = Automatische Tests prüfen jede Version in Chromium: Jedes Spiel und jede Art von Lektionsschritt wird allein mit der Tastatur gespielt, und es wird geprüft, was ein Screenreader erfährt. Das Werkzeug axe sucht Verstöße gegen WCAG 2.2, Stufe AA. Auch Breiten ab 320 Pixeln, doppelt so große Schrift, hoher Kontrast, erzwungene Farben und reduzierte Bewegung werden ausprobiert. Mit dem Screenreader Orca und Firefox werden eine Ablehnung, ein Stich, eine Weitergabe und ein Lektionsschritt getestet.
access-limits-title = Bekannte Grenzen
access-limits = Soweit wir wissen, hat noch niemand Taku getestet, der täglich einen Screenreader nutzt. Mit Schaltern oder Braillezeile wurde es noch nicht ausprobiert. Eng überlappende Karten behalten die normalen Kartenzeichen. Zum Vorlesen braucht dein Gerät eine Stimme für deine Sprache.
access-report-title = Steht dir etwas im Weg?
access-report = Sag es denen, die diese Seite betreiben, oder melde es dort, wo der Quellcode von Taku liegt. Schreib dazu, was du tun wolltest, welchen Browser und Screenreader du nutzt und welcher Build es ist: { $build }.

### The open table

open-table = Offener Tisch
study-this = Mit offenen Karten ansehen
open-hands = Alle Karten aufdecken?
open-hands-what = Du siehst dann alle Karten und kannst sie nicht wieder vergessen. Die Partie selbst bleibt, wie sie ist, und wartet auf dich: Geh zurück, um sie fortzusetzen.
open-hands-yes = Aufdecken
open-hands-no = Zurück
study-of = Offener Tisch: { $game }
notice-takes-over = { $name } spielt jetzt anstelle eines Bots.
notice-taken-over = Das Gerät von { $gone } ist nicht mehr da. { $who ->
    [you] Du übernimmst
   *[other] { $name } übernimmt
  }; { $redealt ->
    [true] diese Runde wird neu gegeben.
   *[false] nichts geht verloren.
  }
notice-went-on = { $name } hat die Partie übernommen. Du spielst auf deinem Platz weiter.
notice-unlike = { $count ->
    [0] Das Gerät von { $name } hat eine Partie gesendet, die sich nicht spielen lässt.
    [one] Das Gerät von { $name } zeigt Runde { $rounds } jetzt anders, als du sie gesehen hast.
   *[other] Das Gerät von { $name } zeigt die Runden { $rounds } jetzt anders, als du sie gesehen hast.
  }
notice-asked-again = Das Gerät des Gastgebers hat die nächste Verteilung { $count }-mal gezogen; es könnte sich also eine ausgesucht haben.
notice-room-overfull = Der Gastgeber hat mehr gesendet, als dieses Gerät für einen Raum speichert. Was jetzt kommt, wird nicht gespeichert; wenn es nicht aufhört, verlass den Raum.
notice-bad-link = Dieser Link funktioniert nicht: { $part ->
    [size] Er ist zu lang.
    [version] Er stammt von einer anderen Version von Taku.
    [older] Er stammt von einer älteren Version von Taku. Bitte um eine neue Einladung.
    [kind] Es ist ein Link anderer Art.
    [game] Diese Version von Taku kennt das Spiel nicht.
    [rules] Die Hausregeln sind hier unbekannt.
    [players] Die Bots oder die Spielerzahl sind hier unbekannt.
    [moves] Die Züge lassen sich nicht spielen.
    [place] Die Stelle in der Partie stimmt nicht.
    [score] Das Ergebnis, das es zu schlagen gilt, ist unmöglich.
    [lesson] Er enthält keine brauchbare Lektion{ $named ->
        [true] : Der Teil „{ $where }“ ist ungültig.
       *[other] .
    }
    [check] Ein Teil fehlt oder wurde verändert.
   *[other] Er ist beschädigt oder für eine andere Version gemacht.
}
study-eyes = Sichtbare Karten
study-all = Alle Karten
study-hands = Alle Karten
study-hand = { $player }: { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
study-no-cards = Keine Karten
study-line = Durch die Partie gehen
study-place = Stelle in der Partie
study-at = Zug { $at } von { $count }
study-first = Zum Anfang
study-back = Einen Zug zurück
study-next = Einen Zug vor
study-final = Zum Ende
jumps = Nach Stich oder Runde springen
jump-before = { $what }: zurück
jump-after = { $what }: vor
jump-turn = Zug
study-bot = Bot spielt
study-other = Andere Variante
study-set-up = Aufbauen
notice-line-left = Das ist eine neue Variante. Der gespielte Verlauf bleibt erhalten.
line-back = Dorthin zurück
study-chance = Gleich werden Karten gegeben
study-by-hand-cards = Von Hand geben
study-by-hand-dice = Würfel hinlegen
study-draw-cards = Zufällig geben
study-draw-dice = Würfeln
study-cancel = Zurück zum Tisch
study-cards = Von Hand geben
study-cards-help = Wähle, wer Karten bekommt, und tippe sie dann im Stapel an. Tippe eine gegebene Karte an, um sie zurückzunehmen; die Tasten 1 bis 9 geben sie an einen Platz.
study-gets = Wer die nächste Karte bekommt
study-deck = Der Stapel
study-count = { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
study-given = { $card }, gegeben an { $name }
study-apart = Beiseite
study-each = Karten pro Spieler
study-usual = wie üblich
study-fill = Rest zufällig geben
study-clear = Alle zurücknehmen
study-lay = Auf dem Tisch aufbauen
study-dice = { $who ->
    [you] Was du würfelst
   *[other] Was { $player } würfelt
}
study-die = Würfel { $place }
study-dealer = Wer gibt zuerst?
study-rules = Spieler und Hausregeln
study-text = Als Text
study-lay-text = Tisch nach diesem Text aufbauen
study-text-help = Ein Eintrag pro Zeile: Verteilungen, Würfe und Züge wie in einer gespeicherten Partie. Ändere ihn, oder füge einen anderen ein.
study-bad-line = Zeile { $line }, „{ $entry }“: { $why }

### Seen again

replay = Ansehen
replay-of = Ansehen: { $game }
replay-from = Partie vom { $day } ansehen
replay-step = Zug für Zug durchgehen
replay-play-on = Weiterspielen
transcript = Was geschah
before-first = Vor der ersten Verteilung
practice-match = Übung
notice-not-yet = Hier spielen mehrere Leute, deshalb kannst du die Partie erst ansehen, wenn sie vorbei ist.

### Sent

send = Senden
send-what = Was senden?
send-match = Die ganze Partie
send-match-help = Zum Ansehen, Zug für Zug. Eingegebene Namen sind enthalten.
send-deal = Dieselbe Verteilung
send-deal-help = Dasselbe Spiel mit denselben Karten oder Würfen, von Anfang an.
send-score = Dein Ergebnis ist als Messlatte dabei: { $score }{ $named ->
    [false] .
   *[true] , von { $name }.
}
send-position = Diese Stellung
send-position-help = Auf dem offenen Tisch mit allen Karten, zum Weiterspielen.
send-tells = Deine Partie läuft noch: Wer diesen Link entschlüsselt, kann sehen, welche Karten oder Würfe noch kommen.
send-link = Link
send-copy = Link kopieren
send-copied = Kopiert
send-select = Das Kopieren hat nicht geklappt. Der Text ist markiert: Kopier ihn selbst.
send-on = Teilen …
send-code = QR-Code des Links
send-too-long = Dieser Link ist zu lang für einen QR-Code, den eine Kamera lesen kann.
send-none = Im Link selbst steckt alles. Auf einem Server wird nichts gespeichert.

deal-sent = Eine Verteilung für dich
deal-sent-line = Jemand hat dir diese Verteilung gesendet: Wer den Link öffnet, bekommt dieselben Karten oder Würfe und dieselben Bots.
rival-line = Zu schlagen ({ $name }): { $score }
rival-nameless = Absender
rival-own = Du hast diese Verteilung schon gespielt: { $score }
rival-unchecked = So steht es im Link; geprüft ist es nicht.

### The deal of the day

daily = Partie des Tages
daily-line = Jeden Tag eine neue Partie, dieselbe für alle, auch die Bots
daily-open = Noch nicht gespielt
daily-removed = Begonnen und entfernt
daily-again = nicht der erste Versuch
daily-play-again = Noch einmal
daily-since = Noch einmal gespielt: { $points }
daily-played = { $played ->
    [0] noch nicht gespielt
   *[other] { $played } von { $all } gespielt
}
daily-place = { $place } von { $sides }
daily-copy = Ergebnis kopieren
daily-not-copied = Das Ergebnis ließ sich nicht kopieren.
fair-daily = Das ist die Partie des Tages: Ihre Nummer ist das Datum, damit alle dieselbe Verteilung bekommen. Geheim ist sie nicht.
daily-of = Partie des Tages: { $game }
daily-today = Zu heute
daily-all = Alle Partien des Tages
par = Der starke Bot an deiner Stelle
par-line = Der starke Bot an deiner Stelle: { $score }
par-reckoning = wird berechnet …
par-what = Wenn du fertig bist, spielt der starke Bot dieselbe Verteilung an deiner Stelle, gegen dieselben Gegner. Er sieht nicht mehr als du.
same-cards = Mit denselben Karten oder Würfen
rival-says = { $name }, laut Link
score-beaten = { $points } besser
score-not-beaten = { $points } schlechter
score-level = gleichauf
calendar = Frühere Tage
calendar-in-time = am Tag selbst gespielt
calendar-later = später gespielt
calendar-better = besser als der starke Bot
days-in-a-row = { $days ->
    [0] Noch keine Serie
    [one] 1 Tag in Folge
   *[other] { $days } Tage in Folge
}
days-in-a-row-best = Rekord { $days }
row-rule = Ein Tag zählt, wenn du am selben Tag eine seiner Partien beendest. Der heutige zählt noch, wenn du heute spielst; nachgeholte Partien zählen nicht.

### Statistics

statistics = Statistik
statistics-of = Statistik: { $game }
statistics-help = Auf diesem Gerät beendete Partien. Spielen hier mehrere, zählen nur die Ergebnisse des ersten Spielers. Lektionen, Übungen und der offene Tisch zählen nicht; Partien mit Tipps oder zurückgenommenen Zügen zählen mit und sind gekennzeichnet.
statistics-empty = Noch keine beendete Partie
statistics-empty-line = Spiel eine Partie zu Ende, dann siehst du hier, wie sie lief und wie es dir auf Dauer geht.
statistics-overall = Insgesamt
statistics-filter = Welche Partien
not-played = Noch keine beendete Partie
no-such-match = Noch keine solche Partie.
all = Alle
filter-rules = Hausregeln
filter-others = Gegner
against-mixed = Bots verschiedener Stärke
against-people = Nur Menschen
against-alone = Allein
against-friends = Mit Freunden
matches = Partien
match-count = { $matches ->
    [one] 1 Partie
   *[other] { $matches } Partien
}
first-places = Erste Plätze
won-count = { $won } gewonnen
average-of = im Schnitt { $amount }
latest-places = Plätze zuletzt:
time-played = Am Tisch
minutes = { $minutes } min
hours = { $hours } h { $minutes } min
many-hours = { $hours } h
average-place = Platz im Schnitt
average-points = Punkte im Schnitt
best-points = Rekord
streak-now = Aktuelle Siegesserie
streak-best = Längste Siegesserie
places = Plätze
place-word = Platz
boxes = Der Spielblock
box-word = Feld
box-scored = Punkte
average = Schnitt
best = Rekord
compared = Vergleich
last-results = Letzte { $count } Ergebnisse
legend-won = erster Platz
legend-average = Schnitt { $points }
day = Tag
show-more = { $count } weitere zeigen
player-number = { $count ->
    [one] 1 Spieler
   *[other] { $count } Spieler
}
with-hints = { $count ->
    [one] 1 Tipp
   *[other] { $count } Tipps
}
with-undo = { $count ->
    [one] 1 Zug zurückgenommen
   *[other] { $count } Züge zurückgenommen
}

### Settings

settings-page = Die Seite
settings-cards = Karten
settings-hand = Auf deiner Hand
settings-done = Automatisch
settings-show = Tempo und Ton
settings-guided = Erste Partien
settings-spoken = Screenreader und Tastatur
setting-language = Sprache
setting-language-help = Für die Seite, die Regeln und alles Gesprochene.
setting-language-system = Wie der Browser
setting-theme = Design
setting-theme-help = Die Farben der Seite.
setting-theme-system = Wie das Gerät
setting-theme-light = Hell
setting-theme-dark = Dunkel
setting-theme-contrast = Hoher Kontrast
setting-side = Spielhand
setting-side-help = Auf dieser Seite liegen die Schaltflächen des Tisches.
setting-side-right = Rechts
setting-side-left = Links
setting-badge = Zahl am Symbol
setting-badge-help = Ist Taku installiert, zeigt sein Symbol, wie viele deiner Fehler fällig sind. Die Zahl wird aktualisiert, wenn du die Seite verlässt.
setting-deckColours = Farben
setting-deckColours-help = Mit vier Farben unterscheidest du Karo von Herz und Kreuz von Pik auf einen Blick.
setting-deckColours-two = Zwei Farben
setting-deckColours-four = Vier Farben
setting-cardFace = Bild
setting-cardFace-help = Wie die Karten aussehen. Die riesigen Zeichen sind für alle, die schlecht sehen; „Beide Ecken“ gibt es nur für Pik, Herz, Karo und Kreuz.
setting-cardFace-large = Großes Symbol
setting-cardFace-corners = Beide Ecken
setting-cardFace-jumbo = Riesig
setting-cardBack = Rückseite
setting-cardBack-help = Das Muster verdeckter Karten.
setting-cardBack-lozenge = Rauten
setting-cardBack-waves = Wellen
setting-cardBack-checks = Karos
setting-cardSize = Größe
setting-cardSize-help = Große Karten sind leichter zu lesen, verdecken einander aber mehr.
setting-cardSize-small = Klein
setting-cardSize-normal = Normal
setting-cardSize-large = Groß
setting-completeChoice = Passende Karten mitwählen
setting-completeChoice-help = Lässt sich eine Karte nur zusammen mit bestimmten anderen spielen, werden diese beim Antippen mitgewählt.
setting-askZero = Vor einer 0 fragen
setting-askZero-help = Bevor du eine 0 einträgst, obwohl ein anderes Feld Punkte brächte.
setting-onlyCard = Einzige erlaubte Karte spielen
setting-onlyCard-help = Ist nur eine Karte spielbar, wird sie für dich gespielt.
setting-finishDecided = Entschiedene Runden beenden
setting-finishDecided-help = Sind keine Punkte mehr zu gewinnen oder zu verlieren, endet die Runde sofort.
setting-sounds = Töne
setting-sounds-help = Kurz und leise: eine Karte, ein Stich, dein Zug, Würfel, das Ende. Ein Ton ist nie der einzige Hinweis.
setting-haptics = Vibration
setting-haptics-help = Ein kurzes Summen, wenn du am Zug bist, bei einer abgelehnten Karte und am Ende.
setting-volume = Lautstärke
setting-volume-off = Nur wenn Töne an sind
setting-volume-low = Leise
setting-volume-normal = Normal
setting-volume-high = Laut
setting-speed = Tempo
setting-speed-help = Wie lange du siehst, was die anderen tun. Mit Tippen geht es immer sofort weiter.
setting-speed-calm = Ruhig
setting-speed-normal = Normal
setting-speed-fast = Schnell
setting-speed-none = Sofort
setting-sort = Dein Blatt
setting-sort-help = Die Reihenfolge deiner Karten; die Schaltfläche am Tisch ändert sie auch.
setting-sort-game = Passend zum Spiel
setting-sort-suit = Nach Farbe
setting-sort-rank = Nach Wert
setting-sort-steady = Nach Wert, auch bei umgekehrter Reihenfolge
setting-taps = Karte spielen
setting-taps-help = Mit einmal Tippen wird eine Karte sofort gespielt; bei zweimal siehst du nach dem ersten Tippen, was sie bewirkt.
setting-taps-one = Einmal tippen
setting-taps-two = Zweimal tippen
setting-verbosity = Gesprochen
setting-verbosity-help = Wie viel dir ein Screenreader über das Spiel sagt.
setting-verbosity-brief = Kurz
setting-verbosity-normal = Normal
setting-verbosity-full = Alles
setting-guide = Der Begleiter
setting-guide-help = Erklärt jede Regel einmal, wenn sie wichtig wird, und was ein schwacher Zug kostet. Bekannte Regeln wiederholt er nicht.
setting-idleReviews = Nebenbei auswerten
setting-idleReviews-help = Solange kein Tisch offen ist, wertet Taku deine beendeten Partien aus, damit deine Fehler und deine Spielstärke bekannt sind. Das kostet Akku.
setting-guessHolders = Erst fremde Karten schätzen
setting-guessHolders-help = Vor manchen Aufgaben sagst du, wer die Pik-Dame, einen Joker oder eine Bombe haben könnte.
setting-guideAlong = Der Begleiter in Partien
setting-guideAlong-help = In einer Partie gegen Bots erklärt der Begleiter eine Regel, wenn sie dir am Tisch zum ersten Mal begegnet.
setting-voice = Vorlesen
setting-voice-help = Die Seite liest selbst vor, was ein Screenreader sagen würde. Lass es aus, wenn du einen Screenreader benutzt.
setting-queryKeys = Fragetasten
setting-queryKeys-help = Am Tisch lesen dir diese Tasten vor, was auf dem Tisch liegt, dein Blatt, die Punkte, den letzten Stich oder warum eine Karte nicht spielbar ist. Mit ? kommt die Liste.
keys-own = Tasten wählen
keys-taken = { $key } ist schon vergeben für: { $does }.
keys-no-letter = Nur die Buchstaben A bis Z können Fragetasten sein.
keys-reset = Zurück zu den üblichen Tasten
setting-yourName = Dein Name
setting-yourName-help = Ihn sehen nur Leute, mit denen du spielst oder denen du etwas sendest.

### About

about-what = Taku 卓 ist ein Tisch für Karten- und Würfelspiele: Spiel gegen Bots, allein oder gemeinsam an einem Gerät, mit den Regeln griffbereit. Kostenlos, ohne Werbung und ohne Konto.
about-offline-title = Offline
about-offline = { $kept ->
    [yes] Alles ist auf diesem Gerät: Taku läuft offline.
    [no] Auf diesem Gerät ist nicht alles, daher öffnet sich Taku offline vielleicht nicht.
   *[soon] Alles wird auf diesem Gerät gespeichert, solange du hier bist. Sobald Taku offline läuft, steht es hier.
} Taku spricht nur mit dem Server, von dem es kommt, außer um Geräte zu verbinden: In einem Raum mit Freunden und für Ergebniszettel und Ergebnisse, die von selbst ankommen, bringen öffentliche Server die Geräte zusammen.
about-data-title = Was gespeichert wird
about-data = Deine Partien und Einstellungen sind in diesem Browser gespeichert, auf diesem Gerät und sonst nirgends. Niemand zählt deine Besuche.
about-promised = Vor Löschen geschützt
about-promise = { $safe ->
    [true] ja
    [false] nein
   *[unknown] unbekannt
}
about-used = Belegter Platz
about-python-title = Python
about-python = Die Regeln und die Bots sind ein Python-Programm, das neben der Seite läuft. Reagiert ein Tisch nicht mehr, starte Python neu. Deine Partie geht nicht verloren.
about-python-state = Python: { $state ->
    [loading] lädt
    [ready] bereit
    [busy] rechnet
   *[stopped] angehalten
}
about-restart = Neu starten
about-library = Dieses Programm ist auch eine Python-Bibliothek (Dokumentation)
about-licence-title = Lizenz
about-licence = Taku ist freie Software unter der MIT-Lizenz. Spielregeln gehören niemandem; die Namen der Spiele gehören ihren Inhabern.
about-version-title = Version
about-version = Build { $build }

### What is kept here

data = Deine Daten
data-link = Daten exportieren oder löschen
data-kept = Was hier gespeichert ist
data-where = Partien, Fortschritt und Einstellungen bleiben in diesem Browser, auf diesem Gerät. Niemand sonst hat sie.
data-over = Beendete Partien
data-open = Unterbrochene Partien
data-lessons = Begonnene Lektionen
data-answers = Beantwortete Fragen
data-training = Gelöste Aufgaben
data-mistakes = Fehler zum Wiederholen
data-rules = Deine Hausregeln
data-bytes = Als Datei
data-safe = Der Browser hat versprochen, alles zu behalten, bis du es löschst.
data-unsafe = Wenn der Platz knapp wird oder du wochenlang nicht kommst, löscht der Browser das vielleicht.
data-ask = Vor Löschen schützen
data-asked = Der Browser verspricht es nicht. Sicher bist du mit einer Sicherungsdatei.
data-install = { $device ->
    [phone] Safari löscht das alles nach sieben Tagen ohne Besuch. Damit es bleibt, leg Taku auf den Home-Bildschirm: Tippe auf „Teilen“, dann „Zum Home-Bildschirm“. Dort fängt Taku leer an; speichere deshalb vorher eine Sicherung und importiere sie in der neuen App.
   *[mac] Safari löscht das alles nach sieben Tagen ohne Besuch. Damit es bleibt, leg Taku ins Dock: „Ablage“, dann „Zum Dock hinzufügen“. Dort fängt Taku leer an; speichere deshalb vorher eine Sicherung und importiere sie in der neuen App.
}
data-last-backup = Letzte Sicherung
data-never = nie
data-along = Sichern
data-along-line = Alles in einer Datei, für ein anderes Gerät oder zur Sicherheit. Wer die Datei hat, kann auch die Karten unterbrochener Partien sehen.
data-save = Als Datei speichern
data-back = Importieren
data-back-line = Fügt den Inhalt einer Datei hinzu. Hier geht nichts verloren, und nichts wird ersetzt.
data-choose = Datei wählen
data-drop = oder auf diese Seite ziehen.
data-asks = { $file } enthält:
data-agree = Importieren
data-refuse = Nicht importieren
data-first = Erste Partien
data-reviews = Rückblicke
data-preferences = Einstellungen und zuletzt gewählte Optionen
handed-from = { $kind ->
    [site] Die Website { $site } hat diese Datei gesendet.
    [hidden] Eine Website, die ihren Namen verbirgt, hat diese Datei gesendet.
   *[app] Eine andere App oder eine Website hat diese Datei gesendet.
} Nimm sie nur an, wenn du sie angefordert hast.
notice-handed-large = Die geteilte Datei ist zu groß für Taku. Sie wurde nicht gelesen.
data-coming = { $file } wird importiert
data-came = Importiert aus { $file }:
data-nothing-new = Alles aus { $file } war schon hier.
data-came-matches = { $count ->
    [one] 1 Partie
   *[other] { $count } Partien
}
data-came-further = { $count ->
    [one] 1 Partie geht beim Stand aus der Datei weiter
   *[other] { $count } Partien gehen beim Stand aus der Datei weiter
}
data-came-lessons = { $count ->
    [one] Fortschritt in 1 Lektion
   *[other] Fortschritt in { $count } Lektionen
}
data-came-practice = { $count ->
    [one] Übungen zu 1 Spiel
   *[other] Übungen zu { $count } Spielen
}
data-came-training = { $count ->
    [one] Antworten auf Aufgaben zu 1 Spiel
   *[other] Antworten auf Aufgaben zu { $count } Spielen
}
data-came-mistakes = { $count ->
    [one] 1 deiner Fehler
   *[other] { $count } deiner Fehler
}
data-came-first = { $count ->
    [one] 1 erste Partie
   *[other] { $count } erste Partien
}
data-came-rules = { $count ->
    [one] 1 Regelpaket
   *[other] { $count } Regelpakete
}
data-came-renamed = { $count ->
    [one] 1 davon unter neuem Namen, weil du schon Regeln mit diesem Namen hast
   *[other] { $count } davon unter neuen Namen, weil du schon Regeln mit diesen Namen hast
}
data-came-preferences = { $count ->
    [one] 1 Einstellung
   *[other] { $count } Einstellungen
}
data-same = { $count ->
    [one] 1 Partie war schon hier und bleibt, wie sie ist.
   *[other] { $count } Partien waren schon hier und bleiben, wie sie sind.
}
data-wrong = { $fault ->
    [large] { $file } ist zu groß für eine Datei von Taku.
    [unreadable] { $file } ist nicht lesbar: beschädigt oder keine Datei von Taku.
    [foreign] { $file } wurde nicht von Taku auf dieser Seite gespeichert.
    [newer] { $file } stammt von einer neueren Version von Taku. Aktualisiere Taku hier zuerst.
   *[part] In { $file } ist der Teil „{ $part }“ ungültig.
} Es wurde nichts importiert.
data-no-room = { $file } ließ sich nicht speichern: Der Browser hat keinen Platz mehr dafür.
data-away = Deine Daten löschen
data-away-line = Löscht Partien, Fortschritt, Einstellungen und Hausregeln auf diesem Gerät. Die Seite selbst bleibt und läuft weiter offline.
data-erase = Alles löschen
data-sure = Ohne Sicherung ist dann alles endgültig weg.
data-erase-yes = Löschen
data-keep = Behalten
data-erased = Alles ist gelöscht.

### People

you = Du
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

dice = Würfel
keep = bleibt
throw = neu
no-die = Kein Würfel
kept = bleibt
die = Würfel { $place } von { $count }: { $face }
die-kept = Würfel { $place } von { $count }: { $face }, behalten
dice-lie = Würfel: { $faces }.
dice-kept = Behalten: { $faces }.
rolls-left = noch { $left }
all-kept = Alle Würfel behalten: Fülle ein Feld
refusal-all-kept-title = Alle Würfel behalten
refusal-all-kept = Tippe auf einen Würfel, um ihn freizugeben und neu zu würfeln, oder auf ein Feld, um dort einzutragen.
refusal-press-again-title = Noch einmal
refusal-press-again = Der Fokus ist hierher gesprungen: { $what }. Drücke dieselbe Taste noch einmal, wenn du das willst.
refusal-fill-now-title = Kein Wurf mehr
refusal-fill-now = Tippe jetzt im Spielblock auf ein Feld, um dort einzutragen.
refusal-last-turn-title = Der letzte Zug
refusal-last-turn = { $right ->
    [true] { $best }: Das war am besten.
   *[other] { $best }: Das wäre am besten gewesen. Im Schnitt ist es { $amount } mehr wert.
}
turn-of = { $name } ist am Zug
sheet-of = Spielblock: { $name }
sheet-lower = Kombinationen
sheet-upper = Zahlen
sheets-all = Alle Blöcke
sheet-whose = { $you ->
    [true] Dein Spielblock
   *[false] Spielblock: { $name }
}
whose-sheet = Wessen Block?
box-open = { $box }, offen
box-filled = { $box }, { $points }, eingetragen
box-possible = { $box }, { $points } möglich
box-barred = { $box }, { $points } möglich, jetzt nicht erlaubt
box-cost = verliert im Schnitt { $amount }
box-scores = { $box } { $points }
zero = 0 bei { $box } eintragen?
zero-others = Hier gäbe es jetzt Punkte: { $boxes }.
zero-write = Eintragen
box-help = { $box }. { $help }.
zero-back = Zurück

### The score pad for real dice

pad = Spielblock
pad-of = Spielblock: { $game }
pad-state = für echte Würfel auf dem Tisch
pad-what = Würfle mit echten Würfeln, gib das Gerät reihum weiter und tippe ein, was gefallen ist, oder nur die Punkte. Der Spielblock zählt von selbst zusammen.
pad-add = Neuer Spieler
pad-most = Auf einen Spielblock passen { $count } Spieler.
pad-remove = { $name } entfernen
pad-first = In dieser Reihenfolge wird gespielt. In der Statistik dieses Geräts zählen nur die Ergebnisse des ersten Spielers.
pad-begin = Start
pad-faces = Augen zum Eingeben
die-empty = Würfel { $place } von { $count }: noch nicht eingegeben
pad-points = Punkte bei { $box }
pad-enter = Eintragen
pad-number = Gib die Punkte als ganze Zahl ein.
pad-best = Was wäre am besten gewesen?
pad-fair = Hier fallen echte Würfel, es wird also nichts gezogen, und es gibt nichts zu beweisen.
evening = Bisher
evening-name = Name
evening-wins = Siege
evening-points = Punkte
review-pad = Das war ein Spielblock für echte Würfel. Beurteilt werden nur Züge, deren Würfel eingegeben wurden, und nur die Wahl des Feldes: Welche Würfel neu gewürfelt wurden, ist nicht aufgezeichnet und zählt daher als Glück.


### Sheets and lessons on paper

print-sheet = Spielblock drucken
print-sheet-of = Spielblock zum Drucken: { $game }
print-sheet-state = zum Aufschreiben auf Papier
print-columns = Spalten
print-name = Name
print-date = Datum
handouts = Lektionen drucken
handouts-of = Lektionen zum Drucken: { $game }
handout-help = Stellungen und Fragen zum Beantworten auf Papier, in A4 oder Letter; die Antworten stehen auf der letzten Seite.
handout-answer = Antwort
handout-answers = Antworten
handout-open = Offene Felder:

alone-over = { $points ->
    [one] Deine Summe: 1 Punkt
   *[other] Deine Summe: { $points } Punkte
}
coach = Coach
coach-worth = Endsumme im Schnitt, wenn ab hier am besten gespielt wird
costs = „{ $cost }“ bei { $box }: Jetzt eingetragen, würde das im Schnitt { $amount } verlieren.

### Table

table = Tisch
middle = Tischmitte
others = Die anderen
partner = Partner
beside = Punkte und Verlauf
laying = Der Tisch wird gedeckt …
state-of-play = Spielstand
points = { $points ->
    [one] 1 Punkt
   *[other] { $points } Punkte
}
lies-open = Offen: { $cards }
holds = Hat { $count ->
    [0] keine Karten.
    [one] 1 Karte.
   *[other] { $count } Karten.
}
thinking = { $player } denkt nach
dealing = Karten werden gegeben
round-over = Die Runde ist vorbei
your-turn = Dein Zug
your-hand = Dein Blatt, { $count ->
    [one] 1 Karte
   *[other] { $count } Karten
}
hand-empty = Du hast keine Karten mehr.
table-empty = Auf dem Tisch liegt nichts.
no-last = Es gibt noch keinen letzten Stich.
won-trick = gewonnen
trick-won-by = { $who ->
    [you] Er ging an dich.
   *[other] Er ging an { $player }.
}
card-chosen = { $cards }, { $count } von { $most }
card-ahead = { $card }, liegt vorn
card-moved = { $card } jetzt an Stelle { $place } von { $count }
card-new = { $card }, neu
card-barred = { $card }: { $why }
take-back = { $card } zurücknehmen
choose-more = { $count ->
    [1] Noch eine wählen
    [2] Noch zwei wählen
   *[other] Noch { $count } wählen
}
choose-on = Passende dazu wählen
choose-these = Diese wählen
choice-completed = Mitgewählt: { $cards }.
choice-back = Zurückgesteckt: { $cards }.
laid-by = { $player }:{" "}
weak = schwach
strong = stark
comma = ,{" "}
colon = :{" "}
quoted = „{ $text }“
refusal-nothing-chosen-title = Erst wählen
refusal-nothing-chosen = Tippe auf eine Karte in deinem Blatt, um sie zu wählen. Dann steht auf dieser Schaltfläche, was sie tut.
rule = Regel
readings = Wie willst du sie spielen?
undo = Rückgängig
hint = Tipp
hint-soon = Ein guter Zug wird gesucht …
show-move = Zug zeigen
weighed-cards = ({ $cards })
ahead-by = Punkte besser als der Schnitt der anderen (mehr ist besser)
more = Mehr
sort = { $order ->
    [rank] Nach Wert sortiert: nach Farbe sortieren
   *[suit] Nach Farbe sortiert: nach Wert sortieren
}
sort-again = Von Hand geordnet: neu sortieren
sorted = { $order ->
    [rank] Nach Wert sortiert
   *[suit] Nach Farbe sortiert
}
speed = Tempo: { $speed ->
    [calm] ruhig
    [fast] schnell
    [none] sofort
   *[normal] normal
}
full-screen = Vollbild
leave-table = Tisch verlassen
scores = Punkte
round = Runde
review-round = { round } { $round }
total = Summe
fewest-wins = weniger gewinnt
most-wins = mehr gewinnt
chart = Liniendiagramm der Punkte im Lauf der Partie. Die Tabelle zeigt dieselben Zahlen.
what-happened = Was geschah
trick-number = Stich
exchanged-given = Du hast { $player } { $cards } gegeben.
exchanged-given-middle = Du hast { $cards } abgegeben.
exchanged-received = Von { $player } hast du { $cards } bekommen.
exchanged-received-middle = Du hast { $cards } bekommen.
house-rules = Hausregeln
house-rules-preset = Hausregeln: { $preset }
fair = Faires Geben
fair-before = Eine Geheimzahl hat alle Verteilungen und Würfe dieser Partie vor dem ersten Zug festgelegt. Das hier ist ihr Fingerabdruck. Schreib ihn auf, wenn du magst: Ist die Partie vorbei, wird die Geheimzahl hier gezeigt, und keine andere Zahl hat denselben Fingerabdruck.
fair-seal = Fingerabdruck
fair-sealed = Was vor dem ersten Zug feststand; die Geheimzahl steht ganz am Ende
fair-all = { $count ->
    [one] Geprüft: Die eine Verteilung oder der eine Wurf dieser Partie ist genau das, was die Geheimzahl ergibt.
   *[other] Geprüft: Alle { $count } Verteilungen und Würfe dieser Partie sind genau das, was die Geheimzahl ergibt.
}
fair-strays = { $count ->
    [one] Geprüft: 1 von { $drawn } Verteilungen und Würfen ist nicht das, was die Geheimzahl ergibt. Das kam von Hand zustande oder durch eine andere Version von Taku.
   *[other] Geprüft: { $count } von { $drawn } Verteilungen und Würfen sind nicht das, was die Geheimzahl ergibt. Sie kamen von Hand zustande oder durch eine andere Version von Taku.
}
fair-host-says = { $strays ->
    [0] Laut dem Gerät des Gastgebers sind alle { $drawn } Verteilungen und Würfe das, was die Geheimzahl ergibt.
    [one] Laut dem Gerät des Gastgebers ist 1 von { $drawn } Verteilungen und Würfen nicht das, was die Geheimzahl ergibt.
   *[other] Laut dem Gerät des Gastgebers sind { $strays } von { $drawn } Verteilungen und Würfen nicht das, was die Geheimzahl ergibt.
} Dieses Gerät hat das noch nicht geprüft.
fair-seen = Auf diesem Gerät geprüft: Alle Verteilungen, Würfe und Züge sind so, wie du sie gesehen hast.
fair-unseen = { $count ->
    [one] Auf diesem Gerät geprüft: Was du gesehen hast, stimmt. Eine Runde hat das Gerät ganz oder teilweise verpasst; die kann es nicht prüfen.
   *[other] Auf diesem Gerät geprüft: Was du gesehen hast, stimmt. { $count } Runden hat das Gerät ganz oder teilweise verpasst; die kann es nicht prüfen.
}
fair-unlike = { $count ->
    [one] Auf diesem Gerät geprüft: Runde { $rounds } ist nicht so, wie du sie gesehen hast. Das Gerät des Gastgebers hat dir etwas anderes gezeigt.
   *[other] Auf diesem Gerät geprüft: Die Runden { $rounds } sind nicht so, wie du sie gesehen hast. Das Gerät des Gastgebers hat dir etwas anderes gezeigt.
}
fair-broken = Auf diesem Gerät geprüft: Was das Gerät des Gastgebers gesendet hat, ist keine spielbare Partie.
fair-rewound = { $count ->
    [one] Das Gerät des Gastgebers hat eine Runde noch einmal gezeigt, und zwar anders.
   *[other] Das Gerät des Gastgebers hat { $count }-mal eine Runde noch einmal gezeigt, und zwar anders.
} Wenn niemand einen Zug zurückgenommen hat, stimmt da etwas nicht.
fair-shared = Auf diesem Gerät geprüft: Die Geheimzahl entstand aus je einer Zahl von { $count } Geräten, auch von diesem. Jedes hatte sich auf seine Zahl festgelegt, bevor eine gezeigt wurde.
fair-not-shared = Auf diesem Gerät geprüft: Die Geheimzahl entstand nicht aus den Zahlen, auf die sich die Geräte festgelegt hatten. Das Gerät des Gastgebers hat eine andere gewählt.
fair-taken-over = Ein anderes Gerät hat vom Gastgeber übernommen. Die Verteilungen davor stammen aus einer anderen Geheimzahl, die dieses Gerät nicht prüfen kann.
fair-asked = Das Gerät des Gastgebers hat diese Verteilung { $count }-mal gezogen; es könnte sich also eine ausgesucht haben.
fair-no-share = Dieses Gerät hat keine Zahl zur Geheimzahl beigetragen und kann daher nicht sagen, ob die Verteilung ausgesucht wurde.
fair-how = Der Fingerabdruck ist der SHA-256 der Zeile darüber. Jedes Programm, das ihn berechnet, kommt auf denselben.
fair-shows = Das zeigt: Wenn du diesen Fingerabdruck vor dem Spielen aufgeschrieben hast, wurde danach keine Karte und kein Würfel geändert, weder für noch gegen jemanden.
fair-shows-not = Es zeigt nicht, dass die Geheimzahl zufällig war, und auch nicht, was die Bots angesehen haben. Dafür lies den Quellcode von Taku: Der Browser zieht die Geheimzahl, und ein Bot bekommt nur, was man von seinem Platz aus sehen darf.
fair-brought = Diese Verteilung kam mit der Seite, damit eine erste Partie sofort beginnen kann. Sie ist eine von sechzig, für alle gleich und nicht geheim. Partien, die auf diesem Gerät gegeben werden, haben eine Geheimzahl.
fair-brought-shows-not = Es zeigt nicht, was die Bots angesehen haben. Dafür lies den Quellcode von Taku: Ein Bot bekommt nur, was man von seinem Platz aus sehen darf. Die Verteilung selbst kam mit der Seite, für alle gleich. Solche Verteilungen entstehen aus den Zahlen 1, 2, 3 und so weiter; ausgesucht wurde keine.
fair-look = Wurde fair gegeben?
nothing-taken = Bisher hat niemand eine Strafkarte bekommen.
wins-round = { $who ->
    [you] Die Runde geht an dich
   *[other] Die Runde geht an { $player }
}
wins-round-shared = Die Runde geht an { $names }
wins-match = { $who ->
    [you] Du gewinnst
   *[other] { $player } gewinnt
}
wins-match-together = { $names } gewinnen
wins-match-shared = { $names } teilen sich den Sieg
places-why = Punktgleich: Den Ausschlag geben die Regeln.
decided-by = Entscheidend war: { $what } ({ $points }).
place = { $place ->
    [1] 1.
    [2] 2.
    [3] 3.
   *[other] { $place }.
}
last-round = Letzte Runde
finish-round = Runde beenden
skip-told = Du hast keine Karten mehr. Tippe irgendwohin, um vorzuspringen.
house-rules-of = { $game }: { $rules }
next-hand = Nächste Runde
play-again = Noch einmal
result = Ergebnis
hand-over = Gib das Gerät an { $name } weiter
i-am = Ich bin { $name }
brief-play = { $player }: { $cards }.
trick-ahead = { $who ->
    [you] Du liegst vorn.
   *[other] { $player } liegt vorn.
}
may-play = Du darfst { $names } spielen.
stop = .
# Between two sentences.
gap = { " " }
keys = Tasten
keys-off = Die Fragetasten sind in den Einstellungen abgeschaltet.
key-arrows = ← →
key-arrows-does = durch dein Blatt gehen
key-shift = Umschalt + ← →
key-shift-does = die Karte an eine andere Stelle schieben; „Sortieren“ stellt die Reihenfolge wieder her
key-space = Leertaste
key-space-does = die Karte wählen oder zurückstecken
key-enter = Enter
key-enter-does = spielen
key-suits = { $letters }
key-suits-does = zur nächsten Karte dieser Farbe, solange du in deinem Blatt bist
key-line-arrows = ← →
key-line-arrows-does = einen Zug zurück oder vor, außerhalb eines Blatts
key-line-pages = Bild auf, Bild ab
key-line-pages-does = zum vorigen oder nächsten Stich oder Zug
key-line-rounds = Umschalt + Bild auf, Bild ab
key-line-rounds-does = zur vorigen oder nächsten Runde
key-line-ends = Pos1, Ende
key-line-ends-does = zum Anfang, zum Ende
key-line-told = ↑ ↓, Enter
key-line-told-does = durch die Liste des Geschehenen gehen; Enter springt zu diesem Zug
key-die-arrows = ← →
key-die-arrows-does = durch die Würfel oder den Spielblock gehen
key-die-space = Leertaste
key-die-space-does = den Würfel behalten oder freigeben
key-pad-digits = 1–6
key-pad-digits-does = den nächsten Würfel eingeben
key-pad-back = Rücktaste
key-pad-back-does = den letzten Würfel zurücknehmen
key-die-digits = { $digits }
key-die-digits-does = diesen Würfel behalten oder freigeben
key-die-enter = Enter
key-die-enter-does = die anderen neu würfeln
key-box-enter = Leertaste oder Enter
key-box-enter-does = in das Feld eintragen, auf dem du bist
key-turn = { $key }
key-turn-does = was im letzten Zug geschah
key-box-why = { $key }
key-box-why-does = was dieses Feld verlangt oder warum es sich nicht eintragen lässt; sonst, was jetzt zu tun ist
key-boxes = { $key }
key-boxes-does = was deine offenen Felder brächten
key-table = { $key }
key-table-does = was auf dem Tisch liegt
key-hand = { $key } oder Umschalt + { $key }
key-hand-does = dein Blatt
key-points = { $key }
key-points-does = die Punkte
key-last = { $key }
key-last-does = der letzte Stich
key-why = { $key }
key-why-does = warum diese Karte nicht spielbar ist
key-help = ?
key-help-does = diese Tasten
key-escape = Esc
key-escape-does = schließen

### One’s own mistakes

mistakes = Meine Fehler
mistakes-today = Für heute
mistakes-wait = { $count ->
    [one] 1 fällig
   *[other] { $count } fällig
}
mistakes-about = { $minutes ->
    [one] Etwa eine Minute
   *[other] Etwa { $minutes } Minuten
}
mistakes-begin = Start
mistakes-none-wait = Nichts fällig
mistakes-next = Der nächste kommt { $when } wieder.
mistakes-empty = Keine Fehler hier
mistakes-empty-line = Nach einer Partie findet der Rückblick die Entscheidungen, die dich klar etwas gekostet haben. Sie kommen hier wieder, bis du sie richtig triffst.
mistakes-edit = Ändern
mistakes-edited = Fertig
mistakes-rule = Triff die Entscheidung nach 1, 3, 7 und 21 Tagen wieder richtig, dann ist der Fehler für immer weg.
mistakes-leave = „Meine Fehler“ verlassen
mistakes-due = { $count ->
    [one] 1 deiner Fehler ist fällig
   *[other] { $count } deiner Fehler sind fällig
}
mistakes-pill = { $count ->
    [one] 1 Fehler fällig
   *[other] { $count } Fehler fällig
}
mistakes-early = Trotzdem jetzt üben
mistake-what = { $kind }: { $cards }
mistake-better = { $kind } (besser: { $cards })
mistake-dice = { $kind }: { $dice }
mistake-kind = { $kind }
mistake-round = Runde { $round }
mistake-now = jetzt
mistake-right = { $count } von { $all } Mal richtig
mistake-back = Er kommt { $when } wieder.
mistake-learnt = Viermal richtig: Dieser Fehler ist für immer weg.
remove-mistake = { $what } entfernen

### What mattered in a match

review = Rückblick
review-title = Worauf es ankam
review-state = Fortschritt
review-reckoning = Wird ausgewertet …
review-seconds = etwa { $count } s
review-minutes = etwa { $count } min
review-stop = Stopp
review-stopped = { $known } von { $all } Runden fertig
review-go-on = Weiter
review-failed = Zu dieser Partie ist kein Rückblick möglich.
notice-review-not-yet = Den Rückblick gibt es, wenn die Partie vorbei ist.
review-verdict-luck = { $what ->
    [dice] Es lag an den Würfeln
   *[cards] Es lag an den Karten
}
review-verdict-more-luck = { $what ->
    [dice] Mehr die Würfel als dein Spiel
   *[cards] Mehr die Karten als dein Spiel
}
review-verdict-half = Halb und halb
review-verdict-more-you = { $what ->
    [dice] Mehr dein Spiel als die Würfel
   *[cards] Mehr dein Spiel als deine Karten
}
review-verdict-unclear = Schwer zu sagen
review-decisions = Deine Entscheidungen
review-luck = { $what ->
    [dice] Die Würfel
   *[cards] Deine Karten
}
review-meter = { $name }: { $told }.
review-points = { $count ->
    [one] { $amount } Punkt
   *[other] { $amount } Punkte
}
review-percent = { $percent } %
review-chance = { $amount } % Gewinnchance
review-lost = { $amount } verloren
review-won = { $amount } gewonnen
review-even = weder Gewinn noch Verlust
review-error = ±{ $amount }{ $sure ->
    [false] : schwer zu sagen
   *[true] {""}
}
review-average = im Schnitt
review-the-dice = Würfel
review-choices = Entscheidungen
review-points-word = { $count ->
    [one] Punkt
   *[other] Punkte
}
review-to-win = Gewinnchance
review-well = Gut gespielt:
review-well-line = Keine Entscheidung hat dich klar { $amount } oder mehr gekostet.
review-next-time = Achte beim nächsten Mal vor allem darauf: „{ $kind }“.
review-kind-cost = Das hat dich in { $count ->
    [one] einer Entscheidung
   *[other] { $count } Entscheidungen
} { $amount } gekostet.
review-ask-first = Frag dich zuerst:
review-costs = Deine teuersten Züge
review-nothing-clear = Nichts Eindeutiges: Alle Unterschiede sind zu knapp.
review-you = du
review-better = besser
review-course = Die ganze Partie
review-axis-lead = Punkte besser als der Schnitt am Tisch
review-axis-points = erwartete Punkte
review-table = Tabelle
review-what = Was geschah
review-change = Änderung
review-else = Was sonst noch geschah
review-others = Die anderen
review-slide = Zieh an der Linie entlang, um zu sehen, was geschah.
review-by-others = Was andere am meisten änderten
review-whose = Wessen Entscheidungen
review-cost = Kosten
review-close = zu knapp
review-none = nichts
review-expected = Erwartet
review-bad-luck = { $what ->
    [dice] schlechte Würfe
   *[cards] schlechte Karten
}
review-good-luck = { $what ->
    [dice] gute Würfe
   *[cards] gute Karten
}
review-position = Die Stellung
review-hand = Dein Blatt
review-unit-round = Punkte besser als der Schnitt am Tisch in dieser Runde (mehr ist besser)
review-unit-match = Punkte, die am Ende zu erwarten sind (mehr ist besser)
review-unit-chance = Deine Chance, die Partie zu gewinnen
review-exactly = Der Unterschied beträgt genau { $difference }.
review-clear = Der Unterschied von { $difference } ist eindeutig (±{ $error }).
review-not-clear = Der Unterschied von { $difference } ist zu knapp, um sicher zu sein (±{ $error }).
review-source = Der größte Teil davon: { $part }.
review-plain = Da gab es nichts zu überlegen: Kein anderer Zug kommt heran.
review-best-known = Ein besserer Zug als deiner ist nicht bekannt.
review-why = Warum
review-why-better = Besser:
review-your-reason = Für deinen Zug spricht:
review-known = Was du wissen konntest:
review-likely = In { $percent } % der Verteilungen, die zu deinem Wissen passten, brachte der bessere Zug mehr Punkte.
review-what-came = Was dann geschah
review-could-hold = Was sie haben konnten
review-could-hold-line = Einige der Verteilungen, in denen beide Züge ausprobiert wurden. Sie wurden aus dem erschlossen, was du wissen konntest; die echte wurde nicht angesehen.
review-deals = { $count ->
    [one] { $shown } von { $count } Verteilung
   *[other] { $shown } von { $count } Verteilungen
}
review-deal = Verteilung { $number }
review-play-on = Ab hier weiterspielen
review-try = Neu versuchen
review-of = { $at } von { $all }
review-next = Weiter
review-leave = Zurück zum Rückblick
review-what-now = Was würdest du tun?
review-latest = Worauf es zuletzt ankam
review-from = { $day }: Rückblick

### How well one plays

skill = Können ohne Glück
skill-none = Der Rückblick zeigt, was deine Entscheidungen in einer Partie gekostet haben und was das Glück dazugetan hat. Von diesen Partien ist noch keine ausgewertet.
skill-decisions = Deine Entscheidungen
skill-luck = Glück
skill-points = { $span ->
    [match] Punkte pro Partie
   *[round] Punkte pro Runde
}
skill-error = ±{ $points }
skill-error-word = Fehler (±)
skill-scale = { $span ->
    [match] Punkte pro Partie, verglichen mit dem besten bekannten Spiel
   *[round] Punkte pro Runde, verglichen mit dem besten bekannten Spiel
}
skill-reviewed = { $count } von { $all } { $all ->
    [one] Partie
   *[other] Partien
} ausgewertet.
skill-review = Rückblick auf die Partie vom { $day }
kinds = Stärken und Schwächen
kinds-few = Für eine Aussage sind noch zu wenige Entscheidungen ausgewertet: Zehn von einer Art müssen es sein.
kinds-even = Noch sticht keine Art von Entscheidung heraus.
kinds-best = Stark
kinds-worst = Schwach
kinds-how = { $clear ->
    [0] kein klarer Fehler in { $decisions } Entscheidungen
    [one] 1 klarer Fehler in { $decisions } Entscheidungen
   *[other] { $clear } klare Fehler in { $decisions } Entscheidungen
}
kinds-decisions = Anzahl
kinds-clear = Fehler
kinds-cost = Verlust im Schnitt

# Friends: rooms, and the ways to them
friends = Freunde
friends-title = { $game } mit Freunden
friends-seats = Die Plätze
friends-sits = { $name } ist da.
friends-goes = { $name } ist nicht mehr da.
friends-hint = Tippe auf einen freien Platz, um einen Bot dazuzuholen.
friends-touch-free = Freier Platz: einen Bot hinsetzen
friends-touch-bot = { $name }, Bot: diesen Platz freimachen
friends-touch-person = { $name }: umsetzen oder den Platz freimachen
move-seat = { $name } umsetzen
move-where = Tippe auf den Platz für { $name }.
take-seat = Platz freimachen
more-here = Mehr Spieler an diesem Gerät
more-here-help = zwischen den Zügen sind die Karten verdeckt
their-name = Name
sits-here = Dazusetzen
gets-up = { $name } entfernen
no-seat-left = Kein Platz frei.
own-bot-sits = Dein eigener Bot
own-bot-sits-help = er rechnet auf diesem Gerät
who-watches = Zuschauer
you-watch = Du schaust zu: Du siehst, was alle sehen.
late-sits = Du bekommst nach dieser Runde oder in der nächsten Partie einen Platz, wenn ein Bot dir seinen überlassen kann.
somebody = Jemand
against-bots = Gegen Bots
invite-to = Einladen: { $game }
each-own-phone = jeder am eigenen Gerät
join-side = Im selben Raum dazusetzen
room-private = { $name } erlaubt keine Zuschauer
friends-start = Start
friends-count = { $people ->
    [one] { $people } Person
   *[other] { $people } Personen
  }, { $bots ->
    [0] keine Bots
    [one] { $bots } Bot
   *[other] { $bots } Bots
  }
friends-asked = Dein Gerät gibt und kennt alle Karten, spiel also mit Leuten, denen du vertraust.
by-link = Per Link
servers-see = { $turn ->
    [true] Öffentliche Server und die anderen Geräte sehen deine IP-Adresse, aber kein Server kann lesen, was die Geräte senden, auch wenn er es weiterleitet
   *[false] Öffentliche Server und die anderen Geräte sehen deine IP-Adresse, aber kein Server kann lesen, was die Geräte senden
  }.
friends-unkept = { $count ->
    [one] Das Gerät von { $names } hat nicht geantwortet. Starte noch einmal, oder setz einen Bot auf diesen Platz.
   *[other] Diese Geräte haben nicht geantwortet: { $names }. Starte noch einmal, oder setz Bots auf diese Plätze.
}
seat-free = Frei
seat-bot = Bot
seat-host = Gastgeber
seat-away = weg
name-mixed = gemischte Alphabete
room-is-open = Raum offen
open-room = Raum öffnen
room-code = QR-Code
invite = Einladen
invite-help = Freunde scannen den Code oder öffnen den Link, geben einen Namen ein und haben einen Platz.
bots-are = Bots: { $level }
side-by-side = Im selben Raum
side-by-side-line = Zwei Geräte im selben WLAN scannen gegenseitig ihre Codes, ohne Internet.
onlookers = Zuschauer erlauben
onlookers-help = Sie sehen nur, was alle sehen.
asking-relays = Verbindungsserver werden angefragt …
no-relay = Kein Verbindungsserver ist erreichbar. Versuch es noch einmal, oder nimm „Im selben Raum“.
invited-by = { $name } lädt dich ein
say-your-name = Gib zuerst deinen Namen ein.
sit-down = Hinsetzen
just-watch = Nur zuschauen
guest-asked = Kostenlos und ohne Konto, und der Tisch zeigt dir, was du spielen darfst. Das Gerät von { $name } gibt und kennt alle Karten. { servers-see }
other-version = { $name } benutzt eine andere Version von Taku. Lade die Seite neu; wenn das nicht hilft, bitte { $name }, sie auch neu zu laden.
to-home = Zum Start
room-full = Der Tisch von { $name } ist voll
room-full-line = Du kannst zuschauen, wenn { $name } es erlaubt, oder es noch einmal versuchen, sobald ein Platz frei ist.
room-closed = { $name } hat den Raum geschlossen
room-freed = { $name } hat deinen Platz freigemacht
room-elsewhere = Du sitzt schon in einem anderen Tab am Tisch von { $name }
room-version = { $name } benutzt eine andere Version von Taku
host-starts = Warten, bis { $name } startet
arriving = Du kommst an den Tisch
finding = Das Gerät von { $name } wird gesucht
way-relays-title = Verbindungsserver
way-relays = Ein Server hat geantwortet.
way-relays-not = Noch hat kein Server geantwortet.
way-found-title = Der Raum
way-found = Das Gerät von { $name } hat geantwortet.
way-found-not = Das Gerät von { $name } hat noch nicht geantwortet.
way-direct-title = Eine direkte Verbindung
way-direct-not = Dein Gerät und das von { $name } haben einander noch nicht erreicht.
way-server-title = Ein Server dazwischen
way-server-silent = Er hat nicht geantwortet.
way-server-not = Auch er konnte die Geräte nicht verbinden.
connected-network = { $name } ist im selben Netz verbunden.
connected-internet = { $name } ist direkt übers Internet verbunden, weil die Geräte nicht im selben Netz sind.
connected-direct = { $name } ist direkt verbunden.
connected-server = { $name } ist verschlüsselt über einen Server verbunden, weil die Netze keine direkte Verbindung zulassen.
connected-codes = { $name } ist per Code verbunden, ohne Server.
no-way = Keine Verbindung zum Gerät von { $name }
no-way-why = Taku hat 30 Sekunden lang versucht, das Gerät von { $name } zu erreichen. Manche Mobilfunk- und Büronetze lassen zwei Geräte nicht miteinander sprechen.
what-helps = Was meistens hilft
help-wifi = Beide im selben WLAN, oder du im Hotspot von { $name }.
help-vpn = Auf beiden Geräten jedes VPN ausschalten.
side-show = Code zeigen
side-scan = Code scannen
next-step = Weiter
let-scan-title = Lass diesen Code scannen
let-scan = Beide Geräte brauchen dasselbe WLAN oder denselben Hotspot. Am anderen Gerät: „{ $button }“ wählen und diesen Code scannen.
let-scan-back-title = Lass jetzt diesen Code scannen
let-scan-back = Ist er gescannt, kommst du an den Tisch.
code-as-text = Der Code als Text
copy-as-text = Lieber als Text kopieren
next-scan = Weiter: selbst scannen
now-scan-title = Jetzt selbst scannen
now-scan = Er erscheint, sobald deiner gescannt ist.
scan-first-title = Scanne den Code deines Gegenübers
scan-first = Auf dem Gerät des Gastgebers: „Im selben Raum“ wählen.
no-camera = Keine Kamera gefunden. Füge den Code als Text ein, oder lade ein Bild davon.
camera-denied = Die Einstellungen des Browsers erlauben auf dieser Seite keine Kamera. Füge den Code als Text ein, oder lade ein Bild davon.
finder = Was die Kamera sieht
their-code = Der andere Code als Text
paste-text = Text einfügen
load-picture = Bild laden
picture-stays = Das Bild bleibt auf diesem Gerät.
no-code-in-picture = In diesem Bild ist kein Code.
nothing-to-paste = Die Zwischenablage ließ sich nicht lesen oder enthält keinen Text. Füge den Code selbst in das Feld ein.
own-code = Das ist dein eigener Code.
not-a-code = Kein Code von Taku.
not-this-code = Das ist nicht der richtige Code. Fang auf beiden Geräten neu an: Zuerst wird der Code des Gastgebers gescannt.
insecure = Nicht über diese Verbindung
insecure-why = Taku verschlüsselt, was Geräte einander senden. Browser erlauben das nur bei Adressen, die mit https beginnen, oder auf dem Computer, von dem die Seite kommt.
insecure-works = Alles andere geht hier: Partien gegen Bots oder mit anderen an diesem Gerät, Lektionen, Übungen und der Spielblock.
no-way-aside = Die Geräte erreichen einander nicht. Sind beide im selben WLAN?
sign-1 = Hallo
sign-2 = Gut gespielt
sign-3 = Autsch!
sign-4 = Danke
sign-5 = Moment
sign-6 = Schöne Partie
host-away = Das Gerät von { $name } ist weg
host-away-kept = Die Partie ist hier gespeichert. Ist { $name } nicht innerhalb einer Minute zurück, übernimmt eines der anderen Geräte, vielleicht dieses.
host-back = { $name } ist zurück und spielt weiter.
taking-over = Du übernimmst die Partie
taking-over-waits = Die anderen Geräte verbinden sich mit deinem.
deals-now = nun Gastgeber
leave-match = Gehen und die anderen weiterspielen lassen
leave-match-line = Ein anderes Gerät übernimmt die Partie. Auf deinem Platz spielt ein Bot, bis du zurück bist.
leave-now = Jetzt gehen
leave-after-round = Nach dieser Runde gehen
leave-after-round-help = Gehst du sofort, wird diese Runde neu gegeben; wartest du, wird sie zu Ende gespielt.
device-away = { $name } ist weg
pair-again = Neu verbinden
pair-again-kept = Partie und Plätze sind gespeichert. Verbinde die zwei Geräte noch einmal mit den Codes, dann geht es weiter.
seat-waits-pair = Der Platz bleibt reserviert. Kommt { $name } nicht zurück, verbinde die zwei Geräte noch einmal mit den Codes.
seat-waits = Der Platz bleibt reserviert. Mit dem Link kann { $name } zurückkommen.
send-link-again = Link senden
let-bot-play = Bot spielen lassen
give-seat-back = Platz zurückgeben
guest-slow = Der Tisch wartet auf { $name }
guest-slow-line = Ein Bot kann für { $name } spielen, bis du auf den Platz tippst und ihn zurückgibst.
seat-held = Ein Bot spielt für dich. { $name } kann dir den Platz zurückgeben.
bot-plays = ein Bot spielt
watch-count = { $count ->
    [one] { $count } Zuschauer
   *[other] { $count } Zuschauer
  }
signs = Kurze Grüße
turn-at = { $turn } – { $title }
back-to-table = Zurück zum Tisch
close-room = Raum schließen
with-friends = Mit Freunden
with-friends-state = jeder am eigenen Gerät
leave-room = Raum verlassen
room-code-large = QR-Code: groß oder klein

### The lab

lab = Labor
lab-line = dein eigener Bot, in Python
lab-of = Labor: { $game }
lab-file = Bot
lab-kept = auf diesem Gerät gespeichert
lab-not-kept = nur für diesen Besuch
lab-files = Dateien
lab-undo = Eingabe zurücknehmen
lab-redo = Eingabe wiederholen
lab-send = Als Link senden
lab-sit = Hinsetzen
lab-measure = Messen
lab-try = Testen
lab-tab-code = Code
lab-tab-table = Tisch
lab-tab-printed = Ausgabe
lab-tab-sees = Was ein Bot sieht
lab-tab-returns = Was er zurückgibt
lab-code = Der Code des Bots
lab-coming = Der Editor lädt
lab-keys = Zeichen
lab-indent = Einrücken
lab-which = { $given ->
    [true] Für welches Spiel ist { $file }? Du kannst den Code im Labor lesen, bevor etwas davon läuft.
   *[false] Welches Spiel soll dein Bot spielen?
}
lab-unread = Das ist von jemand anderem.
lab-unread-file = Das kam in einer Datei.
lab-unread-line = Nichts davon läuft, bevor du es gelesen hast.
lab-lines = { $count ->
    [one] Zeile { $lines }
   *[other] Zeilen { $lines }
}
lab-unseen = { $count ->
    [one] Ein Zeichen ist unsichtbar oder kehrt den Text um: { $where }.
   *[other] { $count } Zeichen sind unsichtbar oder kehren den Text um: { $where }.
}
lab-far = { $count ->
    [one] Eine Zeile geht weit rechts weiter: { $where }.
   *[other] { $count } Zeilen gehen weit rechts weiter: { $where }.
}
lab-gap = Nach vielen leeren Zeilen geht der Code weiter: { $where }.
lab-mixed = { $count ->
    [one] Ein Wort mischt Buchstaben zweier Alphabete, die gleich aussehen können: { $where }.
   *[other] { $count } Wörter mischen Buchstaben zweier Alphabete, die gleich aussehen können: { $where }.
}
lab-have-read = Gelesen
lab-unread-mark = noch nicht gelesen
lab-idle = Mit „Testen“ spielt dieser Bot eine Verteilung, und du siehst ihm hier Zug für Zug zu.
lab-playing = Die Verteilung läuft
lab-trying = { $name } spielt eine Verteilung.
lab-nothing-yet = Was dein Bot mit print ausgibt, erscheint hier, Entscheidung für Entscheidung.
lab-nothing-printed = keine Ausgabe
lab-decision = Entscheidung { $number }
lab-ms = { $time } ms
lab-where = Der Lauf endete nach Zug { $at }.
lab-at-start = Der Lauf endete vor dem ersten Zug.
lab-late = Nach { $seconds } s ohne Zug abgebrochen.
lab-gone = Das Python des Bots ist beendet oder ließ sich nicht starten: Der Speicher reichte nicht, oder es war nicht geladen. Versuch es noch einmal.
lab-illegal = Der Zug des Bots ist nicht spielbar. { $why }
lab-own = Deine Bots
lab-name = Name der Datei
lab-begin-with = Neu anfangen mit
lab-starter-plays = Einem, der einfach spielt
lab-starter-counts = Einem, der zählt
lab-starter-worlds = Einem, der mögliche Verteilungen ausprobiert
lab-out = Exportieren
lab-save = Als .py speichern
lab-remove = { $name } entfernen
lab-damaged = Ein Bot, der nicht lesbar ist
lab-league = Liga
lab-league-help = Deine Bots und Bots jeder Stärke spielen mit denselben Verteilungen gegeneinander, auf jedem Platz, und bekommen eine Wertung.
lab-league-begin = Liga starten
lab-league-line = Wertung nach dem Plackett-Luce-Modell von openskill, ± zwei Standardfehler. Dieselben Verteilungen, jeder Bot auf jedem Platz.
lab-deals = { $deals } von { $all } Verteilungen
lab-left = noch { $minutes } min
lab-stop = Stopp
lab-go-on = Weiter
lab-start = Start
lab-rests = pausiert
lab-how-many = Verteilungen
lab-against = Gegner
lab-against-all = Alle Stärken
lab-away = Im Hintergrund weitermessen
lab-away-help = Macht Pause, solange du spielst oder die Seite verborgen ist, und meldet sich, wenn es fertig ist.
lab-measuring = Die erste Verteilung läuft.
lab-one-deal = Eine Verteilung sagt noch nichts.
lab-sentence = { $way ->
    [better] Besser als { $other } um { $by } ± { $error } Punkte pro Verteilung
    [worse] Schlechter als { $other } um { $by } ± { $error } Punkte pro Verteilung
   *[level] Gleichauf mit { $other }, ± { $error } Punkte pro Verteilung
}: { $sure ->
    [true] sicher
   *[false] noch nicht sicher
}
lab-how = Dieselben Verteilungen, jeder Bot auf jedem Platz, so gleicht sich das Glück aus. Punkt: Durchschnitt. Linie und ±: zwei Standardfehler. Gestrichelt: gleicher Anteil für alle.
lab-figures = Alle Zahlen
lab-who = Bot
lab-rating = Wertung
lab-points-each = Punkte pro Verteilung
lab-fewer = Weniger ist besser
lab-more = Mehr ist besser
lab-move = Pro Zug
lab-slowest = Am längsten
lab-refused = Durch Fehler verloren
lab-lost = { $name } hat { $count ->
    [one] eine Verteilung
   *[other] { $count } Verteilungen
} durch einen Fehler verloren:
lab-csv = Als CSV speichern
lab-command = Die Messung läuft weiter, während du schreibst, und Ergebnisse werden gespeichert. Änderst du den Code, beginnt eine neue Messung. Von der Kommandozeile aus geht es so:
lab-agent = Eine Funktion dieses Namens ist dein Bot. Sie wird für jede Entscheidung aufgerufen und merkt sich zwischen den Aufrufen nichts.
lab-zones = Was auf dem Tisch liegt: Blätter, Stich oder Stapel, der letzte Stich. Jeder Teil hat role, seat (wem er gehört), items und seats (wer was gespielt hat). "?" ist eine verdeckte Karte.
lab-seat = Wer am Zug ist und wo der Bot sitzt. Die Plätze sind ab 0 nummeriert.
lab-points = Die Summe jedes Spielers und was die Runde bisher gebracht hat.
lab-badges = Fakten über den Tisch und was der Bot jetzt entscheiden muss.
lab-sheet = Der Spielblock mit seinen Feldern, wenn das Spiel einen hat.
lab-moves = Alle erlaubten Züge in Notation: QS ist die Pik-Dame, TD die Karo-10.
lab-random = Sein eigener Zufallsgenerator: random.choice(moves), random.random().
lab-weigh = Oder ein Objekt namens bot mit dieser Methode: Es bekommt die Objekte der Engine selbst.
lab-seen = Der Platz des Bots und seine erlaubten Züge als Objekte der Engine.
lab-world = Ein vollständiger Stand, der möglich ist: Was der Bot nicht wissen kann, ist zufällig verteilt. clone(), play(move), moves(), points.
lab-returns-move = agent gibt einen der Züge zurück, genau so, wie er ihn bekommen hat.
lab-returns-weighed = weigh gibt eine Liste zurück, den besten zuerst; points darf fehlen.
lab-prints = Was print ausgibt, erscheint neben der Entscheidung, bis zu 4000 Zeichen.
lab-time = So viel Zeit hat jede Entscheidung. Danach spielt der leichteste Bot den Zug, und du erfährst es.
data-bots = Deine Bots
data-came-bots = { $count ->
    [one] 1 eigener Bot
   *[other] { $count } eigene Bots
}
notice-bot-replaced = { $why ->
    [late] { $player } hat zu lange gebraucht: Der leichteste Bot spielt stattdessen, diesmal und jedes Mal, wenn das wieder vorkommt.
    [said] Fehler bei { $player } („{ $words }“): Der leichteste Bot spielt stattdessen, diesmal und jedes Mal, wenn das wieder vorkommt.
    [refused] { $player } wollte einen Zug, den die Regeln verbieten: Der leichteste Bot spielt stattdessen, diesmal und jedes Mal, wenn das wieder vorkommt.
    [missing] { $player } ist nicht mehr auf diesem Gerät: Der leichteste Bot spielt stattdessen.
    [unread] { $player } kam in einer Datei und ist noch nicht gelesen: Der leichteste Bot spielt stattdessen. Im Labor steht der Code.
   *[gone] { $player } lässt sich nicht starten: Der leichteste Bot spielt stattdessen, diesmal und jedes Mal, wenn das wieder vorkommt.
}
notice-bot-parted = Ein anderer Tab hat diesen Bot inzwischen geändert. Was du hier geschrieben hast, ist daneben gespeichert, als { $name }.
notice-bot-long = Dieser Bot ist zu lang: Das Ende des Codes ist nicht gespeichert.
notice-bot-file-long = Diese Datei ist zu lang für einen Bot. Nichts wurde geändert.

# My lessons, and the desk at which one is written
my-lessons = Meine Lektionen
my-lessons-line = Schreib eigene Lektionen: eine Stellung, eine Frage und zu jeder Antwort eine Erwiderung. Bewertet wird nach den Regeln.
my-lessons-none = eine schreiben
make-lesson = Lektion machen
desk-untitled = Lektion ohne Namen
desk-new = Neue Lektion
desk-steps-count = { $count ->
    [0] noch keine Schritte
    [one] { $count } Schritt
   *[other] { $count } Schritte
}
desk-remove = { $title } entfernen
desk-damaged = Nicht lesbar
desk-damaged-one = Beschädigte Lektion { $number }
desk-take = Aus dieser Stellung eine Lektion machen
desk-instead = In Schritt { $number } von „{ $title }“ verwenden, statt der dortigen Stellung
desk-into = Als Schritt zu „{ $title }“ hinzufügen
desk-kept = auf diesem Gerät
desk-not-kept = nur für diesen Besuch
desk-undo = Rückgängig
desk-redo = Wiederholen
desk-try = Ausprobieren
desk-try-over = Zurück zur Werkstatt
desk-send = Senden
desk-left = noch { $count } offen
desk-steps = Schritte
desk-step-unnamed = Ohne Überschrift
desk-questions = { $count } offen
desk-whole = vollständig
desk-add = Schritt hinzufügen
desk-parts = Teile des Schritts
desk-tab-position = Stellung
desk-tab-words = Texte
desk-tab-answers = Antworten
desk-task = Aufgabe
desk-kind-move = Ein Zug, oder einer von mehreren
desk-kind-forbidden = Verbotenen Zug versuchen
desk-kind-playable = Alle spielbaren Karten
desk-kind-number = Eine Zahl
desk-kind-seat = Ein Spieler
desk-kind-choice = Eine Auswahl von Antworten
desk-kind-play = Gegen Bots weiterspielen
desk-title = Überschrift
desk-say = Worum es geht
desk-ask = Frage
desk-right = Wenn die Antwort stimmt
desk-hint = Tipp
desk-signs = { "{QS}" } zeichnet die Pik-Dame, { "{p1}" } ist der Spieler links von dir, **zwei Sterne** machen Wörter fett.
desk-touch-move = Einmal antippen heißt richtig, noch einmal schwach, dann falsch.
desk-touch-forbidden = Tippe auf den verbotenen Zug, der versucht werden soll.
desk-touch-several = Tippe auf die Karten oder Würfel eines Zugs, und bewerte ihn unten.
desk-touch-box = Ein Feld einmal antippen heißt richtig, noch einmal schwach, dann falsch.
desk-touch-playable = Die Regeln wissen, welche Karten erlaubt sind.
desk-touch-number = Gefragt ist eine Zahl.
desk-touch-seat = Gefragt ist ein Spieler.
desk-touch-choice = Zur Wahl stehen deine Antworten.
desk-touch-play = Ab hier wird weitergespielt.
desk-broken = Diese Stellung lässt sich nicht aufbauen.
desk-from-match = Aus einer Partie
desk-from-match-line = eine deiner Partien ansehen und eine Stellung aussuchen
desk-set-up = Aufbauen
desk-set-up-line = am offenen Tisch von Hand geben
desk-same = Dieselbe Stellung
desk-same-line = wie im Schritt davor
desk-copy-ours = Eine von Taku kopieren
desk-copy-ours-line = als Ausgangspunkt
desk-lay-first = Wo beginnt die Lektion?
desk-lay-step = Welche Stellung soll dieser Schritt haben?
desk-stand-right = Richtig
desk-stand-poor = Schwach
desk-stand-wrong = Falsch
desk-stand-decide = Offen
desk-stand-rules = Regeln
desk-stand-try = Versuchen
desk-cards = { $cards }
desk-undecided = Auch dieser Zug ist erlaubt.
desk-undecided-ask = Richtig, schwach oder falsch?
desk-same-right = Dieselbe Erwiderung wie oben.
desk-say-right = Erwiderung, wenn richtig
desk-say-poor = Warum es etwas Besseres gibt
desk-say-wrong = Warum es falsch ist
desk-picked = { $none ->
    [true] { $cards } ist hier kein Zug und auch kein Teil davon.
   *[other] { $count ->
        [0] Tippe auf Karten, die zusammengehören, um ihre Züge zu sehen.
       *[other] Züge mit { $cards }
    }
}
desk-many = { $count } Züge sind noch offen. Sag, welche richtig sind; die übrigen kannst du gemeinsam bewerten.
desk-others = Alle anderen Züge
desk-others-wrong = Alle anderen sind falsch
desk-others-apart = Einzeln
desk-other-usual = Das ist erlaubt, aber danach ist nicht gefragt.
desk-stray = Dieser Zug ist in dieser Stellung nicht mehr erlaubt.
desk-locked = Gegen die Regeln
desk-no-move-here = In dieser Stellung ist niemand am Zug. Wähle eine andere Aufgabe oder eine andere Stellung.
desk-by-rules = Die Regeln entscheiden
desk-allowed = { $card } darf hier gespielt werden.
desk-allowed-cards = { $cards } dürfen hier gespielt werden.
desk-forbidden-none = Tippe auf eine Karte mit „Regeln“.
desk-nothing-forbidden = Einzeln ist in dieser Stellung keine Karte verboten. Mehrere zusammen sind es vielleicht.
desk-how-many = Zu versuchen
desk-alone = Eine Karte
desk-together = Mehrere zusammen
desk-try-several = Tippe auf die Karten, die zusammen versucht werden sollen. Die Regeln sagen dann, warum es nicht geht.
desk-try-more = Wenn auch andere Karten versucht werden dürfen, tippe sie ebenfalls an.
desk-try-these = Nach diesen fragen
desk-try-box = Tippe auf ein Feld mit „Regeln“.
desk-no-box-forbidden = In dieser Stellung ist kein Feld verboten.
desk-no-move = Diese Karten ergeben keinen Zug.
desk-not-forbidden = Die Regeln erlauben das hier, oder sie lehnen es aus einem anderen Grund ab.
desk-number = Die richtige Zahl
desk-another-number = Eine falsche Zahl, die eine eigene Erwiderung verdient
desk-another-add = Hinzufügen
desk-any-other = Jede andere Antwort
desk-say-other = Erwiderung
desk-wrong-is-right = Das ist die richtige Antwort.
desk-seat = Der richtige Spieler
desk-answer = Antwort { $number }
desk-answer-right = Antwort { $number } ist richtig
desk-answer-drop = Antwort { $number } entfernen
desk-answer-add = Antwort hinzufügen
desk-play = Wie lange
desk-play-until = { $stretch ->
    [trick] bis zum Ende des Stichs
    [round] bis zum Ende der Runde
    [1] ein Zug
   *[other] { $stretch } Züge
}
desk-as-seen = Ansicht beim Lernen
desk-shape-phone = Handy
desk-shape-projector = Beamer
desk-nothing-yet = Sobald es eine Stellung gibt, kannst du den Schritt hier ausprobieren.
desk-from = von { $author }
desk-about = Über diese Lektion
desk-lesson-title = Name der Lektion
desk-author = Von wem (wird angezeigt)
desk-also = Auch auf
desk-also-none = Keine weitere Sprache
desk-also-help = Mit einer zweiten Sprache hat jeder Text zwei Felder nebeneinander. Ist eines leer, wird die andere Sprache gezeigt.
desk-this-step = Schritt { $number }
desk-earlier = Früher
desk-later = Später
desk-copy-step = Kopieren
desk-drop-step = Löschen
desk-dropped = Der Schritt ist gelöscht. „Rückgängig“ holt ihn zurück.
notice-seeking = Wenn die Stellung fertig ist, tippe auf „Lektion machen“: Sie kommt in deine Lektion.
notice-lesson-parted = Ein anderer Tab hat diese Lektion inzwischen geändert. Was du hier geschrieben hast, ist daneben als eigene Lektion gespeichert.
data-own = Deine Lektionen
data-came-own = { $count ->
    [one] 1 eigene Lektion
   *[other] { $count } eigene Lektionen
}

# Lessons that are sent, and what comes back
send-lesson = Lektion senden
send-lessons = { $count } Lektionen
send-change = Ändern
send-wall = Häng das an die Wand: Wer es scannt, kann sofort anfangen.
send-print = Für die Wand drucken
send-print-line = Code und Titel, auf einer Seite
send-file = Als Datei speichern
send-scorm = Für Moodle speichern
send-scorm-line = ein SCORM-1.2-Paket: Die Plattform erfasst Ergebnisse
send-no-code = Diese Lektion ist zu lang für einen QR-Code. Sende den Link, oder speichere sie als Datei.
send-open-room = Oder öffne einen Raum: Sein Code ist kurz.
send-only-file = Das ist zu lang für einen Link. Speichere es als Datei, und teile die.
send-not-written = Die Datei ließ sich nicht schreiben: Ein Teil der Lektion ist ungültig.
send-all-in-link = Im Link selbst steckt alles: kein Server, kein Konto, nichts über dein Gerät.
send-all-in-file = In der Datei steckt alles: kein Server, kein Konto, nichts über dein Gerät.
send-course = Mehrere Lektionen in einem Link
send-course-help = Sie erscheinen in der Reihenfolge, in der du sie wählst.
send-course-title = Name des Kurses
given = Lektionen von anderen
given-one = Lektion von jemand anderem
given-lead = Lektionen anderer Leute, die du gespeichert hast, mit deinem Fortschritt.
given-from = { $course ->
    [true] { $named ->
        [true] Ein Kurs von { $author }
       *[other] Ein Kurs, den dir jemand gesendet hat
    }
   *[other] { $named ->
        [true] Eine Lektion von { $author }
       *[other] Eine Lektion, die dir jemand gesendet hat
    }
}
given-line = { $course ->
    [true] { $lessons ->
        [one] { $lessons } Lektion
       *[other] { $lessons } Lektionen
    }
   *[other] { $game }
} · { $steps ->
    [one] { $steps } Schritt
   *[other] { $steps } Schritte
} · etwa { $minutes ->
    [one] { $minutes } Minute
   *[other] { $minutes } Minuten
}
given-whose = { $named ->
    [true] Die Texte sind von { $author }, nicht von Taku.
   *[other] Die Texte kommen vom Absender, nicht von Taku.
} Was erlaubt ist, entscheiden die Regeln von { $game }.
given-keep = Auf diesem Gerät speichern
given-keep-help = Samt deinem Fortschritt. Sonst brauchst du zum Wiederkommen den Link.
given-begin = Start
given-new = { $game } ist neu für mich
given-file = Lektion aus einer Datei öffnen
given-choose = Datei wählen
given-asks = { $file } enthält:
given-agree = Speichern und öffnen
given-refuse = Nicht speichern
given-wrong = Diese Datei ist keine brauchbare Lektion{ $named ->
    [true] : Der Teil „{ $part }“ ist ungültig.
   *[other] .
}
given-wrong-line = Diese Datei ist keine brauchbare Lektion: Zeile { $line } ist ungültig.
given-too-large = Diese Datei ist zu groß für eine Lektion.
slip-done = Geschafft! Hier ist dein Ergebniszettel
slip-result = { $right } von { $steps }
slip-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
slip-change-name = Name ändern
slip-write-name = Namen angeben
slip-try = { $tries ->
    [0] noch nicht
    [1] 1. Versuch
    [2] 2. Versuch
    [3] 3. Versuch
   *[other] { $tries }. Versuch
}
slip-show = { $named ->
    [true] Zeig das { $to }, oder lies es vor
   *[other] Zeig das, oder lies es vor
}
slip-qr = Der Ergebniszettel als QR-Code
slip-holds = Auf dem Zettel stehen dein Name, deine Versuche, die Zeit und die häufigste falsche Antwort, sonst nichts. Er bleibt hier, außer du zeigst oder sendest ihn.
slip-send = Zettel senden
slip-copy = Link zum Zettel kopieren
slip-not-copied = Der Link ließ sich nicht kopieren. Lies den Textcode vor, oder zeig den QR-Code.
slip-one = Ein Zettel
slip-strange = { $named ->
    [true] Der Zettel von { $name } gehört zu keiner Lektion hier
   *[other] Dieser Zettel gehört zu keiner Lektion hier
}
slip-strange-line = Zettel lassen sich nur auf dem Gerät sammeln, auf dem die Lektion geschrieben wurde, und nur, solange ihre Stellungen und Antworten gleich bleiben.
slip-came = { $came ->
    [0] Dieser Zettel war schon hier.
   *[other] { $named ->
        [true] Der Zettel von { $name } ist da.
       *[other] Der Zettel ist da.
    }
}
class = Die Klasse
class-line = Ergebnisse sammeln, sehen, wer es verstanden hat
class-kept = { $count ->
    [one] { $count } Zettel · nur auf diesem Gerät
   *[other] { $count } Zettel · nur auf diesem Gerät
}
class-none = Noch keine Zettel
class-none-line = Wer die Lektion beendet, bekommt einen Ergebniszettel: einen QR-Code zum Scannen, einen Textcode zum Vorlesen und einen Link.
class-collect = Zettel einsammeln
class-scan = Zettel scannen
class-stop = Scannen beenden
class-scan-line = Halt ein Handy nach dem anderen vor die Kamera. Jedes zählt einmal.
class-blind = Es gibt keine Kamera, oder sie ist nicht erlaubt. Füge stattdessen Textcodes oder Links ein.
class-paste = Oder gib Textcodes oder Links ein, einen pro Zeile, auf Wunsch mit einem Namen davor
class-take = Hinzufügen
class-collected = { $came ->
    [0] { "" }
    [one] { $named ->
        [true] { $name } · Zettel { $slips }
       *[other] Ein Zettel ist angekommen.
    }
   *[other] { $came } Zettel sind angekommen.
}{ $here ->
    [0] { "" }
    [one] { $named ->
        [true] { " " }{ $name } ist schon da.
       *[other] { " " }Einer war schon da.
    }
   *[other] { " " }{ $here } waren schon da.
}{ $other ->
    [0] { "" }
    [one] { " " }Einer ist aus einer anderen Lektion.
   *[other] { " " }{ $other } sind aus anderen Lektionen.
}{ $strange ->
    [0] { "" }
    [one] { " " }Eine Zeile ist kein Zettel.
   *[other] { " " }{ $strange } Zeilen sind keine Zettel.
}
class-page = { $named ->
    [true] die Seite von { $to }
   *[other] die Seite der Lehrkraft
}
slip-tells = Dein Name, deine Versuche, die Zeit und die häufigste falsche Antwort gehen an { $page }; sonst kann sie niemand lesen. { servers-see }
fetch-title = Die Lektion kommt über { $page }
fetch-asked = Dein Gerät fragt direkt danach und sendet nichts über dich. { servers-see }
fetch-it = Lektion holen
fetch-going = Sie wird gesucht …
fetch-failed = Gerade ist { $page } nicht erreichbar. Sie muss offen und online sein. Oder bitte um die Lektion als Link oder Datei.
given-hand-in = { $begun ->
    [true] Weitermachen und meinen Zettel senden
   *[other] Anfangen und meinen Zettel senden
}
given-alone = { $begun ->
    [true] Weitermachen, ohne zu senden
   *[other] Anfangen, ohne zu senden
}
slip-holds-class = Auf dem Zettel stehen dein Name, deine Versuche, die Zeit und die häufigste falsche Antwort, sonst nichts. Er bleibt hier, außer du zeigst oder sendest ihn oder stimmst dem automatischen Senden zu.
slip-nameless = Gib zuerst deinen Namen an.
slip-hand-in = An { $page } senden
slip-going = Wird an { $page } gesendet …
slip-waits = Der Zettel kann { $page } noch nicht erreichen. Er wartet auf diesem Gerät und wird von selbst gesendet, sobald diese Seite und { $page } beide offen und online sind. Oder zeig den Code.
slip-taken = Er hat { $page } erreicht.
slip-full = Mehr Zettel nimmt { $page } nicht an. Zeig stattdessen den Code.
slip-other = Diese Lektion sammelt { $page } nicht mehr. Zeig stattdessen den Code.
slip-handed-in = { $answer ->
    [taken] Der Zettel von { $name } hat { $page } erreicht.
   *[other] Den Zettel von { $name } hat { $page } nicht angenommen. Öffne die Lektion noch einmal, und zeig den Code.
}
class-air = Automatisch einsammeln
class-air-short = Zettel kommen von selbst
class-air-line = Wer die Lektion über einen besonderen Link öffnet, kann zustimmen, den Zettel von selbst hierher zu senden; nur dieses Gerät kann ihn lesen. { servers-see } Ohne Internet kommen Zettel per QR-Code, Link oder Textcode.
class-air-long = Dafür ist diese Lektion zu lang. Ihre Zettel kommen per QR-Code, Link oder Textcode.
class-wall = Häng das an die Wand: Wer es scannt, kann sofort anfangen, und der Zettel kommt hier an.
class-joined = { $count ->
    [0] Gerade ist kein Gerät verbunden.
    [one] Gerade ist ein Gerät verbunden.
   *[other] Gerade sind { $count } Geräte verbunden.
}
class-no-relay = Kein Verbindungsserver ist erreichbar. Vorerst kommen Zettel per QR-Code, Link oder Textcode.
class-full = Es können keine Zettel mehr von selbst ankommen: Die Grenze sind 64 Geräte und 20 Zettel von jedem. Sammle andere per Code, oder entferne welche.
class-before = Beantwortet, bevor du die Lektion geändert hast: { $count ->
    [one] { $count } Zettel
   *[other] { $count } Zettel
}
class-before-line = Ihre Stellungen oder Antworten weichen von der jetzigen Lektion ab, deshalb zählen sie nicht.
class-lost = Aus Lektionen, die nicht mehr hier sind: { $count ->
    [one] { $count } Zettel
   *[other] { $count } Zettel
}
class-lost-line = Die Lektion wurde entfernt, oder sie wurde in einer älteren Version von Taku geändert, die alte und neue Zettel nicht unterscheiden konnte.
class-some = { $count ->
    [one] Ein Zettel
   *[other] { $count } Zettel
}
class-remove-all = Alle entfernen
class-no-proof = Ein Zettel beweist, dass er zu dieser Lektion gehört, nicht, dass niemand geschummelt hat.
class-csv = Als CSV speichern
class-csv-step = Schritt { $step }: Versuch
class-csv-wrong = Schritt { $step }: falsche Antwort
class-code = Code
class-seconds = Sekunden
class-slip = Zettel
class-damaged = { $count ->
    [one] Ein Zettel ist nicht lesbar.
   *[other] { $count } Zettel sind nicht lesbar.
}
class-sentence = { $hard ->
    [true] Schritt { $step } war am schwersten: { $right } von { $count } auf Anhieb
   *[other] Alle schafften jeden Schritt auf Anhieb
}
class-how = Beim wievielten Versuch jeder Schritt gelang, jeweils laut erstem Zettel. Erster, bester und letzter Zettel zeigen, wie viele Schritte auf Anhieb gelangen.
class-who = Wer
class-first = Erster
class-best = Bester
class-last = Letzter
class-time = Zeit
class-all = Alle
class-at-once = { $right } von { $count } auf Anhieb
class-wrong = Am häufigsten falsch
class-times = { $times }×
class-another = eine andere Antwort
class-nameless = ohne Namen ({ $code } …)
class-slips = { $count } Zettel
class-slip-of = Zettel { $number }
class-slip-named = Zettel { $number } von { $name }
class-right-at-once = { $right } von { $steps } auf Anhieb
class-remove = Zettel { $number } von { $name } entfernen
ask-class = Die Klasse fragen
ask-class-line = mit dem Beamer, Schritt für Schritt
ask-which = { $game }: Welche Lektion?
ask-leave = Klasse verlassen
ask-step = Schritt { $step } von { $steps }
ask-answers = { $count ->
    [one] { $count } Antwort
   *[other] { $count } Antworten
}
ask-next = Nächster Schritt
ask-end = Beenden
ask-tap = Zähle die Stimmen mit den Schaltflächen oder Zifferntasten. Die Antwort bleibt verborgen.
ask-none = Hier spielt die Klasse weiter. Zu zählen gibt es nichts.
ask-less = Eine weniger für { $choice }
ask-more = Eine mehr für { $choice }
ask-counted = { $choice }: { $count }
data-slips = Zettel der Klasse
data-given = Lektionen von anderen
data-came-slips = { $count ->
    [one] 1 Zettel der Klasse
   *[other] { $count } Zettel der Klasse
}
data-came-given = { $count ->
    [one] 1 Lektion von anderen
   *[other] { $count } Lektionen von anderen
}

### Examples of the Python library

examples = Python testen
examples-which = Beispiel
examples-code = Code des Beispiels
examples-run = Ausführen
examples-printed = Ausgabe
examples-idle = Mit „Ausführen“ erscheint hier die Ausgabe.
examples-busy = Läuft …
examples-late = Abgebrochen: Es dauerte länger als { $seconds } s.
examples-gone = Python ist beendet oder ließ sich nicht starten. Führe es noch einmal aus.
examples-documents = Dokumentation der Bibliothek (englisch)

### Events of a club

events = Turniere
event = Turnier
club-state = dieselben Verteilungen für alle
events-line = Ein Turnier besteht aus ein paar Verteilungen. Alle spielen sie gegen dieselben Bots, jeder am eigenen Gerät. Die Seite prüft jedes Ergebnis und stellt die Rangliste auf.
events-here = Auf diesem Gerät
club-new = Neues Turnier
club-open-file = Dateien öffnen
club-no-file = { $unread ->
    [one] Eine Datei ist weder ein Turnier noch ein Turnierergebnis.
   *[other] { $unread } Dateien sind weder Turniere noch Turnierergebnisse.
}
club-not-here = Diese Ergebnisse gehören zu einem Turnier, das nicht auf diesem Gerät ist, oder zu mehreren. Öffne zuerst das Turnier, und füge immer nur die Ergebnisse eines Turniers hinzu.
club-left = { $count ->
    [one] noch eine Verteilung
   *[other] noch { $count } Verteilungen
}
club-all-played = alle gespielt
club-deals = { $count ->
    [one] eine Verteilung
   *[other] { $count } Verteilungen
}
club-until = bis { $when }
club-ended = beendet: { $when }
club-deals-asked = Verteilungen
club-bots = Bots auf den anderen Plätzen
club-open-until = Offen bis
club-tonight = Heute Abend
club-no-end = Ohne Ende
club-name = Name des Turniers
club-same-for-all = { $count ->
    [one] Alle spielen dieselbe Verteilung, wann sie wollen: etwa { $minutes } Minuten.
   *[other] Alle spielen dieselben { $count } Verteilungen, wann sie wollen: etwa { $isLong ->
        [true] { $hours } Stunden
       *[other] { $minutes } Minuten
    }.
}
club-who = Wer mitmachen darf
club-who-link = Alle mit dem Link
club-who-class = Meine Klasse
club-who-names = Nur diese Namen
club-names = Namen, einer pro Zeile. Alle mit dem Link können sie lesen.
club-names-missing = Schreib die Namen derer auf, die mitmachen dürfen.
club-names-count = { $count ->
    [one] ein Name
   *[other] { $count } Namen
}
club-choose-name = Deinen Namen wählen
club-make = Turnier anlegen
club-not-made = Dieses Turnier lässt sich nicht anlegen: { $problem }
club-invite = Einladen
club-save = Als Datei speichern
club-results = Ergebnisse
club-results-count = { $count ->
    [one] ein Ergebnis
   *[other] { $count } Ergebnisse
}
club-none-yet = Noch kein Ergebnis
club-fixed = Die Verteilungen stehen jetzt fest. Taku zeigt keine, bevor sie gespielt wird, auch dir nicht.
club-other-build = Dieses Turnier stammt von einer anderen Version von Taku, deren Bots vielleicht anders spielen. Es kann hier nicht gespielt werden, und seine Ergebnisse lassen sich nicht prüfen.
club-link-long = Dieser Link ist für viele Apps zu lang. Sende stattdessen die Datei.
club-play-all = { $count ->
    [one] Die Verteilung spielen
   *[other] Deine { $count } Verteilungen spielen
}
club-play = Verteilung { $deal } spielen
club-resume = Weiter mit Verteilung { $deal }
club-deal-of = Verteilung { $deal } von { $deals }
club-on = Turnier fortsetzen
club-send = Ergebnis senden
club-enter-as = Unter diesem Namen mitmachen
club-your-result = { $name }: { $count } von { $all } { $all ->
    [one] Verteilung
   *[other] Verteilungen
} gespielt
club-air-short = Ergebnisse kommen von selbst
club-air-line = Wer das Turnier über den neuen Link des Raums öffnet, kann zustimmen, das Ergebnis von selbst hierher zu senden; nur dieses Gerät kann es lesen. { servers-see } Ohne Internet kommen Ergebnisse per Link, Datei oder QR-Code.
club-no-relay = Kein Verbindungsserver ist erreichbar. Vorerst kommen Ergebnisse per Link, Datei oder QR-Code.
club-came = Das Ergebnis von { $name } ist da.
club-page = { $named ->
    [true] die Seite von { $to }
   *[other] die Seite des Veranstalters
}
result-tells = Dein Name und jeder Zug deiner Verteilungen gehen an { $page }, jetzt und nach jeder weiteren Verteilung; sonst kann sie niemand lesen. { servers-see }
result-going = Wird an { $page } gesendet …
result-waits = Das Ergebnis kann { $page } noch nicht erreichen. Es wartet auf diesem Gerät und wird von selbst gesendet, sobald diese Seite und { $page } beide offen und online sind. Oder sende den Link oder die Datei.
result-taken = Es hat { $page } erreicht.
result-full = Mehr Ergebnisse nimmt { $page } nicht an. Sende stattdessen den Link oder die Datei.
result-other = Dieses Ergebnis nimmt { $page } nicht an. Sende stattdessen den Link oder die Datei.
result-handed-in = { $answer ->
    [taken] Das Ergebnis von { $name } hat { $page } erreicht.
   *[other] Das Ergebnis von { $name } hat { $page } nicht angenommen. Öffne das Turnier, und sende den Link oder die Datei.
}
club-send-line = Im Link und in der Datei stehen dein Name und jeder Zug deiner Verteilungen. Sie gehen nur an die Leute, denen du sie sendest.
club-reading = Das Turnier wird gelesen …
club-join = Beim Turnier mitmachen
club-add-asked = { $count ->
    [one] Dieses Ergebnis in die Tabelle aufnehmen?
   *[other] Diese { $count } Ergebnisse in die Tabelle aufnehmen?
}
club-add = Aufnehmen
club-add-not = Nicht aufnehmen
club-result-of = { $other ->
    [true] { $name }: ein Ergebnis aus einem anderen Turnier; es wird nicht aufgenommen
   *[other] { $name }: { $count ->
        [one] eine Verteilung
       *[other] { $count } Verteilungen
    }
}
club-full = Es können keine Ergebnisse mehr dazukommen: Die Grenze ist 64.
club-cells = Was die Zellen zeigen
club-cells-matchpoints = Matchpunkte
club-cells-differences = Zum Schnitt
club-cells-points = Punkte
club-add-file = Ergebnisse laden
club-print = Drucken
club-evening = Ein Abend mit mehreren Spielen
club-evening-line = Matchpunkte und Plätze zusammengezählt
club-evening-formula = Die Summe zählt für alle Teilnehmer ihren Anteil an den Matchpunkten jedes Spiels zusammen. Bei gleicher Summe steht die kleinere Platzsumme vorn. Ein Spiel, das nicht gespielt wurde, bringt nichts.
club-evening-apart = { $name } steht { $count }-mal da: Die Ergebnisse kommen von verschiedenen Geräten oder sind nicht signiert und zählen deshalb getrennt.
club-evening-games = Spiele des Abends
club-evening-open = { $count ->
    [one] Ein Ergebnis ist noch zu prüfen
   *[other] { $count } Ergebnisse sind noch zu prüfen
}
club-evening-places = Platzsumme
club-evening-total = Summe
club-save-all = Alle speichern
club-projector = Beamer
club-compare = Verteilung vergleichen
club-check-failed = Die Prüfung ist stehen geblieben. Öffne die Tabelle noch einmal, um sie fortzusetzen.
club-checking = Wird geprüft: { $done } von { $all } fertig
club-checked = { $count ->
    [one] Ein Ergebnis geprüft
   *[other] { $count } Ergebnisse geprüft
}{ $refused ->
    [0] {""}
   *[other] , { $refused } abgelehnt
}
club-not-compared = { $name } hat mit einer anderen Version von Taku gespielt: kein Vergleich.
club-proof = Das Nachspielen beweist, dass jeder Zug erlaubt ist und dass es die Verteilungen des Turniers sind. Es kann nicht beweisen, dass niemand die Karten vorher gesehen oder es zweimal versucht hat.
club-again = { $name } hat Verteilung { $deal } mehr als einmal begonnen.
club-one-device = { $count ->
    [2] Zwei Ergebnisse kommen vom selben Gerät: { $names }.
   *[other] { $count } Ergebnisse kommen vom selben Gerät: { $names }.
}
club-unsigned = { $count ->
    [one] Das Ergebnis von { $names } ist von keinem Gerät signiert.
   *[other] Von keinem Gerät signiert: { $names }.
}
club-entrant = Teilnehmer
club-field = Zum Schnitt
club-give-or-take = , auf { $error } genau
club-place = { $place }
club-place-shared = { $place }, geteilt
club-deal = Verteilung { $deal }
club-refused = Das Ergebnis von { $name } ist abgelehnt
club-result-named = Das Ergebnis von { $name }
club-at-deal = Verteilung { $deal }:{" "}
club-at-entry = Verteilung { $deal }, Eintrag { $entry }:{" "}
club-fault-other-event = Es gehört zu einem anderen Turnier.
club-fault-entrant = Dieser Name steht nicht auf der Liste des Turniers.
club-fault-signature = Es wurde geändert, nachdem sein Gerät es signiert hatte.
club-fault-deals = Es hat keine Verteilung oder mehr Verteilungen als das Turnier.
club-fault-long = Sein Protokoll ist länger, als eine Partie sein kann.
club-fault-draw = ist nicht das, was in diesem Turnier hier gegeben oder gewürfelt wird.
club-fault-move = ist hier kein gültiger Eintrag.
club-fault-bot = ist nicht das, was dieser Bot hier spielt.
club-fault-short = ist der letzte Eintrag, aber die Verteilung ist nicht zu Ende.
club-fault-further = kommt nach dem Ende der Verteilung.
club-fault-shape = Es ist kein vollständiges Ergebnis.
club-known-draw = Es müsste sein:
club-known-bot = Er spielt
club-known-move = In Protokollen steht das als
club-play-first = Du hast diese Verteilung noch nicht gespielt.
club-nothing-to-compare = Zum Vergleichen braucht es zwei Teilnehmer, die diese Verteilung gespielt haben.
club-compare-with = Vergleichen mit
club-best = { $name }, bestes Ergebnis der anderen
club-not-compared-now = Diese beiden Protokolle lassen sich nicht vergleichen.
club-same-until = { $count ->
    [0] Die beiden gehen von der ersten Entscheidung an verschiedene Wege.
   *[other] Bis zu dieser Entscheidung haben beide die Verteilung gleich gespielt.
}
club-same-logs = Beide haben die ganze Verteilung gleich gespielt.
club-hand = Das Blatt bei dieser Entscheidung
club-reviewing = Entscheidung wird ausgewertet …
club-no-mistake = Der Rückblick findet hier keinen klaren Fehler.
club-next-deal = Nächste Verteilung
club-try = Ab hier versuchen
data-events = Turniere
data-results = Turnierergebnisse
data-came-events = { $count ->
    [one] 1 Turnier
   *[other] { $count } Turniere
}
data-came-results = { $count ->
    [one] 1 Turnierergebnis
   *[other] { $count } Turnierergebnisse
}

### In other people’s pages

embed-open = In Taku öffnen
embed-step = Schritt { $step } von { $steps }
embed-over = { $right } von { $all } richtig
embed = Einbetten
embed-help = Füge diese Zeilen in eine Webseite, einen Blog oder einen Kurs ein. Der Rahmen speichert nichts und weiß nichts über seine Leser.
embed-lines = Zeilen für die Seite
embed-copy = Zeilen kopieren
embed-preview = Vorschau

send-scorm-whole = Für Moodle speichern, mit Taku darin
send-scorm-whole-line = läuft ohne Internet · { $size } MB
send-scorm-packing = Dateien werden gepackt …

### Wo keine anderen Worte geladen werden können

last-too-old = Dieser Browser ist für Taku zu alt. Aktualisiere ihn oder öffne die Seite in einem neueren Chrome, Edge, Firefox oder Safari.
last-framed = Eine andere Website zeigt Taku in ihrer eigenen Seite. Zu deinem Schutz läuft Taku nur auf seiner eigenen.
last-open = Taku öffnen
last-not-fetched = Ein Teil von Taku konnte nicht geladen werden. Prüfe die Verbindung und lade die Seite neu.
last-no-script = Taku läuft in deinem Browser und braucht JavaScript, das ausgeschaltet ist. Erlaube es für diese Seite und lade sie neu.
last-no-script-embedded = Taku läuft in deinem Browser und braucht JavaScript, das ausgeschaltet ist.
last-failed = In Taku ist etwas schiefgegangen
last-failed-line = Deine gespeicherten Partien sind noch da. Lade die Seite neu, um weiterzumachen. Sicherer ist es, vorher alles als Datei zu speichern: Unter „Deine Daten“ kannst du sie wieder importieren.
last-failed-again = Das ist hier schon einmal passiert. Vielleicht geht die Startseite noch.
last-reload = Neu laden
last-save = Alles als Datei speichern
last-home = Start
last-saved = Alles ist als Datei gespeichert.
last-partly = Die Datei ist gespeichert. Die Datenbank dieses Browsers lässt sich aber nicht lesen; die beendeten Partien fehlen darin.
last-lost = Taku ließ sich nicht öffnen: Seine Seite auf diesem Gerät ist beschädigt oder weg, und ohne Verbindung lässt sie sich nicht neu holen. Deine Partien sind noch da. Prüfe die Verbindung und versuche es noch einmal.
last-try-again = Noch einmal versuchen
