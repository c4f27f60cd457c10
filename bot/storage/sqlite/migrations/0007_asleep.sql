-- A game that nobody plays any more falls asleep: how many deadlines each seat missed since a person last did
-- anything here, and whether the game is paused for that reason.

ALTER TABLE games ADD COLUMN missed TEXT NOT NULL DEFAULT '{}' CHECK (json_valid(missed));
ALTER TABLE games ADD COLUMN asleep INTEGER NOT NULL DEFAULT 0;
