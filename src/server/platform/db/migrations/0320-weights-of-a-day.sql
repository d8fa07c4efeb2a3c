-- The weights of a day: the one that counts, and those beside it.
alter table weight_entries
  -- Local time at which it was read, in minutes since midnight; null if only the day is known.
  add column minute_of_day smallint check (minute_of_day between 0 and 1439),
  add column note text check (length(note) between 1 and 200),
  -- Null if the member typed it.
  add column source text check (source in ('file', 'address')),
  -- The member chose which weight counts.
  add column picked boolean not null default false,
  -- The other weights of the day, each with its kilograms, time, note and source; at most nine.
  add column others jsonb not null default '[]' check (jsonb_array_length(others) <= 9);
