import { mealMinutes } from '#planner/derive/meal-minutes.ts'
import { scoresOf } from '#planner/plan/candidates/score.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { sidesCost } from '#planner/plan/objective/sides-cost.ts'
import { dishesOf, snacksOf } from '#planner/plan/search/planned-day.ts'
import { awayKcal, eatenAtHome, kcalElsewhere, type PlannedDay, type PlannedMeal } from '#planner/week/week-plan.ts'
import type { ChangeableWeek } from './changeable-week.ts'
import { type PortionChoice, type Portions, sumsOf } from './larger-portions.ts'

/** The energy that a day may have, that it should have so that the week as a whole fits, kcal, and its protein, g. */
export type DayAim = { readonly least: number; readonly most: number; readonly best: number; readonly protein: number }

/** What of a day can no longer change: a meal that was eaten, and a dish that was cooked on an earlier day. */
export type Settled = (place: { readonly meal: number; readonly dish: number }) => boolean

export type GrownDay = { readonly day: PlannedDay; readonly kcal: number; readonly protein: number }

/** Servings of one dish above which a plate is too full: a snack is added instead. */
const FULL_PLATE = 1.75
const MOST_DISHES = 3
/** The same where nothing else is enough. */
const MOST_DISHES_AT_LAST = 4
/** The most snacks that are tried at one meal, the best ones first. */
const MOST_TRIED = 12
/** What a food costs that is not on the week's list yet, compared with how well the snack is liked. */
const NEW_FOOD = 0.4
/** A snack that brings a day this near to its best energy, as a share, is as good as any. */
const NEAR = 0.01
/** What it costs to miss the best energy of a day, for each share of it. */
const OFF_BEST = 25

type Way = { readonly snacks: number; readonly mostPortion: number; readonly mostDishes: number }

const NO_LIMIT = Number.POSITIVE_INFINITY
/**
 * More food in this order: larger portions first, then a snack, two snacks, plates as full as a recipe allows, and at
 * last a further dish at a meal, for days of two large meals.
 */
const ways: readonly Way[] = [
  { snacks: 0, mostPortion: FULL_PLATE, mostDishes: MOST_DISHES },
  { snacks: 1, mostPortion: FULL_PLATE, mostDishes: MOST_DISHES },
  { snacks: 2, mostPortion: FULL_PLATE, mostDishes: MOST_DISHES },
  { snacks: 2, mostPortion: NO_LIMIT, mostDishes: MOST_DISHES },
  { snacks: 4, mostPortion: NO_LIMIT, mostDishes: MOST_DISHES },
  { snacks: 5, mostPortion: NO_LIMIT, mostDishes: MOST_DISHES_AT_LAST },
  { snacks: 6, mostPortion: NO_LIMIT, mostDishes: MOST_DISHES_AT_LAST },
]

type Growing = {
  readonly week: ChangeableWeek
  readonly index: number
  readonly isSettled: Settled
  readonly aim: DayAim
}

/** The portions that a dish may have now: as planned, or larger ones. */
function choicesOf(
  { week: { candidates, numberOf } }: Growing,
  { recipe, portion }: PlannedMeal['dishes'][number],
  { growth, most }: { readonly growth: number; readonly most: number },
): readonly PortionChoice[] {
  const dish = numberOf(recipe)
  const [kcal, protein] = [at(candidates.kcal, dish), at(candidates.protein, dish)]
  const larger = (candidates.portions[dish] ?? []).filter((step) => step > portion && step <= most)
  return [portion, ...larger].map((step) => ({
    portion: step,
    kcal: step * kcal,
    protein: step * protein,
    // All dishes should grow alike.
    cost: (step / portion - growth) ** 2,
  }))
}

/** The day with other portions, in the order of its dishes. */
function withPortions({ meals }: PlannedDay, portions: readonly number[]): PlannedDay {
  let next = 0
  return {
    meals: meals.map((meal) => ({
      ...meal,
      dishes: meal.dishes.map(({ recipe, portion }) => ({ recipe, portion: portions[next++] ?? portion })),
    })),
  }
}

function figuresOf({ week: { candidates, numberOf } }: Growing, dishes: PlannedMeal['dishes']) {
  const sum = (of: Float64Array) =>
    dishes.reduce((total, { recipe, portion }) => total + portion * at(of, numberOf(recipe)), 0)
  return { kcal: sum(candidates.kcal), protein: sum(candidates.protein) }
}

/** The best larger portions of a day's dishes: within its energy, or as near below as they come. */
function largerPortions(growing: Growing, day: PlannedDay, mostPortion: number): GrownDay {
  const { isSettled, aim } = growing
  const isFixed = day.meals.flatMap(({ dishes }, meal) => dishes.map((_, dish) => isSettled({ meal, dish })))
  const dishes = dishesOf(day)
  const open = dishes.filter((_, dish) => isFixed[dish] === false)
  const growth = Math.max(1, 1 + (aim.best - figuresOf(growing, dishes).kcal) / (figuresOf(growing, open).kcal || 1))
  const sums = sumsOf(
    dishes.map((dish, each) => choicesOf(growing, dish, { growth, most: isFixed[each] === true ? 0 : mostPortion })),
  )
  const cost = ({ kcal, cost }: Portions) => cost + OFF_BEST * Math.abs(kcal / aim.best - 1)
  const fits = sums.filter(({ kcal }) => kcal >= aim.least && kcal <= aim.most)
  const rich = fits.filter(({ protein }) => protein >= aim.protein)
  const best =
    rich.toSorted((a, b) => cost(a) - cost(b))[0] ??
    fits.toSorted((a, b) => b.protein - a.protein)[0] ??
    sums.filter(({ kcal }) => kcal <= aim.most).toSorted((a, b) => b.kcal - a.kcal)[0]
  if (best === undefined) return { day, ...figuresOf(growing, dishes) }
  return { day: withPortions(day, best.portions), kcal: best.kcal, protein: best.protein }
}

/** The snacks that may be added at a meal, the best first: liked, beside its dishes, and from foods on the list. */
function snacksFor({ week, index }: Growing, day: PlannedDay, meal: number, mostDishes: number): readonly string[] {
  const { plan, request, candidates, limits, numberOf, isOffered } = week
  const at_ = day.meals[meal]
  if (at_ === undefined || at_.dishes.length >= mostDishes) return []
  const eaten = plan.days.with(index, day).flatMap(snacksOf)
  const here = new Set(dishesOf(day).map(({ recipe }) => recipe))
  const onList = new Set(
    plan.days
      .flatMap(dishesOf)
      .flatMap(({ recipe }) => candidates.variants[numberOf(recipe)]?.lines.map(({ id }) => id) ?? []),
  )
  const score = scoresOf(candidates.variants, request, () => 0)
  const cooked = at_.leftoverOf === undefined ? at_.dishes : at_.dishes.slice(1)
  const worth = (snack: number): number => {
    const foods = new Set(candidates.variants[snack]?.lines.flatMap(({ id, optional }) => (optional ? [] : [id])))
    const beside = [...at_.dishes.map(({ recipe }) => numberOf(recipe)), snack]
    return (
      at(score, snack) -
      NEW_FOOD * [...foods].filter((food) => !onList.has(food)).length -
      sidesCost(at_.slot, beside, candidates)
    )
  }
  return [...candidates.pools.SNACK]
    .filter((snack) => {
      const recipe = candidates.recipes[snack]
      if (recipe === undefined || !isOffered(recipe.id) || here.has(recipe.id)) return false
      if (eaten.filter((id) => id === recipe.id).length >= limits.snack) return false
      const minutes = [
        ...cooked.flatMap((dish) => candidates.recipes[numberOf(dish.recipe)]?.minutes ?? []),
        recipe.minutes,
      ]
      return mealMinutes(minutes) <= candidates.mostMinutes
    })
    .map((snack) => ({ snack, worth: worth(snack) }))
    .toSorted((a, b) => b.worth - a.worth || a.snack - b.snack)
    .slice(0, MOST_TRIED)
    .flatMap(({ snack }) => candidates.recipes[snack]?.id ?? [])
}

/** The day with one serving of a snack beside a meal. */
const withSnack = ({ meals }: PlannedDay, meal: number, recipe: string): PlannedDay => ({
  meals: meals.map((each, at) => (at === meal ? { ...each, dishes: [...each.dishes, { recipe, portion: 1 }] } : each)),
})

/** How far a day is from its energy, kcal; 0 within it. */
const lacking = ({ kcal }: GrownDay, { least, most }: DayAim): number => Math.max(0, least - kcal, kcal - most)

/** The day with one more snack, in the meal where it fits best: a snack between meals first. */
function withOneMore(growing: Growing, day: PlannedDay, { mostPortion, mostDishes }: Way): PlannedDay | null {
  const meals = day.meals
    .map(({ slot }, meal) => ({ meal, slot }))
    .filter(({ meal }) => day.meals[meal]?.dishes.some((_, dish) => !growing.isSettled({ meal, dish })) === true)
    .toSorted((a, b) => Number(b.slot === 'SNACK') - Number(a.slot === 'SNACK') || b.meal - a.meal)
  let nearest: { readonly day: PlannedDay; readonly off: number } | null = null
  for (const { meal } of meals) {
    for (const snack of snacksFor(growing, day, meal, mostDishes)) {
      const more = withSnack(day, meal, snack)
      const { kcal } = largerPortions(growing, more, mostPortion)
      const off = Math.abs(kcal / growing.aim.best - 1)
      if (off < NEAR) return more
      if (nearest === null || off < nearest.off) nearest = { day: more, off }
    }
  }
  return nearest?.day ?? null
}

/**
 * A day with more food: larger portions of the same dishes and, if these are not enough, up to two snacks beside its
 * meals. What is settled stays. If all of that is too little, the day has as much as it can get.
 */
export function grownDay(week: ChangeableWeek, index: number, isSettled: Settled, aim: DayAim): GrownDay | null {
  const today = week.plan.days[index]
  if (today === undefined) return null
  const { person } = week.request
  const elsewhere = kcalElsewhere(today, person)
  const [least, most, best] = [aim.least, aim.most, aim.best].map((kcal) => Math.max(1, kcal - elsewhere))
  const atHome = { ...aim, least: least ?? 1, most: most ?? 1, best: best ?? 1 }
  const grown = grownAtHome(week, index, eatenAtHome(today, person), isSettled, atHome)
  if (grown === null) return null
  // What they would have at home stays with the meal that they eat elsewhere.
  const meals = grown.day.meals.map((meal, at) => {
    const was = today.meals[at]
    return was !== undefined && awayKcal(was, person) !== null ? was : meal
  })
  return { ...grown, day: { meals }, kcal: grown.kcal + elsewhere }
}

/** The same for what of a day is eaten at home. */
function grownAtHome(
  week: ChangeableWeek,
  index: number,
  planned: PlannedDay,
  isSettled: Settled,
  aim: DayAim,
): GrownDay | null {
  const growing = { week, index, isSettled, aim }
  let day = planned
  let added = 0
  let best: GrownDay | null = null
  for (const way of ways) {
    const { snacks, mostPortion } = way
    const more = added < snacks ? withOneMore(growing, day, way) : null
    if (more !== null) {
      day = more
      added++
    }
    const grown = largerPortions(growing, day, mostPortion)
    if (best === null || lacking(grown, aim) < lacking(best, aim)) best = grown
    if (lacking(grown, aim) === 0) return grown
  }
  return best
}
