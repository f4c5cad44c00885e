"""A learner who takes lessons by keyboard alone, and finds every right answer."""

import json

from playwright.sync_api import expect

from tests.page.table import EAR, OUTSIDE, SMALL, windows

MUST_FIT = ".lesson .bar button, .hand button, .foot button, .answers button, .answers input"
FACTS = (
    EAR
    + """
    const Plain = Worker;
    window.heard = {};
    window.Worker = class extends Plain {
      constructor(...how) {
        super(...how);
        window.engine = this;
        this.addEventListener('message', ({ data }) => {
          const fact = JSON.parse(data);
          heard[fact.type] = fact;
          if (fact.type === 'frame' && fact.begins) heard.laid = (heard.laid ?? 0) + 1;
        });
      }
    };
"""
)
SOLUTION = """() => Object.fromEntries(
    Object.entries(heard['step-laid'].solution).filter(([, part]) => part !== null))"""
THERE = "() => taku.engineState === 'ready' && !!heard['step-laid']"
ASKING = "() => document.querySelector('.lesson[data-phase]')?.dataset.phase === 'asking'"
WRITTEN = """() => document.querySelector('.sheet-zero') ||   // a 0 is asked about
    document.querySelector('.lesson').dataset.phase !== 'asking'"""
UNDERSTOOD = """() => taku.engineState === 'ready' ||   // it owes no meaning of chosen cards
    document.querySelector('.lesson').dataset.phase !== 'asking'"""


def learnt(**progress):
    """A script that has lessons begun or finished before the page starts for the first time."""
    text = json.dumps(json.dumps(progress))
    return f"if (origin !== 'null') localStorage['taku.lessons'] ??= {text};"


class Learner:
    def __init__(self, page):
        self.page = page
        self.keyboard = page.keyboard
        self.panel = page.locator(".mark")
        self.stars = page.locator(".stars [data-star=star]")
        self.chosen = page.locator(".hand [aria-pressed=true]")
        self.sheet = page.get_by_role("dialog")

    def opens(self, address):
        self.page.evaluate("address => { location.hash = `#/learn${address}` }", address)

    def speaks(self, language):
        self.page.evaluate("language => taku.set('language', language)", language)

    def is_at(self, step):
        """Wait until this step, counted from 0, is on the table."""
        now = self.page.locator(".lesson[data-phase=asking] .stars > span").nth(step)
        expect(now).to_have_attribute("data-now", "true")
        # Before the engine is ready, the page shows recorded replies.
        self.page.wait_for_function(THERE)

    def survives_a_crash(self):
        """Let the engine die, and wait until the step is on the table again."""
        laid = self.fact("laid")
        self.page.evaluate("() => engine.dispatchEvent(new ErrorEvent('error', { message: 'x' }))")
        self.page.wait_for_function("laid => heard.laid > laid", arg=laid)
        self.page.wait_for_function(ASKING)

    def held(self, name):
        return self.page.locator(f'.hand [data-card="{name}"]')

    def names(self):
        return self.page.locator(".hand [data-card], .slots [data-card]").evaluate_all(
            "cards => cards.map(card => card.dataset.card)"
        )

    def touch(self, name):
        self.held(name).click(position={"x": 8, "y": 10}, force=True)

    def presses(self, name):
        self.page.get_by_role("button", name=name).click()

    def is_told(self, tone):
        expect(self.panel).to_have_attribute("data-tone", tone)

    def plays_poorly(self):
        """Play the king of spades in the first step of "Points" of hearts, and see its trick."""
        self.is_at(0)
        self.touch("KS")
        self.presses("Play")
        self.is_told("poor")
        expect(self.panel).to_contain_text("The king is higher than the queen")
        expect(self.page.locator(".trick [data-card]")).to_have_count(4)

    def begins(self):
        """Wait until the step is there, and give one right answer."""
        self.page.wait_for_function(ASKING)
        self.page.wait_for_function(THERE)
        return self.page.evaluate(SOLUTION)

    def hears(self, text):
        """Wait until this is said."""
        heard = "text => said.some(([, words]) => words.includes(text))"
        self.page.wait_for_function(heard, arg=text)

    def has_room_at(self, sizes):
        """Assert that nothing is cut off or scrolls sideways, and targets are large enough."""
        for size in windows(self.page, sizes):
            whole = "({ scrollWidth, scrollHeight }) => [scrollWidth, scrollHeight]"
            assert self.page.locator("html").evaluate(whole) == [*size]
            assert self.page.evaluate(OUTSIDE, MUST_FIT) == []
            assert self.page.evaluate(SMALL, MUST_FIT) == []

    def fact(self, kind):
        return self.page.evaluate("kind => heard[kind]", kind)

    def go_to(self, selector):
        """Give it the focus, as Tab and the arrow keys do in time."""
        self.page.evaluate("selector => document.querySelector(selector).focus()", selector)

    def solve(self):
        solution = self.begins()
        (task,) = [t for t in ("number", "seat", "choice", "items", "move") if t in solution]
        getattr(self, f"give_{task}")(solution)
        expect(self.panel).to_have_attribute("data-tone", "right")

    def give_number(self, solution):
        self.go_to(".answers input")
        self.keyboard.type(str(solution["number"]))
        self.keyboard.press("Enter")

    def give_seat(self, solution):
        self.go_to(f".answers button:nth-child({solution['seat'] + 1})")
        self.keyboard.press("Enter")

    def give_choice(self, solution):
        self.go_to(f'.answers [data-choice="{solution["choice"]}"]')
        self.keyboard.press("Enter")

    def give_items(self, solution):
        for item in self.unchosen(solution["items"]):
            self.choose(item)
        self.page.locator(".foot .primary").press("Enter")

    def choose(self, name):
        self.go_to(f'.hand [data-card="{name}"]')
        self.keyboard.press(" ")

    def unchosen(self, names):
        """Those that a hint has not chosen already."""
        chosen = self.page.locator(".hand [aria-pressed=true], .slots [data-card]")
        there = chosen.evaluate_all("cards => cards.map(card => card.dataset.card)")
        return [name for name in names if name not in there]

    def give_move(self, solution):
        move = solution["move"]
        words = move.split()
        cards = [word for word in words if word in self.names()]
        rows = self.fact("frame")["view"]["sheet"]
        boxes = [row["id"] for row in rows if row["move"] == move]
        if boxes:
            self.write(*boxes)
        elif words[0] == "keep":
            self.keep(words[1:])
        elif cards:
            self.play(cards)
        else:
            self.press_button(move)

    def write(self, box):
        self.go_to(f'[data-box="{box}"]')
        self.keyboard.press("Enter")
        self.page.wait_for_function(WRITTEN)
        if self.page.locator(".sheet-zero").count():
            self.page.locator(".sheet-zero .outlined").press("Enter")

    def play(self, cards):
        if len(cards) == 1 and self.fact("frame")["view"]["ask"]["most"] == 1:
            self.go_to(f'.hand [data-card="{cards[0]}"]')
            self.keyboard.press("Enter")
            return
        missing = self.unchosen(cards)
        for name in missing:
            self.choose(name)
        if missing and (len(cards) == 1 or self.can_be_played()):
            self.page.wait_for_function(UNDERSTOOD)  # the meaning may be a recorded one
        if not self.page.evaluate(ASKING):
            return  # the touch of a card that is held back is an answer
        if missing:
            self.keyboard.press("Enter")
        else:
            self.page.locator(".foot .primary").press("Enter")
        reading = self.page.locator(".readings .reading")
        if reading.count() > 1:
            reading.filter(has_text=self.words_of_the_solution()).press("Enter")

    def words_of_the_solution(self):
        words = "({ id, args }) => taku.say(`say-${id}`, args)"
        return self.page.evaluate(words, self.fact("step-laid")["say"])

    def can_be_played(self):
        """Is it a move that is to be found, not one to be tried in vain?"""
        return self.fact("step-laid")["say"] is not None

    def keep(self, faces):
        wanted = list(faces)
        dice = self.page.locator(".dice [data-place]")
        items = self.fact("frame")["view"]["zones"]
        lying = next(zone["items"] for zone in items if zone["kind"] == "dice")
        pressed = dice.evaluate_all("dice => dice.map(die => die.ariaPressed === 'true')")
        for at, face in enumerate(lying):
            keep = face in wanted
            if keep:
                wanted.remove(face)
            if keep != pressed[at]:
                self.keyboard.press(str(at + 1))
        self.page.evaluate("() => document.activeElement?.blur()")
        self.keyboard.press("Enter")

    def press_button(self, move):
        buttons = self.fact("frame")["view"]["ask"]["buttons"]
        button = next(each for each in buttons if each["move"] == move)
        words = self.page.evaluate("({ id, args }) => taku.say(`button-${id}`, args)", button)
        self.page.locator(".lesson .button").filter(has_text=words).first.press("Enter")

    def goes_on(self):
        self.keyboard.press("Enter")
