"""Tables: they answer the page's requests about a match, a lesson or an open table."""
