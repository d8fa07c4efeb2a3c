import type { PlannedDay } from '#planner/week/week-plan.ts'
import { at } from './at.ts'
import type { Candidates } from './candidates.ts'
import type { Place } from './day-frame.ts'

/** The day that stands in a table of dishes and portions from an offset on. */
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
