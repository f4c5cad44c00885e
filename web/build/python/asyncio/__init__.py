"""An empty stand-in for asyncio of the standard library: the engine is synchronous."""
