import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { OrderRequest } from '#domain/api/orders.ts'
import { placeOrder } from '#web/pay/place-order.ts'
import { attemptFor, keptAttempt, type PurchaseAttempt } from '#web/pay/purchase-attempt.ts'
import { isUnderway, type PurchaseState, pauseAfter, purchaseAfter } from '#web/pay/purchase-state.ts'
import { choosePlan, isPageOutdated, renewPlans } from '#web/pay/renew-plans.ts'

/** Refusals after which the plans on this device are not what is sold. */
const stalePlanCodes: readonly string[] = ['PRICE_CHANGED', 'PRODUCT_UNKNOWN']

export type Purchasing = {
  readonly state: PurchaseState
  readonly buy: (request: OrderRequest) => void
  readonly tryNow: () => void
  readonly stopTrying: () => void
  readonly noteChange: () => void
}

type PurchaseNews = {
  readonly onPlaced: () => void
  /** The plans were not what is sold, and have been fetched anew. */
  readonly onPlansRenewed: () => void
}

/** Buys once: again and again while nobody answers, always as the same purchase, and goes on when it is placed. */
export function usePurchase({ onPlaced, onPlansRenewed }: PurchaseNews): Purchasing {
  const [state, dispatch] = useReducer(purchaseAfter, { kind: 'idle' })
  // Known at once, before the next render: the second click of a double click finds it set.
  const isOnItsWay = useRef(false)
  const isShown = useRef(false)

  useEffect(() => {
    isShown.current = true
    const left = keptAttempt()
    if (left !== null) {
      choosePlan(left.productId)
      dispatch({ kind: 'interruption_found' })
    }
    return () => {
      isShown.current = false
    }
  }, [])

  const send = async (attempt: PurchaseAttempt): Promise<void> => {
    if (isOnItsWay.current) return
    isOnItsWay.current = true
    dispatch({ kind: 'sent' })
    const outcome = await placeOrder(attempt)
    if (outcome.kind === 'refused' && stalePlanCodes.includes(outcome.code)) {
      await renewPlans()
      onPlansRenewed()
    }
    isOnItsWay.current = false
    if (!isShown.current) return
    dispatch({ kind: 'answered', outcome, isPageOutdated: isPageOutdated() })
    if (outcome.kind === 'ok') onPlaced()
  }
  const tryNow = () => {
    const attempt = keptAttempt()
    if (attempt !== null) void send(attempt)
  }

  const isWaiting = state.kind === 'unreachable' && !state.isTrying
  const tries = state.kind === 'unreachable' ? state.tries : 0
  const tryAgain = useEffectEvent(tryNow)
  useEffect(() => {
    if (!isWaiting) return
    const timer = window.setTimeout(() => tryAgain(), pauseAfter(tries))
    return () => window.clearTimeout(timer)
  }, [isWaiting, tries])

  return {
    state,
    buy: (request) => {
      if (isUnderway(state)) return
      void send(attemptFor(request, keptAttempt(), () => crypto.randomUUID()))
    },
    tryNow,
    stopTrying: () => dispatch({ kind: 'stopped' }),
    noteChange: () => dispatch({ kind: 'changed' }),
  }
}
