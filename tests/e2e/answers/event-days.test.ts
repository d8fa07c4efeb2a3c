import { expect } from 'vitest'
import { addDays } from '#domain/time.ts'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredUpTo } from '../visitor.ts'

const inDays = (count: number): string => addDays(todayInUtc(), count)

/** No day, today, yesterday, the first year, a day beyond two years, and the last year. */
const refused = ['', inDays(0), inDays(-1), '0001-01-01', inDays(731), '9999-12-31']

test('an event is at no day that is past or far', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('event-day') })
  await visit(page, addressOf('event-day'))
  for (const day of refused) {
    await page.fill('input[name=eventDate]', day)
    await page.tap('[data-action=next]')
    expect(await page.textContent('[role=alert]'), day).toBe('Choose a day from tomorrow to two years from now.')
    expect(await page.inputValue('input[name=eventDate]')).toBe(day)
    expect(await storedHero(page), day).not.toHaveProperty('eventDate')
  }
})

test.for([1, 730])('an event may be %i days ahead', async (count, { open }) => {
  const page = await open({ stored: answeredUpTo('event-day') })
  await visit(page, addressOf('event-day'))
  await page.fill('input[name=eventDate]', inDays(count))
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=finally-plan]')
  expect(await storedHero(page)).toMatchObject({ eventDate: inDays(count) })
})
