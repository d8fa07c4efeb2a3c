import type { Selectable } from 'kysely'
import { agreedPlan } from '#domain/billing/agreed-price.ts'
import type { Money } from '#domain/billing/money.ts'
import type { OrderState } from '#domain/billing/order.ts'
import { planNameFor } from '#domain/billing/plans.ts'
import type { Charge, Purchase, ReductionEvent } from '#domain/billing/purchase.ts'
import type { SubscriptionPhase } from '#domain/billing/subscription.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'

export type OrderRow = Selectable<Schema['orders']>
export type PriceChangeRow = Selectable<Schema['subscription_price_changes']>
export type PlanChangeRow = Selectable<Schema['subscription_plan_changes']>
export type SubscriptionRow = Selectable<Schema['subscriptions']>

/** A purchase and the rows that it was read from. */
export type StoredPurchase = {
  readonly order: OrderRow
  readonly subscription: SubscriptionRow | null
  /** Its price changes, ordered by the day of their first charge. */
  readonly priceChanges: readonly PriceChangeRow[]
  /** The plans chosen since the order that count (see `planChangesOf`), in the order in which they were agreed to. */
  readonly planChanges: readonly PlanChangeRow[]
  /** Our payment ids by the provider's references. */
  readonly paymentIds: ReadonlyMap<string, string>
  readonly purchase: Purchase
}

/** A purchase before and after a snapshot, within the transaction that stores the difference. */
export type PurchaseChange = {
  readonly trx: Trx
  readonly stored: StoredPurchase
  readonly after: Purchase
  readonly happened: readonly ReductionEvent[]
  readonly now: Date
  /** Why the purchase was fetched, such as `webhook`. */
  readonly cause: string
}

type OrderedPlan = Pick<OrderRow, 'product_key' | 'product_name' | 'first_days' | 'renewal_days'>

/**
 * The plan's name in each phase: the first period is named by its own length, later ones by the length of the renewals.
 */
export function planNamesOf(order: OrderedPlan): Readonly<Record<SubscriptionPhase, string>> {
  const own = { key: order.product_key, name: order.product_name }
  return { intro: planNameFor(own, order.first_days), regular: planNameFor(own, order.renewal_days) }
}

type OrderAndPurchase = { readonly order: OrderedPlan; readonly purchase: Pick<Purchase, 'agreement' | 'subscription'> }

/** The names for the current plan: another one may have been chosen since the order. */
export function currentPlanNames({
  order,
  purchase: { agreement, subscription },
}: OrderAndPurchase): ReturnType<typeof planNamesOf> {
  const names = planNamesOf(order)
  const start = subscription?.period?.start
  const chosen = start === undefined ? null : agreedPlan(agreement, start)
  return chosen === null ? names : { ...names, regular: chosen.name }
}

/** The name of the plan that a charge paid for. */
export function planNameOfCharge(
  { order, purchase }: OrderAndPurchase,
  { kind, period }: Pick<Charge, 'kind' | 'period'>,
): string {
  const names = planNamesOf(order)
  if (kind === 'initial') return names.intro
  return agreedPlan(purchase.agreement, period.start)?.name ?? names.regular
}

/** The list price of the first period and the coupon's code; null if no coupon was used. */
export async function discountOf(
  db: Reader,
  { coupon_id, list_amount_minor, currency }: OrderRow,
): Promise<{ readonly list: Money; readonly code: string } | null> {
  if (coupon_id === null) return null
  const coupon = await db.selectFrom('coupons').select('code').where('id', '=', coupon_id).executeTakeFirst()
  return { list: { minor: list_amount_minor, currency }, code: coupon?.code ?? '' }
}

/** States of an order that may still be paid. A customer has at most one such order. */
export const openOrderStates = [
  'draft',
  'awaiting_payment',
  'requires_action',
  'processing',
  'failed',
] as const satisfies readonly OrderState[]

export const isOpen = (state: OrderState): boolean => openOrderStates.some((open) => open === state)
