import type { OrderRequest } from '#domain/api/orders.ts'
import type { DeclineReason, OrderState } from '#domain/billing/order.ts'
import type { Tax } from '#domain/brand.ts'
import type { LocaleTag } from '#domain/language/locales.ts'
import { Problem } from '#domain/problem.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import type { Offer } from '#server/catalogue/offers.ts'
import type { PersonalPrice } from '#server/catalogue/personal-price.ts'
import { openAccount } from '#server/households/accounts.ts'
import type { ConsentOrigin } from '#server/http/seen-from.ts'
import type { Payments } from '#server/payment-providers/providers.ts'
import { hashOf, secretFor } from '#server/platform/crypto/secret.ts'
import { uuidV7 } from '#server/platform/crypto/uuid-v7.ts'
import { type AttemptState, unsettledAttemptStates } from '#server/platform/db/sales-columns.ts'
import type { Reader, Trx } from '#server/platform/db/transaction.ts'

/** One attempt to pay one order. */
export type Attempt = {
  readonly leadId: string
  readonly orderId: string
  readonly attempt: number
}

/** A checked request to pay for an offer. */
export type Opening = {
  readonly leadId: string
  readonly isProven: boolean
  readonly key: string
  readonly content: Buffer
  readonly request: OrderRequest
  readonly offer: Offer
  readonly payments: Payments
  readonly tax: Tax
  readonly userAgent: string
  readonly seenFrom?: ConsentOrigin
  /** The country of the internet address; null if unknown. */
  readonly networkCountry?: string | null
  /** The language of the page. */
  readonly locale?: LocaleTag
  readonly now: Date
}

/** A request with the price for this customer. */
export type Priced = Opening & { readonly price: PersonalPrice }

/** The state of an order and of one attempt to pay it. */
type AttemptStatus = {
  readonly order: OrderState
  readonly attempt: AttemptState
  /** Why this attempt was declined; null if it was not. */
  readonly reason: DeclineReason | null
  readonly startedAt: Date
  readonly amountMinor: number
}

export async function attemptStatus(db: Reader, { leadId, orderId, attempt }: Attempt): Promise<AttemptStatus> {
  const row = await db
    .selectFrom('payment_attempts')
    .innerJoin('orders', (join) =>
      join
        .onRef('orders.lead_id', '=', 'payment_attempts.lead_id')
        .onRef('orders.id', '=', 'payment_attempts.order_id'),
    )
    .select('orders.state as order')
    .select(['payment_attempts.state as attempt', 'payment_attempts.reason'])
    .select(['payment_attempts.amount_minor as amountMinor', 'payment_attempts.created_at as startedAt'])
    .where('payment_attempts.lead_id', '=', leadId)
    .where('payment_attempts.order_id', '=', orderId)
    .where('payment_attempts.attempt', '=', attempt)
    .executeTakeFirstOrThrow()
  return row
}

type KeyedRequest = { readonly key: string; readonly leadId: string; readonly content: Buffer }

/**
 * The earlier reply to this idempotency key, with the order's secret derived again; null if the key is new.
 * @throws Problem IDEMPOTENCY_KEY_REUSED if the key came with another lead or other content
 */
export async function findOrderRequest(
  db: Reader,
  { key, leadId, content }: KeyedRequest,
): Promise<(Attempt & { readonly secret: string }) | null> {
  const row = await db
    .selectFrom('order_requests')
    .selectAll()
    .where('idempotency_hash', '=', hashOf(key))
    .executeTakeFirst()
  if (row === undefined) return null
  if (row.lead_id !== leadId || !row.content_hash.equals(content)) throw new Problem('IDEMPOTENCY_KEY_REUSED')
  return { leadId, orderId: row.order_id, attempt: row.attempt, secret: secretFor(key, row.secret_salt) }
}

/** An unpaid order expires after this time. Providers let an unpaid subscription live for 23 hours as well. */
export const ORDER_LIVES_HOURS = 23

/** Stores a new order with the terms that the buyer saw, before any provider is called. */
export async function addOrder(trx: Trx, { leadId, offer, price, request, now }: Priced): Promise<string> {
  const id = uuidV7(now)
  const { terms, list, coupon } = price
  await openAccount(trx, leadId, now)
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

/** Starts the next attempt to pay an order. Its number is part of the provider's idempotency key. */
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

/** The attempt of an order that is not settled yet. */
export function unsettledAttempt(trx: Trx, leadId: string, orderId: string) {
  return trx
    .selectFrom('payment_attempts')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('state', 'in', unsettledAttemptStates)
    .executeTakeFirst()
}

/** Voids the unsettled attempt of an order. */
export async function voidAttempt(trx: Trx, leadId: string, orderId: string, now: Date): Promise<void> {
  await trx
    .updateTable('payment_attempts')
    .set({ state: 'void', settled_at: now })
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('state', 'in', unsettledAttemptStates)
    .execute()
}
