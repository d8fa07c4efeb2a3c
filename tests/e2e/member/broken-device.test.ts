import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { filled, routes } from '#domain/api/routes.ts'
import { revisit, visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { ada } from '../personas/women.ts'
import { pescatarian } from './people.ts'
import { newOwner, type PlanOwner } from './plan-owner.ts'
import { goToPlan, openPlan, shows } from './plan-page.ts'

const away = [/ERR_CONNECTION_REFUSED/, /console: Failed to load resource/]

/** Waits until the device has a cached copy of the week. */
const waitForCachedCopy = (page: Page) =>
  page.waitForFunction((week) => caches.match(week).then(Boolean), filled(routes.memberWeek, { week: 1 }))

/** Makes the server's member interface unreachable, but not the pages. */
const cutOff = (page: Page) => page.route('**/api/v2/member**', (route) => route.abort('connectionrefused'))

/** Signs another person in on a device without the page noticing. */
async function signInAs(page: Page, { token, stored }: PlanOwner): Promise<void> {
  await page.evaluate((text) => localStorage.setItem('token', text), token)
  const value = stored['session'] ?? ''
  await page.context().addCookies([{ name: 'session', value, url: inject('appUrl'), httpOnly: true }])
}

/** Invalid JSON, JSON of another form, and forms that are almost right. */
const broken = ['{', 'null', '[{"id":1}]', '{"day":"2026-11-21","ticked":7,"timers":[{}]}', '\u0000'] as const

test('the plan opens whatever the storage contains', async ({ open }) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner)
  for (const text of casesOf([broken[0], broken[3]], broken)) {
    await page.evaluate((entry) => {
      for (const key of ['hero', 'ticks', 'units', 'theme', 'order', 'productsData', 'cooking'])
        localStorage.setItem(key, entry)
      for (const key of ['purchase', 'conditions']) sessionStorage.setItem(key, entry)
    }, text)
    await visit(page, '/v3/plan/week/1/day/1/meal/1')
    await shows(page, 'meal')
    await goToPlan(page, '/list', 'list')
    expect(await page.locator('label[data-value]').count()).toBeGreaterThan(5)
  }
})

test('an unknown token leads to sign-in', async ({ open }) => {
  const page = await open({ stored: { token: 'unknown' }, expected: [/status 401/, /console: .*401/] })
  await visit(page, '/v3/plan/weight')
  await page.waitForSelector('main[data-step=sign-in]')
  expect(await page.evaluate(() => localStorage.getItem('token'))).toBeNull()
})

test('cached copies of one person are not shown to another', async ({ open }) => {
  const [owner, other] = [await newOwner(ada), await newOwner(pescatarian)]
  const page = await openPlan(open, owner, { look: { expected: away } })
  await waitForCachedCopy(page)
  const mine = await page.locator('main a[href*="/meal/"]').allTextContents()
  await signInAs(page, other)
  await revisit(page)
  await shows(page, 'week')
  await page.waitForSelector('main a[href*="/meal/"]')
  expect(await page.locator('main a[href*="/meal/"]').allTextContents()).not.toEqual(mine)

  await signInAs(page, owner)
  await cutOff(page)
  await revisit(page)
  await page.locator('h1', { hasText: 'We can’t reach our server right now' }).waitFor()
  await page.unrouteAll()
  await page.tap('[data-action=retry]')
  await page.waitForSelector('main a[href*="/meal/"]')
  await shows(page, 'week')
  expect(await page.locator('main a[href*="/meal/"]').allTextContents()).toEqual(mine)
})

test('a broken cached copy or an invalid reply does not leave a blank page', async ({ open }) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner, { look: { expected: away } })
  await waitForCachedCopy(page)
  await page.evaluate(async () => {
    const cache = await caches.open('member')
    for (const kept of await cache.keys()) {
      const { headers } = (await cache.match(kept)) ?? new Response()
      await cache.put(kept, new Response('{"week":', { headers }))
    }
  })
  await cutOff(page)
  await revisit(page)
  await page.locator('h1', { hasText: 'We can’t reach our server right now' }).waitFor()
  await page.unrouteAll()
  await page.route('**/api/v2/member/weeks/**', (route) => route.fulfill({ json: { week: 1, days: 'none' } }))
  await revisit(page)
  await page.locator('h1', { hasText: 'We can’t reach our server right now' }).waitFor()
  await page.unrouteAll()
  await page.tap('[data-action=retry]')
  await page.waitForSelector('main a[href*="/meal/"]')
})

test('with storage forbidden, the plan leads to sign-in', async ({ open }) => {
  const page = await open()
  await page.addInitScript(() => {
    for (const name of ['localStorage', 'sessionStorage', 'caches']) {
      Object.defineProperty(window, name, {
        get: () => {
          throw new DOMException('The operation is insecure.', 'SecurityError')
        },
      })
    }
  })
  await visit(page, '/v3/plan')
  await page.waitForSelector('main[data-step=sign-in]')
})
