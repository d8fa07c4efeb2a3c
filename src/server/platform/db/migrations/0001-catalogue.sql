-- What is sold. A price is never edited, only succeeded: retire the old row and insert a new one with the same
-- external_id in one transaction (docs/operating.md shows the two statements). Orders keep what they were sold at.

create table products (
  key text primary key,
  name text not null
);

create table prices (
  id uuid primary key,
  product_key text not null references products (key),
  -- The id that the shop window asks for.
  external_id text not null check (external_id ~ '^[A-Za-z0-9_-]{1,64}$'),
  livemode boolean not null,
  currency text not null check (currency ~ '^[A-Z]{3}$'),
  first_amount_minor bigint not null check (first_amount_minor between 0 and 100000000),
  first_days integer not null check (first_days between 1 and 3660),
  renewal_amount_minor bigint not null check (renewal_amount_minor between 0 and 100000000),
  renewal_days integer not null check (renewal_days between 1 and 3660),
  active boolean not null default true,
  created_at timestamptz not null default now()
);

create unique index prices_one_on_offer on prices (external_id) where active;

create function refuse_price_edit() returns trigger language plpgsql as $$
begin
  if (to_jsonb(new) - 'active') is distinct from (to_jsonb(old) - 'active') then
    raise exception 'A price is never edited: set active to false and insert a new row.';
  end if;
  return new;
end
$$;

create trigger prices_are_immutable before update on prices for each row execute function refuse_price_edit();

insert into products (key, name) values
  ('1-WEEK', '1-Week Trial'),
  ('1-MONTH', '4-Week Plan'),
  ('3-MONTH', '12-Week Plan');

insert into prices
  (id, product_key, external_id, livemode, currency, first_amount_minor, first_days, renewal_amount_minor, renewal_days)
values
  ('019a0000-0000-7000-8000-000000000001', '1-WEEK', 'test-1-week', false, 'USD', 999, 7, 2999, 30),
  ('019a0000-0000-7000-8000-000000000002', '1-MONTH', 'test-1-month', false, 'USD', 2999, 30, 2999, 30),
  ('019a0000-0000-7000-8000-000000000003', '3-MONTH', 'test-3-month', false, 'USD', 5999, 90, 5999, 90),
  ('019a0000-0000-7000-8000-000000000011', '1-WEEK', 'live-1-week', true, 'USD', 999, 7, 2999, 30),
  ('019a0000-0000-7000-8000-000000000012', '1-MONTH', 'live-1-month', true, 'USD', 2999, 30, 2999, 30),
  ('019a0000-0000-7000-8000-000000000013', '3-MONTH', 'live-3-month', true, 'USD', 5999, 90, 5999, 90);
