import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import type { PurchaseSnapshot } from '#domain/billing/snapshot.ts'
import { subscriptionStates, subscriptionTransitions } from '#domain/billing/subscription.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { tablesWith } from '#server/every-table.fixture.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { reconcileOrders } from '#server/jobs/reconcile/reconcile-orders.ts'
import { leadOfToken } from '#server/leads/authentication.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { hashOf } from '#server/platform/crypto/secret.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { purchaseOrderFor } from '#server/sales/checkout/pay-attempt.ts'
import { requestRefund } from '#server/sales/refunds/submit-refunds.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { emailsTo, newBuyer, newLeadToken, postOrder, provenLeadToken } from '#server/test-client.fixture.ts'
import { applySnapshot } from './apply-snapshot.ts'

let opened = 0
/** Whether calls to the provider fail and it reports every order as unknown. */
let isForgetful = false
const server = await testApp({
  payments: (sandbox: PaymentProvider) => ({
    ...sandbox,
    open: (order, key) => {
      opened++
      return isForgetful ? Promise.reject(new Error('the line is down')) : sandbox.open(order, key)
    },
    abandon: (handle, key) => (isForgetful ? Promise.resolve(null) : sandbox.abandon(handle, key)),
  }),
})
const { services, app } = server
const { db } = services
const REFUSED = /violates unique constraint|violates foreign key|never goes|only ever added/

/** A purchase as the provider reports it, with changes. */
async function reported(orderId: string, changes: (said: PurchaseSnapshot) => Partial<PurchaseSnapshot>) {
  const said = await services.payments.byName('sandbox').fetch({ orderId, ref: null })
  if (said === null) throw new Error('The sandbox does not know this order.')
  return { ...said, fetchedAt: services.now(), ...changes(said) }
}
const resolveLater = async () => {
  server.pass(61_000)
  await reconcileOrders(services, app.log)
}
const findings = (orderId: string) =>
  db.selectFrom('reconciliation_findings').select('what').where('order_id', '=', orderId).execute()
const paymentOf = (orderId: string) =>
  db.selectFrom('payments').selectAll().where('order_id', '=', orderId).executeTakeFirstOrThrow()
const subscriptionOf = (leadId: string) =>
  db.selectFrom('subscriptions').selectAll().where('lead_id', '=', leadId).executeTakeFirstOrThrow()

/** Makes the provider charge a second time for the days charged last. */
async function chargeAgain(orderId: string) {
  const last = await db
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'subscription_ref')
    .selectAll('sandbox_charges')
    .where('order_id', '=', orderId)
    .orderBy('number', 'desc')
    .executeTakeFirstOrThrow()
  const again = { ...last, ref: `${last.ref}_again`, number: last.number + 1, at: services.now() }
  await db.insertInto('sandbox_charges').values(again).execute()
}
const look = async (leadId: string, orderId: string) =>
  applySnapshot(services, leadId, orderId, await reported(orderId, () => ({})), 'job')

test.each([
  ['first period', 0],
  ['renewal', 8],
])('a %s that is charged twice is refunded once, with one email, and blocks nothing else', async (_, days) => {
  const { leadId, orderId, email } = await newBuyer(server)
  server.pass(days * MS_PER_DAY)
  await look(leadId, orderId)
  const before = (await emailsTo(server, email)).length
  await chargeAgain(orderId)
  for (const _ of [1, 2]) {
    await look(leadId, orderId)
    await reconcile(services, app.log)
  }
  const payments = await db
    .selectFrom('payments')
    .leftJoin('refunds', 'payment_id', 'payments.id')
    .select(['is_duplicate', 'payments.amount_minor as paid', 'refunds.amount_minor as back', 'because'])
    .select('refunds.state as refund')
    .where('order_id', '=', orderId)
    .where('is_duplicate', '=', true)
    .execute()
  const paid = days === 0 ? 999 : 2999
  expect(payments).toEqual([{ is_duplicate: true, paid, back: paid, because: 'duplicate', refund: 'succeeded' }])
  expect(await findings(orderId)).toEqual([{ what: 'second_charge' }])
  expect((await emailsTo(server, email)).slice(before)).toEqual(['refunded'])
  expect((await accessOf(db, leadId, services.now(), services.config)).kind).toBe('full')
  const rights = await db
    .selectFrom('entitlements')
    .innerJoin('payments', 'payments.id', 'payment_id')
    .select('payments.id')
    .where('order_id', '=', orderId)
    .where('revoked_at', 'is', null)
    .execute()
  expect(rights).toHaveLength(days === 0 ? 1 : 2)

  await services.payments.byName('sandbox').cancel((await subscriptionOf(leadId)).provider_ref, 'now', randomUUID())
  await look(leadId, orderId)
  expect((await subscriptionOf(leadId)).state).toBe('canceled')
})

test('a second charge during a withdrawal is refunded once', async () => {
  const { leadId, orderId } = await newBuyer(server)
  await db.updateTable('subscriptions').set({ ending_because: 'withdrawn' }).where('lead_id', '=', leadId).execute()
  await chargeAgain(orderId)
  await look(leadId, orderId)
  const refunds = await db
    .selectFrom('refunds')
    .select(['because', 'amount_minor'])
    .where('lead_id', '=', leadId)
    .execute()
  expect(refunds.toSorted((a, b) => (a.because < b.because ? -1 : 1))).toEqual([
    { because: 'duplicate', amount_minor: 999 },
    { because: 'withdrawn', amount_minor: 999 },
  ])
})

test('the database refuses a second charge for the same period', async () => {
  const { leadId, orderId } = await newBuyer(server)
  await chargeAgain(orderId)
  await look(leadId, orderId)
  const count = db.updateTable('payments').set({ is_duplicate: false }).where('order_id', '=', orderId)
  await expect(count.execute()).rejects.toThrow(REFUSED)
})

test('a customer never keeps two live subscriptions: the second one ends and is refunded', async () => {
  const email = `${randomUUID()}@example.com`
  isForgetful = true
  const unheard = await newBuyer(server, {}, email)
  server.pass(3000)
  const month = { productId: 'test-1-month', expectedAmountMinor: 2999 }
  const token = await provenLeadToken(server, email)
  expect((await postOrder(server, token, month)).json().state).toBe('processing')
  isForgetful = false
  await resolveLater()
  const bought = await postOrder(server, token, month)
  expect(bought.json().state).toBe('paid')

  // The first order was given up, and yet its charge comes through after all.
  const { order } = await purchaseOrderFor(services, { leadId: unheard.leadId, orderId: unheard.orderId, attempt: 1 })
  const late = await services.payments.byName('sandbox').open(order, 'late')
  await applySnapshot(services, unheard.leadId, unheard.orderId, late.snapshot, 'webhook')
  expect(await subscriptionOf(unheard.leadId)).toMatchObject({ intent: 'cancel_now', ending_because: 'refunded' })
  expect(await findings(unheard.orderId)).toContainEqual({ what: 'two_live_subscriptions' })
  await reconcile(services, app.log)
  expect(await subscriptionOf(unheard.leadId)).toMatchObject({ state: 'canceled', end_reason: 'refunded' })
  const refunds = await db.selectFrom('refunds').selectAll().where('lead_id', '=', unheard.leadId).execute()
  expect(refunds).toMatchObject([{ amount_minor: 999, because: 'duplicate', state: 'succeeded' }])
  expect((await accessOf(db, unheard.leadId, services.now(), services.config)).kind).toBe('preview')
  expect((await accessOf(db, await leadOfToken(services, token), services.now(), services.config)).kind).toBe('full')
})

test('the database refuses a second live subscription and a second open order', async () => {
  const [one, other] = [await newBuyer(server), await newBuyer(server)]
  const { customer_id } = await subscriptionOf(one.leadId)
  const steal = db.updateTable('subscriptions').set({ customer_id }).where('lead_id', '=', other.leadId).execute()
  await expect(steal).rejects.toThrow(REFUSED)
  const waiting = await newBuyer(server, { sandbox: { scenario: 'challenge' } })
  const order = await db.selectFrom('orders').selectAll().where('id', '=', waiting.orderId).executeTakeFirstOrThrow()
  const copy = { ...order, id: randomUUID(), provider_ref: null, asked_at: services.now() }
  await expect(db.insertInto('orders').values(copy).execute()).rejects.toThrow(REFUSED)
})

test('no table holds a hash that an address could be tried against', async () => {
  const { email } = await newBuyer(server)
  for (const spelling of [email, email.toUpperCase()])
    expect(await tablesWith(db, hashOf(spelling).toString('hex'))).toEqual([])
})

test('a state alone grants no access: only a succeeded payment does', async () => {
  const { leadId, orderId } = await newBuyer(server, { sandbox: { scenario: 'challenge' } })
  const active = await reported(orderId, () => ({ state: 'active' }))
  await applySnapshot(services, leadId, orderId, active, 'webhook')
  expect(await accessOf(db, leadId, services.now(), services.config)).toEqual({ kind: 'preview' })
})

test('a lower payment than agreed grants nothing and is recorded as a finding', async () => {
  const { leadId, orderId, email } = await newBuyer(server, { sandbox: { scenario: 'challenge' } })
  const short = await reported(orderId, ({ charges }) => ({
    state: 'active',
    charges: charges.map((charge) => ({ ...charge, state: 'succeeded', amount: { minor: 1, currency: 'USD' } })),
  }))
  await applySnapshot(services, leadId, orderId, short, 'webhook')
  expect(await accessOf(db, leadId, services.now(), services.config)).toEqual({ kind: 'preview' })
  expect(await findings(orderId)).toContainEqual({ what: 'amount_mismatch' })
  expect(await emailsTo(server, email)).toEqual(['receipt'])
  const mail = await db
    .selectFrom('emails')
    .selectAll()
    .where('recipient', '=', email)
    .where('kind', '=', 'receipt')
    .executeTakeFirstOrThrow()
  expect(JSON.stringify(mail)).toContain("isn't what was agreed")
  expect(JSON.stringify(mail)).not.toContain('your plan is yours')
})

test('a test payment grants no live access, and a live snapshot is not applied to a test order', async () => {
  const { leadId, orderId } = await newBuyer(server)
  await applySnapshot(services, leadId, orderId, await reported(orderId, () => ({ livemode: true })), 'webhook')
  expect(await findings(orderId)).toEqual([{ what: 'livemode_mismatch' }])
  const { id } = await paymentOf(orderId)
  const lift = db.updateTable('entitlements').set({ livemode: true }).where('payment_id', '=', id).execute()
  await expect(lift).rejects.toThrow(REFUSED)
})

test('no provider is called without the consent to what it would charge', async () => {
  const token = await newLeadToken(server, `${randomUUID()}@example.com`)
  opened = 0
  for (const changes of [{ consent: false }, { disclosureVersion: '2020-01' }, { expectedAmountMinor: 1 }]) {
    expect((await postOrder(server, token, changes)).statusCode).toBeGreaterThanOrEqual(400)
  }
  expect(opened).toBe(0)
})

test('more than was paid is never refunded', async () => {
  const { leadId, orderId } = await newBuyer(server)
  const { provider_ref: chargeRef } = await paymentOf(orderId)
  const wish = { leadId, chargeRef, because: 'support', actor: 'ann at support' } as const
  const usd = (minor: number) => ({ minor, currency: 'USD' })
  await requestRefund(services, { ...wish, amount: usd(500) })
  const rush = await Promise.allSettled(
    Array.from({ length: 5 }, () => requestRefund(services, { ...wish, amount: usd(400) })),
  )
  expect(rush.filter(({ status }) => status === 'fulfilled')).toHaveLength(1)
  for (const amount of [usd(0), usd(-1), usd(100), { minor: 1, currency: 'EUR' }])
    await expect(requestRefund(services, { ...wish, amount })).rejects.toMatchObject({ code: 'INPUT_INVALID' })
  const { given } = await db
    .selectFrom('sandbox_refunds')
    .select(({ fn }) => fn.sum<string>('amount_minor').as('given'))
    .where('charge_ref', '=', chargeRef)
    .executeTakeFirstOrThrow()
  expect(Number(given)).toBe(900)
  expect((await accessOf(db, leadId, services.now(), services.config)).kind).toBe('full')
  const log = await db.selectFrom('audit_log').select(['actor', 'action']).where('lead_id', '=', leadId).execute()
  expect(log).toEqual([1, 2].map(() => ({ actor: 'ann at support', action: 'refund' })))
})

test('the database accepts the same transitions as the domain, in order, and refuses to change them', async () => {
  const { leadId } = await newBuyer(server)
  const { id } = await subscriptionOf(leadId)
  const step = (from: string | null, to: string, number: number) =>
    db
      .transaction()
      .execute(async (trx) => {
        const row = { lead_id: leadId, subscription_id: id, cause: 'test', at: services.now() }
        await trx
          .insertInto('subscription_transitions')
          .values({ ...row, number, from_state: from as never, to_state: to as never })
          .execute()
        throw new Error('taken back')
      })
      .catch((error: Error) => error.message === 'taken back')
  for (const to of subscriptionStates) {
    expect(await step('active', to, 2)).toBe(subscriptionTransitions.active.includes(to))
    expect(await step('unpaid', to, 2)).toBe(false)
    expect(await step(null, to, 2)).toBe(false)
  }
  const transitions = db.updateTable('subscription_transitions').set({ cause: 'another' }).where('lead_id', '=', leadId)
  await expect(transitions.execute()).rejects.toThrow(REFUSED)
  await expect(db.deleteFrom('subscription_transitions').execute()).rejects.toThrow(REFUSED)
  await expect(db.deleteFrom('audit_log').execute()).rejects.toThrow(REFUSED)
})

test('the database accepts and refuses the same pairs of states as the domain', async () => {
  for (const from of subscriptionStates) {
    for (const to of subscriptionStates) {
      const { allowed } = await db
        .selectNoFrom(({ fn, val }) => fn<boolean>('subscription_may_go', [val(from), val(to)]).as('allowed'))
        .executeTakeFirstOrThrow()
      expect([from, to, allowed]).toEqual([from, to, subscriptionTransitions[from].includes(to)])
    }
  }
})

test('what ended stays ended, and reconciliation does not change a correct state', async () => {
  const { leadId, orderId, email } = await newBuyer(server)
  const ended = await reported(orderId, () => ({ state: 'canceled', endedAt: services.now() }))
  await applySnapshot(services, leadId, orderId, ended, 'webhook')
  await applySnapshot(services, leadId, orderId, await reported(orderId, () => ({ state: 'active' })), 'webhook')
  expect((await subscriptionOf(leadId)).state).toBe('canceled')
  const before = await emailsTo(server, email)
  await reconcile(services, app.log)
  await reconcile(services, app.log)
  expect(await emailsTo(server, email)).toEqual(before)
})
