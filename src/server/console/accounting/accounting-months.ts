import { sql } from 'kysely'
import { firstDayOf, monthAfter } from '#domain/accounting/month.ts'
import type { AccountingMonthsReply } from '#domain/api/console/accounting-months.ts'
import { Problem } from '#domain/problem.ts'
import { addDays, type IsoDate } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction, type Reader } from '#server/platform/db/transaction.ts'
import { bookedEntries } from './booked-entries.ts'

/** Days of a month whose entries are taken by one statement. */
const DAYS_AT_ONCE = 4

type Books = { readonly db: Database; readonly livemode: boolean; readonly now: Date }
type View = AccountingMonthsReply['months'][number]
type Totals = View['totals'][number]

/** The months from the first entry of the ledger to now, newest first, with their totals. */
export async function accountingMonths({ db, livemode, now }: Books): Promise<AccountingMonthsReply> {
  const { rows: sums } = await sql<{ month: string } & Omit<Totals, 'balanceMinor'>>`
    select to_char(month, 'YYYY-MM') as month, currency,
      coalesce(sum(moved_minor) filter (where kind = 'charge'), 0)::bigint as "chargedMinor",
      coalesce(sum(moved_minor) filter (where kind in ('refund', 'refund_returned')), 0)::bigint as "refundedMinor",
      coalesce(sum(moved_minor) filter (where kind in ('dispute_taken', 'dispute_returned')), 0)::bigint as "disputedMinor",
      coalesce(sum(moved_minor) filter (where kind = 'fee'), 0)::bigint as "feesMinor",
      coalesce(sum(moved_minor) filter (where kind = 'payout'), 0)::bigint as "paidOutMinor"
    from ${bookedEntries(livemode)} booked group by 1, 2 order by 1, 2`.execute(db)
  const taken = await takenMonths(db, livemode)
  const [first] = [...sums.map(({ month }) => month), ...taken.keys()].sort()
  if (first === undefined) return { months: [] }
  const months: View[] = []
  const balances = new Map<string, number>()
  const running = now.toISOString().slice(0, 7)
  const next = nextToTake([...taken.keys()], first)
  for (let month = first; month <= running || sums.some((row) => row.month >= month); month = monthAfter(month)) {
    const totals = sums.filter((row) => row.month === month).map((row) => totalsOf(row, balances))
    const seal = taken.get(month)
    const state = seal !== undefined ? 'taken' : month >= running ? 'running' : month === next ? 'ready' : 'later'
    months.push({ month, state, takenAt: seal?.at.toISOString() ?? null, takenBy: seal?.by ?? null, totals })
  }
  return { months: months.toReversed() }
}

const nextToTake = (taken: readonly string[], first: string): string => {
  const last = taken.toSorted().at(-1)
  return last === undefined ? first : monthAfter(last)
}

function totalsOf(row: { month: string } & Omit<Totals, 'balanceMinor'>, balances: Map<string, number>): Totals {
  const { currency } = row
  const [chargedMinor, refundedMinor, disputedMinor, feesMinor, paidOutMinor] = [
    ...[Number(row.chargedMinor), Number(row.refundedMinor), Number(row.disputedMinor)],
    ...[Number(row.feesMinor), Number(row.paidOutMinor)],
  ] as const
  const moved = [chargedMinor, refundedMinor, disputedMinor, feesMinor, paidOutMinor].reduce((a = 0, b = 0) => a + b, 0)
  const balanceMinor = (balances.get(currency) ?? 0) + (moved ?? 0)
  balances.set(currency, balanceMinor)
  return {
    ...{ currency, balanceMinor, chargedMinor: chargedMinor ?? 0, refundedMinor: refundedMinor ?? 0 },
    ...{ disputedMinor: disputedMinor ?? 0, feesMinor: feesMinor ?? 0, paidOutMinor: paidOutMinor ?? 0 },
  }
}

async function takenMonths(
  db: Reader,
  livemode: boolean,
): Promise<ReadonlyMap<string, { readonly at: Date; readonly by: string }>> {
  const { rows } = await sql<{ month: string; at: Date; by: string }>`
    select to_char(month, 'YYYY-MM') as month, taken_at as at, taken_by as by from accounting_months
    where livemode = ${livemode}`.execute(db)
  return new Map(rows.map(({ month, at, by }) => [month, { at, by }]))
}

/** A day at midnight UTC, as the database reads it. */
const midnight = (day: IsoDate): string => `${day}T00:00:00Z`

/**
 * The time up to the end of a month in parts: what came before, and then some days each, so that no statement of a month
 * with very many entries takes long.
 */
function slicesOf(month: string): readonly (readonly [from: string, to: string])[] {
  const end = firstDayOf(monthAfter(month))
  const days: IsoDate[] = []
  for (let day = firstDayOf(month); day < end; day = addDays(day, DAYS_AT_ONCE)) days.push(day)
  const bounds = ['-infinity', ...days.map(midnight), midnight(end)]
  return bounds.slice(1).map((to, place) => [bounds[place] ?? to, to])
}

/**
 * Takes a month for the accountant: from now on it contains what the ledger knows of it at this moment, and nothing else.
 * Months are taken in order, once they are over. Taking one again changes nothing.
 * @throws Problem MONTH_NOT_READY
 */
export async function takeMonth({ db, livemode, now }: Books, month: string, operator: string): Promise<void> {
  await inTransaction(db, async (trx) => {
    await sql`lock table accounting_months in exclusive mode`.execute(trx)
    const taken = await takenMonths(trx, livemode)
    if (taken.has(month)) return
    const { rows } = await sql<{ first: string | null }>`
      select to_char(min(at) at time zone 'UTC', 'YYYY-MM') as first from ledger_entries where livemode = ${livemode}`.execute(
      trx,
    )
    const first = rows[0]?.first ?? null
    const isNext = first !== null && month === nextToTake([...taken.keys()], first)
    if (!isNext || month >= now.toISOString().slice(0, 7)) throw new Problem('MONTH_NOT_READY')
    await sql`insert into accounting_months (livemode, month, taken_at, taken_by)
      values (${livemode}, ${firstDayOf(month)}, ${now}, ${operator})`.execute(trx)
    for (const [from, to] of slicesOf(month)) {
      await sql`
        insert into accounting_month_entries (livemode, month, provider, kind, source, number)
        select livemode, ${firstDayOf(month)}::date, provider, kind, source, number from ledger_entries entry
        where livemode = ${livemode} and at < ${to}::timestamptz and at >= ${from}::timestamptz
          and not exists (
            select from accounting_month_entries known
            where (known.provider, known.livemode, known.kind, known.source, known.number)
              = (entry.provider, entry.livemode, entry.kind, entry.source, entry.number))`.execute(trx)
    }
  })
}
