# The dice games in French

game = Yahtzee
game-line = La feuille classique : treize cases
game-time = 1 à 8 joueurs · 15 min
game-art = 5 5 5

game-yams = Yams
game-yams-line = À la française, avec Plus et Moins
game-yams-time = 1 à 8 joueurs · 15 min
game-yams-art = 1 1 6

game-yacht = Yacht
game-yacht-line = Douze cases, l’aîné du Yahtzee
game-yacht-time = 1 à 8 joueurs · 15 min
game-yacht-art = 4 5 6

game-yatzy = Yatzy
game-yatzy-line = Scandinave, avec des paires
game-yatzy-time = 1 à 8 joueurs · 20 min
game-yatzy-art = 2 2 3

game-kniffel = Kniffel
game-kniffel-line = À l’allemande : 50 de plus au second Kniffel
game-kniffel-time = 1 à 8 joueurs · 15 min
game-kniffel-art = 3 3 3

game-generala = Generala
game-generala-line = Dix cases ; le premier lancer rapporte plus
game-generala-time = 1 à 8 joueurs · 10 min
game-generala-art = 1 1 1

### Aides : $box est une case, $column sa colonne si la feuille en a plusieurs, $sheet est la valeur de l’option, $count dés sont lancés

boxed = { named-box }{ of-column }
of-column = { $column ->
    [free] {" (libre)"}
    [down] {" (descendante)"}
    [up] {" (montante)"}
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
    [1] un dé
    [2] deux dés
    [3] trois dés
    [4] quatre dés
   *[other] les cinq dés
}

### Les cases

column-free = Libre
column-down = Desc.
column-up = Mont.
box-ones = As
box-ones-help = La somme des 1
box-twos = Deux
box-twos-help = La somme des 2
box-threes = Trois
box-threes-help = La somme des 3
box-fours = Quatre
box-fours-help = La somme des 4
box-fives = Cinq
box-fives-help = La somme des 5
box-sixes = Six
box-sixes-help = La somme des 6
box-bonus = Bonus
box-bonus-help = 35 pour 63 ou plus dans les cases du haut : trois dés de chaque face
box-three-of-a-kind = Brelan
box-three-of-a-kind-help = Au moins trois dés identiques : la somme des cinq
box-four-of-a-kind = Carré
box-four-of-a-kind-help = Au moins quatre dés identiques : la somme des cinq
box-full-house = Full
box-full-house-help = Trois d’une face et deux d’une autre : 25
box-small-straight = Petite suite
box-small-straight-help = Quatre à la suite : 30
box-large-straight = Grande suite
box-large-straight-help = Cinq à la suite : 40
box-yahtzee = Yahtzee
box-yahtzee-help = Cinq dés identiques : 50
box-chance = Chance
box-chance-help = La somme des cinq dés
box-yahtzee-bonus = Autres Yahtzees
box-yahtzee-bonus-help = 100 pour chacun, une fois 50 inscrits au Yahtzee
box-yams-upper-bonus = Bonus
box-yams-upper-bonus-help = 60 ou plus dans les cases du haut : 30, plus encore une fois tout ce qui dépasse 60
box-plus = Plus
box-plus-help = La somme des dés, quels qu’ils soient : plus elle est haute, mieux c’est
box-minus = Moins
box-minus-help = La somme des dés, quels qu’ils soient : plus elle est basse, mieux c’est
box-delta = Delta
box-delta-help = Plus − Moins, au minimum 0
box-yams-four-of-a-kind = Carré
box-yams-four-of-a-kind-help = Au moins quatre dés identiques : la somme des cinq plus 40
box-yams-full-house = Full
box-yams-full-house-help = Trois d’une face et deux d’une autre : la somme des cinq plus 30
box-yams-small-straight = Petite suite
box-yams-small-straight-help = Quatre à la suite : 40 (45 avec une règle maison)
box-yams-large-straight = Grande suite
box-yams-large-straight-help = Cinq à la suite : 50
box-yams = Yams
box-yams-help = Cinq dés identiques : leur somme plus 50
box-rigole = Rigole
box-rigole-help = Quatre identiques, et un cinquième montrant la face opposée : 50
box-yams-bonus = Autres yams
box-yams-bonus-help = 100 pour chacun, une fois des points inscrits au Yams
box-choice = Choix
box-choice-help = La somme des cinq dés
box-yacht-four-of-a-kind = Carré
box-yacht-four-of-a-kind-help = Au moins quatre dés identiques : la somme de ces quatre
box-yacht-full-house = Full
box-yacht-full-house-help = Trois d’une face et deux d’une autre : la somme des cinq
box-yacht-small-straight = Petite suite
box-yacht-small-straight-help = Quatre à la suite : 15
box-yacht-big-straight = Grande suite
box-yacht-big-straight-help = Cinq à la suite : 30
box-yacht-classic-small-straight = Petite suite
box-yacht-classic-small-straight-help = 1 2 3 4 5 : 30
box-yacht-classic-big-straight = Grande suite
box-yacht-classic-big-straight-help = 2 3 4 5 6 : 30
box-yacht = Yacht
box-yacht-help = Cinq dés identiques : 50
box-one-pair = Une paire
box-one-pair-help = Les deux dés de la plus haute paire
box-two-pairs = Deux paires
box-two-pairs-help = Deux paires de faces différentes : ces quatre dés
box-yatzy-three-of-a-kind = Brelan
box-yatzy-three-of-a-kind-help = Au moins trois dés identiques : la somme de ces trois
box-yatzy-four-of-a-kind = Carré
box-yatzy-four-of-a-kind-help = Au moins quatre dés identiques : la somme de ces quatre
box-yatzy-small-straight = Petite suite
box-yatzy-small-straight-help = 1 2 3 4 5 : 15
box-yatzy-large-straight = Grande suite
box-yatzy-large-straight-help = 2 3 4 5 6 : 20
box-yatzy-full-house = Full
box-yatzy-full-house-help = Trois d’une face et deux d’une autre : la somme des cinq
box-yatzy = Yatzy
box-yatzy-help = Cinq dés identiques : 50
box-yatzy-upper-bonus = Bonus
box-yatzy-upper-bonus-help = 50 pour 63 ou plus dans les cases du haut : trois dés de chaque face
box-kniffel = Kniffel
box-kniffel-help = Cinq dés identiques : 50
box-kniffel-bonus = Autres Kniffels
box-kniffel-bonus-help = Des points en plus si les cinq dés sont de nouveau identiques, une fois 50 inscrits au Kniffel
box-straight = Suite
box-straight-help = Cinq à la suite : 20, ou 25 au premier lancer
box-generala-full = Full
box-generala-full-help = Trois d’une face et deux d’une autre : 30, ou 35 au premier lancer
box-poker = Poker
box-poker-help = Au moins quatre dés identiques : 40, ou 45 au premier lancer
box-generala = Generala
box-generala-help = Cinq dés identiques : 60 (50 avec une règle maison)
box-double-generala = Double Generala
box-double-generala-help = De nouveau cinq dés identiques : le double des points de Generala, si elle en a
box-column = Somme
box-column-help = Tous les points de la colonne
box-total = Total
box-total-help = Tous les points

### La table

caption-round = Tour { $round } sur { $rounds }

badge-rolls = { $player } : { $left ->
    [0] plus aucun lancer
    [one] encore { $left } lancer
   *[other] encore { $left } lancers
}
badge-joker = { $problem ->
    [face] Joker : { boxed } seulement
    [lower] Joker : toute case du bas
    [upper] Joker : toute case, pour 0
    [free-face] Joker : au mieux { boxed }
   *[free] Joker : toute case
}
note-upper = { $points } sur { $target }
note-upper-long = { $points } sur { $target } · { $behind ->
    [0] { $ahead ->
        [0] en bonne voie
       *[other] { $ahead } d’avance
    }
   *[other] { $behind } de retard
}
note-upper-reached = { $points } sur { $target }
note-upper-reached-long = { $points } sur { $target } : atteint
note-upper-grows = { $points } sur { $target }
note-upper-grows-long = { $points } sur { $target } : chaque point en plus compte double
note-upper-lost = { $points } sur { $target }
note-upper-lost-long = { $points } sur { $target } : hors d’atteinte
note-delta = { $plus } − { $minus }
note-extras = { $count } × { $points }

next-hand = Tour suivant
round = Tour

### Que faire maintenant

ask-roll = Gardez des dés et lancez, ou remplissez une case
ask-roll-title = { $left ->
    [one] Encore { $left } lancer
   *[other] Encore { $left } lancers
}
ask-roll-note = Touchez les dés que vous voulez garder, ou une case pour la remplir.
ask-fill = Touchez une case
ask-fill-title = Plus aucun lancer
ask-fill-note = Chaque tour remplit une case, avec 0 si rien ne convient.
ask-lay = Touchez les cinq dés qui sont sur la table
ask-lay-title = Vos dés
ask-lay-note = Touchez ci-dessous les cinq dés qui sont sur votre table. Ou touchez une case pour n’inscrire que ses points.
ask-first-throw = Un seul lancer ?
button-first-throw = Oui, du premier coup
ask-later-throw = Inscrit comme premier lancer.
button-later-throw = Non, j’ai relancé

say-roll = { $count ->
    [5] Tout lancer
   *[other] Lancer { thrown }
}
say-fill = Inscrire { $points } dans { boxed }{ $extra ->
    [0] {""}
   *[other] , et { $extra } de plus
}
hint-roll = { $count ->
    [5] Tout lancer
   *[other] Garder { $dice }, relancer { thrown }
}
hint-fill = { say-fill }


### Ce qui s’est passé

event-deal = Tour { $round } sur { $rounds }.
event-roll = { $who ->
    [you] Vous obtenez
   *[other] { $player } obtient
} { $count ->
    [5] { $dice }.
   *[other] { $dice } : maintenant { $all }.
}
event-lay = { $who ->
    [you] Vous avez
   *[other] { $player } a
} { $dice } sur la table.
event-keep = { $count ->
    [5] { $who ->
        [you] Vous ne gardez rien.
       *[other] { $player } ne garde rien.
    }
   *[other] { $who ->
        [you] Vous gardez { $dice }.
       *[other] { $player } garde { $dice }.
    }
}
event-five = { called } !
event-joker = { $problem ->
    [face] Un joker : les dés doivent aller dans la case { boxed }, qui est libre.
    [lower] Un joker : toute case libre du bas le prend et rapporte tous ses points.
    [upper] Un joker, mais les cases du bas sont remplies : il compte 0 dans une case du haut.
    [free-face] Un joker : toute case libre le prend, mais tant que la case { boxed } est libre, celles du bas comptent comme d’habitude.
   *[free] Un joker : toute case libre le prend, et celles du bas rapportent tous leurs points.
}
event-fill = { $who ->
    [you] Vous inscrivez
   *[other] { $player } inscrit
} { $points } dans la case { boxed }.
event-extra = Encore un { called } : { $points } points de plus.
event-bonus = { $who ->
    [you] Votre bonus des cases du haut{ of-column } est de { $points }.
   *[other] { $player } a un bonus des cases du haut{ of-column } de { $points }.
}
event-delta = { $who ->
    [you] Votre Delta{ of-column } est de { $points }.
   *[other] { $player } a un Delta{ of-column } de { $points }.
}
event-served = { $who ->
    [you] Cinq dés identiques à votre premier lancer : vous gagnez aussitôt la partie.
   *[other] Cinq dés identiques au premier lancer : { $player } gagne aussitôt la partie.
}
event-over = La partie est finie.

### Annonces au-dessus de la table

called-five = { called } !
called-served = Gagné !
called-joker = Joker
called-extra = +{ $points }
called-bonus = Bonus +{ $more }

### Pourquoi pas

refusal-roll = { $problem ->
    [none] Vous avez lancé trois fois : remplissez une case.
   *[thrown] Lancez { $needed ->
        [one] { $needed } dé
       *[other] { $needed } dés
    }, pas { $count }.
}
refusal-keep = { $problem ->
    [all] Pour garder les cinq, remplissez une case : on lance toujours au moins un dé.
   *[missing] Vous ne pouvez garder que des dés de la table : { $dice }.
}
refusal-fill = { $problem ->
    [filled] La case { boxed } contient déjà { $points } : chaque case se remplit une seule fois.
    [computed] La case { boxed } se calcule, elle ne se remplit jamais à la main.
    [points] Aucun lancer ne donne { $points } dans la case { boxed }.
   *[other-sheet] Cette feuille n’a pas de case { boxed }.
}
refusal-order = Les cases se remplissent de haut en bas : la suivante est { boxed }.
refusal-yams-column = { $order ->
    [descending] { $column ->
        [down] La colonne descendante se remplit de haut en bas : la case suivante est { named-box }.
       *[none] Les cases se remplissent de haut en bas : la suivante est { named-box }.
    }
   *[ascending] { $column ->
        [up] La colonne montante se remplit de bas en haut : la case suivante est { named-box }.
       *[none] Les cases se remplissent de bas en haut : la suivante est { named-box }.
    }
}
refusal-joker = { $problem ->
    [face] C’est un joker : il doit aller dans la case { boxed } tant qu’elle est libre.
   *[lower] C’est un joker : il doit aller dans une case du bas tant qu’il y en a une de libre.
}

### Types de décisions

decision-keeping-first = Garder des dés après le premier lancer
decision-keeping-second = Garder des dés après le deuxième lancer
decision-filling-early = Remplir une case avant le dernier lancer
decision-scratching = Choisir où inscrire un zéro
decision-filling-upper = Remplir une case du haut
decision-filling-lower = Remplir une case du bas

theme-keeping-first = Que garder, premier lancer
theme-keeping-second = Que garder, deuxième lancer
theme-filling-early = Quand s’arrêter de lancer
theme-scratching = Où inscrire un zéro
theme-filling-upper = Quand remplir une case du haut
theme-filling-lower = Quand remplir une case du bas

### Pourquoi un coup est bon

advice-forced = C’est la seule case qu’il vous reste.
nudge-forced = Combien de cases reste-t-il ?
advice-in-order = C’est la case qui vient maintenant.
nudge-in-order = Quelle case vient maintenant ?
advice-next = Ces dés servent dans la case qui vient maintenant.
nudge-next = Lesquels de vos dés servent dans la case qui vient maintenant ?
advice-tried = En moyenne, rien d’autre ne rapporte plus.
nudge-tried = Quelles cases ces dés peuvent-ils encore remplir ?
advice-all = Aucun de ces dés ne vaut mieux qu’un nouveau.
nudge-all = L’un de ces dés vaut-il la peine d’être gardé ?
advice-equal = Avec plus de dés de la même face, vous rempliriez plusieurs cases.
nudge-equal = Plusieurs de vos dés montrent-ils la même face ?
advice-row = Ces dés se suivent, et une case de suite est encore libre.
nudge-row = Certains de vos dés peuvent-ils devenir une suite ?
advice-pairs = Deux paires : un dé de plus de l’une ou de l’autre, et c’est un full.
nudge-pairs = Êtes-vous loin d’un full ?
advice-high = Les gros dés servent là où compte la somme des cinq.
nudge-high = Où compte la somme des cinq dés ?
advice-low = Les petits dés servent dans Moins, où une petite somme est bonne.
nudge-low = Où une petite somme servirait-elle ?
advice-fits = Ces dés vont bien ici : les points sont acquis.
nudge-fits = Y a-t-il une case où ces dés vont bien ?
advice-bonus = Trois dés ou plus d’une même face vous gardent en bonne voie pour le bonus du haut.
nudge-bonus = Qu’est-ce qui vous rapprocherait du bonus du haut ?
advice-sum = Une bonne somme, pour une case qui prend n’importe quels dés.
nudge-sum = Quelle case prend n’importe quels dés ?
advice-low-sum = Une petite somme, juste ce qu’il faut à Moins.
nudge-low-sum = Où une petite somme servirait-elle ?
advice-joker = Le joker rapporte ici tous ses points.
nudge-joker = Dans quelles cases le joker peut-il aller, et où rapporte-t-il le plus ?
advice-joker-forced = La règle ne laisse pas le choix : le joker va dans la case de sa face.
nudge-joker-forced = C’est un joker : où doit-il aller ?
advice-small = Vous perdez peu : cette case ne rapporte jamais beaucoup.
nudge-small = Quelle case vous manquerait le moins ?
advice-zero = Ces dés ne vont mieux nulle part, et cette case est celle qui coûte le moins à sacrifier.
nudge-zero = Quelle case vous manquerait le moins ?

### Exercices

quiz-box-title = Ce que rapporte une case
quiz-box = Les dés montrent { $dice }. Combien de points la case { boxed } rapporterait-elle ?
quiz-most-title = La case qui rapporte le plus
quiz-most = Les dés montrent { $dice }. Laquelle de ces cases rapporterait le plus ?
quiz-least-title = La case qui rapporte le moins
quiz-least = Les dés montrent { $dice }. Laquelle de ces cases rapporterait le moins ?
quiz-total-title = Le nouveau total
quiz-total = Votre total est de { $points }. Vous inscrivez { $dice } dans la case { boxed }. Quel est alors votre total ?
quiz-rule-title = Pourquoi pas ?
quiz-rule-keep = Vous ne pouvez pas garder { $dice } et relancer le reste. Quelle règle l’interdit ?
quiz-rule-fill = Vous ne pouvez pas remplir la case { boxed } maintenant. Quelle règle l’interdit ?
quiz-joker-title = Le joker
quiz-joker = Les dés montrent { $dice }, et la case des cinq dés identiques est remplie. Pouvez-vous remplir la case { boxed } maintenant ?
quiz-in-order-title = La case qui vient
quiz-in-order = Les dés montrent { $dice }. Pouvez-vous remplir la case { boxed } maintenant ?
quiz-bonus-title = Le bonus du haut
quiz-bonus = Les cases du haut font { $points }, et vous inscrivez { $dice } dans la dernière, { boxed }. De combien de points est le bonus ?
quiz-delta-title = Plus, Moins et Delta
quiz-delta = Vous inscrivez { $dice } dans la case { boxed }. De combien de points est Delta ?
quiz-extra-title = Des points en plus ?
quiz-extra = Les dés montrent { $dice }. Vous les inscrivez dans la case { boxed }. Recevez-vous des points en plus pour les cinq dés identiques ?

why-box = { boxed } : { $dice } rapporteraient { $points }.
why-in-order = La case qui vient maintenant est { boxed }.
why-upper = Avec { $more } dans la case { boxed }, les cases du haut font { $points }.
why-bonus = À { $target } ou plus, le bonus est de 35 ; au-dessous, de 0. Ici, il est de { $bonus }.
why-yams-upper-bonus = À { $target } ou plus, le bonus est de 30, plus encore une fois tout ce qui dépasse { $target } ; au-dessous, de 0. Ici, il est de { $bonus }.
why-total = { $points } et { $more } de plus : { $total }.
why-yatzy-upper-bonus = À { $target } ou plus, le bonus est de 50 ; au-dessous, de 0. Ici, il est de { $bonus }.
why-delta = Plus ({ $plus }) − Moins ({ $minus }), mais jamais au-dessous de 0 : { $points }.
why-extra = Refaire cinq dés identiques rapporte { $more } de plus, mais seulement si la case { boxed } a déjà des points. { $points ->
    [open] Ici, elle est encore libre.
    [0] Ici, elle a 0.
   *[other] Ici, elle a { $points }.
}

kind-extra = Oui
kind-no-extra = Non

### Règles maison

preset-yahtzee = Yahtzee
preset-yahtzee-help = 13 cases, avec le joker imposé.
preset-yams = Yams
preset-yams-help = 14 cases, avec Plus, Moins et Rigole.
preset-yacht = Yacht
preset-yacht-help = 12 cases, avec un Choix et un bonus de 35.
preset-yatzy = Yatzy
preset-yatzy-help = 15 cases, avec des paires et un bonus de 50.
preset-kniffel = Kniffel
preset-kniffel-help = 13 cases ; un second Kniffel compte selon la règle imprimée.
preset-generala = Generala
preset-generala-help = 10 cases ; le premier lancer d’un tour rapporte plus.

option-sheet = Feuille
option-sheet-help = Quelles cases il y a.
option-sheet-yahtzee = Yahtzee
option-sheet-yams = Yams
option-sheet-yacht = Yacht
option-sheet-yatzy = Yatzy
option-sheet-kniffel = Kniffel
option-sheet-generala = Generala
option-joker = Joker
option-joker-help = Ce qu’on peut faire quand les cinq dés sont de nouveau identiques.
option-joker-also = règles du joker, Yahtzee joker
option-joker-forced = imposé
option-joker-free = libre
option-joker-none = aucun
option-yams_small_straight = Petite suite
option-yams_small_straight-help = Combien de points elle rapporte.
option-yams_bonus = Autres yams
option-yams_bonus-help = Chaque yams de plus rapporte 100.
option-yams_column = Colonne
option-yams_column-help = Dans une colonne descendante, les cases se remplissent à partir du haut ; dans une montante, à partir du bas. Trois colonnes : une de chaque sorte, côte à côte, pour 42 tours.
option-yams_column-also = haut et bas, descendante, montante
option-yams_column-free = libre
option-yams_column-descending = descendante
option-yams_column-ascending = montante
option-yams_column-all = trois colonnes
option-yatzy_equal = Quatre ou cinq dés identiques
option-yatzy_equal-help = Souple : quatre dés identiques sont aussi deux paires, et cinq un full.
option-yatzy_equal-strict = strict
option-yatzy_equal-lenient = souple
option-yatzy_order = Ordre des cases
option-yatzy_order-help = Imposé : les cases doivent se remplir de haut en bas.
option-yatzy_order-also = Yatzy imposé, forcé
option-yatzy_order-free = libre
option-yatzy_order-forced = imposé
option-second_kniffel = Un second Kniffel
option-second_kniffel-help = Ce que rapporte un nouveau Kniffel, une fois la case Kniffel remplie.
option-second_kniffel-also = autre Kniffel, Kniffel en plus
option-second_kniffel-publisher = règle imprimée
option-second_kniffel-plus-100 = 100 points
option-second_kniffel-nothing = rien
option-generala = Generala
option-generala-help = Combien de points elle rapporte.
option-served_wins = La Generala servie gagne
option-served_wins-help = Cinq dés identiques au premier lancer d’un tour gagnent la partie.
option-served_wins-also = cinq d’emblée, cinq d’un coup
option-ace_straight = 1 3 4 5 6 est une suite
option-ace_straight-help = Le 1 remplace le 2.
option-double_generala = Double Generala
option-double_generala-help = Une onzième case, pour cinq dés identiques une seconde fois.
option-double_generala-also = seconde Generala
option-yacht_points = Points
option-yacht_points-help = Modernes : des suites à 15 et 30, et un bonus des cases du haut. Classiques, comme en 1938 : les deux suites à 30, et pas de bonus.
option-yacht_points-also = points du Yacht
option-yacht_points-modern = modernes
option-yacht_points-classic = classiques
option-yacht_five_house = Cinq identiques comme full
option-yacht_five_house-help = Cinq dés identiques comptent aussi comme un full.

### Règles

chapter-turn = Un tour
chapter-upper = Les cases du haut
chapter-lower = Les cases du bas
chapter-five = Cinq dés identiques
chapter-about = Les jeux

rule-aim-title = Le but
rule-aim = Remplissez toutes les cases de votre feuille, une par tour, avec autant de points que les dés le permettent. Quand toutes les cases sont remplies, le plus haut total gagne ; à totaux égaux, on partage la place. En solo, vous essayez de battre votre meilleur score.
rule-roll-title = Lancer
rule-roll = Lancez les cinq dés ; relancez ensuite ceux que vous voulez, jusqu’à deux fois. Vous pouvez vous arrêter après n’importe quel lancer. Le premier joueur commence, les autres suivent dans le sens des aiguilles d’une montre.
rule-keep-title = Garder
rule-keep = Avant de relancer, gardez les dés que vous voulez, ou aucun. Un dé gardé peut être relancé plus tard. Si vous gardez les cinq, vous ne lancez plus : remplissez une case.
rule-fill-title = Remplir une case
rule-fill = À la fin de chaque tour, vous remplissez une case encore libre, et une seule. Si les dés ne conviennent pas, elle reçoit 0. Ce qui est inscrit reste.
rule-upper-title = Des As aux Six
rule-upper = La somme des dés de cette face. Si les six cases font ensemble 63 ou plus (trois dés de chaque face), vous recevez 35 points, une fois.
rule-kinds-title = Brelan et carré
rule-kinds = Au moins trois dés identiques, ou quatre : la somme des cinq.
rule-full-house-title = Full
rule-full-house = Trois d’une face et deux d’une autre : 25. Cinq dés identiques ne comptent pas comme un full, sauf comme joker.
rule-straights-title = Suites
rule-straights = Petite suite : quatre faces qui se suivent, 30. Grande suite : cinq qui se suivent, 40. Une grande est aussi une petite.
rule-chance-title = Chance
rule-chance = La somme des cinq dés, quels qu’ils soient.
rule-yahtzee-title = Yahtzee
rule-yahtzee = Cinq dés identiques : 50. Chaque Yahtzee suivant rapporte 100 de plus si la case a 50, et rien de plus si elle a 0, quelle que soit la case que vous remplissez.
rule-joker-title = Joker
rule-joker = Cinq dés identiques quand la case Yahtzee est remplie, avec 50 ou 0, sont un joker. Il doit aller dans la case de sa face si elle est libre. Sinon, il va dans n’importe quelle case libre du bas : le full compte 25, la petite suite 30, la grande suite 40, les autres ce que donnent les dés. Si aucune case du bas n’est libre, il va dans n’importe quelle case libre du haut, pour 0. Avec une règle maison, le joker est libre : n’importe quelle case libre le prend, mais le full et les suites ne comptent qu’une fois la case de sa face remplie. Avec une autre règle maison, il n’y a pas de joker : cinq dés identiques comptent comme tous les autres. Les 100 points ne changent pas.
rule-yams-upper-title = Des As aux Six
rule-yams-upper = La somme des dés de cette face. Quand les six cases font ensemble 60 ou plus, vous recevez 30 points, plus encore une fois tout ce qui dépasse 60 : 63 donne 33. Le bonus grandit à mesure que vous remplissez les cases.
rule-difference-title = Plus, Moins et Delta
rule-difference = Plus et Moins prennent chacun la somme de dés quelconques, une fois, dans n’importe quel ordre. Par eux-mêmes, ils ne rapportent rien. La différence Plus − Moins est Delta, qui compte une fois les deux remplis ; il n’est jamais au-dessous de 0.
rule-yams-kind-title = Carré
rule-yams-kind = Au moins quatre dés identiques, donc cinq aussi : la somme des cinq dés plus 40.
rule-yams-full-house-title = Full
rule-yams-full-house = Trois d’une face et deux d’une autre : la somme des cinq dés plus 30. Cinq dés identiques ne comptent pas comme un full.
rule-yams-straights-title = Suites
rule-yams-straights = Petite suite : quatre faces qui se suivent, 40 (45 avec une règle maison). Grande suite : cinq qui se suivent, 50. Une grande est aussi une petite.
rule-rigole-title = Rigole
rule-rigole = Exactement quatre dés identiques, et un cinquième qui montre la face opposée du dé : 50. Deux faces opposées font sept, comme 2 et 5.
rule-yams-title = Yams
rule-yams = Cinq dés identiques : leur somme plus 50. Il n’y a pas de joker.
rule-yams-bonus-title = Autres yams
rule-yams-bonus = Avec une règle maison, une fois que la case Yams a des points, chaque nouveau yams rapporte 100 de plus, quelle que soit la case que vous remplissez. Les dés comptent comme d’habitude.
rule-yams-column-title = Colonnes
rule-yams-column = Avec une règle maison, la colonne est descendante : les cases doivent se remplir de haut en bas, des As à Rigole. Ou elle est montante : de bas en haut, de Rigole aux As. Dans une colonne libre, vous pouvez remplir n’importe quelle case encore vide. Ou votre feuille a les trois colonnes côte à côte, et chaque tour remplit une case de l’une d’elles. Chaque colonne a son bonus, son Delta et sa somme ; les autres yams ne comptent que si la case Yams de la même colonne a des points. Les trois sommes font le total.
rule-yacht-upper-title = Des As aux Six
rule-yacht-upper = La somme des dés de cette face. Avec les points modernes, vous recevez 35 de plus, une fois, si les six cases font ensemble 63 ou plus. Avec les points classiques, il n’y a pas de bonus.
rule-choice-title = Choix
rule-choice = La somme des cinq dés, quels qu’ils soient.
rule-yacht-kind-title = Carré
rule-yacht-kind = Au moins quatre dés identiques, donc cinq aussi. Avec les points modernes, les cinq dés comptent ; avec les points classiques, seulement les quatre.
rule-yacht-full-house-title = Full
rule-yacht-full-house = Trois d’une face et deux d’une autre : la somme des cinq dés. Cinq dés identiques ne comptent pas comme un full.
rule-yacht-five-house-title = Cinq identiques comme full
rule-yacht-five-house = Avec une règle maison, cinq dés identiques comptent aussi comme un full : la somme des cinq dés.
rule-yacht-straights-title = Suites
rule-yacht-straights = Avec les points modernes, quatre faces qui se suivent sont une petite suite, 15, et cinq qui se suivent une grande, 30 ; une grande est aussi une petite. Avec les points classiques, seul 1 2 3 4 5 est une petite suite et seul 2 3 4 5 6 une grande, 30 chacune.
rule-yacht-title = Yacht
rule-yacht = Cinq dés identiques : 50. Il n’y a pas de joker, et un second Yacht ne rapporte rien de plus.
rule-yatzy-upper-title = Des As aux Six
rule-yatzy-upper = La somme des dés de cette face. Si les six cases font ensemble 63 ou plus (trois dés de chaque face), vous recevez 50 points, une fois.
rule-pairs-title = Paires
rule-pairs = Une paire : deux dés identiques ; seule la plus haute paire compte. Deux paires : deux paires de faces différentes ; ces quatre dés comptent. Les autres dés ne comptent pas. Avec une règle maison, quatre dés identiques sont aussi deux paires.
rule-yatzy-kinds-title = Brelan et carré
rule-yatzy-kinds = Au moins trois dés identiques, ou quatre : seuls ces trois, ou ces quatre, comptent.
rule-yatzy-straights-title = Suites
rule-yatzy-straights = Petite suite : 1 2 3 4 5, 15 points. Grande suite : 2 3 4 5 6, 20 points. Rien d’autre n’est une suite.
rule-yatzy-full-house-title = Full
rule-yatzy-full-house = Trois d’une face et deux d’une autre : la somme des cinq dés. Avec une règle maison, cinq dés identiques sont aussi un full.
rule-yatzy-title = Yatzy
rule-yatzy = Cinq dés identiques : 50. Il n’y a pas de joker, et un second Yatzy ne rapporte rien de plus.
rule-order-title = De haut en bas
rule-order = Avec une règle maison, les cases doivent se remplir dans l’ordre de la feuille, les As d’abord et Yatzy en dernier.
rule-kniffel-title = Kniffel
rule-kniffel = Cinq dés identiques : 50.
rule-second-kniffel-title = Un second Kniffel
rule-second-kniffel = Cette règle dit ce que rapportent cinq dés identiques une fois la case Kniffel remplie. Selon la règle imprimée, si la case de leur face est libre, ils y rapportent 50 de plus (rien de plus si Kniffel a 0). Si la case de leur face est remplie, ils sont un joker : n’importe quelle case libre du bas les prend, et le full compte 25, la petite suite 30, la grande suite 40. Avec une règle maison, ils rapportent 100 de plus dans n’importe quelle case si Kniffel a 50, ou rien de plus, et ne sont pas un joker.
rule-generala-upper-title = Des As aux Six
rule-generala-upper = La somme des dés de cette face. Il n’y a pas de bonus.
rule-straight-title = Suite
rule-straight = Cinq faces qui se suivent : 20 points.
rule-ace-straight-title = 1 3 4 5 6
rule-ace-straight = Ces dés sont aussi une suite : le 1 remplace le 2.
rule-full-title = Full
rule-full = Trois d’une face et deux d’une autre : 30 points. Cinq dés identiques ne comptent pas comme un full.
rule-poker-title = Poker
rule-poker = Au moins quatre dés identiques : 40 points.
rule-generala-title = Generala
rule-generala = Cinq dés identiques : 60 points (50 avec une règle maison). Il n’y a pas de joker.
rule-served-title = Servi
rule-served = Une combinaison faite au premier lancer d’un tour, sans relancer, rapporte cinq points de plus : une suite 25, un full 35, un poker 45.
rule-served-generala-title = La Generala servie
rule-served-generala = Cinq dés identiques au premier lancer d’un tour gagnent aussitôt la partie. Les places des autres se règlent sur leurs totaux. Avec une règle maison, c’est une Generala comme une autre.
rule-double-generala-title = Double Generala
rule-double-generala = Avec une règle maison, une onzième case prend cinq dés identiques une seconde fois. Elle rapporte le double des points de Generala si cette case a des points, et 0 sinon.
rule-sheet-title = Six jeux
rule-sheet = Tous se jouent avec les mêmes cinq dés, de la même façon. Yahtzee et Kniffel ont 13 cases, Yams 14, Yacht 12, Yatzy 15 et Generala 10, qui comptent différemment. Yahtzee et Kniffel sont des marques de leurs propriétaires, qui n’ont aucune part à cette page ; le Yams de France, le Yatzy de Scandinavie, la Generala d’Amérique du Sud et le Yacht, plus ancien, en sont les cousins libres.
rule-bots-title = Comment jouent les bots
rule-bots = Facile collectionne les dés identiques et remplit la case qui rapporte le plus. Moyen pèse ce que vaut chaque case tant qu’elle est libre, et regarde ce que le prochain lancer peut faire des dés. Fort sait ce que chaque position vaut en moyenne et prend ce qui est le mieux pour son propre total, sans regarder ce qu’ont les autres ; vers la fin d’une partie serrée, ce n’est pas forcément la meilleure façon de gagner. Avec les trois colonnes du Yams, il sait ce que vaut chaque colonne prise seule, et cherche celle où le lancer rapporte le plus.

### Ce que la page dit ailleurs des cartes

places-why = Cinq dés identiques au premier lancer ont gagné la partie, quels que soient les points.
deal = Lancer les dés
several-people = Plusieurs personnes sur un appareil : rien n’est caché, il suffit de se passer l’appareil.
level-easy-help = Collectionne les dés identiques et prend ce qui rapporte le plus.
level-normal-help = Regarde ce que le prochain lancer peut rapporter.
level-strong-help = Sait ce que chaque coup vaut en moyenne.

### Ce qu’on pouvait savoir d’un coup, après coup

known-throws = Il restait { $count ->
    [one] { $count } lancer
   *[other] { $count } lancers
} dans ce tour.
known-boxes = { $count ->
    [one] C’était la dernière case libre.
   *[other] { $count } cases étaient encore libres.
}

### Une première partie guidée : $who et $player désignent le joueur dont il s’agit

guide-aim-title = Une case par tour
guide-aim = À chaque tour, vous lancez cinq dés, jusqu’à trois fois, et inscrivez ce qu’ils rapportent dans une case de votre feuille. Quelques cases sont déjà remplies, les mêmes pour tous. Le plus haut total gagne.
guide-aim-learnt = Une case par tour, pour autant de points que les dés le permettent
guide-roll-title = Votre premier lancer
guide-roll = Vous pouvez encore lancer { $left ->
    [one] une fois
    [2] deux fois
   *[other] { $left } fois
}. Touchez les dés que vous voulez garder, puis lancez les autres. La feuille montre ce que vous marqueriez maintenant.
guide-roll-learnt = Trois lancers par tour
guide-keep-title = Les dés gardés
guide-keep = { $count ->
    [one] Vous avez gardé un dé.
   *[other] Vous avez gardé { $count } dés.
} Vous pouvez maintenant en garder d’autres, et aussi relancer ce que vous aviez gardé.
guide-keep-learnt = Garder les dés qu’on veut, et changer d’avis avant chaque lancer
guide-fill-title = Remplissez une case
guide-fill = C’était le dernier lancer. Touchez une case libre pour la remplir : { boxed } rapporterait { $points }. Ce que vous inscrivez reste.
guide-fill-learnt = Chaque tour remplit une case, et ce qui est inscrit reste
guide-zero-title = Il faut inscrire un zéro
guide-zero = { $count ->
    [one] Les dés ne vont pas dans la dernière case libre : elle reçoit 0. Cela arrive à tout le monde.
   *[other] Les dés ne vont dans aucune case libre : l’une d’elles reçoit 0. Choisissez-en une que vous n’auriez guère remplie.
}
guide-zero-learnt = Si rien ne convient, une case reçoit 0
guide-upper-title = { boxed } : { $points }
guide-upper = Trois dés de chaque face font { $target } dans les six cases du haut, ce qui rapporte 35 de plus. Vous y avez { $upper } pour l’instant.
guide-upper-learnt = À 63 dans les six cases du haut : 35 de plus
guide-bonus-title = Le bonus
guide-bonus = { $who ->
    [you] Vous avez
   *[other] { $player } a
} 63 ou plus dans les six cases du haut, soit trois dés de chaque face : { $points } points de plus, une fois.
guide-bonus-learnt = Le bonus de 35 vient une fois, à 63 dans les six cases du haut
guide-kinds-title = { boxed }
guide-kinds = { $state ->
    [fits] Avec trois dés identiques, ou avec quatre, les cinq dés comptent : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } assez de dés identiques pour la case { boxed }, donc les cinq dés comptent : { $points } points.
}
guide-kinds-learnt = Trois ou quatre dés identiques : la somme des cinq
guide-full-house-title = Full
guide-full-house = { $state ->
    [fits] Trois d’une face et deux d’une autre : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } trois dés d’une face et deux d’une autre : { $points } points.
}
guide-full-house-learnt = Full : trois et deux, 25
guide-straights-title = { boxed }
guide-straights = { $state ->
    [fits] Des faces qui se suivent : { $points } points dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } des faces qui se suivent : { $points } points.
} Quatre à la suite sont une petite suite, cinq une grande.
guide-straights-learnt = Suites : quatre à la suite 30, cinq 40
guide-yahtzee-title = { $state ->
    [made] Un Yahtzee !
   *[near] En route vers un Yahtzee
}
guide-yahtzee = { $state ->
    [made] Cinq dés identiques : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[near] { $count } dés montrent { $face }. Cinq dés identiques sont un Yahtzee et rapportent { $points } ; s’il y en a moins, ils comptent dans la case de leur face.
}
guide-yahtzee-learnt = Yahtzee : cinq dés identiques, 50
guide-joker-title = Encore un Yahtzee
guide-joker = De nouveau cinq dés identiques : { $points } de plus. { $state ->
    [face] C’est aussi un joker, et il doit aller dans la case { boxed }, qui est libre.
    [lower] C’est aussi un joker : la case { boxed } est remplie, donc toute case libre du bas le prend et rapporte tous ses points.
    [upper] C’est aussi un joker, mais aucune case du bas n’est libre : une case du haut reçoit 0.
    [free-face] Toute case libre les prend, mais comme joker seulement une fois la case { boxed } remplie.
    [free] C’est aussi un joker : toute case libre le prend, et celles du bas rapportent tous leurs points.
   *[none] Avec cette règle maison, ce n’est pas un joker.
}
guide-joker-learnt = Encore un Yahtzee : 100 de plus, et un joker si la règle le prévoit
guide-chance-title = Tentez votre chance
guide-chance = Pour les dés qui ne vont dans aucune autre case du bas, il y a Chance : elle prend leur somme, { $points }, quoi qu’ils montrent.
guide-chance-learnt = Chance : la somme des dés, quels qu’ils soient
guide-end-title = Les feuilles sont pleines
guide-end = { $state ->
    [won] Vous avez le plus haut total, { $points }, et vous gagnez.
    [shared] Personne ne dépasse vos { $points } : vous partagez la première place.
   *[lost] Vous avez { $points } en tout. { $player } a le plus haut total et gagne.
}
guide-end-learnt = Quand toutes les cases sont remplies, le plus haut total gagne

guide-yams-upper-title = { boxed } : { $points }
guide-yams-upper = À { $target } dans les six cases du haut, vous recevez 30 de plus, et tout ce qui dépasse { $target } compte double. Vous y avez { $upper } pour l’instant.
guide-yams-upper-learnt = À 60 dans les six cases du haut : 30 de plus, et ce qui dépasse compte double
guide-yams-bonus-upper-title = Le bonus
guide-yams-bonus-upper = { $who ->
    [you] Vous avez
   *[other] { $player } a
} 60 ou plus dans les six cases du haut. Cela rapporte 30 de plus, et chaque point au-delà de 60 compte encore une fois : { $points } pour l’instant.
guide-yams-bonus-upper-learnt = Le bonus grandit avec chaque point au-dessus de 60
guide-yams-kind-title = { boxed }
guide-yams-kind = { $state ->
    [fits] Quatre dés identiques, ou cinq, rapportent la somme des cinq plus 40 : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } au moins quatre dés identiques, qui rapportent la somme des cinq plus 40 : { $points } points.
}
guide-yams-kind-learnt = Quatre dés identiques : la somme des cinq plus 40
guide-yams-straights-title = { boxed }
guide-yams-straights = { $state ->
    [fits] Des faces qui se suivent : { $points } points dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } des faces qui se suivent : { $points } points.
} Quatre à la suite sont une petite suite, cinq une grande.
guide-yams-straights-learnt = Suites : quatre à la suite 40, cinq 50
guide-difference-title = Plus et Moins
guide-difference = { boxed } prend n’importe quels dés : { $points } maintenant. Seule la différence entre Plus et Moins rapporte : les gros dés vont dans Plus.
guide-difference-learnt = Plus et Moins : seule la différence compte
guide-delta-title = Delta : { $points }
guide-delta = { $who ->
    [you] Vous avez rempli
   *[other] { $player } a rempli
} Plus et Moins. La différence Plus − Moins est Delta, jamais au-dessous de 0 : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
guide-delta-learnt = Delta, c’est Plus − Moins
guide-yams-title = { $state ->
    [made] Un yams !
   *[near] En route vers un yams
}
guide-yams = { $state ->
    [made] Cinq dés identiques : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[near] { $count } dés montrent { $face }. Cinq dés identiques sont un yams et rapportent leur somme plus 50 : { $points } avec cette face.
}
guide-yams-learnt = Yams : cinq dés identiques, la somme plus 50
guide-yams-bonus-title = De nouveau cinq identiques
guide-yams-bonus = La case Yams a des points. Avec cette règle maison, cinq dés identiques rapportent maintenant { $points } de plus, quelle que soit la case que vous remplissez.
guide-yams-bonus-learnt = De nouveau cinq dés identiques : 100 de plus
guide-small-straight-45-title = { $points } pour une petite suite
guide-small-straight-45 = Quatre faces qui se suivent. Avec cette règle maison, elles rapportent { $points } au lieu de 40.
guide-small-straight-45-learnt = Une petite suite rapporte 45
guide-yams-full-house-title = Full
guide-yams-full-house = { $state ->
    [fits] Trois d’une face et deux d’une autre rapportent la somme des cinq plus 30 : { $points } dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } trois dés d’une face et deux d’une autre, qui rapportent la somme des cinq plus 30 : { $points } points.
}
guide-yams-full-house-learnt = Full : trois et deux, la somme plus 30
guide-rigole-title = { $state ->
    [made] Rigole !
   *[near] Presque une rigole
}
guide-rigole = { $state ->
    [made] Quatre dés montrent { $face }, et le cinquième montre la face opposée, { $other } : les deux faces font sept. La rigole rapporte 50.
   *[near] Quatre dés montrent { $face } : si le cinquième montrait { $other }, la face opposée du dé, ce serait une rigole, qui rapporte 50.
}
guide-rigole-learnt = Rigole : quatre identiques, et le cinquième montre la face opposée
guide-yacht-upper-title = { boxed } : { $points }
guide-yacht-upper = { $target ->
    [0] La case { boxed } prend la somme de ses dés. Les points classiques n’ont pas de bonus. Vos cases du haut font { $upper } pour l’instant.
   *[other] Trois dés de chaque face font { $target } dans les six cases du haut, ce qui rapporte 35 de plus. Vous y avez { $upper } pour l’instant.
}
guide-yacht-upper-learnt = Chacune des six cases du haut prend la somme des dés de sa face
guide-yacht-bonus-title = Le bonus
guide-yacht-bonus = { $who ->
    [you] Vous avez
   *[other] { $player } a
} 63 ou plus dans les six cases du haut : { $points } points de plus, une fois.
guide-yacht-bonus-learnt = Avec les points modernes : 35 de plus à 63 dans les six cases du haut
guide-choice-title = À vous le Choix
guide-choice = Pour les dés qui ne vont dans aucune autre case du bas, il y a Choix : cette case prend leur somme, { $points }, quoi qu’ils montrent.
guide-choice-learnt = Choix : la somme des dés, quels qu’ils soient
guide-yacht-kind-title = Carré
guide-yacht-kind = { $state ->
    [fits] Au moins quatre dés identiques : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } au moins quatre dés identiques : { $points } points.
}
guide-yacht-kind-learnt = Carré : au moins quatre dés identiques
guide-yacht-full-house-title = Full
guide-yacht-full-house = { $state ->
    [fits] Un full rapporte la somme des cinq dés : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } un full, qui rapporte la somme des cinq dés : { $points } points.
}
guide-yacht-full-house-learnt = Full : trois et deux, la somme des cinq
guide-yacht-five-house-title = Cinq identiques comme full
guide-yacht-five-house = Avec cette règle maison, cinq dés identiques comptent aussi comme un full : { $points } points.
guide-yacht-five-house-learnt = Cinq dés identiques peuvent s’inscrire comme un full
guide-yacht-straights-title = { boxed }
guide-yacht-straights = { $state ->
    [fits] Des faces qui se suivent : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } des faces qui se suivent : { $points } points.
}
guide-yacht-straights-learnt = Suites : des faces qui se suivent
guide-yacht-title = { $state ->
    [made] Un Yacht !
   *[near] En route vers un Yacht
}
guide-yacht = { $state ->
    [made] Cinq dés identiques : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[near] { $count } dés montrent { $face }. Cinq dés identiques sont un Yacht et rapportent { $points } ; s’il y en a moins, ils comptent dans la case de leur face.
}
guide-yacht-learnt = Yacht : cinq dés identiques, 50
guide-yatzy-upper-title = { boxed } : { $points }
guide-yatzy-upper = Trois dés de chaque face font { $target } dans les six cases du haut, ce qui rapporte 50 de plus. Vous y avez { $upper } pour l’instant.
guide-yatzy-upper-learnt = À 63 dans les six cases du haut : 50 de plus
guide-yatzy-bonus-title = Le bonus
guide-yatzy-bonus = { $who ->
    [you] Vous avez
   *[other] { $player } a
} 63 ou plus dans les six cases du haut : { $points } points de plus, une fois.
guide-yatzy-bonus-learnt = Le bonus de 50 vient une fois, à 63 dans les six cases du haut
guide-pairs-title = { boxed }
guide-pairs = { $state ->
    [fits] Seuls les dés en paire comptent : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous avez rempli
       *[other] { $player } a rempli
    } la case { boxed }, où seuls les dés en paire comptent : { $points } points.
}
guide-pairs-learnt = Paires : seuls leurs propres dés comptent
guide-yatzy-kinds-title = { boxed }
guide-yatzy-kinds = { $state ->
    [fits] Seuls les dés identiques comptent : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous avez rempli
       *[other] { $player } a rempli
    } la case { boxed }, où seuls les dés identiques comptent : { $points } points.
}
guide-yatzy-kinds-learnt = Brelan ou carré : seuls les dés identiques comptent
guide-yatzy-full-house-title = Full
guide-yatzy-full-house = { $state ->
    [fits] Un full rapporte la somme des cinq dés : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } un full, qui rapporte la somme des cinq dés : { $points } points.
}
guide-yatzy-full-house-learnt = Full : trois et deux, la somme des cinq
guide-yatzy-straights-title = { boxed }
guide-yatzy-straights = { $state ->
    [fits] Cinq à la suite : { $points } points dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } cinq faces qui se suivent : { $points } points.
} De 1 à 5, c’est une petite suite ; de 2 à 6, une grande.
guide-yatzy-straights-learnt = Suites : de 1 à 5, 15 ; de 2 à 6, 20
guide-yatzy-title = { $state ->
    [made] Un Yatzy !
   *[near] En route vers un Yatzy
}
guide-yatzy = { $state ->
    [made] Cinq dés identiques : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[near] { $count } dés montrent { $face }. Cinq dés identiques sont un Yatzy et rapportent { $points } ; s’il y en a moins, ils comptent dans la case de leur face.
}
guide-yatzy-learnt = Yatzy : cinq dés identiques, 50
guide-yams-column-title = Une case après l’autre
guide-yams-column = { $order ->
    [descending] Avec cette règle maison, la colonne se remplit de haut en bas : la case suivante est { boxed }.
   *[ascending] Avec cette règle maison, la colonne se remplit de bas en haut : la case suivante est { boxed }.
}
guide-yams-column-learnt = Les cases de la colonne se remplissent dans l’ordre
guide-yams-columns-title = Trois colonnes
guide-yams-columns = Un tour remplit une case de l’une des trois colonnes : une libre, dans n’importe quel ordre, une de haut en bas, une de bas en haut.
guide-yams-columns-learnt = Un tour remplit une case de l’une des trois colonnes
guide-order-title = De haut en bas
guide-order = Avec cette règle maison, les cases se remplissent dans l’ordre : la suivante est { boxed }.
guide-order-learnt = Les cases se remplissent de haut en bas
guide-kniffel-title = { $state ->
    [made] Un Kniffel !
   *[near] En route vers un Kniffel
}
guide-kniffel = { $state ->
    [made] Cinq dés identiques : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[near] { $count } dés montrent { $face }. Cinq dés identiques sont un Kniffel et rapportent { $points } ; s’il y en a moins, ils comptent dans la case de leur face.
}
guide-kniffel-learnt = Kniffel : cinq dés identiques, 50
guide-second-kniffel-title = Encore un Kniffel
guide-second-kniffel = { $state ->
    [face] La case Kniffel a des points, donc { boxed } rapporte maintenant { $points } de plus.
    [free] La case { boxed } est remplie, donc ces dés sont un joker : toute case libre du bas les prend et rapporte tous ses points.
   *[none] La case Kniffel a des points. Avec cette règle maison, cinq dés identiques rapportent { $points } de plus dans n’importe quelle case.
}
guide-second-kniffel-learnt = Un second Kniffel rapporte plus ou non, selon les règles
guide-generala-upper-title = { boxed } : { $points }
guide-generala-upper = La case { boxed } prend la somme de ses dés. Il n’y a pas de bonus à la Generala. Vos cases du haut font { $upper } pour l’instant.
guide-generala-upper-learnt = Chaque case du haut prend la somme des dés de sa face
guide-straight-title = Suite
guide-straight = { $state ->
    [fits] Cinq faces qui se suivent : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } cinq faces qui se suivent : { $points } points.
}
guide-straight-learnt = Suite : cinq faces qui se suivent, 20
guide-ace-straight-title = 1 3 4 5 6
guide-ace-straight = Le 1 remplace le 2, donc ces dés sont aussi une suite : { $points } points.
guide-ace-straight-learnt = 1 3 4 5 6 est aussi une suite
guide-full-title = Full
guide-full = { $state ->
    [fits] Trois d’une face et deux d’une autre : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } trois dés d’une face et deux d’une autre : { $points } points.
}
guide-full-learnt = Full : trois et deux, 30
guide-poker-title = Poker
guide-poker = { $state ->
    [fits] Au moins quatre dés identiques : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[written] { $who ->
        [you] Vous aviez
       *[other] { $player } avait
    } au moins quatre dés identiques : { $points } points.
}
guide-poker-learnt = Poker : au moins quatre dés identiques, 40
guide-generala-title = { $state ->
    [made] Une Generala !
   *[near] En route vers une Generala
}
guide-generala = { $state ->
    [made] Cinq dés identiques : { $points } points, si vous les inscrivez dans la case { boxed }.
   *[near] { $count } dés montrent { $face }. Cinq dés identiques sont une Generala et rapportent { $points } ; s’il y en a moins, ils comptent dans la case de leur face.
}
guide-generala-learnt = Generala : cinq dés identiques
guide-served-title = Servi
guide-served = Un premier lancer rapporte plus : dans la case { boxed }, ces dés rapportent maintenant { $points }, cinq points de plus qu’après avoir relancé.
guide-served-learnt = Le premier lancer d’un tour rapporte cinq points de plus
guide-served-generala-title = Gagné d’emblée
guide-served-generala = { $who ->
    [you] Vous avez eu
   *[other] { $player } a eu
} cinq dés identiques au premier lancer d’un tour : partie gagnée.
guide-served-generala-learnt = Cinq dés identiques au premier lancer gagnent la partie
guide-double-generala-title = Encore une Generala
guide-double-generala = La case Generala a des points, donc cinq dés identiques rapportent { $points } dans la case { boxed }.
guide-double-generala-learnt = Double Generala : cinq dés identiques une seconde fois, le double de points
guide-cost-box-title = { $points ->
    [0] Rien pour ces dés
    [one] Seulement { $points } point
   *[other] Seulement { $points } points
}
guide-cost-box = Dans la case { boxed }, libre elle aussi, vos dés auraient rapporté { $best }. Ici, ils ont rapporté { $points }.
guide-cost-thrown-title = Points perdus en relançant
guide-cost-thrown = Avant ce lancer, les dés valaient { $best } dans une case libre. Ils valent maintenant { $points } au plus.

### Styles des bots

temper-cautious = prudent
temper-cautious-help = Garde plus de dés et remplit une case plus tôt quand l’enjeu est faible.
temper-daring = audacieux
temper-daring-help = Relance plus de dés quand l’enjeu est faible.
temper-hoarder = collectionneur
temper-hoarder-help = Collectionne les dés identiques quand l’enjeu est faible.
