import { Problem } from '#domain/problem.ts'
import type { ProblemCode } from '#domain/problems.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { lastOpenWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import { type OpenedWeek, ownWeek, todayIn } from './plan-week.ts'
import { storedWeeks } from './plan-weeks.ts'

/** Why a week may have nothing to show. */
const unplanned: readonly ProblemCode[] = ['WEEK_NOT_OPEN', 'PLAN_PAUSED', 'PLAN_IMPOSSIBLE', 'PLAN_IMPOSSIBLE_FOR']

/** A week as a member eats it; null while it cannot be planned, as in a pause. */
export async function weekIfPlanned(context: PlanContext, member: Member, week: number): Promise<OpenedWeek | null> {
  try {
    return await ownWeek(context, member, week)
  } catch (error) {
    if (error instanceof Problem && unplanned.includes(error.code)) return null
    throw error
  }
}

/**
 * The weeks around a member's day: the one before, this one, and those ahead that are planned. This week is planned if it is not
 * yet, the next one on the day before it: earlier it would know less of what is left at home.
 */
export async function weeksAround(context: PlanContext, member: Member): Promise<readonly OpenedWeek[]> {
  const { startsOn, today, householdId } = member
  const current = weekOf(startsOn, today)
  const stored = await storedWeeks(context.db, householdId, { first: current - 1, last: lastOpenWeek(startsOn, today) })
  const due = todayIn(member, current) === DAYS - 1 ? [current, current + 1] : [current]
  const weeks = [...new Set([...stored, ...due])].toSorted((one, other) => one - other)
  const found: OpenedWeek[] = []
  for (const week of weeks) {
    const opened = await weekIfPlanned(context, member, week)
    if (opened !== null) found.push(opened)
  }
  return found
}
