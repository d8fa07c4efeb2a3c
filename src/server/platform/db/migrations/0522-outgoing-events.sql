-- What the owner's own systems are told: the text that is signed, and what became of it. It has ids and amounts, no person.
create table outgoing_events (
  id uuid primary key,
  type text not null,
  about uuid not null,
  body text not null,
  made_at timestamptz not null,
  state text not null check (state in ('waiting', 'delivered', 'given_up')),
  tries integer not null default 0,
  answer text not null default '',
  settled_at timestamptz check ((state = 'waiting') = (settled_at is null))
);
create index outgoing_events_by_time on outgoing_events (made_at desc);
create index outgoing_events_settled on outgoing_events (settled_at) where settled_at is not null;
