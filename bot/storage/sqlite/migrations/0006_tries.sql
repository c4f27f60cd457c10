-- When a notice was first tried to be sent: whoever tries again looks first whether that arrived.

ALTER TABLE notices ADD COLUMN tried_at REAL;
