import { filled, routes } from '#domain/api/routes.ts'
import { invalidateMemberData } from '#web/member/data/use-member-data.ts'

/** Weeks, lists and recipes as they were before a change of settings or tastes: they are asked anew when shown. */
export function invalidatePlan(): void {
  invalidateMemberData(filled(routes.memberWeek, { week: '' }))
  invalidateMemberData(filled(routes.memberRecipe, { recipe: '' }))
}
