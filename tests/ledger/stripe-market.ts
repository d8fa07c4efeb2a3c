import type Stripe from 'stripe'
import { routes } from '#domain/api/routes.ts'
import { createStripe } from '#server/payment-providers/stripe/stripe.ts'
import { testApp } from '#server/test-app.fixture.ts'
import { balanceOf } from '#tests/peers/stripe/objects/balance.ts'
import { failRefund } from '#tests/peers/stripe/objects/refunds.ts'
import { endSubscription } from '#tests/peers/stripe/objects/subscription-life.ts'
import { type StripePeer, startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { type CardName, testCards } from '#tests/peers/stripe/test-cards.ts'
import { newestFirst } from '#tests/peers/stripe/world.ts'
import type { Chance } from '#tests/seeded-random.ts'
import { killableProcesses } from './killable-process.ts'
import type { Delivery, Incident, Market, ProviderRecords } from './market.ts'

const calls = [
  'POST /v1/customers',
  'POST /v1/subscriptions',
  'POST /v1/subscriptions/:id',
  'DELETE /v1/subscriptions/:id',
  'POST /v1/subscription_schedules',
  'POST /v1/refunds',
] as const
const lineFaults = [
  'error_before_commit',
  'error_after_commit',
  'cut_after_commit',
  'half_a_body',
  'rate_limit',
] as const
const webhookRoute = routes.webhooks.replace(':provider', 'stripe')
const cardNames = Object.keys(testCards) as [CardName, ...CardName[]]
const card = (chance: Chance): CardName => (chance.between(1, 2) === 1 ? 'ok' : chance.pick(cardNames))

/** The app with Stripe's stand-in. */
export async function stripeMarket(): Promise<Market & { readonly stop: () => Promise<void> }> {
  const killable = killableProcesses()
  let now = () => new Date()
  const peer = await startStripePeer({ now: () => now() })
  const plans = {
    '1-WEEK': peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 }),
    '1-MONTH': peer.addPlan('month', { minor: 2999, days: 30 }),
    '3-MONTH': peer.addPlan('quarter', { minor: 5999, days: 90 }),
  }
  const options = { secretKey: 'sk_test_ledger', webhookSecret: peer.webhookSecret, livemode: false }
  const stripe = createStripe({ ...options, plans, apiBase: peer.url, now: () => now() })
  const server = await testApp({ payments: () => killable.calledBy(stripe) })
  const { services } = server
  now = services.now
  killable.patch(services.db)
  const { world, buyer } = peer
  const invoicesOf = (orderId: string): readonly Stripe.Invoice[] => {
    const ids = peer.subscriptionsOf(orderId).map(({ id }) => id)
    return newestFirst(world.invoices).filter(({ parent }) =>
      ids.includes(String(parent?.subscription_details?.subscription)),
    )
  }
  const paid = (orderId: string) => invoicesOf(orderId).find(({ status }) => status === 'paid')
  const chargesOf = (orderId: string) => {
    const customers = peer.subscriptionsOf(orderId).map(({ customer }) => customer)
    return newestFirst(world.charges).filter(({ customer, paid }) => paid && customers.includes(customer ?? ''))
  }
  const refundInDashboard: Incident = async (orderId, chance) => {
    const [charge] = chargesOf(orderId)
    const invoice = paid(orderId)
    if (charge === undefined || invoice === undefined || charge.disputed) return
    const left = charge.amount - charge.amount_refunded
    if (left > 0) buyer.refundInDashboard(invoice.id, chance.between(1, 2) === 1 ? left : chance.between(1, left))
  }
  const settle =
    (status: 'won' | 'lost'): Incident =>
    async (orderId) => {
      const charges = chargesOf(orderId).map(({ id }) => id)
      for (const dispute of world.disputes.values())
        if (charges.includes(String(dispute.charge)) && dispute.status === 'needs_response')
          buyer.settleComplaint(dispute, status)
    }

  return {
    server,
    killable,
    stop: peer.stop,
    wayOfPaying: () => ({ provider: 'stripe', sandbox: undefined }),
    pay: async (_orderId, next, chance) => {
      if (next.kind !== 'confirm_card' || chance.between(1, 8) === 1) return
      const collected = buyer.confirm(next.clientSecret, card(chance))
      if (collected.kind === 'requires_action' && chance.between(1, 6) > 1)
        buyer.answerBank(next.clientSecret, chance.between(1, 4) > 1)
    },
    payOwed: async (orderId) => {
      const open = invoicesOf(orderId).find(({ status }) => status === 'open')
      if (open !== undefined) buyer.payInvoice(`/${open.id}`, 'ok')
    },
    approvePlan: () => {},
    incidents: {
      'the connection to the provider breaks': async (_orderId, chance) => {
        peer.faults.plan(chance.pick(calls), chance.pick(lineFaults))
      },
      'the operator refunds in the dashboard': refundInDashboard,
      'a bank returns a refund': async (orderId) => {
        const charges = chargesOf(orderId).map(({ id }) => id)
        const refund = newestFirst(world.refunds).find(
          ({ charge, status }) => status === 'succeeded' && charges.includes(String(charge)),
        )
        if (refund !== undefined) failRefund(world, refund)
      },
      'refunds take days': async () => {
        world.settings.refundsStartPending = !world.settings.refundsStartPending
        buyer.settleRefunds()
      },
      'a dispute is opened': async (orderId) => {
        const [charge] = chargesOf(orderId)
        const invoice = paid(orderId)
        if (invoice !== undefined && charge !== undefined && !charge.disputed && !charge.refunded)
          buyer.complain(invoice.id)
      },
      'a dispute is won': settle('won'),
      'a dispute is lost': settle('lost'),
      'the operator ends the subscription in the dashboard': async (orderId) => {
        for (const subscription of peer.subscriptionsOf(orderId)) endSubscription(world, subscription)
      },
      'the card stops working': async (orderId) => {
        const customer = String(peer.subscriptionsOf(orderId)[0]?.customer)
        if (world.customers.has(customer)) buyer.giveCard(`/${customer}`, 'renewals_fail')
        for (const subscription of peer.subscriptionsOf(orderId)) subscription.default_payment_method = null
      },
    },
    pass: async (ms) => {
      server.pass(ms)
      peer.catchUp()
    },
    deliver: (delivery) => deliverAll(server, peer, delivery),
    records: async () => recordsOf(peer),
    forget: async () => {
      const { customers, subscriptions, schedules, invoices, invoicePayments, intents, setups } = world
      const { charges, refunds, disputes, methods, cards, discounts } = world
      for (const table of [customers, subscriptions, schedules, invoices, invoicePayments, intents, setups])
        table.clear()
      for (const table of [charges, refunds, disputes, methods, cards, discounts, world.books]) table.clear()
      peer.webhooks.take('dropped')
    },
  }
}

async function deliverAll({ post }: Market['server'], { webhooks }: StripePeer, delivery: Delivery): Promise<number> {
  const taken = webhooks.take(delivery)
  for (const { body, headers } of taken) await post(webhookRoute, body, headers)
  return taken.length
}

const disputeOf = (world: StripePeer['world'], chargeId: string): ProviderRecords['charges'][number]['dispute'] => {
  const dispute = [...world.disputes.values()].findLast(({ charge }) => charge === chargeId)
  if (dispute === undefined) return 'none'
  if (dispute.status === 'won') return 'won'
  return dispute.status === 'lost' ? 'lost' : 'open'
}

function recordsOf({ world }: StripePeer): ProviderRecords {
  const orders = new Map(
    [...world.subscriptions.values()].map(({ customer, metadata }) => [String(customer), metadata['order_id'] ?? '']),
  )
  const orderOf = (customer: Stripe.Charge['customer']): string =>
    orders.get(String(customer)) ?? `customer ${customer}`
  const charges = [...world.charges.values()].filter(({ paid }) => paid)
  return {
    charges: charges.map(({ id, customer, created, amount, currency }) => ({
      ref: id,
      orderId: orderOf(customer),
      at: new Date(created * 1000),
      minor: amount,
      currency: currency.toUpperCase(),
      dispute: disputeOf(world, id),
    })),
    refunds: [...world.refunds.values()].map(({ id, charge, amount, currency, status }) => ({
      ref: id,
      charge: String(charge),
      orderId: orderOf(world.charges.get(String(charge))?.customer ?? null),
      minor: amount,
      currency: currency.toUpperCase(),
      state: status === 'succeeded' || status === 'failed' ? status : 'submitted',
    })),
    renewing: [...world.subscriptions.values()]
      .filter(({ status, cancel_at }) => (status === 'active' || status === 'past_due') && cancel_at === null)
      .map(({ metadata }) => metadata['order_id'] ?? ''),
    balanceMinor: balanceOf(world, 'usd'),
    creditMinor: [...world.customers.values()].reduce((sum, { balance }) => sum + balance, 0),
  }
}
