# The page in Japanese

### Taku

tagline = カードとサイコロの卓
welcome = お席へどうぞ
welcome-line = 初めてのゲームは、ガイドと一緒にまず1回。10分ほどで覚えられ、説明書を読む必要はありません。
promise-free = 無料
promise-offline = オフラインで遊べる
promise-account = アカウント不要

### Home

play = 遊ぶ
play-game = { $game }で遊ぶ
starting = 卓を準備しています
played-soon = まもなく反映されます
left-unfinished = 途中の対戦
resume = 続ける
resume-turn = あなたの番
resume-other = ほかの人の番
also-unfinished = ほかの途中の対戦
round-number = 第{ $round }ラウンド
place-now = 現在{ $place }位
for-you = 今日のおすすめ
remove = 削除
remove-match = { $game }（{ $when }）を削除
damaged = 開けない対戦
damaged-line = 削除するまで、元のまま残しておきます。
damaged-game = 保存した対戦
damaged-why = { $part ->
    [format] この対戦はTakuの別のバージョンで保存されていて、このバージョンでは読めません。
    [game] このバージョンのTakuには、このゲームがありません。
    [options] この対戦のローカルルールが、このバージョンのものと合いません。
    [seats] この対戦のボットか人数が、このバージョンでは使えません。
    [move] この対戦の{ $entry }番目の記録は、このバージョンのルールでは進められません。
    [crash] この対戦の同じところで、卓が2回止まりました。
    [seed] 保存データが壊れています。配札を読めません。
    [log] 保存データが壊れています。手の記録を読めません。
    [names] 保存データが壊れています。参加者の名前を読めません。
    [when] 保存データが壊れています。日付を読めません。
    [whole] 保存データが壊れています。
   *[other] 保存データが壊れています。「{ $part }」の部分を読めません。
}
damaged-copy = コピー
damaged-copy-match = { $match }をテキストとしてコピー
damaged-copied = 保存データをテキストとしてコピーしました。
damaged-remove = { $match }を完全に削除
games = ゲーム
more-games = ほかのゲーム
rules = ルール
rules-of = { $game }のルール
options = オプション
options-of = { $game }のオプション
settings = 設定
site-line = ハーツ、大富豪、ハギスとサイコロのゲームを、ボットや友だちと遊びながら覚えられます。無料で、アカウントも広告もありません。
about = Takuについて
back = 戻る
close = 閉じる
other-theme = 配色を切り替える
change-language = 言語を選ぶ
progress = 卓を準備しています
progress-bytes = 卓を準備しています · { $loaded }/{ $total } MB
progress-starting = 卓を準備しています · もうすぐです

### A game

new-match = 新しい対戦
setup = { $players }人{ $people ->
    [0] {""}
   *[other] （うち{ $people }人がこの端末）
}{ $bots ->
    [none] {""}
    [easy] {" "}· ボット：やさしい
    [normal] {" "}· ボット：ふつう
    [skilled] {" "}· ボット：やや強い
    [strong] {" "}· ボット：強い
    [expert] {" "}· ボット：達人
   *[other] {" "}· ボット：いろいろな強さ
}
look-back = 自分の対戦
workbench = 作る・調べる
lessons = レッスン
see-again = リプレイ
done-of = { $done }/{ $all }
last-result = { $day } { $result }
won-of = { $matches }戦中1位{ $won }回
not-played-yet = まだ遊んでいません
not-begun-yet = まだ始めていません
all-hands-seen = 全員の手札が見える
unfinished = 途中
daily-begun-before = 途中で削除
matches-of = { $game }のリプレイ
filter-result = 結果
remove-played = { $day }の対戦（{ $result }）を削除

### Notices

notice = お知らせ
dismiss = 閉じる
notice-update = Takuの新しいバージョンがあります。
update = 更新する
notice-not-kept = このブラウザーには保存されません。対戦と設定は、ページを閉じるまで有効です。
notice-measured = { $kind ->
    [league] リーグ戦が終わりました（配札{ $deals }通り）。
    [wrong] { $name }の測定は途中で終わりました。
   *[measure] { $name }の測定が終わりました（配札{ $deals }通り）。
}
notice-not-opened = { damaged-why }元のまま残してあります。
notice-unavailable = 卓を読み込めませんでした。接続を確かめてください。一度開けば、次からはオフラインで遊べます。
notice-incomplete = ページの一部を読み込めませんでした。接続を確かめてください。全部そろえば、オフラインで遊べます。
notice-standstill = 卓の読み込みに時間がかかっています。接続が遅いか、切れています。このまま待つこともできます。
notice-no-webassembly = このブラウザーでは、WebAssemblyがないか、無効なため（ロックダウンモードなど）、ゲームとレッスンが動きません。ルールは読めます。
retry = もう一度
notice-replaced = Takuが新しくなりました。続けるには、ページを読み込み直してください。
reload = 読み込み直す
notice-not-read = このブラウザーに保存したデータを、今は読めません。
notice-not-erased = 保存した対戦を、今は消去できません。それ以外は消去しました。
notice-tablebase-missing = いちばん強いボットのデータを読み込めなかったので、それより弱いボットが遊んでいます。接続を確かめてください。
notice-may-go = { $browser ->
    [webkit] Safariでは、アプリとして追加していない場合、7日間開かないと対戦の記録が消えます。
   *[other] 空きが少なくなると、保存した対戦をブラウザーが消すことがあります。
}
keep-games = 残す方法
notice-lost = 保存した対戦を、ブラウザーが消去しました。ファイルに保存してあれば、元に戻せます。
bring-file = ファイルから戻す
notice-waits = 対戦は途中のまま保存してあります。
back-to-game = 対戦に戻る
notice-nowhere = 「{ $address }」というページはありません。
notice-apart = これは友だちとの対戦です。続けるには、もう一度リンクを開いてください。
notice-elsewhere = この対戦は別のタブで開いています。
play-here = ここで遊ぶ
notice-taken = この対戦は別のタブで続いています。
notice-not-laid = この局面で卓が2回止まったので、ここでは表示できません。
notice-further = この対戦は別のところで先まで進んでいたので、その続きから遊べます。{ $parted ->
    [true] ここで進めた分は、別の対戦として残してあります。
   *[false] {""}
}
notice-removed = { $count ->
    [1] 「{ $what }」を削除しました。
   *[other] 「{ $what }」など{ $count }件を削除しました。
}
undo-removal = 元に戻す
put-back = 元に戻しました。
notice-not-removed = このブラウザーでは、今は削除できません。
notice-restarted = 卓を起動し直しました。対戦はそのまま続きます。

### First games

first-game = はじめての1ゲーム
first-row = はじめての1ゲームで覚える
first-which = どのゲームにしますか？
first-line = 本物の1ゲームです。ルールは、必要になったときにガイドが教えます。
first-minutes = 10分
first-played = 終了
first-leave = やめる（続きから遊べます）
first-over = { $game }で遊べるようになりました
first-learnt = 覚えたこと
first-yet = これから出てくるルール
first-further = 次に覚えるルール：
first-again = 新しい配札でもう一度
first-try = 実際に試してみる
first-options = ローカルルールを1つずつ試す
notice-first-anew = 途中の場面を再現できなかったため、最初から始めます。
guide = ガイド
guide-is = ガイド：{ $on ->
    [true] オン
   *[false] オフ
}
guide-again = もう一度表示：{ $title }
guide-repeat = ガイドをもう一度表示
guide-ask = { $game }は初めてですか？ ルールが出てきたときに、その場で説明します。
guide-ask-yes = はい
guide-ask-no = いいえ
unfold = 全部表示
rules-met = 覚えたルール
rules-to-come = これから出てくるルール：{ $count }件
rules-still-to-come = これから出てくるルール
tell-again = ガイドを最初から表示する
keep-it = このまま続ける
try-again = やり直す
play-match = 対戦する

### Lessons

learn = 学ぶ
learn-game = { $game }を学ぶ
learn-line = 少し読んで、すぐに遊ぶ短いレッスンです。どれも3分以内で終わります。
learn-left = 続きから：{ $game }「{ $title }」
learn-left-line = ステップ{ $step }/{ $steps }
learn-standing = { $all }レッスン中{ $done }レッスン終了
learn-rules = ルール
learn-options = ローカルルール
learn-strategy = 上達のコツ
learn-club = このサイト独自のレッスン
notice-no-lesson = そのレッスンはありません。こちらから選んでください。
notice-no-step = このレッスンにそのステップはありません。
lesson-number = { $game } · レッスン{ $number }
lesson-start = 始める
lesson-leave = レッスンをやめる
lesson-text = このステップの説明
lesson-step = { $steps }ステップ中{ $step }番目、星{ $stars }個
lesson-stars = 星{ $steps }個中{ $stars }個
lesson-right = そのとおり
lesson-poor = もっと良い手があります
lesson-other = ルールどおりですが、今回は別の手を
lesson-refused = ルールではできません
lesson-wrong = もう一度見てみましょう
lesson-missed = { $cards }も当てはまります。
lesson-rule = ルール：{ $rule }
lesson-broken = このステップを表示できません。次へ進んでください。
lesson-continue = 次へ
lesson-known = はじめての1ゲームで覚えました。
lesson-again = もう一度
lesson-take-back = 一手戻す
lesson-answer = 答える
lesson-answer-own = { $answer }
lesson-your-answer = あなたの答え
lesson-less = 1減らす
lesson-more = 1増やす
ask-these = { $most ->
    [1] カードを1枚選んでください
   *[other] カードを選んでください
}
lesson-these = { $count ->
    [0] カードを選ぶ
   *[other] この{ $count }枚
}
try-these = { $count ->
    [1] このカードを出してみる
   *[other] この{ $count }枚を出してみる
}
show-answer = 答えを見る
lesson-shown-number = 答えは{ $number }です。
lesson-shown-seat = 答えは{ $player }です。
lesson-shown-cards = 答えは{ $cards }です。
lesson-shown-try = 問いのとおりに試してみましょう。できない理由が表示されます。
advice-guess = 正確な値を読み込めなかったため、おおよその見積もりです。
lesson-nudge-move = 問いをもう一度読んでみましょう。選べるのは、暗くなっていないものです。
lesson-nudge-forbidden = 暗くなっていてもタップしてみましょう。損はしません。
lesson-nudge-playable = 1枚ずつ、ルールで出せるかどうか考えましょう。
lesson-nudge-number = 1つずつ、ゆっくり数えましょう。
lesson-nudge-seat = 1人ずつ順に見ていきましょう。
lesson-nudge-choice = 当てはまらないものから消していきましょう。
lesson-nudge-play = いつもの対戦と同じように遊んでみましょう。正解は1つではありません。
lesson-over = { $praise ->
    [2] 星がすべてそろいました。
    [1] よくできました。もう一度やれば、残りの星も取れます。
   *[other] 最後まで進みました。もう一度やると、ずっと楽になります。
}
lesson-taught = 出てきたルール
lesson-next = 次：{ $title }
lesson-once-more = もう一度
lesson-all = { $game }のレッスン一覧

### Practice

practice = 練習
practice-of = { $game }の練習
practice-line = 毎回、新しい局面から短い問題を出します。間違えた種類ほど多く出ます。
practice-new = まだ始めていません
practice-standing = { $answered }問中{ $right }問正解 · 最高{ $best }問連続
practice-right = { $answered }問中{ $right }問正解
practice-streak = { $streak ->
    [0] これから
   *[other] { $streak }問連続正解
}
practice-shaky = よく出る問題
practice-wrong = 不正解
practice-answer = 正解は「{ $answer }」です。
practice-next = 次の問題
practice-leave = 練習をやめる
kind-yes = はい
kind-no = いいえ

### 問題

train = 実戦問題
train-of = 実戦問題：{ $game }
train-line = あなたならどうしますか？
train-lead = ボット同士の対戦から選んだ、最善手のはっきりした局面です。間違えた問題は、日をおいてまた出ます。
train-leave = 問題を終える
train-problem = 問題 { $at }/{ $all }
train-dots = 正解{ $right }問、不正解{ $wrong }問、残り{ $left }問
train-what = あなたならどうしますか？
train-last = 直前に勝ったのは{ $player }
train-next = 次の問題
train-play-on = ここから続ける
train-costs = { $cards }では{ $amount }の損
train-costs-move = 「{ $move }」では{ $amount }の損
train-give-or-take = { $told }、誤差は{ $error }ほど
train-right = { $count ->
    [1] 正解：いちばん良い手です
   *[other] 正解：{ $count }通りの手が同じくらい良い手です
}
train-shown = 正解：{ $cards }
train-shown-move = 正解：{ $move }
train-best = 最善
train-best-move = いちばん良い手
train-your-move = あなたの手
train-tempting = ボットの間違い
train-ways = その後の例2つ
train-see-ways = その後を比べる
train-playing-out = 両方の手の続きを調べています…
train-no-ways = この問題では、続きを表示できません。
train-way-told = { $name }：{ $words }
train-often = 試した{ $worlds }回のうち{ $often }回がこの結果（もう一方の手では{ $otherwise }回）。
train-later = 途中の{ $count }回は省略
train-trick = { $at }/{ $all }
train-trick-before = 前へ
train-trick-after = 次へ
train-send = この問題のリンクをコピー
train-not-copied = リンクをコピーできませんでした。
train-over = { $all }問のうち{ $right }問正解
train-over-loss = 1問あたりの損は平均{ $amount }でした。
train-day = 今日の問題
train-not-tried = 未挑戦
train-was-right = 正解
train-was-wrong = 不正解
train-try = 解いてみる
train-lost = 損の多い選択
train-unit = 選択1回あたりの点
train-count = { $count }問
train-hard-to-tell = まだはっきりしません
train-kind-told = { $error ->
    [none] 選択1回で、損は{ $amount }
   *[other] 選択1回あたりの損は{ $amount }、誤差は{ $error }ほど
}
train-start = { $count }問を始める
train-session = { $count }問、約{ $minutes }分
train-due = 復習する問題が{ $count }問あります。
train-mostly = 損の多い種類を多めに出します：{ $kinds }
train-strength = あなたの実力
train-strength-unit = 選択1回あたりの損（点）
train-strength-you = あなた { $loss }
train-strength-told = 選択1回あたりの損は{ $amount }、誤差は{ $error }ほどです。
train-strength-bot = 「{ $level }」のボットは{ $loss }点。
train-strength-needs = { $all }回のうち{ $count }回
train-strength-when = 振り返った選択が{ $all }回（1〜3対戦分）になると、信頼できる値が出ます。
train-like = 「{ $level }」とほぼ同じ、誤差は{ $error }ほど。
train-between = 「{ $weaker }」と「{ $stronger }」の間、誤差は{ $error }ほど。
train-above = 「{ $level }」より上、誤差は{ $error }ほど。
train-below = 「{ $level }」より下、誤差は{ $error }ほど。
train-formula = 計算のしかた
train-formula-mean = 値 =（損1 + 損2 + … + 損n）÷ n
train-formula-error = 誤差（±）= 2 × 標準偏差 ÷ √n
train-formula-help = nは{ $count }：振り返った選択のうち、ほかの手も選べた最近のもの（{ $most }回まで）です。損は、その手で失った点で、より良い手が見つからなければ0です。勝つ見込みで比べた選択は、点で数えないので除きます。
train-formula-bots = ボットの値は、標準のルールで同じように測ったものです。
train-formula-unusual = あなたの選択のうち{ $count }回は、ほかのルールか、ほかの人数での選択です。
train-review = 対戦を振り返る
train-review-count = { $count }対戦{ $inIdleTime ->
    [true] 、自動で
   *[false] {""}
}
train-class = クラスに出題
train-class-line = { $game }の問題を10問まで、自分のレッスンにします。リンクで送って結果カードを集めたり、プロジェクターで見せたりできます。
train-class-mixed = いろいろな種類
train-class-costs = 平均{ $amount }の損になります。
train-class-other = 平均すると、もっと良い手があります。
holds-spread = 選ぶ前に、100%を割り振ってください。
holds-soon = まず、ほかの人の手札を予想します
holds-evenly = 均等にする
holds-impossible = 可能性なし
holds-no-one = だれも持っていない
holds-skip = 飛ばす
holds-mine = これで予想する
holds-engine = Taku
holds-truth = 実際
holds-curve = { $said }と予想したとき、実際は{ $was }
holds-said = あなたの予想
holds-was = 実際
train-after-review = この種類の問題を{ $count }問
notice-no-problem = その問題はここにありません。

### Options

presets = ルールセット
preset-own = 自分の組み合わせ
own-save-as = 名前をつけて保存
own-save = 保存
own-replace = 置き換える
own-name = このルールの名前
own-rename = 名前を変える
own-drop = 削除
own-taken = その名前のルールはもうあります。
own-saved = 「{ $name }」を保存しました。
own-send = 送る
set-base = 「{ $set }」
set-with = { $set }＋{ $rule }
set-without = { $set }－{ $rule }
set-more = { $set }ほか{ $count }件
set-own = { $name }（{ $set }）
different-from = 「{ $set }」と違うところ
also-called = 別名：{ $names }
rules-for = { $count ->
    [0] 「{ $typed }」に当てはまるルールはありません
   *[other] 「{ $typed }」に当てはまるルール{ $count }件
}
all-rules = { $count }件のルールをすべて見る
rules-on = 使っているルール
rules-on-count = { $all }種類中{ $on }種類
other-rules = ほかのルール（{ $count }）
send-rules = ローカルルールを送る
send-rules-wall = 読み取った人は、このルールを見て、そのまま遊んだり、保存したりできます。
send-rules-help = { $named ->
    [true] 内容は、あなたの名前「{ $from }」も含めて、すべてリンクの中にあります。サーバーもアカウントも使いません。
   *[other] 内容はすべてリンクの中にあります。サーバーもアカウントも使わず、あなたの情報も含みません。
}
rules-sent = { $named ->
    [true] { $from }さんのローカルルール
   *[other] 友だちのローカルルール
}
rules-sent-others = ほかのルール
rules-sent-as = { $count }件、「{ $set }」と同じ
rules-sent-note = 保存すると、この端末の自分のルールに加わります。遊ぶだけなら、自分のルールは変わりません。
rules-unknown = ここでは使えないルールが{ $count }件あります。Takuを更新してください。
rules-keep = 保存する
rules-kept = 保存しました
single-rules = 個別に選ぶ
more-rules = ほかのローカルルール（{ $on ->
    [0] 今はなし
   *[other] { $on }件あり
}）
find-rule = ローカルルールを探す
option-brings = 変えると「{ $what }」になります
option-needs = 「{ $what }」のとき
option-needs-players = { $counts }人のとき
option-value = { $option }：{ $values }
option-true = あり
option-false = なし
players = プレイヤー
number-of-players = 人数
player-count = { $count }人
bots-level = ボットの強さ
level-easy = やさしい
level-easy-help = ルールどおりに、あまり考えずに遊びます。
level-normal = ふつう
level-normal-help = 人並みに先を読みます。
level-skilled = やや強い
level-skilled-help = いくつかの手を試してから決めます。
level-strong = 強い
level-strong-help = よく考え、出たカードをすべて覚えています。
level-expert = 達人
level-expert-help = いちばん長く考えます。遅い端末では数秒かかります。
seat-level-help = 次の手から変わります。対戦の記録と成績にも残ります。
event-level = ここから{ $player }の強さが変わりました：{ $before } → { $after }。
sitter-human = この端末で遊ぶ人
sitter-bot = ボット · { $level }
bot-with-temper = { $bot } · { $temper }
seat-name = プレイヤー{ $seat }の名前
seat-who = プレイヤー{ $seat }はだれか
your-name = あなたの名前
several-people = 1台を何人かで使うときは、番が変わるたびに手札を隠します。
deal = カードを配る

### Rules

rule-on = あり
rule-off = なし
example = 例
example-table = 場
example-hand = あなたの手札
example-yes = できる
example-no = できない
example-fine = 問題ありません
example-taken-of = 取ったカード
example-hand-of = 残った手札
rules-off = 採用していないルール：{ $rules }
link-to-rule = このルールへのリンク
search-rules = ルールを検索
search-clear = 検索を消す
rules-found = { $count ->
    [0] 見つかりません
   *[other] { $count }件見つかりました
}
learn-it = 遊んで覚える：{ $lesson }
lesson = レッスン：{ $lesson }
to-lesson = レッスン
house-rules-count = ローカルルール：{ $all }種類中{ $on }種類
change = 変える
print = 印刷

### Help

manual-title = 使い方
manual-search = 使い方を検索
manual-found = { $count ->
    [0] 見つかりません
   *[other] { $count }件
}
manual-go = 開く
manual-go-to = 開く：{ $title }
manual-play-title = 始める・続ける
manual-play = ゲームの「遊ぶ」を押すと、ボットが席につきます。ページはいつ閉じてもかまいません。「続ける」でその場面から再開できます。
manual-table-title = カードとサイコロ
manual-table = カードをタップして選び、もう一度タップするかボタンを押すと出せます。暗いカードは今は出せません。タップすると理由が表示されます。サイコロはタップで残し、得点表の欄はタップで記入します。
manual-hints-title = ヒントと一手戻す
manual-hints = 電球を押すと、まず手がかりが、次に最善の手と理由が出ます。新しいカードやサイコロの目を見ていなければ、直前の手を戻せます。練習とレッスンではいつでも戻せます。
manual-options-title = ローカルルールと人数
manual-options = ゲームのページに、使うルールが表示されます。オプションで、ルール、人数、名前、ボットの強さを変えられます。ルールの組み合わせは、名前をつけて保存できます。
manual-first-title = はじめての1ゲーム
manual-first = ガイドと一緒に遊ぶ短いゲームです。ルールは必要になったときに説明します。損な手を選ぶと、結果をゆっくり見せます。その手はやり直せます。
manual-learn-title = レッスン
manual-learn = 1つの考え方を、小さな配札で学びます。1回は数分です。出せない手も自分で試します。どのレッスンもリンクで送れます。
manual-practice-title = 練習
manual-practice = 短い問題が続きます。間違えた種類ほど多く出ます。
manual-rules-title = ルール
manual-rules = ルールは章に分かれ、検索や印刷ができます。どのルールにも例の図があります。出せない理由からそのルールへ、ルールからレッスンへ進めます。
manual-review-title = 振り返り
manual-review = 対戦の後、選択で損した分と運の分、損の大きかった3つの選択、対戦の流れを見られます。答えを見ずに考え直すこともできます。±の後の数字は誤差の幅で、20回に19回は本当の値がその中にあります。
manual-mistakes-title = ミスの復習
manual-mistakes = 振り返りで見つかったはっきりしたミスが、1・3・7・21日後に出題されます。すべて正解すると卒業です。
manual-statistics-title = 成績
manual-statistics = ゲーム、ルール、強さごとの結果、運を除いた実力、得意な選択が分かります。ラウンドごとの点数はグラフで見られます。
manual-replay-title = リプレイ
manual-replay = どの対戦も一手ずつ保存されます。見返したり、終了後はほかの席から見たり、途中から練習として続けたりできます。
manual-daily-title = 今日の一戦
manual-daily = 全員が同じ配札で遊びます。過去の日はカレンダーにあり、結果は1行の文でコピーできます。終わると、同じ席で遊んだ強いボットの結果も見られます。
manual-send-title = 対戦・配札・局面を送る
manual-send = 対戦全体、同じ配札（あなたの得点付き）、1つの局面を、リンクやQRコードで送れます。サーバーには何も残りません。
manual-study-title = 手札公開
manual-study = 全員の手札を公開して調べます。手順を進めたり戻したり、手を変えたり、局面を自分で作ったりできます。リンクでも送れます。
manual-friends-title = 友だちと、それぞれの端末で
manual-friends = リンクやQRコードで友だちを招待します。手札は自分の画面にだけ表示され、空いた席にはボットが入ります。あなたの端末がカードを配り、全員の手札を預かるので、信頼できる人と遊んでください。許可すれば観戦もできます。
manual-side-title = ネットなしで近くの人と
manual-side = 近くの2台は、互いにコードを読み取るだけでつながります。サーバーは使いません。
manual-shared-title = 1台でみんなで
manual-shared = オプションで、この端末で遊ぶ人を増やします。番が変わるときは画面が隠れ、次の人が自分の名前をタップするまで手札は見えません。
manual-lessons-title = 自作レッスン
manual-lessons = 自分でレッスンを作れます。局面を作り、手・数・選択肢を問い、誤答の理由を書きます。送る前に、ルールに合うかが自動で確認され、リンク・コード・ファイルで送れます。
manual-class-title = クラスで使う
manual-class = 結果カードで、どの問題が難しかったかが分かります。カメラ、リンク、文字のコードで集めるか、自動で受け取れます。大きな画面に映して、みんなに聞くこともできます。サーバーには何も送られません。
manual-lab-title = ボット工房
manual-lab = ブラウザーの中で、Pythonのボットを書けます。一手ずつ試し、各レベルと比べて強さを測り、卓で対戦し、リンクで送れます。
manual-python-title = Pythonライブラリー
manual-python = ルール、ボット、振り返り、強さの測定は、Pythonのライブラリーとしても使えます。説明書の例は、ブラウザーで実行できます。
manual-data-title = データ
manual-data = すべてこのブラウザーの中に保存されます。ファイルに保存して別のブラウザーに読み込んだり、消去したりできます。読み込んでも、今あるものはなくなりません。
manual-offline-title = オフライン
manual-offline = 一度開けば、すべてオフラインで使えます。新しいバージョンには、更新を選ぶまで切り替わりません。ゲームの途中で変わることもありません。
manual-keyboard-title = キーボード
manual-keyboard = 矢印キーで手札の中を移動し、スペースで選び、Enterで出します。S・H・D・Cでそのマークのカードへ移動し、1〜5でサイコロを残します。Tで場の状況、Pで点数、Lで直前の場、Wで出せない理由を聞けます。?ですべてのキーを表示します。聞くためのキーは、設定で別の文字に変えられます。
manual-hearing-title = 読み上げと見やすさ
manual-hearing = どのゲームとレッスンも、スクリーンリーダーで遊べます。読み上げの量は設定で選べ、ページ自身に読み上げさせることもできます。明るい・暗い・高コントラストの配色、四色のマーク、大きいカード、特大の数字もあり、卓のボタンは左側にも置けます。

accessibility = アクセシビリティ
access-tested-title = 確認したこと
access-tested = どのバージョンも、Chromiumで自動テストしています。すべてのゲームと、レッスンのすべての出題形式をキーボードだけで進め、スクリーンリーダーに伝わる言葉も確認します。axeでWCAG 2.2のレベルAAに合わない所を調べます。幅320ピクセルからの画面、2倍の文字、高コントラスト、強制カラー、動きを減らす設定でも試します。スクリーンリーダーのOrcaとFirefoxの組み合わせでは、出せないカードの理由、トリック、カードのパス、レッスンの出題の読み上げを確かめています。
access-limits-title = 現在の制約
access-limits = 私たちの知るかぎり、スクリーンリーダーを毎日使う方にはまだ試していただいていません。スイッチ操作や点字ディスプレイでは、まだ確認していません。狭い間隔で重なるカードの数字は、特大にしてもふつうの大きさです。ページによる読み上げには、端末にその言語の音声が必要です。
access-report-title = 使いにくいところがあれば
access-report = このページを運営している人に伝えるか、Takuのソースコードの公開場所で知らせてください。したかったこと、ブラウザーとスクリーンリーダーの名前、ビルド{ $build }を書き添えてください。

### The open table

open-table = 手札公開
study-this = 手札を公開して調べる
open-hands = 手札を公開しますか？
open-hands-what = 全員の手札が見えます。一度見た手札を、見なかったことにはできません。対戦はそのまま残り、戻れば続きから遊べます。
open-hands-yes = 公開する
open-hands-no = 戻る
study-of = 手札公開：{ $game }
notice-takes-over = { $name }がボットと交代しました。
notice-taken-over = { $gone }の端末が抜けました。{ $who ->
    [you] この端末
   *[other] { $name }の端末
  }が引き継ぎます。{ $redealt ->
    [true] このラウンドは配り直します。
   *[false] 失われたものはありません。
  }
notice-went-on = { $name }が対戦を引き継ぎました。あなたの席はそのままです。
notice-unlike = { $count ->
    [0] { $name }の端末から届いたものは、対戦の記録として成り立っていません。
   *[other] { $name }の端末が今伝えている第{ $rounds }ラウンドの内容は、この端末で見たものと違います。
  }
notice-asked-again = ホストの端末が、次の配札を{ $count }回引きました。都合の良い配札を選んだ可能性があります。
notice-room-overfull = ホストから届いたデータが、1つの部屋に保存できる量を超えました。これから届くデータは保存されません。続くようなら、部屋を出てください。
notice-bad-link = このリンクは開けません。{ $part ->
    [size] 長すぎます。
    [version] Takuの別のバージョンで作られています。
    [older] Takuの古いバージョンで作られています。新しい招待を送ってもらってください。
    [kind] 別の種類のリンクです。
    [game] このバージョンのTakuにはないゲームです。
    [rules] ローカルルールが、ここでは使えないものです。
    [players] ボットか人数が、ここでは使えないものです。
    [moves] 記録された手順を再生できません。
    [place] 開く位置が正しくありません。
    [score] 目標の記録が正しくありません。
    [lesson] 中身がレッスンとして読み取れません。{ $named ->
        [true] 「{ $where }」に問題があります。
       *[other] { "" }
    }
    [check] 一部が欠けているか、変わっています。
   *[other] 壊れているか、別のバージョンで作られています。
}
study-eyes = だれの手札を見るか
study-all = 全員の手札
study-hands = 全員の手札
study-hand = { $player }：{ $count }枚
study-no-cards = カードなし
study-line = 手順をたどる
study-place = 手順の位置
study-at = { $count }手中{ $at }手目
study-first = 最初へ
study-back = 1つ戻る
study-next = 1つ進む
study-final = 最後へ
jumps = トリックとラウンドで移動
jump-before = 前の{ $what }へ
jump-after = 次の{ $what }へ
jump-turn = 番
study-bot = ボットに任せる
study-other = 別の手順
study-set-up = 局面を作る
notice-line-left = ここからは、記録とは別の進行です。元の記録は残っています。
line-back = 元の記録に戻る
study-chance = これからカードが配られます
study-by-hand-cards = 自分で配る
study-by-hand-dice = 目を決める
study-draw-cards = ランダムに配る
study-draw-dice = サイコロを振る
study-cancel = 卓に戻る
study-cards = 自分で配る
study-cards-help = だれに配るかを選び、山札のカードをタップしてください。配ったカードをもう一度タップすると戻ります。数字キー1〜9でも配れます。
study-gets = 次のカードをもらう人
study-deck = 山札
study-count = { $count }枚
study-given = { $card }、{ $name }へ
study-apart = 残り
study-each = 1人の枚数
study-usual = いつもどおり
study-fill = 残りをランダムに配る
study-clear = すべて戻す
study-lay = この形で始める
study-dice = { $player }の出目
study-die = サイコロ{ $place }
study-dealer = 最初のディーラーはだれ？
study-rules = 人数とローカルルール
study-text = テキストで
study-lay-text = このテキストから局面を作る
study-text-help = 1行に1つ、配札・目・手を、保存した対戦と同じ書き方で入力してください。書き直すことも、別のものを貼り付けることもできます。
study-bad-line = { $line }行目「{ $entry }」：{ $why }

### Seen again

replay = リプレイを見る
replay-of = リプレイ：{ $game }
replay-from = { $day }：リプレイを見る
replay-step = 一手ずつ見返す
replay-play-on = ここから続ける
transcript = これまでの流れ
before-first = 最初の配札の前
practice-match = 練習
notice-not-yet = ほかの人と対戦中です。終わったら見返せます。

### Sent

send = 送る
send-what = 送るもの
send-match = 対戦全体
send-match-help = 対戦を一手ずつ見返せます。入力した名前も送られます。
send-deal = 同じ配札
send-deal-help = 同じ配札や目で、最初から遊べます。
send-score = あなたの結果も、目標の記録として送られます：{ $score }{ $named ->
    [false] {""}
   *[true] （{ $name }）
}
send-position = この局面
send-position-help = 全員の手札を公開した卓で、続きを試せます。
send-tells = 対戦はまだ終わっていません。リンクの中身を調べれば、これから出るカードや目が分かります。
send-link = リンク
send-copy = リンクをコピー
send-copied = コピーしました
send-select = コピーできませんでした。選択してあるので、手動でコピーしてください。
send-on = ほかのアプリで送る…
send-code = リンクのQRコード
send-too-long = このリンクは長すぎて、カメラで読めるQRコードになりません。
send-none = すべてリンクの中に入っています。サーバーには何も保存されません。

deal-sent = あなたへの配札
deal-sent-line = だれかが送った配札です。このリンクを開いた人は、全員が同じ配札や目で、同じボットと遊べます。
rival-line = 目標は{ $name }の記録：{ $score }
rival-nameless = 送り主
rival-own = この配札でのあなたの結果：{ $score }
rival-unchecked = リンクに書かれている記録です。確認されたものではありません。

### The deal of the day

daily = 今日の一戦
daily-line = 毎日新しい配札。相手も含めて全員同じです
daily-open = まだ遊んでいません
daily-removed = 途中で削除しました
daily-again = 初回ではない
daily-play-again = もう一度遊ぶ
daily-since = もう一度遊んだ結果：{ $points }
daily-played = { $played ->
    [0] まだ遊んでいません
   *[other] { $all }ゲーム中{ $played }ゲーム
}
daily-place = { $sides }人中{ $place }
daily-copy = 結果をコピー
daily-not-copied = 結果をコピーできませんでした。
fair-daily = これは今日の一戦です。配札を決める数は日付そのものなので、全員が同じ配札になります。秘密ではありません。
daily-of = 今日の一戦：{ $game }
daily-today = 今日へ
daily-all = この日の全ゲーム
par = 強いボットが同じ席で遊ぶと
par-line = 強いボットが同じ席で遊ぶと：{ $score }
par-reckoning = 計算中…
par-what = 最後まで遊ぶと、強いボットが同じ席に座り、同じ配札で同じ相手と遊びます。あなたに見えないものは、ボットにも見えません。
same-cards = 同じ条件で比べると
rival-says = { $name }（リンクの記録）
score-beaten = { $points }点差で勝ち
score-not-beaten = あと{ $points }点
score-level = 同点
calendar = 過去の日
calendar-in-time = 当日に遊んだ
calendar-later = 後日遊んだ
calendar-better = 強いボットより上
days-in-a-row = { $days ->
    [0] 連続記録はまだありません
   *[other] { $days }日連続
}
days-in-a-row-best = 最長{ $days }日
row-rule = その日の一戦を、当日のうちに1ゲームでも最後まで遊ぶと、連続記録が伸びます。今日まだ遊んでいなくても、今日中に遊べば続きます。後日遊んだ日は数えません。

### Statistics

statistics = 成績
statistics-of = { $game }の成績
statistics-help = この端末で最後まで遊んだ対戦の成績です。1台を何人かで使うときは、最初の人の結果だけを数えます。レッスン、練習、手札公開は数えません。ヒントや一手戻しを使った対戦は、印を付けて数えます。
statistics-empty = 最後まで遊んだ対戦はまだありません
statistics-empty-line = 対戦を最後まで遊ぶと、結果と、これまでの成績がここに出ます。
statistics-overall = 全体
statistics-filter = 表示する対戦
not-played = 最後まで遊んだ対戦なし
no-such-match = この条件の対戦はまだありません。
all = すべて
filter-rules = ローカルルール
filter-others = 相手
against-mixed = 強さの違うボット
against-people = 人だけ
against-alone = 1人
against-friends = 友だちと
matches = 対戦
match-count = { $matches }戦
first-places = 1位
won-count = 1位{ $won }回
average-of = 平均{ $amount }
latest-places = 最近の順位：
time-played = 遊んだ時間
minutes = { $minutes }分
hours = { $hours }時間{ $minutes }分
many-hours = { $hours }時間
average-place = 平均順位
average-points = 平均点
best-points = 自己ベスト
streak-now = 現在の連続1位
streak-best = 最多連続1位
places = 順位
place-word = 順位
boxes = 得点表
box-word = 欄
box-scored = 得点できた割合
average = 平均
best = 最高
compared = 比較
last-results = 最近の{ $count }戦
legend-won = 1位
legend-average = 平均{ $points }
day = 日付
show-more = あと{ $count }件を表示
player-number = { $count }人
with-hints = ヒント{ $count }回
with-undo = 一手戻し{ $count }回

### Settings

settings-page = 画面
settings-cards = カード
settings-hand = 手札の操作
settings-done = おまかせ
settings-show = 速さと音
settings-guided = はじめての1ゲーム
settings-spoken = 読み上げとキーボード
setting-language = 言語
setting-language-help = ページ、ルール、読み上げの言語です。
setting-language-system = ブラウザーと同じ
language-done = { $share }が翻訳済み。残りは英語で表示します。
language-offline = 初回だけ接続が必要です
language-line = ページ、ルール、読み上げの言語がすぐに変わります。
language-help = 翻訳を手伝う

# レッスンの文の中で、途中で改行しないサイコロの目
face-unbroken = { $face }の目

# 数の整数部分と小数部分の間の記号
decimal-sign = .
setting-theme = テーマ
setting-theme-help = 画面の配色です。
setting-theme-system = 端末と同じ
setting-theme-light = 明るい
setting-theme-dark = 暗い
setting-theme-contrast = 高コントラスト
setting-side = 利き手
setting-side-help = 卓のボタンをこちら側に置きます。
setting-side-right = 右
setting-side-left = 左
setting-badge = アイコンの数字
setting-badge-help = インストールしたTakuのアイコンに、復習するミスの数を表示します。ページを離れるたびに更新します。
setting-deckColours = マークの色
setting-deckColours-help = 四色なら、ダイヤとハート、クラブとスペードをひと目で見分けられます。
setting-deckColours-two = 二色
setting-deckColours-four = 四色
setting-cardFace = カードの表
setting-cardFace-help = カードの表の絵柄です。特大の数字は、文字が見えにくい方のためのものです。二隅の数字は♠♥♦♣のカードだけです。
setting-cardFace-large = 大きいマーク
setting-cardFace-corners = 二隅に数字
setting-cardFace-jumbo = 特大の数字
setting-cardBack = カードの裏
setting-cardBack-help = 裏向きのカードの模様です。
setting-cardBack-lozenge = 菱形
setting-cardBack-waves = 青海波
setting-cardBack-checks = 市松
setting-cardSize = 大きさ
setting-cardSize-help = 大きいカードは読みやすく、重なりは多くなります。
setting-cardSize-small = 小さい
setting-cardSize-normal = ふつう
setting-cardSize-large = 大きい
setting-completeChoice = 一緒に出すカードも選ぶ
setting-completeChoice-help = 決まったカードとしか出せないカードをタップすると、一緒に出すカードも選びます。
setting-askZero = 0点の確認
setting-askZero-help = ほかに点になる欄があるのに0点を記入しようとしたとき、確かめます。
setting-onlyCard = 1枚しかなければ出す
setting-onlyCard-help = 出せるカードが1枚しかないとき、自動で出します。
setting-finishDecided = 勝負がついたら終える
setting-finishDecided-help = もう点が動かないとき、ラウンドをすぐに終えます。
setting-sounds = 音
setting-sounds-help = カード、場の区切り、あなたの番、サイコロ、終わりに、短く静かな音を鳴らします。音だけで伝えることはありません。
setting-haptics = 振動
setting-haptics-help = あなたの番、出せないカード、終わりを、短い振動で知らせます。
setting-volume = 音量
setting-volume-off = 音がオンのときだけ
setting-volume-low = 小さい
setting-volume-normal = ふつう
setting-volume-high = 大きい
setting-speed = 速さ
setting-speed-help = ほかの人の手を見せる時間です。タップすればいつでも先へ進みます。
setting-speed-calm = ゆっくり
setting-speed-normal = ふつう
setting-speed-fast = 速い
setting-speed-none = すぐに
setting-sort = 手札
setting-sort-help = 手札の並び順です。卓のボタンでも変えられます。
setting-sort-game = ゲームに合わせる
setting-sort-suit = マーク順
setting-sort-rank = 数字順
setting-sort-steady = 数字順（強さが逆でも動かさない）
setting-taps = カードの出し方
setting-taps-help = 1回なら、タップしたカードをすぐに出します。2回なら、1回目で何が起きるかを確かめられます。
setting-taps-one = 1回で出す
setting-taps-two = 2回で出す
setting-verbosity = 読み上げ
setting-verbosity-help = スクリーンリーダーでどこまで詳しく読み上げるかを決めます。
setting-verbosity-brief = 短く
setting-verbosity-normal = ふつう
setting-verbosity-full = すべて
setting-guide = ガイド
setting-guide-help = ルールを必要なときに一度だけ教え、損な手の結果を見せます。覚えたルールは繰り返しません。
setting-idleReviews = 自動で振り返る
setting-idleReviews-help = 卓を開いていない間に、終わった対戦を順に振り返り、ミスと実力を調べます。電池を使います。
setting-guessHolders = 先に相手の手札を予想する
setting-guessHolders-help = 問題によっては、先に、スペードのQ、ジョーカー、ボムをだれが持っていそうかを予想します。
setting-guideAlong = 対戦中のガイド
setting-guideAlong-help = ボットとの対戦で、ルールが初めて卓に出てきたときに説明します。
setting-voice = ページが読み上げる
setting-voice-help = スクリーンリーダーが読む内容を、ページ自身が読み上げます。スクリーンリーダーを使うときはオフのままにしてください。
setting-queryKeys = 質問キー
setting-queryKeys-help = 卓で押すと、場、手札、点数、直前の場、出せない理由を読み上げます。?ですべてのキーを表示します。
keys-own = キーを選ぶ
keys-taken = { $key }は「{ $does }」で使っています。
keys-no-letter = 質問キーに使えるのはAからZまでの文字だけです。
keys-reset = 元のキーに戻す
setting-yourName = あなたの名前
setting-yourName-help = 一緒に遊ぶ人と、何かを送った相手にだけ見えます。

### About

about-what = Taku 卓は、カードとサイコロで遊ぶ卓です。ボットと1人で、または1台を囲んでみんなで遊べます。ルールはいつでも見られます。無料で、広告もアカウントもありません。
about-offline-title = オフラインで遊ぶ
about-offline = { $kept ->
    [yes] すべてがこの端末にあり、オフラインで遊べます。
    [no] まだこの端末にない部分があるため、オフラインでは開けないことがあります。
   *[soon] 開いている間に、すべてをこの端末に保存します。オフラインで遊べるようになると、ここでお知らせします。
}Takuが配信元以外のサーバーと通信するのは、友だちとの対戦や、レッスン、結果カード、大会の結果の受け渡しで、公開サーバーを使って端末どうしをつなぐときだけです。
about-data-title = 保存されるもの
about-data = 対戦と設定は、この端末のこのブラウザーだけに保存されます。アクセス解析もしていません。
about-promised = 消去されない保証
about-promise = { $safe ->
    [true] あり
    [false] なし
   *[unknown] 不明
}
about-used = 使用容量
about-python-title = Python
about-python = ルールとボットは、ページとともに動くPythonのプログラムです。卓が反応しないときは、Pythonを起動し直してください。対戦は失われません。
about-python-state = Python：{ $state ->
    [loading] 読み込み中
    [ready] 準備完了
    [busy] 処理中
   *[stopped] 停止
}
about-restart = 起動し直す
about-library = このプログラムはPythonライブラリーとしても使えます（説明書は英語）
about-licence-title = ライセンス
about-licence = TakuはMITライセンスのオープンソースソフトウェアです。ゲームのルールはだれのものでもなく、ゲームの名前はそれぞれの持ち主のものです。
about-version-title = バージョン
about-version = ビルド{ $build }

### What is kept here

data = データ
data-link = データの書き出しと消去
data-kept = 保存されているデータ
data-where = 対戦、レッスンの進み具合、設定は、この端末のこのブラウザーだけにあります。ほかの人は見られません。
data-over = 終わった対戦
data-open = 途中の対戦
data-lessons = 始めたレッスン
data-answers = 答えた問題
data-training = 答えた実戦問題
data-mistakes = 復習するミス
data-rules = 自分のローカルルール
data-bytes = ファイルの大きさ
data-safe = 消去するまで残ります（ブラウザーが保証しています）。
data-unsafe = 空きが少なくなったときや、何週間も開かないときに、ブラウザーがデータを消すことがあります。
data-ask = 消さないようブラウザーに頼む
data-asked = ブラウザーに認められませんでした。ファイルに保存しておけば確実です。
data-install = { $device ->
    [phone] Safariは、7日間開かないとここのデータを消去します。残すには、共有ボタンから「ホーム画面に追加」を選んでください。追加したアプリは空の状態で始まるので、先にファイルへ保存し、アプリで読み込んでください。
   *[mac] Safariは、7日間開かないとここのデータを消去します。残すには、「ファイル」メニューから「Dockに追加」を選んでください。追加したアプリは空の状態で始まるので、先にファイルへ保存し、アプリで読み込んでください。
}
data-last-backup = 最後のバックアップ
data-never = なし
data-along = 書き出す
data-along-line = すべてを1つのファイルに保存します。別の端末への移行にも、控えにも使えます。ファイルを見れば、途中の対戦のカードも分かります。
data-save = ファイルに保存
data-back = 読み込む
data-back-line = ファイルの中身を、今あるものに加えます。今あるものがなくなったり、置き換わったりすることはありません。
data-choose = ファイルを選ぶ
data-drop = または、この画面にドロップしてください。
data-asks = { $file }の中身
data-agree = 読み込む
data-refuse = 読み込まない
data-first = はじめての1ゲーム
data-reviews = 振り返り
data-preferences = 設定と前回のオプション
handed-from = { $kind ->
    [site] ウェブサイト{ $site }から送られたファイルです。
    [hidden] 名前を隠しているウェブサイトから送られたファイルです。
   *[app] ほかのアプリかウェブサイトから送られたファイルです。
}心当たりがあるときだけ受け取ってください。
notice-handed-large = 共有されたファイルは大きすぎるため、読み込みませんでした。
data-coming = { $file }を読み込んでいます
data-came = { $file }から読み込みました。
data-nothing-new = { $file }の中身は、すべて保存済みでした。
data-came-matches = 対戦{ $count }件
data-came-further = ファイルのほうが先まで進んでいた対戦{ $count }件（続きから遊べます）
data-came-lessons = レッスン{ $count }件の進み具合
data-came-practice = ゲーム{ $count }種類の練習
data-came-training = ゲーム{ $count }種類の実戦問題
data-came-mistakes = ミスの復習{ $count }問
data-came-first = はじめての1ゲーム{ $count }件
data-came-rules = ローカルルール{ $count }件
data-came-renamed = そのうち、同じ名前があったので別の名前にしたもの{ $count }件
data-came-preferences = 設定{ $count }件
data-same = すでにあった対戦{ $count }件は、そのままです。
data-wrong = { $fault ->
    [large] { $file }は大きすぎます。Takuのファイルではないようです。
    [unreadable] { $file }を読めません。壊れているか、Takuのファイルではありません。
    [foreign] { $file }は、Takuで保存したファイルではありません。
    [newer] { $file }は、Takuの新しいバージョンで保存されています。先に更新してください。
   *[part] { $file }の「{ $part }」の部分が正しくありません。
}何も読み込みませんでした。
data-no-room = { $file }を保存できません。ブラウザーに空きがありません。
data-away = データを消去する
data-away-line = この端末の対戦、レッスンの進み具合、設定、ローカルルールを消去します。ページは残り、オフラインでも開けます。
data-erase = すべて消去
data-sure = すべて消えます。ファイルに保存していなければ、元に戻せません。
data-erase-yes = 消去する
data-keep = 残す
data-erased = すべて消去しました。

### People

you = あなた
bot-name = { $seat ->
    [1] ミア
    [2] オットー
    [3] イネス
    [4] アキ
    [5] ノラ
    [6] エミール
    [8] レナ
   *[other] ユキ
}
# The same names in the other writing
bot-name-also = { $seat ->
    [1] Mia
    [2] Otto
    [3] Ines
    [4] Aki
    [5] Nora
    [6] Emil
    [8] Lena
   *[other] Yuki
}

### Dice and the score sheet

dice = サイコロ
keep = 残す
throw = 振る
no-die = 何も残さない
kept = 残した
die = { $count }個中{ $place }個目、{ $face }
die-kept = { $count }個中{ $place }個目、{ $face }、残す
dice-lie = サイコロ：{ $faces }。
dice-kept = 残すサイコロ：{ $faces }。
rolls-left = あと{ $left }回
all-kept = 全部残しています。欄に記入してください
refusal-all-kept-title = 全部残しています
refusal-all-kept = 振り直すサイコロか、記入する欄をタップしてください。
refusal-press-again-title = もう一度押すと決まります
refusal-press-again = フォーカスがここに移りました。もう一度同じキーを押すと決まります：{ $what }
refusal-fill-now-title = もう振れません
refusal-fill-now = 記入する欄をタップしてください。
refusal-last-turn-title = 直前の手番
refusal-last-turn = { $right ->
    [true] { $best }のが最善でした。
   *[other] { $best }のが最善でした。平均で{ $amount }の差です。
}
turn-of = { $name }の番
sheet-of = { $name }の得点表
sheet-lower = 役
sheet-upper = 数字
sheets-all = 全員の得点表
sheet-whose = { $you ->
    [true] あなたの得点表
   *[false] { $name }の得点表
}
whose-sheet = だれの得点表？
box-open = { $box }、空き
box-filled = { $box }、{ $points }点、記入済み
box-possible = { $box }、記入すれば{ $points }点
box-barred = { $box }、{ $points }点、今は記入できません
box-cost = 平均{ $amount }の損
box-scores = { $box } { $points }点
zero = { $box }に0点を記入しますか？
zero-others = 今なら点になる欄：{ $boxes }
zero-write = 0点を記入する
box-help = { $box }。{ $help }。
zero-back = 選び直す

### The score pad for real dice

pad = 得点表
pad-of = 得点表：{ $game }
pad-state = 本物のサイコロで遊ぶとき
pad-what = 本物のサイコロを振り、端末を順に手渡しながら、出ている目か点数だけをタップします。合計とボーナスは自動で計算します。
pad-add = プレイヤーを追加
pad-most = { $count }人まで遊べます。
pad-remove = { $name }を外す
pad-first = この順番で遊びます。この端末の成績には、最初の人の結果を数えます。
pad-begin = 始める
pad-faces = 入力する目
die-empty = { $count }個中{ $place }個目、まだ入力していません
pad-points = { $box }の点数
pad-enter = 記入する
pad-number = 点数を数字で入れてください。
pad-best = どの欄が最善だった？
pad-fair = 本物のサイコロを使うので、アプリは目を決めません。公正さの証明も必要ありません。
evening = ここまでの成績
evening-name = 名前
evening-wins = 勝ち
evening-points = 点数
review-pad = 本物のサイコロの得点表です。目を入力した手番の、欄の選び方だけを振り返ります。どの目を振り直したかは記録がないので、運に数えます。


### Sheets and lessons on paper

print-sheet = 得点表を印刷
print-sheet-of = 印刷用の得点表：{ $game }
print-sheet-state = 紙に記録するとき
print-columns = 列の数
print-name = 名前
print-date = 日付
handouts = レッスンを印刷
handouts-of = 印刷用のレッスン：{ $game }
handout-help = 局面の図と問題を印刷し、紙の上で答えられます。用紙はA4かレターで、答えは最後のページにあります。
handout-answer = 答え
handout-answers = 答え
handout-open = 空いている欄：

alone-over = あなたの合計：{ $points }点
coach = コーチ
coach-worth = ここから最善を尽くしたときの最終得点の平均
costs = { $box }の「{ $cost }」：今記入すると、平均で{ $amount }の損です。

### Table

table = 卓
middle = 場
partner = 味方
others = ほかのプレイヤー
beside = 点数とこれまでの流れ
laying = 卓を準備しています…
state-of-play = 場の状況
points = { $points }点
lies-open = 公開：{ $cards }
holds = 残り{ $count }枚。
thinking = { $player }が考えています
dealing = カードを配っています
round-over = ラウンド終了
your-turn = あなたの番
your-hand = 手札{ $count }枚
hand-empty = 手札はありません。
table-empty = 場には何もありません。
no-last = 直前のトリックはまだありません。
won-trick = 取った人
trick-won-by = { $player }が取りました。
card-chosen = { $cards }、{ $most }枚中{ $count }枚目
card-ahead = { $card }、今勝っているカード
card-moved = { $card }を{ $count }枚中{ $place }枚目へ移しました
card-new = { $card }、受け取ったカード
card-barred = { $card }：{ $why }
take-back = { $card }を手札に戻す
choose-more = あと{ $count }枚選んでください
choose-on = 一緒に出すカードを選んでください
choose-these = これに決める
choice-completed = { $cards }も一緒に選びました。
choice-back = { $cards }を戻しました。
laid-by = { $player }：
weak = 弱
strong = 強
comma = 、
colon = ：
quoted = 「{ $text }」
refusal-nothing-chosen-title = カードを選んでください
refusal-nothing-chosen = 手札をタップして選んでください。選ぶと、このボタンに出し方が出ます。
rule = ルール
readings = どう出しますか？
undo = 一手戻す
hint = ヒント
hint-soon = 良い手を探しています…
show-move = 手を見る
weighed-cards = （{ $cards }）
ahead-by = ほかの人の平均より何点良いか（大きいほど良い）
more = その他
sort = { $order ->
    [rank] 数字順：マーク順にする
   *[suit] マーク順：数字順にする
}
sort-again = 手で並べた手札：元の順にする
sorted = { $order ->
    [rank] 数字順に並べました
   *[suit] マーク順に並べました
}
speed = 速さ：{ $speed ->
    [calm] ゆっくり
    [fast] 速い
    [none] すぐに
   *[normal] ふつう
}
full-screen = 全画面
leave-table = 卓を離れる
scores = 点数
round = ラウンド
review-round = 第{ $round }{ round }
total = 合計
fewest-wins = 少ない人の勝ち
most-wins = 多い人の勝ち
chart = ラウンドごとの点数の折れ線。数値は表と同じです。
what-happened = これまでの流れ
trick-number = トリック
exchanged-given = { $player }に{ $cards }を渡しました。
exchanged-given-middle = { $cards }を渡しました。
exchanged-received = { $player }から{ $cards }が来ました。
exchanged-received-middle = { $cards }が来ました。
house-rules = ローカルルール
house-rules-preset = ローカルルール：{ $preset }
fair = 公正な配り方
fair-before = この対戦の配札とサイコロの目は、最初の一手より前にすべて決まっています。決めているのは秘密の数で、これはそのハッシュ値（指紋）です。必要なら控えておいてください。対戦が終わると、ここに秘密の数が表示されます。同じハッシュ値になる別の数は、だれにも見つけられません。
fair-seal = ハッシュ値（指紋）
fair-sealed = 最初の一手より前に決まっていたこと（最後の語が秘密の数）
fair-all = 確認しました。この対戦の配札とサイコロの目（{ $count }回）は、すべて秘密の数から決まるとおりです。
fair-strays = 確認しました。配札とサイコロの目{ $drawn }回のうち{ $count }回は、秘密の数から決まるものではありません。手で並べたか、別のバージョンのTakuで決まったものです。
fair-host-says = { $strays ->
    [0] ホストの端末によると、配札とサイコロの目（{ $drawn }回）は、すべて秘密の数から決まるとおりです。
   *[other] ホストの端末によると、配札とサイコロの目{ $drawn }回のうち{ $strays }回は、秘密の数から決まるものではありません。
}この端末ではまだ確認していません。
fair-seen = この端末で確認しました。配札もサイコロの目も一手一手も、すべて見たとおりです。
fair-unseen = この端末で確認しました。見ていた部分は、すべてそのとおりです。{ $count }ラウンドは、全部か一部をこの端末が見ていないので、確かめられません。
fair-unlike = この端末で確認しました。第{ $rounds }ラウンドが、見たものと違います。ホストの端末が違うものを見せていました。
fair-broken = この端末で確認しました。ホストの端末から届いたものは、対戦の記録として成り立っていません。
fair-rewound = ホストの端末が、ラウンドの内容を前と違う形で{ $count }回伝え直しました。だれも一手戻していないのなら、不正です。
fair-shared = この端末で確認しました。秘密の数は、この端末を含む{ $count }台の数からできています。どの端末の数も、だれかの数が明かされる前に決まっていました。
fair-not-shared = この端末で確認しました。秘密の数は、各端末が決めた数からできていません。ホストの端末が別の数を選びました。
fair-taken-over = 途中でほかの端末がホストを引き継ぎました。それより前の配り方は別の秘密の数から決まっていて、この端末では確かめられません。
fair-asked = ホストの端末が、この配札を{ $count }回引きました。都合の良い配札を選んだ可能性があります。
fair-no-share = この端末の数は秘密の数に入っていないので、配札が選ばれたものかどうかは確かめられません。
fair-how = ハッシュ値は、上の1行のSHA-256です。計算できるソフトなら、どれでも同じ結果になります。
fair-shows = 分かること：遊ぶ前にこのハッシュ値を控えていたなら、その後にカードや目が、だれかの有利や不利になるように変えられてはいません。
fair-shows-not = 分からないこと：秘密の数が本当に偶然に選ばれたのか、ボットが何を見ていたのかは、これでは分かりません。それはTakuのソースコードで確かめられます。秘密の数はブラウザーが無作為に選び、ボットに渡されるのは、その席から見えるものだけです。
fair-brought = この配札はページに入っていたものです。最初の対戦をすぐに始められるように用意した、60通りのうちの1つです。だれにとっても同じで、秘密ではありません。この端末で配る対戦では、秘密の数を使います。
fair-brought-shows-not = 分からないこと：ボットが何を見ていたのかは、これでは分かりません。それはTakuのソースコードで確かめられます。ボットに渡されるのは、その席から見えるものだけです。この配札はページに入っていたもので、だれにとっても同じです。このような配札は1、2、3…という数から順に作ったもので、選んだものではありません。
fair-look = 公正に配られましたか？
nothing-taken = 失点カードはまだ取っていません。
wins-round = { $who ->
    [you] このラウンドの1位はあなたです
   *[other] このラウンドの1位は{ $player }です
}
wins-round-shared = このラウンドの1位は{ $names }です
wins-match = { $who ->
    [you] あなたの勝ち
   *[other] { $player }の勝ち
}
wins-match-together = { $names }の勝ち
wins-match-shared = { $names }が同点で勝ち
places-why = 同点のときの順位は、ルールで決まっています。
decided-by = 勝敗を分けたのは{ $what }：{ $points }
place = { $place }位
last-round = 最終ラウンド
finish-round = このラウンドを終える
skip-told = もう上がりました。画面をタップすると先へ進みます。
house-rules-of = { $game }、{ $rules }
next-hand = 次のラウンドへ
play-again = もう一度遊ぶ
result = 結果
hand-over = { $name }に端末を渡してください
i-am = { $name }です
brief-play = { $player }：{ $cards }。
trick-ahead = 今勝っているのは{ $player }です。
may-play = 出せるカード：{ $names }。
stop = 。
# Between two sentences.
gap = { "" }
keys = キー
keys-off = 質問キーは設定でオフになっています。
key-arrows = ← →
key-arrows-does = 手札の中を移動
key-shift = Shift + ← →
key-shift-does = カードの位置を変える（並べ替えボタンで元に戻る）
key-space = スペース
key-space-does = カードを選ぶ、または戻す
key-enter = Enter
key-enter-does = 出す
key-suits = { $letters }
key-suits-does = 手札の中で、そのマークの次のカードへ
key-line-arrows = ← →
key-line-arrows-does = 一手戻る、一手進む（手札の外で）
key-line-pages = Page Up、Page Down
key-line-pages-does = 前後のトリックや番へ
key-line-rounds = Shift + Page Up、Page Down
key-line-rounds-does = 前後のラウンドへ
key-line-ends = Home、End
key-line-ends-does = 最初へ、最後へ
key-line-told = ↑ ↓、Enter
key-line-told-does = 「これまでの流れ」の行を移動、Enterでその手へ
key-die-arrows = ← →
key-die-arrows-does = サイコロの間、得点表の中を移動
key-die-space = スペース
key-die-space-does = サイコロを残す・残さない
key-pad-digits = 1〜6
key-pad-digits-does = 次のサイコロの目を入力
key-pad-back = Backspace
key-pad-back-does = 最後の目を取り消す
key-die-digits = { $digits }
key-die-digits-does = その番目のサイコロを残す・残さない
key-die-enter = Enter
key-die-enter-does = 残りを振る
key-box-enter = スペース、Enter
key-box-enter-does = 今の欄に記入する
key-turn = { $key }
key-turn-does = 直前の手番に起きたこと
key-box-why = { $key }
key-box-why-does = この欄の点の数え方か、記入できない理由。欄の外では、今すること
key-boxes = { $key }
key-boxes-does = 空いた欄が何点になるか
key-table = { $key }
key-table-does = 場のカード
key-hand = { $key }、または Shift + { $key }
key-hand-does = 手札
key-points = { $key }
key-points-does = 点数
key-last = { $key }
key-last-does = 直前のトリック
key-why = { $key }
key-why-does = このカードを出せない理由
key-help = ?
key-help-does = このキーの一覧
key-escape = Esc
key-escape-does = 閉じる

### One’s own mistakes

mistakes = ミスの復習
mistakes-today = 今日の分
mistakes-wait = { $count }問あります
mistakes-about = 約{ $minutes }分
mistakes-begin = 始める
mistakes-none-wait = 今日の分はありません
mistakes-next = 次の問題：{ $when }
mistakes-empty = ミスはまだありません
mistakes-empty-line = 対戦の後の「振り返り」で、はっきり損をした場面が見つかります。正しく選べるようになるまで、ここで繰り返し復習できます。
mistakes-edit = 編集
mistakes-edited = 完了
mistakes-rule = 1日後、3日後、7日後、21日後に正しく選べたら、卒業です。
mistakes-leave = 復習をやめる
mistakes-due = 復習するミスが{ $count }問あります
mistakes-pill = ミスの復習{ $count }問
mistakes-early = 今すぐ復習する
mistake-what = { $kind }：{ $cards }
mistake-better = { $kind }（最善は{ $cards }）
mistake-dice = { $kind }：{ $dice }
mistake-kind = { $kind }
mistake-round = 第{ $round }ラウンド
mistake-now = 今日
mistake-right = { $all }回のうち{ $count }回正解
mistake-back = 次の復習：{ $when }
mistake-learnt = 4回正しく選べました。この問題は卒業です。
remove-mistake = { $what }を削除

### 勝負の分かれ目

review = 振り返り
review-title = 勝負の分かれ目
review-state = 計算の進み具合
review-reckoning = 計算しています…
review-seconds = あと約{ $count }秒
review-minutes = あと約{ $count }分
review-stop = 止める
review-stopped = { $all }ラウンド中{ $known }ラウンドまで計算しました
review-go-on = 続ける
review-failed = この対戦は振り返りができません。
notice-review-not-yet = 振り返りは、対戦が終わってから見られます。
review-verdict-luck = { $what ->
    [dice] 出目の運でした
   *[cards] 手札の運でした
}
review-verdict-more-luck = { $what ->
    [dice] 選択より出目の運
   *[cards] 選択より手札の運
}
review-verdict-half = 運と選択が半々
review-verdict-more-you = { $what ->
    [dice] 出目より選択の差
   *[cards] 運より選択の差
}
review-verdict-unclear = どちらとも言えません
review-decisions = 自分の選択
review-luck = { $what ->
    [dice] 出目の運
   *[cards] 手札の運
}
review-meter = { $name }：{ $told }。
review-points = { $amount }点
review-percent = { $percent }%
review-chance = 勝率{ $amount }%
review-lost = { $amount }の損
review-won = { $amount }の得
review-even = 損得なし
review-error = 誤差 ±{ $amount }{ $sure ->
    [false] 。差ははっきりしません
   *[true] {""}
}
review-average = 平均
review-the-dice = 出目
review-choices = 選択
review-points-word = 点
review-to-win = 勝つ見込み
review-well = 良い選択でした：
review-well-line = 明らかに{ $amount }以上損をした手はありません。
review-next-time = 次は「{ $kind }」に気をつけましょう。
review-kind-cost = { $count }回で{ $amount }の損でした。
review-ask-first = 先に考えたいこと：
review-costs = 損の大きかった手
review-nothing-clear = はっきりした損はありません。どの差もわずかです。
review-you = 実際
review-better = 最善
review-course = 対戦の流れ
review-axis-lead = 全員の平均より何点良いか
review-axis-points = 得点の見込み
review-table = 表
review-what = 出来事
review-change = 変化
review-else = ほかの出来事
review-others = ほかの人
review-slide = 線をなぞると、そのときの出来事が分かります。
review-by-others = 流れを変えたほかの人の手
review-whose = だれの振り返りか
review-cost = 損
review-close = 差はわずか
review-none = なし
review-expected = 見込み
review-bad-luck = { $what ->
    [dice] 出目が悪い
   *[cards] 手札が悪い
}
review-good-luck = { $what ->
    [dice] 出目が良い
   *[cards] 手札が良い
}
review-position = 場面
review-hand = 自分の手札
review-unit-round = このラウンドの見込み：全員の平均より何点良いか（大きいほど良い）
review-unit-match = 最終得点の見込み（大きいほど良い）
review-unit-chance = 対戦に勝つ見込み
review-exactly = 差はちょうど{ $difference }です。
review-clear = { $difference }の差ははっきりしています（誤差は{ $error }ほど）。
review-not-clear = 差は{ $difference }で、誤差（{ $error }ほど）の範囲内です。
review-source = 差の大半は「{ $part }」の点です。
review-plain = ほかに候補のない、当然の手でした。
review-best-known = これより良い手は見つかっていません。
review-why = 理由
review-why-better = 最善の手：
review-your-reason = 実際の手の良い点：
review-known = 分かっていたこと：
review-likely = 当時の情報に合う配札の{ $percent }%で、最善の手のほうが得でした。
review-what-came = その後どうなったか
review-could-hold = 考えられる配札
review-could-hold-line = 両方の手を試した配札の一部です。自分に分かっていたことだけから推測したもので、本当の配札は見ていません。
review-deals = { $count }通りのうち{ $shown }通り
review-deal = 配札{ $number }
review-play-on = ここから続ける
review-try = 考え直す
review-of = { $at }/{ $all }
review-next = 次へ
review-leave = 勝負の分かれ目に戻る
review-what-now = どうしますか？
review-latest = 前回の振り返り
review-from = { $day }：振り返り

### How well one plays

skill = 運を除いた実力
skill-none = 対戦を振り返ると、自分の選択で失った点と、運による点が分かります。まだ振り返った対戦がありません。
skill-decisions = 自分の選択
skill-luck = 運
skill-points = { $span ->
    [match] 点（1対戦）
   *[round] 点（1ラウンド）
}
skill-error = ±{ $points }
skill-error-word = 誤差
skill-scale = { $span ->
    [match] 最善手との差（1対戦あたりの点）
   *[round] 最善手との差（1ラウンドあたりの点）
}
skill-reviewed = 対戦{ $all }回のうち{ $count }回を振り返りました。
skill-review = { $day }の対戦を振り返る
kinds = 得意と苦手
kinds-few = まだ選択の数が足りません。同じ種類の選択が10回以上あると表示されます。
kinds-even = 得意と苦手の差は、まだはっきりしません。
kinds-best = 得意
kinds-worst = 苦手
kinds-how = { $decisions }回のうち、はっきりしたミスは{ $clear }回
kinds-decisions = 選択
kinds-clear = ミス
kinds-cost = 1回の損

# 友だち：部屋と、そこへの行き方
friends = 友だち
friends-title = 友だちと{ $game }
friends-seats = 席
friends-sits = { $name }が席につきました。
friends-goes = { $name }が席を離れています。
friends-hint = 空席をタップすると、ボットが座ります。
friends-touch-free = 空席。ボットを座らせる
friends-touch-bot = { $name }（ボット）。席を空ける
friends-touch-person = { $name }。席を移すか、空ける
move-seat = { $name }を移す
move-where = { $name }の新しい席をタップしてください。
take-seat = 席を空ける
more-here = この端末でもう1人
more-here-help = 番が変わるたびに手札を隠します
their-name = その人の名前
sits-here = 追加
gets-up = { $name }を外す
no-seat-left = 空いている席がありません。
own-bot-sits = 自分のボット
own-bot-sits-help = この端末で考えます
who-watches = 観戦している人
you-watch = 観戦中です。全員に見えているものだけが見えます。
late-sits = このラウンドか対戦が終わったとき、ボットの席があれば交代できます。
somebody = 名前のない人
against-bots = ボットと
invite-to = { $game }に招待する
each-own-phone = それぞれの端末で
join-side = そばにいる友だちの部屋に入る
room-private = { $name }は観戦を許可していません
friends-start = 始める
friends-count = { $people }人 · ボット{ $bots }体
friends-asked = 全員の手札はあなたの端末が預かるので、信頼できる人と遊んでください。
by-link = リンクで招待
servers-see = { $turn ->
    [true] 公開サーバーとほかの端末にIPアドレスが伝わりますが、端末どうしのやりとりは、サーバーを通るときも読まれません
   *[false] 公開サーバーとほかの端末にIPアドレスが伝わりますが、端末どうしのやりとりはサーバーには読めません
  }。
friends-unkept = { $names }の端末から返事がありません。もう一度始めるか、その席をボットにしてください。
seat-free = 空席
seat-bot = ボット
seat-host = ホスト
seat-away = 離席中
name-mixed = 紛らわしい文字
room-is-open = 部屋は開いています
open-room = 部屋を開く
room-code = QRコード
invite = 招待する
invite-help = コードを読み取るか、リンクを開いてもらいます。名前を入れれば席につけます。
bots-are = ボット：{ $level }
side-by-side = 近くの人とつなぐ
side-by-side-line = 同じWi‑Fiで互いのコードを読み取れば、インターネットなしでつながります。
onlookers = 観戦を許可する
onlookers-help = 全員に見えているものだけが見えます。
asking-relays = 接続サーバーに問い合わせています…
no-relay = 接続サーバーにつながりません。もう一度試すか、「近くの人とつなぐ」を使ってください。
invited-by = { $name }からの招待です
say-your-name = 先に名前を入れてください。
sit-down = 席につく
just-watch = 観戦する
guest-asked = 無料、登録不要で、出せるカードも分かります。{ $name }の端末がカードを配り、全員の手札を預かります。{ servers-see }
other-version = { $name }は別のバージョンのTakuを使っています。ページを読み込み直してください。直らなければ、{ $name }にも読み込み直してもらってください。
to-home = ホームへ
room-full = { $name }の卓は満席です
room-full-line = { $name }が許可していれば観戦できます。席が空いたら、もう一度試してください。
room-closed = { $name }が部屋を閉じました
room-freed = { $name }があなたの席を空けました
room-elsewhere = 別のタブで{ $name }の卓についています
room-version = { $name }は別のバージョンのTakuを使っています
host-starts = { $name }が始めるのを待っています
arriving = 卓につないでいます
finding = { $name }の端末を探しています
way-relays-title = 接続サーバー
way-relays = 接続サーバーから返事がありました。
way-relays-not = 接続サーバーからまだ返事がありません。
way-found-title = 部屋
way-found = { $name }の端末から返事がありました。
way-found-not = まだ{ $name }の端末から返事がありません。
way-direct-title = 直接のつながり
way-direct-not = まだ{ $name }の端末と直接つながっていません。
way-server-title = 間に入るサーバー
way-server-silent = 返事がありません。
way-server-not = サーバーを通してもつながりません。
connected-network = { $name }の端末と、同じネットワークでつながっています。
connected-internet = { $name }の端末とは同じネットワークではないため、インターネットで直接つながっています。
connected-direct = { $name }の端末と直接つながっています。
connected-server = { $name }の端末と直接つながらないため、暗号化して、サーバーを通してつながっています。
connected-codes = { $name }の端末と、サーバーを使わず、コードを読み取ってつながっています。
no-way = { $name }の端末につながりません
no-way-why = { $name }の端末へ30秒間つなごうとしました。携帯電話や会社のネットワークでは、端末どうしの通信ができないことがあります。
what-helps = 試してほしいこと
help-wifi = 2人とも同じWi‑Fiにつなぐか、{ $name }のテザリングにつなぎます。
help-vpn = 両方の端末でVPNを切ります。
side-show = コードを見せる
side-scan = コードを読み取る
next-step = 次へ
let-scan-title = 友だちに読み取ってもらいます
let-scan = 同じWi‑Fiかテザリングにつなぎます。友だちの端末では「{ $button }」を開いて読み取ります。
let-scan-back-title = 今度はこれを読み取ってもらいます
let-scan-back = 読み取ってもらえば、相手の卓につけます。
code-as-text = 文字のコード
copy-as-text = 文字でコピーする
next-scan = 次へ：相手のコードを読み取る
now-scan-title = 相手のコードを読み取ります
now-scan = 相手があなたのコードを読み取ると表示されます。
scan-first-title = 友だちのコードを読み取ります
scan-first = 部屋を開いた端末で「近くの人とつなぐ」を開いてもらいます。
no-camera = カメラが見つかりません。コードを文字で貼り付けるか、写真を読み込んでください。
camera-denied = カメラの使用が許可されていません（このページに対するブラウザーの設定）。コードを文字で貼り付けるか、写真を読み込んでください。
finder = カメラの映像
their-code = 相手のコード（文字）
paste-text = 貼り付ける
load-picture = 写真を読み込む
picture-stays = 写真はこの端末から出ません。
no-code-in-picture = この写真にコードが見つかりません。
nothing-to-paste = クリップボードの文字を読めませんでした。欄に貼り付けてください。
own-code = これはあなた自身のコードです。
not-a-code = Takuのコードではありません。
not-this-code = このコードはここでは使えません。両方の端末で最初からやり直してください。先に読み取るのは、部屋を開いた人のコードです。
insecure = この接続では使えません
insecure-why = 端末どうしの通信は暗号化されます。ブラウザーが暗号化を許可するのは、httpsで始まるアドレスか、このページを配信しているパソコンの上だけです。
insecure-works = それ以外はここでも使えます。ボットとの対戦、1台の端末を囲む対戦、レッスン、練習、得点表は使えます。
no-way-aside = 端末どうしがつながりません。同じWi‑Fiにつながっていますか？
sign-1 = よろしくお願いします
sign-2 = お見事！
sign-3 = うわっ！
sign-4 = ありがとう
sign-5 = 少し待って
sign-6 = お疲れさまでした
host-away = { $name }の端末とつながっていません
host-away-kept = 対戦はこの端末にも残っています。1分たっても{ $name }が戻らなければ、この端末かほかの端末が引き継ぎます。
host-back = { $name }が戻りました。続きから遊べます。
taking-over = あなたが対戦を引き継ぎます
taking-over-waits = ほかの端末がつながるのを待っています。
deals-now = 今のホスト
leave-match = 対戦を任せて抜ける
leave-match-line = ほかの端末が対戦を引き継ぎます。戻るまで、あなたの席ではボットが遊びます。
leave-now = 今すぐ抜ける
leave-after-round = このラウンドが終わったら抜ける
leave-after-round-help = すぐに抜けるとこのラウンドは配り直しです。待てば最後まで遊べます。
device-away = { $name }は席を離れています
pair-again = つなぎ直す
pair-again-kept = 対戦と席はそのままです。コードで2台をつなぎ直せば、続きから遊べます。
seat-waits-pair = 席はそのままです。{ $name }が戻らないときは、コードで2台をつなぎ直してください。
seat-waits = 席はそのままです。リンクを開けば{ $name }が戻れます。
send-link-again = リンクを送る
let-bot-play = ボットに代わってもらう
give-seat-back = 席を返す
guest-slow = { $name }を待っています
guest-slow-line = 席を返すまで、ボットが{ $name }の代わりに遊びます。返すときは、その席をタップします。
seat-held = ボットがあなたの代わりに遊んでいます。{ $name }が席を返すと、また遊べます。
bot-plays = ボットが代わりに
watch-count = 観戦{ $count }人
signs = ひとこと
turn-at = { $turn } – { $title }
back-to-table = 卓に戻る
close-room = 部屋を閉じる
with-friends = 友だちと
with-friends-state = それぞれの端末で
leave-room = 部屋を出る
room-code-large = QRコード：大きさを切り替える

### ラボ

lab = ボット工房
lab-line = Pythonで自分のボットを作る
lab-of = ボット工房：{ $game }
lab-file = ボット
lab-kept = この端末に保存
lab-not-kept = 今回だけ（保存できません）
lab-files = ファイル
lab-undo = 入力を元に戻す
lab-redo = 入力をやり直す
lab-send = リンクで送る
lab-sit = 対戦する
lab-measure = 強さを測る
lab-try = 試す
lab-tab-code = コード
lab-tab-table = 卓
lab-tab-printed = 出力
lab-tab-sees = ボットに見えるもの
lab-tab-returns = 返すもの
lab-code = ボットのコード
lab-coming = エディターを読み込んでいます
lab-keys = 記号
lab-indent = 字下げ
lab-which = { $given ->
    [true] { $file }は、どのゲームのボットですか？ 工房で読んでから動かせます。
   *[false] どのゲームのボットを作りますか？
}
lab-unread = ほかの人が書いたコードです。
lab-unread-file = ファイルから読み込んだコードです。
lab-unread-line = 読んで確かめるまで、何も実行されません。
lab-lines = { $lines }行目
lab-unseen = 見えない文字や、文字の並びを変える文字が{ $count }個あります（{ $where }）。
lab-far = 右のほうへ長く続く行が{ $count }行あります（{ $where }）。
lab-gap = 何行もの空行の後にコードが続きます（{ $where }）。
lab-mixed = 見た目の似た別の種類の文字が混ざった語が{ $count }個あります（{ $where }）。
lab-have-read = 読みました
lab-unread-mark = まだ読んでいません
lab-idle = 「試す」を押すと、このボットが1ラウンド遊び、その様子をここで一手ずつ見られます。
lab-playing = 遊んでいます
lab-trying = { $name }が遊びます。
lab-nothing-yet = ボットがprintしたものが、判断ごとにここに表示されます。
lab-nothing-printed = 出力なし
lab-decision = 判断{ $number }
lab-ms = { $time }ミリ秒
lab-where = { $at }手目の後で止まりました。
lab-at-start = 最初の一手の前に止まりました。
lab-late = { $seconds }秒たっても手が決まらないので止めました。
lab-gone = Pythonが停止したか、起動できませんでした。メモリー不足か、読み込みの失敗です。もう一度試してください。
lab-illegal = このボットが選んだ手はルール違反です。{ $why }
lab-own = 自分のボット
lab-name = ファイルの名前
lab-begin-with = 新しく始める
lab-starter-plays = とりあえず遊ぶボット
lab-starter-counts = 数えるボット
lab-starter-worlds = ありうる配札を試すボット
lab-out = 書き出す
lab-save = .pyで保存
lab-remove = { $name }を削除
lab-damaged = 読めないボット
lab-league = リーグ
lab-league-help = 自分のボットと各レベルが、同じ配札をすべての席で遊び、レーティングを出します。
lab-league-begin = リーグを始める
lab-league-line = openskillのPlackett–Luceモデルによるレーティングです。±は標準誤差の2倍です。同じ配札を、全員がすべての席で遊びます。
lab-deals = { $deals }/{ $all }通り
lab-left = あと{ $minutes }分
lab-stop = 止める
lab-go-on = 続ける
lab-start = 開始
lab-rests = 休止中
lab-how-many = 配札の数
lab-against = 相手
lab-against-all = すべての強さ
lab-away = ほかの画面にいる間も続ける
lab-away-help = 卓についている間とページが隠れている間は休み、終わったら知らせます。
lab-measuring = 最初の配札を遊んでいます。
lab-one-deal = 1回だけでは判断できません。
lab-sentence = { $way ->
    [better] { $other }より1ラウンドあたり{ $by } ± { $error }点強い
    [worse] { $other }より1ラウンドあたり{ $by } ± { $error }点弱い
   *[level] { $other }と互角、1ラウンドあたり± { $error }点
}：{ $sure ->
    [true] 確か
   *[false] まだ確かではない
}
lab-how = 同じ配札を、どのボットもすべての席で遊ぶので、運は打ち消し合います。点は平均、線と±は標準誤差の2倍、破線は均等な取り分。
lab-figures = すべての数字
lab-who = プレイヤー
lab-rating = レーティング
lab-points-each = 1ラウンドの得点
lab-fewer = 少ないほど良い
lab-more = 多いほど良い
lab-move = 一手
lab-slowest = 最長
lab-refused = 反則負け
lab-lost = { $name }は{ $count }回、次の理由で負けになりました：
lab-csv = CSVで保存
lab-command = コードを書いている間も続き、測った分は残ります。コードを変えると最初から測ります。コマンドラインでも同じことができます：
lab-agent = この名前の関数がボットです。判断のたびに呼び出され、前回の内容は残りません。
lab-zones = 卓にあるもの：手札、場のカード（トリック）、前の場など。それぞれにrole、seat（持ち主）、items、seats（それぞれを出した人）があります。"?"は裏向きのカードです。
lab-seat = だれの番か、ボットの席はどこか。席は0から数えます。
lab-points = 各席の合計点と、このラウンドで今までに入った点。
lab-badges = 卓の状況と、ボットが今する判断。
lab-sheet = 得点表とその欄（あるゲームだけ）。
lab-moves = 選べる手のすべて。QSはスペードのQ、TDはダイヤの10。
lab-random = ボット専用の乱数：random.choice(moves)、random.random()。
lab-weigh = または、botという名前で、このメソッドを持つオブジェクト。エンジンのオブジェクトを受け取ります。
lab-seen = 自分の席と、エンジン形式で表した選べる手。
lab-world = 考えられる局面の1つ。ボットに見えないものは、ランダムに決め直してあります。clone()、play(move)、moves()、points。
lab-returns-move = agentは、movesの中の1つをそのまま返します。
lab-returns-weighed = weighはリストを返します。いちばん良いものが先頭です。pointsはなくてもかまいません。
lab-prints = printしたものは判断の横に表示されます（4,000文字まで）。
lab-time = 判断にかけられる時間。過ぎると、いちばん弱いボットが代わりに遊び、そのことが表示されます。
data-bots = 自分のボット
data-came-bots = 自分のボット{ $count }個
notice-bot-replaced = { $why ->
    [late] { $player }の考える時間が長すぎました。この手と、同じことが起きたときの手は、いちばん弱いボットが代わりに選びます。
    [said] { $player }が止まりました（{ $words }）。この手と、同じことが起きたときの手は、いちばん弱いボットが代わりに選びます。
    [refused] { $player }がルールで出せない手を選びました。この手と、同じことが起きたときの手は、いちばん弱いボットが代わりに選びます。
    [missing] { $player }はもうこの端末にありません。いちばん弱いボットが代わりに遊びます。
    [unread] { $player }はファイルから読み込んだボットで、まだ読んで確かめられていません。いちばん弱いボットが代わりに遊びます。コードはボット工房で読めます。
   *[gone] { $player }を始められません。この手と、同じことが起きたときの手は、いちばん弱いボットが代わりに選びます。
}
notice-bot-parted = ほかのタブでこのボットが変更されました。ここで書いたものは、{ $name }として別に保存しました。
notice-bot-long = ボットが長すぎるため、コードの終わりの部分を保存できませんでした。
notice-bot-file-long = ファイルが長すぎるため、ボットとして開けませんでした。何も変わっていません。

# 自作レッスンと、それを書く机
my-lessons = 自作レッスン
my-lessons-line = 局面と問い、答えごとの返事を書いて、レッスンを作れます。正解かどうかは、ルールに沿って自動で判定されます。
my-lessons-none = 作ってみる
make-lesson = レッスンにする
desk-untitled = 名前のないレッスン
desk-new = 新しいレッスン
desk-steps-count = { $count ->
    [0] ステップなし
   *[other] { $count }ステップ
}
desk-remove = { $title }を削除
desk-damaged = 読み込めないもの
desk-damaged-one = 壊れたレッスン{ $number }
desk-take = この局面をレッスンにする
desk-instead = 「{ $title }」のステップ{ $number }の局面と入れ替える
desk-into = 「{ $title }」のステップに加える
desk-kept = この端末に保存
desk-not-kept = 今回だけ（保存できません）
desk-undo = 元に戻す
desk-redo = やり直す
desk-try = 試す
desk-try-over = 編集に戻る
desk-send = 送る
desk-left = 未設定{ $count }件
desk-steps = ステップ
desk-step-unnamed = 見出しなし
desk-questions = 未設定{ $count }件
desk-whole = すべて決まっています
desk-add = ステップを追加
desk-parts = ステップの内容
desk-tab-position = 局面
desk-tab-words = 文章
desk-tab-answers = 答え
desk-task = 出題形式
desk-kind-move = 手を選ぶ（正解はいくつでも）
desk-kind-forbidden = ルールに反する手を試す
desk-kind-playable = 出せるカードをすべて選ぶ
desk-kind-number = 数を答える
desk-kind-seat = プレイヤーを選ぶ
desk-kind-choice = 選択肢から選ぶ
desk-kind-play = ボットと続きを遊ぶ
desk-title = 見出し
desk-say = 説明
desk-ask = 問い
desk-right = 正解のときの言葉
desk-hint = ヒント
desk-signs = { "{QS}" }はスペードのQ、{ "{p1}" }は左隣のプレイヤーになります。**星2つ**で囲むと太字です。
desk-touch-move = 正解のカードをタップしてください。もう一度タップすると「惜しい」、次に「不正解」になります。
desk-touch-forbidden = 学ぶ人に試してもらう、ルールに反する手をタップしてください。
desk-touch-several = 一手になるカードやサイコロをタップし、下で評価を決めてください。
desk-touch-box = 正解の欄をタップしてください。もう一度タップすると「惜しい」、次に「不正解」になります。
desk-touch-playable = 出せるカードはルールで決まります。
desk-touch-number = 数を答えてもらいます。
desk-touch-seat = プレイヤーを選んでもらいます。
desk-touch-choice = 選択肢から選んでもらいます。
desk-touch-play = ここから続きを遊んでもらいます。
desk-broken = この局面は表示できません。
desk-from-match = 対戦から
desk-from-match-line = 自分の対戦を見返して、局面を選ぶ
desk-set-up = 自分で並べる
desk-set-up-line = 卓に自分で配ったり並べたりする
desk-same = 同じ局面
desk-same-line = 前のステップと同じ
desk-copy-ours = 付属のレッスンをコピー
desk-copy-ours-line = それをもとに書き換える
desk-lay-first = レッスンはどの局面から始めますか？
desk-lay-step = どの局面を問題にしますか？
desk-stand-right = 正解
desk-stand-poor = 惜しい
desk-stand-wrong = 不正解
desk-stand-decide = 未定
desk-stand-rules = 反則
desk-stand-try = 試す
desk-cards = { $cards }
desk-undecided = この手もルールどおりです。
desk-undecided-ask = 「正解」「惜しい」「不正解」のどれですか？
desk-same-right = 上と同じ言葉が出ます。
desk-say-right = 正解のときの言葉
desk-say-poor = もっと良い手がある理由
desk-say-wrong = 不正解の理由
desk-picked = { $none ->
    [true] { $cards }を使う手はありません。
   *[other] { $count ->
        [0] カードやサイコロを選ぶと、それを使う手が出ます。
       *[other] { $cards }を使う手
    }
}
desk-many = { $count }手が未定です。正解を決めたら、残りはまとめて不正解にできます。
desk-others = ほかの手
desk-others-wrong = ほかはすべて不正解
desk-others-apart = 1つずつ決める
desk-other-usual = ルールどおりですが、問いの答えではありません。
desk-stray = この局面ではもう選べない手です。
desk-locked = ルールで出せない
desk-no-move-here = この局面では、だれにも選べる手がありません。出題形式か局面を変えてください。
desk-by-rules = ルールで決まる
desk-allowed = { $card }はここでは出せます。
desk-allowed-cards = { $cards }はここでは出せます。
desk-forbidden-none = 下に「反則」とあるカードをタップしてください。
desk-nothing-forbidden = この局面には、1枚だけで出せないカードはありません。組み合わせなら試せます。
desk-how-many = 試すカード
desk-alone = 1枚
desk-together = 組み合わせ
desk-try-several = 一緒に試してもらうカードをタップしてください。出せない理由は自動で表示されます。
desk-try-more = ほかの組み合わせも試してもらうときは、そのカードもタップしてください。
desk-try-these = これを試してもらう
desk-try-box = 横に「反則」とある欄をタップしてください。
desk-no-box-forbidden = この局面に記入できない欄はありません。
desk-no-move = この組み合わせは手になりません。
desk-not-forbidden = この局面ではルールどおりの手か、別の理由で選べない手です。
desk-number = 正しい数
desk-another-number = 言葉を付けたい誤答
desk-another-add = 追加
desk-any-other = ほかの答え
desk-say-other = そのときの言葉
desk-wrong-is-right = これは正解です。
desk-seat = 正しいプレイヤー
desk-answer = 選択肢{ $number }
desk-answer-right = 選択肢{ $number }が正解
desk-answer-drop = 選択肢{ $number }を削除
desk-answer-add = 選択肢を追加
desk-play = どこまで
desk-play-until = { $stretch ->
    [trick] このトリックの終わりまで
    [round] このラウンドの終わりまで
   *[other] { $stretch }手
}
desk-as-seen = 学ぶ人の画面
desk-shape-phone = スマホ
desk-shape-projector = 大画面
desk-nothing-yet = 局面ができると、ここで試せます。
desk-from = { $author }より
desk-about = このレッスンについて
desk-lesson-title = レッスンの名前
desk-author = 作った人（学ぶ人に見えます）
desk-also = もう1つの言語
desk-also-none = なし
desk-also-help = もう1つの言語を選ぶと、どの文章も2つの言語を並べて書けます。片方が空なら、もう一方の言語を表示します。
desk-this-step = ステップ{ $number }
desk-earlier = 前へ
desk-later = 後ろへ
desk-copy-step = 複製
desk-drop-step = 削除
desk-dropped = ステップを削除しました。「元に戻す」で戻せます。
notice-seeking = 局面ができたら「レッスンにする」をタップしてください。作成中のレッスンに入ります。
notice-lesson-parted = 別のタブでこのレッスンが変更されました。ここで書いたものは、別のレッスンとして保存しました。
data-own = 自作レッスン
data-came-own = 自作レッスン{ $count }件

# 送るレッスンと、戻ってくる結果
send-lesson = レッスンを送る
send-lessons = { $count }レッスン
send-change = 編集する
send-wall = 掲示しておけば、読み取った人がすぐに始められます。
send-print = 掲示用に印刷
send-scorm = Moodle用に保存
send-scorm-line = 学習システムが成績を記録できるSCORM 1.2のパッケージ
send-print-line = コードと題名を1ページに
send-file = ファイルに保存
send-no-code = このレッスンは長すぎて、QRコードにできません。リンクを送るか、ファイルに保存してください。
send-open-room = 部屋を開けば、短いコードになります。
send-only-file = リンクにするには長すぎます。ファイルに保存して渡してください。
send-not-written = ファイルにできませんでした。レッスンの中に読み取れない部分があります。
send-all-in-link = 内容はすべてリンクの中にあります。サーバーもアカウントも使わず、この端末の情報も含みません。
send-all-in-file = 内容はすべてファイルの中にあります。サーバーもアカウントも使わず、この端末の情報も含みません。
send-course = 複数のレッスンを1つのリンクに
send-course-help = 選んだ順に並びます。
send-course-title = コースの名前
given = もらったレッスン
given-one = ほかの人のレッスン
given-lead = ほかの人が作ったレッスンのうち、この端末に保存したものです。進み具合も保存されています。
given-from = { $course ->
    [true] { $named ->
        [true] { $author }さんのコース
       *[other] ほかの人のコース
    }
   *[other] { $named ->
        [true] { $author }さんのレッスン
       *[other] ほかの人のレッスン
    }
}
given-line = { $course ->
    [true] { $lessons }レッスン
   *[other] { $game }
} · { $steps }問 · 約{ $minutes }分
given-whose = { $named ->
    [true] 文章は{ $author }さんのもので、Takuのものではありません。
   *[other] 文章は送った人のもので、Takuのものではありません。
}何ができるかは、{ $game }のルールで決まります。
given-keep = この端末に保存する
given-keep-help = 進み具合も保存されます。保存しなくても、リンクがあればいつでも開けます。
given-begin = 始める
given-new = { $game }は初めて
given-file = ファイルからレッスンを開く
given-choose = ファイルを選ぶ
given-asks = { $file }の中身
given-agree = 保存して開く
given-refuse = 保存しない
given-wrong = このファイルはレッスンとして読み取れません。{ $named ->
    [true] 「{ $part }」に問題があります。
   *[other] { "" }
}
given-wrong-line = このファイルはレッスンとして読み取れません。{ $line }行目に問題があります。
given-too-large = このファイルはレッスンとしては大きすぎます。
slip-done = お疲れさまでした。結果カードです
slip-result = { $steps }問中{ $right }問正解
slip-time = { $minutes ->
    [0] { $seconds }秒
   *[other] { $minutes }分{ $seconds }秒
}
slip-change-name = 名前を変える
slip-write-name = カードに名前を入れる
slip-try = { $tries ->
    [0] まだ
   *[other] { $tries }回目
}
slip-show = { $named ->
    [true] { $to }さんに見せるか、読み上げてください
   *[other] 見せるか、読み上げてください
}
slip-qr = 結果カードのQRコード
slip-holds = カードに入るのは、名前、解答した回数、時間と、いちばん多かった誤答だけです。見せるか送るまで、どこにも届きません。
slip-send = 結果カードを送る
slip-copy = カードのリンクをコピー
slip-not-copied = リンクをコピーできませんでした。文字のコードを読み上げるか、QRコードを見せてください。
slip-one = 結果カード
slip-strange = { $named ->
    [true] { $name }さんの結果カードに合うレッスンは、ここにはありません
   *[other] この結果カードに合うレッスンは、ここにはありません
}
slip-strange-line = 結果カードは、レッスンを作った端末で集めます。局面や正解を変えた後は、前のカードとは合いません。
slip-came = { $came ->
    [0] この結果カードはすでにあります。
   *[other] { $named ->
        [true] { $name }さんの結果カードを受け取りました。
       *[other] 結果カードを受け取りました。
    }
}
class = クラスの結果
class-line = 結果カードを集めて、理解度を見る
class-kept = { $count }枚 · この端末だけに保存
class-none = 結果カードはまだありません
class-none-line = レッスンを終えた人は結果カードを受け取ります。QRコードを読み取るか、文字のコードを読み上げてもらうか、リンクで集めます。
class-collect = 結果カードを集める
class-scan = カードを読み取る
class-stop = 読み取りをやめる
class-scan-line = カメラの前に、1台ずつかざしてください。同じカードは一度だけ数えます。
class-blind = カメラがないか、使えません。代わりに、文字のコードかリンクを貼り付けてください。
class-paste = 文字のコードかリンクを1行に1つずつ入力。前に名前も書けます
class-take = 取り込む
class-collected = { $came ->
    [0] { "" }
    [1] { $named ->
        [true] { $name }さん · { $slips }枚目
       *[other] 1枚取り込みました。
    }
   *[other] { $came }枚取り込みました。
}{ $here ->
    [0] { "" }
    [1] { $named ->
        [true] { $name }さんのカードはすでにあります。
       *[other] 1枚はすでにあります。
    }
   *[other] { $here }枚はすでにあります。
}{ $other ->
    [0] { "" }
    [1] このレッスンのカードではありません。
   *[other] { $other }枚はこのレッスンのカードではありません。
}{ $strange ->
    [0] { "" }
   *[other] { $strange }行は結果カードではありません。
}
class-page = { $named ->
    [true] { $to }さんのページ
   *[other] 先生のページ
}
slip-tells = { $page }に届くのは、あなたの名前、解答した回数、時間、いちばん多かった誤答です。ほかの人には読めません。{ servers-see }
fetch-title = レッスンは{ $page }から届きます
fetch-asked = あなたの端末が直接受け取り、あなたの情報は送られません。{ servers-see }
fetch-it = レッスンを受け取る
fetch-going = 探しています…
fetch-failed = { $page }につながりません。そのページが開いていて、ネットにつながっている必要があります。リンクかファイルでもらうこともできます。
given-hand-in = { $begun ->
    [true] 続けて、結果カードを送る
   *[other] 始めて、結果カードを送る
}
given-alone = { $begun ->
    [true] 送らずに続ける
   *[other] 送らずに始める
}
slip-holds-class = カードに入るのは、名前、解答した回数、時間と、いちばん多かった誤答だけです。見せるか、送るか、自動送信に同意するまで、どこにも届きません。
slip-nameless = 先に名前を入れてください。
slip-hand-in = { $page }に送る
slip-going = { $page }に送っています…
slip-waits = まだ{ $page }に届いていません。カードはこの端末に残してあり、このページと{ $page }の両方が開いてネットにつながると、自動で届きます。コードを見せてもかまいません。
slip-taken = { $page }に届きました。
slip-full = { $page }はこれ以上受け取れません。代わりにコードを見せてください。
slip-other = { $page }では、このレッスンのカードをもう集めていません。代わりにコードを見せてください。
slip-handed-in = { $answer ->
    [taken] { $name }さんの結果カードが{ $page }に届きました。
   *[other] { $page }では、{ $name }さんの結果カードを受け取れませんでした。もう一度レッスンを開き、コードを見せてください。
}
class-air = 自動で受け取る
class-air-short = カードが自動で届く
class-air-line = 専用のリンクからレッスンを開いた人が同意すれば、カードは最後に自動でここに届き、この端末でしか読めません。{ servers-see }インターネットがないときは、QRコード、リンク、文字のコードで集めてください。
class-air-long = このレッスンは長すぎて、この方法では集められません。カードはQRコード、リンク、文字のコードで集めてください。
class-wall = 大きな画面に映せば、読み取った人がすぐに始められ、カードはここに届きます。
class-joined = { $count ->
    [0] 今つながっている端末はありません。
   *[other] 今つながっている端末：{ $count }台
}
class-no-relay = 接続サーバーにつながりません。その間も、QRコード、リンク、文字のコードで集められます。
class-full = 自動ではこれ以上受け取れません（64台まで、1台につき20枚まで）。ほかはコードで集めるか、いくつか削除してください。
class-before = レッスンを変える前の結果：{ $count }枚
class-before-line = 今のレッスンとは局面か正解が違うため、上の集計には入りません。
class-lost = もうここにないレッスンの結果：{ $count }枚
class-lost-line = レッスンが削除されたか、新旧のカードを区別できない古いバージョンのTakuで変更されています。
class-some = 結果カード{ $count }枚
class-remove-all = すべて削除
class-no-proof = 結果カードは、このレッスンのものであることを示します。不正がなかった証明にはなりません。
class-csv = CSVで保存
class-csv-step = 問題{ $step }：回数
class-csv-wrong = 問題{ $step }：誤答
class-code = コード
class-seconds = 秒
class-slip = カード
class-damaged = 読み取れない結果カードが{ $count }枚あります。
class-sentence = { $hard ->
    [true] 難しかったのは問題{ $step }：1回で正解は{ $count }人中{ $right }人
   *[other] 全員がすべての問題に1回で正解しました
}
class-how = 最初のカードで、各問題に何回目で正解したか。初回・最高・最新は、1回で正解した問題の数です。
class-who = 名前
class-first = 初回
class-best = 最高
class-last = 最新
class-time = 時間
class-all = 全員
class-at-once = { $count }人中{ $right }人が1回で
class-wrong = 多かった誤答
class-times = { $times }回
class-another = その他の答え
class-nameless = 名前なし（{ $code }…）
class-slips = { $count }枚
class-slip-of = カード{ $number }
class-slip-named = { $name }さんのカード{ $number }
class-right-at-once = { $steps }問中{ $right }問が1回で
class-remove = { $name }さんのカード{ $number }を削除
ask-class = みんなに聞く
ask-class-line = プロジェクターで1問ずつ
ask-which = { $game }：どのレッスンにしますか？
ask-leave = 終える
ask-step = 問題{ $step }/{ $steps }
ask-answers = { $count }人が回答
ask-next = 次の問題
ask-end = 終わる
ask-tap = 答えのボタンか番号のキーを、その答えを選んだ人数だけ押してください。答えはまだ見えません。
ask-none = ここは続きを遊ぶ問題です。数える答えはありません。
ask-less = { $choice }を1人減らす
ask-more = { $choice }を1人増やす
ask-counted = { $choice }：{ $count }人
data-slips = クラスの結果カード
data-given = もらったレッスン
data-came-slips = 結果カード{ $count }枚
data-came-given = もらったレッスン{ $count }件

# Pythonライブラリーの例
examples = Pythonを試す
examples-which = 例
examples-code = 例のコード
examples-run = 実行
examples-printed = 出力
examples-idle = 「実行」を押すと、ここに出力が表示されます。
examples-busy = 実行しています…
examples-late = { $seconds }秒たっても終わらないため、止めました。
examples-gone = Pythonが終了したか、始められませんでした。もう一度実行してください。
examples-documents = ライブラリーの説明書（英語）

### クラブの大会

events = 大会
event = 大会
club-state = 全員が同じ配札
events-line = 大会では、全員が同じ配札で、同じボットを相手に、それぞれの端末で遊びます。結果はこのページが検証して順位をつけます。
events-here = この端末の大会
club-new = 新しい大会
club-open-file = ファイルを開く
club-no-file = 大会でも大会の結果でもないファイルが{ $unread }個あります。
club-not-here = 加えられるのは、この端末にある同じ大会の結果だけです。先に大会を開いてください。
club-left = 残り{ $count }回
club-all-played = すべて終了
club-deals = { $count }回の配札
club-until = { $when }まで
club-ended = { $when }に終了
club-deals-asked = 配札の回数
club-bots = ほかの席のボット
club-open-until = 締め切り
club-tonight = 今夜
club-no-end = なし
club-name = 大会の名前
club-same-for-all = 全員が同じ{ $count }回の配札で、好きなときに遊びます。約{ $isLong ->
    [true] { $hours }時間
   *[other] { $minutes }分
}です。
club-who = 参加できる人
club-who-link = リンクを知っている全員
club-who-class = 自分のクラス
club-who-names = 名前を指定
club-names = 名前（1行に1人）。リンクを知っている人は読めます。
club-names-missing = 参加できる人の名前を書いてください。
club-names-count = { $count }人を指定
club-choose-name = 名前を選んでください
club-make = 大会を作る
club-not-made = この大会は作れません：{ $problem }
club-invite = 招待
club-save = ファイルに保存
club-results = 結果
club-results-count = 結果{ $count }件
club-none-yet = まだ結果はありません
club-fixed = 配札はもう決まっています。Takuは、まだ遊んでいない配札を、だれにも見せません。作った人にも見せません。
club-other-build = この大会は別のバージョンのTakuで作られました。ボットの手が変わることがあるため、ここでは遊べず、結果も検証できません。
club-link-long = このリンクは長すぎて、ほかのアプリでは送れません。代わりにファイルを送ってください。
club-play-all = { $count }回の配札で遊ぶ
club-play = 配札{ $deal }で遊ぶ
club-resume = 配札{ $deal }を再開
club-deal-of = 配札{ $deal }/{ $deals }
club-on = 大会を続ける
club-send = 結果を送る
club-enter-as = この名前で参加
club-your-result = { $name }：{ $all }回中{ $count }回終了
club-air-short = 結果が自動で届く
club-air-line = 部屋の新しいリンクから大会を開いた人が同意すれば、結果は自動でここに届き、この端末でしか読めません。{ servers-see }インターネットがないときは、リンク、ファイル、QRコードで集めてください。
club-no-relay = 接続サーバーにつながりません。今は、リンク、ファイル、QRコードで集めてください。
club-came = { $name }さんの結果が届きました。
club-page = { $named ->
    [true] { $to }さんのページ
   *[other] 主催者のページ
}
result-tells = { $page }に届くのは、あなたの名前と、遊び終えた配札のすべての手（残りの配札の手は、終えるたび）です。ほかの人には読めません。{ servers-see }
result-going = { $page }に送っています…
result-waits = まだ{ $page }に届いていません。結果はこの端末に残してあり、このページと{ $page }の両方が開いてネットにつながると、自動で届きます。リンクやファイルを送ってもかまいません。
result-taken = { $page }に届きました。
result-full = { $page }はこれ以上受け取れません。代わりにリンクかファイルを送ってください。
result-other = { $page }はこの結果を受け取りません。代わりにリンクかファイルを送ってください。
result-handed-in = { $answer ->
    [taken] { $name }さんの結果が{ $page }に届きました。
   *[other] { $page }では、{ $name }さんの結果を受け取れませんでした。大会を開いて、リンクかファイルを送ってください。
}
club-send-line = リンクとファイルには、あなたの名前と配札ごとのすべての手が入っています。あなたが送った相手にだけ届きます。
club-reading = 大会を読み込んでいます…
club-join = 大会に参加
club-add-asked = { $count }件の結果を表に加えますか？
club-add = 加える
club-add-not = 加えない
club-result-of = { $other ->
    [true] { $name }：別の大会の結果なので加えません
   *[other] { $name }：{ $count }回分
}
club-full = 結果はこれ以上加えられません。上限は64件です。
club-cells = 表に示す値
club-cells-matchpoints = マッチポイント
club-cells-differences = 差
club-cells-points = 得点
club-add-file = 結果を加える
club-print = 印刷
club-evening = 複数のゲームの総合成績
club-evening-line = 得点と順位を合計
club-evening-formula = 合計は、各ゲームのマッチポイントの割合を足したものです。同じなら、順位の合計が小さい人が上です。遊ばなかったゲームの分は加わりません。
club-evening-apart = { $name }さんが{ $count }人います。端末が違うか、署名がない結果なので、別の人として数えています。
club-evening-games = 総合に入れるゲーム
club-evening-open = まだ検証していない結果が{ $count }件あります
club-evening-places = 順位の計
club-evening-total = 合計
club-save-all = すべての結果を保存
club-projector = プロジェクター
club-compare = 配札を比べる
club-check-failed = 検証が止まりました。表を開き直すと続きから検証します。
club-checking = { $all }件中{ $done }件を検証済み
club-checked = { $count }件を検証済み{ $refused ->
    [0] {""}
   *[other] 、{ $refused }件は無効
}
club-not-compared = { $name }さんは別のバージョンのTakuで遊んだので、比べられません。
club-proof = 再現で証明できるのは、結果がルールどおりで、この配札のものだということだけです。先に見たり、やり直したりしていないことは証明できません。
club-again = { $name }さんは配札{ $deal }を2回以上始めました。
club-one-device = 1台の端末から{ $count }件の結果が届きました：{ $names }。
club-unsigned = 端末の署名がない結果：{ $names }。
club-entrant = 参加者
club-field = 平均との差
club-give-or-take = 、誤差{ $error }
club-place = { $place }位
club-place-shared = 同率{ $place }位
club-deal = 配札{ $deal }
club-refused = { $name }さんの結果は無効です
club-result-named = { $name }さんの結果
club-at-deal = 配札{ $deal }：
club-at-entry = 配札{ $deal }の記録{ $entry }：
club-fault-other-event = 別の大会の結果です。
club-fault-entrant = この名前では参加できません。
club-fault-signature = 端末が署名した後に書き換えられています。
club-fault-deals = 配札が1つもないか、大会の配札より多く入っています。
club-fault-long = 記録が、対戦としてありえない長さです。
club-fault-draw = はこの大会の配札や目ではありません。
club-fault-move = はここでは使えない記録です。
club-fault-bot = はこのボットの手ではありません。
club-fault-short = で記録が終わっていますが、この配札はまだ遊び終えていません。
club-fault-further = はこの配札を遊び終えた後の記録です。
club-fault-shape = 結果として読み取れません。
club-known-draw = 正しくは
club-known-bot = このボットの手は
club-known-move = 正しい書き方は
club-play-first = この配札ではまだ遊んでいません。
club-nothing-to-compare = 比べるには、この配札で遊んだ参加者が2人必要です。
club-compare-with = 比べる相手
club-best = ほかの人で最上位の{ $name }
club-not-compared-now = この2つの記録は比べられません。
club-same-until = { $count ->
    [0] 最初の手から違います。
   *[other] ここまでは2人とも同じ手でした。
}
club-same-logs = 2人とも最後まで同じ手でした。
club-hand = この場面の手札
club-reviewing = この手を振り返っています…
club-no-mistake = 振り返りでは、はっきりしたミスは見つかりませんでした。
club-next-deal = 次の配札
club-try = ここから試す
data-events = 大会
data-results = 大会の結果
data-came-events = 大会{ $count }件
data-came-results = 大会の結果{ $count }件

### ほかの人のページの中

embed-open = Takuで開く
embed-step = ステップ{ $step }/{ $steps }
embed-over = { $all }問中{ $right }問正解
embed = 埋め込む
embed-help = この行をウェブページ、ブログ、講座に貼り付けてください。埋め込んだ枠は何も保存せず、見る人の情報も使いません。
embed-lines = ページに貼り付ける行
embed-copy = 行をコピー
embed-preview = プレビュー

# 本体を含むSCORMパッケージ
send-scorm-whole = Taku本体ごとMoodle用に保存
send-scorm-whole-line = インターネットなしで使えます · { $size } MB
send-scorm-packing = ファイルをまとめています…

### ほかの言葉を取得できないとき：接続がない、ブラウザーが古い、問題が起きた

last-too-old = このブラウザーは古いため、Takuを開けません。更新するか、新しいChrome、Edge、Firefox、Safariで開いてください。
last-framed = ほかのサイトの中にTakuが表示されています。なりすましを防ぐため、Takuは単独のページでだけ動きます。
last-open = Takuを開く
last-not-fetched = Takuの一部を読み込めませんでした。接続を確かめて、ページを読み込み直してください。
last-no-script = Takuはブラウザーの中で動くため、JavaScriptが必要です。今は無効になっています。このページで有効にして、読み込み直してください。
last-no-script-embedded = Takuはブラウザーの中で動くため、JavaScriptが必要です。今は無効になっています。
last-failed = Takuに問題が起きました
last-failed-line = このブラウザーに保存したものは、そのまま残っています。続けるには、ページを読み込み直してください。念のため、先にすべてをファイルに保存しておくこともできます。ファイルは「データ」の画面で読み込めます。
last-failed-again = ここでは前にも問題が起きました。ホームなら開けるかもしれません。
last-reload = 読み込み直す
last-save = すべてをファイルに保存
last-home = ホームへ
last-saved = すべてをファイルに保存しました。
last-partly = ファイルに保存しましたが、このブラウザーのデータベースを読めないため、終わった対戦は入っていません。
last-lost = Takuを開けませんでした。この端末のページが壊れているか失われており、接続がないため取得し直せません。対戦の記録はそのまま残っています。接続を確かめて、もう一度お試しください。
last-try-again = もう一度試す
