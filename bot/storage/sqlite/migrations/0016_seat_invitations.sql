-- Nobody is seated without having agreed: who is asked to take a seat, and by whom (as the log names them).

ALTER TABLE seats ADD COLUMN invited INTEGER;
ALTER TABLE seats ADD COLUMN invited_by TEXT;
