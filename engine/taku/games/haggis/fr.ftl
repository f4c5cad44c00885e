# Haggis in French

game = Haggis
game-line = Montez, bombardez et videz votre main en premier
game-time = 2 à 4 joueurs · 30 min
game-art = 7R 8O K0

### Aides : $kind, $width, $length, $low et $high sont une combinaison, $bomb est une bombe

bomb-name = { $bomb ->
    [rainbow] bombe 3-5-7-9 de quatre couleurs
    [suited] bombe 3-5-7-9 d’une seule couleur
    [JQ] bombe J-Q
    [JK] bombe J-K
    [QK] bombe Q-K
   *[JQK] bombe J-Q-K
}
your-bomb-name = { $your_bomb ->
    [rainbow] bombe 3-5-7-9 de quatre couleurs
    [suited] bombe 3-5-7-9 d’une seule couleur
    [JQ] bombe J-Q
    [JK] bombe J-K
    [QK] bombe Q-K
   *[JQK] bombe J-Q-K
}
rows = { $width ->
    [2] paires
    [3] brelans
    [4] carrés
    [5] groupes de cinq
    [6] groupes de six
    [7] groupes de sept
   *[other] groupes de huit
}
set-name = { $width ->
    [2] paire de { $low }
    [3] brelan de { $low }
    [4] carré de { $low }
    [5] cinq { $low }
    [6] six { $low }
    [7] sept { $low }
    [8] huit { $low }
    [9] neuf { $low }
    [10] dix { $low }
   *[other] onze { $low }
}
combination = { $kind ->
    [bomb] { bomb-name }
    [run] suite { $low }–{ $high }
    [stairs] suite de { rows } { $low }–{ $high }
    [set] { set-name }
   *[single] { $low }
}
short = { $kind ->
    [bomb] { $bomb ->
        [rainbow] bombe 3-5-7-9
        [suited] bombe d’une couleur
       *[other] { bomb-name }
    }
    [stairs] { rows } { $low }–{ $high }
   *[other] { combination }
}
laid = { $kind ->
    [single] { $cards }
    [bomb] la { bomb-name } : { $cards }
    [run] une { combination } : { $cards }
    [stairs] une { combination } : { $cards }
   *[set] { $width ->
        [2] une { combination } : { $cards }
        [3] un { combination } : { $cards }
        [4] un { combination } : { $cards }
       *[other] { combination } : { $cards }
    }
}
lying = { $kind ->
    [bomb] une { bomb-name }
    [run] une suite de { $length } cartes
    [stairs] une suite de { $length } { rows }
    [set] { $width ->
        [2] une paire
        [3] un brelan
        [4] un carré
       *[other] { $width } cartes de même valeur
    }
   *[single] une carte seule
}
yours = { $your_kind ->
    [bomb] une bombe
    [run] une suite de { $your_length } cartes
    [stairs] une suite de groupes ({ $your_length } valeurs à { $your_width } cartes chacune)
    [set] { $your_width ->
        [2] une paire
        [3] un brelan
        [4] un carré
       *[other] { $your_width } cartes de même valeur
    }
   *[single] une carte seule
}
to-beat = { $kind ->
    [bomb] une bombe plus forte
    [run] une suite de { $length } cartes au-dessus de { $high }
    [stairs] une suite de { $length } { rows } au-dessus de { $high }
    [set] { $width ->
        [2] une paire
        [3] un brelan
        [4] un carré
       *[other] { $width } cartes de même valeur
    } au-dessus de { $high }
   *[single] une carte au-dessus de { $high }
}
so-many-cards = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
so-many-points = { $points ->
    [-1] { $points } point
    [one] { $points } point
   *[other] { $points } points
}

### La table

caption-round = Manche { $round }
caption-round-long = Manche { $round } · jusqu’à { $target }

badge-to-beat = { $player } : { combination }
badge-to-beat-what = { combination }
badge-stake = Dans le pli : { so-many-cards }, { so-many-points }
badge-worth = Chaque carte ramassée vaut 1 point
badge-team = Équipe { $team }
badge-bet = Pari { $points }
badge-bid = Mise { $points }
badge-declarer = Joue pour { $points }
badge-passed = a passé
badge-out = { $place ->
    [1] a terminé en premier
    [2] a terminé en deuxième
   *[3] a terminé en troisième
}
badge-captured = { so-many-cards }, { $points } pts
note-made-out = A terminé en { $place ->
    [1] premier
    [2] deuxième
   *[3] troisième
} ; { $who ->
    [you] il vous restait
   *[other] il restait à { $player }
} { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
note-made-bet = Pari de { $points } gagné
note-made-by-bet = { $who ->
    [you] Votre pari perdu
   *[other] Pari perdu par { $player }
}
note-lost-bet = Pari de { $bet } perdu
note-made-captured = { $count ->
    [one] { $count } carte ramassée
   *[other] { $count } cartes ramassées
}

zone-centre = Sur la table
place-haggis = Le haggis
zone-last = Le dernier pli
zone-combination = Bombe

part-bets = Paris
part-out = Terminer
part-captured = Cartes ramassées

next-hand = Manche suivante
round = Manche

trick-number = Pli
jumps = Sauter par pli ou par manche
no-last = Pas encore de dernier pli.
key-last-does = le dernier pli
key-line-pages-does = au pli précédent ou suivant
desk-play-until = { $stretch ->
    [trick] jusqu’à la fin du pli
    [round] jusqu’à la fin de la manche
    [1] un coup
   *[other] { $stretch } coups
}

### Ce qu’on demande au joueur

ask-lead = Entame libre
ask-follow = Jouez { to-beat }, ou passez
ask-follow-short = À battre : { short }
ask-cannot = Rien pour battre ça
ask-cannot-title = Il faut { to-beat }
ask-cannot-note = Vous ne pouvez que passer.
ask-bet = Parier sur la première place
ask-bid = Misez ou passez
ask-bid-title = { $points ->
    [0] Terminerez-vous en premier ? Misez là-dessus.
   *[other] La mise est à { $points }. Miser plus ?
}
ask-bid-note = Qui mise le plus joue contre les deux autres.
ask-capture = Qui ramasse le pli ?
ask-capture-title = Votre bombe gagne. Qui ramasse { so-many-cards }, { so-many-points } ?

button-pass = Passer
button-bet = Parier { $points }
button-bid = Miser { $points }
button-bid-pass = Passer
button-capture = { $player }

say-play = Jouer : { short }
say-pass = Passer
say-bet = Parier { $points } sur la première place
say-bid = Miser { $points }
say-bid-pass = Passer
say-capture = Laisser le pli à { $giver }


### Lectures des cartes

kind-single = Une carte seule
kind-set = Un groupe
kind-run = Une suite
kind-stairs = Une suite de groupes
kind-bomb = Une bombe
kind-none = Aucune combinaison

### Événements

event-dealer = { $who ->
    [you] Vous distribuez
   *[other] { $player } distribue
} en premier.
event-deal = Manche { $round } : les cartes sont distribuées.
event-bid = { $who ->
    [you] Vous misez
   *[other] { $player } mise
} { $points }.
event-bid-pass = { $who ->
    [you] Vous passez.
   *[other] { $player } passe.
}
event-declarer = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} contre les autres, pour { $points } points.
event-no-declarer = Personne ne mise.
event-bet = { $who ->
    [you] Vous faites un pari de
   *[other] { $player } fait un pari de
} { $points } : terminer en premier.
event-bet-won = { $who ->
    [you] Vous gagnez votre
   *[other] { $player } gagne son
} pari de { $points }.
event-bet-lost = { $who ->
    [you] Vous perdez votre
   *[other] { $player } perd son
} pari de { $points }.
event-lead = { $who ->
    [you] Vous entamez
   *[other] { $player } entame
} avec { laid }.
event-play = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} { laid }.
event-bomb = Une bombe !
event-pass = { $who ->
    [you] Vous passez.
   *[other] { $player } passe.
}
event-choice = { $who ->
    [you] Votre bombe gagne : vous décidez
   *[other] { $player } gagne avec sa bombe et décide
} qui ramasse le pli.
event-trick = { $who ->
    [you] Vous ramassez
   *[other] { $player } ramasse
} { so-many-cards }, { so-many-points }.
event-trick-bombed = La bombe gagne, et { $who ->
    [you] vous ramassez
   *[other] { $player } ramasse
} { so-many-cards }, { so-many-points }.
event-out = { $who ->
    [you] Vous avez terminé
   *[other] { $player } a terminé
} : { so-many-points } pour { so-many-cards } dans la plus grosse main adverse.
event-haggis = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} le reste : { so-many-cards }, { so-many-points }.
event-round = La manche { $round } est finie.
event-scored = { $player } : { so-many-points }.
event-scored-team = { $player } et { $giver } : { so-many-points }.
event-over = La partie est finie.

### Annonces au-dessus de la table

called-bomb = Bombe
called-bet = Pari { $points }
called-declarer = Pour { $points }
called-out = Main vide !

### Refus : pourquoi un coup n’est pas permis

refusal-lead = À l’entame, il faut jouer : seuls les autres peuvent passer.
refusal-combination = { $problem ->
    [bomb-suits] { $cards } sont de deux ou trois couleurs : 3-5-7-9 n’est une bombe qu’en quatre couleurs différentes, ou en une seule.
    [bomb-wild] La bombe 3-5-7-9 n’accepte pas de joker, et { $cards } ne forment rien d’autre.
    [stairs-suits] { $cards } ne sont pas des mêmes couleurs : dans une suite de groupes, chaque valeur doit avoir les mêmes.
    [wide] { $cards } : trop de cartes d’une même valeur. Une suite de groupes ne peut pas en avoir plus que le paquet n’en contient.
    [uneven] { $cards } sont en nombre inégal : dans une suite de groupes, il faut autant de cartes de chaque valeur, et les jokers doivent compléter exactement.
    [gap] { $cards } laissent un trou : il faudrait plus de jokers.
    [short] { $cards } se suivent, mais il faut au moins trois cartes pour une suite.
    [suits] { $cards } se suivent, mais une suite doit être d’une seule couleur.
    [reading] { $cards } ne peuvent pas se jouer ainsi.
   *[ranks] { $cards } ne sont pas de la même valeur et ne se suivent pas.
}
refusal-follow = { $problem ->
    [bomb] Il y a une { bomb-name } sur la table : seule une bombe plus forte la bat.
    [kind] Sur la table, il y a { lying } ; vous jouez { yours }.
    [size] Sur la table, il y a { lying } ; vous jouez { yours }. Jouez { $size ->
        [one] une carte
       *[other] { $size } cartes
    }.
    [width] Sur la table, il y a { lying } ; vous avez le même nombre de cartes, mais c’est une autre sorte de suite.
    [equal] { $kind ->
        [bomb] Il y a déjà une { bomb-name } sur la table : il faut une bombe plus forte, pas une bombe égale.
       *[other] { $your_high } sur { $high }, c’est seulement égal : jouez plus haut.
    }
   *[weaker] { $kind ->
        [bomb] Une { your-bomb-name } est plus faible que la { bomb-name } qui est sur la table.
       *[other] { $your_high } n’est pas au-dessus de { $high }.
    }
}
refusal-bet = { $problem ->
    [tatties] Ici, seules les enchères décident qui joue, et pour combien.
    [again] Vous avez déjà parié, et un pari ne se change pas.
    [played] Il faut parier avant de jouer sa première carte de la manche.
    [late] Un joueur a déjà terminé : il est trop tard pour parier.
   *[amount] Il n’y a pas de pari de { $points } ici.
}
refusal-bid = { $problem ->
    [low] { $points }, ce n’est pas plus que { $bid }.
   *[amount] Misez 15, 30 ou 45, pas { $points }.
}
refusal-capture = Le pli ne peut pas { $who ->
    [you] vous revenir
   *[other] aller à { $player }
} : choisissez un adversaire.
refusal-deal = { $problem ->
    [many] Personne ne reçoit plus de { $most } cartes numérotées.
   *[other] { deal-fault }
}

### Exercices

quiz-playable-title = Ce qui peut se jouer
quiz-playable = Lesquelles de vos cartes peuvent servir à battre ce qui est sur la table ? Choisissez-les toutes.
quiz-rule-title = Pourquoi pas ?
quiz-rule = Vous ne pouvez pas jouer { $cards } maintenant. Quelle règle l’interdit ?
quiz-rule-pass = Vous ne pouvez pas passer maintenant. Quelle règle l’interdit ?
quiz-rule-bet = Vous ne pouvez pas parier { $points } maintenant. Quelle règle l’interdit ?
quiz-kind-title = Ce que les cartes forment
quiz-kind = Que forment { $cards }, jouées ensemble ?
quiz-beats-title = Ce qui bat quoi
quiz-beats = Sur la table : { combination }. Peut-on jouer { $cards } dessus ?
quiz-bomb-title = Trouvez la bombe
quiz-bomb = Vous avez une bombe en main. Jouez-en une.
quiz-points-title = La valeur des cartes
quiz-points = { $who ->
    [you] Vous entamez
   *[other] { $player } entame
} avec { $cards }, et tous les autres passent. Combien de points sont ramassés ?
quiz-capture-title = Qui ramasse
quiz-capture = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} la bombe { $cards }, et tous les autres passent. Qui ramasse le pli ?
quiz-out-title = Les points pour terminer
quiz-out = { $who ->
    [you] Vous jouez { $cards } et terminez.
   *[other] { $player } joue { $cards } et termine.
} Combien de points cela rapporte-t-il aussitôt ?
quiz-bets-title = Ce que valent les paris
quiz-bets = Avec { $cards }, la manche se termine. Combien de points les paris { $who ->
    [you] vous rapportent-ils
   *[other] rapportent-ils à { $player }
} ?

why-follow = { $kind ->
    [bomb] Il faut { to-beat }.
   *[other] Il faut { to-beat }, ou une bombe.
}
why-kind = Ensemble, elles forment une combinaison : { combination }.
why-beats = { $kind ->
    [bomb] Une { bomb-name } bat tout, sauf une bombe égale ou plus forte.
   *[other] C’est le même type, avec le même nombre de cartes, et plus haut : { combination }.
}
why-bomb = Une bombe, c’est J-Q, J-K, Q-K, J-Q-K, ou 3-5-7-9 en quatre couleurs ou en une seule. Ici : { laid }.
why-points-classic = 3, 5, 7 et 9 comptent 1 chacun, ici { $odd } ; J 2, Q 3, K 5. En tout : { $points }.
why-points-each = Chaque carte ramassée compte 1 : { $points }.
why-capture = { $by ->
    [winner] Ici, qui pose la bombe ramasse comme n’importe qui.
   *[next-highest] { $led ->
        [yes] La bombe a été jouée à l’entame, et rien d’autre n’a suivi : les cartes vont au voisin de droite de celui qui l’a posée.
       *[no] Qui pose la bombe entame ensuite, mais les cartes vont au joueur qui a joué juste avant la bombe ; entre partenaires, au dernier adversaire qui a joué avant elle.
    }
}
why-first = { $who ->
    [you] Vous avez terminé
   *[other] { $player } a terminé
} en premier.
why-no-bets = Aucun pari ne { $who ->
    [you] vous rapporte de points.
   *[other] rapporte de points à { $player }.
}

### Règles maison

preset-haggis = Haggis
preset-haggis-help = Chacun peut parier qu’il terminera en premier.
preset-tatties = Haggis & Tatties
preset-tatties-help = À trois : des enchères décident qui joue contre les deux autres.

option-tatties = Haggis & Tatties
option-tatties-help = Des enchères avant de jouer : qui mise le plus joue contre les deux autres.
option-tatties-also = enchères, trois joueurs
option-bets = Paris
option-bets-help = Combien on peut parier sur la première place.
option-bets-also = mises
option-bets-15-30 = 15 ou 30
option-bets-5-15-30 = 5, 15 ou 30
option-failed_bet = Un pari perdu
option-failed_bet-help = Qui y gagne ou y perd.
option-failed_bet-paid = marqué par les autres
option-failed_bet-lost = retiré au parieur
option-bomb_capture = Un pli gagné par une bombe
option-bomb_capture-help = Qui reçoit les cartes.
option-bomb_capture-also = qui ramasse
option-bomb_capture-next-highest = le coup juste en dessous
option-bomb_capture-choose = le gagnant choisit
option-bomb_capture-winner = le gagnant
option-card_points = Cartes ramassées
option-card_points-help = Ce qu’elles valent.
option-card_points-also = points des cartes
option-card_points-classic = selon la valeur
option-card_points-each = 1 point chacune
option-length = Durée de la partie
option-length-help = Le total qui met fin à la partie.
option-length-also = score à atteindre
option-length-short = courte : jusqu’à { $amount } points
option-length-long = longue : jusqu’à { $amount } points

### Types de décisions

decision-capturing = Choisir qui ramasse après une bombe
decision-betting = Parier
decision-passing = Passer
decision-bombing = Poser une bombe
decision-wild = Dépenser des jokers
decision-breaking = Casser un groupe ou une suite
decision-following = Battre ce qui est sur la table
decision-leading-single = Entamer une carte seule
decision-leading-combination = Entamer une combinaison

theme-capturing = À qui vont les cartes de la bombe
theme-betting = Quand parier
theme-passing = Quand passer
theme-bombing = Quand poser sa bombe
theme-wild = Quand dépenser ses jokers
theme-breaking = Quand casser un groupe ou une suite
theme-following = Quand battre le coup
theme-leading-single = Quand entamer une carte seule
theme-leading-combination = Quelle combinaison entamer

holds-bomb = Qui a une bombe 3-5-7-9 ?

### Pourquoi un coup est bon

advice-forced = C’est la seule chose que vous puissiez faire.
nudge-forced = Il n’y a qu’une chose à faire.
advice-tried = Essayé dans beaucoup de donnes possibles : aucun autre coup ne fait mieux.
nudge-tried = Que peuvent encore avoir les autres ?
advice-bomb = Une bombe bat tout sauf une bombe plus forte : vous allez sans doute entamer ensuite.
nudge-bomb = Qu’est-ce qui bat tout ce qu’il y a sur la table ?
advice-capture = Donnez les points à celui qui en a le moins : c’est là qu’ils vous gênent le moins.
nudge-capture = À qui ces points profiteraient-ils le moins ?
advice-bet = Vos cartes partent en peu de coups : vous terminerez sans doute en premier.
nudge-bet = En combien de coups votre main part-elle ?
advice-no-bid = Vos cartes demandent beaucoup de coups : terminer en premier est trop incertain.
nudge-no-bid = En combien de coups votre main part-elle ?
advice-last = Ce sont vos dernières cartes : vous terminez.
nudge-last = Pouvez-vous vous défaire de toutes vos cartes ?
advice-two-plays = Après cela, tout le reste part en un seul coup.
nudge-two-plays = En combien de coups, au mieux, pouvez-vous terminer ?
advice-bomb-stop = Quelqu’un va terminer : avec une bombe, qui bat tout sauf une bombe plus forte, vous lui prenez l’entame.
nudge-bomb-stop = Quelqu’un va terminer. Comment lui prendre l’entame ?
advice-stop = Quelqu’un va terminer : gagner l’entame vaut bien une bonne carte.
nudge-stop = Pouvez-vous vous permettre de passer ?
advice-partner = Votre partenaire gagne ce pli : laissez faire.
nudge-partner = Qui est en train de gagner ce pli ?
advice-save = Passer ne coûte rien : vous pourrez encore jouer, et vos groupes et vos jokers restent intacts.
nudge-save = Ce pli vaut-il ce qu’il vous coûterait ?
advice-large = Vous vous défaites de beaucoup de cartes d’un coup, et il est difficile d’en battre autant.
nudge-large = Comment vous défaire de plusieurs cartes d’un coup ?
advice-low-first = Défaites-vous de vos petites cartes à l’entame : elles ne gagnent presque jamais un pli.
nudge-low-first = De quelles cartes aurez-vous du mal à vous défaire plus tard ?
advice-wild = Un joker seul gagne souvent l’entame, et ses points vous reviennent avec le pli.
nudge-wild = Qu’est-ce qui bat toutes les cartes numérotées ?
advice-cheap = C’est le plus petit coup qui gagne, et il laisse vos groupes et vos suites intacts.
nudge-cheap = Quel est le plus petit coup qui gagne ?

### Règles

chapter-game = Le jeu
chapter-combinations = Ce qu’on peut jouer
chapter-bombs = Bombes
chapter-play = Déroulement
chapter-scoring = Points
chapter-teams = À quatre joueurs

rule-aim-title = Le but
rule-aim = Défaites-vous de vos cartes en premier : chaque carte qui reste dans la plus grosse main adverse vous rapporte 5 points. En chemin, ramassez les plis où il y a des cartes qui comptent. À la fin de la partie, qui a le plus de points gagne.
rule-cards-title = Les cartes
rule-cards = Les cartes numérotées vont de 2 à 10, en quatre couleurs, ou en cinq à trois joueurs. Chacun en reçoit 14, cachées, et un J, un Q et un K visibles : des jokers sans couleur, que tout le monde voit jusqu’à ce qu’ils soient joués. Les valeurs montent de 2 à 10, puis J, Q et K. Les cartes qu’on ne distribue pas, le haggis, restent face cachée jusqu’au décompte de la manche : 8 cartes à deux joueurs, 3 à trois. Le nombre de cartes de chacun est public.
rule-author-title = L’auteur
rule-author = Haggis est une création de Sean Ross, parue en 2010. Ce programme est une réalisation indépendante, sans lien avec lui ni avec les éditeurs.

rule-combination-title = Les combinaisons
rule-combination = On joue toujours l’une de ces choses : une carte seule, un groupe, une suite, une suite de groupes ou une bombe. Rien d’autre ne peut se jouer. Il y faut au moins une carte numérotée, sauf pour un joker seul et pour les bombes.
rule-set-title = Groupe
rule-set = Deux cartes ou plus de même valeur. Les jokers l’agrandissent, autant qu’on veut.
rule-run-title = Suite
rule-run = Trois valeurs ou plus qui se suivent, toutes d’une même couleur. Les jokers bouchent les trous.
rule-stairs-title = Suite de groupes
rule-stairs = Deux valeurs ou plus qui se suivent, chacune avec le même nombre de cartes, deux ou plus, et chacune dans les mêmes couleurs. Les jokers bouchent les trous. Par exemple les paires 7–9 en soleil et lune : deux 7, deux 8, deux 9. Chaque valeur compte au plus autant de cartes qu’il y a de couleurs ; à quatre joueurs, qui partagent deux paquets, huit au plus.
rule-wild-title = Jokers
rule-wild = Un joker remplace n’importe quelle carte jusqu’à sa propre valeur : J jusqu’au J, Q jusqu’au Q, K jusqu’au K. Une suite peut donc aller jusqu’aux J, Q et K : 9-10-J en est une. Joués seuls, ils ne sont que J, Q et K, au-dessus du 10. On peut employer les trois à la fois.
rule-reading-title = Plusieurs lectures
rule-reading = Les mêmes cartes peuvent former plusieurs combinaisons : avec des jokers, un brelan ou une suite, par exemple. Qui entame dit laquelle ; dans un même type, elles sont toujours lues au plus haut. Quand vous jouez sur une autre combinaison, vos cartes comptent comme le type qui est sur la table.
rule-bomb-title = Les bombes
rule-bomb = Il y a six bombes, ici de la plus faible à la plus forte : 3-5-7-9 en quatre couleurs différentes, J-Q, J-K, Q-K, J-Q-K, et 3-5-7-9 d’une seule couleur. Une bombe bat tout, sauf une bombe égale ou plus forte, quoi qu’il y ait sur la table et quel qu’en soit le nombre de cartes. 3-5-7-9 n’accepte pas de joker, et en deux ou trois couleurs ce n’est pas une bombe. J-Q est toujours une bombe, jamais une paire.

rule-leader-title = Qui commence
rule-leader = À la première manche, le donneur est tiré au sort, et son voisin de gauche entame. Ensuite, le joueur qui a le plus de points distribue, et celui qui en a le moins entame. Si plusieurs en ont le moins, c’est le plus proche à gauche du donneur qui entame. Si plusieurs en ont le plus, c’est celui d’entre eux qui a terminé le plus tôt à la dernière manche qui distribue. Si aucun d’eux n’a terminé, c’est le premier d’entre eux, dans le sens des aiguilles d’une montre, après le joueur qui a terminé en premier.
rule-lead-title = L’entame
rule-lead = Qui entame doit jouer : n’importe quelle combinaison, ou une bombe. Puis les autres jouent ou passent, dans le sens des aiguilles d’une montre.
rule-follow-title = Jouer par-dessus
rule-follow = Jouez le même type, avec le même nombre de cartes, et strictement plus haut : c’est la plus haute valeur qui compte. Pour une suite de groupes, il faut aussi le même nombre de cartes de chaque valeur. Une bombe peut toujours se jouer.
rule-pass-title = Passer
rule-pass = On peut toujours passer, sauf à l’entame, et rejouer plus tard dans le même pli. Quand tous les autres qui ont des cartes ont passé l’un après l’autre, le pli est fini.
rule-trick-title = Le pli
rule-trick = Le dernier qui a joué gagne le pli, ramasse ses cartes et entame le suivant. Un gagnant qui n’a plus de cartes ramasse aussi ; c’est alors le joueur suivant qui a des cartes, dans le sens des aiguilles d’une montre, qui entame.
rule-capture-title = Un pli gagné par une bombe
rule-capture = Qui a posé la bombe entame ensuite, mais ne ramasse pas : toutes les cartes, celles de la bombe aussi, vont au joueur qui a joué juste avant elle. Si la bombe a été jouée à l’entame et que rien d’autre n’a suivi, elles vont au voisin de droite de celui qui l’a posée, même s’il n’a plus de cartes. Avec une règle maison, celui qui a posé la bombe choisit l’adversaire qui ramasse, ou ramasse comme n’importe qui.
rule-out-title = Terminer
rule-out = Qui joue la dernière carte de sa main marque aussitôt 5 points pour chaque carte de la plus grosse main adverse, jokers compris. Les autres continuent et, à trois, le deuxième à terminer marque de la même façon. La manche s’arrête dès qu’un seul joueur a encore des cartes. Le pli est alors ramassé comme d’habitude ; les cartes de la dernière main et le haggis vont au joueur qui a terminé en premier.

rule-score-title = Les cartes ramassées
rule-score = 3, 5, 7 et 9 valent 1 point chacun, J 2, Q 3 et K 5 ; en tout 36 points à deux joueurs, 50 à trois. Avec une règle maison, chaque carte vaut 1 point. Les cartes ramassées sont face cachée mais, comme tout le monde les a vues, leur nombre et leurs points sont affichés.
rule-bet-title = Les paris
rule-bet = Avant votre première carte de la manche, et tant que personne n’a terminé, vous pouvez parier 15 (un petit pari) ou 30 (un grand pari) que vous terminerez en premier ; avec une règle maison, aussi 5. Parier ne prend pas votre tour, et un pari ne se change pas. Si vous le gagnez, vous en marquez les points.
rule-failed-bet-title = Les paris perdus
rule-failed-bet = Un pari perdu rapporte tous ses points au joueur qui a terminé en premier et à chaque autre joueur qui n’a pas parié ; le parieur ne perd pas de points. Avec une règle maison, le pari est au contraire retiré du total du parieur, même au-dessous de zéro, et personne ne le marque.
rule-bid-title = Haggis & Tatties
rule-bid = À trois joueurs, des enchères peuvent remplacer les paris : on mise 15, 30 ou 45, toujours plus que la dernière mise, ou on passe ; qui a passé ne mise plus. Qui a misé le plus joue contre les deux autres, et marque sa mise en terminant en premier. Sinon, le joueur qui a terminé en premier en reçoit les deux tiers, et le troisième joueur un tiers. Rien d’autre n’est partagé : les cartes ramassées et les points pour terminer comptent pour chacun seul. Si tous passent, cette manche se joue sans pari.
rule-end-title = La fin
rule-end = La partie s’arrête quand un total atteint ou dépasse 250 après une manche ; 350 dans une partie longue. Le plus haut total gagne. S’il est partagé, on continue.

rule-teams-title = Partenaires
rule-teams = À quatre, on joue deux contre deux, les partenaires face à face : c’est le jeu par équipes, avec le paquet agrandi. Les quatre couleurs y sont deux fois ; chacun a 18 cartes numérotées et J, Q et K, et il n’y a pas de haggis. Dans une suite de groupes, une couleur peut figurer deux fois, mais alors à chaque valeur.
rule-teams-score-title = Ce qui compte pour l’équipe
rule-teams-score = Les partenaires ont un seul total ; une partie va jusqu’à 350, une longue jusqu’à 550. Pour terminer, c’est la plus grosse main des deux adversaires qui compte. Un pli gagné par une bombe va à l’adversaire qui y a joué le plus haut ou, à défaut, à l’adversaire à droite de celui qui l’a posée. Un pari est perdu si un autre joueur termine en premier, même le partenaire. L’autre équipe le reçoit alors une fois, ou avec une règle maison l’équipe du parieur le perd. La manche s’arrête aussi quand les deux partenaires ont terminé ; les cartes qui restent vont au joueur qui a terminé en premier. Les cartes ramassées valent 72 points en tout, ou 84 à 1 point chacune.

### Analyse : ce que le joueur pouvait savoir

known-few = Il ne restait { $count ->
    [one] qu’une carte
   *[other] que { $count } cartes
} à { $player }.

### Une première partie guidée : $who et $player désignent le joueur dont parle le texte

guide-aim-title = Videz votre main en premier
guide-aim = Le premier qui n’a plus de cartes marque 5 points pour chaque carte de la plus grosse main adverse. Certaines des cartes que vous ramassez en chemin rapportent aussi des points.
guide-aim-learnt = Terminer en premier : 5 points par carte de la plus grosse main adverse
guide-lead-title = À vous d’entamer
guide-lead = Entamez comme vous voulez : une carte, plusieurs de même valeur, ou une suite d’une même couleur. Les petites cartes sont difficiles à placer plus tard.
guide-lead-learnt = À l’entame, on peut jouer n’importe quelle combinaison
guide-follow-title = Même type, mais plus haut
guide-follow = { $who ->
    [you] Vous avez joué
   *[other] { $player } a joué
} { lying }. Jouez le même type et le même nombre de cartes, mais plus haut, ou passez.
guide-follow-learnt = Jouer le même type et le même nombre de cartes, mais plus haut
guide-pass-title = Rien pour battre ça
guide-pass = Vous ne pouvez pas battre ça, donc vous passez. { $seats ->
    [2] Votre adversaire prend le pli, mais vous pourrez disputer le suivant.
   *[other] Si votre tour revient dans ce pli, vous pourrez encore jouer.
}
guide-pass-learnt = On peut toujours passer, sauf à l’entame
guide-set-title = { $state ->
    [held] Vous avez un groupe
   *[played] Un groupe
}
guide-set = { $cards } ont la même valeur. { $state ->
    [held] Vous pouvez les jouer ensemble.
   *[played] On peut donc les jouer ensemble.
} Pour les battre, il faut autant de cartes d’une valeur plus haute.
guide-set-learnt = Un groupe : deux cartes ou plus de même valeur
guide-run-title = { $state ->
    [held] Vous avez une suite
   *[played] Une suite
}
guide-run = { $cards } { $state ->
    [held] se suivent dans la même couleur, c’est une suite : vous pouvez les jouer toutes à la fois.
   *[played] forment une suite d’une même couleur. Seule une suite plus haute, avec autant de cartes, la bat.
}
guide-run-learnt = Une suite : trois cartes ou plus qui se suivent, d’une même couleur
guide-stairs-title = { $state ->
    [held] Vous avez une suite de groupes
   *[played] Une suite de groupes
}
guide-stairs = { $cards } : des groupes qui se suivent, tous dans les mêmes couleurs. { $state ->
    [held] Vous pouvez les jouer d’un coup.
   *[played] On les joue ensemble.
}
guide-stairs-learnt = Une suite de groupes : des valeurs qui se suivent, autant de cartes de chacune, dans les mêmes couleurs
guide-wild-title = Les jokers aident
guide-wild = Seul, un joker est au-dessus du 10. Avec d’autres cartes, il remplace n’importe laquelle jusqu’à sa propre valeur. Jouez-en un ici.
guide-wild-learnt = J, Q et K sont des jokers ; joués seuls, ils sont au-dessus du 10
guide-bomb-title = { $state ->
    [held] Vous avez une bombe
   *[played] Une bombe !
}
guide-bomb = { $state ->
    [held] { $cards } forment une bombe : seule une plus forte la bat. Vous entameriez ensuite, { $capture ->
        [winner] avec les cartes du pli.
       *[other] mais un autre prendrait les cartes.
    }
   *[played] { $cards } : une bombe bat tout sauf une bombe plus forte, quoi qu’il y ait sur la table.
}
guide-bomb-learnt = Une bombe bat tout : deux ou trois jokers, ou 3-5-7-9
guide-capture-title = { $who ->
    [you] Les cartes sont à vous
   *[other] { $player } prend les cartes
}
guide-capture = Une bombe gagne l’entame suivante, mais pas les cartes : { $who ->
    [you] vous ramassez
   *[other] { $player } ramasse
} { so-many-cards }, pour { so-many-points }.
guide-capture-learnt = Avec une bombe, vous entamez ensuite, mais un autre prend les cartes
guide-trick-title = { $who ->
    [you] Le pli est à vous
   *[other] { $player } gagne le pli
}
guide-trick = Personne ne bat le dernier coup. { $who ->
    [you] Vous ramassez { so-many-cards } et entamez comme vous voulez.
   *[other] { $player } ramasse { so-many-cards } et entame ensuite.
}
guide-trick-learnt = Le dernier qui a joué ramasse le pli et entame
guide-score-title = { $who ->
    [you] Vous ramassez
   *[other] { $player } ramasse
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
guide-score = { $who ->
    [you] Vous avez ramassé
   *[other] { $player } a ramassé
} { so-many-points } : 3, 5, 7 et 9 valent 1 chacun, un J 2, un Q 3, un K 5.
guide-score-learnt = 3, 5, 7 et 9 valent 1 point, J 2, Q 3, K 5
guide-out-title = { $who ->
    [you] Vous avez terminé en premier !
   *[other] { $player } a terminé
}
guide-out = { $who ->
    [you] Vous avez terminé.
   *[other] { $player } a terminé.
} { $seats ->
    [2] { $who ->
        [you] Votre adversaire a encore
       *[other] Vous avez encore
    }
   *[other] La plus grosse main adverse compte encore
} { so-many-cards }. À 5 points la carte, cela fait { so-many-points }.
guide-out-learnt = Terminer : 5 points par carte de la plus grosse main adverse
guide-plays-on-title = Le jeu continue
guide-plays-on = { $who ->
    [you] Vous avez terminé
   *[other] { $player } a terminé
}, mais les autres jouent jusqu’à ce qu’un seul ait encore des cartes. Le deuxième à terminer marque de la même façon.
guide-plays-on-learnt = À trois, les autres jouent encore pour la deuxième place
guide-haggis-title = La dernière main et le haggis
guide-haggis = { $who ->
    [you] Vous avez terminé en premier et recevez
   *[other] { $player } a terminé en premier et reçoit
} le reste : la dernière main et le « haggis », les cartes jamais distribuées. Cela fait { so-many-points }.
guide-haggis-learnt = Le premier à terminer reçoit la dernière main et le haggis, les cartes jamais distribuées
guide-bet-title = Un pari ?
guide-bet = Avant votre première carte, vous pouvez parier que vous terminerez en premier. Si vous échouez, { $failed ->
    [lost] vous perdez les points.
   *[paid] { $seats ->
        [2] votre adversaire reçoit
       *[other] les autres reçoivent
    } les points, et vous n’en perdez aucun.
}
guide-bet-learnt = Avant sa première carte, on peut parier qu’on terminera en premier
guide-end-title = La manche est finie
guide-end = Les points vont sur la feuille de score, et qui en a le moins entame ensuite. À { $target }, la partie s’arrête : le plus de points gagne.
guide-end-learnt = La partie s’arrête d’ordinaire à 250 points
guide-hands-title = La donne
guide-hands = Chacun a { $count } cartes numérotées, plus un J, un Q et un K que tous peuvent voir. { $seats ->
    [4] Toutes les cartes sont distribuées.
   *[other] Les cartes non distribuées sont le « haggis ».
}
guide-hands-learnt = J, Q et K sont visibles ; les cartes non distribuées sont le haggis
guide-other-bomb-title = { $state ->
    [held] Vous avez une bombe sans joker
   *[played] Une bombe sans joker
}
guide-other-bomb = { $cards } { $state ->
    [held] forment une bombe : 3, 5, 7 et 9, tous de la même couleur ou de quatre couleurs. Un joker n’y remplace rien.
   *[played] forment aussi une bombe : 3, 5, 7 et 9, tous de la même couleur ou de quatre couleurs.
}
guide-other-bomb-learnt = 3-5-7-9 est aussi une bombe : la plus forte en une couleur, la plus faible en quatre
guide-leader-title = { $who ->
    [you] Vous entamez
   *[other] { $player } entame
} la manche
guide-leader = { $who ->
    [you] Vous avez le moins de points, donc vous entamez
   *[other] { $player } a le moins de points et entame donc
} cette manche. À égalité, c’est le plus proche à gauche du donneur.
guide-leader-learnt = Qui a le moins de points entame la manche
guide-bet-won-title = { $who ->
    [you] Vous avez gagné votre pari
   *[other] { $player } a gagné un pari
}
guide-bet-won = { $who ->
    [you] Vous avez terminé en premier : vous marquez les { $points } points de votre pari.
   *[other] { $player } a terminé en premier et marque les { $points } points du pari.
}
guide-bet-won-learnt = On gagne son pari en terminant en premier
guide-bet-lost-title = { $who ->
    [you] Vous avez perdu votre pari
   *[other] { $player } a perdu un pari
}
guide-bet-lost = { $failed ->
    [lost] { $who ->
        [you] Vous perdez
       *[other] { $player } perd
    } les { $points } points du pari, et personne d’autre ne les reçoit.
   *[paid] { $seats ->
        [2] Les { $points } points du pari vont au premier à terminer.
       *[other] Les { $points } points du pari vont au premier à terminer, et à chacun de ceux qui n’ont pas parié.
    } { $who ->
        [you] Vous ne perdez pas de points.
       *[other] { $player } ne perd pas de points.
    }
}
guide-bet-lost-learnt = Un pari est perdu si un autre joueur termine en premier

guide-small-bet-title = Un mini-pari
guide-small-bet = Avant votre première carte, vous pouvez parier que vous terminerez en premier, ici aussi pour { $points } : peu à gagner, et peu à perdre.
guide-small-bet-learnt = On peut aussi ne parier que 5
guide-choose-capture-title = Qui prend les cartes ?
guide-choose-capture = Avec cette règle maison, qui a gagné avec une bombe décide quel adversaire ramasse le pli.
guide-choose-capture-learnt = Qui a posé la bombe choisit qui ramasse
guide-bomb-keeps-title = La bombe garde tout
guide-bomb-keeps = Avec cette règle maison, une bombe ramasse comme tout autre coup : { $who ->
    [you] le pli est à vous
   *[other] le pli va à { $player }
}, { so-many-points } en tout.
guide-bomb-keeps-learnt = Qui a posé la bombe ramasse comme n’importe qui
guide-failed-bet-title = Un pari perdu vous coûte
guide-failed-bet = Avec cette règle maison, un pari perdu est retiré de votre propre total, même au-dessous de zéro, et aucun autre joueur ne le reçoit.
guide-failed-bet-learnt = Un pari perdu est retiré du total du parieur
guide-each-card-title = { $who ->
    [you] Vous ramassez
   *[other] { $player } ramasse
} { $points ->
    [one] { $points } point
   *[other] { $points } points
}
guide-each-card = Avec cette règle maison, chaque carte ramassée vaut 1 point, quelle que soit sa valeur.
guide-each-card-learnt = Chaque carte ramassée vaut 1 point
guide-bid-title = { $bid ->
    [0] Jouer contre les deux autres ?
   *[other] La mise est à { $bid }
}
guide-bid = Qui mise le plus joue contre tous les autres, et doit terminer en premier. { $bid ->
    [0] Misez 15, 30 ou 45, ou passez.
   *[other] Misez plus, ou passez et jouez contre qui a misé.
}
guide-bid-learnt = Dans Tatties, qui mise le plus joue contre les deux autres
guide-declarer-title = { $who ->
    [you] Vous contre deux
   *[other] Deux contre { $player }
}
guide-declarer = { $who ->
    [you] Si vous terminez en premier, { $points } points sont à vous. Sinon, les autres se les partagent.
   *[other] Si { $player } ne termine pas en premier, les { $points } points vont aux deux autres : deux tiers à celui qui y arrive.
}
guide-declarer-learnt = Le preneur gagne sa mise en terminant en premier
guide-bid-paid-title = { $state ->
    [won] La mise est gagnée
   *[lost] La mise est perdue
}
guide-bid-paid = { $state ->
    [won] { $who ->
        [you] Vous avez terminé en premier et recevez
       *[other] { $player } a terminé en premier et reçoit
    } les { $points } points.
   *[lost] { $who ->
        [you] Vous n’avez pas terminé
       *[other] { $player } n’a pas terminé
    } en premier : les deux tiers des { $points } points vont au joueur qui y est arrivé, un tiers à l’autre.
}
guide-bid-paid-learnt = Une mise perdue se partage : deux tiers au premier à terminer, un tiers à l’autre
guide-partners-title = Avec vous : { $player }
guide-partners = { $player }, en face de vous, est votre partenaire : vous marquez ensemble. Chaque couleur figure deux fois dans le paquet.
guide-partners-learnt = À quatre, on joue deux contre deux, partenaires face à face
guide-team-score-title = Pour vous deux
guide-team-score = Les cartes ramassées et les points pour terminer comptent ensemble pour vous et { $player } : { so-many-points } dans cette manche.
guide-team-score-learnt = Les points d’une équipe s’additionnent

guide-cost-bombed-title = Cadeau : { so-many-points }
guide-cost-bombed = Votre bombe gagne l’entame, mais les cartes vont à { $player }. Ce pli contenait trop de points pour une bombe.
guide-cost-lost-title = Perte : { so-many-points }
guide-cost-lost = { $player } ramasse { $cards }, que vous venez de jouer.
guide-cost-out-title = { so-many-points } pour { $player }
guide-cost-out = { $player } termine alors que vous avez encore { so-many-cards } : 5 points par carte.

### Styles de jeu des bots

temper-cautious = prudent
temper-cautious-help = Bloque tout joueur qui va terminer, à n’importe quel prix.
temper-daring = audacieux
temper-daring-help = Parie le plus possible, ou rien.
temper-hoarder = économe
temper-hoarder-help = Garde ses jokers pour une bombe tant que sa main est grosse.
