import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import type { KeyKind } from '#domain/key-kinds.ts'
import { addDays, MS_PER_DAY } from '#domain/time.ts'
import { EMAILS_PER_DAY } from '#server/email/enqueue-email.ts'
import { exampleHero, exampleLead } from '#server/lead.example.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { newBuyer, newLeadToken, postOrder, refusalIn } from '#server/test-client.fixture.ts'

const server = await testApp()
const { db, now } = server.services
const today = now().toISOString().slice(0, 10)
const counts = async () => {
  const keys = (await db.selectFrom('access_keys').select('kind').execute()).map(({ kind }) => kind)
  const { length: leads } = await db.selectFrom('leads').select('id').execute()
  const { length: emails } = await db.selectFrom('emails').select('id').execute()
  const ofKind = (kind: KeyKind) => keys.filter((each) => each === kind).length
  return [leads, ofKind('token'), ofKind('resume-link'), emails]
}
const withHero = (changes: object) => ({ ...exampleLead, hero: { ...exampleHero, ...changes } })
const without = (key: string) => {
  const { [key]: _, ...hero } = { ...exampleHero } as Record<string, unknown>
  return { ...exampleLead, hero }
}

test('a lead is stored with its answers, and of its token only the hash', async () => {
  const reply = await server.post(routes.leads, exampleLead)
  expect(reply.statusCode).toBe(201)
  expect(reply.headers['cache-control']).toBe('no-store')
  const { token } = reply.json<{ token: string }>()
  expect(token).toMatch(/^[A-Za-z0-9_-]{43}$/)
  const lead = await db.selectFrom('leads').selectAll().executeTakeFirstOrThrow()
  const { email, ...answers } = exampleHero
  expect(lead).toMatchObject({ email, email_normalised: email, hero: answers, units: 'metric', conditions: ['NONE'] })
  const kept = await db.selectFrom('access_keys').selectAll().execute()
  expect(JSON.stringify(kept)).not.toContain(token)
  expect(await counts()).toEqual([1, 1, 1, 1])
})

test('the same request again returns the same token and changes nothing', async () => {
  const key = { 'idempotency-key': randomUUID() }
  const first = await server.post(routes.leads, exampleLead, key)
  const before = await counts()
  const shuffled = { conditions: ['NONE'], units: 'metric', hero: { ...exampleHero } }
  const again = await server.post(routes.leads, shuffled, key)
  expect(again.statusCode).toBe(200)
  expect(again.json()).toEqual(first.json())
  expect(await counts()).toEqual(before)
  const other = await server.post(routes.leads, withHero({ weight: 81 }), key)
  expect(refusalIn(other)).toEqual([409, 'IDEMPOTENCY_KEY_REUSED'])
})

test('the same request many times at once makes one lead', async () => {
  const [before = 0] = await counts()
  const key = { 'idempotency-key': randomUUID() }
  const replies = await Promise.all(Array.from({ length: 20 }, () => server.post(routes.leads, exampleLead, key)))
  expect(new Set(replies.map((reply) => reply.body)).size).toBe(1)
  expect(replies.filter((reply) => reply.statusCode === 201)).toHaveLength(1)
  expect((await counts())[0]).toBe(before + 1)
})

test('another visitor who types the same address gets no access to its plan', async () => {
  const mine = await server.post(routes.leads, withHero({ email: 'twice@example.com' }))
  const theirs = await server.post(routes.leads, withHero({ email: 'Twice@Example.com', weight: 90 }))
  expect(theirs.json()).not.toEqual(mine.json())
  const leads = await db.selectFrom('leads').select('id').where('email_normalised', '=', 'twice@example.com').execute()
  expect(leads).toHaveLength(2)
})

test('one address gets a few emails a day, however often it is typed', async () => {
  const type = (email: string) => server.post(routes.leads, withHero({ email }))
  const emailsTo = async (email: string) => {
    const emails = await db.selectFrom('emails').select('id').where('recipient', 'ilike', email).execute()
    return emails.length
  }
  const replies = await Promise.all(
    Array.from({ length: EMAILS_PER_DAY + 3 }, (_, index) =>
      type(index % 2 ? 'flood@example.com' : 'FLOOD@example.com'),
    ),
  )
  expect(replies.every((reply) => reply.statusCode === 201)).toBe(true)
  expect(await emailsTo('flood@example.com')).toBe(EMAILS_PER_DAY)
  server.pass(MS_PER_DAY)
  await type('flood@example.com')
  expect(await emailsTo('flood@example.com')).toBe(EMAILS_PER_DAY + 1)
  server.pass(-MS_PER_DAY)
})

const event = (eventDate: string) => withHero({ importantEventComingUp: 'WEDDING', eventDate })

test.each([
  ['an email without a domain', withHero({ email: 'anna' }), [422, 'EMAIL_INVALID', 'hero.email']],
  [
    'an over-long email',
    withHero({ email: `${'a'.repeat(64)}@${'b'.repeat(190)}.com` }),
    [422, 'EMAIL_INVALID', 'hero.email'],
  ],
  ['a height in inches', withHero({ height: 66 }), [422, 'HEIGHT_IMPLAUSIBLE', 'hero.height']],
  ['a height as text', withHero({ height: '168' }), [422, 'HEIGHT_IMPLAUSIBLE', 'hero.height']],
  ['a weight of a tonne', withHero({ weight: 1000 }), [422, 'WEIGHT_IMPLAUSIBLE', 'hero.weight']],
  ['no goal weight', withHero({ goalWeight: null }), [422, 'GOAL_IMPLAUSIBLE', 'hero.goalWeight']],
  ['a goal below BMI 18.5', withHero({ goalWeight: 52 }), [422, 'GOAL_UNDERWEIGHT', 'hero.goalWeight']],
  ['an impossible body', withHero({ height: 230, weight: 40 }), [422, 'BODY_IMPLAUSIBLE', 'hero.weight']],
  ['a day that does not exist', event('2027-02-30'), [422, 'EVENT_DATE_INVALID', 'hero.eventDate']],
  ['a day that has passed', event(addDays(today, -10)), [422, 'EVENT_DATE_INVALID', 'hero.eventDate']],
  [
    'an event without a day',
    withHero({ importantEventComingUp: 'WEDDING' }),
    [422, 'HERO_INCOMPLETE', 'hero.eventDate'],
  ],
  ['no weight', without('weight'), [422, 'HERO_INCOMPLETE', 'hero.weight']],
  ['no email', without('email'), [422, 'HERO_INCOMPLETE', 'hero.email']],
  ['no gender', without('gender'), [422, 'INPUT_INVALID', 'hero.gender']],
  ['an unknown key', withHero({ shoeSize: 38 }), [422, 'INPUT_INVALID', 'hero.shoeSize']],
  ['an unknown option', withHero({ body: 'HUGE' }), [422, 'INPUT_INVALID', 'hero.body']],
  [
    '"none" beside another',
    withHero({ foodRestrictions: ['NONE', 'EGGS'] }),
    [422, 'INPUT_INVALID', 'hero.foodRestrictions'],
  ],
  ['no answer to the health question', { ...exampleLead, conditions: [] }, [422, 'CHECKPOINT_MISSING', 'conditions']],
  ['a reason to stop', { ...exampleLead, conditions: ['UNDER_18'] }, [422, 'CHECKPOINT_STOP', 'conditions']],
  ['an unknown condition', { ...exampleLead, conditions: ['TIRED'] }, [422, 'INPUT_INVALID', 'conditions']],
  ['other units', { ...exampleLead, units: 'stones' }, [422, 'INPUT_INVALID', 'units']],
  ['no hero', { units: 'metric', conditions: ['NONE'] }, [422, 'INPUT_INVALID', 'hero']],
  ['an unknown field', { ...exampleLead, admin: true }, [422, 'INPUT_INVALID', 'admin']],
  ['a list', [], [422, 'INPUT_INVALID']],
])('%s is refused and nothing is stored', async (_, body, refusal) => {
  const before = await counts()
  expect(refusalIn(await server.post(routes.leads, body))).toEqual(refusal)
  expect(await counts()).toEqual(before)
})

test.each(['', 'not-a-uuid', '00000000-0000-1000-8000-000000000000'])('the key %j is refused', async (key) => {
  const reply = await server.post(routes.leads, exampleLead, { 'idempotency-key': key })
  expect(refusalIn(reply)).toEqual([400, 'IDEMPOTENCY_KEY_INVALID'])
})

test('an event today is accepted in every time zone', async () => {
  expect((await server.post(routes.leads, event(today))).statusCode).toBe(201)
})

test('the same address in another spelling is the same person, who gets no second first price', async () => {
  await newBuyer(server, {}, 'ada@bücher.example')
  for (const spelling of ['ada@bu\u0308cher.example', 'ADA@xn--bcher-kva.example']) {
    const token = await newLeadToken(server, spelling)
    expect(refusalIn(await postOrder(server, token))).toEqual([409, 'MAILBOX_FIRST'])
  }
})
