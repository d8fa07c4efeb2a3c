-- Who eats in a household, and what changes when somebody moves to another one (docs/decisions/0089-joining-and-leaving.md).
alter table household_eaters
  -- What the others call them.
  add column name text not null default '' check (length(name) <= 40),
  -- Of a child or a guest nothing is known but these; an adult who signs in has a person's row instead.
  add column age smallint check (age between 2 and 110),
  add column appetite text check (appetite in ('SMALL', 'USUAL', 'LARGE')),
  add column diets text[] not null default '{}',
  add column restrictions text[] not null default '{}',
  add column banned text[] not null default '{}',
  add check ((person_id is null) = (age is not null)),
  add check ((age is null) = (appetite is null)),
  add check (kind <> 'child' or age < 18);

-- Whose skill, time, meals and tastes the week is planned by.
alter table households add column cook_id uuid;
update households set cook_id = id;

alter table persons
  -- Whether those who eat in the same household may see the weight log.
  add column shows_weight boolean not null default false;

-- Weeks are counted from the household's first day: whoever moves to a household that began later has reviews of weeks before it.
alter table plan_reviews drop constraint plan_reviews_week_check;
alter table plan_reviews add check (week between -520 and 1040);
