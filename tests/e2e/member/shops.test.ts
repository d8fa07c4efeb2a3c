import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { revisit } from '#tests/e2e/hydration.ts'
import { test } from '../browser.ts'
import { pescatarian } from './people.ts'
import { newOwner, newOwnerWith, type PlanOwner } from './plan-owner.ts'
import { expectMessage, openPlan, shows } from './plan-page.ts'

const line = (id: string) => `label[data-value="${id}"]`
const tickedLines = (page: Page) =>
  page
    .locator('label[data-ticked=true]')
    .evaluateAll((labels) => labels.map((label) => label.getAttribute('data-value') ?? ''))

async function newFamily(): Promise<PlanOwner> {
  const owner = await newOwner(pescatarian)
  await owner.set({ eaters: 4 })
  return owner
}

/** A staple on a list that also has a few other things to buy. */
async function someStaple(_: unknown, { list }: PlanOwner) {
  const lines = (await list()).aisles.flatMap((aisle) => aisle.lines)
  return lines.filter(({ staple }) => !staple).length >= 3 ? lines.find(({ staple }) => staple) : undefined
}

test('a member ticks off a list for a family of four, and the ticks stay', async ({ open }) => {
  const { owner, found: staple } = await newOwnerWith(someStaple, newFamily)
  const { aisles, eaters } = await owner.list()
  expect(eaters).toBe(4)
  const lines = aisles.flatMap(({ lines }) => lines)
  const toBuy = lines.filter(({ staple }) => !staple).map(({ id }) => id)
  const [first = '', second = '', third = ''] = toBuy
  const serverTicks = async () =>
    (await owner.list()).aisles.flatMap((aisle) => aisle.lines.filter(({ ticked }) => ticked).map(({ id }) => id))

  const page = await openPlan(open, owner, { path: '/list', screen: 'list' })
  await page.waitForSelector(line(first))
  expect(await page.textContent('main')).toContain('For 4 people')
  expect(await page.locator('#progress-words').textContent()).toBe(`0 of ${toBuy.length}`)
  // Aisles are in the order of a round through the shop.
  const shown = await page.locator('main section[aria-label] h2').allTextContents()
  expect(shown).toEqual(aisles.filter((aisle) => aisle.lines.some(({ staple }) => !staple)).map(({ aisle }) => aisle))

  // Staples are collapsed until the member opens them.
  expect(await page.locator(line(staple.id)).isVisible()).toBe(false)
  await page.tap('[data-action=staples]')
  await page.locator(line(staple.id)).waitFor()

  await page.tap(line(first))
  await page.tap(line(second))
  expect(await page.locator('#progress-words').textContent()).toBe(`2 of ${toBuy.length}`)
  await expect.poll(serverTicks).toEqual(expect.arrayContaining([first, second]))
  await page.tap('[data-action=hide-ticked]')
  await expect.poll(() => page.locator(line(first)).count()).toBe(0)
  expect(await page.locator(line(third)).isVisible()).toBe(true)
  await page.locator('main', { hasText: '2 ticked lines are hidden.' }).waitFor()

  await revisit(page)
  await shows(page, 'list')
  expect((await tickedLines(page)).toSorted()).toEqual([first, second].toSorted())

  // All lines are unticked, and that is undone.
  await page.tap('[data-action=untick-all]')
  await expectMessage(page, '2 lines are unticked.')
  expect(await tickedLines(page)).toEqual([])
  await page.getByRole('button', { name: 'Undo' }).tap()
  expect((await tickedLines(page)).toSorted()).toEqual([first, second].toSorted())
  await expect.poll(async () => (await serverTicks()).toSorted()).toEqual([first, second].toSorted())
})

test('for more people the list has larger amounts, in the units of the member', async ({ open }) => {
  const owner = await newOwner(pescatarian)
  const page = await openPlan(open, owner, { path: '/list', screen: 'list' })
  await page.waitForSelector('label[data-value]')
  const needs = () => page.locator('label[data-value]').allTextContents()
  const forOne = await needs()
  expect(forOne.join(' ')).toMatch(/\d\u202f?\s?(oz|lb)\b/)
  expect(forOne.join(' ')).not.toMatch(/\d\u202f?\s?(g|kg|ml)\b/)
  await page.getByRole('link', { name: 'Change the number of people' }).tap()
  await shows(page, 'settings')
  await page.locator('label[data-unit="4"]').tap()
  await page.getByRole('button', { name: 'Save', exact: true }).tap()
  await expectMessage(page, 'Saved.')
  await page.getByRole('navigation', { name: 'Your plan' }).getByText('List', { exact: true }).tap()
  await page.locator('main', { hasText: 'For 4 people' }).waitFor()
  expect(await needs()).not.toEqual(forOne)
})
