import { filled, routes } from '#domain/api/routes.ts'
import { forgetMemberData } from '#web/member/data/use-member-data.ts'

/** Weeks, lists and recipes as they were before a change of settings or tastes: they are asked anew when shown. */
export function forgetPlanned(): void {
  forgetMemberData(filled(routes.memberWeek, { week: '' }))
  forgetMemberData(filled(routes.memberRecipe, { recipe: '' }))
}
