-- Leagues and tournaments of servers: who takes part, the tables of their rounds and what they came to, and a log.

CREATE TABLE leagues (
    id          INTEGER PRIMARY KEY AUTOINCREMENT,
    server      INTEGER NOT NULL,
    channel     INTEGER NOT NULL,            -- where its card is, and threads for its tables are opened
    host        INTEGER,                     -- the moderator who opened it; null once they were forgotten
    name        TEXT    NOT NULL,
    settings    TEXT    NOT NULL CHECK (json_valid(settings)),
    status      TEXT    NOT NULL,            -- signup, playing, over, cancelled
    created_at  REAL    NOT NULL,
    round       INTEGER NOT NULL,
    round_ends  REAL,
    signup_ends REAL,
    previous    INTEGER REFERENCES leagues (id),  -- the season before
    edition     INTEGER NOT NULL,            -- counts every change: an optimistic lock
    press       TEXT    UNIQUE,              -- the interaction that opened it
    card        INTEGER,                     -- the message that shows it
    card_stage  TEXT,                        -- what that message was posted for: a round, or the end
    card_tried  REAL,                        -- when posting the next one was first tried
    shown       INTEGER NOT NULL DEFAULT -1  -- the edition that it shows
) STRICT;

CREATE INDEX leagues_of_server ON leagues (server, id);
CREATE INDEX leagues_at_work ON leagues (id) WHERE status IN ('signup', 'playing');
CREATE INDEX leagues_by_card ON leagues (card) WHERE card IS NOT NULL;
CREATE INDEX leagues_behind ON leagues (id) WHERE shown <> edition;

CREATE TABLE league_entries (
    league   INTEGER NOT NULL REFERENCES leagues (id),
    number   INTEGER NOT NULL,
    user     INTEGER,                        -- null once they were forgotten
    earlier  TEXT    NOT NULL CHECK (json_valid(earlier)),  -- who had the place before
    seed     INTEGER NOT NULL,               -- the rating by which they were drawn
    division INTEGER NOT NULL,
    gone     INTEGER NOT NULL,               -- plays no further round
    position INTEGER NOT NULL,               -- in the order of the draw
    PRIMARY KEY (league, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX league_entries_of_user ON league_entries (user) WHERE user IS NOT NULL;

CREATE TABLE league_tables (
    league   INTEGER NOT NULL REFERENCES leagues (id),
    round    INTEGER NOT NULL,
    number   INTEGER NOT NULL,
    division INTEGER NOT NULL,
    seats    TEXT    NOT NULL CHECK (json_valid(seats)),  -- [entry, place, tied, points], in the order of seats
    game     INTEGER REFERENCES games (id),
    message  INTEGER,                        -- the announcement, whose thread it is in
    tried    REAL,                           -- when that was first tried
    warned   INTEGER NOT NULL,               -- its people were told that the round ends soon
    how      TEXT,                           -- how it came to its result; null while it has none
    total    INTEGER,                        -- the points of all seats of the game
    PRIMARY KEY (league, round, number)
) STRICT, WITHOUT ROWID;

CREATE TABLE league_log (
    league INTEGER NOT NULL REFERENCES leagues (id),
    seq    INTEGER NOT NULL,
    at     REAL    NOT NULL,
    kind   TEXT    NOT NULL,
    actor  TEXT    NOT NULL,                 -- user:7, moderator:7, clock
    blanks TEXT    NOT NULL CHECK (json_valid(blanks)),
    PRIMARY KEY (league, seq)
) STRICT, WITHOUT ROWID;

-- Which leagues know a person, and of which of them who was forgotten stays signed as a moderator until they end.
CREATE TABLE league_mentions (
    user   INTEGER NOT NULL,
    league INTEGER NOT NULL REFERENCES leagues (id),
    forgotten INTEGER NOT NULL DEFAULT 0,
    PRIMARY KEY (user, league)
) STRICT, WITHOUT ROWID;
