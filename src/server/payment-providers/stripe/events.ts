import Stripe from 'stripe'
import { Type } from 'typebox'
import { Value } from 'typebox/value'
import {
  type HandledEvents,
  type PurchaseHandle,
  type PurchaseReference,
  type RawWebhook,
  type WebhookHint,
  WebhookRefused,
} from '#server/platform/payment-provider/provider.ts'
import { idOf } from './charges.ts'
import { ORDER_ID } from './purchase-snapshot.ts'
import { stripeCall } from './stripe-client.ts'

type EventSubject = Pick<WebhookHint, 'ref' | 'orderId' | 'payment'>
const noSubject: EventSubject = { ref: null, orderId: null, payment: null }

/** Events about the state of a purchase. Stripe's list of events takes at most twenty types. */
const purchaseEventTypes = [
  'customer.updated',
  'customer.subscription.created',
  'customer.subscription.updated',
  'customer.subscription.deleted',
  'customer.subscription.paused',
  'customer.subscription.resumed',
  'invoice.paid',
  'invoice.payment_failed',
  'invoice.payment_action_required',
  'invoice.finalized',
  'invoice.voided',
  'payment_intent.succeeded',
  'payment_intent.payment_failed',
  // Reports a fee that was not known at the time of the payment.
  'charge.updated',
  'charge.refunded',
  'refund.updated',
  'refund.failed',
  'charge.dispute.created',
  // An inquiry that becomes a dispute does not cause another `created` event.
  'charge.dispute.funds_withdrawn',
  'charge.dispute.closed',
] as const satisfies readonly Stripe.Event['type'][]

/** Reports of fraud by card issuers, which the nightly sweep reads from a list of their own. */
export const fraudEventTypes = [
  'radar.early_fraud_warning.created',
  'radar.early_fraud_warning.updated',
] as const satisfies readonly Stripe.Event['type'][]

/** The relevant events, which the endpoint at Stripe has to be set up for. */
export const subscribedEventTypes = [...purchaseEventTypes, ...fraudEventTypes] as const

const ofSubscription = ({ id, metadata }: Stripe.Subscription): EventSubject => ({
  ...noSubject,
  ref: id,
  orderId: metadata[ORDER_ID] ?? null,
})

function ofInvoice({ parent }: Stripe.Invoice): PurchaseReference {
  const details = parent?.subscription_details
  return { ref: idOf(details?.subscription), orderId: details?.metadata?.[ORDER_ID] ?? null }
}

/** A payment does not name its subscription; its invoice does. */
const ofPayment = (intent: string | { readonly id: string } | null): EventSubject => ({
  ...noSubject,
  payment: idOf(intent),
})

/** The purchase that a payment was for; null if it was for none, or its invoice is not known yet. */
export async function purchaseOfPayment(stripe: Stripe, id: string): Promise<PurchaseReference | null> {
  const payments = await stripeCall(
    stripe.invoicePayments.list({
      payment: { type: 'payment_intent', payment_intent: id },
      expand: ['data.invoice'],
      limit: 1,
    }),
  )
  const invoice = payments.data[0]?.invoice
  if (typeof invoice !== 'object' || 'deleted' in invoice) return null
  const pointer = ofInvoice(invoice)
  return pointer.ref === null && pointer.orderId === null ? null : { ...pointer, charge: invoice.id }
}

/** What an event is about, as far as the event itself says; `noSubject` if it is irrelevant. */
function subjectOf(event: Stripe.Event): EventSubject {
  switch (event.type) {
    case 'customer.updated':
      return { ...noSubject, orderId: event.data.object.metadata[ORDER_ID] ?? null }
    case 'customer.subscription.created':
    case 'customer.subscription.updated':
    case 'customer.subscription.deleted':
    case 'customer.subscription.paused':
    case 'customer.subscription.resumed':
      return ofSubscription(event.data.object)
    case 'invoice.paid':
    case 'invoice.payment_failed':
    case 'invoice.payment_action_required':
    case 'invoice.finalized':
    case 'invoice.voided':
      return { ...noSubject, ...ofInvoice(event.data.object) }
    case 'payment_intent.succeeded':
    case 'payment_intent.payment_failed':
      return ofPayment(event.data.object)
    case 'charge.updated':
    case 'charge.refunded':
    case 'refund.updated':
    case 'refund.failed':
    case 'charge.dispute.created':
    case 'charge.dispute.funds_withdrawn':
    case 'charge.dispute.closed':
      return ofPayment(event.data.object.payment_intent)
    case 'radar.early_fraud_warning.created':
    case 'radar.early_fraud_warning.updated':
      return ofPayment(event.data.object.payment_intent ?? null)
    default:
      return noSubject
  }
}

/** The purchase that an event is about; it is fetched if the event names only a payment. */
async function purchaseOfEvent(stripe: Stripe, event: Stripe.Event): Promise<PurchaseReference> {
  const about = subjectOf(event)
  return about.payment === null ? about : ((await purchaseOfPayment(stripe, about.payment)) ?? noSubject)
}

type WebhookOptions = { readonly secret: string; readonly now: Date }

/** Returns what a webhook refers to, after verifying its signature over the raw bytes. @throws WebhookRefused */
export async function readStripeWebhook(
  stripe: Stripe,
  webhook: RawWebhook,
  { secret, now }: WebhookOptions,
): Promise<WebhookHint> {
  const event = verified(stripe, webhook, secret, now)
  try {
    return { eventId: event.id, type: event.type, livemode: event.livemode, ...subjectOf(event) }
  } catch {
    // The signature is valid, but the object is not of the kind that the type says.
    throw new WebhookRefused('content')
  }
}

/** Seconds for which a signature is valid. */
const TOLERANCE_SECONDS = 300

/** The fields that every event has. */
const Envelope = Type.Object({
  id: Type.String({ pattern: '^evt_[A-Za-z0-9_]{1,250}$' }),
  type: Type.String({ minLength: 1, maxLength: 200 }),
  livemode: Type.Boolean(),
  data: Type.Object({ object: Type.Object({}) }),
})

/** The time of a signature, seconds since 1970. */
const signedAt = (header: string): number => Number(/(?:^|,)t=(\d+)/.exec(header)?.[1] ?? Number.NaN)

function verified(stripe: Stripe, { body, headers }: RawWebhook, secret: string, now: Date): Stripe.Event {
  const header = headers['stripe-signature']
  if (typeof header !== 'string') throw new WebhookRefused('signature')
  try {
    const event = stripe.webhooks.constructEvent(body, header, secret, TOLERANCE_SECONDS, undefined, now.getTime())
    // The library accepts any time in the future and any content.
    const isEarly = signedAt(header) * 1000 - now.getTime() > TOLERANCE_SECONDS * 1000
    if (isEarly || !Value.Check(Envelope, event)) throw new WebhookRefused(isEarly ? 'signature' : 'content')
    return event
  } catch (error) {
    if (error instanceof WebhookRefused) throw error
    if (error instanceof Stripe.errors.StripeSignatureVerificationError) throw new WebhookRefused('signature')
    throw new WebhookRefused('content')
  }
}

/** The purchases of Stripe's events since then, each once. Stripe keeps events for 30 days. */
export async function* changedSince(
  stripe: Stripe,
  since: Date,
  handled: HandledEvents = async () => new Set(),
): AsyncIterable<PurchaseHandle> {
  const seen = new Set<string>()
  const created = { gte: Math.floor(since.getTime() / 1000) }
  let after: string | undefined
  do {
    const page = await stripeCall(
      stripe.events.list({
        created,
        types: [...purchaseEventTypes],
        limit: 100,
        ...(after === undefined ? {} : { starting_after: after }),
      }),
    )
    const known = await handled(page.data.map(({ id }) => id))
    for (const event of page.data) {
      if (known.has(event.id)) continue
      const { ref, orderId } = await purchaseOfEvent(stripe, event)
      const name = ref ?? orderId
      if (name === null || seen.has(name)) continue
      seen.add(name)
      yield { orderId: orderId ?? '', ref }
    }
    after = page.has_more ? page.data.at(-1)?.id : undefined
  } while (after !== undefined)
}
