-- Measurements with many rows a visitor stand in one partition for each day (UTC) on which their visitors were first
-- heard of, so that deleting a day is dropping its partition. A visitor's day never changes: everything of a visitor is in
-- one partition. Visitors of before this migration have the first day of 1970 and one partition together.
alter table visitors add column day date not null default '1970-01-01';

alter table step_views rename to step_views_before;
alter index step_views_changed_at rename to step_views_before_changed_at;
alter table step_views_before
  drop constraint step_views_pkey,
  add column visitor_day date not null default '1970-01-01',
  add constraint step_views_before_pkey primary key (visitor_id, visitor_day, flow, step, visit);
create table step_views (like step_views_before including defaults including constraints)
  partition by range (visitor_day);
alter table step_views add constraint step_views_pkey primary key (visitor_id, visitor_day, flow, step, visit);
-- What changed last is looked for in every partition; each leaves at most a few pages that are not summarised yet.
create index step_views_changed_at on step_views using brin (changed_at) with (pages_per_range = 8);
alter table step_views attach partition step_views_before for values from (minvalue) to ('2020-01-01');

alter table visitor_events rename to visitor_events_before;
drop index visitor_events_received_at;
alter table visitor_events_before
  drop constraint visitor_events_pkey,
  add column visitor_day date not null default '1970-01-01',
  add constraint visitor_events_before_pkey
    primary key (visitor_id, visitor_day, token, distinct_id, name, insert_id);
create table visitor_events (like visitor_events_before including defaults including constraints)
  partition by range (visitor_day);
alter table visitor_events add constraint visitor_events_pkey
  primary key (visitor_id, visitor_day, token, distinct_id, name, insert_id);
alter table visitor_events attach partition visitor_events_before for values from (minvalue) to ('2020-01-01');
