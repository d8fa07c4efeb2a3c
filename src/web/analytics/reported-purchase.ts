import { OrderView } from '#domain/api/orders.ts'
import { ORDER_SECRET, orderRoute } from '#domain/api/routes.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { storedOrder } from '#web/device/stored-order.ts'
import type { ReportedPurchase } from './tags.ts'

const parseOrder = parserOf(OrderView)

/** The id under which a purchase is reported, by the page and by the server: the order cannot be found by it. */
async function eventIdOf(orderId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`purchase ${orderId}`))
  return [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)
}

/** The purchase of this device that has just been paid; null where there is none. */
export async function reportedPurchase(): Promise<ReportedPurchase | null> {
  const stored = storedOrder()
  if (stored === null) return null
  const order = await request(orderRoute(stored.id), parseOrder, { headers: { [ORDER_SECRET]: stored.secret } })
  if (order.kind !== 'ok' || order.value.paidAt === null) return null
  const { amountMinor, currency } = order.value
  return { eventId: await eventIdOf(stored.id), value: majorUnits({ minor: amountMinor, currency }), currency }
}
