-- The funnel by the path that a gender leads to, and by the runs of experiments instead of experiments alone.
alter table funnel_daily drop constraint funnel_daily_dimension_check;
alter table funnel_daily add constraint funnel_daily_dimension_check
  check (dimension in ('all', 'source', 'country', 'platform', 'language', 'path', 'variant'));

-- Sums by variant did not say of which run: they are counted anew, and so are visitors who confirmed an address.
delete from funnel_daily where dimension = 'variant';
delete from funnel_values where dimension = 'variant';
update funnel_visitors
set traits = array(select trait from unnest(traits) as trait where trait not like 'variant=%'), settles_at = now()
where visitor_id in (select visitor_id from experiment_exposures union select visitor_id from visitor_leads);

-- The few who bought, for reports that set them beside what they paid.
create index funnel_visitors_paid on funnel_visitors (entered_at) include (visitor_id) where has_paid;
