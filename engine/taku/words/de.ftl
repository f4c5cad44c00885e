# What every game says, in German

# Glossar für alle deutschen Texte: ein Wort für eine Sache.
# Anrede: du (klein). Schaltflächen im Infinitiv. Keine Sterne und Doppelpunkte für Geschlechter.
# „ “, – mit Leerzeichen, Dezimalkomma, 3–6 Spieler, … als ein Zeichen, − (U+2212) als Minus.
#
# table (where one plays): Tisch
# match: Partie
# round; Hearts: hand: Runde
# deal (cards or dice, as dealt): Verteilung; deal of the day: Partie des Tages
# deal (to deal), dealer: geben, Geber
# hand (cards one holds): Blatt; auf der Hand
# trick: Stich
# suit: Farbe
# suits ♣♦♥♠: Kreuz, Karo, Herz, Pik
# suits in Haggis (mountains, suns, stars, leaves, moons): Berg, Sonne, Stern, Laub, Mond
# ace, king, queen, jack: Ass, König, Dame, Bube
# lead (first card): ausspielen, Ausspiel
# follow suit: bedienen
# discard, throw: abwerfen
# penalty card: Strafkarte
# hearts are broken: Herz ist gebrochen; Herz brechen
# pass three cards (Hearts): weitergeben, Weitergabe
# pass (no play): passen
# shoot the moon, moon: Durchmarsch
# queen of spades: Pik-Dame
# Hearts (the game): Hearts
# President (the game): Präsident
# places in President: Präsident, Vize, Bürger, Vizebettler, Bettler
# exchange of cards: Kartentausch
# set (equal ranks): Satz; Paar, Drilling, Vierling
# sequence, run: Folge
# run of sets (Haggis): Satzfolge, Paarfolge
# joker; wild card (Haggis): Joker
# bomb: Bombe
# bet, little bet, big bet: Wette, kleine Wette, große Wette
# revolution: Revolution
# go out: fertig werden, fertig sein
# rank (of a card): Wert
# house rule: Hausregel
# rule set, preset: Regelpaket
# rules sheet: Regeln
# score, points: Punkte
# die, dice; roll; reroll: Würfel; würfeln, Wurf; neu würfeln
# keep (dice): behalten
# box (of the score sheet): Feld; eintragen
# score pad: Spielblock
# upper boxes: oberer Block
# Kniffel boxes: Dreierpasch, Viererpasch, Full House, kleine Straße, große Straße, Chance
# small/large straight: kleine/große Straße
# three/four of a kind: Dreierpasch/Viererpasch
# bot; level of a bot: Bot; Stärke
# levels easy, normal, skilled, strong, expert: leicht, mittel, geübt, stark, Experte
# guide (goes along in a match): Begleiter
# first game (guided): erste Partie
# lesson; step: Lektion; Schritt
# practice (quick questions): Übung, üben
# train, training, problem: Training, trainieren, Aufgabe
# review (of a match), what mattered: Rückblick; worauf es ankam
# decision: Entscheidung
# mistake: Fehler
# statistics: Statistik
# your games (played here): Deine Partien
# position (in a game): Stellung
# move: Zug
# hint: Tipp
# seat; place (rank in the result): Platz
# turn: Zug; am Zug
# room; invitation; host; guest: Raum; Einladung; Gastgeber; Gast
# spectator: Zuschauer
# event (same deals for everybody): Turnier; organiser: Veranstalter; entrant: Teilnehmer
# class; slip; teacher: Klasse; Ergebniszettel (kurz: Zettel); Lehrkraft
# lesson desk (own lessons): Lektionswerkstatt
# lab (own bots in Python): Labor
# open table (all hands seen): offener Tisch
# link; code; file: Link; Code; Datei
# connection server, public servers: Verbindungsserver, öffentliche Server
# take over: übernehmen
# reload: neu laden
# home (first screen): Start
# settings: Einstellungen
# share; send; copy: teilen; senden; kopieren
# embed: einbetten
# no one has played it yet: noch nicht gespielt
# claim the rest (Hearts): den Rest beanspruchen
# partner: Partner

language-name = Deutsch
language-tag = de-DE
card-index = { $rank }{ $suit }

### Players

player-name = Spieler { $seat }

# English on purpose: a game without German words says its English sentences with these.
# German messages never refer to them; they select by $who: { $who ->
#     [you] Du spielst
#    *[other] { $player } spielt
# }
### For English sentences: games without German say those

they = { $who ->
    [you] You
   *[other] { $player }
}
s = { $who ->
    [you] {""}
   *[other] s
}
es = { $who ->
    [you] {""}
   *[other] es
}
have = { $who ->
    [you] have
   *[other] has
}
are = { $who ->
    [you] are
   *[other] is
}

### Cards

card = { $suit }-{ $rank }
card-back = verdeckte Karte
card-wild = Joker { $rank } { $who ->
    [you] von dir
   *[other] von { $player }
}
card-X1 = roter Joker
card-X2 = schwarzer Joker
suit-S = Pik
suit-H = Herz
suit-D = Karo
suit-C = Kreuz
suit-R = Berg
suit-O = Sonne
suit-Y = Stern
suit-G = Laub
suit-B = Mond
rank-A = Ass
rank-K = König
rank-Q = Dame
rank-J = Bube
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

### Dice

face-1 = Eins
face-2 = Zwei
face-3 = Drei
face-4 = Vier
face-5 = Fünf
face-6 = Sechs

### What a game need not say itself

zone-stock = Stapel
zone-discard = Ablage
zone-pool = Beiseitegelegt
say-play = { $cards } spielen
say-draw = Karte ziehen
say-pass = Passen
advice-forced = Etwas anderes geht hier nicht.
nudge-forced = Hier gibt es nur eine Möglichkeit.
advice-tried = Beim Durchspielen vieler möglicher Verteilungen schnitt das am besten ab.
nudge-tried = Was könnten die anderen noch auf der Hand haben?
decision-move = Züge
theme-move = Welcher Zug

### What is not a rule of a game

refusal-not-yours-title = Nicht deine
refusal-not-yours = { $cards } hast du nicht auf der Hand.
refusal-not-now-title = Jetzt nicht
refusal-not-now = { $phase ->
    [turn] { $player } ist am Zug.
    [over] Die Partie ist vorbei.
    [undo] Gerade lässt sich nichts zurücknehmen.
    [event-hint] In einem Turnier gibt es keine Tipps: Alle spielen diese Verteilungen ohne Hilfe.
    [event-undo] In einem Turnier lässt sich kein Zug zurücknehmen: Es zählt der erste Versuch.
    [unseen] Die Würfel dieses Zugs wurden nicht eingegeben, daher lässt sich nicht sagen, was am besten war.
   *[other] Das geht jetzt nicht.
}
refusal-seen-title = Das lässt sich nicht zurücknehmen
refusal-seen = { $what ->
    [deal] Es wurden neue Karten gegeben, und du hast sie gesehen: Was davor war, bleibt.
    [roll] Es wurde neu gewürfelt, und du hast den Wurf gesehen.
   *[exchange] Du hast gesehen, welche Karten du dafür bekommen hast, und kannst deine nicht mehr zurücknehmen.
} Nur beim Üben geht das.
refusal-unreadable-title = Nicht verstanden
refusal-unreadable = Das ist kein Zug: { $problem }

### A deal that a player sets up by hand

refusal-deal-title = Die Verteilung
refusal-deal = { deal-fault }
deal-fault = { $problem ->
    [seat] Auf diesem Platz sitzt niemand.
    [foreign] { $cards } gibt es in diesem Spiel hier nicht.
    [owner] { $cards } kann nur bekommen, wem die Karten gehören.
    [many] Bei so vielen Spielern bekommt niemand mehr als { $most } Karten.
    [twice] Jede Karte kann nur an einer Stelle sein.
    [unequal] Alle müssen gleich viele Karten bekommen.
    [whole] Alle diese Karten müssen verteilt werden, je { $most } an jeden Spieler.
   *[empty] Alle müssen mindestens eine Karte bekommen.
}
