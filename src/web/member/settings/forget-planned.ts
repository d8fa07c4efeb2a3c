import { filled, routes } from '#domain/api/routes.ts'
import { invalidateMemberData } from '#web/member/data/use-member-data.ts'

/** Removes weeks, lists and recipes after a change of settings or tastes; they are requested again when shown. */
export function invalidatePlan(): void {
  invalidateMemberData(filled(routes.memberWeek, { week: '' }))
  invalidateMemberData(filled(routes.memberRecipe, { recipe: '' }))
}
