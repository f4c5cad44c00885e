# What `taku play` says of itself, in Japanese

terminal-help =
    QS、QS KS 2C      そのカードを出す・選ぶ
    keep 6 6          記号での手。moves で一覧
    ?                 ヒントとその理由
    undo              直前の手を取り消す
    save ファイル名   対戦を保存する。taku play --resume ファイル名 で再開
    quit              終了する
terminal-curtain = { $player }だけが画面を見られるときに、Enterを押してください。
terminal-saved = { $file }に保存しました
terminal-save-where = ファイル名を入力してください：save ファイル名
terminal-more = ほかに{ $count }通り。moves all で一覧できます

### taku review と taku problems

terminal-decisions = 席{ $seat }の選択 { $count }回
terminal-nothing-lost = はっきり損をした選択はありません。
terminal-better = { $move }、より良い手は{ $best }
terminal-unit-round = そのラウンドの点
terminal-unit-match = 終了時の点
terminal-unit-chance = 勝つ確率
terminal-other-rules = 別のルール
terminal-told = { $what }：{ $words }
terminal-not = { $move }は損：{ $loss }
