import { isMain, type Recipe } from '#planner/recipe.ts'
import type { PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import { dayFitter } from './day-fitter.ts'
import type { MealAddress } from './leftovers.ts'
import { mended } from './repaired-week.ts'
import { setTable } from './set-table.ts'

const isAt = (a: MealAddress, b: MealAddress | undefined): boolean => a.day === b?.day && a.meal === b.meal

/**
 * A meal with what another one has, in its own slot. Guests come, and somebody eats elsewhere, on a day, whatever is cooked;
 * plates of the others are fitted anew.
 */
function withContentOf(here: PlannedMeal, { dishes, leftoverOf, locked }: PlannedMeal): PlannedMeal {
  const { slot, guests, away } = here
  return {
    ...{ slot, dishes },
    ...(guests === undefined ? {} : { guests }),
    ...(away === undefined ? {} : { away }),
    ...(locked === undefined ? {} : { locked }),
    ...(leftoverOf === undefined ? {} : { leftoverOf }),
  }
}

/** Whether the main dish of a meal may be eaten in a slot: one of its dishes, or what is left over of a dinner. */
function suits({ candidates, numberOf }: ChangeableWeek, { dishes: [main], leftoverOf }: PlannedMeal, to: PlannedMeal) {
  if (main === undefined) return false
  const recipe = candidates.recipes[numberOf(main.recipe)]
  const isLeftOver = leftoverOf !== undefined && recipe !== undefined && isMain(recipe)
  const isMainSlot = to.slot === 'LUNCH' || to.slot === 'DINNER'
  return candidates.pools[to.slot].includes(numberOf(main.recipe)) || (isLeftOver && isMainSlot)
}

/** The meals that eat from one pot: the one it is cooked for, and those of what is left. */
const potOf = ({ days }: WeekPlan, source: MealAddress): readonly MealAddress[] =>
  days.flatMap(({ meals }, day) =>
    meals.flatMap((meal, at) =>
      isAt({ day, meal: at }, source) || isAt(source, meal.leftoverOf) ? [{ day, meal: at }] : [],
    ),
  )

/** The week in which a pot is cooked for the first of its meals, wherever they stand now. */
function cookedForFirst(plan: WeekPlan, pot: readonly MealAddress[]): WeekPlan {
  const [first, ...later] = pot.toSorted((a, b) => a.day - b.day || a.meal - b.meal)
  if (first === undefined || pot.length < 2) return plan
  const of = { day: first.day, meal: first.meal }
  const days = plan.days.map(({ meals }, day) => ({
    meals: meals.map((meal, at): PlannedMeal => {
      const { leftoverOf: _, ...alone } = meal
      if (isAt({ day, meal: at }, first)) return alone
      return later.some((place) => isAt({ day, meal: at }, place)) ? { ...alone, leftoverOf: of } : meal
    }),
  }))
  return { ...plan, days }
}

/** The two meals with each other's dishes, before portions are fitted. */
function exchanged(plan: WeekPlan, from: MealAddress, to: MealAddress): WeekPlan {
  const content = (address: MealAddress) => plan.days[address.day]?.meals[address.meal]
  const [mine, theirs] = [content(from), content(to)]
  if (mine === undefined || theirs === undefined) return plan
  const moved = ({ day, meal }: MealAddress): MealAddress =>
    isAt({ day, meal }, from)
      ? { day: to.day, meal: to.meal }
      : isAt({ day, meal }, to)
        ? { day: from.day, meal: from.meal }
        : { day, meal }
  const days = plan.days.map(({ meals }, day) => ({
    meals: meals.map((each, at): PlannedMeal => {
      const isHere = isAt({ day, meal: at }, from)
      const isThere = isAt({ day, meal: at }, to)
      const meal = isHere ? withContentOf(mine, theirs) : isThere ? withContentOf(theirs, mine) : each
      return meal.leftoverOf === undefined ? meal : { ...meal, leftoverOf: moved(meal.leftoverOf) }
    }),
  }))
  const pots = [from, to].map((address) => {
    const at = content(address)
    return potOf(plan, at?.leftoverOf ?? address).map(moved)
  })
  return pots.reduce(cookedForFirst, { ...plan, days })
}

/** A day with the best portions of its dishes; null if it cannot have any. */
function fitted(week: ChangeableWeek, day: number): ChangeableWeek | null {
  const fitter = dayFitter(week, day)
  return fitter === null ? null : week.withDay(fitter.fit(fitter.dishes).day, day)
}

/** Whether no dish comes twice on a day. */
const isVaried = ({ days }: WeekPlan, day: number): boolean => {
  const recipes = (days[day]?.meals ?? []).flatMap(({ dishes }) => dishes.map(({ recipe }) => recipe))
  return new Set(recipes).size === recipes.length
}

/**
 * The week in which two meals have exchanged their places, with their sides and locks; guests stay with the day. A pot is cooked for the first
 * of its meals; what is then too old is cooked for itself, or is another dish. The portions of both days are fitted
 * again. Null if a dish does not belong to its new meal, or a day cannot keep its bounds.
 */
export function moveMeal(
  request: WeekRequest,
  plan: WeekPlan,
  { from, to }: { readonly from: MealAddress; readonly to: MealAddress },
  library: readonly Recipe[],
): WeekPlan | null {
  const week = changeableWeek(request, plan, library)
  const [mine, theirs] = [from, to].map(({ day, meal }) => plan.days[day]?.meals[meal])
  if (week === null || mine === undefined || theirs === undefined || isAt(from, to)) return null
  if (mine.kept === true || theirs.kept === true) return null
  if (mine.dishes[0]?.recipe === theirs.dishes[0]?.recipe) return null
  if (!suits(week, mine, theirs) || !suits(week, theirs, mine)) return null
  const after = exchanged(plan, from, to)
  const days = [...new Set([from.day, to.day])]
  if (!days.every((day) => isVaried(after, day))) return null
  const open = after.days.reduce((now: ChangeableWeek, day, at) => now.withDay(day, at), week)
  const whole = days.reduce((now: ChangeableWeek | null, day) => (now === null ? null : fitted(now, day)), open)
  const repaired = whole === null ? null : mended(whole, library)
  if (repaired === null) return null
  // Too old to be left over, and not to be cooked for its new meal.
  const mainAt = ({ day, meal }: MealAddress) => repaired.plan.days[day]?.meals[meal]?.dishes[0]?.recipe
  if (mainAt(to) !== mine.dishes[0]?.recipe || mainAt(from) !== theirs.dishes[0]?.recipe) return null
  const isSame = (at: number) => JSON.stringify(repaired.plan.days[at]) === JSON.stringify(plan.days[at])
  const isKept = repaired.plan.days.every((day, at) => isSame(at) || repaired.keeps(day, at))
  return isKept ? setTable(request, repaired.plan, library) : null
}
