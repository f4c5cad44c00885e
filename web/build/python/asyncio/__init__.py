"""In the place of the library's: nothing in the engine waits for anything."""
