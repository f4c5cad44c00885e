"""Slips over a relay of the tests, over a connection that comes back, and by camera."""

# ruff: noqa: F401, F811 (fixtures are imported, and named as parameters)

import re
from secrets import token_hex

from playwright.sync_api import expect

from tests.page.classes import DESKTOP, rows
from tests.page.conftest import axe, own
from tests.page.devices import device, filmed, introduced, networked, profile, relay, with_camera
from tests.page.learner import FACTS, Learner
from tests.page.lessons_sent import LESSON, PUT, goes, keep
from tests.page.packed_links import unpacked
from tests.page.slips import print_of, written
from tests.page.table import reload

ONE_STEP = {"step": LESSON["step"][:1]}


# Over a relay


def opens(device):
    """The teacher's page with an open room at a lesson of one step, and the link to it."""
    teacher = device(engine=False, viewport=DESKTOP, yourName="Kai")
    keep(teacher, **ONE_STEP)
    goes(teacher, "#/lessons/a1/class")
    teacher.get_by_text("Automatic collection").click()
    assert teacher.locator("iframe").count() == 0, "nobody is asked before the room is open"
    teacher.get_by_role("button", name="Open the room").click()
    link = teacher.locator("#room-link")
    expect(link).to_have_value(re.compile("#/given/"))
    expect(teacher.locator(".class-joined")).to_have_text("No device is connected right now.")
    return teacher, f"#{link.input_value().partition('#')[2]}"


def test_a_slip_comes_over_a_relay(device):
    teacher, link = opens(device)
    learner = device(link, init_script=FACTS, yourName="Aki")
    expect(learner.locator(".received-class")).to_contain_text("most frequent wrong answer")
    assert learner.locator("iframe").count() == 0, "nobody is asked before it is agreed to"
    axe(learner)
    learner.get_by_role("link", name="Start, and send my slip").click()
    learns = Learner(learner)
    learns.solve()
    learns.presses("Continue")
    expect(learner.locator(".handed-in")).to_have_text("It’s now on Kai’s page.")
    expect(rows(teacher)).to_contain_text("Aki")
    axe(teacher)
    reload(teacher)
    expect(teacher.locator(".class-joined")).to_contain_text("connected right now")  # open again


def waiting(page, link, *slips):
    """A device on which slips wait to be handed in since an earlier visit."""
    key, to = unpacked(link.rpartition("/")[2])[-1]
    joined = {
        "id": key,
        "to": to,
        "when": page.evaluate("Date.now()"),
        "device": token_hex(16),
        "agreed": True,
        "slips": [{"code": code, "name": name} for code, name in slips],
    }
    page.evaluate(PUT, [[f"class:{key}", joined]])


def test_a_slip_goes_once_the_connection_works(device, networked):
    teacher, link = opens(device)
    mark = print_of({**LESSON, **ONE_STEP})
    # This device has nothing cached.
    late = device("#/rules/hearts", browser=networked, engine=False)
    expect(late.get_by_role("heading", name="Hearts")).to_be_visible()
    waiting(late, link, (written(mark, [(2, 0)], mark=3), "Ben"))
    late.context.set_offline(True)
    goes(late, link)
    expect(late.locator(".received-class")).to_be_visible()
    lost = fails_at_first(late, "**/connection.js*", "**/relay.html")
    late.context.set_offline(False)
    expect(rows(teacher)).to_have_count(1)
    assert len(lost) == 4


def fails_at_first(page, *patterns):
    """What is asked for in vain: each of these twice, as where a connection is only just back."""
    lost = []

    def fail(route):
        lost.append(route.request.url)
        route.abort()

    for pattern in patterns:
        page.route(pattern, fail, times=2)
    return lost


# Camera


SHOWN = """texts => {
    for (const text of texts) {
      const paper = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      own.render(own.qrCode(text, 'code'), paper);
      paper.firstElementChild.classList.add('filmed');
      document.body.append(paper);
    }
}"""


def test_the_camera_takes_each_slip_once(with_camera, tmp_path):
    film = tmp_path / "slips.y4m"
    page = with_camera(film)("", "Kai")
    page.wait_for_function("() => 'taku' in window")
    own(page, "./browser/qr.ts", "lit-html")
    mark = print_of(LESSON)
    slips = [written(mark, [(1, 0), (2, 3)], mark=at) for at in range(3)]
    named = zip(slips, ("Aki", "Ben", "Mia%20%F0%9F%8E%B2"), strict=True)
    page.evaluate(SHOWN, [f"https://example.org/#/slip/{code}/{name}" for code, name in named])
    filmed(film, *page.locator(".filmed").all())
    keep(page)
    goes(page, "#/lessons/a1/class")
    page.get_by_role("button", name="Scan slips").click()
    expect(rows(page)).to_have_count(3)
    expect(page.locator(".class-note")).to_contain_text("is already here.")
    expect(page.locator(".class-saved")).to_contain_text("3 slips")
    expect(rows(page).last).to_contain_text("Mia 🎲")
    page.get_by_role("button", name="Stop scanning").click()
    expect(page.locator("video")).to_have_count(0)
