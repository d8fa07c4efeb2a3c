-- A report over one step of every value reads that step alone.
create index funnel_daily_by_step on funnel_daily (dimension, step, day);

-- What the provider keeps of a charge, in the currency it settles in; null until it tells.
alter table payments add column fee_minor bigint;
alter table payments add column fee_currency text check (fee_currency ~ '^[A-Z]{3}$');
alter table payments add constraint payments_fee_check check ((fee_minor is null) = (fee_currency is null));
