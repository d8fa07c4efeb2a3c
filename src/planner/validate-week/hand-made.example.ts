import { grams, kcalPerDay, milligrams } from '#domain/units.ts'
import { type Line, type Recipe, recipe, type Slot } from '#planner/recipe.ts'
import type { PlannedDay, PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { validateWeek } from './validate-week.ts'

const dish = (id: string, slots: readonly Slot[], ingredients: readonly Line[]): Recipe =>
  recipe(
    {
      id,
      cuisine: 'ENGLISH',
      slots,
      dishTags: [],
      servings: 2,
      minutes: { active: 5, total: 10 },
      skill: 'NOVICE',
      equipment: [],
      noCook: true,
      ingredients,
      steps: [],
      keepsDays: 0,
      freezable: false,
    },
    { title: id, blurb: id, steps: [] },
  )

const numbered = (count: number, make: (number: number) => Recipe): readonly Recipe[] =>
  Array.from({ length: count }, (_, at) => make(at + 1))

/** Two servings; one has 379 kcal, 13.15 g protein, 10.1 g fibre. */
const breakfast = (at: number) => dish(`breakfast-${at}`, ['BREAKFAST'], [{ id: 'oats', g: 200 }])
/** One serving has 200 g chicken (240 kcal, 45 g) and 90 g rice (330.3 kcal, 6.786 g): 570.3 kcal, 51.786 g protein. */
const main = (slots: readonly Slot[], name: string) => (at: number) =>
  dish(`${name}-${at}`, slots, [
    { id: 'chicken-breast', g: 400 },
    { id: 'brown-rice', g: 180 },
  ])
/** One serving has 104 kcal, 0.52 g protein. */
const snack = (at: number) => dish(`snack-${at}`, ['SNACK'], [{ id: 'apple', g: 400 }])

/** A small library whose figures can be calculated by hand. */
export const smallLibrary: readonly Recipe[] = [
  ...numbered(3, breakfast),
  ...numbered(7, main(['LUNCH'], 'lunch')),
  ...numbered(7, main(['DINNER'], 'dinner')),
  ...numbered(12, snack),
]

export const meal = (slot: Slot, ...recipes: readonly string[]): PlannedMeal => ({
  slot,
  dishes: recipes.map((each) => ({ recipe: each, portion: 1 })),
})

const day = (at: number): PlannedDay => ({
  meals: [
    meal('BREAKFAST', `breakfast-${((at - 1) % 3) + 1}`),
    meal('LUNCH', `lunch-${at}`),
    meal('DINNER', `dinner-${at}`),
  ],
})

/** 379 + 570.3 + 570.3 = 1,519.6 kcal and 116.722 g protein on each day. */
export const DAY_ENERGY = 1519.6
export const goodWeek: WeekPlan = { week: 1, days: [1, 2, 3, 4, 5, 6, 7].map(day), relaxed: [] }

export const sampleRequest: WeekRequest = {
  cook: { diets: [], restrictions: [], skill: 'NOVICE', time: 'LESS_30_MINUTES' },
  mealsADay: 3,
  targets: {
    energy: kcalPerDay(1500),
    energyFloor: kcalPerDay(1200),
    protein: grams(120),
    fibre: grams(20),
    sodiumMax: milligrams(2300),
  },
  cuisines: [],
  dishes: [],
  dislikedRecipes: [],
  bannedIngredients: [],
  favourites: [],
  recentRecipes: [],
  person: 'somebody',
}

/** The library with one recipe changed. */
export const smallLibraryWith = (id: string, change: Partial<Recipe>): readonly Recipe[] =>
  smallLibrary.map((each) => (each.id === id ? { ...each, ...change } : each))

/** The good week with one meal changed; day and meal count from 1. */
export const weekWith = (dayAt: number, mealAt: number, change: Partial<PlannedMeal>): WeekPlan => ({
  ...goodWeek,
  days: goodWeek.days.map(({ meals }, at) =>
    at === dayAt - 1
      ? { meals: meals.map((each, of) => (of === mealAt - 1 ? { ...each, ...change } : each)) }
      : { meals },
  ),
})

export type Situation = {
  readonly plan?: WeekPlan
  readonly request?: WeekRequest
  readonly library?: readonly Recipe[]
}
/** The violations of the good week with another plan, request or library. */
export const violationsIn = ({ plan = goodWeek, request = sampleRequest, library = smallLibrary }: Situation) =>
  validateWeek(plan, request, library)

/** A request with other cooking or diet answers and no protein target. */
export const cook = (change: Partial<WeekRequest['cook']>): WeekRequest => ({
  ...sampleRequest,
  cook: { ...sampleRequest.cook, ...change },
  targets: { ...sampleRequest.targets, protein: grams(0) },
})
export const aimingAt = (change: Partial<WeekRequest['targets']>): WeekRequest => ({
  ...sampleRequest,
  targets: { ...sampleRequest.targets, ...change },
})
export const relaxed = (...names: WeekPlan['relaxed']): WeekPlan => ({ ...goodWeek, relaxed: names })
export const withMeals = (dayAt: number, meals: readonly PlannedMeal[]): WeekPlan => ({
  ...goodWeek,
  days: goodWeek.days.map((each, at) => (at === dayAt - 1 ? { meals } : each)),
})

export const dinner3 = { day: 3, meal: 3, slot: 'DINNER', recipe: 'dinner-3' } as const
