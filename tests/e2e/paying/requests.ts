import type { Page, Request } from 'playwright-core'
import { IDEMPOTENCY_KEY } from '#domain/api/routes.ts'

/** Idempotency keys of all requests that the page has posted to an address, in order. */
export function keysPostedTo(page: Page, address: string): readonly string[] {
  const keys: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === address) {
      keys.push(request.headers()[IDEMPOTENCY_KEY] ?? '')
    }
  })
  return keys
}

/**
 * Presses twice and lets requests to an address through only after both presses: a reply in between would turn the
 * page, and the second press would land on the next one.
 */
export async function pressTwice(page: Page, selector: string, address: string): Promise<void> {
  const { promise: pressed, resolve: release } = Promise.withResolvers<void>()
  await page.route(`**${address}`, async (route) => {
    await pressed
    await route.continue()
  })
  await page.dblclick(selector)
  release()
}
