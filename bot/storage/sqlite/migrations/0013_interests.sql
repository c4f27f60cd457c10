-- Who knows what is hidden in a game: a keyed hash of game and person, no number of anybody. It outlasts what is
-- stored about a person, and goes when the game is over.

CREATE TABLE witnesses (
    game INTEGER NOT NULL REFERENCES games (id),
    mark TEXT    NOT NULL,
    seat TEXT                               -- whose secrets they know; NULL for the whole game's
) STRICT;

CREATE INDEX witnesses_of_game ON witnesses (game);

-- People who asked to be forgotten, and games in which their deeds as a moderator stay signed until they are
-- over.

CREATE TABLE erasures (
    user INTEGER NOT NULL,
    game INTEGER NOT NULL REFERENCES games (id),
    PRIMARY KEY (user, game)
) STRICT;

-- Until when something is not to be done again at a table, by what it is.

ALTER TABLE games ADD COLUMN cooldowns TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(cooldowns));

-- Whether moderators of a server may do more than others at tables at which they play.

ALTER TABLE servers ADD COLUMN while_playing INTEGER NOT NULL DEFAULT 0;
ALTER TABLE setups ADD COLUMN while_playing INTEGER NOT NULL DEFAULT 0;
