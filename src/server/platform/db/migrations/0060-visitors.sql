-- What the collector stores. No internet address, no answer, no e-mail address: a visitor is a random id that the page
-- draws, and lives in the memory of the page unless the visitor agreed to more.

-- First touch: what came with the first page a visitor opened. Written once.
create table visitors (
  id uuid primary key,
  -- When the collector first heard of the visitor.
  first_at timestamptz not null,
  -- When the first page was opened; null while only later events arrived.
  landed_at timestamptz,
  landing text check (length(landing) <= 60),
  utm_source text check (length(utm_source) <= 255),
  utm_medium text check (length(utm_medium) <= 255),
  utm_campaign text check (length(utm_campaign) <= 255),
  utm_content text check (length(utm_content) <= 255),
  utm_term text check (length(utm_term) <= 255),
  click_id_kind text check (length(click_id_kind) <= 20),
  click_id text check (length(click_id) <= 255),
  referrer_domain text check (length(referrer_domain) <= 253),
  country text check (country ~ '^[A-Z]{2}$'),
  region text check (length(region) <= 80),
  city text check (length(city) <= 80),
  browser text not null check (length(browser) <= 60),
  os text not null check (length(os) <= 60),
  device_type text not null check (length(device_type) <= 20),
  platform text not null check (platform in ('iOS', 'Android', 'Web')),
  -- The app whose built-in browser it is, such as Instagram; null in a browser of its own.
  in_app_browser text check (length(in_app_browser) <= 60),
  language text check (length(language) <= 35),
  is_bot boolean not null,
  -- Whether answers were on the device already, as after a reload: not the first page of this person.
  is_return boolean not null default false,
  -- What measuring the visitor agreed to when the first page was opened: "none" keeps no id on the device.
  consent text not null default 'none' check (consent in ('none', 'analytics'))
);
create index visitors_first_at on visitors (first_at);

-- One row a visitor and step, added up by the page: what arrives again or in another order changes nothing.
create table step_views (
  visitor_id uuid not null,
  -- Version of the order of the steps.
  flow smallint not null check (flow > 0),
  step text not null check (length(step) <= 40),
  first_at timestamptz not null,
  -- When the step was left last; null while it never was.
  left_at timestamptz,
  views integer not null check (views between 1 and 1000),
  backs integer not null check (backs between 0 and 1000),
  validation_errors integer not null check (validation_errors between 0 and 1000),
  visible_ms integer not null check (visible_ms between 0 and 86400000),
  -- When the row was last written: statistics are added up from what is new.
  changed_at timestamptz not null,
  primary key (visitor_id, flow, step)
);
create index step_views_changed_at on step_views using brin (changed_at);

create table visitor_events (
  visitor_id uuid not null,
  token text not null check (length(token) <= 64),
  distinct_id text not null check (length(distinct_id) <= 255),
  name text not null check (length(name) <= 64),
  insert_id text not null check (length(insert_id) <= 64),
  -- By the visitor's clock, held to a few days before and minutes after it arrived.
  at timestamptz not null,
  received_at timestamptz not null,
  properties jsonb not null,
  primary key (visitor_id, token, distinct_id, name, insert_id)
);
create unique index visitor_events_once on visitor_events (token, distinct_id, name, insert_id);
create index visitor_events_received_at on visitor_events using brin (received_at);

create table visitor_profiles (
  visitor_id uuid not null,
  distinct_id text not null check (length(distinct_id) <= 255),
  properties jsonb not null,
  last_seen_at timestamptz not null,
  primary key (visitor_id, distinct_id)
);

-- Facts about what events are about, such as a plan; nothing of a person.
create table group_profiles (
  group_key text not null check (length(group_key) <= 64),
  group_id text not null check (length(group_id) <= 255),
  properties jsonb not null,
  changed_at timestamptz not null,
  primary key (group_key, group_id)
);

-- Ids under which one visitor sent: the random one of the device, that of a user, an alias.
create table identity_links (
  visitor_id uuid not null,
  distinct_id text not null check (length(distinct_id) <= 255),
  kind text not null check (kind in ('identify', 'alias')),
  linked_at timestamptz not null,
  primary key (visitor_id, distinct_id)
);

-- The lead that a visitor became: orders, payments and refunds hang on the lead.
create table visitor_leads (
  lead_id uuid primary key references leads (id) on delete cascade,
  visitor_id uuid not null,
  linked_at timestamptz not null
);
create index visitor_leads_visitor_id on visitor_leads (visitor_id);

-- Proof of what a visitor chose in the privacy choices; rows are only ever added.
create table tracking_choices (
  visitor_id uuid not null,
  id uuid not null,
  at timestamptz not null,
  analytics boolean not null,
  replay boolean not null,
  ads boolean not null,
  -- Whether the browser asked not to be sold or shared (Global Privacy Control).
  gpc boolean not null,
  country text check (country ~ '^[A-Z]{2}$'),
  -- sha256 of the words that were shown.
  text_hash bytea not null,
  primary key (visitor_id, id)
);

-- What became of what arrived, by day in UTC.
create table collector_counts (
  day date not null,
  outcome text not null check (length(outcome) <= 40),
  count bigint not null,
  primary key (day, outcome)
);
