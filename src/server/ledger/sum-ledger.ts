import { sql } from 'kysely'
import type { EntryKind } from '#domain/billing/ledger.ts'
import type { Money } from '#domain/billing/money.ts'
import type { LedgerSource, Moments } from './ledger-source.ts'

/** Sums of the ledger for a span of time, by the moment at which money moved. Amounts are by currency, largest first. */
export type LedgerSums = {
  /** First payments received. */
  readonly purchases: number
  readonly refunds: number
  /** Disputes by which a bank took money. */
  readonly disputes: number
  /** Charges received. */
  readonly revenue: readonly Money[]
  /** Refunds, without those that a bank returned. */
  readonly refunded: readonly Money[]
  /** What banks took for disputes, without what they gave back. */
  readonly disputed: readonly Money[]
  /** What providers kept, in the currencies in which they settle. */
  readonly fees: readonly Money[]
  /** What is left of it all, before payouts. */
  readonly kept: readonly Money[]
}

type Row = { readonly kind: EntryKind; readonly currency: string; readonly minor: number; readonly count: number }

function amountsOf(rows: readonly Row[], kinds: readonly EntryKind[], sign: 1 | -1): readonly Money[] {
  const sums = new Map<string, number>()
  for (const { kind, currency, minor } of rows)
    if (kinds.includes(kind)) sums.set(currency, (sums.get(currency) ?? 0) + sign * minor)
  return [...sums]
    .filter(([, minor]) => minor !== 0)
    .map(([currency, minor]) => ({ currency, minor }))
    .toSorted((a, b) => b.minor - a.minor || (a.currency < b.currency ? -1 : 1))
}

/** Revenue, refunds, disputes, fees and purchases of a span of time. */
export async function sumLedger({ db, livemode }: LedgerSource, { start, end }: Moments): Promise<LedgerSums> {
  const { rows } = await sql<Row>`
    select kind, currency, sum(moved_minor)::bigint as minor, count(*) filter (where number = 1) as count
    from ledger_entries
    where livemode = ${livemode} and at >= ${start} and at < ${end} and kind <> 'payout'
    group by kind, currency`.execute(db)
  const { rows: bought } = await sql<{ count: number }>`
    select count(*) as count from ledger_entries entry
    join payments on payments.id = payment_id and payments.kind = 'initial'
    where entry.livemode = ${livemode} and entry.at >= ${start} and entry.at < ${end}
      and entry.kind = 'charge' and entry.number = 1 and entry.cause = 'initial' and not is_duplicate`.execute(db)
  const counted = (wanted: EntryKind) =>
    rows.reduce((sum, { kind, count }) => sum + (kind === wanted ? Number(count) : 0), 0)
  return {
    purchases: Number(bought[0]?.count ?? 0),
    refunds: counted('refund'),
    disputes: counted('dispute_taken'),
    revenue: amountsOf(rows, ['charge'], 1),
    refunded: amountsOf(rows, ['refund', 'refund_returned'], -1),
    disputed: amountsOf(rows, ['dispute_taken', 'dispute_returned'], -1),
    fees: amountsOf(rows, ['fee'], -1),
    kept: amountsOf(rows, ['charge', 'refund', 'refund_returned', 'dispute_taken', 'dispute_returned', 'fee'], 1),
  }
}
