-- The CRC-32 of each stored text in UTF-8, so that a text that was damaged on the disk is not taken for what was read. Beside
-- the texts and not with them: a column more would copy them all. Texts of before have none, and are taken as they are.
CREATE TABLE IF NOT EXISTS text_checksum (
  document_id BIGINT PRIMARY KEY REFERENCES document (id) ON DELETE CASCADE,
  checksum    BIGINT NOT NULL
);
