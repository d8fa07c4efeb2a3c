import { planWeek } from '#planner/plan/search/plan-week.ts'
import { stayingMeal } from '#planner/plan/search/staying-dishes.ts'
import type { Recipe } from '#planner/recipe.ts'
import { withoutBrokenLeftovers } from '#planner/week/cookings.ts'
import {
  type PlannedDay,
  type PlannedMeal,
  relaxations,
  type WeekPlan,
  type WeekRequest,
} from '#planner/week/week-plan.ts'
import { balancedWeek } from './away.ts'
import type { IsPast } from './keep-past.ts'
import type { MealAddress } from './leftovers.ts'
import { setTable } from './set-table.ts'

/** Which meals are planned anew, and around what. Days and meals count from 0. */
export type Anew = {
  /** The one day that is meant; every day if absent. */
  readonly day?: number
  /** What is past or eaten. */
  readonly isPast: IsPast
  /** Whether what a meal needs was bought for it. */
  readonly isBought: (meal: PlannedMeal) => boolean
  /** The same seed gives the same week. */
  readonly seed: string
}

const keyOf = ({ day, meal }: MealAddress): string => `${day} ${meal}`

/**
 * The meals that may have other dishes: not past, eaten, locked or bought for, and not left over from what was cooked. What
 * a meal that stays is left over from stays with it, and what is left over from a meal that goes, goes.
 */
export function freeMeals({ days }: WeekPlan, { day: only, isPast, isBought }: Anew): readonly MealAddress[] {
  const mealAt = ({ day, meal }: MealAddress) => days[day]?.meals[meal]
  const all = days.flatMap(({ meals }, day) => meals.map((_, meal) => ({ day, meal })))
  const isCooked = (meal: PlannedMeal) =>
    meal.leftoverOf !== undefined && isPast(meal.leftoverOf.day, meal.leftoverOf.meal)
  const stays = (address: MealAddress): boolean => {
    const meal = mealAt(address)
    return (
      meal === undefined ||
      meal.kept === true ||
      meal.locked === true ||
      meal.away !== undefined ||
      isPast(address.day, address.meal) ||
      isCooked(meal) ||
      isBought(meal)
    )
  }
  const held = new Set(
    all
      .filter(stays)
      .flatMap((address) => mealAt(address)?.leftoverOf ?? [])
      .map(keyOf),
  )
  const free = all.filter(
    (address) => (only === undefined || address.day === only) && !stays(address) && !held.has(keyOf(address)),
  )
  const gone = new Set(free.map(keyOf))
  const follows = (address: MealAddress) => {
    const of = mealAt(address)?.leftoverOf
    return of !== undefined && gone.has(keyOf(of))
  }
  return all.filter((address) => gone.has(keyOf(address)) || (!stays(address) && follows(address)))
}

/** A meal that stays on a day of which others are new: with the portions of the new day, or as it was if it is past. */
function stayingOf(was: PlannedMeal, fresh: PlannedMeal | undefined, isPast: boolean): PlannedMeal {
  const isSame =
    JSON.stringify(was.dishes.map((dish) => dish.recipe)) === JSON.stringify(fresh?.dishes.map((dish) => dish.recipe))
  if (isPast) return { ...was, kept: true }
  return fresh === undefined || !isSame ? was : { ...was, dishes: fresh.dishes }
}

/** A meal without the plates of the others, which are fitted anew. */
const withoutPlates = ({ plates: _, ...meal }: PlannedMeal): PlannedMeal => meal

/**
 * The week with other dishes in its free meals, planned around all others by the search that plans weeks. Days without
 * a free meal are as they were. Null if nothing is free or no week can be planned.
 */
export function planAnew(
  request: WeekRequest,
  plan: WeekPlan,
  anew: Anew,
  library: readonly Recipe[],
): WeekPlan | null {
  const free = new Set(freeMeals(plan, anew).map(keyOf))
  if (free.size === 0) return null
  const meals = plan.days.flatMap((each, day) => each.meals.map((of, meal) => ({ day, meal, of })))
  const [open, stays] = [meals.filter((each) => free.has(keyOf(each))), meals.filter((each) => !free.has(keyOf(each)))]
  const fresh = planWeek({ ...request, person: anew.seed }, plan.week, library, {
    stays: stays.map(({ day, meal, of }) => stayingMeal(day, meal, of)),
    refused: open.flatMap(({ of }) => of.dishes.map(({ recipe }) => recipe)),
  })
  if ('kind' in fresh) return null
  const days = plan.days.map((was, day): PlannedDay => {
    const isOpen = (meal: number) => free.has(keyOf({ day, meal }))
    if (!was.meals.some((_, meal) => isOpen(meal))) return was
    return {
      meals: was.meals.map((meal, at) => {
        const now = fresh.days[day]?.meals[at]
        if (!isOpen(at) || now === undefined) {
          const isPast = anew.isPast(day, at)
          return isPast ? stayingOf(meal, now, true) : withoutPlates(stayingOf(meal, now, false))
        }
        return withoutPlates(meal.guests === undefined ? now : { ...now, guests: meal.guests })
      }),
    }
  })
  const relaxed = relaxations.filter((rule) => plan.relaxed.includes(rule) || fresh.relaxed.includes(rule))
  const set = setTable(request, { ...plan, relaxed, days: withoutBrokenLeftovers(days) }, library)
  return set === null ? null : balancedWeek(request, set, anew.isPast, library)
}
