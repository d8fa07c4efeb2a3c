-- Alerts that the console shows as well: what they say, and the page on which to look.
alter table alerts add column title text, add column look_at text;
