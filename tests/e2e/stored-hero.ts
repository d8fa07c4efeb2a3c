import type { Page } from 'playwright-core'

/** The hero record of this device as it lies in its storage, null where there is none. */
export const storedHero = (page: Page): Promise<unknown> =>
  page.evaluate(() => JSON.parse(localStorage.getItem('hero') ?? 'null'))
