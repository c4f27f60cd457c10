-- Until which version people were called: a call is posted first, and becomes the card by an edit.
ALTER TABLE games ADD COLUMN card_called INTEGER NOT NULL DEFAULT 0;

-- Earlier cards that stay while somebody whom they called has not decided: an unread mention is not taken away.
CREATE TABLE earlier_cards (
    message INTEGER PRIMARY KEY,
    channel INTEGER NOT NULL,
    game    INTEGER NOT NULL REFERENCES games (id),
    called  INTEGER NOT NULL, -- whoever is still waited for was asked at this version or before
    seats   TEXT NOT NULL     -- their seats, with commas between
) STRICT;
CREATE INDEX earlier_cards_by_game ON earlier_cards (game);

-- What makes the nonces of this database differ from those of any other.
INSERT INTO keepsakes (key, value) VALUES ('nonces', lower(hex(randomblob(3))));
