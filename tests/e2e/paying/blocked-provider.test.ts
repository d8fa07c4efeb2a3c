import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { routePaypal } from '#tests/peers/paypal/browser-shim.ts'
import { type PaypalPeer, startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { serveStripe } from '#tests/peers/stripe/browser-shim.ts'
import { type StripePeer, startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { type Open, test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'

const PAYPAL = 'paypal-button button'
const CARD = 'button[data-method=CREDIT_CARD]'
const expected = [
  ...[/^other site: /, /failed: .*\/assets\//, /console: Failed to load resource/],
  /console: .*A part of this page/,
]

let peers: { readonly stripe: StripePeer; readonly paypal: PaypalPeer }
let app: AppWithDatabase

/** The real app with two providers of the same plan. */
beforeAll(async () => {
  const now = () => new Date()
  peers = { stripe: await startStripePeer({ now }), paypal: await startPaypalPeer({ now }) }
  peers.stripe.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
  peers.stripe.addPlan('month', { minor: 2999, days: 30 })
  peers.stripe.addPlan('quarter', { minor: 5999, days: 90 })
  const week = peers.paypal.addPlan('P-WEEK', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
  const month = peers.paypal.addPlan('P-MONTH', { minor: 2999, days: 30 })
  const quarter = peers.paypal.addPlan('P-QUARTER', { minor: 5999, days: 90 })
  app = await appWithDatabase({
    PAYMENTS_PROVIDER: 'stripe,paypal',
    STRIPE_SECRET_KEY: 'sk_test_browser',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_browser',
    STRIPE_WEBHOOK_SECRET: peers.stripe.webhookSecret,
    STRIPE_PRICES_TEST: '1-WEEK=price_week:to_week,1-MONTH=price_month,3-MONTH=price_quarter',
    STRIPE_API_BASE: peers.stripe.url,
    PAYPAL_CLIENT_ID: peers.paypal.clientId,
    PAYPAL_CLIENT_SECRET: peers.paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: peers.paypal.webhookId,
    PAYPAL_PLANS_TEST: `1-WEEK=${week},1-MONTH=${month},3-MONTH=${quarter}`,
    PAYPAL_API_BASE: peers.paypal.url,
  })
})
afterAll(async () => {
  await app.stop()
  await peers.stripe.stop()
  await peers.paypal.stop()
})

/** Opens the pay page in a browser whose content blocker drops these files. */
async function openPay(open: Open, blocked: string): Promise<Page> {
  const lead = await confirmedLead(app.url, newAddress('blocked'))
  const page = await open({ expected, stored: { ...answeredAll(), ...lead }, inTab: healthy })
  await serveStripe(page.context(), peers.stripe.url)
  await routePaypal(page.context(), peers.paypal)
  await page.route(`**/assets/${blocked}*.js`, (route) => route.abort('blockedbyclient'))
  await page.goto(`${app.url}${addressOf('pay')}`)
  return page
}
const isPaid = (page: Page) =>
  page.waitForSelector('main[data-step=complete]:has-text("Thank you, your plan is yours")')

test("if PayPal's button is blocked, the card form stays and pays", async ({ open }) => {
  const page = await openPay(open, 'paypal-checkout')
  await page.waitForSelector('form:has-text("PayPal can’t be reached right now")')
  await page.waitForSelector(CARD)
  await page.check('input[name=consent]')
  await page.fill('input[name=stripe-card]', '4242424242424242')
  await page.click(CARD)
  await isPaid(page)
})

test("if the card form is blocked, PayPal's button stays and pays", async ({ open }) => {
  const page = await openPay(open, 'stripe-checkout')
  await page.waitForSelector('form:has-text("The card form couldn’t be opened")')
  await page.waitForSelector(PAYPAL)
  expect(await page.isVisible(CARD)).toBe(false)
  await page.check('input[name=consent]')
  await page.click(PAYPAL)
  await page.click('dialog button[data-paypal=approve]')
  await isPaid(page)
})
