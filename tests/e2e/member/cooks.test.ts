import type { Page } from 'playwright-core'
import { expect } from 'vitest'
import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { WeekView } from '#domain/api/member/week.ts'
import { revisit } from '#tests/e2e/hydration.ts'
import { sessionOn, test } from '../browser.ts'
import { newAddress } from '../new-address.ts'
import { fillIn, isPaid, openPay, PAY } from '../paying/pay-page.ts'
import { veganCook } from './people.ts'
import { ownerOf } from './plan-owner.ts'
import { arriveOn, expectMessage, expectPlainWords, goToPlan, mealPath, shows } from './plan-page.ts'

const THIN = '\u202f'

/** Replaces the browser's screen lock with one that counts its calls. */
const countWakeLocks = (page: Page) =>
  page.addInitScript(() => {
    const counts = { taken: 0, released: 0 }
    Object.assign(window, { wakeLocks: counts })
    const request = async () => {
      counts.taken += 1
      return {
        release: async () => {
          counts.released += 1
        },
      }
    }
    Object.defineProperty(navigator, 'wakeLock', { value: { request }, configurable: true })
  })
const wakeLocks = (page: Page): Promise<unknown> => page.evaluate(() => Reflect.get(window, 'wakeLocks'))

/** The first cooked dish with a waiting time, with the place of the first such step. */
function timedDish(view: WeekView) {
  for (const [number, day] of view.days.entries())
    for (const [meal, { dishes, leftoverOf }] of day.meals.entries()) {
      const card = view.cards[dishes[0]?.card ?? '']
      const step = card?.steps.findIndex(({ minutes }) => minutes !== null && minutes > 1) ?? -1
      if (leftoverOf === null && card !== undefined && step >= 0) return { day, number, meal, card, step }
    }
  throw new Error('No dish of this week has a waiting time.')
}

/** The lines of a dish as a member reads them: grouped under their headings, in order of first appearance. */
const linesRead = ({ lines }: RecipeCard) => [...Map.groupBy(lines, ({ group }) => group).values()].flat()

/** What a clock shows during the minute before this many minutes are left: "4:", "1:29:". */
const clockBelow = (minutes: number) =>
  minutes <= 60
    ? `${minutes - 1}:`
    : `${Math.floor((minutes - 1) / 60)}:${String((minutes - 1) % 60).padStart(2, '0')}:`

test('a vegan coeliac cook buys a plan, opens it and cooks the first dish', async ({ open }) => {
  const email = newAddress('vegan-cook')
  const page = await openPay(open, email, {}, veganCook)
  await page.clock.install()
  await countWakeLocks(page)
  await fillIn(page)
  await page.tap(PAY)
  await isPaid(page)
  await page.tap('[data-action=open-plan]')
  await shows(page, 'today')
  await goToPlan(page, '/week', 'week')
  const token = await page.evaluate(() => localStorage.getItem('token') ?? '')
  const view = await ownerOf(email, token, { session: await sessionOn(page) }).week()

  // The week: seven days of five meals, today among them.
  const days = page.locator('main ol > li[data-today]')
  expect(await days.count()).toBe(7)
  expect(await page.locator('main li[data-today=true]').count()).toBe(1)
  expect(await page.locator('main a[href*="/meal/"]').count()).toBe(35)
  expect(await page.locator('main img').count()).toBe(35)
  await expectPlainWords(page)

  // The day, and the dish on it.
  const { day, number, meal, card, step } = timedDish(view)
  await page.locator(`main a[href$="/week/1/day/${number + 1}"]`).tap()
  await arriveOn(page, 'day')
  expect(await page.textContent('main')).toContain(`${day.figures.energy.toLocaleString('en-US')}${THIN}kcal`)
  await page.locator(`main h2 a[href$="${mealPath(number, meal)}"]`).tap()
  await arriveOn(page, 'meal')
  expect(await page.textContent('h1')).toBe(card.title)
  await expect.poll(() => page.title()).toContain(card.title)
  await expectPlainWords(page)

  // Changed from one eater to four, all amounts are those for four.
  const method = page.locator('main ol').filter({ hasText: 'Step 1' }).first()
  const amounts = page.locator('section:has(fieldset)').first().locator('li b')
  const amountsFor = (people: number) =>
    linesRead(card)
      .map(({ amounts }) => amounts[people - 1] ?? '')
      .filter((words) => words !== '')
  expect((await amounts.allTextContents()).map((words) => words.trim())).toEqual(amountsFor(1))
  for (const _ of ['second', 'third', 'fourth'])
    await page.getByRole('button', { name: 'One person more' }).first().tap()
  expect(await page.locator('main output').first().textContent()).toBe('for 4 people')
  expect((await amounts.allTextContents()).map((words) => words.trim())).toEqual(amountsFor(4))

  // Steps can be ticked off, and stay ticked.
  await method.locator('label').first().tap()
  await page.locator('section:has(fieldset) li label').first().tap()
  await revisit(page)
  await shows(page, 'meal')
  expect(await method.locator('input').first().isChecked()).toBe(true)
  expect(await page.locator('section:has(fieldset) li input').first().isChecked()).toBe(true)
  expect(await page.locator('main output').first().textContent()).toBe('for 4 people')

  // The screen stays on while the member wants it, and no longer than the page is open.
  await page.getByRole('switch').tap()
  await expect.poll(() => wakeLocks(page)).toEqual({ taken: 1, released: 0 })

  // A timer counts down, also on another page, and announces when it has run out.
  const minutes = card.steps[step]?.minutes ?? 0
  await method.locator('> li').nth(step).locator('[data-action=start-timer]').press('Enter')
  expect(await page.evaluate(() => document.activeElement?.textContent)).toBe('Pause')
  await page.clock.fastForward(30_000)
  await page.locator('[role=timer]', { hasText: clockBelow(minutes) }).waitFor()
  await page.getByRole('navigation', { name: 'Your plan' }).getByText('List', { exact: true }).tap()
  await arriveOn(page, 'list')
  await expect.poll(() => wakeLocks(page)).toEqual({ taken: 1, released: 1 })
  await expect.poll(() => page.title()).toMatch(/^[\d:]+:\d\d · Shopping list/)
  await page.clock.fastForward(minutes * 60_000)
  await expectMessage(page, `${card.title} (Step ${step + 1}): time is up.`)
  await expect.poll(() => page.title()).toMatch(/^Time is up · Shopping list/)
  await page.getByRole('region', { name: 'Timers' }).getByRole('link').tap()
  await arriveOn(page, 'meal')

  // The nutrition of the portion, and its share of the day.
  const share = Math.round((card.nutrition.energy / day.figures.energy) * 100)
  const row = page.locator('table tr', { hasText: 'Energy' }).first()
  expect(await row.locator('td').allTextContents()).toEqual([
    `${card.nutrition.energy.toLocaleString('en-US')}${THIN}kcal`,
    `${share}%`,
  ])
})
