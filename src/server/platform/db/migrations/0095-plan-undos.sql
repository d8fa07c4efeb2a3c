-- What a member's plan was before and after their last changes, so that each can be undone. Of the changes that were
-- made in the present week of the plan only; the newest is undone first.
create table plan_undos (
  lead_id uuid not null references leads (id) on delete cascade,
  id uuid not null,
  -- The revision of the plan that the change made: the order of the changes.
  revision integer not null,
  -- The week that the member was in: once the next has begun, nothing of it is undone.
  week integer not null check (week between 1 and 520),
  -- What was asked for: the same request again is answered as it was.
  request text not null,
  -- What was done, as a sentence.
  done text not null,
  -- What the change was answered with.
  answer jsonb not null,
  -- The rows that it wrote, as they were before and as it left them, and which weeks and reviews there were then.
  written jsonb not null,
  made_at timestamptz not null,
  -- What its undoing was answered with; null as long as it is not undone.
  undone jsonb,
  primary key (lead_id, id)
);
