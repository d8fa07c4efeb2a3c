import type { Money } from '#domain/billing/money.ts'
import { moneyFrom } from './paypal-money.ts'
import type { Subscription } from './paypal-replies.ts'

/** The cycle that is billed for ever, as this subscription has it; undefined where PayPal did not tell. */
export const renewalCycleOf = ({ plan }: Subscription) =>
  plan?.billing_cycles?.find(({ tenure_type }) => tenure_type === 'REGULAR')

/** What each renewal costs; null where PayPal did not tell. */
export function renewalPriceOf(subscription: Subscription): Money | null {
  const price = renewalCycleOf(subscription)?.pricing_scheme?.fixed_price
  return price === undefined ? null : moneyFrom(price)
}
