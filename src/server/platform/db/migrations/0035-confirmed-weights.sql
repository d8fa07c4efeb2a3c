-- What a member said of a reading that was doubted: that it was them, in the unit shown, without shoes.
alter table weight_entries add column confirmed boolean not null default false;
