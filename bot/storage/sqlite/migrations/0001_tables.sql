-- Tables from lobby to final result. Times are seconds since 1970, ids of people and places Discord's.

CREATE TABLE games (
    id           INTEGER PRIMARY KEY AUTOINCREMENT,
    server       INTEGER,
    channel      INTEGER,
    status       TEXT    NOT NULL CHECK (status IN ('open', 'playing', 'paused', 'finished', 'abandoned')),
    archived     INTEGER NOT NULL DEFAULT 0 CHECK (archived = 0 OR status IN ('finished', 'abandoned')),
    host         INTEGER,
    board        TEXT    NOT NULL,
    options      TEXT    NOT NULL,
    settings     TEXT    NOT NULL CHECK (json_valid(settings)),
    seed         TEXT,                      -- secret: all dice come from it
    rules        INTEGER NOT NULL,          -- the version of the rules that the game was begun under
    version      INTEGER NOT NULL,          -- the number of the newest entry of the log
    stirs        INTEGER NOT NULL DEFAULT 0, -- a computer owes a decision
    result       TEXT,
    created_at   REAL    NOT NULL,
    changed_at   REAL    NOT NULL,
    card_message INTEGER,                   -- the newest card in the channel, and the version that it shows
    card_version INTEGER NOT NULL DEFAULT 0,
    card_posts   INTEGER NOT NULL DEFAULT 0, -- how many cards were posted, or tried to
    card_trying  INTEGER NOT NULL DEFAULT 0, -- the last try is not known to have succeeded
    told         INTEGER NOT NULL DEFAULT 0, -- the log was announced up to this entry
    telling      INTEGER NOT NULL DEFAULT 0  -- and is being announced up to this one
) STRICT;

CREATE UNIQUE INDEX one_game_a_place ON games (channel) WHERE status IN ('open', 'playing', 'paused');
CREATE INDEX games_in_server ON games (server, id) WHERE archived = 0;
CREATE INDEX games_stirring ON games (id) WHERE stirs = 1;
CREATE INDEX games_to_show ON games (id) WHERE card_version < version OR told < version;

-- Everything that ever happened at a table. A second process that writes the same number is refused.
CREATE TABLE log (
    game   INTEGER NOT NULL REFERENCES games (id),
    seq    INTEGER NOT NULL CHECK (seq > 0),
    at     REAL    NOT NULL,
    kind   TEXT    NOT NULL,
    actor  TEXT    NOT NULL,
    seat   TEXT,
    line   TEXT,                            -- the action in the game's notation: secret until it is revealed
    blanks TEXT    NOT NULL DEFAULT '{}',
    events TEXT    NOT NULL DEFAULT '[]',
    press  TEXT,                            -- the interaction that caused it: taken once
    PRIMARY KEY (game, seq)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX presses ON log (press) WHERE press IS NOT NULL;

-- The newest position of every round: the last round's is where the game stands.
CREATE TABLE positions (
    id    INTEGER PRIMARY KEY,
    game  INTEGER NOT NULL REFERENCES games (id),
    round INTEGER NOT NULL,
    seq   INTEGER NOT NULL,
    asked TEXT    NOT NULL,                 -- since which entry each seat faces its decision
    slips TEXT    NOT NULL,                 -- what its own seat may still take back
    state TEXT    NOT NULL,
    UNIQUE (game, round),
    FOREIGN KEY (game, seq) REFERENCES log (game, seq)
) STRICT;

CREATE TABLE seats (
    game       INTEGER NOT NULL REFERENCES games (id),
    number     INTEGER NOT NULL,
    colour     TEXT    NOT NULL,
    user       INTEGER,
    computer   TEXT    CHECK (user IS NULL OR computer IS NULL),
    stand_in   TEXT,
    away_until REAL,
    PRIMARY KEY (game, number),
    UNIQUE (game, colour)
) STRICT, WITHOUT ROWID;

CREATE UNIQUE INDEX seats_of_user ON seats (user, game) WHERE user IS NOT NULL;

CREATE TABLE invitations (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE TABLE orders (
    game INTEGER NOT NULL REFERENCES games (id),
    seat TEXT    NOT NULL,
    kind TEXT    NOT NULL,
    line TEXT    NOT NULL,
    PRIMARY KEY (game, seat, kind)
) STRICT, WITHOUT ROWID;

CREATE TABLE votes (
    game   INTEGER NOT NULL REFERENCES games (id),
    kind   TEXT    NOT NULL,
    target INTEGER NOT NULL,
    ayes   TEXT    NOT NULL,
    noes   TEXT    NOT NULL,
    PRIMARY KEY (game, kind)
) STRICT, WITHOUT ROWID;

-- When something is to happen; `at` is null once it has. `asked` ties it to one decision of the seat.
CREATE TABLE due_times (
    game  INTEGER NOT NULL REFERENCES games (id),
    seat  TEXT    NOT NULL,
    kind  TEXT    NOT NULL,
    at    REAL,
    asked INTEGER,
    PRIMARY KEY (game, seat, kind)
) STRICT, WITHOUT ROWID;

CREATE INDEX due_next ON due_times (at) WHERE at IS NOT NULL;

-- What one person alone is told. It stays until it was delivered.
CREATE TABLE notices (
    game         INTEGER NOT NULL,
    seq          INTEGER NOT NULL,
    number       INTEGER NOT NULL,
    user         INTEGER NOT NULL,
    key          TEXT    NOT NULL,
    blanks       TEXT    NOT NULL,
    delivered_at REAL,
    PRIMARY KEY (game, seq, number),
    FOREIGN KEY (game, seq) REFERENCES log (game, seq)
) STRICT, WITHOUT ROWID;

CREATE INDEX notices_to_deliver ON notices (game, seq) WHERE delivered_at IS NULL;
