# The page in French

### Taku

tagline = Des cartes, des dés
welcome = Prenez place
welcome-line = Un jeu que vous ne connaissez pas ? Jouez votre première partie avec un guide à vos côtés : dix minutes suffisent, et il n’y a rien à lire avant.
promise-free = Gratuit
promise-offline = Marche hors ligne
promise-account = Sans compte

### Home

play = Jouer
play-game = Jouer : { $game }
starting = La table se prépare
played-soon = Encore un instant
left-unfinished = Parties en cours
resume = Reprendre
resume-turn = À vous
resume-other = Les autres jouent
also-unfinished = Autres parties en cours
round-number = Manche { $round }
place-now = vous êtes à la { $place ->
    [1] 1re
    [2] 2e
    [3] 3e
   *[other] { $place }e
} place
for-you = Pour vous aujourd’hui
remove = Supprimer
remove-match = Supprimer { $game }, { $when }
damaged = Illisibles
damaged-line = Ces parties restent telles quelles tant que vous ne les supprimez pas.
damaged-game = Partie enregistrée
damaged-why = { $part ->
    [format] Cette partie a été enregistrée par une autre version de Taku, que celle-ci ne sait pas lire.
    [game] Cette version de Taku n’a pas ce jeu.
    [options] Cette version n’a pas les règles maison de cette partie.
    [seats] Cette version n’a pas les bots ou le nombre de joueurs de cette partie.
    [move] Le coup { $entry } de cette partie n’est pas permis par les règles de cette version.
    [crash] La table a planté deux fois au même endroit de cette partie.
    [seed] Cette partie enregistrée est endommagée : sa donne est illisible.
    [log] Cette partie enregistrée est endommagée : ses coups sont illisibles.
    [names] Cette partie enregistrée est endommagée : les noms des joueurs sont illisibles.
    [when] Cette partie enregistrée est endommagée : sa date est illisible.
    [whole] Cette partie enregistrée est endommagée.
   *[other] Cette partie enregistrée est endommagée : sa section « { $part } » est illisible.
}
damaged-copy = Copier
damaged-copy-match = Copier en texte : { $match }
damaged-copied = La partie enregistrée a été copiée sous forme de texte.
damaged-remove = Supprimer définitivement : { $match }
games = Jeux
more-games = Autres jeux
rules = Règles
rules-of = Règles : { $game }
options = Options
options-of = Options : { $game }
settings = Réglages
about = À propos
site-line = Jouez à la Dame de pique, au Président, au Haggis et aux jeux de dés contre des bots ou entre amis, et apprenez-les en jouant. Gratuit, sans compte ni publicité.
back = Retour
close = Fermer
other-theme = Clair ou sombre
change-language = Choisir une langue
language-done = { $share } traduits ; le reste en anglais
language-offline = Demande une connexion la première fois
language-line = La page, les règles et ce qui est lu à voix haute changent aussitôt.
language-help = Aider à traduire

face-unbroken = { $face }
decimal-sign = ,
progress = La table se prépare
progress-bytes = La table se prépare · { $loaded } sur { $total } Mo
progress-starting = La table se prépare · c’est presque prêt

### A game

new-match = Nouvelle partie
setup = { $players ->
    [one] { $players } joueur
   *[other] { $players } joueurs
}{ $people ->
    [0] {""}
   *[other] , { $people } sur cet appareil
}{ $bots ->
    [none] {""}
    [easy] , bots faciles
    [normal] , bots moyens
    [skilled] , bots confirmés
    [strong] , bots forts
    [expert] , bots experts
   *[other] , bots de plusieurs niveaux
}
look-back = Vos parties
workbench = Atelier
lessons = Leçons
see-again = Revoir
done-of = { $done } sur { $all }
last-result = { $result } { $day }
won-of = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
} sur { $matches }
not-played-yet = pas encore jouée
not-begun-yet = pas commencé
all-hands-seen = voir toutes les mains
unfinished = inachevée
daily-begun-before = commencée puis supprimée
matches-of = Revoir : { $game }
filter-result = Résultat
remove-played = Supprimer la partie ({ $day }, { $result })

### Notices

notice = Avis
dismiss = Fermer
notice-update = Une nouvelle version de Taku est prête.
update = Mettre à jour
notice-not-kept = Ce navigateur n’enregistre rien ici : parties et réglages durent jusqu’à la fermeture de la page.
notice-measured = { $kind ->
    [league] La ligue est terminée après { $deals } donnes.
    [wrong] La mesure s’est arrêtée avant la fin : { $name }.
   *[measure] Mesure terminée sur { $deals } donnes : { $name }.
}
notice-not-opened = { damaged-why } La partie est gardée telle quelle.
notice-unavailable = La table n’a pas pu être chargée. Vérifiez votre connexion : après la première visite, Taku marche hors ligne.
notice-incomplete = Une partie de la page n’a pas pu être chargée. Vérifiez votre connexion : une fois tout chargé, Taku marche hors ligne.
notice-standstill = La table met du temps à se charger : la connexion est lente ou s’est arrêtée. Cela peut encore aboutir.
notice-no-webassembly = Les parties et les leçons ne marchent pas dans ce navigateur : WebAssembly manque ou est désactivé (comme en mode Isolement). Vous pouvez tout de même lire les règles.
retry = Réessayer
notice-replaced = Taku a été mis à jour. Rechargez la page pour continuer.
reload = Recharger
notice-not-read = Ce que ce navigateur a enregistré est illisible pour l’instant.
notice-not-erased = Ce navigateur refuse pour l’instant de supprimer les parties enregistrées. Tout le reste est supprimé.
notice-tablebase-missing = Les données du bot le plus fort n’ont pas pu être chargées : un bot moins fort joue à sa place. Vérifiez votre connexion.
notice-may-go = { $browser ->
    [webkit] Safari supprime les parties enregistrées après sept jours sans visite, sauf si Taku est installé.
   *[other] Ce navigateur peut supprimer vos parties enregistrées quand la place vient à manquer.
}
keep-games = Comment les garder
notice-lost = Le navigateur a supprimé vos parties enregistrées. Si vous avez un fichier de sauvegarde, vous pouvez l’importer.
bring-file = Importer un fichier
notice-waits = Votre partie est enregistrée telle que vous l’avez laissée.
back-to-game = Retour à la partie
notice-nowhere = Il n’y a pas de page à l’adresse « { $address } ».
notice-apart = Cette partie se joue entre amis. Rouvrez son lien pour continuer.
notice-elsewhere = Cette partie est ouverte dans un autre onglet.
play-here = Jouer ici
notice-taken = Cette partie continue dans un autre onglet.
notice-not-laid = La table a planté deux fois sur cette position : elle ne peut pas être ouverte ici.
notice-further = Ailleurs, vous étiez plus loin dans cette partie : elle reprend de là.{ $parted ->
    [true] {" "}Ce que vous avez joué ici est enregistré comme une partie à part.
   *[false] {""}
}
notice-removed = { $count ->
    [1] Supprimé : { $what }.
   *[other] Supprimé : { $what } et d’autres, { $count } en tout.
}
undo-removal = Annuler
put-back = Rétabli.
notice-not-removed = Ce navigateur refuse pour l’instant de supprimer cela.
notice-restarted = Il a fallu redémarrer la table. Votre partie continue là où elle en était.

### First games

first-game = Première partie
first-row = Première partie
first-which = Quel jeu ?
first-line = Une vraie partie, avec un guide qui explique chaque règle le moment venu.
first-minutes = dix minutes
first-played = jouée
first-leave = Quitter (la partie est enregistrée)
first-over = { $game } : vous savez jouer
first-learnt = Ce que vous avez appris
first-yet = À découvrir en jouant
first-further = Pour continuer :
first-again = Rejouer avec une autre donne
first-try = Essayer dans une courte donne
first-options = Découvrir une règle maison dans une courte donne
notice-first-anew = Cette partie n’a pas pu être rouverte là où vous l’aviez laissée : elle recommence.
guide = Guide
guide-is = Guide : { $on ->
    [true] activé
   *[false] désactivé
}
guide-again = Revoir : { $title }
guide-repeat = Revoir ce que disait le guide
guide-ask = { $game } : un guide ? Je peux expliquer chaque règle la première fois qu’elle se présente.
guide-ask-yes = Oui
guide-ask-no = Non
unfold = Tout voir
rules-met = Règles vues
rules-to-come = { $count ->
    [one] { $count } règle encore à venir
   *[other] { $count } règles encore à venir
}
rules-still-to-come = Encore à venir
tell-again = Réexpliquer toutes les règles
keep-it = Garder
try-again = Réessayer
play-match = Jouer une partie

### Lessons

learn = Apprendre
learn-game = Apprendre : { $game }
learn-line = De courtes leçons : on lit un peu, on joue un peu. Aucune ne prend plus de trois minutes.
learn-left = Continuer : { $game }, { $title }
learn-left-line = étape { $step } sur { $steps }
learn-standing = { $done ->
    [one] { $done } leçon
   *[other] { $done } leçons
} sur { $all }
learn-rules = Les règles
learn-options = Règles maison
learn-strategy = Bien jouer
learn-club = Leçons ajoutées par ce site
notice-no-lesson = Cette leçon n’existe pas. Choisissez l’une de celles-ci.
notice-no-step = Cette étape n’existe pas dans la leçon.
lesson-number = { $game } · leçon { $number }
lesson-start = Commencer
lesson-leave = Quitter la leçon
lesson-text = Le sujet de cette étape
lesson-step = Étape { $step } sur { $steps }, { $stars ->
    [one] { $stars } étoile gagnée
   *[other] { $stars } étoiles gagnées
}
lesson-stars = { $stars ->
    [one] { $stars } étoile
   *[other] { $stars } étoiles
} sur { $steps }
lesson-right = C’est ça
lesson-poor = Il y a mieux
lesson-other = Permis, mais pas cette fois
lesson-refused = Interdit
lesson-wrong = Regardez encore
lesson-missed = Il fallait aussi : { $cards }.
lesson-rule = Règle : { $rule }
lesson-broken = Cette étape ne peut pas s’afficher. Passez à la suivante.
lesson-continue = Continuer
lesson-known = Vous l’avez appris dans votre première partie.
lesson-again = Réessayer
lesson-take-back = Annuler
lesson-answer = Répondre
lesson-answer-own = { $answer }
lesson-your-answer = Votre réponse
lesson-less = Un de moins
lesson-more = Un de plus
ask-these = { $most ->
    [1] Choisissez une carte
   *[other] Choisissez des cartes
}
lesson-these = { $count ->
    [0] Choisissez
    [one] Cette carte
   *[other] Ces { $count } cartes
}
try-these = { $count ->
    [one] Essayer cette carte
   *[other] Essayer ces cartes
}
show-answer = Voir la réponse
lesson-shown-number = La réponse est { $number }.
lesson-shown-seat = { $who ->
    [you] C’est vous.
   *[other] C’est { $player }.
}
lesson-shown-cards = La réponse : { $cards }.
lesson-shown-try = Essayez exactement ce que demande la leçon : la table dira pourquoi ce n’est pas permis.
advice-guess = Une estimation : les valeurs exactes n’ont pas pu être chargées.
lesson-nudge-move = Relisez la question. Tout ce qui n’est pas grisé est permis.
lesson-nudge-forbidden = Touchez-la, même grisée : vous ne risquez rien.
lesson-nudge-playable = Prenez les cartes une à une : les règles permettent-elles de jouer celle-ci ?
lesson-nudge-number = Comptez lentement, un par un.
lesson-nudge-seat = Faites le tour de la table, joueur par joueur.
lesson-nudge-choice = Écartez les réponses impossibles.
lesson-nudge-play = Jouez comme dans une partie : il n’y a pas qu’une bonne réponse ici.
lesson-over = { $praise ->
    [2] Vous avez gagné toutes les étoiles.
    [1] Bien joué. Recommencez pour les étoiles qui manquent, ou passez à la suite.
   *[other] Vous êtes au bout. Recommencez : ce sera plus facile.
}
lesson-taught = Règles de cette leçon
lesson-next = Suite : { $title }
lesson-once-more = Rejouer
lesson-all = Toutes les leçons : { $game }

### Practice

practice = Exercices
practice-of = Exercices : { $game }
practice-line = Des questions rapides à l’infini, chacune sur une nouvelle position. Celles que vous ratez reviennent plus souvent.
practice-new = Pas commencé
practice-standing = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $answered } · meilleure série { $best }
practice-right = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $answered }
practice-streak = { $streak ->
    [0] Nouvelle série
   *[other] { $streak } à la suite
}
practice-shaky = Elles reviennent plus souvent
practice-wrong = Pas tout à fait
practice-answer = La réponse : { $answer }.
practice-next = Question suivante
practice-leave = Quitter les exercices
kind-yes = Oui
kind-no = Non

### Problems

train = S’entraîner
train-of = S’entraîner : { $game }
train-line = Que joueriez-vous ?
train-lead = Des positions tirées de parties entre bots, où un coup ou quelques-uns sont nettement meilleurs. Celles que vous ratez reviennent.
train-leave = Quitter les problèmes
train-problem = Problème { $at } sur { $all }
train-dots = justes : { $right }, faux : { $wrong }, à venir : { $left }
train-what = Que joueriez-vous ?
train-last = { $who ->
    [you] Vous avez pris le dernier pli
   *[other] { $player } a pris le dernier pli
}
train-next = Problème suivant
train-play-on = Poursuivre
train-costs = { $cards } { $count ->
    [one] coûte
   *[other] coûtent
} { $amount }
train-costs-move = « { $move } » coûte { $amount }
train-give-or-take = { $told }, à { $error } près
train-right = { $count ->
    [one] Juste : c’est le meilleur coup
   *[other] Juste : l’un des { $count } coups à peu près équivalents
}
train-shown = Le mieux : { $cards }
train-shown-move = Le mieux : { $move }
train-best = le mieux
train-best-move = Le meilleur coup
train-your-move = Votre coup
train-tempting = L’erreur d’un bot
train-ways = Deux suites possibles
train-see-ways = Voir les deux suites
train-playing-out = Les deux coups se jouent…
train-no-ways = Les suites de ce problème ne peuvent pas s’afficher.
train-way-told = { $name } : { $words }
train-often = C’est arrivé dans { $often ->
    [one] { $often } essai
   *[other] { $often } essais
} sur { $worlds } ; après l’autre coup, dans { $otherwise }.
train-later = { $count ->
    [one] { $count } pli entre-temps
   *[other] { $count } plis entre-temps
}
train-trick = Étape { $at } sur { $all }
train-trick-before = Avant
train-trick-after = Après
train-send = Copier un lien vers ce problème
train-not-copied = Le lien n’a pas pu être copié.
train-over = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $all }
train-over-loss = Chaque réponse a coûté { $amount } en moyenne.
train-day = Problème du jour
train-not-tried = Pas encore tenté
train-was-right = Juste
train-was-wrong = Faux
train-try = Essayer
train-lost = Où vous perdez le plus
train-unit = points par décision
train-count = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}
train-hard-to-tell = difficile à dire
train-kind-told = { $error ->
    [none] { $amount } perdus, une décision
   *[other] { $amount } perdus par décision, à { $error } près
}
train-start = { $count ->
    [one] Résoudre { $count } problème
   *[other] Résoudre { $count } problèmes
}
train-session = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
}, environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
train-due = { $count ->
    [one] Une erreur passée revient.
   *[other] { $count } erreurs passées reviennent.
}
train-mostly = Plus souvent que les autres : { $kinds }, où vous perdez le plus.
train-strength = Votre force
train-strength-unit = points perdus par décision
train-strength-you = Vous { $loss }
train-strength-told = Vous perdez { $amount } par décision, à { $error } près.
train-strength-bot = Bot « { $level } » : { $loss }.
train-strength-needs = { $count ->
    [one] { $count } décision
   *[other] { $count } décisions
} sur { $all }
train-strength-when = Le chiffre s’affiche dès qu’il est fiable : après { $all } décisions analysées, soit une à trois parties.
train-like = Vous jouez à peu près comme le bot « { $level } » (± { $error }).
train-between = Vous jouez entre le bot « { $weaker } » et le bot « { $stronger } » (± { $error }).
train-above = Vous jouez mieux que le bot « { $level } » (± { $error }).
train-below = Vous jouez moins bien que le bot « { $level } » (± { $error }).
train-formula = Comment c’est calculé
train-formula-mean = chiffre = (perte 1 + perte 2 + … + perte n) ÷ n
train-formula-error = marge (±) = 2 × écart type ÷ √n
train-formula-help = n = { $count } : vos dernières décisions analysées où vous aviez le choix, { $most } au plus. Une perte est ce que le coup a laissé échapper, et 0 si aucun meilleur coup n’a été trouvé. Les décisions jugées d’après les chances de gagner sont exclues, car elles ne se comptent pas en points.
train-formula-bots = Les bots ont été mesurés de la même façon, avec les règles habituelles.
train-formula-unusual = { $count ->
    [one] L’une de vos décisions a été prise avec d’autres règles ou un autre nombre de joueurs.
   *[other] { $count } de vos décisions ont été prises avec d’autres règles ou un autre nombre de joueurs.
}
train-review = Analyser une partie
train-review-count = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}{ $inIdleTime ->
    [true] , aux temps morts
   *[false] {""}
}
train-class = En classe
train-class-line = { $game } : jusqu’à dix problèmes, réunis dans une leçon à vous. Envoyez le lien et recevez en retour les fiches de résultat des élèves, ou projetez la leçon.
train-class-mixed = Mélangés
train-class-costs = Cela coûte { $amount } en moyenne.
train-class-other = Un autre coup est meilleur en moyenne.
holds-spread = Répartissez 100 % entre les réponses avant de jouer.
holds-soon = D’abord une question sur les autres mains
holds-evenly = Parts égales
holds-impossible = impossible
holds-no-one = Personne
holds-skip = Passer
holds-mine = C’est mon avis
holds-engine = Taku
holds-truth = l’a en main
holds-curve = Quand vous dites { $said }, c’est vrai dans { $was } des cas
holds-said = vous disiez
holds-was = c’était vrai
train-after-review = { $count ->
    [one] { $count } problème
   *[other] { $count } problèmes
} de ce genre
notice-no-problem = Ce problème n’existe pas ici.

### Options

presets = Formules toutes prêtes
preset-own = Votre mélange
own-save-as = Enregistrer ces règles sous un nom
own-save = Enregistrer
own-replace = Remplacer
own-name = Nom de ces règles
own-rename = Renommer
own-drop = Supprimer
own-taken = Vous avez déjà des règles de ce nom.
own-saved = « { $name } » : enregistré.
own-send = Envoyer
set-base = { $set }
set-with = { $set } + { $rule }
set-without = { $set } − { $rule }
set-more = { $set } + { $count } autres
set-own = { $name } ({ $set })
different-from = Différences avec { $set }
also-called = Aussi : { $names }
rules-for = { $count ->
    [0] Aucune règle pour « { $typed } »
    [one] { $count } règle pour « { $typed } »
   *[other] { $count } règles pour « { $typed } »
}
all-rules = Les { $count } règles
rules-on = En vigueur
rules-on-count = { $on } sur { $all }
other-rules = Les autres règles ({ $count })
send-rules = Envoyer les règles
send-rules-wall = Vos amis qui scannent ceci voient les règles ; ils peuvent jouer avec et les garder.
send-rules-help = { $named ->
    [true] Le lien contient tout, y compris votre nom, { $from } : ni serveur, ni compte.
   *[other] Le lien contient tout : ni serveur, ni compte, rien sur vous.
}
rules-sent = { $named ->
    [true] Règles maison envoyées par { $from }
   *[other] Règles maison envoyées par un ami
}
rules-sent-others = Les autres règles
rules-sent-as = { $count }, comme dans { $set }
rules-sent-note = « Garder » ajoute ces règles aux vôtres sur cet appareil. Jouer ne change pas vos règles.
rules-unknown = { $count ->
    [one] Une règle est inconnue ici : mettez Taku à jour.
   *[other] { $count } règles sont inconnues ici : mettez Taku à jour.
}
rules-keep = Garder
rules-kept = Gardées
single-rules = Règles une à une
more-rules = Autres règles maison ({ $on ->
    [0] aucune active
    [one] { $on } active
   *[other] { $on } actives
})
find-rule = Chercher une règle maison
option-brings = Ce choix entraîne aussi « { $what } »
option-needs = Il faut « { $what } »
option-needs-players = Seulement à { $counts } joueurs
option-value = { $option } : { $values }
option-true = oui
option-false = non
players = Joueurs
number-of-players = Nombre de joueurs
player-count = { $count }
bots-level = Niveau des bots
level-easy = Facile
level-easy-help = Joue selon les règles, sans trop de plan.
level-normal = Moyen
level-normal-help = Réfléchit un peu à l’avance, comme la plupart des gens.
level-skilled = Confirmé
level-skilled-help = Essaie quelques coups avant de décider.
level-strong = Fort
level-strong-help = Réfléchit plus longtemps et retient chaque carte.
level-expert = Expert
level-expert-help = Réfléchit le plus : plusieurs secondes par coup sur un appareil lent.
seat-level-help = Vaut dès le prochain coup ; c’est noté dans le journal et les statistiques.
event-level = { $player } joue maintenant à un autre niveau : { $after } (avant : { $before }).
sitter-human = Quelqu’un sur cet appareil
sitter-bot = Bot · { $level }
bot-with-temper = { $bot } · { $temper }
seat-name = Nom du joueur { $seat }
seat-who = Qui est le joueur { $seat }
your-name = Votre nom
several-people = À plusieurs sur un appareil : les cartes sont cachées entre les tours.
deal = Distribuer

### Rules

rule-on = oui
rule-off = non
example = Exemple
example-table = Sur la table
example-hand = Votre main
example-yes = Permis
example-no = Interdit
example-fine = permis
example-taken-of = Pris
example-hand-of = Encore en main
rules-off = Règles non utilisées ici : { $rules }
link-to-rule = Lien vers cette règle
search-rules = Chercher une règle
search-clear = Effacer la recherche
rules-found = { $count ->
    [0] Aucun résultat
    [one] { $count } règle trouvée
   *[other] { $count } règles trouvées
}
learn-it = Apprendre en jouant : { $lesson }
lesson = Leçon : { $lesson }
to-lesson = Leçon
house-rules-count = Règles maison : { $on } sur { $all }
change = Changer
print = Imprimer

### Help

manual-title = Aide
manual-search = Chercher dans l’aide
manual-found = { $count ->
    [0] Aucun résultat
    [one] Une section
   *[other] { $count } sections
}
manual-go = Y aller
manual-go-to = Y aller : { $title }
manual-play-title = Commencer et reprendre
manual-play = Touchez « Jouer » à côté d’un jeu : des bots s’installent à votre table. Fermez la page quand vous voulez ; « Reprendre » vous ramène à la partie.
manual-table-title = Cartes et dés
manual-table = Touchez une carte pour la choisir ; touchez-la encore, ou le bouton, pour la jouer. Une carte grisée ne peut pas être jouée pour l’instant : touchez-la et la table dit pourquoi. Touchez les dés pour les garder, et une case pour la remplir.
manual-hints-title = Indices et retours en arrière
manual-hints = L’ampoule donne d’abord un coup de pouce, puis le coup et sa raison. Vous pouvez annuler votre dernière décision tant que vous n’avez rien vu de nouveau ; dans les exercices et les leçons, à tout moment.
manual-options-title = Règles maison et joueurs
manual-options = La page de chaque jeu montre les règles qu’il utilise. Dans les options, changez les règles, le nombre de joueurs, leurs noms et le niveau des bots. Vous pouvez enregistrer une formule sous le nom de votre choix.
manual-first-title = Première partie
manual-first = Une vraie partie, courte, avec un guide qui explique chaque règle quand elle compte. Les suites d’un mauvais coup se jouent lentement sous vos yeux, et vous pouvez l’annuler.
manual-learn-title = Leçons
manual-learn = De toutes petites donnes, une idée à la fois, quelques minutes par leçon. Vous jouez chaque coup vous-même, même les coups interdits. Vous pouvez envoyer un lien vers n’importe quelle leçon.
manual-practice-title = Exercices
manual-practice = Des questions rapides à l’infini. Celles que vous ratez reviennent plus souvent.
manual-rules-title = Règles
manual-rules = Toutes les règles, chacune avec un exemple en image, classées par chapitre, avec une recherche. Un coup refusé mène à sa règle, et une règle à la leçon qui l’enseigne. Vous pouvez imprimer les règles.
manual-review-title = Les moments clés
manual-review = Après une partie, voyez ce que vos décisions ont coûté et ce que les cartes vous ont apporté, vos trois coups les plus coûteux et le fil de la partie. Reprenez une décision sans voir la réponse. Le nombre après ± est une marge : 19 fois sur 20, la vraie valeur s’y trouve.
manual-mistakes-title = Mes erreurs
manual-mistakes = Quand « Les moments clés » trouve une erreur nette, elle revient après 1, 3, 7 et 21 jours, jusqu’à ce que vous ayez répondu juste à chaque fois.
manual-statistics-title = Statistiques
manual-statistics = Vos résultats par jeu, options et niveau, votre force sans la chance, et les genres de décisions qui vous réussissent. La feuille de score de chaque partie montre les manches sous forme de courbe.
manual-replay-title = Revoir
manual-replay = Chaque partie est enregistrée coup par coup. Parcourez-la, revoyez-la par les yeux de n’importe quel joueur une fois qu’elle est finie, et rejouez à partir de n’importe quel point pour vous exercer.
manual-daily-title = Donne du jour
manual-daily = La même donne pour tout le monde. Les jours passés sont dans le calendrier, et vous pouvez copier votre résultat en une ligne de texte. Ensuite, vous voyez le score du bot fort à votre place.
manual-send-title = Envoyer une partie, une donne ou une position
manual-send = Envoyez une partie entière, une donne avec votre score à battre, ou une seule position, par un lien ou un QR code. Rien n’est stocké sur un serveur.
manual-study-title = Table ouverte
manual-study = Toutes les mains visibles, pour enseigner : avancez, reculez, changez n’importe quel coup, composez une position à la main et envoyez-la par un lien.
manual-friends-title = Des amis, chacun sur son appareil
manual-friends = Invitez des amis par un lien ou un QR code : chacun a sa main sur son écran, et des bots prennent les places libres. Votre appareil distribue et connaît toutes les mains : jouez donc avec des gens de confiance. D’autres peuvent regarder si vous le permettez.
manual-side-title = Dans la même pièce, sans internet
manual-side = Deux appareils dans la même pièce peuvent se connecter en se montrant chacun un code, sans aucun serveur.
manual-shared-title = À plusieurs sur un appareil
manual-shared = Nommez d’autres joueurs dans les options. Les cartes restent cachées jusqu’à ce que le joueur suivant touche son nom.
manual-lessons-title = Vos propres leçons
manual-lessons = Écrivez des leçons à l’atelier de leçons : composez une position, demandez un coup, un nombre ou un choix, et dites pourquoi une réponse est fausse. Les règles du jeu vérifient tout avant l’envoi par lien, code ou fichier.
manual-class-title = Pour une classe
manual-class = Les fiches de résultat des élèves montrent comment chaque étape s’est passée : recueillez-les par caméra, lien ou code texte, ou laissez-les arriver toutes seules. Avec un projecteur, affichez une étape en grand et interrogez tout le monde. Rien ne va sur un serveur.
manual-lab-title = Labo
manual-lab = Écrivez un bot en Python dans le navigateur. Essayez-le coup par coup, mesurez-le contre les bots des différents niveaux, faites-le asseoir à une table et envoyez-le par un lien.
manual-python-title = Bibliothèque Python
manual-python = Tout cela existe aussi en bibliothèque Python : règles, bots, analyse et arène. Sa documentation contient des exemples qui tournent dans le navigateur.
manual-data-title = Vos données
manual-data = Tout reste dans ce navigateur. Exportez tout dans un fichier, importez-le dans un autre navigateur, ou supprimez tout. L’importation ne fait qu’ajouter.
manual-offline-title = Hors ligne
manual-offline = Après la première visite, tout marche hors ligne. Une nouvelle version attend votre accord et n’arrive jamais au milieu d’une partie.
manual-keyboard-title = Clavier
manual-keyboard = Les flèches parcourent la main, Espace choisit, Entrée joue ; S, H, D et C vont à une couleur (pique, cœur, carreau, trèfle), 1 à 5 gardent un dé. T lit la table, P les points, L le dernier pli, W dit pourquoi une carte ne peut pas être jouée, et ? donne la liste des touches. Dans les Réglages, vous pouvez choisir d’autres lettres pour ces questions.
manual-hearing-title = Lecteurs d’écran et basse vision
manual-hearing = Tous les jeux et toutes les leçons peuvent se jouer avec un lecteur d’écran ; dans les Réglages, choisissez s’il en dit plus ou moins, ou laissez la page lire elle-même à voix haute. Il y a un thème clair, un sombre et un très contrasté, une teinte pour chacune des quatre couleurs, des cartes plus grandes et un index géant. Les boutons de la table peuvent être placés à gauche.

accessibility = Accessibilité
access-tested-title = Ce qui a été testé
access-tested = Des tests automatiques vérifient chaque version dans Chromium : chaque jeu et chaque genre d’étape de leçon se joue au clavier seul, et l’on contrôle ce que reçoit un lecteur d’écran. L’outil axe cherche les écarts aux WCAG 2.2, niveau AA. On essaie aussi les largeurs dès 320 pixels, le texte deux fois plus grand, le contraste élevé, les couleurs forcées et les animations réduites. Avec le lecteur d’écran Orca et Firefox, un refus, un pli, un passage et une étape de leçon sont testés.
access-limits-title = Limites connues
access-limits = À notre connaissance, personne qui utilise un lecteur d’écran chaque jour n’a encore testé Taku. Il n’a pas non plus été essayé avec des contacteurs ou une plage braille. Les cartes très serrées gardent l’index normal. La lecture à voix haute demande une voix pour votre langue sur votre appareil.
access-report-title = Quelque chose vous gêne ?
access-report = Dites-le aux personnes qui gèrent cette page, ou ouvrez un ticket là où se trouve le code source de Taku. Indiquez ce que vous vouliez faire, votre navigateur, votre lecteur d’écran et le numéro de ce build : { $build }.

### The open table

open-table = Table ouverte
study-this = Voir cartes sur table
open-hands = Montrer les mains de tous ?
open-hands-what = Vous verrez toutes les cartes, et vous ne pourrez plus les oublier. La partie elle-même reste telle quelle et vous attend : revenez en arrière pour la continuer.
open-hands-yes = Montrer
open-hands-no = Revenir
study-of = Table ouverte : { $game }
notice-takes-over = { $name } joue maintenant à la place d’un bot.
notice-taken-over = L’appareil hôte ({ $gone }) a quitté la table. { $who ->
    [you] Vous prenez le relais
   *[other] { $name } prend le relais
  } ; { $redealt ->
    [true] cette manche est redistribuée.
   *[false] rien n’est perdu.
  }
notice-went-on = { $name } a pris le relais de la partie. Vous continuez à votre place.
notice-unlike = { $count ->
    [0] L’appareil hôte ({ $name }) a envoyé une partie qui ne peut pas être jouée.
    [one] L’appareil hôte ({ $name }) montre maintenant la manche { $rounds } autrement que vous ne l’avez vue.
   *[other] L’appareil hôte ({ $name }) montre maintenant les manches { $rounds } autrement que vous ne les avez vues.
  }
notice-asked-again = L’appareil hôte a tiré la donne suivante { $count } fois : il a pu en choisir une à son goût.
notice-room-overfull = L’hôte a envoyé plus que ce que cet appareil enregistre pour un salon. La suite n’est plus enregistrée ; si cela continue, quittez le salon.
notice-bad-link = Ce lien ne marche pas : { $part ->
    [size] il est trop long.
    [version] il a été fait par une autre version de Taku.
    [older] il a été fait par une version plus ancienne de Taku. Demandez une nouvelle invitation.
    [kind] c’est un lien d’un autre genre.
    [game] cette version de Taku n’a pas ce jeu.
    [rules] ses règles maison sont inconnues ici.
    [players] ses bots ou son nombre de joueurs sont inconnus ici.
    [moves] ses coups ne peuvent pas être joués.
    [place] sa position dans la partie est fausse.
    [score] son score à battre est impossible.
    [lesson] il ne contient pas de leçon valable{ $named ->
        [true]  : sa section « { $where } » n’est pas valide.
       *[other] .
    }
    [check] il en manque un morceau, ou il a été modifié.
   *[other] il est endommagé ou fait pour une autre version.
}
study-eyes = Quelles cartes voir
study-all = Toutes
study-hands = Toutes les mains
study-hand = { $player } : { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
study-no-cards = Pas de carte
study-line = Parcourir la partie
study-place = Position dans la partie
study-at = Coup { $at } sur { $count }
study-first = Au début
study-back = Un coup en arrière
study-next = Un coup en avant
study-final = À la fin
jumps = Sauter par pli ou par manche
jump-before = { $what } : reculer
jump-after = { $what } : avancer
jump-turn = Tour
study-bot = Coup du bot
study-other = Autre suite
study-set-up = Composer
notice-line-left = C’est une nouvelle suite. Celle qui a été jouée est gardée.
line-back = Y revenir
study-chance = On va distribuer des cartes
study-by-hand-cards = Donner à la main
study-by-hand-dice = Choisir les dés
study-draw-cards = Donner au hasard
study-draw-dice = Lancer les dés
study-cancel = Retour à la table
study-cards = Donner à la main
study-cards-help = Choisissez qui reçoit des cartes, puis touchez-les dans le paquet. Touchez une carte donnée pour la reprendre ; les touches 1 à 9 la donnent à une place.
study-gets = Qui reçoit la prochaine carte
study-deck = Le paquet
study-count = { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
study-given = { $card }, pour { $name }
study-apart = Mises à part
study-each = Cartes par joueur
study-usual = habituel
study-fill = Donner le reste au hasard
study-clear = Tout reprendre
study-lay = Poser sur la table
study-dice = { $who ->
    [you] Votre lancer
   *[other] Lancer : { $player }
}
study-die = Dé { $place }
study-dealer = Qui donne en premier ?
study-rules = Joueurs et règles maison
study-text = En texte
study-lay-text = Mettre en place d’après ce texte
study-text-help = Une entrée par ligne : donnes, lancers et coups, comme dans une partie enregistrée. Modifiez ce texte, ou collez-en un autre.
study-bad-line = Ligne { $line }, « { $entry } » : { $why }

### Seen again

replay = Revoir
replay-of = Revoir : { $game }
replay-from = Partie revue, { $day }
replay-step = Revoir coup par coup
replay-play-on = Poursuivre
transcript = Déroulement
before-first = Avant la première donne
practice-match = pour s’exercer
notice-not-yet = Plusieurs personnes jouent : vous pourrez revoir cette partie une fois finie.

### Sent

send = Envoyer
send-what = Quoi envoyer
send-match = La partie entière
send-match-help = Pour la revoir coup par coup. Les noms que vous avez saisis sont inclus.
send-deal = La même donne
send-deal-help = Le même jeu avec les mêmes donnes ou les mêmes lancers, à jouer depuis le début.
send-score = Votre résultat est inclus comme score à battre : { $score }{ $named ->
    [false] .
   *[true] , par { $name }.
}
send-position = Cette position
send-position-help = Sur la table ouverte, avec toutes les mains, pour jouer à partir de là.
send-tells = Votre partie n’est pas finie : toute personne qui décode ce lien peut voir les cartes ou les dés à venir.
send-link = Lien
send-copy = Copier le lien
send-copied = Copié
send-select = La copie a échoué. Le texte est sélectionné : copiez-le vous-même.
send-on = Partager…
send-code = QR code du lien
send-too-long = Ce lien est trop long pour un QR code lisible par une caméra.
send-none = Le lien contient tout. Rien n’est stocké sur un serveur.

deal-sent = Une donne pour vous
deal-sent-line = Quelqu’un vous a envoyé cette donne : tous ceux qui ouvrent le lien reçoivent les mêmes cartes ou les mêmes dés, et les mêmes bots.
rival-line = Score à battre ({ $name }) : { $score }
rival-nameless = l’expéditeur
rival-own = Vous avez joué cette donne : { $score }
rival-unchecked = C’est ce que dit le lien ; ce n’est pas vérifié.

### The deal of the day

daily = Donne du jour
daily-line = Une nouvelle donne chaque jour, la même pour tous, bots compris
daily-open = Pas encore jouée
daily-removed = Commencée puis supprimée
daily-again = pas le premier essai
daily-play-again = Rejouer
daily-since = Rejouée : { $points }
daily-played = { $played ->
    [0] pas encore jouée
    [one] { $played } jouée sur { $all }
   *[other] { $played } jouées sur { $all }
}
daily-place = { $place } sur { $sides }
daily-copy = Copier le résultat
daily-not-copied = Le résultat n’a pas pu être copié.
fair-daily = C’est la donne du jour : son numéro est la date, pour que tout le monde reçoive la même donne. Ce n’est pas un secret.
daily-of = Donne du jour : { $game }
daily-today = Aujourd’hui
daily-all = Toutes les donnes du jour
par = Le bot fort à votre place
par-line = Le bot fort à votre place : { $score }
par-reckoning = calcul en cours…
par-what = Une fois votre donne finie, le bot fort la joue à votre place, contre les mêmes adversaires. Il n’en voit pas plus que vous.
same-cards = Avec les mêmes cartes ou les mêmes dés
rival-says = { $name }, d’après le lien
score-beaten = { $points } d’avance
score-not-beaten = { $points } de retard
score-level = à égalité
calendar = Jours passés
calendar-in-time = jouée le jour même
calendar-later = jouée plus tard
calendar-better = mieux que le bot fort
days-in-a-row = { $days ->
    [0] Pas encore de série
    [one] { $days } jour de suite
   *[other] { $days } jours de suite
}
days-in-a-row-best = record : { $days }
row-rule = Un jour compte si vous finissez l’une de ses donnes le jour même. Aujourd’hui compte encore si vous jouez ; les donnes jouées après coup ne comptent pas.

### Statistics

statistics = Statistiques
statistics-of = Statistiques : { $game }
statistics-help = Les parties finies sur cet appareil. Si l’appareil est partagé, seules comptent celles du premier joueur. Les leçons, les exercices et la table ouverte ne comptent pas ; les parties avec indices ou coups annulés comptent aussi, et sont marquées.
statistics-empty = Aucune partie finie
statistics-empty-line = Finissez une partie : vous verrez ici comment elle s’est passée, et vos résultats au fil du temps.
statistics-overall = En tout
statistics-filter = Quelles parties
not-played = Aucune partie finie
no-such-match = Pas encore de partie de ce genre.
all = Toutes
filter-rules = Règles maison
filter-others = Contre
against-mixed = Bots de plusieurs niveaux
against-people = Entre joueurs
against-alone = En solo
against-friends = Avec des amis
matches = Parties
match-count = { $matches ->
    [one] { $matches } partie
   *[other] { $matches } parties
}
first-places = Premières places
won-count = { $won ->
    [one] { $won } gagnée
   *[other] { $won } gagnées
}
average-of = { $amount } en moyenne
latest-places = Dernières places :
time-played = À la table
minutes = { $minutes } min
hours = { $hours } h { $minutes } min
many-hours = { $hours } h
average-place = Place moyenne
average-points = Points en moyenne
best-points = Record
streak-now = Victoires de suite
streak-best = Plus longue série de victoires
places = Places
place-word = Place
boxes = La feuille de score
box-word = Case
box-scored = Marqué
average = Moyenne
best = Record
compared = Comparaison
last-results = { $count ->
    [one] { $count } dernier résultat
   *[other] { $count } derniers résultats
}
legend-won = première place
legend-average = moyenne { $points }
day = Jour
show-more = Afficher { $count } de plus
player-number = { $count ->
    [one] { $count } joueur
   *[other] { $count } joueurs
}
with-hints = { $count ->
    [one] { $count } indice
   *[other] { $count } indices
}
with-undo = { $count ->
    [one] { $count } coup annulé
   *[other] { $count } coups annulés
}

### Settings

settings-page = La page
settings-cards = Cartes
settings-hand = Dans votre main
settings-done = Fait pour vous
settings-show = Rythme et sons
settings-guided = Premières parties
settings-spoken = Lecteur d’écran et clavier
setting-language = Langue
setting-language-help = Pour la page, les règles et ce qui est dit.
setting-language-system = Comme le navigateur
setting-theme = Thème
setting-theme-help = Les couleurs de la page.
setting-theme-system = Comme l’appareil
setting-theme-light = Clair
setting-theme-dark = Sombre
setting-theme-contrast = Contraste élevé
setting-side = Main utilisée
setting-side-help = Les boutons de la table sont de ce côté.
setting-side-right = Droite
setting-side-left = Gauche
setting-badge = Nombre sur l’icône
setting-badge-help = Une fois Taku installé, son icône indique combien de vos erreurs sont à revoir. Le nombre est mis à jour quand vous quittez la page.
setting-deckColours = Couleurs
setting-deckColours-help = Quatre teintes distinguent d’un coup d’œil les carreaux des cœurs et les trèfles des piques.
setting-deckColours-two = Deux teintes
setting-deckColours-four = Quatre teintes
setting-cardFace = Faces
setting-cardFace-help = Le dessin des cartes. L’index géant est fait pour la basse vision ; « Deux coins » ne vaut que pour les piques, cœurs, carreaux et trèfles.
setting-cardFace-large = Grand symbole
setting-cardFace-corners = Deux coins
setting-cardFace-jumbo = Index géant
setting-cardBack = Dos
setting-cardBack-help = Le motif des cartes face cachée.
setting-cardBack-lozenge = Losanges
setting-cardBack-waves = Vagues
setting-cardBack-checks = Damier
setting-cardSize = Taille
setting-cardSize-help = De grandes cartes se lisent mieux, mais se cachent davantage les unes les autres.
setting-cardSize-small = Petite
setting-cardSize-normal = Normale
setting-cardSize-large = Grande
setting-completeChoice = Choisir les cartes liées
setting-completeChoice-help = Si une carte ne peut se jouer qu’avec certaines autres, la toucher les choisit aussi.
setting-askZero = Demander avant un 0
setting-askZero-help = Avant d’inscrire un 0 alors qu’une autre case rapporterait des points.
setting-onlyCard = Jouer la seule carte possible
setting-onlyCard-help = Si une seule carte peut être jouée, elle est jouée pour vous.
setting-finishDecided = Abréger les donnes jouées d’avance
setting-finishDecided-help = Quand il n’y a plus de points à gagner ni à perdre, la donne s’arrête aussitôt.
setting-sounds = Sons
setting-sounds-help = Brefs et discrets : une carte, un pli, votre tour, les dés, la fin. Un son n’est jamais le seul signal.
setting-haptics = Vibreur
setting-haptics-help = Une brève vibration à votre tour, pour une carte refusée et à la fin.
setting-volume = Volume
setting-volume-off = Seulement si les sons sont activés
setting-volume-low = Faible
setting-volume-normal = Normal
setting-volume-high = Fort
setting-speed = Vitesse
setting-speed-help = Combien de temps vous voyez ce que font les autres. Un appui passe toujours à la suite.
setting-speed-calm = Calme
setting-speed-normal = Normale
setting-speed-fast = Rapide
setting-speed-none = Instantanée
setting-sort = Votre main
setting-sort-help = L’ordre de vos cartes ; le bouton de la table le change aussi.
setting-sort-game = Selon le jeu
setting-sort-suit = Par couleur
setting-sort-rank = Par valeur
setting-sort-steady = Par valeur, même si l’ordre des valeurs s’inverse
setting-taps = Jouer une carte
setting-taps-help = En un appui, la carte est jouée aussitôt ; en deux, le premier montre ce qu’elle fera.
setting-taps-one = Un appui
setting-taps-two = Deux appuis
setting-verbosity = Annonces
setting-verbosity-help = Ce qu’un lecteur d’écran vous dit de la partie.
setting-verbosity-brief = Brèves
setting-verbosity-normal = Normales
setting-verbosity-full = Complètes
setting-guide = Le guide
setting-guide-help = Explique chaque règle une fois, quand elle compte, et ce que coûte un mauvais coup. Il ne répète pas ce que vous savez.
setting-idleReviews = Analyse aux temps morts
setting-idleReviews-help = Tant qu’aucune table n’est ouverte, Taku analyse vos parties finies, pour connaître vos erreurs et votre force. Cela consomme de la batterie.
setting-guessHolders = Deviner d’abord les autres mains
setting-guessHolders-help = Avant certains problèmes, vous dites qui pourrait avoir la dame de pique, un joker ou une bombe.
setting-guideAlong = Le guide dans les parties
setting-guideAlong-help = Dans une partie contre des bots, le guide explique une règle quand elle se présente pour la première fois sur la table.
setting-voice = Lire à voix haute
setting-voice-help = La page lit elle-même ce que dirait un lecteur d’écran. À laisser désactivé si vous en utilisez un.
setting-queryKeys = Touches d’info
setting-queryKeys-help = À la table, ces touches lisent la table, votre main, les points, le dernier pli ou pourquoi une carte ne peut pas être jouée. Appuyez sur ? pour la liste.
keys-own = Choisir les touches
keys-taken = { $key } sert déjà à : { $does }.
keys-no-letter = Seules les lettres de A à Z peuvent être des touches d’info.
keys-reset = Revenir aux touches habituelles
setting-yourName = Votre nom
setting-yourName-help = Vu seulement des personnes avec qui vous jouez ou à qui vous envoyez quelque chose.

### About

about-what = Taku 卓 est une table pour des jeux de cartes et de dés : jouez contre des bots, en solo ou à plusieurs autour d’un appareil, avec les règles sous la main. C’est gratuit, sans publicité ni compte.
about-offline-title = Hors ligne
about-offline = { $kept ->
    [yes] Tout est sur cet appareil : Taku marche hors ligne.
    [no] Tout n’est pas sur cet appareil : Taku pourrait ne pas s’ouvrir hors ligne.
   *[soon] Tout s’enregistre sur cet appareil pendant que vous êtes ici. Dès que Taku marchera hors ligne, ce sera écrit ici.
} Taku ne contacte aucun autre serveur que celui d’où il vient, sauf pour connecter des appareils. Dans un salon entre amis, et pour les fiches et résultats qui arrivent automatiquement, des serveurs publics mettent les appareils en relation.
about-data-title = Ce qui est enregistré
about-data = Vos parties et vos réglages sont enregistrés dans ce navigateur, sur cet appareil, et nulle part ailleurs. Personne ne compte vos visites.
about-promised = Protégé contre l’effacement
about-promise = { $safe ->
    [true] oui
    [false] non
   *[unknown] on ne sait pas
}
about-used = Place occupée
about-python-title = Python
about-python = Les règles et les bots sont un programme Python qui tourne à côté de la page. Si une table ne répond plus, redémarrez Python. Vous ne perdrez pas votre partie.
about-python-state = Python : { $state ->
    [loading] en chargement
    [ready] prêt
    [busy] occupé
   *[stopped] arrêté
}
about-restart = Redémarrer
about-library = Ce programme est aussi une bibliothèque Python (documentation)
about-licence-title = Licence
about-licence = Taku est un logiciel libre sous licence MIT. Les règles des jeux n’appartiennent à personne ; les noms des jeux appartiennent à leurs propriétaires.
about-version-title = Version
about-version = Build { $build }

### What is kept here

data = Vos données
data-link = Exporter ou supprimer vos données
data-kept = Ce qui est enregistré
data-where = Parties, progrès et préférences restent dans ce navigateur, sur cet appareil. Personne d’autre n’y a accès.
data-over = Parties finies
data-open = Parties en cours
data-lessons = Leçons commencées
data-answers = Réponses données
data-training = Problèmes tentés
data-mistakes = Erreurs à revoir
data-rules = Vos règles maison
data-bytes = En fichier
data-safe = Le navigateur a promis de garder tout cela jusqu’à ce que vous le supprimiez.
data-unsafe = Si la place manque, ou si vous ne venez pas pendant des semaines, le navigateur peut supprimer tout cela.
data-ask = Demander au navigateur de tout garder
data-asked = Le navigateur ne promet pas de tout garder. Le plus sûr est un fichier de sauvegarde.
data-install = { $device ->
    [phone] Safari supprime tout cela après sept jours sans visite. Pour tout garder, mettez Taku sur l’écran d’accueil : touchez Partager, puis « Sur l’écran d’accueil ». Taku y démarre vide : faites d’abord une sauvegarde, puis importez-la dans la nouvelle app.
   *[mac] Safari supprime tout cela après sept jours sans visite. Pour tout garder, mettez Taku dans le Dock : Fichier, puis « Ajouter au Dock ». Taku y démarre vide : faites d’abord une sauvegarde, puis importez-la dans la nouvelle app.
}
data-last-backup = Dernière sauvegarde
data-never = jamais
data-along = Sauvegarder
data-along-line = Tout dans un seul fichier, à emporter sur un autre appareil ou à mettre à l’abri. Toute personne qui a le fichier peut aussi voir les cartes des parties en cours.
data-save = Enregistrer le fichier
data-back = Importer
data-back-line = Ajoute le contenu d’un fichier à ce qui est ici. Rien de ce qui est ici n’est perdu ni remplacé.
data-choose = Choisir un fichier
data-drop = ou déposez-le sur cette page.
data-asks = { $file } contient :
data-agree = Importer
data-refuse = Ne pas importer
data-first = Premières parties
data-reviews = Analyses
data-preferences = Préférences et dernières options de partie
handed-from = { $kind ->
    [site] Le site { $site } a envoyé ce fichier.
    [hidden] Un site qui cache son nom a envoyé ce fichier.
   *[app] Une autre app ou un site a envoyé ce fichier.
} Ne l’acceptez que si vous l’avez demandé.
notice-handed-large = Le fichier partagé est trop gros pour Taku. Il n’a pas été lu.
data-coming = Importation : { $file }
data-came = Importé depuis { $file } :
data-nothing-new = Tout ce que contient { $file } était déjà ici.
data-came-matches = { $count ->
    [one] { $count } partie
   *[other] { $count } parties
}
data-came-further = { $count ->
    [one] { $count } partie reprend là où le fichier l’avait laissée
   *[other] { $count } parties reprennent là où le fichier les avait laissées
}
data-came-lessons = { $count ->
    [one] progrès dans { $count } leçon
   *[other] progrès dans { $count } leçons
}
data-came-practice = { $count ->
    [one] exercices de { $count } jeu
   *[other] exercices de { $count } jeux
}
data-came-training = { $count ->
    [one] réponses aux problèmes de { $count } jeu
   *[other] réponses aux problèmes de { $count } jeux
}
data-came-mistakes = { $count ->
    [one] { $count } de vos erreurs
   *[other] { $count } de vos erreurs
}
data-came-first = { $count ->
    [one] { $count } première partie
   *[other] { $count } premières parties
}
data-came-rules = { $count ->
    [one] { $count } formule
   *[other] { $count } formules
}
data-came-renamed = { $count ->
    [one] dont { $count } sous un nouveau nom, car vous avez déjà des règles de ce nom
   *[other] dont { $count } sous de nouveaux noms, car vous avez déjà des règles de ces noms
}
data-came-preferences = { $count ->
    [one] { $count } préférence
   *[other] { $count } préférences
}
data-same = { $count ->
    [one] { $count } partie était déjà ici et reste telle quelle.
   *[other] { $count } parties étaient déjà ici et restent telles quelles.
}
data-wrong = { $fault ->
    [large] { $file } est trop gros pour être un fichier de Taku.
    [unreadable] { $file } est illisible : il est endommagé, ou ce n’est pas un fichier de Taku.
    [foreign] { $file } n’a pas été enregistré par Taku sur cette page.
    [newer] { $file } a été enregistré par une version plus récente de Taku. Mettez d’abord celle-ci à jour.
   *[part] Dans { $file }, la section « { $part } » n’est pas valide.
} Rien n’a été importé.
data-no-room = { $file } n’a pas pu être stocké : le navigateur n’a pas la place.
data-away = Supprimer vos données
data-away-line = Supprime les parties, les progrès, les préférences et les règles maison de cet appareil. La page elle-même reste et marche toujours hors ligne.
data-erase = Tout supprimer
data-sure = Tout sera perdu pour de bon, sauf si vous avez une sauvegarde.
data-erase-yes = Supprimer
data-keep = Garder
data-erased = Tout a été supprimé.

### People

you = Vous
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

dice = Dés
keep = garder
throw = lancer
no-die = Aucun dé
kept = gardé
die = Dé { $place } sur { $count } : { $face }
die-kept = Dé { $place } sur { $count } : { $face }, gardé
dice-lie = Dés : { $faces }.
dice-kept = Gardés : { $faces }.
rolls-left = reste : { $left }
all-kept = Tous les dés sont gardés : remplissez une case
refusal-all-kept-title = Tous les dés sont gardés
refusal-all-kept = Touchez un dé pour le libérer et le relancer, ou une case pour la remplir.
refusal-press-again-title = Appuyez encore
refusal-press-again = Le focus est arrivé ici : { $what }. Appuyez de nouveau sur la même touche si c’est ce que vous voulez.
refusal-fill-now-title = Plus aucun lancer
refusal-fill-now = Touchez maintenant une case de la feuille pour la remplir.
refusal-last-turn-title = Le tour précédent
refusal-last-turn = { $right ->
    [true] { $best } : c’était le mieux.
   *[other] { $best } : ç’aurait été le mieux. En moyenne, cela vaut { $amount } de plus.
}
turn-of = À { $name } de jouer
sheet-of = Feuille de score : { $name }
sheet-lower = Combinaisons
sheet-upper = Chiffres
sheets-all = Les feuilles
sheet-whose = { $you ->
    [true] Votre feuille
   *[false] Feuille : { $name }
}
whose-sheet = Quelle feuille ?
box-open = { $box }, libre
box-filled = { $box }, { $points }, remplie
box-possible = { $box }, { $points ->
    [one] { $points } possible
   *[other] { $points } possibles
}
box-barred = { $box }, { $points ->
    [one] { $points } possible
   *[other] { $points } possibles
}, pas permis maintenant
box-cost = perd { $amount } en moyenne
box-scores = { $box } { $points }
zero = Inscrire 0 dans la case { $box } ?
zero-others = Ces cases rapporteraient des points : { $boxes }.
zero-write = Noter 0
box-help = { $box }. { $help }.
zero-back = Revenir

### The score pad for real dice

pad = Feuille de score
pad-of = Feuille de score : { $game }
pad-state = pour de vrais dés
pad-what = Lancez de vrais dés, faites passer l’appareil et touchez les dés obtenus, ou saisissez seulement les points. La feuille fait les additions toute seule.
pad-add = Ajouter un joueur
pad-most = Une feuille a de la place pour { $count } joueurs.
pad-remove = Retirer { $name }
pad-first = On joue dans cet ordre. Seuls les résultats du premier joueur comptent dans les statistiques de cet appareil.
pad-begin = Commencer
pad-faces = Faces à saisir
die-empty = Dé { $place } sur { $count } : pas encore saisi
pad-points = Points : { $box }
pad-enter = Inscrire
pad-number = Saisissez les points en nombre entier.
pad-best = Quel était le meilleur choix ?
pad-fair = Vous lancez de vrais dés : rien n’est tiré ici, il n’y a donc rien à prouver.
evening = Jusqu’ici
evening-name = Nom
evening-wins = Gagnées
evening-points = Points
review-pad = C’était une feuille de score pour de vrais dés. Seuls les tours dont les dés ont été saisis sont jugés, et seulement sur le choix de la case. Les dés relancés ne sont pas notés : les relances comptent donc comme de la chance.


### Sheets and lessons on paper

print-sheet = Imprimer une feuille
print-sheet-of = Feuille à imprimer : { $game }
print-sheet-state = pour compter sur papier
print-columns = Colonnes
print-name = Nom
print-date = Date
handouts = Imprimer des leçons
handouts-of = Leçons à imprimer : { $game }
handout-help = Des positions et des questions à résoudre sur papier, en A4 ou Letter ; les réponses sont à la dernière page.
handout-answer = Réponse
handout-answers = Réponses
handout-open = Cases libres :

alone-over = { $points ->
    [one] Votre total : { $points } point
   *[other] Votre total : { $points } points
}
coach = Coach
coach-worth = total final moyen en jouant au mieux à partir d’ici
costs = { $box }, « { $cost } » : remplir cette case maintenant ferait perdre { $amount } en moyenne.

### Table

table = Table
middle = Milieu de la table
others = Les autres
partner = Partenaire
beside = Points et déroulement
laying = La table se prépare…
state-of-play = Où en est le jeu
points = { $points ->
    [one] { $points } point
   *[other] { $points } points
}
lies-open = Face visible : { $cards }
holds = { $count ->
    [0] Plus de carte.
    [one] { $count } carte.
   *[other] { $count } cartes.
}
thinking = { $player } réfléchit
dealing = La donne est en cours
round-over = La manche est finie
your-turn = À vous
your-hand = Votre main, { $count ->
    [one] { $count } carte
   *[other] { $count } cartes
}
hand-empty = Votre main est vide.
table-empty = Il n’y a rien sur la table.
no-last = Il n’y a pas encore de dernier pli.
won-trick = a pris
trick-won-by = { $who ->
    [you] Vous l’avez pris.
   *[other] { $player } l’a pris.
}
card-chosen = { $cards }, { $count } sur { $most }
card-ahead = { $card }, gagne pour l’instant
card-moved = { $card } : place { $place } sur { $count }
card-new = { $card }, carte reçue
card-barred = { $card } : { $why }
take-back = Reprendre : { $card }
choose-more = { $count ->
    [1] Encore une carte
    [2] Encore 2 cartes
   *[other] Encore { $count } cartes
}
choose-on = Choisissez ce qui va avec
choose-these = Choisir celles-ci
choice-completed = Choisi aussi : { $cards }.
choice-back = Remis en main : { $cards }.
laid-by = { $player } :{" "}
weak = faible
strong = fort
comma = ,{" "}
colon = {" "}:{" "}
quoted = « { $text } »
refusal-nothing-chosen-title = Choisissez d’abord
refusal-nothing-chosen = Touchez une carte de votre main pour la choisir. Ce bouton dit alors ce qu’il fera.
rule = Règle
readings = Comment voulez-vous les jouer ?
undo = Annuler
hint = Indice
hint-soon = Recherche d’un bon coup…
show-move = Montrer le coup
weighed-cards = ({ $cards })
ahead-by = Points de mieux que la moyenne des autres (plus, c’est mieux)
more = Plus
sort = { $order ->
    [rank] Triée par valeur : trier par couleur
   *[suit] Triée par couleur : trier par valeur
}
sort-again = Rangée à la main : trier de nouveau
sorted = { $order ->
    [rank] Triée par valeur
   *[suit] Triée par couleur
}
speed = Vitesse : { $speed ->
    [calm] calme
    [fast] rapide
    [none] instantanée
   *[normal] normale
}
full-screen = Plein écran
leave-table = Quitter la table
scores = Points
round = Donne
review-round = { round } { $round }
total = Total
fewest-wins = le moins gagne
most-wins = le plus gagne
chart = Courbe des points au fil de la partie. Le tableau montre les mêmes nombres.
what-happened = Déroulement
trick-number = Pli
exchanged-given = Vous avez donné à { $player } : { $cards }.
exchanged-given-middle = Vous avez donné : { $cards }.
exchanged-received = { $player } vous a donné : { $cards }.
exchanged-received-middle = Vous avez reçu : { $cards }.
house-rules = Règles maison
house-rules-preset = Règles maison : { $preset }
fair = Tirage honnête
fair-before = Chaque donne et chaque lancer de cette partie ont été fixés avant le premier coup par un nombre secret. Voici son empreinte. Notez-la si vous voulez : une fois la partie finie, le secret s’affiche ici, et aucun autre nombre n’a la même empreinte.
fair-seal = Empreinte
fair-sealed = Ce qui était fixé avant le premier coup ; son dernier mot est le secret
fair-all = { $count ->
    [one] Vérifié : la seule donne ou le seul lancer de cette partie correspond exactement au secret.
   *[other] Vérifié : les { $count } donnes et lancers de cette partie correspondent tous exactement au secret.
}
fair-strays = { $count ->
    [one] Vérifié : sur { $drawn } donnes et lancers, un seul ne correspond pas au secret. Il a été fixé à la main, ou par une autre version de Taku.
   *[other] Vérifié : sur { $drawn } donnes et lancers, { $count } ne correspondent pas au secret. Ils ont été fixés à la main, ou par une autre version de Taku.
}
fair-host-says = { $strays ->
    [0] L’appareil hôte affirme que les { $drawn } donnes et lancers correspondent tous au secret.
    [one] L’appareil hôte affirme que, sur { $drawn } donnes et lancers, un seul ne correspond pas au secret.
   *[other] L’appareil hôte affirme que, sur { $drawn } donnes et lancers, { $strays } ne correspondent pas au secret.
} Cet appareil ne l’a pas encore vérifié.
fair-seen = Vérifié sur cet appareil : chaque donne, chaque lancer et chaque coup sont tels que vous les avez vus.
fair-unseen = { $count ->
    [one] Vérifié sur cet appareil : ce que vous avez vu est juste. L’appareil a manqué tout ou partie d’une manche et ne peut pas la vérifier.
   *[other] Vérifié sur cet appareil : ce que vous avez vu est juste. L’appareil a manqué tout ou partie de { $count } manches et ne peut pas les vérifier.
}
fair-unlike = { $count ->
    [one] Vérifié sur cet appareil : la manche { $rounds } n’est pas ce que vous avez vu. L’appareil hôte vous a montré autre chose.
   *[other] Vérifié sur cet appareil : les manches { $rounds } ne sont pas ce que vous avez vu. L’appareil hôte vous a montré autre chose.
}
fair-broken = Vérifié sur cet appareil : ce que l’appareil hôte a envoyé n’est pas une partie qui puisse se jouer.
fair-rewound = { $count ->
    [one] L’appareil hôte a montré une manche une seconde fois, différemment.
   *[other] À { $count } reprises, l’appareil hôte a montré de nouveau une manche, différemment.
} Si personne n’a annulé de coup, ce n’est pas normal.
fair-shared = Vérifié sur cet appareil : le secret a été formé à partir d’un nombre de chacun des { $count } appareils, celui-ci compris. Chacun s’était engagé sur son nombre avant qu’aucun ne soit montré.
fair-not-shared = Vérifié sur cet appareil : le secret n’a pas été formé à partir des nombres sur lesquels les appareils s’étaient engagés. L’appareil hôte en a choisi un autre.
fair-taken-over = Un autre appareil a pris le relais de l’hôte. Les donnes d’avant venaient d’un autre secret, que cet appareil ne peut pas vérifier.
fair-asked = L’appareil hôte a tiré cette donne { $count } fois : il a pu en choisir une à son goût.
fair-no-share = Cet appareil n’a apporté aucun nombre au secret : il ne peut pas dire si la donne a été choisie.
fair-how = L’empreinte est le SHA-256 de la ligne ci-dessus. N’importe quel programme qui calcule un SHA-256 donne le même résultat.
fair-shows = Si vous avez noté cette empreinte avant de jouer, cela montre qu’aucune carte ni aucun dé n’a été changé ensuite, pour ou contre qui que ce soit.
fair-shows-not = Cela ne montre ni que le secret a été tiré au hasard, ni ce que les bots ont regardé. Pour cela, lisez le code source de Taku : le navigateur tire le secret, et un bot ne reçoit que ce que sa place peut voir.
fair-brought = Cette donne est venue avec la page, pour qu’une première partie puisse commencer aussitôt. Elle fait partie d’une série de soixante, la même pour tous, et n’a rien de secret. Les parties distribuées sur cet appareil, elles, partent d’un nombre secret.
fair-brought-shows-not = Cela ne montre pas ce que les bots ont regardé. Pour cela, lisez le code source de Taku : un bot ne reçoit que ce que sa place peut voir. La donne elle-même est venue avec la page, la même pour tous. Ces donnes viennent des numéros 1, 2, 3 et ainsi de suite : aucune n’a été choisie.
fair-look = Le tirage était-il honnête ?
nothing-taken = Aucune carte de pénalité n’a encore été prise.
wins-round = { $who ->
    [you] Vous gagnez la manche
   *[other] { $player } gagne la manche
}
wins-round-shared = { $names } gagnent la manche
wins-match = { $who ->
    [you] Vous gagnez
   *[other] { $player } gagne
}
wins-match-together = { $names } gagnent
wins-match-shared = { $names } se partagent la victoire
places-why = Égalité de points : les règles départagent.
decided-by = Ce qui a fait la différence : { $what } ({ $points }).
place = { $place ->
    [1] 1er
    [2] 2e
    [3] 3e
   *[other] { $place }e
}
last-round = Dernière manche
finish-round = Finir cette manche
skip-told = Vous n’avez plus de cartes. Touchez n’importe où pour passer à la suite.
house-rules-of = { $game } : { $rules }
next-hand = Donne suivante
play-again = Rejouer
result = Résultat
hand-over = Passez l’appareil à { $name }
i-am = Moi, c’est { $name }
brief-play = { $player } : { $cards }.
trick-ahead = { $who ->
    [you] Vous menez.
   *[other] { $player } mène.
}
may-play = Vous pouvez jouer : { $names }.
stop = .
# Between two sentences.
gap = { " " }
keys = Touches
keys-off = Les touches d’info sont désactivées dans les réglages.
key-arrows = ← →
key-arrows-does = se déplacer dans votre main
key-shift = Maj + ← →
key-shift-does = déplacer la carte ; Trier remet toutes les cartes en ordre
key-space = Espace
key-space-does = choisir la carte, ou la reposer
key-enter = Entrée
key-enter-does = jouer
key-suits = { $letters }
key-suits-does = aller à la carte suivante de cette couleur, quand vous êtes dans votre main
key-line-arrows = ← →
key-line-arrows-does = un coup en arrière ou en avant, quand vous n’êtes pas dans une main
key-line-pages = Page préc., Page suiv.
key-line-pages-does = au pli ou au tour précédent ou suivant
key-line-rounds = Maj + Page préc., Page suiv.
key-line-rounds-does = à la manche précédente ou suivante
key-line-ends = Début, Fin
key-line-ends-does = au début, à la fin
key-line-told = ↑ ↓, Entrée
key-line-told-does = parcourir la liste du déroulement ; Entrée va à ce coup
key-die-arrows = ← →
key-die-arrows-does = se déplacer parmi les dés, ou dans la feuille
key-die-space = Espace
key-die-space-does = garder le dé, ou le libérer
key-pad-digits = 1–6
key-pad-digits-does = saisir le dé suivant
key-pad-back = Retour arr.
key-pad-back-does = reprendre le dernier dé
key-die-digits = { $digits }
key-die-digits-does = garder ce dé, ou le libérer
key-die-enter = Entrée
key-die-enter-does = lancer les autres
key-box-enter = Espace, ou Entrée
key-box-enter-does = remplir la case où vous êtes
key-turn = { $key }
key-turn-does = ce qui s’est passé au dernier tour
key-box-why = { $key }
key-box-why-does = ce qu’il faut pour cette case, ou pourquoi elle ne peut pas être remplie ; ailleurs, que faire maintenant
key-boxes = { $key }
key-boxes-does = ce que rapporteraient vos cases libres
key-table = { $key }
key-table-does = ce qui est sur la table
key-hand = { $key }, ou Maj + { $key }
key-hand-does = votre main
key-points = { $key }
key-points-does = les points
key-last = { $key }
key-last-does = le dernier pli
key-why = { $key }
key-why-does = pourquoi cette carte ne peut pas être jouée
key-help = ?
key-help-does = ces touches
key-escape = Échap
key-escape-does = fermer

### One’s own mistakes

mistakes = Mes erreurs
mistakes-today = Pour aujourd’hui
mistakes-wait = { $count } à revoir
mistakes-about = { $minutes ->
    [one] Environ une minute
   *[other] Environ { $minutes } minutes
}
mistakes-begin = Commencer
mistakes-none-wait = Rien à revoir
mistakes-next = La prochaine revient { $when }.
mistakes-empty = Aucune erreur ici
mistakes-empty-line = Après une partie, « Les moments clés » trouve les décisions qui vous ont nettement coûté quelque chose. Elles reviennent ici jusqu’à ce que vous répondiez juste.
mistakes-edit = Modifier
mistakes-edited = Terminé
mistakes-rule = Répondez de nouveau juste après 1, 3, 7 et 21 jours, et l’erreur disparaît pour de bon.
mistakes-leave = Quitter « Mes erreurs »
mistakes-due = { $count ->
    [one] { $count } de vos erreurs est à revoir
   *[other] { $count } de vos erreurs sont à revoir
}
mistakes-pill = { $count ->
    [one] { $count } erreur à revoir
   *[other] { $count } erreurs à revoir
}
mistakes-early = Essayer quand même
mistake-what = { $kind } : { $cards }
mistake-better = { $kind } (mieux : { $cards })
mistake-dice = { $kind } : { $dice }
mistake-kind = { $kind }
mistake-round = manche { $round }
mistake-now = maintenant
mistake-right = juste { $count } fois sur { $all }
mistake-back = Elle revient { $when }.
mistake-learnt = Vous avez répondu juste quatre fois : elle a disparu pour de bon.
remove-mistake = Supprimer { $what }

### What mattered in a match

review = Moments clés
review-title = Les moments clés
review-state = Avancement
review-reckoning = Calcul en cours…
review-seconds = environ { $count } s
review-minutes = environ { $count } min
review-stop = Arrêter
review-stopped = { $known ->
    [one] { $known } manche faite
   *[other] { $known } manches faites
} sur { $all }
review-go-on = Continuer
review-failed = Cette partie ne peut pas être analysée.
notice-review-not-yet = « Les moments clés » s’ouvre quand la partie est finie.
review-verdict-luck = { $what ->
    [dice] C’étaient les dés
   *[cards] C’étaient les cartes
}
review-verdict-more-luck = { $what ->
    [dice] Les dés plus que votre jeu
   *[cards] Les cartes plus que votre jeu
}
review-verdict-half = Moitié-moitié
review-verdict-more-you = { $what ->
    [dice] Votre jeu plus que les dés
   *[cards] Votre jeu plus que vos cartes
}
review-verdict-unclear = Difficile à dire
review-decisions = Vos décisions
review-luck = { $what ->
    [dice] Les dés
   *[cards] Vos cartes
}
review-meter = { $name } : { $told }.
review-points = { $count ->
    [one] { $amount } point
   *[other] { $amount } points
}
review-percent = { $percent } %
review-chance = { $amount } % de chances de gagner
review-lost = { $amount } en moins
review-won = { $amount } en plus
review-even = ni gain ni perte
review-error = ±{ $amount }{ $sure ->
    [false] : difficile à dire
   *[true] {""}
}
review-average = en moyenne
review-the-dice = dés
review-choices = décisions
review-points-word = { $count ->
    [one] point
   *[other] points
}
review-to-win = de chances
review-well = Vous avez bien joué :
review-well-line = aucune décision ne vous a nettement coûté { $amount } ou plus.
review-next-time = La prochaine fois, surveillez surtout « { $kind } ».
review-kind-cost = Cela vous a coûté { $amount } en { $count ->
    [one] une décision
   *[other] { $count } décisions
}.
review-ask-first = Demandez-vous d’abord :
review-costs = Vos coups les plus coûteux
review-nothing-clear = Rien de net : tous les écarts sont trop serrés pour trancher.
review-you = vous
review-better = mieux
review-course = Toute la partie
review-axis-lead = points de mieux que la moyenne de la table
review-axis-points = points à espérer
review-table = Tableau
review-what = Déroulement
review-change = Écart
review-else = Le reste
review-others = Les autres
review-slide = Glissez le long de la courbe pour voir ce qui s’est passé.
review-by-others = Ce que les autres ont le plus changé
review-whose = Les décisions de qui
review-cost = Coût
review-close = trop serré pour trancher
review-none = rien
review-expected = Espérance
review-bad-luck = { $what ->
    [dice] mauvais lancers
   *[cards] mauvaises cartes
}
review-good-luck = { $what ->
    [dice] bons lancers
   *[cards] bonnes cartes
}
review-position = La position
review-hand = Votre main
review-unit-round = Points de mieux que la moyenne de la table dans cette manche (plus, c’est mieux)
review-unit-match = Points à espérer à la fin (plus, c’est mieux)
review-unit-chance = Vos chances de gagner la partie
review-exactly = L’écart est d’exactement { $difference }.
review-clear = L’écart de { $difference } est net (±{ $error }).
review-not-clear = L’écart de { $difference } est trop serré pour trancher (±{ $error }).
review-source = Il vient surtout de ceci : { $part }.
review-plain = Il n’y avait pas à réfléchir : aucun autre coup n’approche celui-ci.
review-best-known = On ne connaît pas de meilleur coup que le vôtre.
review-why = Pourquoi
review-why-better = Mieux :
review-your-reason = En faveur de votre coup :
review-known = Ce que vous pouviez savoir :
review-likely = Dans { $percent } % des donnes compatibles avec ce que vous saviez, le meilleur coup rapportait davantage.
review-what-came = La suite
review-could-hold = Ce qu’ils pouvaient avoir
review-could-hold-line = Quelques-unes des donnes où les deux coups ont été essayés. Elles ont été imaginées d’après ce que vous pouviez savoir ; la vraie n’a pas été consultée.
review-deals = { $count ->
    [one] { $shown } donne sur { $count }
   *[other] { $shown } donnes sur { $count }
}
review-deal = Donne { $number }
review-play-on = Jouer à partir d’ici
review-try = Réessayer
review-of = { $at } sur { $all }
review-next = Suivant
review-leave = Retour aux moments clés
review-what-now = Que feriez-vous ?
review-latest = Les derniers moments clés
review-from = { $day } : les moments clés

### How well one plays

skill = La force sans la chance
skill-none = « Les moments clés » montre ce que vos décisions ont coûté dans une partie et ce que la chance a donné. Aucune de ces parties n’a encore été analysée.
skill-decisions = Vos décisions
skill-luck = Chance
skill-points = { $span ->
    [match] points par partie
   *[round] points par manche
}
skill-error = ±{ $points }
skill-error-word = Marge
skill-scale = { $span ->
    [match] points par partie, comparé au meilleur jeu connu
   *[round] points par manche, comparé au meilleur jeu connu
}
skill-reviewed = Parties analysées : { $count } sur { $all }.
skill-review = Analyser la partie : { $day }
kinds = Points forts et points faibles
kinds-few = Trop peu de décisions analysées pour le dire : il en faut dix d’un même genre.
kinds-even = Aucun genre de décision ne se détache encore.
kinds-best = Le mieux
kinds-worst = Le moins bien
kinds-how = { $clear ->
    [0] aucune erreur nette sur { $decisions } décisions
    [one] { $clear } erreur nette sur { $decisions } décisions
   *[other] { $clear } erreurs nettes sur { $decisions } décisions
}
kinds-decisions = Décisions
kinds-clear = Erreurs
kinds-cost = Points par décision

# Friends: rooms, and the ways to them
friends = Amis
friends-title = { $game } entre amis
friends-seats = Les places
friends-sits = { $name } est là.
friends-goes = { $name } n’est plus là.
friends-hint = Touchez une place libre pour ajouter un bot.
friends-touch-free = Place libre : y asseoir un bot
friends-touch-bot = { $name }, bot : libérer cette place
friends-touch-person = { $name } : déplacer, ou libérer la place
move-seat = Déplacer { $name }
move-where = Touchez la nouvelle place pour { $name }.
take-seat = Libérer la place
more-here = D’autres joueurs sur cet appareil
more-here-help = vos cartes sont cachées entre les tours
their-name = Son nom
sits-here = Ajouter
gets-up = Retirer { $name }
no-seat-left = Plus de place libre.
own-bot-sits = Votre propre bot
own-bot-sits-help = il réfléchit sur cet appareil
who-watches = Spectateurs
you-watch = Vous regardez : vous voyez ce que tout le monde voit.
late-sits = Vous aurez une place après cette manche ou dans la prochaine partie, si un bot peut vous céder la sienne.
somebody = Quelqu’un
against-bots = Contre des bots
invite-to = Inviter : { $game }
each-own-phone = chacun sur son appareil
join-side = Rejoindre un ami dans la même pièce
room-private = { $name } n’admet pas de spectateurs
friends-start = Commencer
friends-count = { $people ->
    [one] { $people } personne
   *[other] { $people } personnes
  }, { $bots ->
    [0] aucun bot
    [one] { $bots } bot
   *[other] { $bots } bots
  }
friends-asked = Votre appareil distribue et connaît toutes les mains : jouez donc avec des gens de confiance.
by-link = Par lien
servers-see = { $turn ->
    [true] Les serveurs publics et les autres appareils voient votre adresse IP, mais aucun serveur ne peut lire ce que les appareils envoient, même s’il le relaie
   *[false] Les serveurs publics et les autres appareils voient votre adresse IP, mais aucun serveur ne peut lire ce que les appareils envoient
  }.
friends-unkept = { $count ->
    [one] L’appareil n’a pas répondu : { $names }. Recommencez, ou mettez un bot à cette place.
   *[other] Ces appareils n’ont pas répondu : { $names }. Recommencez, ou mettez des bots à ces places.
}
seat-free = Libre
seat-bot = bot
seat-host = hôte
seat-away = pas là
name-mixed = alphabets mêlés
room-is-open = Salon ouvert
open-room = Ouvrir
room-code = QR code
invite = Inviter
invite-help = Vos amis scannent le code ou ouvrent le lien, saisissent un nom, et ont une place.
bots-are = bots : { $level }
side-by-side = Dans la même pièce
side-by-side-line = Deux appareils sur le même Wi‑Fi scannent chacun le code de l’autre, sans internet.
onlookers = Admettre des spectateurs
onlookers-help = Ils ne voient que ce que tout le monde voit.
asking-relays = Appel des serveurs de connexion…
no-relay = Aucun serveur de connexion n’est joignable. Réessayez, ou utilisez « Dans la même pièce ».
invited-by = { $name } vous invite
say-your-name = Saisissez d’abord votre nom.
sit-down = S’asseoir
just-watch = Regarder
guest-asked = C’est gratuit, sans compte, et la table montre ce que vous pouvez jouer. L’appareil hôte ({ $name }) distribue et connaît toutes les mains. { servers-see }
other-version = { $name } utilise une autre version de Taku. Rechargez la page ; si cela n’aide pas, demandez à { $name } de la recharger aussi.
to-home = Aller à l’accueil
room-full = La table est pleine ({ $name })
room-full-line = Vous pouvez regarder si { $name } le permet, ou réessayer quand une place se libère.
room-closed = { $name } a fermé le salon
room-freed = { $name } a libéré votre place
room-elsewhere = Dans un autre onglet, vous êtes déjà à cette table (hôte : { $name })
room-version = { $name } utilise une autre version de Taku
host-starts = En attente : { $name } doit lancer la partie
arriving = Arrivée à la table
finding = Recherche de l’appareil hôte ({ $name })
way-relays-title = Serveurs de connexion
way-relays = Un serveur a répondu.
way-relays-not = Aucun serveur n’a encore répondu.
way-found-title = Le salon
way-found = L’appareil hôte ({ $name }) a répondu.
way-found-not = L’appareil hôte ({ $name }) n’a pas encore répondu.
way-direct-title = Une connexion directe
way-direct-not = Votre appareil et l’appareil hôte ({ $name }) ne se sont pas encore joints.
way-server-title = Un serveur entre les deux
way-server-silent = Il n’a pas répondu.
way-server-not = Lui non plus n’a pas pu connecter les appareils.
connected-network = Connexion avec { $name } sur le même réseau.
connected-internet = Connexion directe avec { $name } par internet, car les appareils ne sont pas sur le même réseau.
connected-direct = Connexion directe avec { $name }.
connected-server = Connexion avec { $name } par un serveur, chiffrée, car les réseaux ne permettent pas de connexion directe.
connected-codes = Connexion avec { $name } par code, sans serveur.
no-way = Pas de connexion avec l’appareil hôte ({ $name })
no-way-why = Taku a essayé pendant 30 secondes de joindre l’appareil hôte ({ $name }). Certains réseaux mobiles ou d’entreprise ne laissent pas deux appareils se parler.
what-helps = Ce qui aide d’habitude
help-wifi = Mettre les deux appareils sur le même Wi‑Fi, ou le vôtre sur le partage de connexion ouvert par { $name }.
help-vpn = Couper tout VPN sur les deux appareils.
side-show = Montrer votre code
side-scan = Scanner l’autre code
next-step = Suivant
let-scan-title = Faites scanner ceci
let-scan = Les deux appareils doivent être sur le même Wi‑Fi ou le même partage de connexion. Sur l’autre : choisissez « { $button } » et scannez ceci.
let-scan-back-title = Faites maintenant scanner ceci
let-scan-back = Une fois ce code scanné, vous rejoignez la table.
code-as-text = Le code en texte
copy-as-text = Copier plutôt le texte
next-scan = Ensuite : scanner l’autre
now-scan-title = Scannez maintenant l’autre code
now-scan = Il apparaît une fois le vôtre scanné.
scan-first-title = Scannez le code de votre ami
scan-first = Sur l’appareil hôte, choisissez « Dans la même pièce ».
no-camera = Aucune caméra trouvée. Collez le code en texte, ou chargez-en une image.
camera-denied = Les réglages du navigateur interdisent la caméra sur cette page. Collez le code en texte, ou chargez-en une image.
finder = Ce que voit la caméra
their-code = L’autre code en texte
paste-text = Coller le texte
load-picture = Charger une image
picture-stays = L’image reste sur cet appareil.
no-code-in-picture = Il n’y a pas de code dans cette image.
nothing-to-paste = Le presse-papiers n’a pas pu être lu, ou ne contient pas de texte. Collez vous-même le code dans le champ.
own-code = C’est votre propre code.
not-a-code = Ce n’est pas un code Taku.
not-this-code = Ce n’est pas le bon code. Recommencez sur les deux appareils : le code de l’hôte se scanne en premier.
insecure = Pas avec cette connexion
insecure-why = Taku chiffre ce que les appareils s’envoient. Les navigateurs ne le permettent qu’aux adresses qui commencent par https, ou sur l’ordinateur qui sert la page.
insecure-works = Tout le reste marche ici : parties contre des bots ou à plusieurs sur cet appareil, leçons, exercices et feuille de score.
no-way-aside = Les appareils ne peuvent pas se joindre. Sont-ils tous deux sur le même Wi‑Fi ?
sign-1 = Bonjour
sign-2 = Bien joué
sign-3 = Aïe !
sign-4 = Merci
sign-5 = Un instant
sign-6 = Belle partie
host-away = L’appareil hôte ({ $name }) est absent
host-away-kept = La partie est gardée ici. Si { $name } ne revient pas dans la minute, l’un des autres appareils prend le relais, peut-être celui-ci.
host-back = { $name } est de retour et continue à jouer.
taking-over = Vous prenez le relais de la partie
taking-over-waits = Les autres appareils rejoignent le vôtre.
deals-now = devient l’hôte
leave-match = Partir et laisser les autres jouer
leave-match-line = Un autre appareil prend le relais de la partie. Un bot joue à votre place jusqu’à votre retour.
leave-now = Partir maintenant
leave-after-round = Partir après cette manche
leave-after-round-help = Si vous partez tout de suite, cette manche est redistribuée ; si vous attendez, elle se joue jusqu’au bout.
device-away = { $name } n’est pas là
pair-again = Réassocier
pair-again-kept = La partie et les places sont enregistrées. Réassociez les deux appareils avec les codes, et la partie continue.
seat-waits-pair = La place est gardée. Si { $name } ne revient pas, réassociez les deux appareils avec les codes.
seat-waits = La place est gardée. { $name } peut revenir par le lien.
send-link-again = Envoyer le lien
let-bot-play = Faire jouer un bot
give-seat-back = Rendre la place
guest-slow = La table attend { $name }
guest-slow-line = Un bot peut jouer pour { $name } jusqu’à ce que vous touchiez la place pour la rendre.
seat-held = Un bot joue pour vous. { $name } peut vous rendre la place.
bot-plays = un bot joue
watch-count = { $count ->
    [one] { $count } spectateur
   *[other] { $count } spectateurs
  }
signs = Messages rapides
turn-at = { $turn } – { $title }
back-to-table = Retour à la table
close-room = Fermer le salon
with-friends = Entre amis
with-friends-state = chacun sur son appareil
leave-room = Quitter le salon
room-code-large = QR code : grand ou petit

### The lab

lab = Labo
lab-line = votre propre bot, en Python
lab-of = Labo : { $game }
lab-file = Bot
lab-kept = enregistré sur cet appareil
lab-not-kept = pour cette visite seulement
lab-files = Fichiers
lab-undo = Annuler la frappe
lab-redo = Rétablir la frappe
lab-send = Envoyer par lien
lab-sit = À table
lab-measure = Mesurer
lab-try = Essayer
lab-tab-code = Code
lab-tab-table = Table
lab-tab-printed = Sortie
lab-tab-sees = Ce que voit un bot
lab-tab-returns = Ce qu’il renvoie
lab-code = Le code du bot
lab-coming = L’éditeur se charge
lab-keys = Symboles
lab-indent = Indenter
lab-which = { $given ->
    [true] Pour quel jeu est { $file } ? Vous pouvez le lire dans le labo avant que rien n’en soit exécuté.
   *[false] À quel jeu votre bot doit-il jouer ?
}
lab-unread = Quelqu’un d’autre a écrit ceci.
lab-unread-file = Ceci est arrivé dans un fichier.
lab-unread-line = Rien n’en est exécuté tant que vous ne l’avez pas lu.
lab-lines = { $count ->
    [one] ligne { $lines }
   *[other] lignes { $lines }
}
lab-unseen = { $count ->
    [one] Un caractère est invisible ou inverse le texte : { $where }.
   *[other] { $count } caractères sont invisibles ou inversent le texte : { $where }.
}
lab-far = { $count ->
    [one] Une ligne se prolonge loin à droite : { $where }.
   *[other] { $count } lignes se prolongent loin à droite : { $where }.
}
lab-gap = Le code continue après beaucoup de lignes vides : { $where }.
lab-mixed = { $count ->
    [one] Un mot mêle des lettres de deux alphabets qui peuvent se ressembler : { $where }.
   *[other] { $count } mots mêlent des lettres de deux alphabets qui peuvent se ressembler : { $where }.
}
lab-have-read = Je l’ai lu
lab-unread-mark = pas encore lu
lab-idle = Appuyez sur Essayer pour jouer une donne avec ce bot et la voir ici, coup par coup.
lab-playing = La donne se joue
lab-trying = { $name } joue une donne.
lab-nothing-yet = Tout ce que votre bot affiche apparaît ici, décision par décision.
lab-nothing-printed = rien d’affiché
lab-decision = Décision { $number }
lab-ms = { $time } ms
lab-where = L’exécution s’est arrêtée après le coup { $at }.
lab-at-start = L’exécution s’est arrêtée avant le premier coup.
lab-late = Arrêté après { $seconds } s sans coup.
lab-gone = Le Python du bot s’est arrêté ou n’a pas pu démarrer : il manquait de mémoire, ou n’était pas chargé. Réessayez.
lab-illegal = Le coup du bot ne peut pas être joué. { $why }
lab-own = Vos bots
lab-name = Nom du fichier
lab-begin-with = En créer un à partir de
lab-starter-plays = Un bot qui joue, sans plus
lab-starter-counts = Un bot qui compte
lab-starter-worlds = Un bot qui essaie des donnes possibles
lab-out = Exporter
lab-save = Enregistrer en .py
lab-remove = Supprimer { $name }
lab-damaged = Un bot illisible
lab-league = Ligue
lab-league-help = Vos bots et les niveaux s’affrontent sur les mêmes donnes, à toutes les places, et reçoivent une cote.
lab-league-begin = Lancer la ligue
lab-league-line = Cotes selon le modèle de Plackett–Luce d’openskill, ± deux erreurs types. Mêmes donnes, chaque bot à chaque place.
lab-deals = { $deals } donnes sur { $all }
lab-left = encore { $minutes } min
lab-stop = Arrêter
lab-go-on = Continuer
lab-start = Lancer
lab-rests = en pause
lab-how-many = Donnes
lab-against = Contre
lab-against-all = Tous les niveaux
lab-away = Continuer à mesurer en arrière-plan
lab-away-help = La mesure fait une pause quand vous jouez ou que la page est cachée, et vous prévient à la fin.
lab-measuring = La première donne se joue.
lab-one-deal = Une donne ne dit encore rien.
lab-sentence = { $way ->
    [better] { $by } ± { $error } pt d’avance par donne sur { $other }
    [worse] { $by } ± { $error } pt de retard par donne sur { $other }
   *[level] À égalité avec { $other }, à ± { $error } pt par donne
} : { $sure ->
    [true] c’est sûr
   *[false] pas encore sûr
}
lab-how = Mêmes donnes, chaque bot à chaque place : la chance s’annule. Point : moyenne. Trait et ± : deux erreurs types. Pointillés : part égale.
lab-figures = Tous les nombres
lab-who = Bot
lab-rating = Cote
lab-points-each = Points par donne
lab-fewer = Moins, c’est mieux
lab-more = Plus, c’est mieux
lab-move = Un coup
lab-slowest = Le plus lent
lab-refused = Perdues sur erreur
lab-lost = { $name } a perdu { $count ->
    [one] une donne
   *[other] { $count } donnes
} sur une erreur :
lab-csv = Enregistrer en CSV
lab-command = La mesure continue pendant que vous modifiez le bot, et les résultats sont enregistrés. Changer le code lance une nouvelle mesure. Pour la lancer en ligne de commande :
lab-agent = Une fonction de ce nom est votre bot. Elle est appelée à chaque décision et ne garde rien en mémoire entre les appels.
lab-zones = Ce qui est sur la table : mains, pli ou pile, dernier pli. Chacun a role, seat (à qui il est), items et seats (qui a joué chaque élément). "?" est une carte face cachée.
lab-seat = À qui le tour, et où est assis le bot. Les places sont numérotées à partir de 0.
lab-points = Le total de chaque joueur, et ce que la manche a rapporté jusqu’ici.
lab-badges = Des faits sur la table, et ce que le bot doit décider maintenant.
lab-sheet = La feuille de score avec ses cases, si le jeu en a une.
lab-moves = Tous les coups permis, en notation : QS est la dame de pique, TD le dix de carreau.
lab-random = Son propre générateur aléatoire : random.choice(moves), random.random().
lab-weigh = Ou un objet nommé bot avec cette méthode : il reçoit les objets mêmes du moteur.
lab-seen = La place du bot, et ses coups permis en objets du moteur.
lab-world = Un état complet et possible : ce que le bot ne peut pas savoir est distribué au hasard. clone(), play(move), moves(), points.
lab-returns-move = agent renvoie l’un des coups, exactement comme il l’a reçu.
lab-returns-weighed = weigh renvoie une liste, le meilleur d’abord ; les points peuvent être omis.
lab-prints = Tout ce qui est affiché apparaît à côté de la décision, jusqu’à 4 000 caractères.
lab-time = Chaque décision a cette limite de temps. Au-delà, le bot le plus facile joue le coup, et la page vous le dit.
data-bots = Vos bots
data-came-bots = { $count ->
    [one] { $count } bot à vous
   *[other] { $count } bots à vous
}
notice-bot-replaced = { $why ->
    [late] { $player } a mis trop de temps : le bot le plus facile joue à sa place, cette fois et chaque fois que cela se reproduit.
    [said] { $player } a échoué (« { $words } ») : le bot le plus facile joue à sa place, cette fois et chaque fois que cela se reproduit.
    [refused] { $player } a tenté un coup interdit par les règles : le bot le plus facile joue à sa place, cette fois et chaque fois que cela se reproduit.
    [missing] { $player } n’est plus sur cet appareil : le bot le plus facile joue à sa place.
    [unread] { $player } est arrivé dans un fichier et n’a pas encore été lu : le bot le plus facile joue à sa place. Le labo montre son code.
   *[gone] { $player } ne peut pas démarrer : le bot le plus facile joue à sa place, cette fois et chaque fois que cela se reproduit.
}
notice-bot-parted = Un autre onglet a modifié ce bot entre-temps. Ce que vous avez écrit ici est enregistré à côté, sous le nom { $name }.
notice-bot-long = Ce bot est trop long : la fin du code n’a pas été enregistrée.
notice-bot-file-long = Ce fichier est trop long pour être un bot. Rien n’a été modifié.

# My lessons, and the desk at which one is written
my-lessons = Mes leçons
my-lessons-line = Écrivez vos propres leçons : une position, une question et un commentaire pour chaque réponse. Les règles se chargent de corriger.
my-lessons-none = En écrire une
make-lesson = Créer une leçon
desk-untitled = Leçon sans titre
desk-new = Nouvelle leçon
desk-steps-count = { $count ->
    [0] pas encore d’étape
    [one] { $count } étape
   *[other] { $count } étapes
}
desk-remove = Supprimer { $title }
desk-damaged = Illisible
desk-damaged-one = Leçon endommagée { $number }
desk-take = Faire une leçon de cette position
desk-instead = Mettre à l’étape { $number } de « { $title } », à la place de sa position
desk-into = Ajouter comme étape de « { $title } »
desk-kept = sur cet appareil
desk-not-kept = pour cette visite seulement
desk-undo = Annuler
desk-redo = Rétablir
desk-try = Essayer
desk-try-over = Retour à l’atelier
desk-send = Envoyer
desk-left = { $count ->
    [one] { $count } chose à faire
   *[other] { $count } choses à faire
}
desk-steps = Étapes
desk-step-unnamed = Sans titre
desk-questions = { $count ->
    [one] { $count } chose à faire
   *[other] { $count } choses à faire
}
desk-whole = complète
desk-add = Ajouter une étape
desk-parts = Parties de l’étape
desk-tab-position = Position
desk-tab-words = Textes
desk-tab-answers = Réponses
desk-task = Tâche
desk-kind-move = Un coup, ou un parmi plusieurs
desk-kind-forbidden = Essayer un coup interdit
desk-kind-playable = Toutes les cartes jouables
desk-kind-number = Un nombre
desk-kind-seat = Un joueur
desk-kind-choice = Un choix de réponses
desk-kind-play = Jouer la suite contre des bots
desk-title = Titre
desk-say = De quoi il s’agit
desk-ask = Question
desk-right = Si la réponse est juste
desk-hint = Indice
desk-signs = { "{QS}" } dessine la dame de pique, { "{p1}" } est le joueur à votre gauche, **deux étoiles** mettent en gras.
desk-touch-move = Touchez pour marquer « juste » ; touchez encore pour « faible », puis « faux ».
desk-touch-forbidden = Touchez le coup interdit que les élèves doivent essayer.
desk-touch-several = Touchez les cartes ou les dés d’un coup, et marquez-le ci-dessous.
desk-touch-box = Touchez une case pour la marquer « juste » ; touchez encore pour « faible », puis « faux ».
desk-touch-playable = Les règles savent quelles cartes peuvent être jouées.
desk-touch-number = L’élève donne un nombre.
desk-touch-seat = L’élève choisit un joueur.
desk-touch-choice = L’élève choisit l’une de vos réponses.
desk-touch-play = L’élève joue la suite à partir d’ici.
desk-broken = Cette position ne peut pas être composée.
desk-from-match = D’une partie
desk-from-match-line = revoir l’une de vos parties et y prendre une position
desk-set-up = Composer
desk-set-up-line = la donner à la main sur la table ouverte
desk-same = La même position
desk-same-line = comme à l’étape précédente
desk-copy-ours = Copier un exemple
desk-copy-ours-line = comme point de départ
desk-lay-first = Où commence la leçon ?
desk-lay-step = Quelle position pour cette étape ?
desk-stand-right = Juste
desk-stand-poor = Faible
desk-stand-wrong = Faux
desk-stand-decide = À décider
desk-stand-rules = Règles
desk-stand-try = À essayer
desk-cards = { $cards }
desk-undecided = Ce coup est permis aussi.
desk-undecided-ask = Juste, faible ou faux ?
desk-same-right = Le même commentaire que ci-dessus.
desk-say-right = Commentaire si c’est juste
desk-say-poor = Pourquoi il y a mieux
desk-say-wrong = Pourquoi c’est faux
desk-picked = { $none ->
    [true] { $cards } : ce n’est pas un coup ici, ni une partie d’un coup.
   *[other] { $count ->
        [0] Touchez des cartes qui vont ensemble pour voir leurs coups.
       *[other] Coups avec { $cards }
    }
}
desk-many = { $count ->
    [one] { $count } coup n’est pas marqué.
   *[other] { $count } coups ne sont pas marqués.
} Dites lesquels sont justes ; vous pouvez marquer les autres ensemble.
desk-others = Tous les autres coups
desk-others-wrong = Tous les autres : faux
desk-others-apart = Un par un
desk-other-usual = C’est permis, mais ce n’est pas ce qui est demandé.
desk-stray = Ce n’est plus un coup permis dans cette position.
desk-locked = Contre les règles
desk-no-move-here = Personne n’a de coup à jouer dans cette position. Choisissez une autre tâche ou une autre position.
desk-by-rules = Les règles décident
desk-allowed = { $card } : permis ici.
desk-allowed-cards = { $cards } : permis ici.
desk-forbidden-none = Touchez une carte marquée « Règles ».
desk-nothing-forbidden = Aucune carte seule n’est interdite dans cette position. Plusieurs ensemble peuvent l’être.
desk-how-many = Cartes à essayer
desk-alone = Une carte
desk-together = Plusieurs ensemble
desk-try-several = Touchez les cartes à essayer ensemble. Les règles disent alors pourquoi ce n’est pas permis.
desk-try-more = Si d’autres cartes peuvent aussi être essayées, touchez-les aussi.
desk-try-these = Demander celles-ci
desk-try-box = Touchez une case marquée « Règles ».
desk-no-box-forbidden = Aucune case n’est interdite dans cette position.
desk-no-move = Ces cartes ne forment aucun coup.
desk-not-forbidden = Les règles permettent cela ici, ou le refusent pour une autre raison.
desk-number = Le nombre juste
desk-another-number = Un nombre faux qui mérite son propre commentaire
desk-another-add = Ajouter
desk-any-other = Toute autre réponse
desk-say-other = Commentaire
desk-wrong-is-right = C’est la bonne réponse.
desk-seat = Le bon joueur
desk-answer = Réponse { $number }
desk-answer-right = La réponse { $number } est juste
desk-answer-drop = Retirer la réponse { $number }
desk-answer-add = Ajouter une réponse
desk-play = Durée
desk-play-until = { $stretch ->
    [trick] jusqu’à la fin du pli
    [round] jusqu’à la fin de la manche
    [1] un coup
   *[other] { $stretch } coups
}
desk-as-seen = Ce que voient les élèves
desk-shape-phone = Mobile
desk-shape-projector = Projecteur
desk-nothing-yet = Dès qu’il y a une position, vous pouvez essayer l’étape ici.
desk-from = par { $author }
desk-about = À propos de cette leçon
desk-lesson-title = Nom de la leçon
desk-author = Auteur (visible par les élèves)
desk-also = Aussi en
desk-also-none = Aucune autre langue
desk-also-help = Avec une deuxième langue, chaque texte a deux champs, côte à côte. Si l’un est vide, c’est l’autre langue qui s’affiche.
desk-this-step = Étape { $number }
desk-earlier = Plus tôt
desk-later = Plus tard
desk-copy-step = Copier
desk-drop-step = Supprimer
desk-dropped = L’étape a été supprimée. Annuler la ramène.
notice-seeking = Quand la position est prête, touchez « Créer une leçon » : elle entre dans votre leçon.
notice-lesson-parted = Un autre onglet a modifié cette leçon entre-temps. Ce que vous avez écrit ici est enregistré à côté, comme une leçon à part.
data-own = Vos leçons
data-came-own = { $count ->
    [one] { $count } leçon à vous
   *[other] { $count } leçons à vous
}

# Lessons that are sent, and what comes back
send-lesson = Envoyer la leçon
send-lessons = { $count ->
    [one] { $count } leçon
   *[other] { $count } leçons
}
send-change = Changer
send-wall = Affichez ceci au mur : il suffit de le scanner pour commencer aussitôt.
send-print = Imprimer pour le mur
send-print-line = code et titre, sur une page
send-file = Enregistrer le fichier
send-scorm = Enregistrer pour Moodle
send-scorm-line = un paquet SCORM 1.2 : la plateforme enregistre les résultats
send-no-code = Cette leçon est trop longue pour un QR code. Envoyez le lien, ou enregistrez-la dans un fichier.
send-open-room = Ou ouvrez un salon : son code est court.
send-only-file = C’est trop long pour un lien. Enregistrez un fichier, et partagez-le.
send-not-written = Le fichier n’a pas pu être écrit : une section de la leçon n’est pas valide.
send-all-in-link = Le lien contient tout : ni serveur, ni compte, rien sur votre appareil.
send-all-in-file = Le fichier contient tout : ni serveur, ni compte, rien sur votre appareil.
send-course = Plusieurs leçons en un lien
send-course-help = Elles apparaissent dans l’ordre où vous les choisissez.
send-course-title = Nom du cours
given = Leçons d’autres auteurs
given-one = La leçon d’un autre auteur
given-lead = Les leçons d’autres personnes que vous avez enregistrées, avec vos progrès.
given-from = { $course ->
    [true] { $named ->
        [true] Un cours par { $author }
       *[other] Un cours que quelqu’un vous a envoyé
    }
   *[other] { $named ->
        [true] Une leçon par { $author }
       *[other] Une leçon que quelqu’un vous a envoyée
    }
}
given-line = { $course ->
    [true] { $lessons ->
        [one] { $lessons } leçon
       *[other] { $lessons } leçons
    }
   *[other] { $game }
} · { $steps ->
    [one] { $steps } étape
   *[other] { $steps } étapes
} · environ { $minutes ->
    [one] { $minutes } minute
   *[other] { $minutes } minutes
}
given-whose = { $named ->
    [true] Les textes sont signés { $author }, pas Taku.
   *[other] Les textes sont de l’expéditeur, pas de Taku.
} Ce qui est permis est décidé par les règles du jeu : { $game }.
given-keep = Enregistrer sur cet appareil
given-keep-help = Avec vos progrès. Sinon, il vous faudra le lien pour y revenir.
given-begin = Commencer
given-new = { $game } : nouveau pour moi
given-file = Ouvrir un fichier de leçon
given-choose = Choisir un fichier
given-asks = { $file } contient :
given-agree = Garder et ouvrir
given-refuse = Refuser
given-wrong = Ce fichier n’est pas une leçon valable{ $named ->
    [true] : sa section « { $part } » n’est pas valide.
   *[other] .
}
given-wrong-line = Ce fichier n’est pas une leçon valable : la ligne { $line } n’est pas valide.
given-too-large = Ce fichier est trop gros pour être une leçon.
slip-done = Fini ! Voici votre fiche de résultat
slip-result = { $right } sur { $steps }
slip-time = { $minutes ->
    [0] { $seconds } s
   *[other] { $minutes } min { $seconds } s
}
slip-change-name = Changer le nom
slip-write-name = Ajouter mon nom
slip-try = { $tries ->
    [0] pas encore
    [1] 1er essai
    [2] 2e essai
    [3] 3e essai
   *[other] { $tries }e essai
}
slip-show = { $named ->
    [true] Montrez ceci à { $to }, ou lisez-le à voix haute
   *[other] Montrez ceci, ou lisez-le à voix haute
}
slip-qr = Le QR code de la fiche
slip-holds = La fiche contient votre nom, vos essais, votre temps et votre mauvaise réponse la plus fréquente, rien d’autre. Elle reste ici, sauf si vous la montrez ou l’envoyez.
slip-send = Envoyer la fiche
slip-copy = Copier le lien de la fiche
slip-not-copied = Le lien n’a pas pu être copié. Lisez le code texte à voix haute, ou montrez le QR code.
slip-one = Une fiche
slip-strange = { $named ->
    [true] La fiche signée { $name } n’appartient à aucune leçon d’ici
   *[other] Cette fiche n’appartient à aucune leçon d’ici
}
slip-strange-line = Les fiches ne se recueillent que sur l’appareil où la leçon a été écrite, et seulement tant que ses positions et ses réponses restent les mêmes.
slip-came = { $came ->
    [0] Cette fiche était déjà ici.
   *[other] { $named ->
        [true] Fiche reçue : { $name }.
       *[other] La fiche est arrivée.
    }
}
class = La classe
class-line = recueillir les résultats, voir qui a compris
class-kept = { $count ->
    [one] { $count } fiche · seulement sur cet appareil
   *[other] { $count } fiches · seulement sur cet appareil
}
class-none = Pas encore de fiche
class-none-line = Chaque personne qui finit la leçon reçoit une fiche : un QR code à scanner, un code texte à lire à voix haute, et un lien.
class-collect = Recueillir les fiches
class-scan = Scanner les fiches
class-stop = Arrêter de scanner
class-scan-line = Présentez un téléphone après l’autre. Chacun est compté une fois.
class-blind = Il n’y a pas de caméra, ou elle n’est pas autorisée. Collez plutôt des codes texte ou des liens.
class-paste = Ou saisissez des codes texte ou des liens, un par ligne, chacun après un nom si vous voulez
class-take = Ajouter
class-collected = { $came ->
    [0] { "" }
    [one] { $named ->
        [true] { $name } · fiche { $slips }
       *[other] Une fiche est arrivée.
    }
   *[other] { $came } fiches sont arrivées.
}{ $here ->
    [0] { "" }
    [one] { $named ->
        [true] { " " }Déjà ici : { $name }.
       *[other] { " " }Une était déjà ici.
    }
   *[other] { " " }{ $here } étaient déjà ici.
}{ $other ->
    [0] { "" }
    [one] { " " }Une vient d’une autre leçon.
   *[other] { " " }{ $other } viennent d’autres leçons.
}{ $strange ->
    [0] { "" }
    [one] { " " }Une ligne n’est pas une fiche.
   *[other] { " " }{ $strange } lignes ne sont pas des fiches.
}
class-page = { $named ->
    [true] la page ouverte par { $to }
   *[other] la page de l’enseignant
}
slip-tells = Votre nom, vos essais, votre temps et votre mauvaise réponse la plus fréquente sont envoyés vers { $page } ; personne d’autre ne peut les lire. { servers-see }
fetch-title = La leçon vient de { $page }
fetch-asked = Votre appareil la demande directement, et n’envoie rien sur vous. { servers-see }
fetch-it = Recevoir la leçon
fetch-going = Recherche en cours…
fetch-failed = Impossible de joindre { $page } pour l’instant. Cette page doit être ouverte et en ligne. Vous pouvez aussi demander la leçon par un lien ou un fichier.
given-hand-in = { $begun ->
    [true] Continuer, et envoyer ma fiche
   *[other] Commencer, et envoyer ma fiche
}
given-alone = { $begun ->
    [true] Continuer sans envoyer
   *[other] Commencer sans envoyer
}
slip-holds-class = La fiche contient votre nom, vos essais, votre temps et votre mauvaise réponse la plus fréquente, rien d’autre. Elle reste ici, sauf si vous la montrez, l’envoyez ou acceptez l’envoi automatique.
slip-nameless = Ajoutez d’abord votre nom.
slip-hand-in = Envoyer vers { $page }
slip-going = En route vers { $page }…
slip-waits = La fiche n’atteint pas encore { $page }. Elle attend sur cet appareil et part automatiquement dès que Taku est ouvert et en ligne des deux côtés. Ou montrez le code.
slip-taken = Elle est maintenant sur { $page }.
slip-full = Il n’y a plus de place pour des fiches sur { $page }. Montrez plutôt le code.
slip-other = Les fiches de cette leçon ne sont plus recueillies sur { $page }. Montrez plutôt le code.
slip-handed-in = { $answer ->
    [taken] La fiche signée { $name } est maintenant sur { $page }.
   *[other] La fiche signée { $name } n’a pas été acceptée sur { $page }. Rouvrez la leçon, et montrez le code.
}
class-air = Collecte automatique
class-air-short = les fiches arrivent toutes seules
class-air-line = Les élèves qui ouvrent la leçon par un lien spécial peuvent accepter d’envoyer ici leur fiche automatiquement ; seul cet appareil peut la lire. { servers-see } Sans internet, les fiches arrivent par QR code, lien ou code texte.
class-air-long = Cette leçon est trop longue pour cela. Ses fiches arrivent par QR code, lien ou code texte.
class-wall = Affichez ceci au mur : il suffit de le scanner pour commencer aussitôt, et la fiche arrive ici.
class-joined = { $count ->
    [0] Aucun appareil n’est connecté en ce moment.
    [one] Un appareil est connecté en ce moment.
   *[other] { $count } appareils sont connectés en ce moment.
}
class-no-relay = Aucun serveur de connexion n’est joignable. Pour l’instant, les fiches arrivent par QR code, lien ou code texte.
class-full = Plus aucune fiche ne peut arriver automatiquement : la limite est de 64 appareils, et de 20 fiches par appareil. Recueillez les autres par code, ou supprimez-en.
class-before = Réponses d’avant votre dernière modification : { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
class-before-line = Leurs positions ou leurs réponses diffèrent de la leçon actuelle : elles ne sont donc pas comptées.
class-lost = De leçons qui ne sont plus ici : { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
class-lost-line = La leçon a été supprimée, ou modifiée dans une version plus ancienne de Taku, qui ne distinguait pas les anciennes fiches des nouvelles.
class-some = { $count ->
    [one] Une fiche
   *[other] { $count } fiches
}
class-remove-all = Tout supprimer
class-no-proof = Une fiche prouve qu’elle appartient à cette leçon, pas que personne n’a triché.
class-csv = Enregistrer en CSV
class-csv-step = Étape { $step } : essai
class-csv-wrong = Étape { $step } : mauvaise réponse
class-code = Code
class-seconds = Secondes
class-slip = Fiche
class-damaged = { $count ->
    [one] Une fiche est illisible.
   *[other] { $count } fiches sont illisibles.
}
class-sentence = { $hard ->
    [true] L’étape { $step } a été la plus difficile : réussie du premier coup par { $right } sur { $count }
   *[other] Tout le monde a réussi chaque étape du premier coup
}
class-how = À quel essai chaque étape a été réussie, dans la première fiche de chaque élève. « Première », « Meilleure » et « Dernière » indiquent combien d’étapes ont été réussies du premier coup.
class-who = Qui
class-first = Première
class-best = Meilleure
class-last = Dernière
class-time = Temps
class-all = Tous
class-at-once = { $right } sur { $count } du premier coup
class-wrong = Erreur la plus fréquente
class-times = { $times }×
class-another = une autre réponse
class-nameless = sans nom ({ $code } …)
class-slips = { $count ->
    [one] { $count } fiche
   *[other] { $count } fiches
}
class-slip-of = Fiche { $number }
class-slip-named = { $name }, fiche { $number }
class-right-at-once = { $right } sur { $steps } du premier coup
class-remove = Supprimer : { $name }, fiche { $number }
ask-class = Interroger la classe
ask-class-line = au projecteur, étape par étape
ask-which = { $game } : quelle leçon ?
ask-leave = Quitter la classe
ask-step = Étape { $step } sur { $steps }
ask-answers = { $count ->
    [one] { $count } réponse
   *[other] { $count } réponses
}
ask-next = Étape suivante
ask-end = Terminer
ask-tap = Comptez les voix avec les boutons ou les touches de chiffres. La réponse reste cachée.
ask-none = Ici, la classe joue la suite. Il n’y a rien à compter.
ask-less = Une voix de moins : { $choice }
ask-more = Une voix de plus : { $choice }
ask-counted = { $choice } : { $count }
data-slips = Fiches de la classe
data-given = Leçons d’autres auteurs
data-came-slips = { $count ->
    [one] { $count } fiche de la classe
   *[other] { $count } fiches de la classe
}
data-came-given = { $count ->
    [one] { $count } leçon d’un autre auteur
   *[other] { $count } leçons d’autres auteurs
}

### Examples of the Python library

examples = Essayer Python
examples-which = Exemple
examples-code = Code de l’exemple
examples-run = Lancer
examples-printed = Sortie
examples-idle = Appuyez sur Lancer : la sortie s’affiche ici.
examples-busy = En cours…
examples-late = Arrêté : cela a duré plus de { $seconds } s.
examples-gone = Python s’est arrêté ou n’a pas pu démarrer. Relancez l’exemple.
examples-documents = Documentation de la bibliothèque (en anglais)

### Events of a club

events = Tournois
event = Tournoi
club-state = mêmes donnes pour tous
events-line = Un tournoi, ce sont quelques donnes que tout le monde joue contre les mêmes bots, chacun sur son appareil. La page vérifie chaque résultat et établit le classement.
events-here = Sur cet appareil
club-new = Nouveau tournoi
club-open-file = Ouvrir…
club-no-file = { $unread ->
    [one] Un fichier n’est ni un tournoi ni un résultat de tournoi.
   *[other] { $unread } fichiers ne sont ni des tournois ni des résultats de tournoi.
}
club-not-here = Ces résultats viennent d’un tournoi qui n’est pas sur cet appareil, ou de plusieurs. Ouvrez d’abord le tournoi, et ajoutez les résultats d’un seul tournoi à la fois.
club-left = { $count ->
    [one] { $count } donne à jouer
   *[other] { $count } donnes à jouer
}
club-all-played = toutes les donnes jouées
club-deals = { $count ->
    [one] { $count } donne
   *[other] { $count } donnes
}
club-until = jusqu’à { $when }
club-ended = fini : { $when }
club-deals-asked = Donnes
club-bots = Bots aux autres places
club-open-until = Jusqu’à quand
club-tonight = Ce soir
club-no-end = Sans fin
club-name = Nom du tournoi
club-same-for-all = { $count ->
    [one] Tout le monde joue la même donne, au moment de son choix : environ { $minutes } minutes.
   *[other] Tout le monde joue les { $count } mêmes donnes, au moment de son choix : environ { $isLong ->
        [true] { $hours ->
            [one] { $hours } heure
           *[other] { $hours } heures
        }
       *[other] { $minutes } minutes
    }.
}
club-who = Qui peut participer
club-who-link = Tous ceux qui ont le lien
club-who-class = Ma classe
club-who-names = Ces noms seulement
club-names = Des noms, un par ligne. Tous ceux qui ont le lien peuvent les lire.
club-names-missing = Écrivez les noms des joueurs qui peuvent participer.
club-names-count = { $count ->
    [one] { $count } nom
   *[other] { $count } noms
}
club-choose-name = Choisissez votre nom
club-make = Créer le tournoi
club-not-made = Ce tournoi ne peut pas être créé : { $problem }
club-invite = Inviter
club-save = Enregistrer le fichier
club-results = Résultats
club-results-count = { $count ->
    [one] { $count } résultat
   *[other] { $count } résultats
}
club-none-yet = Pas encore de résultat
club-fixed = Les donnes sont maintenant fixées. Taku ne les montre à personne avant le jeu, pas même à vous.
club-other-build = Ce tournoi a été créé avec une autre version de Taku, dont les bots peuvent jouer autrement. Il ne peut pas être joué ici, et ses résultats ne peuvent pas être vérifiés.
club-link-long = Ce lien est trop long pour beaucoup d’applications. Envoyez plutôt le fichier.
club-play-all = { $count ->
    [one] Jouer la donne
   *[other] Jouer vos { $count } donnes
}
club-play = Jouer la donne { $deal }
club-resume = Reprendre la donne { $deal }
club-deal-of = Donne { $deal } sur { $deals }
club-on = Continuer le tournoi
club-send = Envoyer le résultat
club-enter-as = Participer sous ce nom
club-your-result = { $name } : { $count ->
    [one] { $count } donne jouée
   *[other] { $count } donnes jouées
} sur { $all }
club-air-short = les résultats arrivent tout seuls
club-air-line = Le salon a un nouveau lien : si les participants qui l’ouvrent donnent leur accord, leurs résultats arrivent ici automatiquement ; seul cet appareil peut les lire. { servers-see } Sans internet, les résultats arrivent par lien, fichier ou QR code.
club-no-relay = Aucun serveur de connexion n’est joignable. Pour l’instant, les résultats arrivent par lien, fichier ou QR code.
club-came = Résultat reçu : { $name }.
club-page = { $named ->
    [true] la page ouverte par { $to }
   *[other] la page de l’organisateur
}
result-tells = Votre nom et chaque coup de vos donnes sont envoyés vers { $page }, maintenant et après chaque nouvelle donne ; personne d’autre ne peut les lire. { servers-see }
result-going = En route vers { $page }…
result-waits = Le résultat n’atteint pas encore { $page }. Il attend sur cet appareil et part automatiquement dès que Taku est ouvert et en ligne des deux côtés. Ou envoyez le lien ou le fichier.
result-taken = Il est maintenant sur { $page }.
result-full = Il n’y a plus de place pour des résultats sur { $page }. Envoyez plutôt le lien ou le fichier.
result-other = Ce résultat n’est pas accepté sur { $page }. Envoyez plutôt le lien ou le fichier.
result-handed-in = { $answer ->
    [taken] Résultat arrivé sur { $page } : { $name }.
   *[other] Résultat refusé sur { $page } : { $name }. Ouvrez le tournoi, et envoyez le lien ou le fichier.
}
club-send-line = Le lien et le fichier contiennent votre nom et chaque coup de vos donnes. Seules les personnes à qui vous les envoyez les reçoivent.
club-reading = Lecture du tournoi…
club-join = Participer
club-add-asked = { $count ->
    [one] Ajouter ce résultat au classement ?
   *[other] Ajouter ces { $count } résultats au classement ?
}
club-add = Ajouter
club-add-not = Ne pas ajouter
club-result-of = { $other ->
    [true] { $name } : résultat d’un autre tournoi ; il n’est pas ajouté
   *[other] { $name } : { $count ->
        [one] { $count } donne
       *[other] { $count } donnes
    }
}
club-full = Plus aucun résultat ne peut être ajouté : la limite est de 64.
club-cells = Ce que montrent les cases
club-cells-matchpoints = Points de match
club-cells-differences = Écart à la moyenne
club-cells-points = Points
club-add-file = Autres résultats
club-print = Imprimer
club-evening = Une soirée de plusieurs jeux
club-evening-line = points de match et places additionnés
club-evening-formula = Le total additionne la part de chaque participant aux points de match de chaque jeu. À total égal, la plus petite somme des places l’emporte. Un jeu qui n’a pas été joué n’ajoute rien.
club-evening-apart = { $name } apparaît { $count } fois : les résultats viennent d’appareils différents ou ne sont pas signés, ils comptent donc séparément.
club-evening-games = Jeux de la soirée
club-evening-open = { $count ->
    [one] Un résultat reste à vérifier
   *[other] { $count } résultats restent à vérifier
}
club-evening-places = Somme des places
club-evening-total = Total
club-save-all = Tout enregistrer
club-projector = Projecteur
club-compare = Comparer une donne
club-check-failed = La vérification s’est arrêtée. Rouvrez le classement pour la continuer.
club-checking = Vérification : { $done } sur { $all }
club-checked = { $count ->
    [one] Un résultat vérifié
   *[other] { $count } résultats vérifiés
}{ $refused ->
    [0] {""}
    [one] , { $refused } refusé
   *[other] , { $refused } refusés
}
club-not-compared = { $name } a joué avec une autre version de Taku : non comparé.
club-proof = Rejouer la partie prouve que chaque coup est permis et que ce sont bien les donnes du tournoi. Cela ne peut pas prouver que personne n’a vu les cartes avant ni essayé deux fois.
club-again = { $name } a commencé la donne { $deal } plus d’une fois.
club-one-device = { $count ->
    [2] Deux résultats viennent du même appareil : { $names }.
   *[other] { $count } résultats viennent du même appareil : { $names }.
}
club-unsigned = Non signé par un appareil : { $names }.
club-entrant = Participant
club-field = Écart à la moyenne
club-give-or-take = , à { $error } près
club-place = { $place }
club-place-shared = { $place }, à égalité
club-deal = Donne { $deal }
club-refused = Résultat refusé : { $name }
club-result-named = Résultat : { $name }
club-at-deal = Donne { $deal } :{" "}
club-at-entry = Donne { $deal }, entrée { $entry } :{" "}
club-fault-other-event = Il appartient à un autre tournoi.
club-fault-entrant = Ce nom n’est pas sur la liste du tournoi.
club-fault-signature = Il a été modifié après sa signature par l’appareil.
club-fault-deals = Il n’a aucune donne, ou plus de donnes que le tournoi.
club-fault-long = Son journal est plus long que toute partie possible.
club-fault-draw = n’est pas ce que ce tournoi distribue ou lance ici.
club-fault-move = n’est pas une entrée valable ici.
club-fault-bot = n’est pas ce que joue ce bot ici.
club-fault-short = est la dernière entrée, mais la donne n’est pas finie.
club-fault-further = vient après la fin de la donne.
club-fault-shape = Ce n’est pas un résultat complet.
club-known-draw = Ce devrait être
club-known-bot = Il joue
club-known-move = Les journaux l’écrivent
club-play-first = Vous n’avez pas encore joué cette donne.
club-nothing-to-compare = Il faut deux participants qui ont joué cette donne pour comparer.
club-compare-with = Comparer avec
club-best = { $name }, le meilleur des autres
club-not-compared-now = Ces deux journaux ne peuvent pas être comparés.
club-same-until = { $count ->
    [0] Les deux participants diffèrent dès la première décision.
   *[other] Jusqu’à cette décision, tous deux ont joué la donne de la même façon.
}
club-same-logs = Tous deux ont joué toute la donne de la même façon.
club-hand = La main à cette décision
club-reviewing = Analyse de cette décision…
club-no-mistake = L’analyse ne trouve pas d’erreur nette ici.
club-next-deal = Donne suivante
club-try = Essayer d’ici
data-events = Tournois
data-results = Résultats de tournoi
data-came-events = { $count ->
    [one] { $count } tournoi
   *[other] { $count } tournois
}
data-came-results = { $count ->
    [one] { $count } résultat de tournoi
   *[other] { $count } résultats de tournoi
}

### In other people’s pages

embed-open = Ouvrir dans Taku
embed-step = étape { $step } sur { $steps }
embed-over = { $right ->
    [one] { $right } juste
   *[other] { $right } justes
} sur { $all }
embed = Intégrer
embed-help = Collez ces lignes dans une page web, un blog ou un cours. Le cadre n’enregistre rien et ne sait rien de qui le lit.
embed-lines = Lignes pour la page
embed-copy = Copier les lignes
embed-preview = Aperçu

send-scorm-whole = Enregistrer pour Moodle avec Taku inclus
send-scorm-whole-line = fonctionne sans internet · { $size } Mo
send-scorm-packing = Préparation des fichiers…

### Là où aucun autre texte ne peut être chargé

last-too-old = Ce navigateur est trop ancien pour Taku. Mettez-le à jour, ou ouvrez la page dans une version récente de Chrome, Edge, Firefox ou Safari.
last-framed = Un autre site affiche Taku dans sa propre page. Pour vous protéger, Taku ne fonctionne que sur sa propre page.
last-open = Ouvrir Taku
last-not-fetched = Une partie de Taku n’a pas pu être chargée. Vérifiez la connexion et rechargez la page.
last-no-script = Taku fonctionne dans votre navigateur et a besoin de JavaScript, qui est désactivé. Autorisez-le pour cette page, puis rechargez-la.
last-no-script-embedded = Taku fonctionne dans votre navigateur et a besoin de JavaScript, qui est désactivé.
last-failed = Quelque chose s’est mal passé dans Taku
last-failed-line = Vos parties enregistrées sont toujours là. Rechargez la page pour continuer. Par précaution, enregistrez d’abord tout dans un fichier : vous pourrez l’importer sous « Vos données ».
last-failed-again = Cela s’est déjà produit ici. L’accueil fonctionne peut-être encore.
last-reload = Recharger
last-save = Tout enregistrer dans un fichier
last-home = Accueil
last-saved = Tout a été enregistré dans un fichier.
last-partly = Le fichier est enregistré, mais la base de données de ce navigateur est illisible : les parties terminées n’y sont pas.
last-lost = Taku n’a pas pu s’ouvrir : sa page sur cet appareil est abîmée ou absente, et il n’y a pas de connexion pour la recharger. Vos parties sont toujours là. Vérifiez la connexion, puis réessayez.
last-try-again = Réessayer
