-- Who decided, as they call themselves; empty for verdicts of before and for people who gave no name.
ALTER TABLE verdict ADD COLUMN IF NOT EXISTS decided_by VARCHAR DEFAULT '' NOT NULL;
