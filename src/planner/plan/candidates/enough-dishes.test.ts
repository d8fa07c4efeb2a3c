import { expect, test } from 'vitest'
import { slots } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { hardProfiles } from '#planner/sample-requests/hard-profiles.fixture.ts'
import { candidatesFor } from './candidates.ts'

/**
 * Different dishes that a profile has to find: a breakfast for each day, a main for each lunch and dinner, and two snacks
 * a day; a person who does not cook eats some of them twice.
 */
const needed = {
  cooks: { BREAKFAST: 7, LUNCH: 14, DINNER: 14, SNACK: 14 },
  doesNot: { BREAKFAST: 4, LUNCH: 7, DINNER: 7, SNACK: 7 },
} as const

test('all 3,584 hard profiles find enough dishes for every meal of a week', () => {
  expect(new Set(hardProfiles.map((cook) => JSON.stringify(cook))).size).toBe(3584)
  const hungry = hardProfiles.flatMap((cook) => {
    const { pools } = candidatesFor(library, cook, { dislikedRecipes: [], bannedIngredients: [] })
    const least = cook.time === 'DONT_COOK' ? needed.doesNot : needed.cooks
    const lacking = slots.filter((slot) => pools[slot].length < least[slot])
    return lacking.length === 0 ? [] : [{ cook, lacking }]
  })
  expect(hungry).toEqual([])
})
