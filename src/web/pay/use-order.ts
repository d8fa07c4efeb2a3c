import { useEffect, useReducer, useState } from 'react'
import type { OrderView } from '#domain/api/orders.ts'
import { ORDER_SECRET, orderRoute } from '#domain/api/routes.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { keptOrder } from '#web/pay/kept-order.ts'
import { orderViewFrom } from '#web/pay/order-reply.ts'
import { nextLook, type OrderWatch, watchAfter } from '#web/pay/order-watch.ts'

const noOrder: Outcome<OrderView> = { kind: 'refused', code: 'ORDER_UNKNOWN', message: '', field: undefined }

async function lookAtOrder(): Promise<Outcome<OrderView>> {
  const kept = keptOrder()
  if (kept === null) return noOrder
  return request(orderRoute(kept.id), orderViewFrom, { headers: { [ORDER_SECRET]: kept.secret } })
}

/** The newest order of this device, looked at until it is paid or declined. */
export function useOrder(): { watch: OrderWatch; lookNow: () => void } {
  const [watch, dispatch] = useReducer(watchAfter, { kind: 'loading' })
  const [asked, setAsked] = useState(0)
  // Each number asks once more.
  useEffect(() => {
    let isAwaited = true
    void lookAtOrder().then((outcome) => {
      if (isAwaited) dispatch(outcome)
    })
    return () => {
      isAwaited = false
    }
  }, [asked])
  useEffect(() => {
    const pause = nextLook(watch)
    if (pause === null) return
    const timer = window.setTimeout(() => setAsked((count) => count + 1), pause)
    return () => window.clearTimeout(timer)
  }, [watch])
  return { watch, lookNow: () => setAsked((count) => count + 1) }
}
