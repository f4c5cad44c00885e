"""A SCORM package that carries the site, in a learning platform that has no way to the site."""

import re
from functools import partial
from pathlib import Path
from zipfile import ZipFile

import pytest
from playwright.sync_api import expect

from taku.terminal import serve
from tests.page.conftest import Site
from tests.page.lessons_sent import LESSON, goes, keep

CARD = LESSON["step"][0]  # the nine of spades is right
COUNTING = {
    "title": {"en": "Cards"},
    "ask": {"en": "How many?"},
    "number": {"is": 3},
    "setup": CARD["setup"],
}
PLATFORM = """<!doctype html><title>A platform</title>
<script>
  window.calls = [];
  const call = name => (calls.push(name), 'true');
  window.API = {
    LMSInitialize: () => call('LMSInitialize'),
    LMSGetValue: name => localStorage[name] ?? '',
    LMSSetValue: (name, value) => { localStorage[name] = value; return 'true'; },
    LMSCommit: () => call('LMSCommit'),
    LMSFinish: () => call('LMSFinish'),
  };
</script>
<iframe src="content/7/lesson-1.html" width="600" height="900"></iframe>
"""
KNOWN = {".html", ".js", ".css", ".json", ".svg"}  # extensions whose media types a platform knows


class PlatformFiles(serve.Site):
    """Files of a platform that knows few media types, as Moodle does."""

    def guess_type(self, path):
        return super().guess_type(path) if Path(path).suffix in KNOWN else "document/unknown"


class Platform(Site):
    """A learning platform that unpacks a package into a folder of its own."""

    base = "/moodle/"

    def opened(self):
        server = super().opened()
        server.RequestHandlerClass = partial(PlatformFiles, **server.RequestHandlerClass.keywords)
        return server


@pytest.fixture
def platform(tmp_path):
    (tmp_path / "index.html").write_text(PLATFORM, encoding="utf-8")
    platform = Platform(tmp_path)
    yield platform
    platform.stop()


def saved_package(page, path):
    """Save a lesson of three steps at the desk, with the site inside."""
    keep(page, step=[COUNTING, COUNTING, CARD])
    goes(page, "#/lessons/a1/send")
    with page.expect_download() as download:
        page.get_by_role("button", name="Save for Moodle with Taku inside").click()
    download.value.save_as(path)
    return ZipFile(path)


class Pupil:
    """A learner at a platform."""

    def __init__(self, page, url):
        self.page = page
        page.goto(url)
        self.frame = page.frame_locator("iframe").frame_locator("#taku")

    def is_at(self, step):
        expect(self.frame.get_by_role("heading", level=1)).to_contain_text(f"step {step} of 3")

    def counts(self, number):
        self.frame.get_by_role("textbox", name="Your answer").fill(str(number))
        self.frame.get_by_role("button", name="Answer", exact=True).click()

    def presses(self, name):
        self.frame.get_by_role("button", name=name).click()

    def value(self, name):
        return self.page.evaluate("name => localStorage[name]", name)

    def has_noted(self, **values):
        """Wait until the platform knows this, by the last part of each name."""
        self.page.wait_for_function(
            """values => Object.entries(values).every(([name, value]) =>
              Object.entries(localStorage).some(
                ([key, noted]) => key.endsWith(name) && noted === value))""",
            arg=values,
        )


def test_a_package_with_the_site_is_taken_anywhere(visit, browser, site, platform, tmp_path):
    package = saved_package(visit(), tmp_path / "lesson.zip")
    assert package.testzip() is None
    unneeded = re.compile(r"index\.html|sw\.js|main\.js|lazy-screens|editor|openings|recorded|lab")
    assert [name for name in package.namelist() if unneeded.search(name)] == []
    package.extractall(tmp_path / "content/7")
    context = browser.new_context(locale="en-GB")
    page = context.new_page()
    asked, faults = [], []
    context.on("request", lambda request: asked.append(request.url))
    context.on("weberror", lambda error: faults.append(error.error))
    pupil = Pupil(page, platform.url)
    pupil.is_at(1)
    pupil.counts(3)
    pupil.has_noted(raw="33", suspend_data="1", lesson_status="incomplete", exit="suspend")

    pupil = Pupil(page, platform.url)  # closed and opened again
    pupil.is_at(2)
    for _ in range(2):
        pupil.counts(9)
        pupil.presses("Try again")
    pupil.counts(3)
    pupil.presses("Continue")
    pupil.is_at(3)
    pupil.has_noted(lesson_location="3", suspend_data="10")
    pupil.frame.locator('.hand [data-card="9S"]').click()
    pupil.presses("Play")
    pupil.presses("Continue")
    pupil.has_noted(lesson_status="completed", raw="67", suspend_data="101", exit="")
    expect(pupil.frame.get_by_text("2 of 3 right")).to_be_visible()
    expect(pupil.frame.get_by_role("link")).to_have_count(0)
    page.goto("about:blank")
    assert [url for url in asked if not url.startswith((platform.url, "blob:"))] == []
    assert faults == []
    context.close()
