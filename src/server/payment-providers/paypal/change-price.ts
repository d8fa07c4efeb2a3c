import { isRaise } from '#domain/billing/agreed-price.ts'
import { sameMoney } from '#domain/billing/money.ts'
import { type NewPrice, ProviderError } from '#server/platform/payment-provider/provider.ts'
import { subscriptionPath } from './open-subscription.ts'
import type { PaypalClient } from './paypal-client.ts'
import { paypalAmount } from './paypal-money.ts'
import { Anything, Revision, type Subscription } from './paypal-replies.ts'
import { renewalCycleOf, renewalPriceOf } from './renewal-price.ts'

/**
 * Gives the renewals of a subscription another price. A lower one is simply set; a higher one wants the buyer's yes on a
 * page of PayPal, whose address is returned: until then the old one is billed. The subscription stays on its plan, since
 * on another one PayPal would begin with that one's first period. @throws ProviderError
 */
export async function changePrice(
  client: PaypalClient,
  subscription: Subscription,
  price: NewPrice,
  key: string,
): Promise<string | null> {
  const cycle = renewalCycleOf(subscription)
  const now = renewalPriceOf(subscription)
  const { id, plan_id } = subscription
  if (cycle === undefined || now === null || plan_id === undefined)
    throw new ProviderError('MISCONFIGURED', 'PayPal does not tell what this subscription costs.')
  if (now.currency !== price.after.currency)
    throw new ProviderError('MISCONFIGURED', 'The subscription at PayPal is in another currency.')
  if (sameMoney(now, price.after)) return null
  const fixed_price = paypalAmount(price.after)
  const { sequence, total_cycles = 0 } = cycle
  if (!isRaise(price)) {
    const path = `/plan/billing_cycles/@sequence==${sequence}/pricing_scheme/fixed_price`
    const body = [{ op: 'replace', path, value: fixed_price }]
    await client.ask({ method: 'PATCH', path: subscriptionPath(id), body, key, reply: Anything })
    return null
  }
  const body = {
    plan_id,
    plan: { billing_cycles: [{ sequence, total_cycles, pricing_scheme: { fixed_price } }] },
    application_context: {
      locale: 'en-US',
      shipping_preference: 'NO_SHIPPING',
      payment_method: { payer_selected: 'PAYPAL', payee_preferred: 'IMMEDIATE_PAYMENT_REQUIRED' },
      return_url: price.returnUrl,
      cancel_url: price.returnUrl,
    },
  }
  const { links = [] } = await client.ask({
    method: 'POST',
    path: `${subscriptionPath(id)}/revise`,
    body,
    key,
    reply: Revision,
  })
  const way = links.find(({ rel }) => rel === 'approve')?.href
  if (way === undefined || new URL(way).protocol !== 'https:')
    throw new ProviderError('REFUSED', 'PayPal gave no page for the yes.')
  return way
}
