-- Another plan for the periods after the one that is paid for. A row is what a customer agreed to; whether the provider
-- knows of it, whether it has begun and whether it was taken back is added to the row.

create table subscription_plan_changes (
  lead_id uuid not null,
  subscription_id uuid not null,
  id uuid not null unique,
  -- The price that was on offer, copied as it was agreed to.
  price_id uuid not null references prices (id),
  product_key text not null references products (key),
  product_name text not null,
  renewal_minor bigint not null check (renewal_minor >= 0),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  renewal_days integer not null check (renewal_days between 1 and 3660),
  -- What it replaces.
  before_minor bigint not null check (before_minor >= 0),
  before_days integer not null check (before_days between 1 and 3660),
  -- The end of the paid period: the first charge of the other plan.
  applies_from timestamptz not null,
  agreed_at timestamptz not null,
  consent_id uuid not null,
  -- The subscription was cancelled when the plan was chosen, which took that back.
  was_ending boolean not null,
  -- Where the provider wants the customer's approval as well.
  approve_url text,
  -- When the provider was seen to know it.
  applied_at timestamptz,
  -- When its first period was seen to have begun.
  begun_at timestamptz,
  undone_at timestamptz,
  -- not_taken: the period ended before the provider knew it or had the customer's approval.
  undone_because text check (undone_because in ('customer', 'replaced', 'canceled', 'ended', 'not_taken')),
  primary key (lead_id, subscription_id, id),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id),
  foreign key (lead_id, consent_id) references consents (lead_id, id),
  check ((undone_at is null) = (undone_because is null)),
  check (begun_at is null or applied_at is not null),
  check (begun_at is null or undone_at is null)
);
create unique index plan_changes_one_to_come on subscription_plan_changes (subscription_id)
  where undone_at is null and begun_at is null;
create index plan_changes_by_price on subscription_plan_changes (price_id);

create function refuse_plan_change_edit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE'
    or (to_jsonb(new) - array['approve_url', 'applied_at', 'begun_at', 'undone_at', 'undone_because'])
      is distinct from (to_jsonb(old) - array['approve_url', 'applied_at', 'begun_at', 'undone_at', 'undone_because'])
    or (old.applied_at is not null and new.applied_at is distinct from old.applied_at)
    or (old.begun_at is not null and new.begun_at is distinct from old.begun_at)
    or (old.undone_at is not null and new.undone_at is distinct from old.undone_at) then
    raise exception 'A plan that was agreed to is kept as it was agreed to.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger plan_changes_are_kept before update or delete on subscription_plan_changes
  for each row execute function refuse_plan_change_edit();

alter table consents
  drop constraint consents_kind_check,
  add constraint consents_kind_check check (kind in ('purchase', 'resume', 'price_change', 'plan_change'));

alter table subscriptions
  drop constraint subscriptions_intent_check,
  add constraint subscriptions_intent_check
    check (intent in ('cancel_at_period_end', 'cancel_now', 'resume', 'change_price', 'change_plan', 'keep_plan')),
  -- Days of the next period, where its provider tells.
  add column next_days integer check (next_days > 0);

-- A new price that was announced for a plan which its customer then left: nothing follows from it any more.
alter table subscription_price_changes add column moot_at timestamptz;
drop index price_changes_one_open;
create unique index price_changes_one_open on subscription_price_changes (subscription_id)
  where agreed_at is null and moot_at is null;

-- The plan that the sandbox charges from the next renewal on.
alter table sandbox_subscriptions
  add column next_amount_minor bigint check (next_amount_minor >= 0),
  add column next_days integer check (next_days > 0),
  add check ((next_amount_minor is null) = (next_days is null));
