-- One word for "a person got a notice of this": notified.

alter table subscription_price_changes rename column told_at to notified_at;
alter table reconciliation_findings rename column told_at to notified_at;
alter table alerts rename column told_at to notified_at;
alter index findings_untold rename to findings_not_notified;

create or replace function refuse_price_change_edit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' or old.withdrawn_at is not null
    or (to_jsonb(new) - 'withdrawn_at') is distinct from (to_jsonb(old) - 'withdrawn_at') then
    raise exception 'A price change is never edited, only withdrawn.' using errcode = 'check_violation';
  end if;
  if exists (select from subscription_price_changes where price_id = old.price_id and notified_at is not null) then
    raise exception 'Subscribers were notified of this price: it can be succeeded, not withdrawn.'
      using errcode = 'check_violation';
  end if;
  return new;
end
$$;

drop trigger price_told_is_kept on subscription_price_changes;
drop function refuse_price_told_edit();

-- What a person was notified of, or agreed to, stays as it was. A yes that came late moves the first charge to a later renewal.
create function refuse_price_notice_edit() returns trigger language plpgsql as $$
begin
  if tg_op = 'DELETE' then
    if old.notified_at is not null then
      raise exception 'What was notified is kept.' using errcode = 'check_violation';
    end if;
    return old;
  end if;
  if old.notified_at is not null and (
    (new.notified_at, new.before_minor, new.after_minor, new.currency)
      is distinct from (old.notified_at, old.before_minor, old.after_minor, old.currency)
    or (old.agreed_at is not null
      and (new.agreed_at, new.consent_id, new.applies_from)
        is distinct from (old.agreed_at, old.consent_id, old.applies_from))
    or new.applies_from < old.applies_from
    or (old.applied_at is not null and new.applied_at is distinct from old.applied_at)) then
    raise exception 'What was notified and agreed is kept.' using errcode = 'check_violation';
  end if;
  return new;
end
$$;
create trigger price_notice_is_kept before update or delete on subscription_price_changes
  for each row execute function refuse_price_notice_edit();
