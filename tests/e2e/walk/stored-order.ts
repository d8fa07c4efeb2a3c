import type { Page } from 'playwright-core'
import type { OrderView } from '#domain/api/orders.ts'
import { ORDER_SECRET, orderRoute } from '#domain/api/routes.ts'

/** The order stored on this device, as the server returns it. */
export async function storedOrder(page: Page, appUrl: string): Promise<OrderView> {
  const { id, secret } = JSON.parse((await page.evaluate(() => localStorage.getItem('order'))) ?? '{}')
  const answer = await fetch(`${appUrl}${orderRoute(id)}`, { headers: { [ORDER_SECRET]: secret } })
  if (!answer.ok) throw new Error(`The server returned ${answer.status} for the order.`)
  return answer.json()
}
