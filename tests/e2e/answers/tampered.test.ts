import { expect } from 'vitest'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { problems } from '#domain/problems.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { newAddress } from '../new-address.ts'
import { recordOf, todayInUtc } from '../personas/record-of.ts'
import { ada } from '../personas/women.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredAll, answeredUpTo, healthy } from '../visitor.ts'

test('a goal lowered in the storage is refused politely, and can be corrected', async ({ open }) => {
  const hero = { ...recordOf(ada, todayInUtc()), goalWeight: 45 }
  const page = await open({ stored: { hero: JSON.stringify(hero), units: 'metric' } })
  await visit(page, addressOf('finally-plan'))
  await expect.poll(() => page.textContent('h1')).toBe('This goal wouldn’t be good for you')
  expect(await page.locator('[data-action=next]').count()).toBe(0)
  // 18.5 kg/m² at 170 cm are 53.47 kg.
  await page.tap('[data-action=mend]')
  await expect.poll(() => page.textContent('h1')).toContain('half of people like you weigh')
  expect(await storedHero(page)).toEqual({ ...hero, goalWeight: 54 })
})

test('invalid stored answers are found before they are used, and lead to their question', async ({ open }) => {
  const whole = recordOf(ada, todayInUtc())
  const cases = [
    [{ ...whole, goalWeight: 45 }, 'goal-weight'],
    [{ ...whole, height: 200, weight: 40 }, 'weight'],
    [{ ...whole, eventDate: '2020-01-01' }, 'event-day'],
    [{ ...whole, bestShape: undefined }, 'best-shape'],
  ] as const
  const page = await open({ stored: { units: 'metric' }, inTab: healthy })
  await visit(page, '/v3/')
  for (const [hero, slug] of cases) {
    await page.evaluate((text) => localStorage.setItem('hero', text), JSON.stringify(hero))
    await visit(page, addressOf('personalize-plan'))
    await page.tap('[data-action=mend]')
    await page.waitForSelector(`main[data-step="${slug}"]`)
  }
})

test('tampering with other entries does no harm', async ({ open }) => {
  const page = await open({
    stored: {
      ...answeredAll(),
      units: 'furlongs',
      theme: 'pink',
      productsData: '[{"id":7,"price":"free"}]',
      userIP: '<b>',
      order: '{"id":[]}',
      reloaded: '/v3/',
      token: 'f\u00fcr \u0142ukasz\n',
    },
    inTab: { ...healthy, purchase: '{"key":1}', lostAnswers: '{"gender":' },
    // The first day is requested with the invalid token.
    expected: [/status 401/, /console: .*401/],
  })
  await visit(page, '/v3/complete')
  await expect.poll(() => page.textContent('h1')).toBe('There’s no order on this device')
  await visit(page, addressOf('weight'))
  expect(await page.inputValue('input[name=weight]')).not.toBe('')
  await visit(page, addressOf('pay'))
  await expect.poll(() => page.locator('[data-plan]').count()).toBe(3)
})

test('a token that is not a valid header value does not lock the device out', async ({ open }) => {
  const page = await open({ stored: { ...answeredUpTo('confirm-email'), token: '\u0142\n' }, inTab: healthy })
  await visit(page, addressOf('confirm-email'))
  await page.fill('input[name=email]', newAddress('cut-off'))
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=pay]')
})

test('the server enforces the same rules: answers tampered with past every page are refused there, with a reason', async ({
  open,
}) => {
  const email = newAddress('past-every-page')
  const hero = { ...heroUpTo('confirm-email', recordOf(ada, todayInUtc())), goalWeight: 45 }
  const page = await open({
    stored: { hero: JSON.stringify(hero), units: 'metric' },
    inTab: healthy,
    expected: [/status 422/, /console: .*422/],
  })
  await visit(page, addressOf('confirm-email'))
  await page.fill('input[name=email]', email)
  await page.tap('[data-action=next]')
  await expect.poll(() => page.locator('[role=alert]').allTextContents()).toEqual([problems.GOAL_UNDERWEIGHT.say])
  expect(await page.inputValue('input[name=email]')).toBe(email)
  expect(await storedHero(page)).toEqual(hero)
})
