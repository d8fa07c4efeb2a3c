import { OrderView } from '#domain/api/orders.ts'
import { ORDER_SECRET, orderRoute } from '#domain/api/routes.ts'
import { majorUnits } from '#domain/billing/money.ts'
import { MS_PER_HOUR } from '#domain/time.ts'
import { parserOf } from '#web/device/parser-of.ts'
import { request } from '#web/device/request.ts'
import { storedOrder } from '#web/device/stored-order.ts'
import type { ReportedPurchase } from './tags.ts'

/** How long after its payment a purchase counts as just paid. */
const JUST_PAID_MS = MS_PER_HOUR

const parseOrder = parserOf(OrderView)

/** The id under which both the page and the server report a purchase; it does not reveal the order. */
async function eventIdOf(orderId: string): Promise<string> {
  const bytes = await crypto.subtle.digest('SHA-256', new TextEncoder().encode(`purchase ${orderId}`))
  return [...new Uint8Array(bytes)]
    .map((byte) => byte.toString(16).padStart(2, '0'))
    .join('')
    .slice(0, 32)
}

/**
 * The purchase of this device that has just been paid; null if there is none. The pixel's service merges two reports with
 * the same id only within two days, and the last page may be opened again much later.
 */
export async function reportedPurchase(): Promise<ReportedPurchase | null> {
  const stored = storedOrder()
  if (stored === null) return null
  const order = await request(orderRoute(stored.id), parseOrder, { headers: { [ORDER_SECRET]: stored.secret } })
  if (order.kind !== 'ok' || order.value.state !== 'paid') return null
  const { paidAt, amountMinor, currency } = order.value
  if (paidAt === null || Date.now() - Date.parse(paidAt) > JUST_PAID_MS) return null
  return { eventId: await eventIdOf(stored.id), value: majorUnits({ minor: amountMinor, currency }), currency }
}
