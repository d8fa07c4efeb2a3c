import { routes } from '#domain/api/routes.ts'
import { createPaypal } from '#server/payment-providers/paypal/paypal.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { balanceOf } from '#tests/peers/paypal/objects/balance.ts'
import { end } from '#tests/peers/paypal/objects/billing.ts'
import { refundedOf, refundPayment } from '#tests/peers/paypal/objects/refunds.ts'
import { type PaypalPeer, startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { type Account, cents, dollars } from '#tests/peers/paypal/world.ts'
import type { Chance } from '#tests/seeded-random.ts'
import { killableProcesses } from './killable-process.ts'
import type { Incident, Market, ProviderRecords } from './market.ts'

/** Batches of customers follow each other over years of test time. */
const DECADES = 30
const webhookRoute = routes.webhooks.replace(':provider', 'paypal')
const calls = [
  'POST /v1/billing/subscriptions',
  'POST /v1/billing/subscriptions/:id/cancel',
  'POST /v1/billing/subscriptions/:id/revise',
  'POST /v2/payments/captures/:id/refund',
] as const
const lineFaults = [
  'error_before_commit',
  'error_after_commit',
  'cut_after_commit',
  'half_a_body',
  'rate_limit',
] as const
const accounts = ['empty', 'pays_once', 'complains', 'slow'] as const satisfies readonly Account[]
const account = (chance: Chance): Account => (chance.between(1, 3) > 1 ? 'good' : chance.pick(accounts))

/** The app with PayPal's stand-in. */
export async function paypalMarket(): Promise<Market & { readonly stop: () => Promise<void> }> {
  const killable = killableProcesses()
  let now = () => new Date()
  const peer = await startPaypalPeer({ now: () => now(), certifiedYears: DECADES })
  const plans = {
    '1-WEEK': peer.addPlan('P-WEEK', { minor: 2999, days: 30 }, { minor: 999, days: 7 }),
    '1-MONTH': peer.addPlan('P-MONTH', { minor: 2999, days: 30 }, { minor: 2999, days: 30 }),
    '3-MONTH': peer.addPlan('P-QUARTER', { minor: 5999, days: 90 }, { minor: 5999, days: 90 }),
  }
  const { clientId, clientSecret, webhookId, root, url } = peer
  const options = { clientId, clientSecret, webhookId, livemode: false, plans, apiBase: url, roots: [root] }
  const paypal = createPaypal({ ...options, now: () => now() })
  const server = await testApp({ payments: () => killable.calledBy(paypal) })
  const { services } = server
  now = services.now
  killable.patch(services.db)
  const { world, buyer } = peer
  const madeFor = (orderId: string) => [...world.subscriptions.values()].filter(({ customId }) => customId === orderId)
  const paymentsOf = (orderId: string) => {
    const ids = madeFor(orderId).map(({ id }) => id)
    return [...world.payments.values()].filter(({ subscriptionId }) => ids.includes(subscriptionId))
  }
  const isDisputed = (paymentId: string) => [...world.disputes.values()].some((each) => each.paymentId === paymentId)
  const resolve =
    (outcome: 'RESOLVED_SELLER_FAVOUR' | 'RESOLVED_BUYER_FAVOUR'): Incident =>
    async (orderId) => {
      const payments = paymentsOf(orderId).map(({ id }) => id)
      for (const dispute of world.disputes.values())
        if (payments.includes(dispute.paymentId) && dispute.status !== 'RESOLVED') buyer.resolve(dispute, outcome)
    }

  return {
    server,
    killable,
    stop: peer.stop,
    wayOfPaying: () => ({ provider: 'paypal', method: 'FAST_PAYMENTS', sandbox: undefined }),
    pay: async (orderId, _next, chance) => {
      const waiting = madeFor(orderId).filter(({ status }) => status === 'APPROVAL_PENDING')
      if (chance.between(1, 8) === 1) return
      for (const { id } of waiting) buyer.approve(id, account(chance))
    },
    payOwed: async (orderId) => {
      for (const { id } of madeFor(orderId)) buyer.refill(id)
    },
    // If the plan was replaced in the meantime, the page refuses.
    approvePlan: (approveUrl) => {
      try {
        buyer.approveRevision(approveUrl)
      } catch {}
    },
    incidents: {
      'the connection to the provider breaks': async (_orderId, chance) => {
        peer.faults.plan(chance.pick(calls), chance.pick(lineFaults))
      },
      'the operator refunds in the dashboard': async (orderId, chance) => {
        const payment = paymentsOf(orderId).findLast(
          ({ id, status }) => (status === 'COMPLETED' || status === 'PARTIALLY_REFUNDED') && !isDisputed(id),
        )
        if (payment === undefined) return
        const left = cents(payment.amount) - refundedOf(world, payment.id)
        const part = chance.between(1, 2) === 1 ? left : chance.between(1, left)
        refundPayment(world, payment.id, { amount: dollars(part) })
      },
      'a dispute is opened': async (orderId) => {
        const [payment] = paymentsOf(orderId)
        const [subscription] = madeFor(orderId)
        if (payment?.status === 'COMPLETED' && subscription !== undefined && !isDisputed(payment.id))
          buyer.dispute(subscription.id)
      },
      'a dispute is won': resolve('RESOLVED_SELLER_FAVOUR'),
      'a dispute is lost': resolve('RESOLVED_BUYER_FAVOUR'),
      'the buyer ends the subscription in their account': async (orderId) => {
        for (const subscription of madeFor(orderId)) if (subscription.status === 'ACTIVE') end(world, subscription)
      },
      'the account is empty': async (orderId) => {
        for (const subscription of madeFor(orderId)) subscription.account = 'empty'
      },
      'a slow payment arrives': async (orderId) => {
        for (const { id } of madeFor(orderId)) buyer.settlePending(id, 'COMPLETED')
      },
    },
    pass: async (ms) => {
      server.pass(ms)
      peer.catchUp()
    },
    deliver: async (delivery) => {
      const taken = peer.webhooks.take(delivery)
      for (const { body, headers } of taken) await server.post(webhookRoute, body.toString(), { ...headers })
      return taken.length
    },
    records: async () => recordsOf(peer),
    forget: async () => {
      for (const table of [world.subscriptions, world.payments, world.refunds, world.disputes]) table.clear()
      peer.webhooks.take('dropped')
    },
  }
}

function recordsOf({ world }: PaypalPeer): ProviderRecords {
  const orderOf = (paymentId: string): string => {
    const payment = world.payments.get(paymentId)
    return world.subscriptions.get(payment?.subscriptionId ?? '')?.customId ?? `payment ${paymentId}`
  }
  const disputeOf = (paymentId: string): ProviderRecords['charges'][number]['dispute'] => {
    const dispute = [...world.disputes.values()].findLast(
      (each) => each.paymentId === paymentId && each.at <= world.now(),
    )
    if (dispute === undefined) return 'none'
    if (dispute.status !== 'RESOLVED') return 'open'
    return dispute.outcome === 'RESOLVED_SELLER_FAVOUR' ? 'won' : 'lost'
  }
  const taken = [...world.payments.values()].filter(({ status }) => status !== 'DECLINED' && status !== 'PENDING')
  return {
    charges: taken.map(({ id, at, amount }) => ({
      ...{ ref: id, at, minor: cents(amount), currency: amount.currency_code },
      orderId: orderOf(id),
      dispute: disputeOf(id),
    })),
    refunds: [...world.refunds.values()].map(({ id, paymentId, amount, status }) => ({
      ...{ ref: id, charge: paymentId, minor: cents(amount), currency: amount.currency_code },
      orderId: orderOf(paymentId),
      state: status === 'COMPLETED' ? 'succeeded' : 'submitted',
    })),
    renewing: [...world.subscriptions.values()]
      .filter(({ status }) => status === 'ACTIVE')
      .map(({ customId }) => customId ?? ''),
    creditMinor: 0,
    balanceMinor: balanceOf(world),
  }
}
