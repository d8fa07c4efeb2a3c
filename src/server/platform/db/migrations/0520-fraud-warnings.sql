-- Reports of fraud about payments that no bank disputes yet, and what the operator's rule made of them.
create table fraud_warnings (
  lead_id uuid not null,
  provider_ref text not null,
  payment_id uuid not null,
  -- Also the id of the refund that the rule causes.
  id uuid not null,
  fraud_type text not null,
  reported_at timestamptz not null,
  outcome text not null check (outcome in ('waiting', 'refunded', 'noted')),
  decided_at timestamptz check ((outcome = 'waiting') = (decided_at is null)),
  primary key (lead_id, provider_ref),
  foreign key (lead_id, payment_id) references payments (lead_id, id)
);
create index fraud_warnings_of_ref on fraud_warnings (provider_ref);
create index fraud_warnings_of_payment on fraud_warnings (payment_id);
