-- Experiments are judged by their buyers. What a verdict depends on is fixed when the run starts, the first decision
-- stays, and nothing that was counted falls when a person is erased.
alter table experiment_runs
  -- The smallest difference worth having, in percent.
  add column worth_percent integer not null default 20 check (worth_percent between 1 and 100),
  -- The currency in which revenue is compared, and the dearest price on sale in it; null if nothing was on sale.
  add column currency text check (currency ~ '^[A-Z]{3}$'),
  add column cap_minor bigint check (cap_minor > 0),
  add constraint experiment_runs_cap check ((currency is null) = (cap_minor is null));

update experiment_runs
set currency = dearest.currency, cap_minor = dearest.minor
from (
  select currency, max(first_amount_minor) as minor from prices group by currency
  having max(first_amount_minor) > 0 order by count(*) desc, currency limit 1
) dearest;

-- A lead in the variant of the page that confirmed the address. Once a buyer is erased, the row is nobody's: it
-- keeps what was bought and loses the lead.
create table lead_runs (
  id bigint generated always as identity primary key,
  lead_id uuid references leads (id) on delete cascade,
  key text not null,
  version integer not null,
  variant text not null check (length(variant) <= 40),
  confirmed_at timestamptz not null,
  bought_at timestamptz,
  livemode boolean,
  currency text,
  -- Paid at first, less refunds and a lost dispute.
  net_minor bigint check (net_minor >= 0),
  is_refunded boolean,
  is_disputed boolean,
  is_cancelled boolean,
  foreign key (key, version) references experiment_runs (key, version),
  unique (lead_id, key, version),
  check (
    (lead_id is null) = (bought_at is not null)
    and num_nonnulls(bought_at, livemode, currency, net_minor, is_refunded, is_disputed, is_cancelled) in (0, 7)
  )
);
create index lead_runs_run on lead_runs (key, version, confirmed_at);

insert into lead_runs (lead_id, key, version, variant, confirmed_at)
select visitor_leads.lead_id, key, version, variant, linked_at
from experiment_exposures
join visitor_leads using (visitor_id);

-- The first look at which a variant was better, worse, or as good as the control.
create table experiment_decisions (
  key text not null,
  version integer not null,
  variant text not null check (length(variant) <= 40),
  decided_at timestamptz not null,
  decided_as text not null check (decided_as in ('better', 'worse', 'alike')),
  -- The buyers that it was decided by.
  control_buyers integer not null check (control_buyers >= 0),
  variant_buyers integer not null check (variant_buyers >= 0),
  primary key (key, version, variant),
  foreign key (key, version) references experiment_runs (key, version)
);
