"""The modules of the page, as text."""

from pathlib import Path

WEB = Path(__file__).parents[2] / "web"
NOT_OURS = {"build", "node_modules"}
MODULES = {
    path.relative_to(WEB).as_posix(): path.read_text(encoding="utf-8")
    for path in sorted(WEB.rglob("*.ts"))
    if path.relative_to(WEB).parts[0] not in NOT_OURS
}
