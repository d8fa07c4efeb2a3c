-- A second charge for days that were paid already is kept as what it is, and paid back. What pays for a period is still
-- one charge.
alter table payments add column is_duplicate boolean not null default false;
alter table payments alter column is_duplicate drop default;
drop index payments_one_first, payments_one_a_period;
create unique index payments_one_first on payments (order_id)
  where kind = 'initial' and state = 'succeeded' and not is_duplicate;
create unique index payments_one_a_period on payments (subscription_id, period_start)
  where state = 'succeeded' and not is_duplicate;

-- Some rings name a payment and not what was bought with it. Whose it is, is asked by whoever goes to look.
alter table webhook_events add column payment_ref text;

-- When a finding was written to the log, where it can wake somebody.
alter table reconciliation_findings add column told_at timestamptz;
create index findings_untold on reconciliation_findings (found_at) where told_at is null;
