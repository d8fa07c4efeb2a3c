import type { OrderView } from '#domain/api/orders.ts'
import type { Outcome } from '#web/device/request.ts'

/** What is known of an order while its page is open. */
export type OrderWatch =
  | { readonly kind: 'loading' }
  /** This device has no order, or one that the server does not know. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable'; readonly tries: number }
  /** The bank has not answered yet. */
  | { readonly kind: 'waiting'; readonly order: OrderView; readonly tries: number }
  | { readonly kind: 'paid'; readonly order: OrderView }
  | { readonly kind: 'declined'; readonly order: OrderView }

/** Refusals that asking again may overcome. */
const passingCodes: readonly string[] = ['UNEXPECTED', 'TOO_MANY_REQUESTS', 'SERVICE_UNAVAILABLE']

export function watchAfter(watch: OrderWatch, outcome: Outcome<OrderView>): OrderWatch {
  const tries = watch.kind === 'waiting' || watch.kind === 'unreachable' ? watch.tries + 1 : 1
  if (outcome.kind === 'ok') {
    const order = outcome.value
    if (order.state === 'paid' || order.state === 'declined') return { kind: order.state, order }
    return { kind: 'waiting', order, tries }
  }
  if (outcome.kind === 'refused' && !passingCodes.includes(outcome.code)) return { kind: 'unknown' }
  // One failed look does not take away what is known already.
  return watch.kind === 'waiting' ? { ...watch, tries } : { kind: 'unreachable', tries }
}

const pauses = [1_500, 3_000, 5_000, 8_000, 15_000, 30_000] as const

/** Milliseconds until the order is looked at again, longer each time; null where nothing can change any more. */
export function nextLook(watch: OrderWatch): number | null {
  if (watch.kind !== 'waiting' && watch.kind !== 'unreachable') return null
  return pauses[Math.min(watch.tries, pauses.length) - 1] ?? pauses[0]
}
