import { expect, inject } from 'vitest'
import { problems } from '#domain/problems.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'

const expected = [/status 402/, /console: .*402/]

const refusals = [
  ['declined', problems.PAYMENT_DECLINED.say],
  ['insufficient_funds', problems.PAYMENT_INSUFFICIENT_FUNDS.say],
  ['expired', problems.PAYMENT_CARD_EXPIRED.say],
  ['wrong_cvc', problems.PAYMENT_WRONG_CVC.say],
] as const

test('each refused card shows why, and another one is accepted', async ({ open }) => {
  const page = await openPay(open, newAddress('cards-refused'), { expected })
  for (const [scenario, say] of casesOf(refusals.slice(0, 2), refusals)) {
    await fillIn(page, scenario)
    expect(await page.locator('[role=alert]').count()).toBe(0)
    await page.tap(PAY)
    await expect.poll(() => page.locator('[role=alert]').allTextContents(), { timeout: 15_000 }).toEqual([say])
    expect(await page.isChecked('input[name=consent]')).toBe(true)
    expect(await page.evaluate(() => localStorage.getItem('order'))).toBeNull()
  }
  await fillIn(page, 'ok')
  expect(await page.locator('[role=alert]').count()).toBe(0)
  await page.tap(PAY)
  await isPaid(page)
})

test('a payment whose answer was lost is looked up, not paid twice, and paid in the end', async ({ open }) => {
  const email = newAddress('unknown-outcome')
  const page = await openPay(open, email)
  await fillIn(page, 'unknown_outcome')
  await page.tap(PAY)
  await isPaid(page)
  const receipts = (await emailsTo(inject('appUrl'), email)).filter(({ subject }) => subject.includes('receipt'))
  expect(receipts).toHaveLength(1)
})
