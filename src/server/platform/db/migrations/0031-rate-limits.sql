-- Counts of the limits that hold over all processes: how often a network asked within a window. After a crash they begin
-- anew, so they are not written to the log of the database.
create unlogged table rate_limits (
  name text not null,
  -- sha256 of the limit's name and the network; removed by the clean-up once the window is over.
  network_hash bytea not null,
  hits integer not null,
  ends_at timestamptz not null,
  primary key (name, network_hash)
);
