import type { BrowserContext } from 'playwright-core'
import { sandboxScenarios } from '#domain/billing/sandbox-cards.ts'
import { stripeScript } from './browser-script.ts'

const cards = Object.fromEntries(
  Object.entries(sandboxScenarios).map(([name, number]) => [number.replaceAll(' ', ''), name]),
)

/**
 * Serves the stand-in in place of js.stripe.com and api.stripe.com in a browser. The form accepts the well-known test
 * numbers; a dialog with `data-stripe="bank"` asks for the bank's answer.
 */
export async function serveStripe(context: BrowserContext, peerUrl: string): Promise<void> {
  await context.route('https://js.stripe.com/**', (route) =>
    route.fulfill({
      contentType: 'text/javascript',
      headers: { 'cross-origin-resource-policy': 'cross-origin' },
      body: `(${stripeScript.toString()})(${JSON.stringify({ cards })})`,
    }),
  )
  await context.route('https://api.stripe.com/**', async (route) => {
    const request = route.request()
    const reply = await fetch(`${peerUrl}${new URL(request.url()).pathname}`, {
      method: request.method(),
      ...(request.method() === 'POST' ? { body: request.postData() ?? '' } : {}),
    })
    await route.fulfill({
      status: reply.status,
      contentType: 'application/json',
      headers: { 'access-control-allow-origin': '*' },
      body: await reply.text(),
    })
  })
}
