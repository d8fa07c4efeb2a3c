import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { expect, test } from 'vitest'
import { funnelSteps } from '#analytics/funnel/funnel-steps.ts'
import { dimensions } from '#analytics/funnel/traits.ts'
import type {
  AnswersReply,
  BreakdownReply,
  CohortsReply,
  DaysReply,
  FunnelReply,
  HeadlineReply,
  LiveReply,
  StepBreakdownReply,
  SubscriptionsReply,
} from '#domain/api/console/figures.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import { filled } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { visitorRow } from '#server/funnel-statistics/visitor.example.ts'
import { dayOf, newMember, newVisitor } from '#server/members/member-client.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services } = server
const { db, now } = services

/** Adds a visitor from a country who saw the first `steps` steps, one a minute, and then left. */
async function visit(country: string, steps: number, leadId?: string): Promise<void> {
  const id = randomUUID()
  const at = now()
  await db
    .insertInto('visitors')
    .values(visitorRow({ id, first_at: at, country }))
    .execute()
  await db
    .insertInto('step_views')
    .values(
      funnelSteps.slice(0, steps).map((step, place) => ({
        ...{ visitor_id: id, flow: 1, step, first_at: new Date(at.getTime() + place * 1000), left_at: null },
        ...{ views: 1, backs: 0, validation_errors: 0, visible_ms: 4000, changed_at: at },
      })),
    )
    .execute()
  if (leadId !== undefined) {
    await db.insertInto('visitor_leads').values({ lead_id: leadId, visitor_id: id, linked_at: at }).execute()
  }
}

const TO_PAY = funnelSteps.indexOf('pay') + 1
const today = dayOf(server)
const period = `from=${dayOf(server, -3)}&to=${dayOf(server, 1)}`

// 120 visitors: 100 leave on the second page and 17 at the plans, and three from Germany buy. One more customer was not
// measured.
for (let count = 0; count < 100; count++) await visit(count % 2 === 0 ? 'DE' : 'FR', 2)
for (let count = 0; count < 8; count++) await visit('FR', TO_PAY)
for (let count = 0; count < 9; count++) await visit('FR', TO_PAY, (await newVisitor(server)).leadId)
for (let count = 0; count < 3; count++) await visit('DE', TO_PAY, (await newMember(server)).leadId)
await newMember(server)
server.pass(MS_PER_DAY / 12)
await rollUp(services)
const operator = await signedInOperator(server, ['figures'])

async function read<T>(route: string, query = period): Promise<T> {
  const reply = await operator.get(`${route}?${query}`)
  expect(reply.statusCode).toBe(200)
  return reply.json<T>()
}

test('the headline counts visitors from the funnel and money from the ledger, next to the period before', async () => {
  const { now: figures, before, isPartial } = await read<HeadlineReply>(consoleRoutes.headline)
  const { rows } = await sql<{ minor: number }>`
    select sum(amount_minor)::bigint as minor from payments where state = 'succeeded'`.execute(db)
  expect(figures).toEqual({
    ...{ visitors: 120, starts: 120, leads: 13, paywalls: 20, purchases: 4, refunds: 0, disputes: 0 },
    revenue: [{ currency: 'USD', minor: rows[0]?.minor }],
    kept: [{ currency: 'USD', minor: rows[0]?.minor }],
    ...{ refunded: [], disputed: [], fees: [] },
  })
  expect(before).toMatchObject({ visitors: 0, purchases: 0, revenue: [] })
  expect(isPartial).toBe(true)
})

test('days show visitors and purchases, and operators’ notes, which can be removed', async () => {
  const note = { day: today, text: 'A campaign began' }
  const added = await operator.act(`${consoleRoutes.annotations}?${period}`, note)
  expect(added.statusCode, added.body).toBe(200)
  const { days, annotations } = await read<DaysReply>(consoleRoutes.days)
  expect(days).toHaveLength(5)
  expect(days.find(({ day }) => day === dayOf(server, -3))).toEqual({
    ...{ day: dayOf(server, -3), visitors: 0, purchases: 0 },
  })
  expect(days.reduce((sum, { visitors }) => sum + visitors, 0)).toBe(120)
  expect(days.reduce((sum, { purchases }) => sum + purchases, 0)).toBe(3)
  expect(annotations).toMatchObject([{ ...note, kind: 'note' }])
  const removing = filled(consoleRoutes.annotationRemoved, { id: annotations[0]?.id ?? '' })
  expect((await operator.act(`${removing}?${period}`)).json<DaysReply>().annotations).toEqual([])
  const other = await operator.act(`${consoleRoutes.annotations}?${period}`, { ...note, day: '2026-02-31' })
  expect(refusalIn(other)).toEqual([422, 'INPUT_INVALID', 'day'])
})

test('each step shows the exits among its own views, and the biggest leak is named', async () => {
  const funnel = await read<FunnelReply>(consoleRoutes.funnel)
  const of = (name: string) => funnel.steps.find(({ step }) => step === name)
  expect(funnel.biggestLeak).toBe('trust')
  expect(of('trust')).toMatchObject({ views: 120, exits: 100, exitShare: 100 / 120, reached: 1 })
  expect(of('height')).toMatchObject({ views: 20, exits: 0, reached: 20 / 120 })
  expect(of('pay')).toMatchObject({ views: 20, exits: 17 })
  expect(of('purchase')).toMatchObject({ views: 3, exitShare: null })
  expect(of('height')?.medianMs).toBeGreaterThan(3300)
  expect(of('height')?.medianMs).toBeLessThan(4800)
  const german = await read<FunnelReply>(consoleRoutes.funnel, `${period}&filter=country%3DDE`)
  expect(german.entered).toBe(53)
})

test('exits from a step are broken down by every trait, and outliers are marked', async () => {
  const { rows } = await read<StepBreakdownReply>(consoleRoutes.stepBreakdown, `${period}&step=trust`)
  expect(rows.filter(({ dimension }) => dimension === 'country')).toMatchObject([
    { value: 'DE', views: 53, exits: 50, exitShare: 50 / 53, isTooSmall: true, standsOut: false },
    { value: 'FR', views: 67, exits: 50, exitShare: 50 / 67, isTooSmall: true, standsOut: false },
  ])
  // Not by the path, which is an answer; and nobody saw a variant.
  expect(new Set(rows.map(({ dimension }) => dimension))).toEqual(
    new Set(dimensions.filter((name) => name !== 'path' && name !== 'variant')),
  )
  const unknown = await operator.get(`${consoleRoutes.stepBreakdown}?${period}&step=no-such-step`)
  expect(refusalIn(unknown)).toEqual([404, 'NOT_FOUND'])
})

test('a breakdown shows each value with its revenue, and marks values that are too small', async () => {
  const { rows } = await read<BreakdownReply>(consoleRoutes.breakdown, `${period}&dimension=country`)
  expect(rows.map((row) => [row.value, row.visitors, row.purchases, row.isTooSmall])).toEqual([
    ['FR', 67, 0, true],
    ['DE', 53, 3, true],
  ])
  expect(rows[1]?.revenue).toEqual([{ currency: 'USD', minor: 3 * 999 }])
})

test('the breakdown by path covers confirmed addresses, and hides figures of fewer than ten people', async () => {
  const { rows } = await read<BreakdownReply>(consoleRoutes.breakdown, `${period}&dimension=path`)
  expect(rows).toEqual([
    {
      ...{ value: 'female', also: null, spellings: [], visitors: 12, emailPages: 12, paywalls: 12, purchases: null },
      ...{ interval: null, isTooSmall: true, revenue: null },
    },
  ])
  const steps = await operator.get(`${consoleRoutes.funnel}?${period}&filter=path%3Dfemale`)
  expect(steps.statusCode).toBe(400)
  const narrowed = await operator.get(`${consoleRoutes.breakdown}?${period}&dimension=path&filter=country%3DDE`)
  expect(refusalIn(narrowed)).toEqual([400, 'QUERY_INVALID', 'dimension'])
})

test('answers cover confirmed addresses, and hide counts below ten people', async () => {
  const { people, answers } = await read<AnswersReply>(consoleRoutes.answers, `${period}&question=home`)
  expect(people).toBe(13)
  expect(answers.find(({ answer }) => answer === 'FEMALE')?.count).toBe(13)
  await db
    .updateTable('leads')
    .set({ hero: sql`jsonb_set(hero, '{gender}', '"MALE"')` as never })
    .where('id', 'in', db.selectFrom('leads').select('id').limit(2))
    .execute()
  const after = await read<AnswersReply>(consoleRoutes.answers, `${period}&question=home`)
  expect(after.answers.map(({ count }) => count)).toEqual([null, null])
  expect(refusalIn(await operator.get(`${consoleRoutes.answers}?${period}&question=weight`))).toEqual([
    404,
    'NOT_FOUND',
  ])
})

test('customers are grouped by the week of their first payment', async () => {
  const { cohorts } = await read<CohortsReply>(consoleRoutes.cohorts)
  expect(cohorts.reduce((sum, { customers }) => sum + customers, 0)).toBe(4)
  const [cohort] = cohorts
  expect(cohort?.spans[0]).toEqual({ after: 0, kept: 4, paid: [{ currency: 'USD', minor: 4 * 999 }] })
  expect(cohort?.spans[1]?.kept).toBeNull()
})

test('recurring revenue covers renewals to come, scaled to thirty days', async () => {
  const { recurring, churn, dunning, plans } = await read<SubscriptionsReply>(consoleRoutes.subscriptionFigures)
  expect(recurring).toEqual([{ currency: 'USD', minor: 4 * 2999, subscriptions: 4 }])
  expect([churn.ended, dunning.failed]).toEqual([0, 0])
  expect(plans).toEqual([
    {
      ...{ plan: '1-WEEK', currency: 'USD', count: 4, withCoupon: 0 },
      ...{ firstMinor: 4 * 999, renewalMinor: 0, backMinor: 0 },
    },
  ])
})

test.each([
  ['', 400],
  ['from=2026-01-05', 400],
  ['from=2026-01-05&to=2026-01-01', 400],
  ['from=2020-01-01&to=2026-01-01', 400],
  ["from=2026-01-01';drop table leads&to=2026-01-02", 400],
  [`from=${today}&to=${today}&more=1`, 400],
])('invalid days are refused: %s', async (query, status) => {
  expect((await operator.get(`${consoleRoutes.headline}?${query}`)).statusCode).toBe(status)
})

test('without a sign-in or the right role no figures are shown', async () => {
  const other = await signedInOperator(server, ['customers', 'prices', 'operators'])
  const addresses = [consoleRoutes.headline, consoleRoutes.funnel, consoleRoutes.cohorts, consoleRoutes.live]
  for (const address of addresses) {
    expect(refusalIn(await other.get(`${address}?${period}`))).toEqual([403, 'ROLE_NEEDED'])
    expect(refusalIn(await server.get(`${address}?${period}`))).toEqual([401, 'OPERATOR_NEEDED'])
  }
})

test('the live view shows a step that a visitor sees again on another visit once, at its latest view', async () => {
  await visit('IT', 2)
  const { visitor_id } = await db
    .selectFrom('step_views')
    .select('visitor_id')
    .orderBy('changed_at', 'desc')
    .executeTakeFirstOrThrow()
  await db
    .insertInto('step_views')
    .values({
      ...{ visitor_id, flow: 1, step: 'home', visit: 1, first_at: now(), left_at: null },
      ...{ views: 1, backs: 0, validation_errors: 0, visible_ms: 10, changed_at: new Date(now().getTime() + 1000) },
    })
    .execute()
  const { views } = await read<LiveReply>(consoleRoutes.live, '')
  expect(views.map(({ step, country }) => [step, country])).toEqual([
    ['home', 'IT'],
    [funnelSteps[1], 'IT'],
  ])
})
