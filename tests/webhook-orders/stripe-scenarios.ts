import { randomUUID } from 'node:crypto'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { subscribedEventTypes } from '#server/payment-providers/stripe/events.ts'
import { createStripe } from '#server/payment-providers/stripe/stripe.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'
import { mapConcurrently } from '#tests/map-concurrently.ts'
import { untilHour } from '#tests/money/until-hour.ts'
import { type StripePeer, startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import type { CardName } from '#tests/peers/stripe/test-cards.ts'
import { signed } from '#tests/peers/stripe/webhooks.ts'
import type { PeerEvent } from '#tests/peers/stripe/world.ts'
import { processAllWebhooks } from './process-webhooks.ts'
import type { Scenario } from './run-orders.ts'

const MINUTE = 60_000
const MORNING = 2
const subscribedTypes: ReadonlySet<string> = new Set(subscribedEventTypes)
const webhookRoute = routes.webhooks.replace(':provider', 'stripe')

type Buyer = {
  readonly lead: string
  readonly orderId: string
  readonly clientSecret: string
  readonly customer: string
}

/** The whole app without a port, Stripe's stand-in as its provider, and what can happen between them. */
export async function stripeScenarios() {
  let now = () => new Date()
  const peer = await startStripePeer({ now: () => now() })
  const week = peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
  const options = { secretKey: 'sk_test_orders', webhookSecret: peer.webhookSecret, livemode: false }
  const stripe = createStripe({ ...options, plans: { '1-WEEK': week }, apiBase: peer.url, now: () => now() })
  const server = await testApp({ payments: () => stripe })
  now = server.services.now
  return { server, peer, ...scenariosOf(server, peer) }
}

function scenariosOf(server: TestApp, peer: StripePeer) {
  const { db } = server.services
  const buyers = new Map<string, Buyer>()
  let events = new Map<string, readonly PeerEvent[]>()
  /** How many events came before the relevant ones, by customer. */
  const passed = new Map<string, number>()

  const gather = () => {
    const made = peer.world.events.filter(({ type }) => subscribedTypes.has(type))
    events = Map.groupBy(made, ({ data }) => customerIn(data.object))
  }
  const deliver = async (event: PeerEvent | undefined): Promise<void> => {
    if (event === undefined) throw new Error('This event does not exist.')
    const { body, headers } = signed(event, peer.webhookSecret, peer.world.now())
    const reply = await server.post(webhookRoute, body, headers)
    if (reply.statusCode !== 200) throw new Error(`A webhook got the reply ${reply.statusCode}.`)
  }
  const order = async (): Promise<string> => {
    const token = await newLeadToken(server, `${randomUUID()}@example.com`)
    const reply = await postOrder(server, token, { provider: 'stripe', sandbox: undefined })
    const { id, next } = reply.json<{ id: string; next: { clientSecret: string } }>()
    const { lead_id: lead } = await db
      .selectFrom('orders')
      .select('lead_id')
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    const customer = String(peer.subscriptionsOf(id)[0]?.customer)
    buyers.set(lead, { lead, orderId: id, clientSecret: next.clientSecret, customer })
    return lead
  }
  const buyerOf = (lead: string): Buyer => {
    const buyer = buyers.get(lead)
    if (buyer === undefined) throw new Error('This buyer does not exist.')
    return buyer
  }
  const confirm = (leads: readonly string[], card: CardName) => {
    for (const lead of leads) peer.buyer.confirm(buyerOf(lead).clientSecret, card)
  }
  /** Delivers the webhooks for everything so far, in order, and processes them. */
  const deliverAll = async (leads: readonly string[]) => {
    gather()
    for (const lead of leads) {
      const { customer } = buyerOf(lead)
      const made = events.get(customer) ?? []
      for (const event of made.slice(passed.get(customer) ?? 0)) await deliver(event)
      passed.set(customer, made.length)
    }
    await processAllWebhooks(server)
  }
  const newOrders = (count: number) => {
    server.pass(untilHour(MORNING, server.services.now()))
    return mapConcurrently(Array.from({ length: count }), order)
  }
  const bought = async (count: number, card: CardName) => {
    const leads = await newOrders(count)
    confirm(leads, card)
    await deliverAll(leads)
    return leads
  }
  const pass = (ms: number) => {
    server.pass(ms)
    peer.catchUp()
  }
  const common = {
    deliver: (lead: string, event: number) => {
      const { customer } = buyerOf(lead)
      return deliver(events.get(customer)?.[(passed.get(customer) ?? 0) + event])
    },
    forget: () => {
      const { customers, subscriptions, invoices, invoicePayments, intents, charges, methods, cards } = peer.world
      for (const table of [customers, subscriptions, invoices, invoicePayments, intents, charges, methods, cards])
        table.clear()
      peer.world.events.length = 0
      for (const memory of [buyers, events, passed]) memory.clear()
    },
  }
  /** The customer confirms the payment. */
  const purchase: Scenario = {
    ...common,
    begin: async (count) => {
      const leads = await newOrders(count)
      gather()
      return leads
    },
    advance: async (leads) => {
      confirm(leads, 'ok')
      gather()
    },
  }
  /** The period is over; an hour later the renewal is charged. */
  const renewal: Scenario = {
    ...common,
    begin: (count) => bought(count, 'ok'),
    advance: async (_leads, stage) => {
      pass(stage === 1 ? 7 * MS_PER_DAY + MINUTE : 70 * MINUTE)
      gather()
    },
  }
  /** A renewal that failed before any webhook was delivered is paid with another card. */
  const recovery: Scenario = {
    ...common,
    begin: async (count) => {
      const leads = await bought(count, 'renewals_fail')
      pass(7 * MS_PER_DAY + MINUTE)
      await deliverAll(leads)
      pass(70 * MINUTE)
      // The webhook that its invoice was finalized is never delivered.
      for (const lead of leads) {
        const { customer } = buyerOf(lead)
        passed.set(customer, (passed.get(customer) ?? 0) + 1)
      }
      gather()
      return leads
    },
    advance: async (leads) => {
      for (const lead of leads) {
        const [subscription] = peer.subscriptionsOf(buyerOf(lead).orderId)
        peer.buyer.payInvoice(String(subscription?.latest_invoice), 'ok')
      }
      gather()
    },
    // If the app never observed the failure, it sends no email about it.
    observed: (order) => (order[0]?.kind === 'deliver' ? 'that it failed' : 'nothing'),
  }
  /** The types of the webhooks that Stripe sends in a scenario, in order. */
  async function eventsOf(scenario: Scenario, stages: number): Promise<readonly string[]> {
    const leads = await scenario.begin(1)
    for (let stage = 1; stage < stages; stage++) await scenario.advance(leads, stage)
    const types = leads.flatMap((lead) => {
      const { customer } = buyerOf(lead)
      return (events.get(customer) ?? []).slice(passed.get(customer) ?? 0).map(({ type }) => type)
    })
    scenario.forget()
    return types
  }
  return { purchase, renewal, recovery, eventsOf }
}

function customerIn(object: unknown): string {
  if (typeof object !== 'object' || object === null) return ''
  if ('customer' in object && typeof object.customer === 'string') return object.customer
  return 'id' in object ? String(object.id) : ''
}
