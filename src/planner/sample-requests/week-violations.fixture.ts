import { realRestrictions } from '#planner/derive/diet-rules.ts'
import { type Cook, canCook } from '#planner/derive/eligible.ts'
import { variantFor } from '#planner/derive/variant.ts'
import { targetsAt } from '#planner/plan/search/request.example.ts'
import type { Slot } from '#planner/recipe.ts'
import { library } from '#planner/recipes/library.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { anyRequest } from './any-request.fixture.ts'
import { type FoodRules, singleDietRules } from './hard-profiles.fixture.ts'
import { type PlanOutcome, planAndValidate } from './plan-and-validate.fixture.ts'
import { profileRequest } from './profile-request.fixture.ts'

/** With fewer dishes than this a meal cannot be planned, however often they are repeated. */
const least: Readonly<Record<Slot, number>> = { BREAKFAST: 2, LUNCH: 2, DINNER: 4, SNACK: 2 }

/** Whether bans and dislikes leave too few dishes for a meal, with the skill and time as answered. */
function isEmpty({ cook, dislikedRecipes, bannedIngredients }: WeekRequest, slot: Slot): boolean {
  const left = library.filter((recipe) => {
    if (!recipe.slots.includes(slot) || dislikedRecipes.includes(recipe.id)) return false
    const variant = canCook(recipe, cook) ? variantFor(recipe, cook) : { kind: 'refused' as const }
    return variant.kind === 'variant' && !variant.lines.some(({ id }) => bannedIngredients.includes(id))
  })
  return left.length < least[slot]
}

/** The faults of an outcome: violations, or meals reported without dishes although there are some. */
const faults = (outcome: PlanOutcome, request: WeekRequest): readonly unknown[] =>
  outcome.kind === 'planned' ? outcome.violations : outcome.missing.filter((slot) => !isEmpty(request, slot))

/** Plans a week for each request and returns the faults; empty if there are none. */
export const weekViolations = (requests: readonly WeekRequest[]) =>
  requests.flatMap((request, at) => {
    const found = faults(planAndValidate(request, (at % 520) + 1, library), request)
    return found.length === 0 ? [] : [{ person: request.person, cook: request.cook, found }]
  })

const pairs: readonly FoodRules[] = [
  { diets: ['PALEO', 'PESCATARIAN'], restrictions: [] },
  { diets: ['VEGAN', 'PALEO'], restrictions: [] },
  { diets: ['VEGAN', 'GLUTEN_FREE'], restrictions: [] },
]
const extremes = [[], realRestrictions] as const
const cornerRules: readonly FoodRules[] = [
  ...singleDietRules.filter(({ restrictions }) => extremes.some(({ length }) => length === restrictions.length)),
  ...pairs.flatMap(({ diets }) => extremes.map((restrictions) => ({ diets, restrictions }))),
]
const cornerCooks = [
  { skill: 'NOVICE', time: 'DONT_COOK' },
  { skill: 'NOVICE', time: 'LESS_30_MINUTES' },
  { skill: 'ADVANCED', time: 'MORE_1_HOUR' },
] as const satisfies readonly Partial<Cook>[]
const cornerDays = [
  { mealsADay: 2, targets: targetsAt(3200) },
  { mealsADay: 5, targets: targetsAt(1200) },
] as const satisfies readonly Partial<WeekRequest>[]

/** The extremes of diets, restrictions, skill, time and energy, in every combination: 120 requests. */
export const cornerRequests: readonly WeekRequest[] = cornerRules.flatMap((rules) =>
  cornerCooks.flatMap((cook) =>
    cornerDays.map((day) => ({ ...profileRequest({ ...rules, ...cook }), cuisines: [], dishes: [], ...day })),
  ),
)

/** Requests of `count` people with random answers, bodies, dislikes and bans. */
export const anyRequests = (count: number): readonly WeekRequest[] =>
  Array.from({ length: count }, (_, at) => anyRequest(`sample ${at}`, library))
