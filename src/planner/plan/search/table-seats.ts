import type { Eater } from '#domain/household/eater.ts'
import type { Rules } from '#planner/derive/diet-rules.ts'
import type { Cook } from '#planner/derive/eligible.ts'
import type { TableSeat } from '#planner/derive/shared-cooking.ts'
import { type BanId, bannedFoods, isFamilyId } from '#planner/foods/food-families.ts'
import { isIngredientId } from '#planner/foods/ingredients.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { contradictsPaleo } from './relaxed-rules.ts'

/** A ban that names no food or family rules out nothing: the food has left the tables since. */
const isBan = (id: string): id is BanId => isFamilyId(id) || isIngredientId(id)

/** The hard rules of one of the others; two diets that leave nothing to eat are resolved as for a single person. */
const rulesOf = ({ diets, restrictions }: Eater): Rules => ({
  diets: contradictsPaleo({ diets, restrictions }) ? diets.filter((diet) => diet !== 'PALEO') : diets,
  restrictions,
})

/**
 * Everybody who eats from a week: the person of the request first, under the rules `cook` that are left to them after
 * relaxations.
 */
export const tableSeats = (
  { person, bannedIngredients, others = [] }: Pick<WeekRequest, 'person' | 'bannedIngredients' | 'others'>,
  cook: Pick<Cook, 'diets' | 'restrictions'>,
): readonly [TableSeat, ...TableSeat[]] => [
  { id: person, rules: cook, banned: bannedFoods(bannedIngredients) },
  ...others.map((eater) => ({ id: eater.id, rules: rulesOf(eater), banned: bannedFoods(eater.banned.filter(isBan)) })),
]
