-- An operator can take back what members agreed on about a product. It stays away, whoever agrees on it again.
alter table shared_products add column removed_at timestamptz;
