-- Every stored change of a table counts, also one that makes no entry: two processes can't miss each other's.

ALTER TABLE games ADD COLUMN edition INTEGER NOT NULL DEFAULT 0;
