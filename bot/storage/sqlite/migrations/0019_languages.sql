-- The language in which somebody wants to be answered, where it is not that of their Discord.

ALTER TABLE people ADD COLUMN language TEXT;
