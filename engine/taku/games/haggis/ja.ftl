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

fact-lies = { $player }：{ combination }
fact-lies-what = { combination }
fact-trick = 場に{ so-many-cards }、{ so-many-points }
fact-team = チーム{ $team }
fact-bet = ベット{ $points }
fact-bid = ビッド{ $points }
fact-declarer = { $points }点の勝負
fact-passed = パス
fact-out = { $place }番に上がり
fact-captured = { so-many-cards }、{ so-many-points }
fact-made-out = { $place }番に上がり（{ $giver }の残り{ $count }枚）
fact-made-bet = { $points }点のベットに成功
fact-made-by-bet = { $giver }のベット失敗
fact-made-captured = 取った札{ $count }枚

zone-table = 場の札
zone-last = 前の場の札
zone-bomb = 手札のボム

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
event-out = { $player }が上がり。{ $giver }の残りは{ $count }枚で、{ so-many-points }。
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

refusal-lead = 親は必ず札を出します。パスできるのは、ほかの人だけです。
refusal-combination = { $problem ->
    [bomb-suits] 3-5-7-9がボムになるのは、4つとも違う色か、みな同じ色のときだけです。
    [bomb-wild] 3-5-7-9のボムにワイルドは使えません。ほかの組にもなっていません。
    [stairs-suits] 組の階段は、どの数も同じ色の札でそろえます。
    [uneven] 組の階段は、どの数も同じ枚数です。足りない所だけをワイルドで埋めます。
    [gap] 間が抜けています。埋めるワイルドが足りません。
    [short] 階段は3枚からです。
    [suits] 階段は同じ色でそろえます。
    [reading] その読み方はできません。
   *[ranks] 数がそろっても続いてもいません。
}
refusal-follow = { $problem ->
    [bomb] 場はボムです。出せるのは、もっと強いボムだけです。
    [kind] 場は{ lying }です。選んだのは{ yours }です。
    [size] 場は{ lying }（{ $size }枚）です。選んだのは{ yours }です。
    [width] 場は{ lying }です。枚数は同じでも、組の枚数が違います。
    [equal] { $kind ->
        [bomb] 同じ強さのボムです。もっと強いボムが要ります。
       *[other] いちばん上が同じ{ $your_high }です。{ $high }より上が要ります。
    }
   *[weaker] { $kind ->
        [bomb] 場のボムのほうが強いです。
       *[other] { $high }より上が要ります。選んだのは{ $your_high }までです。
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
refusal-deal = この札は、このようには配れません。
refusal-deal-title = 配り方

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

### Advice

advice-forced = できることは、これだけです。
nudge-forced = できることは、ひとつだけです。
advice-tried = ありそうな配り方で何度も試すと、これがいちばんでした。
nudge-tried = ほかの人は何を持っていそうですか？
chapter-aim = ゲーム
rule-aim-title = 目的
rule-aim = だれよりも先に手札をなくします。
