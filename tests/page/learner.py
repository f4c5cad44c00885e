"""Somebody who takes lessons by keyboard alone, and finds every right answer."""

from playwright.sync_api import expect

EAR_FOR_FACTS = """
    const Plain = Worker;
    window.heard = {};
    window.Worker = class extends Plain {
      constructor(...how) {
        super(...how);
        this.addEventListener('message', ({ data }) => {
          const fact = JSON.parse(data);
          heard[fact.type] = fact;
          if (fact.type === 'frame' && fact.match) heard.laid = (heard.laid ?? 0) + 1;
        });
      }
    };
"""
FINISHED = "() => document.querySelector('.lesson[data-phase]')?.dataset.phase === 'asking'"


class Learner:
    def __init__(self, page):
        self.page = page
        self.keyboard = page.keyboard
        self.panel = page.locator(".mark")
        self.primary = page.locator(".lesson .foot .primary")

    def begins(self):
        """Wait until the step is there, and give one right answer."""
        self.page.wait_for_function(FINISHED)
        return self.page.evaluate("() => heard.step.solution")

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
        for item in solution["items"]:
            self.choose(item)
        self.keyboard.press("Enter")

    def choose(self, name):
        self.go_to(f'.hand [data-card="{name}"]')
        self.keyboard.press(" ")

    def give_move(self, solution):
        words = solution["move"].split()
        held = self.page.locator(".hand [data-card]").evaluate_all(
            "cards => cards.map(card => card.dataset.card)"
        )
        cards = [word for word in words if word in held]
        sheet = self.fact("frame")["view"]["sheet"]
        boxes = [row["id"] for row in sheet if row["move"] == solution["move"]]
        if boxes:
            self.go_to(f'[data-box="{boxes[0]}"]')
            self.keyboard.press("Enter")
            if self.page.get_by_role("dialog").count():
                self.page.locator(".sheet-zero .outlined").press("Enter")
        elif words[0] == "keep":
            self.keep(words[1:])
        elif cards:
            self.play(cards, solution["move"])
        else:
            self.press_button(solution["move"])

    def play(self, cards, move):
        most = self.fact("frame")["view"]["ask"]["most"]
        if most == 1:
            self.go_to(f'.hand [data-card="{cards[0]}"]')
            self.keyboard.press("Enter")
            return
        for name in cards:
            self.choose(name)
        self.page.wait_for_function(
            "cards => heard.considered?.items.length === cards.length", arg=cards
        )
        self.keyboard.press("Enter")
        moves = [each["move"] for each in self.fact("considered")["moves"]]
        if len(moves) > 1:
            self.go_to(f".readings .reading:nth-child({moves.index(move) + 1})")
            self.keyboard.press("Enter")

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
        words = self.page.evaluate(
            "({ id, args }) => taku.say(`button-${id}`, args)", button
        )
        self.page.locator(".lesson .button").filter(has_text=words).first.press("Enter")

    def goes_on(self):
        self.keyboard.press("Enter")
