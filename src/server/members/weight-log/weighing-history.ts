import { sql } from 'kysely'
import type { LifeEventView } from '#domain/api/member/life-events.ts'
import { energyFloor } from '#domain/body/energy-target.ts'
import type { Stage } from '#domain/body/loss-plan.ts'
import { heroBody, heroForecast } from '#domain/hero/hero-forecast.ts'
import { daysBetween, type IsoDate } from '#domain/time.ts'
import { days, type KcalPerDay, kcalPerDay, kg } from '#domain/units.ts'
import type { Reading, WeighingHistory } from '#domain/weight-filter/weighing-history.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { weekOf } from '#server/members/member/plan-calendar.ts'
import { foreseenEnergy } from '#server/members/member/plan-reviews.ts'
import { firstIntake } from '#server/members/member/week-request.ts'
import type { Database } from '#server/platform/db/database.ts'
import { countedEvents, lifeEventsOf } from './life-events.ts'

const GRAMS = 1000
/** Weeks ahead for which energies are listed; the last one continues. */
const WEEKS_AHEAD = 52

/**
 * The energy of a planned week's latest targets, and of each of its days, kcal; null on days on which the person did not eat
 * from it.
 */
type PlannedEnergy = { readonly energy: KcalPerDay; readonly days: readonly (KcalPerDay | null)[] }

/** The energies of the weeks that a person eats from, by week. */
export async function plannedEnergies(
  db: Database,
  { personId, householdId }: Pick<Member, 'personId' | 'householdId'>,
): Promise<ReadonlyMap<number, PlannedEnergy>> {
  const rows = await db
    .selectFrom('plan_weeks')
    .select([
      'week',
      sql<string | null>`request->>'person'`.as('person'),
      sql<number>`(request->'targets'->>'energy')::float8`.as('energy'),
      sql<number[] | null>`(select array_agg((day->>'energy')::float8 order by number)
        from jsonb_array_elements(request->'raised'->'targets') with ordinality as days (day, number))`.as('days'),
      sql<number | null>`(select (eater->'energy'->>'aim')::float8 from jsonb_array_elements(request->'others') as eater
        where eater->>'id' = ${personId})`.as('own'),
      sql<(number | null)[] | null>`(select array_agg((day->'energy'->>'aim')::float8 order by number)
        from jsonb_array_elements(request->'others') as eater,
        jsonb_array_elements(eater->'days') with ordinality as days (day, number)
        where eater->>'id' = ${personId})`.as('ownDays'),
    ])
    .where('household_id', '=', householdId)
    .execute()
  return new Map(
    rows.flatMap(({ week, person, ...row }) => {
      const of =
        person === personId
          ? { energy: row.energy, days: row.days }
          : row.own === null
            ? null
            : { energy: row.own, days: row.ownDays }
      if (of === null) return []
      const days = of.days ?? Array<number>(DAYS).fill(of.energy)
      return [
        [week, { energy: kcalPerDay(of.energy), days: days.map((each) => (each === null ? null : kcalPerDay(each))) }],
      ] as const
    }),
  )
}

/** Readings of the scales, with days counted from the start of the plan. */
async function readingsOf(db: Database, personId: string, startsOn: IsoDate): Promise<readonly Reading[]> {
  const rows = await db
    .selectFrom('weight_entries')
    .select(['day', 'grams', 'confirmed'])
    .where('person_id', '=', personId)
    .execute()
  return rows.map(({ day, grams, confirmed }) => ({
    day: days(daysBetween(startsOn, day) ?? 0),
    weight: kg(grams / GRAMS),
    confirmed,
  }))
}

/** The weekday of a day; 0 is Monday. */
const weekdayOf = (day: IsoDate): number => (new Date(day).getUTCDay() + 6) % 7

/** Daily energies as stages, each from the first day on which it is planned. */
export function stagesOf(energies: readonly KcalPerDay[]): readonly Stage[] {
  return energies.flatMap((intake, day) =>
    day > 0 && energies[day - 1] === intake ? [] : [{ fromDay: days(day), intake }],
  )
}

/**
 * What the weight filter needs of a member's log and plan; null if the answers do not describe a body.
 * @param told the life events, if they differ from the stored ones
 */
export async function weighingHistory(
  db: Database,
  { personId, householdId, hero, startsOn, today, reviews }: Member,
  told?: readonly LifeEventView[],
): Promise<WeighingHistory | null> {
  const known = heroForecast(hero, startsOn)
  const body = heroBody(hero)
  if (body === null || known === 'incomplete' || known.code === 'INPUT_IMPLAUSIBLE') return null
  const planned = await plannedEnergies(db, { personId, householdId })
  const floor = energyFloor[body.physique.sex]
  const energyOf = (week: number): KcalPerDay =>
    foreseenEnergy(reviews, week) ?? kcalPerDay(Math.max(Math.round(firstIntake(known, week)), floor))
  const daysOf = (week: number): readonly KcalPerDay[] =>
    (planned.get(week)?.days ?? Array<null>(DAYS).fill(null)).map((energy) => energy ?? energyOf(week))
  const weeks = weekOf(startsOn, today) + WEEKS_AHEAD
  return {
    body,
    weekday: weekdayOf(startsOn),
    stages: stagesOf(Array.from({ length: weeks }, (_, index) => daysOf(index + 1)).flat()),
    readings: await readingsOf(db, personId, startsOn),
    events: countedEvents(told ?? (await lifeEventsOf(db, personId)), startsOn),
    today: days(daysBetween(startsOn, today) ?? 0),
  }
}
