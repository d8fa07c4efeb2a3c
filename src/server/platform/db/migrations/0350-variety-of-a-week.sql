-- How much a household's week may repeat: something new at each meal, balanced, or as simple as possible.
alter table households
  add column variety text not null default 'BALANCED' check (variety in ('NEW', 'BALANCED', 'SIMPLE'));
