"""The only entry point from the page to the engine: JSON in, JSON out.

The reply `refused` answers an invalid request with the rule that it breaks; the match is
unchanged. Two replies are questions. After `wants-tablebase` the caller sends the text of that
tablebase into the generator, after `wants-move` a move; then the request continues. If the caller
sends nothing, `tablebase-missing` or `bot-replaced` follows, and a weaker bot decides.
"""

from collections.abc import Generator

from taku.service.protocol import read, typed, write
from taku.service.request import REFUSED, refused
from taku.tables.session import Session


class Service(Session):
    """Serves one table at a time to one page."""

    def handle(self, text: str) -> Generator[str, str | None, None]:
        """Yield the replies to one request, each a JSON object."""
        kind, answer = None, None
        try:
            kind, parts = typed(text)
            replies = read(kind, parts).answer(self)
            while True:
                answer = yield write(replies.send(answer))
        except StopIteration:
            if self.table:
                self.table.prepare()
        except REFUSED as error:
            yield write(refused(kind, error))
