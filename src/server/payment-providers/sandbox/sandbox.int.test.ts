import { randomUUID } from 'node:crypto'
import { sql } from 'kysely'
import { beforeEach, expect, test } from 'vitest'
import type { SandboxScenario } from '#domain/billing/sandbox-cards.ts'
import { plusDays } from '#domain/time.ts'
import { testDatabase } from '#server/platform/db/test-database.fixture.ts'
import { keyOf, ProviderError, type PurchaseOrder, WebhookRefused } from '#server/platform/payment-provider/provider.ts'
import { answerBank, changeCard } from './buyer-actions.ts'
import { createSandbox } from './sandbox.ts'
import { lockOrder } from './sandbox-database.ts'
import { deliverWebhooks } from './webhooks.ts'

const { db } = await testDatabase()
const BEGIN = new Date('2026-11-21T12:00:00Z')
let now = BEGIN
const sandbox = createSandbox({ db, now: () => now })
const pass = (days: number) => {
  now = plusDays(now, days)
}
beforeEach(() => {
  now = BEGIN
})

const usd = (minor: number) => ({ minor, currency: 'USD' })
const order = (scenario: SandboxScenario, changes: Partial<PurchaseOrder> = {}): PurchaseOrder => ({
  orderId: randomUUID(),
  customerRef: null,
  attempt: 1,
  ref: null,
  planKey: '1-WEEK',
  terms: { name: '1-Week Trial', first: usd(999), firstDays: 7, renewal: usd(2999), renewalDays: 30 },
  listPrice: usd(999),
  method: 'CREDIT_CARD',
  wallet: null,
  scenario,
  returnUrl: 'https://example.com/v3/complete',
  manageUrl: 'https://example.com/v3/plan/subscription',
  ...changes,
})
const buy = async (scenario: SandboxScenario) => {
  const bought = order(scenario)
  const { snapshot } = await sandbox.open(bought, keyOf.open(bought.orderId, 1))
  return { ...snapshot, handle: { orderId: bought.orderId, ref: null } }
}
const look = async (handle: { orderId: string; ref: null }) => {
  const said = await sandbox.fetch(handle)
  if (said === null) throw new Error('unknown purchase')
  return said
}
const statesOf = (said: { charges: readonly { state: string }[] }) => said.charges.map(({ state }) => state)

test('a good card pays the first period; repeating the key charges nothing', async () => {
  const bought = order('ok')
  const key = keyOf.open(bought.orderId, 1)
  const both = await Promise.all([sandbox.open(bought, key), sandbox.open(bought, key), sandbox.open(bought, key)])
  expect(both.map(({ snapshot }) => statesOf(snapshot))).toEqual([['succeeded'], ['succeeded'], ['succeeded']])
  expect(both[0]?.snapshot).toMatchObject({
    state: 'active',
    phase: 'intro',
    period: { start: now, end: plusDays(now, 7) },
  })
  expect(new Set(both.map(({ snapshot }) => snapshot.charges[0]?.ref)).size).toBe(1)
})

test.each([
  ['declined', 'PAYMENT_DECLINED'],
  ['insufficient_funds', 'PAYMENT_INSUFFICIENT_FUNDS'],
  ['expired', 'PAYMENT_CARD_EXPIRED'],
  ['wrong_cvc', 'PAYMENT_WRONG_CVC'],
] as const)(
  'a card that is %s is declined with the reason, and another one pays the same order',
  async (scenario, reason) => {
    const bought = order(scenario)
    const { snapshot } = await sandbox.open(bought, keyOf.open(bought.orderId, 1))
    expect([snapshot.state, snapshot.charges[0]?.reason]).toEqual(['incomplete', reason])
    const again = await sandbox.open({ ...bought, scenario: 'ok', attempt: 2 }, keyOf.open(bought.orderId, 2))
    expect([again.snapshot.state, statesOf(again.snapshot)]).toEqual(['active', ['succeeded']])
  },
)

test('a reply may be lost after the charge; fetching returns the true state', async () => {
  const bought = order('unknown_outcome')
  await expect(sandbox.open(bought, keyOf.open(bought.orderId, 1))).rejects.toThrow('lost its reply')
  expect((await look({ orderId: bought.orderId, ref: null })).state).toBe('active')
})

test.each([
  [true, 'active', 'succeeded'],
  [false, 'incomplete', 'declined'],
] as const)('the bank asks for authentication, and approval %s makes it %s', async (approved, state, charge) => {
  const bought = order('challenge')
  const { next, snapshot } = await sandbox.open(bought, keyOf.open(bought.orderId, 1))
  expect(next).toEqual({ kind: 'challenge', url: `/v3/sandbox/bank/${snapshot.ref}` })
  await answerBank(db, snapshot.ref, approved, now)
  const said = await look({ orderId: bought.orderId, ref: null })
  expect([said.state, statesOf(said)]).toEqual([state, [charge]])
})

test('renewals happen on time, however late they are fetched', async () => {
  const { handle } = await buy('ok')
  pass(68)
  const said = await look(handle)
  expect(statesOf(said)).toEqual(['succeeded', 'succeeded', 'succeeded', 'succeeded'])
  expect(said.charges.map(({ amount }) => amount.minor)).toEqual([999, 2999, 2999, 2999])
  expect(said).toMatchObject({ phase: 'regular', period: { start: plusDays(BEGIN, 67), end: plusDays(BEGIN, 97) } })
})

test('a renewal that fails is retried three times and then the subscription ends', async () => {
  const { handle } = await buy('renewals_fail')
  pass(7)
  expect(await look(handle)).toMatchObject({ state: 'past_due' })
  pass(6.9)
  expect(await look(handle)).toMatchObject({ state: 'past_due' })
  pass(0.2)
  const said = await look(handle)
  expect([said.state, statesOf(said), said.endedAt]).toEqual(['canceled', ['succeeded', 'void'], plusDays(BEGIN, 14)])
})

test('another card pays what is owed', async () => {
  const { handle, ref } = await buy('renewals_fail')
  pass(8)
  expect((await look(handle)).actionUrl).toBe(`/v3/sandbox/card/${ref}`)
  await changeCard(db, ref, 'ok', now)
  const said = await look(handle)
  expect([said.state, statesOf(said), said.actionUrl]).toEqual(['active', ['succeeded', 'succeeded'], null])
})

test('a cancellation takes effect at the period’s end, and can be undone before', async () => {
  const { handle, ref } = await buy('ok')
  expect(await sandbox.cancel(ref, 'at_period_end', keyOf.cancel(ref, 1))).toMatchObject({
    state: 'active',
    cancelAtPeriodEnd: true,
  })
  expect(await sandbox.resume(ref, keyOf.resume(ref, 1))).toMatchObject({ cancelAtPeriodEnd: false })
  await sandbox.cancel(ref, 'at_period_end', keyOf.cancel(ref, 2))
  pass(8)
  const said = await look(handle)
  expect([said.state, said.endedAt, statesOf(said)]).toEqual(['canceled', plusDays(BEGIN, 7), ['succeeded']])
})

test('refunds never exceed what came in, and one key refunds once', async () => {
  const { ref, charges } = await buy('ok')
  const chargeRef = charges[0]?.ref ?? ''
  const refund = { id: randomUUID(), chargeRef, amount: usd(600) }
  const key = keyOf.refund(refund.id)
  await Promise.all([sandbox.refund(ref, refund, key), sandbox.refund(ref, refund, key)])
  const other = { ...refund, id: randomUUID() }
  await expect(sandbox.refund(ref, other, keyOf.refund(other.id))).rejects.toThrow(ProviderError)
  const rest = { ...other, amount: usd(399) }
  const said = await sandbox.refund(ref, rest, `${keyOf.refund(rest.id)}:again`)
  expect(said.charges[0]?.refunds.map(({ amount }) => amount.minor).sort()).toEqual([399, 600])
})

test('only the card of the dispute scenario is disputed, on the third day', async () => {
  const peaceful = await buy('ok')
  const other = await buy('disputed_later')
  pass(3)
  expect((await look(peaceful.handle)).charges[0]?.disputes).toEqual([])
  expect((await look(other.handle)).charges[0]?.disputes[0]?.state).toBe('open')
})

test('an abandoned order is never paid, even if it had not arrived yet', async () => {
  const waiting = order('declined')
  await sandbox.open(waiting, keyOf.open(waiting.orderId, 1))
  const unheard = order('ok')
  for (const each of [waiting, unheard]) {
    await sandbox.abandon({ orderId: each.orderId, ref: null }, keyOf.abandon(each.orderId))
    const late = await sandbox.open({ ...each, scenario: 'ok', attempt: 2 }, keyOf.open(each.orderId, 2))
    expect(late.snapshot.state).toBe('incomplete_expired')
    expect(statesOf(late.snapshot)).not.toContain('succeeded')
  }
})

async function deliveriesOf(mode: 'prompt' | 'duplicated' | 'reordered' | 'dropped') {
  await db.updateTable('sandbox_events').set({ delivered_at: now }).execute()
  await db.updateTable('sandbox_settings').set({ webhooks: mode }).execute()
  const { handle } = await buy('ok')
  const delivered: { body: Buffer; headers: Readonly<Record<string, string>> }[] = []
  const deliver = async (body: string, headers: Readonly<Record<string, string>>) => {
    delivered.push({ body: Buffer.from(body), headers })
    return 200
  }
  pass(0.001)
  await deliverWebhooks(db, deliver, now)
  await deliverWebhooks(db, deliver, now)
  await db.updateTable('sandbox_settings').set({ webhooks: 'prompt' }).execute()
  return { delivered, handle }
}

test('webhooks are signed, and delivered once, twice, in reverse order or never, depending on the mode', async () => {
  const { delivered, handle } = await deliveriesOf('prompt')
  const types = await Promise.all(delivered.map(async (each) => (await sandbox.readWebhook(each, now)).type))
  expect(types).toContain('charge.succeeded')
  for (const each of delivered) expect(await sandbox.readWebhook(each, now)).toMatchObject({ orderId: handle.orderId })
  expect((await deliveriesOf('duplicated')).delivered).toHaveLength(types.length * 2)
  expect((await deliveriesOf('dropped')).delivered).toEqual([])
  expect((await deliveriesOf('reordered')).delivered).toHaveLength(types.length)
})

test('a webhook that was changed, is old, or is not signed is refused', async () => {
  const { delivered } = await deliveriesOf('prompt')
  const [good] = delivered
  if (good === undefined) throw new Error('nothing was delivered')
  const refused = (webhook: typeof good, at = now) =>
    expect(sandbox.readWebhook(webhook, at)).rejects.toThrow(WebhookRefused)
  await refused({ ...good, body: Buffer.from(good.body.toString().replace('false', 'false ')) })
  await refused({ ...good, headers: {} })
  await refused(good, plusDays(now, 1))
})

test('an event that is not accepted is delivered again', async () => {
  await db.updateTable('sandbox_events').set({ delivered_at: now }).execute()
  await buy('ok')
  pass(0.001)
  expect(await deliverWebhooks(db, async () => 500, now)).toBe(0)
  expect(await deliverWebhooks(db, async () => 200, now)).toBeGreaterThan(0)
})

/** How many transactions wait for the lock of an order. */
const waiting = async () =>
  (
    await sql`select from pg_locks join pg_database on pg_database.oid = database
    where locktype = 'advisory' and not granted and datname = current_database()`.execute(db)
  ).rows.length

/**
 * Holds an order's lock, as a change in progress would, until `begin` waits for it; a day passes before it is released.
 */
async function whileHeld<T>(orderId: string, begin: () => Promise<T>): Promise<T> {
  const { promise: begun, resolve } = Promise.withResolvers<{ readonly result: Promise<T> }>()
  await db.transaction().execute(async (trx) => {
    await lockOrder(trx, orderId)
    resolve({ result: begin() })
    await expect.poll(waiting, { interval: 10 }).toBe(1)
    pass(1)
    await trx.updateTable('sandbox_subscriptions').set({ card_last4: '0005' }).where('order_id', '=', orderId).execute()
  })
  return (await begun).result
}

test('a snapshot that waited for a change includes the change and is dated before it', async () => {
  const { handle } = await buy('ok')
  const seen = await whileHeld(handle.orderId, () => look(handle))
  expect(seen).toMatchObject({ card: { last4: '0005' }, fetchedAt: BEGIN })
})

test('a change that had to wait is dated to when it was made', async () => {
  const { handle, ref } = await buy('ok')
  const changed = await whileHeld(handle.orderId, () => sandbox.cancel(ref, 'at_period_end', keyOf.cancel(ref, 1)))
  expect(changed).toMatchObject({ cancelAtPeriodEnd: true, fetchedAt: plusDays(BEGIN, 1) })
})
