import type { WeekRequest } from '#planner/week/week-plan.ts'
import { floorsGoal } from './at-least-term.ts'
import { mediterraneanGoal } from './mediterranean-term.ts'
import type { BoardPart, BoardTable } from './objective-term.ts'
import { type Wishes, wishedFloors } from './preferred-dishes.ts'

export type Wishing = Wishes & Pick<WeekRequest, 'cook'>

/** What a person wishes of a week as a whole. */
export function goalsOf(request: Wishing, table: BoardTable): readonly BoardPart[] {
  const floors = wishedFloors(request)
  return [
    ...(request.cook.diets.includes('MEDITERRANEAN') ? [mediterraneanGoal(request, table)] : []),
    ...(floors.length > 0 ? [floorsGoal(floors, table)] : []),
  ]
}
