-- What a weight has reached on the way to its goal, by kind: on which day, and whether the member has closed it.
alter table persons add column milestones jsonb not null default '{}';
