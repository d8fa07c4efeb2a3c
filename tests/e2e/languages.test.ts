import { expect } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from './browser.ts'
import { storedHero } from './stored-hero.ts'
import { addressOf, answeredAll, answeredUpTo, healthy } from './visitor.ts'

const languageOf = (page: { evaluate: (read: () => string) => Promise<string> }) =>
  page.evaluate(() => document.documentElement.lang)

test('a browser gets its English, and a switch on the first page is kept', async ({ open }) => {
  const british = await open({ locale: 'en-AU' })
  await visit(british, '/v3/')
  expect(await languageOf(british)).toBe('en-GB')
  await british.tap('a:has-text("English (US)")')
  await british.waitForFunction(() => document.documentElement.lang === 'en-US')
  await visit(british, '/v3/privacy')
  expect(await languageOf(british)).toBe('en-US')
  const german = await open({ locale: 'de-DE' })
  await visit(german, '/v3/')
  expect(await languageOf(german)).toBe('en-US')
})

test('a switch in the middle of the questionnaire keeps every answer, and so does the one back', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('weight-change') })
  await visit(page, addressOf('weight-change'))
  const before = (await storedHero(page)) as object
  const said = async (words: string) => (await page.textContent('h1'))?.includes(words)
  await visit(page, `${addressOf('weight-change')}?lang=es`)
  expect([await languageOf(page), await said('peso')]).toEqual(['es', true])
  expect(await storedHero(page)).toEqual(before)
  await page.tap('main [data-value=GAIN_AND_LOSE_WEIGHT_EASILY]')
  await page.waitForSelector('main[data-step=caused-weight-gain]')
  const answered = { ...before, weightChange: 'GAIN_AND_LOSE_WEIGHT_EASILY' }
  expect(await storedHero(page)).toEqual(answered)
  await visit(page, `${addressOf('caused-weight-gain')}?lang=en-GB`)
  expect([await languageOf(page), await said('weight')]).toEqual(['en-GB', true])
  expect(await storedHero(page)).toEqual(answered)
  // What was chosen in one language is marked in the other.
  await visit(page, addressOf('weight-change'))
  expect(
    await page.locator('main [aria-pressed=true], main [aria-checked=true], main :checked').count(),
  ).toBeGreaterThan(0)
})

test('the forecast writes its day as the language does', async ({ open }) => {
  for (const [locale, heading] of [
    ['en-US', /^By [A-Z][a-z]+ \d{1,4}(, \d{4})?, half of people/],
    ['en-GB', /^By (\d{1,2} )?[A-Z][a-z]+( \d{4})?, half of people/],
  ] as const) {
    const page = await open({ locale, stored: answeredAll(), inTab: healthy })
    await visit(page, addressOf('finally-plan'))
    await page.waitForFunction(() => document.querySelector('h1')?.textContent?.startsWith('By '))
    expect(await page.textContent('h1')).toMatch(heading)
  }
})
