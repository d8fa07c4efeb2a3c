import { type PortionTable, WIDTH } from '#planner/plan/candidates/portion-table.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import type { DayBounds } from '#planner/plan/objective/day-bounds.ts'
import { portionFinder } from './best-portions.ts'

/** A place on the plates of one eater's day. */
export type PlateSpot = {
  readonly meal: number
  readonly table: PortionTable
  /** The dish of the table; null if they cannot eat it, or if only they have this side. */
  readonly shared: number | null
  /** Other dishes for it, best first. */
  readonly pool: readonly number[]
  /** What it costs to have this dish instead of the table's. */
  readonly price: (dish: number) => number
}

/** Dishes by spot, in portions; a portion of 0 is left out. */
export type FittedPlate = {
  readonly spots: readonly PlateSpot[]
  readonly dishes: readonly number[]
  readonly portions: readonly number[]
  readonly cost: number
  readonly kcal: number
  readonly protein: number
  /** Whether the day is within its bounds of energy and protein. */
  readonly keeps: boolean
}

const FOREVER = Number.POSITIVE_INFINITY
/** Enough passes for every dish to be chosen in view of the others. */
const ROUNDS = 3
const MOST_ADDED = 2

function fitted(spots: readonly PlateSpot[], dishes: readonly number[], bounds: DayBounds): FittedPlate {
  const finder = portionFinder(
    spots.map(({ table }) => table),
    bounds,
  )
  const found = finder.find(Int32Array.from(dishes), FOREVER, FOREVER)
  const figure = (of: 'portion' | 'kcal' | 'protein') =>
    spots.map(({ table }, spot) => at(table[of], (dishes[spot] ?? 0) * WIDTH + at(finder.ranks, spot)))
  const sum = (all: readonly number[]) => all.reduce((total, each) => total + each, 0)
  const [kcal, protein] = [sum(figure('kcal')), sum(figure('protein'))]
  return {
    spots,
    dishes,
    portions: figure('portion'),
    cost: found + sum(spots.map((spot, place) => priceOf(spot, dishes[place] ?? 0))),
    kcal,
    protein,
    keeps: kcal >= bounds.least && kcal <= bounds.most && protein >= bounds.protein,
  }
}

const priceOf = (spot: PlateSpot, dish: number): number => (dish === spot.shared ? 0 : spot.price(dish))

/** The plate with the best dish in each open spot, chosen one after another until nothing gets better. */
function improved(start: FittedPlate, bounds: DayBounds, isOpen: (spot: PlateSpot) => boolean): FittedPlate {
  let best = start
  for (let round = 0; round < ROUNDS; round++) {
    const before = best
    for (const [spot, here] of best.spots.entries()) {
      if (!isOpen(here)) continue
      const choices = here.shared === null ? here.pool : [here.shared, ...here.pool]
      for (const dish of choices) {
        if (best.dishes.includes(dish)) continue
        const tried = fitted(best.spots, best.dishes.with(spot, dish), bounds)
        if (tried.cost < best.cost - 1e-9) best = tried
      }
    }
    if (best === before) break
  }
  return best
}

/** The first dish of each spot: the table's, or the best other one that is not on the plate yet. */
function firstDishes(spots: readonly PlateSpot[]): readonly number[] | null {
  const dishes: number[] = []
  const shared = spots.flatMap((spot) => spot.shared ?? [])
  for (const spot of spots) {
    const dish = spot.shared ?? spot.pool.find((each) => !dishes.includes(each) && !shared.includes(each))
    if (dish === undefined) return null
    dishes.push(dish)
  }
  return dishes
}

/** The plate with the best one more side. */
function withSide(plate: FittedPlate, bounds: DayBounds, sides: readonly PlateSpot[]): FittedPlate {
  let best = plate
  for (const side of sides) {
    if (plate.spots.filter(({ meal }) => meal === side.meal).length >= MOST_ON_PLATE) continue
    for (const dish of side.pool) {
      if (plate.dishes.includes(dish)) continue
      const tried = fitted([...plate.spots, side], [...plate.dishes, dish], bounds)
      if (tried.cost < best.cost - 1e-9) best = tried
    }
  }
  return best
}

/** A large meal is one dish with two sides. */
const MOST_ON_PLATE = 3

/**
 * Fits one day of an eater to the table's dishes: in portions of their own; with another dish where they cannot eat the
 * table's; and, only if their day is otherwise outside its bounds, with other dishes elsewhere or up to two more of
 * `sides`. Null if there is no dish for some spot.
 */
export function fitPlate(
  spots: readonly PlateSpot[],
  bounds: DayBounds,
  sides: readonly PlateSpot[],
): FittedPlate | null {
  const first = firstDishes(spots)
  if (first === null) return null
  let plate = improved(fitted(spots, first, bounds), bounds, ({ shared }) => shared === null)
  if (!plate.keeps) plate = improved(plate, bounds, () => true)
  for (let added = 0; added < MOST_ADDED && !plate.keeps; added++) {
    plate = improved(withSide(plate, bounds, sides), bounds, () => true)
  }
  return plate
}
