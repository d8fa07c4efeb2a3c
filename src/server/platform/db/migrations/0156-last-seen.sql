-- When an operator was here last. Sessions tell it no longer once they have ended.
alter table operators add column last_seen_at timestamptz;
update operators set last_seen_at =
  (select max(last_used_at) from operator_sessions where operator_id = operators.id);
