-- Where a tax table is configured, buyers say at the checkout in which country they live: evidence that PayPal's buyers have
-- as well.
alter table order_places drop constraint order_places_source_check;
alter table order_places
  add constraint order_places_source_check check (source in ('network', 'declared', 'billing', 'card'));
