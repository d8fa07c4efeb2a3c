import { canCook } from '#planner/derive/eligible.ts'
import { suits } from '#planner/derive/variant.ts'
import { type Relaxation, relaxations, type WeekRequest } from '#planner/week/week-plan.ts'
import type { Arrangement } from './anneal.ts'
import { aimsOf } from './day-aims.ts'
import { contradictsPaleo } from './eased-cook.ts'
import type { Kitchen } from './kitchen.ts'
import { repeatLimits } from './week-board.ts'
import { shortfallOf } from './week-shortfall.ts'

/** What a week had to give up, which can be less than its search was allowed to; in the order of `relaxations`. */
export function gaveWay(arrangement: Arrangement, kitchen: Kitchen, request: WeekRequest): readonly Relaxation[] {
  const strict = { ...kitchen, aims: aimsOf(request.targets, []), limits: repeatLimits.usual }
  const { energy, protein, repeats } = shortfallOf(arrangement, strict)
  const dishes = kitchen.candidates.recipes.filter((_, dish) => arrangement.dishes.includes(dish))
  const given = {
    PALEO_FOR_PLANTS: contradictsPaleo(request.cook) || dishes.some((recipe) => !suits(recipe, request.cook)),
    REPEATS: repeats > 0,
    PROTEIN: protein > 0,
    ENERGY_BAND: energy > 0,
    TIME: dishes.some((recipe) => !canCook(recipe, request.cook)),
  } as const satisfies Record<Relaxation, boolean>
  return relaxations.filter((each) => given[each])
}
