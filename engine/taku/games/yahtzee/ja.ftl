# Yahtzee and Yams in Japanese

game = ヤッツィー
game-line = サイコロ5個、13の役
game-time = 1〜5人 · 15分
game-art = 5 5 5

game-yams = ヤムス
game-yams-line = フランス生まれのヤッツィー
game-yams-time = 1〜5人 · 15分
game-yams-art = 1 1 6

### Helpers: $box is a box, $sheet is yahtzee or yams, $count dice are thrown

boxed = { $box ->
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
   *[yahtzee] ヤッツィー
}
thrown = { $count ->
    [5] 5個全部
   *[other] { $count }個
}

### The boxes

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
box-bonus-help = 上の6つで63点以上（どの目も3個ずつ）なら35点
box-three-of-a-kind = スリーダイス
box-three-of-a-kind-help = 同じ目が3個以上：5個の合計
box-four-of-a-kind = フォーダイス
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
box-yams-upper-bonus-help = 上の6つで60点から：30点と、60点を超えた分をもう一度
box-plus = プラス
box-plus-help = どんな目でも5個の合計：大きいほどよい
box-minus = マイナス
box-minus-help = どんな目でも5個の合計：小さいほどよい
box-delta = デルタ
box-delta-help = プラス引くマイナス（0点より下にはなりません）
box-yams-four-of-a-kind = フォーダイス
box-yams-four-of-a-kind-help = 同じ目が4個以上：5個の合計と40点
box-yams-full-house = フルハウス
box-yams-full-house-help = 同じ目が3個と2個：5個の合計と30点
box-yams-small-straight = Sストレート
box-yams-small-straight-help = 続いた目が4つ：40点（ローカルルールなら45点）
box-yams-large-straight = Lストレート
box-yams-large-straight-help = 続いた目が5つ：50点
box-yams = ヤムス
box-yams-help = 5個とも同じ目：5個の合計と50点
box-rigole = リゴール
box-rigole-help = 同じ目が4個、残る1個はその裏の目（足して7）：50点
box-yams-bonus = 追加のヤムス
box-yams-bonus-help = ヤムスの欄に点があれば、1回ごとに100点
box-total = 合計
box-total-help = すべての点

### The table

caption-round = { $round } / { $rounds }ラウンド

badge-rolls = { $player }：{ $left ->
    [0] もう振れません
   *[other] あと{ $left }回振れます
}
badge-joker = { $problem ->
    [face] ジョーカー：{ boxed }だけ
    [lower] ジョーカー：下の段のどこでも
    [upper] ジョーカー：どこでも0点
    [free-face] ジョーカー：{ boxed }が得
   *[free] ジョーカー：どこでも
}
note-upper = { $points } / { $target }
note-upper-long = { $target }点まで今{ $points }点 · { $behind ->
    [0] { $ahead ->
        [0] ペースどおり
       *[other] { $ahead }点先行
    }
   *[other] { $behind }点遅れ
}
note-upper-reached = { $points } / { $target }
note-upper-reached-long = { $target }点に届きました（{ $points }点）
note-upper-grows = { $points } / { $target }
note-upper-grows-long = { $target }点を超えて{ $points }点：この先の点は2倍
note-upper-lost = { $points } / { $target }
note-upper-lost-long = { $points }点：{ $target }点にはもう届きません
note-delta = { $plus } − { $minus }
note-extras = { $count } × 100

next-hand = 次のラウンドへ
round = ラウンド

### What to do next

ask-roll = 残す目を選んで振るか、欄に記入してください
ask-roll-title = あと{ $left }回振れます
ask-roll-note = 残すサイコロをタップしてください。記入するなら欄をタップしてください。
ask-fill = 記入する欄をタップしてください
ask-fill-title = もう振れません
ask-fill-note = 1ラウンドにひとつ、合わなければ0点を記入してください。

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

event-deal = 第{ $round }ラウンド（全{ $rounds }ラウンド）。
event-roll = { $player }の振った目は{ $dice }{ $count ->
    [5] 。
   *[other] 、今は{ $all }。
}
event-keep = { $count ->
    [5] { $player }は何も残しません。
   *[other] { $player }は{ $dice }を残します。
}
event-five = { called }！
event-joker = { $problem ->
    [face] ジョーカー：空いている{ boxed }に記入しなければなりません。
    [lower] ジョーカー：下の段の空いた欄ならどこでも、役がそろったものとして記入できます。
    [upper] ジョーカー。ただし下の段はもう埋まっていて、上の段に0点を記入します。
    [free-face] ジョーカー：空いた欄のどこにでも記入できます。ただし{ boxed }が空いている間、下の段は出た目のとおりの点です。
   *[free] ジョーカー：空いた欄のどこにでも記入でき、下の段は役がそろったものになります。
}
event-fill = { $player }は{ boxed }に{ $points }点。
event-extra = { called }をもう一度：さらに{ $points }点。
event-bonus = { $player }の上の段のボーナスは{ $points }点。
event-delta = { $player }のデルタは{ $points }点。
event-over = 対戦終了です。

### Called out over the table

called-five = { called }！
called-joker = ジョーカー
called-extra = +{ $points }
called-bonus = ボーナス +{ $more }

### Why not

refusal-roll = { $problem ->
    [none] もう3回振りました。どれかの欄に記入してください。
   *[thrown] 振るのは{ $needed }個です（{ $count }個ではありません）。
}
refusal-keep = { $problem ->
    [all] 5個とも残すなら、欄に記入してください。振るには1個は必要です。
   *[missing] 残せるのは出ている目だけです：{ $dice }。
}
refusal-fill = { $problem ->
    [filled] { boxed }にはもう{ $points }点が記入してあります。どの欄も一度だけです。
    [computed] { boxed }は計算で決まります。自分では記入できません。
   *[other-sheet] この表に{ boxed }はありません。
}
refusal-joker = { $problem ->
    [face] ジョーカーです。{ boxed }が空いている間は、そこに記入してください。
   *[lower] ジョーカーです。下の段に空きがある間は、下の段に記入してください。
}

### Kinds of decision

decision-keeping-first = 1回目の後に残すサイコロ
decision-keeping-second = 2回目の後に残すサイコロ
decision-filling-early = まだ振れるのに記入するとき
decision-scratching = 0点を記入する欄
decision-filling-upper = 上の段に記入するとき
decision-filling-lower = 下の段に記入するとき

### Why a move is good

advice-forced = 残っている欄はここだけです。
nudge-forced = 空いた欄はいくつありますか？
advice-tried = 平均すると、これより点になる手はありません。
nudge-tried = この目なら、どの欄がまだねらえますか？
advice-all = どの目も、新しく振る目より役に立ちません。
nudge-all = 残す値打ちのある目はありますか？
advice-equal = 同じ目がもっと出れば、いくつもの欄が埋められます。
nudge-equal = 同じ目はありませんか？
advice-row = 続いた目の仲間です。ストレートの欄がまだ空いています。
nudge-row = ストレートになりそうな目はありませんか？
advice-pairs = ペアが二つ。どちらかがもう1個出ればフルハウスです。
nudge-pairs = フルハウスまであといくつですか？
advice-high = 大きい目は、5個の合計がものをいう欄で役に立ちます。
nudge-high = 5個の合計で決まる欄はどれですか？
advice-low = 小さい目はマイナスで役に立ちます。合計は小さいほどよい欄です。
nudge-low = 合計が小さいほどよい欄はどれですか？
advice-fits = 役がそろっています。ここで記入すれば確実な点です。
nudge-fits = この目によく合う欄はありませんか？
advice-bonus = 同じ目が3個以上なら、上の段のボーナスに間に合うペースです。
nudge-bonus = 上の段のボーナスに近づくには？
advice-sum = どんな目でも記入できる欄には、よい合計です。
nudge-sum = どんな目でも記入できる欄はどれですか？
advice-low-sum = 小さい合計で、マイナスにうってつけです。
nudge-low-sum = 合計が小さいほどよい欄はどれですか？
advice-joker = ここならジョーカーの点が全部入ります。
nudge-joker = ジョーカーはどの欄に記入できて、どこがいちばん得ですか？
advice-joker-forced = ルールです。ジョーカーはその目の欄に記入します。
nudge-joker-forced = ジョーカーです。どこに記入しなければなりませんか？
advice-small = 失うものが少ない欄です。もともと大きな点にはなりません。
nudge-small = なくてもいちばん困らない欄はどれですか？
advice-zero = もっと合う欄がありません。あきらめるなら、ここがいちばん損が少なくてすみます。
nudge-zero = なくてもいちばん困らない欄はどれですか？

### Practice

quiz-box-title = 欄の点
quiz-box = 目は{ $dice }です。{ boxed }に記入すると何点ですか？
quiz-most-title = いちばん点になる欄
quiz-most = 目は{ $dice }です。この中でいちばん点になる欄はどれですか？
quiz-rule-title = できない理由
quiz-rule-keep = { $dice }を残して残りを振ることはできません。どのルールのためですか？
quiz-rule-fill = 今{ boxed }には記入できません。どのルールのためですか？
quiz-joker-title = ジョーカー
quiz-joker = 目は{ $dice }で、同じ目5個の欄はもう埋まっています。今{ boxed }に記入できますか？
quiz-bonus-title = 上の段のボーナス
quiz-bonus = 上の段は今{ $points }点です。最後の{ boxed }に{ $dice }を記入します。ボーナスは何点ですか？
quiz-delta-title = プラス、マイナス、デルタ
quiz-delta = { boxed }に{ $dice }を記入します。デルタは何点ですか？
quiz-extra-title = さらに100点？
quiz-extra = 目は{ $dice }です。{ boxed }に記入します。さらに100点入りますか？

why-box = { $dice }を{ boxed }に記入すると{ $points }点です。
why-upper = { boxed }の{ $more }点で、上の段は{ $points }点になります。
why-bonus-yahtzee = { $target }点以上ならボーナスは35点、届かなければ0点です。ここでは{ $bonus }点。
why-bonus-yams = { $target }点以上ならボーナスは30点と{ $target }点を超えた分、届かなければ0点です。ここでは{ $bonus }点。
why-delta = プラスの{ $plus }からマイナスの{ $minus }を引きます。0より小さくはなりません：{ $points }点。
why-extra = 同じ目5個がまた出ると{ $more }点入りますが、{ boxed }にもう点があるときだけです。{ $points ->
    [open] ここではまだ空いています。
    [0] ここでは0点です。
   *[other] ここでは{ $points }点です。
}

kind-extra = はい、さらに100点
kind-no-extra = いいえ

### House rules

preset-yahtzee = ヤッツィー
preset-yahtzee-help = 13の欄。ジョーカーは記入する欄が決まっています。
preset-yams = ヤムス
preset-yams-help = 14の欄。プラス、マイナス、リゴールがあります。

option-sheet = 得点表
option-sheet-help = どの欄があるか。
option-sheet-yahtzee = ヤッツィー
option-sheet-yams = ヤムス
option-joker = ジョーカー
option-joker-help = 2回目からの5個のゾロ目を何に使えるか。
option-joker-forced = 記入する欄が決まる
option-joker-free = 自由
option-joker-none = なし
option-yams_small_straight = Sストレート
option-yams_small_straight-help = 何点になるか。
option-yams_bonus = 追加のヤムス
option-yams_bonus-help = 2回目からの5個のゾロ目に、そのつど100点。

### Rules

chapter-turn = 自分の番
chapter-upper = 上の段
chapter-lower = 下の段
chapter-five = 5個のゾロ目
chapter-about = 二つのゲーム

rule-aim-title = 目的
rule-aim = 1ラウンドにひとつずつ、表のすべての欄を、できるだけよい点で埋めます。全部埋まったら、合計のいちばん多い人の勝ち。同点は同じ順位です。ひとりなら自己最高をめざします。
rule-roll-title = 振る
rule-roll = はじめに5個全部を振り、その後2回まで、好きな数だけ振り直せます。いつやめてもかまいません。最初の人から時計回りに進みます。
rule-keep-title = 残す
rule-keep = 振り直す前に、好きな目を残します。何も残さなくてもかまいません。一度残した目も、次には振り直せます。5個とも残すなら、振らずに欄に記入します。
rule-fill-title = 欄に記入する
rule-fill = 番の終わりに、空いている欄にひとつだけ記入します。目が合わなければ0点です。記入したものは変えられません。
rule-upper-title = 1の目〜6の目
rule-upper = その目の合計です。6つの欄で63点以上（どの目も3個ずつ）になれば、一度だけ35点のボーナス。
rule-kinds-title = スリーダイス、フォーダイス
rule-kinds = 同じ目が3個以上、または4個以上：5個の合計です。
rule-full-house-title = フルハウス
rule-full-house = 同じ目が3個と、別の同じ目が2個：25点。5個のゾロ目は、ジョーカーでなければフルハウスになりません。
rule-straights-title = ストレート
rule-straights = スモールストレートは続いた目が4つで30点。ラージストレートは5つで40点。ラージの目はスモールにも記入できます。
rule-chance-title = チャンス
rule-chance = どんな目でも、5個の合計です。
rule-yahtzee-title = ヤッツィー
rule-yahtzee = 5個とも同じ目：50点。この欄が50点なら、その後の5個のゾロ目は、どの欄に記入しても、そのつど100点が加わります。0点なら加わりません。
rule-joker-title = ジョーカー
rule-joker = ヤッツィーの欄が（50点でも0点でも）埋まった後の5個のゾロ目は、ジョーカーです。その目の欄が空いていれば、そこに記入します。埋まっていれば下の段の空いた欄へ。フルハウスは25点、スモールストレートは30点、ラージストレートは40点、ほかは出た目のとおりです。下の段も埋まっていれば、上の段の空いた欄に0点を記入します。ローカルルールなら自由にもできます。空いた欄のどこにでも記入できますが、フルハウスとストレートになるのは、その目の欄が埋まってからです。ジョーカーなしなら、ふつうの目と同じ点です。100点はどれでも同じです。
rule-yams-upper-title = 1の目〜6の目
rule-yams-upper = その目の合計です。6つの欄で60点以上になれば30点、さらに60点を超えた分がもう一度入ります（63点なら33点）。ボーナスは欄を埋めるごとに増えます。
rule-difference-title = プラス、マイナス、デルタ
rule-difference = プラスとマイナスには、どんな目でも5個の合計を一度ずつ、どちらからでも記入します。それだけでは点になりません。プラス引くマイナスがデルタで、両方が埋まると点になります。0点より下にはなりません。
rule-yams-kind-title = フォーダイス
rule-yams-kind = 同じ目が4個以上（5個でもよい）：5個の合計と40点。
rule-yams-full-house-title = フルハウス
rule-yams-full-house = 同じ目が3個と、別の同じ目が2個：5個の合計と30点。5個のゾロ目はフルハウスになりません。
rule-yams-straights-title = ストレート
rule-yams-straights = スモールストレートは続いた目が4つで40点、ローカルルールなら45点。ラージストレートは5つで50点。ラージの目はスモールにも記入できます。
rule-rigole-title = リゴール
rule-rigole = 同じ目がちょうど4個、残る1個がその裏の目（足して7）：50点。
rule-yams-title = ヤムス
rule-yams = 5個とも同じ目：5個の合計と50点。ジョーカーはありません。
rule-yams-bonus-title = 追加のヤムス
rule-yams-bonus = ローカルルールなら、ヤムスの欄に点があるとき、その後の5個のゾロ目は、どの欄に記入しても、そのつど100点が加わります。欄の点はふつうのとおりです。
rule-sheet-title = 二つのゲーム
rule-sheet = どちらも同じ5個のサイコロで、同じように進みます。ヤッツィーは13、ヤムスは14の欄で、点の数え方が違います。Yahtzee（ヤッツィー）は権利者の商標で、このページとは関係がありません。フランスで長く遊ばれてきたヤムスと、もっと古いヨットは、だれでも自由に遊べる親類です。
rule-bots-title = ボットの考え方
rule-bots = 「やさしい」は同じ目を集め、いちばん点になる欄に記入します。「ふつう」は、空けておく欄の値打ちと比べ、次に振った目がどうなるかまでを考えます。「強い」は、どの局面でも平均して何点になるかを知っていて、ほかの人の点によらず、自分の合計がいちばん多くなる手を選びます。接戦の終わりには、それが勝つための最善とは限りません。

### What the page says of cards elsewhere

deal = サイコロを振る
several-people = 1台を何人かで使うときは、隠すものがないので、そのまま回します。
level-easy-help = 同じ目を集め、いちばん点になる欄に記入します。
level-normal-help = 次に振った目がどうなるかを考えます。
level-strong-help = どの手が平均して何点になるかを知っています。

### ふり返って、その手について分かっていたこと

known-throws = この番では、あと{ $count }回振れました。
known-boxes = { $count ->
    [1] 空いている欄はここだけでした。
   *[other] 空いている欄は{ $count }つありました。
}

### A guided first game: $player is whoever it is about

guide-aim-title = 1回に1欄ずつ
guide-aim = 番が来たら5個のサイコロを3回まで振り、その点を自分の表の1欄に記入します。もう埋まっている欄は2人とも同じです。合計の多い人の勝ちです。
guide-aim-learnt = 1回に1欄ずつ、できるだけ高い点を記入する
guide-roll-title = 最初の目です
guide-roll = あと{ $left }回まで振れます。残したいサイコロをタップして、ほかを振り直しましょう。表には今の目での点が出ています。
guide-roll-learnt = 1回の番に3回まで振れる
guide-keep-title = 残したサイコロ
guide-keep = { $count }個はそのままでした。次はほかのサイコロを残しても、残したものを振り直してもかまいません。
guide-keep-learnt = 残すサイコロは、振るたびに選び直せる
guide-fill-title = 欄に記入します
guide-fill = もう振れません。空いている欄をタップすると、表に出ている点が入ります。{ boxed }なら{ $points }点。記入した欄は変えられません。
guide-fill-learnt = 番の最後に1欄記入し、後からは変えられない
guide-zero-title = 0点を記入します
guide-zero = { $count ->
    [1] 最後の欄に合わないので、0点になります。だれにでもあることです。
   *[other] どの欄にも合わないので、1欄が0点になります。埋まりそうにない欄を選びましょう。
}
guide-zero-learnt = どの欄にも合わなければ、どこかに0点を記入する
guide-upper-title = { boxed }に{ $points }点
guide-upper = どの目も3個ずつなら、上の6つの欄で{ $target }点。届くと35点のボーナスです。今は{ $upper }点です。
guide-upper-learnt = 上の6つの欄で63点以上なら、さらに35点
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
    [made] 同じ目が5個そろいました。{ boxed }なら{ $points }点です。
   *[near] { $face }の目が{ $count }個あります。5個そろうとヤッツィーで{ $points }点。そろわなくても、その目の欄に記入できます。
}
guide-yahtzee-learnt = ヤッツィー：同じ目が5個で50点
guide-joker-title = もう一度ヤッツィー
guide-joker = ヤッツィーの欄に点があるので、同じ目が5個そろうと、さらに{ $points }点です。{ $state ->
    [face] ジョーカーにもなりますが、空いている{ boxed }に記入しなければなりません。
    [lower] ジョーカーにもなります。{ boxed }は埋まっているので、下の段のどの空欄でもその点になります。
    [upper] ジョーカーにもなりますが、下の段に空欄がないので、上の段のどこかが0点になります。
    [free-face] どの空欄にも記入できますが、ジョーカーになるのは{ boxed }が埋まってからです。
    [free] このルールでは、どの空欄にも使えるジョーカーです。下の段ならその欄の点になります。
   *[none] このルールではジョーカーになりません。同じ目5個としての点だけです。
}
guide-joker-learnt = 2度目からのヤッツィー：100点と、ルールによりジョーカー
guide-chance-title = チャンスの出番
guide-chance = 下の段のほかの欄に合わないときは、チャンスがあります。どんな目でも合計が入り、今は{ $points }点です。
guide-chance-learnt = チャンス：どんな目でも合計
guide-end-title = 表が埋まりました
guide-end = { $state ->
    [won] 合計{ $points }点でいちばん多く、あなたの勝ちです。
    [shared] 合計{ $points }点で、同点の1位です。
   *[lost] あなたは合計{ $points }点。いちばん多い{ $player }の勝ちです。
}
guide-end-learnt = 全部の欄が埋まったら、合計の多い人の勝ち

guide-yams-upper-title = { boxed }に{ $points }点
guide-yams-upper = 上の6つの欄で{ $target }点になると30点のボーナス。{ $target }点を超えた分は2倍になります。今は{ $upper }点です。
guide-yams-upper-learnt = 上の6つの欄で60点から30点、超えた分は2倍
guide-difference-title = プラスとマイナス
guide-difference = { boxed }には、どんな目でも合計が入ります。今は{ $points }。それ自体は点ではなく、プラスがマイナスより多い分が点です。
guide-difference-learnt = プラスとマイナスは、差だけが点になる
guide-delta-title = デルタは{ $points }点
guide-delta = { $player }のプラスとマイナスがそろいました。プラスが多い分、{ $points }点です。
guide-delta-learnt = デルタはプラス引くマイナス
guide-yams-title = { $state ->
    [made] ヤムス！
   *[near] ヤムスまでもう少し
}
guide-yams = { $state ->
    [made] 同じ目が5個そろいました。{ boxed }なら{ $points }点です。
   *[near] { $face }の目が{ $count }個あります。5個そろうとヤムスで、合計に50点を加えて{ $points }点です。
}
guide-yams-learnt = ヤムス：同じ目が5個で、合計と50点
guide-yams-bonus-title = もう一度、同じ目が5個
guide-yams-bonus = ヤムスの欄に点があります。このルールでは、どの欄に記入しても、さらに{ $points }点です。
guide-yams-bonus-learnt = 2度目からの同じ目5個は、さらに100点
guide-dear-straight-title = Sストレートは{ $points }点
guide-dear-straight = 4つ続いた目です。このルールでは40点ではなく{ $points }点になります。
guide-dear-straight-learnt = Sストレートは45点
guide-yams-full-house-title = フルハウス
guide-yams-full-house = { $state ->
    [fits] 同じ目が3個と2個です。{ boxed }に記入すると、5個の合計と30点で{ $points }点です。
   *[written] { $player }は、同じ目が3個と2個。5個の合計と30点で{ $points }点です。
}
guide-yams-full-house-learnt = フルハウス：3個と2個で、合計と30点
guide-rigole-title = { $state ->
    [made] リゴール！
   *[near] リゴールまであと1個
}
guide-rigole = { $state ->
    [made] { $face }が4個、残る1個は裏の目の{ $other }。足して7になるリゴールで、50点です。
   *[near] { $face }が4個です。残る1個が裏の目の{ $other }になれば、リゴールで50点です。
}
guide-rigole-learnt = リゴール：同じ目が4個、残る1個は足して7
guide-cost-box-title = { $points }点だけ
guide-cost-box = ここでは{ $points }点ですが、まだ空いている{ boxed }なら{ $best }点になりました。
guide-cost-thrown-title = 崩れました
guide-cost-thrown = 振る前の目は、空いた欄で{ $best }点になりました。今は最高でも{ $points }点です。

### Ways of bots

temper-cautious = 慎重派
temper-cautious-help = 差が小さいときは、サイコロを多く残し、早めに記入します。
temper-daring = 大胆派
temper-daring-help = 差が小さいときは、より多くのサイコロを振り直します。
temper-hoarder = 収集派
temper-hoarder-help = 差が小さいときは、同じ目のサイコロを集めます。
