-- What the migrations make, written by "node src/server/db/dump-schema.ts". Change a migration, not this.

CREATE OR REPLACE FUNCTION public.refuse_price_edit()
 RETURNS trigger
 LANGUAGE plpgsql
AS $function$
begin
  if (to_jsonb(new) - 'active') is distinct from (to_jsonb(old) - 'active') then
    raise exception 'A price is never edited: set active to false and insert a new row.';
  end if;
  return new;
end
$function$
;

create table consents (
  lead_id uuid not null,
  order_id uuid not null,
  id uuid not null,
  disclosure_version text not null,
  text text not null,
  user_agent text not null,
  accepted_at timestamp with time zone not null,
  constraint consents_pkey PRIMARY KEY (lead_id, order_id, id),
  constraint consents_user_agent_check CHECK ((length(user_agent) <= 500)),
  constraint consents_lead_id_order_id_fkey FOREIGN KEY (lead_id, order_id) REFERENCES orders(lead_id, id)
);

create table lead_tokens (
  lead_id uuid not null,
  token_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint lead_tokens_pkey PRIMARY KEY (lead_id, token_hash),
  constraint lead_tokens_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint lead_tokens_token_hash_key UNIQUE (token_hash)
);

create table leads (
  id uuid not null,
  email text not null,
  email_normalised text not null,
  hero jsonb not null,
  units text not null,
  conditions text[] not null,
  token_salt bytea not null,
  idempotency_hash bytea not null,
  content_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint leads_pkey PRIMARY KEY (id),
  constraint leads_units_check CHECK ((units = ANY (ARRAY['metric'::text, 'imperial'::text]))),
  constraint leads_idempotency_hash_key UNIQUE (idempotency_hash)
);

create table mail_quotas (
  recipient_hash bytea not null,
  day date not null,
  sent integer not null,
  constraint mail_quotas_pkey PRIMARY KEY (recipient_hash, day)
);

create table mails (
  lead_id uuid not null,
  id uuid not null,
  kind text not null,
  recipient text not null,
  subject text not null,
  html text not null,
  text text not null,
  created_at timestamp with time zone not null,
  sent_at timestamp with time zone,
  carrier text,
  constraint mails_pkey PRIMARY KEY (lead_id, id),
  constraint mails_carrier_check CHECK ((carrier = ANY (ARRAY['smtp'::text, 'outbox'::text]))),
  constraint mails_check CHECK (((sent_at IS NULL) = (carrier IS NULL))),
  constraint mails_kind_check CHECK ((kind = ANY (ARRAY['forecast'::text, 'order'::text]))),
  constraint mails_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id),
  constraint mails_id_key UNIQUE (id)
);

create table order_requests (
  lead_id uuid not null,
  order_id uuid not null,
  attempt integer not null,
  idempotency_hash bytea not null,
  content_hash bytea not null,
  secret_salt bytea not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  constraint order_requests_pkey PRIMARY KEY (lead_id, order_id, idempotency_hash),
  constraint order_requests_lead_id_order_id_attempt_fkey FOREIGN KEY (lead_id, order_id, attempt) REFERENCES payments(lead_id, order_id, attempt),
  constraint order_requests_idempotency_hash_key UNIQUE (idempotency_hash),
  constraint order_requests_secret_hash_key UNIQUE (secret_hash)
);

create table orders (
  lead_id uuid not null,
  id uuid not null,
  price_id uuid not null,
  external_id text not null,
  product_key text not null,
  product_name text not null,
  livemode boolean not null,
  currency text not null,
  first_amount_minor bigint not null,
  first_days integer not null,
  renewal_amount_minor bigint not null,
  renewal_days integer not null,
  state text not null,
  created_at timestamp with time zone not null,
  paid_at timestamp with time zone,
  access_until timestamp with time zone,
  constraint orders_pkey PRIMARY KEY (lead_id, id),
  constraint orders_check CHECK (((state = 'paid'::text) = (paid_at IS NOT NULL))),
  constraint orders_check1 CHECK (((paid_at IS NULL) = (access_until IS NULL))),
  constraint orders_state_check CHECK ((state = ANY (ARRAY['awaiting_payment'::text, 'processing'::text, 'paid'::text, 'declined'::text]))),
  constraint orders_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id),
  constraint orders_price_id_fkey FOREIGN KEY (price_id) REFERENCES prices(id),
  constraint orders_id_key UNIQUE (id)
);

create table payments (
  lead_id uuid not null,
  order_id uuid not null,
  attempt integer not null,
  provider text not null,
  method text not null,
  wallet text,
  amount_minor bigint not null,
  currency text not null,
  state text not null,
  reference text,
  reason text,
  created_at timestamp with time zone not null,
  settled_at timestamp with time zone,
  constraint payments_pkey PRIMARY KEY (lead_id, order_id, attempt),
  constraint payments_attempt_check CHECK ((attempt >= 1)),
  constraint payments_check CHECK (((state = 'declined'::text) = (reason IS NOT NULL))),
  constraint payments_check1 CHECK (((state = ANY (ARRAY['succeeded'::text, 'declined'::text])) = (settled_at IS NOT NULL))),
  constraint payments_method_check CHECK ((method = ANY (ARRAY['CREDIT_CARD'::text, 'FAST_PAYMENTS'::text]))),
  constraint payments_reason_check CHECK ((reason = ANY (ARRAY['PAYMENT_DECLINED'::text, 'PAYMENT_INSUFFICIENT_FUNDS'::text, 'PAYMENT_CARD_EXPIRED'::text]))),
  constraint payments_state_check CHECK ((state = ANY (ARRAY['open'::text, 'pending'::text, 'succeeded'::text, 'declined'::text]))),
  constraint payments_wallet_check CHECK ((wallet = ANY (ARRAY['Apple Pay'::text, 'Google Pay'::text]))),
  constraint payments_lead_id_order_id_fkey FOREIGN KEY (lead_id, order_id) REFERENCES orders(lead_id, id)
);

create table prices (
  id uuid not null,
  product_key text not null,
  external_id text not null,
  livemode boolean not null,
  currency text not null,
  first_amount_minor bigint not null,
  first_days integer not null,
  renewal_amount_minor bigint not null,
  renewal_days integer not null,
  active boolean default true not null,
  created_at timestamp with time zone default now() not null,
  constraint prices_pkey PRIMARY KEY (id),
  constraint prices_currency_check CHECK ((currency ~ '^[A-Z]{3}$'::text)),
  constraint prices_external_id_check CHECK ((external_id ~ '^[A-Za-z0-9_-]{1,64}$'::text)),
  constraint prices_first_amount_minor_check CHECK (((first_amount_minor >= 0) AND (first_amount_minor <= 100000000))),
  constraint prices_first_days_check CHECK (((first_days >= 1) AND (first_days <= 3660))),
  constraint prices_renewal_amount_minor_check CHECK (((renewal_amount_minor >= 0) AND (renewal_amount_minor <= 100000000))),
  constraint prices_renewal_days_check CHECK (((renewal_days >= 1) AND (renewal_days <= 3660))),
  constraint prices_product_key_fkey FOREIGN KEY (product_key) REFERENCES products(key)
);

create table products (
  key text not null,
  name text not null,
  constraint products_pkey PRIMARY KEY (key)
);

create table resume_links (
  lead_id uuid not null,
  secret_hash bytea not null,
  created_at timestamp with time zone not null,
  expires_at timestamp with time zone not null,
  used_at timestamp with time zone,
  constraint resume_links_pkey PRIMARY KEY (lead_id, secret_hash),
  constraint resume_links_lead_id_fkey FOREIGN KEY (lead_id) REFERENCES leads(id) ON DELETE CASCADE,
  constraint resume_links_secret_hash_key UNIQUE (secret_hash)
);

create table sandbox_payments (
  attempt_key text not null,
  reference text not null,
  outcome text not null,
  reason text,
  amount_minor bigint not null,
  currency text not null,
  created_at timestamp with time zone default now() not null,
  constraint sandbox_payments_pkey PRIMARY KEY (attempt_key),
  constraint sandbox_payments_check CHECK (((outcome = 'declined'::text) = (reason IS NOT NULL))),
  constraint sandbox_payments_outcome_check CHECK ((outcome = ANY (ARRAY['succeeded'::text, 'declined'::text]))),
  constraint sandbox_payments_reason_check CHECK ((reason = ANY (ARRAY['PAYMENT_DECLINED'::text, 'PAYMENT_INSUFFICIENT_FUNDS'::text, 'PAYMENT_CARD_EXPIRED'::text]))),
  constraint sandbox_payments_reference_key UNIQUE (reference)
);

create table schema_migrations (
  number integer not null,
  name text not null,
  checksum text not null,
  applied_at timestamp with time zone default now() not null,
  constraint schema_migrations_pkey PRIMARY KEY (number)
);

CREATE INDEX leads_by_email ON public.leads USING btree (email_normalised);

CREATE INDEX mails_newest ON public.mails USING btree (created_at DESC);

CREATE UNIQUE INDEX orders_one_paid_per_lead ON public.orders USING btree (lead_id) WHERE (state = 'paid'::text);

CREATE UNIQUE INDEX payments_one_reference ON public.payments USING btree (provider, reference);

CREATE UNIQUE INDEX payments_one_success ON public.payments USING btree (lead_id, order_id) WHERE (state = 'succeeded'::text);

CREATE UNIQUE INDEX payments_one_unsettled ON public.payments USING btree (lead_id, order_id) WHERE (state = ANY (ARRAY['open'::text, 'pending'::text]));

CREATE INDEX payments_unsettled ON public.payments USING btree (created_at) WHERE (state = ANY (ARRAY['open'::text, 'pending'::text]));

CREATE UNIQUE INDEX prices_one_on_offer ON public.prices USING btree (external_id) WHERE active;

CREATE INDEX resume_links_by_expiry ON public.resume_links USING btree (expires_at);

CREATE TRIGGER prices_are_immutable BEFORE UPDATE ON public.prices FOR EACH ROW EXECUTE FUNCTION refuse_price_edit();
