# President in Japanese

game = 大富豪
game-line = だれよりも先に手札をなくす
game-time = 3〜8人 · 25分
game-art = 3D KC X1

### Helpers: $kind, $size, $low and $high are a combination, $title is a title

combination = { $kind ->
    [jokers] { $size ->
        [1] ジョーカー
       *[other] ジョーカーのペア
    }
    [sequence] { $low }〜{ $high }の階段
   *[set] { $size ->
        [1] { $low }
        [2] { $low }のペア
       *[other] { $low }の{ $size }枚組
    }
}
to-beat = { $kind ->
    [jokers] { $size ->
        [1] ジョーカーに勝てるカード
       *[other] ジョーカーのペアに勝てるカード
    }
    [sequence] { $matched ->
        [yes] 同じ強さか、もっと強い{ $size }枚の階段
       *[no] もっと強い{ $size }枚の階段
    }
   *[set] { $low }{ $matched ->
        [yes] と同じか強い
       *[no] より強い
    }{ $size ->
        [1] カード
        [2] ペア
       *[other] { $size }枚組
    }
}
named = { $title ->
    [president] 大富豪
    [minister] 富豪
    [citizen] 平民
    [peasant] 貧民
   *[beggar] 大貧民
}
while-reversed = { $order ->
    [reversed] （今は強さが逆）
   *[normal] {""}
}

### What cards are together

kind-jokers = ジョーカー
kind-set = 同じ数字の組
kind-sequence = 階段
kind-none = 組にならない

### The table

caption-round = 第{ $round }ラウンド
caption-round-long = 第{ $round }ラウンド · { $scoring ->
    [lives] だれかの持ち点がなくなるまで
    [rounds] 全{ $target }ラウンド
   *[points] { $target }点まで
}

badge-order = 弱い順：{ $ranks }
badge-to-beat = { $player }：{ combination }
badge-to-beat-what = { combination }
badge-revolution = 革命中
badge-jack-back = 11バック
badge-lock = { $suits }縛り
badge-number-lock = { $rank ->
    [joker] ジョーカーのみ
   *[other] 数字縛り：次は{ $rank }
}
badge-direction = { $direction ->
    [clockwise] 時計回り
   *[counterclockwise] 逆回り
}
badge-title = { named }
badge-out = { $place }位
badge-passed = パス
badge-skipped = スキップ
badge-fallen = 都落ち
badge-disqualified = 反則上がり
badge-chosen = 選択済み

zone-centre = 場のカード
zone-last = 流れたカード
zone-chosen = 渡すカード
zone-given = 渡したカード
zone-received = 受け取ったカード

part-president = 大富豪
part-minister = 富豪
part-citizen = 平民
part-peasant = 貧民
part-beggar = 大貧民

next-hand = 次のラウンドへ

### 大富豪での言い方

wins-round = { $who ->
    [you] あなたが大富豪！
   *[other] { $player }が大富豪！
}
places-why = 同点の人の順位は、最終ラウンドの順位で決まります。
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
round = ラウンド

### What to do next

ask-give = 渡すカードを選んでください
ask-give-title = { $player }に好きなカードを{ $count }枚渡す
ask-give-note = 代わりに{ $player }のいちばん強いカードをもらいます。カードをタップすると戻せます。
ask-give-best = いちばん強いカードを渡してください
ask-give-best-title = { $player }にいちばん強いカードを{ $count }枚渡す
ask-give-best-note = 代わりに{ $player }が選んだカードをもらいます。
ask-lead = 好きなカードを出してください
ask-follow = { to-beat }を出すか、パスしてください
ask-follow-short = { combination }{ $matched ->
    [yes] と同じか強い
   *[no] に勝つ
}カードを
ask-cannot = 出せるカードがありません
ask-cannot-title = { to-beat }がありません
ask-cannot-note = パスしかできません。

ask-hand-on = 渡すカードを選んでください
ask-hand-on-title = { $player }に好きなカードを{ $least ->
    [0] { $count }枚まで渡す
   *[other] { $count }枚渡す
}
ask-hand-on-note = 何を渡したかは2人にしか見えません。手札がなくなれば上がりです。
ask-discard = 捨てるカードを選んでください
ask-discard-title = 好きなカードを{ $least ->
    [0] { $count }枚まで捨てる
   *[other] { $count }枚捨てる
}
ask-discard-note = 捨てたカードは全員に見えます。手札がなくなれば上がりです。
ask-name = 数字を選んでください
ask-name-title = 数字を{ $count ->
    [1] 1つ選ぶ
   *[other] { $count }つまで選ぶ
}
ask-name-note = その数字のカードは、あなたを含む全員が捨てます。
ask-swap = 手札を入れ替えますか？
ask-swap-title = { $player }と手札を入れ替えますか？
ask-swap-note = 10より強いカードがありません。入れ替えると、大富豪とのカード交換はなくなります。

button-none = なし
button-swap = 入れ替える
button-keep = そのまま
button-pass = パス

say-play = { $kind ->
    [set] { $size ->
        [1] { $low }を出す
        [2] { $low }のペアを出す
       *[other] { $low }を{ $size }枚出す
    }
   *[other] { combination }を出す
}
say-pass = パスする
say-discard = { $cards }を捨てる
say-name = { $ranks }を選ぶ
say-none = なし
say-swap = 手札を入れ替える
say-keep = 手札はそのまま
say-give = { $cards }を渡す


### What happened

event-deal = 第{ $round }ラウンドのカードが配られました。
event-exchange = カードを交換しました。
event-lead = { $player }が親で{ $cards }を出しました。
event-play = { $player }が{ $cards }を出しました。
event-pass = { $player }はパス。
event-lock = { $suits }縛り！
event-skip = { $player }はスキップされました。
event-number-lock = { $both ->
   *[no] 数字縛り！ 次からは1つずつ強い数字しか出せません。
    [yes] 激縛り！ マークも数字も縛られました。
}
event-spade-three = スペ3返し！
event-five-skip = 5スキップ！ { $count }人飛ばします。
event-seven-give = 7渡し！ { $player }は次の人に{ $count }枚渡せます。
event-handed-on = { $count ->
    [0] { $player }は何も渡しませんでした。
   *[other] { $player }が次の人に{ $count }枚渡しました。
}
event-ten-discard = 10捨て！ { $player }はカードを{ $count }枚捨てることができます。
event-discarded = { $count ->
    [0] { $player }は何も捨てませんでした。
   *[other] { $player }が{ $cards }を捨てました。
}
event-queen-bomber = Qボンバー！ { $player }が数字を{ $count }つ選びます。
event-named = { $count ->
    [0] { $player }はどの数字も選びませんでした。
   *[other] { $player }が{ $ranks }を選びました。
}
event-bombed = { $player }が{ $cards }を捨てました。
event-nines-cut = 救急車！ 9のペアで場が流れます。
event-sandstorm = 砂嵐！ 3が3枚で、何にでも勝ちます。
event-two-clears = 2で場が流れます。
event-first = くじで、最初の親は{ $player }になりました。
event-calamity = 天変地異！ { $player }が大富豪と手札を入れ替えました。
event-kept-hand = { $player }は手札を入れ替えませんでした。
event-overturn = 下剋上！ 大貧民が1位になり、身分がすべて逆になります。
event-eight-cut = 8切り！
event-revolution = 革命！ 強さが逆になります。
event-counter-revolution = 革命返し！ 強さが元に戻ります。
event-jack-back = { $order ->
    [reversed] 11バック！ 場が流れるまで強さが逆になります。
   *[normal] 11バック！ 場が流れるまで強さが元に戻ります。
}
event-nine-reverse = 9リバース！ { $direction ->
    [clockwise] 時計回りに戻ります。
   *[counterclockwise] 逆回りになります。
}
event-trick = 場が流れました。次の親は{ $player }です。
event-out = { $player }が{ named }で上がりました！
event-illegal-finish = { $player }は{ $cards }で上がったため、反則上がりです。
event-downfall = { $player }は都落ち！
event-round = 第{ $round }ラウンドが終わりました。
event-placed = { $player }は{ named }です。
event-over = 対戦終了です。

### Called out over the table

called-lock = { $suits }縛り！
called-skip = スキップ！
called-number-lock = { $both ->
   *[no] 数字縛り！
    [yes] 激縛り！
}
called-spade-three = スペ3返し！
called-five-skip = 5スキップ！
called-seven-give = 7渡し！
called-ten-discard = 10捨て！
called-queen-bomber = Qボンバー！
called-nines-cut = 救急車！
called-sandstorm = 砂嵐！
called-two-clears = 2で流れる！
called-calamity = 天変地異！
called-overturn = 下剋上！
called-eight-cut = 8切り！
called-revolution = 革命！
called-counter-revolution = 革命返し！
called-jack-back = 11バック！
called-nine-reverse = 9リバース！
called-illegal-finish = 反則上がり！
called-downfall = 都落ち！

### Why not

refusal-lead = 親はパスできません。好きなカードを出してください。
refusal-exchange = { $problem ->
    [strongest] いちばん強いカードを渡してください：{ $cards }。
   *[count] 渡すのはちょうど{ $needed }枚です（今は{ $count }枚）。
}
refusal-combination = { $problem ->
    [short] { $cards }は続いていますが、階段は3枚からです。
    [suits] { $cards }は続いていますが、マークが違います。階段は同じマークでそろえてください。
    [gap] { $cards }は間が抜けています。階段は続いた数字だけで、抜けはジョーカーで埋めてください。
    [corner] { $cards }は階段になりません。階段は2で終わり、3へは続きません。
    [off] { $cards }は階段ですが、階段のないルールです。同じ数字のカードを選んでください。
   *[ranks] { $cards }は数字がそろっていません。
}
refusal-follow = { $problem ->
    [kind] { $kind ->
        [sequence] 場は階段です。出せるのは{ $needed }枚の階段だけです。
       *[set] 場は{ $needed ->
            [1] 1枚のカード
           *[other] 同じ数字のカード
        }です。階段は出せません。
    }
    [size] { $kind ->
        [sequence] 場は{ $needed }枚の階段です。
       *[set] 場は{ $needed }枚出しです。
    }{ $needed }枚選んでください（今は{ $count }枚）。
    [joker] { $beaten_by ->
        [spade-three] ジョーカーに勝てるのはスペードの3だけです。
        [sandstorm] ジョーカーに勝てるのは3の3枚出しだけです。
        [both] ジョーカーに勝てるのはスペードの3か、3の3枚出しだけです。
       *[nothing] { $needed ->
            [1] ジョーカー
           *[other] ジョーカー2枚
        }に勝てるカードはありません。
    }
    [equal] { $rank }は{ $beat }と同じ強さです。もっと強いカードが必要です。
   *[weaker] { $rank }は{ $beat }より強くありません{ while-reversed }。
}
refusal-skip-two = { $rank }はいちばん強い数字です{ while-reversed }。同じ数字は重ねられません。
refusal-number-lock = { $wanted ->
    [joker] 数字縛りです。出せるのはジョーカーだけです。
   *[other] 数字縛りです。次に出せる数字は{ $wanted }だけで、{ $rank }は出せません。
}
refusal-first = 最初に出すカードには、必ず{ $cards }を入れてください。
refusal-seven-give = { $problem ->
    [few] { $most }枚渡してください（今は{ $count }枚）。
   *[many] 渡せるのは7の枚数と同じ{ $most }枚までです（今は{ $count }枚）。
}
refusal-ten-discard = { $problem ->
    [few] { $most }枚捨ててください（今は{ $count }枚）。
   *[many] 捨てられるのは10の枚数と同じ{ $most }枚までです（今は{ $count }枚）。
}
refusal-queen-bomber = { $problem ->
    [joker] ジョーカーには数字がありません。
   *[many] 選べる数字はQの枚数と同じ{ $most }つまでです（今は{ $count }つ）。
}
refusal-lock = { $suits }縛りです。{ $cards }は出せません。

### Kinds of decision

decision-giving = 渡すカード
decision-passing = パスの選択
decision-sequence = 階段の出し方
decision-revolution = 革命の起こし方
decision-joker = ジョーカーの使い方
decision-breaking = 組のくずし方
decision-following = 場のカードへの勝ち方
decision-shedding = 7渡しと10捨て
decision-naming = Qボンバーの数字
decision-swapping = 手札の入れ替え
decision-leading-single = 親のときの1枚出し
decision-leading-set = 親のときの複数枚出し

theme-giving = 何を渡すか
theme-passing = いつパスするか
theme-sequence = いつ階段を出すか
theme-revolution = いつ革命を起こすか
theme-joker = いつジョーカーを使うか
theme-breaking = いつ組をくずすか
theme-following = 場に出すか、見送るか
theme-shedding = 何を渡し、何を捨てるか
theme-naming = どの数字を指定するか
theme-swapping = いつ手札を入れ替えるか
theme-leading-single = いつ親で1枚出すか
theme-leading-set = いつ親で組を出すか

holds-joker = ジョーカーを持っているのはだれ？

### Why a move is good

advice-forced = 選べる手はこれだけです。
nudge-forced = 選べる手は1つだけです。
advice-tried = 相手の手札を何通りも想定して試した結果、これが最善でした。
nudge-tried = ほかの人は何を持っていそうですか？
advice-give-best = ルールです。いちばん強いカードを渡します。
nudge-give-best = いちばん強いカードはどれですか？
advice-give-weak = 1枚だけの弱いカードは、いちばん出しにくいカードです。
nudge-give-weak = 出しにくいカードはどれですか？
advice-last = これで手札がなくなり、上がりです。
nudge-last = 手札を全部出せませんか？
advice-unbeatable = これより強いカードはありません。場が流れ、あなたが次の親になりそうです。
nudge-unbeatable = いちばん強い出し方はどれですか？
advice-cut = 8切りで場が流れ、あなたが次の親になります。
nudge-cut = すぐに場を流せるカードはどれですか？
advice-revolution = 強さが逆になり、弱いカードが強くなります。
nudge-revolution = 強さが逆になると、だれが得ですか？
advice-weak-first = 弱いカードは親のときに出します。強いカードは後で役に立ちます。
nudge-weak-first = 後で出しにくくなるカードはどれですか？
advice-strong-first = 残りが少ないときは、まず親を取り、それから残りを出します。
nudge-strong-first = どうすれば最後のカードを親で出せますか？
advice-no-trap = このカードでは上がれません。ほかのカードがあるうちに出します。
nudge-no-trap = 最後に残すと上がれないカードはどれですか？
advice-sequence = 階段なら、一度に何枚も減らせます。
nudge-sequence = 一度に何枚も減らすには？
advice-cheap = ぎりぎり勝てて、組もくずれません。
nudge-cheap = ぎりぎり勝てるカードはどれですか？
advice-skip = 前と同じ強さなので、次の人をスキップできます。
nudge-skip = だれかをスキップできませんか？
advice-beat-joker = スペードの3はジョーカーに勝ち、親になれます。
nudge-beat-joker = ジョーカーに勝てる弱いカードは？
advice-ends-trick = すぐに場が流れ、あなたが次の親になります。
nudge-ends-trick = すぐに場を流すには？
advice-five-skip = 5なら、次の人を飛ばせます。
nudge-five-skip = 次の人を飛ばせませんか？
advice-shed = 弱いカードが減れば、残りが出しやすくなります。
nudge-shed = 出しにくいカードはどれですか？
advice-shed-all = これで手札がなくなり、上がりです。どのカードでも反則になりません。
nudge-shed-all = 手札を全部手放せませんか？
advice-name = ほかの人が困るか、自分の出しにくいカードが減ります。
nudge-name = ほかの人が困り、自分は困らない数字は？
advice-swap = 10より強いカードがないので、入れ替えたほうが得でしょう。
nudge-swap = これより悪い手札はなかなかありません。どうしますか？
advice-strong = 強いカードですが、今は使ってでも親を取りたいところです。
nudge-strong = 強いカードの使いどきではありませんか？
advice-save = パスすれば、強いカードと組を後のために温存できます。
nudge-save = 強いカードを使ってまで取りたい場ですか？

### Practice

quiz-playable-title = 出せるカード
quiz-playable = 今出せるカードはどれですか？ 組にして出せるものも含めて、すべて選びましょう。
quiz-rule-title = 出せない理由
quiz-rule = 今{ $cards }を出せないのは、どのルールがあるからですか？
quiz-rule-pass = 今パスできないのは、どのルールがあるからですか？
quiz-kind-title = カードの組み合わせ
quiz-kind = { $cards }を一度に出すと何になりますか？
quiz-strongest-title = いちばん強いカード
quiz-strongest = 1枚でいちばん強いカードを出しましょう。
quiz-next-title = 次の番
quiz-next = { $player }が{ $cards }を出します。次はだれの番ですか？
quiz-next-pass = { $player }がパスします。次はだれの番ですか？
quiz-effect-title = 出すと起こること
quiz-effect = { $player }が{ $cards }を出します。何が起こりますか？
quiz-finish-title = 上がり方
quiz-finish = { $player }の最後のカードは{ $cards }です。今これで上がるとどうなりますか？
quiz-give-title = 渡すカード
quiz-give = あなたは下位でした。渡さなければならないカードを{ $count }枚選びましょう。
quiz-score-title = 順位の点
quiz-score-points = { $cards }で、このラウンドは終わりです。{ $player }には何点入りますか？
quiz-score-lives = { $cards }で、このラウンドは終わりです。{ $player }の持ち点はいくつ増えますか？（減るときはマイナスで答えます）

why-follow = 出せるのは、{ $matched ->
    [yes] 場と同じか、より強い
   *[no] 場より強い
}{ $kind ->
    [sequence] { $size }枚の階段
   *[set] { $size ->
        [1] 1枚のカード
        [2] ペア
       *[other] { $size }枚組
    }
}だけです。ジョーカーも使えます。
why-kind = 一度に出すと、{ combination }になります。
why-joker = ジョーカーは、強さが逆でもいちばん強いカードです。
why-next = 次は{ $player }です。
why-plain = 特別なことは起こらず、次の人の番になります。
why-finish = 最後のカードに{ $eights ->
    [yes] ジョーカーか8か、いちばん強い数字
   *[no] ジョーカーか、いちばん強い数字
}があると反則上がりです。いちばん強い数字は2、強さが逆のときは3です。
why-score-points = { $player }は{ $place }位で{ named }です。自分より順位が下の人数が、そのまま点になります。
why-score-lives = { $player }は{ named }です。大富豪は1点増え、ほかの人は減ります。いちばん多く減るのは大貧民です。

kind-plain = 何も起こらない
kind-counter-revolution = 革命返し
kind-out = ふつうの上がり

### House rules

preset-moderate = やさしめ
preset-moderate-help = 革命、スキップ、反則上がり、都落ち。
preset-japan = 日本の標準
preset-japan-help = 革命、階段、8切り、縛り、スペ3返し、11バック、都落ち、反則上がり（2・ジョーカー・8）。スキップなし。
preset-federation = 大富豪連盟
preset-federation-help = 大会のルール：8切り、縛り、スペ3返し、永久パス、全12ラウンド。
preset-western = 西洋式
preset-western-help = ジョーカーなし、クラブの3から始め、2で場が流れ、永久パス。
preset-rich = 豪華ローカル
preset-rich-help = 5スキップ、7渡し、10捨て、Qボンバーなど、ほとんど全部。
preset-all = 定番全部
preset-all-help = 「やさしめ」に、階段、縛り、8切り、9リバース、11バックを追加。
preset-none = ローカルルールなし
preset-none-help = ジョーカーも特殊効果もない、基本ルールだけ。

option-jokers = ジョーカー
option-jokers-help = 1枚なら最強です。ほかのカードと一緒に出すと、どのカードの代わりにもなります。
option-jokers-also = オールマイティ
option-jokers-art = X1 X2
option-revolution = 革命
option-revolution-help = 4枚以上を一度に出すと、強さが逆になります。
option-revolution-also = 4枚革命, 革命返し
option-revolution-art = 7S 7H 7C 7D
option-skip = 同ランクスキップ
option-skip-help = 場と同じ強さのカードも出せます。出すと、次の人が1回休みになります。
option-skip-also = スキップ, 同数スキップ
option-skip-art = 7S 7H
option-no_skip_on_two = 2のスキップ禁止
option-no_skip_on_two-help = いちばん強い数字には、同じ数字を重ねられません。
option-no_skip_on_two-art = 2S 2H
option-sequence = 階段
option-sequence-help = 同じマークの続いた数字を3枚以上、一度に出せます。
option-sequence-also = 階段出し, 連番
option-sequence-art = 5S 6S 7S
option-suit_lock = マーク縛り
option-suit_lock-help = 同じマークが続くと、その場はそのマークしか出せません。
option-suit_lock-also = 縛り, しばり, マークしばり
option-suit_lock-art = 4S 6S KS
option-eight_cut = 8切り
option-eight_cut-help = 8を出すと場が流れ、出した人が次の親になります。
option-eight_cut-also = 8流し, やぎり, エイトカット
option-eight_cut-art = 8S
option-nine_reverse = 9リバース
option-nine_reverse-help = 9を出すと、回る向きが逆になります。
option-nine_reverse-also = 9リバ, 9逆回り
option-nine_reverse-art = 9S
option-equal_plain = 同じ強さも出せる
option-equal_plain-help = 場と同じ強さのカードも出せます。だれも飛ばされません。
option-equal_plain-art = 7S 7H
option-sequence_revolution = 階段革命
option-sequence_revolution-help = 何枚の階段で革命になるかを決めます。
option-sequence_revolution-art = 3S 4S 5S 6S
option-sequence_revolution-0 = なし
option-sequence_effects = 階段の中の効果
option-sequence_effects-help = 階段に入った8などの効果が出るかどうかを決めます。
option-sequence_effects-art = 7S 8S 9S
option-sequence_effects-all = あり
option-sequence_effects-none = なし
option-number_lock = 数字縛り
option-number_lock-help = 1つ強い数字が続くと、その場は1つずつ強い数字しか出せません。
option-number_lock-also = 数縛り, 階段縛り, 激縛り
option-number_lock-art = 5S 6H 7D
option-number_lock-off = なし
option-number_lock-any = マークに関係なく
option-number_lock-with-suit = 激縛りだけ
option-spade_three = スペ3返し
option-spade_three-help = ジョーカーが1枚で出たとき、スペードの3なら勝てます。
option-spade_three-also = スペ3, スペード3返し
option-spade_three-art = X1 3S
option-five_skip = 5スキップ
option-five_skip-help = 出した5の枚数だけ、次の人を飛ばします。
option-five_skip-also = 5飛ばし, 5飛び
option-five_skip-art = 5S
option-seven_give = 7渡し
option-seven_give-help = 出した7の枚数だけ、次の人にカードを渡します。
option-seven_give-also = ななわたし, 7わたし
option-seven_give-art = 7S
option-seven_give-off = なし
option-seven_give-up-to = その枚数まで
option-seven_give-exactly = ちょうどその枚数
option-ten_discard = 10捨て
option-ten_discard-help = 出した10の枚数だけ、好きなカードを捨てます。
option-ten_discard-also = 10すて, じゅっすて
option-ten_discard-art = TS
option-ten_discard-off = なし
option-ten_discard-up-to = その枚数まで
option-ten_discard-exactly = ちょうどその枚数
option-queen_bomber = Qボンバー
option-queen_bomber-help = 出したQの枚数だけ数字を選び、全員がその数字を捨てます。
option-queen_bomber-also = 12ボンバー, クイーンボンバー
option-queen_bomber-art = QS
option-nines_cut = 救急車
option-nines_cut-help = 9のペアを出すと場が流れます。
option-nines_cut-also = 99車
option-nines_cut-art = 9S 9H
option-sandstorm = 砂嵐
option-sandstorm-help = 3を3枚出すと、何にでも勝って場が流れます。
option-sandstorm-also = 3が3枚, すなあらし
option-sandstorm-art = 3S 3H 3C
option-two_clears = 2で流れる
option-two_clears-help = 2を出すと場が流れ、出した人が次の親になります。
option-two_clears-also = 2切り
option-two_clears-art = 2S
option-two_clears-off = なし
option-two_clears-same-number = 場と同じ枚数の2で
option-two_clears-single = 2が1枚あれば
option-illegal_finish_spade_three = スペ3上がり禁止
option-illegal_finish_spade_three-help = スペードの3だけで上がるのも反則です。
option-illegal_finish_spade_three-also = スペ3上がり
option-illegal_finish_spade_three-art = 3S
option-overturn = 下剋上
option-overturn-help = 大貧民が1位で上がると、全員の身分が逆になります。
option-overturn-also = げこくじょう
option-calamity = 天変地異
option-calamity-help = 10より強いカードのない大貧民は、大富豪と手札を入れ替えられます。
option-calamity-also = てんぺんちい
option-equal_hands = 手札の枚数をそろえる
option-equal_hands-help = 余る枚数だけ、ジョーカー以外のカードを伏せて除きます。
option-first_card = 最初のカード
option-first_card-help = 第1ラウンドは、このカードを持つ人が親です。
option-first_card-also = ダイヤ3スタート
option-first_card-art = 3D
option-first_card-3D = ダイヤの3
option-first_card-3S = スペードの3
option-first_card-3C = クラブの3
option-first_card-random = くじ
option-first_card_played = 最初のカードを必ず出す
option-first_card_played-help = 最初の親は、最初のカードを必ず出します。
option-first_card_played-art = 3C
option-rounds = ラウンド数
option-rounds-help = 点に関係なく、決めたラウンド数で終わります。
option-rounds-0 = 点で決める
option-titles_reset = 身分のリセット
option-titles_reset-help = 決めたラウンド数ごとに、全員の身分がなくなります。
option-titles_reset-0 = なし
option-jack_back = 11バック
option-jack_back-help = Jを出すと、場が流れるまで強さが逆になります。
option-jack_back-also = Jバック, イレブンバック, ジャックバック
option-jack_back-art = JS
option-illegal_finish = 反則上がり
option-illegal_finish-help = ジョーカーや2で上がると最下位です。
option-illegal_finish-also = 禁止上がり, 反則あがり
option-illegal_finish-art = X1 2S
option-illegal_finish_eight = 8上がり禁止
option-illegal_finish_eight-help = 8で上がるのも反則です。
option-illegal_finish_eight-also = 8上がり
option-illegal_finish_eight-art = 8S
option-downfall = 都落ち
option-downfall-help = 大富豪は、ほかの人に先に上がられるとその場で脱落し、最下位（反則上がりの人がいれば、その1つ上）になります。
option-downfall-also = みやこおち
option-permanent_pass = 永久パス
option-permanent_pass-help = パスした人は、場が流れるまで出せません。
option-permanent_pass-also = パスは1回, 永パス
option-first_player = 最初の親
option-first_player-help = 第2ラウンド以降の、最初の親です。
option-first_player-beggar = 大貧民
option-first_player-president = 大富豪
option-first_player-card = 最初のカードを持つ人
option-exchange = 渡すカードの選び方
option-exchange-help = 大富豪と富豪が、もらうカードを見る前に選ぶか、見てから選ぶかを決めます。
option-exchange-also = カード交換, 税金
option-exchange-blind = もらう前に
option-exchange-after-receiving = もらってから
option-scoring = 点数の方式
option-scoring-help = 順位の点を足していくか、持ち点から引くかを決めます。
option-scoring-points = 加点方式
option-scoring-lives = 減点方式
option-length = 対戦の長さ
option-length-help = 目標の点、または最初の持ち点が変わります。
option-length-short = { $scoring ->
    [lives] 短い：持ち点10点
   *[other] 短い：{ $amount }点まで
}
option-length-medium = { $scoring ->
    [lives] ふつう：持ち点15点
   *[other] ふつう：{ $amount }点まで
}
option-length-long = { $scoring ->
    [lives] 長い：持ち点20点
   *[other] 長い：{ $amount }点まで
}
option-minister_loses = 富豪も1点減る
option-minister_loses-help = オフにすると、富豪の持ち点は減りません。
option-auto_pass = 自動パス
option-auto_pass-help = 出せるカードがないとき、自動でパスします。オフなら、自分で「パス」を押します。

### Rules

chapter-combinations = 出し方
chapter-play = 進め方
chapter-special = 特殊ルール
chapter-titles = 身分
chapter-scoring = 点数

rule-aim-title = 目的
rule-aim = だれよりも早く手札をなくします。カードは全部配りきるので、1枚多い人がいることもあります。多くなるのは、第1ラウンドはくじで決めた席から順、その後は順位の低い人から順です。手札の枚数は全員に見えます。
rule-combination-title = 同じ数字
rule-combination = 同じ数字のカードを1〜4枚まとめて出せます。ジョーカーを足せば5枚、6枚にもなります。いちばん弱い数字は3です。4、5と順に強くなり、Kの上がA、その上が2です。マークに強弱はありません。
rule-joker-title = ジョーカー
rule-joker = 1枚で出せば、強さが逆のときも、いちばん強いカードです。2枚ならいちばん強いペアです。負けるのは、ローカルルールのスペ3返し（1枚のとき）と砂嵐だけです。ほかのカードと一緒に出せば、足りないカードの代わりになります。
rule-sequence-title = 階段
rule-sequence = 同じマークの続いた数字を3枚以上まとめて出せます。Kの次はA、2で、そこで終わりです。抜けた所はジョーカーで埋め、余ったジョーカーは強い側に続きます。ジョーカー以外のカードが2枚は必要です。1枚とジョーカーだけなら、同じ数字の組になります。
rule-first-title = 最初の親
rule-first = 第1ラウンドは、最初のカード（ふつうはダイヤの3）を持つ人が最初の親です。そのカードを出さなくてもかまいません。（そのカードがない練習問題では、最初の席の人です。）その後は大貧民が親です。ローカルルールでは、大富豪か、毎ラウンドそのカードを持つ人が親になります。
rule-first-card-title = 最初のカード
rule-first-card = ローカルルールでは、ダイヤの3の代わりに、スペードの3かクラブの3、またはくじで第1ラウンドの親を決めます。そのカードが除かれていれば、ダイヤ、クラブ、ハート、スペードの順に、ほかの3で決めます。
rule-first-card-played-title = 最初のカードを必ず出す
rule-first-card-played = ローカルルールでは、最初の親は、親を決めたカードを必ず出します。ほかのカードと組にして出してもかまいません。
rule-equal-hands-title = 手札の枚数をそろえる
rule-equal-hands = ローカルルールでは、全員に同じ枚数を配ります。余る枚数だけ、ジョーカー以外のカードを、そのラウンドの間伏せて除きます。
rule-lead-title = 親
rule-lead = 親は好きなカードを必ず出します。ほかの人は順に、出すかパスします。はじめは時計回りです。
rule-follow-title = 場に出せるカード
rule-follow = 同じ出し方、同じ枚数で、もっと強いカードを出します。同じ数字の組はその数字で、階段はいちばん強いカードで比べます。強さが逆なら3がいちばん強く、2がいちばん弱くなり、階段は数字がいちばん小さいカードで比べます。
rule-pass-title = パス
rule-pass = 親でなければ、いつでもパスできます。同じ場で、後からまた出してもかまいません。最後に出した人以外の全員がパスすると場が流れ、最後に出した人が親になります。その人が上がっていれば、次の人が親です。
rule-permanent-pass-title = 永久パス
rule-permanent-pass = パスした人は、場が流れるまで出せません。スキップされた人は出せます。
rule-auto-pass-title = 自動パス
rule-auto-pass = 出せるカードがないとき、自動でパスします。操作を省くための設定で、ルールは変わりません。
rule-ready-made-title = ルールセット
rule-ready-made = ローカルルールには、まとめて選べるルールセットがあります。「やさしめ」はジョーカー2枚、革命、スキップ、反則上がり、都落ち。「日本の標準」は「やさしめ」からスキップを除き、階段、縛り、8切り、11バック、スペ3返し、8上がり禁止を足したもの。「大富豪連盟」は大会のルールで、4ラウンドごとに身分がなくなります。「西洋式」はジョーカーなしで、2を出すと場が流れます。「豪華ローカル」は日本の特殊カードのほとんど全部。「定番全部」は「やさしめ」に階段、縛り、8切り、9リバース、11バックを足したもの。「ローカルルールなし」は基本ルールだけです。ルールセットを選んだ後、1つずつ変えることもできます。
rule-revolution-title = 革命
rule-revolution = 4枚以上を一度に出すと（ジョーカー入りでも、階段でも）、そのラウンドが終わるまで強さが逆になります。もう一度革命が起こると元に戻ります（革命返し）。
rule-skip-title = 同ランクスキップ
rule-skip = 場とまったく同じ強さ、同じ出し方、同じ枚数のカードも出せます。出すと、次の人は飛ばされます。ほかに出す人が残っていなければ、すぐに場が流れます。
rule-skip-two-title = 2のスキップ禁止
rule-skip-two = 2や、2で終わる階段には、同じ強さのカードを重ねられません。強さが逆のときは3です。
rule-equal-plain-title = 同じ強さも出せる
rule-equal-plain = ローカルルールでは、場とまったく同じ強さのカードも出せます。だれも飛ばされません。ジョーカーだけの組には重ねられません。
rule-lock-title = マーク縛り
rule-lock = 前のカードとまったく同じマークのカードが出ると、どちらにもジョーカーがなければ縛りになり、場が流れるまでそのマークしか出せません。ジョーカーはどのマークの代わりにもなります。
rule-number-lock-title = 数字縛り
rule-number-lock = 場よりちょうど1つ強い数字が出ると縛りになり、場が流れるまで、1つずつ強い数字しか出せません。ローカルルールによっては、マークも同じときだけ、両方が縛られます（激縛り）。ジョーカーだけならいつでも出せます。階段では縛りになりません。
rule-spade-three-title = スペ3返し
rule-spade-three = ジョーカーが1枚で出たら、スペードの3を1枚で出せます。強さが逆でも、縛りがあってもかまいません。場が流れ、出した人が親になります。ほかにジョーカーに勝てるのは、砂嵐だけです。
rule-sandstorm-title = 砂嵐
rule-sandstorm = ジョーカーなしで3をちょうど3枚出すと、ジョーカー2枚を含め、何にでも勝ちます。場が流れ、出した人が親になります。親のときに出しても流れます。4枚なら革命です。
rule-five-skip-title = 5スキップ
rule-five-skip = 出した5の枚数だけ（ジョーカーは数えません）、その場に残っている次の人たちが飛ばされます。ほかにだれも残らなければ、すぐに場が流れます。
rule-seven-give-title = 7渡し
rule-seven-give = 7を出した人は、出した枚数までのカードを、手札のある次の人に渡します。ローカルルールによっては、ちょうどその枚数です。渡したカードは2人にしか見えません。これで手札がなくなれば、どのカードでも反則にならず上がりです。
rule-eight-cut-title = 8切り
rule-eight-cut = 8の入ったカードを出すとすぐに場が流れ、出した人が次の親になります。縛りにもスキップにもならず、一緒に出したJの11バックも起きません。8の代わりのジョーカーでは切れません。
rule-nine-reverse-title = 9リバース
rule-nine-reverse = 9の入ったカードを出すと、回る向きが逆になり、次のラウンドにも続きます。何枚一緒に出しても、変わるのは1回です。
rule-nines-cut-title = 救急車
rule-nines-cut = ジョーカーなしの9のペアを出すと場が流れ、出した人が次の親になります。
rule-ten-discard-title = 10捨て
rule-ten-discard = 10を出した人は、出した枚数までのカードを見せて捨てます。ローカルルールによっては、ちょうどその枚数です。これで手札がなくなれば、反則にならず上がりです。
rule-jack-back-title = 11バック（Jバック）
rule-jack-back = Jの入ったカードを出すと、場が流れるまで強さが逆になります。革命中ならふつうに戻ります。もう一度Jが出れば元どおりです。
rule-queen-bomber-title = Qボンバー
rule-queen-bomber = Qを出した人は、出した枚数までの数字を選び、全員がその数字のカードをすべて捨てます。手札がなくなった人は、反則にならず上がりです。同時なら、選んだ人から順に上がります。
rule-two-clears-title = 2で流れる
rule-two-clears = ジョーカーなしで2を出すと場が流れ、出した人が次の親になります。ローカルルールによっては、場が何枚でも、2を1枚で出せます。ジョーカーだけの組や階段には出せません。
rule-sequence-revolution-title = 階段革命
rule-sequence-revolution = 4枚以上の階段も革命になります。ローカルルールでは、5枚以上にするか、階段では革命にならないようにできます。
rule-sequence-effects-title = 階段の中の効果
rule-sequence-effects = ローカルルールでは、階段に入った8やJなどの効果は起きません。
rule-illegal-finish-title = 反則上がり
rule-illegal-finish = 最後のカードにジョーカーか2（強さが逆なら3）があると反則で、最下位になります。どれがいちばん強いかは、出す直前の状態で決まります。反則が2人以上なら、後から上がった人ほど上の順位です。
rule-illegal-finish-eight-title = 8上がり禁止
rule-illegal-finish-eight = 8切りがあるとき、8で上がるのも反則です。
rule-illegal-finish-spade-three-title = スペ3上がり禁止
rule-illegal-finish-spade-three = ローカルルールでは、スペードの3だけで上がるのも反則です。
rule-titles-title = 身分
rule-titles = 3人なら大富豪、平民、大貧民です。4人からは、1位は大富豪、2位は富豪、最下位は大貧民、その1つ上は貧民、残りは平民です。
rule-calamity-title = 天変地異
rule-calamity = 配られた手札に10より強いカードがない大貧民は、大富豪と手札を全部入れ替えられます。そのとき、2人はカードを交換しません。
rule-exchange-title = カードの交換
rule-exchange = 第2ラウンドからは、始める前にカードを交換します。大貧民はいちばん強い2枚を大富豪に渡し、大富豪は好きな2枚を返します。貧民はいちばん強い1枚を富豪に渡し、富豪は好きな1枚を返します。3人なら、交換するのは大富豪と大貧民だけです。いちばん強いのはジョーカー、次は数字の強い順です。同じ数字ならダイヤ、クラブ、ハート、スペードの順に渡します。大富豪と富豪は、もらうカードを見る前に選びます。ローカルルールなら、もらってから選べます。交換したカードは、ほかの人には見えません。
rule-downfall-title = 都落ち
rule-downfall = 前のラウンドの大富豪がまだ手札を持っているうちに、ほかの人が反則なしで最初に上がると、大富豪はその場で脱落し、最下位（反則上がりの人がいれば、その1つ上）になります。
rule-overturn-title = 下剋上
rule-overturn = 前のラウンドの大貧民が反則なしで最初に上がると、ラウンドはすぐに終わり、前のラウンドの順位がそのまま逆になります。
rule-titles-reset-title = 身分のリセット
rule-titles-reset = ローカルルールでは、4ラウンドごとに身分がなくなります。次のラウンドは交換も都落ちもなく、第1ラウンドのように始まります。
rule-score-title = 加点方式と減点方式
rule-score = 加点方式では、自分より順位が下の人数だけ点が入ります。減点方式では、大富豪の持ち点は1点増え、富豪と平民は1点、貧民は2点、大貧民は3点減ります。
rule-minister-title = 富豪の持ち点
rule-minister = ローカルルールなら、富豪の持ち点は減りません。
rule-length-title = 対戦の終わり
rule-length = 加点方式では、「対戦の長さ」に応じて、だれかの点が人数の2倍、3倍、または4倍に届くと対戦が終わります。減点方式では、だれかの持ち点（最初は10点、15点、または20点）がなくなると終わります。点の多い人の勝ちで、同点なら最後のラウンドで上の順位だった人の勝ちです。

rule-rounds-title = ラウンド数
rule-rounds = ローカルルールでは、点に関係なく、4、8、12ラウンドのどれかで終わります。

### ふり返って、その手について分かっていたこと

known-stronger = { $count ->
    [0] ほかの人の手札に、これより強いカードはありませんでした。
   *[other] ほかの人の手札に、これより強いカードが{ $count }枚ありました。
}
known-few = { $player }の手札は残り{ $count }枚でした。

### A guided first game: $player is whoever it is about

guide-aim-title = 先に手札をなくす
guide-aim = 最初に手札をなくした人が大富豪、最後の人が大貧民です。早く上がるほど順位が上です。
guide-aim-learnt = できるだけ早く手札をなくす
first-card = { $suit ->
    [S] { option-first_card-3S }
    [C] { option-first_card-3C }
   *[D] { option-first_card-3D }
}
guide-first-title = { $who ->
    [you] あなたからです
   *[other] { $player }からです
}
guide-first = { first-card }を持つ{ $player }が、第1ラウンドの親です。どのカードから出してもかまいません。
guide-first-learnt = 第1ラウンドは、最初のカードを持つ人が親
guide-lead-title = あなたが親です
guide-lead = あなたが親です。1枚でも、同じ数字をまとめてでも出せます。親のうちに、3、4、5のような弱いカードを減らしましょう。
guide-lead-learnt = 親は1枚か、同じ数字を何枚かまとめて出す
guide-follow-title = 同じ枚数で、もっと強く
guide-follow = { $player }が出したのは{ $size }枚です。{ $size ->
    [1] もっと強いカードを1枚
   *[other] もっと強い数字を{ $size }枚そろえて
}出すか、パスします。マークは関係ありません。
guide-follow-learnt = もっと強い数字を同じ枚数出す
guide-order-title = { $rank ->
    [two] 2がいちばん強い
   *[other] Aより強いのは2だけ
}
guide-order = 弱い順に、3、4、5…J、Q、K、A、2です。今{ $player }が出したのは{ $cards }です。
guide-order-learnt = いちばん弱いのは3、いちばん強いのは2
guide-pass-title = これより強いカードがありません
guide-pass = 出せないので、パスしましょう。{ $again ->
    [yes] 番がまた来れば、同じ場でも出せます。
   *[no] この場は休みですが、次の場からまた出せます。
}
guide-pass-learnt = 親のとき以外は、いつでもパスできる
guide-trick-title = ほかの全員がパス
guide-trick = 場が流れました。最後に出した{ $player }が親になり、好きなカードを出せます。
guide-trick-learnt = ほかの全員がパスすると、最後に出した人が親
guide-titles-title = { $player }が上がりました
guide-titles = { $place }位なので、{ $player }は{ named }です。残りの人は続けます。
guide-titles-learnt = 最初に上がると大富豪、最後は大貧民
guide-score-title = あなたに{ $points }点
guide-score = { $points ->
    [0] 0点です。自分より順位が下の人1人につき、1点入ります。
   *[other] { $points }点入ります。自分より順位が下の人1人につき、1点です。
}
guide-score-learnt = 自分より下の人1人につき1点
guide-next-round-title = あなたは{ named }です
guide-next-round = { $title ->
    [president] 1位です。次のラウンドは、大貧民からいちばん強い2枚をもらい、好きな2枚を渡します。
    [minister] 2位です。次のラウンドは、貧民からいちばん強い1枚をもらい、好きな1枚を渡します。
    [citizen] 平民です。次のラウンド、上位と下位の人はカードを交換しますが、平民は交換しません。
    [peasant] 下から2番目です。次のラウンドは、いちばん強い1枚を富豪に渡し、代わりに1枚もらいます。
   *[beggar] 最下位です。次のラウンドは、いちばん強い2枚を大富豪に渡し、代わりに2枚もらいます。
}
guide-next-round-learnt = 次のラウンドは、下位の人が上位の人に強いカードを渡す

guide-joker-title = { $state ->
    [held] ジョーカーを出せます
    [alone] ジョーカー
   *[among] ジョーカー入り
}
guide-joker = { $state ->
    [held] ジョーカーは1枚なら最強です。ほかのカードと一緒なら、足りないカードの代わりになります。
    [alone] { $cards }は、いちばん強いカードです。
   *[among] { $cards }のジョーカーは、足りないカードの代わりです。
}
guide-joker-learnt = ジョーカーは1枚なら最強、ほかのカードと一緒ならどのカードの代わりにもなる
guide-revolution-title = { $state ->
    [held] 4枚まとめて出せます
    [revolution] 革命！
   *[counter-revolution] 革命返し！
}
guide-revolution = { $state ->
    [held] { $cards }を一度に出すと革命です。ラウンドの終わりまで3が最強、2が最弱になります。
    [revolution] { $cards }で革命です。ラウンドの終わりまで、3が最強、2が最弱です。
   *[counter-revolution] { $cards }でまた逆になり、強さは元どおりです。
}
guide-revolution-learnt = 4枚まとめて出すと革命
guide-eight-cut-title = { $state ->
    [held] 8を出せます
   *[played] 8切り！
}
guide-eight-cut = { $state ->
    [held] { $cards }を入れて出すと、場がすぐに流れ、あなたが次の親になります。
   *[played] { $player }が{ $cards }を出しました。ほかの人が何を持っていても、場はすぐに流れます。
}
guide-eight-cut-learnt = 8を出すと場が流れる
guide-jack-back-title = { $state ->
    [held] Jを出せます
   *[played] 11バック！
}
guide-jack-back = { $state ->
    [held] { $cards }を入れて出すと、場が流れるまで強さが逆になります。
   *[played] { $cards }で、場が流れるまで強さが{ $order ->
        [reversed] 逆になります。3が最強、2が最弱です。
       *[normal] 元に戻ります。2が最強です。
    }
}
guide-jack-back-learnt = Jを出すと、場が流れるまで強さが逆
guide-nine-reverse-title = { $state ->
    [held] 9を出せます
   *[played] 9リバース！
}
guide-nine-reverse = { $state ->
    [held] { $cards }を入れて出すと、回る向きが逆になります。
   *[played] { $cards }が出ました。次の9が出るまでは{ $direction ->
        [clockwise] 時計回り
       *[counterclockwise] 逆回り
    }です。
}
guide-nine-reverse-learnt = 9を出すと回る向きが逆になる
guide-lock-title = マーク縛り
guide-lock = { $suits }が続けて出ました。場が流れるまで、このマークしか出せません。
guide-lock-learnt = 同じマークが続くと縛り
guide-five-skip-title = { $state ->
    [held] 5を出せます
   *[played] 5スキップ！
}
guide-five-skip = { $state ->
    [held] { $cards }を入れて出すと、次の人を飛ばせます。2枚なら2人です。
   *[played] { $cards }が出ました。5の枚数だけ、次の人が飛ばされます。
}
guide-five-skip-learnt = 5の枚数だけ次の人を飛ばす
guide-seven-give-title = { $state ->
    [held] 7を出せます
   *[played] 7渡し！
}
guide-seven-give = { $state ->
    [held] { $cards }を出すと、好きなカードを次の人に渡せます。
   *[played] { $cards }が出ました。7の枚数だけ、次の人にカードを渡せます。ほかの人には見えません。
}
guide-seven-give-learnt = 7を出すと次の人にカードを渡せる
guide-ten-discard-title = { $state ->
    [held] 10を出せます
   *[played] 10捨て！
}
guide-ten-discard = { $state ->
    [held] { $cards }を出すと、好きなカードを捨てられます。
   *[played] { $cards }が出ました。10の枚数だけ、カードを捨てられます。
}
guide-ten-discard-learnt = 10を出すとカードを捨てられる
guide-queen-bomber-title = { $state ->
    [held] Qを出せます
   *[played] Qボンバー！
}
guide-queen-bomber = { $state ->
    [held] { $cards }を出すと数字を選べます。あなたを含む全員が、その数字を捨てます。
   *[played] { $cards }が出ました。Qの枚数だけ数字を選び、全員がその数字を捨てます。
}
guide-queen-bomber-learnt = Qを出すと、選んだ数字を全員が捨てる
guide-spade-three-title = { $state ->
    [held] スペードの3は取っておきましょう
   *[played] スペ3返し！
}
guide-spade-three = { $state ->
    [held] { $cards }を1枚で出すと、ジョーカーに勝って場が流れます。ジョーカーが出るまで取っておきましょう。
   *[played] { $cards }はジョーカーに勝ち、場はすぐに流れます。
}
guide-spade-three-learnt = スペードの3はジョーカーに勝つ
guide-sandstorm-title = { $state ->
    [held] 3が3枚
   *[played] 砂嵐！
}
guide-sandstorm = { $state ->
    [held] { $cards }をまとめて出すと、何にでも勝って場が流れます。
   *[played] { $cards }は何にでも勝ち、場が流れました。
}
guide-sandstorm-learnt = 3が3枚なら何にでも勝つ
guide-nines-cut-title = { $state ->
    [held] 9のペア
   *[played] 救急車！
}
guide-nines-cut = { $state ->
    [held] { $cards }をまとめて出すと場が流れ、あなたが次の親になります。
   *[played] { $cards }で場が流れました。
}
guide-nines-cut-learnt = 9のペアで場が流れる
guide-two-clears-title = { $state ->
    [held] 2を出せます
   *[played] 2で流れました
}
guide-two-clears = { $state ->
    [held] { $cards }を出すと場がすぐに流れ、あなたが次の親になります。
   *[played] { $cards }で、場がすぐに流れました。
}
guide-two-clears-learnt = 2を出すと場が流れる
guide-number-lock-title = 数字縛り
guide-number-lock = 1つ強い数字が続きました。{ $rank ->
    [joker] 次に出せるのはジョーカーだけです。
   *[other] 場が流れるまで、1つずつ強い数字しか出せません。次は{ $rank }です。
}
guide-number-lock-learnt = 1つ強い数字が続くと数字縛り
guide-equal-plain-title = 同じ強さでも出せます
guide-equal-plain = { $cards }は場と同じ強さです。このルールでは出すことができ、だれも飛ばされません。
guide-equal-plain-learnt = 同じ強さでも出せて、だれも飛ばされない
guide-sequence-revolution-title = { $state ->
    [held] 階段で革命を起こせます
   *[played] 革命！
}
guide-sequence-revolution = { $state ->
    [held] { $cards }のように{ $count }枚以上の階段をまとめて出すと革命で、ラウンドの終わりまで強さが逆になります。
   *[played] { $cards }のように{ $count }枚以上の階段は革命で、ラウンドの終わりまで強さが逆になります。
}
guide-sequence-revolution-learnt = 長い階段は革命になる
guide-sequence-effects-title = { $state ->
    [held] 階段の中の8
   *[played] 場は流れません
}
guide-sequence-effects = { $state ->
    [held] { $cards }をまとめて出せます。このルールでは、階段の中の8では場が流れません。
   *[played] { $cards }が出ました。このルールでは、階段の中の8では場が流れません。
}
guide-sequence-effects-learnt = 階段の中の8に効果はない
guide-illegal-finish-spade-three-title = { $state ->
    [held] 最後の1枚にはできません
   *[done] 反則上がり
}
guide-illegal-finish-spade-three = { $state ->
    [held] このルールでは、{ $cards }だけで上がると反則です。できればジョーカーの上に出しましょう。
   *[done] { $player }は{ $cards }だけで上がりました。反則なので最下位です。
}
guide-illegal-finish-spade-three-learnt = スペードの3だけで上がると反則
guide-overturn-title = { $state ->
    [near] { $who ->
        [you] 下剋上を狙えます
       *[other] { $player }は下剋上を狙えます
    }
   *[turned] 下剋上！
}
guide-overturn = { $state ->
    [near] 大貧民の{ $player }が最初に上がると、ラウンドはすぐに終わり、身分がすべて逆になります。
   *[turned] 大貧民が最初に上がったので、身分がすべて逆になりました。
}
guide-overturn-learnt = 大貧民が1位なら、身分がすべて逆になる
guide-calamity-title = { $state ->
    [asked] 10より強いカードがありません
   *[swapped] 天変地異！
}
guide-calamity = { $state ->
    [asked] 10より強いカードがないので、大貧民のあなたは、大富豪の{ $player }と手札を全部入れ替えられます。
   *[swapped] 大貧民と大富豪が手札を全部入れ替えました。2人のカード交換はありません。
}
guide-calamity-learnt = 10より強いカードのない大貧民は、手札を入れ替えられる
guide-equal-hands-title = 全員{ $held }枚
guide-equal-hands = このルールでは、全員の手札が同じ枚数です。余る{ $count }枚（ジョーカー以外）は、伏せて除きます。
guide-equal-hands-learnt = 全員の手札が同じ枚数
guide-first-card-title = { $who ->
    [you] あなたからです
   *[other] { $player }からです
}
guide-first-card = このルールでは、{ first-card }を持つ{ $player }が第1ラウンドの親です。
guide-first-card-learnt = 最初の親を決めるカードを変えるローカルルールがある
guide-first-card-played-title = 最初に出すカード
guide-first-card-played = { $cards }を持つあなたが親です。このルールでは、最初にこのカードを必ず出します。
guide-first-card-played-learnt = 最初のカードを必ず出す
guide-rounds-title = { $left ->
    [0] 最後のラウンドです
   *[other] あと{ $left }ラウンドです
}
guide-rounds = このルールでは、点に関係なく{ $rounds }ラウンドで終わります。最後に点の多い人の勝ちです。
guide-rounds-learnt = 決まったラウンド数で終わる
guide-titles-reset-title = 身分のリセット
guide-titles-reset = このルールでは、4ラウンドごとに身分がなくなります。第{ $round }ラウンドは交換がありません。
guide-titles-reset-learnt = 4ラウンドごとに身分がなくなる
guide-skip-title = { $state ->
    [held] 同じ強さでも出せます
   *[played] { $player }はスキップされました
}
guide-skip = { $cards }は場と同じ強さ{ $state ->
    [held] です。このルールでは出すことができ、次の人が飛ばされます。
   *[played] なので、{ $player }は番を飛ばされます。
}
guide-skip-learnt = 同じ強さでも出せて、次の人はスキップ
guide-skip-two-title = 同じ数字は重ねられません
guide-skip-two = { $cards }がありますが、このルールでは、最強の数字に同じ数字は重ねられません。
guide-skip-two-learnt = 最強の数字に同じ数字は重ねられない
guide-sequence-title = { $state ->
    [held] 階段があります
   *[played] 階段
}
guide-sequence = { $cards }は同じマークの階段です。{ $state ->
    [held] まとめて出せます。
   *[played] 勝てるのは、同じ枚数でもっと強い階段だけです。
}
guide-sequence-learnt = 同じマークで3枚以上続くと階段
guide-illegal-finish-title = { $state ->
    [held] 最後には残せません
   *[done] 反則上がり
}
guide-illegal-finish = { $state ->
    [held] 最後のカードに{ $cards }が入ると反則で、最下位になります。早めに出しましょう。
   *[done] { $player }の最後のカードに{ $cards }がありました。反則なので最下位です。
}
guide-illegal-finish-learnt = 最強の数字やジョーカーでは上がれない
guide-illegal-finish-eight-title = { $state ->
    [held] 8では上がれません
   *[done] 反則上がり
}
guide-illegal-finish-eight = { $state ->
    [held] このルールでは、最後のカードに{ $cards }が入っても反則で、最下位になります。
   *[done] { $player }は{ $cards }で上がりました。このルールでは反則なので最下位です。
}
guide-illegal-finish-eight-learnt = 8では上がれない
guide-permanent-pass-title = パスすると、この場は休み
guide-permanent-pass = このルールでは、一度パスすると場が流れるまで出せません。パスする前に、よく考えましょう。
guide-permanent-pass-learnt = 一度パスすると、その場は休み
guide-exchange-title = { $state ->
    [rich] { $player }とカード交換
   *[poor] { $player }にカードを渡します
}
guide-exchange = { $state ->
    [rich] 上位だったので、{ $player }からいちばん強い{ $count }枚を受け取ります。代わりに渡す{ $count }枚を選びましょう。
   *[poor] 下位だったので、いちばん強い{ $count }枚を{ $player }に渡し、代わりに{ $count }枚もらいます。
}
guide-exchange-learnt = 下位の人は上位の人に強いカードを渡す
guide-exchanged-title = { $player }から受け取ったカード
guide-exchanged = { $cards }が来ました。どのカードを交換したかは、ほかの人には分かりません。
guide-exchanged-learnt = 交換したカードはほかの人に見えない
guide-after-receiving-title = { $player }の強いカードが来ました
guide-after-receiving = このルールでは、もらったカードを見てから選びます。今の手札から、渡す{ $count }枚を選びましょう。
guide-after-receiving-learnt = 上位の人は、もらってから渡すカードを選ぶ
guide-beggar-leads-title = 親は{ $player }です
guide-beggar-leads = 第2ラウンドからは、{ $first ->
    [beggar] 大貧民
   *[president] 大富豪
}が最初の親です。今は{ $player }です。
guide-beggar-leads-learnt = 第2ラウンドからは、前の順位で最初の親が決まる
guide-downfall-title = { $state ->
    [near] { $who ->
        [you] 都落ちに注意
       *[other] 都落ちを狙いましょう
    }
   *[fallen] 都落ち！
}
guide-downfall = { $state ->
    [near] { $player }は前のラウンドの大富豪です。{ $who ->
        [you] ほかの人が先に上がると都落ちで、
       *[other] あなたやほかの人が先に上がると、{ $player }は都落ちで、
    }すぐに最下位になります。
   *[fallen] ほかの人が先に上がりました。{ $player }は大富豪の座を失い、このラウンドは脱落です。
}
guide-downfall-learnt = 大富豪は、先に上がられると都落ち
guide-lives-title = { $count ->
    [-1] 持ち点が1点増えました
    [0] 持ち点は減りません
   *[other] 持ち点が{ $count }点減りました
}
guide-lives = 点を足すのではなく、全員が持ち点から始めます。増えるのは大富豪だけで、下位ほど多く減ります。なくなると対戦終了です。
guide-lives-learnt = 持ち点：増えるのは大富豪だけ
guide-minister-title = { $player }の持ち点は減りません
guide-minister = このルールでは、2位の富豪の持ち点は減りません。それより下の人は減ります。
guide-minister-learnt = 富豪の持ち点は減らない

guide-cost-passed-title = 次の親は{ $player }です
guide-cost-passed = { $cards }で場が流れました。それより強いカードを出していれば、親を取れたかもしれません。
guide-cost-illegal-finish-title = 最下位です
guide-cost-illegal-finish = { $cards }では上がれません。反則なので最下位です。

### Ways of bots

temper-cautious = 慎重派
temper-cautious-help = 序盤は、ペアや3枚組をくずしてまで場を取りません。
temper-daring = 大胆派
temper-daring-help = 早いうちからジョーカーを使って場を取りにいきます。
temper-hoarder = 温存派
temper-hoarder-help = いちばん強いカードを最後まで温存します。
