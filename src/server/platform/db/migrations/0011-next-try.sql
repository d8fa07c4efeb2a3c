-- When its provider tries again to collect a renewal that is owed, where it tells.
alter table subscriptions add column next_try_at timestamptz;
