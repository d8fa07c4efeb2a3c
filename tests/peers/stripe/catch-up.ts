import type Stripe from 'stripe'
import { openDispute } from './objects/disputes.ts'
import { voidInvoice } from './objects/invoices.ts'
import { cardOf } from './objects/payment-methods.ts'
import { renew, tryRenewal } from './objects/renewals.ts'
import { itemOf } from './objects/subscription-items.ts'
import { endSubscription } from './objects/subscription-life.ts'
import type { World } from './world.ts'

const HOUR = 3600
/** Seconds after which an unpaid first invoice is voided. */
const FIRST_PAYMENT = 23 * HOUR
/** Seconds for which a renewal's invoice stays a draft. */
const DRAFT = HOUR

type Due = { readonly at: number; readonly happen: () => void }

function ofSubscription(world: World, subscription: Stripe.Subscription): Due[] {
  const { status, created, latest_invoice } = subscription
  if (status === 'incomplete') {
    const expire = () => voidInvoice(world, {}, String(latest_invoice))
    return [{ at: created + FIRST_PAYMENT, happen: expire }]
  }
  if (status !== 'active' && status !== 'trialing' && status !== 'past_due') return []
  const over = subscription.cancel_at
  if (over !== null) return [{ at: over, happen: () => endSubscription(world, subscription) }]
  if (status === 'past_due') return []
  return [{ at: itemOf(subscription).current_period_end, happen: () => renew(world, subscription) }]
}

function ofInvoice(world: World, invoice: Stripe.Invoice): Due[] {
  if (invoice.auto_advance !== true) return []
  const attempt = () => tryRenewal(world, invoice)
  if (invoice.status === 'draft') return [{ at: invoice.created + DRAFT, happen: attempt }]
  const again = invoice.status === 'open' ? invoice.next_payment_attempt : null
  return again === null ? [] : [{ at: again, happen: attempt }]
}

function ofCharge(world: World, charge: Stripe.Charge): Due[] {
  const { disputedAfter } = cardOf(world.cards.get(charge.payment_method ?? '') ?? 'ok')
  if (disputedAfter === undefined || charge.disputed || !charge.paid) return []
  return [{ at: charge.created + disputedAfter * 24 * HOUR, happen: () => openDispute(world, charge) }]
}

/** Processes everything that is due by now, each event at its own time. */
export function catchUp(world: World): void {
  const now = world.now()
  for (;;) {
    const dues = [
      ...[...world.subscriptions.values()].flatMap((each) => ofSubscription(world, each)),
      ...[...world.invoices.values()].flatMap((each) => ofInvoice(world, each)),
      ...[...world.charges.values()].flatMap((each) => ofCharge(world, each)),
    ]
    const next = dues.filter(({ at }) => at <= now).sort((a, b) => a.at - b.at)[0]
    if (next === undefined) break
    world.clock.at = next.at
    next.happen()
    world.clock.at = null
  }
}
