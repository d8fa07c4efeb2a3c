import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { milligrams } from '#domain/units.ts'
import { realRestrictions } from '#planner/derive/diet-rules.ts'
import { tagsOf } from '#planner/derive/tags.ts'
import { asWritten, variantFor } from '#planner/derive/variant.ts'
import { allIngredients } from '#planner/foods/ingredients.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import { weekNotes } from '#planner/validate-week/week-notes.ts'
import type { Relaxation, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { planWeek } from './plan-week.ts'
import { dishesOf } from './planned-day.ts'
import { easyRequest, targetsAt } from './request.example.ts'

const cook = (change: Partial<WeekRequest['cook']>) => ({ cook: { ...easyRequest.cook, ...change } })
const idsIn = (slot: string) =>
  library.filter((recipe) => recipe.slots.some((each) => each === slot)).map(({ id }) => id)

/** A validated week for an unusual request. */
function validatedWeek(change: Partial<WeekRequest>): WeekPlan {
  const request = { ...easyRequest, ...change }
  const plan = planWeek(request, 1, library)
  if ('kind' in plan) throw new Error(`no week: ${plan.missing.join()}`)
  expect(validateWeek(plan, request, library)).toEqual([])
  return plan
}
const recipesOf = (plan: WeekPlan) => {
  const ids = new Set(plan.days.flatMap(dishesOf).map(({ recipe }) => recipe))
  return library.filter(({ id }) => ids.has(id))
}

test.each<readonly [string, Partial<WeekRequest>, readonly Relaxation[]]>([
  ['a palaeolithic vegan', cook({ diets: ['VEGAN', 'PALEO'] }), ['PALEO_FOR_PLANTS']],
  ['a palaeolithic pescatarian without fish', palaeolithicWithoutFish(), ['PALEO_FOR_PLANTS']],
  ['a palaeolithic pescatarian', cook({ diets: ['PALEO', 'PESCATARIAN'] }), []],
  ['all restrictions at once', cook({ restrictions: choices.foodRestrictions }), []],
  ['all diets and restrictions at once', everything(), ['PALEO_FOR_PLANTS']],
  ['a novice who does not cook', cook({ skill: 'NOVICE', time: 'DONT_COOK' }), []],
  ['five meals in 1,200 kcal', { mealsADay: 5, targets: targetsAt(1200) }, []],
  ['two meals of 3,200 kcal', { mealsADay: 2, targets: targetsAt(3200) }, []],
  ['nothing liked', { cuisines: [], dishes: [] }, []],
])('%s: a week that names what was relaxed', (_, change, relaxed) => {
  expect(validatedWeek(change).relaxed).toEqual(relaxed)
})

function palaeolithicWithoutFish() {
  return cook({ diets: ['PALEO', 'PESCATARIAN'], restrictions: ['SEAFOOD'] })
}
function everything() {
  return cook({ diets: choices.typeDietPrefer, restrictions: choices.foodRestrictions })
}

test('a vegan who likes chicken gets none', () => {
  const plan = validatedWeek({ ...cook({ diets: ['VEGAN'] }), dishes: ['CHICKEN', 'SEAFOOD'] })
  const rules = { diets: ['VEGAN'], restrictions: [] } as const
  expect(recipesOf(plan).filter((recipe) => variantFor(recipe, rules).kind === 'refused')).toEqual([])
})

test('a person who likes only one kind of dish still eats others', () => {
  const plan = validatedWeek({ dishes: ['TACOS'], cuisines: ['MEXICAN'] })
  expect(recipesOf(plan).some((recipe) => !tagsOf(asWritten(recipe)).includes('TACOS'))).toBe(true)
})

test('a sodium limit that cannot be kept gives a note, and the week is still planned', () => {
  const targets = { ...targetsAt(3200), sodiumMax: milligrams(600) }
  const plan = validatedWeek({ mealsADay: 2, targets })
  const notes = weekNotes(plan, { ...easyRequest, mealsADay: 2, targets }, library)
  expect(notes.map(({ kind }) => kind)).toContain('SODIUM_HIGH')
})

test('dislikes and bans that leave no dish for a meal: no week, and the result names the meal', () => {
  const missing = (change: Partial<WeekRequest>) => planWeek({ ...easyRequest, ...change }, 1, library)
  expect(missing({ dislikedRecipes: idsIn('SNACK') })).toEqual({ kind: 'impossible', missing: ['SNACK'] })
  expect(missing({ dislikedRecipes: [...idsIn('LUNCH'), ...idsIn('BREAKFAST')] })).toEqual({
    kind: 'impossible',
    missing: ['BREAKFAST', 'LUNCH'],
  })
  expect(missing({ bannedIngredients: allIngredients.map(({ id }) => id) })).toMatchObject({
    missing: ['BREAKFAST', 'LUNCH', 'SNACK', 'DINNER'],
  })
})

test('dislikes that leave just enough dishes: a week with repeats, which it reports as relaxed', () => {
  const breakfasts = idsIn('BREAKFAST')
  expect(validatedWeek({ dislikedRecipes: breakfasts.slice(2) }).relaxed).toEqual(['REPEATS'])
  const strict = cook({
    diets: ['PALEO', 'PESCATARIAN'],
    restrictions: realRestrictions.filter((each) => each !== 'SEAFOOD'),
  })
  const request = { ...easyRequest, ...strict, mealsADay: 2, targets: targetsAt(1600) } as const
  const plan = validatedWeek(request)
  const dinners = [...new Set(plan.days.map(({ meals }) => meals[1]?.dishes[0]?.recipe ?? ''))]
  const fewer = validatedWeek({ ...request, dislikedRecipes: dinners.slice(0, 4) })
  expect(fewer.relaxed).not.toContain('PALEO_FOR_PLANTS')
})

test('disliked, favourite and recent recipes that do not exist are ignored', () => {
  const plan = validatedWeek({
    dislikedRecipes: ['no-such-dish'],
    favourites: ['nor-this'],
    recentRecipes: ['nor-that'],
  })
  expect(plan.days).toHaveLength(7)
})
