import type { DishTag } from '#planner/recipe.ts'
import { byteAt, intAt } from './at.ts'
import { tires } from './candidate-goods.ts'
import type { Candidates } from './candidates.ts'
import { isSnackPlace, type Place } from './day-frame.ts'

/** What of one day is too much alike; reckoned anew only where something has changed. */
export type SameDay = {
  readonly changed: (day: number) => void
  /** How many pairs of dishes of a day are alike, over all days. */
  readonly pairs: () => number
}

const NO_FORM = -1
/** Forms in which nobody wants both lunch and dinner of a day. */
const forms: readonly DishTag[] = ['SALADS', 'SOUPS', 'PASTA', 'BURGERS', 'TACOS']

const formOf = (tags: readonly DishTag[]): number => forms.findIndex((form) => tags.includes(form))

/**
 * Counts what a day has twice: the same meat, fish, eggs, soya or pulse in two of its dishes, snacks too, and the same
 * form of dish at lunch and dinner.
 */
export function sameDay(
  dishes: Int32Array,
  days: number,
  { places, candidates }: { readonly places: readonly Place[]; readonly candidates: Candidates },
): SameDay {
  const width = places.length
  const forming = Int32Array.from(candidates.recipes, ({ dishTags }) => formOf(dishTags))
  const isMeal = Uint8Array.from(places, (place) => (isSnackPlace(place) || place.slot === 'BREAKFAST' ? 0 : 1))
  const counts = new Int32Array(days)
  const stale = new Set<number>()
  let sum = 0

  function countOf(day: number): number {
    let count = 0
    for (let one = 0; one < width; one++) {
      const first = intAt(dishes, day * width + one)
      if (first < 0) continue
      for (let other = one + 1; other < width; other++) {
        const second = intAt(dishes, day * width + other)
        if (second < 0) continue
        const protein = intAt(candidates.mainProtein, first)
        if (protein === intAt(candidates.mainProtein, second) && byteAt(tires, protein) === 1) count++
        const form = intAt(forming, first)
        const bothMeals = byteAt(isMeal, one) === 1 && byteAt(isMeal, other) === 1
        if (bothMeals && form !== NO_FORM && form === intAt(forming, second)) count++
      }
    }
    return count
  }

  function pairs(): number {
    for (const day of stale) {
      const now = countOf(day)
      sum += now - intAt(counts, day)
      counts[day] = now
    }
    stale.clear()
    return sum
  }

  return { changed: (day) => stale.add(day), pairs }
}
