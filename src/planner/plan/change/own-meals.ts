import { withoutUnfitOwn } from '#planner/plan/search/own-meal-fit.ts'
import type { Recipe } from '#planner/recipe.ts'
import { figuresOfOwn, type OwnMeal } from '#planner/week/own-meal.ts'
import type { Away, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { balancedDay } from './away.ts'
import type { IsPast } from './keep-past.ts'

/** A dish of somebody's own, of which portions can be planned. */
export type OwnDishMade = Omit<OwnMeal, 'grams'> & {
  /** Grams of the whole dish, which its foods make. */
  readonly made: number
  /** Grams of a serving, if somebody said how many it makes. */
  readonly serving?: number
}

/** The portions of a serving that make sense, and grams if nobody said what a serving is. */
const QUARTER = 0.25
const SERVINGS = { least: 0.5, most: 2 } as const
const GRAMS = { least: 50, most: 700, step: 10 } as const
/** Grams of what has no energy to fit, such as a clear broth. */
const WITHOUT_ENERGY = 250

const between = (value: number, { least, most }: { readonly least: number; readonly most: number }): number =>
  Math.min(most, Math.max(least, value))

/** Grams of a dish with as much energy as is wanted, or as near as a sensible portion comes. */
function gramsFor({ made, serving, foods }: OwnDishMade, kcal: number): number {
  const kcalPerGram = figuresOfOwn(foods).energy / made
  const wanted = kcalPerGram === 0 ? (serving ?? WITHOUT_ENERGY) : kcal / kcalPerGram
  if (serving !== undefined) {
    const servings = between(Math.round(wanted / serving / QUARTER) * QUARTER, SERVINGS)
    return Math.round(servings * serving)
  }
  const most = Math.min(GRAMS.most, made)
  return between(Math.round(wanted / GRAMS.step) * GRAMS.step, { least: Math.min(GRAMS.least, most), most })
}

/** The portion of a dish that stands for a meal of so much energy. */
export function portionOfOwn(dish: OwnDishMade, kcal: number): Required<Omit<Away, 'eater'>> {
  const { made, serving: _, foods: all, ...of } = dish
  const grams = gramsFor(dish, kcal)
  const foods = all.map(({ food, grams: whole }) => ({ food, grams: (whole * grams) / made }))
  return { kcal: figuresOfOwn(foods).energy, own: { ...of, grams, foods } }
}

/**
 * The week without dishes of somebody's own that do not suit by the rules of now, besides what is past: the planned dish of
 * the meal stands again, and the day is balanced.
 */
export function withFitOwnMeals(
  request: WeekRequest,
  plan: WeekPlan,
  isPast: IsPast,
  library: readonly Recipe[],
): WeekPlan {
  let now = plan
  for (const [day, before] of plan.days.entries()) {
    const meals = before.meals.map((meal, at) =>
      isPast(day, at) ? meal : withoutUnfitOwn(request, plan.relaxed, meal),
    )
    const gone = before.meals.flatMap(({ away = [] }, at) =>
      away.filter((each) => meals[at]?.away?.includes(each) !== true).map(({ eater }) => eater),
    )
    if (gone.length === 0) continue
    now = { ...now, days: now.days.with(day, { meals }) }
    const balanced = balancedDay(request, now, { day, eaters: [...new Set(gone)], isPast }, library)
    if (balanced !== null) now = { ...now, days: now.days.with(day, balanced) }
  }
  return now
}
