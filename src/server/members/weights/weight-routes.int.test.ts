import { expect, test } from 'vitest'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { Problem } from '#domain/problem.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const weigh = (member: Visitor, day: string, kg: unknown) =>
  member.ask('PUT', routes.memberWeight, { places: { day }, body: { kg } })
const day = (later: number) => dayOf(server, later)

test('weights are stored by day, oldest first, and the last one of a day counts', async () => {
  const member = await newMember(server)
  await weigh(member, day(0), 79.6)
  await weigh(member, day(-3), 80)
  const reply = await weigh(member, day(0), 79.4)
  const weights = [
    { day: day(-3), kg: 80 },
    { day: day(0), kg: 79.4 },
  ]
  expect([reply.statusCode, reply.json()]).toMatchObject([200, { weights }])
  expect((await member.ask('GET', routes.memberWeights)).json()).toMatchObject({ weights })
  const forget = () => member.ask('DELETE', routes.memberWeight, { places: { day: day(-3) } })
  expect((await forget()).json()).toMatchObject({ weights: weights.slice(1) })
  expect((await forget()).json()).toMatchObject({ weights: weights.slice(1) })
})

test.each([
  [-5000, 200],
  [-30, 200],
  [1, 200],
  [2, 422],
])('a weight %d days from the start gets %d', async (later, status) => {
  const reply = await weigh(await newMember(server), day(later), 80)
  expect(reply.statusCode).toBe(status)
  if (status === 422) expect(refusalIn(reply)).toEqual([422, 'WEIGHT_DAY_INVALID', 'day'])
})

test.each([
  ['2026-02-31', 80, [422, 'WEIGHT_DAY_INVALID', 'day']],
  ['yesterday', 80, [404, 'DAY_UNKNOWN']],
  [day(0), 29.9, [422, 'INPUT_INVALID', 'kg']],
  [day(0), 350.1, [422, 'INPUT_INVALID', 'kg']],
  [day(0), '80', [422, 'INPUT_INVALID', 'kg']],
  [day(0), null, [422, 'INPUT_INVALID', 'kg']],
])('%s with %j is refused', async (on, kg, refusal) => {
  expect(refusalIn(await weigh(await newMember(server), on, kg))).toEqual(refusal)
})

test('the log shows an estimate with its band, doubts pounds entered as kilograms, and believes confirmed readings', async () => {
  const member = await newMember(server)
  const none = (await member.ask('GET', routes.memberWeights)).json() as WeightsReply
  expect(none.learnt).toBeUndefined()
  for (const [later, kg] of [
    [-9, 80.2],
    [-6, 79.9],
    [-3, 80.3],
    [-1, 80],
    [0, 176.4],
  ] as const) {
    await weigh(member, day(later), kg)
  }
  const { learnt } = (await member.ask('GET', routes.memberWeights)).json() as WeightsReply
  const now = learnt?.course.find((point) => point.day === learnt.today)
  expect(now?.kg).toBeGreaterThan(78.5)
  expect(now?.kg).toBeLessThan(81)
  expect(learnt?.doubts).toEqual([{ day: day(0), why: 'POUNDS_AS_KILOGRAMS' }])
  expect(learnt?.goal).toBeNull()
  const ahead = learnt?.course.at(-1)
  expect(ahead?.day).toBe(364)
  expect(ahead?.sd).toBeGreaterThan(now?.sd ?? Number.POSITIVE_INFINITY)

  const sure = await member.ask('PUT', routes.memberWeight, {
    places: { day: day(0) },
    body: { kg: 80.1, confirmed: true },
  })
  const after = sure.json() as WeightsReply
  expect(after.weights.at(-1)).toEqual({ day: day(0), kg: 80.1, confirmed: true })
  expect(after.learnt?.doubts).toEqual([])
})

test('a log entry is confirmed even if the planner threads have no time for its estimate', async () => {
  const busy = { ...smallPlannerPool(), estimateWeight: () => Promise.reject(new Problem('SERVICE_UNAVAILABLE')) }
  const crowded = await testApp({ plannerPool: busy })
  const member = await newMember(crowded)
  const reply = await weigh(member, day(0), 80)
  expect(reply.statusCode).toBe(200)
  expect(reply.json()).toMatchObject({ weights: [{ day: day(0), kg: 80 }], events: [], goal: { about: 80 } })
  expect(reply.json()).not.toHaveProperty('learnt')
})

test('an imported file of weights is stored as a whole or not at all, and can be removed again', async () => {
  const member = await newMember(server)
  await weigh(member, day(-1), 80)
  const post = (weights: readonly object[], remove: readonly string[] = []) =>
    member.ask('POST', routes.memberWeights, { body: { weights, remove } })
  expect(
    refusalIn(
      await post([
        { day: day(-2), kg: 81 },
        { day: day(9), kg: 81 },
      ]),
    )[1],
  ).toBe('WEIGHT_DAY_INVALID')
  expect((await member.ask('GET', routes.memberWeights)).json()).toMatchObject({ weights: [{ day: day(-1), kg: 80 }] })
  const kept = await post([
    { day: day(-1), kg: 80.5 },
    { day: day(-3), kg: 81 },
    { day: day(-3), kg: 81.2 },
  ])
  expect((kept.json() as WeightsReply).weights).toEqual([
    { day: day(-3), kg: 81.2 },
    { day: day(-1), kg: 80.5 },
  ])
  expect(refusalIn(await post([], ['2026-02-31'])).slice(0, 2)).toEqual([422, 'INPUT_INVALID'])
  const back = await post([{ day: day(-1), kg: 80, confirmed: true }], [day(-3)])
  expect((back.json() as WeightsReply).weights).toEqual([{ day: day(-1), kg: 80, confirmed: true }])
})

test('years of weights from before the plan are kept and returned, and the estimate uses what it needs', async () => {
  const member = await newMember(server)
  const old = Array.from({ length: 1000 }, (_, index) => ({ day: day(-4000 + index), kg: 90 - index / 1000 }))
  const kept = await member.ask('POST', routes.memberWeights, { body: { weights: old, remove: [] } })
  expect(kept.statusCode).toBe(200)
  await weigh(member, day(-1), 80)
  const { weights, learnt } = (await weigh(member, day(0), 79.8)).json() as WeightsReply
  expect(weights).toHaveLength(1002)
  expect(weights[0]).toEqual(old[0])
  expect(learnt?.course[0]?.day).toBeGreaterThanOrEqual(-90)
  expect(learnt?.doubts).toEqual([])
})

test('a weight of a year that nobody remembers is refused', async () => {
  expect(refusalIn(await weigh(await newMember(server), '1926-11-20', 80))).toEqual([422, 'WEIGHT_DAY_INVALID', 'day'])
})

test('a day keeps several weights with their notes; one of them counts, and can be exchanged or deleted', async () => {
  const member = await newMember(server)
  const put = (body: object) => member.ask('PUT', routes.memberWeight, { places: { day: day(0) }, body })
  const [morning, evening] = [
    { kg: 79.6, minuteOfDay: 420, note: 'before breakfast' },
    { kg: 80.9, minuteOfDay: 1200 },
  ]
  const weightsIn = async (reply: Promise<{ json(): unknown }>) => ((await reply).json() as WeightsReply).weights
  expect(await weightsIn(put({ ...morning, others: [evening] }))).toEqual([
    { day: day(0), ...morning, others: [evening] },
  ])
  // A device that knows of one weight a day leaves the others as they are.
  expect(await weightsIn(put({ kg: 79.5 }))).toEqual([{ day: day(0), kg: 79.5, others: [evening] }])
  const picked = { ...evening, picked: true, others: [morning] }
  expect(await weightsIn(put(picked))).toEqual([{ day: day(0), ...picked }])
  expect(await weightsIn(put({ ...evening, others: [] }))).toEqual([{ day: day(0), ...evening }])
  const many = {
    weights: [
      { day: day(0), ...morning, others: [evening] },
      { day: day(-1), kg: 80, source: 'file' },
    ],
    remove: [],
  }
  expect(await weightsIn(member.ask('POST', routes.memberWeights, { body: many }))).toEqual([
    { day: day(-1), kg: 80, source: 'file' },
    { day: day(0), ...morning, others: [evening] },
  ])
  expect(await weightsIn(member.ask('DELETE', routes.memberWeight, { places: { day: day(0) } }))).toHaveLength(1)
})

test('of many days that are sent in parts only the last part is answered with the log', async () => {
  const member = await newMember(server)
  const post = async (later: number, more: object) => {
    const body = { weights: [{ day: day(later), kg: 80 }], remove: [], ...more }
    return ((await member.ask('POST', routes.memberWeights, { body })).json() as WeightsReply).weights
  }
  expect(await post(-2, { isMore: true })).toEqual([])
  expect(await post(-1, {})).toHaveLength(2)
})

test.each([
  [{ note: 'x'.repeat(201) }, 'note'],
  [{ note: 'a\u202eb' }, 'note'],
  [{ minuteOfDay: 1440 }, 'minuteOfDay'],
  [{ source: 'scales' }, 'source'],
  [{ others: Array(10).fill({ kg: 80 }) }, 'others'],
  [{ others: [{ kg: 10 }] }, 'others'],
])('a weight with %j is refused', async (more, field) => {
  const member = await newMember(server)
  const reply = await member.ask('PUT', routes.memberWeight, { places: { day: day(0) }, body: { kg: 80, ...more } })
  expect(refusalIn(reply)).toEqual([422, 'INPUT_INVALID', field])
})
