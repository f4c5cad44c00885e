# Haggis in Japanese

game = ハギス
game-line = ボムで逆転、先に手札をなくす
game-time = 2〜4人 · 30分
game-art = 7R 8O K0

### Helpers: $kind, $width, $length, $low and $high are a combination, $bomb is a bomb

bomb-name = { $bomb ->
    [rainbow] 4色ボム
    [suited] 同色ボム
    [JQ] J-Qのボム
    [JK] J-Kのボム
    [QK] Q-Kのボム
   *[JQK] J-Q-Kのボム
}
your-bomb-name = { $your_bomb ->
    [rainbow] 4色ボム
    [suited] 同色ボム
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
    [stairs] { $your_length }連続の{ $your_width ->
        [2] ペア
       *[other] { $your_width }枚組
    }
    [set] { $your_width ->
        [2] ペア
       *[other] { $your_width }枚組
    }
   *[single] 1枚
}
to-beat = { $kind ->
    [bomb] もっと強いボム
    [run] { $high }より強い{ $length }枚の階段
    [stairs] { $high }より強い{ $length }連続の{ rows }
    [set] { $high }より強い{ rows }
   *[single] { $high }より強いカード
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
badge-declarer = ビッド{ $points }で勝負
badge-passed = パス
badge-out = { $place }番目に上がり
badge-captured = { so-many-cards }、{ so-many-points }
note-made-out = { $place }番目に上がり（{ $player }の残り{ $count }枚）
note-made-bet = { $points }点のベットに成功
note-made-by-bet = { $player }のベット失敗で
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

trick-number = 場
jumps = 場とラウンドで移動
no-last = 前の場はまだありません。
key-last-does = 前の場
key-line-pages-does = 前後の場へ
desk-play-until = { $stretch ->
    [trick] この場が流れるまで
    [round] このラウンドの終わりまで
   *[other] { $stretch }手
}

### What the player is asked

ask-lead = 好きなカードを出してください
ask-follow = { to-beat }を出すか、パスしてください
ask-follow-short = { short }に勝つカードを
ask-cannot = 出せるカードがありません
ask-cannot-title = { $kind ->
    [bomb] もっと強いボムがありません
    [run] { $high }より強い{ $length }枚の階段もボムもありません
    [stairs] { $high }より強い{ $length }連続の{ rows }もボムもありません
    [set] { $high }より強い{ rows }もボムもありません
   *[single] { $high }より強いカードもボムもありません
}
ask-cannot-note = パスしかできません。
ask-bet = 最初に上がることに賭けられます
ask-bid = ビッドするか、パスしてください
ask-bid-title = { $points ->
    [0] 最初に上がれますか？
   *[other] 今のビッドは{ $points }点です。もっと上げますか？
}
ask-bid-note = いちばん高いビッドの人が、ほかの2人と勝負します。
ask-capture = カードを渡す相手を選んでください
ask-capture-title = ボムで場が流れます。{ so-many-cards }（{ so-many-points }）をだれに渡しますか？

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
say-bid = { $points }点をビッドする
say-bid-pass = パスする
say-capture = { $giver }に渡す


### Readings of cards

kind-single = 1枚
kind-set = セット
kind-run = 階段
kind-stairs = 連続セット
kind-bomb = ボム
kind-none = 組にならない

### Events

event-dealer = 最初のディーラーは{ $player }です。
event-deal = 第{ $round }ラウンドのカードが配られました。
event-bid = { $player }が{ $points }点をビッドしました。
event-bid-pass = { $player }はパス。
event-declarer = { $player }が{ $points }点を賭けて、ほかの2人と勝負します。
event-no-declarer = だれもビッドしませんでした。
event-bet = { $player }は、最初に上がることに{ $points }点賭けました（{ $points ->
    [15] リトルベット
    [30] ビッグベット
   *[other] ベット
}）。
event-bet-won = { $player }が{ $points }点のベットに成功しました。
event-bet-lost = { $player }が{ $points }点のベットに失敗しました。
event-lead = { $player }が{ laid }をリードしました。
event-play = { $player }が{ laid }を出しました。
event-bomb = ボム！
event-pass = { $player }はパス。
event-choice = { $player }のボムで場が流れます。カードを渡す相手を決めます。
event-trick = { $player }が場を取りました（{ so-many-cards }、{ so-many-points }）。
event-trick-bombed = ボムで場が流れ、カードは{ $player }のものです（{ so-many-cards }、{ so-many-points }）。
event-out = { $player }が上がりました。いちばん多い相手の手札が{ so-many-cards }なので、{ so-many-points }です。
event-haggis = { $player }が残りの{ so-many-cards }（{ so-many-points }）をもらいました。
event-round = 第{ $round }ラウンドが終わりました。
event-scored = { $player }：{ so-many-points }。
event-scored-team = { $player }と{ $giver }：{ so-many-points }。
event-over = 対戦終了です。

### Calls, shown over the table

called-bomb = ボム！
called-bet = { $points ->
    [15] リトルベット15
    [30] ビッグベット30
   *[other] ベット{ $points }
}
called-declarer = ビッド{ $points }で勝負
called-out = 上がり！

### Refusals: why a move is not legal

refusal-lead = リードではパスできません。好きなカードを出してください。
refusal-combination = { $problem ->
    [bomb-suits] { $cards }は2色か3色です。3-5-7-9がボムになるのは、4色とも違うか、全部同じ色のときだけです。
    [bomb-wild] 3-5-7-9のボムにワイルドは使えません。{ $cards }はほかの組み合わせにもなりません。
    [stairs-suits] { $cards }は色がそろっていません。連続セットは、どの数字も同じ色の組み合わせでそろえます。
    [wide] { $cards }は、1つの数字の枚数が多すぎます。連続セットで使えるのは、その数字のカードの総数までです。
    [uneven] { $cards }は枚数がそろっていません。連続セットは、どの数字も同じ枚数です。ワイルドで埋めるときは、ちょうどそろう枚数にしてください。
    [gap] { $cards }は間が抜けています。埋めるワイルドが足りません。
    [short] { $cards }は続いていますが、階段は3枚からです。
    [suits] { $cards }は続いていますが、色が違います。階段は同じ色でそろえてください。
    [reading] { $cards }を、その組み合わせとして出すことはできません。
   *[ranks] { $cards }は、同じ数字でも、続いた数字でもありません。
}
refusal-follow = { $problem ->
    [bomb] 場は{ bomb-name }です。出せるのは、もっと強いボムだけです。
    [kind] 場は{ lying }です。選んだのは{ yours }です。
    [size] 場は{ lying }です。選んだのは{ yours }です。{ $size }枚で出してください。
    [width] 場は{ lying }です。枚数は同じでも、形が違います。
    [equal] { $kind ->
        [bomb] 場も{ bomb-name }です。もっと強いボムが必要です。
       *[other] { $your_high }は{ $high }と同じ強さです。もっと強いカードが必要です。
    }
   *[weaker] { $kind ->
        [bomb] { your-bomb-name }では、{ bomb-name }に勝てません。
       *[other] { $your_high }は{ $high }より強くありません。
    }
}
refusal-bet = { $problem ->
    [tatties] このルールでは、ビッドで決まった人だけが賭けます。
    [again] もう賭けています。ベットは変えられません。
    [played] 賭けられるのは、そのラウンドでまだ1枚も出していないときだけです。
    [late] もう上がった人がいるので、賭けられません。
   *[amount] { $points }点は賭けられません。
}
refusal-bid = { $problem ->
    [low] { $bid }点より高くビッドしてください（{ $points }点では足りません）。
   *[amount] ビッドできるのは15点、30点、45点です（{ $points }点はできません）。
}
refusal-capture = { $player }には渡せません。相手を選んでください。
refusal-deal = { $problem ->
    [many] 数字のカードは1人に{ $most }枚までです。
   *[other] { deal-fault }
}

### Practice

quiz-playable-title = 出せるカード
quiz-playable = 場に勝てるカードはどれですか？ ほかのカードと一緒に出せるものも含めて、すべて選びましょう。
quiz-rule-title = できない理由
quiz-rule = 今{ $cards }を出せないのは、どのルールがあるからですか？
quiz-rule-pass = 今パスできないのは、どのルールがあるからですか？
quiz-rule-bet = 今{ $points }点を賭けられないのは、どのルールがあるからですか？
quiz-kind-title = カードの組み合わせ
quiz-kind = { $cards }を一度に出すと何になりますか？
quiz-beats-title = 場に勝てるか
quiz-beats = 場は{ combination }です。{ $cards }を出せますか？
quiz-bomb-title = ボム探し
quiz-bomb = 手札にボムがあります。出してみましょう。
quiz-points-title = カードの点
quiz-points = { $player }が{ $cards }をリードし、ほかの人は全員パスします。取るカードは何点ですか？
quiz-capture-title = ボムの後で取る人
quiz-capture = { $player }がボムの{ $cards }を出し、ほかの人は全員パスします。場のカードを取るのはだれですか？
quiz-out-title = 上がりの点
quiz-out = { $player }が{ $cards }を出して上がります。すぐに入るのは何点ですか？
quiz-bets-title = ベットの点
quiz-bets = { $cards }で、このラウンドは終わりです。ベットで{ $player }に入るのは何点ですか？

why-follow = { $kind ->
    [bomb] 出せるのは、{ to-beat }です。
   *[other] 出せるのは、{ to-beat }か、ボムです。
}
why-kind = 一度に出すと、{ combination }になります。
why-beats = { $kind ->
    [bomb] { bomb-name }に勝てるのは、もっと強いボムだけです。
   *[other] 同じ種類、同じ枚数で、もっと強いカードです：{ combination }。
}
why-bomb = ボムはJ-Q、J-K、Q-K、J-Q-Kと、4色か同色の3-5-7-9です。これは{ laid }です。
why-points-classic = 3、5、7、9は1点ずつで、ここに{ $odd }枚あります。Jは2点、Qは3点、Kは5点です。合わせて{ $points }点になります。
why-points-each = 取ったカードは1枚1点で、{ $points }点です。
why-capture = { $by ->
    [winner] ここでは、ボムを出した人がそのまま取ります。
   *[next-highest] { $led ->
        [yes] ボムがリードされ、ほかにカードがないので、ボムを出した人の右隣が取ります。
       *[no] 次にリードするのはボムを出した人ですが、カードを取るのはボムの直前に出した人です。チーム戦では、ボムより前に最後に出した相手です。
    }
}
why-first = 最初に上がったのは{ $player }です。
why-no-bets = ベットで{ $player }に入る点はありません。

### House rules

preset-haggis = ハギス
preset-haggis-help = だれでも、最初に上がることに賭けられます。
preset-tatties = ハギス＆タティーズ
preset-tatties-help = 3人用。ビッドで決まった人が、ほかの2人と勝負します。

option-tatties = ハギス＆タティーズ
option-tatties-help = 始める前にビッドを競い、いちばん高い人がほかの2人と勝負します。
option-tatties-also = オークション
option-bets = ベット
option-bets-help = 最初に上がることに賭けられる点です。
option-bets-also = 賭け
option-bets-15-30 = 15か30
option-bets-5-15-30 = 5か15か30
option-failed_bet = 失敗したベット
option-failed_bet-help = だれの点が動くかを決めます。
option-failed_bet-paid = ほかの人に入る
option-failed_bet-lost = 賭けた人から引く
option-bomb_capture = ボムで勝った場のカード
option-bomb_capture-help = ボムで勝った場のカードを、だれが取るかを決めます。
option-bomb_capture-next-highest = 直前に出した人
option-bomb_capture-choose = 勝った人が選ぶ
option-bomb_capture-winner = 勝った人
option-card_points = 取ったカードの点
option-card_points-help = 取ったカードの点の数え方です。
option-card_points-classic = 数字ごとの点
option-card_points-each = 1枚1点
option-length = 対戦の長さ
option-length-help = だれかの合計がこの点に届くと対戦終了です。
option-length-also = 目標点
option-length-short = 短い：{ $amount }点まで
option-length-long = 長い：{ $amount }点まで

### Kinds of decision

decision-capturing = ボムの後でカードを渡す相手
decision-betting = ベットの選択
decision-passing = パスの選択
decision-bombing = ボムの使い方
decision-wild = ワイルドの使い方
decision-breaking = セットや階段のくずし方
decision-following = 場のカードへの勝ち方
decision-leading-single = 1枚でのリード
decision-leading-combination = 組み合わせでのリード

theme-capturing = ボムの後のカードをだれに渡すか
theme-betting = いつベットするか
theme-passing = いつパスするか
theme-bombing = いつボムを出すか
theme-wild = いつワイルドを使うか
theme-breaking = いつセットや階段をくずすか
theme-following = 場に出すか、見送るか
theme-leading-single = いつ1枚でリードするか
theme-leading-combination = どの組み合わせをリードするか

holds-bomb = 3-5-7-9のボムを持っているのはだれ？

### Why a move is good

advice-forced = 選べる手はこれだけです。
nudge-forced = 選べる手は1つだけです。
advice-tried = 相手の手札を何通りも想定して試した結果、これが最善でした。
nudge-tried = ほかの人は何を持っていそうですか？
advice-bomb = ボムに勝てるのは、もっと強いボムだけです。たいてい次のリードを取れます。
nudge-bomb = 場に何が出ていても勝てるのは何ですか？
advice-capture = 合計点がいちばん少ない人に渡せば、損が小さくて済みます。
nudge-capture = 点が入っても、いちばん怖くない相手はだれですか？
advice-bet = 少ない回数で出し切れそうです。最初に上がれるでしょう。
nudge-bet = 何回で出し切れそうですか？
advice-no-bid = 出し切るのに何回もかかります。最初に上がれるとは限りません。
nudge-no-bid = 何回で出し切れそうですか？
advice-last = これで手札がなくなり、上がりです。
nudge-last = 手札を全部出せませんか？
advice-two-plays = この後、残りは一度に出せます。
nudge-two-plays = あと何回で出し切れますか？
advice-bomb-stop = もうすぐ上がる人がいます。もっと強いボムにしか負けないボムで、リードを奪います。
nudge-bomb-stop = どうすればリードを奪えますか？
advice-stop = もうすぐ上がる人がいます。良いカードを使ってでも、リードを取りたいところです。
nudge-stop = このまま見送っても大丈夫ですか？
advice-partner = 味方が勝っています。任せましょう。
nudge-partner = この場はだれが勝っていますか？
advice-save = パスしても損はありません。セットもワイルドも温存できます。
nudge-save = 強いカードを使ってまで取りたい場ですか？
advice-large = 一度に何枚も減らせます。枚数が多いほど、負けにくくなります。
nudge-large = 一度に何枚も減らすには？
advice-low-first = 弱いカードは、自分がリードするときに出します。後ではなかなか勝てません。
nudge-low-first = 後で出しにくくなるカードはどれですか？
advice-wild = ワイルド1枚なら、たいていリードを取れます。その点も、場のカードと一緒に戻ってきます。
nudge-wild = どの数字のカードにも勝てるカードは？
advice-cheap = ぎりぎり勝てて、セットも階段もくずれません。
nudge-cheap = ぎりぎり勝てるカードはどれですか？

### Rules

chapter-game = ゲーム
chapter-combinations = 出し方
chapter-bombs = ボム
chapter-play = 進め方
chapter-scoring = 点数
chapter-teams = 4人の場合

rule-aim-title = 目的
rule-aim = だれよりも先に手札をなくします。上がると、残り手札がいちばん多い相手の手札1枚につき5点が入ります。取ったカードにも、点になるものがあります。最後に合計点のいちばん多い人の勝ちです。
rule-cards-title = カード
rule-cards = 数字のカードは4色（3人なら5色）で、2から10までです。1人に14枚ずつ、伏せて配ります。ほかにJ、Q、Kを1枚ずつ、表にして持ちます。これがワイルドです。色はなく、出すまで全員に見えています。2から10、J、Q、Kの順に強くなります。配らずに残るカードがハギスで、点を数えるまで伏せておきます（2人なら8枚、3人なら3枚）。手札の枚数は全員に見えます。
rule-author-title = 作者
rule-author = ハギスはショーン・ロス（Sean Ross）が考案し、2010年に出たゲームです。このプログラムは独自に作ったもので、作者や出版社とは関係がありません。

rule-combination-title = 組み合わせ
rule-combination = 出せるのは、1枚、セット、階段、連続セット、ボムだけです。ワイルド1枚とボムのほかは、数字のカードが1枚は必要です。
rule-set-title = セット
rule-set = 同じ数字のカードを2枚以上（ペア、3枚組、4枚組…）まとめて出せます。ワイルドは何枚でも足せます。
rule-run-title = 階段
rule-run = 同じ色の続いた数字を3枚以上まとめて出せます。間はワイルドで埋められます。
rule-stairs-title = 連続セット
rule-stairs = 続いた数字を2つ以上、それぞれ同じ枚数（2枚以上）で、どの数字も同じ色の組み合わせでそろえます。例：太陽と月の7-7-8-8-9-9。足りない所はワイルドで埋められます。1つの数字の枚数は色の数まで、カードを2組使う4人なら8枚までです。
rule-wild-title = ワイルド
rule-wild = 自分の数字までの、どのカードの代わりにもなります。JはJまで、QはQまで、KはKまでです。ですから階段は9-10-Jのように、J、Q、Kまで続きます。1枚で出せば、10より強いJ、Q、Kになります。3枚一緒に使ってもかまいません。
rule-reading-title = 何通りにも見なせるとき
rule-reading = 同じカードを、何通りかの組み合わせに見なせることがあります（ワイルドを足すと、3枚組にも階段にもなるときなど）。リードする人は、どれにするかを決めます。同じ形の中では、いつもいちばん強いものと見なします。リードのとき以外は、場と同じ形と見なします。
rule-bomb-title = ボム
rule-bomb = ボムは6種類あります。弱い順に、4色ボム（4つとも違う色の3-5-7-9）、J-Q、J-K、Q-K、J-Q-K、同色ボム（全部同じ色の3-5-7-9）です。場の種類や枚数に関係なく出せます。ボムに勝てるのは、もっと強いボムだけです。3-5-7-9にワイルドは使えず、2色や3色ではボムになりません。J-Qはいつもボムで、ペアにはなりません。

rule-leader-title = 最初にリードする人
rule-leader = 第1ラウンドは、くじで決めたディーラーの左隣の人がリードします。その後は合計点のいちばん少ない人がリードし、同点ならそのうちでディーラーの左にいちばん近い人です。ディーラーは合計点のいちばん多い人です。同点ならそのうちで前のラウンドに早く上がった人、その人たちがだれも上がっていなければ、最初に上がった人から時計回りにいちばん近い人になります。
rule-lead-title = リード
rule-lead = リードする人はパスできません。1枚、セット、階段、連続セット、ボムのどれかを必ず出します。ほかの人は時計回りに、出すかパスします。
rule-follow-title = 場に出せるカード
rule-follow = 同じ形、同じ枚数で、もっと強いカードを出します。いちばん強い数字で比べます。連続セットは、1つの数字の枚数も同じでなければなりません。ボムならいつでも出せます。
rule-pass-title = パス
rule-pass = リードのとき以外は、いつでもパスできます。同じ場で、後からまた出してもかまいません。手札のあるほかの人が続けて全員パスすると、場が流れます。
rule-trick-title = 場を取る
rule-trick = 最後に出した人が場のカードを取り、次のリードをします。その人が上がっていてもカードは取り、次に手札のある人がリードします。
rule-capture-title = ボムで勝った場
rule-capture = ボムを出した人は次のリードをしますが、カードは取れません。場のカードは、ボムのカードも合わせて、ボムの直前に出した人のものです。ボムをリードしてだれも出さなければ、ボムを出した人の右隣の人（上がっていても）が取ります。ローカルルールなら、ボムを出した人が渡す相手を選ぶか、自分で取ります。
rule-out-title = 上がり
rule-out = 上がった人には、すぐに点が入ります。残り手札がいちばん多い相手の手札（ワイルドも数えます）1枚につき5点です。ほかの人は続け、3人なら2番目に上がった人にも同じように点が入ります。手札のある人が1人になったら、ラウンドは終わりです。場のカードはいつものように取り、残った手札とハギスは最初に上がった人のものです。

rule-score-title = 取ったカード
rule-score = 3、5、7、9は1点、Jは2点、Qは3点、Kは5点です。全部で、2人なら36点、3人なら50点になります。ローカルルールなら、どのカードも1点です。取ったカードは伏せますが、だれもが見ているので、枚数と点を表示します。
rule-bet-title = ベット
rule-bet = そのラウンドでまだ1枚も出しておらず、だれも上がっていなければ、最初に上がることに15点（リトルベット）か30点（ビッグベット）、ローカルルールなら5点も賭けられます。賭けても手番は終わりません。取り消しはできません。最初に上がれば、その点が入ります。
rule-failed-bet-title = 失敗したベット
rule-failed-bet = 最初に上がれなかったベットは失敗です。最初に上がった人と、賭けなかった人全員に、同じ点が入ります。失敗した人の点は減りません。ローカルルールなら、失敗した人の合計からその点を引き、ほかの人には入りません。合計が0点より下がることもあります。
rule-bid-title = ハギス＆タティーズ
rule-bid = 3人用です。ベットの代わりにビッドをします。15、30、45点のうち、前より高い点をビッドするか、パスします。パスした人は、もうビッドできません。いちばん高い人がほかの2人と勝負し、最初に上がればその点が入ります。ほかの人が最初に上がれば、その人に3分の2、残りの人に3分の1が入ります。そのほかの点は別々に数えます。全員がパスすれば、そのラウンドのビッドはありません。
rule-end-title = 対戦の終わり
rule-end = ラウンドが終わったとき、だれかの合計が250点以上なら終わりです（長い対戦は350点）。合計点のいちばん多い人の勝ちです。首位が同点なら続けます。

rule-teams-title = チーム戦
rule-teams = 4人なら、向かい合った2人が味方になるチーム戦です。4色のカードを2組使い、数字のカード18枚とJ、Q、Kを1枚ずつ持ちます。ハギスはありません。連続セットでは同じ色を2枚ずつ使えますが、そのときはどの数字もそうします。
rule-teams-score-title = チームの点
rule-teams-score = 点は2人の合計で、対戦は350点まで（長い対戦は550点）です。上がりの点は、相手2人のうち多いほうの手札で数えます。ボムで勝った場は、相手チームの中でいちばん強いカードを出した人が取り、いなければボムを出した人の右隣の相手が取ります。ベットは、味方でもほかの人が最初に上がれば失敗です。点は相手チームに1回入るか、ローカルルールなら自分のチームから引きます。味方が2人とも上がるとラウンドは終わり、残ったカードは最初に上がった人のものです。取ったカードは全部で72点、1枚1点なら84点です。

### ふり返って、その手について分かっていたこと

known-few = { $player }の手札は残り{ $count }枚でした。

### A guided first game: $player names the player that the text is about

guide-aim-title = 先に手札をなくす
guide-aim = 最初に上がった人には、残りがいちばん多い相手の手札1枚につき5点が入ります。途中で取ったカードにも、点になるものがあります。
guide-aim-learnt = 先に上がる：いちばん多い相手の手札1枚につき5点
guide-lead-title = あなたのリードです
guide-lead = 好きな形で出せます。1枚でも、同じ数字のセットでも、同じ色の階段でも。弱いカードほど後で出しにくくなります。
guide-lead-learnt = リードする人は何を出してもよい
guide-follow-title = 同じ形で、もっと強く
guide-follow = { $player }が出したのは{ lying }です。同じ形、同じ枚数で、もっと強いカードを出すか、パスします。
guide-follow-learnt = 同じ形、同じ枚数で、もっと強いカードを出す
guide-pass-title = 出せるカードがありません
guide-pass = これより強いカードがないので、パスします。{ $seats ->
    [2] 場のカードは相手のものになりますが、次があります。
   *[other] 番がまた来れば、同じ場でも出せます。
}
guide-pass-learnt = リードのとき以外は、いつでもパスできる
guide-set-title = { $state ->
    [held] セットがあります
   *[played] セット
}
guide-set = { $cards }は同じ数字のセットです。{ $state ->
    [held] まとめて出せます。勝てるのは、同じ枚数でもっと強いセットだけです。
   *[played] 勝てるのは、同じ枚数でもっと強いセットだけです。
}
guide-set-learnt = セット：同じ数字を2枚以上
guide-run-title = { $state ->
    [held] 階段があります
   *[played] 階段
}
guide-run = { $cards }は同じ色の階段です。{ $state ->
    [held] まとめて出せます。
   *[played] 勝てるのは、同じ枚数でもっと強い階段だけです。
}
guide-run-learnt = 階段：同じ色で3枚以上続く
guide-stairs-title = { $state ->
    [held] 連続セットがあります
   *[played] 連続セット
}
guide-stairs = { $cards }は連続セットです。続いた数字を同じ色の組み合わせでそろえ、{ $state ->
    [held] 一度に出せます。
   *[played] 一度に出します。
}
guide-stairs-learnt = 連続セット：続いた数字を同じ枚数、同じ色の組み合わせで
guide-wild-title = ワイルドの出番です
guide-wild = ワイルドは、1枚なら10より強く、ほかと一緒なら自分の数字以下のどのカードにもなります。ここで使えます。
guide-wild-learnt = J、Q、Kはワイルド。1枚なら10より強い
guide-bomb-title = { $state ->
    [held] ボムを出せます
   *[played] ボム！
}
guide-bomb = { $state ->
    [held] { $cards }はボムで、負けるのはもっと強いボムだけ。{ $capture ->
        [winner] リードもカードも取れます。
       *[other] リードは取れても、カードは相手のものです。
    }
   *[played] { $cards }はボムです。何にでも勝ち、負けるのは、もっと強いボムだけです。
}
guide-bomb-learnt = ボムは何にでも勝つ：ワイルド2〜3枚か3-5-7-9
guide-capture-title = カードは{ $player }のもの
guide-capture = ボムで取れるのは次のリードだけです。場の{ so-many-cards }（{ so-many-points }）は{ $player }が取ります。
guide-capture-learnt = ボムはリードを取るが、カードはほかの人のもの
guide-trick-title = { $player }が場を取りました
guide-trick = もうだれも出せません。{ $player }が場の{ so-many-cards }を取り、次のリードをします。
guide-trick-learnt = 最後に出した人が場のカードを取り、次のリードをする
guide-score-title = { $player }が取ったカードで{ $points }点
guide-score = { $player }が取ったカードは{ so-many-points }です。3、5、7、9は1点、Jは2点、Qは3点、Kは5点です。
guide-score-learnt = 3、5、7、9は1点、Jは2点、Qは3点、Kは5点
guide-out-title = { $player }が上がりました
guide-out = { $player }が上がりました。{ $seats ->
    [2] 残った手札は
   *[other] いちばん多い相手の手札は
}{ so-many-cards }で、1枚5点なので{ so-many-points }です。
guide-out-learnt = 上がり：いちばん多い相手の手札1枚につき5点
guide-plays-on-title = まだ続きます
guide-plays-on = { $player }は上がりましたが、手札のある人が1人になるまで続けます。2番目に上がった人にも点が入ります。
guide-plays-on-learnt = 3人なら、2番目を決めるまで続ける
guide-haggis-title = ハギスと残った手札
guide-haggis = 最初に上がった{ $player }が、残った手札と、配らずに残った「ハギス」をもらいます。{ so-many-points }です。
guide-haggis-learnt = ハギス（配らずに残ったカード）と残った手札は、最初に上がった人のもの
guide-bet-title = 賭けますか？
guide-bet = まだ1枚も出していなければ、最初に上がることに賭けられます。失敗すると、{ $failed ->
    [lost] 賭けた点を失います。
   *[paid] 点は{ $seats ->
        [2] 相手
       *[other] ほかの人
    }に入りますが、自分の点は減りません。
}
guide-bet-learnt = まだ1枚も出していなければ、最初に上がることに賭けられる
guide-end-title = ラウンド終了
guide-end = 点を記録しました。次は点の少ない人がリードします。{ $target }点で対戦終了、点の多い人の勝ちです。
guide-end-learnt = 決まった点（ふつうは250点）に届くと対戦終了
guide-hands-title = 配られたカード
guide-hands = 数字のカードが1人{ $count }枚と、全員に見えるJ、Q、Kです。{ $seats ->
    [4] カードは全部配られています。
   *[other] 配らずに残ったカードを「ハギス」といいます。
}
guide-hands-learnt = J、Q、Kは表にして持つ。配らずに残ったカードがハギス
guide-other-bomb-title = { $state ->
    [held] ワイルドなしのボムがあります
   *[played] ワイルドなしのボム
}
guide-other-bomb = { $cards }のような3、5、7、9は、全部同じ色か4色ならボムです。{ $state ->
    [held] ワイルドは代わりになりません。
   *[played] ワイルドがなくてもボムです。
}
guide-other-bomb-learnt = 3-5-7-9もボム：同色なら最強、4色なら最弱
guide-leader-title = このラウンドのリードは{ $player }
guide-leader = 合計点のいちばん少ない{ $player }がリードします。同点なら、ディーラーの左にいちばん近い人です。
guide-leader-learnt = 合計点のいちばん少ない人がラウンドのリードをする
guide-bet-won-title = { $player }のベットが成功しました
guide-bet-won = 最初に上がったので、賭けた{ $points }点が{ $player }に入ります。
guide-bet-won-learnt = 最初に上がれば、ベットは成功
guide-bet-lost-title = { $player }のベットは失敗です
guide-bet-lost = { $failed ->
    [lost] 賭けた{ $points }点が{ $player }の合計から引かれます。ほかの人には入りません。
   *[paid] { $points }点は、最初に上がった人{ $seats ->
        [2] {""}
       *[other] と賭けなかった人全員
    }に入ります。{ $player }の点は減りません。
}
guide-bet-lost-learnt = ほかの人が先に上がれば、ベットは失敗

guide-small-bet-title = 5点のベット
guide-small-bet = まだ1枚も出していなければ、最初に上がることに賭けられます。このルールでは{ $points }点だけでも賭けられます。
guide-small-bet-learnt = 5点のベットもできる
guide-choose-capture-title = カードをだれに渡しますか？
guide-choose-capture = このルールでは、ボムで勝った人が、場のカードを渡す相手を選びます。
guide-choose-capture-learnt = ボムを出した人が、カードを渡す相手を選ぶ
guide-bomb-keeps-title = ボムを出した人が全部取ります
guide-bomb-keeps = このルールでは、ボムで勝った人がカードも取ります。{ $player }が取って、合わせて{ so-many-points }です。
guide-bomb-keeps-learnt = ボムを出した人がカードも取る
guide-failed-bet-title = 失敗すると減点
guide-failed-bet = このルールでは、賭けに失敗すると自分の合計から引かれ、0点より下がることもあります。ほかの人には入りません。
guide-failed-bet-learnt = 失敗したベットの点は、賭けた人の合計から引く
guide-each-card-title = { $player }が取ったカードで{ $points }点
guide-each-card = このルールでは、どのカードを取っても1枚1点です。
guide-each-card-learnt = 取ったカードは1枚1点
guide-bid-title = { $bid ->
    [0] 1人で2人と勝負しますか？
   *[other] 今のビッドは{ $bid }点です
}
guide-bid = 最高額をビッドした人は、ほかの2人を相手に最初の上がりを目指します。{ $bid ->
    [0] 15点、30点、45点をビッドするか、パスします。
   *[other] もっと高くビッドするか、パスして勝負します。
}
guide-bid-learnt = ビッドがいちばん高い人が、ほかの2人と勝負する
guide-declarer-title = { $player }が2人と勝負
guide-declarer = { $player }が最初に上がれば、{ $points }点が入ります。上がれなければ、ほかの2人で分けます。
guide-declarer-learnt = ビッドがいちばん高い人が最初に上がれば、その点が入る
guide-bid-paid-title = { $state ->
    [won] ビッド成功
   *[lost] ビッド失敗
}
guide-bid-paid = { $state ->
    [won] { $player }が最初に上がり、{ $points }点が入りました。
   *[lost] { $player }は最初に上がれず、{ $points }点の3分の2は最初に上がった人、3分の1はもう1人に入ります。
}
guide-bid-paid-learnt = 失敗したビッドは、最初に上がった人に3分の2、もう1人に3分の1
guide-partners-title = { $player }が味方です
guide-partners = 向かいの{ $player }が味方で、点は2人分を合わせます。どの色のカードも2組ずつあります。
guide-partners-learnt = 4人なら2対2、向かい同士が味方
guide-team-score-title = 2人分の点
guide-team-score = あなたと{ $player }が取ったカードと上がりの点を合わせて、このラウンドは{ so-many-points }です。
guide-team-score-learnt = チームの点は2人分を合わせる

guide-cost-bombed-title = { so-many-points }を渡しました
guide-cost-bombed = ボムでリードは取りましたが、場のカードは{ $player }のものになりました。ボムを使うと損な場でした。
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
temper-hoarder-help = 手札が多いうちは、ワイルドをボムのために温存します。
