import type { Transaction } from 'kysely'
import { Problem } from '#domain/problem.ts'
import { daysBetween } from '#domain/time.ts'
import { placeOfLead } from '#server/households/found-household.ts'
import { type Member, readMember } from '#server/members/member/member.ts'
import type { PlanContext } from '#server/members/member/member-area.ts'
import { startOfWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import type { Tastes } from '#server/members/member/week-request.ts'
import { tastesOf } from '#server/members/member/week-request.ts'
import type { Database } from '#server/platform/db/database.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import { type KitchenRecords, kitchenFrom } from './kitchen-history.ts'
import { type PlanWeeks, weeksFrom } from './plan-weeks.ts'
import { REMEMBERED, recipesBefore } from './served-recipes.ts'
import { settledMeals } from './settled-meals.ts'
import { type Table, tableOf } from './table.ts'

/** A member's plan as it was read at one moment. */
export type PlanState = {
  readonly member: Member
  readonly currentWeek: number
  /** The opinions of the household and the member's own bans. */
  readonly tastes: Tastes
  /** The meals of today that somebody at the table has eaten, by their number in the day. */
  readonly eaten: readonly number[]
  /** Who eats from it beside the member. */
  readonly table: Table
  readonly weeks: PlanWeeks
  /** The recipes of the weeks before those. */
  readonly earlierRecipes: readonly string[]
  /** The weeks among them whose table has changed since they were planned. */
  readonly outdated: ReadonlySet<number>
  /** What was ticked on the lists of those weeks, and said about what is at home. */
  readonly kitchen: KitchenRecords
}

/** The reply to a change and the function that writes it; without `write` nothing has to change. */
export type Change<T> = {
  readonly answer: T
  readonly write?: (trx: Transaction<Schema>, now: Date) => Promise<void>
}

/** Attempts to compute a change before giving up because other changes keep being written first. */
const TRIES = 4

/**
 * The only way to make or change a plan. Reads the plan, computes the change outside any transaction, and writes it
 * only if nothing else has changed the plan since; otherwise starts over. `firstWeek` is the earliest week that the
 * change concerns.
 * @throws Problem
 */
export async function changePlan<T>(
  context: PlanContext,
  member: Member,
  firstWeek: number,
  work: (planState: PlanState) => Promise<Change<T>>,
): Promise<T> {
  const { leadId, householdId } = member
  await context.countPlan(leadId)
  return context.mutex(householdId, async () => {
    for (let tried = 0; tried < TRIES; tried++) {
      const planState = await readPlanState(context, member, firstWeek)
      const { answer, write } = await work(planState)
      if (write === undefined || (await writeUnlessOvertaken(context, planState.member, write))) return answer
    }
    throw new Problem('SERVICE_UNAVAILABLE')
  })
}

/** Reads a plan with its weeks, from ten weeks before `firstWeek` or the current week, whichever is earlier. */
export async function readPlanState(
  context: Pick<PlanContext, 'db' | 'now' | 'config'>,
  { leadId, today, page }: Pick<Member, 'leadId' | 'today' | 'page'>,
  firstWeek: number,
): Promise<PlanState> {
  const member = await readMember(context, leadId, today, page)
  const currentWeek = weekOf(member.startsOn, today)
  const tastes = await tastesOf(context.db, member)
  const first = Math.min(firstWeek, currentWeek) - REMEMBERED
  const table = await tableOf(context, member, tastes.banned)
  return {
    member,
    currentWeek,
    tastes,
    eaten: await eatenToday(context.db, table, currentWeek),
    table,
    // The weeks before show what was eaten recently, and what of it is left at home.
    ...(await weeksFrom(context.db, member.householdId, first)),
    earlierRecipes: await recipesBefore(context.db, member.householdId, first),
    kitchen: await kitchenFrom(context.db, member, first),
  }
}

/** The meals of today that the diary of anybody at the table says are over. */
async function eatenToday(db: Database, { adults }: Table, week: number): Promise<readonly number[]> {
  const [{ member }] = adults
  const day = daysBetween(startOfWeek(member.startsOn, week), member.today) ?? 0
  const found = await Promise.all(adults.map(({ member: { personId } }) => settledMeals(db, personId, { week, day })))
  return [...new Set(found.flat())].toSorted((one, other) => one - other)
}

/** Writes in one transaction that also raises the revision; false if another change was written first. */
export function writeUnlessOvertaken(
  { db, now }: Pick<PlanContext, 'db' | 'now'>,
  { personId, householdId, revision }: Pick<Member, 'personId' | 'householdId' | 'revision'>,
  write: NonNullable<Change<unknown>['write']>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const place = await placeOfLead(trx, personId)
    if (place?.householdId !== householdId) return false
    const mine = await trx
      .updateTable('households')
      .set({ plan_revision: revision + 1 })
      .where('id', '=', householdId)
      .where('plan_revision', '=', revision)
      .returning('id')
      .executeTakeFirst()
    if (mine === undefined) return false
    await write(trx, now())
    return true
  })
}
