"""A match that the database does not have yet when the page is closed."""

from tests.page.table import reload

BUSY = """() => new Promise(held => {
    const request = indexedDB.open('taku');
    request.onsuccess = () => {
      const store = request.result.transaction('matches', 'readwrite').objectStore('matches');
      const hold = () => (store.get('').onsuccess = hold, held());
      hold();
    };
})"""


def log(page):
    return page.evaluate("() => taku.match.log")


def test_an_unwritten_move_survives_closing_the_page(sit):
    table = sit("hearts", options={"passing": False})
    table.page.evaluate(BUSY)
    table.decide(lambda: (table.touch(table.playable.first), table.primary.click()))
    table.my_turn()
    before = log(table.page)
    assert not table.page.evaluate("() => taku.matches.lasting")
    for _ in range(2):
        reload(table.page)
        table.my_turn()
        assert log(table.page) == before
        table.page.wait_for_function("() => taku.matches.lasting")
        table.page.wait_for_function("() => localStorage['taku.unsaved'] === undefined")
