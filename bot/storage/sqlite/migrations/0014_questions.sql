-- Questions to the table say what they would do, who asked, until when, and who was told of them; and a game
-- that was ended early can be taken up again for a while, and gives out no secrets as long.

ALTER TABLE votes ADD COLUMN number INTEGER NOT NULL DEFAULT 0;  -- the entry that asked; 0 from before
ALTER TABLE votes ADD COLUMN user INTEGER;
ALTER TABLE votes ADD COLUMN at REAL NOT NULL DEFAULT 0;
ALTER TABLE votes ADD COLUMN until REAL;
ALTER TABLE votes ADD COLUMN terms TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(terms));
ALTER TABLE votes ADD COLUMN told TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(told));
ALTER TABLE votes ADD COLUMN silent TEXT NOT NULL DEFAULT '[]' CHECK (json_valid(silent));

ALTER TABLE games ADD COLUMN open_until REAL;
