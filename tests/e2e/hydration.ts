import type { Page } from 'playwright-core'
import { arriveAt } from './walk/expect-step.ts'

/** Waits until the page is hydrated, so that its buttons work. */
export const waitUntilHydrated = (page: Page) =>
  page.waitForFunction(() => {
    const heading = document.querySelector('main h1')
    return heading !== null && Object.keys(heading).some((key) => key.startsWith('__reactProps'))
  })

/** Opens an address, follows any redirect, and waits until the page is hydrated. */
export async function visit(page: Page, address: string): Promise<void> {
  await page.goto(address)
  await waitUntilHydrated(page)
}

/** Reloads the page and waits until it is hydrated. */
export async function revisit(page: Page): Promise<void> {
  await page.reload()
  await waitUntilHydrated(page)
}

/** Goes to another address without a reload, as the browser's Forward would. */
export async function goWithin(page: Page, address: string, step: string): Promise<void> {
  await page.evaluate((path) => {
    history.pushState(null, '', path)
    dispatchEvent(new PopStateEvent('popstate'))
  }, address)
  await arriveAt(page, step)
}
