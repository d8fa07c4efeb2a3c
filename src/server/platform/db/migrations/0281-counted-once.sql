-- A visitor is counted once, when nothing has been heard of them for half an hour. Until then they wait here, and the
-- sums of those who are present are computed anew each minute.
create table funnel_waiting (
  visitor_id uuid primary key,
  heard_at timestamptz not null
);
create index funnel_waiting_heard on funnel_waiting (heard_at);
insert into funnel_waiting
  select visitor_id, settles_at - interval '30 minutes' from funnel_visitors where settles_at is not null;
alter table funnel_visitors drop column settles_at;

create table funnel_live (
  dimension text not null,
  day date not null,
  flow smallint not null,
  value text not null,
  step text not null,
  views bigint not null,
  exits bigint not null,
  backs bigint not null,
  errors bigint not null,
  dwell integer[] not null,
  primary key (dimension, day, flow, value, step)
);
-- When these sums were computed: visitors who had left before that are not in them.
alter table funnel_progress add column live_at timestamptz not null default to_timestamp(0);

-- The tables about visitors can be distributed by visitor: every unique key begins with the visitor, and no foreign key
-- leaves them. What the keys did is done by the code that deletes visitors. An event is recognised by its own id within
-- its device.
alter table experiment_exposures drop constraint experiment_exposures_key_version_fkey;
alter table experiment_exposures drop constraint experiment_exposures_visitor_id_fkey;
alter table funnel_visitors drop constraint funnel_visitors_visitor_id_fkey;
drop index visitor_events_once;
