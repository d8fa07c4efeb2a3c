import type { WeekRequest } from '#planner/week/week-plan.ts'
import { atLeastTerm } from './at-least-term.ts'
import { mediterraneanTerm } from './mediterranean-term.ts'
import type { ObjectiveTable, ObjectiveTerm } from './objective-term.ts'
import { preferredDishes, type Wishes } from './preferred-dishes.ts'

export type GoalRequest = Wishes & Pick<WeekRequest, 'cook'>

/** What a person wishes of a week as a whole. */
export function goalTerms(request: GoalRequest, table: ObjectiveTable): readonly ObjectiveTerm[] {
  const floors = preferredDishes(request)
  return [
    ...(request.cook.diets.includes('MEDITERRANEAN') ? [mediterraneanTerm(request, table)] : []),
    ...(floors.length > 0 ? [atLeastTerm(floors, table)] : []),
  ]
}
