-- A review for safety applies to the week in which it is made, everything else only to later weeks.
alter table plan_reviews drop constraint plan_reviews_check;
alter table plan_reviews add constraint plan_reviews_for_week_check check (for_week >= week);
