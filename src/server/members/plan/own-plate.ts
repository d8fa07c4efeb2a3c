import { type DailyNeeds, type Eater, needsOn } from '#domain/household/eater.ts'
import type { BanId } from '#planner/foods/food-families.ts'
import { planFor } from '#planner/week/plan-for.ts'
import {
  DAYS,
  type DayTargets,
  type RaisedWeek,
  targetsOn,
  type WeekPlan,
  type WeekRequest,
} from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { dayTargets } from '#server/members/member/week-request.ts'
import { eaterOf, type OwnWeek, type Planned } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import { findWeek } from './plan-weeks.ts'

/** A stored week as a member eats it; null if it is not stored, or is none of theirs. */
export async function ownStoredWeek(db: Database, member: Member, week: number): Promise<OwnWeek | null> {
  const stored = await findWeek(db, member.householdId, week)
  return stored === null ? null : ownPlate(stored, member)
}

/** Whether the week was planned by the targets of this member. */
export const isCookOf = ({ request }: Planned, { leadId }: Pick<Member, 'leadId'>): boolean => request.person === leadId

/** One of the others at the table of a week. */
export const otherAt = ({ request }: Pick<Planned, 'request'>, id: string): Eater | undefined =>
  request.others?.find((eater) => eater.id === id)

/** The energy of a day of a week for one who eats from it, kcal; null if they do not on that day. */
export const energyOn = ({ request }: Pick<Planned, 'request'>, personId: string, day: number): number | null => {
  if (request.person === personId) return targetsOn(request, day).energy
  const eater = otherAt({ request }, personId)
  return eater === undefined ? null : (needsOn(eater, day)?.energy.aim ?? null)
}

/**
 * A household's week as one member eats it: under their own rules and targets, from their own plate. Nothing of it shows
 * the targets of anybody else. Null if they do not eat from it: it is somebody else's.
 */
export function ownPlate(planned: Planned, member: Member): OwnWeek | null {
  if (isCookOf(planned, member)) return planned
  const eater = otherAt(planned, member.personId)
  return eater === undefined ? null : { ...planned, own: ownRequest(planned, eater, member) }
}

function ownRequest({ request, plan }: Planned, eater: Eater, member: Member): WeekRequest {
  const { others: _, raised: __, ...shared } = request
  const { hero, startsOn, reviews } = member
  const of = dayTargets(hero, { startsOn, week: plan.week, reviews })
  const targetsFor = ({ energy, protein }: DailyNeeds): DayTargets => ({
    ...of,
    energy: energy.aim,
    protein: protein.aim,
  })
  const raised = raisedFor(eater, plan, targetsFor)
  return {
    ...shared,
    cook: { ...request.cook, diets: eater.diets, restrictions: eater.restrictions },
    targets: targetsFor(eater),
    cuisines: hero.cuisinesLike ?? [],
    dishes: hero.mealsLike ?? [],
    habits: {
      lunch: hero.eatLunch ?? [],
      cravings: hero.foodsCrave ?? [],
      eatsAt: hero.environmentsEat ?? null,
      struggles: hero.habitsStruggle ?? [],
    },
    // The planner had each of them when it was ruled out.
    bannedIngredients: eater.banned.map((id) => id as BanId),
    person: eater.id,
    ...(raised === null ? {} : { raised }),
  }
}

/** The first day from which one of the others has more food than on the day before; null if there is none. */
function raisedDay(eater: Eater): number | null {
  const energyOn = (day: number) => needsOn(eater, day)?.energy.aim ?? null
  const days = Array.from({ length: DAYS }, (_, day) => day)
  const first = days.find((day) => {
    const [before, now] = [day === 0 ? null : energyOn(day - 1), energyOn(day)]
    return before !== null && now !== null && now > before
  })
  return first ?? null
}

/** The days of a week from which on somebody eats more; from 0. The whole week counts if it is not known from when. */
export const moreFrom = ({ request }: Planned, personId: string): number => {
  const eater = request.others?.find(({ id }) => id === personId)
  return (eater === undefined ? request.raised?.from : raisedDay(eater)) ?? 0
}

function raisedFor(eater: Eater, plan: WeekPlan, targetsFor: (needs: DailyNeeds) => DayTargets): RaisedWeek | null {
  const from = raisedDay(eater)
  const before = from === null ? null : needsOn(eater, from - 1)
  if (from === null || before === null) return null
  return {
    from,
    at: '',
    targets: Array.from({ length: DAYS }, (_, day) => targetsFor(needsOn(eater, day) ?? eater)),
    before: plan.days,
    energyBefore: before.energy.aim,
  }
}

/** A week as one of its table sees it, for what is said about it: their own request, and the plan with their plates. */
export const asSeen = (week: OwnWeek): Planned => ({
  request: week.own ?? week.request,
  plan: planFor(week.plan, week.request.person, eaterOf(week)),
})
