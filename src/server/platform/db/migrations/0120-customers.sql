-- A subscription no longer carries a hash of its address, against which addresses could be tried. What the subscriptions of
-- one address share is a random id.
create table customers (
  id uuid primary key,
  email_normalised text not null unique
);
insert into customers (id, email_normalised)
select gen_random_uuid(), email_normalised
from (select distinct l.email_normalised from leads l join subscriptions s on s.lead_id = l.id) bought;

alter table subscriptions add column customer_id uuid references customers (id);
update subscriptions s set customer_id = c.id
from leads l join customers c on c.email_normalised = l.email_normalised where l.id = s.lead_id;
alter table subscriptions alter column customer_id set not null;

drop index subscriptions_one_live;
create unique index subscriptions_one_live on subscriptions (customer_id, livemode)
  where state in ('trialing', 'active', 'past_due', 'unpaid') and duplicate_of is null;
create index subscriptions_by_customer on subscriptions (customer_id);
alter table subscriptions drop column email_hash;
