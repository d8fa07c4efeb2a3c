import type { IngredientId } from '#planner/foods/ingredients.ts'
import type { Need } from '#planner/kitchen-units/shopping-lines.ts'
import { isFrozenBy } from './keeping.ts'
import { lastTripBefore, ONE_TRIP, type Trips } from './trips.ts'

/** Grams of a food that go into the freezer on the day of the shopping, for a later day. */
export type Frozen = { readonly food: IngredientId; readonly grams: number; readonly day: number }

/**
 * What of a week's meat and fish does not keep in the fridge from the last shopping until it is cooked, in the order of the
 * days.
 * @param days what is cooked on each day, as it is bought
 */
export const toFreeze = (days: readonly (readonly Need[])[], trips: Trips = ONE_TRIP): readonly Frozen[] =>
  days.flatMap((needs, day) => {
    const grams = new Map<IngredientId, number>()
    const kept = day - lastTripBefore(trips, day)
    for (const { id, g } of needs) if (isFrozenBy(id, kept)) grams.set(id, (grams.get(id) ?? 0) + g)
    return [...grams].map(([food, each]) => ({ food, grams: each, day }))
  })
