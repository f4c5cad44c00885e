# What every game says, in Japanese

language-name = 日本語
language-tag = ja-JP
card-index = { $suit }{ $rank }

### Players

player-name = プレイヤー{ $seat }

### For English sentences: games without Japanese say those

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

card = { $suit }の{ $rank }
card-back = 裏向きのカード
card-wild = { $who ->
    [you] あなた
   *[other] { $player }
}のワイルド{ $rank }
card-X1 = 赤のジョーカー
card-X2 = 黒のジョーカー
suit-S = スペード
suit-H = ハート
suit-D = ダイヤ
suit-C = クラブ
suit-R = 山
suit-O = 太陽
suit-Y = 星
suit-G = 葉
suit-B = 月
rank-A = A
rank-K = K
rank-Q = Q
rank-J = J
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

face-1 = 1
face-2 = 2
face-3 = 3
face-4 = 4
face-5 = 5
face-6 = 6

### What a game need not say itself

zone-stock = 山札
zone-discard = 捨て札
zone-pool = 取り分けたカード
say-play = { $cards }を出す
say-draw = カードを引く
say-pass = パスする
advice-forced = 選べる手はこれだけです。
nudge-forced = 選べる手は1つだけです。
advice-tried = 相手の手札を何通りも想定して試した結果、これが最善でした。
nudge-tried = ほかの人はまだ何を持っているでしょうか？
decision-move = 手
theme-move = どの手を選ぶか

### What is not a rule of a game

refusal-not-yours-title = 手札にないカード
refusal-not-yours = { $cards }はあなたの手札にありません。
refusal-not-now-title = 今はできません
refusal-not-now = { $phase ->
    [turn] { $player }の番です。
    [over] 対戦は終わりました。
    [undo] 今は取り消せるものがありません。
    [event-hint] 大会ではヒントは使えません。全員が自分の力で遊びます。
    [event-undo] 大会では手を取り消せません。全員、最初の手がそのまま記録されます。
    [unseen] この手番の目は入力されていないので、どの手が最善だったかは分かりません。
   *[other] 今の場面ではできない操作です。
}
refusal-seen-title = 取り消せません
refusal-seen = { $what ->
    [deal] 新しい手札をもう見ているので、前のラウンドには戻せません。
    [roll] 新しく振ったサイコロの目をもう見ているので、前の手には戻せません。
   *[exchange] 受け取ったカードをもう見ているので、渡したカードは戻せません。
}戻せるのは練習のときだけです。
refusal-unreadable-title = 読み取れません
refusal-unreadable = これは手として読み取れません：{ $problem }

### A deal that a player sets up by hand

refusal-deal-title = 配り方
refusal-deal = { deal-fault }
deal-fault = { $problem ->
    [seat] その席にはだれもいません。
    [foreign] { $cards }は、ここでは使わないカードです。
    [owner] { $cards }は、持ち主にしか配れません。
    [many] この人数では、1人に{ $most }枚までです。
    [twice] 同じカードは1か所にしか配れません。
    [unequal] 全員に同じ枚数を配ってください。
    [whole] これらのカードを、1人に{ $most }枚ずつすべて配ってください。
   *[empty] 全員に1枚以上配ってください。
}
