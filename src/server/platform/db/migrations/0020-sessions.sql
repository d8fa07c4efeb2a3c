-- The member area opens with a session in a cookie. It ends 30 days after its last use and 180 after its beginning.
create table sessions (
  lead_id uuid not null references leads (id) on delete cascade,
  id uuid not null,
  secret_hash bytea not null unique,
  -- Such as "Chrome, Android": for the list of devices.
  device text not null check (length(device) <= 80),
  created_at timestamptz not null,
  last_used_at timestamptz not null,
  -- When a mailed link was opened for it; null where it began with an order on this device.
  link_at timestamptz,
  primary key (lead_id, id)
);

create index sessions_by_use on sessions (last_used_at);

-- The random value of the browser that used a link: the same browser may repeat the exchange for some minutes.
alter table resume_links add column attempt_hash bytea;

-- Secrets in e-mails that were handed to a mail server are of no use here any more.
update emails
set html = regexp_replace(html, '(/v3/(?:resume|subscription))#[A-Za-z0-9_-]{20,}', '\1', 'g'),
    text = regexp_replace(text, '(/v3/(?:resume|subscription))#[A-Za-z0-9_-]{20,}', '\1', 'g')
where transport = 'smtp' and text <> '';
