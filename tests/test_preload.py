"""All modules at once."""

import pkgutil
import sys

import taku
from taku.wire import preload


def test_every_module_is_found_and_imported():
    found = {module.name for module in pkgutil.walk_packages(taku.__path__, "taku.")}
    assert set(preload.modules()) == found | {"taku"}
    assert "taku.games.haggis.quiz.cards" in found
    preload.import_all()
    assert found <= set(sys.modules)
