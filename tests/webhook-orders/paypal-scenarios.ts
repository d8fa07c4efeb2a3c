import { randomUUID } from 'node:crypto'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY } from '#domain/time.ts'
import { createPaypal } from '#server/payment-providers/paypal/paypal.ts'
import { type TestApp, testApp } from '#server/test-app.fixture.ts'
import { newLeadToken, postOrder } from '#server/test-client.fixture.ts'
import { mapConcurrently } from '#tests/map-concurrently.ts'
import { untilHour } from '#tests/money/until-hour.ts'
import { end } from '#tests/peers/paypal/objects/billing.ts'
import { type PaypalPeer, startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { type Account, type PeerEvent, present } from '#tests/peers/paypal/world.ts'
import type { DeliveryOrder } from './delivery-orders.ts'
import { processAllWebhooks } from './process-webhooks.ts'
import type { Scenario } from './run-orders.ts'

/** PayPal bills at ten o'clock; for a customer who buys in the morning, its days and ours agree. */
const MORNING = 8
const webhookRoute = routes.webhooks.replace(':provider', 'paypal')

/** The whole app without a port, PayPal's stand-in as its provider, and what can happen between them. */
export async function paypalScenarios() {
  let now = () => new Date()
  const peer = await startPaypalPeer({ now: () => now() })
  const plans = { '1-WEEK': peer.addPlan('P-WEEK', { minor: 2999, days: 30 }, { minor: 999, days: 7 }) }
  const { clientId, clientSecret, webhookId, root, url } = peer
  const options = { clientId, clientSecret, webhookId, livemode: false, plans, apiBase: url, roots: [root] }
  const paypal = createPaypal({ ...options, now: () => now() })
  const server = await testApp({ payments: () => paypal })
  now = server.services.now
  return { server, peer, ...scenariosOf(server, peer) }
}

function scenariosOf(server: TestApp, peer: PaypalPeer) {
  const { db } = server.services
  /** PayPal's subscription of each lead. */
  const refs = new Map<string, string>()
  const passed = new Map<string, number>()
  const eventsFor = (lead: string): readonly PeerEvent[] => {
    const ref = refs.get(lead) ?? 'no subscription'
    return peer.world.events
      .filter((event) => JSON.stringify(event.resource).includes(`"${ref}"`))
      .slice(passed.get(lead) ?? 0)
  }
  const deliver = async (event: PeerEvent | undefined) => {
    if (event === undefined) throw new Error('This event does not exist.')
    const { body, headers } = peer.webhooks.sign(Buffer.from(JSON.stringify(event)))
    const reply = await server.post(webhookRoute, body.toString(), headers)
    if (reply.statusCode !== 200) throw new Error(`A webhook got the reply ${reply.statusCode}.`)
  }
  const order = async (): Promise<string> => {
    const token = await newLeadToken(server, `${randomUUID()}@example.com`)
    const intent = { provider: 'paypal', method: 'FAST_PAYMENTS', sandbox: undefined }
    const { id } = (await postOrder(server, token, intent)).json<{ id: string }>()
    const row = await db
      .selectFrom('orders')
      .select(['lead_id', 'provider_ref'])
      .where('id', '=', id)
      .executeTakeFirstOrThrow()
    refs.set(row.lead_id, row.provider_ref ?? '')
    return row.lead_id
  }
  const approve = (leads: readonly string[], account: Account) => {
    for (const lead of leads) peer.buyer.approve(refs.get(lead) ?? '', account)
  }
  const begin = (count: number) => {
    server.pass(untilHour(MORNING, server.services.now()))
    return mapConcurrently(Array.from({ length: count }), order)
  }
  const pass = (days: number) => {
    server.pass(days * MS_PER_DAY)
    peer.catchUp()
  }
  const common = {
    deliver: (lead: string, event: number) => deliver(eventsFor(lead)[event]),
    forget: () => {
      peer.world.subscriptions.clear()
      peer.world.payments.clear()
      peer.world.events.length = 0
      refs.clear()
      passed.clear()
    },
  }
  /** Whether a webhook was processed after the provider had advanced through this many stages, and before the next. */
  const processedAfter = (order: DeliveryOrder, stages: number): boolean => {
    const at = order.flatMap((step, index) => (step.kind === 'advance' ? [index] : []))
    return (at[stages] ?? order.length) - (at[stages - 1] ?? -1) > 1
  }
  /** The customer approves, and then ends the subscription in their account at PayPal. */
  const approvedThenEnded: Scenario = {
    ...common,
    begin,
    advance: async (leads, stage) => {
      if (stage === 1) approve(leads, 'good')
      else for (const lead of leads) end(peer.world, present(peer.world.subscriptions, refs.get(lead) ?? ''))
    },
    observed: (order) => (processedAfter(order, 1) ? 'that it was active' : 'nothing'),
  }
  /** A renewal fails; when PayPal tries again there is money. */
  const recovery: Scenario = {
    ...common,
    begin: async (count) => {
      const leads = await begin(count)
      approve(leads, 'pays_once')
      for (const lead of leads) {
        const made = eventsFor(lead)
        for (const event of made) await deliver(event)
        passed.set(lead, made.length)
      }
      await processAllWebhooks(server)
      pass(8)
      return leads
    },
    advance: async (leads) => {
      for (const lead of leads) peer.buyer.refill(refs.get(lead) ?? '')
      pass(5)
    },
    observed: (order) => (processedAfter(order, 0) ? 'that it failed' : 'nothing'),
  }
  return { approvedThenEnded, recovery, eventsFor }
}
