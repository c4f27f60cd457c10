-- Reminders that stand in a channel or a direct message. Each goes once what it is about is done; the row
-- goes after the message, so that a crash in between only looks for a message that is gone.

CREATE TABLE reminders (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    game    INTEGER NOT NULL REFERENCES games (id),
    user    INTEGER,                        -- null once the person was forgotten
    seat    TEXT    NOT NULL,
    asked   INTEGER NOT NULL                -- the decision that it is about
) STRICT;

CREATE INDEX reminders_of_user ON reminders (game, user);
