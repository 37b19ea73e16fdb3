-- metadata is what a document states of itself, a line a value, the title first; how says by which version of the program
-- the text was taken out of the file: documents of another version are read again once.
ALTER TABLE document ADD COLUMN IF NOT EXISTS how VARCHAR DEFAULT '' NOT NULL;

ALTER TABLE document ADD COLUMN IF NOT EXISTS metadata VARCHAR DEFAULT '' NOT NULL;

-- Here again where a killed program has removed it already.
ALTER TABLE document ADD COLUMN IF NOT EXISTS title VARCHAR DEFAULT '' NOT NULL;

UPDATE document SET metadata = 'TITLE' || CHAR(9) || 'TEXT' || CHAR(9) || 'GUESS' || CHAR(9)
  || REPLACE(REPLACE(title, '\', '\\'), CHAR(10), '\n') WHERE metadata = '';

ALTER TABLE document DROP COLUMN IF EXISTS title;
