-- What each visitor was counted as, in few bytes, so that a report that is filtered by several traits reads all visitors of
-- a period at once. The traits of a visitor are one of the sets in use.
create table funnel_trait_sets (
  id integer generated always as identity primary key,
  -- md5 of the traits, by which a set is found.
  digest text not null unique check (length(digest) = 32),
  -- `dimension=value`, as in `funnel_visitors`.
  traits text[] not null,
  -- The last day on which a visitor was counted with it: a set goes when its visitors have gone.
  last_on date not null
);
create index funnel_trait_sets_traits on funnel_trait_sets using gin (traits);

create index funnel_trait_sets_last_on on funnel_trait_sets (last_on);

create table funnel_visits (
  visitor_id uuid primary key,
  -- The day in UTC on which the visitor entered.
  day date not null,
  flow smallint not null check (flow > 0),
  trait_set integer not null,
  -- One bit for each step seen, by its place in the funnel.
  seen bigint not null,
  exit_place smallint
);
create index funnel_visits_day on funnel_visits (day);

-- Up to which visitor (by id) those who were counted before have been copied; null once all are. The job that counts does it.
alter table funnel_progress add column visits_after uuid default '00000000-0000-0000-0000-000000000000';
