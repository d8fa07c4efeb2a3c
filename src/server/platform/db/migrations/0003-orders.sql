-- An order is one purchase of one price; each try to pay it is a payment with an attempt number.

create table orders (
  lead_id uuid not null references leads (id),
  id uuid not null unique,
  price_id uuid not null references prices (id),
  -- What the buyer saw, copied from the price.
  external_id text not null,
  product_key text not null,
  product_name text not null,
  livemode boolean not null,
  currency text not null,
  first_amount_minor bigint not null,
  first_days integer not null,
  renewal_amount_minor bigint not null,
  renewal_days integer not null,
  state text not null check (state in ('awaiting_payment', 'processing', 'paid', 'declined')),
  created_at timestamptz not null,
  paid_at timestamptz,
  access_until timestamptz,
  primary key (lead_id, id),
  check ((state = 'paid') = (paid_at is not null)),
  check ((paid_at is null) = (access_until is null))
);

create unique index orders_one_paid_per_lead on orders (lead_id) where state = 'paid';

create table payments (
  lead_id uuid not null,
  order_id uuid not null,
  attempt integer not null check (attempt >= 1),
  provider text not null,
  method text not null check (method in ('CREDIT_CARD', 'FAST_PAYMENTS')),
  wallet text check (wallet in ('Apple Pay', 'Google Pay')),
  amount_minor bigint not null,
  currency text not null,
  -- open: the provider has not answered yet. pending: it has, and does not know yet.
  state text not null check (state in ('open', 'pending', 'succeeded', 'declined')),
  reference text,
  reason text check (reason in ('PAYMENT_DECLINED', 'PAYMENT_INSUFFICIENT_FUNDS', 'PAYMENT_CARD_EXPIRED')),
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (lead_id, order_id, attempt),
  foreign key (lead_id, order_id) references orders (lead_id, id),
  check ((state = 'declined') = (reason is not null)),
  check ((state in ('succeeded', 'declined')) = (settled_at is not null))
);

create unique index payments_one_reference on payments (provider, reference);
create unique index payments_one_success on payments (lead_id, order_id) where state = 'succeeded';
create unique index payments_one_unsettled on payments (lead_id, order_id) where state in ('open', 'pending');
create index payments_unsettled on payments (created_at) where state in ('open', 'pending');

-- What a client asked for under one idempotency key; a repeated request finds its answer here.
create table order_requests (
  lead_id uuid not null,
  order_id uuid not null,
  attempt integer not null,
  idempotency_hash bytea not null unique,
  content_hash bytea not null,
  -- With the idempotency key it makes the order's secret again.
  secret_salt bytea not null,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (lead_id, order_id, idempotency_hash),
  foreign key (lead_id, order_id, attempt) references payments (lead_id, order_id, attempt)
);

create table consents (
  lead_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  disclosure_version text not null,
  -- Word for word what stood beside the pay button and the box.
  text text not null,
  user_agent text not null check (length(user_agent) <= 500),
  accepted_at timestamptz not null,
  primary key (lead_id, order_id, id),
  foreign key (lead_id, order_id) references orders (lead_id, id)
);

-- The built-in sandbox provider's own memory, as a real provider has one elsewhere. No money moves here.
create table sandbox_payments (
  attempt_key text primary key,
  reference text not null unique,
  outcome text not null check (outcome in ('succeeded', 'declined')),
  reason text check (reason in ('PAYMENT_DECLINED', 'PAYMENT_INSUFFICIENT_FUNDS', 'PAYMENT_CARD_EXPIRED')),
  amount_minor bigint not null,
  currency text not null,
  created_at timestamptz not null default now(),
  check ((outcome = 'declined') = (reason is not null))
);
