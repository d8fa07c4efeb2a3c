import type { Page } from 'playwright-core'
import { expect, onTestFinished } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { become, CONSOLE_TOKEN, expected, fill, heading, password, press } from './operator.ts'

/** The bank's dispute arrives by a webhook; missed webhooks are fetched within a minute. */
const LOOKED_AT_AGAIN = { timeout: 90_000 }

/** An app with two customers: one who wants a refund, and one whose bank disputes the payment. */
async function shop() {
  const app = await appWithDatabase({ CONSOLE_TOKEN })
  onTestFinished(app.stop)
  const [asks, disputes] = [newAddress('asks'), newAddress('disputes')]
  await paidOrder(app.url, asks)
  await paidOrder(app.url, disputes, undefined, { sandbox: { scenario: 'disputed_later' } })
  const headers = { 'content-type': 'application/json' }
  const days = { method: 'POST', headers, body: JSON.stringify({ days: 5 }) }
  expect((await fetch(app.url + routes.sandboxAdvance, days)).status).toBe(200)
  return { url: app.url, asks, disputes }
}

/** Checks that a button of a table is within the width of a phone without scrolling the table sideways. */
async function expectInReachOnPhone(page: Page, name: string): Promise<void> {
  const desktop = page.viewportSize() ?? { width: 1280, height: 800 }
  await page.setViewportSize({ width: 390, height: 844 })
  const button = page.getByRole('button', { name, exact: true }).first()
  const { left, right } = await button.evaluate((element) => element.getBoundingClientRect().toJSON())
  expect(left).toBeGreaterThanOrEqual(0)
  expect(right).toBeLessThanOrEqual(390)
  expect(await violationsOn(page)).toEqual([])
  await page.setViewportSize(desktop)
}

test('an operator signs in with a code, refunds a customer and answers a dispute', async ({ open }) => {
  const { url, asks, disputes } = await shop()
  const page = await open({ device: 'desktop', expected })
  const { codes } = await become(page, url)
  const [code = ''] = codes
  await page.getByRole('complementary').getByRole('button', { name: 'Sign out' }).click()
  await heading(page, 'Sign in')
  expect(await violationsOn(page)).toEqual([])
  await fill(page, 'Name', 'olga')
  await fill(page, 'Password', password)
  await page.fill('input[name=code]', code)
  await page.getByRole('button', { name: 'Sign in', exact: true }).click()
  await page.getByRole('link', { name: 'Customers' }).click()
  await heading(page, 'Customers')

  await fill(page, 'Address, order, receipt or payment', asks)
  await press(page, 'Search')
  await page.getByRole('link', { name: asks }).click()
  await heading(page, 'Customer')
  await expectInReachOnPhone(page, 'Refund')
  await press(page, 'Refund')
  await page.fill('input[name=amount]', '10.00')
  await page.fill('input[name=reason]', 'a week without a plan')
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Refund $10.00')
  await page.getByText('The refund has been requested.').waitFor()
  await page.locator('[data-title="Left to refund"]', { hasText: '$19.99' }).waitFor()
  await expect
    .poll(async () => (await emailsTo(url, asks)).some(({ subject }) => /on its way back/.test(subject)))
    .toBe(true)

  // The dispute is known once the purchase has been fetched again.
  await page.getByRole('link', { name: 'Disputes' }).click()
  await expect
    .poll(async () => {
      await page.reload()
      await heading(page, 'Disputes')
      await page.getByRole('main').getByRole('heading', { level: 2 }).last().waitFor()
      return page.getByRole('link', { name: disputes }).count()
    }, LOOKED_AT_AGAIN)
    .toBe(1)
  await expectInReachOnPhone(page, 'Evidence')
  await press(page, 'Evidence')
  expect(await page.locator('pre').textContent()).toContain(disputes)
  await fill(page, 'What was answered', 'sent order, consent and emails')
  expect(await violationsOn(page)).toEqual([])
  await press(page, 'Mark as answered')
  await page.getByText('Done. The bank will decide now.').waitFor()
  await page.getByRole('heading', { name: '0 waiting for an answer' }).waitFor()

  await page.getByRole('link', { name: 'Log of acts' }).click()
  await heading(page, 'Log of acts')
  await page.getByRole('cell', { name: 'answer dispute' }).waitFor()
  await page.getByRole('cell', { name: 'refund', exact: true }).waitFor()
})
