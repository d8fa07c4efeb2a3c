-- Experiments that an operator starts and ends. What can be tried, and what its variants are, is listed in the code.
create table experiment_runs (
  key text not null check (length(key) <= 40),
  -- Another run of the same experiment is another version: its visitors are divided anew.
  version integer not null check (version > 0),
  -- Whole numbers, one for each variant in the order of the code's list; the first is the control.
  weights integer[] not null,
  -- How many in a hundred visitors take part.
  coverage_percent integer not null check (coverage_percent between 1 and 100),
  metric text not null check (metric in ('purchase', 'revenue')),
  started_at timestamptz not null,
  started_by text not null check (length(started_by) <= 255),
  ended_at timestamptz check (ended_at >= started_at),
  ended_by text check (length(ended_by) <= 255),
  -- What was decided: the variant that stays.
  kept text check (length(kept) <= 40),
  primary key (key, version),
  check ((ended_at is null) = (ended_by is null))
);
create unique index experiment_runs_running on experiment_runs (key) where ended_at is null;

-- The variant a visitor saw, where the variants differ, from the first time on.
create table experiment_exposures (
  visitor_id uuid not null references visitors (id) on delete cascade,
  key text not null,
  version integer not null,
  variant text not null check (length(variant) <= 40),
  first_at timestamptz not null,
  primary key (visitor_id, key, version),
  foreign key (key, version) references experiment_runs (key, version)
);
create index experiment_exposures_run on experiment_exposures (key, version, variant, first_at);
