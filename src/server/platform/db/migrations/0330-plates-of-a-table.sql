-- Weeks are planned with a plate for everybody at the table, and stay when somebody joins or leaves it
-- (docs/decisions/0116-the-week-stays.md).
alter table plan_weeks
  -- When somebody joined or left the table that the week is planned for, or eats by other rules; null if it is planned for
  -- those who sit there now.
  add column table_changed_at timestamptz;
-- So far the week of a table was planned by the rules of all.
update plan_weeks set table_changed_at = now()
where household_id in (select household_id from household_eaters group by 1 having count(*) > 1);

-- Weeks that a person ate in a household which they left for one with another calendar.
create table kept_weeks (
  person_id uuid not null references persons (id) on delete cascade,
  -- The first day of the week.
  starts_on date not null,
  request jsonb not null,
  plan jsonb not null,
  kept_at timestamptz not null,
  primary key (person_id, starts_on)
);
