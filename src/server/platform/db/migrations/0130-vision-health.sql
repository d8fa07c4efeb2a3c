-- How the vision endpoint did last, for operators. One row for all processes; nothing of a photo or of whose it was.
create table vision_health (
  only_row boolean primary key default true check (only_row),
  answered_at timestamptz,
  failed_at timestamptz,
  -- Why, in words of ours; nothing of what the endpoint said.
  failure text,
  -- Until when the process that saw the last failure asks no more.
  left_alone_until timestamptz
);
