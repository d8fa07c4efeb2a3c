import type { OrderReply, OrderRequest } from '#domain/api/orders.ts'
import { IDEMPOTENCY_KEY, routes } from '#domain/api/routes.ts'
import { mainStore } from '#web/device/main-store.ts'
import { runningMeasurement } from '#web/device/measurement.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { readTabEntry, removeTabEntry, writeTabEntry } from '#web/device/storage.ts'
import { storeOrder } from '#web/device/stored-order.ts'
import { orderReplyFrom } from '#web/pay/order/order-reply.ts'
import { isFinal } from './purchase-state.ts'

/** A purchase that was sent and has no final reply yet. The same content is sent under the same key, so it is bought once. */
export type PurchaseAttempt = {
  /** Secret random UUID, the idempotency key. */
  readonly key: string
  readonly productId: string
  /** The request as JSON; the key belongs to exactly this content. */
  readonly content: string
}

/** The attempt in a stored text; null if there is none or it is broken. */
export function parseAttempt(stored: string | null): PurchaseAttempt | null {
  try {
    const entry: unknown = JSON.parse(stored ?? 'null')
    if (typeof entry !== 'object' || entry === null) return null
    if (!('key' in entry && 'productId' in entry && 'content' in entry)) return null
    const { key, productId, content } = entry
    const isWhole = typeof key === 'string' && typeof productId === 'string' && typeof content === 'string'
    return isWhole ? { key, productId, content } : null
  } catch {
    return null
  }
}

/** The attempt for a request: the stored one if its content is the same, otherwise a new one. */
export function attemptFor(request: OrderRequest, kept: PurchaseAttempt | null, newKey: () => string): PurchaseAttempt {
  const content = JSON.stringify(request)
  return kept?.content === content ? kept : { key: newKey(), productId: request.productId, content }
}

/** Whether a purchase goes to the built-in sandbox. */
export const isOfSandbox = ({ content }: PurchaseAttempt): boolean => content.includes('"provider":"sandbox"')

/** The attempt of this tab that still waits for its reply; it survives a reload. */
export const storedAttempt = (): PurchaseAttempt | null => parseAttempt(readTabEntry('purchase'))

export const storeAttempt = (attempt: PurchaseAttempt): void => writeTabEntry('purchase', JSON.stringify(attempt))

export const removeStoredAttempt = (): void => removeTabEntry('purchase')

/**
 * Sends a purchase. The attempt is stored before it is sent and until its final reply, so that leaving the page in
 * between never leads to a second purchase. The order in the reply is stored on the device.
 */
export async function placeOrder(attempt: PurchaseAttempt, signal: AbortSignal): Promise<Outcome<OrderReply>> {
  storeAttempt(attempt)
  const plan = mainStore.get().paymentPlans.find(({ id }) => id === attempt.productId)
  if (plan !== undefined) runningMeasurement()?.paymentStarted(plan, attempt.key)
  const outcome = await request(routes.orders, orderReplyFrom, {
    method: 'POST',
    body: JSON.parse(attempt.content),
    headers: { [IDEMPOTENCY_KEY]: attempt.key },
    signal,
  })
  if (outcome.kind === 'ok') storeOrder({ ...outcome.value, challenge: challengeOf(outcome.value) })
  if (isFinal(outcome)) removeStoredAttempt()
  return outcome
}

const challengeOf = ({ next }: OrderReply): string | null => (next.kind === 'challenge' ? next.url : null)
