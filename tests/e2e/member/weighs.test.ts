import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { WeightsReply } from '#domain/api/member/weights.ts'
import { routes } from '#domain/api/routes.ts'
import { addDays } from '#domain/time.ts'
import { test } from '../browser.ts'
import { todayInUtc } from '../personas/record-of.ts'
import { pescatarian } from './people.ts'
import { newOwner, type PlanOwner } from './plan-owner.ts'
import { expectMessage, expectPlainWords, openPlan } from './plan-page.ts'

const THIN = '\u202f'

async function weightsOf(owner: PlanOwner): Promise<WeightsReply['weights']> {
  const answer = await owner.ask('GET', routes.memberWeights)
  // The reply has this type by the route's response schema.
  return ((await answer.json()) as WeightsReply).weights
}

async function log(page: Page, text: string, day?: string): Promise<void> {
  await page.fill('input[name=weight]', text)
  if (day !== undefined) {
    await page.tap('form [data-action=more]')
    await page.fill('input[name=day]', day)
  }
  await page.tap('[data-action=save]')
}

const rows = (page: Page) => page.locator('li[data-day]')

test('a member who weighs in kilograms logs, is asked about a slip, deletes a weight and undoes that', async ({
  open,
}) => {
  const owner = await newOwner()
  const today = todayInUtc()
  const yesterday = addDays(today, -1)
  const page = await openPlan(open, owner, { path: '/weight', screen: 'weight' })
  await page.locator('main', { hasText: 'Where you start' }).waitFor()
  await expectPlainWords(page)

  await log(page, '')
  await page.locator('[role=alert]', { hasText: 'Please enter a number.' }).waitFor()
  await log(page, '800')
  await page.locator('[role=alert]', { hasText: 'That doesn’t look like a weight for your height.' }).waitFor()
  expect(await page.inputValue('input[name=weight]')).toBe('800')

  // A comma works as well as a point.
  await log(page, '80,2', yesterday)
  await expectMessage(page, `Saved: 80.2${THIN}kg on`)
  await expect.poll(() => weightsOf(owner)).toEqual([{ day: yesterday, kg: 80.2 }])

  // Eight kilograms less than yesterday may be true, but the member is asked first.
  await log(page, '72')
  await page.locator('[role=status]', { hasText: 'Was this you' }).waitFor()
  expect(await weightsOf(owner)).toHaveLength(1)
  await page.getByRole('button', { name: `Yes, 72${THIN}kg is right` }).tap()
  await expect
    .poll(() => weightsOf(owner))
    .toEqual([
      { day: yesterday, kg: 80.2 },
      { day: today, kg: 72, confirmed: true, minuteOfDay: expect.any(Number) },
    ])
  await expect.poll(() => rows(page).count()).toBe(2)

  // It was not true: deleted, restored, and corrected.
  await page
    .locator(`li[data-day="${today}"]`)
    .getByRole('button', { name: /^Delete 72/ })
    .tap()
  await expectMessage(page, `Deleted: 72.0${THIN}kg on`)
  await expect.poll(() => rows(page).count()).toBe(1)
  await page.getByRole('button', { name: 'Undo' }).tap()
  await expectMessage(page, 'Undone.')
  await expect.poll(() => rows(page).count()).toBe(2)
  await page
    .locator(`li[data-day="${today}"]`)
    .getByRole('button', { name: /^Change 72/ })
    .tap()
  await page.waitForFunction(() => document.activeElement?.getAttribute('name') === 'weight')
  await log(page, '79.9')
  await expectMessage(page, `Saved: 79.9${THIN}kg on`)
  await expect
    .poll(() => weightsOf(owner))
    .toEqual([
      { day: yesterday, kg: 80.2 },
      { day: today, kg: 79.9, minuteOfDay: expect.any(Number) },
    ])

  // The text beside the chart says the same, and so does the table.
  await page
    .locator('section[aria-labelledby=weight-standing]', { hasText: /About \d\d(\.\d)?\u202fkg today/ })
    .waitFor()
  await page.locator('summary', { hasText: 'Show as a table' }).tap()
  expect(await page.locator('details tbody tr').count()).toBeGreaterThanOrEqual(2)
  await expectPlainWords(page)
})

test('a member who weighs in pounds sees pounds, and the server stores kilograms', async ({ open }) => {
  const owner = await newOwner(pescatarian)
  const page = await openPlan(open, owner, { path: '/weight', screen: 'weight' })
  await log(page, '230.4')
  await expectMessage(page, `Saved: 230.4${THIN}lb on`)
  await expect.poll(async () => (await weightsOf(owner)).map(({ kg }) => Math.round(kg * 100) / 100)).toEqual([104.51])
  await page.locator(`li[data-day="${todayInUtc()}"]`, { hasText: `230.4${THIN}lb` }).waitFor()
  expect(await page.textContent('main')).not.toMatch(/\d\u202fkg/)

  // In the other units it is the same weight.
  await owner.set({ units: 'metric' })
  await page.reload()
  await page.locator(`li[data-day="${todayInUtc()}"]`, { hasText: `104.5${THIN}kg` }).waitFor()
})
