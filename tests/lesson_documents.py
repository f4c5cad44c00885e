"""The house lessons as teachers' files have them: with their texts, in one file for each game."""

from taku.teaching.lesson_file import read_toml, write_toml
from taku.teaching.lessons import house_lessons


def course_text(game):
    """The lessons of a game as the text of a file."""
    return write_toml({"game": game, "lesson": house_lessons(game)})


def course(game):
    """The lessons of a game as plain data, as read from such a file."""
    return read_toml(course_text(game))
