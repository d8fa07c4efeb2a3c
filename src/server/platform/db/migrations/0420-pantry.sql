-- What members say about what is at home, one row for each time; what is left is computed from these and from lists
-- (docs/decisions/0166-the-pantry-is-computed.md). Taking one back deletes its row.
create table pantry_corrections (
  household_id uuid not null references households (id) on delete cascade,
  -- Made by the device.
  id uuid not null,
  content jsonb not null,
  -- The member's day.
  made_on date not null,
  made_at timestamptz not null,
  primary key (household_id, id)
);
create index pantry_corrections_made_at on pantry_corrections (made_at);

-- For how many the list was when its line was ticked; null before this was kept.
alter table shopping_ticks add column eaters smallint check (eaters >= 1);
