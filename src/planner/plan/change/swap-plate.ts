import { needsOn } from '#domain/household/eater.ts'
import { at } from '#planner/plan/candidates/typed-arrays.ts'
import { ownDishes } from '#planner/plan/search/own-dishes.ts'
import { searchSpacesFor } from '#planner/plan/search/search-space.ts'
import type { Recipe } from '#planner/recipe.ts'
import { usualPortionSteps } from '#planner/recipe.ts'
import { type PlannedDay, slotsOf, type WeekPlan, type WeekRequest } from '#planner/week/week-plan.ts'
import { plateFigures, servingsFor } from './plate-figures.ts'
import type { SwapOffer } from './swap-meal.ts'

/** Which dish on the plate of one of the others; days, meals and dishes are counted from 0. */
export type PlateAddress = {
  readonly eater: string
  readonly day: number
  readonly meal: number
  readonly dish: number
}

const MOST_OFFERS = 5
/** How many of the best liked dishes are tried. */
const MOST_TRIED = 24

/** The day with another dish on one plate. */
const withDish = (
  { meals }: PlannedDay,
  { eater, meal, dish }: PlateAddress,
  recipe: string,
  portion: number,
): PlannedDay => ({
  meals: meals.map((each, place) =>
    place !== meal
      ? each
      : {
          ...each,
          plates: (each.plates ?? []).map((plate) =>
            plate.eater === eater ? { ...plate, dishes: plate.dishes.with(dish, { recipe, portion }) } : plate,
          ),
        },
  ),
})

/**
 * The best dishes to replace one on the plate of one of the others at a table, best liked first, at most five. The plates
 * of everybody else stay, and so does the rest of their own: the new dish has the portion that brings their day nearest to
 * what it was, within their needs.
 */
export function swapPlate(
  request: WeekRequest,
  plan: WeekPlan,
  address: PlateAddress,
  library: readonly Recipe[],
): readonly SwapOffer[] {
  const { eater: id, day: index, meal, dish } = address
  const today = plan.days[index]
  const served = today?.meals[meal]
  const eater = request.others?.find((each) => each.id === id)
  const needs = eater === undefined ? null : needsOn(eater, index)
  const { table, candidates } = searchSpacesFor(request, library)(plan.relaxed)
  const plate = served?.plates?.find((each) => each.eater === id)?.dishes
  if (today === undefined || served === undefined || eater === undefined || needs === null || table === null) return []
  if (plate?.[dish] === undefined) return []
  const kitchen = { ...table, candidates, slots: slotsOf(request), taste: request, relaxed: plan.relaxed }
  const own = ownDishes(kitchen, table.eaters.findIndex((each) => each.id === id) + 1)
  const serving = servingsFor(request, plan, library, id)
  const wanted = plateFigures(today, id, serving).kcal
  const eatenToday = new Set(
    today.meals
      .flatMap(({ plates = [] }) => plates.filter((each) => each.eater === id).flatMap((each) => each.dishes))
      .map(({ recipe }) => recipe),
  )

  /** The day with a dish in its best portion; null if no portion keeps the day within their needs. */
  function fitted(recipe: Recipe): PlannedDay | null {
    const days = (recipe.portionSteps ?? usualPortionSteps).map((portion) => {
      const day = withDish(today ?? { meals: [] }, address, recipe.id, portion)
      return { day, ...plateFigures(day, id, serving) }
    })
    const leastProtein = plan.relaxed.includes('PROTEIN') ? 0 : (needs?.protein.least ?? 0)
    const kept = days.filter(
      ({ kcal, protein }) =>
        needs !== null && kcal >= needs.energy.least && kcal <= needs.energy.most && protein >= leastProtein,
    )
    return kept.toSorted((a, b) => Math.abs(a.kcal - wanted) - Math.abs(b.kcal - wanted))[0]?.day ?? null
  }

  const leftOver = served.leftoverOf === undefined ? undefined : served.dishes[0]?.recipe
  const pool = own.pools[dish > 0 ? 'SNACK' : served.slot]
  return (
    pool
      .toSorted((a, b) => at(own.score, b) - at(own.score, a) || a - b)
      .flatMap((number) => table.dishes[number]?.recipe ?? [])
      // What is left over was cooked for others: there is no pot of it by their rules.
      .filter(({ id: recipe }) => !eatenToday.has(recipe) && recipe !== leftOver)
      .slice(0, MOST_TRIED)
      .flatMap((recipe): SwapOffer[] => {
        const day = fitted(recipe)
        return day === null ? [] : [{ recipe: recipe.id, day }]
      })
      .slice(0, MOST_OFFERS)
  )
}
