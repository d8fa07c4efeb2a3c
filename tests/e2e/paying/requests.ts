import type { Page, Request } from 'playwright-core'
import { IDEMPOTENCY_KEY } from '#domain/api/routes.ts'

/** Idempotency keys of all that the page has posted to an address, in order. */
export function keysPostedTo(page: Page, address: string): readonly string[] {
  const keys: string[] = []
  page.on('request', (request: Request) => {
    if (request.method() === 'POST' && new URL(request.url()).pathname === address) {
      keys.push(request.headers()[IDEMPOTENCY_KEY] ?? '')
    }
  })
  return keys
}
