-- Which pairs of texts somebody called related or not. A text is known by its folded form; its path says which of
-- several copies was meant. No reference to document: what was said outlives the file.
CREATE TABLE IF NOT EXISTS pair_label (
  id         BIGINT GENERATED ALWAYS AS IDENTITY PRIMARY KEY,
  left_path  VARCHAR NOT NULL,
  left_hash  BIGINT NOT NULL,
  right_path VARCHAR NOT NULL,
  right_hash BIGINT NOT NULL,
  related    BOOLEAN NOT NULL
);
