import type { Page } from 'playwright-core'
import { expect, inject } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { type SandboxWallet, sandboxWallets } from '#domain/billing/sandbox-cards.ts'
import { revisit, visit } from '#tests/e2e/hydration.ts'
import { inputMethodOf } from '#tests/e2e/walk/input-method.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { test } from '../browser.ts'
import { casesOf, inEveryCase } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { addressOf } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { approveIn } from '../walk/pay-for.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'
import { keysPostedTo, pressTwice } from './requests.ts'

const SHEET = 'dialog[open]'
const APPROVE = `${SHEET} [data-action=approve]`
const CANCEL = `${SHEET} [data-action=cancel-approval]`
const buttonOf = (wallet: SandboxWallet) => `[data-method=FAST_PAYMENTS][data-wallet="${wallet}"]`
const CALM = 'main:has-text("You didn’t approve the payment, and nothing was charged.")'
const receipts = async (email: string) =>
  (await emailsTo(inject('appUrl'), email)).filter(({ subject }) => subject.includes('receipt'))

/** Agrees and presses the wallet's button, without typing a card. */
async function openSheet(page: Page, wallet: SandboxWallet): Promise<void> {
  await page.check('input[name=consent]')
  await page.click(buttonOf(wallet))
  await page.waitForSelector(SHEET)
}

test.for(casesOf(['Google Pay'], sandboxWallets))(
  '%s: closed and opened again, the page is as before; approving pays once',
  async (wallet, { open }) => {
    const email = newAddress(`wallet-${wallet.replace(' ', '-').toLowerCase()}`)
    const page = await openPay(open, email)
    await page.click('[data-plan="3-MONTH"]')
    await openSheet(page, wallet)
    await page.click(CANCEL)
    await page.waitForSelector(CALM)
    expect(await page.locator('dialog').count()).toBe(0)
    expect(await page.isChecked('[data-plan="3-MONTH"] input')).toBe(true)
    expect(await page.isChecked('input[name=consent]')).toBe(true)
    expect(await receipts(email)).toEqual([])
    await page.click(buttonOf(wallet))
    await approveIn(page, inputMethodOf(page, 'mouse'), { buys: '3-MONTH', pays: wallet })
    await isPaid(page)
    expect(await page.textContent('main')).toContain('$59.99')
    expect(await receipts(email)).toHaveLength(1)
  },
)

test('using only the keyboard: the focus moves into the window and back to its button, and Escape closes it without paying', async ({
  open,
}) => {
  const page = await openPay(open, newAddress('wallet-keys'), { device: 'desktop' })
  const input = inputMethodOf(page, 'keyboard')
  const focused = () => page.evaluate(() => document.activeElement?.getAttribute('data-wallet'))
  await input.tick('label:has(input[name=consent])')
  await input.press(buttonOf('PayPal'))
  await page.waitForSelector(SHEET)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('PayPal (sandbox)')
  await page.keyboard.press('Escape')
  await page.waitForSelector(CALM)
  await expect.poll(focused).toBe('PayPal')
  await page.keyboard.press('Enter')
  await input.press(APPROVE)
  await isPaid(page)
})

test('a visitor who closes one wallet pays with another, or with a card, once', async ({ open }) => {
  const email = newAddress('wallet-changes')
  const page = await openPay(open, email)
  await openSheet(page, 'Apple Pay')
  await page.click(CANCEL)
  await openSheet(page, 'PayPal')
  await page.click(CANCEL)
  await fillIn(page)
  await page.click(PAY)
  await isPaid(page)
  expect(await receipts(email)).toHaveLength(1)
})

inEveryCase(() => {
  test('approving twice, or once in each of two tabs, pays once', async ({ open }) => {
    const email = newAddress('wallet-twice')
    const page = await openPay(open, email)
    await openSheet(page, 'PayPal')
    const other = await page.context().newPage()
    await visit(other, addressOf('pay'))
    await openSheet(other, 'PayPal')
    const yeses = keysPostedTo(page, routes.sandboxApproval)
    // A person presses in the tab in front.
    await page.bringToFront()
    await pressTwice(page, APPROVE, routes.sandboxApproval)
    await isPaid(page)
    expect(yeses).toHaveLength(1)
    await other.bringToFront()
    await other.click(APPROVE)
    await isPaid(other)
    expect(await receipts(email)).toHaveLength(1)
  })
})

inEveryCase(() => {
  test('going back or reloading while the window is open charges nothing, and the order can be paid later', async ({
    open,
  }) => {
    const email = newAddress('wallet-back')
    const page = await openPay(open, email)
    await openSheet(page, 'Google Pay')
    await revisit(page)
    await page.waitForSelector('[data-plan]')
    expect(await page.locator('dialog').count()).toBe(0)
    await openSheet(page, 'Google Pay')
    await visit(page, '/v3/complete')
    await page.waitForSelector('[data-status=approval]:has-text("This order needs your approval")')
    await page.goBack()
    await page.waitForSelector('[data-plan]')
    await openSheet(page, 'Google Pay')
    await page.click(APPROVE)
    await isPaid(page)
    expect(await receipts(email)).toHaveLength(1)
  })
})

inEveryCase(() => {
  test('an approval whose answer is lost is looked up, not taken for a refusal', async ({ open }) => {
    const email = newAddress('wallet-lost')
    const page = await openPay(open, email, { expected: [/failed: POST/, /console: Failed to load/] })
    await openSheet(page, 'PayPal')
    await page.route(`**${routes.sandboxApproval}`, async (route) => {
      await route.fetch()
      await route.abort('connectionreset')
    })
    await page.click(APPROVE)
    await page.waitForSelector(`${SHEET}:has-text("No answer reached this page")`)
    await page.click(CANCEL)
    await isPaid(page)
    expect(await receipts(email)).toHaveLength(1)
  })
})

test('everything in the window can be reached', async ({ open }) => {
  const page = await openPay(open, newAddress('wallet-axe'), { device: 'small' })
  await openSheet(page, 'PayPal')
  expect(await violationsOn(page)).toEqual([])
  expect(await page.evaluate(() => document.documentElement.scrollWidth <= innerWidth)).toBe(true)
  await page.click(CANCEL)
  await page.waitForSelector(CALM)
  expect(await violationsOn(page)).toEqual([])
})
