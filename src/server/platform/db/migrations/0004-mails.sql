-- Every mail there is, written in the transaction that causes it and sent by a job. Its text is the only place where
-- the secret of a link stands in clear.

create table mails (
  lead_id uuid not null references leads (id),
  id uuid not null unique,
  kind text not null check (kind in ('forecast', 'order')),
  recipient text not null,
  subject text not null,
  -- Emptied when the mail is old.
  html text not null,
  text text not null,
  created_at timestamptz not null,
  sent_at timestamptz,
  -- Where it went: to a mail server, or only to the local outbox.
  carrier text check (carrier in ('smtp', 'outbox')),
  primary key (lead_id, id),
  check ((sent_at is null) = (carrier is null))
);

create index mails_newest on mails (created_at desc);

-- How many mails one address was sent on one day, so that nobody can flood somebody else's inbox.
create table mail_quotas (
  recipient_hash bytea not null,
  day date not null,
  sent integer not null,
  primary key (recipient_hash, day)
);
