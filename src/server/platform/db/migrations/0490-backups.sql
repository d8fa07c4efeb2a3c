-- When the database was last copied as a whole: the age of the newest copy is shown to operators. Written after the copy
-- is complete, so a copy does not contain its own row.
create table backups (
  taken_at timestamptz primary key,
  finished_at timestamptz not null check (finished_at >= taken_at),
  bytes bigint not null check (bytes > 0),
  row_count bigint not null check (row_count >= 0),
  -- Whether it was restored into a scratch database and compared.
  verified boolean not null
);
