# President in French

game = Président
game-line = Videz votre main en premier
game-time = 3 à 8 joueurs · 25 min
game-art = 3D KC X1

### Helpers: $kind, $size, $low and $high are a combination, $title is a title

combination = { $kind ->
    [jokers] { $size ->
        [1] joker
       *[other] paire de jokers
    }
    [sequence] suite { $low }–{ $high }
   *[set] { $size ->
        [1] { $low ->
            [A] as
            [K] roi
            [Q] dame
            [J] valet
           *[other] { $low }
        }
       *[other] { $size ->
            [2] paire
            [3] brelan
            [4] carré
            [5] cinq
           *[other] six
        } { $size ->
            [5] {""}
            [6] {""}
           *[other] { $low ->
                [A] d’
               *[other] de{" "}
            }
        }{ $low ->
            [A] as
            [K] rois
            [Q] dames
            [J] valets
           *[other] { $low }
        }
    }
}
to-beat = { $kind ->
    [jokers] { $size ->
        [1] une carte qui bat le joker
       *[other] une paire qui bat les jokers
    }
    [sequence] { $matched ->
        [yes] une suite de { $size } cartes égale ou plus forte
       *[no] une suite de { $size } cartes plus forte
    }
   *[set] { $size ->
        [1] une carte
        [2] une paire
        [3] un brelan
        [4] un carré
       *[other] { $size } cartes de même valeur
    } { $matched ->
        [yes] { $size ->
            [1] qui égale ou bat
            [2] qui égale ou bat
            [3] qui égale ou bat
            [4] qui égale ou bat
           *[other] qui égalent ou battent
        }
       *[no] { $size ->
            [1] qui bat
            [2] qui bat
            [3] qui bat
            [4] qui bat
           *[other] qui battent
        }
    } { $size ->
        [1] { $low ->
            [A] l’as
            [K] le roi
            [Q] la dame
            [J] le valet
           *[other] le { $low }
        }
       *[other] { $low ->
            [A] les as
            [K] les rois
            [Q] les dames
            [J] les valets
           *[other] les { $low }
        }
    }
}
named = { $title ->
    [president] président
    [minister] vice-président
    [citizen] neutre
    [peasant] vice-trou
   *[beggar] trou
}
while-reversed = { $order ->
    [reversed] {" "}tant que l’ordre est inversé
   *[normal] {""}
}

### What cards are together

kind-jokers = jokers
kind-set = groupe
kind-sequence = suite
kind-none = aucune combinaison

### The table

caption-round = Manche { $round }
caption-round-long = Manche { $round } · { $scoring ->
    [lives] jusqu’à ce qu’un joueur n’ait plus de vie
    [rounds] { $target } en tout
   *[points] jusqu’à { $target } points
}

badge-order = Du faible au fort : { $ranks }
badge-to-beat = { $player } : { combination }
badge-to-beat-what = { combination }
badge-revolution = Révolution
badge-jack-back = J-retour
badge-lock = Verrou { $suits }
badge-number-lock = { $rank ->
    [joker] Joker seul
   *[other] Ensuite : { $rank }
}
badge-direction = { $direction ->
    [clockwise] Sens horaire
   *[counterclockwise] Sens antihoraire
}
badge-title = { $title ->
    [president] Président
    [minister] Vice
    [citizen] Neutre
    [peasant] Vice-trou
   *[beggar] Trou
}
badge-out = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
badge-passed = passe
badge-skipped = saute
badge-fallen = chute
badge-disqualified = fin interdite
badge-chosen = a choisi

zone-centre = Sur la table
zone-last = Le dernier pli
zone-chosen = À donner
zone-given = Données
zone-received = Reçues

part-president = Président
part-minister = Vice-président
part-citizen = Neutre
part-peasant = Vice-trou
part-beggar = Trou

next-hand = Manche suivante

### Words of the page that President says in its own way

wins-round = { $who ->
    [you] Vous voilà
   *[other] { $player } devient
} président
places-why = À égalité, la meilleure place à la dernière manche l’emporte.
trick-number = Pli
jumps = Sauter par pli ou par manche
no-last = Il n’y a pas encore de dernier pli.
key-last-does = le dernier pli
key-line-pages-does = au pli précédent ou suivant
desk-play-until = { $stretch ->
    [trick] jusqu’à la fin du pli
    [round] jusqu’à la fin de la manche
    [1] un coup
   *[other] { $stretch } coups
}
round = Manche

### What to do next

ask-give = Choisissez quoi donner
ask-give-title = { $count ->
    [one] Une carte
   *[other] { $count } cartes
} au choix pour { $player }
ask-give-note = { $player } vous donne en échange ses meilleures cartes. Touchez une carte pour la reprendre.
ask-give-best = Donnez le meilleur
ask-give-best-title = { $count ->
    [one] Votre carte la plus forte
   *[other] Vos { $count } cartes les plus fortes
} pour { $player }
ask-give-best-note = En échange, { $player } vous donne ce qui lui plaît.
ask-lead = Entamez librement
ask-follow = Jouez { to-beat }, ou passez
ask-follow-short = { $matched ->
    [yes] Égaler ou battre
   *[no] Battre
} : { combination }
ask-cannot = Rien à jouer
ask-cannot-title = Il faut { to-beat }
ask-cannot-note = Vous ne pouvez que passer.

ask-hand-on = Choisissez quoi donner
ask-hand-on-title = { $least ->
    [0] { $count ->
        [one] Une carte, si vous voulez,
       *[other] Jusqu’à { $count } cartes
    }
   *[other] { $count ->
        [one] Une carte
       *[other] { $count } cartes
    }
} pour { $player }
ask-hand-on-note = Vous deux seuls voyez ce que vous donnez. Si cela vide votre main, vous avez terminé.
ask-discard = Choisissez votre défausse
ask-discard-title = { $least ->
    [0] { $count ->
        [one] Défaussez une carte, si vous voulez
       *[other] Défaussez jusqu’à { $count } cartes
    }
   *[other] { $count ->
        [one] Défaussez une carte
       *[other] Défaussez { $count } cartes
    }
}
ask-discard-note = Tout le monde voit ce que vous défaussez. Si cela vide votre main, vous avez terminé.
ask-name = Quelle valeur ?
ask-name-title = { $count ->
    [one] Nommez une valeur
   *[other] Nommez jusqu’à { $count } valeurs
}
ask-name-note = Tous les joueurs, vous compris, défaussent toutes leurs cartes { $count ->
    [one] de cette valeur
   *[other] de ces valeurs
}.
ask-swap = Échanger ?
ask-swap-title = Échanger votre main avec { $player } ?
ask-swap-note = Vous n’avez rien au-dessus du 10. Si vous échangez vos mains, il n’y a plus d’échange de cartes entre vous deux.

button-none = Rien
button-swap = Échanger
button-keep = Garder ma main
button-pass = Passer

say-play = Jouer : { combination }
say-pass = Passer
say-discard = Défausser { $cards }
say-name = Nommer { $ranks }
say-none = Rien
say-swap = Échanger
say-keep = Garder sa main
say-give = Donner { $cards }


### What happened

event-deal = Manche { $round } : les cartes sont distribuées.
event-exchange = Les cartes ont été échangées.
event-lead = { $who ->
    [you] Vous entamez
   *[other] { $player } entame
} { $cards }.
event-play = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} { $cards }.
event-pass = { $who ->
    [you] Vous passez
   *[other] { $player } passe
}.
event-lock = Verrou sur { $suits }.
event-skip = { $who ->
    [you] Vous sautez votre tour
   *[other] { $player } saute son tour
}.
event-number-lock = { $both ->
    [yes] Double verrou : les mêmes couleurs, et chaque coup juste un cran plus fort.
   *[no] Verrou de valeur : chaque coup doit être juste un cran plus fort.
}
event-spade-three = Le trois de pique bat le joker !
event-five-skip = 5-saut : { $count ->
    [one] { $count } joueur saute son tour.
   *[other] { $count } joueurs sautent leur tour.
}
event-seven-give = 7-don : { $who ->
    [you] vous pouvez donner
   *[other] { $player } peut donner
} { $count ->
    [one] une carte
   *[other] { $count } cartes
} au joueur suivant.
event-handed-on = { $who ->
    [you] { $count ->
        [0] Vous ne donnez rien
        [one] Vous donnez une carte
       *[other] Vous donnez { $count } cartes
    }
   *[other] { $count ->
        [0] { $player } ne donne rien
        [one] { $player } donne une carte
       *[other] { $player } donne { $count } cartes
    }
} au joueur suivant.
event-ten-discard = 10-défausse : { $who ->
    [you] vous pouvez défausser
   *[other] { $player } peut défausser
} { $count ->
    [one] une carte
   *[other] { $count } cartes
}.
event-discarded = { $who ->
    [you] { $count ->
        [0] Vous ne défaussez rien
       *[other] Vous défaussez { $cards }
    }
   *[other] { $count ->
        [0] { $player } ne défausse rien
       *[other] { $player } défausse { $cards }
    }
}.
event-queen-bomber = Q-bombe : { $who ->
    [you] vous pouvez nommer
   *[other] { $player } peut nommer
} { $count ->
    [one] une valeur
   *[other] { $count } valeurs
}.
event-named = { $who ->
    [you] { $count ->
        [0] Vous ne nommez aucune valeur
       *[other] Vous nommez { $ranks }
    }
   *[other] { $count ->
        [0] { $player } ne nomme aucune valeur
       *[other] { $player } nomme { $ranks }
    }
}.
event-bombed = { $who ->
    [you] Vous perdez
   *[other] { $player } perd
} { $cards }.
event-nines-cut = 99-stop !
event-sandstorm = Tempête de sable ! Trois 3 battent tout.
event-two-clears = Le 2 met fin au pli.
event-first = { $who ->
    [you] Vous entamez
   *[other] { $player } entame
} en premier, par tirage au sort.
event-calamity = Calamité ! { $who ->
    [you] Vous échangez votre main
   *[other] { $player } échange sa main
} avec le président.
event-kept-hand = { $who ->
    [you] Vous gardez votre main.
   *[other] { $player } garde sa main.
}
event-overturn = Renversement ! Le trou est premier, et toutes les places sont inversées.
event-eight-cut = 8-stop !
event-revolution = Révolution ! L’ordre des valeurs s’inverse.
event-counter-revolution = Contre-révolution ! L’ordre redevient normal.
event-jack-back = J-retour : l’ordre est { $order ->
    [reversed] inversé
   *[normal] normal
} jusqu’à la fin du pli.
event-nine-reverse = 9-demi-tour : on joue maintenant dans le sens { $direction ->
    [clockwise] horaire
   *[counterclockwise] antihoraire
}.
event-trick = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
} le pli.
event-out = { $who ->
    [you] Vous avez terminé
   *[other] { $player } a terminé
} : { named } !
event-illegal-finish = { $who ->
    [you] Vous avez { $cards } parmi vos dernières cartes : fin interdite, disqualification.
   *[other] { $player } a { $cards } parmi ses dernières cartes : fin interdite, disqualification.
}
event-downfall = Chute ! { $who ->
    [you] Vous perdez la présidence et quittez la manche
   *[other] { $player } perd la présidence et quitte la manche
}.
event-round = La manche { $round } est finie.
event-placed = { $who ->
    [you] Vous devenez
   *[other] { $player } devient
} { named }.
event-over = La partie est finie.

### Called out over the table

called-lock = Verrou { $suits }
called-skip = Saut
called-number-lock = { $both ->
    [yes] Double verrou
   *[no] Verrou de valeur
}
called-spade-three = ♠3 !
called-five-skip = 5-saut
called-seven-give = 7-don
called-ten-discard = 10-défausse
called-queen-bomber = Q-bombe
called-nines-cut = 99-stop
called-sandstorm = Tempête
called-two-clears = 2 !
called-calamity = Calamité
called-overturn = Renversement
called-eight-cut = 8-stop
called-revolution = Révolution !
called-counter-revolution = Contre-révolution !
called-jack-back = J-retour
called-nine-reverse = 9-demi-tour
called-illegal-finish = Fin interdite
called-downfall = Chute

### Why not

refusal-lead = Celui qui entame doit jouer : seuls les autres peuvent passer.
refusal-exchange = { $problem ->
    [strongest] Vous devez donner le plus fort : { $cards }.
   *[count] Donnez exactement { $needed ->
        [one] une carte
       *[other] { $needed } cartes
    } ; vous en avez choisi { $count }.
}
refusal-combination = { $problem ->
    [short] { $cards } se suivent, mais une suite demande au moins trois cartes.
    [suits] { $cards } se suivent, mais une suite doit être d’une seule couleur.
    [gap] { $cards } laissent un vide : une suite n’en a pas, à moins qu’un joker ne le comble.
    [corner] { $cards } : une suite s’arrête au 2 et ne continue pas avec le 3.
    [off] { $cards } forment une suite, et on n’en joue pas ici : choisissez des cartes de même valeur.
   *[ranks] { $cards } ne sont pas de même valeur.
}
refusal-follow = { $problem ->
    [kind] { $kind ->
        [sequence] Il y a une suite sur la table : seule une suite de { $needed } cartes peut suivre.
       *[set] { $needed ->
            [one] Il n’y a qu’une carte sur la table
           *[other] Il y a des cartes de même valeur sur la table
        } : on ne peut pas jouer de suite dessus.
    }
    [size] Ce pli demande { $needed ->
        [one] une carte
       *[other] { $needed } cartes { $kind ->
            [sequence] qui se suivent
           *[set] de même valeur
        }
    } ; vous en avez choisi { $count }.
    [joker] { $beaten_by ->
        [spade-three] Seul le trois de pique bat un joker.
        [sandstorm] Seuls trois 3 battent un joker.
        [both] Seuls le trois de pique ou trois 3 battent un joker.
       *[nothing] { $needed ->
            [one] Rien ne bat un joker.
           *[other] Rien ne bat deux jokers.
        }
    }
    [equal] { $rank } sur { $beat } : seulement la même force. Jouez plus fort.
   *[weaker] { $rank } n’est pas plus fort que { $beat }{ while-reversed }.
}
refusal-skip-two = Le { $rank } est la valeur la plus forte{ while-reversed } : ici, on ne peut pas l’égaler pour faire sauter un tour.
refusal-number-lock = { $wanted ->
    [joker] Les valeurs sont verrouillées : au-dessus, seul un joker peut suivre.
   *[other] Les valeurs sont verrouillées : seul { $wanted } peut suivre, pas { $rank }.
}
refusal-first = Le premier coup doit contenir { $cards }.
refusal-seven-give = { $problem ->
    [few] Ici, donnez { $most ->
        [one] une carte
       *[other] { $most } cartes
    } ; vous en avez choisi { $count }.
   *[many] Vous pouvez donner au plus { $most ->
        [one] une carte
       *[other] { $most } cartes
    }, une pour chaque 7 ; vous en avez choisi { $count }.
}
refusal-ten-discard = { $problem ->
    [few] Ici, défaussez { $most ->
        [one] une carte
       *[other] { $most } cartes
    } ; vous en avez choisi { $count }.
   *[many] Vous pouvez défausser au plus { $most ->
        [one] une carte
       *[other] { $most } cartes
    }, une pour chaque 10 ; vous en avez choisi { $count }.
}
refusal-queen-bomber = { $problem ->
    [joker] Un joker n’a pas de valeur à nommer.
   *[many] Vous pouvez nommer au plus { $most ->
        [one] une valeur
       *[other] { $most } valeurs
    }, une pour chaque dame ; vous en avez choisi { $count }.
}
refusal-lock = Le pli est verrouillé sur { $suits } : vous avez choisi { $cards }.

### Kinds of decision

decision-giving = Donner des cartes
decision-passing = Passer
decision-sequence = Jouer une suite
decision-revolution = Jouer quatre cartes égales ou plus
decision-joker = Dépenser un joker
decision-breaking = Casser des cartes égales
decision-following = Battre le coup sur la table
decision-shedding = Donner ou défausser après un 7 ou un 10
decision-naming = Nommer une valeur après une dame
decision-swapping = Échanger les mains
decision-leading-single = Entamer une seule carte
decision-leading-set = Entamer des cartes égales

theme-giving = Que donner
theme-passing = Quand passer
theme-sequence = Quand jouer une suite
theme-revolution = Quand faire une révolution
theme-joker = Quand dépenser un joker
theme-breaking = Quand casser un groupe
theme-following = Quand battre le coup
theme-shedding = Que donner ou défausser
theme-naming = Quelle valeur nommer
theme-swapping = Quand échanger les mains
theme-leading-single = Quand entamer une carte seule
theme-leading-set = Quand entamer un groupe

holds-joker = Qui a un joker ?

### Why a move is good

advice-forced = C’est la seule chose que vous pouvez faire.
nudge-forced = Vous ne pouvez faire qu’une seule chose.
advice-tried = Essayé sur de nombreuses donnes possibles : aucun autre coup ne fait mieux.
nudge-tried = Que peuvent encore avoir les autres ?
advice-give-best = La règle ne laisse pas le choix : vous devez donner vos cartes les plus fortes.
nudge-give-best = Lesquelles de vos cartes sont les plus fortes ?
advice-give-weak = Les cartes faibles isolées sont les plus difficiles à écouler.
nudge-give-weak = Quelles cartes seront difficiles à jouer ?
advice-last = Ce sont vos dernières cartes : vous terminez.
nudge-last = Pouvez-vous vous débarrasser de toutes vos cartes ?
advice-unbeatable = Aucun coup n’est plus fort : vous devriez gagner le pli et entamer de nouveau.
nudge-unbeatable = Quel est votre coup le plus fort ?
advice-cut = Le 8 met aussitôt fin au pli, et vous entamez de nouveau.
nudge-cut = Quelle carte met aussitôt fin au pli ?
advice-revolution = L’ordre s’inverse, et vos cartes faibles deviennent fortes.
nudge-revolution = Qui y gagnerait si l’ordre s’inversait ?
advice-weak-first = Débarrassez-vous des cartes faibles quand vous entamez. Les fortes peuvent attendre : elles battront ce qui vient.
nudge-weak-first = Quelles cartes aurez-vous du mal à écouler plus tard ?
advice-strong-first = Avec peu de cartes, prenez d’abord l’entame, puis jouez le reste.
nudge-strong-first = Comment obtenir l’entame avec vos dernières cartes ?
advice-no-trap = Cette carte ne doit pas être la dernière : jouez-la tant que vous en avez d’autres.
nudge-no-trap = Avec quelles cartes n’avez-vous pas le droit de terminer ?
advice-sequence = Avec une suite, vous vous débarrassez de plusieurs cartes d’un coup.
nudge-sequence = Comment vous débarrasser de plusieurs cartes d’un coup ?
advice-cheap = C’est le coup le plus faible qui suffise, et il garde vos groupes entiers.
nudge-cheap = Quel est le coup le plus faible qui suffise ?
advice-skip = Aussi fort que le coup précédent : le joueur suivant saute son tour.
nudge-skip = Pourriez-vous faire sauter un tour à quelqu’un ?
advice-beat-joker = Le trois de pique bat le joker, et c’est vous qui entamez.
nudge-beat-joker = Quelle carte faible bat un joker ?
advice-ends-trick = Ce coup met aussitôt fin au pli, et vous entamez de nouveau.
nudge-ends-trick = Qu’est-ce qui met aussitôt fin au pli ?
advice-five-skip = Un 5 fait sauter son tour au joueur suivant, qui aurait pu le battre.
nudge-five-skip = Qui sauterait son tour ?
advice-shed = Une carte faible de moins : le reste de votre main est plus facile à jouer.
nudge-shed = Quelle carte sera difficile à jouer ?
advice-shed-all = Cela vide votre main : vous terminez, quelles que soient les cartes.
nudge-shed-all = Votre main entière pourrait-elle y passer ?
advice-name = Cela nuit aux autres plus qu’à vous, ou vous débarrasse de ce qui est difficile à jouer.
nudge-name = La perte de quelle valeur nuirait le plus aux autres, et le moins à vous ?
advice-swap = Votre main n’a rien au-dessus du 10 : une autre a toutes les chances d’être meilleure.
nudge-swap = Une main pourrait-elle être pire que la vôtre ?
advice-strong = Cela vous coûte une carte forte, mais prendre l’entame en vaut la peine maintenant.
nudge-strong = Est-ce le moment de jouer une carte forte ?
advice-save = Passer garde vos cartes fortes et vos groupes pour plus tard.
nudge-save = Ce pli vaut-il ce qu’il coûterait ?

### Practice

quiz-playable-title = Ce qu’on peut jouer
quiz-playable = Lesquelles de vos cartes peuvent faire partie d’un coup maintenant ? Choisissez-les toutes.
quiz-rule-title = Pourquoi pas ?
quiz-rule = Vous ne pouvez pas jouer { $cards } maintenant. Quelle règle l’interdit ?
quiz-rule-pass = Vous ne pouvez pas passer maintenant. Quelle règle l’interdit ?
quiz-kind-title = Ce que forment des cartes
quiz-kind = Que forment { $cards }, jouées ensemble ?
quiz-strongest-title = La carte la plus forte
quiz-strongest = Jouez votre carte seule la plus forte.
quiz-next-title = À qui de jouer
quiz-next = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} { $cards }. À qui de jouer ensuite ?
quiz-next-pass = { $who ->
    [you] Vous passez
   *[other] { $player } passe
}. À qui de jouer ensuite ?
quiz-effect-title = Ce que fait un coup
quiz-effect = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} { $cards }. Que se passe-t-il ?
quiz-finish-title = Comment terminer
quiz-finish = { $who ->
    [you] Il ne vous reste que { $cards }.
   *[other] Il ne reste que { $cards } à { $player }.
} Que se passe-t-il si tout est joué maintenant ?
quiz-give-title = Que donner
quiz-give = Vous avez fini dans les derniers. { $count ->
    [one] Choisissez la carte que vous devez donner.
   *[other] Choisissez les { $count } cartes que vous devez donner.
}
quiz-score-title = Ce que vaut une place
quiz-score-points = Avec { $cards }, la manche se termine. Combien de points { $who ->
    [you] vous rapporte-t-elle
   *[other] rapporte-t-elle à { $player }
} ?
quiz-score-lives = Avec { $cards }, la manche se termine. Combien de vies { $who ->
    [you] vous rapporte-t-elle
   *[other] rapporte-t-elle à { $player }
} ? (Si elle en fait perdre, la réponse est inférieure à zéro.)

why-follow = Un coup doit être { $kind ->
    [sequence] une suite de { $size } cartes
   *[set] { $size ->
        [1] une carte seule
        [2] une paire
        [3] un brelan
        [4] un carré
       *[other] { $size } cartes de même valeur
    }
}, de force { $matched ->
    [yes] égale ou supérieure à celle du coup sur la table
   *[no] supérieure à celle du coup sur la table
}. Les jokers peuvent compléter.
why-kind = Ensemble, elles forment une seule combinaison : { combination }.
why-joker = Un joker est la plus forte carte seule, que l’ordre soit inversé ou non.
why-next = C’est donc { $who ->
    [you] à vous
   *[other] à { $player }
} de jouer.
why-plain = Cela ne change rien : c’est au joueur suivant.
why-finish = { $eights ->
    [yes] Un joker, un 8 ou la valeur la plus forte
   *[no] Un joker ou la valeur la plus forte
} (le 2, ou le 3 tant que l’ordre est inversé) parmi les dernières cartes, c’est une fin interdite.
why-score-points = { $player } : { named }, à la { $place ->
    [1] 1re
   *[other] { $place }e
} place. Un point pour chaque joueur classé derrière.
why-score-lives = { $player } : { named }. Le président gagne une vie ; tous les autres en perdent, et le trou plus que les autres.

kind-plain = Rien de spécial
kind-counter-revolution = Contre-révolution
kind-out = Une fin autorisée

### House rules

preset-moderate = Modérée
preset-moderate-help = Révolution, saut, fin interdite et chute.
preset-japan = Japonaise
preset-japan-help = Révolution, suites, 8-stop, verrou de couleur, ♠3 sur un joker, J-retour, chute, fin interdite (2, joker, 8) ; pas de saut.
preset-federation = Tournoi japonais
preset-federation-help = Règles de tournoi : ♠3 sur un joker, 8-stop, verrou de couleur, passer est définitif, 12 manches.
preset-western = Occidentale
preset-western-help = Sans jokers, ♣3 commence, un 2 met fin au pli, passer est définitif.
preset-rich = Presque toutes les variantes
preset-rich-help = Tous les effets à la fois : 5-saut, 7-don, 10-défausse, Q-bombe et d’autres.
preset-all = Modérée plus
preset-all-help = Avec en plus suites, verrou de couleur, 8-stop, 9-demi-tour et J-retour.
preset-none = Aucune
preset-none-help = Ni jokers ni cartes spéciales : le jeu tout simple.

option-jokers = Jokers
option-jokers-help = Seul, un joker est la carte la plus forte ; avec d’autres, il remplace n’importe quelle carte.
option-jokers-also = cartes libres
option-jokers-art = X1 X2
option-revolution = Révolution
option-revolution-help = Quatre cartes ou plus de même valeur, jouées ensemble, inversent l’ordre.
option-revolution-also = kakumei, contre-révolution
option-revolution-art = 7S 7H 7C 7D
option-skip = Saut
option-skip-help = Vous pouvez égaler exactement le coup précédent ; le joueur suivant saute alors son tour.
option-skip-also = même valeur, sauter le tour
option-skip-art = 7S 7H
option-no_skip_on_two = Pas de saut sur le 2
option-no_skip_on_two-help = On ne peut pas égaler la valeur la plus forte pour faire sauter un tour.
option-no_skip_on_two-also = on n’égale pas les 2
option-no_skip_on_two-art = 2S 2H
option-sequence = Suites
option-sequence-help = On peut jouer trois cartes ou plus qui se suivent, toutes d’une même couleur.
option-sequence-also = séquences, escaliers, kaidan
option-sequence-art = 5S 6S 7S
option-suit_lock = Verrou couleur
option-suit_lock-help = Si la même couleur est jouée deux fois de suite, seule cette couleur peut suivre.
option-suit_lock-also = couleur imposée, verrouillage, shibari
option-suit_lock-art = 4S 6S KS
option-eight_cut = 8-stop
option-eight_cut-help = Un 8 met aussitôt fin au pli ; celui qui l’a joué entame de nouveau.
option-eight_cut-also = le 8 arrête, coupe au 8, yagiri
option-eight_cut-art = 8S
option-nine_reverse = 9-demi-tour
option-nine_reverse-help = Un 9 inverse le sens du jeu.
option-nine_reverse-also = changement de sens au 9
option-nine_reverse-art = 9S
option-equal_plain = Égaler sans faire sauter
option-equal_plain-help = Vous pouvez égaler exactement le coup précédent ; personne ne saute son tour.
option-equal_plain-also = coups égaux
option-equal_plain-art = 7S 7H
option-sequence_revolution = Révolution par une suite
option-sequence_revolution-help = Combien de cartes qui se suivent font une révolution.
option-sequence_revolution-art = 3S 4S 5S 6S
option-sequence_revolution-0 = jamais
option-sequence_effects = Effets dans une suite
option-sequence_effects-help = Les 8 et les autres cartes spéciales gardent-ils leur effet dans une suite ?
option-sequence_effects-art = 7S 8S 9S
option-sequence_effects-all = oui
option-sequence_effects-none = non
option-number_lock = Verrou valeur
option-number_lock-help = Un coup juste un cran plus fort que le précédent verrouille le pli : chaque coup suivant doit être juste un cran plus fort.
option-number_lock-also = valeur imposée, verrou de rang
option-number_lock-art = 5S 6H 7D
option-number_lock-off = non
option-number_lock-any = toutes couleurs
option-number_lock-with-suit = mêmes couleurs
option-spade_three = ♠3 bat un joker
option-spade_three-help = Le trois de pique seul bat un joker seul et met fin au pli.
option-spade_three-also = retour du 3 de pique, supe-san
option-spade_three-art = X1 3S
option-five_skip = 5-saut
option-five_skip-help = Chaque 5 d’un coup fait sauter son tour à un joueur.
option-five_skip-also = saut du 5, gotobi
option-five_skip-art = 5S
option-seven_give = 7-don
option-seven_give-help = Pour chaque 7, une carte va au joueur suivant.
option-seven_give-also = don du 7, nanawatashi
option-seven_give-art = 7S
option-seven_give-off = non
option-seven_give-up-to = au choix
option-seven_give-exactly = toujours
option-ten_discard = 10-défausse
option-ten_discard-help = Pour chaque 10, une carte au choix est défaussée.
option-ten_discard-also = défausse du 10, jussute
option-ten_discard-art = TS
option-ten_discard-off = non
option-ten_discard-up-to = au choix
option-ten_discard-exactly = toujours
option-queen_bomber = Q-bombe
option-queen_bomber-help = Pour chaque dame, vous nommez une valeur : tous les joueurs la défaussent.
option-queen_bomber-also = bombe de la dame, bombardière
option-queen_bomber-art = QS
option-nines_cut = 99-stop
option-nines_cut-help = Une paire de 9 met fin au pli comme un 8.
option-nines_cut-also = ambulance, kyukyusha
option-nines_cut-art = 9S 9H
option-sandstorm = Tempête
option-sandstorm-help = Trois 3 battent tout et mettent fin au pli.
option-sandstorm-also = tempête de sable, trois 3, sunaarashi
option-sandstorm-art = 3S 3H 3C
option-two_clears = Un 2 met fin au pli
option-two_clears-help = Celui qui l’a joué entame de nouveau.
option-two_clears-also = le 2 vide, le 2 coupe
option-two_clears-art = 2S
option-two_clears-off = non
option-two_clears-same-number = à nombre égal de cartes
option-two_clears-single = un 2 sur tout groupe
option-illegal_finish_spade_three = Pas de ♠3 en dernière carte
option-illegal_finish_spade_three-help = Terminer avec ♠3 seul est aussi une fin interdite.
option-illegal_finish_spade_three-also = fin au ♠3 interdite
option-illegal_finish_spade_three-art = 3S
option-overturn = Places renversées
option-overturn-help = Si le trou termine premier, toutes les places de la manche précédente sont inversées.
option-overturn-also = renversement, révolte, gekokujo
option-calamity = Calamité
option-calamity-help = Un trou qui n’a rien au-dessus du 10 peut échanger sa main avec le président.
option-calamity-also = échange des mains, tenpenchii
option-equal_hands = Mains égales
option-equal_hands-help = Toutes les mains ont le même nombre de cartes ; le reste est écarté, jamais un joker.
option-first_card = Première carte
option-first_card-help = Celui qui a cette carte entame la première manche.
option-first_card-also = carte de départ
option-first_card-art = 3D
option-first_card-3D = ♦3
option-first_card-3S = ♠3
option-first_card-3C = ♣3
option-first_card-random = au sort
option-first_card_played = Première carte obligatoire
option-first_card_played-help = Le premier coup doit contenir cette carte.
option-first_card_played-art = 3C
option-rounds = Nombre de manches
option-rounds-help = La partie s’arrête après ce nombre de manches, quel que soit le score.
option-rounds-also = nombre fixe de manches
option-rounds-0 = au score
option-titles_reset = Titres à zéro
option-titles_reset-help = Après ce nombre de manches, tout le monde repart, sans titre ni échange.
option-titles_reset-also = remise à zéro des titres
option-titles_reset-0 = jamais
option-jack_back = J-retour
option-jack_back-help = Un valet inverse l’ordre jusqu’à la fin du pli.
option-jack_back-also = retour du valet, 11-retour, valet inverseur
option-jack_back-art = JS
option-illegal_finish = Fin interdite
option-illegal_finish-help = Un joueur qui termine avec un joker ou un 2 est dernier.
option-illegal_finish-also = fin irrégulière, hansoku agari
option-illegal_finish-art = X1 2S
option-illegal_finish_eight = Pas de 8 en dernière carte
option-illegal_finish_eight-help = Terminer avec un 8 est aussi une fin interdite.
option-illegal_finish_eight-also = fin au 8 interdite
option-illegal_finish_eight-art = 8S
option-downfall = Chute
option-downfall-help = Un président qui ne termine pas de nouveau premier tombe à la dernière place, ou juste avant un joueur disqualifié.
option-downfall-also = chute du pouvoir, chute de la capitale, miyako-ochi
option-permanent_pass = Passer vaut pour tout le pli
option-permanent_pass-help = Une fois que vous avez passé, vous ne pouvez plus jouer dans ce pli.
option-permanent_pass-also = passer pour de bon, passe définitive
option-first_player = Qui entame
option-first_player-help = Qui entame à partir de la deuxième manche.
option-first_player-also = entame de la manche
option-first_player-beggar = le trou
option-first_player-president = le président
option-first_player-card = qui a la première carte
option-exchange = Choix des cartes à donner
option-exchange-help = Le président et le vice-président choisissent avant ou après avoir vu ce qu’ils reçoivent.
option-exchange-also = impôts, échange de cartes
option-exchange-blind = avant de voir
option-exchange-after-receiving = après réception
option-scoring = Score
option-scoring-help = Gagner des points selon la place, ou perdre des vies.
option-scoring-also = vies, points
option-scoring-points = points
option-scoring-lives = vies
option-length = Durée de la partie
option-length-help = Combien de points mettent fin à la partie, ou combien de vies chacun a au départ.
option-length-also = score cible
option-length-short = { $scoring ->
    [lives] courte : 10 vies
   *[other] courte : à { $amount } points
}
option-length-medium = { $scoring ->
    [lives] moyenne : 15 vies
   *[other] moyenne : à { $amount } points
}
option-length-long = { $scoring ->
    [lives] longue : 20 vies
   *[other] longue : à { $amount } points
}
option-minister_loses = Le vice-président perd une vie
option-minister_loses-help = Sinon, le vice-président n’en perd aucune.
option-auto_pass = Passe automatique
option-auto_pass-help = Si vous ne pouvez rien jouer, la table passe pour vous.
option-auto_pass-also = passer automatiquement

### Rules

chapter-combinations = Combinaisons
chapter-play = Jeu
chapter-special = Cartes spéciales
chapter-titles = Titres
chapter-scoring = Points

rule-aim-title = Le but
rule-aim = Débarrassez-vous de toutes vos cartes, le plus tôt possible. Toutes les cartes sont distribuées : certains joueurs peuvent donc en recevoir une de plus, au hasard à la première manche, puis les moins bien classés. Tout le monde sait combien de cartes a chacun.
rule-combination-title = Groupe
rule-combination = Une à quatre cartes de même valeur, ou même cinq ou six avec des jokers. Les valeurs vont de 3, la plus faible, jusqu’à K, A et 2, la plus forte. Les couleurs n’ont pas d’ordre.
rule-joker-title = Joker
rule-joker = Un joker seul est la carte la plus forte, même quand l’ordre est inversé ; deux jokers sont la paire la plus forte. Seul le trois de pique bat un joker seul, et trois 3 en battent un ou deux, si ces règles maison sont actives. Avec d’autres cartes, un joker remplace n’importe quelle carte manquante.
rule-sequence-title = Suite
rule-sequence = Trois cartes ou plus qui se suivent, toutes d’une même couleur. Après K viennent A et 2 ; la suite s’arrête là. Les jokers comblent les vides, et ceux qui restent la prolongent du côté fort. Il faut au moins deux cartes naturelles : une carte avec des jokers forme un groupe.
rule-first-title = Qui entame en premier
rule-first = À la première manche, celui qui a la première carte entame, d’ordinaire le trois de carreau ; il n’est pas obligé de la jouer. (Dans une petite donne d’exercice où elle manque, le premier joueur entame.) Ensuite, c’est le trou qui entame ; par règle maison le président, ou à chaque manche celui qui a cette carte.
rule-first-card-title = La première carte
rule-first-card = Par règle maison, la première carte est le trois de pique ou de trèfle au lieu de celui de carreau, ou le premier à entamer est tiré au sort. Si cette carte est écartée, un autre 3 décide, dans cet ordre : carreau, trèfle, cœur, pique.
rule-first-card-played-title = Première carte obligatoire
rule-first-card-played = Par règle maison, le joueur qu’une carte a désigné pour entamer doit la jouer dans son premier coup.
rule-equal-hands-title = Mains égales
rule-equal-hands = Par règle maison, tous les joueurs reçoivent le même nombre de cartes. Les cartes en trop, jamais des jokers, sont écartées pour la manche, faces cachées.
rule-lead-title = Entamer
rule-lead = Celui qui entame doit jouer, et peut jouer ce qu’il veut. Ensuite, les autres jouent ou passent à leur tour, d’abord dans le sens des aiguilles d’une montre.
rule-follow-title = Suivre
rule-follow = Jouez le même type avec le même nombre de cartes, mais plus fort. Dans un groupe, c’est la valeur qui compte ; dans une suite, la carte la plus forte. Quand l’ordre est inversé, 3 est la valeur la plus forte et 2 la plus faible, et une suite compte par sa carte la plus basse.
rule-pass-title = Passer
rule-pass = Vous pouvez toujours passer, sauf pour l’entame, et rejouer plus tard dans le même pli. Quand tous les autres ont passé depuis le dernier coup, le pli prend fin et le dernier à avoir joué entame ; s’il n’a plus de cartes, c’est au joueur suivant.
rule-permanent-pass-title = Passer vaut pour tout le pli
rule-permanent-pass = Un joueur qui a passé est hors du pli jusqu’à sa fin. Un joueur qui a sauté son tour ne l’est pas.
rule-auto-pass-title = Passe automatique
rule-auto-pass = La table passe pour vous quand vous ne pouvez rien jouer. C’est une commodité, pas une règle : personne n’y gagne.
rule-ready-made-title = Formules toutes prêtes
rule-ready-made = Une formule est une liste de règles maison. Modérée : deux jokers, révolution, saut, fin interdite et chute. Japonaise : Modérée sans le saut, mais avec suites, verrou de couleur, 8-stop, J-retour, le trois de pique sur un joker, et pas de 8 pour terminer. Tournoi japonais : règles de tournoi, avec des titres remis à zéro toutes les quatre manches. Occidentale : pas de jokers, et un 2 met fin au pli. Presque toutes les variantes : presque toutes les cartes spéciales jouées au Japon. Modérée plus : Modérée avec suites, verrou de couleur, 8-stop, 9-demi-tour et J-retour. Aucune : le jeu tout simple. Une formule n’est qu’un point de départ : chaque règle maison peut être changée séparément.
rule-revolution-title = Révolution
rule-revolution = Quatre cartes ou plus d’un coup, en groupe avec ou sans jokers ou en suite, inversent l’ordre jusqu’à la fin de la manche. Quatre autres le rétablissent.
rule-skip-title = Saut
rule-skip = Vous pouvez aussi égaler exactement le coup précédent, avec le même type, le même nombre de cartes et la même force, et le joueur suivant saute son tour. S’il ne reste personne d’autre dans le pli, il est gagné aussitôt.
rule-skip-two-title = Pas de saut sur le 2
rule-skip-two = On ne peut pas égaler ainsi un 2, ni une suite qui se termine par un 2 ; quand l’ordre est inversé, il en va de même du 3.
rule-equal-plain-title = Égaler sans faire sauter
rule-equal-plain = Par règle maison, vous pouvez égaler exactement le coup précédent, et aucun joueur ne saute son tour. Rien n’égale des jokers seuls.
rule-lock-title = Verrou de couleur
rule-lock = Quand un coup a exactement les couleurs du coup précédent, tous deux sans jokers, le pli est verrouillé : seules ces couleurs peuvent suivre. Un joker peut remplacer l’une d’elles.
rule-number-lock-title = Verrou de valeur
rule-number-lock = Quand un groupe est exactement un cran plus fort que le groupe précédent, le pli est verrouillé : chaque coup suivant doit à nouveau être un cran plus fort. Par règle maison, les couleurs doivent aussi être les mêmes, et alors les deux verrous tiennent. Des jokers seuls peuvent toujours suivre. Les suites ne verrouillent pas et ne sont pas verrouillées.
rule-spade-three-title = ♠3 bat un joker
rule-spade-three = Le trois de pique seul peut être joué sur un joker seul, que l’ordre soit inversé ou non et quels que soient les verrous. Il met fin au pli, et celui qui l’a joué entame. À part trois 3 avec Tempête, rien d’autre ne bat un joker.
rule-sandstorm-title = Tempête
rule-sandstorm = Exactement trois 3 naturels peuvent être joués sur n’importe quoi, même sur deux jokers, et mettent aussitôt fin au pli ; celui qui les a joués entame. À l’entame, ils y mettent fin aussi. Quatre 3, en revanche, font une révolution.
rule-five-skip-title = 5-saut
rule-five-skip = Chaque 5 naturel d’un coup fait sauter son tour à un joueur, en commençant par le suivant encore dans le pli. S’il ne reste personne, le pli est gagné aussitôt.
rule-seven-give-title = 7-don
rule-seven-give = Après un coup avec des 7, celui qui l’a joué donne le même nombre de cartes, ou moins, au prochain joueur qui a des cartes. Selon une règle maison plus stricte, exactement le même nombre. Seuls ces deux joueurs les voient. Un joueur dont la main est vide a alors terminé, et cette fin est toujours permise.
rule-eight-cut-title = 8-stop
rule-eight-cut = Un coup qui contient un 8 met aussitôt fin au pli, et celui qui l’a joué entame de nouveau. Ce coup ne verrouille pas et ne fait sauter aucun tour, et un valet qui s’y trouve n’a pas d’effet. Un joker à la place d’un 8 n’arrête rien.
rule-nine-reverse-title = 9-demi-tour
rule-nine-reverse = Un coup qui contient un 9 inverse le sens du jeu, pour le reste de la partie. Plusieurs 9 à la fois l’inversent une seule fois.
rule-nines-cut-title = 99-stop
rule-nines-cut = Un groupe d’exactement deux 9 naturels met fin au pli, et celui qui l’a joué entame de nouveau. Un 9 et un joker ne suffisent pas.
rule-ten-discard-title = 10-défausse
rule-ten-discard = Après un coup avec des 10, celui qui l’a joué défausse le même nombre de cartes, ou moins, à la vue de tous. Selon une règle maison plus stricte, exactement le même nombre. Un joueur dont la main est vide a alors terminé, et cette fin est toujours permise.
rule-jack-back-title = J-retour
rule-jack-back = Un coup qui contient un valet inverse l’ordre jusqu’à la fin du pli ; pendant une révolution, il le rend normal. Un deuxième valet l’inverse à nouveau.
rule-queen-bomber-title = Q-bombe
rule-queen-bomber = Après un coup avec des dames, celui qui l’a joué nomme le même nombre de valeurs, ou moins. Tous les joueurs défaussent toutes leurs cartes de ces valeurs. Un joueur dont la main est vide a alors terminé, et cette fin est toujours permise : d’abord celui qui a nommé, puis les autres à leur tour.
rule-two-clears-title = Un 2 met fin au pli
rule-two-clears = Un groupe de 2 naturels met aussitôt fin au pli, et celui qui l’a joué entame de nouveau. Par règle maison, un seul 2 peut aussi être joué sur tout groupe, quel que soit le nombre de cartes, mais pas sur des jokers seuls ni sur une suite.
rule-sequence-revolution-title = Révolution par une suite
rule-sequence-revolution = Une suite de quatre cartes ou plus inverse l’ordre comme un groupe. Par règle maison, il en faut cinq, ou une suite ne l’inverse jamais.
rule-sequence-effects-title = Effets dans une suite
rule-sequence-effects = Par règle maison, un 8, un valet ou toute autre carte spéciale n’a pas d’effet dans une suite.
rule-illegal-finish-title = Fin interdite
rule-illegal-finish = Un joueur qui termine avec un joker ou un 2 parmi ses dernières cartes, ou un 3 tant que l’ordre est inversé, est disqualifié : classé derrière tous les autres. C’est l’ordre avant le coup qui compte. Parmi plusieurs disqualifiés, le dernier à l’être est le mieux classé.
rule-illegal-finish-eight-title = Pas de 8 en dernière carte
rule-illegal-finish-eight = Avec 8-stop, terminer avec un 8 est aussi une fin interdite.
rule-illegal-finish-spade-three-title = Pas de ♠3 en dernière carte
rule-illegal-finish-spade-three = Par règle maison, terminer avec le trois de pique seul est aussi une fin interdite.
rule-titles-title = Titres
rule-titles = À trois : président, neutre, trou. À plus de trois, le premier à terminer devient président, le deuxième vice-président ; le dernier devient trou (le « trou du cul » d’autres tables), l’avant-dernier vice-trou ; tous ceux du milieu sont neutres.
rule-calamity-title = Calamité
rule-calamity = Un trou dont la main distribuée n’a rien au-dessus du 10 peut échanger toute sa main avec le président. Ces deux joueurs n’échangent ensuite plus rien.
rule-exchange-title = Échange
rule-exchange = Avant chaque manche sauf la première, des cartes changent de main ; à trois, seulement entre président et trou. Le trou donne au président ses deux cartes les plus fortes et en reçoit deux au choix de l’autre ; le vice-trou donne au vice-président sa carte la plus forte et en reçoit une au choix de l’autre. Les plus fortes sont les jokers, puis les valeurs dans l’ordre ; à valeur égale, carreau part d’abord, puis trèfle, cœur, pique. Président et vice-président choisissent avant de voir ce qu’ils reçoivent, ou par règle maison parmi toutes les cartes qu’ils ont alors. Personne d’autre ne voit ces cartes.
rule-downfall-title = Chute
rule-downfall = Quand quelqu’un d’autre est le premier à terminer sans faute alors que le président de la manche précédente a encore des cartes, celui-ci sort aussitôt, à la dernière place ou juste avant tout joueur disqualifié.
rule-overturn-title = Places renversées
rule-overturn = Quand le trou de la manche précédente est le premier à terminer sans faute, la manche s’arrête aussitôt, et les places de la manche précédente sont inversées : le trou devient président, le vice-trou vice-président, et ainsi de suite.
rule-titles-reset-title = Titres à zéro
rule-titles-reset = Par règle maison, les titres sont remis à zéro toutes les quatre manches : la manche suivante se joue sans échange ni chute, et commence comme la première.
rule-score-title = Points ou vies
rule-score = Points : un pour chaque joueur classé derrière vous. Vies : chacun en a un certain nombre ; le président en gagne une, le vice-président et les neutres en perdent une, le vice-trou deux, le trou trois.
rule-minister-title = La vie du vice-président
rule-minister = Par règle maison, le vice-président n’en perd aucune.
rule-length-title = La fin
rule-length = Aux points, la partie s’arrête quand quelqu’un a deux, trois ou quatre points par joueur ; aux vies, quand quelqu’un n’a plus aucune de ses 10, 15 ou 20 vies. Le plus haut score gagne ; à égalité, la meilleure place à la dernière manche l’emporte.

rule-rounds-title = Nombre de manches
rule-rounds = Par règle maison, une partie dure 4, 8 ou 12 manches, quel que soit le score.

### What could be known of a move, looking back

known-stronger = { $count ->
    [0] Aucune carte des autres mains n’était plus forte.
    [one] Dans les autres mains, { $count } carte était plus forte.
   *[other] Dans les autres mains, { $count } cartes étaient plus fortes.
}
known-few = { $player } n’avait plus { $count ->
    [one] qu’une seule carte
   *[other] que { $count } cartes
}.

### A guided first game: $who and $player are whoever it is about

guide-aim-title = Videz votre main en premier
guide-aim = Le premier à ne plus avoir de cartes est président ; le dernier est trou. Plus tôt vous terminez, mieux c’est.
guide-aim-learnt = Débarrassez-vous de vos cartes, le plus tôt possible
first-card = { $suit ->
    [S] { option-first_card-3S }
    [C] { option-first_card-3C }
   *[D] { option-first_card-3D }
}
guide-first-title = { $who ->
    [you] Vous commencez
   *[other] { $player } commence
}
guide-first = { $who ->
    [you] Vous avez { first-card } : vous commencez donc la première manche, avec la carte de votre choix.
   *[other] { $player } avait { first-card } et commence donc la première manche, avec n’importe quelle carte.
}
guide-first-learnt = Celui qui a la première carte entame la première manche
guide-lead-title = Vous entamez
guide-lead = Vous entamez : une carte, ou plusieurs de même valeur. Débarrassez-vous des faibles, 3, 4 et 5, tant que vous entamez.
guide-lead-learnt = On entame avec une carte, ou plusieurs de même valeur
guide-follow-title = Même nombre, mais plus fort
guide-follow = { $who ->
    [you] Vous avez joué
   *[other] { $player } a joué
} { $size ->
    [1] une carte
    [2] deux cartes
    [3] trois cartes
   *[other] { $size } cartes
}. Jouez { $size ->
    [1] une carte plus forte
    [2] deux cartes d’une même valeur plus forte
    [3] trois cartes d’une même valeur plus forte
   *[other] le même nombre de cartes d’une valeur plus forte
}, ou passez. Les couleurs ne comptent pas.
guide-follow-learnt = On joue dessus le même nombre de cartes, d’une valeur plus forte
guide-order-title = { $rank ->
    [two] Rien n’est au-dessus du 2
   *[other] Seul le 2 est au-dessus de l’as
}
guide-order = Les valeurs, de la plus faible à la plus forte : 3, 4, 5 … J, Q, K, A, 2. { $who ->
    [you] Vous venez
   *[other] { $player } vient
} de jouer { $cards }.
guide-order-learnt = 3 est la valeur la plus faible, 2 la plus forte
guide-pass-title = Rien ne bat cela
guide-pass = Vous ne pouvez pas jouer, donc vous passez. { $again ->
    [yes] Si votre tour revient dans ce pli, vous pourrez encore jouer.
   *[no] Vous êtes hors de ce pli, et de retour au suivant.
}
guide-pass-learnt = On peut toujours passer, sauf à l’entame
guide-trick-title = Tous les autres ont passé
guide-trick = Le pli prend fin. { $who ->
    [you] Vous avez joué en dernier : entamez ce que vous voulez.
   *[other] { $player } a joué en dernier et peut entamer librement.
}
guide-trick-learnt = Quand tous les autres ont passé, le dernier à avoir joué entame
guide-titles-title = { $who ->
    [you] Vous avez terminé
   *[other] { $player } a terminé
}
guide-titles = { $who ->
    [you] Vous terminez
   *[other] { $player } termine
} { $place ->
    [1] en premier
    [2] en deuxième
    [3] en troisième
   *[other] à la { $place }e place
} : { named }. Les autres continuent pour les titres restants.
guide-titles-learnt = Le premier à terminer est président, le dernier est trou
guide-score-title = { $points ->
    [0] Aucun point
    [one] { $points } point pour vous
   *[other] { $points } points pour vous
}
guide-score = { $points ->
    [0] Aucun point : vous en avez un par joueur classé derrière vous.
    [one] Vous avez { $points } point : un par joueur classé derrière vous.
   *[other] Vous avez { $points } points : un par joueur classé derrière vous.
}
guide-score-learnt = Un point pour chaque joueur classé derrière vous
guide-next-round-title = { $title ->
    [president] Président
    [minister] Vice-président
    [citizen] Neutre
    [peasant] Vice-trou
   *[beggar] Trou
}
guide-next-round = { $title ->
    [president] Vous avez fini à la première place. À la prochaine manche, le trou devra vous donner ses deux cartes les plus fortes, et recevra deux des vôtres, à votre choix.
    [minister] Vous avez fini à la deuxième place. À la prochaine manche, le vice-trou devra vous donner sa carte la plus forte, et recevra une des vôtres, à votre choix.
    [citizen] Vous avez fini au milieu. À la prochaine manche, les derniers donneront leurs meilleures cartes aux premiers ; vous gardez les vôtres.
    [peasant] Vous avez fini à l’avant-dernière place. À la prochaine manche, vous donnerez votre carte la plus forte au vice-président et en recevrez une de son choix.
   *[beggar] Vous avez fini à la dernière place. À la prochaine manche, vous donnerez vos deux cartes les plus fortes au président et en recevrez deux de son choix.
}
guide-next-round-learnt = À la prochaine manche, les derniers donnent leurs meilleures cartes aux premiers

guide-joker-title = { $state ->
    [held] Vous pouvez jouer un joker
    [alone] Un joker
   *[among] Un joker parmi d’autres
}
guide-joker = { $state ->
    [held] Seul, un joker est la carte la plus forte. Avec d’autres cartes, il remplace une carte manquante.
    [alone] { $cards } : aucun coup n’est plus fort.
   *[among] Dans { $cards }, le joker remplace une carte manquante.
}
guide-joker-learnt = Seul, un joker est la carte la plus forte ; avec d’autres, il remplace n’importe quelle carte
guide-revolution-title = { $state ->
    [held] Quatre d’un coup
    [revolution] Révolution !
   *[counter-revolution] Retour à la normale
}
guide-revolution = { $state ->
    [held] { $cards } d’un coup font une révolution : jusqu’à la fin de la manche, 3 est la valeur la plus forte et 2 la plus faible.
    [revolution] { $cards } d’un coup, une révolution : jusqu’à la fin de la manche, 3 est la valeur la plus forte et 2 la plus faible.
   *[counter-revolution] { $cards } d’un coup inversent encore l’ordre : il redevient normal.
}
guide-revolution-learnt = Quatre cartes d’un coup inversent l’ordre
guide-eight-cut-title = { $state ->
    [held] Vous pouvez jouer un 8
   *[played] 8-stop !
}
guide-eight-cut = { $state ->
    [held] Un coup avec { $cards } met aussitôt fin au pli, et vous entamez de nouveau.
   *[played] { $who ->
        [you] Vous avez joué { $cards } : le pli prend aussitôt fin, et vous entamez de nouveau.
       *[other] { $player } a joué { $cards } : le pli prend aussitôt fin, quoi qu’aient les autres.
    }
}
guide-eight-cut-learnt = Un 8 met aussitôt fin au pli
guide-jack-back-title = { $state ->
    [held] Vous pouvez jouer un valet
   *[played] J-retour !
}
guide-jack-back = { $state ->
    [held] Un coup avec { $cards } inverse l’ordre jusqu’à la fin du pli.
   *[played] Après { $cards }, l’ordre est { $order ->
        [reversed] inversé : jusqu’à la fin du pli, 3 est le plus fort et 2 le plus faible.
       *[normal] redevenu normal : jusqu’à la fin du pli, 2 est le plus fort.
    }
}
guide-jack-back-learnt = Un valet inverse l’ordre jusqu’à la fin du pli
guide-nine-reverse-title = { $state ->
    [held] Vous pouvez jouer un 9
   *[played] 9-demi-tour !
}
guide-nine-reverse = { $state ->
    [held] Un coup avec { $cards } inverse le sens du jeu.
   *[played] Après { $cards }, on joue { $direction ->
        [clockwise] de nouveau dans le sens horaire
       *[counterclockwise] dans le sens antihoraire
    }, jusqu’au prochain 9.
}
guide-nine-reverse-learnt = Un 9 inverse le sens du jeu
guide-lock-title = Verrou
guide-lock = Deux coups de suite avaient les mêmes couleurs : { $suits }. Jusqu’à la fin du pli, elles seules peuvent suivre.
guide-lock-learnt = Jouer deux fois de suite les mêmes couleurs verrouille le pli sur elles
guide-five-skip-title = { $state ->
    [held] Vous pouvez jouer un 5
   *[played] 5-saut !
}
guide-five-skip = { $state ->
    [held] Un coup avec { $cards } fait sauter son tour au joueur suivant ; avec deux 5, à deux joueurs.
   *[played] { $cards } : chaque 5 fait sauter son tour à un joueur, cette fois seulement.
}
guide-five-skip-learnt = Chaque 5 fait sauter un tour à un joueur
guide-seven-give-title = { $state ->
    [held] Vous pouvez jouer un 7
   *[played] 7-don !
}
guide-seven-give = { $state ->
    [held] Après { $cards }, vous pouvez donner une carte de votre choix au joueur suivant.
   *[played] Après { $cards }, une carte pour chaque 7 peut aller au joueur suivant, sans que les autres la voient.
}
guide-seven-give-learnt = Un 7 permet de donner une carte au joueur suivant
guide-ten-discard-title = { $state ->
    [held] Vous pouvez jouer un 10
   *[played] 10-défausse !
}
guide-ten-discard = { $state ->
    [held] Après { $cards }, vous pouvez défausser une carte de votre choix.
   *[played] Après { $cards }, on peut défausser une carte pour chaque 10.
}
guide-ten-discard-learnt = Un 10 permet de défausser une carte
guide-queen-bomber-title = { $state ->
    [held] Vous pouvez jouer une dame
   *[played] Q-bombe !
}
guide-queen-bomber = { $state ->
    [held] Après { $cards }, vous nommez une valeur, et tous les joueurs la défaussent, vous aussi.
   *[played] Après { $cards }, une valeur est nommée pour chaque dame, et tous les joueurs la défaussent.
}
guide-queen-bomber-learnt = Chaque dame fait défausser une valeur à tout le monde
guide-spade-three-title = { $state ->
    [held] Gardez le trois de pique
   *[played] ♠3 !
}
guide-spade-three = { $state ->
    [held] Seul, { $cards } bat un joker et met fin au pli. Aucune autre carte seule n’y arrive : gardez-le donc jusqu’à ce que les jokers soient joués.
   *[played] { $cards } bat le joker, et gagne aussitôt le pli.
}
guide-spade-three-learnt = Le trois de pique bat un joker
guide-sandstorm-title = { $state ->
    [held] Trois 3
   *[played] Tempête de sable !
}
guide-sandstorm = { $state ->
    [held] { $cards } ensemble battent n’importe quoi, et mettent fin au pli.
   *[played] { $cards } ensemble battent n’importe quoi, et ont mis fin au pli.
}
guide-sandstorm-learnt = Trois 3 battent tout
guide-nines-cut-title = { $state ->
    [held] Une paire de 9
   *[played] 99-stop !
}
guide-nines-cut = { $state ->
    [held] { $cards } ensemble mettent fin au pli, et vous entamez de nouveau.
   *[played] { $cards } ensemble ont mis fin au pli.
}
guide-nines-cut-learnt = Une paire de 9 met fin au pli
guide-two-clears-title = { $state ->
    [held] Vous pouvez jouer un 2
   *[played] Le 2 met fin au pli
}
guide-two-clears = { $state ->
    [held] Avec { $cards }, le pli s’arrête aussitôt, et vous entamez de nouveau.
   *[played] { $cards } : le pli s’arrête aussitôt.
}
guide-two-clears-learnt = Un 2 met fin au pli
guide-number-lock-title = Les valeurs sont verrouillées
guide-number-lock = { $rank ->
    [joker] Jusqu’à la fin du pli, chaque coup doit être juste un cran plus fort. Aucune valeur n’est plus forte que celle-ci : seul un joker peut suivre.
   *[other] Le coup était exactement un cran plus fort que le précédent. Jusqu’à la fin du pli, chaque coup doit être juste un cran plus fort. Ensuite vient : { $rank }.
}
guide-number-lock-learnt = Un coup juste un cran plus fort verrouille les valeurs
guide-equal-plain-title = La même force suffit
guide-equal-plain = { $cards } : aussi fort que le coup sur la table. Avec cette règle maison, cela suffit, et personne ne saute son tour.
guide-equal-plain-learnt = La même force suffit, et personne ne saute son tour
guide-sequence-revolution-title = { $state ->
    [held] Assez long pour une révolution
   *[played] Révolution !
}
guide-sequence-revolution = { $state ->
    [held] { $cards } : entamée d’un coup, une suite de { $count } ou plus inverse l’ordre jusqu’à la fin de la manche.
   *[played] { $cards } : une suite de { $count } ou plus inverse l’ordre jusqu’à la fin de la manche.
}
guide-sequence-revolution-learnt = Une longue suite inverse l’ordre
guide-sequence-effects-title = { $state ->
    [held] Un 8 dans une suite
   *[played] Pas d’arrêt
}
guide-sequence-effects = { $state ->
    [held] Vous pouvez entamer { $cards } ensemble. Avec cette règle maison, un 8 dans une suite n’arrête pas le pli.
   *[played] { $cards } : avec cette règle maison, un 8 dans une suite n’arrête pas le pli.
}
guide-sequence-effects-learnt = Un 8 dans une suite n’a pas d’effet
guide-illegal-finish-spade-three-title = { $state ->
    [held] Pas en dernière carte
   *[done] Fin interdite
}
guide-illegal-finish-spade-three = { $state ->
    [held] Avec cette règle maison, vous ne devez pas terminer avec { $cards } seul. Jouez-le plus tôt, de préférence sur un joker.
   *[done] { $who ->
        [you] Vous avez terminé avec { $cards } seul : vous voilà derrière tous les autres.
       *[other] { $player } a terminé avec { $cards } seul, et passe derrière tous les autres.
    }
}
guide-illegal-finish-spade-three-learnt = Ne terminez jamais avec le trois de pique seul
guide-overturn-title = { $state ->
    [near] { $who ->
        [you] Vous pourriez renverser les places
       *[other] { $player } pourrait renverser les places
    }
   *[turned] Renversement !
}
guide-overturn = { $state ->
    [near] { $who ->
        [you] Vous êtes le trou. Si vous terminez en premier, la manche s’arrête aussitôt, et les places de la manche précédente sont inversées.
       *[other] Le trou, c’est { $player }. Si { $player } termine en premier, la manche s’arrête aussitôt, et les places de la manche précédente sont inversées.
    }
   *[turned] Le trou a terminé en premier : les places de la manche précédente sont inversées.
}
guide-overturn-learnt = Un trou qui termine en premier renverse toutes les places
guide-calamity-title = { $state ->
    [asked] Rien au-dessus du 10
   *[swapped] Calamité !
}
guide-calamity = { $state ->
    [asked] Votre main n’a rien au-dessus du 10. Vous êtes le trou : vous pouvez l’échanger tout entière contre celle du président, { $player }.
   *[swapped] Le trou et le président ont échangé leurs mains entières, et n’échangent rien d’autre.
}
guide-calamity-learnt = Un trou qui n’a rien au-dessus du 10 peut échanger sa main
guide-equal-hands-title = { $held } cartes chacun
guide-equal-hands = Avec cette règle maison, toutes les mains sont égales. { $count ->
    [one] Une carte est écartée, face cachée, et ce n’est pas un joker.
   *[other] { $count } cartes sont écartées, faces cachées, et aucune n’est un joker.
}
guide-equal-hands-learnt = Toutes les mains ont le même nombre de cartes
guide-first-card-title = { $who ->
    [you] Vous commencez
   *[other] { $player } commence
}
guide-first-card = { $who ->
    [you] Vous avez { first-card }, et avec cette règle maison vous commencez donc la première manche.
   *[other] { $player } avait { first-card }, et avec cette règle maison commence donc la première manche.
}
guide-first-card-learnt = Une règle maison fixe quelle carte décide de la première entame
guide-first-card-played-title = Jouez-la d’abord
guide-first-card-played = Avec { $cards }, c’est vous qui entamez. Avec cette règle maison, votre premier coup doit contenir cette carte.
guide-first-card-played-learnt = Le premier coup doit contenir la carte de départ
guide-rounds-title = { $left ->
    [0] La dernière manche
    [one] Encore une manche
   *[other] Encore { $left } manches
}
guide-rounds = Avec cette règle maison, une partie compte { $rounds } manches, quel que soit le score. Après la dernière, le joueur qui a le plus de points gagne.
guide-rounds-learnt = La partie s’arrête après un nombre fixe de manches
guide-titles-reset-title = Tout le monde repart
guide-titles-reset = Avec cette règle maison, les titres sont remis à zéro après quatre manches. La manche { $round } se joue sans échange et commence comme la première.
guide-titles-reset-learnt = Les titres sont remis à zéro après quatre manches
guide-skip-title = { $state ->
    [held] La même force suffit
   *[played] { $who ->
        [you] Vous sautez votre tour
       *[other] { $player } saute son tour
    }
}
guide-skip = { $state ->
    [held] { $cards } : même force. Avec cette règle maison, cela suffit, et le joueur suivant saute son tour.
   *[played] { $cards } : exactement aussi fort que le coup précédent, et { $who ->
        [you] vous perdez
       *[other] { $player } perd
    } donc un tour.
}
guide-skip-learnt = La même force suffit, et le joueur suivant saute son tour
guide-skip-two-title = Pas de saut sur le 2
guide-skip-two = Vous avez { $cards }, mais avec cette règle maison on ne peut pas égaler la valeur la plus forte.
guide-skip-two-learnt = On ne peut pas égaler la valeur la plus forte
guide-sequence-title = { $state ->
    [held] Vous avez une suite
   *[played] Une suite
}
guide-sequence = { $cards } { $state ->
    [held] se suivent dans la même couleur, c’est une suite : vous pouvez les entamer ensemble.
   *[played] forment une suite d’une même couleur. Seule une suite plus forte, avec autant de cartes, la bat.
}
guide-sequence-learnt = Trois cartes ou plus qui se suivent, d’une même couleur, peuvent se jouer ensemble
guide-illegal-finish-title = { $state ->
    [held] Pas en dernière carte
   *[done] Fin interdite
}
guide-illegal-finish = { $state ->
    [held] Ne gardez pas { $cards } parmi vos dernières cartes : terminer ainsi vous placerait derrière tout le monde. Jouez cette carte plus tôt.
   *[done] { $who ->
        [you] Vous aviez { $cards } parmi vos dernières cartes : vous voilà
       *[other] { $player } avait { $cards } parmi ses dernières cartes, et passe
    } derrière tous les autres.
}
guide-illegal-finish-learnt = Ne terminez jamais avec la valeur la plus forte ou un joker
guide-illegal-finish-eight-title = { $state ->
    [held] Pas de 8 en dernière carte
   *[done] Fin interdite
}
guide-illegal-finish-eight = { $state ->
    [held] Avec cette règle maison, ne gardez pas { $cards } parmi vos dernières cartes : terminer ainsi vous placerait derrière tout le monde.
   *[done] { $who ->
        [you] Vous aviez { $cards } parmi vos dernières cartes : avec cette règle maison, vous voilà
       *[other] { $player } avait { $cards } parmi ses dernières cartes et, avec cette règle maison, passe
    } derrière tous les autres.
}
guide-illegal-finish-eight-learnt = Ne terminez jamais avec un 8
guide-permanent-pass-title = Passer vaut pour tout le pli
guide-permanent-pass = Avec cette règle maison, un joueur qui a passé est hors du pli jusqu’à sa fin. Réfléchissez donc bien avant de passer.
guide-permanent-pass-learnt = Passer vaut pour tout le pli
guide-exchange-title = { $state ->
    [rich] { $player } vous donne des cartes
   *[poor] Des cartes pour { $player }
}
guide-exchange = { $state ->
    [rich] Vous étiez en haut : { $player } vous donne donc { $count ->
        [one] sa carte la plus forte
       *[other] ses { $count } cartes les plus fortes
    }. Choisissez { $count ->
        [one] une carte
       *[other] { $count } cartes
    } dont vous débarrasser.
   *[poor] Vous étiez en bas : vous donnez donc à { $player } { $count ->
        [one] votre carte la plus forte
       *[other] vos { $count } cartes les plus fortes
    }, et en recevez { $count ->
        [one] une
       *[other] { $count }
    } de son choix.
}
guide-exchange-learnt = Les derniers donnent leurs meilleures cartes aux premiers
guide-exchanged-title = { $player } vous donne ceci
guide-exchanged = Vous avez reçu { $cards }. Personne d’autre n’a vu quelles cartes ont changé de main.
guide-exchanged-learnt = Personne d’autre ne voit quelles cartes changent de main
guide-after-receiving-title = { $player } vous a donné le meilleur
guide-after-receiving = Avec cette règle maison, vous choisissez ce que vous donnez en ayant ces cartes en main : { $count ->
    [one] une carte
   *[other] { $count } cartes
} au choix parmi toutes celles que vous avez maintenant.
guide-after-receiving-learnt = Les premiers choisissent après avoir reçu des cartes
guide-beggar-leads-title = { $who ->
    [you] Vous entamez
   *[other] { $player } entame
}
guide-beggar-leads = À partir de la deuxième manche, { $first ->
    [beggar] le trou entame
   *[president] le président entame
} : { $who ->
    [you] c’est vous
   *[other] { $player }
}.
guide-beggar-leads-learnt = Les titres de la manche précédente décident qui entame
guide-downfall-title = { $state ->
    [near] { $who ->
        [you] Ne tombez pas
       *[other] À bas le président
    }
   *[fallen] Chute !
}
guide-downfall = { $state ->
    [near] { $who ->
        [you] Vous étiez président. Si quelqu’un d’autre termine en premier, vous tombez aussitôt tout en bas.
       *[other] Le président, c’était { $player }. Si vous ou quelqu’un d’autre terminez en premier, { $player } tombe aussitôt tout en bas.
    }
   *[fallen] Quelqu’un d’autre a terminé en premier : { $who ->
        [you] vous perdez la présidence et quittez la manche
       *[other] { $player } perd la présidence et quitte la manche
    }.
}
guide-downfall-learnt = Un président qui ne termine pas de nouveau premier tombe
guide-lives-title = { $count ->
    [-1] Une vie de plus
    [0] Aucune vie perdue
    [one] Une vie perdue
   *[other] { $count } vies perdues
}
guide-lives = Chacun a des vies au lieu de points. Seul le président en gagne une ; plus le titre est bas, plus on en perd. Quand quelqu’un n’en a plus, la partie s’arrête.
guide-lives-learnt = Vies : seul le président en gagne une
guide-minister-title = { $who ->
    [you] Vous ne perdez
   *[other] { $player } ne perd
} aucune vie
guide-minister = Avec cette règle maison, la deuxième place, le vice-président, ne perd aucune vie. Toutes les suivantes en perdent.
guide-minister-learnt = Le vice-président ne perd aucune vie

guide-cost-passed-title = { $player } entame maintenant
guide-cost-passed = { $cards } a remporté le pli. Vous auriez pu battre ce coup, et peut-être entamer maintenant.
guide-cost-illegal-finish-title = Tout en bas
guide-cost-illegal-finish = Personne n’a le droit de terminer avec { $cards }. Vous passez derrière tous les autres.

### Ways of bots

temper-cautious = prudent
temper-cautious-help = Ne casse jamais un groupe pour gagner un pli en début de manche.
temper-daring = hardi
temper-daring-help = Dépense ses jokers pour gagner un pli dès le début de la manche.
temper-hoarder = économe
temper-hoarder-help = Garde ses cartes les plus fortes pour plus tard.
