import { sql } from 'kysely'
import type { LearntWeight } from '#domain/api/member/weights.ts'
import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'
import type { WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { energyOn } from '#server/members/plan/own-plate.ts'
import { type PlanWeeks, weeksFrom } from '#server/members/plan/plan-weeks.ts'
import { settledBy } from '#server/members/plan/settled-meals.ts'
import type { Database } from '#server/platform/db/database.ts'

const LATELY = 28
/** Days with less, kcal, were hardly written down whole; with fewer of them, the diary is not kept. */
const WHOLE_DAY_KCAL = 800
const LEAST_DAYS = 10

/** The planned meals of a day that this person eats, by their number in the day; none if nothing is planned. */
function plannedOn(weeks: PlanWeeks, { personId, startsOn }: Pick<Member, 'personId' | 'startsOn'>, day: IsoDate) {
  const week = weekOf(startsOn, day)
  const planned = weeks.get(week)
  const index = (daysBetween(startsOn, day) ?? 0) % DAYS
  if (planned === undefined || day < startsOn || energyOn(planned, personId, index) === null)
    return { week, index, meals: 0 }
  return { week, index, meals: planned.plan.days[index]?.meals.length ?? 0 }
}

/**
 * What the diary of the last four weeks has on its whole days, beside what the plan has; null if it is hardly kept. A day
 * with planned meals of which nobody said whether they were eaten is not whole.
 */
export async function diaryBeside(
  db: Database,
  member: Pick<Member, 'personId' | 'householdId' | 'startsOn' | 'today'>,
  { stages, today: dayToday }: WeighingHistory,
): Promise<NonNullable<LearntWeight['diary']> | null> {
  const { personId, householdId, startsOn, today } = member
  const firstDay = addDays(today, -LATELY)
  const days = await db
    .selectFrom('diary_records')
    .select([
      'day',
      sql<number>`sum((figures->>'energy')::float8)`.as('energy'),
      sql<unknown>`json_agg(content)`.as('said'),
    ])
    .where('person_id', '=', personId)
    .where('day', '>=', firstDay)
    .where('day', '<', today)
    .where(sql<boolean>`content->>'kind' = 'entry'`)
    .groupBy('day')
    .having(sql<boolean>`sum((figures->>'energy')::float8) >= ${WHOLE_DAY_KCAL}`)
    .execute()
  const planned = stages.findLast(({ fromDay }) => fromDay <= dayToday)?.intake
  if (days.length < LEAST_DAYS || planned === undefined) return null
  const { weeks } = await weeksFrom(db, householdId, weekOf(startsOn, firstDay))
  const settled = days.filter(({ day, said }) => {
    if (day === null) return false
    const { week, index, meals } = plannedOn(weeks, member, day)
    const spoken = (Array.isArray(said) ? said : []).flatMap(settledBy)
    const numbers = new Set(
      spoken.filter((place) => place.week === week && place.day === index).map(({ meal }) => meal),
    )
    return numbers.size >= meals
  })
  if (settled.length < LEAST_DAYS) return null
  const energy = settled.reduce((sum, day) => sum + day.energy, 0) / settled.length
  return { days: settled.length, energy: Math.round(energy), planned: Math.round(planned) }
}
