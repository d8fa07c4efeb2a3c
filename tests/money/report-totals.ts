import { sql } from 'kysely'
import { accounting } from '#server/console/operations/accounting.ts'
import type { FiguresSource } from '#server/figures/figures-source.ts'
import { readBreakdown } from '#server/figures/read-breakdown.ts'
import { readCohorts } from '#server/figures/read-cohorts.ts'
import { readHeadline } from '#server/figures/read-headline.ts'
import { readSubscriptions } from '#server/figures/read-subscriptions.ts'
import { netByPayment } from '#server/ledger/net-by-payment.ts'
import { keptFrom } from '#server/ledger/sum-customer.ts'

type Amount = { readonly currency: string; readonly minor: number }

/** Longer than any history of a test. */
const always = { from: '2020-01-01', to: '2049-12-31' } as const

/** Sums by currency, without zeros, so that equal money is equal text. */
function sums(...parts: readonly (readonly [1 | -1, readonly Amount[]])[]): string {
  const totals = new Map<string, number>()
  for (const [sign, amounts] of parts)
    for (const { currency, minor } of amounts) totals.set(currency, (totals.get(currency) ?? 0) + sign * Number(minor))
  return [...totals]
    .filter(([, minor]) => minor !== 0)
    .map(([currency, minor]) => `${minor} ${currency}`)
    .sort()
    .join(', ')
}

const plus = (amounts: readonly Amount[]) => [1, amounts] as const
const minus = (amounts: readonly Amount[]) => [-1, amounts] as const

/** The sum of the ledger's entries by currency, straight from the table: of some kinds, or of all but payouts. */
export async function ledgerTotal({ db, livemode }: FiguresSource, kinds?: readonly string[]): Promise<string> {
  const wanted = kinds === undefined ? sql`kind <> 'payout'` : sql`kind = any(${[...kinds]}::text[])`
  const { rows } = await sql<Amount>`
    select currency, sum(moved_minor)::bigint as minor from ledger_entries
    where livemode = ${livemode} and ${wanted} group by 1`.execute(db)
  return sums(plus(rows))
}

/**
 * The total of every report about money over all time, each computed from what the report shows. `net` is what payments
 * brought after refunds and disputes, `kept` the same after fees.
 */
export async function reportTotals(source: FiguresSource): Promise<{
  readonly net: Readonly<Record<string, string>>
  readonly kept: Readonly<Record<string, string>>
}> {
  const { db, livemode } = source
  const { now: headline } = await readHeadline(source, always)
  const breakdowns: Record<string, string> = {}
  for (const dimension of ['source', 'campaign', 'device'] as const) {
    const { rows, unattributed } = await readBreakdown(source, always, { dimension })
    breakdowns[`breakdown by ${dimension}`] = sums(
      plus(rows.flatMap(({ revenue }) => revenue ?? [])),
      plus(unattributed),
    )
  }
  const { cohorts } = await readCohorts(source, always)
  const { plans, back } = await readSubscriptions(source, always)
  const { rows: books } = await accounting(db, { ...always, by: 'document' }, livemode)
  const { rows: days } = await accounting(db, { ...always, by: 'day' }, livemode)
  const leads = await db.selectFrom('leads').select('id').execute()
  const { rows: payments } = await sql<Amount>`
    select currency, sum(net)::bigint as minor from ${netByPayment(livemode)} money group by 1`.execute(db)
  const planAmounts = (key: 'firstMinor' | 'renewalMinor' | 'backMinor') =>
    plans.map((plan) => ({ currency: plan.currency, minor: plan[key] }))
  const booked = (rows: typeof books) => {
    const moved = rows.filter(({ kind }) => kind !== 'payout')
    const fees = moved.map(({ feeMinor, feeCurrency }) => ({ minor: feeMinor ?? 0, currency: feeCurrency ?? '' }))
    return sums(plus(moved.map(({ currency, grossMinor: minor }) => ({ currency, minor }))), minus(fees))
  }
  return {
    net: {
      headline: sums(plus(headline.revenue), minus(headline.refunded), minus(headline.disputed)),
      'headline with what went back': sums(plus(headline.revenue), minus(back)),
      ...breakdowns,
      cohorts: sums(plus(cohorts.flatMap(({ spans }) => spans.flatMap(({ paid }) => paid)))),
      plans: sums(plus(planAmounts('firstMinor')), plus(planAmounts('renewalMinor')), minus(planAmounts('backMinor'))),
      'payments of experiments': sums(plus(payments)),
    },
    kept: {
      headline: sums(plus(headline.kept)),
      'accounting by document': booked(books),
      'accounting by day': booked(days),
      customers: sums(
        plus(
          await keptFrom(
            db,
            leads.map(({ id }) => id),
          ),
        ),
      ),
    },
  }
}

/** Reports whose total differs from the ledger's. */
export async function differingReports(source: FiguresSource): Promise<readonly string[]> {
  const totals = await reportTotals(source)
  const net = await ledgerTotal(source, ['charge', 'refund', 'refund_returned', 'dispute_taken', 'dispute_returned'])
  const kept = await ledgerTotal(source)
  const differing = (total: string, reports: Readonly<Record<string, string>>) =>
    Object.entries(reports)
      .filter(([, own]) => own !== total)
      .map(([name, own]) => `the total of ${name} is ${own}, that of the ledger ${total}`)
  return [...differing(net, totals.net), ...differing(kept, totals.kept)]
}
