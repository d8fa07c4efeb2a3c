import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { LifeEventRequest } from '#domain/api/member/life-events.ts'
import type { ChangeReply } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import type { Decision } from '#domain/plan-review/review.ts'
import type { DoctorReason } from '#domain/plan-review/review-input.ts'
import { reviewPlan } from '#domain/plan-review/review-plan.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { kcalPerDay } from '#domain/units.ts'
import { healthEvents } from '#domain/weight-filter/life-events.ts'
import { reviewPlans } from '#server/jobs/review-plans.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { plannedFrom } from '#server/members/plan/plan-weeks.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })

const tell = async (on: TestApp, member: Visitor, event: Partial<LifeEventRequest>, id = randomUUID()) =>
  (
    await member.ask('PUT', routes.memberLifeEvent, {
      places: { event: id },
      body: { kind: 'PREGNANT_OR_BREASTFEEDING', from: dayOf(on), to: null, ...event },
    })
  ).json() as WeightsReply
const weekOf = async (member: Visitor, week: number) =>
  (await member.ask('GET', routes.memberWeek, { places: { week } })).json() as WeekView
const latestOf = async (member: Visitor) =>
  ((await member.ask('GET', routes.memberReview)).json() as ReviewReply).latest

/** The stored portions of a week, by day and meal. */
async function portionsOf({ services: { db } }: TestApp, { leadId }: Visitor, week: number) {
  const row = await db
    .selectFrom('plan_weeks')
    .select(['request', 'plan'])
    .where('household_id', '=', leadId)
    .where('week', '=', week)
    .executeTakeFirstOrThrow()
  const planned = plannedFrom(row)
  if (planned === null) throw new Error('The stored week cannot be read.')
  return planned.plan.days.map(({ meals }) => meals.map(({ dishes }) => dishes[0]?.portion ?? 0))
}

const eat = (
  on: TestApp,
  member: Visitor,
  place: { readonly week: number; readonly day: number; readonly meal: number },
) =>
  member.ask('PUT', routes.memberDiary, {
    body: {
      changes: [
        {
          id: `meal-${place.week}-${place.day}-${place.meal}`,
          changedAt: on.services.now().toISOString(),
          record: {
            kind: 'entry',
            day: dayOf(on),
            eaten: { kind: 'meal', place, times: 1, dishes: [{ recipe: 'breakfast-1', portion: 1 }] },
          },
        },
      ],
    },
  })

test.each(healthEvents)('%s reported in the morning gives more food from the same day on', async (kind) => {
  const member = await newMember(server)
  const before = (await weekOf(member, 1)).targets.energy
  await weekOf(member, 2)
  const { changes = [] } = await tell(server, member, { kind })
  expect(changes.join(' ')).toContain('your plan holds your weight')
  const [first, second] = [await weekOf(member, 1), await weekOf(member, 2)]
  expect(first.targets.energy).toBeGreaterThan(before + 200)
  expect(second.targets.energy).toBe(first.targets.energy)
  expect(first.raised).toEqual({ from: dayOf(server), before })
  // The page of the day offers no smaller portions, in this week or the next.
  expect([first.safety, second.safety]).toEqual(['HOLD', 'HOLD'])
  const latest = await latestOf(member)
  expect(latest).toMatchObject({
    decision: { kind: 'HOLD', reason: kind },
    from: dayOf(server),
    before,
    now: first.targets.energy,
  })
  for (const week of [1, 2]) {
    for (const portion of (await portionsOf(server, member, week)).flat()) expect(portion).toBeGreaterThan(1)
  }
})

/** The rows of a plan that a reported health matter writes, without the moments of the changes. */
async function storedPlan({ services: { db } }: TestApp, { leadId }: Visitor) {
  const weeks = db.selectFrom('plan_weeks').select(['week', 'request', 'plan', 'planned_at']).orderBy('week')
  const reviews = db.selectFrom('plan_reviews').selectAll().orderBy('week')
  const events = db.selectFrom('life_events').select(['id', 'kind', 'starts_on', 'ends_on'])
  return {
    weeks: await weeks.where('household_id', '=', leadId).execute(),
    reviews: await reviews.where('person_id', '=', leadId).execute(),
    events: await events.where('person_id', '=', leadId).execute(),
  }
}

test('undo restores every row as it was', async () => {
  const member = await newMember(server)
  for (const week of [1, 2, 3]) await weekOf(member, week)
  const before = await storedPlan(server, member)
  const shown = await weekOf(member, 1)
  const { undo } = await tell(server, member, {})
  expect((await weekOf(member, 1)).targets.energy).toBeGreaterThan(shown.targets.energy)
  const back = (
    await member.ask('DELETE', routes.memberChange, { places: { change: undo ?? '' } })
  ).json() as ChangeReply
  expect(back.changes).toHaveLength(3)
  for (const said of back.changes) expect(said).toMatch(/^The week of \w+ \d+ is as it was before\.$/)
  expect(await storedPlan(server, member)).toEqual(before)
  expect(await weekOf(member, 1)).toEqual(shown)
})

test('what was eaten, and the days that are over, stay as they were', async () => {
  const own = await testApp({ plannerPool: smallPlannerPool() })
  const member = await newMember(own)
  await weekOf(member, 1)
  own.pass(2 * MS_PER_DAY)
  const eaten = await eat(own, member, { week: 1, day: 2, meal: 0 })
  expect(eaten.statusCode).toBe(200)
  await tell(own, member, {})
  const portions = await portionsOf(own, member, 1)
  expect(portions.slice(0, 2).flat()).toEqual(
    portions
      .slice(0, 2)
      .flat()
      .map(() => 1),
  )
  const [breakfast, ...others] = portions[2] ?? []
  expect(breakfast).toBe(1)
  for (const portion of [...others, ...portions.slice(3).flat()]) expect(portion).toBeGreaterThan(1)
})

test('a matter deleted on the same day leaves the plan as it was', async () => {
  const member = await newMember(server)
  const before = [await weekOf(member, 1), await weekOf(member, 2)]
  const id = randomUUID()
  await tell(server, member, {}, id)
  expect(await weekOf(member, 1)).not.toEqual(before[0])
  await member.ask('DELETE', routes.memberLifeEvent, { places: { event: id } })
  expect([await weekOf(member, 1), await weekOf(member, 2)]).toEqual(before)
  expect(before[0]?.safety).toBeUndefined()
  expect(await latestOf(member)).toBeNull()
})

test('a matter that begins later in the week holds the weight from its first day on', async () => {
  const own = await testApp({ plannerPool: smallPlannerPool() })
  const member = await newMember(own)
  await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(own) }, body: { kg: 84 } })
  const before = (await weekOf(member, 1)).targets.energy
  expect((await latestOf(member))?.decision.kind).toBe('KEEP')
  await tell(own, member, { kind: 'SURGERY', from: dayOf(own, 3) })
  expect((await weekOf(member, 1)).targets.energy).toBe(before)
  own.pass(3 * MS_PER_DAY)
  const unexpected = (problem: unknown) => expect(problem).toBeUndefined()
  const log = { warn: unexpected, error: unexpected }
  expect(await reviewPlans(own.services, log)).toBe(1)
  expect(await reviewPlans(own.services, log)).toBe(0)
  const week = await weekOf(member, 1)
  expect(week.raised).toEqual({ from: dayOf(own), before })
  expect(week.targets.energy).toBeGreaterThan(before + 200)
})

test('a proposal cannot be answered once a health matter has begun, even if no page was opened since', async () => {
  const pool = smallPlannerPool()
  const target = kcalPerDay(1600)
  const less = { kind: 'PROPOSE', target, proposed: kcalPerDay(1500), change: 'DOWN', bound: null } as const
  let asked = 0
  const own = await testApp({
    plannerPool: {
      ...pool,
      reviewPlan: async (input) => ({ ...reviewPlan(input), ...(asked++ === 0 ? { decision: less } : {}) }),
    },
  })
  const member = await newMember(own)
  await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(own) }, body: { kg: 84 } })
  expect((await latestOf(member))?.decision.kind).toBe('PROPOSE')
  await tell(own, member, { kind: 'SURGERY', from: dayOf(own, 1) })
  // The report of a later day lets the review be made again; it proposes the same.
  asked = 0
  expect((await latestOf(member))?.decision.kind).toBe('PROPOSE')
  own.pass(MS_PER_DAY)
  const said = await member.ask('POST', routes.memberReviewAnswer, { body: { week: 1, answer: 'YES' } })
  expect(said.statusCode).toBe(409)
  expect((await latestOf(member))?.decision.kind).toBe('HOLD')
})

const safe: readonly Decision[] = [
  ...(['UNDERWEIGHT', 'TOO_FAST_AGAIN', 'LOST_TENTH'] as const satisfies readonly DoctorReason[]).map(
    (reason) => ({ kind: 'HOLD', target: kcalPerDay(2600), reason }) as const,
  ),
  ...(['TOO_FAST', 'BELOW_GOAL'] as const).map(
    (why) => ({ kind: 'RAISE', target: kcalPerDay(2600), lowest: kcalPerDay(2500), why }) as const,
  ),
]

test.each(safe)('a weekly review that decides %j gives more food on the same day', async (decision) => {
  const pool = smallPlannerPool()
  const own = await testApp({
    plannerPool: { ...pool, reviewPlan: async (input) => ({ ...reviewPlan(input), decision, isSteered: true }) },
  })
  const member = await newMember(own)
  const before = (await weekOf(member, 1)).targets.energy
  await weekOf(member, 2)
  own.pass(3 * MS_PER_DAY)
  await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(own) }, body: { kg: 84 } })
  // The page of the day asks for its week first.
  const week = await weekOf(member, 1)
  expect([week.targets.energy, week.raised]).toEqual([2600, { from: dayOf(own), before }])
  expect((await weekOf(member, 2)).targets.energy).toBe(2600)
  expect(await latestOf(member)).toMatchObject({ decision, from: dayOf(own), before, now: 2600 })
  const portions = await portionsOf(own, member, 1)
  expect(
    portions
      .slice(0, 3)
      .flat()
      .every((portion) => portion === 1),
  ).toBe(true)
  expect(
    portions
      .slice(3)
      .flat()
      .every((portion) => portion > 1),
  ).toBe(true)
})

test('a change made before can no longer be undone once the weeks have more food', async () => {
  const pool = smallPlannerPool()
  const [decision] = safe
  if (decision === undefined) throw new Error('There is no decision for safety.')
  const own = await testApp({
    plannerPool: { ...pool, reviewPlan: async (input) => ({ ...reviewPlan(input), decision, isSteered: true }) },
  })
  const member = await newMember(own)
  await weekOf(member, 1)
  await member.ask('PUT', routes.memberMeal, {
    places: { week: 1, day: 1, meal: 1 },
    body: { to: 'recipe', recipe: 'lunch-9' },
  })
  await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(own) }, body: { kg: 84 } })
  await weekOf(member, 1)
  expect((await member.ask('GET', routes.memberLastChange)).json()).toEqual({ last: null })
})
