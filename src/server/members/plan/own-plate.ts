import { DAYS, type PlannedDish, type PlannedMeal, targetsOn, type WeekRequest } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { dayTargets } from '#server/members/member/week-request.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findWeek } from './plan-weeks.ts'

/** A stored week as a member eats it; null if it is not stored, or is one from before they came. */
export async function ownStoredWeek(db: Database, member: Member, week: number): Promise<Planned | null> {
  const stored = await findWeek(db, member.householdId, week)
  return stored === null ? null : ownPlate(stored, member)
}

/** Portions are served in quarters; nobody gets less than one. */
const STEP = 0.25

const portioned = (portion: number, share: number): number =>
  Math.max(STEP, Math.round((portion * share) / STEP) * STEP)

/** Whether the week was planned by the targets of this member. */
export const isCookOf = ({ request }: Planned, { leadId }: Pick<Member, 'leadId'>): boolean => request.person === leadId

/**
 * A household's week as one member eats it: the same dishes, each in the portion that their own energy asks for, under
 * their own targets. Nothing of it shows the targets of whoever the week was planned by. Null if the week is one from
 * before they came: it is somebody else's.
 */
export function ownPlate(planned: Planned, member: Member): Planned | null {
  if (isCookOf(planned, member)) return planned
  const { week } = planned.plan
  if (week < weekOf(member.startsOn, member.joinedOn)) return null
  const targets = dayTargets(member.hero, { startsOn: member.startsOn, week, reviews: member.reviews })
  const shareOn = (day: number): number => targets.energy / targetsOn(planned.request, day).energy
  const { raised: _, ...shared } = planned.request
  const request: WeekRequest = {
    ...shared,
    ...{ targets, person: member.leadId },
  }
  const dishOf = (day: number) => (dish: PlannedDish) => ({ ...dish, portion: portioned(dish.portion, shareOn(day)) })
  const mealOf = (day: number) => (meal: PlannedMeal) => ({ ...meal, dishes: meal.dishes.map(dishOf(day)) })
  const days = planned.plan.days.slice(0, DAYS).map(({ meals }, day) => ({ meals: meals.map(mealOf(day)) }))
  return { request, plan: { ...planned.plan, days } }
}
