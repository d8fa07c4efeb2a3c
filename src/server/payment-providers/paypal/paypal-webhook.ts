import { type Static, Type } from 'typebox'
import { Value } from 'typebox/value'
import { type RawWebhook, type WebhookHint, WebhookRefused } from '#server/platform/payment-provider/provider.ts'
import { type Verifier, verifyTransmission } from './webhook-signature.ts'

const Text = Type.Optional(Type.String())

/** The parts of an event that are read: its subject. */
const Event = Type.Object({
  id: Type.String({ minLength: 1, maxLength: 200 }),
  event_type: Type.String({ minLength: 1, maxLength: 200 }),
  resource: Type.Object({
    id: Text,
    custom_id: Text,
    custom: Text,
    billing_agreement_id: Text,
    sale_id: Text,
    links: Type.Optional(Type.Array(Type.Object({ rel: Type.String(), href: Type.String() }))),
    disputed_transactions: Type.Optional(Type.Array(Type.Object({ seller_transaction_id: Text }))),
  }),
})
type Resource = Static<typeof Event>['resource']

type EventSubject = Pick<WebhookHint, 'ref' | 'orderId' | 'payment'>
const noSubject: EventSubject = { ref: null, orderId: null, payment: null }

function eventIn(body: Buffer): Static<typeof Event> {
  try {
    const event: unknown = JSON.parse(body.toString('utf8'))
    if (Value.Check(Event, event)) return event
  } catch {
    // Refused below, like any other content that is not an event.
  }
  throw new WebhookRefused('content')
}

/** The payment of a refund: the one that its link `up` or `sale` points to. */
function paymentAbove({ sale_id, links = [] }: Resource): string | null {
  const href = links.find(({ rel }) => rel === 'up' || rel === 'sale')?.href ?? ''
  return sale_id ?? /\/(?:captures|sale)\/([A-Za-z0-9]{1,40})$/.exec(href)?.[1] ?? null
}

/** The payment that an event is about; null if it names none. */
function paymentOf(type: string, resource: Resource): string | null {
  if (type.startsWith('CUSTOMER.DISPUTE.')) return resource.disputed_transactions?.[0]?.seller_transaction_id ?? null
  const above = paymentAbove(resource)
  return above ?? resource.id ?? null
}

/** What an event is about, as far as the event itself says; `noSubject` if it is irrelevant. */
function subjectOf(type: string, resource: Resource): EventSubject {
  if (type.startsWith('BILLING.SUBSCRIPTION.'))
    return { ...noSubject, ref: resource.id ?? null, orderId: resource.custom_id ?? null }
  if (!/^(PAYMENT\.(SALE|CAPTURE)|CUSTOMER\.DISPUTE)\./.test(type)) return noSubject
  const ref = resource.billing_agreement_id
  if (ref !== undefined) return { ...noSubject, ref, orderId: resource.custom ?? null }
  return { ...noSubject, payment: paymentOf(type, resource) }
}

/** Returns what a webhook refers to, after verifying its signature over the raw bytes. @throws WebhookRefused */
export async function readPaypalWebhook(
  verifier: Verifier & { readonly livemode: boolean },
  webhook: RawWebhook,
  now: Date,
): Promise<WebhookHint> {
  const { id, event_type: type, resource } = eventIn(webhook.body)
  await verifyTransmission(verifier, webhook, now)
  return { eventId: id, type, livemode: verifier.livemode, ...subjectOf(type, resource) }
}
