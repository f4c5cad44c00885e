# Hearts in Japanese

game = ハーツ
game-line = ハートを取らない
game-time = 4人 · 25分
game-art = AH QS 7H

### Helpers: the suit of $suit, the number of $count

the-suit = { $suit ->
    [C] クラブ
    [D] ダイヤ
    [S] スペード
   *[H] ハート
}
one-of-suit = { the-suit }
number = { $count }

### The table

caption-hand = 第{ $round }ラウンド
caption-hand-long = 第{ $round }ラウンド · { $passing ->
    [left] 左へパス
    [right] 右へパス
    [across] 向かいへパス
    [scatter] スキャッター
    [smoosh] スムーシュ
   *[none] パスなし
} · { $target }点まで

badge-led = { $suit ->
    [C] クラブ
    [D] ダイヤ
    [S] スペード
   *[H] ハート
}のリード
badge-hearts-broken = ブレイク済み
badge-hearts-unbroken = ブレイク前
badge-decided = このラウンドはもう点が動きません
badge-team = チーム{ $team }
badge-chosen = 選択済み
badge-tricks = { $count }トリック
badge-loser = 負け

zone-centre = 場のトリック
zone-last = 直前のトリック
zone-taken = 取った失点カード
zone-chosen = パスするカード
zone-given = パスしたカード
zone-received = 受け取ったカード

### What to do next

ask-pass-left = 渡す3枚を選んでください
ask-pass-left-title = { $player }に3枚渡す
ask-pass-left-note = { $giver }から3枚来ます。カードをタップすると戻せます。
ask-pass-right = 渡す3枚を選んでください
ask-pass-right-title = { $player }に3枚渡す
ask-pass-right-note = { $giver }から3枚来ます。カードをタップすると戻せます。
ask-pass-across = 渡す3枚を選んでください
ask-pass-across-title = { $player }に3枚渡す
ask-pass-across-note = 相手からも3枚来ます。カードをタップすると戻せます。
ask-pass-scatter = 渡す3枚を選んでください
ask-pass-scatter-title = 1人に1枚ずつ渡す
ask-pass-scatter-note = 全員から1枚ずつ来ます。カードをタップすると戻せます。
ask-pass-smoosh = 真ん中に出す3枚を選んでください
ask-pass-smoosh-title = 真ん中に3枚出す
ask-pass-smoosh-note = 12枚をまとめて切り、3枚ずつ配り直します。
ask-open = { $cards }を出してください
ask-lead = リードするカードを選んでください
ask-follow = { the-suit }を出してください
ask-discard = 捨てるカードを選んでください
ask-moon = どちらかを選んでください
ask-moon-title = シュート・ザ・ムーン！
ask-moon-note = 26点をすべて取りました。

button-moon-subtract = 自分の点を26点引く
button-moon-add = ほかの全員に26点足す

say-play = { $cards }を出す
say-pass = パスする
hint-pass = { $cards }を渡す
say-moon-subtract = 自分の点を26点引く
say-moon-add = ほかの全員に26点足す

### What happened

event-deal = 第{ $round }ラウンドのカードが配られました。{ $passing ->
    [left] 左隣へ3枚パスします。
    [right] 右隣へ3枚パスします。
    [across] 向かいへ3枚パスします。
    [scatter] スキャッター：1人に1枚ずつパスします。
    [smoosh] スムーシュ：3枚ずつ真ん中に出します。
   *[none] パスはありません。
}
event-exchange = 全員がカードを渡し合いました。
event-lead = { $player }が{ $cards }をリードしました。
event-play = { $player }が{ $cards }を出しました。
event-broken = ハートがブレイクしました。
event-trick = { $player }が{ $cards }でトリックを取りました。
event-trick-points = { $player }が{ $cards }を取り、{ $points }点です。
event-moon = { $player }がシュート・ザ・ムーン！
event-moon-subtract = { $player }は自分の点を26点引きました。
event-moon-add = { $player }はほかの全員に26点足しました。
event-hand = 第{ $round }ラウンドが終わりました。
event-over = 対戦終了です。

part-hearts = ハート
part-queen = スペードのQ
part-bonus = ボーナスカード
part-moon = ムーン
part-partner = 味方の分

### Why not

refusal-two-of-clubs = 最初のリードは{ $cards }です。まずこれを出してください。
refusal-follow-suit = { $player }のリードは{ the-suit }です。{ $cards }を持っているので、{ $count ->
    [1] それを出してください
   *[other] その中から出してください
}。
refusal-first-trick = 最初のトリックに失点カードは出せません。ほかのカードがあるうちは、{ $cards }は出せません。
refusal-hearts-broken = まだ{ $by ->
    [heart] ハート
   *[any-penalty] 失点カード
}が出ていません。ほかのスートがあるうちは、{ $cards }はリードできません。
refusal-trick = 1枚だけ選んでください（今は{ $count }枚）。
refusal-pass = { $problem ->
    [twice] { $cards }が2度選ばれています。違う3枚を選んでください。
   *[count] ちょうど3枚選んでください（今は{ $count }枚）。
}
refusal-deal = { $problem ->
    [smoosh] 真ん中のカードを、3枚ずつ配り直してください。
   *[deal] 全員に同じ枚数を、1枚以上配ってください。
}

### Practice

quiz-playable-title = 出せるカード
quiz-playable = 今出せるのはどのカードですか？ すべて選びましょう。
quiz-rule-title = 出せない理由
quiz-rule = 今{ $cards }を出せないのは、どのルールがあるからですか？
quiz-taker-title = トリックを取る人
quiz-taker = { $player }が{ $cards }を出します。トリックを取るのはだれですか？
quiz-cost-title = トリックの点
quiz-cost = { $player }が{ $cards }を出します。このトリックは何点ですか？
quiz-score-title = 1ラウンドの点
quiz-score = 最後のカードは{ $cards }です。このラウンド、{ $player }は何点になりますか？
quiz-moon-title = ムーンの点
quiz-moon-subtract = { $giver }がシュート・ザ・ムーンで、自分の点を26点引きました。このラウンド、{ $player }は何点になりますか？
quiz-moon-add = { $giver }がシュート・ザ・ムーンで、ほかの全員に26点足しました。このラウンド、{ $player }は何点になりますか？

why-taker = 比べるのはリードされた{ the-suit }だけで、いちばん強いのは{ $cards }です。
why-hearts = ハートが{ $count }枚で{ $count }点です。
why-queen = スペードのQで13点です。
why-bonus = ボーナスカードの{ $cards }でマイナス10点です。
why-partner = 味方の分も数えます：{ $points }点。
why-nothing = { $player }が取ったカードに、点になるカードはありません。
why-moon-subtract = 26点を引くのは自分だけで、ほかの人は0点です。
why-moon-add = 26点はほかの全員に入り、自分は0点です。
why-moon-partner = 味方も同じです。引くときは2人とも引き、足すときは相手チームだけに足します。

### House rules

preset-classic = 標準
preset-classic-help = いちばん広く遊ばれているルール。3枚パス、100点まで。
preset-bonus = ボーナスカードあり
preset-bonus-help = ダイヤのJを取ると10点減ります。
preset-partners = チーム戦
preset-partners-help = 向かいの人と味方になり、失点を合わせます。
preset-everything = 全部あり
preset-everything-help = スキャッター、スムーシュ、ボーナスカード、ラウンドごとに決まるチーム。

option-target = 終了点
option-target-help = だれかの点がこの点に届くと対戦終了。点の少ない人の勝ちです。
option-passing = カードのパス
option-passing-help = ラウンドの前に3枚渡します。左、右、向かい、その次はパスなし。
option-scatter = スキャッター
option-scatter-help = パスなしのラウンドの代わりに、ほかの3人に1枚ずつ渡します。
option-smoosh = スムーシュ
option-smoosh-help = パスなしのラウンドの代わりに、全員の3枚をまとめて切り、配り直します。
option-break_by = ハートのブレイク
option-break_by-help = これが出るまで、ハートはリードできません。
option-break_by-any-penalty = 失点カードならどれでも
option-break_by-heart = ハートだけ
option-bonus_card = ボーナスカード
option-bonus_card-help = 取った人は10点減ります。
option-bonus_card-none = なし
option-bonus_card-JD = ダイヤのJ
option-bonus_card-TD = ダイヤの10
option-moon_needs_bonus = ムーンにボーナスカードも必要
option-moon_needs_bonus-help = シュート・ザ・ムーンには、ボーナスカードも必要です。
option-bonus_on_moon = ムーンでもボーナス
option-bonus_on_moon-help = ムーンのラウンドでも10点引きます。
option-partnership = チーム
option-partnership-help = チームの2人の失点を合わせて数えます。
option-partnership-none = なし
option-partnership-fixed = 向かい同士
option-partnership-ad-hoc = ラウンドごとに決まる

### Rules

chapter-aim = 目的
chapter-passing = パス
chapter-play = 進め方
chapter-scoring = 点数
chapter-spices = ローカルルール

rule-aim-title = 目的
rule-aim = できるだけ点を取らないようにします。ハートは1枚1点、スペードのQは13点です。最後に点のいちばん少ない人の勝ちです。
rule-cards-title = カード
rule-cards = 52枚を4人に13枚ずつ配ります。強さはA、K、Q、J、10…2の順で、切り札はありません。ハート全部とスペードのQが失点カードで、1ラウンドで合わせて26点です。
rule-pass-title = パス
rule-pass = ラウンドの前に全員が3枚を選び、来るカードを見ないうちに裏向きで渡します。1ラウンド目は左、2ラウンド目は右、3ラウンド目は向かい、4ラウンド目はパスなしです。その後は繰り返します。
rule-scatter-title = スキャッター
rule-scatter = パスなしのラウンドの代わりに、ほかの3人に1枚ずつ渡します。だれからどのカードが来たかは分かります。
rule-smoosh-title = スムーシュ
rule-smoosh = パスなしのラウンドの代わり（スキャッターもあるときはその次のラウンド）に、全員の3枚をまとめて切り、3枚ずつ配り直します。自分のカードが戻ることもあり、だれのカードだったかは分かりません。
rule-trick-title = トリック
rule-trick = 時計回りに1枚ずつ出します。リードされたスートのいちばん強いカードがトリックを取り、ほかのスートでは取れません。取った人が次のリードをします。取った失点カードは、その人の前に表向きに置かれます。
rule-two-of-clubs-title = クラブの2
rule-two-of-clubs = 最初のリードはクラブの2で、持っている人が必ず出します。（クラブの2がない練習問題では、いちばん弱いクラブを出します。クラブがなければ、最初の人が好きなカードを出します。）
rule-follow-suit-title = スートをフォロー
rule-follow-suit = リードされたスートがあれば、それを出します。なければ何を出してもかまいません。
rule-first-trick-title = 最初のトリック
rule-first-trick = 最初のトリックには、ハートもスペードのQも出せません。ほかにカードがないときだけ出せます。
rule-hearts-broken-title = ハートのブレイク
rule-hearts-broken = そのラウンドに失点カード（ハートかスペードのQ）が1枚出るまで、ハートはリードできません。1枚出ることをブレイクといいます。失点カードしかなければ、どれでもリードできます。スペードのQはいつでもリードできます。ローカルルールでは、ハートが出たときだけブレイクにもできます。
rule-score-title = 点数
rule-score = 1ラウンドごとに、取った失点カードの点を足します。ハートは1枚1点、スペードのQは13点です。
rule-moon-title = シュート・ザ・ムーン
rule-moon = 失点カード14枚をすべて取った人は、自分の点を26点引くか、ほかの全員に26点足すかを選びます。点は0より下がることもあります。
rule-end-title = 対戦の終わり
rule-end = ラウンドが終わって、だれかの点が終了点（100点、または50点か75点）以上になると対戦終了です。点のいちばん少ない人の勝ちです。同点は同じ順位で、終了点以上の人は全員負けです。200ラウンドで打ち切ります。
rule-bonus-card-title = ボーナスカード
rule-bonus-card = ボーナスカード（ダイヤのJか10）を取った人は10点減ります。最初のトリックに出してもよく、ハートのブレイクにはなりません。
rule-moon-needs-bonus-title = ボーナスカードとムーン
rule-moon-needs-bonus = 失点カード14枚とボーナスカードをすべて取った人だけが、シュート・ザ・ムーンになります。味方が取ったボーナスカードは数えません。
rule-bonus-on-moon-title = ムーンのラウンドのボーナス
rule-bonus-on-moon = ふつうは、ムーンのラウンドではボーナスカードの10点を引きません。このルールなら、ムーンのラウンドでも引きます。
rule-partnership-title = チーム
rule-partnership = チームの2人は、どちらにも2人分の点がつきます。「向かい同士」なら、いつも向かい合った2人です。「ラウンドごとに決まる」なら、そのラウンドに最初にトリックを取った別々の2人が味方になり、残りの2人も味方になります。1人が全トリックを取れば、1人対3人です。ムーンは1人で取ったときだけで、味方と2人とも26点引くか、相手の2人に26点足します。2人合わせて26点では、ムーンになりません。

### Kinds of decision

decision-passing = 渡すカード
decision-leading-spades = スペードのリード
decision-leading-hearts = ハートのリード
decision-leading-others = クラブとダイヤのリード
decision-taking = 強いカードでの取り方
decision-ducking = 弱いカードでのかわし方
decision-discarding = 捨てるカード
decision-moon = シュート・ザ・ムーンの後

### Advice

advice-forced = 出せるカードはこれだけです。
nudge-forced = 出せるカードは1枚しかありません。
advice-tried = 相手の手札を何通りも想定して試した結果、これが最善でした。
nudge-tried = ほかの人はまだ何を持っているでしょうか？

advice-pass-queen = 守りになる弱いスペードが4枚ないので、スペードのQは渡すほうが安全です。
nudge-pass-queen = 弱いスペードは十分ありますか？
advice-pass-spades = 弱いスペードが少ないと、AやKでスペードのQを取らされるかもしれません。
nudge-pass-spades = スペードは安全ですか？
advice-pass-void = { the-suit }がなくなれば、リードされたときに好きなカードを捨てられます。
nudge-pass-void = 1つのスートをなくせませんか？
advice-pass-high = 弱いカードのないスートの強いカードは、取りたくないトリックを取ってしまいます。
nudge-pass-high = 逃げ場になる弱いカードのないスートはどれでしょう？

advice-moon-win = ほかの全員に26点足すと対戦が終わり、あなたが1位になります。
nudge-moon-win = 対戦は終わるでしょうか？ そのとき1位はだれでしょう？
advice-moon-add = ほかの全員に26点足すと、対戦の終わりが近づきます。
nudge-moon-add = みんな、あと何点で終了点でしょうか？
advice-moon-subtract = 自分が26点減り、ほかの人は終了点に近づきません。
nudge-moon-subtract = 今対戦が終わったら、あなたは1位ですか？

advice-take-bonus = ボーナスカードを取れば、10点引けます。
nudge-take-bonus = ボーナスカードはどこでしょう？
advice-shoot = ほかの人はまだ失点カードを取っていません。全部取れるかもしれません。
nudge-shoot = ここまで失点カードを取ったのはだれでしょう？
advice-stop-moon = ここまで失点カードを取ったのは{ $player }だけです。1枚取っておけば、シュート・ザ・ムーンを防げます。
nudge-stop-moon = シュート・ザ・ムーンを狙っている人はいませんか？
advice-starve-moon = ここまで失点カードを取ったのは{ $player }だけです。失点カードは渡さず、ハートを残しておけば、後で止められます。
nudge-starve-moon = シュート・ザ・ムーンを狙っている人はいませんか？

advice-flush-queen = スペードのQより強いカードがないので、弱いスペードをリードしてもQを取ることはなく、Qを引き出すこともできます。
nudge-flush-queen = スペードのQはどこでしょう？ あなたが取らされる心配はありますか？
advice-lead-under = ほかの人の{ the-suit }はすべてこれより強いので、このトリックはだれかが取ってくれます。
nudge-lead-under = 絶対に取らされないカードはありませんか？
advice-lead-low = { the-suit }のいちばん弱いカードです。ほかの人がもっと強いカードを出してくれそうです。
nudge-lead-low = ほかの人がもっと強いカードを出すしかないスートはどれでしょう？
advice-high-early = ほかの人が{ the-suit }をたくさん持っているうちなら、強いカードを安全に手放せます。
nudge-high-early = このスートはあと何枚残っているでしょう？
advice-keep-lead = これより強いカードはもうありません。このトリックを取って、次もリードできます。
nudge-keep-lead = もう一度リードしたいですか？

advice-queen-under = { $player }のカードがスペードのQより強いので、Qを押しつけられます。
nudge-queen-under = もっと強いスペードが出ています。スペードのQを押しつけられませんか？
advice-duck = { $player }のカードより弱いので、このトリックは取りません。
nudge-duck = 場のカードより弱いカードでかわせませんか？
advice-below-queen = スペードのQより弱いので、ここでQが出ても取らされません。
nudge-below-queen = スペードのQはまだ出ていません。Qを取らされないスペードはどれでしょう？
advice-last-and-clean = 最後の番で、失点カードも出ていません。強いカードを失点なしで手放せます。
nudge-last-and-clean = 後に出す人はいません。このトリックは何点でしょう？
advice-stay-low = 場より強いカードしかないので、その中でいちばん弱いカードを出します。後の人がもっと強いカードを出すかもしれません。
nudge-stay-low = この後に出すのはだれでしょう？
advice-take-high = 何を出しても取らされるので、いちばん強いカードを使い、弱いカードを残します。
nudge-take-high = どうせ取るなら、どのカードを使いますか？

advice-dump-queen = リードされたスートがないので、スペードのQを押しつけられます。
nudge-dump-queen = 何でも捨てられます。いちばん危ないカードはどれでしょう？
advice-dump-spade = 後でスペードのQを取らされかねないカードです。今のうちに捨てます。
nudge-dump-spade = スペードのQはまだ出ていません。Qを取らされそうなカードはどれでしょう？
advice-dump-heart = ここでハートを捨てれば、ほかの人の失点になり、後で取らされる心配も減ります。
nudge-dump-heart = 何でも捨てられます。ほかの人の失点になるカードはどれでしょう？
advice-void-suit = { the-suit }の最後の1枚です。次にリードされたら好きなカードを捨てられます。
nudge-void-suit = なくせるスートはありませんか？
advice-dump-high = リードされたスートがないので、後で取らされそうなカードを捨てます。
nudge-dump-high = 取りたくないトリックを取ってしまいそうなカードはどれでしょう？
advice-give-bonus = このトリックは今のところ味方のものです。10点引かれて、2人の得になります。
nudge-give-bonus = このトリックはだれのものでしょう？
advice-spare-partner = このトリックは今のところ味方のものです。味方の失点はあなたの失点にもなります。
nudge-spare-partner = このトリックはだれのものでしょう？

### ふり返って、その手について分かっていたこと

known-guard = スペードのQのほかに、それより弱いスペードを{ $count ->
    [0] 1枚も持っていませんでした
   *[other] { $count }枚持っていました
}。
known-alone = { the-suit }はほかにだれも持っていないので、このトリックは必ず自分が取ることになりました。
known-highest = 残っていた{ the-suit }は、すべてこれより弱いカードでした。
known-lowest = 残っていた{ the-suit }は、すべてこれより強いカードでした。
known-between = 残っていた{ the-suit }のうち、これより強いカードが{ $higher }枚、弱いカードが{ $lower }枚でした。
known-void = { $player }が{ the-suit }を持っていないことは分かっていました。
known-to-come = 後に出す人が、まだ{ $count }人いました。
known-queen = スペードのQはまだ出ていませんでした。

### A guided first game: $player is whoever it is about

guide-aim-title = 点の少ない人の勝ち
guide-aim = 取ると点になるカードがあります。ハートは1枚1点、スペードのQは13点です。できるだけ取らないようにしましょう。
guide-aim-learnt = 点の少ない人の勝ち：ハートは1点、スペードのQは13点
guide-two-of-clubs-title = { $who ->
    [you] あなたからです
   *[other] { $player }からです
}
guide-two-of-clubs = { $who ->
    [you] 最初のリードはいつも{ $cards }です。あなたが持っています。タップして「出す」を押しましょう。
   *[other] 最初のリードはいつも{ $cards }です。{ $player }が持っていました。ここから順に1枚ずつ出していきます。
}
guide-two-of-clubs-learnt = 最初のリードはクラブの2
guide-trick-title = { $player }がトリックを取りました
guide-trick = 最初に出たスートでいちばん強いのは{ $cards }です。この4枚をトリックといいます。取った{ $player }が、次の1枚目を出します（リード）。
guide-trick-learnt = リードされたスートのいちばん強いカードがトリックを取り、次にリードする
guide-follow-suit-title = { the-suit }のリード
guide-follow-suit = { the-suit }があれば、必ず出します。あなたには{ $cards }があります。その中のどれを出してもかまいません。
guide-follow-suit-learnt = 同じスートがあればフォローする
guide-discard-title = { $who ->
    [you] { the-suit }がありません
   *[other] { $player }は{ the-suit }がありません
}
guide-discard = { $who ->
    [you] 最初に出たスートがないので、どのカードでも捨てられます。トリックは取らないので、危ないカードを手放すチャンスです。
   *[other] 最初に出たスートがない人は、どのカードでも捨てられます。トリックは取らないので、失点カードを手放すチャンスです。
}
guide-discard-learnt = そのスートがなければ何を出してもよい
guide-first-trick-title = 失点カードはまだ出せません
guide-first-trick = リードされたクラブがありませんが、最初のトリックに失点カードは出せません。{ $cards }を出せるのは次のトリックからです。
guide-first-trick-learnt = 最初のトリックに失点カードは出せない
guide-hearts-broken-title = { $state ->
    [broken] ハートのブレイク
   *[unbroken] ハートはまだリードできません
}
guide-hearts-broken = { $state ->
    [broken] { $player }が最初の{ $by ->
        [heart] ハート
       *[any-penalty] 失点カード
    }、{ $cards }を出しました。ここからはハートもリードできます。
   *[unbroken] リードはあなたですが、ハートはまだ出せません。ほかのスートのときにだれかが{ $by ->
        [heart] ハート
       *[any-penalty] 失点カード
    }を捨てると「ブレイク」で、それからはリードできます。ほかのスートを選びましょう。
}
guide-hearts-broken-learnt = 失点カードが出るまでハートはリードできない
guide-unbroken-title = ブレイクはまだです
guide-unbroken = { $cards }は失点カードですが、このルールでブレイクになるのはハートだけです。
guide-unbroken-learnt = スペードのQではハートはブレイクしない
guide-points-title = { $player }に{ $points }点
guide-points = { $player }が{ $cards }を取りました。失点カードは取った人の前に表向きに置かれ、最後に数えます。
guide-points-learnt = 取った失点カードは表向きに置かれる
guide-queen-title = { $state ->
    [held] スペードのQがあります
   *[taken] 一度に13点
}
guide-queen = { $state ->
    [held] スペードのQは、取った人に13点です。ほかのスートのときに捨てるか、もっと強いスペードが出たときに出せば、ほかの人のものになります。
   *[taken] { $player }がスペードのQを取りました。1ラウンドの点の半分です。残る失点カードはハートだけです。
}
guide-queen-learnt = スペードのQは1枚でハート全部と同じ13点
guide-moon-title = { $state ->
    [shot] { $player }がシュート・ザ・ムーン！
   *[near] 点はすべて{ $player }が取っています
}
guide-moon = { $state ->
    [shot] 26点をすべて取ると逆転します。{ $player }は、自分の点を26点引くか、ほかの全員に26点足すかを選べます。
   *[near] 1ラウンドの26点をすべて取るとシュート・ザ・ムーンで、点はほかの人に回ります。ハートを1枚でもほかの人が取れば防げます。
}
guide-moon-learnt = 26点をすべて取ると逆転する：シュート・ザ・ムーン
guide-end-title = ラウンド終了
guide-end = 点を記録しました。対戦では次のラウンドを配り、だれかの点が{ $target }点に届くまで続けます。点のいちばん少ない人の勝ちです。
guide-end-learnt = だれかが100点になると対戦終了

guide-pass-title = { $player }に3枚渡します
guide-pass = ラウンドの前に、来るカードを見ないうちに3枚渡します。強いスペードや、弱いカードのないスートの強いカードを渡しましょう。
guide-pass-learnt = ラウンドの前に3枚パスする
guide-received-title = 受け取った3枚
guide-received = { $cards }が来ました。渡したカードをだれが持っているか分かるので、覚えておきましょう。
guide-received-learnt = 渡したカードの行き先は分かる
guide-hold-title = このラウンドはパスなし
guide-hold = カードを渡す相手は、左、右、向かいの順に替わります。4ラウンドに1回、今のようにカードを渡さないラウンドがあります。
guide-hold-learnt = 左、右、向かいに渡し、4ラウンド目は渡さない
guide-scatter-title = 1人に1枚ずつ
guide-scatter = このラウンドは3枚を3人に渡します。最初に選んだカードは左、次は向かい、3枚目は右の人に渡ります。
guide-scatter-learnt = スキャッター：ほかの3人に1枚ずつ
guide-scattered-title = 1人から1枚ずつ
guide-scattered = { $cards }が、ほかの3人から1枚ずつ来ました。だれから来たかは分かります。
guide-scattered-learnt = だれからどのカードが来たかは分かる
guide-smoosh-title = 真ん中に3枚出します
guide-smoosh = このラウンドは、全員の3枚をまとめて切り、3枚ずつ配り直します。自分のカードが戻ることもあります。
guide-smoosh-learnt = スムーシュ：真ん中へ3枚、真ん中から3枚
guide-smooshed-title = 真ん中からの3枚
guide-smooshed = { $cards }が来ました。だれのカードだったかは、だれにも分かりません。
guide-smooshed-learnt = だれのカードだったかは分からない
guide-bonus-card-title = { $state ->
    [held] ボーナスカードがあります
   *[taken] { $player }がボーナスカードを取りました
}
guide-bonus-card = { $state ->
    [held] トリックで{ $cards }を取った人は10点減ります。これを出したトリックを取れば、自分のものになります。
   *[taken] { $cards }を取ったので、{ $player }はこのラウンドで10点減ります。
}
guide-bonus-card-learnt = ボーナスカードを取ると10点減る
guide-moon-needs-bonus-title = { $state ->
    [yes] ボーナスカードも一緒に
   *[no] ムーンになりません
}
guide-moon-needs-bonus = { $state ->
    [yes] 26点すべてと{ $cards }の両方がそろって、初めてムーンです。
   *[no] 26点を1人で取りましたが、{ $cards }はほかの人が取りました。ムーンにならず、点はそのまま数えます。
}
guide-moon-needs-bonus-learnt = ムーンにはボーナスカードも必要
guide-bonus-on-moon-title = ボーナスカードも数えます
guide-bonus-on-moon = { $player }が{ $cards }を取っています。このルールでは、ムーンのラウンドでも10点減ります。
guide-bonus-on-moon-learnt = ムーンのラウンドでもボーナスカードを数える
guide-partnership-title = { $player }が味方です
guide-partnership = { $state ->
    [fixed] 向かい同士が味方で、どちらにも2人分の点がつきます。{ $player }が取った点も、あなたの点になります。
   *[ad-hoc] 最初にトリックを取った2人がこのラウンドの味方同士で、残りの2人も味方同士です。{ $player }が取った点も、あなたの点になります。
}
guide-partnership-learnt = 味方同士には2人分の点がつく
guide-shared-title = 2人分の点
guide-shared = あなたの点のうち{ $points }点は、{ $player }が取った分です。味方同士は同じ点になります。
guide-shared-learnt = 味方が取った点も自分の点になる

guide-cost-trick-title = あなたに{ $points }点
guide-cost-trick = { the-suit }でいちばん強いのは{ $cards }です。トリックはあなたのもので、中の点もすべて入ります。
guide-cost-queen-title = あなたに{ $points }点
guide-cost-queen = { the-suit }でいちばん強いのは{ $cards }です。トリックと一緒に、スペードのQも取ってしまいます。

### Ways of bots

temper-cautious = 慎重派
temper-cautious-help = 同じスートの2トリック目からは、場より弱いカードでかわし、強いカードを後に残します。
temper-daring = 大胆派
temper-daring-help = 弱いスペードで守れるときはスペードのQを手放さず、早いうちに強いカードから出します。
temper-shooter = ムーン狙い
temper-shooter-help = ほかの人があきらめる手札でも、シュート・ザ・ムーンを狙います。
