import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { addDays } from '#domain/hero/iso-date.ts'
import { isAlive } from '../alive.ts'
import { test } from '../browser.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredUpTo, healthy } from '../visitor.ts'

const inAYear = addDays(todayInUtc(), 365)

/** Holds the app's code back, as a slow network would; returns what lets it come. */
async function holdBack(page: Page): Promise<() => void> {
  const { promise, resolve } = Promise.withResolvers<void>()
  await page.route('**/assets/*.js', async (route) => {
    await promise
    await route.fallback()
  })
  return resolve
}

test.for([
  ['height', 'height', '171', 'weight', 171],
  ['event-day', 'eventDate', inAYear, 'finally-plan', inAYear],
  ['confirm-email', 'email', 'early-bird@example.com', 'pay', 'early-bird@example.com'],
] as const)(
  '%s: what is typed and sent before the page is alive is neither lost nor told to anybody',
  async ([slug, key, typed, next, kept], { open }) => {
    const page = await open({ stored: answeredUpTo(slug), inTab: healthy })
    const release = await holdBack(page)
    await page.goto(addressOf(slug), { waitUntil: 'commit' })
    await page.fill(`input[name=${key}]`, typed)
    await page.press(`input[name=${key}]`, 'Enter')
    await page.tap('[data-action=next]')
    expect(new URL(page.url()).search).toBe('')
    release()
    await isAlive(page)
    expect(await page.inputValue(`input[name=${key}]`)).toBe(typed)
    await page.tap('[data-action=next]')
    await page.waitForSelector(`main[data-step=${next}]`)
    expect(await storedHero(page)).toMatchObject({ [key]: kept })
  },
)
