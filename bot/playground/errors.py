"""Errors: Discord's documented ones, with status, code and message, and what a person's client forbids."""

from typing import NamedTuple

from .json_types import JSON


class ErrorCode(NamedTuple):
    """One of Discord's documented error codes."""

    status: int
    code: int
    message: str


UNKNOWN_APPLICATION = ErrorCode(404, 10002, "Unknown Application")
UNKNOWN_CHANNEL = ErrorCode(404, 10003, "Unknown Channel")
UNKNOWN_GUILD = ErrorCode(404, 10004, "Unknown Guild")
UNKNOWN_MEMBER = ErrorCode(404, 10007, "Unknown Member")
UNKNOWN_MESSAGE = ErrorCode(404, 10008, "Unknown Message")
UNKNOWN_USER = ErrorCode(404, 10013, "Unknown User")
UNKNOWN_WEBHOOK = ErrorCode(404, 10015, "Unknown Webhook")
UNKNOWN_INTERACTION = ErrorCode(404, 10062, "Unknown interaction")
UNKNOWN_COMMAND = ErrorCode(404, 10063, "Unknown application command")
FULL_THREAD = ErrorCode(400, 30033, "Maximum number of thread participants has been reached (1000)")
OLD_EDITS = ErrorCode(
    429, 30046, "Maximum number of edits to messages older than 1 hour reached. Try again later."
)
TOO_LARGE = ErrorCode(413, 40005, "Request entity too large")
FORUM_ONLY_POSTS = ErrorCode(400, 40058, "Cannot send a message in a forum channel")
TAG_REQUIRED = ErrorCode(400, 40067, "A tag is required to create a forum post in this channel")
ALREADY_ACKNOWLEDGED = ErrorCode(400, 40060, "Interaction has already been acknowledged.")
MISSING_ACCESS = ErrorCode(403, 50001, "Missing Access")
NOT_IN_DM = ErrorCode(403, 50003, "Cannot execute action on a DM channel")
OTHERS_MESSAGE = ErrorCode(403, 50005, "Cannot edit a message authored by another user")
EMPTY_MESSAGE = ErrorCode(400, 50006, "Cannot send an empty message")
CLOSED_DM = ErrorCode(403, 50007, "Cannot send messages to this user")
NOT_A_TEXT_CHANNEL = ErrorCode(400, 50008, "Cannot send messages in a non-text channel")
MISSING_PERMISSIONS = ErrorCode(403, 50013, "Missing Permissions")
WRONG_CHANNEL_TYPE = ErrorCode(400, 50024, "Cannot execute action on this channel type")
BAD_WEBHOOK_TOKEN = ErrorCode(401, 50027, "Invalid Webhook Token")
BAD_FORM = ErrorCode(400, 50035, "Invalid Form Body")
ARCHIVED = ErrorCode(400, 50083, "Thread is archived")
BAD_JSON = ErrorCode(400, 50109, "The request body contains invalid JSON.")
HAS_THREAD = ErrorCode(400, 160004, "A thread has already been created for this message")
LOCKED = ErrorCode(400, 160005, "Thread is locked")
TOO_MANY_THREADS = ErrorCode(400, 160006, "Maximum number of active threads reached")
UNAUTHORIZED = ErrorCode(401, 0, "401: Unauthorized")
NOT_FOUND = ErrorCode(404, 0, "404: Not Found")


class ApiError(Exception):
    """A request that the stand-in does not serve; nothing was changed."""

    def __init__(self, code: ErrorCode, errors: JSON | None = None) -> None:
        super().__init__(code.message, errors or {})
        self.code = code
        self.errors = errors

    def body(self) -> JSON:
        """The answer as Discord sends it."""
        body: JSON = {"message": self.code.message, "code": self.code.code}
        if self.errors is not None:
            body["errors"] = self.errors
        return body


class CannotAct(Exception):
    """The person's client would not let them do that; nothing was sent."""


class ChosenAlready(CannotAct):
    """A select shows that choice already: a client says nothing of it, and sends nothing."""

    def __init__(self) -> None:
        super().__init__("That is what it shows already: nothing is sent.")
