"""Mining: finds problems in matches of bots."""
