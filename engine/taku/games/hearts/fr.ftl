# Hearts in French

game = Dame de pique
game-line = Évitez les cœurs
game-time = 3 à 6 joueurs · 25 min
game-art = AH QS 7H

### Helpers: the suit of $suit, the number of $count

the-suit = { $suit ->
    [C] trèfle
    [D] carreau
    [S] pique
   *[H] cœur
}
one-of-suit = { $suit ->
    [C] un trèfle
    [D] un carreau
    [S] un pique
   *[H] un cœur
}
number = { $count ->
    [1] une
    [2] deux
    [3] trois
    [4] quatre
    [5] cinq
    [6] six
    [7] sept
    [8] huit
    [9] neuf
    [10] dix
   *[other] { $count }
}
some-cards = { $count ->
    [1] une carte
   *[other] { number } cartes
}
some-cards-title = { $count ->
    [1] Une carte
    [2] Deux cartes
    [3] Trois cartes
   *[4] Quatre cartes
}

### The table

caption-hand = Donne { $round }
caption-hand-long = Donne { $round } · { $passing ->
    [left] passage à gauche
    [right] passage à droite
    [second-left] passage au 2e à gauche
    [second-right] passage au 2e à droite
    [across] passage en face
    [scatter] une à chacun
    [smoosh] brassage
   *[none] sans passage
} · { $hands ->
    [0] jusqu’à { $target }
   *[other] { $hands } donnes
}

badge-led = { $suit ->
    [C] À trèfle
    [D] À carreau
    [S] À pique
   *[H] À cœur
}
badge-hearts-broken = Cœurs ouverts
badge-hearts-unbroken = Cœurs fermés
badge-decided = Plus aucun point à prendre
badge-team = Équipe { $team }
badge-chosen = a choisi
badge-kitty = { $count ->
    [one] { $count } carte au talon
   *[other] { $count } cartes au talon
}
place-kitty = Talon
badge-tricks = { $count ->
    [one] { $count } pli
   *[other] { $count } plis
}
badge-loser = a perdu

zone-centre = Le pli
zone-last = Le dernier pli
zone-taken = Cartes de pénalité prises
zone-chosen = À passer
zone-given = Passées
zone-received = Reçues

### Words of the page that Hearts says in its own way: a round is a hand

wins-round = { $who ->
    [you] Vous remportez
   *[other] { $player } remporte
} la donne
wins-round-shared = Donne remportée par { $names }
last-round = Dernière donne
finish-round = Finir cette donne
round-over = La donne est finie
jumps = Sauter par pli ou par donne
key-line-rounds-does = à la donne précédente ou suivante
review-unit-round = Points de mieux que la moyenne de la table sur cette donne (plus c’est haut, mieux c’est)

### What to do next

ask-pass-left = Choisissez { some-cards }
ask-pass-left-title = { some-cards-title } pour { $player }
ask-pass-left-note = { $giver } vous en donne { number }. Touchez une carte pour la reprendre.
ask-pass-right = Choisissez { some-cards }
ask-pass-right-title = { some-cards-title } pour { $player }
ask-pass-right-note = { $giver } vous en donne { number }. Touchez une carte pour la reprendre.
ask-pass-second-left = Choisissez { some-cards }
ask-pass-second-left-title = { some-cards-title } pour { $player }
ask-pass-second-left-note = { $giver } vous en donne { number }. Touchez une carte pour la reprendre.
ask-pass-second-right = Choisissez { some-cards }
ask-pass-second-right-title = { some-cards-title } pour { $player }
ask-pass-second-right-note = { $giver } vous en donne { number }. Touchez une carte pour la reprendre.
ask-pass-across = Choisissez { some-cards }
ask-pass-across-title = { some-cards-title } pour { $player }
ask-pass-across-note = { $giver } vous en donne { number }. Touchez une carte pour la reprendre.
ask-pass-scatter = Choisissez trois cartes
ask-pass-scatter-title = Une carte à chacun
ask-pass-scatter-note = Chacun vous en donne une. Touchez une carte pour la reprendre.
ask-pass-smoosh = Choisissez trois cartes
ask-pass-smoosh-title = Trois cartes au milieu
ask-pass-smoosh-note = Les douze cartes sont mélangées et redistribuées.
ask-open = Jouez { $cards }
ask-lead = Choisissez votre entame
ask-lead-short = Choisir l’entame
ask-follow = Choisissez { one-of-suit }
ask-discard = Choisissez une carte
ask-moon = Choisissez
ask-moon-title = Grand chelem réussi !
ask-moon-note = Votre grand chelem vaut { $points } points. Que voulez-vous en faire ?

button-moon-subtract = Retirer { $points } de mon score
button-moon-add = Donner { $points } aux autres
button-claim-take = { $points ->
    [0] Tout prendre
    [one] Tout prendre ({ $points } point)
   *[other] Tout prendre ({ $points } points)
}
button-claim-end = Finir la donne

say-play = Jouer { $cards }
say-pass = Passer
hint-pass = Passer { $cards }
say-moon-subtract = Retirer { $points } de mon score
say-moon-add = Donner { $points } aux autres
say-claim-take = Prendre le reste
say-claim-end = Finir la donne


### What happened

event-deal = La donne { $round } est distribuée. { $passing ->
    [left] Passez { some-cards } à gauche.
    [right] Passez { some-cards } à droite.
    [second-left] Passez { some-cards } au deuxième joueur à gauche.
    [second-right] Passez { some-cards } au deuxième joueur à droite.
    [across] Passez { some-cards } en face.
    [scatter] Une à chacun : passez une carte à chaque joueur.
    [smoosh] Brassage : trois cartes au milieu.
   *[none] On ne passe pas de cartes.
}
event-exchange = Les cartes sont passées.
event-lead = { $who ->
    [you] Vous entamez
   *[other] { $player } entame
} { $cards }.
event-play = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} { $cards }.
event-broken = Les cœurs sont ouverts.
event-trick = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} le pli avec { $cards }.
event-trick-points = { $who ->
    [you] Vous prenez
   *[other] { $player } prend
} { $cards } : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-moon = { $who ->
    [you] Vous avez
   *[other] { $player } a
} fait le grand chelem !
event-sun = { $who ->
    [you] Vous avez
   *[other] { $player } a
} fait le chelem total : le grand chelem, avec tous les plis !
event-kitty = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} { $count ->
    [one] la carte du talon. Ce n’est pas une carte de pénalité.
   *[other] les { $count } cartes du talon. Aucune n’est une carte de pénalité.
}
event-kitty-points = { $who ->
    [you] Vous recevez
   *[other] { $player } reçoit
} { $count ->
    [one] la carte du talon, { $cards }
   *[other] les { $count } cartes du talon, avec { $cards }
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
event-moon-subtract = { $who ->
    [you] Vous retirez { $points } points de votre score.
   *[other] { $player } retire { $points } points de son propre score.
}
event-moon-add = { $who ->
    [you] Vous donnez
   *[other] { $player } donne
} { $points } points à chacun des autres.
event-claim-take = { $who ->
    [you] Vous étalez { $cards } et prenez
   *[other] { $player } étale { $cards } et prend
} le reste : { $points ->
    [0] aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}
called-claim-take = Tout le reste !
event-claim-end = Il ne reste aucun point. { $who ->
    [you] Vous mettez
   *[other] { $player } met
} fin à la donne.
called-claim-end = Plus aucun point
event-hand = La donne { $round } est finie.
event-over = La partie est finie.

part-hearts = Cœurs
part-queen = Dame de pique
part-spades = Roi et as de pique
part-bonus = Carte bonus
part-moon = Chelem
part-partner = Du partenaire
part-no-tricks = Aucun pli
part-exact = 50 ou 100 pile

### Why not

refusal-two-of-clubs = { $cards } ouvre la donne : jouez cette carte d’abord.
refusal-follow-suit = { $player } a entamé à { the-suit }, et vous avez { $cards } : vous devez jouer { $count ->
    [one] cette carte
   *[other] une de ces cartes
}.
refusal-first-trick = Pas de points au premier pli : tant que vous avez autre chose, gardez { $cards }.
refusal-hearts-broken = { $by ->
    [heart] Aucun cœur n’a encore été joué
   *[any-penalty] Aucune carte de pénalité n’a encore été jouée
} : vous ne pouvez pas entamer { $cards } tant que vous avez une autre couleur.
refusal-queen-waits = Aucun cœur n’a encore été joué : tant que vous pouvez jouer une autre carte, gardez { $cards }.
refusal-queen-forced = Vous ne pouvez pas fournir : vous devez défausser { $cards }.
refusal-claim = { $problem ->
    [loses] { $cards } peut encore perdre un pli contre { $suit ->
        [C] un trèfle plus fort
        [D] un carreau plus fort
        [S] un pique plus fort
       *[H] un cœur plus fort
    }.
    [behind] Vous ne pouvez pas battre { $cards } dans ce pli.
    [points] Il reste encore des points à prendre.
    [first-trick] Le premier pli doit être joué jusqu’au bout.
   *[queen] Selon les règles maison de cette table, il faut d’abord jouer { $cards }.
}
refusal-keep-spades = Tant que vous avez assez d’autres cartes, vous ne pouvez pas passer { $cards }.
refusal-trick = Chacun joue une carte par pli ; { $count ->
    [0] vous n’en avez choisi aucune
   *[other] vous en avez choisi { number }
}.
refusal-pass = { $problem ->
    [twice] { $cards } est là deux fois. Choisissez des cartes différentes.
   *[count] Choisissez exactement { $wanted ->
        [1] une carte
        [2] deux cartes
        [3] trois cartes
       *[4] quatre cartes
    } ; { $count ->
        [0] vous n’en avez choisi aucune
       *[other] vous en avez choisi { number }
    }.
}

### Practice

quiz-playable-title = Ce qu’on peut jouer
quiz-playable = Lesquelles de vos cartes pouvez-vous jouer maintenant ? Choisissez-les toutes.
quiz-rule-title = Pourquoi pas ?
quiz-rule = Vous ne pouvez pas jouer { $cards } maintenant. Quelle règle l’interdit ?
quiz-taker-title = Qui prend le pli
quiz-taker = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} { $cards }. Qui prend le pli ?
quiz-cost-title = Ce que coûte un pli
quiz-cost = { $who ->
    [you] Vous jouez
   *[other] { $player } joue
} { $cards }. Combien de points y a-t-il dans le pli ?
quiz-so-far-title = Points jusqu’ici
quiz-so-far = Combien de points y a-t-il dans les cartes { $who ->
    [you] que vous avez prises
   *[other] prises par { $player }
} jusqu’ici ?
quiz-score-title = Points d’une donne
quiz-score = La dernière carte de la donne est { $cards }. Combien de points cette donne { $who ->
    [you] vous coûte-t-elle
   *[other] coûte-t-elle à { $player }
} ?
quiz-claim-title = Réclamer le reste
quiz-claim = Tous les plis restants viennent d’être réclamés. Combien de points cette donne { $who ->
    [you] vous coûte-t-elle
   *[other] coûte-t-elle à { $player }
} ?
quiz-moon-title = Après un chelem
quiz-moon-subtract = Il y a eu grand chelem, et son auteur a retiré { $points } points de son propre score. Combien de points cette donne { $who ->
    [you] vous coûte-t-elle
   *[other] coûte-t-elle à { $player }
} ?
quiz-moon-add = Il y a eu grand chelem, et son auteur a donné { $points } points à chacun des autres. Combien de points cette donne { $who ->
    [you] vous coûte-t-elle
   *[other] coûte-t-elle à { $player }
} ?

why-taker = On a entamé à { the-suit } : seule cette couleur compte, et { $cards } y est la carte la plus forte.
why-hearts = { $count ->
    [one] { $count } cœur
   *[other] { $count } cœurs
} : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
}
why-queen = La dame de pique : { $points } points.
why-spade = { $cards } : { $points } points.
why-bonus = La carte bonus { $cards } : { $points } points de moins.
why-no-tricks = Aucun pli pris : { $points } points.
why-exact = Le total fait 50 ou 100 pile : { $points } points.
why-partner = Ce qu’a pris le partenaire compte aussi : { $points }.
why-claim = { $who ->
    [you] Vous ramassez
   *[other] { $player } ramasse
} toutes les cartes qui restent : { $points ->
    [0] aucun point.
    [one] { $points } point.
   *[other] { $points } points.
}
why-nothing = { $who ->
    [you] Vous n’avez
   *[other] { $player } n’a
} pris aucune carte de pénalité.
why-moon-subtract = L’auteur du grand chelem retire { $points } points ; les autres n’en prennent aucun.
why-moon-add = Le grand chelem est pour les autres : { $points } points chacun, et zéro pour son auteur.
why-moon-partner = Les partenaires le partagent : tous deux retirent les points, ou seuls leurs adversaires les prennent.

### House rules

preset-classic = Classique
preset-classic-help = Les règles habituelles : on passe trois cartes, on joue jusqu’à 100.
preset-windows = Windows
preset-windows-help = Seul un cœur ouvre les cœurs ; un grand chelem coûte 26 à chacun des autres.
preset-bicycle = Bicycle
preset-bicycle-help = Les règles des cartes Bicycle : un grand chelem coûte 26 à chacun des autres.
preset-bonus = Omnibus
preset-bonus-help = Le valet de carreau retire dix points.
preset-black-maria = Black Maria
preset-black-maria-help = Le roi et l’as de pique coûtent aussi ; on entame ce qu’on veut. Idéal à trois.
preset-pip = Pip Hearts
preset-pip-help = Chaque cœur coûte sa valeur, jusqu’à 14 pour l’as. On joue jusqu’à 500.
preset-partners = Partenaires
preset-partners-help = Vous et le joueur d’en face partagez vos points.
preset-everything = Tout activé
preset-everything-help = Une à chacun, brassage, carte bonus et nouveaux partenaires à chaque donne.

option-target = Fin de la partie à
option-target-help = Nombre de points qui met fin à la partie. Le plus petit score gagne.
option-target-also = score perdant, limite
option-hands = Nombre de donnes
option-hands-help = La partie s’arrête après ce nombre de donnes, quels que soient les scores.
option-hands-also = nombre fixe de donnes
option-hands-0 = au score
option-passing = Passage
option-passing-help = Passer des cartes, trois en général, avant la plupart des donnes : à gauche, à droite, en face, puis sans passage.
option-passing-also = échange, trois cartes
option-pass_cycle = Sens du passage
option-pass_cycle-help = Qui reçoit vos cartes, donne après donne. À cinq, « en face » est le deuxième joueur à gauche ; à trois, le premier.
option-pass_cycle-also = gauche, droite, en face, sans passage
option-pass_cycle-turning = tour à tour, puis sans
option-pass_cycle-turning-no-hold = tour à tour
option-pass_cycle-left = gauche
option-pass_cycle-right = droite
option-pass_cycle-across = en face
option-pass_cycle-left-right = gauche, droite
option-pass_count = Cartes passées
option-pass_count-help = Combien de cartes passe chaque joueur.
option-keep_spades = Hauts piques gardés
option-keep_spades-help = On ne peut passer ni la dame, ni le roi, ni l’as de pique.
option-keep_spades-also = piques non passés
option-keep_spades-art = QS KS AS
option-scatter = Une à chacun
option-scatter-help = Remplace la donne sans passage : donnez une carte à chaque joueur.
option-smoosh = Brassage
option-smoosh-help = Remplace la donne sans passage : les trois cartes de chacun sont mélangées et redistribuées.
option-extra_cards = Cartes en trop
option-extra_cards-help = À trois, cinq ou six joueurs, la distribution ne tombe pas juste.
option-extra_cards-also = talon, chien, reste
option-extra_cards-removed = retirées
option-extra_cards-first-trick = au premier pli
option-extra_cards-first-heart = au premier cœur
option-penalties = Pénalités
option-penalties-help = Quelles cartes coûtent des points, et combien.
option-penalties-also = dame noire, Black Lady, Black Maria, Spot Hearts
option-penalties-black-lady = cœurs 1, ♠Q 13
option-penalties-hearts-only = cœurs seuls
option-penalties-black-maria = aussi ♠K 10, ♠A 7
option-penalties-face = ♥J 2 à ♥A 5, ♠Q 13
option-penalties-pip = cœurs par valeur
option-penalties-spot = par valeur, ♠Q 25
option-first_lead = Première entame
option-first_lead-help = Qui entame le premier pli.
option-first_lead-also = deux de trèfle
option-first_lead-low-club = plus petit trèfle
option-first_lead-by-deal = tour à tour, libre
option-first_trick = Premier pli
option-first_trick-help = Peut-on jouer des cartes de pénalité au premier pli ?
option-first_trick-also = premier pli sans points
option-first_trick-safe = sans points
option-first_trick-any = toute carte
option-lead_hearts = Entame à cœur
option-lead_hearts-help = Quand on peut entamer à cœur.
option-lead_hearts-also = ouvrir les cœurs
option-lead_hearts-broken = si ouverts
option-lead_hearts-any-time = toujours
option-break_by = Ce qui ouvre les cœurs
option-break_by-help = Ce qu’il faut avoir joué avant de pouvoir entamer à cœur.
option-break_by-any-penalty = toute pénalité
option-break_by-heart = un cœur
option-queen_waits = La dame attend
option-queen_waits-help = Tant qu’aucun cœur n’a été joué, on ne peut pas jouer la dame de pique si une autre carte est possible.
option-queen_waits-art = QS
option-queen_forced = La dame doit partir
option-queen_forced-help = Un joueur qui ne peut pas fournir doit se défausser de la dame de pique.
option-queen_forced-also = dame forcée, lâcher la dame
option-queen_forced-off = non
option-queen_forced-void = en défausse
option-bonus_card = Carte bonus
option-bonus_card-help = Qui la ramasse compte dix points de moins.
option-bonus_card-also = Omnibus, valet de carreau, dix de carreau
option-bonus_card-none = aucune
option-bonus_card-JD = valet de carreau
option-bonus_card-TD = dix de carreau
option-bonus_floor = Bonus limité à zéro
option-bonus_floor-help = La carte bonus ne fait jamais passer les points d’une donne sous zéro.
option-moon_needs_bonus = Chelem avec la carte bonus
option-moon_needs_bonus-help = Pas de grand chelem si vous ne prenez pas aussi la carte bonus.
option-bonus_on_moon = Bonus même après un chelem
option-bonus_on_moon-help = Le bonus se déduit aussi dans une donne avec grand chelem.
option-moon = Grand chelem
option-moon-help = Ce que valent toutes les cartes de pénalité d’une donne.
option-moon-also = chelem, capot, tous les cœurs
option-moon-choice = au choix de l’auteur
option-moon-add = aux autres
option-moon-subtract = retirés à l’auteur
option-moon-rescue = retirés si donner fait perdre
option-moon-none = rien de spécial
option-sun = Chelem total
option-sun-help = Un grand chelem avec tous les plis de la donne compte double.
option-sun-also = tous les plis, capot complet
option-no_tricks = Aucun pli
option-no_tricks-help = Points retirés à un joueur qui ne prend aucun pli.
option-no_tricks-0 = rien
option-exact = 50 ou 100 pile
option-exact-help = Un total qui fait 50 ou 100 pile baisse de 50.
option-tie = Égalité à la fin
option-tie-help = Ce qui se passe si plusieurs partagent le plus petit total.
option-tie-shared = partage
option-tie-play-on = on rejoue
option-partnership = Partenaires
option-partnership-help = Les partenaires comptent les points des deux.
option-partnership-also = équipes, partenaires
option-partnership-none = aucun
option-partnership-fixed = en face
option-partnership-ad-hoc = nouveaux à chaque donne

### Rules

chapter-aim = But
chapter-passing = Passage
chapter-play = Jeu
chapter-scoring = Points
chapter-spices = Règles maison

rule-aim-title = Le but
rule-aim = Prenez le moins de points possible. En général, chaque cœur ramassé coûte 1 point, la dame de pique 13. À la fin, le joueur qui a le moins de points gagne.
rule-cards-title = Les cartes
rule-cards = 52 cartes, 13 pour chacun des quatre joueurs. À trois, on retire ♦2 ; à cinq, ♣2 et ♦2 ; à six, ♣2, ♦2, ♠2 et ♣3 : chacun a ainsi 17, 10 ou 8 cartes. (Avec Black Maria, on retire ♣2 à trois et les quatre 2 à six.) Dans chaque couleur l’as est le plus fort, puis K, Q, J, 10 et ainsi de suite jusqu’au 2. Il n’y a pas d’atout. Les cartes de pénalité sont en général tous les cœurs et la dame de pique : 26 points par donne.
rule-pass-title = Le passage
rule-pass = Avant de jouer, chacun choisit trois cartes et les passe faces cachées, avant de voir ce qu’il reçoit. À la première donne, elles vont à gauche, puis à droite, puis en face. À la quatrième donne, on ne passe rien. Puis le cycle recommence. À trois : à gauche, à droite, sans passage. À cinq : à gauche, à droite, au deuxième à gauche, au deuxième à droite, sans passage. À six, de même, avec un passage en face avant la donne sans passage.
rule-pass-cycle-title = Où vont les cartes
rule-pass-cycle = Règle maison : on passe des cartes à chaque donne, ou toujours à gauche, à droite ou en face, ou tour à tour à gauche et à droite.
rule-pass-count-title = Combien de cartes
rule-pass-count = Règle maison : on passe une, deux ou quatre cartes au lieu de trois. (Dans une petite donne d’exercice avec moins de cartes, on ne passe rien.)
rule-keep-spades-title = Hauts piques gardés
rule-keep-spades = On ne peut passer ni la dame, ni le roi, ni l’as de pique. Un joueur qui n’a pas assez d’autres cartes les passe toutes et complète avec ces piques.
rule-scatter-title = Une à chacun
rule-scatter = À quatre, au lieu de la donne sans passage, chaque joueur passe une carte à chacun des trois autres. Vous savez qui vous a passé quelle carte.
rule-smoosh-title = Brassage
rule-smoosh = À quatre, au lieu de la donne sans passage ou après la donne « une à chacun », tout le monde met trois cartes au milieu. Elles sont mélangées et redistribuées, trois à chacun. Vous pouvez retrouver les vôtres, et personne ne sait d’où vient chaque carte.
rule-trick-title = Le pli
rule-trick = Chacun joue une carte, dans le sens des aiguilles d’une montre. La plus forte carte de la couleur d’entame prend le pli ; les autres couleurs ne le prennent jamais. Celui qui le prend entame le suivant. Les cartes de pénalité prises restent visibles devant celui qui les a prises.
rule-two-of-clubs-title = Le plus petit trèfle entame
rule-two-of-clubs = Celui qui a le plus petit trèfle doit l’entamer pour ouvrir la donne. C’est en général ♣2 à trois ou quatre, ♣3 à cinq et ♣4 à six ; avec Black Maria, ♣3 à trois, cinq ou six. (Dans une petite donne d’exercice sans trèfle, le premier joueur entame ce qu’il veut.)
rule-follow-suit-title = Fournir
rule-follow-suit = Jouez une carte de la couleur d’entame si vous en avez. Sinon, jouez ce que vous voulez.
rule-first-lead-title = Première entame tour à tour
rule-first-lead = Le plus petit trèfle ne joue aucun rôle. Donne après donne, les joueurs entament le premier pli à tour de rôle, avec toute carte qu’on a le droit d’entamer.
rule-first-trick-title = Le premier pli
rule-first-trick = Vous ne pouvez pas jouer de carte de pénalité au premier pli, sauf si vous n’avez rien d’autre. La carte bonus est permise.
rule-any-first-trick-title = Des points au premier pli
rule-any-first-trick = Règle maison : au premier pli, on peut jouer des cartes de pénalité comme n’importe quelle autre carte.
rule-queen-waits-title = La dame attend
rule-queen-waits = Tant qu’aucun cœur n’a été joué, la dame de pique ne peut être ni entamée, ni défaussée, ni fournie à pique, si une autre carte peut être jouée. Celui qui entame et n’a que des cartes de pénalité peut l’entamer.
rule-queen-forced-title = La dame doit partir
rule-queen-forced = Un joueur qui n’a plus de la couleur d’entame doit se défausser de la dame de pique, sauf si la règle du premier pli l’interdit. À l’entame, rien n’oblige à la jouer.
rule-free-hearts-title = Cœurs à tout moment
rule-free-hearts = Règle maison : on peut entamer à cœur à tout moment. Il n’est pas nécessaire d’ouvrir les cœurs.
rule-hearts-broken-title = Ouvrir les cœurs
rule-hearts-broken = On ne peut pas entamer à cœur tant que les cœurs ne sont pas ouverts, c’est-à-dire tant qu’aucune carte de pénalité n’a été jouée dans cette donne. Si vous n’avez que des cartes de pénalité, vous pouvez entamer n’importe laquelle. Un pique qui coûte des points peut être entamé à tout moment. Règle maison : seul un cœur ouvre les cœurs.
rule-claim-title = Réclamer le reste
rule-claim = Dès le deuxième pli, un joueur dont c’est le tour peut étaler sa main et prendre tous les plis restants, si aucune carte des autres ne peut en gagner un. Les cartes de pénalité qu’ils contiennent comptent comme prises. S’il ne reste plus de points, tout joueur dont c’est le tour peut mettre fin à la donne. Une réclamation qui ne tient pas est refusée.
rule-score-title = Points
rule-score = Après la donne, chaque joueur additionne les points des cartes de pénalité prises : en général, 1 par cœur et 13 pour la dame de pique.
rule-penalties-title = Autres cartes de pénalité
rule-penalties = Règle maison. Cœurs seuls : la dame ne coûte rien. Black Maria : le roi de pique coûte 10, l’as 7. Figures : le valet de cœur coûte 2, la dame 3, le roi 4, l’as 5. Pip : chaque cœur coûte sa valeur, du valet 11 à l’as 14, et la dame de pique rien. Spot : de 2 à 10, un cœur coûte sa valeur, les figures et l’as 10, la dame de pique 25.
rule-kitty-title = Cartes en trop
rule-kitty = Règle maison à trois, cinq ou six : on ne retire aucune carte. Les cartes en trop (une, deux ou quatre) forment un talon caché, qui va à celui qui prend le premier pli, ou le premier pli contenant un cœur (à défaut, le dernier pli). Lui seul les voit, mais les cartes de pénalité ou de bonus parmi elles sont montrées à tous. Celles-ci comptent, pour le grand chelem aussi.
rule-moon-title = Le grand chelem
rule-moon = Un joueur qui prend toutes les cartes de pénalité choisit : retirer l’ensemble de leurs points, 26 en général, de son propre score, ou les donner à chacun des autres. Un score peut passer sous zéro.
rule-moon-settled-title = Grand chelem sans choix
rule-moon-settled = Règle maison : les points vont toujours aux autres, ou sont toujours retirés du score de l’auteur. Ou encore ils vont aux autres, sauf si la partie s’arrêtait alors sans que l’auteur soit premier : dans ce cas, ils sont retirés de son score. Ou bien il n’y a pas de grand chelem, et l’auteur garde les points.
rule-sun-title = Le chelem total
rule-sun = L’auteur d’un grand chelem qui a pris aussi tous les plis de la donne compte double : 52 au lieu de 26 en général.
rule-no-tricks-title = Aucun pli
rule-no-tricks = Un joueur qui n’a pris aucun pli de la donne retire cinq points, sauf dans une donne avec grand chelem. Les partenaires n’y ont droit que si aucun des deux n’a pris de pli.
rule-end-title = La fin
rule-end = La partie s’arrête après une donne où un joueur atteint la limite, 100 points en général. L’atteindre exactement suffit. Le plus petit score gagne ; à égalité, on partage la place, et tous ceux qui sont à la limite ou au-delà ont perdu. Après 200 donnes, la partie s’arrête en l’état.
rule-hands-title = Nombre fixe de donnes
rule-hands = Règle maison : la partie s’arrête après 4, 8, 12 ou 16 donnes, quels que soient les scores. Le plus petit score gagne, et il n’y a pas de limite de points.
rule-exact-title = 50 ou 100 pile
rule-exact = Un total qu’une donne amène à 50 ou à 100 pile baisse de 50 ; c’est seulement ensuite qu’on regarde si la partie est finie. Un total qui n’a pas changé ne baisse pas une seconde fois.
rule-tie-title = Départager une égalité
rule-tie = Règle maison : tant que le plus petit total est partagé à la fin, on joue une donne de plus.
rule-bonus-card-title = Carte bonus
rule-bonus-card = Celui qui ramasse la carte bonus, le valet ou le dix de carreau, compte dix points de moins. Elle peut être jouée au premier pli et n’ouvre pas les cœurs.
rule-bonus-floor-title = Bonus limité à zéro
rule-bonus-floor = La carte bonus ne fait jamais passer les points d’une donne sous zéro, sauf dans une donne avec grand chelem.
rule-moon-needs-bonus-title = Chelem avec la carte bonus
rule-moon-needs-bonus = Seul un joueur qui a pris toutes les cartes de pénalité et la carte bonus a fait le grand chelem. La carte bonus d’un partenaire ne compte pas.
rule-bonus-on-moon-title = Bonus et grand chelem
rule-bonus-on-moon = Sans cette règle, personne ne touche le bonus dans une donne avec grand chelem ; avec elle, la carte bonus compte là aussi.
rule-partnership-title = Partenaires
rule-partnership = À quatre, les partenaires comptent chacun les points des deux. En face : les partenaires sont toujours assis face à face. Nouveaux à chaque donne : les deux premiers joueurs différents à prendre un pli sont partenaires pour cette donne, et les deux autres le sont entre eux. Un joueur qui prend tous les plis joue seul contre trois. Le grand chelem doit être fait par un seul joueur : ses points sont retirés du score des deux partenaires, ou vont aux deux adversaires. Des partenaires qui ont à eux deux tous les points n’ont pas fait de grand chelem.

### Kinds of decision

decision-passing = Passer des cartes
decision-leading-spades = Entamer à pique
decision-leading-hearts = Entamer à cœur
decision-leading-others = Entamer à trèfle ou carreau
decision-taking = Battre les autres
decision-ducking = Rester en dessous
decision-stopping-moon = Stopper un chelem
decision-voiding = Défausser une carte sans danger
decision-discarding = Défausser une carte coûteuse
decision-moon = Après un grand chelem
decision-claiming = Réclamer le reste

theme-passing = Que passer
theme-leading-spades = Quand entamer à pique
theme-leading-hearts = Quand entamer à cœur
theme-leading-others = Quelle entame
theme-taking = Quand prendre un pli
theme-ducking = Quand esquiver
theme-stopping-moon = Quand stopper le chelem
theme-voiding = Quelle couleur vider
theme-discarding = Quels points donner
theme-moon = Que faire d’un chelem
theme-claiming = Quand réclamer le reste

holds-queen = Qui a la dame de pique ?

### Advice

advice-forced = C’est la seule carte que vous pouvez jouer.
nudge-forced = Vous ne pouvez jouer qu’une seule carte.
advice-claim = Rien de ce qu’ont les autres ne peut changer le résultat.
nudge-claim = Les cartes des autres peuvent-elles encore changer quelque chose ?
advice-tried = Essayé sur de nombreuses donnes possibles : aucun autre coup ne fait mieux.
nudge-tried = Que peuvent encore avoir les autres ?

advice-pass-queen = Sans quatre petits piques pour la protéger, la dame de pique est mieux dans une autre main.
nudge-pass-queen = Y a-t-il assez de petits piques dans votre main ?
advice-pass-spades = Sans assez de petits piques à côté, l’as et le roi de pique risquent de devoir prendre la dame.
nudge-pass-spades = Regardez vos piques.
advice-pass-void = Sans { the-suit }, vous pourrez jeter ce que vous voulez quand on entamera dans cette couleur.
nudge-pass-void = Pourriez-vous vider toute une couleur ?
advice-pass-high = De hautes cartes sans petites à côté prennent des plis dont vous ne voulez pas.
nudge-pass-high = Dans quelle couleur n’avez-vous aucune petite carte pour vous abriter ?

advice-moon-win = { $points } points pour chacun des autres mettent fin à la partie, et personne n’est devant vous.
nudge-moon-win = La partie s’arrête-t-elle, et qui est alors premier ?
advice-moon-add = { $points } points pour chacun des autres rapprochent la fin.
nudge-moon-add = À quelle distance de la limite est chacun ?
advice-moon-subtract = Vous y gagnez { $points } points, et les autres ne se rapprochent pas de la limite.
nudge-moon-subtract = Êtes-vous en tête si la partie s’arrête maintenant ?

advice-take-bonus = Ce coup ramasse la carte bonus : moins de points pour vous.
nudge-take-bonus = Où est la carte bonus ?
advice-shoot = Personne d’autre n’a encore pris de carte de pénalité : vous pourriez les prendre toutes.
nudge-shoot = Qui a pris des cartes de pénalité jusqu’ici ?
advice-stop-moon = Jusqu’ici, toutes les cartes de pénalité sont allées à { $player }. Prenez-en une vous-même, et il n’y aura pas de grand chelem.
nudge-stop-moon = Quelqu’un tente-t-il le grand chelem ?
advice-starve-moon = Jusqu’ici, toutes les cartes de pénalité sont allées à { $player } : n’en ajoutez pas, et gardez vos cœurs pour en gagner un vous-même plus tard.
nudge-starve-moon = Quelqu’un tente-t-il le grand chelem ?

advice-flush-queen = Vous n’avez aucun pique au-dessus de la dame : un petit pique la fait sortir sans pouvoir la prendre.
nudge-flush-queen = Où est la dame de pique, et peut-elle vous nuire ?
advice-lead-under = Tous les { $suit ->
    [C] trèfles
    [D] carreaux
    [S] piques
   *[H] cœurs
} des autres sont plus hauts : ce pli ira forcément à quelqu’un d’autre.
nudge-lead-under = Y a-t-il une carte qui ne peut pas prendre le pli ?
advice-lead-low = Votre plus petit { the-suit } : les autres devront sans doute monter plus haut.
nudge-lead-low = Dans quelle couleur les autres devraient-ils jouer plus haut ?
advice-high-early = Tant que les autres ont encore beaucoup de { the-suit }, vous pouvez vous débarrasser sans risque d’une haute carte.
nudge-high-early = De quelle couleur les autres ont-ils encore beaucoup de cartes ?
advice-keep-lead = Personne ne peut battre cette carte : le pli est à vous, et l’entame suivante aussi.
nudge-keep-lead = Voulez-vous entamer de nouveau ?

advice-queen-under = { $player } a joué plus haut que la dame de pique : quelqu’un d’autre la prendra.
nudge-queen-under = La dame de pique peut-elle se cacher sous une carte de la table ?
advice-duck = { $player } a joué plus haut : le pli n’est pas pour vous.
nudge-duck = Pouvez-vous rester sous les cartes de la table ?
advice-below-queen = C’est plus bas que la dame de pique : si elle tombe dans ce pli, vous ne la prenez pas.
nudge-below-queen = La dame de pique n’a pas encore été jouée. Quel pique ne peut pas la prendre ?
advice-last-and-clean = Vous jouez en dernier et le pli ne coûte rien : profitez-en pour vous débarrasser d’une haute carte.
nudge-last-and-clean = Que coûte ce pli, si personne ne joue après vous ?
advice-stay-low = Vous devez jouer plus haut, alors jouez votre plus petite : quelqu’un après vous devra peut-être la battre.
nudge-stay-low = Qui doit encore jouer ?
advice-take-high = Le pli est à vous quoi que vous jouiez : jouez la plus haute et gardez les petites.
nudge-take-high = Si vous devez prendre le pli, avec quelle carte ?

advice-dump-queen = Vous n’avez rien dans la couleur d’entame : la dame de pique part chez quelqu’un d’autre.
nudge-dump-queen = Vous pouvez jeter n’importe quoi. Qu’est-ce qui vous nuirait le plus ?
advice-dump-spade = Ce pique pourrait prendre la dame plus tard : débarrassez-vous-en.
nudge-dump-spade = La dame de pique n’a pas encore été jouée. Qu’est-ce qui pourrait la prendre ?
advice-dump-heart = Un cœur défaussé ici coûte un point à quelqu’un d’autre, et ne prendra pas de pli plus tard.
nudge-dump-heart = Vous pouvez jeter n’importe quoi. Qu’est-ce qui coûte un point à quelqu’un d’autre ?
advice-void-suit = C’est votre dernier { the-suit } : la prochaine fois qu’on entamera à { the-suit }, vous pourrez jeter n’importe quoi.
nudge-void-suit = Pourriez-vous vider une couleur ?
advice-dump-high = Vous n’avez rien dans la couleur d’entame : jetez une carte qui pourrait prendre un pli plus tard.
nudge-dump-high = Quelle carte pourrait prendre un pli dont vous ne voulez pas ?
advice-give-bonus = Pour l’instant, le pli est à votre partenaire, et le bonus serait pour vous deux.
nudge-give-bonus = À qui est le pli ?
advice-spare-partner = Pour l’instant, le pli est à votre partenaire : ce qu’il coûte, vous le payez aussi.
nudge-spare-partner = À qui est le pli ?

### What could be known of a move, looking back

known-guard = Vous aviez la dame de pique { $count ->
    [0] sans aucun pique plus petit
    [one] avec { $count } pique plus petit
   *[other] avec { $count } piques plus petits
} pour la protéger.
known-alone = Plus personne d’autre n’avait de { the-suit } : ce pli ne pouvait pas vous échapper.
known-highest = Dans les autres mains, tous les { $suit ->
    [C] trèfles
    [D] carreaux
    [S] piques
   *[H] cœurs
} étaient plus petits.
known-lowest = Dans les autres mains, tous les { $suit ->
    [C] trèfles
    [D] carreaux
    [S] piques
   *[H] cœurs
} étaient plus hauts.
known-between = À { the-suit }, dans les autres mains, il y en avait { $higher } au-dessus et { $lower } en dessous.
known-void = { $player } n’avait plus de { the-suit }, et l’avait déjà montré.
known-to-come = { $count ->
    [one] { $count } joueur devait
   *[other] { $count } joueurs devaient
} encore jouer après vous.
known-queen = La dame de pique n’avait pas encore été jouée.

### A guided first game: $who and $player are whoever it is about

guide-aim-title = Le moins de points gagne
guide-aim = Les cartes que vous prenez peuvent coûter des points : chaque cœur 1, la dame de pique 13. Prenez-en le moins possible.
guide-aim-learnt = Le moins de points gagne : chaque cœur coûte 1, la dame de pique 13
guide-two-of-clubs-title = { $who ->
    [you] Vous commencez
   *[other] { $player } commence
}
guide-two-of-clubs = { $who ->
    [you] Le joueur qui a { $cards } commence avec cette carte, et c’est vous. Touchez-la, puis Jouer.
   *[other] Le joueur qui a { $cards } commence avec cette carte : { $player }. Puis chacun joue une carte à son tour.
}
guide-two-of-clubs-learnt = Le plus petit trèfle ouvre la donne
guide-trick-title = { $who ->
    [you] Le pli est à vous
   *[other] { $player } prend le pli
}
guide-trick = { $cards } est la plus forte carte de la couleur d’entame. { $who ->
    [you] Vous prenez donc les cartes de la table (c’est un pli) et vous entamez le suivant.
   *[other] { $player } prend donc les cartes de la table (c’est un pli) et entame le suivant.
}
guide-trick-learnt = La plus forte carte de la couleur d’entame prend le pli, et celui qui l’a jouée entame le suivant
guide-follow-suit-title = On a entamé { $suit ->
    [C] à trèfle
    [D] à carreau
    [S] à pique
   *[H] à cœur
}
guide-follow-suit = Vous avez du { the-suit }, vous devez donc en jouer. Lequel ? À vous de choisir.
guide-follow-suit-learnt = Fournissez si vous le pouvez
guide-discard-title = { $who ->
    [you] Pas de { the-suit }
   *[other] { $player } n’a pas de { the-suit }
}
guide-discard = { $who ->
    [you] Vous n’avez pas de { the-suit } : vous pouvez jeter n’importe quelle carte. Elle ne peut pas prendre le pli : c’est le moment de jeter ce qui pourrait vous nuire.
   *[other] { $player } n’a pas de { the-suit } et peut jeter n’importe quelle carte. Elle ne peut pas prendre le pli : c’est le moment de jeter ce qui coûte des points.
}
guide-discard-learnt = Rien dans cette couleur : jouez ce que vous voulez
guide-first-trick-title = Pas encore de points
guide-first-trick = Vous n’avez pas de { the-suit }, mais personne ne peut jeter de points au premier pli : vos cartes de pénalité attendront.
guide-first-trick-learnt = Pas de points au premier pli
guide-hearts-broken-title = { $state ->
    [broken] Les cœurs sont ouverts
   *[unbroken] Pas encore de cœurs
}
guide-hearts-broken = { $state ->
    [broken] { $who ->
        [you] Vous avez joué { $cards }, { $by ->
            [heart] le premier cœur
           *[any-penalty] la première carte de pénalité
        }.
       *[other] { $player } a joué { $cards }, { $by ->
            [heart] le premier cœur
           *[any-penalty] la première carte de pénalité
        }.
    } On peut désormais entamer à cœur.
   *[unbroken] Vous ne pouvez pas encore entamer à cœur. Il faut d’abord qu’un joueur { $by ->
        [heart] jette un cœur sur une autre couleur
       *[any-penalty] joue une carte de pénalité
    } : entamez autre chose.
}
guide-hearts-broken-learnt = On ne peut pas entamer à cœur avant qu’une carte de pénalité ait été jouée
guide-unbroken-title = Toujours fermés
guide-unbroken = { $cards } coûte des points, mais avec cette règle maison seul un cœur ouvre les cœurs.
guide-unbroken-learnt = La dame de pique n’ouvre pas les cœurs
guide-points-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
} pour { $who ->
    [you] vous
   *[other] { $player }
}
guide-points = { $who ->
    [you] Vous avez pris { $cards }. Les cartes de pénalité restent visibles devant vous, et comptent à la fin de la donne.
   *[other] { $player } a pris { $cards }. Les cartes de pénalité restent visibles devant qui les a prises, et comptent à la fin de la donne.
}
guide-points-learnt = Les cartes de pénalité restent visibles devant le joueur qui les a prises
guide-queen-title = { $state ->
    [held] Vous avez la dame
   *[taken] { $points } points d’un coup
}
guide-queen = { $state ->
    [held] La dame de pique coûte { $points } points à qui la prend. Jetez-la sur une autre couleur, ou jouez-la sous un pique plus haut.
   *[taken] { $who ->
        [you] Vous avez pris
       *[other] { $player } a pris
    } la dame de pique : { $points } points d’un coup, plus que toute autre carte.
}
guide-queen-learnt = La dame de pique est la carte qui coûte le plus
guide-moon-title = { $state ->
    [shot] { $who ->
        [you] Grand chelem pour vous !
       *[other] Grand chelem pour { $player } !
    }
   *[near] { $who ->
        [you] Tous les points sont à vous
       *[other] { $player } a tous les points
    }
}
guide-moon = { $state ->
    [shot] { $who ->
        [you] Vous avez fait le grand chelem, avec toutes les cartes de pénalité. Retirez { $points } points de votre score, ou donnez-en { $points } à chacun des autres.
       *[other] { $player } a fait le grand chelem, avec toutes les cartes de pénalité, et peut retirer { $points } points de son score ou en donner { $points } à chacun des autres.
    }
   *[near] { $who ->
        [you] Jusqu’ici, tous les points sont à vous. Prenez les { $points } et vous faites le grand chelem : ils ne vous coûtent plus rien.
       *[other] { $player } a tous les points jusqu’ici. Prendre les { $points }, c’est le grand chelem, et cela ne coûte rien. Un seul point pour quelqu’un d’autre l’empêche.
    }
}
guide-moon-learnt = Tous les points d’une donne : c’est le grand chelem
guide-end-title = La donne est finie
guide-end = Les points vont sur la feuille de score. Une partie dure { $hands ->
    [0] jusqu’à ce que quelqu’un ait { $target } points
   *[other] jusqu’à ce que { $hands } donnes aient été jouées
} : le moins de points gagne.
guide-end-learnt = La partie s’arrête à 100 points, en général

guide-pass-title = { some-cards-title } pour { $player }
guide-pass = Avant de voir ce que vous recevez, passez { some-cards } à { $player }. Donnez de hauts piques, ou de hautes cartes sans petites.
guide-pass-learnt = On passe des cartes avant la plupart des donnes
guide-received-title = Cartes reçues
guide-received = Vous avez reçu { $cards } en échange. Retenez ce que vous avez donné : vous savez qui l’a.
guide-received-learnt = Vous savez où sont les cartes que vous avez passées
guide-hold-title = Pas de passage cette fois
guide-hold = À cette donne, il n’y a pas de passage : vous gardez vos cartes. Le sens du passage change de donne en donne.
guide-hold-learnt = Le sens du passage change, et une donne par cycle se joue sans passage
guide-scatter-title = Une carte à chacun
guide-scatter = À cette donne, vos trois cartes vont à trois joueurs : la première choisie à gauche, la deuxième en face, la troisième à droite.
guide-scatter-learnt = Une à chacun : une carte pour chaque joueur
guide-scattered-title = Une carte de chacun
guide-scattered = Vous avez reçu { $cards }, une de chaque joueur, et vous savez de qui vient chacune.
guide-scattered-learnt = Vous savez qui vous a passé quelle carte
guide-smoosh-title = Au milieu
guide-smoosh = À cette donne, les trois cartes de chacun sont mélangées ensemble, et chaque joueur en reçoit trois. Vous pouvez retrouver les vôtres.
guide-smoosh-learnt = Brassage : trois cartes au milieu, trois qui en reviennent
guide-smooshed-title = Trois cartes du milieu
guide-smooshed = Vous avez reçu { $cards }. Personne ne sait d’où elles viennent.
guide-smooshed-learnt = Personne ne sait d’où vient chaque carte
guide-bonus-card-title = { $state ->
    [held] Vous avez la carte bonus
   *[taken] { $who ->
        [you] La carte bonus est à vous
       *[other] { $player } a la carte bonus
    }
}
guide-bonus-card = { $state ->
    [held] Qui prend { $cards } compte { $points } points de moins. Pour garder cette carte, gagnez le pli où vous la jouez.
   *[taken] { $who ->
        [you] { $cards } retire { $points } points de votre score dans cette donne.
       *[other] { $cards } retire { $points } points à { $player } dans cette donne.
    }
}
guide-bonus-card-learnt = La carte bonus retire des points
guide-moon-needs-bonus-title = { $state ->
    [yes] Avec la carte bonus
   *[no] Pas de chelem
}
guide-moon-needs-bonus = { $state ->
    [yes] Tous les points, et { $cards } aussi : il faut les deux pour un grand chelem.
   *[no] Un joueur a tous les points, mais quelqu’un d’autre a pris { $cards }. Ce n’est donc pas un grand chelem, et tous les points comptent.
}
guide-moon-needs-bonus-learnt = Le grand chelem exige aussi la carte bonus
guide-bonus-on-moon-title = La carte bonus compte aussi
guide-bonus-on-moon = { $who ->
    [you] Vous avez { $cards } : avec cette règle maison, le bonus est retiré de votre score malgré le grand chelem.
   *[other] { $player } a { $cards } : avec cette règle maison, le bonus est retiré malgré le grand chelem.
}
guide-bonus-on-moon-learnt = Après un grand chelem, la carte bonus compte aussi
guide-partnership-title = En équipe avec { $player }
guide-partnership = { $state ->
    [fixed] { $player }, en face de vous, joue avec vous : chacun compte les points des deux.
   *[ad-hoc] Les deux premiers à prendre un pli sont partenaires, et les deux autres aussi : ce que prend { $player } vous coûte également.
}
guide-partnership-learnt = Les partenaires comptent les points des deux
guide-shared-title = Points partagés
guide-shared = Ce qu’a pris { $player } compte aussi pour vous : { $points ->
    [one] { $points } point.
   *[other] { $points } points.
} Les partenaires comptent la même chose.
guide-shared-learnt = Ce que prend un partenaire compte aussi pour vous

guide-first-lead-title = { $who ->
    [you] Vous entamez
   *[other] { $player } entame
}
guide-first-lead = Avec cette règle maison, la première entame passe d’un joueur à l’autre, donne après donne, sans trèfle imposé.
guide-first-lead-learnt = On entame tour à tour le premier pli, sans trèfle imposé
guide-any-first-trick-title = Des points au premier pli
guide-any-first-trick = Avec cette règle maison, on peut jeter des cartes de pénalité dès le tout premier pli.
guide-any-first-trick-learnt = On peut jouer des cartes de pénalité au premier pli
guide-free-hearts-title = Entame à cœur permise
guide-free-hearts = Avec cette règle maison, pas besoin d’ouvrir les cœurs : vous pouvez en entamer un maintenant.
guide-free-hearts-learnt = On peut entamer à cœur à tout moment
guide-queen-waits-title = La dame doit attendre
guide-queen-waits = Aucun cœur n’a encore été joué. Avec cette règle maison, { $cards } en attend un tant que vous pouvez jouer autre chose.
guide-queen-waits-learnt = La dame de pique attend le premier cœur
guide-queen-forced-title = La dame doit partir
guide-queen-forced = Vous ne pouvez pas fournir : avec cette règle maison, vous devez défausser { $cards }.
guide-queen-forced-learnt = La dame de pique doit être défaussée à la première occasion
guide-pass-cycle-title = Pour { $player }
guide-pass-cycle = { $way ->
    [left] À cette table, les cartes vont toujours à gauche.
    [right] À cette table, les cartes vont toujours à droite.
    [across] À cette table, les cartes vont toujours en face.
    [left-right] À cette table, les cartes vont tour à tour à gauche et à droite.
   *[turning-no-hold] À cette table, on passe des cartes avant chaque donne.
}
guide-pass-cycle-learnt = Une règle maison fixe le sens du passage
guide-pass-count-title = { some-cards-title }
guide-pass-count = À cette table, on passe { some-cards } au lieu de trois.
guide-pass-count-learnt = Une règle maison fixe le nombre de cartes passées
guide-keep-spades-title = Hauts piques à garder
guide-keep-spades = Avec cette règle maison, on ne peut pas passer { $cards }. Choisissez parmi vos autres cartes.
guide-keep-spades-learnt = On ne peut pas passer les hauts piques
guide-kitty-title = { $who ->
    [you] Le talon est pour vous
   *[other] Le talon est pour { $player }
}
guide-kitty = Avec ce pli, { $count ->
    [one] la carte en trop de la donne { $who ->
        [you] vous revient
       *[other] revient à { $player }
    }
   *[other] les { $count } cartes en trop de la donne { $who ->
        [you] vous reviennent
       *[other] reviennent à { $player }
    }
}. Seul celui qui prend le pli { $count ->
    [one] la voit, mais ses
   *[other] les voit, mais leurs
} points comptent.
guide-kitty-learnt = Les cartes en trop vont à celui qui prend un certain pli
guide-penalties-title = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
guide-penalties = À cette table, { $penalties ->
    [hearts-only] seuls les cœurs coûtent des points, un chacun, et la dame de pique rien.
    [black-maria] le roi de pique coûte 10 et l’as 7, en plus des 13 de la dame.
    [face] le valet de cœur coûte 2, la dame 3, le roi 4, l’as 5.
    [pip] chaque cœur coûte sa valeur, jusqu’à 14 pour l’as, et la dame de pique rien.
   *[spot] chaque cœur coûte sa valeur, les figures 10, et la dame de pique 25.
}
guide-penalties-learnt = Une règle maison fixe les cartes qui coûtent des points
guide-bonus-floor-title = Pas sous zéro
guide-bonus-floor = Avec cette règle maison, { $cards } ne peut pas faire passer votre score d’une donne sous zéro.
guide-bonus-floor-learnt = Le bonus ne fait jamais passer les points d’une donne sous zéro
guide-moon-settled-title = Grand chelem
guide-moon-settled = { $who ->
    [you] Vous avez
   *[other] { $player } a
} pris toutes les cartes de pénalité. { $state ->
    [moon-add] Avec cette règle maison, les { $points } points vont à chacun des autres ; il n’y a rien à choisir.
    [moon-subtract] Avec cette règle maison, les { $points } points sont retirés du score de l’auteur ; il n’y a rien à choisir.
   *[none] Avec cette règle maison, il n’y a pas de grand chelem : les { $points } points restent à qui les a pris.
}
guide-moon-settled-learnt = Une règle maison fixe ce que vaut un grand chelem
guide-sun-title = { $who ->
    [you] Chelem total pour vous !
   *[other] Chelem total pour { $player } !
}
guide-sun = { $who ->
    [you] Vous avez
   *[other] { $player } a
} toutes les cartes de pénalité et tous les plis : avec cette règle maison, cela compte double, { $points } points.
guide-sun-learnt = Un grand chelem avec tous les plis compte double
guide-no-tricks-title = Aucun pli
guide-no-tricks = { $who ->
    [you] Vous n’avez
   *[other] { $player } n’a
} pris aucun pli dans cette donne : cinq points de moins.
guide-no-tricks-learnt = Cinq points de moins pour qui ne prend aucun pli

guide-claim-title = { $who ->
    [you] Le reste est joué d’avance
   *[other] { $player } met fin à la donne
}
guide-claim = { $state ->
    [take] { $who ->
        [you] Aucun autre joueur ne peut plus gagner de pli. Vous pouvez étaler votre main et prendre tout le reste.
       *[other] Aucun autre joueur ne peut plus gagner de pli : { $player } étale sa main et prend tout le reste.
    }
   *[end] Tous les points de cette donne ont été pris : inutile de jouer les derniers plis.
}
guide-claim-learnt = Une donne peut s’arrêter dès que tout est joué d’avance

guide-cost-trick-title = { $points ->
    [one] { $points } point pour vous
   *[other] { $points } points pour vous
}
guide-cost-trick = { $cards } est la plus forte carte à { the-suit } : le pli est à vous, avec tous les points qu’il contient.
guide-cost-queen-title = { $points } points pour vous
guide-cost-queen = { $cards } est la plus forte carte à { the-suit } : le pli est à vous, et la dame de pique avec.

### Ways of bots

temper-cautious = prudent
temper-cautious-help = Reste en dessous dès le deuxième tour d’une couleur et garde ses hautes cartes pour plus tard.
temper-daring = hardi
temper-daring-help = Garde la dame de pique si de petits piques la protègent, et entame de hauts trèfles et carreaux tant que les autres en ont beaucoup.
temper-shooter = ambitieux
temper-shooter-help = Tente le grand chelem avec des mains que d’autres diraient sans espoir.
