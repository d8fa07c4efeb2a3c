-- Declined first attempts of the last days are looked for every five minutes.
create index payment_attempts_first_settled on payment_attempts (settled_at) include (state)
  where attempt = 1 and settled_at is not null;
