"""Teaching: lessons and their marking, guided games, practice questions."""
