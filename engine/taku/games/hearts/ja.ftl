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

caption-hand = 第{ $round }ラウンド · { $target }点まで
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
badge-loser = 敗者

zone-centre = 場のトリック
zone-last = 直前のトリック
zone-taken = 取った失点カード
zone-chosen = パスするカード
zone-given = パスしたカード
zone-received = 受け取ったカード

### What to do next

ask-pass-left = 3枚選んでください
ask-pass-left-title = { $player }へ3枚
ask-pass-left-note = { $giver }から3枚来ます。カードをタップすると戻せます。
ask-pass-right = 3枚選んでください
ask-pass-right-title = { $player }へ3枚
ask-pass-right-note = { $giver }から3枚来ます。カードをタップすると戻せます。
ask-pass-across = 3枚選んでください
ask-pass-across-title = { $player }へ3枚
ask-pass-across-note = 相手からも3枚来ます。カードをタップすると戻せます。
ask-pass-scatter = 3枚選んでください
ask-pass-scatter-title = 1人に1枚ずつ
ask-pass-scatter-note = 全員から1枚ずつ来ます。カードをタップすると戻せます。
ask-pass-smoosh = 3枚選んでください
ask-pass-smoosh-title = 真ん中へ3枚
ask-pass-smoosh-note = 12枚をまとめて切り、3枚ずつ配り直します。
ask-open = { $cards }を出してください
ask-lead = リードするカードを選んでください
ask-follow = { the-suit }を選んでください
ask-discard = どのカードでも出せます
ask-moon = 選んでください
ask-moon-title = シュート・ザ・ムーン！
ask-moon-note = 26点をすべて取りました。どうしますか？

button-moon-subtract = 自分から26点引く
button-moon-add = ほかの人に26点足す

say-play = { $cards }を出す
say-pass = パスする
hint-pass = { $cards }を渡す
say-moon-subtract = 自分から26点引く
say-moon-add = ほかの人に26点足す

### What happened

event-deal = 第{ $round }ラウンドのカードが配られました。{ $passing ->
    [left] 左隣へ3枚パスします。
    [right] 右隣へ3枚パスします。
    [across] 向かいへ3枚パスします。
    [scatter] スキャッター：1人に1枚ずつパスします。
    [smoosh] スムーシュ：3枚ずつ真ん中に出します。
   *[none] パスはありません。
}
event-exchange = カードがパスされました。
event-lead = { $player }が{ $cards }をリードしました。
event-play = { $player }が{ $cards }を出しました。
event-broken = ハートがブレイクされました。
event-trick = { $player }が{ $cards }でトリックを取りました。
event-trick-points = { $player }が{ $cards }を取り、{ $points }点。
event-moon = { $player }がシュート・ザ・ムーン！
event-moon-subtract = { $player }は自分から26点引きます。
event-moon-add = { $player }はほかの人に26点足します。
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
refusal-first-trick = 最初のトリックに失点カードは出せません。ほかのカードがあるうちは{ $cards }を待ってください。
refusal-hearts-broken = まだ{ $by ->
    [heart] ハート
   *[any-penalty] 失点カード
}が出ていません。ほかのスートがあるうちは{ $cards }をリードできません。
refusal-trick = 1トリックに出すのは1枚です（{ $count }枚ではありません）。
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
quiz-rule = 今{ $cards }は出せません。どのルールのためですか？
quiz-taker-title = トリックを取る人
quiz-taker = { $player }が{ $cards }を出します。トリックを取るのはだれですか？
quiz-cost-title = トリックの点
quiz-cost = { $player }が{ $cards }を出します。このトリックは何点ですか？
quiz-score-title = 1ラウンドの点
quiz-score = 最後のカードは{ $cards }です。このラウンド、{ $player }は何点になりますか？
quiz-moon-title = ムーンの点
quiz-moon-subtract = { $giver }がシュート・ザ・ムーンで、自分から26点引きました。このラウンド、{ $player }は何点になりますか？
quiz-moon-add = { $giver }がシュート・ザ・ムーンで、ほかの人に26点足しました。このラウンド、{ $player }は何点になりますか？

why-taker = 数えるのはリードの{ the-suit }だけで、いちばん強いのは{ $cards }です。
why-hearts = ハート{ $count }枚で{ $count }点。
why-queen = スペードのQで13点。
why-bonus = ボーナスカードの{ $cards }でマイナス10点。
why-partner = 味方の分も数えます：{ $points }点。
why-nothing = { $player }の取ったカードに、点になるカードはありません。
why-moon-subtract = ムーンの26点を引くのは自分だけで、ほかの人は0点です。
why-moon-add = ムーンの26点はほかの人に入り、自分は0点です。
why-moon-partner = 味方も同じです。引くときは2人とも、足すときは相手側だけです。

### House rules

preset-classic = 標準
preset-classic-help = いちばん広く遊ばれている形。3枚パス、100点まで。
preset-bonus = ボーナスカードあり
preset-bonus-help = ダイヤのJを取ると10点減ります。
preset-partners = ペア戦
preset-partners-help = 向かいの人と点を分け合います。
preset-everything = 全部あり
preset-everything-help = スキャッター、スムーシュ、ボーナスカード、ラウンドごとに決まるペア。

option-target = 終了点
option-target-help = だれかがこの点に届くと対戦終了。点の少ない人の勝ちです。
option-passing = カードのパス
option-passing-help = 毎ラウンド、始める前に3枚。左、右、向かい、その次はパスなし。
option-scatter = スキャッター
option-scatter-help = パスなしのラウンドの代わりに、ほかの3人に1枚ずつ渡します。
option-smoosh = スムーシュ
option-smoosh-help = パスなしのラウンドの代わりに、全員の3枚をまとめて切り、配り直します。
option-break_by = ハートのブレイク
option-break_by-help = これが出るまで、ハートはリードできません。
option-break_by-any-penalty = 失点カードのどれか
option-break_by-heart = ハートだけ
option-bonus_card = ボーナスカード
option-bonus_card-help = 取った人は10点減ります。
option-bonus_card-none = なし
option-bonus_card-JD = ダイヤのJ
option-bonus_card-TD = ダイヤの10
option-moon_needs_bonus = ムーンにボーナスカードも必要
option-moon_needs_bonus-help = ボーナスカードも取った人だけがシュート・ザ・ムーンになります。
option-bonus_on_moon = ムーンのラウンドもボーナス
option-bonus_on_moon-help = ムーンのラウンドでも10点が引かれます。
option-partnership = ペア
option-partnership-help = ペアは2人分の点を数えます。
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
rule-aim = できるだけ点を取らないようにします。ハートは1枚1点、スペードのQは13点。最後に点のいちばん少ない人が勝ちです。
rule-cards-title = カード
rule-cards = 52枚を4人に13枚ずつ配ります。強さはA、K、Q、J、10 … 2 の順で、切り札はありません。ハート全部とスペードのQが失点カードで、1ラウンドで合わせて26点です。
rule-pass-title = パス
rule-pass = 始める前に全員が3枚を選び、来るカードを見ないうちに裏向きで渡します。1ラウンド目は左、2ラウンド目は右、3ラウンド目は向かい、4ラウンド目はパスなし。その後はくり返します。
rule-scatter-title = スキャッター
rule-scatter = パスなしのラウンドの代わりに、ほかの3人に1枚ずつ渡します。だれからどのカードが来たかは分かります。
rule-smoosh-title = スムーシュ
rule-smoosh = パスなしのラウンドの代わり（スキャッターもあるときはその次のラウンド）に、全員の3枚をまとめて切り、3枚ずつ配り直します。自分のカードが戻ることもあり、だれのカードだったかは分かりません。
rule-trick-title = トリック
rule-trick = 時計回りに1枚ずつ出します。リードされたスートのいちばん強いカードがトリックを取り、ほかのスートでは取れません。取った人が次のリードをします。取った失点カードは、その人の前に表向きに置かれます。
rule-two-of-clubs-title = クラブの2
rule-two-of-clubs = 最初のリードはクラブの2で、持っている人が必ず出します。（クラブの2のない小さな練習では、いちばん弱いクラブ。クラブがなければ、最初の人が好きなカードを出します。）
rule-follow-suit-title = スートをフォロー
rule-follow-suit = リードされたスートがあれば、それを出します。なければ何を出してもかまいません。
rule-first-trick-title = 最初のトリック
rule-first-trick = 最初のトリックには、ハートもスペードのQも出せません。ほかにカードがないときだけ出せます。
rule-hearts-broken-title = ハートのブレイク
rule-hearts-broken = ブレイクするまで、つまりそのラウンドに失点カード（ハートかスペードのQ）が1枚出るまで、ハートはリードできません。失点カードしかなければ、どれでもリードできます。スペードのQはいつでもリードできます。ローカルルール：ハートだけがブレイクする。
rule-score-title = 点数
rule-score = 1ラウンドごとに、取った失点カードの点を足します。ハートは1枚1点、スペードのQは13点です。
rule-moon-title = シュート・ザ・ムーン
rule-moon = 失点カード14枚をすべて取った人は、自分から26点引くか、ほかの全員に26点足すかを選びます。点は0より下がることもあります。
rule-end-title = 対戦の終わり
rule-end = 1ラウンドが終わって、だれかが終了点（100点、または50点か75点）ちょうどか、それ以上になると対戦終了です。いちばん少ない人が勝ち。同点は同じ順位で、終了点以上の人は全員負けです。200ラウンドで打ち切ります。
rule-bonus-card-title = ボーナスカード
rule-bonus-card = ボーナスカード（ダイヤのJか10）を取った人は10点減ります。最初のトリックに出してもよく、ハートのブレイクにはなりません。
rule-moon-needs-bonus-title = ボーナスカードとムーン
rule-moon-needs-bonus = 失点カード14枚とボーナスカードをすべて取った人だけがシュート・ザ・ムーンになります。味方のボーナスカードは数えません。
rule-bonus-on-moon-title = ムーンのラウンドのボーナス
rule-bonus-on-moon = このルールがなければ、ムーンのラウンドにはだれも10点を引けません。あれば、そのラウンドでもボーナスカードが生きます。
rule-partnership-title = ペア
rule-partnership = ペアの2人は、どちらも2人分の点を数えます。向かい同士：いつも向かい合った2人。ラウンドごと：そのラウンドに最初にトリックを取った別々の2人がペアになり、残りの2人もペアです。1人が全トリックを取れば、1人対3人です。ムーンは1人で取ったときだけ。ペアの2人から26点引くか、相手の2人に26点足します。2人合わせて26点では、ムーンになりません。

### Kinds of decision

decision-passing = カードを渡すとき
decision-leading-spades = スペードのリード
decision-leading-hearts = ハートのリード
decision-leading-others = クラブとダイヤのリード
decision-taking = ほかより高いカードを出すとき
decision-ducking = 低いカードでかわすとき
decision-discarding = ほかのスートを捨てるとき
decision-moon = シュート・ザ・ムーンの後

### Advice

advice-forced = 出せるカードはこれだけです。
nudge-forced = 出せるカードは1枚しかありません。
advice-tried = ありうる手札をいくつも考えて試した中では、これがいちばんでした。
nudge-tried = ほかの人はまだ何を持っているでしょうか？

advice-pass-queen = 守りになる低いスペードが4枚ないので、スペードのQは渡してしまうほうが安全です。
nudge-pass-queen = 低いスペードは十分ありますか？
advice-pass-spades = 低いスペードが少ないと、AやKでスペードのQを取らされるかもしれません。
nudge-pass-spades = スペードを見てみましょう。
advice-pass-void = { the-suit }がなくなれば、リードされたときに好きなカードを捨てられます。
nudge-pass-void = 1つのスートをなくせませんか？
advice-pass-high = 低いカードのないスートの高いカードは、取りたくないトリックを取ってしまいます。
nudge-pass-high = 逃げ場になる低いカードのないスートはどれでしょう？

advice-moon-win = ほかの人に26点足すと対戦が終わり、あなたより上の人はいません。
nudge-moon-win = 対戦は終わるでしょうか？ そのとき1位はだれでしょう？
advice-moon-add = ほかの人に26点足すと、対戦の終わりが近づきます。
nudge-moon-add = みんな、あと何点で終了点でしょうか？
advice-moon-subtract = 自分が26点減り、ほかの人は終了点に近づきません。
nudge-moon-subtract = 今対戦が終わったら、あなたは1位ですか？

advice-take-bonus = ボーナスカードが取れます。10点引けます。
nudge-take-bonus = ボーナスカードはどこでしょう？
advice-shoot = ほかの人はまだ失点カードを取っていません。すべて取れるかもしれません。
nudge-shoot = ここまで失点カードを取ったのはだれでしょう？
advice-stop-moon = ここまで失点カードを取ったのは{ $player }だけです。1枚取っておけば、シュート・ザ・ムーンを防げます。
nudge-stop-moon = シュート・ザ・ムーンをねらっている人はいませんか？
advice-starve-moon = ここまで失点カードを取ったのは{ $player }だけです。失点カードは渡さず、ハートを残しておけば、後で止められます。
nudge-starve-moon = シュート・ザ・ムーンをねらっている人はいませんか？

advice-flush-queen = スペードのQより上のカードがないので、低いスペードのリードでQを取ることはなく、Qを引き出すこともできます。
nudge-flush-queen = スペードのQはどこでしょう？ あなたに危険はありますか？
advice-lead-under = ほかの人の{ the-suit }はすべてこれより上なので、このトリックはだれかが取ってくれます。
nudge-lead-under = 絶対に取らされないカードはありませんか？
advice-lead-low = { the-suit }のいちばん低いカードです。ほかの人がもっと高いカードを出してくれそうです。
nudge-lead-low = ほかの人がもっと高いカードを出すしかないスートはどれでしょう？
advice-high-early = ほかの人が{ the-suit }をたくさん持っているうちなら、高いカードを安全に手放せます。
nudge-high-early = このスートはあと何枚残っているでしょう？
advice-keep-lead = これより強いカードはもうありません。このトリックを取って、次もリードできます。
nudge-keep-lead = もう一度リードしたいですか？

advice-queen-under = { $player }のカードがスペードのQより上なので、Qを押しつけられます。
nudge-queen-under = スペードのQを下に隠せませんか？
advice-duck = { $player }のカードの下をくぐるので、このトリックは取りません。
nudge-duck = 出ているカードの下をくぐれませんか？
advice-below-queen = スペードのQより下なので、ここでQが出ても取らされません。
nudge-below-queen = スペードのQはまだ出ていません。Qを取らされないスペードはどれでしょう？
advice-last-and-clean = 最後の番で、このトリックは失点になりません。高いカードをただで手放せます。
nudge-last-and-clean = 後に出す人はいません。このトリックは何点でしょう？
advice-stay-low = 場より高いカードしかないので、その中でいちばん低いカードを。後の人がもっと高いカードを出すかもしれません。
nudge-stay-low = この後に出すのはだれでしょう？
advice-take-high = 何を出しても取らされるので、いちばん高いカードを使い、低いカードを残します。
nudge-take-high = どうせ取るなら、どのカードがいいでしょう？

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
advice-give-bonus = このトリックは今のところ味方のものです。10点は2人の得になります。
nudge-give-bonus = このトリックはだれのものでしょう？
advice-spare-partner = このトリックは今のところ味方のものです。味方の失点はあなたの失点にもなります。
nudge-spare-partner = このトリックはだれのものでしょう？

### ふり返って、その手について分かっていたこと

known-guard = スペードのQのほかに、それより下のスペードを{ $count ->
    [0] 1枚も持っていませんでした
   *[other] { $count }枚持っていました
}。
known-alone = { the-suit }はほかにだれも持っていないので、このトリックは必ず自分が取ることになりました。
known-highest = 残っていた{ the-suit }は、すべてこれより下でした。
known-lowest = 残っていた{ the-suit }は、すべてこれより上でした。
known-between = 残っていた{ the-suit }のうち、上が{ $higher }枚、下が{ $lower }枚でした。
known-void = { $player }が{ the-suit }を持っていないことは分かっていました。
known-to-come = 後にまだ{ $count }人が残っていました。
known-queen = スペードのQはまだ出ていませんでした。

### A guided first game: $player is whoever it is about

guide-aim-title = 点の少ない人の勝ち
guide-aim = 取ると点になるカードがあります。ハートは1枚1点、スペードのQは13点。できるだけ取らないようにしましょう。
guide-aim-learnt = 点の少ない人の勝ち：ハートは1点、スペードのQは13点
guide-two-of-clubs-title = { $who ->
    [you] あなたからです
   *[other] { $player }からです
}
guide-two-of-clubs = { $who ->
    [you] 最初のリードはいつも{ $cards }。あなたが持っています。タップして「出す」を押しましょう。
   *[other] 最初のリードはいつも{ $cards }で、{ $player }が持っていました。ここから順に1枚ずつ出していきます。
}
guide-two-of-clubs-learnt = 最初のリードはクラブの2
guide-trick-title = { $player }がトリックを取りました
guide-trick = 最初に出たスートでいちばん強いのは{ $cards }。この4枚（トリック）を取った{ $player }が、次の最初の1枚を出します（リード）。
guide-trick-learnt = リードされたスートのいちばん強いカードがトリックを取り、次にリードする
guide-follow-suit-title = { the-suit }のリード
guide-follow-suit = { the-suit }があれば、必ず出します。あなたには{ $cards }があります。どれを出すかは自由です。
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
guide-first-trick-title = 点はまだ出せません
guide-first-trick = リードされたクラブがありませんが、最初のトリックに失点カードは出せません。{ $cards }は次からです。
guide-first-trick-learnt = 最初のトリックに失点カードは出せない
guide-hearts-broken-title = { $state ->
    [broken] ハートのブレイク
   *[unbroken] ハートはまだです
}
guide-hearts-broken = { $state ->
    [broken] { $player }が最初の{ $by ->
        [heart] ハート
       *[any-penalty] 失点カード
    }、{ $cards }を出しました。ここからはハートもリードできます。
   *[unbroken] あなたから出しますが、ハートはまだです。だれかがほかのスートに{ $by ->
        [heart] ハート
       *[any-penalty] 失点カード
    }を捨てると「ブレイク」で、それからはリードできます。ほかのスートを選びましょう。
}
guide-hearts-broken-learnt = 失点カードが出るまでハートはリードできない
guide-unbroken-title = ブレイクはまだです
guide-unbroken = { $cards }は失点カードですが、このローカルルールでブレイクになるのはハートだけです。
guide-unbroken-learnt = スペードのQではハートはブレイクしない
guide-points-title = { $player }に{ $points }点
guide-points = { $player }が{ $cards }を取りました。失点カードは取った人の前に表向きで置かれ、最後に数えます。
guide-points-learnt = 取った失点カードは表向きに置かれる
guide-queen-title = { $state ->
    [held] スペードのQがあります
   *[taken] 一度に13点
}
guide-queen = { $state ->
    [held] スペードのQは、取った人に13点。ほかのスートのときに捨てるか、もっと強いスペードの下に出せば、ほかの人のものになります。
   *[taken] { $player }がスペードのQを取りました。1ラウンドの点の半分です。残る失点カードはハートだけです。
}
guide-queen-learnt = スペードのQは1枚でハート全部と同じ13点
guide-moon-title = { $state ->
    [shot] { $player }がシュート・ザ・ムーン！
   *[near] 点はすべて{ $player }に
}
guide-moon = { $state ->
    [shot] 26点をすべて取ると逆転します。{ $player }は、自分から26点引くか、ほかの全員に26点足すかを選べます。
   *[near] 1ラウンドの26点をすべて取るとシュート・ザ・ムーンで、点はほかの人に回ります。ハート1枚でもほかの人が取れば防げます。
}
guide-moon-learnt = 26点をすべて取ると逆転する：シュート・ザ・ムーン
guide-end-title = ラウンド終了
guide-end = 点を記録しました。対戦では次のラウンドを配り、だれかが{ $target }点になるまで続けます。いちばん少ない人の勝ちです。
guide-end-learnt = だれかが100点になると対戦終了

guide-pass-title = { $player }へ3枚
guide-pass = 始める前に、来るカードを見ないうちに3枚渡します。高いスペードや、低いカードのないスートの高いカードを渡しましょう。
guide-pass-learnt = ラウンドの前に3枚パスする
guide-received-title = 代わりの3枚
guide-received = 代わりに{ $cards }が来ました。渡したカードはだれが持っているか分かるので、覚えておきましょう。
guide-received-learnt = 渡したカードの行き先は分かる
guide-scatter-title = 1人に1枚ずつ
guide-scatter = このラウンドは3枚を3人に渡します。最初に選んだカードは左、次は向かい、3枚目は右へ行きます。
guide-scatter-learnt = スキャッター：ほかの3人に1枚ずつ
guide-scattered-title = 1人から1枚ずつ
guide-scattered = { $cards }が、ほかの3人から1枚ずつ来ました。だれから来たかは分かります。
guide-scattered-learnt = だれからどのカードが来たかは分かる
guide-smoosh-title = 真ん中へ
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
    [held] トリックで{ $cards }を取った人は10点減ります。自分のものにするには、これを出すトリックを取りましょう。
   *[taken] { $cards }のおかげで、{ $player }はこのラウンドで10点減ります。
}
guide-bonus-card-learnt = ボーナスカードを取ると10点減る
guide-moon-needs-bonus-title = { $state ->
    [yes] ボーナスカードも一緒に
   *[no] ムーンになりません
}
guide-moon-needs-bonus = { $state ->
    [yes] 26点すべてと{ $cards }。両方そろって、はじめてムーンです。
   *[no] 26点を1人で取りましたが、{ $cards }はほかの人のところです。ムーンにならず、点はそのまま数えます。
}
guide-moon-needs-bonus-learnt = ムーンにはボーナスカードも必要
guide-bonus-on-moon-title = ボーナスカードも数えます
guide-bonus-on-moon = { $player }が{ $cards }を持っています。このローカルルールでは、ムーンのラウンドでも10点減ります。
guide-bonus-on-moon-learnt = ムーンのラウンドでもボーナスカードを数える
guide-partnership-title = { $player }が味方です
guide-partnership = { $state ->
    [fixed] 向かい同士が味方で、2人とも2人分の点を数えます。{ $player }が取った点も、あなたの点になります。
   *[ad-hoc] 最初にトリックを取った2人がこのラウンドの味方同士で、残りの2人も味方同士です。{ $player }が取った点も、あなたの点になります。
}
guide-partnership-learnt = 味方同士は2人分の点を数える
guide-shared-title = 2人分の点
guide-shared = あなたの点のうち{ $points }点は、{ $player }が取った分です。味方同士は同じ点になります。
guide-shared-learnt = 味方が取った点も自分の点になる

guide-cost-trick-title = あなたに{ $points }点
guide-cost-trick = { the-suit }でいちばん強いのは{ $cards }。トリックはあなたのもので、中の点もすべて入ります。
guide-cost-queen-title = あなたに{ $points }点
guide-cost-queen = { the-suit }でいちばん強いのは{ $cards }。トリックと一緒に、スペードのQも取ってしまいます。

### Ways of bots

temper-cautious = 慎重派
temper-cautious-help = 同じスートの2トリック目からは、場のカードより下を出し、強いカードを後に残します。
temper-daring = 大胆派
temper-daring-help = 小さいスペードで守れるときはスペードのクイーンを手放さず、早いうちに強いカードから出します。
temper-shooter = ムーン狙い
temper-shooter-help = ほかの人があきらめる手札でも、シュート・ザ・ムーンを狙います。
