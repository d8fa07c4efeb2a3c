-- Whether somebody wants an email on the day before each of their weeks; no row until they have answered. Goes with the lead's row.
create table week_emails (
  lead_id uuid primary key references leads (id) on delete cascade,
  is_wanted boolean not null,
  -- As the device named it (IANA); null where it named none, and UTC counts.
  time_zone text,
  next_at timestamptz,
  -- The secret of the link that ends the emails is made from this and is of no other use.
  stop_salt bytea not null,
  stop_hash bytea not null unique,
  changed_at timestamptz not null,
  check (is_wanted = (next_at is not null))
);
create index week_emails_due on week_emails (next_at, lead_id) where next_at is not null;
