import { allIngredients } from '#planner/foods/ingredients.ts'
import { usableDays } from '#planner/larder/keeping.ts'
import { packFor } from '#planner/larder/packages.ts'
import { DAYS, type WeekRequest } from '#planner/week/week-plan.ts'

/** What a search knows of packs and of what is at home, by the number of an ingredient. */
export type Larder = {
  /** Edible grams of a pack; 0 for what is not bought. */
  readonly packGrams: Float64Array
  readonly homeGrams: Float64Array
  /** How much of what a pack leaves unused is likely to be lost: 1 if it does not outlive the week. */
  readonly spoilage: Float64Array
  /** 1 if what is at home of it does not outlive the week. */
  readonly spoilsSoon: Uint8Array
  /** How many times what the person of the request eats is cooked. */
  readonly servings: number
}

/** Weeks after the one of the shopping, by which what is left of a pack is the less likely to be lost. */
function spoilageOf(days: number): number {
  const weeks = Math.floor(days / DAYS)
  if (weeks < 2) return 1
  if (weeks < 3) return 0.6
  return weeks < 8 ? 0.3 : 0.06
}

/** How many times what one person eats a table eats, by its energy. */
function servingsOf({ others, targets, buying }: Pick<WeekRequest, 'others' | 'targets' | 'buying'>): number {
  if (others === undefined) return buying?.eaters ?? 1
  return 1 + others.reduce((sum, { energy }) => sum + energy.aim / targets.energy, 0)
}

export function larderOf(request: Pick<WeekRequest, 'others' | 'targets' | 'buying' | 'atHome'>): Larder {
  const eaters = request.others === undefined ? (request.buying?.eaters ?? 1) : 1 + request.others.length
  const market = request.buying?.market ?? 'GB'
  const home = Map.groupBy(request.atHome ?? [], ({ food }) => food)
  const homeGrams = allIngredients.map(({ id }) => (home.get(id) ?? []).reduce((sum, { grams }) => sum + grams, 0))
  return {
    packGrams: Float64Array.from(allIngredients, ({ id }) => packFor(eaters, market, id)?.[1] ?? 0),
    homeGrams: Float64Array.from(homeGrams),
    spoilage: Float64Array.from(allIngredients, ({ id }) => spoilageOf(usableDays(id))),
    spoilsSoon: Uint8Array.from(allIngredients, ({ id }) =>
      (home.get(id) ?? []).some(({ keepsDays }) => keepsDays < DAYS) ? 1 : 0,
    ),
    servings: servingsOf(request),
  }
}
