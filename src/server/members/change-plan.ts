import type { Transaction } from 'kysely'
import { Problem } from '#domain/problems.ts'
import type { KeyedMutex } from '#server/platform/concurrency/keyed-mutex.ts'
import type { Schema } from '#server/platform/db/schema.ts'
import { inTransaction } from '#server/platform/db/transaction.ts'
import type { Services } from '#server/services.ts'
import { type Member, readMember } from './member.ts'
import { weekOf } from './plan-calendar.ts'
import type { PlanRateLimiter } from './plan-rate-limiter.ts'
import { type PlanWeeks, weeksFrom } from './plan-weeks.ts'
import type { Tastes } from './week-request.ts'
import { tastesOf } from './week-request.ts'

/** What plans are made and changed with. */
export type PlanContext = Pick<Services, 'db' | 'plannerPool' | 'now' | 'config'> & {
  readonly mutex: KeyedMutex
  readonly countPlan: PlanRateLimiter
}

/** Where a plan stands at one moment. */
export type Standing = {
  readonly member: Member
  readonly currentWeek: number
  readonly tastes: Tastes
  readonly weeks: PlanWeeks
}

/** What a change comes to, and what it writes; nothing where all is as wished already. */
export type Change<T> = {
  readonly answer: T
  readonly write?: (trx: Transaction<Schema>, now: Date) => Promise<void>
}

/** How often a change is worked out anew because another one was written meanwhile. */
const TRIES = 4

/**
 * The one way in which a plan is made or changed: it is read, the change is worked out beside the database, and written
 * only where nothing else has changed meanwhile; else again from the start. `firstWeek` is the earliest week that the
 * change is about. @throws Problem
 */
export async function changePlan<T>(
  context: PlanContext,
  member: Member,
  firstWeek: number,
  work: (standing: Standing) => Promise<Change<T>>,
): Promise<T> {
  const { leadId, today } = member
  await context.countPlan(leadId)
  return context.mutex(leadId, async () => {
    for (let tried = 0; tried < TRIES; tried++) {
      const standing = await readStanding(context, { leadId, today }, firstWeek)
      const { answer, write } = await work(standing)
      if (write === undefined || (await writeUnlessOvertaken(context, standing.member, write))) return answer
    }
    throw new Problem('SERVICE_UNAVAILABLE')
  })
}

/** Reads where a plan stands, with its weeks from two before the first one that is asked for. */
export async function readStanding(
  context: Pick<PlanContext, 'db' | 'now' | 'config'>,
  { leadId, today }: Pick<Member, 'leadId' | 'today'>,
  firstWeek: number,
): Promise<Standing> {
  const member = await readMember(context, leadId, today)
  const currentWeek = weekOf(member.startsOn, today)
  return {
    member,
    currentWeek,
    tastes: await tastesOf(context.db, leadId),
    // The two weeks before show what was eaten lately.
    weeks: await weeksFrom(context.db, leadId, Math.min(firstWeek, currentWeek) - 2),
  }
}

/** Writes in one transaction with the next revision; false where another change was written first. */
export function writeUnlessOvertaken(
  { db, now }: Pick<PlanContext, 'db' | 'now'>,
  { leadId, revision }: Pick<Member, 'leadId' | 'revision'>,
  write: NonNullable<Change<unknown>['write']>,
): Promise<boolean> {
  return inTransaction(db, async (trx) => {
    const mine = await trx
      .updateTable('leads')
      .set({ plan_revision: revision + 1 })
      .where('id', '=', leadId)
      .where('plan_revision', '=', revision)
      .where('erased_at', 'is', null)
      .returning('id')
      .executeTakeFirst()
    if (mine === undefined) return false
    await write(trx, now())
    return true
  })
}
