import { tagsOf } from '#planner/derive/tags.ts'
import { floatAt } from '#planner/plan/candidates/typed-arrays.ts'
import { DAYS, type DayAnchor } from '#planner/week/week-plan.ts'
import type { SearchSpace } from './search-space.ts'
import type { StayingDishes } from './staying-dishes.ts'

const FREE = -1

/** Slots whose dishes may stand in each other's place. */
const kindOf = (slot: string): string => (slot === 'LUNCH' ? 'DINNER' : slot)

/**
 * What stays in a week, with the dishes that are wanted at some of its meals. Of a kind the dish with the best score is taken, each
 * for one meal of the week. What no rule of the request allows, what was refused, and what would be eaten twice on a day is left to the search.
 */
export function withAnchors(
  { places, candidates }: Pick<SearchSpace, 'places' | 'candidates'>,
  anchors: readonly DayAnchor[],
  score: Float64Array,
  stays?: StayingDishes,
): StayingDishes | undefined {
  if (anchors.length === 0) return stays
  const width = places.length
  const fixed = stays?.fixed.slice() ?? new Int32Array(DAYS * width).fill(FREE)
  for (const anchor of anchors) {
    const at = places.findIndex(({ slot, side }) => slot === anchor.slot && !side)
    const index = anchor.day * width + at
    if (at < 0 || fixed[index] !== FREE) continue
    const pool = places.flatMap(({ slot, side, pool: dishes }) =>
      !side && kindOf(slot) === kindOf(anchor.slot) ? [...dishes] : [],
    )
    const ofDay = fixed.subarray(anchor.day * width, (anchor.day + 1) * width)
    const isOf = (dish: number): boolean => {
      const variant = candidates.variants[dish]
      if (variant === undefined) return false
      return 'recipe' in anchor
        ? variant.recipe.id === anchor.recipe
        : tagsOf(variant).includes(anchor.kind) && !fixed.includes(dish)
    }
    const [best] = [...new Set(pool)]
      .filter((dish) => isOf(dish) && !ofDay.includes(dish) && stays?.refused[at]?.has(dish) !== true)
      .toSorted((one, other) => floatAt(score, other) - floatAt(score, one) || one - other)
    if (best !== undefined) fixed[index] = best
  }
  return { fixed, refused: stays?.refused ?? places.map(() => new Set<number>()) }
}

/** Whether a dish is the one that is wanted at a meal, so that repeat limits do not count it. */
export const isAnchored = (
  anchors: readonly DayAnchor[],
  { day, slot, recipe }: { readonly day: number; readonly slot: string; readonly recipe: string | undefined },
): boolean =>
  anchors.some((anchor) => anchor.day === day && anchor.slot === slot && 'recipe' in anchor && anchor.recipe === recipe)
