-- What belongs to a member's plan. Everything in here is health data of one person and goes with the lead's row; what
-- a change must not overtake is counted in leads.plan_revision.

-- Counts the changes of the plan: whoever worked one out beside the database writes it only where nothing else has
-- changed since it was read.
alter table leads add column plan_revision integer not null default 0;
-- When the person had everything deleted. Such a row holds no answer any more: it keeps the address for the mail that
-- confirms the deletion and, where there are orders, for the invoices that the law wants kept.
alter table leads add column erased_at timestamptz;

-- A token that was not used for long is none any more. Written at most once a day.
alter table lead_tokens add column last_used_at timestamptz;
update lead_tokens set last_used_at = created_at;
alter table lead_tokens alter column last_used_at set not null;

create index lead_tokens_by_use on lead_tokens (last_used_at);

alter table mails drop constraint mails_kind_check;
alter table mails add constraint mails_kind_check check (kind in ('forecast', 'order', 'sign-in', 'erased'));

create table member_plans (
  lead_id uuid primary key references leads (id) on delete cascade,
  -- The first day of week 1, in the person's own calendar.
  starts_on date not null,
  -- Settings: null is as answered in the questionnaire.
  units text check (units in ('metric', 'imperial')),
  meals_a_day integer check (meals_a_day between 2 and 5),
  diets text[],
  restrictions text[],
  cooking_skill text,
  time_cooking text,
  -- For how many people the shopping list is reckoned.
  eaters integer not null default 1 check (eaters between 1 and 6),
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table plan_weeks (
  lead_id uuid not null references leads (id) on delete cascade,
  week integer not null check (week between 1 and 520),
  -- All that the plan depends on, so that it can be understood, changed and judged later.
  request jsonb not null,
  plan jsonb not null,
  planned_at timestamptz not null,
  changed_at timestamptz not null,
  primary key (lead_id, week)
);

create table recipe_opinions (
  lead_id uuid not null references leads (id) on delete cascade,
  recipe text not null,
  opinion text not null check (opinion in ('favourite', 'dislike')),
  changed_at timestamptz not null,
  primary key (lead_id, recipe)
);

create table banned_ingredients (
  lead_id uuid not null references leads (id) on delete cascade,
  ingredient text not null,
  banned_at timestamptz not null,
  primary key (lead_id, ingredient)
);

create table shopping_ticks (
  lead_id uuid not null references leads (id) on delete cascade,
  week integer not null check (week between 1 and 520),
  ingredient text not null,
  ticked boolean not null,
  -- By the clock of the device on which it was changed, never ahead of ours: of two changes the later one stays.
  changed_at timestamptz not null,
  primary key (lead_id, week, ingredient)
);

create table weight_entries (
  lead_id uuid not null references leads (id) on delete cascade,
  day date not null,
  grams integer not null check (grams between 30000 and 350000),
  changed_at timestamptz not null,
  primary key (lead_id, day)
);
