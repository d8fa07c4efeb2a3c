-- Jobs work in slices of some thousands of rows, and find each slice, and the oldest row that is overdue, through an
-- index.
create index emails_with_text on emails (sent_at) where text <> '';
create index emails_unsent on emails (created_at) where sent_at is null;
create index email_quotas_by_day on email_quotas (day);
create index webhook_events_done on webhook_events (done_at) where done_at is not null;
create index plan_undos_made on plan_undos (made_at);
create index rate_limits_ends on rate_limits (ends_at);
create index leads_by_time on leads (created_at, id);
create index leads_erased_at on leads (erased_at) where erased_at is not null;
create index payments_by_time on payments (at);
create index refunds_settled on refunds (settled_at) where settled_at is not null;

-- When a job that looks through a whole table last came to its end.
create table job_progress (
  name text primary key check (length(name) <= 40),
  completed_at timestamptz not null
);
