"""The lab: bots written by players take seats, and see only what their seat may see."""
