import type { Page } from 'playwright-core'
import { afterAll, beforeAll, describe, expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { type SandboxScenario, sandboxScenarios } from '#domain/billing/sandbox-cards.ts'
import { problems } from '#domain/problems.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { serveStripe } from '#tests/peers/stripe/browser-shim.ts'
import { type StripePeer, startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { type Look, test } from '../browser.ts'
import { confirmedLead } from '../buyer.ts'
import { inEveryCase } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredAll, healthy } from '../visitor.ts'

let peer: StripePeer
let app: AppWithDatabase

/** The real app with Stripe as its card provider, and the stand-in that answers both the app and the browser. */
beforeAll(async () => {
  peer = await startStripePeer({ now: () => new Date() })
  peer.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
  peer.addPlan('month', { minor: 2999, days: 30 })
  peer.addPlan('quarter', { minor: 5999, days: 90 })
  app = await appWithDatabase({
    PAYMENTS_PROVIDER: 'stripe',
    STRIPE_SECRET_KEY: 'sk_test_browser',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_browser',
    STRIPE_WEBHOOK_SECRET: peer.webhookSecret,
    STRIPE_PRICES_TEST: '1-WEEK=price_week:to_week,1-MONTH=price_month,3-MONTH=price_quarter',
    STRIPE_API_BASE: peer.url,
  })
})
afterAll(async () => {
  await app.stop()
  await peer.stop()
})

const PAY = 'button[data-method=CREDIT_CARD]'
// A page with Stripe's form contacts Stripe, and no other site.
const asksStripe = [
  /^other site: (GET|POST|OPTIONS) https:\/\/(js|api)\.stripe\.com\//,
  /^other site: .* http:\/\/localhost:/,
]

async function openPay(
  open: (look?: Look) => Promise<Page>,
  email: string,
  expected: readonly RegExp[] = [],
): Promise<Page> {
  const lead = await confirmedLead(app.url, email)
  const page = await open({
    expected: [...asksStripe, ...expected],
    stored: { ...answeredAll(), ...lead },
    inTab: healthy,
  })
  await serveStripe(page.context(), peer.url)
  await visit(page, `${app.url}${addressOf('pay')}`)
  await page.click('[data-plan="1-WEEK"]')
  await page.waitForSelector(PAY)
  return page
}
async function give(page: Page, scenario: SandboxScenario): Promise<void> {
  await page.fill('input[name=stripe-card]', sandboxScenarios[scenario])
  await page.click(PAY)
}
const isPaid = (page: Page) =>
  page.waitForSelector('main[data-step=complete]:has-text("Thank you, your plan is yours")')
const subscriptions = () => [...peer.world.subscriptions.values()]

/** Delivers every pending webhook of Stripe to the app. */
async function deliver(): Promise<void> {
  for (const { body, headers } of peer.webhooks.take()) {
    const { status } = await fetch(`${app.url}${routes.webhooks.replace(':provider', 'stripe')}`, {
      method: 'POST',
      headers,
      body,
    })
    expect(status).toBe(200)
  }
}

describe('paying with Stripe', () => {
  test('a buyer pays by card after one is declined, and no card number reaches our server', async ({ open }) => {
    const active = () => subscriptions().filter(({ status }) => status === 'active').length
    const before = active()
    const page = await openPay(open, newAddress('stripe-card'))
    await page.check('input[name=consent]')
    const sent: string[] = []
    page.on('request', (request) => {
      if (request.url().startsWith(app.url)) sent.push(request.postData() ?? '')
    })
    await give(page, 'insufficient_funds')
    await page.waitForSelector(`main:has-text("${problems.PAYMENT_INSUFFICIENT_FUNDS.say}")`)
    await give(page, 'ok')
    await isPaid(page)
    await deliver()
    expect(active()).toBe(before + 1)
    expect(sent).not.toEqual([])
    const written = sent.join().replaceAll(/%20|[ +]/g, '')
    for (const scenario of ['insufficient_funds', 'ok'] as const)
      expect(written).not.toContain(sandboxScenarios[scenario].replaceAll(' ', ''))
  })

  test('the bank asks: a payment that is not approved can be tried again, an approved one is paid', async ({
    open,
  }) => {
    const page = await openPay(open, newAddress('stripe-bank'))
    await page.check('input[name=consent]')
    await give(page, 'challenge')
    await page.click('dialog[data-stripe=bank] button:text-is("Fail")')
    await page.waitForSelector(`main:has-text("${problems.PAYMENT_NOT_APPROVED.say}")`)
    await give(page, 'challenge')
    await page.click('dialog[data-stripe=bank] button:text-is("Approve")')
    await isPaid(page)
  })

  inEveryCase(() => {
    test('after a lost answer the form stays open, and the same button pays once', async ({ open }) => {
      const before = subscriptions().length
      const page = await openPay(open, newAddress('stripe-lost'), [/failed: POST/, /console: Failed to load/])
      await page.route(
        `**${routes.orders}`,
        async (route) => {
          await route.fetch()
          await route.abort('connectionreset')
        },
        { times: 1 },
      )
      await page.check('input[name=consent]')
      await give(page, 'ok')
      await page.waitForSelector('main:has-text("Press the same button again: you won’t pay twice.")')
      await give(page, 'ok')
      await isPaid(page)
      expect(subscriptions()).toHaveLength(before + 1)
    })
  })

  test('without consent neither the form nor a wallet starts a payment', async ({ open }) => {
    const before = subscriptions().length
    const page = await openPay(open, newAddress('stripe-consent'))
    await page.click(PAY)
    await page.waitForSelector(`main:has-text("${problems.CONSENT_MISSING.say}")`)
    await page.waitForSelector('main:has-text("Your card number is incomplete.")')
    expect(await page.evaluate(() => document.activeElement?.getAttribute('name'))).toBe('stripe-card')
    await give(page, 'ok')
    await page.waitForSelector(`main:has-text("${problems.CONSENT_MISSING.say}")`)
    await page.click('button:has-text("Subscribe with Apple Pay")')
    expect(subscriptions()).toHaveLength(before)
    await page.check('input[name=consent]')
    await page.click('button:has-text("Subscribe with Apple Pay")')
    await isPaid(page)
    expect(subscriptions()).toHaveLength(before + 1)
  })
})
