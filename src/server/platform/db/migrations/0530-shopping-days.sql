-- The weekdays on which a household shops, 1 is Monday; none if it shops on the first day of its weeks.
alter table households
  add column shopping_days smallint[] not null default '{}'
    check (cardinality(shopping_days) <= 2 and shopping_days <@ array[1, 2, 3, 4, 5, 6, 7]::smallint[]);
