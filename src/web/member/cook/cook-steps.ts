import type { RecipeCard } from '#domain/api/member/recipe.ts'
import type { MealView } from '#domain/api/member/week.ts'
import { dishKey } from '#web/member/cooking/dish-key.ts'
import { lineFor } from '#web/member/data/line-for.ts'
import type { Place } from '#web/member/pages/page.ts'
import { isCookedHere, otherDishes } from '#web/member/table/meal-plates.ts'

/** A dish of the meal that is cooked, with the key of its ticks and timers. */
export type CookedDish = {
  readonly key: string
  readonly card: RecipeCard
  /** Set if it is on the member's own plate, so that guests get it, too. */
  readonly isOwn?: true
}

/** An ingredient of a step. */
export type StepAmount = {
  readonly key: string
  readonly amount: string
  readonly name: string
  readonly prep: string
  /** Whether other steps use it too; the amount is then for all of them. */
  readonly isShared: boolean
}

export type CookStep = {
  readonly dish: CookedDish
  /** Its place among the steps of its dish, from 0. */
  readonly at: number
  readonly text: string
  readonly minutes: number | null
  readonly amounts: readonly StepAmount[]
}

/**
 * The dishes of a meal that are cooked for it and have a recipe card, the main one first, those that only others at the
 * table eat last. Leftovers are not cooked again, nor what was eaten before rules changed that it breaks.
 */
export const dishesOf = (
  meal: MealView,
  cards: Readonly<Record<string, RecipeCard>>,
  place: Place,
): readonly CookedDish[] =>
  [
    ...meal.dishes.slice(meal.leftoverOf === null ? 0 : 1).map((dish) => ({ dish, mark: { isOwn: true } as const })),
    ...otherDishes(meal).flatMap(({ dish }) => (isCookedHere(cards[dish.card]) ? [{ dish, mark: {} }] : [])),
  ].flatMap(({ dish: { card: name, recipe }, mark }) => {
    const card = cards[name]
    return card === undefined || card.outdated === true ? [] : [{ key: dishKey(place, recipe), card, ...mark }]
  })

/** The ingredients that a step uses, in amounts for this many people. */
function amountsOf({ lines, steps }: RecipeCard, at: number, people: number): readonly StepAmount[] {
  const uses = steps[at]?.uses ?? []
  return uses.flatMap((place) => {
    const line = lines[place]
    if (line === undefined) return []
    return [
      {
        key: `line-${place}`,
        ...lineFor(line, people),
        isShared: steps.some((step, other) => other !== at && step.uses?.includes(place) === true),
      },
    ]
  })
}

/** All steps of a meal, one dish after the other, in the amounts that each is cooked in. */
export const cookSteps = (
  dishes: readonly CookedDish[],
  peopleFor: (dish: CookedDish) => number,
): readonly CookStep[] =>
  dishes.flatMap((dish) =>
    dish.card.steps.map(({ text, minutes }, at) => ({
      dish,
      at,
      text,
      minutes,
      amounts: amountsOf(dish.card, at, peopleFor(dish)),
    })),
  )
