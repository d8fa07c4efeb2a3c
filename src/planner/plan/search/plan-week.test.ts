import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { casesOf } from '#domain/extent.fixture.ts'
import { hardDiets, realRestrictions } from '#planner/derive/diet-rules.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { planWeek } from './plan-week.ts'
import { easyRequest, targetsAt } from './request.example.ts'

function plan(change: Partial<WeekRequest>, week = 1): WeekPlan {
  const made = planWeek({ ...easyRequest, ...change }, week, library)
  if ('kind' in made) throw new Error(`no week: ${made.missing.join()}`)
  return made
}
const recipesOf = ({ days }: WeekPlan) =>
  days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe)))
const idsIn = (slot: string) =>
  library.filter((recipe) => recipe.slots.some((each) => each === slot)).map(({ id }) => id)

/** The first week of a person who eats everything; planned once, because every week takes long to plan. */
const usualWeek = plan({})

test('the same request and week give the same plan; another week or person gets a different one', () => {
  expect(plan({})).toEqual(usualWeek)
  expect(plan({}, 2).days).not.toEqual(usualWeek.days)
  expect(plan({ person: 'somebody else' }).days).not.toEqual(usualWeek.days)
})

test('a person who eats everything needs no relaxation', () => {
  for (const mealsADay of choices.dayEats) {
    const request = { ...easyRequest, mealsADay }
    const week = plan(request)
    expect(week.relaxed).toEqual([])
    expect(validateWeek(week, request, library)).toEqual([])
  }
})

test('a week for any request has no violation', () => {
  const anyAnswers = fc.record({
    diets: fc.subarray([...hardDiets], { maxLength: 3 }),
    restrictions: fc.subarray([...realRestrictions]),
    skill: fc.constantFrom(...choices.cookingSkill),
    time: fc.constantFrom(...choices.timeCooking),
    mealsADay: fc.constantFrom(...choices.dayEats),
    kcal: fc.integer({ min: 1200, max: 3200 }),
    week: fc.integer({ min: 1, max: 520 }),
  })
  fc.assert(
    fc.property(anyAnswers, ({ diets, restrictions, skill, time, mealsADay, kcal, week }) => {
      const request = {
        ...easyRequest,
        cook: { diets, restrictions, skill, time },
        mealsADay,
        targets: targetsAt(kcal),
      }
      expect(validateWeek(plan(request, week), request, library)).toEqual([])
    }),
    // `npm run prove -- planner` also plans a week for every profile.
    { seed: 1, numRuns: casesOf(3, 60) },
  )
}, 180_000)

test('the strictest requests get a week without relaxing the energy band', () => {
  const cases = [
    [['VEGAN', 'GLUTEN_FREE'], 1200],
    [['PALEO'], 3200],
    [['VEGAN', 'GLUTEN_FREE'], 3200],
    [['PALEO'], 1200],
  ] as const
  for (const [diets, kcal] of cases.slice(0, casesOf(2, 4))) {
    const request = {
      ...easyRequest,
      cook: { diets, restrictions: realRestrictions, skill: 'NOVICE', time: 'DONT_COOK' },
      targets: targetsAt(kcal),
    } as const
    const week = plan(request)
    expect(validateWeek(week, request, library)).toEqual([])
    expect(week.relaxed).not.toContain('ENERGY_BAND')
  }
})

test('a palaeolithic vegan gets vegan meals, and the relaxed diet is reported', () => {
  const week = plan({ cook: { ...easyRequest.cook, diets: ['VEGAN', 'PALEO'] } })
  expect(week.relaxed).toContain('PALEO_FOR_PLANTS')
  const recipes = library.filter(({ id }) => recipesOf(week).includes(id))
  const vegan = { diets: ['VEGAN'], restrictions: [] } as const
  expect(recipes.filter((recipe) => variantFor(recipe, vegan).kind === 'refused')).toEqual([])
})

test('a palaeolithic pescatarian lives on fish, whatever else they exclude and even if they do not cook', () => {
  const restrictions = realRestrictions.filter((each) => each !== 'SEAFOOD')
  const cook = { diets: ['PALEO', 'PESCATARIAN'], restrictions, skill: 'NOVICE', time: 'DONT_COOK' } as const
  for (const kcal of [1300, 2600].slice(0, casesOf(1, 2))) {
    const request = { ...easyRequest, cook, targets: targetsAt(kcal) }
    const week = plan(request)
    expect(week.relaxed).not.toContain('PALEO_FOR_PLANTS')
    expect(validateWeek(week, request, library)).toEqual([])
  }
})

test('a palaeolithic pescatarian without fish: the palaeolithic diet is relaxed, other rules on food are not', () => {
  const diets = ['PALEO', 'PESCATARIAN'] as const
  const week = plan({ cook: { ...easyRequest.cook, diets, restrictions: ['SEAFOOD'] } })
  expect(week.relaxed).toContain('PALEO_FOR_PLANTS')
  const recipes = library.filter(({ id }) => recipesOf(week).includes(id))
  const kept = { diets: ['PESCATARIAN'], restrictions: ['SEAFOOD'] } as const
  expect(recipes.filter((recipe) => variantFor(recipe, kept).kind === 'refused')).toEqual([])
})

test('a protein target that cannot be reached is reported as relaxed', () => {
  const cook = { ...easyRequest.cook, diets: ['VEGAN'], time: 'DONT_COOK' } as const
  const targets = { ...targetsAt(1200), protein: targetsAt(2400).protein }
  const week = plan({ cook, targets })
  expect(week.relaxed).toEqual(['PROTEIN'])
  expect(validateWeek(week, { ...easyRequest, cook, targets }, library)).toEqual([])
})

test('the result names the meals that have no dishes', () => {
  const dislikedRecipes = idsIn('BREAKFAST')
  expect(planWeek({ ...easyRequest, dislikedRecipes }, 1, library)).toEqual({
    kind: 'impossible',
    missing: ['BREAKFAST'],
  })
  expect(planWeek(easyRequest, 1, [])).toEqual({
    kind: 'impossible',
    missing: ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'],
  })
})

test('if there are few dishes they are repeated more often, and the relaxation is reported', () => {
  const [one, two] = idsIn('BREAKFAST')
  const week = plan({ dislikedRecipes: idsIn('BREAKFAST').filter((id) => id !== one && id !== two) })
  expect(week.relaxed).toEqual(['REPEATS'])
})

test('more cooking time is allowed if a meal would otherwise have no dishes', () => {
  const quick = library.filter(({ slots, minutes }) => slots.includes('DINNER') && minutes.total <= 30)
  const time = 'LESS_30_MINUTES'
  const dislikedRecipes = quick.map(({ id }) => id)
  expect(plan({ cook: { ...easyRequest.cook, time, skill: 'ADVANCED' }, dislikedRecipes }).relaxed).toContain('TIME')
})

test('no dish of the week contains a banned ingredient', () => {
  const week = plan({ bannedIngredients: ['garlic', 'olive-oil'] })
  const holds = library.filter(
    ({ id, ingredients }) =>
      recipesOf(week).includes(id) && ingredients.some((line) => line.id === 'garlic' || line.id === 'olive-oil'),
  )
  expect(holds).toEqual([])
})

test('liked cuisines make up at least half of the main meals', () => {
  const week = plan({ cuisines: ['ITALIAN', 'INDIAN'] })
  const mains = week.days.flatMap(({ meals }) =>
    meals.filter(({ slot }) => slot === 'LUNCH' || slot === 'DINNER').map(({ dishes }) => dishes[0]?.recipe),
  )
  const liked = mains.filter((id) => {
    const recipe = library.find((each) => each.id === id)
    return [recipe?.cuisine, recipe?.secondCuisine].some((each) => each === 'ITALIAN' || each === 'INDIAN')
  })
  expect(liked.length).toBeGreaterThanOrEqual(7)
})

test('favourites are planned, and recently eaten dishes are mostly avoided', () => {
  const seen = new Set(recipesOf(usualWeek))
  const next = plan({ recentRecipes: [...seen] }, 2)
  expect(recipesOf(next).filter((id) => seen.has(id)).length).toBeLessThan(6)
  const favourites = idsIn('DINNER').slice(0, 4)
  expect(recipesOf(plan({ favourites })).filter((id) => favourites.includes(id)).length).toBeGreaterThanOrEqual(3)
})
