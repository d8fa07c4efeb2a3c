-- Reports with their conditions, kept under a name by an operator for themselves or for all.
create table saved_views (
  id uuid primary key,
  page text not null check (page in ('/funnel', '/breakdown', '/spend')),
  name text not null check (length(name) between 1 and 60),
  -- The query of the page's address, without the days if they are those up to today.
  query text not null check (length(query) <= 2000),
  is_shared boolean not null,
  -- The operator's login.
  made_by text not null check (length(made_by) <= 255),
  made_at timestamptz not null,
  -- When it was removed: for some days that can be taken back.
  removed_at timestamptz
);
create index saved_views_removed_at on saved_views (removed_at);
