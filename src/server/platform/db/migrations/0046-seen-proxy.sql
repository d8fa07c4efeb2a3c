-- On a developer's machine e-mails can be read without signing in. Once a visitor comes through a proxy with a name of its
-- own this is no such machine any more, also after the next start.
create table seen_proxy (
  only_row boolean primary key default true check (only_row),
  seen_at timestamptz not null
);
