import type Stripe from 'stripe'
import { type NewPrice, ProviderError } from '#server/platform/payment-provider/provider.ts'
import type { StripePlans } from './open-subscription.ts'
import type { PriceCache } from './price-book.ts'
import { retrieveSubscription } from './purchase-snapshot.ts'
import { stripeCall } from './stripe-client.ts'

type Desk = { readonly stripe: Stripe; readonly book: PriceCache; readonly plans: StripePlans }

/**
 * Moves a subscription to the price that its plan is bound to now. Its days are the same, so that the period that was
 * paid for and the day of the next invoice stay; nothing is asked for now. @throws ProviderError
 */
export async function changePrice({ stripe, book, plans }: Desk, ref: string, price: NewPrice, key: string) {
  const plan = plans[price.planKey]
  if (plan === undefined) throw new ProviderError('MISCONFIGURED', `Stripe has no price for ${price.planKey}.`)
  await book.checkRenewal(plan, price)
  const [item] = (await retrieveSubscription(stripe, ref)).items.data
  if (item === undefined) throw new ProviderError('REFUSED', 'The subscription at Stripe has no item.')
  if (item.price.id === plan.price) return
  const change = { items: [{ id: item.id, price: plan.price }], proration_behavior: 'none' } as const
  await stripeCall(stripe.subscriptions.update(ref, { ...change, items: [...change.items] }, { idempotencyKey: key }))
}
