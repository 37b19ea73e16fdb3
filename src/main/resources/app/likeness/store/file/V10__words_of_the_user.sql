-- The words that the user added to the dictionary. Fingerprints by words are computed with them.
CREATE TABLE IF NOT EXISTS user_word (
  word      VARCHAR(255) PRIMARY KEY,
  frequency DOUBLE PRECISION NOT NULL
);
