import { setTimeout as wait } from 'node:timers/promises'
import { BASE } from '#domain/api/base-path.ts'
import type { NextStep } from '#domain/api/orders.ts'
import { Problem } from '#domain/problem.ts'
import { MANAGE_PATH } from '#server/leads/email-links.ts'
import { describeError } from '#server/platform/log/describe-error.ts'
import type { Log } from '#server/platform/log/log.ts'
import {
  keyOf,
  type OpenedPurchase,
  type PaymentProvider,
  ProviderError,
  type PurchaseOrder,
} from '#server/platform/payment-provider/provider.ts'
import { applySnapshot } from '#server/purchases/apply-snapshot.ts'
import { termsOf } from '#server/purchases/purchase-emails.ts'
import type { Services } from '#server/services.ts'
import { type Attempt, attemptStatus } from './order-attempts.ts'
import {
  abandonOrder,
  failWithoutCustomer,
  markDeclined,
  markFailed,
  markUnknown,
  rememberCustomer,
  resolveOrder,
} from './resolve-order.ts'

/** ms for which a request that joins a payment waits for the request that started it. */
const WAIT_LIMIT_MS = 10_000
const POLL_MS = 50
const NO_STEP: NextStep = { kind: 'none' }

/**
 * Takes an attempt as far as possible and returns what its buyer has to do next. The request that started the attempt
 * calls the provider; one that joins waits for that call's reply, and if none comes calls the provider itself under the
 * same key.
 * @throws Problem SERVICE_UNAVAILABLE if the provider cannot be reached and nothing was done
 */
export async function payAttempt(services: Services, attempt: Attempt, isOurs: boolean, log: Log): Promise<NextStep> {
  const { db, now } = services
  const call: Call = { services, attempt, isOurs, log }
  if (isOurs) return callProvider(call)
  for (let waited = 0; ; waited += POLL_MS) {
    const { attempt: state, order, startedAt, amountMinor } = await attemptStatus(db, attempt)
    // A free first period counts as paid at once; only the provider knows whether a card still has to be stored.
    if (state === 'waiting' || (state === 'succeeded' && amountMinor === 0)) return callProvider(call)
    if (state === 'pending' || (state === 'open' && order === 'processing')) {
      await resolveOrder(services, attempt.leadId, attempt.orderId, 'open').catch((error: unknown) =>
        log.warn({ error: describeError(error) }, 'a provider could not be asked about an order'),
      )
      return NO_STEP
    }
    if (state !== 'open') return NO_STEP
    const isInterrupted = waited >= WAIT_LIMIT_MS || now().getTime() - startedAt.getTime() >= WAIT_LIMIT_MS
    if (isInterrupted) return callProvider(call)
    await wait(POLL_MS)
  }
}

type Call = {
  readonly services: Services
  readonly attempt: Attempt
  readonly isOurs: boolean
  readonly log: Log
}

async function callProvider(call: Call): Promise<NextStep> {
  const { services, attempt, log } = call
  const { leadId, orderId } = attempt
  const { provider, order } = await purchaseOrderFor(services, attempt)
  const customerRef = await customerFor(call, provider, order)
  const key = keyOf.open(orderId, attempt.attempt)
  const opened = await provider
    .open({ ...order, customerRef }, key)
    .catch((error: unknown) => recordFailure(call, error))
  if (opened === null) return NO_STEP
  const after = await applySnapshot(services, leadId, orderId, opened.snapshot, 'open')
  if (after.order === 'expired') {
    // The order expired during the call: a payment that arrives too late must be cancelled.
    await abandonOrder(services, leadId, orderId).catch((error: unknown) =>
      log.error({ error: describeError(error) }, 'an order that expired during its payment could not be abandoned'),
    )
  }
  const isWaiting =
    after.order === 'awaiting_payment' || after.order === 'requires_action' || after.order === 'processing'
  // A free first period counts as paid before its buyer gives a card for the renewals.
  const isToKeepCard = after.order === 'paid' && opened.next.kind === 'confirm_card'
  return isWaiting || isToKeepCard ? opened.next : NO_STEP
}

/**
 * The provider's customer for an order, created and stored before anything can be paid under it. If that fails, nothing
 * was charged and the buyer can try again at once: the next attempt has another key.
 * @throws Problem SERVICE_UNAVAILABLE
 */
async function customerFor(
  { services, attempt, log }: Call,
  provider: PaymentProvider,
  { customerRef }: PurchaseOrder,
) {
  if (customerRef !== null || provider.createCustomer === undefined) return customerRef
  const { orderId } = attempt
  try {
    const made = await provider.createCustomer(orderId, keyOf.customer(orderId, attempt.attempt))
    return await rememberCustomer(services, attempt, made)
  } catch (error) {
    log.error({ error: describeError(error) }, 'a provider could not create the customer of an order')
    await failWithoutCustomer(services, attempt)
    throw new Problem('SERVICE_UNAVAILABLE')
  }
}

/** Stores that a call failed, either definitely or with an unknown outcome. */
async function recordFailure({ services, attempt, isOurs, log }: Call, error: unknown): Promise<OpenedPurchase | null> {
  if (!(error instanceof ProviderError)) {
    log.warn({ error: describeError(error) }, 'a provider did not answer; the order will be checked')
    await markUnknown(services, attempt)
    return null
  }
  if (error.kind === 'DECLINED') {
    await markDeclined(services, attempt, error.reason ?? 'PAYMENT_DECLINED')
    return null
  }
  // The provider says to try later if another request's call under the same key is still running.
  if (error.kind === 'TRY_LATER' && !isOurs) return null
  log.error({ error: describeError(error), kind: error.kind }, 'a provider refused to begin a payment')
  await markFailed(services, attempt)
  throw new Problem('SERVICE_UNAVAILABLE')
}

/** An attempt as it is sent to its provider. It is read from the database, so that a repeated call is identical. */
export async function purchaseOrderFor(
  { db, payments, config }: Services,
  { leadId, orderId, attempt }: Attempt,
): Promise<{ readonly provider: PaymentProvider; readonly order: PurchaseOrder }> {
  const order = await db
    .selectFrom('orders')
    .selectAll()
    .where('lead_id', '=', leadId)
    .where('id', '=', orderId)
    .executeTakeFirstOrThrow()
  const { method, wallet, scenario } = await db
    .selectFrom('payment_attempts')
    .select(['method', 'wallet', 'scenario'])
    .where('lead_id', '=', leadId)
    .where('order_id', '=', orderId)
    .where('attempt', '=', attempt)
    .executeTakeFirstOrThrow()
  return {
    provider: payments.byName(order.provider),
    order: {
      orderId,
      attempt,
      ref: order.provider_ref,
      customerRef: order.provider_customer,
      planKey: order.product_key,
      terms: termsOf(order),
      listPrice: { minor: order.list_amount_minor, currency: order.currency },
      method,
      wallet,
      scenario,
      returnUrl: `${config.publicUrl}${BASE}/complete?order=${orderId}`,
      manageUrl: `${config.publicUrl}${MANAGE_PATH}`,
    },
  }
}
