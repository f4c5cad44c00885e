# Haggis in Japanese

game = ハギス
game-line = ボムで逆転、先に手札をなくす
game-time = 2〜4人 · 30分
game-art = 7R 8O K0

### Helpers: $kind, $width, $length, $low and $high are a combination, $bomb is a bomb

bomb-name = { $bomb ->
    [rainbow] 4色の3-5-7-9のボム
    [suited] 同色の3-5-7-9のボム
    [JQ] J-Qのボム
    [JK] J-Kのボム
    [QK] Q-Kのボム
   *[JQK] J-Q-Kのボム
}
your-bomb-name = { $your_bomb ->
    [rainbow] 4色の3-5-7-9のボム
    [suited] 同色の3-5-7-9のボム
    [JQ] J-Qのボム
    [JK] J-Kのボム
    [QK] Q-Kのボム
   *[JQK] J-Q-Kのボム
}
rows = { $width ->
    [2] ペア
   *[other] { $width }枚組
}
set-name = { $width ->
    [2] { $low }のペア
   *[other] { $low }の{ $width }枚組
}
combination = { $kind ->
    [bomb] { bomb-name }
    [run] { $low }〜{ $high }の階段
    [stairs] { $low }〜{ $high }の連続{ rows }
    [set] { set-name }
   *[single] { $low }
}
short = { combination }
laid = { $kind ->
    [single] { $cards }
   *[other] { combination }（{ $cards }）
}
lying = { $kind ->
    [bomb] { bomb-name }
    [run] { $length }枚の階段
    [stairs] { $length }連続の{ rows }
    [set] { rows }
   *[single] 1枚
}
yours = { $your_kind ->
    [bomb] ボム
    [run] { $your_length }枚の階段
    [stairs] { $your_length }連続の{ $your_width }枚組
    [set] { $your_width ->
        [2] ペア
       *[other] { $your_width }枚組
    }
   *[single] 1枚
}
to-beat = { $kind ->
    [bomb] もっと強いボム
    [run] { $high }より上の{ $length }枚の階段かボム
    [stairs] { $high }より上の{ $length }連続の{ rows }かボム
    [set] { $high }より上の{ rows }かボム
   *[single] { $high }より上のカードかボム
}
so-many-cards = { $count }枚
so-many-points = { $points }点

### The table

caption-round = 第{ $round }ラウンド
caption-round-long = 第{ $round }ラウンド · { $target }点まで

badge-to-beat = { $player }：{ combination }
badge-to-beat-what = { combination }
badge-stake = ここまでの場：{ so-many-cards }、{ so-many-points }
badge-worth = 取ったカードは1枚1点
badge-team = チーム{ $team }
badge-bet = ベット{ $points }
badge-bid = ビッド{ $points }
badge-declarer = { $points }点の勝負
badge-passed = パス
badge-out = { $place }番目に上がり
badge-captured = { so-many-cards }、{ so-many-points }
note-made-out = { $place }番目に上がり（{ $player }の残り{ $count }枚）
note-made-bet = { $points }点のベットに成功
note-made-by-bet = { $player }の外れたベット
note-lost-bet = { $bet }点のベットに失敗
note-made-captured = 取ったカード{ $count }枚

zone-centre = 場のカード
place-haggis = ハギス
zone-last = 前の場のカード
zone-combination = ボム

part-bets = ベット
part-out = 上がり
part-captured = 取ったカード

next-hand = 次のラウンドへ
round = ラウンド

### What the player is asked

ask-lead = 好きなカードを出してください
ask-follow = { to-beat }を出すか、パスしてください
ask-cannot = 出せるカードがありません
ask-cannot-title = { $kind ->
    [bomb] もっと強いボムがありません
    [run] { $high }より上の{ $length }枚の階段もボムもありません
    [stairs] { $high }より上の{ $length }連続の{ rows }もボムもありません
    [set] { $high }より上の{ rows }もボムもありません
   *[single] { $high }より上のカードもボムもありません
}
ask-cannot-note = パスしかできません。
ask-bet = 最初に上がることに賭ける
ask-bid = ビッドするか、パスしてください
ask-bid-title = { $points ->
    [0] 最初に上がれますか？
   *[other] 今のビッドは{ $points }。もっと上げますか？
}
ask-bid-note = いちばん高いビッドの人が、ほかの2人と勝負します。
ask-capture = だれが場のカードを取りますか？
ask-capture-title = ボムの勝ち。{ so-many-cards }、{ so-many-points }を取るのは？

button-pass = パス
button-bet = { $points ->
    [15] リトルベット15
    [30] ビッグベット30
   *[other] ベット{ $points }
}
button-bid = ビッド{ $points }
button-bid-pass = パス
button-capture = { $player }

say-play = { short }を出す
say-pass = パスする
say-bet = 最初に上がることに{ $points }点賭ける
say-bid = { $points }をビッドする
say-bid-pass = パスする
say-capture = { $giver }に取らせる

### Readings of cards

kind-single = 1枚
kind-set = 同じ数字の組
kind-run = 階段
kind-stairs = 連続セット
kind-bomb = ボム
kind-none = 何でもない

### Events

event-dealer = { $player }が最初のディーラーです。
event-deal = 第{ $round }ラウンドのカードが配られました。
event-bid = { $player }のビッドは{ $points }。
event-bid-pass = { $player }はパス。
event-declarer = { $player }が{ $points }点を賭けて、ほかの2人と勝負します。
event-no-declarer = だれもビッドしません。
event-bet = { $player }が最初に上がることに{ $points }点賭けました（{ $points ->
    [15] リトルベット
    [30] ビッグベット
   *[other] ベット
}）。
event-bet-won = { $player }は{ $points }点のベットに成功。
event-bet-lost = { $player }は{ $points }点のベットに失敗。
event-lead = { $player }が{ laid }をリードしました。
event-play = { $player }が{ laid }を出しました。
event-bomb = ボム！
event-pass = { $player }はパス。
event-choice = { $player }のボムの勝ち。カードを取る人を決めます。
event-trick = { $player }が{ so-many-cards }（{ so-many-points }）を取ります。
event-trick-bombed = ボムの勝ちですが、{ $player }が{ so-many-cards }（{ so-many-points }）を取ります。
event-out = { $player }が上がり。いちばん多い手札が{ $count }枚で、{ so-many-points }。
event-haggis = { $player }が残りの{ so-many-cards }（{ so-many-points }）をもらいます。
event-round = 第{ $round }ラウンドが終わりました。
event-scored = { $player }：{ so-many-points }。
event-scored-team = { $player }と{ $giver }：{ so-many-points }。
event-over = 対戦終了です。

### Calls, shown over the table

called-bomb = ボム
called-bet = { $points ->
    [15] リトルベット15
    [30] ビッグベット30
   *[other] ベット{ $points }
}
called-declarer = { $points }点の勝負
called-out = 上がり

### Refusals: why a move is not legal

refusal-lead = リードする人は必ずカードを出してください。パスできるのは、ほかの人だけです。
refusal-combination = { $problem ->
    [bomb-suits] { $cards }は2色か3色です。3-5-7-9がボムになるのは、4つとも違う色か、みな同じ色のときだけです。
    [bomb-wild] 3-5-7-9のボムにワイルドは使えません。{ $cards }はほかの組にもなりません。
    [stairs-suits] { $cards }は色がそろっていません。連続セットは、どの数字も同じ色のカードでそろえます。
    [wide] { $cards }は多すぎます。連続セットの1つの数字の枚数は、色の数までです。
    [uneven] { $cards }は枚数がそろっていません。連続セットは、どの数字も同じ枚数です。足りない所だけをワイルドで埋めます。
    [gap] { $cards }は間が抜けています。埋めるワイルドが足りません。
    [short] { $cards }は続いていますが、階段は3枚からです。
    [suits] { $cards }は続いていますが、色が違います。階段は同じ色でそろえてください。
    [reading] { $cards }をそう読むことはできません。
   *[ranks] { $cards }は、数字がそろっても続いてもいません。
}
refusal-follow = { $problem ->
    [bomb] 場は{ bomb-name }です。出せるのは、もっと強いボムだけです。
    [kind] 場は{ lying }です。選んだのは{ yours }です。
    [size] 場は{ lying }です。選んだのは{ yours }です。{ $size }枚で出してください。
    [width] 場は{ lying }です。枚数は同じでも、組の枚数が違います。
    [equal] { $kind ->
        [bomb] 場も{ bomb-name }です。同じ強さでは出せません。もっと強いボムが必要です。
       *[other] { $your_high }は{ $high }と同じです。もっと上が必要です。
    }
   *[weaker] { $kind ->
        [bomb] { your-bomb-name }より、場の{ bomb-name }のほうが強いです。
       *[other] { $your_high }は{ $high }より上ではありません。
    }
}
refusal-bet = { $problem ->
    [tatties] ここでは、競りで決めた人だけが賭けます。
    [again] もう賭けています。賭けは変えられません。
    [played] 賭けるのは、そのラウンドの最初のカードを出す前だけです。
    [late] もう上がった人がいるので、賭けられません。
   *[amount] { $points }点は賭けられません。
}
refusal-bid = { $problem ->
    [low] { $points }は{ $bid }より高くありません。
   *[amount] ビッドは15、30、45のどれかです（{ $points }はありません）。
}
refusal-capture = { $player }には取らせられません。相手を選んでください。
refusal-deal = { $problem ->
    [dealer] そこにディーラーになる人はいません。
    [foreign] { $cards }は、この人数では使わないカードです。
    [many] 数字のカードは1人に{ $most }枚までです。
    [wild] { $cards }はほかの人のカードです。J、Q、Kは1人に1枚ずつです。
   *[empty] 全員に1枚以上配ってください。
}
refusal-deal-title = 配り方

### Practice

quiz-playable-title = 出せるカード
quiz-playable = 場に勝てる組に入るのはどのカードですか？ すべて選びましょう。
quiz-rule-title = できない理由
quiz-rule = 今{ $cards }は出せません。どのルールのためですか？
quiz-rule-pass = 今はパスできません。どのルールのためですか？
quiz-rule-bet = 今{ $points }点のベットはできません。どのルールのためですか？
quiz-kind-title = カードの組
quiz-kind = { $cards }を一度に出すと何になりますか？
quiz-beats-title = 場に勝てるか
quiz-beats = 場は{ combination }です。{ $cards }を出せますか？
quiz-bomb-title = ボム探し
quiz-bomb = 手札にボムがあります。出してみましょう。
quiz-points-title = カードの点
quiz-points = { $player }が{ $cards }をリードし、ほかの人はみなパスします。取るカードは何点ですか？
quiz-capture-title = ボムの後で取る人
quiz-capture = { $player }がボムの{ $cards }を出し、ほかの人はみなパスします。場のカードを取るのはだれですか？
quiz-out-title = 上がりの点
quiz-out = { $player }が{ $cards }を出して上がります。すぐに入るのは何点ですか？
quiz-bets-title = ベットの点
quiz-bets = { $cards }で、このラウンドは終わりです。ベットで{ $player }に入るのは何点ですか？

why-follow = 出せるのは、{ to-beat }です。
why-kind = これは一組で、{ combination }です。
why-beats = { $kind ->
    [bomb] { bomb-name }は、同じか強いボムのほか、何にでも勝ちます。
   *[other] 同じ種類、同じ枚数で、もっと上です：{ combination }。
}
why-bomb = ボムはJ-Q、J-K、Q-K、J-Q-Kと、4色か同色の3-5-7-9です。ここでは{ laid }。
why-points-classic = 3、5、7、9は1点ずつで、ここに{ $odd }枚。Jは2点、Qは3点、Kは5点。合わせて{ $points }点です。
why-points-each = 取ったカードは1枚1点で、{ $points }点です。
why-capture = { $by ->
    [winner] ここでは、ボムを出した人がそのまま取ります。
   *[next-highest] { $led ->
        [yes] ボムがリードされ、ほかにカードがないので、ボムを出した人の右隣が取ります。
       *[no] 次にリードするのはボムを出した人ですが、カードを取るのは直前に出した人です。チーム戦では、相手側で最後に出した人です。
    }
}
why-first = 最初に上がったのは{ $player }です。
why-no-bets = ベットで{ $player }に入る点はありません。

### House rules

preset-haggis = ハギス
preset-haggis-help = だれでも、最初に上がることに賭けられます。
preset-tatties = ハギス＆タティーズ
preset-tatties-help = 3人用。競りに勝った人が、ほかの2人と勝負します。

option-tatties = ハギス＆タティーズ
option-tatties-help = 始める前に競り、いちばん高い人がほかの2人と勝負します。
option-bets = ベット
option-bets-help = 最初に上がることに賭けられる点です。
option-bets-15-30 = 15か30
option-bets-5-15-30 = 5か15か30
option-failed_bet = 外れたベット
option-failed_bet-help = だれの点が動くかです。
option-failed_bet-paid = ほかの人に入る
option-failed_bet-lost = 賭けた人から引く
option-bomb_capture = ボムで勝った場のカード
option-bomb_capture-help = だれが取るかです。
option-bomb_capture-next-highest = 次に強いカードの人
option-bomb_capture-choose = 勝った人が選ぶ
option-bomb_capture-winner = 勝った人
option-card_points = 取ったカードの点
option-card_points-help = カードの数え方です。
option-card_points-classic = 数字による
option-card_points-each = 1枚1点
option-length = 対戦の長さ
option-length-help = 対戦が終わる合計点です。
option-length-short = 短い
option-length-long = 長い

### Kinds of decision

decision-capturing = ボムで勝った場を譲るとき
decision-betting = 賭けるとき
decision-passing = パスするとき
decision-bombing = ボムを出すとき
decision-wild = ワイルドを使うとき
decision-breaking = 組や階段をくずすとき
decision-following = 場のカードに勝つとき
decision-leading-single = 1枚でリードするとき
decision-leading-combination = 組み合わせでリードするとき

### Why a move is good

advice-forced = できることは、これだけです。
nudge-forced = できることは、ひとつだけです。
advice-tried = ありうる手札をいくつも考えて試した中では、これがいちばんでした。
nudge-tried = ほかの人は何を持っていそうですか？
advice-capture = 合計のいちばん低い人になら、点をあげても響きません。
nudge-capture = 点をあげても困らない相手はだれですか？
advice-bet = 少ない回数で出し切れそうです。最初に上がれるでしょう。
nudge-bet = 何回で出し切れそうですか？
advice-no-bid = 出し切るのに何回もかかります。最初に上がれるとは限りません。
nudge-no-bid = 何回で出し切れそうですか？
advice-last = これで手札がなくなり、上がりです。
nudge-last = 手札を全部出せませんか？
advice-two-plays = この後、残りは一度に出せます。
nudge-two-plays = あと何回で出し切れますか？
advice-bomb-stop = もうすぐ上がる人がいます。ボムでリードを奪います。
nudge-bomb-stop = どうすればリードを奪えますか？
advice-stop = もうすぐ上がる人がいます。今はよいカードを使っても、リードを取る値打ちがあります。
nudge-stop = このまま見送っても大丈夫ですか？
advice-partner = 味方が勝っています。任せましょう。
nudge-partner = この場はだれが勝っていますか？
advice-save = パスは損になりません。後からまた出せて、組もワイルドも残ります。
nudge-save = この場に、それだけの値打ちがありますか？
advice-large = 一度に何枚も減らせます。枚数が多いほど、負けにくくなります。
nudge-large = 一度に何枚も減らすには？
advice-low-first = 低いカードは、自分がリードするときに出します。後ではなかなか勝てません。
nudge-low-first = 後で出しにくくなるカードはどれですか？
advice-wild = ワイルド1枚でリードを取れます。その点も、場のカードといっしょに戻ってきます。
nudge-wild = どの数字のカードにも勝てるカードは？
advice-cheap = ぎりぎり勝てて、組も階段もくずれません。
nudge-cheap = ぎりぎり勝てるカードはどれですか？

### Rules

chapter-game = ゲーム
chapter-combinations = 出し方
chapter-bombs = ボム
chapter-play = 進め方
chapter-scoring = 点数
chapter-teams = 4人の場合

rule-aim-title = 目的
rule-aim = だれよりも先に手札をなくします。そのとき、いちばん多く持っている相手のカード1枚につき5点です。途中で点のあるカードも取ります。最後に点のいちばん多い人の勝ちです。
rule-cards-title = カード
rule-cards = 数字のカードは2から10まで、4色です（3人なら5色）。1人に14枚ずつ、ふせて配ります。ほかにJ、Q、Kを1枚ずつ、表にして持ちます。色のないワイルドで、出すまでだれにでも見えます。強さは2から10、J、Q、Kの順です。配らずに残るカードがハギスで、点を数えるまでふせておきます（2人なら8枚、3人なら3枚）。手札の枚数はだれにでも見えます。
rule-author-title = 作者
rule-author = ハギスはショーン・ロス（Sean Ross）が作り、2010年に出たゲームです。このプログラムは独自に作ったもので、作者や出版社とは関係がありません。

rule-combination-title = 組み合わせ
rule-combination = 出せるのは、1枚、同じ数字の組、階段、連続セット、ボムのどれかで、ほかは出せません。ワイルド1枚とボムのほかは、数字のカードが1枚は必要です。
rule-set-title = 同じ数字の組
rule-set = 同じ数字のカードを2枚以上。ワイルドは何枚でも足せます。
rule-run-title = 階段
rule-run = 同じ色の続いた数字を3枚以上。ワイルドで埋められます。
rule-stairs-title = 連続セット
rule-stairs = 続いた数字を2つ以上、それぞれ同じ枚数（2枚以上）で、どの数字も同じ色のカードでそろえます。ワイルドで埋められます。たとえば太陽と月で7が2枚、8が2枚、9が2枚。1つの数字の枚数は、色の数までです。
rule-wild-title = ワイルド
rule-wild = 自分の数字までの、どのカードの代わりにもなります。JはJまで、QはQまで、KはKまで。ですから階段は9-10-Jのように、J、Q、Kまで続きます。1枚で出せば10より強いJ、Q、Kです。3枚いっしょに使ってもかまいません。
rule-reading-title = 読み方がいくつかあるとき
rule-reading = 同じカードが何通りかに読めることがあります。リードする人は、どれかを決めます。同じ形の中では、いつもいちばん上に読みます。続く人のカードは、場と同じ形にだけ読みます。
rule-bomb-title = ボム
rule-bomb = ボムは6種類。弱い順に、4つとも違う色の3-5-7-9、J-Q、J-K、Q-K、J-Q-K、みな同じ色の3-5-7-9です。場が何でも何枚でも出せて、同じか強いボムのほかには負けません。3-5-7-9にワイルドは使えず、2色や3色ではボムになりません。J-Qはいつもボムで、ペアにはなりません。

rule-leader-title = 最初の人
rule-leader = 第1ラウンドは、くじで決めたディーラーの左の人から。その後は合計点のいちばん低い人からで、同点ならディーラーの左にいちばん近い人です。ディーラーは合計点のいちばん高い人。同点なら前のラウンドで早く上がった人、いなければ最初に上がった人の次の人です。
rule-lead-title = リード
rule-lead = リードする人は、どれかの組み合わせかボムを必ず出します。続く人は時計回りに、出すかパスします。
rule-follow-title = 続けて出す
rule-follow = 同じ出し方、同じ枚数で、もっと上のカードを出します。いちばん上の数字で比べます。連続セットは、1つの数字の枚数も同じでなければなりません。ボムならいつでも出せます。
rule-pass-title = パス
rule-pass = リードする人のほかは、いつでもパスできます。同じ場で、後からまた出してもかまいません。カードを持っているほかの人が続けて全員パスすると、場が流れます。
rule-trick-title = 場を取る
rule-trick = 最後に出した人が場のカードを取り、次のリードをします。その人が上がっていてもカードは取り、次にカードを持っている人がリードします。
rule-capture-title = ボムで勝った場
rule-capture = ボムを出した人は次のリードをしますが、カードは取れません。カードは、ボムのすぐ前に出した人のものです。ボムをリードしてだれも出さなければ、ボムを出した人の右の人（上がっていても）が取ります。ローカルルールなら、ボムを出した人が取る相手を選ぶか、ふつうに自分で取ります。
rule-out-title = 上がり
rule-out = 手札をなくした人は、その場で点を取ります。いちばん多く持っている相手のカード（ワイルドも数えます）1枚につき5点です。ほかの人は続け、3人なら2番目に上がった人も同じように取ります。カードを持つ人が1人になったら、ラウンドは終わりです。場のカードはいつものように取り、残った手札とハギスは最初に上がった人のものです。

rule-score-title = 取ったカード
rule-score = 3、5、7、9は1点、Jは2点、Qは3点、Kは5点。全部で2人なら36点、3人なら50点です。ローカルルールなら、どのカードも1点です。取ったカードはふせますが、だれもが見ているので、枚数と点を示します。
rule-bet-title = ベット
rule-bet = そのラウンドの最初のカードを出す前で、まだだれも上がっていなければ、最初に上がることに15点（リトルベット）か30点（ビッグベット）、ローカルルールなら5点も賭けられます。番は使わず、取り消せません。当たればその点を取ります。
rule-failed-bet-title = 外れたベット
rule-failed-bet = ベットが外れると、最初に上がった人と、賭けなかった人全員に同じ点が入ります。外れた人の点は減りません。ローカルルールなら、外れた人の合計からその点を引き、ほかの人には入りません。合計が0点より下がることもあります。
rule-bid-title = ハギス＆タティーズ
rule-bid = 3人用です。ベットの代わりに競りをします。15、30、45のうち、前より高い点をビッドするか、パスします。パスした人は競りに戻れません。いちばん高い人がほかの2人と勝負し、最初に上がればその点を取ります。ほかの人が最初に上がれば、その人が3分の2、残りの人が3分の1を取ります。そのほかの点は別々です。全員がパスすれば、そのラウンドの賭けはありません。
rule-end-title = 対戦の終わり
rule-end = ラウンドが終わったとき、だれかの合計が250点以上なら終わりです（長い対戦は350点）。いちばん多い人の勝ち。首位が同点なら続けます。

rule-teams-title = チーム戦
rule-teams = 4人なら、向かい合った2人が組む、カードを増やしたチーム戦です。4色のカードが2組あり、数字のカード18枚とJ、Q、Kを1枚ずつ持ちます。ハギスはありません。連続セットでは同じ色が2枚ずつでもよく、そのときはどの数字もそうします。
rule-teams-score-title = チームの点
rule-teams-score = 点は2人の合計で、対戦は350点まで（長い対戦は550点）。上がりの点は、相手2人のうち多いほうの手札で数えます。ボムで勝った場は、その中でいちばん強い相手のカードを出した人が取り、なければボムを出した人の右の相手が取ります。ベットは自分だけのもので、味方でもほかの人が最初に上がれば外れです。点は相手のチームに1回入るか、ローカルルールなら自分のチームから引きます。味方2人が上がってもラウンドは終わり、残ったカードは最初に上がった人のものです。取ったカードは全部で72点、1枚1点なら84点です。

### ふり返って、その手について分かっていたこと

known-few = { $player }の手札は残り{ $count }枚でした。

### A guided first game: $player names the player that the text is about

guide-aim-title = 先に手札をなくす
guide-aim = 最初に上がった人は、残りがいちばん多い相手の手札1枚につき5点。途中で取ったカードにも、点になるものがあります。
guide-aim-learnt = 先に上がる：いちばん多い相手の手札1枚につき5点
guide-lead-title = あなたのリードです
guide-lead = 好きなものを出せます。1枚でも、同じ数字の組でも、同じ色で続いた3枚以上でも。弱いカードほど後で出しにくくなります。
guide-lead-learnt = リードする人は何を出してもよい
guide-follow-title = 同じ形で、もっと上を
guide-follow = { $player }が出したのは{ lying }。続く人は、同じ形、同じ枚数で、もっと上を出すか、パスします。ボムだけは何にでも勝ちます。
guide-follow-learnt = 同じ形、同じ枚数で、もっと上を出す
guide-pass-title = 出せるものがありません
guide-pass = ボムのほかに、これより上はありません。パスしましょう。{ $seats ->
    [2] 場のカードは相手のものになりますが、次があります。
   *[other] もう一度番が来れば、また出せます。
}
guide-pass-learnt = リードする人のほかは、いつでもパスできる
guide-set-title = { $state ->
    [held] 同じ数字の組があります
   *[played] 同じ数字の組
}
guide-set = { $state ->
    [held] { $cards }は同じ数字です。まとめて出すと、同じ枚数の組でしか勝てません。
   *[played] { $cards }は同じ数字の組です。もっと上の数字を同じ枚数そろえれば勝てます。
}
guide-set-learnt = 組：同じ数字を2枚以上
guide-run-title = { $state ->
    [held] 階段があります
   *[played] 階段
}
guide-run = { $state ->
    [held] { $cards }は同じ色で続いています。3枚以上なら階段として、一度に出せます。
   *[played] { $cards }は同じ色で続いた階段です。勝てるのは、同じ枚数でもっと上の階段だけです。
}
guide-run-learnt = 階段：同じ色で3枚以上続く
guide-stairs-title = { $state ->
    [held] 連続セットがあります
   *[played] 連続セット
}
guide-stairs = { $cards }は、続いた数字が同じ枚数ずつ、同じ色でそろった連続セットです。{ $state ->
    [held] 一度に出せます。
   *[played] 一度に出します。
}
guide-stairs-learnt = 連続セット：続いた数字を同じ枚数、同じ色で
guide-wild-title = ワイルドの出番です
guide-wild = { $cards }は1枚なら10より上、ほかのカードと一緒なら、自分の数字以下のどのカードの代わりにもなります。使えば、場のカードに勝てます。
guide-wild-learnt = J、Q、Kはワイルド。1枚なら10より上
guide-bomb-title = { $state ->
    [held] ボムを出せます
   *[played] ボム！
}
guide-bomb = { $state ->
    [held] { $cards }を合わせるとボムで、もっと強いボムのほか何にでも勝ちます。リードは取れますが、場のカードは相手のものになります。
   *[played] { $cards }はボム。場に何が何枚あっても、もっと強いボムでなければ勝てません。
}
guide-bomb-learnt = ボムは何にでも勝つ：ワイルド2〜3枚か3-5-7-9
guide-capture-title = カードは{ $player }に
guide-capture = ボムで取れるのは次のリードだけ。場の{ so-many-cards }（{ so-many-points }）は{ $player }が取ります。
guide-capture-learnt = ボムはリードを取るが、カードはほかの人のもの
guide-trick-title = { $player }の勝ち
guide-trick = これより上はもう出ません。{ $player }が場の{ so-many-cards }を取り、次をリードします。
guide-trick-learnt = 最後に出した人が場のカードを取り、リードする
guide-score-title = 取ったカードで{ $points }点
guide-score = 取ったカードのうち、3、5、7、9は1点、Jは2点、Qは3点、Kは5点。ほかは0点です。
guide-score-learnt = 3、5、7、9は1点、Jは2点、Qは3点、Kは5点
guide-out-title = { $player }が上がり
guide-out = { $seats ->
    [2] 残った手札は
   *[other] いちばん多い相手の手札は
}{ so-many-cards }。1枚5点で、{ $player }に{ so-many-points }入ります。
guide-out-learnt = 上がり：いちばん多い相手の手札1枚につき5点
guide-plays-on-title = まだ続きます
guide-plays-on = { $player }は上がりましたが、手札のある人が1人になるまで続けます。2番目に上がった人も同じように点が入ります。
guide-plays-on-learnt = 3人なら、2番目を決めるまで続ける
guide-haggis-title = 残ったカード
guide-haggis = 最初に上がった{ $player }が、残った手札と真ん中の{ so-many-cards }（{ so-many-points }）をもらいます。
guide-haggis-learnt = 残ったカードは最初に上がった人のもの
guide-bet-title = 賭けますか？
guide-bet = 最初の1枚を出す前なら、最初に上がることに点を賭けられます。{ $failed ->
    [lost] 当たれば自分の点、外れれば自分の合計から引かれます。番は使いません。
   *[paid] 当たれば自分の点、外れれば相手の点。払う点はなく、番も使いません。
}
guide-bet-learnt = 最初の1枚の前に、最初に上がることに賭けられる
guide-end-title = ラウンド終了
guide-end = 点を記録しました。次のラウンドは、点のいちばん少ない人がリードします。{ $target }点で対戦終了、いちばん多い人の勝ちです。
guide-end-learnt = 対戦は250点まで

guide-small-bet-title = 小さな賭け
guide-small-bet = 最初の1枚を出す前に、最初に上がることに賭けられます。今日は{ $points }点でも。当たっても外れても小さな賭けです。
guide-small-bet-learnt = 5点のベットもできる
guide-choose-capture-title = だれがカードを取る？
guide-choose-capture = このローカルルールでは、ボムで勝った人が、場のカードを取る相手を選びます。
guide-choose-capture-learnt = ボムを出した人が、カードを取る相手を選ぶ
guide-bomb-keeps-title = ボムが全部取ります
guide-bomb-keeps = このローカルルールでは、ボムでもほかと同じように取れます。{ $player }が取って、合わせて{ so-many-points }です。
guide-bomb-keeps-learnt = ボムを出した人がカードも取る
guide-failed-bet-title = 外れると減点
guide-failed-bet = 最初の1枚を出す前に、最初に上がることに賭けられます。このローカルルールでは、外れた点は賭けた人の合計から引き、ほかの人には入りません。0点より下がることもあります。
guide-failed-bet-learnt = 外れたベットの点は、賭けた人の合計から引く
guide-each-card-title = 取ったカードで{ $points }点
guide-each-card = このローカルルールでは、取ったカードは何でも1枚1点です。
guide-each-card-learnt = 取ったカードは1枚1点
guide-bid-title = { $bid ->
    [0] 1人で2人と勝負しますか？
   *[other] 今のビッドは{ $bid }
}
guide-bid = 賭けの代わりに競りをします。いちばん高いビッドの人が、ほかの2人と勝負し、最初に上がることを目指します。{ $bid ->
    [0] 15、30、45のどれかをビッドするか、パスしましょう。
   *[other] もっと上をビッドするか、パスしましょう。
}
guide-bid-learnt = 競りで勝った人が、ほかの2人と勝負する
guide-declarer-title = { $player }が2人と勝負
guide-declarer = { $player }が最初に上がれば{ $points }点を獲得。そうでなければ、ほかの2人で分けます。
guide-declarer-learnt = 競りで勝った人は、最初に上がればビッドの点を得る
guide-bid-paid-title = { $state ->
    [won] ビッド成功
   *[lost] ビッド失敗
}
guide-bid-paid = { $state ->
    [won] { $player }が最初に上がり、{ $points }点を獲得しました。
   *[lost] { $player }は最初に上がれませんでした。{ $points }点の3分の2は最初に上がった人、3分の1はもう1人に入ります。
}
guide-bid-paid-learnt = 失敗したビッドは、最初に上がった人に3分の2、もう1人に3分の1
guide-partners-title = { $player }が味方です
guide-partners = 向かい同士が味方で、点は2人分を合わせます。どの色も2組ずつあり、真ん中に残るカードはありません。
guide-partners-learnt = 4人なら2対2、向かい同士が味方
guide-team-score-title = 2人分の点
guide-team-score = あなたと{ $player }が取ったカードと上がりの点を合わせて、このラウンドは{ so-many-points }です。
guide-team-score-learnt = チームの点は2人分を合わせる

guide-cost-bombed-title = { so-many-points }を渡しました
guide-cost-bombed = ボムでリードは取りましたが、場のカードは{ $player }のものに。ボムには高くつく場でした。
guide-cost-lost-title = { so-many-points }の損
guide-cost-lost = 今出した{ $cards }を、{ $player }に取られました。
guide-cost-out-title = { $player }に{ so-many-points }
guide-cost-out = 手札がまだ{ so-many-cards }あるのに、{ $player }が上がりました。1枚につき5点です。

### Playing styles of bots

temper-cautious = 慎重派
temper-cautious-help = 上がりそうな人がいれば、何を使ってでも早めに止めます。
temper-daring = 大胆派
temper-daring-help = 賭けるときは、いつも最高額を賭けます。
temper-hoarder = 温存派
temper-hoarder-help = 手札が多いうちは、ワイルドカードをボムのために残します。
