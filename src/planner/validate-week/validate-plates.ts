import { type DailyNeeds, type Eater, MOST_GUESTS, needsOn } from '#domain/household/eater.ts'
import type { Recipe } from '#planner/recipe.ts'
import type { PlannedDay, PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'
import { MOST_DISHES, within } from './limits.ts'
import { tableOf, tableServing } from './table-serving.ts'
import { validateDishes } from './validate-dishes.ts'
import { twiceADay } from './validate-repeats.ts'
import { dishesOf, eatenOn, inputFrom, type ValidationInput } from './validation-input.ts'
import type { EaterViolation, FigureViolation, PlateViolation } from './violation.ts'

/** Of what a day may miss, the share that the mean of a week may. */
const WEEK_SHARE = 0.4

/** The plan as one of the others eats it: the same meals with their plates. */
function planOf({ id }: Eater, plan: WeekPlan): WeekPlan {
  const meal = (served: PlannedMeal): PlannedMeal => {
    const { slot, dishes, leftoverOf, away, plates = [] } = served
    const own = plates.find(({ eater }) => eater === id)?.dishes ?? []
    const isLeftOver = leftoverOf !== undefined && own[0]?.recipe === dishes[0]?.recipe
    const of = { slot, dishes: own, ...(away === undefined ? {} : { away }) }
    return isLeftOver ? { ...of, leftoverOf } : of
  }
  return { ...plan, days: plan.days.map(({ meals }) => ({ meals: meals.map(meal) })) }
}

/** Energy and protein of a day that an eater has plates on. */
function dayViolations(
  { energy, protein }: DailyNeeds,
  day: number,
  it: ValidationInput,
  eater: string,
): readonly FigureViolation[] {
  const had = eatenOn(it.plan.days[day - 1] ?? { meals: [] }, eater, it)
  const { least, most } = energy
  const leastProtein = it.plan.relaxed.includes('PROTEIN') ? 0 : protein.least
  return [
    ...(within(had.energy, least, most) ? [] : [{ kind: 'DAY_ENERGY', day, energy: had.energy, least, most } as const]),
    ...(within(had.protein, leastProtein, Number.POSITIVE_INFINITY)
      ? []
      : [{ kind: 'DAY_PROTEIN', day, protein: had.protein, least: leastProtein } as const]),
  ]
}

/** Energy of the days and the week within their band, and enough protein unless that was relaxed for the week. */
function figureViolations(eater: Eater, it: ValidationInput): readonly FigureViolation[] {
  const days = it.plan.days.flatMap((day, at) => {
    const needs = needsOn(eater, at)
    return needs === null ? [] : [{ at, needs, kcal: eatenOn(day, eater.id, it).energy }]
  })
  const meanOf = (of: (day: (typeof days)[number]) => number) =>
    days.reduce((sum, day) => sum + of(day), 0) / days.length
  const mean = meanOf(({ kcal }) => kcal)
  const least = meanOf(({ needs: { energy } }) =>
    Math.max(energy.least, energy.aim - WEEK_SHARE * (energy.aim - energy.least)),
  )
  const most = meanOf(({ needs: { energy } }) => energy.aim + WEEK_SHARE * (energy.most - energy.aim))
  return [
    ...days.flatMap(({ needs, at }) => dayViolations(needs, at + 1, it, eater.id)),
    ...(days.length === 0 || within(mean, least, most) ? [] : [{ kind: 'WEEK_ENERGY', mean, least, most } as const]),
  ]
}

/** What is wrong with the plates of one of the others: their foods, dishes, portions and figures. */
function eaterViolations(
  eater: Eater,
  plan: WeekPlan,
  request: WeekRequest,
  library: readonly Recipe[],
): readonly EaterViolation[] {
  const mine = planOf(eater, plan)
  const diners = tableOf(request, plan.relaxed)
  const wanted = new Set(mine.days.flatMap(dishesOf).map(({ recipe }) => recipe))
  const table = new Map(
    library
      .filter(({ id }) => wanted.has(id))
      .map((recipe) => [recipe.id, { recipe, serving: tableServing(recipe, diners, eater.id) }]),
  )
  const { diets, restrictions, banned } = eater
  const asked = { ...request, cook: { ...request.cook, diets, restrictions }, bannedIngredients: [] }
  const it = inputFrom(mine, asked, (recipe) => table.get(recipe))
  const found = [...validateDishes(it, banned), ...twiceADay(it), ...figureViolations(eater, it)]
  return found.map((of) => ({ kind: 'OF_EATER', eater: eater.id, of }))
}

/** Each of the others who eats on a day has a plate of one to three dishes at every meal, in their order, and no meal has too many guests. */
function formViolations({ meals }: PlannedDay, at: number, others: readonly Eater[]): readonly PlateViolation[] {
  const wanted = others.filter((eater) => needsOn(eater, at) !== null).map(({ id }) => id)
  return meals.flatMap(({ slot, plates = [], guests = 1 }, index): readonly PlateViolation[] => {
    const place = { day: at + 1, meal: index + 1, slot }
    const found = plates.map(({ eater }) => eater)
    const isSame = found.length === wanted.length && found.every((id, seat) => id === wanted[seat])
    return [
      ...(isSame ? [] : [{ ...place, kind: 'PLATES', found, wanted } as const]),
      ...plates.flatMap(({ eater, dishes: { length } }) =>
        length >= 1 && length <= MOST_DISHES
          ? []
          : [{ ...place, kind: 'PLATE_DISHES', eater, found: length, most: MOST_DISHES } as const],
      ),
      ...(Number.isInteger(guests) && guests >= 1 && guests <= MOST_GUESTS
        ? []
        : [{ ...place, kind: 'GUESTS', guests, most: MOST_GUESTS } as const]),
    ]
  })
}

/** Validates the plates of everybody at the table besides the person of the request, and the guests of the meals. */
export function validatePlates(
  plan: WeekPlan,
  request: WeekRequest,
  library: readonly Recipe[],
): readonly (PlateViolation | EaterViolation)[] {
  const others = request.others ?? []
  return [
    ...plan.days.flatMap((day, at) => formViolations(day, at, others)),
    ...others.flatMap((eater) => eaterViolations(eater, plan, request, library)),
  ]
}
