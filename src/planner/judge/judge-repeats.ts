import type { Slot } from '#planner/recipe.ts'
import type { BrokenByRepeats } from './broken-promise.ts'
import { type Case, dishesOf } from './open-case.ts'
import { limits } from './promised.ts'

function twiceADay({ plan }: Case): readonly BrokenByRepeats[] {
  return plan.days.flatMap((day, at) => {
    const recipes = dishesOf(day).map(({ recipe }) => recipe)
    return [...new Set(recipes)].flatMap((recipe) => {
      const times = recipes.filter((each) => each === recipe).length
      return times > 1 ? [{ kind: 'TWICE_A_DAY', day: at + 1, recipe, times } as const] : []
    })
  })
}

/** The days on which each recipe is what a meal is about; sides may come back. */
function daysOf({ dishes }: Case, slot: Slot): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>()
  for (const { place, first } of dishes) {
    if (first && place.slot === slot) found.set(place.recipe, [...(found.get(place.recipe) ?? []), place.day])
  }
  return found
}

/** Dishes that come more often than promised. */
export function judgeRepeats(it: Case): readonly BrokenByRepeats[] {
  const { dinners, breakfasts } = limits(it.plan.relaxed)
  const tooOften = (kind: 'DINNER_REPEATED' | 'BREAKFAST_REPEATED', slot: Slot, most: number) =>
    [...daysOf(it, slot)].flatMap(([recipe, days]) => (days.length > most ? [{ kind, recipe, days, most }] : []))
  return [
    ...twiceADay(it),
    ...tooOften('DINNER_REPEATED', 'DINNER', dinners),
    ...tooOften('BREAKFAST_REPEATED', 'BREAKFAST', breakfasts),
  ]
}
