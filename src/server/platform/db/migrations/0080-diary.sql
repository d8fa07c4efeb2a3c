-- What a member ate and drank, skipped, or keeps as a favourite. Health data, which goes with the lead's row.
create table diary_records (
  lead_id uuid not null references leads (id) on delete cascade,
  -- Made by the device, so that what is sent twice is stored once; of a planned meal it names the place.
  id text not null,
  -- The member's own day; null for a favourite, and for what was deleted before it was known.
  day date,
  -- What the device said (DiaryRecord in src/domain/api/member/diary.ts). Null where it was deleted: the row stays, so
  -- that an older change which arrives later does not bring it back.
  content jsonb,
  -- Its name and what it holds, computed from our own tables when it was stored.
  title text not null,
  figures jsonb not null,
  -- When the member said so, by the device's clock, never later than ours.
  changed_at timestamptz not null,
  primary key (lead_id, id)
);
create index diary_records_days on diary_records (lead_id, day);
