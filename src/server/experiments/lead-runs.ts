import { sql } from 'kysely'
import type { ShownVariant } from '#analytics/events/shown-variants.ts'
import type { Run } from '#analytics/experiments/assign-variants.ts'
import { experimentOf } from '#analytics/experiments/experiment-list.ts'
import type { Trx } from '#server/platform/db/transaction.ts'
import type { Lot } from './lot.ts'
import { firstPurchaseOf } from './read-buyers.ts'

/** A page on which an address is confirmed. */
export type DrawnPage = {
  readonly running: readonly Run[]
  /** The variants in which it was sent, as it says. A page that was loaded again later names none. */
  readonly shown: readonly ShownVariant[]
  /** The lots of its request. */
  readonly lots: readonly Lot[]
}

/**
 * Stores the variants in which a new lead confirmed the address, each with the lot by which it was drawn. If the page
 * names no variant, that of its lot counts, provided that the lot was drawn; if it names another one than its lot, the
 * connection changed, and the lead is a unit of its own.
 */
export async function noteRunsOfLead(trx: Trx, leadId: string, page: DrawnPage, now: Date): Promise<void> {
  const drawn = await drawnIn(trx, page)
  const rows = page.running.flatMap(({ key, version }) => {
    const isOfRun = (one: { readonly key: string; readonly version: number }): boolean =>
      one.key === key && one.version === version
    const named = page.shown.find(isOfRun)?.variant
    const lot = drawn.find((row) => isOfRun(row) && (named === undefined || row.variant === named))
    const variant = named ?? lot?.variant
    const isKnown = experimentOf(key)?.variants.some(({ name }) => name === variant) ?? false
    if (variant === undefined || !isKnown) return []
    return [
      {
        ...{ lead_id: leadId, key, version, variant, confirmed_at: now },
        ...{ day: lot?.day ?? null, lot: lot?.lot ?? null },
      },
    ]
  })
  if (rows.length > 0) await trx.insertInto('lead_runs').values(rows).execute()
}

/** The page's lots as they were drawn, today's first. */
async function drawnIn(trx: Trx, { lots }: DrawnPage) {
  if (lots.length === 0) return []
  return trx
    .selectFrom('experiment_lots')
    .select(['key', 'version', 'variant', 'day', 'lot'])
    .where(({ or, and, eb }) => or(lots.map(({ day, lot }) => and([eb('day', '=', day), eb('lot', '=', lot)]))))
    .orderBy('day', 'desc')
    .execute()
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
