-- From the salt and a key that is not in the database the secret of a link can be made again, so that the same link can be
-- mailed once more. Links of other e-mails have none.
alter table resume_links add column salt bytea;
alter table manage_links add column salt bytea;

-- Sign-in has a quota of its own, which other e-mails to the address do not spend. Addresses and networks are counted
-- under a keyed hash from here on; what was counted before is a day old at most, and begins anew.
truncate email_quotas;
truncate rate_limits;
alter table email_quotas
  add column purpose text not null check (purpose in ('typed', 'sign-in')),
  drop constraint email_quotas_pkey,
  add primary key (recipient_hash, purpose, day);
