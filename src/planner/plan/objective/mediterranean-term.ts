import { type MediterraneanParts, mediterraneanParts } from '#planner/derive/mediterranean.ts'
import { memoize } from '#planner/derive/memoize.ts'
import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import type { Place } from '#planner/plan/candidates/day-places.ts'
import { byteAt, floatAt } from '#planner/plan/candidates/typed-arrays.ts'
import { DAYS, type WeekRequest } from '#planner/week/week-plan.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'

/** A point of the pattern: what a serving of a dish adds to it, and the weekly sum it needs, which may be negative. */
type Item = { readonly least: number; readonly of: (parts: MediterraneanParts) => number }

const LITTLE_ENERGY = 1800
const redMeat = ({ grams }: MediterraneanParts) => (grams.RED_MEAT ?? 0) + (grams.PROCESSED_MEAT ?? 0)

/** The 13 items of MEDAS (PREDIMED, without its wine) as grams per week. Items to be limited count negatively. */
const itemsFor = ({ cook, targets }: Pick<WeekRequest, 'cook' | 'targets'>): readonly Item[] => [
  { least: 1, of: ({ grams, otherFat }) => (grams.OLIVE_OIL ?? 0) - otherFat },
  { least: (targets.energy < LITTLE_ENERGY ? 27 : 54) * DAYS, of: ({ grams }) => grams.OLIVE_OIL ?? 0 },
  { least: 400 * DAYS, of: ({ grams }) => grams.VEGETABLE ?? 0 },
  { least: 240 * DAYS, of: ({ grams }) => grams.FRUIT ?? 0 },
  { least: -100 * DAYS, of: (parts) => -redMeat(parts) },
  { least: -12 * DAYS, of: ({ grams }) => -(grams.BUTTER_CREAM ?? 0) },
  { least: -250 * DAYS, of: ({ sweetDrink }) => -sweetDrink },
  { least: 450, of: ({ grams }) => grams.LEGUME ?? 0 },
  { least: 300, of: ({ grams }) => grams.FISH ?? 0 },
  { least: -90, of: ({ grams }) => -(grams.SWEETS ?? 0) },
  {
    least: 90,
    of: ({ grams }) => (grams.NUTS ?? 0) + (cook.restrictions.includes('TREE_NUTS') ? (grams.SEEDS ?? 0) : 0),
  },
  { least: 0, of: (parts) => (parts.grams.POULTRY ?? 0) - redMeat(parts) },
  { least: 2, of: ({ sofrito }) => (sofrito ? 1 : 0) },
]

/** Extra share aimed at, because portions turn out a little different from the expected ones. */
const MARGIN = 0.08
/** The least cost of a missed point; it rises to twice as much if almost nothing of it is there. */
const MISSED = 0.5
/** Rounding error that may remain after grams are added and subtracted again. */
const ROUNDING = 1e-6
/** Grams by which an item with a least of 0 has to be missed to have the full cost. */
const FAR = 100

/** The cost of a dish with a highly processed ingredient. */
const PROCESSED = 0.15

const partsOf = memoize(mediterraneanParts)

/** The cost of missed points of the Mediterranean pattern, for people who chose that diet. */
export function mediterraneanTerm(
  request: Pick<WeekRequest, 'cook' | 'targets'>,
  table: ObjectiveTable,
): ObjectiveTerm {
  const { places, candidates } = table
  const items = itemsFor(request)
  const width = items.length
  const least = Float64Array.from(items, (item) => item.least + MARGIN * Math.abs(item.least))
  const far = Float64Array.from(items, (item) => Math.abs(item.least) || FAR)
  const brings = places.map((place) => {
    const of = new Float64Array(candidates.recipes.length * width)
    for (const dish of place.pool) {
      const variant = candidates.variants[dish]
      if (variant === undefined) continue
      const parts = partsOf(variant)
      const portion = expectedPortion(place, dish, candidates)
      for (const [number, item] of items.entries()) {
        of[dish * width + number] = item.of(parts) * (number === width - 1 ? 1 : portion)
      }
    }
    return of
  })
  const isProcessed = Uint8Array.from(candidates.variants, (variant) => (partsOf(variant).processed ? 1 : 0))
  let processed = 0
  const sums = new Float64Array(width)

  function missed(item: number, brought: number): number {
    const lack = floatAt(least, item) - brought
    return lack > ROUNDING ? MISSED + MISSED * Math.min(1, lack / floatAt(far, item)) : 0
  }

  function cost(): number {
    let sum = PROCESSED * processed
    for (let item = 0; item < width; item++) sum += missed(item, floatAt(sums, item))
    return sum
  }

  function change(_day: number, place: number, old: number, dish: number): number {
    const of = brings[place]
    if (of === undefined) return 0
    let sum = PROCESSED * (byteAt(isProcessed, dish) - byteAt(isProcessed, old))
    for (let item = 0; item < width; item++) {
      const now = floatAt(sums, item)
      const by = floatAt(of, dish * width + item) - floatAt(of, old * width + item)
      if (by !== 0) sum += missed(item, now + by) - missed(item, now)
    }
    return sum
  }

  return {
    count: (_, place, dish, by) => {
      const of = brings[place]
      if (of === undefined) return
      processed += by * byteAt(isProcessed, dish)
      for (let item = 0; item < width; item++) sums[item] = floatAt(sums, item) + by * floatAt(of, dish * width + item)
    },
    cost,
    costByDay: () => 0,
    change,
  }
}

/**
 * The approximate portion of a dish in a place; the real portions are found only when every place of the day has a
 * dish.
 */
export function expectedPortion({ kcal }: Place, dish: number, candidates: Candidates): number {
  const portions = candidates.portions[dish] ?? [1]
  return Math.min(Math.max(kcal / floatAt(candidates.kcal, dish), Math.min(...portions)), Math.max(...portions))
}
