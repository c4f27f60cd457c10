-- What finished games came to, ratings by them, and the hall of fame. All of it follows from the logs: `giants ratings
-- --rebuild` makes it anew.

ALTER TABLE games ADD COLUMN counted INTEGER NOT NULL DEFAULT 0;  -- its results are written, or it has none
CREATE INDEX games_to_count ON games (id)
    WHERE counted = 0 AND status IN ('finished', 'abandoned') AND open_until IS NULL;

CREATE TABLE results (
    game     INTEGER NOT NULL PRIMARY KEY REFERENCES games (id),
    server   INTEGER NOT NULL,               -- 0 where it was played on none
    ended_at REAL    NOT NULL,               -- when it was over for good
    people   INTEGER NOT NULL                -- how many seats are a person's, forgotten ones included
) STRICT;

CREATE INDEX results_in_order ON results (ended_at, game);
CREATE INDEX results_of_server ON results (server, game);

-- A seat of such a game. Of somebody who was forgotten, or takes no part in results, there is no number.
CREATE TABLE seat_results (
    game        INTEGER NOT NULL REFERENCES games (id),
    colour      TEXT    NOT NULL,
    person      INTEGER NOT NULL,            -- whether a person made at least half of its decisions
    user        INTEGER,
    level       TEXT,                        -- of the computer that did otherwise
    points      INTEGER NOT NULL,
    place       INTEGER NOT NULL,
    moai        INTEGER NOT NULL,
    headdresses INTEGER NOT NULL,
    carrying    INTEGER NOT NULL,
    tablets     INTEGER NOT NULL,
    longest     INTEGER NOT NULL,            -- hexes of its longest haul
    coasts      TEXT    NOT NULL,            -- Moai on each coast, as JSON
    carried     TEXT    NOT NULL,            -- points earned by carrying for each other seat, as JSON
    PRIMARY KEY (game, colour)
) STRICT, WITHOUT ROWID;

CREATE INDEX seat_results_of_user ON seat_results (user, game) WHERE user IS NOT NULL;

-- A person's rating after each rated game: on its server, and (server 0) over all servers.
CREATE TABLE ratings (
    server INTEGER NOT NULL,
    user   INTEGER NOT NULL,
    number INTEGER NOT NULL,                 -- of the person's rated games there
    game   INTEGER NOT NULL REFERENCES games (id),
    at     REAL    NOT NULL,
    season TEXT    NOT NULL,
    mu     REAL    NOT NULL,
    sigma  REAL    NOT NULL,
    PRIMARY KEY (server, user, number)
) STRICT, WITHOUT ROWID;

CREATE INDEX ratings_of_season ON ratings (server, season, user, number);
CREATE INDEX ratings_of_user ON ratings (user);

-- Who takes no part in results, ladders and halls of fame.
CREATE TABLE unlisted (
    user INTEGER NOT NULL PRIMARY KEY
) STRICT;

-- The halls of fame that were posted, or are being posted: one a month and server.
CREATE TABLE fame_posts (
    server  INTEGER NOT NULL,
    month   TEXT    NOT NULL,
    at      REAL    NOT NULL,                -- when posting was first tried
    message INTEGER,                         -- null while it is not known to have succeeded
    PRIMARY KEY (server, month)
) STRICT, WITHOUT ROWID;
