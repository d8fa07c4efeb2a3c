-- The whole campaign, the click's id, where a visit began, the device and the app are dimensions of the statistics.
alter table funnel_daily drop constraint funnel_daily_dimension_check;
alter table funnel_daily add constraint funnel_daily_dimension_check check (dimension in (
  'all', 'source', 'medium', 'campaign', 'content', 'term', 'click', 'landing', 'country', 'platform', 'device', 'app',
  'language', 'path', 'variant'
));
