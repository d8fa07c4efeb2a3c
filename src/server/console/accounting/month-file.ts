import { sql } from 'kysely'
import { type PaidPeriod, revenueByDay } from '#domain/accounting/deferred-revenue.ts'
import type { Movement } from '#domain/accounting/journal.ts'
import { firstDayOf, lastDayOf } from '#domain/accounting/month.ts'
import { datevFile, deferredFile, movementsFile, quickbooksFile } from '#domain/accounting/month-files.ts'
import type { MonthFileFormat } from '#domain/api/console/accounting-months.ts'
import { endWithMoves } from '#domain/billing/charge-moves.ts'
import { Problem } from '#domain/problem.ts'
import type { IsoDate } from '#domain/time.ts'
import { unreachable } from '#domain/unreachable.ts'
import type { Database } from '#server/platform/db/database.ts'
import { bookedEntries, takenEntries } from './booked-entries.ts'

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
  const first = firstDayOf(month)
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
    from ${takenEntries(livemode, firstDayOf(month))} booked ${withDocument}
    order by booked.day, booked.at, booked.provider, booked.kind, booked.source, booked.number`.execute(db)
  return rows.map((row) => ({
    ...row,
    movedMinor: Number(row.movedMinor),
    taxMinor: row.taxMinor === null ? null : Number(row.taxMinor),
  }))
}

/** Payments that are alike: their days, what moved on which of them, and the free days that were added. */
type Alike = {
  readonly count: number
  readonly currency: string
  readonly from: string
  readonly to: string
  readonly days: readonly string[]
  readonly nets: readonly string[]
  /** Null where no free days were added. */
  readonly end: Date | null
  readonly added: readonly { readonly since: IsoDate; readonly from: string; readonly to: string }[] | null
}

/** The days that free days added to a period, one after the other. */
function lengthenedBy({ end, added }: Alike): NonNullable<PaidPeriod['lengthened']> {
  if (end === null || added === null) return []
  let until = end
  return added.flatMap(({ since, from, to }) => {
    const moved = endWithMoves(until, [{ from: new Date(from), to: new Date(to) }])
    if (moved === until) return []
    until = moved
    return [{ since, to: moved.toISOString().slice(0, 10) }]
  })
}

/**
 * The payments whose period, or one of whose movements, is in some days, with what was booked for them until then. Many
 * are alike: most of what is sold on a day has the same price and period.
 */
async function paidPeriods(
  db: Database,
  { livemode }: MonthQuery,
  first: IsoDate,
  last: IsoDate,
): Promise<readonly PaidPeriod[]> {
  const start = `${first}T00:00:00Z`
  const { rows } = await sql<Alike>`
    with booked as materialized (
      select * from ${bookedEntries(livemode)} booked where kind not in ('fee', 'payout') and day <= ${last}::date
    ), added as materialized (
      select lead_id, subscription_id, jsonb_agg(jsonb_build_object(
        'since', to_char(applied_at at time zone 'UTC', 'YYYY-MM-DD'), 'from', moved_from, 'to', moved_to) order by asked_at) as days
      from charge_moves where kind = 'free_days' and applied_at is not null group by lead_id, subscription_id
    ), paid as (
      select payments.lead_id, payments.subscription_id, booked.currency, period_start, period_end,
        array_agg(booked.day order by booked.day, booked.moved_minor - coalesce(document.tax_minor, 0)) as days,
        array_agg(booked.moved_minor - coalesce(document.tax_minor, 0)
          order by booked.day, booked.moved_minor - coalesce(document.tax_minor, 0)) as nets
      from booked join payments on payments.id = booked.payment_id ${withDocument}
      where payments.period_end >= ${start}::timestamptz
        or payments.lead_id in (select lead_id from charge_moves
          where kind = 'free_days' and applied_at is not null and moved_to >= ${start}::timestamptz)
        or booked.payment_id in (select payment_id from booked where day >= ${first}::date)
      group by payments.lead_id, payments.id, booked.currency
    ), alike as (
      select currency, (period_start at time zone 'UTC')::date as from, (period_end at time zone 'UTC')::date as to,
        paid.days, nets, added.days as added, case when added.days is not null then period_end end as end, count(*) as count
      from paid left join added using (lead_id, subscription_id) group by 1, 2, 3, 4, 5, 6, 7
    )
    select count, currency, to_char("from", 'YYYY-MM-DD') as from, to_char("to", 'YYYY-MM-DD') as to, nets, added, "end",
      array(select to_char(day, 'YYYY-MM-DD') from unnest(days) with ordinality as each (day, place) order by place) as days
    from alike`.execute(db)
  return rows.map((row) => ({
    ...{ count: Number(row.count), currency: row.currency, from: row.from, to: row.to, lengthened: lengthenedBy(row) },
    moves: row.days.map((day, place) => ({ day, netMinor: Number(row.nets[place]) })),
  }))
}
