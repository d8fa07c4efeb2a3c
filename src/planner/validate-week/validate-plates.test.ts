import { describe, expect, test } from 'vitest'
import type { Eater } from '#domain/household/eater.ts'
import { grams, kcalPerDay } from '#domain/units.ts'
import type { PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { DAY_ENERGY, goodWeek, sampleRequest, smallLibrary, smallLibraryWith } from './hand-made.example.ts'
import { validateWeek } from './validate-week.ts'

const partner: Eater = {
  id: 'partner',
  kind: 'adult',
  energy: { least: kcalPerDay(1425), aim: kcalPerDay(1500), most: kcalPerDay(1575) },
  protein: { least: grams(110), aim: grams(115) },
  diets: [],
  restrictions: [],
  banned: [],
}

type Rules = Partial<Pick<Eater, 'diets' | 'restrictions' | 'banned' | 'energy' | 'protein'>>

const requestWith = (rules: Rules = {}): WeekRequest => ({ ...sampleRequest, others: [{ ...partner, ...rules }] })

/** The good week, eaten by the partner in the same portions, with one meal changed; day and meal count from 1. */
const tableWith = (day = 1, meal = 1, change: (of: PlannedMeal) => Partial<PlannedMeal> = () => ({})): WeekPlan => ({
  ...goodWeek,
  days: goodWeek.days.map(({ meals }, dayAt) => ({
    meals: meals.map((each, mealAt) => {
      const set = { ...each, plates: [{ eater: 'partner', dishes: each.dishes }] }
      return dayAt === day - 1 && mealAt === meal - 1 ? { ...set, ...change(set) } : set
    }),
  })),
})

const violations = (plan: WeekPlan, request = requestWith(), library = smallLibrary) =>
  validateWeek(plan, request, library)
const ofPartner = (of: object) => ({ kind: 'OF_EATER', eater: 'partner', of: expect.objectContaining(of) })
const plate = (...dishes: readonly (readonly [string, number])[]) => ({
  plates: [{ eater: 'partner', dishes: dishes.map(([recipe, portion]) => ({ recipe, portion })) }],
})

test('a table at which everybody keeps their rules has no violation', () => {
  expect(violations(tableWith())).toEqual([])
})

test('a week for one has no plates, and a week for two has one at every meal', () => {
  expect(violations(goodWeek).filter(({ kind }) => kind === 'PLATES')).toHaveLength(21)
  expect(violations(tableWith(), sampleRequest)).toContainEqual({
    kind: 'PLATES',
    day: 1,
    meal: 1,
    slot: 'BREAKFAST',
    found: ['partner'],
    wanted: [],
  })
  const empty = tableWith(2, 3, () => ({ plates: [{ eater: 'partner', dishes: [] }] }))
  expect(violations(empty)).toContainEqual(
    expect.objectContaining({ kind: 'PLATE_DISHES', day: 2, meal: 3, eater: 'partner', found: 0 }),
  )
})

describe('rules of one eater', () => {
  // Chicken, or tofu for whom it does not suit.
  const withTofu = (id: string) =>
    smallLibraryWith(id, {
      ingredients: [
        { id: 'chicken-breast', g: 400, swaps: [{ id: 'tofu', g: 100 }] },
        { id: 'brown-rice', g: 180 },
      ],
    })

  test('a food that their restriction or diet forbids must not be on their plate', () => {
    const forbidden = violations(tableWith(), requestWith({ diets: ['VEGAN'] }))
    expect(forbidden).toContainEqual(
      ofPartner({
        kind: 'FORBIDDEN_INGREDIENT',
        day: 1,
        recipe: 'lunch-1',
        ingredient: 'chicken-breast',
        rule: 'VEGAN',
      }),
    )
    // It stays on the plate of the person who may eat it.
    expect(forbidden.filter(({ kind }) => kind === 'FORBIDDEN_INGREDIENT')).toEqual([])
  })

  test('a food that they rule out must not be on their plate', () => {
    expect(violations(tableWith(), requestWith({ banned: ['any-chicken'] }))).toContainEqual(
      ofPartner({ kind: 'BANNED_INGREDIENT', recipe: 'dinner-7', ingredient: 'chicken-breast' }),
    )
  })

  test('a written swap suits the whole table, and counts on every plate', () => {
    const request = requestWith({ banned: ['any-chicken'] })
    const found = violations(tableWith(), request, withTofu('lunch-1'))
    expect(found).not.toContainEqual(ofPartner({ kind: 'BANNED_INGREDIENT', recipe: 'lunch-1' }))
    expect(violations(tableWith(), requestWith(), withTofu('lunch-1'))).toEqual([])
    // 50 g of tofu have far less protein than 200 g of chicken, for the person as well as for the partner.
    expect(found).toContainEqual(expect.objectContaining({ kind: 'DAY_PROTEIN', day: 1 }))
    expect(found).toContainEqual(ofPartner({ kind: 'DAY_PROTEIN', day: 1 }))
  })

  test('a part is cooked apart if the swap does not suit the others', () => {
    const request = { ...requestWith({ banned: ['any-chicken'] }), bannedIngredients: ['any-tofu' as const] }
    const found = violations(tableWith(), request, withTofu('lunch-1'))
    expect(found).not.toContainEqual(ofPartner({ kind: 'BANNED_INGREDIENT', recipe: 'lunch-1' }))
    expect(found.filter(({ kind }) => kind === 'DAY_PROTEIN')).toEqual([])
  })
})

describe('needs of one eater', () => {
  test('their energy and protein count in their own portions', () => {
    const small = tableWith(4, 2, () => plate(['lunch-4', 0.5]))
    const energy = DAY_ENERGY - 570.3 / 2
    expect(violations(small)).toEqual([
      ofPartner({ kind: 'DAY_ENERGY', day: 4, energy: expect.closeTo(energy, 6), least: 1425, most: 1575 }),
      ofPartner({ kind: 'DAY_PROTEIN', day: 4, least: 110 }),
    ])
  })

  test('the mean of the week may miss the aim by two fifths of what a day may', () => {
    const band = { least: kcalPerDay(1480), aim: kcalPerDay(1600), most: kcalPerDay(1720) }
    expect(violations(tableWith(), requestWith({ energy: band }))).toEqual([
      ofPartner({ kind: 'WEEK_ENERGY', mean: expect.closeTo(DAY_ENERGY, 6), least: 1552, most: 1648 }),
    ])
  })

  test('a portion must be one of the recipe, and a dish comes once a day', () => {
    expect(violations(tableWith(1, 1, () => plate(['breakfast-1', 1.1])))).toContainEqual(
      ofPartner({ kind: 'PORTION', portion: 1.1 }),
    )
    expect(violations(tableWith(1, 3, () => plate(['lunch-1', 1])))).toContainEqual(
      ofPartner({ kind: 'TWICE_A_DAY', day: 1, recipe: 'lunch-1' }),
    )
  })
})

test('what is left of a dinner may be their lunch too, and a dish of their own may not', () => {
  const leftOver = (own: string) =>
    tableWith(2, 2, () => ({
      ...{ dishes: [{ recipe: 'dinner-1', portion: 1 }], leftoverOf: { day: 0, meal: 2 } },
      ...plate([own, 1]),
    }))
  const slots = (own: string) =>
    violations(leftOver(own)).filter((each) => each.kind === 'OF_EATER' && each.of.kind === 'SLOT')
  expect(slots('dinner-1')).toEqual([])
  expect(slots('dinner-5')).toEqual([ofPartner({ kind: 'SLOT', day: 2, meal: 2, recipe: 'dinner-5' })])
})

test('a dish of their own counts for the minutes of the meal', () => {
  const slow = smallLibraryWith('dinner-5', { minutes: { active: 25, total: 25 } })
  const plan = tableWith(1, 3, () => plate(['dinner-5', 1]))
  expect(violations(plan, requestWith(), slow)).toEqual([])
  const slower = smallLibraryWith('dinner-5', { minutes: { active: 28, total: 28 } })
  expect(violations(plan, requestWith(), slower)).toContainEqual(
    expect.objectContaining({ kind: 'MEAL_TIME', day: 1, meal: 3, minutes: 33, most: 30 }),
  )
})

test.each([1, 12])('%i guests may come to a meal', (guests) => {
  expect(violations(tableWith(1, 3, () => ({ guests })))).toEqual([])
})

test.each([0, 13, 1.5, Number.NaN])('%s guests cannot come', (guests) => {
  expect(violations(tableWith(1, 3, () => ({ guests })))).toContainEqual(
    expect.objectContaining({ kind: 'GUESTS', day: 1, meal: 3, most: 12 }),
  )
})
