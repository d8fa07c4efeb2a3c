import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { problems } from '#domain/problems.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { inEveryCase } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { addressOf } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'

const atBank = (page: Page) => page.waitForURL('**/v3/sandbox/bank/**')
const receipts = async (email: string) =>
  (await emailsTo(inject('appUrl'), email)).filter(({ subject }) => subject.includes('receipt'))

/** Pays with a card whose bank asks for confirmation, up to the bank's page. */
async function payAtBank(page: Page): Promise<void> {
  await fillIn(page, 'challenge')
  await page.tap(PAY)
  await atBank(page)
}

test('the bank asks, the buyer approves, and the order is paid', async ({ open }) => {
  const email = newAddress('approves')
  const page = await openPay(open, email)
  await payAtBank(page)
  await page.tap('button:text-is("Approve the payment")')
  await isPaid(page)
  expect(await receipts(email)).toHaveLength(1)
})

test('a payment that the buyer does not approve is not charged, and another card pays the same order', async ({
  open,
}) => {
  const email = newAddress('refuses')
  const page = await openPay(open, email)
  await payAtBank(page)
  await page.tap('button:text-is("Do not approve")')
  await page.waitForSelector('[data-status=declined]')
  expect(await page.textContent('main')).toContain(problems.PAYMENT_NOT_APPROVED.say)
  await page.tap('[data-action=next]')
  await page.waitForSelector('[data-plan]')
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
  expect(await receipts(email)).toHaveLength(1)
})

inEveryCase(() => {
  test("a customer who closes the bank's page continues from the order's page", async ({ open }) => {
    const page = await openPay(open, newAddress('closes'))
    await payAtBank(page)
    const context = page.context()
    await page.close()
    const later = await context.newPage()
    await visit(later, '/v3/complete')
    await later.waitForSelector('[data-status=approval]')
    await later.tap('[data-action=next]')
    await atBank(later)
    await later.tap('button:text-is("Approve the payment")')
    await isPaid(later)
  })
})

test("a customer who returns from the bank's page sees the order, and may pay in another way", async ({ open }) => {
  const email = newAddress('comes-back')
  const page = await openPay(open, email)
  await payAtBank(page)
  await visit(page, addressOf('pay'))
  await page.waitForSelector('main:has-text("An earlier order is waiting for you at your bank")')
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
  expect(await receipts(email)).toHaveLength(1)
})

test('an order approved in one tab shows as paid in the other, without a press', async ({ open }) => {
  const page = await openPay(open, newAddress('two-tabs-bank'))
  await payAtBank(page)
  const other = await page.context().newPage()
  await visit(other, '/v3/complete')
  await other.waitForSelector('[data-status=approval]')
  await page.tap('button:text-is("Approve the payment")')
  await isPaid(page)
  await isPaid(other)
})
