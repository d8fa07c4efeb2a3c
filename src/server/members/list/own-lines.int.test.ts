import { expect, test } from 'vitest'
import type { OwnLineRequest, ShoppingListView } from '#domain/api/member/shopping.ts'
import { OWN_LINE_LENGTH, OWN_LINES } from '#domain/api/member/tick-limits.ts'
import { routes } from '#domain/api/routes.ts'
import { newMember, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db, now } = server.services

const id = (count: number) => `0190a1b2-c3d4-4e5f-8a9b-${String(count).padStart(12, '0')}`
const write = (member: Visitor, line: string, body: OwnLineRequest, week = 1) =>
  member.ask('PUT', routes.memberOwnLine, { places: { week, line }, body })
const listed = async (member: Visitor, week = 1) =>
  (await member.ask('GET', routes.memberList, { places: { week } })).json<ShoppingListView>().own

test('lines of their own are on the list of their week, in the order in which they were written', async () => {
  const member = await newMember(server)
  await write(member, id(2), { text: 'candles', ticked: false })
  server.pass(1000)
  const reply = await write(member, id(1), { text: 'dog food', ticked: false })
  expect(reply.json().own.map(({ text }: OwnLineRequest) => text)).toEqual(['candles', 'dog food'])
  await write(member, id(2), { text: 'candles', ticked: true })
  expect(await listed(member)).toEqual([
    { id: id(2), text: 'candles', ticked: true },
    { id: id(1), text: 'dog food', ticked: false },
  ])
  expect(await listed(member, 2)).toEqual([])
  const rest = await member.ask('DELETE', routes.memberOwnLine, { places: { week: 1, line: id(2) } })
  expect(rest.json()).toEqual({ own: [{ id: id(1), text: 'dog food', ticked: false }] })
})

test('a list holds so many lines, and one of them can still be changed', async () => {
  const member = await newMember(server)
  await write(member, id(0), { text: 'candles', ticked: false })
  const household_id = member.leadId
  const rows = Array.from({ length: OWN_LINES - 1 }, (_, at) => ({
    ...{ household_id, week: 1, id: id(at + 1), text: 'more', ticked: false, added_at: now() },
  }))
  await db.insertInto('own_lines').values(rows).execute()
  const refused = await write(member, id(999), { text: 'too much', ticked: false })
  expect(refusalIn(refused)).toEqual([422, 'OWN_LINES_FULL'])
  expect((await write(member, id(0), { text: 'candles', ticked: true })).statusCode).toBe(200)
})

test.each([
  { text: '', ticked: false },
  { text: 'x'.repeat(OWN_LINE_LENGTH + 1), ticked: false },
])('an empty line and one that is too long are refused', async (body) => {
  const member = await newMember(server)
  expect(refusalIn(await write(member, id(1), body)).slice(0, 2)).toEqual([422, 'INPUT_INVALID'])
})

test('a week that is not open takes no lines', async () => {
  const member = await newMember(server)
  expect(refusalIn(await write(member, id(1), { text: 'candles', ticked: false }, 9))).toEqual([404, 'WEEK_NOT_OPEN'])
})
