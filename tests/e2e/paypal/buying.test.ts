import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { problems } from '#domain/problems.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { routePaypal } from '#tests/peers/paypal/browser-shim.ts'
import { type PaypalPeer, startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { type Look, test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { inEveryCase } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'

let peer: PaypalPeer
let app: AppWithDatabase

/**
 * The real app with PayPal as its only payment provider, and the stand-in that answers both the app and the browser.
 */
beforeAll(async () => {
  peer = await startPaypalPeer({ now: () => new Date() })
  const week = peer.addPlan('P-WEEK', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
  const month = peer.addPlan('P-MONTH', { minor: 2999, days: 30 })
  const quarter = peer.addPlan('P-QUARTER', { minor: 5999, days: 90 })
  app = await appWithDatabase({
    PAYMENTS_PROVIDER: 'paypal',
    PAYPAL_CLIENT_ID: peer.clientId,
    PAYPAL_CLIENT_SECRET: peer.clientSecret,
    PAYPAL_WEBHOOK_ID: peer.webhookId,
    PAYPAL_PLANS_TEST: `1-WEEK=${week},1-MONTH=${month},3-MONTH=${quarter}`,
    PAYPAL_API_BASE: peer.url,
  })
})
afterAll(async () => {
  await app.stop()
  await peer.stop()
})

const SITE = 'https://www.sandbox.paypal.com'
const PAY = 'paypal-button button'
// A page with PayPal's button contacts PayPal, and no other site.
const asksPaypal = [
  /^other site: (GET|POST|OPTIONS) https:\/\/www\.sandbox\.paypal\.com\//,
  /^other site: .* http:\/\/localhost:/,
]

async function openPay(open: (look?: Look) => Promise<Page>, email: string): Promise<Page> {
  const lead = await confirmedLead(app.url, email)
  const page = await open({ expected: asksPaypal, stored: { ...answeredAll(), ...lead }, inTab: healthy })
  await routePaypal(page.context(), peer)
  await visit(page, `${app.url}${addressOf('pay')}`)
  await page.click('[data-plan="1-WEEK"]')
  await page.waitForSelector(PAY)
  return page
}
/** Presses PayPal's button and answers in its window. */
async function answer(page: Page, name: 'approve' | 'cancel'): Promise<void> {
  await page.click(PAY)
  await page.click(`dialog button[data-paypal=${name}]`)
}
const isPaid = (page: Page) =>
  page.waitForSelector('main[data-step=complete]:has-text("Thank you, your plan is yours")')
const active = () => [...peer.world.subscriptions.values()].filter(({ status }) => status === 'ACTIVE').length

describe('paying with PayPal', () => {
  test('an order approved in its window is paid', async ({ open }) => {
    const before = active()
    const page = await openPay(open, newAddress('paypal-approves'))
    await page.check('input[name=consent]')
    await answer(page, 'approve')
    await isPaid(page)
    expect(active()).toBe(before + 1)
  })

  test('a buyer who closes its window has paid nothing, and can continue', async ({ open }) => {
    const begun = () => [active(), peer.world.payments.size, peer.world.subscriptions.size]
    const [paid = 0, payments = 0, all = 0] = begun()
    const page = await openPay(open, newAddress('paypal-cancels'))
    await page.check('input[name=consent]')
    await answer(page, 'cancel')
    await page.waitForSelector('input[name=consent]:enabled')
    expect(begun()).toEqual([paid, payments, all + 1])
    await answer(page, 'approve')
    await isPaid(page)
    expect(begun()).toEqual([paid + 1, payments + 1, all + 1])
  })

  test('an approval that PayPal has no record of pays nothing', async ({ open }) => {
    const before = active()
    const page = await openPay(open, newAddress('paypal-claims'))
    await page
      .context()
      .route(`${SITE}/stand-in/approve/*`, (route) =>
        route.fulfill({ status: 204, headers: { 'access-control-allow-origin': '*' } }),
      )
    await page.check('input[name=consent]')
    await answer(page, 'approve')
    await page.waitForSelector('main[data-step=complete] [data-status=unpaid]')
    expect(active()).toBe(before)
  })

  test('a button whose code was blocked can be tried again', async ({ open }) => {
    const lead = await confirmedLead(app.url, newAddress('paypal-blocked'))
    const expected = [
      ...asksPaypal,
      /failed: .*\/assets\//,
      /console: Failed to load resource/,
      /console: .*A part of this/,
    ]
    const page = await open({ expected, stored: { ...answeredAll(), ...lead }, inTab: healthy })
    await routePaypal(page.context(), peer)
    await page.route('**/assets/paypal-checkout*.js', (route) => route.abort('blockedbyclient'))
    await page.goto(`${app.url}${addressOf('pay')}`)
    await page.waitForSelector('form:has-text("PayPal can’t be reached right now")')
    expect(await page.isVisible('main[data-step=pay] [data-plan="1-WEEK"]')).toBe(true)
    await page.unroute('**/assets/paypal-checkout*.js')
    await page.click('form [data-action=retry]')
    await page.waitForSelector(PAY)
  })

  inEveryCase(() => {
    test('without consent no payment begins', async ({ open }) => {
      const before = peer.world.subscriptions.size
      const page = await openPay(open, newAddress('paypal-consent'))
      await page.click(PAY)
      await page.waitForSelector(`main:has-text("${problems.CONSENT_MISSING.say}")`)
      expect(peer.world.subscriptions.size).toBe(before)
      await page.check('input[name=consent]')
      await answer(page, 'approve')
      await isPaid(page)
    })
  })

  test('a PayPal window can reach the page that opened it', async ({ open }) => {
    const page = await openPay(open, newAddress('paypal-window'))
    await page
      .context()
      .route(`${SITE}/checkoutnow`, (route) => route.fulfill({ contentType: 'text/html', body: 'PayPal' }))
    const opened = page.waitForEvent('popup')
    await page.evaluate((address) => void window.open(address), `${SITE}/checkoutnow`)
    const popup = await opened
    await popup.waitForSelector('text=PayPal')
    expect(await popup.evaluate(() => window.opener !== null)).toBe(true)
  })

  test('a script that failed to load is requested again', async ({ open }) => {
    const lead = await confirmedLead(app.url, newAddress('paypal-away'))
    const expected = [...asksPaypal, /^(failed|console): .*(sandbox\.paypal\.com|ERR_FAILED|PayPal|no sdk instance)/]
    const page = await open({ expected, stored: { ...answeredAll(), ...lead }, inTab: healthy })
    await page.context().route(`${SITE}/**`, (route) => route.abort())
    await visit(page, `${app.url}${addressOf('pay')}`)
    await page.click('[data-plan="1-WEEK"]')
    await page.waitForSelector('main:has-text("PayPal can’t be reached right now")')
    await routePaypal(page.context(), peer)
    await page.click('button:text-is("Try PayPal again")')
    await page.waitForSelector(PAY)
  })
})
