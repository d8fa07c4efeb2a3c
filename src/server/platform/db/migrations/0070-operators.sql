-- Operators of the console: who they are, how they sign in, and what they did.
create table operators (
  id uuid primary key,
  login text not null unique check (login = lower(login) and length(login) between 3 and 120),
  name text not null check (length(name) between 1 and 80),
  roles text[] not null check (
    cardinality(roles) >= 1 and roles <@ array['figures', 'customers', 'prices', 'operators']
  ),
  -- scrypt with 2^password_cost blocks.
  password_hash bytea not null,
  password_salt bytea not null,
  password_cost smallint not null,
  -- Secret of the authenticator, encrypted under a key that is not in the database.
  code_secret bytea not null,
  -- The last 30-second step whose code was used: a code opens once.
  code_step bigint not null,
  failed_tries integer not null default 0,
  try_again_at timestamptz,
  created_at timestamptz not null,
  disabled_at timestamptz
);

create table operator_recovery_codes (
  operator_id uuid not null references operators (id) on delete cascade,
  code_hash bytea not null,
  used_at timestamptz,
  primary key (operator_id, code_hash)
);

create table operator_sessions (
  id uuid primary key,
  operator_id uuid not null references operators (id) on delete cascade,
  secret_hash bytea not null unique,
  device text not null check (length(device) <= 80),
  created_at timestamptz not null,
  last_used_at timestamptz not null
);

create table operator_invitations (
  id uuid primary key,
  secret_hash bytea not null unique,
  roles text[] not null,
  -- Made at a start without any operator who may manage operators; void as soon as there is one.
  is_first boolean not null,
  -- The operator that gets a new password and authenticator; null where a new operator is invited.
  operator_id uuid references operators (id) on delete cascade,
  invited_by uuid references operators (id),
  code_secret bytea not null,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  used_at timestamptz
);

-- Every act of an operator, written before it is carried out. Never edited, never deleted.
create table operator_acts (
  id uuid primary key,
  operator_id uuid not null references operators (id),
  at timestamptz not null,
  deed text not null,
  subject text not null,
  lead_id uuid,
  detail text not null,
  -- Hash of what was asked for: the same key cannot ask for something else.
  content_hash bytea not null
);

create index operator_acts_by_time on operator_acts (at);
create index operator_acts_by_lead on operator_acts (lead_id, at) where lead_id is not null;
create trigger operator_acts_are_kept before update or delete on operator_acts
  for each row execute function refuse_rewriting();
