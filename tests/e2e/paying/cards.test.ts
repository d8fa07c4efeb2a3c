import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { sandboxScenarios } from '#domain/billing/sandbox-cards.ts'
import { problems } from '#domain/problems.ts'
import { test } from '../browser.ts'
import { newAddress } from '../new-address.ts'
import { mailsTo } from '../walk/mailbox.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'
import { keysPostedTo } from './requests.ts'

const expected = [/status 402/, /console: .*402/]

const refusals = [
  ['declined', problems.PAYMENT_DECLINED.say],
  ['insufficient_funds', problems.PAYMENT_INSUFFICIENT_FUNDS.say],
  ['expired', problems.PAYMENT_CARD_EXPIRED.say],
  ['wrong_cvc', problems.PAYMENT_WRONG_CVC.say],
] as const

test('each card that is refused shows why, and another one goes through', async ({ open }) => {
  const page = await openPay(open, newAddress('cards-refused'), { expected })
  for (const [scenario, say] of refusals) {
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

test('a card that is no test card never leaves the page', async ({ open }) => {
  const page = await openPay(open, newAddress('real-card'))
  const keys = keysPostedTo(page, routes.orders)
  await page.check('input[name=consent]')
  for (const [card, reason] of [
    ['', 'Choose or type one'],
    ['5555 5555 5555 4444', 'not one of the test cards'],
    ['4242 4242 4242 424', 'not one of the test cards'],
  ] as const) {
    await page.fill('input[name=card]', card)
    await page.tap(PAY)
    expect(await page.textContent('[role=alert]')).toContain(reason)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('card')
  }
  expect(keys).toEqual([])
})

test('without consent nothing is bought', async ({ open }) => {
  const page = await openPay(open, newAddress('no-consent'))
  const keys = keysPostedTo(page, routes.orders)
  await fillIn(page)
  await page.uncheck('input[name=consent]')
  for (const button of ['CREDIT_CARD', 'FAST_PAYMENTS']) {
    await page.locator(`[data-method=${button}]`).first().tap()
    expect(await page.textContent('[role=alert]')).toBe(problems.CONSENT_MISSING.say)
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('consent')
  }
  // Consent is given to a price: another plan asks for it again.
  await page.check('input[name=consent]')
  await page.tap('[data-plan="3-MONTH"]')
  expect(await page.isChecked('input[name=consent]')).toBe(false)
  expect(keys).toEqual([])
})

test.for(['ok', 'renewals_fail', 'disputed_later'] as const)(
  'the card %s, chosen by what it does, pays',
  async (scenario, { open }) => {
    const page = await openPay(open, newAddress(`chosen-${scenario}`))
    await page.check('input[name=consent]')
    await page.selectOption('select[name=scenario]', scenario)
    expect(await page.inputValue('input[name=card]')).toBe(sandboxScenarios[scenario])
    await page.tap(PAY)
    await isPaid(page)
  },
)

test('a payment whose answer was lost is checked, not paid twice, and paid in the end', async ({ open }) => {
  const email = newAddress('unknown-outcome')
  const page = await openPay(open, email)
  await fillIn(page, 'unknown_outcome')
  await page.tap(PAY)
  await isPaid(page)
  const receipts = (await mailsTo(inject('appUrl'), email)).filter(({ subject }) => subject.includes('receipt'))
  expect(receipts).toHaveLength(1)
})
