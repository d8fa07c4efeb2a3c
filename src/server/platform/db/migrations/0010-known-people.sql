-- Whoever types an address has proven nothing: what its owner bought before is told to those alone who came by a link that
-- was mailed there, and to the device that bought it (docs/decisions/0016-what-an-address-tells.md).

alter table lead_tokens add column proven boolean not null default false;
-- The first token of a lead came with its answers; every later one by a mailed link.
update lead_tokens set proven = true from leads where leads.id = lead_tokens.lead_id
  and lead_tokens.created_at > leads.created_at;

-- Leads that one device confirmed one after another, under one address, have this in common.
alter table leads add column device_id uuid;
update leads set device_id = id;
alter table leads alter column device_id set not null;
create index leads_by_device on leads (device_id);

alter table consents
  -- SHA-256 of the words, every run of spaces as one, as it came with the yes.
  add column text_hash bytea,
  -- Language that the browser asked for.
  add column locale text check (length(locale) <= 35),
  -- The internet address without its end: 24 bits of the old kind, 48 of the new.
  add column network text check (length(network) <= 45);
update consents set text_hash = sha256(convert_to(regexp_replace(text, '\s+', ' ', 'g'), 'UTF8'));
alter table consents alter column text_hash set not null;
