-- Receipts and credit notes with a number of their own, and where a buyer is, by which the tax within a price is reckoned.

-- Where an order was made from, by each thing that tells: two that agree prove it.
create table order_places (
  lead_id uuid not null,
  order_id uuid not null,
  -- network: the country of the internet address. billing: of the billing address. card: where the card was issued.
  source text not null check (source in ('network', 'billing', 'card')),
  country text not null check (country ~ '^[A-Z]{2}$'),
  seen_at timestamptz not null,
  primary key (lead_id, order_id, source),
  foreign key (lead_id, order_id) references orders (lead_id, id)
);

-- The next number of each series. Its row is locked while a document is written, so that no number is left out.
create table document_series (
  series text primary key check (series ~ '^[A-Z]{1,4}-[0-9]{4}$'),
  next_number integer not null check (next_number > 0)
);

create table tax_documents (
  lead_id uuid not null,
  id uuid not null unique,
  number text not null unique check (number ~ '^[A-Z]{1,4}-[0-9]{4}-[0-9]{6,}$'),
  kind text not null check (kind in ('receipt', 'credit_note')),
  order_id uuid not null,
  payment_id uuid not null,
  -- The refund of a credit note.
  refund_id uuid,
  livemode boolean not null,
  -- All that was paid; of a credit note what was paid back, as a negative amount.
  gross_minor bigint not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  -- Of the buyer, as far as it is known.
  country text check (country ~ '^[A-Z]{2}$'),
  -- Two sources agreed on it.
  is_proven boolean not null,
  -- The rate in hundredths of a percent; null where none applied or none is configured.
  rate_hundredths integer check (rate_hundredths between 0 and 10000),
  net_minor bigint,
  tax_minor bigint,
  issued_at timestamptz not null,
  primary key (lead_id, id),
  foreign key (lead_id, order_id) references orders (lead_id, id),
  foreign key (lead_id, payment_id) references payments (lead_id, id),
  check ((kind = 'credit_note') = (refund_id is not null)),
  check (case kind when 'receipt' then gross_minor >= 0 else gross_minor <= 0 end),
  check ((rate_hundredths is null) = (net_minor is null) and (net_minor is null) = (tax_minor is null)),
  check (net_minor + tax_minor = gross_minor),
  check (rate_hundredths is null or country is not null)
);
create unique index tax_documents_one_receipt on tax_documents (payment_id) where kind = 'receipt';
create unique index tax_documents_one_credit_note on tax_documents (refund_id);
create index tax_documents_by_order on tax_documents (lead_id, order_id);

create trigger tax_documents_are_kept before update or delete on tax_documents
  for each row execute function refuse_rewriting();
