-- What a household writes on a shopping list itself, beside what its week needs.
create table own_lines (
  household_id uuid not null references households (id) on delete cascade,
  week integer not null check (week >= 1 and week <= 520),
  -- Made by the device.
  id uuid not null,
  text text not null,
  ticked boolean not null,
  added_at timestamptz not null,
  primary key (household_id, week, id)
);
