-- One reminder a game: a message may mention several people, each a row. It takes the place of `reminders`.

CREATE TABLE reminder_posts (
    number  INTEGER PRIMARY KEY,
    message INTEGER NOT NULL,
    channel INTEGER NOT NULL,
    game    INTEGER NOT NULL REFERENCES games (id),
    user    INTEGER,                        -- null once the person was forgotten
    seat    TEXT    NOT NULL,               -- empty if it is about a question to the table
    asked   INTEGER NOT NULL,               -- the decision, or the question, that it is about
    key     TEXT    NOT NULL                -- what it says
) STRICT;

CREATE INDEX reminder_posts_of_user ON reminder_posts (game, user);

INSERT INTO reminder_posts (message, channel, game, user, seat, asked, key)
    SELECT message, channel, game, user, seat, asked,
        CASE seat WHEN '' THEN 'table-notice-vote' ELSE 'table-notice-reminder' END FROM reminders;

-- The notice by whose number a message is known that tells several at once.
ALTER TABLE notices ADD COLUMN lead_seq INTEGER;
ALTER TABLE notices ADD COLUMN lead_number INTEGER;
