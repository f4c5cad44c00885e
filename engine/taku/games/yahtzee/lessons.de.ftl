# Lessons of Yahtzee and its relatives in German

### The sheet

sheet =
    .title = Der Spielblock
    .line = Trag deine Würfel dort ein, wo sie etwas bringen
sheet-thirteen-boxes =
    .title = Dreizehn Felder
    .say = Das ist dein **Spielblock**: dreizehn Felder, und jedes verlangt etwas anderes. Im Feld Dreier zählen nur die Dreier, so viele du bekommst.
    .ask = Tippe das Feld Dreier an und trag deine Würfel dort ein.
    .hint = Dreier ist das dritte Feld: Eine Drei ist darin gezeichnet.
    .right = Drei Dreier: 9 Punkte, und die nimmt dir niemand mehr.
    .other = Auch das ist möglich. Aber probier zuerst das Feld Dreier.
sheet-what-would-they-bring =
    .title = Was brächten sie?
    .say = Die Zahl in einem freien Feld zeigt, was deine Würfel dort **jetzt** brächten.
    .ask = Trag diese Würfel ein, wo sie am meisten bringen.
    .hint = Drei von einer Zahl und zwei von einer anderen: Dafür gibt es ein eigenes Feld.
    .right = Ein Full House bringt 25. Was jedes Feld braucht, zeigen die nächsten Lektionen.
    .other = In einem Feld bringen sie mehr. Vergleiche die Zahlen.
sheet-each-box-once =
    .title = Jedes Feld einmal
    .say = Noch ein Full House! Aber das Feld ist gefüllt, und was du einträgst, **bleibt**.
    .ask = Trag die Würfel ein, wo sie jetzt noch am meisten bringen.
    .hint = In zwei der freien Felder zählen alle fünf Würfel.
    .right = 22 Punkte. Ein Feld weniger ist frei: Bei dreizehn Feldern hat eine Partie dreizehn Züge.
    .other = Zwei der freien Felder bringen mehr. Vergleiche die Zahlen.
sheet-if-nothing-fits =
    .title = Wenn nichts passt
    .say = Zwei Felder sind übrig. Eins braucht fünf in Folge, das andere fünf gleiche Würfel. Du hast weder das eine noch das andere, und auch keinen Wurf mehr.
    .ask = Jeder Zug füllt ein Feld. Trag in eins davon eine 0 ein.
    .hint = Große Straße oder Yahtzee: Hier geht beides.
    .right = Eine 0 tut weh, gehört aber zu jeder Partie. Das andere Feld kann noch viel bringen.
sheet-the-total-counts =
    .title = Die Summe zählt
    .say = Sind alle Felder voll, gewinnt der **höchste Punktestand**. { $p0 } ist fertig, und du hast noch ein Feld: Chance, die Summe von fünf beliebigen Würfeln.
    .ask = Du trägst deine Würfel bei Chance ein. Wer gewinnt?
    .hint = Zähle deine fünf Würfel zusammen und rechne sie zu deinen Punkten dazu.
    .right = Mit 24 mehr ist dein Punktestand höher. Bei Gleichstand hättet ihr euch den Sieg geteilt.

### Three rolls

turn =
    .title = Drei Würfe
    .line = Behalte Würfel und würfle die anderen neu
turn-keep-what-is-good =
    .title = Behalte, was gut ist
    .say = Du hast alle fünf Würfel geworfen. Dabei muss es nicht bleiben: **Behalte** die guten, indem du sie antippst, und würfle die anderen neu.
    .ask = Behalte die drei Fünfer und wirf die anderen zwei neu.
    .hint = Tippe jeden Fünfer einmal an, dann die große Schaltfläche.
    .right = Noch eine Fünf! Was du behalten hast, blieb liegen.
    .other = Auch das könntest du tun. Aber mehr Fünfer bringen mehr: Behalte alle drei.
turn-and-once-more =
    .title = Und noch einmal
    .say = Nach dem ersten Wurf darfst du **noch zweimal** würfeln. Einen davon hast du verbraucht: Ein Wurf ist übrig.
    .ask = Behalte die vier Fünfer und wirf den letzten Würfel neu.
    .hint = Drei Fünfer sind noch behalten. Tippe auch den neuen an.
    .right = Kein fünfter, aber vier Fünfer sind auch schön.
    .other = Das ist möglich. Aber vier Fünfer sind selten: Behalte sie alle.
turn-then-write =
    .title = Dann eintragen
    .say = Du hast dreimal gewürfelt, und mehr geht nicht. Jetzt kommen deine Würfel in ein Feld, und der Zug ist zu Ende.
    .ask = Trag sie in ein Feld ein, in dem sie Punkte bringen.
    .hint = Such ein Feld, in dem nicht 0 steht.
    .right = So geht ein Zug: würfeln, behalten, würfeln, behalten, würfeln, eintragen.
    .other = Dort bringen sie nichts, und das Feld wäre verbraucht.
turn-a-kept-die-may-fly-again =
    .title = Doch wieder würfeln
    .say = Du hast zwei Dreier behalten. Jetzt gibt es Besseres: {"3 4 5 6"} sind eine Folge. Einen behaltenen Würfel **darfst du doch neu würfeln**.
    .ask = Behalte {"3 4 5 6"} und wirf einen der Dreier neu.
    .hint = Eine Drei, die Vier, die Fünf und die Sechs bleiben.
    .right = {"2 3 4 5 6"}: fünf in Folge!
    .other = Das könntest du tun. Aber die Folge ist mehr wert: Behalte {"3 4 5 6"}.
turn-stop-when-you-like =
    .title = Hör auf, wann du willst
    .say = Fünf in Folge beim ersten Wurf! Zwei Würfe sind noch übrig, aber du musst sie nicht nutzen.
    .ask = Trag sofort die große Straße ein.
    .hint = Die Würfel musst du nicht antippen: Tippe das Feld an.
    .right = 40 Punkte, sicher. Nach jedem Wurf darfst du aufhören und ein Feld füllen.
    .other = Warum 40 Punkte verschenken? Tippe das Feld Große Straße an.
    .advise-fill-small-straight = Vier in Folge sind dabei, also bringt das 30. Aber die große Straße bringt 40.
turn-or-keep-nothing =
    .title = Oder nichts behalten
    .say = Nur das Feld Sechser ist frei, und keiner deiner Würfel zeigt eine Sechs. Du darfst auch **keinen** behalten.
    .ask = Wirf alle fünf Würfel neu.
    .hint = Lass die Würfel in Ruhe und tippe auf die große Schaltfläche.
    .right = Drei Sechser, und ein Wurf kommt noch.
    .other = Keiner der behaltenen Würfel ist eine Sechs, und jetzt zählen nur Sechser: Wirf alle fünf neu.
    .advise-fill-sixes = Das wären 0 Punkte. Du hast noch zwei Würfe, um es besser zu machen.
turn-round-the-table =
    .title = Reihum
    .say = Zu dritt geht es **im Uhrzeigersinn** weiter, nach links von dem, der gerade ein Feld gefüllt hat.
    .ask = Du trägst deine Würfel ein. Wer würfelt als Nächstes?
    .hint = Folge den Zeigern einer Uhr, von dir aus.
    .right = { $p1 } kommt nach dir, dann { $p2 }, dann wieder du: In jeder Runde füllen alle ein Feld.

### Ones to Sixes

upper =
    .title = Einser bis Sechser
    .line = Fülle den oberen Block und komm auf 63
upper-one-face-only =
    .title = Nur eine Zahl
    .say = Jedes der sechs Felder im **oberen Block** zählt nur die Würfel seiner eigenen Zahl zusammen.
    .ask = Wie viele Punkte bringen diese Würfel im Feld Vierer?
    .hint = Zähle die Vierer: Was ergeben sie zusammen?
    .right = 4 + 4 = 8. Die anderen drei Würfel zählen hier nicht.
upper-three-of-each =
    .title = Drei von jeder
    .say = Wer im oberen Block **63** oder mehr hat, bekommt einen **Bonus** von 35. Drei Würfel von jeder Zahl ergeben genau 63, und so weit bist du bisher.
    .ask = Trag diese Würfel so ein, dass du den Bonus bekommst.
    .hint = Im oberen Block ist noch ein Feld frei.
    .right = 45 + 18 = 63: Das sind 18 Punkte und noch 35.
    .other = Dort zählen sie nicht für den Bonus. Er braucht das letzte Feld im oberen Block.
    .advise-fill-three-of-a-kind = Hier sind es 25 Punkte. Bei den Sechsern sind es 18, und dazu der Bonus von 35.
    .advise-fill-chance = Hier sind es 25 Punkte. Bei den Sechsern sind es 18, und dazu der Bonus von 35.
upper-a-little-behind =
    .title = Etwas im Rückstand
    .say = Diesmal hast du nur zwei Einser: Ein Punkt fehlt. Die Zeile unter den Feldern zeigt, wie weit du bist.
    .ask = Erreiche trotzdem 63.
    .hint = Ein vierter Würfel einer Zahl macht viel wett.
    .right = Vier Sechser sind 24: Jetzt hast du 68. Die vierte Sechs macht mehr als wett, was fehlte.
    .other = Der Bonus braucht Punkte im letzten Feld des oberen Blocks.
    .advise-fill-four-of-a-kind = 27 Punkte, aber dann ist der Bonus nicht mehr zu schaffen. Bei den Sechsern sind es 24 und 35.
    .advise-fill-three-of-a-kind = 27 Punkte, aber dann ist der Bonus nicht mehr zu schaffen. Bei den Sechsern sind es 24 und 35.
upper-once-not-more =
    .title = Einmal, nicht öfter
    .say = Du hast 54 und vier Sechser: zusammen 78, weit mehr als 63.
    .ask = Du trägst sie bei den Sechsern ein. Wie viele Punkte bringt der Bonus?
    .hint = 63 oder mehr: Wie viel mehr, ist egal.
    .right = 35, ob du 63 oder 78 hast.

### Equal dice

sets =
    .title = Gleiche Würfel
    .line = Dreier- und Viererpasch, Full House, Chance
sets-three-of-a-kind =
    .title = Dreierpasch
    .say = Ein **Dreierpasch** braucht mindestens drei gleiche Würfel. Dann zählen **alle fünf** Würfel.
    .ask = Wie viele Punkte bringen diese Würfel dort?
    .hint = Zähle alle fünf Würfel zusammen, auch die zwei anderen.
    .right = 2 + 6 + 6 + 3 + 6 = 23. Mit hohen Würfeln bringt er viel.
sets-four-of-a-kind =
    .title = Viererpasch
    .say = Ein **Viererpasch** braucht mindestens vier gleiche Würfel und zählt ebenfalls alle fünf.
    .ask = Und wie viele Punkte bringen dieselben Würfel dort?
    .hint = Wie viele gleiche Würfel sind es?
    .right = Drei Sechser sind keine vier: 0 Punkte.
sets-where-to-put-four =
    .title = Wohin mit vieren?
    .say = Vier Sechser sind auch drei Sechser: Beide Felder brächten 29.
    .ask = Trag sie in das Feld ein, das schwerer zu füllen ist.
    .hint = Was ist seltener: drei gleiche Würfel oder vier?
    .right = 29 Punkte, und drei gleiche für das andere Feld kommen wieder.
    .other = Ein Feld braucht vier gleiche Würfel: Dort gehören sie hin.
    .advise-fill-three-of-a-kind = Auch 29 Punkte. Aber drei gleiche kommen oft, vier selten: Nimm sie, wo man vier braucht.
    .advise-fill-chance = Auch 29 Punkte. Aber in Chance passt alles: Spar das Feld für Würfel auf, die nirgends passen.
sets-full-house =
    .title = Full House
    .say = Ein **Full House** sind drei von einer Zahl und zwei von einer anderen: immer 25 Punkte. Zwei Paare sind auf dem Weg dorthin.
    .ask = Behalte beide Paare und wirf den fünften Würfel neu.
    .hint = Zwei Dreier und zwei Fünfer bleiben.
    .right = Eine dritte Fünf: ein Full House. Eine Drei wäre genauso gut gewesen.
    .other = Möglich, aber dann brauchst du mehr Glück. Mit beiden Paaren fehlt nur ein Würfel.
sets-two-different-faces =
    .title = Zwei verschiedene Zahlen
    .say = Jetzt vier Dreier und eine Fünf.
    .ask = Wie viele Punkte bringen sie bei Full House?
    .hint = Sind es drei von einer Zahl und zwei von einer anderen?
    .right = 0: Die einzelne Fünf ist kein Paar. Auch fünf gleiche Würfel sind kein Full House.
sets-chance =
    .title = Chance
    .say = In **Chance** passen beliebige Würfel, und alle fünf zählen. Du hast keinen Wurf mehr, und diese hier passen nirgends gut.
    .ask = Trag sie ein, wo sie am meisten bringen.
    .hint = In welches Feld passen beliebige Würfel?
    .right = 22 Punkte aus dem Nichts. Gut, eine Chance zu haben, wenn ein Zug schiefgeht.
    .other = Das darfst du, aber ein Feld bringt mit diesen Würfeln 22.

### Straights

straights =
    .title = Straßen
    .line = Vier oder fünf Zahlen in Folge
straights-four-in-a-row =
    .title = Vier in Folge
    .say = Vier aufeinanderfolgende Zahlen sind eine **kleine Straße**: 30 Punkte. In welcher Reihenfolge sie liegen, ist egal.
    .ask = Such die Folge und trag sie bei Kleine Straße ein.
    .hint = Sortiere die Würfel im Kopf: 1, 2, …
    .right = {"1 2 3 4"}: 30 Punkte. Der fünfte Würfel ist egal.
    .other = Als kleine Straße bringen sie viel mehr.
straights-no-gaps =
    .title = Keine Lücken
    .say = Fünf verschiedene Zahlen. Reicht das?
    .ask = Wie viele Punkte bringen sie als kleine Straße?
    .hint = Ist zwischen 1 und 6 eine Lücke?
    .right = 0: Die Vier fehlt, also ist die längste Folge {"1 2 3"}.
straights-look-for-the-middle =
    .title = Achte auf die Mitte
    .say = Fünf in Folge sind eine **große Straße**: 40 Punkte. {"3 4 5"} kann an beiden Enden wachsen.
    .ask = Behalte {"3 4 5"} und wirf die zwei Einser neu.
    .hint = Tippe die 3, die 4 und die 5 an, dann würfle.
    .right = 2 und 6, an jedem Ende eine!
    .other = Möglich, aber hier geht es um die Folge: {"3 4 5"}.
straights-five-in-a-row =
    .title = Fünf in Folge
    .say = {"2 3 4 5 6"} ist eine große Straße, und zwei kleine stecken auch darin.
    .ask = Trag sie ein, wo sie am meisten bringt.
    .hint = Vergleiche die Zahlen bei den beiden Straßen.
    .right = 40 Punkte.
    .other = Alle fünf folgen aufeinander: Trag sie als Straße ein.
    .advise-fill-small-straight = 30 Punkte, aber du vergibst eine seltene Straße an das leichtere Feld. Die große bringt 40.
straights-a-large-one-is-a-small-one-too =
    .title = Groß ist auch klein
    .say = Noch einmal fünf in Folge, aber das Feld Große Straße ist gefüllt.
    .ask = Trag die Würfel ein, wo sie am meisten bringen.
    .hint = Sind darunter vier in Folge?
    .right = 30 Punkte: Fünf in Folge sind auch vier in Folge.
    .other = In einem anderen Feld sind sie 30 wert.

### Yahtzee!

yahtzee =
    .title = Yahtzee!
    .line = Fünf gleiche und was ein zweiter Fünferpasch bringt
yahtzee-one-die-is-missing =
    .title = Ein Würfel fehlt
    .say = Fünf gleiche Würfel sind ein **Yahtzee**: 50 Punkte, das wertvollste Feld von allen.
    .ask = Behalte die vier Zweier und würfle auf den fünften.
    .hint = Tippe alle vier Zweier an, dann würfle.
    .right = Yahtzee! Das kommt nicht oft: etwa einmal in 22 Zügen, wenn du es darauf anlegst.
    .other = So wird es kein Yahtzee mehr. Du hast noch zwei Würfe: Versuch es.
yahtzee-write-it =
    .title = Trag ihn ein
    .say = Die Zahl ist egal: Fünf Zweier bringen so viel wie fünf Sechser.
    .ask = Trag deine fünf Zweier ein, wo sie am meisten bringen.
    .hint = Ein Feld ist für fünf gleiche Würfel da.
    .right = 50 Punkte. Bald siehst du, was noch einer bringen kann.
    .other = Bei Yahtzee bringen sie 50.
yahtzee-no-full-house =
    .title = Kein Full House
    .say = Das Feld Yahtzee ist frei, und hier sind fünf Vierer.
    .ask = Wie viele Punkte brächten sie bei Full House?
    .hint = Ein Full House hat zwei verschiedene Zahlen.
    .right = 0: Es braucht drei von einer Zahl und zwei von einer anderen. Solange Yahtzee frei ist, gehören fünf gleiche dorthin.
yahtzee-100-more =
    .title = 100 extra
    .say = Stehen bei Yahtzee 50, bringt **jeder weitere** Fünferpasch **100 extra**, egal welches Feld du füllst.
    .ask = Du hast 50. Du trägst diese bei den Vierern ein: Wie viel hast du dann insgesamt?
    .hint = 50, fünf Vierer und 100.
    .right = 50 + 20 + 100 = 170. Warum der Tisch „nur Vierer“ sagt, erklärt die Lektion über den Joker.
yahtzee-not-after-a-0 =
    .title = Nicht nach einer 0
    .say = Diesmal wurde das Feld Yahtzee aufgegeben: Dort steht **0**. Und dann würfelst du doch noch fünf Vierer.
    .ask = Du trägst sie bei den Vierern ein: Wie viel hast du dann insgesamt?
    .hint = Die 100 gibt es nur nach einer 50.
    .right = 20, mehr nicht. Gib Yahtzee also nicht zu früh auf.

### The joker

joker =
    .title = Der Joker
    .line = Wohin ein zweiter Fünferpasch muss
joker-not-just-anywhere =
    .title = Nicht irgendwohin
    .say = Fünf gleiche Würfel sind ein **Joker**, wenn das Feld Yahtzee schon gefüllt ist. Die 100 extra sind sicher, aber das Feld darfst du nicht frei wählen.
    .ask = Probier es: Tippe Große Straße an und schau, was der Tisch sagt.
    .hint = Große Straße ist eins der unteren Felder.
    .right = Das eigene Feld kommt zuerst: Fünf Sechser **gehören zu den Sechsern**, und die 100 kommen dazu.
joker-its-own-box-first =
    .title = Zuerst das eigene Feld
    .say = Fünf Sechser, und das Feld Sechser ist frei.
    .ask = Trag den Joker ein, wo er hinmuss.
    .hint = Welches Feld gehört zur Zahl dieser Würfel?
    .right = 30 und 100 extra.
    .other = Besser als fünf gleiche wird es nicht: Trag sie bei den Sechsern ein.
joker-then-the-lower-boxes =
    .title = Dann der untere Block
    .say = Jetzt ist das Feld Sechser gefüllt. Der Joker darf in **jedes freie Feld unten** und zählt, was das Feld verlangt: Full House 25, kleine Straße 30, große Straße 40.
    .ask = Trag ihn ein, wo er am meisten bringt.
    .hint = Er zählt als Straße, obwohl er keine zeigt.
    .right = 40 und 100 extra, mit fünf Sechsern!
    .other = Es ist ein Joker: Ein Feld unten bringt 40.
joker-not-above-yet =
    .title = Noch nicht der obere Block
    .say = Würdest du den Joker lieber bei den Einsern eintragen, wo es ohnehin wenig gibt?
    .ask = Probier es: Tippe Einser an.
    .hint = Einser ist das erste Feld.
    .right = Die Felder der anderen Zahlen oben kommen ganz zuletzt.
joker-last-any-box-for-0 =
    .title = Zuletzt: eine 0
    .say = Alle Felder unten sind voll, und das Feld Sechser auch. Ein Joker bringt dann **0** in einem der freien Felder oben. Die 100 bekommst du trotzdem.
    .ask = Du hast 236 Punkte und trägst bei den Einsern ein. Wie viel hast du dann insgesamt?
    .hint = 0 für das Feld und 100 für den Fünferpasch.
    .right = 100 mehr, und eine 0, wo sie am wenigsten kostet.
joker-a-joker-without-the-100 =
    .title = Ein Joker ohne die 100
    .say = Bei Yahtzee steht **0**, und das Feld Sechser ist gefüllt. Fünf Sechser sind trotzdem ein Joker, aber ohne die 100.
    .ask = Wie viele Punkte bringt der Joker als große Straße?
    .hint = Ein Joker zählt, was das Feld verlangt.
    .right = 40: Für den Joker genügt es, dass das Feld Yahtzee gefüllt ist.

### A free joker, or none

free-joker =
    .title = Freier Joker oder keiner
    .line = Zwei Hausregeln für einen zweiten Fünferpasch
free-joker-any-open-box =
    .title = Jedes freie Feld
    .say = Mit einer Hausregel kann der Joker **frei** sein: Er muss nicht ins Feld seiner Zahl. Aber Straßen und Full House zählen erst, wenn dieses Feld gefüllt ist.
    .ask = Das Feld Sechser ist frei. Wie viele Punkte bringt der Joker als große Straße?
    .hint = Ist das Feld seiner Zahl schon gefüllt?
    .right = 0, solange das Feld Sechser frei ist. Du darfst ihn bei Große Straße eintragen, aber das tut kaum jemand.
free-joker-now-it-counts =
    .title = Jetzt zählt er
    .say = Das Feld Sechser ist jetzt gefüllt, also zählt der freie Joker voll. Er passt in jedes freie Feld, oben oder unten.
    .ask = Trag ihn ein, wo er am meisten bringt.
    .hint = Fünf Sechser dürfen für eine Straße stehen.
    .right = 40 und 100 extra.
    .other = Das ist erlaubt, aber ein Feld bringt 40.
free-joker-no-joker-at-all =
    .title = Gar kein Joker
    .say = Mit einer anderen Hausregel gibt es **keinen Joker**: Fünf gleiche zählen wie alle anderen Würfel, in jedem freien Feld.
    .ask = Wie viele Punkte brächten sie bei Full House?
    .hint = Sind es zwei verschiedene Zahlen?
    .right = 0: Fünf Sechser sind nicht drei und zwei.
free-joker-the-100-stay =
    .title = Die 100 Punkte bleiben
    .say = Die **100 Punkte** für einen weiteren Fünferpasch gibt es bei jeder Jokerregel.
    .ask = Trag die fünf Sechser ein, wo sie am meisten bringen.
    .hint = In drei Feldern zählen alle fünf Würfel; eins davon ist schwer zu füllen.
    .right = 30 und 100 extra.
    .other = In manchen Feldern zählen alle fünf Würfel: 30 Punkte.
    .advise-fill-three-of-a-kind = Auch 30. Aber ein Viererpasch ist schwerer: Nimm die fünf Sechser dafür.
    .advise-fill-chance = Auch 30. Aber in Chance passen beliebige Würfel, im Viererpasch nicht.

### What to keep

keeping =
    .title = Was du behältst
    .line = Behalte die Würfel, mit denen am meisten möglich bleibt
keeping-a-pair-without-company =
    .title = Ein Paar für sich
    .say = Gleiche Würfel passen in die meisten Felder: ihr eigenes, Dreier- und Viererpasch, Full House, Yahtzee. Jeder Würfel mehr, den du behältst, fehlt dir beim Würfeln.
    .ask = Was behältst du? Dann würfle.
    .hint = Nur gleiche Würfel, und keinen nur, weil er hoch ist.
    .right = Eine dritte Sechs. Mit einem Paar hoher Würfel fangen gute Züge meistens an.
    .other = Zwei gleiche Würfel versprechen mehr.
    .advise-keep-5-6-6 = Die Fünf hilft in wenigen Feldern, und für eine dritte Sechs hast du einen Würfel weniger: im Schnitt etwa 2 Punkte schlechter.
keeping-the-higher-pair =
    .title = Das höhere Paar
    .say = Zwei Paare beim ersten Wurf. Wirfst du einen Würfel, wird es vielleicht ein Full House; mit dreien vielleicht noch mehr.
    .ask = Was behältst du, früh in der Partie?
    .hint = Ein Paar lässt mehr offen. Welches von beiden?
    .right = Ein Paar hilft in mehr Feldern als zwei, und ein hohes bringt mehr. Wäre nur noch Full House frei, würdest du beide behalten.
    .other = Du willst mehr gleiche Würfel: Geh von einem Paar aus.
    .advise-keep-3-3 = Dieselbe Idee, aber Dreier bringen weniger als Fünfer, wo immer Würfel zusammengezählt werden.
    .advise-keep-3-3-5-5 = Ein Würfel muss genau passen, und dann sind es 25. Drei Fünfer würden in fünf Feldern helfen.
keeping-three-are-strong =
    .title = Drei sind stark
    .say = Drei Dreier, und die Folge {"3 4 5"}. Beides ist ein Anfang.
    .ask = Welche drei Würfel behältst du?
    .hint = Was bringt schon jetzt in mehreren Feldern Punkte?
    .right = Jetzt ist es ein Full House, und mit einem Wurf kannst du noch eine vierte Drei versuchen.
    .other = Drei Würfel passen hier gut zusammen. Behalte nur die.
    .advise-keep-3-4-5 = Eine Folge aus dreien braucht noch viel Glück. Drei gleiche Würfel sind schon etwas wert.
keeping-four-in-a-row =
    .title = Vier in Folge
    .say = Ein Paar Zweier, und {"2 3 4 5"}.
    .ask = Was behältst du?
    .hint = Was ist schon sicher und kann noch an beiden Enden wachsen?
    .right = Die kleine Straße ist sicher, und zwei Würfe bleiben für eine 1 oder eine 6.
    .other = Vier in Folge sind schon 30 Punkte. Behalte sie alle.
    .advise-keep-2-2 = Das zerreißt 30 Punkte für ein niedriges Paar.
    .advise-fill-small-straight = 30 Punkte sind sicher, aber du hast noch zwei Würfe: Mit einer 1 oder einer 6 wären es 40.
keeping-what-is-still-open =
    .title = Was ist noch frei?
    .say = Gegen Ende entscheiden die **freien Felder**. Hier sind nur noch die beiden Straßen übrig.
    .ask = Was behältst du?
    .hint = Sechser helfen jetzt nicht. Welche Würfel können an beiden Enden wachsen?
    .right = Eine Fünf: schon vier in Folge.
    .other = Jetzt zählt nur eine Folge: Behalte Würfel, die aufeinanderfolgen.
    .advise-keep-2-3-4-6 = Mit der Sechs hilft nur eine Fünf. Ohne sie hast du zwei Würfel für eine 1 oder eine 5.
    .advise-keep-6-6 = Alle Felder für gleiche Würfel sind gefüllt: Das Paar kann nirgends hin.

### On course for 63

bonus =
    .title = Auf Kurs für 63
    .line = Wann ein Feld im oberen Block mehr wert ist, als es scheint
bonus-fewer-points-more-worth =
    .title = Weniger Punkte, mehr wert
    .say = Der Bonus oben bringt 35 Punkte. Drei von einer hohen Zahl bringen dich ihm näher.
    .ask = Du hast keinen Wurf mehr. Wo trägst du drei Sechser ein?
    .hint = 18 von den 63 Punkten, oder gleich 23?
    .right = 18 Punkte, und auf Kurs für 63. Ein Dreierpasch geht ein andermal mit jeder Zahl.
    .other = Drei Sechser sind mehr wert: Es gibt bessere Felder.
    .advise-fill-three-of-a-kind = Jetzt 5 Punkte mehr, aber bei den Sechsern fehlen sie dir. Das kostet im Schnitt etwa 2 Punkte.
    .advise-fill-chance = In Chance passen beliebige Würfel. Spar sie für einen schlechten Zug auf.
bonus-four-of-a-high-face =
    .title = Vier von einer hohen Zahl
    .say = Vier Fünfer: 20 im oberen Block, 21 als Viererpasch.
    .ask = Wo trägst du sie ein?
    .hint = Ein Punkt weniger – aber was bringt das für den Bonus?
    .right = Fünf Punkte voraus: Jetzt darf ein anderes Feld später knapper ausfallen.
    .other = Vier Fünfer sind selten: Sieh dir Fünfer und Viererpasch an.
    .advise-fill-four-of-a-kind = Ein Punkt mehr, aber fünf Punkte weniger für den Bonus: im Schnitt etwa 8 Punkte schlechter.
bonus-even-the-ones =
    .title = Sogar die Einser
    .say = Drei Einser bringen nur 3 Punkte. Aber auf 63 kommst du mit drei von **jeder** Zahl.
    .ask = Wo trägst du diese Würfel ein?
    .hint = Welches Feld würde dir am wenigsten fehlen? Dort sind die Würfel auf Kurs.
    .right = Auf Kurs, und alle wertvollen Felder sind noch frei.
    .other = Damit gibst du ein Feld auf, das viel mehr bringen könnte.
    .advise-fill-three-of-a-kind = Dort sind es 11 Punkte, im Schnitt bringt das Feld aber etwa 22: Warte auf höhere Würfel.
    .advise-fill-chance = 11 sind die Hälfte von dem, was Chance bringen kann.
bonus-but-not-at-any-price =
    .title = Nicht um jeden Preis
    .say = Drei Vierer wären auf Kurs. Und doch sind diese Würfel noch etwas anderes.
    .ask = Wo trägst du sie ein?
    .hint = Drei und zwei: Wie oft bekommst du das?
    .right = Sichere 25 Punkte. Drei Vierer kommen leichter wieder als ein Full House.
    .other = Vergleiche die Zahlen noch einmal: Ein seltenes Feld ist darunter.
    .advise-fill-fours = 12 Punkte und auf Kurs, aber das Full House ist weg: im Schnitt etwa 4 Punkte schlechter.
    .advise-fill-three-of-a-kind = 24 Punkte, und einer weniger als beim Full House, das seltener ist.

### When nothing fits

zero =
    .title = Wenn nichts passt
    .line = Verschenke einen Zug dort, wo es am wenigsten kostet
zero-a-cheap-box =
    .title = Ein Feld, das wenig bringt
    .say = Ein schlechter Zug, und Chance brächte 15. Aber Chance kann 22 oder mehr bringen.
    .ask = Trag die Würfel ein, wo es dich am wenigsten kostet.
    .hint = Welche Felder bringen nie viel?
    .right = Einser und Zweier sind für schlechte Züge da: Dort geht wenig verloren.
    .other = Dieses Feld kann später viel mehr bringen.
    .advise-fill-chance = Jetzt 15 Punkte, aber dann ist der Ausweg weg: im Schnitt fast 7 Punkte schlechter.
zero-a-0-in-yahtzee =
    .title = Eine 0 bei Yahtzee?
    .say = Die niedrigen Felder sind weg. Eins der wertvollen bekommt die 0, und sie sind nicht alle gleich schwer zu füllen.
    .ask = Welches gibst du auf?
    .hint = Welches davon hättest du ohnehin kaum gefüllt?
    .right = 50 Punkte sind viel, aber du bekommst sie nur etwa einmal in 22 Zügen. Die Straßen kommen viel öfter.
    .advise-fill-four-of-a-kind = Knapp daneben. Aber vier gleiche Würfel kommen etwa sechsmal so oft wie fünf.
    .advise-fill-large-straight = Die ist 40 wert und gelingt in einem von vier Zügen, wenn du sie versuchst. Kommt sie als Nächstes, wie hier, kannst du sie nirgends eintragen.
    .advise-fill-small-straight = 30 Punkte, und mehr als die Hälfte aller Versuche gelingt: Lass sie frei.
zero-first-make-sure =
    .title = Erst sichergehen
    .say = Die Felder Vierer und Yahtzee sind frei. Nach zwei Würfen hast du zwei Vierer.
    .ask = Ein Wurf ist übrig. Nutze ihn.
    .hint = Die Vierer helfen in beiden Feldern.
    .right = Drei Vierer: 12 Punkte. Gib nie ein Feld auf, solange du noch einen Wurf hast.
    .other = Würfeln kostet nichts: Behalte, was hilft, und würfle.

### Five dice, another sheet

yams-turn =
    .title = Fünf Würfel, anderer Block
    .line = Spiel einen Zug Yams
yams-turn-keep-and-roll =
    .title = Behalten und würfeln
    .say = Yams kommt aus Frankreich. Du wirfst fünf Würfel und würfelst dann beliebig viele neu, bis zu **zweimal**. **Behalte** Würfel, indem du sie antippst.
    .ask = Behalte die drei Vierer und wirf die anderen zwei neu.
    .hint = Tippe jeden Vierer einmal an, dann die große Schaltfläche.
    .right = Eine vierte Vier. Was du jetzt behältst, darfst du später doch neu würfeln.
    .other = Auch das könntest du tun. Aber gleiche Würfel bringen am meisten: Behalte alle drei Vierer.
yams-turn-write-a-box =
    .title = Ein Feld füllen
    .say = Nach jedem Wurf darfst du aufhören. Jeder Zug füllt **ein Feld** deines Spielblocks; die Zahl in einem Feld zeigt, was die Würfel dort brächten.
    .ask = Hör hier auf: Trag bei Viererpasch ein.
    .hint = Es ist das Feld, in dem 58 steht.
    .right = 58 Punkte: 18 für die Würfel, plus 40. Was eingetragen ist, bleibt.
    .other = Auch das ist möglich. Aber der Viererpasch bringt sofort 58.
yams-turn-if-nothing-fits =
    .title = Wenn nichts passt
    .say = Zwei Felder sind übrig. Yams braucht fünf gleiche Würfel, Rigole vier und einen bestimmten fünften. Du hast keinen Wurf mehr.
    .ask = Jeder Zug füllt ein Feld. Trag in eins davon eine 0 ein.
    .hint = Hier geht beides.
    .right = Jedes Feld wird einmal gefüllt, notfalls mit 0. Bei vierzehn Feldern sind es vierzehn Züge.
yams-turn-dearer-than-in-yahtzee =
    .title = Mehr wert als bei Yahtzee
    .say = Wenn du Yahtzee kennst, merkst du: Die Felder sind ähnlich, bringen aber mehr. Ein Full House bringt dort 25, hier **die Summe der Würfel plus 30**.
    .ask = Wie viele Punkte bringen diese Würfel bei Full House?
    .hint = Zähle die fünf Würfel zusammen, dann 30 dazu.
    .right = 2 + 2 + 2 + 3 + 3 = 12, plus 30: 42 Punkte.
yams-turn-the-total-counts =
    .title = Die Summe zählt
    .say = Sind alle Felder voll, gewinnt der **höchste Punktestand**. { $p0 } ist fertig. Du hast noch Rigole, und diese Rigole bringt 50.
    .ask = Du trägst sie ein. Wer gewinnt?
    .hint = Zähle 50 zu deinen Punkten dazu.
    .right = { $p0 } bleibt um ein paar Punkte vorn: Jedes Feld zählt, bis zum Schluss.

### Sums and more

combinations =
    .title = Summen und mehr
    .line = Viererpasch, Full House und Straßen bei Yams
combinations-four-of-a-kind =
    .title = Viererpasch
    .say = **Viererpasch**, mindestens vier gleiche Würfel: die Summe aller fünf, **plus 40**.
    .ask = Wie viele Punkte bringen diese Würfel dort?
    .hint = Vier Sechser und eine Fünf, dann noch 40.
    .right = 24 + 5 + 40 = 69. Sogar vier Einser bringen mehr als 45.
combinations-full-house =
    .title = Full House
    .say = **Full House**, drei von einer Zahl und zwei von einer anderen: die Summe aller fünf, **plus 30**.
    .ask = Du hast keinen Wurf mehr. Trag die Würfel ein, wo sie am meisten bringen.
    .hint = Drei Vierer und zwei Sechser: Welches Feld ist das?
    .right = 24 + 30 = 54.
    .other = Ein Feld bringt mit diesen Würfeln 54.
combinations-five-are-no-full-house =
    .title = Fünf sind kein Full House
    .say = Alle fünf zeigen dieselbe Zahl.
    .ask = Wie viele Punkte bringen sie bei Full House?
    .hint = Es braucht zwei verschiedene Zahlen.
    .right = 0. Aber fünf gleiche Würfel sind auch vier gleiche: Als Viererpasch zählen sie.
combinations-straights =
    .title = Straßen
    .say = Vier Zahlen in Folge sind eine **kleine Straße**, 40 Punkte; fünf in Folge eine **große**, 50. Eine große darf man als kleine eintragen.
    .ask = Trag diese Würfel ein, wo sie am meisten bringen.
    .hint = Bring sie in Reihenfolge: Wie viele folgen aufeinander?
    .right = 50 Punkte.
    .other = Es sind fünf in Folge.
    .advise-fill-small-straight = Auch das geht, bringt aber nur 40. Die große bringt 50.
combinations-four-are-enough =
    .title = Vier genügen
    .say = Wieder fünf verschiedene Zahlen, aber nicht alle in Folge.
    .ask = Du hast keinen Wurf mehr. Trag die Würfel ein, wo sie am meisten bringen.
    .hint = Lass einen Würfel weg: Folgen die anderen vier aufeinander?
    .right = {"3 4 5 6"}: 40 Punkte.
    .other = Vier davon sind in Folge: Das sind 40 Punkte.

### Yams and Rigole

five =
    .title = Yams und Rigole
    .line = Fünf gleiche oder vier und die Gegenseite
five-yams =
    .title = Yams!
    .say = Fünf gleiche Würfel sind ein **Yams**: ihre Summe plus 50.
    .ask = Behalte die vier Einser und würfle auf den fünften.
    .hint = Tippe alle vier Einser an, dann würfle.
    .right = Yams! Alle fünf sind Einser.
    .other = Vier sind schon da: Würfle auf den fünften.
five-what-is-it-worth =
    .title = Was bringt er?
    .say = Die Zahl zählt: Fünf Sechser sind mehr wert als fünf Einser.
    .ask = Wie viele Punkte bringen fünf Einser bei Yams?
    .hint = Die Summe der Würfel plus 50.
    .right = 5 + 50 = 55. Fünf Sechser brächten 80.
five-the-other-side-of-the-die =
    .title = Die Gegenseite des Würfels
    .say = Gegenüberliegende Seiten eines Würfels ergeben sieben: 1 und 6, 2 und 5, 3 und 4. Vier gleiche Würfel und ein fünfter mit der **Gegenseite** sind eine **Rigole**.
    .ask = Trag diese Würfel bei Rigole ein.
    .hint = 4 und 3 ergeben sieben. Rigole ist das letzte Feld.
    .right = 50 Punkte, egal mit welcher Zahl.
    .other = Das ist möglich, aber probier Rigole: Diese Würfel sind genau das, was sie braucht.
five-exactly-four =
    .title = Genau vier
    .say = Und fünf Vierer?
    .ask = Wie viele Punkte bringen sie bei Rigole?
    .hint = Ist die Gegenseite dabei?
    .right = 0: Zu vier Vierern braucht eine Rigole eine Drei.
five-keep-the-odd-one =
    .title = Der Außenseiter bleibt
    .say = Nur Yams und Rigole sind frei. Du hast drei Sechser, eine Eins und eine Drei.
    .ask = Was behältst du? Dann würfle.
    .hint = Was liegt der Sechs gegenüber?
    .right = Die vierte Sechs: eine Rigole. Eins und Sechs ergeben sieben.
    .other = Einer der zwei anderen Würfel ist genau, was eine Rigole braucht.
    .advise-keep-6-6-6 = Eine vierte Sechs, aber die Eins ist weg. Mit ihr wäre es eine Rigole gewesen.
five-no-joker =
    .title = Kein Joker
    .say = Bei Yams gibt es **keinen Joker**: Ein zweiter Fünferpasch zählt wie alle anderen Würfel.
    .ask = Das Feld Yams ist gefüllt. Trag die Würfel ein, wo sie am meisten bringen.
    .hint = Fünf gleiche Würfel sind mindestens vier gleiche.
    .right = 25 + 40 = 65.
    .other = In einem Feld bringen sie 65.

### Plus and Minus

plus =
    .title = Plus und Minus
    .line = Zwei Summen, und nur ihr Unterschied zählt
plus-plus-wants-much =
    .title = Plus: Hoch ist gut
    .say = **Plus** zählt die Summe von fünf beliebigen Würfeln. Du hast keinen Wurf mehr, und deine Würfel sind keine Kombination.
    .ask = Trag die Würfel bei Plus ein.
    .hint = Plus steht ganz oben im unteren Block.
    .right = Bei Plus stehen jetzt 26, aber insgesamt hast du immer noch 0: Das sind **noch keine Punkte**.
    .other = Möglich, aber probier Plus: 26 ist eine hohe Summe.
plus-minus-wants-little =
    .title = Minus: Niedrig ist gut
    .say = Auch **Minus** zählt die Summe. Plus minus Minus ist **Delta**, und nur Delta bringt dir Punkte. Minus sollte also klein sein.
    .ask = Du hast keinen Wurf mehr. Trag diese niedrigen Würfel ein, wo sie helfen.
    .hint = Welches Feld braucht eine kleine Summe?
    .right = 26 − 9: Delta ist 17, und 17 Punkte gehören dir.
    .other = Dort bringen sie wenig. Bei Minus ist eine kleine Summe gut.
plus-work-it-out =
    .title = Rechne es aus
    .say = Bei Plus stehen 22. Diese Würfel ergeben zusammen 13.
    .ask = Du trägst sie bei Minus ein. Wie viele Punkte bringt Delta?
    .hint = Plus minus Minus.
    .right = 22 − 13 = 9. Delta trägst du nicht ein: Es wird ausgerechnet, sobald Plus und Minus gefüllt sind.
plus-in-any-order =
    .title = Reihenfolge egal
    .say = Minus darf zuerst kommen. Hier stehen dort schon 22, und jetzt kommen 13 zu Plus.
    .ask = Wie viele Punkte bringt Delta?
    .hint = Delta kann nicht unter 0 fallen.
    .right = 0: Plus ist kleiner als Minus, aber Delta zieht nichts ab.
plus-roll-for-a-small-sum =
    .title = Auf eine kleine Summe
    .say = Nur Minus ist frei, und bei Plus stehen 26.
    .ask = Was behältst du? Dann würfle.
    .hint = Niedrige Würfel bleiben, hohe gehen.
    .right = 1 + 2 + 3 + 1 + 2 = 9, und ein Wurf ist noch übrig.
    .other = Minus braucht niedrige Würfel, und nur die.

### Above 60, double

sixty =
    .title = Über 60 doppelt
    .line = Der Bonus oben, der mitwächst
sixty-one-face-only =
    .title = Nur eine Zahl
    .say = Jedes der sechs Felder im **oberen Block** zählt die Würfel seiner eigenen Zahl zusammen.
    .ask = Wie viele Punkte bringen diese Würfel im Feld Vierer?
    .hint = Zähle die Vierer: Was ergeben sie zusammen?
    .right = 4 + 4 = 8.
sixty-60-brings-30 =
    .title = 60 bringen 30
    .say = **60** oder mehr im oberen Block bringen einen **Bonus** von 30, und jeder Punkt über 60 zählt noch einmal. Du hast 45.
    .ask = Du hast keinen Wurf mehr. Trag die Würfel so ein, dass du den Bonus bekommst.
    .hint = Im oberen Block ist noch ein Feld frei.
    .right = 45 + 18 = 63: 30 für die erreichten 60, und 3 noch einmal. Der Bonus ist 33.
    .other = Das zählt nicht für den Bonus: Er braucht das Feld im oberen Block.
    .advise-fill-plus = 23 sind ein gutes Plus, aber der Bonus ist verloren: Bei den Sechsern bringen diese Würfel 18 und 33.
sixty-work-it-out =
    .title = Rechne es aus
    .say = Jetzt hast du 54, und vier Sechser.
    .ask = Du trägst sie bei den Sechsern ein. Wie viele Punkte bringt der Bonus?
    .hint = 54 + 24 = 78: 30, und was über 60 ist.
    .right = 30 + 18 = 48. Mit 59 wäre er 0 gewesen.
sixty-it-grows =
    .title = Er wächst
    .say = Du hast 60 erreicht, und das Feld Einser ist noch frei: Der Bonus ist 30. Jeder weitere Punkt im oberen Block zählt **doppelt**.
    .ask = Du trägst diese Einser ein. Wie viele Punkte bringt der Bonus dann?
    .hint = 30, und die drei Einser noch einmal.
    .right = 33: Drei Einser haben 6 Punkte gebracht, 3 bei den Einsern und 3 beim Bonus.

### House rules of Yams

more-yams =
    .title = Hausregeln bei Yams
    .line = 100 für noch einen Yams, kleine Straße für 45, Spalten der Reihe nach
more-yams-100-for-another =
    .title = 100 für noch einen
    .say = Mit einer Hausregel bringt jeder **weitere** Fünferpasch 100, sobald bei Yams Punkte stehen.
    .ask = Trag diese Würfel ein, wo sie am meisten bringen.
    .hint = Die 100 bekommst du in jedem Feld. Wo bringen die Würfel selbst am meisten?
    .right = 65 und 100 extra. Die Würfel zählen wie immer: Einen Joker gibt es trotzdem nicht.
    .other = Die 100 bekommst du ohnehin, aber ein Feld bringt 65 dazu.
more-yams-not-after-a-0 =
    .title = Nicht nach einer 0
    .say = Hier wurde das Feld Yams aufgegeben: Dort steht 0.
    .ask = Du trägst die fünf Fünfer im Feld Fünfer ein. Wie viel hast du dann insgesamt?
    .hint = Stehen bei Yams Punkte?
    .right = 25: Ohne Punkte bei Yams gibt es die 100 nicht.
more-yams-nearly-a-large-one =
    .title = Fast eine große
    .say = Noch eine Hausregel: Die kleine Straße bringt **45**, nur fünf weniger als die große. Du hast keinen Wurf mehr.
    .ask = Trag deine vier in Folge ein.
    .hint = {"2 3 4 5"}, und ein Würfel ist übrig.
    .right = 45 Punkte.
    .other = Als kleine Straße bringen sie 45.
more-yams-from-the-top-down =
    .title = Von oben nach unten
    .say = Ein Spielblock aus Frankreich kann eine **absteigende** Spalte haben: Ihre Felder werden von oben nach unten gefüllt.
    .ask = In welches Feld dürfen fünf Sechser jetzt?
    .hint = Nur in das oberste freie Feld.
    .right = 0 Punkte: Yams muss warten.
    .other = Möglich, aber trag sie hier gleich ein und sieh, was passiert.
more-yams-from-the-bottom-up =
    .title = Von unten nach oben
    .say = In einer **aufsteigenden** Spalte ist Rigole das erste Feld und Einser das letzte. Du hast einmal gewürfelt.
    .ask = Welche Würfel behältst du?
    .hint = Rigole braucht vier gleiche Würfel und einen fünften mit der Gegenseite.
    .right = Nur eine vierte Zwei fehlt. Was die Würfel sonst bringen könnten, zählt in diesem Zug nicht.
    .other = In diesem Zug darf nur Rigole gefüllt werden.
more-yams-three-columns =
    .title = Drei Spalten
    .say = Alle **drei Spalten** nebeneinander: eine freie, eine absteigende und eine aufsteigende. Jeder Zug füllt ein Feld in nur einer davon.
    .ask = Vier Vierer und eine Drei: Welches Feld ist dafür am besten?
    .hint = Welches Feld ist in der aufsteigenden Spalte als Nächstes dran?
    .right = 50 Punkte, und die freie Spalte behält ihre Rigole für ein andermal.
    .other = Das geht, aber in der aufsteigenden Spalte kommt Rigole zuerst, und diese Würfel sind eine Rigole.

### High and low dice

high-and-low =
    .title = Hohe und niedrige Würfel
    .line = Nutze Plus und Minus für schlechte Züge
high-and-low-a-turn-of-high-dice =
    .title = Ein Zug mit hohen Würfeln
    .say = Du hast keinen Wurf mehr und keine Kombination. Aber die Summe ist 23.
    .ask = Wo trägst du die Würfel ein?
    .hint = Wo zählt jeder Würfel, egal was er zeigt?
    .right = Ein schlechter Zug, der nichts kostet: Dafür ist Plus da.
    .other = Das kostet mehr, als es bringt. In ein Feld passt jede hohe Summe.
    .advise-fill-sixes = Mit 12 bei den Sechsern ist der Bonus oben weit weg.
high-and-low-very-low-dice =
    .title = Sehr niedrige Würfel
    .say = Ein Full House, aber aus Einsern und Zweiern: 37 Punkte. Ihre Summe, 7, ist fast die kleinste, die es gibt.
    .ask = Wo sind sie dir am meisten wert?
    .hint = Jeder Punkt weniger bei Minus ist einer mehr für dich.
    .right = Ein Minus von 7 ist selten. Ein Full House kommt wieder, und mit höheren Würfeln.
    .other = Gut sind diese Würfel gerade, weil sie niedrig sind.
    .advise-fill-full-house = Jetzt 37, aber mit höheren Würfeln sind es 50, und so ein niedriges Minus kommt kaum wieder: im Schnitt etwa 6 Punkte schlechter.
    .advise-fill-ones = Auf Kurs für den Bonus, aber bei Minus bringen sie im Schnitt etwa 3 mehr.
high-and-low-in-between =
    .title = Dazwischen
    .say = Eine Summe von 15: zu niedrig für Plus, zu hoch für Minus.
    .ask = Du hast keinen Wurf mehr. Wo kostet es am wenigsten?
    .hint = Welche Felder bringen nie viel?
    .right = Ein niedriges Feld oben, oder Minus: Hier ist das fast gleich gut. Plus hätte mehr gekostet.
    .other = Dieses Feld kann später viel mehr bringen.
    .advise-fill-plus = 15 sind ein schwaches Plus; üblich sind 22 und mehr. Das kostet im Schnitt etwa 6 Punkte.

### Hard boxes first

hard-boxes =
    .title = Schwere Felder zuerst
    .line = Wohin mit Würfeln, die in zwei Felder passen
hard-boxes-65-or-50 =
    .title = 65 oder 50?
    .say = Vier Sechser und eine Eins: 65 als Viererpasch, 50 als Rigole. Du hast keinen Wurf mehr.
    .ask = Wo trägst du sie ein?
    .hint = Welches von beiden gelingt dir leichter noch einmal?
    .right = Eine Rigole braucht einen bestimmten fünften Würfel, ein Viererpasch irgendeinen. Nutze zuerst, was seltener kommt.
    .other = Dafür sind diese Würfel zu gut: Sieh dir den unteren Block an.
    .advise-fill-four-of-a-kind = Jetzt 15 mehr. Aber ein Viererpasch kommt wieder, eine Rigole kaum: im Schnitt etwa 9 Punkte schlechter.
    .advise-fill-sixes = 24 bei den Sechsern zählen für den Bonus, aber die Rigole ist weg: im Schnitt etwa 10 Punkte schlechter.
hard-boxes-without-the-other-side =
    .title = Ohne die Gegenseite
    .say = Wieder vier Sechser, jetzt mit einer Fünf.
    .ask = Wo trägst du sie ein?
    .hint = 24 bei den Sechsern, oder die Summe plus 40?
    .right = 69 Punkte. Drei Sechser für den oberen Block kommen leichter.
    .other = Vier gleiche Würfel sind in ihrem eigenen Feld viel mehr wert.
    .advise-fill-sixes = Ein guter Anfang für den Bonus, aber vier gleiche sind selten, und ihr Feld bringt viel: im Schnitt etwa 6 Punkte schlechter.
hard-boxes-three-of-a-face =
    .title = Drei von einer Zahl
    .say = Drei Fünfer, und sonst nichts.
    .ask = Du hast keinen Wurf mehr. Wo trägst du sie ein?
    .hint = Mit drei von jeder Zahl kommst du über 60.
    .right = 15 Punkte, auf Kurs für 60, und von da an zählt jeder Punkt doppelt.
    .other = Drei Fünfer sind genau, was ein Feld braucht.
    .advise-fill-plus = 20 sind für Plus nicht viel, und bei den Fünfern fehlen sie dir: im Schnitt etwa 10 Punkte schlechter.
hard-boxes-what-to-give-up =
    .title = Was du aufgibst
    .say = Der obere Block, Plus und Minus sind gefüllt, und diese Würfel passen nirgends. Ein Feld bekommt eine 0.
    .ask = Welches gibst du auf?
    .hint = Welches davon ist am seltensten?
    .right = Yams und Rigole sind am schwersten. Straßen und Viererpasch kommen noch.
    .other = Dieses Feld ist leichter zu füllen als zwei der anderen.

### Twelve boxes

yacht-boxes =
    .title = Zwölf Felder
    .line = Was bei Yacht jedes Feld braucht
yacht-boxes-choice =
    .title = Choice
    .say = Yacht ist älter als Yahtzee und hat zwölf Felder. Du würfelst bis zu dreimal mit fünf Würfeln und füllst ein Feld. **Choice** zählt die Summe beliebiger Würfel.
    .ask = Du hast keinen Wurf mehr. Trag die Würfel ein, wo sie am meisten bringen.
    .hint = Eine Kleine Straße bringt 15, aber die Summe aller Würfel ist 24.
    .right = 24 Punkte. Choice gibt es auf dem Spielblock nur einmal, also spar dir das Feld für eine gute Summe auf.
    .other = Das bringt weniger. In welches Feld passen beliebige Würfel?
yacht-boxes-four-of-a-kind =
    .title = Viererpasch
    .say = **Viererpasch**, mindestens vier gleiche Würfel: die Summe aller fünf.
    .ask = Wie viele Punkte bringen diese Würfel dort?
    .hint = Vier Sechser und eine Zwei.
    .right = 24 + 2 = 26.
yacht-boxes-full-house =
    .title = Full House
    .say = **Full House**, drei von einer Zahl und zwei von einer anderen: die Summe aller fünf, nicht 25 wie bei Yahtzee.
    .ask = Wie viele Punkte bringen diese Würfel bei Full House?
    .hint = Zähle alle fünf Würfel zusammen.
    .right = 15 + 12 = 27. Mit Einsern und Zweiern wären es 7 oder 8.
yacht-boxes-straights =
    .title = Straßen
    .say = Vier Zahlen in Folge sind eine **kleine Straße**, 15 Punkte; fünf in Folge eine **große**, 30. Eine große darf man als kleine eintragen.
    .ask = Trag diese Würfel ein, wo sie am meisten bringen.
    .hint = Bring sie in Reihenfolge: Wie viele folgen aufeinander?
    .right = 30 Punkte.
    .other = Es sind fünf in Folge.
    .advise-fill-small-straight = Auch das geht, bringt aber nur 15. Die große bringt 30.
yacht-boxes-yacht =
    .title = Yacht!
    .say = Fünf gleiche Würfel sind eine **Yacht**: 50, egal was sie zeigen. Eine zweite bringt nichts extra.
    .ask = Behalte die vier Einser und würfle auf den fünften.
    .hint = Tippe alle vier Einser an, dann würfle.
    .right = Yacht! Jetzt bringen sie 50.
    .other = Vier sind schon da: Würfle auf den fünften.
yacht-boxes-the-bonus =
    .title = Der Bonus
    .say = Die sechs Felder oben zählen die Würfel ihrer Zahl zusammen. Insgesamt **63 oder mehr**, also drei von jeder Zahl, bringen 35 extra.
    .ask = Du trägst die drei Sechser im Feld Sechser ein. Wie viele Punkte bringt der Bonus?
    .hint = Bisher 45, und noch 18.
    .right = Genau 63: 35 Punkte extra.

### Classic points

classic-yacht =
    .title = Klassische Wertung
    .line = Yacht wie 1938 und eine Hausregel
classic-yacht-two-straights =
    .title = Zwei Straßen
    .say = Bei **klassischer Wertung** ist nur {"1 2 3 4 5"} eine kleine Straße und nur {"2 3 4 5 6"} eine große: je 30 Punkte.
    .ask = Wie viele Punkte bringen diese Würfel als kleine Straße?
    .hint = Ist eine Eins dabei?
    .right = 0: Sie sind nur eine große Straße.
classic-yacht-only-the-four =
    .title = Nur die vier
    .say = Beim Viererpasch zählen bei klassischer Wertung allein die **vier** gleichen Würfel.
    .ask = Wie viele Punkte bringen diese Würfel dort?
    .hint = Die Zwei zählt nicht.
    .right = Vier Sechser: 24.
classic-yacht-no-bonus =
    .title = Kein Bonus
    .say = Auch einen Bonus oben gibt es **nicht**: Drei von jeder Zahl sind 63 Punkte und nicht mehr.
    .ask = Du trägst die drei Sechser im Feld Sechser ein. Wie viel hast du dann insgesamt?
    .hint = Bisher 45.
    .right = 63, und sonst nichts.
classic-yacht-five-as-a-full-house =
    .title = Fünf als Full House
    .say = Mit einer weiteren Hausregel zählen auch **fünf gleiche Würfel** als Full House.
    .ask = Wie viele Punkte bringen diese Würfel bei Full House?
    .hint = Ein Full House bringt die Summe aller fünf Würfel.
    .right = 20. Ohne diese Regel sind es 0.

### Fifteen boxes

yatzy-boxes =
    .title = Fünfzehn Felder
    .line = Paare, Straßen und ein Bonus von 50
yatzy-boxes-one-pair =
    .title = Ein Paar
    .say = Yatzy spielt man in ganz Skandinavien. **Ein Paar** braucht zwei gleiche Würfel: Nur das höchste Paar zählt, sonst nichts.
    .ask = Wie viele Punkte bringen diese Würfel im Feld Ein Paar?
    .hint = Es gibt Dreier und Vierer. Welches Paar ist höher?
    .right = 4 + 4 = 8.
yatzy-boxes-two-pairs =
    .title = Zwei Paare
    .say = **Zwei Paare** braucht zwei Paare mit verschiedenen Zahlen. Diese vier Würfel zählen.
    .ask = Wie viele Punkte bringen diese Würfel im Feld Zwei Paare?
    .hint = Die dritte Zwei zählt nicht.
    .right = 1 + 1 + 2 + 2 = 6.
yatzy-boxes-of-a-kind =
    .title = Gleiche Würfel zählen
    .say = Beim **Dreier-** und **Viererpasch** zählen nur die drei oder vier gleichen Würfel.
    .ask = Wie viele Punkte bringen diese Würfel als Dreierpasch?
    .hint = Drei Fünfer, und nicht mehr.
    .right = 15. Als Viererpasch bringen sie 20.
yatzy-boxes-straights =
    .title = Straßen
    .say = Eine **kleine Straße** ist {"1 2 3 4 5"} und bringt 15, eine **große** ist {"2 3 4 5 6"} und bringt 20. Sonst zählt nichts.
    .ask = Trag diese Würfel ein, wo sie am meisten bringen.
    .hint = Ist eine Eins oder eine Sechs dabei?
    .right = 20 Punkte.
    .other = Es sind fünf in Folge, von zwei bis sechs.
yatzy-boxes-full-house =
    .title = Full House
    .say = **Full House**, drei von einer Zahl und zwei von einer anderen: die Summe aller fünf.
    .ask = Wie viele Punkte bringen diese Würfel dort?
    .hint = Zähle alle fünf Würfel zusammen.
    .right = 9 + 8 = 17.
yatzy-boxes-yatzy =
    .title = Yatzy!
    .say = Fünf gleiche Würfel sind ein **Yatzy**: 50. Ein zweiter bringt nichts extra.
    .ask = Behalte die vier Einser und würfle auf den fünften.
    .hint = Tippe alle vier Einser an, dann würfle.
    .right = Yatzy! Jetzt bringen sie 50.
    .other = Vier sind schon da: Würfle auf den fünften.
yatzy-boxes-the-bonus =
    .title = Der Bonus
    .say = Die sechs Felder oben zählen die Würfel ihrer Zahl zusammen. Insgesamt **63 oder mehr** bringen 50 extra: Das sind drei von jeder Zahl.
    .ask = Du trägst die drei Sechser im Feld Sechser ein. Wie viele Punkte bringt der Bonus?
    .hint = Bisher 45, und noch 18.
    .right = Genau 63: 50 Punkte extra.

### House rules of Yatzy

yatzy-rules =
    .title = Hausregeln bei Yatzy
    .line = Von oben nach unten und mehr für gleiche Würfel
yatzy-rules-from-the-top-down =
    .title = Von oben nach unten
    .say = Mit einer Hausregel werden die Felder **in der Reihenfolge des Spielblocks** gefüllt. Der erste Zug ist für Einser.
    .ask = In welches Feld dürfen fünf Sechser jetzt?
    .hint = Nur in das oberste freie Feld.
    .right = 0 Punkte: Yatzy muss bis zum letzten Zug warten.
    .other = Möglich, aber trag sie hier gleich ein und sieh, was passiert.
yatzy-rules-four-are-two-pairs =
    .title = Vier sind zwei Paare
    .say = **Großzügige** Tische zählen vier gleiche Würfel als zwei Paare.
    .ask = Wie viele Punkte bringen diese Würfel im Feld Zwei Paare?
    .hint = Vier Dreier.
    .right = 12. Nach der strengen Regel sind es 0.
yatzy-rules-five-are-a-full-house =
    .title = Fünf sind ein Full House
    .say = An großzügigen Tischen zählen auch fünf gleiche Würfel als Full House.
    .ask = Wie viele Punkte bringen diese Würfel bei Full House?
    .hint = Die Summe aller fünf Würfel.
    .right = 25. Im Feld Yatzy bringen sie 50.

### Kniffel

kniffel-turn =
    .title = Kniffel
    .line = Der deutsche Spielblock
kniffel-turn-as-in-yahtzee =
    .title = Wie bei Yahtzee
    .say = Kniffel hat die dreizehn Felder von Yahtzee mit denselben Punkten: Full House 25, Straßen 30 und 40.
    .ask = Trag diese Würfel ein, wo sie am meisten bringen.
    .hint = Drei von einer Zahl und zwei von einer anderen.
    .right = 25 Punkte.
    .other = Vergleiche die Zahlen in den Feldern.
kniffel-turn-kniffel =
    .title = Kniffel!
    .say = Fünf gleiche Würfel sind ein **Kniffel**: 50.
    .ask = Behalte die vier Einser und würfle auf den fünften.
    .hint = Tippe alle vier Einser an, dann würfle.
    .right = Kniffel! Jetzt bringen sie 50.
    .other = Vier sind schon da: Würfle auf den fünften.
kniffel-turn-a-second-one =
    .title = Ein zweiter
    .say = Bei Kniffel stehen 50. Für noch einen Kniffel gibt es nach der gedruckten Regel **50 extra**, aber nur im Feld seiner Zahl.
    .ask = Trag die Vierer ein, wo sie am meisten bringen.
    .hint = Das Feld Vierer ist frei.
    .right = 20 und 50: 70 Punkte.
    .other = Dort sind es Würfel wie alle anderen.
kniffel-turn-a-joker =
    .title = Ein Joker
    .say = Jetzt ist das Feld Vierer gefüllt. Die Würfel sind ein **Joker**: In jedem freien Feld unten zählen sie voll.
    .ask = Wie viele Punkte bringen sie als große Straße?
    .hint = Was bringt eine große Straße?
    .right = 40, ganz ohne Folge.

### House rules of Kniffel

kniffel-rules =
    .title = Hausregeln bei Kniffel
    .line = Was ein zweiter Kniffel bringen kann
kniffel-rules-100-for-each =
    .title = 100 für jeden
    .say = An vielen Tischen bringt jeder weitere Kniffel **100**, egal in welchem Feld, dafür ohne Joker.
    .ask = Du trägst die Vierer im Feld Vierer ein. Wie viel hast du dann insgesamt?
    .hint = Bisher 50, 20 für die Würfel.
    .right = 50 + 20 + 100 = 170.
kniffel-rules-no-joker-there =
    .title = Dort kein Joker
    .say = Gelten die 100 Punkte, sind fünf gleiche Würfel kein Full House.
    .ask = Wie viele Punkte bringen sie im Feld Full House selbst?
    .hint = Es braucht zwei verschiedene Zahlen.
    .right = 0, aber die 100 bekommst du trotzdem.
kniffel-rules-nothing-more =
    .title = Nichts extra
    .say = An anderen Tischen bringt ein zweiter Kniffel **nichts extra**: Nur die Würfel zählen.
    .ask = Du trägst die Vierer im Feld Vierer ein. Wie viel hast du dann insgesamt?
    .hint = Bisher 50.
    .right = 50 + 20 = 70.

### Ten boxes

generala-boxes =
    .title = Zehn Felder
    .line = Straße, Full House, Poker und Generala
generala-boxes-straight =
    .title = Straße
    .say = Generala spielt man in Südamerika. Eine **Straße** sind fünf Zahlen in Folge; sie bringt 20.
    .ask = Du hast keinen Wurf mehr. Trag die Würfel ein, wo sie am meisten bringen.
    .hint = Bring sie in Reihenfolge.
    .right = 20 Punkte.
    .other = Es sind fünf in Folge.
generala-boxes-with-a-one =
    .title = Mit einer Eins
    .say = Eine Eins darf für die Zwei stehen: Auch {"1 3 4 5 6"} ist eine Straße.
    .ask = Wie viele Punkte bringen diese Würfel bei Straße?
    .hint = So viel wie jede Straße, wenn du neu gewürfelt hast.
    .right = 20. {"1 2 3 5 6"} ist keine Straße.
generala-boxes-full-house =
    .title = Full House
    .say = **Full House**, drei von einer Zahl und zwei von einer anderen: 30.
    .ask = Du hast keinen Wurf mehr. Trag die Würfel ein, wo sie am meisten bringen.
    .hint = Drei Zweier und zwei Fünfer.
    .right = 30 Punkte.
    .other = Ein Feld bringt mit diesen Würfeln 30.
generala-boxes-poker =
    .title = Poker
    .say = **Poker** braucht mindestens vier gleiche Würfel: 40, egal was sie zeigen.
    .ask = Wie viele Punkte bringen diese Würfel bei Poker?
    .hint = Fünf gleiche sind auch vier gleiche.
    .right = 40. Aber Generala wäre mehr wert.
generala-boxes-generala =
    .title = Generala!
    .say = Fünf gleiche Würfel sind eine **Generala**: 60.
    .ask = Behalte die vier Einser und würfle auf den fünften.
    .hint = Tippe alle vier Einser an, dann würfle.
    .right = Generala! Jetzt bringen sie 60.
    .other = Vier sind schon da: Würfle auf den fünften.
generala-boxes-the-upper-boxes =
    .title = Der obere Block
    .say = Die Felder oben zählen die Würfel ihrer Zahl zusammen. Es gibt **keinen Bonus**.
    .ask = Wie viele Punkte bringen diese Würfel im Feld Fünfer?
    .hint = Zwei Fünfer.
    .right = 10.

### Served

served =
    .title = Auf Anhieb
    .line = Was der erste Wurf bringt
served-five-points-more =
    .title = Fünf Punkte mehr
    .say = Was schon beim **ersten Wurf** gelingt, bringt fünf Punkte mehr, wenn du nicht neu würfelst.
    .ask = Wie viele Punkte bringen diese Würfel jetzt bei Full House?
    .hint = 30 und fünf mehr.
    .right = 35. Eine Straße auf Anhieb bringt 25, ein Poker 45.
served-later-it-is-less =
    .title = Später ist es weniger
    .say = Diese Würfel kamen beim zweiten Wurf.
    .ask = Wie viele Punkte bringen sie bei Full House?
    .hint = Du hast neu gewürfelt.
    .right = 30.
served-take-it =
    .title = Nimm sie mit
    .say = Eine Straße beim ersten Wurf: Sie bringt jetzt 25, und kein späterer Wurf macht sie besser.
    .ask = Trag die Würfel ein.
    .hint = Das Feld Straße ist frei.
    .right = 25 Punkte.
    .other = Du würdest 25 Punkte verlieren.

### House rules of Generala

generala-rules =
    .title = Hausregeln bei Generala
    .line = Fünf gleiche beim ersten Wurf und die Doppel-Generala
generala-rules-not-at-once =
    .title = Nicht sofort
    .say = Fünf gleiche beim ersten Wurf **gewinnen die Partie** sonst sofort. Mit dieser Hausregel nicht: Du trägst sie ein.
    .ask = Wie viele Punkte bringen sie bei Generala?
    .hint = Nicht mehr als später im Zug.
    .right = 60.
generala-rules-a-double =
    .title = Doppelt
    .say = Mit einer Hausregel gibt es ein elftes Feld für einen **zweiten** Fünferpasch.
    .ask = Wie viele Punkte bringen diese Würfel bei Doppel-Generala?
    .hint = Doppelt so viele wie bei Generala.
    .right = 120.
generala-rules-50-for-a-generala =
    .title = 50 für eine Generala
    .say = An vielen Tischen bringt eine Generala 50.
    .ask = Wie viele Punkte bringen diese Würfel dort?
    .hint = Nicht 60.
    .right = 50.
generala-rules-no-straight =
    .title = Keine Straße
    .say = Und an manchen Tischen steht eine Eins nie für eine Zwei.
    .ask = Wie viele Punkte bringen diese Würfel bei Straße?
    .hint = Die Zwei fehlt.
    .right = 0.
