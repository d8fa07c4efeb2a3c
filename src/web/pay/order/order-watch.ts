import { useEffect, useReducer, useState } from 'react'
import type { OrderView } from '#domain/api/orders.ts'
import type { OrderState } from '#domain/billing/order.ts'
import type { Outcome } from '#web/device/request.ts'
import { onTabVisible } from '#web/device/tab-visible.ts'
import { isTransient } from '#web/device/transient.ts'
import { fetchOrder } from './fetch-order.ts'

/** The status of an order as shown to its buyer. */
export type OrderStatus =
  /** Not known yet: the provider has been asked. */
  | 'waiting'
  /** The bank or the wallet waits for the buyer's approval. */
  | 'approval'
  /** Not paid, and no payment is under way: the buyer may try again. */
  | 'unpaid'
  | 'declined'
  | 'paid'
  | 'refunded'
  | 'disputed'
  | 'expired'

/** What the page knows about an order while it polls. */
export type OrderWatch =
  | { readonly kind: 'loading' }
  /** This device has no order, or one that the server does not know. */
  | { readonly kind: 'unknown' }
  | { readonly kind: 'unreachable'; readonly tries: number }
  | { readonly kind: 'known'; readonly status: OrderStatus; readonly order: OrderView; readonly tries: number }

const statuses: Readonly<Record<OrderState, OrderStatus>> = {
  draft: 'waiting',
  awaiting_payment: 'unpaid',
  requires_action: 'approval',
  processing: 'waiting',
  paid: 'paid',
  failed: 'unpaid',
  expired: 'expired',
  partially_refunded: 'paid',
  refunded: 'refunded',
  disputed: 'disputed',
}

/** Statuses that may change while the page is open, without any action on it. */
const changing: readonly OrderStatus[] = ['waiting', 'approval', 'unpaid']

export function orderStatusOf({ state, declined }: Pick<OrderView, 'state' | 'declined'>): OrderStatus {
  const status = statuses[state]
  return status === 'unpaid' && declined !== null ? 'declined' : status
}

export function nextWatch(watch: OrderWatch, outcome: Outcome<OrderView>): OrderWatch {
  const tries = watch.kind === 'known' || watch.kind === 'unreachable' ? watch.tries + 1 : 1
  if (outcome.kind === 'ok') return { kind: 'known', status: orderStatusOf(outcome.value), order: outcome.value, tries }
  if (!isTransient(outcome)) return { kind: 'unknown' }
  // A failed request does not discard what is already known.
  return watch.kind === 'known' ? { ...watch, tries } : { kind: 'unreachable', tries }
}

const pauses = [1_500, 3_000, 5_000, 8_000, 15_000, 30_000] as const

/** Milliseconds until the order is requested again, longer each time; null if nothing can change any more. */
export function pollDelayMs(watch: OrderWatch): number | null {
  const mayChange = watch.kind === 'unreachable' || (watch.kind === 'known' && changing.includes(watch.status))
  return mayChange ? (pauses[Math.min(watch.tries, pauses.length) - 1] ?? pauses[0]) : null
}

/** The newest order of this device, polled until it can no longer change, and requested at once when the tab reappears. */
export function useOrder(): { watch: OrderWatch; refetch: () => void } {
  const [watch, dispatch] = useReducer(nextWatch, { kind: 'loading' })
  const [asked, setAsked] = useState(0)
  // Every new value of `asked` sends one request.
  useEffect(() => {
    let isAwaited = true
    void fetchOrder().then((outcome) => {
      if (isAwaited) dispatch(outcome)
    })
    return () => {
      isAwaited = false
    }
  }, [asked])
  useEffect(() => {
    const pause = pollDelayMs(watch)
    if (pause === null) return
    const look = () => setAsked((count) => count + 1)
    const timer = window.setTimeout(look, pause)
    const stopWatching = onTabVisible(look)
    return () => {
      window.clearTimeout(timer)
      stopWatching()
    }
  }, [watch])
  return { watch, refetch: () => setAsked((count) => count + 1) }
}
