-- The built-in sandbox provider's own memory, as a real provider has one elsewhere. No money moves here. It takes over
-- from sandbox_payments, whose attempts were settled at once.

drop table sandbox_payments;

create table sandbox_subscriptions (
  ref text primary key,
  order_id uuid not null unique,
  state text not null check (state in ('incomplete', 'incomplete_expired', 'active', 'past_due', 'canceled')),
  phase text not null check (phase in ('intro', 'regular')),
  currency text not null,
  first_amount_minor bigint not null,
  first_days integer not null,
  renewal_amount_minor bigint not null,
  renewal_days integer not null,
  period_start timestamptz,
  period_end timestamptz,
  cancel_at_period_end boolean not null default false,
  ended_at timestamptz,
  -- What the card on file does at renewals.
  renewals_fail boolean not null default false,
  card_last4 text not null,
  wallet text,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create index sandbox_subscriptions_changed on sandbox_subscriptions (changed_at);
create index sandbox_subscriptions_renewing on sandbox_subscriptions (period_end) where state in ('active', 'past_due');

create table sandbox_charges (
  ref text primary key,
  subscription_ref text not null references sandbox_subscriptions (ref),
  -- 0 is the first period.
  number integer not null,
  amount_minor bigint not null,
  currency text not null,
  period_start timestamptz not null,
  period_end timestamptz not null,
  state text not null check (state in ('pending', 'requires_action', 'succeeded', 'declined', 'void')),
  reason text,
  tries integer not null default 1,
  at timestamptz not null,
  -- The day on which its card's owner complains at the bank; null for peaceful ones.
  disputed_from timestamptz,
  dispute_state text check (dispute_state in ('open', 'won', 'lost')),
  unique (subscription_ref, number)
);

create table sandbox_refunds (
  refund_id uuid primary key,
  ref text not null unique,
  charge_ref text not null references sandbox_charges (ref),
  amount_minor bigint not null,
  currency text not null
);

-- Keys that were used, so that the same call never does a thing twice.
create table sandbox_calls (
  key text primary key,
  made_at timestamptz not null
);

create table sandbox_events (
  id text primary key,
  type text not null,
  ref text not null,
  order_id uuid not null,
  made_at timestamptz not null,
  delivered_at timestamptz,
  tries integer not null default 0
);

create index sandbox_events_waiting on sandbox_events (made_at) where delivered_at is null;

-- One row: the secret that events are signed with, how far its clock runs ahead, and what befalls its webhooks.
create table sandbox_settings (
  only_row boolean primary key default true check (only_row),
  signing_secret text not null,
  ahead_ms bigint not null default 0,
  webhooks text not null default 'prompt' check (webhooks in ('prompt', 'delayed', 'duplicated', 'reordered', 'dropped'))
);
