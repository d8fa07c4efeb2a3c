import type { Slot } from '#planner/recipe.ts'
import { limits } from './limits.ts'
import { dishesOf, type ValidationInput } from './validation-input.ts'
import type { RepeatViolation } from './violation.ts'

function twiceADay({ plan }: ValidationInput): readonly RepeatViolation[] {
  return plan.days.flatMap((day, at) => {
    const recipes = dishesOf(day).map(({ recipe }) => recipe)
    return [...new Set(recipes)].flatMap((recipe) => {
      const times = recipes.filter((each) => each === recipe).length
      return times > 1 ? [{ kind: 'TWICE_A_DAY', day: at + 1, recipe, times } as const] : []
    })
  })
}

type PlacedDish = ValidationInput['dishes'][number]

/** The days on which each recipe of some dishes comes. */
function daysOf(dishes: readonly PlacedDish[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>()
  for (const { place } of dishes) found.set(place.recipe, [...(found.get(place.recipe) ?? []), place.day])
  return found
}

/** What is cooked as what a meal is about. */
const cookedFor =
  (slot: Slot) =>
  ({ place, first, leftOver }: PlacedDish): boolean =>
    first && !leftOver && place.slot === slot
/** Snacks between meals and sides are much the same food. */
const isSnack = ({ place, first }: PlacedDish): boolean => !first || place.slot === 'SNACK'

/** Where hardly any snacks are left, each may come as often as an even share of their places takes. */
function mostSnacks({ dishes, plan }: ValidationInput): number {
  const usual = limits(plan.relaxed).snacks
  if (!plan.relaxed.includes('REPEATS')) return usual
  const snacks = dishes.filter(isSnack)
  return Math.max(usual, Math.ceil(snacks.length / Math.max(1, daysOf(snacks).size)))
}

/** Dishes that come more often than the limits allow. */
export function validateRepeats(it: ValidationInput): readonly RepeatViolation[] {
  const { dinners, lunches, breakfasts } = limits(it.plan.relaxed)
  const tooOften = (
    kind: Exclude<RepeatViolation['kind'], 'TWICE_A_DAY'>,
    is: (dish: PlacedDish) => boolean,
    most: number,
  ) =>
    [...daysOf(it.dishes.filter(is))].flatMap(([recipe, days]) =>
      days.length > most ? [{ kind, recipe, days, most }] : [],
    )
  return [
    ...twiceADay(it),
    ...tooOften('DINNER_REPEATED', cookedFor('DINNER'), dinners),
    ...tooOften('LUNCH_REPEATED', cookedFor('LUNCH'), lunches),
    ...tooOften('BREAKFAST_REPEATED', cookedFor('BREAKFAST'), breakfasts),
    ...tooOften('SNACK_REPEATED', isSnack, mostSnacks(it)),
  ]
}
