# Lessons of Yahtzee and its relatives in French

### La feuille

sheet =
    .title = La feuille
    .line = Inscrire vos dés là où ils rapportent
sheet-thirteen-boxes =
    .title = Treize cases
    .say = Voici votre **feuille** : treize cases, et chacune demande quelque chose de différent. La case Trois compte les 3, autant que vous en avez.
    .ask = Touchez la case Trois pour y inscrire vos dés.
    .hint = C’est la troisième case, avec un 3 dessiné dessus.
    .right = Trois 3 : 9 points, et ils sont à vous pour de bon.
    .other = C’est possible aussi. Mais essayez d’abord la case Trois.
sheet-what-would-they-bring =
    .title = Que rapporteraient-ils ?
    .say = Le nombre dans une case libre montre ce que vos dés y rapporteraient **maintenant**.
    .ask = Inscrivez ces dés là où ils rapportent le plus.
    .hint = Trois d’une face et deux d’une autre : une case est faite pour cela.
    .right = Un full rapporte 25. Les leçons suivantes montrent ce que demande chaque case.
    .other = Il y a une case où ils rapportent plus. Comparez les nombres.
sheet-each-box-once =
    .title = Chaque case une fois
    .say = Encore un full ! Mais cette case est remplie, et ce que vous inscrivez **reste**.
    .ask = Inscrivez les dés là où ils rapportent encore le plus.
    .hint = Dans deux des cases libres, les cinq dés comptent.
    .right = 22 points. Vous avez une case libre de moins : avec treize cases, une partie a treize tours.
    .other = Deux des cases libres rapportent plus. Comparez les nombres.
sheet-if-nothing-fits =
    .title = Si rien ne convient
    .say = Il reste deux cases. L’une demande cinq dés à la suite, l’autre cinq dés identiques. Vous n’avez ni l’un ni l’autre, et il ne vous reste aucun lancer.
    .ask = Chaque tour remplit une case. Inscrivez 0 dans l’une d’elles.
    .hint = Grande suite ou Yahtzee : ici, l’une ou l’autre convient.
    .right = Un 0 fait mal, mais il y en a dans chaque partie. L’autre case peut encore rapporter beaucoup.
sheet-the-total-counts =
    .title = Le total compte
    .say = Quand toutes les cases sont remplies, le **plus haut total** gagne. { $p0 } a fini, et il vous reste une case : Chance, la somme de cinq dés quelconques.
    .ask = Vous inscrivez vos dés dans la case Chance. Qui gagne ?
    .hint = Additionnez vos cinq dés, et ajoutez le résultat à vos points.
    .right = Avec 24 de plus, votre total est plus haut. À totaux égaux, vous auriez partagé la victoire.

### Trois lancers

turn =
    .title = Trois lancers
    .line = Garder des dés et relancer les autres
turn-keep-what-is-good =
    .title = Gardez ce qui est bon
    .say = Vous avez lancé les cinq dés. Rien ne vous oblige à en rester là : **gardez** ceux qui sont bons en les touchant, et relancez les autres.
    .ask = Gardez les trois 5 et relancez les deux autres.
    .hint = Touchez chaque 5 une fois, puis le grand bouton.
    .right = Un 5 de plus ! Les dés que vous avez gardés n’ont pas bougé.
    .other = C’est possible aussi. Mais plus vous aurez de 5, plus ils rapporteront : gardez les trois.
turn-and-once-more =
    .title = Encore une fois
    .say = Après le premier lancer, vous pouvez lancer **encore deux fois**. Vous l’avez fait une fois : il reste un lancer.
    .ask = Gardez les quatre 5 et relancez le dernier dé.
    .hint = Trois 5 sont encore gardés. Touchez aussi le nouveau.
    .right = Pas de cinquième, mais quatre 5, c’est déjà bien.
    .other = C’est possible. Mais quatre 5 sont rares : gardez-les tous.
turn-then-write =
    .title = Puis une case
    .say = Vous avez lancé trois fois, et c’est la limite. Maintenant, vos dés vont dans une case, et le tour est fini.
    .ask = Inscrivez-les dans une case où ils rapportent des points.
    .hint = Cherchez une case qui ne montre pas 0.
    .right = Voilà un tour : lancer, garder, lancer, garder, lancer, inscrire.
    .other = Là, ils ne rapportent rien, et la case serait prise.
turn-a-kept-die-may-fly-again =
    .title = Un dé gardé peut repartir
    .say = Vous aviez gardé deux 3. Maintenant, il y a mieux : {"3 4 5 6"} se suivent. Un dé gardé **peut être relancé**.
    .ask = Gardez {"3 4 5 6"} et relancez un des 3.
    .hint = Un 3, le 4, le 5 et le 6 restent.
    .right = {"2 3 4 5 6"} : cinq à la suite !
    .other = C’est possible. Mais la suite vaut plus : gardez {"3 4 5 6"}.
turn-stop-when-you-like =
    .title = S’arrêter quand on veut
    .say = Cinq à la suite au premier lancer ! Il reste deux lancers, mais vous pouvez vous en passer.
    .ask = Remplissez aussitôt la case Grande suite.
    .hint = Pas besoin de toucher les dés : touchez la case.
    .right = 40 points, à l’abri. Après n’importe quel lancer, vous pouvez vous arrêter et remplir une case.
    .other = Pourquoi renoncer à 40 points ? Touchez la case Grande suite.
    .advise-fill-small-straight = Il y a quatre dés à la suite, donc cela rapporte 30. Mais Grande suite rapporte 40.
turn-or-keep-nothing =
    .title = Ou ne rien garder
    .say = Seule la case Six est libre, et vous n’avez pas de 6. Vous pouvez aussi ne garder **aucun** dé.
    .ask = Relancez les cinq dés.
    .hint = Ne touchez à aucun dé, seulement au grand bouton.
    .right = Trois 6, et il reste un lancer.
    .other = Aucun des dés gardés n’est un 6, et seuls les 6 comptent maintenant : relancez les cinq dés.
    .advise-fill-sixes = Cela ferait 0 point. Il vous reste deux lancers pour faire mieux.
turn-round-the-table =
    .title = Autour de la table
    .say = À trois, on joue **dans le sens des aiguilles d’une montre** : quand un joueur a rempli une case, c’est au tour de son voisin de gauche.
    .ask = Vous inscrivez vos dés. Qui lance ensuite ?
    .hint = Suivez le sens des aiguilles d’une montre, à partir de vous.
    .right = { $p1 } vient après vous, puis { $p2 }, puis de nouveau vous : chacun remplit une case par manche.

### Des As aux Six

upper =
    .title = Des As aux Six
    .line = Remplir les cases du haut et atteindre 63
upper-one-face-only =
    .title = Une seule face
    .say = Chacune des six **cases du haut** ne compte que les dés de sa propre face, et les additionne.
    .ask = Combien de points ces dés rapportent-ils dans la case Quatre ?
    .hint = Comptez les 4 : combien font-ils ensemble ?
    .right = 4 + 4 = 8. Les trois autres dés ne comptent pas ici.
upper-three-of-each =
    .title = Trois de chaque
    .say = Avec **63** ou plus dans les six cases du haut, on reçoit un **bonus** de 35. Trois dés de chaque face font exactement 63, et jusqu’ici, vous en avez trois de chaque.
    .ask = Inscrivez ces dés de façon à obtenir le bonus.
    .hint = Une case du haut est encore libre.
    .right = 45 + 18 = 63 : 18 points, et 35 de plus.
    .other = Là, ils ne comptent pas pour le bonus. Il faut remplir la dernière case du haut.
    .advise-fill-three-of-a-kind = 25 points ici. Dans la case Six, c’est 18, et le bonus de 35 en plus.
    .advise-fill-chance = 25 points ici. Dans la case Six, c’est 18, et le bonus de 35 en plus.
upper-a-little-behind =
    .title = Un peu de retard
    .say = Cette fois, vous n’avez que deux 1 : il manque un point. La ligne sous les cases montre où vous en êtes.
    .ask = Atteignez 63 quand même.
    .hint = Un quatrième dé d’une face rattrape beaucoup.
    .right = Quatre 6 font 24 : vous avez maintenant 68. Le quatrième 6 rattrape ce qui manquait, et bien plus.
    .other = Pour le bonus, il faut des points dans la dernière case du haut.
    .advise-fill-four-of-a-kind = 27 points, mais le bonus est alors hors d’atteinte. Dans la case Six, c’est 24 et 35.
    .advise-fill-three-of-a-kind = 27 points, mais le bonus est alors hors d’atteinte. Dans la case Six, c’est 24 et 35.
upper-once-not-more =
    .title = Une fois, pas plus
    .say = Vous avez 54, et quatre 6 : ensemble 78, bien plus que 63.
    .ask = Vous remplissez la case Six. De combien de points est le bonus ?
    .hint = 63 ou plus : peu importe combien de plus.
    .right = 35, que vous ayez 63 ou 78.

### Dés identiques

sets =
    .title = Dés identiques
    .line = Brelan, carré, full et chance
sets-three-of-a-kind =
    .title = Brelan
    .say = Le **brelan** demande au moins trois dés identiques. Alors, **les cinq** dés comptent.
    .ask = Combien de points ces dés y rapportent-ils ?
    .hint = Additionnez les cinq dés, y compris les deux autres.
    .right = 2 + 6 + 6 + 3 + 6 = 23. Avec de gros dés, un brelan vaut beaucoup.
sets-four-of-a-kind =
    .title = Carré
    .say = Le **carré** demande au moins quatre dés identiques, et compte aussi les cinq.
    .ask = Et combien de points les mêmes dés y rapportent-ils ?
    .hint = Combien de dés sont identiques ?
    .right = Trois 6 ne font pas quatre : 0 point.
sets-where-to-put-four =
    .title = Où mettre quatre 6 ?
    .say = Quatre 6, c’est aussi trois 6 : chacune des deux cases rapporterait 29.
    .ask = Inscrivez-les dans la case la plus difficile à remplir.
    .hint = Qu’est-ce qui est plus rare : trois dés identiques, ou quatre ?
    .right = 29 points, et trois dés identiques reviendront pour l’autre case.
    .other = Une case demande quatre dés identiques : c’est là qu’ils vont.
    .advise-fill-three-of-a-kind = 29 points aussi. Mais trois dés identiques viennent souvent, quatre rarement : mettez-les là où il en faut quatre.
    .advise-fill-chance = 29 points aussi. Mais Chance prend n’importe quels dés : gardez-la pour des dés qui ne vont nulle part.
sets-full-house =
    .title = Full
    .say = Un **full**, c’est trois d’une face et deux d’une autre : toujours 25 points. Deux paires, c’est déjà un bon départ.
    .ask = Gardez les deux paires et relancez un dé.
    .hint = Deux 3 et deux 5 restent.
    .right = Un troisième 5 : un full. Un 3 aurait fait aussi bien.
    .other = C’est possible, mais il faut alors plus de chance. Avec les deux paires, il ne manque qu’un dé.
sets-two-different-faces =
    .title = Deux faces différentes
    .say = Cette fois, quatre 3 et un 5.
    .ask = Combien de points rapportent-ils dans la case Full ?
    .hint = Y en a-t-il trois d’une face et deux d’une autre ?
    .right = 0 : le 5 tout seul n’est pas une paire. Cinq dés identiques ne sont pas un full non plus.
sets-chance =
    .title = Chance
    .say = **Chance** prend n’importe quels dés et compte les cinq. Il ne reste aucun lancer, et ces dés ne vont vraiment bien nulle part.
    .ask = Inscrivez-les là où ils rapportent le plus.
    .hint = Quelle case prend n’importe quels dés ?
    .right = 22 points, à partir de rien. Chance est précieuse quand un tour se passe mal.
    .other = À vous de choisir, mais une case rapporte 22 avec ces dés.

### Suites

straights =
    .title = Suites
    .line = Quatre ou cinq faces qui se suivent
straights-four-in-a-row =
    .title = Quatre à la suite
    .say = Quatre faces qui se suivent sont une **petite suite** : 30 points. Peu importe l’ordre sur la table.
    .ask = Trouvez la suite, et inscrivez-la dans la case Petite suite.
    .hint = Remettez les dés dans l’ordre, de tête : 1, 2, …
    .right = {"1 2 3 4"} : 30 points. Le cinquième dé peut montrer n’importe quoi.
    .other = Ils rapportent bien plus dans la case Petite suite.
straights-no-gaps =
    .title = Pas de trou
    .say = Cinq faces différentes. Cela suffit-il ?
    .ask = Combien de points rapportent-elles dans la case Petite suite ?
    .hint = Y a-t-il un trou entre 1 et 6 ?
    .right = 0 : il manque le 4, donc la plus longue suite est {"1 2 3"}.
straights-look-for-the-middle =
    .title = Cherchez le milieu
    .say = Cinq faces à la suite sont une **grande suite** : 40 points. {"3 4 5"} peut grandir des deux côtés.
    .ask = Gardez {"3 4 5"} et relancez les deux 1.
    .hint = Touchez le 3, le 4 et le 5, puis lancez.
    .right = 2 et 6, un de chaque côté !
    .other = C’est possible, mais ici, c’est la suite qu’il vous faut : {"3 4 5"}.
straights-five-in-a-row =
    .title = Cinq à la suite
    .say = {"2 3 4 5 6"} est une grande suite, et en contient aussi deux petites.
    .ask = Inscrivez-la là où elle rapporte le plus.
    .hint = Comparez les nombres des deux cases de suites.
    .right = 40 points.
    .other = Les cinq dés se suivent : inscrivez une suite.
    .advise-fill-small-straight = 30 points, mais vous gaspillez une suite rare dans la case la plus facile. Grande suite rapporte 40.
straights-a-large-one-is-a-small-one-too =
    .title = Une grande suite, c’est aussi une petite
    .say = Encore cinq à la suite, mais la case Grande suite est remplie.
    .ask = Inscrivez les dés là où ils rapportent le plus.
    .hint = Y en a-t-il quatre à la suite ?
    .right = 30 points : cinq à la suite, c’est aussi quatre à la suite.
    .other = Ils valent 30 dans une autre case.

### Yahtzee !

yahtzee =
    .title = Yahtzee !
    .line = Cinq dés identiques, et ce que rapporte un second Yahtzee
yahtzee-one-die-is-missing =
    .title = Il manque un dé
    .say = Cinq dés identiques sont un **Yahtzee** : 50 points, la case qui rapporte le plus.
    .ask = Gardez les quatre 2 et tentez le cinquième.
    .hint = Touchez les quatre 2, puis lancez.
    .right = Yahtzee ! Cela n’arrive pas souvent : environ une fois en 22 tours, si on le tente.
    .other = Vous n’auriez alors plus de Yahtzee à espérer. Il reste deux lancers : tentez-le.
yahtzee-write-it =
    .title = Inscrivez-le
    .say = Peu importe la face : cinq 2 rapportent autant que cinq 6.
    .ask = Inscrivez vos cinq 2 là où ils rapportent le plus.
    .hint = Une case est faite pour cinq dés identiques.
    .right = 50 points. Vous verrez bientôt ce qu’un autre Yahtzee peut rapporter.
    .other = Dans la case Yahtzee, ils rapportent 50.
yahtzee-no-full-house =
    .title = Pas un full
    .say = La case Yahtzee est libre, et voici cinq 4.
    .ask = Combien de points rapporteraient-ils dans la case Full ?
    .hint = Un full a deux faces différentes.
    .right = 0 : il faut trois d’une face et deux d’une autre. Tant que la case Yahtzee est libre, c’est là que vont cinq dés identiques.
yahtzee-100-more =
    .title = 100 de plus
    .say = Si la case Yahtzee a 50, **chaque nouveau** Yahtzee rapporte **100 de plus**, quelle que soit la case que vous remplissez.
    .ask = Vous avez 50. Vous inscrivez ces dés dans la case Quatre : quel est alors votre total ?
    .hint = 50, cinq 4, et 100.
    .right = 50 + 20 + 100 = 170. La leçon sur le joker explique pourquoi la table dit « Quatre seulement ».
yahtzee-not-after-a-0 =
    .title = Pas après un 0
    .say = Cette fois, la case Yahtzee a été sacrifiée : elle a **0**. Puis vous obtenez quand même cinq 4.
    .ask = Vous les inscrivez dans la case Quatre : quel est alors votre total ?
    .hint = Les 100 ne viennent qu’après un 50.
    .right = 20, et rien de plus. Ne sacrifiez donc pas la case Yahtzee trop tôt.

### Le joker

joker =
    .title = Le joker
    .line = Où doit aller un second Yahtzee
joker-not-just-anywhere =
    .title = Pas n’importe où
    .say = Cinq dés identiques quand la case Yahtzee est remplie sont un **joker**. Les 100 de plus sont acquis, mais vous ne choisissez pas librement la case.
    .ask = Essayez : touchez la case Grande suite, et voyez ce que dit la table.
    .hint = Grande suite est l’une des cases du bas.
    .right = Sa propre case passe d’abord : cinq 6 vont **dans la case Six**, et les 100 viennent avec.
joker-its-own-box-first =
    .title = D’abord sa case
    .say = Cinq 6, et la case Six est libre.
    .ask = Inscrivez le joker là où il doit aller.
    .hint = Quelle case correspond à la face de ces dés ?
    .right = 30, et 100 de plus.
    .other = Cinq dés identiques, on ne fait pas mieux : inscrivez-les dans la case Six.
joker-then-the-lower-boxes =
    .title = Puis les cases du bas
    .say = Maintenant, la case Six est remplie. Le joker peut aller dans **toute case libre du bas**, et compte comme ce qu’elle demande : full 25, petite suite 30, grande suite 40.
    .ask = Inscrivez-le là où il rapporte le plus.
    .hint = Il compte comme une suite, même s’il n’en montre pas.
    .right = 40, et 100 de plus, avec cinq 6 !
    .other = C’est un joker : une case du bas rapporte 40.
joker-not-above-yet =
    .title = Pas encore les cases du haut
    .say = Et si vous préfériez dépenser le joker dans la case As, qui rapporte peu de toute façon ?
    .ask = Essayez : touchez la case As.
    .hint = C’est la première case.
    .right = Les cases du haut des autres faces viennent en tout dernier.
joker-last-any-box-for-0 =
    .title = En dernier, une case à 0
    .say = Toutes les cases du bas sont remplies, et la case Six aussi. Un joker compte alors **0** dans une des cases libres du haut. Les 100 sont quand même à vous.
    .ask = Vous avez 236 points et vous remplissez la case As. Quel est alors votre total ?
    .hint = 0 pour la case, et 100 pour les cinq dés identiques.
    .right = 100 de plus, et un 0 là où il coûte le moins.
joker-a-joker-without-the-100 =
    .title = Un joker sans les 100
    .say = La case Yahtzee a **0**, la case Six est remplie. Cinq 6 sont toujours un joker, mais sans les 100.
    .ask = Combien de points le joker rapporte-t-il dans la case Grande suite ?
    .hint = Un joker compte comme ce que demande la case.
    .right = 40 : pour le joker, il suffit que la case Yahtzee soit remplie.

### Joker libre, ou aucun

free-joker =
    .title = Joker libre, ou aucun
    .line = Deux règles maison pour un second Yahtzee
free-joker-any-open-box =
    .title = Toute case libre
    .say = Avec une règle maison, le joker peut être **libre** : rien ne l’oblige à aller dans la case de sa face. Mais une suite ou un full ne comptent qu’une fois cette case remplie.
    .ask = La case Six est libre. Combien de points le joker rapporte-t-il dans la case Grande suite ?
    .hint = La case de sa face est-elle déjà remplie ?
    .right = 0 tant que Six est libre. Vous pouvez l’inscrire dans Grande suite, mais presque personne ne le ferait.
free-joker-now-it-counts =
    .title = Là, il compte
    .say = Maintenant, la case Six est remplie, donc le joker libre compte en entier. Toute case libre peut le prendre, en haut ou en bas.
    .ask = Inscrivez-le là où il rapporte le plus.
    .hint = Cinq 6 peuvent tenir lieu de suite.
    .right = 40, et 100 de plus.
    .other = C’est permis, mais une case rapporte 40.
free-joker-no-joker-at-all =
    .title = Aucun joker
    .say = Avec une autre règle maison, il n’y a **pas de joker** : cinq dés identiques comptent comme d’autres dés, dans toute case libre.
    .ask = Combien de points rapporteraient-ils dans la case Full ?
    .hint = Y a-t-il deux faces différentes ?
    .right = 0 : cinq 6 ne sont pas trois et deux.
free-joker-the-100-stay =
    .title = Les 100 points restent
    .say = Les **100 points** pour un nouveau Yahtzee restent les mêmes, quelle que soit la règle du joker.
    .ask = Inscrivez les cinq 6 là où ils rapportent le plus.
    .hint = Trois cases comptent les cinq dés ; l’une d’elles est la plus difficile à remplir.
    .right = 30, et 100 de plus.
    .other = Dans certaines cases, les cinq dés comptent : 30 points.
    .advise-fill-three-of-a-kind = 30 aussi. Mais Carré est plus difficile à remplir : mettez-y les cinq 6.
    .advise-fill-chance = 30 aussi. Mais Chance prend n’importe quels dés, Carré non.

### Que garder ?

keeping =
    .title = Que garder ?
    .line = Garder les dés qui laissent le plus de chances
keeping-a-pair-without-company =
    .title = Une paire seule
    .say = Des dés identiques mènent à la plupart des cases : la leur, brelan, carré, full, Yahtzee. Chaque dé gardé en plus est un dé de moins à lancer.
    .ask = Que gardez-vous ? Puis lancez.
    .hint = Seulement des dés identiques, et aucun dé juste parce qu’il est gros.
    .right = Un troisième 6. Une paire de gros dés est le début habituel d’un bon tour.
    .other = Deux dés identiques promettent plus que cela.
    .advise-keep-5-6-6 = Le 5 sert dans peu de cases, et vous lancez un dé de moins pour un troisième 6 : environ 2 points de moins en moyenne.
keeping-the-higher-pair =
    .title = La plus haute paire
    .say = Deux paires au premier lancer. Relancer un dé pourrait faire un full ; en relancer trois pourrait rapporter plus.
    .ask = En début de partie, que gardez-vous ?
    .hint = Une seule paire laisse plus de possibilités. Laquelle des deux ?
    .right = Une seule paire sert dans plus de cases que deux, et une haute paire rapporte plus. S’il ne restait que Full, vous garderiez les deux.
    .other = Il vous faut davantage de dés identiques : partez d’une paire.
    .advise-keep-3-3 = La même idée, mais des 3 rapportent moins que des 5 partout où l’on additionne les dés.
    .advise-keep-3-3-5-5 = Il faut que le dé tombe juste, et alors cela fait 25. Trois 5 serviraient dans cinq cases.
keeping-three-are-strong =
    .title = Trois, c’est fort
    .say = Trois 3, et la suite {"3 4 5"}. L’un comme l’autre est un bon début.
    .ask = Quels trois dés gardez-vous ?
    .hint = Lesquels rapportent déjà des points dans plusieurs cases ?
    .right = C’est maintenant un full, et il reste un lancer pour tenter un quatrième 3.
    .other = Trois dés vont bien ensemble ici. Ne gardez que ceux-là.
    .advise-keep-3-4-5 = Une suite de trois a encore besoin de beaucoup de chance. Trois dés identiques valent déjà quelque chose.
keeping-four-in-a-row =
    .title = Quatre à la suite
    .say = Une paire de 2, et {"2 3 4 5"}.
    .ask = Que gardez-vous ?
    .hint = Qu’est-ce qui est déjà sûr, et peut encore grandir des deux côtés ?
    .right = La petite suite est sûre, avec deux lancers pour un 1 ou un 6.
    .other = Quatre à la suite, c’est déjà 30 points. Gardez-les tous.
    .advise-keep-2-2 = Vous cassez 30 points pour une petite paire.
    .advise-fill-small-straight = 30 points sont sûrs, mais vous avez deux lancers gratuits : un 1 ou un 6 en ferait 40.
keeping-what-is-still-open =
    .title = Que reste-t-il ?
    .say = Vers la fin, ce sont les **cases libres** qui décident. Ici, il ne reste que les deux suites.
    .ask = Que gardez-vous ?
    .hint = Les 6 ne servent à rien maintenant. Quels dés peuvent grandir des deux côtés ?
    .right = Un 5 : déjà quatre à la suite.
    .other = Seule une suite compte maintenant : gardez des dés qui se suivent.
    .advise-keep-2-3-4-6 = Avec le 6, seul un 5 aide. Sans le 6, vous lancez deux dés pour un 1 ou un 5.
    .advise-keep-6-6 = Toutes les cases pour dés identiques sont remplies : la paire ne va nulle part.

### En bonne voie pour 63

bonus =
    .title = En bonne voie pour 63
    .line = Quand une case du haut vaut plus qu’il n’y paraît
bonus-fewer-points-more-worth =
    .title = Moins de points, plus de valeur
    .say = Le bonus du haut est de 35 points. Trois gros dés identiques vous en rapprochent.
    .ask = Plus aucun lancer. Où inscrivez-vous trois 6 ?
    .hint = 18 des 63 points, ou 23 tout de suite ?
    .right = 18 points, et en bonne voie pour 63. Brelan prendra n’importe quelle face, une autre fois.
    .other = Trois 6 valent mieux que cela : il y a de meilleures cases.
    .advise-fill-three-of-a-kind = 5 points de plus maintenant, mais il manquera trois 6 dans la case Six. En moyenne, cela coûte environ 2 points.
    .advise-fill-chance = Chance prend n’importe quels dés. Gardez-la pour un mauvais tour.
bonus-four-of-a-high-face =
    .title = Quatre gros dés
    .say = Quatre 5 : 20 dans la case du haut, 21 en carré.
    .ask = Où les inscrivez-vous ?
    .hint = Un point de moins, mais qu’est-ce que cela apporte au bonus ?
    .right = Cinq points d’avance : une autre case pourra rester en dessous.
    .other = Quatre 5 sont rares : regardez les cases Cinq et Carré.
    .advise-fill-four-of-a-kind = Un point de plus, mais cinq de moins pour le bonus : environ 8 points de moins en moyenne.
bonus-even-the-ones =
    .title = Même les 1
    .say = Trois 1 ne rapportent que 3 points. Mais pour faire 63, il en faut trois de **chaque** face.
    .ask = Où inscrivez-vous ces dés ?
    .hint = Quelle case vous manquerait le moins ? Ces dés la mettent en bonne voie.
    .right = En bonne voie, et toutes les grosses cases sont encore libres.
    .other = Vous sacrifiez ainsi une case qui pourrait rapporter bien plus.
    .advise-fill-three-of-a-kind = 11 points, mais cette case en rapporte environ 22 en moyenne : attendez de plus gros dés.
    .advise-fill-chance = 11, c’est la moitié de ce que Chance peut rapporter.
bonus-but-not-at-any-price =
    .title = Mais pas à tout prix
    .say = Avec trois 4, vous seriez en bonne voie. Et pourtant, ces dés sont aussi autre chose.
    .ask = Où les inscrivez-vous ?
    .hint = Trois et deux : est-ce que cela arrive souvent ?
    .right = 25 points sûrs. Trois 4 reviendront plus facilement qu’un full.
    .other = Comparez encore les nombres : l’une de ces cases se remplit rarement.
    .advise-fill-fours = 12 points et en bonne voie, mais le full est perdu : environ 4 points de moins en moyenne.
    .advise-fill-three-of-a-kind = 24 points, un de moins que le full, qui est plus rare.

### Quand rien ne convient

zero =
    .title = Quand rien ne convient
    .line = Perdre un tour là où il coûte le moins
zero-a-cheap-box =
    .title = Une case qui vaut peu
    .say = Un mauvais tour, et Chance rapporterait 15. Mais Chance peut rapporter 22 ou plus.
    .ask = Inscrivez les dés là où cela vous coûte le moins.
    .hint = Quelles cases ne rapportent jamais beaucoup ?
    .right = As et Deux sont là pour les mauvais tours : on y perd peu.
    .other = Cette case peut rapporter beaucoup plus, plus tard.
    .advise-fill-chance = 15 points maintenant, mais votre issue de secours est perdue : près de 7 points de moins en moyenne.
zero-a-0-in-yahtzee =
    .title = Un 0 au Yahtzee ?
    .say = Les petites cases sont prises. L’une des grosses reçoit le 0, et elles ne sont pas toutes aussi difficiles à remplir.
    .ask = Laquelle sacrifiez-vous ?
    .hint = Laquelle aviez-vous le moins de chances de remplir ?
    .right = 50 points, c’est beaucoup à perdre, mais on ne les a qu’environ une fois en 22 tours. Les suites viennent bien plus souvent.
    .advise-fill-four-of-a-kind = Presque. Mais quatre dés identiques viennent environ six fois plus souvent que cinq.
    .advise-fill-large-straight = Elle vaut 40 et vient un tour sur quatre si on la tente. Si elle vient juste après, comme ici, vous ne pouvez plus l’inscrire nulle part.
    .advise-fill-small-straight = 30 points, et plus de la moitié des essais réussissent : laissez-la libre.
zero-first-make-sure =
    .title = Lancez d’abord
    .say = Les cases Quatre et Yahtzee sont libres. Après deux lancers, vous avez deux 4.
    .ask = Il reste un lancer. Servez-vous-en.
    .hint = Les 4 servent dans les deux cases.
    .right = Trois 4 : 12 points. Ne sacrifiez jamais une case tant qu’il reste un lancer.
    .other = Lancer ne coûte rien : gardez ce qui sert, et lancez.

### Cinq dés, une autre feuille

yams-turn =
    .title = Cinq dés, une autre feuille
    .line = Jouer un tour de Yams
yams-turn-keep-and-roll =
    .title = Garder et relancer
    .say = Le Yams vient de France. On lance cinq dés, puis on relance ceux qu’on veut, jusqu’à **deux fois**. **Gardez** des dés en les touchant.
    .ask = Gardez les trois 4 et relancez les deux autres.
    .hint = Touchez chaque 4 une fois, puis le grand bouton.
    .right = Un quatrième 4. Un dé gardé maintenant peut encore être relancé plus tard.
    .other = C’est possible aussi. Mais ce sont les dés identiques qui rapportent le plus : gardez les trois 4.
yams-turn-write-a-box =
    .title = Remplir une case
    .say = Vous pouvez vous arrêter après n’importe quel lancer. À la fin de chaque tour, vous remplissez **une case** de votre feuille ; le nombre dans une case est ce que les dés y rapporteraient.
    .ask = Arrêtez-vous ici : remplissez la case Carré.
    .hint = C’est la case qui montre 58.
    .right = 58 points : 18 pour les dés, plus 40. Ce qui est inscrit reste.
    .other = C’est possible aussi. Mais la case Carré rapporte 58 tout de suite.
yams-turn-if-nothing-fits =
    .title = Si rien ne convient
    .say = Il reste deux cases. Yams demande cinq dés identiques, Rigole quatre et un cinquième bien précis. Vous n’avez plus de lancer.
    .ask = Chaque tour remplit une case. Inscrivez 0 dans l’une d’elles.
    .hint = Ici, l’une ou l’autre convient.
    .right = Chaque case se remplit une fois, au besoin avec 0. Quatorze cases, donc quatorze tours.
yams-turn-dearer-than-in-yahtzee =
    .title = Mieux payé qu’au Yahtzee
    .say = Si vous connaissez le Yahtzee, vous le remarquerez : les cases se ressemblent, mais rapportent plus. Au Yahtzee, un full fait 25 ; ici, c’est **la somme des dés plus 30**.
    .ask = Combien de points ces dés rapportent-ils dans la case Full ?
    .hint = Additionnez les cinq dés, puis ajoutez 30.
    .right = 2 + 2 + 2 + 3 + 3 = 12, plus 30 : 42 points.
yams-turn-the-total-counts =
    .title = Le total compte
    .say = Quand toutes les cases sont remplies, le **plus haut total** gagne. { $p0 } a fini. Il vous reste la case Rigole, et cette rigole rapporte 50.
    .ask = Vous l’inscrivez. Qui gagne ?
    .hint = Ajoutez 50 à vos points.
    .right = { $p0 } garde quelques points d’avance : chaque case compte jusqu’au bout.

### Des sommes, et plus

combinations =
    .title = Des sommes, et plus
    .line = Carré, full et suites au Yams
combinations-four-of-a-kind =
    .title = Carré
    .say = **Carré**, au moins quatre dés identiques : la somme des cinq, **plus 40**.
    .ask = Combien de points ces dés y rapportent-ils ?
    .hint = Quatre 6 et un 5, puis 40 de plus.
    .right = 24 + 5 + 40 = 69. Même quatre 1 rapportent plus de 45.
combinations-full-house =
    .title = Full
    .say = **Full**, trois d’une face et deux d’une autre : la somme des cinq, **plus 30**.
    .ask = C’était le dernier lancer. Inscrivez les dés là où ils rapportent le plus.
    .hint = Trois 4 et deux 6 : quelle case est-ce ?
    .right = 24 + 30 = 54.
    .other = Une case rapporte 54 avec ces dés.
combinations-five-are-no-full-house =
    .title = Cinq ne font pas un full
    .say = Les cinq dés montrent la même face.
    .ask = Combien de points rapportent-ils dans la case Full ?
    .hint = Il faut deux faces différentes.
    .right = 0. Mais cinq dés identiques, c’est aussi quatre dés identiques : dans la case Carré, ils comptent.
combinations-straights =
    .title = Suites
    .say = Quatre faces à la suite sont une **petite suite**, 40 points ; cinq à la suite, une **grande**, 50. Une grande peut s’inscrire comme une petite.
    .ask = Inscrivez ces dés là où ils rapportent le plus.
    .hint = Mettez-les dans l’ordre : combien se suivent ?
    .right = 50 points.
    .other = Il y en a cinq à la suite.
    .advise-fill-small-straight = Cela marche aussi, mais ne rapporte que 40. La grande rapporte 50.
combinations-four-are-enough =
    .title = Quatre suffisent
    .say = Encore cinq faces différentes, mais pas toutes à la suite.
    .ask = C’était le dernier lancer. Inscrivez les dés là où ils rapportent le plus.
    .hint = Laissez un dé de côté : les quatre autres se suivent-ils ?
    .right = {"3 4 5 6"} : 40 points.
    .other = Quatre d’entre eux se suivent : cela fait 40 points.

### Yams et Rigole

five =
    .title = Yams et Rigole
    .line = Cinq dés identiques, ou quatre et la face opposée
five-yams =
    .title = Yams !
    .say = Cinq dés identiques sont un **yams** : leur somme plus 50.
    .ask = Gardez les quatre 1 et tentez le cinquième.
    .hint = Touchez les quatre 1, puis lancez.
    .right = Yams ! Voilà les cinq 1.
    .other = Il y en a déjà quatre : tentez le cinquième.
five-what-is-it-worth =
    .title = Que vaut-il ?
    .say = La face compte : cinq 6 valent plus que cinq 1.
    .ask = Combien de points cinq 1 rapportent-ils dans la case Yams ?
    .hint = La somme des dés, plus 50.
    .right = 5 + 50 = 55. Cinq 6 rapporteraient 80.
five-the-other-side-of-the-die =
    .title = La face opposée du dé
    .say = Les faces opposées d’un dé font sept : 1 et 6, 2 et 5, 3 et 4. Quatre dés identiques et un cinquième qui montre la **face opposée** sont une **rigole**.
    .ask = Inscrivez ces dés dans la case Rigole.
    .hint = 4 et 3 font sept. Rigole est la dernière case.
    .right = 50 points, quelle que soit la face.
    .other = C’est possible, mais essayez Rigole : ces dés sont juste ce qu’il lui faut.
five-exactly-four =
    .title = Exactement quatre
    .say = Et cinq 4, alors ?
    .ask = Combien de points rapportent-ils dans la case Rigole ?
    .hint = La face opposée est-elle là ?
    .right = 0 : à côté de quatre 4, une rigole demande un 3.
five-keep-the-odd-one =
    .title = Gardez l’intrus
    .say = Seules les cases Yams et Rigole sont libres. Vous avez trois 6, un 1 et un 3.
    .ask = Que gardez-vous ? Puis lancez.
    .hint = Quelle est la face opposée au 6 ?
    .right = Le quatrième 6 : une rigole. Un et six font sept.
    .other = L’un des deux autres dés est juste ce qu’il faut à une rigole.
    .advise-keep-6-6-6 = Un quatrième 6, mais le 1 est parti. Avec lui, vous auriez eu une rigole.
five-no-joker =
    .title = Pas de joker
    .say = Au Yams, il n’y a **pas de joker** : un second yams compte comme d’autres dés.
    .ask = La case Yams est remplie. Inscrivez les dés là où ils rapportent le plus.
    .hint = Cinq dés identiques, c’est au moins quatre.
    .right = 25 + 40 = 65.
    .other = Dans une case, ils rapportent 65.

### Plus et Moins

plus =
    .title = Plus et Moins
    .line = Deux sommes, et seule leur différence compte
plus-plus-wants-much =
    .title = Plus : visez haut
    .say = **Plus** prend la somme de dés quelconques. C’était le dernier lancer, et vos dés ne forment rien.
    .ask = Inscrivez les dés dans la case Plus.
    .hint = C’est la première des cases du bas.
    .right = Plus a maintenant 26, mais votre total est toujours 0 : ce ne sont **pas encore des points**.
    .other = C’est possible, mais essayez Plus : 26 est une grosse somme.
plus-minus-wants-little =
    .title = Moins : visez bas
    .say = **Moins** prend aussi une somme. La différence Plus − Moins est **Delta**, et c’est Delta qui rapporte. Moins doit donc rester petit.
    .ask = C’était le dernier lancer. Inscrivez ces petits dés là où ils servent.
    .hint = Quelle case demande une petite somme ?
    .right = 26 − 9 = 17 : Delta est de 17, et ces 17 points sont à vous.
    .other = Là, ils rapportent peu. Dans la case Moins, une petite somme est bonne.
plus-work-it-out =
    .title = Calculez
    .say = Plus a 22. La somme de ces dés est 13.
    .ask = Vous les inscrivez dans la case Moins. De combien de points est Delta ?
    .hint = Plus − Moins.
    .right = 22 − 13 = 9. On n’inscrit pas Delta : il se remplit une fois Plus et Moins remplis.
plus-in-any-order =
    .title = Peu importe l’ordre
    .say = Moins peut venir en premier. Ici, Moins a pris 22, et maintenant Plus reçoit 13.
    .ask = De combien de points est alors Delta ?
    .hint = Delta ne descend jamais au-dessous de 0.
    .right = 0 : Plus est plus petit que Moins, mais Delta n’enlève rien.
plus-roll-for-a-small-sum =
    .title = Viser une petite somme
    .say = Seule la case Moins est libre, et Plus a 26.
    .ask = Que gardez-vous ? Puis lancez.
    .hint = Les petits dés restent, les gros partent.
    .right = 1 + 2 + 3 + 1 + 2 = 9, et il reste un lancer.
    .other = Dans Moins, il faut de petits dés, et rien d’autre.

### Au-dessus de 60, double

sixty =
    .title = Au-dessus de 60, double
    .line = Le bonus du haut qui grandit
sixty-one-face-only =
    .title = Une seule face
    .say = Chacune des six **cases du haut** additionne les dés de sa propre face.
    .ask = Combien de points ces dés rapportent-ils dans la case Quatre ?
    .hint = Comptez les 4 : combien font-ils ensemble ?
    .right = 4 + 4 = 8.
sixty-60-brings-30 =
    .title = 60 en rapporte 30
    .say = **60** ou plus dans les six cases du haut rapportent un **bonus** de 30, et chaque point au-delà compte encore une fois. Vous avez 45.
    .ask = C’était le dernier lancer. Inscrivez les dés de façon à obtenir le bonus.
    .hint = Une case du haut est encore libre.
    .right = 45 + 18 = 63 : 30 pour avoir atteint 60, et encore 3. Le bonus est de 33.
    .other = Cela ne compte pas pour le bonus : il faut la case du haut.
    .advise-fill-plus = 23 est un bon Plus, mais le bonus est perdu : dans la case Six, ces dés rapportent 18 et 33.
sixty-work-it-out =
    .title = Calculez
    .say = Maintenant, vous avez 54, et quatre 6.
    .ask = Vous remplissez la case Six. De combien de points est le bonus ?
    .hint = 54 + 24 = 78 : 30, et ce qui dépasse 60.
    .right = 30 + 18 = 48. Avec 59, ce serait 0.
sixty-it-grows =
    .title = Il grandit
    .say = Vous avez atteint 60, et la case As est encore libre : le bonus est de 30. Chaque point de plus dans les cases du haut compte **double**.
    .ask = Vous inscrivez ces dés dans la case As. De combien de points est alors le bonus ?
    .hint = 30, et encore une fois les trois 1.
    .right = 33 : trois 1 ont rapporté 6 points, 3 dans la case As et 3 dans le bonus.

### Règles maison du Yams

more-yams =
    .title = Règles maison du Yams
    .line = 100 pour un autre yams, une petite suite à 45, et des colonnes dans l’ordre
more-yams-100-for-another =
    .title = 100 pour un autre
    .say = Avec une règle maison, chaque yams **de plus** rapporte 100, une fois que la case Yams a des points.
    .ask = Inscrivez ces dés là où ils rapportent le plus.
    .hint = Les 100 viennent avec n’importe quelle case. Où les dés eux-mêmes rapportent-ils le plus ?
    .right = 65, et 100 de plus. Les dés comptent comme d’habitude : il n’y a toujours pas de joker.
    .other = Les 100 viennent de toute façon, mais une case ajoute 65.
more-yams-not-after-a-0 =
    .title = Pas après un 0
    .say = Ici, la case Yams a été sacrifiée : elle a 0.
    .ask = Vous inscrivez les cinq 5 dans la case Cinq. Quel est alors votre total ?
    .hint = La case Yams a-t-elle des points ?
    .right = 25 : sans points dans la case Yams, vous ne recevez pas les 100.
more-yams-nearly-a-large-one =
    .title = Presque une grande
    .say = Une autre règle maison : la petite suite rapporte **45**, cinq de moins seulement que la grande. C’était le dernier lancer.
    .ask = Inscrivez vos quatre dés à la suite.
    .hint = {"2 3 4 5"}, et un dé en trop.
    .right = 45 points.
    .other = Dans la case Petite suite, ils rapportent 45.
more-yams-from-the-top-down =
    .title = De haut en bas
    .say = Une feuille de score française peut avoir une colonne **descendante** : ses cases se remplissent de haut en bas.
    .ask = Quelle case pouvez-vous remplir maintenant avec cinq 6 ?
    .hint = Seulement la case libre la plus haute.
    .right = 0 point : la case Yams doit attendre.
    .other = C’est possible, mais ici, inscrivez-les tout de suite, pour voir ce qui se passe.
more-yams-from-the-bottom-up =
    .title = De bas en haut
    .say = Dans une colonne **montante**, Rigole est la première case et As la dernière. Vous avez lancé une fois.
    .ask = Quels dés gardez-vous ?
    .hint = Rigole prend quatre dés identiques et un cinquième qui montre la face opposée.
    .right = Il ne manque plus qu’un quatrième 2. Ce que les dés rapporteraient ailleurs ne compte pas à ce tour.
    .other = À ce tour, vous ne pouvez remplir que Rigole.
more-yams-three-columns =
    .title = Trois colonnes
    .say = Voici les **trois colonnes** côte à côte : une libre, une descendante et une montante. Chaque tour remplit une case dans une seule d’entre elles.
    .ask = Quatre 4 et un 3 : dans quelle case vont-ils le mieux ?
    .hint = Quelle case vient maintenant dans la colonne montante ?
    .right = 50 points, et la colonne libre garde sa Rigole pour une autre fois.
    .other = Cela marche, mais dans la colonne montante Rigole vient en premier, et ces dés sont une rigole.

### Gros et petits dés

high-and-low =
    .title = Gros et petits dés
    .line = Se servir de Plus et Moins dans les mauvais tours
high-and-low-a-turn-of-high-dice =
    .title = Un tour de gros dés
    .say = C’était le dernier lancer, et vous n’avez aucune combinaison. Mais la somme est de 23.
    .ask = Où inscrivez-vous les dés ?
    .hint = Où chaque dé compte-t-il, quoi qu’il montre ?
    .right = Un mauvais tour qui ne coûte rien : c’est à cela que sert Plus.
    .other = Cela coûte plus que cela ne rapporte. Une case prend n’importe quelle grosse somme.
    .advise-fill-sixes = Avec 12 dans la case Six, le bonus du haut est loin.
high-and-low-very-low-dice =
    .title = De très petits dés
    .say = Un full, mais avec des 1 et des 2 : 37 points. Leur somme, 7, est presque la plus petite qui soit.
    .ask = Où valent-ils le plus pour vous ?
    .hint = Chaque point de moins dans la case Moins est un point de plus pour vous.
    .right = Un Moins de 7 est rare. Un full revient, et avec de plus gros dés.
    .other = Ces dés sont bons justement parce qu’ils sont petits.
    .advise-fill-full-house = 37 maintenant, mais avec de plus gros dés c’est 50, et un Moins si petit ne revient presque jamais : environ 6 points de moins en moyenne.
    .advise-fill-ones = En bonne voie pour le bonus, mais ces dés servent mieux dans la case Moins : environ 3 points de plus en moyenne.
high-and-low-in-between =
    .title = Entre les deux
    .say = Une somme de 15 : trop petite pour Plus, trop grosse pour Moins.
    .ask = C’était le dernier lancer. Où cela coûte-t-il le moins ?
    .hint = Quelles cases ne rapportent jamais beaucoup ?
    .right = Une petite case du haut, ou Moins : ici, c’est presque pareil. Plus aurait coûté davantage.
    .other = Cette case peut rapporter beaucoup plus, plus tard.
    .advise-fill-plus = 15, c’est peu pour Plus : 22 et davantage sont courants. Cela coûte environ 6 points en moyenne.

### Le plus dur d’abord

hard-boxes =
    .title = Le plus dur d’abord
    .line = Où inscrire des dés qui vont dans deux cases
hard-boxes-65-or-50 =
    .title = 65 ou 50 ?
    .say = Quatre 6 et un 1 : 65 en carré, 50 en rigole. C’était le dernier lancer.
    .ask = Où les inscrivez-vous ?
    .hint = Lequel des deux reviendra le plus facilement ?
    .right = Une rigole demande un cinquième dé bien précis ; un carré prend n’importe lequel. Profitez d’abord de l’occasion la plus rare.
    .other = Ces dés sont trop bons pour cela : regardez les cases du bas.
    .advise-fill-four-of-a-kind = 15 de plus maintenant. Mais un carré reviendra, une rigole presque jamais : environ 9 points de moins en moyenne.
    .advise-fill-sixes = 24 dans la case Six comptent pour le bonus, mais la rigole est perdue : environ 10 points de moins en moyenne.
hard-boxes-without-the-other-side =
    .title = Sans la face opposée
    .say = De nouveau quatre 6, cette fois avec un 5.
    .ask = Où les inscrivez-vous ?
    .hint = 24 dans la case Six, ou la somme plus 40 ?
    .right = 69 points. Trois 6 pour la case du haut viennent plus facilement.
    .other = Quatre dés identiques valent bien plus dans leur propre case.
    .advise-fill-sixes = Un bon début pour le bonus, mais quatre dés identiques sont rares, et leur case rapporte beaucoup : environ 6 points de moins en moyenne.
hard-boxes-three-of-a-face =
    .title = Trois d’une face
    .say = Trois 5, et rien d’autre.
    .ask = C’était le dernier lancer. Où les inscrivez-vous ?
    .hint = Avec trois dés de chaque face, vous dépassez 60.
    .right = 15 points, en bonne voie pour 60, et à partir de là chaque point compte double.
    .other = Trois 5 sont juste ce qu’il faut à une case.
    .advise-fill-plus = 20, c’est peu pour Plus, et il manquera trois 5 dans la case Cinq : environ 10 points de moins en moyenne.
hard-boxes-what-to-give-up =
    .title = Que sacrifier ?
    .say = Les cases du haut, Plus et Moins sont remplies, et ces dés ne vont nulle part. Une case reçoit un 0.
    .ask = Laquelle sacrifiez-vous ?
    .hint = Laquelle est la plus rare ?
    .right = Yams et Rigole sont les plus difficiles. Les suites et le carré peuvent encore venir.
    .other = Cette case se remplit plus facilement que deux des autres.

### Douze cases

yacht-boxes =
    .title = Douze cases
    .line = Ce que demande chaque case du Yacht
yacht-boxes-choice =
    .title = Choix
    .say = Le Yacht, plus ancien que le Yahtzee, a douze cases. On lance cinq dés, jusqu’à trois fois, et on remplit une case. **Choix** prend la somme de dés quelconques.
    .ask = Plus aucun lancer. Inscrivez les dés là où ils rapportent le plus.
    .hint = Une petite suite rapporte 15, mais la somme des cinq dés est de 24.
    .right = 24 points. Il n’y a qu’un Choix sur la feuille : gardez-le pour une bonne somme.
    .other = Cela rapporte moins. Quelle case prend n’importe quels dés ?
yacht-boxes-four-of-a-kind =
    .title = Carré
    .say = **Carré**, au moins quatre dés identiques : la somme des cinq.
    .ask = Combien de points ces dés y rapportent-ils ?
    .hint = Quatre 6 et un 2.
    .right = 24 + 2 = 26.
yacht-boxes-full-house =
    .title = Full
    .say = **Full**, trois d’une face et deux d’une autre : la somme des cinq, et non 25 comme au Yahtzee.
    .ask = Combien de points ces dés rapportent-ils dans la case Full ?
    .hint = Additionnez les cinq dés.
    .right = 15 + 12 = 27. Avec des 1 et des 2, ce serait 7 ou 8.
yacht-boxes-straights =
    .title = Suites
    .say = Quatre faces à la suite sont une **petite suite**, 15 points ; cinq à la suite, une **grande**, 30. Une grande peut s’inscrire comme une petite.
    .ask = Inscrivez ces dés là où ils rapportent le plus.
    .hint = Mettez-les dans l’ordre : combien se suivent ?
    .right = 30 points.
    .other = Il y en a cinq à la suite.
    .advise-fill-small-straight = Cela marche aussi, mais ne rapporte que 15. La grande rapporte 30.
yacht-boxes-yacht =
    .title = Yacht !
    .say = Cinq dés identiques sont un **Yacht** : 50, quoi qu’ils montrent. Un second ne rapporte rien de plus.
    .ask = Gardez les quatre 1 et tentez le cinquième.
    .hint = Touchez les quatre 1, puis lancez.
    .right = Yacht ! Maintenant, ils rapportent 50.
    .other = Il y en a déjà quatre : tentez le cinquième.
yacht-boxes-the-bonus =
    .title = Le bonus
    .say = Les six cases du haut prennent chacune la somme des dés de leur face. À **63 ou plus** ensemble, soit trois dés de chaque face, elles rapportent 35 de plus.
    .ask = Vous inscrivez les trois 6 dans la case Six. De combien de points est le bonus ?
    .hint = 45 jusqu’ici, et 18 de plus.
    .right = 63 exactement : 35 points de plus.

### Points classiques

classic-yacht =
    .title = Points classiques
    .line = Le Yacht comme on le jouait en 1938, et une règle maison
classic-yacht-two-straights =
    .title = Deux suites
    .say = Avec les **points classiques**, seul {"1 2 3 4 5"} est une petite suite et seul {"2 3 4 5 6"} une grande : 30 points chacune.
    .ask = Combien de points ces dés rapportent-ils dans la case Petite suite ?
    .hint = Y a-t-il un 1 ?
    .right = 0 : ils ne forment qu’une grande suite.
classic-yacht-only-the-four =
    .title = Seulement les quatre
    .say = Dans la case Carré, les points classiques ne comptent que les **quatre** dés identiques.
    .ask = Combien de points ces dés y rapportent-ils ?
    .hint = Le 2 ne compte pas.
    .right = Quatre 6 : 24.
classic-yacht-no-bonus =
    .title = Pas de bonus
    .say = Il n’y a **pas de bonus du haut** non plus : trois dés de chaque face font 63 points, sans plus.
    .ask = Vous inscrivez les trois 6 dans la case Six. Quel est alors votre total ?
    .hint = 45 jusqu’ici.
    .right = 63, et rien d’autre.
classic-yacht-five-as-a-full-house =
    .title = Cinq comme full
    .say = Avec une autre règle maison, **cinq dés identiques** comptent aussi comme un full.
    .ask = Combien de points ces dés rapportent-ils dans la case Full ?
    .hint = Un full rapporte la somme des cinq dés.
    .right = 20. Sans cette règle, c’est 0.

### Quinze cases

yatzy-boxes =
    .title = Quinze cases
    .line = Des paires, des suites et un bonus de 50
yatzy-boxes-one-pair =
    .title = Une paire
    .say = Le Yatzy se joue dans toute la Scandinavie. **Une paire** prend deux dés identiques : seule la plus haute paire compte, et rien d’autre.
    .ask = Combien de points ces dés rapportent-ils dans la case Une paire ?
    .hint = Il y a des 3 et des 4. Quelle paire est la plus haute ?
    .right = 4 + 4 = 8.
yatzy-boxes-two-pairs =
    .title = Deux paires
    .say = **Deux paires** prend deux paires de faces différentes. Ces quatre dés comptent.
    .ask = Combien de points ces dés rapportent-ils dans la case Deux paires ?
    .hint = Le troisième 2 ne compte pas.
    .right = 1 + 1 + 2 + 2 = 6.
yatzy-boxes-of-a-kind =
    .title = Brelan et carré
    .say = Dans **Brelan** et **Carré**, seuls les trois ou quatre dés identiques comptent.
    .ask = Combien de points ces dés rapportent-ils dans la case Brelan ?
    .hint = Trois 5, et pas plus.
    .right = 15. Dans la case Carré, ils rapportent 20.
yatzy-boxes-straights =
    .title = Suites
    .say = La **petite suite** est {"1 2 3 4 5"} et rapporte 15, la **grande** est {"2 3 4 5 6"} et rapporte 20. Rien d’autre ne compte.
    .ask = Inscrivez ces dés là où ils rapportent le plus.
    .hint = Y a-t-il un 1 ou un 6 ?
    .right = 20 points.
    .other = Il y en a cinq à la suite, de 2 à 6.
yatzy-boxes-full-house =
    .title = Full
    .say = **Full**, trois d’une face et deux d’une autre : la somme des cinq.
    .ask = Combien de points ces dés y rapportent-ils ?
    .hint = Additionnez les cinq dés.
    .right = 9 + 8 = 17.
yatzy-boxes-yatzy =
    .title = Yatzy !
    .say = Cinq dés identiques sont un **Yatzy** : 50. Un second ne rapporte rien de plus.
    .ask = Gardez les quatre 1 et tentez le cinquième.
    .hint = Touchez les quatre 1, puis lancez.
    .right = Yatzy ! Maintenant, ils rapportent 50.
    .other = Il y en a déjà quatre : tentez le cinquième.
yatzy-boxes-the-bonus =
    .title = Le bonus
    .say = Les six cases du haut prennent chacune la somme des dés de leur face. À **63 ou plus** ensemble, elles rapportent 50 de plus : c’est trois dés de chaque face.
    .ask = Vous inscrivez les trois 6 dans la case Six. De combien de points est le bonus ?
    .hint = 45 jusqu’ici, et 18 de plus.
    .right = 63 exactement : 50 points de plus.

### Règles maison du Yatzy

yatzy-rules =
    .title = Règles maison du Yatzy
    .line = De haut en bas, et plus pour des dés identiques
yatzy-rules-from-the-top-down =
    .title = De haut en bas
    .say = Avec une règle maison, les cases se remplissent **dans l’ordre de la feuille**. Le premier tour est pour As.
    .ask = Quelle case pouvez-vous remplir maintenant avec cinq 6 ?
    .hint = Seulement la case libre la plus haute.
    .right = 0 point : la case Yatzy doit attendre le dernier tour.
    .other = C’est possible, mais ici, inscrivez-les tout de suite, pour voir ce qui se passe.
yatzy-rules-four-are-two-pairs =
    .title = Quatre font deux paires
    .say = Aux tables **souples**, quatre dés identiques font deux paires.
    .ask = Combien de points ces dés rapportent-ils dans la case Deux paires ?
    .hint = Quatre 3.
    .right = 12. Avec la règle stricte, c’est 0.
yatzy-rules-five-are-a-full-house =
    .title = Cinq font un full
    .say = Aux tables souples, cinq dés identiques comptent aussi comme un full.
    .ask = Combien de points ces dés rapportent-ils dans la case Full ?
    .hint = La somme des cinq dés.
    .right = 25. Dans la case Yatzy, ils rapportent 50.

### Kniffel

kniffel-turn =
    .title = Kniffel
    .line = La feuille de score allemande
kniffel-turn-as-in-yahtzee =
    .title = Comme au Yahtzee
    .say = Le Kniffel a les treize cases du Yahtzee, avec les mêmes points : full 25, suites 30 et 40.
    .ask = Inscrivez ces dés là où ils rapportent le plus.
    .hint = Trois d’une face et deux d’une autre.
    .right = 25 points.
    .other = Comparez les nombres dans les cases.
kniffel-turn-kniffel =
    .title = Kniffel !
    .say = Cinq dés identiques sont un **Kniffel** : 50.
    .ask = Gardez les quatre 1 et tentez le cinquième.
    .hint = Touchez les quatre 1, puis lancez.
    .right = Kniffel ! Maintenant, ils rapportent 50.
    .other = Il y en a déjà quatre : tentez le cinquième.
kniffel-turn-a-second-one =
    .title = Un second
    .say = Votre case Kniffel a 50. Pour un autre Kniffel, la règle imprimée donne **50 de plus**, mais seulement dans la case de sa face.
    .ask = Inscrivez les 4 là où ils rapportent le plus.
    .hint = La case Quatre est libre.
    .right = 20 et 50 : 70 points.
    .other = Là, ce sont des dés comme les autres.
kniffel-turn-a-joker =
    .title = Un joker
    .say = Maintenant, la case Quatre est remplie. Les dés sont un **joker** : toute case libre du bas les prend et rapporte tous ses points.
    .ask = Combien de points rapportent-ils dans la case Grande suite ?
    .hint = Combien rapporte une grande suite ?
    .right = 40, sans la moindre suite.

### Règles maison du Kniffel

kniffel-rules =
    .title = Règles maison du Kniffel
    .line = Ce que peut rapporter un second Kniffel
kniffel-rules-100-for-each =
    .title = 100 pour chacun
    .say = Bien des tables donnent **100** pour chaque Kniffel de plus, dans n’importe quelle case, sans joker.
    .ask = Vous inscrivez les 4 dans la case Quatre. Quel est alors votre total ?
    .hint = 50 jusqu’ici, 20 pour les dés.
    .right = 50 + 20 + 100 = 170.
kniffel-rules-no-joker-there =
    .title = Là, pas de joker
    .say = Quand un Kniffel de plus rapporte 100 points, cinq dés identiques ne sont pas un full.
    .ask = Combien de points rapportent-ils dans la case Full elle-même ?
    .hint = Il faut deux faces différentes.
    .right = 0, mais vous recevez aussi 100.
kniffel-rules-nothing-more =
    .title = Rien de plus
    .say = À d’autres tables, un second Kniffel ne rapporte **rien de plus** : seuls les dés comptent.
    .ask = Vous inscrivez les 4 dans la case Quatre. Quel est alors votre total ?
    .hint = 50 jusqu’ici.
    .right = 50 + 20 = 70.

### Dix cases

generala-boxes =
    .title = Dix cases
    .line = Suite, full, poker et Generala
generala-boxes-straight =
    .title = Suite
    .say = La Generala se joue en Amérique du Sud. Une **suite**, ce sont cinq faces qui se suivent : elle rapporte 20.
    .ask = Plus aucun lancer. Inscrivez les dés là où ils rapportent le plus.
    .hint = Mettez-les dans l’ordre.
    .right = 20 points.
    .other = Il y en a cinq à la suite.
generala-boxes-with-a-one =
    .title = Avec un 1
    .say = Un 1 peut remplacer le 2 : {"1 3 4 5 6"} est aussi une suite.
    .ask = Combien de points ces dés rapportent-ils dans la case Suite ?
    .hint = Autant que toute suite obtenue en relançant.
    .right = 20. {"1 2 3 5 6"} n’est pas une suite.
generala-boxes-full-house =
    .title = Full
    .say = **Full**, trois d’une face et deux d’une autre : 30.
    .ask = Plus aucun lancer. Inscrivez les dés là où ils rapportent le plus.
    .hint = Trois 2 et deux 5.
    .right = 30 points.
    .other = Une case rapporte 30 avec ces dés.
generala-boxes-poker =
    .title = Poker
    .say = **Poker** prend au moins quatre dés identiques : 40, quoi qu’ils montrent.
    .ask = Combien de points ces dés rapportent-ils dans la case Poker ?
    .hint = Cinq dés identiques en sont aussi quatre.
    .right = 40. Mais Generala vaudrait plus.
generala-boxes-generala =
    .title = Generala !
    .say = Cinq dés identiques sont une **Generala** : 60.
    .ask = Gardez les quatre 1 et tentez le cinquième.
    .hint = Touchez les quatre 1, puis lancez.
    .right = Generala ! Maintenant, ils rapportent 60.
    .other = Il y en a déjà quatre : tentez le cinquième.
generala-boxes-the-upper-boxes =
    .title = Les cases du haut
    .say = Les cases du haut prennent chacune la somme des dés de leur face. Il n’y a **pas de bonus**.
    .ask = Combien de points ces dés rapportent-ils dans la case Cinq ?
    .hint = Deux 5.
    .right = 10.

### Servi

served =
    .title = Servi
    .line = Ce que rapporte le premier lancer
served-five-points-more =
    .title = Cinq points de plus
    .say = Une combinaison faite au **premier lancer** rapporte cinq points de plus, si vous ne relancez pas.
    .ask = Combien de points ces dés rapportent-ils maintenant dans la case Full ?
    .hint = 30, et cinq de plus.
    .right = 35. Une suite servie fait 25, un poker servi 45.
served-later-it-is-less =
    .title = Après, c’est moins
    .say = Ces dés sont venus au deuxième lancer.
    .ask = Combien de points rapportent-ils dans la case Full ?
    .hint = Vous avez relancé.
    .right = 30.
served-take-it =
    .title = Prenez-la
    .say = Une suite au premier lancer : elle rapporte 25 maintenant, et relancer ne peut pas l’améliorer.
    .ask = Inscrivez les dés.
    .hint = La case Suite est libre.
    .right = 25 points.
    .other = Vous perdriez 25 points.

### Règles maison de la Generala

generala-rules =
    .title = Règles maison de la Generala
    .line = Cinq dés identiques au premier lancer, et la double Generala
generala-rules-not-at-once =
    .title = Pas d’emblée
    .say = D’ordinaire, cinq dés identiques au premier lancer **gagnent la partie** aussitôt. Avec une règle maison, non : vous les inscrivez.
    .ask = Combien de points rapportent-ils dans la case Generala ?
    .hint = Pas plus qu’après un autre lancer.
    .right = 60.
generala-rules-a-double =
    .title = La double
    .say = Avec une règle maison, une onzième case prend cinq dés identiques une **seconde** fois.
    .ask = Combien de points ces dés rapportent-ils dans la case Double Generala ?
    .hint = Deux fois plus que dans la case Generala.
    .right = 120.
generala-rules-50-for-a-generala =
    .title = 50 pour une Generala
    .say = Bien des tables donnent 50 pour une Generala.
    .ask = Combien de points ces dés y rapportent-ils ?
    .hint = Ici, la Generala vaut moins de 60.
    .right = 50.
generala-rules-no-straight =
    .title = Pas de suite
    .say = Et à certaines tables, un 1 ne remplace jamais un 2.
    .ask = Combien de points ces dés rapportent-ils dans la case Suite ?
    .hint = Il manque le 2.
    .right = 0.
