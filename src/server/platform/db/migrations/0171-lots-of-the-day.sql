-- Before an address is known, a variant is drawn by a lot: twenty bits computed from a request with the secret of its
-- day. The secret is deleted a day after its day, and then no lot can be computed again.
create table day_secrets (
  day date primary key,
  secret bytea not null check (length(secret) = 32)
);

-- The lots of today and yesterday, each in one variant of a run.
create table experiment_lots (
  key text not null,
  version integer not null,
  day date not null,
  lot integer not null check (lot between 0 and 1048575),
  variant text not null check (length(variant) <= 40),
  drawn_at timestamptz not null,
  -- Whether a page of this lot reported the step at which the variants differ.
  is_reported boolean not null default false,
  primary key (key, version, day, lot),
  foreign key (key, version) references experiment_runs (key, version)
);

-- Their sums of earlier days, when the lots themselves are deleted.
create table experiment_days (
  key text not null,
  version integer not null,
  day date not null,
  variant text not null check (length(variant) <= 40),
  drawn integer not null check (drawn >= 0),
  lost integer not null check (lost between 0 and drawn),
  primary key (key, version, day, variant),
  foreign key (key, version) references experiment_runs (key, version)
);

-- Until now only pages that reported their step were counted.
insert into experiment_days
select run.key, run.version, day, split_part(value, '.', 3), sum(views), 0
from funnel_daily
join experiment_runs run on value like run.key || '.' || run.version || '.%' and day >= run.started_at::date
where dimension = 'variant' and step = 'home'
group by 1, 2, 3, 4;

-- The lot in which a lead's page was drawn; none for one whose connection changed, which is a unit of its own.
alter table lead_runs
  add column day date,
  add column lot integer check (lot between 0 and 1048575),
  add constraint lead_runs_lot check ((day is null) = (lot is null));
