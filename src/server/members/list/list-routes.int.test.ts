import { expect, test } from 'vitest'
import type { ShoppingLineView, ShoppingListView } from '#domain/api/member/shopping.ts'
import { routes } from '#domain/api/routes.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services

const places = { week: 1 }
const at = (seconds: number) => new Date(Date.parse('2026-11-20T10:00:00Z') + seconds * 1000).toISOString()
const tick = (member: Visitor, ...ticks: readonly { id: string; ticked: boolean; changedAt: string }[]) =>
  member.ask('PUT', routes.memberTicks, { places, body: { ticks } })
const line = async (member: Visitor, id: string): Promise<ShoppingLineView | undefined> =>
  (await member.ask('GET', routes.memberList, { places }))
    .json<ShoppingListView>()
    .aisles.flatMap(({ lines }) => lines)
    .find((each) => each.id === id)

test('the list contains what the week needs, unticked', async () => {
  const member = await newMember(server)
  const list = (await member.ask('GET', routes.memberList, { places })).json<ShoppingListView>()
  expect(list).toMatchObject({ week: 1, eaters: 1 })
  expect(list.aisles[0]?.lines[0]).toMatchObject({ id: 'food-1', need: '100 g', ticked: false, changedAt: null })
})

test('of two changes the later one wins, whichever arrives first', async () => {
  const member = await newMember(server)
  await tick(member, { id: 'food-1', ticked: true, changedAt: at(10) })
  await tick(member, { id: 'food-1', ticked: false, changedAt: at(5) })
  expect(await line(member, 'food-1')).toMatchObject({ ticked: true, changedAt: at(10) })
  const reply = await tick(member, { id: 'food-1', ticked: false, changedAt: at(20) })
  expect(reply.json().aisles[0].lines[0]).toMatchObject({ id: 'food-1', ticked: false, changedAt: at(20) })
})

test('of two changes at the same moment the tick wins, in any order', async () => {
  const member = await newMember(server)
  await tick(member, { id: 'food-1', ticked: true, changedAt: at(1) })
  await tick(member, { id: 'food-1', ticked: false, changedAt: at(1) })
  await tick(member, { id: 'food-2', ticked: false, changedAt: at(1) })
  await tick(
    member,
    { id: 'food-2', ticked: true, changedAt: at(1) },
    { id: 'food-2', ticked: false, changedAt: at(0) },
  )
  expect(await line(member, 'food-1')).toMatchObject({ ticked: true })
  expect(await line(member, 'food-2')).toMatchObject({ ticked: true })
})

test('a clock that runs ahead counts as now', async () => {
  const member = await newMember(server)
  await tick(member, { id: 'food-1', ticked: true, changedAt: '2199-01-01T00:00:00Z' })
  const changedAt = Date.parse((await line(member, 'food-1'))?.changedAt ?? '')
  expect(changedAt).toBeLessThanOrEqual(server.services.now().getTime())
  server.pass(1000)
  await tick(member, { id: 'food-1', ticked: false, changedAt: server.services.now().toISOString() })
  expect(await line(member, 'food-1')).toMatchObject({ ticked: false })
})

test('an unknown food is ignored, and only open weeks take ticks', async () => {
  const member = await newMember(server)
  await tick(member, { id: 'unicorn', ticked: true, changedAt: at(0) })
  expect(
    await db.selectFrom('shopping_ticks').select('week').where('household_id', '=', member.leadId).execute(),
  ).toEqual([])
  const closed = await member.ask('PUT', routes.memberTicks, {
    places: { week: 9 },
    body: { ticks: [{ id: 'food-1', ticked: true, changedAt: at(0) }] },
  })
  expect(refusalIn(closed)).toEqual([404, 'WEEK_NOT_OPEN'])
})

test.each([
  { ticks: [] },
  { ticks: [{ id: 'food-1', ticked: 'yes', changedAt: at(0) }] },
  { ticks: [{ id: 'food-1', ticked: true, changedAt: 'yesterday' }] },
  { ticks: [{ id: 'food-1', ticked: true }] },
  { ticks: Array(401).fill({ id: 'food-1', ticked: true, changedAt: at(0) }) },
])('invalid ticks are refused', async (body) => {
  const member = await newMember(server)
  const reply = await member.ask('PUT', routes.memberTicks, { places, body })
  expect(refusalIn(reply).slice(0, 2)).toEqual([422, 'INPUT_INVALID'])
})
