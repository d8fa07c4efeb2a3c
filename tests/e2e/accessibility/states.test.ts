import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { Slug } from '#domain/funnel/journey.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { george, hugo, ivan } from '../personas/men.ts'
import type { Persona } from '../personas/persona.ts'
import { elif, kira } from '../personas/women.ts'
import { addressOf, answeredAll, answeredUpTo, healthy, newTab } from '../visitor.ts'
import { violationsOn } from './violations.ts'

/** A page in a state that only an action brings about. */
type State = {
  readonly name: string
  readonly at: Slug
  readonly persona?: Persona
  readonly inTab?: Readonly<Record<string, string>>
  readonly bringAbout?: (page: Page) => Promise<unknown>
}

const press = (page: Page) => page.locator('[data-action=next]').click()

const states: readonly State[] = [
  { name: 'a missing number', at: 'height', bringAbout: press },
  { name: 'feet and inches', at: 'height', bringAbout: (page) => page.locator('[data-unit=imperial]').click() },
  {
    name: 'a refused goal',
    at: 'goal-weight',
    bringAbout: async (page) => {
      await page.fill('input[name=goalWeight]', '50')
      await press(page)
    },
  },
  { name: 'nothing chosen in a multiple choice', at: 'achieve', bringAbout: press },
  { name: 'a missing day', at: 'event-day', bringAbout: press },
  {
    name: 'a misspelt address',
    at: 'confirm-email',
    inTab: healthy,
    bringAbout: async (page) => {
      await page.fill('input[name=email]', 'ada@gmial.com')
      await page.fill('input[name=email]', 'ada @gmial.com')
      await press(page)
    },
  },
  { name: 'the health question', at: 'personalize-plan', inTab: newTab, bringAbout: press },
  { name: 'the refusal on health grounds', at: 'personalize-plan', inTab: { conditions: 'EATING_DISORDER' } },
  { name: 'the advice to see a doctor', at: 'personalize-plan', inTab: { conditions: 'RECENT_SURGERY' } },
  { name: 'no loss wanted', at: 'finally-plan', persona: ivan },
  { name: 'underweight now', at: 'finally-plan', persona: elif },
  { name: 'no room to eat less', at: 'finally-plan', persona: kira },
  { name: 'an event too soon', at: 'finally-plan', persona: george },
  { name: 'a far goal', at: 'finally-plan', persona: hugo },
  {
    name: 'the table of the forecast',
    at: 'finally-plan',
    bringAbout: (page) => page.locator('main summary').first().click(),
  },
]

/**
 * One state of each kind: a field, cards, an address, a refusal, and a forecast with text only and one with a chart.
 */
const sample = states.filter(({ name }) =>
  [
    'a refused goal',
    'nothing chosen in a multiple choice',
    'a misspelt address',
    'the refusal on health grounds',
    'no loss wanted',
    'a far goal',
  ].includes(name),
)

test('axe finds nothing on a page in any of its states', async ({ open }) => {
  const page = await open()
  await visit(page, '/v3/')
  const found: Record<string, readonly string[]> = {}
  for (const { name, at, persona, inTab = healthy, bringAbout } of casesOf(sample, states)) {
    await page.evaluate(
      ([device, tab]) => {
        for (const [key, text] of Object.entries(device)) localStorage.setItem(key, text)
        sessionStorage.clear()
        for (const [key, text] of Object.entries(tab)) sessionStorage.setItem(key, text)
      },
      [{ ...answeredUpTo(at, persona), units: 'metric' }, inTab] as const,
    )
    await visit(page, addressOf(at, persona))
    await bringAbout?.(page)
    const violations = await violationsOn(page)
    if (violations.length > 0) found[name] = violations
  }
  expect(found).toEqual({})
})

test('axe finds nothing on the pay page in any of its states', async ({ open }) => {
  const expected = [/status 40[19]/, /failed: /, /console: Failed to load/]
  const page = await open({ stored: { ...answeredAll(), token: 'unknown' }, inTab: healthy, expected })
  await visit(page, addressOf('pay'))
  await page.waitForSelector('[data-plan]')
  await page.locator('[data-method=CREDIT_CARD]').click()
  const missing = await violationsOn(page)
  await page.route('**/api/v2/orders', (route) => route.abort('connectionrefused'))
  await page.check('input[name=consent]')
  await page.fill('input[name=card]', '4242424242424242')
  await page.locator('[data-method=CREDIT_CARD]').click()
  await page.waitForSelector('[data-action=stop]')
  const unreachable = await violationsOn(page)
  await page.unrouteAll()
  await page.waitForSelector('main:has-text("we need your email address once more")')
  expect({ missing, unreachable, unconfirmed: await violationsOn(page) }).toEqual({
    missing: [],
    unreachable: [],
    unconfirmed: [],
  })
})

test('axe finds nothing on a page that failed to load, and on a link that does not open', async ({ open }) => {
  const expected = [/failed: /, /console: /, /status 410/]
  const page = await open({ stored: answeredAll(), expected })
  await page.route('**/assets/questions*.js', (route) => route.abort('connectionfailed'))
  await visit(page, addressOf('height'))
  await page.waitForSelector('main[data-step=failure]')
  expect(await violationsOn(page)).toEqual([])
  await visit(page, '/v3/resume#not-a-secret-of-any-customer')
  expect(await violationsOn(page)).toEqual([])
  await page.click('[data-action=open]')
  await expect.poll(() => page.textContent('h1')).toBe('This link no longer works')
  expect(await violationsOn(page)).toEqual([])
})
