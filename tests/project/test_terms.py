"""One word for each thing, as engine/GLOSSARY.md lists it, in every text that players read."""

import re
from collections.abc import Iterable, Iterator
from pathlib import Path

import pytest
from fluent.syntax import ast, parse
from fluent.syntax.visitor import Visitor

from sitting import SHIPPED
from taku.game_folders import folder_of

ROOT = Path(__file__).parents[2]
PARTS = ("page", *SHIPPED)

# Pattern of words that must not come back: what to say instead. "" is for every part.

ENGLISH = {
    "": {
        r"(?i)\bnobody\b": "no one",
        r"(?i)\bwhoever\b": "the player who",
        r"(?i)by this house rule": "with this house rule",
        r"(?i)\b(that|those) may be (done|led|passed)\b": "you could do that",
        r"(?<!here )\b(is|are) no (joker|penalty|opponent|full house)": "isn’t a",
        r"\btakes? you out\b": "you go out with",
        r"\bshall\b": "will, should",
        r"\bstill out\b": "not yet played",
        r"\bthe most( lives)? win\b": "the player with the most wins",
        r"[a-z]'[a-z]": "’",
    },
    "page": {
        r"\bthrows?\b": "roll",
        r"(?i)over the air": "automatically",
        r"link or letters|the letters out|Paste letters": "text code",
        r"Side by side|connect side by side": "In the same room",
        r"Load (the page )?again|could not be fetched": "Reload, couldn’t be loaded",
        r"First screen": "Home",
        r"\bscoring card\b": "penalty card",
        r"\b(goes|go|gone) on with the (match|event)": "take over, continue",
        r"[a-z] …": "no space before …",
        r"\bone a line\b": "one per line",
    },
    "hearts": {
        r"\bonto\b": "to",
        r"(?i)\b(point|scoring) cards?\b|cards? with points": "penalty card",
        r"takes? no hand\b|\*\*no hand": "can’t take a hand",
        r"\} (is|falls) (out|on this trick)\b": "has not been played, is played",
        r"\b(could|can’t) catch her\b": "take her",
    },
    "president": {
        r"\bAs strong\b(?! as)|\bas strong (is|will)\b": "equal strength",
        r"\bturn(s|ed)? (strength|the direction|it back)|\bturn(s|ed)? round\b": "reverse",
        r"\bturn(s|ed)? (the|all) places": "reverse",
        r"(?i)titles? (are )?forgotten": "reset",
        r"All rules|Everything local|Federation": "the names of the presets",
        r"(?i)\b(one|two) steps? above\b|\bstep up\b": "one step stronger",
        r"\brules? come in sets\b|\bthose sets\b": "rule set",
        r"\}( and \{\w+\})? (is|are) out\b": "has gone out",
        r"\bjokers? (is|are) out\b": "not yet played",
        r"\bpile is cleared\b": "the trick ends",
        r"\bthe (rich|poor)\b": "at the top, at the bottom",
    },
    "haggis": {
        r"(?i)\bcolou?rs?\b": "suit",
        r"(?i)\bwide(r|st)?\b": "cards of each rank",
        r"cards of the same number\b": "of the same rank",
        r"\bit is nothing\b|\belse is nothing\b": "no combination",
        r"\btakes? no turn\b": "doesn’t use up your turn",
        r"\b(quick|slow) hand\b|\bhand is quick\b": "goes out quickly",
        r"\bfills one place\b|\btwins?\b": "gap; equal ranks",
        r"(?i)\bbet is paid\b|\bpays nothing\b": "scores for the others; loses no points",
    },
    "yahtzee": {
        r"(?i)\bthrow(s|n)?\b|\bthrew\b": "roll",
        r"(?i)\bwrit(e|es|ten)\b": "enter, fill",
        r"(?i)\bdear(er|est)?\b|\b(expensive|cheap)\b": "high-scoring, low",
        r"(?i)\bfurther\b": "another, extra",
        r"\b(sum|dice|five),? (\*\*)?and [345]0\b": "plus",
        r"\bbrings?\b(?! you)": "score",
        r"Plus less Minus": "Plus minus Minus",
        r"\bwants\b": "needs",
    },
}

JAPANESE = {
    "": {
        r"(?<![手場山配名])(?<!切り)(?<!捨て)札": "カード",
        "さいころ": "サイコロ",
        "触れ": "タップする",
        "試合": "対戦",
        "回戦|巡": "ラウンド",
        r"(?<!出)版": "バージョン",
        "要り|要る": "必要",
        "追加ルール|取り決め|決めごと|決めておけば|という決め方": "ローカルルール",
        "同じ数の|続いた数[をの]": "同じ数字の, 続いた数字",
        "わか[るりらっ]": "分か",
        "誰": "だれ",
        r"(でしょうか|ですか|ますか|ませんか)。": "？",
        "[‑‐–]5[‑‐–]7": "3-5-7-9",
        r"[ぁ-んァ-ヶ一-龥] [0-9]": "no space around a number",
        "[0-9]～": "〜",
        r"(?<!（)Jバック": "11バック",
        "スリーダイス|フォーダイス": "3カード, 4カード",
        "競り": "ビッド",
        "パートナー": "味方",
        "値打ち": "価値",
        "ディール|配り(?=を|の)": "配札",
        r"(?<!リ)(?<!ディス)プレイ(?!ヤ)": "遊ぶ",
        "インターネットアドレス": "IPアドレス",
        "どのルールのため": "どのルールがあるから",
        "いっしょ|(?<!ひっ)くり返|(?<!重)ねら[いうえっ]": "一緒, 繰り返す, 狙う",
        "[一二三]つ|ひとつ|ふたつ": "1つ, 2つ",
        "テーブル": "卓",
        "ルーム": "部屋",
        "2度目": "2回目",
    },
    "page": {
        "リレー|STUN|中継サーバー": "接続サーバー, 公開サーバー",
        "スート": "マーク",
        "バージョンの卓|卓の(ソース)?コード|卓の一部|卓は(ブラウザー|単独)": "Taku",
    },
    "haggis": {
        "トリック": "場",
        "宣言": "ビッド",
    },
    "president": {
        "2流し": "2で流れる",
        "全部あり": "定番全部",
        "届いたカード": "受け取ったカード",
        "1つ上の数字": "1つ強い数字",
        "身分.*ひっくり返": "逆になる",
    },
    "yahtzee": {
        "上の6つの欄": "上の段",
        "同じ目が5個そろ|同じ目5個": "5個のゾロ目",
        "合計と[0-9]0点": "＋",
        "2回目からの?(ゾロ|5個|ふつう)": "2回目以降",
    },
}

BANNED = {"en": ENGLISH, "ja": JAPANESE}  # other languages have theirs in the heads of their words


class Texts(Visitor):
    """Collects the text of messages, without their ids, variables and keys."""

    def __init__(self) -> None:
        self.found: list[str] = []

    def visit_Message(self, node: ast.Message) -> None:
        if not node.id.name.endswith("-also"):  # the words that players elsewhere use
            self.generic_visit(node)

    def visit_TextElement(self, node: ast.TextElement) -> None:
        self.found.append(node.value)


def of_messages(path: Path) -> list[str]:
    """Return the texts of a file, none if there is no file."""
    texts = Texts()
    if not path.exists():
        return []
    texts.visit(parse(path.read_text(encoding="utf-8")))
    return texts.found


def of_page(language: str) -> Iterator[str]:
    """Yield the texts of the page's own messages and of its last resort in index.html."""
    yield from of_messages(ROOT / f"web/words/{language}.ftl")
    yield from of_messages(ROOT / f"engine/taku/words/{language}.ftl")
    yield from of_messages(ROOT / f"engine/taku/terminal/{language}.ftl")
    for line in (ROOT / "web/index.html").read_text(encoding="utf-8").split("\n"):
        if line.startswith("<p") and bool(re.search("[ぁ-ん]", line)) == (language == "ja"):
            yield re.sub("<[^>]*>", "", line)


def of_game(game: str, language: str) -> Iterator[str]:
    folder = Path(folder_of(game))
    for path in (folder / f"{part}{language}.ftl" for part in ("", "lessons.", "guided.")):
        yield from of_messages(path)


def said_otherwise(texts: Iterable[str], words: dict[str, str]) -> list[tuple[str, str]]:
    """Return each place where a text has a word for which the glossary has another one."""
    return [
        (text[max(0, found.start() - 20) : found.end() + 20], better)
        for text in texts
        for word, better in words.items()
        for found in re.finditer(word, text)
    ]


@pytest.mark.parametrize("language", BANNED)
@pytest.mark.parametrize("part", PARTS)
def test_each_thing_has_one_word(part: str, language: str) -> None:
    words = BANNED[language]
    texts = [*(of_page(language) if part == "page" else of_game(part, language))]
    assert len(texts) > 100
    assert said_otherwise(texts, words[""] | words.get(part, {})) == []


@pytest.mark.parametrize(
    ("text", "part", "language"),
    [
        ("Nobody follows.", "", "en"),
        ("Three throws are left.", "yahtzee", "en"),
        ("The sum of all dice, and 40", "yahtzee", "en"),
        ("26 onto the others", "hearts", "en"),
        ("As strong is enough.", "president", "en"),
        ("リレーから返事がありません。", "page", "ja"),
        ("トリックを取る", "haggis", "ja"),
        ("上の6つの欄", "yahtzee", "ja"),
    ],
)
def test_a_banned_word_is_found(text: str, part: str, language: str) -> None:
    assert said_otherwise([text], BANNED[language][part])


@pytest.mark.parametrize("part", PARTS)
def test_help_texts_are_polite_in_japanese(part: str) -> None:
    folder = ROOT / "web/words" if part == "page" else Path(folder_of(part))
    body = (folder / "ja.ftl").read_text(encoding="utf-8")
    helps = re.findall(r"(?m)^((?:option|setting)-\S+-help) = (.*)$", body)
    assert [id for id, text in helps if not re.search(r"(す|せん|した|ください)。$", text)] == []


@pytest.mark.parametrize("part", PARTS)
def test_the_glossary_has_a_table_of_each_part(part: str) -> None:
    glossary = (ROOT / "engine/GLOSSARY.md").read_text(encoding="utf-8")
    heading = {"page": "## Page", "yahtzee": "## Yahtzee and its family"}
    assert f"{heading.get(part, f'## {part.title()}')}\n\n| thing | English | 日本語 |" in glossary
