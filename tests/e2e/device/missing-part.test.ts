import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredAll, answeredUpTo } from '../visitor.ts'

const expected = [/failed: .*\/assets\//, /console: Failed to load resource/, /console: .*A part of this page/]

/** Counts how often the page is reloaded. */
function countLoads(page: Page): () => number {
  let loads = 0
  page.on('request', (request) => {
    if (request.isNavigationRequest()) loads += 1
  })
  return () => loads
}

/** Makes the requests for a chunk of the app fail while `isGone` says so. */
async function failPart(page: Page, part: string, isGone = () => true): Promise<void> {
  await page.route(`**/assets/${part}*.js`, (route) => (isGone() ? route.abort('connectionfailed') : route.fallback()))
}

test('a chunk that fails once causes one reload, and no answer is lost', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('height'), expected })
  const loads = countLoads(page)
  await failPart(page, 'questions', () => loads() < 2)
  await visit(page, addressOf('height'))
  await page.waitForSelector('input[name=height]')
  expect(loads()).toBe(2)
  await page.fill('input[name=height]', '170')
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=weight]')
  expect(await page.evaluate(() => localStorage.getItem('reloaded'))).toBeNull()
})

test('a chunk that keeps failing causes one reload, then a page with a button to try again', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('height'), expected })
  const loads = countLoads(page)
  await failPart(page, 'questions')
  await page.goto(addressOf('height'))
  await page.waitForSelector('main[data-step=failure]')
  expect(loads()).toBe(2)
  const before = await storedHero(page)
  // Trying again while it still fails returns to this page at once.
  await page.tap('[data-action=next]')
  await expect.poll(loads).toBe(3)
  await page.waitForSelector('main[data-step=failure]')
  expect(loads()).toBe(3)
  await page.unrouteAll()
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=height]')
  expect(await storedHero(page)).toEqual(before)
})

test('the same holds for chunks that are prefetched during the journey', async ({ open }) => {
  const page = await open({ stored: answeredAll(), expected })
  const loads = countLoads(page)
  await failPart(page, 'forecast')
  await visit(page, addressOf('event-day'))
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=failure]')
  expect(loads()).toBe(2)
  await page.goBack()
  await page.waitForSelector('main[data-step=event-day]')
})

test('without storage, a page that keeps failing is not reloaded forever', async ({ open }) => {
  const page = await open({ expected })
  await page.addInitScript(() => {
    Object.defineProperty(window, 'localStorage', {
      get: () => {
        throw new DOMException('The operation is insecure.', 'SecurityError')
      },
    })
  })
  const loads = countLoads(page)
  await failPart(page, 'terms-page')
  await page.goto('/v3/terms_of_service')
  await page.waitForSelector('main[data-step=failure]')
  expect(loads()).toBeLessThanOrEqual(2)
})
