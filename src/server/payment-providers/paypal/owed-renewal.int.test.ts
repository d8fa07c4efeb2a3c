import { afterAll, beforeEach, describe, expect, test } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { dateWords } from '#domain/billing/day-words.ts'
import { MS_PER_DAY, MS_PER_HOUR, MS_PER_MINUTE } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { accessOf } from '#server/leads/plan-access.ts'
import { endSubscriptions } from '#server/sales/subscriptions/price-change.fixture.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { asOwner, type Buyer, emailsTo, newBuyer, refusalIn } from '#server/test-client.fixture.ts'
import { untilHour } from '#tests/money/until-hour.ts'
import { startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { createPaypal } from './paypal.ts'

const CAPTURE = 'POST /v1/billing/subscriptions/:id/capture'
let now = () => new Date()
const peer = await startPaypalPeer({ now: () => now(), certifiedYears: 5 })
afterAll(peer.stop)
const usual = peer.addPlan('P-WEEK', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
const month = peer.addPlan('P-MONTH', { minor: 2999, days: 30 }, { minor: 2999, days: 30 })
const { clientId, clientSecret, webhookId, root, url } = peer
const server = await testApp({
  payments: () =>
    createPaypal({
      ...{ clientId, clientSecret, webhookId, livemode: false, roots: [root], apiBase: url },
      ...{ plans: { '1-WEEK': usual, '1-MONTH': month }, now: () => now() },
    }),
})
now = server.services.now
const { db } = server.services

const work = async () => {
  peer.catchUp()
  await reconcile(server.services, server.app.log)
}
/** Time passes with the hourly job, which finds everything although all webhooks are lost. */
async function pass(ms: number, every = MS_PER_DAY): Promise<void> {
  for (let left = ms; left > 0; left -= every) {
    server.pass(Math.min(every, left))
    await work()
  }
}
const madeFor = ({ orderId }: Buyer) => {
  const made = [...peer.world.subscriptions.values()].find(({ customId }) => customId === orderId)
  if (made === undefined) throw new Error('nothing was made')
  return made
}
const view = async (buyer: Buyer) => (await asOwner(server, buyer).get(routes.subscription)).json()
const pay = (buyer: Buyer) => asOwner(server, buyer).post(routes.subscriptionOwed)
const triesOf = (buyer: Buyer) =>
  [...peer.world.payments.values()].filter(({ subscriptionId }) => subscriptionId === madeFor(buyer).id)
const paidOf = (buyer: Buyer) => triesOf(buyer).filter(({ status }) => status === 'COMPLETED')
const access = async ({ leadId }: Buyer) => (await accessOf(db, leadId, now(), server.services.config)).kind

/** Customers of the trial week, who bought at nine and whose accounts are empty from then on. */
async function subscribers(count: number): Promise<readonly Buyer[]> {
  server.pass(untilHour(9, now()))
  const buyers: Buyer[] = []
  for (let made = 0; made < count; made++) {
    const buyer = await newBuyer(server, { provider: 'paypal', method: 'FAST_PAYMENTS', sandbox: undefined })
    peer.buyer.approve(madeFor(buyer).id, 'pays_once')
    buyers.push(buyer)
  }
  await pass(6 * MS_PER_MINUTE)
  return buyers
}
/** The same when PayPal has tried for the last time, ten days after the renewal was due. */
async function owingSubscribers(count: number): Promise<readonly Buyer[]> {
  const buyers = await subscribers(count)
  // Nothing is due in the week that was paid for.
  await pass(6 * MS_PER_DAY, 6 * MS_PER_DAY)
  await pass(11 * MS_PER_DAY + 2 * MS_PER_HOUR)
  return buyers
}
const only = ([buyer]: readonly Buyer[]): Buyer => {
  if (buyer === undefined) throw new Error('nobody bought')
  return buyer
}

beforeEach(async () => {
  await endSubscriptions(server.services)
  for (const subscription of peer.world.subscriptions.values()) subscription.status = 'CANCELLED'
  peer.faults.clear()
})

describe('a renewal at PayPal that fails', () => {
  test('is tried again by PayPal, and then it is ours to collect until the day that is named', async () => {
    const buyer = only(await subscribers(1))
    await pass(8 * MS_PER_DAY)
    const early = await view(buyer)
    expect(early.owed).toMatchObject({ canPayNow: false, nextTryAt: expect.any(String) })
    expect(refusalIn(await pay(buyer))).toEqual([409, 'NOTHING_TO_PAY'])
    await pass(9 * MS_PER_DAY + 2 * MS_PER_HOUR)
    const owing = await view(buyer)
    expect(owing).toMatchObject({ state: 'past_due', owed: { canPayNow: true, nextTryAt: null } })
    // The same day from the first email to the last, and the plan stays open until then.
    expect(owing.owed.endsAt).toBe(early.owed.endsAt)
    expect(owing.accessUntil).toBe(owing.owed.endsAt)
    expect(Math.round((Date.parse(owing.owed.endsAt) - Date.parse(owing.owed.from)) / MS_PER_DAY)).toBe(15)
    await pass(2 * MS_PER_DAY)
    expect(await access(buyer)).toBe('full')
    const last = await db
      .selectFrom('emails')
      .select(['subject', 'text'])
      .where('recipient', '=', buyer.email)
      .where('kind', '=', 'payment_failed_last')
      .executeTakeFirstOrThrow()
    expect(last.subject).toContain(dateWords(new Date(owing.owed.endsAt)))
    expect(last.text).toContain('Pay it now')
  })

  test('is paid by the button, once, however often it is pressed', async () => {
    const buyer = only(await owingSubscribers(1))
    expect(refusalIn(await pay(buyer))).toEqual([409, 'OWED_NOT_PAID'])
    peer.buyer.refill(madeFor(buyer).id)
    const replies = await Promise.all([pay(buyer), pay(buyer), pay(buyer)])
    expect(replies.map(({ statusCode }) => statusCode)).toEqual([200, 200, 200])
    expect((await pay(buyer)).json()).toMatchObject({ state: 'active', owed: null, renewal: { amountMinor: 2999 } })
    expect(paidOf(buyer).map(({ amount }) => amount.value)).toEqual(['9.99', '29.99'])
    expect((await emailsTo(server, buyer.email)).filter((kind) => kind === 'receipt')).toHaveLength(2)
    await pass(21 * MS_PER_DAY)
    // The next renewal comes on its own day and at its own price.
    expect(paidOf(buyer).map(({ amount }) => amount.value)).toEqual(['9.99', '29.99', '29.99'])
    expect(await access(buyer)).toBe('full')
  })

  test('is collected by itself on the last day, to its end', async () => {
    const buyer = only(await owingSubscribers(1))
    const { endsAt } = (await view(buyer)).owed
    await pass(Date.parse(endsAt) - now().getTime(), 6 * MS_PER_HOUR)
    expect(triesOf(buyer).length).toBeGreaterThan(5)
    peer.buyer.refill(madeFor(buyer).id)
    await pass(13 * MS_PER_HOUR, MS_PER_HOUR)
    expect(await view(buyer)).toMatchObject({ state: 'active', owed: null })
    expect(paidOf(buyer)).toHaveLength(2)
  })

  test('ends the plan after that day, and nothing more is charged', async () => {
    const buyer = only(await owingSubscribers(1))
    const { endsAt } = (await view(buyer)).owed
    await pass(Date.parse(endsAt) - now().getTime() + 11 * MS_PER_HOUR, 6 * MS_PER_HOUR)
    expect([(await view(buyer)).state, await access(buyer)]).toEqual(['past_due', 'full'])
    await pass(2 * MS_PER_HOUR, MS_PER_HOUR)
    expect([(await view(buyer)).state, await access(buyer)]).toEqual(['canceled', 'preview'])
    peer.buyer.refill(madeFor(buyer).id)
    expect(refusalIn(await pay(buyer))).toEqual([409, 'SUBSCRIPTION_OVER'])
    await pass(30 * MS_PER_DAY)
    expect(paidOf(buyer)).toHaveLength(1)
  })

  test('is charged once, however the reply is lost', async () => {
    const faults = [
      'error_after_commit',
      'cut_after_commit',
      'half_a_body',
      'error_before_commit',
      'rate_limit',
    ] as const
    const buyers = await owingSubscribers(faults.length)
    for (const [place, fault] of faults.entries()) {
      const buyer = only(buyers.slice(place))
      peer.faults.clear()
      peer.buyer.refill(madeFor(buyer).id)
      for (let count = 0; count < 3; count++) peer.faults.plan(CAPTURE, fault)
      expect((await pay(buyer)).statusCode, fault).toBe(200)
      await pass(2 * MS_PER_HOUR, MS_PER_HOUR)
      expect(await view(buyer), fault).toMatchObject({ state: 'active', owed: null })
      expect(
        paidOf(buyer).map(({ amount }) => amount.value),
        fault,
      ).toEqual(['9.99', '29.99'])
    }
  })

  test('goes on after it was paid, though PayPal had suspended the subscription', async () => {
    const plan = peer.world.plans.get(usual)
    peer.world.plans.set(usual, { ...plan, payment_preferences: { payment_failure_threshold: 1 } } as NonNullable<
      typeof plan
    >)
    const buyer = only(await owingSubscribers(1))
    expect(madeFor(buyer).status).toBe('SUSPENDED')
    expect([(await view(buyer)).owed.canPayNow, await access(buyer)]).toEqual([true, 'full'])
    peer.buyer.refill(madeFor(buyer).id)
    expect((await pay(buyer)).json()).toMatchObject({ state: 'active', owed: null })
    await pass(21 * MS_PER_DAY)
    expect(paidOf(buyer)).toHaveLength(3)
  })
})
