import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import type { Slug } from '#domain/funnel/journey.ts'
import { addDays } from '#domain/time.ts'
import { waitUntilHydrated } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { casesOf } from '../every-case.ts'
import { newAddress } from '../new-address.ts'
import { keysPostedTo } from '../paying/requests.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredAll, answeredUpTo, healthy } from '../visitor.ts'

const inAYear = addDays(todayInUtc(), 365)

/** Holds back the app's code at an address, as a slow network would; returns a function that releases it. */
async function holdBack(page: Page, path: string): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    if (new URL(page.url()).pathname === path) await promise
    await route.fallback()
  })
  return resolve
}

type Early = {
  readonly slug: Slug
  readonly key: string
  readonly text: () => string
  readonly kept: (typed: string) => string | number
  readonly next: Slug
}
const early: readonly Early[] = [
  { slug: 'height', key: 'height', text: () => '171', kept: Number, next: 'weight' },
  { slug: 'event-day', key: 'eventDate', text: () => inAYear, kept: String, next: 'finally-plan' },
  { slug: 'confirm-email', key: 'email', text: () => newAddress('early-bird'), kept: String, next: 'pay' },
]

/** A field that is only stored, and the one that is sent to the server. */
const sample = early.filter(({ slug }) => slug !== 'event-day')

test.for(casesOf(sample, early))(
  '$slug: a form submitted before hydration is not sent anywhere, and handled once after hydration',
  async ({ slug, key, text, kept, next }, { open }) => {
    const page = await open({ stored: answeredUpTo(slug), inTab: healthy })
    const leads = keysPostedTo(page, routes.leads)
    const release = await holdBack(page, addressOf(slug))
    await page.goto(addressOf(slug), { waitUntil: 'commit' })
    const typed = text()
    await page.fill(`input[name=${key}]`, typed)
    await page.press(`input[name=${key}]`, 'Enter')
    await page.tap('[data-action=next]')
    expect(new URL(page.url()).search).toBe('')
    expect(leads).toEqual([])
    release()
    await page.waitForSelector(`main[data-step=${next}]`)
    expect(await storedHero(page)).toMatchObject({ [key]: kept(typed) })
    expect(leads).toHaveLength(slug === 'confirm-email' ? 1 : 0)
  },
)

test('a value changed after an early press waits for another press', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('height') })
  const release = await holdBack(page, addressOf('height'))
  await page.goto(addressOf('height'), { waitUntil: 'commit' })
  await page.fill('input[name=height]', '17')
  await page.tap('[data-action=next]')
  await page.fill('input[name=height]', '171')
  release()
  await waitUntilHydrated(page)
  await page.tap('[data-unit=metric]')
  expect(await page.inputValue('input[name=height]')).toBe('171')
  expect(await page.locator('[role=alert]').count()).toBe(0)
  expect(await page.getAttribute('main', 'data-step')).toBe('height')
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=weight]')
})

test('a measure waits for another press if hydration shows it in other units', async ({ open }) => {
  const page = await open({ stored: { ...answeredUpTo('weight'), units: 'imperial' } })
  const release = await holdBack(page, addressOf('weight'))
  await page.goto(addressOf('weight'), { waitUntil: 'commit' })
  await page.fill('input[name=weight]', '180')
  await page.tap('[data-action=next]')
  release()
  await waitUntilHydrated(page)
  await page.waitForSelector('label[data-unit=imperial]:has(input:checked)')
  // The 180 were typed as kilograms.
  expect(await page.inputValue('input[name=weight]')).toBe('396.8')
  expect(await storedHero(page)).not.toHaveProperty('weight')
  expect(await page.getAttribute('main', 'data-step')).toBe('weight')
})

test('a visitor whom the plan sends to sign-in gets an answer, however early they press', async ({ open }) => {
  const page = await open({ device: 'desktop' })
  const release = await holdBack(page, '/v3/sign-in')
  await page.goto('/v3/plan/list')
  await page.waitForSelector('main[data-step=sign-in]')
  await page.fill('input[name=email]', 'no address')
  await page.click('[data-action=send]')
  release()
  await page.waitForSelector('[role=alert]')
  expect(await page.inputValue('input[name=email]')).toBe('no address')
})

/** Something that is pressed first, and what shows that it was heard. */
const firstTaps = [
  { name: 'home', path: '/v3/', stored: {}, press: '[data-value=FEMALE]', heard: 'main[data-step=trust]' },
  {
    name: 'a question',
    path: addressOf('typical-day'),
    stored: answeredUpTo('typical-day'),
    press: '[data-value=MOSTLY_SITTING]',
    heard: 'main[data-step=energy-levels]',
  },
  {
    name: 'the forecast',
    path: addressOf('finally-plan'),
    stored: answeredUpTo('finally-plan'),
    press: '[data-action=next]',
    heard: 'main[data-step=personalize-plan]',
  },
  // Plans and prices come with the scripts: until then the page of paying has nothing else to press.
  {
    name: 'pay',
    path: addressOf('pay'),
    stored: answeredAll(),
    press: '[data-action=back]',
    heard: 'main[data-step=confirm-email]',
  },
] as const

test.for(
  firstTaps.flatMap((tap) => [
    { ...tap, by: 'tap' as const },
    { ...tap, by: 'key' as const },
  ]),
)(
  '$name: the first press is kept until the scripts are there, by $by',
  async ({ path, stored, press, heard, by }, { open }) => {
    const page = await open({ stored, inTab: healthy })
    const release = await holdBack(page, path)
    await page.goto(path, { waitUntil: 'commit' })
    if (by === 'tap') await page.tap(press)
    else {
      await page.focus(press)
      await page.keyboard.press('Enter')
    }
    release()
    await page.waitForSelector(heard)
  },
)

test('boxes that were ticked before the scripts came stay ticked', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('foods-crave') })
  const release = await holdBack(page, addressOf('foods-crave'))
  await page.goto(addressOf('foods-crave'), { waitUntil: 'commit' })
  await page.tap('[data-value=SWEET_TREATS]')
  await page.tap('[data-value=SODA]')
  await page.tap('[data-value=FAST_FOOD]')
  await page.tap('[data-value=FAST_FOOD]')
  release()
  await waitUntilHydrated(page)
  await expect.poll(() => storedHero(page)).toMatchObject({ foodsCrave: ['SWEET_TREATS', 'SODA'] })
})
