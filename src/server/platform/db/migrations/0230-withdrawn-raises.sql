-- The rows that a review for safety wrote, as they were before and after, so that it can be withdrawn if it rested on a
-- wrong reading.
alter table plan_reviews add column written jsonb;
