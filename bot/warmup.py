"""What is done once, before the bot connects, so that nobody waits for it later."""

import ctypes
import gc
import sys
from contextlib import suppress
from typing import Final

from engine import boards

from .words import languages, words

_ALLOCATOR: Final = {  # what GNU's allocator is asked for, by the numbers of malloc.h
    -3: 128 * 1024,  # M_MMAP_THRESHOLD: blocks of so many bytes go back to the system once they are free
    -1: 1024**2,  # M_TRIM_THRESHOLD: so does what is free at the end, if it is as much
    -8: 1,  # M_ARENA_MAX: one heap for all threads, which hardly ever allocate at the same moment
}


_TURN: Final = 0.001  # seconds


def take_short_turns() -> None:
    """Let a thread that waits for the interpreter have it after a millisecond, and not only after five.

    The event loop waits for painters, and who writes to the database for the event loop, at every step.
    """
    sys.setswitchinterval(_TURN)


def return_memory() -> None:
    """Give the memory of pictures back to the system as soon as they are encoded, where it can be asked.

    Left alone, GNU's allocator keeps blocks of that size for later, between smaller ones and for each thread
    apart, and a process that paints grows by a third.
    """
    with suppress(OSError, AttributeError):  # another C library
        library = ctypes.CDLL("libc.so.6")
        for option, value in _ALLOCATOR.items():
            library.mallopt(option, value)


def return_what_is_free() -> None:
    """Give back what was needed only to get ready, where the system can be asked."""
    with suppress(OSError, AttributeError):  # likewise
        ctypes.CDLL("libc.so.6").malloc_trim(0)


def warm_up() -> None:
    """Set the process up, read words and boards, and exempt what stays until the end from garbage collection.

    Reading a language takes a quarter of a second. A full collection visits every object while everything
    else waits: a tenth of a second for the libraries alone, which are never garbage. Frozen objects are not
    visited, nor counted: the second collection finds none, so that the next full ones come when something
    new has gathered, and not after a quarter as much as there was.
    """
    take_short_turns()
    return_memory()
    boards()
    for language in languages():
        words(language)
    gc.collect()
    gc.freeze()
    gc.collect()
    return_what_is_free()
