-- Times of events stand as they were sent; one that cannot be is marked.
alter table visitor_events add column is_time_doubted boolean not null default false;
