-- A month of the accounts that was taken by the accountant. What it contains is fixed from then on: an entry of the ledger
-- that becomes known later belongs to the first month that was not taken yet.
create table accounting_months (
  livemode boolean not null,
  -- The first day of the month.
  month date not null check (extract(day from month) = 1),
  taken_at timestamptz not null,
  taken_by text not null,
  primary key (livemode, month)
);

create table accounting_month_entries (
  livemode boolean not null,
  month date not null,
  provider text not null,
  kind text not null,
  source text not null,
  number integer not null,
  primary key (provider, livemode, kind, source, number),
  foreign key (livemode, month) references accounting_months (livemode, month),
  foreign key (provider, livemode, kind, source, number)
    references ledger_entries (provider, livemode, kind, source, number)
);
create index accounting_month_entries_by_month on accounting_month_entries (livemode, month);

create trigger accounting_months_are_kept before update or delete on accounting_months
  for each row execute function refuse_rewriting();
create trigger accounting_month_entries_are_kept before update or delete on accounting_month_entries
  for each row execute function refuse_rewriting();
