# Agram in Japanese

game = アグラム
game-line = 最後のトリックだけが勝負
game-time = 2〜5人 · 10分
game-art = AH TS 3D

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

caption-round = ラウンド{ $round } · { $target }勝まで

badge-led = { the-suit }のリード
badge-last-trick = 最後のトリック
badge-direction = 反時計回り
badge-dealer = ディーラー

zone-centre = 場のトリック
zone-last = 直前のトリック

### What to do next

ask-lead = リードするカードを選んでください
ask-follow = { one-of-suit }を出してください
ask-discard = どのカードでも捨てられます

say-lead = { $cards }をリード
say-follow = { $cards }を出す
say-discard = { $cards }を捨てる

### What happened

event-deal = ラウンド{ $round }。{ $player }がカードを配りました。
event-lead = { $player }が{ $cards }をリードしました。
event-follow = { $player }が{ $cards }を出しました。
event-discard = { $player }が{ $cards }を捨てました。
event-trick = { $player }が{ $cards }でトリックを取りました。
event-last-trick = 次が最後のトリックです。
event-round = { $player }がラウンド{ $round }に勝ちました。
event-over = { $player }が対戦に勝ちました。

called-last-trick = 最後のトリック

### Why not

refusal-follow-suit = { $player }のリードは{ the-suit }です。{ $cards }を持っているので、{ $count ->
    [1] それを出してください
   *[other] その中から出してください
}。
refusal-trick = 1つのトリックに出すのは1人1枚です。{ number }枚選んでいます。

### Practice

quiz-playable-title = 出せるカード
quiz-playable = 今出せるのはどのカードですか？ すべて選んでください。
quiz-rule-title = 出せない理由
quiz-rule = 今{ $cards }を出せないのは、どのルールがあるからですか？
quiz-taker-title = トリックを取る人
quiz-taker = { $player }が{ $cards }を出します。トリックを取るのはだれですか？
quiz-take-title = トリックを取る
quiz-take = ここまでに出たどのカードよりも強く、トリックを取れるカードを出してください。
quiz-after-title = 次の番
quiz-after = { $player }が{ $cards }を出します。次はだれの番ですか？
quiz-won-title = ラウンドに勝つ人
quiz-won = { $player }がラウンドの最後のカード、{ $cards }を出します。ラウンドに勝つのはだれですか？

why-taker = リードされた{ the-suit }だけを比べます。その中でいちばん強いのは{ $cards }です。
why-take = { $cards }より強い{ the-suit }なら取れます。
why-after = 反時計回りなので、次は{ $player }の番です。
why-won = 最後のトリックを取ったのは{ $player }です。それだけが点になります。

### House rules

preset-agram = アグラム
preset-agram-help = 1人6枚。
preset-five-cards = 5枚
preset-five-cards-help = 1人5枚。

option-cards = 枚数
option-cards-help = 1人に配るカードの枚数。
option-target = 必要な勝ち数
option-target-help = 先にこの数のラウンドに勝った人が、対戦に勝ちます。

### Rules

chapter-aim = 目的
chapter-play = 遊び方
chapter-end = 終わり

rule-aim-title = 目的
rule-aim = ラウンドの最後のトリックを取った人が、そのラウンドに勝ち、1点を得ます。それまでのトリックは点になりませんが、取った人が次のリードをします。
rule-cards-title = カード
rule-cards = 35枚を使います。どのスートもA、10、9 … 3の順に強く、「チーフ」と呼ばれるスペードのAは使いません。1人に6枚、または5枚ずつ配ります。残りは伏せておきます。
rule-trick-title = トリック
rule-trick = 反時計回りに1枚ずつ出します。最初のリードはディーラーの次の人です。リードされたスートのいちばん強いカードがトリックを取り、ほかのスートでは取れません。切り札はありません。取った人が次のリードをします。
rule-follow-suit-title = フォロー
rule-follow-suit = リードされたスートを持っていれば、それを出してください。なければ、どのカードを捨ててもかまいません。
rule-end-title = 対戦の終わり
rule-end = ラウンドに勝った人が次のディーラーです。先に5回（または3回か10回）ラウンドに勝った人が、対戦に勝ちます。

### Kinds of decision

decision-leading = リードするとき
decision-following = 同じスートを出すとき
decision-discarding = ほかのスートを捨てるとき

theme-leading = 何をリードするか
theme-following = トリックを取るとき
theme-discarding = 何を捨てるか

### Advice

advice-forced = 出せるカードはこれだけです。
nudge-forced = 出せるカードは1枚しかありません。
advice-lead-last = このトリックを取った人が最後のリードをします。だれもフォローできないかもしれません。
nudge-lead-last = 最後のリードをするのはだれでしょうか？
advice-sure-trick = これより強いカードはもう残っていません。このトリックは必ず取れます。
nudge-sure-trick = だれにも負けないカードはどれでしょうか？
advice-keep-strong = 出せるカードの中でいちばん弱いカードです。このトリックは点にならないので、強いカードは最後まで残しましょう。
nudge-keep-strong = 最後のトリックで、いちばん役に立たないカードはどれでしょうか？
advice-tried = ありうる配札をいくつも考えて比べると、これがいちばん多く勝てます。
nudge-tried = ほかの人はまだ何を持っているでしょうか？
