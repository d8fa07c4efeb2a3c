import type { Page } from 'playwright-core'

/** The hero record in this device's storage, null if there is none. */
export const storedHero = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hero') ?? 'null'))
