import { sql } from 'kysely'
import type { CountedDay, Readings, StepOfDay } from '#analytics/signals/signals.ts'
import { addDays, MS_PER_DAY, MS_PER_HOUR, plusDays } from '#domain/time.ts'
import type { FiguresSource } from '#server/figures/figures-source.ts'
import { funnelSums } from '#server/figures/funnel-sums.ts'

/** Days that are read, with today. */
const DAYS = 28
const HOURS = DAYS * 24
/** Days of attempts to pay: a rise where few pay is told only from what was usual for long. */
const ATTEMPT_DAYS = 84

type OfHour = { readonly back: number; readonly settled: number; readonly declined: number }
type OfStep = { readonly day: string; readonly step: string } & StepOfDay
type OfCampaign = { readonly day: string; readonly campaign: string; readonly visitors: number }

/** What the last weeks looked like, from the ledger, the attempts to pay and the daily sums. */
export async function readReadings({ db, livemode, now: clock }: FiguresSource): Promise<Readings> {
  const now = clock()
  const today = now.toISOString().slice(0, 10)
  const first = addDays(today, 1 - DAYS)
  const since = new Date(now.getTime() - DAYS * MS_PER_DAY)
  const back = sql`floor(extract(epoch from (${now}::timestamptz - at)) * 1000 / ${MS_PER_HOUR})::int`
  const paid = await sql<{ back: number; day: string; count: number; last: Date }>`
    select ${back} as back, (at at time zone 'UTC')::date as day, count(*)::int as count, max(at) as last
    from ledger_entries
    where livemode = ${livemode} and kind = 'charge' and number = 1 and cause = 'initial' and at > ${since} and at <= ${now}
    group by 1, 2`.execute(db)
  // The first attempt of an order alone: somebody whose card is declined tries again and again.
  const attempts = await sql<OfHour>`
    select ${back} as back, count(*)::int as settled, (count(*) filter (where state = 'declined'))::int as declined
    from (select settled_at as at, state from payment_attempts
      where attempt = 1 and state in ('succeeded', 'declined') and settled_at > ${plusDays(now, -ATTEMPT_DAYS)}
        and settled_at <= ${now}) first
    group by 1`.execute(db)
  const steps = await sql<OfStep>`
    select day, step, sum(views)::int as views, sum(exits)::int as exits, sum(errors)::int as errors
    from ${funnelSums} where dimension = 'all' and day between ${first} and ${today} group by 1, 2`.execute(db)
  const campaigns = await sql<OfCampaign>`
    select day, value as campaign, sum(views)::int as visitors from ${funnelSums}
    where dimension = 'campaign' and step = 'home' and value not in ('none', 'unknown', 'others')
      and day between ${first} and ${today} group by 1, 2`.execute(db)
  const hourly = <T>(length: number, empty: T, of: (hour: number) => T | undefined): T[] =>
    Array.from({ length }, (_, place) => of(length - 1 - place) ?? empty)
  const attemptsAt = new Map(attempts.rows.map((row) => [row.back, row]))
  const paidIn = (hour: number) =>
    paid.rows.filter((row) => row.back === hour).reduce((sum, { count }) => sum + count, 0)
  const days = Array.from({ length: DAYS }, (_, place): CountedDay => {
    const day = addDays(first, place)
    const own = steps.rows.filter((row) => row.day === day)
    return {
      visitors: own.find(({ step }) => step === 'home')?.views ?? 0,
      purchases: paid.rows.filter((row) => row.day === day).reduce((sum, { count }) => sum + count, 0),
      steps: Object.fromEntries(own.map(({ step, ...counts }) => [step, counts])),
      campaigns: Object.fromEntries(
        campaigns.rows.filter((row) => row.day === day).map(({ campaign, visitors }) => [campaign, visitors]),
      ),
    }
  })
  // Days before the product was open say nothing.
  const opened = days.findIndex(({ visitors }) => visitors > 0)
  return {
    now,
    purchases: hourly(HOURS, 0, paidIn),
    lastPurchaseAt: paid.rows.map(({ last }) => last).toSorted((a, b) => b.getTime() - a.getTime())[0] ?? null,
    attempts: hourly<Readings['attempts'][number]>(ATTEMPT_DAYS * 24, { settled: 0, declined: 0 }, (hour) =>
      attemptsAt.get(hour),
    ),
    days: opened < 0 ? [] : days.slice(opened),
  }
}
