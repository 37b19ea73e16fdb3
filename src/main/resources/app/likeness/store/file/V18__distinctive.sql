-- How much of what a pair shares stands in few documents, 0 to 1; those of before are compared again by the next scan.
ALTER TABLE pair ADD COLUMN IF NOT EXISTS distinctive REAL DEFAULT 1 NOT NULL;
