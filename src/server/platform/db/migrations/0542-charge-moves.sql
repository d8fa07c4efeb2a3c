-- Next charges that an operator moved to a later day; the days between are a present. Until its provider charges on the new
-- day (applied_at) nothing counts; a provider that refuses leaves everything as it was.
create table charge_moves (
  lead_id uuid not null,
  -- The act of the operator.
  id uuid not null,
  subscription_id uuid not null,
  days integer not null check (days between 1 and 31),
  moved_from timestamptz not null,
  moved_to timestamptz not null check (moved_to > moved_from),
  asked_at timestamptz not null,
  applied_at timestamptz,
  refused_at timestamptz,
  primary key (lead_id, id),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id),
  check (applied_at is null or refused_at is null)
);
create index charge_moves_of_subscription on charge_moves (lead_id, subscription_id);
create index charge_moves_waiting on charge_moves (asked_at) where applied_at is null and refused_at is null;
