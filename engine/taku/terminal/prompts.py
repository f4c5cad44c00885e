"""What the terminal says of itself, in each language: the rest are words of the games."""

from collections.abc import Mapping

PROMPTS: Mapping[str, Mapping[str, str]] = {
    "en": {
        "help": """\
  QS, or QS KS 2C   play or choose these cards
  keep 6 6          any move in notation; `moves` lists them
  ?                 a hint, with its reason
  undo              take back your last move
  save FILE         save the match; `taku play --resume FILE` goes on
  quit              leave""",
        "curtain": "{player}: press Enter when only you can see the screen. ",
        "saved": "Saved in {file}",
        "save-where": "Name the file: save FILE",
        "more": "  {count:,} more: `moves all` lists them",
    },
    "ja": {
        "help": """\
  QS、QS KS 2C      そのカードを出す・選ぶ
  keep 6 6          記号での手。moves で一覧
  ?                 ヒントとその理由
  undo              直前の手を取り消す
  save ファイル名   対戦を保存する。taku play --resume ファイル名 で再開
  quit              終了する""",
        "curtain": "{player}だけが画面を見られるときに、Enterを押してください。",
        "saved": "{file}に保存しました",
        "save-where": "ファイル名を入力してください：save ファイル名",
        "more": "  ほかに{count:,}通り。moves all で一覧できます",
    },
}
