# Hearts in Japanese

game = ハーツ
game-line = ハートを取らない
game-time = 3〜6人 · 25分
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
some-cards = { $count }枚
some-cards-title = { some-cards }

### The table

caption-hand = 第{ $round }ラウンド
caption-hand-long = 第{ $round }ラウンド · { $passing ->
    [left] 左へパス
    [right] 右へパス
    [second-left] 左の2人目へパス
    [second-right] 右の2人目へパス
    [across] 向かいへパス
    [scatter] スキャッター
    [smoosh] スムーシュ
   *[none] パスなし
} · { $hands ->
    [0] { $target }点まで
   *[other] 全{ $hands }ラウンド
}

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
badge-kitty = 余り{ $count }枚
place-kitty = 余りのカード
badge-tricks = { $count }トリック
badge-loser = 負け

zone-centre = 場のトリック
zone-last = 直前のトリック
zone-taken = 取った失点カード
zone-chosen = パスするカード
zone-given = パスしたカード
zone-received = 受け取ったカード

### ハーツでの言い方

wins-round = { $who ->
    [you] このラウンドの1位はあなたです
   *[other] このラウンドの1位は{ $player }です
}
wins-round-shared = このラウンドの1位は{ $names }です
last-round = 最終ラウンド
finish-round = このラウンドを終える
round-over = ラウンド終了
jumps = トリックとラウンドで移動
key-line-rounds-does = 前後のラウンドへ
review-unit-round = このラウンドの見込み：全員の平均より何点良いか（大きいほど良い）

### What to do next

ask-pass-left = 渡す{ some-cards }を選んでください
ask-pass-left-title = { $player }に{ some-cards-title }渡す
ask-pass-left-note = { $giver }から{ $count }枚来ます。カードをタップすると戻せます。
ask-pass-right = 渡す{ some-cards }を選んでください
ask-pass-right-title = { $player }に{ some-cards-title }渡す
ask-pass-right-note = { $giver }から{ $count }枚来ます。カードをタップすると戻せます。
ask-pass-second-left = 渡す{ some-cards }を選んでください
ask-pass-second-left-title = { $player }に{ some-cards-title }渡す
ask-pass-second-left-note = { $giver }から{ $count }枚来ます。カードをタップすると戻せます。
ask-pass-second-right = 渡す{ some-cards }を選んでください
ask-pass-second-right-title = { $player }に{ some-cards-title }渡す
ask-pass-second-right-note = { $giver }から{ $count }枚来ます。カードをタップすると戻せます。
ask-pass-across = 渡す{ some-cards }を選んでください
ask-pass-across-title = { $player }に{ some-cards-title }渡す
ask-pass-across-note = { $giver }から{ $count }枚来ます。カードをタップすると戻せます。
ask-pass-scatter = 渡す3枚を選んでください
ask-pass-scatter-title = 1人に1枚ずつ渡す
ask-pass-scatter-note = 全員から1枚ずつ来ます。カードをタップすると戻せます。
ask-pass-smoosh = 真ん中に出す3枚を選んでください
ask-pass-smoosh-title = 真ん中に3枚出す
ask-pass-smoosh-note = 12枚をまとめて切り、3枚ずつ配り直します。
ask-open = { $cards }を出してください
ask-lead = リードするカードを選んでください
ask-lead-short = リードするカードを
ask-follow = { the-suit }を出してください
ask-discard = 捨てるカードを選んでください
ask-moon = どちらかを選んでください
ask-moon-title = シュート・ザ・ムーン！
ask-moon-note = 失点カードをすべて取りました。{ $points }点をどうしますか？

button-moon-subtract = 自分の点から{ $points }点引く
button-moon-add = ほかの全員に{ $points }点足す
button-claim-take = { $points ->
    [0] 残りを取る
   *[other] 残りを取る（{ $points }点）
}
button-claim-end = ここで終える

say-play = { $cards }を出す
say-pass = カードを渡す
hint-pass = { $cards }を渡す
say-moon-subtract = 自分の点から{ $points }点引く
say-moon-add = ほかの全員に{ $points }点足す
say-claim-take = 残りを全部取る
say-claim-end = ラウンドを終える


### What happened

event-deal = 第{ $round }ラウンドのカードが配られました。{ $passing ->
    [left] 左隣へ{ $count }枚パスします。
    [right] 右隣へ{ $count }枚パスします。
    [second-left] 左の2人目へ{ $count }枚パスします。
    [second-right] 右の2人目へ{ $count }枚パスします。
    [across] 向かいへ{ $count }枚パスします。
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
event-sun = { $player }が全トリックを取って、シュート・ザ・サン！
event-kitty = 余りのカード{ $count }枚は{ $player }のものです。失点カードはありませんでした。
event-kitty-points = 余りのカード{ $count }枚は{ $player }のものです。{ $cards }があり、{ $points }点です。
event-moon-subtract = { $player }は自分の点から{ $points }点引きました。
event-moon-add = { $player }はほかの全員に{ $points }点ずつ足しました。
event-claim-take = { $player }が{ $cards }を見せ、残りのトリックを全部取りました。{ $points ->
    [0] 失点はありません。
   *[other] { $points }点です。
}
called-claim-take = 残りを全部取る！
event-claim-end = もう点が動かないので、{ $player }がラウンドを終えました。
called-claim-end = 点はもう動きません
event-hand = 第{ $round }ラウンドが終わりました。
event-over = 対戦終了です。

part-hearts = ハート
part-queen = スペードのQ
part-spades = スペードのKとA
part-bonus = ボーナスカード
part-moon = ムーン
part-partner = 味方の分
part-no-tricks = トリックなし
part-exact = ちょうど50点・100点

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
refusal-queen-waits = まだハートが出ていません。ほかに出せるカードがあるうちは、{ $cards }は出せません。
refusal-queen-forced = フォローできないので、{ $cards }を捨ててください。
refusal-claim = { $problem ->
    [loses] { $cards }が、もっと強い{ the-suit }に負けるかもしれません。
    [behind] このトリックの{ $cards }に勝てません。
    [points] まだ点が残っています。
    [first-trick] 最初のトリックは最後まで出します。
   *[queen] このローカルルールでは、{ $cards }が出た後でなければ宣言できません。
}
refusal-keep-spades = ほかのカードで枚数が足りるうちは、{ $cards }はパスできません。
refusal-trick = 1枚だけ選んでください（今は{ $count }枚）。
refusal-pass = { $problem ->
    [twice] { $cards }が2回選ばれています。違うカードを選んでください。
   *[count] ちょうど{ $wanted }枚選んでください（今は{ $count }枚）。
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
quiz-so-far-title = ここまでの点
quiz-so-far = { $player }がここまでに取ったカードは何点ですか？
quiz-score-title = 1ラウンドの点
quiz-score = 最後のカードは{ $cards }です。このラウンド、{ $player }は何点になりますか？
quiz-claim-title = 残りを全部取る宣言
quiz-claim = ここで、番の人が残りのトリックを全部取る宣言をします。このラウンド、{ $player }は何点になりますか？
quiz-moon-title = ムーンの点
quiz-moon-subtract = シュート・ザ・ムーンをした人が、自分の点から{ $points }点引きました。このラウンド、{ $player }は何点になりますか？
quiz-moon-add = シュート・ザ・ムーンをした人が、ほかの全員に{ $points }点ずつ足しました。このラウンド、{ $player }は何点になりますか？

why-taker = 比べるのはリードされた{ the-suit }だけで、いちばん強いのは{ $cards }です。
why-hearts = ハートが{ $count }枚で{ $points }点です。
why-queen = スペードのQで{ $points }点です。
why-spade = { $cards }で{ $points }点です。
why-bonus = ボーナスカードの{ $cards }でマイナス{ $points }点です。
why-no-tricks = トリックを1つも取らなかったので{ $points }点です。
why-exact = 合計がちょうど50点か100点になったので{ $points }点です。
why-partner = 味方の分も数えます：{ $points }点。
why-claim = 残りのカードはすべて{ $player }が取ります。{ $points ->
    [0] 失点はありません。
   *[other] { $points }点です。
}
why-nothing = { $player }が取ったカードに、失点カードはありません。
why-moon-subtract = { $points }点を引くのは失点カードを全部取った人で、ほかの人は0点です。
why-moon-add = ほかの全員に{ $points }点ずつ入り、失点カードを全部取った人は0点です。
why-moon-partner = 味方も同じです。引くときは2人とも引き、足すときは相手チームだけに足します。

### House rules

preset-classic = 標準
preset-classic-help = いちばん広く遊ばれているルール。3枚パス、100点まで。
preset-windows = Windows
preset-windows-help = ブレイクはハートだけ。ムーンはほかの全員に26点。
preset-bicycle = バイスクル
preset-bicycle-help = トランプのブランド、バイスクルのルール。ムーンはほかの全員に26点。
preset-bonus = オムニバス
preset-bonus-help = ダイヤのJを取ると10点減ります。
preset-black-maria = ブラックマリア
preset-black-maria-help = スペードのKとAも失点。何でもリードできます。3人向き。
preset-pip = ピップハーツ
preset-pip-help = ハートは数字どおり、Aは14点。500点まで。
preset-partners = チーム戦
preset-partners-help = 向かいの人とチームを組み、失点を合わせます。
preset-everything = 全部あり
preset-everything-help = スキャッター、スムーシュ、ボーナスカード、ラウンドごとに決まるチーム。

option-target = 終了点
option-target-help = だれかの点がこの点に届くと対戦終了です。点の少ない人の勝ちです。
option-hands = ラウンド数
option-hands-help = 点ではなく、このラウンド数で対戦終了です。
option-hands-0 = 点で決める
option-passing = カードのパス
option-passing-help = ラウンドの前に、ふつうは3枚渡します。左、右、向かいの順で、その次はパスなしです。
option-passing-also = 交換, 3枚渡し
option-pass_cycle = パスの向き
option-pass_cycle-help = ラウンドごとにだれへ渡すかを決めます。「向かい」は、5人なら左の2人目、3人なら左隣です。
option-pass_cycle-turning = 順に、最後はなし
option-pass_cycle-turning-no-hold = 順に
option-pass_cycle-left = いつも左
option-pass_cycle-right = いつも右
option-pass_cycle-across = いつも向かい
option-pass_cycle-left-right = 左と右を交互に
option-pass_count = パスの枚数
option-pass_count-help = 1人が渡す枚数です。
option-keep_spades = 強いスペードは渡せない
option-keep_spades-help = スペードのQ、K、Aはパスできません。
option-keep_spades-art = QS KS AS
option-scatter = スキャッター
option-scatter-help = パスなしのラウンドの代わりに、ほかの3人に1枚ずつ渡します。
option-smoosh = スムーシュ
option-smoosh-help = パスなしのラウンドの代わりに、全員の3枚をまとめて切り、配り直します。
option-extra_cards = 余りのカード
option-extra_cards-help = 3人、5人、6人では、同じ枚数ずつ配るとカードが余ります。
option-extra_cards-removed = 抜いておく
option-extra_cards-first-trick = 最初のトリックと一緒に
option-extra_cards-first-heart = 最初のハートと一緒に
option-penalties = 失点カード
option-penalties-help = どのカードが何点になるかを決めます。
option-penalties-also = ブラックレディ, ブラックマリア
option-penalties-black-lady = ハート1点、♠Q 13点
option-penalties-hearts-only = ハートだけ
option-penalties-black-maria = ♠Qのほかに♠K 10点、♠A 7点
option-penalties-face = ♥J 2点〜♥A 5点、♠Q 13点
option-penalties-pip = ハートは数字どおり
option-penalties-spot = 数字どおり、♠Q 25点
option-first_lead = 最初のリード
option-first_lead-help = 最初のトリックをだれがリードするかを決めます。
option-first_lead-low-club = いちばん弱いクラブ
option-first_lead-by-deal = 順番に、好きなカード
option-first_trick = 最初のトリック
option-first_trick-help = 最初のトリックに失点カードを出せるかを決めます。
option-first_trick-safe = 出せない
option-first_trick-any = 出せる
option-lead_hearts = ハートのリード
option-lead_hearts-help = いつからハートをリードできるかを決めます。
option-lead_hearts-also = ハートブレイク
option-lead_hearts-broken = ブレイクの後
option-lead_hearts-any-time = いつでも
option-break_by = ハートのブレイク
option-break_by-help = これが出るまで、ハートはリードできません。
option-break_by-any-penalty = 失点カードならどれでも
option-break_by-heart = ハートだけ
option-queen_waits = Qはハートの後
option-queen_waits-help = ほかに出せるカードがあるうちは、ハートが出るまでスペードのQは出せません。
option-queen_waits-art = QS
option-queen_forced = Qはすぐ出す
option-queen_forced-help = リードされたスートがない人は、スペードのQを必ず捨てます。
option-queen_forced-also = 強制クイーン
option-queen_forced-off = なし
option-queen_forced-void = フォローできないとき
option-bonus_card = ボーナスカード
option-bonus_card-help = 取った人は10点減ります。
option-bonus_card-also = オムニバス, ダイヤのジャック
option-bonus_card-none = なし
option-bonus_card-JD = ダイヤのJ
option-bonus_card-TD = ダイヤの10
option-bonus_floor = 0点より下げない
option-bonus_floor-help = ボーナスカードを取っても、そのラウンドの点は0点より下がりません。
option-moon_needs_bonus = ムーンにボーナスカードも必要
option-moon_needs_bonus-help = シュート・ザ・ムーンには、ボーナスカードも必要です。
option-bonus_on_moon = ムーンでもボーナス
option-bonus_on_moon-help = ムーンのラウンドでもボーナスを引きます。
option-moon = シュート・ザ・ムーン
option-moon-help = 1ラウンドの失点カードをすべて取ったときの点です。
option-moon-also = 総取り
option-moon-choice = 本人が選ぶ
option-moon-add = ほかの全員に足す
option-moon-subtract = 自分の点から引く
option-moon-rescue = 足すと負けるなら引く
option-moon-none = なし
option-sun = シュート・ザ・サン
option-sun-help = 全トリックを取ったムーンは2倍になります。
option-sun-also = 全トリック
option-no_tricks = トリックなし
option-no_tricks-help = トリックを1つも取らなかった人の点が減ります。
option-no_tricks-0 = なし
option-exact = ちょうど50点・100点
option-exact-help = 合計がちょうど50点か100点になると50点減ります。
option-tie = 最後の同点
option-tie-help = 1位が同点のときにどうするかを決めます。
option-tie-shared = 同じ順位
option-tie-play-on = もう1ラウンド
option-partnership = チーム
option-partnership-help = チームの2人の失点を合わせて数えます。
option-partnership-also = ペア, チーム戦
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
rule-aim = できるだけ点を取らないようにします。ふつう、ハートは1枚1点、スペードのQは13点です。最後に点のいちばん少ない人の勝ちです。
rule-cards-title = カード
rule-cards = 52枚を4人に13枚ずつ配ります。3人なら♦2、5人なら♣2と♦2、6人なら♣2、♦2、♠2、♣3を抜き、それぞれ17枚、10枚、8枚ずつ配ります。（ブラックマリアでは、3人なら♣2、6人なら2を4枚とも抜きます。）強さはA、K、Q、J、10…2の順で、切り札はありません。ふつうはハート全部とスペードのQが失点カードで、1ラウンドで合わせて26点です。
rule-pass-title = パス
rule-pass = ラウンドの前に全員が3枚を選び、来るカードを見ないうちに裏向きで渡します。1ラウンド目は左、2ラウンド目は右、3ラウンド目は向かい、4ラウンド目はパスなしです。その後は繰り返します。3人のときは左、右、なしの順です。5人のときは左、右、左の2人目、右の2人目、なしの順で、6人のときは「なし」の前に向かいが入ります。
rule-pass-cycle-title = パスの向き
rule-pass-cycle = ローカルルールでは、パスなしのラウンドをなくせます。渡す向きを、いつも左、いつも右、いつも向かい、または左右交互にもできます。
rule-pass-count-title = パスの枚数
rule-pass-count = ローカルルールでは、渡すのが3枚ではなく1枚、2枚、または4枚になります。（手札がそれより少ない練習問題では、パスなしです。）
rule-keep-spades-title = 強いスペードは渡せない
rule-keep-spades = スペードのQ、K、Aはパスできません。ほかのカードが足りない人は、それを全部渡し、足りない分だけこの3枚から渡します。
rule-scatter-title = スキャッター
rule-scatter = 4人のとき、パスなしのラウンドの代わりに、ほかの3人に1枚ずつ渡します。だれからどのカードが来たかは分かります。
rule-smoosh-title = スムーシュ
rule-smoosh = 4人のとき、パスなしのラウンドの代わり（スキャッターもあるときはその次のラウンド）に、全員の3枚をまとめて切り、3枚ずつ配り直します。自分のカードが戻ることもあり、だれのカードだったかは分かりません。
rule-trick-title = トリック
rule-trick = 時計回りに1枚ずつ出します。リードされたスートのいちばん強いカードがトリックを取り、ほかのスートでは取れません。取った人が次のリードをします。取った失点カードは、その人の前に表向きに置かれます。
rule-two-of-clubs-title = 最初はいちばん弱いクラブ
rule-two-of-clubs = いちばん弱いクラブを持つ人が、必ずそれを最初にリードします。ふつうは3〜4人なら♣2、5人なら♣3、6人なら♣4です。ブラックマリアでは、3人、5人、6人とも♣3です。（クラブがない練習問題では、最初の人が好きなカードを出します。）
rule-follow-suit-title = スートをフォロー
rule-follow-suit = リードされたスートがあれば、それを出します。なければ何を出してもかまいません。
rule-first-lead-title = リードは順番に
rule-first-lead = 最初のトリックは、ラウンドごとに順番にリードします。リードできるカードなら、クラブでなくてもかまいません。
rule-first-trick-title = 最初のトリック
rule-first-trick = 最初のトリックには、失点カードを出せません。ほかにカードがないときだけ出せます。ボーナスカードは出せます。
rule-any-first-trick-title = 最初のトリックの失点カード
rule-any-first-trick = ローカルルールでは、最初のトリックにも失点カードを出せます。
rule-queen-waits-title = Qはハートの後
rule-queen-waits = ハートが1枚出るまで、ほかに出せるカードがあるうちは、スペードのQはどんなトリックにも出せません（リードも、捨てることもできません）。失点カードしかないときはリードできます。
rule-queen-forced-title = Qはすぐ出す
rule-queen-forced = リードされたスートがない人は、スペードのQを必ず捨てます。最初のトリックに失点カードを出せないルールなら、そのトリックは別です。リードのときは自由です。
rule-free-hearts-title = ハートはいつでも
rule-free-hearts = ローカルルールでは、ハートをいつでもリードできます。ブレイクはありません。
rule-hearts-broken-title = ハートのブレイク
rule-hearts-broken = そのラウンドに失点カードが1枚出るまで、ハートはリードできません。1枚出ることをブレイクといいます。失点カードしかなければ、どれでもリードできます。スペードの失点カードはいつでもリードできます。ローカルルールで、ハートが出たときだけブレイクするようにもできます。
rule-claim-title = 残りを全部取る宣言
rule-claim = 2トリック目からは、ほかの人が何を持っていても残りのトリックを全部取れるなら、自分の番に手札を見せて宣言できます。残りの失点カードもすべて取ったことになります。もう点が残っていなければ、番の人がラウンドを終えられます。条件を満たさない宣言はできません。
rule-score-title = 点数
rule-score = 1ラウンドごとに、取った失点カードの点を足します。ふつう、ハートは1枚1点、スペードのQは13点です。
rule-penalties-title = 失点カードの種類
rule-penalties = ローカルルールです。「ハートだけ」ではスペードのQは0点。「ブラックマリア」ではスペードのKが10点、Aが7点。「フェイス」ではハートのJが2点、Qが3点、Kが4点、Aが5点。「ピップ」ではハートは数字どおりでJ 11点〜A 14点、スペードのQは0点。「スポット」では2〜10は数字どおり、J・Q・K・Aは10点、スペードのQは25点です。
rule-kitty-title = 余りのカード
rule-kitty = 3人、5人、6人のときのローカルルールです。カードを抜かずに配り、余った1枚、2枚、または4枚は裏向きに置きます。最初のトリックを取った人、または最初にハートの入ったトリックを取った人（なければ最後のトリックを取った人）のものになります。見られるのはその人だけですが、中の失点カードとボーナスカードは全員に見せます。これらは点にもムーンにも数えます。
rule-moon-title = シュート・ザ・ムーン
rule-moon = 失点カードをすべて取った人は、その合計（ふつうは26点）を、自分の点から引くか、ほかの全員の点にそれぞれ足すかを選びます。点は0より下がることもあります。
rule-moon-settled-title = 選べないムーン
rule-moon-settled = ローカルルールでは、どちらにするかを選べません。いつもほかの全員に足すか、いつも自分の点から引きます。足すと対戦が終わり、しかも自分が1位になれないときだけ引く、というルールもあります。ムーンなしなら、取った点がそのままつきます。
rule-sun-title = シュート・ザ・サン
rule-sun = ムーンのうえに全トリックを取ると、ふつうの26点ではなく、2倍の52点になります。
rule-no-tricks-title = トリックなし
rule-no-tricks = 1ラウンドにトリックを1つも取らなかった人は5点減ります。ムーンのラウンドは別です。チームでは2人とも取らなかったときだけです。
rule-end-title = 対戦の終わり
rule-end = ラウンドが終わって、だれかの点が終了点（ふつうは100点）以上になると対戦終了です。点のいちばん少ない人の勝ちです。同点は同じ順位で、終了点以上の人は全員負けです。200ラウンドで打ち切ります。
rule-hands-title = ラウンド数
rule-hands = ローカルルールでは、点に関係なく、4、8、12、16ラウンドのどれかで対戦が終わります。点のいちばん少ない人の勝ちです。
rule-exact-title = ちょうど50点・100点
rule-exact = ラウンドが終わって合計がちょうど50点か100点になった人は、50点減ります。対戦の終わりはその後で調べます。そのラウンドで合計が変わらなかった人の点は減りません。
rule-tie-title = 同点の決着
rule-tie = ローカルルールでは、最後に1位が同点なら、1人に決まるまでラウンドを続けます。
rule-bonus-card-title = ボーナスカード
rule-bonus-card = ボーナスカード（ダイヤのJか10）を取った人は10点減ります。最初のトリックに出してもかまいません。これが出ても、ハートはブレイクしません。
rule-bonus-floor-title = 0点より下げない
rule-bonus-floor = ボーナスカードを取っても、そのラウンドの点は0点より下がりません。ムーンのラウンドは別です。
rule-moon-needs-bonus-title = ボーナスカードとムーン
rule-moon-needs-bonus = 失点カード全部とボーナスカードを取って、初めてシュート・ザ・ムーンになります。味方が取ったボーナスカードは数えません。
rule-bonus-on-moon-title = ムーンのラウンドのボーナス
rule-bonus-on-moon = ふつうは、ムーンのラウンドではボーナスカードの点を引きません。このルールなら、ムーンのラウンドでも引きます。
rule-partnership-title = チーム
rule-partnership = 4人用です。チームの2人には、それぞれ2人分の点がつきます。「向かい同士」なら、いつも向かい合った2人です。「ラウンドごとに決まる」なら、そのラウンドに最初にトリックを取った別々の2人が味方になり、残りの2人も味方になります。1人が全トリックを取れば、1人対3人です。ムーンになるのは、1人で全部取ったときだけです。その点は、味方と2人とも引くか、相手の2人に足します。味方2人で合わせて全部取っても、ムーンにはなりません。

### Kinds of decision

decision-passing = 渡すカード
decision-leading-spades = スペードのリード
decision-leading-hearts = ハートのリード
decision-leading-others = クラブとダイヤのリード
decision-taking = 強いカードでの取り方
decision-ducking = 弱いカードでのかわし方
decision-stopping-moon = シュート・ザ・ムーンの止め方
decision-voiding = 失点のないカードの捨て方
decision-discarding = 失点カードの捨て方
decision-moon = シュート・ザ・ムーンの後
decision-claiming = 残りを全部取る宣言

theme-passing = 何を渡すか
theme-leading-spades = いつスペードをリードするか
theme-leading-hearts = いつハートをリードするか
theme-leading-others = 何をリードするか
theme-taking = いつトリックを取るか
theme-ducking = いつトリックをかわすか
theme-stopping-moon = いつムーンを止めるか
theme-voiding = どのスートをなくすか
theme-discarding = どの失点を押しつけるか
theme-moon = ムーンの点をどうするか
theme-claiming = 残りを全部取る宣言をいつするか

holds-queen = スペードのQを持っているのはだれ？

### Advice

advice-forced = 出せるカードはこれだけです。
nudge-forced = 出せるカードは1枚しかありません。
advice-claim = ほかの人が何を持っていても、結果は変わりません。
nudge-claim = ほかの人の手札で、まだ結果が変わるでしょうか？
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

advice-moon-win = ほかの全員に{ $points }点足すと対戦が終わり、あなたが1位になります。
nudge-moon-win = 対戦は終わるでしょうか？ そのとき1位はだれでしょう？
advice-moon-add = ほかの全員に{ $points }点足すと、対戦の終わりが近づきます。
nudge-moon-add = だれがあと何点で終了点に届くでしょうか？
advice-moon-subtract = 自分の点が{ $points }点減り、ほかの人は終了点に近づきません。
nudge-moon-subtract = 今対戦が終わったら、あなたは1位ですか？

advice-take-bonus = ボーナスカードを取れば、点を引けます。
nudge-take-bonus = ボーナスカードはどこでしょう？
advice-shoot = ほかの人はまだ失点カードを取っていません。全部取れるかもしれません。
nudge-shoot = ここまで失点カードを取ったのはだれでしょう？
advice-stop-moon = ここまで失点カードを取ったのは{ $player }だけです。あなたが1枚でも取れば、シュート・ザ・ムーンを防げます。
nudge-stop-moon = シュート・ザ・ムーンを狙っている人はいませんか？
advice-starve-moon = ここまで失点カードを取ったのは{ $player }だけです。失点カードは渡さず、ハートを残して、後で自分が1枚取りましょう。
nudge-starve-moon = シュート・ザ・ムーンを狙っている人はいませんか？

advice-flush-queen = 手札にスペードのQより強いスペードがないので、弱いスペードをリードしてもQを取ることはなく、Qを引き出すこともできます。
nudge-flush-queen = スペードのQはどこでしょう？ あなたが取らされる心配はありますか？
advice-lead-under = ほかの人の{ the-suit }はすべてこれより強いので、このトリックはだれかが取ってくれます。
nudge-lead-under = 絶対に取らされないカードはありませんか？
advice-lead-low = 手札でいちばん弱い{ the-suit }です。ほかの人がもっと強いカードを出してくれそうです。
nudge-lead-low = ほかの人がもっと強いカードを出すしかないスートはどれでしょう？
advice-high-early = ほかの人が{ the-suit }をたくさん持っているうちなら、強いカードを安全に手放せます。
nudge-high-early = ほかの人がまだたくさん持っているのは、どのスートでしょう？
advice-keep-lead = これより強いカードはもうありません。このトリックを取って、次もリードできます。
nudge-keep-lead = もう一度リードしたいですか？

advice-queen-under = { $player }のカードがスペードのQより強いので、Qはほかの人が取ります。
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
advice-void-suit = 手札の最後の{ the-suit }です。次に{ the-suit }がリードされたら、好きなカードを捨てられます。
nudge-void-suit = なくせるスートはありませんか？
advice-dump-high = リードされたスートがないので、後で取らされそうなカードを捨てます。
nudge-dump-high = 取りたくないトリックを取ってしまいそうなカードはどれでしょう？
advice-give-bonus = このトリックは今のところ味方のものです。ボーナスは2人の得になります。
nudge-give-bonus = このトリックはだれのものでしょう？
advice-spare-partner = このトリックは今のところ味方のものです。味方の失点はあなたの失点にもなります。
nudge-spare-partner = このトリックはだれのものでしょう？

### ふり返って、その手について分かっていたこと

known-guard = スペードのQのほかに、それより弱いスペードを{ $count ->
    [0] 1枚も持っていませんでした
   *[other] { $count }枚持っていました
}。
known-alone = { the-suit }はほかにだれも持っていなかったので、このトリックは必ず自分のものになりました。
known-highest = ほかの人が持っていた{ the-suit }は、すべてこれより弱いカードでした。
known-lowest = ほかの人が持っていた{ the-suit }は、すべてこれより強いカードでした。
known-between = ほかの人が持っていた{ the-suit }のうち、これより強いカードが{ $higher }枚、弱いカードが{ $lower }枚でした。
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
guide-two-of-clubs-learnt = 最初のリードはいちばん弱いクラブ
guide-trick-title = { $player }がトリックを取りました
guide-trick = 最初に出たスートでは{ $cards }が最強です。{ $player }が場のカード（トリック）を取り、次の1枚目も出します（リード）。
guide-trick-learnt = リードされたスートのいちばん強いカードがトリックを取り、次にリードする
guide-follow-suit-title = { the-suit }のリード
guide-follow-suit = { the-suit }があれば、必ず出します。どれを出してもかまいません。
guide-follow-suit-learnt = 同じスートがあればフォローする
guide-discard-title = { $who ->
    [you] { the-suit }がありません
   *[other] { $player }には{ the-suit }がありません
}
guide-discard = { $who ->
    [you] { the-suit }がないので、どのカードでも捨てられます。トリックは取らないので、危ないカードを手放すチャンスです。
   *[other] { the-suit }がない{ $player }は、どのカードでも捨てられます。トリックは取らないので、失点カードの捨てどきです。
}
guide-discard-learnt = そのスートがなければ何を出してもよい
guide-first-trick-title = 失点カードはまだ出せません
guide-first-trick = { the-suit }がありませんが、最初のトリックに失点カードは出せません。出せるのは次のトリックからです。
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
   *[unbroken] ハートはまだリードできません。だれかが{ $by ->
        [heart] ほかのスートのときにハートを捨てる
       *[any-penalty] 失点カードを出す
    }と「ブレイク」で、リードできます。
}
guide-hearts-broken-learnt = 失点カードが出るまでハートはリードできない
guide-unbroken-title = ブレイクはまだです
guide-unbroken = { $cards }は失点カードですが、このルールでは、ハートが出たときだけブレイクします。
guide-unbroken-learnt = スペードのQではハートはブレイクしない
guide-points-title = { $player }に{ $points }点
guide-points = { $player }が{ $cards }を取りました。失点カードは取った人の前に置き、ラウンドの最後に数えます。
guide-points-learnt = 取った失点カードは表向きに置かれる
guide-queen-title = { $state ->
    [held] スペードのQがあります
   *[taken] 一度に{ $points }点
}
guide-queen = { $state ->
    [held] スペードのQは、取った人に{ $points }点です。ほかのスートのときに捨てるか、もっと強いスペードが出たときに出しましょう。
   *[taken] { $player }がスペードのQを取りました。一度に{ $points }点、いちばん点の高いカードです。
}
guide-queen-learnt = スペードのQはいちばん点が高い
guide-moon-title = { $state ->
    [shot] { $player }がシュート・ザ・ムーン！
   *[near] 点はすべて{ $player }が取っています
}
guide-moon = { $state ->
    [shot] { $player }がシュート・ザ・ムーン！ 自分の点から{ $points }点引くか、ほかの全員に{ $points }点ずつ足すかを選べます。
   *[near] ここまでの点はすべて{ $player }のものです。全部取ればシュート・ザ・ムーンで{ $who ->
        [you] 失点なしです。
       *[other] 失点なしです。ほかの人が1枚取れば防げます。
    }
}
guide-moon-learnt = 1ラウンドの失点カードをすべて取るとシュート・ザ・ムーン
guide-end-title = ラウンド終了
guide-end = 点を記録しました。対戦は{ $hands ->
    [0] だれかの点が{ $target }点に届くまで
   *[other] 全{ $hands }ラウンド
}続きます。点のいちばん少ない人の勝ちです。
guide-end-learnt = だれかが終了点（ふつうは100点）に届くと対戦終了

guide-pass-title = { $player }に{ $count }枚渡します
guide-pass = { $player }に{ $count }枚渡します。強いスペードや、弱いカードのないスートの強いカードを渡しましょう。
guide-pass-learnt = ふつう、ラウンドの前にカードをパスする
guide-received-title = 受け取ったカード
guide-received = { $cards }が来ました。渡したカードをだれが持っているか分かるので、覚えておきましょう。
guide-received-learnt = 渡したカードの行き先は分かる
guide-hold-title = このラウンドはパスなし
guide-hold = このラウンドはパスなしで、配られたカードのままです。渡す相手はラウンドごとに替わります。
guide-hold-learnt = 渡す相手はラウンドごとに替わり、渡さないラウンドもある
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
    [held] トリックで{ $cards }を取った人は{ $points }点減ります。これを出したトリックを取れば、自分のものになります。
   *[taken] { $cards }を取ったので、{ $player }はこのラウンドで{ $points }点減ります。
}
guide-bonus-card-learnt = ボーナスカードを取ると点が減る
guide-moon-needs-bonus-title = { $state ->
    [yes] ボーナスカードも一緒に
   *[no] ムーンになりません
}
guide-moon-needs-bonus = { $state ->
    [yes] 失点カードすべてと{ $cards }の両方がそろって、初めてムーンです。
   *[no] 失点カードは1人が全部取りましたが、{ $cards }はほかの人が取りました。ムーンにならず、点はそのまま数えます。
}
guide-moon-needs-bonus-learnt = ムーンにはボーナスカードも必要
guide-bonus-on-moon-title = ボーナスカードも数えます
guide-bonus-on-moon = { $player }が{ $cards }を取っています。このルールでは、ムーンのラウンドでもボーナスを引きます。
guide-bonus-on-moon-learnt = ムーンのラウンドでもボーナスカードを数える
guide-partnership-title = { $player }が味方です
guide-partnership = { $state ->
    [fixed] 向かいの{ $player }が味方です。どちらにも2人分の点がつきます。
   *[ad-hoc] 最初にトリックを取った2人が味方同士、残りも味方同士です。{ $player }が取った点もあなたの点になります。
}
guide-partnership-learnt = 味方同士には2人分の点がつく
guide-shared-title = 2人分の点
guide-shared = あなたの点のうち{ $points }点は、{ $player }が取った分です。味方同士は同じ点になります。
guide-shared-learnt = 味方が取った点も自分の点になる

guide-first-lead-title = { $who ->
    [you] あなたのリードです
   *[other] { $player }のリードです
}
guide-first-lead = このルールでは、最初のリードをラウンドごとに順番に交代します。クラブでなくてもかまいません。
guide-first-lead-learnt = 最初のリードは順番に、クラブでなくてもよい
guide-any-first-trick-title = 失点カードもすぐ出せます
guide-any-first-trick = このルールでは、最初のトリックから失点カードも捨てられます。
guide-any-first-trick-learnt = 最初のトリックにも失点カードを出せる
guide-free-hearts-title = ハートをリードできます
guide-free-hearts = このルールにブレイクはありません。ハートを今リードできます。
guide-free-hearts-learnt = ハートはいつでもリードできる
guide-queen-waits-title = Qはハートの後
guide-queen-waits = まだハートが出ていません。このルールでは、ほかに出せるカードがあるうちは、{ $cards }は出せません。
guide-queen-waits-learnt = スペードのQはハートが出てから
guide-queen-forced-title = Qはすぐ出します
guide-queen-forced = リードされたスートがありません。このルールでは、{ $cards }を必ず捨てます。
guide-queen-forced-learnt = リードされたスートがなければ、スペードのQを必ず捨てる
guide-pass-cycle-title = { $player }に渡します
guide-pass-cycle = { $way ->
    [left] ここでは、いつも左隣に渡します。
    [right] ここでは、いつも右隣に渡します。
    [across] ここでは、いつも向かいに渡します。
    [left-right] ここでは、左と右へ交互に渡します。
   *[turning-no-hold] ここでは、パスなしのラウンドがありません。
}
guide-pass-cycle-learnt = パスの向きを決めるローカルルールがある
guide-pass-count-title = { some-cards-title }渡します
guide-pass-count = ここでは、3枚ではなく{ some-cards }渡します。
guide-pass-count-learnt = パスの枚数を決めるローカルルールがある
guide-keep-spades-title = 渡せないカード
guide-keep-spades = このルールでは{ $cards }はパスできません。ほかのカードから選びましょう。
guide-keep-spades-learnt = 強いスペードはパスできない
guide-kitty-title = 余りは{ $player }に
guide-kitty = 配ったときの余り{ $count }枚は、このトリックと一緒に{ $player }のものです。見られるのは取った人だけですが、点は数えます。
guide-kitty-learnt = 余りのカードはトリックを取った人に行く
guide-penalties-title = { $points }点
guide-penalties = { $penalties ->
    [hearts-only] ここでは点になるのはハートだけで、1枚1点。スペードのQは0点です。
    [black-maria] ここではスペードのQの13点のほかに、Kが10点、Aが7点です。
    [face] ここではハートのJが2点、Qが3点、Kが4点、Aが5点です。
    [pip] ここではハートは数字どおり、Aは14点。スペードのQは0点です。
   *[spot] ここではハートは数字どおり、J・Q・K・Aは10点、スペードのQは25点です。
}
guide-penalties-learnt = 失点カードを決めるローカルルールがある
guide-bonus-floor-title = 0点より下がりません
guide-bonus-floor = このルールでは、{ $cards }を取っても、そのラウンドの点は0点より下がりません。
guide-bonus-floor-learnt = ボーナスカードを取っても0点より下がらない
guide-moon-settled-title = シュート・ザ・ムーン
guide-moon-settled = { $player }が失点カードをすべて取りました。{ $state ->
    [moon-add] このルールでは、いつもほかの全員に{ $points }点ずつ入ります。
    [moon-subtract] このルールでは、{ $points }点はいつも取った人の点から引きます。
   *[none] このルールにムーンはなく、{ $points }点がそのままつきます。
}
guide-moon-settled-learnt = ムーンの点を決めるローカルルールがある
guide-sun-title = { $player }がシュート・ザ・サン！
guide-sun = { $player }が、失点カードもトリックも全部取りました。このルールでは2倍の{ $points }点です。
guide-sun-learnt = 全トリックを取ったムーンは2倍
guide-no-tricks-title = トリックなし
guide-no-tricks = { $player }はこのラウンド、トリックを1つも取らなかったので5点減ります。
guide-no-tricks-learnt = トリックなしなら5点減る

guide-claim-title = { $who ->
    [you] もう結果は変わりません
   *[other] { $player }がラウンドを終えます
}
guide-claim = { $state ->
    [take] もうほかの人はトリックを取れません。{ $who ->
        [you] 手札を見せて、残りを全部取ったことにできます。
       *[other] { $player }は手札を見せて、残りを全部取ります。
    }
   *[end] このラウンドの失点カードはすべて取られたので、残りのカードは出さなくてもかまいません。
}
guide-claim-learnt = 結果が決まったら、ラウンドを早く終えられる

guide-cost-trick-title = あなたに{ $points }点
guide-cost-trick = { the-suit }でいちばん強いのは{ $cards }です。トリックはあなたのもので、中の点もすべて入ります。
guide-cost-queen-title = あなたに{ $points }点
guide-cost-queen = { the-suit }でいちばん強いのは{ $cards }です。トリックと一緒に、スペードのQも取ってしまいます。

### Ways of bots

temper-cautious = 慎重派
temper-cautious-help = 同じスートの2トリック目からは、場より弱いカードでかわし、強いカードを後に残します。
temper-daring = 大胆派
temper-daring-help = 弱いスペードで守れるときはスペードのQを手放しません。ほかの人がクラブやダイヤをたくさん持っているうちに、強いクラブやダイヤをリードします。
temper-shooter = ムーン狙い
temper-shooter-help = ほかの人があきらめる手札でも、シュート・ザ・ムーンを狙います。
