import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import type { ShoppingLineView, ShoppingListView } from '#domain/api/member/shopping.ts'
import { filled, routes } from '#domain/api/routes.ts'
import { revisit, visit, waitUntilHydrated } from '#tests/e2e/hydration.ts'
import { type Look, type Open, sessionOn, test } from '../browser.ts'
import { newOwner } from './plan-owner.ts'
import { openPlan } from './plan-page.ts'

const list = filled(routes.memberList, { week: 1 })
const week = filled(routes.memberWeek, { week: 1 })

/** Errors that are expected without a network. */
const offline = [/ERR_INTERNET_DISCONNECTED/, /console: Failed to load resource/]

const on = (page: Page, screen: string) => page.waitForSelector(`main[data-step=plan-${screen}]`)
const tab = (page: Page, name: string) => page.getByRole('navigation').getByText(name, { exact: true }).tap()

async function linesOnServer(page: Page): Promise<readonly ShoppingLineView[]> {
  const answer = await fetch(inject('appUrl') + list, { headers: { cookie: `session=${await sessionOn(page)}` } })
  // The reply has this type by the route's response schema.
  const { aisles } = (await answer.json()) as ShoppingListView
  return aisles.flatMap(({ lines }) => lines)
}

const tickedOnServer = async (page: Page) =>
  (await linesOnServer(page)).filter(({ ticked }) => ticked).map(({ id }) => id)

/** Waits until the device has everything needed for using a week offline. */
async function waitUntilPrepared(page: Page): Promise<void> {
  const missing = () =>
    page.evaluate(
      async ({ listAddress, weekAddress }) => {
        const kept = await caches.match(weekAddress)
        if (kept === undefined || (await caches.match(listAddress)) === undefined) return ['week or list']
        if (navigator.serviceWorker.controller === null) return ['worker']
        const { cards }: { cards: Record<string, { picture: string }> } = await kept.json()
        const plates = new Set((await (await caches.open('plates')).keys()).map(({ url }) => new URL(url).pathname))
        return Object.values(cards).filter(({ picture }) => !plates.has(`/v3/plates/${picture}.svg`))
      },
      { listAddress: list, weekAddress: week },
    )
  await expect.poll(missing, { timeout: 20_000 }).toEqual([])
}

const api = '**/api/**'

/**
 * Takes the network away. The browser's own switch reaches a page that was just loaded a moment late, so requests to the
 * API are aborted as well.
 */
async function goOffline(page: Page): Promise<void> {
  await page.context().route(api, (route) => route.abort('internetdisconnected'))
  await page.context().setOffline(true)
}

async function goOnline(page: Page): Promise<void> {
  await page.context().unroute(api)
  await page.context().setOffline(false)
}

/** Reloads a page offline. Requests that it sends while it is left would bypass the browser's offline switch. */
async function reloadOffline(page: Page): Promise<void> {
  await page.evaluate(() => {
    window.addEventListener('visibilitychange', (event) => event.stopImmediatePropagation(), { capture: true })
  })
  await revisit(page)
}

/** The plan on the device of a member who has just bought it. */
async function openToday(open: Open, look: Look): Promise<Page> {
  const page = await openPlan(open, await newOwner(), { path: '', screen: 'today', look })
  await page.waitForSelector('main[data-step=plan-today] img')
  return page
}

test('offline the week, a recipe and the list open, and ticks are sent later; online the newest page is shown, and the journey bypasses the worker', async ({
  open,
}) => {
  const page = await openToday(open, { expected: offline, worker: true })
  await waitUntilPrepared(page)
  const bought = (await linesOnServer(page)).filter(({ staple }) => !staple)
  const [first, second] = bought.map(({ id }) => id)

  await tab(page, 'List')
  await page.tap(`label[data-value="${first}"]`)
  await expect.poll(() => tickedOnServer(page)).toEqual([first])
  await expect.poll(() => page.evaluate(() => localStorage.getItem('ticks'))).toBeNull()

  await goOffline(page)
  await reloadOffline(page)
  await on(page, 'list')
  await page.waitForSelector(`label[data-value="${first}"][data-ticked=true]`)
  expect(await page.locator('label[data-value]').count()).toBeGreaterThanOrEqual(bought.length)
  await page.tap(`label[data-value="${second}"]`)
  await page.waitForSelector('main:has-text("Your ticks are safe on this device.")')
  await reloadOffline(page)
  await page.waitForSelector(`label[data-value="${second}"][data-ticked=true]`)

  await tab(page, 'Week')
  await on(page, 'week')
  const meal = page.locator('main a[href*="/meal/1"]').first()
  await meal.tap()
  await on(page, 'meal')
  await reloadOffline(page)
  await on(page, 'meal')
  await page.waitForFunction(() => Array.from(document.images).every(({ naturalWidth }) => naturalWidth > 0))
  expect(await page.locator('main ol', { hasText: 'Step 1' }).count()).toBeGreaterThan(0)
  expect(await tickedOnServer(page)).toEqual([first])

  await goOnline(page)
  // Where the browser does not notice, they are sent with the next try, which is every 30 seconds.
  const sent = expect.poll(() => tickedOnServer(page), { timeout: 60_000 })
  await sent.toEqual(expect.arrayContaining([first, second]))

  await visit(page, '/v3/plan')
  const [asked] = await Promise.all([
    page.context().waitForEvent('request', (sent) => sent.serviceWorker() !== null && sent.url().endsWith('/v3/plan')),
    page.reload(),
  ])
  expect((await asked.response())?.status()).toBe(200)
  await waitUntilHydrated(page)
  for (const address of ['/v3/', '/v3/privacy']) expect((await page.goto(address))?.fromServiceWorker()).toBe(false)
  await waitUntilHydrated(page)
})

test('two devices end up alike, though one of them was offline', async ({ open }) => {
  const page = await openToday(open, { expected: offline })
  const [egg, other] = (await linesOnServer(page)).filter(({ staple }) => !staple).map(({ id }) => id)
  const token = await page.evaluate(() => localStorage.getItem('token'))
  const elsewhere = await open({ stored: { token: token ?? '', session: await sessionOn(page) } })
  await visit(elsewhere, '/v3/plan/list')

  await tab(page, 'List')
  await page.waitForSelector(`label[data-value="${egg}"]`)
  await goOffline(page)
  await page.tap(`label[data-value="${egg}"]`)
  await elsewhere.tap(`label[data-value="${egg}"]`)
  await elsewhere.tap(`label[data-value="${other}"]`)
  await elsewhere.tap(`label[data-value="${egg}"]`)
  await expect.poll(() => tickedOnServer(elsewhere)).toEqual([other])

  await goOnline(page)
  await page.waitForSelector(`label[data-value="${other}"][data-ticked=true]`)
  await page.waitForSelector(`label[data-value="${egg}"][data-ticked=false]`)
  expect(await tickedOnServer(page)).toEqual([other])
})
