-- Which texts have a winnowed hash: looked up where a few documents are compared with all others. A segment is what one
-- comparison added. The index is whole when meta says how it was made; otherwise it is made anew. Every checksum is the
-- CRC-32 of the bytes beside it.
CREATE TABLE IF NOT EXISTS segment (
  id       BIGINT PRIMARY KEY,
  texts    BLOB NOT NULL,
  checksum BIGINT NOT NULL
);

-- place is the segment's number times 65,536 plus the number of the block: H2 keeps rows by a single BIGINT key.
CREATE TABLE IF NOT EXISTS posting (
  place    BIGINT PRIMARY KEY,
  block    BLOB NOT NULL,
  checksum BIGINT NOT NULL
);

-- In how many texts of the segments up to a number each gram occurs: one row, whose id is 1.
CREATE TABLE IF NOT EXISTS gram_count (
  id       BIGINT PRIMARY KEY,
  segment  BIGINT NOT NULL,
  counters BLOB NOT NULL,
  checksum BIGINT NOT NULL
);
