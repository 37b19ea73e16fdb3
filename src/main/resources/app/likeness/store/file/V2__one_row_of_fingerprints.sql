-- What is computed from a document's text, in one row: the sketch of its grams and the sketch of its words, each with its
-- four bands, and its winnowed hashes. A document that is too short for a sketch lacks it. The indexes of the bands are
-- made when somebody first looks up neighbours. BLOB, because a VARBINARY ends at 1 MB and the largest texts select more
-- than that.
CREATE TABLE IF NOT EXISTS fingerprint (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  grams       BIGINT,
  grams0      INT,
  grams1      INT,
  grams2      INT,
  grams3      INT,
  words       BIGINT,
  words0      INT,
  words1      INT,
  words2      INT,
  words3      INT,
  winnowed    BLOB NOT NULL
);

-- Earlier versions had no sketch of the grams: all fingerprints are taken again from the texts.
DELETE FROM meta WHERE name = 'prints';

DROP TABLE IF EXISTS sketch;

DROP TABLE IF EXISTS selection;
