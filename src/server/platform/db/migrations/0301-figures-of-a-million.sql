-- What the reports read of the ledger, so that they need not read all of it: the first charge of each purchase, and what
-- changed afterwards about what a payment brought.
create index ledger_entries_first_charges on ledger_entries (livemode, at)
  include (lead_id, payment_id, currency, moved_minor)
  where kind = 'charge' and number = 1 and cause = 'initial';
create index ledger_entries_changes on ledger_entries (livemode, payment_id) include (kind, moved_minor)
  where (kind = 'charge' and number > 1) or kind in ('refund', 'refund_returned', 'dispute_taken', 'dispute_returned');
create index payments_first on payments (id) include (is_duplicate, subscription_id) where kind = 'initial';
