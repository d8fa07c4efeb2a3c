import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'

/** The plans as the server offers them, with the price of the four weeks of last month. */
async function staleProducts(): Promise<string> {
  const ids = 'ids=test-1-week&ids=test-1-month&ids=test-3-month'
  const text = await (await fetch(`${inject('appUrl')}${routes.products}?${ids}`)).text()
  return text.replaceAll('2999', '1999').replaceAll('29.99', '19.99')
}

test('a price that is no longer true is shown anew before anything is paid', async ({ open }) => {
  const page = await openPay(open, newAddress('stale-price'), {
    stored: { productsData: await staleProducts() },
    expected: [/status 409/, /console: .*409/],
  })
  expect(await page.textContent(PAY)).toBe('Pay $19.99 now')
  await fillIn(page)
  await page.tap(PAY)
  await page.waitForSelector('main:has-text("The price has changed since you opened this page")')
  expect(await page.textContent(PAY)).toBe('Pay $29.99 now')
  expect(await page.isChecked('input[name=consent]')).toBe(false)
  expect(await page.inputValue('input[name=card]')).not.toBe('')
  expect(await page.evaluate(() => localStorage.getItem('productsData'))).not.toContain('1999')
  await page.check('input[name=consent]')
  await page.tap(PAY)
  await isPaid(page)
})

test('a renewal price that is no longer true is shown anew before anything is paid', async ({ open }) => {
  const products = JSON.parse(await staleProducts()).map((product: object) => ({
    ...product,
    ...('key' in product && product.key === '1-MONTH' ? { price: 29.99, priceMinor: 2999 } : {}),
  }))
  const page = await openPay(open, newAddress('stale-renewal'), {
    stored: { productsData: JSON.stringify(products) },
    expected: [/status 409/, /console: .*409/],
  })
  expect(await page.textContent(PAY)).toBe('Pay $29.99 now')
  expect(await page.textContent('[data-terms]')).toContain('$19.99 every 30 days')
  await fillIn(page)
  await page.tap(PAY)
  await page.waitForSelector('main:has-text("The price has changed since you opened this page")')
  expect(await page.textContent('[data-terms]')).toContain('$29.99 every 30 days')
  await page.check('input[name=consent]')
  await page.tap(PAY)
  await isPaid(page)
})

test('a plan that is no longer sold is taken off the page', async ({ open }) => {
  const products = (await staleProducts()).replaceAll('test-1-month', 'test-of-old')
  const page = await openPay(open, newAddress('old-plan'), {
    stored: { productsData: products },
    expected: [/status 404/, /console: .*404/],
  })
  await fillIn(page)
  await page.tap(PAY)
  await expect.poll(() => page.locator('input[value=test-of-old]').count()).toBe(0)
  await expect.poll(() => page.locator('[role=alert]').allTextContents()).toHaveLength(1)
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
})

test('prices that cannot be fetched are asked for again, and the second of them is chosen', async ({ open }) => {
  const lead = await confirmedLead(inject('appUrl'), newAddress('no-prices'))
  const page = await open({
    stored: { ...answeredAll(), ...lead },
    inTab: healthy,
    expected: [/failed: GET/, /console: Failed to load/, /console: The address of this device/],
  })
  await page.route('**/api/**', (route) => route.abort('connectionrefused'))
  await visit(page, addressOf('pay'))
  await page.waitForSelector('main:has-text("We could not fetch the prices")')
  await page.unrouteAll()
  await page.tap('[data-action=retry]')
  await page.waitForSelector('[data-plan="1-MONTH"]:has(input:checked)')
})

test.for([0, 1, 2])('the pay page survives %i plans on offer', async (count, { open }) => {
  const products = JSON.parse(await staleProducts()).slice(0, count)
  const lead = await confirmedLead(inject('appUrl'), newAddress(`offers-${count}`))
  const page = await open({ stored: { ...answeredAll(), ...lead }, inTab: healthy })
  await page.route(`**${routes.products}*`, (route) => route.fulfill({ json: products }))
  await visit(page, addressOf('pay'))
  if (count === 0) {
    await page.waitForSelector('main:has-text("No plan is on offer just now")')
    expect(await page.locator('[data-method]').count()).toBe(0)
  } else {
    await page.waitForSelector('[data-plan]')
    expect(await page.locator('[data-plan] input:checked').getAttribute('value')).toBe(products.at(-1).id)
  }
})
