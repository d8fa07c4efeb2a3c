import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import type { Place } from '#planner/plan/candidates/day-places.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import type { PlannedDay } from '#planner/week/week-plan.ts'

/** All dishes of a day, in the order they are eaten. */
export const dishesOf = ({ meals }: PlannedDay) => meals.flatMap(({ dishes }) => dishes)

/** Ids of the snacks and sides of a day. */
export const snacksOf = ({ meals }: PlannedDay): readonly string[] =>
  meals.flatMap(({ slot, dishes }) => dishes.slice(slot === 'SNACK' ? 0 : 1).map(({ recipe }) => recipe))

/** Reads the day that begins at an offset in a table of dishes and portions. */
export function plannedDay(
  places: readonly Place[],
  { recipes }: Candidates,
  { dishes, portions }: { readonly dishes: Int32Array; readonly portions: Float64Array },
  offset: number,
): PlannedDay {
  const eaten = places.map(({ slot, meal }, place) => ({
    slot,
    meal,
    dish: { recipe: recipes[at(dishes, offset + place)]?.id ?? '', portion: at(portions, offset + place) },
  }))
  return {
    meals: [...Map.groupBy(eaten, ({ meal }) => meal).values()].flatMap((parts) =>
      parts.slice(0, 1).map(({ slot }) => ({ slot, dishes: parts.map(({ dish }) => dish) })),
    ),
  }
}
