import type { Transaction } from 'kysely'
import type { OrderRequest } from '#domain/api/orders.ts'
import { Problem } from '#domain/problems.ts'
import { hashOf, newSalt, secretFor } from '#server/crypto/secret.ts'
import type { Schema } from '#server/db/schema.ts'
import type { Attempt } from '#server/orders/attempt.ts'
import { keepConsent } from '#server/orders/keep-consent.ts'
import { lockLead } from '#server/orders/lock-lead.ts'
import { findOrderRequest } from '#server/orders/order-request.ts'
import { openOrderFor, startPayment } from '#server/orders/order-rows.ts'
import type { Offer } from '#server/store/offers.ts'

export type Opening = {
  readonly leadId: string
  readonly key: string
  readonly keyHash: Buffer
  readonly content: Buffer
  readonly request: OrderRequest
  readonly offer: Offer
  readonly provider: string
  readonly userAgent: string
  readonly now: Date
}

export type OpenedAttempt = Attempt & { readonly secret: string }
export type OpeningOutcome =
  | ({ readonly kind: 'opened' } & OpenedAttempt)
  /** A payment of another plan has no answer yet and must get one first. */
  | { readonly kind: 'blocked'; readonly other: Attempt }

/**
 * Writes down an order, the attempt to pay it, and the consent. A lead has at most one payment in the air: whoever
 * comes while it is, with the same plan, joins it. @throws Problem ALREADY_SUBSCRIBED, IDEMPOTENCY_KEY_REUSED
 */
export async function openAttempt(trx: Transaction<Schema>, opening: Opening): Promise<OpeningOutcome> {
  const { leadId, offer } = opening
  await lockLead(trx, leadId)
  const known = await findOrderRequest(trx, opening)
  if (known !== null) return { kind: 'opened', ...known }
  await refuseSecondPlan(trx, leadId)

  const unsettled = await unsettledPayment(trx, leadId)
  if (unsettled !== null && unsettled.priceId !== offer.priceId) return { kind: 'blocked', other: unsettled.attempt }
  const attempt = unsettled?.attempt ?? (await startPayment(trx, await openOrderFor(trx, opening), opening))
  await keepConsent(trx, attempt, opening)
  return { kind: 'opened', ...attempt, secret: await keepRequest(trx, attempt, opening) }
}

async function refuseSecondPlan(trx: Transaction<Schema>, leadId: string): Promise<void> {
  const paid = await trx
    .selectFrom('orders')
    .select('id')
    .where('lead_id', '=', leadId)
    .where('state', '=', 'paid')
    .executeTakeFirst()
  if (paid !== undefined) throw new Problem('ALREADY_SUBSCRIBED')
}

async function unsettledPayment(trx: Transaction<Schema>, leadId: string) {
  const row = await trx
    .selectFrom('payments')
    .innerJoin('orders', 'orders.id', 'payments.order_id')
    .select(['payments.order_id', 'payments.attempt', 'orders.price_id'])
    .where('payments.lead_id', '=', leadId)
    .where('orders.lead_id', '=', leadId)
    .where('payments.state', 'in', ['open', 'pending'])
    .executeTakeFirst()
  if (row === undefined) return null
  const attempt: Attempt = { leadId, orderId: row.order_id, attempt: row.attempt }
  return { attempt, priceId: row.price_id }
}

async function keepRequest(trx: Transaction<Schema>, attempt: Attempt, opening: Opening): Promise<string> {
  const salt = newSalt()
  const secret = secretFor(opening.key, salt)
  await trx
    .insertInto('order_requests')
    .values({
      lead_id: attempt.leadId,
      order_id: attempt.orderId,
      attempt: attempt.attempt,
      idempotency_hash: opening.keyHash,
      content_hash: opening.content,
      secret_salt: salt,
      secret_hash: hashOf(secret),
      created_at: opening.now,
    })
    .execute()
  return secret
}
