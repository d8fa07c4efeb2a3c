import { randomUUID } from 'node:crypto'
import { routes } from '#domain/api/routes.ts'
import { MS_PER_DAY, MS_PER_HOUR } from '#domain/time.ts'
import { subscribedEventTypes } from '#server/payment-providers/stripe/events.ts'
import type { Environment } from '#tests/crashes/environment.ts'
import type { Flow } from '#tests/crashes/flow.ts'
import { newVisitor, order, type PlacedOrder, postAs, resume, type Visitor, withdraw } from '#tests/crashes/visitor.ts'
import type { StripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import type { CardName } from '#tests/peers/stripe/test-cards.ts'
import { signed } from '#tests/peers/stripe/webhooks.ts'
import type { PeerEvent } from '#tests/peers/stripe/world.ts'

const subscribed: ReadonlySet<string> = new Set(subscribedEventTypes)
const byCard = { provider: 'stripe', sandbox: undefined }

/** A buyer with what their browser remembers: its keys, and the answers. */
export type CardBuyer = Visitor & { readonly key: string; placed: PlacedOrder | null; readonly delivered: Set<string> }
type Step = (environment: Environment, buyer: CardBuyer) => Promise<void>

/** What can happen between a buyer, the app and Stripe's stand-in. */
export function stripeFlows(peer: StripePeer) {
  const customerOf = ({ placed }: CardBuyer): string => String(peer.subscriptionsOf(placed?.id ?? '')[0]?.customer)
  const isOf = (buyer: CardBuyer, event: PeerEvent): boolean => JSON.stringify(event).includes(`"${customerOf(buyer)}"`)

  /** The same click under the same key; if its order came to nothing, a new click follows. */
  const place: Step = async (environment, buyer) => {
    const placed = await order(environment, buyer, buyer.key, byCard)
    if (placed === null) return
    const isSame = buyer.placed === null || (buyer.placed.id === placed.id && buyer.placed.secret === placed.secret)
    if (!isSame) throw new Error('The same key got a different answer.')
    const again = placed.clientSecret === '' && placed.state !== 'paid'
    buyer.placed = again ? await order(environment, buyer, randomUUID(), byCard) : placed
  }
  const confirm =
    (card: CardName): Step =>
    async (_environment, { placed }) => {
      peer.buyer.confirm(placed?.clientSecret ?? '', card)
    }
  /** Stripe delivers the webhooks for everything that has happened, and repeats those that were not answered. */
  const deliver: Step = async ({ request }, buyer) => {
    for (const event of peer.world.events) {
      if (!subscribed.has(event.type) || buyer.delivered.has(event.id) || !isOf(buyer, event)) continue
      const { body, headers } = signed(event, peer.webhookSecret, peer.world.now())
      const answer = await request(routes.webhooks.replace(':provider', 'stripe'), { method: 'POST', body, headers })
      if (answer === null) return
      if (answer.status !== 200) throw new Error(`A webhook got the reply ${answer.status}.`)
      buyer.delivered.add(event.id)
    }
  }
  const settle: Step = (environment) => environment.settle()
  const post =
    (path: string): Step =>
    async (environment, buyer) => {
      await postAs(environment, buyer, path)
    }
  const withdrawn: Step = async (environment, buyer) => {
    await withdraw(environment, buyer)
  }
  /** Exactly the first request again, long after. */
  const repeat: Step = async (environment, buyer) => {
    const placed = await order(environment, buyer, buyer.key, byCard)
    if (placed !== null && placed.id !== buyer.placed?.id) throw new Error('The same key led to another order.')
    if (placed !== null && placed.state !== 'paid') throw new Error(`The order is ${placed.state}.`)
  }

  const visit = async (environment: Environment): Promise<CardBuyer> => ({
    ...(await newVisitor(environment)),
    key: randomUUID(),
    placed: null,
    delivered: new Set<string>(),
  })
  const after = (...steps: readonly Step[]) => ({
    prepare: async (environment: Environment) => {
      const buyer = await visit(environment)
      for (const step of steps) await step(environment, buyer)
      return buyer
    },
  })
  const bought = [place, confirm('ok'), deliver, settle]
  const pass: Step = async (environment) => environment.pass(7 * MS_PER_DAY + 2 * MS_PER_HOUR)
  const payOwed: Step = async (_environment, buyer) => {
    const [subscription] = peer.subscriptionsOf(buyer.placed?.id ?? '')
    const invoice = peer.world.invoices.get(String(subscription?.latest_invoice))
    if (invoice?.status === 'open') peer.buyer.payInvoice(invoice.hosted_invoice_url ?? '', 'ok')
  }
  const provided = async (_environment: Environment, buyer: CardBuyer): Promise<unknown> => {
    const customer = customerOf(buyer)
    const charges = [...peer.world.charges.values()].filter((charge) => charge.customer === customer)
    const refunds = [...peer.world.refunds.values()].filter((refund) => refund.customer === customer)
    return {
      subscriptions: peer
        .subscriptionsOf(buyer.placed?.id ?? '')
        .map(({ status, cancel_at_period_end }) => [status, cancel_at_period_end]),
      charges: charges.map(({ amount, status }) => [amount, status]),
      refunds: refunds.map(({ amount, status }) => [amount, status]),
    }
  }
  return {
    purchase: { prepare: visit, steps: [place, confirm('ok'), deliver, settle, repeat], provided },
    renewal: { ...after(...bought, settle, pass), steps: [deliver, settle], provided },
    recovery: {
      ...after(place, confirm('renewals_fail'), deliver, settle, pass),
      steps: [deliver, settle, payOwed, deliver, settle],
      provided,
    },
    cancel: { ...after(...bought), steps: [post(routes.subscriptionCancel), deliver, settle], provided },
    resume: {
      ...after(...bought, post(routes.subscriptionCancel), settle),
      steps: [resume, deliver, settle],
      provided,
    },
    withdrawal: { ...after(...bought), steps: [withdrawn, deliver, settle], provided },
  } as const satisfies Record<string, Flow<CardBuyer>>
}
