-- What the migrations make, written by "npm run schema". Change a migration, not this.

CREATE OR REPLACE FUNCTION public.app_now()
 RETURNS timestamp with time zone
 LANGUAGE sql
 STABLE
AS $function$
  select now() + coalesce((select ahead_ms from sandbox_settings), 0) * interval '1 ms'
$function$
;

CREATE OR REPLACE FUNCTION public.check_price_change()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.check_transition()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_impossible_state()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if new.state <> old.state and not subscription_may_go(old.state, new.state) then
    raise exception 'A subscription never goes from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_plan_change_edit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
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
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_price_change_edit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' or old.withdrawn_at is not null
    or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at') then
    raise exception 'A price change is never edited, only withdrawn.' using errcode = 'check_violation';
  end if;
  if exists (select from subscription_price_changes where price_id = old.price_id and notified_at is not null) then
    raise exception 'Subscribers were notified of this price: it can be succeeded, not withdrawn.'
      using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_price_edit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (to_jsonb(new) - 'active') is distinct from (to_jsonb(old) - 'active') then
    raise exception 'A price is never edited: set active to false and insert a new row.';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_price_notice_edit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if tg_op = 'DELETE' then
    if old.notified_at is not null then
      raise exception 'What was notified is kept.' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if old.notified_at is not null and (
    (new.notified_at, new.before_minor, new.after_minor, new.currency)
      is distinct from (old.notified_at, old.before_minor, old.after_minor, old.currency)
    or (old.agreed_at is not null
      and (new.agreed_at, new.consent_id, new.applies_from)
        is distinct from (old.agreed_at, old.consent_id, old.applies_from))
    or new.applies_from < old.applies_from
    or (old.applied_at is not null and new.applied_at is distinct from old.applied_at)) then
    raise exception 'What was notified and agreed is kept.' using errcode = 'check_violation';
  end if;
  return new;
end
$function$
;

CREATE OR REPLACE FUNCTION public.refuse_rewriting()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  raise exception 'Rows of % are only ever added.', tg_table_name using errcode = 'check_violation';
end
$function$
;

CREATE OR REPLACE FUNCTION public.subscription_may_go(from_state text, to_state text)
 RETURNS boolean
 LANGUAGE sql
 IMMUTABLE
AS $function$
  select case from_state
    when 'incomplete' then to_state in ('trialing', 'active', 'incomplete_expired', 'canceled')
    when 'trialing' then to_state in ('active', 'past_due', 'canceled')
    when 'active' then to_state in ('past_due', 'unpaid', 'canceled')
    when 'past_due' then to_state in ('active', 'unpaid', 'canceled')
    when 'unpaid' then to_state in ('active', 'canceled')
    else false
  end
$function$
;

create table access_keys (
  id uuid not null,
  kind text not null,
  lead_id uuid,
  operator_id uuid,
  made_by uuid,
  secret_hash bytea not null,
  salt bytea,
  label text default ''::text not null,
  scope text[] default '{}'::text[] not null,
  proven_at timestamp with time zone,
  attempt_hash bytea,
  code_secret bytea,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  last_used_at timestamp with time zone,
  ended_at timestamp with time zone,
  ended_because text,
  constraint access_keys_pkey PRIMARY KEY (id),
  constraint access_keys_check CHECK ((num_nonnulls(lead_id, operator_id) <= 1)),
  constraint access_keys_check1 CHECK (((ended_at IS NULL) = (ended_because IS NULL))),
  constraint access_keys_label_check CHECK ((length(label) <= 80)),
  constraint access_keys_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint access_keys_made_by_fkey FOREIGN KEY (made_by) REFERENCES operators(id),
  constraint access_keys_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id) ON DELETE CASCADE,
  constraint access_keys_secret_hash_key UNIQUE (secret_hash)
);

create table accounting_month_entries (
  livemode boolean not null,
  month date not null,
  provider text not null,
  kind text not null,
  source text not null,
  number integer not null,
  constraint accounting_month_entries_pkey PRIMARY KEY (provider, livemode, kind, source, number),
  constraint accounting_month_entries_livemode_month_fkey FOREIGN KEY (livemode, month) REFERENCES accounting_months(livemode, month),
  constraint accounting_month_entries_provider_livemode_kind_source_num_fkey FOREIGN KEY (provider, livemode, kind, source, number) REFERENCES ledger_entries(provider, livemode, kind, source, number)
);

create table accounting_months (
  livemode boolean not null,
  month date not null,
  taken_at timestamp with time zone not null,
  taken_by text not null,
  constraint accounting_months_pkey PRIMARY KEY (livemode, month),
  constraint accounting_months_month_check CHECK ((EXTRACT(day FROM month) = (1)::numeric))
);

create table accounts (
  id uuid not null,
  lead_id uuid not null,
  household_id uuid not null,
  opened_at timestamp with time zone not null,
  constraint accounts_pkey PRIMARY KEY (id),
  constraint accounts_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint accounts_lead_id_key UNIQUE (lead_id)
);

create table ad_spend (
  day date not null,
  source text not null,
  campaign text not null,
  currency text not null,
  spent_minor bigint not null,
  entered_by text not null,
  entered_at timestamp with time zone not null,
  constraint ad_spend_pkey PRIMARY KEY (day, source, campaign, currency),
  constraint ad_spend_campaign_check CHECK ((length(campaign) <= 60)),
  constraint ad_spend_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint ad_spend_entered_by_check CHECK ((length(entered_by) <= 255)),
  constraint ad_spend_source_check CHECK (((length(source) >= 1) AND (length(source) <= 60))),
  constraint ad_spend_spent_minor_check CHECK ((spent_minor >= 0))
);

create table alerts (
  id uuid not null,
  kind text not null,
  subject text not null,
  found_at timestamp with time zone not null,
  notified_at timestamp with time zone,
  title text,
  look_at text,
  constraint alerts_pkey PRIMARY KEY (id),
  constraint alerts_kind_subject_key UNIQUE (kind, subject)
);

create table annotations (
  id uuid not null,
  at timestamp with time zone not null,
  text text not null,
  build_id text,
  added_by text,
  constraint annotations_pkey PRIMARY KEY (id),
  constraint annotations_added_by_check CHECK ((length(added_by) <= 255)),
  constraint annotations_build_id_check CHECK ((length(build_id) <= 64)),
  constraint annotations_check CHECK (((build_id IS NULL) <> (added_by IS NULL))),
  constraint annotations_text_check CHECK (((length(text) >= 1) AND (length(text) <= 120)))
);

create table audit_log (
  id uuid not null,
  lead_id uuid,
  at timestamp with time zone not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail text default ''::text not null,
  constraint audit_log_pkey PRIMARY KEY (id)
);

create table backups (
  taken_at timestamp with time zone not null,
  finished_at timestamp with time zone not null,
  bytes bigint not null,
  row_count bigint not null,
  verified boolean not null,
  constraint backups_pkey PRIMARY KEY (taken_at),
  constraint backups_bytes_check CHECK ((bytes > 0)),
  constraint backups_check CHECK ((finished_at >= taken_at)),
  constraint backups_row_count_check CHECK ((row_count >= 0))
);

create table banned_ingredients (
  person_id uuid not null,
  ingredient text not null,
  banned_at timestamp with time zone not null,
  constraint banned_ingredients_pkey PRIMARY KEY (person_id, ingredient),
  constraint banned_ingredients_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);

create table charge_moves (
  lead_id uuid not null,
  id uuid not null,
  subscription_id uuid not null,
  kind text not null,
  days integer not null,
  moved_from timestamp with time zone not null,
  moved_to timestamp with time zone not null,
  asked_at timestamp with time zone not null,
  applied_at timestamp with time zone,
  refused_at timestamp with time zone,
  constraint charge_moves_pkey PRIMARY KEY (lead_id, id),
  constraint charge_moves_check CHECK (((applied_at IS NULL) OR (refused_at IS NULL))),
  constraint charge_moves_days_check CHECK (((kind <> 'free_days'::text) OR ((days >= 1) AND (days <= 31)))),
  constraint charge_moves_kind_check CHECK ((kind = ANY (ARRAY['free_days'::text, 'pause'::text, 'pause_end'::text]))),
  constraint charge_moves_order_check CHECK (((kind = 'pause_end'::text) OR (moved_to >= moved_from))),
  constraint charge_moves_lead_id_subscription_id_fkey FOREIGN KEY (lead_id, subscription_id) REFERENCES subscriptions(lead_id, id)
);

create table collector_counts (
  day date not null,
  outcome text not null,
  count bigint not null,
  constraint collector_counts_pkey PRIMARY KEY (day, outcome),
  constraint collector_counts_outcome_check CHECK ((length(outcome) <= 40))
);

create table consents (
  lead_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  disclosure_version text not null,
  text text not null,
  user_agent text not null,
  accepted_at timestamp with time zone not null,
  kind text default 'purchase'::text not null,
  text_hash bytea not null,
  locale text,
  network text,
  constraint consents_pkey PRIMARY KEY (lead_id, order_id, id),
  constraint consents_kind_check CHECK ((kind = ANY (ARRAY['purchase'::text, 'resume'::text, 'price_change'::text, 'plan_change'::text]))),
  constraint consents_locale_check CHECK ((length(locale) <= 35)),
  constraint consents_network_check CHECK ((length(network) <= 45)),
  constraint consents_user_agent_check CHECK ((length(user_agent) <= 500)),
  constraint consents_lead_id_order_id_fkey FOREIGN KEY (lead_id, order_id) REFERENCES orders(lead_id, id),
  constraint consents_lead_id_id_key UNIQUE (lead_id, id)
);

create table coupons (
  id integer not null,
  code text,
  kind text not null,
  amount_minor bigint,
  currency text,
  percent integer,
  plan_key text,
  starts_at timestamp with time zone default '2026-01-01 00:00:00+00'::timestamp with time zone not null,
  ends_at timestamp with time zone,
  max_redemptions integer,
  per_customer integer default 1 not null,
  act_id uuid,
  constraint coupons_pkey PRIMARY KEY (id),
  constraint coupons_amount_minor_check CHECK (((amount_minor >= 0) AND (amount_minor <= 100000000))),
  constraint coupons_check CHECK ((ends_at > starts_at)),
  constraint coupons_check1 CHECK (((kind = 'percent_off'::text) = (percent IS NOT NULL))),
  constraint coupons_check2 CHECK (((kind = 'percent_off'::text) = (amount_minor IS NULL))),
  constraint coupons_check3 CHECK (((amount_minor IS NULL) = (currency IS NULL))),
  constraint coupons_code_check CHECK ((code ~ '^[A-Z0-9_-]{1,32}$'::text)),
  constraint coupons_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint coupons_kind_check CHECK ((kind = ANY (ARRAY['fixed_price'::text, 'amount_off'::text, 'percent_off'::text]))),
  constraint coupons_max_redemptions_check CHECK ((max_redemptions > 0)),
  constraint coupons_per_customer_check CHECK ((per_customer > 0)),
  constraint coupons_percent_check CHECK (((percent >= 1) AND (percent <= 100))),
  constraint coupons_plan_key_fkey FOREIGN KEY (plan_key) REFERENCES products(key),
  constraint coupons_act_id_key UNIQUE (act_id),
  constraint coupons_code_key UNIQUE (code)
);

create table customer_notes (
  lead_id uuid not null,
  id uuid not null,
  operator_id uuid not null,
  written_at timestamp with time zone not null,
  text text not null,
  constraint customer_notes_pkey PRIMARY KEY (lead_id, id),
  constraint customer_notes_text_check CHECK (((length(text) >= 3) AND (length(text) <= 1000))),
  constraint customer_notes_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint customer_notes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);

create table customers (
  id uuid not null,
  email_normalised text not null,
  constraint customers_pkey PRIMARY KEY (id),
  constraint customers_email_normalised_key UNIQUE (email_normalised)
);

create table day_secrets (
  day date not null,
  secret bytea not null,
  constraint day_secrets_pkey PRIMARY KEY (day),
  constraint day_secrets_secret_check CHECK ((length(secret) = 32))
);

create table diary_records (
  person_id uuid not null,
  id text not null,
  day date,
  content jsonb,
  title text not null,
  figures jsonb not null,
  changed_at timestamp with time zone not null,
  constraint diary_records_pkey PRIMARY KEY (person_id, id),
  constraint diary_records_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);

create table disputes (
  lead_id uuid not null,
  payment_id uuid not null,
  provider_ref text not null,
  state text not null,
  opened_at timestamp with time zone not null,
  closed_at timestamp with time zone,
  evidence_due_at timestamp with time zone,
  amount_minor bigint not null,
  currency text not null,
  reason text,
  taken_at timestamp with time zone,
  returned_at timestamp with time zone,
  fee_minor bigint,
  fee_currency text,
  answered_at timestamp with time zone,
  constraint disputes_pkey PRIMARY KEY (lead_id, payment_id, provider_ref),
  constraint disputes_check CHECK (((state = 'open'::text) = (closed_at IS NULL))),
  constraint disputes_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint disputes_fee_check CHECK (((fee_minor IS NULL) = (fee_currency IS NULL))),
  constraint disputes_fee_currency_check CHECK ((fee_currency ~ '^[A-Z]{3}$'::text)),
  constraint disputes_state_check CHECK ((state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
  constraint disputes_lead_id_payment_id_fkey FOREIGN KEY (lead_id, payment_id) REFERENCES payments(lead_id, id)
);

create table document_series (
  series text not null,
  next_number integer not null,
  constraint document_series_pkey PRIMARY KEY (series),
  constraint document_series_next_number_check CHECK ((next_number > 0)),
  constraint document_series_series_check CHECK ((series ~ '^[A-Z]{1,4}-[0-9]{4}$'::text))
);

create table email_quotas (
  recipient_hash bytea not null,
  day date not null,
  sent integer not null,
  purpose text not null,
  constraint email_quotas_pkey PRIMARY KEY (recipient_hash, purpose, day),
  constraint email_quotas_purpose_check CHECK ((purpose = ANY (ARRAY['typed'::text, 'sign-in'::text, 'proof'::text])))
);

create table emails (
  lead_id uuid not null,
  id uuid not null,
  kind text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  transport text,
  stop_link text,
  constraint emails_pkey PRIMARY KEY (lead_id, id),
  constraint emails_sent_by_a_transport CHECK (((sent_at IS NULL) = (transport IS NULL))),
  constraint emails_transport_check CHECK ((transport = ANY (ARRAY['smtp'::text, 'outbox'::text]))),
  constraint emails_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id),
  constraint emails_id_key UNIQUE (id)
);

create table entitlements (
  lead_id uuid not null,
  payment_id uuid not null,
  livemode boolean not null,
  starts_at timestamp with time zone not null,
  ends_at timestamp with time zone not null,
  revoked_at timestamp with time zone,
  revoked_because text,
  constraint entitlements_pkey PRIMARY KEY (lead_id, payment_id),
  constraint entitlements_check CHECK (((revoked_at IS NULL) = (revoked_because IS NULL))),
  constraint entitlements_revoked_because_check CHECK ((revoked_because = ANY (ARRAY['refunded'::text, 'disputed'::text, 'withdrawn'::text, 'erased'::text]))),
  constraint entitlements_lead_id_payment_id_fkey FOREIGN KEY (lead_id, payment_id) REFERENCES payments(lead_id, id),
  constraint entitlements_payment_id_livemode_fkey FOREIGN KEY (payment_id, livemode) REFERENCES payments(id, livemode)
);

create table experiment_days (
  key text not null,
  version integer not null,
  day date not null,
  variant text not null,
  drawn integer not null,
  lost integer not null,
  constraint experiment_days_pkey PRIMARY KEY (key, version, day, variant),
  constraint experiment_days_check CHECK (((lost >= 0) AND (lost <= drawn))),
  constraint experiment_days_drawn_check CHECK ((drawn >= 0)),
  constraint experiment_days_variant_check CHECK ((length(variant) <= 40)),
  constraint experiment_days_key_version_fkey FOREIGN KEY (key, version) REFERENCES experiment_runs(key, version)
);

create table experiment_decisions (
  key text not null,
  version integer not null,
  variant text not null,
  decided_at timestamp with time zone not null,
  decided_as text not null,
  control_buyers integer not null,
  variant_buyers integer not null,
  constraint experiment_decisions_pkey PRIMARY KEY (key, version, variant),
  constraint experiment_decisions_control_buyers_check CHECK ((control_buyers >= 0)),
  constraint experiment_decisions_decided_as_check CHECK ((decided_as = ANY (ARRAY['better'::text, 'worse'::text, 'alike'::text]))),
  constraint experiment_decisions_variant_buyers_check CHECK ((variant_buyers >= 0)),
  constraint experiment_decisions_variant_check CHECK ((length(variant) <= 40)),
  constraint experiment_decisions_key_version_fkey FOREIGN KEY (key, version) REFERENCES experiment_runs(key, version)
);

create table experiment_exposures (
  visitor_id uuid not null,
  key text not null,
  version integer not null,
  variant text not null,
  first_at timestamp with time zone not null,
  constraint experiment_exposures_pkey PRIMARY KEY (visitor_id, key, version),
  constraint experiment_exposures_variant_check CHECK ((length(variant) <= 40))
);

create table experiment_lots (
  key text not null,
  version integer not null,
  day date not null,
  lot integer not null,
  variant text not null,
  drawn_at timestamp with time zone not null,
  is_reported boolean default false not null,
  constraint experiment_lots_pkey PRIMARY KEY (key, version, day, lot),
  constraint experiment_lots_lot_check CHECK (((lot >= 0) AND (lot <= 1048575))),
  constraint experiment_lots_variant_check CHECK ((length(variant) <= 40)),
  constraint experiment_lots_key_version_fkey FOREIGN KEY (key, version) REFERENCES experiment_runs(key, version)
);

create table experiment_runs (
  key text not null,
  version integer not null,
  weights integer[] not null,
  coverage_percent integer not null,
  metric text not null,
  started_at timestamp with time zone not null,
  started_by text not null,
  ended_at timestamp with time zone,
  ended_by text,
  kept text,
  started_act uuid,
  ended_act uuid,
  worth_percent integer default 20 not null,
  currency text,
  cap_minor bigint,
  constraint experiment_runs_pkey PRIMARY KEY (key, version),
  constraint experiment_runs_cap CHECK (((currency IS NULL) = (cap_minor IS NULL))),
  constraint experiment_runs_cap_minor_check CHECK ((cap_minor > 0)),
  constraint experiment_runs_check CHECK ((ended_at >= started_at)),
  constraint experiment_runs_check1 CHECK (((ended_at IS NULL) = (ended_by IS NULL))),
  constraint experiment_runs_coverage_percent_check CHECK (((coverage_percent >= 1) AND (coverage_percent <= 100))),
  constraint experiment_runs_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint experiment_runs_ended_by_check CHECK ((length(ended_by) <= 255)),
  constraint experiment_runs_kept_check CHECK ((length(kept) <= 40)),
  constraint experiment_runs_key_check CHECK ((length(key) <= 40)),
  constraint experiment_runs_metric_check CHECK ((metric = ANY (ARRAY['purchase'::text, 'revenue'::text]))),
  constraint experiment_runs_started_by_check CHECK ((length(started_by) <= 255)),
  constraint experiment_runs_version_check CHECK ((version > 0)),
  constraint experiment_runs_worth_percent_check CHECK (((worth_percent >= 1) AND (worth_percent <= 100))),
  constraint experiment_runs_ended_act_key UNIQUE (ended_act),
  constraint experiment_runs_started_act_key UNIQUE (started_act)
);

create table foreign_products (
  gtin text not null,
  content jsonb,
  fetched_at timestamp with time zone not null,
  constraint foreign_products_pkey PRIMARY KEY (gtin)
);

create table fraud_warnings (
  lead_id uuid not null,
  provider_ref text not null,
  payment_id uuid not null,
  id uuid not null,
  fraud_type text not null,
  reported_at timestamp with time zone not null,
  outcome text not null,
  decided_at timestamp with time zone,
  constraint fraud_warnings_pkey PRIMARY KEY (lead_id, provider_ref),
  constraint fraud_warnings_check CHECK (((outcome = 'waiting'::text) = (decided_at IS NULL))),
  constraint fraud_warnings_outcome_check CHECK ((outcome = ANY (ARRAY['waiting'::text, 'refunded'::text, 'noted'::text]))),
  constraint fraud_warnings_lead_id_payment_id_fkey FOREIGN KEY (lead_id, payment_id) REFERENCES payments(lead_id, id)
);

create table funnel_daily (
  dimension text not null,
  day date not null,
  flow smallint not null,
  value text not null,
  step text not null,
  views bigint not null,
  exits bigint not null,
  backs bigint not null,
  errors bigint not null,
  dwell integer[] not null,
  constraint funnel_daily_pkey PRIMARY KEY (dimension, day, flow, value, step),
  constraint funnel_daily_dimension_check CHECK ((dimension = ANY (ARRAY['all'::text, 'source'::text, 'medium'::text, 'campaign'::text, 'content'::text, 'term'::text, 'ad'::text, 'click'::text, 'landing'::text, 'country'::text, 'platform'::text, 'device'::text, 'app'::text, 'language'::text, 'plan'::text, 'path'::text, 'variant'::text]))),
  constraint funnel_daily_flow_check CHECK ((flow > 0)),
  constraint funnel_daily_step_check CHECK ((length(step) <= 40)),
  constraint funnel_daily_value_check CHECK ((length(value) <= 60))
);

create table funnel_live (
  dimension text not null,
  day date not null,
  flow smallint not null,
  value text not null,
  step text not null,
  views bigint not null,
  exits bigint not null,
  backs bigint not null,
  errors bigint not null,
  dwell integer[] not null,
  constraint funnel_live_pkey PRIMARY KEY (dimension, day, flow, value, step)
);

create table funnel_progress (
  is_only boolean default true not null,
  counted_until timestamp with time zone not null,
  live_at timestamp with time zone default to_timestamp((0)::double precision) not null,
  constraint funnel_progress_pkey PRIMARY KEY (is_only),
  constraint funnel_progress_is_only_check CHECK (is_only)
);

create table funnel_traits (
  id integer generated always as identity not null,
  dimension text not null,
  value text not null,
  last_on date not null,
  constraint funnel_traits_pkey PRIMARY KEY (id),
  constraint funnel_traits_value_check CHECK ((length(value) <= 60)),
  constraint funnel_traits_dimension_value_key UNIQUE (dimension, value)
);

create table funnel_values (
  dimension text not null,
  value text not null,
  last_on date not null,
  furthest text not null,
  constraint funnel_values_pkey PRIMARY KEY (dimension, value),
  constraint funnel_values_furthest_check CHECK ((furthest = ANY (ARRAY['entered'::text, 'went_on'::text, 'confirmed'::text]))),
  constraint funnel_values_value_check CHECK ((length(value) <= 60))
);

create table funnel_visitors (
  visitor_id uuid not null,
  flow smallint not null,
  entered_at timestamp with time zone not null,
  traits text[] not null,
  steps jsonb not null,
  exit_place smallint,
  has_paid boolean not null,
  constraint funnel_visitors_pkey PRIMARY KEY (visitor_id),
  constraint funnel_visitors_flow_check CHECK ((flow > 0))
);

create table funnel_visits (
  visitor_id uuid not null,
  seen bigint not null,
  day date not null,
  source integer not null,
  medium integer not null,
  campaign integer not null,
  content integer not null,
  term integer not null,
  ad integer not null,
  click integer not null,
  landing integer not null,
  country integer not null,
  platform integer not null,
  device integer not null,
  app integer not null,
  language integer not null,
  plan integer not null,
  path integer not null,
  flow smallint not null,
  exit_place smallint,
  variants integer[] not null,
  constraint funnel_visits_pkey PRIMARY KEY (visitor_id),
  constraint funnel_visits_flow_check CHECK ((flow > 0))
);

create table funnel_waiting (
  visitor_id uuid not null,
  heard_at timestamp with time zone not null,
  constraint funnel_waiting_pkey PRIMARY KEY (visitor_id)
);

create table group_profiles (
  group_key text not null,
  group_id text not null,
  properties jsonb not null,
  changed_at timestamp with time zone not null,
  constraint group_profiles_pkey PRIMARY KEY (group_key, group_id),
  constraint group_profiles_group_id_check CHECK ((length(group_id) <= 255)),
  constraint group_profiles_group_key_check CHECK ((length(group_key) <= 64))
);

create table household_eaters (
  household_id uuid not null,
  id uuid not null,
  kind text not null,
  person_id uuid,
  joined_at timestamp with time zone not null,
  name text default ''::text not null,
  age smallint,
  appetite text,
  diets text[] default '{}'::text[] not null,
  restrictions text[] default '{}'::text[] not null,
  banned text[] default '{}'::text[] not null,
  constraint household_eaters_pkey PRIMARY KEY (household_id, id),
  constraint household_eaters_age_check CHECK (((age >= 2) AND (age <= 110))),
  constraint household_eaters_appetite_check CHECK ((appetite = ANY (ARRAY['SMALL'::text, 'USUAL'::text, 'LARGE'::text]))),
  constraint household_eaters_check CHECK (((person_id IS NULL) OR (kind = 'adult'::text))),
  constraint household_eaters_check1 CHECK (((person_id IS NULL) = (age IS NOT NULL))),
  constraint household_eaters_check2 CHECK (((age IS NULL) = (appetite IS NULL))),
  constraint household_eaters_check3 CHECK (((kind <> 'child'::text) OR (age < 18))),
  constraint household_eaters_kind_check CHECK ((kind = ANY (ARRAY['adult'::text, 'child'::text, 'guest'::text]))),
  constraint household_eaters_name_check CHECK ((length(name) <= 40)),
  constraint household_eaters_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE,
  constraint household_eaters_household_id_person_id_key UNIQUE (household_id, person_id)
);

create table households (
  id uuid not null,
  starts_on date,
  cooking_skill text,
  time_cooking text,
  eaters integer default 1 not null,
  plan_revision integer default 0 not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  cook_id uuid,
  variety text default 'BALANCED'::text not null,
  shopping_days smallint[] default '{}'::smallint[] not null,
  constraint households_pkey PRIMARY KEY (id),
  constraint households_eaters_check CHECK (((eaters >= 1) AND (eaters <= 6))),
  constraint households_shopping_days_check CHECK (((cardinality(shopping_days) <= 2) AND (shopping_days <@ ARRAY[(1)::smallint, (2)::smallint, (3)::smallint, (4)::smallint, (5)::smallint, (6)::smallint, (7)::smallint]))),
  constraint households_variety_check CHECK ((variety = ANY (ARRAY['NEW'::text, 'BALANCED'::text, 'SIMPLE'::text])))
);

create table identity_links (
  visitor_id uuid not null,
  distinct_id text not null,
  kind text not null,
  linked_at timestamp with time zone not null,
  constraint identity_links_pkey PRIMARY KEY (visitor_id, distinct_id),
  constraint identity_links_distinct_id_check CHECK ((length(distinct_id) <= 255)),
  constraint identity_links_kind_check CHECK ((kind = ANY (ARRAY['identify'::text, 'alias'::text])))
);

create table job_progress (
  name text not null,
  completed_at timestamp with time zone not null,
  constraint job_progress_pkey PRIMARY KEY (name),
  constraint job_progress_name_check CHECK ((length(name) <= 40))
);

create table kept_weeks (
  person_id uuid not null,
  starts_on date not null,
  request jsonb not null,
  plan jsonb not null,
  kept_at timestamp with time zone not null,
  constraint kept_weeks_pkey PRIMARY KEY (person_id, starts_on),
  constraint kept_weeks_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);

create table lead_runs (
  id bigint generated always as identity not null,
  lead_id uuid,
  key text not null,
  version integer not null,
  variant text not null,
  confirmed_at timestamp with time zone not null,
  bought_at timestamp with time zone,
  livemode boolean,
  currency text,
  net_minor bigint,
  is_refunded boolean,
  is_disputed boolean,
  is_cancelled boolean,
  day date,
  lot integer,
  constraint lead_runs_pkey PRIMARY KEY (id),
  constraint lead_runs_check CHECK ((((lead_id IS NULL) = (bought_at IS NOT NULL)) AND (num_nonnulls(bought_at, livemode, currency, net_minor, is_refunded, is_disputed, is_cancelled) = ANY (ARRAY[0, 7])))),
  constraint lead_runs_lot CHECK (((day IS NULL) = (lot IS NULL))),
  constraint lead_runs_lot_check CHECK (((lot >= 0) AND (lot <= 1048575))),
  constraint lead_runs_net_minor_check CHECK ((net_minor >= 0)),
  constraint lead_runs_variant_check CHECK ((length(variant) <= 40)),
  constraint lead_runs_key_version_fkey FOREIGN KEY (key, version) REFERENCES experiment_runs(key, version),
  constraint lead_runs_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint lead_runs_lead_id_key_version_key UNIQUE (lead_id, key, version)
);

create table leads (
  id uuid not null,
  email text not null,
  email_normalised text not null,
  hero jsonb not null,
  units text not null,
  conditions text[] not null,
  token_salt bytea not null,
  idempotency_hash bytea not null,
  content_hash bytea not null,
  created_at timestamp with time zone not null,
  erased_at timestamp with time zone,
  device_id uuid not null,
  locale text,
  constraint leads_pkey PRIMARY KEY (id),
  constraint leads_locale_check CHECK ((locale ~ '^[a-z]{2,3}(-[A-Z]{2})?$'::text)),
  constraint leads_units_check CHECK ((units = ANY (ARRAY['metric'::text, 'imperial'::text]))),
  constraint leads_idempotency_hash_key UNIQUE (idempotency_hash)
);

create table ledger_entries (
  provider text not null,
  livemode boolean not null,
  kind text not null,
  source text not null,
  number integer not null,
  cause text not null,
  moved_minor bigint not null,
  currency text not null,
  at timestamp with time zone not null,
  recorded_at timestamp with time zone not null,
  lead_id uuid,
  payment_id uuid,
  constraint ledger_entries_pkey PRIMARY KEY (provider, livemode, kind, source, number),
  constraint ledger_entries_check CHECK (((lead_id IS NULL) = (payment_id IS NULL))),
  constraint ledger_entries_check1 CHECK (((kind = 'payout'::text) = (payment_id IS NULL))),
  constraint ledger_entries_check2 CHECK (((kind = 'charge'::text) OR (moved_minor <> 0))),
  constraint ledger_entries_check3 CHECK (((number > 1) OR
CASE
    WHEN (kind = ANY (ARRAY['charge'::text, 'refund_returned'::text, 'dispute_returned'::text])) THEN (moved_minor >= 0)
    WHEN (kind = ANY (ARRAY['refund'::text, 'dispute_taken'::text])) THEN (moved_minor < 0)
    ELSE true
END)),
  constraint ledger_entries_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint ledger_entries_kind_check CHECK ((kind = ANY (ARRAY['charge'::text, 'refund'::text, 'refund_returned'::text, 'dispute_taken'::text, 'dispute_returned'::text, 'fee'::text, 'payout'::text]))),
  constraint ledger_entries_number_check CHECK ((number > 0)),
  constraint ledger_entries_lead_id_payment_id_fkey FOREIGN KEY (lead_id, payment_id) REFERENCES payments(lead_id, id),
  constraint ledger_entries_payment_id_livemode_fkey FOREIGN KEY (payment_id, livemode) REFERENCES payments(id, livemode)
);

create table life_events (
  person_id uuid not null,
  id uuid not null,
  kind text not null,
  starts_on date not null,
  ends_on date,
  changed_at timestamp with time zone not null,
  constraint life_events_pkey PRIMARY KEY (person_id, id),
  constraint life_events_check CHECK ((ends_on >= starts_on)),
  constraint life_events_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);

create table long_works (
  name text not null,
  place text,
  began_at timestamp with time zone default now() not null,
  moved_at timestamp with time zone default now() not null,
  done_at timestamp with time zone,
  constraint long_works_pkey PRIMARY KEY (name)
);

create table meal_anchors (
  household_id uuid not null,
  weekday smallint not null,
  slot text not null,
  recipe text,
  kind text,
  changed_at timestamp with time zone not null,
  constraint meal_anchors_pkey PRIMARY KEY (household_id, weekday, slot),
  constraint meal_anchors_check CHECK ((num_nonnulls(recipe, kind) = 1)),
  constraint meal_anchors_recipe_check CHECK ((length(recipe) <= 80)),
  constraint meal_anchors_weekday_check CHECK (((weekday >= 1) AND (weekday <= 7))),
  constraint meal_anchors_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);

create table operator_acts (
  id uuid not null,
  operator_id uuid not null,
  at timestamp with time zone not null,
  action text not null,
  subject text not null,
  lead_id uuid,
  detail text not null,
  content_hash bytea not null,
  constraint operator_acts_pkey PRIMARY KEY (id),
  constraint operator_acts_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id)
);

create table operator_passkeys (
  key_id uuid not null,
  credential_id text not null,
  public_key bytea not null,
  uses bigint not null,
  constraint operator_passkeys_pkey PRIMARY KEY (key_id),
  constraint operator_passkeys_credential_id_check CHECK (((length(credential_id) >= 1) AND (length(credential_id) <= 1400))),
  constraint operator_passkeys_uses_check CHECK ((uses >= 0)),
  constraint operator_passkeys_key_id_fkey FOREIGN KEY (key_id) REFERENCES access_keys(id) ON DELETE CASCADE,
  constraint operator_passkeys_credential_id_key UNIQUE (credential_id)
);

create table operator_recovery_codes (
  operator_id uuid not null,
  code_hash bytea not null,
  used_at timestamp with time zone,
  constraint operator_recovery_codes_pkey PRIMARY KEY (operator_id, code_hash),
  constraint operator_recovery_codes_operator_id_fkey FOREIGN KEY (operator_id) REFERENCES operators(id) ON DELETE CASCADE
);

create table operators (
  id uuid not null,
  login text not null,
  name text not null,
  roles text[] not null,
  password_hash bytea not null,
  password_salt bytea not null,
  password_cost smallint not null,
  code_secret bytea not null,
  code_step bigint not null,
  failed_tries integer default 0 not null,
  try_again_at timestamp with time zone,
  created_at timestamp with time zone not null,
  disabled_at timestamp with time zone,
  last_seen_at timestamp with time zone,
  constraint operators_pkey PRIMARY KEY (id),
  constraint operators_login_check CHECK (((login = lower(login)) AND ((length(login) >= 3) AND (length(login) <= 120)))),
  constraint operators_name_check CHECK (((length(name) >= 1) AND (length(name) <= 80))),
  constraint operators_roles_check CHECK (((cardinality(roles) >= 1) AND (roles <@ ARRAY['figures'::text, 'customers'::text, 'prices'::text, 'operators'::text]))),
  constraint operators_login_key UNIQUE (login)
);

create table order_places (
  lead_id uuid not null,
  order_id uuid not null,
  source text not null,
  country text not null,
  seen_at timestamp with time zone not null,
  constraint order_places_pkey PRIMARY KEY (lead_id, order_id, source),
  constraint order_places_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint order_places_source_check CHECK ((source = ANY (ARRAY['network'::text, 'declared'::text, 'billing'::text, 'card'::text]))),
  constraint order_places_lead_id_order_id_fkey FOREIGN KEY (lead_id, order_id) REFERENCES orders(lead_id, id)
);

create table order_requests (
  lead_id uuid not null,
  order_id uuid not null,
  attempt integer not null,
  idempotency_hash bytea not null,
  content_hash bytea not null,
  secret_salt bytea not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint order_requests_pkey PRIMARY KEY (lead_id, order_id, idempotency_hash),
  constraint order_requests_lead_id_order_id_attempt_fkey FOREIGN KEY (lead_id, order_id, attempt) REFERENCES payment_attempts(lead_id, order_id, attempt),
  constraint order_requests_idempotency_hash_key UNIQUE (idempotency_hash),
  constraint order_requests_secret_hash_key UNIQUE (secret_hash)
);

create table orders (
  lead_id uuid not null,
  id uuid not null,
  price_id uuid not null,
  external_id text not null,
  product_key text not null,
  product_name text not null,
  livemode boolean not null,
  currency text not null,
  first_amount_minor bigint not null,
  first_days integer not null,
  renewal_amount_minor bigint not null,
  renewal_days integer not null,
  state text not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  provider text not null,
  provider_ref text,
  list_amount_minor bigint not null,
  coupon_id integer,
  expires_at timestamp with time zone not null,
  asked_at timestamp with time zone,
  provider_customer text,
  customer_erased_at timestamp with time zone,
  constraint orders_pkey PRIMARY KEY (lead_id, id),
  constraint orders_check CHECK (((state = ANY (ARRAY['paid'::text, 'partially_refunded'::text, 'refunded'::text, 'disputed'::text])) = (paid_at IS NOT NULL))),
  constraint orders_check1 CHECK (((first_amount_minor >= 0) AND (first_amount_minor <= list_amount_minor))),
  constraint orders_state_check CHECK ((state = ANY (ARRAY['draft'::text, 'awaiting_payment'::text, 'requires_action'::text, 'processing'::text, 'paid'::text, 'failed'::text, 'expired'::text, 'partially_refunded'::text, 'refunded'::text, 'disputed'::text]))),
  constraint orders_coupon_id_fkey FOREIGN KEY (coupon_id) REFERENCES coupons(id),
  constraint orders_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id),
  constraint orders_price_id_fkey FOREIGN KEY (price_id) REFERENCES prices(id),
  constraint orders_id_key UNIQUE (id),
  constraint orders_id_livemode_key UNIQUE (id, livemode),
  constraint orders_provider_provider_ref_key UNIQUE (provider, provider_ref)
);

create table outgoing_events (
  id uuid not null,
  type text not null,
  about uuid not null,
  body text not null,
  made_at timestamp with time zone not null,
  state text not null,
  tries integer default 0 not null,
  answer text default ''::text not null,
  settled_at timestamp with time zone,
  constraint outgoing_events_pkey PRIMARY KEY (id),
  constraint outgoing_events_check CHECK (((state = 'waiting'::text) = (settled_at IS NULL))),
  constraint outgoing_events_state_check CHECK ((state = ANY (ARRAY['waiting'::text, 'delivered'::text, 'given_up'::text])))
);

create table own_lines (
  household_id uuid not null,
  week integer not null,
  id uuid not null,
  text text not null,
  ticked boolean not null,
  added_at timestamp with time zone not null,
  constraint own_lines_pkey PRIMARY KEY (household_id, week, id),
  constraint own_lines_week_check CHECK (((week >= 1) AND (week <= 520))),
  constraint own_lines_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);

create table own_products (
  person_id uuid not null,
  code text not null,
  content jsonb,
  changed_at timestamp with time zone not null,
  constraint own_products_pkey PRIMARY KEY (person_id, code),
  constraint own_products_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);

create table pantry_corrections (
  household_id uuid not null,
  id uuid not null,
  content jsonb not null,
  made_on date not null,
  made_at timestamp with time zone not null,
  constraint pantry_corrections_pkey PRIMARY KEY (household_id, id),
  constraint pantry_corrections_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);

create table payment_attempts (
  lead_id uuid not null,
  order_id uuid not null,
  attempt integer not null,
  provider text not null,
  method text not null,
  wallet text,
  amount_minor bigint not null,
  currency text not null,
  state text not null,
  reason text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  scenario text,
  constraint payment_attempts_pkey PRIMARY KEY (lead_id, order_id, attempt),
  constraint payment_attempts_attempt_check CHECK ((attempt >= 1)),
  constraint payment_attempts_check CHECK (((state = 'declined'::text) = (reason IS NOT NULL))),
  constraint payment_attempts_check1 CHECK (((state = ANY (ARRAY['succeeded'::text, 'declined'::text, 'void'::text])) = (settled_at IS NOT NULL))),
  constraint payment_attempts_method_check CHECK ((method = ANY (ARRAY['CREDIT_CARD'::text, 'FAST_PAYMENTS'::text]))),
  constraint payment_attempts_reason_check CHECK ((reason = ANY (ARRAY['PAYMENT_DECLINED'::text, 'PAYMENT_INSUFFICIENT_FUNDS'::text, 'PAYMENT_CARD_EXPIRED'::text, 'PAYMENT_WRONG_CVC'::text, 'PAYMENT_NOT_APPROVED'::text]))),
  constraint payment_attempts_state_check CHECK ((state = ANY (ARRAY['open'::text, 'waiting'::text, 'pending'::text, 'succeeded'::text, 'declined'::text, 'void'::text]))),
  constraint payment_attempts_wallet_check CHECK ((wallet = ANY (ARRAY['Apple Pay'::text, 'Google Pay'::text]))),
  constraint payment_attempts_order_fkey FOREIGN KEY (lead_id, order_id) REFERENCES orders(lead_id, id)
);

create table payments (
  lead_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  subscription_id uuid not null,
  provider text not null,
  provider_ref text not null,
  livemode boolean not null,
  kind text not null,
  amount_minor bigint not null,
  currency text not null,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone not null,
  state text not null,
  reason text,
  card_brand text,
  card_last4 text,
  wallet text,
  at timestamp with time zone not null,
  is_duplicate boolean not null,
  fee_minor bigint,
  fee_currency text,
  constraint payments_pkey PRIMARY KEY (lead_id, id),
  constraint payments_amount_minor_check CHECK ((amount_minor >= 0)),
  constraint payments_card_last4_check CHECK ((card_last4 ~ '^[0-9]{0,4}$'::text)),
  constraint payments_check CHECK ((period_end > period_start)),
  constraint payments_check1 CHECK (((card_brand IS NULL) = (card_last4 IS NULL))),
  constraint payments_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_fee_check CHECK (((fee_minor IS NULL) = (fee_currency IS NULL))),
  constraint payments_fee_currency_check CHECK ((fee_currency ~ '^[A-Z]{3}$'::text)),
  constraint payments_kind_check CHECK ((kind = ANY (ARRAY['initial'::text, 'renewal'::text]))),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'requires_action'::text, 'succeeded'::text, 'declined'::text, 'void'::text]))),
  constraint payments_wallet_check CHECK ((wallet = ANY (ARRAY['Apple Pay'::text, 'Google Pay'::text]))),
  constraint payments_lead_id_order_id_fkey FOREIGN KEY (lead_id, order_id) REFERENCES orders(lead_id, id),
  constraint payments_lead_id_subscription_id_fkey FOREIGN KEY (lead_id, subscription_id) REFERENCES subscriptions(lead_id, id),
  constraint payments_subscription_id_livemode_fkey FOREIGN KEY (subscription_id, livemode) REFERENCES subscriptions(id, livemode),
  constraint payments_id_key UNIQUE (id),
  constraint payments_id_livemode_key UNIQUE (id, livemode),
  constraint payments_provider_provider_ref_key UNIQUE (provider, provider_ref)
);

create table persons (
  id uuid not null,
  household_id uuid not null,
  units text,
  meals_a_day integer,
  diets text[],
  restrictions text[],
  kept_for_good boolean default false not null,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  shows_weight boolean default false not null,
  aim text,
  pace text,
  aim_chosen_at timestamp with time zone,
  goal_grams integer,
  kept_grams integer,
  names_classes boolean default false not null,
  milestones jsonb default '{}'::jsonb not null,
  clock text,
  first_weekday text,
  paper text,
  constraint persons_pkey PRIMARY KEY (id),
  constraint persons_aim_check CHECK ((aim = ANY (ARRAY['LOSE'::text, 'KEEP'::text]))),
  constraint persons_choice_check CHECK ((((aim IS NULL) = (pace IS NULL)) AND ((aim IS NULL) = (aim_chosen_at IS NULL)))),
  constraint persons_clock_check CHECK ((clock = ANY (ARRAY['H12'::text, 'H24'::text]))),
  constraint persons_first_weekday_check CHECK ((first_weekday = ANY (ARRAY['MONDAY'::text, 'SATURDAY'::text, 'SUNDAY'::text]))),
  constraint persons_goal_grams_check CHECK (((goal_grams >= 30000) AND (goal_grams <= 300000))),
  constraint persons_kept_grams_check CHECK (((kept_grams >= 30000) AND (kept_grams <= 350000))),
  constraint persons_meals_a_day_check CHECK (((meals_a_day >= 2) AND (meals_a_day <= 5))),
  constraint persons_pace_check CHECK ((pace = ANY (ARRAY['USUAL'::text, 'SLOW'::text]))),
  constraint persons_paper_check CHECK ((paper = ANY (ARRAY['A4'::text, 'LETTER'::text]))),
  constraint persons_units_check CHECK ((units = ANY (ARRAY['metric'::text, 'imperial'::text])))
);

create table photo_answers (
  photo_hash bytea not null,
  foods jsonb not null,
  seen_at timestamp with time zone not null,
  constraint photo_answers_pkey PRIMARY KEY (photo_hash)
);

create table plan_reviews (
  person_id uuid not null,
  week integer not null,
  for_week integer not null,
  reviewed_on date not null,
  reviewed_at timestamp with time zone not null,
  energy_before integer not null,
  decision jsonb not null,
  is_steered boolean not null,
  evidence jsonb not null,
  readings jsonb not null,
  answer text,
  plateau_answer text,
  answer_from_week integer,
  answered_at timestamp with time zone,
  written jsonb,
  constraint plan_reviews_pkey PRIMARY KEY (person_id, week),
  constraint plan_reviews_answer_check CHECK ((answer = ANY (ARRAY['YES'::text, 'KEEP'::text]))),
  constraint plan_reviews_check1 CHECK ((answer_from_week >= for_week)),
  constraint plan_reviews_check2 CHECK (((answer IS NULL) = (answer_from_week IS NULL))),
  constraint plan_reviews_for_week_check CHECK ((for_week >= week)),
  constraint plan_reviews_week_check CHECK (((week >= '-520'::integer) AND (week <= 1040))),
  constraint plan_reviews_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);

create table plan_undos (
  person_id uuid not null,
  id uuid not null,
  revision integer not null,
  week integer not null,
  request text not null,
  done jsonb not null,
  answer jsonb not null,
  written jsonb not null,
  made_at timestamp with time zone not null,
  undone jsonb,
  constraint plan_undos_pkey PRIMARY KEY (person_id, id),
  constraint plan_undos_week_check CHECK (((week >= 1) AND (week <= 520))),
  constraint plan_undos_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);

create table plan_weeks (
  household_id uuid not null,
  week integer not null,
  request jsonb not null,
  plan jsonb not null,
  planned_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  table_changed_at timestamp with time zone,
  constraint plan_weeks_pkey PRIMARY KEY (household_id, week),
  constraint plan_weeks_week_check CHECK (((week >= 1) AND (week <= 520))),
  constraint plan_weeks_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);

create table price_changes (
  price_id uuid not null,
  applies_from timestamp with time zone not null,
  announced_at timestamp with time zone default app_now() not null,
  withdrawn_at timestamp with time zone,
  constraint price_changes_pkey PRIMARY KEY (price_id),
  constraint price_changes_check CHECK ((applies_from >= (announced_at + '30 days'::interval))),
  constraint price_changes_price_id_fkey FOREIGN KEY (price_id) REFERENCES prices(id)
);

create table prices (
  id uuid not null,
  product_key text not null,
  external_id text not null,
  livemode boolean not null,
  currency text not null,
  first_amount_minor bigint not null,
  first_days integer not null,
  renewal_amount_minor bigint not null,
  renewal_days integer not null,
  active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint prices_pkey PRIMARY KEY (id),
  constraint prices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint prices_external_id_check CHECK ((external_id ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  constraint prices_first_amount_minor_check CHECK (((first_amount_minor >= 0) AND (first_amount_minor <= 100000000))),
  constraint prices_first_days_check CHECK (((first_days >= 1) AND (first_days <= 3660))),
  constraint prices_renewal_amount_minor_check CHECK (((renewal_amount_minor >= 0) AND (renewal_amount_minor <= 100000000))),
  constraint prices_renewal_days_check CHECK (((renewal_days >= 1) AND (renewal_days <= 3660))),
  constraint prices_product_key_fkey FOREIGN KEY (product_key) REFERENCES products(key)
);

create table products (
  key text not null,
  name text not null,
  constraint products_pkey PRIMARY KEY (key)
);

create table rate_limits (
  name text not null,
  network_hash bytea not null,
  hits integer not null,
  ends_at timestamp with time zone not null,
  constraint rate_limits_pkey PRIMARY KEY (name, network_hash)
);

create table recipe_notes (
  person_id uuid not null,
  recipe text not null,
  text text not null,
  changed_at timestamp with time zone not null,
  constraint recipe_notes_pkey PRIMARY KEY (person_id, recipe),
  constraint recipe_notes_recipe_check CHECK ((length(recipe) <= 80)),
  constraint recipe_notes_text_check CHECK (((length(text) >= 1) AND (length(text) <= 500))),
  constraint recipe_notes_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);

create table recipe_opinions (
  household_id uuid not null,
  recipe text not null,
  opinion text not null,
  changed_at timestamp with time zone not null,
  constraint recipe_opinions_pkey PRIMARY KEY (household_id, recipe),
  constraint recipe_opinions_opinion_check CHECK ((opinion = ANY (ARRAY['favourite'::text, 'dislike'::text]))),
  constraint recipe_opinions_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);

create table reconciliation_findings (
  id uuid not null,
  what text not null,
  subject text not null,
  lead_id uuid,
  order_id uuid,
  detail text not null,
  found_at timestamp with time zone not null,
  seen_at timestamp with time zone not null,
  resolved_at timestamp with time zone,
  notified_at timestamp with time zone,
  constraint reconciliation_findings_pkey PRIMARY KEY (id)
);

create table refunds (
  lead_id uuid not null,
  id text not null,
  payment_id uuid not null,
  provider_ref text,
  amount_minor bigint not null,
  currency text not null,
  state text not null,
  because text not null,
  actor text not null,
  retry_of text,
  tries integer default 0 not null,
  try_at timestamp with time zone not null,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint refunds_pkey PRIMARY KEY (lead_id, id),
  constraint refunds_amount_minor_check CHECK ((amount_minor > 0)),
  constraint refunds_check CHECK (((state = ANY (ARRAY['succeeded'::text, 'failed'::text])) = (settled_at IS NOT NULL))),
  constraint refunds_state_check CHECK ((state = ANY (ARRAY['requested'::text, 'submitted'::text, 'succeeded'::text, 'failed'::text]))),
  constraint refunds_lead_id_payment_id_fkey FOREIGN KEY (lead_id, payment_id) REFERENCES payments(lead_id, id),
  constraint refunds_payment_id_provider_ref_key UNIQUE (payment_id, provider_ref)
);

create table sandbox_calls (
  key text not null,
  made_at timestamp with time zone not null,
  constraint sandbox_calls_pkey PRIMARY KEY (key)
);

create table sandbox_charges (
  ref text not null,
  subscription_ref text not null,
  number integer not null,
  amount_minor bigint not null,
  currency text not null,
  period_start timestamp with time zone not null,
  period_end timestamp with time zone not null,
  state text not null,
  reason text,
  tries integer default 1 not null,
  at timestamp with time zone not null,
  disputed_from timestamp with time zone,
  dispute_state text,
  disputed_at timestamp with time zone,
  dispute_closed_at timestamp with time zone,
  dispute_answered_at timestamp with time zone,
  constraint sandbox_charges_pkey PRIMARY KEY (ref),
  constraint sandbox_charges_dispute_state_check CHECK ((dispute_state = ANY (ARRAY['open'::text, 'won'::text, 'lost'::text]))),
  constraint sandbox_charges_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'requires_action'::text, 'succeeded'::text, 'declined'::text, 'void'::text]))),
  constraint sandbox_charges_subscription_ref_fkey FOREIGN KEY (subscription_ref) REFERENCES sandbox_subscriptions(ref),
  constraint sandbox_charges_subscription_ref_number_key UNIQUE (subscription_ref, number)
);

create table sandbox_events (
  id text not null,
  type text not null,
  ref text not null,
  order_id uuid not null,
  made_at timestamp with time zone not null,
  delivered_at timestamp with time zone,
  tries integer default 0 not null,
  constraint sandbox_events_pkey PRIMARY KEY (id)
);

create table sandbox_refunds (
  refund_id uuid not null,
  ref text not null,
  charge_ref text not null,
  amount_minor bigint not null,
  currency text not null,
  at timestamp with time zone not null,
  constraint sandbox_refunds_pkey PRIMARY KEY (refund_id),
  constraint sandbox_refunds_charge_ref_fkey FOREIGN KEY (charge_ref) REFERENCES sandbox_charges(ref),
  constraint sandbox_refunds_ref_key UNIQUE (ref)
);

create table sandbox_settings (
  only_row boolean default true not null,
  signing_secret text not null,
  ahead_ms bigint default 0 not null,
  webhooks text default 'prompt'::text not null,
  constraint sandbox_settings_pkey PRIMARY KEY (only_row),
  constraint sandbox_settings_only_row_check CHECK (only_row),
  constraint sandbox_settings_webhooks_check CHECK ((webhooks = ANY (ARRAY['prompt'::text, 'delayed'::text, 'duplicated'::text, 'reordered'::text, 'dropped'::text])))
);

create table sandbox_subscriptions (
  ref text not null,
  order_id uuid not null,
  state text not null,
  phase text not null,
  currency text not null,
  first_amount_minor bigint not null,
  first_days integer not null,
  renewal_amount_minor bigint not null,
  renewal_days integer not null,
  period_start timestamp with time zone,
  period_end timestamp with time zone,
  cancel_at_period_end boolean default false not null,
  ended_at timestamp with time zone,
  renewals_fail boolean default false not null,
  card_last4 text not null,
  wallet text,
  created_at timestamp with time zone not null,
  changed_at timestamp with time zone not null,
  next_amount_minor bigint,
  next_days integer,
  constraint sandbox_subscriptions_pkey PRIMARY KEY (ref),
  constraint sandbox_subscriptions_check CHECK (((next_amount_minor IS NULL) = (next_days IS NULL))),
  constraint sandbox_subscriptions_next_amount_minor_check CHECK ((next_amount_minor >= 0)),
  constraint sandbox_subscriptions_next_days_check CHECK ((next_days > 0)),
  constraint sandbox_subscriptions_phase_check CHECK ((phase = ANY (ARRAY['intro'::text, 'regular'::text]))),
  constraint sandbox_subscriptions_state_check CHECK ((state = ANY (ARRAY['incomplete'::text, 'incomplete_expired'::text, 'active'::text, 'past_due'::text, 'canceled'::text]))),
  constraint sandbox_subscriptions_order_id_key UNIQUE (order_id)
);

create table saved_views (
  id uuid not null,
  page text not null,
  name text not null,
  query text not null,
  is_shared boolean not null,
  made_by text not null,
  made_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint saved_views_pkey PRIMARY KEY (id),
  constraint saved_views_made_by_check CHECK ((length(made_by) <= 255)),
  constraint saved_views_name_check CHECK (((length(name) >= 1) AND (length(name) <= 60))),
  constraint saved_views_page_check CHECK ((page = ANY (ARRAY['/funnel'::text, '/breakdown'::text, '/spend'::text]))),
  constraint saved_views_query_check CHECK ((length(query) <= 2000))
);

create table scheduled_notices (
  lead_id uuid not null,
  subscription_id uuid not null,
  kind text not null,
  period text not null,
  due_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  constraint scheduled_notices_pkey PRIMARY KEY (lead_id, subscription_id, kind, period),
  constraint scheduled_notices_lead_id_subscription_id_fkey FOREIGN KEY (lead_id, subscription_id) REFERENCES subscriptions(lead_id, id),
  constraint scheduled_notices_subscription_id_kind_period_key UNIQUE (subscription_id, kind, period)
);

create table schema_migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (number)
);

create table seen_proxy (
  only_row boolean default true not null,
  seen_at timestamp with time zone not null,
  constraint seen_proxy_pkey PRIMARY KEY (only_row),
  constraint seen_proxy_only_row_check CHECK (only_row)
);

create table shared_products (
  gtin text not null,
  name text,
  basis jsonb not null,
  figures jsonb not null,
  changed_at timestamp with time zone not null,
  removed_at timestamp with time zone,
  constraint shared_products_pkey PRIMARY KEY (gtin)
);

create table shopping_ticks (
  household_id uuid not null,
  week integer not null,
  ingredient text not null,
  ticked boolean not null,
  changed_at timestamp with time zone not null,
  eaters smallint,
  constraint shopping_ticks_pkey PRIMARY KEY (household_id, week, ingredient),
  constraint shopping_ticks_eaters_check CHECK ((eaters >= 1)),
  constraint shopping_ticks_week_check CHECK (((week >= 1) AND (week <= 520))),
  constraint shopping_ticks_household_id_fkey FOREIGN KEY (household_id) REFERENCES households(id) ON DELETE CASCADE
);

create table source_aliases (
  spelling text not null,
  source text not null,
  constraint source_aliases_pkey PRIMARY KEY (spelling),
  constraint source_aliases_check CHECK ((spelling <> source)),
  constraint source_aliases_source_check CHECK (((length(source) >= 1) AND (length(source) <= 60))),
  constraint source_aliases_spelling_check CHECK (((length(spelling) >= 1) AND (length(spelling) <= 60)))
);

create table step_views (
  visitor_id uuid not null,
  flow smallint not null,
  step text not null,
  first_at timestamp with time zone not null,
  left_at timestamp with time zone,
  views integer not null,
  backs integer not null,
  validation_errors integer not null,
  visible_ms integer not null,
  changed_at timestamp with time zone not null,
  visit integer default 0 not null,
  visitor_day date default '1970-01-01'::date not null,
  constraint step_views_pkey PRIMARY KEY (visitor_id, visitor_day, flow, step, visit),
  constraint step_views_backs_check CHECK (((backs >= 0) AND (backs <= 1000))),
  constraint step_views_flow_check CHECK ((flow > 0)),
  constraint step_views_step_check CHECK ((length(step) <= 40)),
  constraint step_views_validation_errors_check CHECK (((validation_errors >= 0) AND (validation_errors <= 1000))),
  constraint step_views_views_check CHECK (((views >= 1) AND (views <= 1000))),
  constraint step_views_visible_ms_check CHECK (((visible_ms >= 0) AND (visible_ms <= 86400000))),
  constraint step_views_visit_check CHECK ((visit >= 0))
) partition by RANGE (visitor_day);

create table subscription_plan_changes (
  lead_id uuid not null,
  subscription_id uuid not null,
  id uuid not null,
  price_id uuid not null,
  product_key text not null,
  product_name text not null,
  renewal_minor bigint not null,
  currency text not null,
  renewal_days integer not null,
  before_minor bigint not null,
  before_days integer not null,
  applies_from timestamp with time zone not null,
  agreed_at timestamp with time zone not null,
  consent_id uuid not null,
  was_ending boolean not null,
  approve_url text,
  applied_at timestamp with time zone,
  begun_at timestamp with time zone,
  undone_at timestamp with time zone,
  undone_because text,
  constraint subscription_plan_changes_pkey PRIMARY KEY (lead_id, subscription_id, id),
  constraint subscription_plan_changes_before_days_check CHECK (((before_days >= 1) AND (before_days <= 3660))),
  constraint subscription_plan_changes_before_minor_check CHECK ((before_minor >= 0)),
  constraint subscription_plan_changes_check CHECK (((undone_at IS NULL) = (undone_because IS NULL))),
  constraint subscription_plan_changes_check1 CHECK (((begun_at IS NULL) OR (applied_at IS NOT NULL))),
  constraint subscription_plan_changes_check2 CHECK (((begun_at IS NULL) OR (undone_at IS NULL))),
  constraint subscription_plan_changes_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint subscription_plan_changes_renewal_days_check CHECK (((renewal_days >= 1) AND (renewal_days <= 3660))),
  constraint subscription_plan_changes_renewal_minor_check CHECK ((renewal_minor >= 0)),
  constraint subscription_plan_changes_undone_because_check CHECK ((undone_because = ANY (ARRAY['customer'::text, 'replaced'::text, 'canceled'::text, 'ended'::text, 'not_taken'::text]))),
  constraint subscription_plan_changes_lead_id_consent_id_fkey FOREIGN KEY (lead_id, consent_id) REFERENCES consents(lead_id, id),
  constraint subscription_plan_changes_lead_id_subscription_id_fkey FOREIGN KEY (lead_id, subscription_id) REFERENCES subscriptions(lead_id, id),
  constraint subscription_plan_changes_price_id_fkey FOREIGN KEY (price_id) REFERENCES prices(id),
  constraint subscription_plan_changes_product_key_fkey FOREIGN KEY (product_key) REFERENCES products(key),
  constraint subscription_plan_changes_id_key UNIQUE (id)
);

create table subscription_price_changes (
  lead_id uuid not null,
  subscription_id uuid not null,
  price_id uuid not null,
  before_minor bigint not null,
  after_minor bigint not null,
  currency text not null,
  applies_from timestamp with time zone not null,
  notified_at timestamp with time zone,
  agreed_at timestamp with time zone,
  consent_id uuid,
  approve_url text,
  applied_at timestamp with time zone,
  moot_at timestamp with time zone,
  constraint subscription_price_changes_pkey PRIMARY KEY (lead_id, subscription_id, price_id),
  constraint subscription_price_changes_before_minor_check CHECK ((before_minor >= 0)),
  constraint subscription_price_changes_check CHECK (((after_minor >= 0) AND (after_minor <> before_minor))),
  constraint subscription_price_changes_check1 CHECK ((notified_at <= (applies_from - '7 days'::interval))),
  constraint subscription_price_changes_check2 CHECK (((agreed_at IS NULL) OR (notified_at IS NOT NULL))),
  constraint subscription_price_changes_check3 CHECK (((agreed_at IS NULL) OR (after_minor < before_minor) OR (consent_id IS NOT NULL))),
  constraint subscription_price_changes_check4 CHECK (((agreed_at IS NOT NULL) OR (consent_id IS NULL))),
  constraint subscription_price_changes_check5 CHECK (((agreed_at IS NOT NULL) OR (approve_url IS NULL))),
  constraint subscription_price_changes_check6 CHECK (((agreed_at IS NOT NULL) OR (applied_at IS NULL))),
  constraint subscription_price_changes_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint subscription_price_changes_lead_id_consent_id_fkey FOREIGN KEY (lead_id, consent_id) REFERENCES consents(lead_id, id),
  constraint subscription_price_changes_lead_id_subscription_id_fkey FOREIGN KEY (lead_id, subscription_id) REFERENCES subscriptions(lead_id, id),
  constraint subscription_price_changes_price_id_fkey FOREIGN KEY (price_id) REFERENCES price_changes(price_id)
);

create table subscription_transitions (
  lead_id uuid not null,
  subscription_id uuid not null,
  number integer not null,
  from_state text,
  to_state text not null,
  cause text not null,
  at timestamp with time zone not null,
  constraint subscription_transitions_pkey PRIMARY KEY (lead_id, subscription_id, number),
  constraint subscription_transitions_number_check CHECK ((number >= 1)),
  constraint subscription_transitions_lead_id_subscription_id_fkey FOREIGN KEY (lead_id, subscription_id) REFERENCES subscriptions(lead_id, id)
);

create table subscriptions (
  lead_id uuid not null,
  id uuid not null,
  order_id uuid not null,
  provider text not null,
  provider_ref text not null,
  livemode boolean not null,
  state text not null,
  phase text not null,
  period_start timestamp with time zone,
  period_end timestamp with time zone,
  cancel_at_period_end boolean not null,
  ended_at timestamp with time zone,
  end_reason text,
  past_due_since timestamp with time zone,
  card_brand text,
  card_last4 text,
  action_url text,
  as_of timestamp with time zone not null,
  intent text,
  intent_at timestamp with time zone,
  ending_because text,
  changes integer default 0 not null,
  duplicate_of uuid,
  created_at timestamp with time zone not null,
  next_amount_minor bigint,
  next_currency text,
  next_try_at timestamp with time zone,
  payer_hash bytea,
  next_days integer,
  customer_id uuid not null,
  collectable_minor bigint,
  collectable_currency character(3),
  collect_tried_at timestamp with time zone,
  constraint subscriptions_pkey PRIMARY KEY (lead_id, id),
  constraint subscriptions_card_last4_check CHECK ((card_last4 ~ '^[0-9]{0,4}$'::text)),
  constraint subscriptions_check CHECK ((period_end > period_start)),
  constraint subscriptions_check1 CHECK (((period_start IS NULL) = (period_end IS NULL))),
  constraint subscriptions_check2 CHECK (((card_brand IS NULL) = (card_last4 IS NULL))),
  constraint subscriptions_check3 CHECK (((intent IS NULL) = (intent_at IS NULL))),
  constraint subscriptions_check4 CHECK (((next_amount_minor IS NULL) = (next_currency IS NULL))),
  constraint subscriptions_collectable_check CHECK (((collectable_minor IS NULL) = (collectable_currency IS NULL))),
  constraint subscriptions_collectable_minor_check CHECK ((collectable_minor > 0)),
  constraint subscriptions_intent_check CHECK ((intent = ANY (ARRAY['cancel_at_period_end'::text, 'cancel_now'::text, 'resume'::text, 'change_price'::text, 'change_plan'::text, 'keep_plan'::text, 'collect'::text]))),
  constraint subscriptions_next_amount_minor_check CHECK ((next_amount_minor >= 0)),
  constraint subscriptions_next_days_check CHECK ((next_days > 0)),
  constraint subscriptions_phase_check CHECK ((phase = ANY (ARRAY['intro'::text, 'regular'::text]))),
  constraint subscriptions_state_check CHECK ((state = ANY (ARRAY['incomplete'::text, 'incomplete_expired'::text, 'trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text, 'canceled'::text]))),
  constraint subscriptions_customer_id_fkey FOREIGN KEY (customer_id) REFERENCES customers(id),
  constraint subscriptions_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id),
  constraint subscriptions_lead_id_order_id_fkey FOREIGN KEY (lead_id, order_id) REFERENCES orders(lead_id, id),
  constraint subscriptions_order_id_livemode_fkey FOREIGN KEY (order_id, livemode) REFERENCES orders(id, livemode),
  constraint subscriptions_id_key UNIQUE (id),
  constraint subscriptions_id_livemode_key UNIQUE (id, livemode),
  constraint subscriptions_provider_provider_ref_key UNIQUE (provider, provider_ref)
);

create table tax_documents (
  lead_id uuid not null,
  id uuid not null,
  number text not null,
  kind text not null,
  order_id uuid not null,
  payment_id uuid not null,
  refund_id text,
  livemode boolean not null,
  gross_minor bigint not null,
  currency text not null,
  country text,
  is_proven boolean not null,
  rate_hundredths integer,
  net_minor bigint,
  tax_minor bigint,
  issued_at timestamp with time zone not null,
  constraint tax_documents_pkey PRIMARY KEY (lead_id, id),
  constraint tax_documents_check2 CHECK ((((rate_hundredths IS NULL) = (net_minor IS NULL)) AND ((net_minor IS NULL) = (tax_minor IS NULL)))),
  constraint tax_documents_check3 CHECK (((net_minor + tax_minor) = gross_minor)),
  constraint tax_documents_check4 CHECK (((rate_hundredths IS NULL) OR (country IS NOT NULL))),
  constraint tax_documents_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint tax_documents_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint tax_documents_kind_known CHECK ((kind = ANY (ARRAY['receipt'::text, 'credit_note'::text, 'credit_note_reversal'::text]))),
  constraint tax_documents_number_check CHECK ((number ~ '^[A-Z]{1,4}-[0-9]{4}-[0-9]{6,}$'::text)),
  constraint tax_documents_of_refund CHECK (((kind = 'receipt'::text) = (refund_id IS NULL))),
  constraint tax_documents_rate_hundredths_check CHECK (((rate_hundredths >= 0) AND (rate_hundredths <= 10000))),
  constraint tax_documents_sign CHECK (
CASE kind
    WHEN 'credit_note'::text THEN (gross_minor <= 0)
    ELSE (gross_minor >= 0)
END),
  constraint tax_documents_lead_id_order_id_fkey FOREIGN KEY (lead_id, order_id) REFERENCES orders(lead_id, id),
  constraint tax_documents_lead_id_payment_id_fkey FOREIGN KEY (lead_id, payment_id) REFERENCES payments(lead_id, id),
  constraint tax_documents_id_key UNIQUE (id),
  constraint tax_documents_number_key UNIQUE (number)
);

create table tracking_choices (
  visitor_id uuid not null,
  id uuid not null,
  at timestamp with time zone not null,
  analytics boolean not null,
  replay boolean not null,
  ads boolean not null,
  gpc boolean not null,
  country text,
  text_hash bytea not null,
  constraint tracking_choices_pkey PRIMARY KEY (visitor_id, id),
  constraint tracking_choices_country_check CHECK ((country ~ '^[A-Z]{2}$'::text))
);

create table vision_health (
  only_row boolean default true not null,
  answered_at timestamp with time zone,
  failed_at timestamp with time zone,
  failure text,
  left_alone_until timestamp with time zone,
  constraint vision_health_pkey PRIMARY KEY (only_row),
  constraint vision_health_only_row_check CHECK (only_row)
);

create table visitor_events (
  visitor_id uuid not null,
  token text not null,
  distinct_id text not null,
  name text not null,
  insert_id text not null,
  at timestamp with time zone not null,
  received_at timestamp with time zone not null,
  properties jsonb not null,
  visitor_day date default '1970-01-01'::date not null,
  is_time_doubted boolean default false not null,
  constraint visitor_events_pkey PRIMARY KEY (visitor_id, visitor_day, token, distinct_id, name, insert_id),
  constraint visitor_events_distinct_id_check CHECK ((length(distinct_id) <= 255)),
  constraint visitor_events_insert_id_check CHECK ((length(insert_id) <= 64)),
  constraint visitor_events_name_check CHECK ((length(name) <= 64)),
  constraint visitor_events_token_check CHECK ((length(token) <= 64))
) partition by RANGE (visitor_day);

create table visitor_leads (
  lead_id uuid not null,
  visitor_id uuid not null,
  linked_at timestamp with time zone not null,
  constraint visitor_leads_pkey PRIMARY KEY (lead_id),
  constraint visitor_leads_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE
);

create table visitor_profiles (
  visitor_id uuid not null,
  distinct_id text not null,
  properties jsonb not null,
  last_seen_at timestamp with time zone not null,
  constraint visitor_profiles_pkey PRIMARY KEY (visitor_id, distinct_id),
  constraint visitor_profiles_distinct_id_check CHECK ((length(distinct_id) <= 255))
);

create table visitors (
  id uuid not null,
  first_at timestamp with time zone not null,
  landed_at timestamp with time zone,
  landing text,
  utm_source text,
  utm_medium text,
  utm_campaign text,
  utm_content text,
  utm_term text,
  click_id_kind text,
  click_id text,
  referrer_domain text,
  country text,
  region text,
  city text,
  browser text not null,
  os text not null,
  device_type text not null,
  platform text not null,
  in_app_browser text,
  language text,
  is_bot boolean not null,
  is_return boolean default false not null,
  consent text default 'none'::text not null,
  day date default '1970-01-01'::date not null,
  continues uuid,
  ad text,
  is_name_doubted boolean default false not null,
  constraint visitors_pkey PRIMARY KEY (id),
  constraint visitors_browser_check CHECK ((length(browser) <= 60)),
  constraint visitors_city_check CHECK ((length(city) <= 80)),
  constraint visitors_click_id_check CHECK ((length(click_id) <= 500)),
  constraint visitors_click_id_kind_check CHECK ((length(click_id_kind) <= 20)),
  constraint visitors_consent_check CHECK ((consent = ANY (ARRAY['none'::text, 'analytics'::text]))),
  constraint visitors_country_check CHECK ((country ~ '^[A-Z]{2}$'::text)),
  constraint visitors_device_type_check CHECK ((length(device_type) <= 20)),
  constraint visitors_in_app_browser_check CHECK ((length(in_app_browser) <= 60)),
  constraint visitors_landing_check CHECK ((length(landing) <= 60)),
  constraint visitors_language_check CHECK ((length(language) <= 35)),
  constraint visitors_os_check CHECK ((length(os) <= 60)),
  constraint visitors_platform_check CHECK ((platform = ANY (ARRAY['iOS'::text, 'Android'::text, 'Web'::text]))),
  constraint visitors_referrer_domain_check CHECK ((length(referrer_domain) <= 253)),
  constraint visitors_region_check CHECK ((length(region) <= 80)),
  constraint visitors_utm_campaign_check CHECK ((length(utm_campaign) <= 255)),
  constraint visitors_utm_content_check CHECK ((length(utm_content) <= 255)),
  constraint visitors_utm_medium_check CHECK ((length(utm_medium) <= 255)),
  constraint visitors_utm_source_check CHECK ((length(utm_source) <= 255)),
  constraint visitors_utm_term_check CHECK ((length(utm_term) <= 255))
);

create table webhook_events (
  provider text not null,
  event_id text not null,
  type text not null,
  livemode boolean not null,
  ref text,
  order_id text,
  state text not null,
  tries integer default 0 not null,
  try_at timestamp with time zone not null,
  last_error text,
  received_at timestamp with time zone not null,
  done_at timestamp with time zone,
  payment_ref text,
  constraint webhook_events_pkey PRIMARY KEY (provider, event_id),
  constraint webhook_events_check CHECK (((state = 'pending'::text) = (done_at IS NULL))),
  constraint webhook_events_state_check CHECK ((state = ANY (ARRAY['pending'::text, 'done'::text, 'ignored'::text, 'dead'::text])))
);

create table week_emails (
  lead_id uuid not null,
  is_wanted boolean not null,
  time_zone text,
  next_at timestamp with time zone,
  stop_salt bytea not null,
  stop_hash bytea not null,
  changed_at timestamp with time zone not null,
  constraint week_emails_pkey PRIMARY KEY (lead_id),
  constraint week_emails_check CHECK ((is_wanted = (next_at IS NOT NULL))),
  constraint week_emails_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint week_emails_stop_hash_key UNIQUE (stop_hash)
);

create table weigh_in_reminders (
  lead_id uuid not null,
  weekday smallint,
  time_zone text,
  next_at timestamp with time zone,
  last_sent_at timestamp with time zone,
  stop_salt bytea not null,
  stop_hash bytea not null,
  changed_at timestamp with time zone not null,
  constraint weigh_in_reminders_pkey PRIMARY KEY (lead_id),
  constraint weigh_in_reminders_check CHECK (((weekday IS NULL) = (next_at IS NULL))),
  constraint weigh_in_reminders_weekday_check CHECK (((weekday >= 0) AND (weekday <= 6))),
  constraint weigh_in_reminders_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint weigh_in_reminders_stop_hash_key UNIQUE (stop_hash)
);

create table weight_entries (
  person_id uuid not null,
  day date not null,
  grams integer not null,
  changed_at timestamp with time zone not null,
  confirmed boolean default false not null,
  minute_of_day smallint,
  note text,
  source text,
  picked boolean default false not null,
  others jsonb default '[]'::jsonb not null,
  constraint weight_entries_pkey PRIMARY KEY (person_id, day),
  constraint weight_entries_grams_check CHECK (((grams >= 30000) AND (grams <= 350000))),
  constraint weight_entries_minute_of_day_check CHECK (((minute_of_day >= 0) AND (minute_of_day <= 1439))),
  constraint weight_entries_note_check CHECK (((length(note) >= 1) AND (length(note) <= 200))),
  constraint weight_entries_others_check CHECK ((jsonb_array_length(others) <= 9)),
  constraint weight_entries_source_check CHECK ((source = ANY (ARRAY['file'::text, 'address'::text]))),
  constraint weight_entries_person_id_fkey FOREIGN KEY (person_id) REFERENCES persons(id) ON DELETE CASCADE
);

CREATE INDEX access_keys_by_end ON public.access_keys USING btree (ended_at) WHERE (ended_at IS NOT NULL);

CREATE INDEX access_keys_by_expiry ON public.access_keys USING btree (expires_at);

CREATE INDEX access_keys_by_maker ON public.access_keys USING btree (made_by) WHERE (made_by IS NOT NULL);

CREATE INDEX access_keys_of_lead ON public.access_keys USING btree (lead_id) WHERE (lead_id IS NOT NULL);

CREATE INDEX access_keys_of_operator ON public.access_keys USING btree (operator_id) WHERE (operator_id IS NOT NULL);

CREATE INDEX accounting_month_entries_by_month ON public.accounting_month_entries USING btree (livemode, month);

CREATE INDEX accounts_of_household ON public.accounts USING btree (household_id);

CREATE INDEX annotations_at ON public.annotations USING btree (at);

CREATE INDEX audit_log_by_lead ON public.audit_log USING btree (lead_id, at);

CREATE INDEX charge_moves_of_subscription ON public.charge_moves USING btree (lead_id, subscription_id);

CREATE INDEX charge_moves_waiting ON public.charge_moves USING btree (asked_at) WHERE ((applied_at IS NULL) AND (refused_at IS NULL));

CREATE INDEX diary_records_days ON public.diary_records USING btree (person_id, day);

CREATE INDEX email_quotas_by_day ON public.email_quotas USING btree (day);

CREATE INDEX emails_newest ON public.emails USING btree (created_at DESC);

CREATE INDEX emails_unsent ON public.emails USING btree (created_at) WHERE (sent_at IS NULL);

CREATE INDEX emails_with_text ON public.emails USING btree (sent_at) WHERE (text <> ''::text);

CREATE INDEX experiment_exposures_run ON public.experiment_exposures USING btree (key, version, variant, first_at);

CREATE UNIQUE INDEX experiment_runs_running ON public.experiment_runs USING btree (key) WHERE (ended_at IS NULL);

CREATE INDEX fraud_warnings_of_payment ON public.fraud_warnings USING btree (payment_id);

CREATE INDEX fraud_warnings_of_ref ON public.fraud_warnings USING btree (provider_ref);

CREATE INDEX funnel_daily_by_step ON public.funnel_daily USING btree (dimension, step, day);

CREATE INDEX funnel_traits_last_on ON public.funnel_traits USING btree (last_on);

CREATE INDEX funnel_visitors_entered_at ON public.funnel_visitors USING brin (entered_at);

CREATE INDEX funnel_visitors_paid ON public.funnel_visitors USING btree (entered_at) INCLUDE (visitor_id) WHERE has_paid;

CREATE INDEX funnel_visits_day ON public.funnel_visits USING btree (day);

CREATE INDEX funnel_waiting_heard ON public.funnel_waiting USING btree (heard_at);

CREATE INDEX lead_runs_run ON public.lead_runs USING btree (key, version, confirmed_at);

CREATE INDEX leads_by_device ON public.leads USING btree (device_id);

CREATE INDEX leads_by_email ON public.leads USING btree (email_normalised);

CREATE INDEX leads_by_time ON public.leads USING btree (created_at, id);

CREATE INDEX leads_erased ON public.leads USING btree (id) WHERE (erased_at IS NOT NULL);

CREATE INDEX leads_erased_at ON public.leads USING btree (erased_at) WHERE (erased_at IS NOT NULL);

CREATE INDEX ledger_entries_by_day ON public.ledger_entries USING btree (livemode, at) INCLUDE (kind, number, cause, currency, moved_minor, payment_id);

CREATE INDEX ledger_entries_by_lead ON public.ledger_entries USING btree (lead_id, at) INCLUDE (kind, number, cause, currency, moved_minor, livemode, payment_id);

CREATE INDEX ledger_entries_by_payment ON public.ledger_entries USING btree (payment_id);

CREATE INDEX ledger_entries_changes ON public.ledger_entries USING btree (livemode, payment_id) INCLUDE (kind, moved_minor) WHERE (((kind = 'charge'::text) AND (number > 1)) OR (kind = ANY (ARRAY['refund'::text, 'refund_returned'::text, 'dispute_taken'::text, 'dispute_returned'::text])));

CREATE INDEX ledger_entries_first_charges ON public.ledger_entries USING btree (livemode, at) INCLUDE (lead_id, payment_id, currency, moved_minor) WHERE ((kind = 'charge'::text) AND (number = 1) AND (cause = 'initial'::text));

CREATE INDEX operator_acts_by_lead ON public.operator_acts USING btree (lead_id, at) WHERE (lead_id IS NOT NULL);

CREATE INDEX operator_acts_by_time ON public.operator_acts USING btree (at);

CREATE UNIQUE INDEX orders_one_open_per_lead ON public.orders USING btree (lead_id) WHERE (state = ANY (ARRAY['draft'::text, 'awaiting_payment'::text, 'requires_action'::text, 'processing'::text, 'failed'::text]));

CREATE INDEX orders_unsettled ON public.orders USING btree (created_at) WHERE (state = ANY (ARRAY['draft'::text, 'awaiting_payment'::text, 'requires_action'::text, 'processing'::text, 'failed'::text]));

CREATE INDEX outgoing_events_by_time ON public.outgoing_events USING btree (made_at DESC);

CREATE INDEX outgoing_events_settled ON public.outgoing_events USING btree (settled_at) WHERE (settled_at IS NOT NULL);

CREATE INDEX own_products_codes ON public.own_products USING btree (code, changed_at) WHERE (content IS NOT NULL);

CREATE INDEX pantry_corrections_made_at ON public.pantry_corrections USING btree (made_at);

CREATE INDEX payment_attempts_first_settled ON public.payment_attempts USING btree (settled_at) INCLUDE (state) WHERE ((attempt = 1) AND (settled_at IS NOT NULL));

CREATE UNIQUE INDEX payment_attempts_one_in_the_air ON public.payment_attempts USING btree (lead_id, order_id) WHERE (state = ANY (ARRAY['open'::text, 'waiting'::text, 'pending'::text]));

CREATE UNIQUE INDEX payment_attempts_one_success ON public.payment_attempts USING btree (lead_id, order_id) WHERE (state = 'succeeded'::text);

CREATE INDEX payments_by_time ON public.payments USING btree (at);

CREATE INDEX payments_first ON public.payments USING btree (id) INCLUDE (is_duplicate, subscription_id) WHERE (kind = 'initial'::text);

CREATE UNIQUE INDEX payments_one_a_period ON public.payments USING btree (subscription_id, period_start) WHERE ((state = 'succeeded'::text) AND (NOT is_duplicate));

CREATE UNIQUE INDEX payments_one_first ON public.payments USING btree (order_id) WHERE ((kind = 'initial'::text) AND (state = 'succeeded'::text) AND (NOT is_duplicate));

CREATE INDEX photo_answers_seen ON public.photo_answers USING btree (seen_at);

CREATE INDEX plan_undos_made ON public.plan_undos USING btree (made_at);

CREATE UNIQUE INDEX prices_one_on_offer ON public.prices USING btree (external_id) WHERE active;

CREATE INDEX rate_limits_ends ON public.rate_limits USING btree (ends_at);

CREATE INDEX findings_not_notified ON public.reconciliation_findings USING btree (found_at) WHERE (notified_at IS NULL);

CREATE UNIQUE INDEX findings_once ON public.reconciliation_findings USING btree (what, subject) WHERE (resolved_at IS NULL);

CREATE UNIQUE INDEX refunds_one_retry ON public.refunds USING btree (lead_id, retry_of);

CREATE INDEX refunds_settled ON public.refunds USING btree (settled_at) WHERE (settled_at IS NOT NULL);

CREATE INDEX refunds_to_submit ON public.refunds USING btree (try_at) WHERE (state = 'requested'::text);

CREATE INDEX sandbox_events_waiting ON public.sandbox_events USING btree (made_at) WHERE (delivered_at IS NULL);

CREATE INDEX sandbox_subscriptions_changed ON public.sandbox_subscriptions USING btree (changed_at);

CREATE INDEX sandbox_subscriptions_renewing ON public.sandbox_subscriptions USING btree (period_end) WHERE (state = ANY (ARRAY['active'::text, 'past_due'::text]));

CREATE INDEX saved_views_removed_at ON public.saved_views USING btree (removed_at);

CREATE INDEX notices_due ON public.scheduled_notices USING btree (due_at) WHERE (sent_at IS NULL);

CREATE INDEX step_views_changed_at ON ONLY public.step_views USING brin (changed_at) WITH (pages_per_range='8');

CREATE INDEX plan_changes_by_price ON public.subscription_plan_changes USING btree (price_id);

CREATE UNIQUE INDEX plan_changes_one_to_come ON public.subscription_plan_changes USING btree (subscription_id) WHERE ((undone_at IS NULL) AND (begun_at IS NULL));

CREATE INDEX price_changes_by_price ON public.subscription_price_changes USING btree (price_id);

CREATE UNIQUE INDEX price_changes_one_open ON public.subscription_price_changes USING btree (subscription_id) WHERE ((agreed_at IS NULL) AND (moot_at IS NULL));

CREATE INDEX price_changes_to_apply ON public.subscription_price_changes USING btree (applies_from) WHERE ((agreed_at IS NOT NULL) AND (applied_at IS NULL));

CREATE INDEX subscriptions_by_customer ON public.subscriptions USING btree (customer_id);

CREATE INDEX subscriptions_by_order ON public.subscriptions USING btree (order_id);

CREATE INDEX subscriptions_by_payer ON public.subscriptions USING btree (payer_hash) WHERE (payer_hash IS NOT NULL);

CREATE INDEX subscriptions_by_period_end ON public.subscriptions USING btree (period_end) WHERE (state = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text]));

CREATE UNIQUE INDEX subscriptions_one_live ON public.subscriptions USING btree (customer_id, livemode) WHERE ((state = ANY (ARRAY['trialing'::text, 'active'::text, 'past_due'::text, 'unpaid'::text])) AND (duplicate_of IS NULL));

CREATE INDEX subscriptions_with_intent ON public.subscriptions USING btree (intent_at) WHERE (intent IS NOT NULL);

CREATE INDEX tax_documents_by_order ON public.tax_documents USING btree (lead_id, order_id);

CREATE UNIQUE INDEX tax_documents_one_of_refund ON public.tax_documents USING btree (refund_id, kind);

CREATE UNIQUE INDEX tax_documents_one_receipt ON public.tax_documents USING btree (payment_id) WHERE (kind = 'receipt'::text);

CREATE INDEX visitor_leads_visitor_id ON public.visitor_leads USING btree (visitor_id);

CREATE INDEX visitors_continues ON public.visitors USING btree (continues) WHERE (continues IS NOT NULL);

CREATE INDEX visitors_first_at ON public.visitors USING btree (first_at);

CREATE INDEX webhook_events_done ON public.webhook_events USING btree (done_at) WHERE (done_at IS NOT NULL);

CREATE INDEX webhook_events_newest ON public.webhook_events USING btree (provider, received_at DESC);

CREATE INDEX webhook_events_pending ON public.webhook_events USING btree (try_at) WHERE (state = 'pending'::text);

CREATE INDEX week_emails_due ON public.week_emails USING btree (next_at, lead_id) WHERE (next_at IS NOT NULL);

CREATE INDEX weigh_in_reminders_due ON public.weigh_in_reminders USING btree (next_at) WHERE (next_at IS NOT NULL);

CREATE TRIGGER accounting_month_entries_are_kept BEFORE DELETE OR UPDATE ON public.accounting_month_entries FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER accounting_months_are_kept BEFORE DELETE OR UPDATE ON public.accounting_months FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER audit_log_is_kept BEFORE DELETE OR UPDATE ON public.audit_log FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER ledger_is_kept BEFORE DELETE OR UPDATE ON public.ledger_entries FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER operator_acts_are_kept BEFORE DELETE OR UPDATE ON public.operator_acts FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER price_changes_are_alike BEFORE INSERT ON public.price_changes FOR EACH ROW EXECUTE FUNCTION check_price_change();

CREATE TRIGGER price_changes_are_kept BEFORE DELETE OR UPDATE ON public.price_changes FOR EACH ROW EXECUTE FUNCTION refuse_price_change_edit();

CREATE TRIGGER prices_are_immutable BEFORE UPDATE ON public.prices FOR EACH ROW EXECUTE FUNCTION refuse_price_edit();

CREATE TRIGGER plan_changes_are_kept BEFORE DELETE OR UPDATE ON public.subscription_plan_changes FOR EACH ROW EXECUTE FUNCTION refuse_plan_change_edit();

CREATE TRIGGER price_notice_is_kept BEFORE DELETE OR UPDATE ON public.subscription_price_changes FOR EACH ROW EXECUTE FUNCTION refuse_price_notice_edit();

CREATE TRIGGER transitions_are_kept BEFORE DELETE OR UPDATE ON public.subscription_transitions FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();

CREATE TRIGGER transitions_are_possible BEFORE INSERT ON public.subscription_transitions FOR EACH ROW EXECUTE FUNCTION check_transition();

CREATE TRIGGER subscriptions_go_forward BEFORE UPDATE OF state ON public.subscriptions FOR EACH ROW EXECUTE FUNCTION refuse_impossible_state();

CREATE TRIGGER tax_documents_are_kept BEFORE DELETE OR UPDATE ON public.tax_documents FOR EACH ROW EXECUTE FUNCTION refuse_rewriting();
