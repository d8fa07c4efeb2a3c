import { randomUUID } from 'node:crypto'
import { beforeEach, expect, test } from 'vitest'
import { MANAGE_SECRET, routes } from '#domain/api/routes.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { DISCLOSURE_VERSION, resumeText } from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { withdrawalTime } from '#domain/billing/withdrawal-time.ts'
import { keyKinds } from '#domain/key-kinds.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { advanceSandbox } from '#server/payment-providers/sandbox/advance.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, emailsTo, newBuyer, refusalIn } from '#server/test-client.fixture.ts'
import { endSubscriptions } from './price-change.fixture.ts'

let isDown = false
const faulty = (sandbox: PaymentProvider): PaymentProvider => {
  const unlessDown = <A extends unknown[], R>(call: (...args: A) => Promise<R>) => {
    return (...args: A): Promise<R> => (isDown ? Promise.reject(new Error('the line is down')) : call(...args))
  }
  return {
    ...sandbox,
    cancel: unlessDown(sandbox.cancel),
    resume: unlessDown(sandbox.resume),
    refund: unlessDown(sandbox.refund),
  }
}
const MANAGE_LINK_DAYS = keyKinds['manage-link'].lifetime.atMost / MS_PER_DAY
const server = await testApp({ payments: faulty })
const { services, app } = server
const { db } = services
const consent = { consent: true, disclosureVersion: DISCLOSURE_VERSION, textHash: '0'.repeat(64) }
beforeEach(async () => {
  isDown = false
  await endSubscriptions(services)
})

const view = async (buyer: Buyer) => (await asOwner(server, buyer).get(routes.subscription)).json()
const act = (buyer: Buyer, url: string, body: object = {}) => asOwner(server, buyer).post(url, body)
/** Consent to the terms that the page shows for continuing. */
const goOn = async (buyer: Buyer) => {
  const { amountMinor, currency, on, days } = (await view(buyer)).renewalIfResumed
  return { ...consent, textHash: textHash(resumeText({ minor: amountMinor, currency }, dateWords(new Date(on)), days)) }
}
const access = async (buyer: Buyer) => (await accessOf(db, buyer.leadId, services.now(), services.config)).kind
/** Moves the clock forward, running the jobs at least every `every` days. */
const pass = async (days: number, every = 2) => {
  for (let left = days; left > 0; left -= every) {
    server.pass(Math.min(every, left) * MS_PER_DAY)
    await advanceSandbox(db, services.now())
    await reconcile(services, app.log)
  }
}

test('a customer sees what was bought, what comes next, and every payment', async () => {
  const buyer = await newBuyer(server)
  const seen = await view(buyer)
  expect(seen).toMatchObject({
    orderId: buyer.orderId,
    planKey: '1-WEEK',
    state: 'active',
    phase: 'intro',
    cancelAtPeriodEnd: false,
    canResume: false,
    canChangeCard: true,
    card: { brand: 'test card', last4: '4242' },
    renewal: { amountMinor: 2999, currency: 'USD', days: 30 },
    payments: [{ kind: 'initial', amountMinor: 999, refundedMinor: 0, state: 'succeeded' }],
    sandbox: true,
  })
  expect(seen.withdrawUntil).toBe(withdrawalTime(new Date(seen.startedAt)).lastDay.toISOString())
  const receipt = await asOwner(server, buyer).get(routes.receipt.replace(':receipt', seen.payments[0].id))
  expect(receipt.json()).toMatchObject({ orderId: buyer.orderId, amountMinor: 999, email: buyer.email })
  expect((await act(buyer, routes.subscriptionCard)).json()).toEqual({ url: expect.stringContaining('/sandbox/card/') })
})

test('a cancellation stops the renewals, keeps the paid period, and sends one email', async () => {
  const buyer = await newBuyer(server)
  for (const _ of [1, 2]) {
    expect((await act(buyer, routes.subscriptionCancel)).json()).toMatchObject({
      cancelAtPeriodEnd: true,
      renewal: null,
    })
  }
  await pass(6)
  expect(await access(buyer)).toBe('full')
  await pass(2)
  expect(await view(buyer)).toMatchObject({ state: 'canceled', accessUntil: null, canResume: false })
  expect(await access(buyer)).toBe('preview')
  expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'canceled'])
  expect((await act(buyer, routes.subscriptionCancel)).statusCode).toBe(200)
  expect(refusalIn(await act(buyer, routes.subscriptionResume, consent))).toEqual([409, 'SUBSCRIPTION_OVER'])
})

test('a cancellation is undone with its own consent, and the plan renews', async () => {
  const buyer = await newBuyer(server)
  await act(buyer, routes.subscriptionCancel)
  const old = { ...consent, disclosureVersion: '2020-01' }
  expect(refusalIn(await act(buyer, routes.subscriptionResume, old))).toEqual([409, 'PRICE_CHANGED'])
  expect(refusalIn(await act(buyer, routes.subscriptionResume, { ...consent, consent: false }))).toEqual([
    422,
    'INPUT_INVALID',
    'consent',
  ])
  // A consent to another price or day than the current ones.
  expect(refusalIn(await act(buyer, routes.subscriptionResume, consent))).toEqual([409, 'PRICE_CHANGED'])
  const yes = await goOn(buyer)
  for (const _ of [1, 2]) {
    const resumed = await act(buyer, routes.subscriptionResume, yes)
    expect(resumed.json()).toMatchObject({ cancelAtPeriodEnd: false, renewal: { amountMinor: 2999 } })
  }
  const consents = await db
    .selectFrom('consents')
    .select(['kind', 'text'])
    .where('order_id', '=', buyer.orderId)
    .execute()
  expect(consents.map(({ kind }) => kind).toSorted()).toEqual(['purchase', 'resume'])
  await pass(8)
  const seen = await view(buyer)
  expect(seen).toMatchObject({
    ...{ phase: 'regular', planName: '4-Week Plan' },
    payments: [{}, { kind: 'renewal', amountMinor: 2999 }],
  })
  const receipts = await Promise.all(
    seen.payments.map(({ id }: { id: string }) => asOwner(server, buyer).get(routes.receipt.replace(':receipt', id))),
  )
  expect(receipts.map((receipt) => receipt.json().planName)).toEqual(['1-Week Trial', '4-Week Plan'])
  const texts = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', buyer.email)
    .where('kind', '=', 'receipt')
    .orderBy('created_at')
    .execute()
  expect(texts.map(({ text }) => /^Plan: (.*)$/m.exec(text)?.[1])).toEqual(['1-Week Trial', '4-Week Plan'])
  expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'canceled', 'resumed', 'intro_ending', 'receipt'])
})

test('a withdrawal within 14 days refunds everything and ends the plan at once', async () => {
  const buyer = await newBuyer(server)
  await pass(8)
  for (const _ of [1, 2]) {
    const seen = (await act(buyer, routes.subscriptionWithdraw)).json()
    expect(seen).toMatchObject({ state: 'canceled', accessUntil: null, withdrawUntil: null })
    const money = seen.payments.map((payment: Record<string, unknown>) => [
      payment['amountMinor'],
      payment['refundedMinor'],
    ])
    expect(money).toEqual([
      [999, 999],
      [2999, 2999],
    ])
  }
  expect(await access(buyer)).toBe('preview')
  const mails = await emailsTo(server, buyer.email)
  expect(mails.slice(-3)).toEqual(['withdrawn', 'refunded', 'refunded'])
  const { state } = await db
    .selectFrom('orders')
    .select('state')
    .where('id', '=', buyer.orderId)
    .executeTakeFirstOrThrow()
  expect(state).toBe('refunded')
})

test('a withdrawal is possible until the end of the last day named, and not later', async () => {
  const buyer = await newBuyer(server)
  const { withdrawUntil } = await view(buyer)
  await pass(14)
  expect(await view(buyer)).toMatchObject({ withdrawUntil })
  server.pass(Date.parse(withdrawUntil) - services.now().getTime())
  expect(await view(buyer)).toMatchObject({ withdrawUntil })
  await pass(1)
  expect((await view(buyer)).withdrawUntil).toBeNull()
  expect(refusalIn(await act(buyer, routes.subscriptionWithdraw))).toEqual([409, 'WITHDRAWAL_OVER'])
})

test('a withdrawal is also possible from a first period that a coupon made free', async () => {
  await db
    .insertInto('coupons')
    .values({
      ...{ id: 900, code: 'NOTHING', kind: 'percent_off', percent: 100, amount_minor: null },
      ...{ currency: null, plan_key: null, ends_at: null, max_redemptions: null },
    })
    .execute()
  const buyer = await newBuyer(server, { coupon: 'NOTHING', expectedAmountMinor: 0 })
  expect(await view(buyer)).toMatchObject({ withdrawUntil: expect.any(String), payments: [{ amountMinor: 0 }] })
  for (const _ of [1, 2]) {
    expect((await act(buyer, routes.subscriptionWithdraw)).json()).toMatchObject({
      ...{ state: 'canceled', endsBecause: 'withdrawn', accessUntil: null, withdrawUntil: null },
    })
  }
  const { text } = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', buyer.email)
    .where('kind', '=', 'withdrawn')
    .executeTakeFirstOrThrow()
  expect(text).toContain('Nothing was charged')
  expect(text).not.toContain('All of your money')
})

test('a change that does not reach the provider is confirmed to the customer and sent again', async () => {
  const buyer = await newBuyer(server)
  isDown = true
  expect((await act(buyer, routes.subscriptionCancel)).json()).toMatchObject({ cancelAtPeriodEnd: true, renewal: null })
  await reconcile(services, app.log)
  isDown = false
  await reconcile(services, app.log)
  const stored = () =>
    db.selectFrom('subscriptions').selectAll().where('lead_id', '=', buyer.leadId).executeTakeFirstOrThrow()
  expect(await stored()).toMatchObject({ cancel_at_period_end: true, intent: null })
  isDown = true
  expect((await act(buyer, routes.subscriptionWithdraw)).statusCode).toBe(200)
  isDown = false
  server.pass(3 * MS_PER_MINUTE)
  await reconcile(services, app.log)
  expect(await stored()).toMatchObject({ state: 'canceled', end_reason: 'withdrawn', intent: null })
  expect((await view(buyer)).payments).toMatchObject([{ refundedMinor: 999 }])
  expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'canceled', 'withdrawn', 'refunded'])
})

test('a customer who owes a renewal and cancels is not charged any more', async () => {
  const buyer = await newBuyer(server, { sandbox: { scenario: 'renewals_fail' } })
  await pass(8)
  const owing = await view(buyer)
  expect(owing).toMatchObject({
    state: 'past_due',
    renewal: null,
    actionUrl: expect.stringContaining('/sandbox/card/'),
  })
  expect(owing.owed).toMatchObject({ amountMinor: 2999, isToApprove: false, endsAt: owing.accessUntil })
  expect(Date.parse(owing.owed.nextTryAt) - Date.parse(owing.owed.from)).toBe(3 * MS_PER_DAY)
  const [open] = await db.selectFrom('entitlements').select('ends_at').where('lead_id', '=', buyer.leadId).execute()
  // The named day counts to its end everywhere on earth.
  expect(open?.ends_at.getTime()).toBe(Date.parse(owing.accessUntil) + 1 + 12 * MS_PER_HOUR)
  expect(await access(buyer)).toBe('full')
  expect((await act(buyer, routes.subscriptionCancel)).json()).toMatchObject({ state: 'canceled' })
  await pass(10)
  expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'intro_ending', 'payment_failed', 'canceled'])
})

test('a renewal that is never paid is announced three times and ends the plan after seven days', async () => {
  const buyer = await newBuyer(server, { sandbox: { scenario: 'renewals_fail' } })
  await pass(15, 1)
  expect(await view(buyer)).toMatchObject({ state: 'canceled', accessUntil: null })
  expect(await emailsTo(server, buyer.email)).toEqual([
    'receipt',
    'intro_ending',
    'payment_failed',
    'payment_failed_again',
    'payment_failed_last',
    'ended',
  ])
})

test('the link in an email opens the subscription, nothing else, and expires', async () => {
  const buyer = await newBuyer(server)
  const { text } = await db
    .selectFrom('emails')
    .select('text')
    .where('recipient', '=', buyer.email)
    .where('kind', '=', 'receipt')
    .executeTakeFirstOrThrow()
  const secret = /\/v3\/subscription(?:\/\w+)?#([A-Za-z0-9_-]+)/.exec(text)?.[1] ?? 'none'
  const headers = { [MANAGE_SECRET]: secret }
  expect((await server.get(routes.subscription, headers)).json()).toMatchObject({ state: 'active' })
  expect(refusalIn(await server.post(routes.orders, {}, headers)).at(0)).toBe(422)
  expect((await server.post(routes.subscriptionCancel, {}, headers)).json()).toMatchObject({ cancelAtPeriodEnd: true })
  for (const wrong of ['x'.repeat(43), 'short', "' or 1=1 --"]) {
    const reply = await server.get(routes.subscription, { [MANAGE_SECRET]: wrong })
    expect(refusalIn(reply)).toEqual([410, 'MANAGE_LINK_INVALID'])
  }
  server.pass(MANAGE_LINK_DAYS * MS_PER_DAY)
  expect(refusalIn(await server.get(routes.subscription, headers))).toEqual([410, 'MANAGE_LINK_INVALID'])
  server.pass(-MANAGE_LINK_DAYS * MS_PER_DAY)
})

test('no customer sees another’s subscription', async () => {
  const [one, other] = [await newBuyer(server), await newBuyer(server)]
  const { payments } = await view(one)
  const foreign = routes.receipt.replace(':receipt', payments[0].id)
  expect(refusalIn(await asOwner(server, other).get(foreign))).toEqual([404, 'ORDER_UNKNOWN'])
  expect(refusalIn(await server.get(routes.subscription))).toEqual([401, 'TOKEN_INVALID'])
  const waiting = await newBuyer(server, { sandbox: { scenario: 'challenge' } })
  expect(refusalIn(await asOwner(server, waiting).get(routes.subscription))).toEqual([404, 'SUBSCRIPTION_UNKNOWN'])
  expect(refusalIn(await asOwner(server, other).get(routes.receipt.replace(':receipt', randomUUID())))).toEqual([
    404,
    'ORDER_UNKNOWN',
  ])
})
