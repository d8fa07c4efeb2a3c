import { PantryCorrection } from '#domain/api/member/pantry.ts'
import { addDays, daysBetween, type IsoDate } from '#domain/time.ts'
import { DAYS } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { startOfWeek, utcDay } from '#server/members/member/plan-calendar.ts'
import type { FoodSaid, KitchenHistory, MealPlace, TickedWeek } from '#server/planner-pool/planner-pool.ts'
import type { Database } from '#server/platform/db/database.ts'
import { checkerOf } from '#server/platform/schema/checker.ts'
import type { PlanWeeks } from './plan-weeks.ts'

type Tick = { readonly food: string; readonly at: Date; readonly eaters: number | null }
/** Something that a member said about what is at home, and when; `on` is their day. */
export type StoredCorrection = {
  readonly id: string
  readonly correction: PantryCorrection
  readonly on: IsoDate
  readonly at: Date
}

/** What is known of a household's kitchen beside its weeks. */
export type KitchenRecords = {
  /** By week: what is ticked on its list. */
  readonly ticks: ReadonlyMap<number, readonly Tick[]>
  /** In the order in which they were made. */
  readonly corrections: readonly StoredCorrection[]
}

const stored = checkerOf(PantryCorrection)

/** What a household has ticked on the lists of its weeks from one on, and said since that week began. */
export async function kitchenFrom(
  db: Database,
  { householdId, startsOn }: Pick<Member, 'householdId' | 'startsOn'>,
  first: number,
): Promise<KitchenRecords> {
  const rows = await db
    .selectFrom('shopping_ticks')
    .select(['week', 'ingredient', 'changed_at', 'eaters'])
    .where('household_id', '=', householdId)
    .where('week', '>=', first)
    .where('ticked', '=', true)
    .execute()
  const said = await db
    .selectFrom('pantry_corrections')
    .select(['id', 'content', 'made_on', 'made_at'])
    .where('household_id', '=', householdId)
    .where('made_on', '>=', startOfWeek(startsOn, first))
    .orderBy('made_at')
    .orderBy('id')
    .execute()
  const ticks = rows.map(({ week, ingredient: food, changed_at: at, eaters }) => ({ week, food, at, eaters }))
  return {
    ticks: Map.groupBy(ticks, ({ week }) => week),
    corrections: said.flatMap(({ id, content: correction, made_on: on, made_at: at }) =>
      stored.Check(correction) ? [{ id, correction, on, at }] : [],
    ),
  }
}

/** A day of the plan, counted from that of a week 0. */
export const countedDay = (startsOn: IsoDate, day: IsoDate): number => (daysBetween(startsOn, day) ?? 0) + DAYS

function saidOf({ correction, on, at }: StoredCorrection, startsOn: IsoDate): readonly FoodSaid[] {
  const when = { day: countedDay(startsOn, on), at: at.getTime() }
  switch (correction.kind) {
    case 'HAVE':
      return correction.foods.map((each) => ({ kind: 'HAVE', ...each, ...when }))
    case 'GONE':
    case 'FROZEN':
      return [{ ...correction, ...when }]
    case 'NOT_COOKED':
      return []
  }
}

/** The meals of a week that somebody said were not cooked. */
export const notCookedIn = (corrections: readonly StoredCorrection[], week: number): readonly MealPlace[] =>
  corrections.flatMap(({ correction }) =>
    correction.kind === 'NOT_COOKED' && correction.week === week
      ? [{ day: correction.day, meal: correction.meal }]
      : [],
  )

/**
 * What the weeks of a household tell of what is at home for a later one, or null if nobody ever ticked or said anything.
 * @param until the week for which it is asked; only earlier ones count
 */
export function kitchenHistory(
  weeks: PlanWeeks,
  { ticks, corrections }: KitchenRecords,
  startsOn: IsoDate,
  until: number,
): KitchenHistory | null {
  const lived = [...weeks].flatMap(([week, planned]): readonly TickedWeek[] => {
    if (week >= until) return []
    const ticked = ticks.get(week) ?? []
    const eaters = Math.max(...ticked.map((tick) => tick.eaters ?? 0))
    return [
      {
        planned,
        ticked: ticked.map(({ food, at }) => ({
          ...{ food, day: countedDay(startsOn, utcDay(at)), at: at.getTime() },
        })),
        ...(eaters > 0 ? { eaters } : {}),
        notCooked: notCookedIn(corrections, week),
      },
    ]
  })
  const said = corrections.flatMap((each) => saidOf(each, startsOn))
  return said.length > 0 || lived.some(({ ticked }) => ticked.length > 0) ? { weeks: lived, said } : null
}

/** The day of a plan that is counted so. */
export const dayCounted = (startsOn: IsoDate, day: number): IsoDate => addDays(startsOn, day - DAYS)
