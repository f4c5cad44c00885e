"""A pytest plugin: write the page tests that failed to .build/failed.json, for tests/runner.py."""

import json
import os

import pytest

import build

failures: dict[str, dict[str, str]] = {}


def pytest_runtest_logreport(report: pytest.TestReport) -> None:
    if report.failed and report.nodeid not in failures:
        crash = getattr(report.longrepr, "reprcrash", None)
        error = crash.message if crash else report.longreprtext
        failures[report.nodeid] = {
            "test": report.nodeid,
            "error": error.strip().splitlines()[0] if error.strip() else "",
            "load": f"{os.getloadavg()[0]:.1f}" if hasattr(os, "getloadavg") else "unknown",
        }


def pytest_sessionfinish(session: pytest.Session) -> None:
    if not hasattr(session.config, "workerinput"):  # the controller hears of every test
        path = build.WORK / "failed.json"
        path.write_text(
            json.dumps([*failures.values()]), encoding="utf-8"
        ) if failures else path.unlink(True)
