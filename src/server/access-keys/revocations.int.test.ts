import fc from 'fast-check'
import { describe, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import {
  keyKinds,
  type LeadKeyKind,
  type LeadRevocation,
  leadKeyKinds,
  leadRevocations,
  operatorKeyKinds,
  operatorRevocations,
} from '#domain/key-kinds.ts'
import { smallPlannerPool } from '#server/members/small-planner-pool.fixture.ts'
import { signedInOperator } from '#server/operators/operator.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { cookieOf, newBuyer } from '#server/test-client.fixture.ts'
import { type HeldKey, leadKeyMakers, leadRevokers, operatorKeyMakers, operatorRevokers } from './every-key.fixture.ts'

const server = await testApp({ plannerPool: smallPlannerPool() })

describe.each(leadRevocations)('after a person’s keys are revoked: %s', (revocation) => {
  // At once, since a request for a link is answered after a third of a second, whoever asks.
  test.concurrent.each(leadKeyKinds)('a key that was made before: %s', async (kind) => {
    const buyer = await newBuyer(server)
    const before = await leadKeyMakers[kind](server, buyer)
    await leadRevokers[revocation](server, buyer)
    expect(await before.opens()).toBe(keyKinds[kind].on[revocation] === 'stays')
  })
})

test('a key opens something before anything is revoked', async () => {
  await Promise.all(
    leadKeyKinds.map(async (kind) => {
      const key = await leadKeyMakers[kind](server, await newBuyer(server))
      expect([kind, await key.opens()]).toEqual([kind, true])
    }),
  )
})

test('another person’s keys stay', async () => {
  await Promise.all(
    leadRevocations.map(async (revocation) => {
      const [other, revoked] = [await newBuyer(server), await newBuyer(server)]
      const session = await leadKeyMakers.session(server, other)
      const link = await leadKeyMakers['manage-link'](server, other)
      await leadRevokers[revocation](server, revoked)
      expect([revocation, await session.opens(), await link.opens()]).toEqual([revocation, true, true])
    }),
  )
})

/** Made once for a person, by an email that is sent once. */
const madeOnce: readonly LeadKeyKind[] = ['resume-link', 'manage-link']
/** Of these a new one ends the one before. */
const oneAtATime: readonly LeadKeyKind[] = ['weight-address', 'calendar-address']

test('whatever is made and revoked in whatever order, a key opens something unless it was ended after it was made', async () => {
  const making = fc.record({ make: fc.constantFrom(...leadKeyKinds.filter((kind) => !madeOnce.includes(kind))) })
  const revoking = fc.record({ revoke: fc.constantFrom('signed-out-everywhere', 'address-changed') })
  const steps = fc.array(fc.oneof(making, revoking), { minLength: 1, maxLength: 3 })
  await fc.assert(
    fc.asyncProperty(steps, fc.constantFrom(null, ...leadRevocations), async (all, last) => {
      const buyer = await newBuyer(server)
      const held: { readonly kind: LeadKeyKind; readonly key: HeldKey; isEnded: boolean }[] = []
      const make = async (kind: LeadKeyKind) => {
        for (const one of held) one.isEnded ||= one.kind === kind && oneAtATime.includes(kind)
        held.push({ kind, key: await leadKeyMakers[kind](server, buyer), isEnded: false })
      }
      const revoke = async (revocation: LeadRevocation) => {
        await leadRevokers[revocation](server, buyer)
        for (const one of held) one.isEnded ||= keyKinds[one.kind].on[revocation] === 'ends'
      }
      for (const kind of madeOnce) await make(kind)
      for (const step of all) await ('make' in step ? make(step.make) : revoke(step.revoke))
      if (last !== null) await revoke(last)
      for (const { kind, key, isEnded } of held) expect([kind, await key.opens()]).toEqual([kind, !isEnded])
    }),
    { numRuns: 5 },
  )
}, 60_000)

test('a link that is opened while its person signs out everywhere opens no session that lasts', async () => {
  const buyer = await newBuyer(server)
  const cookie = cookieOf(await server.post(routes.resume, { secret: await secretOfSignIn(buyer.email) }))
  const secrets: string[] = []
  for (let made = 0; made < 4; made++) secrets.push(await secretOfSignIn(buyer.email))
  const opening = secrets.map((secret) => server.post(routes.resume, { secret }))
  const leaving = server.send({ method: 'DELETE', url: routes.keys, headers: { host: 'localhost', cookie } })
  const [left, ...opened] = await Promise.all([leaving, ...opening])
  expect(left.statusCode).toBe(204)
  for (const reply of opened) {
    const after = await server.get(routes.keys, { cookie: cookieOf(reply) })
    expect(after.statusCode).toBe(401)
  }
})

async function secretOfSignIn(email: string): Promise<string> {
  await server.post(routes.signInLinks, { email })
  const { text } = await server.services.db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', email)
    .where('kind', '=', 'sign-in')
    .orderBy('created_at', 'desc')
    .orderBy('id', 'desc')
    .executeTakeFirstOrThrow()
  return /resume#([\w-]+)/.exec(text)?.[1] ?? ''
}

describe.each(operatorRevocations)('after an operator’s keys are revoked: %s', (revocation) => {
  test.each(operatorKeyKinds)('what they held or made before: %s', async (kind) => {
    const boss = await signedInOperator(server)
    const operator = await signedInOperator(server)
    const before = await operatorKeyMakers[kind](server, operator)
    await operatorRevokers[revocation](server, operator, boss)
    for (const key of before) expect(await key.opens()).toBe(keyKinds[kind].on[revocation] === 'stays')
  })
})

test('what an operator made opens something before anything is revoked', async () => {
  const operator = await signedInOperator(server)
  for (const kind of ['operator-session', 'operator-invitation', 'second-factor-reset'] as const)
    for (const key of await operatorKeyMakers[kind](server, operator))
      expect([kind, await key.opens()]).toEqual([kind, true])
})
