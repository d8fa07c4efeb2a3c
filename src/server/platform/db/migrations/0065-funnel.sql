-- Statistics of the funnel, added up as step views come in, so that a report reads days and not visitors.

-- What each visitor was counted as, so that more of the same visitor changes the sums by the difference alone.
create table funnel_visitors (
  visitor_id uuid primary key references visitors (id) on delete cascade,
  flow smallint not null check (flow > 0),
  entered_at timestamptz not null,
  -- `dimension=value`, such as `country=DE`: what the visitor is broken down by.
  traits text[] not null,
  -- One [place, bucket of visible time or null, backs, errors] for each step.
  steps jsonb not null,
  exit_place smallint,
  has_paid boolean not null,
  -- When the visitor counts as gone unless more is heard; null once that is counted.
  settles_at timestamptz
);
create index funnel_visitors_settles_at on funnel_visitors (settles_at) where settles_at is not null;
create index funnel_visitors_entered_at on funnel_visitors using brin (entered_at);

-- Sums by the day in UTC on which visitors entered; `all` with an empty value is everyone.
create table funnel_daily (
  dimension text not null check (dimension in ('all', 'source', 'country', 'platform', 'language', 'variant')),
  day date not null,
  flow smallint not null check (flow > 0),
  value text not null check (length(value) <= 60),
  step text not null check (length(step) <= 40),
  views bigint not null,
  exits bigint not null,
  backs bigint not null,
  errors bigint not null,
  -- Views by visible time, in buckets that grow by a constant factor; empty where no time is measured.
  dwell integer[] not null,
  primary key (dimension, day, flow, value, step)
);

-- The values that are told apart: they come from addresses that anyone can write, so their number has a limit.
create table funnel_values (
  dimension text not null,
  value text not null check (length(value) <= 60),
  primary key (dimension, value)
);

-- Up to where step views were counted: a single row.
create table funnel_progress (
  is_only boolean primary key default true check (is_only),
  counted_until timestamptz not null
);
insert into funnel_progress (counted_until) values ('1970-01-01T00:00:00Z');
