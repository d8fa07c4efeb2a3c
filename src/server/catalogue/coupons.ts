import type { Selectable } from 'kysely'
import { settledOrderStates } from '#domain/billing/order.ts'
import { type Coupon, type CouponEffect, couponHolds } from '#domain/billing/payable.ts'
import type { PlanKey } from '#domain/billing/plans.ts'
import { Problem } from '#domain/problem.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import type { Reader } from '#server/platform/db/transaction.ts'
import { openOrderStates } from '#server/purchases/stored-purchase.ts'

export type StoredCoupon = Coupon & { readonly maxRedemptions: number | null; readonly perCustomer: number }

/**
 * The coupon for a code that a visitor typed, if it applies to the plan now; case does not matter. @throws Problem
 * COUPON_UNKNOWN
 */
export async function couponFor(db: Reader, code: string, planKey: PlanKey, now: Date): Promise<StoredCoupon> {
  const row = await db.selectFrom('coupons').selectAll().where('code', '=', code.toUpperCase()).executeTakeFirst()
  const coupon = row === undefined ? null : couponFrom(row)
  if (coupon === null || !couponHolds(coupon, planKey, now)) throw new Problem('COUPON_UNKNOWN', 'coupon')
  return coupon
}

/** Whether a coupon has reached its number of redemptions. */
export const isUsedUp = async (db: Reader, { id, maxRedemptions }: StoredCoupon): Promise<boolean> =>
  maxRedemptions !== null && (await redemptions(db, id, null)) >= maxRedemptions

/**
 * How often a coupon was redeemed, in orders that are paid or may still be. `leads` limits the count to one customer.
 */
export async function redemptions(db: Reader, couponId: number, leads: readonly string[] | null): Promise<number> {
  const { used } = await db
    .selectFrom('orders')
    .select(({ fn }) => fn.countAll<number>().as('used'))
    .where('coupon_id', '=', couponId)
    .where('state', 'in', [...settledOrderStates, ...openOrderStates])
    .$if(leads !== null, (query) => query.where('lead_id', 'in', leads ?? []))
    .executeTakeFirstOrThrow()
  return used
}

function couponFrom(row: Selectable<Schema['coupons']>): StoredCoupon | null {
  const effect = effectOf(row)
  if (effect === null || row.code === null) return null
  return {
    id: row.id,
    code: row.code,
    effect,
    planKey: row.plan_key,
    startsAt: row.starts_at,
    endsAt: row.ends_at,
    maxRedemptions: row.max_redemptions,
    perCustomer: row.per_customer,
  }
}

function effectOf({ kind, amount_minor, currency, percent }: Selectable<Schema['coupons']>): CouponEffect | null {
  if (kind === 'percent_off') return percent === null ? null : { kind, percent }
  if (amount_minor === null || currency === null) return null
  const money = { minor: amount_minor, currency }
  return kind === 'fixed_price' ? { kind, price: money } : { kind, off: money }
}
