import { expect, test } from 'vitest'
import { MANAGE_SECRET, routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, MS_PER_MINUTE } from '#domain/time.ts'
import { EMAILS_PER_DAY } from '#server/email/enqueue-email.ts'
import { dayOf, newMember, newVisitor } from '#server/members/member-client.fixture.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cookieOf, refusalIn } from '#server/test-client.fixture.ts'
import { ANSWERED_AFTER, MINUTES_BETWEEN } from './sign-in.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })
const { db } = server.services
const emailsTo = (email: string) =>
  db
    .selectFrom('emails')
    .select(['lead_id', 'kind', 'text'])
    .where('recipient', '=', email)
    .where('kind', '=', 'sign-in')
    .orderBy('created_at', 'desc')
    .execute()
const ask = (email: string) => server.post(routes.signInLinks, { email })
const secretIn = (text: string | undefined) => /\/v3\/resume#([A-Za-z0-9_-]+)/.exec(text ?? '')?.[1] ?? 'no secret'

test('a member gets a link, and the link opens the plan', async () => {
  const member = await newMember(server, 'Mia@example.com')
  expect((await ask('  mia@EXAMPLE.com ')).statusCode).toBe(202)
  const [mail] = await emailsTo('Mia@example.com')
  const resumed = await server.post(routes.resume, { secret: secretIn(mail?.text) })
  expect(resumed.json()).toMatchObject({ access: 'full', hero: { email: 'Mia@example.com' } })
  const seen = await server.get(`${routes.member}?today=${dayOf(server)}`, { cookie: cookieOf(resumed) })
  expect(seen.json()).toMatchObject({ access: 'full', email: member.email })
})

test('the receipt holds a link that opens the plan, once', async () => {
  const { email } = await newMember(server)
  const { text } = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', 'receipt')
    .executeTakeFirstOrThrow()
  const secret = secretIn(text)
  expect((await server.post(routes.resume, { secret })).json()).toMatchObject({ access: 'full' })
  expect(refusalIn(await server.post(routes.resume, { secret }))).toEqual([410, 'RESUME_LINK_INVALID'])
})

test('the reply does not reveal whether an address is known: the same words, and never before a fixed time', async () => {
  const { email } = await newMember(server)
  const visitor = await newVisitor(server)
  const timed = async (address: string) => {
    const started = performance.now()
    const reply = await ask(address)
    const { 'x-request-id': _, date: __, ...headers } = reply.headers
    return { seen: [reply.statusCode, reply.body, headers], ms: performance.now() - started }
  }
  const known = await timed(email)
  const others = [await timed('nobody@example.com'), await timed(visitor.email)]
  expect(known.seen.slice(0, 2)).toEqual([202, '{}'])
  for (const { seen } of others) expect(seen).toEqual(known.seen)
  // No reply comes before the fixed time; a timer may be a little early.
  for (const { ms } of [known, ...others]) expect(ms).toBeGreaterThan(ANSWERED_AFTER - 5)
  expect(await emailsTo(email)).toHaveLength(1)
  expect(await emailsTo(visitor.email)).toHaveLength(1)
  expect(await emailsTo('nobody@example.com')).toEqual([])
})

test('a lead who has bought nothing gets a new link to the answers, even after using one', async () => {
  const visitor = await newVisitor(server)
  await ask(visitor.email)
  const [mail] = await emailsTo(visitor.email)
  expect(mail?.text).toContain('Open my forecast')
  const resumed = await server.post(routes.resume, { secret: secretIn(mail?.text) })
  expect(resumed.json()).toMatchObject({ access: 'preview', hero: { email: visitor.email } })
})

test("a lead who typed the same address later and bought nothing gets no link in the member's place", async () => {
  const email = 'twice@example.com'
  const member = await newMember(server, email)
  server.pass(1000)
  await newVisitor(server, email)
  await ask(email)
  expect((await emailsTo(email)).map(({ lead_id }) => lead_id)).toEqual([member.leadId])
})

const manageSecretIn = (text: string | undefined) => /\/v3\/subscription#([A-Za-z0-9_-]+)/.exec(text ?? '')?.[1] ?? ''
const opensSubscription = async (text: string | undefined) =>
  (await server.get(routes.subscription, { [MANAGE_SECRET]: manageSecretIn(text) })).json()

test('a member with an open plan also gets the link to the subscription', async () => {
  const { email } = await newMember(server)
  await ask(email)
  const [first] = await emailsTo(email)
  expect(await opensSubscription(first?.text)).toMatchObject({ state: 'active' })
})

test('a customer whose plan is closed gets the link to the subscription, which can still be cancelled or withdrawn from', async () => {
  const refunded = await newMember(server)
  await db
    .updateTable('entitlements')
    .set({ revoked_at: server.services.now(), revoked_because: 'refunded' })
    .where('lead_id', '=', refunded.leadId)
    .execute()
  const ended = await newMember(server)
  server.pass(8 * MS_PER_DAY)
  for (const { email } of [refunded, ended]) {
    await ask(email)
    const [first, ...others] = await emailsTo(email)
    expect(others).toEqual([])
    expect(first?.text).not.toContain('/v3/resume#')
    expect(await opensSubscription(first?.text)).toMatchObject({ withdrawUntil: expect.any(String) })
  }
})

test('a deleted plan gets no link', async () => {
  const deleted = await newMember(server)
  await deleted.ask('DELETE', routes.member)
  await ask(deleted.email)
  expect(await emailsTo(deleted.email)).toEqual([])
})

test('strangers who use up the day’s links do not lock a member out: the last valid link is emailed again', async () => {
  const { email } = await newMember(server, 'kept.out@gmail.com')
  await Promise.all(Array.from({ length: EMAILS_PER_DAY + 2 }, () => ask(email)))
  const sent = await emailsTo(email)
  expect(sent).toHaveLength(EMAILS_PER_DAY)
  server.pass((MINUTES_BETWEEN + 1) * MS_PER_MINUTE)
  await Promise.all([ask(email), ask(email)])
  const [again, ...before] = await emailsTo(email)
  expect(before).toHaveLength(EMAILS_PER_DAY)
  const secret = secretIn(again?.text)
  expect(sent.map(({ text }) => secretIn(text))).toContain(secret)
  expect((await server.post(routes.resume, { secret })).json()).toMatchObject({ access: 'full' })
  // A used link is not emailed again, and in the end no old ones are left.
  for (let left = EMAILS_PER_DAY; left > 0; left--) {
    server.pass((MINUTES_BETWEEN + 1) * MS_PER_MINUTE)
    await ask(email)
    const [mail] = await emailsTo(email)
    expect((await server.post(routes.resume, { secret: secretIn(mail?.text) })).statusCode).toBe(200)
  }
})

test('emails caused by the questionnaire do not count against those to sign in', async () => {
  const { email } = await newMember(server)
  for (let time = 0; time < EMAILS_PER_DAY + 1; time++) await newVisitor(server, email)
  await ask(email)
  expect(await emailsTo(email)).toHaveLength(1)
})

test('spellings of one mailbox share a day’s emails, but are different people', async () => {
  const spellings = Array.from({ length: EMAILS_PER_DAY + 3 }, (_, at) => `s.pelling+${at}@gmail.com`)
  for (const spelling of spellings) await newVisitor(server, spelling)
  const mails = await db.selectFrom('emails').select('id').where('recipient', 'in', spellings).execute()
  expect(mails).toHaveLength(EMAILS_PER_DAY)
  const leads = await db.selectFrom('leads').select('email').where('email', 'in', spellings).execute()
  expect(leads).toHaveLength(spellings.length)
})

test.each([
  {},
  { email: 'a@' },
  { email: 'no address' },
  { email: 'ada\u0000@example.com' },
  { email: 'ada\u202e@example.com' },
  { email: 'x'.repeat(255) },
  { email: ['a@example.com'] },
  { email: 'a@b.c', admin: 1 },
])('%j is refused as a sign-in address', async (body) => {
  expect(refusalIn(await server.post(routes.signInLinks, body)).slice(0, 2)).toEqual([422, 'INPUT_INVALID'])
})
