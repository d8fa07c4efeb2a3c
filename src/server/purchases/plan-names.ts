import { planNameFor } from '#domain/billing/plans.ts'
import type { SubscriptionPhase } from '#domain/billing/subscription.ts'
import type { OrderRow } from './stored-purchase.ts'

type Bought = Pick<OrderRow, 'product_key' | 'product_name' | 'first_days' | 'renewal_days'>

/** What was bought is called in each phase: the first period as it was sold, a later one by what it renews into. */
export function planNamesOf(order: Bought): Readonly<Record<SubscriptionPhase, string>> {
  const own = { key: order.product_key, name: order.product_name }
  return { intro: planNameFor(own, order.first_days), regular: planNameFor(own, order.renewal_days) }
}
