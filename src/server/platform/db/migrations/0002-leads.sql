-- A lead is a visitor who confirmed an e-mail address. Every table about a person leads with lead_id, the id that the
-- data would be sharded by. Secrets (tokens, links, idempotency keys) are kept as sha256 only.

create table leads (
  id uuid primary key,
  email text not null,
  -- The form in which two spellings of one address meet.
  email_normalised text not null,
  -- The answers, without the e-mail address.
  hero jsonb not null,
  units text not null check (units in ('metric', 'imperial')),
  conditions text[] not null,
  -- With the client's idempotency key it makes the same token again for a repeated request.
  token_salt bytea not null,
  idempotency_hash bytea not null unique,
  content_hash bytea not null,
  created_at timestamptz not null
);

create index leads_by_email on leads (email_normalised);

create table lead_tokens (
  lead_id uuid not null references leads (id) on delete cascade,
  token_hash bytea not null unique,
  created_at timestamptz not null,
  primary key (lead_id, token_hash)
);

create table resume_links (
  lead_id uuid not null references leads (id) on delete cascade,
  secret_hash bytea not null unique,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz,
  primary key (lead_id, secret_hash)
);

create index resume_links_by_expiry on resume_links (expires_at);
