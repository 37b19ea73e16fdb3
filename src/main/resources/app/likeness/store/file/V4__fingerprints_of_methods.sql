-- The fingerprints of the methods that a scan was asked for, taken when it first was. A text that has none by the method
-- has an empty one. meta 'method <name>' says how they were computed.
CREATE TABLE IF NOT EXISTS method_print (
  document_id BIGINT NOT NULL REFERENCES document (id) ON DELETE CASCADE,
  method      VARCHAR(40) NOT NULL,
  content     BLOB NOT NULL,
  PRIMARY KEY (document_id, method)
);

-- The stream of longest-sentences: the hashes that are known, each with the number of the group that it stands for, and
-- the number that each document got when it came. Hashes stay when their document goes.
CREATE TABLE IF NOT EXISTS sentence_group (
  hash   BIGINT PRIMARY KEY,
  number INT NOT NULL
);

CREATE TABLE IF NOT EXISTS document_group (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  number      INT NOT NULL
);
