import { expect, test } from 'vitest'
import type { MemberView } from '#domain/api/member/member.ts'
import type { ReviewReply } from '#domain/api/member/review.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import type { WeightsReply, WeightsRequest } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { addDays, MS_PER_DAY, plusDays } from '#domain/time.ts'
import { dayOf, newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'

const weekOf = async (member: Visitor, week: number) =>
  (await member.ask('GET', routes.memberWeek, { places: { week } })).json() as WeekView
const latestOf = async (member: Visitor) =>
  ((await member.ask('GET', routes.memberReview)).json() as ReviewReply).latest
const send = async (member: Visitor, body: WeightsRequest) =>
  (await member.ask('POST', routes.memberWeights, { body })).json() as WeightsReply

const AGO = 22
/** The days on which somebody else stood on the scales, counted back from today. */
const STRANGERS = 13

const logged = (on: TestApp, from: number, to: number, weightOn: (day: number) => number) =>
  Array.from({ length: from - to + 1 }, (_, at) => ({
    day: addDays(dayOf(on), at - from),
    kg: Math.round(10 * weightOn(AGO - from + at)) / 10,
  }))
const strangersDays = (on: TestApp) => Array.from({ length: STRANGERS }, (_, at) => addDays(dayOf(on), -at))

/** A member whose log of three weeks is steady, and whose weeks 4 and 5 are planned. */
async function steadyMember() {
  const server = await testApp({ plannerPool: smallPlannerPool() })
  const member = await newMember(server)
  const ends_at = plusDays(server.services.now(), 200)
  await server.services.db.updateTable('entitlements').set({ ends_at }).where('lead_id', '=', member.leadId).execute()
  const { hero } = (await member.ask('GET', routes.member, { query: { today: dayOf(server) } })).json() as MemberView
  const start = hero.weight ?? Number.NaN
  server.pass(AGO * MS_PER_DAY)
  await send(member, {
    weights: logged(server, AGO, STRANGERS, (day) => start + 0.3 * Math.sin(day * 12.9898)),
    remove: [],
  })
  const before = [await weekOf(member, 4), await weekOf(member, 5)]
  return { server, member, start, before, reviewed: await latestOf(member) }
}
/** Readings that fall by 3 % a week. */
const falling = (start: number) => (day: number) => start * 0.97 ** ((day - (AGO - STRANGERS)) / 7)

test('“not me” takes back a raise that the readings of somebody else had caused, with every row as it was', async () => {
  const { server, member, start, before, reviewed } = await steadyMember()
  const strangers = logged(server, STRANGERS - 1, 0, falling(start))
  const raised = await send(member, { weights: strangers, remove: [] })
  expect(raised.changes?.[0]).toBe("You're losing faster than is safe.")
  expect((await weekOf(member, 4)).safety).toBe('RAISE')
  const back = await send(member, { weights: [], remove: strangersDays(server) })
  expect(back.changes?.slice(0, 2)).toEqual([
    "Without that reading there's no reason for more food, so we took it back.",
    expect.stringMatching(/^The week of .* is as it was before\.$/),
  ])
  expect([await weekOf(member, 4), await weekOf(member, 5)]).toEqual(before)
  expect(await latestOf(member)).toEqual(reviewed)
  // They were the member's after all: the food is there again.
  const again = await send(member, { weights: strangers, remove: [] })
  expect(again.changes?.[0]).toBe("You're losing faster than is safe.")
  expect((await weekOf(member, 4)).targets.energy).toBeGreaterThan(before[0]?.targets.energy ?? 0)
})

test('a raise that other readings explain as well stays if one of them is deleted', async () => {
  const { server, member, start } = await steadyMember()
  await send(member, { weights: logged(server, STRANGERS - 1, 0, falling(start)), remove: [] })
  const week = await weekOf(member, 4)
  const { changes } = (
    await member.ask('DELETE', routes.memberWeight, { places: { day: dayOf(server) } })
  ).json() as WeightsReply
  expect(changes).toBeUndefined()
  expect(await weekOf(member, 4)).toEqual(week)
  expect((await latestOf(member))?.decision.kind).toBe('RAISE')
})

test('once a day with more food is over, the week stays and the next ones are as they were', async () => {
  const { server, member, start, before } = await steadyMember()
  await send(member, { weights: logged(server, STRANGERS - 1, 0, falling(start)), remove: [] })
  const remove = strangersDays(server)
  const raised = await weekOf(member, 4)
  server.pass(MS_PER_DAY)
  const { changes = [] } = await send(member, { weights: [], remove })
  expect(changes[1]).toMatch(/^What's planned for the week of .* stays\. After that your plan is as it was before\.$/)
  const week = await weekOf(member, 4)
  expect(week.days).toEqual(raised.days)
  expect(week.safety).toBeUndefined()
  expect(await weekOf(member, 5)).toEqual(before[1])
  expect((await weekOf(member, 6)).targets.energy).toBeLessThanOrEqual(before[1]?.targets.energy ?? 0)
})

test('a corrected reading takes a raise back like a deleted one', async () => {
  const { server, member, start, before } = await steadyMember()
  await send(member, { weights: logged(server, STRANGERS - 1, 0, falling(start)), remove: [] })
  expect((await weekOf(member, 4)).safety).toBe('RAISE')
  await send(member, { weights: logged(server, STRANGERS - 1, 0, () => start), remove: [] })
  expect(await weekOf(member, 4)).toEqual(before[0])
})

test('a raise of an earlier week stays if its other readings explain it, even if the weight is steady since', async () => {
  const { server, member, start } = await steadyMember()
  await send(member, { weights: logged(server, STRANGERS - 1, 0, falling(start)), remove: [] })
  const gone = addDays(dayOf(server), -5)
  const low = falling(start)(AGO)
  server.pass(7 * MS_PER_DAY)
  const steady = Array.from({ length: 6 }, (_, at) => ({
    day: addDays(dayOf(server), -at),
    kg: Math.round(low * 10) / 10,
  }))
  await send(member, { weights: steady, remove: [] })
  const next = await weekOf(member, 6)
  expect((await send(member, { weights: [], remove: [gone] })).changes).toBeUndefined()
  expect(await weekOf(member, 6)).toEqual(next)
})

test('a raise of an earlier week is withdrawn from the weeks ahead; what is over stays in the history', async () => {
  const { server, member, start, before } = await steadyMember()
  await send(member, { weights: logged(server, STRANGERS - 1, 0, falling(start)), remove: [] })
  const remove = strangersDays(server)
  server.pass(7 * MS_PER_DAY)
  const raised = [await weekOf(member, 5), await weekOf(member, 6)]
  expect(raised[1]?.targets.energy).toBeGreaterThan(before[1]?.targets.energy ?? 0)
  const { changes = [] } = await send(member, { weights: [], remove })
  expect(changes[0]).toBe("Without that reading there's no reason for more food, so we took it back.")
  const [now, next] = [await weekOf(member, 5), await weekOf(member, 6)]
  expect(now.safety).toBeUndefined()
  expect(next.targets.energy).toBeLessThanOrEqual(before[1]?.targets.energy ?? 0)
  const { changes: told, latest } = (await member.ask('GET', routes.memberReview)).json() as ReviewReply
  expect(told.map(({ decision }) => decision.kind)).toContain('RAISE')
  expect(latest?.decision.kind).not.toBe('RAISE')
  // Deleting another reading finds nothing more to take back.
  const again = await send(member, { weights: [], remove: [addDays(dayOf(server), -AGO)] })
  expect(again.changes).toBeUndefined()
})

test('weights that scales send of the mornings before take no food back', async () => {
  const { server, member, start } = await steadyMember()
  const strangers = logged(server, STRANGERS - 1, 0, falling(start))
  const evening = { minuteOfDay: 20 * 60, source: 'address' } as const
  await send(member, { weights: strangers.map((weight) => ({ ...weight, ...evening })), remove: [] })
  const raised = await weekOf(member, 4)
  expect(raised.safety).toBe('RAISE')
  const made = await member.ask('POST', routes.memberWeightAddress, { body: { timeZone: 'UTC' } })
  const path = new URL(made.json<{ address: string }>().address).pathname
  for (const day of strangersDays(server)) {
    const sent = await server.post(path, { weight: start, unit: 'kg', at: `${day}T06:00:00Z` })
    expect(sent.json()).toMatchObject({ counts: true })
  }
  expect((await weekOf(member, 4)).targets.energy).toBeGreaterThanOrEqual(raised.targets.energy)
  expect((await weekOf(member, 4)).safety).toBe('RAISE')
  // Whoever says which of them are theirs takes it back.
  const corrected = strangersDays(server).map((day) => ({ day, kg: start, others: [] }))
  await send(member, { weights: corrected, remove: [] })
  expect((await weekOf(member, 4)).safety).toBeUndefined()
})
