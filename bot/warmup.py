"""What is done once, before the doors open, so that nobody waits for it later."""

import gc

from engine import boards

from .words import languages, words


def warm_up() -> None:
    """Read the words and the boards, and set aside everything that stays until the end of the process.

    Reading a language takes a quarter of a second. The collector of unused objects goes now and then through
    all that there is, and everything waits meanwhile: a tenth of a second for the libraries alone, which
    hold nothing that could ever be unused. What is set aside it leaves out.
    """
    boards()
    for language in languages():
        words(language)
    gc.collect()
    gc.freeze()
