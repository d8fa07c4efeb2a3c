import type { Transaction } from 'kysely'
import { Problem } from '#domain/problems.ts'
import type { Schema } from '#server/db/schema.ts'
import { inTransaction } from '#server/db/transaction.ts'
import type { Services } from '#server/http/services.ts'
import type { Allowance } from '#server/member/allowance.ts'
import { type Member, readMember } from '#server/member/member.ts'
import type { OneAfterAnother } from '#server/member/one-after-another.ts'
import { weekOf } from '#server/member/plan-calendar.ts'
import { type PlanWeeks, weeksFrom } from '#server/member/plan-weeks.ts'
import { tastesOf } from '#server/member/tastes.ts'
import type { Tastes } from '#server/member/week-request.ts'

/** What plans are made and changed with. */
export type PlanDesk = Pick<Services, 'db' | 'kitchen' | 'now' | 'config'> & {
  readonly inTurn: OneAfterAnother
  readonly allow: Allowance
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
  desk: PlanDesk,
  member: Member,
  firstWeek: number,
  work: (standing: Standing) => Promise<Change<T>>,
): Promise<T> {
  const { leadId, today } = member
  desk.allow(leadId)
  return desk.inTurn(leadId, async () => {
    for (let tried = 0; tried < TRIES; tried++) {
      const standing = await standingOf(desk, { leadId, today }, firstWeek)
      const { answer, write } = await work(standing)
      if (write === undefined || (await writeUnlessOvertaken(desk, standing.member, write))) return answer
    }
    throw new Problem('SERVICE_UNAVAILABLE')
  })
}

async function standingOf(
  desk: PlanDesk,
  { leadId, today }: Pick<Member, 'leadId' | 'today'>,
  firstWeek: number,
): Promise<Standing> {
  const member = await readMember(desk, leadId, today)
  const currentWeek = weekOf(member.startsOn, today)
  return {
    member,
    currentWeek,
    tastes: await tastesOf(desk.db, leadId),
    // The two weeks before tell what was eaten lately.
    weeks: await weeksFrom(desk.db, leadId, Math.min(firstWeek, currentWeek) - 2),
  }
}

/** Writes in one transaction with the next revision; false where somebody else was first. */
function writeUnlessOvertaken(
  { db, now }: PlanDesk,
  { leadId, revision }: Member,
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
