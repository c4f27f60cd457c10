"""What is done once, before the bot connects, so that nobody waits for it later."""

import gc

from engine import boards

from .words import languages, words


def warm_up() -> None:
    """Read the words and the boards, and exempt what stays until the end from garbage collection.

    Reading a language takes a quarter of a second. A full collection visits every object while everything
    else waits: a tenth of a second for the libraries alone, which are never garbage. Frozen objects are not
    visited.
    """
    boards()
    for language in languages():
        words(language)
    gc.collect()
    gc.freeze()
