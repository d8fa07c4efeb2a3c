import type { Page, Request } from 'playwright-core'

/** What a page did that no page should do, in words. */
export type PageErrors = string[]

/** A request given up because the person went on to another page is no failure. */
const GIVEN_UP = 'net::ERR_ABORTED'

/**
 * Listens to a page: uncaught errors, console errors (violations of the content security policy are among them),
 * refused or failed requests, and requests to any other site.
 */
export function collectPageErrors(page: Page, home: string): PageErrors {
  const trouble: PageErrors = []
  page.on('pageerror', (error) => trouble.push(`uncaught: ${error.message}`))
  page.on('console', (message) => {
    if (message.type() === 'error') trouble.push(`console: ${message.text()}`)
  })
  page.on('requestfailed', (request) => {
    const reason = request.failure()?.errorText ?? 'unknown reason'
    if (reason !== GIVEN_UP) trouble.push(`failed: ${named(request)} (${reason})`)
  })
  page.on('response', (response) => {
    if (response.status() < 400) return
    const at = trouble.push(`status ${response.status()}: ${named(response.request())}`) - 1
    // The body says why, but a page that was left meanwhile has none.
    response.json().then(
      ({ code }) => {
        trouble[at] += ` (${code})`
      },
      () => {},
    )
  })
  page.on('request', (request) => {
    if (isOtherSite(request.url(), home)) trouble.push(`other site: ${named(request)}`)
  })
  return trouble
}

const named = (request: Request): string => `${request.method()} ${request.url()}`

const isOtherSite = (address: string, home: string): boolean =>
  /^(?:https?|wss?):/.test(address) && new URL(address).host !== new URL(home).host
