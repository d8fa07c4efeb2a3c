import { expect, inject } from 'vitest'
import { orderRoute, routes } from '#domain/api/routes.ts'
import { revisit, visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { paidOrder } from '../buyer.ts'
import { inEveryCase } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { addressOf } from '../visitor.ts'
import { emailsTo } from '../walk/mailbox.ts'
import { fillIn, isPaid, openPay, PAY } from './pay-page.ts'
import { keysPostedTo, pressTwice } from './requests.ts'

const receipts = async (email: string) =>
  (await emailsTo(inject('appUrl'), email)).filter(({ subject }) => subject.includes('receipt'))

test('a double click buys once', async ({ open }) => {
  const email = newAddress('double')
  const page = await openPay(open, email)
  const keys = keysPostedTo(page, routes.orders)
  await fillIn(page)
  await pressTwice(page, PAY, routes.orders)
  await isPaid(page)
  expect(keys).toHaveLength(1)
  expect(await receipts(email)).toHaveLength(1)
})

inEveryCase(() => {
  test('pressing every button before the answer arrives buys once', async ({ open }) => {
    const email = newAddress('impatient')
    const page = await openPay(open, email)
    const keys = keysPostedTo(page, routes.orders)
    await fillIn(page)
    await page.evaluate(() => {
      // The card's button is the last; here it is pressed first, and the wallets' after it.
      const buttons = [...document.querySelectorAll<HTMLElement>('[data-method]')].toReversed()
      for (const button of [...buttons, ...buttons]) button.click()
    })
    await isPaid(page)
    expect(keys).toHaveLength(1)
    expect(await receipts(email)).toHaveLength(1)
  })
})

test('a lost answer followed by a reload still buys once', async ({ open }) => {
  const email = newAddress('lost-answer')
  const page = await openPay(open, email, { expected: [/failed: POST/, /console: Failed to load/] })
  const keys = keysPostedTo(page, routes.orders)
  await page.route(`**${routes.orders}`, async (route) => {
    await route.fetch()
    await route.abort('connectionreset')
  })
  await fillIn(page)
  await page.tap(PAY)
  await page.waitForSelector('main:has-text("We can’t reach our server right now")')
  await page.unrouteAll()
  await revisit(page)
  await page.waitForSelector('main:has-text("you won’t pay twice")')
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
  expect(new Set(keys).size).toBe(1)
  expect(await receipts(email)).toHaveLength(1)
})

test('going back after paying offers no second payment', async ({ open }) => {
  const email = newAddress('once-more')
  const page = await openPay(open, email)
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
  const order = await page.evaluate(() => localStorage.getItem('order'))
  await visit(page, addressOf('pay'))
  await page.waitForSelector('h1:has-text("You already have a plan")')
  expect(await page.locator('[data-method], [data-plan], input').count()).toBe(0)
  expect(await page.evaluate(() => localStorage.getItem('order'))).toBe(order)
  expect(await receipts(email)).toHaveLength(1)
  await page.tap('main a:text-is("To my subscription")')
  await page.waitForSelector('main[data-step=subscription] dl')
})

test('an order is not shown without its secret', async ({ open }) => {
  const { order } = await paidOrder(inject('appUrl'), newAddress('secret'))
  const { id, secret: own } = JSON.parse(order)
  const look = (secret: string) =>
    fetch(inject('appUrl') + orderRoute(id), { headers: { 'order-secret': secret } }).then(({ status }) => status)
  expect(await look(own)).toBe(200)
  expect(await look('x'.repeat(43))).toBe(404)
  const elsewhere = await open()
  await visit(elsewhere, '/v3/complete')
  await expect.poll(() => elsewhere.textContent('h1')).toBe('There’s no order on this device')
})
