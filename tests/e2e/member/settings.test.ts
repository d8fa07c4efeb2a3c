import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { test } from '../browser.ts'
import { newOwner } from './plan-owner.ts'
import { expectMessage, openPlan, shows } from './plan-page.ts'

const tab = (page: Page, name: string) =>
  page.getByRole('navigation', { name: 'Your plan' }).getByText(name, { exact: true }).tap()
const choice = (name: string, value: string | number) => `label:has(input[name=${name}][value="${value}"])`

test('a member changes three meals a day to five, and the week is planned again', async ({ open }) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner, { path: '/settings', screen: 'settings' })
  expect(await page.locator('[data-action=save]').count()).toBe(0)
  await page.tap(choice('dayEats', 5))
  await page.locator('form', { hasText: 'Your current week will be replanned' }).waitFor()

  // Unsaved changes survive leaving the page, and can be undone.
  await tab(page, 'Week')
  await shows(page, 'week')
  expect(await page.locator('main a[href*="/meal/"]').count()).toBe(21)
  await tab(page, 'Settings')
  await shows(page, 'settings')
  expect(await page.isChecked('input[name=dayEats][value="5"]')).toBe(true)
  await page.tap('[data-action=undo]')
  expect(await page.isChecked('input[name=dayEats][value="3"]')).toBe(true)
  expect(await page.locator('[data-action=save]').count()).toBe(0)

  await page.tap(choice('dayEats', 5))
  await page.tap('[data-action=save]')
  await expectMessage(page, /^Saved\. We planned the week of .+ again\./)
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Saved.')
  await tab(page, 'Week')
  await shows(page, 'week')
  await page.waitForFunction(() => document.querySelectorAll('main a[href*="/meal/"]').length === 35)
  expect((await owner.week()).days.map(({ meals }) => meals.length)).toEqual([5, 5, 5, 5, 5, 5, 5])
})

test('a member changes the diet and gets other dishes, and conflicting choices are explained', async ({ open }) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner, { path: '/settings', screen: 'settings' })
  await page.tap(choice('typeDietPrefer', 'VEGAN'))
  await page.tap(choice('typeDietPrefer', 'PALEO'))
  await page.locator('form [role=status]', { hasText: 'We keep vegan and loosen paleo.' }).waitFor()
  await page.tap(choice('typeDietPrefer', 'PALEO'))
  // "None" excludes all others.
  await page.tap(choice('foodRestrictions', 'NONE'))
  expect(await page.locator('input[name=foodRestrictions]:checked').count()).toBe(1)
  await page.tap(choice('foodRestrictions', 'GLUTEN'))
  expect(await page.isChecked('input[name=foodRestrictions][value=NONE]')).toBe(false)
  await page.tap('[data-action=save]')
  await expectMessage(page, /^Saved\./)
  const { settings } = await owner.member()
  expect(settings).toMatchObject({ diets: ['VEGAN', 'MEDITERRANEAN'], restrictions: ['GLUTEN'] })
  const words = Object.values((await owner.week()).cards).flatMap(({ allergens }) =>
    allergens.map((each) => each.allergen),
  )
  for (const barred of ['Gluten', 'Eggs', 'Dairy', 'Fish']) expect(words).not.toContain(barred)
})

test('without a network the choices stay as they are, and a message says so', async ({ open }) => {
  const owner = await newOwner()
  const expected = [/ERR_INTERNET_DISCONNECTED/, /console: Failed to load resource/]
  const page = await openPlan(open, owner, { path: '/settings', screen: 'settings', look: { expected } })
  await page.tap(choice('dayEats', 4))
  await page.context().setOffline(true)
  await page.tap('[data-action=save]')
  await page.locator('[role=alert]', { hasText: 'Your changes are still here' }).waitFor()
  expect(await page.isChecked('input[name=dayEats][value="4"]')).toBe(true)
  await page.context().setOffline(false)
  await page.tap('[data-action=save]')
  await expectMessage(page, /^Saved\./)
  expect((await owner.member()).settings.mealsADay).toBe(4)
})
