-- The language of a lead, for emails and what their plan says; null for those from before it was noted, whose units say it.
alter table leads add column locale text check (locale ~ '^[a-z]{2,3}(-[A-Z]{2})?$');
-- How somebody writes what regions write differently; null if it follows the language.
alter table persons
  add column clock text check (clock in ('H12', 'H24')),
  add column first_weekday text check (first_weekday in ('MONDAY', 'SATURDAY', 'SUNDAY')),
  add column paper text check (paper in ('A4', 'LETTER'));
