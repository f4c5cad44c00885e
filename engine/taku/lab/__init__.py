"""The lab: bots that somebody has written sit at a table, and see what their seat may see."""
