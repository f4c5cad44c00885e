"""Messages: the replies to the page and the parts of requests and replies, as plain data."""
