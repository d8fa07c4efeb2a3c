import { useEffect, useReducer, useState } from 'react'
import { nextLook, type OrderWatch, watchAfter } from '#web/pay/order-watch.ts'
import { readOrder } from '#web/pay/read-order.ts'

/** The newest order of this device, looked at until nothing changes any more, and at once when its tab is seen again. */
export function useOrder(): { watch: OrderWatch; lookNow: () => void } {
  const [watch, dispatch] = useReducer(watchAfter, { kind: 'loading' })
  const [asked, setAsked] = useState(0)
  // Each number asks once more.
  useEffect(() => {
    let isAwaited = true
    void readOrder().then((outcome) => {
      if (isAwaited) dispatch(outcome)
    })
    return () => {
      isAwaited = false
    }
  }, [asked])
  useEffect(() => {
    const pause = nextLook(watch)
    if (pause === null) return
    const look = () => setAsked((count) => count + 1)
    const lookIfSeen = () => {
      if (document.visibilityState === 'visible') look()
    }
    const timer = window.setTimeout(look, pause)
    document.addEventListener('visibilitychange', lookIfSeen)
    return () => {
      window.clearTimeout(timer)
      document.removeEventListener('visibilitychange', lookIfSeen)
    }
  }, [watch])
  return { watch, lookNow: () => setAsked((count) => count + 1) }
}
