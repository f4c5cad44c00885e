"""Write anew, on CPython, the logs that test_logs.py and test_daily.py compare with.

To be run after a change to the rules, the draws or the bots, with the engine on the path:
PYTHONPATH=engine python tests/remake_logs.py
"""

import json

from recorded import LOGS, RECORD, begun, finished, key_of, offers, openings
from taku import games

for game in games:
    saves = [finished(match).save() for match in openings(game)]
    path = LOGS / f"{game}.json"
    path.write_text(json.dumps(saves, indent=1) + "\n", encoding="utf-8")
    print(path, sum(len(save["log"]) for save in saves), "entries")

days = {key_of(name, preset): begun(name, preset) for name, preset in offers()}
RECORD.write_text(json.dumps(days, indent=1) + "\n", encoding="utf-8")
print(RECORD, sum(len(save["log"]) for save in days.values()), "entries")
