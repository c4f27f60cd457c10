-- Only cards that are behind are looked for: an index that held every game ever grew with all that was played.

DROP INDEX games_to_show;
CREATE INDEX games_with_card_behind ON games (id) WHERE card_version < version AND channel IS NOT NULL;
