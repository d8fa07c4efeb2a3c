import { sql } from 'kysely'
import type { Money } from '#domain/billing/money.ts'
import type { FiguresSource } from './figures-source.ts'
import { momentsOf, type Period } from './period.ts'

/** Sums from the ledger for a period, by the day on which money moved. */
export type LedgerSums = {
  /** First payments received. */
  readonly purchases: number
  /** Charges received, by currency. */
  readonly revenue: readonly Money[]
  /** Refunds carried out, by currency. */
  readonly refunded: readonly Money[]
  readonly refunds: number
}

/** Revenue, refunds and purchases of a period. */
export async function readLedger({ db, livemode }: FiguresSource, period: Period): Promise<LedgerSums> {
  const { start, end } = momentsOf(period)
  const charges = await db
    .selectFrom('payments')
    .select((eb) => [
      'currency',
      sql<number>`sum(amount_minor)::bigint`.as('minor'),
      eb.fn
        .countAll<number>()
        .filterWhere('kind', '=', 'initial')
        .filterWhere('is_duplicate', '=', false)
        .as('purchases'),
    ])
    .where('state', '=', 'succeeded')
    .where('livemode', '=', livemode)
    .where('at', '>=', start)
    .where('at', '<', end)
    .groupBy('currency')
    .orderBy('minor', 'desc')
    .execute()
  const refunds = await db
    .selectFrom('refunds')
    .innerJoin('payments', 'payments.id', 'refunds.payment_id')
    .select((eb) => [
      'refunds.currency',
      sql<number>`sum(refunds.amount_minor)::bigint`.as('minor'),
      eb.fn.countAll<number>().as('count'),
    ])
    .where('refunds.state', '=', 'succeeded')
    .where('payments.livemode', '=', livemode)
    .where('refunds.settled_at', '>=', start)
    .where('refunds.settled_at', '<', end)
    .groupBy('refunds.currency')
    .orderBy('minor', 'desc')
    .execute()
  return {
    purchases: charges.reduce((sum, row) => sum + row.purchases, 0),
    revenue: charges.map(({ currency, minor }) => ({ currency, minor })),
    refunded: refunds.map(({ currency, minor }) => ({ currency, minor })),
    refunds: refunds.reduce((sum, row) => sum + row.count, 0),
  }
}
