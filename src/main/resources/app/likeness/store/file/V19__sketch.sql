-- What is computed from a document's text, in two tables: the sketches are looked up by their bands and looked through as a
-- whole, and beside the winnowed hashes, fifty times as large, that took three times as long.
--
-- sketch holds that of the grams and that of the words, each with its four bands; a document that is too short for one lacks
-- it. The bands of the grams are indexed when the first scan ends, those of the words when a method first asks for them.
CREATE TABLE IF NOT EXISTS sketch (
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
  words3      INT
);

-- BLOB, because a VARBINARY ends at 1 MB and the largest texts select more than that.
CREATE TABLE IF NOT EXISTS winnowed (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  hashes      BLOB NOT NULL
);

-- The table of before, which is missing where a killed program had come to the end of this.
CREATE TABLE IF NOT EXISTS fingerprint (
  document_id BIGINT PRIMARY KEY,
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

MERGE INTO sketch KEY (document_id)
  SELECT document_id, grams, grams0, grams1, grams2, grams3, words, words0, words1, words2, words3 FROM fingerprint;

MERGE INTO winnowed KEY (document_id) SELECT document_id, winnowed FROM fingerprint;

DROP TABLE fingerprint;
