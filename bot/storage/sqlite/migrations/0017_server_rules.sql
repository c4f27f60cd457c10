-- What a server decides about its tables besides who moderates, and how that was after each change.

ALTER TABLE servers ADD COLUMN rules TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(rules));
ALTER TABLE setups ADD COLUMN rules TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(rules));

-- The channel of which a table's place is a thread, or a post.

ALTER TABLE games ADD COLUMN parent INTEGER;

-- Who is barred from the tables of a server, and who was. Somebody who had themselves forgotten is still known
-- by their mark, a keyed hash of server and person.

CREATE TABLE bars (
    number    INTEGER PRIMARY KEY,
    server    INTEGER NOT NULL,
    mark      TEXT    NOT NULL,
    user      INTEGER,                      -- NULL once the person was forgotten
    reason    TEXT    NOT NULL DEFAULT '',
    at        REAL    NOT NULL,
    actor     INTEGER NOT NULL,             -- 0 once the person was forgotten, as is lifted_by
    lifted_at REAL,
    lifted_by INTEGER
) STRICT;

CREATE UNIQUE INDEX bars_in_force ON bars (server, mark) WHERE lifted_at IS NULL;
CREATE INDEX bars_of_server ON bars (server, number);

-- Who waits for a seat of a full lobby, in this order.

CREATE TABLE waitlist (
    game   INTEGER NOT NULL REFERENCES games (id),
    number INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    PRIMARY KEY (game, number)
) STRICT;

-- Who wants to be told when a table opens on a server, and when they were last.

CREATE TABLE watchers (
    server  INTEGER NOT NULL,
    user    INTEGER NOT NULL,
    told_at REAL,
    PRIMARY KEY (server, user)
) STRICT;

-- Tables that are open now have a week from today on, as new ones do.

INSERT INTO due_times (game, seat, kind, at, asked)
SELECT id, '', 'expire', CAST(strftime('%s', 'now') AS REAL) + 604800, NULL FROM games WHERE status = 'open';
