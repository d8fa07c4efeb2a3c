import type { UnitSystem } from '#domain/unit-system.ts'
import { jsonLd } from '#planner/derive/json-ld.ts'
import { plateName } from '#planner/plate/plate-name.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import { loneVariant } from './lone-card.ts'

/** A recipe as a file for recipe keepers, in somebody's own way; null where there is no such recipe for them. */
export function savedRecipe(id: string, request: WeekRequest, units: UnitSystem, platesAt: string): string | null {
  const variant = loneVariant(id, request)
  if (variant === null) return null
  return JSON.stringify(jsonLd(variant, { units, image: `${platesAt}/${plateName(variant)}.svg` }), null, 2)
}
