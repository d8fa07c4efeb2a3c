import { expect, test } from 'vitest'
import type { OwnLineRequest, ShoppingListView, TicksView } from '#domain/api/member/shopping.ts'
import { OWN_LINE_LENGTH, OWN_LINES } from '#domain/api/member/tick-limits.ts'
import { routes } from '#domain/api/routes.ts'
import { partnerOf } from '#server/members/household/household.fixture.ts'
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

test('a line is one line with something to read on it', async () => {
  const member = await newMember(server)
  const refused = [
    '',
    ' ',
    '\u00a0',
    '\u200b',
    'a\nb',
    'a\tb',
    'a\u0007b',
    'a\u2028b',
    'a\u202eb',
    '\ud800',
    'x'.repeat(121),
  ]
  for (const text of refused) {
    const reply = refusalIn(await write(member, id(1), { text, ticked: false }))
    expect([JSON.stringify(text), ...reply.slice(0, 2)]).toEqual([JSON.stringify(text), 422, 'INPUT_INVALID'])
  }
  for (const text of ['x'.repeat(OWN_LINE_LENGTH), '=1+1', '👨‍👩‍👧 cake', 'Œufs – 6'])
    expect((await write(member, id(1), { text, ticked: false })).statusCode).toBe(200)
})

test('all of the household see a line and follow it; nobody who left or never was there sees or changes it', async () => {
  const ann = await newMember(server)
  const [ben, eve, sam] = [await partnerOf(server, ann), await partnerOf(server, ann), await newMember(server)]
  await eve.ask('POST', routes.memberLeave)
  const candles = { id: id(1), text: 'candles', ticked: false }
  await write(ann, id(1), { text: 'candles', ticked: false })
  const followed = await ben.ask('GET', routes.memberTicks, { places: { week: 1 } })
  expect(followed.json<TicksView>().own).toEqual([candles])
  for (const who of [eve, sam]) {
    await write(who, id(1), { text: 'theirs', ticked: true })
    expect((await who.ask('GET', routes.memberList, { places: { week: 1 } })).body).not.toContain('candles')
    expect((await who.ask('GET', routes.memberTicks, { places: { week: 1 } })).body).not.toContain('candles')
    await who.ask('DELETE', routes.memberOwnLine, { places: { week: 1, line: id(1) } })
  }
  expect(await listed(ann)).toEqual([candles])
})

test('a week that is not open takes no lines', async () => {
  const member = await newMember(server)
  expect(refusalIn(await write(member, id(1), { text: 'candles', ticked: false }, 9))).toEqual([404, 'WEEK_NOT_OPEN'])
})
