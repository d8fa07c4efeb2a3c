-- Money. What was agreed is an order; each of our calls to a provider is an attempt; what a provider tells of it is a
-- subscription with its charges, refunds and disputes; what a charge gives is an entitlement, and access is asked of
-- those alone.

-- What a coupon does to the price of the first period. Renewals are never touched.
create table coupons (
  id integer primary key,
  -- What the buyer types, in capitals.
  code text unique check (code ~ '^[A-Z0-9_-]{1,32}$'),
  kind text not null check (kind in ('fixed_price', 'amount_off', 'percent_off')),
  amount_minor bigint check (amount_minor between 0 and 100000000),
  currency text check (currency ~ '^[A-Z]{3}$'),
  percent integer check (percent between 1 and 100),
  -- Null: for every plan.
  plan_key text references products (key),
  starts_at timestamptz not null default '2026-01-01T00:00:00Z',
  ends_at timestamptz check (ends_at > starts_at),
  max_redemptions integer check (max_redemptions > 0),
  per_customer integer not null default 1 check (per_customer > 0),
  check ((kind = 'percent_off') = (percent is not null)),
  check ((kind = 'percent_off') = (amount_minor is null)),
  check ((amount_minor is null) = (currency is null))
);

insert into coupons (id, code, kind, amount_minor, currency, plan_key) values
  (1, 'WELCOME7', 'fixed_price', 700, 'USD', '1-WEEK'),
  (2, 'WELCOME20', 'fixed_price', 2000, 'USD', '1-MONTH'),
  (3, 'WELCOME30', 'fixed_price', 3000, 'USD', '3-MONTH');

-- Our own calls to a provider, which may end without an answer.
alter table payments rename to payment_attempts;
alter table payment_attempts rename constraint payments_pkey to payment_attempts_pkey;
alter table payment_attempts rename constraint payments_attempt_check to payment_attempts_attempt_check;
alter table payment_attempts rename constraint payments_method_check to payment_attempts_method_check;
alter table payment_attempts rename constraint payments_wallet_check to payment_attempts_wallet_check;
alter table payment_attempts rename constraint payments_lead_id_order_id_fkey to payment_attempts_order_fkey;
alter table payment_attempts
  drop constraint payments_check,
  drop constraint payments_check1,
  drop constraint payments_state_check,
  drop constraint payments_reason_check;
drop index payments_one_reference, payments_one_success, payments_one_unsettled, payments_unsettled;

alter table orders
  drop constraint orders_check,
  drop constraint orders_check1,
  drop constraint orders_state_check,
  add column provider text,
  add column provider_ref text,
  add column list_amount_minor bigint,
  add column coupon_id integer references coupons (id),
  add column expires_at timestamptz,
  -- When the provider was last asked because somebody was looking.
  add column asked_at timestamptz;
drop index orders_one_paid_per_lead;

-- What was under way is given up: no money moved, and its buyer may try again.
update orders set state = 'expired' where state <> 'paid';
update payment_attempts set state = 'void', settled_at = created_at where state in ('open', 'pending');
update orders set
  provider = coalesce((select max(provider) from payment_attempts a where a.order_id = orders.id), 'sandbox'),
  provider_ref = (select reference from payment_attempts a where a.order_id = orders.id and a.state = 'succeeded'),
  list_amount_minor = first_amount_minor,
  expires_at = created_at + interval '23 hours';

alter table payment_attempts
  drop column reference,
  -- What the sandbox's test card does.
  add column scenario text,
  -- open: no answer yet. waiting: the buyer has to do something. pending: the provider does not know yet. void: never
  -- taken, and it never will be.
  add check (state in ('open', 'waiting', 'pending', 'succeeded', 'declined', 'void')),
  add check (reason in (
    'PAYMENT_DECLINED', 'PAYMENT_INSUFFICIENT_FUNDS', 'PAYMENT_CARD_EXPIRED', 'PAYMENT_WRONG_CVC',
    'PAYMENT_NOT_APPROVED')),
  add check ((state = 'declined') = (reason is not null)),
  add check ((state in ('succeeded', 'declined', 'void')) = (settled_at is not null));
create unique index payment_attempts_one_success on payment_attempts (lead_id, order_id) where state = 'succeeded';
create unique index payment_attempts_one_in_the_air on payment_attempts (lead_id, order_id)
  where state in ('open', 'waiting', 'pending');

alter table orders
  alter column provider set not null,
  alter column list_amount_minor set not null,
  alter column expires_at set not null,
  add check (state in (
    'draft', 'awaiting_payment', 'requires_action', 'processing', 'paid', 'failed', 'expired', 'partially_refunded',
    'refunded', 'disputed')),
  add check ((state in ('paid', 'partially_refunded', 'refunded', 'disputed')) = (paid_at is not null)),
  add check (first_amount_minor between 0 and list_amount_minor),
  add unique (provider, provider_ref),
  add unique (id, livemode);
-- One purchase under way for each person: another plan is begun when this one can no longer be paid.
create unique index orders_one_open_per_lead on orders (lead_id)
  where state in ('draft', 'awaiting_payment', 'requires_action', 'processing', 'failed');
create index orders_unsettled on orders (created_at)
  where state in ('draft', 'awaiting_payment', 'requires_action', 'processing', 'failed');

alter table consents
  add column kind text not null default 'purchase' check (kind in ('purchase', 'resume'));

create function subscription_may_go(from_state text, to_state text) returns boolean language sql immutable as $$
  select case from_state
    when 'incomplete' then to_state in ('trialing', 'active', 'incomplete_expired', 'canceled')
    when 'trialing' then to_state in ('active', 'past_due', 'canceled')
    when 'active' then to_state in ('past_due', 'unpaid', 'canceled')
    when 'past_due' then to_state in ('active', 'unpaid', 'canceled')
    when 'unpaid' then to_state in ('active', 'canceled')
    else false
  end
$$;

-- A subscription as its provider last told of it.
create table subscriptions (
  lead_id uuid not null references leads (id),
  id uuid not null unique,
  order_id uuid not null,
  provider text not null,
  provider_ref text not null,
  livemode boolean not null,
  -- sha256 of the normalised address: outlives the address itself.
  email_hash bytea not null,
  state text not null check (state in (
    'incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'canceled')),
  phase text not null check (phase in ('intro', 'regular')),
  period_start timestamptz,
  period_end timestamptz check (period_end > period_start),
  cancel_at_period_end boolean not null,
  ended_at timestamptz,
  end_reason text,
  past_due_since timestamptz,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{0,4}$'),
  action_url text,
  as_of timestamptz not null,
  -- What we are about to ask the provider for, written down before it is asked.
  intent text check (intent in ('cancel_at_period_end', 'cancel_now', 'resume')),
  intent_at timestamptz,
  ending_because text,
  -- How often something was asked for; part of the keys under which it is asked.
  changes integer not null default 0,
  -- A second one of the same person, which is ended and paid back.
  duplicate_of uuid,
  created_at timestamptz not null,
  primary key (lead_id, id),
  foreign key (lead_id, order_id) references orders (lead_id, id),
  foreign key (order_id, livemode) references orders (id, livemode),
  unique (provider, provider_ref),
  unique (id, livemode),
  check ((period_start is null) = (period_end is null)),
  check ((card_brand is null) = (card_last4 is null)),
  check ((intent is null) = (intent_at is null))
);
create unique index subscriptions_one_live on subscriptions (email_hash, livemode)
  where state in ('trialing', 'active', 'past_due', 'unpaid') and duplicate_of is null;
create index subscriptions_by_email on subscriptions (email_hash);
create index subscriptions_by_order on subscriptions (order_id);
create index subscriptions_by_period_end on subscriptions (period_end)
  where state in ('trialing', 'active', 'past_due', 'unpaid');
create index subscriptions_with_intent on subscriptions (intent_at) where intent is not null;

create function refuse_impossible_state() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not subscription_may_go(old.state, new.state) then
    raise exception 'A subscription never goes from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger subscriptions_go_forward before update of state on subscriptions
  for each row execute function refuse_impossible_state();

create table subscription_transitions (
  lead_id uuid not null,
  subscription_id uuid not null,
  number integer not null check (number >= 1),
  from_state text,
  to_state text not null,
  -- What made us look, such as a webhook or a job.
  cause text not null,
  at timestamptz not null,
  primary key (lead_id, subscription_id, number),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id)
);

create function check_transition() returns trigger language plpgsql as $$
declare
  last_state text;
begin
  select to_state into last_state from subscription_transitions
    where lead_id = new.lead_id and subscription_id = new.subscription_id order by number desc limit 1;
  if last_state is distinct from new.from_state
    or (new.from_state is not null and not subscription_may_go(new.from_state, new.to_state)) then
    raise exception 'A subscription never goes from % to %.', coalesce(last_state, 'nothing'), new.to_state
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger transitions_are_possible before insert on subscription_transitions
  for each row execute function check_transition();

create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only ever added.', tg_table_name using errcode = 'check_violation';
end
$$;
create trigger transitions_are_kept before update or delete on subscription_transitions
  for each row execute function refuse_rewriting();

-- What was charged, as the provider tells it.
create table payments (
  lead_id uuid not null,
  id uuid not null unique,
  order_id uuid not null,
  subscription_id uuid not null,
  provider text not null,
  provider_ref text not null,
  livemode boolean not null,
  kind text not null check (kind in ('initial', 'renewal')),
  amount_minor bigint not null check (amount_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  period_start timestamptz not null,
  period_end timestamptz not null check (period_end > period_start),
  state text not null check (state in ('pending', 'requires_action', 'succeeded', 'declined', 'void')),
  reason text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{0,4}$'),
  wallet text check (wallet in ('Apple Pay', 'Google Pay')),
  at timestamptz not null,
  primary key (lead_id, id),
  foreign key (lead_id, order_id) references orders (lead_id, id),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id),
  foreign key (subscription_id, livemode) references subscriptions (id, livemode),
  unique (provider, provider_ref),
  unique (id, livemode),
  check ((card_brand is null) = (card_last4 is null))
);
create unique index payments_one_first on payments (order_id) where kind = 'initial' and state = 'succeeded';
create unique index payments_one_a_period on payments (subscription_id, period_start) where state = 'succeeded';

create table refunds (
  lead_id uuid not null,
  -- Ours, or the provider's reference where the refund was made there.
  id text not null,
  payment_id uuid not null,
  provider_ref text,
  amount_minor bigint not null check (amount_minor > 0),
  currency text not null,
  state text not null check (state in ('requested', 'submitted', 'succeeded', 'failed')),
  because text not null,
  actor text not null,
  -- The refund that failed and that this one is another try of.
  retry_of text,
  tries integer not null default 0,
  try_at timestamptz not null,
  created_at timestamptz not null,
  settled_at timestamptz,
  primary key (lead_id, id),
  foreign key (lead_id, payment_id) references payments (lead_id, id),
  unique (payment_id, provider_ref),
  check ((state in ('succeeded', 'failed')) = (settled_at is not null))
);
create unique index refunds_one_retry on refunds (lead_id, retry_of);
create index refunds_to_submit on refunds (try_at) where state = 'requested';

create table disputes (
  lead_id uuid not null,
  payment_id uuid not null,
  provider_ref text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  primary key (lead_id, payment_id),
  foreign key (lead_id, payment_id) references payments (lead_id, id),
  check ((state = 'open') = (closed_at is null))
);

-- The right to use the plan, one for each charge that was paid.
create table entitlements (
  lead_id uuid not null,
  payment_id uuid not null,
  livemode boolean not null,
  starts_at timestamptz not null,
  ends_at timestamptz not null,
  revoked_at timestamptz,
  revoked_because text check (revoked_because in ('refunded', 'disputed', 'withdrawn', 'erased')),
  primary key (lead_id, payment_id),
  foreign key (lead_id, payment_id) references payments (lead_id, id),
  -- A test payment gives no live access.
  foreign key (payment_id, livemode) references payments (id, livemode),
  check ((revoked_at is null) = (revoked_because is null))
);

-- Mails that are due at a moment; each at most once a period.
create table scheduled_notices (
  lead_id uuid not null,
  subscription_id uuid not null,
  kind text not null,
  period text not null,
  due_at timestamptz not null,
  sent_at timestamptz,
  primary key (lead_id, subscription_id, kind, period),
  unique (subscription_id, kind, period),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id)
);
create index notices_due on scheduled_notices (due_at) where sent_at is null;

-- Links in mails that open the subscription and nothing else.
create table manage_links (
  lead_id uuid not null references leads (id),
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  primary key (lead_id, secret_hash)
);
create index manage_links_by_expiry on manage_links (expires_at);

-- Doorbells of the providers: which event rang, and whether somebody went to look.
create table webhook_events (
  provider text not null,
  event_id text not null,
  type text not null,
  livemode boolean not null,
  ref text,
  order_id text,
  -- ignored: of no interest. dead: given up after too many errors.
  state text not null check (state in ('pending', 'done', 'ignored', 'dead')),
  tries integer not null default 0,
  -- Not before then: the end of a lease, or of a pause after an error.
  try_at timestamptz not null,
  last_error text,
  received_at timestamptz not null,
  done_at timestamptz,
  primary key (provider, event_id),
  check ((state = 'pending') = (done_at is null))
);
create index webhook_events_pending on webhook_events (try_at) where state = 'pending';

-- What does not fit together and a person has to look at.
create table reconciliation_findings (
  id uuid primary key,
  what text not null,
  -- What it is about: an order, a subscription, a charge.
  subject text not null,
  lead_id uuid,
  order_id uuid,
  detail text not null,
  found_at timestamptz not null,
  seen_at timestamptz not null,
  resolved_at timestamptz
);
create unique index findings_once on reconciliation_findings (what, subject) where resolved_at is null;

-- Who did what to whose money.
create table audit_log (
  id uuid primary key,
  lead_id uuid,
  at timestamptz not null,
  actor text not null,
  deed text not null,
  subject text not null,
  detail text not null default ''
);
create index audit_log_by_lead on audit_log (lead_id, at);
create trigger audit_log_is_kept before update or delete on audit_log
  for each row execute function refuse_rewriting();

alter table mails drop constraint mails_kind_check;
update mails set kind = 'receipt' where kind = 'order';
alter table mails add constraint mails_kind_check check (kind in (
  'sign-in', 'erased',
  'forecast', 'receipt', 'intro_ending', 'renewal_reminder', 'payment_failed', 'payment_failed_again',
  'payment_failed_last', 'canceled', 'resumed', 'ended', 'withdrawn', 'refunded', 'yearly', 'already_subscribed'));

-- What was paid before lasts to its end. It never renewed, and so it counts as canceled.
insert into subscriptions
  (lead_id, id, order_id, provider, provider_ref, livemode, email_hash, state, phase, period_start, period_end,
   cancel_at_period_end, ended_at, end_reason, as_of, created_at)
select o.lead_id, o.id, o.id, o.provider, coalesce(o.provider_ref, o.id::text), o.livemode,
  sha256(convert_to(l.email_normalised, 'UTF8')), 'canceled', 'intro', o.paid_at, o.access_until, false, o.paid_at,
  'canceled_by_support', o.paid_at, o.paid_at
from orders o join leads l on l.id = o.lead_id where o.state = 'paid';

insert into subscription_transitions (lead_id, subscription_id, number, from_state, to_state, cause, at)
select lead_id, id, 1, null, 'canceled', 'migration', ended_at from subscriptions;

insert into payments
  (lead_id, id, order_id, subscription_id, provider, provider_ref, livemode, kind, amount_minor, currency,
   period_start, period_end, state, at)
select lead_id, id, id, id, provider, coalesce(provider_ref, id::text), livemode, 'initial', first_amount_minor, currency,
  paid_at, access_until, 'succeeded', paid_at
from orders where state = 'paid';

insert into entitlements (lead_id, payment_id, livemode, starts_at, ends_at)
select lead_id, id, livemode, paid_at, access_until from orders where state = 'paid';

alter table orders drop column access_until;
