import { randomUUID } from 'node:crypto'
import fc from 'fast-check'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { addValidationError, enterStep, leaveStep, noSteps, stepReport } from '#analytics/client/step-counter.ts'
import { OWN_TOKEN } from '#analytics/events/event-list.ts'
import { dwellBucket } from '#analytics/statistics/dwell-histogram.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { deviceOf } from '#server/platform/device/device-of.ts'
import { collect } from './collect.ts'

const { db } = await testDatabase()
const NOW = Date.parse('2026-03-29T21:00:00Z')
const seen = {
  device: deviceOf('Mozilla/5.0 (X11; Linux x86_64) Chrome/120'),
  ...{ country: null, region: null, city: null, language: null, inAppBrowser: null, isBot: false },
}

const look = fc.record({
  step: fc.constantFrom('home', 'trust', 'achieve', 'height'),
  visibleMs: fc.integer({ min: 0, max: 90_000 }),
  isBack: fc.boolean(),
  refusals: fc.nat(2),
})
type Look = typeof look extends fc.Arbitrary<infer T> ? T : never

/**
 * Every report that the page sends during one visit, as its own counter makes them: one when a step is shown and one
 * when it is left.
 */
function reportsOf(looks: readonly Look[], visit: number, openedAt: number) {
  let [counts, at] = [noSteps, openedAt]
  return looks.flatMap(({ step, visibleMs, isBack, refusals }) => {
    counts = enterStep(counts, step, at, true)
    const shown = stepReport(counts, step)
    for (let refused = 0; refused < refusals; refused += 1) counts = addValidationError(counts)
    at += visibleMs
    counts = leaveStep(counts, at, isBack)
    return [shown, stepReport(counts, step)].map((sums) => ({ ...sums, visit }))
  })
}

const total = (looks: readonly Look[], of: (look: Look) => number): number =>
  looks.reduce((sum, one) => sum + of(one), 0)

/** The expected sums, counted view by view without any of the code that adds up. */
const recount = (looks: readonly Look[]) =>
  [...Map.groupBy(looks, ({ step }) => step)]
    .map(([step, own]) => ({
      step,
      views: own.length,
      backs: total(own, ({ isBack }) => Number(isBack)),
      errors: total(own, ({ refusals }) => refusals),
      visibleMs: total(own, ({ visibleMs }) => visibleMs),
    }))
    .toSorted((a, b) => (a.step < b.step ? -1 : 1))

async function stored() {
  const { rows } = await sql`
    select step, sum(views)::int as views, sum(backs)::int as backs, sum(validation_errors)::int as errors,
      sum(visible_ms)::int as "visibleMs"
    from step_views group by step order by step collate "C"`.execute(db)
  return rows
}

async function counted() {
  const { rows } = await sql`
    select step, backs::int, errors::int, array_position(dwell, 1) - 1 as bucket
    from funnel_live where dimension = 'all' order by step collate "C"`.execute(db)
  return rows
}

test('whatever the order and repetition of reports from several visits, the sums are correct', async () => {
  const entry: Look = { step: 'home', visibleMs: 900, isBack: false, refusals: 0 }
  const visits = fc.array(fc.array(look, { minLength: 1, maxLength: 8 }), { minLength: 1, maxLength: 3 })
  const order = fc.record({
    ranks: fc.array(fc.nat(), { minLength: 120, maxLength: 120 }),
    repeated: fc.array(fc.nat(), { maxLength: 20 }),
    together: fc.integer({ min: 1, max: 9 }),
  })
  await fc.assert(
    fc.asyncProperty(visits, order, async ([first = [], ...later], { ranks, repeated, together }) => {
      await sql`truncate visitors, step_views, experiment_exposures, funnel_visitors, funnel_daily, funnel_live, funnel_waiting, funnel_values`.execute(
        db,
      )
      await sql`update funnel_progress set counted_until = ${new Date(0)}`.execute(db)
      const done = [[entry, ...first], ...later]
      const ids = { token: OWN_TOKEN, distinct_id: `$device:${randomUUID()}` }
      const reports = done.flatMap((looks, visit) =>
        reportsOf(looks, visit + 1, NOW - MS_PER_DAY + visit * MS_PER_HOUR).map((sums) => ({
          event: 'step_viewed',
          properties: { ...ids, ...sums },
        })),
      )
      const arriving = [...reports, ...repeated.flatMap((at) => reports[at % reports.length] ?? [])]
        .map((report, at) => ({ report, rank: ranks[at] ?? 0 }))
        .toSorted((a, b) => a.rank - b.rank)
        .map(({ report }) => report)
      for (let at = 0; at < arriving.length; at += together)
        await collect(db, 'track', arriving.slice(at, at + together), { seen, now: new Date(NOW) })
      await rollUp({ db, now: () => new Date(NOW), config: { paymentsEnv: 'test' } })

      const expected = recount(done.flat())
      expect(await stored()).toEqual(expected)
      expect(await counted()).toEqual(
        expected.map(({ step, backs, errors, visibleMs }) => ({ step, backs, errors, bucket: dwellBucket(visibleMs) })),
      )
    }),
    { numRuns: 25 },
  )
})
