import { withoutUnfitOwn } from '#planner/plan/search/own-meal-fit.ts'
import { withoutBrokenLeftovers } from '#planner/week/cookings.ts'
import { planFor } from '#planner/week/plan-for.ts'
import type { PlannedDay, PlannedMeal, WeekPlan, WeekRequest } from '#planner/week/week-plan.ts'

type Week = { readonly request: WeekRequest; readonly plan: WeekPlan }

/** Days and meals count from 0. */
export type IsPast = (day: number, meal: number) => boolean

/** The days with the meals that are past marked: they stay as they were eaten. */
export const withPastKept = (days: readonly PlannedDay[], isPast: IsPast): readonly PlannedDay[] =>
  days.map(({ meals }, day) => ({
    meals: meals.map((meal, at) => (isPast(day, at) ? { ...meal, kept: true as const } : meal)),
  }))

/** Everything that somebody must not get, by eater. */
const rulesIn = ({ cook, person, bannedIngredients, others = [] }: WeekRequest) =>
  new Map<string, readonly string[]>([
    [person, [...cook.diets, ...cook.restrictions, ...bannedIngredients]],
    ...others.map(({ id, diets, restrictions, banned }) => [id, [...diets, ...restrictions, ...banned]] as const),
  ])

/** Whether somebody at the table must not get something that was not forbidden to them before. */
export function isStricter(before: WeekRequest, after: WeekRequest): boolean {
  const known = rulesIn(before)
  return [...rulesIn(after)].some(([id, rules]) => {
    const had = known.get(id)
    return had !== undefined && rules.some((rule) => !had.includes(rule))
  })
}

const awayOf = ({ away }: PlannedMeal): Pick<PlannedMeal, 'away'> => (away === undefined ? {} : { away })

/** The plates of those who eat from a week now. */
const platesOf = (meal: PlannedMeal, seats: ReadonlySet<string>): PlannedMeal => {
  const { plates, ...alone } = meal
  const kept = (plates ?? []).filter(({ eater }) => seats.has(eater))
  return plates === undefined || seats.size === 0 ? alone : { ...alone, plates: kept }
}

/**
 * A week that was planned again, with what is past of the one before it: past days, and meals of today that were eaten.
 * What is left over from them is eaten as it was planned, unless somebody must not get it since, or dislikes it. Whoever
 * planned the week before may be another of the table.
 * @param keepsLeftovers false if nothing that is left over from the past may be eaten in the days ahead
 */
export function withPast(before: Week, fresh: Week, isPast: IsPast, keepsLeftovers = true): WeekPlan {
  const { request } = fresh
  const seats = new Set((request.others ?? []).map(({ id }) => id))
  const was = planFor(before.plan, before.request.person, request.person)
  const mayStay = keepsLeftovers && !isStricter(before.request, request)
  const isUnwanted = (recipe: string) => request.dislikedRecipes.includes(recipe)
  const days = fresh.plan.days.map(({ meals }, day): PlannedDay => {
    const old = was.days[day]?.meals ?? []
    if (old.length > 0 && old.every((_, at) => isPast(day, at)))
      return { meals: old.map((meal) => ({ ...platesOf(meal, seats), kept: true })) }
    return {
      meals: meals.map((meal, at) => {
        const known = old[at]
        if (known === undefined || known.slot !== meal.slot || old.length !== meals.length) return meal
        if (isPast(day, at)) return { ...platesOf(known, seats), kept: true }
        const of = known.leftoverOf
        const isInFridge = of !== undefined && isPast(of.day, of.meal)
        const isWanted = !known.dishes.some(({ recipe }) => isUnwanted(recipe))
        if (isInFridge && mayStay && isWanted) return platesOf(known, seats)
        // Whoever was invited still comes, who eats elsewhere still does, and what was locked was planned around.
        const isLocked = known.locked === true && meal.dishes[0]?.recipe === known.dishes[0]?.recipe
        return {
          ...meal,
          ...(known.guests === undefined ? {} : { guests: known.guests }),
          ...awayOf(withoutUnfitOwn(request, fresh.plan.relaxed, known)),
          ...(isLocked ? { locked: true as const } : {}),
        }
      }),
    }
  })
  return { ...fresh.plan, days: withoutBrokenLeftovers(days) }
}
