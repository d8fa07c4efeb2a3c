-- A pause moves the next charge, too, but nothing is open in it. Its end may be moved again, to either side.
alter table charge_moves add column kind text not null default 'free_days';
alter table charge_moves add constraint charge_moves_kind_check check (kind in ('free_days', 'pause', 'pause_end')) not valid;
alter table charge_moves validate constraint charge_moves_kind_check;
alter table charge_moves drop constraint charge_moves_check;
alter table charge_moves add constraint charge_moves_order_check
  check (kind = 'pause_end' or moved_to >= moved_from) not valid;
alter table charge_moves validate constraint charge_moves_order_check;
alter table charge_moves drop constraint charge_moves_days_check;
alter table charge_moves add constraint charge_moves_days_check
  check (kind <> 'free_days' or (days >= 1 and days <= 31)) not valid;
alter table charge_moves validate constraint charge_moves_days_check;
