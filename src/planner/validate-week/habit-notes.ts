import type { Recipe } from '#planner/recipe.ts'
import type { WeekPlan } from '#planner/week/week-plan.ts'
import type { ValidationInput } from './validation-input.ts'

/** Notes on the answers about cravings and habits. */
export type HabitNote =
  /** Days with a planned sweet snack, and the largest share of the target energy that one of these snacks has. */
  | { readonly kind: 'SWEETS'; readonly days: number; readonly share: number }
  /** The week has neither snacks nor sides, so nothing sweet can be planned. */
  | { readonly kind: 'NO_ROOM_FOR_SWEETS'; readonly meals: number }
  | { readonly kind: 'SODA' }
  /** The last snack is planned after dinner. */
  | { readonly kind: 'LATE_SNACK' }
  /** Most lunches and dinners were in the two weeks before. */
  | { readonly kind: 'MAINS_AGAIN'; readonly again: number; readonly mains: number }

const isDessert = (recipe: Recipe | undefined): boolean =>
  recipe?.slots.includes('SNACK') === true && recipe.dishTags.includes('DESSERTS')

function sweets({ dishes, served, figuresOf, request, plan }: ValidationInput): HabitNote {
  const small = dishes.filter(({ place, first }) => place.slot === 'SNACK' || !first)
  if (small.length === 0) return { kind: 'NO_ROOM_FOR_SWEETS', meals: plan.days[0]?.meals.length ?? 0 }
  const sweet = small.filter(({ place }) => isDessert(served(place.recipe)?.recipe))
  const shares = sweet.map(({ dish }) => figuresOf([dish]).energy / request.targets.energy)
  return { kind: 'SWEETS', days: new Set(sweet.map(({ place }) => place.day)).size, share: Math.max(0, ...shares) }
}

const isLate = ({ days }: WeekPlan): boolean =>
  days.length > 0 && days.every(({ meals }) => meals.at(-1)?.slot === 'SNACK')

/** Counts the lunches and dinners that were eaten in the two weeks before, if they are more than half of all. */
function mainsAgain({ dishes, request }: ValidationInput): readonly HabitNote[] {
  const mains = dishes.filter(({ place, first }) => first && (place.slot === 'LUNCH' || place.slot === 'DINNER'))
  // The request remembers ten weeks, the last ones at the end, each with about as many dishes as this one.
  const recent = new Set(request.recentRecipes.slice(-2 * dishes.length))
  const again = mains.filter(({ place }) => recent.has(place.recipe)).length
  return 2 * again > mains.length ? [{ kind: 'MAINS_AGAIN', again, mains: mains.length }] : []
}

export function habitNotes(it: ValidationInput): readonly HabitNote[] {
  const { request, plan } = it
  const { cravings = [], struggles = [] } = request.habits ?? {}
  return [
    ...mainsAgain(it),
    ...(cravings.includes('SWEET_TREATS') ? [sweets(it)] : []),
    ...(struggles.includes('LATE_NIGHT_SNACKING') && isLate(plan) ? [{ kind: 'LATE_SNACK' } as const] : []),
    ...(cravings.includes('SODA') ? [{ kind: 'SODA' } as const] : []),
  ]
}
