import type { IngredientId } from '#planner/foods/ingredients.ts'
import { ingredient } from '#planner/foods/ingredients.ts'
import { boughtWhole } from '#planner/kitchen-units/bought-whole.ts'
import { shoppingLines } from '#planner/kitchen-units/shopping-lines.ts'
import { isFresh, keepingOf } from '#planner/larder/keeping.ts'
import { packFor } from '#planner/larder/packages.ts'
import { harvestIn, isOutOfSeason } from '#planner/larder/seasons.ts'
import { type Lot, type Restocking, restocked } from '#planner/larder/stock.ts'
import { lastTripBefore, needsOfTrips, ONE_TRIP } from '#planner/larder/trips.ts'
import { scoresOf } from '#planner/plan/candidates/score.ts'
import { planWeek } from '#planner/plan/search/plan-week.ts'
import { isMain } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import { validateWeek } from '#planner/validate-week/validate-week.ts'
import type { WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { potsAt } from '#server/planner-pool/worker/pots.ts'
import { cookingsIn } from '#server/planner-pool/worker/served-dishes.ts'
import { needsByDay, shoppingNeeds } from '#server/planner-pool/worker/shopping-list.ts'
import { cpuTime } from '../planner/cpu-time.ts'
import { rememberedAfter } from './remembered.ts'

/** What a week asks of the person who shops and cooks. */
export type LivedWeek = {
  readonly week: number
  readonly plan: WeekPlan
  /** Lines of the list that have to be bought, without what most kitchens have and what is left from weeks before. */
  readonly lines: number
  /** The same if nobody remembers what is at home. */
  readonly linesAnew: number
  readonly freshBoughtGrams: number
  readonly freshThrownGrams: number
  /** Goods of which less than a seventh of a pack is used. */
  readonly hardlyUsed: number
  readonly mainsCooked: number
  readonly activeMinutes: number
  readonly mains: ReadonlySet<string>
  /** Foods from the vegetable aisle that are cooked after their days. */
  readonly producePast: number
  /** Foods of its dishes that are out of season, as often as they are eaten. */
  readonly outOfSeason: number
  /** The mean score of its dishes, without what was eaten before and without noise. */
  readonly taste: number
  readonly cpuMs: number
  readonly violations: number
}

const recipeOf = new Map(library.map((recipe) => [recipe.id, recipe]))
const DAYS = 7

/** How many foods of the vegetable aisle are cooked after the days that they keep, counted from the last shopping. */
function produceTooLate(request: WeekRequest, plan: WeekPlan): number {
  const cookings = cookingsIn(request, plan)
  const late = new Set<IngredientId>()
  plan.days.forEach(({ meals }, day) => {
    const kept = day - lastTripBefore(request.trips ?? ONE_TRIP, day)
    meals.forEach((_, meal) => {
      for (const { served } of potsAt({ request, plan }, cookings, { day, meal }))
        for (const { id } of served.variant.lines) {
          if (ingredient(id).aisle === 'PRODUCE' && kept > keepingOf(id).fridgeDays) late.add(id)
        }
    })
  })
  return late.size
}

function mainsOf({ days }: WeekPlan) {
  return days.flatMap(({ meals }) => meals.filter(({ slot }) => slot === 'LUNCH' || slot === 'DINNER'))
}

function activeMinutes(request: WeekRequest, plan: WeekPlan): number {
  const cookings = cookingsIn(request, plan)
  return plan.days.reduce((sum, { meals }, day) => {
    const pots = meals.flatMap((_, meal) => [
      ...new Set(potsAt({ request, plan }, cookings, { day, meal }).map(({ recipe }) => recipe)),
    ])
    return sum + pots.reduce((total, id) => total + (recipeOf.get(id)?.minutes.active ?? 0), 0)
  }, 0)
}

function outOfSeason(request: WeekRequest, plan: WeekPlan): number {
  const cookings = cookingsIn(request, plan)
  const eaten = plan.days.flatMap(({ meals }) => meals.flatMap(({ dishes }) => dishes))
  const foods = eaten.flatMap(({ recipe }) => cookings(recipe)[0]?.served.variant.lines ?? [])
  return foods.filter(({ id }) => isOutOfSeason(id, harvestIn('GB', request.month ?? 1))).length
}

function tasteOf(request: WeekRequest, plan: WeekPlan): number {
  const cookings = cookingsIn(request, plan)
  const variants = plan.days.flatMap(({ meals }) =>
    meals.flatMap(({ dishes }) => dishes.flatMap(({ recipe }) => cookings(recipe)[0]?.served.variant ?? [])),
  )
  const scores = scoresOf(variants, { ...request, recentRecipes: [], servedEarlier: [] }, () => 0)
  return scores.reduce((sum, score) => sum + score, 0) / scores.length
}

const gramsOf = (lots: readonly { readonly food: IngredientId; readonly grams: number }[]): number =>
  lots.filter(({ food }) => isFresh(food)).reduce((sum, { grams }) => sum + grams, 0)

function figuresOf(request: WeekRequest, plan: WeekPlan, { bought, thrown }: Restocking, cpuMs: number): LivedWeek {
  const eaters = 1 + (request.others?.length ?? 0)
  const needs = boughtWhole(shoppingNeeds({ request, plan }, 1))
  const listed = shoppingLines(needs, (id) => packFor(eaters, 'GB', id)).filter(({ staple }) => !staple)
  const isListed = new Set(listed.map(({ id }) => id))
  const grams = new Map(listed.map(({ id, grams: needed }) => [id, needed]))
  const violations = validateWeek(plan, request, library)
  const mains = mainsOf(plan)
  return {
    week: plan.week,
    plan,
    lines: bought.filter(({ food }) => isListed.has(food)).length,
    linesAnew: listed.length,
    freshBoughtGrams: gramsOf(bought),
    freshThrownGrams: gramsOf(thrown),
    hardlyUsed: bought.filter(
      ({ food }) => isListed.has(food) && (grams.get(food) ?? 0) < (packFor(eaters, 'GB', food)?.[1] ?? 0) / 7,
    ).length,
    mainsCooked: mains.filter(({ leftoverOf }) => leftoverOf === undefined).length,
    activeMinutes: activeMinutes(request, plan),
    mains: new Set(
      mains
        .flatMap(({ dishes }) => dishes[0]?.recipe ?? [])
        .filter((id) => {
          const recipe = recipeOf.get(id)
          return recipe !== undefined && isMain(recipe)
        }),
    ),
    producePast: produceTooLate(request, plan),
    outOfSeason: outOfSeason(request, plan),
    taste: tasteOf(request, plan),
    cpuMs,
    violations: violations.length,
  }
}

/** What the trips of a week buy, leave and throw away, one after another. */
function shopped(
  stock: readonly Lot[],
  request: WeekRequest,
  plan: WeekPlan,
  packGrams: (food: IngredientId) => number,
): Restocking {
  const { trips = ONE_TRIP } = request
  const days = needsByDay({ request, plan }, 1).map(boughtWhole)
  const needs = trips.length === 1 ? [boughtWhole(days.flat())] : needsOfTrips(days, trips).map((trip) => trip.flat())
  const ends = [...trips.slice(1), DAYS]
  return needs.reduce<Restocking>(
    (before, each, trip) => {
      const total = new Map<IngredientId, number>()
      for (const { id, g } of each) total.set(id, (total.get(id) ?? 0) + g)
      const all = [...total].map(([id, g]) => ({ id, g }))
      const starts = trips[trip] ?? 0
      const day = (plan.week - 1) * DAYS + starts
      const { bought, left, thrown } = restocked(before.left, all, day, packGrams, (ends[trip] ?? DAYS) - starts)
      return { bought: [...before.bought, ...bought], left, thrown: [...before.thrown, ...thrown] }
    },
    { bought: [], left: stock, thrown: [] },
  )
}

/** Plans weeks one after another for one kitchen, which remembers what it ate and what is at home. */
export function livedWeeks(request: WeekRequest, weeks: number): readonly LivedWeek[] {
  const eaters = 1 + (request.others?.length ?? 0)
  const packGrams = (food: IngredientId): number => packFor(eaters, 'GB', food)?.[1] ?? 0
  const lived: LivedWeek[] = []
  let stock: readonly Lot[] = []
  for (let week = 1; week <= weeks; week++) {
    const asked = rememberedAfter(
      request,
      lived.map(({ plan }) => plan),
      stock,
    )
    const before = cpuTime()
    const plan = planWeek(asked, week, library)
    const cpuMs = cpuTime() - before
    if ('kind' in plan) return lived
    const after = shopped(stock, asked, plan, packGrams)
    lived.push(figuresOf(asked, plan, after, cpuMs))
    stock = after.left
  }
  return lived
}
