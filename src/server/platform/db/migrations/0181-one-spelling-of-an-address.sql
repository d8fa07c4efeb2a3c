-- Addresses are compared in one form of Unicode, and their domains as the domain name system knows them (RFC 3492, 5891).
create function pg_temp.punycode(label text) returns text language plpgsql as $$
declare
  points int[] := array(select ascii(letter) from regexp_split_to_table(label, '') letter);
  output text := array_to_string(array(select chr(point) from unnest(points) point where point < 128), '');
  basic int := length(output);
  handled int := basic;
  n int := 128;
  delta int := 0;
  bias int := 72;
  smallest int;
  point int;
  q int;
  k int;
  t int;
begin
  if basic = cardinality(points) then return label; end if;
  if basic > 0 then output := output || '-'; end if;
  while handled < cardinality(points) loop
    select min(each) into smallest from unnest(points) each where each >= n;
    delta := delta + (smallest - n) * (handled + 1);
    n := smallest;
    foreach point in array points loop
      if point < n then delta := delta + 1; end if;
      if point = n then
        q := delta;
        k := 36;
        loop
          t := least(greatest(k - bias, 1), 26);
          exit when q < t;
          output := output || substr('abcdefghijklmnopqrstuvwxyz0123456789', t + (q - t) % (36 - t) + 1, 1);
          q := (q - t) / (36 - t);
          k := k + 36;
        end loop;
        output := output || substr('abcdefghijklmnopqrstuvwxyz0123456789', q + 1, 1);
        delta := case when handled = basic then delta / 700 else delta / 2 end;
        delta := delta + delta / (handled + 1);
        k := 0;
        while delta > 455 loop
          delta := delta / 35;
          k := k + 36;
        end loop;
        bias := k + 36 * delta / (delta + 38);
        delta := 0;
        handled := handled + 1;
      end if;
    end loop;
    delta := delta + 1;
    n := n + 1;
  end loop;
  return 'xn--' || output;
end $$;

create function pg_temp.address_key(address text) returns text language sql as $$
  select regexp_replace(normalize(address, nfc), '@[^@]*$', '') || '@' ||
    (select string_agg(pg_temp.punycode(label), '.' order by place)
      from regexp_split_to_table(regexp_replace(normalize(address, nfc), '^.*@', ''), '\.') with ordinality labels (label, place))
$$;

update leads set email_normalised = pg_temp.address_key(email_normalised)
where email_normalised ~ '[^\x01-\x7f]' and email_normalised like '%@%';

-- Two customers who turn out to be one person stay two: each keeps their own subscription.
update customers set email_normalised = pg_temp.address_key(email_normalised)
where email_normalised ~ '[^\x01-\x7f]' and email_normalised like '%@%'
  and not exists (select from customers other where other.email_normalised = pg_temp.address_key(customers.email_normalised));

drop function pg_temp.address_key(text);
drop function pg_temp.punycode(text);
