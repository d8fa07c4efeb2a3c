-- Every movement of money, written in the transaction of the change that it records. Figures about money are computed
-- from this table alone.

-- A payment may be disputed more than once, and a dispute takes money of its own on its own days.
alter table disputes drop constraint disputes_pkey;
alter table disputes add primary key (lead_id, payment_id, provider_ref);
alter table disputes
  add column amount_minor bigint,
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column reason text,
  -- When the provider took the amount from us, and when it gave it back.
  add column taken_at timestamptz,
  add column returned_at timestamptz,
  -- What the provider keeps for the dispute, in the currency it settles in; null until it tells.
  add column fee_minor bigint,
  add column fee_currency text check (fee_currency ~ '^[A-Z]{3}$'),
  add constraint disputes_fee_check check ((fee_minor is null) = (fee_currency is null));

-- Until now only the state was stored. What a bank can take back is what had not been refunded before.
update disputes set
  amount_minor = payments.amount_minor - coalesce((
    select sum(refunds.amount_minor) from refunds
    where refunds.payment_id = payments.id and refunds.state = 'succeeded' and refunds.settled_at < disputes.opened_at), 0),
  currency = payments.currency,
  taken_at = disputes.opened_at,
  returned_at = case disputes.state when 'won' then disputes.closed_at end
from payments where payments.id = disputes.payment_id;
alter table disputes alter column amount_minor set not null, alter column currency set not null;

create table ledger_entries (
  provider text not null,
  livemode boolean not null,
  kind text not null check (kind in (
    'charge', 'refund', 'refund_returned', 'dispute_taken', 'dispute_returned', 'fee', 'payout')),
  -- What moved the money: the reference of a charge, a dispute or a payout, or the id of a refund.
  source text not null,
  -- 1, and more if the provider corrects what it had told: an entry is never edited.
  number integer not null check (number > 0),
  cause text not null,
  -- Positive: our balance at the provider grew.
  moved_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The moment of the movement, and the moment at which we learned of it.
  at timestamptz not null,
  recorded_at timestamptz not null,
  -- Null for payouts.
  lead_id uuid,
  payment_id uuid,
  primary key (provider, livemode, kind, source, number),
  foreign key (lead_id, payment_id) references payments (lead_id, id),
  foreign key (payment_id, livemode) references payments (id, livemode),
  check ((lead_id is null) = (payment_id is null)),
  check ((kind = 'payout') = (payment_id is null)),
  -- A first period that a coupon makes free is a charge of nothing.
  check (kind = 'charge' or moved_minor <> 0),
  check (number > 1 or case when kind in ('charge', 'refund_returned', 'dispute_returned') then moved_minor >= 0
    when kind in ('refund', 'dispute_taken') then moved_minor < 0 else true end)
);
create index ledger_entries_by_day on ledger_entries (livemode, at)
  include (kind, number, cause, currency, moved_minor, payment_id);
create index ledger_entries_by_lead on ledger_entries (lead_id, at)
  include (kind, number, cause, currency, moved_minor, livemode, payment_id);
create index ledger_entries_by_payment on ledger_entries (payment_id);
create trigger ledger_is_kept before update or delete on ledger_entries
  for each row execute function refuse_rewriting();

insert into ledger_entries
  (provider, livemode, kind, source, number, cause, moved_minor, currency, at, recorded_at, lead_id, payment_id)
select provider, livemode, 'charge', provider_ref, 1, kind, amount_minor, currency, at, at, lead_id, id
from payments where state = 'succeeded';

insert into ledger_entries
select provider, livemode, 'fee', provider_ref, 1, 'charge', -fee_minor, fee_currency, at, at, lead_id, id
from payments where state = 'succeeded' and fee_minor <> 0;

-- A refund that a bank returned moved money twice: its two documents have the days.
insert into ledger_entries
select provider, payments.livemode, 'refund', refunds.id, 1, because, -refunds.amount_minor, refunds.currency,
  coalesce(note.issued_at, settled_at), coalesce(note.issued_at, settled_at), refunds.lead_id, payments.id
from refunds join payments on payments.id = refunds.payment_id
left join tax_documents note on note.refund_id = refunds.id and note.payment_id = payments.id and note.kind = 'credit_note'
  and refunds.state = 'failed'
where refunds.state = 'succeeded' or note.id is not null;

insert into ledger_entries
select provider, payments.livemode, 'refund_returned', refunds.id, 1, 'bank', refunds.amount_minor, refunds.currency,
  settled_at, settled_at, refunds.lead_id, payments.id
from refunds join payments on payments.id = refunds.payment_id
where refunds.state = 'failed' and exists (
  select from tax_documents note where note.refund_id = refunds.id and note.payment_id = payments.id
    and note.kind = 'credit_note');

insert into ledger_entries
select provider, livemode, 'dispute_taken', disputes.provider_ref, 1, 'dispute', -disputes.amount_minor,
  disputes.currency, taken_at, taken_at, disputes.lead_id, payments.id
from disputes join payments on payments.id = disputes.payment_id where disputes.amount_minor > 0;

insert into ledger_entries
select provider, livemode, 'dispute_returned', disputes.provider_ref, 1, 'won', disputes.amount_minor,
  disputes.currency, returned_at, returned_at, disputes.lead_id, payments.id
from disputes join payments on payments.id = disputes.payment_id
where disputes.amount_minor > 0 and returned_at is not null;

-- The sandbox knows the days of its refunds and disputes, as real providers do.
alter table sandbox_refunds add column at timestamptz;
update sandbox_refunds set at = coalesce((select settled_at from refunds where refunds.id = refund_id::text), now());
alter table sandbox_refunds alter column at set not null;
alter table sandbox_charges add column disputed_at timestamptz, add column dispute_closed_at timestamptz;
update sandbox_charges set disputed_at = coalesce(disputed_from, at) where dispute_state is not null;
update sandbox_charges set dispute_closed_at = disputed_at where dispute_state in ('won', 'lost');
