-- How many disguises of each kind a document has; counted when its fingerprints are taken, and again with them.
ALTER TABLE document ADD COLUMN IF NOT EXISTS disguises VARCHAR DEFAULT '' NOT NULL;
