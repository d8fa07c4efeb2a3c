import { tiresWithinDay } from '#planner/plan/candidates/candidate-goods.ts'
import { isSnackPlace } from '#planner/plan/candidates/day-places.ts'
import { byteAt, intAt } from '#planner/plan/candidates/typed-arrays.ts'
import type { DishTag } from '#planner/recipe.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'

const NO_FORM = -1
/** Kinds of dish that are unwanted for both lunch and dinner of one day. */
const forms: readonly DishTag[] = ['SALADS', 'SOUPS', 'PASTA', 'BURGERS', 'TACOS']

const formOf = (tags: readonly DishTag[]): number => forms.findIndex((form) => tags.includes(form))

/**
 * Returns a function that counts how many other dishes of the day beginning at index `from` are too similar to a dish
 * in a place: the same meat, fish, eggs, soya or pulse, also in snacks, or the same kind of dish at lunch and dinner.
 */
export function pairCounter({ places, candidates }: ObjectiveTable) {
  const width = places.length
  const forming = Int32Array.from(candidates.recipes, ({ dishTags }) => formOf(dishTags))
  const isMeal = Uint8Array.from(places, (place) => (isSnackPlace(place) || place.slot === 'BREAKFAST' ? 0 : 1))
  return (dishes: Int32Array, from: number, place: number, dish: number): number => {
    const protein = intAt(candidates.mainProtein, dish)
    const isTiring = byteAt(tiresWithinDay, protein) === 1
    const form = byteAt(isMeal, place) === 1 ? intAt(forming, dish) : NO_FORM
    let count = 0
    for (let other = 0; other < width; other++) {
      const second = intAt(dishes, from + other)
      if (other === place || second < 0) continue
      if (isTiring && protein === intAt(candidates.mainProtein, second)) count++
      if (form !== NO_FORM && byteAt(isMeal, other) === 1 && form === intAt(forming, second)) count++
    }
    return count
  }
}

/** Counts the pairs of dishes that are too similar within each day. */
export function sameDayTerm(dishes: Int32Array, table: ObjectiveTable): ObjectiveTerm {
  const width = table.places.length
  const pairsOf = pairCounter(table)
  let pairs = 0
  return {
    count: (day, place, dish, by) => {
      pairs += by * pairsOf(dishes, day * width, place, dish)
    },
    cost: () => pairs,
    costByDay: () => pairs,
    change: (day, place, old, dish) =>
      pairsOf(dishes, day * width, place, dish) - pairsOf(dishes, day * width, place, old),
  }
}
