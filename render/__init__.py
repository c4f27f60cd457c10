"""Pictures and words of a game, made from views alone.

    png = board_picture(view, {"green": "Ana", "red": "Ben", "blue": "Çem"}, words, events=events)
    alt = alt_text(view, names, words, events=events)

A PublicView gives what everybody may see, a SeatView adds the viewer's own screen, a finished game its
final picture. Everything here is a pure function of its arguments and safe to call from several threads
at once. Words come in through `Say`; `tell` says an event.
"""

from .alt import alt_text, closeup_text
from .closeup import animation, crop
from .film import FilmFormat, Scene, recap
from .layout import Shape
from .lobby import lobby_picture
from .pictures import board_picture, warm_up
from .poster import final_poster
from .previews import preview_place, preview_reach, preview_way
from .telling import tell
from .textboard import text_board
from .voice import Say, Voice

__all__ = [
    "FilmFormat",
    "Say",
    "Scene",
    "Shape",
    "Voice",
    "alt_text",
    "animation",
    "board_picture",
    "closeup_text",
    "crop",
    "final_poster",
    "lobby_picture",
    "preview_place",
    "preview_reach",
    "preview_way",
    "recap",
    "tell",
    "text_board",
    "warm_up",
]
