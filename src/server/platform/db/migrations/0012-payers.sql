-- SHA-256 of what a provider knows a payer by, such as its mark of a card: one first price a person, whatever address is
-- typed (docs/decisions/0016-what-an-address-tells.md).
alter table subscriptions add column payer_hash bytea;
create index subscriptions_by_payer on subscriptions (payer_hash) where payer_hash is not null;
