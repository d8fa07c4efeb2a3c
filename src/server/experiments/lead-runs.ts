import { sql } from 'kysely'
import type { ShownVariant } from '#analytics/events/shown-variants.ts'
import { experimentOf } from '#analytics/experiments/experiment-list.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import { firstPurchaseOf } from './read-buyers.ts'

type Confirmed = {
  readonly leadId: string
  /** The variants of the page that confirmed the address, as it says. */
  readonly shown: readonly ShownVariant[]
  /** The id under which the page was measured; null if it was not. */
  readonly visitorId: string | null
  readonly now: Date
}

/**
 * Stores the variants in which a new lead confirmed the address, for the runs under way. A page that was loaded again
 * later names no run: then it is what its visitor was counted in.
 */
export async function noteRunsOfLead(trx: Trx, { leadId, shown, visitorId, now }: Confirmed): Promise<void> {
  if (visitorId === null && shown.length === 0) return
  const running = await trx
    .selectFrom('experiment_runs')
    .select(['key', 'version'])
    .where('ended_at', 'is', null)
    .execute()
  if (running.length === 0) return
  const seen =
    visitorId === null
      ? []
      : await trx
          .selectFrom('experiment_exposures')
          .select(['key', 'version', 'variant'])
          .where('visitor_id', '=', visitorId)
          .execute()
  const rows = running.flatMap(({ key, version }) => {
    const isOfRun = (one: ShownVariant): boolean => one.key === key && one.version === version
    const variant = (shown.find(isOfRun) ?? seen.find(isOfRun))?.variant
    const isKnown = experimentOf(key)?.variants.some(({ name }) => name === variant) ?? false
    return variant === undefined || !isKnown ? [] : [{ lead_id: leadId, key, version, variant, confirmed_at: now }]
  })
  if (rows.length > 0) await trx.insertInto('lead_runs').values(rows).execute()
}

/**
 * Separates a lead that is erased from its runs: of a buyer the row stays with what was bought, because no figure of a
 * run may fall when somebody is erased; of anyone else nothing stays.
 */
export async function releaseRunsOfLead(trx: Trx, leadId: string): Promise<void> {
  for (const livemode of [true, false])
    await sql`
    update lead_runs set lead_id = null, bought_at = bought.bought_at, livemode = bought.livemode,
      currency = bought.currency, net_minor = bought.net_minor, is_refunded = bought.is_refunded,
      is_disputed = bought.is_disputed, is_cancelled = bought.is_cancelled
    from (${firstPurchaseOf(livemode, sql`${leadId}::uuid`)}) bought where lead_id = ${leadId}`.execute(trx)
  await trx.deleteFrom('lead_runs').where('lead_id', '=', leadId).execute()
}
