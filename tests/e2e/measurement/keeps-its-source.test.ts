import type { BrowserContext, Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { addDays, MS_PER_MINUTE } from '#domain/time.ts'
import { readBreakdown } from '#server/figures/read-breakdown.ts'
import { rollUp } from '#server/funnel-statistics/roll-up.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test as e2eTest, launch } from '../browser.ts'
import { goWithin, revisit, visit } from '../hydration.ts'
import { newAddress } from '../new-address.ts'
import { fillIn, isPaid, PAY } from '../paying/pay-page.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { addressOf, answeredUpTo, healthy } from '../visitor.ts'
import { hide } from './measured.ts'

let shop: AppWithDatabase
beforeAll(async () => {
  shop = await appWithDatabase()
})
afterAll(() => shop.stop())

/**
 * Opens pages as a phone does. Browser and language are those of the whole browser: what a page sends while it is left has
 * these, not what Playwright says of a single page.
 */
const test = e2eTest.extend<{ newVisitor: () => Promise<BrowserContext> }>({
  // biome-ignore lint/correctness/noEmptyPattern: Vitest reads the names of other fixtures from the pattern.
  newVisitor: async ({}, use) => {
    const browser = await launch([`--user-agent=${phone}`])
    await use(() => browser.newContext({ viewport: { width: 390, height: 844 }, isMobile: true, hasTouch: true }))
    await browser.close()
  },
})
const phone =
  'Mozilla/5.0 (Linux; Android 16; Pixel 9) AppleWebKit/537.36 (KHTML, like Gecko) Chrome/142.0.0.0 Mobile Safari/537.36'

/** Opens the first page in a new tab, and waits until it is measured. */
async function openFirst(context: BrowserContext, query: string): Promise<Page> {
  const page = await context.newPage()
  const looked = page.waitForResponse((response) => response.url().endsWith(routes.device))
  await visit(page, `${shop.url}/v3/${query}`)
  await looked
  return page
}

/** Opens the first page in a new tab and answers its question. */
async function arrive(context: BrowserContext, query: string): Promise<Page> {
  const page = await openFirst(context, query)
  await page.tap('[data-value=FEMALE]')
  await page.waitForSelector('main[data-step=trust]')
  return page
}

/** Loads the page again with all answers, as if they had been given step by step. */
async function reloadAnswered(page: Page): Promise<void> {
  await page.evaluate(
    ([device, tab]) => {
      for (const [key, text] of Object.entries(device)) localStorage.setItem(key, text)
      for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text)
    },
    [answeredUpTo('confirm-email'), healthy] as const,
  )
  await revisit(page)
}

/** Confirms an address; the answers before it are on the device. */
async function confirm(page: Page, name: string): Promise<void> {
  await goWithin(page, addressOf('confirm-email'), 'confirm-email')
  await revisit(page)
  await page.fill('input[name=email]', newAddress(name))
  await page.tap('[data-action=next]')
  await page.waitForSelector('[data-plan]')
}

/** Pays with a card whose bank has a page of its own. */
async function payByBank(page: Page): Promise<void> {
  await fillIn(page, 'challenge')
  await page.tap(PAY)
  await page.waitForURL('**/v3/sandbox/bank/**')
  await page.tap('button:text-is("Approve the payment")')
  await isPaid(page)
}

test('a purchase keeps its source through reloads, another tab and the bank, and every report adds up to the ledger', async ({
  newVisitor,
}) => {
  // A second tab that comes by something else is another visitor, and takes nothing from the first.
  const one = await newVisitor()
  const advert = await arrive(one, '?utm_source=fb&utm_campaign=Spring&fbclid=abc')
  await reloadAnswered(advert)
  await hide(await openFirst(one, '?utm_source=letter'))
  await advert.bringToFront()
  await confirm(advert, 'advert')
  await payByBank(advert)

  // Whoever confirms the address in the second of two tabs has that tab's source.
  const other = await newVisitor()
  await hide(await openFirst(other, '?utm_source=bing&msclkid=one'))
  const second = await arrive(other, '?utm_source=letter&utm_campaign=Weekly')
  await reloadAnswered(second)
  await confirm(second, 'letter')
  await revisit(second)
  await payByBank(second)

  // Somebody with answers who comes by an advert goes on with no visit that ended on the first page a moment ago.
  await hide(await openFirst(await newVisitor(), '?utm_source=letter'))
  await hide(await openFirst(other, '?utm_source=bing&msclkid=two'))

  // As if half an hour had passed: nobody is still present, and everybody is counted.
  const now = () => new Date(Date.now() + 31 * MS_PER_MINUTE)
  const today = todayInUtc()
  const source = { db: shop.db, livemode: false, now }
  const purchasesBy = async (dimension: 'source' | 'campaign' | 'click' | 'landing') => {
    await rollUp({ db: shop.db, now, config: { paymentsEnv: 'test' } })
    const report = await readBreakdown(source, { from: addDays(today, -1), to: addDays(today, 1) }, { dimension })
    const charged = await shop.db
      .selectFrom('ledger_entries')
      .select(({ fn }) => fn.sum<number>('moved_minor').as('minor'))
      .where('kind', '=', 'charge')
      .executeTakeFirstOrThrow()
    const minor = report.rows.flatMap(({ revenue }) => revenue ?? []).reduce((sum, amount) => sum + amount.minor, 0)
    expect([report.unattributedBuyers, minor]).toEqual([0, Number(charged.minor)])
    return Object.fromEntries(report.rows.map(({ value, visitors, purchases }) => [value, [visitors, purchases]]))
  }
  await expect.poll(() => purchasesBy('source')).toEqual({ facebook: [1, 1], letter: [3, 1], bing: [2, 0] })
  expect(await purchasesBy('campaign')).toEqual({ Spring: [1, 1], Weekly: [1, 1], none: [4, 0] })
  expect(await purchasesBy('click')).toEqual({ fbclid: [1, 1], msclkid: [2, 0], none: [3, 1] })
  expect(await purchasesBy('landing')).toEqual({ home: [6, 2] })
})
