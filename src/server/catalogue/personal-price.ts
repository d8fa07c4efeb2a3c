import { renewsAlike, type Terms } from '#domain/billing/disclosure.ts'
import type { Money } from '#domain/billing/money.ts'
import { payable } from '#domain/billing/payable.ts'
import { Problem } from '#domain/problem.ts'
import type { Bearer } from '#server/leads/authentication.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import { customerIdOf, ownLeads } from '#server/purchases/known-customer.ts'
import type { StoredCoupon } from './coupons.ts'
import { type Offer, offersOnSale } from './offers.ts'

/** The price of an offer for one customer. */
export type PersonalPrice = {
  readonly terms: Terms
  /** The first period's price before a coupon. */
  readonly list: Money
  readonly coupon: StoredCoupon | null
}

/**
 * The renewal period, in days, of the plan that the holder of a token had last, however it ended; null if none is
 * known. For an unproven address only purchases from the same device are known.
 */
export async function renewalDaysBefore(db: Reader, bearer: Bearer, livemode: boolean): Promise<number | null> {
  const own = await ownLeads(db, bearer)
  const before = await db
    .selectFrom('subscriptions')
    .innerJoin('payments', 'payments.subscription_id', 'subscriptions.id')
    .innerJoin('orders', 'orders.id', 'subscriptions.order_id')
    .select('orders.renewal_days')
    .where('subscriptions.customer_id', '=', customerIdOf(db, bearer.leadId))
    .where('subscriptions.livemode', '=', livemode)
    .where('payments.state', '=', 'succeeded')
    .$if(!bearer.isProven, (query) => query.where('subscriptions.lead_id', 'in', [...own]))
    .orderBy('subscriptions.created_at', 'desc')
    .executeTakeFirst()
  return before?.renewal_days ?? null
}

/** Whether the holder of a token is known to have had a plan before. */
export const isReturning = async (db: Reader, bearer: Bearer, livemode: boolean): Promise<boolean> =>
  (await renewalDaysBefore(db, bearer, livemode)) !== null

/** An offer without a first period of its own: every period costs the regular price. */
const offerAtRegularPrice = (offer: Offer): Offer => ({
  ...offer,
  terms: { ...offer.terms, first: offer.terms.renewal, firstDays: offer.terms.renewalDays },
})

/**
 * The offers for a returning customer. Each customer gets one introductory period, so trials are left out. If only
 * trials are sold, they are offered at their regular price.
 */
export function offersForReturning(offers: readonly Offer[]): readonly Offer[] {
  const regular = offers.filter(({ terms }) => renewsAlike(terms))
  return regular.length > 0 ? regular : offers.map(offerAtRegularPrice)
}

/** Whether an offer is sold to a new or to a returning customer. */
export const isSoldTo = async (db: Reader, offer: Offer, returning: boolean): Promise<boolean> =>
  !returning || offersForReturning(await offersOnSale(db, offer.livemode)).some(({ id }) => id === offer.id)

/**
 * The price due now and at renewals. Coupons, like introductory prices, apply only to a customer's first plan.
 * @throws Problem COUPON_FIRST_PLAN
 */
export function personalPrice(offer: Offer, coupon: StoredCoupon | null, returning: boolean, now: Date): PersonalPrice {
  if (returning) {
    if (coupon !== null) throw new Problem('COUPON_FIRST_PLAN', 'coupon')
    const { terms } = offerAtRegularPrice(offer)
    return { terms, list: terms.first, coupon: null }
  }
  const list = offer.terms.first
  const first = payable(list, offer.key, coupon, now)
  return { terms: { ...offer.terms, first }, list, coupon: first.minor < list.minor ? coupon : null }
}
