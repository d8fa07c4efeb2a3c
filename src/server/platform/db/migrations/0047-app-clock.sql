-- The time that the app works with: with the built-in sandbox its clock can be moved on. What operators write by hand goes
-- by it, too.
create function app_now() returns timestamptz language sql stable as $$
  select now() + coalesce((select ahead_ms from sandbox_settings), 0) * interval '1 ms'
$$;

alter table price_changes alter column announced_at set default app_now();
