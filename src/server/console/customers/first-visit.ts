import { type RawBuilder, sql } from 'kysely'

/** The source of a visit as its address, or the page before, has it; spellings of one source are not one yet. */
export const writtenSource = sql`
  coalesce(nullif(lower(trim(visitors.utm_source)), ''), nullif(lower(visitors.referrer_domain), ''), 'direct')`

/**
 * Where the person with a normalised address came from, as a relation of at most one row: `source` and `campaign` of the
 * first visit that led to a confirmed address, named as in the breakdown, where spellings of a source are one.
 */
export const firstVisitOf = (address: RawBuilder<unknown>): RawBuilder<unknown> => sql`(
  select coalesce(source_aliases.source, written.source) as source,
    coalesce(nullif(visitors.utm_campaign, ''), 'none') as campaign
  from leads visited
  join visitor_leads on visitor_leads.lead_id = visited.id
  join visitors on visitors.id = visitor_leads.visitor_id
  cross join lateral (select ${writtenSource} as source) written
  left join source_aliases on spelling = written.source
  where visited.email_normalised = ${address}
  order by visitor_leads.linked_at limit 1
)`
