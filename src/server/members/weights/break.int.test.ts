import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { ChangeReply } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const energyOf = async (member: Visitor, week: number) =>
  ((await member.ask('GET', routes.memberWeek, { places: { week } })).json() as WeekView).targets.energy
const latestOf = async (member: Visitor) =>
  ((await member.ask('GET', routes.memberReview)).json() as ReviewReply).latest
const tell = (member: Visitor, from: string, to: string | null) =>
  member.ask('PUT', routes.memberLifeEvent, {
    places: { event: randomUUID() },
    body: { kind: 'BREAK', from, to },
  })
const breakOf = async (on: TestApp, member: Visitor, days: number) =>
  (await tell(member, dayOf(on), dayOf(on, days - 1))).json() as WeightsReply

test('a break holds the weight from its first day, and undo takes it back', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const member = await newMember(server)
  const before = await energyOf(member, 1)
  const { undo, changes = [] } = await breakOf(server, member, 14)
  expect(changes[0]).toBe('While it lasts, your plan holds your weight.')
  expect(await energyOf(member, 1)).toBeGreaterThan(before + 200)
  expect(await latestOf(member)).toMatchObject({ decision: { kind: 'HOLD', reason: 'BREAK' }, from: dayOf(server) })
  // Opening pages again gives no more.
  const held = await energyOf(member, 1)
  expect(await energyOf(member, 1)).toBe(held)
  const back = await member.ask('DELETE', routes.memberChange, { places: { change: undo ?? '' } })
  expect((back.json() as ChangeReply).changes).not.toHaveLength(0)
  expect(await energyOf(member, 1)).toBe(before)
})

test('at the end of a break the plan asks whether to go on, and goes down by one step', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const member = await newMember(server)
  await breakOf(server, member, 7)
  const held = await energyOf(member, 1)
  server.pass(7 * MS_PER_DAY)
  await energyOf(member, 2)
  const asked = await latestOf(member)
  expect(asked).toMatchObject({
    decision: { kind: 'PROPOSE', change: 'RESTART', proposed: held - 150 },
    before: held,
  })
  expect(await energyOf(member, 2)).toBe(held)
})

test('a break has an end, and lasts four weeks at most', async () => {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const member = await newMember(server)
  const before = await energyOf(member, 1)
  for (const to of [null, dayOf(server, 28)]) {
    const refused = await tell(member, dayOf(server), to)
    expect(refusalIn(refused)).toEqual([422, 'LIFE_EVENT_INVALID', 'from'])
  }
  expect(await energyOf(member, 1)).toBe(before)
  expect((await tell(member, dayOf(server), dayOf(server, 27))).statusCode).toBe(200)
})
