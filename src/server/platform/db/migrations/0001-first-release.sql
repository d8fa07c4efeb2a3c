-- The schema of the first release (0.1.0). Tables stand by subject, each with its indexes and triggers behind it. A
-- table about a person leads with person_id, one of a household with household_id, and one about money or a mailbox with
-- lead_id: the ids that the rows would be sharded by. Jobs work in slices of some thousands of rows, and find each slice,
-- and the oldest row that is overdue, through an index.

-- ----------------------------------------
-- Sandbox provider
-- The built-in provider's own memory, as a real provider has one elsewhere. No money moves here.
-- ----------------------------------------

-- Subscriptions as the sandbox knows them.
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
  changed_at timestamptz not null,
  -- The plan that the sandbox charges from the next renewal on.
  next_amount_minor bigint check (next_amount_minor >= 0),
  next_days integer check (next_days > 0),
  check ((next_amount_minor is null) = (next_days is null))
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
  -- The day on which its card's owner complains at the bank; null if they never do.
  disputed_from timestamptz,
  dispute_state text check (dispute_state in ('open', 'won', 'lost')),
  disputed_at timestamptz,
  dispute_closed_at timestamptz,
  -- The sandbox's bank decides for the seller some days after an answer.
  dispute_answered_at timestamptz,
  unique (subscription_ref, number)
);

create table sandbox_refunds (
  refund_id uuid primary key,
  ref text not null unique,
  charge_ref text not null references sandbox_charges (ref),
  amount_minor bigint not null,
  currency text not null,
  at timestamptz not null
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

-- One row: the secret that events are signed with, how far its clock runs ahead, and what happens to its webhooks.
create table sandbox_settings (
  only_row boolean primary key default true check (only_row),
  signing_secret text not null,
  ahead_ms bigint not null default 0,
  webhooks text not null default 'prompt'
    check (webhooks in ('prompt', 'delayed', 'duplicated', 'reordered', 'dropped'))
);

-- The time that the app works with: with the sandbox its clock can be moved on. What operators write by hand goes by
-- it, too.
create function app_now() returns timestamptz language sql stable as $$
  select now() + coalesce((select ahead_ms from sandbox_settings), 0) * interval '1 ms'
$$;

-- ----------------------------------------
-- Catalogue
-- What is sold. A price is never edited, only succeeded: retire the old row and insert a new one with the same
-- external_id in one transaction (docs/operating.md shows the two statements). Orders keep what they were sold at.
-- ----------------------------------------

create function refuse_price_edit() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'active') is distinct from (to_jsonb(old) - 'active') then
    raise exception 'A price is never edited: set active to false and insert a new row.';
  end if;
  return new;
end
$$;

create table products (
  key text primary key,
  name text not null
);

create table prices (
  id uuid primary key,
  product_key text not null references products (key),
  -- The id that the shop asks for.
  external_id text not null check (external_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  livemode boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  first_amount_minor bigint not null check (first_amount_minor between 0 and 100000000),
  first_days integer not null check (first_days between 1 and 3660),
  renewal_amount_minor bigint not null check (renewal_amount_minor between 0 and 100000000),
  renewal_days integer not null check (renewal_days between 1 and 3660),
  active boolean not null default true,
  created_at timestamptz not null default now()
);
create unique index prices_one_on_offer on prices (external_id) where active;
create trigger prices_are_immutable before update on prices for each row execute function refuse_price_edit();

insert into products (key, name) values
  ('1-WEEK', '1-Week Trial'),
  ('1-MONTH', '4-Week Plan'),
  ('3-MONTH', '12-Week Plan');

insert into prices
  (id, product_key, external_id, livemode, currency, first_amount_minor, first_days, renewal_amount_minor, renewal_days)
values
  ('019a0000-0000-7000-8000-000000000001', '1-WEEK', 'test-1-week', false, 'USD', 999, 7, 2999, 30),
  ('019a0000-0000-7000-8000-000000000002', '1-MONTH', 'test-1-month', false, 'USD', 2999, 30, 2999, 30),
  ('019a0000-0000-7000-8000-000000000003', '3-MONTH', 'test-3-month', false, 'USD', 5999, 90, 5999, 90),
  ('019a0000-0000-7000-8000-000000000011', '1-WEEK', 'live-1-week', true, 'USD', 999, 7, 2999, 30),
  ('019a0000-0000-7000-8000-000000000012', '1-MONTH', 'live-1-month', true, 'USD', 2999, 30, 2999, 30),
  ('019a0000-0000-7000-8000-000000000013', '3-MONTH', 'live-3-month', true, 'USD', 5999, 90, 5999, 90);

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
  starts_at timestamptz not null default '2026-01-01 00:00:00+00',
  ends_at timestamptz,
  max_redemptions integer check (max_redemptions > 0),
  per_customer integer not null default 1 check (per_customer > 0),
  -- The act of an operator that added it: repeated, it finds what it did.
  act_id uuid unique,
  check (ends_at > starts_at),
  check ((kind = 'percent_off') = (percent is not null)),
  check ((kind = 'percent_off') = (amount_minor is null)),
  check ((amount_minor is null) = (currency is null))
);

insert into coupons (id, code, kind, amount_minor, currency, plan_key) values
  (1, 'WELCOME7', 'fixed_price', 700, 'USD', '1-WEEK'),
  (2, 'WELCOME20', 'fixed_price', 2000, 'USD', '1-MONTH'),
  (3, 'WELCOME30', 'fixed_price', 3000, 'USD', '3-MONTH');

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

create function refuse_price_change_edit() returns trigger language plpgsql as $$
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
$$;

-- A new renewal price for those who have subscribed already. The price itself is a row of prices, as for new buyers;
-- a row here moves the others to it, each with the notice and the consent that it takes (docs/operating.md shows
-- how).
create table price_changes (
  price_id uuid primary key references prices (id),
  -- Renewals at or after this moment are meant.
  applies_from timestamptz not null,
  announced_at timestamptz not null default app_now(),
  -- The operator changed their mind before anybody was notified.
  withdrawn_at timestamptz,
  check (applies_from >= (announced_at + interval '30 days'))
);
create trigger price_changes_are_alike before insert on price_changes
  for each row execute function check_price_change();
create trigger price_changes_are_kept before update or delete on price_changes
  for each row execute function refuse_price_change_edit();

-- ----------------------------------------
-- Operators of the console
-- ----------------------------------------

-- For tables whose rows are never edited and never deleted.
create function refuse_rewriting() returns trigger language plpgsql as $$
begin
  raise exception 'Rows of % are only ever added.', tg_table_name using errcode = 'check_violation';
end
$$;

-- People who may use the console, and how they sign in.
create table operators (
  id uuid primary key,
  login text not null unique check (login = lower(login) and length(login) between 3 and 120),
  name text not null check (length(name) between 1 and 80),
  roles text[] not null
    check (cardinality(roles) >= 1 and roles <@ array['figures', 'customers', 'prices', 'operators']),
  -- scrypt with 2^password_cost blocks.
  password_hash bytea not null,
  password_salt bytea not null,
  password_cost smallint not null,
  -- Secret of the authenticator, encrypted under a key that is not in the database.
  code_secret bytea not null,
  -- The last 30-second step whose code was used: a code opens once.
  code_step bigint not null,
  failed_tries integer not null default 0,
  try_again_at timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz,
  -- When an operator was here last. Sessions that have ended no longer say it.
  last_seen_at timestamptz
);

-- Codes that replace a lost authenticator, each once.
create table operator_recovery_codes (
  operator_id uuid not null references operators (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);

-- Every act of an operator, written before it is carried out. Never edited, never deleted.
create table operator_acts (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  at timestamptz not null,
  action text not null,
  subject text not null,
  lead_id uuid,
  detail text not null,
  -- Hash of what was asked for: the same key cannot ask for something else.
  content_hash bytea not null
);
create index operator_acts_by_time on operator_acts (at);
create index operator_acts_by_lead on operator_acts (lead_id, at) where lead_id is not null;
create trigger operator_acts_are_kept before update or delete on operator_acts
  for each row execute function refuse_rewriting();

-- ----------------------------------------
-- Leads, and what opens something
-- ----------------------------------------

-- A visitor who confirmed an email address.
create table leads (
  id uuid primary key,
  email text not null,
  -- The form in which two spellings of one address meet.
  email_normalised text not null,
  -- The answers, without the email address.
  hero jsonb not null,
  units text not null check (units in ('metric', 'imperial')),
  conditions text[] not null,
  -- With the client's idempotency key it makes the same token again for a repeated request.
  token_salt bytea not null,
  idempotency_hash bytea not null unique,
  content_hash bytea not null,
  created_at timestamptz not null,
  -- When the person had everything deleted. Such a row holds no answer any more: it keeps the address for the email
  -- that confirms the deletion and, where there are orders, for the invoices that the law wants kept.
  erased_at timestamptz,
  -- Leads that one device confirmed one after another, under one address, have this in common.
  device_id uuid not null,
  -- The language of a lead, for emails and what their plan says; null if it was not named, and then their units
  -- decide.
  locale text check (locale ~ '^[a-z]{2,3}(-[A-Z]{2})?$')
);
create index leads_by_email on leads (email_normalised);
create index leads_by_device on leads (device_id);
create index leads_erased on leads (id) where erased_at is not null;
create index leads_by_time on leads (created_at, id);
create index leads_erased_at on leads (erased_at) where erased_at is not null;

-- One table of everything that opens something. Whose it is stands in one of the columns named for the owner;
-- nobody's is an invitation for somebody who is not there yet. Secrets are kept as sha256 only.
create table access_keys (
  id uuid primary key,
  kind text not null,
  lead_id uuid references leads (id) on delete cascade,
  operator_id uuid references operators (id) on delete cascade,
  -- The operator who made it; null if its owner did, or the app for its owner.
  made_by uuid references operators (id),
  secret_hash bytea not null unique,
  -- With the server's key the secret can be made again from it.
  salt bytea,
  -- What its owner knows it by: a device, the email that brought it.
  label text not null default '' check (length(label) <= 80),
  -- How far it reaches, where a kind alone does not say it: the roles of an invitation, what a link was asked for.
  scope text[] not null default '{}',
  -- When the emailed link that proved the mailbox was made; null if nothing did.
  proven_at timestamptz,
  -- Hash of the attempt of the browser that used a link.
  attempt_hash bytea,
  -- The sealed secret of the authenticator that an invitation sets up.
  code_secret bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  ended_because text,
  check (num_nonnulls(lead_id, operator_id) <= 1),
  check ((ended_at is null) = (ended_because is null))
);
create index access_keys_of_lead on access_keys (lead_id) where lead_id is not null;
create index access_keys_of_operator on access_keys (operator_id) where operator_id is not null;
create index access_keys_by_maker on access_keys (made_by) where made_by is not null;
create index access_keys_by_end on access_keys (ended_at) where ended_at is not null;
create index access_keys_by_expiry on access_keys (expires_at);

-- The public half of an operator's passkey. Whose it is, its name, its last use and its end are in access_keys, where
-- the hash of the credential's id is the hash of its secret.
create table operator_passkeys (
  key_id uuid primary key references access_keys (id) on delete cascade,
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- The authenticator's own count of its uses; 0 for good if it has none.
  uses bigint not null check (uses >= 0)
);

-- Who pays for a household.
create table accounts (
  id uuid primary key,
  -- Whom orders, subscriptions and documents name as the customer.
  lead_id uuid not null unique references leads (id) on delete cascade,
  -- The household whose plan is paid for.
  household_id uuid not null,
  opened_at timestamptz not null
);
create index accounts_of_household on accounts (household_id);

-- The email that reminds a member to weigh in, once a week on a day of their choice. Goes with the lead's row.
create table weigh_in_reminders (
  lead_id uuid primary key references leads (id) on delete cascade,
  -- 0 is Monday; null where none is wanted any more.
  weekday smallint check (weekday between 0 and 6),
  -- As the device named it (IANA); null where it named none, and UTC counts.
  time_zone text,
  next_at timestamptz,
  last_sent_at timestamptz,
  -- The secret of the link that ends the reminder is made from this and is of no other use.
  stop_salt bytea not null,
  stop_hash bytea not null unique,
  changed_at timestamptz not null,
  check ((weekday is null) = (next_at is null))
);
create index weigh_in_reminders_due on weigh_in_reminders (next_at) where next_at is not null;

-- ----------------------------------------
-- Persons
-- A person is a proven address and a body; a household owns the weeks and the list; an account pays
-- (docs/decisions/0088-person-household-account.md). What is here is health data, and goes with the row of its
-- person.
-- ----------------------------------------

-- Whether somebody wants an email on the day before each of their weeks; no row until they have answered. Goes with the lead's row.
create table week_emails (
  lead_id uuid primary key references leads (id) on delete cascade,
  is_wanted boolean not null,
  -- As the device named it (IANA); null where it named none, and UTC counts.
  time_zone text,
  next_at timestamptz,
  -- The secret of the link that ends the emails is made from this and is of no other use.
  stop_salt bytea not null,
  stop_hash bytea not null unique,
  changed_at timestamptz not null,
  check (is_wanted = (next_at is not null))
);
create index week_emails_due on week_emails (next_at, lead_id) where next_at is not null;

-- A person has the id of the lead whose answers they gave, and founds a household under that id.
create table persons (
  -- The id of their lead. No foreign key: leads are not kept where persons are.
  id uuid primary key,
  household_id uuid not null,
  -- Settings: null is as answered in the questionnaire.
  units text check (units in ('metric', 'imperial')),
  meals_a_day integer check (meals_a_day between 2 and 5),
  diets text[],
  restrictions text[],
  kept_for_good boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Whether those who eat in the same household may see the weight log.
  shows_weight boolean not null default false,
  -- What a member chose on the weight page (docs/decisions/0110-goals-are-the-members.md); null as long as the
  -- answers decide.
  aim text check (aim in ('LOSE', 'KEEP')),
  pace text check (pace in ('USUAL', 'SLOW')),
  -- Reviews made since then know the choice.
  aim_chosen_at timestamptz,
  -- The weight to reach, if it is not that of the answers, and the one to keep, if it is not the goal.
  goal_grams integer check (goal_grams between 30000 and 300000),
  kept_grams integer check (kept_grams between 30000 and 350000),
  -- Whether the classes of the body mass index are named when a weight enters another one.
  names_classes boolean not null default false,
  -- What a weight has reached on the way to its goal, by kind: on which day, and whether the member has closed it.
  milestones jsonb not null default '{}',
  -- How somebody writes what regions write differently; null if it follows the language.
  clock text check (clock in ('H12', 'H24')),
  first_weekday text check (first_weekday in ('MONDAY', 'SATURDAY', 'SUNDAY')),
  paper text check (paper in ('A4', 'LETTER')),
  constraint persons_choice_check check ((aim is null) = (pace is null) and (aim is null) = (aim_chosen_at is null))
);

-- The weights of a day: the one that counts, and those beside it.
create table weight_entries (
  person_id uuid not null references persons (id) on delete cascade,
  day date not null,
  grams integer not null check (grams between 30000 and 350000),
  changed_at timestamptz not null,
  -- What a member said of a reading that was doubted: that it was them, in the unit shown, without shoes.
  confirmed boolean not null default false,
  -- Local time at which it was read, in minutes since midnight; null if only the day is known.
  minute_of_day smallint check (minute_of_day between 0 and 1439),
  note text check (length(note) between 1 and 200),
  -- Null if the member typed it.
  source text check (source in ('file', 'address')),
  -- The member chose which weight counts.
  picked boolean not null default false,
  -- The other weights of the day, each with its kilograms, time, note and source; at most nine.
  others jsonb not null default '[]' check (jsonb_array_length(others) <= 9),
  primary key (person_id, day)
);

-- What a member reports that scales cannot know: travel, a pause, an illness, other scales.
create table life_events (
  person_id uuid not null references persons (id) on delete cascade,
  -- Made by the device: what is sent twice is stored once.
  id uuid not null,
  -- One of the kinds in src/domain/weight-filter/life-events.ts.
  kind text not null,
  -- The member's own days, both included; null where it still lasts.
  starts_on date not null,
  ends_on date,
  changed_at timestamptz not null,
  primary key (person_id, id),
  check (ends_on >= starts_on)
);

-- The weekly review of a plan: what was decided for the next week that was not planned, why, on which readings, and
-- what the member said.
create table plan_reviews (
  person_id uuid not null references persons (id) on delete cascade,
  -- The week of the plan in which it was made; one a week.
  week integer not null check (week between -520 and 1040),
  -- The week that is decided: the first that was not planned then, or for safety the week itself.
  for_week integer not null,
  -- The member's own day.
  reviewed_on date not null,
  reviewed_at timestamptz not null,
  -- kcal a day that would have gone on.
  energy_before integer not null,
  decision jsonb not null,
  is_steered boolean not null,
  evidence jsonb not null,
  -- The readings of the four weeks before, each with its doubt.
  readings jsonb not null,
  answer text check (answer in ('YES', 'KEEP')),
  plateau_answer text,
  -- The first week that an answer changes: none that was planned before it.
  answer_from_week integer,
  answered_at timestamptz,
  -- The rows that a review for safety wrote, as they were before and after, so that it can be withdrawn if it rested
  -- on a wrong reading.
  written jsonb,
  primary key (person_id, week),
  constraint plan_reviews_check1 check (answer_from_week >= for_week),
  constraint plan_reviews_check2 check ((answer is null) = (answer_from_week is null)),
  constraint plan_reviews_for_week_check check (for_week >= week)
);

-- What a member's plan was before and after their last changes, so that each can be undone. Of the changes that were
-- made in the present week of the plan only; the newest is undone first.
create table plan_undos (
  person_id uuid not null references persons (id) on delete cascade,
  id uuid not null,
  -- The revision of the plan that the change made: the order of the changes.
  revision integer not null,
  -- The week that the member was in: once the next has begun, nothing of it is undone.
  week integer not null check (week between 1 and 520),
  -- What was asked for: the same request again is answered as it was.
  request text not null,
  -- What was done, and what the change was answered with: codes and values, said in the language of whoever reads them
  -- (src/server/members/plan/sayings.ts).
  done jsonb not null,
  answer jsonb not null,
  -- The rows that it wrote, as they were before and as it left them, and which weeks and reviews there were then.
  written jsonb not null,
  made_at timestamptz not null,
  -- What its undoing was answered with; null as long as it is not undone.
  undone jsonb,
  primary key (person_id, id)
);
create index plan_undos_made on plan_undos (made_at);

-- What a member ate and drank, skipped, or keeps as a favourite.
create table diary_records (
  person_id uuid not null references persons (id) on delete cascade,
  -- Made by the device, so that what is sent twice is stored once; of a planned meal it names the place.
  id text not null,
  -- The member's own day; null for a favourite, and for what was deleted before it was known.
  day date,
  -- What the device said (DiaryRecord in src/domain/api/member/diary.ts). Null where it was deleted: the row stays,
  -- so that an older change which arrives later does not bring it back.
  content jsonb,
  -- Its name and what it holds, computed from our own tables when it was stored.
  title text not null,
  figures jsonb not null,
  -- When the member said so, by the device's clock, never later than ours.
  changed_at timestamptz not null,
  primary key (person_id, id)
);
create index diary_records_days on diary_records (person_id, day);

-- What a member read from a pack: the product's name and figures.
create table own_products (
  person_id uuid not null references persons (id) on delete cascade,
  -- The trade item number in 14 digits; an id of the device where the pack has none.
  code text not null,
  -- Product in src/domain/product/product.ts. Null where it was deleted: the row stays, so that an older change which
  -- arrives later does not bring it back.
  content jsonb,
  -- When the member said so, by the device's clock, never later than ours.
  changed_at timestamptz not null,
  primary key (person_id, code)
);
create index own_products_codes on own_products (code, changed_at) where content is not null;

-- What somebody notes on a dish for themselves.
create table recipe_notes (
  person_id uuid not null references persons on delete cascade,
  recipe text not null check (length(recipe) <= 80),
  text text not null check (length(text) between 1 and 500),
  changed_at timestamp with time zone not null,
  primary key (person_id, recipe)
);

-- Ingredients that a person never wants to eat.
create table banned_ingredients (
  person_id uuid not null references persons (id) on delete cascade,
  ingredient text not null,
  banned_at timestamptz not null,
  primary key (person_id, ingredient)
);

-- Weeks that a person ate in a household which they left for one with another calendar.
create table kept_weeks (
  person_id uuid not null references persons (id) on delete cascade,
  -- The first day of the week.
  starts_on date not null,
  request jsonb not null,
  plan jsonb not null,
  kept_at timestamptz not null,
  primary key (person_id, starts_on)
);

-- ----------------------------------------
-- Households
-- ----------------------------------------

-- Who cooks together: one week, one list, one kitchen.
create table households (
  id uuid primary key,
  -- The first day of week 1; null until the plan is opened for the first time.
  starts_on date,
  cooking_skill text,
  time_cooking text,
  -- For how many people the shopping list is computed.
  eaters integer not null default 1 check (eaters between 1 and 6),
  -- Counts the changes of the plan.
  plan_revision integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null,
  -- Whose skill, time, meals and tastes the week is planned by.
  cook_id uuid,
  -- How much a household's week may repeat: something new at each meal, balanced, or as simple as possible.
  variety text not null default 'BALANCED' check (variety in ('NEW', 'BALANCED', 'SIMPLE')),
  -- The weekdays on which a household shops, 1 is Monday; none if it shops on the first day of its weeks.
  shopping_days smallint[] not null default '{}'
    check (cardinality(shopping_days) <= 2 and shopping_days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[])
);

-- Who eats in a household (docs/decisions/0089-joining-and-leaving.md).
create table household_eaters (
  household_id uuid not null references households (id) on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('adult', 'child', 'guest')),
  -- Who signs in as this eater; null for one who does not.
  person_id uuid,
  joined_at timestamptz not null,
  -- What the others call them.
  name text not null default '' check (length(name) <= 40),
  -- Of a child or a guest nothing is known but these; an adult who signs in has a person's row instead.
  age smallint check (age between 2 and 110),
  appetite text check (appetite in ('SMALL', 'USUAL', 'LARGE')),
  diets text[] not null default '{}',
  restrictions text[] not null default '{}',
  banned text[] not null default '{}',
  primary key (household_id, id),
  unique (household_id, person_id),
  check (person_id is null or kind = 'adult'),
  check ((person_id is null) = (age is not null)),
  check ((age is null) = (appetite is null)),
  check (kind <> 'child' or age < 18)
);

-- Weeks as they were planned, with a plate for everybody at the table. They stay when somebody joins or leaves it
-- (docs/decisions/0116-the-week-stays.md).
create table plan_weeks (
  household_id uuid not null references households (id) on delete cascade,
  week integer not null check (week between 1 and 520),
  -- All that the plan depends on, so that it can be understood, changed and judged later.
  request jsonb not null,
  plan jsonb not null,
  planned_at timestamptz not null,
  changed_at timestamptz not null,
  -- When somebody joined or left the table that the week is planned for, or eats by other rules; null if it is
  -- planned for those who sit there now.
  table_changed_at timestamptz,
  primary key (household_id, week)
);

-- What a household wants at a meal of a weekday of every week: a dish, or one of a kind. 1 is Monday.
create table meal_anchors (
  household_id uuid not null references households (id) on delete cascade,
  weekday smallint not null check (weekday between 1 and 7),
  slot text not null,
  recipe text check (length(recipe) <= 80),
  kind text,
  changed_at timestamptz not null,
  primary key (household_id, weekday, slot),
  check (num_nonnulls(recipe, kind) = 1)
);

-- Recipes that a household likes or does not.
create table recipe_opinions (
  household_id uuid not null references households (id) on delete cascade,
  recipe text not null,
  opinion text not null check (opinion in ('favourite', 'dislike')),
  changed_at timestamptz not null,
  primary key (household_id, recipe)
);

-- Lines of the shopping list that are ticked off.
create table shopping_ticks (
  household_id uuid not null references households (id) on delete cascade,
  week integer not null check (week between 1 and 520),
  ingredient text not null,
  ticked boolean not null,
  -- By the clock of the device on which it was changed, never ahead of ours: of two changes the later one stays.
  changed_at timestamptz not null,
  -- For how many the list was when its line was ticked; null if that is not known.
  eaters smallint check (eaters >= 1),
  primary key (household_id, week, ingredient)
);

-- What a household writes on a shopping list itself, beside what its week needs.
create table own_lines (
  household_id uuid not null references households (id) on delete cascade,
  week integer not null check (week between 1 and 520),
  -- Made by the device.
  id uuid not null,
  text text not null,
  ticked boolean not null,
  added_at timestamptz not null,
  primary key (household_id, week, id)
);

-- What members say about what is at home, one row for each time; what is left is computed from these and from lists
-- (docs/decisions/0166-the-pantry-is-computed.md). Taking one back deletes its row.
create table pantry_corrections (
  household_id uuid not null references households (id) on delete cascade,
  -- Made by the device.
  id uuid not null,
  content jsonb not null,
  -- The member's day.
  made_on date not null,
  made_at timestamptz not null,
  primary key (household_id, id)
);
create index pantry_corrections_made_at on pantry_corrections (made_at);

-- ----------------------------------------
-- Products of all
-- ----------------------------------------

-- What the packs of several members agree on. It names nobody, and stays when one of them leaves.
create table shared_products (
  gtin text primary key,
  -- Null where they call it differently.
  name text,
  basis jsonb not null,
  figures jsonb not null,
  changed_at timestamptz not null,
  -- An operator can take back what members agreed on about a product. It stays away, whoever agrees on it again.
  removed_at timestamptz
);

-- What Open Food Facts said of a number: a copy under its own licence (ODbL), in a table of its own and never merged
-- into ours. It holds nothing of a member.
create table foreign_products (
  gtin text primary key,
  -- Product in src/domain/product/product.ts; null where it knows no such product.
  content jsonb,
  fetched_at timestamptz not null
);

-- ----------------------------------------
-- Sales
-- What was agreed is an order; each of our calls to a provider is an attempt; what a provider reports of it is a
-- subscription with its charges, refunds and disputes; what a charge gives is an entitlement, and access is decided
-- by those alone.
-- ----------------------------------------

-- An order is one purchase of one price; each attempt to pay it has a number.
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
  state text not null check (state in ('draft', 'awaiting_payment', 'requires_action', 'processing', 'paid',
    'failed', 'expired', 'partially_refunded', 'refunded', 'disputed')),
  created_at timestamptz not null,
  paid_at timestamptz,
  provider text not null,
  provider_ref text,
  list_amount_minor bigint not null,
  coupon_id integer references coupons (id),
  expires_at timestamptz not null,
  -- When the provider was last asked because somebody was looking.
  asked_at timestamptz,
  -- The customer that a provider keeps for an order. It is stored before anything may be paid under it, so that an
  -- order whose reply was lost is found again, and it is erased at the provider with the person.
  provider_customer text,
  customer_erased_at timestamptz,
  primary key (lead_id, id),
  unique (id, livemode),
  unique (provider, provider_ref),
  check ((state in ('paid', 'partially_refunded', 'refunded', 'disputed')) = (paid_at is not null)),
  check (first_amount_minor between 0 and list_amount_minor)
);
-- One purchase under way for each person: another plan is begun when this one can no longer be paid.
create unique index orders_one_open_per_lead on orders (lead_id)
  where state in ('draft', 'awaiting_payment', 'requires_action', 'processing', 'failed');
create index orders_unsettled on orders (created_at)
  where state in ('draft', 'awaiting_payment', 'requires_action', 'processing', 'failed');

-- Our own calls to a provider, which may end without an answer.
create table payment_attempts (
  lead_id uuid not null,
  order_id uuid not null,
  attempt integer not null check (attempt >= 1),
  provider text not null,
  method text not null check (method in ('CREDIT_CARD', 'FAST_PAYMENTS')),
  wallet text check (wallet in ('Apple Pay', 'Google Pay')),
  amount_minor bigint not null,
  currency text not null,
  -- open: no answer yet. waiting: the buyer has to do something. pending: the provider does not know yet. void: never
  -- taken, and it never will be.
  state text not null check (state in ('open', 'waiting', 'pending', 'succeeded', 'declined', 'void')),
  reason text check (reason in ('PAYMENT_DECLINED', 'PAYMENT_INSUFFICIENT_FUNDS', 'PAYMENT_CARD_EXPIRED',
    'PAYMENT_WRONG_CVC', 'PAYMENT_NOT_APPROVED')),
  created_at timestamptz not null,
  settled_at timestamptz,
  -- What the sandbox's test card does.
  scenario text,
  primary key (lead_id, order_id, attempt),
  constraint payment_attempts_order_fkey foreign key (lead_id, order_id) references orders (lead_id, id),
  check ((state = 'declined') = (reason is not null)),
  check ((state in ('succeeded', 'declined', 'void')) = (settled_at is not null))
);
create unique index payment_attempts_one_success on payment_attempts (lead_id, order_id) where state = 'succeeded';
create unique index payment_attempts_one_in_the_air on payment_attempts (lead_id, order_id)
  where state in ('open', 'waiting', 'pending');
-- Declined first attempts of the last days are looked for every five minutes.
create index payment_attempts_first_settled on payment_attempts (settled_at) include (state)
  where attempt = 1 and settled_at is not null;

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
  foreign key (lead_id, order_id, attempt) references payment_attempts (lead_id, order_id, attempt)
);

-- What a customer agreed to, word for word.
create table consents (
  lead_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  disclosure_version text not null,
  -- Word for word what stood beside the pay button and the box.
  text text not null,
  user_agent text not null check (length(user_agent) <= 500),
  accepted_at timestamptz not null,
  kind text not null default 'purchase' check (kind in ('purchase', 'resume', 'price_change', 'plan_change')),
  -- SHA-256 of the words, every run of spaces as one, as it came with the consent.
  text_hash bytea not null,
  -- Language that the browser asked for.
  locale text check (length(locale) <= 35),
  -- The internet address without its end: 24 bits of IPv4, 48 of IPv6.
  network text check (length(network) <= 45),
  primary key (lead_id, order_id, id),
  unique (lead_id, id),
  foreign key (lead_id, order_id) references orders (lead_id, id)
);

-- Where an order was made from, according to each source: two that agree prove it.
create table order_places (
  lead_id uuid not null,
  order_id uuid not null,
  -- network: the country of the internet address. declared: what the buyer said. billing: of the billing address.
  -- card: where the card was issued.
  source text not null check (source in ('network', 'declared', 'billing', 'card')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  seen_at timestamptz not null,
  primary key (lead_id, order_id, source),
  foreign key (lead_id, order_id) references orders (lead_id, id)
);

-- An address under which subscriptions were bought. What the subscriptions of one address share is a random id: they
-- carry no hash of the address, against which addresses could be tried.
create table customers (
  id uuid primary key,
  email_normalised text not null unique
);

-- What operators write about a customer. It is deleted with everything else about the person, so it is not in the log of acts.
create table customer_notes (
  lead_id uuid not null references leads (id) on delete cascade,
  id uuid not null,
  operator_id uuid not null references operators (id),
  written_at timestamptz not null,
  text text not null check (length(text) between 3 and 1000),
  primary key (lead_id, id)
);

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

create function refuse_impossible_state() returns trigger language plpgsql as $$
begin
  if new.state <> old.state and not subscription_may_go(old.state, new.state) then
    raise exception 'A subscription never goes from % to %.', old.state, new.state using errcode = 'check_violation';
  end if;
  return new;
end
$$;

-- A subscription as its provider reported it last.
create table subscriptions (
  lead_id uuid not null references leads (id),
  id uuid not null unique,
  order_id uuid not null,
  provider text not null,
  provider_ref text not null,
  livemode boolean not null,
  state text not null
    check (state in ('incomplete', 'incomplete_expired', 'trialing', 'active', 'past_due', 'unpaid', 'canceled')),
  phase text not null check (phase in ('intro', 'regular')),
  period_start timestamptz,
  period_end timestamptz,
  cancel_at_period_end boolean not null,
  ended_at timestamptz,
  end_reason text,
  past_due_since timestamptz,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{0,4}$'),
  action_url text,
  as_of timestamptz not null,
  -- What we are about to ask the provider for, written down before it is asked.
  intent text check (intent in ('cancel_at_period_end', 'cancel_now', 'resume', 'change_price', 'change_plan',
    'keep_plan', 'collect')),
  intent_at timestamptz,
  ending_because text,
  -- How often something was asked for; part of the keys under which it is asked.
  changes integer not null default 0,
  -- A second one of the same person, which is ended and refunded.
  duplicate_of uuid,
  created_at timestamptz not null,
  -- What its provider will charge at the next renewal, if it says.
  next_amount_minor bigint check (next_amount_minor >= 0),
  next_currency text,
  -- When its provider tries again to collect a renewal that is owed, if it says.
  next_try_at timestamptz,
  -- SHA-256 of what a provider knows a payer by, such as its fingerprint of a card: one first price a person,
  -- whatever address is typed (docs/decisions/0016-what-an-address-tells.md).
  payer_hash bytea,
  -- Days of the next period, if its provider says.
  next_days integer check (next_days > 0),
  customer_id uuid not null references customers (id),
  -- A failed renewal that a provider leaves to us to collect: how much we may take, and when it was last tried.
  collectable_minor bigint check (collectable_minor > 0),
  collectable_currency char(3),
  collect_tried_at timestamptz,
  primary key (lead_id, id),
  unique (id, livemode),
  unique (provider, provider_ref),
  foreign key (lead_id, order_id) references orders (lead_id, id),
  foreign key (order_id, livemode) references orders (id, livemode),
  check (period_end > period_start),
  check ((period_start is null) = (period_end is null)),
  check ((card_brand is null) = (card_last4 is null)),
  check ((intent is null) = (intent_at is null)),
  check ((next_amount_minor is null) = (next_currency is null)),
  constraint subscriptions_collectable_check check ((collectable_minor is null) = (collectable_currency is null))
);
create index subscriptions_by_order on subscriptions (order_id);
create index subscriptions_by_period_end on subscriptions (period_end)
  where state in ('trialing', 'active', 'past_due', 'unpaid');
create index subscriptions_with_intent on subscriptions (intent_at) where intent is not null;
create index subscriptions_by_payer on subscriptions (payer_hash) where payer_hash is not null;
create unique index subscriptions_one_live on subscriptions (customer_id, livemode)
  where state in ('trialing', 'active', 'past_due', 'unpaid') and duplicate_of is null;
create index subscriptions_by_customer on subscriptions (customer_id);
create trigger subscriptions_go_forward before update of state on subscriptions
  for each row execute function refuse_impossible_state();

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

-- Every change of the state of a subscription.
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
create trigger transitions_are_possible before insert on subscription_transitions
  for each row execute function check_transition();
create trigger transitions_are_kept before update or delete on subscription_transitions
  for each row execute function refuse_rewriting();

-- What a person was notified of, or agreed to, stays as it was. A consent that came late moves the first charge to a
-- later renewal.
create function refuse_price_notice_edit() returns trigger language plpgsql as $$
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
$$;

-- What an announced price came to for one subscription.
create table subscription_price_changes (
  lead_id uuid not null,
  subscription_id uuid not null,
  price_id uuid not null references price_changes (price_id),
  before_minor bigint not null check (before_minor >= 0),
  after_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- The first renewal at the new price.
  applies_from timestamptz not null,
  notified_at timestamptz,
  -- The owner's consent, with the words that were agreed to; a lower price needs none and counts as agreed once it is
  -- announced.
  agreed_at timestamptz,
  consent_id uuid,
  -- Where the provider wants a consent of its own.
  approve_url text,
  -- When the provider was seen to know the new price.
  applied_at timestamptz,
  -- A new price that was announced for a plan which its customer then left: nothing follows from it any more.
  moot_at timestamptz,
  primary key (lead_id, subscription_id, price_id),
  foreign key (lead_id, consent_id) references consents (lead_id, id),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id),
  check (after_minor >= 0 and after_minor <> before_minor),
  -- Never notified with fewer days to go than the law asks for.
  check (notified_at <= (applies_from - interval '7 days')),
  check (agreed_at is null or notified_at is not null),
  check (agreed_at is null or after_minor < before_minor or consent_id is not null),
  check (agreed_at is not null or consent_id is null),
  check (agreed_at is not null or approve_url is null),
  check (agreed_at is not null or applied_at is null)
);
create index price_changes_by_price on subscription_price_changes (price_id);
create index price_changes_to_apply on subscription_price_changes (applies_from)
  where agreed_at is not null and applied_at is null;
-- One question at a time.
create unique index price_changes_one_open on subscription_price_changes (subscription_id)
  where agreed_at is null and moot_at is null;
create trigger price_notice_is_kept before update or delete on subscription_price_changes
  for each row execute function refuse_price_notice_edit();

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

-- Another plan for the periods after the one that is paid for. A row is what a customer agreed to; whether the
-- provider knows of it, whether it has begun and whether it was taken back is added to the row.
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
  foreign key (lead_id, consent_id) references consents (lead_id, id),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id),
  check ((undone_at is null) = (undone_because is null)),
  check (begun_at is null or applied_at is not null),
  check (begun_at is null or undone_at is null)
);
create unique index plan_changes_one_to_come on subscription_plan_changes (subscription_id)
  where undone_at is null and begun_at is null;
create index plan_changes_by_price on subscription_plan_changes (price_id);
create trigger plan_changes_are_kept before update or delete on subscription_plan_changes
  for each row execute function refuse_plan_change_edit();

-- Next charges that were moved to another day: by free days, by a pause, in which nothing is open, or by the end of a pause that
-- somebody moved again, to either side. Until its provider charges on the new day (applied_at) nothing counts; a provider that
-- refuses leaves everything as it was.
create table charge_moves (
  lead_id uuid not null,
  -- The act of the operator.
  id uuid not null,
  subscription_id uuid not null,
  kind text not null check (kind in ('free_days', 'pause', 'pause_end')),
  days integer not null,
  moved_from timestamptz not null,
  moved_to timestamptz not null,
  asked_at timestamptz not null,
  applied_at timestamptz,
  refused_at timestamptz,
  primary key (lead_id, id),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id),
  check (applied_at is null or refused_at is null),
  constraint charge_moves_days_check check (kind <> 'free_days' or days between 1 and 31),
  constraint charge_moves_order_check check (kind = 'pause_end' or moved_to >= moved_from)
);
create index charge_moves_of_subscription on charge_moves (lead_id, subscription_id);
create index charge_moves_waiting on charge_moves (asked_at) where applied_at is null and refused_at is null;

-- What was charged, as the provider reports it.
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
  period_end timestamptz not null,
  state text not null check (state in ('pending', 'requires_action', 'succeeded', 'declined', 'void')),
  reason text,
  card_brand text,
  card_last4 text check (card_last4 ~ '^[0-9]{0,4}$'),
  wallet text check (wallet in ('Apple Pay', 'Google Pay')),
  at timestamptz not null,
  -- A second charge for days that were paid already is kept as what it is, and refunded. What pays for a period is
  -- still one charge.
  is_duplicate boolean not null,
  -- What the provider keeps of a charge, in the currency it settles in; null until it says.
  fee_minor bigint,
  fee_currency text check (fee_currency ~ '^[A-Z]{3}$'),
  primary key (lead_id, id),
  unique (id, livemode),
  unique (provider, provider_ref),
  foreign key (lead_id, order_id) references orders (lead_id, id),
  foreign key (lead_id, subscription_id) references subscriptions (lead_id, id),
  foreign key (subscription_id, livemode) references subscriptions (id, livemode),
  check (period_end > period_start),
  check ((card_brand is null) = (card_last4 is null)),
  constraint payments_fee_check check ((fee_minor is null) = (fee_currency is null))
);
create unique index payments_one_first on payments (order_id)
  where kind = 'initial' and state = 'succeeded' and not is_duplicate;
create unique index payments_one_a_period on payments (subscription_id, period_start)
  where state = 'succeeded' and not is_duplicate;
create index payments_by_time on payments (at);
create index payments_first on payments (id) include (is_duplicate, subscription_id) where kind = 'initial';

-- Refunds requested, sent and confirmed.
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
  unique (payment_id, provider_ref),
  foreign key (lead_id, payment_id) references payments (lead_id, id),
  check ((state in ('succeeded', 'failed')) = (settled_at is not null))
);
create unique index refunds_one_retry on refunds (lead_id, retry_of);
create index refunds_to_submit on refunds (try_at) where state = 'requested';
create index refunds_settled on refunds (settled_at) where settled_at is not null;

-- A payment may be disputed more than once, and a dispute takes money of its own on its own days.
create table disputes (
  lead_id uuid not null,
  payment_id uuid not null,
  provider_ref text not null,
  state text not null check (state in ('open', 'won', 'lost')),
  opened_at timestamptz not null,
  closed_at timestamptz,
  -- The day until which the provider takes evidence, if it says.
  evidence_due_at timestamptz,
  amount_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  reason text,
  -- When the provider took the amount from us, and when it gave it back.
  taken_at timestamptz,
  returned_at timestamptz,
  -- What the provider keeps for the dispute, in the currency it settles in; null until it says.
  fee_minor bigint,
  fee_currency text check (fee_currency ~ '^[A-Z]{3}$'),
  -- When the evidence was sent to the provider.
  answered_at timestamptz,
  primary key (lead_id, payment_id, provider_ref),
  foreign key (lead_id, payment_id) references payments (lead_id, id),
  check ((state = 'open') = (closed_at is null)),
  constraint disputes_fee_check check ((fee_minor is null) = (fee_currency is null))
);

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

-- Emails that are due at a moment; each at most once a period.
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

-- ----------------------------------------
-- Accounting
-- ----------------------------------------

-- Every movement of money, written in the transaction of the change that it records. Figures about money are computed
-- from this table alone.
create table ledger_entries (
  provider text not null,
  livemode boolean not null,
  kind text not null
    check (kind in ('charge', 'refund', 'refund_returned', 'dispute_taken', 'dispute_returned', 'fee', 'payout')),
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
-- What the reports read of the ledger, so that they need not read all of it: the first charge of each purchase, and
-- what changed afterwards about what a payment brought.
create index ledger_entries_first_charges on ledger_entries (livemode, at)
  include (lead_id, payment_id, currency, moved_minor) where kind = 'charge' and number = 1 and cause = 'initial';
create index ledger_entries_changes on ledger_entries (livemode, payment_id) include (kind, moved_minor)
  where (kind = 'charge' and number > 1) or kind in ('refund', 'refund_returned', 'dispute_taken', 'dispute_returned');
create trigger ledger_is_kept before update or delete on ledger_entries
  for each row execute function refuse_rewriting();

-- A month of the accounts that was taken by the accountant. What it contains is fixed from then on: an entry of the
-- ledger that becomes known later belongs to the first month that was not taken yet.
create table accounting_months (
  livemode boolean not null,
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  taken_at timestamptz not null,
  taken_by text not null,
  primary key (livemode, month)
);
create trigger accounting_months_are_kept before update or delete on accounting_months
  for each row execute function refuse_rewriting();

create table accounting_month_entries (
  livemode boolean not null,
  month date not null,
  provider text not null,
  kind text not null,
  source text not null,
  number integer not null,
  primary key (provider, livemode, kind, source, number),
  foreign key (livemode, month) references accounting_months (livemode, month),
  foreign key (provider, livemode, kind, source, number)
    references ledger_entries (provider, livemode, kind, source, number)
);
create index accounting_month_entries_by_month on accounting_month_entries (livemode, month);
create trigger accounting_month_entries_are_kept before update or delete on accounting_month_entries
  for each row execute function refuse_rewriting();

-- The next number of each series. Its row is locked while a document is written, so that no number is left out.
create table document_series (
  series text primary key check (series ~ '^[A-Z]{1,4}-[0-9]{4}$'),
  next_number integer not null check (next_number > 0)
);

-- Receipts, credit notes and their reversals, each with a number of its own. A refund that had succeeded may be
-- returned by a bank days later: its credit note stays, and a document of its own takes it back.
create table tax_documents (
  lead_id uuid not null,
  id uuid not null unique,
  number text not null unique check (number ~ '^[A-Z]{1,4}-[0-9]{4}-[0-9]{6,}$'),
  kind text not null,
  order_id uuid not null,
  payment_id uuid not null,
  -- The refund of a credit note or its reversal. One that was made in a dashboard has an id of the provider, which is
  -- no UUID.
  refund_id text,
  livemode boolean not null,
  -- All that was paid; of a credit note what was refunded, as a negative amount.
  gross_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Of the buyer, as far as it is known.
  country text check (country ~ '^[A-Z]{2}$'),
  -- Two sources agreed on it.
  is_proven boolean not null,
  -- The rate in hundredths of a percent; null where none applied or none is configured.
  rate_hundredths integer check (rate_hundredths between 0 and 10000),
  net_minor bigint,
  tax_minor bigint,
  issued_at timestamptz not null,
  primary key (lead_id, id),
  foreign key (lead_id, order_id) references orders (lead_id, id),
  foreign key (lead_id, payment_id) references payments (lead_id, id),
  constraint tax_documents_check2
    check (((rate_hundredths is null) = (net_minor is null)) and ((net_minor is null) = (tax_minor is null))),
  constraint tax_documents_check3 check ((net_minor + tax_minor) = gross_minor),
  constraint tax_documents_check4 check (rate_hundredths is null or country is not null),
  constraint tax_documents_kind_known check (kind in ('receipt', 'credit_note', 'credit_note_reversal')),
  constraint tax_documents_of_refund check ((kind = 'receipt') = (refund_id is null)),
  -- What was refunded is negative; the reversal of it positive again.
  constraint tax_documents_sign check (case kind when 'credit_note' then gross_minor <= 0 else gross_minor >= 0 end)
);
create unique index tax_documents_one_receipt on tax_documents (payment_id) where kind = 'receipt';
create index tax_documents_by_order on tax_documents (lead_id, order_id);
create unique index tax_documents_one_of_refund on tax_documents (refund_id, kind);
create trigger tax_documents_are_kept before update or delete on tax_documents
  for each row execute function refuse_rewriting();

-- ----------------------------------------
-- Email
-- ----------------------------------------

-- Every email there is, written in the transaction that causes it and sent by a job. Its text is the only place where
-- the secret of a link is readable. Which kinds there are is defined by the registry of templates (src/server/email),
-- so a new one needs no migration.
create table emails (
  lead_id uuid not null references leads (id),
  id uuid not null unique,
  kind text not null,
  recipient text not null,
  subject text not null,
  -- Emptied when the email is old.
  html text not null,
  text text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Where it went: to a mail server, or only to the local outbox.
  transport text check (transport in ('smtp', 'outbox')),
  -- The address of the List-Unsubscribe header; removed once a mail server has the email.
  stop_link text,
  primary key (lead_id, id),
  constraint emails_sent_by_a_transport check ((sent_at is null) = (transport is null))
);
create index emails_newest on emails (created_at desc);
create index emails_with_text on emails (sent_at) where text <> '';
create index emails_unsent on emails (created_at) where sent_at is null;

-- How many emails an address was sent on one day, so that nobody can flood somebody else's inbox. Addresses are
-- counted under a keyed hash.
create table email_quotas (
  recipient_hash bytea not null,
  day date not null,
  sent integer not null,
  purpose text not null check (purpose in ('typed', 'sign-in', 'proof')),
  primary key (recipient_hash, purpose, day)
);
create index email_quotas_by_day on email_quotas (day);

-- ----------------------------------------
-- Measurement
-- No internet address, no answer, no email address: a visitor is a random id that the page draws, and lives in the
-- memory of the page unless the visitor agreed to more. These tables can be distributed by visitor: every unique key
-- begins with the visitor, and no foreign key leaves them. What such keys would do is done by the code that deletes
-- visitors.
-- ----------------------------------------

-- First touch: what came with the first page a visitor opened. Written once.
create table visitors (
  id uuid primary key,
  -- When the collector first heard of the visitor.
  first_at timestamptz not null,
  -- When the first page was opened; null while only later events arrived.
  landed_at timestamptz,
  landing text check (length(landing) <= 60),
  utm_source text check (length(utm_source) <= 255),
  utm_medium text check (length(utm_medium) <= 255),
  utm_campaign text check (length(utm_campaign) <= 255),
  utm_content text check (length(utm_content) <= 255),
  utm_term text check (length(utm_term) <= 255),
  click_id_kind text check (length(click_id_kind) <= 20),
  -- Not shortened: a part of it is of no use. Networks write up to about 300 characters.
  click_id text check (length(click_id) <= 500),
  referrer_domain text check (length(referrer_domain) <= 253),
  country text check (country ~ '^[A-Z]{2}$'),
  region text check (length(region) <= 80),
  city text check (length(city) <= 80),
  browser text not null check (length(browser) <= 60),
  os text not null check (length(os) <= 60),
  device_type text not null check (length(device_type) <= 20),
  platform text not null check (platform in ('iOS', 'Android', 'Web')),
  -- The app whose built-in browser it is, such as Instagram; null in a browser of its own.
  in_app_browser text check (length(in_app_browser) <= 60),
  language text check (length(language) <= 35),
  is_bot boolean not null,
  -- Whether answers were on the device already, as after a reload: not the first page of this person.
  is_return boolean not null default false,
  -- What measuring the visitor agreed to when the first page was opened: "none" keeps no id on the device.
  consent text not null default 'none' check (consent in ('none', 'analytics')),
  -- The day (UTC) on which the visitor was first heard of. It never changes: what has many rows a visitor is in the
  -- partition of that day, so that deleting a day is dropping its partition
  -- (docs/decisions/0130-measurement-by-day.md).
  day date not null default '1970-01-01',
  -- The first document of the visit that a later document continues, as after a reload: the figures count both as
  -- one.
  continues uuid,
  -- The id of the advert that an address named, which its content does not always say.
  ad text,
  -- Whether the network had named so many campaigns that day that this visitor's may be made up.
  is_name_doubted boolean not null default false
);
create index visitors_first_at on visitors (first_at);
create index visitors_continues on visitors (continues) where continues is not null;

-- One row per visitor, step and visit, added up by the page: what arrives again or in another order changes nothing.
create table step_views (
  visitor_id uuid not null,
  -- Version of the order of the steps.
  flow smallint not null check (flow > 0),
  step text not null check (length(step) <= 40),
  first_at timestamptz not null,
  -- When the step was left last; null while it never was.
  left_at timestamptz,
  views integer not null check (views between 1 and 1000),
  backs integer not null check (backs between 0 and 1000),
  validation_errors integer not null check (validation_errors between 0 and 1000),
  visible_ms integer not null check (visible_ms between 0 and 86400000),
  -- When the row was last written: statistics are added up from what is new.
  changed_at timestamptz not null,
  -- A visitor who is known again adds up anew with every document: the sums of each visit stand in rows of their own.
  visit integer not null default 0 check (visit >= 0),
  visitor_day date not null default '1970-01-01',
  primary key (visitor_id, visitor_day, flow, step, visit)
) partition by range (visitor_day);
-- What changed last is looked for in every partition; each leaves at most a few pages that are not summarised yet.
create index step_views_changed_at on step_views using brin (changed_at) with (pages_per_range = 8);

-- For visitors without a day.
create table step_views_before partition of step_views for values from (minvalue) to ('2020-01-01');

-- Events sent by pages. One is recognised by its own id within its device.
create table visitor_events (
  visitor_id uuid not null,
  token text not null check (length(token) <= 64),
  distinct_id text not null check (length(distinct_id) <= 255),
  name text not null check (length(name) <= 64),
  insert_id text not null check (length(insert_id) <= 64),
  at timestamptz not null,
  received_at timestamptz not null,
  properties jsonb not null,
  visitor_day date not null default '1970-01-01',
  -- Times of events are stored as they were sent; one that cannot be right is marked.
  is_time_doubted boolean not null default false,
  primary key (visitor_id, visitor_day, token, distinct_id, name, insert_id)
) partition by range (visitor_day);

create table visitor_events_before partition of visitor_events for values from (minvalue) to ('2020-01-01');

-- The people profile of a visitor.
create table visitor_profiles (
  visitor_id uuid not null,
  distinct_id text not null check (length(distinct_id) <= 255),
  properties jsonb not null,
  last_seen_at timestamptz not null,
  primary key (visitor_id, distinct_id)
);

-- Ids under which one visitor sent: the random one of the device, that of a user, an alias.
create table identity_links (
  visitor_id uuid not null,
  distinct_id text not null check (length(distinct_id) <= 255),
  kind text not null check (kind in ('identify', 'alias')),
  linked_at timestamptz not null,
  primary key (visitor_id, distinct_id)
);

-- Facts about what events are about, such as a plan; nothing of a person.
create table group_profiles (
  group_key text not null check (length(group_key) <= 64),
  group_id text not null check (length(group_id) <= 255),
  properties jsonb not null,
  changed_at timestamptz not null,
  primary key (group_key, group_id)
);

-- The lead that a visitor became: orders, payments and refunds hang on the lead.
create table visitor_leads (
  lead_id uuid primary key references leads (id) on delete cascade,
  visitor_id uuid not null,
  linked_at timestamptz not null
);
create index visitor_leads_visitor_id on visitor_leads (visitor_id);

-- Proof of what a visitor chose in the privacy choices; rows are only ever added.
create table tracking_choices (
  visitor_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  analytics boolean not null,
  replay boolean not null,
  ads boolean not null,
  -- Whether the browser asked not to be sold or shared (Global Privacy Control).
  gpc boolean not null,
  country text check (country ~ '^[A-Z]{2}$'),
  -- sha256 of the words that were shown.
  text_hash bytea not null,
  primary key (visitor_id, id)
);

-- What became of what arrived, by day in UTC.
create table collector_counts (
  day date not null,
  outcome text not null check (length(outcome) <= 40),
  count bigint not null,
  primary key (day, outcome)
);

-- ----------------------------------------
-- Statistics of the funnel
-- Added up as step views come in, so that a report reads days and not visitors.
-- ----------------------------------------

-- What each visitor was counted as, so that more of the same visitor changes the sums by the difference alone.
create table funnel_visitors (
  visitor_id uuid primary key,
  flow smallint not null check (flow > 0),
  entered_at timestamptz not null,
  -- `dimension=value`, such as `country=DE`: what the visitor is broken down by.
  traits text[] not null,
  -- One [place, bucket of visible time or null, backs, errors] for each step.
  steps jsonb not null,
  exit_place smallint,
  has_paid boolean not null
);
create index funnel_visitors_entered_at on funnel_visitors using brin (entered_at);
-- The few who bought, for reports that set them beside what they paid.
create index funnel_visitors_paid on funnel_visitors (entered_at) include (visitor_id) where has_paid;

-- A visitor is counted once, when nothing has been heard of them for half an hour. Until then they wait here, and the
-- sums of those who are present are computed anew each minute.
create table funnel_waiting (
  visitor_id uuid primary key,
  heard_at timestamptz not null
);
create index funnel_waiting_heard on funnel_waiting (heard_at);

-- Sums by the day in UTC on which visitors entered; `all` with an empty value is everyone.
create table funnel_daily (
  dimension text not null check (dimension in ('all', 'source', 'medium', 'campaign', 'content', 'term', 'ad', 'click',
    'landing', 'country', 'platform', 'device', 'app', 'language', 'plan', 'path', 'variant')),
  day date not null,
  flow smallint not null check (flow > 0),
  value text not null check (length(value) <= 60),
  step text not null check (length(step) <= 40),
  views bigint not null,
  exits bigint not null,
  backs bigint not null,
  errors bigint not null,
  -- Views by visible time, in buckets that grow by a constant factor; empty where no time is measured.
  dwell integer[] not null,
  primary key (dimension, day, flow, value, step)
);
-- A report over one step of every value reads that step alone.
create index funnel_daily_by_step on funnel_daily (dimension, step, day);

-- The same sums for visitors who are still present.
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
  primary key (dimension, day, flow, value, step)
);

-- The values that are told apart: they come from addresses that anyone can write, so their number has a limit.
create table funnel_values (
  dimension text not null,
  value text not null check (length(value) <= 60),
  -- The day on which a value was counted last: what is not seen any more makes room for what is new.
  last_on date not null,
  -- How far the furthest visitor with a value came. A client can make up values, but hardly visitors who confirm an
  -- address: what nobody came further with makes room first.
  furthest text not null check (furthest in ('entered', 'went_on', 'confirmed')),
  primary key (dimension, value)
);

-- The traits that visitors were counted with, each with a number.
create table funnel_traits (
  id integer generated always as identity primary key,
  dimension text not null,
  value text not null check (length(value) <= 60),
  -- The last day on which a visitor was counted with it: a trait goes when its visitors have gone.
  last_on date not null,
  unique (dimension, value)
);
create index funnel_traits_last_on on funnel_traits (last_on);

-- What each visitor was counted as, in few bytes, so that a report that is filtered by several traits reads all visitors of
-- a period at once. A dimension has the number of the visitor's trait, or 0 without one. What is always there comes first,
-- and the longest first of that, so that the database finds a column without reading those before it.
create table funnel_visits (
  visitor_id uuid primary key,
  -- One bit for each step seen, by its place in the funnel.
  seen bigint not null,
  -- The day in UTC on which the visitor entered.
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
  flow smallint not null check (flow > 0),
  exit_place smallint,
  -- One variant for each run of an experiment.
  variants integer[] not null
);
create index funnel_visits_day on funnel_visits (day);

-- Up to where step views were counted: a single row.
create table funnel_progress (
  is_only boolean primary key default true check (is_only),
  counted_until timestamptz not null,
  -- When the sums of those present were computed: visitors who had left before that are not in them.
  live_at timestamptz not null default to_timestamp(0)
);

insert into funnel_progress (counted_until) values ('1970-01-01T00:00:00Z');

-- Other spellings of a source, each read as one name. They are applied when a report is read, so a change holds for all of
-- the past, and taking it back brings the spellings back.
create table source_aliases (
  spelling text primary key check (length(spelling) between 1 and 60),
  source text not null check (length(source) between 1 and 60),
  check (spelling <> source)
);
insert into source_aliases (source, spelling)
select source, unnest(string_to_array(spellings, ' ')) from (values
  ('facebook', 'fb facebook.com m.facebook.com l.facebook.com lm.facebook.com web.facebook.com mbasic.facebook.com touch.facebook.com business.facebook.com fb.com fb.me m.me messenger.com com.facebook.katana facebook_ads facebookads facebook-ads fb_ads fb-ads meta meta_ads meta-ads metaads'),
  ('instagram', 'ig instagram.com l.instagram.com m.instagram.com com.instagram.android insta ig_ads instagram_ads'),
  ('threads', 'threads.net l.threads.net threads.com l.threads.com com.instagram.barcelona'),
  ('google', 'google.com google.co.uk google.de google.fr google.es google.it google.nl google.pl google.at google.ch google.be google.se google.dk google.no google.fi google.ie google.pt google.ca google.com.au google.co.nz google.co.in google.com.br google.com.mx google.co.jp com.google.android.googlequicksearchbox adwords googleads google_ads google-ads google_adwords googleads.g.doubleclick.net'),
  ('gmail', 'mail.google.com com.google.android.gm'),
  ('youtube', 'yt youtube.com m.youtube.com youtu.be com.google.android.youtube'),
  ('tiktok', 'tt tiktok.com m.tiktok.com vm.tiktok.com tiktok_ads tiktok-ads tiktokads ads.tiktok.com com.zhiliaoapp.musically com.ss.android.ugc.trill'),
  ('snapchat', 'sc snap snapchat.com snapchat_ads com.snapchat.android'),
  ('pinterest', 'pin pinterest.com pinterest.co.uk pinterest.de pinterest.fr pin.it com.pinterest pinterest_ads'),
  ('reddit', 'reddit.com old.reddit.com out.reddit.com com.reddit.frontpage reddit_ads'),
  ('x', 'twitter twitter.com x.com t.co mobile.twitter.com com.twitter.android twitter_ads'),
  ('linkedin', 'linkedin.com lnkd.in com.linkedin.android linkedin_ads'),
  ('bing', 'bing.com cn.bing.com bing_ads bingads microsoft_ads msads'),
  ('yahoo', 'search.yahoo.com yahoo.com r.search.yahoo.com'),
  ('duckduckgo', 'duckduckgo.com com.duckduckgo.mobile.android ddg'),
  ('ecosia', 'ecosia.org'),
  ('yandex', 'yandex.ru ya.ru yandex.com'),
  ('quora', 'quora.com'),
  ('taboola', 'trc.taboola.com taboola.com taboolanews'),
  ('outbrain', 'outbrain.com paid.outbrain.com'),
  ('whatsapp', 'wa web.whatsapp.com wa.me l.wl.co com.whatsapp'),
  ('telegram', 't.me web.telegram.org org.telegram.messenger'),
  ('chatgpt', 'chatgpt.com chat.openai.com'),
  ('perplexity', 'perplexity.ai')
) as known (source, spellings);

-- Reports with their conditions, kept under a name by an operator for themselves or for all.
create table saved_views (
  id uuid primary key,
  page text not null check (page in ('/funnel', '/breakdown', '/spend')),
  name text not null check (length(name) between 1 and 60),
  -- The query of the page's address, without the days if they are those up to today.
  query text not null check (length(query) <= 2000),
  is_shared boolean not null,
  -- The operator's login.
  made_by text not null check (length(made_by) <= 255),
  made_at timestamptz not null,
  -- When it was removed: for some days that can be taken back.
  removed_at timestamptz
);
create index saved_views_removed_at on saved_views (removed_at);

-- What adverts cost, as operators enter it or bring it as a file: one row for each day and campaign.
create table ad_spend (
  day date not null,
  -- As visitors' sources are counted, with spellings.
  source text not null check (length(source) between 1 and 60),
  -- As visitors' campaigns are counted; empty for all of a source.
  campaign text not null check (length(campaign) <= 60),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  spent_minor bigint not null check (spent_minor >= 0),
  -- The operator's login.
  entered_by text not null check (length(entered_by) <= 255),
  entered_at timestamptz not null,
  primary key (day, source, campaign, currency)
);

-- What happened on a day, to be read beside the figures: a release, noted by itself, or a note of an operator.
create table annotations (
  id uuid primary key,
  at timestamptz not null,
  text text not null check (length(text) between 1 and 120),
  -- The build that began to run; null for a note.
  build_id text check (length(build_id) <= 64),
  added_by text check (length(added_by) <= 255),
  check ((build_id is null) <> (added_by is null))
);
create index annotations_at on annotations (at);

-- ----------------------------------------
-- Experiments
-- They are judged by their buyers. What a verdict depends on is fixed when the run starts, the first decision stays,
-- and nothing that was counted falls when a person is erased.
-- ----------------------------------------

-- Experiments that an operator starts and ends. What can be tried, and what its variants are, is listed in the code.
create table experiment_runs (
  key text not null check (length(key) <= 40),
  -- Another run of the same experiment is another version: its visitors are divided anew.
  version integer not null check (version > 0),
  -- Whole numbers, one for each variant in the order of the code's list; the first is the control.
  weights integer[] not null,
  -- How many in a hundred visitors take part.
  coverage_percent integer not null check (coverage_percent between 1 and 100),
  metric text not null check (metric in ('purchase', 'revenue')),
  started_at timestamptz not null,
  started_by text not null check (length(started_by) <= 255),
  ended_at timestamptz,
  ended_by text check (length(ended_by) <= 255),
  -- What was decided: the variant that stays.
  kept text check (length(kept) <= 40),
  -- The acts of operators by which it was started and ended: repeated, they find what they did.
  started_act uuid unique,
  ended_act uuid unique,
  -- The smallest difference worth having, in percent.
  worth_percent integer not null default 20 check (worth_percent between 1 and 100),
  -- The currency in which revenue is compared, and the dearest price on sale in it; null if nothing was on sale.
  currency text check (currency ~ '^[A-Z]{3}$'),
  cap_minor bigint check (cap_minor > 0),
  primary key (key, version),
  check (ended_at >= started_at),
  check ((ended_at is null) = (ended_by is null)),
  constraint experiment_runs_cap check ((currency is null) = (cap_minor is null))
);
create unique index experiment_runs_running on experiment_runs (key) where ended_at is null;

-- The first look at which a variant was better, worse, or as good as the control.
create table experiment_decisions (
  key text not null,
  version integer not null,
  variant text not null check (length(variant) <= 40),
  decided_at timestamptz not null,
  decided_as text not null check (decided_as in ('better', 'worse', 'alike')),
  -- The buyers that it was decided by.
  control_buyers integer not null check (control_buyers >= 0),
  variant_buyers integer not null check (variant_buyers >= 0),
  primary key (key, version, variant),
  foreign key (key, version) references experiment_runs (key, version)
);

-- The variant a visitor saw, where the variants differ, from the first time on.
create table experiment_exposures (
  visitor_id uuid not null,
  key text not null,
  version integer not null,
  variant text not null check (length(variant) <= 40),
  first_at timestamptz not null,
  primary key (visitor_id, key, version)
);
create index experiment_exposures_run on experiment_exposures (key, version, variant, first_at);

-- Before an address is known, a variant is drawn by a lot: twenty bits computed from a request with the secret of its
-- day. The secret is deleted a day after its day, and then no lot can be computed again.
create table day_secrets (
  day date primary key,
  secret bytea not null check (length(secret) = 32)
);

-- The lots of today and yesterday, each in one variant of a run.
create table experiment_lots (
  key text not null,
  version integer not null,
  day date not null,
  lot integer not null check (lot between 0 and 1048575),
  variant text not null check (length(variant) <= 40),
  drawn_at timestamptz not null,
  -- Whether a page of this lot reported the step at which the variants differ.
  is_reported boolean not null default false,
  primary key (key, version, day, lot),
  foreign key (key, version) references experiment_runs (key, version)
);

-- Their sums of earlier days, when the lots themselves are deleted.
create table experiment_days (
  key text not null,
  version integer not null,
  day date not null,
  variant text not null check (length(variant) <= 40),
  drawn integer not null check (drawn >= 0),
  lost integer not null,
  primary key (key, version, day, variant),
  foreign key (key, version) references experiment_runs (key, version),
  check (lost between 0 and drawn)
);

-- A lead in the variant of the page that confirmed the address. Once a buyer is erased, the row is nobody's: it keeps
-- what was bought and loses the lead.
create table lead_runs (
  id bigint generated always as identity primary key,
  lead_id uuid references leads (id) on delete cascade,
  key text not null,
  version integer not null,
  variant text not null check (length(variant) <= 40),
  confirmed_at timestamptz not null,
  bought_at timestamptz,
  livemode boolean,
  currency text,
  -- Paid at first, less refunds and a lost dispute.
  net_minor bigint check (net_minor >= 0),
  is_refunded boolean,
  is_disputed boolean,
  is_cancelled boolean,
  -- The lot in which a lead's page was drawn; none for one whose connection changed, which is a unit of its own.
  day date,
  lot integer check (lot between 0 and 1048575),
  unique (lead_id, key, version),
  foreign key (key, version) references experiment_runs (key, version),
  check ((lead_id is null) = (bought_at is not null) and num_nonnulls(bought_at, livemode, currency, net_minor,
    is_refunded, is_disputed, is_cancelled) in (0, 7)),
  constraint lead_runs_lot check ((day is null) = (lot is null))
);
create index lead_runs_run on lead_runs (key, version, confirmed_at);

-- ----------------------------------------
-- Operations
-- ----------------------------------------

-- Webhooks of the providers: which event arrived, and whether what it is about was looked at.
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
  -- Some webhooks name a payment and not what was bought with it. Whose it is, is asked by whoever looks.
  payment_ref text,
  primary key (provider, event_id),
  check ((state = 'pending') = (done_at is null))
);
create index webhook_events_pending on webhook_events (try_at) where state = 'pending';
-- "No webhook for a day" is asked every few minutes.
create index webhook_events_newest on webhook_events (provider, received_at desc);
create index webhook_events_done on webhook_events (done_at) where done_at is not null;

-- What the owner's own systems are told: the text that is signed, and what became of it. It has ids and amounts, no person.
create table outgoing_events (
  id uuid primary key,
  type text not null,
  about uuid not null,
  body text not null,
  made_at timestamptz not null,
  state text not null check (state in ('waiting', 'delivered', 'given_up')),
  tries integer not null default 0,
  answer text not null default '',
  settled_at timestamptz check ((state = 'waiting') = (settled_at is null))
);
create index outgoing_events_by_time on outgoing_events (made_at desc);
create index outgoing_events_settled on outgoing_events (settled_at) where settled_at is not null;

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
  resolved_at timestamptz,
  -- When it was written to the log or emailed.
  notified_at timestamptz
);
create unique index findings_once on reconciliation_findings (what, subject) where resolved_at is null;
create index findings_not_notified on reconciliation_findings (found_at) where notified_at is null;

-- What was done at the request of a customer or an operator.
create table audit_log (
  id uuid primary key,
  lead_id uuid,
  at timestamptz not null,
  actor text not null,
  action text not null,
  subject text not null,
  detail text not null default ''
);
create index audit_log_by_lead on audit_log (lead_id, at);
create trigger audit_log_is_kept before update or delete on audit_log for each row execute function refuse_rewriting();

-- What the operator is notified of, each once: `kind` and `subject` together name one thing that a person has to see
-- to.
create table alerts (
  id uuid primary key,
  kind text not null,
  subject text not null,
  found_at timestamptz not null,
  -- When it was emailed or, where no address of the operator is set, written to the log.
  notified_at timestamptz,
  -- For the console: what it says, and the page on which to look.
  title text,
  look_at text,
  unique (kind, subject)
);

-- When a job that looks through a whole table last came to its end.
create table job_progress (
  name text primary key check (length(name) <= 40),
  completed_at timestamptz not null
);

-- Counts of the limits that hold over all processes: how often a network asked within a window. After a crash they
-- begin anew, so they are not written to the log of the database.
create unlogged table rate_limits (
  name text not null,
  -- sha256 of the limit's name and the network; removed by the clean-up once the window is over.
  network_hash bytea not null,
  hits integer not null,
  ends_at timestamptz not null,
  primary key (name, network_hash)
);
create index rate_limits_ends on rate_limits (ends_at);

-- Work on all rows of a large table that an upgrade needs: done in slices behind the start, and how far it has come.
create table long_works (
  name text primary key,
  -- The key of the last row that is done, as text; null before the first.
  place text,
  began_at timestamptz not null default now(),
  -- When the last slice was done.
  moved_at timestamptz not null default now(),
  done_at timestamptz
);

-- On a developer's machine e-mails can be read without signing in. Once a visitor comes through a proxy with a name
-- of its own this is no such machine any more, also after the next start.
create table seen_proxy (
  only_row boolean primary key default true check (only_row),
  seen_at timestamptz not null
);

-- What a model saw on a photo, so that the same file is not sent out twice. Neither the photo nor whose it was:
-- nothing here leads to a person. Deleted after 30 days.
create table photo_answers (
  -- sha256 of the model's name and the bytes as they were sent, under the server's key.
  photo_hash bytea primary key,
  -- Names, preparations and grams (SeenFood in src/server/scanner/food-vision.ts).
  foods jsonb not null,
  seen_at timestamptz not null
);
create index photo_answers_seen on photo_answers (seen_at);

-- How the vision endpoint did last, for operators. One row for all processes; nothing of a photo or of whose it was.
create table vision_health (
  only_row boolean primary key default true check (only_row),
  answered_at timestamptz,
  failed_at timestamptz,
  -- Why, in words of ours; nothing of what the endpoint said.
  failure text,
  -- Until when the process that saw the last failure asks no more.
  left_alone_until timestamptz
);

-- When the database was last copied as a whole: the age of the newest copy is shown to operators. Written after the
-- copy is complete, so a copy does not contain its own row.
create table backups (
  taken_at timestamptz primary key,
  finished_at timestamptz not null,
  bytes bigint not null check (bytes > 0),
  row_count bigint not null check (row_count >= 0),
  -- Whether it was restored into a scratch database and compared.
  verified boolean not null,
  check (finished_at >= taken_at)
);
