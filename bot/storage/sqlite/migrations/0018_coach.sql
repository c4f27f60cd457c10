-- Whether somebody wants their decisions explained: 1 always, 0 never, null in lessons only.

ALTER TABLE people ADD COLUMN coach INTEGER CHECK (coach IN (0, 1));
