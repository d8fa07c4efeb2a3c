import { sql } from 'kysely'
import { type PaidPeriod, revenueByDay } from '#domain/accounting/deferred-revenue.ts'
import type { Movement } from '#domain/accounting/journal.ts'
import { lastDayOf } from '#domain/accounting/month.ts'
import { datevFile, deferredFile, movementsFile, quickbooksFile } from '#domain/accounting/month-files.ts'
import type { MonthFileFormat } from '#domain/api/console/accounting-months.ts'
import { endWithMoves } from '#domain/billing/charge-moves.ts'
import { Problem } from '#domain/problem.ts'
import type { IsoDate } from '#domain/time.ts'
import { unreachable } from '#domain/unreachable.ts'
import type { Database } from '#server/platform/db/database.ts'
import { bookedEntries } from './booked-entries.ts'

type MonthQuery = {
  readonly month: string
  readonly format: MonthFileFormat
  /** Needed for DATEV only. */
  readonly currency: string | null
  readonly livemode: boolean
  readonly now: Date
}

export type MonthFile = { readonly name: string; readonly content: Buffer }

/** How an entry's document is called. */
const documentKind = sql`case booked.kind when 'charge' then 'receipt' when 'refund' then 'credit_note'
  when 'refund_returned' then 'credit_note_reversal' end`

/** The entry's document; a correction of an amount has none. */
const withDocument = sql`left join tax_documents document on document.payment_id = booked.payment_id
  and booked.number = 1 and document.kind = ${documentKind}
  and (booked.kind = 'charge' or document.refund_id = booked.source)`

/** A file of a month that was taken; it never changes. @throws Problem MONTH_NOT_TAKEN, QUERY_INVALID */
export async function monthFile(db: Database, asked: MonthQuery): Promise<MonthFile> {
  const { month, format, currency, livemode } = asked
  const first = `${month}-01`
  const { rows } = await sql<{ takenAt: Date }>`
    select taken_at as "takenAt" from accounting_months where livemode = ${livemode} and month = ${first}::date`.execute(
    db,
  )
  const [taken] = rows
  if (taken === undefined) throw new Problem('MONTH_NOT_TAKEN')
  const utf8 = (text: string) => Buffer.from(text, 'utf8')
  switch (format) {
    case 'movements':
      return { name: `movements-${month}.csv`, content: utf8(movementsFile(await movementsOf(db, asked))) }
    case 'quickbooks':
      return { name: `quickbooks-${month}.csv`, content: utf8(quickbooksFile(await movementsOf(db, asked))) }
    case 'deferred': {
      const last = lastDayOf(month)
      const days = revenueByDay(await paidPeriods(db, asked, first, last), first, last)
      return { name: `deferred-revenue-${month}.csv`, content: utf8(deferredFile(days)) }
    }
    case 'datev': {
      if (currency === null) throw new Problem('QUERY_INVALID', 'currency')
      const madeAt = taken.takenAt.toISOString().replaceAll(/\D/g, '')
      const text = datevFile(await movementsOf(db, asked), { month, currency, madeAt })
      return { name: `EXTF_Buchungsstapel_${month}_${currency}.csv`, content: Buffer.from(text, 'latin1') }
    }
    default:
      return unreachable(format)
  }
}

async function movementsOf(db: Database, { month, livemode }: MonthQuery): Promise<readonly Movement[]> {
  const { rows } = await sql<Movement>`
    select booked.provider, booked.kind, booked.source, booked.number, booked.cause, booked.currency,
      booked.moved_minor as "movedMinor", to_char(booked.day, 'YYYY-MM-DD') as day, document.number as document,
      document.tax_minor as "taxMinor"
    from ${bookedEntries(livemode)} booked ${withDocument}
    where booked.month = ${`${month}-01`}::date
    order by booked.day, booked.at, booked.provider, booked.kind, booked.source, booked.number`.execute(db)
  return rows.map((row) => ({
    ...row,
    movedMinor: Number(row.movedMinor),
    taxMinor: row.taxMinor === null ? null : Number(row.taxMinor),
  }))
}

type Move = {
  readonly id: string
  readonly currency: string
  readonly from: string
  readonly to: string
  readonly end: Date
  readonly day: string
  readonly netMinor: number
  readonly added: readonly { readonly since: IsoDate; readonly from: string; readonly to: string }[]
}

/** The days that free days added to a period, one after the other. */
function lengthenedBy({ end, added }: Move): NonNullable<PaidPeriod['lengthened']> {
  let until = end
  return added.flatMap(({ since, from, to }) => {
    const moved = endWithMoves(until, [{ from: new Date(from), to: new Date(to) }])
    if (moved === until) return []
    until = moved
    return [{ since, to: moved.toISOString().slice(0, 10) }]
  })
}

/** The payments whose period, or one of whose movements, is in some days, with what was booked for them until then. */
async function paidPeriods(
  db: Database,
  { livemode }: MonthQuery,
  first: IsoDate,
  last: IsoDate,
): Promise<readonly PaidPeriod[]> {
  const { rows } = await sql<Move>`
    with booked as materialized (
      select * from ${bookedEntries(livemode)} booked where kind not in ('fee', 'payout') and day <= ${last}::date
    )
    select payments.id, booked.currency, to_char(period_start at time zone 'UTC', 'YYYY-MM-DD') as from,
      to_char(period_end at time zone 'UTC', 'YYYY-MM-DD') as to, period_end as end, to_char(booked.day, 'YYYY-MM-DD') as day,
      coalesce((
        select jsonb_agg(jsonb_build_object('since', to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD'),
          'from', moved_from, 'to', moved_to) order by asked_at)
        from charge_moves where charge_moves.lead_id = payments.lead_id
          and charge_moves.subscription_id = payments.subscription_id and kind = 'free_days' and applied_at is not null
      ), '[]') as added,
      booked.moved_minor - coalesce(document.tax_minor, 0) as "netMinor"
    from booked join payments on payments.id = booked.payment_id ${withDocument}
    where payments.period_end >= ${`${first}T00:00:00Z`}::timestamptz
      or exists (select from charge_moves where charge_moves.lead_id = payments.lead_id and kind = 'free_days'
        and applied_at is not null and moved_to >= ${`${first}T00:00:00Z`}::timestamptz)
      or booked.payment_id in (select payment_id from booked where day >= ${first}::date)`.execute(db)
  const payments = Map.groupBy(rows, ({ id, currency }) => `${id} ${currency}`)
  return [...payments.values()].flatMap((moves) => {
    const [one] = moves
    if (one === undefined) return []
    const { currency, from, to } = one
    return [
      {
        currency,
        from,
        to,
        lengthened: lengthenedBy(one),
        moves: moves.map(({ day, netMinor }) => ({ day, netMinor: Number(netMinor) })),
      },
    ]
  })
}
