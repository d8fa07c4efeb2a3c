-- What a member tells of that scales cannot know: travel, a pause, an illness, other scales. Health data, which goes with
-- the lead's row.
create table life_events (
  lead_id uuid not null references leads (id) on delete cascade,
  -- Made by the device: what is sent twice is stored once.
  id uuid not null,
  -- One of the kinds in src/domain/weight-filter/life-events.ts.
  kind text not null,
  -- The member's own days, both included; null where it still lasts.
  starts_on date not null,
  ends_on date check (ends_on >= starts_on),
  changed_at timestamptz not null,
  primary key (lead_id, id)
);
