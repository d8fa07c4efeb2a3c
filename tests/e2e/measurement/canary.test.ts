import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect } from 'vitest'
import { placeOfStep } from '#analytics/events/journey-steps.ts'
import { routes } from '#domain/api/routes.ts'
import { sandboxScenarios } from '#domain/billing/sandbox-cards.ts'
import { journey } from '#domain/funnel/journey.ts'
import { startThirdPartiesPeer, type ThirdPartiesPeer } from '#tests/peers/measurement/third-parties-peer.ts'
import { routePaypal } from '#tests/peers/paypal/browser-shim.ts'
import { type PaypalPeer, startPaypalPeer } from '#tests/peers/paypal/paypal-peer.ts'
import { serveStripe } from '#tests/peers/stripe/browser-shim.ts'
import { type StripePeer, startStripePeer } from '#tests/peers/stripe/stripe-peer.ts'
import { type AppWithDatabase, appWithDatabase } from '../app-with-database.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { visit } from '../hydration.ts'
import { newAddress } from '../new-address.ts'
import { addressOf, answeredUpTo, healthy } from '../visitor.ts'
import { hide } from './measured.ts'

let others: ThirdPartiesPeer
let stripe: StripePeer
let paypal: PaypalPeer
let app: AppWithDatabase
let logged = ''

/**
 * The app with both payment providers and all three third-party services, each a stand-in that keeps what it receives.
 */
beforeAll(async () => {
  others = await startThirdPartiesPeer()
  stripe = await startStripePeer({ now: () => new Date() })
  stripe.addPlan('week', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
  stripe.addPlan('month', { minor: 2999, days: 30 })
  stripe.addPlan('quarter', { minor: 5999, days: 90 })
  paypal = await startPaypalPeer({ now: () => new Date() })
  paypal.addPlan('P-WEEK', { minor: 2999, days: 30 }, { minor: 999, days: 7 })
  paypal.addPlan('P-MONTH', { minor: 2999, days: 30 })
  paypal.addPlan('P-QUARTER', { minor: 5999, days: 90 })
  app = await appWithDatabase({
    LOG_LEVEL: 'info',
    MIXPANEL_TOKEN: 'peer-token',
    MIXPANEL_HOST: others.url,
    WEB_ANALYTICS_ID: '1234',
    WEB_ANALYTICS_SCRIPT: `${others.url}/metrica.js`,
    AD_PIXEL_ID: '5678',
    AD_PIXEL_SCRIPT: `${others.url}/pixel.js`,
    AD_PIXEL_TOKEN: 'peer-access-token',
    AD_PIXEL_API: others.url,
    PAYMENTS_PROVIDER: 'stripe,paypal',
    STRIPE_SECRET_KEY: 'sk_test_canary',
    STRIPE_PUBLISHABLE_KEY: 'pk_test_canary',
    STRIPE_WEBHOOK_SECRET: stripe.webhookSecret,
    STRIPE_PRICES_TEST: '1-WEEK=price_week:to_week,1-MONTH=price_month,3-MONTH=price_quarter',
    STRIPE_API_BASE: stripe.url,
    PAYPAL_CLIENT_ID: paypal.clientId,
    PAYPAL_CLIENT_SECRET: paypal.clientSecret,
    PAYPAL_WEBHOOK_ID: paypal.webhookId,
    PAYPAL_PLANS_TEST: '1-WEEK=P-WEEK,1-MONTH=P-MONTH,3-MONTH=P-QUARTER',
    PAYPAL_API_BASE: paypal.url,
  })
  logged = app.output()
  for (const stream of [app.process.stdout, app.process.stderr])
    stream?.on('data', (chunk: Buffer) => {
      logged += chunk.toString()
    })
})
afterAll(async () => {
  await app.stop()
  await stripe.stop()
  await paypal.stop()
  await others.stop()
})

const asksOthers = [
  /^other site: \w+ http:\/\/localhost:/,
  /^other site: (?:GET|POST|OPTIONS) https:\/\/(?:(?:js|api)\.stripe|www\.sandbox\.paypal)\.com\//,
]
const banner = '[data-privacy=banner]'
const scriptsOfPayment = ['https://js.stripe.com/', 'https://www.sandbox.paypal.com/']
/** Scripts on a page that are neither the app's nor the payment providers'. */
const scriptsOn = async (page: Page): Promise<readonly string[]> => {
  const sources = await page.evaluate(() => [...document.scripts].map(({ src }) => src).filter((src) => src !== ''))
  return sources.filter((src) => ![app.url, ...scriptsOfPayment].some((ours) => src.startsWith(ours)))
}

/** The text of a form, a query or JSON, without URL escapes. */
const plain = (text: string): string => decodeURIComponent(text.replaceAll(/%(?![0-9a-f]{2})/gi, '%25'))

type SentText = { readonly to: string; readonly text: string }

/** Every request of a browser that leaves the origin, in full, with decoded copies of its encoded parts. */
function leaving(page: Page): readonly SentText[] {
  const sent: SentText[] = []
  page.context().on('request', (request) => {
    if (request.url().startsWith(app.url)) return
    const text = [request.url(), JSON.stringify(request.headers()), request.postData() ?? ''].join(' ')
    sent.push({
      to: new URL(request.url()).host,
      text: `${text} ${plain(text)}`,
    })
  })
  return sent
}

type Provider = 'stripe' | 'paypal'

/** Delivers every pending webhook of a payment provider to the app. */
async function deliver(provider: Provider): Promise<void> {
  const url = `${app.url}${routes.webhooks.replace(':provider', provider)}`
  const waiting = provider === 'stripe' ? stripe.webhooks.take() : paypal.webhooks.take()
  expect(waiting.length).toBeGreaterThan(0)
  for (const { body, headers } of waiting)
    expect((await fetch(url, { method: 'POST', headers, body: body.toString() })).status).toBe(200)
}

async function answerUpToPay(page: Page, email: string): Promise<void> {
  await page.tap('[data-value=FEMALE]')
  await page.waitForSelector('main[data-step=trust]')
  expect(await scriptsOn(page)).toEqual([])
  for (const step of ['trust', 'how-old-are-you', 'achieve', 'goal-weight', 'finally-plan'] as const)
    await visit(page, `${app.url}${addressOf(step)}`)
  await planFirstDay(page)
  await visit(page, `${app.url}${addressOf('confirm-email')}`)
  await page.fill('input[name=email]', email)
  await page.tap('[data-action=next]')
  // The pay page reloads itself for a policy that allows the payment provider; then it shows the provider's form.
  await page.waitForSelector('button[data-method=CREDIT_CARD]')
}

/** The one request with answers before the address: it carries what a kitchen needs, and not who asks. */
async function planFirstDay(page: Page): Promise<void> {
  const asked = page.waitForRequest(`${app.url}${routes.preview}`)
  await visit(page, `${app.url}${addressOf('personalize-plan')}`)
  const sent = await asked
  expect(Object.keys(sent.postDataJSON()).toSorted()).toEqual(
    ['diets', 'energy', 'mealsADay', 'restrictions', 'skill', 'time'].toSorted(),
  )
  expect(sent.postDataJSON().energy % 50).toBe(0)
  const headers = await sent.allHeaders()
  expect([headers['authorization'], headers['cookie'], headers['x-visitor-id']]).toEqual([
    undefined,
    undefined,
    undefined,
  ])
  await page.waitForSelector('main[data-step=personalize-plan] [data-action=next]')
}

async function pay(page: Page, provider: Provider): Promise<void> {
  await page.waitForSelector('button[data-method=CREDIT_CARD]')
  await page.check('input[name=consent]')
  if (provider === 'stripe') {
    await page.fill('input[name=stripe-card]', sandboxScenarios.ok)
    await page.click('button[data-method=CREDIT_CARD]')
  } else {
    await page.click('paypal-button button')
    await page.click('dialog button[data-paypal=approve]')
  }
  await page.waitForSelector('main[data-step=complete]:has-text("Thank you, your plan is yours")')
  await deliver(provider)
}

test.for(casesOf(['stripe'], ['stripe', 'paypal'] as const))(
  'with a purchase at %s, no answer of a visitor reaches a third party or a log',
  async (provider, { open }) => {
    const from = others.seen.length
    const seen = () => others.seen.slice(from)
    const paths = () => seen().map(({ path }) => path)
    const email = newAddress(`canary-${provider}`)
    const stored = answeredUpTo('confirm-email')
    const page = await open({ stored, inTab: healthy, expected: asksOthers })
    await serveStripe(page.context(), stripe.url)
    await routePaypal(page.context(), paypal)
    const sent = leaving(page)
    await page.goto(`${app.url}/v3/?utm_source=letter&fbclid=click-of-canary`)
    await page.click(`${banner} [data-action=accept]`)
    await expect.poll(paths).toEqual(expect.arrayContaining(['/metrica.js', '/pixel.js', '/watch/fbq']))
    await answerUpToPay(page, email)
    await hide(page)
    await expect.poll(paths).toContain('/track/')
    expect(await scriptsOn(page)).toEqual([])
    const before = others.seen.length
    await page.reload()
    await page.waitForSelector('main[data-step=pay]')
    await page.waitForLoadState('networkidle')
    expect(others.seen.slice(before)).toEqual([])

    await pay(page, provider)
    await page.reload()
    await page.waitForSelector('main[data-step=complete]')
    const purchases = () =>
      seen().flatMap(({ path, text }) => (path === '/watch/fbq' && text.includes('Purchase') ? [text] : []))
    await expect.poll(purchases).toHaveLength(1)
    await expect.poll(paths).toContain('/5678/events')
    await hide(page)
    // The last page is measured too, by its place in the order of steps.
    const complete = `"step_index":${placeOfStep('complete')}`
    await expect.poll(() => seen().some(({ path, text }) => path === '/track/' && text.includes(complete))).toBe(true)

    // The page and the server send the same id for the purchase, so that it counts once.
    const eventId = /"eventID":"([0-9a-f]{32})"/.exec(purchases()[0] ?? '')?.[1]
    const twin = seen().flatMap(({ path, text }) => (path === '/5678/events' ? [text] : []))
    expect(twin).toEqual([expect.stringContaining(`"event_id":"${eventId}"`)])

    const marks = canaryMarks(stored, email)
    const all: readonly SentText[] = [
      ...seen().map(({ path, text }) => ({ to: `service ${path}`, text })),
      ...sent.map(({ to, text }) => ({ to: `browser to ${to}`, text })),
      ...[...stripe.calls, ...paypal.calls].map(({ call, content }) => ({
        to: `server: ${call}`,
        text: plain(content),
      })),
      // The duration of a request may equal an answer by chance.
      ...logged.split('\n').map((text) => ({ to: 'log', text: text.replaceAll(/"ms":[\d.]+/g, '') })),
    ]
    const leaks = all.flatMap(({ to, text }) =>
      marks.filter((mark) => text.includes(mark)).map((mark) => `${to}: ${mark}`),
    )
    expect(leaks).toEqual([])
  },
)

/** Answers that no service's own text contains by chance, addresses of questions, the email address, and the branch. */
function canaryMarks(stored: Readonly<Record<string, string>>, email: string): readonly string[] {
  const hero = JSON.parse(stored['hero'] ?? '{}') as Record<string, unknown>
  const answers = Object.values(hero)
    .flat()
    .map(String)
    .filter((answer) => /^[A-Z]+_[A-Z_]+$|^[A-Z]{5,}$/.test(answer))
  const slugs = journey.map(({ slug }) => slug).filter((slug) => slug.includes('-'))
  // Measures with a decimal, which appear nowhere by chance.
  const numbers = [hero['height'], hero['weight'], hero['goalWeight']].map(String).filter((text) => text.includes('.'))
  return [...answers, ...slugs, ...numbers, email, email.split('@')[0] ?? email, '/woman', 'FEMALE', 'goalWeight']
}
