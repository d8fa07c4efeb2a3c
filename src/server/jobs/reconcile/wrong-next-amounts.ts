import { sql } from 'kysely'
import { liveSubscriptionStates } from '#domain/billing/subscription.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { recordFinding } from '#server/platform/audit/record-finding.ts'
import type { Database } from '#server/platform/db/database.ts'

/** ms that a provider may take to hear of a price that was just agreed. */
const ON_ITS_WAY = MS_PER_HOUR

type Wrong = {
  readonly leadId: string
  readonly orderId: string
  readonly subject: string
  readonly told: number
  readonly agreed: number
}

/** Notes where a provider is about to charge something else than was agreed, before it does. */
export async function recordNextAmountMismatches(db: Database, now: Date): Promise<void> {
  const lately = new Date(now.getTime() - ON_ITS_WAY)
  const { rows } = await sql<Wrong>`
    select * from (
      select s.lead_id as "leadId", s.order_id as "orderId", s.id as subject,
        s.next_amount_minor as told, s.next_currency, o.currency,
        coalesce((
          select c.after_minor from subscription_price_changes c
          where c.subscription_id = s.id and c.agreed_at is not null
            and (c.approve_url is null or c.applied_at is not null)
            and c.applies_from - interval '1 day' <= s.period_end
          order by c.applies_from desc limit 1), o.renewal_amount_minor) as agreed
      from subscriptions s join orders o on o.lead_id = s.lead_id and o.id = s.order_id
      where s.state in (${sql.join(liveSubscriptionStates)})
        and not s.cancel_at_period_end and s.ending_because is null
        and s.next_amount_minor is not null and s.period_end is not null
        and not exists (
          select from subscription_price_changes c
          where c.subscription_id = s.id and c.agreed_at > ${lately} and c.applied_at is null)
    ) as renewal
    where told <> agreed or next_currency <> currency`.execute(db)
  for (const { leadId, orderId, subject, told, agreed } of rows) {
    const detail = `next ${told} instead of ${agreed}`
    await recordFinding(db, { what: 'next_amount_mismatch', subject, leadId, orderId, detail, now })
  }
}
