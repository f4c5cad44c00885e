"""Slips over the air, by a relay of the tests, and by camera; and what may come to a class."""

import re
from secrets import token_hex

from playwright.sync_api import expect

from tests.page.classes import DESKTOP, rows, takes
from tests.page.conftest import axe, own
from tests.page.devices import device, filmed, introduced, networked, profile, relay, with_camera  # noqa: F401
from tests.page.learner import FACTS, Learner
from tests.page.lessons_sent import LESSON, PUT, goes, keep
from tests.page.slips import print_of, written
from tests.page.stored import stored
from tests.page.table import reload
from tests.page.test_links import unpacked
from tests.page.test_ways import has_met, meet

ONE_STEP = {"step": LESSON["step"][:1]}
# Over a relay


IMPATIENT = """
    window.patient = window.setTimeout;   // until it is said that no relay answers
    window.setTimeout = (act, wait) => patient(act, wait === 10_000 ? 0 : wait);
"""
PRETENDS = """() => {
    const lesson = JSON.stringify({ type: 'lesson', packed: '1AAAA' });
    const answer = { type: 'answer', receipt: '0'.repeat(32), answer: 'taken' };
    for (const channel of met) {
      channel.onmessage = text => {
        heard.push(text);
        channel.send(lesson);
        channel.send(JSON.stringify(answer));
      };
    }
}"""


def room_at(device, **parts):  # noqa: F811
    """The teacher's page, at which a room can be opened."""
    teacher = device(engine=False, viewport=DESKTOP, yourName="Kai")
    keep(teacher, **parts)
    goes(teacher, "#/lessons/a1/class")
    teacher.get_by_text("Automatic collection").click()
    return teacher


def opens(device, **parts):  # noqa: F811
    """The teacher's page with the room open, and the link to it."""
    teacher = room_at(device, **parts)
    assert teacher.locator("iframe").count() == 0, "nobody is asked before the room is open"
    teacher.get_by_role("button", name="Open the room").click()
    link = teacher.locator("#room-link")
    expect(link).to_have_value(re.compile("#/given/"))
    expect(teacher.locator(".class-joined")).to_have_text("No device is connected right now.")
    return teacher, f"#{link.input_value().partition('#')[2]}"


def code_of(teacher):
    """What a camera reads off the wall."""
    read = """async bytes => {
      const { textInPicture } = await import(part('connection.js'));
      return textInPicture(new Blob([new Uint8Array(bytes)]));
    }"""
    return teacher.evaluate(read, list(teacher.locator(".paper .qr").screenshot()))


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


def test_slips_come_by_themselves_now_or_later_and_after_a_reload(device):  # noqa: F811
    teacher, link = opens(device, **ONE_STEP)
    mark = print_of({**LESSON, **ONE_STEP})
    learner = device(link, init_script=FACTS, yourName="Aki")
    expect(learner.locator(".given-class")).to_contain_text(
        "most frequent wrong answer go to Kai’s page"
    )
    assert learner.locator("iframe").count() == 0, "nobody is asked before it is agreed to"
    axe(learner)
    learner.get_by_role("link", name="Start, and send my slip").click()
    learns = Learner(learner)
    learns.solve()
    learns.presses("Continue")
    expect(learner.locator(".slip-to-class")).to_have_text("It is on Kai’s page.")
    expect(rows(teacher)).to_have_count(1)
    expect(rows(teacher)).to_contain_text("Aki")
    expect(teacher.locator(".class-told")).to_have_text("Aki · slip 1")

    waiting(learner, link, (written(mark, [(0, 2)], mark=2), "Chiyo"))
    reload(learner)
    expect(learner.locator(".notice")).to_contain_text("Chiyo’s slip is now on Kai’s page.")
    expect(rows(teacher)).to_have_count(2)
    kept = stored(learner)
    assert [value["slips"] for key, value in kept.items() if key.startswith("class:")] == [[]]

    quiet = device(link, engine=False)
    sent = []
    quiet.on("websocket", lambda socket: socket.on("framesent", lambda text: sent.append(text)))
    quiet.get_by_role("link", name="Start without sending").click()
    expect(quiet).to_have_url(re.compile("/1$"))
    assert quiet.locator("iframe").count() == 0, "whoever says no asks nobody"
    quiet.go_back()
    quiet.get_by_role("link", name="Start, and send my slip").click()
    while not any("REQ" in str(text) for text in sent):  # it listens from then on
        quiet.evaluate("() => new Promise(requestAnimationFrame)")
    axe(teacher)
    reload(teacher)
    expect(teacher.locator(".class-joined")).to_contain_text("connected right now")  # open again


def test_a_slip_goes_once_the_connection_is_back_and_works(device, networked):  # noqa: F811
    teacher, link = opens(device, **ONE_STEP)
    mark = print_of({**LESSON, **ONE_STEP})
    late = device("#/rules/hearts", browser=networked, engine=False)  # nothing is in its cache
    expect(late.get_by_role("heading", name="Hearts")).to_be_visible()
    waiting(late, link, (written(mark, [(2, 0)], mark=3), "Ben"))
    late.context.set_offline(True)
    goes(late, link)
    expect(late.locator(".given-class")).to_be_visible()
    lost = fails_at_first(late, "**/connection.js", "**/relay.html")
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


def test_only_the_codes_author_can_hand_out_its_lesson_and_read_slips(device):  # noqa: F811
    teacher, link = opens(device)
    code = code_of(teacher)
    assert len(code) < 300 < len(link), "the code leads to the room, the link holds the lesson"
    teacher.get_by_role("button", name="Close the room").click()
    impostor = device(engine=False)
    key, _ = unpacked(link.rpartition("/")[2])[-1]
    meet(impostor, key, host=True)
    learner = device(f"#{code.partition('#')[2]}", engine=False)
    expect(learner.get_by_text("The lesson comes from Kai’s page")).to_be_visible()
    assert learner.locator("iframe").count() == 0, "nobody is asked before one says so"
    learner.evaluate(
        PUT, [[f"class:{key}", {"id": key, "device": 7}]]
    )  # damaged: as if never there
    learner.get_by_role("button", name="Get the lesson").click()
    has_met(impostor)
    impostor.evaluate(PRETENDS)
    teacher.get_by_role("button", name="Open the room").click()
    expect(learner.get_by_role("heading", name="Points are bad")).to_be_visible()

    teacher.get_by_role("button", name="Close the room").click()
    mark = print_of(LESSON)
    waiting(learner, link, (written(mark, [(1, 0), (2, 3)]), "Ben"))
    reload(learner)
    has_met(impostor, 2)
    impostor.wait_for_function("() => heard.some(text => text.includes('slip'))")
    assert "Ben" not in "".join(impostor.evaluate("heard"))
    teacher.get_by_role("button", name="Open the room").click()
    expect(rows(teacher)).to_contain_text("Ben")


def test_where_no_relay_answers_it_is_said_and_slips_come_by_code(device):  # noqa: F811
    teacher = room_at(device)
    teacher.evaluate(PUT, [["room:a1", {"id": "a1", "lock": 7}]])  # damaged: another room is made
    teacher.evaluate(f"() => {{ {IMPATIENT} }}")
    teacher.route_web_socket(re.compile(""), lambda socket: socket.close())
    teacher.get_by_role("button", name="Open the room").click()
    told = teacher.locator(".class-air .wrong")
    expect(told).to_contain_text("Can’t reach a connection server. For now, slips come by QR code")
    teacher.evaluate("() => { window.setTimeout = patient }")
    slip = written(print_of(LESSON), [(1, 0), (1, 0)])
    takes(teacher, f"Aki {slip}")
    expect(rows(teacher)).to_have_count(1)


# By camera


SHOWN = """texts => {
    for (const text of texts) {
      const paper = document.createElementNS('http://www.w3.org/2000/svg', 'svg');
      own.render(own.qrCode(text, 'code'), paper);
      paper.firstElementChild.classList.add('filmed');
      document.body.append(paper);
    }
}"""


def test_the_camera_takes_one_slip_after_the_other_and_each_once(with_camera, tmp_path):  # noqa: F811
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
    expect(page.locator(".class-told")).to_contain_text("is already here.")
    expect(page.locator(".class-kept")).to_contain_text("3 slips")
    expect(rows(page).last).to_contain_text("Mia 🎲")
    page.get_by_role("button", name="Stop scanning").click()
    expect(page.locator("video")).to_have_count(0)
