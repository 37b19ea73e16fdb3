-- Grams that stand in many documents, hashes and counts packed in one row whose id is 1, and the stretches of text that
-- are made of them, as they are listed.
CREATE TABLE IF NOT EXISTS boilerplate (
  id        BIGINT PRIMARY KEY,
  grams     BLOB NOT NULL,
  documents BLOB NOT NULL
);

CREATE TABLE IF NOT EXISTS common_text (
  gram      BIGINT PRIMARY KEY,
  documents INT NOT NULL,
  text      VARCHAR NOT NULL
);
