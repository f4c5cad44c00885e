# Was `taku play` von sich selbst sagt, auf Deutsch

terminal-help =
    QS oder QS KS 2C  diese Karten spielen oder wählen
    keep 6 6          ein Zug in Notation; moves zählt alle auf
    ?                 ein Tipp mit Begründung
    undo              deinen letzten Zug zurücknehmen
    save DATEI        Partie speichern; taku play --resume DATEI setzt sie fort
    quit              beenden
terminal-curtain = { $player }: Drück die Eingabetaste, wenn nur du den Bildschirm siehst.
terminal-saved = Gespeichert in { $file }
terminal-save-where = Nenne die Datei: save DATEI
terminal-more = { $count } weitere: moves all zählt alle auf

### taku review und taku problems

terminal-decisions = { $count ->
    [one] { $count } Entscheidung
   *[other] { $count } Entscheidungen
} auf Platz { $seat }
terminal-nothing-lost = Keine Entscheidung hat eindeutig etwas gekostet.
terminal-better = { $move }, besser { $best }
terminal-unit-round = Punkte der Runde
terminal-unit-match = Punkte am Ende
terminal-unit-chance = Gewinnchance
terminal-other-rules = andere Regeln
terminal-told = { $what }: { $words }
terminal-not = nicht { $move }: { $loss }
