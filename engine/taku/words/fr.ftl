# What every game says, in French

# Glossary for translators: one word a thing.
#
# The page
# table: table · match: partie · seat: place · turn: tour; your turn: à vous (de jouer)
# home: Accueil · settings: Réglages · share, send, copy: partager, envoyer, copier · embed: intégrer
# link, code, file: lien, code, fichier · take over: prendre le relais · reload: recharger
# replay: revoir · undo: annuler · hint: indice · move: coup · log: journal · statistics: statistiques
# your games (played here): Vos parties · workshop: Atelier · open table: table ouverte
# house rule: règle maison · rule set, preset: formule · rules sheet: règles · score, points: points, score
# no one has played it yet: pas encore jouée
#
# Cards
# round: manche; in Hearts, hand: donne · deal (the cards or dice of a match): donne; the same deal: la même donne
# deal of the day: donne du jour · hand (cards one holds): main · deck: paquet · stock: talon
# trick: pli · suit: couleur · clubs, diamonds, hearts, spades: trèfle, carreau, cœur, pique
# ace, king, queen, jack: as, roi, dame, valet · rank (of a card): valeur
# lead: entamer, entame · follow suit: fournir · discard, throw: se défausser (de), défausser
# pass (no play): passer · go out: terminer, avoir terminé · partner: partenaire · a dimmed card: une carte grisée
#
# Hearts: the game: Dame de pique · penalty card: carte de pénalité · queen of spades: dame de pique
# hearts are broken: les cœurs sont ouverts; break hearts: ouvrir les cœurs
# pass three cards: passer des cartes, le passage · shoot the moon, moon: grand chelem
# claim the rest: réclamer le reste
#
# President: the game: Président (help and lines may name Trou du cul once)
# places: président, vice-président, neutre, vice-trou, trou · exchange of cards: échange de cartes
# set (equal ranks): groupe; paire, brelan, carré · sequence, run: suite · revolution: révolution
#
# Haggis: run of sets: suite de groupes, suite de paires · joker, wild card: joker · bomb: bombe
# bet, little bet, big bet: pari, petit pari, grand pari
# suits: la montagne, le soleil, l’étoile, la feuille, la lune (“7 de la lune”, “as de l’étoile”)
#
# Dice: die, dice: dé · roll: lancer; reroll: relancer · keep: garder · box: case; enter: inscrire; fill: remplir
# score pad, score sheet: feuille de score · upper boxes: cases du haut
# small, large straight: petite, grande suite · three, four of a kind: brelan, carré · full house: full
# Yams boxes: brelan, carré, full, petite suite, grande suite, yams, chance, plus, moins, rigole;
# colonne libre, descendante, montante
#
# Bots and learning
# bot: bot; level: niveau: facile, moyen, confirmé (skilled), fort, expert · guide: guide
# first game (guided): première partie · lesson, step: leçon, étape · practice: exercices, s’exercer
# train, training, problem: s’entraîner, entraînement, problème
# review (of a match): analyse; what mattered: les moments clés · decision: décision · mistake: erreur
# lab (own bots): labo · lesson desk: atelier de leçons · learner: élève; teacher: enseignant
# class: classe; slip: fiche de résultat · event: tournoi; organiser: organisateur; entrant: participant
#
# Friends: room: salon · invitation: invitation · host, guest: hôte, invité · device: appareil
# connection server: serveur de connexion; public servers: serveurs publics · spectators: spectateurs
#
# Typography: « » with U+00A0 inside, U+00A0 before a colon, U+202F before ; ! ? %, ’ as the apostrophe.
# A name has no known gender: no “de { $player }”, no “que { $player }”. The player is “vous”.

language-name = Français
language-tag = fr-FR
card-index = { $rank }{ $suit }

### Players

player-name = Joueur { $seat }

### For English sentences: games without French say those

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

card = { $rank } { $suit ->
    [soleil] du soleil
   *[other] de { $suit }
}
card-back = carte face cachée
card-wild = { $who ->
    [you] votre joker { $rank }
   *[other] joker { $rank } ({ $player })
}
card-X1 = joker rouge
card-X2 = joker noir
suit-S = pique
suit-H = cœur
suit-D = carreau
suit-C = trèfle
suit-R = la montagne
suit-O = soleil
suit-Y = l’étoile
suit-G = la feuille
suit-B = la lune
rank-A = as
rank-K = roi
rank-Q = dame
rank-J = valet
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

face-1 = un
face-2 = deux
face-3 = trois
face-4 = quatre
face-5 = cinq
face-6 = six

### What a game need not say itself

zone-stock = Talon
zone-discard = Défausse
zone-pool = Mis de côté
say-play = Jouer { $cards }
say-draw = Piocher une carte
say-pass = Passer
advice-forced = C’est votre seul choix.
nudge-forced = Vous n’avez qu’un seul choix.
advice-tried = Essayé jusqu’au bout dans de nombreuses donnes possibles, c’est ce qui a le mieux réussi.
nudge-tried = Que peuvent encore avoir les autres ?
decision-move = Coups
theme-move = Quel coup

### What is not a rule of a game

refusal-not-yours-title = Pas à vous
refusal-not-yours = Vous n’avez pas en main : { $cards }.
refusal-not-now-title = Pas maintenant
refusal-not-now = { $phase ->
    [turn] À { $player } de jouer.
    [over] La partie est finie.
    [undo] Il n’y a rien à annuler pour l’instant.
    [event-hint] Il n’y a pas d’indices dans un tournoi : chacun joue ces donnes sans aide.
    [event-undo] Dans un tournoi, un coup ne peut pas être annulé : pour tous, c’est le premier essai qui compte.
    [unseen] Les dés de ce tour n’ont pas été saisis : impossible de dire quel était le meilleur choix.
   *[other] Vous ne pouvez pas faire cela maintenant.
}
refusal-seen-title = Impossible d’annuler
refusal-seen = { $what ->
    [deal] De nouvelles cartes ont été distribuées, et vous les avez vues : ce qui précède reste tel quel.
    [roll] De nouveaux dés ont été lancés, et vous les avez vus.
   *[exchange] Vous avez vu les cartes reçues en échange : vous ne pouvez plus reprendre celles que vous avez données.
} On ne peut annuler cela qu’en s’exerçant.
refusal-unreadable-title = Pas compris
refusal-unreadable = Ce n’est pas un coup : { $problem }

### A deal that a player sets up by hand

refusal-deal-title = La donne
refusal-deal = { deal-fault }
deal-fault = { $problem ->
    [seat] Il n’y a personne à cette place.
    [foreign] Ici, ce jeu se joue sans : { $cards }.
    [owner] Ne peut aller qu’à son propriétaire : { $cards }.
    [many] À ce nombre de joueurs, personne ne reçoit plus de { $most } cartes.
    [twice] Une carte ne peut aller qu’à un seul endroit.
    [unequal] Tout le monde doit recevoir le même nombre de cartes.
    [whole] Toutes ces cartes doivent être distribuées, { $most } à chaque joueur.
   *[empty] Tout le monde doit recevoir au moins une carte.
}
