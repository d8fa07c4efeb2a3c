import { randomUUID } from 'node:crypto'
import { expect, test } from 'vitest'
import { DISCLOSURE_VERSION } from '#domain/billing/disclosure.ts'
import { textHash } from '#domain/billing/text-hash.ts'
import { everyCaseIsTried } from '#domain/extent.fixture.ts'
import { plusDays } from '#domain/time.ts'
import { reconcile } from '#server/jobs/reconcile/reconcile.ts'
import { exampleOrder } from '#server/lead.example.ts'
import { leadOfToken } from '#server/leads/authentication.ts'
import { paymentsFrom } from '#server/payment-providers/providers.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { PaymentProvider } from '#server/platform/payment-provider/provider.ts'
import { placeOrder } from '#server/sales/checkout/place-order.ts'
import { agreeToPrice } from '#server/sales/subscriptions/agree-to-price.ts'
import { cancelSubscription, withdrawSubscription } from '#server/sales/subscriptions/change-subscription.ts'
import { priceChangeTextIn } from '#server/sales/subscriptions/price-change.fixture.ts'
import { viewSubscription } from '#server/sales/subscriptions/view-subscription.ts'
import type { Services } from '#server/services.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { emailsTo, newBuyer, newLeadToken } from '#server/test-client.fixture.ts'

const server = await testApp()
const { services, app } = server
const { db } = services
const { log } = app
const raised = randomUUID()
await db.transaction().execute(async (trx) => {
  const active = trx
    .selectFrom('prices')
    .selectAll()
    .where('external_id', '=', 'test-1-month')
    .where('active', '=', true)
  const { created_at: _, ...old } = await active.executeTakeFirstOrThrow()
  // It is not on offer, so the buyers of these tests still get the old price.
  await trx
    .insertInto('prices')
    .values({ ...old, id: raised, renewal_amount_minor: 3499, active: false })
    .execute()
  const applies_from = plusDays(services.now(), 31)
  await trx.insertInto('price_changes').values({ price_id: raised, applies_from }).execute()
})

type Moment = 'before' | 'after'

/**
 * The same services in a process that is killed before or after its n-th transaction or call to the provider (counted
 * from 0).
 */
function killable(step: number, moment: Moment): Services {
  let taken = 0
  let isDead = false
  const die = (): never => {
    isDead = true
    throw new Error('the process was killed')
  }
  async function live<T>(work: () => Promise<T>): Promise<T> {
    if (isDead) die()
    const isLast = taken++ === step
    if (isLast && moment === 'before') die()
    const result = await work()
    return isLast ? die() : result
  }
  const killableDb: Database = new Proxy(db, {
    get(target, name) {
      if (isDead) die()
      if (name === 'transaction') {
        return () => ({
          execute: (work: Parameters<ReturnType<Database['transaction']>['execute']>[0]) =>
            live(() => target.transaction().execute(work)),
        })
      }
      const value: unknown = Reflect.get(target, name, target)
      return typeof value === 'function' ? value.bind(target) : value
    },
  })
  const [sandbox] = services.payments.all
  if (sandbox === undefined) throw new Error('no provider')
  const provider: PaymentProvider = {
    ...sandbox,
    open: (...args) => live(() => sandbox.open(...args)),
    cancel: (...args) => live(() => sandbox.cancel(...args)),
    refund: (...args) => live(() => sandbox.refund(...args)),
    changePrice: (...args) => live(() => sandbox.changePrice(...args)),
  }
  return { ...services, db: killableDb, payments: paymentsFrom([provider]) }
}

/** Before and after each step; in a sample only before and after the first, and after the last. */
const moments = (steps: number) =>
  Array.from({ length: steps }, (_, step) => step).flatMap((step) =>
    (['before', 'after'] as const)
      .filter((moment) => everyCaseIsTried() || step === 0 || (step === steps - 1 && moment === 'after'))
      .map((moment) => [moment, step] as const),
  )
/** The next process, a little later. */
const revive = async () => {
  for (let round = 0; round < 3; round++) {
    server.pass(61_000)
    await reconcile(services, log)
  }
}
const chargesOf = (orderId: string) =>
  db
    .selectFrom('sandbox_charges')
    .innerJoin('sandbox_subscriptions', 'sandbox_subscriptions.ref', 'subscription_ref')
    .select('sandbox_charges.state')
    .where('order_id', '=', orderId)
    .execute()

test.each(moments(3))('killed %s step %i of a purchase, the buyer pays once and has a plan', async (moment, step) => {
  const email = `${randomUUID()}@example.com`
  const leadId = await leadOfToken(services, await newLeadToken(server, email))
  const call = {
    leadId,
    isProven: false,
    key: randomUUID(),
    request: exampleOrder({}, services.now()),
    userAgent: '',
    log,
  }
  await placeOrder(killable(step, moment), call).catch(() => {})
  await revive()
  // The buyer comes back: with the same click if it was never answered, and with a new one if it failed.
  let placed = await placeOrder(services, call).catch(() => null)
  if (placed?.state !== 'paid') placed = await placeOrder(services, { ...call, key: randomUUID() })
  expect(placed.state).toBe('paid')
  await revive()
  expect(await chargesOf(placed.id)).toEqual([{ state: 'succeeded' }])
  const orders = await db.selectFrom('orders').select('state').where('lead_id', '=', leadId).execute()
  expect(orders.filter(({ state }) => state === 'paid')).toHaveLength(1)
  expect(await emailsTo(server, email)).toEqual(['receipt'])
})

test.each(moments(3))('killed %s step %i of a cancellation, it is stored or not at all', async (moment, step) => {
  const buyer = await newBuyer(server)
  await cancelSubscription(killable(step, moment), { leadId: buyer.leadId, userAgent: '', log }).catch(() => {})
  await revive()
  const row = await db
    .selectFrom('subscriptions')
    .selectAll()
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  const isKept = !(step === 0 && moment === 'before')
  expect([row.cancel_at_period_end, row.intent]).toEqual([isKept, null])
  expect(await emailsTo(server, buyer.email)).toEqual(isKept ? ['receipt', 'canceled'] : ['receipt'])
})

test.each(moments(5))('killed %s step %i of a withdrawal, everything is refunded once', async (moment, step) => {
  const buyer = await newBuyer(server)
  await withdrawSubscription(killable(step, moment), { leadId: buyer.leadId, userAgent: '', log }).catch(() => {})
  await revive()
  await withdrawSubscription(services, { leadId: buyer.leadId, userAgent: '', log })
  const refunds = await db
    .selectFrom('refunds')
    .select(['state', 'amount_minor'])
    .where('lead_id', '=', buyer.leadId)
    .execute()
  expect(refunds).toEqual([{ state: 'succeeded', amount_minor: 999 }])
  const given = await db
    .selectFrom('sandbox_refunds')
    .innerJoin('payments', 'provider_ref', 'charge_ref')
    .select('refund_id')
    .where('lead_id', '=', buyer.leadId)
    .execute()
  expect(given).toHaveLength(1)
  expect(await emailsTo(server, buyer.email)).toEqual(['receipt', 'withdrawn', 'refunded'])
})

/** A buyer who pays 29.99 a month and has been asked to pay 34.99, in the last period before that price applies. */
async function askedBuyer() {
  const month = { productId: 'test-1-month', expectedAmountMinor: 2999 }
  const buyer = await newBuyer(server, month)
  const { id } = await db
    .selectFrom('subscriptions')
    .select('id')
    .where('lead_id', '=', buyer.leadId)
    .executeTakeFirstOrThrow()
  const row = { lead_id: buyer.leadId, subscription_id: id, price_id: raised, currency: 'USD' }
  const period = await db
    .selectFrom('subscriptions')
    .select('period_end')
    .where('id', '=', id)
    .executeTakeFirstOrThrow()
  if (period.period_end === null) throw new Error('no period')
  await db
    .insertInto('subscription_price_changes')
    .values({ ...row, before_minor: 2999, after_minor: 3499, applies_from: period.period_end })
    .execute()
  await db
    .updateTable('subscription_price_changes')
    .set({ notified_at: services.now() })
    .where('subscription_id', '=', id)
    .execute()
  return buyer
}

test.each(moments(3))(
  'killed %s step %i of a consent to a price, it is stored completely or not at all',
  async (moment, step) => {
    const buyer = await askedBuyer()
    const sentence = priceChangeTextIn(await viewSubscription(services, buyer.leadId))
    const said = {
      disclosureVersion: DISCLOSURE_VERSION,
      amount: { minor: 3499, currency: 'USD' },
      textHash: textHash(sentence),
    }
    await agreeToPrice(killable(step, moment), { leadId: buyer.leadId, userAgent: '', log }, said).catch(() => {})
    await revive()
    const row = await db
      .selectFrom('subscription_price_changes')
      .selectAll()
      .where('lead_id', '=', buyer.leadId)
      .executeTakeFirstOrThrow()
    const { renewal_amount_minor } = await db
      .selectFrom('sandbox_subscriptions')
      .select('renewal_amount_minor')
      .where('order_id', '=', buyer.orderId)
      .executeTakeFirstOrThrow()
    const { intent } = await db
      .selectFrom('subscriptions')
      .select('intent')
      .where('lead_id', '=', buyer.leadId)
      .executeTakeFirstOrThrow()
    const isKept = !(step === 0 && moment === 'before')
    expect([row.agreed_at !== null, row.consent_id !== null, row.applied_at !== null, intent]).toEqual([
      ...[isKept, isKept, isKept, null],
    ])
    expect(renewal_amount_minor).toBe(isKept ? 3499 : 2999)
    expect(await emailsTo(server, buyer.email)).toEqual(isKept ? ['receipt', 'price_agreed'] : ['receipt'])
  },
)
