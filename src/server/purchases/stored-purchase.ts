import type { Selectable } from 'kysely'
import type { Purchase } from '#domain/billing/purchase.ts'
import type { Orders } from '#server/platform/db/tables/orders.ts'
import type { SubscriptionPriceChanges } from '#server/platform/db/tables/price-changes.ts'
import type { Subscriptions } from '#server/platform/db/tables/subscriptions.ts'

export type OrderRow = Selectable<Orders>
export type PriceChangeRow = Selectable<SubscriptionPriceChanges>
export type SubscriptionRow = Selectable<Subscriptions>

/** A purchase and the rows that it was read from. */
export type StoredPurchase = {
  readonly order: OrderRow
  readonly subscription: SubscriptionRow | null
  /** New prices that were announced for it, by the day of their first charge. */
  readonly priceChanges: readonly PriceChangeRow[]
  /** Our id of each charge, by the provider's reference. */
  readonly paymentIds: ReadonlyMap<string, string>
  readonly purchase: Purchase
}
