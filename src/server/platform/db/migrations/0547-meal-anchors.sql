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
