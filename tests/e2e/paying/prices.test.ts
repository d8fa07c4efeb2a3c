import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { test } from '../browser.ts'
import { inEveryCase } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'

/** The plans as the server offers them, but with last month's price of the four weeks. */
async function staleProducts(): Promise<string> {
  const ids = 'ids=test-1-week&ids=test-1-month&ids=test-3-month'
  const text = await (await fetch(`${inject('appUrl')}${routes.products}?${ids}`)).text()
  return text.replaceAll('2999', '1999').replaceAll('29.99', '19.99')
}

test('an outdated price is replaced on the page before anything is paid', async ({ open }) => {
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

inEveryCase(() => {
  test('an outdated renewal price is replaced on the page before anything is paid', async ({ open }) => {
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
})

test('a plan that is no longer sold is removed from the page', async ({ open }) => {
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
