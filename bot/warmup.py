"""What is done once, before the bot connects, so that nobody waits for it later."""

import ctypes
import gc
from contextlib import suppress
from typing import Final

from engine import boards

from .words import languages, words

LARGE: Final = 128 * 1024  # bytes
_M_MMAP_THRESHOLD: Final = -3  # as malloc.h calls it


def return_large_blocks() -> None:
    """Give the memory of pictures back to the system as soon as they are encoded, where it can be asked.

    Left alone, GNU's allocator keeps blocks of that size for later, between smaller ones, and a process that
    paints grows by a quarter.
    """
    with suppress(OSError, AttributeError):  # another C library
        ctypes.CDLL("libc.so.6").mallopt(_M_MMAP_THRESHOLD, LARGE)


def return_what_is_free() -> None:
    """Give back what was needed only to get ready, where the system can be asked."""
    with suppress(OSError, AttributeError):  # likewise
        ctypes.CDLL("libc.so.6").malloc_trim(0)


def warm_up() -> None:
    """Read the words and the boards, and exempt what stays until the end from garbage collection.

    Reading a language takes a quarter of a second. A full collection visits every object while everything
    else waits: a tenth of a second for the libraries alone, which are never garbage. Frozen objects are not
    visited, nor counted: the second collection finds none, so that the next full ones come when something
    new has gathered, and not after a quarter as much as there was.
    """
    return_large_blocks()
    boards()
    for language in languages():
        words(language)
    gc.collect()
    gc.freeze()
    gc.collect()
    return_what_is_free()
