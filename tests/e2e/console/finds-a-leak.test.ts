import { randomBytes } from 'node:crypto'
import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { addDays } from '#domain/time.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { operatorSession } from '#server/operators/operator.fixture.ts'
import { consolePages } from '#web/console/console-pages.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { casesOf } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { become, CONSOLE_TOKEN, expected, heading, login, nextCode, password } from './operator.ts'
import { leak, seedVisitors } from './seed-visitors.ts'

const VISITORS = 700
const DAYS = 26
const BUYERS = 12

let shop: AppWithDatabase
beforeAll(async () => {
  let mayBuy: readonly string[] = []
  shop = await appWithDatabase({ CONSOLE_TOKEN }, async (db) => {
    mayBuy = await seedVisitors(db, VISITORS, DAYS)
  })
  for (const visitor of mayBuy.slice(0, BUYERS)) {
    await paidOrder(shop.url, newAddress('buyer'), undefined, { productId: 'test-1-week' }, new Date(), visitor)
  }
  await rollUp({ db: shop.db, now: () => new Date(), config: { paymentsEnv: 'test' } })
  // Advert costs, so that their widest table has a row.
  const spent = { campaign: '', currency: 'USD', spent_minor: 1_234_500, entered_by: login, entered_at: new Date() }
  await shop.db
    .insertInto('ad_spend')
    .values({ day: addDays(todayInUtc(), -3), source: 'newsletter', ...spent })
    .execute()
})
afterAll(() => shop.stop())

/** More tab stops than the longest page has. */
const STOPS_MAX = 120

/** Presses Tab until the focus is on an element with this text. */
async function tabTo(page: Page, words: string | RegExp): Promise<void> {
  for (let stop = 0; stop < STOPS_MAX; stop++) {
    await page.keyboard.press('Tab')
    const focused = await page.evaluate(() => {
      const element = document.activeElement
      const label = element instanceof HTMLInputElement ? element.labels?.[0]?.innerText : undefined
      return element?.getAttribute('aria-label') ?? label ?? (element as HTMLElement | null)?.innerText ?? ''
    })
    if (typeof words === 'string' ? focused.trim() === words : words.test(focused)) return
  }
  throw new Error(`The Tab key does not reach ${words}.`)
}

const enter = async (page: Page, words: string | RegExp) => {
  await tabTo(page, words)
  await page.keyboard.press('Enter')
}

test('an operator using only the keyboard finds where visitors leave, and which ones', async ({ open }) => {
  const page = await open({ device: 'desktop', expected })
  const operator = await become(page, shop.url)
  await enter(page, 'Sign out')
  await heading(page, 'Sign in')
  await tabTo(page, 'Name')
  await page.keyboard.type(login)
  await tabTo(page, 'Password')
  await page.keyboard.type(password)
  await tabTo(page, 'Code')
  await page.keyboard.type(nextCode(operator))
  await page.keyboard.press('Enter')
  await heading(page, 'Overview')

  await enter(page, 'Funnel')
  await page.getByRole('heading', { level: 2, name: `${VISITORS} visitors entered` }).waitFor()
  await enter(page, '90 days')
  await page.waitForURL((url) => url.searchParams.get('from') === addDays(todayInUtc(), -89))
  await page.getByText('Before the plans most visitors leave at “Height”').waitFor()
  await page.getByText(new RegExp(`${BUYERS} bought`)).waitFor()
  const marked = page.locator('li[data-leak]')
  expect(await marked.count()).toBe(1)
  expect(await marked.innerText()).toMatch(/Height\s*Biggest leak/)

  await enter(page, /^Height, the biggest leak: /)
  await heading(page, 'Breakdown')
  const finding = page.getByRole('listitem').filter({ hasText: 'in-app browser' })
  await finding.waitFor()
  expect(await finding.innerText()).toMatch(
    new RegExp(`^${leak.app} \\(platform or in-app browser\\): \\d+ of \\d+, [4-6]\\d\\.\\d%`),
  )
  expect(
    await page
      .getByRole('main')
      .getByRole('listitem')
      .filter({ hasText: / of \d/ })
      .count(),
  ).toBe(1)
  await enter(page, `${leak.app} (platform or in-app browser)`)
  const table = page.getByRole('table', { name: 'Height, by platform or in-app browser' })
  const first = table.getByRole('row').nth(1)
  await first.getByText('clearly more').waitFor()
  expect(await first.getByRole('cell').first().innerText()).toContain(leak.app)
  expect(await table.getByText('clearly more').count()).toBe(1)

  expect(await violationsOn(page)).toEqual([])

  // The finding can be sent to a colleague as an address, and the browser's Back returns.
  const address = page.url()
  await page.goBack()
  await page.goBack()
  await marked.waitFor()
  await page.goto(address)
  await first.getByText('clearly more').waitFor()
})

/** The last element that a page shows, if it is more than headings. */
const lastShown: Readonly<Record<string, 'img' | 'list' | 'table'>> = {
  '/overview': 'img',
  '/funnel': 'list',
  '/breakdown': 'table',
}
const ofOneStep = `/breakdown?step=${leak.step}&by=platform`
const paths = consolePages.map(({ path }) => path).filter((path) => !path.includes(':'))
const everyPage = [...paths, '/overview?figure=purchases', ofOneStep]

/** One page of each kind: charts, bars, tables, and forms. */
const sample = [
  ...['/overview', '/funnel', ofOneStep, '/spend', '/answers', '/subscription-figures', '/experiments'],
  ...['/customers', '/prices', '/operators'],
]

/** axe runs at the last size. */
const sizes = [
  { width: 1280, height: 800 },
  { width: 390, height: 844 },
]

/** Whether the navigation beside a page is shown without scrolling. */
const isNavigationWhole = (page: Page): Promise<boolean> =>
  page.evaluate(() => {
    const side = document.querySelector('aside')
    return side !== null && side.scrollHeight <= side.clientHeight && side.getBoundingClientRect().bottom <= innerHeight
  })

/** The tables that are wider than their place. */
const tooWide = (page: Page): Promise<readonly string[]> =>
  page.evaluate(() =>
    [...document.querySelectorAll('main table')]
      .filter((table) => table.scrollWidth > (table.parentElement?.clientWidth ?? 0))
      .map((table) => table.getAttribute('aria-label') ?? table.textContent),
  )

test('axe finds nothing on any page of the console, none scrolls sideways, and all pages are in view', async ({
  open,
}) => {
  const page = await open({ device: 'desktop', expected })
  const keys = { counting: randomBytes(32), links: randomBytes(32) }
  const { secret } = await operatorSession({ db: shop.db, keys, now: () => new Date() })
  await page
    .context()
    .addCookies([{ name: 'console', value: secret, url: shop.url, httpOnly: true, sameSite: 'Strict' }])
  for (const path of casesOf(sample, everyPage)) {
    await page.goto(`${shop.url}/v3/console${path}`)
    const shown = lastShown[path.replace(/\?.*/, '')] ?? 'heading'
    await page.getByRole('main').getByRole(shown).last().waitFor()
    await page.waitForLoadState('networkidle')
    for (const size of sizes) {
      await page.setViewportSize(size)
      if (size.width === 1280) {
        expect(await isNavigationWhole(page), path).toBe(true)
        expect(await tooWide(page), path).toEqual([])
      }
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      expect(isWide, `${path} at ${size.width}`).toBe(false)
    }
    expect(await violationsOn(page), path).toEqual([])
  }
})
