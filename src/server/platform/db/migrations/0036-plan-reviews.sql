-- The weekly review of a plan: what was decided for the next week that was not planned, why, on which readings, and what
-- the member said. Health data, which goes with the lead's row.
create table plan_reviews (
  lead_id uuid not null references leads (id) on delete cascade,
  -- The week of the plan in which it was made; one a week.
  week integer not null check (week between 1 and 520),
  -- The first week that was not planned then: the one that is decided.
  for_week integer not null check (for_week > week),
  -- The member's own day.
  reviewed_on date not null,
  reviewed_at timestamptz not null,
  -- kcal a day that would have gone on.
  energy_before integer not null,
  decision jsonb not null,
  is_steered boolean not null,
  evidence jsonb not null,
  -- The readings of the four weeks before, each with its doubt.
  readings jsonb not null,
  answer text check (answer in ('YES', 'KEEP')),
  plateau_answer text,
  -- The first week that an answer changes: none that was planned before it.
  answer_from_week integer check (answer_from_week >= for_week),
  answered_at timestamptz,
  check ((answer is null) = (answer_from_week is null)),
  primary key (lead_id, week)
);

alter table member_plans add column kept_for_good boolean not null default false;
