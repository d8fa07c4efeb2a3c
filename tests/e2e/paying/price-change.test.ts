import type { Page } from 'playwright-core'
import { afterAll, beforeAll, expect, onTestFinished } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import type { SubscriptionView } from '#domain/api/subscription.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { violationsOn } from '../accessibility/violations.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import type { SentEmail } from '../walk/mailbox.ts'
import { elsewhere, type PriceEnvironment, startPriceEnvironment } from './price-environment.ts'

/** The last two are for the test in which time passes, which comes last. */
let shared: PriceEnvironment<'agrees' | 'mail' | 'looks' | 'waits' | 'returns'>
beforeAll(async () => {
  shared = await startPriceEnvironment(['agrees', 'mail', 'looks', 'waits', 'returns'])
})
afterAll(() => shared.stop())

/** Time that has passed cannot be taken back, so another try starts with its own environment. */
async function environmentOfTry(retries: number): Promise<PriceEnvironment<'waits' | 'returns'>> {
  if (retries === 0) return shared
  const environment = await startPriceEnvironment(['waits', 'returns'])
  onTestFinished(environment.stop)
  return environment
}

/** The link that opens only the subscription, without the app's origin. */
const manageLinkIn = (email: SentEmail | undefined): string =>
  /\/v3\/subscription#[\w-]+/.exec(email?.text ?? '')?.[0] ?? 'none'

const focused = (page: Page) => page.evaluate(() => document.activeElement?.textContent?.trim() ?? '')
const card = '[data-price-change]'

test('a customer agrees to a new price using only the keyboard, and only with the box ticked', async ({ open }) => {
  const { openAs, emails } = shared
  const page = await openAs(open, 'agrees', { device: 'desktop' })
  const asked = (await page.textContent(`${card}[data-price-change=asked]`)) ?? ''
  for (const words of [
    'A new price, if you agree',
    '$29.99 every 30 days',
    '$34.99 every 30 days',
    'without your consent',
  ])
    expect(asked).toContain(words)
  expect(await page.isChecked('input[name=price-consent]')).toBe(false)
  await page.focus('[data-action=agree-to-price]')
  await page.keyboard.press('Enter')
  expect(await page.textContent('[role=alert]')).toBe('Please agree to the new price first.')
  // The focus is on the box; the button, and past it the other answer, are one key each away.
  await page.keyboard.press('Space')
  expect(await page.isChecked('input[name=price-consent]')).toBe(true)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^Agree to \$34\.99 from \w+ \d+$/)
  await page.keyboard.press('Tab')
  expect(await focused(page)).toMatch(/^Let it end on \w+ \d+$/)
  await page.keyboard.press('Shift+Tab')
  await page.keyboard.press('Enter')
  await page.waitForSelector(`${card}[data-price-change=agreed]`)
  expect(await focused(page)).toBe('You agreed to a new price')
  expect(await page.textContent('main')).toMatch(/Next payment\$34\.99 on \w+ \d+, \d{4}, then every 30 days/)
  await expect.poll(async () => (await emails('agrees', 'as you agreed')).length).toBe(1)
})

test('both answers have the same size, and from the email the plan ends with two clicks', async ({ open }) => {
  const { url, emails } = shared
  const [email] = await emails('mail', 'we need your answer')
  const page = await open({ expected: elsewhere })
  await visit(page, url + manageLinkIn(email))
  await page.waitForSelector(`${card}[data-price-change=asked]`)
  const [yes, no] = await Promise.all(
    ['[data-action=agree-to-price]', `${card} a:has-text("Let it end")`].map((each) =>
      page.locator(each).boundingBox(),
    ),
  )
  expect([yes?.width, yes?.height]).toEqual([no?.width, no?.height])
  await page.tap(`${card} a:has-text("Let it end")`)
  await page.tap('[data-action=cancel-now]')
  await page.waitForSelector('main:has-text("Your subscription is canceled")')
  await page.tap('a:text-is("Back to my subscription")')
  await page.waitForSelector('[data-status=ending]')
  // Nothing is lost: until that day the customer can still agree to the new price.
  expect(await page.locator(`${card} a`).count()).toBe(0)
  expect(await page.textContent(card)).toContain('Until then you can still agree')
})

type Change = NonNullable<SubscriptionView['priceChange']>
const states: Readonly<Record<string, Partial<Change>>> = {
  asked: {},
  to_approve: { state: 'to_approve', approveUrl: 'https://www.sandbox.paypal.com/update' },
  agreed: { state: 'agreed' },
  lower: { state: 'agreed', isRaise: false, afterMinor: 2499 },
}

test.for(casesOf(['phone'], ['phone', 'small', 'desktop'] as const))(
  'axe finds nothing in any state of a new price: %s',
  async (device, { open }) => {
    const page = await shared.openAs(open, 'looks', { device })
    const found: Record<string, readonly string[]> = {}
    for (const [name, changes] of casesOf(Object.entries(states).slice(0, 2), Object.entries(states))) {
      await page.route(`**${routes.subscription}`, async (route) => {
        const view: SubscriptionView = await (await route.fetch()).json()
        await route.fulfill({ json: { ...view, priceChange: view.priceChange && { ...view.priceChange, ...changes } } })
      })
      await visit(page, `${shared.url}/v3/subscription`)
      await page.waitForSelector(card)
      const isWide = await page.evaluate(
        () => document.documentElement.scrollWidth > document.documentElement.clientWidth,
      )
      const violations = [...(await violationsOn(page)), ...(isWide ? ['it is wider than the screen'] : [])]
      if (violations.length > 0) found[name] = violations
      await page.unrouteAll()
    }
    expect(found).toEqual({})
  },
)

test('without an answer the plan is set to end, and agreeing on the last day undoes that', async ({ open, task }) => {
  const { url, pass, openAs, emails } = await environmentOfTry(task.result?.retryCount ?? 0)
  await pass(26)
  expect(await emails('waits', 'your answer about the new price')).toHaveLength(1)
  const page = await openAs(open, 'returns')
  await page.waitForSelector('[data-status=lapsing]')
  expect(await page.textContent(card)).toContain('Until then you can still agree')
  await page.check('input[name=price-consent]')
  await page.tap('[data-action=agree-to-price]')
  await page.waitForSelector(`${card}[data-price-change=agreed]`)
  await page.waitForSelector('[data-status=renewing]')
  await pass(3)
  await visit(page, `${url}/v3/subscription`)
  await page.waitForSelector('li:has-text("$34.99")')
  const [email] = await emails('waits', 'your answer about the new price')
  const other = await open({ expected: elsewhere })
  await visit(other, url + manageLinkIn(email))
  await other.waitForSelector('[data-status=over]')
  expect(await other.textContent('main')).not.toContain('$34.99')
})
