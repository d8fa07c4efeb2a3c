import { type MediterraneanParts, mediterraneanParts } from '#planner/derive/mediterranean.ts'
import { onceEach } from '#planner/derive/once-each.ts'
import type { Candidates } from '#planner/plan/candidates/candidates.ts'
import type { Place } from '#planner/plan/candidates/day-places.ts'
import { byteAt, floatAt } from '#planner/plan/candidates/typed-arrays.ts'
import { DAYS, type WeekRequest } from '#planner/week/week-plan.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'

/** A point of the pattern: what a serving of a dish brings towards it, and the least of that, which may be below 0. */
type Item = { readonly least: number; readonly of: (parts: MediterraneanParts) => number }

const LITTLE_ENERGY = 1800
const redMeat = ({ grams }: MediterraneanParts) => (grams.RED_MEAT ?? 0) + (grams.PROCESSED_MEAT ?? 0)

/** The 13 items of MEDAS as grams of a week (PREDIMED; its wine is left out). What is to be little counts downwards. */
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

/** Portions turn out a little other than expected: so much more than the least is aimed at. */
const MARGIN = 0.08
/** A point that is missed costs this much at least, and twice as much where next to nothing of it is there. */
const MISSED = 0.5
/** Grams that are added and taken away again leave less than this behind. */
const ROUNDING = 1e-6
/** An item that may fall short by little counts from this many grams as missed by far. */
const FAR = 100

/** What a dish costs in which something is highly processed. */
const PROCESSED = 0.15

const partsOf = onceEach(mediterraneanParts)

/** The Mediterranean pattern, for whom it is their diet: each of its points that a week has makes it cheaper. */
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

/** The portion in which a dish will about stand in a place; the portions of a day are found only once it is full. */
export function expectedPortion({ kcal }: Place, dish: number, candidates: Candidates): number {
  const portions = candidates.portions[dish] ?? [1]
  return Math.min(Math.max(kcal / floatAt(candidates.kcal, dish), Math.min(...portions)), Math.max(...portions))
}
