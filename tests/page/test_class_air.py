"""Slips over the air, by a relay of the tests, and by camera; and what may come to a class."""

import re

from playwright.sync_api import expect

from tests.page.conftest import axe, own
from tests.page.learner import FACTS, Learner
from tests.page.lessons_sent import LESSON, PUT, goes, keep
from tests.page.slips import written
from tests.page.stored import stored
from tests.page.table import reload
from tests.page.test_class import DESKTOP, rows, takes
from tests.page.test_rooms_of_friends import device, filmed, with_camera  # noqa: F401  fixtures
from tests.page.test_ways import has_met, introduced, meet, networked, relay  # noqa: F401

MODULES = (
    "./friends/class-messages.ts",
    "./friends/slip-collector.ts",
    "./friends/slip-sender.ts",
    "./friends/encryption.ts",
    "./friends/seed-shares.ts",
    "./storage/slip-store.ts",
    "./model/class.ts",
    "./model/link.ts",
    "./model/slip.ts",
)
ONE_STEP = {"step": LESSON["step"][:1]}
CLASS = """async lesson => {
    const lock = await own.newLock();
    const prints = [own.printOf(lesson)];
    const room = { id: 'a1', lock, prints, open: 1 };
    const mine = { id: 'a1', revision: 1, when: 1, lesson };
    window.collects = new own.Collecting(taku, mine, room, { packed: '', wall: '', whole: '' });
    window.lock = lock;

    /** A device with a way to the class: what it sends, and what is answered. */
    window.joins = () => {
      const device = { answers: [], isClosed: false, number: own.newNumber() };
      const far = { onmessage: null, onclose: null };
      far.send = text => device.answers.push(JSON.parse(text));
      far.close = () => (device.isClosed = true);
      device.says = text => far.onmessage?.(text);
      device.goes = () => far.onclose?.();
      device.sends = async (told, to = own.keyOf(lock)) => {
        const slip = { name: '', device: device.number, receipt: own.newNumber(), ...told };
        const sealed = await own.seal(JSON.stringify(slip), to);
        device.says(JSON.stringify({ type: 'slip', ...sealed }));
      };
      collects.desk.welcome(far);
      return device;
    };
    return prints[0];
}"""


def room_of_a_class(visit):
    """A page that collects slips, without anything around it; and by what they are known."""
    page = visit(engine=False)
    own(page, *MODULES)
    return page, page.evaluate(CLASS, {**LESSON, **ONE_STEP})


def answers(page, name, count):
    """What a device has been told, once it has been told so often."""
    told = "([name, count]) => window[name].answers.length >= count"
    page.wait_for_function(told, arg=[name, count])
    return page.evaluate("name => window[name].answers.map(({ answer }) => answer)", name)


def slips(page):
    kept = page.evaluate("async () => (await own.slips.all()).kept")
    return sorted((slip["name"], slip["code"]) for slip in kept)


def test_thirty_devices_hand_their_slips_in_and_no_more_than_sixty_four_may(visit):
    page, mark = room_of_a_class(visit)
    codes = [written(mark, [(1 + at % 3, 0)], mark=at) for at in range(65)]
    page.evaluate(
        """codes => {
      window.all = codes.slice(0, 30).map(code => [joins(), code]);
      for (const [at, [device, code]] of all.entries()) device.sends({ code, name: `Pupil ${at}` });
    }""",
        codes,
    )
    page.wait_for_function("() => all.every(([{ answers }]) => answers.length)")
    assert slips(page) == sorted((f"Pupil {at}", code) for at, code in enumerate(codes[:30]))
    page.evaluate(
        """async codes => {
      for (const [device] of all) device.goes();
      window.others = codes.map(code => [joins(), code]);
      for (const [device, code] of others.slice(30)) await device.sends({ code });
    }""",
        codes,
    )
    page.wait_for_function("() => others.slice(30, 64).every(([{ answers }]) => answers.length)")
    assert page.evaluate("others[64][0].isClosed"), "so many are not there at once"
    page.evaluate(
        "async code => { others[0][0].goes(); await (window.late = joins()).sends({ code }) }",
        codes[64],
    )
    assert answers(page, "late", 1) == ["full"]
    assert len(slips(page)) == 64


def test_a_slip_that_is_sent_again_is_the_same_with_the_name_that_it_has_now(visit):
    page, mark = room_of_a_class(visit)
    first, second = (written(mark, [(1, 0)], mark=at) for at in (1, 2))
    page.evaluate(
        """async ([first, second]) => {
      window.pupil = joins();
      const all = [['Akl', first], ['Aki', first], ['Aki', first], ['Aki', second]];
      for (const [name, code] of all) {
        const before = pupil.answers.length;
        await pupil.sends({ code, name });
        while (pupil.answers.length === before) await new Promise(requestAnimationFrame);
      }
    }""",
        [first, second],
    )
    assert answers(page, "pupil", 4) == ["taken"] * 4
    assert slips(page) == sorted([("Aki", first), ("Aki", second)])


def test_what_is_no_slip_of_this_class_is_not_taken(visit):
    page, mark = room_of_a_class(visit)
    good = written(mark, [(1, 0)])
    other, longer = written(mark ^ 1, [(1, 0)]), written(mark, [(1, 0), (1, 0)])
    page.evaluate(
        """async ([good, other, longer]) => {
      window.hostile = joins();
      const letter = { type: 'slip', key: own.keyOf(await own.newLock()), box: 'AAAA' };
      const strange = [null, 7, {}, '', 'x', '[]', '{"type":"slip"}', 'x'.repeat(1e6),
        JSON.stringify(letter), JSON.stringify({ ...letter, key: '*' })];
      for (const text of strange) hostile.says(text);
      await hostile.sends({ code: good }, own.keyOf(await own.newLock()));
      await hostile.sends({ code: 'x'.repeat(201) });
      await hostile.sends({ code: good, device: '__proto__' });
      for (const code of [other, longer, 'AAAA']) await hostile.sends({ code, name: '<b>' });
    }""",
        [good, other, longer],
    )
    assert answers(page, "hostile", 3) == ["other"] * 3
    assert slips(page) == []


def test_whoever_sends_without_end_is_not_listened_to_and_is_shown_out(visit):
    page, mark = room_of_a_class(visit)
    page.evaluate(
        """async code => {
      window.hostile = joins();
      window.pupil = joins();
      for (let count = 0; count < 300; count += 1) hostile.says('x');
      await pupil.sends({ code, name: 'Aki' });
    }""",
        written(mark, [(1, 0)]),
    )
    assert answers(page, "pupil", 1) == ["taken"]
    page.wait_for_function("() => hostile.isClosed")
    assert page.evaluate("collects.desk.count") == 1


def test_one_device_has_no_room_for_slips_without_end(visit):
    page, mark = room_of_a_class(visit)
    codes = [written(mark, [(1, 0)], mark=at) for at in range(21)]
    taken = page.evaluate(
        """async codes => {
      const all = { print: 1, name: '', when: 1, lesson: 'a1', from: 'x' };
      const came = code => ({ ...all, id: code, code });
      const kept = [];
      return codes.map(code => {
        const { come = [], told } = own.arrival(kept, came(code));
        kept.push(...come);
        return told;
      });
    }""",
        codes,
    )
    assert taken == ["taken"] * 20 + ["full"]


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
    teacher.get_by_text("Over the air").click()
    return teacher


def opens(device, **parts):  # noqa: F811
    """The teacher's page with the room open, and the link to it."""
    teacher = room_at(device, **parts)
    assert teacher.locator("iframe").count() == 0, "nobody is asked before the room is open"
    teacher.get_by_role("button", name="Open the room").click()
    link = teacher.locator("#room-link")
    expect(link).to_have_value(re.compile("#/given/"))
    expect(teacher.locator(".class-joined")).to_have_text("Nobody is joined just now.")
    return teacher, f"#{link.input_value().partition('#')[2]}"


def code_of(teacher):
    """What a camera reads off the wall."""
    read = """async bytes => {
      const { textInPicture } = await import(part('ways.js'));
      return textInPicture(new Blob([new Uint8Array(bytes)]));
    }"""
    return teacher.evaluate(read, list(teacher.locator(".paper .qr").screenshot()))


def waiting(page, link, *slips):
    """A device on which slips wait to be handed in since an earlier visit."""
    own(page, "./model/link.ts", "./friends/seed-shares.ts")
    asked = "async link => (await own.unpack('lesson', link)).room"
    room = page.evaluate(asked, link.rpartition("/")[2])
    joined = {
        "id": room["key"],
        "to": room["to"],
        "when": page.evaluate("Date.now()"),
        "device": page.evaluate("own.newNumber()"),
        "agreed": True,
        "slips": [{"code": code, "name": name} for code, name in slips],
    }
    page.evaluate(PUT, [[f"class:{room['key']}", joined]])


def kept_print(teacher):
    """By what the lesson's slips are known."""
    own(teacher, "./model/slip.ts")
    return teacher.evaluate("lesson => own.printOf(lesson)", {**LESSON, **ONE_STEP})


def test_slips_come_by_themselves_now_or_later_and_after_a_reload(device):  # noqa: F811
    teacher, link = opens(device, **ONE_STEP)
    mark = kept_print(teacher)
    learner = device(link, init_script=FACTS, yourName="Aki")
    expect(learner.locator(".given-class")).to_contain_text("To Kai’s page go your name")
    assert learner.locator("iframe").count() == 0, "nobody is asked before it is agreed to"
    axe(learner)
    learner.get_by_role("link", name="Begin, and send my slip").click()
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
    quiet.get_by_role("link", name="Begin without sending").click()
    expect(quiet).to_have_url(re.compile("/1$"))
    assert quiet.locator("iframe").count() == 0, "whoever says no asks nobody"
    quiet.go_back()
    quiet.get_by_role("link", name="Begin, and send my slip").click()
    while not any("REQ" in str(text) for text in sent):  # it listens from then on
        quiet.evaluate("() => new Promise(requestAnimationFrame)")
    axe(teacher)
    reload(teacher)
    expect(teacher.locator(".class-joined")).to_contain_text("joined just now")  # open again


def test_a_slip_goes_once_the_connection_is_back_and_works(device):  # noqa: F811
    teacher, link = opens(device, **ONE_STEP)
    mark = kept_print(teacher)
    late = device("#/rules/hearts", engine=False)
    expect(late.get_by_role("heading", name="Hearts")).to_be_visible()
    waiting(late, link, (written(mark, [(2, 0)], mark=3), "Ben"))
    late.context.set_offline(True)
    goes(late, link)
    expect(late.locator(".given-class")).to_be_visible()
    lost = fails_at_first(late, "**/ways.js", "**/relay.html")
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


def test_only_whoever_has_made_the_code_can_hand_out_its_lesson_and_read_slips(device):  # noqa: F811
    teacher, link = opens(device)
    code = code_of(teacher)
    assert len(code) < 300 < len(link), "the code leads to the room, the link holds the lesson"
    teacher.get_by_role("button", name="Close the room").click()
    own(teacher, "./model/link.ts", "./model/slip.ts")
    room = "async link => (await own.unpack('lesson', link)).room.key"
    impostor = device(engine=False)
    key = teacher.evaluate(room, link.rpartition("/")[2])
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
    mark = teacher.evaluate("lesson => own.printOf(lesson)", LESSON)
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
    teacher.context.route_web_socket(re.compile(""), lambda socket: socket.close())
    teacher.get_by_role("button", name="Open the room").click()
    told = teacher.locator(".class-air .wrong")
    expect(told).to_contain_text("No relay answers. Slips come by code, link or letters meanwhile.")
    teacher.evaluate("() => { window.setTimeout = patient }")
    own(teacher, "./model/slip.ts")
    slip = written(teacher.evaluate("lesson => own.printOf(lesson)", LESSON), [(1, 0), (1, 0)])
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
    own(page, "./browser/qr.ts", "./model/slip.ts", "lit-html")
    mark = page.evaluate("lesson => own.printOf(lesson)", LESSON)
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
