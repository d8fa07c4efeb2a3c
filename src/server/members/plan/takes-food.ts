import { standingSafety } from '#domain/plan-review/standing-safety.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { pastReviews } from '#server/members/member/plan-reviews.ts'
import { dayTargets } from '#server/members/member/week-request.ts'
import type { PlanState } from './change-plan.ts'
import { energyOn } from './own-plate.ts'
import { todayIn } from './plan-week.ts'

/** Adults at the table for whom a hold or a raise for safety stands. */
const keptAdults = ({ table }: PlanState): readonly Member[] =>
  table.adults.flatMap(({ member }) =>
    standingSafety(pastReviews(member.reviews, member.startsOn)) === null ? [] : [member],
  )

/** Days of a week that are not over. */
const daysAhead = ({ member }: PlanState, week: number): readonly number[] => {
  const from = todayIn(member, week)
  return Array.from({ length: Math.max(0, DAYS - from) }, (_, day) => from + day)
}

/** The energy that a day gives somebody, kcal: of a week that is not planned, what it will be planned with. */
function givenOn({ weeks }: PlanState, { personId, hero, startsOn, reviews }: Member, week: number, day: number) {
  const planned = weeks.get(week)
  return planned === undefined
    ? dayTargets(hero, { startsOn, week, reviews }).energy
    : (energyOn(planned, personId, day) ?? 0)
}

/**
 * Whether a change would leave somebody with less on a day ahead, although a hold or a raise for safety stands for them
 * after it. One that takes back what asked for more food leaves nothing standing, and may. Days are compared by what they
 * are planned for: the dishes of a valid week are within 5 % of it.
 */
export function takesFood(before: PlanState, after: PlanState): boolean {
  const { currentWeek } = before
  const last = Math.max(currentWeek, ...before.weeks.keys(), ...after.weeks.keys()) + 1
  const weeks = Array.from({ length: last - currentWeek + 1 }, (_, at) => currentWeek + at)
  return keptAdults(after).some((now) => {
    const was = before.table.adults.find(({ member }) => member.personId === now.personId)?.member ?? now
    return weeks.some((week) =>
      daysAhead(before, week).some((day) => givenOn(after, now, week, day) < givenOn(before, was, week, day)),
    )
  })
}
