-- The email that reminds a member to weigh in, once a week on a day of their choice. Goes with the lead's row.
create table weigh_in_reminders (
  lead_id uuid primary key references leads (id) on delete cascade,
  -- 0 is Monday; null where none is wanted any more.
  weekday smallint check (weekday between 0 and 6),
  -- As the device named it (IANA); null where it named none, and UTC counts.
  time_zone text,
  next_at timestamptz,
  last_sent_at timestamptz,
  -- The secret of the link that ends the reminder is made from this and is of no other use.
  stop_salt bytea not null,
  stop_hash bytea not null unique,
  changed_at timestamptz not null,
  check ((weekday is null) = (next_at is null))
);
create index weigh_in_reminders_due on weigh_in_reminders (next_at) where next_at is not null;

-- The address of the List-Unsubscribe header; removed once a mail server has the email.
alter table emails add column stop_link text;
