# Ce que `taku play` dit de lui-même, en français

terminal-help =
    QS, ou QS KS 2C   jouer ou choisir ces cartes
    keep 6 6          un coup en notation ; moves en donne la liste
    ?                 un indice, avec sa raison
    undo              reprendre votre dernier coup
    save FICHIER      enregistrer ; taku play --resume FICHIER continue
    quit              quitter
terminal-curtain = { $player } : appuyez sur Entrée quand vous seul voyez l’écran.
terminal-saved = Enregistré dans { $file }
terminal-save-where = Nommez le fichier : save FICHIER
terminal-more = { $count } de plus : moves all donne toute la liste

### taku review et taku problems

terminal-decisions = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
} à la place { $seat }
terminal-nothing-lost = Aucune décision n’a clairement coûté quoi que ce soit.
terminal-better = { $move }, mieux : { $best }
terminal-unit-round = points de la manche
terminal-unit-match = points à la fin
terminal-unit-chance = chances de gagner
terminal-other-rules = autres règles
terminal-told = { $what } : { $words }
terminal-not = pas { $move } : { $loss }
