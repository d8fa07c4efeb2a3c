-- What adverts cost, as operators enter it or bring it as a file: one row for each day and campaign.
create table ad_spend (
  day date not null,
  -- As visitors' sources are counted, with spellings.
  source text not null check (length(source) between 1 and 60),
  -- As visitors' campaigns are counted; empty for all of a source.
  campaign text not null check (length(campaign) <= 60),
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  spent_minor bigint not null check (spent_minor >= 0),
  -- The operator's login.
  entered_by text not null check (length(entered_by) <= 255),
  entered_at timestamptz not null,
  primary key (day, source, campaign, currency)
);
