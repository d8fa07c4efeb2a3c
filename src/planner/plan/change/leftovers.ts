import { dishesOf } from '#planner/plan/search/planned-day.ts'
import { isMain, type Recipe } from '#planner/recipe.ts'
import type { PlannedDay, PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import { dayFitter } from './day-fitter.ts'

/** A meal of a week; both numbers count from 0. */
export type MealAddress = { readonly day: number; readonly meal: number }

const mealAt = ({ days }: WeekPlan, { day, meal }: MealAddress): PlannedMeal | undefined => days[day]?.meals[meal]
const mainOf = (plan: WeekPlan, address: MealAddress): string | undefined => mealAt(plan, address)?.dishes[0]?.recipe
const isSame = (a: MealAddress, b: MealAddress): boolean => a.day === b.day && a.meal === b.meal

const addressesIn = ({ days }: WeekPlan): readonly MealAddress[] =>
  days.flatMap(({ meals }, day) => meals.map((_, meal) => ({ day, meal })))

/** Whether nobody who has a plate is at home for a meal: then nothing is cooked at it. */
const isNobodyThere = ({ away = [], plates = [] }: PlannedMeal): boolean => away.length > plates.length

/** Whether leftovers of a meal are eaten later. */
const hasLeftovers = (plan: WeekPlan, of: MealAddress): boolean =>
  plan.days.some(({ meals }) => meals.some(({ leftoverOf }) => leftoverOf !== undefined && isSame(leftoverOf, of)))

/** The main dish of a meal if it was cooked for that meal, at which somebody is at home, and is a lunch or dinner dish. */
export function cookedMain(plan: WeekPlan, of: MealAddress, library: readonly Recipe[]): Recipe | undefined {
  const meal = mealAt(plan, of)
  if (meal?.leftoverOf !== undefined || (meal !== undefined && isNobodyThere(meal))) return undefined
  const main = mainOf(plan, of)
  return library.find((recipe) => recipe.id === main && isMain(recipe))
}

/**
 * Whether leftovers of `main` may be eaten at a meal: a lunch or dinner while they keep, which has no leftovers itself.
 */
function mayBecome(plan: WeekPlan, target: MealAddress, of: MealAddress, main: Recipe): boolean {
  const meal = mealAt(plan, target)
  const later = target.day - of.day
  const today = plan.days[target.day]
  return (
    meal !== undefined &&
    today !== undefined &&
    (meal.slot === 'LUNCH' || meal.slot === 'DINNER') &&
    later >= 1 &&
    later <= main.keepsDays &&
    meal.away === undefined &&
    meal.leftoverOf === undefined &&
    !hasLeftovers(plan, target) &&
    !dishesOf(today).some(({ recipe }) => recipe === main.id)
  )
}

/** The day of `target` with the leftovers of `of` as its main dish; null if the day does not keep its bounds. */
export function leftoversIn(
  week: ChangeableWeek,
  target: MealAddress,
  of: MealAddress,
  main: Recipe,
): PlannedDay | null {
  const { plan, candidates, numberOf } = week
  const today = plan.days[target.day]
  if (today === undefined || !mayBecome(plan, target, of, main)) return null
  const dish = numberOf(main.id)
  const fitter = dayFitter(week, target.day, dish)
  if (fitter === null || candidates.recipes[dish]?.id !== main.id || !week.isOffered(main.id)) return null
  const place = today.meals.slice(0, target.meal).reduce((sum, { dishes }) => sum + dishes.length, 0)
  const { day } = fitter.fit(fitter.dishes.with(place, dish))
  if (!week.keeps(day, target.day)) return null
  const leftoverOf = { day: of.day, meal: of.meal }
  return { meals: day.meals.map((meal, index) => (index === target.meal ? { ...meal, leftoverOf } : meal)) }
}

/**
 * The later lunches and dinners of a week that may be leftovers of an earlier meal with every limit kept. None if that
 * meal is itself leftovers, its dish is not a lunch or dinner dish, or the dish does not keep.
 */
export function leftoverPlaces(
  request: WeekRequest,
  plan: WeekPlan,
  of: MealAddress,
  library: readonly Recipe[],
): readonly MealAddress[] {
  const main = cookedMain(plan, of, library)
  const week = main === undefined ? null : changeableWeek(request, plan, library)
  if (main === undefined || week === null) return []
  return addressesIn(plan).filter((target) => leftoversIn(week, target, of, main) !== null)
}

/**
 * The day of `target` after its main dish is replaced by leftovers of `of`. Its sides stay, and the portions of the
 * whole day are fitted again; null if the day cannot keep its bounds.
 */
export function withLeftovers(
  request: WeekRequest,
  plan: WeekPlan,
  target: MealAddress,
  of: MealAddress,
  library: readonly Recipe[],
): PlannedDay | null {
  const main = cookedMain(plan, of, library)
  const week = main === undefined ? null : changeableWeek(request, plan, library)
  return main === undefined || week === null ? null : leftoversIn(week, target, of, main)
}

/**
 * The meals marked as leftovers whose source no longer has their dish, is not on an earlier day, is leftovers itself, or is
 * too long ago for the dish.
 */
export function brokenLeftovers(
  plan: WeekPlan,
  keepsDays: (recipe: string) => number = () => Number.POSITIVE_INFINITY,
): readonly MealAddress[] {
  return addressesIn(plan).filter((address) => {
    const of = mealAt(plan, address)?.leftoverOf
    if (of === undefined) return false
    const source = mealAt(plan, of)
    const isCooked =
      of.day < address.day && source?.leftoverOf === undefined && (source === undefined || !isNobodyThere(source))
    const main = mainOf(plan, address)
    return !isCooked || mainOf(plan, of) !== main || address.day - of.day > keepsDays(main ?? '')
  })
}
