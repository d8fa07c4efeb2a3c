-- The customer that a provider keeps for an order. It is stored before anything may be paid under it, so that an order
-- whose reply was lost is found again, and it is erased at the provider with the person.
alter table orders add column provider_customer text;
alter table orders add column customer_erased_at timestamptz;
create index leads_erased on leads (id) where erased_at is not null;
