"""The rules sheet of little crib."""

from taku.game import Example, Rule

DEAL = "deal 2C TC JC | 3D TD QD"
LAID = (DEAL, "lay 2C", "lay 3D")
LAY = Example((DEAL,), yes=("lay 2C", "lay TC"), no={"lay 2C TC": "turn"})
COUNT = Example((*LAID, "TC", "TD", "JC"), yes=("go",), no={"QD": "count"})
MUST = Example(LAID, yes=("TC",), no={"go": "go"})
END = Example((*LAID, "TC", "TD", "JC", "go", "QD"), scores=(1, 3))

RULEBOOK = (
    Rule("aim", "aim", option="target", examples=(END,)),
    Rule("crib", "play", examples=(LAY,)),
    Rule("turn", "play", examples=(LAY,)),
    Rule("count", "play", examples=(COUNT,)),
    Rule("go", "play", examples=(MUST,)),
)
