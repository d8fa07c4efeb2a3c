import { sql } from 'kysely'
import type { CohortSplit } from '#domain/cohort-choices.ts'

/** What a customer's first order, or the visit that led to it, says of them. */
const splits = {
  plan: sql`product_name`,
  price: sql`orders.currency || ' ' || round(first_amount_minor / 100.0, 2) || ', then ' || round(renewal_amount_minor / 100.0, 2)`,
  country: sql`visitors.country`,
  source: sql`(select coalesce(source_aliases.source, substr(trait, 8))
    from funnel_visitors counted cross join lateral unnest(traits) as trait
    left join source_aliases on spelling = substr(trait, 8)
    where counted.visitor_id = visit.visitor_id and trait like 'source=%')`,
  campaign: sql`visitors.utm_campaign`,
} as const satisfies Record<CohortSplit, unknown>

/**
 * Customers with the value that a split gives them, from `bought`: that of their first paid order, or of the visit that
 * led to it.
 */
export const splitBy = (split: CohortSplit | null, livemode: boolean) =>
  split === null
    ? sql`select lead_id, at, begins, '' as value from bought`
    : sql`select bought.lead_id, bought.at, begins, coalesce(nullif(trim(${splits[split]}), ''), 'unknown') as value from bought
        left join lateral (
          select order_id from payments where payments.lead_id = bought.lead_id and payments.livemode = ${livemode}
            and payments.kind = 'initial' and payments.state = 'succeeded' order by payments.at limit 1
        ) as paid on true
        left join orders on orders.lead_id = bought.lead_id and orders.id = paid.order_id
        left join lateral (
          select visitor_id from visitor_leads where visitor_leads.lead_id = bought.lead_id limit 1
        ) as visit on true
        left join visitors on visitors.id = visit.visitor_id`
