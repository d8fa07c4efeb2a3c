import { expect, test } from 'vitest'
import { everyRestriction } from '#planner/derive/diet-rules.ts'
import type { Variant } from '#planner/derive/variant.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import { candidatesFor } from '#planner/plan/candidates/candidates.ts'
import { library } from '#planner/recipes/library.ts'
import { planAndValidate } from '#planner/sample-requests/plan-and-validate.fixture.ts'
import { profileRequest } from '#planner/sample-requests/profile-request.fixture.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { PlannedDay } from '#planner/week/week-plan.ts'
import { planWeek } from './plan-week.ts'

/** A day whose first dish is another one. */
function withFirstDish(day: PlannedDay | undefined, recipe: string): PlannedDay {
  const [first, ...meals] = day?.meals ?? []
  const [dish, ...dishes] = first?.dishes ?? []
  if (first === undefined || dish === undefined) throw new Error('The day has no meals.')
  return { meals: [{ ...first, dishes: [{ ...dish, recipe }, ...dishes] }, ...meals] }
}

const cook = { diets: [], restrictions: [], skill: 'INTERMEDIATE', time: 'MORE_1_HOUR' } as const

// The validator recognises a family by its own definition.
test.each<[string, readonly BanId[]]>([
  ['seafood', ['any-seafood']],
  ['nuts, soya and pork', ['any-nut', 'any-soy', 'any-pork']],
  ['dairy and tomatoes', ['any-dairy', 'any-tomato']],
  ['what is not safe in pregnancy', ['any-unsafe-in-pregnancy']],
  ['prawns, coriander, mushrooms and olives', ['any-prawn', 'any-coriander', 'any-mushroom', 'any-olive']],
])('a week without %s is planned, and the validator finds none in it', (_, bannedIngredients) => {
  expect(planAndValidate({ ...profileRequest(cook), bannedIngredients }, 1, library)).toMatchObject({
    kind: 'planned',
    violations: [],
  })
})

test('the validator reports a dish with a food of a banned family', () => {
  const request = profileRequest(cook)
  const plan = planWeek(request, 1, library)
  if ('kind' in plan) return expect.fail('no week')
  const found = validateWeek(plan, { ...request, bannedIngredients: ['any-dairy'] }, library)
  expect(found.filter(({ kind }) => kind === 'BANNED_INGREDIENT').length).toBeGreaterThan(0)
})

test('no dish is offered whose eggs stay soft, and none with cold-smoked fish, soft cheese or alcohol, in pregnancy', () => {
  const offered = (bannedIngredients: readonly BanId[]) =>
    candidatesFor(library, cook, { dislikedRecipes: [], bannedIngredients }).variants
  const isRisky = ({ recipe, lines }: Variant) =>
    lines.some(({ id }) => ['smoked-salmon', 'brie', 'goats-cheese', 'white-wine', 'chicken-liver'].includes(id)) ||
    (recipe.steps.some(({ softEggs }) => softEggs === true) && lines.some(({ id }) => id === 'egg'))
  expect(offered([]).filter(isRisky).length).toBeGreaterThan(15)
  expect(offered(['any-unsafe-in-pregnancy']).filter(isRisky)).toEqual([])
})

test('the validator reports soft eggs where they are ruled out, and leaves eggs that are cooked through', () => {
  const request = profileRequest(cook)
  const plan = planWeek(request, 1, library)
  if ('kind' in plan) return expect.fail('no week')
  const isOfSoftEggs = (id: string) =>
    library.find((each) => each.id === id)?.steps.some((step) => step.softEggs === true)
  const soft = { ...plan, days: plan.days.with(0, withFirstDish(plan.days[0], 'eggs-in-purgatory')) }
  const found = validateWeek(soft, { ...request, bannedIngredients: ['any-unsafe-in-pregnancy'] }, library)
  const eggs = found.filter((each) => each.kind === 'BANNED_INGREDIENT' && each.ingredient === 'egg')
  expect(eggs.map((each) => 'recipe' in each && each.recipe)).toContain('eggs-in-purgatory')
  expect(eggs.every((each) => 'recipe' in each && isOfSoftEggs(each.recipe) === true)).toBe(true)
})

test('all allergens that can be chosen, one by one, leave enough dishes for every slot', () => {
  for (const restriction of everyRestriction) {
    const { pools } = candidatesFor(
      library,
      { ...cook, restrictions: [restriction] },
      { dislikedRecipes: [], bannedIngredients: [] },
    )
    for (const [slot, pool] of Object.entries(pools))
      expect([restriction, slot, pool.length >= 7]).toEqual([restriction, slot, true])
  }
})

test('a week without peanuts, soya, sesame, celery, mustard and sulphites is planned and contains none', () => {
  const request = profileRequest({
    ...cook,
    restrictions: ['PEANUTS', 'SOY', 'SESAME', 'CELERY', 'MUSTARD', 'LUPIN', 'SULPHITES'],
  })
  expect(planAndValidate(request, 1, library)).toMatchObject({ kind: 'planned', violations: [] })
})
