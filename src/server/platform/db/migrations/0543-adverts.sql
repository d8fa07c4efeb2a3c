-- The id of the advert that an address named, which its content does not always say.
alter table visitors add column ad text;

-- Sums by advert, and by the plan that was bought.
alter table funnel_daily drop constraint funnel_daily_dimension_check;
alter table funnel_daily add constraint funnel_daily_dimension_check check (dimension in ('all', 'source', 'medium', 'campaign',
  'content', 'term', 'ad', 'click', 'landing', 'country', 'platform', 'device', 'app', 'language', 'plan', 'path', 'variant')) not valid;
