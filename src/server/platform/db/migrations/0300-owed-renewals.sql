-- A failed renewal that a provider leaves to us to collect: how much we may take, and when it was last tried.
alter table subscriptions
  drop constraint subscriptions_intent_check,
  add constraint subscriptions_intent_check check (
    intent in ('cancel_at_period_end', 'cancel_now', 'resume', 'change_price', 'change_plan', 'keep_plan', 'collect')),
  add column collectable_minor bigint check (collectable_minor > 0),
  add column collectable_currency char(3),
  add column collect_tried_at timestamptz,
  add constraint subscriptions_collectable_check
    check ((collectable_minor is null) = (collectable_currency is null));
