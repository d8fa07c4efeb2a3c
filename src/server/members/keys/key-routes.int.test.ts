import { expect, test } from 'vitest'
import type { KeysReply } from '#domain/api/member/keys.ts'
import { MANAGE_SECRET, routes } from '#domain/api/routes.ts'
import { sessionDays } from '#domain/session-days.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { cleanUp } from '#server/jobs/clean-up/clean-up.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cookieOf, newBuyer, newLeadToken, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const { idle: IDLE_DAYS, atMost: SESSION_DAYS } = sessionDays
const week = routes.memberWeek.replace(':week', '1')
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const member = (headers: Record<string, string>) => server.get(week, headers)

/** The secret of the newest link to the plan emailed to an address. */
async function emailedSecret(email: string): Promise<string> {
  const mails = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return mails.flatMap(({ text }) => /\/v3\/resume#([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? [])[0] ?? ''
}

/** Signs in by the newest emailed link, on a new device or on one with a cookie. */
const signIn = async (email: string, cookie?: string) =>
  server.post(routes.resume, { secret: await emailedSecret(email) }, cookie === undefined ? {} : { cookie })

test("the questionnaire's token gives access to a preview, but not to a bought plan", async () => {
  const token = await newLeadToken(server, 'preview@example.com')
  expect((await member(bearer(token))).json()).toMatchObject({ access: 'preview' })
  const buyer = await newBuyer(server)
  for (const url of [week, routes.subscription, routes.keys])
    expect(refusalIn(await server.get(url, bearer(buyer.token)))).toEqual([401, 'SESSION_NEEDED'])
  for (const url of [routes.memberExport, routes.keys])
    expect(refusalIn(await server.get(url, bearer(token)))).toEqual([401, 'SESSION_NEEDED'])
  const erasing = await server.send({
    method: 'DELETE',
    url: routes.member,
    headers: { host: 'localhost', ...bearer(token) },
  })
  expect(refusalIn(erasing)).toEqual([401, 'SESSION_NEEDED'])
})

test('the device that bought is signed in by a cookie that scripts and other sites cannot get', async () => {
  const buyer = await newBuyer(server)
  expect((await member({ cookie: buyer.cookie })).json()).toMatchObject({ access: 'full' })
  const reply = await signIn(buyer.email)
  expect(reply.headers['set-cookie']).toMatch(
    /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
  )
})

test('over https the cookie is limited to this host', async () => {
  const secure = await testApp({ env: { PUBLIC_URL: 'https://www.example.com' } })
  const buyer = await newBuyer(secure)
  expect(buyer.cookie).toMatch(/^__Host-session=/)
  const ended = await secure.post(routes.signOut, {}, { cookie: buyer.cookie })
  expect(ended.headers['set-cookie']).toBe('__Host-session=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0')
  expect(refusalIn(await secure.get(routes.keys, { cookie: buyer.cookie }))).toEqual([401, 'TOKEN_INVALID'])
})

test('a session ends when it is not used, and in any case after half a year', async () => {
  const idle = await newBuyer(server)
  const used = await newBuyer(server)
  const state = async ({ cookie }: { cookie: string }) => (await server.get(routes.keys, { cookie })).statusCode
  let passed = 0
  for (; passed + IDLE_DAYS - 1 < SESSION_DAYS; passed += IDLE_DAYS - 1) {
    server.pass((IDLE_DAYS - 1) * MS_PER_DAY)
    expect(await state(used)).toBe(200)
  }
  expect(await state(idle)).toBe(401)
  server.pass((SESSION_DAYS - passed) * MS_PER_DAY + 1000)
  expect(await state(used)).toBe(401)
  server.pass(8 * MS_PER_DAY)
  await cleanUp(server.services, server.app.log)
  const left = db.selectFrom('access_keys').select('kind').where('lead_id', 'in', [idle.leadId, used.leadId])
  expect(await left.where('kind', '=', 'session').execute()).toEqual([])
  server.pass(-(SESSION_DAYS + 8) * MS_PER_DAY - 1000)
})

test('each sign-in replaces the session before', async () => {
  const buyer = await newBuyer(server)
  const cookie = cookieOf(await signIn(buyer.email, buyer.cookie))
  expect((await member({ cookie })).statusCode).toBe(200)
  expect(refusalIn(await member({ cookie: buyer.cookie }))).toEqual([401, 'TOKEN_INVALID'])
})

test('only the same browser can repeat a link whose reply was lost, and not for long', async () => {
  const { email } = await newBuyer(server)
  const secret = await emailedSecret(email)
  const use = (attempt: string) => server.post(routes.resume, { secret, attempt })
  const [mine, theirs] = ['m'.repeat(43), 't'.repeat(43)]
  expect((await use(mine)).statusCode).toBe(200)
  expect((await use(mine)).statusCode).toBe(200)
  expect(refusalIn(await use(theirs))).toEqual([410, 'RESUME_LINK_INVALID'])
  expect(refusalIn(await server.post(routes.resume, { secret }))).toEqual([410, 'RESUME_LINK_INVALID'])
  server.pass(11 * MS_PER_MINUTE)
  expect(refusalIn(await use(mine))).toEqual([410, 'RESUME_LINK_INVALID'])
})

test('a copy of everything and deletion need a link that was just mailed', async () => {
  const { cookie, email } = await newBuyer(server)
  const erase = (headers: Record<string, string>) =>
    server.send({ method: 'DELETE', url: routes.member, headers: { host: 'localhost', ...headers } })
  expect(refusalIn(await server.get(routes.memberExport, { cookie }))).toEqual([403, 'FRESH_LINK_NEEDED'])
  expect(refusalIn(await erase({ cookie }))).toEqual([403, 'FRESH_LINK_NEEDED'])
  expect((await server.post(routes.freshLink, { purpose: 'export' }, { cookie })).statusCode).toBe(202)
  const opened = await signIn(email, cookie)
  expect(opened.json()).toMatchObject({ act: 'export' })
  const fresh = { cookie: cookieOf(opened) }
  expect((await server.get(routes.memberExport, fresh)).statusCode).toBe(200)
  server.pass(16 * MS_PER_MINUTE)
  expect(refusalIn(await erase(fresh))).toEqual([403, 'FRESH_LINK_NEEDED'])
  server.pass(-16 * MS_PER_MINUTE)
  expect((await erase(fresh)).statusCode).toBe(204)
  expect(refusalIn(await member(fresh))).toEqual([401, 'TOKEN_INVALID'])
})

test('a withdrawal, which refunds money, needs a link that was just emailed or opened', async () => {
  const buyer = await newBuyer(server)
  const withdraw = (headers: Record<string, string>) => server.post(routes.subscriptionWithdraw, {}, headers)
  const manageSecret = async () => {
    const mails = await db.selectFrom('emails').select('text').where('recipient', '=', buyer.email).execute()
    return mails.flatMap(({ text }) => /\/v3\/subscription(?:\/withdraw)?#([\w-]+)/.exec(text)?.[1] ?? [])
  }
  expect(refusalIn(await withdraw({ cookie: buyer.cookie }))).toEqual([403, 'FRESH_LINK_NEEDED'])
  server.pass(16 * MS_PER_MINUTE)
  const [old = ''] = await manageSecret()
  expect(refusalIn(await withdraw({ [MANAGE_SECRET]: old }))).toEqual([403, 'FRESH_LINK_NEEDED'])
  expect(refusalIn(await withdraw({ [MANAGE_SECRET]: old, cookie: buyer.cookie }))).toEqual([403, 'FRESH_LINK_NEEDED'])
  // Another person's fresh session proves nothing about this one.
  const other = await newBuyer(server)
  const others = cookieOf(await signIn(other.email))
  expect(refusalIn(await withdraw({ [MANAGE_SECRET]: old, cookie: others }))).toEqual([403, 'FRESH_LINK_NEEDED'])
  expect((await server.post(routes.freshLink, { purpose: 'withdraw' }, { [MANAGE_SECRET]: old })).statusCode).toBe(202)
  const fresh = (await manageSecret()).find((secret) => secret !== old) ?? ''
  expect((await server.get(routes.subscription, { [MANAGE_SECRET]: old })).statusCode).toBe(200)
  expect((await withdraw({ [MANAGE_SECRET]: fresh })).json()).toMatchObject({ state: 'canceled' })
  expect((await withdraw({ cookie: others })).json()).toMatchObject({ state: 'canceled' })
  expect(server.logged()).toContain('"security":"fresh link missing"')
})

test("another person's link changes nothing without confirmation", async () => {
  const here = await newBuyer(server, {}, 'here@example.com')
  const invited = await newBuyer(server)
  const secret = await emailedSecret(invited.email)
  for (const headers of [{ cookie: here.cookie }, bearer(here.token)]) {
    const asked = await server.post(routes.resume, { secret }, headers)
    expect([asked.statusCode, asked.json(), asked.headers['set-cookie']]).toEqual([
      200,
      { signedInAs: 'h•••@example.com' },
      undefined,
    ])
  }
  expect((await member({ cookie: here.cookie })).json()).toMatchObject({ access: 'full' })
  const agreed = await server.post(routes.resume, { secret, replace: true }, { cookie: here.cookie })
  expect(agreed.json()).toMatchObject({ hero: { email: invited.email } })
  expect(refusalIn(await member({ cookie: here.cookie }))).toEqual([401, 'TOKEN_INVALID'])
  // An invalid link does not ask for confirmation.
  const cookie = cookieOf(agreed)
  expect(refusalIn(await server.post(routes.resume, { secret: 'x'.repeat(43) }, { cookie }))).toEqual([
    410,
    'RESUME_LINK_INVALID',
  ])
})

test('a caller without access is refused before the request is validated', async () => {
  const { cookie } = await newBuyer(server)
  const asks = (headers: Record<string, string>) =>
    Promise.all([
      server.get(`${week}?today=never`, headers),
      server.get(routes.memberWeek.replace(':week', 'x'), headers),
      server.send({ method: 'PUT', url: routes.memberSettings, headers: { host: 'localhost', ...headers }, body: {} }),
      server.post(routes.subscriptionResume, {}, headers),
    ])
  for (const reply of await asks({})) expect(refusalIn(reply)).toEqual([401, 'TOKEN_INVALID'])
  const statuses = (await asks({ cookie })).map(({ statusCode }) => statusCode)
  expect(statuses).toEqual([400, 404, 422, 422])
})

test('signing out everywhere ends the sessions of all devices and all tokens', async () => {
  const buyer = await newBuyer(server)
  const elsewhere = { cookie: cookieOf(await signIn(buyer.email)) }
  const { keys } = (await server.get(routes.keys, elsewhere)).json<KeysReply>()
  const devices = keys.filter(({ kind }) => kind === 'session')
  expect(devices.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
  const leaving = await server.send({
    method: 'DELETE',
    url: routes.keys,
    headers: { host: 'localhost', ...elsewhere },
  })
  expect(leaving.statusCode).toBe(204)
  for (const headers of [elsewhere, { cookie: buyer.cookie }, bearer(buyer.token)])
    expect(refusalIn(await member(headers))).toEqual([401, 'TOKEN_INVALID'])
})

test('another site cannot use the session of a browser', async () => {
  const { cookie } = await newBuyer(server)
  for (const headers of [{ 'sec-fetch-site': 'cross-site' }, { origin: 'https://evil.example' }])
    expect(refusalIn(await server.post(routes.subscriptionCancel, {}, { cookie, ...headers }))).toEqual([
      403,
      'CROSS_SITE',
    ])
})

test("the last visitor who answered on this device does not get access through another member's session", async () => {
  const { cookie } = await newBuyer(server)
  const token = await newLeadToken(server, 'another-person@example.com')
  expect((await member({ cookie, ...bearer(token) })).json()).toMatchObject({ access: 'preview' })
})

test('sign-ins and refusals are logged, without an address', async () => {
  const { email } = await newBuyer(server, {}, 'canary-logged@example.com')
  await signIn(email)
  await server.post(routes.resume, { secret: 'x'.repeat(43) })
  const { leadId } = await newBuyer(server)
  for (const event of ['signed in', 'sign-in refused', 'erased', 'copy taken', 'cross-site request refused'])
    expect(server.logged()).toContain(`"security":"${event}"`)
  expect(server.logged()).not.toMatch(/canary-logged|@example\.com/)
  expect(server.logged()).not.toContain(leadId)
})
