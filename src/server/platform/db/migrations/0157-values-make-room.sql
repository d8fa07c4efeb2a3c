-- The day on which a value was counted last: what is not seen any more makes room for what is new.
alter table funnel_values add column last_on date not null default current_date;
alter table funnel_values alter column last_on drop default;
