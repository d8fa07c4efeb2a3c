import { type RawBuilder, sql } from 'kysely'

/**
 * Where the person with a normalised address came from, as a relation of at most one row: `source` and `campaign` of the
 * first visit that led to a confirmed address, named as in the breakdown.
 */
export const firstVisitOf = (address: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(nullif(lower(visitors.utm_source), ''), nullif(lower(visitors.referrer_domain), ''), 'direct') as source,
    coalesce(nullif(visitors.utm_campaign, ''), 'none') as campaign
  from leads visited
  join visitor_leads on visitor_leads.lead_id = visited.id
  join visitors on visitors.id = visitor_leads.visitor_id
  where visited.email_normalised = ${address}
  order by visitor_leads.linked_at limit 1
)`
