-- What happened on a day, to be read beside the figures: a release, noted by itself, or a note of an operator.
create table annotations (
  id uuid primary key,
  at timestamptz not null,
  text text not null check (length(text) between 1 and 120),
  -- The build that began to run; null for a note.
  build_id text check (length(build_id) <= 64),
  added_by text check (length(added_by) <= 255),
  check ((build_id is null) <> (added_by is null))
);
create index annotations_at on annotations (at);
