-- One table of everything that opens something. Whose it is stands in one of the columns named for the owner; nobody's is an
-- invitation for somebody who is not there yet. Sessions and links of before are carried over: people stay signed in.
create table access_keys (
  id uuid primary key,
  kind text not null,
  lead_id uuid references leads on delete cascade,
  operator_id uuid references operators on delete cascade,
  -- The operator who made it; null if its owner did, or the app for its owner.
  made_by uuid references operators,
  secret_hash bytea not null unique,
  -- With the server's key the secret can be made again from it.
  salt bytea,
  -- What its owner knows it by: a device, the email that brought it.
  label text not null default '' check (length(label) <= 80),
  -- How far it reaches, where a kind alone does not say it: the roles of an invitation, what a link was asked for.
  scope text[] not null default '{}',
  -- When the emailed link that proved the mailbox was made; null if nothing did.
  proven_at timestamptz,
  -- Hash of the attempt of the browser that used a link.
  attempt_hash bytea,
  -- The sealed secret of the authenticator that an invitation sets up.
  code_secret bytea,
  created_at timestamptz not null,
  expires_at timestamptz not null,
  last_used_at timestamptz,
  ended_at timestamptz,
  ended_because text,
  check (num_nonnulls(lead_id, operator_id) <= 1),
  check ((ended_at is null) = (ended_because is null))
);

insert into access_keys (id, kind, lead_id, secret_hash, label, proven_at, created_at, expires_at, last_used_at)
select id, 'session', lead_id, secret_hash, device, link_at, created_at,
  least(created_at + interval '180 days', last_used_at + interval '30 days'), last_used_at
from sessions;

insert into access_keys (id, kind, lead_id, secret_hash, proven_at, created_at, expires_at, last_used_at)
select gen_random_uuid(), 'token', lead_id, token_hash, case when proven then created_at end, created_at,
  last_used_at + interval '180 days', last_used_at
from lead_tokens;

-- The link in an email about the forecast never had a salt; those of sign-in emails mostly had one.
insert into access_keys (id, kind, lead_id, secret_hash, salt, attempt_hash, created_at, expires_at, last_used_at, ended_at, ended_because)
select gen_random_uuid(), case when salt is null then 'resume-link' else 'sign-in-link' end, lead_id, secret_hash, salt,
  attempt_hash, created_at, expires_at, used_at, used_at, case when used_at is not null then 'used' end
from resume_links;

insert into access_keys (id, kind, lead_id, secret_hash, salt, created_at, expires_at)
select gen_random_uuid(), 'manage-link', lead_id, secret_hash, salt, created_at, expires_at
from manage_links;

insert into access_keys (id, kind, operator_id, secret_hash, label, created_at, expires_at, last_used_at)
select id, 'operator-session', operator_id, secret_hash, device, created_at,
  least(created_at + interval '12 hours', last_used_at + interval '1 hour'), last_used_at
from operator_sessions;

-- What an operator made who was disabled since then, or who may not manage operators any more, opens nothing from here on.
insert into access_keys (id, kind, operator_id, made_by, secret_hash, scope, code_secret, created_at, expires_at, last_used_at, ended_at, ended_because)
select made.id,
  case when made.is_first then 'first-invitation' when made.operator_id is null then 'operator-invitation' else 'second-factor-reset' end,
  made.operator_id, made.invited_by, made.secret_hash, made.roles, made.code_secret, made.created_at, made.expires_at, made.used_at,
  case
    when made.used_at is not null then made.used_at
    when maker.disabled_at is not null or owner.disabled_at is not null or not 'operators' = any (maker.roles) then now()
  end,
  case
    when made.used_at is not null then 'used'
    when maker.disabled_at is not null or owner.disabled_at is not null then 'disabled'
    when not 'operators' = any (maker.roles) then 'demoted'
  end
from operator_invitations made
left join operators maker on maker.id = made.invited_by
left join operators owner on owner.id = made.operator_id;

create index access_keys_of_lead on access_keys (lead_id) where lead_id is not null;
create index access_keys_of_operator on access_keys (operator_id) where operator_id is not null;
create index access_keys_by_maker on access_keys (made_by) where made_by is not null;
create index access_keys_by_end on access_keys (ended_at) where ended_at is not null;
create index access_keys_by_expiry on access_keys (expires_at);

drop table sessions;
drop table lead_tokens;
drop table resume_links;
drop table manage_links;
drop table operator_sessions;
drop table operator_invitations;

-- Links that a signed-in person asks for have a quota that a stranger who knows the address cannot spend.
alter table email_quotas drop constraint email_quotas_purpose_check;
alter table email_quotas add check (purpose in ('typed', 'sign-in', 'proof'));
