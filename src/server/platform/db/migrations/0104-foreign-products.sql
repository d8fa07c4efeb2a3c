-- What Open Food Facts said of a number: a copy under its own licence (ODbL), in a table of its own and never merged into
-- ours. It holds nothing of a member.
create table foreign_products (
  gtin text primary key,
  -- Product in src/domain/product/product.ts; null where it knows no such product.
  content jsonb,
  fetched_at timestamptz not null
);
create index foreign_products_fetched on foreign_products (fetched_at);
