import { expect, test } from 'vitest'
import type { SafetyDecisionsReply } from '#domain/api/console/operations.ts'
import { consoleRoutes } from '#domain/api/console-routes.ts'
import type { MemberView } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { reviewPlan } from '#domain/plan-review/review-plan.ts'
import { Problem } from '#domain/problem.ts'
import { addDays, MS_PER_DAY, plusDays } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'

const weekOf = async (member: Visitor, week: number) =>
  (await member.ask('GET', routes.memberWeek, { places: { week } })).json() as WeekView
const latestOf = async (member: Visitor) =>
  ((await member.ask('GET', routes.memberReview)).json() as ReviewReply).latest
const weighIn = async (on: TestApp, member: Visitor, kg: number) =>
  (
    await member.ask('PUT', routes.memberWeight, { places: { day: dayOf(on) }, body: { kg: Math.round(10 * kg) / 10 } })
  ).json() as WeightsReply

/** A woman with half a year of access, who is 168 cm tall, and what she weighed at the start. */
async function woman(on: TestApp): Promise<{ member: Visitor; start: number }> {
  const member = await newMember(on)
  const { db } = on.services
  const ends_at = plusDays(on.services.now(), 200)
  await db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  const { hero } = (await member.ask('GET', routes.member, { query: { today: dayOf(on) } })).json() as MemberView
  return { member, start: hero.weight ?? Number.NaN }
}

/** The weight of a day of somebody who loses 2.5 % a week from a day on. */
const falling = (start: number, day: number, from = 0): number =>
  start * 0.975 ** (Math.max(0, day - from) / 7) + 0.3 * Math.sin(day * 12.9898)
/** In the week after two weekly reviews that knew nothing of it. */
const FALLS_FROM = 10

test('on the day on which the readings become unsafe, the week that is being eaten has more food', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const { member, start } = await woman(server)
  let raisedOn: number | null = null
  for (let day = 0; day <= 28 && raisedOn === null; day++) {
    const week = Math.floor(day / 7) + 1
    const before = (await weekOf(member, week)).targets.energy
    await weekOf(member, week + 1)
    const reviewed = await latestOf(member)
    const { changes } = await weighIn(server, member, falling(start, day, FALLS_FROM))
    if (changes !== undefined) {
      raisedOn = day
      expect(changes[0]).toBe("You're losing faster than is safe.")
      expect(changes[1]).toMatch(/^From \w+ your plan has [\d,]+\skcal a day instead of [\d,]+\skcal\.$/)
      // The weekly review had been made, and had changed nothing.
      expect(reviewed?.week).toBe(week)
      expect(['KEEP', 'PROPOSE']).toContain(reviewed?.decision.kind)
      const [now, next] = [await weekOf(member, week), await weekOf(member, week + 1)]
      expect(now.targets.energy).toBeGreaterThanOrEqual(before + 200)
      expect(now.raised).toEqual({ from: dayOf(server), before })
      expect(next.targets.energy).toBe(now.targets.energy)
      expect(await latestOf(member)).toMatchObject({
        decision: { kind: 'RAISE', why: 'TOO_FAST' },
        from: dayOf(server),
        before,
        now: now.targets.energy,
      })
      // The same readings raise nothing a second time.
      expect((await weighIn(server, member, falling(start, day, FALLS_FROM))).changes).toBeUndefined()
      expect((await weekOf(member, week)).targets.energy).toBe(now.targets.energy)
    }
    server.pass(MS_PER_DAY)
  }
  // The next weekly review would have been on day 28.
  expect(raisedOn).toBeGreaterThan(21)
  expect(raisedOn).toBeLessThan(28)
})

/** All weights of some days up to today, as an import stores them. */
const importLog = async (on: TestApp, member: Visitor, days: number, weightOn: (day: number) => number) =>
  (
    await member.ask('POST', routes.memberWeights, {
      body: {
        weights: Array.from({ length: days + 1 }, (_, day) => ({
          day: addDays(dayOf(on), day - days),
          kg: Math.round(10 * weightOn(day)) / 10,
        })),
        remove: [],
      },
    })
  ).json() as WeightsReply

test('a tenth lost in eight weeks holds the weight, even in the week of a raise', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const { member, start } = await woman(server)
  server.pass(23 * MS_PER_DAY)
  await importLog(server, member, 23, (day) => falling(start, day))
  expect((await latestOf(member))?.decision.kind).toBe('RAISE')
  const before = (await weekOf(member, 4)).targets.energy
  server.pass(MS_PER_DAY)
  const { changes = [] } = await importLog(server, member, 24, (day) => start * 0.94 ** (day / 7))
  expect(changes[0]).toBe('From today your plan holds your weight, for your health.')
  expect((await latestOf(member))?.decision).toMatchObject({ kind: 'HOLD', reason: 'LOST_TENTH' })
  expect((await weekOf(member, 4)).targets.energy).toBeGreaterThanOrEqual(before)
  const operator = await signedInOperator(server, ['customers'])
  const { decisions } = (await operator.get(consoleRoutes.safetyDecisions)).json<SafetyDecisionsReply>()
  expect(decisions).toContainEqual({ kind: 'HOLD', reason: 'LOST_TENTH', members: 1 })
})

test('an ordinary loss makes no review at a weigh-in, and the weekly one only once a week', async () => {
  const asked: number[] = []
  const pool = smallPlannerPool()
  const server = await testApp({
    plannerPool: {
      ...pool,
      reviewPlan: async (input) => {
        asked.push(input.history.today)
        return reviewPlan(input)
      },
    },
  })
  const { member, start } = await woman(server)
  for (let day = 0; day <= 20; day++) {
    const { changes } = await weighIn(server, member, start - 0.08 * day + 0.4 * Math.sin(day * 12.9898))
    expect(changes).toBeUndefined()
    await weekOf(member, Math.floor(day / 7) + 1)
    server.pass(MS_PER_DAY)
  }
  expect(asked).toEqual([0, 7, 14])
})

test('if there is no time for the review, the weight is kept and the next page of the plan makes it', async () => {
  const pool = smallPlannerPool()
  let isBusy = false
  const server = await testApp({
    plannerPool: {
      ...pool,
      reviewPlan: async (input) => {
        if (isBusy) throw new Problem('SERVICE_UNAVAILABLE')
        return reviewPlan(input)
      },
    },
  })
  const { member, start } = await woman(server)
  server.pass(22 * MS_PER_DAY)
  await importLog(server, member, 2, () => start)
  expect((await weekOf(member, 4)).raised).toBeUndefined()
  expect((await latestOf(member))?.decision.kind).not.toBe('RAISE')
  isBusy = true
  const { changes, weights } = await importLog(server, member, 22, (day) => falling(start, day))
  expect(changes).toBeUndefined()
  expect(weights).toHaveLength(23)
  isBusy = false
  expect((await weekOf(member, 4)).raised?.from).toBe(dayOf(server))
})
