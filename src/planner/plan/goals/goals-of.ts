import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { BoardPart, BoardTable } from '../board-part.ts'
import { floorsGoal } from './floors-goal.ts'
import { mediterraneanGoal } from './mediterranean-goal.ts'
import { type Wishes, wishedFloors } from './wished-floors.ts'

export type Wishing = Wishes & Pick<WeekRequest, 'cook'>

/** What a person wishes of a week as a whole. */
export function goalsOf(request: Wishing, table: BoardTable): readonly BoardPart[] {
  const floors = wishedFloors(request)
  return [
    ...(request.cook.diets.includes('MEDITERRANEAN') ? [mediterraneanGoal(request, table)] : []),
    ...(floors.length > 0 ? [floorsGoal(floors, table)] : []),
  ]
}
