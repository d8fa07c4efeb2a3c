-- The id of a click is of no use shortened: networks write up to about 300 characters.
alter table visitors drop constraint visitors_click_id_check;
alter table visitors add constraint visitors_click_id_check check (length(click_id) <= 500) not valid;
