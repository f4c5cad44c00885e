"""The site of the copy of this project with more games and a language that no one speaks."""

import pytest

from tests.page.conftest import Site, profiles
from tests.sixth.project import built


@pytest.fixture(scope="module")
def site():
    """The site of the copy."""
    site = Site(built() / "dist")
    yield site
    site.stop()


@pytest.fixture(scope="module")
def profile(browser, site):
    """A browser profile that has been at this site."""
    return profiles(browser, site, site.folder)
