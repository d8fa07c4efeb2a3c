import type { OrderView } from '#domain/api/orders.ts'
import { ORDER_SECRET, orderRoute } from '#domain/api/routes.ts'
import { type Outcome, request } from '#web/device/request.ts'
import { storedOrder } from '#web/device/stored-order.ts'
import { orderViewFrom } from './order-reply.ts'

const noOrder: Outcome<OrderView> = { kind: 'refused', code: 'ORDER_UNKNOWN', message: '', field: undefined }

/** Requests the newest order of this device from the server; a refusal if this device has no order. */
export async function fetchOrder(): Promise<Outcome<OrderView>> {
  const kept = storedOrder()
  if (kept === null) return noOrder
  return request(orderRoute(kept.id), orderViewFrom, { headers: { [ORDER_SECRET]: kept.secret } })
}
