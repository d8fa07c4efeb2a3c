import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { dayOf, newMember, type Visitor } from '#server/http/member/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const weigh = (member: Visitor, day: string, kg: unknown) =>
  member.ask('PUT', routes.memberWeight, { places: { day }, body: { kg } })
const day = (later: number) => dayOf(server, later)

test('weights are kept by day, oldest first, and the last word counts', async () => {
  const member = await newMember(server)
  await weigh(member, day(0), 79.6)
  await weigh(member, day(-3), 80)
  const reply = await weigh(member, day(0), 79.4)
  const weights = [
    { day: day(-3), kg: 80 },
    { day: day(0), kg: 79.4 },
  ]
  expect([reply.statusCode, reply.json()]).toEqual([200, { weights }])
  expect((await member.ask('GET', routes.memberWeights)).json()).toEqual({ weights })
  const forget = () => member.ask('DELETE', routes.memberWeight, { places: { day: day(-3) } })
  expect((await forget()).json()).toEqual({ weights: weights.slice(1) })
  expect((await forget()).json()).toEqual({ weights: weights.slice(1) })
})

test.each([
  [-31, 422],
  [-30, 200],
  [1, 200],
  [2, 422],
])('a weight %d days from the start answers %d', async (later, status) => {
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
