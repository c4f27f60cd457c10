-- Which block of shards a table belongs to, by its server: the process that serves the block does what is to be done.
-- A bot that is one process has one block, number 0. Where rows of work are looked for, the block comes first.

ALTER TABLE games ADD COLUMN block INTEGER NOT NULL DEFAULT 0;
ALTER TABLE due_times ADD COLUMN block INTEGER NOT NULL DEFAULT 0;
ALTER TABLE notices ADD COLUMN block INTEGER NOT NULL DEFAULT 0;
ALTER TABLE reminder_posts ADD COLUMN block INTEGER NOT NULL DEFAULT 0;

DROP INDEX games_stirring;
DROP INDEX games_with_card_behind;
DROP INDEX games_to_count;
DROP INDEX due_next;
DROP INDEX warnings_to_consider;
DROP INDEX notices_to_sort;
DROP INDEX reminder_posts_to_check;

CREATE INDEX computers_due_in_block ON games (block, id) WHERE stirs = 1;
CREATE INDEX cards_behind_in_block ON games (block, id) WHERE card_version < version AND channel IS NOT NULL;
CREATE INDEX games_to_count_in_block ON games (block, id)
    WHERE counted = 0 AND status IN ('finished', 'abandoned') AND open_until IS NULL;
CREATE INDEX due_in_block ON due_times (block, at) WHERE at IS NOT NULL;
CREATE INDEX warnings_in_block ON due_times (block, consider_at) WHERE kind = 'warning' AND at IS NOT NULL;
CREATE INDEX notices_in_block ON notices (block, game, seq, number) WHERE delivered_at IS NULL AND shelved = 0;
CREATE INDEX reminder_posts_in_block ON reminder_posts (block, message) WHERE checked = 0;
