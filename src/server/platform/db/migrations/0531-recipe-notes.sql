-- What somebody notes on a dish for themselves.
create table recipe_notes (
  person_id uuid not null references persons on delete cascade,
  recipe text not null check (length(recipe) <= 80),
  text text not null check (length(text) between 1 and 500),
  changed_at timestamp with time zone not null,
  primary key (person_id, recipe)
);
