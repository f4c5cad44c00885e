# The dice games in Japanese

game = ヤッツィー
game-line = 定番の13の欄
game-time = 1〜8人 · 15分
game-art = 5 5 5

game-yams = ヤムス
game-yams-line = フランス式。プラスとマイナスあり
game-yams-time = 1〜8人 · 15分
game-yams-art = 1 1 6

game-yacht = ヨット
game-yacht-line = ヤッツィーより古い、12の欄
game-yacht-time = 1〜8人 · 15分
game-yacht-art = 4 5 6

game-yatzy = 北欧ヤッツィー
game-yatzy-line = 北欧生まれ。ペアの欄がある
game-yatzy-time = 1〜8人 · 20分
game-yatzy-art = 2 2 3

game-kniffel = クニッフェル
game-kniffel-line = ドイツ生まれ。2回目のゾロ目は＋50点
game-kniffel-time = 1〜8人 · 15分
game-kniffel-art = 3 3 3

game-generala = ヘネララ
game-generala-line = 10の欄。1回目の目なら高得点
game-generala-time = 1〜8人 · 10分
game-generala-art = 1 1 1

### Helpers: $box is a box, $column its column if the sheet has several, $sheet is the value of the option, $count dice are thrown

boxed = { of-column }{ named-box }
of-column = { $column ->
    [free] 自由列の
    [down] 下り列の
    [up] 上り列の
   *[none] {""}
}
in-column = { of-column }{ $box }
named-box = { $box ->
    [ones] { box-ones }
    [twos] { box-twos }
    [threes] { box-threes }
    [fours] { box-fours }
    [fives] { box-fives }
    [sixes] { box-sixes }
    [three-of-a-kind] { box-three-of-a-kind }
    [four-of-a-kind] { box-four-of-a-kind }
    [full-house] { box-full-house }
    [small-straight] { box-small-straight }
    [large-straight] { box-large-straight }
    [yahtzee] { box-yahtzee }
    [chance] { box-chance }
    [choice] { box-choice }
    [straight] { box-straight }
    [poker] { box-poker }
    [generala] { box-generala }
    [double-generala] { box-double-generala }
    [one-pair] { box-one-pair }
    [two-pairs] { box-two-pairs }
    [yatzy] { box-yatzy }
    [kniffel] { box-kniffel }
    [big-straight] { box-yacht-big-straight }
    [yacht] { box-yacht }
    [plus] { box-plus }
    [minus] { box-minus }
    [yams] { box-yams }
    [rigole] { box-rigole }
    [delta] { box-delta }
    [bonus] { box-bonus }
   *[total] { box-total }
}
called = { $sheet ->
    [yams] ヤムス
    [yacht] ヨット
    [yatzy] ヤッツィー
    [kniffel] クニッフェル
    [generala] ヘネララ
   *[yahtzee] ヤッツィー
}
thrown = { $count ->
    [5] 5個全部
   *[other] { $count }個
}

### The boxes

column-free = 自由
column-down = 下り
column-up = 上り
box-ones = 1の目
box-ones-help = 1の目の合計
box-twos = 2の目
box-twos-help = 2の目の合計
box-threes = 3の目
box-threes-help = 3の目の合計
box-fours = 4の目
box-fours-help = 4の目の合計
box-fives = 5の目
box-fives-help = 5の目の合計
box-sixes = 6の目
box-sixes-help = 6の目の合計
box-bonus = ボーナス
box-bonus-help = 上の段が63点以上（どの目も3個ずつ）なら35点
box-three-of-a-kind = 3カード
box-three-of-a-kind-help = 同じ目が3個以上：5個の合計
box-four-of-a-kind = 4カード
box-four-of-a-kind-help = 同じ目が4個以上：5個の合計
box-full-house = フルハウス
box-full-house-help = 同じ目が3個と2個：25点
box-small-straight = Sストレート
box-small-straight-help = 続いた目が4つ：30点
box-large-straight = Lストレート
box-large-straight-help = 続いた目が5つ：40点
box-yahtzee = ヤッツィー
box-yahtzee-help = 5個とも同じ目：50点
box-chance = チャンス
box-chance-help = どんな目でも、5個の合計
box-yahtzee-bonus = 追加のヤッツィー
box-yahtzee-bonus-help = ヤッツィーの欄が50点なら、1回ごとに100点
box-yams-upper-bonus = ボーナス
box-yams-upper-bonus-help = 上の段が60点以上なら、30点と、60点を超えた分
box-plus = プラス
box-plus-help = どんな目でも5個の合計：大きいほど良い
box-minus = マイナス
box-minus-help = どんな目でも5個の合計：小さいほど良い
box-delta = デルタ
box-delta-help = プラス引くマイナス（0点より下にはなりません）
box-yams-four-of-a-kind = 4カード
box-yams-four-of-a-kind-help = 同じ目が4個以上：5個の合計＋40点
box-yams-full-house = フルハウス
box-yams-full-house-help = 同じ目が3個と2個：5個の合計＋30点
box-yams-small-straight = Sストレート
box-yams-small-straight-help = 続いた目が4つ：40点（ローカルルールなら45点）
box-yams-large-straight = Lストレート
box-yams-large-straight-help = 続いた目が5つ：50点
box-yams = ヤムス
box-yams-help = 5個とも同じ目：5個の合計＋50点
box-rigole = リゴール
box-rigole-help = 同じ目が4個、残る1個はその裏の目（足して7）：50点
box-yams-bonus = 追加のヤムス
box-yams-bonus-help = ヤムスの欄に点があれば、1回ごとに100点
box-choice = チョイス
box-choice-help = どんな目でも、5個の合計
box-yacht-four-of-a-kind = 4カード
box-yacht-four-of-a-kind-help = 同じ目が4個以上：その4個の合計
box-yacht-full-house = フルハウス
box-yacht-full-house-help = 同じ目が3個と2個：5個の合計
box-yacht-small-straight = Sストレート
box-yacht-small-straight-help = 続いた目が4つ：15点
box-yacht-big-straight = Bストレート
box-yacht-big-straight-help = 続いた目が5つ：30点
box-yacht-classic-small-straight = Sストレート
box-yacht-classic-small-straight-help = 1 2 3 4 5：30点
box-yacht-classic-big-straight = Bストレート
box-yacht-classic-big-straight-help = 2 3 4 5 6：30点
box-yacht = ヨット
box-yacht-help = 5個とも同じ目：50点
box-one-pair = 1ペア
box-one-pair-help = いちばん大きいペアの2個
box-two-pairs = 2ペア
box-two-pairs-help = 違う目のペアが2組：その4個
box-yatzy-three-of-a-kind = 3カード
box-yatzy-three-of-a-kind-help = 同じ目が3個以上：その3個の合計
box-yatzy-four-of-a-kind = 4カード
box-yatzy-four-of-a-kind-help = 同じ目が4個以上：その4個の合計
box-yatzy-small-straight = Sストレート
box-yatzy-small-straight-help = 1 2 3 4 5：15点
box-yatzy-large-straight = Lストレート
box-yatzy-large-straight-help = 2 3 4 5 6：20点
box-yatzy-full-house = フルハウス
box-yatzy-full-house-help = 同じ目が3個と2個：5個の合計
box-yatzy = ヤッツィー
box-yatzy-help = 5個とも同じ目：50点
box-yatzy-upper-bonus = ボーナス
box-yatzy-upper-bonus-help = 上の段が63点以上（どの目も3個ずつ）なら50点
box-kniffel = クニッフェル
box-kniffel-help = 5個とも同じ目：50点
box-kniffel-bonus = 追加のクニッフェル
box-kniffel-bonus-help = クニッフェルの欄が50点のとき、その後のゾロ目に加わる点
box-straight = ストレート
box-straight-help = 続いた目が5つ：20点（1回目なら25点）
box-generala-full = フルハウス
box-generala-full-help = 同じ目が3個と2個：30点（1回目なら35点）
box-poker = ポーカー
box-poker-help = 同じ目が4個以上：40点（1回目なら45点）
box-generala = ヘネララ
box-generala-help = 5個とも同じ目：60点（ローカルルールなら50点）
box-double-generala = ダブルヘネララ
box-double-generala-help = 2回目の5個のゾロ目：ヘネララに点があれば、その2倍
box-column = 列の合計
box-column-help = この列のすべての点
box-total = 合計
box-total-help = すべての点

### The table

caption-round = ラウンド { $round }/{ $rounds }

badge-rolls = { $player }：{ $left ->
    [0] もう振れません
   *[other] あと{ $left }回振れます
}
badge-joker = { $problem ->
    [face] ジョーカー：{ boxed }だけ
    [lower] ジョーカー：下の段のどこでも
    [upper] ジョーカー：どこでも0点
    [free-face] ジョーカー：{ boxed }がお得
   *[free] ジョーカー：どこでも
}
note-upper = { $points }/{ $target }
note-upper-long = { $points }/{ $target }点 · { $behind ->
    [0] { $ahead ->
        [0] ペースどおり
       *[other] { $ahead }点先行
    }
   *[other] { $behind }点遅れ
}
note-upper-reached = { $points }/{ $target }
note-upper-reached-long = { $target }点に届きました（{ $points }点）
note-upper-grows = { $points }/{ $target }
note-upper-grows-long = { $points }点：{ $target }点を超えた分は2倍
note-upper-lost = { $points }/{ $target }
note-upper-lost-long = { $points }点：{ $target }点にはもう届きません
note-delta = { $plus } − { $minus }
note-extras = { $count } × { $points }

next-hand = 次のラウンドへ
round = ラウンド

### What to do next

ask-roll = 残す目を選んで振るか、欄に記入してください
ask-roll-title = あと{ $left }回振れます
ask-roll-note = 残すサイコロか、記入する欄をタップしてください。
ask-fill = 記入する欄をタップしてください
ask-fill-title = もう振れません
ask-fill-note = 必ずどこか1つの欄に記入します。合う欄がなければ0点です。
ask-lay = 出ている目を5つタップしてください
ask-lay-title = 出た目
ask-lay-note = 卓に出た5つの目を、下でタップしてください。点数だけを記入するなら、欄をタップしてください。
ask-first-throw = 1回だけ振りましたか？
button-first-throw = はい、1回目の目です
ask-later-throw = 1回目の目として入力しました。
button-later-throw = いいえ、振り直しました

say-roll = { thrown }振る
say-fill = { boxed }に{ $points }点を記入する{ $extra ->
    [0] {""}
   *[other] （さらに{ $extra }点）
}
hint-roll = { $count ->
    [5] 5個全部振り直す
   *[other] { $dice }を残し、{ thrown }振る
}
hint-fill = { say-fill }


### What happened

event-deal = 第{ $round }ラウンド（全{ $rounds }ラウンド）です。
event-roll = { $player }の目は{ $dice }{ $count ->
    [5] です。
   *[other] 。残した目と合わせて{ $all }です。
}
event-lay = { $player }の最後の目は{ $dice }です。
event-keep = { $count ->
    [5] { $player }は全部振り直します。
   *[other] { $player }は{ $dice }を残します。
}
event-five = { called }！
event-joker = { $problem ->
    [face] ジョーカーです。空いている{ boxed }に記入します。
    [lower] ジョーカーです。下の段の空いた欄ならどこでも、役がそろったものとして記入できます。
    [upper] ジョーカーですが、下の段が埋まっているので、上の段に0点を記入します。
    [free-face] ジョーカーです。空いた欄のどこにでも記入できますが、{ boxed }が空いている間、下の段は出た目のとおりの点です。
   *[free] ジョーカーです。空いた欄のどこにでも記入でき、下の段は役がそろったものになります。
}
event-fill = { $player }は{ boxed }に{ $points }点を記入しました。
event-extra = { called }がもう一度出て、さらに{ $points }点です。
event-bonus = { $player }の{ of-column }上の段のボーナスは{ $points }点です。
event-delta = { $player }の{ of-column }デルタは{ $points }点です。
event-served = 1回目で5個のゾロ目。{ $player }の勝ちです。
event-over = 対戦終了です。

### Called out over the table

called-five = { called }！
called-served = 勝ち！
called-joker = ジョーカー
called-extra = +{ $points }
called-bonus = ボーナス +{ $more }

### Why not

refusal-roll = { $problem ->
    [none] もう3回振りました。どれかの欄に記入してください。
   *[thrown] { $needed }個振ってください（今は{ $count }個）。
}
refusal-keep = { $problem ->
    [all] 5個とも残すなら、欄に記入してください。振るサイコロが1個は必要です。
   *[missing] 残せるのは出ている目だけです：{ $dice }。
}
refusal-fill = { $problem ->
    [filled] { boxed }には、もう{ $points }点を記入してあります。どの欄も一度だけです。
    [computed] { boxed }は計算で決まります。自分では記入できません。
    [points] { boxed }が{ $points }点になる目はありません。
   *[other-sheet] この表に{ boxed }はありません。
}
refusal-order = 欄は上から順に埋めます。次は{ boxed }です。
refusal-yams-column = { $order ->
    [descending] { $column ->
        [down] 下りの列は上から順に埋めます。次は{ named-box }です。
       *[none] 欄は上から順に埋めます。次は{ named-box }です。
    }
   *[ascending] { $column ->
        [up] 上りの列は下から順に埋めます。次は{ named-box }です。
       *[none] 欄は下から順に埋めます。次は{ named-box }です。
    }
}
refusal-joker = { $problem ->
    [face] ジョーカーです。{ boxed }が空いている間は、そこに記入してください。
   *[lower] ジョーカーです。下の段に空きがある間は、下の段に記入してください。
}

### Kinds of decision

decision-keeping-first = 1回目の後に残す目
decision-keeping-second = 2回目の後に残す目
decision-filling-early = 早めの記入
decision-scratching = 0点にする欄
decision-filling-upper = 上の段への記入
decision-filling-lower = 下の段への記入

theme-keeping-first = 1回目にどの目を残すか
theme-keeping-second = 2回目にどの目を残すか
theme-filling-early = いつ振るのをやめるか
theme-scratching = どの欄を0点にするか
theme-filling-upper = いつ上の段に記入するか
theme-filling-lower = いつ下の段に記入するか

### Why a move is good

advice-forced = 残っている欄はここだけです。
nudge-forced = 空いた欄はいくつありますか？
advice-in-order = 順番で、次に埋める欄です。
nudge-in-order = 次に埋める欄はどこですか？
advice-next = 次に埋める欄に役立つ目です。
nudge-next = 次に埋める欄に役立つ目はどれですか？
advice-tried = 平均で見て、これより得な手はありません。
nudge-tried = この目なら、どの欄がまだ狙えますか？
advice-all = 残したい目がないので、全部振り直すほうが得です。
nudge-all = 残したい目はありますか？
advice-equal = 同じ目がもっと出れば、いくつもの欄が埋められます。
nudge-equal = 同じ目はありませんか？
advice-row = ストレートにつながる目です。ストレートの欄がまだ空いています。
nudge-row = ストレートになりそうな目はありませんか？
advice-pairs = ペアが2つあります。どちらかがもう1個出ればフルハウスです。
nudge-pairs = フルハウスまであと何個ですか？
advice-high = 大きい目は、5個の合計になる欄で役に立ちます。
nudge-high = 5個の合計で決まる欄はどれですか？
advice-low = 小さい目はマイナスで役に立ちます。合計は小さいほど良い欄です。
nudge-low = 合計が小さいほど良い欄はどれですか？
advice-fits = 役がそろっています。ここに記入すれば、確実に点が入ります。
nudge-fits = この目によく合う欄はありませんか？
advice-bonus = 同じ目が3個以上なら、上の段のボーナスに間に合うペースです。
nudge-bonus = 上の段のボーナスに近づくには？
advice-sum = どんな目でも記入できる欄には、良い合計です。
nudge-sum = どんな目でも記入できる欄はどれですか？
advice-low-sum = 合計が小さいので、マイナスにぴったりです。
nudge-low-sum = 合計が小さいほど良い欄はどれですか？
advice-joker = ここなら、ジョーカーで欄の点が全部入ります。
nudge-joker = ジョーカーはどの欄に記入できて、どこがいちばん得ですか？
advice-joker-forced = ルールです。ジョーカーはその目の欄に記入します。
nudge-joker-forced = ジョーカーです。どの欄に記入することになりますか？
advice-small = 損の少ない欄です。もともと高い点にはなりません。
nudge-small = なくてもいちばん困らない欄はどれですか？
advice-zero = 合う欄がありません。0点にするなら、ここがいちばん損が少なくて済みます。
nudge-zero = なくてもいちばん困らない欄はどれですか？

### Practice

quiz-box-title = 欄の点
quiz-box = 出た目は{ $dice }です。{ boxed }に記入すると何点ですか？
quiz-most-title = いちばん点が高い欄
quiz-most = 出た目は{ $dice }です。この中で、いちばん点が高くなる欄はどれですか？
quiz-least-title = いちばん点が低い欄
quiz-least = 出た目は{ $dice }です。この中で、いちばん点が低くなる欄はどれですか？
quiz-total-title = 記入した後の合計
quiz-total = 合計は今{ $points }点です。{ boxed }に{ $dice }を記入すると、合計は何点になりますか？
quiz-rule-title = できない理由
quiz-rule-keep = { $dice }を残して残りを振れないのは、どのルールがあるからですか？
quiz-rule-fill = 今{ boxed }に記入できないのは、どのルールがあるからですか？
quiz-joker-title = ジョーカー
quiz-joker = 出た目は{ $dice }で、5個のゾロ目の欄はもう埋まっています。今{ boxed }に記入できますか？
quiz-in-order-title = 次に埋める欄
quiz-in-order = 出た目は{ $dice }です。今、{ boxed }に記入できますか？
quiz-bonus-title = 上の段のボーナス
quiz-bonus = 上の段は今{ $points }点です。最後の{ boxed }に{ $dice }を記入します。ボーナスは何点ですか？
quiz-delta-title = プラス、マイナス、デルタ
quiz-delta = { boxed }に{ $dice }を記入します。デルタは何点ですか？
quiz-extra-title = 追加の点は？
quiz-extra = 出た目は{ $dice }です。{ boxed }に記入します。ゾロ目の追加の点は入りますか？

why-box = { $dice }を{ boxed }に記入すると{ $points }点です。
why-in-order = 次に埋めるのは{ boxed }です。
why-upper = { boxed }の{ $more }点で、上の段は{ $points }点になります。
why-bonus = { $target }点以上ならボーナスは35点、届かなければ0点です。ここでは{ $bonus }点です。
why-yams-upper-bonus = { $target }点以上ならボーナスは30点と{ $target }点を超えた分、届かなければ0点です。ここでは{ $bonus }点です。
why-total = { $points }点に{ $more }点が加わり、{ $total }点です。
why-yatzy-upper-bonus = { $target }点以上ならボーナスは50点、届かなければ0点です。ここでは{ $bonus }点です。
why-delta = プラスの{ $plus }からマイナスの{ $minus }を引きます。0より小さくはならず、{ $points }点です。
why-extra = 5個のゾロ目がまた出ると{ $more }点入りますが、{ boxed }にもう点があるときだけです。{ $points ->
    [open] ここではまだ空いています。
    [0] ここでは0点です。
   *[other] ここでは{ $points }点です。
}

kind-extra = はい
kind-no-extra = いいえ

### House rules

preset-yahtzee = ヤッツィー
preset-yahtzee-help = 13の欄。ジョーカーは、その目の欄を優先します。
preset-yams = ヤムス
preset-yams-help = 14の欄。プラス、マイナス、リゴールがあります。
preset-yacht = ヨット
preset-yacht-help = 12の欄。チョイスと、35点のボーナスがあります。
preset-yatzy = 北欧ヤッツィー
preset-yatzy-help = 15の欄。ペアの欄と、50点のボーナスがあります。
preset-kniffel = クニッフェル
preset-kniffel-help = 13の欄。2回目以降のゾロ目は、発売元のルールどおりです。
preset-generala = ヘネララ
preset-generala-help = 10の欄。1回目に振った目は点が高くなります。

option-sheet = 得点表
option-sheet-help = どの欄がある表かを決めます。
option-sheet-yahtzee = ヤッツィー
option-sheet-yams = ヤムス
option-sheet-yacht = ヨット
option-sheet-yatzy = 北欧ヤッツィー
option-sheet-kniffel = クニッフェル
option-sheet-generala = ヘネララ
option-joker = ジョーカー
option-joker-help = 2回目以降の5個のゾロ目を、どの欄に使えるかを決めます。
option-joker-also = ワイルド
option-joker-forced = その目の欄を優先
option-joker-free = 自由に記入
option-joker-none = なし
option-yams_small_straight = Sストレート
option-yams_small_straight-help = スモールストレートの点です。
option-yams_bonus = 追加のヤムス
option-yams_bonus-help = 2回目以降の5個のゾロ目に、そのつど100点入ります。
option-yams_column = 列
option-yams_column-help = 下りの列は上から順に、上りの列は下から順に埋めます。「3列」では、自由・下り・上りの列が1つずつ並び、全部で42ラウンドです。
option-yams_column-also = 下り, 上り
option-yams_column-free = 自由
option-yams_column-descending = 下り
option-yams_column-ascending = 上り
option-yams_column-all = 3列
option-yatzy_equal = 同じ目が4個か5個のとき
option-yatzy_equal-help = 「ゆるやか」なら、同じ目4個は2ペアにも、5個はフルハウスにもなります。
option-yatzy_equal-strict = 厳しい
option-yatzy_equal-lenient = ゆるやか
option-yatzy_order = 欄の順番
option-yatzy_order-help = 「上から順に」なら、欄を表の順に埋めます。
option-yatzy_order-also = 上から順
option-yatzy_order-free = 自由
option-yatzy_order-forced = 上から順に
option-second_kniffel = 2回目以降のゾロ目
option-second_kniffel-help = クニッフェルの欄が埋まった後の、5個のゾロ目の点です。
option-second_kniffel-publisher = 発売元のルール
option-second_kniffel-plus-100 = 100点
option-second_kniffel-nothing = なし
option-generala = ヘネララ
option-generala-help = ヘネララの点です。
option-served_wins = 1回目のゾロ目で勝ち
option-served_wins-help = 1回目に5個のゾロ目が出たら、その場で勝ちです。
option-ace_straight = 1 3 4 5 6もストレート
option-ace_straight-help = 1の目を2の目の代わりに使えます。
option-double_generala = ダブルヘネララ
option-double_generala-help = 2回目の5個のゾロ目のための、11番目の欄です。
option-double_generala-also = 2回目のヘネララ
option-yacht_points = 点の数え方
option-yacht_points-help = 現代式はストレートが15点と30点で、上の段にボーナスがあります。1938年からの古典式はストレートがどちらも30点で、ボーナスはありません。
option-yacht_points-modern = 現代式
option-yacht_points-classic = 古典式
option-yacht_five_house = ゾロ目もフルハウス
option-yacht_five_house-help = 5個のゾロ目をフルハウスにも記入できます。

### Rules

chapter-turn = 自分の番
chapter-upper = 上の段
chapter-lower = 下の段
chapter-five = 5個のゾロ目
chapter-about = 6つのゲーム

rule-aim-title = 目的
rule-aim = 1ラウンドに1欄ずつ記入し、できるだけ高い点ですべての欄を埋めます。全部埋まったら、合計のいちばん多い人の勝ちです。同点は同じ順位です。1人なら自己ベストを目指します。
rule-roll-title = 振る
rule-roll = 初めに5個全部を振り、その後2回まで、好きな数だけ振り直せます。途中でやめてもかまいません。最初の人から時計回りに進みます。
rule-keep-title = 残す
rule-keep = 振り直す前に、好きな目を残します。何も残さなくてもかまいません。一度残した目も、次には振り直せます。5個とも残すなら、振らずに欄に記入します。
rule-fill-title = 欄に記入する
rule-fill = 番の終わりに、空いている欄に1つだけ記入します。役がそろっていなければ0点です。記入したものは変えられません。
rule-upper-title = 1の目〜6の目
rule-upper = その目の合計です。6つの欄の合計が63点以上（どの目も3個ずつ）になれば、一度だけ35点のボーナスが入ります。
rule-kinds-title = 3カード、4カード
rule-kinds = 3カードは同じ目が3個以上、4カードは4個以上で、どちらも5個の合計になります。
rule-full-house-title = フルハウス
rule-full-house = 同じ目が3個と、別の同じ目が2個で、25点です。5個のゾロ目は、ジョーカーでなければフルハウスになりません。
rule-straights-title = ストレート
rule-straights = スモールストレートは続いた目が4つで30点、ラージストレートは5つで40点です。ラージの目はスモールにも記入できます。
rule-chance-title = チャンス
rule-chance = どんな目でも、5個の合計です。
rule-yahtzee-title = ヤッツィー
rule-yahtzee = 5個とも同じ目で50点です。この欄が50点なら、その後の5個のゾロ目は、どの欄に記入しても、そのつど100点が加わります。0点なら加わりません。
rule-joker-title = ジョーカー
rule-joker = ヤッツィーの欄が（50点でも0点でも）埋まった後の5個のゾロ目は、ジョーカーです。その目の欄が空いていれば、そこに記入します。埋まっていれば、下の段の空いた欄に記入します。フルハウスは25点、スモールストレートは30点、ラージストレートは40点、ほかは出た目のとおりです。下の段も埋まっていれば、上の段の空いた欄に0点を記入します。ローカルルールでは、自由に記入することもできます。その場合は空いた欄のどこにでも記入できますが、フルハウスとストレートになるのは、その目の欄が埋まってからです。別のローカルルールではジョーカーがなく、ふつうの目と同じ点です。100点はどのルールでも入ります。
rule-yams-upper-title = 1の目〜6の目
rule-yams-upper = その目の合計です。6つの欄の合計が60点以上になれば30点、さらに60点を超えた分がもう一度入ります（63点なら33点）。ボーナスは欄を埋めるごとに増えます。
rule-difference-title = プラス、マイナス、デルタ
rule-difference = プラスとマイナスには、どんな目でも5個の合計を記入します。どちらを先に記入してもかまいません。それだけでは点になりません。プラス引くマイナスがデルタで、両方が埋まると点になります。0点より下にはなりません。
rule-yams-kind-title = 4カード
rule-yams-kind = 同じ目が4個以上（5個でもかまいません）で、5個の合計＋40点です。
rule-yams-full-house-title = フルハウス
rule-yams-full-house = 同じ目が3個と、別の同じ目が2個で、5個の合計＋30点です。5個のゾロ目はフルハウスになりません。
rule-yams-straights-title = ストレート
rule-yams-straights = スモールストレートは続いた目が4つで40点、ローカルルールなら45点です。ラージストレートは5つで50点です。ラージの目はスモールにも記入できます。
rule-rigole-title = リゴール
rule-rigole = 同じ目がちょうど4個、残る1個がその裏の目（足して7）で、50点です。
rule-yams-title = ヤムス
rule-yams = 5個とも同じ目で、5個の合計＋50点です。ジョーカーはありません。
rule-yams-bonus-title = 追加のヤムス
rule-yams-bonus = ローカルルールなら、ヤムスの欄に点があるとき、その後の5個のゾロ目は、どの欄に記入しても、そのつど100点が加わります。欄の点はふつうのとおりです。
rule-yams-column-title = 列の順番
rule-yams-column = ローカルルールの「下り」では、欄を1の目からリゴールまで上から順に埋めます。「上り」では、リゴールから1の目まで下から順に埋めます。「自由」なら、空いているどの欄にも記入できます。「3列」では3つの列が並んでいて、1ラウンドにどれか1つの列の欄を1つ埋めます。ボーナスとデルタと合計は列ごとに決まり、追加のヤムスも、その列のヤムスの欄に点があるときだけです。3列の合計を足したものが最終の点です。
rule-yacht-upper-title = 1の目〜6の目
rule-yacht-upper = その目の合計です。現代式では、6つの欄の合計が63点以上になれば、一度だけ35点のボーナスが入ります。古典式にボーナスはありません。
rule-choice-title = チョイス
rule-choice = どんな目でも、5個の合計です。
rule-yacht-kind-title = 4カード
rule-yacht-kind = 同じ目が4個以上（5個でもかまいません）です。現代式では5個の合計、古典式では同じ目4個だけの合計になります。
rule-yacht-full-house-title = フルハウス
rule-yacht-full-house = 同じ目が3個と、別の同じ目が2個で、5個の合計です。5個のゾロ目はフルハウスになりません。
rule-yacht-five-house-title = ゾロ目もフルハウス
rule-yacht-five-house = ローカルルールなら、5個のゾロ目もフルハウスになり、5個の合計が入ります。
rule-yacht-straights-title = ストレート
rule-yacht-straights = 現代式では、続いた目が4つならスモールストレートで15点、5つならビッグストレートで30点です。ビッグの目はスモールにも記入できます。古典式では、スモールは1 2 3 4 5だけ、ビッグは2 3 4 5 6だけで、どちらも30点です。
rule-yacht-title = ヨット
rule-yacht = 5個とも同じ目で50点です。ジョーカーも、2回目以降のゾロ目への追加の点もありません。
rule-yatzy-upper-title = 1の目〜6の目
rule-yatzy-upper = その目の合計です。6つの欄の合計が63点以上（どの目も3個ずつ）になれば、一度だけ50点のボーナスが入ります。
rule-pairs-title = ペア
rule-pairs = 1ペアは同じ目2個で、いちばん大きいペアだけを数えます。2ペアは違う目のペアが2組で、その4個を数えます。ほかのサイコロは数えません。ローカルルールなら、同じ目4個も2ペアになります。
rule-yatzy-kinds-title = 3カード、4カード
rule-yatzy-kinds = 同じ目が3個以上、または4個以上で、その3個、または4個だけの合計です。
rule-yatzy-straights-title = ストレート
rule-yatzy-straights = スモールストレートは1 2 3 4 5で15点、ラージストレートは2 3 4 5 6で20点です。ほかはストレートになりません。
rule-yatzy-full-house-title = フルハウス
rule-yatzy-full-house = 同じ目が3個と、別の同じ目が2個で、5個の合計です。ローカルルールなら、5個のゾロ目もフルハウスになります。
rule-yatzy-title = ヤッツィー
rule-yatzy = 5個とも同じ目で50点です。ジョーカーも、2回目以降のゾロ目への追加の点もありません。
rule-order-title = 上から順番に
rule-order = ローカルルールなら、欄は表の順に埋めます。最初は1の目、最後はヤッツィーです。
rule-kniffel-title = クニッフェル
rule-kniffel = 5個とも同じ目で50点です。
rule-second-kniffel-title = 2回目以降のゾロ目
rule-second-kniffel = クニッフェルの欄が埋まった後の5個のゾロ目です。発売元のルールでは、クニッフェルが50点で、その目の欄が空いていれば、そこに記入するとさらに50点です（クニッフェルが0点なら、ふつうの点です）。その目の欄が埋まっていれば、下の段の空いた欄に使えるジョーカーで、フルハウスは25点、スモールストレートは30点、ラージストレートは40点になります。ローカルルールでは、クニッフェルが50点ならどの欄に記入しても100点が加わるか、または何も加わりません。どちらもジョーカーにはなりません。
rule-generala-upper-title = 1の目〜6の目
rule-generala-upper = その目の合計です。ボーナスはありません。
rule-straight-title = ストレート
rule-straight = 続いた目が5つで20点です。
rule-ace-straight-title = 1 3 4 5 6
rule-ace-straight = この目もストレートになります。1の目が2の目の代わりです。
rule-full-title = フルハウス
rule-full = 同じ目が3個と、別の同じ目が2個で30点です。5個のゾロ目はフルハウスになりません。
rule-poker-title = ポーカー
rule-poker = 同じ目が4個以上で40点です。
rule-generala-title = ヘネララ
rule-generala = 5個とも同じ目で60点、ローカルルールなら50点です。ジョーカーはありません。
rule-served-title = 最初の一振り
rule-served = 1回目に振った目でそのまま役ができていれば、5点多くなります。ストレートは25点、フルハウスは35点、ポーカーは45点です。
rule-served-generala-title = 1回目のゾロ目
rule-served-generala = 1回目に5個のゾロ目が出たら、その場で勝ちです。ほかの人の順位は合計で決まります。ローカルルールなら、ふつうのヘネララと同じです。
rule-double-generala-title = ダブルヘネララ
rule-double-generala = ローカルルールなら、2回目の5個のゾロ目のために11番目の欄があります。ヘネララの欄に点があればその2倍、なければ0点です。
rule-sheet-title = 6つのゲーム
rule-sheet = どれも同じ5個のサイコロで、同じように進みます。ヤッツィーとクニッフェルは13、ヤムスは14、ヨットは12、北欧ヤッツィーは15、ヘネララは10の欄で、点の数え方が違います。YahtzeeとKniffel（クニッフェル）は権利者の商標で、このページとは関係がありません。フランスのヤムス、北欧のヤッツィー、南米のヘネララ、もっと古いヨットは、だれでも自由に遊べる仲間のゲームです。
rule-bots-title = ボットの考え方
rule-bots = 「やさしい」は同じ目を集め、いちばん点が高い欄に記入します。「ふつう」は、欄を残しておく価値と比べ、次に振った目がどうなるかまで考えます。「強い」は、どの局面でも平均で何点になるかを計算してあり、ほかの人の点に関係なく、自分の合計がいちばん多くなる手を選びます。接戦の終盤では、それが勝つための最善とは限りません。ヤムスの3列では、列ごとの価値を計算してあり、振った目がいちばん生きる列を探します。

### What the page says of cards elsewhere

places-why = 1回目に5個がそろったので、点数に関係なく勝ちです。
deal = サイコロを振る
several-people = 1台を何人かで使うときは、隠すものがないので、そのまま渡してください。
level-easy-help = 同じ目を集め、いちばん点が高い欄に記入します。
level-normal-help = 次に振った目がどうなるかを考えます。
level-strong-help = どの手が平均で何点になるかを計算してあります。

### ふり返って、その手について分かっていたこと

known-throws = この番では、あと{ $count }回振れました。
known-boxes = { $count ->
    [1] 空いている欄はここだけでした。
   *[other] 空いている欄は{ $count }個ありました。
}

### A guided first game: $player is whoever it is about

guide-aim-title = 1ラウンドに1欄
guide-aim = 番が来たら5個のサイコロを3回まで振り、出た目の点を、自分の表の1欄に記入します。もう埋まっている欄は2人とも同じです。合計の多い人の勝ちです。
guide-aim-learnt = 1ラウンドに1欄ずつ、できるだけ高い点を記入する
guide-roll-title = 最初の目です
guide-roll = あと{ $left }回振れます。残したいサイコロをタップして、ほかを振り直しましょう。表には今の目での点が出ています。
guide-roll-learnt = 自分の番に3回まで振れる
guide-keep-title = 残したサイコロ
guide-keep = { $count }個残しました。次はほかのサイコロを残しても、残したものを振り直してもかまいません。
guide-keep-learnt = 残すサイコロは、振るたびに選び直せる
guide-fill-title = 欄に記入します
guide-fill = もう振れません。空いている欄をタップして記入します。{ boxed }なら{ $points }点です。後では変えられません。
guide-fill-learnt = 番の最後に1欄記入し、後からは変えられない
guide-zero-title = 0点を記入します
guide-zero = { $count ->
    [1] 最後の欄に合わないので、0点になります。だれにでもあることです。
   *[other] どの欄にも合わないので、1欄が0点になります。そろいそうにない欄を選びましょう。
}
guide-zero-learnt = どの欄にも合わなければ、どこかに0点を記入する
guide-upper-title = { boxed }に{ $points }点
guide-upper = どの目も3個ずつなら、上の段で{ $target }点です。届くと35点のボーナスが入ります。今は{ $upper }点です。
guide-upper-learnt = 上の段が63点以上なら、さらに35点
guide-bonus-title = ボーナス
guide-bonus = { $player }の上の段が63点以上になりました。どの目も3個ずつの点で、1回だけ{ $points }点のボーナスです。
guide-bonus-learnt = ボーナスは上の段が63点になったとき、1回だけ35点
guide-kinds-title = { boxed }
guide-kinds = { $state ->
    [fits] 同じ目が3個か4個なら、5個全部の合計が点です。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は{ boxed }で、5個全部の合計の{ $points }点です。
}
guide-kinds-learnt = 同じ目が3個か4個：5個の合計
guide-full-house-title = フルハウス
guide-full-house = { $state ->
    [fits] 同じ目が3個と2個です。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は、同じ目が3個と2個で{ $points }点です。
}
guide-full-house-learnt = フルハウス：3個と2個で25点
guide-straights-title = { boxed }
guide-straights = { $state ->
    [fits] 目が続いています。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は、続いた目で{ $points }点です。
}4つ続けばスモール、5つならラージです。
guide-straights-learnt = ストレート：4つ続いて30点、5つで40点
guide-yahtzee-title = { $state ->
    [made] ヤッツィー！
   *[near] ヤッツィーまでもう少し
}
guide-yahtzee = { $state ->
    [made] 5個のゾロ目です。{ boxed }なら{ $points }点です。
   *[near] { $face }の目が{ $count }個です。5個そろうとヤッツィーで{ $points }点、そろわなければ、その目の欄に記入できます。
}
guide-yahtzee-learnt = ヤッツィー：5個のゾロ目で50点
guide-joker-title = もう一度ヤッツィー
guide-joker = もう一度5個のゾロ目で、さらに{ $points }点です。{ $state ->
    [face] ジョーカーですが、空いている{ boxed }に記入します。
    [lower] ジョーカーで、下の段のどの空欄でも、役がそろった点になります。
    [upper] ジョーカーですが、下の段に空欄がないので、上の段が0点になります。
    [free-face] どの空欄にも記入できますが、役になるのは{ boxed }を埋めた後です。
    [free] ジョーカーで、どの空欄にも記入でき、下の段ならその欄の点です。
   *[none] このルールではジョーカーになりません。
}
guide-joker-learnt = 2回目以降のヤッツィー：100点と、ルールによりジョーカー
guide-chance-title = チャンスの出番
guide-chance = 下の段のほかの欄に合わないときは、チャンスに記入できます。合計が入り、今は{ $points }点です。
guide-chance-learnt = チャンス：どんな目でも合計
guide-end-title = 表が埋まりました
guide-end = { $state ->
    [won] 合計{ $points }点で、あなたの勝ちです。
    [shared] 合計{ $points }点で、同点の1位です。
   *[lost] あなたは合計{ $points }点です。いちばん多い{ $player }の勝ちです。
}
guide-end-learnt = 全部の欄が埋まったら、合計の多い人の勝ち

guide-yams-upper-title = { boxed }に{ $points }点
guide-yams-upper = 上の段が{ $target }点になると30点のボーナスで、{ $target }点を超えた分は2倍です。今は{ $upper }点です。
guide-yams-upper-learnt = 上の段で60点以上なら30点、超えた分は2倍
guide-yams-bonus-upper-title = ボーナス
guide-yams-bonus-upper = { $player }の上の段が60点以上になりました。30点と、60点を超えた分がもう一度入り、今は{ $points }点です。
guide-yams-bonus-upper-learnt = ボーナスは60点を超えるほど増える
guide-yams-kind-title = { boxed }
guide-yams-kind = { $state ->
    [fits] 同じ目が4個以上あれば、5個の合計＋40点です。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は同じ目が4個以上で、5個の合計＋40点、合わせて{ $points }点です。
}
guide-yams-kind-learnt = 同じ目が4個：5個の合計＋40点
guide-yams-straights-title = { boxed }
guide-yams-straights = { $state ->
    [fits] 目が続いています。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は、続いた目で{ $points }点です。
}4つ続けばスモール、5つならラージです。
guide-yams-straights-learnt = ストレート：4つ続いて40点、5つで50点
guide-difference-title = プラスとマイナス
guide-difference = { boxed }には、どんな目でも合計が入ります。今は{ $points }です。プラスがマイナスより多い分が点になります。
guide-difference-learnt = プラスとマイナスは、差だけが点になる
guide-delta-title = デルタは{ $points }点
guide-delta = { $player }のプラスとマイナスがそろいました。プラスが多い分の{ $points }点が入ります。
guide-delta-learnt = デルタはプラス引くマイナス
guide-yams-title = { $state ->
    [made] ヤムス！
   *[near] ヤムスまでもう少し
}
guide-yams = { $state ->
    [made] 5個のゾロ目です。{ boxed }なら{ $points }点です。
   *[near] { $face }の目が{ $count }個あります。5個そろうとヤムスで、合計＋50点の{ $points }点です。
}
guide-yams-learnt = ヤムス：5個のゾロ目で、合計＋50点
guide-yams-bonus-title = もう一度、5個のゾロ目
guide-yams-bonus = ヤムスの欄に点があります。このルールでは、どの欄に記入しても、さらに{ $points }点です。
guide-yams-bonus-learnt = 2回目以降の5個のゾロ目は、さらに100点
guide-small-straight-45-title = スモールストレートは{ $points }点
guide-small-straight-45 = 続いた目が4つあります。このルールでは40点ではなく{ $points }点になります。
guide-small-straight-45-learnt = スモールストレートは45点
guide-yams-full-house-title = フルハウス
guide-yams-full-house = { $state ->
    [fits] 同じ目が3個と2個です。{ boxed }に記入すると、5個の合計＋30点で{ $points }点です。
   *[written] { $player }は、同じ目が3個と2個。5個の合計＋30点で{ $points }点です。
}
guide-yams-full-house-learnt = フルハウス：3個と2個で、合計＋30点
guide-rigole-title = { $state ->
    [made] リゴール！
   *[near] リゴールまであと1個
}
guide-rigole = { $state ->
    [made] { $face }が4個、残る1個は裏の目の{ $other }。足して7になるリゴールで、50点です。
   *[near] { $face }が4個です。残る1個が裏の目の{ $other }になれば、リゴールで50点です。
}
guide-rigole-learnt = リゴール：同じ目が4個、残る1個はその裏の目
guide-yacht-upper-title = { boxed }に{ $points }点
guide-yacht-upper = { $target ->
    [0] { boxed }には、その目の合計が入ります。古典式なのでボーナスはありません。上の段は今{ $upper }点です。
   *[other] どの目も3個ずつなら、上の段で{ $target }点です。届くと35点のボーナスが入ります。今は{ $upper }点です。
}
guide-yacht-upper-learnt = 上の段には、その目の合計が入る
guide-yacht-bonus-title = ボーナス
guide-yacht-bonus = { $player }の上の段が、合わせて63点以上になりました。1回だけ{ $points }点のボーナスが入ります。
guide-yacht-bonus-learnt = 現代式では、上の段が63点以上なら35点
guide-choice-title = チョイスの出番
guide-choice = 下の段のほかの欄に合わないときは、チョイスに記入できます。合計が入り、今は{ $points }点です。
guide-choice-learnt = チョイス：どんな目でも合計
guide-yacht-kind-title = 4カード
guide-yacht-kind = { $state ->
    [fits] 同じ目が4個以上あります。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は同じ目が4個以上で{ $points }点です。
}
guide-yacht-kind-learnt = 4カード：同じ目が4個以上
guide-yacht-full-house-title = フルハウス
guide-yacht-full-house = { $state ->
    [fits] フルハウスは5個の合計です。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }はフルハウスで、5個の合計の{ $points }点です。
}
guide-yacht-full-house-learnt = フルハウス：3個と2個で、5個の合計
guide-yacht-five-house-title = ゾロ目もフルハウス
guide-yacht-five-house = このルールでは、5個のゾロ目もフルハウスになります。{ $points }点です。
guide-yacht-five-house-learnt = 5個のゾロ目はフルハウスにも記入できる
guide-yacht-straights-title = { boxed }
guide-yacht-straights = { $state ->
    [fits] 目が続いています。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は、続いた目で{ $points }点です。
}
guide-yacht-straights-learnt = ストレート：続いた目
guide-yacht-title = { $state ->
    [made] ヨット！
   *[near] ヨットまでもう少し
}
guide-yacht = { $state ->
    [made] 5個のゾロ目です。{ boxed }なら{ $points }点です。
   *[near] { $face }の目が{ $count }個です。5個そろうとヨットで{ $points }点、そろわなければ、その目の欄に記入できます。
}
guide-yacht-learnt = ヨット：5個のゾロ目で50点
guide-yatzy-upper-title = { boxed }に{ $points }点
guide-yatzy-upper = どの目も3個ずつなら、上の段で{ $target }点です。届くと50点のボーナスが入ります。今は{ $upper }点です。
guide-yatzy-upper-learnt = 上の段で63点以上なら、さらに50点
guide-yatzy-bonus-title = ボーナス
guide-yatzy-bonus = { $player }の上の段が、合わせて63点以上になりました。1回だけ{ $points }点のボーナスが入ります。
guide-yatzy-bonus-learnt = ボーナスは上の段が63点になったとき、1回だけ50点
guide-pairs-title = { boxed }
guide-pairs = { $state ->
    [fits] ペアのサイコロだけを数えます。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は{ boxed }で、ペアのサイコロだけの{ $points }点です。
}
guide-pairs-learnt = ペア：そのサイコロだけを数える
guide-yatzy-kinds-title = { boxed }
guide-yatzy-kinds = { $state ->
    [fits] 同じ目のサイコロだけを数えます。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は{ boxed }で、同じ目だけの{ $points }点です。
}
guide-yatzy-kinds-learnt = 3カード、4カード：同じ目だけを数える
guide-yatzy-full-house-title = フルハウス
guide-yatzy-full-house = { $state ->
    [fits] フルハウスは5個の合計です。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }はフルハウスで、5個の合計の{ $points }点です。
}
guide-yatzy-full-house-learnt = フルハウス：3個と2個で、5個の合計
guide-yatzy-straights-title = { boxed }
guide-yatzy-straights = { $state ->
    [fits] 目が5つ続いています。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は、続いた目で{ $points }点です。
}1から5ならスモール、2から6ならラージです。
guide-yatzy-straights-learnt = ストレート：1〜5で15点、2〜6で20点
guide-yatzy-title = { $state ->
    [made] ヤッツィー！
   *[near] ヤッツィーまでもう少し
}
guide-yatzy = { $state ->
    [made] 5個のゾロ目です。{ boxed }なら{ $points }点です。
   *[near] { $face }の目が{ $count }個です。5個そろうとヤッツィーで{ $points }点、そろわなければ、その目の欄に記入できます。
}
guide-yatzy-learnt = ヤッツィー：5個のゾロ目で50点
guide-yams-column-title = 順番に埋める
guide-yams-column = { $order ->
    [descending] このルールでは、列を上から順に埋めます。次は{ boxed }です。
   *[ascending] このルールでは、列を下から順に埋めます。次は{ boxed }です。
}
guide-yams-column-learnt = 列の欄は順番に埋める
guide-yams-columns-title = 3つの列
guide-yams-columns = 1ラウンドに、3つの列のどれかの欄を1つ埋めます。好きな順に埋める列、上から順の列、下から順の列です。
guide-yams-columns-learnt = 3つの列のどれかに記入する
guide-order-title = 上から順番に
guide-order = このルールでは、欄を上から順に埋めます。次は{ boxed }です。
guide-order-learnt = 欄は上から順に埋める
guide-kniffel-title = { $state ->
    [made] クニッフェル！
   *[near] クニッフェルまでもう少し
}
guide-kniffel = { $state ->
    [made] 5個のゾロ目です。{ boxed }なら{ $points }点です。
   *[near] { $face }の目が{ $count }個です。5個そろうとクニッフェルで{ $points }点、そろわなければ、その目の欄に記入できます。
}
guide-kniffel-learnt = クニッフェル：5個のゾロ目で50点
guide-second-kniffel-title = もう一度クニッフェル
guide-second-kniffel = { $state ->
    [face] クニッフェルの欄に点があるので、{ boxed }に記入すると、さらに{ $points }点です。
    [free] { boxed }は埋まっているので、ジョーカーです。下の段のどの空欄でも、役がそろった点になります。
   *[none] クニッフェルの欄に点があります。このルールでは、どの欄でもさらに{ $points }点です。
}
guide-second-kniffel-learnt = 2回目以降のゾロ目は、ルールにより点が増える
guide-generala-upper-title = { boxed }に{ $points }点
guide-generala-upper = { boxed }には、その目の合計が入ります。ヘネララにボーナスはありません。上の段は今{ $upper }点です。
guide-generala-upper-learnt = 上の段には、その目の合計が入る
guide-straight-title = ストレート
guide-straight = { $state ->
    [fits] 続いた目が5つあります。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は、続いた目が5つで{ $points }点です。
}
guide-straight-learnt = ストレート：続いた目が5つで20点
guide-ace-straight-title = 1 3 4 5 6
guide-ace-straight = 1の目が2の目の代わりになるので、この目もストレートです。{ $points }点になります。
guide-ace-straight-learnt = 1 3 4 5 6もストレートになる
guide-full-title = フルハウス
guide-full = { $state ->
    [fits] 同じ目が3個と2個です。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は、同じ目が3個と2個で{ $points }点です。
}
guide-full-learnt = フルハウス：3個と2個で30点
guide-poker-title = ポーカー
guide-poker = { $state ->
    [fits] 同じ目が4個以上あります。{ boxed }に記入すると{ $points }点です。
   *[written] { $player }は、同じ目が4個以上で{ $points }点です。
}
guide-poker-learnt = ポーカー：同じ目が4個以上で40点
guide-generala-title = { $state ->
    [made] ヘネララ！
   *[near] ヘネララまでもう少し
}
guide-generala = { $state ->
    [made] 5個のゾロ目です。{ boxed }なら{ $points }点です。
   *[near] { $face }の目が{ $count }個です。5個そろうとヘネララで{ $points }点、そろわなければ、その目の欄に記入できます。
}
guide-generala-learnt = ヘネララ：5個のゾロ目
guide-served-title = 最初の一振り
guide-served = 1回目の目は点が高くなります。{ boxed }なら今{ $points }点で、振り直した後より5点多くなります。
guide-served-learnt = 1回目の目は5点多い
guide-served-generala-title = その場で勝ち
guide-served-generala = { $player }は1回目に5個のゾロ目を出したので、勝ちです。
guide-served-generala-learnt = 1回目の5個のゾロ目は、その場で勝ち
guide-double-generala-title = もう一度ヘネララ
guide-double-generala = ヘネララの欄に点があるので、{ boxed }に記入すると{ $points }点です。
guide-double-generala-learnt = ダブルヘネララ：2回目のゾロ目で2倍の点
guide-cost-box-title = { $points }点だけ
guide-cost-box = ここでは{ $points }点ですが、まだ空いている{ boxed }なら{ $best }点になりました。
guide-cost-thrown-title = 振り直して点が減りました
guide-cost-thrown = 振る前の目なら{ $best }点になる欄がありました。今は最高でも{ $points }点です。

### Ways of bots

temper-cautious = 慎重派
temper-cautious-help = 差が小さいときは、サイコロを多く残し、早めに記入します。
temper-daring = 大胆派
temper-daring-help = 差が小さいときは、より多くのサイコロを振り直します。
temper-hoarder = 収集派
temper-hoarder-help = 差が小さいときは、同じ目のサイコロを集めます。
