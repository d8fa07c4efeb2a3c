import { expect, test } from 'vitest'
import type { Cook } from '#planner/derive/eligible.ts'
import { contradictsPaleo, relaxedCook } from '#planner/plan/search/relaxed-rules.ts'
import { slots } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { combinedProfiles, dietSetsByFoods, everyDietSet } from '#planner/sample-requests/diet-sets.fixture.ts'
import { hardProfiles } from '#planner/sample-requests/hard-profiles.fixture.ts'
import { candidatesFor } from './candidates.ts'

/**
 * How many different dishes a profile needs: a breakfast for each day, a main dish for each lunch and dinner, and two
 * snacks a day; a person who does not cook eats some of them twice.
 */
const needed = {
  cooks: { BREAKFAST: 7, LUNCH: 14, DINNER: 14, SNACK: 14 },
  doesNot: { BREAKFAST: 4, LUNCH: 7, DINNER: 7, SNACK: 7 },
  /** Few palaeolithic mains are without meat: lunches may repeat, dinners may not. */
  paleoFish: { BREAKFAST: 7, LUNCH: 9, DINNER: 9, SNACK: 14 },
} as const

const leastFor = ({ diets, time }: Cook) => {
  if (diets.includes('PALEO') && diets.includes('PESCATARIAN')) return needed.paleoFish
  return time === 'DONT_COOK' ? needed.doesNot : needed.cooks
}

test('all 3,584 hard profiles find enough dishes for every meal of a week', () => {
  expect(new Set(hardProfiles.map((cook) => JSON.stringify(cook))).size).toBe(3584)
  expect(profilesShortOfDishes(hardProfiles)).toEqual([])
})

test('the sets of diets and restrictions forbid 200 different sets of foods, and each leaves enough dishes', () => {
  expect(everyDietSet).toHaveLength(256 * 32)
  expect(dietSetsByFoods.size).toBe(200)
  const kept = combinedProfiles.map((cook) => (contradictsPaleo(cook) ? relaxedCook(cook, ['PALEO_FOR_PLANTS']) : cook))
  expect(profilesShortOfDishes(kept)).toEqual([])
})

/** The profiles with too few dishes for some slots. */
function profilesShortOfDishes(profiles: readonly Cook[]) {
  return profiles.flatMap((cook) => {
    const { pools } = candidatesFor(library, cook, { dislikedRecipes: [], bannedIngredients: [] })
    const least = leastFor(cook)
    const lacking = slots.filter((slot) => pools[slot].length < least[slot])
    return lacking.length === 0 ? [] : [{ cook, lacking, found: lacking.map((slot) => pools[slot].length) }]
  })
}
