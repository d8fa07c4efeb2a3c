-- A new renewal price for those who have subscribed already. The price itself is a row of prices, as for new buyers; a
-- row here moves the others to it, each with the notice and the yes that it takes (docs/operating.md shows how).

create table price_changes (
  price_id uuid primary key references prices (id),
  -- Renewals at or after this moment are meant.
  applies_from timestamptz not null,
  announced_at timestamptz not null default now(),
  -- The operator changed their mind before anybody was told.
  withdrawn_at timestamptz,
  check (applies_from >= announced_at + interval '30 days')
);

-- What an announced price came to for one subscription.
create table subscription_price_changes (
  lead_id uuid not null,
  subscription_id uuid not null,
  price_id uuid not null references price_changes (price_id),
  before_minor bigint not null check (before_minor >= 0),
  after_minor bigint not null check (after_minor >= 0 and after_minor <> before_minor),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The first renewal at the new price.
  applies_from timestamptz not null,
  told_at timestamptz,
  -- The owner's yes, with the words that were agreed to; a lower price needs none and counts as agreed once it is told.
  agreed_at timestamptz,
  consent_id uuid,
  -- Where the provider wants a yes of its own.
  approve_url text,
  -- When the provider was seen to know the new price.
  applied_at timestamptz,
  primary key (lead_id, subscription_id, price_id),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id),
  -- Never told with fewer days to go than the law asks for.
  check (told_at <= applies_from - interval '7 days'),
  check (agreed_at is null or told_at is not null),
  check (agreed_at is null or after_minor < before_minor or consent_id is not null),
  check (agreed_at is not null or consent_id is null),
  check (agreed_at is not null or approve_url is null),
  check (agreed_at is not null or applied_at is null)
);
-- One question at a time.
create unique index price_changes_one_open on subscription_price_changes (subscription_id) where agreed_at is null;
create index price_changes_by_price on subscription_price_changes (price_id);
create index price_changes_to_apply on subscription_price_changes (applies_from)
  where agreed_at is not null and applied_at is null;

alter table consents
  drop constraint consents_kind_check,
  add constraint consents_kind_check check (kind in ('purchase', 'resume', 'price_change')),
  add unique (lead_id, id);
alter table subscription_price_changes
  add foreign key (lead_id, consent_id) references consents (lead_id, id);

create function check_price_change() returns trigger language plpgsql as $$
declare
  next prices;
  last prices;
begin
  select * into next from prices where id = new.price_id;
  select * into last from prices
    where external_id = next.external_id and id <> next.id and created_at <= next.created_at
    order by created_at desc, active limit 1;
  if last.id is null then
    raise exception 'There was no price before this one.' using errcode = 'check_violation';
  end if;
  if (next.product_key, next.livemode, next.currency, next.renewal_days)
    is distinct from (last.product_key, last.livemode, last.currency, last.renewal_days) then
    raise exception 'A new price keeps the plan, the currency and the days of a period.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger price_changes_are_alike before insert on price_changes
  for each row execute function check_price_change();

create function refuse_price_change_edit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.withdrawn_at is not null
    or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at') then
    raise exception 'A price change is never edited, only withdrawn.' using errcode = 'check_violation';
  end if;
  if exists (select from subscription_price_changes where price_id = old.price_id and told_at is not null) then
    raise exception 'Subscribers have been told of this price: it can be succeeded, not withdrawn.'
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger price_changes_are_kept before update or delete on price_changes
  for each row execute function refuse_price_change_edit();

-- What a person was told or said stays as it was. A yes that came late moves the first charge to a later renewal.
create function refuse_price_told_edit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.told_at is not null then
      raise exception 'What was told is kept.' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if old.told_at is not null and (
    (new.told_at, new.before_minor, new.after_minor, new.currency)
      is distinct from (old.told_at, old.before_minor, old.after_minor, old.currency)
    or (old.agreed_at is not null
      and (new.agreed_at, new.consent_id, new.applies_from)
        is distinct from (old.agreed_at, old.consent_id, old.applies_from))
    or new.applies_from < old.applies_from
    or (old.applied_at is not null and new.applied_at is distinct from old.applied_at)) then
    raise exception 'What was told and agreed is kept.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger price_told_is_kept before update or delete on subscription_price_changes
  for each row execute function refuse_price_told_edit();

alter table subscriptions
  drop constraint subscriptions_intent_check,
  add constraint subscriptions_intent_check
    check (intent in ('cancel_at_period_end', 'cancel_now', 'resume', 'change_price')),
  -- What its provider will take at the next renewal, where it tells.
  add column next_amount_minor bigint check (next_amount_minor >= 0),
  add column next_currency text,
  add check ((next_amount_minor is null) = (next_currency is null));

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in (
  'sign-in', 'erased',
  'forecast', 'receipt', 'intro_ending', 'renewal_reminder', 'payment_failed', 'payment_failed_again',
  'payment_failed_last', 'canceled', 'resumed', 'ended', 'withdrawn', 'refunded', 'yearly', 'already_subscribed',
  'price_change', 'price_change_again', 'price_agreed'));
