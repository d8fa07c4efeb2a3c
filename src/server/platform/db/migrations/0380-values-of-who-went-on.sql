-- How far the furthest visitor with a value came. A client can make up values, but hardly visitors who confirm an address:
-- what nobody came further with makes room first.
alter table funnel_values add column furthest text not null default 'entered'
  check (furthest in ('entered', 'went_on', 'confirmed'));
alter table funnel_values alter column furthest drop default;
