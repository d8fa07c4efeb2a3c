import fc from 'fast-check'
import { test } from 'vitest'
import type { PlannedDish, WeekPlan } from '#planner/week/week-plan.ts'
import { goodWeek, sampleRequest, smallLibrary, smallLibraryWith } from './hand-made.example.ts'
import { validateWeek } from './validate-week.ts'
import type { Violation } from './violation.ts'

type Spot = { readonly day: number; readonly meal: number }
type Sort = Violation['kind']

const withDish = (plan: WeekPlan, spot: Spot, change: (dish: PlannedDish) => PlannedDish): WeekPlan => ({
  ...plan,
  days: plan.days.map(({ meals }, day) => ({
    meals: meals.map((meal, at) =>
      day === spot.day && at === spot.meal ? { ...meal, dishes: meal.dishes.map(change) } : meal,
    ),
  })),
})
const withSide = (plan: WeekPlan, spot: Spot): WeekPlan => ({
  ...plan,
  days: plan.days.map(({ meals }, day) => ({
    meals: meals.map((meal, at) =>
      day === spot.day && at === spot.meal
        ? { ...meal, dishes: [...meal.dishes, { recipe: 'snack-1', portion: 0.5 }] }
        : meal,
    ),
  })),
})
const idAt = (plan: WeekPlan, { day, meal }: Spot): string => plan.days[day]?.meals[meal]?.dishes[0]?.recipe ?? ''

/** Good weeks, with the lunches and dinners in any order. */
const anyGoodWeek = fc
  .tuple(
    fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 7 }),
    fc.shuffledSubarray([1, 2, 3, 4, 5, 6, 7], { minLength: 7 }),
    fc.integer({ min: 1, max: 520 }),
  )
  .map(([lunches, dinners, week]): WeekPlan => {
    const named = goodWeek.days.map((_, day) => [`lunch-${lunches[day]}`, `dinner-${dinners[day]}`] as const)
    const moved = named.reduce<WeekPlan>(
      (plan, [lunch, dinner], day) =>
        withDish(
          withDish(plan, { day, meal: 1 }, (dish) => ({ ...dish, recipe: lunch })),
          { day, meal: 2 },
          (dish) => ({ ...dish, recipe: dinner }),
        ),
      goodWeek,
    )
    return { ...moved, week }
  })
const anySpot = fc.record({ day: fc.nat({ max: 6 }), meal: fc.nat({ max: 2 }) })

/** Ways to spoil a week at a spot, each with the violation that has to be found. */
const spoilers: readonly (readonly [Sort, (plan: WeekPlan, spot: Spot) => readonly Violation[]])[] = [
  [
    'UNKNOWN_RECIPE',
    (plan, spot) => violationsIn(withDish(plan, spot, (dish) => ({ ...dish, recipe: `${dish.recipe}x` }))),
  ],
  ['PORTION', (plan, spot) => violationsIn(withDish(plan, spot, (dish) => ({ ...dish, portion: Number.NaN })))],
  [
    'DAY_ENERGY',
    (plan, spot) => violationsIn(withDish(plan, spot, (dish) => ({ ...dish, portion: 1.25 + dish.portion / 4 }))),
  ],
  [
    'ENERGY_FLOOR',
    (plan, spot) => violationsIn(withDish(plan, { ...spot, meal: 2 }, (dish) => ({ ...dish, portion: 0 }))),
  ],
  [
    'DAY_PROTEIN',
    (plan, spot) => violationsIn(withDish(plan, { ...spot, meal: 1 }, (dish) => ({ ...dish, portion: 0.75 }))),
  ],
  ['SLOT', (plan, spot) => violationsIn(plan, smallLibraryWith(idAt(plan, spot), { slots: ['SNACK'] }))],
  [
    'TIME',
    (plan, spot) => violationsIn(plan, smallLibraryWith(idAt(plan, spot), { minutes: { active: 1, total: 45 } })),
  ],
  ['SKILL', (plan, spot) => violationsIn(plan, smallLibraryWith(idAt(plan, spot), { skill: 'ADVANCED' }))],
  [
    'DISLIKED_RECIPE',
    (plan, spot) => violationsIn(plan, smallLibrary, { ...sampleRequest, dislikedRecipes: [idAt(plan, spot)] }),
  ],
  [
    'FORBIDDEN_INGREDIENT',
    (plan, spot) =>
      violationsIn(plan, smallLibraryWith(idAt(plan, spot), { ingredients: [{ id: 'pesto', g: 0.1 }] }), {
        ...sampleRequest,
        cook: { ...sampleRequest.cook, restrictions: ['TREE_NUTS'] },
      }),
  ],
  [
    'BANNED_INGREDIENT',
    (plan, spot) =>
      violationsIn(plan, smallLibraryWith(idAt(plan, spot), { ingredients: [{ id: 'dill', g: 1, optional: true }] }), {
        ...sampleRequest,
        bannedIngredients: ['dill'],
      }),
  ],
  [
    'DINNER_REPEATED',
    (plan, { day }) => {
      const next = idAt(plan, { day: (day + 1) % 7, meal: 2 })
      return violationsIn(withDish(plan, { day, meal: 2 }, (dish) => ({ ...dish, recipe: next })))
    },
  ],
  [
    'LUNCH_REPEATED',
    (plan, { day }) => {
      const lunch = idAt(plan, { day, meal: 1 })
      const again = [1, 2].reduce(
        (now, later) => withDish(now, { day: (day + later) % 7, meal: 1 }, (dish) => ({ ...dish, recipe: lunch })),
        plan,
      )
      return violationsIn(again)
    },
  ],
  [
    'SNACK_REPEATED',
    (plan, { day, meal }) =>
      violationsIn(
        [0, 1, 2].reduce((now, later) => withSide(now, { day: (day + later) % 7, meal: (meal + later) % 3 }), plan),
      ),
  ],
  [
    'MEAL_TIME',
    (plan, spot) =>
      violationsIn(withSide(plan, spot), smallLibraryWith(idAt(plan, spot), { minutes: { active: 26, total: 28 } })),
  ],
  [
    'TWICE_A_DAY',
    (plan, { day }) =>
      violationsIn(withDish(plan, { day, meal: 2 }, (dish) => ({ ...dish, recipe: idAt(plan, { day, meal: 1 }) }))),
  ],
  ['DAYS', (plan, { day }) => violationsIn({ ...plan, days: plan.days.toSpliced(day, 1) })],
  [
    'MEALS',
    (plan, { day, meal }) =>
      violationsIn({
        ...plan,
        days: plan.days.map((each, at) => (at === day ? { meals: each.meals.toSpliced(meal, 1) } : each)),
      }),
  ],
  ['DISHES', (plan, spot) => violationsIn(withoutDishes(plan, spot))],
  ['WEEK_NUMBER', (plan) => violationsIn({ ...plan, week: plan.week + 520 })],
]

function withoutDishes(plan: WeekPlan, spot: Spot): WeekPlan {
  return {
    ...plan,
    days: plan.days.map(({ meals }, day) => ({
      meals: meals.map((meal, at) => (day === spot.day && at === spot.meal ? { ...meal, dishes: [] } : meal)),
    })),
  }
}

function violationsIn(plan: WeekPlan, library = smallLibrary, request = sampleRequest): readonly Violation[] {
  return validateWeek(plan, request, library)
}

test('a good week has no violation in any order', () => {
  fc.assert(fc.property(anyGoodWeek, (plan) => violationsIn(plan).length === 0))
})

test.each(spoilers)('%s is always found', (kind, spoiled) => {
  fc.assert(
    fc.property(anyGoodWeek, anySpot, (plan, spot) => spoiled(plan, spot).some((violation) => violation.kind === kind)),
    { numRuns: 50 },
  )
})
