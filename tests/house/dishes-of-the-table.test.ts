import fc from 'fast-check'
import { expect, test } from 'vitest'
import { choices } from '#domain/answers/choices.ts'
import { isEligible } from '#planner/derive/eligible.ts'
import { isForBox } from '#planner/derive/lunch-box.ts'
import { library } from '#planner/recipes/library.ts'
import { dishesFor } from '#web/funnel/table/library.ts'

const anyCook = fc.record({
  skill: fc.constantFrom(...choices.cookingSkill),
  time: fc.constantFrom(...choices.timeCooking),
  diets: fc.subarray([...choices.typeDietPrefer]),
  restrictions: fc.subarray([...choices.foodRestrictions]),
})

test('the questionnaire counts the dishes that the planner would choose from', () => {
  fc.assert(
    fc.property(anyCook, (cook) => {
      const suitable = library.filter((recipe) => isEligible(recipe, cook))
      expect(dishesFor(cook).map(({ id }) => id)).toEqual(suitable.map(({ id }) => id))
    }),
    { seed: 1, numRuns: 60 },
  )
})

test('it counts the dishes of a cuisine, and those that travel in a box', () => {
  const ids = (wanted: Parameters<typeof dishesFor>[0]) => dishesFor(wanted).map(({ id }) => id)
  for (const cuisine of choices.cuisinesLike) {
    const of = library.filter((recipe) => recipe.cuisine === cuisine || recipe.secondCuisine === cuisine)
    expect(ids({ cuisines: [cuisine] })).toEqual(of.map(({ id }) => id))
  }
  expect(ids({ forBox: true })).toEqual(library.filter(isForBox).map(({ id }) => id))
})
