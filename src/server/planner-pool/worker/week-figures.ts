import type { Figures, TargetsView } from '#domain/api/member/week.ts'
import { wholeFigures } from '#domain/diary/figures.ts'
import type { Nutrition } from '#planner/derive/nutrition.ts'
import { figuresOfOwn } from '#planner/week/own-meal.ts'
import {
  awayKcal,
  type DayTargets,
  eatenAtHome,
  ownMealOf,
  type PlannedDay,
  type PlannedMeal,
  type WeekPlan,
} from '#planner/week/week-plan.ts'
import type { Served } from './served-dishes.ts'

type Figure = keyof Figures

const sources = {
  energy: 'kcal',
  protein: 'protein',
  carbs: 'carbs',
  fat: 'fat',
  fibre: 'fibre',
  sodium: 'sodium',
} as const satisfies Record<Figure, keyof Nutrition>

const each = <T>(make: (figure: Figure) => T): Readonly<Record<Figure, T>> => ({
  energy: make('energy'),
  protein: make('protein'),
  carbs: make('carbs'),
  fat: make('fat'),
  fibre: make('fibre'),
  sodium: make('sodium'),
})

export const sumOf = (all: readonly Figures[]): Figures =>
  each((figure) => all.reduce((total, part) => total + part[figure], 0))

/** The figures of one portion on its own, rounded. */
export const portionFigures = ({ perServing }: Served, portion: number): Figures =>
  each((figure) => Math.round(perServing[sources[figure]] * portion))

/**
 * The figures of a day's dishes, meal by meal. All dishes of the day are rounded once and together, each figure by
 * largest remainders (see `shownSums`): the day's sum is exact to half a unit, and the sums of meals and of the day are
 * sums of the shown dishes.
 */
export function dayFigures(
  { meals }: PlannedDay,
  serve: (recipe: string) => Pick<Served, 'perServing'>,
): readonly (readonly Figures[])[] {
  const dishes = meals.flatMap((meal) => meal.dishes)
  const shown = each((figure) =>
    shownSums(dishes.map(({ recipe, portion }) => serve(recipe).perServing[sources[figure]] * portion)),
  )
  const rounded = dishes.map((_, at) => each((figure) => shown[figure][at] ?? 0))
  let next = 0
  return meals.map((meal) => {
    const first = next
    next += meal.dishes.length
    return rounded.slice(first, next)
  })
}

/**
 * Rounds numbers so that the shown values add up: their sum is the rounded sum. Each is rounded down first; the missing
 * units go to the largest remainders, and among equal ones to the first. So each is off by less than 1.
 * @param exact finite numbers
 */
export function shownSums(exact: readonly number[]): readonly number[] {
  const whole = exact.map(Math.floor)
  const sum = (values: readonly number[]) => values.reduce((total, each) => total + each, 0)
  const missing = Math.round(sum(exact)) - sum(whole)
  const remainder = (at: number) => (exact[at] ?? 0) - (whole[at] ?? 0)
  const raised = new Set(
    [...exact.keys()].sort((a, b) => remainder(b) - remainder(a) || a - b).slice(0, Math.max(0, missing)),
  )
  return whole.map((value, at) => value + (raised.has(at) ? 1 : 0))
}

/** The targets of a day, in the whole numbers that are shown. */
export const targetsView = ({ energy, energyFloor, protein, fibre, sodiumMax }: DayTargets): TargetsView => ({
  energy: Math.round(energy),
  energyFloor: Math.round(energyFloor),
  protein: Math.round(protein),
  fibre: Math.round(fibre),
  sodiumMax: Math.round(sodiumMax),
})

/** A day of a week as one of its table eats it at home. */
export const dayAtHome = ({ days }: Pick<WeekPlan, 'days'>, day: number, eater: string): PlannedDay =>
  eatenAtHome(days[day] ?? { meals: [] }, eater)

/** What somebody eats of a meal instead of what was planned; null if they eat that. Of what is elsewhere only the energy is known. */
export function insteadFigures(meal: PlannedMeal, eater: string): Figures | null {
  const kcal = awayKcal(meal, eater)
  if (kcal === null) return null
  const own = ownMealOf(meal, eater)
  return { ...(own === null ? sumOf([]) : wholeFigures(figuresOfOwn(own.foods))), energy: Math.round(kcal) }
}

/** Figures of a day with what somebody eats instead of what was planned. */
export const withElsewhere = (figures: Figures, { meals }: PlannedDay, eater: string): Figures =>
  sumOf([figures, ...meals.flatMap((meal) => insteadFigures(meal, eater) ?? [])])
