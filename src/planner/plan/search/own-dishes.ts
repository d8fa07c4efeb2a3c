import type { Variety } from '#domain/household/variety.ts'
import type { Place } from '#planner/plan/candidates/day-places.ts'
import type { DayShape } from '#planner/plan/candidates/plate-day.ts'
import { type PortionTable, portionTable } from '#planner/plan/candidates/portion-table.ts'
import { scoresOf, type Taste } from '#planner/plan/candidates/score.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { type Slot, usualPortionSteps } from '#planner/recipe.ts'
import type { Relaxation } from '#planner/week/week-plan.ts'
import type { Table } from './search-space.ts'

/** A table with its dishes, and what decides which of them somebody gets instead of another. */
export type Kitchen = Table &
  DayShape & { readonly taste: Taste; readonly relaxed: readonly Relaxation[]; readonly variety?: Variety | undefined }

/**
 * How many other dishes are tried for one place: the best liked, those with the most protein for their energy, and those
 * that keep a cook the shortest time from the other dishes.
 */
const TRIED = { liked: 24, dense: 8, quick: 8 } as const
/** Everything about the dishes as one of the others eats them, by the number of the table's dish. */
export type OwnDishes = {
  readonly score: Float64Array
  readonly kcal: Float64Array
  readonly protein: Float64Array
  readonly pools: Readonly<Record<Slot, readonly number[]>>
  readonly tableOf: (place: Place, mayBeWithout: boolean) => PortionTable
  readonly numberOf: (recipe: string) => number | null
}

export function ownDishes({ dishes, candidates, taste }: Kitchen, seat: number): OwnDishes {
  const facts = dishes.map((dish) => dish.facts[seat] ?? null)
  const eaten = [...facts.keys()].filter((dish) => facts[dish] !== null)
  const variants = facts.flatMap((each) => each?.variant ?? [])
  const scored = scoresOf(variants, taste, () => 0)
  const score = new Float64Array(dishes.length)
  for (const [index, dish] of eaten.entries()) score[dish] = at(scored, index)
  const figure = (of: 'kcal' | 'protein' | 'fibre' | 'sodium') => Float64Array.from(facts, (each) => each?.[of] ?? 0)
  const servings = {
    ...candidates,
    recipes: dishes.map(({ recipe }) => recipe),
    portions: dishes.map(({ recipe }) => recipe.portionSteps ?? usualPortionSteps),
    kcal: figure('kcal'),
    protein: figure('protein'),
    fibre: figure('fibre'),
    sodium: figure('sodium'),
  }
  const density = (dish: number) => at(servings.protein, dish) / at(servings.kcal, dish)
  function poolOf(slot: Slot): readonly number[] {
    const all = eaten.filter((dish) => dishes[dish]?.recipe.slots.includes(slot))
    const liked = all.toSorted((a, b) => at(score, b) - at(score, a) || a - b).slice(0, TRIED.liked)
    const dense = all.toSorted((a, b) => density(b) - density(a) || a - b).slice(0, TRIED.dense)
    const minutes = (dish: number) => dishes[dish]?.recipe.minutes.active ?? 0
    const quick = all.toSorted((a, b) => minutes(a) - minutes(b) || a - b).slice(0, TRIED.quick)
    return [...new Set([...liked, ...dense, ...quick])]
  }
  const pool = Int32Array.from(eaten)
  const tables = new Map<string, PortionTable>()
  const numbers = new Map(eaten.map((dish) => [dishes[dish]?.recipe.id ?? '', dish]))
  return {
    score,
    kcal: servings.kcal,
    protein: servings.protein,
    pools: { BREAKFAST: poolOf('BREAKFAST'), LUNCH: poolOf('LUNCH'), DINNER: poolOf('DINNER'), SNACK: poolOf('SNACK') },
    tableOf: (place, mayBeWithout) => {
      const key = `${place.kcal} ${mayBeWithout}`
      const table = tables.get(key) ?? portionTable({ ...place, pool }, servings, mayBeWithout)
      tables.set(key, table)
      return table
    },
    numberOf: (recipe) => numbers.get(recipe) ?? null,
  }
}
