import { needsOn } from '#domain/household/eater.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import type { Recipe } from '#planner/recipe.ts'
import { usualPortionSteps } from '#planner/recipe.ts'
import {
  type Away,
  awayKcal,
  eatenAtHome,
  kcalElsewhere,
  type PlannedDay,
  type PlannedDish,
  type PlannedMeal,
  targetsOn,
  type WeekPlan,
  type WeekRequest,
} from '#planner/week/week-plan.ts'
import { type ChangeableWeek, changeableWeek } from './changeable-week.ts'
import { type DayAim, grownDay, type Settled } from './grown-day.ts'
import type { IsPast } from './keep-past.ts'
import { type PortionChoice, sumsOf } from './larger-portions.ts'
import type { MealAddress } from './leftovers.ts'
import { plateFigures, servingsFor } from './plate-figures.ts'
import { mended } from './repaired-week.ts'

/** What a day needs of somebody: its energy, and the portions in which each of its dishes may be served. */
type Serving = { readonly kcal: number; readonly protein: number; readonly portions: readonly number[] }
type Serve = (recipe: string) => Serving | null
type Band = Pick<DayAim, 'least' | 'most' | 'best' | 'protein'>

/** What it costs to miss the best energy of a day, for each share of it: more than any portion. */
const OFF_BEST = 25
const OFF_BAND = 1000

/**
 * Portions of some dishes with which a day has the energy that is wanted, or as near as they come. All of them should
 * change alike; what is settled has its portion.
 */
function fittedPortions(
  dishes: readonly (PlannedDish & { readonly isSettled: boolean })[],
  serve: Serve,
  { least, most, best, protein: wanted }: Band,
): readonly PlannedDish[] {
  const kcalOf = (open: boolean) =>
    dishes.reduce(
      (sum, each) => sum + (each.isSettled === open ? 0 : each.portion * (serve(each.recipe)?.kcal ?? 0)),
      0,
    )
  const growth = Math.max(0.1, (best - kcalOf(false)) / (kcalOf(true) || 1))
  const sums = sumsOf(
    dishes.map(({ recipe, portion, isSettled }): readonly PortionChoice[] => {
      const serving = serve(recipe) ?? { kcal: 0, protein: 0, portions: [] }
      const steps = isSettled ? [portion] : [...new Set([portion, ...serving.portions])]
      return steps.map((step) => ({
        portion: step,
        kcal: step * serving.kcal,
        protein: step * serving.protein,
        cost: isSettled ? 0 : (step / portion - growth) ** 2,
      }))
    }),
  )
  const price = ({ kcal, protein, cost }: (typeof sums)[number]) =>
    cost +
    OFF_BEST * (Math.abs(kcal / best - 1) + Math.max(0, 1 - protein / Math.max(1, wanted))) +
    (OFF_BAND * Math.max(0, least - kcal, kcal - most)) / best
  const [chosen] = sums.toSorted((a, b) => price(a) - price(b))
  return dishes.map(({ recipe, portion }, nth) => ({ recipe, portion: chosen?.portions[nth] ?? portion }))
}

/** A day with other dishes in its meals, one list for each. */
const withDishes = ({ meals }: PlannedDay, dishes: readonly (readonly PlannedDish[])[]): PlannedDay => ({
  meals: meals.map((meal, at) => ({ ...meal, dishes: dishes[at] ?? meal.dishes })),
})

/** The day of whoever the week was planned for, balanced around what they eat elsewhere; sides come and go if need be. */
function balanced(
  week: ChangeableWeek,
  index: number,
  isSettled: Settled,
  isAway: (meal: number) => boolean,
): PlannedDay {
  const { request, candidates, numberOf } = week
  const today = week.plan.days[index] ?? { meals: [] }
  const targets = targetsOn(request, index)
  const elsewhere = kcalElsewhere(today, request.person)
  const bounds = week.boundsOfTargets(index)
  const left = Math.max(0.1, 1 - elsewhere / targets.energy)
  const band: Band = {
    least: Math.max(1, bounds.least - elsewhere),
    most: Math.max(1, bounds.most - elsewhere),
    best: Math.max(1, targets.energy - elsewhere),
    protein: bounds.protein * left,
  }
  const serve: Serve = (recipe) => {
    const dish = numberOf(recipe)
    return {
      kcal: at(candidates.kcal, dish),
      protein: at(candidates.protein, dish),
      portions: candidates.portions[dish] ?? [],
    }
  }
  const kcalOf = (day: PlannedDay) =>
    eatenAtHome(day, request.person).meals.reduce(
      (sum, { dishes }) =>
        sum + dishes.reduce((all, { recipe, portion }) => all + portion * (serve(recipe)?.kcal ?? 0), 0),
      0,
    )
  const fitted = (day: PlannedDay): PlannedDay => {
    const open = day.meals.flatMap(({ dishes }, meal) =>
      isAway(meal) ? [] : dishes.map((dish, nth) => ({ ...dish, meal, isSettled: isSettled({ meal, dish: nth }) })),
    )
    const portions = fittedPortions(open, serve, band)
    return withDishes(
      day,
      day.meals.map((meal, at) => (isAway(at) ? meal.dishes : portions.filter((_, nth) => open[nth]?.meal === at))),
    )
  }
  let day = fitted(today)
  // With too much elsewhere, sides are left out, those of the last meal first.
  for (const meal of [...today.meals.keys()].toReversed()) {
    const dishes = day.meals[meal]?.dishes ?? []
    const hasSide = !isAway(meal) && dishes.length > 1 && !isSettled({ meal, dish: dishes.length - 1 })
    if (kcalOf(day) <= band.most || !hasSide) continue
    day = fitted(
      withDishes(
        day,
        day.meals.map((each, at) => (at === meal ? each.dishes.slice(0, -1) : each.dishes)),
      ),
    )
  }
  if (kcalOf(day) >= band.least) return day
  const aim = { ...band, least: band.least + elsewhere, most: band.most + elsewhere, best: band.best + elsewhere }
  return grownDay(week.withDay(day, index), index, isSettled, aim)?.day ?? day
}

/** The day of one of the others, balanced around what they eat elsewhere: other portions of the dishes on their plate. */
function balancedPlate(
  request: WeekRequest,
  plan: WeekPlan,
  { eater, day: index }: { readonly eater: string; readonly day: number },
  isFixed: (meal: number) => boolean,
  library: readonly Recipe[],
): PlannedDay {
  const today = plan.days[index] ?? { meals: [] }
  const seat = request.others?.find(({ id }) => id === eater)
  const needs = seat === undefined ? null : needsOn(seat, index)
  if (needs === null) return today
  const serving = servingsFor(request, plan, library, eater)
  const steps = new Map(library.map(({ id, portionSteps }) => [id, portionSteps ?? usualPortionSteps]))
  const serve: Serve = (recipe) => {
    const figures = serving(recipe)
    return figures === null ? null : { ...figures, portions: steps.get(recipe) ?? [] }
  }
  const elsewhere = kcalElsewhere(today, eater)
  const plateOf = ({ plates = [] }: PlannedMeal) => plates.find((plate) => plate.eater === eater)?.dishes ?? []
  const isAway = (meal: number) => awayKcal(today.meals[meal] ?? {}, eater) !== null
  const open = today.meals.flatMap((of, meal) =>
    isAway(meal) ? [] : plateOf(of).map((dish) => ({ ...dish, meal, isSettled: isFixed(meal) })),
  )
  const { least, aim, most } = needs.energy
  const portions = fittedPortions(open, serve, {
    least: Math.max(1, least - elsewhere),
    most: Math.max(1, most - elsewhere),
    best: Math.max(1, aim - elsewhere),
    protein: needs.protein.least * Math.max(0.1, 1 - elsewhere / aim),
  })
  const dishesAt = (meal: number) => portions.filter((_, nth) => open[nth]?.meal === meal)
  return {
    meals: today.meals.map((meal, at) => {
      if (isAway(at) || meal.plates === undefined) return meal
      return {
        ...meal,
        plates: meal.plates.map((plate) => (plate.eater === eater ? { ...plate, dishes: dishesAt(at) } : plate)),
      }
    }),
  }
}

/**
 * A day of a week after somebody has said where they eat: each of those concerned has the rest of their day balanced, so that it is
 * in their band if it can be. What is past, eaten or left over from what was cooked has its portions. Null if the week has to be
 * planned again.
 */
export function balancedDay(
  request: WeekRequest,
  plan: WeekPlan,
  { day, eaters, isPast }: { readonly day: number; readonly eaters: readonly string[]; readonly isPast: IsPast },
  library: readonly Recipe[],
): PlannedDay | null {
  const today = plan.days[day]
  if (today === undefined) return null
  const isFixed = (meal: number): boolean => {
    const { kept, leftoverOf } = today.meals[meal] ?? {}
    return kept === true || isPast(day, meal) || (leftoverOf !== undefined && isPast(leftoverOf.day, leftoverOf.meal))
  }
  let now = plan
  for (const eater of eaters) {
    if (eater !== request.person) {
      const balancedOne = balancedPlate(request, now, { eater, day }, isFixed, library)
      now = { ...now, days: now.days.with(day, balancedOne) }
      continue
    }
    const week = changeableWeek(request, now, library)
    if (week === null) return null
    const isAway = (meal: number) => awayKcal(today.meals[meal] ?? {}, eater) !== null
    now = {
      ...now,
      days: now.days.with(
        day,
        balanced(week, day, ({ meal }) => isFixed(meal), isAway),
      ),
    }
  }
  return now.days[day] ?? null
}

/**
 * A meal with another list of those who do not eat what was planned; nobody’s guests come to a meal that nobody eats at
 * home.
 */
function withList(meal: PlannedMeal, away: readonly Away[], person: string): PlannedMeal {
  const { away: _, guests, ...of } = meal
  const isEmpty = away.length > (meal.plates ?? []).length && away.every(({ own }) => own === undefined)
  const changed =
    away.length === 0
      ? of
      : { ...of, away: away.toSorted((a, b) => Number(b.eater === person) - Number(a.eater === person)) }
  return guests === undefined || isEmpty ? changed : { ...changed, guests }
}

/**
 * The week in which some of the table eat a meal elsewhere or skip it, or are at home for it again. The rest of their day is
 * balanced; leftovers of what is not cooked any more are cooked for themselves. Null if the week has to be planned again.
 */
export function withAway(
  request: WeekRequest,
  plan: WeekPlan,
  place: MealAddress,
  {
    away,
    eaters,
    isPast,
  }: { readonly away: readonly Away[]; readonly eaters: readonly string[]; readonly isPast: IsPast },
  library: readonly Recipe[],
): WeekPlan | null {
  const today = plan.days[place.day]
  const meal = today?.meals[place.meal]
  if (today === undefined || meal === undefined) return null
  const others = (meal.away ?? []).filter(({ eater }) => !eaters.includes(eater))
  const changed = { meals: today.meals.with(place.meal, withList(meal, [...others, ...away], request.person)) }
  const marked = { ...plan, days: plan.days.with(place.day, changed) }
  const day = balancedDay(request, marked, { day: place.day, eaters, isPast }, library)
  if (day === null) return null
  const week = changeableWeek(request, { ...marked, days: marked.days.with(place.day, day) }, library)
  return week === null ? null : (mended(week, library)?.plan ?? null)
}

/** What one of the table would have at home for a meal, kcal. */
export function kcalAt(
  request: WeekRequest,
  plan: WeekPlan,
  place: MealAddress,
  eater: string,
  library: readonly Recipe[],
): number {
  const meal = plan.days[place.day]?.meals[place.meal]
  if (meal === undefined) return 0
  if (eater !== request.person)
    return plateFigures({ meals: [meal] }, eater, servingsFor(request, plan, library, eater)).kcal
  const week = changeableWeek(request, plan, library)
  if (week === null) return 0
  return meal.dishes.reduce(
    (sum, { recipe, portion }) => sum + portion * at(week.candidates.kcal, week.numberOf(recipe)),
    0,
  )
}

/** A week that was planned again, with every day balanced on which somebody eats elsewhere, if it can be. */
export function balancedWeek(
  request: WeekRequest,
  plan: WeekPlan,
  isPast: IsPast,
  library: readonly Recipe[],
): WeekPlan {
  let now = plan
  for (const [day, { meals }] of plan.days.entries()) {
    const eaters = [...new Set(meals.flatMap(({ away = [] }) => away.map(({ eater }) => eater)))]
    if (eaters.length === 0 || meals.every((_, meal) => isPast(day, meal))) continue
    const changed = balancedDay(request, now, { day, eaters, isPast }, library)
    if (changed !== null) now = { ...now, days: now.days.with(day, changed) }
  }
  return now
}
