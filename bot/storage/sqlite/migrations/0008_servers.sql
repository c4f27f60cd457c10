-- Who decided what for a server with /table setup, and when: the part of the audit that belongs to no game.

CREATE TABLE setups (
    number  INTEGER PRIMARY KEY,
    server  INTEGER NOT NULL,
    at      REAL    NOT NULL,
    actor   INTEGER NOT NULL,               -- 0 once the person was forgotten
    role    INTEGER,
    channel INTEGER
) STRICT;

CREATE INDEX setups_of_server ON setups (server, number);

-- What is being played in a server, among all that ever was.

CREATE INDEX games_live_in_server ON games (server, id) WHERE status IN ('open', 'playing', 'paused');
