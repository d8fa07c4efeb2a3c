import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { heroUpTo } from '#domain/hero/hero.example.ts'
import { revisit, visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { frank } from '../personas/men.ts'
import { recordOf, todayInUtc } from '../personas/record-of.ts'
import { ada } from '../personas/women.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredAll, answeredUpTo } from '../visitor.ts'

const pathOf = (page: Page): string => new URL(page.url()).pathname
const shows = (page: Page, step: string) => page.waitForSelector(`main[data-step="${step}"]`)
const fresh = { gender: '' }

/** Addresses that do not exist. */
const unknown = [
  '/',
  '/v3',
  '/v3/nothing-here',
  '/v3/woman/nothing-here',
  '/v3/person/weight',
  '/v3/woman/weight/more',
  '/v3/woman/',
]

test('an unknown address leads home and loses no answer', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('height') })
  for (const address of unknown) {
    await visit(page, address)
    await shows(page, 'home')
    expect(pathOf(page), address).toBe('/v3/')
    expect(await storedHero(page), address).toEqual(heroUpTo('height', recordOf(ada, todayInUtc())))
  }
})

test('opening a step without any answers leads home, to a fresh record', async ({ open }) => {
  const page = await open()
  await visit(page, '/v3/woman/weight')
  await shows(page, 'home')
  expect(pathOf(page)).toBe('/v3/')
  expect(await storedHero(page)).toStrictEqual(fresh)
  expect(await page.locator('[data-action=continue]').count()).toBe(0)
})

test('opening a step too far ahead resets the record, and the start page restores it', async ({ open }) => {
  const before = heroUpTo('height', recordOf(ada, todayInUtc()))
  const page = await open({ stored: answeredUpTo('height') })
  await visit(page, '/v3/woman/typical-day')
  await shows(page, 'home')
  expect(await storedHero(page)).toStrictEqual(fresh)
  await page.tap('[data-action=continue]')
  await shows(page, 'height')
  expect(await storedHero(page)).toEqual(before)
})

test('the answers of a reset can still be restored after a reload', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('height') })
  await visit(page, '/v3/woman/pay')
  await page.waitForSelector('[data-action=continue]')
  await revisit(page)
  await page.tap('[data-action=continue]')
  await shows(page, 'height')
})

test('the address follows the stored gender', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('weight') })
  await visit(page, '/v3/man/weight')
  await shows(page, 'weight')
  await page.waitForURL('**/v3/woman/weight')
  expect(await page.evaluate(() => history.length)).toBeLessThanOrEqual(2)
  await visit(page, '/v3/man/trust')
  await page.waitForURL('**/v3/woman/trust')
})

test('choosing the other gender keeps the answers and changes the branch', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('weight') })
  await visit(page, '/v3/')
  await page.tap('[data-value=MALE]')
  await page.waitForURL('**/v3/man/trust')
  await visit(page, '/v3/woman/weight')
  await page.waitForURL('**/v3/man/weight')
  expect(await storedHero(page)).toEqual({ ...heroUpTo('weight', recordOf(ada, todayInUtc())), gender: 'MALE' })
})

test('a visitor without an event is not asked for its day', async ({ open }) => {
  const page = await open({ stored: answeredAll(frank) })
  await visit(page, addressOf('event-day', frank))
  await shows(page, 'finally-plan')
  await page.waitForURL('**/v3/man/finally-plan')
})

test('“never” is an answer, an empty list is not', async ({ open }) => {
  const whole = recordOf(ada, todayInUtc())
  const never = await open({ stored: { hero: JSON.stringify({ ...heroUpTo('statistics', whole), bestShape: 0 }) } })
  await visit(never, '/v3/woman/statistics')
  await shows(never, 'statistics')
  const empty = await open({ stored: { hero: JSON.stringify({ ...heroUpTo('current-body', whole), achieve: [] }) } })
  await visit(empty, '/v3/woman/current-body')
  await shows(empty, 'home')
  expect(await storedHero(empty)).toStrictEqual(fresh)
})
