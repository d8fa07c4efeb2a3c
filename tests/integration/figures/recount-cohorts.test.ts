import { sql } from 'kysely'
import { expect, test } from 'vitest'
import type { CohortsReply } from '#domain/api/console/figures.ts'
import { cohortSplits, cohortUnits } from '#domain/cohort-choices.ts'
import { addDays, MS_PER_DAY } from '#domain/time.ts'
import { readCohorts } from '#server/figures/read-cohorts.ts'
import { byCurrency, end, period, seededFigures, start } from './seeded-figures.ts'

const source = await seededFigures()
const { db } = source

function paidIn(cohorts: CohortsReply['cohorts']) {
  const sums = new Map<string, number>()
  for (const { currency, minor } of cohorts.flatMap(({ spans }) => spans.flatMap(({ paid }) => paid)))
    sums.set(currency, (sums.get(currency) ?? 0) + minor)
  return [...sums].map(([currency, minor]) => ({ currency, minor }))
}

test('cohorts: paid access a number of weeks later, and the revenue until then, customer by customer', async () => {
  const { cohorts } = await readCohorts(source, period)
  const payments = await db.selectFrom('payments').select(['lead_id', 'at', 'amount_minor', 'currency']).execute()
  const refunds = await db
    .selectFrom('refunds')
    .select(['lead_id', 'settled_at as at', 'amount_minor', 'currency'])
    .execute()
  const disputes = await db
    .selectFrom('disputes')
    .select(['lead_id', 'taken_at as at', 'amount_minor', 'currency'])
    .execute()
  const access = await db.selectFrom('entitlements').select(['lead_id', 'starts_at', 'ends_at']).execute()
  const moves = [...payments, ...[...refunds, ...disputes].map((row) => ({ ...row, amount_minor: -row.amount_minor }))]
  const firsts = [...Map.groupBy(payments, (payment) => payment.lead_id)]
    .map(([lead, own]) => ({ lead, at: Math.min(...own.map(({ at }) => at.getTime())) }))
    .filter(({ at }) => at >= start.getTime() && at < end.getTime())
  const mondayOf = (at: number) => {
    const day = new Date(at)
    return addDays(day.toISOString().slice(0, 10), -((day.getUTCDay() + 6) % 7))
  }
  const byWeek = Map.groupBy(firsts, ({ at }) => mondayOf(at))
  expect(cohorts.map(({ begins, customers }) => [begins, customers])).toEqual(
    [...byWeek].map(([week, own]) => [week, own.length] as const).sort(([a], [b]) => a.localeCompare(b)),
  )
  for (const { begins: week, spans } of cohorts) {
    const own = byWeek.get(week) ?? []
    for (const { after, kept, paid } of spans) {
      const later = after * 7 * MS_PER_DAY
      // Access at that very moment; a period may begin a day after the payment.
      const stays = own.filter(({ lead, at }) =>
        access.some(
          (one) =>
            one.lead_id === lead &&
            one.starts_at.getTime() <= at + later + MS_PER_DAY &&
            one.ends_at.getTime() > at + later,
        ),
      )
      expect([week, after, kept]).toEqual([week, after, stays.length])
      const sums = new Map<string, number>()
      for (const { lead, at } of own) {
        for (const move of moves) {
          const week = move.at === null ? null : Math.floor((move.at.getTime() - at) / (7 * MS_PER_DAY))
          if (move.lead_id === lead && week === after) {
            sums.set(move.currency, (sums.get(move.currency) ?? 0) + move.amount_minor)
          }
        }
      }
      const plain = [...sums].map(([currency, minor]) => ({ currency, minor }))
      expect(paid.toSorted(byCurrency)).toEqual(plain.toSorted(byCurrency))
    }
  }
})

test('cohorts by month are followed as far as there are months, and end with what each customer paid', async () => {
  const { cohorts } = await readCohorts(source, period, { unit: 'month', split: null })
  const firsts = await sql<{ lead_id: string; at: Date }>`
    select lead_id, min(at) as at from payments group by lead_id having min(at) >= ${start} and min(at) < ${end}`.execute(
    db,
  )
  const byMonth = Map.groupBy(firsts.rows, ({ at }) => `${at.toISOString().slice(0, 7)}-01`)
  expect(cohorts.map(({ begins, customers }) => [begins, customers])).toEqual(
    [...byMonth].map(([month, own]) => [month, own.length] as const).sort(([a], [b]) => a.localeCompare(b)),
  )
  // March to September.
  expect(cohorts.map(({ spans }) => spans.length)).toEqual([7, 7])
  const access = await db.selectFrom('entitlements').select(['lead_id', 'starts_at', 'ends_at']).execute()
  for (const { begins, spans } of cohorts) {
    const own = byMonth.get(begins) ?? []
    for (const { after, kept } of spans) {
      if (kept === null) continue
      const stays = own.filter(({ lead_id, at }) => {
        const later = new Date(at)
        later.setUTCMonth(at.getUTCMonth() + after)
        return access.some(
          (one) =>
            one.lead_id === lead_id &&
            one.starts_at.getTime() <= later.getTime() + MS_PER_DAY &&
            one.ends_at.getTime() > later.getTime(),
        )
      })
      expect([begins, after, kept]).toEqual([begins, after, stays.length])
    }
  }
  const { rows } = await sql<{ currency: string; minor: number }>`
    select currency, sum(moved_minor)::bigint as minor from ledger_entries
    where kind not in ('fee', 'payout') and lead_id = any(${firsts.rows.map(({ lead_id }) => lead_id)}::uuid[])
    group by 1`.execute(db)
  expect(paidIn(cohorts).toSorted(byCurrency)).toEqual(rows.toSorted(byCurrency))
})

test.each(cohortSplits)('cohorts split by %s add up to those that are not', async (split) => {
  for (const unit of cohortUnits) {
    const { cohorts: whole } = await readCohorts(source, period, { unit, split: null })
    const { cohorts: parts } = await readCohorts(source, period, { unit, split })
    expect(new Set(parts.map(({ value }) => value)).size).toBeGreaterThan(0)
    for (const cohort of whole) {
      const own = parts.filter(({ begins }) => begins === cohort.begins)
      expect(own.reduce((sum, { customers }) => sum + customers, 0)).toBe(cohort.customers)
      expect(paidIn(own).toSorted(byCurrency)).toEqual(paidIn([cohort]).toSorted(byCurrency))
      expect(own.reduce((sum, { spans }) => sum + (spans[0]?.kept ?? 0), 0)).toBe(cohort.spans[0]?.kept)
    }
  }
})
