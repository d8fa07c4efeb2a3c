import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { newAddress } from '../new-address.ts'
import { addressOf } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'

const expected = [/status 404/, /console: .*404/]

test('a code lowers the first price, needs a new consent, and is on the receipt', async ({ open }) => {
  const email = newAddress('has-code')
  const page = await openPay(open, email)
  await page.check('input[name=consent]')
  await page.tap('summary:text-is("I have a code")')
  await page.fill('input[name=code]', 'welcome20')
  await page.press('input[name=code]', 'Enter')
  await page.waitForSelector('main :text("WELCOME20")')
  expect(await page.textContent(PAY)).toBe('Pay $20.00 now')
  expect(await page.textContent('[data-terms]')).toContain('Without the code WELCOME20 today would cost $29.99')
  // The previous consent was to another amount.
  expect(await page.isChecked('input[name=consent]')).toBe(false)
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
  expect(await page.textContent('main dl')).toContain('$20.00')
  const [receipt] = await emailsTo(inject('appUrl'), email)
  for (const line of ['Price: $29.99', 'Code WELCOME20: -$9.99', 'Paid: $20.00']) expect(receipt?.text).toContain(line)
})

test('a code in the address is used, but only for its plan', async ({ open }) => {
  const page = await openPay(open, newAddress('code-in-link'), { expected })
  await visit(page, `${addressOf('pay')}?code=welcome7`)
  await page.waitForSelector('main:has-text("This code doesn’t work for this plan")')
  expect(await page.textContent(PAY)).toBe('Pay $29.99 now')
  await page.tap('[data-plan="1-WEEK"]')
  await expect.poll(() => page.textContent(PAY)).toBe('Pay $7.00 now')
  await page.tap('[data-action=drop-code]')
  expect(await page.textContent(PAY)).toBe('Pay $9.99 now')
})

test('a code that has expired in the meantime is removed before anything is paid', async ({ open }) => {
  const page = await openPay(open, newAddress('code-ended'), { expected })
  await page.route(`**${routes.quote}*`, (route) =>
    route.fulfill({
      json: {
        productId: 'test-1-month',
        coupon: 'LASTYEAR',
        currency: 'USD',
        listAmountMinor: 2999,
        amountMinor: 1500,
        endsAt: null,
      },
    }),
  )
  await visit(page, `${addressOf('pay')}?code=LASTYEAR`)
  await expect.poll(() => page.textContent(PAY)).toBe('Pay $15.00 now')
  await fillIn(page)
  await page.tap(PAY)
  await expect.poll(() => page.textContent(PAY)).toBe('Pay $29.99 now')
  expect(await page.textContent('[role=alert]')).toContain('This code doesn’t work for this plan')
  expect(await page.isChecked('input[name=consent]')).toBe(false)
  await page.check('input[name=consent]')
  await page.tap(PAY)
  await isPaid(page)
})
