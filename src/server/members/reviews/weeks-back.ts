import { daysBetween } from '#domain/time.ts'
import type { WeekRequest } from '#planner/week/week-plan.ts'
import type { Member } from '#server/members/member/member.ts'
import { startOfWeek, weekOf } from '#server/members/member/plan-calendar.ts'
import { asSeen, moreFrom, otherAt, ownPlate } from '#server/members/plan/own-plate.ts'
import {
  deletePlanRow,
  isAsLeft,
  type PlanRows,
  restorePlanRow,
  type WrittenRow,
} from '#server/members/plan/plan-rows.ts'
import { plannedFrom, storeWeek } from '#server/members/plan/plan-weeks.ts'
import { saidWeek } from '#server/members/plan/sayings.ts'
import type { ChangedMeals } from '#server/members/plan/undoable-change.ts'
import { changedMeals } from '#server/members/plan/week-changes.ts'
import type { Planned } from '#server/planner-pool/planner-pool.ts'
import type { Trx } from '#server/platform/db/transaction.ts'

const weekIn = (content: WrittenRow['after']): Planned | null =>
  content === null ? null : plannedFrom({ request: content['request'], plan: content['plan'] })

/** A change of the plan: what is said about it, and how it is written. */
type Effect = { readonly made: ChangedMeals; readonly write: (trx: Trx, now: Date) => Promise<void> }

/** The meals that are other ones for this member. */
function mealsBack(is: Planned | null, was: Planned | null, member: Member): ChangedMeals['meals'] {
  const [from, to] = [is, was].map((week) => (week === null ? null : ownPlate(week, member)))
  return from && to ? changedMeals(asSeen(from).plan, asSeen(to).plan) : []
}

/** A week that goes on with the targets or needs that one person had before. */
function withEarlierNeeds(is: WeekRequest, was: WeekRequest, personId: string): WeekRequest {
  if (is.person === personId) return { ...is, targets: was.targets }
  const before = otherAt({ request: was }, personId)
  if (is.others === undefined || before === undefined) return is
  const { energy, protein } = before
  return { ...is, others: is.others.map((eater) => (eater.id === personId ? { ...eater, energy, protein } : eater)) }
}

/** A week as it was before it got more food. What is being eaten, or was changed since, is not thrown away again. */
function weekBack(member: Member, row: WrittenRow, now: PlanRows): Effect {
  const { personId, householdId, startsOn, today } = member
  const place = { personId, householdId }
  const week = Number(row.key)
  const current = weekOf(startsOn, today)
  const [was, is] = [weekIn(row.before), weekIn(now.get(`plan_weeks ${row.key}`)?.content ?? null)]
  const day = daysBetween(startOfWeek(startsOn, current), today) ?? 0
  const isLived = week === current && (is === null ? 0 : moreFrom(is, personId)) < day
  if (isAsLeft(now, row) && !isLived) {
    return {
      made: { changes: [saidWeek('weekIsBack', startsOn, week)], meals: mealsBack(is, was, member) },
      write: (trx) => restorePlanRow(trx, place, row),
    }
  }
  if (week === current && was !== null && is !== null) {
    // The days keep their own targets; the week, from which the next one continues, has the earlier ones again.
    const request = withEarlierNeeds(is.request, was.request, personId)
    return {
      made: { changes: [saidWeek('weekStays', startsOn, week)], meals: [] },
      write: (trx, time) => storeWeek(trx, householdId, { request, plan: is.plan }, time, false),
    }
  }
  return {
    made: { changes: [saidWeek('replannedWhenOpened', startsOn, week)], meals: [] },
    write: (trx) => deletePlanRow(trx, place, row),
  }
}

export type Withdrawn = {
  readonly member: Member
  /** The weeks that the raise wrote, and the plan's rows as they are. */
  readonly rows: readonly WrittenRow[]
  readonly now: PlanRows
  /** Weeks ahead that were planned since, for the energy that is withdrawn. */
  readonly since: readonly number[]
}

/** The plan's weeks without a raise: what changes, and how it is written. */
export function weeksBack({ member, rows, now, since }: Withdrawn): Effect {
  const { personId, householdId, startsOn } = member
  const effects = rows.map((row) => weekBack(member, row, now))
  return {
    made: {
      changes: [
        ...effects.flatMap(({ made }) => made.changes),
        ...since.map((week) => saidWeek('replannedWhenOpened', startsOn, week)),
      ],
      meals: effects.flatMap(({ made }) => made.meals),
    },
    write: async (trx, time) => {
      for (const { write } of effects) await write(trx, time)
      for (const week of since)
        await deletePlanRow(trx, { personId, householdId }, { table: 'plan_weeks', key: String(week) })
    },
  }
}
