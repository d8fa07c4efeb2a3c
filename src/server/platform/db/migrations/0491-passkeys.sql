-- The public half of an operator's passkey. Whose it is, its name, its last use and its end are in access_keys, where the
-- hash of the credential's id is the hash of its secret.
create table operator_passkeys (
  key_id uuid primary key references access_keys (id) on delete cascade,
  credential_id text not null unique check (length(credential_id) between 1 and 1400),
  public_key bytea not null,
  -- The authenticator's own count of its uses; 0 for good if it has none.
  uses bigint not null check (uses >= 0)
);
