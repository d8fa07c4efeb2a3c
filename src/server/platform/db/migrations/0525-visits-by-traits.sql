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

insert into funnel_trait_sets (digest, traits, last_on)
select md5(array_to_string(traits, ';')), traits, current_date from funnel_visitors group by traits;
insert into funnel_visits
select visitor_id, (entered_at at time zone 'UTC')::date, flow, sets.id,
  (select coalesce(bit_or(1::bigint << (step ->> 0)::int), 0) from jsonb_array_elements(steps) as step), exit_place
from funnel_visitors join funnel_trait_sets sets on sets.digest = md5(array_to_string(funnel_visitors.traits, ';'));
