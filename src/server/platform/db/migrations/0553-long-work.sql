-- Work on all rows of a large table that an upgrade needs: done in slices behind the start, and how far it has come.
create table long_works (
  name text primary key,
  -- The key of the last row that is done, as text; null before the first.
  place text,
  began_at timestamptz not null default now(),
  -- When the last slice was done.
  moved_at timestamptz not null default now(),
  done_at timestamptz
);

-- A copy that has not begun gets its row from the job.
insert into long_works (name, place, done_at)
select 'copy-visits', visits_after::text, case when visits_after is null then now() end
from funnel_progress
where visits_after is distinct from '00000000-0000-0000-0000-000000000000';
alter table funnel_progress drop column visits_after;
