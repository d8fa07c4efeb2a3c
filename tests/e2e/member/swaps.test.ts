import { expect } from 'vitest'
import type { MealView, WeekView } from '#domain/api/member/week.ts'
import { inputMethodOf } from '#tests/e2e/walk/input-method.ts'
import { test } from '../browser.ts'
import { george } from '../personas/men.ts'
import { newOwner, newOwnerWith, type PlanOwner } from './plan-owner.ts'
import { arriveOn, expectMessage, landOn, mealPath, openPlan, shows } from './plan-page.ts'

const THIN = '\u202f'
const ENERGY_BAND = 0.05

test('using only the keyboard, a member swaps a meal, and the total of the day is the offered one', async ({
  open,
}) => {
  const dinner = 2
  const { owner, found: candidates } = await newOwnerWith(async (_, { candidates }) => {
    const offered = await candidates({ day: 0, meal: dinner })
    return offered.length >= 3 ? offered : undefined
  })
  const page = await openPlan(open, owner, { path: '/week/1/day/1', screen: 'day', look: { device: 'desktop' } })
  const { press } = inputMethodOf(page, 'keyboard')
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
  await landOn(page, mealPath(0, dinner))
  await expectMessage(page, `The day comes to ${chosen.day.energy.toLocaleString('en-US')}${THIN}kcal.`)
  await page.getByRole('heading', { level: 2, name: chosen.title, exact: true }).waitFor()
  await page.locator('dd b', { hasText: `${chosen.day.energy.toLocaleString('en-US')}${THIN}kcal` }).waitFor()
  const after = (await owner.week()).days[0]
  expect(after?.meals[dinner]?.dishes[0]?.recipe).toBe(chosen.recipe)
  expect(after?.figures).toEqual(chosen.day)
})

/** The first freshly cooked meal with a side that has an alternative. */
async function mealWithSide({ days }: WeekView, owner: PlanOwner) {
  const meals = days.flatMap(({ meals }, day) => meals.map((view, meal) => ({ ...view, place: { day, meal } })))
  const found = meals.find(({ dishes, leftoverOf }) => dishes.length > 1 && leftoverOf === null)
  if (found === undefined) return undefined
  return (await owner.candidates({ ...found.place, dish: 1 })).length > 0 ? found : undefined
}

test('a member swaps only the side of a meal', async ({ open }) => {
  const make = async () => {
    const owner = await newOwner(george)
    await owner.set({ mealsADay: 2 })
    return owner
  }
  const { owner, found } = await newOwnerWith(mealWithSide, make)
  const [main, side] = found.dishes
  const { day, meal } = found.place
  const page = await openPlan(open, owner, { path: mealPath(day, meal), screen: 'meal' })
  await page.getByRole('link', { name: `Swap ${side?.title}`, exact: true }).tap()
  await arriveOn(page, 'swap')
  await page.locator('[data-action=choose]').first().tap()
  await landOn(page, mealPath(day, meal))
  const after = (await owner.week()).days[day]?.meals[meal]?.dishes
  expect(after?.[0]?.recipe).toBe(main?.recipe)
  expect(after?.[1]?.recipe).not.toBe(side?.recipe)
})

/** Grams of an amount that is displayed in grams or kilograms, else null. */
function gramsIn(words = ''): number | null {
  const [, figure, unit] = /^([\d.]+)\s(g|kg)$/.exec(words) ?? []
  return figure === undefined ? null : Number(figure) * (unit === 'kg' ? 1000 : 1)
}

const mealOf = ({ days }: WeekView, { day, meal }: { day: number; meal: number }): MealView | undefined =>
  days[day]?.meals[meal]

const linesOf = (view: WeekView, place: { day: number; meal: number }) =>
  view.cards[mealOf(view, place)?.dishes[0]?.card ?? '']?.lines ?? []

const portionIn = (view: WeekView, place: { day: number; meal: number }): number =>
  mealOf(view, place)?.dishes[0]?.portion ?? Number.NaN

const needOf = async ({ list }: PlanOwner, id: string): Promise<number | null> =>
  gramsIn((await list()).aisles.flatMap(({ lines }) => lines).find((line) => line.id === id)?.need)

/** Grams below which rounding would hide the increase. */
const ENOUGH = 50

/**
 * A meal that could be cooked double but is not, the first meal that could take its leftovers, and an ingredient that
 * the week has only there and that is displayed in grams at any amount.
 */
async function keptMeal(view: WeekView, owner: PlanOwner) {
  const all = Object.values(view.cards).flatMap(({ lines }) => lines.map(({ ingredient }) => ingredient))
  const isOnlyThere = (id: string) => all.filter((other) => other === id).length === 1
  const meals = view.days.flatMap(({ meals }, day) => meals.map((shown, meal) => ({ ...shown, place: { day, meal } })))
  for (const { place, keepsFor } of meals) {
    const [later] = keepsFor
    const isDoubled = meals.some(({ leftoverOf }) => leftoverOf?.day === place.day && leftoverOf.meal === place.meal)
    const own = linesOf(view, place).find(
      ({ ingredient, amounts }) => amounts.every((words) => (gramsIn(words) ?? 0) >= ENOUGH) && isOnlyThere(ingredient),
    )?.ingredient
    if (later === undefined || own === undefined || isDoubled) continue
    if ((await needOf(owner, own)) !== null) return { place, later, own }
  }
  return undefined
}

test('a member cooks double: the later meal names the leftovers, and the amounts and the list grow', async ({
  open,
}) => {
  // A week that has leftovers already has few other meals to cook double for.
  const make = async () => {
    const owner = await newOwner(george)
    await owner.set({ variety: 'NEW' })
    return owner
  }
  const { owner, found } = await newOwnerWith(keptMeal, make)
  const { place, later, own } = found
  const before = await owner.week()
  const needed = async () => (await needOf(owner, own)) ?? Number.NaN
  const amountIn = (view: WeekView) =>
    gramsIn(linesOf(view, place).find(({ ingredient }) => ingredient === own)?.amounts[0]) ?? Number.NaN
  const neededBefore = await needed()

  const page = await openPlan(open, owner, { path: mealPath(place.day, place.meal), screen: 'meal' })
  await page.tap('[data-action=more]')
  await page.locator('[data-action=cook-double]').first().tap()
  await expectMessage(page, 'now comes from this pot too, and the amounts include it.')
  const after = await owner.week()
  expect(mealOf(after, later)?.leftoverOf).toEqual(place)
  // Amounts are rounded to measurable ones.
  const growth = (portionIn(after, place) + portionIn(after, later)) / portionIn(before, place)
  const least = 1 + (growth - 1) * 0.7
  expect(least).toBeGreaterThan(1)
  expect(amountIn(after) / amountIn(before)).toBeGreaterThan(least)
  expect((await needed()) / neededBefore).toBeGreaterThan(least)

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
