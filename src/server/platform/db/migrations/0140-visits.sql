-- A visitor who is known again adds up anew with every document: the sums of each visit stand in rows of their own.
alter table step_views add column visit integer not null default 0 check (visit >= 0);
alter table step_views drop constraint step_views_pkey;
alter table step_views add primary key (visitor_id, flow, step, visit);
