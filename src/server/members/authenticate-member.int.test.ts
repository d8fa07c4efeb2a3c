import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { keyKinds } from '#domain/key-kinds.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { postOrder, refusalIn } from '#server/test-client.fixture.ts'
import { dayOf, newMember, newVisitor, type Visitor } from './member-client.fixture.ts'
import { memberRequests, otherStatuses } from './member-requests.fixture.ts'
import { smallPlannerPool } from './small-planner-pool.fixture.ts'

const TOKEN_DAYS = keyKinds.token.lifetime.idle / MS_PER_DAY
const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const today = () => dayOf(server)

type RequestName = keyof typeof memberRequests
const names = Object.keys(memberRequests) as readonly RequestName[]
const ask = (who: Visitor, name: RequestName) => who.ask(...memberRequests[name](today()))
const openToAll: readonly RequestName[] = ['member', 'week', 'export', 'erase']
/** Who joins has bought nothing, as a rule. */
const openWithoutPlan: Partial<Record<RequestName, number>> = { join: 404 }

test('every route of the member area has a request in this test', async () => {
  const { paths } = (await server.get(routes.openapi)).json<{ paths: Record<string, object> }>()
  const documented = Object.entries(paths).flatMap(([path, methods]) =>
    Object.keys(methods).map((method) => `${method.toUpperCase()} ${path}`),
  )
  const asked = names.map((name) => {
    const [method, route] = memberRequests[name](today())
    return `${method} ${route.replaceAll(/:(\w+)/g, '{$1}')}`
  })
  const others = [
    // These are about the session, whatever it gives access to: sessions.int.test.ts.
    `GET ${routes.keys}`,
    `DELETE ${routes.keys}`,
    `DELETE ${routes.key.replace(':accessKey', '{accessKey}')}`,
    `POST ${routes.freshLink}`,
    // A photo is not JSON: src/server/scanner.
    `POST ${routes.memberPhotos}`,
  ]
  const ofMembers = documented.filter((operation) => operation.includes(` ${routes.member}`))
  const missing = ofMembers.filter((operation) => ![...asked, ...others].includes(operation))
  expect(missing, 'routes without a request in member-requests.fixture.ts').toEqual([])
})

test.each(names)('%s is open to a member', async (name) => {
  const { statusCode } = await ask(await newMember(server), name)
  expect(statusCode, 'other than 200: otherStatuses in member-requests.fixture.ts').toBe(otherStatuses[name] ?? 200)
})

test.each(names)('%s without a plan', async (name) => {
  const reply = await ask(await newVisitor(server), name)
  const status = openWithoutPlan[name]
  if (status !== undefined) expect(reply.statusCode).toBe(status)
  else if (openToAll.includes(name)) expect(reply.statusCode).toBeLessThan(300)
  else expect(refusalIn(reply)).toEqual([403, 'MEMBERS_ONLY'])
})

test.each(names)('%s is closed without a session', async (name) => {
  const stranger = await newVisitor(server)
  await db.deleteFrom('access_keys').where('kind', '=', 'session').where('lead_id', '=', stranger.leadId).execute()
  expect(refusalIn(await ask(stranger, name))).toEqual([401, 'TOKEN_INVALID'])
})

test('a preview is the first day of week 1, which begins today', async () => {
  const visitor = await newVisitor(server)
  const view = (await ask(visitor, 'member')).json()
  expect(view).toMatchObject({ access: 'preview', accessUntil: null, currentWeek: 1, lastWeek: 1, startsOn: today() })
  const week = (await ask(visitor, 'week')).json()
  expect(week).toMatchObject({ access: 'preview', startsOn: today() })
  expect(week.days).toHaveLength(1)
  expect(Object.keys(week.cards)).toHaveLength(3)
  const second = await visitor.ask('GET', routes.memberWeek, { places: { week: 2 } })
  expect(refusalIn(second)).toEqual([403, 'MEMBERS_ONLY'])
  server.pass(3 * MS_PER_DAY)
  expect((await ask(visitor, 'week')).json().startsOn).toBe(today())
  server.pass(-3 * MS_PER_DAY)
})

test('the meals of the preview stay when a plan is bought, and the plan begins with the next visit', async () => {
  const visitor = await newVisitor(server)
  const preview = (await ask(visitor, 'week')).json()
  await postOrder(server, visitor.token)
  server.pass(2 * MS_PER_DAY)
  const { startsOn } = (await ask(visitor, 'member')).json()
  expect(startsOn).toBe(today())
  server.pass(MS_PER_DAY)
  expect((await ask(visitor, 'member')).json().startsOn).toBe(startsOn)
  const whole = (await ask(visitor, 'week')).json()
  expect(whole.startsOn).toBe(startsOn)
  expect(whole.days[0].meals).toEqual(preview.days[0].meals)
  server.pass(-3 * MS_PER_DAY)
})

test('when the paid time is over, only a preview is left', async () => {
  const member = await newMember(server)
  server.pass(8 * MS_PER_DAY)
  expect((await ask(member, 'member')).json()).toMatchObject({ access: 'preview', lastWeek: 1 })
  expect(refusalIn(await ask(member, 'weights'))).toEqual([403, 'MEMBERS_ONLY'])
  server.pass(-8 * MS_PER_DAY)
})

test("no member sees or changes another member's data", async () => {
  const [mine, theirs] = [await newMember(server), await newMember(server)]
  await ask(mine, 'weigh')
  await ask(mine, 'meal')
  await ask(mine, 'ban')
  expect((await ask(theirs, 'weights')).json()).toMatchObject({ weights: [], events: [], goal: { mode: 'LOSE' } })
  expect((await ask(theirs, 'member')).json()).toMatchObject({ banned: [], email: theirs.email })
  expect((await ask(theirs, 'week')).body).not.toContain('breakfast-12')
  await ask(theirs, 'unweigh')
  await ask(theirs, 'erase')
  expect((await ask(mine, 'weights')).json().weights).toHaveLength(1)
})

test('a token stays valid while it is used, and its use is noted once a day', async () => {
  const visitor = await newVisitor(server)
  const preview = () => server.get(`${routes.member}?today=${today()}`, { authorization: `Bearer ${visitor.token}` })
  const used = async () => {
    const row = await db
      .selectFrom('access_keys')
      .select('last_used_at')
      .where('kind', '=', 'token')
      .where('lead_id', '=', visitor.leadId)
      .executeTakeFirst()
    return row?.last_used_at?.getTime()
  }
  const first = await used()
  server.pass(MS_PER_DAY / 2)
  await preview()
  expect(await used()).toBe(first)
  server.pass(MS_PER_DAY)
  await preview()
  expect(await used()).toBeGreaterThan(first ?? 0)

  server.pass((TOKEN_DAYS - 1) * MS_PER_DAY)
  expect((await preview()).statusCode).toBe(200)
  server.pass(TOKEN_DAYS * MS_PER_DAY + 1000)
  expect(refusalIn(await preview())).toEqual([401, 'TOKEN_INVALID'])
  server.pass(8 * MS_PER_DAY)
  await cleanUp(server.services, server.app.log)
  expect(await used()).toBeUndefined()
  server.pass(-(1.5 + TOKEN_DAYS - 1 + TOKEN_DAYS + 8) * MS_PER_DAY - 1000)
})

test.each([
  [undefined, 400],
  ['', 400],
  ['2026-02-31', 400],
  ['today', 400],
  ["2026-01-01' or 1=1", 400],
])('today cannot be %j', async (said, status) => {
  const visitor = await newVisitor(server)
  const reply = await visitor.ask('GET', routes.member, { query: said === undefined ? {} : { today: said } })
  expect(refusalIn(reply)).toEqual([status, 'QUERY_INVALID', 'today'])
})

// The clock of a test may be a day ahead of the device's, so the day before and the day after are valid too.
test.each([
  [-3, 400],
  [-1, 200],
  [0, 200],
  [1, 200],
  [2, 400],
])('a day %d days from ours gets %d', async (later, status) => {
  const member = await newMember(server)
  const query = { today: dayOf(server, later) }
  expect((await member.ask('GET', routes.member, { query })).statusCode).toBe(status)
  expect((await member.ask('GET', routes.memberWeights, { query })).statusCode).toBe(status)
})

test('signing out ends the session of this device', async () => {
  const visitor = await newVisitor(server)
  expect((await visitor.ask('POST', routes.signOut)).statusCode).toBe(204)
  expect(refusalIn(await ask(visitor, 'member'))).toEqual([401, 'TOKEN_INVALID'])
  expect((await visitor.ask('POST', routes.signOut)).statusCode).toBe(204)
})
