import { expect, test } from 'vitest'
import type { KeysReply } from '#domain/api/member/keys.ts'
import { routes } from '#domain/api/routes.ts'
import { newMember, newVisitor, type Visitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })

/** The path of a new calendar address of a member. */
async function addressOf(member: Visitor): Promise<string> {
  const made = await member.ask('POST', routes.memberCalendarAddress, { body: { timeZone: 'UTC' } })
  return new URL(made.json<{ address: string }>().address).pathname
}

const weeksIn = (file: string): readonly number[] =>
  [...file.matchAll(/\/plan\/week\/(\d+)/g)].map(([, week]) => Number(week))

test('an app reads this week and those ahead that are planned, without any other credential', async () => {
  const member = await newMember(server)
  const path = await addressOf(member)
  const read = await server.get(path)
  expect([read.statusCode, read.headers['content-type']]).toEqual([200, 'text/calendar; charset=utf-8'])
  expect(weeksIn(read.body)).toEqual([1])
  // A week ahead is in it as soon as the member has opened it.
  await member.ask('GET', routes.memberWeek, { places: { week: 3 } })
  expect(weeksIn((await server.get(path)).body)).toEqual([1, 3])
})

test('an app that has the file already gets no copy of it', async () => {
  const member = await newMember(server)
  const path = await addressOf(member)
  const { headers } = await server.get(path)
  const again = await server.get(path, { 'if-none-match': String(headers['etag']) })
  expect([again.statusCode, again.body, headers['cache-control']]).toEqual([304, '', 'private, no-cache'])
  await member.ask('GET', routes.memberWeek, { places: { week: 2 } })
  expect((await server.get(path, { 'if-none-match': String(headers['etag']) })).statusCode).toBe(200)
})

test('it is listed with its last use, and reads nothing once it was ended or replaced', async () => {
  const member = await newMember(server)
  const first = await addressOf(member)
  const second = await addressOf(member)
  expect(refusalIn(await server.get(first))).toEqual([404, 'CALENDAR_UNKNOWN'])
  expect((await server.get(second)).statusCode).toBe(200)
  const { keys } = (await member.ask('GET', routes.keys)).json() as KeysReply
  const [address, other] = keys.filter(({ kind }) => kind === 'calendar-address')
  expect([other, address?.lastUsed]).toEqual([undefined, expect.any(String)])
  await member.ask('DELETE', routes.key, { places: { accessKey: address?.id ?? '' } })
  expect(refusalIn(await server.get(second))).toEqual([404, 'CALENDAR_UNKNOWN'])
  expect(refusalIn(await server.get(second.replace(/calendars\/[^/]+/, 'calendars/short')))).toEqual([
    404,
    'CALENDAR_UNKNOWN',
  ])
})

test('it opens nothing else, and nobody has one without a plan', async () => {
  const member = await newMember(server)
  const secret = (await addressOf(member)).split('/').at(-2) ?? ''
  expect((await server.get(routes.memberWeights, { authorization: `Bearer ${secret}` })).statusCode).toBe(401)
  expect((await server.post(`/api/v2/weigh-ins/${secret}`, { weight: 80, unit: 'kg' })).statusCode).toBe(404)
  const visitor = await newVisitor(server)
  const refused = await visitor.ask('POST', routes.memberCalendarAddress, { body: { timeZone: null } })
  expect(refusalIn(refused)).toEqual([403, 'MEMBERS_ONLY'])
})

test('an app that reads without an end is refused', async () => {
  const path = await addressOf(await newMember(server))
  const statuses: number[] = []
  for (let index = 0; index < 32; index += 1) statuses.push((await server.get(path)).statusCode)
  expect(statuses.filter((status) => status === 200)).toHaveLength(30)
  expect(statuses.slice(30)).toEqual([429, 429])
})
