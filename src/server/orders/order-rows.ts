import type { Transaction } from 'kysely'
import { uuidV7 } from '#server/crypto/uuid-v7.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Attempt } from '#server/orders/attempt.ts'
import type { Opening } from '#server/orders/open-attempt.ts'

/** The lead's unpaid order of this price, or a new one: another card is tried on the same order. */
export async function openOrderFor(trx: Transaction<Schema>, { leadId, offer, now }: Opening): Promise<string> {
  const open = await trx
    .selectFrom('orders')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('price_id', '=', offer.priceId)
    .where('state', '!=', 'paid')
    .executeTakeFirst()
  if (open !== undefined) return open.id
  const id = uuidV7(now)
  const { terms } = offer
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
      state: 'awaiting_payment',
      created_at: now,
      paid_at: null,
      access_until: null,
    })
    .execute()
  return id
}

/** The next attempt to pay an order. Its number is part of the key under which the provider knows it. */
export async function startPayment(trx: Transaction<Schema>, orderId: string, opening: Opening): Promise<Attempt> {
  const { leadId, request, offer, provider, now } = opening
  const { last } = await trx
    .selectFrom('payments')
    .select((expression) => expression.fn.max('attempt').as('last'))
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .executeTakeFirstOrThrow()
  const attempt = (last ?? 0) + 1
  await trx
    .insertInto('payments')
    .values({
      lead_id: leadId,
      order_id: orderId,
      attempt,
      provider,
      method: request.method,
      wallet: request.wallet ?? null,
      amount_minor: offer.terms.first.minor,
      currency: offer.terms.first.currency,
      state: 'open',
      reference: null,
      reason: null,
      created_at: now,
      settled_at: null,
    })
    .execute()
  await trx
    .updateTable('orders')
    .set({ state: 'awaiting_payment' })
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .execute()
  return { leadId, orderId, attempt }
}
