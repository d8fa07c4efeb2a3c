import { sql } from 'kysely'
import type { NewCouponRequest, NewPriceRequest } from '#domain/api/console/prices.ts'
import { earliestDay } from '#domain/billing/price-announcement.ts'
import { Problem } from '#domain/problem.ts'
import { addDays } from '#domain/time.ts'
import type { Database } from '#server/platform/db/database.ts'
import { inTransaction, violatedIndex } from '#server/platform/db/transaction.ts'

type OperatorAct = { readonly actId: string; readonly now: Date }

/**
 * Replaces a price: new buyers pay the new one from now on. With an announcement it also applies to existing
 * subscribers, with the notices and consents of a price change. Repeated under the same act it creates one price.
 * @throws Problem PRODUCT_UNKNOWN if the old price is no longer on sale, INPUT_INVALID if the announced day is too
 * early
 */
export async function replacePrice(
  db: Database,
  id: string,
  { firstMinor, renewalMinor, announceFrom, actId, now }: NewPriceRequest & OperatorAct,
): Promise<void> {
  const appliesFrom = announceFrom === null ? null : new Date(`${announceFrom}T00:00:00Z`)
  const earliest = earliestDay(now.toISOString().slice(0, 10))
  if (announceFrom !== null && announceFrom < earliest) throw new Problem('INPUT_INVALID', 'announceFrom')
  await inTransaction(db, async (trx) => {
    const known = await trx.selectFrom('prices').select('id').where('id', '=', actId).executeTakeFirst()
    if (known !== undefined) return
    const old = await trx
      .updateTable('prices')
      .set({ active: false })
      .where('id', '=', id)
      .where('active', '=', true)
      .returning(['product_key', 'external_id', 'livemode', 'currency', 'first_days', 'renewal_days'])
      .executeTakeFirst()
    if (old === undefined) throw new Problem('PRODUCT_UNKNOWN')
    const amounts = { first_amount_minor: firstMinor, renewal_amount_minor: renewalMinor }
    await trx
      .insertInto('prices')
      .values({ ...old, ...amounts, id: actId })
      .execute()
    if (appliesFrom !== null)
      await trx.insertInto('price_changes').values({ price_id: actId, applies_from: appliesFrom }).execute()
  })
}

/**
 * Withdraws an announcement, as long as no customer has been notified of it.
 * @throws Problem NO_PRICE_CHANGE if there is none, or a customer has been notified
 */
export async function withdrawAnnouncement(db: Database, priceId: string, now: Date): Promise<void> {
  await inTransaction(db, async (trx) => {
    const announced = await trx
      .selectFrom('price_changes')
      .select('withdrawn_at')
      .where('price_id', '=', priceId)
      .forUpdate()
      .executeTakeFirst()
    const notified = await trx
      .selectFrom('subscription_price_changes')
      .select('price_id')
      .where('price_id', '=', priceId)
      .where('notified_at', 'is not', null)
      .executeTakeFirst()
    if (announced === undefined || notified !== undefined) throw new Problem('NO_PRICE_CHANGE')
    if (announced.withdrawn_at !== null) return
    await trx.updateTable('price_changes').set({ withdrawn_at: now }).where('price_id', '=', priceId).execute()
  })
}

/**
 * Adds a coupon; repeated under the same act it creates one coupon. @throws Problem COUPON_TAKEN if its code exists,
 * INPUT_INVALID
 */
export async function addCoupon(db: Database, coupon: NewCouponRequest & OperatorAct): Promise<void> {
  const { code, kind, value, currency, planKey, lastDay, maxRedemptions, actId, now } = coupon
  const isPercentage = kind === 'percent_off'
  if (isPercentage && value > 100) throw new Problem('INPUT_INVALID', 'value')
  const endsAt = lastDay === null ? null : new Date(`${addDays(lastDay, 1)}T00:00:00Z`)
  if (endsAt !== null && endsAt <= now) throw new Problem('INPUT_INVALID', 'lastDay')
  try {
    await inTransaction(db, async (trx) => {
      // Coupons are added one at a time: their numbers count up, and an act that is sent twice finds its own coupon.
      await sql`lock table coupons in share row exclusive mode`.execute(trx)
      const known = await trx.selectFrom('coupons').select('id').where('act_id', '=', actId).executeTakeFirst()
      if (known !== undefined) return
      const { last } = await trx
        .selectFrom('coupons')
        .select(({ fn }) => fn.max('id').as('last'))
        .executeTakeFirstOrThrow()
      await trx
        .insertInto('coupons')
        .values({
          ...{ id: Number(last ?? 0) + 1, code, kind, plan_key: planKey, max_redemptions: maxRedemptions },
          amount_minor: isPercentage ? null : value,
          currency: isPercentage ? null : currency,
          percent: isPercentage ? value : null,
          ends_at: endsAt,
          act_id: actId,
        })
        .execute()
    })
  } catch (error) {
    if (violatedIndex(error) === 'coupons_code_key') throw new Problem('COUPON_TAKEN', 'code')
    throw error
  }
}

/** Ends a coupon now; one that has ended is left unchanged. @throws Problem COUPON_UNKNOWN */
export async function endCoupon(db: Database, id: number, now: Date): Promise<void> {
  const coupon = await db.selectFrom('coupons').select('ends_at').where('id', '=', id).executeTakeFirst()
  if (coupon === undefined) throw new Problem('COUPON_UNKNOWN')
  if (coupon.ends_at !== null && coupon.ends_at <= now) return
  await db.updateTable('coupons').set({ ends_at: now }).where('id', '=', id).execute()
}
