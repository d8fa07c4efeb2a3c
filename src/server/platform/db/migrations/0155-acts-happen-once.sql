-- The act of an operator by which a coupon was added, and a run was started and ended: repeated, it finds what it did.
alter table coupons add column act_id uuid unique;
alter table experiment_runs add column started_act uuid unique, add column ended_act uuid unique;
