import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import { isSnackPlace, type Place } from '#planner/plan/candidates/day-places.ts'
import type { DishFacts } from '#planner/plan/candidates/dish-facts.ts'
import { type DayShape, plateDay, tablePrices } from '#planner/plan/candidates/plate-day.ts'
import { type PortionTable, portionTable, WIDTH } from '#planner/plan/candidates/portion-table.ts'
import { floatAt } from '#planner/plan/candidates/typed-arrays.ts'
import type { DayBounds } from '#planner/plan/objective/day-bounds.ts'
import { eaterBounds } from '#planner/plan/objective/eater-bounds.ts'
import type { Relaxation } from '#planner/week/week-plan.ts'
import { type PortionFinder, portionFinder } from './best-portions.ts'
import type { Table } from './search-space.ts'

/** A bound without what is eaten besides. */
const less = (bounds: DayBounds, besides: number): DayBounds => {
  const left = 1 - besides / bounds.energy
  return {
    ...bounds,
    energy: bounds.energy * left,
    least: bounds.least * left,
    most: bounds.most * left,
    protein: bounds.protein * left,
    proteinTarget: bounds.proteinTarget * left,
    fibre: bounds.fibre * left,
  }
}

/** The portions of the table's dishes for one of the others; a dish that they cannot eat stands for one that fits. */
function otherTable(
  place: Place,
  candidates: Candidates,
  facts: readonly (DishFacts | null)[],
  { bounds, mayBeWithout }: { readonly bounds: DayBounds; readonly mayBeWithout: boolean },
  isApart: Uint8Array,
): PortionTable {
  const figure = (of: 'kcal' | 'protein' | 'fibre' | 'sodium', otherwise: number) =>
    Float64Array.from(facts, (each) => each?.[of] ?? otherwise)
  const share = place.kcal / bounds.energy
  const servings = {
    ...candidates,
    kcal: figure('kcal', place.kcal),
    protein: figure('protein', share * bounds.proteinTarget),
    fibre: figure('fibre', share * bounds.fibre),
    sodium: figure('sodium', (share * bounds.sodiumMax) / 2),
  }
  const table = portionTable(place, servings, mayBeWithout)
  for (const dish of place.pool) {
    const own = isSnackPlace(place) ? tablePrices.ownSide : tablePrices.ownMain
    const price = facts[dish] === null ? own : isApart[dish] === 1 ? tablePrices.apart : 0
    if (price === 0) continue
    for (let index = dish * WIDTH; index < (dish + 1) * WIDTH; index++) {
      table.cost[index] = floatAt(table.cost, index) + price
    }
  }
  return table
}

/**
 * For each of the others at a table, what a day's dishes cost them in their best portions. `places` have the dishes
 * that the search may use.
 */
export function otherFinders(
  { eaters, dishes }: Table,
  places: readonly Place[],
  shape: DayShape,
  relaxed: readonly Relaxation[],
): readonly PortionFinder[] {
  const { candidates } = shape
  const factsOf = new Map(dishes.map(({ recipe, facts }) => [recipe.id, facts]))
  const rows = candidates.recipes.map(({ id }) => factsOf.get(id) ?? [])
  return eaters.map((eater, at) => {
    const facts = rows.map((row) => row[at + 1] ?? null)
    const isApart = Uint8Array.from(rows, (row) => (row[at + 1] !== row[0] ? 1 : 0))
    const day = plateDay(eater.energy.aim, places, shape)
    const besides = day.reduce((sum, { place, standing }) => sum + (standing === null ? place.kcal : 0), 0)
    const bounds = less(eaterBounds(eater, relaxed), besides)
    const tables = day.flatMap(({ place, standing, mayBeWithout }) => {
      if (standing === null) return []
      const pool = places[standing]?.pool ?? place.pool
      return otherTable({ ...place, pool }, candidates, facts, { bounds, mayBeWithout }, isApart)
    })
    return portionFinder(tables, bounds)
  })
}
