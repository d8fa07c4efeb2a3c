import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { visit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { storedHero } from '../stored-hero.ts'
import { addressOf, answeredUpTo } from '../visitor.ts'

const tapAll = async (page: Page, values: readonly string[]) => {
  for (const value of values) await page.tap(`main [data-value="${value}"]`)
}

test('nothing chosen is no answer, and the page says so', async ({ open }) => {
  const page = await open({ stored: answeredUpTo('achieve') })
  await visit(page, addressOf('achieve'))
  await page.tap('[data-action=next]')
  expect(await page.textContent('[role=alert]')).toContain('at least one')
  await tapAll(page, ['GET_FIT', 'GET_FIT'])
  expect(await storedHero(page)).toMatchObject({ achieve: [] })
  await page.tap('[data-action=next]')
  await page.waitForSelector('[role=alert]')
  expect(await page.getAttribute('main', 'data-step')).toBe('achieve')
  await tapAll(page, ['LOSE_WEIGHT'])
  expect(await page.locator('[role=alert]').count()).toBe(0)
  await page.tap('[data-action=next]')
  await page.waitForSelector('main[data-step=current-body]')
})

test.for([
  ['foods-crave', 'foodsCrave', 'SODA', 'NONE_ABOVE'],
  ['food-restrictions', 'foodRestrictions', 'EGGS', 'NONE'],
] as const)('%s: “none” and the others exclude each other', async ([slug, key, other, none], { open }) => {
  const page = await open({ stored: answeredUpTo(slug) })
  await visit(page, addressOf(slug))
  await tapAll(page, [other, none])
  expect(await storedHero(page)).toMatchObject({ [key]: [none] })
  await tapAll(page, [other])
  expect(await storedHero(page)).toMatchObject({ [key]: [other] })
})
