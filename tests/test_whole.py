"""The whole engine at once."""

import pkgutil
import sys

import taku
from taku import whole


def test_every_module_is_found_and_imported():
    found = {module.name for module in pkgutil.walk_packages(taku.__path__, "taku.")}
    assert set(whole.modules()) == found | {"taku"}
    assert "taku.games.haggis.quiz.cards" in found
    whole.import_all()
    assert found <= set(sys.modules)
