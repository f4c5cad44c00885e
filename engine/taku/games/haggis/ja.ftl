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
    [stairs] { $low }〜{ $high }の{ rows }階段
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
    [stairs] { rows }が{ $length }つの階段
    [set] { rows }
   *[single] 1枚
}
yours = { $your_kind ->
    [bomb] ボム
    [run] { $your_length }枚の階段
    [stairs] { $your_width }枚ずつ{ $your_length }つの階段
    [set] { $your_width }枚組
   *[single] 1枚
}
to-beat = { $kind ->
    [bomb] もっと強いボム
    [run] { $high }より上の{ $length }枚の階段かボム
    [stairs] { $high }より上の{ $length }つの{ rows }階段かボム
    [set] { $high }より上の{ rows }かボム
   *[single] { $high }より上の札かボム
}
so-many-cards = { $count }枚
so-many-points = { $points }点

### The table

caption-round = 第{ $round }回戦
caption-round-long = 第{ $round }回戦 · { $target }点まで

badge-to-beat = { $player }：{ combination }
badge-to-beat-what = { combination }
badge-stake = 場に{ so-many-cards }、{ so-many-points }
badge-worth = 取った札は1枚1点
badge-team = チーム{ $team }
badge-bet = ベット{ $points }
badge-bid = ビッド{ $points }
badge-declarer = { $points }点の勝負
badge-passed = パス
badge-out = { $place }番に上がり
badge-captured = { so-many-cards }、{ so-many-points }
note-made-out = { $place }番に上がり（{ $giver }の残り{ $count }枚）
note-made-bet = { $points }点のベットに成功
note-made-by-bet = { $giver }のベットが外れ
note-made-captured = 取った札{ $count }枚

zone-centre = 場の札
place-haggis = ハギス
zone-last = 前の場の札
zone-combination = ボム

part-bets = ベット
part-out = 上がり
part-captured = 取った札

next-hand = 次の回へ
round = 回

### What to do next

ask-lead = 好きな札を出す
ask-follow = { to-beat }を出すか、パス
ask-cannot = 出せる札がありません
ask-cannot-title = { to-beat }がありません
ask-cannot-note = パスしかできません。
ask-bet = 最初に上がるほうに賭ける
ask-bid = ビッドかパス
ask-bid-title = { $points ->
    [0] 最初に上がれますか？
   *[other] 今のビッドは{ $points }。もっと上げますか？
}
ask-bid-note = いちばん高いビッドの人が、ほかの2人と勝負します。
ask-capture = だれが場の札を取りますか？
ask-capture-title = ボムの勝ち。{ so-many-cards }、{ so-many-points }を取るのは？

button-pass = パス
button-bet = ベット{ $points }
button-bid = ビッド{ $points }
button-bid-pass = パス
button-capture = { $player }

say-play = { short }を出す
say-pass = パスする
say-bet = 最初に上がるほうに{ $points }点賭ける
say-bid = { $points }をビッドする
say-bid-pass = パスする
say-capture = { $giver }に取らせる

### What cards can be

kind-single = 1枚
kind-set = 同じ数の組
kind-run = 階段
kind-stairs = 組の階段
kind-bomb = ボム
kind-none = 何でもない

### What happened

event-dealer = { $player }が最初に配ります。
event-deal = 第{ $round }回戦の札が配られました。
event-bid = { $player }のビッドは{ $points }。
event-bid-pass = { $player }はパス。
event-declarer = { $player }が{ $points }点を賭けて、ほかの2人と勝負します。
event-no-declarer = だれもビッドしません。
event-bet = { $player }が最初に上がるほうに{ $points }点賭けました。
event-bet-won = { $player }は{ $points }点のベットに成功。
event-bet-lost = { $player }は{ $points }点のベットに失敗。
event-lead = { $player }が{ laid }で始めます。
event-play = { $player }が{ laid }。
event-bomb = ボム！
event-pass = { $player }はパス。
event-choice = { $player }のボムの勝ち。札を取る人を決めます。
event-trick = { $player }が{ so-many-cards }（{ so-many-points }）を取ります。
event-trick-bombed = ボムの勝ちですが、札は{ $player }が{ so-many-cards }（{ so-many-points }）を取ります。
event-out = { $player }が上がり。いちばん多い手札が{ $count }枚で、{ so-many-points }。
event-haggis = { $player }が残りの{ so-many-cards }（{ so-many-points }）をもらいます。
event-round = 第{ $round }回戦が終わりました。
event-scored = { $player }：{ so-many-points }。
event-scored-team = { $player }と{ $giver }：{ so-many-points }。
event-over = 試合終了です。

### Called out over the table

called-bomb = ボム
called-bet = ベット{ $points }
called-declarer = { $points }点の勝負
called-out = 上がり

### Why not

refusal-lead = 場を始める人は必ず札を出します。パスできるのは、ほかの人だけです。
refusal-combination = { $problem ->
    [bomb-suits] { $cards }は2色か3色です。3-5-7-9がボムになるのは、4つとも違う色か、みな同じ色のときだけです。
    [bomb-wild] 3-5-7-9のボムにワイルドは使えません。{ $cards }はほかの組にもなりません。
    [stairs-suits] { $cards }は色がそろっていません。組の階段は、どの数も同じ色の札でそろえます。
    [wide] { $cards }は多すぎます。組の階段の1つの数の枚数は、色の数までです。
    [uneven] { $cards }は枚数がそろっていません。組の階段は、どの数も同じ枚数です。足りない所だけをワイルドで埋めます。
    [gap] { $cards }は間が抜けています。埋めるワイルドが足りません。
    [short] { $cards }は続いていますが、階段は3枚からです。
    [suits] { $cards }は続いていますが、色が違います。階段は同じ色でそろえます。
    [reading] { $cards }をそう読むことはできません。
   *[ranks] { $cards }は、数がそろっても続いてもいません。
}
refusal-follow = { $problem ->
    [bomb] 場は{ bomb-name }です。出せるのは、もっと強いボムだけです。
    [kind] 場は{ lying }です。選んだのは{ yours }です。
    [size] 場は{ lying }（{ $size }枚）です。選んだのは{ yours }です。
    [width] 場は{ lying }です。枚数は同じでも、組の枚数が違います。
    [equal] { $kind ->
        [bomb] 場も{ bomb-name }です。同じ強さでは出せません。もっと強いボムが要ります。
       *[other] { $your_high }は{ $high }と同じです。もっと上が要ります。
    }
   *[weaker] { $kind ->
        [bomb] { your-bomb-name }より、場の{ bomb-name }のほうが強いです。
       *[other] { $your_high }は{ $high }より上ではありません。
    }
}
refusal-bet = { $problem ->
    [tatties] ここでは、競りで決めた人だけが賭けます。
    [again] もう賭けています。賭けは変えられません。
    [played] 賭けるのは、その回の最初の札を出す前だけです。
    [late] もう上がった人がいるので、賭けられません。
   *[amount] { $points }点は賭けられません。
}
refusal-bid = { $problem ->
    [low] { $points }は{ $bid }より高くありません。
   *[amount] ビッドは15、30、45のどれかです（{ $points }はありません）。
}
refusal-capture = { $player }には取らせられません。相手を選びます。
refusal-deal = { $problem ->
    [dealer] そこに親になる人はいません。
    [foreign] { $cards }は、この人数では使わない札です。
    [many] 数札は1人に{ $most }枚までです。
    [wild] { $cards }はほかの人の札です。J、Q、Kは1人に1枚ずつです。
   *[empty] 全員に1枚以上配ります。
}
refusal-deal-title = 配り方

### Practice

quiz-playable-title = 出せる札
quiz-playable = 場に勝てる組に入るのはどの札ですか？ 全部選びましょう。
quiz-rule-title = できない理由
quiz-rule = 今{ $cards }は出せません。どのルールのためですか？
quiz-rule-pass = 今はパスできません。どのルールのためですか？
quiz-rule-bet = 今{ $points }点のベットはできません。どのルールのためですか？
quiz-kind-title = 札の組
quiz-kind = { $cards }を一度に出すと何になりますか？
quiz-beats-title = 場に勝てるか
quiz-beats = 場は{ combination }です。{ $cards }を出せますか？
quiz-bomb-title = ボム探し
quiz-bomb = 手札にボムがあります。出してみましょう。
quiz-points-title = 札の点
quiz-points = { $player }が{ $cards }で始め、ほかの人はみなパスします。取る札は何点ですか？
quiz-capture-title = ボムの後で取る人
quiz-capture = { $player }がボムの{ $cards }を出し、ほかの人はみなパスします。場の札を取るのはだれですか？
quiz-out-title = 上がりの点
quiz-out = { $player }が{ $cards }を出して上がります。すぐに入るのは何点ですか？
quiz-bets-title = ベットの点
quiz-bets = { $cards }で、この回は終わりです。ベットで{ $player }に入るのは何点ですか？

why-follow = 出せるのは、{ to-beat }です。
why-kind = これは一組で、{ combination }です。
why-beats = { $kind ->
    [bomb] { bomb-name }は、同じか強いボムのほか、何にでも勝ちます。
   *[other] 同じ種類、同じ枚数で、もっと上です：{ combination }。
}
why-bomb = ボムはJ-Q、J-K、Q-K、J-Q-Kと、4色か同色の3-5-7-9です。ここでは{ laid }。
why-points-classic = 3、5、7、9は1点ずつで、ここに{ $odd }枚。Jは2点、Qは3点、Kは5点。合わせて{ $points }点です。
why-points-each = 取った札は1枚1点で、{ $points }点です。
why-capture = { $by ->
    [winner] ここでは、ボムを出した人がそのまま取ります。
   *[next-highest] { $led ->
        [yes] ボムで始まり、ほかに札がないので、ボムを出した人の右隣が取ります。
       *[no] 次を始めるのはボムを出した人ですが、札を取るのは直前に出した人です。チーム戦では、相手側で最後に出した人です。
    }
}
why-first = 最初に上がったのは{ $player }です。
why-no-bets = ベットで{ $player }に入る点はありません。

### House rules

preset-haggis = ハギス
preset-haggis-help = だれでも、最初に上がるほうに賭けられます。
preset-tatties = ハギス＆タティーズ
preset-tatties-help = 3人用。競りに勝った人が、ほかの2人と勝負します。

option-tatties = ハギス＆タティーズ
option-tatties-help = 始める前に競り、いちばん高い人がほかの2人と勝負します。
option-bets = ベット
option-bets-help = 最初に上がるほうに賭けられる点です。
option-bets-15-30 = 15か30
option-bets-5-15-30 = 5か15か30
option-bomb_capture = ボムで勝った場の札
option-bomb_capture-help = だれが取るかです。
option-bomb_capture-next-highest = 次に強い札の人
option-bomb_capture-choose = 勝った人が選ぶ
option-bomb_capture-winner = 勝った人
option-card_points = 取った札の点
option-card_points-help = 札の数え方です。
option-card_points-classic = 数による
option-card_points-each = 1枚1点
option-length = 試合の長さ
option-length-help = 試合が終わる合計点です。
option-length-short = 短い
option-length-long = 長い

### Why a move is good

advice-forced = できることは、これだけです。
nudge-forced = できることは、ひとつだけです。
advice-tried = ありそうな配り方で何度も試すと、これがいちばんでした。
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
advice-bomb-stop = もうすぐ上がる人がいます。ボムで番を奪います。
nudge-bomb-stop = どうすれば番を奪えますか？
advice-stop = もうすぐ上がる人がいます。今は良い札を使っても、番を取る値打ちがあります。
nudge-stop = このまま見送ってもだいじょうぶですか？
advice-partner = 味方が勝っています。任せましょう。
nudge-partner = この場はだれが勝っていますか？
advice-save = パスは損になりません。後からまた出せて、組もワイルドも残ります。
nudge-save = この場に、それだけの値打ちがありますか？
advice-large = 一度に何枚も減らせます。枚数が多いほど、負けにくくなります。
nudge-large = 一度に何枚も減らすには？
advice-low-first = 低い札は、自分から始めるときに出します。後ではなかなか勝てません。
nudge-low-first = 後で出しにくくなる札はどれですか？
advice-wild = ワイルド1枚で番を取れます。その点も、場の札といっしょに戻ってきます。
nudge-wild = どの数の札にも勝てる札は？
advice-cheap = いちばん安く出せて、組も階段もくずれません。
nudge-cheap = いちばん低くて足りる札はどれですか？

### Rules

chapter-game = ゲーム
chapter-combinations = 出し方
chapter-bombs = ボム
chapter-play = 進め方
chapter-scoring = 点数
chapter-teams = 4人の場合

rule-aim-title = 目的
rule-aim = だれよりも先に手札をなくします。そのとき、いちばん多く持っている相手の札1枚につき5点です。途中で点のある札も取ります。最後に点のいちばん多い人の勝ちです。
rule-cards-title = 札
rule-cards = 数の札は2から10まで、4色です（3人なら5色）。1人に14枚ずつ、ふせて配ります。ほかにJ、Q、Kを1枚ずつ、表にして持ちます。色のないワイルドで、出すまでだれにでも見えます。強さは2から10、J、Q、Kの順です。配らずに残る札がハギスで、点を数えるまでふせておきます（2人なら8枚、3人なら3枚）。手札の枚数はだれにでも見えます。
rule-author-title = 作者
rule-author = ハギスはショーン・ロス（Sean Ross）が作り、2010年に出たゲームです。このプログラムは独自に作ったもので、作者や出版社とは関係がありません。

rule-combination-title = 組み合わせ
rule-combination = 出せるのは、1枚、同じ数の組、階段、組の階段、ボムのどれかで、ほかは出せません。ワイルド1枚とボムのほかは、数の札が1枚は要ります。
rule-set-title = 同じ数の組
rule-set = 同じ数の札を2枚以上。ワイルドは何枚でも足せます。
rule-run-title = 階段
rule-run = 同じ色の続いた数を3枚以上。ワイルドで埋められます。
rule-stairs-title = 組の階段
rule-stairs = 続いた数を2つ以上、それぞれ同じ枚数（2枚以上）で、どの数も同じ色の札でそろえます。ワイルドで埋められます。たとえば太陽と月で7が2枚、8が2枚、9が2枚。1つの数の枚数は、色の数までです。
rule-wild-title = ワイルド
rule-wild = 自分の数までの、どの札の代わりにもなります。JはJまで、QはQまで、KはKまで。ですから階段は9-10-Jのように、J、Q、Kまで続きます。1枚で出せば10より強いJ、Q、Kです。3枚いっしょに使ってもかまいません。
rule-reading-title = 読み方がいくつかあるとき
rule-reading = 同じ札が何通りかに読めることがあります。場を始める人は、どれかを決めます。同じ形の中では、いつもいちばん上に読みます。続く人の札は、場と同じ形にだけ読みます。
rule-bomb-title = ボム
rule-bomb = ボムは6種類。弱い順に、4つとも違う色の3-5-7-9、J-Q、J-K、Q-K、J-Q-K、みな同じ色の3-5-7-9です。場が何でも何枚でも出せて、同じか強いボムのほかには負けません。3-5-7-9にワイルドは使えず、2色や3色ではボムになりません。J-Qはいつもボムで、ペアにはなりません。

rule-leader-title = 最初の人
rule-leader = 1回戦は、くじで決めた親の左の人から。その後は合計点のいちばん低い人からで、同点なら親の左にいちばん近い人です。親は合計点のいちばん高い人。同点なら前の回で早く上がった人、いなければ最初に上がった人の次の人です。
rule-lead-title = 場を始める
rule-lead = 場を始める人は、どれかの組み合わせかボムを必ず出します。続く人は時計回りに、出すかパスします。
rule-follow-title = 続けて出す
rule-follow = 同じ出し方、同じ枚数で、もっと上の札を出します。いちばん上の数で比べます。組の階段は、1つの数の枚数も同じでなければなりません。ボムならいつでも出せます。
rule-pass-title = パス
rule-pass = 場を始める人のほかは、いつでもパスできます。同じ場で、後からまた出してもかまいません。札を持っているほかの人が続けて全員パスすると、場が流れます。
rule-trick-title = 場を取る
rule-trick = 最後に出した人が場の札を取り、次の場を始めます。その人が上がっていても札は取り、次に札を持っている人が始めます。
rule-capture-title = ボムで勝った場
rule-capture = ボムを出した人は次の場を始めますが、札は取れません。札は、ボムのすぐ前に出した人のものです。ボムで始めてだれも出さなければ、ボムを出した人の右の人（上がっていても）が取ります。決めておけば、ボムを出した人が取る相手を選ぶか、ふつうに自分で取ります。
rule-out-title = 上がり
rule-out = 手札をなくした人は、その場で点を取ります。いちばん多く持っている相手の札（ワイルドも数えます）1枚につき5点です。ほかの人は続け、3人なら2番目に上がった人も同じように取ります。札を持つ人が1人になったら、回は終わりです。場の札はいつものように取り、残った手札とハギスは最初に上がった人のものです。

rule-score-title = 取った札
rule-score = 3、5、7、9は1点、Jは2点、Qは3点、Kは5点。全部で2人なら36点、3人なら50点です。決めておけば、どの札も1点です。取った札はふせますが、だれもが見ているので、枚数と点を示します。
rule-bet-title = ベット
rule-bet = その回の最初の札を出す前で、まだだれも上がっていなければ、最初に上がるほうに15点か30点（決めておけば5点も）賭けられます。番は使わず、取り消せません。当たればその点を取ります。外れると、最初に上がった人と、賭けなかった人全員に同じ点が入ります。外れた人の点は減りません。
rule-bid-title = ハギス＆タティーズ
rule-bid = 3人用です。ベットの代わりに競りをします。15、30、45のうち、前より高い点をビッドするか、パスします。パスした人は競りに戻れません。いちばん高い人がほかの2人と勝負し、最初に上がればその点を取ります。ほかの人が最初に上がれば、その人が3分の2、残りの人が3分の1を取ります。そのほかの点は別々です。全員がパスすれば、その回の賭けはありません。
rule-end-title = 試合の終わり
rule-end = 回が終わったとき、だれかの合計が250点以上なら終わりです（長い試合は350点）。いちばん多い人の勝ち。首位が同点なら続けます。

rule-teams-title = 組になる
rule-teams = 4人なら、向かい合った2人が組む、札を増やしたチーム戦です。4色の札が2組あり、数の札18枚とJ、Q、Kを1枚ずつ持ちます。ハギスはありません。組の階段では同じ色が2枚ずつでもよく、そのときはどの数もそうします。
rule-teams-score-title = チームの点
rule-teams-score = 点は2人の合計で、試合は350点まで（長い試合は550点）。上がりの点は、相手2人のうち多いほうの手札で数えます。ボムで勝った場は、その中でいちばん強い相手の札を出した人が取り、なければボムを出した人の右の相手が取ります。ベットは自分だけのもので、味方でもほかの人が最初に上がれば、相手のチームに1回入ります。味方2人が上がっても回は終わり、残った札は最初に上がった人のものです。取った札は全部で72点、1枚1点なら84点です。
