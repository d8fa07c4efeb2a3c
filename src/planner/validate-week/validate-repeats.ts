import type { Slot } from '#planner/recipe.ts'
import { limits } from './limits.ts'
import { dishesOf, type ValidationInput } from './validation-input.ts'
import type { RepeatViolation } from './violation.ts'

/** Dishes that come twice on one day. */
export function twiceADay({ plan }: Pick<ValidationInput, 'plan'>): readonly RepeatViolation[] {
  return plan.days.flatMap((day, at) => {
    const recipes = dishesOf(day).map(({ recipe }) => recipe)
    return [...new Set(recipes)].flatMap((recipe) => {
      const times = recipes.filter((each) => each === recipe).length
      return times > 1 ? [{ kind: 'TWICE_A_DAY', day: at + 1, recipe, times } as const] : []
    })
  })
}

type PlacedDish = ValidationInput['dishes'][number]

/** The days of each recipe among some dishes. */
function daysOf(dishes: readonly PlacedDish[]): ReadonlyMap<string, readonly number[]> {
  const found = new Map<string, readonly number[]>()
  for (const { place } of dishes) found.set(place.recipe, [...(found.get(place.recipe) ?? []), place.day])
  return found
}

/** Whether a dish is the main dish of a meal of this slot and was cooked for it. */
const cookedFor =
  (slot: Slot) =>
  ({ place, first, leftOver }: PlacedDish): boolean =>
    first && !leftOver && place.slot === slot
/** Whether a dish is a snack or a side; both are snack dishes. */
const isSnack = ({ place, first }: PlacedDish): boolean => !first || place.slot === 'SNACK'

/** If hardly any snacks are left, each may be repeated as often as an even distribution over their places requires. */
function mostSnacks({ dishes, plan, request }: ValidationInput): number {
  const usual = limits(plan.relaxed, request.variety).snacks
  if (!plan.relaxed.includes('REPEATS')) return usual
  const snacks = dishes.filter(isSnack)
  return Math.max(usual, Math.ceil(snacks.length / Math.max(1, daysOf(snacks).size)))
}

/** Whether the household wants this very dish at this meal every week. */
const isWanted = ({ request: { anchors = [] } }: ValidationInput, { place, first }: PlacedDish): boolean =>
  first &&
  anchors.some(
    (anchor) =>
      'recipe' in anchor &&
      anchor.recipe === place.recipe &&
      anchor.day + 1 === place.day &&
      anchor.slot === place.slot,
  )

/** Dishes that come more often than the limits allow, beside those that are wanted where they are. */
export function validateRepeats(it: ValidationInput): readonly RepeatViolation[] {
  const { dinners, lunches, breakfasts } = limits(it.plan.relaxed, it.request.variety)
  const tooOften = (
    kind: Exclude<RepeatViolation['kind'], 'TWICE_A_DAY'>,
    is: (dish: PlacedDish) => boolean,
    most: number,
  ) =>
    [...daysOf(it.dishes.filter((dish) => is(dish) && !isWanted(it, dish)))].flatMap(([recipe, days]) =>
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
