-- What keeps long games alive: how people want to be reached, who moderates, and what is in the way.

CREATE TABLE people (
    user          INTEGER PRIMARY KEY,
    reach         TEXT    NOT NULL CHECK (reach IN ('channel', 'dm', 'off')),
    zone          TEXT    NOT NULL,         -- an IANA time zone
    quiet_from    INTEGER CHECK (quiet_from BETWEEN 0 AND 1439),  -- minutes of the day there
    quiet_until   INTEGER CHECK (quiet_until BETWEEN 0 AND 1439),
    snoozed_until REAL,
    CHECK ((quiet_from IS NULL) = (quiet_until IS NULL))
) STRICT;

CREATE TABLE servers (
    server  INTEGER PRIMARY KEY,
    role    INTEGER,                        -- whoever has it moderates, beside those whom Discord lets
    channel INTEGER                         -- where moderators are told things
) STRICT;

-- Why a table's card can't be shown; told once, gone once it is shown again.
CREATE TABLE troubles (
    game  INTEGER PRIMARY KEY REFERENCES games (id),
    kind  TEXT    NOT NULL,
    since REAL    NOT NULL
) STRICT;

-- A notice on the shelf waits until its person comes by.
ALTER TABLE notices ADD COLUMN shelved INTEGER NOT NULL DEFAULT 0;
CREATE INDEX notices_to_sort ON notices (game, seq) WHERE delivered_at IS NULL AND shelved = 0;
CREATE INDEX notices_on_shelf ON notices (user) WHERE delivered_at IS NULL AND shelved = 1;

CREATE INDEX games_by_card ON games (card_message) WHERE card_message IS NOT NULL;

ALTER TABLE seats ADD COLUMN offered INTEGER NOT NULL DEFAULT 0;
