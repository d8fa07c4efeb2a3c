import { randomUUID } from 'node:crypto'
import { routes } from '#domain/api/routes.ts'
import { createPaypal } from '#server/payments/paypal/paypal.ts'
import { type TestApp, testApp } from '#server/test-app.ts'
import { newLeadToken, postOrder } from '#server/test-client.ts'
import { untilHour } from '#tests/money/until-hour.ts'
import { end } from '#tests/peers/paypal/objects/billing.ts'
import { type PaypalPeer, startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { type Account, type PeerEvent, present } from '#tests/peers/paypal/world.ts'
import type { Course } from './chorus.ts'
import type { Sequence } from './sequences.ts'
import { sideBySide } from './side-by-side.ts'
import { workOff } from './work-off.ts'

const HOUR = 3_600_000
const DAY = 24 * HOUR
/** PayPal bills at ten o'clock; whoever buys in the morning counts the same days as it does. */
const MORNING = 8
const door = routes.webhooks.replace(':provider', 'paypal')

/** The whole app without a port, PayPal's stand-in at the end of the line, and what can happen between them. */
export async function paypalCourses() {
  let now = () => new Date()
  const peer = await startPaypalPeer({ now: () => now() })
  const plans = { '1-WEEK': peer.addPlan('P-WEEK', { minor: 2999, days: 30 }, { minor: 999, days: 7 }) }
  const { clientId, clientSecret, webhookId, root, url } = peer
  const options = { clientId, clientSecret, webhookId, livemode: false, plans, apiBase: url, roots: [root] }
  const paypal = createPaypal({ ...options, now: () => now() })
  const server = await testApp({ payments: () => paypal })
  now = server.services.now
  return { server, peer, ...coursesOf(server, peer) }
}

function coursesOf(server: TestApp, peer: PaypalPeer) {
  const { db } = server.services
  /** By lead, its subscription at PayPal. */
  const refs = new Map<string, string>()
  const passed = new Map<string, number>()
  const eventsFor = (lead: string): readonly PeerEvent[] => {
    const ref = refs.get(lead) ?? 'nobody'
    return peer.world.events
      .filter((event) => JSON.stringify(event.resource).includes(`"${ref}"`))
      .slice(passed.get(lead) ?? 0)
  }
  const ringFor = async (event: PeerEvent | undefined) => {
    if (event === undefined) throw new Error('There is no such event.')
    const { body, headers } = peer.webhooks.sign(Buffer.from(JSON.stringify(event)))
    const reply = await server.post(door, body.toString(), headers)
    if (reply.statusCode !== 200) throw new Error(`A webhook was answered ${reply.statusCode}.`)
  }
  const order = async (): Promise<string> => {
    const token = await newLeadToken(server, `${randomUUID()}@example.com`)
    const wish = { provider: 'paypal', method: 'FAST_PAYMENTS', sandbox: undefined }
    const { id } = (await postOrder(server, token, wish)).json<{ id: string }>()
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
    return sideBySide(Array.from({ length: count }), order)
  }
  const pass = (days: number) => {
    server.pass(days * DAY)
    peer.catchUp()
  }
  const common = {
    ring: (lead: string, event: number) => ringFor(eventsFor(lead)[event]),
    forget: () => {
      peer.world.subscriptions.clear()
      peer.world.payments.clear()
      peer.world.events.length = 0
      refs.clear()
      passed.clear()
    },
  }
  /** Whether somebody came to look after the provider had gone on so often, and before it went on again. */
  const lookedAfter = (sequence: Sequence, goes: number): boolean => {
    const at = sequence.flatMap((step, index) => (step.kind === 'go' ? [index] : []))
    return (at[goes] ?? sequence.length) - (at[goes - 1] ?? -1) > 1
  }
  /** The buyer approves, and ends it all in their account at PayPal. */
  const shortLife: Course = {
    ...common,
    begin,
    go: async (leads, stage) => {
      if (stage === 1) approve(leads, 'good')
      else for (const lead of leads) end(peer.world, present(peer.world.subscriptions, refs.get(lead) ?? ''))
    },
    heard: (sequence) => (lookedAfter(sequence, 1) ? 'that it lived' : 'nothing of its life'),
  }
  /** A renewal fails; when PayPal tries again there is money. */
  const recovery: Course = {
    ...common,
    begin: async (count) => {
      const leads = await begin(count)
      approve(leads, 'pays_once')
      for (const lead of leads) {
        const told = eventsFor(lead)
        for (const event of told) await ringFor(event)
        passed.set(lead, told.length)
      }
      await workOff(server)
      pass(8)
      return leads
    },
    go: async (leads) => {
      for (const lead of leads) peer.buyer.refill(refs.get(lead) ?? '')
      pass(5)
    },
    heard: (sequence) => (lookedAfter(sequence, 0) ? 'that it failed' : 'nothing'),
  }
  return { shortLife, recovery, eventsFor }
}
