import { sql } from 'kysely'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'

const AT_ONCE = 500
/** Days before its first charge from which a price that nobody was told of is looked at again. */
const SOON = 31

type Touched = { readonly leadId: string; readonly orderId: string }

/**
 * Purchases for which an announced price may come to something else than is written down: new to it, about to be told of
 * it, or no longer meant by it.
 */
export async function purchasesAffectedByPriceChanges(db: Database, now: Date): Promise<readonly Touched[]> {
  const soon = new Date(now.getTime() + SOON * MS_PER_DAY)
  const { rows } = await sql<Touched>`
    with announced as (
      select distinct on (product_key, livemode, currency)
        price_id, announced_at, product_key, livemode, currency, renewal_amount_minor, renewal_days
      from price_changes join prices on prices.id = price_id
      where withdrawn_at is null
      order by product_key, livemode, currency, announced_at desc, price_id
    ), live as (
      select s.*, o.product_key, o.currency, o.created_at as ordered_at, o.renewal_days, o.renewal_amount_minor
      from subscriptions s
      join orders o on o.lead_id = s.lead_id and o.id = s.order_id and o.provider_ref = s.provider_ref
      where s.state in (${sql.join(liveSubscriptionStates)})
    )
    select live.lead_id as "leadId", live.order_id as "orderId"
    from announced join live using (product_key, livemode, currency, renewal_days)
    where live.ordered_at < announced.announced_at
      and not live.cancel_at_period_end and live.ending_because is null
      and live.period_end is not null and live.duplicate_of is null
      and not exists (
        select from subscription_price_changes c
        where c.subscription_id = live.id and (
          c.price_id = announced.price_id or (c.told_at is not null and (
            c.agreed_at is null or (c.approve_url is not null and c.applied_at is null)))))
      and announced.renewal_amount_minor <> coalesce((
        select c.after_minor from subscription_price_changes c
        where c.subscription_id = live.id and c.agreed_at is not null
        order by c.applies_from desc limit 1), live.renewal_amount_minor)
    union
    select live.lead_id, live.order_id
    from subscription_price_changes c join live on live.lead_id = c.lead_id and live.id = c.subscription_id
    where c.told_at is null and (
      c.applies_from < ${soon} or live.cancel_at_period_end or live.ending_because is not null
      or c.price_id not in (select price_id from announced))
    limit ${AT_ONCE}`.execute(db)
  return rows
}
