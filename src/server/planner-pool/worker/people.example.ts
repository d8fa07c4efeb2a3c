import { easyRequest, targetsAt } from '#planner/plan/search/request.example.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { Planned, WeekShown } from '#server/planner-pool/planner-pool.ts'
import { validatedWeek } from './validated-week.ts'

const { cook } = easyRequest

/** People with very different requests. */
export const people = {
  easy: easyRequest,
  vegan: {
    ...easyRequest,
    cook: { ...cook, diets: ['VEGAN'] },
    cuisines: ['MEXICAN', 'ITALIAN'],
    dishes: ['SALADS', 'SOUPS', 'BREAKFASTS'],
    favourites: ['papaya-lime-boat'],
  },
  coeliac: {
    ...easyRequest,
    cook: { ...cook, diets: ['GLUTEN_FREE'], restrictions: ['GLUTEN', 'EGGS', 'DAIRY'] },
    bannedIngredients: ['coriander', 'peanut-butter'],
  },
  twoLargeMeals: { ...easyRequest, mealsADay: 2, targets: targetsAt(2600) },
  fiveSmallMeals: {
    ...easyRequest,
    mealsADay: 5,
    targets: targetsAt(1400),
    cook: { diets: ['PESCATARIAN'], restrictions: ['TREE_NUTS'], skill: 'NOVICE', time: 'LESS_30_MINUTES' },
  },
  plantPaleo: { ...easyRequest, cook: { ...cook, diets: ['VEGAN', 'PALEO'] } },
  noCook: { ...easyRequest, mealsADay: 3, cook: { ...cook, skill: 'NOVICE', time: 'DONT_COOK' } },
} as const satisfies Record<string, WeekRequest>

/**
 * Planning a week takes as long as many tests: each is planned once for all files of a worker, which must not change
 * it.
 */
const planned = new Map<string, Planned>()

/** The first planned week for a request. @throws Error if none can be planned */
export function plannedFor(request: WeekRequest): Planned {
  const key = JSON.stringify(request)
  const known = planned.get(key)
  if (known !== undefined) return known
  const found = validatedWeek(request, 1)
  if (found.kind !== 'planned') throw new Error(`${found.kind} week`)
  const made = { request, plan: found.plan }
  planned.set(key, made)
  return made
}

/** A planned week as shown to a member whose plan is open. Its first day is a Monday. */
export const shownFor = (week: Planned): WeekShown => ({
  ...week,
  startsOn: '2026-01-05',
  usage: 'metric-GB',
  access: 'full',
  safety: null,
})
