import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import { routes } from '#domain/api/routes.ts'
import { test } from '../browser.ts'
import { newOwner } from './plan-owner.ts'
import { expectMessage, expectPlainWords, goToPlan, openPlan } from './plan-page.ts'

/** The energies of the meals that Today shows, in their order, kcal. */
const mealEnergies = async (page: Page): Promise<readonly number[]> =>
  (await page.locator('li[data-slot] p:first-child').allTextContents()).map((text) =>
    Number(text.replace(/^.*· /, '').replace(/[^\d]/g, '')),
  )

const sum = (all: readonly number[]): number => all.reduce((total, each) => total + each, 0)

test('a pregnancy reported in the morning makes the meals of today larger, but not the one that was eaten; undo takes it back', async ({
  open,
}) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner, { path: '/', screen: 'today' })
  const first = page.locator('li[data-slot] [data-action=toggle-eaten]').first()
  await first.tap()
  await expect.poll(() => first.getAttribute('aria-pressed')).toBe('true')
  const before = await mealEnergies(page)
  // The entry has to reach the server, so that it knows what was eaten.
  await expect
    .poll(async () => ((await (await owner.ask('GET', routes.memberDiary)).json()) as { entries: [] }).entries.length)
    .toBe(1)

  // Everything for the week has been bought.
  const lines = (await owner.list()).aisles.flatMap(({ lines }) => lines)
  const changedAt = new Date().toISOString()
  const ticks = lines.map(({ id }) => ({ id, ticked: true, changedAt }))
  await owner.ask('PUT', routes.memberTicks, { week: 1 }, { ticks })

  await goToPlan(page, '/weight', 'weight')
  await page.tap('[data-kind=PREGNANT_OR_BREASTFEEDING]')
  await page.locator('form', { hasText: 'the meals you have planned get larger' }).waitFor()
  await page.tap('[data-action=save-event]')
  await expectMessage(page, 'your plan holds your weight')

  await goToPlan(page, '/', 'today')
  await page.locator('[data-more-food]', { hasText: 'From today your meals are larger.' }).waitFor()
  await page.locator('[data-review=HOLD]').waitFor()
  await expectPlainWords(page)
  const after = await mealEnergies(page)
  expect(after).toHaveLength(before.length)
  expect(after[0]).toBe(before[0])
  // A meal may have been as large as a plate can be already; none is smaller, and the day has what it should.
  for (const [meal, energy] of after.entries()) expect(energy).toBeGreaterThanOrEqual(before[meal] ?? 0)
  expect(sum(after)).toBeGreaterThan(sum(before) + 100)
  const { days, targets } = await owner.week()
  expect(Math.abs((days[0]?.figures.energy ?? 0) / targets.energy - 1)).toBeLessThan(0.06)

  await goToPlan(page, '/list', 'list')
  await page.locator('main', { hasText: 'Your meals are larger now.' }).waitFor()
  await page.locator('[data-ticked=false]', { hasText: 'more than before' }).first().waitFor()
  await goToPlan(page, '/', 'today')
  await page.locator('[data-action=undo-change]').tap()
  await expectMessage(page, 'Undone')
  await expect.poll(() => mealEnergies(page)).toEqual(before)
  expect(await page.locator('[data-more-food]').count()).toBe(0)
})
