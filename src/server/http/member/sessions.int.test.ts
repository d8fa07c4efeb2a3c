import { expect, test } from 'vitest'
import type { DevicesReply } from '#domain/api/member/devices.ts'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { cleanUp } from '#server/jobs/clean-up.ts'
import { IDLE_DAYS, SESSION_DAYS } from '#server/leads/sessions.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cookieOf, newBuyer, newLeadToken, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const week = routes.memberWeek.replace(':week', '1')
const bearer = (token: string) => ({ authorization: `Bearer ${token}` })
const member = (headers: Record<string, string>) => server.get(week, headers)

/** The secret of the newest link into the plan that was mailed to an address. */
async function mailedSecret(email: string): Promise<string> {
  const mails = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .execute()
  return mails.flatMap(({ text }) => /\/v3\/resume#([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? [])[0] ?? ''
}

/** Signs in by the newest mailed link, on a device of its own or one with a cookie. */
const signIn = async (email: string, cookie?: string) =>
  server.post(routes.resume, { secret: await mailedSecret(email) }, cookie === undefined ? {} : { cookie })

test('the token of the questionnaire opens a preview, and not a plan that was bought', async () => {
  const token = await newLeadToken(server, 'preview@example.com')
  expect((await member(bearer(token))).json()).toMatchObject({ access: 'preview' })
  const buyer = await newBuyer(server)
  for (const url of [week, routes.subscription, routes.devices])
    expect(refusalIn(await server.get(url, bearer(buyer.token)))).toEqual([401, 'SESSION_NEEDED'])
  for (const url of [routes.memberExport, routes.devices])
    expect(refusalIn(await server.get(url, bearer(token)))).toEqual([401, 'SESSION_NEEDED'])
  const erasing = await server.send({
    method: 'DELETE',
    url: routes.member,
    headers: { host: 'localhost', ...bearer(token) },
  })
  expect(refusalIn(erasing)).toEqual([401, 'SESSION_NEEDED'])
})

test('the device that bought is signed in, by a cookie that no script and no other site gets', async () => {
  const buyer = await newBuyer(server)
  expect((await member({ cookie: buyer.cookie })).json()).toMatchObject({ access: 'full' })
  const reply = await signIn(buyer.email)
  expect(reply.headers['set-cookie']).toMatch(
    /^session=[\w-]{43}; Path=\/; HttpOnly; SameSite=Strict; Max-Age=15552000$/,
  )
})

test('over https the cookie belongs to this host alone', async () => {
  const secure = await testApp({ env: { PUBLIC_URL: 'https://www.example.com' } })
  const buyer = await newBuyer(secure)
  expect(buyer.cookie).toMatch(/^__Host-session=/)
  const ended = await secure.post(routes.signOut, {}, { cookie: buyer.cookie })
  expect(ended.headers['set-cookie']).toBe('__Host-session=; Path=/; HttpOnly; SameSite=Strict; Secure; Max-Age=0')
  expect(refusalIn(await secure.get(routes.devices, { cookie: buyer.cookie }))).toEqual([401, 'TOKEN_INVALID'])
})

test('a session ends when it is not used, and after half a year in any case', async () => {
  const idle = await newBuyer(server)
  const used = await newBuyer(server)
  const state = async ({ cookie }: { cookie: string }) => (await server.get(routes.devices, { cookie })).statusCode
  let passed = 0
  for (; passed + IDLE_DAYS - 1 < SESSION_DAYS; passed += IDLE_DAYS - 1) {
    server.pass((IDLE_DAYS - 1) * MS_PER_DAY)
    expect(await state(used)).toBe(200)
  }
  expect(await state(idle)).toBe(401)
  server.pass((SESSION_DAYS - passed) * MS_PER_DAY + 1000)
  expect(await state(used)).toBe(401)
  await cleanUp(server.services, server.app.log)
  expect(
    await db.selectFrom('sessions').select('id').where('lead_id', 'in', [idle.leadId, used.leadId]).execute(),
  ).toEqual([])
  server.pass(-SESSION_DAYS * MS_PER_DAY - 1000)
})

test('each sign-in begins a new session in place of the one before', async () => {
  const buyer = await newBuyer(server)
  const cookie = cookieOf(await signIn(buyer.email, buyer.cookie))
  expect((await member({ cookie })).statusCode).toBe(200)
  expect(refusalIn(await member({ cookie: buyer.cookie }))).toEqual([401, 'TOKEN_INVALID'])
})

test('a lost reply of a link can be asked for again by the same browser only, and not for long', async () => {
  const { email } = await newBuyer(server)
  const secret = await mailedSecret(email)
  const use = (attempt: string) => server.post(routes.resume, { secret, attempt })
  const [mine, theirs] = ['m'.repeat(43), 't'.repeat(43)]
  expect((await use(mine)).statusCode).toBe(200)
  expect((await use(mine)).statusCode).toBe(200)
  expect(refusalIn(await use(theirs))).toEqual([410, 'RESUME_LINK_INVALID'])
  expect(refusalIn(await server.post(routes.resume, { secret }))).toEqual([410, 'RESUME_LINK_INVALID'])
  server.pass(11 * 60_000)
  expect(refusalIn(await use(mine))).toEqual([410, 'RESUME_LINK_INVALID'])
})

test('a copy of everything and its deletion need a link that was opened just now', async () => {
  const { cookie, email } = await newBuyer(server)
  const erase = (headers: Record<string, string>) =>
    server.send({ method: 'DELETE', url: routes.member, headers: { host: 'localhost', ...headers } })
  expect(refusalIn(await server.get(routes.memberExport, { cookie }))).toEqual([403, 'FRESH_LINK_NEEDED'])
  expect(refusalIn(await erase({ cookie }))).toEqual([403, 'FRESH_LINK_NEEDED'])
  expect((await server.post(routes.freshLink, {}, { cookie })).statusCode).toBe(202)
  const fresh = { cookie: cookieOf(await signIn(email, cookie)) }
  expect((await server.get(routes.memberExport, fresh)).statusCode).toBe(200)
  server.pass(16 * 60_000)
  expect(refusalIn(await erase(fresh))).toEqual([403, 'FRESH_LINK_NEEDED'])
  server.pass(-16 * 60_000)
  expect((await erase(fresh)).statusCode).toBe(204)
  expect(refusalIn(await member(fresh))).toEqual([401, 'TOKEN_INVALID'])
})

test('who signs out everywhere is signed out on every device, and no token is left', async () => {
  const buyer = await newBuyer(server)
  const elsewhere = { cookie: cookieOf(await signIn(buyer.email)) }
  const { devices } = (await server.get(routes.devices, elsewhere)).json<DevicesReply>()
  expect(devices.map(({ isThis }) => isThis).toSorted()).toEqual([false, true])
  const leaving = await server.send({
    method: 'DELETE',
    url: routes.devices,
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

test('a session of another member does not open to the last visitor who answered on this device', async () => {
  const { cookie } = await newBuyer(server)
  const token = await newLeadToken(server, 'another-person@example.com')
  expect((await member({ cookie, ...bearer(token) })).json()).toMatchObject({ access: 'preview' })
})
