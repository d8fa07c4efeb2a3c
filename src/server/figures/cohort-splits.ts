import { type RawBuilder, sql } from 'kysely'
import type { CohortSplit } from '#domain/cohort-choices.ts'

/** The first paid order of each customer. */
const orders = (livemode: boolean) => sql`
  left join (
    select distinct on (lead_id) lead_id, order_id from payments
    where livemode = ${livemode} and kind = 'initial' and state = 'succeeded' order by lead_id, at
  ) as paid using (lead_id)
  left join orders on orders.lead_id = bought.lead_id and orders.id = paid.order_id`
/** The visit that led to the customer. */
const visit = () => sql`left join visitor_leads using (lead_id)`
const visitor = () => sql`${visit()} left join visitors on visitors.id = visitor_id`

/** What a customer's first order, or the visit that led to it, says of them: the value, and where it stands. */
const splits = {
  plan: [sql`product_name`, orders],
  price: [
    sql`orders.currency || ' ' || round(first_amount_minor / 100.0, 2) || ', then ' || round(renewal_amount_minor / 100.0, 2)`,
    orders,
  ],
  country: [sql`visitors.country`, visitor],
  source: [
    sql`coalesce(source_aliases.source, value)`,
    () => sql`${visit()} left join funnel_visits using (visitor_id)
      left join funnel_traits on funnel_traits.id = funnel_visits.source left join source_aliases on spelling = value`,
  ],
  campaign: [sql`visitors.utm_campaign`, visitor],
} as const satisfies Record<CohortSplit, unknown>

/**
 * Customers with the value that a split gives them, from `bought`: that of their first paid order, or of the visit that
 * led to it.
 */
export function splitBy(split: CohortSplit | null, livemode: boolean): RawBuilder<unknown> {
  if (split === null) return sql`select lead_id, at, begins, '' as value from bought`
  const [value, from] = splits[split]
  return sql`select bought.lead_id, bought.at, begins, coalesce(nullif(trim(${value}), ''), 'unknown') as value
    from bought ${from(livemode)}`
}
