-- Small things that the bot remembers about itself, such as which commands Discord was told last.

CREATE TABLE keepsakes (
    key   TEXT PRIMARY KEY,
    value TEXT NOT NULL
) STRICT, WITHOUT ROWID;
