-- A person is a proven address and a body; a household owns the weeks and the list; an account pays
-- (docs/decisions/0088-person-household-account.md). A person has the id of the lead whose answers they gave, and founds a
-- household under that id: whoever was a member until now is one person in one household with one account.

create table households (
  id uuid primary key,
  -- The first day of week 1; null until the plan is opened for the first time.
  starts_on date,
  cooking_skill text,
  time_cooking text,
  eaters integer not null default 1 check (eaters between 1 and 6),
  -- Counts the changes of the plan.
  plan_revision integer not null default 0,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table persons (
  -- The id of their lead. No foreign key: leads are not kept where persons are.
  id uuid primary key,
  household_id uuid not null,
  units text check (units in ('metric', 'imperial')),
  meals_a_day integer check (meals_a_day between 2 and 5),
  diets text[],
  restrictions text[],
  kept_for_good boolean not null default false,
  created_at timestamptz not null,
  changed_at timestamptz not null
);

create table household_eaters (
  household_id uuid not null references households on delete cascade,
  id uuid not null,
  kind text not null check (kind in ('adult', 'child', 'guest')),
  -- Who signs in as this eater; null for one who does not.
  person_id uuid,
  joined_at timestamptz not null,
  primary key (household_id, id),
  unique (household_id, person_id),
  check (person_id is null or kind = 'adult')
);

create table accounts (
  id uuid primary key,
  -- Whom orders, subscriptions and documents name as the customer.
  lead_id uuid not null unique references leads on delete cascade,
  -- The household whose plan is paid for.
  household_id uuid not null,
  opened_at timestamptz not null
);
create index accounts_of_household on accounts (household_id);

create temporary table members on commit drop as
select id, created_at, plan_revision from leads where erased_at is null and (
  exists (select from member_plans t where t.lead_id = leads.id)
  or exists (select from plan_weeks t where t.lead_id = leads.id)
  or exists (select from recipe_opinions t where t.lead_id = leads.id)
  or exists (select from banned_ingredients t where t.lead_id = leads.id)
  or exists (select from shopping_ticks t where t.lead_id = leads.id)
  or exists (select from weight_entries t where t.lead_id = leads.id)
  or exists (select from diary_records t where t.lead_id = leads.id)
  or exists (select from own_products t where t.lead_id = leads.id)
  or exists (select from life_events t where t.lead_id = leads.id)
  or exists (select from plan_reviews t where t.lead_id = leads.id)
  or exists (select from plan_undos t where t.lead_id = leads.id)
  or exists (select from orders t where t.lead_id = leads.id));

insert into households (id, starts_on, cooking_skill, time_cooking, eaters, plan_revision, created_at, changed_at)
select members.id, p.starts_on, p.cooking_skill, p.time_cooking, coalesce(p.eaters, 1), plan_revision, members.created_at,
  coalesce(p.changed_at, members.created_at)
from members left join member_plans p on p.lead_id = members.id;
insert into persons (id, household_id, units, meals_a_day, diets, restrictions, kept_for_good, created_at, changed_at)
select members.id, members.id, p.units, p.meals_a_day, p.diets, p.restrictions, coalesce(p.kept_for_good, false), members.created_at,
  coalesce(p.changed_at, members.created_at)
from members left join member_plans p on p.lead_id = members.id;
insert into household_eaters (household_id, id, kind, person_id, joined_at) select id, id, 'adult', id, created_at from members;
insert into accounts (id, lead_id, household_id, opened_at)
select lead_id, lead_id, lead_id, min(created_at) from orders group by lead_id;

-- What a household owns.
alter table plan_weeks drop constraint plan_weeks_lead_id_fkey;
alter table plan_weeks rename column lead_id to household_id;
alter table plan_weeks add foreign key (household_id) references households on delete cascade;
alter table recipe_opinions drop constraint recipe_opinions_lead_id_fkey;
alter table recipe_opinions rename column lead_id to household_id;
alter table recipe_opinions add foreign key (household_id) references households on delete cascade;
alter table shopping_ticks drop constraint shopping_ticks_lead_id_fkey;
alter table shopping_ticks rename column lead_id to household_id;
alter table shopping_ticks add foreign key (household_id) references households on delete cascade;

-- What a person owns.
alter table banned_ingredients drop constraint banned_ingredients_lead_id_fkey;
alter table banned_ingredients rename column lead_id to person_id;
alter table banned_ingredients add foreign key (person_id) references persons on delete cascade;
alter table weight_entries drop constraint weight_entries_lead_id_fkey;
alter table weight_entries rename column lead_id to person_id;
alter table weight_entries add foreign key (person_id) references persons on delete cascade;
alter table diary_records drop constraint diary_records_lead_id_fkey;
alter table diary_records rename column lead_id to person_id;
alter table diary_records add foreign key (person_id) references persons on delete cascade;
alter table own_products drop constraint own_products_lead_id_fkey;
alter table own_products rename column lead_id to person_id;
alter table own_products add foreign key (person_id) references persons on delete cascade;
alter table life_events drop constraint life_events_lead_id_fkey;
alter table life_events rename column lead_id to person_id;
alter table life_events add foreign key (person_id) references persons on delete cascade;
alter table plan_reviews drop constraint plan_reviews_lead_id_fkey;
alter table plan_reviews rename column lead_id to person_id;
alter table plan_reviews add foreign key (person_id) references persons on delete cascade;
alter table plan_undos drop constraint plan_undos_lead_id_fkey;
alter table plan_undos rename column lead_id to person_id;
alter table plan_undos add foreign key (person_id) references persons on delete cascade;

-- A change that can be undone names the tables of today: the settings of a plan are now in two.
update plan_undos set written = jsonb_set(written, '{rows}', (
  select coalesce(jsonb_agg(part.content order by place), '[]')
  from jsonb_array_elements(written -> 'rows') with ordinality rows (content, place),
  lateral (
    select content where content ->> 'table' <> 'member_plans'
    union all
    select jsonb_build_object('table', half.name, 'key', '', 'before', half.before, 'after', half.after)
    from (values
      ('households', array['units', 'meals_a_day', 'diets', 'restrictions', 'kept_for_good']),
      ('persons', array['cooking_skill', 'time_cooking', 'eaters'])
    ) other (name, columns),
    lateral (select other.name,
      case when jsonb_typeof(content -> 'before') = 'object' then (content -> 'before') - other.columns end as before,
      case when jsonb_typeof(content -> 'after') = 'object' then (content -> 'after') - other.columns end as after
    ) half
    where content ->> 'table' = 'member_plans' and half.before is distinct from half.after
  ) part (content)
)) where exists (
  select from jsonb_array_elements(written -> 'rows') row where row ->> 'table' = 'member_plans'
);

drop table member_plans;
alter table leads drop column plan_revision;
