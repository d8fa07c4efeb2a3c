import { expect, inject } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { newAddress } from '../new-address.ts'
import { addressOf } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'

// A tab in the background may ask for its preview of the first day only after the other one has paid for the whole plan.
const expected = [/status 409/, /console: .*409/, /status 401: GET \S+\/member\/weeks\/1 /, /console: .*401/]
const receipts = async (email: string) =>
  (await emailsTo(inject('appUrl'), email)).filter(({ subject }) => subject.includes('receipt'))

test('two tabs that pay at the same time pay once', async ({ open }) => {
  const email = newAddress('two-tabs-pay')
  const page = await openPay(open, email, { expected })
  const other = await page.context().newPage()
  await visit(other, addressOf('pay'))
  await other.waitForSelector('[data-plan]')
  await fillIn(page)
  await fillIn(other)
  await Promise.all([page.tap(PAY), other.tap(PAY)])
  for (const tab of [page, other])
    await tab.waitForSelector(
      'main:has-text("Thank you, your plan is yours"), main:has-text("You already have a plan")',
    )
  expect(await receipts(email)).toHaveLength(1)
})

test('another plan in a second tab is refused politely once the first is paid', async ({ open }) => {
  const email = newAddress('two-plans')
  const page = await openPay(open, email, { expected })
  const other = await page.context().newPage()
  await visit(other, addressOf('pay'))
  await other.tap('[data-plan="3-MONTH"]')
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
  await fillIn(other)
  await other.tap(PAY)
  await other.waitForSelector('main:has-text("You already have a plan")')
  expect(await other.getAttribute('main a:text-is("To my subscription")', 'href')).toBe('/v3/subscription')
  expect(await receipts(email)).toHaveLength(1)
})
