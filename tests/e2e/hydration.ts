import type { Page } from 'playwright-core'
import { arriveAt } from './walk/expect-step.ts'

/** Waits until what is shown is alive: React has taken the page over, and its buttons do something. */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
  })

/** Opens an address, wherever it leads to, and waits until the page there is alive. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilHydrated(page)
}

/** Loads the page anew and waits until it is alive. */
export async function revisit(page: Page): Promise<void> {
  await page.reload()
  await waitUntilHydrated(page)
}

/** Goes to another address without loading the page anew, as the browser's Forward would. */
export async function goWithin(page: Page, address: string, step: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await arriveAt(page, step)
}
