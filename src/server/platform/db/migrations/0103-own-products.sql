-- What a member read from a pack: the product's name and figures. It goes with the lead's row.
create table own_products (
  lead_id uuid not null references leads (id) on delete cascade,
  -- The trade item number in 14 digits; an id of the device where the pack has none.
  code text not null,
  -- Product in src/domain/product/product.ts. Null where it was deleted: the row stays, so that an older change which
  -- arrives later does not bring it back.
  content jsonb,
  -- When the member said so, by the device's clock, never later than ours.
  changed_at timestamptz not null,
  primary key (lead_id, code)
);
create index own_products_codes on own_products (code, changed_at) where content is not null;

-- What the packs of several members agree on. It names nobody, and stays when one of them leaves.
create table shared_products (
  gtin text primary key,
  -- Null where they call it differently.
  name text,
  basis jsonb not null,
  figures jsonb not null,
  changed_at timestamptz not null
);
