import { expect, test } from 'vitest'
import { everyRestriction } from '#planner/derive/diet-rules.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import { candidatesFor } from '#planner/plan/candidates/candidates.ts'
import { library } from '#planner/recipes/library.ts'
import { planAndValidate } from '#planner/sample-requests/plan-and-validate.fixture.ts'
import { profileRequest } from '#planner/sample-requests/profile-request.fixture.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import { planWeek } from './plan-week.ts'

const cook = { diets: [], restrictions: [], skill: 'INTERMEDIATE', time: 'MORE_1_HOUR' } as const

// The validator recognises a family by its own definition.
test.each<[string, readonly BanId[]]>([
  ['seafood', ['any-seafood']],
  ['nuts, soya and pork', ['any-nut', 'any-soy', 'any-pork']],
  ['dairy and tomatoes', ['any-dairy', 'any-tomato']],
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
