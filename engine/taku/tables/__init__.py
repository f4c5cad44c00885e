"""Tables: what can be asked of a match, a lesson or an open table."""
