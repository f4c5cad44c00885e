"""The wire: requests and replies between the page and the engine."""
