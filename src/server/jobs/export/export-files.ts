import { sql } from 'kysely'
import { csvOf } from '#domain/accounting/csv.ts'
import { amountText } from '#domain/accounting/money-text.ts'
import { lastDayOf } from '#domain/accounting/month.ts'
import type { FiguresSource } from '#server/figures/figures-source.ts'
import { readDays } from '#server/figures/read-days.ts'

type Movement = {
  readonly at: Date
  readonly provider: string
  readonly kind: string
  readonly cause: string
  readonly source: string
  readonly minor: number
  readonly currency: string
  readonly customer: string | null
  readonly payment: string | null
}

const monthOf = (month: string) => sql`entry.at >= ${`${month}-01T00:00:00Z`}::timestamptz
  and entry.at < ${`${month}-01T00:00:00Z`}::timestamptz + interval '1 month'`

/** Every movement of money of a month so far, as in the ledger. */
export async function movementsOf({ db, livemode }: FiguresSource, month: string): Promise<string> {
  const { rows } = await sql<Movement>`
    select at, provider, kind, cause, source, moved_minor as minor, currency, lead_id as customer, payment_id as payment
    from ledger_entries entry where livemode = ${livemode} and ${monthOf(month)}
    order by at, provider, kind, source, number`.execute(db)
  return csvOf(
    ['Time', 'Provider', 'Kind', 'Cause', 'Reference', 'Amount', 'Currency', 'Customer', 'Payment'],
    rows.map(({ at, provider, kind, cause, source, minor, currency, customer, payment }) => [
      ...[at.toISOString(), provider, kind, cause, source, amountText({ minor: Number(minor), currency }), currency],
      ...[customer ?? '', payment ?? ''],
    ]),
  )
}

type Sums = {
  readonly day: string
  readonly currency: string
  readonly charged: number
  readonly refunded: number
  readonly disputed: number
  readonly fees: number
}

/**
 * The figures of each day of a month until a day: visitors and their purchases, and money by currency. A day with several
 * currencies has a line for each; visitors stand on the first, so that columns can be added up.
 */
export async function figuresOf(source: FiguresSource, month: string, until: string): Promise<string> {
  const { rows } = await sql<Sums>`
    select to_char(at at time zone 'UTC', 'YYYY-MM-DD') as day, currency,
      coalesce(sum(moved_minor) filter (where kind = 'charge'), 0)::bigint as charged,
      coalesce(sum(moved_minor) filter (where kind in ('refund', 'refund_returned')), 0)::bigint as refunded,
      coalesce(sum(moved_minor) filter (where kind in ('dispute_taken', 'dispute_returned')), 0)::bigint as disputed,
      coalesce(sum(moved_minor) filter (where kind = 'fee'), 0)::bigint as fees
    from ledger_entries entry where livemode = ${source.livemode} and kind <> 'payout' and ${monthOf(month)}
    group by 1, 2 order by 1, 2`.execute(source.db)
  const last = lastDayOf(month)
  const { days } = await readDays(source, { from: `${month}-01`, to: until < last ? until : last })
  return csvOf(
    ['Day', 'Visitors', 'Purchases', 'Currency', 'Charged', 'Refunds', 'Disputes', 'Fees', 'Net'],
    days.flatMap(({ day, visitors, purchases }) => {
      const sums = rows.filter((row) => row.day === day)
      if (sums.length === 0) return [[day, String(visitors), String(purchases), '', '', '', '', '', '']]
      return sums.map(({ currency, ...sum }, place) => {
        const parts = [sum.charged, sum.refunded, sum.disputed, sum.fees].map(Number)
        const net = parts.reduce((total, part) => total + part, 0)
        return [
          ...[day, place === 0 ? String(visitors) : '', place === 0 ? String(purchases) : '', currency],
          ...[...parts, net].map((minor) => amountText({ minor, currency })),
        ]
      })
    }),
  )
}
