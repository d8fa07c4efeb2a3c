import { MS_PER_HOUR } from '#domain/time.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import { unsettledAttemptStates } from '#server/platform/db/tables/orders.ts'
import type { Trx } from '#server/platform/db/trx.ts'
import type { Priced } from './open-attempt.ts'
import type { Attempt } from './order-attempt.ts'

/** An order that is not paid by then is given up; providers let an unpaid subscription live for 23 hours as well. */
export const ORDER_LIVES_HOURS = 23

/** Writes a new order down: what the buyer saw, before any provider hears of it. */
export async function addOrder(trx: Trx, { leadId, offer, price, request, now }: Priced): Promise<string> {
  const id = uuidV7(now)
  const { terms, list, coupon } = price
  await trx
    .insertInto('orders')
    .values({
      lead_id: leadId,
      id,
      price_id: offer.priceId,
      external_id: offer.id,
      product_key: offer.key,
      product_name: terms.name,
      livemode: offer.livemode,
      currency: terms.first.currency,
      first_amount_minor: terms.first.minor,
      first_days: terms.firstDays,
      renewal_amount_minor: terms.renewal.minor,
      renewal_days: terms.renewalDays,
      list_amount_minor: list.minor,
      coupon_id: coupon?.id ?? null,
      provider: request.provider,
      provider_ref: null,
      state: 'draft',
      created_at: now,
      expires_at: new Date(now.getTime() + ORDER_LIVES_HOURS * MS_PER_HOUR),
      paid_at: null,
    })
    .execute()
  return id
}

/** The next attempt to pay an order. Its number is part of the key under which the provider knows it. */
export async function startAttempt(trx: Trx, orderId: string, opening: Priced): Promise<Attempt> {
  const { leadId, request, price, now } = opening
  const { last } = await trx
    .selectFrom('payment_attempts')
    .select(({ fn }) => fn.max('attempt').as('last'))
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const attempt = (last ?? 0) + 1
  await trx
    .insertInto('payment_attempts')
    .values({
      lead_id: leadId,
      order_id: orderId,
      attempt,
      provider: request.provider,
      method: request.method,
      wallet: request.wallet ?? null,
      scenario: request.sandbox?.scenario ?? null,
      amount_minor: price.terms.first.minor,
      currency: price.terms.first.currency,
      state: 'open',
      reason: null,
      created_at: now,
      settled_at: null,
    })
    .execute()
  return { leadId, orderId, attempt }
}

/** The attempt of an order that has not come to an end. */
export function unsettledAttempt(trx: Trx, leadId: string, orderId: string) {
  return trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('state', 'in', unsettledAttemptStates)
    .executeTakeFirst()
}

/** Gives an attempt up that is in the air. */
export async function voidAttempt(trx: Trx, leadId: string, orderId: string, now: Date): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'void', settled_at: now })
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('state', 'in', unsettledAttemptStates)
    .execute()
}
