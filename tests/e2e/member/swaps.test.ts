import { expect } from 'vitest'
import type { CandidatesReply, MealView, WeekView } from '#domain/api/member/week.ts'
import { routes } from '#domain/api/routes.ts'
import { test } from '../browser.ts'
import { george } from '../personas/george.ts'
import { handsOf } from '../walk/hands.ts'
import { newOwner, newOwnerWith } from './plan-owner.ts'
import { arriveOn, expectTold, mealPath, openPlan, shows } from './plan-page.ts'

const THIN = '\u202f'
const ENERGY_BAND = 0.05

test('with a keyboard alone, a meal is swapped, and the day comes to what was offered', async ({ open }) => {
  const owner = await newOwner()
  const page = await openPlan(open, owner, { path: '/week/1/day/1', screen: 'day', look: { device: 'desktop' } })
  const { press } = handsOf(page, 'keyboard')
  const dinner = 2
  const answer = await owner.ask('GET', routes.memberCandidates, { week: 1, day: 0, meal: dinner })
  // The server's own contract.
  const { candidates } = (await answer.json()) as CandidatesReply
  expect(candidates.length).toBeGreaterThanOrEqual(3)
  const { targets } = await owner.week()
  for (const { day } of candidates) {
    expect(Math.abs(day.energy - targets.energy)).toBeLessThanOrEqual(targets.energy * ENERGY_BAND)
  }

  await press(`a[href$="${mealPath(0, dinner)}/swap"]`)
  await arriveOn(page, 'swap')
  const shown = await page
    .locator('[data-action=choose]')
    .evaluateAll((buttons) => buttons.map((button) => button.getAttribute('data-value')))
  expect(shown).toEqual(candidates.map(({ recipe }) => recipe))

  const chosen = candidates[1]
  if (chosen === undefined) throw new Error('There is nothing to choose from.')
  await press(`[data-action=choose][data-value="${chosen.recipe}"]`)
  await arriveOn(page, 'day')
  await expectTold(page, `The day comes to ${chosen.day.energy.toLocaleString('en-US')}${THIN}kcal.`)
  await page.locator('main h2', { hasText: chosen.title }).waitFor()
  await page.locator('dd b', { hasText: `${chosen.day.energy.toLocaleString('en-US')}${THIN}kcal` }).waitFor()
  const after = (await owner.week()).days[0]
  expect(after?.meals[dinner]?.dishes[0]?.recipe).toBe(chosen.recipe)
  expect(after?.figures).toEqual(chosen.day)
})

/** A meal in which something stands beside the main dish. */
const mealWithSide = ({ days }: WeekView) =>
  days
    .flatMap(({ meals }, day) => meals.map(({ dishes }, meal) => ({ day, meal, dishes })))
    .find(({ dishes }) => dishes.length > 1)

test('what stands beside a dish is swapped by itself', async ({ open }) => {
  const make = async () => {
    const owner = await newOwner(george)
    await owner.set({ mealsADay: 2 })
    return owner
  }
  const { owner, found } = await newOwnerWith(mealWithSide, make)
  const [main, side] = found.dishes
  const page = await openPlan(open, owner, { path: mealPath(found.day, found.meal), screen: 'meal' })
  await page.getByRole('link', { name: `Swap ${side?.title}`, exact: true }).tap()
  await arriveOn(page, 'swap')
  await page.locator('[data-action=choose]').first().tap()
  await arriveOn(page, 'day')
  const after = (await owner.week()).days[found.day]?.meals[found.meal]?.dishes
  expect(after?.[0]?.recipe).toBe(main?.recipe)
  expect(after?.[1]?.recipe).not.toBe(side?.recipe)
})

/** Grams of an amount that is told in grams or kilograms, else null. */
function gramsIn(words = ''): number | null {
  const [, figure, unit] = /^([\d.]+)\s(g|kg)$/.exec(words) ?? []
  return figure === undefined ? null : Number(figure) * (unit === 'kg' ? 1000 : 1)
}

const mealOf = ({ days }: WeekView, { day, meal }: { day: number; meal: number }): MealView | undefined =>
  days[day]?.meals[meal]

const linesOf = (view: WeekView, place: { day: number; meal: number }) =>
  view.cards[mealOf(view, place)?.dishes[0]?.card ?? '']?.lines ?? []

/** A meal that may be cooked in double, the first one it keeps for, and something of it that the week has only there. */
function keptMeal(view: WeekView) {
  const all = Object.values(view.cards).flatMap(({ lines }) => lines.map(({ ingredient }) => ingredient))
  for (const [day, { meals }] of view.days.entries()) {
    for (const [meal, { keepsFor }] of meals.entries()) {
      const [later] = keepsFor
      const own = linesOf(view, { day, meal }).find(
        ({ ingredient, amounts }) => gramsIn(amounts[0]) !== null && all.filter((id) => id === ingredient).length === 1,
      )
      if (later !== undefined && own !== undefined) return { place: { day, meal }, later, own: own.ingredient }
    }
  }
  return undefined
}

test('what is cooked in double is named where it is eaten again, and the amounts and the list grow', async ({
  open,
}) => {
  const { owner, found } = await newOwnerWith(keptMeal)
  const { place, later, own } = found
  const before = await owner.week()
  const needed = async () => {
    const { aisles } = await owner.list()
    return gramsIn(aisles.flatMap(({ lines }) => lines).find(({ id }) => id === own)?.need) ?? 0
  }
  const amountIn = (view: WeekView) =>
    gramsIn(linesOf(view, place).find(({ ingredient }) => ingredient === own)?.amounts[0]) ?? 0
  const neededBefore = await needed()
  expect(neededBefore).toBeGreaterThan(0)

  const page = await openPlan(open, owner, { path: mealPath(place.day, place.meal), screen: 'meal' })
  await page.locator('[data-action=cook-double]').first().tap()
  await expectTold(page, 'now comes out of this pot, and the amounts include it.')
  const after = await owner.week()
  expect(mealOf(after, later)?.leftoverOf).toEqual(place)
  // Both portions may be a little larger or smaller than before, so that the days add up.
  expect(amountIn(after) / amountIn(before)).toBeGreaterThan(1.4)
  expect((await needed()) / neededBefore).toBeGreaterThan(1.4)

  await page.goto(`/v3/plan/week/1/day/${later.day + 1}`)
  await shows(page, 'day')
  await page.locator('main', { hasText: /From \w+’s (lunch|dinner)/ }).waitFor()
  await page.goto(`/v3/plan${mealPath(later.day, later.meal)}`)
  await shows(page, 'meal')
  await page
    .locator('main', { hasText: /(?:Cooked|Made) for \w+’s (lunch|dinner) and waiting in the fridge/ })
    .waitFor()
  const source = page.getByRole('link', { name: 'To the recipe' })
  await source.tap()
  await arriveOn(page, 'meal')
  expect(page.url()).toContain(mealPath(place.day, place.meal))
})
