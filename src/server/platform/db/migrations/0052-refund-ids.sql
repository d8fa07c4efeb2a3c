-- A refund that was made in a provider's dashboard has an id of the provider, which is no UUID.
alter table tax_documents alter column refund_id type text;
