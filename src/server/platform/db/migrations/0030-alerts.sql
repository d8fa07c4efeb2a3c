-- What the operator is told, each once: `kind` and `subject` together name one thing that a person has to see to.
create table alerts (
  id uuid primary key,
  kind text not null,
  subject text not null,
  found_at timestamptz not null,
  -- When it was emailed or, where no address of the operator is set, written to the log.
  told_at timestamptz,
  unique (kind, subject)
);

-- The day until which the provider takes evidence, where it tells.
alter table disputes add column evidence_due_at timestamptz;

-- "No webhook for a day" is asked every few minutes.
create index webhook_events_newest on webhook_events (provider, received_at desc);
