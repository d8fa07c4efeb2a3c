import type { OrderReply, OrderRequest } from '#domain/api/orders.ts'
import type { DeclineReason } from '#domain/billing/order.ts'
import { Problem } from '#domain/problems.ts'
import { contentHash } from '#server/crypto/content-hash.ts'
import { hashOf } from '#server/crypto/secret.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Services } from '#server/http/services.ts'
import type { Attempt } from '#server/orders/attempt.ts'
import { checkOrder } from '#server/orders/check-order.ts'
import { endPayment } from '#server/orders/end-payment.ts'
import { type OpenedAttempt, openAttempt } from '#server/orders/open-attempt.ts'
import { findOrderRequest } from '#server/orders/order-request.ts'
import { settleOrder } from '#server/orders/settle-order.ts'
import { standingOf } from '#server/orders/standing.ts'
import { attemptKeyOf } from '#server/payments/provider.ts'
import { offerOnSale } from '#server/store/offers.ts'

export type OrderCall = {
  readonly leadId: string
  readonly key: string
  readonly request: OrderRequest
  readonly userAgent: string
}

export type OrderPlaced = OrderReply & { readonly isNew: boolean; readonly declined: DeclineReason | null }

/**
 * Places an order and pays it. The order and the buyer's consent are committed before the provider is called; the
 * provider is called outside of any transaction; only its own answer makes the order paid. The same key again gives the
 * same answer and never a second payment.
 * @throws Problem
 */
export async function placeOrder(services: Services, call: OrderCall): Promise<OrderPlaced> {
  const content = contentHash(call.request)
  const known = await findOrderRequest(services.db, { key: call.key, leadId: call.leadId, content })
  const opened = known ?? (await open(services, call, content))
  const { state, reason } = await pay(services, opened, call.request)
  return { id: opened.orderId, secret: opened.secret, state, isNew: known === null, declined: reason }
}

/** Each try but the first follows the end of another payment of the same lead. */
const TRIES = 3

async function open(services: Services, call: OrderCall, content: Buffer): Promise<OpenedAttempt> {
  const { db, config, now, payments } = services
  const livemode = config.paymentsEnv === 'live'
  const offer = checkOrder(call.request, await offerOnSale(db, call.request.productId, livemode))
  for (let tried = 0; tried < TRIES; tried++) {
    const outcome = await inTransaction(db, (trx) =>
      openAttempt(trx, { ...call, offer, content, keyHash: hashOf(call.key), now: now(), provider: payments.name }),
    )
    if (outcome.kind === 'opened') return outcome
    await endPayment(services, outcome.other)
  }
  throw new Problem('SERVICE_UNAVAILABLE')
}

async function pay(services: Services, attempt: Attempt, request: OrderRequest) {
  const { payment, ...standing } = await standingOf(services.db, attempt)
  if (payment === 'succeeded' || payment === 'declined') return standing
  const attemptKey = attemptKeyOf(attempt.orderId, attempt.attempt)
  const said =
    payment === 'pending'
      ? await services.payments.fetchPayment(attemptKey)
      : await services.payments.createPurchase({
          attemptKey,
          amount: standing.amount,
          method: request.method,
          wallet: request.wallet ?? null,
          scenario: request.sandbox.scenario,
        })
  return said === null ? standing : settleOrder(services, attempt, said)
}
