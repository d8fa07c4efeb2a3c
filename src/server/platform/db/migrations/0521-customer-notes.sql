-- What operators write about a customer. It is deleted with everything else about the person, so it is not in the log of acts.
create table customer_notes (
  lead_id uuid not null references leads (id) on delete cascade,
  id uuid not null,
  operator_id uuid not null references operators (id),
  written_at timestamptz not null,
  text text not null check (length(text) between 3 and 1000),
  primary key (lead_id, id)
);
