import { useEffect, useEffectEvent, useReducer, useRef } from 'react'
import type { OrderReply, OrderRequest } from '#domain/api/orders.ts'
import type { DeclineReason } from '#domain/billing/order.ts'
import { isPageOutdated, refetchPlans, selectOffered } from '#web/pay/plans/plans-on-offer.ts'
import { attemptFor, isOfSandbox, type PurchaseAttempt, placeOrder, storedAttempt } from './purchase-attempt.ts'
import { isInProgress, nextPurchaseState, type PurchaseState, retryDelayMs } from './purchase-state.ts'

/** Refusals which mean that the plans on this device are out of date. */
const stalePlanCodes: readonly string[] = ['PRICE_CHANGED', 'PRODUCT_UNKNOWN', 'COUPON_UNKNOWN', 'COUPON_FIRST_PLAN']

export type Purchasing = {
  readonly state: PurchaseState
  /** Returns the placed order, or null if it was not placed or another purchase was in progress. */
  readonly buy: (request: OrderRequest) => Promise<OrderReply | null>
  readonly tryNow: () => void
  readonly stopTrying: () => void
  readonly noteChange: () => void
  /** Lets the buyer press again: the order was not approved in the provider's form or window, or was declined there. */
  readonly reopen: (declined: DeclineReason | null) => void
  /** The window of a wallet was closed without approval. */
  readonly leave: () => void
}

type PurchaseNews = {
  /** The server has the order, which names the buyer's next step. */
  readonly onPlaced: (order: OrderReply) => void
  /** The plans or the coupon were out of date, and the plans have been fetched again. */
  readonly onPlansRenewed: () => void
}

/** Buys once: sends the same purchase until the server replies, and calls `onPlaced` when the order is placed. */
export function usePurchase({ onPlaced, onPlansRenewed }: PurchaseNews): Purchasing {
  const [state, dispatch] = useReducer(nextPurchaseState, { kind: 'idle' })
  // A ref, because the second click of a double click comes before the next render.
  const inFlight = useRef<AbortController>(null)
  const isShown = useRef(false)

  useEffect(() => {
    isShown.current = true
    const left = storedAttempt()
    if (left !== null) {
      selectOffered(left.productId)
      dispatch({ kind: 'interruption_found' })
    }
    // When the buyer comes back from the bank's page, the browser may restore this page from the back/forward cache.
    const reopen = ({ persisted }: PageTransitionEvent) => {
      if (persisted) dispatch({ kind: 'reopened', declined: null })
    }
    window.addEventListener('pageshow', reopen)
    return () => {
      isShown.current = false
      window.removeEventListener('pageshow', reopen)
    }
  }, [])

  const send = async (attempt: PurchaseAttempt, isAwaited: boolean): Promise<OrderReply | null> => {
    if (inFlight.current !== null) return null
    const call = new AbortController()
    inFlight.current = call
    dispatch({ kind: 'sent' })
    const outcome = await placeOrder(attempt, call.signal)
    if (outcome.kind === 'refused' && stalePlanCodes.includes(outcome.code)) {
      await refetchPlans()
      onPlansRenewed()
    }
    inFlight.current = null
    if (!isShown.current) return null
    dispatch({ kind: 'answered', outcome, isPageOutdated: isPageOutdated(), isAwaited })
    if (outcome.kind !== 'ok') return null
    onPlaced(outcome.value)
    return outcome.value
  }
  const tryNow = () => {
    const attempt = storedAttempt()
    // The sandbox's window opens without a press, so it still waits for the order.
    if (attempt !== null) void send(attempt, isOfSandbox(attempt))
  }

  const isWaiting = state.kind === 'unreachable' && !state.isTrying
  const tries = state.kind === 'unreachable' ? state.tries : 0
  const tryAgain = useEffectEvent(tryNow)
  useEffect(() => {
    if (!isWaiting) return
    const timer = window.setTimeout(() => tryAgain(), retryDelayMs(tries))
    return () => window.clearTimeout(timer)
  }, [isWaiting, tries])

  return {
    state,
    buy: async (request) =>
      isInProgress(state)
        ? null
        : send(
            attemptFor(request, storedAttempt(), () => crypto.randomUUID()),
            true,
          ),
    tryNow,
    // A hanging attempt is aborted, so that the next press sends the current content of the form.
    stopTrying: () => {
      inFlight.current?.abort()
      dispatch({ kind: 'stopped' })
    },
    noteChange: () => dispatch({ kind: 'changed' }),
    reopen: (declined) => dispatch({ kind: 'reopened', declined }),
    leave: () => dispatch({ kind: 'left' }),
  }
}
