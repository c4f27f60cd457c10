-- Up to which entry a person was shown what happened at a table, and when they last looked: what is to be
-- remembered is told once.

CREATE TABLE seen (
    game INTEGER NOT NULL REFERENCES games (id),
    user INTEGER NOT NULL,
    seq  INTEGER NOT NULL,
    at   REAL    NOT NULL,
    PRIMARY KEY (game, user)
) STRICT, WITHOUT ROWID;

CREATE INDEX seen_by_user ON seen (user);
